"use strict";
(()=>{var yu=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),fe=e=>yu+e,di=e=>`/${e.split("/").slice(yu.split("/").length).join("/")}`,Xt=()=>di(location.pathname);var Zt=fe("/api/v1"),$n=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function mi(e,t){try{let n=JSON.parse(t);if(typeof n.detail==
"string"||typeof n.title=="string")return new $n(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new $n(e,"error",`The server answered with status ${e}.`)}var bu=()=>new $n(0,"offlin\
e","The server does not answer. Is “tracediff serve” still running?"),tb=/"(?:stream|correlation)":-?\d{16}/,nb=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,ob=/\d{16}/,sb=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function It(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let i,l;try{i=await fetch(Zt+t,r),l=await i.text()}catch(c){throw c.name===
"AbortError"?c:bu()}if(!i.ok)throw mi(i.status,l);if(l==="")return null;try{return JSON.parse(l,s&&ob.test(l)?sb:tb.test(l)?nb:void 0)}catch{throw new $n(i.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var dt=(e,t)=>It("GET",e,t),et=encodeURIComponent,ar=e=>dt("/status",e);async function Dt(e,t){let n=await dt(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var ft=async(e,t)=>e.length===0?[]:(await dt(`/sets?${e.map(n=>`id=${et(n)}`).join("&")}`,t)).sets,yo=async e=>(await dt("/tags",e)).tags,un=(e,t)=>dt(`/sets/${et(e)}`,t),Nn=(e,t)=>It("PATCH",`/sets/${et(
e)}`,{body:t}),bo=e=>It("DELETE",`/sets/${et(e)}`),ku=async(e,t)=>(await It("POST",`/sets/${et(e)}/split`,{body:t})).job,_u=async(e,t)=>(await It("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,ko=e=>It("POST",`/sets/${et(e)}/restore`),tt=(e,t)=>dt(`/compare_traces?${e}`,t),ir=(e,t)=>dt(`/compare_traces/op?${e}`,t),lr=(e,t,n)=>dt(e===""?`/compare_traces/tree?${t}`:`/sets/${et(e)}/tree?${t}`,
n),_o=async(e,t,n)=>(await dt(`/sets/${et(e)}/steps${t===null?"":`?marker=${et(t)}`}`,n)).steps,fi=(e,t,n)=>dt(`/sets/${et(e)}/timeline?${t}`,n),cr=(e,t,n)=>dt(`/sets/${et(e)}/timeline/find?${t}`,n),xo=(e,t,n)=>dt(
`/analysis/${e}?${t}`,n),xu=(e,t)=>dt(`/series?${e}`,t),$u=e=>`${Zt}/series?${e}`,Su=(e,t)=>`${Zt}/analysis/${e}?${t}`,ur=async(e,t,n)=>(await dt(`/sets/${et(e)}/ops?q=${et(t)}&limit=50`,n)).ops,ss=e=>`${Zt}\
/compare_traces?${e}`,vu=e=>`${Zt}/report?${e}`,Eu=e=>`${Zt}/bundle?${e}`,Tu=e=>`${Zt}/compare_traces/op?${e}`,Ou=(e,t)=>dt(`/sql?${e}`,{...t,digits:!0}),Mu=e=>`${Zt}/sql?${e}`,Au=async(e,t)=>(await dt(
`/sql/schema?${e}`,t)).tables,Cu=async e=>(await dt("/queries",e)).queries,pi=(e,t)=>It("POST","/queries",{body:{name:e,statement:t}}),Ru=e=>It("DELETE",`/queries/${et(e)}`),hi=(e,t,n)=>`${Zt}/sets/${et(
e)}/files/${t}/trace${n?`?${n}`:""}`;async function dr(e,t,n,{signal:o,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(hi(e,t,n),{signal:o}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.
read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new $n(0,"broken","The download stopped before its end. The log of the s\
erver says why."):bu()}throw mi(l.status,await l.text())}var Lu=async e=>(await dt("/jobs",e)).jobs,Nu=(e,t)=>dt(`/jobs/${et(e)}`,t),$o=e=>It("DELETE",`/jobs/${et(e)}`),Pu=e=>new EventSource(`${Zt}/jo\
bs/${et(e)}/events`),Iu=(e,t)=>It("POST","/uploads",{body:{label:e,files:t}}),Du=async()=>(await It("POST","/samples")).jobs,Bu=e=>dt(`/uploads/${et(e)}`),gi=e=>It("DELETE",`/uploads/${et(e)}`),qu=async e=>(await It(
"POST",`/uploads/${et(e)}/commit`)).job;function Hu(e,t,n,{from:o=0,signal:s,onProgress:r}){return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",
u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${Zt}/uploads/${et(e)}/files/${et(t)}`),c.setRequestHeader("Conten\
t-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.size-1}/${n.size}`),c.upload.addEventListener("progress",f=>r(o+f.loaded)),c.addEventListener("load",()=>{if(c.
status<200||c.status>299){d(l,mi(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{d(l,new $n(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener(
"error",()=>d(l,new $n(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function rb(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let i=o.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function wt(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=rb(Math.abs(e));if(r.length>n){let i=r[n]>="5",l=s+r.slice(0,n),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var be="–",dn="−",jt=" ",ju=e=>wt(e,0,2),zu=e=>wt(e,0,3);function So(e,t){return t>0?`+${e}`:t<0?`${dn}${e}`:e}function L(e){return e==null?be:ju(e).replace("-",dn)}function nt(e){return e==null?
be:So(ju(Math.abs(e)),e)}var Fu=["","K","M","G","T","P","E"];function Sn(e){if(e==null)return be;let[t,n]=[Math.abs(e),0];for(;t>=999.5&&n<Fu.length-1;)[t,n]=[t/1e3,n+1];let o=t>=99.95?0:t>=9.995?1:2;
return(e<0?dn:"")+wt(t,0,o)+(n?jt+Fu[n]:"")}function Gn(e){return e>0?`+${Sn(e)}`:Sn(e)}var wi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ve(e){let t=Math.abs(e);return wi.find(([,n])=>t>=n*
.99995)??(t>0?wi[3]:wi[2])}function mr(e,[t,n]){let o=Math.abs(e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return wt(o,s,s)+jt+t}function D(e){return e==null?be:(e<0?dn:"")+mr(e,Ve(e))}
function ge(e){return e==null?be:So(mr(e,Ve(e)),e)}function le(e){return e==null?be:zu(e).replace("-",dn)+jt+"µs"}function Ge(e){return e==null?be:So(zu(Math.abs(e))+jt+"µs",e)}var Wu=[["TB/s",1e3],
["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function vo(e){let t=Math.abs(e);return Wu.find(([,n])=>t>=n*.99995)??Wu[t>0?3:1]}function Yn(e){return e==null?be:(e<0?dn:"")+mr(e,vo(e))}function Gu(e){return e==
null?be:So(mr(e,vo(e)),e)}function bi(e){return e==null?be:wt(e,0,9).replace("-",dn)+jt+"GB/s"}function je(e){return e==null||!Number.isFinite(e)?be:(e<0?dn:"")+Yu(Math.abs(e))+jt+"%"}function _e(e){return e==
null||!Number.isFinite(e)?be:So(Yu(Math.abs(e))+jt+"%",e)}function Yu(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return wt(e,t,t)}var ab="⁰¹²³⁴⁵⁶⁷⁸⁹";
function Bt(e){if(e==null||!Number.isFinite(e))return be;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${jt}×${jt}10⁻${[...n].map(o=>ab[o]).
join("")}`}function Ku(e){return e==null||!Number.isFinite(e)?be:e<.001?"<0.001":e.toFixed(3)}var yi=["B","kB","MB","GB","TB"];function ki(e){let t=Math.abs(e),n=yi.findLastIndex((o,s)=>t>=999.5*1e3**
(s-1));return[yi[Math.max(n,0)],1e3**Math.max(n,0)]}var _i=e=>e==null?be:`${L(e).replace("-",dn)}${jt}B`,Vu=e=>e==null?be:So(Re(Math.abs(e)),e);function Re(e){if(e==null)return be;if(e<0)return dn+Re(
-e);let t=yi,n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===0||n>=100?0:n>=10?1:2;return n.toFixed(s)+jt+t[o]}function Q(e,t,n=`${t}s`){return`${L(e)}${jt}${e===1?t:n}`}function ot(e,t=6){
let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(
0,t).join(", ")}, …`:n.join(", ")}function ib(e,t){let n=Array.from(e);if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var Ju=(e,t)=>{
let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Qu(e,t){let n=e[t],o=r=>r===void 0?0:Ju(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(
n[s])?s-1:s}function xi(e){let t=[...new Set(e)].sort();return new Map(t.map((n,o)=>[n,Qu(t,o)]))}function lb(e,t,n){let o=Math.floor(t*.4);if(e.length<=t||n<=o)return ib(e,t);let s=t-o-1,r=Math.max(o,
Math.min(n,e.length-s)),i=r+s<e.length;return`${Array.from(e).slice(0,o).join("")}…${e.slice(r,i?r+s-1:void 0)}${i?"…":""}`}var Xu=e=>e.replace(/^void (?=\S)/,"");function $i(e){let t=[],n=new Map,
o=new Map,s=new Map,r=c=>c.length>e?Xu(c):c;function i(c,u){let d=s.get(c),m=lb(c,e,u);if(n.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=o.get(m)??{text:m,names:new Set,first:null};
f.names.add(c),f.first=null,o.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Ju(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(
c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=Qu(t,f);p!==n.get(m)&&i(m,p)}})},text(c){let u=r(c),d=s.get(
u);return d.names.size===1||e<16?d.text:cb(u,e,l(d),n.get(u))}}}function en(e,t){let n=$i(t);return n.add(e),e.map(n.text)}function fr(e,t){let n=xi(e),o=en(e,t);return e.map((s,r)=>n.get(s)+8<t-1?Xu(
s):o[r])}function cb(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,n-2),l=t-s-r-3,c=Math.max(i+r,Math.min(o,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(
0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function Mt(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ue(e){return e.
replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Pn(e,t,n){let o=[],s=Array.from(e);for(;s.length>t&&o.length<n-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(
s[i-1])){r=i;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),o}var ub=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct",
"Nov","Dec"],Uu=e=>String(e).padStart(2,"0"),db=36e5;function Zu(e,t=Date.now()){let n=Math.round((Date.parse(e)-t)/db);return n>=48?`in ${Q(Math.floor(n/24),"day")}`:n>=1?`in ${Q(n,"hour")}`:"within \
the hour"}function mt(e){let t=new Date(e);return Number.isNaN(t.getTime())?be:`${t.getDate()} ${ub[t.getMonth()]} ${t.getFullYear()}, ${Uu(t.getHours())}:${Uu(t.getMinutes())}`}var mb="tracediff.theme",Si=new Set,Ei=matchMedia("(prefers-color-scheme: dark)");function vi(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function fb(){let e=vi();
return e==="auto"?Ei.matches?"dark":"light":e}function pt(e){return Si.add(e),()=>Si.delete(e)}function ed(){for(let e of[...Si])e(fb())}function nd(e){e.value=vi(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(mb,e.value)}catch{}ed()}),Ei.addEventListener("change",()=>{vi()===
"auto"&&ed()})}var pb=matchMedia("(forced-colors: active)"),pr=new Map,td="";function ee(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${Ei.matches} ${pb.matches}`;return o!==
td&&(pr=new Map,td=o),pr.has(e)||pr.set(e,hb(e)),pr.get(e)}function hb(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var Ti=null;function rs(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Ti??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Ti=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Ti)}var od={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},hr=()=>[[0,ee("--heat-low")],[.5,ee("--heat-middle")],[1,ee("--heat-high")]];function zt(){
return{control:ee("--control-fill"),test:ee("--test-fill"),more:ee("--more-fill"),less:ee("--less-fill"),noise:ee("--noise-fill"),surface:ee("--surface"),highlight:ee("--highlight"),highlightEdge:ee("\
--accent")}}function yt(){let e=ee("--text"),t=ee("--muted"),n=ee("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[ee("--control-fill"),ee("--test-fill"),ee("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:ee("--surface-raised"),bordercolor:ee("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Oi=17;function gb({
title:e,lines:t,keys:n=[]},o,s){let r=zt(),i=t.flatMap(p=>Pn(p,Math.floor(o/6.6),3)),l=30+Oi*i.length+(n.length>0?24:0)+8,c=(p,y,g,w)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Ue(y),font:{size:g,color:ee(w?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,y)=>c(30+Oi*y,p,12,!1))],d=[],m=12-s.left,f=30+Oi*i.length+4;for(let[
p,y]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??ee(p),line:{width:0}}),u.push(
{...c(f,y,12,!1),xshift:m+19}),m+=19+7*y.length+18;return{annotations:u,shapes:d,height:l}}async function sd(e,t,n,o){let s=await rs(),r=ee("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=gb(o,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Ai=/\.json(\.gz)?$/i,Mi=/\.tracediff$/i;function rd(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();
r&&n.push({name:r.name,file:r})}}return wb(t,n)}async function wb(e,t){let n=[];for(let o of e){let s=[];await id(o,"",s),n.push(Eo(o.name,s))}return n.concat(ad(t))}function ad(e){let t=e.filter(({name:o})=>!Mi.
test(o)),n=e.filter(({name:o})=>Mi.test(o)).map(o=>({label:o.name.replace(Mi,""),files:[o],skipped:[],bundle:!0}));return t.length>0?[...n,Eo(Ci(t),t)]:n}async function id(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{o.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await id(r,`${t}${r.name}/`,n);else{
let i=await new Promise((l,c)=>r.file(l,c));n.push({name:t+r.name,file:i})}}function ld(e){let t=new Map,n=[];for(let o of e){let s=o.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:o})}else n.push({name:o.name,file:o})}return[...t].map(([o,s])=>Eo(o,s)).concat(ad(n))}function Eo(e,t){let n=[...t].sort((o,s)=>o.name<s.name?-1:
1);return{label:e,files:n.filter(({name:o})=>Ai.test(o)),skipped:n.filter(({name:o})=>!Ai.test(o))}}function Ci(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(Ai,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function cd(e){let t=new Map;
for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let i=n.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:n.slice(r+1),file:o,seen:s})}return t.size<2?null:[...t].map(
([n,o])=>Eo(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))o.addEventListener(i,l);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))o.style.setProperty(i,l);else o.setAttribute(s,r===!0?
"":String(r));return gr(o,n),o}function gr(e,t){for(let n of t)Array.isArray(n)?gr(e,n):n!=null&&n!==!1&&e.append(n)}function T(e,...t){return e.textContent="",gr(e,t),e}function mn(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function H(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var yb="http://www.w3.org/2000/svg";function qe(e,t={},...n){let o=document.createElementNS(yb,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return gr(o,n),o}var bb={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Rt(e){return qe("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},qe("path",{d:bb[e]}))}function Me(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.
trim(),on:{click:n}},Rt(e))}var ud=0;function ce(e){return ud+=1,`${e}-${ud}`}var Lt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let n=document.
getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function Je(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(
n),o}function ve(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,n*1e3)};t&&s.append(H(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Me("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,o),l(),i}function dd(e,t,n){let o=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(o-=1,(o<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){ve("This server is read-only.",{urgent:!0});return}try{let l=await rd(
i.dataTransfer);l.length>0&&n(l)}catch(l){ve(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var kb=2,md=1e3,Ri=0,Kn=e=>["done","failed","cancelled"].includes(e.state);function wr(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,Ri-=1)},i=()=>{n=!0,r(),clearTimeout(s)},l=d=>{n||(Kn(d)&&i(),
t(d))},c=async()=>{let d=md;try{l(await Nu(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*md}n||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Ri<kb&&typeof EventSource=="function"?(Ri+=1,o=Pu(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),i}var is=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],_b=is.flatMap(([e])=>e),xb=is.flatMap(([,e])=>e),as=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],fn=(e,t)=>t.some(n=>e.includes(n));function $b(e,t){let[n,o]=[as(e),as(t)];for(let[s,r]of is){let i=fn(n,s)&&fn(o,r);if(i!==(fn(o,s)&&fn(n,r)))return i?-1:1}for(let[s,r]of[[_b,-1],[xb,1]])if(fn(n,s)!==
fn(o,s))return fn(n,s)?r:-r;return 0}function yr(e){for(let[t,n]of is){let o=e.map(r=>[fn(as(r),t),fn(as(r),n)]),s=r=>o.flatMap((i,l)=>i[r]?[l]:[]);if(o.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Sb=10n**17n;function fd(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>Sb?n:null}function ls(e,t){let n=$b(e.label,t.label),[o,s]=[fd(e),fd(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function pd(e){let t=n=>e.find(o=>fn(as(o.label),n));if(e.length===
2){let[n,o]=ls(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of is){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function vb(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Eb(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let i=Tb(
e,s+1);n+=o===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function Tb(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function br(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Eb(e,t.index+t[0].length));return n?Number(n[1]):null}async function Ob(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function hd(e,t,n){let o=await Ob(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!n(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:o}}var Mb=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&br(e)!==null;async function Ab({name:e,file:t}){let n=await hd(t,4194304,Mb);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=br(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=br(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await hd(t,16777216,()=>!1);o=br(s.slice(-262144))}return{
isTrace:!0,rank:o??vb(e)}}async function wd(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await Ab(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var gd=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function yd(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([gd(e,o,n),gd(t,o,n)]);if(s.
some((i,l)=>i!==r[l]))return!1;o+=n,n=4<<20}return e.size===t.size}var Cb=256,bd=20,kd=e=>e.slice(e.lastIndexOf("/")+1),Li=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Rb(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
yd(e.file,t.file)}async function Lb(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await Rb(o,s)||Li(o.name)!==null&&Li(o.name)===Li(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var Ni=e=>e.map(({seen:t})=>t.rank),Pi=e=>!e.includes(null)&&new Set(e).size===
e.length;function Nb(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function Pb(e){return yr(e.map(({name:n})=>kd(n)))?.map(n=>n.map(o=>e[o]))??Nb(e)??e.map(n=>[n])}function Ib(e,t){let n=new Set;return e.map((o,s)=>{let r=Ci(o),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(i);let l=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Eo(i,l),settled:!0}})}function _d(e){
let t=Ni(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function Db(e,t,n){return!(t.length===2&&yr(t.map(({label:s})=>s)))&&
Pi(Ni(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:_d(n),manyFirst:!0}}}function Bb(e){return e.includes(null)?"assumed":Pi(e)?"named":"equal"}async function xd(e){
if(e.files.length>Cb)return{};if(await wd(e.files),e.files.length<2||e.settled)return{};let t=await Lb(e.files),n=cd(e);if(n!==null&&n.length<=bd)return Db(e,n,t);let o=Ni(t),s=yr(t.map(({name:i})=>kd(
i)));if(t.length<2||Pi(o)&&s===null)return{};let r=Pb(t);return r.length>bd?{}:{question:{kind:Bb(o),parts:Ib(r,e),one:_d(t),manyFirst:s!==null||r.length===2}}}var qb=2,Hb=3,Fb=4,Ii=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",
question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(
o)),n}async addSample(){let n=(await Du()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){
if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:n,question:o}=await xd(t.group);t.files.forEach((s,r)=>{s.seen=t.
group.files[r].seen}),t.state==="looking"&&(n?this.#r(t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#a(t))}#r(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,
...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(
t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){
return this.transfers.some(t=>t.renaming||t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<Hb&&this.#f(n)}async#f(t){t.state="creating",t.error=null,this.#e(
t);try{let n=t.files.map(({name:s,size:r})=>({name:s,size:r})),o=await Iu(t.label,n);if(t.state!=="creating"){gi(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#l()}catch(n){
this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state===
"sending").length;for(let o of t)for(let s of o.files){if(n>=qb)return;s.state==="waiting"&&(n+=1,this.#p(o,s))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await Hu(t.upload,n.name,n.
file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(
t),this.#l()}async#h(t,n,o){(o.status===0||o.status>=500)&&o.status!==507&&n.attempts<Fb&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(
t,n))||(n.state="failed",n.error=o.message)}async#c(t,n){try{let s=(await Bu(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:
`${n.length} files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await qu(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#i(t,n)}this.#s()}#d(t){
t.stopJob=wr(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}Kn(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){if(t.bundle){t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#m(t),t.state="don\
e",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.labelError===null;){n=t.label;try{await Nn(t.job.set,{label:n})}catch(o){
t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=null,t.state===
"done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await Nn(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=null,t.taken={as:n,text:o},n==="label"&&(t.label=o),this.#e(t),this.
dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await bo(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent(
"sets"))}async bringBack(t){await ko(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(
t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="se\
nt"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await $o(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&gi(n).catch(()=>{}),this.#l(),this.#s()}},xe=new Ii;window.addEventListener(
"beforeunload",e=>{xe.sending&&e.preventDefault()});var Wb=1e3,Ub=5e3,jb=6e4,Di=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-jb;get running(){return this.list.filter(t=>!Kn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await Lu())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?Wb:Ub)}}#r(t){if(xe.transfers.
some(o=>o.state==="committing"))return;let n=new Set(xe.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},Gt=new Di;var To={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"\
self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},
offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{
type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var Nt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Sd={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},zb={...Sd,per_step:"per r\
ecording",percent:"% of the recording"},cs=(e,t)=>(Nt(t)?zb:Sd)[e];function qi(e){return e.control.samples===e.test.samples?"total":"per_step"}var Mo=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function kr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var $d=(e,t)=>e===null||!(t>0)?null:100*(e/t),Bi=(e,t)=>e===null||t===null?null:e-t,Oo=(e,t)=>t>0?e/t:null,Gb=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function Yb(e,t){if(t&&Gb(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function vd(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=Yb(e,o);r?(i=(u?e.control_per_step:null)??Oo(i,s[0]),l=(u?e.test_per_step:null)??Oo(l,s[1]),
c=(u?e.diff_per_step:null)??Bi(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??Oo(i,e.control_counts),l=(u?e.test_per_call:null)??Oo(l,e.test_counts),c=Bi(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=$d(i,n.step_time.control.step),l=$d(l,n.step_time.test.step),c=Bi(l,i));let m=r?[Oo(e.control_counts,s[0])??0,Oo(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}function Kb(e,t){let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var us=(e,t)=>JSON.stringify([e,t]);function vt(e,t){
let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var Vb=(e,t)=>e.filter(
({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function Ed({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(i=>Vb(n,i)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r}\
 more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",o].filter(Boolean).join("\
 "),e]}function ds({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??0)>(r.total_duration??0)?i:r)}var ms=({
aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${L(o)} ${o===1?"call":"calls"}, ${D(s)}`);function Hi(e,t,n,{self:o=!1}={}){let{control_observations:s,test_observations:r}=e.
verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Fi({...l,among:i},o);return{row:c,key:l.id??us(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",...vd(l,n,e,o),...Kb(l,n)}})}function Fi(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var Vn=e=>e.moderated_q_value??
e.q_value??null;function Td(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[us(s.name,s.category),
{...s,among:o}]))}function Od(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[o,vd(e.totals[o],t,e,n)])}var Md=15,Ad=[10,15,20,30,50,100],Jb=["total","per_step","per_call","percent"],Cd=To.change.words,Rd=To.device_type.words,Qb=To.measure.words,Xb=["step","compute","exposed_communication","exposed_memo\
ry","idle"],_r=[...Xb,"op"],ht="ProfilerStep*",Wi=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],Zb=["name","category","change","q_value"],Ao=e=>Zb.includes(e)?"asc":"desc",Ui=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],Ld=[...Ui,"device_type","q","exclude","category","change","significant","fold","measure","equi\
valence","work"],ek={fold:"true",significant:"",measure:"",equivalence:""},tk={1:"true",0:"false"};function nk(e,t){let{type:n,words:o,standard:s}=To[t];if(n==="texts")return e.getAll(t).filter(d=>d!==
"");let r=e.get(t)??"",i=n==="text"?r:tk[r]??r,l=n==="text"?i:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===i.toLowerCase()),u=(n==="choice"&&l==="false"?"":l)||(ek[t]??s);return n==="b\
oolean"?u==="true":u}var Nd=(e,t)=>Object.fromEntries(t.map(n=>[n,nk(e,n)]));function Pd(e,t,n){for(let o of n){let{type:s,standard:r}=To[o];s==="texts"?t[o].forEach(i=>e.append(o,i)):["","undefined",
r].includes(String(t[o]))||e.set(o,String(t[o]))}}var Id=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function ok(e,t,n){let o=e.get(t)??"";return o===
""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?o:vt(o,e.get(n)??"")}var tn=(e,t,n)=>t.includes(e)?e:n;function qt(e){let t=new URLSearchParams(e),n=tn(t.get("sort"),Wi,"abs_diff_duration"),o=Number(t.get("to\
p"));return{...Nd(t,Ld),...Id(t),sort:n,...n.endsWith("_work")&&{work:!0},order:tn(t.get("order"),["asc","desc"],Ao(n)),unit:tn(t.get("unit"),Jb,""),measure:tn(t.get("measure")??t.get("time"),Qb,""),heat:tn(
t.get("heat"),_r,""),fall:tn(t.get("fall"),["modules"],""),top:Number.isInteger(o)&&o>=1&&o<=200?o:Md,op:ok(t,"op","op_category")}}function bt(e){let t=Dd(e),n=(s,r,i)=>{r!==i&&t.set(s,r)};n("sort",e.
sort,"abs_diff_duration"),n("order",e.order,Ao(e.sort)),n("unit",e.unit,""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),n("fall",e.fall,""),n("top",String(
e.top),String(Md)),n("op",e.op,"");let o=t.toString();return fe(o===""?"/compare":`/compare?${o}`)}var Et=(e,t)=>bt({...qt(""),control:at(e),test:at(t),exclude:[ht]});function Dd(e){let t=new URLSearchParams;
return Pd(t,e,Ld),e.significant||t.delete("measure"),t}function sk(e,t,n){let o=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"perce\
nt_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function Co(e,t,n){let o=Dd(e);return o.set("significance","true"),o.set(
"sort",sk(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function ji(e,t,n,o){let s=Co(e,t,n);return s.set("format",o),s}var Bd=["total","per_step"],rk=["calls","share"],qd=["\
duration","calls","per_call"];function fs(e){let t=new URLSearchParams(e);return{...Nd(t,Ui),...Id(t),row:t.has("name")?vt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:tn(t.get("unit"),Bd,
""),bins:tn(t.get("bins"),rk,"calls"),heat:tn(t.get("heat"),qd,"duration")}}function kt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Pd(t,e,Ui),t}function Jn(e){let t=kt(e);return t.
set("row",e.row),t}function Ht(e){let t=Jn(e);return Bd.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),qd.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),fe(
`/compare/op?${t}`)}function Hd(e,t,n){let o=Co(e,t,n);return o.delete("work"),e.sort.endsWith("_work")&&o.delete("sort"),e.op&&o.set("row",e.op),e.fall!==""&&o.set("contributors",e.fall),o}function Fd(e){
let t=new URL(bt(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var In=100,ak=["created","labe\
l","ranks","steps","events","bytes"];function xr(e){let t=new URLSearchParams(e),n=tn(t.get("sort"),ak,"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.
get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:tn(t.get("order"),["asc","desc"],n==="label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function Wd(e){let{control:t,test:n,
q:o,tag:s,sort:r,order:i,page:l}={...xr(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,"create\
d"),u("order",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return fe(d===""?"/":`/?${d}`)}var $r=e=>e.q!==""||e.tag.length>0;function Qn(e){let t=new URLSearchParams({group:"auto",sort:e.
sort,order:e.order,limit:String(In),offset:String((e.page-1)*In)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var at=e=>e.slice(0,12),Dn=(e,t,n,o)=>o?.[e]?.label??(n&&Ye(n,t[e])?.
label)??t[e];function Ye(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Sr=(e="Damaged")=>a("strong",{class:"damage-mark"},Rt("warning"),e);function Ud(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},Sr()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function vr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Sr(Q(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${L(t-e.length)} more`)))}var ik="https://ui.perfetto.dev";var ps=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function lk(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},l=setInterval(()=>{e.closed?r(s,new ps("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new ps("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",i)})}function zi(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&zi(e,t-1)},100)}async function Er({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=ik,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new ps("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw zi(l),m}let c=new AbortController,u=lk(l,r,i);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),zi(l),m}o(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var ck=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function uk(e){return(e.notes??[]).some(t=>ck.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var dk=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Yi(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=hi(e.id,t.number,n())},c=(m,f=!1)=>{o.textContent=m,o.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await Er({title:`${e.label}, rank ${t.rank}`,fileName:dk(
t,n()),load:m=>dr(e.id,t.number,n(),{signal:m,onProgress:f=>c(`Loading ${Re(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=H("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Re(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,o),prepare:l}}
function vn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${mt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function mk(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},vn(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function fk(e,t,n,o){let s=Yi(e,t,n.query),r=a("td",{}),i=()=>{let l=n.on()?uk(t):"";s.prepare(),T(r,l===""?s.node:a("span",{class:"muted"},l))};return o.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Re(t.trace_bytes)),r)}function pk(e,t,n,o,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?mk(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>fk(e,l,n,o))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${L(i)} more were not kept.`))}function hk(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function Tr(e,t={}){let n=[],o=ce("traces"),s=hk(t,()=>n.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:o},"Traces"),Me("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([ar(),...e.map(l=>un(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,T(r,u&&s.node,c.map(d=>pk(d,l.keep_traces&&!l.read_only,s,n,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>T(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var gk=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function jd(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${Q(i,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${L(c)} mended or lost`),s>0&&u.push(Q(s,"note")),r>0&&u.push(Q(r,"duplicate file")),l>0&&u.push(`${L(l)} not followed or read`),{level:n+o>0?"warn":"note",text:u.
join(", ")}}function wk(e){return a("dl",{class:"counters"},gk.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},L(e[t]??0)))))}function yk(e,t,n){let o=t.notes??
[],s=t.quality??{},r=t.pseudo_step?"whole file":ot(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&
a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||be),a("td",{class:"num"},L(s.events)),a("td",{class:"num"},Re(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"muted"},"no\
t kept"):Yi(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(i=>a("li",{},i.severity==="damage"&&[Sr()," "],i.words,i.count>1&&`\
 (${L(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function Ki(e){return e?.length>0&&a("details",{class:"duplicates"},a(
"summary",{},`${Q(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," holds the same as ",a("span",{class:"mono"},n)))))}var bk={
symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function Vi(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${Q(e,"entry","entries")} of\
 the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${bk[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${L(e-t.length)} more`)))}
function zd(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return un(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Trace"]:[],"N\
otes"];T(t,vr(n.quality.affected_files,n.quality.affected),wk(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",
{},n.file_list.map(r=>yk(n,r,o))))),Ki(n.quality.duplicate_files),Vi(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.id)," · stored in ",
Re(n.stored_bytes)," out of ",Re(n.raw_bytes)," of JSON",o&&` (${Re(n.traces_bytes)} the traces themselves)`,!o&&`. ${vn(n)}`))}).catch(n=>T(t,a("p",{class:"error-text"},n.message))),t}var Ji=4,Qi=e=>e===2?"two":L(e),Gd=e=>e[0].toUpperCase()+e.slice(1);function kk({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function _k({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${ot(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${Q(t.ranks,"rank")}`}function xk({parts:e}){let t=e.slice(0,Ji).map(({label:n})=>`“${n}”`).
join(", ");return e.length>Ji?`${t} and ${L(e.length-Ji)} more`:t}function Xi({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${Qi(t.ranks)} ranks of one`;return`${Gd(Qi(e.length))} sets, \
or ${o}?`}function Yd(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=ce("question"),i=(u,d,m)=>H([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>xe.answer(e,u),{class:"choice"}),l=i(
!0,`${Gd(Qi(o.length))} sets`,xk(t)),c=i(!1,"One set",_k(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Xi(t))," ",kk(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var $k=64,Sk={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function el(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function tl(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Xn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return vk(e.made);if(e.state==="done"){let n=e.already_stored?`${Ek(e)}; nothing was stored twice.`:`${Mr(
e)?"Stored, but damaged":"Done"}: ${Q(e.events,"event")}.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":Sk[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Re(e.bytes_done)} of ${Re(e.bytes_total)}`),e.events>0&&t.push(Q(e.events,"event")),e.files_total>1&&t.push(`${L(e.files_done)} of ${Q(e.files_total,"file")}`),
t.join(" · ")}function vk(e){let t=e.filter(s=>s.already_stored).length,n=e.length-t,o=t===1?"one was here already, and stays as it was":`${L(t)} were here already, and stay as they were`;return n===
0?t===1?"Its set was here already, and stays as it was.":"All of its sets were here already, and stay as they were.":`${Q(n,"set")} stored${t>0?`; ${o}`:""}.`}var Ek=e=>`Stored already as “${e.known_as}\
”`;function Tk(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:fe(`/?q=${o.slice(0,12)}`),title:"This set in the list"},n),t.slice(s+n.length)]}function Ok(e){let{
offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>Zi(xe.takeOffer(e,s));return[H(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(
t).length<=$k&&H(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var Mr=e=>e?.state==="done"&&e.affected_files?.length>0;function Kd(e){return[Mr(e)&&vr(e.affected_files),Mk(e),Ki(e?.duplicate_files),
Vi(e?.left_out??0,e?.left_out_files??[])]}function Mk(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"\
failures",open:e.state==="failed"},a("summary",{},`${Q(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function Vd(e){let t=el("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=Ck(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(Ak),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},Rk(e)),a("ul",{class:"file-list"},u.map($=>$.node)),e.skipped.length>0&&Lk(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,l,i,r,!e.sample&&d),f=null,p="",y="",g=!1;function w(){let $=o.contains(document.activeElement);p=e.label,T(o,Pk(e)),$&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){f=e.state,m.dataset.state=e.state,w(),g=e.question!==null,T(i,g&&Yd(e)),e.state==="done"&&(d.open=!1)}function b(){let $=e.state==="done"?e.offered:null;if($===c)return;
let k=l.contains(document.activeElement);c=$,T(l,Ok(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){f!==e.state?h():p!==e.label&&w(),s.update(),u.forEach(Nk),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:$,total:k}=nl(e);t.hidden=e.state==="asking"||!xe.active.includes(e),tl(t,$,k),y=ol(e),n.textContent!==y&&T(n,e.state==="done"&&!e.bundle&&e.job.already_stored?
Tk(e,y):y),b(),m.classList.toggle("affected",Mr(e.job)),T(r,Kd(e.job))}return _(),{node:m,update:_,text:()=>e.question?Xi(e.question):y,focus(){g&&document.activeElement.matches("body, main, .page-act\
ions *")&&i.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Or=(e,t)=>e.reduce((n,o)=>n+o[t],0);function nl(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:Or(o,"sent"),total:n==="looking"?0:Or(o,"size")}}function Ak(e){let t=el(`Progress of ${e.name}`),n=a("span",{class:"file-state"}),o=a("li",{},a("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function Ck(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{xe.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function Rk(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[Q(e.files.length,e.bundle?"bundle":"trace file"),Re(t)];return e.skipped.length>0&&n.push(`${L(e.skipped.length)} skipped`),n.join(", ")}function Lk(e){let t=e.
slice(0,20).map(({name:o})=>o).join(", "),n=e.length>20?`, and ${L(e.length-20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{
class:"mono"},t),n)}function Nk(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,tl(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||
1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Re(t.size),sending:`${r} % of ${Re(t.size)}`,sent:`${Re(t.size)} sent`,failed:t.error??"failed"}[t.state]}function Pk(e){let{
label:t}=e,n=Me("close",`Remove ${t} from this list`,()=>xe.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&H("Retry",()=>xe.retry(e),{"aria-label":`Retry ${t}`}),n];case"\
done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comparison"),xe.canUndo(e)&&H("Undo",()=>Zi(xe.undo(e)),{title:"Remove this set again",
"aria-label":`Undo: remove ${t}`}),n];case"undone":return[H("Bring back",()=>Zi(xe.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[H("Cancel",()=>xe.cancel(e),{"aria-label":`Cancel ${t}`})]}}
async function Zi(e){try{await e}catch(t){ve(`That did not work. ${t.message}`,{urgent:!0})}}function Ik(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?
"":`${t.length===1?"rank":"ranks"} ${ot(t.sort((n,o)=>n-o))}`}function Dk(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function ol(e){let t=Ik(e),n=Or(e.
files,"sent"),o=Or(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"\
creating":return"Starting …";case"sending":return[`Sending ${Re(n)} of ${Re(o)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[Xn(e.job),
t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return Xn(e.job)+Dk(e.taken);case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remo\
ved. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Jd(e,t){let n=e,o=el(`Progress of ${n.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-a\
ctions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.label||"Ingest")),r),o,s,i),c=null;function u(d){n=d;let m=n.state==="\
queued"||n.state==="running";n.state!==c&&(c=n.state,l.dataset.state=m?"job":n.state,T(r,m?H("Cancel",()=>$o(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):Me("close",`Remove ${n.label} from \
this list`,()=>t(n)))),o.hidden=!m,tl(o,n.bytes_done,n.bytes_total),s.textContent=Xn(n),l.classList.toggle("affected",Mr(n)),T(i,Kd(n))}return u(n),{node:l,update:u}}var Qd=()=>a("a",{href:fe("/")},"Show");function Bk(){return[...xe.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:ol(t),...nl(t)})),...Gt.running.map(t=>({label:t.label,text:Xn(t),
done:t.bytes_done,total:t.bytes_total}))]}function qk(){let e=s=>xe.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${L(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${L(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function Hk(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Qd()),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${L(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function Fk(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Qd()),draw(n){
e.textContent=`${n}.`}}}function Wk(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Et(r.id,i.id)},`Compare ${r.label} with ${i.label}`);T(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Me("close","Dismiss",o)),l,c),n=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});tt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function Xd(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Hk(),n=Fk(),o=Wk(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Xt()!=="/",c=l?Bk():[],u=l?qk():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),mn(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return xe.addEventListener("change",i),Gt.addEventListener("change",i),r(),{offer:o.set,clear:o.clear,draw:r}}var[Bn,Zn,Zd,nn,Ft,Uk,Ar,jk]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],hs="Every page",em="First move to a set of the list, with the arrow keys.",Cr="First select a\
 call, in the lanes or in the table.",eo="There is nothing to search on this page.",nm=[{pages:[Bn],keys:["/"],text:"Find trace sets",action:"search",none:eo},{pages:[Bn],keys:["ArrowDown","Enter"],text:"\
From the search into the list",action:"enter",inSearch:!0},{pages:[Bn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Bn],keys:["ArrowRight","ArrowLeft"],text:"\
In the list: to what can be done with the set, and back"},{pages:[Bn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Bn],keys:["Space"],text:"In the list: select the \
set, for several at once"},{pages:[Bn],keys:["c"],text:"Take the set in focus as the control",action:"control",none:em},{pages:[Bn],keys:["t"],text:"Take the set in focus as the test",action:"test",none:em},
{pages:[Zn],keys:["/"],text:"Search the names of the rows",action:"search",none:eo},{pages:[Zn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[Zn],
keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Zn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Zn],keys:["Arro\
wRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[nn],keys:["/"],text:"Find a frame or a kernel",action:"search",none:eo},{pages:[nn],keys:["ArrowDown"],text:"From th\
e search into the table",action:"enter",inSearch:!0},{pages:[nn],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[nn],keys:["ArrowDown","ArrowUp","Pa\
geDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[nn],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go to \
the one above"},{pages:[nn],keys:["Space"],text:"In the table: select the frame"},{pages:[nn],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[nn],keys:["A\
rrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[nn],keys:["w","s","a","d","0"],text:"In the flame graph: clos\
er, away, left, right, all"},{pages:[Zn,Zd,nn,Ft,Ar],keys:["c"],text:"Choose the control",action:"control"},{pages:[Zn,Zd,nn,Ft,Ar],keys:["t"],text:"Choose the test",action:"test"},{pages:[Ft],keys:["\
/"],text:"Search names; Enter shows the next call",action:"search",none:eo},{pages:[Ft],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Ft],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Ft],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Ft],keys:["d"],text:"Move to the right",action:"right"},{pages:[Ft],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Ft],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Cr},{pages:[Ft],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Ft],keys:["m"],
action:"measure",none:Cr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[Uk],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:eo},{pages:[jk],keys:["/"],text:"To the field of the sets",action:"search"},{pages:[Ar],keys:["/"],text:"Find a table or column",action:"search",none:eo},{pages:[Ar],keys:["Ctrl","Enter"],text:"\
In the statement: run it"},{pages:[hs],keys:["?"],text:"List the keys",action:"help"},{pages:[hs],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{
keys:["/"],action:"search",none:eo},{pages:[Ft],keys:[","],action:"former",none:Cr},{pages:[Ft],keys:["."],action:"next",none:Cr}],zk={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"\
Page Down",PageUp:"Page Up",Escape:"Esc"},Gk=["button","checkbox","file","radio","range","reset","submit"];function gs(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, se\
lect")||e.matches("input")&&!Gk.includes(e.type))}function Yk(e,t){let{target:n,key:o}=e,s=gs(n);return nm.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(i=>[t.name,hs].includes(i)))&&(r.
inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function Kk(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector(
"summary").focus()),e!==null}function Vk(e){return e.flatMap((t,n)=>[n>0&&" ",a("kbd",{},zk[t]??t)])}function tm(e,t){let n=nm.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&a("secti\
on",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a("div",{},a("dt",{},Vk(o)),a("dd",{},s)))))}function Jk(e){let t=ce("keys"),n=()=>o.close(),o=a("dialog",{class:"trace-dialog keys-d\
ialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Me("close","Close",n)),tm(`${e.name} p\
age`,e.name),tm(hs,hs),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(o),o.showModal()}function om(e,t){let n=()=>e()&&Jk(e().page);t.addEventListener("cl\
ick",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))
return;let i=Yk(o,s);if(!i||i.action==="close"&&Kk())return;let l=i.action==="help"?n:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&o.preventDefault(),!c&&i.none&&ve(i.none,{seconds:4})})}var sm="tracediff.session";function Qk(){try{return JSON.parse(sessionStorage.getItem(sm))??[]}catch{return[]}}function rm(e){let t=null,n=0,o="";function s(){return t===null&&(t=Qk(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(sm,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>un(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===o||xe.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==o&&xe.active.length===
0&&(o=d,e(...ls(m,f)))}return xe.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),xe.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Lt().then(()=>r(s()))}}}var sl=new Set,im=!1,qn=()=>im;function Ro(e){return sl.add(e),()=>sl.delete(e)}function am(e){im=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...sl])t()}function lm(){window.
addEventListener("beforeprint",()=>am(!0)),window.addEventListener("afterprint",()=>am(!1))}var ze=["control","test"],to={control:"test",test:"control"},um=["rank","span","step"],Xk=["both",...ze],Rr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,rl=e=>/^\d+$/.test(e??"")?e:"";
function al(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of um)n[`${i}_${l}`]=rl(t.get(`${i}_${l}`)??t.get(l));n[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[o,s]=[Rr(t.get("from")),Rr(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:Xk.includes(t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Rr(rl(t.get("nth"))),at:ze.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Rr(rl(t.get("align_nth")))??0}}var cm=e=>String(Math.round(e*1e3)/1e3);function Lo(e){
let t=new URLSearchParams,n=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>n(s,e[s]));for(let s of[...um,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
n(s,l?r||i:""),ze.forEach(c=>n(`${c}_${s}`,l?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n(
"from",cm(e.from)),n("to",cm(e.to))),n("q",e.q),n("name",e.name),e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("ali\
gn_nth",e.align_nth,0));let o=t.toString();return fe(o===""?"/timeline":`/timeline?${o}`)}function pn(e){let t=ze.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var Zk=(e,t)=>e-t,dm=e=>[...new Set(
e)].sort(Zk),il=e=>dm(e.map(t=>t.rank)),ll=(e,t)=>dm(e.filter(n=>n.rank===t).map(n=>n.span)),cl=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function e0(e){
let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length>>1]}var t0=(e,t)=>e.find(n=>String(n)===t);function mm(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,f)=>{let p=d===""?void 0:t0(u,
d);return d!==""&&p===void 0&&o.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(il(e),t.rank,"rank",n?.sample.rank),i=s(ll(e,r),t.span,"file",n?.sample.span),l=cl(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&o.push(`step ${t.step}`),c??=n?l.find(u=>u.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:e0(l),{sample:c,place:l.indexOf(c),missing:o}}var Lr=e=>/^\d+$/.test(e??"")?e:"",no=(e,t={})=>Lo({control:e.control,test:e.test,control_rank:Lr(e.control_ranks),test_rank:Lr(e.test_ranks),control_step:Lr(e.control_steps),test_step:Lr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function No(e,t){let{name:n,category:o}=ds(t,"test");return no(e,{name:n,category:e.use_short_name?"":o})}
function Nr(e,t,n,o=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
n[i])})}let r=o&&ds(o,"test");return no(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function fm(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return no(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var oo=["device","host","calls"];var fl={device:"own",host:"self",calls:"calls"},Br=["calls","host","self","device","own"];function gm(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=o??""})}function ws(e){let[t,
n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),
n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var wm=/ #\d+$/,Ir=(e,t)=>e==="module"&&t!==null?t.replace(wm,""):t,ym=()=>[0,0],dl=()=>Object.
fromEntries(Br.map(e=>[e,ym()]));function Dr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},work:{},figures:dl(),kernels:[],shapes:[],
children:[],own:dl(),key:"",foldKey:""}}var ul=(e,t)=>t>0?(e??0)/t:0,Pr=(e,t,n,o)=>n?[ul(e[`control_${t}`],o[0]),ul(e[`test_${t}`],o[1])]:[ul(e[t],o[0]),0];function n0(e,t,n){return(t?[e.control_flops,
e.test_flops]:[e.flops??null]).map((s,r)=>s==null||n[r]===0?null:s/n[r])}function o0(e,t,n){let o=Object.fromEntries(Br.map(s=>[s,Pr(e,s,t,n)]));return{...Dr({sort:e.sort,status:t?e.status:"same",names:t?
[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:n0(e,t,n),split:e.split??null},figures:o,own:{calls:o.
calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:Pr(s,"counts",t,n),device:Pr(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Pr(s,"calls",t,n)}))}}function qr(e,t,n){
[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),ws(d===0?u:`${u}
${d}`)},i=[n,s.sort,...s.names.map(l=>Ir(s.sort,l)),s.status].join(`
`);qr(s,r(t,s.names),ws(i))}}var Hr=e=>e.reduce((t,n)=>ws([t,n.sort,Ir(n.sort,n.control_name),Ir(n.sort,n.test_name),n.status].join(`
`)),"root");function pl(e,t){let n=[],o=(r,i,l)=>{Object.assign(r,{at:n.length,parent:i,depth:l}),n.push(r),r.children.forEach(c=>o(c,r,l+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(oo.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)s0(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var Po=e=>e.status==="same"||e.status==="replaced";function s0(e,t){
e.total={},e.ownOf={},e.here={};for(let n of oo){let o=e.own[fl[n]],s=[...o],r=o[1]-o[0];for(let i of e.children)s[0]+=i.total[n][0],s[1]+=i.total[n][1],r+=Po(i)?0:t[n][i.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=Po(e)?r:null}}function hl(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>o0(r,t,o));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),qr(s[0],"root","root"),pl(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var ml=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function pm(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let i=s.get(r[n]);i||(i={[n]:r[n],...Object.fromEntries(o.map(l=>[l,ym()]))},s.set(r[n],i),e.push(i)),o.forEach(l=>ml(i[l],r[l]))}}function hm(e,t){Br.
forEach(n=>ml(e.figures[n],t.figures[n])),Object.values(fl).forEach(n=>ml(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},pm(e.kernels,t.kernels,"name",["counts","device"]),pm(e.shapes,t.shapes,"text",["calls"])}function r0({sort:e,status:t,names:n}){let[o,s]=n.map(r=>Ir(e,r));return t===
"replaced"?[o,s]:[o??s,o??s]}var a0=(e,t)=>Br.some(n=>e.figures[n][t]>0);function bm(e){if(e.children.forEach(bm),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>a0(e,o)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function km(e){let t=Dr(e.root);hm(t,e.root);let n=new Map,o=(r,i)=>{let l=r0(i),c=[i.sort,...l].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=Dr({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=o(r.sort==="modul\
e"?t:i,r);hm(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&bm(t),qr(t,"root","root"),pl(t,{..._m(e),grouped:"class"})}function _m({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var xm=e=>({...e,children:e.children.map(xm)});function i0(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&wm.test(o??"")&&t.unshift(o)}return t}function l0(e,t){let n=Dr({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(fl))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((i,l)=>i+l.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function $m(e,t,n){let o=new Map([...n].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)o.has(i.foldKey)&&i.sort!=="rest"&&o.get(i.foldKey).push(i);let s=i=>{let l=o.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=l0(i,l);return{...i,opened:!0,own:dl(),kernels:i.kernels,children:[...l.map(u=>({...xm(u),above:i0(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Sm(r,o),pl(r,_m(e))}function Sm(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;qr(n,ws(`${e.key}
${o||"rest"}`),n.foldKey||ws(`${e.key}
rest`))}else Sm(n,t)}function so(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var ro=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",hn=(e,t)=>e.total[t][1]-e.total[t][0];function gn(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function gl(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function Io(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var vm=["both","control","test"];function c0(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function Em(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=c0(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var u0=["modules","operators","python"],d0=["folded","class","instance"],Wr=["control","test"],Ur=["ranks","steps","marker"],m0=5e3,wl=40,ys=(e,t,n)=>t.includes(e)?e:n,Fr=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,wl);function Do(e){let t=new URLSearchParams(e),n={};for(let o of Wr){n[o]=t.get(o)??"";for(let s of Ur)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...n,level:ys(t.get("level"),u0,"modules"),by:ys(t.get("by"),oo,""),width:ys(t.get("width"),vm,"both"),frames:ys(t.get("frames"),d0,"folded"),order:ys(t.get("order"),["calls"],""),q:t.
get("q")??"",node:Fr(t.get("node"))[0]??"",zoom:Fr(t.get("zoom"))[0]??"",open:Fr(t.get("open")),rows:Fr(t.get("rows"))}}function Yt(e){let t={...Do(""),...e},n=new URLSearchParams,o=(s,r,i="")=>{r!==i&&
r!==""&&n.set(s,r)};for(let s of Wr)o(s,t[s]),Ur.forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,"modules"),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),
o("order",t.order),o("q",t.q),o("node",t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-wl).join(".")),o("rows",t.rows.slice(-wl).join(".")),fe(n.size===0?"/tree":`/tree?${n}`)}function Bo(e,t,n){
let o=new URLSearchParams({max_nodes:String(m0)}),s=e.test!=="";for(let r of s?Wr:["control"]){s&&o.set(r,e[r]);for(let i of Ur){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&o.set(s?`${r}_${i}`:i,l)}}return e.
level!=="modules"&&o.set("level",e.level),t==="host"&&o.set("by","host"),n&&o.set("instances","true"),o}var At=e=>Object.fromEntries(Wr.flatMap(t=>[t,...Ur.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),f0=[
"cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Tm(e,t){let{name:n,category:o}=ds(t,"test");if(!f0.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(
n),r=o==="python_function"&&!s,i=s?s[1]:r?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return Yt({...At(e),q:i,level:r?"python":"modules"})}var Om=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Mm="tracediff.dismissed-jobs",p0=24*3600*1e3,h0=1e4;function Am(){try{return JSON.parse(localStorage.getItem(Mm))??[]}catch{return[]}}function g0(e){try{localStorage.setItem(Mm,JSON.stringify([...Am().
slice(-50),e.id]))}catch{}}function w0(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<p0;return!n.includes(e.id)&&(!Kn(e)||t.has(e.id)||o)}function y0(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&i<h0)return;let l=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!l||n===
"job"||n==="running")&&Se(s,n==="failed")}}}function Cm(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,i=y0(),l=0;function c(){let y=null;for(let g of xe.transfers){let w=s.get(g.key);w||(w=Vd(g),s.set(g.key,w),y??=w),w.update();
let{state:h,label:b,job:_}=g;i.tell(g.key,{state:h,stage:_?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${w.text()}`})}return y}function u(){let y=Am();Gt.running.forEach(w=>r.add(w.id));let g=Gt.list.
filter(w=>w0(w,r,y)).reverse();for(let w of g)s.has(w.id)||s.set(w.id,Jd(w,()=>{g0(w),d()})),s.get(w.id).update(w),i.tell(w.id,{state:w.state,stage:w.stage,text:`${w.label}: ${Xn(w)}`});return g}function d(){
l=0;let y=s.size===0,g=c(),w=[...xe.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())w.includes(h)||s.delete(h);mn(n,w.map(h=>s.get(h).node)),o.hidden=s.size===0,g&&!y&&g.node.scrollIntoView(
{block:"nearest"}),xe.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:y})=>e(y.job.set),p=({detail:y})=>e(y.set);return xe.addEventListener(
"change",m),xe.addEventListener("stored",f),xe.addEventListener("sets",t),Gt.addEventListener("change",m),Gt.addEventListener("stored",p),d(),{node:o,unmount(){xe.removeEventListener("change",m),xe.removeEventListener(
"stored",f),xe.removeEventListener("sets",t),Gt.removeEventListener("change",m),Gt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var b0="a[href], button:not(:disabled), input";function Rm(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(b0)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
o?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();o=f.includes(o)?o:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=o;o=m??o,[f,m].filter(Boolean).
forEach(i)}function u(){return o?.focus(),o!==null}function d(m,f){let p=s(),y=p.indexOf(o),g=[o,...r(o)],w=g.indexOf(f);return{ArrowDown:p[y+1],ArrowUp:p[y-1],Home:p[0],End:p.at(-1),ArrowRight:g[w+1],
ArrowLeft:g[w-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||gs(p)||p.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===o&&(f==="Enter"||f===" ")&&(m.preventDefault(),n(f,o)))}),{sync:l,focus:u}}function jr(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ce("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},n),u,a("button",{type:"submit",class:"small-button"},"Save"),H("Cancel",l,{class:"small-button"}));T(e,d),u.focus(),u.select()}var qo=4;function zr(e,t,{text:n,...o}={}){let s=ce("menu"),i=a("button",{type:"button",...n?{}:{title:e,"aria-label":e},...o,class:`${n?"":"icon-button "}menu-button ${o.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},n??Rt("more")),l=null,c=()=>Lm(l,i);function u(g=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:y}}),T(l,t().filter(w=>!w.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),Lm(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=g=>a(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),g.run()}}},g.text);function p(g){let w=m().filter($=>!$.disabled),h=w.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",_={ArrowDown:w[(h+1)%w.length],ArrowUp:w.at(h-1),Home:w[0],End:w.at(-1)}[g.key]??(b.trim()===""?void 0:[...w.slice(h+1),...w].find($=>$.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(g.key==="Escape"||_)&&(g.preventDefault(),g.stopPropagation(),_?.focus({preventScroll:!0}))}function y(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==i&&d()}return i}function Lm(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+qo+s<=innerHeight;e.style.setProperty("top",`${Math.max(qo,r?n.bottom+qo:
n.top-qo-s)}px`),e.style.setProperty("left",`${Math.max(qo,Math.min(n.right-o,innerWidth-o-qo))}px`)}var Gr=10,Nm=3;function k0(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Tr([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function Pm(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},o))}function _0(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function x0(e,t){let n=s=>H(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),o=e.tags.length-Nm;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,Nm).
map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function $0(e,t){let n=e.goes?`goes ${Zu(e.goes)}`:"",o=e.pinned?"Pinned: it stays, however old it gets":`This server remov\
es it on ${mt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":n,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:o},s):H([Rt("pin"),s],()=>t.pin([e],
!e.pinned),{class:"pin-toggle",title:o,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which ${n}`})),e.uploaded_by&&a("span",{class:"muted small by ellipsis",
title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function S0(e,t,n){let o=a("div",{class:"set-line"}),s=()=>T(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),x0(e,t),$0(e,t),e.
notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};return s(),{node:a("td",{class:"set-cell"},o,_0(e)),edit(i){jr(o,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function v0(e,t,n){let o=jd(e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.
id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,zd(e)),T(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(
e.id)))}}},o.level==="warn"&&Rt("warning"),a("span",{class:"ellipsis"},o.text),Rt("chevron"));return s}function E0(e){return e.steps.length>0?a("span",{title:ot(e.steps)},L(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function Im(e,t,n,{member:o=!1}={}){let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(Gr)},n.get(e.id))),r=zr(
`Actions for ${e.label}`,()=>k0(e,t,u=>i.edit(u))),i=S0(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},Pm("control",e,t),Pm("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},mt(e.created)),
a("td",{class:"num","data-head":"Ranks",title:ot(e.ranks)},L(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},E0(e)),a("td",{class:"num","data-head":"Events"},L(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Re(e.raw_bytes)} of JSON in ${Q(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):be}`},Re(e.disk_bytes)),a("td",{"data-head":"Quality"},v0(e,s,n)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:fe(`/analyse?set=${at(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Qe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},bs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Yr=e=>e[0].toUpperCase()+
e.slice(1),T0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},yl=e=>T0[e]??e.toLowerCase();function bl(e){let t=e.split(" overlapping ").map(yl);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var kl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},Dm={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},_l={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Kr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Vr={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},xl={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},ao="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var ks={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Qe).map(([e,{name:t}])=>[e,t]))},Bm=e=>e.measured==="row"?e.parameters.name:e.measured===
"gpu_time"?"GPU time":ks[e.measured].replace(/^./,t=>t.toUpperCase());var O0=["sets","baseline","name","category"];function _s(e){let t=new URLSearchParams(e),n=t.get("measure")??"";return{...Object.fromEntries(O0.map(o=>[o,t.get(o)??""])),tag:t.getAll("tag").filter(o=>o!==
""),measure:n in ks?n:"step_time",time:t.get("time")==="self"?"self":"total"}}function Jr(e){let t=new URLSearchParams,n=(o,s,r="")=>{s!==r&&t.set(o,s)};return n("sets",e.sets),e.tag.forEach(o=>t.append(
"tag",o)),n("baseline",e.baseline),e.name===""?n("measure",e.measure,"step_time"):(n("name",e.name),n("category",e.category),n("time",e.time,"total")),t}function xs(e){let t=Jr(e).toString();return fe(
t===""?"/series":`/series?${t}`)}var qm=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Hm=qm.filter(e=>e.sort);function M0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},H([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Fm(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=qm.map(g=>M0(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=Rm(t,"tr\
[data-set], tr.group, tr.more-row",(g,w)=>{let h=w.dataset.set?g===" "?".set-check":".menu-button":"button";w.querySelector(h)?.click()}),i=new Map,l=new Map;function c(g,w,h,b){let _=l.get(g),$=_?.shown===
w?_:{shown:w,rows:h()};return b.set(g,$),$.rows}let u=(g,w,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>Im(g,e,i,{member:h}),w);function d(g,w,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!w]),()=>[A0(
g,w,e)],h);if(!w)return b;let _=w.total-w.sets.length;return[...b,...w.sets.flatMap($=>u($,h,!0)),...c(`more ${g.prefix}`,`${w.loading} ${_}`,()=>w.loading||_>0?[C0(g,w,_,e)]:[],h)]}function m(g){let w=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:_}=h?.closest("tr")?.dataset??{};mn(t,g.entries.flatMap($=>$.group?d($.group,g.groups.get($.group.prefix),w):u($.set,w))),
l=w,b!==void 0&&!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),h?.matches(".pin-toggle")&&!h.isConnected&&t.querySelector(`tr[\
data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),f(g),p(g)}function f({sort:g,order:w}){for(let h of o){let b=h.dataset.sort===g;h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[w]:null,T(h.querySelector(".sort-mark"),b&&Rt(w==="asc"?"up":"down")))}}function p({picked:g,checked:w}){let h=[...t.querySelectorAll("tr[data-set]")];for(let _ of h){let{set:$}=_.dataset;for(let k of[
"control","test"])_.toggleAttribute(`data-${k}`,$===g[k]),_.querySelector(`.pick-${k} input`).checked=$===g[k];_.toggleAttribute("data-checked",w.has($)),_.querySelector(".set-check").checked=w.has($)}
let b=h.filter(_=>w.has(_.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function y(g){let w=[...t.children].find(h=>h.dataset.set===g);return w?.
classList.add("fresh"),w?.scrollIntoView({block:"nearest"}),!!w}return{node:s,draw:m,flash:y,focus:r.focus}}function A0(e,t,n){let o=H([Rt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},Q(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${Q(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},mt(e.newest)),a("td",{colspan:String(Gr-4)},!e.prefix.includes(",")&&a("a",{href:xs(
{..._s(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function C0(e,t,n,o){return a("tr",{class:"more-row member"},a("td",
{colspan:String(Gr)},t.loading?a("span",{class:"muted"},"Loading …"):H(`Show more of ${e.prefix} (${L(n)} left)`,()=>o.more(e.prefix),{class:"link-button"})))}function Wm(e,t){let n=e,o=ce("tags"),s=ce("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:y=>{y.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${Q(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:y=>{y.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),Me("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(y,g){c.disabled=!0;try{for(let w=0;w<n.length;w+=1){let h=await Nn(n[w].id,y);n=n.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(w){
r.classList.add("error-text"),r.textContent=w.message,Se(w.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let y=new Map;n.flatMap(g=>g.tags).forEach(g=>{let w=[...y.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;y.set(w,(y.get(w)??0)+1)}),T(i,[...y].map(([g,w])=>a("li",{class:"tag"},g,w<n.length&&a("span",{class:"muted"},` ${w} of ${n.length}`),Me("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),y.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),yo().then(y=>T(l,y.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function jm({title:e,text:t,form:n,action:o,start:s,ended:r}){let i=ce("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=H("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},n),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Me("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function y(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&Se(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,y(b,!0),p.isConnected||ve(b,{urgent:!0})}function w(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,y(`${L(b.files_done)} of ${Q(b.files_total,"file")}`))}async function h(){y("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&$o(m.id).catch(()=>{}),wr(m.id,w))}return document.body.append(p),p.showModal(),{dialog:p,say:y,
go:u}}async function R0(e,t){try{for(let n of e.binned)await ko(n);for(let n of e.made.filter(o=>!o.already_stored))await bo(n.set)}catch(n){ve(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function zm(e,t,n){ve(e,{seconds:30,action:{label:"Undo",run:()=>R0(t,n)}}),n(t.set)}function L0(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Re(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function Um(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function Gm(e,t){let n=ce("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=jm({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):ku(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>zm(`“${e.label}” was\
 split into ${Q(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await un(e.id);s=L0(d,()=>l("")),T(o,Um(n,"each",`Each file becomes a set: ${Q(d.file_list.length,"set")}`,
!0,u),Um(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&o.querySelector("input").focus()}catch(d){T(o),l(d.message,!0)}}function Ym(e,t){let n=ce(
"label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});jm({title:`Join ${Q(e.length,"set")}`,action:"Join",text:"\
All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:a("div",{class:"regroup-form"},a("ul",{
class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${Q(s.files,"file")}`)))),a("label",{for:n},"Label"),o),start:()=>_u(e.map(
s=>s.id),o.value.trim()),ended:s=>zm(`${Q(e.length,"set")} were joined.`,s,t)}),o.focus()}var N0=10,P0=12,I0=200,D0=4;async function $l(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:D0},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function B0({change:e,sort:t}){let n=ce("find"),o=a("span",{class:"muted small found"}),s=!1,r=Je(I0,()=>e({q:i.value.trim()})),i=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Hm.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([y,g])=>a("option",{value:`${f} ${y}`},`${p} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),o);function d(f,p,y){let g=[...f.tag.filter(h=>!p.some(b=>b.tag===h)).map(h=>({tag:h})),...p.slice(0,P0)],w=c.contains(document.activeElement)&&document.activeElement.dataset.tag;T(c,g.
map(({tag:h,sets:b})=>H([h,b!==void 0&&a("span",{class:"muted"},` ${L(b)}`)],()=>y(h),{class:"tag","aria-pressed":String(f.tag.includes(h)),data:{tag:h}}))),w&&c.querySelector(`[data-tag="${CSS.escape(
w)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,y){u.hidden=y<=N0&&!$r(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let g=p===0?"No set matches.":Q(p,"set");return o.textContent=$r(f)?g:"",g}}}var Km=e=>[...e.values()].every(t=>t.pinned);function q0(e){let t=a("span",{role:"status"}),n=H("",e.compare,{class:"\
primary"}),o=H("Join …",e.join,{class:"writes"}),s=H("Tags …",e.tags,{class:"writes"}),r=H("",e.pin,{class:"writes"}),i=H("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,n,o,s,r,i,Me("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${L(c.size)} selected`,n.textContent=`Compare (${L(c.size)})`,
n.disabled=c.size!==2,n.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",o.disabled=c.size<2,o.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Km(c)?"Unpin":"Pin",i.textContent=`Delete (${L(c.size)})`}}}function H0(e){let t=a("span",{class:"muted"}),n=H("Previous",()=>e(-1)),o=H("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,i){let l=(r-1)*In,c=Math.min(l+In,i.entry_total);s.hidden=i.entry_total<=In&&r===1,n.disabled=
r===1,o.disabled=c>=i.entry_total,t.textContent=c>l?`${L(l+1)}–${L(c)} of ${L(i.entry_total)}${i.entry_total===i.total?"":` rows, ${Q(i.total,"set")}`}`:""}}}function Vm({change:e,pick:t,loaded:n,empty:o,
context:s}){let r=a("div",{class:"content"},F0()),i=new Map,l=new Map,c=null,u=null,d="",m=null,f=[],p={control:"",test:""},y="",g=null,w="",h=!1,b=(P,A)=>{h=!0,e({page:1,...P},A)},_=B0({change:P=>b(P,
{replace:!0}),sort:(P,A)=>b({sort:P,order:A})}),$=Fm({pick:t,save:me,pin:oe,remove:ue,check:Z,checkAll:ie,toggleGroup:v,tags:Be,split:P=>Gm(P,te),more:N,filterTag:He,sort:De}),k=q0({compare:B,join:()=>Ym(
[...i.values()],te),tags:()=>Be([...i.values()]),pin:()=>oe([...i.values()],!Km(i)),remove:()=>ue([...i.values()]),clear:()=>{i.clear(),J()}}),S=H0(P=>{e({page:c.page+P}),r.scrollIntoView({block:"star\
t"})}),C=a("div",{class:"set-list"},_.node,r,S.node,k.node);async function x(){g?.abort(),g=new AbortController;let{signal:P}=g;d=Qn(c).toString(),r.ariaBusy="true";let A=setTimeout(()=>s.busy(!0),400);
try{let[q,O,F]=await Promise.all([Dt(Qn(c),{signal:P}),yo({signal:P}),$r(c)?Dt("limit=0",{signal:P}):null]);u=q,f=O,m=(F??q).total,await M(P),U()}catch(q){q.name!=="AbortError"&&E(q)}finally{clearTimeout(
A),P.aborted||(s.busy(!1),r.ariaBusy=null)}}function E(P){u=null,d="",T(r,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},P.message),H("Try again",x,{class:"\
primary"})))}let R=(P,A,q=In)=>{let O=Qn({...c,page:1});return O.delete("group"),O.set("prefix",P),O.set("offset",String(A)),O.set("limit",String(q)),O};async function M(P){let A=new Set(u.entries.flatMap(
({group:q})=>q?[q.prefix]:[]));for(let[q,O]of[...l]){if(!A.has(q)){l.delete(q);continue}let F=await Dt(R(q,0,Math.min(1e3,Math.max(In,O.sets.length))),{signal:P});l.set(q,{sets:I(F),total:F.total,loading:!1})}}
async function N(P){let A=l.get(P),q=d;A.loading=!0,J();try{let O=await Dt(R(P,A.sets.length));A.sets=[...A.sets,...I(O)],A.total=O.total}catch(O){ve(`${P} cannot be listed. ${O.message}`,{urgent:!0})}
A.loading=!1,q===d&&J()}function v(P){l.delete(P)?J():(l.set(P,{sets:[],total:0,loading:!0}),N(P))}let I=P=>P.entries.flatMap(({set:A})=>A?[A]:[]),z=()=>u.entries.flatMap(({set:P,group:A})=>P?[P]:l.get(
A.prefix)?.sets??[]);function U(){n({sets:I(u),allTotal:m});let P=_.draw(c,u.total,m);h&&(h=!1,Se(P)),J(),w!==""&&ke(w)}function J(){if(u){if(_.drawTags(c,f,He),S.draw(c.page,u),k.draw(i),u.entries.length===
0){T(r,m===0?o():Te());return}$.node.parentNode!==r&&T(r,$.node),$.draw({...u,groups:l,picked:p,checked:i,sort:c.sort,order:c.order})}}let Te=()=>u.total>0?a("p",{class:"card nothing"},"There is nothi\
ng on this page."):a("p",{class:"card nothing"},"No set matches. ",H("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function ke(P){if(w="",$.flash(P))return;u.entries.find(({group:q})=>q&&l.get(
q.prefix)?.sets.some(O=>O.id===P))||ft([P]).then(([q])=>{let O=q&&u?.entries.find(({group:F})=>F&&q.label.toLowerCase().startsWith(F.prefix.toLowerCase()));O&&!l.has(O.group.prefix)&&v(O.group.prefix)}).
catch(()=>{})}function De(P){let A=P==="label"?"asc":"desc",q=A==="asc"?"desc":"asc";b({sort:P,order:c.sort===P&&c.order===A?q:A})}function He(P){let A=c.tag.includes(P);b({tag:A?c.tag.filter(q=>q!==P):
[...c.tag,P].slice(-8)})}function Z(P,A,q){let O=z(),[F,ne]=[O.findIndex(re=>re.id===y),O.findIndex(re=>re.id===P.id)].sort((re,Ce)=>re-Ce);(q&&F>=0?O.slice(F,ne+1):[P]).forEach(re=>A?i.set(re.id,re):
i.delete(re.id)),y=P.id,J()}function ie(P){z().forEach(A=>P?i.set(A.id,A):i.delete(A.id)),J()}function B(){let[P,A]=[...i.values()].sort((F,ne)=>F.created.localeCompare(ne.created)),[q,O]=ls(P,A);s.go(
Et(q.id,O.id))}function Y(P){let A=q=>q.id===P.id?{...q,...P}:q;u.entries=u.entries.map(q=>q.set?{set:A(q.set)}:q),l.forEach(q=>{q.sets=q.sets.map(A)}),i.has(P.id)&&i.set(P.id,P),n({sets:I(u),allTotal:m}),
J()}function te(P){return i.clear(),w=P,x()}async function me(P,A){try{return Y(await Nn(P.id,A)),Se("Saved."),!0}catch(q){return ve(`Not saved. ${q.message}`,{urgent:!0}),!1}}function Be(P){Wm(P,Y).addEventListener(
"close",()=>x())}let G=P=>P.length===1?`“${P[0].label}”`:Q(P.length,"set");async function oe(P,A){let q=await $l(P,async O=>Y(await Nn(O.id,{pinned:A})));q.length>0?ve(`${G(q.map(({item:O})=>O))} ${q.
length===1?"was":"were"} not changed. ${q[0].error.message}`,{urgent:!0}):Se(`${G(P)} ${P.length===1?"is":"are"} ${A?"pinned":"not pinned"}.`)}async function ue(P){let A=await $l(P,O=>bo(O.id));A.length>
0&&ve(`${G(A.map(({item:O})=>O))} ${A.length===1?"was":"were"} not deleted. ${A[0].error.message}`,{urgent:!0});let q=P.filter(O=>!A.some(({item:F})=>F===O));q.forEach(O=>i.delete(O.id)),q.length>0&&ve(
`${G(q)} ${q.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>K(q)}}),document.getElementById("main").focus({preventScroll:!0}),await x()}async function K(P){let A=await $l(
P,q=>ko(q.id));A.length>0&&ve(`${G(A.map(({item:q})=>q))} cannot be brought back. ${A[0].error.message}`,{urgent:!0}),w=P.length===1?P[0].id:"",await x()}return{node:C,show(P,A){let q=c;c=P,p=A,q&&Qn(
q).get("sort")!==Qn(c).get("sort")&&l.clear(),Qn(c).toString()!==d?x():J()},reload(P=""){return w=P||w,x()},search:()=>m>0&&(_.focus(),!0),enter:()=>$.focus(),focused:()=>u&&z().find(P=>P.id===document.
activeElement.closest("tr[data-set]")?.dataset.set),unmount:()=>g?.abort()}}function F0(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"ske\
leton"})))}function Jm(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=ld(o.files);s.length>0?xe.add(s):n.webkitdirectory&&ve("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},Rt(t),e),o)}function W0(){let e=H("Look at a sample pair",async()=>{e.disabled=!0;try{await xe.addSample()}catch(t){
ve(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},Om))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function U0(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side-\
test"}),o=Me("swap","Swap control and test",e),s=a("a",{class:"button primary",href:fe("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and tes\
t"},a("div",{class:"pick-pair"},t,o,n),r,s);function l(c,u){let d=(f,p,y)=>T(f,a("b",{class:"letter"},p),y?a("span",{class:"ellipsis",title:y.label},y.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=Et(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var $s={path:"/",name:"Traces",mount(e,t){return G0(e,t)}},j0=24,z0=100;function G0(e,t){let n=xr(location.search),o={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=Vm({change:f,pick:$,loaded:y,empty:W0,context:t}),d=U0(()=>_({control:o.test,test:o.control})),m=Cm(w,()=>u.reload());d.node.hidden=!0,e.append(a("div",
{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Jm("Choose a folder",
"folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Jm("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),
a("p",{class:"muted small traces-lost writes"},"This server does not keep the files themselves: no download later, and no Perfetto. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),m.
node,d.node,u.node)),t.setTitle("Traces");function f(S,C){t.go(Wd({...n,...S}),C)}function p(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function y({sets:S,allTotal:C}){
l||(s=S,t.setTitle(`Traces (${L(C)})`),c.textContent=C>0?L(C):"",d.node.hidden=C===0,location.search===""&&C<=j0&&g(S),b())}function g(S){let{control:C,test:x}=pd(S);C&&(C!==o.control?.id||x!==o.test?.
id)&&(o={control:Ye(S,C),test:Ye(S,x)},f({control:at(C),test:at(x)},{replace:!0}))}function w(S){let C=xe.transfers.some(x=>x.job?.set===S);C&&!i.includes(S)&&i.push(S),C&&f({q:"",tag:[],sort:"created",
order:"desc",page:1},{replace:!0}),h(C?S:"")}let h=Je(z0,async S=>{if(await u.reload(S),i.length>1&&!r&&!l){let C=await ft(i.slice(-2).reverse()).catch(()=>[]);!l&&!r&&g(C)}});async function b(){let S=n,
C=["control","test"].map(N=>S[N]),x=C.filter(N=>N!==""&&!s.some(v=>v.id.startsWith(N))),E=await ft(x).catch(()=>[]);if(l||S!==n)return;let[R,M]=C.map(N=>N===""?null:s.find(v=>v.id.startsWith(N))??Ye(E,
N)??null);o={control:R,test:M},p()}function _(S){r=!0,o=S,f({control:at(S.control?.id??""),test:at(S.test?.id??"")})}function $(S,C){_({...o,[S]:C}),Se(`${C.label} is the ${S}.`)}function k(S){let C=u.
focused();return C?$(S,C):!1}return p(),{keys:{search:u.search,enter:u.enter,control:()=>k("control"),test:()=>k("test")},update(S){let C=n;n=xr(S),p(),(C.control!==n.control||C.test!==n.test)&&b()},unmount(){
l=!0,h.cancel(),u.unmount(),m.unmount()}}}var Ss=200;function Qm(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await tt(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,f)=>{
n[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Ss*Math.floor(d/Ss),f=await i({offset:m,limit:Ss});f&&(f.rows.forEach((p,y)=>{n[m+y]=p}),e())},stop(){s?.abort(),t=null}}}var Sl=e=>Co(e,e.unit,Mo(e)).toString();function Zm(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(Ss)),t.op!==""&&o.set("row",t.op),n?.key===kt(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var vl=e=>({key:kt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function ef(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await tt(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function Y0(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=Zm(Sl(e),e,t),o=new AbortController,
s=tt(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}async function Xm(e){let t=()=>{let n=new URLSearchParams(location.search),o=new URLSearchParams({control:n.
get("control"),test:n.get("test")});return location.replace(fe(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!=="no\
t_for_recordings")throw n;return t()}}function tf(e,t){Y0(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,i)=>{let l=Zm(o,s,r),c=n;return n=null,c?.query===l?(i.addEventListener(
"abort",()=>c.stop.abort()),Xm(c.answer)):(c?.stop.abort(),Xm(tt(l,{signal:i})))}}var K0=250;function Tt({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},K0),y;try{let g=await c(m);y=()=>u(g)}catch(g){y=()=>d(g)}clearTimeout(p),!f()&&(i(),y(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){o?.abort(),
i()}return{ask:r,drop:l,say(c){T(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function Hn(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var V0=4,vs=[];function J0(e){return new Promise(t=>{vs.push({node:e,go:t}),vs.length===1&&Lt().then(nf)})}function nf(){let e=vs.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=vs.splice(Math.max(0,e),1);t(),vs.length>0&&Lt().then(nf)}function Q0(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{o=n&&i===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=o;o=
null,i&&Math.hypot(s-i.x,r-i.y)<V0&&t(i.event)})}function _t(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart-message muted",hidden:!0}),s=Hn(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,H("PNG",()=>w("png"),{title:`${e.title}: download as PNG`}),H("SVG",()=>w("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!qn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&y()});f.observe(i);let p=Ro(g);async function y(){if(u)return;let h;u=!0;try{c||await Lt(),h=await rs(),c||await J0(i)}catch(k){T(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:$}=e.make(l,m);await h.react(t,_,{...$,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},od),!c&&!d&&(c=!0,e.onClick&&Q0(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&y()}function w(h){c&&(e.save??sd)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,n.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,T(o,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,T(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,y()}},redraw:g,retheme:g,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function wn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var X0=30,Es={top:8,right:16,bottom:34},Z0=64,e_=6,of=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function El(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},of.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=_t({...e,extra:s,tools:[Me("plus","Zoom in",()=>i(.6)),Me("minus","Zoom out",()=>i(1/.6)),Me("reset","Rese\
t the zoom",l)],keys:()=>of.filter(([c])=>!t.has(c)),height:c=>t_(c.rows.length),make:(c,u)=>r_(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":sf(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:rf(o,n,zt())})))}}}var t_=e=>Math.max(e,3)*X0+Es.top+Es.bottom,sf=e=>[Math.max(e,3)-.5,-.5];function rf(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function n_(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=Ve(t);return[o,` ${n}`]}function o_(e){return[Pn(e.name,Z0,e_).map(Ue).join("<br>"),
e.lines.map(Ue).join("<br>")]}function s_(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return en(e.map(o=>o.name),n).map((o,s)=>Ue(e[s].mark+o))}function r_(e,t,n,o){let s=zt(),[r,i]=n_(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((w,h)=>h),m=w=>e.rows.map(h=>h[w]===null?null:h[w]/r),f=(w,h)=>e.rows[h].noise?"noise":w>0?"more":"less",p=m(
"diff").map((w,h)=>o.has(f(w,h))?null:w),y=(w,h)=>s[f(w,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...g,name:"difference",x:p,marker:{color:p.map((w,h)=>y(w,h)),pattern:{shape:p.map(w=>w>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((w,h)=>y(w,h)),bgcolor:s.surface},line:{width:p.map(w=>w>0?0:1),color:p.map((w,h)=>y(w,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(o_),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:yt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Es.right,t:Es.top,b:Es.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:sf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:s_(e.rows,u)},shapes:rf(e.rows,n,s)}}}var af=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${ot(e)}`,a_=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Qr(e,t=""){let n=d=>{let{label:m,ranks:f,
all_ranks:p,steps:y,all_steps:g,samples:w}=e[d];return`${d}: ${m} (${[af(f,p,"ranks"),af(y,g,"steps"),Q(w,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=o,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,a_(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n(
"test")}`,[t,t&&u,`made ${mt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Tl=4,Xr={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function lf(e){let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=a("details",{class:"card rank-steps replacemen\
ts",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in t\
emplate arguments alone.")),n,o),r=!1,i=null;function l(u,d){let m=u.replacements??[];if(i!==u&&(i=u,r=!1),s.hidden=m.length===0,s.hidden)return;t.textContent=`Probable replacements (${L(m.length)})`;
let f=d?[u.control.samples,u.test.samples]:[1,1];T(n,m.slice(0,r?void 0:Tl).map(p=>c(p,f,d))),o.hidden=r||m.length<=Tl,T(o,!o.hidden&&H(`Show all ${L(m.length)}`,()=>{r=!0,l(u,d),n.children[Tl].querySelector(
"a").focus()},{class:"link-button"}))}function c(u,d,m){let f=[u.control.counts/d[0],u.test.counts/d[1]],p=[u.control.total_duration/d[0],u.test.total_duration/d[1]],y=d[0]===d[1]?u.diff_duration/d[0]:
p[1]-p[0],g=y>0?"more":y<0?"less":"calm",w=(h,b,_)=>a("p",{class:`replaced ${_}`},a("span",{class:"replaced-mark","aria-hidden":"true"},b),a("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),
a("a",{href:e(h),class:"mono",title:h.name},a("bdi",{},h.name)));return a("li",{},a("div",{class:"replaced-names"},w(u.control,"−","less-mark"),w(u.test,"+","more-mark"),a("p",{class:"muted small"},
Xr[u.rule]??u.rule,u.shared!==null&&[", ",a("span",{class:"mono"},u.operator??"")," ",u.input_dims&&a("span",{class:"mono"},u.input_dims),` (${je(100*u.shared)} of what launches them is shared)`])),a(
"dl",{class:"replaced-numbers"},a("dt",{},m?"calls per step":"calls"),a("dd",{},`${L(f[0])} → ${L(f[1])}`),a("dt",{},m?"time per step":"time"),a("dd",{title:`${le(p[0])} → ${le(p[1])}`},`${D(p[0])}\
 → ${D(p[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${g}`,title:Ge(y)},ge(y),p[0]>0&&` (${_e(100*y/p[0])})`)))}return{node:s,draw:l}}async function Kt(e,t){try{await navigator.clipboard.writeText(e),ve(t,{seconds:4})}catch{ve(`Copy this: ${e}`,{seconds:60})}}var i_={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},cf="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function io(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${L(n)} steps are too few to find a change among ${L(
o)} rows.`}let t=`q = ${Bt(Vn(e))}, p = ${Bt(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Ts(e){
switch(e.calls){case"fact":return`calls: ${L(e.control_calls)} → ${L(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Bt(e.calls_q_value)})`;default:return""}}
var l_=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,i)=>r===null||i===null?null:i-r,o=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=n(i,l))=>o(r,D(i),D(l),ge(c),[le(i),le(l),Ge(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",L(e.control_counts),L(e.test_counts),nt(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function uf(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Xr[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ms(e)].join(`
`):e.name}function df({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Me("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,f=Ts(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${i_[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${Xr[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),ms(d).map(p=>a("p",{class:"mono full-name"},a("bdi",{},p)))),d.significance&&a("p",{class:"small"},io(d),f&&` ${f[0].
toUpperCase()}${f.slice(1)}.`),l_(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),o?.(d)&&a("a",{href:o(d)},"Show in the timeline"),n?.(d)&&a("a",{href:n(d)},"Where in t\
he tree"),r&&H("Show in the table",r,{class:"link-button"}),s&&H("Show its ranks and steps",s,{class:"link-button"}),H("Copy the name",()=>Kt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),T(i,l.hidden?null:m??u(d)),(f||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var c_="abs_diff_duration",Zr=[["more_work","More work","Of the change of the operator’s device time: what the change of its FLOPs would cost at the speed of the control","num c-work"],["slower_work",
"Slower work","The rest of that change: the same FLOPs take longer, or less long","num c-work"]],u_={no_operator:"FLOPs are those of operators: which of them one kernel does is not known",one_side:"On\
e side does not have it: there is no change to split",unknown:"Its FLOPs are not known on both sides, or they count for an operator around it",partly:"Of less than 80 % of its calls, or of its device \
time, the FLOPs are known"};function mf({row:e,moreWork:t,slowerWork:n},o){return[t,n].map(s=>{if(s==null)return a("td",{class:"num c-work muted",title:u_[e?.work_known]??null},be);let[r,i]=o(s);return a(
"td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function ff(e){let t=null,n=H("More and slower work",()=>e({work:!t.work,...t.work&&Zr.some(([o])=>o===t.sort)?{sort:c_,order:"\
desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where its FLOPs are known; takes longer"});return{node:n,draw(o){t=o,n.
setAttribute("aria-pressed",String(t.work))}}}var Ol={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Ho=e=>`tracediff-${Mt(e.control.label)}-${Mt(e.test.label)}`;function pf(e){let t=ce("top"),n=ce("sort"),o=a("select",{id:t,on:{change:()=>e(
{top:Number(o.value)})}}),s=a("select",{id:n,on:{change:()=>e({sort:s.value,order:Ao(s.value)})}},Object.keys(Ol).filter(l=>Wi.includes(l)).map(l=>a("option",{value:l},Ol[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(l,c){let u=[...new Set([...Ad,l.top])].sort((d,m)=>d-m);T(o,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Ol[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${L(c)}\
 of ${L(l)} rows are drawn; the table has all`:""}}}function hf(e){let t=a("span",{class:"muted"}),n=ff(e),o=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API says it"},"JSON"),r=null,i=zr("Share",()=>[{text:"Copy link",run:()=>Kt(location.href,"Link copied."),title:"For those who see this server"},{text:"Re\
port",href:r.report,download:`${r.name}.html`,title:"This comparison as one HTML file to send, with its charts"},{text:"Bundle",href:r.bundle,download:`${r.name}.tracediff`,title:"Both sets and this v\
iew as one file: dropped on another tracediff, or opened by tracediff open, it shows this page"}],{text:"Share"}),l=a("div",{class:"chart-tools verdict-actions"},i,o,s);return{title:a("h3",{},"All row\
s ",t),node:l,work:n.node,draw(c,u,d,m){n.draw(c);let{row_count:f,rows_before_filters:p}=u,y=c.fold?u.replacements.length:0;t.textContent=(f===p?L(f):`${L(f)} of ${L(p)}`)+(y>0?`, ${Q(y,"pair")} folde\
d`:""),o.href=ss(ji(c,d,m,"csv")),s.href=ss(ji(c,d,m,"json")),r={name:Ho(u),bundle:Eu(Fd(c)),report:vu(Hd(c,d,m))},o.download=`${Ho(u)}.csv`,s.download=`${Ho(u)}.json`}}}function gf(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},n&&H("Use all ranks and steps",t.all,{class:"primary"}),o&&H("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&H("Try again",t.again,{class:"primary"})," ",a("a",
{href:fe("/")},"Choose other traces")))}function wf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:fe("/")},e?.length===0?"Add traces":"Traces page"),"."))}var d_=56;function Ml(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function m_(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function yf(e,t=null){let n=ce("diagnosis"),o=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":n},a("h2",{id:n},"Why"),o,t),r="";function i(m){let f=Ml(m.text),p=f.filter(([,g])=>g).map(([g])=>g),y=new Map(en(p,d_).map((g,w)=>[p[w],g]));return f.map(([g,w])=>{if(!w)
return g;let h=m_(m.rows,g),b=h&&e.page(h),_=a("code",{title:h?.name??g},a("bdi",{},y.get(g)));return b?a("a",{href:b,class:"diagnosis-name"},_):_})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,f,p){
let y=e.row(m),g=[p.length>1?`table row ${f+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],w=`${m.name}: select it in the table`;return y===""?a("button",{type:"button",class:"li\
nk-button",title:w,on:{click:()=>e.onRow(m)}},g):y!==null&&a("a",{href:y,title:w,on:{click:h=>{l(h)&&(h.preventDefault(),e.onRow(m))}}},g)}function u(m){let f=m.change<0?"control":"test",p=[...m.rows.
map(c),...m.ranks.map(g=>[e.rank(g),`rank ${g}`]),...m.steps.map(g=>[e.step(g,f),`step ${g}`])].map(g=>Array.isArray(g)?g[0]!==null&&a("a",{href:g[0],title:`Compare ${g[1]} alone`},g[1]):g).filter(Boolean),
y=e.timeline(m);return y&&p.push(a("a",{href:y,title:"Show it in the timeline"},"timeline")),m.part!==null&&p.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${Qe[m.part].name} bar`)),p.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),p.map((g,w)=>[w>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),g]))}function d(m){let f=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},f&&a("span",{class:"certainty"},
"likely"),f&&" ",i(m)," ",u(m))}return{node:s,draw(m,f){let p=JSON.stringify([f,m]);p!==r&&(r=p,m.diagnosis?.length>0?T(o,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):T(o,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var bf=7.2,ta=6,ea=["solid","dot","dash","dashdot","longdash","longdashdot"],Al=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Cl=e=>zt()[e==="B"?
"test":"control"];function oa(e){return{template:yt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var sa=e=>e.map(t=>Ue(t)).join("<br>"),Pe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),na=116,Os=22,Fo=e=>e>1?64-Os+e*(na+Os):320;function f_(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:ee("--muted")},text:e.map(o=>o.
values[t].value?"":Ue(o.values[t].none??o.values[t].text))}}function Ms({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let i=Math.max(...e.map(w=>o?w.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...w.values.map(h=>h.value??0))),0),[l,c]=n==="time"?Ve(i):n==="bytes"?ki(i):[n==="percent"?"%":"",1],u=e.map((w,h)=>h),d=s&&e.some(w=>w.values.some(h=>h.low>0||h.high>0)),m=w=>w.value===null&&d?null:
(w.value??0)/c,f=Math.max(...e.map(w=>w.label.length)),p=Math.min(Math.ceil(18+ta+bf*f),Math.floor(r*.42),360),y=Math.floor((p-14-ta)/bf),g=e.map(w=>sa([w.full??w.label,...t.map((h,b)=>`${h.name}: ${w.
values[b].text}`),...w.total?[`in all: ${w.total}`]:[]]));return{data:t.map((w,h)=>({type:"bar",orientation:"h",y:u,legendgroup:w.key,x:e.map(b=>m(b.values[h])),marker:{color:w.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:ee("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra>\
</extra>",...f_(e,h,o)})),layout:oa({barmode:o?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:ta,tickcolor:"rgba(0,0,0,0)",ticktext:en(e.map(w=>w.label),y).map(Ue)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:l?` ${l}`:""}})}}var Rl=(e,t)=>t===""?{property:Al[e%Al.length],dash:ea[Math.floor(e/Al.length)%ea.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ea[e%ea.length]},p_=e=>Ve(
Math.max(e,1));function h_(e,t,n,o){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?vo(i):t==="bytes"?ki(i):[t,1],u=o*
(na+Os)-Os,d=1-n*(na+Os)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,d-na/u),d],title:{text:l,font:{size:11}}}}}var g_=(e,t)=>({
text:Ue(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:ee("--text")}}),w_=400,y_=e=>ee(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),b_=(e,t)=>e.length>w_?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:$f(y_(n),.55),dash:"dot"}})),k_=(e,t,n)=>e.length>n/60||
e.some(o=>o.side!=="")?[]:e.map(o=>({text:Ue(o.text),xref:"x",yref:"paper",x:t(o.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:ee("--muted")}}));function __(e,t){
let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(...n(0)),r=s>1e3*(o-s),[i,l]=p_(r?o-s:o);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function _f({lines:e,panels:t,unit:n,range:o,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=__(e,o),d=y=>(y-u)/l,m=y=>n==="rate"?Yn(y):n==="bytes"?Re(y):`${L(y)} ${n}`,f=t.map((y,g)=>h_(e.
filter(w=>w.panel===y),n,g,t.length)),p=y=>y===0?"y":`y${y+1}`;return{data:e.map(y=>{let g=Rl(y.place,y.side),w=t.indexOf(y.panel);return{type:"scatter",mode:"lines",x:y.points.map(h=>d(h[0])),y:y.points.
map(h=>h[1]/f[w].per),yaxis:p(w),line:{shape:"hv",width:1.4,color:ee(g.property),dash:g.dash},legendgroup:y.key,customdata:y.points.map(h=>sa([y.name,`at ${le(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:oa({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:o?.map(d),autorange:o===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${le(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:y},g)=>[`y\
axis${g===0?"":g+1}`,y])),annotations:[...t.length>1?t.map((y,g)=>g_(y,f[g].axis.domain[1])):[],...k_(s,d,r)],shapes:b_(s,d)}),per:l,offset:u}}function xf(e){let[t,n]=Ve(e);return`${Number((e/n).toPrecision(
3))} ${t}`}function $f(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function x_(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}function Sf({sides:e},t){
let n=e.map(h=>x_(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),i=Math.max(1,Math.min(s,r-12)),l=n.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>n[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${D(d(h))} to ${D(d(h+1))}`,f=c.filter(h=>h>=i&&(h-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),y=Math.max(t-80,62)/c.length,g=[...l?[i-4]:[],...f.filter((h,b)=>b%p===0&&!(l&&(h-i+4)*y<52))],w=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:$f(Cl(h.side),w===0?.65:.4),line:{color:Cl(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,_)=>u(_,h)))),customdata:c.map(h=>sa([m(h),...e.map((b,_)=>`${b.name}: ${L(
u(_,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:oa({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(h=>h<i?h+
.5:h),ticktext:g.map(h=>h<i?"none":xf(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function kf(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ta,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:o.map(s=>xf(10**s)),title:{text:n,font:{size:11},standoff:4}}}function vf({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),n=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:ee("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:Cl(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>sa([c,`rank\
 ${d.rank}`,`host ${D(d.cpu_duration)}, device ${D(d.gpu_duration)}`,`${L(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:oa({xaxis:kf(...o,"the launch on the host"),yaxis:kf(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var Cf=(e,t)=>e.rank-t.rank||e.span-t.span,$_=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function Ef(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;n||=t.has(i),t.
add(i)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(Cf)}}var Tf=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),ra=e=>e===void 0?"–":e===null?"whole":String(e);function Ll(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Of=(e,t)=>e===t?e:`${e} / ${t}`;function S_(e,t){
let n=({rank:r,span:i})=>`${r}/${i}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(l=>[n(l),l])),i=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(Cf).map(
l=>({control:o.has(n(l))?l:void 0,test:i.has(n(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function Mf(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let i=t.map(()=>n.map(()=>null)),l=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function aa(e,t){let[n,o]=[Ef(e),Ef(t)],{rows:s,byPosition:r}=S_(n.keys,o.keys),[i,l]=[Tf(e),Tf(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?ra(l[f]):l.length===0?ra(i[f]):Of(ra(i[f]),ra(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Of(Ll(m.control),Ll(m.test)):Ll(m.control??m.test)})),columns:u,control:d(Mf(e,s,i,"control",n.split)),test:d(Mf(t,s,l,"test",o.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!$_(i,l)}}function As(e,t){let n=i=>i.map(l=>l.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:o,test:s,diff:r}}function Wo(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var Af=e=>e.reduce((t,n)=>t+n,0)/e.length,v_=1.05,
E_=.05;function Rf(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=Af(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?Af(i.map(u=>u.exposed_communication))/l:null}}),o=Wo(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=v_);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:T_(n)}}function T_(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=Wo(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=E_&&t.waiting<=n/2?t:null}var O_=32,M_=512;function A_(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function C_(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>Wo(e.map(s=>s[o]??0)))}function R_(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,C_(s)]));return new Map(
e.map(o=>[o,A_(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function Nl(e){let t=R_(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var Pl=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function Il(e,t,n,o){let s=Math.floor(O_/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(M_/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:Nl(e).slice(0,s),limited:!0,note:Pl(s,e.length,o,t)}}var L_=16,Fn=e=>e==null?be:`${e} %`,Dl=(e,t)=>e.letter?`${e.letter} · ${t}`:t,N_=e=>e.map(t=>({key:t.key,name:Dl(t,t.label),colour:ee(t.letter==="B"?"--test-fill":"--control-fill")})),P_=e=>({key:e.
property,name:e.name,colour:ee(e.property)});function Uo(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function on(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(y=>p[y.key]??null);e.forEach((p,y)=>n(p).filter(g=>u(g).some(w=>w!==null)).forEach(g=>{
let w=o(g),h=c.get(w)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[y]=u(g),h.bars.push({label:Dl(p,w),full:`${Dl(p,p.label)}, ${w}`,total:D(u(g).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:g[b.key],text:b.text(g)}))}),c.set(w,h)}));let{shown:d,...m}=Il([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>Ms({bars:f,kind:"\
time",stacked:!0,series:r.map(P_)},p)}}function I_(e,{table:t,name:n,value:o,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let f=n(
d),p=l.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},y=(p.values[u].value??0)+m;p.values[u]={value:y,text:s(d,y),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}
var Lf=e=>Math.max(...e.values.map(t=>t.value??0));function D_(e){let t=[...e].sort((n,o)=>Lf(o)-Lf(n)).slice(0,L_);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Xe(e,{
order:t},n){let o=I_(e,n),{shown:s,...r}=n.ranks?Il(o.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):D_(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:i=>Ms({bars:s.map(l=>l.bar??l),kind:n.kind,series:N_(e),errors:!!n.range},i)}}var Pf="−",it=e=>e==null;function Cs(e,t){return it(e)?be:wt(e,0,t).replace("-",Pf)}function Rs(e,t){let n=Cs(e,t);return Number(n.replace(Pf,"-"))===0?"0":e>0?`+${n}`:n}var we=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>it(o)||o===""?be:String(o)}),Ls=(e,t)=>({key:e,title:t,show:n=>it(n)||n===-1?be:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),ye=(e,t)=>({key:e,title:t,number:!0,
show:L,showDiff:nt}),X=(e,t)=>({key:e,title:t,number:!0,show:D,exact:n=>it(n)?null:le(n),showDiff:ge,exactDiff:n=>it(n)?null:Ge(n)}),Wn=(e,t)=>({key:e,title:t,number:!0,show:Yn,exact:n=>it(n)?null:bi(
n),showDiff:Gu,exactDiff:n=>it(n)?null:`${n>0?"+":""}${bi(n)}`}),Wt=(e,t)=>({key:e,title:t,number:!0,show:Re,exact:n=>it(n)?null:_i(n),showDiff:Vu,exactDiff:n=>it(n)?null:`${n>0?"+":""}${_i(n)}`}),Ze=(e,t)=>({
key:e,title:t,number:!0,show:n=>it(n)?be:`${Cs(n,2)} %`,showDiff:n=>it(n)?be:`${Rs(n,2)} pp`,exactDiff:n=>it(n)?null:`${Rs(n,6)} percentage points`}),ia=(e,t)=>({...Ze(e,t),show:n=>it(n)?be:`${Cs(100*
n,1)} %`,showDiff:n=>it(n)?be:`${Rs(100*n,1)} pp`,exact:n=>it(n)?null:`${Cs(100*n,6)} %`,exactDiff:n=>it(n)?null:`${Rs(100*n,6)} percentage points`}),st=(e,t)=>({key:e,title:t,number:!0,show:n=>Cs(
n,3),showDiff:n=>Rs(n,3),exact:n=>it(n)?null:String(n),exactDiff:n=>it(n)?null:String(n)}),B_={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ct=e=>({...e,meaning:"gain"}),$e=e=>({...e,
meaning:"neutral"});function If(e){let[t,n]=B_[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:o=>o>0?t:o<0?n:null}:e}var Un=(e,t=o=>o,n=t)=>[$e(ye("count","count")),
t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([o,s])=>t(e(o,s)))],he=(e,t)=>({...e,what:t}),lt=(e,t,n)=>({key:e,title:t,show:o=>it(
o)?be:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),jn={key:"note",title:"note",note:!0,show:e=>it(e)?"":String(e)},Nf=10;function q_(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.
times+=1:t.push({name:n,times:1})}return t}function H_(e){let t=q_(e.split("|")),n=t.length>Nf+1?t.slice(0,Nf):t,o=t.slice(n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"sequence"},n.map(({
name:s,times:r})=>a("li",{title:s},r>1?`${L(r)} × ${s}`:s)),o>0&&a("li",{},`${L(o)} more`))}var Df=(e,t)=>({key:e,title:t,mono:!0,show:n=>it(n)?be:H_(n)}),Ns=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],
r=it(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function Bf(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var En=`There is no device work in the selected ranks and steps. ${ao}`,Ps=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${ao}`,Ee=we("rank","rank"),
lo=Ls("device","device"),Is=Ls("stream","stream"),Ds=lt("kernel_type","kind",yl),sn=Ns(we("operator","operator",!0),()=>"cpu_op"),Bs=Ns(we("name","kernel",!0),e=>e.category),co=e=>[e.letter,e.label].filter(
Boolean).join(" · "),jo=e=>e.stream===-1?"no stream":`stream ${e.stream}`,zo=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),rt=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var qf=[["compute",Qe.compute,"--part-compute"],["non_compute",bs,"--part-communication"],["idle",Qe.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${D(
s[`${e}_time`])}, ${Fn(s[`${e}_time_pctg`])}`})),Hf={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Pe(e),legend:qf,make:(e,t)=>on(e,t,{label:Uo(e),rowsOf:n=>n.data.rows,parts:qf,what:"ranks",empty:En})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ee,he(X("idle_time",Qe.idle.name),Qe.idle.what),Ze("idle_time_pctg","idle, %"),he(X("compute_time",Qe.compute.name),Qe.compute.what),$e(Ze("compute_time_pctg","compute, \
%")),he(X("non_compute_time",bs.short),bs.what),Ze("non_compute_time_pctg",`${bs.short}, %`),he(X("kernel_time","all"),"From the first to the last device row"),jn]}]};var Ff={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:Pe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"percent",name:Uo(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Fn(n.comp_comm_overlap_pctg)}, ${D(n.overlap)} of ${D(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ee,Ct(Ze("comp_comm_overlap_pctg","overlap")),he(Ct(X("overlap","overlapped")),"Communication while a compute kernel runs"),X("communication_time","communication"),jn]}]};var Wf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:kl[e],what:Dm[e],text:n=>D(n[e])}));function F_(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var Uf={title:"\
Idle time",params:[rt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},zo("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Pe(e),legend:Wf,make:(e,t)=>{let n=Uo(e);return on(e,t,{rowsOf:F_,group:jo,label:o=>`${n(o)}, ${jo(o)}`,parts:Wf,what:"streams",empty:En})}}],tables:[{key:"rows",caption:"Streams",columns:[Ee,
lo,Is,lt("idle_category","why idle",kl),X("idle_time","idle"),$e(ia("idle_time_ratio","share")),jn],extra:e=>"count"in e?Un(X):[]}]};var jf={title:"Kernels",params:[rt("duration_ratio","Share of time to show","0.8"),rt("num_kernels","Kernels at most","10"),zo("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Pe,make:(e,t)=>Xe(e,t,{table:"kinds",kind:"percent",empty:En,name:n=>bl(n.kernel_type),
value:n=>n.percentage,show:n=>`${Fn(n.percentage)}, ${D(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Pe,make:(e,t)=>Xe(e,t,{table:"over_ranks",kind:"tim\
e",empty:En,name:n=>n.name,value:n=>n.mean,show:n=>`${D(n.mean)}, mean of ${L(n.count)} calls${n.ranks>1?`, ranks ${D(n.min_mean)} to ${D(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[lt("kernel_type","kind",bl),$e(X("sum","time")),$e(Ze("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Bs,Ds,Ee,ye("count",
"calls"),X("sum","sum"),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Bs,Ds,$e(ye("ranks","ranks")),ye("count","calls"),X(
"sum","sum"),X("mean","mean"),X("min_mean","fastest rank"),X("max_mean","slowest rank")]}]};var Bl=6,zf=e=>new Set(e).size>1;function la(e,t,n=!1){let o=e.map(l=>l.data.series),s=!o.some(l=>zf(l.map(c=>c.rank))),r=!n&&o.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>zf(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return o.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,series:e.
map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var W_=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).reduce((o,s)=>Math.max(o,s[1]),0))]));function U_(e,t){if(!t[0].data.summary)
return W_(e);let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?o[i].get(n(r))??0:0)]))}
function j_(e,t){let n=U_(e,t),o=[...new Set(e.map(i=>i.name))],s=new Map(o.map(i=>[i,0])),r=new Map;for(let i of e){let l=n.get(i.key);s.set(i.name,Math.max(s.get(i.name),...l.map(Math.abs)));let c=r.
get(i.group)??{name:i.group,lines:new Map};c.lines.set(i.name,l),r.set(i.group,c)}return Nl([...r.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>o.map(u=>(i.lines.get(u)?.[c]??0)/(s.get(u)||
1)))}))).map(i=>i.name)}function z_(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){if(s>0&&o.length+n.get(r).length>Bl)break;o.push(
...n.get(r)),s+=1}return{taken:o.slice(0,Bl),count:s}}function G_(e,t,n){if(e.length<=Bl)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(e.map(c=>c.group))],s=o.length<2||n==="rank"?
o:j_(e,t),{taken:r,count:i}=z_(e,s),l=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${i} of ${o.length} ranks`:Pl(i,o.length,"ranks",t.length);return{keys:r.map(c=>c.key),
note:l,limited:o.length>1}}var ql=[""];function ca(e,t,{lines:n,order:o}){let s=e.map(i=>i.key).filter(i=>n.includes(i)),r=G_(e,t,o);return s.length>0||n.includes(ql[0])?{...r,keys:s,note:s.length<e.length?
`${s.length} of ${e.length} lines`:""}:r}var Y_=24;function Gf(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Yf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Go(e,t,{
unit:n,name:o,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=la(e,o,r),{panel:d,style:m}=Gf(s),{keys:f,...p}=ca(u,e,t),y=Yf(),g=u.filter(k=>f.includes(k.key)).flatMap(k=>{let S=y(m(k));return k.
series.map((C,x)=>C&&{key:e[x].key,place:S,side:e[x].letter,panel:d(k),points:C.points,name:[[e[x].letter,e[x].label].filter(Boolean).join(" · "),`rank ${C.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every(k=>k.points.length===0))return{empty:l};if(c&&g.every(k=>k.points.every(S=>S[1]===0)))return{empty:c};let w=[
...new Set(g.map(k=>k.panel))].slice(0,Y_),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(h||0)?[h||0,b]:null,$=i?.(e,u.filter(k=>f.includes(k.key)))??[];return{data:k=>_f({panels:w,unit:n,range:_,
marks:$,lines:g.filter(S=>w.includes(S.panel))},k),places:w.length,limited:p.limited,note:[p.note,_&&`${le(_[0])} to ${le(_[1])}`].filter(Boolean).join(", ")}}function Kf(e,t,n){let o=Yf();return new Map(
e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(Gf(n).style(s))]))}var Vf=e=>e.name,Jf={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Vf,panels:!0,height:Fo,make:(e,t)=>Go(e,t,{unit:"rate",name:Vf,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ee,lo,we("name","copy"),
...Un(Wn,Ct,$e)]}]};var Qf={title:"Queue length",window:!0,params:[rt("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:jo,height:Fo,make:(e,t)=>Go(e,t,{unit:"waiting",name:jo,empty:Ps})}],tables:[{key:"summary",caption:"Summary",columns:[Ee,lo,Is,...Un(st,
$e)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ee,lo,Is,X("duration_at_max_queue_length","blocked"),ia("relative_duration_at_max_queue_length","share of the rank")]}]};var K_=(e,t)=>e.place-t.place||Object.keys(Kr).indexOf(e.class)-Object.keys(Kr).indexOf(t.class),Xf={title:"Kernel launches",params:[rt("runtime_cutoff","Slow launch over, µs","50"),rt("launch_delay_\
cutoff","Late start over, µs","100"),zo("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(_l).map(([e,t])=>({id:`launch-${e}`,title:Yr(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:co(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:Ps}:{data:s=>Sf({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:Ps}:{data:()=>vf({sides:e.map(t=>({key:t.key,side:t.letter,name:co(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Ee,ye("count",
"launches"),ye("short_kernels","shorter than their launch"),ye("runtime_outliers","slow launches"),ye("launch_delay_outliers","late starts"),jn]},{key:"worst",caption:"The worst launches",apart:!0,order:K_,
columns:[lt("class","why",Kr),Ee,Bs,sn,X("cpu_duration","host"),X("gpu_duration","device"),X("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ee,lt("measure","measure",_l),...Un(X)]}]};function V_(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||ao]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var Zf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},rt("min_pattern_len","Kernels at least","3"),rt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Pe,make:(e,t)=>Xe(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:V_(t),show:(n,o)=>D(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Df("pattern","operator and its kernels"),Ee,{...ye("length","kernels"),showDiff:null},ye("count","calls"),X("kernel\
_duration","on the device"),X("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ee,$e(ye("operators","operators")),$e(ye("patterns_found","patterns"))]}]};var ep={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Pe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>D(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[Ns(we("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Ee,ye("count","calls"),X("sum","sum"),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]}]};var tp={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Pe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"time",empty:En,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>D(o)})}],tables:[{key:"rows",caption:"Operators",columns:[sn,Ds,Ee,
ye("count","calls"),X("sum","sum"),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]}]};var np=["circle","square","triangle-up","cross","star","hexagon"],J_=14,Hl=24,op=42,sp=6.6,rp=e=>e.map(t=>Ue(t)).join("<br>");function Q_(e,t){let n=[];for(let s=Math.floor(Math.log2(e));s<=Math.ceil(
Math.log2(t));s+=1)n.push(s);let o=Math.ceil(n.length/9);return n.filter((s,r)=>r%o===0)}function ap({sides:e}){let t=e.flatMap(u=>u.lines.flatMap(d=>d.points)),n=[...new Set(e.flatMap(u=>u.lines.map(
d=>d.name)))],o=t.map(u=>Math.max(u.bytes,1)),[s,r]=vo(Math.max(...t.map(u=>u.busbw))),i=Q_(Math.min(...o),Math.max(...o)),l=e.length===1,c=["--control-fill","--part-memory","--part-communication","--\
more-fill","--part-compute","--less-fill"];return{data:e.flatMap(u=>u.lines.map(d=>{let m=n.indexOf(d.name),f=l?ee(c[m%c.length]):zt()[u.side==="B"?"test":"control"];return{type:"scatter",mode:"lines+\
markers",legendgroup:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/r),line:{color:f,width:1,dash:l?"solid":["solid","dot","dash"][m%3]},marker:{color:f,size:8,symbol:np[m%
np.length]},customdata:d.points.map(p=>rp([[u.side,d.name].filter(Boolean).join(" · "),`${Re(p.bytes)}: ${Yn(p.busbw)}, best ${Yn(p.best_busbw)}`,`transfer ${D(p.mean_transfer)}, ${L(p.instances)} in\
stances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:yt(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:i,fixedrange:!0,zeroline:!1,
range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(u=>Re(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,
title:{text:`bus bandwidth, ${s}`,font:{size:11}}}}}}var ip=e=>Math.max(3,Math.min(J_,Math.floor(640/Math.max(1,e)))),Fl=(e,t)=>t*(Math.max(40,e*ip(e))+Hl+op);function X_(e,t,n,o,s,r){let i=t===0?"":String(
t+1),l=Fl(e.rows.length,n),c=l/n-Hl-op,u=t*(l/n)+Hl,d=wn(o.length,(s-r)/74),m=wn(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/sp),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};
return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:en(d.map(y=>o[y]),Math.max(6,f)).map(Ue)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,
domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-.5,-.5],ticktext:m.map(y=>Ue(e.rows[y]))}}}function lp({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),
[r,i]=Ve(s),l=30+sp*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:yt(),hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],coloraxis:{cmin:0,cmax:s/i,colorscale:hr(),
showscale:!1}};return{data:e.map((d,m)=>{let f=X_(d,m,e.length,t,n,l);Object.assign(c,f),c.annotations.push({text:Ue(`${d.title?`${d.title}: `:""}up to ${D(s)}`),xref:"paper",yref:"paper",x:0,xanchor:"\
left",y:f[`yaxis${m===0?"":m+1}`].domain[1],yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:ee("--text")}});let p=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${p}`,
yaxis:`y${p}`,xgap:1,ygap:ip(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(g=>g===null?null:g/i)),customdata:d.texts.map(y=>y.map(rp)),hovertemplate:"%{customdata}<extra></extra>",meta:r}}),
layout:c}}var Z_=200,ex=512;function tx(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,i)=>i[1]-r[1]).slice(0,Z_).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function nx(e,t,n,{name:o,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,ex),l=new Map(i.map((m,f)=>[m,f])),c=new Map(n.map((m,f)=>[m,f])),u=i.map(()=>n.map(()=>null)),
d=i.map(m=>n.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(o(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?co(e):"",
rows:i.map(String),cells:u,texts:d}}function Wl(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=tx(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>nx(c,n[u],o,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>lp({panels:r,columns:o},c)}}var Ul=(e,t)=>Fl(e,t),cp=e=>[`waits ${D(e.wait_per_step)} a step, exposed\
 ${D(e.exposed_wait_per_step)}`,`causes ${D(e.caused_per_step)} a step, last ${L(e.last)} of ${L(e.matched_rows)} times`],up=e=>[`waits ${D(e.wait)}, exposed ${D(e.exposed_wait)}`,`causes ${D(e.caused)}\
, last ${L(e.last)} times`];var ox="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",sx="No collective of the selected r\
anks matches one of another rank: see what does not match below.",ua=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>D(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>D(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank, and no compute kernel runs",text:e=>D(e.exposed)}],pa=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,dp=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function rx(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.get(pa(
n))??{name:pa(n),points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:co(e),lines:[...t.values()]}}function ax(e){let t=e.map(rx);return t.every(n=>n.lines.length===0)?{empty:"N\
o matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:()=>ap({sides:t})}}var da=e=>e.every(t=>t.data.summary[0]?.rows===0)?ox:sx,ma=we("collecti\
ve","collective",!0),fa=we("process_group","process group",!0),mp=he(X("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),fp=he(X("wait_per_step","wait"),"How much longe\
r the ranks take than the last one"),pp=he(X("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),hp={title:"Collectives",params:[],ofSteps:!0,intro:"The \
same collective is found on all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>e.filter(({data:t})=>t.
summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),L(t.data.summary[0].missing_not_listed)," collectives lack more ranks than can be listed; the table Missing i\
s without them.")),charts:[{id:"collectives",title:"Time of a step",height:Pe,legend:ua,make:(e,t)=>on(e,t,{parts:ua,what:"collectives",rowsOf:n=>n.data.collectives.filter(o=>o.instances>0).map(dp),label:pa,
empty:da(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Pe,legend:ua,make:(e,t)=>on(e,t,{parts:ua,what:"ranks",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>0).map(dp),label:n=>`\
rank ${n.rank}`,empty:da(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,make:ax},{id:"wait-map",title:"Exposed waiting, rank × collective",height:Ul,legend:[],make:e=>Wl(
e,{name:pa,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:cp,empty:da(e)})},{id:"wait-steps",title:"Exposed waiting, rank × step",height:Ul,legend:[],make:e=>Wl(e,{what:"\
steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:up,empty:da(e)})}],tables:[{key:"collectives",caption:"\
Collectives",columns:[ma,fa,lt("class","class",String),ye("instances","instances"),mp,fp,pp,X("time_per_step","in all"),$e(ye("group_size","group size")),$e(st("bytes_per_instance","bytes")),Ct(Wn("al\
gbw","algorithm bandwidth")),Ct(Wn("busbw","bus bandwidth")),ye("unmatched_rows","without match"),X("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ee,mp,fp,pp,he(
X("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),ye("last","last"),$e(Ze("last_pctg","last, share")),ye("matched_rows","matched"),ye("unmatched_rows","withou\
t match")]},{key:"unmatched",caption:"Without a match",columns:[Ee,ma,fa,lt("why","why",String),we("dtype","type"),$e(st("bytes","bytes")),ye("count","count"),X("duration","in all"),he(Ct(Wn("busbw_at\
_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting")]},{key:"missing",caption:"Missing",columns:[Ee,ma,fa,ye("instances","instances that it lacks")]},{key:"u\
neven",caption:"Unequal shares",apart:!0,columns:[we("step","step"),ma,fa,we("ranks","ranks"),X("shortest","shortest"),X("longest","longest"),st("least_bytes","fewest bytes"),st("most_bytes","most byt\
es")]}]};var ix={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},jl={compute:"compute",memory:"copies",host:"host, self"},zl="No rank waits for another o\
ne in the collectives that match.";function lx({data:e}){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return zl;let n=e.by_rank.filter(u=>u.straggler===1),o=e.by_rank.filter(
u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes most of the exposed waiting, ${je(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every ste\
p":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${o.length} ranks`}.`;let[s]=n,r=e.by_rank,i=r.reduce((u,d)=>u+d.step_time,0)/r.length,l=s.step_time_like_median,
c=s.worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`;return`Rank ${s.rank} is a straggler: it causes ${je(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${cx(
s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${D(Math.max(i-l,0))} shorter (${D(l)}).`}function cx(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=
e.caused_per_step/t/2?`, because ${ix[e.cause]} (${D(n)} a step more than the median rank)`:""}var ux={...we("step","step"),show:e=>e===null?"whole file":String(e)},gp=he(X("step_time_like_median","st\
ep without"),"The mean step of all ranks if this rank came at the same time as the others"),wp={title:"Stragglers",ofSteps:!0,params:[rt("num_candidates","Ranks with operators","2"),rt("limit","Operat\
ors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a st\
ep.",notes:e=>e.map(t=>a("p",{class:"straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),lx(t))),charts:[{id:"caused",title:"Waiting that each rank causes, per step",height:Pe,make:(e,t)=>Xe(
e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:zl,show:n=>`${D(n.caused_per_step)} a step, ${je(n.caused_pctg)} of all; last in ${je(n.last_pctg)} \
of its collectives`})},{id:"caused-steps",title:"The rank that causes most, step by step",height:Pe,make:(e,t)=>Xe(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:zl,show:n=>`rank ${n.rank}: ${D(n.caused)}, ${je(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Ee,lt("straggler","straggler",e=>e===1?"yes":"no"),lt("cause","what it does longer",{...jl,memory:"copies",idle:"idle, the host is late"}),he(X("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),$e(Ze("caused_pctg","share")),ye("last","last"),$e(Ze("last_pctg","last, share")),he(ye("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),he(X("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),X("memory\
_excess_per_step","more copies"),X("idle_excess_per_step","more idle"),X("step_time","step"),gp]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ee,lt("measure",
"measure",jl),we("operator","operator",!0),X("time_per_step","per step"),X("median_per_step","median rank"),X("excess_per_step","more"),st("calls_per_step","calls per step")]},{key:"by_step",caption:"\
Steps",columns:[ux,he(we("rank","rank"),"The rank that causes most in the step"),lt("cause","what it does longer",{...jl,idle:"idle, the host is late"}),X("caused","caused"),$e(Ze("caused_pctg","share")),
X("exposed_wait","exposed wait"),X("step_time","step"),gp]}]};var xp="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",dx="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",$p=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),yp=e=>$p(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),mx=e=>e.
replace(/ (allocated|reserved)/,""),fx=e=>e.includes(" reserved")?"reserved":"allocated",bp={panel:e=>mx(e.name),style:e=>`${e.group} ${fx(e.name)}`},Sp=e=>[$p(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Kl=(e,t)=>e.some(n=>new Set(n.data.peaks.map(o=>o[t])).size>1),px=(e,t)=>n=>[Kl(e,"rank")&&`rank ${n.rank}`,Kl(e,"device_type")&&Sp(n),n[t]].filter(Boolean).join(" · ");function hx(e,t){
return e.flatMap((n,o)=>{let s=t.map(r=>r.series[o]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:n.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function gx(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function wx({side:e,row:t}){let n=[Kl([e],"rank")&&`rank ${t.rank}`,Sp(
t)].filter(Boolean).join(", "),o=t.peak_step===null?"":` in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Re(t.live_at_peak)}\
 of it was allocated in the recording, ${Re(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Re(t.peak)} (${n}), ${D(t.peak_at)} after the first event${o}.${s}${r}`]}var yx=e=>e.flatMap(t=>{let n=gx([t]);return n?[a("p",
{class:"memory-sentence"},wx(n))]:[]}),vp=we("device_type","memory"),bx=Ls("device","device"),kx={...we("span","span"),show:e=>e===0?"":String(e)},kp=he(Wt("bytes","live at the peak"),"Allocated at or\
 before the peak, and not freed by then"),Gl=$e(Ze("pctg","share")),Yl=ye("allocations","allocations"),ha=[Ee,kx,vp,bx],_p=(e,t,n,o)=>e.every(s=>s.data.peaks.length===0)?{empty:xp,isSaid:!0}:Xe(e,t,{table:n,
kind:"bytes",name:px(e,o),value:s=>s.bytes,show:(s,r)=>`${Re(r)}, ${je(s.pctg)} of the peak`,empty:dx}),Ep={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[rt("limit","Frames of each device","100")],
intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are f\
etched.",notes:yx,charts:[{id:"memory-curves",title:"Memory over time",series:yp,panels:bp,ownDevice:!0,height:Fo,make:(e,t)=>Go(e,t,{unit:"bytes",name:yp,panels:bp,ownDevice:!0,marks:hx,empty:xp})},{
id:"live_modules",title:"Live at the peak, by module",height:Pe,make:(e,t)=>_p(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Pe,make:(e,t)=>_p(e,t,"li\
ve_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...ha,he(Wt("peak","peak allocated"),"The largest amount that is allocated"),he({...X("peak_at","at"),number:!1},"When it is r\
eached first, after the first event of the set"),we("peak_step","step"),he(Wt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),he(Wt("reserved_peak","peak reserved"),"The larges\
t amount that is reserved"),he(Wt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),he(Wt("live_at_peak","live at the peak"),"Allocated in the record\
ing at or before the peak, and not freed by then"),he(Wt("from_before","from before"),"The rest of the peak: allocated before the recording began"),he(Wt("never_freed","never freed"),"Allocated in the\
 recording and not freed until its end"),ye("never_freed_allocations","never freed, allocations"),he(Wt("unseen_freed","freed, not seen made"),"Freed in the recording, allocated before it began"),{...we(
"totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...ha,we("module","modu\
le",!0),kp,Gl,Yl,ye("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...ha,we("frame","frame",!0),we("operator","operator",!0),kp,Gl,Yl]},{key:"operators",caption:"Alloca\
tions and frees in the selected steps",columns:[vp,we("operator","operator",!0),st("allocations_per_step","allocations per step"),Wt("allocated_per_step","allocated per step"),st("frees_per_step","fre\
es per step"),Wt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...ha,we("frame","frame",!0),we("operator","operator",!0),Wt("bytes","never fre\
ed"),Gl,Yl]}]};var Ql=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Yo=Object.
fromEntries(Ql.map(([e,t])=>[e,t])),Tp=Ql.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:o=>`${D(o[e])}, ${Fn(o.path>0?Number((o[e]/o.path*100).toFixed(2)):0)}`})),
Jl="There are no steps here.",ga=e=>e.step===null?"whole file":`step ${e.step}`,Vl=e=>e.span>0?`, file ${e.span+1}`:"";function _x(e,t){let[n,o]=e,s=t.step===null?"":String(t.step);return Lo({control:n.
data.set,test:o?.data.set??"",control_marker:n.data.marker??"",test_marker:o?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function xx({
data:e}){let t=e.by_kind.filter(o=>o.time>0).sort((o,s)=>s.time-o.time);if(t.length===0)return Jl;let n=e.by_kind.reduce((o,s)=>o+s.time_per_step,0);return`${D(n)} a step: ${t.slice(0,3).map(o=>`${je(
o.time_pctg)} ${Yo[o.kind]}`).join(", ")}.`}var Op={title:"Critical path",host:!0,ofSteps:!0,params:[rt("consecutive_kernel_delay","Short gaps, µs","30"),rt("segments","Longest segments","100")],intro:"\
The chain of operators, launches and kernels in a step that follow each other and hold most work. What is not on it can take longer without the step taking longer.",notes:e=>[...e.map(t=>a("p",{class:"\
path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),xx(t))),e[0].data.by_step.length>0&&a("p",{},a("a",{href:_x(e,e[0].data.by_step[0])},`Show the path of ${ga(e[0].data.by_step[0])}, rank ${e[0].
data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"On the path, per step",height:Pe,make:(e,t)=>Xe(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?Yo[n.kind]:`${n.name} \
(${Yo[n.kind]})`,value:n=>n.time_per_step,empty:Jl,show:n=>`${D(n.time_per_step)} a step, ${je(n.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>Pe(e),legend:Tp,
make:(e,t)=>on(e,t,{parts:Tp,what:"steps",empty:Jl,rowsOf:n=>n.data.by_step,label:n=>[e.some(o=>o.data.ranks.length>1)&&`rank ${n.rank}`,`${ga(n)}${Vl(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"\
by_kind",caption:"Kinds",columns:[lt("kind","kind",Yo),lt("work","work",e=>e===1?"yes":"waiting"),X("time_per_step","per step"),$e(Ze("time_pctg","share")),X("time","in all"),ye("segments","segments"),
X("longest","longest")]},{key:"by_name",caption:"Operators, calls and kernels",columns:[lt("kind","kind",Yo),we("name","name",!0),X("time_per_step","per step"),$e(Ze("time_pctg","share")),X("time","in\
 all"),ye("segments","segments"),X("longest","longest")]},{key:"by_step",caption:"Steps",columns:[Ee,{...we("step","step"),show:(e,t)=>ga(t)+Vl(t)},he(X("path","path"),"All of it, waiting too: the kin\
ds add up to it"),he(X("work","work"),"Without waits for the device, between operators and idle"),...Ql.map(([e,t,n])=>he(X(e,t),n)),X("step_time","step time")]},{key:"segments",caption:"Longest segme\
nts",apart:!0,columns:[Ee,{...we("step","step"),show:(e,t)=>ga(t)+Vl(t)},X("start","from"),X("duration","takes"),lt("kind","kind",Yo),we("name","name",!0),we("lane","thread or stream")]}]};var $x='There are no annotations that name a phase in the selected ranks and steps. Looked for are the names that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefi\
ll[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own record_function("prefill") or record_function("decode").',Sx={prefill:"prefill: prompts are read",decode:"\
decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty\
: no request"},ec=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Qe[e].name,
what:Qe[e].what,text:n=>`${D(n[e])} a call`})),vx=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),Xl=e=>e===
null?be:L(Math.round(e)).replace("-","−"),Ex=e=>`${L(Math.round(e))} tokens/s`;function Tx(e){if(e.length<2)return null;let[t,n]=e.map(({data:s})=>s),o=t.phases.filter(({phase:s})=>s!=="empty"&&n.phases.
some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:bt({...qt(""),control:t.set,test:n.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return o.length>0&&a("p",{class:"phase-links"},
"Compare the calls of one phase, each as a step:",o)}var Zl=[ye("calls","calls"),he(X("median_time","median"),"The duration of the annotation on the host"),X("mean_time","mean"),...ec.map(({key:e,name:t,
what:n})=>he(X(e,t),`${n}, per call`)),he(X("device_time","device"),"What a call launches, wherever it runs; per call"),he($e(ye("requests_in_all","requests")),"Of all calls whose names say them"),he(
$e(ye("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),he(X("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),he(
Ct({...st("tokens_per_second","tokens/s"),show:Xl,showDiff:e=>e>0?`+${Xl(e)}`:Xl(e)}),"Tokens by the time in which such calls are at work, of one rank")],wa=we("phase","phase"),Mp=(e,t)=>({...we(e,t),
show:n=>n===null?"not said":n.replace("-","–")}),Ap={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a server of language models, from the name\
s of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.
map(n=>n.phase)))].map(t=>Sx[t]).join("; ")),Tx(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Pe(e),legend:ec,make:(e,t)=>on(e,t,{parts:ec,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.
phase,empty:$x})},{id:"phase-rates",title:"Tokens a second, by phase and size",height:Pe,make:(e,t)=>Xe(e,t,{table:"sizes",kind:"number",name:vx,value:n=>n.tokens_per_second,show:n=>Ex(n.tokens_per_second),
empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[wa,...Zl]},
{key:"sizes",caption:"Phases by size of a call",columns:[wa,he(Mp("requests","requests"),"Of one call, up to a power of two"),he(Mp("tokens","tokens"),"Of one call, up to a power of two"),...Zl.map(e=>({
...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Ee,wa,...Zl]},{key:"forms",caption:"Names that were found",columns:[wa,he(we("for\
m","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),ye("calls","calls")]}]};var Ox="No operator of the selected ranks and steps has known FLOPs. Shapes are recorded with record_shapes=True; of convolutions and attention, their other inputs too.",Cp=e=>wt(e,0,3),ya=(e,t)=>$e({
...st(e,t),show:Sn,showDiff:Gn}),ba=Ct(he(st("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),ka=Ct(he(Ze("peak_pctg","of pea\
k"),"Share of what the device can do at most for numbers of this type, by the data sheet of its vendor: dense, float32 as TF32 where the device has it")),Rp=he(X("device_time_per_step","device per ste\
p"),"Device time of what was launched inside the operator, per step and rank"),Lp={title:"Work",ofSteps:!0,params:[],intro:"Floating-point operations of products, convolutions and attention, counted f\
rom the shapes of their inputs, and how fast the device did them.",charts:[{id:"speed",title:"Achieved TFLOP/s by operator",height:Pe,make:(e,t)=>Xe(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,
value:n=>n.tflops_per_s,empty:Ox,show:n=>`${Cp(n.tflops_per_s)} TFLOP/s${n.peak_pctg===null?"":`, ${Cp(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[ya("flops_per\
_step","FLOPs per step"),X("device_time_per_step","device per step"),he(X("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),$e(Ze("known_pc\
tg","share")),ba,ka,we("device","device")]},{key:"by_rank",caption:"Ranks",columns:[Ee,ya("flops_per_step","FLOPs per step"),X("device_time_per_step","device per step"),X("known_time_per_step","with k\
nown FLOPs"),ba,ka]},{key:"by_operator",caption:"Operators",columns:[sn,$e(ye("calls","calls")),ya("flops_per_step","FLOPs per step"),Rp,ba,ka]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,
columns:[sn,we("shapes","shapes",!0),he(we("dtype","type"),"The type of the numbers of both factors"),$e(ye("calls","calls")),ya("flops_per_call","FLOPs per call"),Rp,ba,ka]},{key:"elementwise",caption:"\
Elementwise operators: bandwidth, at least",apart:!0,columns:[sn,we("shapes","shapes",!0),we("dtypes","types",!0),$e(ye("calls","calls")),X("device_time_per_step","device per step"),Ct(he(Wn("gb_per_s\
_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"unknown",caption:"Device time without known FLOPs",apart:!0,columns:[he(sn,"The innermos\
t operator that launched it"),$e(ye("device_rows","device rows")),X("device_time_per_step","device per step"),$e(Ze("device_time_pctg","share of device time"))]}]};var Mx="There are no counters of kernels in the selected ranks and steps. PyTorch records them where the profiler is given CUPTI metrics.",Ax=e=>e===null?be:wt(e,0,3),Np={title:"Counters of operators",
tab:"Counters",host:!0,params:[rt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured of each kernel, by the operator that launched it.",notes:e=>[...new Set(e.flatMap(
({letter:t,data:n})=>n.files.filter(o=>o.note!==null).map(o=>`${t?`${t}, `:""}rank ${o.rank}: ${o.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator and counter",
height:Pe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:Mx,show:(n,o)=>Ax(o)})}],tables:[{key:"rows",caption:"Operato\
rs, kernels and counters",columns:[Ee,sn,we("kernel","kernel",!0),we("counter","counter",!0),ye("kernels","kernels"),st("sum","sum"),$e(st("mean","mean")),$e(st("min","min")),$e(st("max","max"))]},{key:"\
kernels",caption:"Kernels",apart:!0,columns:[Ee,he(ye("number","kernel no."),"In order of time, from 0"),we("kernel","kernel",!0),he(we("operators","operators",!0),"Those above its launch, the outermo\
st first"),we("counter","counter",!0),st("value","value")]}]};var ct={temporal_breakdown:Hf,comm_comp_overlap:Ff,idle_time_breakdown:Uf,kernel_breakdown:jf,memory_bw:Jf,queue_length:Qf,launch_stats:Xf,kernel_sequences:Zf,user_annotation_breakdown:ep,operator_kernels:tp,
collectives:hp,stragglers:wp,memory:Ep,critical_path:Op,phases:Ap,work:Lp,operator_counters:Np};var Ip=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],tc=["start","end"],_a={...Object.fromEntries([...Ip,...tc].map(e=>[e,""])),lines:[]};function Dp(e){
return[...Ip,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?tc:[]]}var Pp=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function nc(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let i of Dp(r))s[i]=n.get(i)??"";return s.rows=
Pp(n)==="steps"?"":Pp(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function Bp(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...Dp(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!n.includes(s)&&o.set(s,r)}return o}function uo(e,t){let n=Bp(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),fe(`/analyse?what=${e.what}&${n}`)}function qp(e,t,n){let o=Bp(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function oc(e,t){return e.set===""?null:qp(e,t)}function Hp(e,t,n){
let o=qp(e,t,tc);return o.set("format","csv"),o.set("table",n),o}var yn={key:"",entry:null,work:null,memory:null},sc=e=>Ml(e).map(([t,n])=>n?a("code",{},a("bdi",{},t)):t);function Cx(e,t){let n=o=>Yt({...At(t),node:o});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",sc(e.text)," ",a("a",{href:n(Hr(e.tree))},"Show in the tree")]}var Fp=(e,t)=>uo({..._a,what:e,lines:[],set:t.control,test:t.test,set_ranks:Wp(t.control_ranks),test_ranks:Wp(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},ct),Wp=e=>e==="all"?"":e;function Up(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
n=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t,n),s="",r=null;function i(l){let{entry:c}=yn;T(t,yn.work?sc(yn.work.text):"No operator takes noticeably more \
or less time with its FLOPs, or they are not known."," ",a("a",{href:Fp("work",l)},"Show work")),t.title=yn.work?.text??"",T(n,yn.memory?sc(yn.memory.text):"The peak of memory did not move noticeably,\
 or it is not known."," ",a("a",{href:Fp("memory",l)},"Show memory")),n.title=yn.memory?.text??"",T(e,c?Cx(c,l):["No layer can be named for the change in device time. ",a("a",{href:Yt(At(l))},"The tre\
e")]),e.title=c?.text??"",e.dataset.shown=yn.key}return{node:o,async draw(l,c){let u=kt(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(n.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,n].forEach(p=>T(p)),T(e,a("span",{class:"muted"},"Looking for the layer …")),u===yn.key){i(l);return}let f=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,y])=>f.set(p,y));try{let p=await tt(f,{signal:r.signal});if(s===u){let y=g=>p.diagnosis?.find(w=>w.kind===g)??null;yn={key:u,
entry:y("layer"),work:y("work"),memory:y("memory")},i(l)}}catch{s===u&&T(e)}},stop:()=>r?.abort()}}function ut(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=H(i,()=>n(r),{title:l,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[i,l]of o)l.setAttribute("aria-pressed",String(i===r))}}}var Rx={ALL:"All",CPU:"Host",GPU:"Device"},Lx={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},Nx=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],Px=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],Ix={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},Dx={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function qs(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function zp(e){let t=ut("Device type",Rd.map(b=>[b,Rx[b],Lx[b]]),b=>e({device_type:b})),
n=ut("Unit of the durations",Nx,b=>e({unit:b})),o=ut("Time of host operations, shown and judged",Px,b=>e({measure:b})),s=Bx(e),r=qs("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=qs("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=qs("Join CUDA and HIP names","Calls and copies that CUDA and HIP name differently become one row where each name is on one side only; the row has all names",b=>e({aliases:b,op:""})),c=null,u=qs("Hid\
e ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,ht]:c.exclude.filter(_=>_!==ht)})),d=qx(b=>e({category:b})),m=Fx(b=>e({exclude:b})),f=qs("Fold replacements","A k\
ernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),p=jp("Calls","Groups by the change of the number of calls",{"":["","all",
"All groups. The groups count names; a name that occurs in two categories has two rows"],...Ix},b=>e({change:b})),y=jp("Time","Groups by the change of the time",Dx,b=>e({significant:b})),g=H("Clear th\
e filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),w=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},
s.node,d.node,t.node,n.node,o.node),a("div",{class:"filter-row"},p.node,y.node),a("div",{class:"filter-row"},u.node,f.node,r.node,i.node,l.node,m.node,g));function h(b){let _=b&&{...b.ops_diff,"":Cd.reduce(
(k,S)=>k+b.ops_diff[S],0)};p.draw(c.change,_);let $=b?.changed_rows;y.draw(c.significant,$&&{...$,true:$.slower+$.faster}),y.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_judge"}return{
node:w,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,$){c=b,t.press(c.device_type),n.press($),o.press(Mo(c)?"self":"total"),n.buttons.get("percent").
disabled=_?!kr(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),l.input.checked=c.aliases,
l.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(ht),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),f.input.checked=c.fold,f.node.hidden=_?.replacements.
length===0,h(_),g.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===ht)}}}function Bx(e){let t=ce("search"),n=!1,o=Je(250,i=>{e({
q:i},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",o(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function qx(e){let t=a("summary"),n=a("div",{class:"menu-body"}),o=a("details",{class:"menu"},t,n);Hx(o);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:Q(i.length,"category","categories");let u=[...l];for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;T(n,u.map(({category:m,rows:f})=>{let p=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(y=>y!==
m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},L(f)))}),i.length>0&&H("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function Hx(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function Fx(e){let t=ce("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=o.value.trim();i.key==="Enter"&&l!==""&&!n.includes(l)&&(o.value="",e([...n,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(i){n=i,T(s,n.filter(l=>l!==ht).map(l=>a("span",{class:"chip mono"},`not ${l}`,Me("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function jp(e,t,n,o){
let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=L(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var $a=8,Wx=44,xa=(e,t,n)=>e[`${t}_self_duration`]/n,Ux=e=>e>0?"more":e<0?"less":"calm";function Gp(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=Hn("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(i,l,c,u){let[d,m]=[xa(i,"control",c[0]),xa(i,"test",c[1])],f=(p,y)=>a("span",{class:`host-bar host-${p}`,title:`${p} ${le(y)}`,css:{width:`${(100*y/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},f("control",d),f("test",m)),a("span",{class:"num muted"},
`${D(d)} → ${D(m)}`),a("span",{class:`num strong ${Ux(m-d)}`,title:Ge(m-d)},ge(m-d)))}return{node:s,sql:o,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[xa(m,"control",c[0]),xa(m,"test",c[1])]),1e-9),d=fr(i.map(m=>m.name),Wx);t.textContent=`self time, mean per ${Nt(l)?"recording":"step"}`,T(n,i.map((m,f)=>r(m,d[f],
c,u)))}}}var rc=8,ac={key:"",operators:null};function Yp(e,t){let n=a("div",{class:"scroll-x operators-body"}),o=a("p",{class:"related-more"}),s=a("section",{class:"card operators",hidden:!0,"aria-label":"Devi\
ce time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator")),a("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so operators\
 say more than kernels. Means per step of what each operator launched, without operators inside it; not tested. Largest change first."),n,o),r=!1,i="",l=null,c=(f,p,y="")=>a("td",{class:`num ${y}`,title:p},
f);function u(f){let{operator:p,control_per_step:y,test_per_step:g,diff_per_step:w}=f,h=w>0?"more":w<0?"less":"calm";return a("tr",{},a("th",{scope:"row"},p===null?a("span",{class:"muted"},"in no oper\
ator"):a("a",{href:e({name:p,category:"cpu_op"}),class:"mono",title:p},a("bdi",{},p))),c(`${L(f.control_counts)} → ${L(f.test_counts)}`),c(D(y),le(y)),c(D(g),le(g)),c(ge(w),Ge(w),h),c(y>0?_e(100*w/y):
g>0?"new":"",null,h))}function d({rows:f,count:p}){let y=(g,w="num")=>a("th",{scope:"col",class:w},g);T(n,a("table",{class:"operators-table"},a("thead",{},a("tr",{},y("Operator",""),y("launched, in al\
l"),y("control"),y("test"),y("Δ"),y("Δ %"))),a("tbody",{},f.slice(0,r?void 0:rc).map(u)))),o.hidden=r||f.length<=rc,T(o,!o.hidden&&H(f.length<p?`Show ${L(f.length)} of ${L(p)}`:`Show all ${L(p)}`,()=>{
r=!0,d({rows:f,count:p}),n.querySelectorAll("tbody tr")[rc].querySelector("a")?.focus()},{class:"link-button"}))}async function m(f){l?.abort(),l=new AbortController,i=f,r=!1,T(n,a("p",{class:"muted"},
"Looking for the operators …")),T(o);let p=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([y,g])=>p.set(y,g));try{let{operators:y}=ac.key===f?ac:await t(
p,{signal:l.signal});ac={key:f,operators:y},i===f&&y?d(y):i===f&&T(n,a("p",{class:"muted"},"The operators took too long."))}catch(y){i===f&&y.name!=="AbortError"&&T(n,a("p",{class:"muted"},`No operato\
rs: ${y.message}`))}}return{node:s,draw(f,p){s.hidden=!(t?p.recorded.few_shared_kernels:p.operators),!s.hidden&&!t?d(p.operators):!s.hidden&&f!==i&&m(f)},stop:()=>l?.abort()}}var jx=14;function Ko(e){let[t,n]=Ed(e);return n===""?t:`${t} → ${n}`}function Kp(e){let t=[],n=0,o=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let y=document.createElement("canvas").getContext("2d");y.font=r,i=y.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(jx,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=$i(s?n-2:n),o.add(t.filter(Boolean).map(d=>Ko(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(o=null),o?.add(m.map(f=>Ko(f.row)))},
measure(){let d=l();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=Ko(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=Ko(m),p=u(f),y=d.querySelector(
".fit");(y.dataset.short??f)!==p&&(p===f?delete y.dataset.short:y.dataset.short=p)}}}var Tn=28,zx=200,Vp=12,Jp=100,Gx={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},cc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${cf}`,"c-real"],...Zr],ic=String(cc.length-Zr.length),Yx={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},Kx=(e,t)=>e.too_few?["","too few steps"]:Yx[t]??["",t],Xp={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function Vx(e,t,n){let o=Xp[e],s=Ao(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function Zp(e){let t=new Map,n=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],o=a("thead",{},a("tr",{class:"head-groups"},
n),a("tr",{},cc.map(([G,oe,ue,K])=>{let P=a("span",{class:"sort-mark","aria-hidden":"true"}),A=a("th",{scope:"col",class:K},a("button",{type:"button",title:ue,on:{click:()=>e.onSort(...Vx(G,d,m))}},oe,
P));return t.set(G,{cell:A,mark:P}),A}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},cc.map(([,,,G])=>a("col",{class:G}))),o,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p=!1,y="",g=null,w=0,h=0,b=0,_=0,$=new Map,k=0,S=!1,C=0,[x,E]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:ic}))),R=Kp(t.get("name").cell),M=()=>c.length>zx&&!qn();function N(G=!1,oe=l.scrollTop){let ue=Math.ceil((k||600)/Tn),K=M()?Math.max(0,Math.floor(oe/Tn)-Vp):0,P=M()?Math.min(c.length,Math.
floor(oe/Tn)+ue+Vp):qn()?Te():c.length;if(!G&&K===b&&P===_)return;b=K,_=P;let A=s.contains(document.activeElement),q=G?new Map:$;$=new Map;for(let O=K;O<P;O+=1)$.set(O,q.get(O)??(c[O]?ke(O):De(O)));v(
A,G,oe),I()}function v(G,oe,ue){l.toggleAttribute("data-virtual",M()),U(x,b),U(E,c.length-_),mn(s,[x,...$.values(),qn()?J(c.length-_):E]),ue>0&&(oe||G)&&l.scrollTop!==ue&&(l.scrollTop=ue),G&&($.get(w)??
l).focus({preventScroll:!0})}function I(){let[G,oe]=M()?[Math.max(0,b-Jp),Math.min(c.length,_+Jp)]:[b,_];for(let ue=G;ue<oe;ue+=1)if(!c[ue]){e.onWant(G,oe);return}}function z(){let G=!1;for(let[oe,ue]of $)
ue.dataset.hole!==void 0&&c[oe]?($.set(oe,ke(oe)),G=!0):c[oe]&&R.refit(ue,c[oe]);G&&v(s.contains(document.activeElement),!1,l.scrollTop),I()}function U(G,oe){G.hidden=oe===0,G.style.height=`${oe*Tn}px`}
function J(G){return a("tr",{hidden:G===0},a("td",{colspan:ic,class:"muted"},`${L(G)} more: the report and the CSV have all rows.`))}function Te(){let G=c.findIndex(oe=>!oe);return G<0?c.length:G}function ke(G){
let oe=c[G];return a("tr",{"aria-rowindex":String(G+3),data:{index:G},class:`${G%2?"odd":""}${oe.noise?" noise":""}`,tabindex:G===w?"0":"-1","aria-selected":String(oe.key===g)},Jx(oe,u,h,He(oe,G)),p&&
mf(oe,ue=>Hs(ue,u)))}function De(G){return a("tr",{"aria-rowindex":String(G+3),data:{index:G,hole:""},"aria-busy":"true",tabindex:G===w?"0":"-1"},a("td",{colspan:ic,class:"muted"},"…"))}function He(G,oe){
return a("a",{href:e.href(G.row),class:"op-link",tabindex:"-1"},G.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"probable replaceme\
nt: ")),G.row.aliases&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),R.draw(G))}function Z(G,{focus:oe=!1}={}){
if(c.length===0)return;let ue=$.get(w);w=Math.max(0,Math.min(c.length-1,G)),B(w),ue?.setAttribute("tabindex","-1");let K=$.get(w);K?.setAttribute("tabindex","0"),oe&&K?.focus({preventScroll:!0})}function ie(G){
c.length>0&&!$.has(w)&&(w=Math.min(c.length-1,Math.ceil(G/Tn)),$.get(w)?.setAttribute("tabindex","0"))}function B(G){l.removeAttribute("data-late");let oe=G*Tn,ue=l.clientHeight-o.offsetHeight-r.offsetHeight-
2;oe<l.scrollTop?l.scrollTop=oe:oe+Tn>l.scrollTop+ue&&(l.scrollTop=oe+Tn-ue),C=l.scrollTop,N(!1,C)}s.addEventListener("click",G=>{let oe=G.target.closest("tr[data-index]");oe&&G.target.closest(".op-li\
nk")?!G.ctrlKey&&!G.metaKey&&!G.shiftKey&&e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(Z(Number(oe.dataset.index),{focus:!0}),e.onSelect(c[w].key))}),
s.addEventListener("keydown",G=>{let oe=Math.max(1,Math.floor(l.clientHeight/Tn)-4),ue={ArrowDown:w+1,ArrowUp:w-1,PageDown:w+oe,PageUp:w-oe,Home:0,End:c.length-1};if(G.key in ue&&!G.altKey&&!G.metaKey)
G.preventDefault(),Z(ue[G.key],{focus:!0});else if((G.key==="Enter"||G.key===" ")&&!G.target.closest(".op-link")&&c[w])G.preventDefault(),e.onSelect(c[w].key);else if(G.key==="ArrowRight"||G.key==="Ar\
rowLeft"){G.preventDefault();let K=$.get(w);(G.key==="ArrowRight"?K?.querySelector(".op-link"):K)?.focus({preventScroll:!0})}});let Y=0;l.addEventListener("scroll",()=>{C=l.scrollTop,M()&&Y===0&&(Y=requestAnimationFrame(
()=>{Y=0;let{scrollTop:G}=l;N(!1,G),ie(G)}))});let te=new ResizeObserver(G=>{k=l.clientHeight,G.some(({target:oe})=>oe!==l)&&R.measure()&&z(),N(!1,C)});te.observe(l),te.observe(t.get("name").cell);let me=Ro(
()=>{R.measure(),N(!0)});function Be(G){n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${f?"Self time":"Duration"}, ${G}`,n[2].title=f?"Of host operations, w\
ithout the calls inside them; of device work, all of it":"",n[4].textContent=`Device time, ${G}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(oe=>{oe.hidden=!p});for(let[oe,{cell:ue,mark:K}]of t){
let P=d===oe||(Xp[oe]??"")===d;P?ue.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):ue.removeAttribute("aria-sort");let A=m==="asc"?"↑":"↓";K.textContent=P?d===oe?` ${A}`:` |${A}|`:
""}}return{node:l,focus:()=>Z(w,{focus:!0}),draw(G){let oe=y!==G.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:g,revision:y}=G),p=G.work===!0,i.toggleAttribute("data-work",p),h=lc(c),i.setAttribute(
"aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!G.judged),R.setRows(c),Be(G.unitName),T(r,G.totals.map(([K,P])=>Zx(K,P,u,f,p)));let ue=c.findIndex(K=>K?.key===g);oe&&(w=Math.max(
0,ue),C>0&&(l.scrollTop=0,C=0)),S||(S=!0,l.setAttribute("data-late",""),Lt().then(Lt).then(()=>l.removeAttribute("data-late"))),N(!0,C),ue>=0&&oe&&B(ue)},add(G,oe,ue){c=G,i.toggleAttribute("data-unjud\
ged",!ue),R.addRows(c,oe),lc(oe)>h?(h=lc(oe),N(!0)):z()},select(G){let oe=G!==g;g=G;for(let K of s.querySelectorAll("tr[data-index]"))K.setAttribute("aria-selected",String(G!==""&&c[Number(K.dataset.index)]?.
key===G));let ue=c.findIndex(K=>K?.key===G);ue>=0&&oe&&Z(ue)},unmount(){te.disconnect(),me(),cancelAnimationFrame(Y)}}}function uc(e,t){return t==="percent"?[je(e),je(e)]:[D(e),le(e)]}function Hs(e,t){
if(t!=="percent")return[ge(e),Ge(e)];let n=e===null?be:`${_e(e)}-points`;return[_e(e),n]}var lc=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),Vo=e=>e>0?" more":e<0?" less":" calm";function Sa(e,t,n){
let[o,s]=uc(e,t);return a("td",{class:n,title:s},o)}function Jx(e,t,n,o){let{row:s}=e,[r,i]=Gx[s.change]??["",s.change],[l,c]=Hs(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[a("td",{class:`c-change \
change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:uf(s)},o),a("td",{class:"c-category",title:s.kind?`${s.
category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},L(e.controlCount)),a("td",{class:"num c-count"},L(e.testCount)),a("td",{class:`num c-count${Vo(e.diffCount)}${s.calls==="fact"?
" strong":""}`,title:Ts(s)||null},nt(e.diffCount)),Sa(s.control_counts>0?e.control:null,t,"num c-time"),Sa(s.test_counts>0?e.test:null,t,"num c-time"),a("td",{class:`num c-time c-diff${Vo(e.diff)}`,title:c,
css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${Vo(e.percent??e.diff)}`},e.birth||_e(e.percent)),Qx(e)]}function Qx({row:e,verdict:t}){if(t===""||t===null)return a("td",{class:"\
c-real muted"});let[n,o]=Kx(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${io(e)}${e.q_value===null?"":` Median of the steps ${D(e.control_median)}\
 → ${D(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",{class:"q"},` ${Ku(Vn(e))}`))}var Qp=e=>a("td",{class:"num c-count",title:L(e)},L(e)),Xx={host:"Host, sum",device:"\
Device, sum"};function Zx(e,t,n,o,s){let[r,i]=Hs(t.diff,n);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; \
what runs side by side counts in full":o?"Self times count no nested call twice":"Host operations nest: the time of a call counts in its caller too"},Xx[e]),a("td",{class:"c-category"}),Qp(t.controlCount),
Qp(t.testCount),a("td",{class:`num c-count${Vo(t.diffCount)}`},nt(t.diffCount)),Sa(t.control,n,"num c-time"),Sa(t.test,n,"num c-time"),a("td",{class:`num c-time${Vo(t.diff)}`,title:i},r),a("td",{class:`\
num c-percent${Vo(t.percent??t.diff)}`},t.birth||_e(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var e$=820,t$=3,eh=46,Ot={top:26,right:12,bottom:36},mc=46;function va(e){return _t({...e,class:"heat-map",height:sh,make:s$,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<t$&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var n$=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),nh=e=>Math.max(34,e.rows.length*n$(e.rows.length)),oh=e=>e<e$;function sh(e,t){let n=nh(e);return oh(t)?3*(n+Ot.top)+2*Ot.bottom+2*mc+Ot.bottom:n+Ot.top+Ot.bottom+
mc}var dc=e=>e.flat().filter(t=>t!==null);function o$(e){let t=[...dc(e.control),...dc(e.test)],n=Math.abs(Wo(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...dc(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function s$(e,t){let n=oh(t),o=o$(e),[s,r]=e.kind==="time"?Ve(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=i$(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:yt(),margin:{l:l.left,r:Ot.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:hr(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:d$(),showscale:!1}},d=c.map(([f,p,y,g],w)=>{let h=w===0?"":
String(w+1);Object.assign(u,l$(e,l.panels[w],h,n||w===0));let b=(l.panels[w].x[0]+l.panels[w].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[w].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||w===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[w].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(_=>_.map($=>$===null?null:$/r)),customdata:a$(e,f,p,y,g),
hovertemplate:"%{customdata}<extra></extra>",...r$(e,p,r,l.panels[w].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((f,p)=>(Object.assign(u,u$(l.bars[p],4+p,f,i)),c$(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function r$(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/n).replace("-","−")))}}function a$(e,t,n,o,s){let r=t.toLowerCase();return n.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Ue(String(f))}, step ${Ue(m)}`;if(c===null)return p;let y=e.control[l][u],g=s&&
y>0?` (${_e(100*c/y)})`:"";return`${p}<br>${Ue(o(c)+g)}`}))}function i$(e,t,n){let o=sh(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),r=Math.min(120,30+7*s),i=t-r-Ot.right,l=nh(e),c=n?i:(i-2*eh)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/o,1-f/o];if(!n){let f=[0,1,2].map(w=>{let h=w*(c+eh)/i;return{x:[h,h+c/i],y:d(Ot.top,l),cell:u}}),p=d(Ot.
top+l+Ot.bottom+6,8),[y,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[y+(g-y)*.2,g-(g-y)*.2],y:p},{x:f[2].x,y:p}]}}let m=[Ot.top,2*Ot.top+l+Ot.bottom,3*Ot.top+2*l+2*Ot.bottom+mc];return{left:r,
panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+Ot.bottom+6,8)}))}}function l$(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=wn(e.columns.length,s/(7*r+10)),l=wn(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:i,ticktext:i.map(u=>Ue(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(
u=>Ue(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var th=48;function c$([e,t],n,o){let s=Array.from({length:th},(r,i)=>e+(t-e)*(i/(th-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function u$({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:ee("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var d$=()=>[[0,ee("\
--less-fill")],[.5,ee("--heat-zero")],[1,ee("--more-fill")]];function Ea(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,T(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},n.grid.rows.flatMap((i,l)=>n.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=n,[p,y,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&y===null)return null;let w=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:n.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(y)),a("td",{class:`num${w}`},f(g)),a("td",{class:`num${w}`},_e(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){n=i,s()}}}var rh={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Qe).map(([e,{name:t}])=>[e,t]))},m$=20,Ta=["control","test"];function f$(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function ah(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,i)=>i.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${je(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${je(100*t.waiting)} of its step): the others probably wait for it.`}function ih(e,{timeline:t,go:n}){let o=a("span",{class:"muted rank-summary"}),s=ce("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},_r.map(R=>a("option",{value:R},rh[R]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=va({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...R)=>n(t(...R))}),
c=Ea(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",o),m),p=new Map,y=new Map,g=null,w="",h=null;f.addEventListener("toggle",()=>{f.open!==(w!=="")&&e(f.open?"step":"")});let b=R=>R===
"step"&&g&&Nt(g.answer)?"whole recording":rh[R];function _({set:R,marker:M}){let N=JSON.stringify([R,M]);if(!p.has(N)){let v=_o(R,M);p.set(N,v),v.catch(()=>p.delete(N))}return p.get(N)}async function $(R){
if(Ta.some(M=>R[M].any)){k(R,"Each file counts as one step here, so there are no steps to lay out.");return}try{let M=await Promise.all(Ta.map(N=>_(R[N])));if(g?.answer===R){let N=M.map((v,I)=>f$(v,R[Ta[I]]));
g={...g,samples:N,judged:N.map(Rf)},S()}}catch(M){k(R,M.message)}}function k(R,M){g?.answer===R&&(o.textContent=M,m.hidden=!0)}function S(){let[R,M]=g.judged,N=({ranks:U},J)=>`${Q(U.length,"rank")}, ${Q(
g.samples[J].length,"sample")}`,v=[ah(R),ah(M)],I=v[0]===v[1]?v[0]:v.map((U,J)=>U&&`${J===0?"Control":"Test"}: ${U}`).filter(Boolean).join(" "),z=[N(R,0),N(M,1)];o.textContent=`${z[0]===z[1]?`${z[0]} \
on each side`:`${z[0]} against ${z[1]}`}. ${I}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(U=>U.slow.length>0)),w!==""&&E()}async function C(R){let M={};y.set(R,M),y.size>m$&&y.delete(y.keys().
next().value);try{M.samples=(await ir(R)).samples}catch(N){M.failed=N.message,y.delete(R)}w==="op"&&h?.query===R&&E(M)}function x(R){if(w!=="op")return{samples:g.samples,of:N=>N[w],revision:w,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let M=R??y.get(h.query);
return M===void 0&&C(h.query),M?.samples?{samples:Ta.map(N=>M.samples[N]),of:N=>N.total_duration,revision:h.query,none:""}:{none:M?.failed??"Reading the events of this operation …"}}function E(R){let{
judged:M,file:N}=g,{samples:v=[[],[]],of:I,revision:z,none:U}=x(R),J=aa(...v),Te=As(J,I),ke=[...Te.control,...Te.test].flat().some(Z=>Z!==null);i.hidden=w!=="op"||h===null,T(i,h&&a("bdi",{},h.name));let De=w===
"op"?"duration in each rank and step":b(w);l.draw({rows:J.rows,columns:J.columns,...Te,kind:"time",file:N,format:le,formatDiff:Ge,heading:De,revision:`${g.revision}#${z}`,empty:ke?"":U}),c.node.hidden=
!ke,c.draw({grid:J,values:Te,timeline:t,title:De,format:D,formatDiff:ge}),T(u,p$(M));let He=[J.ranksByPosition&&"ranks",J.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=He.length===0,d.textContent=
`The sides have different ${He.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(R,M,N,v,I){w=M,h=I,f.open=w!=="",r.value=w||"step",g?.answer!==R?(g={answer:R,file:N,
revision:v},r.options[0].textContent=b(_r[0]),$(R)):g.judged&&S()}}}function p$([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort(
(r,i)=>r-i),o=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:le(l.step)},D(l.step)),
a("td",{class:`num${c?" lag":""}`},_e(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},je(l.waiting===null?null:100*l.waiting))]},s=()=>[["Mean","Mean of the\
 compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks an\
d for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${ot(n)}`},a("table",{class:"lag\
-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",{colspan:"3",scope:"\
colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var h$={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
pc="not stated",fc=(e,t,n)=>o=>{let s=o[e]===null?pc:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},lh=(e,t)=>e.length===0?"none":e.length===t.length?ot(e):`${ot(e)} of ${ot(t)}`,hc=e=>e.shared_kernel_time===
null?"no kernels":je(100*e.shared_kernel_time),g$=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":lh(t.steps,t.all_steps),w$=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>lh(t.ranks,t.all_ranks)},{text:"Steps",of:g$,key:(e,t)=>t.steps.length},{text:"with_stack",of:fc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:fc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:fc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(h$).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:hc,key:()=>null}];function y$(e){return w$.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(n),c=o?r(o):[i||null,l||null];return{text:t,control:i||pc,test:l||pc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function b$(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,i=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${hc(o)} of the kernel time in the control, ${hc(s)} in the test.`;return r+i}function ch(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=y$(o);e.textContent=b$(o,s),T(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function uh(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...ms(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Bt(Vn(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${Bt(Vn(t))}`);let s=Ts(t);return s===""?o:[...o,s]}function k$(e,t,n){let{row:o}=e,s=c=>uc(c,t)[0],r=e.birth||_e(
e.percent),i=n&&o.kind==="",l=[i?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Hs(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${D(o.control_total_duration)}\
 → ${D(o.test_total_duration)}, ${ge(o.diff_duration)}`),[...l,...uh(e)]}function _$(e){return[e.row.category,`control ${L(e.controlCount)}`,`test ${L(e.testCount)}`,`Δ ${nt(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...uh(e)]}var dh=e=>({key:e.key,name:Ko(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function mh(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${cs(t,o)}`:cs(t,o),rows:e.map(s=>({...dh(s),control:s.control,test:s.test,diff:s.diff,lines:k$(s,t,n)}))}}function fh(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...dh(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:_$(n)}))}}function ph({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var x$=20,$$=200;function bn({id:e=ce("set"),field:t,set:n,text:o="",none:s,onPick:r}){let i=ce("set-list"),l=n?.label??o,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>_()}}),u=a("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=Je($$,()=>g(c.value.trim())),f=[],p=-1,y=null;async function g(S){y?.abort(),y=new AbortController;let{signal:C}=y,x=new URLSearchParams({q:S.slice(0,120),limit:String(x$)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:E,total:R}=await Dt(x,{signal:C});f=[...s&&S===""?[{none:!0}]:[],...E],w(R>E.length?`${Q(R-E.length,"more set")}: type to find`:E.length===0&&"No set matches."),
Se(Q(R,"set")),h(S===""?f.findIndex(M=>M.set?.id===n?.id):0)}catch(E){E.name!=="AbortError"&&(f=[],w(E.message))}}function w(S){T(u,f.map((C,x)=>a("li",{id:`${i}-${x}`,role:"option",class:"choice-line",
"aria-selected":String(C.set?C.set.id===n?.id:!n),on:{click:()=>$(C)}},C.set?S$(C.set):s)),S&&a("li",{class:"muted small picker-note",role:"presentation"},S)),p=-1,c.removeAttribute("aria-activedescen\
dant")}function h(S){if(u.children[p]?.classList.remove("active"),p=f.length===0?-1:Math.max(-1,Math.min(S,f.length-1)),p<0){c.removeAttribute("aria-activedescendant");return}u.children[p].classList.add(
"active"),u.children[p].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${i}-${p}`)}function b(){u.hidden&&g("")}function _(){m.cancel(),y?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function $(S){_(),(S.none||S.set.id!==n?.id)&&r(S.none?null:S.set)}function k(S){let{key:C}=S,x=!u.hidden,E={ArrowDown:p+1<
f.length?p+1:0,ArrowUp:p>0?p-1:f.length-1,PageDown:p+8,PageUp:Math.max(0,p-8)}[C];(E!==void 0||x&&["Enter","Escape"].includes(C))&&S.preventDefault(),E!==void 0?x?h(E):b():C==="Enter"&&x&&f[p]?$(f[p]):
C==="Escape"&&x&&(S.stopPropagation(),_())}return{node:d,input:c}}function S$(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[mt(e.created),Q(e.ranks.length,
"rank"),...e.tags.slice(0,3),at(e.id).slice(0,8)].join(" · "))]}function Jo(e,{none:t,links:n=T$}={}){let o=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(w=>[w.id,w.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,y=v$(o).
filter(({key:w})=>r[w]===u[w]);r={...u};let g=u.control!==""&&u.test!=="";T(o,l("control",u,d,m),a("div",{class:"swap-cell"},(g||t===void 0)&&Me("swap","Swap control and test",()=>e(O$(u))),M$(u,e),g&&
n(u)),l("test",u,d,m)),y.forEach(({key:w,text:h})=>E$(o,w,h)),p&&o.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",y=u==="control"?"Control":"Test",g=m&&Ye(
m,d[u]),w=ce("set"),h=bn({id:w,field:u,set:g,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?at(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:w},y),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},hh(`${u}_ranks`,"Ranks",g?.ranks??f?.[u]?.all_ranks,d,e),hh(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:g?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?Q(f[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:i}}var v$=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function E$(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-field\
="${t}"]`).value="list"}var T$=e=>[gc(e),a("a",{class:"small",href:Yt(At(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:no(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function gc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return a("a",{class:"small",href:fe(`/analyse?${t}`)},"Analyse both")}function O$(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`t\
est${n}`]=e[`control${n}`];return t}function M$(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return H(o?"Use all":"First rank and step",()=>t(Object.
fromEntries(n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function hh(e,t,n,o,s){let r=o[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ce(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?A$(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${ot(n)}`:null,on:{change:()=>{
let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,
selected:p===r},C$(p,n))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function A$(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function C$(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var R$=["bars","line","scatter","histogram","none"],gh=["control","test","q","chart","x","y","y2","by"],wh={chart:"",x:"",y:"",y2:"",by:""};function wc(e){let t=new URLSearchParams(e),n=Object.fromEntries(
gh.map(o=>[o,t.get(o)??""]));return{...n,chart:R$.includes(n.chart)?n.chart:""}}function Oa(e){let t=new URLSearchParams;for(let n of gh)e[n]&&t.set(n,e[n]);return fe(t.size===0?"/query":`/query?${t}`)}
function Ma({control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var rn=e=>`'${e.replaceAll("'","''")}'`,Ca=["control","test"];function yh(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Ra(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:yh("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?i:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:yh("step_number",n)],c=[
...r,...l];return c.includes(null)?null:c}function yc(e){let t=Object.entries(e).map(([n,o])=>{let s=Ra(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var bh=e=>Object.fromEntries(Ca.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),L$=e=>rn(e.replaceAll("[","[[]"));function N$(e){return[e.q&&`contains_nocas\
e(name, ${rn(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${L$(t)}`),e.category.length>0&&`category IN (${e.category.map(rn).join(", ")})`].filter(Boolean)}function P$(e){let t=/^diff_(self_)?(per_call_)?percent$/.
exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var I$={total:["se\
lf_duration","total_duration"],per_step:["self_per_step","per_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function D$(e,t){let n=I$[e][t?0:1];return Ca.
map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_duration":`diff_${n}`)}function B$(e,t){let n=new URLSearchParams(kt(e));n.delete("control"),n.delete("test"),t&&n.set("measure",t);let o=[...n].map(
([s,r])=>rn(`${s}=${r}`));return`compare${o.length>0?`(${o.join(", ")})`:""}`}function Fs(e,t,n,o=0){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e,i=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`significance = '${r}'`],l=[...N$(
e),...s,...e.change===""?[]:[`change = '${e.change}'`],...i],c=Co(e,t,n),u=!n&&i.length>0?"total":"";return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${D$(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM ${B$(e,u)}${l.length>0?`
WHERE ${l.join(`
  AND `)}`:""}
ORDER BY ${P$(c.get("sort"))} ${c.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function q$({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return Ca.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var kh=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function Aa(e){let t=Ca.map(n=>{let o=Ra(n,bh(e)[n],!0);return o&&`SELECT '${n}' AS side, rank, step_num\
ber, ${kh.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var _h=e=>Aa(e)&&`${Aa(e)}
ORDER BY rank, step_number, side`,xh=e=>Aa(e)&&`SELECT side, count(*) AS steps, ${kh.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Aa(e)}
)
GROUP BY side`;function $h(e,{name:t,category:n,aliases:o}){let s=yc(bh(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(l=>l.category))].map(l=>`category = ${rn(l)} AND name IN (${o.filter(
c=>c.category===l).map(c=>rn(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${rn(n)} AND ${r?`name = ${rn(t)}`:`name IN (
    SELECT raw FROM (
${q$(e)}
    ) WHERE shown = ${rn(t)})`}
  AND (${s})`}function Sh(e,t){let n=$h(e,t);return n&&`SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${n}
ORDER BY side, rank, start_us`}function bc(e,t){let n=$h(e,t);return n&&`SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${n}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`}var Qo=(e,{control:t,test:n},o={})=>e?Oa({control:t,test:n,q:e,...o}):null,vh=(e,t)=>Fs({...e,q:"",category:[],change:"",significant:"",exclude:[ht],device_type:"CPU",
fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t);function Eh(e,{unit:t,self:n,item:o},s){let r=(i,l,c)=>i.set(Qo(l,e,c));r(s.table.sql,Fs(e,t,n)),r(s.durations.sql,Fs(e,t,n,e.top)),r(s.counts.sql,Fs(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,xh(e)),r(s.host.sql,vh(e,$a)),r(s.ranks.heat.sql,e.heat!=="op"?_h(e):o?bc(e,o.row):null)}function Th(e,t,{histogram:n,points:o,heat:s}){n.sql.set(Qo(Sh(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(Qo(bc(e,t),e))}var Ws=["control","test"],Oh=e=>a("bdi",{class:"mono"},e),H$=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function F$(e){let[t,n]=Ws.map(s=>H$(e[s])),o=Ws.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?L(o[0]):`${L(o[0])} and ${L(o[1])}`,changes:{control_marker:t,test_marker:t}}]:Ws.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:L(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function W$(e,t){let[n,o]=Ws.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Oh(i)," ",t&&H("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:Ws.map((r,i)=>[n,o][i]!==null&&s(`A\
 step of the ${r} is one `,[n,o][i],{[`${r}_marker`]:""}))}function Mh(e,t){return[W$(e,t),t&&F$(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,Oh(o),` as step m\
arker (${s} found)? `,H("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var Ah=8,U$=600,j$=80,Xo=["control","test"],Ch=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},xc=({step_number:e})=>e!==null,_c=e=>[e.span,xc(e)?e.step_number:
e.rank],Rh=({rank:e,span:t})=>`${e}/${t}`;function Lh(e){return`${xc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function z$(e){let n=[...new Map(e.map(o=>[_c(o).
join("/"),_c(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function G$(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var kc=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function Y$(e,t){let n=new Map;for(let o of e){let s=Rh(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>Ah?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>qe("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function K$(e,t,n,o,s){let r=z$(t),i=t.map(u=>({sample:u,y:kc(
u.step,n),x:r.size>1?3+94*r.get(_c(u).join("/"))/(r.size-1):50})),l=t.filter(xc).map(u=>u.step_number),c=l.length===0?Q(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},qe("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},qe("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${kc(o,n)}%`,y2:`${kc(o,n)}%`}),Y$(
i,e),i.map(({sample:u,x:d,y:m})=>qe("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>j$?2:3.2},s&&qe("title",{},`${e}, ${Lh(u)}: ${le(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function V$(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${Q(t.length,"sample")} from ${D(Math.min(...n))} to ${D(o.step)}, median ${D(Ch(n))}\
; the longest is ${Lh(o)}.`}function Nh(e,t){if(!Xo.every(l=>e?.[l]?.length>0)||Xo.every(l=>e[l].length<2))return null;let n=Xo.flatMap(l=>e[l].map(c=>c.step)),o=G$(n),s=Ch(e.control.map(l=>l.step)),r=[
ce("strip-title"),ce("strip-words")],i=Xo.some(l=>{let c=new Set(e[l].map(Rh));return c.size<=Ah&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},Xo.map(l=>V$(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},D(o[1])),a("span",{},D(o[0]))),Xo.map(l=>K$(l,e[l],o,s,
n.length<=U$))))}var J$={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Q$={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},X$="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",Z$=({control:e,test:t})=>fe(`/com\
pare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),eS="Of intervals made in this way, this share contains the true change.",tS="The probability of a differenc\
e at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";function nS({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="fas\
ter"&&t<0?"less":"calm"}function oS(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"headline"},`${n}: not known.`):a("p",{class:"headline"},a("strong",{
class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${Q$[e.verdict]} `),J$[e.verdict]),a("span",{class:"headline-label"},n),a("span",{class:"value control-text",
title:le(e.control)},D(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:le(e.test)},D(e.test)),a("span",{class:`change ${nS(e)}`,title:Ge(e.change)},
ge(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${_e(e.change_percent)})`)))}function sS(e,t){let n=`${Q(e.control_samples,"sample")} against ${L(e.test_samples)} (one ${t?"\
recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?n:`${n}, judged as ${Q(e.control_observations,"step")} ag\
ainst ${L(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var rS=({confidence:e},{control_observations:t,test_observations:n})=>e<.9505?"":`. A rank test of ${L(
t)} against ${L(n)} has few levels of confidence: ${je(100*e)} is the lowest from 95 % up`;function aS({verdict:e,interval:t,equivalence:n,words:o}){if(!t)return"Fewer than 4 observations on a side ar\
e too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${ge(t.low)} and ${ge(t.high)}`:`between ${_e(t.low_percent)} and ${_e(
t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${je(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(o)??[];return`The typical change lies ${s}${r?`:\
 ${r}`:""}.`}default:return`Typically ${ge(t.shift)} (${_e(t.shift_percent)}), ${s}.`}}function iS(e,t){let{interval:n}=e,o=sS(e,t);return n?[a("span",{title:eS},`${je(100*n.confidence)} confidence`),
", ",a("span",{title:tS},`p = ${Bt(e.p_value)}`),`: ${o}${rS(n,e)}.`]:`${o}.`}function Ph(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"verdict-strip"}),i=a("section",{class:"\
card verdict-card","aria-label":"Verdict"},s,r,n,o);function l(c,u){let{verdict:d}=c,m=Nt(c),f=d.verdict==="cannot_judge"&&u;T(s,oS(d,m),a("p",{class:"verdict-range"},aS(d)," ",f&&H("Use all ranks and\
 steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},iS(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:p})=>p!=="same_selection")&&a("p",{class:"muted small on\
e-recording"},X$," ",t&&a("a",{href:Z$(c)},"Compare several recordings")),Mh(c,t)),T(r,Nh(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function La(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var lS=900,Na=12,Ih=17,cS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Dh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of cS){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():Dh(o);s&&n.append(s)}return n}function uS({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,y)=>qe("te\
xt",{x:d,y:m,fill:ee(y?"--text":"--muted"),"font-size":p,"font-weight":y?600:400,"font-family":s},f),i=t.flatMap(d=>Pn(d,Math.floor(o/6.6),3)),l=[r(Na,22,e,15,!0),...i.map((d,m)=>r(Na,42+Ih*m,d,12,!1))],
c=30+Ih*i.length+18,u=Na;for(let[d,m]of n)l.push(qe("rect",{x:u,y:c-9,width:14,height:9,fill:ee(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Na}}function dS(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(n,lS),l=uS(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=Dh(d);for(let[p,y]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?i-n:0)}))f.setAttribute(p,String(y));return f}),u=l.height+o;return{width:i,height:u,node:qe("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},qe("rect",{width:"100%",height:"100%",fill:ee("--surface")}),l.nodes,c)}}var Bh="image/svg+xml";async function mS(e,t,n){let o=new Image;
o.src=`data:${Bh};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function qh(e,t,n,o){let{node:s,width:r,height:i}=dS(e,o),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Bh}):await mS(l,r,i);
La(c,`${n}.${t}`)}var Us=212,Vt={left:62,right:12,top:20,bottom:24},Zo=Us-Vt.top-Vt.bottom,Pa=.62,fS=5,Hh=8,Ia=84,pS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Fh(e){return _t(
{...e,class:"waterfall",height:()=>Us,keys:pS,paint:yS,save:qh})}function hS(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function gS(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function wS([e,t]){let n=(t-e)/
fS,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(i=>i*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var js=e=>`${100*e}%`;function yS({fall:e}){let t=hS(e),
n=gS(t),[o,s]=n,[r,i]=Ve(s),l=t.length,c=h=>Zo*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>js((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=ce("fall-less"),f=wS([o/i,s/i]).
map(h=>({y:c(h*i),text:`${wt(Number(h.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},y=qe("svg",{class:"fall-body",...p},qe("defs",{},qe("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},qe("rect",{class:"fall-ground",width:5,height:5}),qe("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:h})=>qe("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>qe("line",{class:"fall-join",x1:u(b,Pa/2),x2:u(b+1,-Pa/2),y1:c(h),y2:c(h)})),t.map(([h,b],_)=>qe("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Pa/2),width:js(
Pa/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,l-1].map(h=>bS(u(h,-.33),js(.66/l))),e.parts.map(({change:h},b)=>qe("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ge(h))),kS(e).flatMap(([h,b],_)=>[qe("text",{class:"fall-tick fall-whole",x:u(_),y:Zo+15},h),qe("text",{class:"\
fall-tick fall-short",x:u(_),y:Zo+15},b)])),g=qe("svg",{class:"fall-axis",...p},f.map(({y:h,text:b})=>qe("text",{class:"fall-value",x:Vt.left-5,y:Vt.top+h+4},b)),o>0&&qe("text",{class:"fall-cut",x:Vt.
left,y:Vt.top-6},"the axis is cut: it does not begin at 0")),w=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,y,_S(y,xS(e),w)]}function bS(e,t){let n=(r,i)=>Zo*(.91-(i?.05:0)-(r%2?.035:0)),o=Array.
from({length:Hh+1},(r,i)=>i),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return qe("svg",{x:e,width:t,height:Zo,viewBox:`0 0 ${Hh} ${Zo}`,preserveAspectRatio:"\
none"},qe("polygon",{class:"fall-ground",points:s}))}function kS(e){return[["control","control"],...e.parts.map(({part:t})=>[Qe[t].name,Qe[t].short]),["test","test"]]}function _S(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=n[i].map(p=>Vt.top+p),m=()=>{T(o,r.map(p=>a("div",{},p))),o.hidden=!1,o.style.setProperty(l?"left":"ri\
ght",`calc(${l?Vt.left:Vt.right}px + ${c/s} * (100% - ${Vt.left+Vt.right}px))`),o.style.setProperty(l?"right":"left","auto"),o.style.bottom=u>Ia?`${Us-u+17}px`:"auto",o.style.top=u>Ia?"auto":`${d-u>Ia?
u+6:Math.min(d+4,Us-Ia)}px`},f=qe("rect",{class:"fall-area",x:js(i/s),y:-Vt.top,width:js(1/s),height:Us});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
f)}),o}function xS(e){return[["control",D(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[Qe[t].name,`${D(n)} → ${D(o)}`,ge(s)]),["test",D(e.test),ge(e.change)]]}var $S=21,SS=7.1,vS=5e-4,ES=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,Wh=e=>e>0?"more":e<0?"less":"calm",TS=e=>(e-74)/6-14,OS=e=>Math.max($S,Math.floor(
e/SS)),Uh=({operations:e,named:t})=>e.slice(0,t);function zs({name:e,tree:t}){let n=t?e.lastIndexOf(" / "):-1;return n<0?[e,""]:[e.slice(n+3),e.slice(0,n)]}var MS=e=>e.parts.every(({change:t})=>Math.abs(
t)<=vS*e.control);function jh(e,t){let n=Fh({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),o=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
n.node.append(s),new ResizeObserver(()=>{let f=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,f!==0&&f!==i&&(i=f,u())}).observe(s);function u(){let f=fr(l,OS(i||r&&TS(r)));c=new Map(l.map(
(p,y)=>[p,f[y]]));for(let p of s.querySelectorAll(".fall-ops bdi"))p.textContent=c.get(p.dataset.name)}function d(f,p){let{name:y,what:g}=Qe[f.part],w=Uh(f);return a("section",{class:"fall-column",data:{
part:f.part},tabindex:"-1"},a("h3",{title:g},a("span",{class:"fall-name"},Yr(y))," ",a("span",{class:Wh(f.change),title:Ge(f.change)},ge(f.change))),a("p",{class:"muted small",title:`${le(f.control)} \
→ ${le(f.test)}`},`${D(f.control)} → ${D(f.test)}`),f.part==="idle"&&w.length>0&&a("p",{class:"muted small"},p?"Host time of modules, without waits:":"Host operations, by self time:"),w.length>0&&
a("ul",{class:"fall-ops"},w.map(h=>a("li",{},a("a",{href:e(h,f.part),class:"mono",title:h.name},a("bdi",{data:{name:zs(h)[0]}},c.get(zs(h)[0]))),zs(h)[1]&&a("span",{class:"muted small fall-in",title:h.
name},`in ${zs(h)[1]}`),a("span",{class:`num ${Wh(h.change)}`,title:Ge(h.change)},ge(h.change))))),f.explained&&a("p",{class:"small muted explained"},ES(f.explained)))}function m(f,p){return a("p",{class:`\
fall-end fall-end-${f}`},a("span",{class:"visually-hidden"},`${f} `),a("span",{class:`${f}-text strong`,title:le(p)},D(p)))}return{node:n.node,chart:n,reveal(f){let p=s.querySelector(`[data-part="${f}\
"]`);p?.scrollIntoView({block:"center"}),p?.focus({preventScroll:!0})},draw(f,p,y,g){let w=f.waterfall;n.node.hidden=w===null;let h=w!==null&&MS(w);if(n.draw({fall:w,revision:p,file:y,caption:g,heading:`\
mean per ${Nt(f)?"recording":"step"}, test − control`,empty:w===null?"No device work.":h?`No difference: a ${Nt(f)?"recording":"step"} takes ${D(w.control)} in the control and ${D(w.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),w===null||h){T(s),o=null;return}if(w===o)return;o=w,l=[...new Set(w.parts.flatMap(_=>Uh(_).map($=>zs($)[0])))],u();let b=w.contributors==="modu\
les";T(s,m("control",w.control),w.parts.map(_=>d(_,b)),m("test",w.test))}}}var AS=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, equal ones added up"]],Da={key:"",fall:null};function zh(e,t){
let n=ut("Under the bars",AS,t),o=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=jh(u,n.node);c.node.append(o);function u(m,f){return m.tree?Yt({...At(s[0]),node:Hr(m.
tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([p,y])=>f.set(p,y));try{let{waterfall:p}=await tt(f,{signal:i.signal});Da={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&T(o,`The modules could not be had: ${p.message}`)}}return{...c,draw(m,f,...p){
let y=kt(m).toString(),g=m.fall==="modules"&&f.waterfall!==null,w=g&&Da.key===y&&Da.fall?Da.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],n.press(m.fall),T(o,g?w===f.waterfall?"Looking for\
 the modules …":w.contributors_note&&`Rows are named, not modules: ${w.contributors_note}.`:""),c.draw({...f,waterfall:w},...p),g&&w===f.waterfall&&r!==y&&d(y)},stop(){l=()=>{},i?.abort()}}}var Ba={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},$c=null,mo={path:"/compare",name:"Compare",mount:(e,t)=>CS(e,t)};function CS(e,t){let n=qt(location.search),o=null,s=null,
r="",i="",l=t.newPair?vl(n):$c,c=null,u=null,d="",m=null,f=n.op!=="",p=!1,y=globalThis.firstComparison!==void 0,g=tf(n,l),w=Qm(()=>!p&&s&&O()),h=Up(),b=yf({page:ke,row:De,rank:ie,step:B,timeline:j=>fm(
n,j),onRow:j=>He(vt(j.name,j.category)),onBar:j=>k.fall.reveal(j)},h.node),_=hf(U),$=Hn("All rows"),k={sides:Jo(U),verdict:Ph(()=>U(Ba),U,b.node,_.node),fall:zh(ke,j=>U({fall:j},{replace:!0})),host:Gp(
ke),recorded:ch(),operators:Yp(ke,tt),ranks:ih(j=>U({heat:j},{replace:!0}),{timeline:(...j)=>Nr(n,...j),go:t.go}),replacements:lf(ke),filters:zp(U),counts:El({id:"chart-counts",title:"Ops count compar\
ison",file:"ops-count",onSelect:j=>J(j,k.counts.node)}),durations:El({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:j=>J(j,k.durations.node)}),table:Zp({onSort:(j,ae)=>U(
{sort:j,order:ae}),onSelect:J,href:ke,onOpen:Te,onWant:w.want}),detail:df({onClear:()=>J(""),href:ke,onRanks:Y,onTable:Z,tree:j=>Tm(n,j),timeline:j=>No(n,j)})},S=a("div",{class:"comparability"}),C=a("\
p",{class:"remark",hidden:!0}),x=pf(U),E=[k.fall.chart,k.ranks.heat,k.counts,k.durations],R=a("div",{class:"results"},k.verdict.node,S,k.fall.node,k.host.node,k.operators.node,k.filters.node,C,x.node,
a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},_.title,a("div",{class:"chart-tools"},_.work,$.node)),
k.table.node),k.ranks.node,k.recorded.node,k.replacements.node),M=a("div",{class:"message"}),N=a("h1",{class:"visually-hidden"},"Compare"),v=a("div",{class:"paper-only"}),I=Tt({context:t,results:R,message:M});
e.append(a("div",{class:"page compare-page"},N,v,k.sides.node,M,R),k.detail.node);let z=pt(()=>E.forEach(j=>j.retheme()));function U(j,{replace:ae=!1}={}){return!p&&t.go(bt({...n,...j}),{replace:ae})}
function J(j,ae=k.table.node){let de=k.detail.node.contains(document.activeElement),Ae=j===n.op?"":j??"",Fe=ae.getBoundingClientRect().top;U({op:Ae},{replace:!0}),window.scrollBy(0,ae.getBoundingClientRect().
top-Fe);let Ke=u?.items.find(W=>W?.key===Ae);Ke?Se(`${Ke.row.name} is selected.`):de&&k.table.focus()}function Te(j){j!==n.op&&J(j)}function ke({id:j,name:ae,category:de}){return Ht({...n,heat:"",row:j??
vt(ae,de)})}function De({name:j,category:ae}){return bt({...n,op:vt(j,ae)})}function He(j){f=!0,j===n.op?F():U({op:j},{replace:!0})}function Z(){k.table.node.closest(".table-card").scrollIntoView({block:"\
start"}),k.table.focus()}function ie(j){return[s.control,s.test].every(ae=>ae.all_ranks.includes(j))&&s.control.all_ranks.length+s.test.all_ranks.length>2?bt({...n,control_ranks:String(j),test_ranks:String(
j)}):null}function B(j,ae){return s[ae].all_steps.includes(j)?bt({...n,[`${ae}_steps`]:String(j)}):null}function Y(){U({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.
querySelector("summary").focus({preventScroll:!0})}function te(){let j=de=>Dn(de,n,o,s),ae=n.control&&n.test?`${j("control")} → ${j("test")} · Compare`:"Compare";N.textContent=ae,t.setTitle(ae)}async function me(){
let j=[n.control,n.test].filter(de=>de!=="");if(j.every(de=>o&&Ye(o,de)))return;let ae=await ft(j).catch(()=>[]);p||(o=ae,ue())}async function Be(j){let ae=l,de=ae.late&&await ef(j,ae);de&&l===ae&&(l=
{key:ae.key,...de},$c=de.note===""?null:l,ue())}function G(j){i=j,R.dataset.stale="";let ae=kt(n).toString(),{op:de}=n;I.ask(Ae=>g(j,n,l,Ae),Ae=>{s=Ae,r=j,w.start(j,Ae,de),l?.key!==ae?(l={key:ae,diagnosis:Ae.
diagnosis,note:Ae.diagnosis_note},$c=l):l.late&&Lt().then(()=>Be(j)),Se(s.row_count===1?"One row.":`${L(s.row_count)} rows.`),I.say(null),delete R.dataset.stale,ue()},Ae=>{s=null,r="",w.stop(),I.say(gf(
Ae,{narrowed:Object.keys(Ba).some(Fe=>n[Fe]!=="all"),all:()=>U(Ba),again:()=>G(i),unmarked:()=>U({control_marker:"",test_marker:""})})),delete R.dataset.stale,ue()})}async function oe(){let j=kt(n).toString();
if(s.waterfall!==null||c?.key===j)return;c={key:j,rows:null};let ae=new URLSearchParams(j);Object.entries({device_type:"CPU",exclude:ht,diagnosis:"false",sort:"abs_diff_self_per_step",limit:$a}).forEach(
([de,Ae])=>ae.set(de,String(Ae)));try{let{rows:de}=await tt(ae);!p&&c.key===j&&(c.rows=de,ue())}catch{}}function ue(){if(p)return;te();let j=n.control!==""&&n.test!=="",ae=Mo(n),de=Sl(n);j?de!==i&&(s||
I.say(null),G(de)):(I.drop(),i="",s=null,k.detail.draw(null),I.say(wf(o))),k.sides.draw(n,o,s),R.toggleAttribute("data-skeleton",j&&!s),k.filters.draw(n,s,s?K():n.unit||"total"),x.draw(n,ae),s?j&&r===
i&&P(K(),ae):k.detail.draw(null)}function K(){let j=n.unit||qi(s);return j==="percent"&&!kr(s)?qi(s):j}function P(j,ae){let de=Ho(s),Ae=kt(n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Ba).
some(Ke=>n[Ke]!=="all")),k.recorded.draw(s),k.operators.draw(Ae,s),ne(),oe()),k.fall.draw(n,s,r,de,Qr(s)),k.host.draw(c?.key===Ae&&s.waterfall===null?c.rows:null,s),A(j,ae),k.replacements.draw(s,j==="\
per_step"||j==="percent"),_.draw(n,s,j,ae),b.draw(l,bt({...n,op:""})),h.draw(n,s),F();let Fe=u.items.find(Ke=>Ke?.key===n.op);k.ranks.draw(s,n.heat,de,r,Fe?{name:Fe.row.name,query:Jn({...n,row:Fe.key}).
toString()}:null),Eh(n,{unit:j,self:ae,item:Fe},{...k,table:{sql:$}})}function A(j,ae){let de=w.rows(),Ae=JSON.stringify([r,j]),Fe=JSON.stringify([Ae,n.top,d===r]);if(u?.answer!==s||u.order!==Ae){let Ke=Hi(
s,de,j,{self:ae});u={answer:s,order:Ae,unit:j,self:ae,items:Ke},se(j,Ke),k.table.draw({rows:Ke,totals:Od(s,j,{self:ae}),unit:j,self:ae,unitName:cs(j,s),sort:n.sort,order:n.order,selected:n.op,revision:Ae,
judged:q(Ke),work:n.work})}u.chartKey!==Fe&&(u.chartKey=Fe,Ce(Fe),T(v,Qr(s,Q(s.row_count,"row")).map(Ke=>a("p",{},Ke))))}let q=j=>j.some(ae=>ae.verdict!=="cannot_judge"&&!ae.row.too_few);function O(){
if(r!==i||u?.answer!==s)return;let{items:j,unit:ae,self:de}=u,Ae=[],Fe=[];w.rows().forEach((W,V)=>{j[V]||(Ae.push(V),Fe.push(W))});let Ke=Hi(s,Fe,ae,{self:de});Ke.forEach((W,V)=>{j[Ae[V]]=W}),se(ae,j),
k.table.add(j,Ke,q(j)),n.op!==""&&!m&&P(ae,de)}function F(){let j=n.op===""?-1:w.placeOf(n.op),ae=u.items[j]??null,de=ae?.key??"";if(m=ae,k.counts.select(de),k.durations.select(de),k.table.select(de),
j===void 0){w.find(n.op);return}k.detail.draw(ae,ae||n.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},H("Clear the filters",()=>U({q:"",
category:[],change:"",exclude:[ht],device_type:"ALL",significant:""})))]),f&&(f=!1,ae&&Z())}function ne(){let j=s.comparability.filter(({kind:ae})=>ae!=="steps_differ"&&ae!=="single_sample");T(S,Ud(j))}
function se(j,ae){let de=s.control.samples,Ae=s.test.samples,Fe=ae.find(V=>V?.row.too_few&&V.row.among)?.row;C.hidden=de===Ae&&!Fe;let Ke=Fe&&`${io(Fe)} These rows say “too few steps”. `;if(de===Ae){
T(C,Ke);return}let W=j==="total"?"totals cannot be compared directly.":j==="per_call"?"totals would mislead.":"calls and durations are shown per step.";T(C,Ke,`The sides have ${L(de)} and ${Q(Ae,"samp\
le")} (a sample is one step of one rank), so ${W} `,j==="total"?H("Show per step",()=>U({unit:""}),{class:"link-button"}):H("Show totals",()=>U({unit:"total"}),{class:"link-button"}))}function re(){return d!==
r&&ph(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",H("Draw the bars anyway",()=>{d=r,ue()},{class:"link-button"})]}function Ce(j){let{items:ae,unit:de,
self:Ae}=u,Fe=`${u.order}${n.top}`,Ke=ae.slice(0,n.top),W=Qr(s,`first ${L(Ke.length)} of ${Q(s.row_count,"row")}`),V={file:Ho(s),revision:j,zoom:Fe,caption:W};k.durations.draw({...V,...mh(Ke,de,Ae,s),
empty:re()}),k.counts.draw({...V,...fh(Ke,de),empty:re()}),x.drawRest(ae.length,Ke.length)}return ue(),y?Lt().then(me):me(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.
sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&J("")},update(j){n=qt(j),l=t.newPair?vl(n):l,ue(),me(),s&&i===r&&t.settled()},unmount(){p=!0,[h,k.fall,k.operators].
forEach(j=>j.stop()),I.unmount(),w.stop(),z(),E.forEach(j=>j.unmount()),k.table.unmount(),k.detail.unmount()}}}var Gh=2,Sc=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function RS(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await cr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function LS(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>RS(e,c,b,o))),_o(e,n===""?null:n),un(e)]),[f]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let y=l===null?p.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,g=p.metadata?.baseTimeNanoseconds,w=BigInt(y)-(Number.isFinite(g)?
BigInt(g):0n),h=b=>w+BigInt(Math.round(1e3*b));return{file:p,start:h(f.start-Gh*f.duration),end:h(f.start+(1+Gh)*f.duration)}}function Yh(e,t,n,o){let s=LS(e.id,t,Sc(n));return s.catch(()=>{}),Er({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return dr(e.id,i.number,"",{signal:r,onProgress:o})}})}function Kh({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(n),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Vh(e,t,n){let o=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)o.push(Number((c*10**l).toPrecision(12)));return o.filter(l=>l>=e&&l<=t)}var NS=250;function Jh(e){return _t({...e,height:()=>NS,make:IS,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function PS(e){let[t,n]=Ve(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function IS(e,t){let n={...e,
...Kh(e)},o=zt(),{edges:s}=n,r=Vh(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=n[m].reduce((g,w)=>g+w,0),y=n.share?p/100:n.perStep?n.perStep[f]:1;return n[m].map(g=>g===0?0:
g/y)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:BS(o.control,.4),line:{color:o.control,width:1}},{...c(l),line:{color:ee("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:DS(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:yt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(PS),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?ee("--control"):ee("--test")}}])}}}function DS(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,i)=>`${r} ${L(e[r][o])}${i>0?`, ${je(100*e[r][o]/i)} of its calls`:""}`;return[`${D(n)} to ${D(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function BS(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var qS=250,qa=.13;function Qh(e){return _t({...e,height:()=>qS,make:HS,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function HS(e,t){
let n=zt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ve(Math.max(...o)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let y=[];return e[m].forEach((g,w)=>g.forEach((h,b)=>{
if(h!==null){let _=e.rows.length>1?.16*(w/(e.rows.length-1)-.5):0;y.push({x:b+f+_,y:h/r,id:`${w}/${b}`,text:e.hover(m,w,b).map(Ue).join("<br>")})}})),{type:"scatter",mode:"markers",x:y.map(g=>g.x),y:y.
map(g=>g.y),customdata:y.map(g=>g.text),ids:y.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((y,g)=>{let w=e[m].map(h=>h[g]).filter(h=>h!==null);return w.length===0?null:w.reduce((h,b)=>h+b,0)/w.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((y,g)=>g+f),line:{color:ee(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=wn(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-qa),c("test",qa),l("control",
-qa,"circle"),l("test",qa,"diamond")],layout:{template:yt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ue(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var FS=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Xh=(e,t)=>e===null||t===null?null:
e-t,Zh=(e,t)=>e>0&&t!==null?100*t/e:null,Ec=e=>e>0?"more":e<0?"less":"calm";function Tc(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,i)=>o[i]>0?r/o[i]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function vc(e,t,[
n,o],s,r,i){let l=Xh(o,n),c=i==="new"?"new":i==="gone"?"gone":_e(Zh(n,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?be:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?be:s(o))),a("p",{class:`tile-change ${Ec(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function WS(e,t){let n=Tc(e);return[a("p",{class:"muted op-verdict"},t?io(t):" "),a("div",{class:"tiles"},vc("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
D,ge,n.birth),vc("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,L,nt,n.birth),vc("Time per call","Median of the single calls",n.perCall,D,ge,n.birth))]}function Fa(e,[
t,n],o,s,{exact:r,exactDiff:i,title:l}={}){let c=Xh(n,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${Ec(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Ec(c)}`},_e(Zh(t,c))))}var Ha=(e,t,n)=>Fa(e,t,D,ge,{exact:le,exactDiff:Ge,title:n});function US(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=Tc(e),o=(r,i)=>100*n[r]/t[i].step,s=Nt(e)?"recording":"step time";return Fa(`Share of the ${s}`,[o(0,"control"),o(1,"test")],je,r=>r===null?be:_e(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function jS(e,{stepTime:t,row:n}){let o=Tc(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"\
5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("\
td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),Fa("Calls",o.counts,L,nt),Fa("Calls per step",o.callsPerStep,L,nt),Ha("Total",o.total),Ha(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Ha("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),US(e,t)),a("tbody",{},s("A single call"),FS.map(([i,l])=>Ha(l,r(i)))))}function eg(){let e=a("div",{class:"card op-head"}),t=a("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),T(e,WS(n,o.row)),T(t,a("div",{class:"chart-head"},a("h2",{},"Numbers")),a("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},jS(n,o)))}}}var tg=.8,zS=/^aten::.*(mm|linear|conv|attention)/,Oc={control:"set",test:"test"};function GS(e,t,n){let o=Object.values(Oc).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(o.includes(void 0))
return null;let s=o.map(u=>u.flops_per_step),r=o.map(u=>u.device_time_per_step),i=Object.values(Oc).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=o.every((u,d)=>u.calls>=tg*n[d]&&
u.device_time>=tg*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:o.map(u=>u.tflops_per_s),calls:o.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var ng=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of Object.entries(Oc))for(let s of["ranks","steps","marker"]){let r=e[`${n}_${s}`];r&&r!=="all"&&t.set(`${o}_${s}`,r)}return t};function Wa(e,[
t,n],o,s,r){let i=t===null||n===null?null:n-t;return a("tr",{},a("th",{scope:"row"},e),[t,n].map(l=>a("td",{class:"num",title:r?.(l)},o(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?_e(100*i/t):""))}var og=(e,t,n)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${n>0?"more":"less"}`,title:Ge(n)},ge(n)),a("td")),YS=e=>e===null?
be:`${Sn(1e12*e)}FLOP/s`,KS=e=>`${Gn(1e12*e)}FLOP/s`;function VS(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},Wa("FLOPs per step",e.flops,Sn,Gn),Wa("Device time per step",e.device,D,ge,le),e.more!==null&&[og(
"of it more work","What the change of FLOPs would cost at the speed of the control",e.more),og("of it slower work","The rest: each FLOP takes longer, or less long",e.slower)],Wa("Achieved",e.speed,YS,
KS),e.calls.some((n,o)=>n!==t[o])&&Wa("Calls with known FLOPs",e.calls,L,nt)))}function sg(){let e=a("div",{class:"op-work-body"}),t=a("section",{class:"card op-table-card op-work","aria-label":"Work",
hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work")),e),n="",o=null,s=r=>T(e,a("p",{class:"muted small op-work-none"},r));return{node:t,async draw(r,i){let l=i.category==="cpu_op"&&zS.test(i.name)&&
!r.use_short_name&&r.control!==""&&r.test!=="";t.hidden=!l;let c=l?`${ng(r)} ${i.name}`:"";if(c===n||(o?.abort(),o=new AbortController,n=c,!l))return;s("Looking for its FLOPs …");let u=[i.calls.control.
count,i.calls.test.count];try{let d=await xo("work",ng(r),{signal:o.signal});if(n!==c)return;let m=GS(d,i.name,u);m?T(e,a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Work of this \
operator"},VS(m,u))):s("Its FLOPs are not known on both sides, or they count for an operator around it.")}catch{n===c&&(s("Its FLOPs could not be loaded."),n="")}},stop:()=>o?.abort()}}var Ua=12;function rg(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=ut("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=a("div",{class:"scroll-x"}),r=a("p",{class:"rela\
ted-more"}),i=a("section",{class:"card related"},a("div",{class:"chart-head"},t,o.node),n,s,r),l=!1,c="";function u(p){let{answer:y}=p,g=y.launches!==void 0;c!==p.revision&&(c=p.revision,l=!1),o.press(
p.unit),t.textContent=g?"Launches":"Launched by",i.setAttribute("aria-label",t.textContent),n.textContent=g?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let w=g?y.launches:y.launched_by,h=p.unit==="per_step"?[y.control.samples,y.
test.samples]:[1,1];T(s,w.length===0?d(g):m(w,h,g)),T(r,w.length>Ua&&!l&&H(`Show all ${L(w.length)}`,()=>{l=!0,u(p),s.querySelectorAll("tbody tr")[Ua].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=w.length<=Ua||l}function d(p){return a("p",{class:"muted chart-message"},p?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(p,y,g){let w=p.some(h=>h.shapes!==
null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},g?"Device work":"Operator"),w&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>a("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},a("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>a("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},a("span",{class:"th-group"},"time "),h)))),a("tbody",{},p.slice(0,l?void 0:Ua).map(h=>f(h,y,w))))}function f(p,[y,g],w){let h=[p.control_counts/y,p.test_counts/g],b=[p.control_total_duration/
y,p.test_total_duration/g],_=y===g?p.diff_duration/y:b[1]-b[0],$=_>0?" more":_<0?" less":"",k=h[1]-h[0],S=p.control_counts===0?"new":p.test_counts===0?"gone":_e(b[0]>0?100*_/b[0]:null);return a("tr",{},
a("th",{scope:"row",class:"related-name mono"},p.name===""?a("span",{class:"muted"},"unknown launch"):a("a",{href:e.href(p),title:p.name},a("bdi",{},p.name)),a("span",{class:"related-category muted"},
` ${p.category??""}`)),w&&a("td",{class:"shapes mono",title:p.shapes},p.shapes??"–"),a("td",{class:"num wide-only"},L(h[0])),a("td",{class:"num wide-only"},L(h[1])),a("td",{class:`num wide-only${k>0?
" more":k<0?" less":""}`},nt(k)),a("td",{class:"num roomy-only",title:le(b[0])},p.control_counts>0?D(b[0]):"–"),a("td",{class:"num roomy-only",title:le(b[1])},p.test_counts>0?D(b[1]):"–"),a("td",{
class:`num strong${$}`,title:Ge(_)},ge(_)),a("td",{class:`num${$}`},S))}return{node:i,draw:u}}function ag(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ge(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=i.length===l.length&&i.every((d,m)=>o(d,l[m]));T(e,u?a("div",{},a("h3",{},"The same in control and test"),n(l,
r)):[c("control",i),c("test",l)])}}}var ig={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Mc={path:"/compare/op",name:"Operation",mount:(e,t)=>JS(e,t)};function JS(e,t){let n=fs(location.search),o=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=ut("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],Z=>C({bins:Z},{replace:!0})),m={sides:Jo(C),numbers:eg(),work:sg(),histogram:Jh(
{id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Qh({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Z)=>t.go(E(...Z))}),heat:va({id:"cha\
rt-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Z)=>t.go(E(...Z))}),grid:Ea(),related:rg({onUnit:Z=>C({unit:Z}),href:({name:Z,category:ie})=>Ht({...n,row:vt(Z,ie)})}),stack:ag()},
f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),y=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),w=a("p",{class:"op-actions"}),h=a("div",{class:"messa\
ge"}),b=XS(Z=>C({heat:Z},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),$=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.histogram.
node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-page"},p,a("header",{class:"op-head\
er"},y,g,w),m.sides.node,h,$));let k=Tt({context:t,results:$,message:h}),S=pt(()=>f.forEach(Z=>Z.retheme()));function C(Z,{replace:ie=!1}={}){t.go(Ht({...n,...Z}),{replace:ie})}function x(){let Z=te=>Dn(
te,n,o,s),ie=`${Z("control")} → ${Z("test")}`,B=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${B.slice(0,80)} · ${ie}`),T(y,a("bdi",{},B)),T(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:
"",n.use_short_name&&" · short name: all operations of this name together");let Y={...qt(""),...R(),exclude:[ht],op:n.row};T(p,a("a",{href:t.lastCompare(kt(n))??bt(Y)},`← ${ie}`))}function E(Z,ie){
return Nr(n,Z,ie,s)}function R(){let{control:Z,test:ie,control_ranks:B,test_ranks:Y,control_steps:te,test_steps:me,control_marker:Be,test_marker:G,use_short_name:oe,merge_addresses:ue,aliases:K}=n;return{
control:Z,test:ie,control_ranks:B,test_ranks:Y,control_steps:te,test_steps:me,control_marker:Be,test_marker:G,use_short_name:oe,merge_addresses:ue,aliases:K}}async function M(){let Z=[n.control,n.test].
filter(B=>B!=="");if(Z.every(B=>o&&Ye(o,B)))return;let ie=await ft(Z).catch(()=>[]);u||(o=ie,z())}function N(Z){i=Z,k.ask(ie=>ir(Z,{signal:ie}),ie=>{s=ie,r=new URLSearchParams(Z).get("row"),k.say(null),
Se(`${ie.name}: ${D(ie.calls.control.total)} to ${D(ie.calls.test.total)}.`),z()},ie=>{s=null,k.say(I(ie)),z()})}async function v(Z){c?.abort(),c=new AbortController,l={key:Z,answer:null};try{let ie=new URLSearchParams(
Z);ie.set("significance","true"),ie.set("diagnosis","false");let B=await tt(ie,{signal:c.signal});if(u||l.key!==Z)return;l.answer=B,l.byKey=Td(B),z()}catch{}}function I(Z){let ie=Z.code==="unknown_ope\
ration",B=["control_ranks","test_ranks","control_steps","test_steps"].filter(Y=>n[Y]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:Z.code}},a("h2",{},ie?"This operation does not o\
ccur":"This operation cannot be shown"),a("p",{},ie?"Neither side has an operation of this name and category in the selected ranks and steps.":Z.message),a("p",{},B.length>0&&H("Use all ranks and step\
s",()=>C(Object.fromEntries(B.map(Y=>[Y,"all"]))),{class:"primary"}),B.length===0&&!ie&&H("Try again",()=>N(Jn(n).toString()),{class:"primary"})," ",a("a",{href:bt({...qt(""),...R()})},"All operations\
 of this comparison")))}function z(){if(u)return;x();let Z=n.control!==""&&n.test!==""&&n.row!=="",ie=Jn(n).toString();Z?ie!==i&&(s&&r!==n.row&&(s=null),k.say(null),N(ie)):(k.drop(),i="",k.say(a("div",
{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:fe("/compare")},"Compare page"),"."))));let B=kt({...n,use_short_name:!1}).toString();Z&&B!==l.key&&v(B),m.
sides.draw(n,o,s),$.toggleAttribute("data-skeleton",Z&&!s),s&&U()}function U(){let Z=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),ie=`tracediff-${Mt(s.control.label)}-${Mt(s.test.label)}\
-${Mt(s.name)}`,B=i,Y=n.use_short_name?void 0:Fi(l.byKey?.get(us(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:Y}),De(ie,B),He(ie,B),m.work.draw(n,s),Th(n,s,m),m.related.draw(
{answer:s,unit:Z,revision:B}),m.stack.draw(s.stack,ke),T(w,H("Copy the name",()=>Kt(s.name,"Name copied."),{class:"link-button"}),H("Copy link",()=>Kt(location.href,"Link copied."),{class:"link-button"}),
a("a",{href:No(n,s)},"Show in the timeline"),a("a",{href:Tu(Jn(n)),download:`${ie}.json`},"JSON"),["control","test"].map(Te))}let J=Z=>s.aliases?.filter(ie=>ie.side===Z)??[{name:s.name,category:s.category}];
function Te(Z){let ie=o&&Ye(o,n[Z]);if(!ie||Sc(s.samples[Z])===void 0)return null;let B=`slowest call, ${Z}`;if(vn(ie)!=="")return a("span",{class:"muted small",title:vn(ie)},`Perfetto: no trace of th\
e ${Z}`);let Y={name:s.name,names:J(Z),marker:n[`${Z}_marker`],shortNames:n.use_short_name},te=H(`Perfetto: ${B}`,async()=>{te.disabled=!0;try{await Yh(ie,Y,s.samples[Z],me=>Se(`Loading ${Re(me)}`))}catch(me){
ve(me.message,{urgent:!0})}finally{te.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return te}function ke({name:Z,category:ie}){let B=l.byKey?.get(us(Z,ie));return B&&{diff:B.diff_per_step,href:Ht({...n,use_short_name:!1,row:B.id})}}function De(Z,ie){let{edges:B,control:Y,test:te}=s.
histogram,me=[s.control.samples,s.test.samples];d.press(n.bins),m.histogram.draw({edges:B,control:Y,test:te,file:Z,revision:`${ie}#${n.bins}`,share:n.bins==="share",perStep:me[0]===me[1]?null:me,medians:[
s.calls.control["50%"],s.calls.test["50%"]],heading:`${L(s.calls.control.count)} in the control, ${L(s.calls.test.count)} in the test`,empty:B.length===0?"No calls to draw.":""})}function He(Z,ie){let{
control:B,test:Y}=s.samples,te=aa(B,Y),me=As(te,F=>F.total_duration),Be=F=>s.calls[F].count===0,G=me.control.map(F=>F.map(()=>null));m.points.draw({rows:te.rows,columns:te.columns,kind:"time",file:Z,control:Be(
"control")?G:me.control,test:Be("test")?G:me.test,hover:(F,ne,se)=>QS(F,te[F][ne][se]),heading:"duration in each step of each rank",revision:ie});let[oe,ue,K]=ig[n.heat],P=As(te,ue),A=K==="time",q={format:A?
le:L,formatDiff:A?Ge:nt};b.draw(n.heat),m.heat.draw({rows:te.rows,columns:te.columns,...P,...q,kind:K,file:Z,heading:oe,revision:`${ie}#${n.heat}`}),m.grid.draw({grid:te,values:P,title:oe,timeline:E,format:A?
D:L,formatDiff:A?ge:nt});let O=[te.ranksByPosition&&"ranks",te.stepsByPosition&&"steps"].filter(Boolean);_.hidden=O.length===0,_.textContent=`The sides have different ${O.join(" and ")}; they are pair\
ed by position (control / test).`}return z(),M(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Z){let ie=n;n=fs(Z),ie.row!==n.row&&window.scrollTo(0,0),z(),M()},
unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),S(),f.forEach(Z=>Z.unmount())}}}function QS(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":
`step ${t.step_number}`}`,le(t.total_duration),Q(t.counts,"call")]}function XS(e){let t=ce("heat"),n=a("select",{id:t,on:{change:()=>e(n.value)}},Object.entries(ig).map(([o,[s]])=>a("option",{value:o},
s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function lg(e,t,n){let o=null,s=new Map,r=y=>{let g=e.getBoundingClientRect();return[y.clientX-g.left,y.clientY-g.top]};function i(y){let g=y.ctrlKey||y.metaKey||n(),w=y.deltaMode===1?16:1,h=y.shiftKey&&
y.deltaX===0?y.deltaY:y.deltaX;if(y.shiftKey||Math.abs(h)>Math.abs(y.deltaY))y.preventDefault(),t.pan(h*w);else if(g){y.preventDefault();let b=Math.max(-240,Math.min(240,y.deltaY*w));t.zoom(r(y)[0],Math.
exp(b*(y.ctrlKey?.006:.0022)))}}function l(y){if(y.button!==0)return;let[g,w]=r(y);e.focus({preventScroll:!0}),s.set(y.pointerId,g),o={id:y.pointerId,x:g,y:w,from:g,measures:y.shiftKey,moved:s.size>1}}
function c(y,g){let w=[...s.values()];s.set(y.pointerId,g);let h=[...s.values()],b=([_,$])=>Math.max(20,Math.abs(_-$));t.zoom((h[0]+h[1])/2,b(w)/b(h))}function u(y){y.pointerType==="mouse"&&(y.buttons&
1)===0&&s.delete(y.pointerId)&&(o=null,delete e.dataset.drag);let[g,w]=r(y);if(s.size===2&&s.has(y.pointerId)){c(y,g);return}if(!o||o.id!==y.pointerId){t.hover(g,w,y);return}!o.moved&&Math.hypot(g-o.x,
w-o.y)<4||(o.moved||(o.moved=!0,e.setPointerCapture(y.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,g,!1):(t.pan(o.x-g),t.scroll(o.y-w)),[o.x,o.y]=[g,w])}
function d(y){if(s.delete(y.pointerId),!o||o.id!==y.pointerId)return;let[g,w]=r(y),{moved:h,measures:b,from:_}=o;o=null,delete e.dataset.drag,y.type!=="pointercancel"&&(b&&h?t.measure(_,g,!0):h||t.pick(
g,w,y))}let m={w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.
slide(.12),ArrowUp:()=>t.scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function f(y){if(y.ctrlKey||y.metaKey||y.altKey)return;if(t.own(y)){y.preventDefault();return}let g=m[y.
key.length===1?y.key.toLowerCase():y.key];g&&(y.preventDefault(),y.stopPropagation(),g())}let p={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:f};for(let[
y,g]of Object.entries(p))e.addEventListener(y,g,y==="wheel"?{passive:!1}:void 0);return()=>Object.entries(p).forEach(([y,g])=>e.removeEventListener(y,g))}function Ac({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
o),l=r.slice();for(let u=0;u<o;u+=1)i[l[n[u]]]=u,l[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)ZS(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function ZS(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((i,l)=>n[i]-n[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function ev(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function Gs(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=ev(l,r[t],d,n);m<d;m+=1){let f=i[m];if(c[f]>=
o)return;u[f]>n&&s(f)}}function cg(e,t,n,o=0){let s=-1,r=1/0;return Gs(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-n,n-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function Cc(e,t,n){let o=n("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+o<=t&&(r+=1,i=l)}return e}var ja=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function ug(e){let[t,n,o]=ja(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function za(e,t){let n=new Map,o="",s="",r=l=>{o!==l&&(o=l,e.fillStyle=l)},i=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
o="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[o,s]=["",""]}}}var tv={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},nv=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Ys=e=>String(e).replace(nv,"").replace(/[&<>"]/g,t=>tv[t]),Ks=e=>String(Math.round(e*100)/100);
function dg(e){let t=[],n=new Map,o=1,s=(i,l,c="")=>{let u={...l,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?Ks(f):Ys(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${Ys(c)}</${i}>`)},r=i=>(n.has(i)||n.set(i,`hatch-${n.size+1}`),n.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){o=i},text(i,l,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Ys(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Ks(i)}" height="${Ks(l)}"\
 viewBox="0 0 ${Ks(i)} ${Ks(l)}" font-family="${Ys(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Ys(c)}"/>${t.join("")}</svg>`}}}var Ga=(e,t,n)=>Math.min(Math.max(e,t),n);function fo({from:e,to:t},n,o=0){let s=n.to-n.from,r=Ga(t-e,Math.min(o,s),s),i=(e+t)/2,l=Ga(i-r/2,n.from,n.to-r);return{from:l,to:l+r}}function Rc(e,t,n,o,s=0){
let r=o.to-o.from,i=Ga((e.to-e.from)*n,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return fo({from:c,to:c+i},o,s)}function Lc(e,t,n){let o=e.to-e.from,s=Ga(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function mg(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function fg({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(l=>l*s>=o*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var On=22,ov=22,Ya=4;function pg(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var Vs=new Map;function sv(e){return Vs.has(e)||(Vs.size>500&&Vs.clear(),Vs.set(e,ug(e))),Vs.get(e)}function rv(e,t,n,o){let{x:s,y:r,width:i,height:l}=n,c=o.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=sv(c);if(o.hatched(t)&&e.hatch(s,r,i,l,o.colours.surface),i>=ov){let d=Cc(o.text(t),i-2*Ya,o.widthOf);if(d!==""){let m=r+l/2+11*.36;if(o.hatched(t)){let f=4;for(let p of d)f+=o.widthOf(
p);e.box(s+Ya-2,r+1,Math.min(f,i-Ya),l-2,c)}e.words(s+Ya,m,d,u)}}}function av(e,t,n,{index:o,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return Gs(o,t,s.from,s.to,f=>{let p=Math.max(
0,(o.start[f]-s.from)*r),y=Math.min(i,(o.end[f]-s.from)*r);if(y<=d&&!u?.keep.has(f))return;let g=Math.max(1,y-p>3?y-p-.5:y-p);u&&e.alpha(u.keep.has(f)?1:.3),rv(e,f,{x:p,y:n,width:g,height:c},l),m+=1,d=
g<=1?p+1:y}),u&&e.alpha(1),m}function hg(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:i}=fg(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,On,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,On-5,u,On,s.border),u<n-30&&e.words(u+3,On-8,o(c,i),s.muted)}e.line(0,On-.5,n,On-.5,s.border)}function gg(e,t){let{index:n,view:o,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),f=Math.max(0,Math.floor(-l/i)),p=Math.min(n.rows-1,Math.ceil((r-l)/i));iv(e,c,t);let y=u.highlight?{keep:u.highlight}:null,g={index:n,view:o,scale:m,width:s,how:d,height:i-1,dimmed:y},
w=0;for(let h=f;h<=p;h+=1)w+=av(e,h,l+h*i,g);return lv(e,t,m),w}function iv(e,t,{top:n,rowHeight:o,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=n+l*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=Cc(u,s-16,i.widthOf);e.words(6,d+o/2+11*.36,m,i.colours.muted,{bold:!0})}}function lv(e,t,n){let{marks:o,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*n),f=Math.min(t.width+2,(d[i]-t.view.from)*n);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,f-m)+.5,t.rowHeight,l,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(i=>r(i,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var Va=12,Ka=17,cv=8e3,uv=15,dv=12;function mv(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,i,...l)=>e.
line(o+t,s+n,r+t,i+n,...l),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var wg=(e,t)=>e.flatMap((n,o)=>Pn(n,Math.floor((t-2*Va)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function yg(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(Va,n+Ka*r,o,ee(s?"--text":"--muted"),{size:s?uv:dv,bold:s})})}function Ja(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=wg(e,n),r=t.map(d=>wg(d.lines,
n)),i=10+Ka*s.length+Va,l=t.map((d,m)=>{let f=i+Ka*r[m].length;return i=f+d.height+Va,f}),c=Math.min(i,cv),u=d=>{yg(d,s,22),t.forEach((m,f)=>{yg(d,r[f],l[f]-Ka*r[f].length+12),m.paint(mv(d,0,l[f]))})};
return{width:n,height:c,svg(){let d=dg(o);return u(d),d.text(n,c,ee("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=za(m,o);return f.box(0,0,n,c,ee("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function Qa(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
La(o,`${n}.${t}`)}var fv=160,pv=3,hv=matchMedia("(prefers-reduced-motion: reduce)"),bg=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,ee(`--${e}`)])),Pc={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function Xa(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),f=a("div",{class:"spans-space"},m),p=a("div",{class:"spans-scroll"},f);e.classList.add("s\
pans"),e.append(p);let y=m.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,w=za(y,g),h=c?On:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:pg(g),colours:bg()},
_=Pc,$=Ac(Pc),k=[],S=0,C={from:0,to:1},x={from:0,to:1},E={hover:-1,select:-1,highlight:null},R=0,M=null,N=0,v=0,I=0,z=()=>(x.to-x.from)/Math.max(1,N),U=A=>x.from+A*z(),J=()=>h+S*n;function Te(){N=p.clientWidth,
f.style.height=`${J()}px`,v=Math.min(p.clientHeight,J());let A=globalThis.devicePixelRatio||1,[q,O]=[Math.round(N*A),Math.round(v*A)];(m.width!==q||m.height!==O||I!==A)&&([m.width,m.height,I]=[q,O,A],
m.style.width=`${N}px`,m.style.height=`${v}px`)}function ke(){R===0&&(R=requestAnimationFrame(De))}function De(A){if(R=0,M){M.since??=A;let O=(A-M.since)/fv;x=mg(M.from,M.to,O);let F=O<1;F?ke():M=null,
r(x.from,x.to,F)}let q=performance.now();if(Te(),N>0&&v>0){y.setTransform(I,0,0,I,0,0);let O=ie(Z(),{width:N,height:v,top:h-p.scrollTop});m.dataset.drawn=String(O)}m.dataset.drawMs=(performance.now()-
q).toFixed(2)}let He="";function Z(){let A=`${m.width} ${m.height} ${I}`;return A!==He&&(He=A,w.forget()),w}function ie(A,{width:q,height:O,top:F}){let{colours:ne}=b;A.box(0,0,q,O,ne.surface);let se=gg(
A,{index:$,view:x,width:q,height:O,rowHeight:n,top:F,bands:k,marks:E,how:b,rowOf:Ce=>_.row[Ce]}),re=q/(x.to-x.from);return d?.(A,{x:Ce=>(Ce-x.from)*re,y:Ce=>F+Ce*n,width:q,height:O,view:x}),h>0&&hg(A,
{view:x,width:q,format:c,colours:ne}),se}function B(A,q=!1){M=null,!(A.from===x.from&&A.to===x.to)&&(x=A,r(x.from,x.to,q),ke())}function Y(A){let q=fo(A,C,u);hv.matches?B(q):(M={from:x,to:q,since:null},
ke())}let te=()=>M?.to??x;function me(A,q){let O=Math.floor((q-h+p.scrollTop)/n);return q<h||O<0?-1:cg($,O,U(A),pv*z())}function Be(A,q){A!==E.hover&&(E.hover=A,m.style.cursor=A>=0?"pointer":"",ke()),
o(A,q)}let G=lg(m,{zoom:(A,q)=>B(Rc(x,U(A),q,C,u)),pan:A=>B(Lc(x,A*z(),C)),scroll(A){p.scrollTop+=A},hover:(A,q,O)=>Be(me(A,q),O),leave:()=>{E.hover>=0&&Be(-1,null)},pick:(A,q,O)=>s(me(A,q),O),measure:(A,q,O)=>i?.(
...[U(A),U(q)].sort((F,ne)=>F-ne),O),slide(A){let q=te();Y(Lc(q,A*(q.to-q.from),C))},glide(A){let q=te();Y(Rc(q,(q.from+q.to)/2,A,C,u))},fit:()=>Y(C),enter:()=>{E.select>=0&&s(E.select,null)},own:l},()=>t.
wheel==="free");p.addEventListener("scroll",ke,{passive:!0});let oe=new ResizeObserver(ke);oe.observe(p);let ue=()=>{b.colours=bg(),ke()},K=matchMedia("(forced-colors: active)");K.addEventListener("ch\
ange",ue);let P=pt(ue);return{node:m,set(A){let q=_===Pc;_=A,$=Ac(A),k=A.bands??[],S=Math.max($.rows,A.rows??0);let[O,F]=[A.from??1/0,A.to??-1/0];if(A.from===void 0||A.to===void 0)for(let se=0;se<A.length;se+=
1)O=Math.min(O,A.start[se]),F=Math.max(F,A.end[se]);C=F>O?{from:O,to:F}:{from:0,to:1},E.hover=-1,E.select=-1,E.highlight=null;let ne=q?{...C}:fo(x,C,u);f.style.height=`${J()}px`,M===null&&(x=ne),ke()},
view(A,q,O=!1){O?B(fo({from:A,to:q},C,u)):Y({from:A,to:q})},index:()=>$,current:()=>({...x}),goal:()=>({...te()}),extent:()=>({...C}),select(A){E.select=A,A>=0&&this.reveal(_.row[A]),ke()},highlight(A){
E.highlight=A===null?null:new Set(A),ke()},point(A){E.hover=A,ke()},follow(A,q,O=!1){M=null,x={from:A,to:q},O?(cancelAnimationFrame(R),De(0)):ke()},place(A){return this.placeOf({start:_.start[A],end:_.
end[A],row:_.row[A]})},placeOf({start:A,end:q,row:O}){let F=m.getBoundingClientRect(),ne=(A-x.from)/z(),se=(q-x.from)/z(),re=h+O*n-p.scrollTop;return se<0||ne>N||re<h-n||re>v?null:{left:F.left+Math.max(
0,ne),right:F.left+Math.min(N,se),top:F.top+re,bottom:F.top+re+n}},redraw:ke,showAxis(A){h=c&&A?On:0,ke()},reveal(A){let q=A*n;(q<p.scrollTop||q+n+h>p.scrollTop+p.clientHeight)&&(p.scrollTop=q-p.clientHeight/
2)},whole:A=>({height:J(),paint:q=>ie(q,{width:A,height:J(),top:h})}),picture(A){return Ja(A,[{lines:[],...this.whole(Math.max(N,600))}],Math.max(N,600))},destroy(){cancelAnimationFrame(R),G(),P(),K.removeEventListener(
"change",ue),oe.disconnect(),p.remove()}}}var es=8,gv=.004;function kg(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(hn(o,t))),0)}var Jt=(e,t)=>e.verdict[t]==="no_difference_found";function _g(e,t,n){let o=hn(e,t);if(!(n>0)||Math.abs(
o)<gv*n||Jt(e,t))return 0;let s=Math.max(1,Math.round(es*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(es,s)}function xg(e,t,n){let[o,s]=[ja(e),ja(t)];return`rgb(${o.map((r,i)=>Math.round(r+
(s[i]-r)*n)).join(", ")})`}var an={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","What the threads of the host spent, the time of each call c\
ounted once"],calls:["calls","Calls","How often the frames were called"]},ts=e=>e!=="calls",gt=(e,t)=>ts(t)?D(e):L(Number(e.toFixed(2))),Pt=(e,t)=>e===null?"–":ts(t)?ge(e):nt(Number(e.toFixed(2))),Za=(e,t)=>ts(
t)?le(Number(e.toFixed(3))):L(e),ns=(e,t)=>e===null?"":ts(t)?Ge(Number(e.toFixed(3))):nt(e),wv={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},yv={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},po=e=>wv[e.sort]??e.sort,ho=e=>yv[e.status]??"",Sg=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",bv=e=>e.sides.every(t=>t.steps.length===0),kn=e=>bv(e)?"per recording":"per step";function ei(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(so(e));return t?`${t[2]}\
 · ${t[1]}`:so(e)}var xt=e=>[so(e),ro(e)].filter(Boolean).join(" "),kv=e=>/ #\d+$/.test(so(e));function vg(e){let t=gn(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||kv(o)):t.slice(-1)}function Eg(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!Po(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}var _v=.005;function Tg(e,t){let n=e.here[t],o=ts(t)?D(Math.abs(n)):L(Number(Math.abs(n).toFixed(2)));if(ts(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-n)>_v*Math.abs(
n)?"itself ":""}takes ${o} ${n>0?"more":"less"}`}return n>0?`is called ${o} times more`:`is called ${o} times less`}var Ic=(e,t)=>t>0?100*e/t:null;function Og(e,t){let[n,o]=e.root.total[t];return{from:gt(
n,t),to:gt(o,t),change:Pt(o-n,t),percent:_e(Ic(o-n,n))}}function Mg(e,t){let[n,o]=e.root.total[t];return n===o?"±0":n>0?_e(Ic(o-n,n)):"new"}function Ag(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,
only_here_device:i})=>Ic(i,r)),o=r=>je(r);if(t===null&&n===null)return"";if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${o(r)} of the device time of the ${i}`;return t===null||n===null?`No partner on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of \
the test is in frames without a partner on the other side.`}var $g=e=>e.map(t=>`“${t}”`).join(" and ");function Cg(e,t){let n=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${$g(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (of TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.
push(`${$g(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return o}function Rg(e,t){let n=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${gt(l,i)} → ${gt(c,i)} (${Pt(c-
l,i)})`:`${s}: ${gt(l,i)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(
0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var Mn=e=>e>0?"mo\
re":e<0?"less":"calm",Lg=(e,t)=>Pt(hn(e,t),t);var xv=20,$v=.62,Ng={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function Sv(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,xg(ee("--surface-sunk"),ee(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",$v*(.12+.88*(Math.abs(n)/es))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(Ng[n]??"--noise-fill",.45)}}function vv(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){T(e,
a("p",{class:"mono strong"},xt(t)),a("p",{class:"muted small"},[po(t),ho(t),Jt(t,o)&&"no difference found"].filter(Boolean).join(" · ")),Rg(t,n).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Pg(e){let t=a("spa\
n",{class:"chart-unit"}),n=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=vv(),l=Sv(),c=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Flame graph ",t),a("div",{class:"\
chart-tools"},H("PNG",()=>S("png"),{title:"Flame graph: download as PNG"}),H("SVG",()=>S("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,i.node),u=null,d=null,m=0,f=x=>u.tree.frames[d.frame[x]],
p=Xa(s,{rowHeight:xv,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,text:h,hatched:x=>g(f(x)),onHover(x,E){
x<0||!E?i.hide():i.show(f(x),u,E)},onPick:x=>x>=0&&e.onPick(f(x)),onKey:b}),y=pt(()=>{l.forget(),$(),p.redraw()}),g=x=>u.tree.pair&&!Po(x)&&x.sort!=="rest";function w(x){let E=f(x);return u.tree.pair?
Jt(E,u.measure)?l.noise():l.change(_g(E,u.measure,m)):l.sort(E.sort)}function h(x){let E=f(x);return`${E.status==="replaced"?"⇄ ":""}${[ei(E),ro(E)].filter(Boolean).join(" ")}${u.tree.pair?` ${Lg(E,
u.measure)}`:""}`}function b(x){let E=u?.selected;if(!E)return!1;let R=E.parent?.children.filter(_)??[],M=R.indexOf(E),N=U=>d.end[d.place[U.at]]-d.start[d.place[U.at]],I={ArrowUp:()=>E.parent,ArrowDown:()=>E.
children.filter(_).reduce((U,J)=>!U||N(J)>N(U)?J:U,null),ArrowLeft:()=>R[M-1],ArrowRight:()=>R[M+1]}[x.key];if(!I)return!1;let z=I();return z&&e.onMove(z),!0}let _=x=>d.place[x.at]>=0;function $(){if(!u)
return;let x=(R,M,N="")=>a("li",{class:`key ${N}`,css:{"--key-fill":R}},M);if(!u.tree.pair){let R=new Set(u.tree.frames.map(({sort:M})=>M));T(o,Object.keys(Ng).filter(M=>R.has(M)).map(M=>x(l.sort(M),po(
{sort:M}))));return}let E=R=>`full colour: ${Pt(R,u.measure)}`;T(o,x(l.change(es),`takes more (${E(m)})`),x(l.change(-es),`takes less (${E(-m)})`),x(l.change(0),"hardly changed"),u.tree.frames.some(R=>Jt(
R,u.measure))&&x(l.noise(),"not certain"),u.tree.frames.some(g)&&x("var(--muted)","on one side only","key-hatched"))}function k(){let x=gn(u.zoomed);T(n,x.map((E,R)=>[R>0&&a("span",{class:"muted","ari\
a-hidden":"true"}," › "),R===x.length-1?a("b",{class:"mono","aria-current":"true"},xt(E)):H(xt(E),()=>e.onZoom(E),{class:"link-button mono"})]))}function S(x){u&&d.length>0&&Qa(p.picture([`Flame gra\
ph, ${an[u.measure][0]} ${kn(u.tree)}`,...u.lines,C(),`made ${mt(new Date().toISOString())}`]),x,`${u.file}-tree`)}let C=()=>u.tree.pair?`Magenta takes more, green takes less (full colour: ${Pt(m,u.measure).
replace("+","±")}); stripes: on one side only.`:`${Q(u.tree.frames.length,"frame")}.`;return{node:c,draw(x){let E=u?.revision!==x.revision,R=!E&&u.judged!==x.judged,M=E||u.zoomed!==x.zoomed;if(u=x,E){
i.hide(),d=Em(u.tree,u.measure,u.width),m=kg(u.tree,u.measure),p.set({...d,from:0,to:d.end[0]??1}),$(),r.hidden=d.length>0,r.textContent=`No ${an[u.measure][0]} to draw.`;let v={both:"",control:", wid\
th: control",test:", width: test"};t.textContent=`${an[u.measure][0]} ${kn(u.tree)}${u.tree.pair?v[u.width]:""}`}R&&($(),p.redraw());let N=d.place[u.zoomed.at]??-1;M&&N>=0&&p.view(d.start[N],d.end[N],
E),k(),p.select(d.place[u.selected.at]??-1),p.highlight(u.found===null?null:u.found.map(v=>d.place[v.at]).filter(v=>v>=0)),c.dataset.ready=u.revision},focus:()=>p.node.focus(),unmount(){y(),p.destroy()}}}function Ig(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function Dg(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var Ev=250,Tv=[["both","Both","As wide as the larger side: frames of the control alone stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],Ov=[["\
folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by itself"]],
Mv=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function Av(e,t){let n=ce(
"tree-search"),o=a("span",{class:"muted small tree-found"}),s=Je(Ev,()=>e(r.value.trim())),r=a("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",on:{input:s,
keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Me("up","The previous match (Shift+Enter)",()=>t(-1)),Me(
"down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:n},"Find"),r,i,o),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=c===null||
c.length===0,c===null){o.textContent="";return}let[m,f]=Dg(c,d);o.textContent=c.length===0?"No frame matches.":`${Q(c.length,"frame")}: ${u.pair?`${gt(m,d)} → ${gt(f,d)} (${Pt(f-m,d)})`:gt(m,d)}`}}}
function Bg({onChange:e,onStep:t}){let n=new Map(oo.map(f=>[f,{change:a("span",{class:"switch-change"})}])),o=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},oo.map(
f=>{let p=n.get(f);return p.button=H("",()=>e({by:f,rows:[]}),{title:an[f][2],"aria-pressed":"false"}),p.button.append(an[f][1]," ",p.change),p.button})),s=ut("Width of the frames",Tv,f=>e({width:f})),
r=ut("How frames are put together",Ov,f=>e({frames:f,rows:[],open:[],zoom:""})),i=ut("What makes frames",Mv,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=ut("Order of the rows",[["","Largest firs\
t","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=Av(f=>e({q:f}),t),u=(f,p,y="")=>a("span",{class:`tree-choice ${y}`},a("span",{class:"muted"},
f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,y,g){for(let[
w,h]of n){h.button.setAttribute("aria-pressed",String(w===y));let b=p?.pair?Mg(p,w):"";T(h.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.draw(f.
q,g,p,y)}}}var Dc=12,Bc=8,Cv=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function qg({pair:e,onInstances:t,onZoom:n}){let o=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),o),r=null,i=(g,w)=>r.pair?a("a",{href:Ht({...e(),merge_addresses:!0,use_short_name:!1,
row:vt(g,w)}),class:"op-link"},a("bdi",{},g)):a("bdi",{},g);function l(g,w,h,b="",_=!1){let[$,k]=w,S=C=>a("td",{class:"num",title:Za(C,h)},gt(C,h));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},g),S($),r.pair&&S(k),r.pair&&a("td",{class:`num strong ${Mn(k-$)}`,title:ns(k-$,h)},Pt(k-$,h)))}let c=g=>a("thead",{},a("tr",{},g===""?a("td"):a("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[kn(r)]).map(w=>a("th",{scope:"col",class:"num"},w))));function u(g){if(!g?.some(h=>h>0))return null;let w=h=>h===null?"unknown":Sn(h);return a("tr",{},a("th",{scope:"row",title:"Of produ\
cts, convolutions and attention at and below the frame, where shapes tell them"},"FLOPs"),g.map(h=>a("td",{class:"num"},w(h))),r.pair&&a("td",{class:"num strong"},g.includes(null)?"":Gn(g[1]-g[0])))}function d(g){
return g&&[["more_work","more work",g.by==="flops"?"What the change of FLOPs would cost at the speed of the control":"What the change of calls would cost if each took as long as in the control"],["slo\
wer_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes longer, or less long`]].map(([w,h,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${h}, by ${g.by==="flops"?"FL\
OPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Mn(g[w])}`,title:ns(g[w],"device")},Pt(g[w],"device"))))}function m(g){let w=g.here.device;return a("table",{class:"detail-table"},a("caption",{class:"\
visually-hidden"},`Figures of the frame, ${kn(r)}`),c(""),a("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched by itself",g.ownOf.device,"device","Device work tha\
t no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.ownOf.host,"host","Without the frames that it call\
ed",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&w!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time, with what only one side has below it"},"Device time\
 changed here"),a("td"),a("td"),a("td",{class:`num strong ${Mn(w)}`,title:ns(w,"device")},Pt(w,"device")))))}function f(g){let w=[...g.kernels].sort((h,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(h.
device[1]-h.device[0])||Math.max(...b.device)-Math.max(...h.device));return w.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},g.opened||g.instances>1?`Kernels of all ${L(g.instances)}\
 instances`:"Its kernels"),c("Name"),a("tbody",{},w.slice(0,Dc).map(({name:h,device:b,counts:_})=>{let $=l("",b,"device");return T($.firstChild,a("span",{class:"mono kernel-name"},i(h,Cv(h)))),$.firstChild.
title=`${h}
${gt(_[0],"calls")}${r.pair?` → ${gt(_[1],"calls")}`:""} calls`,$}),w.length>Dc&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${L(w.length-Dc)} more`))))}function p(g){return g.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},g.shapes.slice(0,Bc).map(({text:w,calls:h})=>{let b=l(w,h,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Bc&&a("tr",{},a("td",{class:"muted"},`${L(g.shapes.length-Bc)} more`))))}function y(g,w){let h=g.sort==="operator"&&r.pair,b=g.names[1]??g.names[0];return a("\
p",{class:"op-actions"},w&&g.instances>1&&g.sort==="module"&&H(g.opened?"Fold its instances":`Show its ${L(g.instances)} instances`,()=>t(g),{class:"link-button"}),g.parent&&g.children.length>0&&H("Zo\
om to it",()=>n(g),{class:"link-button zoom-button"}),h&&a("a",{href:Ht({...e(),merge_addresses:!0,use_short_name:!1,row:vt(b,"cpu_op")})},"Open this operation"),h&&a("a",{href:No(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&H("Copy the name",()=>Kt(so(g),"Name copied."),{class:"link-button"}))}return{node:s,draw(g,w,h){r=g;let b=gn(w).slice(1,-1),_=b.filter(
({sort:k})=>k!=="python"),$=_.length>0?_:b.slice(-4);T(o,a("p",{class:"mono full-name"},a("bdi",{},xt(w))),a("p",{class:"muted small"},[po(w),ho(w),w.wrapper&&"only around frames that the other side h\
as too",["device","host"].filter(k=>Jt(w,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),$.length>0&&a("p",{class:"muted small mono frame-path"},`in ${$.map(xt).join(
" › ")}`),w.through.length>0&&a("p",{class:"muted small"},`One side has it below ${w.through.join(", ")}.`),m(w),y(w,h),f(w),p(w))}}}var Rv=5;function Hg(e){let t=a("p",{class:"headline"}),n=a("ol",{class:"tree-largest"}),o=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(l,c){let u=Eg(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,H(xt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Tg(c,u):gt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"What has no partner directly below ",H(xt(c),()=>e(c),{class:"\
link-button mono tree-name"}),vg(c).map((f,p)=>[p===0?" in ":" › ",H(xt(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Mn(c.here[u]):""}`},d),l.pair&&a("spa\
n",{class:"muted"},r(c,u)),Jt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,percent:p}=Og(
l,c),[,y]=an[c],[g,w]=l.root.total[c];T(t,a("span",{class:"headline-label"},`${y} ${kn(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",
{class:"value test-text"},m),a("span",{class:`change ${Mn(w-g)}`},f,g>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let h=Io(l,c,Rv);T(n,h.map(S=>i(l,S,c))),n.hidden=h.
length===0;let b=Ag(l),_=l.byHost&&l.pair&&"A side has no device time: host time decides which frames belong together.",$=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that change\
 most; the others are in rows “more”.`,k=l.pair&&l.samples.some(S=>S<4)&&"Fewer than 4 samples on a side: no change can be told from noise, so all are coloured as measured.";T(o,Cg(l,u).map(S=>a("\
p",{class:"notice"},S)),[b,k,_,$].filter(Boolean).map(S=>a("p",{class:"muted"},S)))}}}var An=28,Lv=150,Fg=12,Wg=[["Frame","c-frame","What was called, and how often where it is several"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time side-b",
"In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself, with what only one side \
has below it: these add up to the change of the whole"]],Nv=[["Frame","c-frame",Wg[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Calls","num c-tim\
e","Calls of the frame"]];function Ug(e){let t=a("thead"),n=a("tbody"),o=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=a("div",{class:"tree-scroll",tabindex:"\
-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>Lv;function y(){let v=c.tree.pair?Wg:Nv,I=`${an[c.measure][1]} ${kn(
c.tree)}`;T(o,v.map(([,z])=>a("col",{class:z}))),T(t,a("tr",{},v.map(([z,U,J],Te)=>a("th",{scope:"col",class:U,title:Te===0?J:`${I}: ${J}`},z)))),i.firstChild.colSpan=v.length,l.firstChild.colSpan=v.length}
function g({frame:v,level:I,open:z,leaf:U}){let J=v.instances>1&&v.sort==="module"&&!v.opened&&c.canOpen,Te=Sg(v),ke=v.instances===v.parent?.instances?"":ro(v);return a("th",{scope:"row",class:"c-fram\
e",title:[xt(v),...v.above??[],po(v),ho(v),v.through.length>0&&`below ${v.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${U?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},z?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(v.sort)?" plain":""}`},a("bdi",{},ei(v))),J?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${v.instances} instances`},
ro(v)):ke&&a("span",{class:"muted count"},ke),v.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${v.above.join(", ")}`),Te&&a("span",{class:`status-mark status-${v.status}`},a("span",{"ar\
ia-hidden":"true"},Te),a("span",{class:"visually-hidden"},` ${ho(v)}`))))}function w(v,I=""){return a("td",{class:`num c-time ${I}`,title:Za(v,c.measure)},gt(v,c.measure))}function h(v,I,z){return a("\
td",{class:`num c-time ${I} ${Jt(z,c.measure)?"calm":Mn(v)}`,title:[ns(v,c.measure),Jt(z,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
v)/f).toFixed(1)}%`}:{}},Pt(v,c.measure))}function b(v){let{frame:I}=v,[z,U]=I.total[c.measure];return c.tree.pair?[g(v),w(z),w(U),h(hn(I,c.measure),"c-diff",I),h(I.here[c.measure],"c-here",I)]:[g(v),
w(z),w(I.ownOf[c.measure][0]),a("td",{class:"num c-time"},gt(I.figures.calls[0],"calls"))]}function _(v){let I=c.rows[v],{frame:z}=I,U=[v%2?"odd":"",c.found?.has(z)?"found":"",z.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:U,data:{index:v},tabindex:v===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsize":I.of,"aria-rowindex":v+2,"aria-expanded":I.leaf?null:
String(I.open),"aria-selected":String(z===c.selected)},b(I))}function $(v=!1){let I=Math.ceil((r.clientHeight||600)/An),z=Math.floor(r.scrollTop/An),[U,J]=p()?[Math.max(0,z-Fg),Math.min(c.rows.length,
z+I+Fg)]:[0,c.rows.length];if(!v&&U===m[0]&&J===m[1])return;m=[U,J];let Te=n.contains(document.activeElement),ke=v?new Map:d;d=new Map;for(let He=U;He<J;He+=1)d.set(He,ke.get(He)??_(He));[[i,U],[l,c.rows.
length-J]].forEach(([He,Z])=>{He.hidden=Z===0,He.style.height=`${Z*An}px`});let{scrollTop:De}=r;mn(n,[i,...d.values(),l]),r.scrollTop=De,Te&&(d.get(u)??r).focus({preventScroll:!0})}function k(v,I=!1){
let z=v*An,U=r.clientHeight-t.offsetHeight;I&&(z<r.scrollTop||z+An>r.scrollTop+U)&&(r.scrollTop=z-U/2),z<r.scrollTop?r.scrollTop=z:z+An>r.scrollTop+U&&(r.scrollTop=z+An-U),$()}function S(v,I){let z=Math.
max(0,Math.min(c.rows.length-1,v));d.get(u)?.setAttribute("tabindex","-1"),u=z,k(z);let U=d.get(z);U?.setAttribute("tabindex","0"),I&&U?.focus({preventScroll:!0})}function C(v){return c!==null&&c.revision===
v.revision&&c.judged===v.judged&&c.text===v.text&&c.rows.length===v.rows.length&&c.rows.every((I,z)=>I.frame===v.rows[z].frame&&I.open===v.rows[z].open)}function x(v){let I=c.selected!==v.selected;c=v;
for(let[U,J]of d)J.setAttribute("aria-selected",String(c.rows[U].frame===c.selected));let z=c.rows.findIndex(U=>U.frame===c.selected);I&&z>=0&&S(z,!1)}n.addEventListener("click",v=>{let I=v.target.closest(
"tr[data-index]");if(!I)return;let{frame:z,leaf:U}=c.rows[I.dataset.index],J=v.target.closest("[data-act]")?.dataset.act;S(Number(I.dataset.index),!0),J==="instances"?e.onInstances(z):J==="toggle"&&!U?
e.onToggle(z):e.onSelect(z)}),n.addEventListener("dblclick",v=>{let I=v.target.closest("tr[data-index]");I&&!v.target.closest("[data-act]")&&e.onZoom(c.rows[I.dataset.index].frame)});function E({frame:v,
open:I,leaf:z},U){!z&&I!==U?e.onToggle(v):U&&I?S(u+1,!0):!U&&v.parent&&S(c.rows.findIndex(J=>J.frame===v.parent),!0)}n.addEventListener("keydown",v=>{let I=c?.rows[u];if(!I||v.altKey||v.ctrlKey||v.metaKey||
v.target.closest("button"))return;let z=Math.max(1,Math.floor(r.clientHeight/An)-3),U={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+z,PageUp:u-z,Home:0,End:c.rows.length-1},J={ArrowRight:()=>E(I,!0),ArrowLeft:()=>E(
I,!1),Enter:()=>e.onZoom(I.frame)," ":()=>e.onSelect(I.frame)},Te=v.key in U?()=>S(U[v.key],!0):J[v.key];Te&&(v.preventDefault(),Te())});let R=0,M=()=>{R===0&&c&&p()&&(R=requestAnimationFrame(()=>{R=0,
$(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/An)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",M,{passive:!0});let N=new ResizeObserver(M);return N.observe(
r),{node:r,focus:()=>S(u,!0),draw(v){if(C(v)){x(v);return}let I=c?.rows[u]?.frame.key,z=c?.selected?.key!==v.selected.key||c?.revision!==v.revision;c=v,f=c.tree.frames.reduce((J,Te)=>Math.max(J,Math.abs(
hn(Te,c.measure))),0),y(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let U=z?c.selected.key:I;u=Math.max(0,c.rows.findIndex(J=>J.frame.key===U)),$(!0),
z&&k(u,!0)},unmount(){N.disconnect(),cancelAnimationFrame(R)}}}function Pv(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var jg=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function Iv(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?Pv(t)||(jg(o)>4*jg(n)?"host":"device"):"device"}async function Dv(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries(At(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await tt(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function zg(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...hl(await lr(n?"":e.control,Bo(e,c,o),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?Dv(e,t):null]),l=e.
by||Iv(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Gg(e,t,n){let o=t==="host"?"host":"device";return{...hl(await lr(e.test!==""?
"":e.control,Bo(e,o,!0),{signal:n})),chosenBy:o}}async function Yg(e,t,n,o=e.frames==="instance"){let s=Bo(e,t.chosenBy,o);s.set("significance",n),gm(t,await lr("",s),n)}var Bv=8,qv=40;function Kg(e,t,n){let o=new Set([e.root]);for(let s of[...Io(e,t,Bv),...n.slice(0,qv)])gn(s).slice(0,-1).forEach(r=>o.add(r));return o}function Hv(e,t,n,o){let s=t.children.filter(l=>l.
total[n].some(c=>c>0));if(o==="calls")return s;let r=l=>e.pair?Math.abs(hn(l,n)):l.total[n][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function Vg(e,t,n,o){let s=[],
r=(i,l,c,u)=>{let d=Hv(e,i,t,n),m=d.length>0&&o(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var Jg={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Js={path:"/tree",name:"Tree",mount:(e,t)=>Wv(e,t)},Fv=e=>bt({...qt(""),...At(e),exclude:[ht]});function Wv(e,t){let n=Do(
location.search),o=null,s=null,r="",i=null,l=null,c="",u=!1,d=(B,{replace:Y=!0}={})=>!u&&t.go(Yt({...n,...B}),{replace:Y}),m=Jo(B=>d({...B,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:B=>[a("a",{class:"small",href:Fv(B)},"Compare"),gc(B)]}),f=Hg(B=>x(B)),p=Bg({onChange:B=>d(S(B)),onStep:M}),y=Pg({onPick:B=>C(B,B),onZoom:B=>C(l.selected,B),onMove:B=>C(B)}),g=Ug({
onSelect:B=>C(B),onZoom:B=>C(B,B),onToggle:E,onInstances:R}),w=qg({pair:()=>At(n),onInstances:R,onZoom:B=>C(B,B)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},y.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),w.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,_));let $=Tt({context:t,results:_,message:h}),k=Je(400,Se);function S(B){return B.frames&&l?{...B,node:l.selected.foldKey}:B}function C(B,Y){let te=Be=>Be.at<=B.at&&B.at<Be.end,me=Y??
(te(l.zoomed)?l.zoomed:gn(B).findLast(Be=>te(Be)&&l.zoomed.at>=Be.at&&l.zoomed.at<Be.end)??l.tree.root);d({node:B.key,zoom:me.key}),k(`${xt(B)} is selected.`)}function x(B){C(B)}function E(B){let Y=n.
rows.includes(B.key)?n.rows.filter(te=>te!==B.key):[...n.rows,B.key];d({rows:Y})}function R(B){let Y=B.key,te=n.open.includes(Y);d({open:te?n.open.filter(me=>me!==Y):[...n.open,Y],rows:n.rows.filter(me=>me!==
Y),node:Y}),Se(te?"Folded.":`Its instances are shown below ${xt(B)}.`)}function M(B){let Y=l?.found??[];if(Y.length>0){let te=Y.indexOf(l.selected),me=te<0?B>0?0:Y.length-1:(te+B+Y.length)%Y.length;C(
Y[me]),Se(`${me+1} of ${Y.length}: ${xt(Y[me])}`)}}async function N(){let B=[n.control,n.test].filter(te=>te!=="");if(B.every(te=>o&&Ye(o,te)))return;let Y=await ft(B).catch(()=>[]);u||(o=Y,ie())}function v(){
if(n.control==="")return"";let B=`${n.control} ${Bo(n,"device",n.frames==="instance")}`,Y=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===B&&(Y==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===Y)?s.key:`${B} ${Y}`}function I(B){r=B,_.dataset.stale="";let[Y,te]=[B.slice(0,B.lastIndexOf(" ")),n.by];$.ask(me=>zg(n,me),me=>{s={...me,key:B,base:Y,first:te===""},i=null,delete _.
dataset.stale,$.say(null),Se(Q(me.tree.frames.length-1,"frame")),ie()},me=>{s=null,l=null,delete _.dataset.stale,$.say(J(me)),ie()})}function z(B){let Y=`${s.key} ${B==="host"}`;return i?.key===Y?(U(i,
B),i.tree):(i={key:Y,tree:null},$.ask(te=>Gg(n,B,te),te=>{i.tree=te,ie(),U(i,B)},te=>{i=null,ve(`The instances could not be loaded. ${te.message}`,{urgent:!0})}),null)}async function U(B,Y){let{tree:te}=B;
if(B.judged??=new Set,!(!te?.pair||Y==="calls"||B.judged.has(Y)||te.samples.some(me=>me<4))){B.judged.add(Y);try{await Yg(n,te,Y,B===i||n.frames==="instance")}catch{return}!u&&s&&(s===B||i===B)&&(s.verdicts=
`${s.verdicts??""} ${B===i?"each ":""}${Y}`,s.classes=void 0,s.openedFor=void 0,ie())}}function J(B){let Y=Object.keys(Jg).some(te=>n[te]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:B.code}},a("h2",{},"This tree cannot be shown"),a("p",{},B.message),a("p",{},Y?H("Use all ranks and steps",()=>d(Jg),{class:"primary"}):H("Try again",()=>I(r),{class:"primary"})," ",a("a",{href:fe(
"/")},"Choose other traces")))}let Te=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:fe("/")},o?.length===0?"Add traces":"Traces page"),"."));function ke(B){if(n.frames==="class")return s.classes??=km(s.tree),s.classes;if(n.frames==="folded"&&n.open.
length>0){let Y=z(B);if(Y){let te=n.open.join();return s.openedFor!==te&&(s.opened=$m(s.tree,Y,new Set(n.open)),s.openedFor=te),s.opened}}return s.tree}function De(){let B=n.by||s.measure,Y=ke(B),te=n.
q===""?null:Ig(Y,n.q),me=gl(Y,n.node)??Io(Y,B,1)[0]??Y.root,Be=gl(Y,n.zoom)??Y.root,G=Kg(Y,B,[me,...Y.frames.filter(P=>P.opened).flatMap(P=>P.children.slice(0,1)),...te??[]]),oe=new Set(n.rows),ue=Vg(
Y,B,n.order,P=>G.has(P)!==oe.has(P.key)),K=[s.key,B,n.frames,n.width,n.open.join(),Y.frames.length].join(" ");return{tree:Y,measure:B,width:n.width,found:te,text:`${n.q} ${n.order}`,selected:me,zoomed:Be,
rows:ue,revision:K,judged:s.verdicts??"",canOpen:n.frames==="folded",lines:He(Y),file:`tracediff-${Y.sides.map(({label:P})=>Mt(P)).join("-")}`}}function He(B){return[["control","test"].slice(0,B.sides.
length).map((te,me)=>`${B.pair?`${te}: `:""}${B.sides[me].label} (${Q(B.sides[me].samples,"sample")})`).join(" → ")]}function Z(){let B=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},Y=me=>Dn(me,
n,o,B),te=n.control===""?"Tree":`${Y("control")}${n.test===""?"":` → ${Y("test")}`} · Tree`;b.textContent=te,t.setTitle(te),m.draw(n,o,B)}function ie(){if(u)return;let B=v();if(B===""?($.drop(),[r,
s,l]=["",null,null],$.say(Te())):B!==r&&(s||$.say(null),I(B)),Z(),_.toggleAttribute("data-skeleton",B!==""&&!s),!s||s.key!==B){p.draw(n,null,n.by,null);return}l=De();let{tree:Y,measure:te,found:me}=l,
Be=[l.revision,l.judged,n.level].join(" ");Be!==c&&(c=Be,f.draw(Y,te,n.level)),p.draw(n,Y,te,me),y.draw(l),g.draw({...l,found:me&&new Set(me)}),w.draw(Y,l.selected,l.canOpen),U(s,te)}return ie(),N(),{
keys:{search:()=>p.search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&C(l.selected,l.tree.root)},update(B){n=Do(
B),ie(),N(),s&&r===s.key&&t.settled()},unmount(){u=!0,$.unmount(),y.unmount(),g.unmount()}}}var Uv={name:"rows",label:"Rows",type:"choice",options:Vr,fallback:"steps"};function Qg(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,S){t({[k]:S},{replace:l===k}),l=k}function u(k,S,C,x){let E=ce("set"),R=bn({id:E,field:k,none:x,text:i[k],set:Ye(C,i[k])??null,onPick:M=>{l="",n(
{[k]:M?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:E},S),R.node)}function d(k){let S=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,S.checked===k.fallback?"":String(S.checked))}});return s.push({name:k.name,sync(C){S.checked=C===""?k.fallback:C==="true"}}),a("label",{class:"check"},S,k.label)}function m(k){let S=k.type==="o\
perator"?ce("ops"):null,C=k.type==="number",x=a("input",{type:C?"number":"text",list:S,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:C&&"any",min:C&&0,data:{field:k.name},class:S&&
"wide",title:k.title,on:{change:()=>c(k.name,x.value.trim())}}),E=S&&a("datalist",{id:S});S&&(x.addEventListener("input",Je(150,()=>y(x.value,E))),x.addEventListener("focus",()=>{x.select(),y("",E)}));
let R="";return s.push({name:k.name,sync(M,N){let v=M||S&&N||"",I=x===document.activeElement&&x.value!==R;x.value.trim()!==v&&!(I&&v===R)&&(x.value=v),R=v,C&&(N??null)!==null&&M===""&&(x.placeholder=N)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),x,E)}function f(k){let S=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,S.value===k.fallback?"":S.value)}},Object.entries(
k.options).map(([C,x])=>a("option",{value:C},x)));return s.push({name:k.name,sync(C,x){S.value=C||String(x??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),S)}let p=k=>k.
type==="boolean"?d(k):k.type==="choice"?f(k):m(k);async function y(k,S){if(i.set!=="")try{let C=await ur(i.set,k);T(S,[...new Set(C.filter(x=>x.category==="cpu_op").map(x=>x.name))].map(x=>a("option",
{value:x})))}catch{}}let g=(k,S)=>k?.[S].length>0?ot(k[S],3):"";function w(k,S){let[C,x]=["set","test"].map(E=>g(Ye(S,i[E]),k));return i.test!==""&&i[k]===""&&(C!==x||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function h(k,S,C){let[x,E]=["set","test"].map(M=>Ye(C,i[M])),R=(M,N,v)=>p({name:M,label:N,type:"text",placeholder:["all",g(v,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return w(k,C)?[R(`set_${k}`,`${S} of A`,x),R(`test_${k}`,`${S} of B`,E)]:[R(k,S,x)]}function b(k){let S=C=>C.some(x=>i[x]!=="");return!S(["steps","set_steps","test_steps"])&&(S(["marker","set_\
marker","test_marker"])||["set","test"].some(C=>Ye(k,i[C])?.steps.length>0))}let _=k=>`${xl[k].letter} · ${xl[k].name}`;function $(k){let S=i.test!=="";s=[],T(o,u("set",S?_("set"):"Trace set",k),u("t\
est",S?_("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&p(Uv),e[i.what].params.map(p))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,S,C={}){i=k;let x=JSON.stringify([i.what,i.set,i.test,w("ranks",S),w("steps",S),b(S),S.map(E=>[E.id,E.label])]);
if(x!==r){r=x;let E=o.contains(document.activeElement)?document.activeElement.dataset.field:null;$(S),E&&o.querySelector(`[data-field="${E}"]`)?.focus()}s.forEach(({name:E,sync:R})=>R(i[E]??"",C[E]))}}}var jv=24,ti=20;function Xg(e,t){let n=Array.from(e),o=Math.max(0,n.length-ti),s=t>jv?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(i,l,c)=>a("span",{class:i},n.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+ti).join(""))),s+ti<n.length&&r("split-rest",s+ti))}var Zg=200;function ln(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),i=Hn(r);i.set(e.sql??null);
let l=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},a("div",{class:"chart-head"},a(e.level??"h3",{},r," ",s),a("div",{class:"chart-tools"},i.node,e.csv&&a("a",{class:"butto\
n",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},a(
"table",{class:"data-table"},a("caption",{class:"visually-hidden"},r),a("thead",{},t),n)),o),c=[],u=new Map,d=null,m=e.limit??20;function f(){if(!d)return c;let w=d.down?-1:1;return[...c].sort((h,b)=>{
let[_,$]=[h[d.key]??null,b[d.key]??null];return _===null||$===null?(_===null)-($===null):w*(typeof _=="number"?_-$:String(_).localeCompare(String($)))})}function p(w){let h=d?.key===w.key?!d.down:!!w.
number;d={key:w.key,down:h},g(),t.querySelector("[aria-sort] button")?.focus()}function y(w,h,b){let _=e.href&&w.link?.(b,e.parameters??{}),$=w.show(h,b),k=w.mono&&typeof $=="string"?Xg($,u.get(w.key)?.
get($)??0):$;return _?a("a",{href:e.href(_)},k):k}function g(){T(t,e.columns.map(w=>{let h=d?.key===w.key;return a("th",{scope:"col",class:w.number&&"num","aria-sort":h&&(d.down?"descending":"ascendin\
g")},H(`${w.title}${h?d.down?" ↓":" ↑":""}`,()=>p(w),{class:"link-button th-button",title:w.what}))})),T(n,f().slice(0,m).map(w=>a("tr",{},e.columns.map(h=>{let b=w[h.key];return a("td",{title:h.mono?
b:h.exact?.(b,w),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,w)].filter(Boolean).join(" ")||null},y(h,b,w))})))),s.textContent=c.length>1?L(c.length):"",o.hidden=c.length<=m,T(o,H(`Show\
 ${L(Math.min(Zg,c.length-m))} more of ${L(c.length)}`,()=>{m+=Zg,g()},{class:"link-button"}))}return{node:l,show(w){c=w;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,xi(c.map(b=>String(b[h]??""))));
l.hidden=c.length===0,g()}}}var zv={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},ew="http://www.w3.org/2000/svg";function Gv(e,t){let n=document.createElementNS(ew,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(ew,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",zv[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function tw(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=H(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(y){return a(
"input",{type:"number",min:0,step:"any",data:{field:y},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=y=>y.value===""?"":String(Number((Number(y.value)*1e3).toFixed(3))),m=y=>y===""?"":String(
Number((Number(y)/1e3).toFixed(6)));function f(y,g){y.dataset.shown!==g&&(y.dataset.shown=g,y.value=m(g))}function p(y,{chosen:g,styles:w,two:h}){let b=w.get(y.key)??-1,_=a("input",{type:"checkbox",value:y.
key,on:{change:()=>{let $=[...t.querySelectorAll("input:checked")];e.onLines($.length===0?ql:$.map(k=>k.value))}}});return _.checked=g.includes(y.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&Gv(Rl(b,h?"A":""),h)),y.name)}return{node:l,draw(y){let{chosen:g,two:w}=y,h=JSON.stringify([y.lines.map(b=>b.key),g,w]);if(t.hidden=y.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;T(t,Yv(y.lines,g).map(([_,$])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),$.map(k=>p(
k,y))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}f(n,y.start),f(o,y.end),s.disabled=y.start===""&&y.end==="",i.hidden=y.empty&&s.disabled,r.href=e.csv()}}}function Yv(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}function Kv(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function nw(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let i=Kv(r,t.columns,o);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var ow={control:"set",test:"test"};function cw(e){let t=(n,o)=>e[`${ow[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[ow[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function Vv(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:yc(cw(e));return n&&`(${n})`}var Zs="device\
_type = 'GPU'",Hc=["COMPUTATION","COMMUNICATION","MEMORY"],ni=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Fc=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Hc.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Zs}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Hc.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${Zs}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Hc.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,sw=e=>`${Fc(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,rw=e=>`${Fc(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Jv=(e,t)=>`${Fc(e,ni(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,uw=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,Qv=(e,t)=>`SELECT side, rank, kind, name, category, ${uw}
FROM events
WHERE ${Zs}${ni(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,dw=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Zs}${ni(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,mw=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Zs}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,fw="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",aw=(e,t)=>`${mw(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${fw}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,pw=(e,t)=>`${mw(e,ni(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${fw}`,Xv=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${pw(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Qs=(e,t)=>`${pw(e,t)}
ORDER BY launch_delay DESC`,iw=(e,t)=>`SELECT side, rank, name, ${uw}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function Zv(e){let t=Object.entries(cw(e)).map(([n,{ranks:o}])=>{let s=Ra(n,{ranks:o,steps:"any"});return s&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Xs="side, rank, span, device_type, device",hw=e=>`WITH changes AS (
    ${e}
)
SELECT ${Xs}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Xs}),
    so_far AS (PARTITION BY ${Xs} ORDER BY at_us, row)`,eE=e=>`SELECT ${Xs}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${hw(e)}
)
GROUP BY ${Xs}
ORDER BY rank, span, device_type, device, side`,lw={peaks:eE,"memory-curves":e=>`${hw(e)}
ORDER BY side, rank, at_us`},tE={temporal_breakdown:{rows:sw,temporal:sw},comm_comp_overlap:{rows:rw,overlap:rw},kernel_breakdown:{kinds:Jv,kernels:Qv,over_ranks:dw},idle_time_breakdown:{rows:aw,idle:aw},
launch_stats:{counts:Xv,worst:Qs,"launch-cpu_duration":Qs,"launch-gpu_duration":Qs,"launch-launch_delay":Qs,"launch-scatter":Qs},user_annotation_breakdown:{rows:iw,annotations:iw}},nE={kernel_breakdown:{
kernels:dw}},oE={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},gw=e=>oE[e]??{},sE={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},rE={queue_length:"stream",memory_bw:"name"},aE=["what","set","test","lines","order","rows"];function iE(e,t,n){let o=n&&sE[e.what]?.[t]||t,s=Object.entries(e).filter(([i,l])=>l&&!aE.includes(i)&&
(e.test||!i.startsWith("test_")));"rows"in e&&s.unshift(["rows",e.rows||"steps"]);let r=o==="series"&&rE[e.what];return`SELECT ${r?`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} A\
S line,
    `:""}*
FROM ${e.what}_${o}(${s.map(([i,l])=>rn(`${i}=${l}`)).join(", ")})`}function lE(e,t,n){if(e.what==="memory"){let r=lw[t]&&Zv(e);return r?lw[t](r):null}let o=n&&nE[e.what]?.[t]||tE[e.what]?.[t],s=o?Vv(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:o(s,e)}var ww=(e,t,{chart:n=!1}={})=>lE(e,t,n)??iE(e,t,n);var cE={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},Wc={path:"/analyse",name:"Analyse",mount:(e,t)=>uE(e,t)};function uE(e,t){let n=nc(location.search,ct),o=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(O,F)=>t.go(uo({...n,...O},ct),F),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=Qg(ct,{onChange:m,onSet:O=>m({..._a,...O})}),y=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),w=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},w,h,b),$=a("h1",{}),k=H("Open in Perfetto …",()=>Tr([n.set,n.test].filter(O=>O!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),S=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
$,k,S),f,p.node,y,g,_));let C=Tt({context:t,results:_,message:g}),x=pt(()=>c.forEach(O=>O.figure.retheme())),E=O=>Su(n.what,Hp(i??n,ct,O)),R=(O,F)=>Qo(ww(i??n,O,F),{control:n.set,test:n.test},F?.chart?
gw(O):{});function M(){c.forEach(O=>O.figure.unmount()),c=ct[n.what].charts.map(O=>{let F=O.series&&tw({onLines:re=>m({lines:re},{replace:!0}),onWindow:re=>m(re),csv:()=>E("series")}),ne=ut("Ranks tha\
t are drawn",[["","those that differ most"],["rank",F?"the first":"all, in order"]],re=>m({order:re,lines:[]},{replace:!0})),se={chart:O,bar:F,order:ne,hidden:new Set,keys:N(O)};return se.figure=_t({id:O.
id,title:O.title,file:O.id,level:"h2",class:O.half?"half-chart":"",height:re=>O.height(re.places,re.sides),make:(re,Ce)=>I(re.made(Ce),se.hidden),onRelayout:F&&z,onDoubleClick:F&&U,keys:()=>se.keys.filter(
re=>!se.hidden.has(re.key)).map(re=>[re.property,re.name]),extra:[a("div",{class:"chart-choice"},v(se),ne.node),F?.node]}),se}),T(h,c.map(O=>O.figure.node))}let N=O=>(O.legend??(n.test===""?[]:te().map(
F=>({key:F.key,name:`${F.letter} · ${F.label}`,property:F.letter==="A"?"--control-fill":"--test-fill"})))).map(F=>({...F,key:O.legend?F.property:F.key}));function v(O){let F=se=>{let{hidden:re}=O;re.
delete(se)||re.add(se),re.size===O.keys.length&&re.clear();for(let Ce of ne)Ce.setAttribute("aria-pressed",String(!re.has(Ce.dataset.key)));J(te())},ne=O.keys.map(se=>H(se.name,()=>F(se.key),{class:"k\
ey","aria-pressed":"true",title:se.what,data:{key:se.key},css:{"--key-fill":`var(${se.property})`}}));return ne.length>0&&a("div",{class:"chart-legend",role:"group","aria-label":`${O.chart.title}: wha\
t is drawn`},ne)}let I=({data:O,layout:F},ne)=>({layout:F,data:O.map(se=>ne.has(se.legendgroup)?{...se,visible:!1}:se)});function z(O,F){let[ne,se]=[O["xaxis.range[0]"],O["xaxis.range[1]"]];if(Number.
isFinite(ne)&&Number.isFinite(se)&&se>ne&&performance.now()-u>500){let re=Ce=>String(Number(Math.max(0,Ce*F.per+F.offset).toFixed(3)));m({start:re(ne),end:re(se)})}}function U(){u=performance.now(),m(
{start:"",end:""})}function J(O){let F=[n.what,n.set,n.test].join(" ");l!==F&&(M(),l=F);let ne=`tracediff-${O.map(re=>Mt(re.label)).join("-")}`,se={...n,shown:s.parameters,href:re=>uo({...n,...re},ct)};
for(let re of c)Te(re,O,se,ne)}function Te({chart:O,bar:F,order:ne,hidden:se,figure:re},Ce,j,ae){let de=O.make(Ce,j),Ae=de.empty?null:F&&de.data(600);if(ne.node.hidden=!de.limited,ne.press(n.order),re.
draw({file:ae,heading:de.note,made:de.data,per:Ae?.per,revision:[r,n.order,...n.lines,...se].join(" "),offset:Ae?.offset,places:de.places,sides:Ce.length,caption:ke(Ce),empty:de.empty??null}),re.sql.set(
R(O.id,{chart:!0})),re.node.hidden=!!de.empty&&(!!de.isSaid||Y(Ce)),F){let Fe=la(Ce,O.series,O.ownDevice),Ke=ca(Fe,Ce,n).keys;F.draw({lines:Fe,chosen:Ke,styles:Kf(Fe,Ke,O.panels),start:n.start,end:n.end,
two:Ce.length>1,empty:!!de.empty}),F.node.hidden=Fe.length===0}}let ke=O=>[[O.map(F=>[F.letter,F.label].filter(Boolean).join(" · ")).join(", "),Z(O)].join(". ")];function De({name:O,category:F}){let ne=(re,Ce)=>n[`${re}\
_${Ce}`]||n[Ce]||"all",se=re=>n[`${re}_marker`]||n.marker;return Ht({control:n.set,test:n.test,row:vt(O,F),control_marker:se("set"),test_marker:se("test"),control_ranks:ne("set","ranks"),test_ranks:ne(
"test","ranks"),control_steps:ne("set","steps"),test_steps:ne("test","steps")})}function He(O){let F=O.length>1;b.hidden=Y(O);let ne={href:F?De:null,parameters:s.parameters};T(b,ct[n.what].tables.flatMap(
se=>{let re=nw(O,se),Ce=Bf(se,re),j=ln({...ne,caption:se.caption,csv:E(se.key),sql:R(se.key),columns:[...F?[cE]:[],...Ce]});j.show(re);let ae=(s.difference?.[se.key]??[]).filter(Ae=>Ce.some(Fe=>Fe.number&&
(Ae[Fe.key]??null)!==null));if(ae.length===0)return[j.node];let de=ln({...ne,caption:se.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:Ce.filter(Ae=>!Ae.note&&ae.some(Fe=>(Fe[Ae.
key]??null)!==null)).map(If)});return de.show(ae),[j.node,de.node]}))}function Z(O){let F=O.filter(ne=>(ne.data.last_step_dropped??[]).length>0);return O.every(ne=>ne.data.steps!==null)?"The rows of t\
he chosen steps count, as in Compare.":ct[n.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":O.every(ne=>ne.data.all_steps.length===
0)?"Without steps, all rows count, as in Compare.":F.length>0?`Work that the last step of a rank${F.length<O.length?` of ${F[0].label}`:""} launched does not count, since it may be cut off. Compare co\
unts it.`:n.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function ie(O){let F=ct[n.what],
ne=O.flatMap(({label:j,data:ae})=>{let de=F.host?[]:ae.ranks_without_device_rows??[];return de.length===0?[]:[de.length===ae.ranks.length?`${j} has no device work${ae.ranks.length>1?"":` (rank ${ae.ranks[0]}\
)`}: this analysis has nothing to count there. ${ao}`:`${j}: ${de.length===1?"rank":"ranks"} ${ot(de)} ${de.length===1?"has":"have"} no device rows.`]}),se=F.chosen?.({...n,shown:s.parameters}),re=n.rows!==
""&&!F.ofSteps&&O.some(j=>j.data.steps===null)&&H("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${Vr.steps}`}),Ce=Y(O)&&a("p",{},"What the host did is here: ",a("a",{href:uo(
{...n,what:"user_annotation_breakdown",lines:[]},ct)},"annotations"),".");T(w,ne.length>0&&a("ul",{class:"notice"},ne.map(j=>a("li",{},j))),Ce,F.notes?.(O),se&&a("p",{},se),ne.length<O.length&&a("p",{
class:"muted small"},Z(O)," ",re))}let B=({data:O})=>(O.ranks_without_device_rows??[]).length===O.ranks.length,Y=O=>O.every(B)&&!ct[n.what].host;function te(){let O=!!s.test;return[["set","A"],["test",
"B"]].filter(([F])=>s[F]).map(([F,ne])=>({key:F,letter:O?ne:"",label:s[F].label,data:s[F]}))}function me(O){s=null,r="",delete _.dataset.shown,C.say(O)}function Be(O,F){let ne=ct[n.what];s=O;let se=i===
n&&ne.instead?.(n,te());if(se){i={...n,...se},G(F);return}r=F,C.say(null);let re=te();p.draw(n,o,s.parameters),ie(re),J(re),He(re),_.dataset.shown=F,Se(`${ne.title} is shown.`)}function G(O){C.ask(F=>xo(
i.what,oc(i,ct),{signal:F}),F=>Be(F,O),F=>me(a("div",{class:"error-box",role:"alert",data:{code:F.code}},a("h2",{},"This analysis is not possible"),a("p",{},F.message),a("p",{},a("a",{href:fe("/")},"C\
hoose other traces")))))}let oe=()=>`${n.what} ${oc(n,ct)}`;function ue(){let O=oe();if(s&&r===O){C.drop(),J(te()),t.settled();return}if(n.set===""){C.drop(),me(a("p",{class:"notice"},"Choose a trace \
set.")),t.settled();return}i=n,G(O)}function K(){let O=ct[n.what],F=ne=>n[ne]===""?null:Ye(o,n[ne])?.label??n[ne];T($,O.title),T(y,O.intro),P(),t.setTitle([O.title,[F("set"),F("test")].filter(Boolean).
join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.draw(n,o,s&&r===oe()?s.parameters:{}),A(),ue()}function P(){let O=[n.set,n.test].map(ne=>ne!==""&&Ye(o,ne)).filter(Boolean),F=O.filter(ne=>ne.traces_bytes===
0);T(S,F.length===0?"":O.length===1?vn(O[0]):F.map(ne=>`${ne.label}: ${vn(ne)}`).join(" "))}function A(){f.firstChild||T(f,Object.entries(ct).map(([O,{tab:F,title:ne}])=>a("a",{data:{what:O}},F??ne)));
for(let O of f.children){let{what:F}=O.dataset;if(O.href=uo({...n,what:F,lines:[]},ct),F!==n.what){O.removeAttribute("aria-current");continue}O.setAttribute("aria-current","page");let ne=f.getBoundingClientRect(),
{left:se,right:re}=O.getBoundingClientRect();(se<ne.left||re>ne.right)&&(f.scrollLeft+=se-ne.left-24)}}async function q(){let O=[n.set,n.test].filter(F=>F!=="");try{o=O.length>0?await ft(O):[],o.length===
0&&(o=(await Dt("limit=1")).entries.map(({set:F})=>F))}catch(F){T(g,a("div",{class:"error-box",role:"alert"},F.message));return}d||(p.node.hidden=k.hidden=o.length===0,o.length===0?(T($,"Analyse"),t.setTitle(
"Analyse"),T(g,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):K())}return q(),{keys:{search:()=>p.focus()},update(O){
n=nc(O,ct);let F=["set","test"].every(ne=>n[ne]===""||Ye(o??[],n[ne]));o?.length>0&&F?K():q()},unmount(){d=!0,C.unmount(),x(),c.forEach(O=>O.figure.unmount())}}}var Uc=28,yw=200,bw=12,dE=400,mE=56;function Cn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function fE(e,t,n){let o=Math.max(1,Math.ceil(
n.length/dE)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,Cn(n[r][t]).length);return Math.min(mE,s)+3}function pE(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function kw(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>yw&&!qn();function y($,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},$.map((S,C)=>{let x=Cn(S);return a("td",{title:x.length>40?x:null,class:S===null?"none":l[C].number?"num":""},x)}))}function g($=!1){let k=Math.ceil((s.clientHeight||600)/Uc),S=p()?Math.max(
0,Math.floor(s.scrollTop/Uc)-bw):0,C=p()?Math.min(u.length,S+k+2*bw):u.length;!$&&S===m&&C===f||([m,f]=[S,C],[[r,S],[i,u.length-C]].forEach(([x,E])=>{x.hidden=E===0,x.firstChild.colSpan=Math.max(1,l.length),
x.style.height=`${E*Uc}px`}),T(n,r,u.slice(S,C).map((x,E)=>y(x,S+E)),i))}function w($){let k=l[$].number;d=d?.at!==$?{at:$,down:k}:d.down===k?{at:$,down:!k}:null;let S=d?.down?-1:1;u=d===null?c:[...c].
sort((C,x)=>S*pE(C[$],x[$])),s.scrollTop=0,h(),g(!0),e.children[$].querySelector("button").focus()}function h(){T(e,l.map(($,k)=>a("th",{scope:"col",class:$.number?"num":"",title:$.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},H(a("span",{class:"ellipsis"},$.name,$.unit&&a("span",{class:"muted"},`, ${$.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>w(k),{class:"th-button",title:`\
Order by ${$.name}`}))))}s.addEventListener("scroll",()=>p()&&g());let b=new ResizeObserver(()=>p()&&g());b.observe(s);let _=Ro(()=>g(!0));return{node:s,show($,k){l=$.map(x=>({...x,number:x.type==="in\
teger"||x.type==="real"})),c=u=k,d=null;let C=l.map((x,E)=>fE(x,E,u)).map(x=>`min(${x}ch, 60cqw)`);T(t,C.map(x=>a("col",{css:{width:x}}))),o.style.minWidth=`calc(${["0px",...C].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>yw),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),_()}}}var Gc=50,$w=5e3,jc=40,hE=360,_n=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],_w=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],gE={control:0,test:1},Sw=e=>e.map(t=>Ue(t)).join("<br>"),wE=(e,t)=>`${e.name}: ${Cn(t)}${e.unit?` ${e.unit}`:""}`;function zc(e,t){let n=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[o,s]=e.unit==="µs"?Ve(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:Ue(e.name),font:{size:11},standoff:4}}}}function Yc({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=Cn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:gE[o]??r})).sort((o,s)=>o.
at-s.at)}var vw=e=>({template:yt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function yE(e,t){let{x:n,ys:o,rows:s}=e;return Ms({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,i)=>({key:r.name,name:r.name,colour:ee(_n[i])})),bars:s.slice(0,Gc).map(r=>({label:Cn(r[n.at]),values:o.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Cn(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function xw(e,t){let n=e.rows.slice(0,$w).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=zc(e.x,o(e.x.at)),r=zc(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),i=Yc({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:ee(_n[d%_n.length]),size:u.length>500?4:7,symbol:_w[d%_w.length],opacity:.8},line:{color:ee(_n[d%_n.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Sw(e.columns.slice(0,12).map(f=>wE(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:vw({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function bE(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),n=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:jc+1},(i,l)=>{let c=s+(r-s)*l/jc;return l===0?t:l===jc?n:o?Math.exp(c):c})}}function kE(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=o?[i,r]:[s,i]}n[s]+=1}return n}function _E(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=bE(n),{per:r,axis:i}=zc(e.x,n);return{data:Yc(e).map(({name:l,rows:c,at:u},d)=>{let m=kE(t(c),o),f=ee(_n[u%_n.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,y)=>[o[y]/r,o[y+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,y)=>{let g=Sw([...l===""?[]:[l],`${Cn(o[y])} t\
o ${Cn(o[y+1])} ${e.x.unit??""}`,L(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:vw({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var xE={bars:yE,histogram:_E,line:e=>xw(e,"lines"),scatter:e=>xw(e,"markers")};function Ew(e,t){let n=e==="bars"?Gc:e==="histogram"?1/0:$w;return t>
n?`The chart shows the first ${L(n)} of ${L(t)} rows; the table has all.`:""}function Kc(e){return e.ys.length>1?e.ys.map((t,n)=>[_n[n],t.name]):e.by?Yc(e).map(({name:t,at:n})=>[_n[n%_n.length],t]):[]}
function Tw(e){let t=null,n=_t({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Kc(t),height:o=>o.chart==="bars"?Pe(Math.min(Gc,o.rows.length),o.ys.length):hE,make:(o,s)=>xE[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var $E=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,SE=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,vE=["name","short_name","kerne\
l","operator","ended_by"];var Qt=e=>e.type==="integer"||e.type==="real",Jc=e=>Qt(e)&&!$E.test(e.name);function si(e,t={}){return t[e]??(SE.test(e)&&!/count|calls/.test(e)?"µs":"")}var EE=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function oi(e,t,n,o=s=>s){let s=EE(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||n*(r-s[i-1])>=0)}function Ow(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var ri=(e,t)=>e.filter((n,o)=>!Jc(n)&&t.length>0&&Ow(t,o,8)<=8);function Mw(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&Qt(o))?n:""}function TE(e,t){
let n=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Jc(i)),o=Math.abs;return(n.find(({at:i})=>oi(t,i,-1))??n.find(({at:i})=>oi(t,i,-1,o))??n.find(({at:i})=>oi(t,i,1))??n.find(({column:i})=>si(i.
name)!=="")??n[0])?.column.name??""}var Vc=(e,t)=>ri(e,t).some(({name:n})=>n==="side")?"side":"";function OE(e,t){let n=e.findIndex((c,u)=>Qt(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&oi(t,u,1))),
o=e.filter((c,u)=>u!==n&&Jc(c)),s=(o.find(({name:c})=>si(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,i=/_us$/.test(r),l=Mw(s,e);return!i&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Vc(e,t)}}function ME(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(Qt),s=e.find(({name:c})=>vE.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?OE(e,t):null;if(i)return i;let l=TE(e,t);return s&&l!==""&&(s.name!=="side"||Ow(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Mw(l,e),by:""}:o.length>1&&l!==""?{chart:"scatter",x:o.find(({name:u})=>u!==l).name,y:l,y2:"",by:Vc(e,t)}:l===""?n:{chart:"histogram",x:l,y:"",y2:"",
by:Vc(e,t)}}var er=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function Aw(e,t,n){let o=ME(t,n),s=t.filter(Qt),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",l=i==="bars",c=er(t,e.x,l?void 0:Qt)?e.x:er(t,o.x,l?void 0:Qt)?o.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==
c)??s[0],d=i==="histogram"?"":er(t,e.y,Qt)?e.y:er(t,o.y,Qt)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":er(t,e.y2,Qt)?e.y2:m?"":o.y2,p=ri(t,n).map(({name:g})=>g),y=i==="bars"||
f!==""?"":p.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:y}}var AE=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],CE={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Cw(e){let t=null,n=ut("Kind of chart",AE,i=>e({chart:i,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(i,l,c,u){let d=ce("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y,y2:g,by:w}=t;e({chart:f,x:p,y,y2:g,by:w,[i]:m.value})}}},u&&a("option",{value:""},u),c.map(
f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,n.press(t.chart);
for(let[y,g]of n.buttons)g.hidden=!t.kinds.includes(y);let d=CE[t.chart]??{},m=l.filter(Qt).map(({name:y})=>y),f=ri(l,c).map(({name:y})=>y),p=l.map(({name:y})=>y);T(o,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function Rw(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function Lw(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[Nw,RE]=[7,26],LE=/ \(at byte \d+\)/;function Pw({onRun:e,onCancel:t,tools:n}){let o=ce("sql"),s=ce("sql-error"),r=ce("sql-hint"),i=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Nw),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=H("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=H("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,n,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=i.value.split(`
`).length+1;i.rows=Math.max(Nw,Math.min(RE,g))}function f(g){i.focus(),document.execCommand?.("insertText",!1,g)||i.setRangeText(g,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,T(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function y(g){let w=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},w+"^".repeat(h)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(g){i.value!==g&&(i.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,w){let h=i.value,b=w===null?null:Lw(h,Rw(h,w));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),T(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(LE,""):g),b&&y(b),b&&H("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Iw=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Dw=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Qc=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Bw=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Iw}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Dw}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Dw}
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
LIMIT 20`},{title:"Rank against rank: how the steps are spent",sides:1,statement:`
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
    ${Qc("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Qc("")} AND side = 'control'
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
LIMIT 20`},{title:"Kernels that start late after their launch",sides:1,statement:`
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
LIMIT 20`},{title:"Frames of one side only, with all below them",sides:2,statement:`
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
WHERE name = ${Iw}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Qc("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var NE=100;function qw(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Bw.filter(l=>l.sides===r).map(l=>a("li",{},H(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:n,draw:s=>T(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function Hw({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return ve(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await pi(p,t())}catch(y){return l(y)}return i=
p,d(!0),await f(),o.open=!0,ve(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await Ru(p.name)}catch(y){l(y);return}await f(),(n.querySelector("button")??s.querySelector("button")).focus(),
ve(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await pi(p.name,p.statement).catch(l),await f()}}})}function d(p){T(s,H("Save …",()=>{if(t().trim()===""){ve("First write a state\
ment.",{seconds:4});return}jr(s,i,{name:"Name of the query",maxlength:NE,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=Q(r.length,"query","queries"),T(n,r.map(p=>a("li",{},H(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Me("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await Cu()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:f,forgetName:()=>{i=""}}}var Fw=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Ww(e){let t=ce("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},H(f.name,()=>e(Fw(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let y=f.name.toLowerCase().includes(p),g=p===""||y?f.columns:f.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!y)return null;let w=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[w.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(h=>[H(`Insert ${h}`,()=>e(Fw(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return w}function m(){let f=n.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,f)).filter(Boolean),y=(b,_,$)=>_.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:k=>{f===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),$&&a("p",{class:"small"},$),_),[g,w,h]=[p("view","table"),p("analysis"),p("stored")];T(o,g,y("Of the analyses",w,"The tables of the page Analyse\
. Parameters stand in brackets: queue_length_summary('steps=first', 'ranks=0')."),y("As the set file keeps it",h),g.length+w.length+h.length===0&&a("p",{class:"muted"},i===null?"":f===""?"There are no\
 tables.":`No table or column has “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,n.title=i?Q(i.length,"table"):"",m()},focus:()=>n.focus()}}var PE=60,IE={rows:"there may be more rows",bytes:"the answer would be too long"},Xc={path:"/query",name:"Query",mount:(e,t)=>BE(e,t)};function DE(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function BE(e,t){let n=wc(location.search),o=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(K,P)=>t.
go(Oa({...n,...K}),P),f=K=>Ma(K).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),y=Hw({onPick:De,statement:()=>g.value()}),g=Pw({onRun:()=>De(g.value()),onCancel:He,tools:y.save}),
w=qw(K=>{y.forgetName(),De(K)}),h=Ww(K=>g.insert(K)),b=a("p",{class:"result-summary"}),_=Cw(K=>m(K,{replace:!0})),$=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),S=Tw([_.node,
$,k]),C=kw(),x=a("a",{class:"button",title:"The rows as CSV"},"CSV"),E=a("a",{class:"button",title:"The rows as JSON"},"JSON"),R=a("div",{class:"message"}),M=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},H("Copy link",()=>Kt(location.href,"Link copied.")),x,E)),S.node,a("section",{class:"card table-card","aria-label":"Rows"},C.node)),N=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},g.node,y.node,w.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,N,R,M));let v=Tt({context:t,results:M,message:R}),I=pt(
()=>S.retheme());function z(K,P,A,q){let O=Ye(o??[],n[K]),F=bn({field:K,set:O??null,none:q,text:O?"":n[K],onPick:ne=>m({[K]:ne?at(ne.id):""})});return a("div",{class:`side-${K} query-side`},a("b",{class:`\
letter letter-${P.toLowerCase()}`,"aria-hidden":"true"},P),a("label",{for:F.input.id},A),F.node)}let U="";function J(){let K=JSON.stringify([n.control,n.test,o?.map(A=>[A.id,A.label])]);if(K===U)return;
U=K;let P=document.activeElement?.dataset?.field;T(p,z("control","A","Control"),z("test","B","Test","none: one set alone")),P&&p.querySelector(`[data-field="${P}"]`)?.focus()}async function Te(){let K=Ma(
{...n,q:""}),P=K.toString();if(P!==s){s=P;try{let A=await Au(K);!d&&P===s&&(r=DE(A),h.draw(A,n.test!==""),g.enable(!0),i&&Be())}catch(A){!d&&P===s&&(s=null,h.draw([],!1),A.code==="sql_off"&&ke(A))}}}function ke(K){
N.hidden=!0,v.say(a("p",{class:"notice",data:{code:K.code}},K.message))}function De(K){if(g.set(K),K.trim()===""){g.showError("There is no statement. Write one, or choose an example.",null),g.field.focus();
return}c=l="",u=!0,m({q:K,...K===n.q?{}:wh})}function He(){v.drop(),g.running(!1),b.textContent="",v.say(a("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),g.field.focus()}function Z(K){if(i=null,
l="",g.running(!1),K.code==="sql_off"){ke(K);return}g.showError(K.message,K.offset),v.say(a("p",{class:"visually-hidden",data:{code:K.code}},"The statement was refused."))}function ie(){let K=f(n);if(K===
l){Be(),t.settled();return}K!==c&&(c=K,g.clearError(),g.running(!0),w.open(!1),v.ask(P=>Ou(new URLSearchParams(K),{signal:P}),P=>{i=P,l=K,g.running(!1),v.say(null),Be(!0),te(),Se(Q(P.row_count,"row"))},
Z))}let B=K=>Ye(o??[],n[K])?.label??n[K],Y=()=>`tracediff-${["control","test"].filter(K=>n[K]!=="").map(K=>Mt(B(K))).join("-")}`;function te(){u&&M.getBoundingClientRect().top>innerHeight-PE&&M.scrollIntoView(
{block:"start"}),u=!1}function me(){let{row_count:K,truncated:P,truncated_by:A,elapsed_ms:q}=i;T(b,K===0?"No rows.":[`${L(K)} ${K===1?"row":"rows"}`,a("span",{class:"muted"},` in ${L(Math.max(1,Math.round(
q)))} ms`)],P&&a("span",{class:"notice truncated"},`Cut off here: ${IE[A]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function Be(K=!1){let P=i.columns.map((se,re)=>({...se,at:re,unit:se.
type==="text"?"":si(se.name,r)})),{rows:A}=i;me();for(let[se,re]of[[x,"csv"],[E,"json"]])se.href=Mu(Ma(n,re)),se.download=`${Y()}-query.${re}`;let q=Aw(n,P,A),O=se=>P.find(re=>re.name===se),F={...q,columns:P,
rows:A,x:O(q.x),ys:[q.y,q.y2].filter(se=>se!=="").map(O),by:O(q.by),file:Y(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([l,q,Object.keys(r).length]),empty:q.chart==="none"?q.kinds.length>
1?"No chart is chosen.":"A chart needs a column of numbers.":null};S.node.hidden=A.length<2,_.draw(q,P,A);let ne=F.empty?[]:Kc(F);T($,ne.map(([se,re])=>a("li",{class:"key",css:{"--key-fill":`var(${se}\
)`}},re))),$.hidden=ne.length===0,k.textContent=F.empty?"":Ew(q.chart,A.length),S.draw(F),(K||C.units!==r)&&(C.units=r,C.show(P,A)),C.node.parentNode.hidden=P.length===0||A.length===0,M.dataset.shown=
l}function G(){let K=n.q.trim().split(`
`).find(P=>!P.startsWith("--"))??"";if(t.setTitle([K.slice(0,60),"Query"].filter(P=>P!=="").join(" · ")),J(),w.draw(n.test!==""),Te(),n.q===""){v.drop(),i=null,l=c="",g.clearError(),g.running(!1),v.say(
a("p",{class:"visually-hidden"},"")),w.open(!0),t.settled();return}ie()}async function oe(){let K=[n.control,n.test].filter(P=>P!=="");try{o=K.length>0?await ft(K):[],o.length===0&&(o=(await Dt("limit\
=1")).entries.map(({set:P})=>P))}catch(P){T(R,a("div",{class:"error-box",role:"alert"},P.message));return}d||(p.hidden=N.hidden=o.length===0,o.length===0?(t.setTitle("Query"),T(R,a("p",{class:"notice"},
"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):n.control===""?m({control:at(o[0].id)},{replace:!0}):G())}return g.set(n.q),y.load(),oe(),{keys:{search:()=>h.focus(),control:()=>ue(
"control"),test:()=>ue("test")},update(K){let P=n;n=wc(K),n.q!==P.q&&g.set(n.q);let A=["control","test"].every(q=>n[q]===""||Ye(o??[],n[q]));o?.length>0&&A&&n.control!==""?G():oe()},unmount(){d=!0,v.unmount(),
I(),S.unmount(),C.unmount()}};function ue(K){let P=p.querySelector(`[data-field="${K}"]`);P?.focus(),P?.click()}}var qE=(e,{side:t,name:n,category:o,counts:s,total_duration:r})=>({...e,name:n,category:o,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t==="control"?s:0,test_counts:t===
"test"?s:0,control_total_duration:t==="control"?r:0,test_total_duration:t==="test"?r:0});function Uw(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(
o=>e.aliases.filter(s=>s.side===o));return t.length===1&&n.length===1&&t[0].category===n[0].category?[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}]:e.aliases.map(o=>({row:qE(
e,o),names:{control:o.name,test:o.name}}))}var HE=/^(.+)\((\d+)\): (.+)$/;function FE(e){for(let t of["/site-packages/","/dist-packages/"]){let n=e.lastIndexOf(t);if(n>=0)return e.slice(n+t.length)}return/^([A-Za-z]:)?[\\/]/.test(e)?e.split(/[\\/]/).
at(-1):e}function WE(e){let t=new Map;for(let n of e){let o=n.category==="python_function"&&n.control_counts===0!=(n.test_counts===0)?HE.exec(n.name):null;if(o){let s=`${FE(o[1])}\0${o[3]}`,r=t.get(s)??
{control:[],test:[]};t.set(s,r),r[n.control_counts>0?"control":"test"].push([Number(o[2]),n])}}return t}function jw(e){let t=[];for(let{control:n,test:o}of WE(e).values())n.length===o.length&&([n,o].forEach(
s=>s.sort(([r],[i])=>r-i)),n.forEach(([,s],r)=>t.push([s,o[r][1]])));return t}var tr=0,cn=1,zw=e=>e.sort==="host";function Zc(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:i}of o){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,
n=0;for(let[s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function Yw({window:e,all:t,host:n,
shift:o,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,p)=>p<=e.from||f>=e.to}),r.forEach(({answer:f})=>s.add(f.lanes.filter(p=>zw(p)===n)));let i=[],l=[],c=[],u=[],d={start:[],
end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:p}of r){let y=i.length;i.push(...f.names),l.push(...f.categories),c.push(...f.kinds);for(let g of f.lanes)
zw(g)===n&&UE(d,g,u.push(g)-1,{keep:p,shift:o,shiftName:y,top:s.rowOf(g.id)+1});n||jE(d,m,f,{keep:p,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.
from(d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.
bands()}}function UE(e,t,n,{keep:o,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let y=l[p]+c[p];o(l[p],y)&&(e.start.push(l[p]-
s),e.end.push(y-s),e.row.push(i+u[p]),e.name.push(r+d[p]),e.occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(tr),e.gap.push(-1),e.lane.push(n))}}function jE(e,t,n,{keep:o,shift:s,rows:r,lanes:i}){
for(let l of n.gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&o(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(
1),e.sort.push(cn),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var $t=(e,t)=>`${t}\0${e}`,nr=(e,t)=>$t(e.names[e.name[t]],e.categories[e.name[t]]),Rn=(e,t)=>e.sort[t]===tr&&e.
merged[t]<=1&&e.occurrence[t]>=0,Gw=new WeakMap;function Kw(e,t,n){let o=Gw.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)Rn(e,s)&&o.set(`${nr(e,s)}\0${e.occurrence[s]}`,s);Gw.set(e,o)}return o.
get(`${t}\0${n}`)??-1}var zE=.1,GE=.002,eu=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function YE(e,t){
if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=eu(e),r=s-o,i=Math.abs(r);return i<zE*Math.max(o,s)||i<GE*
t||r*n<=0?"":r>0?"longer":"shorter"}function Vw(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0),s=Nt(e),r=new Map,i=(l,c)=>{let u={change:YE(l,o),row:l,names:c,whole:s};r.set($t(
c.control,l.category),u).set($t(c.test,l.category),u)};return e.rows.flatMap(Uw).forEach(({row:l,names:c})=>i(l,c)),jw(e.rows).forEach(([l,c])=>i({...l,test_counts:c.test_counts,test_total_duration:c.
test_total_duration,test_self_duration:c.test_self_duration},{control:l.name,test:c.name})),r}var ai=(e,t,n,o)=>e?.get($t(n,o))?.names[t]??n;function Jw(e,t){let n=t.toLowerCase(),o=e.names.map(r=>r.toLowerCase().
includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===tr&&o[e.name[r]]&&s.push(r);return s}var tu={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function nu(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=eu(t);return`${tu[n]}: ${D(o)} → ${D(s)} ${r?"self time":"in all"} of this ${e.whole?"recording":"step"}`}function Qw(e,t,{changes:n,partner:o,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===cn){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${le(l)}, from ${le(i)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: nothing recorded for most of it"],f.next&&[`then: ${f.next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${L(r.merged[t])} rows too short to be drawn apart`,"s\
trong"],[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${le(l)}, from ${le(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"\
muted"]];if(!Rn(r,t))return[...d,["not of this step: it began before, or another one launched it","muted"]];let m=nu(n?.get(nr(r,t)));if(m&&d.push([m,"change"]),o){d.push([`${s}: ${le(o.duration)} (${ge(
e.side==="control"?o.duration-l:l-o.duration)} test against control), from ${le(o.start)}`]);let f=ai(n,s,c,r.categories[r.name[t]]);f!==c&&d.push([`${s}: ${f}`,"mono muted"])}else o===null&&s&&d.push(
[`${s}: no ${L(r.occurrence[t]+1)}${Xw(r.occurrence[t]+1)} call of this name`,"muted"]);return d}var Xw=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",ou=e=>`${L(e)}${Xw(e)}`,os=14;function Zw(){
let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){T(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),
i=n+os+s>window.innerWidth?n-os-s:n+os,l=o+os+r>window.innerHeight?o-os-r:o+os;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function ey(){
let e=qe("polygon",{class:"join-shape"}),t=qe("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),
[r,i]=n.top<=o.top?[n,o]:[o,n],l=({left:f,right:p})=>[f,Math.max(p,f+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([f,p])=>`${f-s.left},${p-
s.top}`).join(" "))}}}function ty(e,t,n){let o=ut("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=H("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Me("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Me("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),H("Fit",e.fit,{title:"Show the whole step (0)"})),o.node,n,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>H(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){o.press(l.show),o.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){T(r,l&&[a("b",{},D(l.to-l.from)),a("span",{class:"muted small"},` from ${le(l.from)} to ${le(l.to)} `),Me("close","Remove the measurement (Escape)",e.unmeasure)])}}}var KE=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not of this step"],["gap","device idle"]];function ny(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){T(e,[...t?Object.entries(tu):[],...KE,...n?[["path","on the critical path"]]:[]].map(([o,s])=>a("li",{class:`\
key key-span-${o}`},s)),t&&a("li",{class:"muted"},"a name counts as changed where its time in the step, on the host its self time, differs by 10 % and by 0.2 % of the step"))}}}function oy(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function VE(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),i=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function sy({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,i=null;async function l(u,d,m){
let f=VE(u,d,m);s=f;let p=new AbortController;i=p;try{let y=await e(f,p.signal);i===p&&(o={...f,from:y.from,to:y.to,pixels:y.pixels},t(y))}catch(y){i===p&&y.name!=="AbortError"&&(r=null,n(y))}if(i===p){
s=null;let y=r;r=null,y&&c(...y)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||o&&oy(o,u,d,m)?r=null:s?r=oy(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[o,s,r,i]=[null,null,null,null]}}}function JE(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function ry(e,{onChange:t,onError:n}){let o="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=sy(
{ask:({from:d,to:m,pixels:f},p)=>{let y=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,w])=>y.set(g,String(Math.round(w*1e3)/1e3))),fi(i.set,y,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:n});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>_o(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=mm(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=JE(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f);p.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(y=>fi(i.set,p,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);Object.entries(d).forEach(
([p,y])=>{y!==""&&y!==null&&y!==void 0&&f.set(p,String(y))});try{return await cr(i.set,f,m)}catch(p){if(p.status===404&&p.code==="unknown_row")return null;throw p}},retry(){o="",s=""},unmount:u})}function ay(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:fe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two one above the other."))}var iy=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set has no\
 ranks with rows."));function ly(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of the ${t}\
 cannot be shown`),a("p",{},e.message),a("p",{},s?H("Choose another rank and step",o,{class:"primary"}):H("Try again",n,{class:"primary"})," ",a("a",{href:fe("/")},"Choose other traces")))}var QE={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"};function cy(e,t,n){let o=[];n.missing.length>0&&o.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let s=Object.entries(
QE).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,i])=>Q(t.whole.left_out[r],i));return t.whole.left_out?.spans&&s.push("rows that are too short for a picture of the whole step"),s.length>0&&o.push(`\
Not shown of the ${e}: ${s.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?o.push(`This step of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||o.push(`The ${e} has no devi\
ce work in this step.`),o}var XE=1e3;function uy(e,t){let n=new Map,o=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>ai(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let f=m.side===l?m.data():null,p=f?Kw(f,$t(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,row:f.row[p],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>n.get(o(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),f=o(i,m,c,u),p=await e[i].find({name:m,category:c,occurrence:u},{signal:d});n.size>XE&&(n=new Map);let y=p?{...p.rows[0],of:p.of}:null;return n.set(f,y),y},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!Rn(c,l))return null;let[u,d]=nr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function ii(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:i})=>i===
n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var li=2e4,dy=3,my=e=>Math.round(e*1e3),fy=(e,t,n)=>`${e} ${my(t)} ${my(n)}`;function ZE(e,t){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(l=>l.
span===t)){if(i.lane!==null){let l=n.lanes.get(i.lane)??[];l.push([i.start,i.start+i.duration]),n.lanes.set(i.lane,l),i.kind!=="launch_delay"&&i.kind!=="kernel_gap"&&n.rows.add(fy(i.lane,i.row_start,i.
row_duration))}o+=1}let s=e.by_kind.reduce((i,l)=>i+l.segments,0),r=e.by_step.find(i=>i.span===t);return n.cut=o===li?s-li:0,n.words=r?`${D(r.work)} of work in ${D(r.path)}${n.cut>0?`; the longest ${L(
li)} of ${L(s)} segments are marked`:""}`:"this step has none",n}function eT(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let o=0;o<t.length;o+=1){let s=t.lanes[t.lane[o]];t.sort[o]===tr&&t.merged[o]<=1&&
s&&e.rows.has(fy(s.id,t.start[o]+t.shift,t.end[o]-t.start[o]))&&n.push(o)}e.drawn.set(t,n)}return n}function py(e,t,n,o){let s=n.data(),r=ee("--path-mark"),i=c=>Math.max(-3,Math.min(t.width+3,c));for(let{
id:c,row:u}of s.bands){let d=-1/0;for(let[m,f]of o.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),y=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));y>d&&y>p&&(e.box(Math.max(p,d),t.y(u+1)-dy-1,y-Math.max(p,d),
dy,r),d=y)}}let l=t.y(1)-t.y(0);for(let c of eT(o,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function hy({toggle:e,change:t,error:n}){let o=H(
"Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds most work"}),s=a("p",{class:"muted small timeline-path",role:"status"}),r={control:null,test:null},
i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of the ${m.join("; of the ")}`:""}function u(m){
l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:y}){let g=new URLSearchParams({set:f,ranks:String(y.rank),segments:String(li),...y.step_number===null?{}:{steps:String(
y.step_number)},...p?{marker:p}:{}}),w=`${g} ${y.span}`;if(i[m]!==w){u(m),i[m]=w,l[m]=new AbortController;try{let h=await xo("critical_path",g,{signal:l[m].signal});i[m]===w&&(r[m]=ZE(h.set,y.span),c(),
t())}catch(h){i[m]===w&&h.name!=="AbortError"&&n(h)}}}return{node:o,words:s,of:m=>r[m],draw(m,f,p){o.setAttribute("aria-pressed",String(m.path));for(let y of ze)m.path&&f.includes(y)&&p[y]?d(y,{set:m[y],
marker:m[`${y}_marker`],sample:p[y].sample}):u(y);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var gy={control:["A","Control"],test:["B","Test"]};function wy(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;T(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=gy[i],f=ce("set"),p=bn({id:f,field:i,set:c&&Ye(c,l[i]),text:l[i],none:`No ${i}`,onPick:y=>e({[i]:y===null?"":at(
y.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=il(l),d=ll(l,c.rank),m=cl(l,c.rank,c.span),f=(g,w,h,b,_,$)=>{let k=ce(g),S=a(
"select",{id:k,data:{field:`${i}_${g}`},on:{change:()=>e({...$,[`${i}_${g}`]:S.value})}},h.map(C=>a("option",{value:String(C),selected:C===b},_(C))));return a("span",{class:"sample-field"},a("label",{
for:k},w),S)},p=m.indexOf(c),y=(g,w,h)=>Me(w,`${gy[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[p+g].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${D(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${D(m.find(w=>w.step_number===g).step)}`,{}),y(-1,"up","previous"),y(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${le(c.step)}`)]]}return{
node:t,draw:o,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var tT=200,yy=8,nT=1e3;function by({onText:e,onStep:t}){let n=ce("search"),o=Je(tT,()=>e(s.value.trim())),s=a("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:l=>{l.key==="Enter"?(l.preventDefault(),o.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>H(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){T(r,l)}}}function oT(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(n??new Map).values()){let c=l[o];i[`${o}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set($t(c,i.category),{name:c,category:i.category,time:i[`${o}_total_duration`]})}for(let i of t.filter(l=>l.side===o))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=$t(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function ky(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=oT(e,n,o,l.side);return r||=c.length>yy,c.slice(0,yy).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:nT});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var _y=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${Q(t,"call")}\
 of the ${Q(e,"name")} with most time`:`${Q(t,"call")} of ${Q(e,"name")}`,xy=(e,t)=>`${L(e+1)} of ${L(t)}`;var su={control:"Control",test:"Test"};function sT(e,t,n){return t===void 0?`${su[e]}: …`:t===null?`${su[e]}: no ${ou(n+1)} call`:`${su[e]}: ${le(t.duration)}, from ${le(t.start)}${t.of?`; ${Q(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function $y(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify(
[o,s]);if(r===n||(n=r,t.hidden=o===null,o===null))return;let{control:i,test:l}=o.rows,c=e.href(o),u=nu(o.change);T(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},o.name),a("span",{class:"mut\
ed"},` · ${o.category} · ${ou(o.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},sT(d,o.rows[d],o.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${ge(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},H("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!o.aligned&&H("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),H("Copy the name",()=>Kt(o.name,"Nam\
e copied."),{class:"link-button"}),H("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Sy(e,t){let{stage:n,sides:o,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,w,w.map(_=>s.named(_,h.name,h.category))]);if(b===i){p(w);return}if(i=b,r=null,b!==""&&h.nth===null){await f(w,b);return}if(b!==""){let{name:_,category:$,nth:k}=h;r={name:_,category:$,nth:k,rows:Object.
fromEntries(w.map(S=>[S,s.known(S,_,$,k)??s.drawn(n.shown(),S,_,$,k)??void 0]))}}p(w),r&&await m(r,w)}async function m(w,h){let{name:b,category:_,nth:$,rows:k}=w;await Promise.all(h.filter(S=>k[S]?.of===
void 0&&k[S]!==null).map(async S=>{try{k[S]=await s.ask(S,b,_,$)}catch{}})),!c&&r===w&&p(h)}async function f(w,h){let{name:b,category:_,at:$}=e.state(),k=[...new Set([$,"test","control"])].filter(S=>w.
includes(S));for(let S of k){let C=null,x=await o[S].find({name:s.named(S,b,_),category:_,order:"duration",limit:1}).catch(E=>{C=E});if(c||i!==h)return;if(C){ve(`The search for ${b} failed. ${C.message}`,
{urgent:!0});return}if(x){let[E]=x.rows,R=E.start-e.shifts()[S];l=!0,n.goTo(n.around({start:R,end:R+E.duration}),!0),e.change({category:x.category,nth:E.occurrence,at:S,...n.current()});return}}ve(`${b}\
 does not occur in this step.`,{seconds:10}),e.change(u)}function p(w){let h=r===null?[]:w.map(_=>r.rows[_]&&ii(n.shown(),_,r.rows[_])).filter(Boolean);n.mark({selected:h}),l&&h.length>0&&(l=!1,h.forEach(
({pane:_,row:$})=>_.drawing.reveal($)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(_=>{let $=r.rows[_];return[_,$&&{start:$.start,duration:$.duration,of:$.of,whole:o[_].chosen?.sample.
step_number===null}]})),change:e.changes()?.get($t(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},w)}let y=()=>n.marks.selected.find(({pane:w})=>w.side===e.state().at)??n.marks.
selected[0];function g(){let w=y();if(w){let h=Math.max((w.end-w.start)*1.6,.1),b=(w.start+w.end)/2;n.goTo({from:b-h/2,to:b+h/2}),n.marks.selected.forEach(({pane:_,row:$})=>_.drawing.reveal($))}return w!==
void 0}return{draw:d,place:y,zoom:g,current:()=>r,show({name:w,category:h,occurrence:b,side:_,at:$,duration:k}){l=!0,n.goTo(n.around({start:$,end:$+k})),e.change({name:w,category:h,nth:b,at:_})},pick(w,h){
let b=s.nameOf(w,h);if(b){let[_,$,k]=b,S=e.state(),C=S.name===_&&S.category===$&&S.nth===k;e.change(C?u:{name:_,category:$,nth:k,at:w.side})}return b!==null},step(w){let h=y(),b=h?n.beside(h,w):-1;if(b<
0)return!1;let[_,$,k]=s.nameOf(h.pane,b),S=h.pane.data(),C=n.current();if(S.start[b]<C.from||S.end[b]>C.to){let x=(S.start[b]+S.end[b])/2,E=(C.to-C.from)/2;n.goTo({from:x-E,to:x+E})}return e.change({name:_,
category:$,nth:k,at:h.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var rT=300,aT={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function vy({onPick:e,partnerOf:t}){let n=(i,l,c)=>({key:i,title:l,show:String,...c}),o=ln({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:i=>`${i}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(i,l)=>H(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:D,exact:le,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:D,exact:le}),n("diff","Test − control",{number:!0,show:ge,
exact:Ge,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),n("change","In the step",{show:i=>aT[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let f=0;f<m.rows;f+=1)Gs(m,f,l.from,l.to,
p=>{(Rn(d,p)||d.sort[p]===cn)&&c.push({pane:u,i:p,duration:d.end[p]-d.start[p]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,rT),c.length]}return{node:a("div",{},o.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${L(c.length)} longest of ${Q(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),y=p.sort[m]===cn,g=y?null:t(d,m);return{pane:d,i:m,
duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"",name:y?d.textOf(m):p.names[p.name[m]],change:y?"":d.changeAt(m),diff:g===null?null:d.side==="control"?g.duration-f:f-
g.duration}}))}}}var ci=9,ui=3;function Ey({onMove:e,onRange:t}){let n=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(ci+ui)+ui,_=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(h*_),Math.round(b*_)],n.style.height=`${b}px`;
let $=n.getContext("2d",{alpha:!1});$.scale(_,_),$.fillStyle=ee("--surface-sunk"),$.fillRect(0,0,h,b);let k=S=>h*(S-i.from)/(i.to-i.from);r.forEach((S,C)=>m($,S,ui+C*(ci+ui),k))}function m(h,b,_,$){let k=b.
data();if(!k)return;h.fillStyle=ee(b.host?"--span-host":"--span-compute");let S=new Map,C=-1/0;for(let x=0;x<k.length;x+=1){let[E,R]=[$(k.start[x]),$(k.end[x])],M=b.changeAt(x);if(M!==""&&k.merged[x]<=
1){let N=S.get(M)??[];N.push(E,R),S.set(M,N)}k.name[x]>=0&&k.lanes[k.lane[x]].sort!=="other"&&(R>C+.5||E<C-50)&&(h.fillRect(E,_,Math.max(.5,R-E),ci),C=R)}for(let[x,E]of S){h.fillStyle=ee(`--span-${x}`);
for(let R=0;R<E.length;R+=2)h.fillRect(E[R],_,Math.max(.7,E[R+1]-E[R]),ci)}}function f(){c||=requestAnimationFrame(d)}function p(){let h=i.to-i.from,b=100*(l.from-i.from)/h,_=100*(l.to-l.from)/h;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${_}%`),o.hidden=_>99.9}let y=h=>{let b=s.getBoundingClientRect(),_=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
_))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:y(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(y(h))}),s.addEventListener("pointerup",h=>{let[b,_]=[u?.at,y(h)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let g=new ResizeObserver(f);
g.observe(s);let w=pt(f);return{node:s,draw(h,b){[r,i]=[h,b],f(),p()},view(h,b){l={from:h,to:b},p()},unmount(){cancelAnimationFrame(c),g.disconnect(),w()}}}var iT=16,lT={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},ru=.02,cT=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],uT=new Set(["new","g\
one","gap"]);function dT(e,t){let[n,o]=Ve(t*10);return`${wt(e/o,0,3).replace("-","−")} ${n}`}function mT(e,t,n){return e.sort[t]===cn?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Ty({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(cT.map(h=>[h,ee(`--span-${h}`)]))}
let f=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function p(){l=r.names.map((h,b)=>c?.get($t(h,r.categories[b]))?.change??""),i=Array.from({length:r.length},(h,b)=>mT(r,b,f(b)))}
function y(h){if(r.sort[h]===cn){let _=r.gaps[r.gap[h]];return`idle ${D(_.duration)} · host: ${_.operator??_.host??"nothing recorded"}`}let b=r.names[r.name[h]];return(lT[i[h]]??"")+(r.merged[h]>1?`${r.
merged[h]} rows, most of them ${b}`:b||"(no name)")}m();let g=Xa(s,{rowHeight:iT,label:`${o}: a table below has the same`,wheel:"free",least:ru,axis:dT,colour:h=>u[i[h]],hatched:h=>uT.has(i[h]),text:y,
onHover:(h,b)=>n.hover(d,h,b),onPick:(h,b)=>n.pick(d,h,b),onView:(h,b,_)=>n.view(d,h,b,_),onMeasure:n.measure,onKey:h=>n.key(h,d),decorate:(h,b)=>n.decorate(h,b,d)}),w=pt(()=>{m(),g.redraw()});return Object.
assign(d,{drawing:g,show(h,b){r=h,p(),g.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(p(),g.redraw())},changeAt:f,textOf:y,title:o,destroy(){w(),g.destroy()}})}function Oy(e,t,{start:n,end:o,row:s},r,i,l){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function My(e,t,n,o){let s=t.y(
1)-t.y(0),r=o.path(n.side);if(r&&py(e,t,n,r),o.measure){let{from:i,to:l}=o.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,ee("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,ee("--accent"),1)}if(o.aligned!==null){let i=Math.round(t.x(o.aligned))+.5;e.line(i,0,i,t.height,ee("--accent"),1.5)}for(let i of o.selected)i.pane===n&&Oy(e,t,i,ee("--accent"),2.5,s);o.partner?.
pane===n&&Oy(e,t,o.partner,ee("--text"),1.5,s)}var fT=60,pT=40;function Ay({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null,path:t.path},o=Zw(),s=ey(),r=null,i=0,l=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(M,N)=>t.
pick(M,N),measure:(M,N,v)=>t.measure({from:M,to:N},v),decorate:(M,N,v)=>My(M,N,v,n)},m=ze.flatMap(M=>[!0,!1].map(N=>Ty({side:M,host:N,on:d}))),f=ze.map(M=>a("section",{class:`timeline-side timeline-${M}`,
data:{side:M},"aria-label":M==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${M}-text small`}),m.filter(N=>N.side===M).map(N=>N.node))),p=Ey({onMove:M=>{let{from:N,to:v}=h(),I=(v-N)/2;
w().drawing.view(M-I,M+I,!0)},onRange:(M,N)=>w().drawing.view(M,N)}),y=a("div",{class:"timeline-lanes"},f,s.node),g=a("section",{class:"card timeline-stage","aria-label":"Timeline"},p.node,y,o.node),w=()=>u[0]??
m[0],h=()=>w().drawing.current();function b(M,N,v,I){c||(c=!0,u.filter(z=>z!==M).forEach(z=>z.drawing.follow(N,v,I)),c=!1,p.view(N,v),E(),t.view(N,v,I))}function _(M,N,v){r=N>=0?{pane:M,i:N,event:v}:null,
clearTimeout(i),l?.abort(),n.partner=null,r?$():o.hide(),E(),R()}function $(){let{pane:M,i:N}=r,v=t.both()?e.nameOf(M,N):null;if(v===null){C(void 0);return}let I=to[M.side],z=e.drawn(u,I,...v)??(k(I,...v)?
null:e.known(I,...v));if(S(z),z!==void 0)return;let U=r;i=setTimeout(async()=>{l=new AbortController;try{let J=await e.ask(I,...v,l.signal);r===U&&(S(J),E(),R())}catch{}},fT)}function k(M,N,v,I){let z=t.
changes()?.get($t(N,v))?.row;return z!==void 0&&I>=z[`${M}_counts`]}function S(M){n.partner=M?ii(u,to[r.pane.side],M):null,C(M)}function C(M){let{pane:N,i:v,event:I}=r;I&&o.show(Qw(N,v,{changes:t.changes(),
partner:M,other:t.both()?to[N.side]:""}),I.clientX,I.clientY)}let x=({pane:M,start:N,end:v,row:I})=>M.drawing.placeOf({start:N,end:v,row:I});function E(){let{partner:M,selected:N}=n;r&&M?s.draw(r.pane.
drawing.place(r.i),x(M)):N.length===2?s.draw(...N.map(x)):s.draw(null,null)}let R=()=>u.forEach(M=>M.drawing.redraw());return y.addEventListener("scroll",E,{capture:!0,passive:!0}),{node:g,panes:m,shown:()=>u,
current:h,around({start:M,end:N}){let v=(M+N)/2,I=h(),z=w().drawing.node.clientWidth||1e3,U=Math.max(N-M,.01)*z/pT,J=Math.max((N-M)*1.3,Math.min(I.to-I.from,U));return{from:v-J/2,to:v+J/2}},goTo:({from:M,
to:N},v)=>w().drawing.view(M,N,v),glide(M){let{from:N,to:v}=w().drawing.goal(),[I,z]=[(N+v)/2,(v-N)/2*M];w().drawing.view(I-z,I+z)},slide(M){let{from:N,to:v}=w().drawing.goal(),I=M*(v-N);w().drawing.view(
N+I,v+I)},fit(){let{from:M,to:N}=w().drawing.extent();w().drawing.view(M,N)},show(M,N,v,I){r=null,n.partner=null,o.hide();let z=new Set;u=M.map(({pane:U,data:J})=>(U.show(J,N),U.drawing.showAxis(!z.has(
U.side)&&J.rows>0),z.add(J.rows>0?U.side:""),U)).filter(U=>U.data().rows>0),m.filter(U=>!u.includes(U)).forEach(U=>{U.node.hidden=!0}),f.forEach(U=>{let{side:J}=U.dataset;U.hidden=!u.some(Te=>Te.side===
J),U.firstChild.textContent=v[J]??""}),I&&u.forEach(U=>{let{from:J,to:Te}=fo(I,U.drawing.extent(),ru);U.drawing.follow(J,Te)}),p.view(h().from,h().to)},drawOverview(M){p.draw(u,M)},setChanges(M){m.forEach(
N=>N.setChanges(M))},mark(M){Object.assign(n,M),E(),R()},marks:n,beside({pane:M,start:N,row:v},I){let z=M.data(),U=-1;for(let J=0;J<z.length;J+=1){let Te=I*(z.start[J]-N);z.row[J]===v&&Te>0&&Rn(z,J)&&
(U<0||Te<I*(z.start[U]-N))&&(U=J)}return U},unmount(){clearTimeout(i),l?.abort(),p.unmount(),m.forEach(M=>M.destroy())}}}function Cy(e,t){let n=null,o=-1;function s(r){let i=`${t.key()}|${r}`;if(n?.key!==i){let l={key:i,list:[]};n=l,o=-1,l.found=ky(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,n===l){let d=new Set(c.map(m=>$t(m.name,m.category)));e.say(_y(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=n?.list??[];if(l.length!==0){if(o<0){let c=l.findIndex(u=>u.at>=t.from());o=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else o=(o+i+l.length)%l.length;e.say(xy(o,l.length)),t.onCall(l[o])}}}}var hT=350,gT=250,wT=44,or={path:"/timeline",name:"Timeline",mount:(e,t)=>yT(e,t)};function yT(e,t){let n=e.clientWidth,o=al(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},f=!1,p=Object.fromEntries(ze.map(W=>[W,ry(W,{onChange:()=>!f&&Y(),onError:V=>!f&&de(V)})])),y=Object.fromEntries(ze.map(W=>[W,null])),g=uy(p,()=>r),w=hy({toggle:()=>De({path:!o.path}),change:()=>!f&&
h.mark({}),error:de}),h=Ay({partners:g,on:{view:ue,pick:q,key:j,measure:W=>se(W),changes:()=>r,both:()=>pn(o).length===2,path:W=>w.of(W)}}),b=by({onText:W=>De({q:W},{replace:!0}),onStep:W=>C.walk(o.q,
W)}),_=ty({zoom:h.glide,fit:h.fit,save:Ke,show:W=>De({show:W}),unmeasure:()=>se(null),unalign:()=>De({align:"",align_category:"",align_nth:0})},b.node,w.node),$=$y({zoom:()=>S.zoom(),align:O,href:F,clear:()=>S.
clear()}),k=()=>`${d}|${u}`,S=Sy({state:()=>o,stage:h,sides:p,partners:g,change:W=>De(W,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},$),C=Cy(b,{key:()=>`${k()}|${r===null}`,sides:()=>pn(o).map(W=>p[W]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:W=>!f&&S.show(W)}),x=wy(W=>De({...W,...ze.some(V=>V in W)?{from:null,to:null,name:"",nth:null,align:""}:{}})),E=vy({onPick:q,partnerOf:A}),
R=ny(),M=a("div",{class:"timeline-notes"}),N=a("h1",{class:"visually-hidden"},"Timeline"),v=a("nav",{class:"crumb","aria-label":"Where this is"}),I=a("div",{class:"message"}),z=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),U=a("div",{class:"results"},_.node,M,h.node,$.node,R.node,w.words,z,E.node);e.append(
a("div",{class:"page timeline-page"},N,v,x.node,I,U));let J=Tt({context:t,results:U,message:I}),Te=Je(hT,()=>{let{from:W,to:V}=h.current(),pe=W<=m.from&&V>=m.to;De(pe?{from:null,to:null}:{from:W,to:V},
{replace:!0})}),ke=Je(gT,()=>{!f&&h.shown().length>0&&E.draw(h.shown(),h.current())});function De(W,{replace:V=!1}={}){f||t.go(Lo({...o,...W}),{replace:V})}let He=W=>Dn(W,o,s,null),Z=({sample:W})=>`ra\
nk ${W.rank}${W.span>0?`, file ${W.span+1}`:""}, ${W.step_number===null?"whole recording":`step ${W.step_number}`}`;function ie(){let W=ze.filter(Le=>o[Le]!==""),V=W.map(He).join(" → ");N.textContent=
W.length>0?`${V} · Timeline`:"Timeline",t.setTitle(N.textContent);let pe={...qt(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};T(v,W.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(pe))??bt(pe)},`← ${V}`))}async function B(){let W=ze.map(V=>o[V]).filter(V=>V!=="");if(!W.every(V=>s&&Ye(s,V))){let V=await ft(W).catch(()=>[]);f||(s=V,Y())}}function Y(){
let W=ze.filter(Ie=>o[Ie]!=="");ie(),ze.forEach(Ie=>p[Ie].load(o));let V=W.length>0&&W.every(Ie=>p[Ie].samples!==null)?te(W):{};x.draw(o,s,Object.fromEntries(ze.map(Ie=>[Ie,V[Ie]&&{samples:p[Ie].samples,
...V[Ie]}]))),_.draw(o),b.draw(o.q);let pe=pn(o),Le=W.find(Ie=>p[Ie].error&&(pe.includes(Ie)||p[Ie].samples===null)),We=W.some(Ie=>p[Ie].samples?.length===0),Oe=pe.length>0&&pe.every(Ie=>p[Ie].whole);
W.length===0?J.say(ay(s)):Le&&!Oe?Ae(Le):We?J.say(iy()):J.say(null),U.toggleAttribute("data-skeleton",!Oe),t.busy(W.length>0&&!Oe&&!Le&&!We),Oe&&Be(pe,V)}function te(W){let V={};for(let pe of W){let Le=V[to[pe]]??
null;V[pe]=p[pe].choose(o,Le)}return pn(o).filter(pe=>V[pe]).forEach(pe=>p[pe].loadWhole(o,Math.max(n-wT,300))),V}let me=W=>W.map(V=>p[V].stepKey()).join("|");function Be(W,V){let pe=me(W),Le=pe!==d;Le&&
(d=pe,W.forEach(We=>{y[We]={host:Zc(),device:Zc()}})),P(W),K(V),G(W,V,Le),Fe(W,V),R.draw(W.length===2,o.path),w.draw(o,W,V),S.draw(W),ne(),ke(),t.settled()}function G(W,V,pe){m={from:Math.min(...W.map(
Oe=>p[Oe].whole.extent.from-c[Oe])),to:Math.max(...W.map(Oe=>p[Oe].whole.extent.to-c[Oe]))};let Le=h.panes.filter(Oe=>W.includes(Oe.side)).map(Oe=>{let{whole:Ie,window:xn}=p[Oe.side];return{pane:Oe,data:Yw(
{window:xn,all:Ie,host:Oe.host,shift:c[Oe.side],rows:y[Oe.side][Oe.host?"host":"device"]})}}),We=o.from===null?null:{from:o.from,to:o.to};h.show(Le,m,Object.fromEntries(W.map(Oe=>[Oe,`${He(Oe)}, ${Z(V[Oe])}`])),
pe?We??m:null),pe&&(h.drawOverview(m),oe())}function oe(){let W=h.current();for(let V of pn(o)){let pe=h.shown().find(Oe=>Oe.side===V),{whole:Le,windows:We}=p[V];if(pe&&Le){let Oe=c[V];We.want({from:W.
from+Oe,to:W.to+Oe},pe.drawing.node.clientWidth,Le.extent)}}}function ue(){oe(),Te(),ke()}async function K(W){let V=W.control&&W.test,pe=new URLSearchParams({control:o.control,test:o.test});for(let We of V?
ze:[]){let{rank:Oe,step_number:Ie}=W[We].sample;pe.set(`${We}_ranks`,String(Oe)),pe.set(`${We}_steps`,Ie===null?"all":String(Ie)),o[`${We}_marker`]&&pe.set(`${We}_marker`,o[`${We}_marker`])}Object.entries(
{significance:"false",diagnosis:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,Oe])=>pe.set(We,Oe));let Le=V?pe.toString():"";if(Le!==i&&(i=Le,l?.abort(),r=null,h.setChanges(null),
Le!=="")){l=new AbortController;try{let We=await tt(pe,{signal:l.signal});!f&&i===Le&&(r=Vw(We),h.setChanges(r),h.drawOverview(m),S.draw(pn(o)),P(pn(o)),ke())}catch{}}}async function P(W){let V=o.align===
""||W.length<2?"":JSON.stringify([d,o.align_category,o.align_nth,...W.map(We=>g.named(We,o.align,o.align_category))]);if(V===u)return;u=V;let pe=c;c={control:0,test:0};let Le=null;if(V!==""){let We=null,
Oe=await Promise.all(W.map(Ie=>p[Ie].find({name:g.named(Ie,o.align,o.align_category),category:o.align_category,occurrence:o.align_nth}).catch(xn=>{We=xn})));if(f||u!==V)return;if(We)ve(`The search for\
 the call to align at failed. ${We.message}`,{urgent:!0});else if(Oe.every(Boolean)){let[Ie,xn]=Oe.map(Ut=>Ut.rows[0].start);c={control:0,test:xn-Ie},Le=Ie}else(r||o.align_category!=="python_function")&&
ve("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Le}),(V!==""||pe.test!==0)&&(Y(),oe(),h.drawOverview(m))}function A(W,V){let pe=pn(o).length===2?g.nameOf(W,V):null;return pe&&
g.drawn(h.shown(),to[W.side],...pe)}function q(W,V){let pe=W.data();if(!S.pick(W,V)&&V>=0&&(pe.merged[V]>1||pe.sort[V]===cn)){let Le=(pe.end[V]-pe.start[V])*.75,We=(pe.start[V]+pe.end[V])/2;h.goTo({from:We-
Le,to:We+Le})}}function O(){let{name:W,category:V,nth:pe}=S.current();De({align:W,align_category:V,align_nth:pe})}function F({name:W,category:V}){return o.control===""||o.test===""?null:Ht({...fs(""),
control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:vt(W,V),use_short_name:o.use_short_name})}function ne(){for(let W of h.shown())W.drawing.highlight(o.q===""?
null:Jw(W.data(),o.q));C.draw(o.q)}function se(W){h.mark({measure:W}),_.measure(W),W&&Se(`${D(W.to-W.from)} measured.`)}function re(){let W=S.place();if(!W)return!1;let{from:V,to:pe}=h.marks.measure??
{from:W.start,to:W.start};return se(V===pe&&V!==W.start?{from:Math.min(V,W.start),to:Math.max(V,W.start)}:{from:W.start,to:W.start}),!0}let Ce={".":()=>S.step(1),",":()=>S.step(-1),m:re,f:()=>S.zoom()};
function j(W){let V=Ce[W.key];return V!==void 0&&V()!==!1}function ae(){if(h.marks.measure)se(null);else if(o.name!=="")S.clear();else if(o.q!=="")De({q:""},{replace:!0});else return!1;return!0}function de(W){
ve(`This part of the timeline could not be loaded. ${W.message}`,{urgent:!0})}function Ae(W){J.say(ly(p[W].error,W,{retry(){ze.filter(V=>p[V].error).forEach(V=>p[V].retry()),Y()},chooseOther:()=>De(Object.
fromEntries(ze.flatMap(V=>["rank","span","step"].map(pe=>[`${V}_${pe}`,""]))),{replace:!0})}))}function Fe(W,V){let pe=W.flatMap(Le=>cy(Le,p[Le],V[Le]));T(M,pe.map(Le=>a("p",{class:"notice small"},Le)))}
async function Ke(W){let V=h.shown();if(V.length===0)return;let{from:pe,to:Le}=h.current(),We=Math.max(900,V[0].drawing.node.clientWidth),Oe=pn(o),Ie=[N.textContent,`${D(pe)} to ${D(Le)} of ${Oe.map(Ut=>`\
the ${Ut} (${Z(p[Ut].chosen)})`).join(" and ")}`],xn=Ja(Ie,V.map(Ut=>({lines:[Ut.title],...Ut.drawing.whole(We)})),We);await Qa(xn,W,`tracediff-${Oe.map(Ut=>Mt(He(Ut))).join("-")}-timeline`)}return Y(),
B(),{keys:{search:()=>b.focus(),control:()=>x.choose("control"),test:()=>x.choose("test"),zoomIn:()=>h.glide(.75),zoomOut:()=>h.glide(1/.75),left:()=>h.slide(-.12),right:()=>h.slide(.12),fit:()=>h.fit(),
next:Ce["."],former:Ce[","],measure:Ce.m,zoomTo:Ce.f,close:ae},update(W){let V=o;o=al(W),Y();let{from:pe,to:Le}=h.current(),We=o.from!==V.from||o.to!==V.to,Oe=(xn,Ut)=>Math.abs(xn-Ut)>.002+1e-6*Math.abs(
Ut),Ie=o.from===null?m:o;We&&(Oe(pe,Ie.from)||Oe(Le,Ie.to))&&h.goTo(Ie,!0),B()},unmount(){f=!0,Te.cancel(),ke.cancel(),l?.abort(),ze.forEach(W=>p[W].unmount()),J.unmount(),S.unmount(),w.unmount(),h.unmount()}}}var iu={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>ET(e,t)},au=1e3,bT=250,Ry=[["control","A","Control"],["test","B","Test"]],Ly=e=>e.split(",").filter(t=>t!=="");function Ny(e){
let t=new URLSearchParams(e);return{control:Ly(t.get("control")??""),test:Ly(t.get("test")??""),q:t.get("q")??"",significant:t.get("significant")==="true"}}function Dy(e){let t=new URLSearchParams({control:e.
control.join(","),test:e.test.join(",")});return e.q!==""&&t.set("q",e.q),e.significant&&t.set("significant","true"),t}function Py(e){let t=Dy(e);return t.set("exclude",ht),t.set("sort","abs_diff_self\
_duration"),t.set("limit",String(au)),t}var zn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:D,exact:le}),kT=(e,t)=>e===null?"–":`${_e(e)} to ${_e(t)}`,_T=[{key:"side",title:"Side",show:e=>e},{key:"label",title:"Recording",show:(e,t)=>a(
"a",{href:fe(`/analyse?set=${at(t.set)}`)},e)},zn("step","Step","Mean of its ranks and steps"),zn("compute","Compute"),zn("exposed_communication","Exposed communication"),zn("exposed_memory","Exposed \
memory"),zn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:L},{key:"samples",title:"Samples",number:!0,show:L,what:"A sample is one step of one rank"}],xT={slower:"slower",faster:"faster",no_difference_found:"\
no difference found"};function $T(e){return e.significance!=="cannot_judge"?xT[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings}\
 and ${e.test_recordings} recordings`}var ST=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},zn("control","Control","Mean per step of the recordings; host rows\
 without the calls inside them"),zn("test","Test","Mean per step of the recordings"),{...zn("diff","Change"),show:ge},{key:"change_percent",title:"%",number:!0,show:_e,what:"Of the geometric means of \
the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>kT(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Bt,what:"Of the test between recordings, over all rows"},{
key:"certain",title:"Certain",show:e=>e,tone:e=>({slower:"more",faster:"less"})[e]??null}],vT=e=>{let t=e.control_self_per_step!==null,n=o=>e[`${o}_${t?"self_":""}per_step`];return{...e,control:n("con\
trol"),test:n("test"),diff:n("diff"),certain:$T(e)}};function Iy(e){let t=[...e].sort((n,o)=>n.step_time.step-o.step_time.step);return t[Math.floor((t.length-1)/2)]}function ET(e,t){let n=Ny(location.
search),o=null,s=new Map,r=(x,E)=>t.go(fe(`/compare/recordings?${Dy({...n,...x})}`),E),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("section",{class:"\
card recordings-verdict","aria-label":"Verdict"}),u=a("input",{type:"search",id:ce("q"),autocomplete:"off",spellcheck:"false",on:{input:Je(bT,()=>r({q:u.value.trim()},{replace:!0}))}}),d=a("input",{type:"\
checkbox",id:ce("only"),on:{change:()=>r({significant:d.checked},{replace:!0})}}),m=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:x=>x.preventDefault()}},a("label",{class:"an\
alysis-field"},a("span",{},"Name contains"),u),a("label",{class:"recordings-only"},d," only slower or faster")),f=a("div"),p=a("div"),y=a("div",{class:"analysis-results"},c,f,m,p);T(e,a("div",{class:"\
page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several of each side, the recording\
s are compared, not their steps: what differs between those of one side is noise. Record both sides in turns."),i,l,y));let g=Tt({context:t,results:y,message:l});function w(x){T(i,Ry.map(([E,R,M])=>{let N=ce(
"set"),v=bn({id:N,field:E,set:null,text:"",onPick:I=>{let z=at(I.id);s.set(z,I.label),n[E].includes(z)||(r({[E]:[...n[E],z]}),w(E))}});return v.input.placeholder="Add a recording …",a("div",{class:`\
side-card side-${E}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},R),a("label",{for:N},M),v.node),a("ul",{class:"recordings-chosen"},n[E].map(I=>{let z=s.get(I)??I;return a(
"li",{class:"tag"},z," ",H("×",()=>{r({[E]:n[E].filter(U=>U!==I)}),w(E)},{class:"link-button","aria-label":`Leave out ${z}`,title:`Leave out ${z}`}))})))})),x&&i.querySelector(`[data-field="${x}"]`)?.
focus()}function h(){for(let x of["control","test"])for(let E of n[x]){let R=o[x].recordings.find(M=>M.set.startsWith(E));R&&s.set(E,R.label)}}function b(){let{verdict:x,control:E,test:R,step_time:M}=o,
[N,v]=[Iy(E.recordings),Iy(R.recordings)],I=x.words;T(c,a("h2",{},I[0].toUpperCase()+I.slice(1)),a("p",{},`Mean step ${D(M.control.step)} → ${D(M.test.step)}. `,x.between_percent!==null&&`Recordings\
 of a side differ by ${_e(x.between_percent).replace("+","")} beyond the noise of their steps.`),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one recording of each side: ",a(
"a",{href:Et(N.set,v.set)},`${N.label} and ${v.label}`),", those with the middle step time.")),c.dataset.verdict=x.verdict}function _(){h(),w(document.activeElement?.dataset?.field),b();let x=ln({caption:"\
Recordings",limit:128,columns:_T});x.show(Ry.flatMap(([I,,z])=>o[I].recordings.map(U=>({...U,...U.step_time,side:z})))),T(f,x.node);let{row_count:E,judged_rows:R,changed_rows:M}=o,N=new URLSearchParams(
Py(n));N.set("format","csv"),N.delete("limit");let v=ln({caption:"Rows",limit:50,columns:ST,csv:ss(N)});v.show(o.rows.map(vT)),T(p,v.node,a("p",{class:"muted small"},E===0?"No row is left by the filte\
rs. ":"",`Of ${Q(R,"row")} judged, ${M.slower} slower and ${M.faster} faster are found.`,E>au?` The ${L(au)} largest changes of ${L(E)} are here; the CSV has all.`:""))}function $(x){o=null,g.say(a("d\
iv",{class:"error-box",role:"alert",data:{code:x.code}},a("h2",{},"This comparison is not possible"),a("p",{},x.message)))}let k=x=>x.startsWith("tag:")||/[*?]/.test(x);function S(){t.setTitle("Severa\
l recordings"),document.activeElement!==u&&(u.value=n.q),d.checked=n.significant;let x=[n.control,n.test];if(x.some(E=>E.length===0)||x.every(E=>E.length===1&&!k(E[0]))){o=null,g.drop(),w(document.activeElement?.
dataset?.field),g.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A tag (tag:NAME) or a pattern of labels (nightly-*) in the address \
stands for all its sets. ",a("a",{href:x.every(E=>E.length===1)?Et(n.control[0],n.test[0]):fe("/compare")},"Compare two sets")));return}w(document.activeElement?.dataset?.field),g.ask(E=>tt(Py(n),{signal:E}),
E=>{if(E.judged!=="between_recordings"){$({code:"one_set",message:"These names are those of one set a side."});return}o=E,g.say(null),_(),Se(E.verdict.words)},$)}async function C(){let x=[...n.control,
...n.test].filter(E=>!k(E));try{for(let E of await ft(x.slice(0,100)))s.set(at(E.id),E.label);o===null&&w(document.activeElement?.dataset?.field)}catch{}}return S(),C(),{keys:{search:()=>u.focus()},update(x){
n=Ny(x),S()},unmount(){s=new Map,g.unmount()}}}var TT=7.2,By=16,lu={l:64,r:16,t:22,b:44},uu=e=>e.filter(Boolean).map(Ue).join("<br>"),Fy=e=>e.recorded===null?`stored ${mt(e.created)} (not said when recorded)`:mt(e.recorded);function Wy(e,t){let n=Math.
max(2,Math.floor((t-lu.l-lu.r)/(By*TT+14))),o=wn(e.length,n);return{tickmode:"array",tickvals:o,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:en(o.map(s=>e[s].label),By).map(Ue)}}
function Uy(e,t,n){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...n}}function jy(e){return{template:yt(),margin:lu,hovermode:"closest",dragmode:"zoom",...e}}function OT(e,t){let n=/^rgb\((.+)\)$/.
exec(e);return n?`rgba(${n[1]}, ${t})`:e}var zy=e=>e.direction==="slower"?"--more-fill":"--less-fill";function MT(e){let t=e.interval&&`95 % interval: ${e.interval.map(D).join(" to ")}`;return uu([e.label,
Fy(e),`median ${D(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${_e(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var AT=(e,t)=>uu(
[`${t.direction}: ${D(t.left_median)} → ${D(t.right_median)} (${_e(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function CT(e,t){let{sets:n,levels:o,change_points:s}=e,
r=n.map((d,m)=>m),i=d=>d===null?null:d/t,l=d=>n.map(m=>i(m.interval?.[d]??m.median)),c={type:"scatter",mode:"lines",x:r,hoverinfo:"skip",line:{width:0}},u=ee("--control-fill");return[{...c,y:l(1)},{...c,
y:l(0),fill:"tonexty",fillcolor:OT(u,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:ee("--muted"),width:1.4,dash:"dash"},x:o.flatMap(({first:d,last:m})=>[d-.5,m+.5,null]),y:o.flatMap(
({median:d})=>[i(d),i(d),null])},{type:"scatter",mode:"lines+markers",x:r,y:n.map(d=>i(d.median)),line:{color:u,width:1.4},marker:{color:u,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"ci\
rcle")},customdata:n.map(MT),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(d=>d.at-.5),y:s.map(d=>i((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,
color:ee("--surface")},symbol:s.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:s.map(d=>ee(zy(d)))},customdata:s.map(d=>AT(e,d)),hovertemplate:"%{customdata}<extra></extra>"}]}var RT=4;
function LT({answer:e},t){let{sets:n,change_points:o,baseline:s}=e,r=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Ve(Math.max(...r,0)),c=s?.median??null,u=o.map(m=>({type:"line",
xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ee(zy(m))}})),d=o.length>t/60?[]:o.map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,
text:Ue(_e(m.diff_percent)),font:{size:11,color:ee(m.direction==="slower"?"--more":"--less")}}));return{data:CT(e,l),layout:jy({xaxis:Wy(n,t),yaxis:Uy(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"\
paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:ee("--test-fill")}}]],annotations:d})}}var qy=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","ba\
seline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Gy=e=>a("div",{class:"chart-legend"},e.map(([t,n])=>a("span",{class:"key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),
Yy=e=>_t({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:LT,keys:()=>qy,extra:Gy(qy),class:"series-medians",onClick({points:t},{answer:n}){let[o]=t,s=o?.curveNumber===RT?
n.change_points[o.pointNumber].at:o?.pointNumber;s>0&&e(s-1,s)}}),cu=["compute","exposed_communication","exposed_memory","idle"],Ky={compute:"--part-compute",exposed_communication:"--part-communicatio\
n",exposed_memory:"--part-memory",idle:"--part-idle"},Hy=cu.map(e=>[Ky[e],Qe[e].name]);function NT({answer:e},t){let{sets:n}=e,[o,s]=Ve(Math.max(...n.map(i=>i.mean_step_time??0))),r=n.map(i=>uu([i.label,
Fy(i),`mean step ${D(i.mean_step_time)}`,...cu.map(l=>`${Qe[l].name}: ${i.parts?D(i.parts[l]):be}`)]));return{data:cu.map(i=>({type:"bar",x:n.map((l,c)=>c),y:n.map(l=>l.parts?l.parts[i]/s:null),marker:{
color:ee(Ky[i]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:jy({barmode:"stack",bargap:n.length>100?0:.12,xaxis:Wy(n,t),yaxis:Uy(s,o,{rangemode:"tozero"})})}}var Vy=()=>_t(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:NT,extra:Gy(Hy),keys:()=>Hy});var du="row",Jy="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with commas between";function Qy({onChange:e}){let t=ce("ops"),n=a("datalist",{id:t}),o=null,s=null,r=!1,i=(b,_,$)=>{
let k=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:b},...$,on:{change:()=>e({[b]:k.value.trim()})}});return{input:k,node:a("label",{class:"analysis-field"},a("span",{},_),k)}},
l=i("sets","Sets",{class:"wide",title:Jy,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:Jy,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"aten::mm"}),d=i("category",
"Category",{placeholder:"any"}),m=a("select",{data:{field:"measure"},on:{change:()=>{r=m.value===du,h(),r?u.input.focus():e({measure:m.value,name:"",category:"",time:"total"})}}},[...Object.entries(ks),
[du,"a row"]].map(([b,_])=>a("option",{value:b},_))),f=a("select",{data:{field:"time"},on:{change:()=>e({time:f.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),p=a("la\
bel",{class:"analysis-field"},a("span",{},"Time"),m),y=a("label",{class:"analysis-field"},a("span",{},"Of the row"),f),g=a("form",{class:"card analysis-controls series-controls","aria-label":"What the\
 series shows",on:{submit:b=>{b.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},l.node,c.node,p,u.node,d.node,y,n,H("Show",()=>e(
{sets:l.input.value.trim()}),{class:"primary"}));u.input.addEventListener("input",Je(150,()=>w(u.input.value))),u.input.addEventListener("focus",()=>w(""));async function w(b){if(s!==null)try{let _=await ur(
s,b);T(n,[...new Set(_.map($=>$.name))].map($=>a("option",{value:$})))}catch{}}function h(){m.value=r?du:o.measure;for(let b of[u.node,d.node,y])b.hidden=!r}return{node:g,draw(b,_){o=b,s=_,r=o.name!==
""||r&&document.activeElement===u.input;for(let{input:$}of[l,c,u,d])($!==document.activeElement||$.value==="")&&($.value=o[$.dataset.field]);f.value=o.time,h()},focus(){return l.input.focus(),l.input.
select(),!0}}}var fu={path:"/series",name:"Series",mount:(e,t)=>DT(e,t)},sr=(e,t,n,o=D)=>({key:e,title:t,what:n,number:!0,show:o,exact:le}),mu=e=>e===null?null:e>0?"more":e<0?"less":null,PT=[{key:"label",title:"Fro\
m set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not said":mt(e)},sr("left_median","Before","Median of the level before"),sr("right_median","After","Median of the level after"),{...sr(
"diff_duration","Change","After less before",ge),tone:mu},{key:"diff_percent",title:"%",number:!0,show:_e,tone:mu},{key:"q_value",title:"q",number:!0,show:Bt,what:"Of the rank test of the observations\
 left and right"},{key:"href",title:"Compare",show:e=>a("a",{href:e},"left and right")}],IT=e=>[{key:"label",title:"Set",show:(t,n)=>a("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===
null?`stored ${mt(n.created)}`:mt(t)},sr("median","Median","Of the means over the ranks of each step"),{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none wi\
th fewer than six steps",show:t=>t===null?"–":t.map(D).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:_e,tone:t=>Math.abs(t)<2?null:mu(t)}]:[],{key:"observa\
tions",title:"Steps",number:!0,show:L},sr("mean_step_time","Mean step","What the parts add up to"),{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",
{href:t},"with the one before")}];function DT(e,t){let n=_s(location.search),o=null,s="",i=Qy({onChange:(E,R)=>t.go(xs({...n,...E}),R)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(E,R)=>Et(o.sets[E].
id,o.sets[R].id),d=Yy((E,R)=>t.go(u(E,R))),m=Vy(),f=a("div",{class:"analysis-tables"}),p=a("div",{class:"analysis-results"},c,d.node,m.node,f);T(e,a("div",{class:"page analyse-page series-page"},a("h1",
{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can\
 be compared."),i.node,l,p));let y=Tt({context:t,results:p,message:l}),g=pt(()=>{d.retheme(),m.retheme()});function w(E){return`${E.direction}${E.diff_percent===null?"":` by ${_e(Math.abs(E.diff_percent)).
replace("+","")}`}: ${D(E.left_median)} → ${D(E.right_median)}`}function h(){let{sets:E,change_points:R,levels:M}=o;return M.length===0?`No set of these has ${o.measured==="row"?"this row":"this tim\
e"}: parts of a step need device work.`:`${o.judged==="neighbours"?"Each set was compared with the one before it: there are fewer than six. ":""}${R.length===0?"No change of level was found":Q(R.length,
"change of level","changes of level")} in ${Q(E.length,"set")}.`}function b(){let E=o.since_good;if(E===null)return!1;let R=M=>o.sets.find(N=>N.id===M).label;return a("p",{class:"card series-good"},a(
"b",{},"Since the last good set, "),R(E.good),", it is ",a("span",{class:E.direction==="slower"?"more":"less"},w(E)),". ",a("a",{href:Et(E.good,E.now)},`What changed between it and ${R(E.now)}`))}function _(){
let E=o.left_out.map(({label:R,detail:M})=>`${R} is left out: ${M}`);if(o.unknown_recorded>0){let R=o.unknown_recorded===1;E.unshift(`${Q(o.unknown_recorded,"set")} ${R?"does":"do"} not say when ${R?"\
it was":"they were"} recorded: the time stored counts.`)}return E.length>0&&a("ul",{class:"notice"},E.map(R=>a("li",{},R)))}function $(){let{sets:E,change_points:R}=o,M=ln({caption:"Changes of level",
limit:64,columns:PT});M.show(R.map(v=>({...v,label:E[v.at].label,recorded:E[v.at].recorded,href:Et(v.left,v.right)})));let N=ln({caption:"Sets",limit:30,columns:IT(o),csv:$u(`${Jr(n)}&format=csv`)});N.
show(E.map((v,I)=>({...v,href:fe(`/analyse?set=${v.id.slice(0,12)}`),before:I===0?null:u(I-1,I)}))),T(f,M.node,N.node)}function k(){let{sets:E}=o,R={file:"tracediff",revision:s,caption:[`${E[0]?.label??
""} to ${E.at(-1)?.label??""}`]};T(c,a("h2",{},h()),b(),_()),d.node.toggleAttribute("data-baseline",o.baseline!==null),d.draw({...R,answer:o,heading:Bm(o),empty:o.levels.length===0?"There is nothing t\
o draw.":null}),m.draw({...R,answer:o,heading:"means over steps and ranks",empty:E.every(M=>M.parts===null)?"No set has device work: a step has no parts.":null}),$(),p.dataset.shown=s}async function S(){
let[E,R]=await Promise.all([Dt("group=always&limit=100"),yo()]),N=[...E.entries.flatMap(({group:v})=>v?[v]:[]).map(({prefix:v,sets:I})=>[`${v}*`,I]),...R.filter(({sets:v})=>v>2).map(({tag:v,sets:I})=>[
`tag:${v}`,I])].filter(([v])=>!v.includes(","));return a("div",{class:"notice"},E.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."):a("p",{},"Name the sets of a \
series: a pattern of their labels, or a tag. Tags are given on the page Traces, or with ",a("code",{},"tracediff ingest --tag"),"."),N.length>0&&a("ul",{class:"series-offers"},N.slice(0,20).map(([v,I])=>a(
"li",{},a("a",{href:xs({...n,sets:v})},v),` (${Q(I,"set")})`))))}function C(E){o=null,y.say(a("div",{class:"error-box",role:"alert",data:{code:E.code}},a("h2",{},"This series is not possible"),a("p",{},
E.message)))}function x(){let E=Jr(n).toString();i.draw(n,o?.sets.at(-1)?.id??null),t.setTitle([n.sets,"Series"].filter(Boolean).join(" · ")),n.sets===""&&n.tag.length===0?(s="",y.ask(()=>S(),R=>y.say(
R),C)):s===E&&o?(y.drop(),k(),t.settled()):y.ask(R=>xu(E,{signal:R}),R=>{o=R,s=E,y.say(R.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",R.left_out.length>0&&`${Q(R.left_out.length,"set")}\
 cannot be read.`)),i.draw(n,R.sets.at(-1)?.id??null),R.sets.length>0&&(k(),Se(h()))},C)}return x(),{keys:{search:()=>i.focus()},update(E){n=_s(E),x()},unmount(){y.unmount(),g(),d.unmount(),m.unmount()}}}var pu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:fe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var BT=120,qT=[$s,mo,Mc,Js,or,Wc,Xc,iu,fu],rr=document.getElementById("main"),Ln=null,hu="",wo=history.state?.scroll??null,St={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?
history.replaceState(history.state,"",e):(Xy(),history.pushState(null,"",e)),wo=null),wu()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=
!e},lastCompare(e){let t=new URLSearchParams(hu.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?hu:void 0},settled(){wo!==null&&(window.scrollTo(0,wo),wo=null)},status:null,newPair:!1},
Xy=()=>history.replaceState({scroll:window.scrollY},"");function wu(){let e=qT.find(n=>n.path===Xt())??pu;if(go("nav-traces",e===$s),go("nav-compare",e===mo||e===Mc||e===iu),go("nav-tree",e===Js),go("\
nav-timeline",e===or),go("nav-analyse",e===Wc),go("nav-query",e===Xc),go("nav-series",e===fu),WT(),Zy()&&(YT.clear(),gu.clear()),gu.draw(),Ln?.page===e){Ln.view.update(location.search);return}Ln?.view.
unmount(),St.busy(!1),rr.textContent="";let t=Ln!==null;Ln={page:e,view:e.mount(rr,St)},t&&(window.scrollTo(0,0),rr.focus({preventScroll:!0}),Se(`${e.name} page`))}function Zy(){let e=new URLSearchParams(
location.search);return Xt().startsWith(mo.path)&&!!(e.get("control")&&e.get("test"))}function eb(){return(Xt()===$s.path||Xt()===mo.path&&!Zy())&&!gs(document.activeElement)&&!document.querySelector(
"dialog[open]")}function HT(e,t){if(!eb()){gu.offer(e,t);return}let n=xe.transfers.filter(o=>xe.canUndo(o)&&[e.id,t.id].includes(o.job.set));St.newPair=!0,St.go(Et(e.id,t.id)),St.newPair=!1,n.length!==
0&&ve(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>xe.undo(o))),St.go(fe("/"))}catch(o){
ve(`That did not work. ${o.message}`,{urgent:!0})}}}})}function FT({detail:{label:e,job:t}}){let n=()=>St.go(t.page);eb()?n():ve(`The comparison of “${e}” is here.`,{seconds:30,action:{label:"Open",
run:n}})}function go(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function WT(){let e={"/":"nav-traces","/compare":"nav-compare","/tr\
ee":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Xt()];e&&(document.getElementById(e).href=location.pathname+location.search),Xt()===mo.path&&
(hu=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&n.set(s,t.get(s));let o=Xt();(o.startsWith("/compare")||
[Js,or].some(({path:s})=>s===o))&&n.size>0&&UT(t,n,o)}function UT(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",fe(`/?${t}`));let i=new URLSearchParams(
{set:o??"",test:s??""});r("nav-analyse",fe(`/analyse?${i}`)),r("nav-query",fe(`/query?${t}`)),n!==Js.path&&r("nav-tree",Yt(At(Do(location.search)))),n!==or.path&&r("nav-timeline",no(Object.fromEntries(
e))),!n.startsWith(mo.path)&&o&&s&&r("nav-compare",St.lastCompare(e)??Et(o,s))}function jT(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.(
"a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),o=di(n.pathname);!(n.origin===location.origin&&fe(o)===n.pathname&&!o.startsWith("/api/")&&!o.startsWith("/web/"))||
n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),St.go(n.pathname+n.search))}async function zT(){try{St.status=await ar(),document.getElementById("version").textContent=`tracediff ${St.
status.version}`,document.body.toggleAttribute("data-read-only",St.status.read_only===!0),document.body.toggleAttribute("data-no-sql",St.status.sql===!1),document.body.toggleAttribute("data-no-traces",
St.status.keep_traces===!1)}catch{}}async function GT(){let e=globalThis.firstComparison?.answer;e&&(rr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,BT)})]),delete rr.
dataset.waits),Ln===null&&wu()}var gu=Xd(),YT=rm(HT);lm();nd(document.getElementById("theme"));om(()=>Ln,document.getElementById("keys"));dd(document.getElementById("drop-veil"),()=>St.status?.read_only!==
!0,e=>{xe.add(e),Xt()!=="/"&&!document.querySelector("dialog[open]")&&St.go(fe("/"))});xe.addEventListener("bundle",FT);xe.addEventListener("change",()=>rs().catch(()=>{}),{once:!0});document.addEventListener(
"click",jT);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{wo=e.state?.scroll??0,wu(),(Ln.page===$s||Ln.page===pu)&&St.settled()});window.addEventListener("scroll",Je(200,()=>{
wo===null&&Xy()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{wo=null},{passive:!0});GT();Lt().then(()=>{Gt.watch(),zT()});})();
