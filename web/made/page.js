"use strict";
(()=>{var Cd=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),ge=e=>Cd+e,tl=e=>`/${e.split("/").slice(Cd.split("/").length).join("/")}`,Ft=()=>tl(location.pathname);var io=ge("/api/v1"),Pk=700,Co=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function ol(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Co(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Co(e,"error",`The server answered with status ${e}.`)}var Ld=()=>new Co(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),Ik=/"(?:stream|correlation)":-?\d{16}/,Dk=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,Bk=/\d{16}/,qk=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,Wk=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function Rd(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Nd(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ht(e,t,o={}){let n=!1;try{for(;;)try{return await Fk(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,Rd(1)),await Wk(Pk,o.signal)}}finally{n&&Rd(-1)}}async function Fk(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(io+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:Ld()}if(!i.ok)throw ol(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&Bk.test(l)?qk:Ik.test(l)?Dk:void 0)}catch{throw new Co(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var dt=(e,t)=>Ht("GET",e,t),Ze=encodeURIComponent,
Vo=e=>dt("/status",e);async function jt(e,t){let o=await dt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function yt(e,t){let o=e.map(s=>`id=${Ze(s)}`).join("&"),n=e.
length===0?[]:(await dt(`/sets?${o}`,t)).sets;return[...new Map(n.map(s=>[s.id,s])).values()]}var Jo=async e=>(await dt("/tags",e)).tags,ho=(e,t)=>dt(`/sets/${Ze(e)}`,t),Ro=(e,t)=>Ht("PATCH",`/sets/${Ze(
e)}`,{body:t}),Fn=e=>Ht("DELETE",`/sets/${Ze(e)}`),Pd=async(e,t)=>(await Ht("POST",`/sets/${Ze(e)}/split`,{body:t})).job,Id=async(e,t)=>(await Ht("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,Hn=e=>Ht("POST",`/sets/${Ze(e)}/restore`),it=(e,t)=>dt(`/compare_traces?${e}`,t),Fr=(e,t)=>dt(`/compare_traces/op?${e}`,t),Hr=(e,t,o)=>dt(e===""?`/compare_traces/tree?${t}`:`/sets/${Ze(e)}/tree?${t}`,
o),jn=async(e,t,o)=>(await dt(`/sets/${Ze(e)}/steps${t===null?"":`?marker=${Ze(t)}`}`,o)).steps,nl=(e,t,o)=>dt(`/sets/${Ze(e)}/timeline?${t}`,o),jr=(e,t,o)=>dt(`/sets/${Ze(e)}/timeline/find?${t}`,o),Un=(e,t,o)=>dt(
`/analysis/${e}?${t}`,o),sl=(e,t)=>dt(`/series?${e}`,t),Dd=e=>`${io}/series?${e}`,Bd=(e,t)=>`${io}/analysis/${e}?${t}`,Ur=async(e,t,o)=>(await dt(`/sets/${Ze(e)}/ops?q=${Ze(t)}&limit=50`,o)).ops,Rs=e=>`${io}\
/compare_traces?${e}`,zr=e=>`${io}/report?${e}`,Gr=e=>`${io}/bundle?${e}`,qd=e=>`${io}/compare_traces/op?${e}`,Wd=(e,t,o)=>dt(`/sets/${Ze(e)}/timeline/sums?${t}`,o),Fd=(e,t)=>dt(`/sql?${e}`,{...t,digits:!0}),
Hd=e=>`${io}/sql?${e}`,jd=async(e,t)=>(await dt(`/sql/schema?${e}`,t)).tables,Ud=async e=>(await dt("/queries",e)).queries,rl=(e,t)=>Ht("POST","/queries",{body:{name:e,statement:t}}),zd=e=>Ht("DELETE",
`/queries/${Ze(e)}`),al=(e,t,o)=>`${io}/sets/${Ze(e)}/files/${t}/trace${o?`?${o}`:""}`;async function Yr(e,t,o,{signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(al(e,t,o),{signal:n}),l.ok){
let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Co(0,"b\
roken","The download stopped before its end. The log of the server says why."):Ld()}throw ol(l.status,await l.text())}var Gd=async e=>(await dt("/jobs",e)).jobs,Yd=(e,t)=>dt(`/jobs/${Ze(e)}`,t),zn=e=>Ht(
"DELETE",`/jobs/${Ze(e)}`),Kd=e=>new EventSource(`${io}/jobs/${Ze(e)}/events`),Vd=(e,t)=>Ht("POST","/uploads",{body:{label:e,files:t}}),Jd=async()=>(await Ht("POST","/samples")).jobs,Qd=e=>dt(`/upload\
s/${Ze(e)}`),il=e=>Ht("DELETE",`/uploads/${Ze(e)}`),Xd=async e=>(await Ht("POST",`/uploads/${Ze(e)}/commit`)).job;function Zd(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((i,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${io}/upl\
oads/${Ze(e)}/files/${Ze(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,ol(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{d(l,new Co(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Co(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function Hk(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Ge(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=Hk(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var _e="–",go="−",Ut=" ",nm=e=>Ge(e,0,2),sm=e=>Ge(e,0,3);function Gn(e,t){return t>0?`+${e}`:t<0?`${go}${e}`:e}function L(e){return e==null?_e:nm(e).replace("-",go)}function nt(e){return e==null?
_e:Gn(nm(Math.abs(e)),e)}var em=["","K","M","G","T","P","E"];function lo(e){if(e==null)return _e;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<em.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?go:"")+Ge(t,0,n)+(o?Ut+em[o]:"")}function pn(e){return e>0?`+${lo(e)}`:lo(e)}var ll=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return ll.find(([,o])=>t>=o*
.99995)??(t>0?ll[3]:ll[2])}function Kr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Ge(n,s,s)+Ut+t}function N(e){if(e==null)return _e;let t=Kr(e,Je(e));
return(e<0&&/[1-9]/.test(t)?go:"")+t}function ye(e){return e==null?_e:Gn(Kr(e,Je(e)),e)}function de(e){return e==null?_e:sm(e).replace("-",go)+Ut+"µs"}function Ie(e){return e==null?_e:Gn(sm(Math.abs(
e))+Ut+"µs",e)}var tm=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Yn(e){let t=Math.abs(e);return tm.find(([,o])=>t>=o*.99995)??tm[t>0?3:1]}function Lo(e){return e==null?_e:(e<0?go:
"")+Kr(e,Yn(e))}function rm(e){return e==null?_e:Gn(Kr(e,Yn(e)),e)}function dl(e){return e==null?_e:Ge(e,0,9).replace("-",go)+Ut+"GB/s"}function je(e){return e==null||!Number.isFinite(e)?_e:(e<0?go:"")+
am(Math.abs(e))+Ut+"%"}function ke(e){if(e==null||!Number.isFinite(e))return _e;if(e>=900){let t=1+e/100;return`${Ge(t,...t>=99.95?[0,0]:[1,1])}${Ut}times`}return Gn(am(Math.abs(e))+Ut+"%",e)}function am(e){
if(e>0&&e<.05)return e<.005?"<0.01":Ge(e,2,2);let t=e>=1e3||e===0?0:1;return Ge(e,t,t)}var jk="⁰¹²³⁴⁵⁶⁷⁸⁹";function zt(e){if(e==null||!Number.isFinite(e))return _e;if(e===0||e>=.001)return String(
Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Ut}×${Ut}10⁻${[...o].map(n=>jk[n]).join("")}`}function im(e){return e==null||!Number.isFinite(e)?_e:e<.001?"<0.001":Ge(
e,3,3)}var cl=["B","kB","MB","GB","TB"];function ml(e){let t=Math.abs(e),o=cl.findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[cl[Math.max(o,0)],1e3**Math.max(o,0)]}var pl=e=>e==null?_e:`${L(e).replace(
"-",go)}${Ut}B`,Ls=e=>e==null?_e:Gn(Oe(Math.abs(e)),e);function Oe(e){if(e==null)return _e;if(e<0)return go+Oe(-e);let t=cl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?
1:2;return Ge(o,s,s)+Ut+t[n]}function ee(e,t,o=`${t}s`){return`${L(e)}${Ut}${e===1?t:o}`}function st(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)
o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function Ns(e,t){let o=Array.from(e);if(o.length<=t)return e;
let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var ul=8,lm=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function cm(e,t){
let o=e[t],n=r=>r===void 0?0:lm(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-ul);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function fl(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[
o,cm(t,n)]))}function Uk(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*ul?ul-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return Ns(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.
from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(i,l?i+s-1:void 0)}${l?"…":""}`}var um=e=>e.replace(/^void (?=\S)/,"");function hl(e){let t=[],
o=new Map,n=new Map,s=new Map,r=c=>c.length>e?um(c):c;function i(c,u){let d=s.get(c),m=Uk(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,
first:null};f.names.add(c),f.first=null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,lm(u,f)),u.length)}return c.first}return{add(c){let u=[
...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=cm(t,f);p!==o.get(m)&&i(m,p)}})},text(c){let u=r(
c),d=s.get(u);return d.names.size===1||e<16?d.text:zk(u,e,l(d),o.get(u))}}}function co(e,t){let o=hl(t);return o.add(e),e.map(o.text)}function dm(e,t){let o=fl(e),n=co(e,t);return e.map((s,r)=>o.get(s)+
8<t-1?um(s):n[r])}function zk(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.
slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function $t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ue(e){
return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Qo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".
includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var Gk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","S\
ept","Oct","Nov","Dec"],om=e=>String(e).padStart(2,"0"),Yk=36e5;function mm(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/Yk);return o>=48?`in ${ee(Math.floor(o/24),"day")}`:o>=1?`in ${ee(o,"hour")}`:
"within the hour"}function ft(e){let t=new Date(e);return Number.isNaN(t.getTime())?_e:`${t.getDate()} ${Gk[t.getMonth()]} ${t.getFullYear()}, ${om(t.getHours())}:${om(t.getMinutes())}`}var Kk="tracediff.theme",gl=new Set,yl=matchMedia("(prefers-color-scheme: dark)");function wl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Vk(){let e=wl();
return e==="auto"?yl.matches?"dark":"light":e}function ht(e){return gl.add(e),()=>gl.delete(e)}function pm(){for(let e of[...gl])e(Vk())}function hm(e){e.value=wl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Kk,e.value)}catch{}pm()}),yl.addEventListener("change",()=>{wl()===
"auto"&&pm()})}var Jk=matchMedia("(forced-colors: active)"),Vr=new Map,fm="";function ne(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${yl.matches} ${Jk.matches}`;return n!==
fm&&(Vr=new Map,fm=n),Vr.has(e)||Vr.set(e,Qk(e)),Vr.get(e)}function Qk(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var bl=null;function Ps(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(bl??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{bl=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),bl)}var gm={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Is=()=>[[0,ne("--heat-low")],[.5,ne("--heat-middle")],[1,ne("--heat-high")]];function Xt(){
return{control:ne("--control-fill"),test:ne("--test-fill"),more:ne("--more-fill"),less:ne("--less-fill"),noise:ne("--noise-fill"),surface:ne("--surface"),highlight:ne("--highlight"),highlightEdge:ne("\
--accent")}}function vt(){let e=ne("--text"),t=ne("--muted"),o=ne("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[ne("--control-fill"),ne("--test-fill"),ne("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:ne("--surface-raised"),bordercolor:ne("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var _l=17;function Xk({
title:e,lines:t,keys:o=[]},n,s){let r=Xt(),i=t.flatMap(p=>Qo(p,Math.floor(n/6.6),3)),l=30+_l*i.length+(o.length>0?24:0)+8,c=(p,g,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Ue(g),font:{size:h,color:ne(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,g)=>c(30+_l*g,p,12,!1))],d=[],m=12-s.left,f=30+_l*i.length+4;for(let[
p,g]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??ne(p),line:{width:0}}),u.push(
{...c(f,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function wm(e,t,o,n){let s=await Ps(),r=ne("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Xk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var ym=/(?<!\.tracediff)\.json$|\.json\.gz$/i,bm=/\.tracediff\.json$/i,kl=/\.tracediff$/i;function _m(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return Zk(t,o)}async function Zk(e,t){let o=[];for(let n of e){let s=[];await xm(n,"",s),o.push(Kn(n.name,s))}return o.concat(
km(t))}function km(e){let t=e.filter(({name:n})=>!kl.test(n)),o=e.filter(({name:n})=>kl.test(n)).map(n=>({label:n.name.replace(kl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Kn($l(t),
t)]:o}async function xm(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)
if(r.isDirectory)await xm(r,`${t}${r.name}/`,o);else{let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function $m(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Kn(n,s)).concat(km(o))}var No=({
name:e})=>bm.test(e),xl=({name:e})=>e.replace(bm,"");function Kn(e,t){let o=[...t].sort((r,i)=>r.name<i.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>ym.test(r))),s=r=>No(r)?n.has(xl(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function $l(e){let t=e.filter(n=>!No(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(ym,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function vm(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>Kn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Jr(n,o),n}function Jr(e,t){for(let o of t)Array.isArray(o)?Jr(e,o):o!=null&&o!==!1&&e.append(o)}function A(e,...t){return e.textContent="",Jr(e,t),e}function wo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function W(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var e0="http://www.w3.org/2000/svg";function Be(e,t={},...o){let n=document.createElementNS(e0,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Jr(n,o),n}var t0={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function It(e){return Be("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Be("path",{d:t0[e]}))}function Me(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},It(e))}var Sm=0;function pe(e){return Sm+=1,`${e}-${Sm}`}var Dt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Re(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(W(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Me("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,n),l(),i}function Em(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Re("This server is read-only.",{urgent:!0});return}try{let l=await _m(
i.dataTransfer);l.length>0&&o(l)}catch(l){Re(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var o0=700,n0=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function vl({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${L(t)} of ${ee(e,"set file")} are checked.`:`${ee(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${L(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function Tm(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=n0(s),t.hidden=!s,t.textContent=s?vl(s):"",clearTimeout(n),o?n=setTimeout(e,o0):i&&Se(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var s0=1e3,Qr="This page waits for a set that the server has not checked yet.";function Om(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await Vo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Qr} ${vl(i)}`:Qr,o=setTimeout(s,s0,r))}Nd(r=>{let i=r&&Ft()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Qr,Se(Qr),s(n)))})}var r0=2,Mm=1e3,Sl=0,fn=e=>["done","failed","cancelled"].includes(e.state);function Xr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Sl-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(fn(d)&&i(),
t(d))},c=async()=>{let d=Mm;try{l(await Yd(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Mm}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Sl<r0&&typeof EventSource=="function"?(Sl+=1,n=Kd(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var Ds=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],a0=Ds.flatMap(([e])=>e),i0=Ds.flatMap(([,e])=>e),Vn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],yo=(e,t)=>t.some(o=>e.includes(o));function l0(e,t){let[o,n]=[Vn(e),Vn(t)];for(let[s,r]of Ds){let i=yo(o,s)&&yo(n,r);if(i!==(yo(n,s)&&yo(o,r)))return i?-1:1}for(let[s,r]of[[a0,-1],[i0,1]])if(yo(o,s)!==
yo(n,s))return yo(o,s)?r:-r;return 0}function Zr(e){for(let[t,o]of Ds){let n=e.map(r=>[yo(Vn(r),t),yo(Vn(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var c0=10n**17n;function Am(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>c0?o:null}function Bs(e,t){let o=l0(e.label,t.label),[n,s]=[Am(e),Am(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}var u0=100,Cm=(e,t)=>Vn(e).filter(o=>!t.includes(o)).join(" ");function El(e){
if(e.length===2){let[t,o]=Bs(e[1],e[0]);return{control:t.id,test:o.id}}for(let[t,o]of Ds){let n=[...t,...o],s=d=>e.filter(m=>yo(Vn(m.label),d)).slice(0,u0),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==
d&&Cm(m.label,n)===Cm(d.label,n)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function d0(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function m0(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=p0(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function p0(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function ea(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(m0(e,t.index+t[0].length));return o?Number(o[1]):null}async function f0(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function Rm(e,t,o){let n=await f0(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var h0=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&ea(e)!==null;async function g0({name:e,file:t}){let o=await Rm(t,4194304,h0);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=ea(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=ea(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await Rm(t,16777216,()=>!1);n=ea(s.slice(-262144))}return{
isTrace:!0,rank:n??d0(e)}}async function Nm(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await g0(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var Lm=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Pm(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Lm(e,n,o),Lm(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var w0=256,Im=20,Dm=e=>e.slice(e.lastIndexOf("/")+1),Tl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function y0(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Pm(e.file,t.file)}async function b0(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await y0(n,s)||Tl(n.name)!==null&&Tl(n.name)===Tl(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!No(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Ol=e=>e.map(({seen:t})=>t.rank),Ml=e=>!e.includes(null)&&new Set(e).size===
e.length;function _0(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function k0(e){return Zr(e.map(({name:o})=>Dm(o)))?.map(o=>o.map(n=>e[n]))??_0(e)??e.map(o=>[o])}function x0(e,t){let o=new Set;return e.map((n,s)=>{let r=$l(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>No(d)?c.has(xl(d)):s===0&&!d.seen.isTrace);return{
...Kn(i,[...l,...u]),settled:!0}})}function Bm(e){let t=Ol(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function $0(e,t,o){
return!(t.length===2&&Zr(t.map(({label:s})=>s)))&&Ml(Ol(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Bm(o),manyFirst:!0}}}function v0(e){return e.includes(
null)?"assumed":Ml(e)?"named":"equal"}async function qm(e){if(e.files.length>w0)return{};if(await Nm(e.files),e.files.length<2||e.settled)return{};let t=await b0(e.files),o=vm(e);if(o!==null&&o.length<=
Im)return $0(e,o,t);let n=Ol(t),s=Zr(t.map(({name:i})=>Dm(i)));if(t.length<2||Ml(n)&&s===null)return{};let r=k0(t);return r.length>Im?{}:{question:{kind:v0(n),parts:x0(r,e),one:Bm(t),manyFirst:s!==null||
r.length===2}}}var S0=2,E0=3,T0=4,Al=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await Jd()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await qm(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<E0&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Vd(t.label,o);if(t.state!=="creating"){il(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=S0)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await Zd(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<T0&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await Qd(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Xd(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=Xr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}fn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await Ro(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Ro(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await Ro(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Fn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Hn(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await zn(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&il(o).catch(()=>{}),this.#l(),this.#s()}},ve=new Al;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var O0=1e3,M0=5e3,A0=6e4,Cl=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-A0;get running(){return this.list.filter(t=>!fn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await Gd())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?O0:M0)}}#r(t){if(ve.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ve.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Zt=new Cl;var Ct={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},hn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Po={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},ta={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},Rl={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},C0=new Map([["1","true"],["0","false"]]);function bt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];
if(s==="texts")return e.getAll(o).filter(m=>m!=="");let i=e.get(o)??"",l=s==="text"?i:C0.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="\
choice"&&c==="false"?"":c)||n;return s==="boolean"?d==="true":d}function Io(e,t,o,n){for(let s of o){let{type:r,standard:i}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",i].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var R0={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},L0={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Wm=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function gn(e,t,o){if(e[t]!==void 0)return e[t];let n=R0[t];if(!n)return L0[t]?.(o)??null;let{rule:s,times:r}=n,i=gn(e,n.of,o),l=gn(e,n.by,o);switch(s){case"change":return i===
null||l===null?null:i-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Wm(i,l,r);default:return Wm(i,l,r)}}var _t={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Fm={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Xo={..._t,...Fm},qs=e=>e!==null&&e.parts.some(({part:t})=>t in Fm),Ws={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Fs=e=>e[0].toUpperCase()+e.slice(1),N0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Ll=e=>N0[e]??e.toLowerCase();function Nl(e){let t=e.
split(" overlapping ").map(Ll);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Pl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Hm={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Il={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},oa={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},na={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Dl={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},wn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",Zo=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",yn="the host waits: the de\
vice’s queue is full",en=({host:e,lag:t})=>typeof e!="number"?"":`host ${N(e)}${t>0?` · device ${N(t)} behind when the host left`:""}`;var Rt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,jm={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},P0={...jm,per_step:"per r\
ecording",percent:"% of the recording"},Hs=(e,t)=>(Rt(t)?P0:jm)[e];function Bl(e){return Rt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Jn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function sa(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var I0=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,D0=e=>e==="per_step"||e==="percent";function B0(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=D0(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Do(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(B0(t,n&&I0(e))).map(([i,l])=>[i,gn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function q0(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var js=(e,t)=>JSON.stringify([e,t]);
function Ot(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var W0=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Um({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>W0(n,l)),i=n.
length-2;return[`${r.join(" / ")}${i>0?` + ${i} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Us({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??
0)>(r.total_duration??0)?i:r)}var zs=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${L(n)} ${n===1?"call":"calls"}, ${N(s)}`);function ql(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Wl({...l,among:i},n);return{row:c,key:l.id??js(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>gn(l,u,e),...Do(l,o,e,n),...q0(l,o)}})}var zm=(e,t)=>e.filter(({row:o})=>!Zo(o)).slice(0,t);function Wl(e,t){let o=t?"self":"total";return e?.tests?
{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var tn=e=>e.moderated_q_value??e.q_value??null;function Gm(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.
judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[js(s.name,s.category),{...s,among:n}]))}function Ym(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].
control_counts+e.totals[n].test_counts>0).map(n=>[n,Do(e.totals[n],t,e,o)])}var Km=15,Vm=[10,15,20,30,50,100],F0=["total","per_step","per_call","percent"],Jm=Ct.change.words,Qm=Ct.device_type.words,H0=Ct.measure.words,j0=["step","compute","exposed_communication","exposed_memo\
ry","idle"],ra=[...j0,"op"],Lt="ProfilerStep*",Fl=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],U0=["name","category","change","q_value"],Qn=e=>U0.includes(e)?"asc":"desc",Hl=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Xm=[...Hl,"device_type","q","exclude","category","change","significant","fold","\
measure","equivalence","work","equal_clock"],z0={fold:"true",significant:"",measure:"",equivalence:""},Zm=(e,t)=>Object.fromEntries(t.map(o=>[o,bt(e,Ct,o,z0[o])])),ep=e=>Object.fromEntries(["control_m\
arker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function G0(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Ot(n,e.get(o)??"")}var Bo=(e,t,o)=>t.includes(
e)?e:o;function Gt(e){let t=new URLSearchParams(e),o=Bo(t.get("sort"),Fl,Ct.sort.standard),n=Number(t.get("top"));return{...Zm(t,Xm),...ep(t),sort:o,...o.endsWith("_work")&&{work:!0},order:Bo(t.get("o\
rder"),Ct.order.words,Qn(o)),unit:Bo(t.get("unit"),F0,""),measure:Bo(t.get("measure")??t.get("time"),H0,""),heat:Bo(t.get("heat"),ra,""),fall:Bo(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&
n>=1&&n<=200?n:Km,op:G0(t,"op","op_category")}}function St(e){let t=aa(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.sort,Ct.sort.standard),o("order",e.order,Qn(e.sort)),o("unit",e.unit,""),o("measure",
e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(e.top),String(Km)),o("op",e.op,"");let n=t.toString();return ge(n===""?"/compare":
`/compare?${n}`)}var Bt=(e,t)=>St({...Gt(""),control:Ve(e),test:Ve(t),exclude:[Lt]});function aa(e){let t=new URLSearchParams;return Io(t,Ct,Xm,e),e.significant||t.delete("measure"),t}function Y0(e,t,o){
let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="p\
er_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:
t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Xn(e,t,o){let n=aa(e);return n.set("significance","true"),n.set("sort",Y0(e.sort,t,o)),n.set("\
order",e.order),n.set("measure",o?"self":"total"),n}function jl(e,t,o,n){let s=Xn(e,t,o);return s.set("format",n),s}var tp=["total","per_step"],K0=["calls","share"],op=["duration","calls","per_call"];
function Gs(e){let t=new URLSearchParams(e);return{...Zm(t,Hl),...ep(t),row:t.has("name")?Ot(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Bo(t.get("unit"),tp,""),bins:Bo(t.get("bins"),K0,
"calls"),heat:Bo(t.get("heat"),op,"duration")}}function gt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Io(t,Ct,Hl,e),t}function bn(e){let t=gt(e);return t.set("row",e.row),t}function Yt(e){
let t=bn(e);return tp.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),op.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),ge(`/compare/op?${t}`)}function np(e,t,o){
let n=Xn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function sp(e){let t=new URL(St(e),location.origin).
searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var on=Number(hn.limit.standard),rp=e=>e==="label"?"asc":"desc";function ia(e){
let t=new URLSearchParams(e),o=bt(t,hn,"sort"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:bt(t,hn,"q"),tag:bt(t,hn,"tag"),sort:o,order:bt(t,hn,"order",rp(o)),
page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function ap(e){let{control:t,test:o,q:n,tag:s,sort:r,order:i,page:l}={...ia(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("con\
trol",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,hn.sort.standard),u("order",i,rp(r)),u("page",l,1);let d=c.toString();return ge(d===""?"/":`/?${d}`)}var la=e=>e.q!==""||e.tag.
length>0;function _n(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(on),offset:String((e.page-1)*on)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",
o)),t}var Ve=e=>e.slice(0,12),nn=(e,t,o,n)=>n?.[e]?.label??(o&&Ye(o,t[e])?.label)??t[e];function Ye(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));
if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var ca=(e="Damaged")=>a("strong",{class:"damage-mark"},It("warning"),e);function ua(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},ca()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}var ip=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function da(e,t=e?.length??0){return t>0&&a("div",{class:"damage-list"},a("p",{},ca(ee(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,
rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${L(t-e.length)} more`)))}var V0="https://ui.perfetto.dev";var Ys=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function J0(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Ys("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Ys("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function Ul(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Ul(e,t-1)},100)}async function ma({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=V0,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Ys("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw Ul(l),m}let c=new AbortController,u=J0(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Ul(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var Q0=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function X0(e){return(e.notes??[]).some(t=>Q0.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Z0=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Gl(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=al(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await ma({title:`${e.label}, rank ${t.rank}`,fileName:Z0(
t,o()),load:m=>Yr(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${Oe(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=W("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Oe(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function qo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${ft(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function ex(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},qo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",a("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function tx(e,t,o,n){let s=Gl(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?X0(t):"";s.prepare(),A(r,l===""?s.node:a("span",{class:"muted"},l))};return n.push(
i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Oe(t.trace_bytes)),r)}function ox(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?ex(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>tx(e,l,o,n))))),r.length>0&&i>0&&a("\
p",{class:"muted small"},`${L(i)} more were not kept.`))}function nx(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function pa(e,t={}){let o=[],n=pe("traces"),s=nx(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Me("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Vo(),...e.map(l=>ho(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,A(r,u&&s.node,c.map(d=>ox(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>A(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var sx=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function lp(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${ee(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"goo\
d",text:"clean"};let u=[];return c>0&&u.push(`${L(c)} repaired or lost`),s>0&&u.push(ee(s,"note")),r>0&&u.push(ee(r,"duplicate file")),l>0&&u.push(`${L(l)} not followed or read`),{level:o+n>0?"warn":"\
note",text:u.join(", ")}}function rx(e){return a("dl",{class:"counters"},sx.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},L(e[t]??0)))))}function ax(e,t,o){
let n=t.notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":st(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="\
distributedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||_e),a("td",{class:"num"},L(s.events)),a("td",{class:"num"},Oe(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{
class:"muted"},"not kept"):Gl(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[ca()," "],i.
words,i.count>1&&` (${L(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function Yl(e){return e?.length>0&&a("details",{class:"\
duplicates"},a("summary",{},`${ee(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"\
mono"},o)))))}var ix={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function Kl(e,t){return e>
0&&a("details",{class:"left-out"},a("summary",{},`${ee(e,"entry","entries")} of the folder left out`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${ix[n]??n}`)),e>t.length&&
a("li",{class:"muted"},`and ${L(e-t.length)} more`)))}function cp(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return ho(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];A(t,da(o.quality.affected_files,o.quality.affected),rx(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a(
"tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",{},o.file_list.map(r=>ax(o,r,n))))),Yl(o.quality.duplicate_files),Kl(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Ide\
ntity ",a("span",{class:"mono"},o.id)," · stored in ",Oe(o.stored_bytes)," out of ",Oe(o.raw_bytes)," of JSON",n&&` (${Oe(o.traces_bytes)} the traces themselves)`,!n&&`. ${qo(o)}`))}).catch(o=>A(t,a(
"p",{class:"error-text"},o.message))),t}var Vl=4,Jl=e=>e===2?"two":L(e),up=e=>e[0].toUpperCase()+e.slice(1);function lx({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function cx({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${st(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${ee(t.ranks,"rank")}`}function ux({parts:e}){let t=e.slice(0,Vl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Vl?`${t} and ${L(e.length-Vl)} more`:t}function Ql({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Jl(t.ranks)} ranks of one`;return`${up(Jl(e.length))} sets, \
or ${n}?`}function dp(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=pe("question"),i=(u,d,m)=>W([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${up(Jl(n.length))} sets`,ux(t)),c=i(!1,"One set",cx(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Ql(t))," ",lx(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var dx=64,mx={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Zl(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function ec(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function kn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return px(e.made);if(e.state==="done"){let o=e.already_stored?`${fx(e)}; nothing was stored twice.`:`${ha(
e)?"Stored, but damaged":"Done"}: ${ee(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":mx[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Oe(e.bytes_done)} of ${Oe(e.bytes_total)}`),e.events>0&&t.push(ee(e.events,"event")),e.files_total>1&&t.push(`${L(e.files_done)} of ${ee(e.files_total,"file")}`),
t.join(" · ")}function px(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${L(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${ee(o,"set")} stored${t>0?`; ${n}`:""}.`}var fx=e=>`Stored already as “${e.known_as}”`;function hx(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:ge(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function gx(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>Xl(ve.takeOffer(e,s));return[W(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=dx&&
W(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var ha=e=>e?.state==="done"&&e.affected_files?.length>0;function pp(e){return[ha(e)&&da(e.affected_files),yx(e),Yl(e?.duplicate_files),wx(e?.
changed_beside??[]),Kl(e?.left_out??0,e?.left_out_files??[])]}function wx(e){return e.length>0&&a("p",{class:"muted"},"Not taken: what stands beside ",a("span",{class:"mono"},e.slice(0,20).map(t=>`${t}\
.tracediff.json`).join(", ")),e.length>20?` and ${L(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function yx(e){if(!e?.failures?.
length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"failures",open:e.state==="failed"},a("summary",{},`${ee(e.failures.length,
"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file)," – "],o.message))))}function fp(e){let t=Zl("Progress"),o=a("p",{class:"\
transfer-text"}),n=a("div",{class:"transfer-actions"}),s=_x(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,u=e.files.map(bx),d=a("details",{class:"files",open:e.files.length<=6},a(
"summary",{},kx(e)),a("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&xx(e.skipped)),m=a("li",{class:"transfer"},a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),f=null,
p="",g="",h=!1;function y(){let _=n.contains(document.activeElement),x=a("div",{},vx(e));p=e.label,x.innerHTML!==n.innerHTML&&(A(n,...x.childNodes),_&&n.querySelector("button")?.focus({preventScroll:!0}))}
function w(){f=e.state,m.dataset.state=e.state,y(),h=e.question!==null,A(i,h&&dp(e)),e.state==="done"&&(d.open=!1)}function b(){let _=e.state==="done"?e.offered:null;if(_===c)return;let x=l.contains(document.
activeElement);c=_,A(l,gx(e)),x&&s.node.querySelector("input").focus({preventScroll:!0})}function k(){f!==e.state?w():p!==e.label&&y(),s.update(),u.forEach($x),t.setAttribute("aria-label",`Progress of\
 ${e.label}`);let{done:_,total:x}=tc(e);t.hidden=e.state==="asking"||!ve.active.includes(e),ec(t,_,x),g=oc(e),o.textContent!==g&&A(o,e.state==="done"&&!e.bundle&&e.job.already_stored?hx(e,g):g),b(),m.
classList.toggle("affected",ha(e.job)),A(r,pp(e.job))}return k(),{node:m,update:k,text:()=>e.question?Ql(e.question):g,focus(){h&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector(
"button").focus({preventScroll:!0}),h=!1}}}var fa=(e,t)=>e.reduce((o,n)=>o+n[t],0);function tc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:
{done:fa(n,"sent"),total:o==="looking"?0:fa(n,"size")}}function bx(e){let t=Zl(`Progress of ${e.name}`),o=a("span",{class:"file-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),
t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function _x(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The lab\
el of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"\
error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label\
 of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(
" ");o.textContent!==s&&(o.textContent=s)}}}function kx(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!No(s)),n=[ee(o.length,e.bundle?"bundle":"trace file"),Oe(t)];return e.skipped.length>
0&&n.push(`${L(e.skipped.length)} skipped`),n.join(", ")}function xx(e){let[t,o]=[e.filter(No),e.filter(n=>!No(n))];return[o.length>0&&mp("only .json and .json.gz files are traces",o),t.length>0&&mp("\
the trace that it is named after is not there",t)]}function mp(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${L(t.length-20)} more`:"";return a("p",{class:"muted skipped"},
`Not sent, because ${e}: `,a("span",{class:"mono"},o),n)}function $x(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,ec(o,t.size===
0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Oe(t.size),sending:`${r} % of ${Oe(t.size)}`,sent:`${Oe(t.size)} sent`,failed:t.error??"\
failed"}[t.state]}function vx(e){let{label:t}=e,o=Me("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&W("Retry",()=>ve.retry(
e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&W("Undo",()=>Xl(ve.
undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[W("Bring back",()=>Xl(ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[W("Cancel",
()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Xl(e){try{await e}catch(t){Re(`That did not work. ${t.message}`,{urgent:!0})}}function Sx(e){let t=[...new Set(e.files.map(({seen:o})=>o?.
rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${st(t.sort((o,n)=>o-n))}`}function Ex(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to\
 “${e.text}”.`}function oc(e){let t=Sx(e),o=fa(e.files,"sent"),n=fa(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waitin\
g for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Oe(o)} of ${Oe(n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. Th\
e server starts reading …";case"job":return[kn(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"done":return kn(e.job)+Ex(e.taken)+(e.tagged?
` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It \
failed."}}function hp(e,t){let o=e,n=Zl(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer\
-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"j\
ob":o.state,A(r,m?W("Cancel",()=>zn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Me("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=!m,ec(n,o.bytes_done,o.bytes_total),s.textContent=
kn(o),l.classList.toggle("affected",ha(o)),A(i,pp(o))}return u(o),{node:l,update:u}}var gp=()=>a("a",{href:ge("/")},"Show");function Tx(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:oc(t),...tc(t)})),...Zt.running.map(t=>({label:t.label,text:kn(t),
done:t.bytes_done,total:t.bytes_total}))]}function Ox(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${L(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${L(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function Mx(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,gp()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${L(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function Ax(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,gp()),draw(o){
e.textContent=`${o}.`}}}function Cx(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Bt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);A(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Me("close","Dismiss",n)),l,c),o=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});it(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function wp(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Mx(),o=Ax(),n=Cx(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ft()!=="/",c=l?Tx():[],u=l?Ox():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),wo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Zt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[sn,xn,yp,uo,Kt,Rx,ga,Lx]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Ks="Every page",bp="First move to a set of the list, with the arrow keys.",wa="First select a\
 call, in the lanes or in the table.",$n="There is nothing to search on this page.",kp=[{pages:[sn],keys:["/"],text:"Find trace sets",action:"search",none:$n},{pages:[sn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[sn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[sn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[sn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[sn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[sn],keys:["c"],text:"Use the focused set as the control",action:"control",none:bp},{pages:[sn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:bp},{pages:[xn],keys:["/"],text:"Search the names of the rows",action:"search",none:$n},{pages:[xn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[xn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[xn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[xn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[uo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:$n},{pages:[uo],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[uo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[uo],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[uo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[uo],keys:["Space"],text:"In the table: select the frame"},{pages:[uo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[uo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[uo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[xn,yp,uo,Kt,ga],keys:["c"],text:"Choose the control",action:"control"},{pages:[xn,yp,uo,Kt,ga],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Kt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:$n},{pages:[Kt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Kt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Kt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Kt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Kt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Kt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:wa},{pages:[Kt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Kt],keys:["m"],action:"measure",none:wa,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[Rx],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:$n},{pages:[Lx],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[ga],keys:["/"],text:"Find a table or column",action:"search",none:$n},
{pages:[ga],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Ks],keys:["?"],text:"List the keys",action:"help"},{pages:[Ks],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:$n},{pages:[Kt],keys:[","],action:"former",none:wa},{pages:[Kt],keys:["."],action:"next",none:wa}],Nx={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Px=["button","checkbox","file","radio","range","reset","submit"];function Vs(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Px.includes(e.type))}function Ix(e,t){let{target:o,key:n}=e,s=Vs(o);return kp.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(i=>[t.name,Ks].includes(i)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function Dx(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Bx(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},Nx[t]??t)])}function _p(e,t){let o=kp.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},Bx(n)),a("dd",{},s)))))}function qx(e){let t=pe("keys"),o=()=>n.close(),
n=a("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),
Me("close","Close",o)),_p(`${e.name} page`,e.name),_p(Ks,Ks),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function xp(e,t){let o=()=>e()&&
qx(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let i=Ix(n,s);if(!i||i.action==="close"&&Dx())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&
Re(i.none,{seconds:4})})}var $p="tracediff.session";function Wx(){try{return JSON.parse(sessionStorage.getItem($p))??[]}catch{return[]}}function vp(e){let t=null,o=0,n="";function s(){return t===null&&(t=Wx(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem($p,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>ho(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===n||ve.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==n&&ve.active.length===
0&&(n=d,e(...Bs(m,f)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Dt().then(()=>r(s()))}}}var nc=new Set,Ep=!1,rn=()=>Ep;function Zn(e){return nc.add(e),()=>nc.delete(e)}function Sp(e){Ep=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...nc])t()}function Tp(){window.
addEventListener("beforeprint",()=>Sp(!0)),window.addEventListener("afterprint",()=>Sp(!1))}var ze=["control","test"],vn={control:"test",test:"control"},Ap=["rank","span","step"],Fx=["both",...ze],Hx={path:{type:"boolean",standard:"false"}},Cp=32,jx=864e8,Ux=300,ya=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,sc=e=>/^\d+$/.test(e??"")?e:"";function Op(e,t,o){let[n,s]=[ya(e.get(t)),ya(e.get(o))];return n!==null&&s!==null&&n<s&&Math.max(-n,s)<=jx?[n,s]:[null,null]}var Mp=(e,t)=>[
...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=Ux).slice(0,Cp),es=(e,{id:t,main:o})=>o?"main":`${e}:${t}`,ba=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-Cp);function rc(e){let t=new URLSearchParams(
e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of ze){for(let c of Ap)o[`${l}_${c}`]=sc(t.get(`${l}_${c}`)??t.get(c));o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[
n,s]=Op(t,"from","to"),[r,i]=Op(t,"sum_from","sum_to");return{...o,use_short_name:bt(t,ta,"use_short_name"),path:bt(t,Hx,"path"),show:Fx.includes(t.get("show"))?t.get("show"):"both",from:n,to:s,sum_from:r,
sum_to:i,open:Mp(t,"open"),pin:Mp(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:ya(sc(t.get("nth"))),at:ze.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??
"",align_category:t.get("align_category")??"",align_nth:ya(sc(t.get("align_nth")))??0}}var zx=e=>String(Math.round(e*1e3)/1e3);function ts(e){let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.
set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...Ap,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}
o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?zx(e[s]):"");["open","pin"].forEach(s=>(e[s]??
[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("align_nth",
e.align_nth,0));let n=t.toString();return ge(n===""?"/timeline":`/timeline?${n}`)}function bo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var Gx=(e,t)=>e-t,Rp=e=>[...new Set(
e)].sort(Gx),ac=e=>Rp(e.map(t=>t.rank)),ic=(e,t)=>Rp(e.filter(o=>o.rank===t).map(o=>o.span)),lc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function Yx(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var Kx=(e,t)=>e.find(o=>String(o)===t);function Lp(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,f)=>{let p=d===""?void 0:Kx(u,
d);return d!==""&&p===void 0&&n.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(ac(e),t.rank,"rank",o?.sample.rank),i=s(ic(e,r),t.span,"file",o?.sample.span),l=lc(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:Yx(l),{sample:c,place:l.indexOf(c),missing:n}}var _a=e=>/^\d+$/.test(e??"")?e:"",Sn=(e,t={})=>ts({control:e.control,test:e.test,control_rank:_a(e.control_ranks),test_rank:_a(e.test_ranks),control_step:_a(e.control_steps),test_step:_a(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function os(e,t){let{name:o,category:n}=Us(t,"test");return Sn(e,{name:o,category:e.use_short_name?"":n})}
function ka(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&Us(n,"test");return Sn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Np(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return Sn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var En=[...Po.by.words,"calls"],Sa=4,mc={device:"own",host:"self",calls:"calls"},Ea=["calls","host","self","device","own"];function Dp(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function Js(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Bp=/ #\d+$/,$a=(e,t)=>e==="module"&&t!==null?t.replace(
Bp,""):t,qp=()=>[0,0],uc=()=>Object.fromEntries(Ea.map(e=>[e,qp()]));function va(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:uc(),kernels:[],shapes:[],children:[],own:uc(),key:"",foldKey:""}}var cc=(e,t)=>t>0?(e??0)/t:0,xa=(e,t,o,n)=>o?[cc(e[`control_${t}`],n[0]),cc(e[`test_${t}`],n[1])]:[cc(e[t],n[0]),0];function Vx(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function Jx(e,t,o){let n=Object.fromEntries(Ea.map(s=>[s,xa(e,s,t,o)]));return{...va({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:Vx(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:xa(s,"counts",t,o),device:xa(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:xa(s,
"calls",t,o)}))}}function Ta(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),Js(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>$a(s.sort,l)),s.status].join(`
`);Ta(s,r(t,s.names),Js(i))}}var Oa=e=>e.reduce((t,o)=>Js([t,o.sort,$a(o.sort,o.control_name),$a(o.sort,o.test_name),o.status].join(`
`)),"root");function pc(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(En.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)Qx(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ns=e=>e.status==="same"||e.status==="replaced";function Qx(e,t){
e.total={},e.ownOf={},e.here={};for(let o of En){let n=e.own[mc[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=ns(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ns(e)?r:null}}function fc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>Jx(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Ta(s[0],"root","root"),pc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var dc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Pp(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,qp()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>dc(i[l],r[l]))}}function Ip(e,t){Ea.
forEach(o=>dc(e.figures[o],t.figures[o])),Object.values(mc).forEach(o=>dc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Pp(e.kernels,t.kernels,"name",["counts","device"]),Pp(e.shapes,t.shapes,"text",["calls"])}function Xx({sort:e,status:t,names:o}){let[n,s]=o.map(r=>$a(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var Zx=(e,t)=>Ea.some(o=>e.figures[o][t]>0);function Wp(e){if(e.children.forEach(Wp),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>Zx(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Fp(e){let t=va(e.root);Ip(t,e.root);let o=new Map,n=(r,i)=>{let l=Xx(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=va({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);Ip(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Wp(t),Ta(t,"root","root"),pc(t,{...Hp(e),grouped:"class"})}function Hp({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var jp=e=>({...e,children:e.children.map(jp)});function e$(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Bp.test(n??"")&&t.unshift(n)}return t}function t$(e,t){let o=va({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(mc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Up(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=t$(i,l);return{...i,opened:!0,own:uc(),kernels:i.kernels,children:[...l.map(u=>({...jp(u),above:e$(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return zp(r,n),pc(r,Hp(e))}function zp(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Ta(o,Js(`${e.key}
${n||"rest"}`),o.foldKey||Js(`${e.key}
rest`))}else zp(o,t)}function Tn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var On=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",_o=(e,t)=>e.total[t][1]-e.total[t][0];function ko(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function hc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function ss(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Gp=["both","control","test"];function o$(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Yp(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=o$(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var n$=["folded","class","instance"],Ca=["control","test"],Ra=["ranks","steps","marker"],s$=5e3,gc=40,Ma=(e,t,o)=>t.includes(e)?e:o,Aa=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,gc);function rs(e){let t=new URLSearchParams(e),o={};for(let n of Ca){o[n]=t.get(n)??"";for(let s of Ra)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:bt(t,Po,
"level"),merge_lines:bt(t,Po,"merge_lines"),by:Ma(t.get("by"),En,""),width:Ma(t.get("width"),Gp,"both"),frames:Ma(t.get("frames"),n$,"folded"),order:Ma(t.get("order"),["calls"],""),q:t.get("q")??"",node:Aa(
t.get("node"))[0]??"",zoom:Aa(t.get("zoom"))[0]??"",open:Aa(t.get("open")),rows:Aa(t.get("rows"))}}function qt(e){let t={...rs(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&r!==""&&o.set(s,r)};
for(let s of Ca)n(s,t[s]),Ra.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,Po.level.standard),n("merge_lines",String(t.merge_lines??!0),Po.merge_lines.standard),n("by",t.by),
n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-gc).join(".")),n("rows",t.rows.slice(-gc).join(".")),
ge(o.size===0?"/tree":`/tree?${o}`)}function as(e,t,o){let n=new URLSearchParams({max_nodes:String(s$)}),s=e.test!=="";for(let r of s?Ca:["control"]){s&&n.set(r,e[r]);for(let i of Ra){let l=e[`${r}_${i}`];
l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return Io(n,Po,["level","by","instances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Po.by.words.includes(t)?t:"",instances:o}),n}var Nt=e=>Object.
fromEntries([...Ca.flatMap(t=>[t,...Ra.map(o=>`${t}_${o}`)]),"merge_lines"].map(t=>[t,e[t]])),r$=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Kp(e,t){let{
name:o,category:n}=Us(t,"test");if(!r$.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,
"");return qt({...Nt(e),q:i,level:r?"python":"modules"})}var Vp=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Jp=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Qp="tracediff.dismissed-jobs",a$=24*3600*1e3,i$=1e4;function Xp(){try{return JSON.parse(localStorage.getItem(Qp))??[]}catch{return[]}}function l$(e){try{localStorage.setItem(Qp,JSON.stringify([...Xp().
slice(-50),e.id]))}catch{}}function c$(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<a$;return!o.includes(e.id)&&(!fn(e)||t.has(e.id)||n)}function u$(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<i$)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Se(s,o==="failed")}}}function Zp(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=u$(),l=0;function c(){let g=null;for(let h of ve.transfers){let y=s.get(h.key);y||(y=fp(h),s.set(h.key,y),g??=y),y.update();
let{state:w,label:b,job:k}=h;i.tell(h.key,{state:w,stage:k?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return g}function u(){let g=Xp();Zt.running.forEach(y=>r.add(y.id));let h=Zt.list.
filter(y=>c$(y,r,g)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,hp(y,()=>{l$(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${kn(y)}`});return h}function d(){
l=0;let g=s.size===0,h=c(),y=[...ve.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);wo(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,h&&!g&&h.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:g})=>e(g.job.set),p=({detail:g})=>e(g.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",f),ve.addEventListener("sets",t),Zt.addEventListener("change",m),Zt.addEventListener("stored",p),d(),{node:n,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",f),ve.removeEventListener("sets",t),Zt.removeEventListener("change",m),Zt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var d$=.1;function m$(e,t){let o=t.coming_bytes>0?` and ${Oe(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Oe(t.left_bytes)} are left`;return`${e} may store ${Oe(t.allowed_bytes)}\
: ${Oe(t.stored_bytes)} are stored in ${ee(t.sets,"set")}${o}, ${n}.`}function ef(e,t){if(!t)return null;let o=t.left_bytes<=d$*t.allowed_bytes;return a("span",{class:o?"quota-few":""},m$(e,t),o&&" De\
lete sets to make room: what they take is free ten minutes later.")}function tf(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Vo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,A(e,ef(o.user,n)," ",ef("All together",s))}}}var p$="a[href], button:not(:disabled), input";function of(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(p$)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),g=p.indexOf(n),h=[n,...r(n)],y=h.indexOf(f);return{ArrowDown:p[g+1],ArrowUp:p[g-1],Home:p[0],End:p.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Vs(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function La(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=pe("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),W("Cancel",l,{class:"small-button"}));A(e,d),u.focus(),u.select()}var is=4;function Na(e,t,{text:o,...n}={}){let s=pe("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??It("more")),l=null,c=()=>nf(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:g}}),A(l,t().filter(y=>!y.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),nf(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function p(h){let y=m().filter(_=>!_.disabled),w=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",k={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(w+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||k)&&(h.preventDefault(),h.stopPropagation(),k?.focus({preventScroll:!0}))}function g(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function nf(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+is+s<=innerHeight;e.style.setProperty("top",`${Math.max(is,r?o.bottom+is:
o.top-is-s)}px`),e.style.setProperty("left",`${Math.max(is,Math.min(o.right-n,innerWidth-n-is))}px`)}var Pa=10,sf=3;function f$(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>pa([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function rf(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function h$(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function g$(e,t){let o=s=>W(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-sf;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,sf).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function w$(e,t){let o=e.goes?`removed ${mm(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${ft(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):W([It("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&a("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function y$(e,t,o){let n=a("div",{class:"set-line"}),s=()=>A(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),g$(e,t),
w$(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,h$(e)),edit(i){La(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function b$(e,t,o){let n=lp(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,cp(e)),A(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&It("warning"),a("span",{class:"ellipsis"},n.text),It("chevron"));return s}function _$(e){return e.steps.length>0?a("span",{title:st(e.steps)},L(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function af(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(Pa)},o.get(e.id))),r=Na(
`Actions for ${e.label}`,()=>f$(e,t,u=>i.edit(u))),i=y$(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},rf("control",e,t),rf("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},ft(e.created)),
a("td",{class:"num","data-head":"Ranks",title:st(e.ranks)},L(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},_$(e)),a("td",{class:"num","data-head":"Events"},L(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Oe(e.raw_bytes)} of JSON in ${ee(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):_e}`},Oe(e.disk_bytes)),a("td",{"data-head":"Quality"},b$(e,s,o)),a("td",{
class:"row-actions"},a("a",{class:"button small-button analyse-link",href:ge(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var k$=["sets","tag","baseline","name","category","layer","measure","time","by"];function Qs(e){let t=new URLSearchParams(e);return Object.fromEntries(k$.map(o=>[o,bt(t,Rl,o,o==="sets"?"":void 0)]))}function Ia(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Io(t,Rl,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function Xs(e){let t=Ia(
e).toString();return ge(t===""?"/series":`/series?${t}`)}var lf=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],cf=lf.filter(e=>e.sort);function x$(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},W([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function uf(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=lf.map(h=>x$(h,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=of(t,"tr\
[data-set], tr.group, tr.more-row",(h,y)=>{let w=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(w)?.click()}),i=new Map,l=new Map;function c(h,y,w,b){let k=l.get(h),_=k?.shown===
y?k:{shown:y,rows:w()};return b.set(h,_),_.rows}let u=(h,y,w=!1)=>c(h.id,JSON.stringify([h,w]),()=>af(h,e,i,{member:w}),y);function d(h,y,w){let b=c(`group ${h.prefix}`,JSON.stringify([h,!!y]),()=>[$$(
h,y,e)],w);if(!y)return b;let k=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,w,!0)),...c(`more ${h.prefix}`,`${y.loading} ${k}`,()=>y.loading||k>0?[v$(h,y,k,e)]:[],w)]}function m(h){let y=new Map,
w=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:k}=w?.closest("tr")?.dataset??{};wo(t,h.entries.flatMap(_=>_.group?d(_.group,h.groups.get(_.group.prefix),y):u(_.set,y))),
l=y,b!==void 0&&!w.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(w!==null),w?.matches(".pin-toggle")&&!w.isConnected&&t.querySelector(`tr[\
data-set="${k}"] .pin-toggle`)?.focus({preventScroll:!0}),f(h),p(h)}function f({sort:h,order:y}){for(let w of n){let b=w.dataset.sort===h;w.dataset.sort&&(w.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,A(w.querySelector(".sort-mark"),b&&It(y==="asc"?"up":"down")))}}function p({picked:h,checked:y}){let w=[...t.querySelectorAll("tr[data-set]")];for(let k of w){let{set:_}=k.dataset;for(let x of[
"control","test"])k.toggleAttribute(`data-${x}`,_===h[x]),k.querySelector(`.pick-${x} input`).checked=_===h[x];k.toggleAttribute("data-checked",y.has(_)),k.querySelector(".set-check").checked=y.has(_)}
let b=w.filter(k=>y.has(k.dataset.set)).length;o.checked=b>0&&b===w.length,o.indeterminate=b>0&&b<w.length,o.disabled=w.length===0}function g(h){let y=[...t.children].find(w=>w.dataset.set===h);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:g,focus:r.focus}}function $$(e,t,o){let n=W([It("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},ee(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${ee(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},ft(e.newest)),a("td",{colspan:String(Pa-4)},!e.prefix.includes(",")&&a("a",{href:Xs(
{...Qs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function v$(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(Pa)},t.loading?a("span",{class:"muted"},"Loading …"):W(`Show more of ${e.prefix} (${L(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function df(e,t){let o=e,n=pe("tags"),s=pe("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&f({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${ee(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Me("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(g,h){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await Ro(o[y].id,g);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let g=new Map;o.flatMap(h=>h.tags).forEach(h=>{let y=[...g.keys()].find(w=>w.toLowerCase()===
h.toLowerCase())??h;g.set(y,(g.get(y)??0)+1)}),A(i,[...g].map(([h,y])=>a("li",{class:"tag"},h,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Me("close",`Remove the tag ${h}`,()=>f({remove_tags:[
h]},`“${h}” was removed.`)))),g.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),Jo().then(g=>A(l,g.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function pf({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=pe("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=W("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},o),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Me("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function g(b,k=!1){l.textContent=b,l.classList.toggle("error-text",k),k&&Se(b,!0)}function h(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),p.isConnected||Re(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${L(b.files_done)} of ${ee(b.files_total,"file")}`))}async function w(){g("");try{m=await s()}catch(b){h(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&zn(m.id).catch(()=>{}),Xr(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:g,
go:u}}async function S$(e,t){try{for(let o of e.binned)await Hn(o);for(let o of e.made.filter(n=>!n.already_stored))await Fn(o.set)}catch(o){Re(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function ff(e,t,o){Re(e,{seconds:30,action:{label:"Undo",run:()=>S$(t,o)}}),o(t.set)}function E$(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Oe(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function mf(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function hf(e,t){let o=pe("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=pf({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Pd(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>ff(`“${e.
label}” was split into ${ee(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await ho(e.id);s=E$(d,()=>l("")),A(n,mf(o,"each",`Each file becomes a set: ${ee(d.file_list.
length,"set")}`,!0,u),mf(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){A(n),l(d.message,!0)}}function gf(e,t){
let o=pe("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});pf({title:`Join ${ee(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${ee(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>Id(e.map(s=>s.id),n.value.trim()),ended:s=>ff(`${ee(e.length,"set")} were joined.`,s,t)}),n.focus()}var T$=10,O$=12,M$=200,A$=4;async function wc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:A$},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function C$({change:e,sort:t}){let o=pe("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(M$,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},cf.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([g,h])=>a("option",{value:`${f} ${g}`},`${p} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(f,p,g){let h=[...f.tag.filter(w=>!p.some(b=>b.tag===w)).map(w=>({tag:w})),...p.slice(0,O$)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;A(c,h.
map(({tag:w,sets:b})=>W([w,b!==void 0&&a("span",{class:"muted"},` ${L(b)}`)],()=>g(w),{class:"tag","aria-pressed":String(f.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,g){u.hidden=g<=T$&&!la(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let h=p===0?"No set matches.":ee(p,"set");return n.textContent=la(f)?h:"",h}}}var wf=e=>[...e.values()].every(t=>t.pinned);function R$(e){let t=a("span",{role:"status"}),o=W("",e.compare,{class:"\
primary"}),n=W("Join …",e.join,{class:"writes"}),s=W("Tags …",e.tags,{class:"writes"}),r=W("",e.pin,{class:"writes"}),i=W("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Me("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${L(c.size)} selected`,o.textContent=`Compare (${L(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=wf(c)?"Unpin":"Pin",i.textContent=`Delete (${L(c.size)})`}}}function L$(e){let t=a("span",{class:"muted"}),o=W("Previous",()=>e(-1)),n=W("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*on,c=Math.min(l+on,i.entry_total);s.hidden=i.entry_total<=on&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${L(l+1)}–${L(c)} of ${L(i.entry_total)}${i.entry_total===i.total?"":` rows, ${ee(i.total,"set")}`}`:""}}}function yf({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},N$()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],g={control:"",test:""},h="",y=null,w="",b=!1,k=(C,j)=>{b=!0,e({page:1,...C},j)},_=C$({change:C=>k(
C,{replace:!0}),sort:(C,j)=>k({sort:C,order:j})}),x=uf({pick:t,save:Q,pin:te,remove:ue,check:P,checkAll:z,toggleGroup:V,tags:ce,split:C=>hf(C,Pe),more:H,filterTag:J,sort:G}),T=R$({compare:oe,join:()=>gf(
[...l.values()],Pe),tags:()=>ce([...l.values()]),pin:()=>te([...l.values()],!wf(l)),remove:()=>ue([...l.values()]),clear:()=>{l.clear(),q()}}),$=L$(C=>{e({page:u.page+C}),i.scrollIntoView({block:"star\
t"})}),O=Tm(M),E=a("div",{class:"set-list"},O.node,_.node,i,$.node,T.node);async function M(){y?.abort(),y=new AbortController;let{signal:C}=y;m=_n(u).toString(),i.ariaBusy="true";let j=setTimeout(()=>r.
busy(!0),400);try{let[S,D,Z]=await Promise.all([jt(_n(u),{signal:C}),Jo({signal:C}),la(u)?jt("limit=0",{signal:C}):null,o()]);d=S,p=D,f=O.draw(Z??S),await v(C),le()}catch(S){S.name!=="AbortError"&&B(S)}finally{
clearTimeout(j),C.aborted||(r.busy(!1),i.ariaBusy=null)}}function B(C){d=null,m="",A(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},C.message),W("Try agai\
n",M,{class:"primary"})))}let F=(C,j,S=on)=>{let D=_n({...u,page:1});return D.delete("group"),D.set("prefix",C),D.set("offset",String(j)),D.set("limit",String(S)),D};async function v(C){let j=new Set(
d.entries.flatMap(({group:S})=>S?[S.prefix]:[]));for(let[S,D]of[...c]){if(!j.has(S)){c.delete(S);continue}let Z=await jt(F(S,0,Math.min(1e3,Math.max(on,D.sets.length))),{signal:C});c.set(S,{sets:I(Z),
total:Z.total,loading:!1})}}async function H(C){let j=c.get(C),S=m;j.loading=!0,q();try{let D=await jt(F(C,j.sets.length));j.sets=[...j.sets,...I(D)],j.total=D.total}catch(D){Re(`${C} cannot be listed\
. ${D.message}`,{urgent:!0})}j.loading=!1,S===m&&q()}function V(C){c.delete(C)?q():(c.set(C,{sets:[],total:0,loading:!0}),H(C))}let I=C=>C.entries.flatMap(({set:j})=>j?[j]:[]),Y=()=>d.entries.flatMap(
({set:C,group:j})=>C?[C]:c.get(j.prefix)?.sets??[]);function le(){n({sets:I(d),allTotal:f,checking:O.checking()});let C=_.draw(u,d.total,f);b&&(b=!1,Se(C)),q(),w!==""&&ie(w)}function q(){if(d&&(_.drawTags(
u,p,J),$.draw(u.page,d),T.draw(l),!(d.entries.length===0&&O.checking()))){if(d.entries.length===0){A(i,f===0?s():U());return}x.node.parentNode!==i&&A(i,x.node),x.draw({...d,groups:c,picked:g,checked:l,
sort:u.sort,order:u.order})}}let U=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",W("Show all",()=>k({q:"",tag:[]}),{class:"\
link-button"}));function ie(C){if(w="",x.flash(C))return;d.entries.find(({group:S})=>S&&c.get(S.prefix)?.sets.some(D=>D.id===C))||yt([C]).then(([S])=>{let D=S&&d?.entries.find(({group:Z})=>Z&&S.label.
toLowerCase().startsWith(Z.prefix.toLowerCase()));D&&!c.has(D.group.prefix)&&V(D.group.prefix)}).catch(()=>{})}function G(C){let j=C==="label"?"asc":"desc",S=j==="asc"?"desc":"asc";k({sort:C,order:u.sort===
C&&u.order===j?S:j})}function J(C){let j=u.tag.includes(C);k({tag:j?u.tag.filter(S=>S!==C):[...u.tag,C].slice(-8)})}function P(C,j,S){let D=Y(),[Z,R]=[D.findIndex(ae=>ae.id===h),D.findIndex(ae=>ae.id===
C.id)].sort((ae,Le)=>ae-Le);(S&&Z>=0?D.slice(Z,R+1):[C]).forEach(ae=>j?l.set(ae.id,ae):l.delete(ae.id)),h=C.id,q()}function z(C){Y().forEach(j=>C?l.set(j.id,j):l.delete(j.id)),q()}function oe(){let[C,
j]=[...l.values()].sort((Z,R)=>Z.created.localeCompare(R.created)),[S,D]=Bs(C,j);r.go(Bt(S.id,D.id))}function me(C){if(d===null){M();return}let j=S=>S.id===C.id?{...S,...C}:S;d.entries=d.entries.map(S=>S.
set?{set:j(S.set)}:S),c.forEach(S=>{S.sets=S.sets.map(j)}),l.has(C.id)&&l.set(C.id,C),n({sets:I(d),allTotal:f}),q(),i.ariaBusy==="true"&&M()}function Pe(C){return l.clear(),w=C,M()}async function Q(C,j){
try{return me(await Ro(C.id,j)),Se("Saved."),!0}catch(S){return Re(`Not saved. ${S.message}`,{urgent:!0}),!1}}function ce(C){df(C,me).addEventListener("close",()=>M())}let he=C=>C.length===1?`“${C[0].
label}”`:ee(C.length,"set");async function te(C,j){let S=await wc(C,async D=>me(await Ro(D.id,{pinned:j})));S.length>0?Re(`${he(S.map(({item:D})=>D))} ${S.length===1?"was":"were"} not changed. ${S[0].
error.message}`,{urgent:!0}):Se(`${he(C)} ${C.length===1?"is":"are"} ${j?"pinned":"not pinned"}.`)}async function ue(C){let j=await wc(C,D=>Fn(D.id));j.length>0&&Re(`${he(j.map(({item:D})=>D))} ${j.length===
1?"was":"were"} not deleted. ${j[0].error.message}`,{urgent:!0});let S=C.filter(D=>!j.some(({item:Z})=>Z===D));S.forEach(D=>l.delete(D.id)),S.length>0&&Re(`${he(S)} ${S.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>Ee(S)}}),document.getElementById("main").focus({preventScroll:!0}),await M()}async function Ee(C){let j=await wc(C,S=>Hn(S.id));j.length>0&&Re(`${he(j.map(
({item:S})=>S))} cannot be brought back. ${j[0].error.message}`,{urgent:!0}),w=C.length===1?C[0].id:"",await M()}return{node:E,show(C,j){let S=u;u=C,g=j,S&&_n(S).get("sort")!==_n(u).get("sort")&&c.clear(),
_n(u).toString()!==m?M():q()},reload(C=""){return w=C||w,M()},search:()=>f>0&&(_.focus(),!0),enter:()=>x.focus(),focused:()=>d&&Y().find(C=>C.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),O.stop()}}}function N$(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var bf=64,_f=32;function P$(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>bf)return`${t} is too long: a tag has at most ${bf} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function I$(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(P$).find(r=>r!=="")??(n.length>_f?`${n.length} tags are too many: a set has at most ${_f}.`:"");return{tags:n,fault:s}}var D$="key=value, separated by commas";function kf(){let[e,t]=["tags","t\
ags-help"].map(pe),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=I$(n.value);Object.assign(ve,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||D$,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function xf(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=$m(n.files);s.length>0?ve.add(s):o.webkitdirectory&&Re("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},It(t),e),n)}function B$(){let e=W("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Re(`The sample cannot be added. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Copy ",a("code",{},"clients\
/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once after your change:",a("pre",{},a("code",{},Vp)),a("details",{},a("summary",{},"O\
r with ",a("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),a("pre",{},a("code",{},Jp)))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json"),"\
 or ",a("code",{},".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"w\
rites sample-offer"},e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function q$(e){let t=a("span",{class:"side side-control"}),o=a("sp\
an",{class:"side side-test"}),n=Me("swap","Swap control and test",e),s=a("a",{class:"button primary",href:ge("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-l\
abel":"Control and test"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,g)=>A(f,a("b",{class:"letter"},p),g?a("span",{class:"ellipsis",title:g.label},g.label):a("span",{class:"mut\
ed"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.
removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Zs={path:"/",name:"Traces",mount(e,t){return F$(e,t)}},$f=24,W$=100;function F$(e,t){let o=ia(location.search),
n={control:null,test:null},s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=tf(),d=yf({change:p,pick:x,ready:u.load,loaded:h,empty:B$,context:t}),m=q$(()=>_({control:n.test,test:n.control})),f=Zp(w,()=>d.
reload());m.node.hidden=!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop\
 folders anywhere, or"),xf("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),xf("Choose files","file",{accept:".json,.gz,.tracediff","aria-la\
bel":"Choose trace files",id:"choose-files"}))),kf(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfet\
to. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,d.node)),t.setTitle("Traces");function p($,O){t.go(ap({...o,...$}),O)}function g(){d.show(o,{control:n.control?.
id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function h({sets:$,allTotal:O,checking:E=!1}){l||(s=$,t.setTitle(`Traces (${L(O)})`),c.textContent=O>0?L(O):"",m.node.hidden=O===0,location.search===
""&&O<=$f&&!E&&y($),k())}function y($){let{control:O,test:E}=El($);O&&(O!==n.control?.id||E!==n.test?.id)&&(n={control:Ye($,O),test:Ye($,E)},p({control:Ve(O),test:Ve(E)},{replace:!0}))}function w($){let O=ve.
transfers.some(E=>E.job?.set===$);O&&!i.includes($)&&i.push($),O&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(O?$:"")}let b=Qe(W$,async $=>{if(await d.reload($),i.length>1&&!r&&
!l){let O=await yt(i.slice(-$f)).catch(()=>[]);if(!l&&!r){O.sort((M,B)=>i.indexOf(B.id)-i.indexOf(M.id));let{control:E}=El(O);y(E===""?O.slice(0,2):O)}}});async function k(){let $=o,O=["control","test"].
map(v=>$[v]),E=O.filter(v=>v!==""&&!s.some(H=>H.id.startsWith(v))),M=await yt(E).catch(()=>[]);if(l||$!==o)return;let[B,F]=O.map(v=>v===""?null:s.find(H=>H.id.startsWith(v))??Ye(M,v)??null);n={control:B,
test:F},g()}function _($){r=!0,n=$,p({control:Ve($.control?.id??""),test:Ve($.test?.id??"")})}function x($,O){_({...n,[$]:O}),Se(`${O.label} is the ${$}.`)}function T($){let O=d.focused();return O?x($,
O):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>T("control"),test:()=>T("test")},update($){let O=o;o=ia($),g(),(O.control!==o.control||O.test!==o.test)&&k()},unmount(){l=!0,b.cancel(),
d.unmount(),f.unmount()}}}var er=200;function vf(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await it(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=er*Math.floor(d/er),f=await i({offset:m,limit:er});f&&(f.rows.forEach((p,g)=>{o[m+g]=p}),e())},stop(){s?.abort(),t=null}}}var yc=e=>Xn(e,e.unit,Jn(e)).toString();function Ef(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(er)),t.op!==""&&n.set("row",t.op),o?.key===gt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var bc=e=>({key:gt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Tf(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await it(
o)}catch{return null}}function H$(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Ef(yc(e),e,t),n=new AbortController,s=it(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var j$=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Sf(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!j$.test(n)).forEach(n=>o.delete(n)),location.replace(ge(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function Of(e,t){H$(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=Ef(n,s,r),c=o;return o=null,c?.query===
l?(i.addEventListener("abort",()=>c.stop.abort()),Sf(c.answer)):(c?.stop.abort(),Sf(it(l,{signal:i})))}}var U$=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},U$),g;try{let h=await c(m);g=()=>u(h)}catch(h){g=()=>d(h)}clearTimeout(p),!f()&&(i(),g(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){A(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function lt(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var z$=4,tr=[];function G$(e){return new Promise(t=>{tr.push({node:e,go:t}),tr.length===1&&Dt().then(Mf)})}function Mf(){let e=tr.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=tr.splice(Math.max(0,e),1);t(),tr.length>0&&Dt().then(Mf)}function Y$(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<z$&&t(i.event)})}function kt(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=lt(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,W("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),W("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!rn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});f.observe(i);let p=Zn(h);async function g(){if(u)return;let w;u=!0;try{c||await Dt(),w=await Ps(),c||await G$(i)}catch(x){A(n,x.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:k,layout:_}=e.make(l,m);await w.react(t,k,{..._,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},gm),!c&&!d&&(c=!0,e.onClick&&Y$(t,x=>e.onClick(x,l)),e.onRelayout&&t.on("plotly_relayout",x=>e.onRelayout(x,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&g()}function y(w){c&&(e.save??wm)(t,w,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=
w.heading??"",t.dataset.wanted=w.revision,t.hidden=!!w.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,A(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(w)}px`,A(t,e.paint(w)),c=!0,t.dataset.ready=w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:h,retheme:h,relayout(w){c&&!t.hidden&&globalThis.
Plotly.relayout(t,w(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function xo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var K$=30,or={top:8,right:16,bottom:34},V$=64,J$=6,Af=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function _c(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},Af.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=kt({...e,extra:s,tools:[Me("plus","Zoom in",()=>i(.6)),Me("minus","Zoom out",()=>i(1/.6)),Me("reset","Rese\
t the zoom",l)],keys:()=>Af.filter(([c])=>!t.has(c)),height:c=>Q$(c.rows.length),make:(c,u)=>tv(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Cf(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:Rf(n,o,Xt())})))}}}var Q$=e=>Math.max(e,3)*K$+or.top+or.bottom,Cf=e=>[Math.max(e,3)-.5,-.5];function Rf(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function X$(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Je(t);return[n,` ${o}`]}function Z$(e){return[Qo(e.name,V$,J$).map(Ue).join("<br>"),
e.lines.map(Ue).join("<br>")]}function ev(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return co(e.map(n=>n.name),o).map((n,s)=>Ue(e[s].mark+n))}function tv(e,t,o,n){let s=Xt(),[r,i]=X$(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,w)=>w),m=y=>e.rows.map(w=>w[y]===null?null:w[y]/r),f=(y,w)=>e.rows[w].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,w)=>n.has(f(y,w))?null:y),g=(y,w)=>s[f(y,w)],h={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...h,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...h,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...h,name:"difference",x:p,marker:{color:p.map((y,w)=>g(y,w)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,w)=>g(y,w)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,w)=>g(y,w))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Z$),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:vt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:or.right,t:or.top,b:or.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Cf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:ev(e.rows,u)},shapes:Rf(e.rows,o,s)}}}var Lf=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${st(e)}`,ov=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Da(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:g,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[Lf(f,p,"ranks"),Lf(g,h,"steps"),ee(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,
device_type:c}=n,u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,ov(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("c\
ontrol")} → ${o("test")}`,[t,t&&u,`made ${ft(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var nv="abs_diff_duration",Ba=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],kc={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},Nf="abcd";function Pf({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(kc).indexOf(e?.work_known);return a("td",{class:"num c-work muted",title:kc[e?.
work_known]??null},_e,l>=0&&a("sup",{},Nf[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function If(e){let t=null,o=W("More and slower work",()=>e(
{work:!t.work,...t.work&&Ba.some(([s])=>s===t.sort)?{sort:nv,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(kc).flatMap((s,r)=>[r>0&&"; ",a("sup",{},Nf[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var xc=4,sv=["control","test"],qa={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function Df(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=lt("Probable replacement\
s"),r=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let f=d.replacements??[];l!==d&&(l=d,i=!1),r.hidden=
f.length===0,!r.hidden&&(t.textContent=`Probable replacements (${L(f.length)})`,A(o,f.slice(0,i?void 0:xc).map(p=>u(p,d,m))),n.hidden=i||f.length<=xc,A(n,!n.hidden&&W(`Show all ${L(f.length)}`,()=>{i=
!0,c(d,m),o.children[xc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,f){let p={diff_duration:d.diff_duration};sv.forEach(T=>{p[`${T}_counts`]=d[T].counts,p[`${T}_total_duration`]=
d[T].total_duration});let{control:g,test:h,diff:y,growth:w,controlCount:b,testCount:k}=Do(p,f?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",x=(T,$,O)=>a("p",{class:`replaced ${O}`},a("span",{class:"\
replaced-mark","aria-hidden":"true"},$),a("span",{class:"visually-hidden"},$==="−"?"gone: ":"new: "),a("a",{href:e(T),class:"mono",title:T.name},a("bdi",{},T.name)));return a("li",{},a("div",{class:"\
replaced-names"},x(d.control,"−","less-mark"),x(d.test,"+","more-mark"),a("p",{class:"muted small"},qa[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
a("span",{class:"mono"},d.input_dims),` (${je(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},f?"calls per step":"calls"),a("dd",{},`${L(b)} → ${L(k)}`),
a("dt",{},f?"time per step":"time"),a("dd",{title:`${de(g)} → ${de(h)}`},`${N(g)} → ${N(h)}`),a("dt",{},"Δ"),a("dd",{class:`strong ${_}`,title:Ie(y)},ye(y),g>0&&` (${ke(w)})`)))}return{node:r,sql:s,
draw:c}}async function eo(e,t){try{await navigator.clipboard.writeText(e),Re(t,{seconds:4})}catch{Re(`Copy this: ${e}`,{seconds:60})}}var rv={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Bf="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Mn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${L(o)} steps are too few to find a change among ${L(
n)} rows.`}let t=`q = ${zt(tn(e))}, p = ${zt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function nr(e){switch(e.calls){case"fact":return`calls: ${L(e.control_calls)} → ${L(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${zt(e.calls_q_value)})`;default:return""}}var av=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(i,l)=>i===null||l===null?null:l-i,s=(i,l,c,u,d=[])=>a("tr",{},a("th",{scope:"row"},i),[l,c,u].map((m,f)=>a("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},m))),r=(i,l,c,u=n(l,c))=>s(
i,N(l),N(c),ye(u),[de(l),de(c),Ie(u)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","Δ"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("Call\
s",L(e.control_counts),L(e.test_counts),nt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function qf(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${qa[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...zs(e)].join(`
`):e.name}function Wf({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Me("close","Close (Escape)",e)),i),c=null;function u(d){let{row:m}=d,{replaces:f}=m,p=nr(m);return[a("p",{class:"mono full-name"},a("bdi",{},m.name)),
a("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${rv[m.change]}`),f&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},f.name)),a("p",{class:"muted"},`${qa[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&a("span",{class:"mono"},` ${f.input_dims}`))),m.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},f?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),zs(m).map(g=>a("p",{class:"mono full-name"},a("bdi",{},g)))),m.significance&&a("p",{class:"small"},Mn(m),p&&` ${p[0].toUpperCase()}${p.slice(1)}.`),av(d),a("p",{class:"op-actions"},t?.(m)&&a("a",
{href:t(m)},"Open this operation"),n?.(m)&&a("a",{href:n(m)},"Show in the timeline"),o?.(m)&&a("a",{href:o(m)},"Where in the tree"),r&&W("Show in the table",r,{class:"link-button"}),s&&W("Show its ran\
ks and steps",s,{class:"link-button"}),W("Copy the name",()=>eo(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),A(i,l.hidden?null:m??u(d)),(f||m)&&(i.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function Wa(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:Na("Share",()=>[{text:"Copy link",run:()=>eo(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var $c={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},ls=e=>`tracediff-${$t(e.control.label)}-${$t(e.test.label)}`;function Ff(e){let t=pe("top"),o=pe("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Qn(s.value)})}},Object.keys($c).filter(l=>Fl.includes(l)).map(l=>a("option",{value:l},$c[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Vm,l.top])].sort((d,m)=>d-m);A(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=$c[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${L(c)}\
 of ${L(l)} rows are drawn; the table has all`:""}}}function Hf(e){let t=a("span",{class:"muted"}),o=If(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=Wa(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:f}=c,p=l.fold?c.replacements.length:0;t.textContent=(m===f?L(m):`${L(m)} of ${L(f)}`)+(p>0?`, ${ee(p,"pair")} folded`:""),n.href=Rs(jl(
l,u,d,"csv")),s.href=Rs(jl(l,u,d,"json")),r.set({name:ls(c),bundle:Gr(sp(l)),report:zr(np(l,u,d))}),n.download=`${ls(c)}.csv`,s.download=`${ls(c)}.json`}}}function jf(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&W("Use all ranks and steps",t.all,{class:"primary"}),n&&W("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&W("Try again",t.again,{class:"primary"})," ",a("a",
{href:ge("/")},"Choose other traces")))}function Uf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:ge("/")},e?.length===0?"Add traces":"Traces page"),"."))}var iv=56,lv=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Vt(e,t=()=>null){let o=e.flatMap(({name:s})=>s??[]),n=new Map(co(o,iv).map((s,r)=>[o[r],s]));return e.map(({text:s,name:r,row:i,number:l})=>{
if(r===void 0)return s??lv(l);let c=i&&t(i),u=a("code",{title:i?.name??r},a("bdi",{},n.get(r)));return c?a("a",{href:c,class:"diagnosis-name"},u):u})}var zf=e=>e>0?"more":e<0?"less":"calm";function Gf(e){let t=(e?.lines??[]).map(n=>{let s=n.control_ns/1e3/Math.max(1,e.control_samples),r=n.test_ns/1e3/Math.max(1,e.test_samples);return{...n,control:s,
test:r,change:r-s}}),o=Math.max(0,...t.map(({change:n})=>Math.abs(n)));return t.map(n=>({...n,part:o>0?Math.abs(n.change)/o:0}))}var cv=({certainty:e})=>e==="sure"||e==="likely";function vc(e){let t=a(
"span",{class:`account-bar ${zf(e.change)}`});return t.style.setProperty("width",`${100*e.part}%`),a("span",{class:`account-head${cv(e)?"":" unsure"}`,title:`${de(e.control)} → ${de(e.test)}, ${Ie(e.
change)}`},a("span",{class:`account-change ${zf(e.change)}`},ye(e.change)),a("span",{class:"account-track","aria-hidden":"true"},t))}function Yf(e,t,o){let n=new Set(t.map(({line:r})=>r)),s=e.filter((r,i)=>!n.
has(i)&&r.change!==0);return s.length>0&&a("ul",{class:"account-rest","aria-label":"The rest of the change"},s.map(r=>a("li",{data:{kind:r.kind,certainty:r.certainty}},vc(r)," ",a("span",{class:"muted"},
Vt(r.parts,o)))))}var Kf=({kind:e})=>e!=="limit"&&e!=="host_need",Sc=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,classes:s}),cs=()=>null,uv={page:cs,
row:cs,rank:cs,step:cs,timeline:cs,stragglers:cs};function Vf(e,t=null){let o={...uv,...e},n=pe("diagnosis"),s=a("div",{class:"diagnosis-body"}),r=a("h2",{id:n},"Why"),i=a("section",{class:"diagnosis",
"aria-labelledby":n},r,s,t),l="",c=({parts:p})=>Vt(p,o.page),u=p=>!p.ctrlKey&&!p.metaKey&&!p.shiftKey;function d(p){let g=o.row(p),h=["table row",a("span",{class:"visually-hidden"},` of ${p.name}`)],y=`${p.
name}: select it in the table`;return g===""?a("button",{type:"button",class:"link-button",title:y,on:{click:()=>o.onRow(p)}},h):g!==null&&a("a",{href:g,title:y,on:{click:w=>{u(w)&&(w.preventDefault(),
o.onRow(p))}}},h)}function m(p){let g=p.change<0?"control":"test",h=[...p.rows.slice(0,1).map(d),...p.ranks.map(b=>[o.rank(b),`rank ${b}`]),...p.steps.map(b=>[o.step(b,g),`step ${b}`])].map(b=>Array.isArray(
b)?b[0]!==null&&a("a",{href:b[0],title:`Compare ${b[1]} alone`},b[1]):b).filter(Boolean),y=o.timeline(p);y&&h.push(a("a",{href:y,title:"Show it in the timeline"},"timeline"));let w=p.kind==="waiting"&&
o.stragglers();return w&&h.push(a("a",{href:w,title:"Which rank is late in which step"},"stragglers")),p.part!==null&&h.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the w\
aterfall",on:{click:()=>o.onBar(p.part)}},`${Xo[p.part].name} bar`)),p.kind==="machine"&&o.onClock&&h.push(a("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the mac\
hine’s part of the times",on:{click:o.onClock}},o.isCorrected()?"show as recorded":"show at equal clock")),h.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Sh\
own by: "),h.map((b,k)=>[k>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),b]))}function f(p,g){let h=g[p.line];return a("li",{data:{kind:p.kind,certainty:p.certainty}},h&&vc(h),h&&" ",c(p),"\
 ",m(p))}return{node:i,draw(p,g){let h=JSON.stringify([g,p]);if(h===l)return;l=h;let y=p.diagnosis??[],w=y.filter(Kf),b=!y.some(({kind:x})=>x==="limit")&&p.limit,k=Gf(p.account);A(s,p.note&&a("p",{class:"\
muted diagnosis-none"},p.note),w.length>0&&a("ol",{class:"diagnosis-list"},w.map(x=>f(x,k))),Yf(k,w,o.page),b&&a("p",{class:"diagnosis-limit",data:{kind:"limit"}},c(b)),y.filter(x=>!Kf(x)).map(x=>a("p",
{class:"diagnosis-limit",data:{kind:x.kind}},c(x))));let _=s.childElementCount===0;r.hidden=_,i.hidden=_&&!t?.querySelector("[data-said]")}}}var Jf=7.2,Ha=6,Fa=["solid","dot","dash","dashdot","longdash","longdashdot"],Ec=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Tc=e=>Xt()[e==="B"?
"test":"control"];function Ua(e){return{template:vt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var za=e=>e.map(t=>Ue(t)).join("<br>"),Fe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),ja=116,sr=22,us=e=>e>1?64-sr+e*(ja+sr):320;function dv(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:ne("--muted")},text:e.map(n=>n.
values[t].value?"":Ue(n.values[t].none??n.values[t].text))}}function rr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?Je(i):o==="bytes"?ml(i):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+Ha+Jf*f),Math.floor(r*.42),360),g=Math.floor((p-14-Ha)/Jf),h=e.map(y=>za([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:ne("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...dv(e,w,n)})),layout:Ua({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:Ha,tickcolor:"rgba(0,0,0,0)",ticktext:co(e.map(y=>y.label),g).map(Ue)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:l?` ${l}`:""}})}}var Oc=(e,t)=>t===""?{property:Ec[e%Ec.length],dash:Fa[Math.floor(e/Ec.length)%Fa.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Fa[e%Fa.length]},mv=e=>Je(
Math.max(e,1));function pv(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?Yn(i):t==="bytes"?ml(i):[t,1],u=n*
(ja+sr)-sr,d=1-o*(ja+sr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-ja/u),d],title:{text:l,font:{size:11}}}}}var fv=(e,t)=>({
text:Ue(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:ne("--text")}}),hv=400,gv=e=>ne(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),wv=(e,t)=>e.length>hv?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:eh(gv(o),.55),dash:"dot"}})),yv=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:Ue(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:ne("--muted")}}));function bv(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=mv(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Xf({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=bv(e,n),d=g=>(g-u)/l,m=g=>o==="rate"?Lo(g):o==="bytes"?Oe(g):`${L(g)} ${o}`,f=t.map((g,h)=>pv(e.
filter(y=>y.panel===g),o,h,t.length)),p=g=>g===0?"y":`y${g+1}`;return{data:e.map(g=>{let h=Oc(g.place,g.side),y=t.indexOf(g.panel);return{type:"scatter",mode:"lines",x:g.points.map(w=>d(w[0])),y:g.points.
map(w=>w[1]/f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:ne(h.property),dash:h.dash},legendgroup:g.key,customdata:g.points.map(w=>za([g.name,`at ${de(w[0])}`,m(w[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:Ua({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${de(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:g},h)=>[`y\
axis${h===0?"":h+1}`,g])),annotations:[...t.length>1?t.map((g,h)=>fv(g,f[h].axis.domain[1])):[],...yv(s,d,r)],shapes:wv(s,d)}),per:l,offset:u}}function Zf(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function eh(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function _v(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function th({sides:e},t){
let o=e.map(w=>_v(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-i+1},(w,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(w,b)=>o[w].get(l&&b===i-4?0:b<i?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<i?"none":`${N(d(w))} to ${N(d(w+1))}`,f=c.filter(w=>w>=i&&(w-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...f.filter((w,b)=>b%p===0&&!(l&&(w-i+4)*g<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(k=>[k,k+1]),y:c.flatMap(k=>[u(b,k),u(b,k)]),fill:b===0?"tozeroy":"none",fillcolor:eh(Tc(w.side),y===0?.65:.4),line:{color:Tc(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,k)=>u(k,w)))),customdata:c.map(w=>za([m(w),...e.map((b,k)=>`${b.name}: ${L(
u(k,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Ua({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(w=>w<i?w+
.5:w),ticktext:h.map(w=>w<i?"none":Zf(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Qf(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Ha,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Zf(10**s)),title:{text:o,font:{size:11},standoff:4}}}function oh({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:ne("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:Tc(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>za([c,`rank\
 ${d.rank}`,`host ${N(d.cpu_duration)}, device ${N(d.gpu_duration)}`,`${L(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Ua({xaxis:Qf(...n,"the launch on the host"),yaxis:Qf(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var lh=(e,t)=>e.rank-t.rank||e.span-t.span,kv=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function nh(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(lh)}}var sh=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Ga=e=>e===void 0?"–":e===null?"whole":String(e);function Mc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var rh=(e,t)=>e===t?e:`${e} / ${t}`;function xv(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(lh).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function ah(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function Ya(e,t){let[o,n]=[nh(e),nh(t)],{rows:s,byPosition:r}=xv(o.keys,n.keys),[i,l]=[sh(e),sh(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?Ga(l[f]):l.length===0?Ga(i[f]):rh(Ga(i[f]),Ga(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?rh(Mc(m.control),Mc(m.test)):Mc(m.control??m.test)})),columns:u,control:d(ah(e,s,i,"control",o.split)),test:d(ah(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!kv(i,l)}}function ar(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function an(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var ih=e=>e.reduce((t,o)=>t+o,0)/e.length,$v=1.05,
vv=.05;function ch(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=ih(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?ih(i.map(u=>u.exposed_communication))/l:null}}),n=an(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=$v);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:Sv(o)}}function Sv(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=an(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=vv&&t.waiting<=o/2?t:null}var Ev=32,Tv=512;function Ov(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function Mv(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>an(e.map(s=>s[n]??0)))}function Av(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,Mv(s)]));return new Map(
e.map(n=>[n,Ov(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Ac(e){let t=Av(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Cc=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Rc(e,t,o,n){let s=Math.floor(Ev/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(Tv/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Ac(e).slice(0,s),limited:!0,note:Cc(s,e.length,n,t)}}var Cv=16,ln=e=>e==null?_e:`${e} %`,Lc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,Rv=e=>e.map(t=>({key:t.key,name:Lc(t,t.label),colour:ne(t.letter==="B"?"--test-fill":"--control-fill")})),Lv=e=>({key:e.
property,name:e.name,colour:ne(e.property)});function ds(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function mo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(g=>p[g.key]??null);e.forEach((p,g)=>o(p).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{
let y=n(h),w=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};w.values[g]=u(h),w.bars.push({label:Lc(p,y),full:`${Lc(p,p.label)}, ${y}`,total:N(u(h).reduce((b,k)=>b+(k??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(y,w)}));let{shown:d,...m}=Rc([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>rr({bars:f,kind:"\
time",stacked:!0,series:r.map(Lv)},p)}}function Nv(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let f=o(
d),p=l.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},g=(p.values[u].value??0)+m;p.values[u]={value:g,text:s(d,g),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}
var uh=e=>Math.max(...e.values.map(t=>t.value??0));function Pv(e){let t=[...e].sort((o,n)=>uh(n)-uh(o)).slice(0,Cv);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function et(e,{
order:t},o){let n=Nv(e,o),{shown:s,...r}=o.ranks?Rc(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):Pv(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>rr({bars:s.map(l=>l.bar??l),kind:o.kind,series:Rv(e),errors:!!o.range},i)}}var mh="−",ct=e=>e==null;function ir(e,t){return ct(e)?_e:Ge(e,0,t).replace("-",mh)}function lr(e,t){let o=ir(e,t);return Number(o.replace(mh,"-"))===0?"0":e>0?`+${o}`:o}var be=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ct(n)||n===""?_e:String(n)}),cr=(e,t)=>({key:e,title:t,show:o=>ct(o)||o===-1?_e:String(o),blank:`the trace does not say which ${t}`}),$e=(e,t)=>({key:e,title:t,number:!0,show:L,showDiff:nt}),
re=(e,t)=>({key:e,title:t,number:!0,show:N,exact:o=>ct(o)?null:de(o),showDiff:ye,exactDiff:o=>ct(o)?null:Ie(o)}),cn=(e,t)=>({key:e,title:t,number:!0,show:Lo,exact:o=>ct(o)?null:dl(o),showDiff:rm,exactDiff:o=>ct(
o)?null:`${o>0?"+":""}${dl(o)}`}),Jt=(e,t)=>({key:e,title:t,number:!0,show:Oe,exact:o=>ct(o)?null:pl(o),showDiff:Ls,exactDiff:o=>ct(o)?null:`${o>0?"+":""}${pl(o)}`}),Xe=(e,t)=>({key:e,title:t,number:!0,
show:o=>ct(o)?_e:`${ir(o,2)} %`,showDiff:o=>ct(o)?_e:`${lr(o,2)} pp`,exactDiff:o=>ct(o)?null:`${lr(o,6)} percentage points`}),Ka=(e,t)=>({...Xe(e,t),show:o=>ct(o)?_e:`${ir(100*o,1)} %`,showDiff:o=>ct(
o)?_e:`${lr(100*o,1)} pp`,exact:o=>ct(o)?null:`${ir(100*o,6)} %`,exactDiff:o=>ct(o)?null:`${lr(100*o,6)} percentage points`}),Ke=(e,t)=>({key:e,title:t,number:!0,show:o=>ir(o,3),showDiff:o=>lr(o,3),
exact:o=>ct(o)?null:String(o),exactDiff:o=>ct(o)?null:String(o)}),Iv={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Pt=e=>({...e,meaning:"gain"}),xe=e=>({...e,meaning:"neutral"});function ph(e){
let[t,o]=Iv[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var un=(e,t=n=>n,o=t)=>[xe($e("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],fe=(e,t)=>({...e,what:t}),mt=(e,t)=>({...e,blank:t}),fh=(e,t)=>({...e,isSaid:t}),ut=(e,t,o)=>({
key:e,title:t,show:n=>ct(n)?_e:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),dn={key:"note",title:"note",note:!0,show:e=>ct(e)?"":String(e)},dh=10;function Dv(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function Bv(e){let t=Dv(e.split("|")),o=t.length>dh+1?t.slice(0,dh):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${L(r)} × ${s}`:s)),n>0&&a("li",{},`${L(n)} more`))}var hh=(e,t)=>({key:e,title:t,mono:!0,show:o=>ct(o)?_e:Bv(o)}),ur=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=ct(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function gh(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Wo=`There is no device work in the selected ranks and steps. ${wn}`,dr=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${wn}`,Ae=be("rank","rank"),
$o=cr("device","device"),mr=cr("stream","stream"),pr=ut("kernel_type","kind",Ll),po=ur(be("operator","operator",!0),()=>"cpu_op"),fr=ur(be("name","kernel",!0),e=>e.category),wh=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function ms(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>wh(s.letter,r))),
n&&wh("B − A",n)]}var An=e=>[e.letter,e.label].filter(Boolean).join(" · "),ps=e=>e.stream===-1?"no stream":`stream ${e.stream}`,fs=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),rt=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var yh=[["compute",_t.compute,"--part-compute"],["non_compute",Ws,"--part-communication"],["idle",_t.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${N(
s[`${e}_time`])}, ${ln(s[`${e}_time_pctg`])}`})),bh={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Fe(e),legend:yh,make:(e,t)=>mo(e,t,{label:ds(e),rowsOf:o=>o.data.rows,parts:yh,what:"ranks",empty:Wo})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ae,fe(re("idle_time",_t.idle.name),_t.idle.what),Xe("idle_time_pctg","idle, %"),fe(re("compute_time",_t.compute.name),_t.compute.what),xe(Xe("compute_time_pctg","c\
ompute, %")),fe(re("non_compute_time",Ws.short),Ws.what),Xe("non_compute_time_pctg",`${Ws.short}, %`),fe(re("kernel_time","all"),"From the first to the last device row"),dn]}]};var _h={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"percent",name:ds(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${ln(o.comp_comm_overlap_pctg)}, ${N(o.overlap)} of ${N(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Ae,Pt(Xe("comp_comm_overlap_pctg","overlap")),fe(Pt(re("overlap","overlapped")),"Communication while a compute kernel runs"),re("communication_time","commu\
nication"),dn]}]};var kh=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Pl[e],what:Hm[e],text:o=>N(o[e])}));function qv(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var xh={title:"\
Idle time",params:[rt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},fs("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Fe(e),legend:kh,make:(e,t)=>{let o=ds(e);return mo(e,t,{rowsOf:qv,group:ps,label:n=>`${o(n)}, ${ps(n)}`,parts:kh,what:"streams",empty:Wo})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Ae,$o,mr,ut("idle_category","why idle",Pl),re("idle_time","idle"),xe(Ka("idle_time_ratio","share")),dn],extra:e=>"count"in e?un(re):[]}]};var $h={title:"Kernels",params:[rt("duration_ratio","Share of time to show","0.8"),rt("num_kernels","Kernels at most","10"),fs("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Fe,make:(e,t)=>et(e,t,{table:"kinds",kind:"percent",empty:Wo,name:o=>Nl(o.kernel_type),
value:o=>o.percentage,show:o=>`${ln(o.percentage)}, ${N(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Fe,make:(e,t)=>et(e,t,{table:"ov\
er_ranks",kind:"time",empty:Wo,name:o=>o.name,value:o=>o.mean,show:o=>`${N(o.mean)}, mean of ${L(o.count)} calls${o.ranks>1?`, ranks ${N(o.min_mean)} to ${N(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ut("kernel_type","kind",Nl),xe(re("sum","time")),xe(Xe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
fr,pr,Ae,$e("count","calls"),re("sum","sum"),re("mean","mean"),re("min","min"),re("max","max"),re("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[fr,pr,xe($e("ranks","ranks")),
$e("count","calls"),re("sum","sum"),re("mean","mean"),re("min_mean","fastest rank"),re("max_mean","slowest rank")]}]};var Nc=6,vh=e=>new Set(e).size>1;function Va(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>vh(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>vh(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var Wv=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function Fv(e,t){if(!t[0].
data.summary)return Wv(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function Hv(e,t){let o=Fv(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Ac([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function jv(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Nc)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Nc),count:s}}function Uv(e,t,o){if(e.length<=Nc)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:Hv(e,t),{taken:r,count:i}=jv(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:Cc(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Pc=[""];function Ja(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=Uv(e,t,n);return s.length>0||o.
includes(Pc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Sh(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var zv=24;function Eh(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Th(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function hs(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=Va(e,n,r),{panel:d,style:m}=Eh(s),{keys:f,...p}=Ja(u,e,t),g=Th(),h=u.filter(x=>f.includes(x.key)).flatMap(x=>{let T=g(m(x));return x.
series.map(($,O)=>$&&{key:e[O].key,place:T,side:e[O].letter,panel:d(x),points:$.points,name:[[e[O].letter,e[O].label].filter(Boolean).join(" · "),`rank ${$.rank}`,x.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(h.every(x=>x.points.length===0))return{empty:l};if(c&&h.every(x=>x.points.every(T=>T[1]===0)))return{empty:c};let y=[
...new Set(h.map(x=>x.panel))].slice(0,zv),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],k=b>(w||0)?[w||0,b]:null,_=i?.(e,Sh(u,f))??[];return{data:x=>Xf({panels:y,unit:o,range:k,marks:_,lines:h.filter(
T=>y.includes(T.panel))},x),places:y.length,limited:p.limited,note:[p.note,k&&`${de(k[0])} to ${de(k[1])}`].filter(Boolean).join(", ")}}function Oh(e,t,o){let n=Th();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Eh(o).style(s))]))}var Mh=e=>e.name,Ah={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Mh,panels:!0,height:us,make:(e,t)=>hs(e,t,{unit:"rate",name:Mh,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,$o,be("n\
ame","copy"),...un(cn,Pt,xe)]}]};var Ch={title:"Queue length",window:!0,params:[rt("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:ps,height:us,make:(e,t)=>hs(e,t,{unit:"waiting",name:ps,empty:dr})}],tables:[{key:"summary",caption:"Summary",columns:[
Ae,$o,mr,...un(Ke,xe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ae,$o,mr,re("duration_at_max_queue_length","blocked"),Ka("relative_duration_at_max_queue_length","share of t\
he rank")]}]};var Gv=(e,t)=>e.place-t.place||Object.keys(oa).indexOf(e.class)-Object.keys(oa).indexOf(t.class),Rh={title:"Kernel launches",params:[rt("runtime_cutoff","Slow launch over, µs","50"),rt("launch_delay_\
cutoff","Late start over, µs","100"),fs("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Il).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Fs(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:An(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:dr}:{data:s=>th({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:dr}:{data:()=>oh({sides:e.map(t=>({key:t.key,side:t.letter,name:An(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Ae,$e("count","launches"),$e("short_kernels","shorter than their launch"),$e("runtime_outliers","slow launches"),$e("launch_delay_outliers","late starts"),dn]},{key:"worst",caption:"\
The worst launches",apart:!0,order:Gv,columns:[ut("class","why",oa),Ae,fr,po,re("cpu_duration","host"),re("gpu_duration","device"),re("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[
Ae,ut("measure","measure",Il),...un(re)]}]};function Yv(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||wn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var Lh={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},rt("min_pattern_len","Kernels at least","3"),rt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Fe,make:(e,t)=>et(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:Yv(t),show:(o,n)=>N(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[hh("pattern","operator and its kernels"),Ae,{...$e("length","kernels"),showDiff:null},$e("count","calls"),re("kerne\
l_duration","on the device"),re("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ae,xe($e("operators","operators")),xe($e("patterns_found","patterns"))]}]};var Nh={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[ur(be("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Ae,$e("count","calls"),re("sum","sum"),re("mean","mean"),re("min","min"),re("max","max"),re("std","std")]}]};var Ph={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",empty:Wo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
po,pr,Ae,$e("count","calls"),re("sum","sum"),re("mean","mean"),re("min","min"),re("max","max"),re("std","std")]}]};var Ih=["circle","square","triangle-up","cross","star","hexagon"],Kv=14,Dc=24,Bh=42,Qa=6.6,Ic=14,qh=e=>e.map(t=>Ue(t)).join("<br>"),Dh=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Bc=e=>Dh[e%Dh.length];function Vv(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function Wh({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=Yn(Math.max(...n.map(u=>u.busbw))),
l=Vv(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?ne(Bc(m)):Xt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/i),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${Ih[m%Ih.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>qh([[u.side,d.name].filter(Boolean).join(" · "),`${Oe(
p.bytes)}: ${Lo(p.busbw)}, best ${Lo(p.best_busbw)}`,`transfer ${N(p.mean_transfer)}, ${L(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Oe(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Fh=e=>Math.
max(3,Math.min(Kv,Math.floor(640/Math.max(1,e)))),qc=(e,t)=>t*(Math.max(40,e*Fh(e))+Dc+Bh);function Jv(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=qc(e.rows.length,o),c=l/o-Dc-Bh,u=t*(l/o)+Dc,d=xo(n.length,
(s-r)/74),m=xo(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/Qa),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:co(d.map(g=>n[g]),Math.max(6,f)).map(Ue)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(g=>Ue(e.rows[g]))}}}function Qv(e,t,o,n){let s=Is(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:ne("--text")}},l=Qa*t.length+8+s.
length*Ic;return{annotations:[{...r,x:0,xanchor:"left",text:Ue(Ns(e,Math.max(6,Math.floor((n-l-30)/Qa))))},{...r,x:1,xanchor:"right",text:Ue(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*Ic-l,x1:(u+1)*Ic-l,y0:6,y1:16,line:{width:1,color:ne("--border-strong")}}))}}
function Hh({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Je(s),l=30+Qa*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:vt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:Is(),showscale:!1}};return{data:e.map((d,m)=>{let f=Jv(d,m,e.length,t,o,l);Object.
assign(c,f);let{annotations:p,shapes:g}=Qv(d.title,N(s),f[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...p),c.shapes.push(...g);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:Fh(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/i)),customdata:d.texts.map(y=>y.map(qh)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var mn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Cn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Wc(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function Xv(e){let t=Cn(e,o=>o.longest-o.shortest);return t?[`${mn(t)} takes ${N(t.shortest)} on one rank and ${N(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Uh(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Cn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${mn(o)}: ${N(o.exposed_wait_per_step)} a step.`:"",s=Cn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${N(t.time_per_step)} a step and rank: ${N(t.transfer_per_step)} of transfer and ${N(t.wait_per_step)} of waiting, ${N(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${ee(s.instances,"collective")} that other ranks have: ${mn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...eS(t,e.unmatched),...Xv(e.uneven)]}var Zv={"nev\
er waited for":"point to point, with unequal shares, or of a kind that is not known"};function eS(e,t){if(e.unmatched_rows===0)return[];let o=[...Wc(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${L(e.unmatched_rows)} of ${ee(e.rows,"collective row")} (${N(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${L(
s)} ${Zv[n]??n}`).join(", ")}`}.`]}function zh([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ye(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var tS={compute:"it computes",memory:"its copies take",idle:"its device idles"};function oS(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Cn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${tS[o.cause]} ${N(t(o))} a step longer, and each other rank waits ${N(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function Gh(e,t){let o=Wc(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Oe(an([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function Yh(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Wc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,f])=>[m,f.reduce((p,g)=>p+g.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Cn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Ls(n)} at the peak${i?
`; ${i.name}: ${Ls(i.change)}`:""}.`}var jh=e=>`${Ge(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${je(e.peak_pctg)} of the peak`}`;function Kh(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=Cn(e.by_operator,n=>n.device_time_per_step);return`${lo(t.flops_per_step)}FLOPs a step and rank in ${N(t.known_time_per_step)}, ${je(t.known_pctg)} of the device time: ${jh(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${N(o.device_time_per_step)}, ${jh(o)}.`:""}`}var Vh=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=Cn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${N(o.median_time)} a call, the median of ${L(o.calls)}${s>0?`; ${je(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),Xa="No rank waits for another one in the collectives that match.",nS={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},sS=.2;function Jh(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Xa;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${je(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${oS(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${je(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${rS(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${N(u)} shorter (${N(l)})${u<sS*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function rS(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${nS[e.cause]} (${N(o)} \
a step more than the median rank)`:""}var aS=200,iS=512;function lS(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,aS).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function cS(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,iS),l=new Map(i.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?An(e):"",
rows:i.map(String),cells:u,texts:d}}function Fc(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=lS(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>cS(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Hh({panels:r,columns:n},c)}}var Hc=(e,t)=>qc(e,t),Qh=e=>[`waits ${N(e.wait_per_step)} a step, exp\
osed ${N(e.exposed_wait_per_step)}`,`causes ${N(e.caused_per_step)} a step, last ${L(e.last)} of ${L(e.matched_rows)} times`],Xh=e=>[`waits ${N(e.wait)}, exposed ${N(e.exposed_wait)}`,`causes ${N(e.caused)}\
, last ${L(e.last)} times`];var uS="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",dS="No collective of the selected r\
anks matches one of another rank: see what does not match below.",jc="no rank matches, or the trace does not state the bytes sent or the size of the group",Za=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>N(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>N(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>N(e.exposed)}],Zh=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function mS(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(mn(o))??{name:mn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:An(e),lines:[...t.values()]}}var ng=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],pS=e=>e.length>1?null:ng(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Bc(o)}));function fS(e){let t=e.map(mS);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>Wh({sides:t,names:ng(e)},o)}}var ei=e=>e.every(t=>t.data.summary[0]?.rows===0)?uS:dS,ti=be("c\
ollective","collective",!0),oi=be("process_group","process group",!0),eg=fe(re("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),tg=fe(re("wait_per_step","wait"),"How m\
uch longer a rank takes than the one that comes last"),og=fe(re("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),sg={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...ms(e,Uh,zh),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),L(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Fe,legend:Za,make:(e,t)=>mo(e,t,{parts:Za,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(Zh),label:mn,empty:ei(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Fe,legend:Za,make:(e,t)=>mo(e,t,{parts:Za,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(Zh),label:o=>`rank ${o.rank}`,empty:ei(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:pS,make:fS},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Hc,legend:[],make:e=>Fc(e,{name:mn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Qh,empty:ei(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Hc,legend:[],make:e=>Fc(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Xh,empty:ei(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[ti,oi,ut("class","class",String),$e("instances","instances"),
eg,tg,og,re("time_per_step","in all"),xe($e("group_size","group size")),xe(Ke("bytes_per_instance","bytes")),mt(Pt(cn("algbw","algorithm bandwidth")),jc),mt(Pt(cn("busbw","bus bandwidth")),jc),$e("unm\
atched_rows","without match"),re("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ae,eg,tg,og,fe(re("caused_per_step","caused"),"Exposed waiting of the other ranks \
where this one was last"),$e("last","last"),xe(Xe("last_pctg","last, share")),$e("matched_rows","matched"),$e("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ae,
ti,oi,ut("why","why",String),be("dtype","type"),xe(Ke("bytes","bytes")),$e("count","count"),re("duration","in all"),mt(fe(Pt(cn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durati\
ons, which may include waiting"),jc)]},{key:"missing",caption:"Missing",columns:[Ae,ti,oi,$e("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[be("step",
"step"),ti,oi,be("ranks","ranks"),re("shortest","shortest"),re("longest","longest"),Ke("least_bytes","fewest bytes"),Ke("most_bytes","most bytes")]}]};var Uc={compute:"compute",memory:"copies",host:"host, self"},hS={...be("step","step"),show:e=>e===null?"whole file":String(e)},rg=fe(re("step_time_like_median","step if on time"),"The mean step of all\
 ranks if this rank came at the same time as the others"),ag={title:"Stragglers",ofSteps:!0,params:[rt("num_candidates","Ranks with operators","2"),rt("limit","Operators of each","10")],intro:"Which r\
ank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"\
straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Jh(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Fe,make:(e,t)=>et(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Xa,show:o=>`${N(o.caused_per_step)} a step, ${je(o.caused_pctg)} of all; last in ${je(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Fe,make:(e,t)=>et(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Xa,show:o=>`rank ${o.rank}: ${N(o.caused)}, ${je(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Ae,ut("straggler","straggler",e=>e===1?"yes":"no"),ut("cause","what it does longer",{...Uc,memory:"copies",idle:"idle, \
the host is late"}),fe(re("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),xe(Xe("caused_pctg","share")),$e("last","last"),xe(Xe("last_pct\
g","last, share")),fe($e("worst_steps","worst in steps"),"In how many steps no other rank caused more"),fe(re("compute_excess_per_step","more compute"),"Before the collectives where it is last, compar\
ed with the median rank"),fe(re("memory_excess_per_step","more copies"),"The same of copies"),fe(re("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),re("\
step_time","step"),rg]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ae,ut("measure","measure",Uc),be("operator","operator",!0),re("time_per_step","per step"),
re("median_per_step","median rank"),re("excess_per_step","more"),Ke("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[hS,fe(be("rank","rank"),"The rank that causes the most \
in the step"),ut("cause","what it does longer",{...Uc,idle:"idle, the host is late"}),fe(re("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),xe(Xe("caused_pc\
tg","share")),re("exposed_wait","exposed wait"),re("step_time","step"),rg]}]};var dg="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",gS="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",si=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),ig=e=>si(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),wS=e=>e.
replace(/ (allocated|reserved)/,""),yS=e=>e.includes(" reserved")?"reserved":"allocated",lg={panel:e=>wS(e.name),style:e=>`${e.group} ${yS(e.name)}`},mg=e=>[si(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Yc=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),bS=(e,t)=>o=>[Yc(e,"rank")&&`rank ${o.rank}`,Yc(e,"device_type")&&mg(o),o[t]].filter(Boolean).join(" · ");function _S(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function pg(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function kS({side:e,row:t}){let o=[Yc([e],"rank")&&`rank ${t.rank}`,mg(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Oe(t.live_at_peak)}\
 of it was allocated in the recording, ${Oe(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Oe(t.peak)} (${o}), ${N(t.peak_at)} after the first event${n}.${s}${Gh(e.data.peaks,t.device_type)}${r}`]}function xS(e){let t=e.
map(n=>pg([n])),o=t.length===2&&t.every(Boolean)&&si(t[0].row.device_type)===si(t[1].row.device_type)&&Yh(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var $S=e=>[...e.flatMap(t=>{let o=pg([t]);return o?[a("p",{class:"memory-sentence"},kS(o))]:[]}),...xS(e)],fg=be("device_type","memory"),vS=mt(cr("device","device"),"host\
 memory has no number"),SS=fh(fe({...be("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),cg=fe(Jt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),zc=xe(Xe("pctg","share")),Gc=$e("allocations","allocations"),ni=[Ae,SS,fg,vS],ug=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:dg,isSaid:!0}:et(e,t,{table:o,kind:"bytes",name:bS(
e,n),value:s=>s.bytes,show:(s,r)=>`${Oe(r)}, ${je(s.pctg)} of the peak`,empty:gS}),hg={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[rt("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:$S,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:ig,panels:lg,ownDevice:!0,height:us,make:(e,t)=>hs(e,t,{unit:"bytes",name:ig,panels:lg,ownDevice:!0,marks:_S,empty:dg})},{id:"\
live_modules",title:"Live at the peak, by module",height:Fe,make:(e,t)=>ug(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Fe,make:(e,t)=>ug(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...ni,fe(Jt("peak","peak allocated"),"The largest amount that is allocated"),fe({...re("peak_at","at"),number:!1},"When it is reac\
hed first, after the first event of the set"),mt(be("peak_step","step"),"outside of the recorded steps"),fe(Jt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),fe(Jt("reserved_p\
eak","peak reserved"),"The largest amount that is reserved"),fe(Jt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),fe(Jt("live_at_peak","live at th\
e peak"),"Allocated in the recording at or before the peak, and not freed by then"),fe(Jt("from_before","from before"),"The rest of the peak: allocated before the recording began"),fe(Jt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),$e("never_freed_allocations","never freed, allocations"),fe(Jt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...be("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...ni,be("module","module",!0),cg,zc,Gc,$e("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...ni,be("frame","frame",!0),be("operator","oper\
ator",!0),cg,zc,Gc]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[fg,be("operator","operator",!0),Ke("allocations_per_step","allocations per step"),Jt("allocated_per\
_step","allocated per step"),Ke("frees_per_step","frees per step"),Jt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...ni,be("frame","frame",!0),
be("operator","operator",!0),Jt("bytes","never freed"),zc,Gc]}]};var Jc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],gs=Object.
fromEntries(Jc.map(([e,t])=>[e,t])),gg=Jc.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${N(n[e])}, ${ln(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Vc="There are no steps here.",ri=e=>e.step===null?"whole file":`step ${e.step}`,Kc=e=>e.span>0?`, file ${e.span+1}`:"";function ES(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return ts({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function TS({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Vc;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${N(o)} a step: ${t.slice(0,3).map(n=>`${je(
n.time_pctg)} ${gs[n.kind]}`).join(", ")}.`}var wg=mt(re("longest","longest"),"the path has no such segment"),yg=mt(be("name","name",!0),"waiting and gaps have no name"),bg={title:"Critical path",host:!0,
ofSteps:!0,params:[rt("consecutive_kernel_delay","Short gaps, µs","30"),rt("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),TS(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:ES(e,e[0].data.by_step[0])},`Show the path of ${ri(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Fe,make:(e,t)=>et(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?gs[o.kind]:`${o.name} (${gs[o.kind]})`,value:o=>o.time_per_step,empty:Vc,show:o=>`${N(
o.time_per_step)} a step, ${je(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Fe(e),legend:gg,make:(e,t)=>mo(e,t,{parts:gg,what:"steps",empty:Vc,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${ri(o)}${Kc(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ut("kind","ki\
nd",gs),ut("work","work",e=>e===1?"yes":"waiting"),re("time_per_step","per step"),xe(Xe("time_pctg","share")),re("time","in all"),$e("segments","segments"),wg]},{key:"by_name",caption:"Operators, call\
s and kernels",columns:[ut("kind","kind",gs),yg,re("time_per_step","per step"),xe(Xe("time_pctg","share")),re("time","in all"),$e("segments","segments"),wg]},{key:"by_step",caption:"Steps",columns:[Ae,
{...be("step","step"),show:(e,t)=>ri(t)+Kc(t)},fe(re("path","path"),"The whole path, including waits; the kinds add up to it"),fe(re("work","work"),"Without waits for the device, between operators and\
 idle"),...Jc.map(([e,t,o])=>fe(re(e,t),o)),re("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ae,{...be("step","step"),show:(e,t)=>ri(t)+Kc(t)},re("start","fro\
m"),re("duration","takes"),ut("kind","kind",gs),yg,mt(be("lane","thread or stream"),"waiting is on none")]}]};var OS='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',MS={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},ii=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:_t[e].name,what:_t[e].what,text:o=>`${N(o[e])} a call`})),AS=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Qc=e=>e===null?_e:L(Math.round(e)).replace("-","−"),CS=e=>`${L(Math.round(e))} tokens/s`;function RS(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:St({...Gt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Xc="the names of these annotations do not say it",Zc=[$e("calls","calls"),fe(re("median_time","median"),"The duration of t\
he annotation on the host"),re("mean_time","mean"),...ii.map(({key:e,name:t,what:o})=>fe(re(e,t),`${o}, per call`)),fe(re("device_time","device"),"What a call launches, wherever it runs; per call"),mt(
fe(xe($e("requests_in_all","requests")),"Of all calls whose names say them"),Xc),mt(fe(xe($e("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Xc),fe(re("activ\
e_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),mt(fe(Pt({...Ke("tokens_per_second","tokens/s"),show:Qc,showDiff:e=>e>0?`+${Qc(e)}`:Qc(e)}),"Tokens by the time\
 in which such calls are at work, of one rank"),Xc)],ai=be("phase","phase"),_g=(e,t)=>({...be(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),kg={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...ms(e,t=>Vh(t,ii)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>MS[t]).join("; ")),RS(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>Fe(e),legend:ii,make:(e,t)=>mo(e,t,{parts:ii,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:OS})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:Fe,make:(e,t)=>et(e,t,{table:"sizes",kind:"number",name:AS,value:o=>o.tokens_per_second,show:o=>CS(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[ai,...Zc]},{key:"sizes",caption:"Phases by size of a call",
columns:[ai,fe(_g("requests","requests"),"Of one call, up to a power of two"),fe(_g("tokens","tokens"),"Of one call, up to a power of two"),...Zc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Ae,ai,...Zc]},{key:"forms",caption:"Names that were found",columns:[ai,fe(be("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),$e("calls","calls")]}]};var LS="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",xg=e=>Ge(e,0,3),li=(e,t)=>xe(
{...Ke(e,t),show:lo,showDiff:pn}),hr=Pt(fe(Ke("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),ci=mt(Pt(fe(Xe("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),$g=fe(re("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),vg=Pt(fe(cn("gb_per_s_at_least","bandwidth, at\
 least"),"Each input read once and the output written once, divided by the device time")),Sg=xe(fe(Ke("flops_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at\
 most")),Eg={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutions and attention, counted from the shapes of their \
inputs, and how fast the device did them.",notes:e=>ms(e,Kh),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:Fe,make:(e,t)=>et(e,t,{table:"by_operator",kind:"count",
name:o=>o.operator,value:o=>o.tflops_per_s,empty:LS,show:o=>`${xg(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${xg(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[
li("flops_per_step","FLOPs per step"),re("device_time_per_step","device per step"),fe(re("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),
xe(Xe("known_pctg","share")),hr,ci,be("device","device")]},{key:"classes",caption:"Classes of work",columns:[fe(be("class","class"),"By the operators that launched it, else by the names of kernels; ot\
her: nothing says what it is"),xe($e("device_rows","device rows")),re("device_time_per_step","device per step"),xe(Xe("device_time_pctg","share of device time")),hr,vg,Sg]},{key:"by_rank",caption:"Ran\
ks",columns:[Ae,li("flops_per_step","FLOPs per step"),re("device_time_per_step","device per step"),re("known_time_per_step","with known FLOPs"),hr,ci]},{key:"by_operator",caption:"Operators",columns:[
po,xe($e("calls","calls")),li("flops_per_step","FLOPs per step"),$g,hr,ci]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[po,be("shapes","shapes",!0),fe(be("dtype","type"),"The typ\
e of the numbers of both factors"),be("class","class"),xe($e("calls","calls")),li("flops_per_call","FLOPs per call"),$g,hr,ci,Sg]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at leas\
t",apart:!0,columns:[po,be("shapes","shapes",!0),be("dtypes","types",!0),xe($e("calls","calls")),re("device_time_per_step","device per step"),vg]},{key:"unknown",caption:"Device time without known FLO\
Ps",apart:!0,columns:[fe(po,"The innermost operator that launched it"),xe($e("device_rows","device rows")),re("device_time_per_step","device per step"),xe(Xe("device_time_pctg","share of device time"))]}]};var NS="The part of the time for which a value is known",Tg=[xe(Ke("mean","mean")),xe(Ke("min","min")),xe(Ke("max","max")),xe(fe(re("known_time","known"),NS))],Og=be("counter","counter"),Mg={title:"Cl\
ocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Ae,$o,Og,...Tg]},
{key:"by_step",caption:"By step",columns:[Ae,mt(be("step","step"),"the recording has no steps"),$o,Og,...Tg]}]};var PS="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",IS=e=>e===null?_e:Ge(e,0,3),Ag={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[rt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:Fe,make:(e,t)=>et(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:PS,show:(o,n)=>IS(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Ae,mt(po,"no operator above the launch is recorded"),be("kernel","kernel",!0),be("counter","counter",!0),$e("kernels","kernels"),Ke("sum","sum"),
xe(Ke("mean","mean")),xe(Ke("min","min")),xe(Ke("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ae,fe($e("number","kernel no."),"In order of time, from 0"),be("kernel","kernel",!0),
fe(be("operators","operators",!0),"Those above its launch, the outermost first"),be("counter","counter",!0),Ke("value","value")]}]};var at={temporal_breakdown:bh,comm_comp_overlap:_h,idle_time_breakdown:xh,kernel_breakdown:$h,memory_bw:Ah,queue_length:Ch,launch_stats:Rh,kernel_sequences:Lh,user_annotation_breakdown:Nh,operator_kernels:Ph,
collectives:sg,stragglers:ag,memory:hg,critical_path:bg,phases:kg,work:Eg,device_counters:Mg,operator_counters:Ag};var Rg=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],eu=["start","end"],ui={...Object.fromEntries([...Rg,...eu].map(e=>[e,""])),lines:[]};function Lg(e){
return[...Rg,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?eu:[]]}var Cg=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function tu(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what"),r={what:Object.hasOwn(t,s)?s:Object.keys(t)[0]},i=t[r.what];for(let l of["set","test",...Lg(i)])
r[l]=n(l);return r.rows=Cg(o)==="steps"?"":Cg(o),r.lines=i.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r}function Ng(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","te\
st",...Lg(t[e.what])]){let r=e[s]??"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function Rn(e,t){let o=Ng(e,t);return t[e.what].window&&e.lines.forEach(n=>o.
append("line",n)),e.order&&o.set("order",e.order),ge(`/analyse?what=${e.what}&${o}`)}function Pg(e,t,o){let n=Ng(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function ou(e,t){return e.
set===""?null:Pg(e,t)}function Ig(e,t,o){let n=Pg(e,t,eu);return n.set("format","csv"),n.set("table",o),n}var Fo={key:"",entry:null,memory:null};function DS(e,t){let o=n=>qt({...Nt(t),node:n});return[Vt(e.parts)," ",a("a",{href:o(Oa(e.tree))},"Show in the tree")]}var nu=(e,t)=>Rn({...ui,what:e,lines:[],set:t.
control,test:t.test,set_ranks:Dg(t.control_ranks),test_ranks:Dg(t.test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},at),Dg=e=>e==="all"?"":e;function Bg(){let e=a("p",{class:"diagnosi\
s-layer small"}),t=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t),n="",s=null;function r(i){let{entry:l}=Fo;A(t,Fo.memory?Vt(Fo.memory.parts):"The peak of me\
mory did not change noticeably, or it is not known."," ",a("a",{href:nu("memory",i)},"Show memory")),t.title=Fo.memory?.text??"",A(e,l?DS(l,i):["No layer can be named for the change. ",a("a",{href:qt(
Nt(i))},"Show the tree")]),e.title=l?.text??"",e.dataset.shown=Fo.key,e.toggleAttribute("data-said",!!(l??Fo.memory)),(l??Fo.memory)&&(o.closest(".diagnosis").hidden=!1)}return{node:o,async draw(i,l){
let c=gt(i).toString();if(c===n)return;s?.abort(),s=new AbortController,n=c;let{control:u,test:d}=l.recorded;if(t.hidden=!(u.memory_changes&&d.memory_changes),A(t),A(e,a("span",{class:"muted"},"Lookin\
g for the layer …")),c===Fo.key){r(i);return}let m=new URLSearchParams(c);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([f,p])=>m.set(f,p));try{let f=await it(m,{signal:s.signal});
if(n===c){let p=g=>f.diagnosis?.find(h=>h.kind===g)??null;Fo={key:c,entry:p("layer"),memory:p("memory")},r(i)}}catch{n===c&&A(e)}},stop:()=>s?.abort()}}function pt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=W(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var BS={ALL:"All",CPU:"Host",GPU:"Device"},qS={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},WS=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],FS=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],HS={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},jS={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function ws(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function Wg(e){let t=pt("Device type",Qm.map(k=>[k,BS[k],qS[k]]),k=>e({device_type:k})),
o=pt("Unit of the durations",WS,k=>e({unit:k})),n=pt("Time of host operations, shown and judged",FS,k=>e({measure:k})),s=US(e),r=ws("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",k=>e({use_short_name:k,op:""})),i=ws("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",k=>e({merge_addresses:k,op:""})),
l=ws("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",k=>e({aliases:k,op:""})),c=ws("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,op:""})),u=null,d=ws("Hide ProfilerSt\
ep*","Hide the rows of the steps themselves",k=>e({exclude:k?[...u.exclude,Lt]:u.exclude.filter(_=>_!==Lt)})),m=zS(k=>e({category:k})),f=YS(k=>e({exclude:k})),p=ws("Fold replacements","A kernel that i\
s gone and its probable replacement become one row, marked ⇄ and named after what launches them",k=>e({fold:k})),g=qg("Calls","Groups by the change of the number of calls",{"":["","all","All groups.\
 The groups count names; a name that occurs in two categories has two rows"],...HS},k=>e({change:k})),h=qg("Time","Groups by the change of the time",jS,k=>e({significant:k})),y=W("Clear the filters",()=>e(
{q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),w=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},s.node,m.node,
t.node,o.node,n.node),a("div",{class:"filter-row"},g.node,h.node),a("div",{class:"filter-row"},d.node,p.node,r.node,i.node,l.node,c.node,f.node,y));function b(k){let _=k&&{...k.ops_diff,"":Jm.reduce((T,$)=>T+
k.ops_diff[$],0)};g.draw(u.change,_);let x=k?.changed_rows;h.draw(u.significant,x&&{...x,true:x.slower+x.faster}),h.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}return{node:w,focusSearch(){
return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(k,_,x){u=k,t.press(u.device_type),o.press(x),n.press(Jn(u)?"self":"total"),o.buttons.get("percent").disabled=_?!sa(_):!1,
s.draw(u.q),r.input.checked=u.use_short_name,i.input.checked=u.merge_addresses,i.node.hidden=u.merge_addresses&&!_?.rows.some(O=>O.name.includes("0x…")),l.input.checked=u.aliases;let T=_?.rows.filter(
O=>O.aliases)??[],$=({category:O})=>O==="python_function";l.node.hidden=u.aliases&&T.every($),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!T.some($),d.input.checked=u.exclude.includes(Lt),
m.draw(u.category,_?.categories??[]),f.draw(u.exclude),p.input.checked=u.fold,p.node.hidden=_?.replacements.length===0,b(_),y.hidden=u.q===""&&u.category.length===0&&u.change===""&&u.significant===""&&
u.device_type==="ALL"&&u.exclude.every(O=>O===Lt)}}}function US(e){let t=pe("search"),o=!1,n=Qe(250,i=>{e({q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"\
off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{
for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i==="")&&(s.value=i)}}}function zS(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"\
menu"},t,o);GS(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=i.length===0?"All categories":i.length===1?i[0]:ee(i.length,"category","categories");let u=[...l];
for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.activeElement.value:null;A(o,u.map(({category:m,rows:f})=>{let p=a(
"input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(g=>g!==m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},L(f)))}),
i.length>0&&W("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function GS(e){e.addEventListener("toggl\
e",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}function YS(e){let t=pe(
"exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&
(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,A(s,o.filter(l=>l!==Lt).
map(l=>a("span",{class:"chip mono"},`not ${l}`,Me("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function qg(e,t,o,n){let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},
"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},
u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){
r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=L(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}var su=8,ru={key:"",operators:null};function Fg(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=lt("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched itself, and are not tested. Largest \
change first."),o,n),i=!1,l="",c=null,u=(p,g,h="")=>a("td",{class:`num ${h}`,title:g},p);function d(p){let{operator:g,control_per_step:h,test_per_step:y,diff_per_step:w}=p,b=w>0?"more":w<0?"less":"cal\
m";return a("tr",{},a("th",{scope:"row"},g===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:g,category:"cpu_op"}),class:"mono",title:g},a("bdi",{},g))),u(`${L(p.control_counts)} →\
 ${L(p.test_counts)}`),u(N(h),de(h)),u(N(y),de(y)),u(ye(w),Ie(w),b),u(h>0?ke(100*w/h):y>0?"new":"",null,b))}function m({rows:p,count:g}){let h=(y,w="num")=>a("th",{scope:"col",class:w},y);A(o,a("table",
{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("test"),h("Δ"),h("Δ %"))),a("tbody",{},p.slice(0,i?void 0:su).map(d)))),n.hidden=i||p.length<=su,
A(n,!n.hidden&&W(p.length<g?`Show ${L(p.length)} of ${L(g)}`:`Show all ${L(g)}`,()=>{i=!0,m({rows:p,count:g}),o.querySelectorAll("tbody tr")[su].querySelector("a")?.focus()},{class:"link-button"}))}async function f(p){
c?.abort(),c=new AbortController,l=p,i=!1,A(o,a("p",{class:"muted"},"Looking for the operators …")),A(n);let g=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(
([h,y])=>g.set(h,y));try{let{operators:h}=ru.key===p?ru:await t(g,{signal:c.signal});ru={key:p,operators:h},l===p&&h?m(h):l===p&&A(o,a("p",{class:"muted"},"Loading the operators took too long."))}catch(h){
l===p&&h.name!=="AbortError"&&A(o,a("p",{class:"muted"},`No operators: ${h.message}`))}}return{node:r,sql:s,draw(p,g){r.hidden=!(t?g.recorded.few_shared_kernels:g.operators),!r.hidden&&!t?m(g.operators):
!r.hidden&&p!==l&&f(p)},stop:()=>c?.abort()}}var KS=14;function ys(e){let[t,o]=Um(e);return o===""?t:`${t} → ${o}`}function Hg(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,i=g.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(KS,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=hl(s?o-2:o),n.add(t.filter(Boolean).map(d=>ys(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>ys(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=ys(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=ys(m),p=u(f),g=d.querySelector(
".fit");(g.dataset.short??f)!==p&&(p===f?delete g.dataset.short:g.dataset.short=p)}}}var Ho=28,VS=200,jg=12,Ug=100,JS={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},lu=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Bf}`,"c-real"],...Ba],au=String(lu.length-Ba.length),QS={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},XS=(e,t)=>e.too_few?["","too few steps"]:QS[t]??["",t],Gg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function ZS(e,t,o){let n=Gg[e],s=Qn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Yg(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},lu.map(([Q,ce,he,te])=>{let ue=a("span",{class:"sort-mark","aria-hidden":"true"}),Ee=a("th",{scope:"col",class:te},a("button",{type:"button",title:he,on:{click:()=>e.onSort(...ZS(Q,d,m))}},
ce,ue));return t.set(Q,{cell:Ee,mark:ue}),Ee}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},lu.map(([,,,Q])=>a("col",{class:Q}))),n,s,
r),l=a("div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p=!1,g="",h=null,y=0,w=0,b=0,k=0,_=new Map,x=0,T=!1,$=0,[O,E]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"tru\
e"},a("td",{colspan:au}))),M=Hg(t.get("name").cell),B=()=>c.length>VS&&!rn();function F(Q=!1,ce=l.scrollTop){let he=Math.ceil((x||600)/Ho),te=B()?Math.max(0,Math.floor(ce/Ho)-jg):0,ue=B()?Math.min(c.length,
Math.floor(ce/Ho)+he+jg):rn()?le():c.length;if(!Q&&te===b&&ue===k)return;b=te,k=ue;let Ee=s.contains(document.activeElement),C=Q?new Map:_;_=new Map;for(let j=te;j<ue;j+=1)_.set(j,C.get(j)??(c[j]?q(j):
U(j)));v(Ee,Q,ce),H()}function v(Q,ce,he){l.toggleAttribute("data-virtual",B()),I(O,b),I(E,c.length-k),wo(s,[O,..._.values(),rn()?Y(c.length-k):E]),he>0&&(ce||Q)&&l.scrollTop!==he&&(l.scrollTop=he),Q&&
(_.get(y)??l).focus({preventScroll:!0})}function H(){let[Q,ce]=B()?[Math.max(0,b-Ug),Math.min(c.length,k+Ug)]:[b,k];for(let he=Q;he<ce;he+=1)if(!c[he]){e.onWant(Q,ce);return}}function V(){let Q=!1;for(let[
ce,he]of _)he.dataset.hole!==void 0&&c[ce]?(_.set(ce,q(ce)),Q=!0):c[ce]&&M.refit(he,c[ce]);Q&&v(s.contains(document.activeElement),!1,l.scrollTop),H()}function I(Q,ce){Q.hidden=ce===0,Q.style.height=`${ce*
Ho}px`}function Y(Q){return a("tr",{hidden:Q===0},a("td",{colspan:au,class:"muted"},`${L(Q)} more: the report and the CSV have all rows.`))}function le(){let Q=c.findIndex(ce=>!ce);return Q<0?c.length:
Q}function q(Q){let ce=c[Q];return a("tr",{"aria-rowindex":String(Q+3),data:{index:Q},class:`${Q%2?"odd":""}${ce.noise?" noise":""}`,tabindex:Q===y?"0":"-1","aria-selected":String(ce.key===h)},eE(ce,u,
w,ie(ce,Q)),p&&Pf(ce,he=>gr(he,u)))}function U(Q){return a("tr",{"aria-rowindex":String(Q+3),data:{index:Q,hole:""},"aria-busy":"true",tabindex:Q===y?"0":"-1"},a("td",{colspan:au,class:"muted"},"…"))}
function ie(Q,ce){return a("a",{href:e.href(Q.row),class:"op-link",tabindex:"-1"},Q.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Q.row.aliases&&!Q.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names: ")),M.draw(Q))}function G(Q,{
focus:ce=!1}={}){if(c.length===0)return;let he=_.get(y);y=Math.max(0,Math.min(c.length-1,Q)),P(y),he?.setAttribute("tabindex","-1");let te=_.get(y);te?.setAttribute("tabindex","0"),ce&&te?.focus({preventScroll:!0})}
function J(Q){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(Q/Ho)),_.get(y)?.setAttribute("tabindex","0"))}function P(Q){l.removeAttribute("data-late");let ce=Q*Ho,he=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ce<l.scrollTop?l.scrollTop=ce:ce+Ho>l.scrollTop+he&&(l.scrollTop=ce+Ho-he),$=l.scrollTop,F(!1,$)}s.addEventListener("click",Q=>{let ce=Q.target.closest("tr[data-index]");ce&&Q.target.
closest(".op-link")?!Q.ctrlKey&&!Q.metaKey&&!Q.shiftKey&&e.onOpen(c[Number(ce.dataset.index)].key):ce&&c[ce.dataset.index]&&getSelection().isCollapsed&&(G(Number(ce.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Q=>{let ce=Math.max(1,Math.floor(l.clientHeight/Ho)-4),he={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ce,PageUp:y-ce,Home:0,End:c.length-1};if(Q.key in he&&!Q.altKey&&
!Q.metaKey)Q.preventDefault(),G(he[Q.key],{focus:!0});else if((Q.key==="Enter"||Q.key===" ")&&!Q.target.closest(".op-link")&&c[y])Q.preventDefault(),e.onSelect(c[y].key);else if(Q.key==="ArrowRight"||
Q.key==="ArrowLeft"){Q.preventDefault();let te=_.get(y);(Q.key==="ArrowRight"?te?.querySelector(".op-link"):te)?.focus({preventScroll:!0})}});let z=0;l.addEventListener("scroll",()=>{$=l.scrollTop,B()&&
z===0&&(z=requestAnimationFrame(()=>{z=0;let{scrollTop:Q}=l;F(!1,Q),J(Q)}))});let oe=new ResizeObserver(Q=>{x=l.clientHeight,Q.some(({target:ce})=>ce!==l)&&M.measure()&&V(),F(!1,$)});oe.observe(l),oe.
observe(t.get("name").cell);let me=Zn(()=>{M.measure(),F(!0)});function Pe(Q){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"Duration"}, ${Q}`,
o[2].title=f?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Q}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ce=>{ce.hidden=
!p});for(let[ce,{cell:he,mark:te}]of t){let ue=d===ce||(Gg[ce]??"")===d;ue?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let Ee=m==="asc"?"↑":"↓";
te.textContent=ue?d===ce?` ${Ee}`:` |${Ee}|`:""}}return{node:l,focus:()=>G(y,{focus:!0}),draw(Q){let ce=g!==Q.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:h,revision:g}=Q),p=Q.work===!0,i.
toggleAttribute("data-work",p),w=iu(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Q.judged),M.setRows(c),Pe(Q.unitName),A(r,Q.totals.map(([te,ue])=>nE(te,ue,
u,f,p)));let he=c.findIndex(te=>te?.key===h);ce&&(y=Math.max(0,he),$>0&&(l.scrollTop=0,$=0)),T||(T=!0,l.setAttribute("data-late",""),Dt().then(Dt).then(()=>l.removeAttribute("data-late"))),F(!0,$),he>=
0&&ce&&P(he)},add(Q,ce,he){c=Q,i.toggleAttribute("data-unjudged",!he),M.addRows(c,ce),iu(ce)>w?(w=iu(ce),F(!0)):V()},select(Q){let ce=Q!==h;h=Q;for(let te of s.querySelectorAll("tr[data-index]"))te.setAttribute(
"aria-selected",String(Q!==""&&c[Number(te.dataset.index)]?.key===Q));let he=c.findIndex(te=>te?.key===Q);he>=0&&ce&&G(he)},unmount(){oe.disconnect(),me(),cancelAnimationFrame(z)}}}function cu(e,t){return t===
"percent"?[je(e),je(e)]:[N(e),de(e)]}function gr(e,t){if(t!=="percent")return[ye(e),Ie(e)];let o=e===null?_e:`${ke(e)}-points`;return[ke(e),o]}var iu=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),
0),bs=e=>e>0?" more":e<0?" less":" calm";function di(e,t,o){let[n,s]=cu(e,t);return a("td",{class:o,title:s},n)}function eE(e,t,o,n){let{row:s}=e,[r,i]=JS[s.change]??["",s.change],[l,c]=gr(e.diff,t),u=o>
0?Math.abs(e.diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",
title:qf(s)},n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},L(e.controlCount)),a("td",{class:"num c-count"},L(e.testCount)),
a("td",{class:`num c-count${bs(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:nr(s)||null},nt(e.diffCount)),di(s.control_counts>0?e.control:null,t,"num c-time"),di(s.test_counts>0?e.test:null,t,
"num c-time"),a("td",{class:`num c-time c-diff${bs(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${bs(e.percent??e.diff)}`},e.birth||ke(e.percent)),tE(e)]}
function tE({row:e,verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=XS(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"mute\
d"}`,title:`${Mn(e)}${e.q_value===null?"":` Median of the steps ${N(e.control_median)} → ${N(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${im(tn(e))}`))}
var zg=e=>a("td",{class:"num c-count",title:L(e)},L(e)),oE={host:"Host, sum",device:"Device, sum"};function nE(e,t,o,n,s){let[r,i]=gr(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),
a("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a\
 call also counts in its caller"},oE[e]),a("td",{class:"c-category"}),zg(t.controlCount),zg(t.testCount),a("td",{class:`num c-count${bs(t.diffCount)}`},nt(t.diffCount)),di(t.control,o,"num c-time"),di(
t.test,o,"num c-time"),a("td",{class:`num c-time${bs(t.diff)}`,title:i},r),a("td",{class:`num c-percent${bs(t.percent??t.diff)}`},t.birth||ke(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-w\
ork",colspan:"2"}))}var sE=820,rE=3,Kg=46,At={top:26,right:12,bottom:36},du=46;function mi(e){return kt({...e,class:"heat-map",height:Xg,make:lE,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<rE&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var aE=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Jg=e=>Math.max(34,e.rows.length*aE(e.rows.length)),Qg=e=>e<sE;function Xg(e,t){let o=Jg(e);return Qg(t)?3*(o+At.top)+2*At.bottom+2*du+At.bottom:o+At.top+At.bottom+
du}var uu=e=>e.flat().filter(t=>t!==null);function iE(e){let t=[...uu(e.control),...uu(e.test)],o=Math.abs(an(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...uu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function lE(e,t){let o=Qg(t),n=iE(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=dE(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:vt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:Is(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:hE(),showscale:!1}},d=c.map(([f,p,g,h],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,mE(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(k=>k.map(_=>_===null?null:_/r)),customdata:uE(e,f,p,g,h),
hovertemplate:"%{customdata}<extra></extra>",...cE(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,fE(l.bars[p],4+p,f,i)),pE(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function cE(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function uE(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Ue(String(f))}, step ${Ue(m)}`;if(c===null)return p;let g=e.control[l][u],h=s&&
g>0?` (${ke(100*c/g)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[p,...[n(c)+h,...y].map(Ue)].join("<br>")}))}function dE(e,t,o){let n=Xg(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),
r=Math.min(120,30+7*s),i=t-r-At.right,l=Jg(e),c=o?i:(i-2*Kg)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let w=y*
(c+Kg)/i;return{x:[w,w+c/i],y:d(At.top,l),cell:u}}),p=d(At.top+l+At.bottom+6,8),[g,h]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[g+(h-g)*.2,h-(h-g)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,
2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+du];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function mE(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),i=xo(e.columns.length,s/(7*r+10)),l=xo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:i,ticktext:i.map(u=>Ue(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Ue(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Vg=48;function pE([e,t],o,n){let s=Array.
from({length:Vg},(r,i)=>e+(t-e)*(i/(Vg-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function fE({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:ne("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`\
x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var hE=()=>[[0,ne("--less-fill")],[.5,ne("--heat-zero")],[1,ne("--more-fill")]];function pi(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,A(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,g,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&g===null)return null;let y=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(g)),a("td",{class:`num${y}`},f(h)),a("td",{class:`num${y}`},ke(
p>0&&h!==null?100*h/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var Zg={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(_t).map(([e,{name:t}])=>[e,t]))},gE=20,fi=["control","test"];function wE(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function ew(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${je(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${je(100*t.waiting)} of its step): the others probably wait for it.`}function tw(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=pe("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},ra.map(M=>a("option",{value:M},Zg[M]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=mi({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...M)=>o(t(...M))}),
c=pi(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),p=new Map,g=new Map,h=null,y="",w=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=M=>M===
"step"&&h&&Rt(h.answer)?"whole recording":Zg[M];function k({set:M,marker:B}){let F=JSON.stringify([M,B]);if(!p.has(F)){let v=jn(M,B);p.set(F,v),v.catch(()=>p.delete(F))}return p.get(F)}async function _(M){
if(fi.some(B=>M[B].any)){x(M,"Each file counts as one step here, so there are no steps to show.");return}try{let B=await Promise.all(fi.map(F=>k(M[F])));if(h?.answer===M){let F=B.map((v,H)=>wE(v,M[fi[H]]));
h={...h,samples:F,judged:F.map(ch)},T()}}catch(B){x(M,B.message)}}function x(M,B){h?.answer===M&&(n.textContent=B,m.hidden=!0)}function T(){let[M,B]=h.judged,F=({ranks:I},Y)=>`${ee(I.length,"rank")}, ${ee(
h.samples[Y].length,"sample")}`,v=[ew(M),ew(B)],H=v[0]===v[1]?v[0]:v.map((I,Y)=>I&&`${Y===0?"Control":"Test"}: ${I}`).filter(Boolean).join(" "),V=[F(M,0),F(B,1)];n.textContent=`${V[0]===V[1]?`${V[0]} \
on each side`:`${V[0]} against ${V[1]}`}. ${H}`,m.hidden=!1,f.classList.toggle("lagging",h.judged.some(I=>I.slow.length>0)),y!==""&&E()}async function $(M){let B={};g.set(M,B),g.size>gE&&g.delete(g.keys().
next().value);try{B.samples=(await Fr(M)).samples}catch(F){B.failed=F.message,g.delete(M)}y==="op"&&w?.query===M&&E(B)}function O(M){if(y!=="op")return{samples:h.samples,of:F=>F[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let B=M??g.get(w.query);
return B===void 0&&$(w.query),B?.samples?{samples:fi.map(F=>B.samples[F]),of:F=>F.total_duration,revision:w.query,none:""}:{none:B?.failed??"Reading the events of this operation …"}}function E(M){let{
judged:B,file:F}=h,{samples:v=[[],[]],of:H,revision:V,none:I}=O(M),Y=Ya(...v),le=ar(Y,H),q=[...le.control,...le.test].flat().some(G=>G!==null);i.hidden=y!=="op"||w===null,A(i,w&&a("bdi",{},w.name));let U=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:Y.rows,columns:Y.columns,...le,kind:"time",file:F,format:de,formatDiff:Ie,heading:U,more:(G,J,P)=>en(Y[G][J][P]),revision:`${h.revision}#${V}`,empty:q?
"":I}),c.node.hidden=!q,c.draw({grid:Y,values:le,timeline:t,title:U,format:N,formatDiff:ye}),A(u,yE(B));let ie=[Y.ranksByPosition&&"ranks",Y.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=ie.
length===0,d.textContent=`The sides have different ${ie.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(M,B,F,v,H){y=B,w=H,f.open=y!=="",r.value=y||"step",h?.answer!==
M?(h={answer:M,file:F,revision:v},r.options[0].textContent=b(ra[0]),_(M)):h.judged&&T()}}}function yE([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].
map(r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:de(
l.step)},N(l.step)),a("td",{class:`num${c?" lag":""}`},ke(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},je(l.waiting===null?null:100*l.waiting))]},s=()=>[
["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waitin\
g for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${st(o)}`},a(
"table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var bE={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
pu="not stated",mu=(e,t,o)=>n=>{let s=n[e]===null?pu:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},ow=(e,t)=>e.length===0?"none":e.length===t.length?st(e):`${st(e)} of ${st(t)}`,fu=e=>e.shared_kernel_time===
null?"no kernels":je(100*e.shared_kernel_time),_E=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":ow(t.steps,t.all_steps),kE=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>ow(t.ranks,t.all_ranks)},{text:"Steps",of:_E,key:(e,t)=>t.steps.length},{text:"with_stack",of:mu("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:mu("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:mu("profile_memory"),key:e=>e.
profile_memory},...Object.entries(bE).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:fu,key:()=>null}];function xE(e){return kE.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||pu,test:l||pu,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function $E(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${fu(n)} of the kernel time in the control, ${fu(s)} in the test.`;return r+i}function nw(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=xE(n);e.textContent=$E(n,s),A(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function sw(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...zs(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${zt(tn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${zt(tn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${zt(tn(t))}`);let s=nr(t);return s===
""?n:[...n,s]}function vE(e,t,o){let{row:n}=e,s=c=>cu(c,t)[0],r=e.birth||ke(e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${gr(
e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${N(n.control_total_duration)} → ${N(n.test_total_duration)}, ${ye(n.diff_duration)}`),[...l,...sw(e)]}function SE(e){return[e.row.category,
`control ${L(e.controlCount)}`,`test ${L(e.testCount)}`,`Δ ${nt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...sw(e)]}var rw=e=>({key:e.key,name:ys(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.
aliases?"≡ ":""});function aw(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Hs(t,n)}`:Hs(t,n),rows:e.map(s=>({...rw(s),control:s.control,test:s.test,diff:s.diff,lines:vE(
s,t,o)}))}}function iw(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...rw(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:SE(o)}))}}
function lw({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===
0}var EE=20,TE=200;function vo({id:e=pe("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=pe("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>k(),
input:()=>f(),keydown:T,blur:()=>_()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:$=>$.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
f=Qe(TE,()=>y(u.value.trim())),p=[],g=-1,h=null;async function y($){h?.abort(),h=new AbortController;let{signal:O}=h,E=new URLSearchParams({q:$.slice(0,120),limit:String(EE)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:M,total:B},F]=await Promise.all([jt(E,{signal:O}),i&&$!==""?Jo({signal:O}):[]]),v=i?ME($,M,F):[];p=[...s&&$===""?[{none:!0}]:[],...v,...M],w(B>M.length?`${ee(B-
M.length,"more set")}: type to find them`:p.length===0&&"No set matches."),Se(ee(B,"set")),b($===""?p.findIndex(H=>H.set&&H.set.id===o?.id):M.length>0?v.length:0)}catch(M){M.name!=="AbortError"&&(p=[],
w(M.message))}}function w($){A(d,p.map((O,E)=>a("li",{id:`${l}-${E}`,role:"option",class:"choice-line","aria-selected":String(O.set?O.set.id===o?.id:!!O.none&&!o),on:{click:()=>x(O)}},O.set?AE(O.set):
O.words??s)),$&&a("li",{class:"muted small picker-note",role:"presentation"},$)),g=-1,u.removeAttribute("aria-activedescendant")}function b($){if(d.children[g]?.classList.remove("active"),g=p.length===
0?-1:Math.max(-1,Math.min($,p.length-1)),g<0){u.removeAttribute("aria-activedescendant");return}d.children[g].classList.add("active"),d.children[g].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${g}`)}function k(){d.hidden&&y("")}function _(){f.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function x($){_(),$.group?i($.group):($.none||$.set.id!==o?.id)&&r($.none?null:$.set)}function T($){let{key:O}=$,E=!d.hidden,M={ArrowDown:g+1<p.length?g+1:0,ArrowUp:g>0?g-1:p.length-1,PageDown:g+8,PageUp:Math.
max(0,g-8)}[O];(M!==void 0||E&&["Enter","Escape"].includes(O))&&$.preventDefault(),M!==void 0?E?b(M):k():O==="Enter"&&E&&p[g]?x(p[g]):O==="Escape"&&E&&($.stopPropagation(),_())}return{node:m,input:u}}
var OE=3;function ME(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,OE).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function AE(e){return[a("span",{class:"choic\
e-name ellipsis"},e.label),a("span",{class:"muted small"},[ft(e.created),ee(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function _s(e,{none:t,links:o=LE}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,g=CE(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let h=u.control!==""&&u.test!=="";A(n,l("control",u,d,m),a("div",{class:"swap-cell"},(h||t===void 0)&&Me("swap","Swap control and test",()=>e(NE(u))),PE(u,e),h&&
o(u)),l("test",u,d,m)),g.forEach(({key:y,text:w})=>RE(n,y,w)),p&&n.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",g=u==="control"?"Control":"Test",h=m&&Ye(
m,d[u]),y=pe("set"),w=vo({id:y,field:u,set:h,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},g),w.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},cw(`${u}_ranks`,"Ranks",h?.ranks??f?.[u]?.all_ranks,d,e),cw(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:h?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?ee(f[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var CE=e=>[...e.querySelectorAll(".list-input:n\
ot([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function RE(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-fiel\
d="${t}"]`).value="list"}var LE=e=>[hu(e),a("a",{class:"small",href:qt(Nt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:Sn(e),
title:"A step of each side over time, one above the other"},"Timeline")];function hu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:ge(`/analyse?${t}`)},"Analyse both")}function NE(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function PE(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return W(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function cw(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=pe(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?IE(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${st(o)}`:null,on:{change:()=>{
let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,
selected:p===r},DE(p,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function IE(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function DE(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var BE=["bars","line","scatter","histogram","none"],uw=["control","test","q","chart","x","y","y2","by"],dw={chart:"",x:"",y:"",y2:"",by:""};function gu(e){let t=new URLSearchParams(e),o=Object.fromEntries(
uw.map(n=>[n,t.get(n)??""]));return{...o,chart:BE.includes(o.chart)?o.chart:""}}function hi(e){let t=new URLSearchParams;for(let o of uw)e[o]&&t.set(o,e[o]);return ge(t.size===0?"/query":`/query?${t}`)}
function gi({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var to=e=>`'${e.replaceAll("'","''")}'`,Ln=["control","test"],qE=32;function mw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function wi(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:mw("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:mw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function wu(e){let t=Object.entries(e).map(([o,n])=>{let s=wi(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var pw=e=>Object.fromEntries(Ln.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function wr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function WE(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${wr(`diff_${o}`)} / ${wr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${wr(e.slice(4))})`:wr(e)}var FE={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function HE(e,t){let o=FE[e][t?0:1];return Ln.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${wr(n)} AS ${n}`:n)}function ks(e,t){let o=[...t].filter(([n])=>!Ln.includes(n));return o.length>qE?null:`${e}${o.length>0?`(${o.map(([n,s])=>to(`${n}=${s}`)).join(", ")}\
)`:""}`}function yi(e,t,o,n=0){let s=aa(e);s.delete("measure"),o||s.set("measure","total");let r=ks("compare",s),i=Xn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${HE(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${WE(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function fw(e){let t=gt(e);t.set("fold","true");let o=ks("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function jE({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Ln.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var yu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function UE(e){let t=Ln.map(o=>{let n=wi(o,pw(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${yu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var hw=e=>UE(e)??`SELECT side, rank, step_number, ${yu.join(", ")}
FROM ${ks("compare_steps",[...gt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,gw=e=>`${hw(e)}
ORDER BY rank, step_number, side`,ww=e=>`SELECT side, count(*) AS steps, ${yu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${hw(e)}
)
GROUP BY side`,yw=e=>ks("compare_places",[...gt(e)].filter(([t])=>!t.startsWith("merge_")));function bw(e){let t=yw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function zE(e,{name:t,category:o,aliases:n}){let s=wu(pw(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${to(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>to(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${to(o)} AND ${r?`name = ${to(t)}`:`name IN (
    SELECT raw FROM (
${jE(e)}
    ) WHERE shown = ${to(t)})`}
  AND (${s})`}var _w=(e,t,{name:o,category:n})=>ks(e,[["name",o],["category",n],...gt(t)]);function bu(e,t){let o=zE(e,t);return o?`events
WHERE ${o}`:_w("compare_calls",e,t)}var kw=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${bu(e,t)}
ORDER BY side, rank, start_us`,_u=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${bu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,GE={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},xw=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${bu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(GE).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,$w=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${_w("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function vw(e,{name:t,category:o},n){let s=yw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${to(t)} AND category = ${to(o)}`:`instr(' / ' || path || ' / ', ${to(` / ${t} / `)}) > 0`}
GROUP BY part`}var Sw=(e,t)=>ks(t,[...gt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),Ew=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Sw(e,"work_by_operator")}
WHERE operator = ${to(t)}`,Tw=e=>Ln.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${Sw(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,Ow=e=>Ln.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Mw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Aw=e=>Ow(e)?`${Mw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,YE={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Cw(e,t){let[o,n]=YE[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Ow(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Mw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var oo=(e,{control:t,test:o},n={})=>e?hi({control:t,test:o,q:e,...n}):null;function Rw(e,{unit:t,self:o,item:n,ofHost:s},r){let i=(l,c,u)=>l.set(oo(c,e,u));i(r.table.sql,yi(e,t,o)),i(r.durations.sql,yi(e,t,o,e.top)),i(r.counts.sql,yi(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),i(r.fall.chart.sql,s?bw(e):ww(e)),i(r.classes.sql,Tw(e)),i(r.replacements.sql,fw(e)),i(r.operators.sql,Aw(e)),i(r.ranks.heat.sql,e.heat!=="op"?gw(e):n?_u(e,n.row):null)}
function Lw(e,t,o){let{histogram:n,points:s,heat:r,numbers:i,related:l,work:c,booked:u}=o;u.sql.set(oo(vw(e,t,t.launches===void 0),e)),i.sql.set(oo(xw(e,t),e)),l.sql.set(oo($w(e,t),e)),c.sql.set(oo(Ew(
e,t),e)),n.sql.set(oo(kw(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(oo(_u(e,t),e))}var yr=["control","test"],Nw=e=>a("bdi",{class:"mono"},e),KE=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function VE(e){let[t,o]=yr.map(s=>KE(e[s])),n=yr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?L(n[0]):`${L(n[0])} and ${L(n[1])}`,changes:{control_marker:t,test_marker:t}}]:yr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:L(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function JE(e,t){let[o,n]=yr.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Nw(i)," ",t&&W("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:yr.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function Pw(e,t){return[JE(e,t),t&&VE(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,Nw(n),` as step m\
arker (${s} found)? `,W("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Iw=8,QE=600,XE=80,Nn=["control","test"],Dw=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},$u=({step_number:e})=>e!==null,xu=e=>[e.span,$u(e)?e.step_number:
e.rank],Bw=({rank:e,span:t})=>`${e}/${t}`;function qw(e){return`${$u(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function ZE(e){let o=[...new Map(e.map(n=>[xu(n).
join("/"),xu(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function eT(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var ku=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function tT(e,t){let o=new Map;for(let n of e){let s=Bw(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Iw?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Be("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function oT(e,t,o,n,s){let r=ZE(t),i=t.map(u=>({sample:u,y:ku(
u.step,o),x:r.size>1?3+94*r.get(xu(u).join("/"))/(r.size-1):50})),l=t.filter($u).map(u=>u.step_number),c=l.length===0?ee(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},Be("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Be("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${ku(n,o)}%`,y2:`${ku(n,o)}%`}),tT(
i,e),i.map(({sample:u,x:d,y:m})=>Be("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>XE?2:3.2},s&&Be("title",{},[`${e}, ${qw(u)}: ${de(u.step)}`,en(u)].filter(Boolean).join(`
`))))),a("p",{class:`${e}-text small strip-caption`},`${e}, ${c}`))}function nT(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${ee(t.length,"sample")} from ${N(Math.min(...o))}\
 to ${N(n.step)}, median ${N(Dw(o))}; the longest is ${qw(n)}.`}var Ww=(e,t)=>e&&Object.fromEntries(Nn.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:i=null}=t?.[o][s]??{};return{...n,...r!==null&&
{host:r/1e3,lag:i/1e3}}})]));function Fw(e,t){if(!Nn.every(l=>e?.[l]?.length>0)||Nn.every(l=>e[l].length<2))return null;let o=Nn.flatMap(l=>e[l].map(c=>c.step)),n=eT(o),s=Dw(e.control.map(l=>l.step)),
r=[pe("strip-title"),pe("strip-words")],i=Nn.some(l=>{let c=new Set(e[l].map(Bw));return c.size<=Iw&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-d\
escribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},`Every ${t}`)," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",id:r[1]},Nn.map(
l=>nT(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},N(n[1])),a("span",{},N(n[0]))),Nn.map(l=>oT(l,e[l],n,s,o.length<=QE))))}var sT={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},rT={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},aT=({
control:e,test:t})=>ge(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),iT="Confidence: this share of the intervals that are made in this way contains \
the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 the step time counts as slower or faster. Ranks of a step wait for ea\
ch other, so their mean counts once.";function lT({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function cT({verdict:e,shift:t,control_median:o}){if(e!=="slower"&&
e!=="faster"||!(o>0))return"";let n=100*t/o;return n<900?` by ${je(Math.abs(n))}`:`: ${ke(n)} as long`}function uT(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("\
p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${rT[e.verdict]} `),sT[e.verdict],
cT(e)),a("span",{class:"headline-label"},`Mean ${o.toLowerCase()}`),a("span",{class:"value control-text",title:de(e.control)},N(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{
class:"value test-text",title:de(e.test)},N(e.test)),a("span",{class:`change ${lT(e)}`,title:Ie(e.change)},ye(e.change)))}function Hw(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"\
verdict-strip"}),i=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=Rt(c),f=d.verdict==="cannot_judge"&&u;A(s,uT(d,m),a("p",{class:"verdict-ra\
nge"},Vt(d.range.parts)," ",f&&W("Use all ranks and steps",e,{class:"link-button"})),d.basis!==null&&a("p",{class:"muted small verdict-reason",title:iT},Vt(d.basis.parts),"."),d.recorded&&a("p",{class:"\
muted small"},Vt(d.recorded.parts)),d.caution&&c.comparability.every(({kind:p})=>p!=="same_selection")&&a("p",{class:"muted small one-recording"},d.caution," ",t&&a("a",{href:aT(c)},"Compare several r\
ecordings")),Pw(c,t)),A(r,Fw(Ww(d.samples,c.step_time.samples),m?"recording":d.recorded?"recorded step":"step")),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function bi(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var dT=900,_i=12,jw=17,mT=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Uw(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of mT){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Uw(n);s&&o.append(s)}return o}function pT({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,g)=>Be("te\
xt",{x:d,y:m,fill:ne(g?"--text":"--muted"),"font-size":p,"font-weight":g?600:400,"font-family":s},f),i=t.flatMap(d=>Qo(d,Math.floor(n/6.6),3)),l=[r(_i,22,e,15,!0),...i.map((d,m)=>r(_i,42+jw*m,d,12,!1))],
c=30+jw*i.length+18,u=_i;for(let[d,m]of o)l.push(Be("rect",{x:u,y:c-9,width:14,height:9,fill:ne(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+_i}}function fT(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,dT),l=pT(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=Uw(d);for(let[p,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))f.setAttribute(p,String(g));return f}),u=l.height+n;return{width:i,height:u,node:Be("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},Be("rect",{width:"100%",height:"100%",fill:ne("--surface")}),l.nodes,c)}}var zw="image/svg+xml";async function hT(e,t,o){let n=new Image;
n.src=`data:${zw};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Gw(e,t,o,n){let{node:s,width:r,height:i}=fT(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:zw}):await hT(l,r,i);
bi(c,`${o}.${t}`)}var br=212,no={left:62,right:12,top:20,bottom:24},xs=br-no.top-no.bottom,ki=.62,gT=5,Yw=8,xi=84,wT=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Kw(e){return kt(
{...e,class:"waterfall",height:()=>br,keys:wT,paint:kT,save:Gw})}function yT(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function bT(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function _T([e,t]){let o=(t-e)/
gT,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var _r=e=>`${100*e}%`;function kT({fall:e}){let t=yT(e),
o=bT(t),[n,s]=o,[r,i]=Je(s),l=t.length,c=w=>xs*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>_r((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=pe("fall-less"),f=_T([n/i,s/i]).
map(w=>({y:c(w*i),text:`${Ge(Number(w.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},g=Be("svg",{class:"fall-body",...p},Be("defs",{},Be("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Be("rect",{class:"fall-ground",width:5,height:5}),Be("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:w})=>Be("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>Be("line",{class:"fall-join",x1:u(b,ki/2),x2:u(b+1,-ki/2),y1:c(w),y2:c(w)})),t.map(([w,b],k)=>Be("rect",{class:`fall-bar fall-${d(k)}`,x:u(k,-ki/2),width:_r(
ki/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(k)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>xT(u(w,-.33),_r(.66/l))),e.parts.map(({change:w},b)=>Be("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ye(w))),$T(e).flatMap(([w,b],k)=>[Be("text",{class:"fall-tick fall-whole",x:u(k),y:xs+15},w),Be("text",{class:"\
fall-tick fall-short",x:u(k),y:xs+15},b)])),h=Be("svg",{class:"fall-axis",...p},f.map(({y:w,text:b})=>Be("text",{class:"fall-value",x:no.left-5,y:no.top+w+4},b)),n>0&&Be("text",{class:"fall-cut",x:no.
left,y:no.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[h,g,vT(g,ST(e),y)]}function xT(e,t){let o=(r,i)=>xs*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Yw+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Be("svg",{x:e,width:t,height:xs,viewBox:`0 0 ${Yw} ${xs}`,preserveAspectRatio:"\
none"},Be("polygon",{class:"fall-ground",points:s}))}function $T(e){return[["control","control"],...e.parts.map(({part:t})=>[Xo[t].name,Xo[t].short]),["test","test"]]}function vT(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(p=>no.top+p),m=()=>{A(n,r.map(p=>a("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?no.left:no.right}px + ${c/s} * (100% - ${no.left+no.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>xi?`${br-u+17}px`:"auto",n.style.top=u>xi?"auto":`${d-u>xi?
u+6:Math.min(d+4,br-xi)}px`},f=Be("rect",{class:"fall-area",x:_r(i/s),y:-no.top,width:_r(1/s),height:br});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function ST(e){return[["control",N(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Xo[t].name,`${N(o)} → ${N(n)}`,ye(s)]),["test",N(e.test),ye(e.change)]]}var ET=21,TT=7.1,OT=5e-4,MT=([e,...t])=>[Vt([{text:Fs(e.text)},...t]),"."],Vw=e=>e>0?"more":e<0?"less":"calm",AT=e=>Math.max(ET,Math.floor(e/TT)),Jw=({operations:e,named:t})=>e.slice(0,t);function kr({
name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var CT=e=>e.parts.every(({change:t})=>Math.abs(t)<=OT*e.control);function Qw(e,t){let o=Kw({id:"chart-wate\
rfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=6,c=[],u=new Map;o.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(
".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,d())}).observe(s);function d(){let p=dm(c,AT(i||r&&(r-74)/l-14));u=new Map(c.map((g,h)=>[g,p[h]]));for(let g of s.querySelectorAll(".fal\
l-ops bdi"))g.textContent=u.get(g.dataset.name)}function m(p){let{name:g,what:h}=Xo[p.part],y=Jw(p);return a("section",{class:"fall-column",data:{part:p.part},tabindex:"-1"},a("h3",{title:h},a("span",
{class:"fall-name"},Fs(g))," ",a("span",{class:Vw(p.change),title:Ie(p.change)},ye(p.change))),a("p",{class:"muted small",title:`${de(p.control)} → ${de(p.test)}`},`${N(p.control)} → ${N(p.test)}`),
y.length>0&&a("ul",{class:"fall-ops"},y.map(w=>a("li",{},a("a",{href:e(w,p.part),class:"mono",title:w.name},a("bdi",{data:{name:kr(w)[0]}},u.get(kr(w)[0]))),kr(w)[1]&&a("span",{class:"muted small fall\
-in",title:w.name},`in ${kr(w)[1]}`),a("span",{class:`num ${Vw(w.change)}`,title:Ie(w.change)},ye(w.change))))),p.explained&&a("p",{class:"small muted explained"},MT(p.explained_parts)))}function f(p,g){
return a("p",{class:`fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:de(g)},N(g)))}return{node:o.node,chart:o,reveal(p){let g=s.querySelector(
`[data-part="${p}"]`);g?.scrollIntoView({block:"center"}),g?.focus({preventScroll:!0})},draw(p,g,h,y){let w=p.waterfall;o.node.hidden=w===null;let b=w!==null&&CT(w);if(o.draw({fall:w,revision:g,file:h,
caption:y,heading:`mean per ${Rt(p)?"recording":"step"}, test − control`,empty:w===null?"No parts.":b?`No difference: a ${Rt(p)?"recording":"step"} takes ${N(w.control)} in the control and ${N(w.test)}\
 in the test, and no part of it changed by more than 0.05 %.`:""}),w===null||b){A(s),n=null;return}w!==n&&(n=w,l=w.parts.length+2,s.style.setProperty("--columns",String(l)),c=[...new Set(w.parts.flatMap(
k=>Jw(k).map(_=>kr(_)[0])))],d(),A(s,f("control",w.control),w.parts.map(m),f("test",w.test)))}}}var RT=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar; instances of a module are added up"]],$i={key:"",fall:null};
function Xw(e,t){let o=pt("Under the bars",RT,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Qw(u,o.node);c.node.append(n);function u(m,f){return m.tree?qt({...Nt(
s[0]),node:Oa(m.tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",
limit:"0"}).forEach(([p,g])=>f.set(p,g));try{let{waterfall:p}=await it(f,{signal:i.signal});$i={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&A(n,`The modules could not be loaded: ${p.message}`)}}
return{...c,draw(m,f,...p){let g=gt(m).toString(),h=m.fall==="modules"&&f.waterfall!==null&&!qs(f.waterfall),y=h&&$i.key===g&&$i.fall?$i.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],o.press(
m.fall),o.node.hidden=qs(f.waterfall),A(n,h?y===f.waterfall?"Looking for the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),
h&&y===f.waterfall&&r!==g&&d(g)},stop(){l=()=>{},i?.abort()}}}var vu=20,LT=4,Su=e=>e===null?"–":Ge(e,0,e<1?3:e<100?1:0),vi=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function Zw(){let e=a("spa\
n",{class:"muted rank-summary"}),t=lt("Device time by class of work"),o=b=>a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":b}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=a("details",{class:"card rank-steps work-classes",hidden:!0},a("summary",{},a("h2",{},"Classes of work"),e),a("div",{class:"chart-tools"},t.node),a("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),i=!0,l=[1,1],
c=(b,k,_="")=>a("td",{class:`num ${_}`,title:k},b),u=(b,k="num")=>a("th",{scope:"col",class:k},b),d=b=>i?[b.control_per_step,b.test_per_step]:[b.control_total_duration,b.test_total_duration],m=b=>["co\
ntrol","test"].map((k,_)=>L(b[`${k}_counts`]/(i?l[_]:1))).join(" → ");function f(b){let[k,_]=d(b),x=_>k?"more":_<k?"less":"calm";return[c(m(b)),c(N(k),de(k)),c(N(_),de(_)),c(ye(_-k),Ie(_-k),x),c(k>0?
ke(100*(_-k)/k):_>0?"new":"",null,x)]}let p=b=>[c(vi(b,"tflops_per_s",Su)),c(vi(b,"gb_per_s_at_least",Lo)),c(vi(b,"flops_per_byte_at_most",Su))],g=[u("TFLOP/s"),u("bandwidth, at least"),u("FLOPs per b\
yte, at most")],h=(b,k,..._)=>a("thead",{},a("tr",{},b,u(k),u("control"),u("test"),u("Δ"),u("Δ %"),..._));function y(b){A(n,a("table",{class:"operators-table"},h(u("Class",""),"device rows",u("share"),
...g.map(k=>k.cloneNode(!0))),a("tbody",{},b.map(k=>a("tr",{},a("th",{scope:"row"},k.class),f(k),c(vi(k,"share",_=>`${Su(_)} %`)),p(k))))))}function w(b){let k=[...b].sort((_,x)=>Math.max(...d(x))-Math.
max(...d(_)));s.hidden=b.length===0,A(s,a("table",{class:"operators-table"},h(u(b.length>vu?`Shapes: the ${vu} that take longest`:"Shapes",""),"calls",...g),a("tbody",{},k.slice(0,vu).map(_=>a("tr",{},
a("th",{scope:"row",title:`${_.operator} ${_.shapes}`},a("bdi",{class:"mono"},_.operator)," ",a("span",{class:"mono small"},_.shapes.replaceAll(",[]",""))," ",a("span",{class:"muted"},_.dtype)),f(_),p(
_))))))}return{node:r,sql:t,draw(b,k,_){r.hidden=!b,b&&(i=_!=="total",l=[k.control.samples,k.test.samples],e.textContent=b.classes.slice(0,LT).map(x=>`${x.class} ${d(x).map(N).join(" → ")}`).join(",\
 "),y(b.classes),w(b.shapes))}}}var Si={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Eu=null,Pn={path:"/compare",name:"Compare",mount:(e,t)=>NT(e,t)};function NT(e,t){let o=Gt(location.search),n=null,s=null,
r="",i="",l=t.newPair?bc(o):Eu,c=null,u="",d=null,m=o.op!=="",f=!1,p=globalThis.firstComparison!==void 0,g=Of(o,l),h=vf(()=>!f&&s&&Ee()),y=Bg(),w=Vf({page:R=>`${le(R)}#booked`,row:q,rank:G,step:J,timeline:R=>Np(
o,R),stragglers:()=>nu("stragglers",o),onRow:R=>U(Ot(R.name,R.category)),onBar:R=>_.fall.reveal(R),isCorrected:()=>o.equal_clock,onClock:()=>V({equal_clock:!o.equal_clock})},y.node),b=Hf(V),k=lt("All \
rows"),_={sides:_s(V),verdict:Hw(()=>V(Si),V,w.node,b.node),fall:Xw(le,R=>V({fall:R},{replace:!0})),recorded:nw(),operators:Fg(le,it),ranks:tw(R=>V({heat:R},{replace:!0}),{timeline:(...R)=>ka(o,...R),
go:t.go}),classes:Zw(),replacements:Df(le),filters:Wg(V),counts:_c({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:R=>I(R,_.counts.node)}),durations:_c({id:"chart-durations",
title:"Ops duration comparison",file:"ops-duration",onSelect:R=>I(R,_.durations.node)}),table:Yg({onSort:(R,X)=>V({sort:R,order:X}),onSelect:I,href:le,onOpen:Y,onWant:h.want}),detail:Wf({onClear:()=>I(
""),href:le,onRanks:P,onTable:ie,tree:R=>Kp(o,R),timeline:R=>os(o,R)})},x=a("div",{class:"comparability"}),T=a("p",{class:"remark",hidden:!0}),$=Ff(V),O=[_.fall.chart,_.ranks.heat,_.counts,_.durations],
E=a("div",{class:"results"},_.verdict.node,x,_.fall.node,_.operators.node,_.filters.node,T,$.node,a("div",{class:"charts"},_.durations.node,_.counts.node),a("section",{class:"card table-card","aria-la\
bel":"All rows"},a("div",{class:"chart-head"},b.title,a("div",{class:"chart-tools"},b.work,k.node)),_.table.node,b.workNote),_.classes.node,_.ranks.node,_.recorded.node,_.replacements.node),M=a("div",
{class:"message"}),B=a("h1",{class:"visually-hidden"},"Compare"),F=a("div",{class:"paper-only"}),v=Mt({context:t,results:E,message:M});e.append(a("div",{class:"page compare-page"},B,F,_.sides.node,M,E),
_.detail.node);let H=ht(()=>O.forEach(R=>R.retheme()));function V(R,{replace:X=!1}={}){return!f&&t.go(St({...o,...R}),{replace:X})}function I(R,X=_.table.node){let ae=_.detail.node.contains(document.activeElement),
Le=R===o.op?"":R??"",qe=X.getBoundingClientRect().top;V({op:Le},{replace:!0}),window.scrollBy(0,X.getBoundingClientRect().top-qe);let Te=c?.items.find(tt=>tt?.key===Le);Te?Se(`${Te.row.name} is select\
ed.`):ae&&_.table.focus()}function Y(R){R!==o.op&&I(R)}function le({id:R,name:X,category:ae}){return Yt({...o,heat:"",row:R??Ot(X,ae)})}function q({name:R,category:X}){return St({...o,op:Ot(R,X)})}function U(R){
m=!0,R===o.op?C():V({op:R},{replace:!0})}function ie(){_.table.node.closest(".table-card").scrollIntoView({block:"start"}),_.table.focus()}function G(R){return[s.control,s.test].every(X=>X.all_ranks.includes(
R))&&s.control.all_ranks.length+s.test.all_ranks.length>2?St({...o,control_ranks:String(R),test_ranks:String(R)}):null}function J(R,X){return s[X].all_steps.includes(R)?St({...o,[`${X}_steps`]:String(
R)}):null}function P(){V({heat:"op"},{replace:!0}),_.ranks.node.scrollIntoView({block:"start"}),_.ranks.node.querySelector("summary").focus({preventScroll:!0})}function z(){let R=ae=>nn(ae,o,n,s),X=o.
control&&o.test?`${R("control")} → ${R("test")} · Compare`:"Compare";B.textContent=X,t.setTitle(X)}async function oe(){let R=[o.control,o.test].filter(ae=>ae!=="");if(R.every(ae=>n&&Ye(n,ae)))return;
let X=await yt(R).catch(()=>[]);f||(n=X,Q())}async function me(R){let X=l,ae=X.late===!0&&await Tf(R,X);ae!==!1&&l===X&&(l={key:X.key,...ae?Sc(ae):{diagnosis:[],note:""}},Eu=ae&&l,Q())}function Pe(R){
i=R,E.dataset.stale="";let X=gt(o).toString(),{op:ae}=o;v.ask(Le=>g(R,o,l,Le),Le=>{s=Le,r=R,h.start(R,Le,ae),l?.key!==X?(l={key:X,...Sc(Le)},Eu=l):l.late&&Dt().then(()=>me(R)),Se(s.row_count===1?"One \
row.":`${L(s.row_count)} rows.`),v.say(null),delete E.dataset.stale,Q()},Le=>{s=null,r="",h.stop(),v.say(jf(Le,{narrowed:Object.keys(Si).some(qe=>o[qe]!=="all"),all:()=>V(Si),again:()=>Pe(i),unmarked:()=>V(
{control_marker:"",test_marker:""})})),delete E.dataset.stale,Q()})}function Q(){if(f)return;z();let R=o.control!==""&&o.test!=="",X=Jn(o),ae=yc(o);R?ae!==i&&(s||v.say(null),Pe(ae)):(v.drop(),i="",s=null,
_.detail.draw(null),v.say(Uf(n))),_.sides.draw(o,n,s),E.toggleAttribute("data-skeleton",R&&!s),_.filters.draw(o,s,s?ce():o.unit||"total"),$.draw(o,X),s?R&&r===i&&he(ce(),X):_.detail.draw(null)}function ce(){
let R=o.unit||Bl(s);return R==="percent"&&!sa(s)?Bl(s):R}function he(R,X){let ae=ls(s),Le=gt(o).toString();c?.answer!==s&&(_.verdict.draw(s,Object.keys(Si).some(tt=>o[tt]!=="all")),_.recorded.draw(s),
_.operators.draw(Le,s)),j();let qe=s.waterfall??l?.waterfall??null;_.fall.draw(o,{...s,waterfall:qe},`${r}${qe===null}`,ae,Da(s)),te(R,X),_.classes.draw(l?.classes,s,R),_.replacements.draw(s,R==="per_\
step"||R==="percent"),b.draw(o,s,R,X),w.draw({...l,limit:s.verdict.limit},St({...o,op:""})),y.draw(o,s),C();let Te=c.items.find(tt=>tt?.key===o.op);_.ranks.draw(s,o.heat,ae,r,Te?{name:Te.row.name,query:bn(
{...o,row:Te.key}).toString()}:null),Rw(o,{unit:R,self:X,item:Te,ofHost:qs(qe)},{..._,table:{sql:k}})}function te(R,X){let ae=h.rows(),Le=JSON.stringify([r,R]),qe=JSON.stringify([Le,o.top,u===r]);if(c?.
answer!==s||c.order!==Le){let Te=ql(s,ae,R,{self:X});c={answer:s,order:Le,unit:R,self:X,items:Te},S(R,Te),_.table.draw({rows:Te,totals:Ym(s,R,{self:X}),unit:R,self:X,unitName:Hs(R,s),sort:o.sort,order:o.
order,selected:o.op,revision:Le,judged:ue(Te),work:o.work})}c.chartKey!==qe&&(c.chartKey=qe,Z(qe),A(F,Da(s,ee(s.row_count,"row")).map(Te=>a("p",{},Te))))}let ue=R=>R.some(X=>X.verdict!=="cannot_judge"&&
!X.row.too_few);function Ee(){if(r!==i||c?.answer!==s)return;let{items:R,unit:X,self:ae}=c,Le=[],qe=[];h.rows().forEach((tt,ot)=>{R[ot]||(Le.push(ot),qe.push(tt))});let Te=ql(s,qe,X,{self:ae});Te.forEach(
(tt,ot)=>{R[Le[ot]]=tt}),S(X,R),_.table.add(R,Te,ue(R)),o.op!==""&&!d&&he(X,ae)}function C(){let R=o.op===""?-1:h.placeOf(o.op),X=c.items[R]??null,ae=X?.key??"";if(d=X,_.counts.select(ae),_.durations.
select(ae),_.table.select(ae),R===void 0){h.find(o.op);return}_.detail.draw(X,X||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},W("Cle\
ar the filters",()=>V({q:"",category:[],change:"",exclude:[Lt],device_type:"ALL",significant:""})))]),m&&(m=!1,X&&ie())}function j(){let R=ip(s.comparability,l.diagnosis).filter(({kind:X})=>X!=="steps\
_differ"&&X!=="single_sample");A(x,ua(R))}function S(R,X){let ae=s.control.samples,Le=s.test.samples,qe=X.find(ot=>ot?.row.too_few&&ot.row.among)?.row;T.hidden=ae===Le&&!qe;let Te=qe&&`${Mn(qe)} These\
 rows say “too few steps”. `;if(ae===Le){A(T,Te);return}let tt=R==="total"?"totals cannot be compared directly.":R==="per_call"?"totals would mislead.":"calls and durations are shown per step.";A(
T,Te,`The sides have ${L(ae)} and ${ee(Le,"sample")} (a sample is one step of one rank), so ${tt} `,R==="total"?W("Show per step",()=>V({unit:""}),{class:"link-button"}):W("Show totals",()=>V({unit:"t\
otal"}),{class:"link-button"}))}function D(){return u!==r&&lw(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",W("Draw the bars anyway",()=>{u=r,Q()},{class:"\
link-button"})]}function Z(R){let{items:X,unit:ae,self:Le}=c,qe=`${c.order}${o.top}`,Te=zm(X,o.top),tt=Da(s,`first ${L(Te.length)} of ${ee(s.row_count,"row")}`),ot={file:ls(s),revision:R,zoom:qe,caption:tt};
_.durations.draw({...ot,...aw(Te,ae,Le,s),empty:D()}),_.counts.draw({...ot,...iw(Te,ae),empty:D()}),$.drawRest(X.length,Te.length)}return Q(),p?Dt().then(oe):oe(),{keys:{search:()=>_.filters.focusSearch(),
enter:()=>_.table.focus(),control:()=>_.sides.choose("control"),test:()=>_.sides.choose("test"),close:()=>_.detail.isOpen()&&I("")},update(R){o=Gt(R),l=t.newPair?bc(o):l,Q(),oe(),s&&i===r&&t.settled()},
unmount(){f=!0,[y,_.fall,_.operators].forEach(R=>R.stop()),v.unmount(),h.stop(),H(),O.forEach(R=>R.unmount()),_.table.unmount(),_.detail.unmount()}}}var ey=2,Tu=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function PT(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await jr(e,r)).rows[0]}async function IT(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>PT(e,c,b,n))),jn(e,o===""?null:o),ho(e)]),[f]=u.
filter(Boolean).sort((b,k)=>k.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let g=l===null?p.first_event_ns:
d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=p.metadata?.baseTimeNanoseconds,y=BigInt(g)-(Number.isFinite(h)?BigInt(h):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:w(f.start-
ey*f.duration),end:w(f.start+(1+ey)*f.duration)}}function ty(e,t,o,n){let s=IT(e.id,t,Tu(o));return s.catch(()=>{}),ma({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:i}=await s;return Yr(e.id,i.number,"",{signal:r,onProgress:n})}})}function oy({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function ny(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var DT=250;function sy(e){return kt({...e,height:()=>DT,make:qT,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function BT(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function qT(e,t){let o={...e,
...oy(e)},n=Xt(),{edges:s}=o,r=ny(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((h,y)=>h+y,0),g=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(h=>h===0?0:
h/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:FT(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:ne("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:WT(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:vt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(BT),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?ne("--control"):ne("--test")}}])}}}function WT(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${L(e[r][n])}${i>0?`, ${je(100*e[r][n]/i)} of its calls`:""}`;return[`${N(o)} to ${N(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function FT(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var HT=250,Ei=.13;function ry(e){return kt({...e,height:()=>HT,make:jT,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function jT(e,t){
let o=Xt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let g=[];return e[m].forEach((h,y)=>h.forEach((w,b)=>{
if(w!==null){let k=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;g.push({x:b+f+k,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Ue).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(h=>h.x),y:g.
map(h=>h.y),customdata:g.map(h=>h.text),ids:g.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((g,h)=>{let y=e[m].map(w=>w[h]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((g,h)=>h+f),line:{color:ne(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=xo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Ei),c("test",Ei),l("control",
-Ei,"circle"),l("test",Ei,"diamond")],layout:{template:vt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ue(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var UT=e=>e[0].toUpperCase()+e.slice(1),zT=e=>e>0?"more":e<0?"less":"calm",ay=e=>a("td",{class:"num",title:de(e)},N(e)),iy=(e,t="")=>a("td",{class:`num ${t} ${zT(e)}`,title:Ie(e)},ye(e));function Ou(e,t,o,n){
return a("tr",{},a("th",{scope:"row",title:n},e),ay(t.control_per_step),ay(t.test_per_step),iy(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>iy(s.diff_per_step)):[a("td"),a("td")]))}
var ly=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function GT(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return a("table",{class:"number-table"},a(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),a("thead",{},a("tr",{},a("td"),o.map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},e.parts.map(n=>Ou(UT(n.part),n,t)),e.parts.
length>1&&Ou("Together",{...e,itself:ly(e.parts,"itself"),below:ly(e.parts,"below")},t),e.with_others&&Ou("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var YT=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,KT="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function cy(){let e=lt("Booked in the steps"),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=a("p",{class:"muted sm\
all"}),n=a("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Booked in the steps"),a("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,i=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?KT:YT(i,Rt(
s)?"recording":"step"),A(t,!l&&GT(r,i))}}}var VT=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],uy=(e,t)=>e===null||t===null?null:
e-t,dy=(e,t)=>e>0&&t!==null?100*t/e:null,Au=e=>e>0?"more":e<0?"less":"calm";function Cu(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Do(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function Mu(e,t,[o,n],s,r,i){let l=uy(n,o),c=i==="new"?"new":i==="gone"?"gone":ke(dy(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"\
control-text"},i==="new"?_e:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?_e:s(n))),a("p",{class:`tile-change ${Au(l??(i==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function JT(e,t){let o=Cu(e);return[a("p",{class:"muted op-verdict"},t?Mn(t):" "),a("div",{class:"tiles"},Mu("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,N,ye,o.birth),Mu("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,L,nt,o.birth),Mu("Time per call","Median over all calls",o.perCall,
N,ye,o.birth))]}function Oi(e,[t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=uy(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(
o)},n(o)),a("td",{class:`num strong ${Au(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Au(c)}`},ke(dy(t,c))))}var Ti=(e,t,o)=>Oi(e,t,N,ye,{exact:de,exactDiff:Ie,title:o});function QT(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Do(Cu(e).row,"percent",{...e,step_time:t}),s=Rt(e)?"recording":"step time";return Oi(`Share of the ${s}`,[o,n],je,r=>r===null?_e:ke(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function XT(e,{stepTime:t,row:o}){let n=Cu(e),s=i=>a("tr",{class:"group-row"},a("th",
{colspan:"5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("\
tr",{},a("td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),Oi("Calls",n.counts,L,nt),Oi("Calls per step",n.callsPerStep,L,nt),Ti("Total",n.
total),Ti("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Ti("Self time per step",["control","test"].map(i=>gn(o,`${i}_self_per_step`,e)),"Without the calls i\
nside it"),QT(e,t)),a("tbody",{},s("A single call"),VT.map(([i,l])=>Ti(l,r(i)))))}function my(){let e=a("div",{class:"card op-head"}),t=lt("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),A(e,JT(s,r.row)),A(o,XT(s,r))}}}var py=.8,ZT=/^aten::.*(mm|linear|conv|attention)/,Ru={control:"set",test:"test"};function e1(e,t,o){let n=Object.values(Ru).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(Ru).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=py*o[d]&&
u.device_time>=py*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var fy=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Ru))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function Mi(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?ke(100*i/t):""))}var hy=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:Ie(o)},ye(o)),a("td")),t1=e=>e===null?
_e:`${lo(1e12*e)}FLOP/s`,o1=e=>`${pn(1e12*e)}FLOP/s`;function n1(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},Mi("FLOPs per step",e.flops,lo,pn),Mi("Device time per step",e.device,N,ye,de),e.more!==null&&[hy(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),hy("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Mi("Achieved",e.
speed,t1,o1),e.calls.some((o,n)=>o!==t[n])&&Mi("Calls with known FLOPs",e.calls,L,nt)))}function gy(){let e=a("div",{class:"op-work-body"}),t=lt("Work"),o=a("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>A(e,a("p",{class:"muted small op-work-none"},i));return{node:o,
sql:t,async draw(i,l){let c=l.category==="cpu_op"&&ZT.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${fy(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Un("work",fy(i),{signal:s.signal});if(n!==u)return;let f=e1(m,l.name,d);f?A(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},n1(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var Ai=12;function wy(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=lt("What launches it, or what it launches"),s=pt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(g){
let{answer:h}=g,y=h.launches!==void 0;u!==g.revision&&(u=g.revision,c=!1),s.press(g.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?h.launches:h.launched_by;A(r,w.length===0?m(y):f(w,g,y)),A(i,w.length>Ai&&!c&&W(`Show all ${L(w.length)}`,()=>{c=!0,d(g),r.querySelectorAll("tbody tr")[Ai].querySelector("a")?.focus()},{
class:"link-button"})),i.hidden=w.length<=Ai||c}function m(g){return a("p",{class:"muted chart-message"},g?"Its calls launch no device work.":"The trace does not say what launched it.")}function f(g,h,y){
let w=g.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":"Operator"),w&&a("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},g.slice(0,c?void 0:Ai).map(b=>p(b,h,w))))}function p(g,{answer:h,unit:y},w){let{control:b,
test:k,diff:_,controlCount:x,testCount:T,diffCount:$,birth:O,percent:E}=Do(g,y,h),M=_>0?" more":_<0?" less":"",B=O||ke(E);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},g.name===""?a(
"span",{class:"muted"},"unknown launch"):a("a",{href:e.href(g),title:g.name},a("bdi",{},g.name)),a("span",{class:"related-category muted"},` ${g.category??""}`)),w&&a("td",{class:"shapes mono",title:g.
shapes},g.shapes??"–"),a("td",{class:"num wide-only"},L(x)),a("td",{class:"num wide-only"},L(T)),a("td",{class:`num wide-only${$>0?" more":$<0?" less":""}`},nt($)),a("td",{class:"num roomy-only",title:de(
b)},g.control_counts>0?N(b):"–"),a("td",{class:"num roomy-only",title:de(k)},g.test_counts>0?N(k):"–"),a("td",{class:`num strong${M}`,title:Ie(_)},ye(_)),a("td",{class:`num${M}`},B))}return{node:l,
sql:n,draw:d}}function yy(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ye(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));A(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var by={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Lu={path:"/compare/op",name:"Operation",mount:(e,t)=>s1(e,t)};function s1(e,t){let o=Gs(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=pt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],G=>$({bins:G},{replace:!0})),m={sides:_s($),numbers:my(),booked:cy(),
work:gy(),histogram:sy({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:ry({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...G)=>t.go(E(...G))}),
heat:mi({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...G)=>t.go(E(...G))}),grid:pi(),related:wy({onUnit:G=>$({unit:G}),href:({name:G,category:J})=>Yt({...o,row:Ot(G,J)})}),
stack:yy()},f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),g=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),w=a("div",{
class:"message"}),b=a1(G=>$({heat:G},{replace:!0})),k=a("p",{class:"muted small",hidden:!0}),_=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-\
charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,k,m.grid.node));e.append(a("div",{class:"page operation-\
page"},p,a("header",{class:"op-header"},g,h,y),m.sides.node,w,_));let x=Mt({context:t,results:_,message:w}),T=ht(()=>f.forEach(G=>G.retheme()));function $(G,{replace:J=!1}={}){t.go(Yt({...o,...G}),{replace:J})}
function O(){let G=oe=>nn(oe,o,n,s),J=`${G("control")} → ${G("test")}`,P=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${P.slice(0,80)} · ${J}`),A(g,a("bdi",{},P)),A(h,s?.category??"",s?.
kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&a("span",{class:"mono full-name"},` · ${s.aliases.
map(({side:oe,name:me})=>`${oe} ${me}`).join(", ")}`));let z={...Gt(""),...M(),exclude:[Lt],op:o.row};A(p,a("a",{href:t.lastCompare(gt(o))??St(z)},`← ${J}`))}function E(G,J){return ka(o,G,J,s)}function M(){
let{control:G,test:J,control_ranks:P,test_ranks:z,control_steps:oe,test_steps:me,control_marker:Pe,test_marker:Q,use_short_name:ce,merge_addresses:he,aliases:te,merge_lines:ue}=o;return{control:G,test:J,
control_ranks:P,test_ranks:z,control_steps:oe,test_steps:me,control_marker:Pe,test_marker:Q,use_short_name:ce,merge_addresses:he,aliases:te,merge_lines:ue}}async function B(){let G=[o.control,o.test].
filter(P=>P!=="");if(G.every(P=>n&&Ye(n,P)))return;let J=await yt(G).catch(()=>[]);u||(n=J,V())}function F(G){i=G,x.ask(J=>Fr(G,{signal:J}),J=>{s=J,r=new URLSearchParams(G).get("row"),x.say(null),Se(`${J.
name}: ${N(J.calls.control.total)} to ${N(J.calls.test.total)}.`),V()},J=>{s=null,x.say(H(J)),V()})}async function v(G){c?.abort(),c=new AbortController,l={key:G,answer:null};try{let J=new URLSearchParams(
G);J.set("significance","true"),J.set("diagnosis","false");let P=await it(J,{signal:c.signal});if(u||l.key!==G)return;l.answer=P,l.byKey=Gm(P),V()}catch{}}function H(G){let J=G.code==="unknown_operati\
on",P=["control_ranks","test_ranks","control_steps","test_steps"].filter(z=>o[z]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:G.code}},a("h2",{},J?"This operation does not occur":
"This operation cannot be shown"),a("p",{},J?"Neither side has an operation of this name and category in the selected ranks and steps.":G.message),a("p",{},P.length>0&&W("Use all ranks and steps",()=>$(
Object.fromEntries(P.map(z=>[z,"all"]))),{class:"primary"}),P.length===0&&!J&&W("Try again",()=>F(bn(o).toString()),{class:"primary"})," ",a("a",{href:St({...Gt(""),...M()})},"All operations of this c\
omparison")))}function V(){if(u)return;O();let G=o.control!==""&&o.test!==""&&o.row!=="",J=bn(o).toString();G?J!==i&&(s&&r!==o.row&&(s=null),x.say(null),F(J)):(x.drop(),i="",x.say(a("div",{class:"empt\
y"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:ge("/compare")},"Compare page"),"."))));let P=gt({...o,use_short_name:!1}).toString();G&&P!==l.key&&v(P),m.sides.draw(
o,n,s),_.toggleAttribute("data-skeleton",G&&!s),s&&I()}function I(){let G=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),J=`tracediff-${$t(s.control.label)}-${$t(s.test.label)}-${$t(s.
name)}`,P=i,z=o.use_short_name?void 0:Wl(l.byKey?.get(js(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:z}),U(J,P),ie(J,P),m.booked.draw(s),m.work.draw(o,s),Lw(o,s,m),m.related.
draw({answer:s,unit:G,revision:P}),m.stack.draw(s.stack,q),A(y,W("Copy the name",()=>eo(s.name,"Name copied."),{class:"link-button"}),W("Copy link",()=>eo(location.href,"Link copied."),{class:"link-bu\
tton"}),a("a",{href:os(o,s)},"Show in the timeline"),a("a",{href:qd(bn(o)),download:`${J}.json`},"JSON"),["control","test"].map(le))}let Y=G=>s.aliases?.filter(J=>J.side===G)??[{name:s.name,category:s.
category}];function le(G){let J=n&&Ye(n,o[G]);if(!J||Tu(s.samples[G])===void 0)return null;let P=`slowest call, ${G}`;if(qo(J)!=="")return a("span",{class:"muted small",title:qo(J)},`Perfetto: no trac\
e of the ${G}`);let z={name:s.name,names:Y(G),marker:o[`${G}_marker`],shortNames:o.use_short_name},oe=W(`Perfetto: ${P}`,async()=>{oe.disabled=!0;try{await ty(J,z,s.samples[G],me=>Se(`Loading ${Oe(me)}`))}catch(me){
Re(me.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return oe}function q({name:G,category:J}){let P=l.byKey?.get(js(G,J));return P&&{diff:P.diff_per_step,href:Yt({...o,use_short_name:!1,row:P.id})}}function U(G,J){let{edges:P,control:z,test:oe}=s.histogram,
me=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:P,control:z,test:oe,file:G,revision:`${J}#${o.bins}`,share:o.bins==="share",perStep:me[0]===me[1]?null:me,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${L(s.calls.control.count)} in the control, ${L(s.calls.test.count)} in the test`,empty:P.length===0?"No calls to draw.":""})}function ie(G,J){let{control:P,
test:z}=s.samples,oe=Ya(P,z),me=ar(oe,S=>S.total_duration),Pe=S=>s.calls[S].count===0,Q=me.control.map(S=>S.map(()=>null));m.points.draw({rows:oe.rows,columns:oe.columns,kind:"time",file:G,control:Pe(
"control")?Q:me.control,test:Pe("test")?Q:me.test,hover:(S,D,Z)=>r1(S,oe[S][D][Z]),heading:"duration in each step of each rank",revision:J});let[ce,he,te]=by[o.heat],ue=ar(oe,he),Ee=te==="time",C={format:Ee?
de:L,formatDiff:Ee?Ie:nt};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.columns,...ue,...C,kind:te,file:G,heading:ce,revision:`${J}#${o.heat}`}),m.grid.draw({grid:oe,values:ue,title:ce,timeline:E,
format:Ee?N:L,formatDiff:Ee?ye:nt});let j=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&"steps"].filter(Boolean);k.hidden=j.length===0,k.textContent=`The sides have different ${j.join(" and ")}; th\
ey are paired by position (control / test).`}return V(),B(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(G){let J=o;o=Gs(G),J.row!==o.row&&window.scrollTo(0,0),
V(),B()},unmount(){u=!0,m.work.stop(),x.unmount(),c?.abort(),T(),f.forEach(G=>G.unmount())}}}function r1(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"w\
hole file":`step ${t.step_number}`}`,de(t.total_duration),ee(t.counts,"call")]}function a1(e){let t=pe("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(by).map(([n,[s]])=>a("optio\
n",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function _y(e,t){let o=null,n=new Map,s=p=>{let g=e.getBoundingClientRect();return[p.clientX-g.left,p.clientY-g.top]};function r(p){let g=p.deltaMode===1?16:1,h=p.shiftKey&&p.deltaX===0?p.deltaY:p.deltaX;
if(p.shiftKey||Math.abs(h)>Math.abs(p.deltaY))p.preventDefault(),t.pan(h*g);else if(p.ctrlKey||p.metaKey){p.preventDefault();let y=Math.max(-240,Math.min(240,p.deltaY*g));t.zoom(s(p)[0],Math.exp(y*.004))}}
function i(p){if(p.button!==0)return;let[g]=s(p);e.focus({preventScroll:!0}),n.set(p.pointerId,g),o={id:p.pointerId,x:g,y:p.clientY,from:g,measures:p.shiftKey,moved:n.size>1}}function l(p,g){let h=[...n.
values()];n.set(p.pointerId,g);let y=[...n.values()],w=([b,k])=>Math.max(20,Math.abs(b-k));t.zoom((y[0]+y[1])/2,w(h)/w(y))}function c(p){p.pointerType==="mouse"&&(p.buttons&1)===0&&n.delete(p.pointerId)&&
(o=null,delete e.dataset.drag);let[g,h]=s(p);if(n.size===2&&n.has(p.pointerId)){l(p,g);return}if(!o||o.id!==p.pointerId){t.hover(g,h,p);return}!o.moved&&Math.hypot(g-o.x,p.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(p.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,g,!1):(t.pan(o.x-g),t.scroll(o.y-p.clientY)),[o.x,o.y]=[g,p.clientY])}function u(p){
if(n.delete(p.pointerId),!o||o.id!==p.pointerId)return;let[g,h]=s(p),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,p.type!=="pointercancel"&&(w&&y?t.measure(b,g,!0):y||t.pick(g,h,p))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(p){if(p.ctrlKey||p.metaKey||p.altKey)return;if(t.own(p)){p.preventDefault();return}let g=d[p.key.length===1?p.key.toLowerCase():p.key];g&&(p.preventDefault(),
p.stopPropagation(),g())}let f={wheel:r,pointerdown:i,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[p,g]of Object.entries(f))e.addEventListener(p,g,p==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(f).forEach(([p,g])=>e.removeEventListener(p,g))}function Nu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)i1(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function Pu(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let i=o?ky(o,0,o.length,r)-1:Math.floor(r/t);return i<0||r>=s(i)+t?-1:i}}}function i1(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function ky(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function Iu(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=ky(l,r[t],d,o);m<d;m+=1){let f=i[m];if(c[f]>=n)return;u[f]>o&&s(f)}}function xy(e,t,o,n=0){
let s=-1,r=1/0;return Iu(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function $y(e,t,o){let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var $s=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function vy(e){let[t,o,n]=$s(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,i]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,i)<4.5?"#000000":r>=i?"#ffffff":"#10161d"}var Ci=(e,t,o)=>`rgb(${$s(e).map((n,s)=>Math.round(o*n+(1-o)*$s(t)[s])).join(", ")})`;function vs(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var l1={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},c1=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,xr=e=>String(e).replace(c1,"").replace(/[&<>"]/g,t=>l1[t]),$r=e=>String(Math.round(e*100)/100);
function Sy(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?$r(f):xr(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${xr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${xr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${$r(i)}" height="${$r(l)}"\
 viewBox="0 0 ${$r(i)} ${$r(l)}" font-family="${xr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${xr(c)}"/>${t.join("")}</svg>`}}}var Ri=(e,t,o)=>Math.min(Math.max(e,t),o);function In({from:e,to:t},o,n=0){let s=o.to-o.from,r=Ri(t-e,Math.min(n,s),s),i=(e+t)/2,l=Ri(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Du(e,t,o,n,s=0){
let r=n.to-n.from,i=Ri((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return In({from:c,to:c+i},n,s)}function Bu(e,t,o){let n=e.to-e.from,s=Ri(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function Ey(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Ty({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var So=22,u1=22,Li=4,d1=.3;function My(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var vr=new Map;function m1(e){return vr.has(e)||(vr.size>500&&vr.clear(),vr.set(e,vy(e))),vr.get(e)}function p1(e,t,o,n,s){let{x:r,y:i,width:l,height:c}=o,u=s?Ci(n.colour(t),n.
colours.surface,d1):n.colour(t);if(e.box(r,i,l,c,u),l<3)return;let d=m1(u);if(n.hatched(t)&&e.hatch(r,i,l,c,n.colours.surface),l>=u1){let m=$y(n.text(t),l-2*Li,n.widthOf);if(m!==""){let f=i+c/2+11*.36;
if(n.hatched(t)){let p=4;for(let g of m)p+=n.widthOf(g);e.box(r+Li-2,i+1,Math.min(p,l-Li),c-2,u)}e.words(r+Li,f,m,d)}}}function f1(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,
m=0;return Iu(n,t,s.from,s.to,f=>{let p=Math.max(0,(n.start[f]-s.from)*r),g=Math.min(i,(n.end[f]-s.from)*r);if(g<=d&&!u?.keep.has(f))return;let h=Math.max(1,g-p>3?g-p-.5:g-p);p1(e,f,{x:p,y:o,width:h,height:c},
l,u&&!u.keep.has(f)),m+=1,d=h<=1?p+1:g}),m}function Ay(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=Ty(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,So,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,So-5,u,So,s.border),u<o-30&&e.words(u+3,So-8,n(c,i),s.muted)}e.line(0,So-.5,o,So-.5,s.border)}function Cy(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),f=u.highlight?{keep:u.highlight}:null,p={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:f},g=0;for(let h=0;h<o.rows;h+=1){let y=l+c.y(h);y+i>0&&y<r&&(g+=f1(e,
h,y,p))}return h1(e,t,m),g}function h1(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),f=Math.min(t.width+
2,(d[i]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(i))-.5,Math.max(2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var Pi=12,Ni=17,g1=8e3,w1=15,y1=12;function Sr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Ry=(e,t)=>e.flatMap((o,n)=>Qo(o,Math.floor((t-2*Pi)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function Ly(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(Pi,o+Ni*r,n,ne(s?"--text":"--muted"),{size:s?w1:y1,bold:s})})}function Ii(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Ry(e,o),r=t.map(d=>Ry(d.lines,
o)),i=10+Ni*s.length+Pi,l=t.map((d,m)=>{let f=i+Ni*r[m].length;return i=f+d.height+Pi,f}),c=Math.min(i,g1),u=d=>{Ly(d,s,22),t.forEach((m,f)=>{Ly(d,r[f],l[f]-Ni*r[f].length+12),m.paint(Sr(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=Sy(n);return u(d),d.text(o,c,ne("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=vs(m,n);return f.box(0,0,o,c,ne("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function Di(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
bi(n,`${o}.${t}`)}var b1=160,_1=3,qu=300,k1=matchMedia("(prefers-reduced-motion: reduce)"),Ny=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,ne(`--${e}`)])),Wu={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function Bi(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=a("div",{class:"spans-space"},d),f=a("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(f);let p=d.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,h=vs(p,g),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:My(g),colours:Ny()},w=Wu,
b=Nu(Wu),k=Pu(0,o),_={from:0,to:1},x={from:0,to:1},T={hover:-1,select:-1,highlight:null},$=0,O=null,E=0,M=0,B={top:0,height:0},F=!0,v=()=>(x.to-x.from)/Math.max(1,E),H=C=>x.from+C*v();function V(){let{
top:C}=m.getBoundingClientRect(),j=f.getBoundingClientRect();return[Math.max(0,j.top)-C,Math.min(window.innerHeight,j.bottom)-C]}let I=([C,j])=>Math.max(0,C)>=B.top&&Math.min(k.height,j)<=B.top+B.height;
function Y(){E=f.clientWidth,m.style.height=`${k.height}px`;let C=V(),[j,S]=[Math.max(0,C[0]-qu),Math.min(k.height,C[1]+qu)];if(S<=j&&B.height>0)return!1;(B.height===0||!I(C)||B.top+B.height>k.height)&&
(B.height=Math.max(0,Math.min(k.height,S>j?S-j:2*qu)),B.top=Math.max(0,Math.min(j,k.height-B.height)));let D=globalThis.devicePixelRatio||1,[Z,R]=[Math.round(E*D),Math.round(B.height*D)];return d.style.
top=`${B.top}px`,(d.width!==Z||d.height!==R||M!==D)&&([d.width,d.height,M]=[Z,R,D],d.style.width=`${E}px`,d.style.height=`${B.height}px`),!0}function le(){$===0&&($=requestAnimationFrame(q))}function q(C){
if($=0,O){O.since??=C;let S=(C-O.since)/b1;x=Ey(O.from,O.to,S);let D=S<1;D?le():O=null,r(x.from,x.to,D)}let j=performance.now();if(F=!Y(),!F&&E>0&&B.height>0){p.setTransform(M,0,0,M,0,0);let S=G(ie(),
{width:E,height:B.height,top:-B.top});d.dataset.drawn=String(S)}d.dataset.drawMs=(performance.now()-j).toFixed(2)}let U="";function ie(){let C=`${d.width} ${d.height} ${M}`;return C!==U&&(U=C,h.forget()),
h}function G(C,{width:j,height:S,top:D}){let{colours:Z}=y;C.box(0,0,j,S,Z.surface);let R=Cy(C,{index:b,view:x,width:j,height:S,rowHeight:o,top:D,places:k,marks:T,how:y,rowOf:ae=>w.row[ae]}),X=j/(x.to-
x.from);return u?.(C,{x:ae=>(ae-x.from)*X,y:ae=>D+k.y(ae),rowHeight:o,top:D,width:j,height:S,view:x}),R}function J(C,j=!1){O=null,!(C.from===x.from&&C.to===x.to)&&(x=C,r(x.from,x.to,j),le())}function P(C){
let j=In(C,_,c);k1.matches?J(j):(O={from:x,to:j,since:null},le())}let z=()=>O?.to??x;function oe(C,j){return xy(b,k.at(j+B.top),H(C),_1*v())}function me(C,j){C!==T.hover&&(T.hover=C,d.style.cursor=C>=
0?"pointer":"",le()),n(C,j)}let Pe=_y(d,{zoom:(C,j)=>J(Du(x,H(C),j,_,c)),pan:C=>J(Bu(x,C*v(),_)),scroll:C=>Q(C),hover:(C,j,S)=>me(oe(C,j),S),leave:()=>{T.hover>=0&&me(-1,null)},pick:(C,j,S)=>s(oe(C,j),
S),measure:(C,j,S)=>i?.(...[H(C),H(j)].sort((D,Z)=>D-Z),S),slide(C){let j=z();P(Bu(j,C*(j.to-j.from),_))},glide(C){let j=z();P(Du(j,(j.from+j.to)/2,C,_,c))},fit:()=>P(_),enter:()=>{T.select>=0&&s(T.select,
null)},own:l});function Q(C){(f.scrollHeight>f.clientHeight+1?f:window).scrollBy(0,C)}let ce=()=>{$===0&&(F||!I(V()))&&le()};document.addEventListener("scroll",ce,{capture:!0,passive:!0}),window.addEventListener(
"resize",ce);let he=new ResizeObserver(le);he.observe(f);let te=()=>{y.colours=Ny(),le()},ue=matchMedia("(forced-colors: active)");ue.addEventListener("change",te);let Ee=ht(te);return{node:d,set(C){let j=w===
Wu;w=C,b=Nu(C),k=Pu(b.rows,o,C.tops,C.height);let[S,D]=[C.from??1/0,C.to??-1/0];if(C.from===void 0||C.to===void 0)for(let R=0;R<C.length;R+=1)S=Math.min(S,C.start[R]),D=Math.max(D,C.end[R]);_=D>S?{from:S,
to:D}:{from:0,to:1},T.hover=-1,T.select=-1,T.highlight=null;let Z=j?{..._}:In(x,_,c);m.style.height=`${k.height}px`,O===null&&(x=Z),le()},view(C,j,S=!1){S?J(In({from:C,to:j},_,c)):P({from:C,to:j})},current:()=>({
...x}),goal:()=>({...z()}),extent:()=>({..._}),select(C){T.select=C,C>=0&&this.reveal(w.row[C]),le()},highlight(C){T.highlight=C===null?null:new Set(C),le()},point(C){T.hover=C,le()},follow(C,j,S=!1){
O=null,x={from:C,to:j},S?(cancelAnimationFrame($),q(0)):le()},place(C){return this.placeOf({start:w.start[C],end:w.end[C],row:w.row[C]})},placeOf(C){let j=this.boxOf(C),{left:S,right:D,top:Z,bottom:R}=f.
getBoundingClientRect();return j.right<S||j.left>D||j.bottom<Z||j.top>R?null:{...j,left:Math.max(S,j.left),right:Math.min(D,j.right)}},boxOf({start:C,end:j,row:S}){let{left:D,top:Z}=m.getBoundingClientRect(),
R=ae=>D+(ae-x.from)/v(),X=Z+k.y(S);return{left:R(C),right:R(j),top:X,bottom:X+o}},redraw:le,reveal(C){let j=k.y(C);(j<f.scrollTop||j+o>f.scrollTop+f.clientHeight)&&(f.scrollTop=j-f.clientHeight/2)},whole:C=>({
height:k.height,paint:j=>G(j,{width:C,height:k.height,top:0})}),picture(C){return Ii(C,[{lines:[],...this.whole(Math.max(E,600))}],Math.max(E,600))},destroy(){cancelAnimationFrame($),Pe(),document.removeEventListener(
"scroll",ce,{capture:!0}),window.removeEventListener("resize",ce),Ee(),ue.removeEventListener("change",te),he.disconnect(),f.remove()}}}var Ss=8,x1=.004;function Py(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(_o(n,t))),0)}var so=(e,t)=>e.verdict[t]==="no_difference_found";function Iy(e,t,o){let n=_o(e,t);if(!(o>0)||Math.abs(
n)<x1*o||so(e,t))return 0;let s=Math.max(1,Math.round(Ss*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(Ss,s)}function Dy(e,t,o){let[n,s]=[$s(e),$s(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var fo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Es=e=>e!=="calls",xt=(e,t)=>Es(t)?N(e):L(Number(e.toFixed(2))),Wt=(e,t)=>e===null?"–":Es(t)?ye(e):nt(Number(e.toFixed(2))),qi=(e,t)=>Es(t)?
de(Number(e.toFixed(3))):L(e),Ts=(e,t)=>e===null?"":Es(t)?Ie(Number(e.toFixed(3))):nt(e),$1={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},v1={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Dn=e=>$1[e.sort]??e.sort,Bn=e=>v1[e.status]??"",qy=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",S1=e=>e.sides.every(t=>t.steps.length===0),Eo=e=>S1(e)?"per recording":"per step";function Wi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Tn(e));return t?`${t[2]}\
 · ${t[1]}`:Tn(e)}var Et=e=>[Tn(e),On(e)].filter(Boolean).join(" "),E1=e=>/ #\d+$/.test(Tn(e));function Wy(e){let t=ko(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||E1(n)):t.slice(-1)}function Fy(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ns(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var T1=.005;function Hy(e,t){let o=e.here[t],n=Es(t)?N(Math.abs(o)):L(Number(Math.abs(o).toFixed(2)));if(Es(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>T1*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var Fu=(e,t)=>t>0?100*e/t:null;function jy(e,t){let[o,n]=e.root.total[t];return{from:xt(
o,t),to:xt(n,t),change:Wt(n-o,t),percent:ke(Fu(n-o,o))}}function Uy(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?ke(Fu(n-o,o)):"new"}function zy(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>Fu(i,r)),n=r=>je(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var By=e=>e.map(t=>`“${t}”`).join(" and ");function Gy(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${By(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${By(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function Yy(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${xt(l,i)} → ${xt(c,i)} (${Wt(c-
l,i)})`:`${s}: ${xt(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var jo=e=>e>0?"mo\
re":e<0?"less":"calm",Ky=(e,t)=>Wt(_o(e,t),t);var O1=20,M1=.62,Vy={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function A1(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Dy(ne("--surface-sunk"),ne(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",M1*(.12+.88*(Math.abs(o)/Ss))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(Vy[o]??"--noise-fill",.45)}}function C1(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){A(e,
a("p",{class:"mono strong"},Et(t)),a("p",{class:"muted small"},[Dn(t),Bn(t),so(t,n)&&"no difference found"].filter(Boolean).join(" · ")),Yy(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Jy(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=C1(),l=A1(),c=lt("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,W("PNG",()=>$("png"),{title:"Flame graph: download as PNG"}),W("SVG",()=>$("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
f=0,p=E=>d.tree.frames[m.frame[E]],g=Bi(s,{rowHeight:O1,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,
text:b,hatched:E=>y(p(E)),onHover(E,M){E<0||!M?i.hide():i.show(p(E),d,M)},onPick:E=>E>=0&&e.onPick(p(E)),onKey:k}),h=ht(()=>{l.forget(),x(),g.redraw()}),y=E=>d.tree.pair&&!ns(E)&&E.sort!=="rest";function w(E){
let M=p(E);return d.tree.pair?so(M,d.measure)?l.noise():l.change(Iy(M,d.measure,f)):l.sort(M.sort)}function b(E){let M=p(E);return`${M.status==="replaced"?"⇄ ":""}${[Wi(M),On(M)].filter(Boolean).join(
" ")}${d.tree.pair?` ${Ky(M,d.measure)}`:""}`}function k(E){let M=d?.selected;if(!M)return!1;let B=M.parent?.children.filter(_)??[],F=B.indexOf(M),v=Y=>m.end[m.place[Y.at]]-m.start[m.place[Y.at]],V={ArrowUp:()=>M.
parent,ArrowDown:()=>M.children.filter(_).reduce((Y,le)=>!Y||v(le)>v(Y)?le:Y,null),ArrowLeft:()=>B[F-1],ArrowRight:()=>B[F+1]}[E.key];if(!V)return!1;let I=V();return I&&e.onMove(I),!0}let _=E=>m.place[E.
at]>=0;function x(){if(!d)return;let E=(B,F,v="")=>a("li",{class:`key ${v}`,css:{"--key-fill":B}},F);if(!d.tree.pair){let B=new Set(d.tree.frames.map(({sort:F})=>F));A(n,Object.keys(Vy).filter(F=>B.has(
F)).map(F=>E(l.sort(F),Dn({sort:F}))));return}let M=B=>`full colour: ${Wt(B,d.measure)}`;A(n,E(l.change(Ss),`takes more (${M(f)})`),E(l.change(-Ss),`takes less (${M(-f)})`),E(l.change(0),"hardly chang\
ed"),d.tree.frames.some(B=>so(B,d.measure))&&E(l.noise(),"not certain"),d.tree.frames.some(y)&&E("var(--muted)","on one side only","key-hatched"))}function T(){let E=ko(d.zoomed);A(o,E.map((M,B)=>[B>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),B===E.length-1?a("b",{class:"mono","aria-current":"true"},Et(M)):W(Et(M),()=>e.onZoom(M),{class:"link-button mono"})]))}function $(E){d&&m.length>
0&&Di(g.picture([`Flame graph, ${fo[d.measure][0]} ${Eo(d.tree)}`,...d.lines,O(),`made ${ft(new Date().toISOString())}`]),E,`${d.file}-tree`)}let O=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Wt(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${ee(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(E){let M=d?.revision!==E.revision,B=!M&&d.judged!==E.
judged,F=M||d.zoomed!==E.zoomed;if(d=E,M){i.hide(),m=Yp(d.tree,d.measure,d.width),f=Py(d.tree,d.measure),g.set({...m,from:0,to:m.end[0]??1}),x(),r.hidden=m.length>0,r.textContent=`No ${fo[d.measure][0]}\
 to draw.`;let H={both:"",control:", width: control",test:", width: test"};t.textContent=`${fo[d.measure][0]} ${Eo(d.tree)}${d.tree.pair?H[d.width]:""}`}B&&(x(),g.redraw());let v=m.place[d.zoomed.at]??
-1;F&&v>=0&&g.view(m.start[v],m.end[v],M),T(),g.select(m.place[d.selected.at]??-1),g.highlight(d.found===null?null:d.found.map(H=>m.place[H.at]).filter(H=>H>=0)),u.dataset.ready=d.revision},focus:()=>g.
node.focus(),unmount(){h(),g.destroy()}}}function Qy(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Xy(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var R1=250,L1=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
N1=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],P1=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function I1(e,t){
let o=pe("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(R1,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Me("up","The previous match (Shift+Enter)",()=>t(
-1)),Me("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,f]=Xy(c,d);n.textContent=c.length===0?"No frame matches.":`${ee(c.length,"frame")}: ${u.pair?`${xt(m,d)} → ${xt(f,d)} (${Wt(f-m,d)})`:xt(
m,d)}`}}}function Zy({onChange:e,onStep:t}){let o=new Map(En.map(f=>[f,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},En.map(f=>{let p=o.get(f);return p.button=W("",()=>e({by:f,rows:[]}),{title:fo[f][2],"aria-pressed":"false"}),p.button.append(fo[f][1]," ",p.change),p.button})),s=pt("Width of the frames",L1,f=>e(
{width:f})),r=pt("How frames are grouped",N1,f=>e({frames:f,rows:[],open:[],zoom:""})),i=pt("What counts as a frame",P1,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=pt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=I1(f=>e({q:f}),t),u=(f,p,g="")=>a("span",{class:`tree-choice ${g}`},a("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,g,h){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===g));let b=p?.pair?Uy(p,y):"";A(w.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.
draw(f.q,h,p,g)}}}var Hu=12,ju=8,D1=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function eb({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(h,y)=>r.pair?a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(h,y)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,y,w,b="",k=!1){let[_,x]=y,T=$=>a("td",{class:"num",title:qi($,w)},xt($,w));return a("tr",{},a("th",{scope:"row",title:b,class:k?
"inner":null},h),T(_),r.pair&&T(x),r.pair&&a("td",{class:`num strong ${jo(x-_)}`,title:Ts(x-_,w)},Wt(x-_,w)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[Eo(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(w=>w>0))return null;let y=w=>w===null?"unknown":lo(w);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(w=>a("td",{class:"num"},y(w))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":
pn(h[1]-h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>a("tr",{},a("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${h.by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${jo(h[y])}`,title:Ts(h[y],"device")},Wt(h[y],"device"))))}function m(h){let y=h.here.device;return a("\
table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the frame, ${Eo(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched b\
y itself",h.ownOf.device,"device","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${jo(y)}`,title:Ts(y,"device")},Wt(y,"device")))))}function f(h){let y=[...h.kernels].
sort((w,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("captio\
n",{},h.opened||h.instances>1?`Kernels of all ${L(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,Hu).map(({name:w,device:b,counts:k})=>{let _=l("",b,"device");return A(_.firstChild,
a("span",{class:"mono kernel-name"},i(w,D1(w)))),_.firstChild.title=`${w}
${xt(k[0],"calls")}${r.pair?` → ${xt(k[1],"calls")}`:""} calls`,_}),y.length>Hu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${L(y.length-Hu)} more`))))}function p(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,ju).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>ju&&a("tr",{},a("td",{class:"muted"},`${L(h.shapes.length-ju)} more`))))}function g(h,y){let w=h.names[1]??h.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[h.sort],k=r.pair&&b&&!/(?<!0x)…/.test(w);return a("p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&W(h.opened?"Fold its instances":`Show its ${L(h.instances)} instances`,()=>t(h),
{class:"link-button"}),h.parent&&h.children.length>0&&W("Zoom to it",()=>o(h),{class:"link-button zoom-button"}),k&&a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(w,b)})},"Open thi\
s operation"),k&&b==="cpu_op"&&a("a",{href:os(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&W("Copy the name",()=>eo(Tn(h),"Name copied."),{class:"link-button"}))}
return{node:s,draw(h,y,w){r=h;let b=ko(y).slice(1,-1),k=b.filter(({sort:x})=>x!=="python"),_=k.length>0?k:b.slice(-4);A(n,a("p",{class:"mono full-name"},a("bdi",{},Et(y))),a("p",{class:"muted small"},
[Dn(y),Bn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(x=>so(y,x)).map(x=>`${x} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&a("p",{class:"muted small mono frame-path"},`in ${_.map(Et).join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),g(y,w),f(y),p(
y))}}}var B1=5;function tb(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=Fy(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,W(Et(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Hy(c,u):xt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"The part without a partner directly below ",W(Et(c),()=>e(
c),{class:"link-button mono tree-name"}),Wy(c).map((f,p)=>[p===0?" in ":" › ",W(Et(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?jo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),so(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=jy(l,c),[,g]=fo[c],[h,y]=l.root.total[c];A(t,a("span",{class:"headline-label"},`${g} ${Eo(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${jo(y-h)}`},f,h>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let w=ss(l,c,B1);A(o,w.map(T=>i(l,T,
c))),o.hidden=w.length===0;let b=zy(l),k=l.byHost&&l.pair&&`${l.root.total.device.some(T=>T>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,x=l.pair&&l.samples.some(T=>T<Sa)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";A(n,Gy(l,u).map(T=>a("p",{class:"notice"},T)),[b,x,k,_].filter(Boolean).map(T=>a("p",{class:"muted"},T)))}}}var Uo=28,q1=150,ob=12,nb=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],W1=[["Frame","c-frame",nb[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function sb(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>q1;function g(){let v=c.tree.pair?nb:W1,H=`${fo[c.
measure][1]} ${Eo(c.tree)}`;A(n,v.map(([,V])=>a("col",{class:V}))),A(t,a("tr",{},v.map(([V,I,Y],le)=>a("th",{scope:"col",class:I,title:le===0?Y:`${H}: ${Y}`},V)))),i.firstChild.colSpan=v.length,l.firstChild.
colSpan=v.length}function h({frame:v,level:H,open:V,leaf:I}){let Y=v.instances>1&&v.sort==="module"&&!v.opened&&c.canOpen,le=qy(v),q=v.instances===v.parent?.instances?"":On(v);return a("th",{scope:"ro\
w",class:"c-frame",title:[Et(v),...v.above??[],Dn(v),Bn(v),v.through.length>0&&`below ${v.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(H-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${I?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},V?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(v.sort)?" plain":""}`},a("bdi",{},Wi(v))),Y?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${v.instances} instances`},
On(v)):q&&a("span",{class:"muted count"},q),v.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${v.above.join(", ")}`),le&&a("span",{class:`status-mark status-${v.status}`},a("span",{"aria\
-hidden":"true"},le),a("span",{class:"visually-hidden"},` ${Bn(v)}`))))}function y(v,H=""){return a("td",{class:`num c-time ${H}`,title:qi(v,c.measure)},xt(v,c.measure))}function w(v,H,V){return a("td",
{class:`num c-time ${H} ${so(V,c.measure)?"calm":jo(v)}`,title:[Ts(v,c.measure),so(V,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:H==="c-diff"&&f>0?{"--share":`${(100*Math.abs(v)/
f).toFixed(1)}%`}:{}},Wt(v,c.measure))}function b(v){let{frame:H}=v,[V,I]=H.total[c.measure];return c.tree.pair?[h(v),y(V),y(I),w(_o(H,c.measure),"c-diff",H),w(H.here[c.measure],"c-here",H)]:[h(v),y(V),
y(H.ownOf[c.measure][0]),a("td",{class:"num c-time"},xt(H.figures.calls[0],"calls"))]}function k(v){let H=c.rows[v],{frame:V}=H,I=[v%2?"odd":"",c.found?.has(V)?"found":"",V.sort==="rest"?"rest":""].filter(
Boolean).join(" ");return a("tr",{class:I,data:{index:v},tabindex:v===u?"0":"-1","aria-level":H.level,"aria-posinset":H.place,"aria-setsize":H.of,"aria-rowindex":v+2,"aria-expanded":H.leaf?null:String(
H.open),"aria-selected":String(V===c.selected)},b(H))}function _(v=!1){let H=Math.ceil((r.clientHeight||600)/Uo),V=Math.floor(r.scrollTop/Uo),[I,Y]=p()?[Math.max(0,V-ob),Math.min(c.rows.length,V+H+ob)]:
[0,c.rows.length];if(!v&&I===m[0]&&Y===m[1])return;m=[I,Y];let le=o.contains(document.activeElement),q=v?new Map:d;d=new Map;for(let ie=I;ie<Y;ie+=1)d.set(ie,q.get(ie)??k(ie));[[i,I],[l,c.rows.length-
Y]].forEach(([ie,G])=>{ie.hidden=G===0,ie.style.height=`${G*Uo}px`});let{scrollTop:U}=r;wo(o,[i,...d.values(),l]),r.scrollTop=U,le&&(d.get(u)??r).focus({preventScroll:!0})}function x(v,H=!1){let V=v*Uo,
I=r.clientHeight-t.offsetHeight;H&&(V<r.scrollTop||V+Uo>r.scrollTop+I)&&(r.scrollTop=V-I/2),V<r.scrollTop?r.scrollTop=V:V+Uo>r.scrollTop+I&&(r.scrollTop=V+Uo-I),_()}function T(v,H){let V=Math.max(0,Math.
min(c.rows.length-1,v));d.get(u)?.setAttribute("tabindex","-1"),u=V,x(V);let I=d.get(V);I?.setAttribute("tabindex","0"),H&&I?.focus({preventScroll:!0})}function $(v){return c!==null&&c.revision===v.revision&&
c.judged===v.judged&&c.text===v.text&&c.rows.length===v.rows.length&&c.rows.every((H,V)=>H.frame===v.rows[V].frame&&H.open===v.rows[V].open)}function O(v){let H=c.selected!==v.selected;c=v;for(let[I,Y]of d)
Y.setAttribute("aria-selected",String(c.rows[I].frame===c.selected));let V=c.rows.findIndex(I=>I.frame===c.selected);H&&V>=0&&T(V,!1)}o.addEventListener("click",v=>{let H=v.target.closest("tr[data-ind\
ex]");if(!H)return;let{frame:V,leaf:I}=c.rows[H.dataset.index],Y=v.target.closest("[data-act]")?.dataset.act;T(Number(H.dataset.index),!0),Y==="instances"?e.onInstances(V):Y==="toggle"&&!I?e.onToggle(
V):e.onSelect(V)}),o.addEventListener("dblclick",v=>{let H=v.target.closest("tr[data-index]");H&&!v.target.closest("[data-act]")&&e.onZoom(c.rows[H.dataset.index].frame)});function E({frame:v,open:H,leaf:V},I){
!V&&H!==I?e.onToggle(v):I&&H?T(u+1,!0):!I&&v.parent&&T(c.rows.findIndex(Y=>Y.frame===v.parent),!0)}o.addEventListener("keydown",v=>{let H=c?.rows[u];if(!H||v.altKey||v.ctrlKey||v.metaKey||v.target.closest(
"button"))return;let V=Math.max(1,Math.floor(r.clientHeight/Uo)-3),I={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+V,PageUp:u-V,Home:0,End:c.rows.length-1},Y={ArrowRight:()=>E(H,!0),ArrowLeft:()=>E(H,!1),Enter:()=>e.
onZoom(H.frame)," ":()=>e.onSelect(H.frame)},le=v.key in I?()=>T(I[v.key],!0):Y[v.key];le&&(v.preventDefault(),le())});let M=0,B=()=>{M===0&&c&&p()&&(M=requestAnimationFrame(()=>{M=0,_(),d.has(u)||(u=
Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Uo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",B,{passive:!0});let F=new ResizeObserver(B);return F.observe(r),{node:r,focus:()=>T(
u,!0),draw(v){if($(v)){O(v);return}let H=c?.rows[u]?.frame.key,V=c?.selected?.key!==v.selected.key||c?.revision!==v.revision;c=v,f=c.tree.frames.reduce((Y,le)=>Math.max(Y,Math.abs(_o(le,c.measure))),0),
g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let I=V?c.selected.key:H;u=Math.max(0,c.rows.findIndex(Y=>Y.frame.key===I)),_(!0),V&&x(u,!0)},unmount(){
F.disconnect(),cancelAnimationFrame(M)}}}function F1(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var rb=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function H1(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?F1(t)||(rb(n)>4*rb(o)?"host":"device"):"device"}async function j1(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Nt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await it(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function ab(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...fc(await Hr(o?"":e.control,as(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?j1(e,t):null]),l=e.
by||H1(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function ib(e,t,o){let n=t==="host"?"host":"device";return{...fc(await Hr(e.test!==""?
"":e.control,as(e,n,!0),{signal:o})),chosenBy:n}}async function lb(e,t,o,n=e.frames==="instance"){let s=as(e,t.chosenBy,n);s.set("significance",o),Dp(t,await Hr("",s),o)}var U1=8,z1=40;function cb(e,t,o){let n=new Set([e.root]);for(let s of[...ss(e,t,U1),...o.slice(0,z1)])ko(s).slice(0,-1).forEach(r=>n.add(r));return n}function G1(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(_o(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function ub(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=G1(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var db={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Er={path:"/tree",name:"Tree",mount:(e,t)=>K1(e,t)},Y1=e=>St({...Gt(""),...Nt(e),exclude:[Lt]});function K1(e,t){let o=rs(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(P,{replace:z=!0}={})=>!u&&t.go(qt({...o,...P}),{replace:z}),m=_s(P=>d({...P,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:P=>[a("a",{class:"small",href:Y1(P)},"Compare"),hu(P)]}),f=tb(P=>O(P)),p=Zy({onChange:P=>d(T(P)),onStep:B}),g=Jy({onPick:P=>$(P,P),onZoom:P=>$(l.selected,P),onMove:P=>$(P)}),h=sb({
onSelect:P=>$(P),onZoom:P=>$(P,P),onToggle:E,onInstances:M}),y=eb({pair:()=>Nt(o),onInstances:M,onZoom:P=>$(P,P)}),w=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),k=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},g.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,w,k));let _=Mt({context:t,results:k,message:w}),x=Qe(400,Se);function T(P){return P.frames&&l?{...P,node:l.selected.foldKey}:P}function $(P,z){let oe=Pe=>Pe.at<=P.at&&P.at<Pe.end,me=z??
(oe(l.zoomed)?l.zoomed:ko(P).findLast(Pe=>oe(Pe)&&l.zoomed.at>=Pe.at&&l.zoomed.at<Pe.end)??l.tree.root);d({node:P.key,zoom:me.key}),x(`${Et(P)} is selected.`)}function O(P){$(P)}function E(P){let z=o.
rows.includes(P.key)?o.rows.filter(oe=>oe!==P.key):[...o.rows,P.key];d({rows:z})}function M(P){let z=P.key,oe=o.open.includes(z);d({open:oe?o.open.filter(me=>me!==z):[...o.open,z],rows:o.rows.filter(me=>me!==
z),node:z}),Se(oe?"Folded.":`Its instances are shown below ${Et(P)}.`)}function B(P){let z=l?.found??[];if(z.length>0){let oe=z.indexOf(l.selected),me=oe<0?P>0?0:z.length-1:(oe+P+z.length)%z.length;$(
z[me]),Se(`${me+1} of ${z.length}: ${Et(z[me])}`)}}async function F(){let P=[o.control,o.test].filter(oe=>oe!=="");if(P.every(oe=>n&&Ye(n,oe)))return;let z=await yt(P).catch(()=>[]);u||(n=z,J())}function v(){
if(o.control==="")return"";let P=`${o.control} ${as(o,"device",o.frames==="instance")}`,z=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===P&&(z==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===z)?s.key:`${P} ${z}`}function H(P){r=P,k.dataset.stale="";let[z,oe]=[P.slice(0,P.lastIndexOf(" ")),o.by];_.ask(me=>ab(o,me),me=>{s={...me,key:P,base:z,first:oe===""},i=null,delete k.
dataset.stale,_.say(null),Se(ee(me.tree.frames.length-1,"frame")),J()},me=>{s=null,l=null,delete k.dataset.stale,_.say(Y(me)),J()})}function V(P){let z=`${s.key} ${P==="host"}`;return i?.key===z?(I(i,
P),i.tree):(i={key:z,tree:null},_.ask(oe=>ib(o,P,oe),oe=>{i.tree=oe,J(),I(i,P)},oe=>{i=null,Re(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function I(P,z){let{tree:oe}=P;
if(P.judged??=new Set,!(!oe?.pair||z==="calls"||P.judged.has(z)||oe.samples.some(me=>me<Sa))){P.judged.add(z);try{await lb(o,oe,z,P===i||o.frames==="instance")}catch{return}!u&&s&&(s===P||i===P)&&(s.verdicts=
`${s.verdicts??""} ${P===i?"each ":""}${z}`,s.classes=void 0,s.openedFor=void 0,J())}}function Y(P){let z=Object.keys(db).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:P.
code}},a("h2",{},"This tree cannot be shown"),a("p",{},P.message),a("p",{},z?W("Use all ranks and steps",()=>d(db),{class:"primary"}):W("Try again",()=>H(r),{class:"primary"})," ",a("a",{href:ge("/")},
"Choose other traces")))}let le=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alo\
ne, or go to the ",a("a",{href:ge("/")},n?.length===0?"Add traces":"Traces page"),"."));function q(P){if(o.frames==="class")return s.classes??=Fp(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>
0){let z=V(P);if(z){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=Up(s.tree,z,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function U(){let P=o.by||s.measure,z=q(P),oe=o.q===""?null:
Qy(z,o.q),me=hc(z,o.node)??ss(z,P,1)[0]??z.root,Pe=hc(z,o.zoom)??z.root,Q=cb(z,P,[me,...z.frames.filter(ue=>ue.opened).flatMap(ue=>ue.children.slice(0,1)),...oe??[]]),ce=new Set(o.rows),he=ub(z,P,o.order,
ue=>Q.has(ue)!==ce.has(ue.key)),te=[s.key,P,o.frames,o.width,o.open.join(),z.frames.length].join(" ");return{tree:z,measure:P,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:me,zoomed:Pe,rows:he,
revision:te,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:ie(z),file:`tracediff-${z.sides.map(({label:ue})=>$t(ue)).join("-")}`}}function ie(P){return[["control","test"].slice(0,P.sides.length).
map((oe,me)=>`${P.pair?`${oe}: `:""}${P.sides[me].label} (${ee(P.sides[me].samples,"sample")})`).join(" → ")]}function G(){let P=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},z=me=>nn(me,o,n,P),
oe=o.control===""?"Tree":`${z("control")}${o.test===""?"":` → ${z("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,P)}function J(){if(u)return;let P=v();if(P===""?(_.drop(),[r,s,l]=["",
null,null],_.say(le())):P!==r&&(s||_.say(null),H(P)),G(),k.toggleAttribute("data-skeleton",P!==""&&!s),!s||s.key!==P){p.draw(o,null,o.by,null);return}l=U();let{tree:z,measure:oe,found:me}=l,Pe=[l.revision,
l.judged,o.level].join(" ");Pe!==c&&(c=Pe,f.draw(z,oe,o.level)),p.draw(o,z,oe,me),g.draw(l),g.sql.set(oo(Cw(o,oe),o)),h.draw({...l,found:me&&new Set(me)}),y.draw(z,l.selected,l.canOpen),I(s,oe)}return J(),
F(),{keys:{search:()=>p.search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&$(l.selected,l.tree.root)},update(P){
o=rs(P),J(),F(),s&&r===s.key&&t.settled()},unmount(){u=!0,_.unmount(),g.unmount(),h.unmount()}}}var V1={name:"rows",label:"Rows",type:"choice",options:na,fallback:"steps"};function mb(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:x=>x.
preventDefault()}}),s=[],r="",i=null,l="";function c(x,T){t({[x]:T},{replace:l===x}),l=x}function u(x,T,$,O){let E=pe("set"),M=vo({id:E,field:x,none:O,text:i[x],set:Ye($,i[x])??null,onPick:B=>{l="",o(
{[x]:B?.id??""})}});return a("div",{class:`analysis-field side-${x==="test"?"test":"control"}`},a("label",{for:E},T),M.node)}function d(x){let T=a("input",{type:"checkbox",data:{field:x.name},on:{change:()=>c(
x.name,T.checked===x.fallback?"":String(T.checked))}});return s.push({name:x.name,sync($){T.checked=$===""?x.fallback:$==="true"}}),a("label",{class:"check"},T,x.label)}function m(x){let T=x.type==="o\
perator"?pe("ops"):null,$=x.type==="number",O=a("input",{type:$?"number":"text",list:T,autocomplete:"off",spellcheck:"false",placeholder:x.placeholder,step:$&&"any",min:$&&0,data:{field:x.name},class:T&&
"wide",title:x.title,on:{change:()=>c(x.name,O.value.trim())}}),E=T&&a("datalist",{id:T});T&&(O.addEventListener("input",Qe(150,()=>g(O.value,E))),O.addEventListener("focus",()=>{O.select(),g("",E)}));
let M="";return s.push({name:x.name,sync(B,F){let v=B||T&&F||"",H=O===document.activeElement&&O.value!==M;O.value.trim()!==v&&!(H&&v===M)&&(O.value=v),M=v,$&&(F??null)!==null&&B===""&&(O.placeholder=F)}}),
a("label",{class:"analysis-field"},a("span",{},x.label),O,E)}function f(x){let T=a("select",{data:{field:x.name},title:x.title,on:{change:()=>c(x.name,T.value===x.fallback?"":T.value)}},Object.entries(
x.options).map(([$,O])=>a("option",{value:$},O)));return s.push({name:x.name,sync($,O){T.value=$||String(O??Object.keys(x.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},x.label),T)}let p=x=>x.
type==="boolean"?d(x):x.type==="choice"?f(x):m(x);async function g(x,T){if(i.set!=="")try{let $=await Ur(i.set,x);A(T,[...new Set($.filter(O=>O.category==="cpu_op").map(O=>O.name))].map(O=>a("option",
{value:O})))}catch{}}let h=(x,T)=>x?.[T].length>0?st(x[T],3):"";function y(x,T){let[$,O]=["set","test"].map(E=>h(Ye(T,i[E]),x));return i.test!==""&&i[x]===""&&($!==O||i[`set_${x}`]!==""||i[`test_${x}`]!==
"")}function w(x,T,$){let[O,E]=["set","test"].map(B=>Ye($,i[B])),M=(B,F,v)=>p({name:B,label:F,type:"text",placeholder:["all",h(v,x)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(x,$)?[M(`set_${x}`,`${T} of A`,O),M(`test_${x}`,`${T} of B`,E)]:[M(x,T,O)]}function b(x){let T=$=>$.some(O=>i[O]!=="");return!T(["steps","set_steps","test_steps"])&&(T(["marker","set_\
marker","test_marker"])||["set","test"].some($=>Ye(x,i[$])?.steps.length>0))}let k=x=>`${Dl[x].letter} · ${Dl[x].name}`;function _(x){let T=i.test!=="";s=[],A(n,u("set",T?k("set"):"Trace set",x),u("t\
est",T?k("test"):"Compare with",x,"none"),w("ranks","Ranks",x),w("steps","Steps",x),!e[i.what].ofSteps&&b(x)&&p(V1),e[i.what].params.map(p))}return{node:n,focus(){let x=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return x?.focus(),document.activeElement===x},draw(x,T,$={}){i=x;let O=JSON.stringify([i.what,i.set,i.test,y("ranks",T),y("steps",T),b(T),T.map(E=>[E.id,E.label])]);
if(O!==r){r=O;let E=n.contains(document.activeElement)?document.activeElement.dataset.field:null;_(T),E&&n.querySelector(`[data-field="${E}"]`)?.focus()}s.forEach(({name:E,sync:M})=>M(i[E]??"",$[E]))}}}var J1=24,Fi=20;function pb(e,t){let o=Array.from(e),n=Math.max(0,o.length-Fi),s=t>J1?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+Fi).join(""))),s+Fi<o.length&&r("split-rest",s+Fi))}var fb=200,Q1=30;function Qt(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(k=>k.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:k,what:_})=>[a("dt",{},k),a("dd",{},_)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=lt(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],f=new Map,p=null,g=e.
limit??20;function h(){if(!p)return m;let k=p.down?-1:1;return[...m].sort((_,x)=>{let[T,$]=[_[p.key]??null,x[p.key]??null];return T===null||$===null?(T===null)-($===null):k*(typeof T=="number"?T-$:String(
T).localeCompare(String($)))})}function y(k){let _=p?.key===k.key?!p.down:!!k.number;p={key:k.key,down:_},b(),t.querySelector("[aria-sort] button")?.focus()}function w(k,_,x,T){let $=e.href&&k.link?.(
x,e.parameters??{}),O=k.mono&&typeof T=="string"?pb(T,f.get(k.key)?.get(T)??0):T;if($||!k.mono||typeof T!="string"||T.length<=Q1)return $?a("a",{href:e.href($)},O):O;let E=W(O,()=>{let M=E.getAttribute(
"aria-expanded")!=="true";E.setAttribute("aria-expanded",String(M)),A(E,M?T:O)},{class:"name-button","aria-expanded":"false"});return E}function b(){A(t,e.columns.map(_=>{let x=p?.key===_.key;return a(
"th",{scope:"col",class:_.number&&"num","aria-sort":x&&(p.down?"descending":"ascending")},W(`${_.title}${x?p.down?" ↓":" ↑":""}`,()=>y(_),{class:"link-button th-button",title:_.what}))}));let k=new Set;
A(o,h().slice(0,g).map(_=>a("tr",{},e.columns.map(x=>{let T=_[x.key],$=x.show(T,_);return $===_e&&x.blank&&k.add(x),a("td",{title:$===_e&&x.blank?x.blank:x.mono?T:x.exact?.(T,_),class:[x.number&&"num",
x.mono&&"mono data-name",x.tone?.(T,_)].filter(Boolean).join(" ")||null},w(x,T,_,$))})))),l.hidden=k.size===0,A(l,[...k].map(_=>`${_e} in ${_.title}: ${_.blank}`).join("; "),"."),s.textContent=m.length>
1?L(m.length):"",n.hidden=m.length<=g,A(n,W(`Show ${L(Math.min(fb,m.length-g))} more of ${L(m.length)}`,()=>{g+=fb,b()},{class:"link-button"}))}return{node:d,show(k){m=k;for(let{key:_}of e.columns.filter(
x=>x.mono))f.set(_,fl(m.map(x=>String(x[_]??""))));d.hidden=m.length===0,b()}}}var X1={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},hb="http://www.w3.org/2000/svg";function Z1(e,t){let o=document.createElementNS(hb,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(hb,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",X1[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function gb(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=W(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(g){return a(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function f(g,h){g.dataset.shown!==h&&(g.dataset.shown=h,g.value=m(h))}function p(g,{chosen:h,styles:y,two:w}){let b=y.get(g.key)??-1,k=a("input",{type:"checkbox",value:g.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?Pc:_.map(x=>x.value))}}});return k.checked=h.includes(g.key),a("label",{class:"check line-check"},k,a("span",{
class:"line-mark"},b>=0&&Z1(Oc(b,w?"A":""),w)),g.name)}return{node:l,draw(g){let{chosen:h,two:y}=g,w=JSON.stringify([g.lines.map(b=>b.key),h,y]);if(t.hidden=g.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;A(t,eO(g.lines,h).map(([k,_])=>a("div",{class:"line-group",role:k?"group":null,"aria-label":k||null},k&&a("span",{class:"muted"},k),_.map(x=>p(
x,g))))),b!==null&&[...t.querySelectorAll("input")].find(k=>k.value===b)?.focus()}f(o,g.start),f(n,g.end),s.disabled=g.start===""&&g.end==="",i.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function eO(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function tO(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function wb(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=tO(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var yb={control:"set",test:"test"};function vb(e){let t=(o,n)=>e[`${yb[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[yb[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function oO(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:wu(vb(e));return o&&`(${o})`}var Mr="device\
_type = 'GPU'",Uu=["COMPUTATION","COMMUNICATION","MEMORY"],Hi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",zu=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Uu.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Mr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Uu.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Mr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Uu.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,bb=e=>`${zu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,_b=e=>`${zu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,nO=(e,t)=>`${zu(e,Hi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Sb=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,sO=(e,t)=>`SELECT side, rank, kind, name, category, ${Sb}
FROM events
WHERE ${Mr}${Hi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Eb=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Mr}${Hi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Tb=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Mr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Ob="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",kb=(e,t)=>`${Tb(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Ob}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Mb=(e,t)=>`${Tb(e,Hi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Ob}`,rO=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Mb(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Tr=(e,t)=>`${Mb(e,t)}
ORDER BY launch_delay DESC`,xb=(e,t)=>`SELECT side, rank, name, ${Sb}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function aO(e){let t=Object.entries(vb(e)).map(([o,{ranks:n}])=>{let s=wi(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Or="side, rank, span, device_type, device",Ab=e=>`WITH changes AS (
    ${e}
)
SELECT ${Or}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Or}),
    so_far AS (PARTITION BY ${Or} ORDER BY at_us, row)`,iO=e=>`SELECT ${Or}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Ab(e)}
)
GROUP BY ${Or}
ORDER BY rank, span, device_type, device, side`,$b={peaks:iO,"memory-curves":e=>`${Ab(e)}
ORDER BY side, rank, at_us`},lO={temporal_breakdown:{rows:bb,temporal:bb},comm_comp_overlap:{rows:_b,overlap:_b},kernel_breakdown:{kinds:nO,kernels:sO,over_ranks:Eb},idle_time_breakdown:{rows:kb,idle:kb},
launch_stats:{counts:rO,worst:Tr,"launch-cpu_duration":Tr,"launch-gpu_duration":Tr,"launch-launch_delay":Tr,"launch-scatter":Tr},user_annotation_breakdown:{rows:xb,annotations:xb}},cO={kernel_breakdown:{
kernels:Eb}},uO={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Cb=e=>uO[e]??{},dO={queue_length:"stream",memory_bw:"name"},mO=["what","set","test","lines","order","rows"];function pO(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!mO.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&dO[e.what];return`SELECT ${i?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>to(`${l}=${c}`)).join(", ")})`}function fO(e,t,o){if(e.what==="memory"){let r=$b[t]&&aO(e);return r?$b[t](r):null}let n=o&&cO[e.what]?.[t]||lO[e.what]?.[t],s=n?oO(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var Rb=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:fO(e,t,o))??pO(e,t,{chart:o,
difference:n});var hO={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},Gu={path:"/analyse",name:"Analyse",mount:(e,t)=>gO(e,t)};function gO(e,t){let o=tu(location.search,at),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(S,D)=>t.go(Rn({...o,...S},at),D),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=mb(at,{onChange:m,onSet:S=>m({...ui,...S})}),g=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),w=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),k=a("div",{class:"results analysis-res\
ults"},y,w,b),_=a("h1",{}),x=W("Open in Perfetto …",()=>pa([o.set,o.test].filter(S=>S!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),T=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
_,x,T),f,p.node,g,h,k));let $=Mt({context:t,results:k,message:h}),O=ht(()=>c.forEach(S=>S.figure.retheme())),E=S=>Bd(o.what,Ig(i??o,at,S)),M=(S,D)=>oo(Rb(i??o,S,D),{control:o.set,test:o.test},D?.chart?
Cb(S):{});function B(){c.forEach(S=>S.figure.unmount()),c=at[o.what].charts.map(S=>{let D=S.series&&gb({onLines:X=>m({lines:X},{replace:!0}),onWindow:X=>m(X),csv:()=>E("series")}),Z=pt("Ranks that are\
 drawn",[["","those that differ most"],["rank",D?"the first":"all, in order"]],X=>m({order:X,lines:[]},{replace:!0})),R={chart:S,bar:D,order:Z,hidden:new Set,keys:F(S)};return R.figure=kt({id:S.id,title:S.
title,file:S.id,level:"h2",class:S.half?"half-chart":"",height:X=>S.height(X.places,X.sides),make:(X,ae)=>V(X.made(ae),R.hidden),onRelayout:D&&I,onDoubleClick:D&&Y,keys:()=>R.keys.filter(X=>!R.hidden.
has(X.key)).map(X=>[X.property,X.name]),extra:[a("div",{class:"chart-choice"},H(R),Z.node),D?.node]}),R}),A(w,c.map(S=>S.figure.node))}let F=S=>(v(S)??(o.test===""?[]:me().map(D=>({key:D.key,name:`${D.
letter} · ${D.label}`,property:D.letter==="A"?"--control-fill":"--test-fill"})))).map(D=>({...D,key:D.key&&!Array.isArray(S.legend)?D.key:D.property})),v=({legend:S})=>typeof S=="function"?S(me()):S;
function H(S){let D=R=>{let{hidden:X}=S;X.delete(R)||X.add(R),X.size===S.keys.length&&X.clear();for(let ae of Z)ae.setAttribute("aria-pressed",String(!X.has(ae.dataset.key)));le(me())},Z=S.keys.map(R=>W(
R.name,()=>D(R.key),{class:"key","aria-pressed":"true",title:R.what,data:{key:R.key},css:{"--key-fill":`var(${R.property})`}}));return Z.length>0&&a("div",{class:"chart-legend",role:"group","aria-labe\
l":`${S.chart.title}: what is drawn`},Z)}let V=({data:S,layout:D},Z)=>({layout:D,data:S.map(R=>Z.has(R.legendgroup)?{...R,visible:!1}:R)});function I(S,D){let[Z,R]=[S["xaxis.range[0]"],S["xaxis.range[\
1]"]];if(Number.isFinite(Z)&&Number.isFinite(R)&&R>Z&&performance.now()-u>500){let X=ae=>String(Number(Math.max(0,ae*D.per+D.offset).toFixed(3)));m({start:X(Z),end:X(R)})}}function Y(){u=performance.now(),
m({start:"",end:""})}function le(S){let D=at[o.what].charts.filter(ae=>typeof ae.legend=="function").flatMap(ae=>v(ae)??[]).map(ae=>ae.name),Z=JSON.stringify([o.what,o.set,o.test,D]);l!==Z&&(B(),l=Z);
let R=`tracediff-${S.map(ae=>$t(ae.label)).join("-")}`,X={...o,shown:s.parameters,href:ae=>Rn({...o,...ae},at)};for(let ae of c)q(ae,S,X,R)}function q({chart:S,bar:D,order:Z,hidden:R,figure:X},ae,Le,qe){
let Te=S.make(ae,Le),tt=Te.empty?null:D&&Te.data(600);if(Z.node.hidden=!Te.limited,Z.press(o.order),X.draw({file:qe,heading:Te.note,made:Te.data,per:tt?.per,revision:[r,o.order,...o.lines,...R].join("\
 "),offset:tt?.offset,places:Te.places,sides:ae.length,caption:U(ae),empty:Te.empty??null}),X.sql.set(M(S.id,{chart:S.table??S.id})),X.node.hidden=!!Te.empty&&(!!Te.isSaid||oe(ae)),D){let ot=Va(ae,S.series,
S.ownDevice),Wr=Ja(ot,ae,o).keys;D.draw({lines:ot,chosen:Wr,styles:Oh(ot,Wr,S.panels),start:o.start,end:o.end,two:ae.length>1,empty:!!Te.empty}),D.node.hidden=ot.length===0}}let U=S=>[[S.map(D=>[D.letter,
D.label].filter(Boolean).join(" · ")).join(", "),J(S)].join(". ")];function ie({name:S,category:D}){let Z=(X,ae)=>o[`${X}_${ae}`]||o[ae]||"all",R=X=>o[`${X}_marker`]||o.marker;return Yt({control:o.set,
test:o.test,row:Ot(S,D),control_marker:R("set"),test_marker:R("test"),control_ranks:Z("set","ranks"),test_ranks:Z("test","ranks"),control_steps:Z("set","steps"),test_steps:Z("test","steps")})}function G(S){
let D=S.length>1;b.hidden=oe(S);let Z={href:D?ie:null,parameters:s.parameters};A(b,at[o.what].tables.flatMap(R=>{let X=wb(S,R),ae=gh(R,X),Le=Qt({...Z,caption:R.caption,csv:E(R.key),sql:M(R.key),columns:[
...D?[hO]:[],...ae]});Le.show(X);let qe=(s.difference?.[R.key]??[]).filter(tt=>ae.some(ot=>ot.number&&(tt[ot.key]??null)!==null));if(qe.length===0)return[Le.node];let Te=Qt({...Z,caption:R.caption,limit:12,
meanings:!1,heading:"difference, B − A",class:"difference-card",sql:M(R.key,{difference:!0}),columns:ae.filter(tt=>!tt.note&&qe.some(ot=>(ot[tt.key]??null)!==null)).map(ph)});return Te.show(qe),[Le.
node,Te.node]}))}function J(S){let D=S.filter(Z=>(Z.data.last_step_dropped??[]).length>0);return S.every(Z=>Z.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":at[o.what].ofSteps?
"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":S.every(Z=>Z.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":D.length>
0?`Work that the last step of a rank${D.length<S.length?` of ${D[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows==="all"?"All rows count, also those outside\
 of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function P(S){let D=at[o.what],Z=S.flatMap(({label:Le,data:qe})=>{let Te=D.host?[]:qe.ranks_without_device_rows??
[];return Te.length===0?[]:[Te.length===qe.ranks.length?`${Le} has no device work${qe.ranks.length>1?"":` (rank ${qe.ranks[0]})`}: this analysis has nothing to count there. ${wn}`:`${Le}: ${Te.length===
1?"rank":"ranks"} ${st(Te)} ${Te.length===1?"has":"have"} no device rows.`]}),R=D.chosen?.({...o,shown:s.parameters}),X=o.rows!==""&&!D.ofSteps&&S.some(Le=>Le.data.steps===null)&&W("Count as Compare d\
oes",()=>m({rows:""}),{class:"link-button",title:`Rows ${na.steps}`}),ae=oe(S)&&a("p",{},"To see what the host did, look at its ",a("a",{href:Rn({...o,what:"user_annotation_breakdown",lines:[]},at)},"\
annotations"),".");A(y,Z.length>0&&a("ul",{class:"notice"},Z.map(Le=>a("li",{},Le))),ae,D.notes?.(S),R&&a("p",{},R),Z.length<S.length&&a("p",{class:"muted small"},J(S)," ",X))}let z=({data:S})=>(S.ranks_without_device_rows??
[]).length===S.ranks.length,oe=S=>S.every(z)&&!at[o.what].host;function me(){let S=!!s.test;return[["set","A"],["test","B"]].filter(([D])=>s[D]).map(([D,Z])=>({key:D,letter:S?Z:"",label:s[D].label,data:s[D]}))}
function Pe(S){s=null,r="",delete k.dataset.shown,$.say(S)}function Q(S,D){let Z=at[o.what];s=S;let R=i===o&&Z.instead?.(o,me());if(R){i={...o,...R},ce(D);return}r=D,$.say(null),C();let X=me();p.draw(
o,n,s.parameters),P(X),le(X),G(X),k.dataset.shown=D,Se(`${Z.title} is shown.`)}function ce(S){$.ask(D=>Un(i.what,ou(i,at),{signal:D}),D=>Q(D,S),D=>Pe(a("div",{class:"error-box",role:"alert",data:{code:D.
code}},a("h2",{},"This analysis is not possible"),a("p",{},D.message),a("p",{},a("a",{href:ge("/")},"Choose other traces")))))}let he=()=>`${o.what} ${ou(o,at)}`;function te(){let S=he();if(s&&r===S){
$.drop(),le(me()),t.settled();return}if(o.set===""){$.drop(),Pe(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}i=o,ce(S)}function ue(){let S=at[o.what],D=Z=>o[Z]===""?null:Ye(n,o[Z])?.
label??o[Z];A(_,S.title),A(g,S.intro),Ee(),t.setTitle([S.title,[D("set"),D("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.draw(o,n,s&&r===he()?s.parameters:{}),C(),te()}
function Ee(){let S=[o.set,o.test].map(Z=>Z!==""&&Ye(n,Z)).filter(Boolean),D=S.filter(Z=>Z.traces_bytes===0);A(T,D.length===0?"":S.length===1?qo(S[0]):D.map(Z=>`${Z.label}: ${qo(Z)}`).join(" "))}function C(){
f.firstChild||A(f,Object.entries(at).map(([S,{tab:D,title:Z}])=>a("a",{data:{what:S}},D??Z)));for(let S of f.children){let{what:D}=S.dataset;if(S.href=Rn({...o,what:D,lines:[]},at),S.hidden=at[D].counters&&
D!==o.what&&![s?.set,s?.test].some(ae=>ae?.has_counters),D!==o.what){S.removeAttribute("aria-current");continue}S.setAttribute("aria-current","page");let Z=f.getBoundingClientRect(),{left:R,right:X}=S.
getBoundingClientRect();(R<Z.left||X>Z.right)&&(f.scrollLeft+=R-Z.left-24)}}async function j(){let S=[o.set,o.test].filter(D=>D!=="");try{n=S.length>0?await yt(S):[],n.length===0&&(n=(await jt("limit=\
1")).entries.map(({set:D})=>D))}catch(D){A(h,a("div",{class:"error-box",role:"alert"},D.message));return}d||(p.node.hidden=x.hidden=n.length===0,n.length===0?(A(_,"Analyse"),t.setTitle("Analyse"),A(h,
a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):ue())}return j(),{keys:{search:()=>p.focus()},update(S){o=tu(S,at);
let D=["set","test"].every(Z=>o[Z]===""||Ye(n??[],o[Z]));n?.length>0&&D?ue():j()},unmount(){d=!0,$.unmount(),O(),c.forEach(S=>S.figure.unmount())}}}var Yu=28,Lb=200,Nb=12,wO=400,yO=56;function zo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function bO(e,t,o){let n=Math.max(1,Math.ceil(
o.length/wO)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,zo(o[r][t]).length);return Math.min(yO,s)+3}function _O(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Pb(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>Lb&&!rn();function g(_,x){return a("tr",{"aria-rowindex":String(x+2),class:x%
2?"odd":""},_.map((T,$)=>{let O=zo(T);return a("td",{title:O.length>40?O:null,class:T===null?"none":l[$].number?"num":""},O)}))}function h(_=!1){let x=Math.ceil((s.clientHeight||600)/Yu),T=p()?Math.max(
0,Math.floor(s.scrollTop/Yu)-Nb):0,$=p()?Math.min(u.length,T+x+2*Nb):u.length;!_&&T===m&&$===f||([m,f]=[T,$],[[r,T],[i,u.length-$]].forEach(([O,E])=>{O.hidden=E===0,O.firstChild.colSpan=Math.max(1,l.length),
O.style.height=`${E*Yu}px`}),A(o,r,u.slice(T,$).map((O,E)=>g(O,T+E)),i))}function y(_){let x=l[_].number;d=d?.at!==_?{at:_,down:x}:d.down===x?{at:_,down:!x}:null;let T=d?.down?-1:1;u=d===null?c:[...c].
sort(($,O)=>T*_O($[_],O[_])),s.scrollTop=0,w(),h(!0),e.children[_].querySelector("button").focus()}function w(){A(e,l.map((_,x)=>a("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.
at===x?d.down?"descending":"ascending":null},W(a("span",{class:"ellipsis"},_.name,_.unit&&a("span",{class:"muted"},`, ${_.unit}`),d?.at===x&&(d.down?" ↓":" ↑")),()=>y(x),{class:"th-button",title:`\
Order by ${_.name}`}))))}s.addEventListener("scroll",()=>p()&&h());let b=new ResizeObserver(()=>p()&&h());b.observe(s);let k=Zn(()=>h(!0));return{node:s,show(_,x){l=_.map(O=>({...O,number:O.type==="in\
teger"||O.type==="real"})),c=u=x,d=null;let $=l.map((O,E)=>bO(O,E,u)).map(O=>`min(${O}ch, 60cqw)`);A(t,$.map(O=>a("col",{css:{width:O}}))),n.style.minWidth=`calc(${["0px",...$].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Lb),s.scrollTop=0,w(),h(!0)},unmount(){b.disconnect(),k()}}}var Ju=50,Bb=5e3,Ku=40,kO=360,To=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Ib=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],xO={control:0,test:1},qb=e=>e.map(t=>Ue(t)).join("<br>"),$O=(e,t)=>`${e.name}: ${zo(t)}${e.unit?` ${e.unit}`:""}`;function Vu(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Ue(e.name),font:{size:11},standoff:4}}}}function Qu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=zo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:xO[n]??r})).sort((n,s)=>n.
at-s.at)}var Wb=e=>({template:vt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function vO(e,t){let{x:o,ys:n,rows:s}=e;return rr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:ne(To[i])})),bars:s.slice(0,Ju).map(r=>({label:zo(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:zo(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Db(e,t){let o=e.rows.slice(0,Bb).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=Vu(e.x,n(e.x.at)),r=Vu(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=Qu({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:ne(To[d%To.length]),size:u.length>500?4:7,symbol:Ib[d%Ib.length],opacity:.8},line:{color:ne(To[d%To.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>qb(e.columns.slice(0,12).map(f=>$O(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Wb({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function SO(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:Ku+1},(i,l)=>{let c=s+(r-s)*l/Ku;return l===0?t:l===Ku?o:n?Math.exp(c):c})}}function EO(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function TO(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=SO(o),{per:r,axis:i}=Vu(e.x,o);return{data:Qu(e).map(({name:l,rows:c,at:u},d)=>{let m=EO(t(c),n),f=ne(To[u%To.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,g)=>[n[g]/r,n[g+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,g)=>{let h=qb([...l===""?[]:[l],`${zo(n[g])} t\
o ${zo(n[g+1])} ${e.x.unit??""}`,L(p)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Wb({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var OO={bars:vO,histogram:TO,line:e=>Db(e,"lines"),scatter:e=>Db(e,"markers")};function Fb(e,t){let o=e==="bars"?Ju:e==="histogram"?1/0:Bb;return t>
o?`The chart shows the first ${L(o)} of ${L(t)} rows; the table has all.`:""}function Xu(e){return e.ys.length>1?e.ys.map((t,o)=>[To[o],t.name]):e.by?Qu(e).map(({name:t,at:o})=>[To[o%To.length],t]):[]}
function Hb(e){let t=null,o=kt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Xu(t),height:n=>n.chart==="bars"?Fe(Math.min(Ju,n.rows.length),n.ys.length):kO,make:(n,s)=>OO[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var MO=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,AO=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,CO=["name","short_name","kerne\
l","operator","ended_by"];var ro=e=>e.type==="integer"||e.type==="real",ed=e=>ro(e)&&!MO.test(e.name);function Ui(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(AO.test(e)&&!/count|calls/.test(e)?"µs":"")}var RO=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function ji(e,t,o,n=s=>s){let s=RO(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function jb(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var zi=(e,t)=>e.filter((o,n)=>!ed(o)&&t.length>0&&jb(t,n,8)<=8);function Ub(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&ro(n))?o:""}function LO(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>ed(i)),n=Math.abs;return(o.find(({at:i})=>ji(t,i,-1))??o.find(({at:i})=>ji(t,i,-1,n))??o.find(({at:i})=>ji(t,
i,1))??o.find(({column:i})=>Ui(i.name)!=="")??o[0])?.column.name??""}var Zu=(e,t)=>zi(e,t).some(({name:o})=>o==="side")?"side":"";function NO(e,t){let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&ji(t,u,1))),n=e.filter((c,u)=>u!==o&&ed(c)),s=(n.find(({name:c})=>Ui(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=Ub(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Zu(e,t)}}function PO(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(ro),s=e.find(({name:c})=>CO.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?NO(e,t):null;if(i)return i;let l=LO(e,t);return s&&l!==""&&(s.
name!=="side"||jb(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Ub(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:Zu(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:Zu(e,t)}}var Ar=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function zb(e,t,o){let n=PO(t,o),s=t.filter(ro),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=Ar(t,e.x,l?void 0:ro)?e.x:Ar(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=i==="histogram"?"":Ar(t,e.y,ro)?e.y:Ar(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":Ar(t,e.y2,ro)?e.y2:m?"":n.y2,p=zi(t,
o).map(({name:h})=>h),g=i==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:g}}var IO=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],DO={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Gb(e){let t=null,o=pt("Kind of chart",IO,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=pe("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y:g,y2:h,by:y}=t;e({chart:f,x:p,y:g,y2:h,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[g,h]of o.buttons)h.hidden=!t.kinds.includes(g);let d=DO[t.chart]??{},m=l.filter(ro).map(({name:g})=>g),f=zi(l,c).map(({name:g})=>g),p=l.map(({name:g})=>g);A(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function Yb(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function Kb(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[Vb,BO]=[7,26],qO=/ \(at byte \d+\)/;function Jb({onRun:e,onCancel:t,tools:o}){let n=pe("sql"),s=pe("sql-error"),r=pe("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Vb),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=W("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=W("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max(Vb,Math.min(BO,h))}function f(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,A(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function g(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let w=i.value,b=y===null?null:Kb(w,Yb(w,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),A(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(qO,""):h),b&&g(b),b&&W("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Qb=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Xb=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,td=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Zb=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Qb}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Xb}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Xb}
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
    ${td("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${td("")} AND side = 'control'
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
WHERE name = ${Qb}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${td("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var WO=100;function e_(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Zb.filter(l=>l.sides===r).map(l=>a("li",{},W(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>A(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function t_({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return Re(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await rl(p,t())}catch(g){return l(g)}return i=
p,d(!0),await f(),n.open=!0,Re(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await zd(p.name)}catch(g){l(g);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
Re(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await rl(p.name,p.statement).catch(l),await f()}}})}function d(p){A(s,W("Save …",()=>{if(t().trim()===""){Re("First write a state\
ment.",{seconds:4});return}La(s,i,{name:"Name of the query",maxlength:WO,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=ee(r.length,"query","queries"),A(o,r.map(p=>a("li",{},W(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Me("trash",
`Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await Ud()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{i=""}}}var o_=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function n_(e){let t=pe("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},W(f.name,()=>e(o_(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let g=f.name.toLowerCase().includes(p),h=p===""||g?f.columns:f.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(p));if(h.length===0&&!g)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(w=>[W(`Insert ${w}`,()=>e(o_(w)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:k})=>b.includes(k)).map(k=>d(k,f)).filter(Boolean),g=(b,k,_)=>k.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:x=>{f===""&&x.target===x.currentTarget&&
r[x.target.open?"add":"delete"](b)}}},a("summary",{},b),_&&a("p",{class:"small"},_),k),[h,y,w]=[p("view","table"),p("analysis"),p("stored")];A(n,h,g("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),g("Tables as the set file keeps them",w),h.length+y.length+w.length===0&&a("p",{class:"muted"},i===null?"":f===""?
"There are no tables.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,o.title=i?ee(i.length,"table"):"",m()},focus:()=>o.focus()}}var FO=60,HO={rows:"there may be more rows",bytes:"the answer would be too long"},od={path:"/query",name:"Query",mount:(e,t)=>UO(e,t)};function jO(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function UO(e,t){let o=gu(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(te,ue)=>t.
go(hi({...o,...te}),ue),f=te=>gi(te).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),g=t_({onPick:U,statement:()=>h.value()}),h=Jb({onRun:()=>U(h.value()),onCancel:ie,tools:g.save}),
y=e_(te=>{g.forgetName(),U(te)}),w=n_(te=>h.insert(te)),b=a("p",{class:"result-summary"}),k=Gb(te=>m(te,{replace:!0})),_=a("ul",{class:"chart-legend"}),x=a("p",{class:"muted small chart-limit"}),T=Hb(
[k.node,_,x]),$=Pb(),O=a("a",{class:"button",title:"The rows as CSV"},"CSV"),E=a("a",{class:"button",title:"The rows as JSON"},"JSON"),M=a("div",{class:"message"}),B=a("div",{class:"results query-resu\
lts",hidden:!0},a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},W("Copy link",()=>eo(location.href,"Link copied.")),O,E)),T.node,a("section",{class:"card table-card","aria-label":"Rows"},
$.node)),F=a("div",{class:"query-work"},a("div",{class:"query-left"},h.node,g.node,y.node),w.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,F,M,B));let v=Mt({context:t,results:B,
message:M}),H=ht(()=>T.retheme());function V(te,ue,Ee,C){let j=Ye(n??[],o[te]),S=vo({field:te,set:j??null,none:C,text:j?"":o[te],onPick:D=>m({[te]:D?Ve(D.id):""})});return a("div",{class:`side-${te} q\
uery-side`},a("b",{class:`letter letter-${ue.toLowerCase()}`,"aria-hidden":"true"},ue),a("label",{for:S.input.id},Ee),S.node)}let I="";function Y(){let te=JSON.stringify([o.control,o.test,n?.map(Ee=>[
Ee.id,Ee.label])]);if(te===I)return;I=te;let ue=document.activeElement?.dataset?.field;A(p,V("control","A","Control"),V("test","B","Test","none: one set alone")),ue&&p.querySelector(`[data-field="${ue}\
"]`)?.focus()}async function le(){let te=gi({...o,q:""}),ue=te.toString();if(ue!==s){s=ue;try{let Ee=await jd(te);!d&&ue===s&&(r=jO(Ee),w.draw(Ee,o.test!==""),h.enable(!0),i&&Pe())}catch(Ee){!d&&ue===
s&&(s=null,w.draw([],!1),Ee.code==="sql_off"&&q(Ee))}}}function q(te){F.hidden=!0,v.say(a("p",{class:"notice",data:{code:te.code}},te.message))}function U(te){if(h.set(te),te.trim()===""){h.showError(
"There is no statement. Write one, or choose an example.",null),h.field.focus();return}c=l="",u=!0,m({q:te,...te===o.q?{}:dw})}function ie(){v.drop(),h.running(!1),b.textContent="",v.say(a("p",{class:"\
notice"},"Cancelled.")),Se("Cancelled."),h.field.focus()}function G(te){if(i=null,l="",h.running(!1),te.code==="sql_off"){q(te);return}h.showError(te.message,te.offset),v.say(a("p",{class:"visually-hi\
dden",data:{code:te.code}},"The statement was refused."))}function J(){let te=f(o);if(te===l){Pe(),t.settled();return}te!==c&&(c=te,h.clearError(),h.running(!0),y.open(!1),v.ask(ue=>Fd(new URLSearchParams(
te),{signal:ue}),ue=>{i=ue,l=te,h.running(!1),v.say(null),Pe(!0),oe(),Se(ee(ue.row_count,"row"))},G))}let P=te=>Ye(n??[],o[te])?.label??o[te],z=()=>`tracediff-${["control","test"].filter(te=>o[te]!=="").
map(te=>$t(P(te))).join("-")}`;function oe(){u&&B.getBoundingClientRect().top>innerHeight-FO&&B.scrollIntoView({block:"start"}),u=!1}function me(){let{row_count:te,truncated:ue,truncated_by:Ee,elapsed_ms:C}=i;
A(b,te===0?"No rows.":[`${L(te)} ${te===1?"row":"rows"}`,a("span",{class:"muted"},` in ${L(Math.max(1,Math.round(C)))} ms`)],ue&&a("span",{class:"notice truncated"},`Cut off here: ${HO[Ee]??"there is \
more"}. Ask for less, with LIMIT or a sum.`))}function Pe(te=!1){let ue=i.columns.map((Z,R)=>({...Z,at:R,unit:Z.type==="text"?"":Ui(Z.name,r)})),{rows:Ee}=i;me();for(let[Z,R]of[[O,"csv"],[E,"json"]])Z.
href=Hd(gi(o,R)),Z.download=`${z()}-query.${R}`;let C=zb(o,ue,Ee),j=Z=>ue.find(R=>R.name===Z),S={...C,columns:ue,rows:Ee,x:j(C.x),ys:[C.y,C.y2].filter(Z=>Z!=="").map(j),by:j(C.by),file:z(),caption:[o.
q.replace(/\s+/g," ")],revision:JSON.stringify([l,C,Object.keys(r).length]),empty:C.chart==="none"?C.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};T.node.hidden=Ee.length<
2,k.draw(C,ue,Ee);let D=S.empty?[]:Xu(S);A(_,D.map(([Z,R])=>a("li",{class:"key",css:{"--key-fill":`var(${Z})`}},R))),_.hidden=D.length===0,x.textContent=S.empty?"":Fb(C.chart,Ee.length),T.draw(S),(te||
$.units!==r)&&($.units=r,$.show(ue,Ee)),$.node.parentNode.hidden=ue.length===0||Ee.length===0,B.dataset.shown=l}function Q(){let te=o.q.trim().split(`
`).find(ue=>!ue.startsWith("--"))??"";if(t.setTitle([te.slice(0,60),"Query"].filter(ue=>ue!=="").join(" · ")),Y(),y.draw(o.test!==""),le(),o.q===""){v.drop(),i=null,l=c="",h.clearError(),h.running(!1),
v.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}J()}async function ce(){let te=[o.control,o.test].filter(ue=>ue!=="");try{n=te.length>0?await yt(te):[],n.length===0&&(n=(await jt(
"limit=1")).entries.map(({set:ue})=>ue))}catch(ue){A(M,a("div",{class:"error-box",role:"alert"},ue.message));return}d||(p.hidden=F.hidden=n.length===0,n.length===0?(t.setTitle("Query"),A(M,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."))):o.control===""?m({control:Ve(n[0].id)},{replace:!0}):Q())}return h.set(o.q),g.load(),ce(),{keys:{search:()=>w.focus(),control:()=>he(
"control"),test:()=>he("test")},update(te){let ue=o;o=gu(te),o.q!==ue.q&&h.set(o.q);let Ee=["control","test"].every(C=>o[C]===""||Ye(n??[],o[C]));n?.length>0&&Ee&&o.control!==""?Q():ce()},unmount(){d=
!0,v.unmount(),H(),T.unmount(),$.unmount()}};function he(te){let ue=p.querySelector(`[data-field="${te}"]`);ue?.focus(),ue?.click()}}function zO(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var s_=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function GO(e,t){let o=e.flatMap(r=>t.filter(({name:i})=>i===r.name).map(i=>[r,i])),
[n,s]=[e,t].map((r,i)=>r.filter(l=>!o.some(c=>c[i]===l)).sort((l,c)=>s_(l)-s_(c)));return n.length===s.length?[...o,...n.map((r,i)=>[r,s[i]])]:o}var YO=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function r_(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(i=>i.side===r)),n=(e.category==="pyth\
on_function"?GO:YO)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,i])=>({row:zO(e,r,i),names:{control:(r??i).name,test:(i??r).name}}))}var Oo=0,Os=1,Ms=2,Mo=3,nd={id:"steps",sort:"steps",label:"Steps on the device",depth:1},Gi=18,KO=24,a_=3;function l_(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:i,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:i,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let i=r.depth>1&&["host","other"].includes(r.sort),l=!i||e(r),c=l?
r.depth:1,u=Math.max(KO,c*Gi+2*a_);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:i,open:l});for(let d=0;d<c;d+=1)o.push(n+a_+d*Gi);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function c_({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,g)=>g<=e.from||p>=e.to}),o(
nd)&&r.some(({answer:p})=>p.steps?.length>0&&p.lanes.some(({sort:g})=>g!=="host"))&&s.add([nd]),r.forEach(({answer:p})=>s.add(p.lanes.filter(o))),r.forEach(({answer:p})=>s.add((p.counters??[]).map(eM).
filter(o)));let i=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:g}of r){let h=i.length;i.push(...p.names),l.push(
...p.categories),c.push(...p.kinds);for(let y of p.lanes.filter(o))QO(d,y,u.push(y)-1,{keep:g,shift:n,shiftName:h,band:s.bandOf(y.id)});XO(d,m,p,{keep:g,shift:n,rows:s,lanes:u}),ZO(d,m,p,{keep:g,shift:n,
rows:s,lanes:u}),oM(d,m,p,{keep:g,shift:n,rows:s,lanes:u})}let f={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:i,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(f,{pieces:VO(f)})}var u_=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function VO(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,i)=>{(i>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(i),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>JO(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function JO({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],i=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(i,e[u]),Math.max(i,t[u])),
i=Math.max(i,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(i,e[r.at(-1)]),e[c]),i=e[c],r.push(c);l(1/0)}function QO(e,t,o,{keep:n,shift:s,shiftName:r,band:i}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let g=l[p]+c[p];n(l[p],g)&&(e.start.push(l[p]-s),e.end.push(g-s),e.row.push(i.row+(i.open?u[p]:0)),e.level.push(u[p]),e.name.push(r+d[p]),e.
occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(Oo),e.gap.push(-1),e.lane.push(o))}}function sd(e,t,o,{sort:n,lane:s,keep:r,shift:i,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-i),e.end.push(d-i),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function XO(e,t,o,n){(o.gaps??[]).forEach(s=>sd(e,t,s,{...n,sort:Os,lane:s.lane}))}function ZO(e,t,o,n){(o.steps??[]).forEach(s=>sd(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:Ms,lane:nd.id}))}var eM=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),tM=.2;function oM(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:i}=s,
l=Math.max(i-s.low,Math.abs(i)*tM)||1;s.start.forEach((c,u)=>sd(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(i-s.mean[u])/l},{...n,sort:Mo,lane:s.id}))}}var wt=(e,t)=>`${t}\
\0${e}`,Cr=(e,t)=>wt(e.names[e.name[t]],e.categories[e.name[t]]),Go=(e,t)=>e.sort[t]===Oo&&e.merged[t]<=1&&e.occurrence[t]>=0,i_=new WeakMap;function d_(e,t,o){let n=i_.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Go(e,s)&&n.set(`${Cr(e,s)}\0${e.occurrence[s]}`,s);i_.set(e,n)}return n.get(`${t}\0${o}`)??-1}var nM=.1,sM=.002,Rr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function rM(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=Rr(e),r=s-n,i=Math.abs(r);return i<nM*Math.max(n,s)||i<sM*t||r*o<=0?"":r>0?"longer":"shorter"}function m_(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Rt(e),r=new Map,i=(l,c)=>{let u={change:rM(l,n),row:l,names:c,whole:s};r.set(wt(c.control,l.category),u).set(wt(c.test,l.category),u)};return e.rows.flatMap(r_).forEach(({row:l,names:c})=>i(l,c)),
r}var Yi=(e,t,o,n)=>e?.get(wt(o,n))?.names[t]??o;function p_(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Oo&&n[e.name[r]]&&s.push(
r);return s}var rd={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function ad(e,t=N){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,i]=Rr(o);return`${rd[n]}: ${t(s)} → ${t(r)} ${i?"self time":"total"} in this ${e.whole?"recording":"step"}`}function f_(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===Os){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${de(l)}, from ${de(i)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}if(r.sort[t]===Ms){let p=r.gaps[r.gap[t]];return[[`Step ${p.step_number}, as the device has it`,"strong"],[`${de(
l)}, from ${de(i)}`],[en(p)],[`the host began it at ${de(p.host_start)}`,"muted"]]}if(r.sort[t]===Mo){let{name:p,mean:g,min:h,max:y}=r.gaps[r.gap[t]];return[[`${p}: ${Ge(g,0,3)}`,"strong"],h<y&&[`from\
 ${Ge(h,0,3)} to ${Ge(y,0,3)} in this pixel`],[`${de(l)}, from ${de(i)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=Zo({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${L(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[yn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[yn]]:
[],[`${de(l)}, from ${de(i)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Go(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let f=ad(o?.
get(Cr(r,t)),de);if(f&&m.push([f,"change"]),n){m.push([`${s}: ${de(n.duration)} (${Ie(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${de(n.start)}`]);let p=Yi(o,s,c,r.categories[r.
name[t]]);p!==c&&m.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${L(r.occurrence[t]+1)}${h_(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var h_=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",id=e=>`${L(e)}${h_(e)}`,As=14;function g_(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){A(e,t.map(([c,u])=>a(
"p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),i=o+As+s>window.innerWidth?o-As-s:o+As,l=n+As+r>window.innerHeight?n-As-r:n+As;e.style.setProperty("left",`${Math.
max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function w_(){let e=Be("polygon",{class:"join-shape"}),t=Be("g",{class:"join-links"}),o=pe("arrow"),n=Be("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},Be("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Be("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();A(t,s.map(([i,l])=>{let[c,u]=[Math.min(i.right,l.left),l.left].map(f=>f-r.left),[d,m]=(i.bottom<=l.top?[i.bottom,l.top]:[i.top,l.bottom]).
map(f=>f-r.top);return Be("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let i=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:g,right:h})=>[g,Math.max(h,g+1.5)],[[d,m],[f,p]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[p,c.top],[f,c.top]].map(([g,h])=>`${g-i.left},${h-i.top}`).join(" "))}}}function y_(e,t,o){let n=pt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=W("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},Me("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
Me("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),W("Fit",e.fit,{title:"Show the whole step (0)"}),W("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,a("span",{class:"chart-tools"},["png","svg"].map(i=>W(i.toUpperCase(),()=>e.save(i),{title:`The timeline as ${i.toUpperCase()}`})))),draw(i){n.press(i.show),n.node.hidden=i.control===
""||i.test==="",s.hidden=i.align===""}}}var aM=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function b_(){let e=a("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){A(e,[...t?Object.entries(rd):[],...aM,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function __(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function iM(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function k_({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let f=iM(u,d,m);s=f;let p=new AbortController;i=p;try{let g=await e(f,p.signal);i===p&&(n={...f,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){i===p&&g.name!=="AbortError"&&(r=null,o(g))}if(i===p){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&__(n,u,d,m)?r=null:s?r=__(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function lM(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function x_(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=k_(
{ask:({from:d,to:m,pixels:f},p)=>{let g=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([h,y])=>g.set(h,String(Math.round(y*1e3)/1e3))),nl(i.set,g,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>jn(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=Lp(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=lM(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f),{least:g,most:h}=ta.pixels;p.
set("pixels",String(Math.min(h,Math.max(g,Math.round(m))))),c(y=>nl(i.set,p,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);
Object.entries(d).forEach(([g,h])=>{h!==""&&h!==null&&h!==void 0&&f.set(g,String(h))});let p=await jr(i.set,f,m);return p.rows.length>0?p:null},retry(){n="",s=""},unmount:u})}function $_(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:ge("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var v_=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function S_(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?W("Choose another rank and step",n,{class:"primary"}):W("Try again",o,{class:"primary"})," ",a("a",{href:ge("/")},"Choose other traces")))}var cM={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},ld=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function E_(e,t,o){let n=[],s=ld([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(cM).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>ee(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var uM=1e3;function T_(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>Yi(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let f=m.side===l?m.data():null,p=f?d_(f,wt(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,level:f.level[p],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,
l,c),c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),f=n(i,m,c,u),p=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>uM&&(o=new Map);let{of:g,launch:h,launched:y,launches:w}=p??{},b=p?{...p.
rows[0],of:g,launch:h,launched:y,launches:w}:null;return o.set(f,b),b},nameOf:(i,l)=>{let c=i.data();if(l<0||!c||!Go(c,l))return null;let[u,d]=Cr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Lr(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Ki=2e4,dM=3,O_=e=>Math.round(e*1e3),M_=(e,t,o)=>`${e} ${O_(t)} ${O_(o)}`;function mM(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(M_(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===Ki?r-Ki:0,n.words=i?`${N(i.work)} of work in ${N(i.path)}${n.cut>
0?`; the longest ${L(Ki)} of ${L(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function pM(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Oo&&t.merged[n]<=1&&s&&e.rows.has(M_(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!u_(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function A_(e,t,o,n){let s=o.data(),r=ne("--path-\
mark"),i=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),g=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));g>d&&
g>p&&(e.box(Math.max(p,d),t.top+u,g-Math.max(p,d),dM,r),d=g)}}let l=t.rowHeight;for(let c of pM(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}
function C_({toggle:e,change:t,error:o}){let n=W("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small tim\
eline-path",role:"status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`C\
ritical path of the ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:g}){let h=new URLSearchParams({set:f,ranks:String(g.rank),
segments:String(Ki),...g.step_number===null?{}:{steps:String(g.step_number)},...p?{marker:p}:{}}),y=`${h} ${g.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let w=await Un("critical_path",
h,{signal:l[m].signal});i[m]===y&&(r[m]=mM(w.set,g),c(),t())}catch(w){i[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));
for(let g of ze)m.path&&f.includes(g)&&p[g]?d(g,{set:m[g],marker:m[`${g}_marker`],sample:p[g].sample}):u(g);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var R_={control:["A","Control"],test:["B","Test"]};function L_(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;A(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=R_[i],f=pe("set"),p=vo({id:f,field:i,set:c&&Ye(c,l[i]),text:l[i],none:`No ${i}`,onPick:g=>e({[i]:g===null?"":Ve(
g.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=ac(l),d=ic(l,c.rank),m=lc(l,c.rank,c.span),f=(h,y,w,b,k,_)=>{let x=pe(h),T=a(
"select",{id:x,data:{field:`${i}_${h}`},on:{change:()=>e({..._,[`${i}_${h}`]:T.value})}},w.map($=>a("option",{value:String($),selected:$===b},k($))));return a("span",{class:"sample-field"},a("label",{
for:x},y),T)},p=m.indexOf(c),g=(h,y,w)=>Me(y,`${R_[i][1]}: ${w} step`,()=>e({[`${i}_step`]:String(m[p+h].step_number)}),{data:{field:`${i}_${w}`},disabled:!m[p+h],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${N(c.step)}`):[f("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${N(m.find(y=>y.step_number===h).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${de(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var fM=200,N_=8,hM=1e3;function P_({onText:e,onStep:t}){let o=pe("search"),n=Qe(fM,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>Me(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),i.forEach(c=>{c.hidden=l===""})},say(l){A(r,l)}}}function gM(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(wt(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=wt(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function I_(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=gM(e,o,n,l.side);return r||=c.length>N_,c.slice(0,N_).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:hM});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var D_=(e,t,o)=>t===0?"No name contains this text.":o?`${ee(t,"call")} of the ${ee(
e,"name")} with the most time`:`${ee(t,"call")} of ${ee(e,"name")}`,B_=(e,t)=>`${L(e+1)} of ${L(t)}`;var cd={control:"Control",test:"Test"};function wM(e,t,o){return t===void 0?`${cd[e]}: …`:t===null?`${cd[e]}: no ${id(o+1)} call`:`${cd[e]}: ${de(t.duration)}, from ${de(t.start)}${t.of?`; ${ee(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${yM(t)}`}function yM({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${N(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${ee(o,"device row")}, ${o>1?"the first of ":""}which began ${N(s)} later`}var bM=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function q_(e){let t=a(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,bM(n.rows[m])]).filter(([,m])=>m),d=ad(n.change);A(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"muted"},` · ${n.category}\
 · ${id(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(m=>s.includes(m)).map(m=>a("span",{class:`${m}-text`},wM(m,n.rows[m],n.nth))),i&&l&&a("span",{class:"strong"},`test − contr\
ol: ${ye(l.duration-i.duration)}`)),Zo(n)&&a("p",{class:"small"},`${yn}.`),d&&a("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),a("p",{class:"op-actions"},
W("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,f])=>W(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,f),{class:"link-button",title:f.name})),i&&l&&!n.
aligned&&W("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),W("Copy the name",()=>eo(
n.name,"Name copied."),{class:"link-button"}),W("Clear (Escape)",e.clear,{class:"link-button"})))}}}function W_(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),k=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(_=>s.named(_,b.name,b.category))]);if(k===i){p(w);return}if(i=k,r=null,k!==""&&b.nth===null){await f(w,k);return}if(k!==""){let{name:_,category:x,nth:T}=b;r={name:_,category:x,nth:T,rows:Object.
fromEntries(w.map($=>[$,s.known($,_,x,T)??s.drawn(o.shown(),$,_,x,T)??void 0]))}}p(w),r&&await m(r,w)}async function m(w,b){let{name:k,category:_,nth:x,rows:T}=w;await Promise.all(b.filter($=>T[$]?.of===
void 0&&T[$]!==null).map(async $=>{try{T[$]=await s.ask($,k,_,x)}catch{}})),!c&&r===w&&p(b)}async function f(w,b){let{name:k,category:_,at:x}=e.state(),T=[...new Set([x,"test","control"])].filter($=>w.
includes($));for(let $ of T){let O=null,E=await n[$].find({name:s.named($,k,_),category:_,order:"duration",limit:1}).catch(M=>{O=M});if(c||i!==b)return;if(O){Re(`The search for ${k} failed. ${O.message}`,
{urgent:!0});return}if(E){let[M]=E.rows,B=M.start-e.shifts()[$];l=!0,o.goTo(o.around({start:B,end:B+M.duration}),!0),e.change({category:E.category,nth:M.occurrence,at:$,open:e.opened($,M.lane),...o.current()});
return}}Re(`${k} does not occur in this ${ld(w.map($=>n[$].chosen))}.`,{seconds:10}),e.change(u)}function p(w){let b=r===null?[]:w.map(_=>r.rows[_]&&Lr(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(g)}),l&&b.length>0&&(l=!1,o.reveal(h()));let k=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(_=>{let x=r.rows[_];return[_,x&&{...x,pane:void 0,whole:n[_].
chosen?.sample.step_number===null}]})),change:e.changes()?.get(wt(r.name,r.category))??null,aligned:k.align===r.name&&k.align_nth===r.nth},w)}function g(w){let b=r.rows[w],k=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],...k.map(_=>[b,_])].map(_=>_.map(x=>Lr(o.shown(),w,x))).filter(([_,x])=>_&&x)}let h=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=h();if(w){let b=Math.max((w.end-w.start)*1.6,.1),k=(w.start+w.end)/2;o.goTo({from:k-b/2,to:k+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:h,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:k,side:_,at:x,duration:T,lane:$}){l=!0,o.goTo(o.around({start:x,end:x+T})),e.change({name:w,category:b,nth:k,at:_,open:e.opened(_,$)})},pick(w,b){let k=s.nameOf(w,b);
if(k){let[_,x,T]=k,$=e.state(),O=$.name===_&&$.category===x&&$.nth===T;l=!O,e.change(O?u:{name:_,category:x,nth:T,at:w.side})}return k!==null},step(w){let b=h(),k=b?o.beside(b,w):-1;if(k<0)return!1;let[
_,x,T]=s.nameOf(b.pane,k),$=b.pane.data(),O=o.current();if($.start[k]<O.from||$.end[k]>O.to){let E=($.start[k]+$.end[k])/2,M=(O.to-O.from)/2;o.goTo({from:E-M,to:E+M})}return e.change({name:_,category:x,
nth:T,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var _M=300,kM={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function F_({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=Qt({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>W(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:i})}),o("start","Start",{number:!0,show:N,exact:de,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:N,exact:de}),o("diff","Test − control",{number:!0,
show:ye,exact:Ie,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>kM[i]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Go(d,m)||
d.sort[m]!==Oo&&d.sort[m]!==Mo)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,_M),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${L(c.length)} longest of ${ee(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),g=p.sort[m]===Oo,h=g?t(d,m):null;return{pane:d,
i:m,duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"steps",name:g?p.names[p.name[m]]:d.textOf(m),change:g?d.changeAt(m):"",diff:h===null?null:d.side==="control"?h.duration-
f:f-h.duration}}))}}}var Vi=9,Ji=3,xM=7;function H_({onRange:e}){let t=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),n=a("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
i=r,l=0,c=null;function u(){l=0;let k=n.clientWidth,_=ze.flatMap(E=>[!0,!1].map(M=>s.filter(B=>B.side===E&&B.data()?.bands.some(F=>F.sort==="host"===M)).map(B=>({pane:B,host:M})))).filter(E=>E.length>
0),x=Math.max(1,_.length)*(Vi+Ji)+Ji,T=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(k*T),Math.round(x*T)],t.style.height=`${x}px`;let $=t.getContext("2d",{alpha:!1});$.scale(T,T),$.fillStyle=
ne("--surface-sunk"),$.fillRect(0,0,k,x);let O=E=>k*(E-r.from)/(r.to-r.from);_.forEach((E,M)=>E.forEach(({pane:B,host:F})=>d($,B,F,Ji+M*(Vi+Ji),O)))}function d(k,_,x,T,$){let O=_.data();k.fillStyle=ne(
x?"--span-host":"--span-compute");let E=new Map,M=-1/0;for(let B=0;B<O.length;B+=1){if(O.lanes[O.lane[B]]?.sort==="host"!==x)continue;let[F,v]=[$(O.start[B]),$(O.end[B])],H=_.changeAt(B);if(H!==""&&O.
merged[B]<=1){let V=E.get(H)??[];V.push(F,v),E.set(H,V)}O.name[B]>=0&&O.lanes[O.lane[B]].sort!=="other"&&(v>M+.5||F<M-50)&&(k.fillRect(F,T,Math.max(.5,v-F),Vi),M=v)}for(let[B,F]of E){k.fillStyle=ne(`-\
-span-${B}`);for(let v=0;v<F.length;v+=2)k.fillRect(F[v],T,Math.max(.7,F[v+1]-F[v]),Vi)}}function m(){l||=requestAnimationFrame(u)}function f(){let k=r.to-r.from,_=100*(i.from-r.from)/k,x=100*(i.to-i.
from)/k;o.style.setProperty("left",`${_}%`),o.style.setProperty("width",`${x}%`)}let p=k=>{let _=n.getBoundingClientRect(),x=(k.clientX-_.left)/Math.max(1,_.width);return r.from+Math.min(1,Math.max(0,
x))*(r.to-r.from)},g=()=>i.to-i.from>.999*(r.to-r.from);function h(k){let _=xM*(r.to-r.from)/Math.max(1,n.clientWidth),[x,T]=[i.from,i.to].map($=>Math.abs(p(k)-$));return k.shiftKey||Math.min(x,T)>_?k.
shiftKey||g()?"range":"move":x<T?"from":"to"}function y(k){let{part:_,at:x,view:T}=c;if(_==="move")e(T.from+k-x,T.to+k-x);else if(_!=="range"){let $={...T,[_]:k};e(Math.min($.from,$.to),Math.max($.from,
$.to))}}n.addEventListener("pointerdown",k=>{if(k.button===0){n.setPointerCapture(k.pointerId);let _=p(k);if(c={part:h(k),at:_,view:i},c.part==="move"&&(_<i.from||_>i.to)){let x=(i.to-i.from)/2;c.view=
{from:_-x,to:_+x},y(_)}}}),n.addEventListener("pointermove",k=>{c?y(p(k)):n.style.cursor=["from","to"].includes(h(k))?"ew-resize":""}),n.addEventListener("pointerup",k=>{let[_,x]=[c?.at,p(k)];c?.part===
"range"&&_!==x&&e(Math.min(_,x),Math.max(_,x)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=ht(m);return{node:n,draw(k,_){[s,r]=[k,_],m(),f()},
view(k,_){i={from:k,to:_},f()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var $M=15,Nr=190,vM={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},ud=.02,SM=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],EM=new Set(["\
new","gone","gap"]),TM={control:"A",test:"B"},OM=[1,.78,.56];function MM(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=Rr(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function AM(e,t,o){return e.sort[t]===Os?"gap":e.sort[t]===Ms?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Mo?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function j_({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=a("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=a("div",{class:"timeline-drawing"}),i=a("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,f={},p="",g={side:e,kind:t,
node:i,data:()=>l},h=E=>E<0?-1:l.pieces.of[E];function y(){f=Object.fromEntries(SM.map(E=>[E,OM.map(M=>Ci(ne(`--span-${E}`),ne("--surface"),M))]))}let w=E=>l.name[E]<0||l.lanes[l.lane[E]]?.sort==="oth\
er"?"":u[l.name[E]];function b(){let E=l.names.map((M,B)=>m?.get(wt(M,l.categories[B])));u=E.map(M=>M?.change??""),d=E.map(MM),c=Array.from({length:l.length},(M,B)=>AM(l,B,w(B)))}function k(E){if(l.sort[E]===
Os){let v=l.gaps[l.gap[E]];return`idle ${N(v.duration)} · host: ${v.operator??v.host??"nothing recorded"}`}if(l.sort[E]===Ms){let v=l.gaps[l.gap[E]];return`step ${v.step_number} · ${N(v.duration)}`}
if(l.sort[E]===Mo)return Ge(l.gaps[l.gap[E]].mean,0,3);let M=l.names[l.name[E]],F=Zo({name:M,category:l.categories[l.name[E]]})?`${yn} (${M})`:M||"(no name)";return(vM[c[E]]??"")+(l.merged[E]>1?`${l.merged[E]}\
 rows, most of them ${F}`:F)}let _=E=>f[c[E]][["longer","shorter"].includes(c[E])?d[l.name[E]]:0];function x(){let E=JSON.stringify(l.bands);if(E===p)return;p=E;let{lane:M,act:B}=s.contains(document.activeElement)?
document.activeElement.dataset:{},F=H=>Me("pin",`${t==="pinned"?"Unpin":"Pin"} ${H.label}`,()=>o.pin(g,H),{class:"lane-pin",data:{lane:H.id,act:"pin"}}),v=({label:H})=>t==="pinned"?`${TM[e]}: ${H}`:H;
s.style.height=`${l.height}px`,A(s,l.bands.map(H=>a("li",{class:"lane-head",title:H.label,css:{top:`${H.top}px`,height:`${H.height}px`}},H.folds?W(v(H),()=>o.fold(g,H),{class:"lane-fold",data:{lane:H.
id,act:"fold"},"aria-expanded":String(H.open)}):a("span",{},v(H)),F(H)))),[...s.querySelectorAll("button")].find(({dataset:H})=>H.lane===M&&H.act===B)?.focus()}function T(E,M){for(let{top:B}of l?.bands??
[]){let F=Math.round(M.top+B)+.5;E.line(0,F,M.width,F,ne("--grid"))}o.decorate(E,M,g)}y();let $=Bi(r,{rowHeight:Gi,label:`${n}: a table below has the same`,least:ud,colour:E=>_(h(E)),hatched:E=>EM.has(
c[h(E)]),text:E=>k(h(E)),onHover:(E,M)=>o.hover(g,h(E),M),onPick:(E,M)=>o.pick(g,h(E),M),onView:(E,M,B)=>o.view(g,E,M,B),onMeasure:o.measure,onKey:E=>o.key(E,g),decorate:T}),O=ht(()=>{y(),$.redraw()});
return Object.assign(g,{drawing:$,show(E,M){l=E,b(),$.set({...E.pieces,tops:E.tops,height:E.height,from:M.from,to:M.to}),i.hidden=E.bands.length===0,x()},setChanges(E){m=E,l&&(b(),$.redraw())},highlight(E){
let M=E&&new Set(E);$.highlight(M&&l.pieces.of.flatMap((B,F)=>M.has(B)?[F]:[]))},whole(E){let{height:M,paint:B}=$.whole(E-Nr);return{height:M,paint(F){B(Sr(F,Nr,0)),l.bands.forEach(({label:v,top:H})=>F.
words(6,H+$M,Ns(v,30),ne("--muted")))}}},changeAt:w,textOf:k,title:n,destroy(){O(),$.destroy()}})}function U_(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function CM(e,t,o,n){let s=-1,
r=i=>t.y(o.row[i])+2+(n-4)*(1-o.gaps[o.gap[i]].at);for(let i=0;i<o.length;i+=1){if(o.sort[i]!==Mo)continue;let l=t.x(o.start[i]),c=t.x(o.end[i]);c>=0&&l<=t.width&&(e.line(l,r(i),c,r(i),ne("--text"),1),
s>=0&&o.row[s]===o.row[i]&&o.end[s]===o.start[i]&&e.line(l,r(s),l,r(i),ne("--text"),1)),s=i}}function z_(e,t,o,n){let s=t.rowHeight;CM(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&A_(e,t,o,r),
n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,ne("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,ne("--accent"),1)}if(n.aligned!==null){
let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,ne("--accent"),1.5)}for(let i of n.selected)i.pane===o&&U_(e,t,i,ne("--accent"),2.5,s);n.partner?.pane===o&&U_(e,t,n.partner,ne("--text"),1.5,
s)}function RM(e,t){let[o,n]=Je(t*10);return`${Ge(e/n,0,3).replace("-","−")} ${o}`}function G_(e,t,o){Ay(e,{view:t,width:o,format:RM,colours:{surface:ne("--surface"),border:ne("--border"),muted:ne("--\
muted")}})}function Y_(){let e=a("canvas",{}),t=a("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(So*u)],e.style.height=`${So}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),G_(vs(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},i=new ResizeObserver(r);i.observe(t);let l=ht(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:So,paint:u=>G_(Sr(u,Nr,0),o,c-Nr)}),unmount(){cancelAnimationFrame(n),i.disconnect(),
l()}}}var LM=60,NM=40,PM=130,K_=8;function V_({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=g_(),s=w_(),r=null,i=0,l=null,c=!1,u=[],d={hover:B,view:O,key:t.
key,fold:t.fold,pin:E,pick:(q,U)=>t.pick(q,U),measure:(q,U,ie)=>t.measure(q<U?{from:q,to:U}:null,ie),decorate:(q,U,ie)=>z_(q,U,ie,o)},m=["pinned","host","device"].flatMap(q=>ze.map(U=>j_({side:U,kind:q,
on:d}))),f=({kind:q})=>q==="pinned",p=a("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(f).map(q=>q.node)),g=ze.map(q=>a("section",{class:`timeline-side timeline-${q}`,data:{side:q},
"aria-label":q==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${q}-text small`}),m.filter(U=>U.side===q&&!f(U)).map(U=>U.node))),h=H_({onRange:(q,U)=>T().drawing.view(q,U,!0)}),y=Y_(),
w=a("div",{class:"timeline-lanes"},p,g,s.node),b=a("div",{class:"timeline-head"},h.node,y.node),k=a("section",{class:"card timeline-stage","aria-label":"Timeline"},b,w,n.node),_=new ResizeObserver(()=>k.
style.setProperty("--head",`${b.offsetHeight}px`));_.observe(b);let x=()=>{p.hidden||Y()};document.addEventListener("scroll",x,{capture:!0,passive:!0});let T=()=>u[0]??m[0],$=()=>T().drawing.current();
function O(q,U,ie,G){c||(c=!0,u.filter(J=>J!==q).forEach(J=>J.drawing.follow(U,ie,G)),c=!1,M(),Y(),t.view(U,ie,G))}function E({side:q},U){t.pin(q,U),u.filter(ie=>ie.side===q).flatMap(ie=>[...ie.node.querySelectorAll(
".lane-pin")]).find(({dataset:ie})=>ie.lane===U.id)?.focus()}function M(){let{from:q,to:U}=$();h.view(q,U),y.view(q,U)}function B(q,U,ie){r=U>=0?{pane:q,i:U,event:ie}:null,clearTimeout(i),l?.abort(),o.
partner=null,r?F():n.hide(),Y(),le()}function F(){let{pane:q,i:U}=r,ie=t.both()?e.nameOf(q,U):null;if(ie===null){V(void 0);return}let G=vn[q.side],J=e.drawn(u,G,...ie)??(v(G,...ie)?null:e.known(G,...ie));
if(H(J),J!==void 0)return;let P=r;i=setTimeout(async()=>{l=new AbortController;try{let z=await e.ask(G,...ie,l.signal);r===P&&(H(z),Y(),le())}catch{}},LM)}function v(q,U,ie,G){let J=t.changes()?.get(wt(
U,ie))?.row;return J!==void 0&&G>=J[`${q}_counts`]}function H(q){o.partner=q?Lr(u,vn[r.pane.side],q):null,V(q)}function V(q){let{pane:U,i:ie,event:G}=r;G&&n.show(f_(U,ie,{changes:t.changes(),partner:q,
other:t.both()?vn[U.side]:""}),G.clientX,G.clientY)}let I=({pane:q,start:U,end:ie,row:G})=>q.drawing.placeOf({start:U,end:ie,row:G});function Y(){s.drawLinks(o.links.map(ie=>ie.map(G=>G.pane.drawing.boxOf(
G))));let{partner:q,selected:U}=o;if(r&&q){let{start:ie,end:G,row:J}=r.pane.data(),{pane:P,i:z}=r;s.draw(I({pane:P,start:ie[z],end:G[z],row:J[z]}),I(q))}else U.length===2?s.draw(...U.map(I)):s.draw(null,
null)}let le=()=>u.forEach(q=>q.drawing.redraw());return{node:k,panes:m,shown:()=>u,current:$,around({start:q,end:U}){let ie=(q+U)/2,G=$(),J=T().drawing.node.clientWidth||1e3,P=Math.max(U-q,.01)*J/NM,
z=Math.max((U-q)*1.3,Math.min(G.to-G.from,P));return{from:ie-z/2,to:ie+z/2}},goTo:({from:q,to:U},ie)=>T().drawing.view(q,U,ie),glide(q){let{from:U,to:ie}=T().drawing.goal(),[G,J]=[(U+ie)/2,(ie-U)/2*q];
T().drawing.view(G-J,G+J)},slide(q){let{from:U,to:ie}=T().drawing.goal(),G=q*(ie-U);T().drawing.view(U+G,ie+G)},fit(){let{from:q,to:U}=T().drawing.extent();T().drawing.view(q,U)},show(q,U,ie,G){r=null,
o.partner=null,n.hide();let J=u,P=J.length>0?$():null;u=q.map(({pane:z,data:oe})=>(z.show(oe,U),z)).filter(z=>z.data().bands.length>0),m.filter(z=>!u.includes(z)).forEach(z=>{z.node.hidden=!0}),p.hidden=
!u.some(f),g.forEach(z=>{let{side:oe}=z.dataset;z.hidden=!u.some(me=>me.side===oe&&!f(me)),z.firstChild.textContent=ie[oe]??""}),G?u.forEach(z=>{let{from:oe,to:me}=In(G,z.drawing.extent(),ud);z.drawing.
follow(oe,me)}):P&&u.filter(z=>!J.includes(z)).forEach(z=>z.drawing.follow(P.from,P.to)),M()},drawOverview(q){h.draw(u,q)},setChanges(q){m.forEach(U=>U.setChanges(q))},mark(q){Object.assign(o,q),Y(),le()},
marks:o,whole:q=>[{lines:[],...y.whole(q)},...u.map(U=>({lines:[U.title],...U.whole(q)}))],reveal({pane:q,start:U,end:ie,row:G}){let J=q.drawing.boxOf({start:U,end:ie,row:G}),{bottom:P}=(p.hidden?y.node:
p).getBoundingClientRect();if(f(q))q.drawing.reveal(G);else{let z=window.innerHeight-Math.max(PM,t.below());window.scrollBy(0,J.top<P||z<P?J.top-P-K_:Math.max(0,J.bottom-z+K_))}},beside({pane:q,start:U,
lane:ie,level:G},J){let P=q.data(),z=-1;for(let oe=0;oe<P.length;oe+=1){let me=J*(P.start[oe]-U);me>0&&P.level[oe]===G&&P.lanes[P.lane[oe]]?.id===ie&&Go(P,oe)&&(z<0||me<J*(P.start[z]-U))&&(z=oe)}return z},
unmount(){clearTimeout(i),l?.abort(),document.removeEventListener("scroll",x,{capture:!0}),_.disconnect(),h.unmount(),y.unmount(),m.forEach(q=>q.destroy())}}}var IM=1e3,J_={control:"Control",test:"Test"},DM="Time in the stretch, of a host row without the rows below it";function BM(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:i,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(i,l),f=o.get(wt(m,l))??{name:m,category:l,sort:c};f[r]=(f[r]??0)+d,f[`${r}_calls`]=(f[`${r}_calls`]??0)+u,o.set(wt(m,l),f)}for(let r of o.values()){for(let i of n){
let l=e[i].of>e[i].rows.length?null:0;r[i]??=l,r[`${i}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,i)=>s(i)-s(r))}function qM(e,t){let o=n=>({key:n,title:J_[n],number:!0,what:DM,show:N,exact:de});return Qt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>W(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:ye,exact:Ie,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${J_[n]} calls`:"Cal\
ls",show:L}))]})}function Q_(e){let t=a("p",{class:"timeline-measured",role:"status"}),o=a("div"),n=a("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function i(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:f,set:p,query:g})=>{let h=new URLSearchParams(g);Object.entries({from:l.from+u[f],to:l.to+u[f]}).forEach(([
y,w])=>h.set(y,String(Math.round(w*1e3)/1e3))),h.set("limit",String(IM)),m[f]=await Wd(p,h,{signal:d.signal})})),r===d){let f=Object.fromEntries(c.map(({side:h})=>[h,m[h]])),p=qM(Object.keys(f),e.search),
g=BM(f,e.nameOf);p.show(g),A(o,g.length>0?p.node:a("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&A(o,a("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}A(t,a("b",{},N(l.to-l.from)),a("span",{class:"mu\
ted small"},` from ${de(l.from)} to ${de(l.to)} `),W("Zoom to it",()=>e.zoom(l),{class:"link-button"}),Me("close","Remove the stretch (Escape)",e.clear)),i(l,c,u)}},unmount(){r?.abort()}}}var X_=.001;function Z_(e){let{stage:t}=e,o=!1;function n(){let{sum_from:i,sum_to:l}=e.state();return i===null?null:{from:i,to:l}}function s(i,l=!0){o=!l,t.mark({measure:i}),l&&(e.change({sum_from:i?.
from??null,sum_to:i?.to??null},{replace:!0}),i&&Se(`${N(i.to-i.from)} chosen.`))}let r=Q_({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:i=>e.change({q:i},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(i){o||t.mark({measure:n()}),r.draw(n(),e.sides(i),e.shifts(),e.key())},ofCall(){let i=e.place(),l=n();return i&&s(l&&Math.abs(l.from-i.start)>X_?{from:Math.min(l.from,i.start),to:Math.max(
l.from,i.start)}:{from:i.start,to:Math.max(i.end,i.start+X_)}),i!==void 0},unmount:r.unmount}}function ek(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=I_(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>wt(m.name,m.category)));e.say(D_(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(B_(n,l.length)),t.onCall(l[n])}}}}var WM=350,FM=250,HM=220,Pr={path:"/timeline",name:"Timeline",mount:(e,t)=>jM(e,t)};function jM(e,t){let o=e.clientWidth,n=rc(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",
m="",f={from:0,to:1},p=!1,g=Object.fromEntries(ze.map(K=>[K,x_(K,{onChange:()=>!p&&Pe(),onError:se=>!p&&ot(se)})])),h=Object.fromEntries(ze.map(K=>[K,null])),y=T_(g,()=>r),w=C_({toggle:()=>J({path:!n.
path}),change:()=>!p&&b.mark({}),error:ot}),b=V_({partners:y,on:{view:C,pick:R,key:Te,fold:({side:K},se)=>J({open:ba(n.open,es(K,se))},{replace:!0}),pin:(K,se)=>J({pin:ba(n.pin,es(K,se))},{replace:!0}),
measure:(...K)=>T.choose(...K),changes:()=>r,both:()=>bo(n).length===2,path:K=>w.of(K),below:()=>le.offsetHeight}}),k=P_({onText:K=>J({q:K},{replace:!0}),onStep:K=>E.walk(n.q,K)}),_=y_({zoom:b.glide,fit:b.
fit,save:Nk,show:K=>J({show:K}),sum:()=>T.choose(b.current()),unalign:()=>J({align:"",align_category:"",align_nth:0})},k.node,w.node),x=q_({zoom:()=>O.zoom(),align:X,go:(K,se)=>O.show({...se,side:K,at:se.
start-c[K]}),href:ae,clear:()=>O.clear()}),T=Z_({state:()=>n,change:J,stage:b,shifts:()=>c,sides:K=>K.map(se=>g[se]),key:()=>[d,r===null,n.show],place:()=>O.place(),nameOf:(K,se)=>y.named("control",K,
se)}),$=()=>`${d}|${u}`,O=W_({state:()=>n,stage:b,sides:g,partners:y,change:K=>J(K,{replace:!0}),shifts:()=>c,changes:()=>r,key:$,opened:D},x),E=ek(k,{key:()=>`${$()}|${r===null}`,sides:()=>bo(n).map(
K=>g[K]),panes:b.shown,changes:()=>r,shifts:()=>c,from:()=>b.current().from,onCall:K=>!p&&O.show(K)}),M=L_(K=>J({...K,...ze.some(se=>se in K)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),B=F_({onPick:R,partnerOf:Z}),F=b_(),v=a("div",{class:"timeline-notes"}),H=a("h1",{class:"visually-hidden"},"Timeline"),V=a("nav",{class:"crumb","aria-label":"Where this is"}),I=a("d\
iv",{class:"message"}),Y=a("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),le=a("\
div",{class:"timeline-details"},x.node,T.node),q=a("div",{class:"results"},_.node,v,b.node,le,F.node,w.words,Y,B.node);e.append(a("div",{class:"page timeline-page"},H,V,M.node,I,q));let U=Mt({context:t,
results:q,message:I}),ie=Qe(WM,()=>{let{from:K,to:se}=b.current(),we=K<=f.from&&se>=f.to;J(we?{from:null,to:null}:{from:K,to:se},{replace:!0})}),G=Qe(FM,()=>{!p&&b.shown().length>0&&B.draw(b.shown(),b.
current())});function J(K,{replace:se=!1}={}){p||t.go(ts({...n,...K}),{replace:se})}let P=K=>nn(K,n,s,null),z=({sample:K})=>`rank ${K.rank}${K.span>0?`, file ${K.span+1}`:""}, ${K.step_number===null?"\
whole recording":`step ${K.step_number}`}`;function oe(){let K=ze.filter(Ne=>n[Ne]!==""),se=K.map(P).join(" → ");H.textContent=K.length>0?`${se} · Timeline`:"Timeline",t.setTitle(H.textContent);let we={
...Gt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};A(V,K.length===2&&a("a",{href:t.lastCompare(new URLSearchParams(we))??St(we)},`← ${se}`))}async function me(){
let K=ze.map(se=>n[se]).filter(se=>se!=="");if(!K.every(se=>s&&Ye(s,se))){let se=await yt(K).catch(()=>[]);p||(s=se,Pe())}}function Pe(){let K=ze.filter(We=>n[We]!=="");oe(),ze.forEach(We=>g[We].load(
n));let se=K.length>0&&K.every(We=>g[We].samples!==null)?Q(K):{};M.draw(n,s,Object.fromEntries(ze.map(We=>[We,se[We]&&{samples:g[We].samples,...se[We]}]))),_.draw(n),k.draw(n.q);let we=bo(n),Ne=K.find(
We=>g[We].error&&(we.includes(We)||g[We].samples===null)),He=K.some(We=>g[We].samples?.length===0),Ce=we.length>0&&we.every(We=>g[We].whole);K.length===0?U.say($_(s)):Ne&&!Ce?Wr(Ne):He?U.say(v_()):U.say(
null),q.toggleAttribute("data-skeleton",!Ce),t.busy(K.length>0&&!Ce&&!Ne&&!He),Ce&&he(we,se)}function Q(K){let se={};for(let we of K){let Ne=se[vn[we]]??null;se[we]=g[we].choose(n,Ne)}return bo(n).filter(
we=>se[we]).forEach(we=>g[we].loadWhole(n,Math.max(o-HM,300))),se}let ce=K=>K.map(se=>g[se].stepKey()).join("|");function he(K,se){let we=ce(K),Ne=we!==d;Ne&&(d=we),m!==`${we} ${n.pin}`&&(m=`${we} ${n.
pin}`,K.forEach(He=>{h[He]=Object.fromEntries(["pinned","host","device"].map(Ce=>[Ce,l_(We=>n.open.includes(es(He,We)))]))})),S(K),j(se),ue(K,se,Ne),Lk(K,se),F.draw(K.length===2,n.path),w.draw(n,K,se),
O.draw(K),T.draw(K),Le(),G(),t.settled()}let te=(K,se)=>n.pin.includes(es(K,se))?"pinned":se.sort==="host"?"host":"device";function ue(K,se,we){f={from:Math.min(...K.map(Ce=>g[Ce].whole.extent.from-c[Ce])),
to:Math.max(...K.map(Ce=>g[Ce].whole.extent.to-c[Ce]))};let Ne=b.panes.filter(Ce=>K.includes(Ce.side)).map(Ce=>{let{whole:We,window:Ao}=g[Ce.side];return{pane:Ce,data:c_({window:Ao,all:We,takes:ao=>te(
Ce.side,ao)===Ce.kind,shift:c[Ce.side],rows:h[Ce.side][Ce.kind]})}}),He=n.from===null?null:{from:n.from,to:n.to};b.show(Ne,f,Object.fromEntries(K.map(Ce=>[Ce,`${P(Ce)}, ${z(se[Ce])}`])),we?He??f:null),
we&&(b.drawOverview(f),Ee())}function Ee(){let K=b.current();for(let se of bo(n)){let we=b.shown().find(Ce=>Ce.side===se),{whole:Ne,windows:He}=g[se];if(we&&Ne){let Ce=c[se];He.want({from:K.from+Ce,to:K.
to+Ce},we.drawing.node.clientWidth,Ne.extent)}}}function C(){Ee(),ie(),G()}async function j(K){let se=K.control&&K.test,we=new URLSearchParams({control:n.control,test:n.test});for(let He of se?ze:[]){
let{rank:Ce,step_number:We}=K[He].sample;we.set(`${He}_ranks`,String(Ce)),we.set(`${He}_steps`,We===null?"all":String(We)),n[`${He}_marker`]&&we.set(`${He}_marker`,n[`${He}_marker`])}Object.entries({significance:"\
false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([He,Ce])=>we.set(He,Ce));let Ne=se?we.toString():"";if(Ne!==i&&(i=Ne,l?.abort(),r=null,b.setChanges(null),Ne!=="")){l=
new AbortController;try{let He=await it(we,{signal:l.signal});!p&&i===Ne&&(r=m_(He),b.setChanges(r),b.drawOverview(f),O.draw(bo(n)),S(bo(n)),G())}catch{}}}async function S(K){let se=n.align===""||K.length<
2?"":JSON.stringify([d,n.align_category,n.align_nth,...K.map(He=>y.named(He,n.align,n.align_category))]);if(se===u)return;u=se;let we=c;c={control:0,test:0};let Ne=null;if(se!==""){let He=null,Ce=await Promise.
all(K.map(We=>g[We].find({name:y.named(We,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Ao=>{He=Ao})));if(p||u!==se)return;if(He)Re(`The search for the call to ali\
gn at failed. ${He.message}`,{urgent:!0});else if(Ce.every(Boolean)){let[We,Ao]=Ce.map(ao=>ao.rows[0].start);c={control:0,test:Ao-We},Ne=We}else(r||n.align_category!=="python_function")&&Re("The call \
to align at is not in both steps.",{seconds:8})}b.mark({aligned:Ne}),(se!==""||we.test!==0)&&(Pe(),Ee(),b.drawOverview(f))}function D(K,se){let we=b.shown().filter(Ne=>Ne.side===K).flatMap(Ne=>Ne.data().
bands).find(({id:Ne})=>Ne===se);return!we||we.open?n.open:ba(n.open,es(K,we))}function Z(K,se){let we=bo(n).length===2?y.nameOf(K,se):null;return we&&y.drawn(b.shown(),vn[K.side],...we)}function R(K,se){
let we=K.data();if(!O.pick(K,se)&&se>=0&&(we.merged[se]>1||we.sort[se]!==Oo)){let Ne=(we.end[se]-we.start[se])*.75,He=(we.start[se]+we.end[se])/2;b.goTo({from:He-Ne,to:He+Ne})}}function X(){let{name:K,
category:se,nth:we}=O.current();J({align:K,align_category:se,align_nth:we})}function ae({name:K,category:se}){return n.control===""||n.test===""?null:Yt({...Gs(""),control:n.control,test:n.test,control_marker:n.
control_marker,test_marker:n.test_marker,row:Ot(K,se),use_short_name:n.use_short_name})}function Le(){for(let K of b.shown())K.highlight(n.q===""?null:p_(K.data(),n.q));E.draw(n.q)}let qe={".":()=>O.step(
1),",":()=>O.step(-1),m:()=>T.ofCall(),f:()=>O.zoom()};function Te(K){let se=qe[K.key];return se!==void 0&&se()!==!1}function tt(){if(T.current())T.choose(null);else if(n.name!=="")O.clear();else if(n.
q!=="")J({q:""},{replace:!0});else return!1;return!0}function ot(K){Re(`This part of the timeline could not be loaded. ${K.message}`,{urgent:!0})}function Wr(K){U.say(S_(g[K].error,K,{retry(){ze.filter(
se=>g[se].error).forEach(se=>g[se].retry()),Pe()},chooseOther:()=>J(Object.fromEntries(ze.flatMap(se=>["rank","span","step"].map(we=>[`${se}_${we}`,""]))),{replace:!0})}))}function Lk(K,se){let we=K.flatMap(
Ne=>E_(Ne,g[Ne],se[Ne]));A(v,we.map(Ne=>a("p",{class:"notice small"},Ne)))}async function Nk(K){let se=b.shown();if(se.length===0)return;let{from:we,to:Ne}=b.current(),He=Math.max(900,se[0].drawing.node.
clientWidth),Ce=bo(n),We=[H.textContent,`${N(we)} to ${N(Ne)} of ${Ce.map(ao=>`the ${ao} (${z(g[ao].chosen)})`).join(" and ")}`],Ao=Ii(We,b.whole(He),He);await Di(Ao,K,`tracediff-${Ce.map(ao=>$t(P(ao))).
join("-")}-timeline`)}return Pe(),me(),{keys:{search:()=>k.focus(),control:()=>M.choose("control"),test:()=>M.choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.slide(-.12),right:()=>b.
slide(.12),fit:()=>b.fit(),next:qe["."],former:qe[","],measure:qe.m,zoomTo:qe.f,close:tt},update(K){let se=n;n=rc(K),Pe();let{from:we,to:Ne}=b.current(),He=n.from!==se.from||n.to!==se.to,Ce=(Ao,ao)=>Math.
abs(Ao-ao)>.002+1e-6*Math.abs(ao),We=n.from===null?f:n;He&&(Ce(we,We.from)||Ce(Ne,We.to))&&b.goTo(We,!0),me()},unmount(){p=!0,ie.cancel(),G.cancel(),l?.abort(),ze.forEach(K=>g[K].unmount()),U.unmount(),
O.unmount(),w.unmount(),T.unmount(),b.unmount()}}}var tk=[["control","Control"],["test","Test"]],UM=e=>({slower:"more",faster:"less"})[e]??null,Yo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:N,exact:de}),zM=(e,t)=>e===null?"–":`${ke(e)} to ${ke(
t)}`,GM=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>a(e?"a":"bdi",{href:e?.(n.set)},o)},Yo("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[Yo("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Yo("compute","Compute"),Yo("exposed_communication","Exposed communication"),Yo("exposed_m\
emory","Exposed memory"),Yo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:L},{key:"samples",title:"Samples",number:!0,show:L,what:"A sample is one step of one rank"}],YM={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function KM(e){return e.q_value!==null?YM[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var VM=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Yo("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),Yo("test","Test","Mean per step of the recordings"),{...Yo("diff","Change"),show:ye},{key:"change_percent",title:"%",
number:!0,show:ke,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>zM(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:zt,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:UM}],JM=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:KM(t)}},QM=.05;function ok({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<QM?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${ke(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[a("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),a("p",{},`Mean step ${N(e.control)} → ${N(e.test)}. `,n),e.recorded&&a("p",{class:"muted small"},e.recorded.text)]}var nk=e=>Object.fromEntries(tk.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function sk(e,t){let o=tk.flatMap(([r,i])=>e[r].recordings.map(l=>({...l,...l.step_time,side:i}))),n=o.some(r=>r.without_profiler!==null),s=Qt({caption:"Recordings",limit:128,
columns:GM(t,n)});return s.show(o),s.node}function rk(e,t){let o=Qt({caption:"Rows",limit:50,columns:VM,csv:t});return{node:o.node,show:n=>o.show(n.map(JM(e.selection.measure)))}}var ak=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${ee(e,"row")} judged: ${L(t.slower)} slower and ${L(t.faster)} faster.`;var pd={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>tA(e,t)},md=1e3,XM=250,ik=32,fd=[["control","A","Control"],["test","B","Test"]],hd=fd.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),lk=e=>e.split(",").filter(t=>t!=="");function ck(e){let t=new URLSearchParams(e);return{control:lk(t.get("control")??""),test:lk(t.get("test")??""),q:bt(t,Ct,
"q"),significant:bt(t,Ct,"significant","")==="true",equal_clock:bt(t,Ct,"equal_clock","false"),chosen:Object.fromEntries(hd.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===
""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function gd(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Io(t,Ct,["q","significant","equal_clock"],e),Object.entries(
e.chosen).forEach(([o,n])=>t.set(o,n)),t}var uk=({chosen:e})=>hd.some(({key:t,what:o})=>o!=="marker"&&t in e);function ZM(e){let t=fd.flatMap(([o,,n])=>{let s=hd.filter(r=>r.side===o&&r.key in e.chosen).
map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...uk(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function dd(e,t=md){
let o=gd(e);return o.set("exclude",Lt),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function eA(e,t){let o=gd(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams(
{view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function tA(e,t){let o=ck(location.search),n=null,s=new Map,r=(F,v)=>t.go(ge(`/compare/re\
cordings?${gd({...o,...F})}`),v),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=Wa(),d=a("input",{type:"checkbox",id:pe("clock"),on:{change:()=>r(
{equal_clock:d.checked})}}),m=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},a("label",{class:"recordings-only",title:"Step times without what ano\
ther clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),f=a("input",{type:"search",id:pe("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(
XM,()=>r({q:f.value.trim()},{replace:!0}))}}),p=a("input",{type:"checkbox",id:pe("only"),on:{change:()=>r({significant:p.checked},{replace:!0})}}),g=a("form",{class:"card analysis-controls","aria-labe\
l":"Rows",on:{submit:F=>F.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),f),a("label",{class:"recordings-only"},p," only slower or faster")),h=a("div",{class:"compa\
rability"}),y=a("div"),w=a("div"),b=a("div",{class:"analysis-results"},m,h,y,g,w);A(e,a("div",{class:"page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-i\
ntro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Record both sides a\
lternately."),i,l,b));let k=Mt({context:t,results:b,message:l});function _(F){A(i,fd.map(([v,H,V])=>{let I=pe("set"),Y=q=>{o[v].includes(q)||(r({[v]:[...o[v],q]}),_(v))},le=vo({id:I,field:v,set:null,text:"",
onGroup:Y,onPick:q=>{s.set(Ve(q.id),q.label),Y(Ve(q.id))}});return le.input.placeholder="Add a recording, or nightly-* …",a("div",{class:`side-card side-${v}`},a("div",{class:"side-title"},a("b",{class:"\
letter","aria-hidden":"true"},H),a("label",{for:I},V),le.node),a("ul",{class:"recordings-chosen"},o[v].map(q=>{let U=s.get(q)??q;return a("li",{class:"tag"},U," ",W("×",()=>{r({[v]:o[v].filter(ie=>ie!==
q)}),_(v)},{class:"link-button","aria-label":`Leave out ${U}`,title:`Leave out ${U}`}))})))})),F&&i.querySelector(`[data-field="${F}"]`)?.focus()}function x(){for(let F of["control","test"])for(let v of o[F]){
let H=n[F].recordings.find(V=>V.set.startsWith(v));H&&s.set(v,H.label)}}function T(){let{control:F,test:v}=nk(n);A(c,ok(n),a("p",{class:"small recordings-chosen-parts"},ZM(o)," ",uk(o)&&W("Use all ran\
ks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([I])=>I.endsWith("_marker")))}),{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and cause\
s show one recording of each side: ",a("a",{href:Bt(F.set,v.set)},`${F.label} and ${v.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;let H=n.control.recordings.length+
n.test.recordings.length,V=I=>$t(n[I].recordings[0].label);u.set({name:`tracediff-${V("control")}-${V("test")}`,report:zr(dd(o,null)),bundle:Gr(eA(o,n)),tooMany:H>ik&&`${ik} sets at most`})}function $(){
x(),_(document.activeElement?.dataset?.field),T(),A(h,ua(n.comparability)),A(y,sk(n,V=>ge(`/analyse?set=${Ve(V)}`)));let F=dd(o,null);F.set("format","csv");let v=rk(n,Rs(F));v.show(n.rows);let{row_count:H}=n;
A(w,v.node,a("p",{class:"muted small"},H===0?"The filters leave no row. ":"",ak(n),H>md?` The ${L(md)} largest changes of ${L(H)} are here; the CSV has all.`:""))}function O(F){n=null,k.say(a("div",{class:"\
error-box",role:"alert",data:{code:F.code}},a("h2",{},"This comparison is not possible"),a("p",{},F.message)))}let E=F=>F.startsWith("tag:")||/[*?]/.test(F);function M(){t.setTitle("Several recordings"),
document.activeElement!==f&&(f.value=o.q),p.checked=o.significant,d.checked=o.equal_clock;let F=[o.control,o.test];if(F.some(v=>v.length===0)||F.every(v=>v.length===1&&!E(v[0]))){n=null,k.drop(),_(document.
activeElement?.dataset?.field),k.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) \
stands for all its sets. ",a("a",{href:F.every(v=>v.length===1)?Bt(o.control[0],o.test[0]):ge("/compare")},"Compare two sets")));return}_(document.activeElement?.dataset?.field),k.ask(v=>it(dd(o),{signal:v}),
v=>{if(v.judged!=="between_recordings"){O({code:"one_set",message:"Each of these two names stands for only one set."});return}n=v,k.say(null),$(),Se(v.verdict.words)},O)}async function B(){let F=[...o.
control,...o.test].filter(v=>!E(v));try{for(let v of await yt(F.slice(0,100)))s.set(Ve(v.id),v.label);n===null&&_(document.activeElement?.dataset?.field)}catch{}}return M(),B(),{keys:{search:()=>f.focus()},
update(F){o=ck(F),M()},unmount(){s=new Map,k.unmount()}}}var wd={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(_t).map(([e,{name:t}])=>[e,t]))},dk=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":wd[e.measured].replace(/^./,t=>t.toUpperCase()),mk=e=>!!e&&
e.low_percent*e.high_percent>0,Cs=e=>mk(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${ke(e.diff_percent)} of the step (${ke(e.low_percent)} to ${ke(e.high_percent)})`:"",pk=e=>mk(e)?
`${e.explains?"the machine’s, ":""}${ke(e.diff_percent)}`:"";var oA=7.2,fk=16,nA=56,Ir={l:64,r:16,t:22,b:44},Dr=e=>e.filter(Boolean).map(Ue).join("<br>"),Qi=e=>e.recorded===null?`stored ${ft(e.created)} (recording time not stated)`:ft(e.recorded);function bd(e,t){
let o=Math.max(2,Math.floor((t-Ir.l-Ir.r)/(fk*oA+14))),n=xo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:co(n.map(s=>e[s].label),
fk).map(Ue)}}function bk(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function _d(e){return{template:vt(),margin:Ir,hovermode:"closest",dragmode:"zoom",...e}}function _k(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var kd=e=>e.direction==="slower"?"--more-fill":"--less-fill",kk=({host_median:e,lag_median:t})=>en({host:e,lag:t});function sA(e){let t=e.
interval&&`95 % interval: ${e.interval.map(N).join(" to ")}`;return Dr([e.label,Qi(e),`median ${N(e.median)}`,t,kk(e),`${e.observations} observations`,e.diff_percent!==null&&`${ke(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var rA=(e,t)=>Dr([`${t.direction}: ${N(t.left_median)} → ${N(t.right_median)} (${ke(t.diff_percent)})`,Cs(t.machine)&&`\
change of level: ${Cs(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function xk(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=r+1){for(r=s;r<
e.length&&e[r]!==null;)r+=1;let i=Array.from({length:r-s},(u,d)=>s+d),l=i.length===1?[s-.2,s+.2]:i,c=u=>i[Math.min(u,i.length-1)];i.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(...l.map((u,d)=>n(
c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function aA(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),i=u=>u===null?null:u/t,l=ne("--control-fill"),c=o.map(u=>u.
median===null?null:(u.interval??[u.median,u.median]).map(i));return[{type:"scatter",mode:"lines",...xk(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:_k(l,.22)},{type:"scatter",mode:"lines",
hoverinfo:"skip",line:{color:ne("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[i(u),i(u),null])},{type:"scatter",mode:"lines+markers",x:r,
y:o.map(u=>i(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(sA),hovertemplate:"%{customdata}<extra></extra>"},
{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>i((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:ne("--surface")},symbol:s.map(u=>u.direction==="slower"?"triangle\
-up":"triangle-down"),color:s.map(u=>ne(kd(u)))},customdata:s.map(u=>rA(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var iA=3;function lA(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[
...e].sort((r,i)=>n(i)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=nA)&&o.push(s);return o}function cA({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).
filter(m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ne(kd(m))}})),d=lA(n,
(t-Ir.l-Ir.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Ue(ke(m.diff_percent)),font:{size:11,color:ne(m.direction==="slower"?"--more":"--less")}}));return{
data:aA(e,l),layout:_d({xaxis:bd(o,t),yaxis:bk(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:ne("--test-fill")}}]],annotations:d})}}
var hk=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],xd=e=>a("div",{class:"c\
hart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),$k=e=>kt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:cA,keys:()=>hk,
extra:xd(hk),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===iA&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:i})=>i===s.left):
r-1,r)}}),yd=["compute","exposed_communication","exposed_memory","idle"],vk={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},gk=yd.
map(e=>[vk[e],_t[e].name]);function uA({answer:e},t){let{sets:o}=e,[n,s]=Je(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>Dr([i.label,Qi(i),`mean step ${N(i.mean_step_time)}`,kk(i),...yd.map(
l=>`${_t[l].name}: ${i.parts?N(i.parts[l]):_e}`)]));return{data:yd.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:ne(vk[i]),line:{width:0}},customdata:r,hovertemplate:"\
%{customdata}<extra></extra>"})),layout:_d({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...bd(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:bk(s,n,{rangemode:"tozero"})})}}var Sk=()=>kt(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:uA,extra:xd(gk),keys:()=>gk}),wk=[["--test-fill","what the machine makes of the step, and its interval"]];
function yk(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function dA(e,t){let{machine:o}=t;if(o===null)return Dr(
[t.label,Qi(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return Dr([t.label,Qi(t),`${ke(o.curve_percent)} of the step, against the first level`,`${ke(o.diff_percent)} (${ke(o.low_percent)}\
 to ${ke(o.high_percent)}) against ${n}`,yk(o.device_factor,"kernels take"),yk(o.host_factor,"calls of the host take")])}function mA({answer:e},t){let{sets:o,change_points:n}=e,s=ne("--test-fill"),r=({
machine:i},l)=>((1+i.curve_percent/100)*(1+l/100)/(1+i.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:_k(s,.22),...xk(o.map(
i=>i.machine&&[r(i,i.machine.low_percent),r(i,i.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((i,l)=>l),y:o.map(i=>i.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(i=>dA(e,i)),hovertemplate:"%{customdata}<extra></extra>"}],layout:_d({xaxis:bd(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:ne("\
--muted")},shapes:n.map(i=>({type:"line",xref:"x",yref:"paper",x0:i.at-.5,x1:i.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ne(kd(i))}}))})}}var Ek=()=>kt({id:"chart-series-machine",title:"What\
 the machine makes of the step",file:"series-machine",height:()=>220,make:mA,extra:xd(wk),keys:()=>wk});var Xi="row",Zi="layer",Tk="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function Ok({onChange:e}){let t=pe("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(O,E,M,B={})=>{let F=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:O},...M,on:{change:()=>e({...B,[O]:F.value.trim()})}});return{input:F,node:a("label",{class:"analys\
is-field"},a("span",{},E),F)}},l=i("sets","Sets",{class:"wide",title:Tk,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:Tk,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=pe("layer-hint"),f=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),p=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),g={[Xi]:u,[Zi]:f},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in g?h.value:"",$(),r!==""?g[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(wd),[Xi,"a row"],[Zi,"a layer"]].map(([O,E])=>a("option",{value:O},E))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),w=a("select",{data:{field:"time"},on:{change:()=>e({time:w.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),k=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),_=a("label",{class:"analysis-field"},a("span",{},"Of the row"),w),x=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:O=>{O.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,_,f.node,k,o,W("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),p);u.input.addEventListener("input",Qe(150,()=>T(u.input.value))),u.input.
addEventListener("focus",()=>T(""));async function T(O){if(s!==null)try{let E=await Ur(s,O);A(o,[...new Set(E.map(M=>M.name))].map(M=>a("option",{value:M})))}catch{}}function $(){h.value=r||n.measure;
for(let O of[u.node,d.node,_])O.hidden=r!==Xi;for(let O of[f.node,k,p])O.hidden=r!==Zi}return{node:x,draw(O,E){n=O,s=E,r=n.layer!==""?Zi:n.name!==""?Xi:document.activeElement===g[r]?.input?r:"";for(let{
input:M}of[l,c,u,d,f])(M!==document.activeElement||M.value==="")&&(M.value=n[M.dataset.field]);w.value=n.time,y.value=n.by,$()},focus(){return l.input.focus(),l.input.select(),!0}}}var Ed={path:"/series",name:"Series",mount:(e,t)=>gA(e,t)},$d=5,Mk=(e,t=({label:o})=>o)=>e.slice(0,$d).map(t).join(", ")+(e.length>$d?` and ${L(e.length-$d)} more`:""),Br=(e,t,o,n=N)=>({key:e,title:t,
what:o,number:!0,show:n,exact:de}),vd=e=>e===null?null:e>0?"more":e<0?"less":null,pA=12,Sd=({commit:e,dirty:t})=>`${e.slice(0,pA)}${t?" (changed)":""}`,fA=e=>[{key:"label",title:"From set",show:t=>t},
{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":ft(t)},Br("left_median","Before","Median of the level before"),Br("right_median","After","Median of the level after"),{...Br("diff_durati\
on","Change","After less before",ye),tone:vd},{key:"diff_percent",title:"%",number:!0,show:ke,tone:vd},{key:"q_value",title:"q",number:!0,show:zt,what:"Of the rank test of the observations left and ri\
ght"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change, as far as the interval tell\
s",show:pk},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets left and right whose recorders noted one",show:t=>t===null?"":a("span",{title:t.text},`${Sd(t.left)}\
 → ${Sd(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one after it. Recordings around it: up to five sets of each level, those nearest t\
o the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[a("a",{href:t},"left and right"),o.several&&" · ",o.several&&a("a",{href:o.several},"recordi\
ngs around it")]}],hA=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${ft(o.created)}`:ft(t)},{...Br("median","Median",e.
without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??N(t)},{key:"interval",title:"95 % interval",number:!0,
what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(N).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:ke,tone:t=>Math.
abs(t)<2?null:vd(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:L},Br("mean_step_time",e.without_profiler?"Mean recorded step":"Mean step","What the parts add up \
to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Sd(t)}]:[],{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"\
Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function gA(e,t){let o=Qs(location.search),n=null,s="",i=Ok({onChange:(I,Y)=>t.go(Xs({...o,...I}),Y)}),l=a("div"),c=a("div",{class:"\
series-summary"}),u=(I,Y)=>n.measured!=="layer"?Bt(I,Y):qt({control:Ve(I),test:Ve(Y),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(I,Y)=>u(n.sets[I].id,n.sets[Y].id),m=$k((I,Y)=>t.go(
d(I,Y))),f=Ek(),p=Sk(),g=a("div",{class:"analysis-tables"}),h=a("div",{class:"analysis-results"},c,m.node,f.node,p.node,g);A(e,a("div",{class:"page analyse-page series-page"},a("h1",{},"Series"),a("p",
{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),i.node,
l,h));let y=Mt({context:t,results:h,message:l}),w=ht(()=>{m.retheme(),f.retheme(),p.retheme()});function b(I){return`${I.direction}${I.diff_percent===null?"":` by ${ke(Math.abs(I.diff_percent)).replace(
"+","")}`}: ${N(I.left_median)} → ${N(I.right_median)}`}function k(){let{sets:I,change_points:Y,levels:le}=n;if(le.length===0)return`None of these sets has ${n.measured==="layer"?"this layer":"this \
time"}.`;let q=n.neighbours;return q!==null&&q.pairs===0?"One set is not a series: there is no other set to compare it with.":q!==null&&q.unjudged===q.pairs?`Cannot judge whether the level changes in ${ee(
I.length,"set")}.`:q!==null&&Y.length>0?`${L(Y.length)} of ${ee(q.pairs,"pair")} of neighbours ${Y.length===1?"differs":"differ"}.`:`${Y.length===0?"No change of level was found":ee(Y.length,"change o\
f level","changes of level")} in ${ee(I.length,"set")}${_(Y)}.`}function _(I){let Y=I.filter(le=>le.machine?.explains).length;return Y===0?"":I.length===1?": the machine’s":`, ${L(Y)} of them the ma\
chine’s`}let x=({pairs:I,unjudged:Y})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(Y===0?
"":` ${L(Y)} of ${ee(I,"such pair")} cannot be judged: a set has too few steps.`);function T(){let I=n.since_good;if(I===null)return!1;let Y=le=>n.sets.find(q=>q.id===le).label;return a("p",{class:"ca\
rd series-good"},a("b",{},"Since the last good set, "),Y(I.good),", it is ",a("span",{class:I.direction==="slower"?"more":"less"},b(I)),". ",a("a",{href:u(I.good,I.now)},`What changed between it and ${Y(
I.now)}`))}function $(){let I=n.newest;if(I===null)return!1;let Y=le=>n.sets.find(q=>q.id===le).label;return a("p",{class:"card series-newest"},a("b",{},"The newest set, "),Y(I.right),", stands out: i\
t is ",a("span",{class:I.direction==="slower"?"more":"less"},b({...I,left_median:I.left_mean,right_median:I.right_mean})),` (p = ${zt(I.p_value)}, against the ${L(I.others)} sets of its level before i\
t). One set alone is not a change of level. `,Cs(I.machine)&&`Of it, ${Cs(I.machine)}. `,I.commits&&`It is ${I.commits.text}. `,a("a",{href:u(I.left,I.right)},`What changed between ${Y(I.left)} and it`))}
function O(){let I={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},Y=n.differences.map(({at:le,kind:q,before:U,after:ie})=>`From ${n.sets[le].label} on, ${I[q]}\
: ${U} before, ${ie} now.`);return n.more_differences===0?Y:[...Y,`${ee(n.more_differences,"more such difference")}.`]}function E(){let{sets:I}=n,Y=I.filter(U=>U.missing!==null),le=n.left_out.map(({label:U,
detail:ie})=>`${U} is left out: ${ie}`);if(n.neighbours?.pairs>0&&le.unshift(x(n.neighbours)),n.unknown_recorded>0){let U=n.unknown_recorded===1;le.unshift(`${ee(n.unknown_recorded,"set")} ${U?"does":
"do"} not say when ${U?"it was":"they were"} recorded: the time ${U?"it was":"they were"} stored is used.`)}Y.length>0&&n.levels.length>0&&le.push(`${ee(Y.length,"set")} ${Y.length===1?"has no such ti\
me, and counts with the level around it":"have no such time, and count with the level around them"}: ${Mk(Y,U=>`${U.label} (${U.missing})`)}.`),I.every(U=>!U.has_steps)&&le.push("No set has steps: eac\
h whole recording counts as one step.");let q=I.filter(U=>U.affected>0);return q.length>0&&le.push(`${ee(q.length,"set")} ${q.length===1?"has damaged files, so its":"have damaged files, so their"} tim\
es may be wrong: ${Mk(q)}.`),n.machine_pending>0&&le.push(`The machine of ${ee(n.machine_pending,"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`),le.unshift(
...O()),n.without_profiler_note!==null&&le.unshift(n.without_profiler_note),le.length>0&&a("ul",{class:"notice"},le.map(U=>a("li",{},U)))}function M(){let{sets:I,change_points:Y}=n,le=Qt({caption:"Cha\
nges of level",limit:64,columns:fA(Y)});le.show(Y.map(U=>({...U,label:I[U.at].label,recorded:I[U.at].recorded,href:u(U.left,U.right),several:U.recordings_link})));let q=Qt({caption:"Sets",limit:30,columns:hA(
n),csv:Dd(`${Ia(o)}&machine=true&format=csv`)});q.show(I.map((U,ie)=>({...U,href:ge(`/analyse?set=${U.id.slice(0,12)}`),before:ie===0?null:d(ie-1,ie)})).reverse()),A(g,le.node,q.node)}function B(){let{
sets:I}=n,Y={file:"tracediff",revision:s,caption:[`${I[0]?.label??""} to ${I.at(-1)?.label??""}`]};A(c,a("h2",{},k()),T(),$(),E()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...Y,
answer:n,heading:dk(n),empty:n.levels.length===0?"There is nothing to draw.":null}),f.node.hidden=I.every(le=>le.machine===null),f.node.hidden||f.draw({...Y,answer:n,heading:"clock of the device, spee\
d of the host"}),p.draw({...Y,answer:n,heading:"means over steps and ranks",empty:I.every(le=>le.parts===null)?"No set has device work: a step has no parts.":null}),M(),h.dataset.shown=s}async function F(){
let[I,Y]=await Promise.all([jt("group=always&limit=100"),Jo()]),q=[...I.entries.flatMap(({group:U})=>U?[U]:[]).map(({prefix:U,sets:ie})=>[`${U}*`,ie]),...Y.filter(({sets:U})=>U>2).map(({tag:U,sets:ie})=>[
`tag:${U}`,ie])].filter(([U])=>!U.includes(","));return a("div",{class:"notice"},I.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."):a("p",{},"Name the sets of a\
 series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",a("code",{},"tracediff ingest --tag"),"."),q.length>0&&a("ul",{class:"series-offers"},q.slice(0,20).map(([U,ie])=>a(
"li",{},a("a",{href:Xs({...o,sets:U})},U),` (${ee(ie,"set")})`))))}function v(I){n=null,y.say(a("div",{class:"error-box",role:"alert",data:{code:I.code}},a("h2",{},"This series is not possible"),a("p",
{},I.message)))}async function H(I){try{let Y=await sl(`${I}&machine=true`);s===I&&n!==null&&(n=Y,B())}catch{}}function V(){let I=Ia(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,
"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",y.ask(()=>F(),Y=>y.say(Y),v)):s===I&&n?(y.drop(),B(),t.settled()):y.ask(Y=>sl(I,{signal:Y}),Y=>{n=Y,s=I,y.say(Y.sets.length>
0?null:a("p",{class:"notice"},"No set was found. ",Y.left_out.length>0&&`${ee(Y.left_out.length,"set")} cannot be read.`)),i.draw(o,Y.sets.at(-1)?.id??null),Y.sets.length>0&&(B(),Se(k()),H(I))},v)}return V(),
{keys:{search:()=>i.focus()},update(I){o=Qs(I),V()},unmount(){y.unmount(),n=null,w(),m.unmount(),f.unmount(),p.unmount()}}}var Td={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:ge("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var wA=120,yA=[Zs,Pn,Lu,Er,Pr,Gu,od,pd,Ed],qr=document.getElementById("main"),Ko=null,Od="",Wn=history.state?.scroll??null,el=location.hash.slice(1),Tt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(Ak(),history.pushState(null,"",e)),Wn=null),el=new URL(e,location.href).hash.slice(1),Ad()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){let t=new URLSearchParams(Od.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?Od:void 0},
settled(){Wn!==null?(window.scrollTo(0,Wn),Wn=null):el!==""&&document.getElementById(el)?.scrollIntoView(),el=""},status:null,newPair:!1},Ak=()=>history.replaceState({scroll:window.scrollY},"");function Ad(){
let e=yA.find(o=>o.path===Ft())??Td;if(qn("nav-traces",e===Zs),qn("nav-compare",e===Pn||e===Lu||e===pd),qn("nav-tree",e===Er),qn("nav-timeline",e===Pr),qn("nav-analyse",e===Gu),qn("nav-query",e===od),
qn("nav-series",e===Ed),kA(),Ck()&&(EA.clear(),Md.clear()),Md.draw(),Ko?.page===e){Ko.view.update(location.search);return}Ko?.view.unmount(),Tt.busy(!1),qr.textContent="";let t=Ko!==null;Ko={page:e,view:e.
mount(qr,Tt)},t&&(window.scrollTo(0,0),qr.focus({preventScroll:!0}),Se(`${e.name} page`))}function Ck(){let e=new URLSearchParams(location.search);return Ft().startsWith(Pn.path)&&!!(e.get("control")&&
e.get("test"))}function Rk(){return(Ft()===Zs.path||Ft()===Pn.path&&!Ck())&&!Vs(document.activeElement)&&!document.querySelector("dialog[open]")}function bA(e,t){if(!Rk()){Md.offer(e,t);return}let o=ve.
transfers.filter(n=>ve.canUndo(n)&&[e.id,t.id].includes(n.job.set));Tt.newPair=!0,Tt.go(Bt(e.id,t.id)),Tt.newPair=!1,o.length!==0&&Re(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?
"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>ve.undo(n))),Tt.go(ge("/"))}catch(n){Re(`That did not work. ${n.message}`,{urgent:!0})}}}})}function _A({
detail:{label:e,job:t}}){let o=()=>Tt.go(t.page);Rk()?o():Re(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function qn(e,t){let o=document.getElementById(e);t?o.setAttribute(
"aria-current","page"):o.removeAttribute("aria-current")}function kA(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"\
nav-query","/series":"nav-series"}[Ft()];e&&(document.getElementById(e).href=location.pathname+location.search),Ft()===Pn.path&&(Od=location.pathname+location.search);let t=new URLSearchParams(location.
search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ft();(n.startsWith("/compare")||[Er,Pr].some(({path:s})=>s===n))&&o.size>0&&xA(t,o,n)}function xA(e,t,o){
let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",ge(`/?${t}`));let i=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",ge(`/analyse?${i}`)),
r("nav-query",ge(`/query?${t}`)),o!==Er.path&&r("nav-tree",qt(Nt(rs(location.search)))),o!==Pr.path&&r("nav-timeline",Sn(Object.fromEntries(e))),!o.startsWith(Pn.path)&&n&&s&&r("nav-compare",Tt.lastCompare(
e)??Bt(n,s))}function $A(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))
return;let o=new URL(t.href),n=tl(o.pathname),s=o.origin===location.origin&&ge(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;
!s||o.hash!==""&&r||(e.preventDefault(),Tt.go(o.pathname+o.search+o.hash))}async function vA(){try{Tt.status=await Vo(),document.getElementById("version").textContent=`tracediff ${Tt.status.version}`,
document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",Tt.status.keep_traces===
!1)}catch{}}async function SA(){let e=globalThis.firstComparison?.answer;e&&(qr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,wA)})]),delete qr.dataset.waits),Ko===
null&&Ad()}var Md=wp();Om();var EA=vp(bA);Tp();hm(document.getElementById("theme"));xp(()=>Ko,document.getElementById("keys"));Em(document.getElementById("drop-veil"),()=>Tt.status?.read_only!==!0,e=>{
ve.add(e),Ft()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(ge("/"))});ve.addEventListener("bundle",_A);ve.addEventListener("change",()=>Ps().catch(()=>{}),{once:!0});document.addEventListener(
"click",$A);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Wn=e.state?.scroll??0,Ad(),(Ko.page===Zs||Ko.page===Td)&&Tt.settled()});window.addEventListener("scroll",Qe(200,()=>{
Wn===null&&Ak()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{Wn=null},{passive:!0});SA();Dt().then(()=>{Zt.watch(),vA()});})();
