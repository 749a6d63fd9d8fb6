"use strict";
(()=>{var Ad=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),he=e=>Ad+e,Zi=e=>`/${e.split("/").slice(Ad.split("/").length).join("/")}`,Ft=()=>Zi(location.pathname);var io=he("/api/v1"),Ak=700,Co=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function el(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Co(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Co(e,"error",`The server answered with status ${e}.`)}var Rd=()=>new Co(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),Ck=/"(?:stream|correlation)":-?\d{16}/,Rk=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,Lk=/\d{16}/,Nk=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,Pk=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function Cd(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Ld(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ht(e,t,o={}){let n=!1;try{for(;;)try{return await Ik(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,Cd(1)),await Pk(Ak,o.signal)}}finally{n&&Cd(-1)}}async function Ik(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(io+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:Rd()}if(!i.ok)throw el(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&Lk.test(l)?Nk:Ck.test(l)?Rk:void 0)}catch{throw new Co(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var dt=(e,t)=>Ht("GET",e,t),Ze=encodeURIComponent,
Vo=e=>dt("/status",e);async function jt(e,t){let o=await dt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}var yt=async(e,t)=>e.length===0?[]:(await dt(`/sets?${e.map(o=>`id=${Ze(
o)}`).join("&")}`,t)).sets,Jo=async e=>(await dt("/tags",e)).tags,ho=(e,t)=>dt(`/sets/${Ze(e)}`,t),Ro=(e,t)=>Ht("PATCH",`/sets/${Ze(e)}`,{body:t}),Fn=e=>Ht("DELETE",`/sets/${Ze(e)}`),Nd=async(e,t)=>(await Ht(
"POST",`/sets/${Ze(e)}/split`,{body:t})).job,Pd=async(e,t)=>(await Ht("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Hn=e=>Ht("POST",`/sets/${Ze(e)}/restore`),it=(e,t)=>dt(`/compare\
_traces?${e}`,t),qr=(e,t)=>dt(`/compare_traces/op?${e}`,t),Wr=(e,t,o)=>dt(e===""?`/compare_traces/tree?${t}`:`/sets/${Ze(e)}/tree?${t}`,o),jn=async(e,t,o)=>(await dt(`/sets/${Ze(e)}/steps${t===null?"":
`?marker=${Ze(t)}`}`,o)).steps,tl=(e,t,o)=>dt(`/sets/${Ze(e)}/timeline?${t}`,o),Fr=(e,t,o)=>dt(`/sets/${Ze(e)}/timeline/find?${t}`,o),Un=(e,t,o)=>dt(`/analysis/${e}?${t}`,o),ol=(e,t)=>dt(`/series?${e}`,
t),Id=e=>`${io}/series?${e}`,Dd=(e,t)=>`${io}/analysis/${e}?${t}`,Hr=async(e,t,o)=>(await dt(`/sets/${Ze(e)}/ops?q=${Ze(t)}&limit=50`,o)).ops,Cs=e=>`${io}/compare_traces?${e}`,jr=e=>`${io}/report?${e}`,
Ur=e=>`${io}/bundle?${e}`,Bd=e=>`${io}/compare_traces/op?${e}`,qd=(e,t,o)=>dt(`/sets/${Ze(e)}/timeline/sums?${t}`,o),Wd=(e,t)=>dt(`/sql?${e}`,{...t,digits:!0}),Fd=e=>`${io}/sql?${e}`,Hd=async(e,t)=>(await dt(
`/sql/schema?${e}`,t)).tables,jd=async e=>(await dt("/queries",e)).queries,nl=(e,t)=>Ht("POST","/queries",{body:{name:e,statement:t}}),Ud=e=>Ht("DELETE",`/queries/${Ze(e)}`),sl=(e,t,o)=>`${io}/sets/${Ze(
e)}/files/${t}/trace${o?`?${o}`:""}`;async function zr(e,t,o,{signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(sl(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.
read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Co(0,"broken","The download stopped before its end. The log of the s\
erver says why."):Rd()}throw el(l.status,await l.text())}var zd=async e=>(await dt("/jobs",e)).jobs,Gd=(e,t)=>dt(`/jobs/${Ze(e)}`,t),zn=e=>Ht("DELETE",`/jobs/${Ze(e)}`),Yd=e=>new EventSource(`${io}/jo\
bs/${Ze(e)}/events`),Kd=(e,t)=>Ht("POST","/uploads",{body:{label:e,files:t}}),Vd=async()=>(await Ht("POST","/samples")).jobs,Jd=e=>dt(`/uploads/${Ze(e)}`),rl=e=>Ht("DELETE",`/uploads/${Ze(e)}`),Qd=async e=>(await Ht(
"POST",`/uploads/${Ze(e)}/commit`)).job;function Xd(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",
u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${io}/uploads/${Ze(e)}/files/${Ze(t)}`),c.setRequestHeader("Conten\
t-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("progress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.
status<200||c.status>299){d(l,el(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{d(l,new Co(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener(
"error",()=>d(l,new Co(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener("abort",m),c.send(n>0?o.slice(n):o)})}function Dk(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Ge(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=Dk(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var _e="–",go="−",Ut=" ",om=e=>Ge(e,0,2),nm=e=>Ge(e,0,3);function Gn(e,t){return t>0?`+${e}`:t<0?`${go}${e}`:e}function N(e){return e==null?_e:om(e).replace("-",go)}function ot(e){return e==null?
_e:Gn(om(Math.abs(e)),e)}var Zd=["","K","M","G","T","P","E"];function lo(e){if(e==null)return _e;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Zd.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?go:"")+Ge(t,0,n)+(o?Ut+Zd[o]:"")}function pn(e){return e>0?`+${lo(e)}`:lo(e)}var al=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return al.find(([,o])=>t>=o*
.99995)??(t>0?al[3]:al[2])}function Gr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Ge(n,s,s)+Ut+t}function I(e){if(e==null)return _e;let t=Gr(e,Je(e));
return(e<0&&/[1-9]/.test(t)?go:"")+t}function ye(e){return e==null?_e:Gn(Gr(e,Je(e)),e)}function ue(e){return e==null?_e:nm(e).replace("-",go)+Ut+"µs"}function Pe(e){return e==null?_e:Gn(nm(Math.abs(
e))+Ut+"µs",e)}var em=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Yn(e){let t=Math.abs(e);return em.find(([,o])=>t>=o*.99995)??em[t>0?3:1]}function Lo(e){return e==null?_e:(e<0?go:
"")+Gr(e,Yn(e))}function sm(e){return e==null?_e:Gn(Gr(e,Yn(e)),e)}function cl(e){return e==null?_e:Ge(e,0,9).replace("-",go)+Ut+"GB/s"}function je(e){return e==null||!Number.isFinite(e)?_e:(e<0?go:"")+
rm(Math.abs(e))+Ut+"%"}function ke(e){if(e==null||!Number.isFinite(e))return _e;if(e>=900){let t=1+e/100;return`${Ge(t,...t>=99.95?[0,0]:[1,1])}${Ut}times`}return Gn(rm(Math.abs(e))+Ut+"%",e)}function rm(e){
if(e>0&&e<.05)return e<.005?"<0.01":Ge(e,2,2);let t=e>=1e3||e===0?0:1;return Ge(e,t,t)}var Bk="⁰¹²³⁴⁵⁶⁷⁸⁹";function zt(e){if(e==null||!Number.isFinite(e))return _e;if(e===0||e>=.001)return String(
Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Ut}×${Ut}10⁻${[...o].map(n=>Bk[n]).join("")}`}function am(e){return e==null||!Number.isFinite(e)?_e:e<.001?"<0.001":Ge(
e,3,3)}var il=["B","kB","MB","GB","TB"];function ul(e){let t=Math.abs(e),o=il.findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[il[Math.max(o,0)],1e3**Math.max(o,0)]}var dl=e=>e==null?_e:`${N(e).replace(
"-",go)}${Ut}B`,Rs=e=>e==null?_e:Gn(Oe(Math.abs(e)),e);function Oe(e){if(e==null)return _e;if(e<0)return go+Oe(-e);let t=il,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?
1:2;return Ge(o,s,s)+Ut+t[n]}function J(e,t,o=`${t}s`){return`${N(e)}${Ut}${e===1?t:o}`}function nt(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)
o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function Ls(e,t){let o=Array.from(e);if(o.length<=t)return e;
let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var ll=8,im=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function lm(e,t){
let o=e[t],n=r=>r===void 0?0:im(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-ll);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function ml(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[
o,lm(t,n)]))}function qk(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*ll?ll-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return Ls(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.
from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(i,l?i+s-1:void 0)}${l?"…":""}`}var cm=e=>e.replace(/^void (?=\S)/,"");function pl(e){let t=[],
o=new Map,n=new Map,s=new Map,r=c=>c.length>e?cm(c):c;function i(c,u){let d=s.get(c),m=qk(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,
first:null};f.names.add(c),f.first=null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,im(u,f)),u.length)}return c.first}return{add(c){let u=[
...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=lm(t,f);p!==o.get(m)&&i(m,p)}})},text(c){let u=r(
c),d=s.get(u);return d.names.size===1||e<16?d.text:Wk(u,e,l(d),o.get(u))}}}function co(e,t){let o=pl(t);return o.add(e),e.map(o.text)}function um(e,t){let o=ml(e),n=co(e,t);return e.map((s,r)=>o.get(s)+
8<t-1?cm(s):n[r])}function Wk(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.
slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function $t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ue(e){
return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Qo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".
includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var Fk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","S\
ept","Oct","Nov","Dec"],tm=e=>String(e).padStart(2,"0"),Hk=36e5;function dm(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/Hk);return o>=48?`in ${J(Math.floor(o/24),"day")}`:o>=1?`in ${J(o,"hour")}`:
"within the hour"}function ft(e){let t=new Date(e);return Number.isNaN(t.getTime())?_e:`${t.getDate()} ${Fk[t.getMonth()]} ${t.getFullYear()}, ${tm(t.getHours())}:${tm(t.getMinutes())}`}var jk="tracediff.theme",fl=new Set,gl=matchMedia("(prefers-color-scheme: dark)");function hl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Uk(){let e=hl();
return e==="auto"?gl.matches?"dark":"light":e}function ht(e){return fl.add(e),()=>fl.delete(e)}function mm(){for(let e of[...fl])e(Uk())}function fm(e){e.value=hl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(jk,e.value)}catch{}mm()}),gl.addEventListener("change",()=>{hl()===
"auto"&&mm()})}var zk=matchMedia("(forced-colors: active)"),Yr=new Map,pm="";function X(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${gl.matches} ${zk.matches}`;return n!==
pm&&(Yr=new Map,pm=n),Yr.has(e)||Yr.set(e,Gk(e)),Yr.get(e)}function Gk(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var wl=null;function Ns(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(wl??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{wl=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),wl)}var hm={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Ps=()=>[[0,X("--heat-low")],[.5,X("--heat-middle")],[1,X("--heat-high")]];function Xt(){
return{control:X("--control-fill"),test:X("--test-fill"),more:X("--more-fill"),less:X("--less-fill"),noise:X("--noise-fill"),surface:X("--surface"),highlight:X("--highlight"),highlightEdge:X("--accent")}}
function vt(){let e=X("--text"),t=X("--muted"),o=X("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[X("--control-fill"),X("--test-fill"),X("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:X("--surface-raised"),bordercolor:X("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var yl=17;function Yk({title:e,
lines:t,keys:o=[]},n,s){let r=Xt(),i=t.flatMap(p=>Qo(p,Math.floor(n/6.6),3)),l=30+yl*i.length+(o.length>0?24:0)+8,c=(p,w,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Ue(w),font:{size:h,color:X(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,w)=>c(30+yl*w,p,12,!1))],d=[],m=12-s.left,f=30+yl*i.length+4;for(let[
p,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??X(p),line:{width:0}}),u.push(
{...c(f,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function gm(e,t,o,n){let s=await Ns(),r=X("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Yk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var wm=/(?<!\.tracediff)\.json$|\.json\.gz$/i,ym=/\.tracediff\.json$/i,bl=/\.tracediff$/i;function bm(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return Kk(t,o)}async function Kk(e,t){let o=[];for(let n of e){let s=[];await km(n,"",s),o.push(Kn(n.name,s))}return o.concat(
_m(t))}function _m(e){let t=e.filter(({name:n})=>!bl.test(n)),o=e.filter(({name:n})=>bl.test(n)).map(n=>({label:n.name.replace(bl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Kn(kl(t),
t)]:o}async function km(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)
if(r.isDirectory)await km(r,`${t}${r.name}/`,o);else{let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function xm(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Kn(n,s)).concat(_m(o))}var No=({
name:e})=>ym.test(e),_l=({name:e})=>e.replace(ym,"");function Kn(e,t){let o=[...t].sort((r,i)=>r.name<i.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>wm.test(r))),s=r=>No(r)?n.has(_l(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function kl(e){let t=e.filter(n=>!No(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(wm,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function $m(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>Kn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Kr(n,o),n}function Kr(e,t){for(let o of t)Array.isArray(o)?Kr(e,o):o!=null&&o!==!1&&e.append(o)}function O(e,...t){return e.textContent="",Kr(e,t),e}function wo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function H(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var Vk="http://www.w3.org/2000/svg";function De(e,t={},...o){let n=document.createElementNS(Vk,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Kr(n,o),n}var Jk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function It(e){return De("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},De("path",{d:Jk[e]}))}function Ce(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},It(e))}var vm=0;function de(e){return vm+=1,`${e}-${vm}`}var Dt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Re(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(H(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Ce("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,n),l(),i}function Sm(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Re("This server is read-only.",{urgent:!0});return}try{let l=await bm(
i.dataTransfer);l.length>0&&o(l)}catch(l){Re(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Qk=700,Xk=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function xl({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${N(t)} of ${J(e,"set file")} are checked.`:`${J(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${N(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function Em(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=Xk(s),t.hidden=!s,t.textContent=s?xl(s):"",clearTimeout(n),o?n=setTimeout(e,Qk):i&&Se(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var Zk=1e3,Vr="This page waits for a set that the server has not checked yet.";function Tm(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await Vo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Vr} ${xl(i)}`:Vr,o=setTimeout(s,Zk,r))}Ld(r=>{let i=r&&Ft()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Vr,Se(Vr),s(n)))})}var e0=2,Om=1e3,$l=0,fn=e=>["done","failed","cancelled"].includes(e.state);function Jr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,$l-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(fn(d)&&i(),
t(d))},c=async()=>{let d=Om;try{l(await Gd(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Om}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return $l<e0&&typeof EventSource=="function"?($l+=1,n=Yd(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var Is=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],t0=Is.flatMap(([e])=>e),o0=Is.flatMap(([,e])=>e),Vn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],yo=(e,t)=>t.some(o=>e.includes(o));function n0(e,t){let[o,n]=[Vn(e),Vn(t)];for(let[s,r]of Is){let i=yo(o,s)&&yo(n,r);if(i!==(yo(n,s)&&yo(o,r)))return i?-1:1}for(let[s,r]of[[t0,-1],[o0,1]])if(yo(o,s)!==
yo(n,s))return yo(o,s)?r:-r;return 0}function Qr(e){for(let[t,o]of Is){let n=e.map(r=>[yo(Vn(r),t),yo(Vn(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var s0=10n**17n;function Mm(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>s0?o:null}function Ds(e,t){let o=n0(e.label,t.label),[n,s]=[Mm(e),Mm(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}var r0=100,Am=(e,t)=>Vn(e).filter(o=>!t.includes(o)).join(" ");function vl(e){
if(e.length===2){let[t,o]=Ds(e[1],e[0]);return{control:t.id,test:o.id}}for(let[t,o]of Is){let n=[...t,...o],s=d=>e.filter(m=>yo(Vn(m.label),d)).slice(0,r0),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==
d&&Am(m.label,n)===Am(d.label,n)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function a0(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function i0(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=l0(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function l0(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Xr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(i0(e,t.index+t[0].length));return o?Number(o[1]):null}async function c0(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function Cm(e,t,o){let n=await c0(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var u0=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Xr(e)!==null;async function d0({name:e,file:t}){let o=await Cm(t,4194304,u0);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Xr(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Xr(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await Cm(t,16777216,()=>!1);n=Xr(s.slice(-262144))}return{
isTrace:!0,rank:n??a0(e)}}async function Lm(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await d0(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var Rm=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Nm(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Rm(e,n,o),Rm(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var m0=256,Pm=20,Im=e=>e.slice(e.lastIndexOf("/")+1),Sl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function p0(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Nm(e.file,t.file)}async function f0(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await p0(n,s)||Sl(n.name)!==null&&Sl(n.name)===Sl(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!No(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var El=e=>e.map(({seen:t})=>t.rank),Tl=e=>!e.includes(null)&&new Set(e).size===
e.length;function h0(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function g0(e){return Qr(e.map(({name:o})=>Im(o)))?.map(o=>o.map(n=>e[n]))??h0(e)??e.map(o=>[o])}function w0(e,t){let o=new Set;return e.map((n,s)=>{let r=kl(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>No(d)?c.has(_l(d)):s===0&&!d.seen.isTrace);return{
...Kn(i,[...l,...u]),settled:!0}})}function Dm(e){let t=El(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function y0(e,t,o){
return!(t.length===2&&Qr(t.map(({label:s})=>s)))&&Tl(El(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Dm(o),manyFirst:!0}}}function b0(e){return e.includes(
null)?"assumed":Tl(e)?"named":"equal"}async function Bm(e){if(e.files.length>m0)return{};if(await Lm(e.files),e.files.length<2||e.settled)return{};let t=await f0(e.files),o=$m(e);if(o!==null&&o.length<=
Pm)return y0(e,o,t);let n=El(t),s=Qr(t.map(({name:i})=>Im(i)));if(t.length<2||Tl(n)&&s===null)return{};let r=g0(t);return r.length>Pm?{}:{question:{kind:b0(n),parts:w0(r,e),one:Dm(t),manyFirst:s!==null||
r.length===2}}}var _0=2,k0=3,x0=4,Ol=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await Vd()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Bm(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<k0&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Kd(t.label,o);if(t.state!=="creating"){rl(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=_0)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await Xd(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<x0&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await Jd(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Qd(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=Jr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}fn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await Ro(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Ro(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await Ro(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Fn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Hn(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await zn(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&rl(o).catch(()=>{}),this.#l(),this.#s()}},ve=new Ol;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var $0=1e3,v0=5e3,S0=6e4,Ml=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-S0;get running(){return this.list.filter(t=>!fn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await zd())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?$0:v0)}}#r(t){if(ve.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ve.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Zt=new Ml;var Ct={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
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
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Zr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},Al={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},E0=new Map([["1","true"],["0","false"]]);function bt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];
if(s==="texts")return e.getAll(o).filter(m=>m!=="");let i=e.get(o)??"",l=s==="text"?i:E0.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="\
choice"&&c==="false"?"":c)||n;return s==="boolean"?d==="true":d}function Io(e,t,o,n){for(let s of o){let{type:r,standard:i}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",i].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var T0={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},O0={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},qm=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function gn(e,t,o){if(e[t]!==void 0)return e[t];let n=T0[t];if(!n)return O0[t]?.(o)??null;let{rule:s,times:r}=n,i=gn(e,n.of,o),l=gn(e,n.by,o);switch(s){case"change":return i===
null||l===null?null:i-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:qm(i,l,r);default:return qm(i,l,r)}}var _t={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Wm={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Xo={..._t,...Wm},Bs=e=>e!==null&&e.parts.some(({part:t})=>t in Wm),qs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Ws=e=>e[0].toUpperCase()+e.slice(1),M0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Cl=e=>M0[e]??e.toLowerCase();function Rl(e){let t=e.
split(" overlapping ").map(Cl);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Ll={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Fm={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Nl={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},ea={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},ta={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Pl={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},wn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",Zo=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",yn="the host waits: the de\
vice’s queue is full",en=({host:e,lag:t})=>typeof e!="number"?"":`host ${I(e)}${t>0?` · device ${I(t)} behind when the host left`:""}`;var Rt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Hm={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},A0={...Hm,per_step:"per r\
ecording",percent:"% of the recording"},Fs=(e,t)=>(Rt(t)?A0:Hm)[e];function Il(e){return Rt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Jn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function oa(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var C0=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,R0=e=>e==="per_step"||e==="percent";function L0(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=R0(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Do(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(L0(t,n&&C0(e))).map(([i,l])=>[i,gn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function N0(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Hs=(e,t)=>JSON.stringify([e,t]);
function Ot(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var P0=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function jm({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>P0(n,l)),i=n.
length-2;return[`${r.join(" / ")}${i>0?` + ${i} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function js({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??
0)>(r.total_duration??0)?i:r)}var Us=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${N(n)} ${n===1?"call":"calls"}, ${I(s)}`);function Dl(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Bl({...l,among:i},n);return{row:c,key:l.id??Hs(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>gn(l,u,e),...Do(l,o,e,n),...N0(l,o)}})}var Um=(e,t)=>e.filter(({row:o})=>!Zo(o)).slice(0,t);function Bl(e,t){let o=t?"self":"total";return e?.tests?
{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var tn=e=>e.moderated_q_value??e.q_value??null;function zm(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.
judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Hs(s.name,s.category),{...s,among:n}]))}function Gm(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].
control_counts+e.totals[n].test_counts>0).map(n=>[n,Do(e.totals[n],t,e,o)])}var Ym=15,Km=[10,15,20,30,50,100],I0=["total","per_step","per_call","percent"],Vm=Ct.change.words,Jm=Ct.device_type.words,D0=Ct.measure.words,B0=["step","compute","exposed_communication","exposed_memo\
ry","idle"],na=[...B0,"op"],Lt="ProfilerStep*",ql=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],q0=["name","category","change","q_value"],Qn=e=>q0.includes(e)?"asc":"desc",Wl=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Qm=[...Wl,"device_type","q","exclude","category","change","significant","fold","\
measure","equivalence","work","equal_clock"],W0={fold:"true",significant:"",measure:"",equivalence:""},Xm=(e,t)=>Object.fromEntries(t.map(o=>[o,bt(e,Ct,o,W0[o])])),Zm=e=>Object.fromEntries(["control_m\
arker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function F0(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Ot(n,e.get(o)??"")}var Bo=(e,t,o)=>t.includes(
e)?e:o;function Gt(e){let t=new URLSearchParams(e),o=Bo(t.get("sort"),ql,Ct.sort.standard),n=Number(t.get("top"));return{...Xm(t,Qm),...Zm(t),sort:o,...o.endsWith("_work")&&{work:!0},order:Bo(t.get("o\
rder"),Ct.order.words,Qn(o)),unit:Bo(t.get("unit"),I0,""),measure:Bo(t.get("measure")??t.get("time"),D0,""),heat:Bo(t.get("heat"),na,""),fall:Bo(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&
n>=1&&n<=200?n:Ym,op:F0(t,"op","op_category")}}function St(e){let t=sa(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.sort,Ct.sort.standard),o("order",e.order,Qn(e.sort)),o("unit",e.unit,""),o("measure",
e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(e.top),String(Ym)),o("op",e.op,"");let n=t.toString();return he(n===""?"/compare":
`/compare?${n}`)}var Bt=(e,t)=>St({...Gt(""),control:Ve(e),test:Ve(t),exclude:[Lt]});function sa(e){let t=new URLSearchParams;return Io(t,Ct,Qm,e),e.significant||t.delete("measure"),t}function H0(e,t,o){
let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="p\
er_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:
t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Xn(e,t,o){let n=sa(e);return n.set("significance","true"),n.set("sort",H0(e.sort,t,o)),n.set("\
order",e.order),n.set("measure",o?"self":"total"),n}function Fl(e,t,o,n){let s=Xn(e,t,o);return s.set("format",n),s}var ep=["total","per_step"],j0=["calls","share"],tp=["duration","calls","per_call"];
function zs(e){let t=new URLSearchParams(e);return{...Xm(t,Wl),...Zm(t),row:t.has("name")?Ot(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Bo(t.get("unit"),ep,""),bins:Bo(t.get("bins"),j0,
"calls"),heat:Bo(t.get("heat"),tp,"duration")}}function gt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Io(t,Ct,Wl,e),t}function bn(e){let t=gt(e);return t.set("row",e.row),t}function Yt(e){
let t=bn(e);return ep.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),tp.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),he(`/compare/op?${t}`)}function op(e,t,o){
let n=Xn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function np(e){let t=new URL(St(e),location.origin).
searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var on=Number(hn.limit.standard),sp=e=>e==="label"?"asc":"desc";function ra(e){
let t=new URLSearchParams(e),o=bt(t,hn,"sort"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:bt(t,hn,"q"),tag:bt(t,hn,"tag"),sort:o,order:bt(t,hn,"order",sp(o)),
page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function rp(e){let{control:t,test:o,q:n,tag:s,sort:r,order:i,page:l}={...ra(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("con\
trol",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,hn.sort.standard),u("order",i,sp(r)),u("page",l,1);let d=c.toString();return he(d===""?"/":`/?${d}`)}var aa=e=>e.q!==""||e.tag.
length>0;function _n(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(on),offset:String((e.page-1)*on)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",
o)),t}var Ve=e=>e.slice(0,12),nn=(e,t,o,n)=>n?.[e]?.label??(o&&Ye(o,t[e])?.label)??t[e];function Ye(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));
if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var ia=(e="Damaged")=>a("strong",{class:"damage-mark"},It("warning"),e);function la(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},ia()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}var ap=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function ca(e,t=e?.length??0){return t>0&&a("div",{class:"damage-list"},a("p",{},ia(J(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,
rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${N(t-e.length)} more`)))}var U0="https://ui.perfetto.dev";var Gs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function z0(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Gs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Gs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function Hl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Hl(e,t-1)},100)}async function ua({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=U0,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Gs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw Hl(l),m}let c=new AbortController,u=z0(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Hl(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var G0=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Y0(e){return(e.notes??[]).some(t=>G0.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var K0=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Ul(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=sl(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await ua({title:`${e.label}, rank ${t.rank}`,fileName:K0(
t,o()),load:m=>zr(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${Oe(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=H("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Oe(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function qo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${ft(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function V0(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},qo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",a("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function J0(e,t,o,n){let s=Ul(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?Y0(t):"";s.prepare(),O(r,l===""?s.node:a("span",{class:"muted"},l))};return n.push(
i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Oe(t.trace_bytes)),r)}function Q0(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?V0(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>J0(e,l,o,n))))),r.length>0&&i>0&&a("\
p",{class:"muted small"},`${N(i)} more were not kept.`))}function X0(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function da(e,t={}){let o=[],n=de("traces"),s=X0(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Ce("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Vo(),...e.map(l=>ho(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>Q0(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var Z0=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function ip(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${J(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${N(c)} repaired or lost`),s>0&&u.push(J(s,"note")),r>0&&u.push(J(r,"duplicate file")),l>0&&u.push(`${N(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function ex(e){return a("dl",{class:"counters"},Z0.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},N(e[t]??0)))))}function tx(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":nt(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||_e),a("td",{class:"num"},N(s.events)),a("td",{class:"num"},Oe(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):Ul(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[ia()," "],i.words,i.
count>1&&` (${N(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function zl(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${J(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var ox={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function Gl(e,t){return e>
0&&a("details",{class:"left-out"},a("summary",{},`${J(e,"entry","entries")} of the folder left out`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${ox[n]??n}`)),e>t.length&&
a("li",{class:"muted"},`and ${N(e-t.length)} more`)))}function lp(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return ho(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];O(t,ca(o.quality.affected_files,o.quality.affected),ex(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a(
"tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",{},o.file_list.map(r=>tx(o,r,n))))),zl(o.quality.duplicate_files),Gl(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Ide\
ntity ",a("span",{class:"mono"},o.id)," · stored in ",Oe(o.stored_bytes)," out of ",Oe(o.raw_bytes)," of JSON",n&&` (${Oe(o.traces_bytes)} the traces themselves)`,!n&&`. ${qo(o)}`))}).catch(o=>O(t,a(
"p",{class:"error-text"},o.message))),t}var Yl=4,Kl=e=>e===2?"two":N(e),cp=e=>e[0].toUpperCase()+e.slice(1);function nx({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function sx({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${nt(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${J(t.ranks,"rank")}`}function rx({parts:e}){let t=e.slice(0,Yl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Yl?`${t} and ${N(e.length-Yl)} more`:t}function Vl({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Kl(t.ranks)} ranks of one`;return`${cp(Kl(e.length))} sets, \
or ${n}?`}function up(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=de("question"),i=(u,d,m)=>H([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${cp(Kl(n.length))} sets`,rx(t)),c=i(!1,"One set",sx(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Vl(t))," ",nx(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var ax=64,ix={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Ql(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Xl(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function kn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return lx(e.made);if(e.state==="done"){let o=e.already_stored?`${cx(e)}; nothing was stored twice.`:`${pa(
e)?"Stored, but damaged":"Done"}: ${J(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":ix[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Oe(e.bytes_done)} of ${Oe(e.bytes_total)}`),e.events>0&&t.push(J(e.events,"event")),e.files_total>1&&t.push(`${N(e.files_done)} of ${J(e.files_total,"file")}`),
t.join(" · ")}function lx(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${N(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${J(o,"set")} stored${t>0?`; ${n}`:""}.`}var cx=e=>`Stored already as “${e.known_as}”`;function ux(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:he(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function dx(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>Jl(ve.takeOffer(e,s));return[H(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=ax&&
H(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var pa=e=>e?.state==="done"&&e.affected_files?.length>0;function mp(e){return[pa(e)&&ca(e.affected_files),px(e),zl(e?.duplicate_files),mx(e?.
changed_beside??[]),Gl(e?.left_out??0,e?.left_out_files??[])]}function mx(e){return e.length>0&&a("p",{class:"muted"},"Not taken: what stands beside ",a("span",{class:"mono"},e.slice(0,20).map(t=>`${t}\
.tracediff.json`).join(", ")),e.length>20?` and ${N(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function px(e){if(!e?.failures?.
length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"failures",open:e.state==="failed"},a("summary",{},`${J(e.failures.length,
"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file)," – "],o.message))))}function pp(e){let t=Ql("Progress"),o=a("p",{class:"\
transfer-text"}),n=a("div",{class:"transfer-actions"}),s=hx(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,u=e.files.map(fx),d=a("details",{class:"files",open:e.files.length<=6},a(
"summary",{},gx(e)),a("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&wx(e.skipped)),m=a("li",{class:"transfer"},a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),f=null,
p="",w="",h=!1;function y(){let _=n.contains(document.activeElement),x=a("div",{},bx(e));p=e.label,x.innerHTML!==n.innerHTML&&(O(n,...x.childNodes),_&&n.querySelector("button")?.focus({preventScroll:!0}))}
function g(){f=e.state,m.dataset.state=e.state,y(),h=e.question!==null,O(i,h&&up(e)),e.state==="done"&&(d.open=!1)}function b(){let _=e.state==="done"?e.offered:null;if(_===c)return;let x=l.contains(document.
activeElement);c=_,O(l,dx(e)),x&&s.node.querySelector("input").focus({preventScroll:!0})}function k(){f!==e.state?g():p!==e.label&&y(),s.update(),u.forEach(yx),t.setAttribute("aria-label",`Progress of\
 ${e.label}`);let{done:_,total:x}=Zl(e);t.hidden=e.state==="asking"||!ve.active.includes(e),Xl(t,_,x),w=ec(e),o.textContent!==w&&O(o,e.state==="done"&&!e.bundle&&e.job.already_stored?ux(e,w):w),b(),m.
classList.toggle("affected",pa(e.job)),O(r,mp(e.job))}return k(),{node:m,update:k,text:()=>e.question?Vl(e.question):w,focus(){h&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector(
"button").focus({preventScroll:!0}),h=!1}}}var ma=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Zl(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:
{done:ma(n,"sent"),total:o==="looking"?0:ma(n,"size")}}function fx(e){let t=Ql(`Progress of ${e.name}`),o=a("span",{class:"file-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),
t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function hx(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The lab\
el of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"\
error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label\
 of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(
" ");o.textContent!==s&&(o.textContent=s)}}}function gx(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!No(s)),n=[J(o.length,e.bundle?"bundle":"trace file"),Oe(t)];return e.skipped.length>
0&&n.push(`${N(e.skipped.length)} skipped`),n.join(", ")}function wx(e){let[t,o]=[e.filter(No),e.filter(n=>!No(n))];return[o.length>0&&dp("only .json and .json.gz files are traces",o),t.length>0&&dp("\
the trace that it is named after is not there",t)]}function dp(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${N(t.length-20)} more`:"";return a("p",{class:"muted skipped"},
`Not sent, because ${e}: `,a("span",{class:"mono"},o),n)}function yx(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Xl(o,t.size===
0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Oe(t.size),sending:`${r} % of ${Oe(t.size)}`,sent:`${Oe(t.size)} sent`,failed:t.error??"\
failed"}[t.state]}function bx(e){let{label:t}=e,o=Ce("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&H("Retry",()=>ve.retry(
e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&H("Undo",()=>Jl(ve.
undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[H("Bring back",()=>Jl(ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[H("Cancel",
()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Jl(e){try{await e}catch(t){Re(`That did not work. ${t.message}`,{urgent:!0})}}function _x(e){let t=[...new Set(e.files.map(({seen:o})=>o?.
rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${nt(t.sort((o,n)=>o-n))}`}function kx(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to\
 “${e.text}”.`}function ec(e){let t=_x(e),o=ma(e.files,"sent"),n=ma(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waitin\
g for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Oe(o)} of ${Oe(n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. Th\
e server starts reading …";case"job":return[kn(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"done":return kn(e.job)+kx(e.taken)+(e.tagged?
` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It \
failed."}}function fp(e,t){let o=e,n=Ql(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer\
-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"j\
ob":o.state,O(r,m?H("Cancel",()=>zn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Ce("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=!m,Xl(n,o.bytes_done,o.bytes_total),s.textContent=
kn(o),l.classList.toggle("affected",pa(o)),O(i,mp(o))}return u(o),{node:l,update:u}}var hp=()=>a("a",{href:he("/")},"Show");function xx(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:ec(t),...Zl(t)})),...Zt.running.map(t=>({label:t.label,text:kn(t),
done:t.bytes_done,total:t.bytes_total}))]}function $x(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${N(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${N(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function vx(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,hp()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${N(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function Sx(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,hp()),draw(o){
e.textContent=`${o}.`}}}function Ex(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Bt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);O(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Ce("close","Dismiss",n)),l,c),o=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});it(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function gp(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=vx(),o=Sx(),n=Ex(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ft()!=="/",c=l?xx():[],u=l?$x():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),wo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Zt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[sn,xn,wp,uo,Kt,Tx,fa,Ox]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Ys="Every page",yp="First move to a set of the list, with the arrow keys.",ha="First select a\
 call, in the lanes or in the table.",$n="There is nothing to search on this page.",_p=[{pages:[sn],keys:["/"],text:"Find trace sets",action:"search",none:$n},{pages:[sn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[sn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[sn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[sn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[sn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[sn],keys:["c"],text:"Use the focused set as the control",action:"control",none:yp},{pages:[sn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:yp},{pages:[xn],keys:["/"],text:"Search the names of the rows",action:"search",none:$n},{pages:[xn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[xn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[xn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[xn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[uo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:$n},{pages:[uo],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[uo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[uo],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[uo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[uo],keys:["Space"],text:"In the table: select the frame"},{pages:[uo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[uo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[uo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[xn,wp,uo,Kt,fa],keys:["c"],text:"Choose the control",action:"control"},{pages:[xn,wp,uo,Kt,fa],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Kt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:$n},{pages:[Kt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Kt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Kt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Kt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Kt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Kt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:ha},{pages:[Kt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Kt],keys:["m"],action:"measure",none:ha,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[Tx],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:$n},{pages:[Ox],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[fa],keys:["/"],text:"Find a table or column",action:"search",none:$n},
{pages:[fa],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Ys],keys:["?"],text:"List the keys",action:"help"},{pages:[Ys],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:$n},{pages:[Kt],keys:[","],action:"former",none:ha},{pages:[Kt],keys:["."],action:"next",none:ha}],Mx={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Ax=["button","checkbox","file","radio","range","reset","submit"];function Ks(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Ax.includes(e.type))}function Cx(e,t){let{target:o,key:n}=e,s=Ks(o);return _p.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(i=>[t.name,Ys].includes(i)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function Rx(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Lx(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},Mx[t]??t)])}function bp(e,t){let o=_p.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},Lx(n)),a("dd",{},s)))))}function Nx(e){let t=de("keys"),o=()=>n.close(),
n=a("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),
Ce("close","Close",o)),bp(`${e.name} page`,e.name),bp(Ys,Ys),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function kp(e,t){let o=()=>e()&&
Nx(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let i=Cx(n,s);if(!i||i.action==="close"&&Rx())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&
Re(i.none,{seconds:4})})}var xp="tracediff.session";function Px(){try{return JSON.parse(sessionStorage.getItem(xp))??[]}catch{return[]}}function $p(e){let t=null,o=0,n="";function s(){return t===null&&(t=Px(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(xp,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>ho(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===n||ve.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==n&&ve.active.length===
0&&(n=d,e(...Ds(m,f)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Dt().then(()=>r(s()))}}}var tc=new Set,Sp=!1,rn=()=>Sp;function Zn(e){return tc.add(e),()=>tc.delete(e)}function vp(e){Sp=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...tc])t()}function Ep(){window.
addEventListener("beforeprint",()=>vp(!0)),window.addEventListener("afterprint",()=>vp(!1))}var ze=["control","test"],vn={control:"test",test:"control"},Op=["rank","span","step"],Ix=["both",...ze],Dx={path:{type:"boolean",standard:"false"}},Mp=32,Bx=864e8,qx=300,ga=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,oc=e=>/^\d+$/.test(e??"")?e:"";function Tp(e,t,o){let[n,s]=[ga(e.get(t)),ga(e.get(o))];return n!==null&&s!==null&&n<s&&Math.max(-n,s)<=Bx?[n,s]:[null,null]}var Wx=(e,t)=>[
...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=qx).slice(0,Mp),wa=(e,{id:t,main:o})=>o?"main":`${e}:${t}`,nc=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-Mp);function sc(e){let t=new URLSearchParams(
e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of ze){for(let c of Op)o[`${l}_${c}`]=oc(t.get(`${l}_${c}`)??t.get(c));o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[
n,s]=Tp(t,"from","to"),[r,i]=Tp(t,"sum_from","sum_to");return{...o,use_short_name:bt(t,Zr,"use_short_name"),path:bt(t,Dx,"path"),show:Ix.includes(t.get("show"))?t.get("show"):"both",from:n,to:s,sum_from:r,
sum_to:i,open:Wx(t,"open"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:ga(oc(t.get("nth"))),at:ze.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.
get("align_category")??"",align_nth:ga(oc(t.get("align_nth")))??0}}var Fx=e=>String(Math.round(e*1e3)/1e3);function es(e){let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.
forEach(s=>o(s,e[s]));for(let s of[...Op,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_na\
me",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?Fx(e[s]):"");(e.open??[]).forEach(s=>t.append("open",s)),o(
"q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();
return he(n===""?"/timeline":`/timeline?${n}`)}function bo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var Hx=(e,t)=>e-t,Ap=e=>[...new Set(e)].sort(Hx),rc=e=>Ap(e.map(t=>t.rank)),
ac=(e,t)=>Ap(e.filter(o=>o.rank===t).map(o=>o.span)),ic=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function jx(e){let t=[...e].sort((o,n)=>o.step-
n.step);return t[t.length>>1]}var Ux=(e,t)=>e.find(o=>String(o)===t);function Cp(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,f)=>{let p=d===""?void 0:Ux(u,d);return d!==""&&p===void 0&&n.
push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(rc(e),t.rank,"rank",o?.sample.rank),i=s(ac(e,r),t.span,"file",o?.sample.span),l=ic(e,r,i),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);
return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:jx(l),{sample:c,place:l.indexOf(c),missing:n}}var ya=e=>/^\d+$/.test(e??"")?e:"",Sn=(e,t={})=>es({control:e.control,test:e.test,control_rank:ya(e.control_ranks),test_rank:ya(e.test_ranks),control_step:ya(e.control_steps),test_step:ya(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function ts(e,t){let{name:o,category:n}=js(t,"test");return Sn(e,{name:o,category:e.use_short_name?"":n})}
function ba(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&js(n,"test");return Sn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Rp(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return Sn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var En=[...Po.by.words,"calls"],$a=4,dc={device:"own",host:"self",calls:"calls"},va=["calls","host","self","device","own"];function Pp(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function Vs(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Ip=/ #\d+$/,ka=(e,t)=>e==="module"&&t!==null?t.replace(
Ip,""):t,Dp=()=>[0,0],cc=()=>Object.fromEntries(va.map(e=>[e,Dp()]));function xa(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:cc(),kernels:[],shapes:[],children:[],own:cc(),key:"",foldKey:""}}var lc=(e,t)=>t>0?(e??0)/t:0,_a=(e,t,o,n)=>o?[lc(e[`control_${t}`],n[0]),lc(e[`test_${t}`],n[1])]:[lc(e[t],n[0]),0];function zx(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function Gx(e,t,o){let n=Object.fromEntries(va.map(s=>[s,_a(e,s,t,o)]));return{...xa({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:zx(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:_a(s,"counts",t,o),device:_a(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:_a(s,
"calls",t,o)}))}}function Sa(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),Vs(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>ka(s.sort,l)),s.status].join(`
`);Sa(s,r(t,s.names),Vs(i))}}var Ea=e=>e.reduce((t,o)=>Vs([t,o.sort,ka(o.sort,o.control_name),ka(o.sort,o.test_name),o.status].join(`
`)),"root");function mc(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(En.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)Yx(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var os=e=>e.status==="same"||e.status==="replaced";function Yx(e,t){
e.total={},e.ownOf={},e.here={};for(let o of En){let n=e.own[dc[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=os(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=os(e)?r:null}}function pc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>Gx(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Sa(s[0],"root","root"),mc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var uc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Lp(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,Dp()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>uc(i[l],r[l]))}}function Np(e,t){va.
forEach(o=>uc(e.figures[o],t.figures[o])),Object.values(dc).forEach(o=>uc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Lp(e.kernels,t.kernels,"name",["counts","device"]),Lp(e.shapes,t.shapes,"text",["calls"])}function Kx({sort:e,status:t,names:o}){let[n,s]=o.map(r=>ka(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var Vx=(e,t)=>va.some(o=>e.figures[o][t]>0);function Bp(e){if(e.children.forEach(Bp),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>Vx(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function qp(e){let t=xa(e.root);Np(t,e.root);let o=new Map,n=(r,i)=>{let l=Kx(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=xa({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);Np(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Bp(t),Sa(t,"root","root"),mc(t,{...Wp(e),grouped:"class"})}function Wp({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Fp=e=>({...e,children:e.children.map(Fp)});function Jx(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Ip.test(n??"")&&t.unshift(n)}return t}function Qx(e,t){let o=xa({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(dc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Hp(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=Qx(i,l);return{...i,opened:!0,own:cc(),kernels:i.kernels,children:[...l.map(u=>({...Fp(u),above:Jx(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return jp(r,n),mc(r,Wp(e))}function jp(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Sa(o,Vs(`${e.key}
${n||"rest"}`),o.foldKey||Vs(`${e.key}
rest`))}else jp(o,t)}function Tn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var On=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",_o=(e,t)=>e.total[t][1]-e.total[t][0];function ko(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function fc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function ns(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Up=["both","control","test"];function Xx(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function zp(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=Xx(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Zx=["folded","class","instance"],Ma=["control","test"],Aa=["ranks","steps","marker"],e$=5e3,hc=40,Ta=(e,t,o)=>t.includes(e)?e:o,Oa=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,hc);function ss(e){let t=new URLSearchParams(e),o={};for(let n of Ma){o[n]=t.get(n)??"";for(let s of Aa)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:bt(t,Po,
"level"),merge_lines:bt(t,Po,"merge_lines"),by:Ta(t.get("by"),En,""),width:Ta(t.get("width"),Up,"both"),frames:Ta(t.get("frames"),Zx,"folded"),order:Ta(t.get("order"),["calls"],""),q:t.get("q")??"",node:Oa(
t.get("node"))[0]??"",zoom:Oa(t.get("zoom"))[0]??"",open:Oa(t.get("open")),rows:Oa(t.get("rows"))}}function qt(e){let t={...ss(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&r!==""&&o.set(s,r)};
for(let s of Ma)n(s,t[s]),Aa.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,Po.level.standard),n("merge_lines",String(t.merge_lines??!0),Po.merge_lines.standard),n("by",t.by),
n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-hc).join(".")),n("rows",t.rows.slice(-hc).join(".")),
he(o.size===0?"/tree":`/tree?${o}`)}function rs(e,t,o){let n=new URLSearchParams({max_nodes:String(e$)}),s=e.test!=="";for(let r of s?Ma:["control"]){s&&n.set(r,e[r]);for(let i of Aa){let l=e[`${r}_${i}`];
l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return Io(n,Po,["level","by","instances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Po.by.words.includes(t)?t:"",instances:o}),n}var Nt=e=>Object.
fromEntries([...Ma.flatMap(t=>[t,...Aa.map(o=>`${t}_${o}`)]),"merge_lines"].map(t=>[t,e[t]])),t$=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Gp(e,t){let{
name:o,category:n}=js(t,"test");if(!t$.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,
"");return qt({...Nt(e),q:i,level:r?"python":"modules"})}var Yp=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Kp=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Vp="tracediff.dismissed-jobs",o$=24*3600*1e3,n$=1e4;function Jp(){try{return JSON.parse(localStorage.getItem(Vp))??[]}catch{return[]}}function s$(e){try{localStorage.setItem(Vp,JSON.stringify([...Jp().
slice(-50),e.id]))}catch{}}function r$(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<o$;return!o.includes(e.id)&&(!fn(e)||t.has(e.id)||n)}function a$(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<n$)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Se(s,o==="failed")}}}function Qp(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=a$(),l=0;function c(){let w=null;for(let h of ve.transfers){let y=s.get(h.key);y||(y=pp(h),s.set(h.key,y),w??=y),y.update();
let{state:g,label:b,job:k}=h;i.tell(h.key,{state:g,stage:k?.stage,text:`${b}: ${g==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=Jp();Zt.running.forEach(y=>r.add(y.id));let h=Zt.list.
filter(y=>r$(y,r,w)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,fp(y,()=>{s$(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${kn(y)}`});return h}function d(){
l=0;let w=s.size===0,h=c(),y=[...ve.transfers.map(g=>g.key),...u().map(g=>g.id)];for(let g of s.keys())y.includes(g)||s.delete(g);wo(o,y.map(g=>s.get(g).node)),n.hidden=s.size===0,h&&!w&&h.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:g})=>s.get(g).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:w})=>e(w.job.set),p=({detail:w})=>e(w.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",f),ve.addEventListener("sets",t),Zt.addEventListener("change",m),Zt.addEventListener("stored",p),d(),{node:n,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",f),ve.removeEventListener("sets",t),Zt.removeEventListener("change",m),Zt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var i$=.1;function l$(e,t){let o=t.coming_bytes>0?` and ${Oe(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Oe(t.left_bytes)} are left`;return`${e} may store ${Oe(t.allowed_bytes)}\
: ${Oe(t.stored_bytes)} are stored in ${J(t.sets,"set")}${o}, ${n}.`}function Xp(e,t){if(!t)return null;let o=t.left_bytes<=i$*t.allowed_bytes;return a("span",{class:o?"quota-few":""},l$(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Zp(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Vo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,O(e,Xp(o.user,n)," ",Xp("All together",s))}}}var c$="a[href], button:not(:disabled), input";function ef(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(c$)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),w=p.indexOf(n),h=[n,...r(n)],y=h.indexOf(f);return{ArrowDown:p[w+1],ArrowUp:p[w-1],Home:p[0],End:p.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Ks(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function Ca(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=de("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),H("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var as=4;function Ra(e,t,{text:o,...n}={}){let s=de("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??It("more")),l=null,c=()=>tf(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:w}}),O(l,t().filter(y=>!y.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),tf(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function p(h){let y=m().filter(_=>!_.disabled),g=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",k={ArrowDown:y[(g+1)%y.length],ArrowUp:y.at(g-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(g+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||k)&&(h.preventDefault(),h.stopPropagation(),k?.focus({preventScroll:!0}))}function w(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function tf(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+as+s<=innerHeight;e.style.setProperty("top",`${Math.max(as,r?o.bottom+as:
o.top-as-s)}px`),e.style.setProperty("left",`${Math.max(as,Math.min(o.right-n,innerWidth-n-as))}px`)}var La=10,of=3;function u$(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>da([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function nf(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function d$(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function m$(e,t){let o=s=>H(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-of;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,of).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function p$(e,t){let o=e.goes?`removed ${dm(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${ft(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):H([It("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&a("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function f$(e,t,o){let n=a("div",{class:"set-line"}),s=()=>O(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),m$(e,t),
p$(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,d$(e)),edit(i){Ca(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function h$(e,t,o){let n=ip(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,lp(e)),O(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&It("warning"),a("span",{class:"ellipsis"},n.text),It("chevron"));return s}function g$(e){return e.steps.length>0?a("span",{title:nt(e.steps)},N(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function sf(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(La)},o.get(e.id))),r=Ra(
`Actions for ${e.label}`,()=>u$(e,t,u=>i.edit(u))),i=f$(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},nf("control",e,t),nf("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},ft(e.created)),
a("td",{class:"num","data-head":"Ranks",title:nt(e.ranks)},N(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},g$(e)),a("td",{class:"num","data-head":"Events"},N(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Oe(e.raw_bytes)} of JSON in ${J(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):_e}`},Oe(e.disk_bytes)),a("td",{"data-head":"Quality"},h$(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:he(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var w$=["sets","tag","baseline","name","category","layer","measure","time","by"];function Js(e){let t=new URLSearchParams(e);return Object.fromEntries(w$.map(o=>[o,bt(t,Al,o,o==="sets"?"":void 0)]))}function Na(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Io(t,Al,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function Qs(e){let t=Na(
e).toString();return he(t===""?"/series":`/series?${t}`)}var rf=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],af=rf.filter(e=>e.sort);function y$(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},H([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function lf(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=rf.map(h=>y$(h,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=ef(t,"tr\
[data-set], tr.group, tr.more-row",(h,y)=>{let g=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(g)?.click()}),i=new Map,l=new Map;function c(h,y,g,b){let k=l.get(h),_=k?.shown===
y?k:{shown:y,rows:g()};return b.set(h,_),_.rows}let u=(h,y,g=!1)=>c(h.id,JSON.stringify([h,g]),()=>sf(h,e,i,{member:g}),y);function d(h,y,g){let b=c(`group ${h.prefix}`,JSON.stringify([h,!!y]),()=>[b$(
h,y,e)],g);if(!y)return b;let k=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,g,!0)),...c(`more ${h.prefix}`,`${y.loading} ${k}`,()=>y.loading||k>0?[_$(h,y,k,e)]:[],g)]}function m(h){let y=new Map,
g=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:k}=g?.closest("tr")?.dataset??{};wo(t,h.entries.flatMap(_=>_.group?d(_.group,h.groups.get(_.group.prefix),y):u(_.set,y))),
l=y,b!==void 0&&!g.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(g!==null),g?.matches(".pin-toggle")&&!g.isConnected&&t.querySelector(`tr[\
data-set="${k}"] .pin-toggle`)?.focus({preventScroll:!0}),f(h),p(h)}function f({sort:h,order:y}){for(let g of n){let b=g.dataset.sort===h;g.dataset.sort&&(g.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,O(g.querySelector(".sort-mark"),b&&It(y==="asc"?"up":"down")))}}function p({picked:h,checked:y}){let g=[...t.querySelectorAll("tr[data-set]")];for(let k of g){let{set:_}=k.dataset;for(let x of[
"control","test"])k.toggleAttribute(`data-${x}`,_===h[x]),k.querySelector(`.pick-${x} input`).checked=_===h[x];k.toggleAttribute("data-checked",y.has(_)),k.querySelector(".set-check").checked=y.has(_)}
let b=g.filter(k=>y.has(k.dataset.set)).length;o.checked=b>0&&b===g.length,o.indeterminate=b>0&&b<g.length,o.disabled=g.length===0}function w(h){let y=[...t.children].find(g=>g.dataset.set===h);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function b$(e,t,o){let n=H([It("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},J(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${J(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},ft(e.newest)),a("td",{colspan:String(La-4)},!e.prefix.includes(",")&&a("a",{href:Qs(
{...Js(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function _$(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(La)},t.loading?a("span",{class:"muted"},"Loading …"):H(`Show more of ${e.prefix} (${N(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function cf(e,t){let o=e,n=de("tags"),s=de("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&f({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${J(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(w,h){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let g=await Ro(o[y].id,w);o=o.map(b=>b.id===g.id?g:b),t(g)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let w=new Map;o.flatMap(h=>h.tags).forEach(h=>{let y=[...w.keys()].find(g=>g.toLowerCase()===
h.toLowerCase())??h;w.set(y,(w.get(y)??0)+1)}),O(i,[...w].map(([h,y])=>a("li",{class:"tag"},h,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Ce("close",`Remove the tag ${h}`,()=>f({remove_tags:[
h]},`“${h}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),Jo().then(w=>O(l,w.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function df({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=de("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=H("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},o),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),g()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Ce("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,k=!1){l.textContent=b,l.classList.toggle("error-text",k),k&&Se(b,!0)}function h(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),p.isConnected||Re(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${N(b.files_done)} of ${J(b.files_total,"file")}`))}async function g(){w("");try{m=await s()}catch(b){h(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&zn(m.id).catch(()=>{}),Jr(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:w,
go:u}}async function k$(e,t){try{for(let o of e.binned)await Hn(o);for(let o of e.made.filter(n=>!n.already_stored))await Fn(o.set)}catch(o){Re(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function mf(e,t,o){Re(e,{seconds:30,action:{label:"Undo",run:()=>k$(t,o)}}),o(t.set)}function x$(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Oe(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function uf(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function pf(e,t){let o=de("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=df({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Nd(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>mf(`“${e.
label}” was split into ${J(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await ho(e.id);s=x$(d,()=>l("")),O(n,uf(o,"each",`Each file becomes a set: ${J(d.file_list.
length,"set")}`,!0,u),uf(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){O(n),l(d.message,!0)}}function ff(e,t){
let o=de("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});df({title:`Join ${J(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${J(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>Pd(e.map(s=>s.id),n.value.trim()),ended:s=>mf(`${J(e.length,"set")} were joined.`,s,t)}),n.focus()}var $$=10,v$=12,S$=200,E$=4;async function gc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:E$},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function T$({change:e,sort:t}){let o=de("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(S$,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},af.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([w,h])=>a("option",{value:`${f} ${w}`},`${p} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(f,p,w){let h=[...f.tag.filter(g=>!p.some(b=>b.tag===g)).map(g=>({tag:g})),...p.slice(0,v$)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,h.
map(({tag:g,sets:b})=>H([g,b!==void 0&&a("span",{class:"muted"},` ${N(b)}`)],()=>w(g),{class:"tag","aria-pressed":String(f.tag.includes(g)),data:{tag:g}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,w){u.hidden=w<=$$&&!aa(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let h=p===0?"No set matches.":J(p,"set");return n.textContent=aa(f)?h:"",h}}}var hf=e=>[...e.values()].every(t=>t.pinned);function O$(e){let t=a("span",{role:"status"}),o=H("",e.compare,{class:"\
primary"}),n=H("Join …",e.join,{class:"writes"}),s=H("Tags …",e.tags,{class:"writes"}),r=H("",e.pin,{class:"writes"}),i=H("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Ce("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${N(c.size)} selected`,o.textContent=`Compare (${N(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=hf(c)?"Unpin":"Pin",i.textContent=`Delete (${N(c.size)})`}}}function M$(e){let t=a("span",{class:"muted"}),o=H("Previous",()=>e(-1)),n=H("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*on,c=Math.min(l+on,i.entry_total);s.hidden=i.entry_total<=on&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${N(l+1)}–${N(c)} of ${N(i.entry_total)}${i.entry_total===i.total?"":` rows, ${J(i.total,"set")}`}`:""}}}function gf({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},A$()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],w={control:"",test:""},h="",y=null,g="",b=!1,k=(C,j)=>{b=!0,e({page:1,...C},j)},_=T$({change:C=>k(
C,{replace:!0}),sort:(C,j)=>k({sort:C,order:j})}),x=lf({pick:t,save:Y,pin:Q,remove:ce,check:F,checkAll:Z,toggleGroup:W,tags:ae,split:C=>pf(C,We),more:P,filterTag:le,sort:ne}),M=O$({compare:oe,join:()=>ff(
[...l.values()],We),tags:()=>ae([...l.values()]),pin:()=>Q([...l.values()],!hf(l)),remove:()=>ce([...l.values()]),clear:()=>{l.clear(),re()}}),v=M$(C=>{e({page:u.page+C}),i.scrollIntoView({block:"star\
t"})}),A=Em(T),E=a("div",{class:"set-list"},A.node,_.node,i,v.node,M.node);async function T(){y?.abort(),y=new AbortController;let{signal:C}=y;m=_n(u).toString(),i.ariaBusy="true";let j=setTimeout(()=>r.
busy(!0),400);try{let[S,D,V]=await Promise.all([jt(_n(u),{signal:C}),Jo({signal:C}),aa(u)?jt("limit=0",{signal:C}):null,o()]);d=S,p=D,f=A.draw(V??S),await $(C),K()}catch(S){S.name!=="AbortError"&&q(S)}finally{
clearTimeout(j),C.aborted||(r.busy(!1),i.ariaBusy=null)}}function q(C){d=null,m="",O(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},C.message),H("Try agai\
n",T,{class:"primary"})))}let U=(C,j,S=on)=>{let D=_n({...u,page:1});return D.delete("group"),D.set("prefix",C),D.set("offset",String(j)),D.set("limit",String(S)),D};async function $(C){let j=new Set(
d.entries.flatMap(({group:S})=>S?[S.prefix]:[]));for(let[S,D]of[...c]){if(!j.has(S)){c.delete(S);continue}let V=await jt(U(S,0,Math.min(1e3,Math.max(on,D.sets.length))),{signal:C});c.set(S,{sets:R(V),
total:V.total,loading:!1})}}async function P(C){let j=c.get(C),S=m;j.loading=!0,re();try{let D=await jt(U(C,j.sets.length));j.sets=[...j.sets,...R(D)],j.total=D.total}catch(D){Re(`${C} cannot be liste\
d. ${D.message}`,{urgent:!0})}j.loading=!1,S===m&&re()}function W(C){c.delete(C)?re():(c.set(C,{sets:[],total:0,loading:!0}),P(C))}let R=C=>C.entries.flatMap(({set:j})=>j?[j]:[]),B=()=>d.entries.flatMap(
({set:C,group:j})=>C?[C]:c.get(j.prefix)?.sets??[]);function K(){n({sets:R(d),allTotal:f,checking:A.checking()});let C=_.draw(u,d.total,f);b&&(b=!1,Se(C)),re(),g!==""&&ge(g)}function re(){if(d&&(_.drawTags(
u,p,le),v.draw(u.page,d),M.draw(l),!(d.entries.length===0&&A.checking()))){if(d.entries.length===0){O(i,f===0?s():ie());return}x.node.parentNode!==i&&O(i,x.node),x.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let ie=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",H("Show all",()=>k({q:"",tag:[]}),{class:"\
link-button"}));function ge(C){if(g="",x.flash(C))return;d.entries.find(({group:S})=>S&&c.get(S.prefix)?.sets.some(D=>D.id===C))||yt([C]).then(([S])=>{let D=S&&d?.entries.find(({group:V})=>V&&S.label.
toLowerCase().startsWith(V.prefix.toLowerCase()));D&&!c.has(D.group.prefix)&&W(D.group.prefix)}).catch(()=>{})}function ne(C){let j=C==="label"?"asc":"desc",S=j==="asc"?"desc":"asc";k({sort:C,order:u.
sort===C&&u.order===j?S:j})}function le(C){let j=u.tag.includes(C);k({tag:j?u.tag.filter(S=>S!==C):[...u.tag,C].slice(-8)})}function F(C,j,S){let D=B(),[V,L]=[D.findIndex(te=>te.id===h),D.findIndex(te=>te.
id===C.id)].sort((te,Le)=>te-Le);(S&&V>=0?D.slice(V,L+1):[C]).forEach(te=>j?l.set(te.id,te):l.delete(te.id)),h=C.id,re()}function Z(C){B().forEach(j=>C?l.set(j.id,j):l.delete(j.id)),re()}function oe(){
let[C,j]=[...l.values()].sort((V,L)=>V.created.localeCompare(L.created)),[S,D]=Ds(C,j);r.go(Bt(S.id,D.id))}function me(C){if(d===null){T();return}let j=S=>S.id===C.id?{...S,...C}:S;d.entries=d.entries.
map(S=>S.set?{set:j(S.set)}:S),c.forEach(S=>{S.sets=S.sets.map(j)}),l.has(C.id)&&l.set(C.id,C),n({sets:R(d),allTotal:f}),re(),i.ariaBusy==="true"&&T()}function We(C){return l.clear(),g=C,T()}async function Y(C,j){
try{return me(await Ro(C.id,j)),Se("Saved."),!0}catch(S){return Re(`Not saved. ${S.message}`,{urgent:!0}),!1}}function ae(C){cf(C,me).addEventListener("close",()=>T())}let pe=C=>C.length===1?`“${C[0].
label}”`:J(C.length,"set");async function Q(C,j){let S=await gc(C,async D=>me(await Ro(D.id,{pinned:j})));S.length>0?Re(`${pe(S.map(({item:D})=>D))} ${S.length===1?"was":"were"} not changed. ${S[0].
error.message}`,{urgent:!0}):Se(`${pe(C)} ${C.length===1?"is":"are"} ${j?"pinned":"not pinned"}.`)}async function ce(C){let j=await gc(C,D=>Fn(D.id));j.length>0&&Re(`${pe(j.map(({item:D})=>D))} ${j.length===
1?"was":"were"} not deleted. ${j[0].error.message}`,{urgent:!0});let S=C.filter(D=>!j.some(({item:V})=>V===D));S.forEach(D=>l.delete(D.id)),S.length>0&&Re(`${pe(S)} ${S.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>Te(S)}}),document.getElementById("main").focus({preventScroll:!0}),await T()}async function Te(C){let j=await gc(C,S=>Hn(S.id));j.length>0&&Re(`${pe(j.map(
({item:S})=>S))} cannot be brought back. ${j[0].error.message}`,{urgent:!0}),g=C.length===1?C[0].id:"",await T()}return{node:E,show(C,j){let S=u;u=C,w=j,S&&_n(S).get("sort")!==_n(u).get("sort")&&c.clear(),
_n(u).toString()!==m?T():re()},reload(C=""){return g=C||g,T()},search:()=>f>0&&(_.focus(),!0),enter:()=>x.focus(),focused:()=>d&&B().find(C=>C.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),A.stop()}}}function A$(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var wf=64,yf=32;function C$(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>wf)return`${t} is too long: a tag has at most ${wf} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function R$(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(C$).find(r=>r!=="")??(n.length>yf?`${n.length} tags are too many: a set has at most ${yf}.`:"");return{tags:n,fault:s}}var L$="key=value, separated by commas";function bf(){let[e,t]=["tags","t\
ags-help"].map(de),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=R$(n.value);Object.assign(ve,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||L$,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function _f(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=xm(n.files);s.length>0?ve.add(s):o.webkitdirectory&&Re("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},It(t),e),n)}function N$(){let e=H("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Re(`The sample cannot be added. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Copy ",a("code",{},"clients\
/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once after your change:",a("pre",{},a("code",{},Yp)),a("details",{},a("summary",{},"O\
r with ",a("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),a("pre",{},a("code",{},Kp)))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json"),"\
 or ",a("code",{},".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"w\
rites sample-offer"},e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function P$(e){let t=a("span",{class:"side side-control"}),o=a("sp\
an",{class:"side side-test"}),n=Ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:he("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-l\
abel":"Control and test"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,w)=>O(f,a("b",{class:"letter"},p),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"mut\
ed"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.
removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Xs={path:"/",name:"Traces",mount(e,t){return D$(e,t)}},kf=24,I$=100;function D$(e,t){let o=ra(location.search),
n={control:null,test:null},s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=Zp(),d=gf({change:p,pick:x,ready:u.load,loaded:h,empty:N$,context:t}),m=P$(()=>_({control:n.test,test:n.control})),f=Qp(g,()=>d.
reload());m.node.hidden=!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop\
 folders anywhere, or"),_f("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),_f("Choose files","file",{accept:".json,.gz,.tracediff","aria-la\
bel":"Choose trace files",id:"choose-files"}))),bf(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfet\
to. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,d.node)),t.setTitle("Traces");function p(v,A){t.go(rp({...o,...v}),A)}function w(){d.show(o,{control:n.control?.
id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function h({sets:v,allTotal:A,checking:E=!1}){l||(s=v,t.setTitle(`Traces (${N(A)})`),c.textContent=A>0?N(A):"",m.node.hidden=A===0,location.search===
""&&A<=kf&&!E&&y(v),k())}function y(v){let{control:A,test:E}=vl(v);A&&(A!==n.control?.id||E!==n.test?.id)&&(n={control:Ye(v,A),test:Ye(v,E)},p({control:Ve(A),test:Ve(E)},{replace:!0}))}function g(v){let A=ve.
transfers.some(E=>E.job?.set===v);A&&!i.includes(v)&&i.push(v),A&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(A?v:"")}let b=Qe(I$,async v=>{if(await d.reload(v),i.length>1&&!r&&
!l){let A=await yt(i.slice(-kf)).catch(()=>[]);if(!l&&!r){A.sort((T,q)=>i.indexOf(q.id)-i.indexOf(T.id));let{control:E}=vl(A);y(E===""?A.slice(0,2):A)}}});async function k(){let v=o,A=["control","test"].
map($=>v[$]),E=A.filter($=>$!==""&&!s.some(P=>P.id.startsWith($))),T=await yt(E).catch(()=>[]);if(l||v!==o)return;let[q,U]=A.map($=>$===""?null:s.find(P=>P.id.startsWith($))??Ye(T,$)??null);n={control:q,
test:U},w()}function _(v){r=!0,n=v,p({control:Ve(v.control?.id??""),test:Ve(v.test?.id??"")})}function x(v,A){_({...n,[v]:A}),Se(`${A.label} is the ${v}.`)}function M(v){let A=d.focused();return A?x(v,
A):!1}return w(),{keys:{search:d.search,enter:d.enter,control:()=>M("control"),test:()=>M("test")},update(v){let A=o;o=ra(v),w(),(A.control!==o.control||A.test!==o.test)&&k()},unmount(){l=!0,b.cancel(),
d.unmount(),f.unmount()}}}var Zs=200;function xf(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await it(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Zs*Math.floor(d/Zs),f=await i({offset:m,limit:Zs});f&&(f.rows.forEach((p,w)=>{o[m+w]=p}),e())},stop(){s?.abort(),t=null}}}var wc=e=>Xn(e,e.unit,Jn(e)).toString();function vf(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Zs)),t.op!==""&&n.set("row",t.op),o?.key===gt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var yc=e=>({key:gt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Sf(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await it(
o)}catch{return null}}function B$(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=vf(wc(e),e,t),n=new AbortController,s=it(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var q$=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function $f(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!q$.test(n)).forEach(n=>o.delete(n)),location.replace(he(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function Ef(e,t){B$(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=vf(n,s,r),c=o;return o=null,c?.query===
l?(i.addEventListener("abort",()=>c.stop.abort()),$f(c.answer)):(c?.stop.abort(),$f(it(l,{signal:i})))}}var W$=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},W$),w;try{let h=await c(m);w=()=>u(h)}catch(h){w=()=>d(h)}clearTimeout(p),!f()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){O(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function lt(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var F$=4,er=[];function H$(e){return new Promise(t=>{er.push({node:e,go:t}),er.length===1&&Dt().then(Tf)})}function Tf(){let e=er.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=er.splice(Math.max(0,e),1);t(),er.length>0&&Dt().then(Tf)}function j$(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<F$&&t(i.event)})}function kt(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=lt(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,H("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),H("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!rn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});f.observe(i);let p=Zn(h);async function w(){if(u)return;let g;u=!0;try{c||await Dt(),g=await Ns(),c||await H$(i)}catch(x){O(n,x.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:k,layout:_}=e.make(l,m);await g.react(t,k,{..._,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},hm),!c&&!d&&(c=!0,e.onClick&&j$(t,x=>e.onClick(x,l)),e.onRelayout&&t.on("plotly_relayout",x=>e.onRelayout(x,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&w()}function y(g){c&&(e.save??gm)(t,g,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(g){let b=l?.revision===g.revision&&!g.empty;if(l=g,o.textContent=
g.heading??"",t.dataset.wanted=g.revision,t.hidden=!!g.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!g.empty,O(n,g.empty),!(g.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(g)}px`,O(t,e.paint(g)),c=!0,t.dataset.ready=g.revision;return}t.style.height=`${e.height(g,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:h,retheme:h,relayout(g){c&&!t.hidden&&globalThis.
Plotly.relayout(t,g(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function xo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var U$=30,tr={top:8,right:16,bottom:34},z$=64,G$=6,Of=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function bc(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},Of.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=kt({...e,extra:s,tools:[Ce("plus","Zoom in",()=>i(.6)),Ce("minus","Zoom out",()=>i(1/.6)),Ce("reset","Rese\
t the zoom",l)],keys:()=>Of.filter(([c])=>!t.has(c)),height:c=>Y$(c.rows.length),make:(c,u)=>Q$(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Mf(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:Af(n,o,Xt())})))}}}var Y$=e=>Math.max(e,3)*U$+tr.top+tr.bottom,Mf=e=>[Math.max(e,3)-.5,-.5];function Af(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function K$(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Je(t);return[n,` ${o}`]}function V$(e){return[Qo(e.name,z$,G$).map(Ue).join("<br>"),
e.lines.map(Ue).join("<br>")]}function J$(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return co(e.map(n=>n.name),o).map((n,s)=>Ue(e[s].mark+n))}function Q$(e,t,o,n){let s=Xt(),[r,i]=K$(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,g)=>g),m=y=>e.rows.map(g=>g[y]===null?null:g[y]/r),f=(y,g)=>e.rows[g].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,g)=>n.has(f(y,g))?null:y),w=(y,g)=>s[f(y,g)],h={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...h,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...h,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...h,name:"difference",x:p,marker:{color:p.map((y,g)=>w(y,g)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,g)=>w(y,g)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,g)=>w(y,g))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(V$),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:vt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:tr.right,t:tr.top,b:tr.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Mf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:J$(e.rows,u)},shapes:Af(e.rows,o,s)}}}var Cf=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${nt(e)}`,X$=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Pa(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:w,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[Cf(f,p,"ranks"),Cf(w,h,"steps"),J(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,X$(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${ft(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Z$="abs_diff_duration",Ia=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],_c={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},Rf="abcd";function Lf({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(_c).indexOf(e?.work_known);return a("td",{class:"num c-work muted",title:_c[e?.
work_known]??null},_e,l>=0&&a("sup",{},Rf[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function Nf(e){let t=null,o=H("More and slower work",()=>e(
{work:!t.work,...t.work&&Ia.some(([s])=>s===t.sort)?{sort:Z$,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(_c).flatMap((s,r)=>[r>0&&"; ",a("sup",{},Rf[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var kc=4,ev=["control","test"],Da={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function Pf(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=lt("Probable replacement\
s"),r=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let f=d.replacements??[];l!==d&&(l=d,i=!1),r.hidden=
f.length===0,!r.hidden&&(t.textContent=`Probable replacements (${N(f.length)})`,O(o,f.slice(0,i?void 0:kc).map(p=>u(p,d,m))),n.hidden=i||f.length<=kc,O(n,!n.hidden&&H(`Show all ${N(f.length)}`,()=>{i=
!0,c(d,m),o.children[kc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,f){let p={diff_duration:d.diff_duration};ev.forEach(M=>{p[`${M}_counts`]=d[M].counts,p[`${M}_total_duration`]=
d[M].total_duration});let{control:w,test:h,diff:y,growth:g,controlCount:b,testCount:k}=Do(p,f?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",x=(M,v,A)=>a("p",{class:`replaced ${A}`},a("span",{class:"\
replaced-mark","aria-hidden":"true"},v),a("span",{class:"visually-hidden"},v==="−"?"gone: ":"new: "),a("a",{href:e(M),class:"mono",title:M.name},a("bdi",{},M.name)));return a("li",{},a("div",{class:"\
replaced-names"},x(d.control,"−","less-mark"),x(d.test,"+","more-mark"),a("p",{class:"muted small"},Da[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
a("span",{class:"mono"},d.input_dims),` (${je(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},f?"calls per step":"calls"),a("dd",{},`${N(b)} → ${N(k)}`),
a("dt",{},f?"time per step":"time"),a("dd",{title:`${ue(w)} → ${ue(h)}`},`${I(w)} → ${I(h)}`),a("dt",{},"Δ"),a("dd",{class:`strong ${_}`,title:Pe(y)},ye(y),w>0&&` (${ke(g)})`)))}return{node:r,sql:s,
draw:c}}async function eo(e,t){try{await navigator.clipboard.writeText(e),Re(t,{seconds:4})}catch{Re(`Copy this: ${e}`,{seconds:60})}}var tv={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},If="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Mn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${N(o)} steps are too few to find a change among ${N(
n)} rows.`}let t=`q = ${zt(tn(e))}, p = ${zt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function or(e){switch(e.calls){case"fact":return`calls: ${N(e.control_calls)} → ${N(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${zt(e.calls_q_value)})`;default:return""}}var ov=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(i,l)=>i===null||l===null?null:l-i,s=(i,l,c,u,d=[])=>a("tr",{},a("th",{scope:"row"},i),[l,c,u].map((m,f)=>a("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},m))),r=(i,l,c,u=n(l,c))=>s(
i,I(l),I(c),ye(u),[ue(l),ue(c),Pe(u)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","Δ"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("Call\
s",N(e.control_counts),N(e.test_counts),ot(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function Df(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Da[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Us(e)].join(`
`):e.name}function Bf({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Ce("close","Close (Escape)",e)),i),c=null;function u(d){let{row:m}=d,{replaces:f}=m,p=or(m);return[a("p",{class:"mono full-name"},a("bdi",{},m.name)),
a("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${tv[m.change]}`),f&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},f.name)),a("p",{class:"muted"},`${Da[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&a("span",{class:"mono"},` ${f.input_dims}`))),m.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},f?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Us(m).map(w=>a("p",{class:"mono full-name"},a("bdi",{},w)))),m.significance&&a("p",{class:"small"},Mn(m),p&&` ${p[0].toUpperCase()}${p.slice(1)}.`),ov(d),a("p",{class:"op-actions"},t?.(m)&&a("a",
{href:t(m)},"Open this operation"),n?.(m)&&a("a",{href:n(m)},"Show in the timeline"),o?.(m)&&a("a",{href:o(m)},"Where in the tree"),r&&H("Show in the table",r,{class:"link-button"}),s&&H("Show its ran\
ks and steps",s,{class:"link-button"}),H("Copy the name",()=>eo(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(i,l.hidden?null:m??u(d)),(f||m)&&(i.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function Ba(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:Ra("Share",()=>[{text:"Copy link",run:()=>eo(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var xc={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},is=e=>`tracediff-${$t(e.control.label)}-${$t(e.test.label)}`;function qf(e){let t=de("top"),o=de("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Qn(s.value)})}},Object.keys(xc).filter(l=>ql.includes(l)).map(l=>a("option",{value:l},xc[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Km,l.top])].sort((d,m)=>d-m);O(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=xc[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${N(c)}\
 of ${N(l)} rows are drawn; the table has all`:""}}}function Wf(e){let t=a("span",{class:"muted"}),o=Nf(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=Ba(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:f}=c,p=l.fold?c.replacements.length:0;t.textContent=(m===f?N(m):`${N(m)} of ${N(f)}`)+(p>0?`, ${J(p,"pair")} folded`:""),n.href=Cs(Fl(l,
u,d,"csv")),s.href=Cs(Fl(l,u,d,"json")),r.set({name:is(c),bundle:Ur(np(l)),report:jr(op(l,u,d))}),n.download=`${is(c)}.csv`,s.download=`${is(c)}.json`}}}function Ff(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&H("Use all ranks and steps",t.all,{class:"primary"}),n&&H("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&H("Try again",t.again,{class:"primary"})," ",a("a",
{href:he("/")},"Choose other traces")))}function Hf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:he("/")},e?.length===0?"Add traces":"Traces page"),"."))}var nv=56,sv=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Vt(e,t=()=>null){let o=e.flatMap(({name:s})=>s??[]),n=new Map(co(o,nv).map((s,r)=>[o[r],s]));return e.map(({text:s,name:r,row:i,number:l})=>{
if(r===void 0)return s??sv(l);let c=i&&t(i),u=a("code",{title:i?.name??r},a("bdi",{},n.get(r)));return c?a("a",{href:c,class:"diagnosis-name"},u):u})}var jf=e=>e>0?"more":e<0?"less":"calm";function Uf(e){let t=(e?.lines??[]).map(n=>{let s=n.control_ns/1e3/Math.max(1,e.control_samples),r=n.test_ns/1e3/Math.max(1,e.test_samples);return{...n,control:s,
test:r,change:r-s}}),o=Math.max(0,...t.map(({change:n})=>Math.abs(n)));return t.map(n=>({...n,part:o>0?Math.abs(n.change)/o:0}))}var rv=({certainty:e})=>e==="sure"||e==="likely";function $c(e){let t=a(
"span",{class:`account-bar ${jf(e.change)}`});return t.style.setProperty("width",`${100*e.part}%`),a("span",{class:`account-head${rv(e)?"":" unsure"}`,title:`${ue(e.control)} → ${ue(e.test)}, ${Pe(e.
change)}`},a("span",{class:`account-change ${jf(e.change)}`},ye(e.change)),a("span",{class:"account-track","aria-hidden":"true"},t))}function zf(e,t,o){let n=new Set(t.map(({line:r})=>r)),s=e.filter((r,i)=>!n.
has(i)&&r.change!==0);return s.length>0&&a("ul",{class:"account-rest","aria-label":"The rest of the change"},s.map(r=>a("li",{data:{kind:r.kind,certainty:r.certainty}},$c(r)," ",a("span",{class:"muted"},
Vt(r.parts,o)))))}var Gf=({kind:e})=>e!=="limit"&&e!=="host_need",vc=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,classes:s}),ls=()=>null,av={page:ls,
row:ls,rank:ls,step:ls,timeline:ls,stragglers:ls};function Yf(e,t=null){let o={...av,...e},n=de("diagnosis"),s=a("div",{class:"diagnosis-body"}),r=a("h2",{id:n},"Why"),i=a("section",{class:"diagnosis",
"aria-labelledby":n},r,s,t),l="",c=({parts:p})=>Vt(p,o.page),u=p=>!p.ctrlKey&&!p.metaKey&&!p.shiftKey;function d(p){let w=o.row(p),h=["table row",a("span",{class:"visually-hidden"},` of ${p.name}`)],y=`${p.
name}: select it in the table`;return w===""?a("button",{type:"button",class:"link-button",title:y,on:{click:()=>o.onRow(p)}},h):w!==null&&a("a",{href:w,title:y,on:{click:g=>{u(g)&&(g.preventDefault(),
o.onRow(p))}}},h)}function m(p){let w=p.change<0?"control":"test",h=[...p.rows.slice(0,1).map(d),...p.ranks.map(b=>[o.rank(b),`rank ${b}`]),...p.steps.map(b=>[o.step(b,w),`step ${b}`])].map(b=>Array.isArray(
b)?b[0]!==null&&a("a",{href:b[0],title:`Compare ${b[1]} alone`},b[1]):b).filter(Boolean),y=o.timeline(p);y&&h.push(a("a",{href:y,title:"Show it in the timeline"},"timeline"));let g=p.kind==="waiting"&&
o.stragglers();return g&&h.push(a("a",{href:g,title:"Which rank is late in which step"},"stragglers")),p.part!==null&&h.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the w\
aterfall",on:{click:()=>o.onBar(p.part)}},`${Xo[p.part].name} bar`)),p.kind==="machine"&&o.onClock&&h.push(a("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the mac\
hine’s part of the times",on:{click:o.onClock}},o.isCorrected()?"show as recorded":"show at equal clock")),h.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Sh\
own by: "),h.map((b,k)=>[k>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),b]))}function f(p,w){let h=w[p.line];return a("li",{data:{kind:p.kind,certainty:p.certainty}},h&&$c(h),h&&" ",c(p),"\
 ",m(p))}return{node:i,draw(p,w){let h=JSON.stringify([w,p]);if(h===l)return;l=h;let y=p.diagnosis??[],g=y.filter(Gf),b=!y.some(({kind:x})=>x==="limit")&&p.limit,k=Uf(p.account);O(s,p.note&&a("p",{class:"\
muted diagnosis-none"},p.note),g.length>0&&a("ol",{class:"diagnosis-list"},g.map(x=>f(x,k))),zf(k,g,o.page),b&&a("p",{class:"diagnosis-limit",data:{kind:"limit"}},c(b)),y.filter(x=>!Gf(x)).map(x=>a("p",
{class:"diagnosis-limit",data:{kind:x.kind}},c(x))));let _=s.childElementCount===0;r.hidden=_,i.hidden=_&&!t?.querySelector("[data-said]")}}}var Kf=7.2,Wa=6,qa=["solid","dot","dash","dashdot","longdash","longdashdot"],Sc=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Ec=e=>Xt()[e==="B"?
"test":"control"];function Ha(e){return{template:vt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var ja=e=>e.map(t=>Ue(t)).join("<br>"),qe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Fa=116,nr=22,cs=e=>e>1?64-nr+e*(Fa+nr):320;function iv(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:X("--muted")},text:e.map(n=>n.
values[t].value?"":Ue(n.values[t].none??n.values[t].text))}}function sr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((g,b)=>g+(b.value??0),0):Math.
max(...y.values.map(g=>g.value??0))),0),[l,c]=o==="time"?Je(i):o==="bytes"?ul(i):[o==="percent"?"%":"",1],u=e.map((y,g)=>g),d=s&&e.some(y=>y.values.some(g=>g.low>0||g.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+Wa+Kf*f),Math.floor(r*.42),360),w=Math.floor((p-14-Wa)/Kf),h=e.map(y=>ja([y.full??y.label,...t.map((g,b)=>`${g.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,g)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[g])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:X("--text"),width:3,array:e.map(b=>(b.values[g].high??0)/c),arrayminus:e.map(b=>(b.values[g].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra><\
/extra>",...iv(e,g,n)})),layout:Ha({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:Wa,tickcolor:"rgba(0,0,0,0)",ticktext:co(e.map(y=>y.label),w).map(Ue)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/80)),
ticksuffix:l?` ${l}`:""}})}}var Tc=(e,t)=>t===""?{property:Sc[e%Sc.length],dash:qa[Math.floor(e/Sc.length)%qa.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:qa[e%qa.length]},lv=e=>Je(
Math.max(e,1));function cv(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?Yn(i):t==="bytes"?ul(i):[t,1],u=n*
(Fa+nr)-nr,d=1-o*(Fa+nr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-Fa/u),d],title:{text:l,font:{size:11}}}}}var uv=(e,t)=>({
text:Ue(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:X("--text")}}),dv=400,mv=e=>X(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),pv=(e,t)=>e.length>dv?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Xf(mv(o),.55),dash:"dot"}})),fv=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:Ue(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:X("--muted")}}));function hv(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=lv(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function Jf({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=hv(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?Lo(w):o==="bytes"?Oe(w):`${N(w)} ${o}`,f=t.map((w,h)=>cv(e.filter(y=>y.
panel===w),o,h,t.length)),p=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let h=Tc(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(g=>d(g[0])),y:w.points.map(g=>g[1]/
f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:X(h.property),dash:h.dash},legendgroup:w.key,customdata:w.points.map(g=>ja([w.name,`at ${ue(g[0])}`,m(g[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:Ha({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${ue(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:w},h)=>[`yaxis${h===
0?"":h+1}`,w])),annotations:[...t.length>1?t.map((w,h)=>uv(w,f[h].axis.domain[1])):[],...fv(s,d,r)],shapes:pv(s,d)}),per:l,offset:u}}function Qf(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function Xf(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function gv(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Zf({sides:e},t){
let o=e.map(g=>gv(g.bins)),n=[...new Set(o.flatMap(g=>[...g.keys()]))].filter(g=>g>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(g=>g.has(0)),c=Array.from(
{length:r-i+1},(g,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(g,b)=>o[g].get(l&&b===i-4?0:b<i?-1:b)??0,d=g=>10**((g-1)/10-3),m=g=>g<i?"none":`${I(d(g))} to ${I(d(g+1))}`,f=c.filter(g=>g>=i&&(g-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...f.filter((g,b)=>b%p===0&&!(l&&(g-i+4)*w<52))],y=e.length-1;return{data:[...e.map((g,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:g.key,x:c.flatMap(k=>[k,k+1]),y:c.flatMap(k=>[u(b,k),u(b,k)]),fill:b===0?"tozeroy":"none",fillcolor:Xf(Ec(g.side),y===0?.65:.4),line:{color:Ec(g.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(g=>g+.5),y:c.map(g=>Math.max(...e.map((b,k)=>u(k,g)))),customdata:c.map(g=>ja([m(g),...e.map((b,k)=>`${b.name}: ${N(
u(k,g))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Ha({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(g=>g<i?g+
.5:g),ticktext:h.map(g=>g<i?"none":Qf(d(g)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(g=>[...g.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Vf(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Wa,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Qf(10**s)),title:{text:o,font:{size:11},standoff:4}}}function eh({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:X("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Ec(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>ja([c,`rank ${d.rank}`,`ho\
st ${I(d.cpu_duration)}, device ${I(d.gpu_duration)}`,`${N(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Ha({xaxis:Vf(...n,"the launch on the host"),yaxis:Vf(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var ah=(e,t)=>e.rank-t.rank||e.span-t.span,wv=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function th(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(ah)}}var oh=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Ua=e=>e===void 0?"–":e===null?"whole":String(e);function Oc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var nh=(e,t)=>e===t?e:`${e} / ${t}`;function yv(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(ah).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function sh(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function za(e,t){let[o,n]=[th(e),th(t)],{rows:s,byPosition:r}=yv(o.keys,n.keys),[i,l]=[oh(e),oh(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?Ua(l[f]):l.length===0?Ua(i[f]):nh(Ua(i[f]),Ua(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?nh(Oc(m.control),Oc(m.test)):Oc(m.control??m.test)})),columns:u,control:d(sh(e,s,i,"control",o.split)),test:d(sh(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!wv(i,l)}}function rr(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function an(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var rh=e=>e.reduce((t,o)=>t+o,0)/e.length,bv=1.05,
_v=.05;function ih(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=rh(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?rh(i.map(u=>u.exposed_communication))/l:null}}),n=an(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=bv);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:kv(o)}}function kv(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=an(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=_v&&t.waiting<=o/2?t:null}var xv=32,$v=512;function vv(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function Sv(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>an(e.map(s=>s[n]??0)))}function Ev(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,Sv(s)]));return new Map(
e.map(n=>[n,vv(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Mc(e){let t=Ev(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Ac=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Cc(e,t,o,n){let s=Math.floor(xv/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor($v/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Mc(e).slice(0,s),limited:!0,note:Ac(s,e.length,n,t)}}var Tv=16,ln=e=>e==null?_e:`${e} %`,Rc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,Ov=e=>e.map(t=>({key:t.key,name:Rc(t,t.label),colour:X(t.letter==="B"?"--test-fill":"--control-fill")})),Mv=e=>({key:e.property,
name:e.name,colour:X(e.property)});function us(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function mo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(w=>p[w.key]??null);e.forEach((p,w)=>o(p).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{let y=n(
h),g=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};g.values[w]=u(h),g.bars.push({label:Rc(p,y),full:`${Rc(p,p.label)}, ${y}`,total:I(u(h).reduce((b,k)=>b+(k??0),0)),values:r.map(b=>({value:h[b.
key],text:b.text(h)}))}),c.set(y,g)}));let{shown:d,...m}=Cc([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>sr({bars:f,kind:"time",stacked:!0,
series:r.map(Mv)},p)}}function Av(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let f=o(d),p=l.get(f)??
{label:f,values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+m;p.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}var lh=e=>Math.
max(...e.values.map(t=>t.value??0));function Cv(e){let t=[...e].sort((o,n)=>lh(n)-lh(o)).slice(0,Tv);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function et(e,{order:t},o){
let n=Av(e,o),{shown:s,...r}=o.ranks?Cc(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):Cv(n);return s.length===0?{empty:o.empty}:{places:s.length,
...r,data:i=>sr({bars:s.map(l=>l.bar??l),kind:o.kind,series:Ov(e),errors:!!o.range},i)}}var uh="−",ct=e=>e==null;function ar(e,t){return ct(e)?_e:Ge(e,0,t).replace("-",uh)}function ir(e,t){let o=ar(e,t);return Number(o.replace(uh,"-"))===0?"0":e>0?`+${o}`:o}var be=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ct(n)||n===""?_e:String(n)}),lr=(e,t)=>({key:e,title:t,show:o=>ct(o)||o===-1?_e:String(o),blank:`the trace does not say which ${t}`}),$e=(e,t)=>({key:e,title:t,number:!0,show:N,showDiff:ot}),
ee=(e,t)=>({key:e,title:t,number:!0,show:I,exact:o=>ct(o)?null:ue(o),showDiff:ye,exactDiff:o=>ct(o)?null:Pe(o)}),cn=(e,t)=>({key:e,title:t,number:!0,show:Lo,exact:o=>ct(o)?null:cl(o),showDiff:sm,exactDiff:o=>ct(
o)?null:`${o>0?"+":""}${cl(o)}`}),Jt=(e,t)=>({key:e,title:t,number:!0,show:Oe,exact:o=>ct(o)?null:dl(o),showDiff:Rs,exactDiff:o=>ct(o)?null:`${o>0?"+":""}${dl(o)}`}),Xe=(e,t)=>({key:e,title:t,number:!0,
show:o=>ct(o)?_e:`${ar(o,2)} %`,showDiff:o=>ct(o)?_e:`${ir(o,2)} pp`,exactDiff:o=>ct(o)?null:`${ir(o,6)} percentage points`}),Ga=(e,t)=>({...Xe(e,t),show:o=>ct(o)?_e:`${ar(100*o,1)} %`,showDiff:o=>ct(
o)?_e:`${ir(100*o,1)} pp`,exact:o=>ct(o)?null:`${ar(100*o,6)} %`,exactDiff:o=>ct(o)?null:`${ir(100*o,6)} percentage points`}),Ke=(e,t)=>({key:e,title:t,number:!0,show:o=>ar(o,3),showDiff:o=>ir(o,3),
exact:o=>ct(o)?null:String(o),exactDiff:o=>ct(o)?null:String(o)}),Rv={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Pt=e=>({...e,meaning:"gain"}),xe=e=>({...e,meaning:"neutral"});function dh(e){
let[t,o]=Rv[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var un=(e,t=n=>n,o=t)=>[xe($e("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],fe=(e,t)=>({...e,what:t}),mt=(e,t)=>({...e,blank:t}),mh=(e,t)=>({...e,isSaid:t}),ut=(e,t,o)=>({
key:e,title:t,show:n=>ct(n)?_e:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),dn={key:"note",title:"note",note:!0,show:e=>ct(e)?"":String(e)},ch=10;function Lv(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function Nv(e){let t=Lv(e.split("|")),o=t.length>ch+1?t.slice(0,ch):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${N(r)} × ${s}`:s)),n>0&&a("li",{},`${N(n)} more`))}var ph=(e,t)=>({key:e,title:t,mono:!0,show:o=>ct(o)?_e:Nv(o)}),cr=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=ct(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function fh(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Wo=`There is no device work in the selected ranks and steps. ${wn}`,ur=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${wn}`,Me=be("rank","rank"),
$o=lr("device","device"),dr=lr("stream","stream"),mr=ut("kernel_type","kind",Cl),po=cr(be("operator","operator",!0),()=>"cpu_op"),pr=cr(be("name","kernel",!0),e=>e.category),hh=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function ds(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>hh(s.letter,r))),
n&&hh("B − A",n)]}var An=e=>[e.letter,e.label].filter(Boolean).join(" · "),ms=e=>e.stream===-1?"no stream":`stream ${e.stream}`,ps=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),st=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var gh=[["compute",_t.compute,"--part-compute"],["non_compute",qs,"--part-communication"],["idle",_t.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${I(
s[`${e}_time`])}, ${ln(s[`${e}_time_pctg`])}`})),wh={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>qe(e),legend:gh,make:(e,t)=>mo(e,t,{label:us(e),rowsOf:o=>o.data.rows,parts:gh,what:"ranks",empty:Wo})}],tables:[
{key:"rows",caption:"Ranks",columns:[Me,fe(ee("idle_time",_t.idle.name),_t.idle.what),Xe("idle_time_pctg","idle, %"),fe(ee("compute_time",_t.compute.name),_t.compute.what),xe(Xe("compute_time_pctg","c\
ompute, %")),fe(ee("non_compute_time",qs.short),qs.what),Xe("non_compute_time_pctg",`${qs.short}, %`),fe(ee("kernel_time","all"),"From the first to the last device row"),dn]}]};var yh={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:qe,make:(e,t)=>et(e,t,{table:"rows",kind:"percent",name:us(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${ln(o.comp_comm_overlap_pctg)}, ${I(o.overlap)} of ${I(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Me,Pt(Xe("comp_comm_overlap_pctg","overlap")),fe(Pt(ee("overlap","overlapped")),"Communication while a compute kernel runs"),ee("communication_time","commu\
nication"),dn]}]};var bh=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Ll[e],what:Fm[e],text:o=>I(o[e])}));function Pv(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var _h={title:"\
Idle time",params:[st("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},ps("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>qe(e),legend:bh,make:(e,t)=>{let o=us(e);return mo(e,t,{rowsOf:Pv,group:ms,label:n=>`${o(n)}, ${ms(n)}`,parts:bh,what:"streams",empty:Wo})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Me,$o,dr,ut("idle_category","why idle",Ll),ee("idle_time","idle"),xe(Ga("idle_time_ratio","share")),dn],extra:e=>"count"in e?un(ee):[]}]};var kh={title:"Kernels",params:[st("duration_ratio","Share of time to show","0.8"),st("num_kernels","Kernels at most","10"),ps("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:qe,make:(e,t)=>et(e,t,{table:"kinds",kind:"percent",empty:Wo,name:o=>Rl(o.kernel_type),
value:o=>o.percentage,show:o=>`${ln(o.percentage)}, ${I(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:qe,make:(e,t)=>et(e,t,{table:"ov\
er_ranks",kind:"time",empty:Wo,name:o=>o.name,value:o=>o.mean,show:o=>`${I(o.mean)}, mean of ${N(o.count)} calls${o.ranks>1?`, ranks ${I(o.min_mean)} to ${I(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ut("kernel_type","kind",Rl),xe(ee("sum","time")),xe(Xe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
pr,mr,Me,$e("count","calls"),ee("sum","sum"),ee("mean","mean"),ee("min","min"),ee("max","max"),ee("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[pr,mr,xe($e("ranks","ranks")),
$e("count","calls"),ee("sum","sum"),ee("mean","mean"),ee("min_mean","fastest rank"),ee("max_mean","slowest rank")]}]};var Lc=6,xh=e=>new Set(e).size>1;function Ya(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>xh(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>xh(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var Iv=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function Dv(e,t){if(!t[0].
data.summary)return Iv(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function Bv(e,t){let o=Dv(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Mc([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function qv(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Lc)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Lc),count:s}}function Wv(e,t,o){if(e.length<=Lc)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:Bv(e,t),{taken:r,count:i}=qv(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:Ac(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Nc=[""];function Ka(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=Wv(e,t,n);return s.length>0||o.
includes(Nc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function $h(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var Fv=24;function vh(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Sh(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function fs(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=Ya(e,n,r),{panel:d,style:m}=vh(s),{keys:f,...p}=Ka(u,e,t),w=Sh(),h=u.filter(x=>f.includes(x.key)).flatMap(x=>{let M=w(m(x));return x.
series.map((v,A)=>v&&{key:e[A].key,place:M,side:e[A].letter,panel:d(x),points:v.points,name:[[e[A].letter,e[A].label].filter(Boolean).join(" · "),`rank ${v.rank}`,x.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(h.every(x=>x.points.length===0))return{empty:l};if(c&&h.every(x=>x.points.every(M=>M[1]===0)))return{empty:c};let y=[
...new Set(h.map(x=>x.panel))].slice(0,Fv),[g,b]=[Number(t.start||NaN),Number(t.end||NaN)],k=b>(g||0)?[g||0,b]:null,_=i?.(e,$h(u,f))??[];return{data:x=>Jf({panels:y,unit:o,range:k,marks:_,lines:h.filter(
M=>y.includes(M.panel))},x),places:y.length,limited:p.limited,note:[p.note,k&&`${ue(k[0])} to ${ue(k[1])}`].filter(Boolean).join(", ")}}function Eh(e,t,o){let n=Sh();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(vh(o).style(s))]))}var Th=e=>e.name,Oh={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Th,panels:!0,height:cs,make:(e,t)=>fs(e,t,{unit:"rate",name:Th,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Me,$o,be("n\
ame","copy"),...un(cn,Pt,xe)]}]};var Mh={title:"Queue length",window:!0,params:[st("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:ms,height:cs,make:(e,t)=>fs(e,t,{unit:"waiting",name:ms,empty:ur})}],tables:[{key:"summary",caption:"Summary",columns:[
Me,$o,dr,...un(Ke,xe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Me,$o,dr,ee("duration_at_max_queue_length","blocked"),Ga("relative_duration_at_max_queue_length","share of t\
he rank")]}]};var Hv=(e,t)=>e.place-t.place||Object.keys(ea).indexOf(e.class)-Object.keys(ea).indexOf(t.class),Ah={title:"Kernel launches",params:[st("runtime_cutoff","Slow launch over, µs","50"),st("launch_delay_\
cutoff","Late start over, µs","100"),ps("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Nl).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Ws(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:An(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:ur}:{data:s=>Zf({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:ur}:{data:()=>eh({sides:e.map(t=>({key:t.key,side:t.letter,name:An(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Me,$e("count","launches"),$e("short_kernels","shorter than their launch"),$e("runtime_outliers","slow launches"),$e("launch_delay_outliers","late starts"),dn]},{key:"worst",caption:"\
The worst launches",apart:!0,order:Hv,columns:[ut("class","why",ea),Me,pr,po,ee("cpu_duration","host"),ee("gpu_duration","device"),ee("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[
Me,ut("measure","measure",Nl),...un(ee)]}]};function jv(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||wn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var Ch={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},st("min_pattern_len","Kernels at least","3"),st("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:qe,make:(e,t)=>et(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:jv(t),show:(o,n)=>I(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[ph("pattern","operator and its kernels"),Me,{...$e("length","kernels"),showDiff:null},$e("count","calls"),ee("kerne\
l_duration","on the device"),ee("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Me,xe($e("operators","operators")),xe($e("patterns_found","patterns"))]}]};var Rh={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:qe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[cr(be("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Me,$e("count","calls"),ee("sum","sum"),ee("mean","mean"),ee("min","min"),ee("max","max"),ee("std","std")]}]};var Lh={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:qe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",empty:Wo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
po,mr,Me,$e("count","calls"),ee("sum","sum"),ee("mean","mean"),ee("min","min"),ee("max","max"),ee("std","std")]}]};var Nh=["circle","square","triangle-up","cross","star","hexagon"],Uv=14,Ic=24,Ih=42,Va=6.6,Pc=14,Dh=e=>e.map(t=>Ue(t)).join("<br>"),Ph=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Dc=e=>Ph[e%Ph.length];function zv(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function Bh({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=Yn(Math.max(...n.map(u=>u.busbw))),
l=zv(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?X(Dc(m)):Xt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/i),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${Nh[m%Nh.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>Dh([[u.side,d.name].filter(Boolean).join(" · "),`${Oe(
p.bytes)}: ${Lo(p.busbw)}, best ${Lo(p.best_busbw)}`,`transfer ${I(p.mean_transfer)}, ${N(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Oe(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var qh=e=>Math.
max(3,Math.min(Uv,Math.floor(640/Math.max(1,e)))),Bc=(e,t)=>t*(Math.max(40,e*qh(e))+Ic+Ih);function Gv(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=Bc(e.rows.length,o),c=l/o-Ic-Ih,u=t*(l/o)+Ic,d=xo(n.length,
(s-r)/74),m=xo(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/Va),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:co(d.map(w=>n[w]),Math.max(6,f)).map(Ue)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>Ue(e.rows[w]))}}}function Yv(e,t,o,n){let s=Ps(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:X("--text")}},l=Va*t.length+8+s.length*
Pc;return{annotations:[{...r,x:0,xanchor:"left",text:Ue(Ls(e,Math.max(6,Math.floor((n-l-30)/Va))))},{...r,x:1,xanchor:"right",text:Ue(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*Pc-l,x1:(u+1)*Pc-l,y0:6,y1:16,line:{width:1,color:X("--border-strong")}}))}}function Wh({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Je(s),l=30+Va*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:Ps(),showscale:!1}};return{data:e.map((d,m)=>{let f=Gv(d,m,e.length,t,o,l);Object.assign(c,f);
let{annotations:p,shapes:w}=Yv(d.title,I(s),f[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...p),c.shapes.push(...w);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:qh(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(g=>g===null?null:g/i)),customdata:d.texts.map(y=>y.map(Dh)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var mn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Cn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function qc(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function Kv(e){let t=Cn(e,o=>o.longest-o.shortest);return t?[`${mn(t)} takes ${I(t.shortest)} on one rank and ${I(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Hh(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Cn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${mn(o)}: ${I(o.exposed_wait_per_step)} a step.`:"",s=Cn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${I(t.time_per_step)} a step and rank: ${I(t.transfer_per_step)} of transfer and ${I(t.wait_per_step)} of waiting, ${I(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${J(s.instances,"collective")} that other ranks have: ${mn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...Jv(t,e.unmatched),...Kv(e.uneven)]}var Vv={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function Jv(e,t){if(e.unmatched_rows===0)return[];let o=[...qc(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${N(e.unmatched_rows)} of ${J(e.rows,"collective row")} (${I(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${N(
s)} ${Vv[n]??n}`).join(", ")}`}.`]}function jh([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ye(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var Qv={compute:"it computes",memory:"its copies take",idle:"its device idles"};function Xv(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Cn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${Qv[o.cause]} ${I(t(o))} a step longer, and each other rank waits ${I(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function Uh(e,t){let o=qc(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Oe(an([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function zh(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...qc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,f])=>[m,f.reduce((p,w)=>p+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Cn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Rs(n)} at the peak${i?
`; ${i.name}: ${Rs(i.change)}`:""}.`}var Fh=e=>`${Ge(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${je(e.peak_pctg)} of the peak`}`;function Gh(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=Cn(e.by_operator,n=>n.device_time_per_step);return`${lo(t.flops_per_step)}FLOPs a step and rank in ${I(t.known_time_per_step)}, ${je(t.known_pctg)} of the device time: ${Fh(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${I(o.device_time_per_step)}, ${Fh(o)}.`:""}`}var Yh=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=Cn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${I(o.median_time)} a call, the median of ${N(o.calls)}${s>0?`; ${je(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),Ja="No rank waits for another one in the collectives that match.",Zv={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},eS=.2;function Kh(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ja;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${je(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${Xv(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${je(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${tS(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${I(u)} shorter (${I(l)})${u<eS*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function tS(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${Zv[e.cause]} (${I(o)} \
a step more than the median rank)`:""}var oS=200,nS=512;function sS(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,oS).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function rS(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,nS),l=new Map(i.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?An(e):"",
rows:i.map(String),cells:u,texts:d}}function Wc(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=sS(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>rS(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Wh({panels:r,columns:n},c)}}var Fc=(e,t)=>Bc(e,t),Vh=e=>[`waits ${I(e.wait_per_step)} a step, exp\
osed ${I(e.exposed_wait_per_step)}`,`causes ${I(e.caused_per_step)} a step, last ${N(e.last)} of ${N(e.matched_rows)} times`],Jh=e=>[`waits ${I(e.wait)}, exposed ${I(e.exposed_wait)}`,`causes ${I(e.caused)}\
, last ${N(e.last)} times`];var aS="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",iS="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Hc="no rank matches, or the trace does not state the bytes sent or the size of the group",Qa=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>I(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>I(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>I(e.exposed)}],Qh=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function lS(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(mn(o))??{name:mn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:An(e),lines:[...t.values()]}}var tg=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],cS=e=>e.length>1?null:tg(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Dc(o)}));function uS(e){let t=e.map(lS);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>Bh({sides:t,names:tg(e)},o)}}var Xa=e=>e.every(t=>t.data.summary[0]?.rows===0)?aS:iS,Za=be("c\
ollective","collective",!0),ei=be("process_group","process group",!0),Xh=fe(ee("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Zh=fe(ee("wait_per_step","wait"),"How m\
uch longer a rank takes than the one that comes last"),eg=fe(ee("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),og={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...ds(e,Hh,jh),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),N(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:qe,legend:Qa,make:(e,t)=>mo(e,t,{parts:Qa,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(Qh),label:mn,empty:Xa(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:qe,legend:Qa,make:(e,t)=>mo(e,t,{parts:Qa,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(Qh),label:o=>`rank ${o.rank}`,empty:Xa(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:cS,make:uS},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Fc,legend:[],make:e=>Wc(e,{name:mn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Vh,empty:Xa(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Fc,legend:[],make:e=>Wc(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Jh,empty:Xa(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Za,ei,ut("class","class",String),$e("instances","instances"),
Xh,Zh,eg,ee("time_per_step","in all"),xe($e("group_size","group size")),xe(Ke("bytes_per_instance","bytes")),mt(Pt(cn("algbw","algorithm bandwidth")),Hc),mt(Pt(cn("busbw","bus bandwidth")),Hc),$e("unm\
atched_rows","without match"),ee("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Me,Xh,Zh,eg,fe(ee("caused_per_step","caused"),"Exposed waiting of the other ranks \
where this one was last"),$e("last","last"),xe(Xe("last_pctg","last, share")),$e("matched_rows","matched"),$e("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Me,
Za,ei,ut("why","why",String),be("dtype","type"),xe(Ke("bytes","bytes")),$e("count","count"),ee("duration","in all"),mt(fe(Pt(cn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durati\
ons, which may include waiting"),Hc)]},{key:"missing",caption:"Missing",columns:[Me,Za,ei,$e("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[be("step",
"step"),Za,ei,be("ranks","ranks"),ee("shortest","shortest"),ee("longest","longest"),Ke("least_bytes","fewest bytes"),Ke("most_bytes","most bytes")]}]};var jc={compute:"compute",memory:"copies",host:"host, self"},dS={...be("step","step"),show:e=>e===null?"whole file":String(e)},ng=fe(ee("step_time_like_median","step if on time"),"The mean step of all\
 ranks if this rank came at the same time as the others"),sg={title:"Stragglers",ofSteps:!0,params:[st("num_candidates","Ranks with operators","2"),st("limit","Operators of each","10")],intro:"Which r\
ank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"\
straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Kh(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:qe,make:(e,t)=>et(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Ja,show:o=>`${I(o.caused_per_step)} a step, ${je(o.caused_pctg)} of all; last in ${je(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:qe,make:(e,t)=>et(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Ja,show:o=>`rank ${o.rank}: ${I(o.caused)}, ${je(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Me,ut("straggler","straggler",e=>e===1?"yes":"no"),ut("cause","what it does longer",{...jc,memory:"copies",idle:"idle, \
the host is late"}),fe(ee("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),xe(Xe("caused_pctg","share")),$e("last","last"),xe(Xe("last_pct\
g","last, share")),fe($e("worst_steps","worst in steps"),"In how many steps no other rank caused more"),fe(ee("compute_excess_per_step","more compute"),"Before the collectives where it is last, compar\
ed with the median rank"),fe(ee("memory_excess_per_step","more copies"),"The same of copies"),fe(ee("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),ee("\
step_time","step"),ng]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Me,ut("measure","measure",jc),be("operator","operator",!0),ee("time_per_step","per step"),
ee("median_per_step","median rank"),ee("excess_per_step","more"),Ke("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[dS,fe(be("rank","rank"),"The rank that causes the most \
in the step"),ut("cause","what it does longer",{...jc,idle:"idle, the host is late"}),fe(ee("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),xe(Xe("caused_pc\
tg","share")),ee("exposed_wait","exposed wait"),ee("step_time","step"),ng]}]};var cg="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",mS="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",oi=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),rg=e=>oi(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),pS=e=>e.
replace(/ (allocated|reserved)/,""),fS=e=>e.includes(" reserved")?"reserved":"allocated",ag={panel:e=>pS(e.name),style:e=>`${e.group} ${fS(e.name)}`},ug=e=>[oi(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Gc=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),hS=(e,t)=>o=>[Gc(e,"rank")&&`rank ${o.rank}`,Gc(e,"device_type")&&ug(o),o[t]].filter(Boolean).join(" · ");function gS(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function dg(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function wS({side:e,row:t}){let o=[Gc([e],"rank")&&`rank ${t.rank}`,ug(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Oe(t.live_at_peak)}\
 of it was allocated in the recording, ${Oe(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Oe(t.peak)} (${o}), ${I(t.peak_at)} after the first event${n}.${s}${Uh(e.data.peaks,t.device_type)}${r}`]}function yS(e){let t=e.
map(n=>dg([n])),o=t.length===2&&t.every(Boolean)&&oi(t[0].row.device_type)===oi(t[1].row.device_type)&&zh(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var bS=e=>[...e.flatMap(t=>{let o=dg([t]);return o?[a("p",{class:"memory-sentence"},wS(o))]:[]}),...yS(e)],mg=be("device_type","memory"),_S=mt(lr("device","device"),"host\
 memory has no number"),kS=mh(fe({...be("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),ig=fe(Jt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Uc=xe(Xe("pctg","share")),zc=$e("allocations","allocations"),ti=[Me,kS,mg,_S],lg=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:cg,isSaid:!0}:et(e,t,{table:o,kind:"bytes",name:hS(
e,n),value:s=>s.bytes,show:(s,r)=>`${Oe(r)}, ${je(s.pctg)} of the peak`,empty:mS}),pg={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[st("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:bS,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:rg,panels:ag,ownDevice:!0,height:cs,make:(e,t)=>fs(e,t,{unit:"bytes",name:rg,panels:ag,ownDevice:!0,marks:gS,empty:cg})},{id:"\
live_modules",title:"Live at the peak, by module",height:qe,make:(e,t)=>lg(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:qe,make:(e,t)=>lg(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...ti,fe(Jt("peak","peak allocated"),"The largest amount that is allocated"),fe({...ee("peak_at","at"),number:!1},"When it is reac\
hed first, after the first event of the set"),mt(be("peak_step","step"),"outside of the recorded steps"),fe(Jt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),fe(Jt("reserved_p\
eak","peak reserved"),"The largest amount that is reserved"),fe(Jt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),fe(Jt("live_at_peak","live at th\
e peak"),"Allocated in the recording at or before the peak, and not freed by then"),fe(Jt("from_before","from before"),"The rest of the peak: allocated before the recording began"),fe(Jt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),$e("never_freed_allocations","never freed, allocations"),fe(Jt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...be("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...ti,be("module","module",!0),ig,Uc,zc,$e("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...ti,be("frame","frame",!0),be("operator","oper\
ator",!0),ig,Uc,zc]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[mg,be("operator","operator",!0),Ke("allocations_per_step","allocations per step"),Jt("allocated_per\
_step","allocated per step"),Ke("frees_per_step","frees per step"),Jt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...ti,be("frame","frame",!0),
be("operator","operator",!0),Jt("bytes","never freed"),Uc,zc]}]};var Vc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],hs=Object.
fromEntries(Vc.map(([e,t])=>[e,t])),fg=Vc.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${I(n[e])}, ${ln(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Kc="There are no steps here.",ni=e=>e.step===null?"whole file":`step ${e.step}`,Yc=e=>e.span>0?`, file ${e.span+1}`:"";function xS(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return es({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function $S({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Kc;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${I(o)} a step: ${t.slice(0,3).map(n=>`${je(
n.time_pctg)} ${hs[n.kind]}`).join(", ")}.`}var hg=mt(ee("longest","longest"),"the path has no such segment"),gg=mt(be("name","name",!0),"waiting and gaps have no name"),wg={title:"Critical path",host:!0,
ofSteps:!0,params:[st("consecutive_kernel_delay","Short gaps, µs","30"),st("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),$S(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:xS(e,e[0].data.by_step[0])},`Show the path of ${ni(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:qe,make:(e,t)=>et(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?hs[o.kind]:`${o.name} (${hs[o.kind]})`,value:o=>o.time_per_step,empty:Kc,show:o=>`${I(
o.time_per_step)} a step, ${je(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>qe(e),legend:fg,make:(e,t)=>mo(e,t,{parts:fg,what:"steps",empty:Kc,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${ni(o)}${Yc(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ut("kind","ki\
nd",hs),ut("work","work",e=>e===1?"yes":"waiting"),ee("time_per_step","per step"),xe(Xe("time_pctg","share")),ee("time","in all"),$e("segments","segments"),hg]},{key:"by_name",caption:"Operators, call\
s and kernels",columns:[ut("kind","kind",hs),gg,ee("time_per_step","per step"),xe(Xe("time_pctg","share")),ee("time","in all"),$e("segments","segments"),hg]},{key:"by_step",caption:"Steps",columns:[Me,
{...be("step","step"),show:(e,t)=>ni(t)+Yc(t)},fe(ee("path","path"),"The whole path, including waits; the kinds add up to it"),fe(ee("work","work"),"Without waits for the device, between operators and\
 idle"),...Vc.map(([e,t,o])=>fe(ee(e,t),o)),ee("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Me,{...be("step","step"),show:(e,t)=>ni(t)+Yc(t)},ee("start","fro\
m"),ee("duration","takes"),ut("kind","kind",hs),gg,mt(be("lane","thread or stream"),"waiting is on none")]}]};var vS='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',SS={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},ri=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:_t[e].name,what:_t[e].what,text:o=>`${I(o[e])} a call`})),ES=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Jc=e=>e===null?_e:N(Math.round(e)).replace("-","−"),TS=e=>`${N(Math.round(e))} tokens/s`;function OS(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:St({...Gt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Qc="the names of these annotations do not say it",Xc=[$e("calls","calls"),fe(ee("median_time","median"),"The duration of t\
he annotation on the host"),ee("mean_time","mean"),...ri.map(({key:e,name:t,what:o})=>fe(ee(e,t),`${o}, per call`)),fe(ee("device_time","device"),"What a call launches, wherever it runs; per call"),mt(
fe(xe($e("requests_in_all","requests")),"Of all calls whose names say them"),Qc),mt(fe(xe($e("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Qc),fe(ee("activ\
e_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),mt(fe(Pt({...Ke("tokens_per_second","tokens/s"),show:Jc,showDiff:e=>e>0?`+${Jc(e)}`:Jc(e)}),"Tokens by the time\
 in which such calls are at work, of one rank"),Qc)],si=be("phase","phase"),yg=(e,t)=>({...be(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),bg={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...ds(e,t=>Yh(t,ri)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>SS[t]).join("; ")),OS(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>qe(e),legend:ri,make:(e,t)=>mo(e,t,{parts:ri,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:vS})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:qe,make:(e,t)=>et(e,t,{table:"sizes",kind:"number",name:ES,value:o=>o.tokens_per_second,show:o=>TS(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[si,...Xc]},{key:"sizes",caption:"Phases by size of a call",
columns:[si,fe(yg("requests","requests"),"Of one call, up to a power of two"),fe(yg("tokens","tokens"),"Of one call, up to a power of two"),...Xc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Me,si,...Xc]},{key:"forms",caption:"Names that were found",columns:[si,fe(be("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),$e("calls","calls")]}]};var MS="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",_g=e=>Ge(e,0,3),ai=(e,t)=>xe(
{...Ke(e,t),show:lo,showDiff:pn}),fr=Pt(fe(Ke("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),ii=mt(Pt(fe(Xe("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),kg=fe(ee("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),xg=Pt(fe(cn("gb_per_s_at_least","bandwidth, at\
 least"),"Each input read once and the output written once, divided by the device time")),$g=xe(fe(Ke("flops_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at\
 most")),vg={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutions and attention, counted from the shapes of their \
inputs, and how fast the device did them.",notes:e=>ds(e,Gh),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:qe,make:(e,t)=>et(e,t,{table:"by_operator",kind:"count",
name:o=>o.operator,value:o=>o.tflops_per_s,empty:MS,show:o=>`${_g(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${_g(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[
ai("flops_per_step","FLOPs per step"),ee("device_time_per_step","device per step"),fe(ee("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),
xe(Xe("known_pctg","share")),fr,ii,be("device","device")]},{key:"classes",caption:"Classes of work",columns:[fe(be("class","class"),"By the operators that launched it, else by the names of kernels; ot\
her: nothing says what it is"),xe($e("device_rows","device rows")),ee("device_time_per_step","device per step"),xe(Xe("device_time_pctg","share of device time")),fr,xg,$g]},{key:"by_rank",caption:"Ran\
ks",columns:[Me,ai("flops_per_step","FLOPs per step"),ee("device_time_per_step","device per step"),ee("known_time_per_step","with known FLOPs"),fr,ii]},{key:"by_operator",caption:"Operators",columns:[
po,xe($e("calls","calls")),ai("flops_per_step","FLOPs per step"),kg,fr,ii]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[po,be("shapes","shapes",!0),fe(be("dtype","type"),"The typ\
e of the numbers of both factors"),be("class","class"),xe($e("calls","calls")),ai("flops_per_call","FLOPs per call"),kg,fr,ii,$g]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at leas\
t",apart:!0,columns:[po,be("shapes","shapes",!0),be("dtypes","types",!0),xe($e("calls","calls")),ee("device_time_per_step","device per step"),xg]},{key:"unknown",caption:"Device time without known FLO\
Ps",apart:!0,columns:[fe(po,"The innermost operator that launched it"),xe($e("device_rows","device rows")),ee("device_time_per_step","device per step"),xe(Xe("device_time_pctg","share of device time"))]}]};var AS="The part of the time for which a value is known",Sg=[xe(Ke("mean","mean")),xe(Ke("min","min")),xe(Ke("max","max")),xe(fe(ee("known_time","known"),AS))],Eg=be("counter","counter"),Tg={title:"Cl\
ocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Me,$o,Eg,...Sg]},
{key:"by_step",caption:"By step",columns:[Me,mt(be("step","step"),"the recording has no steps"),$o,Eg,...Sg]}]};var CS="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",RS=e=>e===null?_e:Ge(e,0,3),Og={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[st("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:qe,make:(e,t)=>et(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:CS,show:(o,n)=>RS(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Me,mt(po,"no operator above the launch is recorded"),be("kernel","kernel",!0),be("counter","counter",!0),$e("kernels","kernels"),Ke("sum","sum"),
xe(Ke("mean","mean")),xe(Ke("min","min")),xe(Ke("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Me,fe($e("number","kernel no."),"In order of time, from 0"),be("kernel","kernel",!0),
fe(be("operators","operators",!0),"Those above its launch, the outermost first"),be("counter","counter",!0),Ke("value","value")]}]};var rt={temporal_breakdown:wh,comm_comp_overlap:yh,idle_time_breakdown:_h,kernel_breakdown:kh,memory_bw:Oh,queue_length:Mh,launch_stats:Ah,kernel_sequences:Ch,user_annotation_breakdown:Rh,operator_kernels:Lh,
collectives:og,stragglers:sg,memory:pg,critical_path:wg,phases:bg,work:vg,device_counters:Tg,operator_counters:Og};var Ag=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Zc=["start","end"],li={...Object.fromEntries([...Ag,...Zc].map(e=>[e,""])),lines:[]};function Cg(e){
return[...Ag,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Zc:[]]}var Mg=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function eu(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what"),r={what:Object.hasOwn(t,s)?s:Object.keys(t)[0]},i=t[r.what];for(let l of["set","test",...Cg(i)])
r[l]=n(l);return r.rows=Mg(o)==="steps"?"":Mg(o),r.lines=i.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r}function Rg(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","te\
st",...Cg(t[e.what])]){let r=e[s]??"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function Rn(e,t){let o=Rg(e,t);return t[e.what].window&&e.lines.forEach(n=>o.
append("line",n)),e.order&&o.set("order",e.order),he(`/analyse?what=${e.what}&${o}`)}function Lg(e,t,o){let n=Rg(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function tu(e,t){return e.
set===""?null:Lg(e,t)}function Ng(e,t,o){let n=Lg(e,t,Zc);return n.set("format","csv"),n.set("table",o),n}var Fo={key:"",entry:null,memory:null};function LS(e,t){let o=n=>qt({...Nt(t),node:n});return[Vt(e.parts)," ",a("a",{href:o(Ea(e.tree))},"Show in the tree")]}var ou=(e,t)=>Rn({...li,what:e,lines:[],set:t.
control,test:t.test,set_ranks:Pg(t.control_ranks),test_ranks:Pg(t.test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},rt),Pg=e=>e==="all"?"":e;function Ig(){let e=a("p",{class:"diagnosi\
s-layer small"}),t=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t),n="",s=null;function r(i){let{entry:l}=Fo;O(t,Fo.memory?Vt(Fo.memory.parts):"The peak of me\
mory did not change noticeably, or it is not known."," ",a("a",{href:ou("memory",i)},"Show memory")),t.title=Fo.memory?.text??"",O(e,l?LS(l,i):["No layer can be named for the change. ",a("a",{href:qt(
Nt(i))},"Show the tree")]),e.title=l?.text??"",e.dataset.shown=Fo.key,e.toggleAttribute("data-said",!!(l??Fo.memory)),(l??Fo.memory)&&(o.closest(".diagnosis").hidden=!1)}return{node:o,async draw(i,l){
let c=gt(i).toString();if(c===n)return;s?.abort(),s=new AbortController,n=c;let{control:u,test:d}=l.recorded;if(t.hidden=!(u.memory_changes&&d.memory_changes),O(t),O(e,a("span",{class:"muted"},"Lookin\
g for the layer …")),c===Fo.key){r(i);return}let m=new URLSearchParams(c);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([f,p])=>m.set(f,p));try{let f=await it(m,{signal:s.signal});
if(n===c){let p=w=>f.diagnosis?.find(h=>h.kind===w)??null;Fo={key:c,entry:p("layer"),memory:p("memory")},r(i)}}catch{n===c&&O(e)}},stop:()=>s?.abort()}}function pt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=H(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var NS={ALL:"All",CPU:"Host",GPU:"Device"},PS={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},IS=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],DS=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],BS={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},qS={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function gs(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function Bg(e){let t=pt("Device type",Jm.map(k=>[k,NS[k],PS[k]]),k=>e({device_type:k})),
o=pt("Unit of the durations",IS,k=>e({unit:k})),n=pt("Time of host operations, shown and judged",DS,k=>e({measure:k})),s=WS(e),r=gs("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",k=>e({use_short_name:k,op:""})),i=gs("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",k=>e({merge_addresses:k,op:""})),
l=gs("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",k=>e({aliases:k,op:""})),c=gs("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,op:""})),u=null,d=gs("Hide ProfilerSt\
ep*","Hide the rows of the steps themselves",k=>e({exclude:k?[...u.exclude,Lt]:u.exclude.filter(_=>_!==Lt)})),m=FS(k=>e({category:k})),f=jS(k=>e({exclude:k})),p=gs("Fold replacements","A kernel that i\
s gone and its probable replacement become one row, marked ⇄ and named after what launches them",k=>e({fold:k})),w=Dg("Calls","Groups by the change of the number of calls",{"":["","all","All groups.\
 The groups count names; a name that occurs in two categories has two rows"],...BS},k=>e({change:k})),h=Dg("Time","Groups by the change of the time",qS,k=>e({significant:k})),y=H("Clear the filters",()=>e(
{q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),g=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},s.node,m.node,
t.node,o.node,n.node),a("div",{class:"filter-row"},w.node,h.node),a("div",{class:"filter-row"},d.node,p.node,r.node,i.node,l.node,c.node,f.node,y));function b(k){let _=k&&{...k.ops_diff,"":Vm.reduce((M,v)=>M+
k.ops_diff[v],0)};w.draw(u.change,_);let x=k?.changed_rows;h.draw(u.significant,x&&{...x,true:x.slower+x.faster}),h.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}return{node:g,focusSearch(){
return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(k,_,x){u=k,t.press(u.device_type),o.press(x),n.press(Jn(u)?"self":"total"),o.buttons.get("percent").disabled=_?!oa(_):!1,
s.draw(u.q),r.input.checked=u.use_short_name,i.input.checked=u.merge_addresses,i.node.hidden=u.merge_addresses&&!_?.rows.some(A=>A.name.includes("0x…")),l.input.checked=u.aliases;let M=_?.rows.filter(
A=>A.aliases)??[],v=({category:A})=>A==="python_function";l.node.hidden=u.aliases&&M.every(v),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!M.some(v),d.input.checked=u.exclude.includes(Lt),
m.draw(u.category,_?.categories??[]),f.draw(u.exclude),p.input.checked=u.fold,p.node.hidden=_?.replacements.length===0,b(_),y.hidden=u.q===""&&u.category.length===0&&u.change===""&&u.significant===""&&
u.device_type==="ALL"&&u.exclude.every(A=>A===Lt)}}}function WS(e){let t=de("search"),o=!1,n=Qe(250,i=>{e({q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"\
off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{
for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i==="")&&(s.value=i)}}}function FS(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"\
menu"},t,o);HS(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=i.length===0?"All categories":i.length===1?i[0]:J(i.length,"category","categories");let u=[...l];
for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.activeElement.value:null;O(o,u.map(({category:m,rows:f})=>{let p=a(
"input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(w=>w!==m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},N(f)))}),
i.length>0&&H("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function HS(e){e.addEventListener("toggl\
e",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}function jS(e){let t=de(
"exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&
(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,O(s,o.filter(l=>l!==Lt).
map(l=>a("span",{class:"chip mono"},`not ${l}`,Ce("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function Dg(e,t,o,n){let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},
"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},
u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){
r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=N(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}var nu=8,su={key:"",operators:null};function qg(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=lt("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched itself, and are not tested. Largest \
change first."),o,n),i=!1,l="",c=null,u=(p,w,h="")=>a("td",{class:`num ${h}`,title:w},p);function d(p){let{operator:w,control_per_step:h,test_per_step:y,diff_per_step:g}=p,b=g>0?"more":g<0?"less":"cal\
m";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${N(p.control_counts)} →\
 ${N(p.test_counts)}`),u(I(h),ue(h)),u(I(y),ue(y)),u(ye(g),Pe(g),b),u(h>0?ke(100*g/h):y>0?"new":"",null,b))}function m({rows:p,count:w}){let h=(y,g="num")=>a("th",{scope:"col",class:g},y);O(o,a("table",
{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("test"),h("Δ"),h("Δ %"))),a("tbody",{},p.slice(0,i?void 0:nu).map(d)))),n.hidden=i||p.length<=nu,
O(n,!n.hidden&&H(p.length<w?`Show ${N(p.length)} of ${N(w)}`:`Show all ${N(w)}`,()=>{i=!0,m({rows:p,count:w}),o.querySelectorAll("tbody tr")[nu].querySelector("a")?.focus()},{class:"link-button"}))}async function f(p){
c?.abort(),c=new AbortController,l=p,i=!1,O(o,a("p",{class:"muted"},"Looking for the operators …")),O(n);let w=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(
([h,y])=>w.set(h,y));try{let{operators:h}=su.key===p?su:await t(w,{signal:c.signal});su={key:p,operators:h},l===p&&h?m(h):l===p&&O(o,a("p",{class:"muted"},"Loading the operators took too long."))}catch(h){
l===p&&h.name!=="AbortError"&&O(o,a("p",{class:"muted"},`No operators: ${h.message}`))}}return{node:r,sql:s,draw(p,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.hidden&&!t?m(w.operators):
!r.hidden&&p!==l&&f(p)},stop:()=>c?.abort()}}var US=14;function ws(e){let[t,o]=jm(e);return o===""?t:`${t} → ${o}`}function Wg(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(US,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=pl(s?o-2:o),n.add(t.filter(Boolean).map(d=>ws(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>ws(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=ws(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=ws(m),p=u(f),w=d.querySelector(
".fit");(w.dataset.short??f)!==p&&(p===f?delete w.dataset.short:w.dataset.short=p)}}}var Ho=28,zS=200,Fg=12,Hg=100,GS={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},iu=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${If}`,"c-real"],...Ia],ru=String(iu.length-Ia.length),YS={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},KS=(e,t)=>e.too_few?["","too few steps"]:YS[t]??["",t],Ug={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function VS(e,t,o){let n=Ug[e],s=Qn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function zg(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},iu.map(([Y,ae,pe,Q])=>{let ce=a("span",{class:"sort-mark","aria-hidden":"true"}),Te=a("th",{scope:"col",class:Q},a("button",{type:"button",title:pe,on:{click:()=>e.onSort(...VS(Y,d,m))}},
ae,ce));return t.set(Y,{cell:Te,mark:ce}),Te}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},iu.map(([,,,Y])=>a("col",{class:Y}))),n,s,
r),l=a("div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p=!1,w="",h=null,y=0,g=0,b=0,k=0,_=new Map,x=0,M=!1,v=0,[A,E]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"tru\
e"},a("td",{colspan:ru}))),T=Wg(t.get("name").cell),q=()=>c.length>zS&&!rn();function U(Y=!1,ae=l.scrollTop){let pe=Math.ceil((x||600)/Ho),Q=q()?Math.max(0,Math.floor(ae/Ho)-Fg):0,ce=q()?Math.min(c.length,
Math.floor(ae/Ho)+pe+Fg):rn()?K():c.length;if(!Y&&Q===b&&ce===k)return;b=Q,k=ce;let Te=s.contains(document.activeElement),C=Y?new Map:_;_=new Map;for(let j=Q;j<ce;j+=1)_.set(j,C.get(j)??(c[j]?re(j):ie(
j)));$(Te,Y,ae),P()}function $(Y,ae,pe){l.toggleAttribute("data-virtual",q()),R(A,b),R(E,c.length-k),wo(s,[A,..._.values(),rn()?B(c.length-k):E]),pe>0&&(ae||Y)&&l.scrollTop!==pe&&(l.scrollTop=pe),Y&&(_.
get(y)??l).focus({preventScroll:!0})}function P(){let[Y,ae]=q()?[Math.max(0,b-Hg),Math.min(c.length,k+Hg)]:[b,k];for(let pe=Y;pe<ae;pe+=1)if(!c[pe]){e.onWant(Y,ae);return}}function W(){let Y=!1;for(let[
ae,pe]of _)pe.dataset.hole!==void 0&&c[ae]?(_.set(ae,re(ae)),Y=!0):c[ae]&&T.refit(pe,c[ae]);Y&&$(s.contains(document.activeElement),!1,l.scrollTop),P()}function R(Y,ae){Y.hidden=ae===0,Y.style.height=
`${ae*Ho}px`}function B(Y){return a("tr",{hidden:Y===0},a("td",{colspan:ru,class:"muted"},`${N(Y)} more: the report and the CSV have all rows.`))}function K(){let Y=c.findIndex(ae=>!ae);return Y<0?c.length:
Y}function re(Y){let ae=c[Y];return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y},class:`${Y%2?"odd":""}${ae.noise?" noise":""}`,tabindex:Y===y?"0":"-1","aria-selected":String(ae.key===h)},JS(ae,
u,g,ge(ae,Y)),p&&Lf(ae,pe=>hr(pe,u)))}function ie(Y){return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y,hole:""},"aria-busy":"true",tabindex:Y===y?"0":"-1"},a("td",{colspan:ru,class:"muted"},"…"))}
function ge(Y,ae){return a("a",{href:e.href(Y.row),class:"op-link",tabindex:"-1"},Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Y.row.aliases&&!Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names: ")),T.draw(Y))}function ne(Y,{
focus:ae=!1}={}){if(c.length===0)return;let pe=_.get(y);y=Math.max(0,Math.min(c.length-1,Y)),F(y),pe?.setAttribute("tabindex","-1");let Q=_.get(y);Q?.setAttribute("tabindex","0"),ae&&Q?.focus({preventScroll:!0})}
function le(Y){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(Y/Ho)),_.get(y)?.setAttribute("tabindex","0"))}function F(Y){l.removeAttribute("data-late");let ae=Y*Ho,pe=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ae<l.scrollTop?l.scrollTop=ae:ae+Ho>l.scrollTop+pe&&(l.scrollTop=ae+Ho-pe),v=l.scrollTop,U(!1,v)}s.addEventListener("click",Y=>{let ae=Y.target.closest("tr[data-index]");ae&&Y.target.
closest(".op-link")?!Y.ctrlKey&&!Y.metaKey&&!Y.shiftKey&&e.onOpen(c[Number(ae.dataset.index)].key):ae&&c[ae.dataset.index]&&getSelection().isCollapsed&&(ne(Number(ae.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Y=>{let ae=Math.max(1,Math.floor(l.clientHeight/Ho)-4),pe={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ae,PageUp:y-ae,Home:0,End:c.length-1};if(Y.key in pe&&!Y.altKey&&
!Y.metaKey)Y.preventDefault(),ne(pe[Y.key],{focus:!0});else if((Y.key==="Enter"||Y.key===" ")&&!Y.target.closest(".op-link")&&c[y])Y.preventDefault(),e.onSelect(c[y].key);else if(Y.key==="ArrowRight"||
Y.key==="ArrowLeft"){Y.preventDefault();let Q=_.get(y);(Y.key==="ArrowRight"?Q?.querySelector(".op-link"):Q)?.focus({preventScroll:!0})}});let Z=0;l.addEventListener("scroll",()=>{v=l.scrollTop,q()&&Z===
0&&(Z=requestAnimationFrame(()=>{Z=0;let{scrollTop:Y}=l;U(!1,Y),le(Y)}))});let oe=new ResizeObserver(Y=>{x=l.clientHeight,Y.some(({target:ae})=>ae!==l)&&T.measure()&&W(),U(!1,v)});oe.observe(l),oe.observe(
t.get("name").cell);let me=Zn(()=>{T.measure(),U(!0)});function We(Y){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"Duration"}, ${Y}`,o[2].
title=f?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Y}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ae=>{ae.hidden=!p});
for(let[ae,{cell:pe,mark:Q}]of t){let ce=d===ae||(Ug[ae]??"")===d;ce?pe.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):pe.removeAttribute("aria-sort");let Te=m==="asc"?"↑":"↓";Q.textContent=
ce?d===ae?` ${Te}`:` |${Te}|`:""}}return{node:l,focus:()=>ne(y,{focus:!0}),draw(Y){let ae=w!==Y.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:h,revision:w}=Y),p=Y.work===!0,i.toggleAttribute(
"data-work",p),g=au(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Y.judged),T.setRows(c),We(Y.unitName),O(r,Y.totals.map(([Q,ce])=>ZS(Q,ce,u,f,p)));let pe=c.
findIndex(Q=>Q?.key===h);ae&&(y=Math.max(0,pe),v>0&&(l.scrollTop=0,v=0)),M||(M=!0,l.setAttribute("data-late",""),Dt().then(Dt).then(()=>l.removeAttribute("data-late"))),U(!0,v),pe>=0&&ae&&F(pe)},add(Y,ae,pe){
c=Y,i.toggleAttribute("data-unjudged",!pe),T.addRows(c,ae),au(ae)>g?(g=au(ae),U(!0)):W()},select(Y){let ae=Y!==h;h=Y;for(let Q of s.querySelectorAll("tr[data-index]"))Q.setAttribute("aria-selected",String(
Y!==""&&c[Number(Q.dataset.index)]?.key===Y));let pe=c.findIndex(Q=>Q?.key===Y);pe>=0&&ae&&ne(pe)},unmount(){oe.disconnect(),me(),cancelAnimationFrame(Z)}}}function lu(e,t){return t==="percent"?[je(e),
je(e)]:[I(e),ue(e)]}function hr(e,t){if(t!=="percent")return[ye(e),Pe(e)];let o=e===null?_e:`${ke(e)}-points`;return[ke(e),o]}var au=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),ys=e=>e>0?" m\
ore":e<0?" less":" calm";function ci(e,t,o){let[n,s]=lu(e,t);return a("td",{class:o,title:s},n)}function JS(e,t,o,n){let{row:s}=e,[r,i]=GS[s.change]??["",s.change],[l,c]=hr(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:Df(s)},
n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},N(e.controlCount)),a("td",{class:"num c-count"},N(e.testCount)),a("td",{class:`\
num c-count${ys(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:or(s)||null},ot(e.diffCount)),ci(s.control_counts>0?e.control:null,t,"num c-time"),ci(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${ys(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${ys(e.percent??e.diff)}`},e.birth||ke(e.percent)),QS(e)]}function QS({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=KS(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${Mn(e)}${e.
q_value===null?"":` Median of the steps ${I(e.control_median)} → ${I(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${am(tn(e))}`))}var jg=e=>a("td",{class:"\
num c-count",title:N(e)},N(e)),XS={host:"Host, sum",device:"Device, sum"};function ZS(e,t,o,n,s){let[r,i]=hr(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},XS[e]),a("td",{class:"c-category"}),jg(t.controlCount),jg(t.testCount),a("td",{class:`num c-count${ys(t.diffCount)}`},ot(t.diffCount)),ci(t.control,o,"num c-time"),ci(t.test,o,"num c-time"),a("\
td",{class:`num c-time${ys(t.diff)}`,title:i},r),a("td",{class:`num c-percent${ys(t.percent??t.diff)}`},t.birth||ke(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var eE=820,tE=3,Gg=46,At={top:26,right:12,bottom:36},uu=46;function ui(e){return kt({...e,class:"heat-map",height:Jg,make:sE,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<tE&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var oE=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Kg=e=>Math.max(34,e.rows.length*oE(e.rows.length)),Vg=e=>e<eE;function Jg(e,t){let o=Kg(e);return Vg(t)?3*(o+At.top)+2*At.bottom+2*uu+At.bottom:o+At.top+At.bottom+
uu}var cu=e=>e.flat().filter(t=>t!==null);function nE(e){let t=[...cu(e.control),...cu(e.test)],o=Math.abs(an(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...cu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function sE(e,t){let o=Vg(t),n=nE(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=iE(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:vt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:Ps(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:dE(),showscale:!1}},d=c.map(([f,p,w,h],y)=>{let g=y===0?"":
String(y+1);Object.assign(u,lE(e,l.panels[y],g,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(k=>k.map(_=>_===null?null:_/r)),customdata:aE(e,f,p,w,h),
hovertemplate:"%{customdata}<extra></extra>",...rE(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,uE(l.bars[p],4+p,f,i)),cE(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function rE(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function aE(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Ue(String(f))}, step ${Ue(m)}`;if(c===null)return p;let w=e.control[l][u],h=s&&
w>0?` (${ke(100*c/w)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[p,...[n(c)+h,...y].map(Ue)].join("<br>")}))}function iE(e,t,o){let n=Jg(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),
r=Math.min(120,30+7*s),i=t-r-At.right,l=Kg(e),c=o?i:(i-2*Gg)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let g=y*
(c+Gg)/i;return{x:[g,g+c/i],y:d(At.top,l),cell:u}}),p=d(At.top+l+At.bottom+6,8),[w,h]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[w+(h-w)*.2,h-(h-w)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,
2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+uu];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function lE(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),i=xo(e.columns.length,s/(7*r+10)),l=xo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:i,ticktext:i.map(u=>Ue(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Ue(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Yg=48;function cE([e,t],o,n){let s=Array.
from({length:Yg},(r,i)=>e+(t-e)*(i/(Yg-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function uE({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:X("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var dE=()=>[[0,X("--less-fill")],[.5,X("--heat-zero")],[1,X("--more-fill")]];function di(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,O(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,w,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&w===null)return null;let y=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},f(h)),a("td",{class:`num${y}`},ke(
p>0&&h!==null?100*h/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var Qg={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(_t).map(([e,{name:t}])=>[e,t]))},mE=20,mi=["control","test"];function pE(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function Xg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${je(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${je(100*t.waiting)} of its step): the others probably wait for it.`}function Zg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=de("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},na.map(T=>a("option",{value:T},Qg[T]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=ui({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...T)=>o(t(...T))}),
c=di(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),p=new Map,w=new Map,h=null,y="",g=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=T=>T===
"step"&&h&&Rt(h.answer)?"whole recording":Qg[T];function k({set:T,marker:q}){let U=JSON.stringify([T,q]);if(!p.has(U)){let $=jn(T,q);p.set(U,$),$.catch(()=>p.delete(U))}return p.get(U)}async function _(T){
if(mi.some(q=>T[q].any)){x(T,"Each file counts as one step here, so there are no steps to show.");return}try{let q=await Promise.all(mi.map(U=>k(T[U])));if(h?.answer===T){let U=q.map(($,P)=>pE($,T[mi[P]]));
h={...h,samples:U,judged:U.map(ih)},M()}}catch(q){x(T,q.message)}}function x(T,q){h?.answer===T&&(n.textContent=q,m.hidden=!0)}function M(){let[T,q]=h.judged,U=({ranks:R},B)=>`${J(R.length,"rank")}, ${J(
h.samples[B].length,"sample")}`,$=[Xg(T),Xg(q)],P=$[0]===$[1]?$[0]:$.map((R,B)=>R&&`${B===0?"Control":"Test"}: ${R}`).filter(Boolean).join(" "),W=[U(T,0),U(q,1)];n.textContent=`${W[0]===W[1]?`${W[0]} \
on each side`:`${W[0]} against ${W[1]}`}. ${P}`,m.hidden=!1,f.classList.toggle("lagging",h.judged.some(R=>R.slow.length>0)),y!==""&&E()}async function v(T){let q={};w.set(T,q),w.size>mE&&w.delete(w.keys().
next().value);try{q.samples=(await qr(T)).samples}catch(U){q.failed=U.message,w.delete(T)}y==="op"&&g?.query===T&&E(q)}function A(T){if(y!=="op")return{samples:h.samples,of:U=>U[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(g===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let q=T??w.get(g.query);
return q===void 0&&v(g.query),q?.samples?{samples:mi.map(U=>q.samples[U]),of:U=>U.total_duration,revision:g.query,none:""}:{none:q?.failed??"Reading the events of this operation …"}}function E(T){let{
judged:q,file:U}=h,{samples:$=[[],[]],of:P,revision:W,none:R}=A(T),B=za(...$),K=rr(B,P),re=[...K.control,...K.test].flat().some(ne=>ne!==null);i.hidden=y!=="op"||g===null,O(i,g&&a("bdi",{},g.name));let ie=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:B.rows,columns:B.columns,...K,kind:"time",file:U,format:ue,formatDiff:Pe,heading:ie,more:(ne,le,F)=>en(B[ne][le][F]),revision:`${h.revision}#${W}`,
empty:re?"":R}),c.node.hidden=!re,c.draw({grid:B,values:K,timeline:t,title:ie,format:I,formatDiff:ye}),O(u,fE(q));let ge=[B.ranksByPosition&&"ranks",B.stepsByPosition&&"step numbers"].filter(Boolean);
d.hidden=ge.length===0,d.textContent=`The sides have different ${ge.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(T,q,U,$,P){y=q,g=P,f.open=y!=="",r.value=y||
"step",h?.answer!==T?(h={answer:T,file:U,revision:$},r.options[0].textContent=b(na[0]),_(T)):h.judged&&M()}}}function fE([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.
ranks,...t.ranks].map(r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"\
num",title:ue(l.step)},I(l.step)),a("td",{class:`num${c?" lag":""}`},ke(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},je(l.waiting===null?null:100*l.waiting))]},
s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step:\
 waiting for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${nt(
o)}`},a("table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),
a("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var hE={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
mu="not stated",du=(e,t,o)=>n=>{let s=n[e]===null?mu:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},ew=(e,t)=>e.length===0?"none":e.length===t.length?nt(e):`${nt(e)} of ${nt(t)}`,pu=e=>e.shared_kernel_time===
null?"no kernels":je(100*e.shared_kernel_time),gE=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":ew(t.steps,t.all_steps),wE=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>ew(t.ranks,t.all_ranks)},{text:"Steps",of:gE,key:(e,t)=>t.steps.length},{text:"with_stack",of:du("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:du("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:du("profile_memory"),key:e=>e.
profile_memory},...Object.entries(hE).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:pu,key:()=>null}];function yE(e){return wE.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||mu,test:l||mu,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function bE(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${pu(n)} of the kernel time in the control, ${pu(s)} in the test.`;return r+i}function tw(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=yE(n);e.textContent=bE(n,s),O(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function ow(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Us(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${zt(tn(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${zt(tn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${zt(tn(t))}`);let s=or(t);return s===
""?n:[...n,s]}function _E(e,t,o){let{row:n}=e,s=c=>lu(c,t)[0],r=e.birth||ke(e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${hr(
e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${I(n.control_total_duration)} → ${I(n.test_total_duration)}, ${ye(n.diff_duration)}`),[...l,...ow(e)]}function kE(e){return[e.row.category,
`control ${N(e.controlCount)}`,`test ${N(e.testCount)}`,`Δ ${ot(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...ow(e)]}var nw=e=>({key:e.key,name:ws(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.
aliases?"≡ ":""});function sw(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Fs(t,n)}`:Fs(t,n),rows:e.map(s=>({...nw(s),control:s.control,test:s.test,diff:s.diff,lines:_E(
s,t,o)}))}}function rw(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...nw(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:kE(o)}))}}
function aw({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===
0}var xE=20,$E=200;function vo({id:e=de("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=de("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>k(),
input:()=>f(),keydown:M,blur:()=>_()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:v=>v.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
f=Qe($E,()=>y(u.value.trim())),p=[],w=-1,h=null;async function y(v){h?.abort(),h=new AbortController;let{signal:A}=h,E=new URLSearchParams({q:v.slice(0,120),limit:String(xE)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:T,total:q},U]=await Promise.all([jt(E,{signal:A}),i&&v!==""?Jo({signal:A}):[]]),$=i?SE(v,T,U):[];p=[...s&&v===""?[{none:!0}]:[],...$,...T],g(q>T.length?`${J(q-
T.length,"more set")}: type to find them`:p.length===0&&"No set matches."),Se(J(q,"set")),b(v===""?p.findIndex(P=>P.set&&P.set.id===o?.id):T.length>0?$.length:0)}catch(T){T.name!=="AbortError"&&(p=[],
g(T.message))}}function g(v){O(d,p.map((A,E)=>a("li",{id:`${l}-${E}`,role:"option",class:"choice-line","aria-selected":String(A.set?A.set.id===o?.id:!!A.none&&!o),on:{click:()=>x(A)}},A.set?EE(A.set):
A.words??s)),v&&a("li",{class:"muted small picker-note",role:"presentation"},v)),w=-1,u.removeAttribute("aria-activedescendant")}function b(v){if(d.children[w]?.classList.remove("active"),w=p.length===
0?-1:Math.max(-1,Math.min(v,p.length-1)),w<0){u.removeAttribute("aria-activedescendant");return}d.children[w].classList.add("active"),d.children[w].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${w}`)}function k(){d.hidden&&y("")}function _(){f.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function x(v){_(),v.group?i(v.group):(v.none||v.set.id!==o?.id)&&r(v.none?null:v.set)}function M(v){let{key:A}=v,E=!d.hidden,T={ArrowDown:w+1<p.length?w+1:0,ArrowUp:w>0?w-1:p.length-1,PageDown:w+8,PageUp:Math.
max(0,w-8)}[A];(T!==void 0||E&&["Enter","Escape"].includes(A))&&v.preventDefault(),T!==void 0?E?b(T):k():A==="Enter"&&E&&p[w]?x(p[w]):A==="Escape"&&E&&(v.stopPropagation(),_())}return{node:m,input:u}}
var vE=3;function SE(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,vE).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function EE(e){return[a("span",{class:"choic\
e-name ellipsis"},e.label),a("span",{class:"muted small"},[ft(e.created),J(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function bs(e,{none:t,links:o=ME}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,w=TE(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let h=u.control!==""&&u.test!=="";O(n,l("control",u,d,m),a("div",{class:"swap-cell"},(h||t===void 0)&&Ce("swap","Swap control and test",()=>e(AE(u))),CE(u,e),h&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:g})=>OE(n,y,g)),p&&n.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",w=u==="control"?"Control":"Test",h=m&&Ye(
m,d[u]),y=de("set"),g=vo({id:y,field:u,set:h,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},w),g.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},iw(`${u}_ranks`,"Ranks",h?.ranks??f?.[u]?.all_ranks,d,e),iw(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:h?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?J(f[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var TE=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function OE(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var ME=e=>[fu(e),a("a",{class:"small",href:qt(Nt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:Sn(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function fu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:he(`/analyse?${t}`)},"Analyse both")}function AE(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function CE(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return H(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function iw(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=de(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?RE(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${nt(o)}`:null,on:{change:()=>{
let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,
selected:p===r},LE(p,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function RE(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function LE(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var NE=["bars","line","scatter","histogram","none"],lw=["control","test","q","chart","x","y","y2","by"],cw={chart:"",x:"",y:"",y2:"",by:""};function hu(e){let t=new URLSearchParams(e),o=Object.fromEntries(
lw.map(n=>[n,t.get(n)??""]));return{...o,chart:NE.includes(o.chart)?o.chart:""}}function pi(e){let t=new URLSearchParams;for(let o of lw)e[o]&&t.set(o,e[o]);return he(t.size===0?"/query":`/query?${t}`)}
function fi({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var to=e=>`'${e.replaceAll("'","''")}'`,Ln=["control","test"],PE=32;function uw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function hi(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:uw("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:uw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function gu(e){let t=Object.entries(e).map(([o,n])=>{let s=hi(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var dw=e=>Object.fromEntries(Ln.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function gr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function IE(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${gr(`diff_${o}`)} / ${gr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${gr(e.slice(4))})`:gr(e)}var DE={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function BE(e,t){let o=DE[e][t?0:1];return Ln.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${gr(n)} AS ${n}`:n)}function _s(e,t){let o=[...t].filter(([n])=>!Ln.includes(n));return o.length>PE?null:`${e}${o.length>0?`(${o.map(([n,s])=>to(`${n}=${s}`)).join(", ")}\
)`:""}`}function gi(e,t,o,n=0){let s=sa(e);s.delete("measure"),o||s.set("measure","total");let r=_s("compare",s),i=Xn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${BE(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${IE(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function mw(e){let t=gt(e);t.set("fold","true");let o=_s("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function qE({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Ln.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var wu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function WE(e){let t=Ln.map(o=>{let n=hi(o,dw(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${wu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var pw=e=>WE(e)??`SELECT side, rank, step_number, ${wu.join(", ")}
FROM ${_s("compare_steps",[...gt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,fw=e=>`${pw(e)}
ORDER BY rank, step_number, side`,hw=e=>`SELECT side, count(*) AS steps, ${wu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${pw(e)}
)
GROUP BY side`,gw=e=>_s("compare_places",[...gt(e)].filter(([t])=>!t.startsWith("merge_")));function ww(e){let t=gw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function FE(e,{name:t,category:o,aliases:n}){let s=gu(dw(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${to(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>to(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${to(o)} AND ${r?`name = ${to(t)}`:`name IN (
    SELECT raw FROM (
${qE(e)}
    ) WHERE shown = ${to(t)})`}
  AND (${s})`}var yw=(e,t,{name:o,category:n})=>_s(e,[["name",o],["category",n],...gt(t)]);function yu(e,t){let o=FE(e,t);return o?`events
WHERE ${o}`:yw("compare_calls",e,t)}var bw=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${yu(e,t)}
ORDER BY side, rank, start_us`,bu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${yu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,HE={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},_w=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${yu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(HE).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,kw=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${yw("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function xw(e,{name:t,category:o},n){let s=gw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${to(t)} AND category = ${to(o)}`:`instr(' / ' || path || ' / ', ${to(` / ${t} / `)}) > 0`}
GROUP BY part`}var $w=(e,t)=>_s(t,[...gt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),vw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${$w(e,"work_by_operator")}
WHERE operator = ${to(t)}`,Sw=e=>Ln.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${$w(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,Ew=e=>Ln.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Tw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Ow=e=>Ew(e)?`${Tw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,jE={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Mw(e,t){let[o,n]=jE[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Ew(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Tw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var oo=(e,{control:t,test:o},n={})=>e?pi({control:t,test:o,q:e,...n}):null;function Aw(e,{unit:t,self:o,item:n,ofHost:s},r){let i=(l,c,u)=>l.set(oo(c,e,u));i(r.table.sql,gi(e,t,o)),i(r.durations.sql,gi(e,t,o,e.top)),i(r.counts.sql,gi(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),i(r.fall.chart.sql,s?ww(e):hw(e)),i(r.classes.sql,Sw(e)),i(r.replacements.sql,mw(e)),i(r.operators.sql,Ow(e)),i(r.ranks.heat.sql,e.heat!=="op"?fw(e):n?bu(e,n.row):null)}
function Cw(e,t,o){let{histogram:n,points:s,heat:r,numbers:i,related:l,work:c,booked:u}=o;u.sql.set(oo(xw(e,t,t.launches===void 0),e)),i.sql.set(oo(_w(e,t),e)),l.sql.set(oo(kw(e,t),e)),c.sql.set(oo(vw(
e,t),e)),n.sql.set(oo(bw(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(oo(bu(e,t),e))}var wr=["control","test"],Rw=e=>a("bdi",{class:"mono"},e),UE=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function zE(e){let[t,o]=wr.map(s=>UE(e[s])),n=wr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?N(n[0]):`${N(n[0])} and ${N(n[1])}`,changes:{control_marker:t,test_marker:t}}]:wr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:N(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function GE(e,t){let[o,n]=wr.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Rw(i)," ",t&&H("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:wr.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function Lw(e,t){return[GE(e,t),t&&zE(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,Rw(n),` as step m\
arker (${s} found)? `,H("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Nw=8,YE=600,KE=80,Nn=["control","test"],Pw=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},xu=({step_number:e})=>e!==null,ku=e=>[e.span,xu(e)?e.step_number:
e.rank],Iw=({rank:e,span:t})=>`${e}/${t}`;function Dw(e){return`${xu(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function VE(e){let o=[...new Map(e.map(n=>[ku(n).
join("/"),ku(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function JE(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var _u=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function QE(e,t){let o=new Map;for(let n of e){let s=Iw(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Nw?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>De("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function XE(e,t,o,n,s){let r=VE(t),i=t.map(u=>({sample:u,y:_u(
u.step,o),x:r.size>1?3+94*r.get(ku(u).join("/"))/(r.size-1):50})),l=t.filter(xu).map(u=>u.step_number),c=l.length===0?J(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},De("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},De("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${_u(n,o)}%`,y2:`${_u(n,o)}%`}),QE(
i,e),i.map(({sample:u,x:d,y:m})=>De("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>KE?2:3.2},s&&De("title",{},[`${e}, ${Dw(u)}: ${ue(u.step)}`,en(u)].filter(Boolean).join(`
`))))),a("p",{class:`${e}-text small strip-caption`},`${e}, ${c}`))}function ZE(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${J(t.length,"sample")} from ${I(Math.min(...o))}\
 to ${I(n.step)}, median ${I(Pw(o))}; the longest is ${Dw(n)}.`}var Bw=(e,t)=>e&&Object.fromEntries(Nn.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:i=null}=t?.[o][s]??{};return{...n,...r!==null&&
{host:r/1e3,lag:i/1e3}}})]));function qw(e,t){if(!Nn.every(l=>e?.[l]?.length>0)||Nn.every(l=>e[l].length<2))return null;let o=Nn.flatMap(l=>e[l].map(c=>c.step)),n=JE(o),s=Pw(e.control.map(l=>l.step)),
r=[de("strip-title"),de("strip-words")],i=Nn.some(l=>{let c=new Set(e[l].map(Iw));return c.size<=Nw&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-d\
escribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},`Every ${t}`)," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",id:r[1]},Nn.map(
l=>ZE(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},I(n[1])),a("span",{},I(n[0]))),Nn.map(l=>XE(l,e[l],n,s,o.length<=YE))))}var eT={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},tT={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},oT=({
control:e,test:t})=>he(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),nT="Confidence: this share of the intervals that are made in this way contains \
the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 the step time counts as slower or faster. Ranks of a step wait for ea\
ch other, so their mean counts once.";function sT({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function rT({verdict:e,shift:t,control_median:o}){if(e!=="slower"&&
e!=="faster"||!(o>0))return"";let n=100*t/o;return n<900?` by ${je(Math.abs(n))}`:`: ${ke(n)} as long`}function aT(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("\
p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${tT[e.verdict]} `),eT[e.verdict],
rT(e)),a("span",{class:"headline-label"},`Mean ${o.toLowerCase()}`),a("span",{class:"value control-text",title:ue(e.control)},I(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{
class:"value test-text",title:ue(e.test)},I(e.test)),a("span",{class:`change ${sT(e)}`,title:Pe(e.change)},ye(e.change)))}function Ww(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"\
verdict-strip"}),i=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=Rt(c),f=d.verdict==="cannot_judge"&&u;O(s,aT(d,m),a("p",{class:"verdict-ra\
nge"},Vt(d.range.parts)," ",f&&H("Use all ranks and steps",e,{class:"link-button"})),d.basis!==null&&a("p",{class:"muted small verdict-reason",title:nT},Vt(d.basis.parts),"."),d.recorded&&a("p",{class:"\
muted small"},Vt(d.recorded.parts)),d.caution&&c.comparability.every(({kind:p})=>p!=="same_selection")&&a("p",{class:"muted small one-recording"},d.caution," ",t&&a("a",{href:oT(c)},"Compare several r\
ecordings")),Lw(c,t)),O(r,qw(Bw(d.samples,c.step_time.samples),m?"recording":d.recorded?"recorded step":"step")),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function wi(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var iT=900,yi=12,Fw=17,lT=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Hw(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of lT){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Hw(n);s&&o.append(s)}return o}function cT({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,w)=>De("te\
xt",{x:d,y:m,fill:X(w?"--text":"--muted"),"font-size":p,"font-weight":w?600:400,"font-family":s},f),i=t.flatMap(d=>Qo(d,Math.floor(n/6.6),3)),l=[r(yi,22,e,15,!0),...i.map((d,m)=>r(yi,42+Fw*m,d,12,!1))],
c=30+Fw*i.length+18,u=yi;for(let[d,m]of o)l.push(De("rect",{x:u,y:c-9,width:14,height:9,fill:X(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+yi}}function uT(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,iT),l=cT(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=Hw(d);for(let[p,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))f.setAttribute(p,String(w));return f}),u=l.height+n;return{width:i,height:u,node:De("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},De("rect",{width:"100%",height:"100%",fill:X("--surface")}),l.nodes,c)}}var jw="image/svg+xml";async function dT(e,t,o){let n=new Image;
n.src=`data:${jw};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Uw(e,t,o,n){let{node:s,width:r,height:i}=uT(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:jw}):await dT(l,r,i);
wi(c,`${o}.${t}`)}var yr=212,no={left:62,right:12,top:20,bottom:24},ks=yr-no.top-no.bottom,bi=.62,mT=5,zw=8,_i=84,pT=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Gw(e){return kt(
{...e,class:"waterfall",height:()=>yr,keys:pT,paint:wT,save:Uw})}function fT(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function hT(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function gT([e,t]){let o=(t-e)/
mT,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var br=e=>`${100*e}%`;function wT({fall:e}){let t=fT(e),
o=hT(t),[n,s]=o,[r,i]=Je(s),l=t.length,c=g=>ks*(s-Math.max(g,n))/(s-n),u=(g,b=0)=>br((g+.5+b)/l),d=g=>g===0?"control":g===l-1?"test":e.parts[g-1].change<0?"less":"more",m=de("fall-less"),f=gT([n/i,s/i]).
map(g=>({y:c(g*i),text:`${Ge(Number(g.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},w=De("svg",{class:"fall-body",...p},De("defs",{},De("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},De("rect",{class:"fall-ground",width:5,height:5}),De("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:g})=>De("line",{class:"fall-grid",x2:"1\
00%",y1:g,y2:g})),t.slice(0,-1).map(([,g],b)=>De("line",{class:"fall-join",x1:u(b,bi/2),x2:u(b+1,-bi/2),y1:c(g),y2:c(g)})),t.map(([g,b],k)=>De("rect",{class:`fall-bar fall-${d(k)}`,x:u(k,-bi/2),width:br(
bi/l),y:c(Math.max(g,b)),height:c(Math.min(g,b))-c(Math.max(g,b)),...d(k)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(g=>yT(u(g,-.33),br(.66/l))),e.parts.map(({change:g},b)=>De("text",{class:`\
fall-label fall-${g>0?"more":g<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ye(g))),bT(e).flatMap(([g,b],k)=>[De("text",{class:"fall-tick fall-whole",x:u(k),y:ks+15},g),De("text",{class:"\
fall-tick fall-short",x:u(k),y:ks+15},b)])),h=De("svg",{class:"fall-axis",...p},f.map(({y:g,text:b})=>De("text",{class:"fall-value",x:no.left-5,y:no.top+g+4},b)),n>0&&De("text",{class:"fall-cut",x:no.
left,y:no.top-6},"the axis is cut: it does not begin at 0")),y=t.map(g=>[c(Math.max(...g)),c(Math.min(...g))]);return[h,w,_T(w,kT(e),y)]}function yT(e,t){let o=(r,i)=>ks*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:zw+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return De("svg",{x:e,width:t,height:ks,viewBox:`0 0 ${zw} ${ks}`,preserveAspectRatio:"\
none"},De("polygon",{class:"fall-ground",points:s}))}function bT(e){return[["control","control"],...e.parts.map(({part:t})=>[Xo[t].name,Xo[t].short]),["test","test"]]}function _T(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(p=>no.top+p),m=()=>{O(n,r.map(p=>a("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?no.left:no.right}px + ${c/s} * (100% - ${no.left+no.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>_i?`${yr-u+17}px`:"auto",n.style.top=u>_i?"auto":`${d-u>_i?
u+6:Math.min(d+4,yr-_i)}px`},f=De("rect",{class:"fall-area",x:br(i/s),y:-no.top,width:br(1/s),height:yr});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function kT(e){return[["control",I(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Xo[t].name,`${I(o)} → ${I(n)}`,ye(s)]),["test",I(e.test),ye(e.change)]]}var xT=21,$T=7.1,vT=5e-4,ST=([e,...t])=>[Vt([{text:Ws(e.text)},...t]),"."],Yw=e=>e>0?"more":e<0?"less":"calm",ET=e=>Math.max(xT,Math.floor(e/$T)),Kw=({operations:e,named:t})=>e.slice(0,t);function _r({
name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var TT=e=>e.parts.every(({change:t})=>Math.abs(t)<=vT*e.control);function Vw(e,t){let o=Gw({id:"chart-wate\
rfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=6,c=[],u=new Map;o.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(
".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,d())}).observe(s);function d(){let p=um(c,ET(i||r&&(r-74)/l-14));u=new Map(c.map((w,h)=>[w,p[h]]));for(let w of s.querySelectorAll(".fal\
l-ops bdi"))w.textContent=u.get(w.dataset.name)}function m(p){let{name:w,what:h}=Xo[p.part],y=Kw(p);return a("section",{class:"fall-column",data:{part:p.part},tabindex:"-1"},a("h3",{title:h},a("span",
{class:"fall-name"},Ws(w))," ",a("span",{class:Yw(p.change),title:Pe(p.change)},ye(p.change))),a("p",{class:"muted small",title:`${ue(p.control)} → ${ue(p.test)}`},`${I(p.control)} → ${I(p.test)}`),
y.length>0&&a("ul",{class:"fall-ops"},y.map(g=>a("li",{},a("a",{href:e(g,p.part),class:"mono",title:g.name},a("bdi",{data:{name:_r(g)[0]}},u.get(_r(g)[0]))),_r(g)[1]&&a("span",{class:"muted small fall\
-in",title:g.name},`in ${_r(g)[1]}`),a("span",{class:`num ${Yw(g.change)}`,title:Pe(g.change)},ye(g.change))))),p.explained&&a("p",{class:"small muted explained"},ST(p.explained_parts)))}function f(p,w){
return a("p",{class:`fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:ue(w)},I(w)))}return{node:o.node,chart:o,reveal(p){let w=s.querySelector(
`[data-part="${p}"]`);w?.scrollIntoView({block:"center"}),w?.focus({preventScroll:!0})},draw(p,w,h,y){let g=p.waterfall;o.node.hidden=g===null;let b=g!==null&&TT(g);if(o.draw({fall:g,revision:w,file:h,
caption:y,heading:`mean per ${Rt(p)?"recording":"step"}, test − control`,empty:g===null?"No parts.":b?`No difference: a ${Rt(p)?"recording":"step"} takes ${I(g.control)} in the control and ${I(g.test)}\
 in the test, and no part of it changed by more than 0.05 %.`:""}),g===null||b){O(s),n=null;return}g!==n&&(n=g,l=g.parts.length+2,s.style.setProperty("--columns",String(l)),c=[...new Set(g.parts.flatMap(
k=>Kw(k).map(_=>_r(_)[0])))],d(),O(s,f("control",g.control),g.parts.map(m),f("test",g.test)))}}}var OT=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar; instances of a module are added up"]],ki={key:"",fall:null};
function Jw(e,t){let o=pt("Under the bars",OT,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Vw(u,o.node);c.node.append(n);function u(m,f){return m.tree?qt({...Nt(
s[0]),node:Ea(m.tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",
limit:"0"}).forEach(([p,w])=>f.set(p,w));try{let{waterfall:p}=await it(f,{signal:i.signal});ki={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&O(n,`The modules could not be loaded: ${p.message}`)}}
return{...c,draw(m,f,...p){let w=gt(m).toString(),h=m.fall==="modules"&&f.waterfall!==null&&!Bs(f.waterfall),y=h&&ki.key===w&&ki.fall?ki.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],o.press(
m.fall),o.node.hidden=Bs(f.waterfall),O(n,h?y===f.waterfall?"Looking for the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),
h&&y===f.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var $u=20,MT=4,vu=e=>e===null?"–":Ge(e,0,e<1?3:e<100?1:0),xi=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function Qw(){let e=a("spa\
n",{class:"muted rank-summary"}),t=lt("Device time by class of work"),o=b=>a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":b}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=a("details",{class:"card rank-steps work-classes",hidden:!0},a("summary",{},a("h2",{},"Classes of work"),e),a("div",{class:"chart-tools"},t.node),a("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),i=!0,l=[1,1],
c=(b,k,_="")=>a("td",{class:`num ${_}`,title:k},b),u=(b,k="num")=>a("th",{scope:"col",class:k},b),d=b=>i?[b.control_per_step,b.test_per_step]:[b.control_total_duration,b.test_total_duration],m=b=>["co\
ntrol","test"].map((k,_)=>N(b[`${k}_counts`]/(i?l[_]:1))).join(" → ");function f(b){let[k,_]=d(b),x=_>k?"more":_<k?"less":"calm";return[c(m(b)),c(I(k),ue(k)),c(I(_),ue(_)),c(ye(_-k),Pe(_-k),x),c(k>0?
ke(100*(_-k)/k):_>0?"new":"",null,x)]}let p=b=>[c(xi(b,"tflops_per_s",vu)),c(xi(b,"gb_per_s_at_least",Lo)),c(xi(b,"flops_per_byte_at_most",vu))],w=[u("TFLOP/s"),u("bandwidth, at least"),u("FLOPs per b\
yte, at most")],h=(b,k,..._)=>a("thead",{},a("tr",{},b,u(k),u("control"),u("test"),u("Δ"),u("Δ %"),..._));function y(b){O(n,a("table",{class:"operators-table"},h(u("Class",""),"device rows",u("share"),
...w.map(k=>k.cloneNode(!0))),a("tbody",{},b.map(k=>a("tr",{},a("th",{scope:"row"},k.class),f(k),c(xi(k,"share",_=>`${vu(_)} %`)),p(k))))))}function g(b){let k=[...b].sort((_,x)=>Math.max(...d(x))-Math.
max(...d(_)));s.hidden=b.length===0,O(s,a("table",{class:"operators-table"},h(u(b.length>$u?`Shapes: the ${$u} that take longest`:"Shapes",""),"calls",...w),a("tbody",{},k.slice(0,$u).map(_=>a("tr",{},
a("th",{scope:"row",title:`${_.operator} ${_.shapes}`},a("bdi",{class:"mono"},_.operator)," ",a("span",{class:"mono small"},_.shapes.replaceAll(",[]",""))," ",a("span",{class:"muted"},_.dtype)),f(_),p(
_))))))}return{node:r,sql:t,draw(b,k,_){r.hidden=!b,b&&(i=_!=="total",l=[k.control.samples,k.test.samples],e.textContent=b.classes.slice(0,MT).map(x=>`${x.class} ${d(x).map(I).join(" → ")}`).join(",\
 "),y(b.classes),g(b.shapes))}}}var $i={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Su=null,Pn={path:"/compare",name:"Compare",mount:(e,t)=>AT(e,t)};function AT(e,t){let o=Gt(location.search),n=null,s=null,
r="",i="",l=t.newPair?yc(o):Su,c=null,u="",d=null,m=o.op!=="",f=!1,p=globalThis.firstComparison!==void 0,w=Ef(o,l),h=xf(()=>!f&&s&&Te()),y=Ig(),g=Yf({page:L=>`${K(L)}#booked`,row:re,rank:ne,step:le,timeline:L=>Rp(
o,L),stragglers:()=>ou("stragglers",o),onRow:L=>ie(Ot(L.name,L.category)),onBar:L=>_.fall.reveal(L),isCorrected:()=>o.equal_clock,onClock:()=>W({equal_clock:!o.equal_clock})},y.node),b=Wf(W),k=lt("All\
 rows"),_={sides:bs(W),verdict:Ww(()=>W($i),W,g.node,b.node),fall:Jw(K,L=>W({fall:L},{replace:!0})),recorded:tw(),operators:qg(K,it),ranks:Zg(L=>W({heat:L},{replace:!0}),{timeline:(...L)=>ba(o,...L),go:t.
go}),classes:Qw(),replacements:Pf(K),filters:Bg(W),counts:bc({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:L=>R(L,_.counts.node)}),durations:bc({id:"chart-durations",title:"\
Ops duration comparison",file:"ops-duration",onSelect:L=>R(L,_.durations.node)}),table:zg({onSort:(L,G)=>W({sort:L,order:G}),onSelect:R,href:K,onOpen:B,onWant:h.want}),detail:Bf({onClear:()=>R(""),href:K,
onRanks:F,onTable:ge,tree:L=>Gp(o,L),timeline:L=>ts(o,L)})},x=a("div",{class:"comparability"}),M=a("p",{class:"remark",hidden:!0}),v=qf(W),A=[_.fall.chart,_.ranks.heat,_.counts,_.durations],E=a("div",
{class:"results"},_.verdict.node,x,_.fall.node,_.operators.node,_.filters.node,M,v.node,a("div",{class:"charts"},_.durations.node,_.counts.node),a("section",{class:"card table-card","aria-label":"All \
rows"},a("div",{class:"chart-head"},b.title,a("div",{class:"chart-tools"},b.work,k.node)),_.table.node,b.workNote),_.classes.node,_.ranks.node,_.recorded.node,_.replacements.node),T=a("div",{class:"me\
ssage"}),q=a("h1",{class:"visually-hidden"},"Compare"),U=a("div",{class:"paper-only"}),$=Mt({context:t,results:E,message:T});e.append(a("div",{class:"page compare-page"},q,U,_.sides.node,T,E),_.detail.
node);let P=ht(()=>A.forEach(L=>L.retheme()));function W(L,{replace:G=!1}={}){return!f&&t.go(St({...o,...L}),{replace:G})}function R(L,G=_.table.node){let te=_.detail.node.contains(document.activeElement),
Le=L===o.op?"":L??"",Fe=G.getBoundingClientRect().top;W({op:Le},{replace:!0}),window.scrollBy(0,G.getBoundingClientRect().top-Fe);let Ee=c?.items.find(tt=>tt?.key===Le);Ee?Se(`${Ee.row.name} is select\
ed.`):te&&_.table.focus()}function B(L){L!==o.op&&R(L)}function K({id:L,name:G,category:te}){return Yt({...o,heat:"",row:L??Ot(G,te)})}function re({name:L,category:G}){return St({...o,op:Ot(L,G)})}function ie(L){
m=!0,L===o.op?C():W({op:L},{replace:!0})}function ge(){_.table.node.closest(".table-card").scrollIntoView({block:"start"}),_.table.focus()}function ne(L){return[s.control,s.test].every(G=>G.all_ranks.
includes(L))&&s.control.all_ranks.length+s.test.all_ranks.length>2?St({...o,control_ranks:String(L),test_ranks:String(L)}):null}function le(L,G){return s[G].all_steps.includes(L)?St({...o,[`${G}_steps`]:String(
L)}):null}function F(){W({heat:"op"},{replace:!0}),_.ranks.node.scrollIntoView({block:"start"}),_.ranks.node.querySelector("summary").focus({preventScroll:!0})}function Z(){let L=te=>nn(te,o,n,s),G=o.
control&&o.test?`${L("control")} → ${L("test")} · Compare`:"Compare";q.textContent=G,t.setTitle(G)}async function oe(){let L=[o.control,o.test].filter(te=>te!=="");if(L.every(te=>n&&Ye(n,te)))return;
let G=await yt(L).catch(()=>[]);f||(n=G,Y())}async function me(L){let G=l,te=G.late===!0&&await Sf(L,G);te!==!1&&l===G&&(l={key:G.key,...te?vc(te):{diagnosis:[],note:""}},Su=te&&l,Y())}function We(L){
i=L,E.dataset.stale="";let G=gt(o).toString(),{op:te}=o;$.ask(Le=>w(L,o,l,Le),Le=>{s=Le,r=L,h.start(L,Le,te),l?.key!==G?(l={key:G,...vc(Le)},Su=l):l.late&&Dt().then(()=>me(L)),Se(s.row_count===1?"One \
row.":`${N(s.row_count)} rows.`),$.say(null),delete E.dataset.stale,Y()},Le=>{s=null,r="",h.stop(),$.say(Ff(Le,{narrowed:Object.keys($i).some(Fe=>o[Fe]!=="all"),all:()=>W($i),again:()=>We(i),unmarked:()=>W(
{control_marker:"",test_marker:""})})),delete E.dataset.stale,Y()})}function Y(){if(f)return;Z();let L=o.control!==""&&o.test!=="",G=Jn(o),te=wc(o);L?te!==i&&(s||$.say(null),We(te)):($.drop(),i="",s=null,
_.detail.draw(null),$.say(Hf(n))),_.sides.draw(o,n,s),E.toggleAttribute("data-skeleton",L&&!s),_.filters.draw(o,s,s?ae():o.unit||"total"),v.draw(o,G),s?L&&r===i&&pe(ae(),G):_.detail.draw(null)}function ae(){
let L=o.unit||Il(s);return L==="percent"&&!oa(s)?Il(s):L}function pe(L,G){let te=is(s),Le=gt(o).toString();c?.answer!==s&&(_.verdict.draw(s,Object.keys($i).some(tt=>o[tt]!=="all")),_.recorded.draw(s),
_.operators.draw(Le,s)),j();let Fe=s.waterfall??l?.waterfall??null;_.fall.draw(o,{...s,waterfall:Fe},`${r}${Fe===null}`,te,Pa(s)),Q(L,G),_.classes.draw(l?.classes,s,L),_.replacements.draw(s,L==="per_s\
tep"||L==="percent"),b.draw(o,s,L,G),g.draw({...l,limit:s.verdict.limit},St({...o,op:""})),y.draw(o,s),C();let Ee=c.items.find(tt=>tt?.key===o.op);_.ranks.draw(s,o.heat,te,r,Ee?{name:Ee.row.name,query:bn(
{...o,row:Ee.key}).toString()}:null),Aw(o,{unit:L,self:G,item:Ee,ofHost:Bs(Fe)},{..._,table:{sql:k}})}function Q(L,G){let te=h.rows(),Le=JSON.stringify([r,L]),Fe=JSON.stringify([Le,o.top,u===r]);if(c?.
answer!==s||c.order!==Le){let Ee=Dl(s,te,L,{self:G});c={answer:s,order:Le,unit:L,self:G,items:Ee},S(L,Ee),_.table.draw({rows:Ee,totals:Gm(s,L,{self:G}),unit:L,self:G,unitName:Fs(L,s),sort:o.sort,order:o.
order,selected:o.op,revision:Le,judged:ce(Ee),work:o.work})}c.chartKey!==Fe&&(c.chartKey=Fe,V(Fe),O(U,Pa(s,J(s.row_count,"row")).map(Ee=>a("p",{},Ee))))}let ce=L=>L.some(G=>G.verdict!=="cannot_judge"&&
!G.row.too_few);function Te(){if(r!==i||c?.answer!==s)return;let{items:L,unit:G,self:te}=c,Le=[],Fe=[];h.rows().forEach((tt,at)=>{L[at]||(Le.push(at),Fe.push(tt))});let Ee=Dl(s,Fe,G,{self:te});Ee.forEach(
(tt,at)=>{L[Le[at]]=tt}),S(G,L),_.table.add(L,Ee,ce(L)),o.op!==""&&!d&&pe(G,te)}function C(){let L=o.op===""?-1:h.placeOf(o.op),G=c.items[L]??null,te=G?.key??"";if(d=G,_.counts.select(te),_.durations.
select(te),_.table.select(te),L===void 0){h.find(o.op);return}_.detail.draw(G,G||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},H("Cle\
ar the filters",()=>W({q:"",category:[],change:"",exclude:[Lt],device_type:"ALL",significant:""})))]),m&&(m=!1,G&&ge())}function j(){let L=ap(s.comparability,l.diagnosis).filter(({kind:G})=>G!=="steps\
_differ"&&G!=="single_sample");O(x,la(L))}function S(L,G){let te=s.control.samples,Le=s.test.samples,Fe=G.find(at=>at?.row.too_few&&at.row.among)?.row;M.hidden=te===Le&&!Fe;let Ee=Fe&&`${Mn(Fe)} These\
 rows say “too few steps”. `;if(te===Le){O(M,Ee);return}let tt=L==="total"?"totals cannot be compared directly.":L==="per_call"?"totals would mislead.":"calls and durations are shown per step.";O(
M,Ee,`The sides have ${N(te)} and ${J(Le,"sample")} (a sample is one step of one rank), so ${tt} `,L==="total"?H("Show per step",()=>W({unit:""}),{class:"link-button"}):H("Show totals",()=>W({unit:"to\
tal"}),{class:"link-button"}))}function D(){return u!==r&&aw(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",H("Draw the bars anyway",()=>{u=r,Y()},{class:"\
link-button"})]}function V(L){let{items:G,unit:te,self:Le}=c,Fe=`${c.order}${o.top}`,Ee=Um(G,o.top),tt=Pa(s,`first ${N(Ee.length)} of ${J(s.row_count,"row")}`),at={file:is(s),revision:L,zoom:Fe,caption:tt};
_.durations.draw({...at,...sw(Ee,te,Le,s),empty:D()}),_.counts.draw({...at,...rw(Ee,te),empty:D()}),v.drawRest(G.length,Ee.length)}return Y(),p?Dt().then(oe):oe(),{keys:{search:()=>_.filters.focusSearch(),
enter:()=>_.table.focus(),control:()=>_.sides.choose("control"),test:()=>_.sides.choose("test"),close:()=>_.detail.isOpen()&&R("")},update(L){o=Gt(L),l=t.newPair?yc(o):l,Y(),oe(),s&&i===r&&t.settled()},
unmount(){f=!0,[y,_.fall,_.operators].forEach(L=>L.stop()),$.unmount(),h.stop(),P(),A.forEach(L=>L.unmount()),_.table.unmount(),_.detail.unmount()}}}var Xw=2,Eu=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function CT(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await Fr(e,r)).rows[0]}async function RT(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>CT(e,c,b,n))),jn(e,o===""?null:o),ho(e)]),[f]=u.
filter(Boolean).sort((b,k)=>k.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let w=l===null?p.first_event_ns:
d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=p.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(h)?BigInt(h):0n),g=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:g(f.start-
Xw*f.duration),end:g(f.start+(1+Xw)*f.duration)}}function Zw(e,t,o,n){let s=RT(e.id,t,Eu(o));return s.catch(()=>{}),ua({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:i}=await s;return zr(e.id,i.number,"",{signal:r,onProgress:n})}})}function ey({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function ty(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var LT=250;function oy(e){return kt({...e,height:()=>LT,make:PT,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function NT(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function PT(e,t){let o={...e,
...ey(e)},n=Xt(),{edges:s}=o,r=ty(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((h,y)=>h+y,0),w=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(h=>h===0?0:
h/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:DT(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:X("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:IT(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:vt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(NT),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?X("--control"):X("--test")}}])}}}function IT(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${N(e[r][n])}${i>0?`, ${je(100*e[r][n]/i)} of its calls`:""}`;return[`${I(o)} to ${I(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function DT(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var BT=250,vi=.13;function ny(e){return kt({...e,height:()=>BT,make:qT,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function qT(e,t){
let o=Xt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let w=[];return e[m].forEach((h,y)=>h.forEach((g,b)=>{
if(g!==null){let k=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+f+k,y:g/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Ue).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(h=>h.x),y:w.
map(h=>h.y),customdata:w.map(h=>h.text),ids:w.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((w,h)=>{let y=e[m].map(g=>g[h]).filter(g=>g!==null);return y.length===0?null:y.reduce((g,b)=>g+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((w,h)=>h+f),line:{color:X(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=xo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-vi),c("test",vi),l("control",
-vi,"circle"),l("test",vi,"diamond")],layout:{template:vt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ue(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var WT=e=>e[0].toUpperCase()+e.slice(1),FT=e=>e>0?"more":e<0?"less":"calm",sy=e=>a("td",{class:"num",title:ue(e)},I(e)),ry=(e,t="")=>a("td",{class:`num ${t} ${FT(e)}`,title:Pe(e)},ye(e));function Tu(e,t,o,n){
return a("tr",{},a("th",{scope:"row",title:n},e),sy(t.control_per_step),sy(t.test_per_step),ry(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>ry(s.diff_per_step)):[a("td"),a("td")]))}
var ay=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function HT(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return a("table",{class:"number-table"},a(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),a("thead",{},a("tr",{},a("td"),o.map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},e.parts.map(n=>Tu(WT(n.part),n,t)),e.parts.
length>1&&Tu("Together",{...e,itself:ay(e.parts,"itself"),below:ay(e.parts,"below")},t),e.with_others&&Tu("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var jT=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,UT="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function iy(){let e=lt("Booked in the steps"),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=a("p",{class:"muted sm\
all"}),n=a("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Booked in the steps"),a("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,i=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?UT:jT(i,Rt(
s)?"recording":"step"),O(t,!l&&HT(r,i))}}}var zT=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],ly=(e,t)=>e===null||t===null?null:
e-t,cy=(e,t)=>e>0&&t!==null?100*t/e:null,Mu=e=>e>0?"more":e<0?"less":"calm";function Au(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Do(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function Ou(e,t,[o,n],s,r,i){let l=ly(n,o),c=i==="new"?"new":i==="gone"?"gone":ke(cy(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"\
control-text"},i==="new"?_e:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?_e:s(n))),a("p",{class:`tile-change ${Mu(l??(i==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function GT(e,t){let o=Au(e);return[a("p",{class:"muted op-verdict"},t?Mn(t):" "),a("div",{class:"tiles"},Ou("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,I,ye,o.birth),Ou("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,N,ot,o.birth),Ou("Time per call","Median over all calls",o.perCall,
I,ye,o.birth))]}function Ei(e,[t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=ly(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(
o)},n(o)),a("td",{class:`num strong ${Mu(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Mu(c)}`},ke(cy(t,c))))}var Si=(e,t,o)=>Ei(e,t,I,ye,{exact:ue,exactDiff:Pe,title:o});function YT(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Do(Au(e).row,"percent",{...e,step_time:t}),s=Rt(e)?"recording":"step time";return Ei(`Share of the ${s}`,[o,n],je,r=>r===null?_e:ke(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function KT(e,{stepTime:t,row:o}){let n=Au(e),s=i=>a("tr",{class:"group-row"},a("th",
{colspan:"5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("\
tr",{},a("td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),Ei("Calls",n.counts,N,ot),Ei("Calls per step",n.callsPerStep,N,ot),Si("Total",n.
total),Si("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Si("Self time per step",["control","test"].map(i=>gn(o,`${i}_self_per_step`,e)),"Without the calls i\
nside it"),YT(e,t)),a("tbody",{},s("A single call"),zT.map(([i,l])=>Si(l,r(i)))))}function uy(){let e=a("div",{class:"card op-head"}),t=lt("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),O(e,GT(s,r.row)),O(o,KT(s,r))}}}var dy=.8,VT=/^aten::.*(mm|linear|conv|attention)/,Cu={control:"set",test:"test"};function JT(e,t,o){let n=Object.values(Cu).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(Cu).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=dy*o[d]&&
u.device_time>=dy*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var my=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Cu))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function Ti(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?ke(100*i/t):""))}var py=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:Pe(o)},ye(o)),a("td")),QT=e=>e===null?
_e:`${lo(1e12*e)}FLOP/s`,XT=e=>`${pn(1e12*e)}FLOP/s`;function ZT(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},Ti("FLOPs per step",e.flops,lo,pn),Ti("Device time per step",e.device,I,ye,ue),e.more!==null&&[py(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),py("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Ti("Achieved",e.
speed,QT,XT),e.calls.some((o,n)=>o!==t[n])&&Ti("Calls with known FLOPs",e.calls,N,ot)))}function fy(){let e=a("div",{class:"op-work-body"}),t=lt("Work"),o=a("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>O(e,a("p",{class:"muted small op-work-none"},i));return{node:o,
sql:t,async draw(i,l){let c=l.category==="cpu_op"&&VT.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${my(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Un("work",my(i),{signal:s.signal});if(n!==u)return;let f=JT(m,l.name,d);f?O(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},ZT(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var Oi=12;function hy(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=lt("What launches it, or what it launches"),s=pt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:h}=w,y=h.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let g=y?h.launches:h.launched_by;O(r,g.length===0?m(y):f(g,w,y)),O(i,g.length>Oi&&!c&&H(`Show all ${N(g.length)}`,()=>{c=!0,d(w),r.querySelectorAll("tbody tr")[Oi].querySelector("a")?.focus()},{
class:"link-button"})),i.hidden=g.length<=Oi||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device work.":"The trace does not say what launched it.")}function f(w,h,y){
let g=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":"Operator"),g&&a("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:Oi).map(b=>p(b,h,g))))}function p(w,{answer:h,unit:y},g){let{control:b,
test:k,diff:_,controlCount:x,testCount:M,diffCount:v,birth:A,percent:E}=Do(w,y,h),T=_>0?" more":_<0?" less":"",q=A||ke(E);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a(
"span",{class:"muted"},"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),g&&a("td",{class:"shapes mono",title:w.
shapes},w.shapes??"–"),a("td",{class:"num wide-only"},N(x)),a("td",{class:"num wide-only"},N(M)),a("td",{class:`num wide-only${v>0?" more":v<0?" less":""}`},ot(v)),a("td",{class:"num roomy-only",title:ue(
b)},w.control_counts>0?I(b):"–"),a("td",{class:"num roomy-only",title:ue(k)},w.test_counts>0?I(k):"–"),a("td",{class:`num strong${T}`,title:Pe(_)},ye(_)),a("td",{class:`num${T}`},q))}return{node:l,
sql:n,draw:d}}function gy(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ye(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));O(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var wy={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Ru={path:"/compare/op",name:"Operation",mount:(e,t)=>e1(e,t)};function e1(e,t){let o=zs(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=pt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],ne=>v({bins:ne},{replace:!0})),m={sides:bs(v),numbers:uy(),
booked:iy(),work:fy(),histogram:oy({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:ny({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...ne)=>t.
go(E(...ne))}),heat:ui({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...ne)=>t.go(E(...ne))}),grid:di(),related:hy({onUnit:ne=>v({unit:ne}),href:({name:ne,category:le})=>Yt(
{...o,row:Ot(ne,le)})}),stack:gy()},f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),y=a("p",{class:"o\
p-actions"}),g=a("div",{class:"message"}),b=o1(ne=>v({heat:ne},{replace:!0})),k=a("p",{class:"muted small",hidden:!0}),_=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.
table,a("div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,k,m.grid.node));e.append(a("div",
{class:"page operation-page"},p,a("header",{class:"op-header"},w,h,y),m.sides.node,g,_));let x=Mt({context:t,results:_,message:g}),M=ht(()=>f.forEach(ne=>ne.retheme()));function v(ne,{replace:le=!1}={}){
t.go(Yt({...o,...ne}),{replace:le})}function A(){let ne=oe=>nn(oe,o,n,s),le=`${ne("control")} → ${ne("test")}`,F=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${F.slice(0,80)} · ${le}`),
O(w,a("bdi",{},F)),O(h,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&a("\
span",{class:"mono full-name"},` · ${s.aliases.map(({side:oe,name:me})=>`${oe} ${me}`).join(", ")}`));let Z={...Gt(""),...T(),exclude:[Lt],op:o.row};O(p,a("a",{href:t.lastCompare(gt(o))??St(Z)},`← ${le}`))}
function E(ne,le){return ba(o,ne,le,s)}function T(){let{control:ne,test:le,control_ranks:F,test_ranks:Z,control_steps:oe,test_steps:me,control_marker:We,test_marker:Y,use_short_name:ae,merge_addresses:pe,
aliases:Q,merge_lines:ce}=o;return{control:ne,test:le,control_ranks:F,test_ranks:Z,control_steps:oe,test_steps:me,control_marker:We,test_marker:Y,use_short_name:ae,merge_addresses:pe,aliases:Q,merge_lines:ce}}
async function q(){let ne=[o.control,o.test].filter(F=>F!=="");if(ne.every(F=>n&&Ye(n,F)))return;let le=await yt(ne).catch(()=>[]);u||(n=le,W())}function U(ne){i=ne,x.ask(le=>qr(ne,{signal:le}),le=>{s=
le,r=new URLSearchParams(ne).get("row"),x.say(null),Se(`${le.name}: ${I(le.calls.control.total)} to ${I(le.calls.test.total)}.`),W()},le=>{s=null,x.say(P(le)),W()})}async function $(ne){c?.abort(),c=new AbortController,
l={key:ne,answer:null};try{let le=new URLSearchParams(ne);le.set("significance","true"),le.set("diagnosis","false");let F=await it(le,{signal:c.signal});if(u||l.key!==ne)return;l.answer=F,l.byKey=zm(F),
W()}catch{}}function P(ne){let le=ne.code==="unknown_operation",F=["control_ranks","test_ranks","control_steps","test_steps"].filter(Z=>o[Z]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:ne.code}},a("h2",{},le?"This operation does not occur":"This operation cannot be shown"),a("p",{},le?"Neither side has an operation of this name and category in the selected ranks and steps.":ne.
message),a("p",{},F.length>0&&H("Use all ranks and steps",()=>v(Object.fromEntries(F.map(Z=>[Z,"all"]))),{class:"primary"}),F.length===0&&!le&&H("Try again",()=>U(bn(o).toString()),{class:"primary"}),
" ",a("a",{href:St({...Gt(""),...T()})},"All operations of this comparison")))}function W(){if(u)return;A();let ne=o.control!==""&&o.test!==""&&o.row!=="",le=bn(o).toString();ne?le!==i&&(s&&r!==o.row&&
(s=null),x.say(null),U(le)):(x.drop(),i="",x.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:he("/compare")},"Compare page"),"."))));let F=gt(
{...o,use_short_name:!1}).toString();ne&&F!==l.key&&$(F),m.sides.draw(o,n,s),_.toggleAttribute("data-skeleton",ne&&!s),s&&R()}function R(){let ne=o.unit||(s.control.samples===s.test.samples?"total":"p\
er_step"),le=`tracediff-${$t(s.control.label)}-${$t(s.test.label)}-${$t(s.name)}`,F=i,Z=o.use_short_name?void 0:Bl(l.byKey?.get(Hs(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,
row:Z}),ie(le,F),ge(le,F),m.booked.draw(s),m.work.draw(o,s),Cw(o,s,m),m.related.draw({answer:s,unit:ne,revision:F}),m.stack.draw(s.stack,re),O(y,H("Copy the name",()=>eo(s.name,"Name copied."),{class:"\
link-button"}),H("Copy link",()=>eo(location.href,"Link copied."),{class:"link-button"}),a("a",{href:ts(o,s)},"Show in the timeline"),a("a",{href:Bd(bn(o)),download:`${le}.json`},"JSON"),["control","t\
est"].map(K))}let B=ne=>s.aliases?.filter(le=>le.side===ne)??[{name:s.name,category:s.category}];function K(ne){let le=n&&Ye(n,o[ne]);if(!le||Eu(s.samples[ne])===void 0)return null;let F=`slowest call\
, ${ne}`;if(qo(le)!=="")return a("span",{class:"muted small",title:qo(le)},`Perfetto: no trace of the ${ne}`);let Z={name:s.name,names:B(ne),marker:o[`${ne}_marker`],shortNames:o.use_short_name},oe=H(
`Perfetto: ${F}`,async()=>{oe.disabled=!0;try{await Zw(le,Z,s.samples[ne],me=>Se(`Loading ${Oe(me)}`))}catch(me){Re(me.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens u\
i.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return oe}function re({name:ne,category:le}){let F=l.byKey?.get(Hs(ne,le));return F&&
{diff:F.diff_per_step,href:Yt({...o,use_short_name:!1,row:F.id})}}function ie(ne,le){let{edges:F,control:Z,test:oe}=s.histogram,me=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({
edges:F,control:Z,test:oe,file:ne,revision:`${le}#${o.bins}`,share:o.bins==="share",perStep:me[0]===me[1]?null:me,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${N(s.calls.control.count)}\
 in the control, ${N(s.calls.test.count)} in the test`,empty:F.length===0?"No calls to draw.":""})}function ge(ne,le){let{control:F,test:Z}=s.samples,oe=za(F,Z),me=rr(oe,S=>S.total_duration),We=S=>s.calls[S].
count===0,Y=me.control.map(S=>S.map(()=>null));m.points.draw({rows:oe.rows,columns:oe.columns,kind:"time",file:ne,control:We("control")?Y:me.control,test:We("test")?Y:me.test,hover:(S,D,V)=>t1(S,oe[S][D][V]),
heading:"duration in each step of each rank",revision:le});let[ae,pe,Q]=wy[o.heat],ce=rr(oe,pe),Te=Q==="time",C={format:Te?ue:N,formatDiff:Te?Pe:ot};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.
columns,...ce,...C,kind:Q,file:ne,heading:ae,revision:`${le}#${o.heat}`}),m.grid.draw({grid:oe,values:ce,title:ae,timeline:E,format:Te?I:N,formatDiff:Te?ye:ot});let j=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&
"steps"].filter(Boolean);k.hidden=j.length===0,k.textContent=`The sides have different ${j.join(" and ")}; they are paired by position (control / test).`}return W(),q(),{keys:{control:()=>m.sides.choose(
"control"),test:()=>m.sides.choose("test")},update(ne){let le=o;o=zs(ne),le.row!==o.row&&window.scrollTo(0,0),W(),q()},unmount(){u=!0,m.work.stop(),x.unmount(),c?.abort(),M(),f.forEach(ne=>ne.unmount())}}}
function t1(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,ue(t.total_duration),J(t.counts,"call")]}function o1(e){
let t=de("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(wy).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){
o.value=n}}}function yy(e,t){let o=null,n=new Map,s=p=>{let w=e.getBoundingClientRect();return[p.clientX-w.left,p.clientY-w.top]};function r(p){let w=p.deltaMode===1?16:1,h=p.shiftKey&&p.deltaX===0?p.deltaY:p.deltaX;
if(p.shiftKey||Math.abs(h)>Math.abs(p.deltaY))p.preventDefault(),t.pan(h*w);else if(p.ctrlKey||p.metaKey){p.preventDefault();let y=Math.max(-240,Math.min(240,p.deltaY*w));t.zoom(s(p)[0],Math.exp(y*.004))}}
function i(p){if(p.button!==0)return;let[w]=s(p);e.focus({preventScroll:!0}),n.set(p.pointerId,w),o={id:p.pointerId,x:w,y:p.clientY,from:w,measures:p.shiftKey,moved:n.size>1}}function l(p,w){let h=[...n.
values()];n.set(p.pointerId,w);let y=[...n.values()],g=([b,k])=>Math.max(20,Math.abs(b-k));t.zoom((y[0]+y[1])/2,g(h)/g(y))}function c(p){p.pointerType==="mouse"&&(p.buttons&1)===0&&n.delete(p.pointerId)&&
(o=null,delete e.dataset.drag);let[w,h]=s(p);if(n.size===2&&n.has(p.pointerId)){l(p,w);return}if(!o||o.id!==p.pointerId){t.hover(w,h,p);return}!o.moved&&Math.hypot(w-o.x,p.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(p.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,w,!1):(t.pan(o.x-w),t.scroll(o.y-p.clientY)),[o.x,o.y]=[w,p.clientY])}function u(p){
if(n.delete(p.pointerId),!o||o.id!==p.pointerId)return;let[w,h]=s(p),{moved:y,measures:g,from:b}=o;o=null,delete e.dataset.drag,p.type!=="pointercancel"&&(g&&y?t.measure(b,w,!0):y||t.pick(w,h,p))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(p){if(p.ctrlKey||p.metaKey||p.altKey)return;if(t.own(p)){p.preventDefault();return}let w=d[p.key.length===1?p.key.toLowerCase():p.key];w&&(p.preventDefault(),
p.stopPropagation(),w())}let f={wheel:r,pointerdown:i,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[p,w]of Object.entries(f))e.addEventListener(p,w,p==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(f).forEach(([p,w])=>e.removeEventListener(p,w))}function Lu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)n1(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function Nu(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let i=o?by(o,0,o.length,r)-1:Math.floor(r/t);return i<0||r>=s(i)+t?-1:i}}}function n1(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function by(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function Pu(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=by(l,r[t],d,o);m<d;m+=1){let f=i[m];if(c[f]>=n)return;u[f]>o&&s(f)}}function _y(e,t,o,n=0){
let s=-1,r=1/0;return Pu(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function ky(e,t,o){let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var xs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function xy(e){let[t,o,n]=xs(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#1016\
1d"}var Mi=(e,t,o)=>`rgb(${xs(e).map((n,s)=>Math.round(o*n+(1-o)*xs(t)[s])).join(", ")})`;function $s(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var s1={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},r1=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,kr=e=>String(e).replace(r1,"").replace(/[&<>"]/g,t=>s1[t]),xr=e=>String(Math.round(e*100)/100);
function $y(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?xr(f):kr(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${kr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${kr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${xr(i)}" height="${xr(l)}"\
 viewBox="0 0 ${xr(i)} ${xr(l)}" font-family="${kr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${kr(c)}"/>${t.join("")}</svg>`}}}var Ai=(e,t,o)=>Math.min(Math.max(e,t),o);function In({from:e,to:t},o,n=0){let s=o.to-o.from,r=Ai(t-e,Math.min(n,s),s),i=(e+t)/2,l=Ai(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Iu(e,t,o,n,s=0){
let r=n.to-n.from,i=Ai((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return In({from:c,to:c+i},n,s)}function Du(e,t,o){let n=e.to-e.from,s=Ai(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function vy(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Sy({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var So=22,a1=22,Ci=4,i1=.3;function Ty(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var $r=new Map;function l1(e){return $r.has(e)||($r.size>500&&$r.clear(),$r.set(e,xy(e))),$r.get(e)}function c1(e,t,o,n,s){let{x:r,y:i,width:l,height:c}=o,u=s?Mi(n.colour(t),n.
colours.surface,i1):n.colour(t);if(e.box(r,i,l,c,u),l<3)return;let d=l1(u);if(n.hatched(t)&&e.hatch(r,i,l,c,n.colours.surface),l>=a1){let m=ky(n.text(t),l-2*Ci,n.widthOf);if(m!==""){let f=i+c/2+11*.36;
if(n.hatched(t)){let p=4;for(let w of m)p+=n.widthOf(w);e.box(r+Ci-2,i+1,Math.min(p,l-Ci),c-2,u)}e.words(r+Ci,f,m,d)}}}function u1(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,
m=0;return Pu(n,t,s.from,s.to,f=>{let p=Math.max(0,(n.start[f]-s.from)*r),w=Math.min(i,(n.end[f]-s.from)*r);if(w<=d&&!u?.keep.has(f))return;let h=Math.max(1,w-p>3?w-p-.5:w-p);c1(e,f,{x:p,y:o,width:h,height:c},
l,u&&!u.keep.has(f)),m+=1,d=h<=1?p+1:w}),m}function Oy(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=Sy(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,So,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,So-5,u,So,s.border),u<o-30&&e.words(u+3,So-8,n(c,i),s.muted)}e.line(0,So-.5,o,So-.5,s.border)}function My(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),f=u.highlight?{keep:u.highlight}:null,p={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:f},w=0;for(let h=0;h<o.rows;h+=1){let y=l+c.y(h);y+i>0&&y<r&&(w+=u1(e,
h,y,p))}return d1(e,t,m),w}function d1(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),f=Math.min(t.width+
2,(d[i]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(i))-.5,Math.max(2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var Li=12,Ri=17,m1=8e3,p1=15,f1=12;function vr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Ay=(e,t)=>e.flatMap((o,n)=>Qo(o,Math.floor((t-2*Li)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function Cy(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(Li,o+Ri*r,n,X(s?"--text":"--muted"),{size:s?p1:f1,bold:s})})}function Ni(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Ay(e,o),r=t.map(d=>Ay(d.lines,
o)),i=10+Ri*s.length+Li,l=t.map((d,m)=>{let f=i+Ri*r[m].length;return i=f+d.height+Li,f}),c=Math.min(i,m1),u=d=>{Cy(d,s,22),t.forEach((m,f)=>{Cy(d,r[f],l[f]-Ri*r[f].length+12),m.paint(vr(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=$y(n);return u(d),d.text(o,c,X("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=$s(m,n);return f.box(0,0,o,c,X("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function Pi(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
wi(n,`${o}.${t}`)}var h1=160,g1=3,Bu=300,w1=matchMedia("(prefers-reduced-motion: reduce)"),Ry=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,X(`--${e}`)])),qu={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function Ii(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=a("div",{class:"spans-space"},d),f=a("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(f);let p=d.getContext("2d",{alpha:!1}),w=getComputedStyle(document.body).fontFamily,h=$s(p,w),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Ty(w),colours:Ry()},g=qu,
b=Lu(qu),k=Nu(0,o),_={from:0,to:1},x={from:0,to:1},M={hover:-1,select:-1,highlight:null},v=0,A=null,E=0,T=0,q={top:0,height:0},U=!0,$=()=>(x.to-x.from)/Math.max(1,E),P=C=>x.from+C*$();function W(){let{
top:C}=m.getBoundingClientRect(),j=f.getBoundingClientRect();return[Math.max(0,j.top)-C,Math.min(window.innerHeight,j.bottom)-C]}let R=([C,j])=>Math.max(0,C)>=q.top&&Math.min(k.height,j)<=q.top+q.height;
function B(){E=f.clientWidth,m.style.height=`${k.height}px`;let C=W(),[j,S]=[Math.max(0,C[0]-Bu),Math.min(k.height,C[1]+Bu)];if(S<=j&&q.height>0)return!1;(!R(C)||q.top+q.height>k.height)&&(q.height=Math.
max(0,Math.min(k.height,S>j?S-j:2*Bu)),q.top=Math.max(0,Math.min(j,k.height-q.height)));let D=globalThis.devicePixelRatio||1,[V,L]=[Math.round(E*D),Math.round(q.height*D)];return d.style.top=`${q.top}\
px`,(d.width!==V||d.height!==L||T!==D)&&([d.width,d.height,T]=[V,L,D],d.style.width=`${E}px`,d.style.height=`${q.height}px`),!0}function K(){v===0&&(v=requestAnimationFrame(re))}function re(C){if(v=0,
A){A.since??=C;let S=(C-A.since)/h1;x=vy(A.from,A.to,S);let D=S<1;D?K():A=null,r(x.from,x.to,D)}let j=performance.now();if(U=!B(),!U&&E>0&&q.height>0){p.setTransform(T,0,0,T,0,0);let S=ne(ge(),{width:E,
height:q.height,top:-q.top});d.dataset.drawn=String(S)}d.dataset.drawMs=(performance.now()-j).toFixed(2)}let ie="";function ge(){let C=`${d.width} ${d.height} ${T}`;return C!==ie&&(ie=C,h.forget()),h}
function ne(C,{width:j,height:S,top:D}){let{colours:V}=y;C.box(0,0,j,S,V.surface);let L=My(C,{index:b,view:x,width:j,height:S,rowHeight:o,top:D,places:k,marks:M,how:y,rowOf:te=>g.row[te]}),G=j/(x.to-x.
from);return u?.(C,{x:te=>(te-x.from)*G,y:te=>D+k.y(te),rowHeight:o,top:D,width:j,height:S,view:x}),L}function le(C,j=!1){A=null,!(C.from===x.from&&C.to===x.to)&&(x=C,r(x.from,x.to,j),K())}function F(C){
let j=In(C,_,c);w1.matches?le(j):(A={from:x,to:j,since:null},K())}let Z=()=>A?.to??x;function oe(C,j){return _y(b,k.at(j+q.top),P(C),g1*$())}function me(C,j){C!==M.hover&&(M.hover=C,d.style.cursor=C>=
0?"pointer":"",K()),n(C,j)}let We=yy(d,{zoom:(C,j)=>le(Iu(x,P(C),j,_,c)),pan:C=>le(Du(x,C*$(),_)),scroll:C=>Y(C),hover:(C,j,S)=>me(oe(C,j),S),leave:()=>{M.hover>=0&&me(-1,null)},pick:(C,j,S)=>s(oe(C,j),
S),measure:(C,j,S)=>i?.(...[P(C),P(j)].sort((D,V)=>D-V),S),slide(C){let j=Z();F(Du(j,C*(j.to-j.from),_))},glide(C){let j=Z();F(Iu(j,(j.from+j.to)/2,C,_,c))},fit:()=>F(_),enter:()=>{M.select>=0&&s(M.select,
null)},own:l});function Y(C){(f.scrollHeight>f.clientHeight+1?f:window).scrollBy(0,C)}let ae=()=>{v===0&&(U||!R(W()))&&K()};document.addEventListener("scroll",ae,{capture:!0,passive:!0}),window.addEventListener(
"resize",ae);let pe=new ResizeObserver(K);pe.observe(f);let Q=()=>{y.colours=Ry(),K()},ce=matchMedia("(forced-colors: active)");ce.addEventListener("change",Q);let Te=ht(Q);return{node:d,set(C){let j=g===
qu;g=C,b=Lu(C),k=Nu(b.rows,o,C.tops,C.height);let[S,D]=[C.from??1/0,C.to??-1/0];if(C.from===void 0||C.to===void 0)for(let L=0;L<C.length;L+=1)S=Math.min(S,C.start[L]),D=Math.max(D,C.end[L]);_=D>S?{from:S,
to:D}:{from:0,to:1},M.hover=-1,M.select=-1,M.highlight=null;let V=j?{..._}:In(x,_,c);m.style.height=`${k.height}px`,A===null&&(x=V),K()},view(C,j,S=!1){S?le(In({from:C,to:j},_,c)):F({from:C,to:j})},current:()=>({
...x}),goal:()=>({...Z()}),extent:()=>({..._}),select(C){M.select=C,C>=0&&this.reveal(g.row[C]),K()},highlight(C){M.highlight=C===null?null:new Set(C),K()},point(C){M.hover=C,K()},follow(C,j,S=!1){A=null,
x={from:C,to:j},S?(cancelAnimationFrame(v),re(0)):K()},place(C){return this.placeOf({start:g.start[C],end:g.end[C],row:g.row[C]})},placeOf(C){let j=this.boxOf(C),{left:S,right:D,top:V,bottom:L}=f.getBoundingClientRect();
return j.right<S||j.left>D||j.bottom<V||j.top>L?null:{...j,left:Math.max(S,j.left),right:Math.min(D,j.right)}},boxOf({start:C,end:j,row:S}){let{left:D,top:V}=m.getBoundingClientRect(),L=te=>D+(te-x.from)/
$(),G=V+k.y(S);return{left:L(C),right:L(j),top:G,bottom:G+o}},redraw:K,reveal(C){let j=k.y(C);(j<f.scrollTop||j+o>f.scrollTop+f.clientHeight)&&(f.scrollTop=j-f.clientHeight/2)},whole:C=>({height:k.height,
paint:j=>ne(j,{width:C,height:k.height,top:0})}),picture(C){return Ni(C,[{lines:[],...this.whole(Math.max(E,600))}],Math.max(E,600))},destroy(){cancelAnimationFrame(v),We(),document.removeEventListener(
"scroll",ae,{capture:!0}),window.removeEventListener("resize",ae),Te(),ce.removeEventListener("change",Q),pe.disconnect(),f.remove()}}}var vs=8,y1=.004;function Ly(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(_o(n,t))),0)}var so=(e,t)=>e.verdict[t]==="no_difference_found";function Ny(e,t,o){let n=_o(e,t);if(!(o>0)||Math.abs(
n)<y1*o||so(e,t))return 0;let s=Math.max(1,Math.round(vs*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(vs,s)}function Py(e,t,o){let[n,s]=[xs(e),xs(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var fo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Ss=e=>e!=="calls",xt=(e,t)=>Ss(t)?I(e):N(Number(e.toFixed(2))),Wt=(e,t)=>e===null?"–":Ss(t)?ye(e):ot(Number(e.toFixed(2))),Di=(e,t)=>Ss(t)?
ue(Number(e.toFixed(3))):N(e),Es=(e,t)=>e===null?"":Ss(t)?Pe(Number(e.toFixed(3))):ot(e),b1={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},_1={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Dn=e=>b1[e.sort]??e.sort,Bn=e=>_1[e.status]??"",Dy=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",k1=e=>e.sides.every(t=>t.steps.length===0),Eo=e=>k1(e)?"per recording":"per step";function Bi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Tn(e));return t?`${t[2]}\
 · ${t[1]}`:Tn(e)}var Et=e=>[Tn(e),On(e)].filter(Boolean).join(" "),x1=e=>/ #\d+$/.test(Tn(e));function By(e){let t=ko(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||x1(n)):t.slice(-1)}function qy(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!os(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var $1=.005;function Wy(e,t){let o=e.here[t],n=Ss(t)?I(Math.abs(o)):N(Number(Math.abs(o).toFixed(2)));if(Ss(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>$1*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var Wu=(e,t)=>t>0?100*e/t:null;function Fy(e,t){let[o,n]=e.root.total[t];return{from:xt(
o,t),to:xt(n,t),change:Wt(n-o,t),percent:ke(Wu(n-o,o))}}function Hy(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?ke(Wu(n-o,o)):"new"}function jy(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>Wu(i,r)),n=r=>je(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var Iy=e=>e.map(t=>`“${t}”`).join(" and ");function Uy(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${Iy(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${Iy(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function zy(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${xt(l,i)} → ${xt(c,i)} (${Wt(c-
l,i)})`:`${s}: ${xt(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var jo=e=>e>0?"mo\
re":e<0?"less":"calm",Gy=(e,t)=>Wt(_o(e,t),t);var v1=20,S1=.62,Yy={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function E1(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Py(X("--surface-sunk"),X(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",S1*(.12+.88*(Math.abs(o)/vs))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(Yy[o]??"--noise-fill",.45)}}function T1(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){O(e,a(
"p",{class:"mono strong"},Et(t)),a("p",{class:"muted small"},[Dn(t),Bn(t),so(t,n)&&"no difference found"].filter(Boolean).join(" · ")),zy(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Ky(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=T1(),l=E1(),c=lt("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,H("PNG",()=>v("png"),{title:"Flame graph: download as PNG"}),H("SVG",()=>v("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
f=0,p=E=>d.tree.frames[m.frame[E]],w=Ii(s,{rowHeight:v1,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:g,
text:b,hatched:E=>y(p(E)),onHover(E,T){E<0||!T?i.hide():i.show(p(E),d,T)},onPick:E=>E>=0&&e.onPick(p(E)),onKey:k}),h=ht(()=>{l.forget(),x(),w.redraw()}),y=E=>d.tree.pair&&!os(E)&&E.sort!=="rest";function g(E){
let T=p(E);return d.tree.pair?so(T,d.measure)?l.noise():l.change(Ny(T,d.measure,f)):l.sort(T.sort)}function b(E){let T=p(E);return`${T.status==="replaced"?"⇄ ":""}${[Bi(T),On(T)].filter(Boolean).join(
" ")}${d.tree.pair?` ${Gy(T,d.measure)}`:""}`}function k(E){let T=d?.selected;if(!T)return!1;let q=T.parent?.children.filter(_)??[],U=q.indexOf(T),$=B=>m.end[m.place[B.at]]-m.start[m.place[B.at]],W={ArrowUp:()=>T.
parent,ArrowDown:()=>T.children.filter(_).reduce((B,K)=>!B||$(K)>$(B)?K:B,null),ArrowLeft:()=>q[U-1],ArrowRight:()=>q[U+1]}[E.key];if(!W)return!1;let R=W();return R&&e.onMove(R),!0}let _=E=>m.place[E.
at]>=0;function x(){if(!d)return;let E=(q,U,$="")=>a("li",{class:`key ${$}`,css:{"--key-fill":q}},U);if(!d.tree.pair){let q=new Set(d.tree.frames.map(({sort:U})=>U));O(n,Object.keys(Yy).filter(U=>q.has(
U)).map(U=>E(l.sort(U),Dn({sort:U}))));return}let T=q=>`full colour: ${Wt(q,d.measure)}`;O(n,E(l.change(vs),`takes more (${T(f)})`),E(l.change(-vs),`takes less (${T(-f)})`),E(l.change(0),"hardly chang\
ed"),d.tree.frames.some(q=>so(q,d.measure))&&E(l.noise(),"not certain"),d.tree.frames.some(y)&&E("var(--muted)","on one side only","key-hatched"))}function M(){let E=ko(d.zoomed);O(o,E.map((T,q)=>[q>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),q===E.length-1?a("b",{class:"mono","aria-current":"true"},Et(T)):H(Et(T),()=>e.onZoom(T),{class:"link-button mono"})]))}function v(E){d&&m.length>
0&&Pi(w.picture([`Flame graph, ${fo[d.measure][0]} ${Eo(d.tree)}`,...d.lines,A(),`made ${ft(new Date().toISOString())}`]),E,`${d.file}-tree`)}let A=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Wt(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${J(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(E){let T=d?.revision!==E.revision,q=!T&&d.judged!==E.judged,
U=T||d.zoomed!==E.zoomed;if(d=E,T){i.hide(),m=zp(d.tree,d.measure,d.width),f=Ly(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),x(),r.hidden=m.length>0,r.textContent=`No ${fo[d.measure][0]} to d\
raw.`;let P={both:"",control:", width: control",test:", width: test"};t.textContent=`${fo[d.measure][0]} ${Eo(d.tree)}${d.tree.pair?P[d.width]:""}`}q&&(x(),w.redraw());let $=m.place[d.zoomed.at]??-1;U&&
$>=0&&w.view(m.start[$],m.end[$],T),M(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(P=>m.place[P.at]).filter(P=>P>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){h(),w.destroy()}}}function Vy(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Jy(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var O1=250,M1=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
A1=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],C1=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function R1(e,t){
let o=de("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(O1,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Ce("up","The previous match (Shift+Enter)",()=>t(
-1)),Ce("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,f]=Jy(c,d);n.textContent=c.length===0?"No frame matches.":`${J(c.length,"frame")}: ${u.pair?`${xt(m,d)} → ${xt(f,d)} (${Wt(f-m,d)})`:xt(
m,d)}`}}}function Qy({onChange:e,onStep:t}){let o=new Map(En.map(f=>[f,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},En.map(f=>{let p=o.get(f);return p.button=H("",()=>e({by:f,rows:[]}),{title:fo[f][2],"aria-pressed":"false"}),p.button.append(fo[f][1]," ",p.change),p.button})),s=pt("Width of the frames",M1,f=>e(
{width:f})),r=pt("How frames are grouped",A1,f=>e({frames:f,rows:[],open:[],zoom:""})),i=pt("What counts as a frame",C1,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=pt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=R1(f=>e({q:f}),t),u=(f,p,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,w,h){
for(let[y,g]of o){g.button.setAttribute("aria-pressed",String(y===w));let b=p?.pair?Hy(p,y):"";O(g.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.
draw(f.q,h,p,w)}}}var Fu=12,Hu=8,L1=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Xy({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(h,y)=>r.pair?a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(h,y)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,y,g,b="",k=!1){let[_,x]=y,M=v=>a("td",{class:"num",title:Di(v,g)},xt(v,g));return a("tr",{},a("th",{scope:"row",title:b,class:k?
"inner":null},h),M(_),r.pair&&M(x),r.pair&&a("td",{class:`num strong ${jo(x-_)}`,title:Es(x-_,g)},Wt(x-_,g)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[Eo(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(g=>g>0))return null;let y=g=>g===null?"unknown":lo(g);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(g=>a("td",{class:"num"},y(g))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":
pn(h[1]-h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,g,b])=>a("tr",{},a("th",{scope:"row",class:"\
inner",title:b},`${g}, by ${h.by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${jo(h[y])}`,title:Es(h[y],"device")},Wt(h[y],"device"))))}function m(h){let y=h.here.device;return a("\
table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the frame, ${Eo(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched b\
y itself",h.ownOf.device,"device","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${jo(y)}`,title:Es(y,"device")},Wt(y,"device")))))}function f(h){let y=[...h.kernels].
sort((g,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(g.device[1]-g.device[0])||Math.max(...b.device)-Math.max(...g.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("captio\
n",{},h.opened||h.instances>1?`Kernels of all ${N(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,Fu).map(({name:g,device:b,counts:k})=>{let _=l("",b,"device");return O(_.firstChild,
a("span",{class:"mono kernel-name"},i(g,L1(g)))),_.firstChild.title=`${g}
${xt(k[0],"calls")}${r.pair?` → ${xt(k[1],"calls")}`:""} calls`,_}),y.length>Fu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${N(y.length-Fu)} more`))))}function p(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,Hu).map(({text:y,calls:g})=>{let b=l(y,g,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>Hu&&a("tr",{},a("td",{class:"muted"},`${N(h.shapes.length-Hu)} more`))))}function w(h,y){let g=h.names[1]??h.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[h.sort],k=r.pair&&b&&!/(?<!0x)…/.test(g);return a("p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&H(h.opened?"Fold its instances":`Show its ${N(h.instances)} instances`,()=>t(h),
{class:"link-button"}),h.parent&&h.children.length>0&&H("Zoom to it",()=>o(h),{class:"link-button zoom-button"}),k&&a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(g,b)})},"Open thi\
s operation"),k&&b==="cpu_op"&&a("a",{href:ts(e(),{name:g,category:b})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&H("Copy the name",()=>eo(Tn(h),"Name copied."),{class:"link-button"}))}
return{node:s,draw(h,y,g){r=h;let b=ko(y).slice(1,-1),k=b.filter(({sort:x})=>x!=="python"),_=k.length>0?k:b.slice(-4);O(n,a("p",{class:"mono full-name"},a("bdi",{},Et(y))),a("p",{class:"muted small"},
[Dn(y),Bn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(x=>so(y,x)).map(x=>`${x} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&a("p",{class:"muted small mono frame-path"},`in ${_.map(Et).join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,g),f(y),p(
y))}}}var N1=5;function Zy(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=qy(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,H(Et(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Wy(c,u):xt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"The part without a partner directly below ",H(Et(c),()=>e(
c),{class:"link-button mono tree-name"}),By(c).map((f,p)=>[p===0?" in ":" › ",H(Et(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?jo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),so(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=Fy(l,c),[,w]=fo[c],[h,y]=l.root.total[c];O(t,a("span",{class:"headline-label"},`${w} ${Eo(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${jo(y-h)}`},f,h>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let g=ns(l,c,N1);O(o,g.map(M=>i(l,M,
c))),o.hidden=g.length===0;let b=jy(l),k=l.byHost&&l.pair&&`${l.root.total.device.some(M=>M>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,x=l.pair&&l.samples.some(M=>M<$a)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";O(n,Uy(l,u).map(M=>a("p",{class:"notice"},M)),[b,x,k,_].filter(Boolean).map(M=>a("p",{class:"muted"},M)))}}}var Uo=28,P1=150,eb=12,tb=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],I1=[["Frame","c-frame",tb[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function ob(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>P1;function w(){let $=c.tree.pair?tb:I1,P=`${fo[c.
measure][1]} ${Eo(c.tree)}`;O(n,$.map(([,W])=>a("col",{class:W}))),O(t,a("tr",{},$.map(([W,R,B],K)=>a("th",{scope:"col",class:R,title:K===0?B:`${P}: ${B}`},W)))),i.firstChild.colSpan=$.length,l.firstChild.
colSpan=$.length}function h({frame:$,level:P,open:W,leaf:R}){let B=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,K=Dy($),re=$.instances===$.parent?.instances?"":On($);return a("th",{scope:"ro\
w",class:"c-frame",title:[Et($),...$.above??[],Dn($),Bn($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(P-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${R?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},W?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},a("bdi",{},Bi($))),B?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
On($)):re&&a("span",{class:"muted count"},re),$.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),K&&a("span",{class:`status-mark status-${$.status}`},a("span",{"ari\
a-hidden":"true"},K),a("span",{class:"visually-hidden"},` ${Bn($)}`))))}function y($,P=""){return a("td",{class:`num c-time ${P}`,title:Di($,c.measure)},xt($,c.measure))}function g($,P,W){return a("td",
{class:`num c-time ${P} ${so(W,c.measure)?"calm":jo($)}`,title:[Es($,c.measure),so(W,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:P==="c-diff"&&f>0?{"--share":`${(100*Math.abs($)/
f).toFixed(1)}%`}:{}},Wt($,c.measure))}function b($){let{frame:P}=$,[W,R]=P.total[c.measure];return c.tree.pair?[h($),y(W),y(R),g(_o(P,c.measure),"c-diff",P),g(P.here[c.measure],"c-here",P)]:[h($),y(W),
y(P.ownOf[c.measure][0]),a("td",{class:"num c-time"},xt(P.figures.calls[0],"calls"))]}function k($){let P=c.rows[$],{frame:W}=P,R=[$%2?"odd":"",c.found?.has(W)?"found":"",W.sort==="rest"?"rest":""].filter(
Boolean).join(" ");return a("tr",{class:R,data:{index:$},tabindex:$===u?"0":"-1","aria-level":P.level,"aria-posinset":P.place,"aria-setsize":P.of,"aria-rowindex":$+2,"aria-expanded":P.leaf?null:String(
P.open),"aria-selected":String(W===c.selected)},b(P))}function _($=!1){let P=Math.ceil((r.clientHeight||600)/Uo),W=Math.floor(r.scrollTop/Uo),[R,B]=p()?[Math.max(0,W-eb),Math.min(c.rows.length,W+P+eb)]:
[0,c.rows.length];if(!$&&R===m[0]&&B===m[1])return;m=[R,B];let K=o.contains(document.activeElement),re=$?new Map:d;d=new Map;for(let ge=R;ge<B;ge+=1)d.set(ge,re.get(ge)??k(ge));[[i,R],[l,c.rows.length-
B]].forEach(([ge,ne])=>{ge.hidden=ne===0,ge.style.height=`${ne*Uo}px`});let{scrollTop:ie}=r;wo(o,[i,...d.values(),l]),r.scrollTop=ie,K&&(d.get(u)??r).focus({preventScroll:!0})}function x($,P=!1){let W=$*
Uo,R=r.clientHeight-t.offsetHeight;P&&(W<r.scrollTop||W+Uo>r.scrollTop+R)&&(r.scrollTop=W-R/2),W<r.scrollTop?r.scrollTop=W:W+Uo>r.scrollTop+R&&(r.scrollTop=W+Uo-R),_()}function M($,P){let W=Math.max(0,
Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=W,x(W);let R=d.get(W);R?.setAttribute("tabindex","0"),P&&R?.focus({preventScroll:!0})}function v($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((P,W)=>P.frame===$.rows[W].frame&&P.open===$.rows[W].open)}function A($){let P=c.selected!==$.selected;c=$;
for(let[R,B]of d)B.setAttribute("aria-selected",String(c.rows[R].frame===c.selected));let W=c.rows.findIndex(R=>R.frame===c.selected);P&&W>=0&&M(W,!1)}o.addEventListener("click",$=>{let P=$.target.closest(
"tr[data-index]");if(!P)return;let{frame:W,leaf:R}=c.rows[P.dataset.index],B=$.target.closest("[data-act]")?.dataset.act;M(Number(P.dataset.index),!0),B==="instances"?e.onInstances(W):B==="toggle"&&!R?
e.onToggle(W):e.onSelect(W)}),o.addEventListener("dblclick",$=>{let P=$.target.closest("tr[data-index]");P&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[P.dataset.index].frame)});function E({frame:$,
open:P,leaf:W},R){!W&&P!==R?e.onToggle($):R&&P?M(u+1,!0):!R&&$.parent&&M(c.rows.findIndex(B=>B.frame===$.parent),!0)}o.addEventListener("keydown",$=>{let P=c?.rows[u];if(!P||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let W=Math.max(1,Math.floor(r.clientHeight/Uo)-3),R={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+W,PageUp:u-W,Home:0,End:c.rows.length-1},B={ArrowRight:()=>E(P,!0),ArrowLeft:()=>E(
P,!1),Enter:()=>e.onZoom(P.frame)," ":()=>e.onSelect(P.frame)},K=$.key in R?()=>M(R[$.key],!0):B[$.key];K&&($.preventDefault(),K())});let T=0,q=()=>{T===0&&c&&p()&&(T=requestAnimationFrame(()=>{T=0,_(),
d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Uo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",q,{passive:!0});let U=new ResizeObserver(q);return U.observe(r),
{node:r,focus:()=>M(u,!0),draw($){if(v($)){A($);return}let P=c?.rows[u]?.frame.key,W=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,f=c.tree.frames.reduce((B,K)=>Math.max(B,Math.abs(_o(
K,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let R=W?c.selected.key:P;u=Math.max(0,c.rows.findIndex(B=>B.frame.key===R)),_(!0),W&&
x(u,!0)},unmount(){U.disconnect(),cancelAnimationFrame(T)}}}function D1(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var nb=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function B1(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?D1(t)||(nb(n)>4*nb(o)?"host":"device"):"device"}async function q1(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Nt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await it(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function sb(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...pc(await Wr(o?"":e.control,rs(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?q1(e,t):null]),l=e.
by||B1(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function rb(e,t,o){let n=t==="host"?"host":"device";return{...pc(await Wr(e.test!==""?
"":e.control,rs(e,n,!0),{signal:o})),chosenBy:n}}async function ab(e,t,o,n=e.frames==="instance"){let s=rs(e,t.chosenBy,n);s.set("significance",o),Pp(t,await Wr("",s),o)}var W1=8,F1=40;function ib(e,t,o){let n=new Set([e.root]);for(let s of[...ns(e,t,W1),...o.slice(0,F1)])ko(s).slice(0,-1).forEach(r=>n.add(r));return n}function H1(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(_o(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function lb(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=H1(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var cb={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Sr={path:"/tree",name:"Tree",mount:(e,t)=>U1(e,t)},j1=e=>St({...Gt(""),...Nt(e),exclude:[Lt]});function U1(e,t){let o=ss(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(F,{replace:Z=!0}={})=>!u&&t.go(qt({...o,...F}),{replace:Z}),m=bs(F=>d({...F,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:F=>[a("a",{class:"small",href:j1(F)},"Compare"),fu(F)]}),f=Zy(F=>A(F)),p=Qy({onChange:F=>d(M(F)),onStep:q}),w=Ky({onPick:F=>v(F,F),onZoom:F=>v(l.selected,F),onMove:F=>v(F)}),h=ob({
onSelect:F=>v(F),onZoom:F=>v(F,F),onToggle:E,onInstances:T}),y=Xy({pair:()=>Nt(o),onInstances:T,onZoom:F=>v(F,F)}),g=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),k=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,g,k));let _=Mt({context:t,results:k,message:g}),x=Qe(400,Se);function M(F){return F.frames&&l?{...F,node:l.selected.foldKey}:F}function v(F,Z){let oe=We=>We.at<=F.at&&F.at<We.end,me=Z??
(oe(l.zoomed)?l.zoomed:ko(F).findLast(We=>oe(We)&&l.zoomed.at>=We.at&&l.zoomed.at<We.end)??l.tree.root);d({node:F.key,zoom:me.key}),x(`${Et(F)} is selected.`)}function A(F){v(F)}function E(F){let Z=o.
rows.includes(F.key)?o.rows.filter(oe=>oe!==F.key):[...o.rows,F.key];d({rows:Z})}function T(F){let Z=F.key,oe=o.open.includes(Z);d({open:oe?o.open.filter(me=>me!==Z):[...o.open,Z],rows:o.rows.filter(me=>me!==
Z),node:Z}),Se(oe?"Folded.":`Its instances are shown below ${Et(F)}.`)}function q(F){let Z=l?.found??[];if(Z.length>0){let oe=Z.indexOf(l.selected),me=oe<0?F>0?0:Z.length-1:(oe+F+Z.length)%Z.length;v(
Z[me]),Se(`${me+1} of ${Z.length}: ${Et(Z[me])}`)}}async function U(){let F=[o.control,o.test].filter(oe=>oe!=="");if(F.every(oe=>n&&Ye(n,oe)))return;let Z=await yt(F).catch(()=>[]);u||(n=Z,le())}function $(){
if(o.control==="")return"";let F=`${o.control} ${rs(o,"device",o.frames==="instance")}`,Z=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===F&&(Z==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===Z)?s.key:`${F} ${Z}`}function P(F){r=F,k.dataset.stale="";let[Z,oe]=[F.slice(0,F.lastIndexOf(" ")),o.by];_.ask(me=>sb(o,me),me=>{s={...me,key:F,base:Z,first:oe===""},i=null,delete k.
dataset.stale,_.say(null),Se(J(me.tree.frames.length-1,"frame")),le()},me=>{s=null,l=null,delete k.dataset.stale,_.say(B(me)),le()})}function W(F){let Z=`${s.key} ${F==="host"}`;return i?.key===Z?(R(i,
F),i.tree):(i={key:Z,tree:null},_.ask(oe=>rb(o,F,oe),oe=>{i.tree=oe,le(),R(i,F)},oe=>{i=null,Re(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function R(F,Z){let{tree:oe}=F;
if(F.judged??=new Set,!(!oe?.pair||Z==="calls"||F.judged.has(Z)||oe.samples.some(me=>me<$a))){F.judged.add(Z);try{await ab(o,oe,Z,F===i||o.frames==="instance")}catch{return}!u&&s&&(s===F||i===F)&&(s.verdicts=
`${s.verdicts??""} ${F===i?"each ":""}${Z}`,s.classes=void 0,s.openedFor=void 0,le())}}function B(F){let Z=Object.keys(cb).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:F.code}},a("h2",{},"This tree cannot be shown"),a("p",{},F.message),a("p",{},Z?H("Use all ranks and steps",()=>d(cb),{class:"primary"}):H("Try again",()=>P(r),{class:"primary"})," ",a("a",{href:he(
"/")},"Choose other traces")))}let K=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contro\
l alone, or go to the ",a("a",{href:he("/")},n?.length===0?"Add traces":"Traces page"),"."));function re(F){if(o.frames==="class")return s.classes??=qp(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let Z=W(F);if(Z){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=Hp(s.tree,Z,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function ie(){let F=o.by||s.measure,Z=re(F),oe=o.
q===""?null:Vy(Z,o.q),me=fc(Z,o.node)??ns(Z,F,1)[0]??Z.root,We=fc(Z,o.zoom)??Z.root,Y=ib(Z,F,[me,...Z.frames.filter(ce=>ce.opened).flatMap(ce=>ce.children.slice(0,1)),...oe??[]]),ae=new Set(o.rows),pe=lb(
Z,F,o.order,ce=>Y.has(ce)!==ae.has(ce.key)),Q=[s.key,F,o.frames,o.width,o.open.join(),Z.frames.length].join(" ");return{tree:Z,measure:F,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:me,zoomed:We,
rows:pe,revision:Q,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:ge(Z),file:`tracediff-${Z.sides.map(({label:ce})=>$t(ce)).join("-")}`}}function ge(F){return[["control","test"].slice(0,F.sides.
length).map((oe,me)=>`${F.pair?`${oe}: `:""}${F.sides[me].label} (${J(F.sides[me].samples,"sample")})`).join(" → ")]}function ne(){let F=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},Z=me=>nn(me,
o,n,F),oe=o.control===""?"Tree":`${Z("control")}${o.test===""?"":` → ${Z("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,F)}function le(){if(u)return;let F=$();if(F===""?(_.drop(),[r,
s,l]=["",null,null],_.say(K())):F!==r&&(s||_.say(null),P(F)),ne(),k.toggleAttribute("data-skeleton",F!==""&&!s),!s||s.key!==F){p.draw(o,null,o.by,null);return}l=ie();let{tree:Z,measure:oe,found:me}=l,
We=[l.revision,l.judged,o.level].join(" ");We!==c&&(c=We,f.draw(Z,oe,o.level)),p.draw(o,Z,oe,me),w.draw(l),w.sql.set(oo(Mw(o,oe),o)),h.draw({...l,found:me&&new Set(me)}),y.draw(Z,l.selected,l.canOpen),
R(s,oe)}return le(),U(),{keys:{search:()=>p.search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&v(l.selected,l.
tree.root)},update(F){o=ss(F),le(),U(),s&&r===s.key&&t.settled()},unmount(){u=!0,_.unmount(),w.unmount(),h.unmount()}}}var z1={name:"rows",label:"Rows",type:"choice",options:ta,fallback:"steps"};function ub(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:x=>x.
preventDefault()}}),s=[],r="",i=null,l="";function c(x,M){t({[x]:M},{replace:l===x}),l=x}function u(x,M,v,A){let E=de("set"),T=vo({id:E,field:x,none:A,text:i[x],set:Ye(v,i[x])??null,onPick:q=>{l="",o(
{[x]:q?.id??""})}});return a("div",{class:`analysis-field side-${x==="test"?"test":"control"}`},a("label",{for:E},M),T.node)}function d(x){let M=a("input",{type:"checkbox",data:{field:x.name},on:{change:()=>c(
x.name,M.checked===x.fallback?"":String(M.checked))}});return s.push({name:x.name,sync(v){M.checked=v===""?x.fallback:v==="true"}}),a("label",{class:"check"},M,x.label)}function m(x){let M=x.type==="o\
perator"?de("ops"):null,v=x.type==="number",A=a("input",{type:v?"number":"text",list:M,autocomplete:"off",spellcheck:"false",placeholder:x.placeholder,step:v&&"any",min:v&&0,data:{field:x.name},class:M&&
"wide",title:x.title,on:{change:()=>c(x.name,A.value.trim())}}),E=M&&a("datalist",{id:M});M&&(A.addEventListener("input",Qe(150,()=>w(A.value,E))),A.addEventListener("focus",()=>{A.select(),w("",E)}));
let T="";return s.push({name:x.name,sync(q,U){let $=q||M&&U||"",P=A===document.activeElement&&A.value!==T;A.value.trim()!==$&&!(P&&$===T)&&(A.value=$),T=$,v&&(U??null)!==null&&q===""&&(A.placeholder=U)}}),
a("label",{class:"analysis-field"},a("span",{},x.label),A,E)}function f(x){let M=a("select",{data:{field:x.name},title:x.title,on:{change:()=>c(x.name,M.value===x.fallback?"":M.value)}},Object.entries(
x.options).map(([v,A])=>a("option",{value:v},A)));return s.push({name:x.name,sync(v,A){M.value=v||String(A??Object.keys(x.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},x.label),M)}let p=x=>x.
type==="boolean"?d(x):x.type==="choice"?f(x):m(x);async function w(x,M){if(i.set!=="")try{let v=await Hr(i.set,x);O(M,[...new Set(v.filter(A=>A.category==="cpu_op").map(A=>A.name))].map(A=>a("option",
{value:A})))}catch{}}let h=(x,M)=>x?.[M].length>0?nt(x[M],3):"";function y(x,M){let[v,A]=["set","test"].map(E=>h(Ye(M,i[E]),x));return i.test!==""&&i[x]===""&&(v!==A||i[`set_${x}`]!==""||i[`test_${x}`]!==
"")}function g(x,M,v){let[A,E]=["set","test"].map(q=>Ye(v,i[q])),T=(q,U,$)=>p({name:q,label:U,type:"text",placeholder:["all",h($,x)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(x,v)?[T(`set_${x}`,`${M} of A`,A),T(`test_${x}`,`${M} of B`,E)]:[T(x,M,A)]}function b(x){let M=v=>v.some(A=>i[A]!=="");return!M(["steps","set_steps","test_steps"])&&(M(["marker","set_\
marker","test_marker"])||["set","test"].some(v=>Ye(x,i[v])?.steps.length>0))}let k=x=>`${Pl[x].letter} · ${Pl[x].name}`;function _(x){let M=i.test!=="";s=[],O(n,u("set",M?k("set"):"Trace set",x),u("t\
est",M?k("test"):"Compare with",x,"none"),g("ranks","Ranks",x),g("steps","Steps",x),!e[i.what].ofSteps&&b(x)&&p(z1),e[i.what].params.map(p))}return{node:n,focus(){let x=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return x?.focus(),document.activeElement===x},draw(x,M,v={}){i=x;let A=JSON.stringify([i.what,i.set,i.test,y("ranks",M),y("steps",M),b(M),M.map(E=>[E.id,E.label])]);
if(A!==r){r=A;let E=n.contains(document.activeElement)?document.activeElement.dataset.field:null;_(M),E&&n.querySelector(`[data-field="${E}"]`)?.focus()}s.forEach(({name:E,sync:T})=>T(i[E]??"",v[E]))}}}var G1=24,qi=20;function db(e,t){let o=Array.from(e),n=Math.max(0,o.length-qi),s=t>G1?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+qi).join(""))),s+qi<o.length&&r("split-rest",s+qi))}var mb=200,Y1=30;function Qt(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(k=>k.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:k,what:_})=>[a("dt",{},k),a("dd",{},_)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=lt(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],f=new Map,p=null,w=e.
limit??20;function h(){if(!p)return m;let k=p.down?-1:1;return[...m].sort((_,x)=>{let[M,v]=[_[p.key]??null,x[p.key]??null];return M===null||v===null?(M===null)-(v===null):k*(typeof M=="number"?M-v:String(
M).localeCompare(String(v)))})}function y(k){let _=p?.key===k.key?!p.down:!!k.number;p={key:k.key,down:_},b(),t.querySelector("[aria-sort] button")?.focus()}function g(k,_,x,M){let v=e.href&&k.link?.(
x,e.parameters??{}),A=k.mono&&typeof M=="string"?db(M,f.get(k.key)?.get(M)??0):M;if(v||!k.mono||typeof M!="string"||M.length<=Y1)return v?a("a",{href:e.href(v)},A):A;let E=H(A,()=>{let T=E.getAttribute(
"aria-expanded")!=="true";E.setAttribute("aria-expanded",String(T)),O(E,T?M:A)},{class:"name-button","aria-expanded":"false"});return E}function b(){O(t,e.columns.map(_=>{let x=p?.key===_.key;return a(
"th",{scope:"col",class:_.number&&"num","aria-sort":x&&(p.down?"descending":"ascending")},H(`${_.title}${x?p.down?" ↓":" ↑":""}`,()=>y(_),{class:"link-button th-button",title:_.what}))}));let k=new Set;
O(o,h().slice(0,w).map(_=>a("tr",{},e.columns.map(x=>{let M=_[x.key],v=x.show(M,_);return v===_e&&x.blank&&k.add(x),a("td",{title:v===_e&&x.blank?x.blank:x.mono?M:x.exact?.(M,_),class:[x.number&&"num",
x.mono&&"mono data-name",x.tone?.(M,_)].filter(Boolean).join(" ")||null},g(x,M,_,v))})))),l.hidden=k.size===0,O(l,[...k].map(_=>`${_e} in ${_.title}: ${_.blank}`).join("; "),"."),s.textContent=m.length>
1?N(m.length):"",n.hidden=m.length<=w,O(n,H(`Show ${N(Math.min(mb,m.length-w))} more of ${N(m.length)}`,()=>{w+=mb,b()},{class:"link-button"}))}return{node:d,show(k){m=k;for(let{key:_}of e.columns.filter(
x=>x.mono))f.set(_,ml(m.map(x=>String(x[_]??""))));d.hidden=m.length===0,b()}}}var K1={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},pb="http://www.w3.org/2000/svg";function V1(e,t){let o=document.createElementNS(pb,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(pb,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",K1[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function fb(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=H(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function f(w,h){w.dataset.shown!==h&&(w.dataset.shown=h,w.value=m(h))}function p(w,{chosen:h,styles:y,two:g}){let b=y.get(w.key)??-1,k=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?Nc:_.map(x=>x.value))}}});return k.checked=h.includes(w.key),a("label",{class:"check line-check"},k,a("span",{
class:"line-mark"},b>=0&&V1(Tc(b,g?"A":""),g)),w.name)}return{node:l,draw(w){let{chosen:h,two:y}=w,g=JSON.stringify([w.lines.map(b=>b.key),h,y]);if(t.hidden=w.lines.length<2,g!==c){c=g;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,J1(w.lines,h).map(([k,_])=>a("div",{class:"line-group",role:k?"group":null,"aria-label":k||null},k&&a("span",{class:"muted"},k),_.map(x=>p(
x,w))))),b!==null&&[...t.querySelectorAll("input")].find(k=>k.value===b)?.focus()}f(o,w.start),f(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function J1(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function Q1(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function hb(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=Q1(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var gb={control:"set",test:"test"};function xb(e){let t=(o,n)=>e[`${gb[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[gb[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function X1(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:gu(xb(e));return o&&`(${o})`}var Or="device\
_type = 'GPU'",ju=["COMPUTATION","COMMUNICATION","MEMORY"],Wi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Uu=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${ju.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Or}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${ju.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Or}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${ju.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,wb=e=>`${Uu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,yb=e=>`${Uu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Z1=(e,t)=>`${Uu(e,Wi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,$b=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,eO=(e,t)=>`SELECT side, rank, kind, name, category, ${$b}
FROM events
WHERE ${Or}${Wi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,vb=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Or}${Wi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Sb=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Or}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Eb="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",bb=(e,t)=>`${Sb(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Eb}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Tb=(e,t)=>`${Sb(e,Wi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Eb}`,tO=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Tb(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Er=(e,t)=>`${Tb(e,t)}
ORDER BY launch_delay DESC`,_b=(e,t)=>`SELECT side, rank, name, ${$b}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function oO(e){let t=Object.entries(xb(e)).map(([o,{ranks:n}])=>{let s=hi(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Tr="side, rank, span, device_type, device",Ob=e=>`WITH changes AS (
    ${e}
)
SELECT ${Tr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Tr}),
    so_far AS (PARTITION BY ${Tr} ORDER BY at_us, row)`,nO=e=>`SELECT ${Tr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Ob(e)}
)
GROUP BY ${Tr}
ORDER BY rank, span, device_type, device, side`,kb={peaks:nO,"memory-curves":e=>`${Ob(e)}
ORDER BY side, rank, at_us`},sO={temporal_breakdown:{rows:wb,temporal:wb},comm_comp_overlap:{rows:yb,overlap:yb},kernel_breakdown:{kinds:Z1,kernels:eO,over_ranks:vb},idle_time_breakdown:{rows:bb,idle:bb},
launch_stats:{counts:tO,worst:Er,"launch-cpu_duration":Er,"launch-gpu_duration":Er,"launch-launch_delay":Er,"launch-scatter":Er},user_annotation_breakdown:{rows:_b,annotations:_b}},rO={kernel_breakdown:{
kernels:vb}},aO={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Mb=e=>aO[e]??{},iO={queue_length:"stream",memory_bw:"name"},lO=["what","set","test","lines","order","rows"];function cO(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!lO.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&iO[e.what];return`SELECT ${i?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>to(`${l}=${c}`)).join(", ")})`}function uO(e,t,o){if(e.what==="memory"){let r=kb[t]&&oO(e);return r?kb[t](r):null}let n=o&&rO[e.what]?.[t]||sO[e.what]?.[t],s=n?X1(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var Ab=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:uO(e,t,o))??cO(e,t,{chart:o,
difference:n});var dO={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},zu={path:"/analyse",name:"Analyse",mount:(e,t)=>mO(e,t)};function mO(e,t){let o=eu(location.search,rt),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(S,D)=>t.go(Rn({...o,...S},rt),D),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=ub(rt,{onChange:m,onSet:S=>m({...li,...S})}),w=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),g=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),k=a("div",{class:"results analysis-res\
ults"},y,g,b),_=a("h1",{}),x=H("Open in Perfetto …",()=>da([o.set,o.test].filter(S=>S!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),M=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
_,x,M),f,p.node,w,h,k));let v=Mt({context:t,results:k,message:h}),A=ht(()=>c.forEach(S=>S.figure.retheme())),E=S=>Dd(o.what,Ng(i??o,rt,S)),T=(S,D)=>oo(Ab(i??o,S,D),{control:o.set,test:o.test},D?.chart?
Mb(S):{});function q(){c.forEach(S=>S.figure.unmount()),c=rt[o.what].charts.map(S=>{let D=S.series&&fb({onLines:G=>m({lines:G},{replace:!0}),onWindow:G=>m(G),csv:()=>E("series")}),V=pt("Ranks that are\
 drawn",[["","those that differ most"],["rank",D?"the first":"all, in order"]],G=>m({order:G,lines:[]},{replace:!0})),L={chart:S,bar:D,order:V,hidden:new Set,keys:U(S)};return L.figure=kt({id:S.id,title:S.
title,file:S.id,level:"h2",class:S.half?"half-chart":"",height:G=>S.height(G.places,G.sides),make:(G,te)=>W(G.made(te),L.hidden),onRelayout:D&&R,onDoubleClick:D&&B,keys:()=>L.keys.filter(G=>!L.hidden.
has(G.key)).map(G=>[G.property,G.name]),extra:[a("div",{class:"chart-choice"},P(L),V.node),D?.node]}),L}),O(g,c.map(S=>S.figure.node))}let U=S=>($(S)??(o.test===""?[]:me().map(D=>({key:D.key,name:`${D.
letter} · ${D.label}`,property:D.letter==="A"?"--control-fill":"--test-fill"})))).map(D=>({...D,key:D.key&&!Array.isArray(S.legend)?D.key:D.property})),$=({legend:S})=>typeof S=="function"?S(me()):S;
function P(S){let D=L=>{let{hidden:G}=S;G.delete(L)||G.add(L),G.size===S.keys.length&&G.clear();for(let te of V)te.setAttribute("aria-pressed",String(!G.has(te.dataset.key)));K(me())},V=S.keys.map(L=>H(
L.name,()=>D(L.key),{class:"key","aria-pressed":"true",title:L.what,data:{key:L.key},css:{"--key-fill":`var(${L.property})`}}));return V.length>0&&a("div",{class:"chart-legend",role:"group","aria-labe\
l":`${S.chart.title}: what is drawn`},V)}let W=({data:S,layout:D},V)=>({layout:D,data:S.map(L=>V.has(L.legendgroup)?{...L,visible:!1}:L)});function R(S,D){let[V,L]=[S["xaxis.range[0]"],S["xaxis.range[\
1]"]];if(Number.isFinite(V)&&Number.isFinite(L)&&L>V&&performance.now()-u>500){let G=te=>String(Number(Math.max(0,te*D.per+D.offset).toFixed(3)));m({start:G(V),end:G(L)})}}function B(){u=performance.now(),
m({start:"",end:""})}function K(S){let D=rt[o.what].charts.filter(te=>typeof te.legend=="function").flatMap(te=>$(te)??[]).map(te=>te.name),V=JSON.stringify([o.what,o.set,o.test,D]);l!==V&&(q(),l=V);let L=`\
tracediff-${S.map(te=>$t(te.label)).join("-")}`,G={...o,shown:s.parameters,href:te=>Rn({...o,...te},rt)};for(let te of c)re(te,S,G,L)}function re({chart:S,bar:D,order:V,hidden:L,figure:G},te,Le,Fe){let Ee=S.
make(te,Le),tt=Ee.empty?null:D&&Ee.data(600);if(V.node.hidden=!Ee.limited,V.press(o.order),G.draw({file:Fe,heading:Ee.note,made:Ee.data,per:tt?.per,revision:[r,o.order,...o.lines,...L].join(" "),offset:tt?.
offset,places:Ee.places,sides:te.length,caption:ie(te),empty:Ee.empty??null}),G.sql.set(T(S.id,{chart:S.table??S.id})),G.node.hidden=!!Ee.empty&&(!!Ee.isSaid||oe(te)),D){let at=Ya(te,S.series,S.ownDevice),
z=Ka(at,te,o).keys;D.draw({lines:at,chosen:z,styles:Eh(at,z,S.panels),start:o.start,end:o.end,two:te.length>1,empty:!!Ee.empty}),D.node.hidden=at.length===0}}let ie=S=>[[S.map(D=>[D.letter,D.label].filter(
Boolean).join(" · ")).join(", "),le(S)].join(". ")];function ge({name:S,category:D}){let V=(G,te)=>o[`${G}_${te}`]||o[te]||"all",L=G=>o[`${G}_marker`]||o.marker;return Yt({control:o.set,test:o.test,row:Ot(
S,D),control_marker:L("set"),test_marker:L("test"),control_ranks:V("set","ranks"),test_ranks:V("test","ranks"),control_steps:V("set","steps"),test_steps:V("test","steps")})}function ne(S){let D=S.length>
1;b.hidden=oe(S);let V={href:D?ge:null,parameters:s.parameters};O(b,rt[o.what].tables.flatMap(L=>{let G=hb(S,L),te=fh(L,G),Le=Qt({...V,caption:L.caption,csv:E(L.key),sql:T(L.key),columns:[...D?[dO]:[],
...te]});Le.show(G);let Fe=(s.difference?.[L.key]??[]).filter(tt=>te.some(at=>at.number&&(tt[at.key]??null)!==null));if(Fe.length===0)return[Le.node];let Ee=Qt({...V,caption:L.caption,limit:12,meanings:!1,
heading:"difference, B − A",class:"difference-card",sql:T(L.key,{difference:!0}),columns:te.filter(tt=>!tt.note&&Fe.some(at=>(at[tt.key]??null)!==null)).map(dh)});return Ee.show(Fe),[Le.node,Ee.node]}))}
function le(S){let D=S.filter(V=>(V.data.last_step_dropped??[]).length>0);return S.every(V=>V.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":rt[o.what].ofSteps?"Every recorded\
 step counts, the last one too, as in Compare; a file without steps counts as one step.":S.every(V=>V.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":D.length>0?`Work that t\
he last step of a rank${D.length<S.length?` of ${D[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows==="all"?"All rows count, also those outside of steps, whi\
ch Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function F(S){let D=rt[o.what],V=S.flatMap(({label:Le,data:Fe})=>{let Ee=D.host?[]:Fe.ranks_without_device_rows??
[];return Ee.length===0?[]:[Ee.length===Fe.ranks.length?`${Le} has no device work${Fe.ranks.length>1?"":` (rank ${Fe.ranks[0]})`}: this analysis has nothing to count there. ${wn}`:`${Le}: ${Ee.length===
1?"rank":"ranks"} ${nt(Ee)} ${Ee.length===1?"has":"have"} no device rows.`]}),L=D.chosen?.({...o,shown:s.parameters}),G=o.rows!==""&&!D.ofSteps&&S.some(Le=>Le.data.steps===null)&&H("Count as Compare d\
oes",()=>m({rows:""}),{class:"link-button",title:`Rows ${ta.steps}`}),te=oe(S)&&a("p",{},"To see what the host did, look at its ",a("a",{href:Rn({...o,what:"user_annotation_breakdown",lines:[]},rt)},"\
annotations"),".");O(y,V.length>0&&a("ul",{class:"notice"},V.map(Le=>a("li",{},Le))),te,D.notes?.(S),L&&a("p",{},L),V.length<S.length&&a("p",{class:"muted small"},le(S)," ",G))}let Z=({data:S})=>(S.ranks_without_device_rows??
[]).length===S.ranks.length,oe=S=>S.every(Z)&&!rt[o.what].host;function me(){let S=!!s.test;return[["set","A"],["test","B"]].filter(([D])=>s[D]).map(([D,V])=>({key:D,letter:S?V:"",label:s[D].label,data:s[D]}))}
function We(S){s=null,r="",delete k.dataset.shown,v.say(S)}function Y(S,D){let V=rt[o.what];s=S;let L=i===o&&V.instead?.(o,me());if(L){i={...o,...L},ae(D);return}r=D,v.say(null),C();let G=me();p.draw(
o,n,s.parameters),F(G),K(G),ne(G),k.dataset.shown=D,Se(`${V.title} is shown.`)}function ae(S){v.ask(D=>Un(i.what,tu(i,rt),{signal:D}),D=>Y(D,S),D=>We(a("div",{class:"error-box",role:"alert",data:{code:D.
code}},a("h2",{},"This analysis is not possible"),a("p",{},D.message),a("p",{},a("a",{href:he("/")},"Choose other traces")))))}let pe=()=>`${o.what} ${tu(o,rt)}`;function Q(){let S=pe();if(s&&r===S){v.
drop(),K(me()),t.settled();return}if(o.set===""){v.drop(),We(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}i=o,ae(S)}function ce(){let S=rt[o.what],D=V=>o[V]===""?null:Ye(n,o[V])?.
label??o[V];O(_,S.title),O(w,S.intro),Te(),t.setTitle([S.title,[D("set"),D("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.draw(o,n,s&&r===pe()?s.parameters:{}),C(),Q()}
function Te(){let S=[o.set,o.test].map(V=>V!==""&&Ye(n,V)).filter(Boolean),D=S.filter(V=>V.traces_bytes===0);O(M,D.length===0?"":S.length===1?qo(S[0]):D.map(V=>`${V.label}: ${qo(V)}`).join(" "))}function C(){
f.firstChild||O(f,Object.entries(rt).map(([S,{tab:D,title:V}])=>a("a",{data:{what:S}},D??V)));for(let S of f.children){let{what:D}=S.dataset;if(S.href=Rn({...o,what:D,lines:[]},rt),S.hidden=rt[D].counters&&
D!==o.what&&![s?.set,s?.test].some(te=>te?.has_counters),D!==o.what){S.removeAttribute("aria-current");continue}S.setAttribute("aria-current","page");let V=f.getBoundingClientRect(),{left:L,right:G}=S.
getBoundingClientRect();(L<V.left||G>V.right)&&(f.scrollLeft+=L-V.left-24)}}async function j(){let S=[o.set,o.test].filter(D=>D!=="");try{n=S.length>0?await yt(S):[],n.length===0&&(n=(await jt("limit=\
1")).entries.map(({set:D})=>D))}catch(D){O(h,a("div",{class:"error-box",role:"alert"},D.message));return}d||(p.node.hidden=x.hidden=n.length===0,n.length===0?(O(_,"Analyse"),t.setTitle("Analyse"),O(h,
a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:he("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):ce())}return j(),{keys:{search:()=>p.focus()},update(S){o=eu(S,rt);
let D=["set","test"].every(V=>o[V]===""||Ye(n??[],o[V]));n?.length>0&&D?ce():j()},unmount(){d=!0,v.unmount(),A(),c.forEach(S=>S.figure.unmount())}}}var Gu=28,Cb=200,Rb=12,pO=400,fO=56;function zo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function hO(e,t,o){let n=Math.max(1,Math.ceil(
o.length/pO)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,zo(o[r][t]).length);return Math.min(fO,s)+3}function gO(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Lb(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>Cb&&!rn();function w(_,x){return a("tr",{"aria-rowindex":String(x+2),class:x%
2?"odd":""},_.map((M,v)=>{let A=zo(M);return a("td",{title:A.length>40?A:null,class:M===null?"none":l[v].number?"num":""},A)}))}function h(_=!1){let x=Math.ceil((s.clientHeight||600)/Gu),M=p()?Math.max(
0,Math.floor(s.scrollTop/Gu)-Rb):0,v=p()?Math.min(u.length,M+x+2*Rb):u.length;!_&&M===m&&v===f||([m,f]=[M,v],[[r,M],[i,u.length-v]].forEach(([A,E])=>{A.hidden=E===0,A.firstChild.colSpan=Math.max(1,l.length),
A.style.height=`${E*Gu}px`}),O(o,r,u.slice(M,v).map((A,E)=>w(A,M+E)),i))}function y(_){let x=l[_].number;d=d?.at!==_?{at:_,down:x}:d.down===x?{at:_,down:!x}:null;let M=d?.down?-1:1;u=d===null?c:[...c].
sort((v,A)=>M*gO(v[_],A[_])),s.scrollTop=0,g(),h(!0),e.children[_].querySelector("button").focus()}function g(){O(e,l.map((_,x)=>a("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.
at===x?d.down?"descending":"ascending":null},H(a("span",{class:"ellipsis"},_.name,_.unit&&a("span",{class:"muted"},`, ${_.unit}`),d?.at===x&&(d.down?" ↓":" ↑")),()=>y(x),{class:"th-button",title:`\
Order by ${_.name}`}))))}s.addEventListener("scroll",()=>p()&&h());let b=new ResizeObserver(()=>p()&&h());b.observe(s);let k=Zn(()=>h(!0));return{node:s,show(_,x){l=_.map(A=>({...A,number:A.type==="in\
teger"||A.type==="real"})),c=u=x,d=null;let v=l.map((A,E)=>hO(A,E,u)).map(A=>`min(${A}ch, 60cqw)`);O(t,v.map(A=>a("col",{css:{width:A}}))),n.style.minWidth=`calc(${["0px",...v].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Cb),s.scrollTop=0,g(),h(!0)},unmount(){b.disconnect(),k()}}}var Vu=50,Ib=5e3,Yu=40,wO=360,To=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Nb=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],yO={control:0,test:1},Db=e=>e.map(t=>Ue(t)).join("<br>"),bO=(e,t)=>`${e.name}: ${zo(t)}${e.unit?` ${e.unit}`:""}`;function Ku(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Ue(e.name),font:{size:11},standoff:4}}}}function Ju({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=zo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:yO[n]??r})).sort((n,s)=>n.
at-s.at)}var Bb=e=>({template:vt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function _O(e,t){let{x:o,ys:n,rows:s}=e;return sr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:X(To[i])})),bars:s.slice(0,Vu).map(r=>({label:zo(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:zo(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Pb(e,t){let o=e.rows.slice(0,Ib).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=Ku(e.x,n(e.x.at)),r=Ku(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=Ju({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:X(To[d%To.length]),size:u.length>500?4:7,symbol:Nb[d%Nb.length],opacity:.8},line:{color:X(To[d%To.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Db(e.columns.slice(0,12).map(f=>bO(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Bb({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function kO(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:Yu+1},(i,l)=>{let c=s+(r-s)*l/Yu;return l===0?t:l===Yu?o:n?Math.exp(c):c})}}function xO(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function $O(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=kO(o),{per:r,axis:i}=Ku(e.x,o);return{data:Ju(e).map(({name:l,rows:c,at:u},d)=>{let m=xO(t(c),n),f=X(To[u%To.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,w)=>{let h=Db([...l===""?[]:[l],`${zo(n[w])} to\
 ${zo(n[w+1])} ${e.x.unit??""}`,N(p)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Bb({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var vO={bars:_O,histogram:$O,line:e=>Pb(e,"lines"),scatter:e=>Pb(e,"markers")};function qb(e,t){let o=e==="bars"?Vu:e==="histogram"?1/0:Ib;return t>
o?`The chart shows the first ${N(o)} of ${N(t)} rows; the table has all.`:""}function Qu(e){return e.ys.length>1?e.ys.map((t,o)=>[To[o],t.name]):e.by?Ju(e).map(({name:t,at:o})=>[To[o%To.length],t]):[]}
function Wb(e){let t=null,o=kt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Qu(t),height:n=>n.chart==="bars"?qe(Math.min(Vu,n.rows.length),n.ys.length):wO,make:(n,s)=>vO[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var SO=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,EO=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,TO=["name","short_name","kerne\
l","operator","ended_by"];var ro=e=>e.type==="integer"||e.type==="real",Zu=e=>ro(e)&&!SO.test(e.name);function Hi(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(EO.test(e)&&!/count|calls/.test(e)?"µs":"")}var OO=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function Fi(e,t,o,n=s=>s){let s=OO(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function Fb(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var ji=(e,t)=>e.filter((o,n)=>!Zu(o)&&t.length>0&&Fb(t,n,8)<=8);function Hb(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&ro(n))?o:""}function MO(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Zu(i)),n=Math.abs;return(o.find(({at:i})=>Fi(t,i,-1))??o.find(({at:i})=>Fi(t,i,-1,n))??o.find(({at:i})=>Fi(t,
i,1))??o.find(({column:i})=>Hi(i.name)!=="")??o[0])?.column.name??""}var Xu=(e,t)=>ji(e,t).some(({name:o})=>o==="side")?"side":"";function AO(e,t){let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&Fi(t,u,1))),n=e.filter((c,u)=>u!==o&&Zu(c)),s=(n.find(({name:c})=>Hi(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=Hb(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Xu(e,t)}}function CO(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(ro),s=e.find(({name:c})=>TO.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?AO(e,t):null;if(i)return i;let l=MO(e,t);return s&&l!==""&&(s.
name!=="side"||Fb(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Hb(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:Xu(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:Xu(e,t)}}var Mr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function jb(e,t,o){let n=CO(t,o),s=t.filter(ro),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=Mr(t,e.x,l?void 0:ro)?e.x:Mr(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=i==="histogram"?"":Mr(t,e.y,ro)?e.y:Mr(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":Mr(t,e.y2,ro)?e.y2:m?"":n.y2,p=ji(t,
o).map(({name:h})=>h),w=i==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:w}}var RO=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],LO={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Ub(e){let t=null,o=pt("Kind of chart",RO,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=de("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y:w,y2:h,by:y}=t;e({chart:f,x:p,y:w,y2:h,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,h]of o.buttons)h.hidden=!t.kinds.includes(w);let d=LO[t.chart]??{},m=l.filter(ro).map(({name:w})=>w),f=ji(l,c).map(({name:w})=>w),p=l.map(({name:w})=>w);O(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function zb(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function Gb(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[Yb,NO]=[7,26],PO=/ \(at byte \d+\)/;function Kb({onRun:e,onCancel:t,tools:o}){let n=de("sql"),s=de("sql-error"),r=de("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Yb),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=H("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=H("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max(Yb,Math.min(NO,h))}function f(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,O(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),g=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(g)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let g=i.value,b=y===null?null:Gb(g,zb(g,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),O(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(PO,""):h),b&&w(b),b&&H("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Vb=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Jb=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,ed=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Qb=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Vb}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Jb}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Jb}
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
    ${ed("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${ed("")} AND side = 'control'
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
WHERE name = ${Vb}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${ed("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var IO=100;function Xb(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Qb.filter(l=>l.sides===r).map(l=>a("li",{},H(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>O(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Zb({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return Re(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await nl(p,t())}catch(w){return l(w)}return i=
p,d(!0),await f(),n.open=!0,Re(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await Ud(p.name)}catch(w){l(w);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
Re(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await nl(p.name,p.statement).catch(l),await f()}}})}function d(p){O(s,H("Save …",()=>{if(t().trim()===""){Re("First write a state\
ment.",{seconds:4});return}Ca(s,i,{name:"Name of the query",maxlength:IO,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=J(r.length,"query","queries"),O(o,r.map(p=>a("li",{},H(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Ce("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await jd()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{i=""}}}var e_=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function t_(e){let t=de("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},H(f.name,()=>e(e_(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let w=f.name.toLowerCase().includes(p),h=p===""||w?f.columns:f.columns.filter(g=>`${g.name} ${g.description??""}`.toLowerCase().
includes(p));if(h.length===0&&!w)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(g=>[H(`Insert ${g}`,()=>e(e_(g)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:k})=>b.includes(k)).map(k=>d(k,f)).filter(Boolean),w=(b,k,_)=>k.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:x=>{f===""&&x.target===x.currentTarget&&
r[x.target.open?"add":"delete"](b)}}},a("summary",{},b),_&&a("p",{class:"small"},_),k),[h,y,g]=[p("view","table"),p("analysis"),p("stored")];O(n,h,w("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("Tables as the set file keeps them",g),h.length+y.length+g.length===0&&a("p",{class:"muted"},i===null?"":f===""?
"There are no tables.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,o.title=i?J(i.length,"table"):"",m()},focus:()=>o.focus()}}var DO=60,BO={rows:"there may be more rows",bytes:"the answer would be too long"},td={path:"/query",name:"Query",mount:(e,t)=>WO(e,t)};function qO(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function WO(e,t){let o=hu(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(Q,ce)=>t.
go(pi({...o,...Q}),ce),f=Q=>fi(Q).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Zb({onPick:ie,statement:()=>h.value()}),h=Kb({onRun:()=>ie(h.value()),onCancel:ge,tools:w.save}),
y=Xb(Q=>{w.forgetName(),ie(Q)}),g=t_(Q=>h.insert(Q)),b=a("p",{class:"result-summary"}),k=Ub(Q=>m(Q,{replace:!0})),_=a("ul",{class:"chart-legend"}),x=a("p",{class:"muted small chart-limit"}),M=Wb([k.node,
_,x]),v=Lb(),A=a("a",{class:"button",title:"The rows as CSV"},"CSV"),E=a("a",{class:"button",title:"The rows as JSON"},"JSON"),T=a("div",{class:"message"}),q=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},H("Copy link",()=>eo(location.href,"Link copied.")),A,E)),M.node,a("section",{class:"card table-card","aria-label":"Rows"},v.node)),U=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},h.node,w.node,y.node),g.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,U,T,q));let $=Mt({context:t,results:q,message:T}),P=ht(
()=>M.retheme());function W(Q,ce,Te,C){let j=Ye(n??[],o[Q]),S=vo({field:Q,set:j??null,none:C,text:j?"":o[Q],onPick:D=>m({[Q]:D?Ve(D.id):""})});return a("div",{class:`side-${Q} query-side`},a("b",{class:`\
letter letter-${ce.toLowerCase()}`,"aria-hidden":"true"},ce),a("label",{for:S.input.id},Te),S.node)}let R="";function B(){let Q=JSON.stringify([o.control,o.test,n?.map(Te=>[Te.id,Te.label])]);if(Q===R)
return;R=Q;let ce=document.activeElement?.dataset?.field;O(p,W("control","A","Control"),W("test","B","Test","none: one set alone")),ce&&p.querySelector(`[data-field="${ce}"]`)?.focus()}async function K(){
let Q=fi({...o,q:""}),ce=Q.toString();if(ce!==s){s=ce;try{let Te=await Hd(Q);!d&&ce===s&&(r=qO(Te),g.draw(Te,o.test!==""),h.enable(!0),i&&We())}catch(Te){!d&&ce===s&&(s=null,g.draw([],!1),Te.code==="s\
ql_off"&&re(Te))}}}function re(Q){U.hidden=!0,$.say(a("p",{class:"notice",data:{code:Q.code}},Q.message))}function ie(Q){if(h.set(Q),Q.trim()===""){h.showError("There is no statement. Write one, or ch\
oose an example.",null),h.field.focus();return}c=l="",u=!0,m({q:Q,...Q===o.q?{}:cw})}function ge(){$.drop(),h.running(!1),b.textContent="",$.say(a("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),
h.field.focus()}function ne(Q){if(i=null,l="",h.running(!1),Q.code==="sql_off"){re(Q);return}h.showError(Q.message,Q.offset),$.say(a("p",{class:"visually-hidden",data:{code:Q.code}},"The statement was\
 refused."))}function le(){let Q=f(o);if(Q===l){We(),t.settled();return}Q!==c&&(c=Q,h.clearError(),h.running(!0),y.open(!1),$.ask(ce=>Wd(new URLSearchParams(Q),{signal:ce}),ce=>{i=ce,l=Q,h.running(!1),
$.say(null),We(!0),oe(),Se(J(ce.row_count,"row"))},ne))}let F=Q=>Ye(n??[],o[Q])?.label??o[Q],Z=()=>`tracediff-${["control","test"].filter(Q=>o[Q]!=="").map(Q=>$t(F(Q))).join("-")}`;function oe(){u&&q.
getBoundingClientRect().top>innerHeight-DO&&q.scrollIntoView({block:"start"}),u=!1}function me(){let{row_count:Q,truncated:ce,truncated_by:Te,elapsed_ms:C}=i;O(b,Q===0?"No rows.":[`${N(Q)} ${Q===1?"ro\
w":"rows"}`,a("span",{class:"muted"},` in ${N(Math.max(1,Math.round(C)))} ms`)],ce&&a("span",{class:"notice truncated"},`Cut off here: ${BO[Te]??"there is more"}. Ask for less, with LIMIT or a sum.`))}
function We(Q=!1){let ce=i.columns.map((V,L)=>({...V,at:L,unit:V.type==="text"?"":Hi(V.name,r)})),{rows:Te}=i;me();for(let[V,L]of[[A,"csv"],[E,"json"]])V.href=Fd(fi(o,L)),V.download=`${Z()}-query.${L}`;
let C=jb(o,ce,Te),j=V=>ce.find(L=>L.name===V),S={...C,columns:ce,rows:Te,x:j(C.x),ys:[C.y,C.y2].filter(V=>V!=="").map(j),by:j(C.by),file:Z(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([
l,C,Object.keys(r).length]),empty:C.chart==="none"?C.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};M.node.hidden=Te.length<2,k.draw(C,ce,Te);let D=S.empty?[]:Qu(S);O(
_,D.map(([V,L])=>a("li",{class:"key",css:{"--key-fill":`var(${V})`}},L))),_.hidden=D.length===0,x.textContent=S.empty?"":qb(C.chart,Te.length),M.draw(S),(Q||v.units!==r)&&(v.units=r,v.show(ce,Te)),v.node.
parentNode.hidden=ce.length===0||Te.length===0,q.dataset.shown=l}function Y(){let Q=o.q.trim().split(`
`).find(ce=>!ce.startsWith("--"))??"";if(t.setTitle([Q.slice(0,60),"Query"].filter(ce=>ce!=="").join(" · ")),B(),y.draw(o.test!==""),K(),o.q===""){$.drop(),i=null,l=c="",h.clearError(),h.running(!1),
$.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}le()}async function ae(){let Q=[o.control,o.test].filter(ce=>ce!=="");try{n=Q.length>0?await yt(Q):[],n.length===0&&(n=(await jt(
"limit=1")).entries.map(({set:ce})=>ce))}catch(ce){O(T,a("div",{class:"error-box",role:"alert"},ce.message));return}d||(p.hidden=U.hidden=n.length===0,n.length===0?(t.setTitle("Query"),O(T,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:he("/")},"Add some"),"."))):o.control===""?m({control:Ve(n[0].id)},{replace:!0}):Y())}return h.set(o.q),w.load(),ae(),{keys:{search:()=>g.focus(),control:()=>pe(
"control"),test:()=>pe("test")},update(Q){let ce=o;o=hu(Q),o.q!==ce.q&&h.set(o.q);let Te=["control","test"].every(C=>o[C]===""||Ye(n??[],o[C]));n?.length>0&&Te&&o.control!==""?Y():ae()},unmount(){d=!0,
$.unmount(),P(),M.unmount(),v.unmount()}};function pe(Q){let ce=p.querySelector(`[data-field="${Q}"]`);ce?.focus(),ce?.click()}}function FO(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var o_=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function HO(e,t){let o=e.flatMap(r=>t.filter(({name:i})=>i===r.name).map(i=>[r,i])),
[n,s]=[e,t].map((r,i)=>r.filter(l=>!o.some(c=>c[i]===l)).sort((l,c)=>o_(l)-o_(c)));return n.length===s.length?[...o,...n.map((r,i)=>[r,s[i]])]:o}var jO=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function n_(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(i=>i.side===r)),n=(e.category==="pyth\
on_function"?HO:jO)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,i])=>({row:FO(e,r,i),names:{control:(r??i).name,test:(i??r).name}}))}var Oo=0,Ts=1,Os=2,Mo=3,od={id:"steps",sort:"steps",label:"Steps on the device",depth:1},Ui=18,UO=24,s_=3;function nd(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:i,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:i,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let i=r.depth>1&&["host","other"].includes(r.sort),l=!i||e(r),c=l?
r.depth:1,u=Math.max(UO,c*Ui+2*s_);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:i,open:l});for(let d=0;d<c;d+=1)o.push(n+s_+d*Ui);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function a_({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,w)=>w<=e.from||p>=e.to}),o(
od)&&r.some(({answer:p})=>p.steps?.length>0&&p.lanes.some(({sort:w})=>w!=="host"))&&s.add([od]),r.forEach(({answer:p})=>s.add(p.lanes.filter(o))),r.forEach(({answer:p})=>s.add((p.counters??[]).map(JO).
filter(o)));let i=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:w}of r){let h=i.length;i.push(...p.names),l.push(
...p.categories),c.push(...p.kinds);for(let y of p.lanes.filter(o))YO(d,y,u.push(y)-1,{keep:w,shift:n,shiftName:h,band:s.bandOf(y.id)});KO(d,m,p,{keep:w,shift:n,rows:s,lanes:u}),VO(d,m,p,{keep:w,shift:n,
rows:s,lanes:u}),XO(d,m,p,{keep:w,shift:n,rows:s,lanes:u})}let f={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:i,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(f,{pieces:zO(f)})}var i_=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function zO(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,i)=>{(i>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(i),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>GO(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function GO({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],i=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(i,e[u]),Math.max(i,t[u])),
i=Math.max(i,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(i,e[r.at(-1)]),e[c]),i=e[c],r.push(c);l(1/0)}function YO(e,t,o,{keep:n,shift:s,shiftName:r,band:i}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let w=l[p]+c[p];n(l[p],w)&&(e.start.push(l[p]-s),e.end.push(w-s),e.row.push(i.row+(i.open?u[p]:0)),e.level.push(u[p]),e.name.push(r+d[p]),e.
occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(Oo),e.gap.push(-1),e.lane.push(o))}}function sd(e,t,o,{sort:n,lane:s,keep:r,shift:i,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-i),e.end.push(d-i),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function KO(e,t,o,n){(o.gaps??[]).forEach(s=>sd(e,t,s,{...n,sort:Ts,lane:s.lane}))}function VO(e,t,o,n){(o.steps??[]).forEach(s=>sd(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:Os,lane:od.id}))}var JO=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),QO=.2;function XO(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:i}=s,
l=Math.max(i-s.low,Math.abs(i)*QO)||1;s.start.forEach((c,u)=>sd(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(i-s.mean[u])/l},{...n,sort:Mo,lane:s.id}))}}var wt=(e,t)=>`${t}\
\0${e}`,Ar=(e,t)=>wt(e.names[e.name[t]],e.categories[e.name[t]]),Go=(e,t)=>e.sort[t]===Oo&&e.merged[t]<=1&&e.occurrence[t]>=0,r_=new WeakMap;function l_(e,t,o){let n=r_.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Go(e,s)&&n.set(`${Ar(e,s)}\0${e.occurrence[s]}`,s);r_.set(e,n)}return n.get(`${t}\0${o}`)??-1}var ZO=.1,eM=.002,Cr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function tM(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=Cr(e),r=s-n,i=Math.abs(r);return i<ZO*Math.max(n,s)||i<eM*t||r*o<=0?"":r>0?"longer":"shorter"}function c_(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Rt(e),r=new Map,i=(l,c)=>{let u={change:tM(l,n),row:l,names:c,whole:s};r.set(wt(c.control,l.category),u).set(wt(c.test,l.category),u)};return e.rows.flatMap(n_).forEach(({row:l,names:c})=>i(l,c)),
r}var zi=(e,t,o,n)=>e?.get(wt(o,n))?.names[t]??o;function u_(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Oo&&n[e.name[r]]&&s.push(
r);return s}var rd={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function ad(e,t=I){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,i]=Cr(o);return`${rd[n]}: ${t(s)} → ${t(r)} ${i?"self time":"total"} in this ${e.whole?"recording":"step"}`}function d_(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===Ts){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${ue(l)}, from ${ue(i)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}if(r.sort[t]===Os){let p=r.gaps[r.gap[t]];return[[`Step ${p.step_number}, as the device has it`,"strong"],[`${ue(
l)}, from ${ue(i)}`],[en(p)],[`the host began it at ${ue(p.host_start)}`,"muted"]]}if(r.sort[t]===Mo){let{name:p,mean:w,min:h,max:y}=r.gaps[r.gap[t]];return[[`${p}: ${Ge(w,0,3)}`,"strong"],h<y&&[`from\
 ${Ge(h,0,3)} to ${Ge(y,0,3)} in this pixel`],[`${ue(l)}, from ${ue(i)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=Zo({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${N(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[yn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[yn]]:
[],[`${ue(l)}, from ${ue(i)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Go(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let f=ad(o?.
get(Ar(r,t)),ue);if(f&&m.push([f,"change"]),n){m.push([`${s}: ${ue(n.duration)} (${Pe(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${ue(n.start)}`]);let p=zi(o,s,c,r.categories[r.
name[t]]);p!==c&&m.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${N(r.occurrence[t]+1)}${m_(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var m_=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",id=e=>`${N(e)}${m_(e)}`,Ms=14;function p_(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){O(e,t.map(([c,u])=>a(
"p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),i=o+Ms+s>window.innerWidth?o-Ms-s:o+Ms,l=n+Ms+r>window.innerHeight?n-Ms-r:n+Ms;e.style.setProperty("left",`${Math.
max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function f_(){let e=De("polygon",{class:"join-shape"}),t=De("g",{class:"join-links"}),o=de("arrow"),n=De("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},De("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},De("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();O(t,s.map(([i,l])=>{let[c,u]=[Math.min(i.right,l.left),l.left].map(f=>f-r.left),[d,m]=[i,l].map(({top:f,bottom:p})=>(f+p)/2-r.top);return De(
"path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let i=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,r]:[r,s],u=({left:w,right:h})=>[
w,Math.max(h,w+1.5)],[[d,m],[f,p]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[p,c.top],[f,c.top]].map(([w,h])=>`${w-i.left},${h-i.top}`).join(" "))}}}function h_(e,t,o){let n=pt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=H("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},Ce("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
Ce("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),H("Fit",e.fit,{title:"Show the whole step (0)"}),H("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,a("span",{class:"chart-tools"},["png","svg"].map(i=>H(i.toUpperCase(),()=>e.save(i),{title:`The timeline as ${i.toUpperCase()}`})))),draw(i){n.press(i.show),n.node.hidden=i.control===
""||i.test==="",s.hidden=i.align===""}}}var oM=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function g_(){let e=a("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){O(e,[...t?Object.entries(rd):[],...oM,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function w_(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function nM(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function y_({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let f=nM(u,d,m);s=f;let p=new AbortController;i=p;try{let w=await e(f,p.signal);i===p&&(n={...f,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===p&&w.name!=="AbortError"&&(r=null,o(w))}if(i===p){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&w_(n,u,d,m)?r=null:s?r=w_(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function sM(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function b_(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=y_(
{ask:({from:d,to:m,pixels:f},p)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([h,y])=>w.set(h,String(Math.round(y*1e3)/1e3))),tl(i.set,w,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>jn(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=Cp(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=sM(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f),{least:w,most:h}=Zr.pixels;p.
set("pixels",String(Math.min(h,Math.max(w,Math.round(m))))),c(y=>tl(i.set,p,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);
Object.entries(d).forEach(([w,h])=>{h!==""&&h!==null&&h!==void 0&&f.set(w,String(h))});let p=await Fr(i.set,f,m);return p.rows.length>0?p:null},retry(){n="",s=""},unmount:u})}function __(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:he("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var k_=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function x_(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?H("Choose another rank and step",n,{class:"primary"}):H("Try again",o,{class:"primary"})," ",a("a",{href:he("/")},"Choose other traces")))}var rM={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},ld=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function $_(e,t,o){let n=[],s=ld([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(rM).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>J(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var aM=1e3;function v_(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>zi(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let f=m.side===l?m.data():null,p=f?l_(f,wt(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,level:f.level[p],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,
l,c),c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),f=n(i,m,c,u),p=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>aM&&(o=new Map);let{of:w,launch:h,launched:y,launches:g}=p??{},b=p?{...p.
rows[0],of:w,launch:h,launched:y,launches:g}:null;return o.set(f,b),b},nameOf:(i,l)=>{let c=i.data();if(l<0||!c||!Go(c,l))return null;let[u,d]=Ar(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Rr(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var Gi=2e4,iM=3,S_=e=>Math.round(e*1e3),E_=(e,t,o)=>`${e} ${S_(t)} ${S_(o)}`;function lM(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(E_(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===Gi?r-Gi:0,n.words=i?`${I(i.work)} of work in ${I(i.path)}${n.cut>
0?`; the longest ${N(Gi)} of ${N(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function cM(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Oo&&t.merged[n]<=1&&s&&e.rows.has(E_(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!i_(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function T_(e,t,o,n){let s=o.data(),r=X("--path-m\
ark"),i=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),w=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));w>d&&w>
p&&(e.box(Math.max(p,d),t.top+u,w-Math.max(p,d),iM,r),d=w)}}let l=t.rowHeight;for(let c of cM(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function O_({
toggle:e,change:t,error:o}){let n=H("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:w}){let h=new URLSearchParams({set:f,ranks:String(w.rank),segments:String(
Gi),...w.step_number===null?{}:{steps:String(w.step_number)},...p?{marker:p}:{}}),y=`${h} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let g=await Un("critical_path",h,{signal:l[m].
signal});i[m]===y&&(r[m]=lM(g.set,w),c(),t())}catch(g){i[m]===y&&g.name!=="AbortError"&&o(g)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&f.includes(w)&&p[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:p[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var M_={control:["A","Control"],test:["B","Test"]};function A_(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=M_[i],f=de("set"),p=vo({id:f,field:i,set:c&&Ye(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Ve(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=rc(l),d=ac(l,c.rank),m=ic(l,c.rank,c.span),f=(h,y,g,b,k,_)=>{let x=de(h),M=a(
"select",{id:x,data:{field:`${i}_${h}`},on:{change:()=>e({..._,[`${i}_${h}`]:M.value})}},g.map(v=>a("option",{value:String(v),selected:v===b},k(v))));return a("span",{class:"sample-field"},a("label",{
for:x},y),M)},p=m.indexOf(c),w=(h,y,g)=>Ce(y,`${M_[i][1]}: ${g} step`,()=>e({[`${i}_step`]:String(m[p+h].step_number)}),{data:{field:`${i}_${g}`},disabled:!m[p+h],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${I(c.step)}`):[f("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${I(m.find(y=>y.step_number===h).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${ue(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var uM=200,C_=8,dM=1e3;function R_({onText:e,onStep:t}){let o=de("search"),n=Qe(uM,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>Ce(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),i.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function mM(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(wt(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=wt(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function L_(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=mM(e,o,n,l.side);return r||=c.length>C_,c.slice(0,C_).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:dM});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var N_=(e,t,o)=>t===0?"No name contains this text.":o?`${J(t,"call")} of the ${J(
e,"name")} with the most time`:`${J(t,"call")} of ${J(e,"name")}`,P_=(e,t)=>`${N(e+1)} of ${N(t)}`;var cd={control:"Control",test:"Test"};function pM(e,t,o){return t===void 0?`${cd[e]}: …`:t===null?`${cd[e]}: no ${id(o+1)} call`:`${cd[e]}: ${ue(t.duration)}, from ${ue(t.start)}${t.of?`; ${J(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${fM(t)}`}function fM({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${I(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${J(o,"device row")}, ${o>1?"the first of ":""}which began ${I(s)} later`}var hM=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function I_(e){let t=a(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,hM(n.rows[m])]).filter(([,m])=>m),d=ad(n.change);O(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"muted"},` · ${n.category}\
 · ${id(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(m=>s.includes(m)).map(m=>a("span",{class:`${m}-text`},pM(m,n.rows[m],n.nth))),i&&l&&a("span",{class:"strong"},`test − contr\
ol: ${ye(l.duration-i.duration)}`)),Zo(n)&&a("p",{class:"small"},`${yn}.`),d&&a("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),a("p",{class:"op-actions"},
H("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,f])=>H(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,f),{class:"link-button",title:f.name})),i&&l&&!n.
aligned&&H("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),H("Copy the name",()=>eo(
n.name,"Name copied."),{class:"link-button"}),H("Clear (Escape)",e.clear,{class:"link-button"})))}}}function D_(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(g){let b=e.state(),k=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,g,g.map(_=>s.named(_,b.name,b.category))]);if(k===i){p(g);return}if(i=k,r=null,k!==""&&b.nth===null){await f(g,k);return}if(k!==""){let{name:_,category:x,nth:M}=b;r={name:_,category:x,nth:M,rows:Object.
fromEntries(g.map(v=>[v,s.known(v,_,x,M)??s.drawn(o.shown(),v,_,x,M)??void 0]))}}p(g),r&&await m(r,g)}async function m(g,b){let{name:k,category:_,nth:x,rows:M}=g;await Promise.all(b.filter(v=>M[v]?.of===
void 0&&M[v]!==null).map(async v=>{try{M[v]=await s.ask(v,k,_,x)}catch{}})),!c&&r===g&&p(b)}async function f(g,b){let{name:k,category:_,at:x}=e.state(),M=[...new Set([x,"test","control"])].filter(v=>g.
includes(v));for(let v of M){let A=null,E=await n[v].find({name:s.named(v,k,_),category:_,order:"duration",limit:1}).catch(T=>{A=T});if(c||i!==b)return;if(A){Re(`The search for ${k} failed. ${A.message}`,
{urgent:!0});return}if(E){let[T]=E.rows,q=T.start-e.shifts()[v];l=!0,o.goTo(o.around({start:q,end:q+T.duration}),!0),e.change({category:E.category,nth:T.occurrence,at:v,open:e.opened(v,T.lane),...o.current()});
return}}Re(`${k} does not occur in this ${ld(g.map(v=>n[v].chosen))}.`,{seconds:10}),e.change(u)}function p(g){let b=r===null?[]:g.map(_=>r.rows[_]&&Rr(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:g.flatMap(w)}),l&&b.length>0&&(l=!1,o.reveal(h()));let k=e.state();t.draw(r&&{...r,rows:Object.fromEntries(g.map(_=>{let x=r.rows[_];return[_,x&&{...x,pane:void 0,whole:n[_].
chosen?.sample.step_number===null}]})),change:e.changes()?.get(wt(r.name,r.category))??null,aligned:k.align===r.name&&k.align_nth===r.nth},g)}function w(g){let b=r.rows[g],k=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],...k.map(_=>[b,_])].map(_=>_.map(x=>Rr(o.shown(),g,x))).filter(([_,x])=>_&&x)}let h=()=>o.marks.selected.find(({pane:g})=>g.side===e.state().at)??
o.marks.selected[0];function y(){let g=h();if(g){let b=Math.max((g.end-g.start)*1.6,.1),k=(g.start+g.end)/2;o.goTo({from:k-b/2,to:k+b/2}),o.reveal(g)}return g!==void 0}return{draw:d,place:h,zoom:y,current:()=>r,
show({name:g,category:b,occurrence:k,side:_,at:x,duration:M,lane:v}){l=!0,o.goTo(o.around({start:x,end:x+M})),e.change({name:g,category:b,nth:k,at:_,open:e.opened(_,v)})},pick(g,b){let k=s.nameOf(g,b);
if(k){let[_,x,M]=k,v=e.state(),A=v.name===_&&v.category===x&&v.nth===M;e.change(A?u:{name:_,category:x,nth:M,at:g.side})}return k!==null},step(g){let b=h(),k=b?o.beside(b,g):-1;if(k<0)return!1;let[_,x,
M]=s.nameOf(b.pane,k),v=b.pane.data(),A=o.current();if(v.start[k]<A.from||v.end[k]>A.to){let E=(v.start[k]+v.end[k])/2,T=(A.to-A.from)/2;o.goTo({from:E-T,to:E+T})}return e.change({name:_,category:x,nth:M,
at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var gM=300,wM={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function B_({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=Qt({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>H(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:i})}),o("start","Start",{number:!0,show:I,exact:ue,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:I,exact:ue}),o("diff","Test − control",{number:!0,
show:ye,exact:Pe,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>wM[i]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Go(d,m)||
d.sort[m]!==Oo&&d.sort[m]!==Mo)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,gM),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${N(c.length)} longest of ${J(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),w=p.sort[m]===Oo,h=w?t(d,m):null;return{pane:d,i:m,
duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"steps",name:w?p.names[p.name[m]]:d.textOf(m),change:w?d.changeAt(m):"",diff:h===null?null:d.side==="control"?h.duration-
f:f-h.duration}}))}}}var Yi=9,Ki=3,yM=7;function q_({onRange:e}){let t=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),n=a("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
i=r,l=0,c=null;function u(){l=0;let k=n.clientWidth,_=Math.max(1,s.length)*(Yi+Ki)+Ki,x=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(k*x),Math.round(_*x)],t.style.height=`${_}px`;let M=t.
getContext("2d",{alpha:!1});M.scale(x,x),M.fillStyle=X("--surface-sunk"),M.fillRect(0,0,k,_);let v=A=>k*(A-r.from)/(r.to-r.from);s.forEach((A,E)=>d(M,A,Ki+E*(Yi+Ki),v))}function d(k,_,x,M){let v=_.data();
if(!v)return;k.fillStyle=X(_.host?"--span-host":"--span-compute");let A=new Map,E=-1/0;for(let T=0;T<v.length;T+=1){let[q,U]=[M(v.start[T]),M(v.end[T])],$=_.changeAt(T);if($!==""&&v.merged[T]<=1){let P=A.
get($)??[];P.push(q,U),A.set($,P)}v.name[T]>=0&&v.lanes[v.lane[T]].sort!=="other"&&(U>E+.5||q<E-50)&&(k.fillRect(q,x,Math.max(.5,U-q),Yi),E=U)}for(let[T,q]of A){k.fillStyle=X(`--span-${T}`);for(let U=0;U<
q.length;U+=2)k.fillRect(q[U],x,Math.max(.7,q[U+1]-q[U]),Yi)}}function m(){l||=requestAnimationFrame(u)}function f(){let k=r.to-r.from,_=100*(i.from-r.from)/k,x=100*(i.to-i.from)/k;o.style.setProperty(
"left",`${_}%`),o.style.setProperty("width",`${x}%`)}let p=k=>{let _=n.getBoundingClientRect(),x=(k.clientX-_.left)/Math.max(1,_.width);return r.from+Math.min(1,Math.max(0,x))*(r.to-r.from)},w=()=>i.to-
i.from>.999*(r.to-r.from);function h(k){let _=yM*(r.to-r.from)/Math.max(1,n.clientWidth),[x,M]=[i.from,i.to].map(v=>Math.abs(p(k)-v));return k.shiftKey||Math.min(x,M)>_?k.shiftKey||w()?"range":"move":
x<M?"from":"to"}function y(k){let{part:_,at:x,view:M}=c;if(_==="move")e(M.from+k-x,M.to+k-x);else if(_!=="range"){let v={...M,[_]:k};e(Math.min(v.from,v.to),Math.max(v.from,v.to))}}n.addEventListener(
"pointerdown",k=>{if(k.button===0){n.setPointerCapture(k.pointerId);let _=p(k);if(c={part:h(k),at:_,view:i},c.part==="move"&&(_<i.from||_>i.to)){let x=(i.to-i.from)/2;c.view={from:_-x,to:_+x},y(_)}}}),
n.addEventListener("pointermove",k=>{c?y(p(k)):n.style.cursor=["from","to"].includes(h(k))?"ew-resize":""}),n.addEventListener("pointerup",k=>{let[_,x]=[c?.at,p(k)];c?.part==="range"&&_!==x&&e(Math.min(
_,x),Math.max(_,x)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let g=new ResizeObserver(m);g.observe(n);let b=ht(m);return{node:n,draw(k,_){[s,r]=[k,_],m(),f()},view(k,_){i={from:k,to:_},
f()},unmount(){cancelAnimationFrame(l),g.disconnect(),b()}}}var bM=15,Lr=190,_M={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},ud=.02,kM=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],xM=new Set(["\
new","gone","gap"]),$M=[1,.78,.56];function vM(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=Cr(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?1:2}function SM(e,t,o){return e.
sort[t]===Ts?"gap":e.sort[t]===Os?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Mo?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort==="host"?"host":{COMMUNICATION:"\
communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function W_({side:e,host:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("ul",{class:"timeline-heads","aria-\
label":`Lanes: ${n}`}),r=a("div",{class:"timeline-drawing"}),i=a("div",{class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,f={},p="",w={side:e,host:t,
node:i,data:()=>l},h=E=>E<0?-1:l.pieces.of[E];function y(){f=Object.fromEntries(kM.map(E=>[E,$M.map(T=>Mi(X(`--span-${E}`),X("--surface"),T))]))}let g=E=>l.name[E]<0||l.lanes[l.lane[E]]?.sort==="other"?
"":u[l.name[E]];function b(){let E=l.names.map((T,q)=>m?.get(wt(T,l.categories[q])));u=E.map(T=>T?.change??""),d=E.map(vM),c=Array.from({length:l.length},(T,q)=>SM(l,q,g(q)))}function k(E){if(l.sort[E]===
Ts){let $=l.gaps[l.gap[E]];return`idle ${I($.duration)} · host: ${$.operator??$.host??"nothing recorded"}`}if(l.sort[E]===Os){let $=l.gaps[l.gap[E]];return`step ${$.step_number} · ${I($.duration)}`}
if(l.sort[E]===Mo)return Ge(l.gaps[l.gap[E]].mean,0,3);let T=l.names[l.name[E]],U=Zo({name:T,category:l.categories[l.name[E]]})?`${yn} (${T})`:T||"(no name)";return(_M[c[E]]??"")+(l.merged[E]>1?`${l.merged[E]}\
 rows, most of them ${U}`:U)}let _=E=>f[c[E]][["longer","shorter"].includes(c[E])?d[l.name[E]]:0];function x(){let E=JSON.stringify(l.bands);if(E===p)return;p=E;let T=s.contains(document.activeElement)?
document.activeElement.dataset.lane:void 0;s.style.height=`${l.height}px`,O(s,l.bands.map(q=>a("li",{class:"lane-head",title:q.label,css:{top:`${q.top}px`,height:`${q.height}px`}},q.folds?H(q.label,()=>o.
fold(w,q),{class:"lane-fold",data:{lane:q.id},"aria-expanded":String(q.open)}):a("span",{},q.label)))),[...s.querySelectorAll("button")].find(q=>q.dataset.lane===T)?.focus()}function M(E,T){for(let{top:q}of l?.
bands??[]){let U=Math.round(T.top+q)+.5;E.line(0,U,T.width,U,X("--grid"))}o.decorate(E,T,w)}y();let v=Ii(r,{rowHeight:Ui,label:`${n}: a table below has the same`,least:ud,colour:E=>_(h(E)),hatched:E=>xM.
has(c[h(E)]),text:E=>k(h(E)),onHover:(E,T)=>o.hover(w,h(E),T),onPick:(E,T)=>o.pick(w,h(E),T),onView:(E,T,q)=>o.view(w,E,T,q),onMeasure:o.measure,onKey:E=>o.key(E,w),decorate:M}),A=ht(()=>{y(),v.redraw()});
return Object.assign(w,{drawing:v,show(E,T){l=E,b(),v.set({...E.pieces,tops:E.tops,height:E.height,from:T.from,to:T.to}),i.hidden=E.bands.length===0,x()},setChanges(E){m=E,l&&(b(),v.redraw())},highlight(E){
let T=E&&new Set(E);v.highlight(T&&l.pieces.of.flatMap((q,U)=>T.has(q)?[U]:[]))},whole(E){let{height:T,paint:q}=v.whole(E-Lr);return{height:T,paint(U){q(vr(U,Lr,0)),l.bands.forEach(({label:$,top:P})=>U.
words(6,P+bM,Ls($,30),X("--muted")))}}},changeAt:g,textOf:k,title:n,destroy(){A(),v.destroy()}})}function F_(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function EM(e,t,o,n){let s=-1,
r=i=>t.y(o.row[i])+2+(n-4)*(1-o.gaps[o.gap[i]].at);for(let i=0;i<o.length;i+=1){if(o.sort[i]!==Mo)continue;let l=t.x(o.start[i]),c=t.x(o.end[i]);c>=0&&l<=t.width&&(e.line(l,r(i),c,r(i),X("--text"),1),
s>=0&&o.row[s]===o.row[i]&&o.end[s]===o.start[i]&&e.line(l,r(s),l,r(i),X("--text"),1)),s=i}}function H_(e,t,o,n){let s=t.rowHeight;EM(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&T_(e,t,o,r),
n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,X("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,X("--accent"),1)}if(n.aligned!==null){
let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,X("--accent"),1.5)}for(let i of n.selected)i.pane===o&&F_(e,t,i,X("--accent"),2.5,s);n.partner?.pane===o&&F_(e,t,n.partner,X("--text"),1.5,s)}function TM(e,t){let[o,n]=Je(t*10);return`${Ge(e/n,0,3).replace("-","−")} ${o}`}function j_(e,t,o){Oy(e,{view:t,width:o,format:TM,colours:{surface:X("--surface"),border:X("--border"),muted:X("--mut\
ed")}})}function U_(){let e=a("canvas",{}),t=a("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(So*u)],e.style.height=`${So}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),j_($s(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},i=new ResizeObserver(r);i.observe(t);let l=ht(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:So,paint:u=>j_(vr(u,Lr,0),o,c-Lr)}),unmount(){cancelAnimationFrame(n),i.disconnect(),
l()}}}var OM=60,MM=40,z_=160;function G_({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=p_(),s=f_(),r=null,i=0,l=null,c=!1,u=[],d={hover:x,view:k,key:t.
key,fold:t.fold,pick:($,P)=>t.pick($,P),measure:($,P,W)=>t.measure($<P?{from:$,to:P}:null,W),decorate:($,P,W)=>H_($,P,W,o)},m=ze.flatMap($=>[!0,!1].map(P=>W_({side:$,host:P,on:d}))),f=ze.map($=>a("sec\
tion",{class:`timeline-side timeline-${$}`,data:{side:$},"aria-label":$==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${$}-text small`}),m.filter(P=>P.side===$).map(P=>P.node))),p=q_(
{onRange:($,P)=>g().drawing.view($,P,!0)}),w=U_(),h=a("div",{class:"timeline-lanes"},f,s.node),y=a("section",{class:"card timeline-stage","aria-label":"Timeline"},a("div",{class:"timeline-head"},p.node,
w.node),h,n.node),g=()=>u[0]??m[0],b=()=>g().drawing.current();function k($,P,W,R){c||(c=!0,u.filter(B=>B!==$).forEach(B=>B.drawing.follow(P,W,R)),c=!1,_(),q(),t.view(P,W,R))}function _(){let{from:$,to:P}=b();
p.view($,P),w.view($,P)}function x($,P,W){r=P>=0?{pane:$,i:P,event:W}:null,clearTimeout(i),l?.abort(),o.partner=null,r?M():n.hide(),q(),U()}function M(){let{pane:$,i:P}=r,W=t.both()?e.nameOf($,P):null;
if(W===null){E(void 0);return}let R=vn[$.side],B=e.drawn(u,R,...W)??(v(R,...W)?null:e.known(R,...W));if(A(B),B!==void 0)return;let K=r;i=setTimeout(async()=>{l=new AbortController;try{let re=await e.ask(
R,...W,l.signal);r===K&&(A(re),q(),U())}catch{}},OM)}function v($,P,W,R){let B=t.changes()?.get(wt(P,W))?.row;return B!==void 0&&R>=B[`${$}_counts`]}function A($){o.partner=$?Rr(u,vn[r.pane.side],$):null,
E($)}function E($){let{pane:P,i:W,event:R}=r;R&&n.show(d_(P,W,{changes:t.changes(),partner:$,other:t.both()?vn[P.side]:""}),R.clientX,R.clientY)}let T=({pane:$,start:P,end:W,row:R})=>$.drawing.placeOf(
{start:P,end:W,row:R});function q(){s.drawLinks(o.links.map(W=>W.map(R=>R.pane.drawing.boxOf(R))));let{partner:$,selected:P}=o;if(r&&$){let{start:W,end:R,row:B}=r.pane.data(),{pane:K,i:re}=r;s.draw(T(
{pane:K,start:W[re],end:R[re],row:B[re]}),T($))}else P.length===2?s.draw(...P.map(T)):s.draw(null,null)}let U=()=>u.forEach($=>$.drawing.redraw());return{node:y,panes:m,shown:()=>u,current:b,around({start:$,
end:P}){let W=($+P)/2,R=b(),B=g().drawing.node.clientWidth||1e3,K=Math.max(P-$,.01)*B/MM,re=Math.max((P-$)*1.3,Math.min(R.to-R.from,K));return{from:W-re/2,to:W+re/2}},goTo:({from:$,to:P},W)=>g().drawing.
view($,P,W),glide($){let{from:P,to:W}=g().drawing.goal(),[R,B]=[(P+W)/2,(W-P)/2*$];g().drawing.view(R-B,R+B)},slide($){let{from:P,to:W}=g().drawing.goal(),R=$*(W-P);g().drawing.view(P+R,W+R)},fit(){let{
from:$,to:P}=g().drawing.extent();g().drawing.view($,P)},show($,P,W,R){r=null,o.partner=null,n.hide(),u=$.map(({pane:B,data:K})=>(B.show(K,P),B)).filter(B=>B.data().bands.length>0),m.filter(B=>!u.includes(
B)).forEach(B=>{B.node.hidden=!0}),f.forEach(B=>{let{side:K}=B.dataset;B.hidden=!u.some(re=>re.side===K),B.firstChild.textContent=W[K]??""}),R&&u.forEach(B=>{let{from:K,to:re}=In(R,B.drawing.extent(),
ud);B.drawing.follow(K,re)}),_()},drawOverview($){p.draw(u,$)},setChanges($){m.forEach(P=>P.setChanges($))},mark($){Object.assign(o,$),q(),U()},marks:o,whole:$=>[{lines:[],...w.whole($)},...u.map(P=>({
lines:[P.title],...P.whole($)}))],reveal({pane:$,start:P,end:W,row:R}){let B=$.drawing.boxOf({start:P,end:W,row:R}),{bottom:K}=w.node.getBoundingClientRect();(B.top<K||B.bottom>window.innerHeight-z_)&&
window.scrollBy(0,B.top-(K+window.innerHeight-z_)/2)},beside({pane:$,start:P,lane:W,level:R},B){let K=$.data(),re=-1;for(let ie=0;ie<K.length;ie+=1){let ge=B*(K.start[ie]-P);ge>0&&K.level[ie]===R&&K.lanes[K.
lane[ie]]?.id===W&&Go(K,ie)&&(re<0||ge<B*(K.start[re]-P))&&(re=ie)}return re},unmount(){clearTimeout(i),l?.abort(),p.unmount(),w.unmount(),m.forEach($=>$.destroy())}}}var AM=1e3,Y_={control:"Control",test:"Test"},CM="Time in the stretch, of a host row without the rows below it";function RM(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:i,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(i,l),f=o.get(wt(m,l))??{name:m,category:l,sort:c};f[r]=(f[r]??0)+d,f[`${r}_calls`]=(f[`${r}_calls`]??0)+u,o.set(wt(m,l),f)}for(let r of o.values()){for(let i of n){
let l=e[i].of>e[i].rows.length?null:0;r[i]??=l,r[`${i}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,i)=>s(i)-s(r))}function LM(e,t){let o=n=>({key:n,title:Y_[n],number:!0,what:CM,show:I,exact:ue});return Qt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>H(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:ye,exact:Pe,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${Y_[n]} calls`:"Cal\
ls",show:N}))]})}function K_(e){let t=a("p",{class:"timeline-measured",role:"status"}),o=a("div"),n=a("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function i(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:f,set:p,query:w})=>{let h=new URLSearchParams(w);Object.entries({from:l.from+u[f],to:l.to+u[f]}).forEach(([
y,g])=>h.set(y,String(Math.round(g*1e3)/1e3))),h.set("limit",String(AM)),m[f]=await qd(p,h,{signal:d.signal})})),r===d){let f=Object.fromEntries(c.map(({side:h})=>[h,m[h]])),p=LM(Object.keys(f),e.search),
w=RM(f,e.nameOf);p.show(w),O(o,w.length>0?p.node:a("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&O(o,a("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}O(t,a("b",{},I(l.to-l.from)),a("span",{class:"mu\
ted small"},` from ${ue(l.from)} to ${ue(l.to)} `),H("Zoom to it",()=>e.zoom(l),{class:"link-button"}),Ce("close","Remove the stretch (Escape)",e.clear)),i(l,c,u)}},unmount(){r?.abort()}}}var V_=.001;function J_(e){let{stage:t}=e,o=!1;function n(){let{sum_from:i,sum_to:l}=e.state();return i===null?null:{from:i,to:l}}function s(i,l=!0){o=!l,t.mark({measure:i}),l&&(e.change({sum_from:i?.
from??null,sum_to:i?.to??null},{replace:!0}),i&&Se(`${I(i.to-i.from)} chosen.`))}let r=K_({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:i=>e.change({q:i},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(i){o||t.mark({measure:n()}),r.draw(n(),e.sides(i),e.shifts(),e.key())},ofCall(){let i=e.place(),l=n();return i&&s(l&&Math.abs(l.from-i.start)>V_?{from:Math.min(l.from,i.start),to:Math.max(
l.from,i.start)}:{from:i.start,to:Math.max(i.end,i.start+V_)}),i!==void 0},unmount:r.unmount}}function Q_(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=L_(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>wt(m.name,m.category)));e.say(N_(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(P_(n,l.length)),t.onCall(l[n])}}}}var NM=350,PM=250,IM=220,Nr={path:"/timeline",name:"Timeline",mount:(e,t)=>DM(e,t)};function DM(e,t){let o=e.clientWidth,n=sc(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",
m={from:0,to:1},f=!1,p=Object.fromEntries(ze.map(z=>[z,b_(z,{onChange:()=>!f&&oe(),onError:se=>!f&&Fe(se)})])),w=Object.fromEntries(ze.map(z=>[z,null])),h=v_(p,()=>r),y=O_({toggle:()=>ge({path:!n.path}),
change:()=>!f&&g.mark({}),error:Fe}),g=G_({partners:h,on:{view:Q,pick:S,key:te,fold:({side:z},se)=>ge({open:nc(n.open,wa(z,se))},{replace:!0}),measure:(...z)=>x.choose(...z),changes:()=>r,both:()=>bo(
n).length===2,path:z=>y.of(z)}}),b=R_({onText:z=>ge({q:z},{replace:!0}),onStep:z=>A.walk(n.q,z)}),k=h_({zoom:g.glide,fit:g.fit,save:at,show:z=>ge({show:z}),sum:()=>x.choose(g.current()),unalign:()=>ge(
{align:"",align_category:"",align_nth:0})},b.node,y.node),_=I_({zoom:()=>v.zoom(),align:D,go:(z,se)=>v.show({...se,side:z,at:se.start-c[z]}),href:V,clear:()=>v.clear()}),x=J_({state:()=>n,change:ge,stage:g,
shifts:()=>c,sides:z=>z.map(se=>p[se]),key:()=>[d,r===null,n.show],place:()=>v.place(),nameOf:(z,se)=>h.named("control",z,se)}),M=()=>`${d}|${u}`,v=D_({state:()=>n,stage:g,sides:p,partners:h,change:z=>ge(
z,{replace:!0}),shifts:()=>c,changes:()=>r,key:M,opened:C},_),A=Q_(b,{key:()=>`${M()}|${r===null}`,sides:()=>bo(n).map(z=>p[z]),panes:g.shown,changes:()=>r,shifts:()=>c,from:()=>g.current().from,onCall:z=>!f&&
v.show(z)}),E=A_(z=>ge({...z,...ze.some(se=>se in z)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),T=B_({onPick:S,partnerOf:j}),q=g_(),U=a("div",{class:"timeline-notes"}),
$=a("h1",{class:"visually-hidden"},"Timeline"),P=a("nav",{class:"crumb","aria-label":"Where this is"}),W=a("div",{class:"message"}),R=a("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S:\
 zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),B=a("div",{class:"results"},k.node,U,g.node,a("div",{class:"timeline-details"},_.node,x.node),q.node,
y.words,R,T.node);e.append(a("div",{class:"page timeline-page"},$,P,E.node,W,B));let K=Mt({context:t,results:B,message:W}),re=Qe(NM,()=>{let{from:z,to:se}=g.current(),we=z<=m.from&&se>=m.to;ge(we?{from:null,
to:null}:{from:z,to:se},{replace:!0})}),ie=Qe(PM,()=>{!f&&g.shown().length>0&&T.draw(g.shown(),g.current())});function ge(z,{replace:se=!1}={}){f||t.go(es({...n,...z}),{replace:se})}let ne=z=>nn(z,n,s,
null),le=({sample:z})=>`rank ${z.rank}${z.span>0?`, file ${z.span+1}`:""}, ${z.step_number===null?"whole recording":`step ${z.step_number}`}`;function F(){let z=ze.filter(Ne=>n[Ne]!==""),se=z.map(ne).
join(" → ");$.textContent=z.length>0?`${se} · Timeline`:"Timeline",t.setTitle($.textContent);let we={...Gt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};
O(P,z.length===2&&a("a",{href:t.lastCompare(new URLSearchParams(we))??St(we)},`← ${se}`))}async function Z(){let z=ze.map(se=>n[se]).filter(se=>se!=="");if(!z.every(se=>s&&Ye(s,se))){let se=await yt(
z).catch(()=>[]);f||(s=se,oe())}}function oe(){let z=ze.filter(Be=>n[Be]!=="");F(),ze.forEach(Be=>p[Be].load(n));let se=z.length>0&&z.every(Be=>p[Be].samples!==null)?me(z):{};E.draw(n,s,Object.fromEntries(
ze.map(Be=>[Be,se[Be]&&{samples:p[Be].samples,...se[Be]}]))),k.draw(n),b.draw(n.q);let we=bo(n),Ne=z.find(Be=>p[Be].error&&(we.includes(Be)||p[Be].samples===null)),He=z.some(Be=>p[Be].samples?.length===
0),Ae=we.length>0&&we.every(Be=>p[Be].whole);z.length===0?K.say(__(s)):Ne&&!Ae?Ee(Ne):He?K.say(k_()):K.say(null),B.toggleAttribute("data-skeleton",!Ae),t.busy(z.length>0&&!Ae&&!Ne&&!He),Ae&&Y(we,se)}function me(z){
let se={};for(let we of z){let Ne=se[vn[we]]??null;se[we]=p[we].choose(n,Ne)}return bo(n).filter(we=>se[we]).forEach(we=>p[we].loadWhole(n,Math.max(o-IM,300))),se}let We=z=>z.map(se=>p[se].stepKey()).
join("|");function Y(z,se){let we=We(z),Ne=we!==d;Ne&&(d=we,z.forEach(He=>{let Ae=Be=>n.open.includes(wa(He,Be));w[He]={host:nd(Ae),device:nd(Ae)}})),Te(z),ce(se),ae(z,se,Ne),tt(z,se),q.draw(z.length===
2,n.path),y.draw(n,z,se),v.draw(z),x.draw(z),L(),ie(),t.settled()}function ae(z,se,we){m={from:Math.min(...z.map(Ae=>p[Ae].whole.extent.from-c[Ae])),to:Math.max(...z.map(Ae=>p[Ae].whole.extent.to-c[Ae]))};
let Ne=g.panes.filter(Ae=>z.includes(Ae.side)).map(Ae=>{let{whole:Be,window:Ao}=p[Ae.side];return{pane:Ae,data:a_({window:Ao,all:Be,takes:({sort:ao})=>ao==="host"===Ae.host,shift:c[Ae.side],rows:w[Ae.
side][Ae.host?"host":"device"]})}}),He=n.from===null?null:{from:n.from,to:n.to};g.show(Ne,m,Object.fromEntries(z.map(Ae=>[Ae,`${ne(Ae)}, ${le(se[Ae])}`])),we?He??m:null),we&&(g.drawOverview(m),pe())}function pe(){
let z=g.current();for(let se of bo(n)){let we=g.shown().find(Ae=>Ae.side===se),{whole:Ne,windows:He}=p[se];if(we&&Ne){let Ae=c[se];He.want({from:z.from+Ae,to:z.to+Ae},we.drawing.node.clientWidth,Ne.extent)}}}
function Q(){pe(),re(),ie()}async function ce(z){let se=z.control&&z.test,we=new URLSearchParams({control:n.control,test:n.test});for(let He of se?ze:[]){let{rank:Ae,step_number:Be}=z[He].sample;we.set(
`${He}_ranks`,String(Ae)),we.set(`${He}_steps`,Be===null?"all":String(Be)),n[`${He}_marker`]&&we.set(`${He}_marker`,n[`${He}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?
{use_short_name:"true"}:{}}).forEach(([He,Ae])=>we.set(He,Ae));let Ne=se?we.toString():"";if(Ne!==i&&(i=Ne,l?.abort(),r=null,g.setChanges(null),Ne!=="")){l=new AbortController;try{let He=await it(we,{
signal:l.signal});!f&&i===Ne&&(r=c_(He),g.setChanges(r),g.drawOverview(m),v.draw(bo(n)),Te(bo(n)),ie())}catch{}}}async function Te(z){let se=n.align===""||z.length<2?"":JSON.stringify([d,n.align_category,
n.align_nth,...z.map(He=>h.named(He,n.align,n.align_category))]);if(se===u)return;u=se;let we=c;c={control:0,test:0};let Ne=null;if(se!==""){let He=null,Ae=await Promise.all(z.map(Be=>p[Be].find({name:h.
named(Be,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Ao=>{He=Ao})));if(f||u!==se)return;if(He)Re(`The search for the call to align at failed. ${He.message}`,{urgent:!0});else if(Ae.
every(Boolean)){let[Be,Ao]=Ae.map(ao=>ao.rows[0].start);c={control:0,test:Ao-Be},Ne=Be}else(r||n.align_category!=="python_function")&&Re("The call to align at is not in both steps.",{seconds:8})}g.mark(
{aligned:Ne}),(se!==""||we.test!==0)&&(oe(),pe(),g.drawOverview(m))}function C(z,se){let we=g.shown().filter(Ne=>Ne.side===z).flatMap(Ne=>Ne.data().bands).find(({id:Ne})=>Ne===se);return!we||we.open?n.
open:nc(n.open,wa(z,we))}function j(z,se){let we=bo(n).length===2?h.nameOf(z,se):null;return we&&h.drawn(g.shown(),vn[z.side],...we)}function S(z,se){let we=z.data();if(!v.pick(z,se)&&se>=0&&(we.merged[se]>
1||we.sort[se]!==Oo)){let Ne=(we.end[se]-we.start[se])*.75,He=(we.start[se]+we.end[se])/2;g.goTo({from:He-Ne,to:He+Ne})}}function D(){let{name:z,category:se,nth:we}=v.current();ge({align:z,align_category:se,
align_nth:we})}function V({name:z,category:se}){return n.control===""||n.test===""?null:Yt({...zs(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Ot(z,se),
use_short_name:n.use_short_name})}function L(){for(let z of g.shown())z.highlight(n.q===""?null:u_(z.data(),n.q));A.draw(n.q)}let G={".":()=>v.step(1),",":()=>v.step(-1),m:()=>x.ofCall(),f:()=>v.zoom()};
function te(z){let se=G[z.key];return se!==void 0&&se()!==!1}function Le(){if(x.current())x.choose(null);else if(n.name!=="")v.clear();else if(n.q!=="")ge({q:""},{replace:!0});else return!1;return!0}function Fe(z){
Re(`This part of the timeline could not be loaded. ${z.message}`,{urgent:!0})}function Ee(z){K.say(x_(p[z].error,z,{retry(){ze.filter(se=>p[se].error).forEach(se=>p[se].retry()),oe()},chooseOther:()=>ge(
Object.fromEntries(ze.flatMap(se=>["rank","span","step"].map(we=>[`${se}_${we}`,""]))),{replace:!0})}))}function tt(z,se){let we=z.flatMap(Ne=>$_(Ne,p[Ne],se[Ne]));O(U,we.map(Ne=>a("p",{class:"notice \
small"},Ne)))}async function at(z){let se=g.shown();if(se.length===0)return;let{from:we,to:Ne}=g.current(),He=Math.max(900,se[0].drawing.node.clientWidth),Ae=bo(n),Be=[$.textContent,`${I(we)} to ${I(Ne)}\
 of ${Ae.map(ao=>`the ${ao} (${le(p[ao].chosen)})`).join(" and ")}`],Ao=Ni(Be,g.whole(He),He);await Pi(Ao,z,`tracediff-${Ae.map(ao=>$t(ne(ao))).join("-")}-timeline`)}return oe(),Z(),{keys:{search:()=>b.
focus(),control:()=>E.choose("control"),test:()=>E.choose("test"),zoomIn:()=>g.glide(.75),zoomOut:()=>g.glide(1/.75),left:()=>g.slide(-.12),right:()=>g.slide(.12),fit:()=>g.fit(),next:G["."],former:G["\
,"],measure:G.m,zoomTo:G.f,close:Le},update(z){let se=n;n=sc(z),oe();let{from:we,to:Ne}=g.current(),He=n.from!==se.from||n.to!==se.to,Ae=(Ao,ao)=>Math.abs(Ao-ao)>.002+1e-6*Math.abs(ao),Be=n.from===null?
m:n;He&&(Ae(we,Be.from)||Ae(Ne,Be.to))&&g.goTo(Be,!0),Z()},unmount(){f=!0,re.cancel(),ie.cancel(),l?.abort(),ze.forEach(z=>p[z].unmount()),K.unmount(),v.unmount(),y.unmount(),x.unmount(),g.unmount()}}}var X_=[["control","Control"],["test","Test"]],BM=e=>({slower:"more",faster:"less"})[e]??null,Yo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:I,exact:ue}),qM=(e,t)=>e===null?"–":`${ke(e)} to ${ke(
t)}`,WM=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>a(e?"a":"bdi",{href:e?.(n.set)},o)},Yo("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[Yo("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Yo("compute","Compute"),Yo("exposed_communication","Exposed communication"),Yo("exposed_m\
emory","Exposed memory"),Yo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:N},{key:"samples",title:"Samples",number:!0,show:N,what:"A sample is one step of one rank"}],FM={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function HM(e){return e.q_value!==null?FM[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var jM=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Yo("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),Yo("test","Test","Mean per step of the recordings"),{...Yo("diff","Change"),show:ye},{key:"change_percent",title:"%",
number:!0,show:ke,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>qM(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:zt,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:BM}],UM=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:HM(t)}},zM=.05;function Z_({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<zM?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${ke(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[a("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),a("p",{},`Mean step ${I(e.control)} → ${I(e.test)}. `,n),e.recorded&&a("p",{class:"muted small"},e.recorded.text)]}var ek=e=>Object.fromEntries(X_.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function tk(e,t){let o=X_.flatMap(([r,i])=>e[r].recordings.map(l=>({...l,...l.step_time,side:i}))),n=o.some(r=>r.without_profiler!==null),s=Qt({caption:"Recordings",limit:128,
columns:WM(t,n)});return s.show(o),s.node}function ok(e,t){let o=Qt({caption:"Rows",limit:50,columns:jM,csv:t});return{node:o.node,show:n=>o.show(n.map(UM(e.selection.measure)))}}var nk=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${J(e,"row")} judged: ${N(t.slower)} slower and ${N(t.faster)} faster.`;var pd={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>VM(e,t)},md=1e3,GM=250,sk=32,fd=[["control","A","Control"],["test","B","Test"]],hd=fd.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),rk=e=>e.split(",").filter(t=>t!=="");function ak(e){let t=new URLSearchParams(e);return{control:rk(t.get("control")??""),test:rk(t.get("test")??""),q:bt(t,Ct,
"q"),significant:bt(t,Ct,"significant","")==="true",equal_clock:bt(t,Ct,"equal_clock","false"),chosen:Object.fromEntries(hd.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===
""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function gd(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Io(t,Ct,["q","significant","equal_clock"],e),Object.entries(
e.chosen).forEach(([o,n])=>t.set(o,n)),t}var ik=({chosen:e})=>hd.some(({key:t,what:o})=>o!=="marker"&&t in e);function YM(e){let t=fd.flatMap(([o,,n])=>{let s=hd.filter(r=>r.side===o&&r.key in e.chosen).
map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...ik(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function dd(e,t=md){
let o=gd(e);return o.set("exclude",Lt),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function KM(e,t){let o=gd(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams(
{view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function VM(e,t){let o=ak(location.search),n=null,s=new Map,r=(U,$)=>t.go(he(`/compare/re\
cordings?${gd({...o,...U})}`),$),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=Ba(),d=a("input",{type:"checkbox",id:de("clock"),on:{change:()=>r(
{equal_clock:d.checked})}}),m=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},a("label",{class:"recordings-only",title:"Step times without what ano\
ther clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),f=a("input",{type:"search",id:de("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(
GM,()=>r({q:f.value.trim()},{replace:!0}))}}),p=a("input",{type:"checkbox",id:de("only"),on:{change:()=>r({significant:p.checked},{replace:!0})}}),w=a("form",{class:"card analysis-controls","aria-labe\
l":"Rows",on:{submit:U=>U.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),f),a("label",{class:"recordings-only"},p," only slower or faster")),h=a("div",{class:"compa\
rability"}),y=a("div"),g=a("div"),b=a("div",{class:"analysis-results"},m,h,y,w,g);O(e,a("div",{class:"page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-i\
ntro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Record both sides a\
lternately."),i,l,b));let k=Mt({context:t,results:b,message:l});function _(U){O(i,fd.map(([$,P,W])=>{let R=de("set"),B=re=>{o[$].includes(re)||(r({[$]:[...o[$],re]}),_($))},K=vo({id:R,field:$,set:null,
text:"",onGroup:B,onPick:re=>{s.set(Ve(re.id),re.label),B(Ve(re.id))}});return K.input.placeholder="Add a recording, or nightly-* …",a("div",{class:`side-card side-${$}`},a("div",{class:"side-title"},
a("b",{class:"letter","aria-hidden":"true"},P),a("label",{for:R},W),K.node),a("ul",{class:"recordings-chosen"},o[$].map(re=>{let ie=s.get(re)??re;return a("li",{class:"tag"},ie," ",H("×",()=>{r({[$]:o[$].
filter(ge=>ge!==re)}),_($)},{class:"link-button","aria-label":`Leave out ${ie}`,title:`Leave out ${ie}`}))})))})),U&&i.querySelector(`[data-field="${U}"]`)?.focus()}function x(){for(let U of["control",
"test"])for(let $ of o[U]){let P=n[U].recordings.find(W=>W.set.startsWith($));P&&s.set($,P.label)}}function M(){let{control:U,test:$}=ek(n);O(c,Z_(n),a("p",{class:"small recordings-chosen-parts"},YM(o),
" ",ik(o)&&H("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([R])=>R.endsWith("_marker")))}),{class:"link-button"})),a("p",{class:"muted small"},"Waterfall,\
 tree, timeline and causes show one recording of each side: ",a("a",{href:Bt(U.set,$.set)},`${U.label} and ${$.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;let P=n.
control.recordings.length+n.test.recordings.length,W=R=>$t(n[R].recordings[0].label);u.set({name:`tracediff-${W("control")}-${W("test")}`,report:jr(dd(o,null)),bundle:Ur(KM(o,n)),tooMany:P>sk&&`${sk} \
sets at most`})}function v(){x(),_(document.activeElement?.dataset?.field),M(),O(h,la(n.comparability)),O(y,tk(n,W=>he(`/analyse?set=${Ve(W)}`)));let U=dd(o,null);U.set("format","csv");let $=ok(n,Cs(U));
$.show(n.rows);let{row_count:P}=n;O(g,$.node,a("p",{class:"muted small"},P===0?"The filters leave no row. ":"",nk(n),P>md?` The ${N(md)} largest changes of ${N(P)} are here; the CSV has all.`:""))}function A(U){
n=null,k.say(a("div",{class:"error-box",role:"alert",data:{code:U.code}},a("h2",{},"This comparison is not possible"),a("p",{},U.message)))}let E=U=>U.startsWith("tag:")||/[*?]/.test(U);function T(){t.
setTitle("Several recordings"),document.activeElement!==f&&(f.value=o.q),p.checked=o.significant,d.checked=o.equal_clock;let U=[o.control,o.test];if(U.some($=>$.length===0)||U.every($=>$.length===1&&!E(
$[0]))){n=null,k.drop(),_(document.activeElement?.dataset?.field),k.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A pattern of labe\
ls (nightly-*) or a tag (tag:NAME) stands for all its sets. ",a("a",{href:U.every($=>$.length===1)?Bt(o.control[0],o.test[0]):he("/compare")},"Compare two sets")));return}_(document.activeElement?.dataset?.
field),k.ask($=>it(dd(o),{signal:$}),$=>{if($.judged!=="between_recordings"){A({code:"one_set",message:"Each of these two names stands for only one set."});return}n=$,k.say(null),v(),Se($.verdict.words)},
A)}async function q(){let U=[...o.control,...o.test].filter($=>!E($));try{for(let $ of await yt(U.slice(0,100)))s.set(Ve($.id),$.label);n===null&&_(document.activeElement?.dataset?.field)}catch{}}return T(),
q(),{keys:{search:()=>f.focus()},update(U){o=ak(U),T()},unmount(){s=new Map,k.unmount()}}}var wd={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(_t).map(([e,{name:t}])=>[e,t]))},lk=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":wd[e.measured].replace(/^./,t=>t.toUpperCase()),ck=e=>!!e&&
e.low_percent*e.high_percent>0,As=e=>ck(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${ke(e.diff_percent)} of the step (${ke(e.low_percent)} to ${ke(e.high_percent)})`:"",uk=e=>ck(e)?
`${e.explains?"the machine’s, ":""}${ke(e.diff_percent)}`:"";var JM=7.2,dk=16,QM=56,Pr={l:64,r:16,t:22,b:44},Ir=e=>e.filter(Boolean).map(Ue).join("<br>"),Vi=e=>e.recorded===null?`stored ${ft(e.created)} (recording time not stated)`:ft(e.recorded);function bd(e,t){
let o=Math.max(2,Math.floor((t-Pr.l-Pr.r)/(dk*JM+14))),n=xo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:co(n.map(s=>e[s].label),
dk).map(Ue)}}function gk(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function _d(e){return{template:vt(),margin:Pr,hovermode:"closest",dragmode:"zoom",...e}}function wk(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var kd=e=>e.direction==="slower"?"--more-fill":"--less-fill",yk=({host_median:e,lag_median:t})=>en({host:e,lag:t});function XM(e){let t=e.
interval&&`95 % interval: ${e.interval.map(I).join(" to ")}`;return Ir([e.label,Vi(e),`median ${I(e.median)}`,t,yk(e),`${e.observations} observations`,e.diff_percent!==null&&`${ke(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var ZM=(e,t)=>Ir([`${t.direction}: ${I(t.left_median)} → ${I(t.right_median)} (${ke(t.diff_percent)})`,As(t.machine)&&`\
change of level: ${As(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function bk(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=r+1){for(r=s;r<
e.length&&e[r]!==null;)r+=1;let i=Array.from({length:r-s},(u,d)=>s+d),l=i.length===1?[s-.2,s+.2]:i,c=u=>i[Math.min(u,i.length-1)];i.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(...l.map((u,d)=>n(
c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function eA(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),i=u=>u===null?null:u/t,l=X("--control-fill"),c=o.map(u=>u.
median===null?null:(u.interval??[u.median,u.median]).map(i));return[{type:"scatter",mode:"lines",...bk(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:wk(l,.22)},{type:"scatter",mode:"lines",
hoverinfo:"skip",line:{color:X("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[i(u),i(u),null])},{type:"scatter",mode:"lines+markers",x:r,
y:o.map(u=>i(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(XM),hovertemplate:"%{customdata}<extra></extra>"},
{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>i((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:X("--surface")},symbol:s.map(u=>u.direction==="slower"?"triangle-\
up":"triangle-down"),color:s.map(u=>X(kd(u)))},customdata:s.map(u=>ZM(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var tA=3;function oA(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[
...e].sort((r,i)=>n(i)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=QM)&&o.push(s);return o}function nA({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).
filter(m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:X(kd(m))}})),d=oA(n,
(t-Pr.l-Pr.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Ue(ke(m.diff_percent)),font:{size:11,color:X(m.direction==="slower"?"--more":"--less")}}));return{
data:eA(e,l),layout:_d({xaxis:bd(o,t),yaxis:gk(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:X("--test-fill")}}]],annotations:d})}}
var mk=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],xd=e=>a("div",{class:"c\
hart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),_k=e=>kt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:nA,keys:()=>mk,
extra:xd(mk),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===tA&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:i})=>i===s.left):
r-1,r)}}),yd=["compute","exposed_communication","exposed_memory","idle"],kk={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},pk=yd.
map(e=>[kk[e],_t[e].name]);function sA({answer:e},t){let{sets:o}=e,[n,s]=Je(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>Ir([i.label,Vi(i),`mean step ${I(i.mean_step_time)}`,yk(i),...yd.map(
l=>`${_t[l].name}: ${i.parts?I(i.parts[l]):_e}`)]));return{data:yd.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:X(kk[i]),line:{width:0}},customdata:r,hovertemplate:"\
%{customdata}<extra></extra>"})),layout:_d({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...bd(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:gk(s,n,{rangemode:"tozero"})})}}var xk=()=>kt(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:sA,extra:xd(pk),keys:()=>pk}),fk=[["--test-fill","what the machine makes of the step, and its interval"]];
function hk(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function rA(e,t){let{machine:o}=t;if(o===null)return Ir(
[t.label,Vi(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return Ir([t.label,Vi(t),`${ke(o.curve_percent)} of the step, against the first level`,`${ke(o.diff_percent)} (${ke(o.low_percent)}\
 to ${ke(o.high_percent)}) against ${n}`,hk(o.device_factor,"kernels take"),hk(o.host_factor,"calls of the host take")])}function aA({answer:e},t){let{sets:o,change_points:n}=e,s=X("--test-fill"),r=({
machine:i},l)=>((1+i.curve_percent/100)*(1+l/100)/(1+i.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:wk(s,.22),...bk(o.map(
i=>i.machine&&[r(i,i.machine.low_percent),r(i,i.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((i,l)=>l),y:o.map(i=>i.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(i=>rA(e,i)),hovertemplate:"%{customdata}<extra></extra>"}],layout:_d({xaxis:bd(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:X("-\
-muted")},shapes:n.map(i=>({type:"line",xref:"x",yref:"paper",x0:i.at-.5,x1:i.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:X(kd(i))}}))})}}var $k=()=>kt({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:aA,extra:xd(fk),keys:()=>fk});var Ji="row",Qi="layer",vk="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function Sk({onChange:e}){let t=de("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(A,E,T,q={})=>{let U=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:A},...T,on:{change:()=>e({...q,[A]:U.value.trim()})}});return{input:U,node:a("label",{class:"analys\
is-field"},a("span",{},E),U)}},l=i("sets","Sets",{class:"wide",title:vk,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:vk,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=de("layer-hint"),f=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),p=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),w={[Ji]:u,[Qi]:f},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in w?h.value:"",v(),r!==""?w[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(wd),[Ji,"a row"],[Qi,"a layer"]].map(([A,E])=>a("option",{value:A},E))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),g=a("select",{data:{field:"time"},on:{change:()=>e({time:g.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),k=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),_=a("label",{class:"analysis-field"},a("span",{},"Of the row"),g),x=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:A=>{A.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,_,f.node,k,o,H("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),p);u.input.addEventListener("input",Qe(150,()=>M(u.input.value))),u.input.
addEventListener("focus",()=>M(""));async function M(A){if(s!==null)try{let E=await Hr(s,A);O(o,[...new Set(E.map(T=>T.name))].map(T=>a("option",{value:T})))}catch{}}function v(){h.value=r||n.measure;
for(let A of[u.node,d.node,_])A.hidden=r!==Ji;for(let A of[f.node,k,p])A.hidden=r!==Qi}return{node:x,draw(A,E){n=A,s=E,r=n.layer!==""?Qi:n.name!==""?Ji:document.activeElement===w[r]?.input?r:"";for(let{
input:T}of[l,c,u,d,f])(T!==document.activeElement||T.value==="")&&(T.value=n[T.dataset.field]);g.value=n.time,y.value=n.by,v()},focus(){return l.input.focus(),l.input.select(),!0}}}var Sd={path:"/series",name:"Series",mount:(e,t)=>cA(e,t)},$d=5,Ek=(e,t=({label:o})=>o)=>e.slice(0,$d).map(t).join(", ")+(e.length>$d?` and ${N(e.length-$d)} more`:""),Dr=(e,t,o,n=I)=>({key:e,title:t,
what:o,number:!0,show:n,exact:ue}),vd=e=>e===null?null:e>0?"more":e<0?"less":null,iA=e=>[{key:"label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":ft(t)},
Dr("left_median","Before","Median of the level before"),Dr("right_median","After","Median of the level after"),{...Dr("diff_duration","Change","After less before",ye),tone:vd},{key:"diff_percent",title:"\
%",number:!0,show:ke,tone:vd},{key:"q_value",title:"q",number:!0,show:zt,what:"Of the rank test of the observations left and right"},{key:"machine",title:"Machine",what:"What another clock of the devi\
ce, or another speed of the host, makes of the step time; the machine’s: that is all of the change, as far as the interval tells",show:uk},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"C\
ommits",what:"Of the nearest sets left and right whose recorders noted one",show:t=>t?.text??""}]:[],{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one afte\
r it. Recordings around it: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[a("a",{href:t},"lef\
t and right"),o.several&&" · ",o.several&&a("a",{href:o.several},"recordings around it")]}],lA=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===
null?`stored ${ft(o.created)}`:ft(t)},{...Dr("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.
missing??I(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(I).join(" to ")},...e.baseline?[{key:"\
diff_percent",title:"Against baseline",number:!0,show:ke,tone:t=>Math.abs(t)<2?null:vd(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:N},Dr("mean_step_time",e.without_profiler?
"Mean recorded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":`${t.commit}${t.dirty?
" (changed)":""}`}]:[],{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function cA(e,t){let o=Js(location.search),
n=null,s="",i=Sk({onChange:(R,B)=>t.go(Qs({...o,...R}),B)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(R,B)=>n.measured!=="layer"?Bt(R,B):qt({control:Ve(R),test:Ve(B),by:o.by,q:o.layer.split(" \
/ ").at(-1).replace(/ #\d+$/,"")}),d=(R,B)=>u(n.sets[R].id,n.sets[B].id),m=_k((R,B)=>t.go(d(R,B))),f=$k(),p=xk(),w=a("div",{class:"analysis-tables"}),h=a("div",{class:"analysis-results"},c,m.node,f.node,
p.node,w);O(e,a("div",{class:"page analyse-page series-page"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs,\
 the commits of a branch. Where its level changes, left and right can be compared."),i.node,l,h));let y=Mt({context:t,results:h,message:l}),g=ht(()=>{m.retheme(),f.retheme(),p.retheme()});function b(R){
return`${R.direction}${R.diff_percent===null?"":` by ${ke(Math.abs(R.diff_percent)).replace("+","")}`}: ${I(R.left_median)} → ${I(R.right_median)}`}function k(){let{sets:R,change_points:B,levels:K}=n;
if(K.length===0)return`None of these sets has ${n.measured==="layer"?"this layer":"this time"}.`;let re=n.neighbours;return re!==null&&re.pairs===0?"One set is not a series: there is no other set to c\
ompare it with.":re!==null&&re.unjudged===re.pairs?`Cannot judge whether the level changes in ${J(R.length,"set")}.`:re!==null&&B.length>0?`${N(B.length)} of ${J(re.pairs,"pair")} of neighbours ${B.length===
1?"differs":"differ"}.`:`${B.length===0?"No change of level was found":J(B.length,"change of level","changes of level")} in ${J(R.length,"set")}${_(B)}.`}function _(R){let B=R.filter(K=>K.machine?.explains).
length;return B===0?"":R.length===1?": the machine’s":`, ${N(B)} of them the machine’s`}let x=({pairs:R,unjudged:B})=>"There are fewer than six sets: each was compared with the one before it, whic\
h cannot tell a change from the usual difference between two recordings."+(B===0?"":` ${N(B)} of ${J(R,"such pair")} cannot be judged: a set has too few steps.`);function M(){let R=n.since_good;if(R===
null)return!1;let B=K=>n.sets.find(re=>re.id===K).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),B(R.good),", it is ",a("span",{class:R.direction==="slower"?"more":
"less"},b(R)),". ",a("a",{href:u(R.good,R.now)},`What changed between it and ${B(R.now)}`))}function v(){let R=n.newest;if(R===null)return!1;let B=K=>n.sets.find(re=>re.id===K).label;return a("p",{class:"\
card series-newest"},a("b",{},"The newest set, "),B(R.right),", stands out: it is ",a("span",{class:R.direction==="slower"?"more":"less"},b({...R,left_median:R.left_mean,right_median:R.right_mean})),`\
 (p = ${zt(R.p_value)}, against the ${N(R.others)} sets of its level before it). One set alone is not a change of level. `,As(R.machine)&&`Of it, ${As(R.machine)}. `,R.commits&&`It is ${R.commits.text}\
. `,a("a",{href:u(R.left,R.right)},`What changed between ${B(R.left)} and it`))}function A(){let R={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},B=n.differences.
map(({at:K,kind:re,before:ie,after:ge})=>`From ${n.sets[K].label} on, ${R[re]}: ${ie} before, ${ge} now.`);return n.more_differences===0?B:[...B,`${J(n.more_differences,"more such difference")}.`]}function E(){
let{sets:R}=n,B=R.filter(ie=>ie.missing!==null),K=n.left_out.map(({label:ie,detail:ge})=>`${ie} is left out: ${ge}`);if(n.neighbours?.pairs>0&&K.unshift(x(n.neighbours)),n.unknown_recorded>0){let ie=n.
unknown_recorded===1;K.unshift(`${J(n.unknown_recorded,"set")} ${ie?"does":"do"} not say when ${ie?"it was":"they were"} recorded: the time ${ie?"it was":"they were"} stored is used.`)}B.length>0&&n.levels.
length>0&&K.push(`${J(B.length,"set")} ${B.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around them"}: ${Ek(B,ie=>`${ie.label} (${ie.
missing})`)}.`),R.every(ie=>!ie.has_steps)&&K.push("No set has steps: each whole recording counts as one step.");let re=R.filter(ie=>ie.affected>0);return re.length>0&&K.push(`${J(re.length,"set")} ${re.
length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${Ek(re)}.`),n.machine_pending>0&&K.push(`The machine of ${J(n.machine_pending,"set")} is not known yet: the \
time was up. Load the page again; what was compared is kept.`),K.unshift(...A()),n.without_profiler_note!==null&&K.unshift(n.without_profiler_note),K.length>0&&a("ul",{class:"notice"},K.map(ie=>a("li",
{},ie)))}function T(){let{sets:R,change_points:B}=n,K=Qt({caption:"Changes of level",limit:64,columns:iA(B)});K.show(B.map(ie=>({...ie,label:R[ie.at].label,recorded:R[ie.at].recorded,href:u(ie.left,ie.
right),several:ie.recordings_link})));let re=Qt({caption:"Sets",limit:30,columns:lA(n),csv:Id(`${Na(o)}&machine=true&format=csv`)});re.show(R.map((ie,ge)=>({...ie,href:he(`/analyse?set=${ie.id.slice(0,
12)}`),before:ge===0?null:d(ge-1,ge)})).reverse()),O(w,K.node,re.node)}function q(){let{sets:R}=n,B={file:"tracediff",revision:s,caption:[`${R[0]?.label??""} to ${R.at(-1)?.label??""}`]};O(c,a("h2",{},
k()),M(),v(),E()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...B,answer:n,heading:lk(n),empty:n.levels.length===0?"There is nothing to draw.":null}),f.node.hidden=R.every(K=>K.
machine===null),f.node.hidden||f.draw({...B,answer:n,heading:"clock of the device, speed of the host"}),p.draw({...B,answer:n,heading:"means over steps and ranks",empty:R.every(K=>K.parts===null)?"No \
set has device work: a step has no parts.":null}),T(),h.dataset.shown=s}async function U(){let[R,B]=await Promise.all([jt("group=always&limit=100"),Jo()]),re=[...R.entries.flatMap(({group:ie})=>ie?[ie]:
[]).map(({prefix:ie,sets:ge})=>[`${ie}*`,ge]),...B.filter(({sets:ie})=>ie>2).map(({tag:ie,sets:ge})=>[`tag:${ie}`,ge])].filter(([ie])=>!ie.includes(","));return a("div",{class:"notice"},R.total===0?a(
"p",{},"There are no trace sets yet. ",a("a",{href:he("/")},"Add some"),"."):a("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",a("c\
ode",{},"tracediff ingest --tag"),"."),re.length>0&&a("ul",{class:"series-offers"},re.slice(0,20).map(([ie,ge])=>a("li",{},a("a",{href:Qs({...o,sets:ie})},ie),` (${J(ge,"set")})`))))}function $(R){n=null,
y.say(a("div",{class:"error-box",role:"alert",data:{code:R.code}},a("h2",{},"This series is not possible"),a("p",{},R.message)))}async function P(R){try{let B=await ol(`${R}&machine=true`);s===R&&n!==
null&&(n=B,q())}catch{}}function W(){let R=Na(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",y.ask(()=>U(),
B=>y.say(B),$)):s===R&&n?(y.drop(),q(),t.settled()):y.ask(B=>ol(R,{signal:B}),B=>{n=B,s=R,y.say(B.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",B.left_out.length>0&&`${J(B.left_out.length,
"set")} cannot be read.`)),i.draw(o,B.sets.at(-1)?.id??null),B.sets.length>0&&(q(),Se(k()),P(R))},$)}return W(),{keys:{search:()=>i.focus()},update(R){o=Js(R),W()},unmount(){y.unmount(),n=null,g(),m.unmount(),
f.unmount(),p.unmount()}}}var Ed={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:he("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var uA=120,dA=[Xs,Pn,Ru,Sr,Nr,zu,td,pd,Sd],Br=document.getElementById("main"),Ko=null,Td="",Wn=history.state?.scroll??null,Xi=location.hash.slice(1),Tt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(Tk(),history.pushState(null,"",e)),Wn=null),Xi=new URL(e,location.href).hash.slice(1),Md()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){let t=new URLSearchParams(Td.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?Td:void 0},
settled(){Wn!==null?(window.scrollTo(0,Wn),Wn=null):Xi!==""&&document.getElementById(Xi)?.scrollIntoView(),Xi=""},status:null,newPair:!1},Tk=()=>history.replaceState({scroll:window.scrollY},"");function Md(){
let e=dA.find(o=>o.path===Ft())??Ed;if(qn("nav-traces",e===Xs),qn("nav-compare",e===Pn||e===Ru||e===pd),qn("nav-tree",e===Sr),qn("nav-timeline",e===Nr),qn("nav-analyse",e===zu),qn("nav-query",e===td),
qn("nav-series",e===Sd),fA(),Ok()&&(bA.clear(),Od.clear()),Od.draw(),Ko?.page===e){Ko.view.update(location.search);return}Ko?.view.unmount(),Tt.busy(!1),Br.textContent="";let t=Ko!==null;Ko={page:e,view:e.
mount(Br,Tt)},t&&(window.scrollTo(0,0),Br.focus({preventScroll:!0}),Se(`${e.name} page`))}function Ok(){let e=new URLSearchParams(location.search);return Ft().startsWith(Pn.path)&&!!(e.get("control")&&
e.get("test"))}function Mk(){return(Ft()===Xs.path||Ft()===Pn.path&&!Ok())&&!Ks(document.activeElement)&&!document.querySelector("dialog[open]")}function mA(e,t){if(!Mk()){Od.offer(e,t);return}let o=ve.
transfers.filter(n=>ve.canUndo(n)&&[e.id,t.id].includes(n.job.set));Tt.newPair=!0,Tt.go(Bt(e.id,t.id)),Tt.newPair=!1,o.length!==0&&Re(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?
"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>ve.undo(n))),Tt.go(he("/"))}catch(n){Re(`That did not work. ${n.message}`,{urgent:!0})}}}})}function pA({
detail:{label:e,job:t}}){let o=()=>Tt.go(t.page);Mk()?o():Re(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function qn(e,t){let o=document.getElementById(e);t?o.setAttribute(
"aria-current","page"):o.removeAttribute("aria-current")}function fA(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"\
nav-query","/series":"nav-series"}[Ft()];e&&(document.getElementById(e).href=location.pathname+location.search),Ft()===Pn.path&&(Td=location.pathname+location.search);let t=new URLSearchParams(location.
search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ft();(n.startsWith("/compare")||[Sr,Nr].some(({path:s})=>s===n))&&o.size>0&&hA(t,o,n)}function hA(e,t,o){
let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",he(`/?${t}`));let i=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",he(`/analyse?${i}`)),
r("nav-query",he(`/query?${t}`)),o!==Sr.path&&r("nav-tree",qt(Nt(ss(location.search)))),o!==Nr.path&&r("nav-timeline",Sn(Object.fromEntries(e))),!o.startsWith(Pn.path)&&n&&s&&r("nav-compare",Tt.lastCompare(
e)??Bt(n,s))}function gA(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))
return;let o=new URL(t.href),n=Zi(o.pathname),s=o.origin===location.origin&&he(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;
!s||o.hash!==""&&r||(e.preventDefault(),Tt.go(o.pathname+o.search+o.hash))}async function wA(){try{Tt.status=await Vo(),document.getElementById("version").textContent=`tracediff ${Tt.status.version}`,
document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",Tt.status.keep_traces===
!1)}catch{}}async function yA(){let e=globalThis.firstComparison?.answer;e&&(Br.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,uA)})]),delete Br.dataset.waits),Ko===
null&&Md()}var Od=gp();Tm();var bA=$p(mA);Ep();fm(document.getElementById("theme"));kp(()=>Ko,document.getElementById("keys"));Sm(document.getElementById("drop-veil"),()=>Tt.status?.read_only!==!0,e=>{
ve.add(e),Ft()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(he("/"))});ve.addEventListener("bundle",pA);ve.addEventListener("change",()=>Ns().catch(()=>{}),{once:!0});document.addEventListener(
"click",gA);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Wn=e.state?.scroll??0,Md(),(Ko.page===Xs||Ko.page===Ed)&&Tt.settled()});window.addEventListener("scroll",Qe(200,()=>{
Wn===null&&Tk()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{Wn=null},{passive:!0});yA();Dt().then(()=>{Zt.watch(),wA()});})();
