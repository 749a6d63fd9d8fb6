"use strict";
(()=>{var xu=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),fe=e=>xu+e,fi=e=>`/${e.split("/").slice(xu.split("/").length).join("/")}`,Zt=()=>fi(location.pathname);var eo=fe("/api/v1"),$o=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function pi(e,t){try{let o=JSON.parse(t);if(typeof o.detail==
"string"||typeof o.title=="string")return new $o(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new $o(e,"error",`The server answered with status ${e}.`)}var Su=()=>new $o(0,"offlin\
e","The server does not answer. Is “tracediff serve” still running?"),mb=/"(?:stream|correlation)":-?\d{16}/,fb=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,pb=/\d{16}/,hb=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t;async function Dt(e,t,{body:o,signal:n,digits:s=!1}={}){let r={method:e,
signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(eo+t,r),l=await i.text()}catch(c){throw c.name===
"AbortError"?c:Su()}if(!i.ok)throw pi(i.status,l);if(l==="")return null;try{return JSON.parse(l,s&&pb.test(l)?hb:mb.test(l)?fb:void 0)}catch{throw new $o(i.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var dt=(e,t)=>Dt("GET",e,t),et=encodeURIComponent,cr=e=>dt("/status",e);async function qt(e,t){let o=await dt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}
var ht=async(e,t)=>e.length===0?[]:(await dt(`/sets?${e.map(o=>`id=${et(o)}`).join("&")}`,t)).sets,bn=async e=>(await dt("/tags",e)).tags,uo=(e,t)=>dt(`/sets/${et(e)}`,t),Io=(e,t)=>Dt("PATCH",`/sets/${et(
e)}`,{body:t}),kn=e=>Dt("DELETE",`/sets/${et(e)}`),$u=async(e,t)=>(await Dt("POST",`/sets/${et(e)}/split`,{body:t})).job,vu=async(e,t)=>(await Dt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,_n=e=>Dt("POST",`/sets/${et(e)}/restore`),tt=(e,t)=>dt(`/compare_traces?${e}`,t),ur=(e,t)=>dt(`/compare_traces/op?${e}`,t),dr=(e,t,o)=>dt(e===""?`/compare_traces/tree?${t}`:`/sets/${et(e)}/tree?${t}`,
o),xn=async(e,t,o)=>(await dt(`/sets/${et(e)}/steps${t===null?"":`?marker=${et(t)}`}`,o)).steps,hi=(e,t,o)=>dt(`/sets/${et(e)}/timeline?${t}`,o),mr=(e,t,o)=>dt(`/sets/${et(e)}/timeline/find?${t}`,o),Sn=(e,t,o)=>dt(
`/analysis/${e}?${t}`,o),Eu=(e,t)=>dt(`/series?${e}`,t),Tu=e=>`${eo}/series?${e}`,Ou=(e,t)=>`${eo}/analysis/${e}?${t}`,fr=async(e,t,o)=>(await dt(`/sets/${et(e)}/ops?q=${et(t)}&limit=50`,o)).ops,rs=e=>`${eo}\
/compare_traces?${e}`,Mu=e=>`${eo}/report?${e}`,Au=e=>`${eo}/bundle?${e}`,Ru=e=>`${eo}/compare_traces/op?${e}`,Cu=(e,t)=>dt(`/sql?${e}`,{...t,digits:!0}),Lu=e=>`${eo}/sql?${e}`,Nu=async(e,t)=>(await dt(
`/sql/schema?${e}`,t)).tables,Pu=async e=>(await dt("/queries",e)).queries,gi=(e,t)=>Dt("POST","/queries",{body:{name:e,statement:t}}),Iu=e=>Dt("DELETE",`/queries/${et(e)}`),wi=(e,t,o)=>`${eo}/sets/${et(
e)}/files/${t}/trace${o?`?${o}`:""}`;async function pr(e,t,o,{signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(wi(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.
read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new $o(0,"broken","The download stopped before its end. The log of the s\
erver says why."):Su()}throw pi(l.status,await l.text())}var Du=async e=>(await dt("/jobs",e)).jobs,qu=(e,t)=>dt(`/jobs/${et(e)}`,t),$n=e=>Dt("DELETE",`/jobs/${et(e)}`),Bu=e=>new EventSource(`${eo}/jo\
bs/${et(e)}/events`),Fu=(e,t)=>Dt("POST","/uploads",{body:{label:e,files:t}}),Hu=async()=>(await Dt("POST","/samples")).jobs,Wu=e=>dt(`/uploads/${et(e)}`),yi=e=>Dt("DELETE",`/uploads/${et(e)}`),Uu=async e=>(await Dt(
"POST",`/uploads/${et(e)}/commit`)).job;function ju(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",
u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${eo}/uploads/${et(e)}/files/${et(t)}`),c.setRequestHeader("Conten\
t-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("progress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.
status<200||c.status>299){d(l,pi(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{d(l,new $o(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener(
"error",()=>d(l,new $o(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener("abort",m),c.send(n>0?o.slice(n):o)})}function gb(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function bt(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=gb(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var be="–",mo="−",zt=" ",Ku=e=>bt(e,0,2),Vu=e=>bt(e,0,3);function vn(e,t){return t>0?`+${e}`:t<0?`${mo}${e}`:e}function N(e){return e==null?be:Ku(e).replace("-",mo)}function ot(e){return e==null?
be:vn(Ku(Math.abs(e)),e)}var zu=["","K","M","G","T","P","E"];function vo(e){if(e==null)return be;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<zu.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?mo:"")+bt(t,0,n)+(o?zt+zu[o]:"")}function Yo(e){return e>0?`+${vo(e)}`:vo(e)}var bi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ve(e){let t=Math.abs(e);return bi.find(([,o])=>t>=o*
.99995)??(t>0?bi[3]:bi[2])}function hr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return bt(n,s,s)+zt+t}function D(e){return e==null?be:(e<0?mo:"")+hr(e,Ve(e))}
function ge(e){return e==null?be:vn(hr(e,Ve(e)),e)}function le(e){return e==null?be:Vu(e).replace("-",mo)+zt+"µs"}function Ge(e){return e==null?be:vn(Vu(Math.abs(e))+zt+"µs",e)}var Gu=[["TB/s",1e3],
["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function En(e){let t=Math.abs(e);return Gu.find(([,o])=>t>=o*.99995)??Gu[t>0?3:1]}function Ko(e){return e==null?be:(e<0?mo:"")+hr(e,En(e))}function Ju(e){return e==
null?be:vn(hr(e,En(e)),e)}function _i(e){return e==null?be:bt(e,0,9).replace("-",mo)+zt+"GB/s"}function je(e){return e==null||!Number.isFinite(e)?be:(e<0?mo:"")+Qu(Math.abs(e))+zt+"%"}function _e(e){return e==
null||!Number.isFinite(e)?be:vn(Qu(Math.abs(e))+zt+"%",e)}function Qu(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return bt(e,t,t)}var wb="⁰¹²³⁴⁵⁶⁷⁸⁹";
function Bt(e){if(e==null||!Number.isFinite(e))return be;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${zt}×${zt}10⁻${[...o].map(n=>wb[n]).
join("")}`}function Xu(e){return e==null||!Number.isFinite(e)?be:e<.001?"<0.001":e.toFixed(3)}var ki=["B","kB","MB","GB","TB"];function xi(e){let t=Math.abs(e),o=ki.findLastIndex((n,s)=>t>=999.5*1e3**
(s-1));return[ki[Math.max(o,0)],1e3**Math.max(o,0)]}var Si=e=>e==null?be:`${N(e).replace("-",mo)}${zt}B`,Zu=e=>e==null?be:vn(Ce(Math.abs(e)),e);function Ce(e){if(e==null)return be;if(e<0)return mo+Ce(
-e);let t=ki,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return o.toFixed(s)+zt+t[n]}function Q(e,t,o=`${t}s`){return`${N(e)}${zt}${e===1?t:o}`}function nt(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function yb(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var ed=(e,t)=>{
let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function td(e,t){let o=e[t],n=r=>r===void 0?0:ed(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(
o[s])?s-1:s}function $i(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,td(t,n)]))}function bb(e,t,o){let n=Math.floor(t*.4);if(e.length<=t||o<=n)return yb(e,t);let s=t-n-1,r=Math.max(n,
Math.min(o,e.length-s)),i=r+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(r,i?r+s-1:void 0)}${i?"…":""}`}var od=e=>e.replace(/^void (?=\S)/,"");function vi(e){let t=[],o=new Map,
n=new Map,s=new Map,r=c=>c.length>e?od(c):c;function i(c,u){let d=s.get(c),m=bb(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,first:null};
f.names.add(c),f.first=null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,ed(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(
c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=td(t,f);p!==o.get(m)&&i(m,p)}})},text(c){let u=r(c),d=s.get(
u);return d.names.size===1||e<16?d.text:kb(u,e,l(d),o.get(u))}}}function to(e,t){let o=vi(t);return o.add(e),e.map(o.text)}function gr(e,t){let o=$i(e),n=to(e,t);return e.map((s,r)=>o.get(s)+8<t-1?od(
s):n[r])}function kb(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(
0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function At(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ue(e){return e.
replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Do(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(
s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var _b=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct",
"Nov","Dec"],Yu=e=>String(e).padStart(2,"0"),xb=36e5;function nd(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/xb);return o>=48?`in ${Q(Math.floor(o/24),"day")}`:o>=1?`in ${Q(o,"hour")}`:"within \
the hour"}function mt(e){let t=new Date(e);return Number.isNaN(t.getTime())?be:`${t.getDate()} ${_b[t.getMonth()]} ${t.getFullYear()}, ${Yu(t.getHours())}:${Yu(t.getMinutes())}`}var Sb="tracediff.theme",Ei=new Set,Oi=matchMedia("(prefers-color-scheme: dark)");function Ti(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function $b(){let e=Ti();
return e==="auto"?Oi.matches?"dark":"light":e}function gt(e){return Ei.add(e),()=>Ei.delete(e)}function sd(){for(let e of[...Ei])e($b())}function ad(e){e.value=Ti(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Sb,e.value)}catch{}sd()}),Oi.addEventListener("change",()=>{Ti()===
"auto"&&sd()})}var vb=matchMedia("(forced-colors: active)"),wr=new Map,rd="";function te(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${Oi.matches} ${vb.matches}`;return n!==
rd&&(wr=new Map,rd=n),wr.has(e)||wr.set(e,Eb(e)),wr.get(e)}function Eb(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Mi=null;function as(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Mi??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Mi=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Mi)}var id={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},yr=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Gt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function kt(){let e=te("--text"),t=te("--muted"),o=te("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Ai=17;function Tb({
title:e,lines:t,keys:o=[]},n,s){let r=Gt(),i=t.flatMap(p=>Do(p,Math.floor(n/6.6),3)),l=30+Ai*i.length+(o.length>0?24:0)+8,c=(p,w,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Ue(w),font:{size:g,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,w)=>c(30+Ai*w,p,12,!1))],d=[],m=12-s.left,f=30+Ai*i.length+4;for(let[
p,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??te(p),line:{width:0}}),u.push(
{...c(f,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function ld(e,t,o,n){let s=await as(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Tb(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Ci=/\.json(\.gz)?$/i,Ri=/\.tracediff$/i;function cd(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=n.getAsFile();
r&&o.push({name:r.name,file:r})}}return Ob(t,o)}async function Ob(e,t){let o=[];for(let n of e){let s=[];await dd(n,"",s),o.push(Tn(n.name,s))}return o.concat(ud(t))}function ud(e){let t=e.filter(({name:n})=>!Ri.
test(n)),o=e.filter(({name:n})=>Ri.test(n)).map(n=>({label:n.name.replace(Ri,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Tn(Li(t),t)]:o}async function dd(e,t,o){let n=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await dd(r,`${t}${r.name}/`,o);else{
let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function md(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Tn(n,s)).concat(ud(o))}function Tn(e,t){let o=[...t].sort((n,s)=>n.name<s.name?-1:
1);return{label:e,files:o.filter(({name:n})=>Ci.test(n)),skipped:o.filter(({name:n})=>!Ci.test(n))}}function Li(e){let t=e.map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(Ci,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[o]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function fd(e){let t=new Map;
for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?null:[...t].map(
([o,n])=>Tn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return br(n,o),n}function br(e,t){for(let o of t)Array.isArray(o)?br(e,o):o!=null&&o!==!1&&e.append(o)}function E(e,...t){return e.textContent="",br(e,t),e}function fo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function F(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var Mb="http://www.w3.org/2000/svg";function Be(e,t={},...o){let n=document.createElementNS(Mb,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return br(n,o),n}var Ab={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Lt(e){return Be("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Be("path",{d:Ab[e]}))}function Me(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},Lt(e))}var pd=0;function ce(e){return pd+=1,`${e}-${pd}`}var Nt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function ve(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Je(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Ee(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Me("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),ve(t?`${e} ${t.label} is available.`:e,n),l(),i}function hd(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Ee("This server is read-only.",{urgent:!0});return}try{let l=await cd(
i.dataTransfer);l.length>0&&o(l)}catch(l){Ee(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Rb=2,gd=1e3,Ni=0,Vo=e=>["done","failed","cancelled"].includes(e.state);function kr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Ni-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(Vo(d)&&i(),
t(d))},c=async()=>{let d=gd;try{l(await qu(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*gd}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Ni<Rb&&typeof EventSource=="function"?(Ni+=1,n=Bu(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var ls=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Cb=ls.flatMap(([e])=>e),Lb=ls.flatMap(([,e])=>e),is=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],po=(e,t)=>t.some(o=>e.includes(o));function Nb(e,t){let[o,n]=[is(e),is(t)];for(let[s,r]of ls){let i=po(o,s)&&po(n,r);if(i!==(po(n,s)&&po(o,r)))return i?-1:1}for(let[s,r]of[[Cb,-1],[Lb,1]])if(po(o,s)!==
po(n,s))return po(o,s)?r:-r;return 0}function _r(e){for(let[t,o]of ls){let n=e.map(r=>[po(is(r),t),po(is(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Pb=10n**17n;function wd(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>Pb?o:null}function cs(e,t){let o=Nb(e.label,t.label),[n,s]=[wd(e),wd(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}function yd(e){let t=o=>e.find(n=>po(is(n.label),o));if(e.length===
2){let[o,n]=cs(e[1],e[0]);return{control:o.id,test:n.id}}for(let[o,n]of ls){let[s,r]=[t(o),t(n)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function Ib(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Db(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=qb(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function qb(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function xr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Db(e,t.index+t[0].length));return o?Number(o[1]):null}async function Bb(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function bd(e,t,o){let n=await Bb(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var Fb=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&xr(e)!==null;async function Hb({name:e,file:t}){let o=await bd(t,4194304,Fb);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=xr(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=xr(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await bd(t,16777216,()=>!1);n=xr(s.slice(-262144))}return{
isTrace:!0,rank:n??Ib(e)}}async function _d(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Hb(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var kd=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function xd(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([kd(e,n,o),kd(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Wb=256,Sd=20,$d=e=>e.slice(e.lastIndexOf("/")+1),Pi=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Ub(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
xd(e.file,t.file)}async function jb(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Ub(n,s)||Pi(n.name)!==null&&Pi(n.name)===Pi(s.name));for(let n of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Ii=e=>e.map(({seen:t})=>t.rank),Di=e=>!e.includes(null)&&new Set(e).size===
e.length;function zb(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Gb(e){return _r(e.map(({name:o})=>$d(o)))?.map(o=>o.map(n=>e[n]))??zb(e)??e.map(o=>[o])}function Yb(e,t){let o=new Set;return e.map((n,s)=>{let r=Li(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!o.has(c))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Tn(i,l),settled:!0}})}function vd(e){
let t=Ii(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Kb(e,t,o){return!(t.length===2&&_r(t.map(({label:s})=>s)))&&
Di(Ii(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:vd(o),manyFirst:!0}}}function Vb(e){return e.includes(null)?"assumed":Di(e)?"named":"equal"}async function Ed(e){
if(e.files.length>Wb)return{};if(await _d(e.files),e.files.length<2||e.settled)return{};let t=await jb(e.files),o=fd(e);if(o!==null&&o.length<=Sd)return Kb(e,o,t);let n=Ii(t),s=_r(t.map(({name:i})=>$d(
i)));if(t.length<2||Di(n)&&s===null)return{};let r=Gb(t);return r.length>Sd?{}:{question:{kind:Vb(n),parts:Yb(r,e),one:vd(t),manyFirst:s!==null||r.length===2}}}var Jb=2,Qb=3,Xb=4,qi=class extends EventTarget{transfers=[];#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",
question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(
n)),o}async addSample(){let o=(await Hu()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"job",sample:!0}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){
if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Ed(t.group);t.files.forEach((s,r)=>{s.seen=t.
group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let n=o.map(s=>this.#n(s));this.transfers.splice(this.transfers.indexOf(t),1,
...n),t.state="cancelled",this.#e(null),n.forEach(s=>this.#t(s))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(
t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){
return this.transfers.some(t=>t.renaming||t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<Qb&&this.#f(o)}async#f(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Fu(t.label,o);if(t.state!=="creating"){yi(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=Jb)return;s.state==="waiting"&&(o+=1,this.#p(n,s))}}async#p(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await ju(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<Xb&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await Wu(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Uu(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=kr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}Vo(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(t.bundle){t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(t),t.state="don\
e",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Io(t.job.set,{label:o})}catch(n){
t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state===
"done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await Io(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.
dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await kn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent(
"sets"))}async bringBack(t){await _n(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(
t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="se\
nt"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await $n(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&yi(o).catch(()=>{}),this.#l(),this.#s()}},xe=new qi;window.addEventListener(
"beforeunload",e=>{xe.sending&&e.preventDefault()});var Zb=1e3,ek=5e3,tk=6e4,Bi=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-tk;get running(){return this.list.filter(t=>!Vo(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await Du())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?Zb:ek)}}#r(t){if(xe.transfers.
some(n=>n.state==="committing"))return;let o=new Set(xe.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Yt=new Bi;var On={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"\
self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},
offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{
type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var Pt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Od={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},ok={...Od,per_step:"per r\
ecording",percent:"% of the recording"},us=(e,t)=>(Pt(t)?ok:Od)[e];function Hi(e){return e.control.samples===e.test.samples?"total":"per_step"}var An=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Sr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Td=(e,t)=>e===null||!(t>0)?null:100*(e/t),Fi=(e,t)=>e===null||t===null?null:e-t,Mn=(e,t)=>t>0?e/t:null,nk=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function sk(e,t){if(t&&nk(e)){let{control_self_duration:o,test_self_duration:n}=e;return[o,n,n-o,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function Md(e,t,o,n){let s=[o.control.samples,o.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=sk(e,n);r?(i=(u?e.control_per_step:null)??Mn(i,s[0]),l=(u?e.test_per_step:null)??Mn(l,s[1]),
c=(u?e.diff_per_step:null)??Fi(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??Mn(i,e.control_counts),l=(u?e.test_per_call:null)??Mn(l,e.test_counts),c=Fi(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=Td(i,o.step_time.control.step),l=Td(l,o.step_time.test.step),c=Fi(l,i));let m=r?[Mn(e.control_counts,s[0])??0,Mn(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}function rk(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var ds=(e,t)=>JSON.stringify([e,t]);function Et(e,t){
let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var ak=(e,t)=>e.filter(
({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Ad({name:e,replaces:t,aliases:o}){if(o){let s=["control","test"].map(i=>ak(o,i)),r=o.length-2;return[`${s.join(" / ")}${r>0?` + ${r}\
 more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let n=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",n].filter(Boolean).join("\
 "),e]}function ms({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??0)>(r.total_duration??0)?i:r)}var fs=({
aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${N(n)} ${n===1?"call":"calls"}, ${D(s)}`);function Wi(e,t,o,{self:n=!1}={}){let{control_observations:s,test_observations:r}=e.
verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Ui({...l,among:i},n);return{row:c,key:l.id??ds(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",...Md(l,o,e,n),...rk(l,o)}})}function Ui(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var Jo=e=>e.moderated_q_value??
e.q_value??null;function Rd(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[ds(s.name,s.category),
{...s,among:n}]))}function Cd(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Md(e.totals[n],t,e,o)])}var Ld=15,Nd=[10,15,20,30,50,100],ik=["total","per_step","per_call","percent"],Pd=On.change.words,Id=On.device_type.words,lk=On.measure.words,ck=["step","compute","exposed_communication","exposed_memo\
ry","idle"],$r=[...ck,"op"],wt="ProfilerStep*",ji=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],uk=["name","category","change","q_value"],Rn=e=>uk.includes(e)?"asc":"desc",zi=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],Dd=[...zi,"device_type","q","exclude","category","change","significant","fold","measure","equi\
valence","work"],dk={fold:"true",significant:"",measure:"",equivalence:""},mk={1:"true",0:"false"};function fk(e,t){let{type:o,words:n,standard:s}=On[t];if(o==="texts")return e.getAll(t).filter(d=>d!==
"");let r=e.get(t)??"",i=o==="text"?r:mk[r]??r,l=o==="text"?i:(o==="boolean"?["true","false"]:n).find(d=>d.toLowerCase()===i.toLowerCase()),u=(o==="choice"&&l==="false"?"":l)||(dk[t]??s);return o==="b\
oolean"?u==="true":u}var qd=(e,t)=>Object.fromEntries(t.map(o=>[o,fk(e,o)]));function Bd(e,t,o){for(let n of o){let{type:s,standard:r}=On[n];s==="texts"?t[n].forEach(i=>e.append(n,i)):["","undefined",
r].includes(String(t[n]))||e.set(n,String(t[n]))}}var Fd=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function pk(e,t,o){let n=e.get(t)??"";return n===
""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Et(n,e.get(o)??"")}var oo=(e,t,o)=>t.includes(e)?e:o;function Ft(e){let t=new URLSearchParams(e),o=oo(t.get("sort"),ji,"abs_diff_duration"),n=Number(t.get("to\
p"));return{...qd(t,Dd),...Fd(t),sort:o,...o.endsWith("_work")&&{work:!0},order:oo(t.get("order"),["asc","desc"],Rn(o)),unit:oo(t.get("unit"),ik,""),measure:oo(t.get("measure")??t.get("time"),lk,""),heat:oo(
t.get("heat"),$r,""),fall:oo(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&n>=1&&n<=200?n:Ld,op:pk(t,"op","op_category")}}function _t(e){let t=vr(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.
sort,"abs_diff_duration"),o("order",e.order,Rn(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(
e.top),String(Ld)),o("op",e.op,"");let n=t.toString();return fe(n===""?"/compare":`/compare?${n}`)}var Tt=(e,t)=>_t({...Ft(""),control:at(e),test:at(t),exclude:[wt]});function vr(e){let t=new URLSearchParams;
return Bd(t,e,Dd),e.significant||t.delete("measure"),t}function hk(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"perce\
nt_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Cn(e,t,o){let n=vr(e);return n.set("significance","true"),n.set(
"sort",hk(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function Gi(e,t,o,n){let s=Cn(e,t,o);return s.set("format",n),s}var Hd=["total","per_step"],gk=["calls","share"],Wd=["\
duration","calls","per_call"];function ps(e){let t=new URLSearchParams(e);return{...qd(t,zi),...Fd(t),row:t.has("name")?Et(t.get("name"),t.get("category")??""):t.get("row")??"",unit:oo(t.get("unit"),Hd,
""),bins:oo(t.get("bins"),gk,"calls"),heat:oo(t.get("heat"),Wd,"duration")}}function ft(e){let t=new URLSearchParams({control:e.control,test:e.test});return Bd(t,e,zi),t}function Qo(e){let t=ft(e);return t.
set("row",e.row),t}function Ht(e){let t=Qo(e);return Hd.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Wd.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),fe(
`/compare/op?${t}`)}function Ud(e,t,o){let n=Cn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function jd(e){
let t=new URL(_t(e),location.origin).searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var qo=100,wk=["created","labe\
l","ranks","steps","events","bytes"];function Er(e){let t=new URLSearchParams(e),o=oo(t.get("sort"),wk,"created"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.
get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:o,order:oo(t.get("order"),["asc","desc"],o==="label"?"asc":"desc"),page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function zd(e){let{control:t,test:o,
q:n,tag:s,sort:r,order:i,page:l}={...Er(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,"create\
d"),u("order",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return fe(d===""?"/":`/?${d}`)}var Tr=e=>e.q!==""||e.tag.length>0;function Xo(e){let t=new URLSearchParams({group:"auto",sort:e.
sort,order:e.order,limit:String(qo),offset:String((e.page-1)*qo)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var at=e=>e.slice(0,12),Bo=(e,t,o,n)=>n?.[e]?.label??(o&&Ye(o,t[e])?.
label)??t[e];function Ye(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Or=(e="Damaged")=>a("strong",{class:"damage-mark"},Lt("warning"),e);function Gd(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},Or()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}function Mr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Or(Q(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"\
mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${N(t-e.length)} more`)))}var yk="https://ui.perfetto.dev";var hs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function bk(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new hs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new hs("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),o);window.addEventListener("message",i)})}function Yi(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Yi(e,t-1)},100)}async function Ar({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=yk,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new hs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw Yi(l),m}let c=new AbortController,u=bk(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Yi(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var kk=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function _k(e){return(e.notes??[]).some(t=>kk.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var xk=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Vi(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=wi(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await Ar({title:`${e.label}, rank ${t.rank}`,fileName:xk(
t,o()),load:m=>pr(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${Ce(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),ve(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Ce(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Eo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${mt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function Sk(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Eo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function $k(e,t,o,n){let s=Vi(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?_k(t):"";s.prepare(),E(r,l===""?s.node:a("span",{class:"muted"},l))};return n.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Ce(t.trace_bytes)),r)}function vk(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?Sk(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>$k(e,l,o,n))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${N(i)} more were not kept.`))}function Ek(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Rr(e,t={}){let o=[],n=ce("traces"),s=Ek(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Me("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([cr(),...e.map(l=>uo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,E(r,u&&s.node,c.map(d=>vk(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>E(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var Tk=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Yd(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${Q(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${N(c)} mended or lost`),s>0&&u.push(Q(s,"note")),r>0&&u.push(Q(r,"duplicate file")),l>0&&u.push(`${N(l)} not followed or read`),{level:o+n>0?"warn":"note",text:u.
join(", ")}}function Ok(e){return a("dl",{class:"counters"},Tk.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},N(e[t]??0)))))}function Mk(e,t,o){let n=t.notes??
[],s=t.quality??{},r=t.pseudo_step?"whole file":nt(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&
a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||be),a("td",{class:"num"},N(s.events)),a("td",{class:"num"},Ce(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"muted"},"no\
t kept"):Vi(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[Or()," "],i.words,i.count>1&&`\
 (${N(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function Ji(e){return e?.length>0&&a("details",{class:"duplicates"},a(
"summary",{},`${Q(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," holds the same as ",a("span",{class:"mono"},o)))))}var Ak={
symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function Qi(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${Q(e,"entry","entries")} of\
 the folder left out: links are not followed`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${Ak[n]??n}`)),e>t.length&&a("li",{class:"muted"},`and ${N(e-t.length)} more`)))}
function Kd(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return uo(e.id).then(o=>{let n=o.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...n?["Trace"]:[],"N\
otes"];E(t,Mr(o.quality.affected_files,o.quality.affected),Ok(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",
{},o.file_list.map(r=>Mk(o,r,n))))),Ji(o.quality.duplicate_files),Qi(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},o.id)," · stored in ",
Ce(o.stored_bytes)," out of ",Ce(o.raw_bytes)," of JSON",n&&` (${Ce(o.traces_bytes)} the traces themselves)`,!n&&`. ${Eo(o)}`))}).catch(o=>E(t,a("p",{class:"error-text"},o.message))),t}var Xi=4,Zi=e=>e===2?"two":N(e),Vd=e=>e[0].toUpperCase()+e.slice(1);function Rk({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function Ck({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${nt(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${Q(t.ranks,"rank")}`}function Lk({parts:e}){let t=e.slice(0,Xi).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Xi?`${t} and ${N(e.length-Xi)} more`:t}function el({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Zi(t.ranks)} ranks of one`;return`${Vd(Zi(e.length))} sets, \
or ${n}?`}function Jd(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ce("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>xe.answer(e,u),{class:"choice"}),l=i(
!0,`${Vd(Zi(n.length))} sets`,Lk(t)),c=i(!1,"One set",Ck(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},el(t))," ",Rk(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var Nk=64,Pk={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function ol(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function nl(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function Zo(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return Ik(e.made);if(e.state==="done"){let o=e.already_stored?`${Dk(e)}; nothing was stored twice.`:`${Lr(
e)?"Stored, but damaged":"Done"}: ${Q(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":Pk[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Ce(e.bytes_done)} of ${Ce(e.bytes_total)}`),e.events>0&&t.push(Q(e.events,"event")),e.files_total>1&&t.push(`${N(e.files_done)} of ${Q(e.files_total,"file")}`),
t.join(" · ")}function Ik(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was here already, and stays as it was":`${N(t)} were here already, and stay as they were`;return o===
0?t===1?"Its set was here already, and stays as it was.":"All of its sets were here already, and stay as they were.":`${Q(o,"set")} stored${t>0?`; ${n}`:""}.`}var Dk=e=>`Stored already as “${e.known_as}\
”`;function qk(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:fe(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function Bk(e){let{
offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>tl(xe.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(
t).length<=Nk&&F(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Lr=e=>e?.state==="done"&&e.affected_files?.length>0;function Qd(e){return[Lr(e)&&Mr(e.affected_files),Fk(e),Ji(e?.duplicate_files),
Qi(e?.left_out??0,e?.left_out_files??[])]}function Fk(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"\
failures",open:e.state==="failed"},a("summary",{},`${Q(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file),
" – "],o.message))))}function Xd(e){let t=ol("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=Wk(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(Hk),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},Uk(e)),a("ul",{class:"file-list"},u.map(S=>S.node)),e.skipped.length>0&&jk(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),f=null,p="",w="",g=!1;function y(){let S=n.contains(document.activeElement);p=e.label,E(n,Gk(e)),S&&n.querySelector("button")?.focus({
preventScroll:!0})}function h(){f=e.state,m.dataset.state=e.state,y(),g=e.question!==null,E(i,g&&Jd(e)),e.state==="done"&&(d.open=!1)}function b(){let S=e.state==="done"?e.offered:null;if(S===c)return;
let k=l.contains(document.activeElement);c=S,E(l,Bk(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){f!==e.state?h():p!==e.label&&y(),s.update(),u.forEach(zk),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:S,total:k}=sl(e);t.hidden=e.state==="asking"||!xe.active.includes(e),nl(t,S,k),w=rl(e),o.textContent!==w&&E(o,e.state==="done"&&!e.bundle&&e.job.already_stored?
qk(e,w):w),b(),m.classList.toggle("affected",Lr(e.job)),E(r,Qd(e.job))}return _(),{node:m,update:_,text:()=>e.question?el(e.question):w,focus(){g&&document.activeElement.matches("body, main, .page-act\
ions *")&&i.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Cr=(e,t)=>e.reduce((o,n)=>o+n[t],0);function sl(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:Cr(n,"sent"),total:o==="looking"?0:Cr(n,"size")}}function Hk(e){let t=ol(`Progress of ${e.name}`),o=a("span",{class:"file-state"}),n=a("li",{},a("span",{class:"mono file-nam\
e",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function Wk(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{xe.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=n),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";o.textContent!==s&&(o.textContent=s)}}}function Uk(e){
let t=e.files.reduce((n,s)=>n+s.size,0),o=[Q(e.files.length,e.bundle?"bundle":"trace file"),Ce(t)];return e.skipped.length>0&&o.push(`${N(e.skipped.length)} skipped`),o.join(", ")}function jk(e){let t=e.
slice(0,20).map(({name:n})=>n).join(", "),o=e.length>20?`, and ${N(e.length-20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{
class:"mono"},t),o)}function zk(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,nl(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||
1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Ce(t.size),sending:`${r} % of ${Ce(t.size)}`,sent:`${Ce(t.size)} sent`,failed:t.error??"failed"}[t.state]}function Gk(e){let{
label:t}=e,o=Me("close",`Remove ${t} from this list`,()=>xe.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>xe.retry(e),{"aria-label":`Retry ${t}`}),o];case"\
done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comparison"),xe.canUndo(e)&&F("Undo",()=>tl(xe.undo(e)),{title:"Remove this set again",
"aria-label":`Undo: remove ${t}`}),o];case"undone":return[F("Bring back",()=>tl(xe.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[F("Cancel",()=>xe.cancel(e),{"aria-label":`Cancel ${t}`})]}}
async function tl(e){try{await e}catch(t){Ee(`That did not work. ${t.message}`,{urgent:!0})}}function Yk(e){let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?
"":`${t.length===1?"rank":"ranks"} ${nt(t.sort((o,n)=>o-n))}`}function Kk(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function rl(e){let t=Yk(e),o=Cr(e.
files,"sent"),n=Cr(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"\
creating":return"Starting …";case"sending":return[`Sending ${Ce(o)} of ${Ce(n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[Zo(e.job),
t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return Zo(e.job)+Kk(e.taken);case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remo\
ved. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Zd(e,t){let o=e,n=ol(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-a\
ctions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="\
queued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,E(r,m?F("Cancel",()=>$n(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Me("close",`Remove ${o.label} from \
this list`,()=>t(o)))),n.hidden=!m,nl(n,o.bytes_done,o.bytes_total),s.textContent=Zo(o),l.classList.toggle("affected",Lr(o)),E(i,Qd(o))}return u(o),{node:l,update:u}}var em=()=>a("a",{href:fe("/")},"Show");function Vk(){return[...xe.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:rl(t),...sl(t)})),...Yt.running.map(t=>({label:t.label,text:Zo(t),
done:t.bytes_done,total:t.bytes_total}))]}function Jk(){let e=s=>xe.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${N(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${N(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function Qk(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,em()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${N(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function Xk(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,em()),draw(o){
e.textContent=`${o}.`}}}function Zk(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Tt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);E(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Me("close","Dismiss",n)),l,c),o=!0,e(),ve(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});tt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function tm(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Qk(),o=Xk(),n=Zk(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Zt()!=="/",c=l?Vk():[],u=l?Jk():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),fo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return xe.addEventListener("change",i),Yt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[Fo,en,om,no,Wt,e_,Nr,t_]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],gs="Every page",nm="First move to a set of the list, with the arrow keys.",Pr="First select a\
 call, in the lanes or in the table.",tn="There is nothing to search on this page.",rm=[{pages:[Fo],keys:["/"],text:"Find trace sets",action:"search",none:tn},{pages:[Fo],keys:["ArrowDown","Enter"],text:"\
From the search into the list",action:"enter",inSearch:!0},{pages:[Fo],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Fo],keys:["ArrowRight","ArrowLeft"],text:"\
In the list: to what can be done with the set, and back"},{pages:[Fo],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Fo],keys:["Space"],text:"In the list: select the \
set, for several at once"},{pages:[Fo],keys:["c"],text:"Take the set in focus as the control",action:"control",none:nm},{pages:[Fo],keys:["t"],text:"Take the set in focus as the test",action:"test",none:nm},
{pages:[en],keys:["/"],text:"Search the names of the rows",action:"search",none:tn},{pages:[en],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[en],
keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[en],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[en],keys:["Arro\
wRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[no],keys:["/"],text:"Find a frame or a kernel",action:"search",none:tn},{pages:[no],keys:["ArrowDown"],text:"From th\
e search into the table",action:"enter",inSearch:!0},{pages:[no],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[no],keys:["ArrowDown","ArrowUp","Pa\
geDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[no],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go to \
the one above"},{pages:[no],keys:["Space"],text:"In the table: select the frame"},{pages:[no],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[no],keys:["A\
rrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[no],keys:["w","s","a","d","0"],text:"In the flame graph: clos\
er, away, left, right, all"},{pages:[en,om,no,Wt,Nr],keys:["c"],text:"Choose the control",action:"control"},{pages:[en,om,no,Wt,Nr],keys:["t"],text:"Choose the test",action:"test"},{pages:[Wt],keys:["\
/"],text:"Search names; Enter shows the next call",action:"search",none:tn},{pages:[Wt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Wt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Wt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Wt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Wt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Wt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Pr},{pages:[Wt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Wt],keys:["m"],
action:"measure",none:Pr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[e_],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:tn},{pages:[t_],keys:["/"],text:"To the field of the sets",action:"search"},{pages:[Nr],keys:["/"],text:"Find a table or column",action:"search",none:tn},{pages:[Nr],keys:["Ctrl","Enter"],text:"\
In the statement: run it"},{pages:[gs],keys:["?"],text:"List the keys",action:"help"},{pages:[gs],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{
keys:["/"],action:"search",none:tn},{pages:[Wt],keys:[","],action:"former",none:Pr},{pages:[Wt],keys:["."],action:"next",none:Pr}],o_={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"\
Page Down",PageUp:"Page Up",Escape:"Esc"},n_=["button","checkbox","file","radio","range","reset","submit"];function ws(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, se\
lect")||e.matches("input")&&!n_.includes(e.type))}function s_(e,t){let{target:o,key:n}=e,s=ws(o);return rm.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||r.pages.some(i=>[t.name,gs].includes(i)))&&(r.
inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function r_(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector(
"summary").focus()),e!==null}function a_(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},o_[t]??t)])}function sm(e,t){let o=rm.filter(({pages:n,text:s})=>s&&n?.includes(t));return o.length>0&&a("secti\
on",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},a_(n)),a("dd",{},s)))))}function i_(e){let t=ce("keys"),o=()=>n.close(),n=a("dialog",{class:"trace-dialog keys-d\
ialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Me("close","Close",o)),sm(`${e.name} p\
age`,e.name),sm(gs,gs),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function am(e,t){let o=()=>e()&&i_(e().page);t.addEventListener("cl\
ick",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector('dialog[open], [role="menu"]'))
return;let i=s_(n,s);if(!i||i.action==="close"&&r_())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&Ee(i.none,{seconds:4})})}var im="tracediff.session";function l_(){try{return JSON.parse(sessionStorage.getItem(im))??[]}catch{return[]}}function lm(e){let t=null,o=0,n="";function s(){return t===null&&(t=l_(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(im,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>uo(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===n||xe.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==n&&xe.active.length===
0&&(n=d,e(...cs(m,f)))}return xe.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),xe.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Nt().then(()=>r(s()))}}}var al=new Set,um=!1,Ho=()=>um;function Ln(e){return al.add(e),()=>al.delete(e)}function cm(e){um=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...al])t()}function dm(){window.
addEventListener("beforeprint",()=>cm(!0)),window.addEventListener("afterprint",()=>cm(!1))}var ze=["control","test"],on={control:"test",test:"control"},fm=["rank","span","step"],c_=["both",...ze],Ir=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,il=e=>/^\d+$/.test(e??"")?e:"";
function ll(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of fm)o[`${i}_${l}`]=il(t.get(`${i}_${l}`)??t.get(l));o[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[n,s]=[Ir(t.get("from")),Ir(t.get("to"))],r=n!==null&&s!==null&&n<s;return{...o,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:c_.includes(t.get("show"))?t.get("show"):"both",from:r?n:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Ir(il(t.get("nth"))),at:ze.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Ir(il(t.get("align_nth")))??0}}var mm=e=>String(Math.round(e*1e3)/1e3);function Nn(e){
let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...fm,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(o(
"from",mm(e.from)),o("to",mm(e.to))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("ali\
gn_nth",e.align_nth,0));let n=t.toString();return fe(n===""?"/timeline":`/timeline?${n}`)}function ho(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var u_=(e,t)=>e-t,pm=e=>[...new Set(
e)].sort(u_),cl=e=>pm(e.map(t=>t.rank)),ul=(e,t)=>pm(e.filter(o=>o.rank===t).map(o=>o.span)),dl=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function d_(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var m_=(e,t)=>e.find(o=>String(o)===t);function hm(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,f)=>{let p=d===""?void 0:m_(u,
d);return d!==""&&p===void 0&&n.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(cl(e),t.rank,"rank",o?.sample.rank),i=s(ul(e,r),t.span,"file",o?.sample.span),l=dl(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:d_(l),{sample:c,place:l.indexOf(c),missing:n}}var Dr=e=>/^\d+$/.test(e??"")?e:"",nn=(e,t={})=>Nn({control:e.control,test:e.test,control_rank:Dr(e.control_ranks),test_rank:Dr(e.test_ranks),control_step:Dr(e.control_steps),test_step:Dr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Pn(e,t){let{name:o,category:n}=ms(t,"test");return nn(e,{name:o,category:e.use_short_name?"":n})}
function qr(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&ms(n,"test");return nn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function gm(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return nn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var sn=["device","host","calls"];var hl={device:"own",host:"self",calls:"calls"},Wr=["calls","host","self","device","own"];function bm(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=n??""})}function ys(e){let[t,
o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(o^o>>>13,3266489909),
o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var km=/ #\d+$/,Fr=(e,t)=>e==="module"&&t!==null?t.replace(km,""):t,_m=()=>[0,0],fl=()=>Object.
fromEntries(Wr.map(e=>[e,_m()]));function Hr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},work:{},figures:fl(),kernels:[],shapes:[],
children:[],own:fl(),key:"",foldKey:""}}var ml=(e,t)=>t>0?(e??0)/t:0,Br=(e,t,o,n)=>o?[ml(e[`control_${t}`],n[0]),ml(e[`test_${t}`],n[1])]:[ml(e[t],n[0]),0];function f_(e,t,o){return(t?[e.control_flops,
e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function p_(e,t,o){let n=Object.fromEntries(Wr.map(s=>[s,Br(e,s,t,o)]));return{...Hr({sort:e.sort,status:t?e.status:"same",names:t?
[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:f_(e,t,o),split:e.split??null},figures:n,own:{calls:n.
calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Br(s,"counts",t,o),device:Br(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Br(s,"calls",t,o)}))}}function Ur(e,t,o){
[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),ys(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>Fr(s.sort,l)),s.status].join(`
`);Ur(s,r(t,s.names),ys(i))}}var jr=e=>e.reduce((t,o)=>ys([t,o.sort,Fr(o.sort,o.control_name),Fr(o.sort,o.test_name),o.status].join(`
`)),"root");function gl(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(sn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)h_(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var In=e=>e.status==="same"||e.status==="replaced";function h_(e,t){
e.total={},e.ownOf={},e.here={};for(let o of sn){let n=e.own[hl[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=In(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=In(e)?r:null}}function wl(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>p_(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Ur(s[0],"root","root"),gl(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var pl=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function wm(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,_m()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>pl(i[l],r[l]))}}function ym(e,t){Wr.
forEach(o=>pl(e.figures[o],t.figures[o])),Object.values(hl).forEach(o=>pl(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},wm(e.kernels,t.kernels,"name",["counts","device"]),wm(e.shapes,t.shapes,"text",["calls"])}function g_({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Fr(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var w_=(e,t)=>Wr.some(o=>e.figures[o][t]>0);function xm(e){if(e.children.forEach(xm),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>w_(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Sm(e){let t=Hr(e.root);ym(t,e.root);let o=new Map,n=(r,i)=>{let l=g_(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Hr({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);ym(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&xm(t),Ur(t,"root","root"),gl(t,{...$m(e),grouped:"class"})}function $m({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var vm=e=>({...e,children:e.children.map(vm)});function y_(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&km.test(n??"")&&t.unshift(n)}return t}function b_(e,t){let o=Hr({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(hl))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Em(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=b_(i,l);return{...i,opened:!0,own:fl(),kernels:i.kernels,children:[...l.map(u=>({...vm(u),above:y_(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Tm(r,n),gl(r,$m(e))}function Tm(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Ur(o,ys(`${e.key}
${n||"rest"}`),o.foldKey||ys(`${e.key}
rest`))}else Tm(o,t)}function rn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var an=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",go=(e,t)=>e.total[t][1]-e.total[t][0];function wo(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function yl(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function Dn(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Om=["both","control","test"];function k_(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Mm(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=k_(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var __=["modules","operators","python"],x_=["folded","class","instance"],Gr=["control","test"],Yr=["ranks","steps","marker"],S_=5e3,bl=40,bs=(e,t,o)=>t.includes(e)?e:o,zr=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,bl);function qn(e){let t=new URLSearchParams(e),o={};for(let n of Gr){o[n]=t.get(n)??"";for(let s of Yr)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...o,level:bs(t.get("level"),__,"modules"),by:bs(t.get("by"),sn,""),width:bs(t.get("width"),Om,"both"),frames:bs(t.get("frames"),x_,"folded"),order:bs(t.get("order"),["calls"],""),q:t.
get("q")??"",node:zr(t.get("node"))[0]??"",zoom:zr(t.get("zoom"))[0]??"",open:zr(t.get("open")),rows:zr(t.get("rows"))}}function Kt(e){let t={...qn(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&
r!==""&&o.set(s,r)};for(let s of Gr)n(s,t[s]),Yr.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,"modules"),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),
n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-bl).join(".")),n("rows",t.rows.slice(-bl).join(".")),fe(o.size===0?"/tree":`/tree?${o}`)}function Bn(e,t,o){
let n=new URLSearchParams({max_nodes:String(S_)}),s=e.test!=="";for(let r of s?Gr:["control"]){s&&n.set(r,e[r]);for(let i of Yr){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return e.
level!=="modules"&&n.set("level",e.level),t==="host"&&n.set("by","host"),o&&n.set("instances","true"),n}var Rt=e=>Object.fromEntries(Gr.flatMap(t=>[t,...Yr.map(o=>`${t}_${o}`)]).map(t=>[t,e[t]])),$_=[
"cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Am(e,t){let{name:o,category:n}=ms(t,"test");if(!$_.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(
o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Kt({...Rt(e),q:i,level:r?"python":"modules"})}var Rm=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Cm="tracediff.dismissed-jobs",v_=24*3600*1e3,E_=1e4;function Lm(){try{return JSON.parse(localStorage.getItem(Cm))??[]}catch{return[]}}function T_(e){try{localStorage.setItem(Cm,JSON.stringify([...Lm().
slice(-50),e.id]))}catch{}}function O_(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<v_;return!o.includes(e.id)&&(!Vo(e)||t.has(e.id)||n)}function M_(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<E_)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&ve(s,o==="failed")}}}function Nm(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=M_(),l=0;function c(){let w=null;for(let g of xe.transfers){let y=s.get(g.key);y||(y=Xd(g),s.set(g.key,y),w??=y),y.update();
let{state:h,label:b,job:_}=g;i.tell(g.key,{state:h,stage:_?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=Lm();Yt.running.forEach(y=>r.add(y.id));let g=Yt.list.
filter(y=>O_(y,r,w)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,Zd(y,()=>{T_(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Zo(y)}`});return g}function d(){
l=0;let w=s.size===0,g=c(),y=[...xe.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);fo(o,y.map(h=>s.get(h).node)),n.hidden=s.size===0,g&&!w&&g.node.scrollIntoView(
{block:"nearest"}),xe.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:w})=>e(w.job.set),p=({detail:w})=>e(w.set);return xe.addEventListener(
"change",m),xe.addEventListener("stored",f),xe.addEventListener("sets",t),Yt.addEventListener("change",m),Yt.addEventListener("stored",p),d(),{node:n,unmount(){xe.removeEventListener("change",m),xe.removeEventListener(
"stored",f),xe.removeEventListener("sets",t),Yt.removeEventListener("change",m),Yt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var A_="a[href], button:not(:disabled), input";function Pm(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(A_)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),w=p.indexOf(n),g=[n,...r(n)],y=g.indexOf(f);return{ArrowDown:p[w+1],ArrowUp:p[w-1],Home:p[0],End:p.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||ws(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function Kr(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ce("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));E(e,d),u.focus(),u.select()}var Fn=4;function Vr(e,t,{text:o,...n}={}){let s=ce("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Lt("more")),l=null,c=()=>Im(l,i);function u(g=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:w}}),E(l,t().filter(y=>!y.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),Im(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=g=>a(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),g.run()}}},g.text);function p(g){let y=m().filter(S=>!S.disabled),h=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",_={ArrowDown:y[(h+1)%y.length],ArrowUp:y.at(h-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(h+1),...y].find(S=>S.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(g.key==="Escape"||_)&&(g.preventDefault(),g.stopPropagation(),_?.focus({preventScroll:!0}))}function w(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==i&&d()}return i}function Im(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+Fn+s<=innerHeight;e.style.setProperty("top",`${Math.max(Fn,r?o.bottom+Fn:
o.top-Fn-s)}px`),e.style.setProperty("left",`${Math.max(Fn,Math.min(o.right-n,innerWidth-n-Fn))}px`)}var Jr=10,Dm=3;function R_(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Rr([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function qm(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function C_(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function L_(e,t){let o=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-Dm;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,Dm).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function N_(e,t){let o=e.goes?`goes ${nd(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server remov\
es it on ${mt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):F([Lt("pin"),s],()=>t.pin([e],
!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which ${o}`})),e.uploaded_by&&a("span",{class:"muted small by ellipsis",
title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function P_(e,t,o){let n=a("div",{class:"set-line"}),s=()=>E(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),L_(e,t),N_(e,t),e.
notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,C_(e)),edit(i){Kr(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function I_(e,t,o){let n=Yd(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, mended, assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,Kd(e)),E(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.has(
e.id)))}}},n.level==="warn"&&Lt("warning"),a("span",{class:"ellipsis"},n.text),Lt("chevron"));return s}function D_(e){return e.steps.length>0?a("span",{title:nt(e.steps)},N(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function Bm(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(Jr)},o.get(e.id))),r=Vr(
`Actions for ${e.label}`,()=>R_(e,t,u=>i.edit(u))),i=P_(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},qm("control",e,t),qm("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},mt(e.created)),
a("td",{class:"num","data-head":"Ranks",title:nt(e.ranks)},N(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},D_(e)),a("td",{class:"num","data-head":"Events"},N(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Ce(e.raw_bytes)} of JSON in ${Q(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):be}`},Ce(e.disk_bytes)),a("td",{"data-head":"Quality"},I_(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:fe(`/analyse?set=${at(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Qe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},ks={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Qr=e=>e[0].toUpperCase()+
e.slice(1),q_={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},kl=e=>q_[e]??e.toLowerCase();function _l(e){let t=e.split(" overlapping ").map(kl);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var xl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},Fm={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Sl={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Xr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Zr={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},$l={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},ln="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var _s={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Qe).map(([e,{name:t}])=>[e,t]))},Hm=e=>e.measured==="row"?e.parameters.name:e.measured===
"gpu_time"?"GPU time":_s[e.measured].replace(/^./,t=>t.toUpperCase());var B_=["sets","baseline","name","category"];function xs(e){let t=new URLSearchParams(e),o=t.get("measure")??"";return{...Object.fromEntries(B_.map(n=>[n,t.get(n)??""])),tag:t.getAll("tag").filter(n=>n!==
""),measure:o in _s?o:"step_time",time:t.get("time")==="self"?"self":"total"}}function ea(e){let t=new URLSearchParams,o=(n,s,r="")=>{s!==r&&t.set(n,s)};return o("sets",e.sets),e.tag.forEach(n=>t.append(
"tag",n)),o("baseline",e.baseline),e.name===""?o("measure",e.measure,"step_time"):(o("name",e.name),o("category",e.category),o("time",e.time,"total")),t}function Ss(e){let t=ea(e).toString();return fe(
t===""?"/series":`/series?${t}`)}var Wm=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Um=Wm.filter(e=>e.sort);function F_(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function jm(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=Wm.map(g=>F_(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=Pm(t,"tr\
[data-set], tr.group, tr.more-row",(g,y)=>{let h=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),i=new Map,l=new Map;function c(g,y,h,b){let _=l.get(g),S=_?.shown===
y?_:{shown:y,rows:h()};return b.set(g,S),S.rows}let u=(g,y,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>Bm(g,e,i,{member:h}),y);function d(g,y,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!y]),()=>[H_(
g,y,e)],h);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(S=>u(S,h,!0)),...c(`more ${g.prefix}`,`${y.loading} ${_}`,()=>y.loading||_>0?[W_(g,y,_,e)]:[],h)]}function m(g){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:_}=h?.closest("tr")?.dataset??{};fo(t,g.entries.flatMap(S=>S.group?d(S.group,g.groups.get(S.group.prefix),y):u(S.set,y))),
l=y,b!==void 0&&!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),h?.matches(".pin-toggle")&&!h.isConnected&&t.querySelector(`tr[\
data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),f(g),p(g)}function f({sort:g,order:y}){for(let h of n){let b=h.dataset.sort===g;h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,E(h.querySelector(".sort-mark"),b&&Lt(y==="asc"?"up":"down")))}}function p({picked:g,checked:y}){let h=[...t.querySelectorAll("tr[data-set]")];for(let _ of h){let{set:S}=_.dataset;for(let k of[
"control","test"])_.toggleAttribute(`data-${k}`,S===g[k]),_.querySelector(`.pick-${k} input`).checked=S===g[k];_.toggleAttribute("data-checked",y.has(S)),_.querySelector(".set-check").checked=y.has(S)}
let b=h.filter(_=>y.has(_.dataset.set)).length;o.checked=b>0&&b===h.length,o.indeterminate=b>0&&b<h.length,o.disabled=h.length===0}function w(g){let y=[...t.children].find(h=>h.dataset.set===g);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function H_(e,t,o){let n=F([Lt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},Q(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${Q(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},mt(e.newest)),a("td",{colspan:String(Jr-4)},!e.prefix.includes(",")&&a("a",{href:Ss(
{...xs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function W_(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(Jr)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${N(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function zm(e,t){let o=e,n=ce("tags"),s=ce("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${Q(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Me("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(w,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let h=await Io(o[y].id,w);o=o.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,ve(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let w=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...w.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;w.set(y,(w.get(y)??0)+1)}),E(i,[...w].map(([g,y])=>a("li",{class:"tag"},g,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Me("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),bn().then(w=>E(l,w.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function Ym({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=ce("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=F("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},o),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Me("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&ve(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),p.isConnected||Ee(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${N(b.files_done)} of ${Q(b.files_total,"file")}`))}async function h(){w("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&$n(m.id).catch(()=>{}),kr(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:w,
go:u}}async function U_(e,t){try{for(let o of e.binned)await _n(o);for(let o of e.made.filter(n=>!n.already_stored))await kn(o.set)}catch(o){Ee(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Km(e,t,o){Ee(e,{seconds:30,action:{label:"Undo",run:()=>U_(t,o)}}),o(t.set)}function j_(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Ce(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Gm(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Vm(e,t){let o=ce("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Ym({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:n,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):$u(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Km(`“${e.label}” was\
 split into ${Q(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await uo(e.id);s=j_(d,()=>l("")),E(n,Gm(o,"each",`Each file becomes a set: ${Q(d.file_list.length,"set")}`,
!0,u),Gm(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){E(n),l(d.message,!0)}}function Jm(e,t){let o=ce(
"label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Ym({title:`Join ${Q(e.length,"set")}`,action:"Join",text:"\
All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:a("div",{class:"regroup-form"},a("ul",{
class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${Q(s.files,"file")}`)))),a("label",{for:o},"Label"),n),start:()=>vu(e.map(
s=>s.id),n.value.trim()),ended:s=>Km(`${Q(e.length,"set")} were joined.`,s,t)}),n.focus()}var z_=10,G_=12,Y_=200,K_=4;async function vl(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:K_},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function V_({change:e,sort:t}){let o=ce("find"),n=a("span",{class:"muted small found"}),s=!1,r=Je(Y_,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Um.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([w,g])=>a("option",{value:`${f} ${w}`},`${p} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(f,p,w){let g=[...f.tag.filter(h=>!p.some(b=>b.tag===h)).map(h=>({tag:h})),...p.slice(0,G_)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;E(c,g.
map(({tag:h,sets:b})=>F([h,b!==void 0&&a("span",{class:"muted"},` ${N(b)}`)],()=>w(h),{class:"tag","aria-pressed":String(f.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,w){u.hidden=w<=z_&&!Tr(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let g=p===0?"No set matches.":Q(p,"set");return n.textContent=Tr(f)?g:"",g}}}var Qm=e=>[...e.values()].every(t=>t.pinned);function J_(e){let t=a("span",{role:"status"}),o=F("",e.compare,{class:"\
primary"}),n=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Me("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${N(c.size)} selected`,o.textContent=`Compare (${N(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Qm(c)?"Unpin":"Pin",i.textContent=`Delete (${N(c.size)})`}}}function Q_(e){let t=a("span",{class:"muted"}),o=F("Previous",()=>e(-1)),n=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*qo,c=Math.min(l+qo,i.entry_total);s.hidden=i.entry_total<=qo&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${N(l+1)}–${N(c)} of ${N(i.entry_total)}${i.entry_total===i.total?"":` rows, ${Q(i.total,"set")}`}`:""}}}function Xm({change:e,pick:t,loaded:o,empty:n,
context:s}){let r=a("div",{class:"content"},X_()),i=new Map,l=new Map,c=null,u=null,d="",m=null,f=[],p={control:"",test:""},w="",g=null,y="",h=!1,b=(P,C)=>{h=!0,e({page:1,...P},C)},_=V_({change:P=>b(P,
{replace:!0}),sort:(P,C)=>b({sort:P,order:C})}),S=jm({pick:t,save:me,pin:ne,remove:ue,check:Z,checkAll:ie,toggleGroup:$,tags:qe,split:P=>Vm(P,ee),more:L,filterTag:Fe,sort:De}),k=J_({compare:q,join:()=>Jm(
[...i.values()],ee),tags:()=>qe([...i.values()]),pin:()=>ne([...i.values()],!Qm(i)),remove:()=>ue([...i.values()]),clear:()=>{i.clear(),V()}}),v=Q_(P=>{e({page:c.page+P}),r.scrollIntoView({block:"star\
t"})}),R=a("div",{class:"set-list"},_.node,r,v.node,k.node);async function O(){g?.abort(),g=new AbortController;let{signal:P}=g;d=Xo(c).toString(),r.ariaBusy="true";let C=setTimeout(()=>s.busy(!0),400);
try{let[B,T,H]=await Promise.all([qt(Xo(c),{signal:P}),bn({signal:P}),Tr(c)?qt("limit=0",{signal:P}):null]);u=B,f=T,m=(H??B).total,await A(P),z()}catch(B){B.name!=="AbortError"&&x(B)}finally{clearTimeout(
C),P.aborted||(s.busy(!1),r.ariaBusy=null)}}function x(P){u=null,d="",E(r,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},P.message),F("Try again",O,{class:"\
primary"})))}let M=(P,C,B=qo)=>{let T=Xo({...c,page:1});return T.delete("group"),T.set("prefix",P),T.set("offset",String(C)),T.set("limit",String(B)),T};async function A(P){let C=new Set(u.entries.flatMap(
({group:B})=>B?[B.prefix]:[]));for(let[B,T]of[...l]){if(!C.has(B)){l.delete(B);continue}let H=await qt(M(B,0,Math.min(1e3,Math.max(qo,T.sets.length))),{signal:P});l.set(B,{sets:I(H),total:H.total,loading:!1})}}
async function L(P){let C=l.get(P),B=d;C.loading=!0,V();try{let T=await qt(M(P,C.sets.length));C.sets=[...C.sets,...I(T)],C.total=T.total}catch(T){Ee(`${P} cannot be listed. ${T.message}`,{urgent:!0})}
C.loading=!1,B===d&&V()}function $(P){l.delete(P)?V():(l.set(P,{sets:[],total:0,loading:!0}),L(P))}let I=P=>P.entries.flatMap(({set:C})=>C?[C]:[]),j=()=>u.entries.flatMap(({set:P,group:C})=>P?[P]:l.get(
C.prefix)?.sets??[]);function z(){o({sets:I(u),allTotal:m});let P=_.draw(c,u.total,m);h&&(h=!1,ve(P)),V(),y!==""&&ke(y)}function V(){if(u){if(_.drawTags(c,f,Fe),v.draw(c.page,u),k.draw(i),u.entries.length===
0){E(r,m===0?n():Se());return}S.node.parentNode!==r&&E(r,S.node),S.draw({...u,groups:l,picked:p,checked:i,sort:c.sort,order:c.order})}}let Se=()=>u.total>0?a("p",{class:"card nothing"},"There is nothi\
ng on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function ke(P){if(y="",S.flash(P))return;u.entries.find(({group:B})=>B&&l.get(
B.prefix)?.sets.some(T=>T.id===P))||ht([P]).then(([B])=>{let T=B&&u?.entries.find(({group:H})=>H&&B.label.toLowerCase().startsWith(H.prefix.toLowerCase()));T&&!l.has(T.group.prefix)&&$(T.group.prefix)}).
catch(()=>{})}function De(P){let C=P==="label"?"asc":"desc",B=C==="asc"?"desc":"asc";b({sort:P,order:c.sort===P&&c.order===C?B:C})}function Fe(P){let C=c.tag.includes(P);b({tag:C?c.tag.filter(B=>B!==P):
[...c.tag,P].slice(-8)})}function Z(P,C,B){let T=j(),[H,oe]=[T.findIndex(re=>re.id===w),T.findIndex(re=>re.id===P.id)].sort((re,Re)=>re-Re);(B&&H>=0?T.slice(H,oe+1):[P]).forEach(re=>C?i.set(re.id,re):
i.delete(re.id)),w=P.id,V()}function ie(P){j().forEach(C=>P?i.set(C.id,C):i.delete(C.id)),V()}function q(){let[P,C]=[...i.values()].sort((H,oe)=>H.created.localeCompare(oe.created)),[B,T]=cs(P,C);s.go(
Tt(B.id,T.id))}function Y(P){let C=B=>B.id===P.id?{...B,...P}:B;u.entries=u.entries.map(B=>B.set?{set:C(B.set)}:B),l.forEach(B=>{B.sets=B.sets.map(C)}),i.has(P.id)&&i.set(P.id,P),o({sets:I(u),allTotal:m}),
V()}function ee(P){return i.clear(),y=P,O()}async function me(P,C){try{return Y(await Io(P.id,C)),ve("Saved."),!0}catch(B){return Ee(`Not saved. ${B.message}`,{urgent:!0}),!1}}function qe(P){zm(P,Y).addEventListener(
"close",()=>O())}let G=P=>P.length===1?`“${P[0].label}”`:Q(P.length,"set");async function ne(P,C){let B=await vl(P,async T=>Y(await Io(T.id,{pinned:C})));B.length>0?Ee(`${G(B.map(({item:T})=>T))} ${B.
length===1?"was":"were"} not changed. ${B[0].error.message}`,{urgent:!0}):ve(`${G(P)} ${P.length===1?"is":"are"} ${C?"pinned":"not pinned"}.`)}async function ue(P){let C=await vl(P,T=>kn(T.id));C.length>
0&&Ee(`${G(C.map(({item:T})=>T))} ${C.length===1?"was":"were"} not deleted. ${C[0].error.message}`,{urgent:!0});let B=P.filter(T=>!C.some(({item:H})=>H===T));B.forEach(T=>i.delete(T.id)),B.length>0&&Ee(
`${G(B)} ${B.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>K(B)}}),document.getElementById("main").focus({preventScroll:!0}),await O()}async function K(P){let C=await vl(
P,B=>_n(B.id));C.length>0&&Ee(`${G(C.map(({item:B})=>B))} cannot be brought back. ${C[0].error.message}`,{urgent:!0}),y=P.length===1?P[0].id:"",await O()}return{node:R,show(P,C){let B=c;c=P,p=C,B&&Xo(
B).get("sort")!==Xo(c).get("sort")&&l.clear(),Xo(c).toString()!==d?O():V()},reload(P=""){return y=P||y,O()},search:()=>m>0&&(_.focus(),!0),enter:()=>S.focus(),focused:()=>u&&j().find(P=>P.id===document.
activeElement.closest("tr[data-set]")?.dataset.set),unmount:()=>g?.abort()}}function X_(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"ske\
leton"})))}function Zm(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=md(n.files);s.length>0?xe.add(s):o.webkitdirectory&&Ee("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Lt(t),e),n)}function Z_(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await xe.addSample()}catch(t){
Ee(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},Rm))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function e0(e){let t=a("span",{class:"side side-control"}),o=a("span",{class:"side side-\
test"}),n=Me("swap","Swap control and test",e),s=a("a",{class:"button primary",href:fe("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and tes\
t"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,w)=>E(f,a("b",{class:"letter"},p),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Tt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var $s={path:"/",name:"Traces",mount(e,t){return n0(e,t)}},t0=24,o0=100;function n0(e,t){let o=Er(location.search),n={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=Xm({change:f,pick:S,loaded:w,empty:Z_,context:t}),d=e0(()=>_({control:n.test,test:n.control})),m=Nm(y,()=>u.reload());d.node.hidden=!0,e.append(a("div",
{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Zm("Choose a folder",
"folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Zm("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),
a("p",{class:"muted small traces-lost writes"},"This server does not keep the files themselves: no download later, and no Perfetto. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),m.
node,d.node,u.node)),t.setTitle("Traces");function f(v,R){t.go(zd({...o,...v}),R)}function p(){u.show(o,{control:n.control?.id??"",test:n.test?.id??""}),d.draw(n.control,n.test)}function w({sets:v,allTotal:R}){
l||(s=v,t.setTitle(`Traces (${N(R)})`),c.textContent=R>0?N(R):"",d.node.hidden=R===0,location.search===""&&R<=t0&&g(v),b())}function g(v){let{control:R,test:O}=yd(v);R&&(R!==n.control?.id||O!==n.test?.
id)&&(n={control:Ye(v,R),test:Ye(v,O)},f({control:at(R),test:at(O)},{replace:!0}))}function y(v){let R=xe.transfers.some(O=>O.job?.set===v);R&&!i.includes(v)&&i.push(v),R&&f({q:"",tag:[],sort:"created",
order:"desc",page:1},{replace:!0}),h(R?v:"")}let h=Je(o0,async v=>{if(await u.reload(v),i.length>1&&!r&&!l){let R=await ht(i.slice(-2).reverse()).catch(()=>[]);!l&&!r&&g(R)}});async function b(){let v=o,
R=["control","test"].map(L=>v[L]),O=R.filter(L=>L!==""&&!s.some($=>$.id.startsWith(L))),x=await ht(O).catch(()=>[]);if(l||v!==o)return;let[M,A]=R.map(L=>L===""?null:s.find($=>$.id.startsWith(L))??Ye(x,
L)??null);n={control:M,test:A},p()}function _(v){r=!0,n=v,f({control:at(v.control?.id??""),test:at(v.test?.id??"")})}function S(v,R){_({...n,[v]:R}),ve(`${R.label} is the ${v}.`)}function k(v){let R=u.
focused();return R?S(v,R):!1}return p(),{keys:{search:u.search,enter:u.enter,control:()=>k("control"),test:()=>k("test")},update(v){let R=o;o=Er(v),p(),(R.control!==o.control||R.test!==o.test)&&b()},unmount(){
l=!0,h.cancel(),u.unmount(),m.unmount()}}}var vs=200;function ef(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await tt(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=vs*Math.floor(d/vs),f=await i({offset:m,limit:vs});f&&(f.rows.forEach((p,w)=>{o[m+w]=p}),e())},stop(){s?.abort(),t=null}}}var El=e=>Cn(e,e.unit,An(e)).toString();function of(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(vs)),t.op!==""&&n.set("row",t.op),o?.key===ft(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var Tl=e=>({key:ft(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function nf(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{let n=await tt(
o);return{diagnosis:n.diagnosis,note:n.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function s0(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=of(El(e),e,t),n=new AbortController,
s=tt(o,{signal:n.signal});s.catch(()=>{}),globalThis.firstComparison={query:o,stop:n,answer:s}}async function tf(e){let t=()=>{let o=new URLSearchParams(location.search),n=new URLSearchParams({control:o.
get("control"),test:o.get("test")});return location.replace(fe(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.code!=="no\
t_for_recordings")throw o;return t()}}function sf(e,t){s0(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=of(n,s,r),c=o;return o=null,c?.query===l?(i.addEventListener(
"abort",()=>c.stop.abort()),tf(c.answer)):(c?.stop.abort(),tf(tt(l,{signal:i})))}}var r0=250;function Ot({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},r0),w;try{let g=await c(m);w=()=>u(g)}catch(g){w=()=>d(g)}clearTimeout(p),!f()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){E(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function pt(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var a0=4,Es=[];function i0(e){return new Promise(t=>{Es.push({node:e,go:t}),Es.length===1&&Nt().then(rf)})}function rf(){let e=Es.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=Es.splice(Math.max(0,e),1);t(),Es.length>0&&Nt().then(rf)}function l0(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<a0&&t(i.event)})}function xt(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=pt(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!Ho()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});f.observe(i);let p=Ln(g);async function w(){if(u)return;let h;u=!0;try{c||await Nt(),h=await as(),c||await i0(i)}catch(k){E(n,k.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:S}=e.make(l,m);await h.react(t,_,{...S,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},id),!c&&!d&&(c=!0,e.onClick&&l0(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&w()}function y(h){c&&(e.save??ld)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,o.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!h.empty,E(n,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,E(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:g,retheme:g,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function yo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var c0=30,Ts={top:8,right:16,bottom:34},u0=64,d0=6,af=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Ol(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},af.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=xt({...e,extra:s,tools:[Me("plus","Zoom in",()=>i(.6)),Me("minus","Zoom out",()=>i(1/.6)),Me("reset","Rese\
t the zoom",l)],keys:()=>af.filter(([c])=>!t.has(c)),height:c=>m0(c.rows.length),make:(c,u)=>g0(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":lf(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:cf(n,o,Gt())})))}}}var m0=e=>Math.max(e,3)*c0+Ts.top+Ts.bottom,lf=e=>[Math.max(e,3)-.5,-.5];function cf(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function f0(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ve(t);return[n,` ${o}`]}function p0(e){return[Do(e.name,u0,d0).map(Ue).join("<br>"),
e.lines.map(Ue).join("<br>")]}function h0(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return to(e.map(n=>n.name),o).map((n,s)=>Ue(e[s].mark+n))}function g0(e,t,o,n){let s=Gt(),[r,i]=f0(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),f=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,h)=>n.has(f(y,h))?null:y),w=(y,h)=>s[f(y,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...g,name:"difference",x:p,marker:{color:p.map((y,h)=>w(y,h)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,h)=>w(y,h)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,h)=>w(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(p0),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:kt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Ts.right,t:Ts.top,b:Ts.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:lf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:h0(e.rows,u)},shapes:cf(e.rows,o,s)}}}var uf=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${nt(e)}`,w0=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function ta(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:w,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[uf(f,p,"ranks"),uf(w,g,"steps"),Q(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,w0(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${mt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Ml=4,oa={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function df(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=pt("Probable replacements"),r=a("details",{class:"\
card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their \
names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let f=d.replacements??[];if(l!==d&&(l=d,i=!1),r.hidden=f.length===0,r.hidden)
return;t.textContent=`Probable replacements (${N(f.length)})`;let p=m?[d.control.samples,d.test.samples]:[1,1];E(o,f.slice(0,i?void 0:Ml).map(w=>u(w,p,m))),n.hidden=i||f.length<=Ml,E(n,!n.hidden&&F(`S\
how all ${N(f.length)}`,()=>{i=!0,c(d,m),o.children[Ml].querySelector("a").focus()},{class:"link-button"}))}function u(d,m,f){let p=[d.control.counts/m[0],d.test.counts/m[1]],w=[d.control.total_duration/
m[0],d.test.total_duration/m[1]],g=m[0]===m[1]?d.diff_duration/m[0]:w[1]-w[0],y=g>0?"more":g<0?"less":"calm",h=(b,_,S)=>a("p",{class:`replaced ${S}`},a("span",{class:"replaced-mark","aria-hidden":"tru\
e"},_),a("span",{class:"visually-hidden"},_==="−"?"gone: ":"new: "),a("a",{href:e(b),class:"mono",title:b.name},a("bdi",{},b.name)));return a("li",{},a("div",{class:"replaced-names"},h(d.control,"−",
"less-mark"),h(d.test,"+","more-mark"),a("p",{class:"muted small"},oa[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&a("span",{class:"mono"},d.input_dims),
` (${je(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},f?"calls per step":"calls"),a("dd",{},`${N(p[0])} → ${N(p[1])}`),a("dt",{},f?"time per step":"\
time"),a("dd",{title:`${le(w[0])} → ${le(w[1])}`},`${D(w[0])} → ${D(w[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${y}`,title:Ge(g)},ge(g),w[0]>0&&` (${_e(100*g/w[0])})`)))}return{node:r,sql:s,draw:c}}async function Vt(e,t){try{await navigator.clipboard.writeText(e),Ee(t,{seconds:4})}catch{Ee(`Copy this: ${e}`,{seconds:60})}}var y0={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},mf="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function cn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${N(o)} steps are too few to find a change among ${N(
n)} rows.`}let t=`q = ${Bt(Jo(e))}, p = ${Bt(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Os(e){
switch(e.calls){case"fact":return`calls: ${N(e.control_calls)} → ${N(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Bt(e.calls_q_value)})`;default:return""}}
var b0=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",o=(r,i)=>r===null||i===null?null:i-r,n=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=o(i,l))=>n(r,D(i),D(l),ge(c),[le(i),le(l),Ge(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},n("Calls",N(e.control_counts),N(e.test_counts),ot(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function ff(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${oa[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...fs(e)].join(`
`):e.name}function pf({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Me("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,f=Os(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${y0[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${oa[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),fs(d).map(p=>a("p",{class:"mono full-name"},a("bdi",{},p)))),d.significance&&a("p",{class:"small"},cn(d),f&&` ${f[0].
toUpperCase()}${f.slice(1)}.`),b0(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),n?.(d)&&a("a",{href:n(d)},"Show in the timeline"),o?.(d)&&a("a",{href:o(d)},"Where in t\
he tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ranks and steps",s,{class:"link-button"}),F("Copy the name",()=>Vt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),E(i,l.hidden?null:m??u(d)),(f||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var k0="abs_diff_duration",na=[["more_work","More work","Of the change of the operator’s device time: what the change of its FLOPs would cost at the speed of the control","num c-work"],["slower_work",
"Slower work","The rest of that change: the same FLOPs take longer, or less long","num c-work"]],_0={no_operator:"FLOPs are those of operators: which of them one kernel does is not known",one_side:"On\
e side does not have it: there is no change to split",unknown:"Its FLOPs are not known on both sides, or they count for an operator around it",partly:"Of less than 80 % of its calls, or of its device \
time, the FLOPs are known"};function hf({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null)return a("td",{class:"num c-work muted",title:_0[e?.work_known]??null},be);let[r,i]=n(s);return a(
"td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function gf(e){let t=null,o=F("More and slower work",()=>e({work:!t.work,...t.work&&na.some(([n])=>n===t.sort)?{sort:k0,order:"\
desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where its FLOPs are known; takes longer"});return{node:o,draw(n){t=n,o.
setAttribute("aria-pressed",String(t.work))}}}var Al={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Hn=e=>`tracediff-${At(e.control.label)}-${At(e.test.label)}`;function wf(e){let t=ce("top"),o=ce("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Rn(s.value)})}},Object.keys(Al).filter(l=>ji.includes(l)).map(l=>a("option",{value:l},Al[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Nd,l.top])].sort((d,m)=>d-m);E(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Al[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${N(c)}\
 of ${N(l)} rows are drawn; the table has all`:""}}}function yf(e){let t=a("span",{class:"muted"}),o=gf(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API says it"},"JSON"),r=null,i=Vr("Share",()=>[{text:"Copy link",run:()=>Vt(location.href,"Link copied."),title:"For those who see this server"},{text:"Re\
port",href:r.report,download:`${r.name}.html`,title:"This comparison as one HTML file to send, with its charts"},{text:"Bundle",href:r.bundle,download:`${r.name}.tracediff`,title:"Both sets and this v\
iew as one file: dropped on another tracediff, or opened by tracediff open, it shows this page"}],{text:"Share"}),l=a("div",{class:"chart-tools verdict-actions"},i,n,s);return{title:a("h3",{},"All row\
s ",t),node:l,work:o.node,draw(c,u,d,m){o.draw(c);let{row_count:f,rows_before_filters:p}=u,w=c.fold?u.replacements.length:0;t.textContent=(f===p?N(f):`${N(f)} of ${N(p)}`)+(w>0?`, ${Q(w,"pair")} folde\
d`:""),n.href=rs(Gi(c,d,m,"csv")),s.href=rs(Gi(c,d,m,"json")),r={name:Hn(u),bundle:Au(jd(c)),report:Mu(Ud(c,d,m))},n.download=`${Hn(u)}.csv`,s.download=`${Hn(u)}.json`}}}function bf(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&F("Use all ranks and steps",t.all,{class:"primary"}),n&&F("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:fe("/")},"Choose other traces")))}function kf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:fe("/")},e?.length===0?"Add traces":"Traces page"),"."))}var x0=56;function Rl(e){let t=e.split("`");if(t.length%2===0){let o=t.pop();t[t.length-1]+=`\`${o}`}return t.map((o,n)=>[o,n%2===1]).filter(([o])=>o!=="")}function S0(e,t){let[o,n]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>n===void 0?s.name.includes(t):s.name.startsWith(o)&&s.name.endsWith(n))}function _f(e,t=null){let o=ce("diagnosis"),n=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":o},a("h2",{id:o},"Why"),n,t),r="";function i(m){let f=Rl(m.text),p=f.filter(([,g])=>g).map(([g])=>g),w=new Map(to(p,x0).map((g,y)=>[p[y],g]));return f.map(([g,y])=>{if(!y)
return g;let h=S0(m.rows,g),b=h&&e.page(h),_=a("code",{title:h?.name??g},a("bdi",{},w.get(g)));return b?a("a",{href:b,class:"diagnosis-name"},_):_})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,f,p){
let w=e.row(m),g=[p.length>1?`table row ${f+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},g):w!==null&&a("a",{href:w,title:y,on:{click:h=>{l(h)&&(h.preventDefault(),e.onRow(m))}}},g)}function u(m){let f=m.change<0?"control":"test",p=[...m.rows.
map(c),...m.ranks.map(g=>[e.rank(g),`rank ${g}`]),...m.steps.map(g=>[e.step(g,f),`step ${g}`])].map(g=>Array.isArray(g)?g[0]!==null&&a("a",{href:g[0],title:`Compare ${g[1]} alone`},g[1]):g).filter(Boolean),
w=e.timeline(m);return w&&p.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.part!==null&&p.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${Qe[m.part].name} bar`)),p.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),p.map((g,y)=>[y>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),g]))}function d(m){let f=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},f&&a("span",{class:"certainty"},
"likely"),f&&" ",i(m)," ",u(m))}return{node:s,draw(m,f){let p=JSON.stringify([f,m]);p!==r&&(r=p,m.diagnosis?.length>0?E(n,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):E(n,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var xf=7.2,ra=6,sa=["solid","dot","dash","dashdot","longdash","longdashdot"],Cl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Ll=e=>Gt()[e==="B"?
"test":"control"];function ia(e){return{template:kt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var la=e=>e.map(t=>Ue(t)).join("<br>"),Pe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),aa=116,Ms=22,Wn=e=>e>1?64-Ms+e*(aa+Ms):320;function $0(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(n=>n.
values[t].value?"":Ue(n.values[t].none??n.values[t].text))}}function As({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=o==="time"?Ve(i):o==="bytes"?xi(i):[o==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+ra+xf*f),Math.floor(r*.42),360),w=Math.floor((p-14-ra)/xf),g=e.map(y=>la([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra>\
</extra>",...$0(e,h,n)})),layout:ia({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:ra,tickcolor:"rgba(0,0,0,0)",ticktext:to(e.map(y=>y.label),w).map(Ue)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:l?` ${l}`:""}})}}var Nl=(e,t)=>t===""?{property:Cl[e%Cl.length],dash:sa[Math.floor(e/Cl.length)%sa.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:sa[e%sa.length]},v0=e=>Ve(
Math.max(e,1));function E0(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?En(i):t==="bytes"?xi(i):[t,1],u=n*
(aa+Ms)-Ms,d=1-o*(aa+Ms)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-aa/u),d],title:{text:l,font:{size:11}}}}}var T0=(e,t)=>({
text:Ue(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),O0=400,M0=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),A0=(e,t)=>e.length>O0?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Ef(M0(o),.55),dash:"dot"}})),R0=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:Ue(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function C0(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=v0(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function $f({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=C0(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?Ko(w):o==="bytes"?Ce(w):`${N(w)} ${o}`,f=t.map((w,g)=>E0(e.
filter(y=>y.panel===w),o,g,t.length)),p=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let g=Nl(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(h=>d(h[0])),y:w.points.
map(h=>h[1]/f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:te(g.property),dash:g.dash},legendgroup:w.key,customdata:w.points.map(h=>la([w.name,`at ${le(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:ia({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${le(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:w},g)=>[`y\
axis${g===0?"":g+1}`,w])),annotations:[...t.length>1?t.map((w,g)=>T0(w,f[g].axis.domain[1])):[],...R0(s,d,r)],shapes:A0(s,d)}),per:l,offset:u}}function vf(e){let[t,o]=Ve(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function Ef(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function L0(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Tf({sides:e},t){
let o=e.map(h=>L0(h.bins)),n=[...new Set(o.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>o[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${D(d(h))} to ${D(d(h+1))}`,f=c.filter(h=>h>=i&&(h-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,g=[...l?[i-4]:[],...f.filter((h,b)=>b%p===0&&!(l&&(h-i+4)*w<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:Ef(Ll(h.side),y===0?.65:.4),line:{color:Ll(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,_)=>u(_,h)))),customdata:c.map(h=>la([m(h),...e.map((b,_)=>`${b.name}: ${N(
u(_,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:ia({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(h=>h<i?h+
.5:h),ticktext:g.map(h=>h<i?"none":vf(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Sf(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ra,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>vf(10**s)),title:{text:o,font:{size:11},standoff:4}}}function Of({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:Ll(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>la([c,`rank\
 ${d.rank}`,`host ${D(d.cpu_duration)}, device ${D(d.gpu_duration)}`,`${N(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:ia({xaxis:Sf(...n,"the launch on the host"),yaxis:Sf(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var Nf=(e,t)=>e.rank-t.rank||e.span-t.span,N0=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Mf(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Nf)}}var Af=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),ca=e=>e===void 0?"–":e===null?"whole":String(e);function Pl(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Rf=(e,t)=>e===t?e:`${e} / ${t}`;function P0(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Nf).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function Cf(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function ua(e,t){let[o,n]=[Mf(e),Mf(t)],{rows:s,byPosition:r}=P0(o.keys,n.keys),[i,l]=[Af(e),Af(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?ca(l[f]):l.length===0?ca(i[f]):Rf(ca(i[f]),ca(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Rf(Pl(m.control),Pl(m.test)):Pl(m.control??m.test)})),columns:u,control:d(Cf(e,s,i,"control",o.split)),test:d(Cf(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!N0(i,l)}}function Rs(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function Un(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Lf=e=>e.reduce((t,o)=>t+o,0)/e.length,I0=1.05,
D0=.05;function Pf(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=Lf(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?Lf(i.map(u=>u.exposed_communication))/l:null}}),n=Un(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=I0);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:q0(o)}}function q0(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=Un(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=D0&&t.waiting<=o/2?t:null}var B0=32,F0=512;function H0(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function W0(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>Un(e.map(s=>s[n]??0)))}function U0(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,W0(s)]));return new Map(
e.map(n=>[n,H0(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Il(e){let t=U0(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Dl=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function ql(e,t,o,n){let s=Math.floor(B0/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(F0/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Il(e).slice(0,s),limited:!0,note:Dl(s,e.length,n,t)}}var j0=16,Wo=e=>e==null?be:`${e} %`,Bl=(e,t)=>e.letter?`${e.letter} · ${t}`:t,z0=e=>e.map(t=>({key:t.key,name:Bl(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),G0=e=>({key:e.
property,name:e.name,colour:te(e.property)});function jn(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function so(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(w=>p[w.key]??null);e.forEach((p,w)=>o(p).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{
let y=n(g),h=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[w]=u(g),h.bars.push({label:Bl(p,y),full:`${Bl(p,p.label)}, ${y}`,total:D(u(g).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:g[b.key],text:b.text(g)}))}),c.set(y,h)}));let{shown:d,...m}=ql([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>As({bars:f,kind:"\
time",stacked:!0,series:r.map(G0)},p)}}function Y0(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let f=o(
d),p=l.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+m;p.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}
var If=e=>Math.max(...e.values.map(t=>t.value??0));function K0(e){let t=[...e].sort((o,n)=>If(n)-If(o)).slice(0,j0);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Xe(e,{
order:t},o){let n=Y0(e,o),{shown:s,...r}=o.ranks?ql(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):K0(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>As({bars:s.map(l=>l.bar??l),kind:o.kind,series:z0(e),errors:!!o.range},i)}}var qf="−",it=e=>e==null;function Cs(e,t){return it(e)?be:bt(e,0,t).replace("-",qf)}function Ls(e,t){let o=Cs(e,t);return Number(o.replace(qf,"-"))===0?"0":e>0?`+${o}`:o}var we=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>it(n)||n===""?be:String(n)}),Ns=(e,t)=>({key:e,title:t,show:o=>it(o)||o===-1?be:String(o),exact:o=>o===-1?`the trace does not say which ${t}`:null}),ye=(e,t)=>({key:e,title:t,number:!0,
show:N,showDiff:ot}),X=(e,t)=>({key:e,title:t,number:!0,show:D,exact:o=>it(o)?null:le(o),showDiff:ge,exactDiff:o=>it(o)?null:Ge(o)}),Uo=(e,t)=>({key:e,title:t,number:!0,show:Ko,exact:o=>it(o)?null:_i(
o),showDiff:Ju,exactDiff:o=>it(o)?null:`${o>0?"+":""}${_i(o)}`}),Ut=(e,t)=>({key:e,title:t,number:!0,show:Ce,exact:o=>it(o)?null:Si(o),showDiff:Zu,exactDiff:o=>it(o)?null:`${o>0?"+":""}${Si(o)}`}),Ze=(e,t)=>({
key:e,title:t,number:!0,show:o=>it(o)?be:`${Cs(o,2)} %`,showDiff:o=>it(o)?be:`${Ls(o,2)} pp`,exactDiff:o=>it(o)?null:`${Ls(o,6)} percentage points`}),da=(e,t)=>({...Ze(e,t),show:o=>it(o)?be:`${Cs(100*
o,1)} %`,showDiff:o=>it(o)?be:`${Ls(100*o,1)} pp`,exact:o=>it(o)?null:`${Cs(100*o,6)} %`,exactDiff:o=>it(o)?null:`${Ls(100*o,6)} percentage points`}),st=(e,t)=>({key:e,title:t,number:!0,show:o=>Cs(
o,3),showDiff:o=>Ls(o,3),exact:o=>it(o)?null:String(o),exactDiff:o=>it(o)?null:String(o)}),V0={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ct=e=>({...e,meaning:"gain"}),$e=e=>({...e,
meaning:"neutral"});function Bf(e){let[t,o]=V0[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var jo=(e,t=n=>n,o=t)=>[$e(ye("count","count")),
t(e("mean","mean")),o(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],he=(e,t)=>({...e,what:t}),lt=(e,t,o)=>({key:e,title:t,show:n=>it(
n)?be:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),zo={key:"note",title:"note",note:!0,show:e=>it(e)?"":String(e)},Df=10;function J0(e){let t=[];for(let o of e){let n=t.at(-1);n?.name===o?n.
times+=1:t.push({name:o,times:1})}return t}function Q0(e){let t=J0(e.split("|")),o=t.length>Df+1?t.slice(0,Df):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"sequence"},o.map(({
name:s,times:r})=>a("li",{title:s},r>1?`${N(r)} × ${s}`:s)),n>0&&a("li",{},`${N(n)} more`))}var Ff=(e,t)=>({key:e,title:t,mono:!0,show:o=>it(o)?be:Q0(o)}),Ps=(e,t)=>({...e,link:(o,n)=>{let s=o[e.key],
r=it(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Hf(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>!n.note||t.some(s=>s.note))}var To=`There is no device work in the selected ranks and steps. ${ln}`,Is=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${ln}`,Te=we("rank","rank"),
un=Ns("device","device"),Ds=Ns("stream","stream"),qs=lt("kernel_type","kind",kl),ro=Ps(we("operator","operator",!0),()=>"cpu_op"),Bs=Ps(we("name","kernel",!0),e=>e.category),dn=e=>[e.letter,e.label].filter(
Boolean).join(" · "),zn=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Gn=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),rt=(e,t,o)=>({name:e,label:t,type:"number",placeholder:o});var Wf=[["compute",Qe.compute,"--part-compute"],["non_compute",ks,"--part-communication"],["idle",Qe.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${D(
s[`${e}_time`])}, ${Wo(s[`${e}_time_pctg`])}`})),Uf={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Pe(e),legend:Wf,make:(e,t)=>so(e,t,{label:jn(e),rowsOf:o=>o.data.rows,parts:Wf,what:"ranks",empty:To})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Te,he(X("idle_time",Qe.idle.name),Qe.idle.what),Ze("idle_time_pctg","idle, %"),he(X("compute_time",Qe.compute.name),Qe.compute.what),$e(Ze("compute_time_pctg","compute, \
%")),he(X("non_compute_time",ks.short),ks.what),Ze("non_compute_time_pctg",`${ks.short}, %`),he(X("kernel_time","all"),"From the first to the last device row"),zo]}]};var jf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:Pe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"percent",name:jn(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${Wo(o.comp_comm_overlap_pctg)}, ${D(o.overlap)} of ${D(o.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Te,Ct(Ze("comp_comm_overlap_pctg","overlap")),he(Ct(X("overlap","overlapped")),"Communication while a compute kernel runs"),X("communication_time","communication"),zo]}]};var zf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:xl[e],what:Fm[e],text:o=>D(o[e])}));function X0(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Gf={title:"\
Idle time",params:[rt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Gn("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Pe(e),legend:zf,make:(e,t)=>{let o=jn(e);return so(e,t,{rowsOf:X0,group:zn,label:n=>`${o(n)}, ${zn(n)}`,parts:zf,what:"streams",empty:To})}}],tables:[{key:"rows",caption:"Streams",columns:[Te,
un,Ds,lt("idle_category","why idle",xl),X("idle_time","idle"),$e(da("idle_time_ratio","share")),zo],extra:e=>"count"in e?jo(X):[]}]};var Yf={title:"Kernels",params:[rt("duration_ratio","Share of time to show","0.8"),rt("num_kernels","Kernels at most","10"),Gn("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Pe,make:(e,t)=>Xe(e,t,{table:"kinds",kind:"percent",empty:To,name:o=>_l(o.kernel_type),
value:o=>o.percentage,show:o=>`${Wo(o.percentage)}, ${D(o.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Pe,make:(e,t)=>Xe(e,t,{table:"over_ranks",kind:"tim\
e",empty:To,name:o=>o.name,value:o=>o.mean,show:o=>`${D(o.mean)}, mean of ${N(o.count)} calls${o.ranks>1?`, ranks ${D(o.min_mean)} to ${D(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.min_mean,high:o.max_mean-
o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[lt("kernel_type","kind",_l),$e(X("sum","time")),$e(Ze("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Bs,qs,Te,ye("count",
"calls"),X("sum","sum"),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Bs,qs,$e(ye("ranks","ranks")),ye("count","calls"),X(
"sum","sum"),X("mean","mean"),X("min_mean","fastest rank"),X("max_mean","slowest rank")]}]};var Fl=6,Kf=e=>new Set(e).size>1;function ma(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Kf(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Kf(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,series:e.
map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var Z0=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function ex(e,t){if(!t[0].data.summary)
return Z0(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(r))??0:0)]))}
function tx(e,t){let o=ex(e,t),n=[...new Set(e.map(i=>i.name))],s=new Map(n.map(i=>[i,0])),r=new Map;for(let i of e){let l=o.get(i.key);s.set(i.name,Math.max(s.get(i.name),...l.map(Math.abs)));let c=r.
get(i.group)??{name:i.group,lines:new Map};c.lines.set(i.name,l),r.set(i.group,c)}return Il([...r.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>n.map(u=>(i.lines.get(u)?.[c]??0)/(s.get(u)||
1)))}))).map(i=>i.name)}function ox(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>0&&n.length+o.get(r).length>Fl)break;n.push(
...o.get(r)),s+=1}return{taken:n.slice(0,Fl),count:s}}function nx(e,t,o){if(e.length<=Fl)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.map(c=>c.group))],s=n.length<2||o==="rank"?
n:tx(e,t),{taken:r,count:i}=ox(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:Dl(i,n.length,"ranks",t.length);return{keys:r.map(c=>c.key),
note:l,limited:n.length>1}}var Hl=[""];function fa(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=nx(e,t,n);return s.length>0||o.includes(Hl[0])?{...r,keys:s,note:s.length<e.length?
`${s.length} of ${e.length} lines`:""}:r}var sx=24;function Vf(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Jf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Yn(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=ma(e,n,r),{panel:d,style:m}=Vf(s),{keys:f,...p}=fa(u,e,t),w=Jf(),g=u.filter(k=>f.includes(k.key)).flatMap(k=>{let v=w(m(k));return k.
series.map((R,O)=>R&&{key:e[O].key,place:v,side:e[O].letter,panel:d(k),points:R.points,name:[[e[O].letter,e[O].label].filter(Boolean).join(" · "),`rank ${R.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every(k=>k.points.length===0))return{empty:l};if(c&&g.every(k=>k.points.every(v=>v[1]===0)))return{empty:c};let y=[
...new Set(g.map(k=>k.panel))].slice(0,sx),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(h||0)?[h||0,b]:null,S=i?.(e,u.filter(k=>f.includes(k.key)))??[];return{data:k=>$f({panels:y,unit:o,range:_,
marks:S,lines:g.filter(v=>y.includes(v.panel))},k),places:y.length,limited:p.limited,note:[p.note,_&&`${le(_[0])} to ${le(_[1])}`].filter(Boolean).join(", ")}}function Qf(e,t,o){let n=Jf();return new Map(
e.filter(s=>t.includes(s.key)).map(s=>[s.key,n(Vf(o).style(s))]))}var Xf=e=>e.name,Zf={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Xf,panels:!0,height:Wn,make:(e,t)=>Yn(e,t,{unit:"rate",name:Xf,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Te,un,we("name","copy"),
...jo(Uo,Ct,$e)]}]};var ep={title:"Queue length",window:!0,params:[rt("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:zn,height:Wn,make:(e,t)=>Yn(e,t,{unit:"waiting",name:zn,empty:Is})}],tables:[{key:"summary",caption:"Summary",columns:[Te,un,Ds,...jo(st,
$e)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Te,un,Ds,X("duration_at_max_queue_length","blocked"),da("relative_duration_at_max_queue_length","share of the rank")]}]};var rx=(e,t)=>e.place-t.place||Object.keys(Xr).indexOf(e.class)-Object.keys(Xr).indexOf(t.class),tp={title:"Kernel launches",params:[rt("runtime_cutoff","Slow launch over, µs","50"),rt("launch_delay_\
cutoff","Late start over, µs","100"),Gn("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Sl).map(([e,t])=>({id:`launch-${e}`,title:Qr(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:dn(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Is}:{data:s=>Tf({sides:n},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:Is}:{data:()=>Of({sides:e.map(t=>({key:t.key,side:t.letter,name:dn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Te,ye("count",
"launches"),ye("short_kernels","shorter than their launch"),ye("runtime_outliers","slow launches"),ye("launch_delay_outliers","late starts"),zo]},{key:"worst",caption:"The worst launches",apart:!0,order:rx,
columns:[lt("class","why",Xr),Te,Bs,ro,X("cpu_duration","host"),X("gpu_duration","device"),X("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Te,lt("measure","measure",Sl),...jo(X)]}]};function ax(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||ln]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var op={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},rt("min_pattern_len","Kernels at least","3"),rt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Pe,make:(e,t)=>Xe(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:ax(t),show:(o,n)=>D(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Ff("pattern","operator and its kernels"),Te,{...ye("length","kernels"),showDiff:null},ye("count","calls"),X("kernel\
_duration","on the device"),X("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Te,$e(ye("operators","operators")),$e(ye("patterns_found","patterns"))]}]};var np={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Pe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"time",name:o=>o.name,value:o=>o.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>D(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[Ps(we("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Te,ye("count","calls"),X("sum","sum"),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]}]};var sp={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Pe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"time",empty:To,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>D(n)})}],tables:[{key:"rows",caption:"Operators",columns:[ro,qs,Te,
ye("count","calls"),X("sum","sum"),X("mean","mean"),X("min","min"),X("max","max"),X("std","std")]}]};var rp=["circle","square","triangle-up","cross","star","hexagon"],ix=14,Wl=24,ap=42,ip=6.6,lp=e=>e.map(t=>Ue(t)).join("<br>");function lx(e,t){let o=[];for(let s=Math.floor(Math.log2(e));s<=Math.ceil(
Math.log2(t));s+=1)o.push(s);let n=Math.ceil(o.length/9);return o.filter((s,r)=>r%n===0)}function cp({sides:e}){let t=e.flatMap(u=>u.lines.flatMap(d=>d.points)),o=[...new Set(e.flatMap(u=>u.lines.map(
d=>d.name)))],n=t.map(u=>Math.max(u.bytes,1)),[s,r]=En(Math.max(...t.map(u=>u.busbw))),i=lx(Math.min(...n),Math.max(...n)),l=e.length===1,c=["--control-fill","--part-memory","--part-communication","--\
more-fill","--part-compute","--less-fill"];return{data:e.flatMap(u=>u.lines.map(d=>{let m=o.indexOf(d.name),f=l?te(c[m%c.length]):Gt()[u.side==="B"?"test":"control"];return{type:"scatter",mode:"lines+\
markers",legendgroup:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/r),line:{color:f,width:1,dash:l?"solid":["solid","dot","dash"][m%3]},marker:{color:f,size:8,symbol:rp[m%
rp.length]},customdata:d.points.map(p=>lp([[u.side,d.name].filter(Boolean).join(" · "),`${Ce(p.bytes)}: ${Ko(p.busbw)}, best ${Ko(p.best_busbw)}`,`transfer ${D(p.mean_transfer)}, ${N(p.instances)} in\
stances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:kt(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:i,fixedrange:!0,zeroline:!1,
range:[Math.log2(Math.min(...n))-.6,Math.log2(Math.max(...n))+.6],ticktext:i.map(u=>Ce(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,
title:{text:`bus bandwidth, ${s}`,font:{size:11}}}}}}var up=e=>Math.max(3,Math.min(ix,Math.floor(640/Math.max(1,e)))),Ul=(e,t)=>t*(Math.max(40,e*up(e))+Wl+ap);function cx(e,t,o,n,s,r){let i=t===0?"":String(
t+1),l=Ul(e.rows.length,o),c=l/o-Wl-ap,u=t*(l/o)+Wl,d=yo(n.length,(s-r)/74),m=yo(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/ip),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};
return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:to(d.map(w=>n[w]),Math.max(6,f)).map(Ue)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,
domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-.5,-.5],ticktext:m.map(w=>Ue(e.rows[w]))}}}function dp({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),
[r,i]=Ve(s),l=30+ip*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:kt(),hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],coloraxis:{cmin:0,cmax:s/i,colorscale:yr(),
showscale:!1}};return{data:e.map((d,m)=>{let f=cx(d,m,e.length,t,o,l);Object.assign(c,f),c.annotations.push({text:Ue(`${d.title?`${d.title}: `:""}up to ${D(s)}`),xref:"paper",yref:"paper",x:0,xanchor:"\
left",y:f[`yaxis${m===0?"":m+1}`].domain[1],yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}});let p=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${p}`,
yaxis:`y${p}`,xgap:1,ygap:up(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(w=>w.map(g=>g===null?null:g/i)),customdata:d.texts.map(w=>w.map(lp)),hovertemplate:"%{customdata}<extra></extra>",meta:r}}),
layout:c}}var ux=200,dx=512;function mx(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,ux).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function fx(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,dx),l=new Map(i.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?dn(e):"",
rows:i.map(String),cells:u,texts:d}}function jl(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=mx(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>fx(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>dp({panels:r,columns:n},c)}}var zl=(e,t)=>Ul(e,t),mp=e=>[`waits ${D(e.wait_per_step)} a step, exposed\
 ${D(e.exposed_wait_per_step)}`,`causes ${D(e.caused_per_step)} a step, last ${N(e.last)} of ${N(e.matched_rows)} times`],fp=e=>[`waits ${D(e.wait)}, exposed ${D(e.exposed_wait)}`,`causes ${D(e.caused)}\
, last ${N(e.last)} times`];var px="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",hx="No collective of the selected r\
anks matches one of another rank: see what does not match below.",pa=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>D(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>D(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank, and no compute kernel runs",text:e=>D(e.exposed)}],ya=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,pp=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function gx(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.get(ya(
o))??{name:ya(o),points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:dn(e),lines:[...t.values()]}}function wx(e){let t=e.map(gx);return t.every(o=>o.lines.length===0)?{empty:"N\
o matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:()=>cp({sides:t})}}var ha=e=>e.every(t=>t.data.summary[0]?.rows===0)?px:hx,ga=we("collecti\
ve","collective",!0),wa=we("process_group","process group",!0),hp=he(X("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),gp=he(X("wait_per_step","wait"),"How much longe\
r the ranks take than the last one"),wp=he(X("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),yp={title:"Collectives",params:[],ofSteps:!0,intro:"The \
same collective is found on all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>e.filter(({data:t})=>t.
summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),N(t.data.summary[0].missing_not_listed)," collectives lack more ranks than can be listed; the table Missing i\
s without them.")),charts:[{id:"collectives",title:"Time of a step",height:Pe,legend:pa,make:(e,t)=>so(e,t,{parts:pa,what:"collectives",rowsOf:o=>o.data.collectives.filter(n=>n.instances>0).map(pp),label:ya,
empty:ha(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Pe,legend:pa,make:(e,t)=>so(e,t,{parts:pa,what:"ranks",rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(pp),label:o=>`\
rank ${o.rank}`,empty:ha(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,make:wx},{id:"wait-map",title:"Exposed waiting, rank × collective",height:zl,legend:[],make:e=>jl(
e,{name:ya,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:mp,empty:ha(e)})},{id:"wait-steps",title:"Exposed waiting, rank × step",height:zl,legend:[],make:e=>jl(e,{what:"\
steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:fp,empty:ha(e)})}],tables:[{key:"collectives",caption:"\
Collectives",columns:[ga,wa,lt("class","class",String),ye("instances","instances"),hp,gp,wp,X("time_per_step","in all"),$e(ye("group_size","group size")),$e(st("bytes_per_instance","bytes")),Ct(Uo("al\
gbw","algorithm bandwidth")),Ct(Uo("busbw","bus bandwidth")),ye("unmatched_rows","without match"),X("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Te,hp,gp,wp,he(
X("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),ye("last","last"),$e(Ze("last_pctg","last, share")),ye("matched_rows","matched"),ye("unmatched_rows","withou\
t match")]},{key:"unmatched",caption:"Without a match",columns:[Te,ga,wa,lt("why","why",String),we("dtype","type"),$e(st("bytes","bytes")),ye("count","count"),X("duration","in all"),he(Ct(Uo("busbw_at\
_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting")]},{key:"missing",caption:"Missing",columns:[Te,ga,wa,ye("instances","instances that it lacks")]},{key:"u\
neven",caption:"Unequal shares",apart:!0,columns:[we("step","step"),ga,wa,we("ranks","ranks"),X("shortest","shortest"),X("longest","longest"),st("least_bytes","fewest bytes"),st("most_bytes","most byt\
es")]}]};var yx={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},Gl={compute:"compute",memory:"copies",host:"host, self"},Yl="No rank waits for another o\
ne in the collectives that match.";function bx({data:e}){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Yl;let o=e.by_rank.filter(u=>u.straggler===1),n=e.by_rank.filter(
u=>u.worst_steps>0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes most of the exposed waiting, ${je(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every ste\
p":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.`;let[s]=o,r=e.by_rank,i=r.reduce((u,d)=>u+d.step_time,0)/r.length,l=s.step_time_like_median,
c=s.worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`;return`Rank ${s.rank} is a straggler: it causes ${je(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${kx(
s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${D(Math.max(i-l,0))} shorter (${D(l)}).`}function kx(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=
e.caused_per_step/t/2?`, because ${yx[e.cause]} (${D(o)} a step more than the median rank)`:""}var _x={...we("step","step"),show:e=>e===null?"whole file":String(e)},bp=he(X("step_time_like_median","st\
ep without"),"The mean step of all ranks if this rank came at the same time as the others"),kp={title:"Stragglers",ofSteps:!0,params:[rt("num_candidates","Ranks with operators","2"),rt("limit","Operat\
ors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a st\
ep.",notes:e=>e.map(t=>a("p",{class:"straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),bx(t))),charts:[{id:"caused",title:"Waiting that each rank causes, per step",height:Pe,make:(e,t)=>Xe(
e,t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Yl,show:o=>`${D(o.caused_per_step)} a step, ${je(o.caused_pctg)} of all; last in ${je(o.last_pctg)} \
of its collectives`})},{id:"caused-steps",title:"The rank that causes most, step by step",height:Pe,make:(e,t)=>Xe(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[o.step===null?"whole file":`step ${o.
step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Yl,show:o=>`rank ${o.rank}: ${D(o.caused)}, ${je(o.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Te,lt("straggler","straggler",e=>e===1?"yes":"no"),lt("cause","what it does longer",{...Gl,memory:"copies",idle:"idle, the host is late"}),he(X("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),$e(Ze("caused_pctg","share")),ye("last","last"),$e(Ze("last_pctg","last, share")),he(ye("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),he(X("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),X("memory\
_excess_per_step","more copies"),X("idle_excess_per_step","more idle"),X("step_time","step"),bp]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Te,lt("measure",
"measure",Gl),we("operator","operator",!0),X("time_per_step","per step"),X("median_per_step","median rank"),X("excess_per_step","more"),st("calls_per_step","calls per step")]},{key:"by_step",caption:"\
Steps",columns:[_x,he(we("rank","rank"),"The rank that causes most in the step"),lt("cause","what it does longer",{...Gl,idle:"idle, the host is late"}),X("caused","caused"),$e(Ze("caused_pctg","share")),
X("exposed_wait","exposed wait"),X("step_time","step"),bp]}]};var vp="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",xx="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Ep=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),_p=e=>Ep(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),Sx=e=>e.
replace(/ (allocated|reserved)/,""),$x=e=>e.includes(" reserved")?"reserved":"allocated",xp={panel:e=>Sx(e.name),style:e=>`${e.group} ${$x(e.name)}`},Tp=e=>[Ep(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Jl=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),vx=(e,t)=>o=>[Jl(e,"rank")&&`rank ${o.rank}`,Jl(e,"device_type")&&Tp(o),o[t]].filter(Boolean).join(" · ");function Ex(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Tx(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function Ox({side:e,row:t}){let o=[Jl([e],"rank")&&`rank ${t.rank}`,Tp(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":` in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Ce(t.live_at_peak)}\
 of it was allocated in the recording, ${Ce(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Ce(t.peak)} (${o}), ${D(t.peak_at)} after the first event${n}.${s}${r}`]}var Mx=e=>e.flatMap(t=>{let o=Tx([t]);return o?[a("p",
{class:"memory-sentence"},Ox(o))]:[]}),Op=we("device_type","memory"),Ax=Ns("device","device"),Rx={...we("span","span"),show:e=>e===0?"":String(e)},Sp=he(Ut("bytes","live at the peak"),"Allocated at or\
 before the peak, and not freed by then"),Kl=$e(Ze("pctg","share")),Vl=ye("allocations","allocations"),ba=[Te,Rx,Op,Ax],$p=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:vp,isSaid:!0}:Xe(e,t,{table:o,
kind:"bytes",name:vx(e,n),value:s=>s.bytes,show:(s,r)=>`${Ce(r)}, ${je(s.pctg)} of the peak`,empty:xx}),Mp={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[rt("limit","Frames of each device","100")],
intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are f\
etched.",notes:Mx,charts:[{id:"memory-curves",title:"Memory over time",series:_p,panels:xp,ownDevice:!0,height:Wn,make:(e,t)=>Yn(e,t,{unit:"bytes",name:_p,panels:xp,ownDevice:!0,marks:Ex,empty:vp})},{
id:"live_modules",title:"Live at the peak, by module",height:Pe,make:(e,t)=>$p(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Pe,make:(e,t)=>$p(e,t,"li\
ve_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...ba,he(Ut("peak","peak allocated"),"The largest amount that is allocated"),he({...X("peak_at","at"),number:!1},"When it is r\
eached first, after the first event of the set"),we("peak_step","step"),he(Ut("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),he(Ut("reserved_peak","peak reserved"),"The larges\
t amount that is reserved"),he(Ut("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),he(Ut("live_at_peak","live at the peak"),"Allocated in the record\
ing at or before the peak, and not freed by then"),he(Ut("from_before","from before"),"The rest of the peak: allocated before the recording began"),he(Ut("never_freed","never freed"),"Allocated in the\
 recording and not freed until its end"),ye("never_freed_allocations","never freed, allocations"),he(Ut("unseen_freed","freed, not seen made"),"Freed in the recording, allocated before it began"),{...we(
"totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...ba,we("module","modu\
le",!0),Sp,Kl,Vl,ye("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...ba,we("frame","frame",!0),we("operator","operator",!0),Sp,Kl,Vl]},{key:"operators",caption:"Alloca\
tions and frees in the selected steps",columns:[Op,we("operator","operator",!0),st("allocations_per_step","allocations per step"),Ut("allocated_per_step","allocated per step"),st("frees_per_step","fre\
es per step"),Ut("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...ba,we("frame","frame",!0),we("operator","operator",!0),Ut("bytes","never fre\
ed"),Kl,Vl]}]};var Zl=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Kn=Object.
fromEntries(Zl.map(([e,t])=>[e,t])),Ap=Zl.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${D(n[e])}, ${Wo(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Xl="There are no steps here.",ka=e=>e.step===null?"whole file":`step ${e.step}`,Ql=e=>e.span>0?`, file ${e.span+1}`:"";function Cx(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return Nn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function Lx({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Xl;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${D(o)} a step: ${t.slice(0,3).map(n=>`${je(
n.time_pctg)} ${Kn[n.kind]}`).join(", ")}.`}var Rp={title:"Critical path",host:!0,ofSteps:!0,params:[rt("consecutive_kernel_delay","Short gaps, µs","30"),rt("segments","Longest segments","100")],intro:"\
The chain of operators, launches and kernels in a step that follow each other and hold most work. What is not on it can take longer without the step taking longer.",notes:e=>[...e.map(t=>a("p",{class:"\
path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Lx(t))),e[0].data.by_step.length>0&&a("p",{},a("a",{href:Cx(e,e[0].data.by_step[0])},`Show the path of ${ka(e[0].data.by_step[0])}, rank ${e[0].
data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"On the path, per step",height:Pe,make:(e,t)=>Xe(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?Kn[o.kind]:`${o.name} \
(${Kn[o.kind]})`,value:o=>o.time_per_step,empty:Xl,show:o=>`${D(o.time_per_step)} a step, ${je(o.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>Pe(e),legend:Ap,
make:(e,t)=>so(e,t,{parts:Ap,what:"steps",empty:Xl,rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${ka(o)}${Ql(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"\
by_kind",caption:"Kinds",columns:[lt("kind","kind",Kn),lt("work","work",e=>e===1?"yes":"waiting"),X("time_per_step","per step"),$e(Ze("time_pctg","share")),X("time","in all"),ye("segments","segments"),
X("longest","longest")]},{key:"by_name",caption:"Operators, calls and kernels",columns:[lt("kind","kind",Kn),we("name","name",!0),X("time_per_step","per step"),$e(Ze("time_pctg","share")),X("time","in\
 all"),ye("segments","segments"),X("longest","longest")]},{key:"by_step",caption:"Steps",columns:[Te,{...we("step","step"),show:(e,t)=>ka(t)+Ql(t)},he(X("path","path"),"All of it, waiting too: the kin\
ds add up to it"),he(X("work","work"),"Without waits for the device, between operators and idle"),...Zl.map(([e,t,o])=>he(X(e,t),o)),X("step_time","step time")]},{key:"segments",caption:"Longest segme\
nts",apart:!0,columns:[Te,{...we("step","step"),show:(e,t)=>ka(t)+Ql(t)},X("start","from"),X("duration","takes"),lt("kind","kind",Kn),we("name","name",!0),we("lane","thread or stream")]}]};var Nx='There are no annotations that name a phase in the selected ranks and steps. Looked for are the names that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefi\
ll[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own record_function("prefill") or record_function("decode").',Px={prefill:"prefill: prompts are read",decode:"\
decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty\
: no request"},oc=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Qe[e].name,
what:Qe[e].what,text:o=>`${D(o[e])} a call`})),Ix=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),ec=e=>e===
null?be:N(Math.round(e)).replace("-","−"),Dx=e=>`${N(Math.round(e))} tokens/s`;function qx(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!=="empty"&&o.phases.
some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:_t({...Ft(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{class:"phase-links"},
"Compare the calls of one phase, each as a step:",n)}var tc=[ye("calls","calls"),he(X("median_time","median"),"The duration of the annotation on the host"),X("mean_time","mean"),...oc.map(({key:e,name:t,
what:o})=>he(X(e,t),`${o}, per call`)),he(X("device_time","device"),"What a call launches, wherever it runs; per call"),he($e(ye("requests_in_all","requests")),"Of all calls whose names say them"),he(
$e(ye("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),he(X("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),he(
Ct({...st("tokens_per_second","tokens/s"),show:ec,showDiff:e=>e>0?`+${ec(e)}`:ec(e)}),"Tokens by the time in which such calls are at work, of one rank")],_a=we("phase","phase"),Cp=(e,t)=>({...we(e,t),
show:o=>o===null?"not said":o.replace("-","–")}),Lp={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a server of language models, from the name\
s of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.
map(o=>o.phase)))].map(t=>Px[t]).join("; ")),qx(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Pe(e),legend:oc,make:(e,t)=>so(e,t,{parts:oc,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.
phase,empty:Nx})},{id:"phase-rates",title:"Tokens a second, by phase and size",height:Pe,make:(e,t)=>Xe(e,t,{table:"sizes",kind:"number",name:Ix,value:o=>o.tokens_per_second,show:o=>Dx(o.tokens_per_second),
empty:e.every(({data:o})=>o.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[_a,...tc]},
{key:"sizes",caption:"Phases by size of a call",columns:[_a,he(Cp("requests","requests"),"Of one call, up to a power of two"),he(Cp("tokens","tokens"),"Of one call, up to a power of two"),...tc.map(e=>({
...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Te,_a,...tc]},{key:"forms",caption:"Names that were found",columns:[_a,he(we("for\
m","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),ye("calls","calls")]}]};var Bx="No operator of the selected ranks and steps has known FLOPs. Shapes are recorded with record_shapes=True; of convolutions and attention, their other inputs too.",Np=e=>bt(e,0,3),xa=(e,t)=>$e({
...st(e,t),show:vo,showDiff:Yo}),Sa=Ct(he(st("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),$a=Ct(he(Ze("peak_pctg","of pea\
k"),"Share of what the device can do at most for numbers of this type, by the data sheet of its vendor: dense, float32 as TF32 where the device has it")),Pp=he(X("device_time_per_step","device per ste\
p"),"Device time of what was launched inside the operator, per step and rank"),Ip={title:"Work",ofSteps:!0,params:[],intro:"Floating-point operations of products, convolutions and attention, counted f\
rom the shapes of their inputs, and how fast the device did them.",charts:[{id:"speed",title:"Achieved TFLOP/s by operator",height:Pe,make:(e,t)=>Xe(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,
value:o=>o.tflops_per_s,empty:Bx,show:o=>`${Np(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Np(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[xa("flops_per\
_step","FLOPs per step"),X("device_time_per_step","device per step"),he(X("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),$e(Ze("known_pc\
tg","share")),Sa,$a,we("device","device")]},{key:"by_rank",caption:"Ranks",columns:[Te,xa("flops_per_step","FLOPs per step"),X("device_time_per_step","device per step"),X("known_time_per_step","with k\
nown FLOPs"),Sa,$a]},{key:"by_operator",caption:"Operators",columns:[ro,$e(ye("calls","calls")),xa("flops_per_step","FLOPs per step"),Pp,Sa,$a]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,
columns:[ro,we("shapes","shapes",!0),he(we("dtype","type"),"The type of the numbers of both factors"),$e(ye("calls","calls")),xa("flops_per_call","FLOPs per call"),Pp,Sa,$a]},{key:"elementwise",caption:"\
Elementwise operators: bandwidth, at least",apart:!0,columns:[ro,we("shapes","shapes",!0),we("dtypes","types",!0),$e(ye("calls","calls")),X("device_time_per_step","device per step"),Ct(he(Uo("gb_per_s\
_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"unknown",caption:"Device time without known FLOPs",apart:!0,columns:[he(ro,"The innermos\
t operator that launched it"),$e(ye("device_rows","device rows")),X("device_time_per_step","device per step"),$e(Ze("device_time_pctg","share of device time"))]}]};var Fx="There are no counters of kernels in the selected ranks and steps. PyTorch records them where the profiler is given CUPTI metrics.",Hx=e=>e===null?be:bt(e,0,3),Dp={title:"Counters of operators",
tab:"Counters",host:!0,params:[rt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured of each kernel, by the operator that launched it.",notes:e=>[...new Set(e.flatMap(
({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator and counter",
height:Pe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:Fx,show:(o,n)=>Hx(n)})}],tables:[{key:"rows",caption:"Operato\
rs, kernels and counters",columns:[Te,ro,we("kernel","kernel",!0),we("counter","counter",!0),ye("kernels","kernels"),st("sum","sum"),$e(st("mean","mean")),$e(st("min","min")),$e(st("max","max"))]},{key:"\
kernels",caption:"Kernels",apart:!0,columns:[Te,he(ye("number","kernel no."),"In order of time, from 0"),we("kernel","kernel",!0),he(we("operators","operators",!0),"Those above its launch, the outermo\
st first"),we("counter","counter",!0),st("value","value")]}]};var ct={temporal_breakdown:Uf,comm_comp_overlap:jf,idle_time_breakdown:Gf,kernel_breakdown:Yf,memory_bw:Zf,queue_length:ep,launch_stats:tp,kernel_sequences:op,user_annotation_breakdown:np,operator_kernels:sp,
collectives:yp,stragglers:kp,memory:Mp,critical_path:Rp,phases:Lp,work:Ip,operator_counters:Dp};var Bp=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],nc=["start","end"],va={...Object.fromEntries([...Bp,...nc].map(e=>[e,""])),lines:[]};function Fp(e){
return[...Bp,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?nc:[]]}var qp=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function sc(e,t){
let o=new URLSearchParams(e),n=o.get("what"),s={what:Object.hasOwn(t,n)?n:Object.keys(t)[0],set:o.get("set")??"",test:o.get("test")??""},r=t[s.what];for(let i of Fp(r))s[i]=o.get(i)??"";return s.rows=
qp(o)==="steps"?"":qp(o),s.lines=r.window?o.getAll("line"):[],s.order=o.get("order")==="rank"?"rank":"",s}function Hp(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","test",...Fp(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function mn(e,t){let o=Hp(e,t);return t[e.what].window&&e.lines.forEach(n=>o.append("line",n)),e.order&&o.set("o\
rder",e.order),fe(`/analyse?what=${e.what}&${o}`)}function Wp(e,t,o){let n=Hp(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function rc(e,t){return e.set===""?null:Wp(e,t)}function Up(e,t,o){
let n=Wp(e,t,nc);return n.set("format","csv"),n.set("table",o),n}var bo={key:"",entry:null,work:null,memory:null},ac=e=>Rl(e).map(([t,o])=>o?a("code",{},a("bdi",{},t)):t);function Wx(e,t){let o=n=>Kt({...Rt(t),node:n});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",ac(e.text)," ",a("a",{href:o(jr(e.tree))},"Show in the tree")]}var jp=(e,t)=>mn({...va,what:e,lines:[],set:t.control,test:t.test,set_ranks:zp(t.control_ranks),test_ranks:zp(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},ct),zp=e=>e==="all"?"":e;function Gp(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
o=a("p",{class:"diagnosis-memory small",hidden:!0}),n=a("div",{class:"diagnosis-late"},e,t,o),s="",r=null;function i(l){let{entry:c}=bo;E(t,bo.work?ac(bo.work.text):"No operator takes noticeably more \
or less time with its FLOPs, or they are not known."," ",a("a",{href:jp("work",l)},"Show work")),t.title=bo.work?.text??"",E(o,bo.memory?ac(bo.memory.text):"The peak of memory did not move noticeably,\
 or it is not known."," ",a("a",{href:jp("memory",l)},"Show memory")),o.title=bo.memory?.text??"",E(e,c?Wx(c,l):["No layer can be named for the change in device time. ",a("a",{href:Kt(Rt(l))},"The tre\
e")]),e.title=c?.text??"",e.dataset.shown=bo.key}return{node:n,async draw(l,c){let u=ft(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(o.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,o].forEach(p=>E(p)),E(e,a("span",{class:"muted"},"Looking for the layer …")),u===bo.key){i(l);return}let f=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,w])=>f.set(p,w));try{let p=await tt(f,{signal:r.signal});if(s===u){let w=g=>p.diagnosis?.find(y=>y.kind===g)??null;bo={key:u,
entry:w("layer"),work:w("work"),memory:w("memory")},i(l)}}catch{s===u&&E(e)}},stop:()=>r?.abort()}}function ut(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var Ux={ALL:"All",CPU:"Host",GPU:"Device"},jx={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},zx=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],Gx=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],Yx={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},Kx={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Fs(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function Kp(e){let t=ut("Device type",Id.map(b=>[b,Ux[b],jx[b]]),b=>e({device_type:b})),
o=ut("Unit of the durations",zx,b=>e({unit:b})),n=ut("Time of host operations, shown and judged",Gx,b=>e({measure:b})),s=Vx(e),r=Fs("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Fs("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Fs("Join CUDA and HIP names","Calls and copies that CUDA and HIP name differently become one row where each name is on one side only; the row has all names",b=>e({aliases:b,op:""})),c=null,u=Fs("Hid\
e ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,wt]:c.exclude.filter(_=>_!==wt)})),d=Jx(b=>e({category:b})),m=Xx(b=>e({exclude:b})),f=Fs("Fold replacements","A k\
ernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),p=Yp("Calls","Groups by the change of the number of calls",{"":["","all",
"All groups. The groups count names; a name that occurs in two categories has two rows"],...Yx},b=>e({change:b})),w=Yp("Time","Groups by the change of the time",Kx,b=>e({significant:b})),g=F("Clear th\
e filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},
s.node,d.node,t.node,o.node,n.node),a("div",{class:"filter-row"},p.node,w.node),a("div",{class:"filter-row"},u.node,f.node,r.node,i.node,l.node,m.node,g));function h(b){let _=b&&{...b.ops_diff,"":Pd.reduce(
(k,v)=>k+b.ops_diff[v],0)};p.draw(c.change,_);let S=b?.changed_rows;w.draw(c.significant,S&&{...S,true:S.slower+S.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_judge"}return{
node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,S){c=b,t.press(c.device_type),o.press(S),n.press(An(c)?"self":"total"),o.buttons.get("percent").
disabled=_?!Sr(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),l.input.checked=c.aliases,
l.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(wt),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),f.input.checked=c.fold,f.node.hidden=_?.replacements.
length===0,h(_),g.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===wt)}}}function Vx(e){let t=ce("search"),o=!1,n=Je(250,i=>{e({
q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function Jx(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"menu"},t,o);Qx(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:Q(i.length,"category","categories");let u=[...l];for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===o?document.activeElement.value:null;E(o,u.map(({category:m,rows:f})=>{let p=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(w=>w!==
m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},N(f)))}),i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function Qx(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function Xx(e){let t=ce("exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,E(s,o.filter(l=>l!==wt).map(l=>a("span",{class:"chip mono"},`not ${l}`,Me("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function Yp(e,t,o,n){
let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=N(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var Ta=8,Zx=44,Ea=(e,t,o)=>e[`${t}_self_duration`]/o,eS=e=>e>0?"more":e<0?"less":"calm";function Vp(e){let t=a("span",{class:"chart-unit"}),o=a("ul",{class:"host-list"}),n=pt("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
n.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),o);function r(i,l,c,u){let[d,m]=[Ea(i,"control",c[0]),Ea(i,"test",c[1])],f=(p,w)=>a("span",{class:`host-bar host-${p}`,title:`${p} ${le(w)}`,css:{width:`${(100*w/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},f("control",d),f("test",m)),a("span",{class:"num muted"},
`${D(d)} → ${D(m)}`),a("span",{class:`num strong ${eS(m-d)}`,title:Ge(m-d)},ge(m-d)))}return{node:s,sql:n,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[Ea(m,"control",c[0]),Ea(m,"test",c[1])]),1e-9),d=gr(i.map(m=>m.name),Zx);t.textContent=`self time, mean per ${Pt(l)?"recording":"step"}`,E(o,i.map((m,f)=>r(m,d[f],
c,u)))}}}var ic=8,lc={key:"",operators:null};function Jp(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=pt("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so operators say more than kernels. Means per step of what each operator launched, without operators inside it; not tested. Largest change fir\
st."),o,n),i=!1,l="",c=null,u=(p,w,g="")=>a("td",{class:`num ${g}`,title:w},p);function d(p){let{operator:w,control_per_step:g,test_per_step:y,diff_per_step:h}=p,b=h>0?"more":h<0?"less":"calm";return a(
"tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${N(p.control_counts)} → ${N(p.test_counts)}`),
u(D(g),le(g)),u(D(y),le(y)),u(ge(h),Ge(h),b),u(g>0?_e(100*h/g):y>0?"new":"",null,b))}function m({rows:p,count:w}){let g=(y,h="num")=>a("th",{scope:"col",class:h},y);E(o,a("table",{class:"operators-tab\
le"},a("thead",{},a("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("test"),g("Δ"),g("Δ %"))),a("tbody",{},p.slice(0,i?void 0:ic).map(d)))),n.hidden=i||p.length<=ic,E(n,!n.hidden&&F(p.
length<w?`Show ${N(p.length)} of ${N(w)}`:`Show all ${N(w)}`,()=>{i=!0,m({rows:p,count:w}),o.querySelectorAll("tbody tr")[ic].querySelector("a")?.focus()},{class:"link-button"}))}async function f(p){c?.
abort(),c=new AbortController,l=p,i=!1,E(o,a("p",{class:"muted"},"Looking for the operators …")),E(n);let w=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(
([g,y])=>w.set(g,y));try{let{operators:g}=lc.key===p?lc:await t(w,{signal:c.signal});lc={key:p,operators:g},l===p&&g?m(g):l===p&&E(o,a("p",{class:"muted"},"The operators took too long."))}catch(g){l===
p&&g.name!=="AbortError"&&E(o,a("p",{class:"muted"},`No operators: ${g.message}`))}}return{node:r,sql:s,draw(p,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.hidden&&!t?m(w.operators):!r.
hidden&&p!==l&&f(p)},stop:()=>c?.abort()}}var tS=14;function Vn(e){let[t,o]=Ad(e);return o===""?t:`${t} → ${o}`}function Qp(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(tS,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=vi(s?o-2:o),n.add(t.filter(Boolean).map(d=>Vn(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>Vn(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=Vn(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=Vn(m),p=u(f),w=d.querySelector(
".fit");(w.dataset.short??f)!==p&&(p===f?delete w.dataset.short:w.dataset.short=p)}}}var Oo=28,oS=200,Xp=12,Zp=100,nS={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},dc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${mf}`,"c-real"],...na],cc=String(dc.length-na.length),sS={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},rS=(e,t)=>e.too_few?["","too few steps"]:sS[t]??["",t],th={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function aS(e,t,o){let n=th[e],s=Rn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function oh(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},dc.map(([G,ne,ue,K])=>{let P=a("span",{class:"sort-mark","aria-hidden":"true"}),C=a("th",{scope:"col",class:K},a("button",{type:"button",title:ue,on:{click:()=>e.onSort(...aS(G,d,m))}},ne,
P));return t.set(G,{cell:C,mark:P}),C}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},dc.map(([,,,G])=>a("col",{class:G}))),n,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p=!1,w="",g=null,y=0,h=0,b=0,_=0,S=new Map,k=0,v=!1,R=0,[O,x]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:cc}))),M=Qp(t.get("name").cell),A=()=>c.length>oS&&!Ho();function L(G=!1,ne=l.scrollTop){let ue=Math.ceil((k||600)/Oo),K=A()?Math.max(0,Math.floor(ne/Oo)-Xp):0,P=A()?Math.min(c.length,Math.
floor(ne/Oo)+ue+Xp):Ho()?Se():c.length;if(!G&&K===b&&P===_)return;b=K,_=P;let C=s.contains(document.activeElement),B=G?new Map:S;S=new Map;for(let T=K;T<P;T+=1)S.set(T,B.get(T)??(c[T]?ke(T):De(T)));$(
C,G,ne),I()}function $(G,ne,ue){l.toggleAttribute("data-virtual",A()),z(O,b),z(x,c.length-_),fo(s,[O,...S.values(),Ho()?V(c.length-_):x]),ue>0&&(ne||G)&&l.scrollTop!==ue&&(l.scrollTop=ue),G&&(S.get(y)??
l).focus({preventScroll:!0})}function I(){let[G,ne]=A()?[Math.max(0,b-Zp),Math.min(c.length,_+Zp)]:[b,_];for(let ue=G;ue<ne;ue+=1)if(!c[ue]){e.onWant(G,ne);return}}function j(){let G=!1;for(let[ne,ue]of S)
ue.dataset.hole!==void 0&&c[ne]?(S.set(ne,ke(ne)),G=!0):c[ne]&&M.refit(ue,c[ne]);G&&$(s.contains(document.activeElement),!1,l.scrollTop),I()}function z(G,ne){G.hidden=ne===0,G.style.height=`${ne*Oo}px`}
function V(G){return a("tr",{hidden:G===0},a("td",{colspan:cc,class:"muted"},`${N(G)} more: the report and the CSV have all rows.`))}function Se(){let G=c.findIndex(ne=>!ne);return G<0?c.length:G}function ke(G){
let ne=c[G];return a("tr",{"aria-rowindex":String(G+3),data:{index:G},class:`${G%2?"odd":""}${ne.noise?" noise":""}`,tabindex:G===y?"0":"-1","aria-selected":String(ne.key===g)},iS(ne,u,h,Fe(ne,G)),p&&
hf(ne,ue=>Hs(ue,u)))}function De(G){return a("tr",{"aria-rowindex":String(G+3),data:{index:G,hole:""},"aria-busy":"true",tabindex:G===y?"0":"-1"},a("td",{colspan:cc,class:"muted"},"…"))}function Fe(G,ne){
return a("a",{href:e.href(G.row),class:"op-link",tabindex:"-1"},G.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"probable replaceme\
nt: ")),G.row.aliases&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),M.draw(G))}function Z(G,{focus:ne=!1}={}){
if(c.length===0)return;let ue=S.get(y);y=Math.max(0,Math.min(c.length-1,G)),q(y),ue?.setAttribute("tabindex","-1");let K=S.get(y);K?.setAttribute("tabindex","0"),ne&&K?.focus({preventScroll:!0})}function ie(G){
c.length>0&&!S.has(y)&&(y=Math.min(c.length-1,Math.ceil(G/Oo)),S.get(y)?.setAttribute("tabindex","0"))}function q(G){l.removeAttribute("data-late");let ne=G*Oo,ue=l.clientHeight-n.offsetHeight-r.offsetHeight-
2;ne<l.scrollTop?l.scrollTop=ne:ne+Oo>l.scrollTop+ue&&(l.scrollTop=ne+Oo-ue),R=l.scrollTop,L(!1,R)}s.addEventListener("click",G=>{let ne=G.target.closest("tr[data-index]");ne&&G.target.closest(".op-li\
nk")?!G.ctrlKey&&!G.metaKey&&!G.shiftKey&&e.onOpen(c[Number(ne.dataset.index)].key):ne&&c[ne.dataset.index]&&getSelection().isCollapsed&&(Z(Number(ne.dataset.index),{focus:!0}),e.onSelect(c[y].key))}),
s.addEventListener("keydown",G=>{let ne=Math.max(1,Math.floor(l.clientHeight/Oo)-4),ue={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ne,PageUp:y-ne,Home:0,End:c.length-1};if(G.key in ue&&!G.altKey&&!G.metaKey)
G.preventDefault(),Z(ue[G.key],{focus:!0});else if((G.key==="Enter"||G.key===" ")&&!G.target.closest(".op-link")&&c[y])G.preventDefault(),e.onSelect(c[y].key);else if(G.key==="ArrowRight"||G.key==="Ar\
rowLeft"){G.preventDefault();let K=S.get(y);(G.key==="ArrowRight"?K?.querySelector(".op-link"):K)?.focus({preventScroll:!0})}});let Y=0;l.addEventListener("scroll",()=>{R=l.scrollTop,A()&&Y===0&&(Y=requestAnimationFrame(
()=>{Y=0;let{scrollTop:G}=l;L(!1,G),ie(G)}))});let ee=new ResizeObserver(G=>{k=l.clientHeight,G.some(({target:ne})=>ne!==l)&&M.measure()&&j(),L(!1,R)});ee.observe(l),ee.observe(t.get("name").cell);let me=Ln(
()=>{M.measure(),L(!0)});function qe(G){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"Duration"}, ${G}`,o[2].title=f?"Of host operations, w\
ithout the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${G}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ne=>{ne.hidden=!p});for(let[ne,{cell:ue,mark:K}]of t){
let P=d===ne||(th[ne]??"")===d;P?ue.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):ue.removeAttribute("aria-sort");let C=m==="asc"?"↑":"↓";K.textContent=P?d===ne?` ${C}`:` |${C}|`:
""}}return{node:l,focus:()=>Z(y,{focus:!0}),draw(G){let ne=w!==G.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:g,revision:w}=G),p=G.work===!0,i.toggleAttribute("data-work",p),h=uc(c),i.setAttribute(
"aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!G.judged),M.setRows(c),qe(G.unitName),E(r,G.totals.map(([K,P])=>uS(K,P,u,f,p)));let ue=c.findIndex(K=>K?.key===g);ne&&(y=Math.max(
0,ue),R>0&&(l.scrollTop=0,R=0)),v||(v=!0,l.setAttribute("data-late",""),Nt().then(Nt).then(()=>l.removeAttribute("data-late"))),L(!0,R),ue>=0&&ne&&q(ue)},add(G,ne,ue){c=G,i.toggleAttribute("data-unjud\
ged",!ue),M.addRows(c,ne),uc(ne)>h?(h=uc(ne),L(!0)):j()},select(G){let ne=G!==g;g=G;for(let K of s.querySelectorAll("tr[data-index]"))K.setAttribute("aria-selected",String(G!==""&&c[Number(K.dataset.index)]?.
key===G));let ue=c.findIndex(K=>K?.key===G);ue>=0&&ne&&Z(ue)},unmount(){ee.disconnect(),me(),cancelAnimationFrame(Y)}}}function mc(e,t){return t==="percent"?[je(e),je(e)]:[D(e),le(e)]}function Hs(e,t){
if(t!=="percent")return[ge(e),Ge(e)];let o=e===null?be:`${_e(e)}-points`;return[_e(e),o]}var uc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),Jn=e=>e>0?" more":e<0?" less":" calm";function Oa(e,t,o){
let[n,s]=mc(e,t);return a("td",{class:o,title:s},n)}function iS(e,t,o,n){let{row:s}=e,[r,i]=nS[s.change]??["",s.change],[l,c]=Hs(e.diff,t),u=o>0?Math.abs(e.diff??0)/o:0;return[a("td",{class:`c-change \
change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:ff(s)},n),a("td",{class:"c-category",title:s.kind?`${s.
category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},N(e.controlCount)),a("td",{class:"num c-count"},N(e.testCount)),a("td",{class:`num c-count${Jn(e.diffCount)}${s.calls==="fact"?
" strong":""}`,title:Os(s)||null},ot(e.diffCount)),Oa(s.control_counts>0?e.control:null,t,"num c-time"),Oa(s.test_counts>0?e.test:null,t,"num c-time"),a("td",{class:`num c-time c-diff${Jn(e.diff)}`,title:c,
css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${Jn(e.percent??e.diff)}`},e.birth||_e(e.percent)),lS(e)]}function lS({row:e,verdict:t}){if(t===""||t===null)return a("td",{class:"\
c-real muted"});let[o,n]=rS(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${cn(e)}${e.q_value===null?"":` Median of the steps ${D(e.control_median)}\
 → ${D(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${Xu(Jo(e))}`))}var eh=e=>a("td",{class:"num c-count",title:N(e)},N(e)),cS={host:"Host, sum",device:"\
Device, sum"};function uS(e,t,o,n,s){let[r,i]=Hs(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; \
what runs side by side counts in full":n?"Self times count no nested call twice":"Host operations nest: the time of a call counts in its caller too"},cS[e]),a("td",{class:"c-category"}),eh(t.controlCount),
eh(t.testCount),a("td",{class:`num c-count${Jn(t.diffCount)}`},ot(t.diffCount)),Oa(t.control,o,"num c-time"),Oa(t.test,o,"num c-time"),a("td",{class:`num c-time${Jn(t.diff)}`,title:i},r),a("td",{class:`\
num c-percent${Jn(t.percent??t.diff)}`},t.birth||_e(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var dS=820,mS=3,nh=46,Mt={top:26,right:12,bottom:36},pc=46;function Ma(e){return xt({...e,class:"heat-map",height:ih,make:hS,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<mS&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var fS=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),rh=e=>Math.max(34,e.rows.length*fS(e.rows.length)),ah=e=>e<dS;function ih(e,t){let o=rh(e);return ah(t)?3*(o+Mt.top)+2*Mt.bottom+2*pc+Mt.bottom:o+Mt.top+Mt.bottom+
pc}var fc=e=>e.flat().filter(t=>t!==null);function pS(e){let t=[...fc(e.control),...fc(e.test)],o=Math.abs(Un(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...fc(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function hS(e,t){let o=ah(t),n=pS(e),[s,r]=e.kind==="time"?Ve(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=yS(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:kt(),margin:{l:l.left,r:Mt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:yr(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:xS(),showscale:!1}},d=c.map(([f,p,w,g],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,bS(e,l.panels[y],h,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(_=>_.map(S=>S===null?null:S/r)),customdata:wS(e,f,p,w,g),
hovertemplate:"%{customdata}<extra></extra>",...gS(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,_S(l.bars[p],4+p,f,i)),kS(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function gS(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function wS(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Ue(String(f))}, step ${Ue(m)}`;if(c===null)return p;let w=e.control[l][u],g=s&&
w>0?` (${_e(100*c/w)})`:"";return`${p}<br>${Ue(n(c)+g)}`}))}function yS(e,t,o){let n=ih(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),r=Math.min(120,30+7*s),i=t-r-Mt.right,l=rh(e),c=o?i:(i-2*nh)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let h=y*(c+nh)/i;return{x:[h,h+c/i],y:d(Mt.top,l),cell:u}}),p=d(Mt.
top+l+Mt.bottom+6,8),[w,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[w+(g-w)*.2,g-(g-w)*.2],y:p},{x:f[2].x,y:p}]}}let m=[Mt.top,2*Mt.top+l+Mt.bottom,3*Mt.top+2*l+2*Mt.bottom+pc];return{left:r,
panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+Mt.bottom+6,8)}))}}function bS(e,t,o,n){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=yo(e.columns.length,s/(7*r+10)),l=yo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,
tickvals:i,ticktext:i.map(u=>Ue(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(
u=>Ue(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var sh=48;function kS([e,t],o,n){let s=Array.from({length:sh},(r,i)=>e+(t-e)*(i/(sh-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function _S({x:e,y:t},o,n,s){return{[`xaxis${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var xS=()=>[[0,te("\
--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function Aa(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,E(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,w,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&w===null)return null;let y=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},f(g)),a("td",{class:`num${y}`},_e(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var lh={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Qe).map(([e,{name:t}])=>[e,t]))},SS=20,Ra=["control","test"];function $S(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function ch(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${je(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${je(100*t.waiting)} of its step): the others probably wait for it.`}function uh(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=ce("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},$r.map(M=>a("option",{value:M},lh[M]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Ma({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...M)=>o(t(...M))}),
c=Aa(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),p=new Map,w=new Map,g=null,y="",h=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=M=>M===
"step"&&g&&Pt(g.answer)?"whole recording":lh[M];function _({set:M,marker:A}){let L=JSON.stringify([M,A]);if(!p.has(L)){let $=xn(M,A);p.set(L,$),$.catch(()=>p.delete(L))}return p.get(L)}async function S(M){
if(Ra.some(A=>M[A].any)){k(M,"Each file counts as one step here, so there are no steps to lay out.");return}try{let A=await Promise.all(Ra.map(L=>_(M[L])));if(g?.answer===M){let L=A.map(($,I)=>$S($,M[Ra[I]]));
g={...g,samples:L,judged:L.map(Pf)},v()}}catch(A){k(M,A.message)}}function k(M,A){g?.answer===M&&(n.textContent=A,m.hidden=!0)}function v(){let[M,A]=g.judged,L=({ranks:z},V)=>`${Q(z.length,"rank")}, ${Q(
g.samples[V].length,"sample")}`,$=[ch(M),ch(A)],I=$[0]===$[1]?$[0]:$.map((z,V)=>z&&`${V===0?"Control":"Test"}: ${z}`).filter(Boolean).join(" "),j=[L(M,0),L(A,1)];n.textContent=`${j[0]===j[1]?`${j[0]} \
on each side`:`${j[0]} against ${j[1]}`}. ${I}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(z=>z.slow.length>0)),y!==""&&x()}async function R(M){let A={};w.set(M,A),w.size>SS&&w.delete(w.keys().
next().value);try{A.samples=(await ur(M)).samples}catch(L){A.failed=L.message,w.delete(M)}y==="op"&&h?.query===M&&x(A)}function O(M){if(y!=="op")return{samples:g.samples,of:L=>L[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=M??w.get(h.query);
return A===void 0&&R(h.query),A?.samples?{samples:Ra.map(L=>A.samples[L]),of:L=>L.total_duration,revision:h.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function x(M){let{
judged:A,file:L}=g,{samples:$=[[],[]],of:I,revision:j,none:z}=O(M),V=ua(...$),Se=Rs(V,I),ke=[...Se.control,...Se.test].flat().some(Z=>Z!==null);i.hidden=y!=="op"||h===null,E(i,h&&a("bdi",{},h.name));let De=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:V.rows,columns:V.columns,...Se,kind:"time",file:L,format:le,formatDiff:Ge,heading:De,revision:`${g.revision}#${j}`,empty:ke?"":z}),c.node.hidden=
!ke,c.draw({grid:V,values:Se,timeline:t,title:De,format:D,formatDiff:ge}),E(u,vS(A));let Fe=[V.ranksByPosition&&"ranks",V.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Fe.length===0,d.textContent=
`The sides have different ${Fe.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(M,A,L,$,I){y=A,h=I,f.open=y!=="",r.value=y||"step",g?.answer!==M?(g={answer:M,file:L,
revision:$},r.options[0].textContent=b($r[0]),S(M)):g.judged&&v()}}}function vS([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort(
(r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:le(l.step)},D(l.step)),
a("td",{class:`num${c?" lag":""}`},_e(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},je(l.waiting===null?null:100*l.waiting))]},s=()=>[["Mean","Mean of the\
 compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks an\
d for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${nt(o)}`},a("table",{class:"lag\
-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",{colspan:"3",scope:"\
colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var ES={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
gc="not stated",hc=(e,t,o)=>n=>{let s=n[e]===null?gc:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},dh=(e,t)=>e.length===0?"none":e.length===t.length?nt(e):`${nt(e)} of ${nt(t)}`,wc=e=>e.shared_kernel_time===
null?"no kernels":je(100*e.shared_kernel_time),TS=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":dh(t.steps,t.all_steps),OS=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>dh(t.ranks,t.all_ranks)},{text:"Steps",of:TS,key:(e,t)=>t.steps.length},{text:"with_stack",of:hc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:hc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:hc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(ES).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:wc,key:()=>null}];function MS(e){return OS.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||gc,test:l||gc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function AS(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${wc(n)} of the kernel time in the control, ${wc(s)} in the test.`;return r+i}function mh(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=MS(n);e.textContent=AS(n,s),E(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function fh(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...fs(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Bt(Jo(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Bt(Jo(t))}`);let s=Os(t);return s===""?n:[...n,s]}function RS(e,t,o){let{row:n}=e,s=c=>mc(c,t)[0],r=e.birth||_e(
e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Hs(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${D(n.control_total_duration)}\
 → ${D(n.test_total_duration)}, ${ge(n.diff_duration)}`),[...l,...fh(e)]}function CS(e){return[e.row.category,`control ${N(e.controlCount)}`,`test ${N(e.testCount)}`,`Δ ${ot(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...fh(e)]}var ph=e=>({key:e.key,name:Vn(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function hh(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?
`self time, ${us(t,n)}`:us(t,n),rows:e.map(s=>({...ph(s),control:s.control,test:s.test,diff:s.diff,lines:RS(s,t,o)}))}}function gh(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(o=>({...ph(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:CS(o)}))}}function wh({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["un\
changed","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===0}var LS=20,NS=200;function ko({id:e=ce("set"),field:t,set:o,text:n="",none:s,onPick:r}){let i=ce("set-list"),l=o?.label??n,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>_()}}),u=a("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:v=>v.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=Je(NS,()=>g(c.value.trim())),f=[],p=-1,w=null;async function g(v){w?.abort(),w=new AbortController;let{signal:R}=w,O=new URLSearchParams({q:v.slice(0,120),limit:String(LS)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:x,total:M}=await qt(O,{signal:R});f=[...s&&v===""?[{none:!0}]:[],...x],y(M>x.length?`${Q(M-x.length,"more set")}: type to find`:x.length===0&&"No set matches."),
ve(Q(M,"set")),h(v===""?f.findIndex(A=>A.set?.id===o?.id):0)}catch(x){x.name!=="AbortError"&&(f=[],y(x.message))}}function y(v){E(u,f.map((R,O)=>a("li",{id:`${i}-${O}`,role:"option",class:"choice-line",
"aria-selected":String(R.set?R.set.id===o?.id:!o),on:{click:()=>S(R)}},R.set?PS(R.set):s)),v&&a("li",{class:"muted small picker-note",role:"presentation"},v)),p=-1,c.removeAttribute("aria-activedescen\
dant")}function h(v){if(u.children[p]?.classList.remove("active"),p=f.length===0?-1:Math.max(-1,Math.min(v,f.length-1)),p<0){c.removeAttribute("aria-activedescendant");return}u.children[p].classList.add(
"active"),u.children[p].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${i}-${p}`)}function b(){u.hidden&&g("")}function _(){m.cancel(),w?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function S(v){_(),(v.none||v.set.id!==o?.id)&&r(v.none?null:v.set)}function k(v){let{key:R}=v,O=!u.hidden,x={ArrowDown:p+1<
f.length?p+1:0,ArrowUp:p>0?p-1:f.length-1,PageDown:p+8,PageUp:Math.max(0,p-8)}[R];(x!==void 0||O&&["Enter","Escape"].includes(R))&&v.preventDefault(),x!==void 0?O?h(x):b():R==="Enter"&&O&&f[p]?S(f[p]):
R==="Escape"&&O&&(v.stopPropagation(),_())}return{node:d,input:c}}function PS(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[mt(e.created),Q(e.ranks.length,
"rank"),...e.tags.slice(0,3),at(e.id).slice(0,8)].join(" · "))]}function Qn(e,{none:t,links:o=qS}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,w=IS(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let g=u.control!==""&&u.test!=="";E(n,l("control",u,d,m),a("div",{class:"swap-cell"},(g||t===void 0)&&Me("swap","Swap control and test",()=>e(BS(u))),FS(u,e),g&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:h})=>DS(n,y,h)),p&&n.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",w=u==="control"?"Control":"Test",g=m&&Ye(
m,d[u]),y=ce("set"),h=ko({id:y,field:u,set:g,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?at(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},w),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},yh(`${u}_ranks`,"Ranks",g?.ranks??f?.[u]?.all_ranks,d,e),yh(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:g?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?Q(f[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var IS=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function DS(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var qS=e=>[yc(e),a("a",{class:"small",href:Kt(Rt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:nn(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function yc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:fe(`/analyse?${t}`)},"Analyse both")}function BS(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function FS(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return F(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function yh(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ce(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?HS(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${nt(o)}`:null,on:{change:()=>{
let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,
selected:p===r},WS(p,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function HS(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function WS(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var US=["bars","line","scatter","histogram","none"],bh=["control","test","q","chart","x","y","y2","by"],kh={chart:"",x:"",y:"",y2:"",by:""};function bc(e){let t=new URLSearchParams(e),o=Object.fromEntries(
bh.map(n=>[n,t.get(n)??""]));return{...o,chart:US.includes(o.chart)?o.chart:""}}function Ca(e){let t=new URLSearchParams;for(let o of bh)e[o]&&t.set(o,e[o]);return fe(t.size===0?"/query":`/query?${t}`)}
function La({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var Mo=e=>`'${e.replaceAll("'","''")}'`,Xn=["control","test"],jS=32;function _h(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Na(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:_h("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:_h("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function kc(e){let t=Object.entries(e).map(([o,n])=>{let s=Na(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var xh=e=>Object.fromEntries(Xn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Ws(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function zS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Ws(`diff_${o}`)} / ${Ws(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${Ws(e.slice(4))})`:Ws(e)}var GS={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function YS(e,t){let o=GS[e][t?0:1];return Xn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${Ws(n)} AS ${n}`:n)}function Us(e,t){let o=[...t].filter(([n])=>!Xn.includes(n));return o.length>jS?null:`${e}${o.length>0?`(${o.map(([n,s])=>Mo(`${n}=${s}`)).join(", ")}\
)`:""}`}function js(e,t,o,n=0){let s=vr(e);s.delete("measure"),o||s.set("measure","total");let r=Us("compare",s),i=Cn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${YS(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${zS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Sh(e){let t=ft(e);t.set("fold","true");let o=Us("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function KS({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Xn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var _c=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function VS(e){let t=Xn.map(o=>{let n=Na(o,xh(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${_c.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var $h=e=>VS(e)??`SELECT side, rank, step_number, ${_c.join(", ")}
FROM ${Us("compare_steps",[...ft(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,vh=e=>`${$h(e)}
ORDER BY rank, step_number, side`,Eh=e=>`SELECT side, count(*) AS steps, ${_c.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${$h(e)}
)
GROUP BY side`;function JS(e,{name:t,category:o,aliases:n}){let s=kc(xh(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${Mo(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>Mo(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Mo(o)} AND ${r?`name = ${Mo(t)}`:`name IN (
    SELECT raw FROM (
${KS(e)}
    ) WHERE shown = ${Mo(t)})`}
  AND (${s})`}var Th=(e,t,{name:o,category:n})=>Us(e,[["name",o],["category",n],...ft(t)]);function xc(e,t){let o=JS(e,t);return o?`events
WHERE ${o}`:Th("compare_calls",e,t)}var Oh=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${xc(e,t)}
ORDER BY side, rank, start_us`,Sc=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${xc(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,QS={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Mh=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${xc(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(QS).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Ah=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Th("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`,Rh=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Us("work_by_operator",[...ft(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n]))}
WHERE operator = ${Mo(t)}`,Ch=e=>Xn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Lh=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Nh=e=>Ch(e)?`${Lh("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,XS={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Ph(e,t){let[o,n]=XS[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Ch(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that met under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Lh(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var ao=(e,{control:t,test:o},n={})=>e?Ca({control:t,test:o,q:e,...n}):null,Ih=(e,t)=>js({...e,q:"",category:[],change:"",significant:"",exclude:[wt],device_type:"CPU",fold:!1,sort:"\
abs_diff_duration",order:"desc"},"per_step",!0,t);function Dh(e,{unit:t,self:o,item:n},s){let r=(i,l,c)=>i.set(ao(l,e,c));r(s.table.sql,js(e,t,o)),r(s.durations.sql,js(e,t,o,e.top)),r(s.counts.sql,js(e,t,o,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,Eh(e)),r(s.replacements.sql,Sh(e)),r(s.operators.sql,Nh(e)),r(s.host.sql,Ih(e,Ta)),r(s.ranks.heat.sql,e.heat!=="op"?vh(e):n?Sc(e,n.row):null)}function qh(e,t,{
histogram:o,points:n,heat:s,numbers:r,related:i,work:l}){r.sql.set(ao(Mh(e,t),e)),i.sql.set(ao(Ah(e,t),e)),l.sql.set(ao(Rh(e,t),e)),o.sql.set(ao(Oh(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let c of[
n,s])c.sql.set(ao(Sc(e,t),e))}var zs=["control","test"],Bh=e=>a("bdi",{class:"mono"},e),ZS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function e$(e){let[t,o]=zs.map(s=>ZS(e[s])),n=zs.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?N(n[0]):`${N(n[0])} and ${N(n[1])}`,changes:{control_marker:t,test_marker:t}}]:zs.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:N(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function t$(e,t){let[o,n]=zs.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Bh(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:zs.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function Fh(e,t){return[t$(e,t),t&&e$(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,Bh(n),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Hh=8,o$=600,n$=80,Zn=["control","test"],Wh=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Ec=({step_number:e})=>e!==null,vc=e=>[e.span,Ec(e)?e.step_number:
e.rank],Uh=({rank:e,span:t})=>`${e}/${t}`;function jh(e){return`${Ec(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function s$(e){let o=[...new Map(e.map(n=>[vc(n).
join("/"),vc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function r$(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var $c=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function a$(e,t){let o=new Map;for(let n of e){let s=Uh(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Hh?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Be("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function i$(e,t,o,n,s){let r=s$(t),i=t.map(u=>({sample:u,y:$c(
u.step,o),x:r.size>1?3+94*r.get(vc(u).join("/"))/(r.size-1):50})),l=t.filter(Ec).map(u=>u.step_number),c=l.length===0?Q(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},Be("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Be("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${$c(n,o)}%`,y2:`${$c(n,o)}%`}),a$(
i,e),i.map(({sample:u,x:d,y:m})=>Be("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>n$?2:3.2},s&&Be("title",{},`${e}, ${jh(u)}: ${le(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function l$(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${Q(t.length,"sample")} from ${D(Math.min(...o))} to ${D(n.step)}, median ${D(Wh(o))}\
; the longest is ${jh(n)}.`}function zh(e,t){if(!Zn.every(l=>e?.[l]?.length>0)||Zn.every(l=>e[l].length<2))return null;let o=Zn.flatMap(l=>e[l].map(c=>c.step)),n=r$(o),s=Wh(e.control.map(l=>l.step)),r=[
ce("strip-title"),ce("strip-words")],i=Zn.some(l=>{let c=new Set(e[l].map(Uh));return c.size<=Hh&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},Zn.map(l=>l$(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},D(n[1])),a("span",{},D(n[0]))),Zn.map(l=>i$(l,e[l],n,s,
o.length<=o$))))}var c$={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},u$={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},d$="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",m$=({control:e,test:t})=>fe(`/com\
pare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),f$="Of intervals made in this way, this share contains the true change.",p$="The probability of a differenc\
e at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";function h$({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="fas\
ter"&&t<0?"less":"calm"}function g$(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},a("strong",{
class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${u$[e.verdict]} `),c$[e.verdict]),a("span",{class:"headline-label"},o),a("span",{class:"value control-text",
title:le(e.control)},D(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:le(e.test)},D(e.test)),a("span",{class:`change ${h$(e)}`,title:Ge(e.change)},
ge(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${_e(e.change_percent)})`)))}function w$(e,t){let o=`${Q(e.control_samples,"sample")} against ${N(e.test_samples)} (one ${t?"\
recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?o:`${o}, judged as ${Q(e.control_observations,"step")} ag\
ainst ${N(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var y$=({confidence:e},{control_observations:t,test_observations:o})=>e<.9505?"":`. A rank test of ${N(
t)} against ${N(o)} has few levels of confidence: ${je(100*e)} is the lowest from 95 % up`;function b$({verdict:e,interval:t,equivalence:o,words:n}){if(!t)return"Fewer than 4 observations on a side ar\
e too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${ge(t.low)} and ${ge(t.high)}`:`between ${_e(t.low_percent)} and ${_e(
t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${je(100*o)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(n)??[];return`The typical change lies ${s}${r?`:\
 ${r}`:""}.`}default:return`Typically ${ge(t.shift)} (${_e(t.shift_percent)}), ${s}.`}}function k$(e,t){let{interval:o}=e,n=w$(e,t);return o?[a("span",{title:f$},`${je(100*o.confidence)} confidence`),
", ",a("span",{title:p$},`p = ${Bt(e.p_value)}`),`: ${n}${y$(o,e)}.`]:`${n}.`}function Gh(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"verdict-strip"}),i=a("section",{class:"\
card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=Pt(c),f=d.verdict==="cannot_judge"&&u;E(s,g$(d,m),a("p",{class:"verdict-range"},b$(d)," ",f&&F("Use all ranks and\
 steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},k$(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:p})=>p!=="same_selection")&&a("p",{class:"muted small on\
e-recording"},d$," ",t&&a("a",{href:m$(c)},"Compare several recordings")),Fh(c,t)),E(r,zh(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function Pa(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var _$=900,Ia=12,Yh=17,x$=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Kh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of x$){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Kh(n);s&&o.append(s)}return o}function S$({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,w)=>Be("te\
xt",{x:d,y:m,fill:te(w?"--text":"--muted"),"font-size":p,"font-weight":w?600:400,"font-family":s},f),i=t.flatMap(d=>Do(d,Math.floor(n/6.6),3)),l=[r(Ia,22,e,15,!0),...i.map((d,m)=>r(Ia,42+Yh*m,d,12,!1))],
c=30+Yh*i.length+18,u=Ia;for(let[d,m]of o)l.push(Be("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Ia}}function $$(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,_$),l=S$(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=Kh(d);for(let[p,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))f.setAttribute(p,String(w));return f}),u=l.height+n;return{width:i,height:u,node:Be("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},Be("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var Vh="image/svg+xml";async function v$(e,t,o){let n=new Image;
n.src=`data:${Vh};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Jh(e,t,o,n){let{node:s,width:r,height:i}=$$(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Vh}):await v$(l,r,i);
Pa(c,`${o}.${t}`)}var Gs=212,Jt={left:62,right:12,top:20,bottom:24},es=Gs-Jt.top-Jt.bottom,Da=.62,E$=5,Qh=8,qa=84,T$=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Xh(e){return xt(
{...e,class:"waterfall",height:()=>Gs,keys:T$,paint:R$,save:Jh})}function O$(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function M$(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function A$([e,t]){let o=(t-e)/
E$,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var Ys=e=>`${100*e}%`;function R$({fall:e}){let t=O$(e),
o=M$(t),[n,s]=o,[r,i]=Ve(s),l=t.length,c=h=>es*(s-Math.max(h,n))/(s-n),u=(h,b=0)=>Ys((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=ce("fall-less"),f=A$([n/i,s/i]).
map(h=>({y:c(h*i),text:`${bt(Number(h.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},w=Be("svg",{class:"fall-body",...p},Be("defs",{},Be("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Be("rect",{class:"fall-ground",width:5,height:5}),Be("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:h})=>Be("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>Be("line",{class:"fall-join",x1:u(b,Da/2),x2:u(b+1,-Da/2),y1:c(h),y2:c(h)})),t.map(([h,b],_)=>Be("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Da/2),width:Ys(
Da/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(h=>C$(u(h,-.33),Ys(.66/l))),e.parts.map(({change:h},b)=>Be("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ge(h))),L$(e).flatMap(([h,b],_)=>[Be("text",{class:"fall-tick fall-whole",x:u(_),y:es+15},h),Be("text",{class:"\
fall-tick fall-short",x:u(_),y:es+15},b)])),g=Be("svg",{class:"fall-axis",...p},f.map(({y:h,text:b})=>Be("text",{class:"fall-value",x:Jt.left-5,y:Jt.top+h+4},b)),n>0&&Be("text",{class:"fall-cut",x:Jt.
left,y:Jt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,w,N$(w,P$(e),y)]}function C$(e,t){let o=(r,i)=>es*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Qh+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Be("svg",{x:e,width:t,height:es,viewBox:`0 0 ${Qh} ${es}`,preserveAspectRatio:"\
none"},Be("polygon",{class:"fall-ground",points:s}))}function L$(e){return[["control","control"],...e.parts.map(({part:t})=>[Qe[t].name,Qe[t].short]),["test","test"]]}function N$(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(p=>Jt.top+p),m=()=>{E(n,r.map(p=>a("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?Jt.left:Jt.right}px + ${c/s} * (100% - ${Jt.left+Jt.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>qa?`${Gs-u+17}px`:"auto",n.style.top=u>qa?"auto":`${d-u>qa?
u+6:Math.min(d+4,Gs-qa)}px`},f=Be("rect",{class:"fall-area",x:Ys(i/s),y:-Jt.top,width:Ys(1/s),height:Gs});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function P$(e){return[["control",D(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Qe[t].name,`${D(o)} → ${D(n)}`,ge(s)]),["test",D(e.test),ge(e.change)]]}var I$=21,D$=7.1,q$=5e-4,B$=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,Zh=e=>e>0?"more":e<0?"less":"calm",F$=e=>(e-74)/6-14,H$=e=>Math.max(I$,Math.floor(
e/D$)),eg=({operations:e,named:t})=>e.slice(0,t);function Ks({name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var W$=e=>e.parts.every(({change:t})=>Math.abs(
t)<=q$*e.control);function tg(e,t){let o=Xh({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
o.node.append(s),new ResizeObserver(()=>{let f=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,f!==0&&f!==i&&(i=f,u())}).observe(s);function u(){let f=gr(l,H$(i||r&&F$(r)));c=new Map(l.map(
(p,w)=>[p,f[w]]));for(let p of s.querySelectorAll(".fall-ops bdi"))p.textContent=c.get(p.dataset.name)}function d(f,p){let{name:w,what:g}=Qe[f.part],y=eg(f);return a("section",{class:"fall-column",data:{
part:f.part},tabindex:"-1"},a("h3",{title:g},a("span",{class:"fall-name"},Qr(w))," ",a("span",{class:Zh(f.change),title:Ge(f.change)},ge(f.change))),a("p",{class:"muted small",title:`${le(f.control)} \
→ ${le(f.test)}`},`${D(f.control)} → ${D(f.test)}`),f.part==="idle"&&y.length>0&&a("p",{class:"muted small"},p?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(h=>a("li",{},a("a",{href:e(h,f.part),class:"mono",title:h.name},a("bdi",{data:{name:Ks(h)[0]}},c.get(Ks(h)[0]))),Ks(h)[1]&&a("span",{class:"muted small fall-in",title:h.
name},`in ${Ks(h)[1]}`),a("span",{class:`num ${Zh(h.change)}`,title:Ge(h.change)},ge(h.change))))),f.explained&&a("p",{class:"small muted explained"},B$(f.explained)))}function m(f,p){return a("p",{class:`\
fall-end fall-end-${f}`},a("span",{class:"visually-hidden"},`${f} `),a("span",{class:`${f}-text strong`,title:le(p)},D(p)))}return{node:o.node,chart:o,reveal(f){let p=s.querySelector(`[data-part="${f}\
"]`);p?.scrollIntoView({block:"center"}),p?.focus({preventScroll:!0})},draw(f,p,w,g){let y=f.waterfall;o.node.hidden=y===null;let h=y!==null&&W$(y);if(o.draw({fall:y,revision:p,file:w,caption:g,heading:`\
mean per ${Pt(f)?"recording":"step"}, test − control`,empty:y===null?"No device work.":h?`No difference: a ${Pt(f)?"recording":"step"} takes ${D(y.control)} in the control and ${D(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||h){E(s),n=null;return}if(y===n)return;n=y,l=[...new Set(y.parts.flatMap(_=>eg(_).map(S=>Ks(S)[0])))],u();let b=y.contributors==="modu\
les";E(s,m("control",y.control),y.parts.map(_=>d(_,b)),m("test",y.test))}}}var U$=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, equal ones added up"]],Ba={key:"",fall:null};function og(e,t){
let o=ut("Under the bars",U$,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=tg(u,o.node);c.node.append(n);function u(m,f){return m.tree?Kt({...Rt(s[0]),node:jr(m.
tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([p,w])=>f.set(p,w));try{let{waterfall:p}=await tt(f,{signal:i.signal});Ba={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&E(n,`The modules could not be had: ${p.message}`)}}return{...c,draw(m,f,...p){
let w=ft(m).toString(),g=m.fall==="modules"&&f.waterfall!==null,y=g&&Ba.key===w&&Ba.fall?Ba.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],o.press(m.fall),E(n,g?y===f.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),g&&y===f.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var Fa={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Tc=null,fn={path:"/compare",name:"Compare",mount:(e,t)=>j$(e,t)};function j$(e,t){let o=Ft(location.search),n=null,s=null,
r="",i="",l=t.newPair?Tl(o):Tc,c=null,u=null,d="",m=null,f=o.op!=="",p=!1,w=globalThis.firstComparison!==void 0,g=sf(o,l),y=ef(()=>!p&&s&&T()),h=Gp(),b=_f({page:ke,row:De,rank:ie,step:q,timeline:U=>gm(
o,U),onRow:U=>Fe(Et(U.name,U.category)),onBar:U=>k.fall.reveal(U)},h.node),_=yf(z),S=pt("All rows"),k={sides:Qn(z),verdict:Gh(()=>z(Fa),z,b.node,_.node),fall:og(ke,U=>z({fall:U},{replace:!0})),host:Vp(
ke),recorded:mh(),operators:Jp(ke,tt),ranks:uh(U=>z({heat:U},{replace:!0}),{timeline:(...U)=>qr(o,...U),go:t.go}),replacements:df(ke),filters:Kp(z),counts:Ol({id:"chart-counts",title:"Ops count compar\
ison",file:"ops-count",onSelect:U=>V(U,k.counts.node)}),durations:Ol({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:U=>V(U,k.durations.node)}),table:oh({onSort:(U,ae)=>z(
{sort:U,order:ae}),onSelect:V,href:ke,onOpen:Se,onWant:y.want}),detail:pf({onClear:()=>V(""),href:ke,onRanks:Y,onTable:Z,tree:U=>Am(o,U),timeline:U=>Pn(o,U)})},v=a("div",{class:"comparability"}),R=a("\
p",{class:"remark",hidden:!0}),O=wf(z),x=[k.fall.chart,k.ranks.heat,k.counts,k.durations],M=a("div",{class:"results"},k.verdict.node,v,k.fall.node,k.host.node,k.operators.node,k.filters.node,R,O.node,
a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},_.title,a("div",{class:"chart-tools"},_.work,S.node)),
k.table.node),k.ranks.node,k.recorded.node,k.replacements.node),A=a("div",{class:"message"}),L=a("h1",{class:"visually-hidden"},"Compare"),$=a("div",{class:"paper-only"}),I=Ot({context:t,results:M,message:A});
e.append(a("div",{class:"page compare-page"},L,$,k.sides.node,A,M),k.detail.node);let j=gt(()=>x.forEach(U=>U.retheme()));function z(U,{replace:ae=!1}={}){return!p&&t.go(_t({...o,...U}),{replace:ae})}
function V(U,ae=k.table.node){let de=k.detail.node.contains(document.activeElement),Ae=U===o.op?"":U??"",He=ae.getBoundingClientRect().top;z({op:Ae},{replace:!0}),window.scrollBy(0,ae.getBoundingClientRect().
top-He);let Ke=u?.items.find(W=>W?.key===Ae);Ke?ve(`${Ke.row.name} is selected.`):de&&k.table.focus()}function Se(U){U!==o.op&&V(U)}function ke({id:U,name:ae,category:de}){return Ht({...o,heat:"",row:U??
Et(ae,de)})}function De({name:U,category:ae}){return _t({...o,op:Et(U,ae)})}function Fe(U){f=!0,U===o.op?H():z({op:U},{replace:!0})}function Z(){k.table.node.closest(".table-card").scrollIntoView({block:"\
start"}),k.table.focus()}function ie(U){return[s.control,s.test].every(ae=>ae.all_ranks.includes(U))&&s.control.all_ranks.length+s.test.all_ranks.length>2?_t({...o,control_ranks:String(U),test_ranks:String(
U)}):null}function q(U,ae){return s[ae].all_steps.includes(U)?_t({...o,[`${ae}_steps`]:String(U)}):null}function Y(){z({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.
querySelector("summary").focus({preventScroll:!0})}function ee(){let U=de=>Bo(de,o,n,s),ae=o.control&&o.test?`${U("control")} → ${U("test")} · Compare`:"Compare";L.textContent=ae,t.setTitle(ae)}async function me(){
let U=[o.control,o.test].filter(de=>de!=="");if(U.every(de=>n&&Ye(n,de)))return;let ae=await ht(U).catch(()=>[]);p||(n=ae,ue())}async function qe(U){let ae=l,de=ae.late&&await nf(U,ae);de&&l===ae&&(l=
{key:ae.key,...de},Tc=de.note===""?null:l,ue())}function G(U){i=U,M.dataset.stale="";let ae=ft(o).toString(),{op:de}=o;I.ask(Ae=>g(U,o,l,Ae),Ae=>{s=Ae,r=U,y.start(U,Ae,de),l?.key!==ae?(l={key:ae,diagnosis:Ae.
diagnosis,note:Ae.diagnosis_note},Tc=l):l.late&&Nt().then(()=>qe(U)),ve(s.row_count===1?"One row.":`${N(s.row_count)} rows.`),I.say(null),delete M.dataset.stale,ue()},Ae=>{s=null,r="",y.stop(),I.say(bf(
Ae,{narrowed:Object.keys(Fa).some(He=>o[He]!=="all"),all:()=>z(Fa),again:()=>G(i),unmarked:()=>z({control_marker:"",test_marker:""})})),delete M.dataset.stale,ue()})}async function ne(){let U=ft(o).toString();
if(s.waterfall!==null||c?.key===U)return;c={key:U,rows:null};let ae=new URLSearchParams(U);Object.entries({device_type:"CPU",exclude:wt,diagnosis:"false",sort:"abs_diff_self_per_step",limit:Ta}).forEach(
([de,Ae])=>ae.set(de,String(Ae)));try{let{rows:de}=await tt(ae);!p&&c.key===U&&(c.rows=de,ue())}catch{}}function ue(){if(p)return;ee();let U=o.control!==""&&o.test!=="",ae=An(o),de=El(o);U?de!==i&&(s||
I.say(null),G(de)):(I.drop(),i="",s=null,k.detail.draw(null),I.say(kf(n))),k.sides.draw(o,n,s),M.toggleAttribute("data-skeleton",U&&!s),k.filters.draw(o,s,s?K():o.unit||"total"),O.draw(o,ae),s?U&&r===
i&&P(K(),ae):k.detail.draw(null)}function K(){let U=o.unit||Hi(s);return U==="percent"&&!Sr(s)?Hi(s):U}function P(U,ae){let de=Hn(s),Ae=ft(o).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Fa).
some(Ke=>o[Ke]!=="all")),k.recorded.draw(s),k.operators.draw(Ae,s),oe(),ne()),k.fall.draw(o,s,r,de,ta(s)),k.host.draw(c?.key===Ae&&s.waterfall===null?c.rows:null,s),C(U,ae),k.replacements.draw(s,U==="\
per_step"||U==="percent"),_.draw(o,s,U,ae),b.draw(l,_t({...o,op:""})),h.draw(o,s),H();let He=u.items.find(Ke=>Ke?.key===o.op);k.ranks.draw(s,o.heat,de,r,He?{name:He.row.name,query:Qo({...o,row:He.key}).
toString()}:null),Dh(o,{unit:U,self:ae,item:He},{...k,table:{sql:S}})}function C(U,ae){let de=y.rows(),Ae=JSON.stringify([r,U]),He=JSON.stringify([Ae,o.top,d===r]);if(u?.answer!==s||u.order!==Ae){let Ke=Wi(
s,de,U,{self:ae});u={answer:s,order:Ae,unit:U,self:ae,items:Ke},se(U,Ke),k.table.draw({rows:Ke,totals:Cd(s,U,{self:ae}),unit:U,self:ae,unitName:us(U,s),sort:o.sort,order:o.order,selected:o.op,revision:Ae,
judged:B(Ke),work:o.work})}u.chartKey!==He&&(u.chartKey=He,Re(He),E($,ta(s,Q(s.row_count,"row")).map(Ke=>a("p",{},Ke))))}let B=U=>U.some(ae=>ae.verdict!=="cannot_judge"&&!ae.row.too_few);function T(){
if(r!==i||u?.answer!==s)return;let{items:U,unit:ae,self:de}=u,Ae=[],He=[];y.rows().forEach((W,J)=>{U[J]||(Ae.push(J),He.push(W))});let Ke=Wi(s,He,ae,{self:de});Ke.forEach((W,J)=>{U[Ae[J]]=W}),se(ae,U),
k.table.add(U,Ke,B(U)),o.op!==""&&!m&&P(ae,de)}function H(){let U=o.op===""?-1:y.placeOf(o.op),ae=u.items[U]??null,de=ae?.key??"";if(m=ae,k.counts.select(de),k.durations.select(de),k.table.select(de),
U===void 0){y.find(o.op);return}k.detail.draw(ae,ae||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},F("Clear the filters",()=>z({q:"",
category:[],change:"",exclude:[wt],device_type:"ALL",significant:""})))]),f&&(f=!1,ae&&Z())}function oe(){let U=s.comparability.filter(({kind:ae})=>ae!=="steps_differ"&&ae!=="single_sample");E(v,Gd(U))}
function se(U,ae){let de=s.control.samples,Ae=s.test.samples,He=ae.find(J=>J?.row.too_few&&J.row.among)?.row;R.hidden=de===Ae&&!He;let Ke=He&&`${cn(He)} These rows say “too few steps”. `;if(de===Ae){
E(R,Ke);return}let W=U==="total"?"totals cannot be compared directly.":U==="per_call"?"totals would mislead.":"calls and durations are shown per step.";E(R,Ke,`The sides have ${N(de)} and ${Q(Ae,"samp\
le")} (a sample is one step of one rank), so ${W} `,U==="total"?F("Show per step",()=>z({unit:""}),{class:"link-button"}):F("Show totals",()=>z({unit:"total"}),{class:"link-button"}))}function re(){return d!==
r&&wh(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{d=r,ue()},{class:"link-button"})]}function Re(U){let{items:ae,unit:de,
self:Ae}=u,He=`${u.order}${o.top}`,Ke=ae.slice(0,o.top),W=ta(s,`first ${N(Ke.length)} of ${Q(s.row_count,"row")}`),J={file:Hn(s),revision:U,zoom:He,caption:W};k.durations.draw({...J,...hh(Ke,de,Ae,s),
empty:re()}),k.counts.draw({...J,...gh(Ke,de),empty:re()}),O.drawRest(ae.length,Ke.length)}return ue(),w?Nt().then(me):me(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.
sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&V("")},update(U){o=Ft(U),l=t.newPair?Tl(o):l,ue(),me(),s&&i===r&&t.settled()},unmount(){p=!0,[h,k.fall,k.operators].
forEach(U=>U.stop()),I.unmount(),y.stop(),j(),x.forEach(U=>U.unmount()),k.table.unmount(),k.detail.unmount()}}}var ng=2,Oc=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function z$(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);r.set("name",o),
s||r.set("category",n);try{return(await mr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function G$(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>z$(e,c,b,n))),xn(e,o===""?null:o),uo(e)]),[f]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?p.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,g=p.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(g)?
BigInt(g):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:h(f.start-ng*f.duration),end:h(f.start+(1+ng)*f.duration)}}function sg(e,t,o,n){let s=G$(e.id,t,Oc(o));return s.catch(()=>{}),Ar({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return pr(e.id,i.number,"",{signal:r,onProgress:n})}})}function rg({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function ag(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var Y$=250;function ig(e){return xt({...e,height:()=>Y$,make:V$,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function K$(e){let[t,o]=Ve(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function V$(e,t){let o={...e,
...rg(e)},n=Gt(),{edges:s}=o,r=ag(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((g,y)=>g+y,0),w=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(g=>g===0?0:
g/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:Q$(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:J$(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:kt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(K$),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?te("--control"):te("--test")}}])}}}function J$(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${N(e[r][n])}${i>0?`, ${je(100*e[r][n]/i)} of its calls`:""}`;return[`${D(o)} to ${D(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function Q$(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var X$=250,Ha=.13;function lg(e){return xt({...e,height:()=>X$,make:Z$,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function Z$(e,t){
let o=Gt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ve(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let w=[];return e[m].forEach((g,y)=>g.forEach((h,b)=>{
if(h!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+f+_,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Ue).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(g=>g.x),y:w.
map(g=>g.y),customdata:w.map(g=>g.text),ids:w.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((w,g)=>{let y=e[m].map(h=>h[g]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((w,g)=>g+f),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=yo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Ha),c("test",Ha),l("control",
-Ha,"circle"),l("test",Ha,"diamond")],layout:{template:kt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ue(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var ev=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],cg=(e,t)=>e===null||t===null?null:
e-t,ug=(e,t)=>e>0&&t!==null?100*t/e:null,Ac=e=>e>0?"more":e<0?"less":"calm";function Rc(e){let{control:t,test:o}=e.calls,n=[e.control.samples,e.test.samples],s=(r,i)=>n[i]>0?r/n[i]:null;return{counts:[
t.count,o.count],callsPerStep:[s(t.count,0),s(o.count,1)],total:[t.total,o.total],perStep:[s(t.total,0),s(o.total,1)],perCall:[t["50%"],o["50%"]],birth:t.count===0?"new":o.count===0?"gone":""}}function Mc(e,t,[
o,n],s,r,i){let l=cg(n,o),c=i==="new"?"new":i==="gone"?"gone":_e(ug(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?be:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?be:s(n))),a("p",{class:`tile-change ${Ac(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function tv(e,t){let o=Rc(e);return[a("p",{class:"muted op-verdict"},t?cn(t):" "),a("div",{class:"tiles"},Mc("Time per step","Total duration over the number of samples (rank × step)",o.perStep,
D,ge,o.birth),Mc("Calls per step","Number of calls over the number of samples (rank × step)",o.callsPerStep,N,ot,o.birth),Mc("Time per call","Median of the single calls",o.perCall,D,ge,o.birth))]}function Ua(e,[
t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=cg(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(o)},n(o)),a("td",{class:`\
num strong ${Ac(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Ac(c)}`},_e(ug(t,c))))}var Wa=(e,t,o)=>Ua(e,t,D,ge,{exact:le,exactDiff:Ge,title:o});function ov(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:o}=Rc(e),n=(r,i)=>100*o[r]/t[i].step,s=Pt(e)?"recording":"step time";return Ua(`Share of the ${s}`,[n(0,"control"),n(1,"test")],je,r=>r===null?be:_e(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function nv(e,{stepTime:t,row:o}){let n=Rc(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"\
5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("\
td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),Ua("Calls",n.counts,N,ot),Ua("Calls per step",n.callsPerStep,N,ot),Wa("Total",n.total),Wa(
"Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Wa("Self time per step",[o.control_self_duration/e.control.samples,o.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),ov(e,t)),a("tbody",{},s("A single call"),ev.map(([i,l])=>Wa(l,r(i)))))}function dg(){let e=a("div",{class:"card op-head"}),t=pt("Numbers"),o=a("div",{class:"scroll-x",tabindex:"\
0",role:"region","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-to\
ols"},t.node)),o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),E(e,tv(s,r.row)),E(o,nv(s,r))}}}var mg=.8,sv=/^aten::.*(mm|linear|conv|attention)/,Cc={control:"set",test:"test"};function rv(e,t,o){let n=Object.values(Cc).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(Cc).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=mg*o[d]&&
u.device_time>=mg*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var fg=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Cc))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function ja(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?_e(100*i/t):""))}var pg=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:Ge(o)},ge(o)),a("td")),av=e=>e===null?
be:`${vo(1e12*e)}FLOP/s`,iv=e=>`${Yo(1e12*e)}FLOP/s`;function lv(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},ja("FLOPs per step",e.flops,vo,Yo),ja("Device time per step",e.device,D,ge,le),e.more!==null&&[pg(
"of it more work","What the change of FLOPs would cost at the speed of the control",e.more),pg("of it slower work","The rest: each FLOP takes longer, or less long",e.slower)],ja("Achieved",e.speed,av,
iv),e.calls.some((o,n)=>o!==t[n])&&ja("Calls with known FLOPs",e.calls,N,ot)))}function hg(){let e=a("div",{class:"op-work-body"}),t=pt("Work"),o=a("section",{class:"card op-table-card op-work","aria-\
label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>E(e,a("p",{class:"muted small op-work-none"},i));return{node:o,sql:t,
async draw(i,l){let c=l.category==="cpu_op"&&sv.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${fg(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,n=u,
!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Sn("work",fg(i),{signal:s.signal});if(n!==u)return;let f=rv(m,l.name,d);f?E(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},lv(f,d))):r("Its FLOPs are not known on both sides, or they count for an operator around it.")}catch{n===u&&(r("Its FLOPs cou\
ld not be loaded."),n="")}},stop:()=>s?.abort()}}var za=12;function gg(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=pt("What launches it, or what it launches"),s=ut("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:g}=w,y=g.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let h=y?g.launches:g.launched_by,b=w.unit==="per_step"?[g.control.samples,g.test.samples]:[1,1];E(r,h.length===0?m(y):f(h,b,y)),E(i,h.length>za&&!c&&F(`Show all ${N(h.length)}`,()=>{c=!0,d(w),r.
querySelectorAll("tbody tr")[za].querySelector("a")?.focus()},{class:"link-button"})),i.hidden=h.length<=za||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device wo\
rk.":"The trace does not say what launched it.")}function f(w,g,y){let h=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":
"Operator"),h&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","\
Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:
za).map(b=>p(b,g,h))))}function p(w,[g,y],h){let b=[w.control_counts/g,w.test_counts/y],_=[w.control_total_duration/g,w.test_total_duration/y],S=g===y?w.diff_duration/g:_[1]-_[0],k=S>0?" more":S<0?" l\
ess":"",v=b[1]-b[0],R=w.control_counts===0?"new":w.test_counts===0?"gone":_e(_[0]>0?100*S/_[0]:null);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a("span",{class:"muted"},
"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),h&&a("td",{class:"shapes mono",title:w.shapes},w.shapes??"–"),
a("td",{class:"num wide-only"},N(b[0])),a("td",{class:"num wide-only"},N(b[1])),a("td",{class:`num wide-only${v>0?" more":v<0?" less":""}`},ot(v)),a("td",{class:"num roomy-only",title:le(_[0])},w.control_counts>
0?D(_[0]):"–"),a("td",{class:"num roomy-only",title:le(_[1])},w.test_counts>0?D(_[1]):"–"),a("td",{class:`num strong${k}`,title:Ge(S)},ge(S)),a("td",{class:`num${k}`},R))}return{node:l,sql:n,draw:d}}function wg(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ge(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));E(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var yg={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Lc={path:"/compare/op",name:"Operation",mount:(e,t)=>cv(e,t)};function cv(e,t){let o=ps(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=ut("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],Z=>R({bins:Z},{replace:!0})),m={sides:Qn(R),numbers:dg(),work:hg(),histogram:ig(
{id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:lg({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Z)=>t.go(x(...Z))}),heat:Ma({id:"cha\
rt-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Z)=>t.go(x(...Z))}),grid:Aa(),related:gg({onUnit:Z=>R({unit:Z}),href:({name:Z,category:ie})=>Ht({...o,row:Et(Z,ie)})}),stack:wg()},
f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),h=a("div",{class:"messa\
ge"}),b=dv(Z=>R({heat:Z},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),S=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.histogram.
node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-page"},p,a("header",{class:"op-head\
er"},w,g,y),m.sides.node,h,S));let k=Ot({context:t,results:S,message:h}),v=gt(()=>f.forEach(Z=>Z.retheme()));function R(Z,{replace:ie=!1}={}){t.go(Ht({...o,...Z}),{replace:ie})}function O(){let Z=ee=>Bo(
ee,o,n,s),ie=`${Z("control")} → ${Z("test")}`,q=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${q.slice(0,80)} · ${ie}`),E(w,a("bdi",{},q)),E(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:
"",o.use_short_name&&" · short name: all operations of this name together");let Y={...Ft(""),...M(),exclude:[wt],op:o.row};E(p,a("a",{href:t.lastCompare(ft(o))??_t(Y)},`← ${ie}`))}function x(Z,ie){
return qr(o,Z,ie,s)}function M(){let{control:Z,test:ie,control_ranks:q,test_ranks:Y,control_steps:ee,test_steps:me,control_marker:qe,test_marker:G,use_short_name:ne,merge_addresses:ue,aliases:K}=o;return{
control:Z,test:ie,control_ranks:q,test_ranks:Y,control_steps:ee,test_steps:me,control_marker:qe,test_marker:G,use_short_name:ne,merge_addresses:ue,aliases:K}}async function A(){let Z=[o.control,o.test].
filter(q=>q!=="");if(Z.every(q=>n&&Ye(n,q)))return;let ie=await ht(Z).catch(()=>[]);u||(n=ie,j())}function L(Z){i=Z,k.ask(ie=>ur(Z,{signal:ie}),ie=>{s=ie,r=new URLSearchParams(Z).get("row"),k.say(null),
ve(`${ie.name}: ${D(ie.calls.control.total)} to ${D(ie.calls.test.total)}.`),j()},ie=>{s=null,k.say(I(ie)),j()})}async function $(Z){c?.abort(),c=new AbortController,l={key:Z,answer:null};try{let ie=new URLSearchParams(
Z);ie.set("significance","true"),ie.set("diagnosis","false");let q=await tt(ie,{signal:c.signal});if(u||l.key!==Z)return;l.answer=q,l.byKey=Rd(q),j()}catch{}}function I(Z){let ie=Z.code==="unknown_ope\
ration",q=["control_ranks","test_ranks","control_steps","test_steps"].filter(Y=>o[Y]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:Z.code}},a("h2",{},ie?"This operation does not o\
ccur":"This operation cannot be shown"),a("p",{},ie?"Neither side has an operation of this name and category in the selected ranks and steps.":Z.message),a("p",{},q.length>0&&F("Use all ranks and step\
s",()=>R(Object.fromEntries(q.map(Y=>[Y,"all"]))),{class:"primary"}),q.length===0&&!ie&&F("Try again",()=>L(Qo(o).toString()),{class:"primary"})," ",a("a",{href:_t({...Ft(""),...M()})},"All operations\
 of this comparison")))}function j(){if(u)return;O();let Z=o.control!==""&&o.test!==""&&o.row!=="",ie=Qo(o).toString();Z?ie!==i&&(s&&r!==o.row&&(s=null),k.say(null),L(ie)):(k.drop(),i="",k.say(a("div",
{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:fe("/compare")},"Compare page"),"."))));let q=ft({...o,use_short_name:!1}).toString();Z&&q!==l.key&&$(q),m.
sides.draw(o,n,s),S.toggleAttribute("data-skeleton",Z&&!s),s&&z()}function z(){let Z=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),ie=`tracediff-${At(s.control.label)}-${At(s.test.label)}\
-${At(s.name)}`,q=i,Y=o.use_short_name?void 0:Ui(l.byKey?.get(ds(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:Y}),De(ie,q),Fe(ie,q),m.work.draw(o,s),qh(o,s,m),m.related.draw(
{answer:s,unit:Z,revision:q}),m.stack.draw(s.stack,ke),E(y,F("Copy the name",()=>Vt(s.name,"Name copied."),{class:"link-button"}),F("Copy link",()=>Vt(location.href,"Link copied."),{class:"link-button"}),
a("a",{href:Pn(o,s)},"Show in the timeline"),a("a",{href:Ru(Qo(o)),download:`${ie}.json`},"JSON"),["control","test"].map(Se))}let V=Z=>s.aliases?.filter(ie=>ie.side===Z)??[{name:s.name,category:s.category}];
function Se(Z){let ie=n&&Ye(n,o[Z]);if(!ie||Oc(s.samples[Z])===void 0)return null;let q=`slowest call, ${Z}`;if(Eo(ie)!=="")return a("span",{class:"muted small",title:Eo(ie)},`Perfetto: no trace of th\
e ${Z}`);let Y={name:s.name,names:V(Z),marker:o[`${Z}_marker`],shortNames:o.use_short_name},ee=F(`Perfetto: ${q}`,async()=>{ee.disabled=!0;try{await sg(ie,Y,s.samples[Z],me=>ve(`Loading ${Ce(me)}`))}catch(me){
Ee(me.message,{urgent:!0})}finally{ee.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return ee}function ke({name:Z,category:ie}){let q=l.byKey?.get(ds(Z,ie));return q&&{diff:q.diff_per_step,href:Ht({...o,use_short_name:!1,row:q.id})}}function De(Z,ie){let{edges:q,control:Y,test:ee}=s.
histogram,me=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:q,control:Y,test:ee,file:Z,revision:`${ie}#${o.bins}`,share:o.bins==="share",perStep:me[0]===me[1]?null:me,medians:[
s.calls.control["50%"],s.calls.test["50%"]],heading:`${N(s.calls.control.count)} in the control, ${N(s.calls.test.count)} in the test`,empty:q.length===0?"No calls to draw.":""})}function Fe(Z,ie){let{
control:q,test:Y}=s.samples,ee=ua(q,Y),me=Rs(ee,H=>H.total_duration),qe=H=>s.calls[H].count===0,G=me.control.map(H=>H.map(()=>null));m.points.draw({rows:ee.rows,columns:ee.columns,kind:"time",file:Z,control:qe(
"control")?G:me.control,test:qe("test")?G:me.test,hover:(H,oe,se)=>uv(H,ee[H][oe][se]),heading:"duration in each step of each rank",revision:ie});let[ne,ue,K]=yg[o.heat],P=Rs(ee,ue),C=K==="time",B={format:C?
le:N,formatDiff:C?Ge:ot};b.draw(o.heat),m.heat.draw({rows:ee.rows,columns:ee.columns,...P,...B,kind:K,file:Z,heading:ne,revision:`${ie}#${o.heat}`}),m.grid.draw({grid:ee,values:P,title:ne,timeline:x,format:C?
D:N,formatDiff:C?ge:ot});let T=[ee.ranksByPosition&&"ranks",ee.stepsByPosition&&"steps"].filter(Boolean);_.hidden=T.length===0,_.textContent=`The sides have different ${T.join(" and ")}; they are pair\
ed by position (control / test).`}return j(),A(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Z){let ie=o;o=ps(Z),ie.row!==o.row&&window.scrollTo(0,0),j(),A()},
unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),v(),f.forEach(Z=>Z.unmount())}}}function uv(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":
`step ${t.step_number}`}`,le(t.total_duration),Q(t.counts,"call")]}function dv(e){let t=ce("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(yg).map(([n,[s]])=>a("option",{value:n},
s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function bg(e,t,o){let n=null,s=new Map,r=w=>{let g=e.getBoundingClientRect();return[w.clientX-g.left,w.clientY-g.top]};function i(w){let g=w.ctrlKey||w.metaKey||o(),y=w.deltaMode===1?16:1,h=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(h)>Math.abs(w.deltaY))w.preventDefault(),t.pan(h*y);else if(g){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[g,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,g),n={id:w.pointerId,x:g,y,from:g,measures:w.shiftKey,moved:s.size>1}}function c(w,g){
let y=[...s.values()];s.set(w.pointerId,g);let h=[...s.values()],b=([_,S])=>Math.max(20,Math.abs(_-S));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(n=null,delete e.dataset.drag);let[g,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,g);return}if(!n||n.id!==w.pointerId){t.hover(g,y,w);return}!n.moved&&Math.hypot(g-n.x,y-n.y)<4||(n.moved||
(n.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=n.measures?"measure":"pan",t.leave()),n.measures?t.measure(n.from,g,!1):(t.pan(n.x-g),t.scroll(n.y-y)),[n.x,n.y]=[g,y])}function d(w){if(s.delete(
w.pointerId),!n||n.id!==w.pointerId)return;let[g,y]=r(w),{moved:h,measures:b,from:_}=n;n=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&h?t.measure(_,g,!0):h||t.pick(g,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function f(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let g=m[w.key.length===1?w.key.toLowerCase():
w.key];g&&(w.preventDefault(),w.stopPropagation(),g())}let p={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:f};for(let[w,g]of Object.entries(p))e.addEventListener(
w,g,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(p).forEach(([w,g])=>e.removeEventListener(w,g))}function Nc({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)mv(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function mv(e,t,o,n){for(let r=1;r<e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function fv(e,t,o,n){
for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+1}return t}function Vs(e,t,o,n,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=fv(l,r[t],d,o);m<d;m+=1){let f=i[m];if(c[f]>=
n)return;u[f]>o&&s(f)}}function kg(e,t,o,n=0){let s=-1,r=1/0;return Vs(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function Pc(e,t,o){let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var Ga=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function _g(e){let[t,o,n]=Ga(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+
.0722*n;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function Ya(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var pv={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},hv=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Js=e=>String(e).replace(hv,"").replace(/[&<>"]/g,t=>pv[t]),Qs=e=>String(Math.round(e*100)/100);
function xg(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?Qs(f):Js(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${Js(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Js(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Qs(i)}" height="${Qs(l)}"\
 viewBox="0 0 ${Qs(i)} ${Qs(l)}" font-family="${Js(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Js(c)}"/>${t.join("")}</svg>`}}}var Ka=(e,t,o)=>Math.min(Math.max(e,t),o);function pn({from:e,to:t},o,n=0){let s=o.to-o.from,r=Ka(t-e,Math.min(n,s),s),i=(e+t)/2,l=Ka(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Ic(e,t,o,n,s=0){
let r=n.to-n.from,i=Ka((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return pn({from:c,to:c+i},n,s)}function Dc(e,t,o){let n=e.to-e.from,s=Ka(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function Sg(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function $g({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Ao=22,gv=22,Va=4;function vg(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(n).width,
o.set(n,s)),s}}var Xs=new Map;function wv(e){return Xs.has(e)||(Xs.size>500&&Xs.clear(),Xs.set(e,_g(e))),Xs.get(e)}function yv(e,t,o,n){let{x:s,y:r,width:i,height:l}=o,c=n.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=wv(c);if(n.hatched(t)&&e.hatch(s,r,i,l,n.colours.surface),i>=gv){let d=Pc(n.text(t),i-2*Va,n.widthOf);if(d!==""){let m=r+l/2+11*.36;if(n.hatched(t)){let f=4;for(let p of d)f+=n.widthOf(
p);e.box(s+Va-2,r+1,Math.min(f,i-Va),l-2,c)}e.words(s+Va,m,d,u)}}}function bv(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return Vs(n,t,s.from,s.to,f=>{let p=Math.max(
0,(n.start[f]-s.from)*r),w=Math.min(i,(n.end[f]-s.from)*r);if(w<=d&&!u?.keep.has(f))return;let g=Math.max(1,w-p>3?w-p-.5:w-p);u&&e.alpha(u.keep.has(f)?1:.3),yv(e,f,{x:p,y:o,width:g,height:c},l),m+=1,d=
g<=1?p+1:w}),u&&e.alpha(1),m}function Eg(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=$g(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Ao,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Ao-5,u,Ao,s.border),u<o-30&&e.words(u+3,Ao-8,n(c,i),s.muted)}e.line(0,Ao-.5,o,Ao-.5,s.border)}function Tg(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(n.to-n.from),f=Math.max(0,Math.floor(-l/i)),p=Math.min(o.rows-1,Math.ceil((r-l)/i));kv(e,c,t);let w=u.highlight?{keep:u.highlight}:null,g={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let h=f;h<=p;h+=1)y+=bv(e,h,l+h*i,g);return _v(e,t,m),y}function kv(e,t,{top:o,rowHeight:n,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=o+l*n;if(d>r||d+c*n<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=Pc(u,s-16,i.widthOf);e.words(6,d+n/2+11*.36,m,i.colours.muted,{bold:!0})}}function _v(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),f=Math.min(t.width+2,(d[i]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var Qa=12,Ja=17,xv=8e3,Sv=15,$v=12;function vv(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Og=(e,t)=>e.flatMap((o,n)=>Do(o,Math.floor((t-2*Qa)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function Mg(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(Qa,o+Ja*r,n,te(s?"--text":"--muted"),{size:s?Sv:$v,bold:s})})}function Xa(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Og(e,o),r=t.map(d=>Og(d.lines,
o)),i=10+Ja*s.length+Qa,l=t.map((d,m)=>{let f=i+Ja*r[m].length;return i=f+d.height+Qa,f}),c=Math.min(i,xv),u=d=>{Mg(d,s,22),t.forEach((m,f)=>{Mg(d,r[f],l[f]-Ja*r[f].length+12),m.paint(vv(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=xg(n);return u(d),d.text(o,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=Ya(m,n);return f.box(0,0,o,c,te("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function Za(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Pa(n,`${o}.${t}`)}var Ev=160,Tv=3,Ov=matchMedia("(prefers-reduced-motion: reduce)"),Ag=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),Bc={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function ei(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),f=a("div",{class:"spans-space"},m),p=a("div",{class:"spans-scroll"},f);e.classList.add("s\
pans"),e.append(p);let w=m.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,y=Ya(w,g),h=c?Ao:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:vg(g),colours:Ag()},
_=Bc,S=Nc(Bc),k=[],v=0,R={from:0,to:1},O={from:0,to:1},x={hover:-1,select:-1,highlight:null},M=0,A=null,L=0,$=0,I=0,j=()=>(O.to-O.from)/Math.max(1,L),z=C=>O.from+C*j(),V=()=>h+v*o;function Se(){L=p.clientWidth,
f.style.height=`${V()}px`,$=Math.min(p.clientHeight,V());let C=globalThis.devicePixelRatio||1,[B,T]=[Math.round(L*C),Math.round($*C)];(m.width!==B||m.height!==T||I!==C)&&([m.width,m.height,I]=[B,T,C],
m.style.width=`${L}px`,m.style.height=`${$}px`)}function ke(){M===0&&(M=requestAnimationFrame(De))}function De(C){if(M=0,A){A.since??=C;let T=(C-A.since)/Ev;O=Sg(A.from,A.to,T);let H=T<1;H?ke():A=null,
r(O.from,O.to,H)}let B=performance.now();if(Se(),L>0&&$>0){w.setTransform(I,0,0,I,0,0);let T=ie(Z(),{width:L,height:$,top:h-p.scrollTop});m.dataset.drawn=String(T)}m.dataset.drawMs=(performance.now()-
B).toFixed(2)}let Fe="";function Z(){let C=`${m.width} ${m.height} ${I}`;return C!==Fe&&(Fe=C,y.forget()),y}function ie(C,{width:B,height:T,top:H}){let{colours:oe}=b;C.box(0,0,B,T,oe.surface);let se=Tg(
C,{index:S,view:O,width:B,height:T,rowHeight:o,top:H,bands:k,marks:x,how:b,rowOf:Re=>_.row[Re]}),re=B/(O.to-O.from);return d?.(C,{x:Re=>(Re-O.from)*re,y:Re=>H+Re*o,width:B,height:T,view:O}),h>0&&Eg(C,
{view:O,width:B,format:c,colours:oe}),se}function q(C,B=!1){A=null,!(C.from===O.from&&C.to===O.to)&&(O=C,r(O.from,O.to,B),ke())}function Y(C){let B=pn(C,R,u);Ov.matches?q(B):(A={from:O,to:B,since:null},
ke())}let ee=()=>A?.to??O;function me(C,B){let T=Math.floor((B-h+p.scrollTop)/o);return B<h||T<0?-1:kg(S,T,z(C),Tv*j())}function qe(C,B){C!==x.hover&&(x.hover=C,m.style.cursor=C>=0?"pointer":"",ke()),
n(C,B)}let G=bg(m,{zoom:(C,B)=>q(Ic(O,z(C),B,R,u)),pan:C=>q(Dc(O,C*j(),R)),scroll(C){p.scrollTop+=C},hover:(C,B,T)=>qe(me(C,B),T),leave:()=>{x.hover>=0&&qe(-1,null)},pick:(C,B,T)=>s(me(C,B),T),measure:(C,B,T)=>i?.(
...[z(C),z(B)].sort((H,oe)=>H-oe),T),slide(C){let B=ee();Y(Dc(B,C*(B.to-B.from),R))},glide(C){let B=ee();Y(Ic(B,(B.from+B.to)/2,C,R,u))},fit:()=>Y(R),enter:()=>{x.select>=0&&s(x.select,null)},own:l},()=>t.
wheel==="free");p.addEventListener("scroll",ke,{passive:!0});let ne=new ResizeObserver(ke);ne.observe(p);let ue=()=>{b.colours=Ag(),ke()},K=matchMedia("(forced-colors: active)");K.addEventListener("ch\
ange",ue);let P=gt(ue);return{node:m,set(C){let B=_===Bc;_=C,S=Nc(C),k=C.bands??[],v=Math.max(S.rows,C.rows??0);let[T,H]=[C.from??1/0,C.to??-1/0];if(C.from===void 0||C.to===void 0)for(let se=0;se<C.length;se+=
1)T=Math.min(T,C.start[se]),H=Math.max(H,C.end[se]);R=H>T?{from:T,to:H}:{from:0,to:1},x.hover=-1,x.select=-1,x.highlight=null;let oe=B?{...R}:pn(O,R,u);f.style.height=`${V()}px`,A===null&&(O=oe),ke()},
view(C,B,T=!1){T?q(pn({from:C,to:B},R,u)):Y({from:C,to:B})},index:()=>S,current:()=>({...O}),goal:()=>({...ee()}),extent:()=>({...R}),select(C){x.select=C,C>=0&&this.reveal(_.row[C]),ke()},highlight(C){
x.highlight=C===null?null:new Set(C),ke()},point(C){x.hover=C,ke()},follow(C,B,T=!1){A=null,O={from:C,to:B},T?(cancelAnimationFrame(M),De(0)):ke()},place(C){return this.placeOf({start:_.start[C],end:_.
end[C],row:_.row[C]})},placeOf({start:C,end:B,row:T}){let H=m.getBoundingClientRect(),oe=(C-O.from)/j(),se=(B-O.from)/j(),re=h+T*o-p.scrollTop;return se<0||oe>L||re<h-o||re>$?null:{left:H.left+Math.max(
0,oe),right:H.left+Math.min(L,se),top:H.top+re,bottom:H.top+re+o}},redraw:ke,showAxis(C){h=c&&C?Ao:0,ke()},reveal(C){let B=C*o;(B<p.scrollTop||B+o+h>p.scrollTop+p.clientHeight)&&(p.scrollTop=B-p.clientHeight/
2)},whole:C=>({height:V(),paint:B=>ie(B,{width:C,height:V(),top:h})}),picture(C){return Xa(C,[{lines:[],...this.whole(Math.max(L,600))}],Math.max(L,600))},destroy(){cancelAnimationFrame(M),G(),P(),K.removeEventListener(
"change",ue),ne.disconnect(),p.remove()}}}var ts=8,Mv=.004;function Rg(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(go(n,t))),0)}var Qt=(e,t)=>e.verdict[t]==="no_difference_found";function Cg(e,t,o){let n=go(e,t);if(!(o>0)||Math.abs(
n)<Mv*o||Qt(e,t))return 0;let s=Math.max(1,Math.round(ts*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(ts,s)}function Lg(e,t,o){let[n,s]=[Ga(e),Ga(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var io={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","What the threads of the host spent, the time of each call c\
ounted once"],calls:["calls","Calls","How often the frames were called"]},os=e=>e!=="calls",yt=(e,t)=>os(t)?D(e):N(Number(e.toFixed(2))),It=(e,t)=>e===null?"–":os(t)?ge(e):ot(Number(e.toFixed(2))),ti=(e,t)=>os(
t)?le(Number(e.toFixed(3))):N(e),ns=(e,t)=>e===null?"":os(t)?Ge(Number(e.toFixed(3))):ot(e),Av={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},Rv={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},hn=e=>Av[e.sort]??e.sort,gn=e=>Rv[e.status]??"",Pg=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",Cv=e=>e.sides.every(t=>t.steps.length===0),_o=e=>Cv(e)?"per recording":"per step";function oi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(rn(e));return t?`${t[2]}\
 · ${t[1]}`:rn(e)}var St=e=>[rn(e),an(e)].filter(Boolean).join(" "),Lv=e=>/ #\d+$/.test(rn(e));function Ig(e){let t=wo(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||Lv(n)):t.slice(-1)}function Dg(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!In(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var Nv=.005;function qg(e,t){let o=e.here[t],n=os(t)?D(Math.abs(o)):N(Number(Math.abs(o).toFixed(2)));if(os(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>Nv*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return o>0?`is called ${n} times more`:`is called ${n} times less`}var Fc=(e,t)=>t>0?100*e/t:null;function Bg(e,t){let[o,n]=e.root.total[t];return{from:yt(
o,t),to:yt(n,t),change:It(n-o,t),percent:_e(Fc(n-o,o))}}function Fg(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?_e(Fc(n-o,o)):"new"}function Hg(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>Fc(i,r)),n=r=>je(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var Ng=e=>e.map(t=>`“${t}”`).join(" and ");function Wg(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${Ng(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (of TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${Ng(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function Ug(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${yt(l,i)} → ${yt(c,i)} (${It(c-
l,i)})`:`${s}: ${yt(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Ro=e=>e>0?"mo\
re":e<0?"less":"calm",jg=(e,t)=>It(go(e,t),t);var Pv=20,Iv=.62,zg={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function Dv(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Lg(te("--surface-sunk"),te(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",Iv*(.12+.88*(Math.abs(o)/ts))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(zg[o]??"--noise-fill",.45)}}function qv(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){E(e,
a("p",{class:"mono strong"},St(t)),a("p",{class:"muted small"},[hn(t),gn(t),Qt(t,n)&&"no difference found"].filter(Boolean).join(" · ")),Ug(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Gg(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=qv(),l=Dv(),c=pt("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>R("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>R("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
f=0,p=x=>d.tree.frames[m.frame[x]],w=ei(s,{rowHeight:Pv,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:h,
text:b,hatched:x=>y(p(x)),onHover(x,M){x<0||!M?i.hide():i.show(p(x),d,M)},onPick:x=>x>=0&&e.onPick(p(x)),onKey:_}),g=gt(()=>{l.forget(),k(),w.redraw()}),y=x=>d.tree.pair&&!In(x)&&x.sort!=="rest";function h(x){
let M=p(x);return d.tree.pair?Qt(M,d.measure)?l.noise():l.change(Cg(M,d.measure,f)):l.sort(M.sort)}function b(x){let M=p(x);return`${M.status==="replaced"?"⇄ ":""}${[oi(M),an(M)].filter(Boolean).join(
" ")}${d.tree.pair?` ${jg(M,d.measure)}`:""}`}function _(x){let M=d?.selected;if(!M)return!1;let A=M.parent?.children.filter(S)??[],L=A.indexOf(M),$=V=>m.end[m.place[V.at]]-m.start[m.place[V.at]],j={ArrowUp:()=>M.
parent,ArrowDown:()=>M.children.filter(S).reduce((V,Se)=>!V||$(Se)>$(V)?Se:V,null),ArrowLeft:()=>A[L-1],ArrowRight:()=>A[L+1]}[x.key];if(!j)return!1;let z=j();return z&&e.onMove(z),!0}let S=x=>m.place[x.
at]>=0;function k(){if(!d)return;let x=(A,L,$="")=>a("li",{class:`key ${$}`,css:{"--key-fill":A}},L);if(!d.tree.pair){let A=new Set(d.tree.frames.map(({sort:L})=>L));E(n,Object.keys(zg).filter(L=>A.has(
L)).map(L=>x(l.sort(L),hn({sort:L}))));return}let M=A=>`full colour: ${It(A,d.measure)}`;E(n,x(l.change(ts),`takes more (${M(f)})`),x(l.change(-ts),`takes less (${M(-f)})`),x(l.change(0),"hardly chang\
ed"),d.tree.frames.some(A=>Qt(A,d.measure))&&x(l.noise(),"not certain"),d.tree.frames.some(y)&&x("var(--muted)","on one side only","key-hatched"))}function v(){let x=wo(d.zoomed);E(o,x.map((M,A)=>[A>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),A===x.length-1?a("b",{class:"mono","aria-current":"true"},St(M)):F(St(M),()=>e.onZoom(M),{class:"link-button mono"})]))}function R(x){d&&m.length>
0&&Za(w.picture([`Flame graph, ${io[d.measure][0]} ${_o(d.tree)}`,...d.lines,O(),`made ${mt(new Date().toISOString())}`]),x,`${d.file}-tree`)}let O=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${It(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${Q(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(x){let M=d?.revision!==x.revision,A=!M&&d.judged!==x.judged,
L=M||d.zoomed!==x.zoomed;if(d=x,M){i.hide(),m=Mm(d.tree,d.measure,d.width),f=Rg(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${io[d.measure][0]} to d\
raw.`;let I={both:"",control:", width: control",test:", width: test"};t.textContent=`${io[d.measure][0]} ${_o(d.tree)}${d.tree.pair?I[d.width]:""}`}A&&(k(),w.redraw());let $=m.place[d.zoomed.at]??-1;L&&
$>=0&&w.view(m.start[$],m.end[$],M),v(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(I=>m.place[I.at]).filter(I=>I>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){g(),w.destroy()}}}function Yg(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Kg(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var Bv=250,Fv=[["both","Both","As wide as the larger side: frames of the control alone stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],Hv=[["\
folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by itself"]],
Wv=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function Uv(e,t){let o=ce(
"tree-search"),n=a("span",{class:"muted small tree-found"}),s=Je(Bv,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",on:{input:s,
keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Me("up","The previous match (Shift+Enter)",()=>t(-1)),Me(
"down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=c===null||
c.length===0,c===null){n.textContent="";return}let[m,f]=Kg(c,d);n.textContent=c.length===0?"No frame matches.":`${Q(c.length,"frame")}: ${u.pair?`${yt(m,d)} → ${yt(f,d)} (${It(f-m,d)})`:yt(m,d)}`}}}
function Vg({onChange:e,onStep:t}){let o=new Map(sn.map(f=>[f,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},sn.map(
f=>{let p=o.get(f);return p.button=F("",()=>e({by:f,rows:[]}),{title:io[f][2],"aria-pressed":"false"}),p.button.append(io[f][1]," ",p.change),p.button})),s=ut("Width of the frames",Fv,f=>e({width:f})),
r=ut("How frames are put together",Hv,f=>e({frames:f,rows:[],open:[],zoom:""})),i=ut("What makes frames",Wv,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=ut("Order of the rows",[["","Largest firs\
t","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=Uv(f=>e({q:f}),t),u=(f,p,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"muted"},
f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,w,g){for(let[
y,h]of o){h.button.setAttribute("aria-pressed",String(y===w));let b=p?.pair?Fg(p,y):"";E(h.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.draw(f.
q,g,p,w)}}}var Hc=12,Wc=8,jv=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Jg({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(g,y)=>r.pair?a("a",{href:Ht({...e(),merge_addresses:!0,use_short_name:!1,
row:Et(g,y)}),class:"op-link"},a("bdi",{},g)):a("bdi",{},g);function l(g,y,h,b="",_=!1){let[S,k]=y,v=R=>a("td",{class:"num",title:ti(R,h)},yt(R,h));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},g),v(S),r.pair&&v(k),r.pair&&a("td",{class:`num strong ${Ro(k-S)}`,title:ns(k-S,h)},It(k-S,h)))}let c=g=>a("thead",{},a("tr",{},g===""?a("td"):a("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[_o(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(h=>h>0))return null;let y=h=>h===null?"unknown":vo(h);return a("tr",{},a("th",{scope:"row",title:"Of produ\
cts, convolutions and attention at and below the frame, where shapes tell them"},"FLOPs"),g.map(h=>a("td",{class:"num"},y(h))),r.pair&&a("td",{class:"num strong"},g.includes(null)?"":Yo(g[1]-g[0])))}function d(g){
return g&&[["more_work","more work",g.by==="flops"?"What the change of FLOPs would cost at the speed of the control":"What the change of calls would cost if each took as long as in the control"],["slo\
wer_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes longer, or less long`]].map(([y,h,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${h}, by ${g.by==="flops"?"FL\
OPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Ro(g[y])}`,title:ns(g[y],"device")},It(g[y],"device"))))}function m(g){let y=g.here.device;return a("table",{class:"detail-table"},a("caption",{class:"\
visually-hidden"},`Figures of the frame, ${_o(r)}`),c(""),a("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched by itself",g.ownOf.device,"device","Device work tha\
t no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.ownOf.host,"host","Without the frames that it call\
ed",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time, with what only one side has below it"},"Device time\
 changed here"),a("td"),a("td"),a("td",{class:`num strong ${Ro(y)}`,title:ns(y,"device")},It(y,"device")))))}function f(g){let y=[...g.kernels].sort((h,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(h.
device[1]-h.device[0])||Math.max(...b.device)-Math.max(...h.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},g.opened||g.instances>1?`Kernels of all ${N(g.instances)}\
 instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,Hc).map(({name:h,device:b,counts:_})=>{let S=l("",b,"device");return E(S.firstChild,a("span",{class:"mono kernel-name"},i(h,jv(h)))),S.firstChild.
title=`${h}
${yt(_[0],"calls")}${r.pair?` → ${yt(_[1],"calls")}`:""} calls`,S}),y.length>Hc&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${N(y.length-Hc)} more`))))}function p(g){return g.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},g.shapes.slice(0,Wc).map(({text:y,calls:h})=>{let b=l(y,h,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Wc&&a("tr",{},a("td",{class:"muted"},`${N(g.shapes.length-Wc)} more`))))}function w(g,y){let h=g.sort==="operator"&&r.pair,b=g.names[1]??g.names[0];return a("\
p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&F(g.opened?"Fold its instances":`Show its ${N(g.instances)} instances`,()=>t(g),{class:"link-button"}),g.parent&&g.children.length>0&&F("Zo\
om to it",()=>o(g),{class:"link-button zoom-button"}),h&&a("a",{href:Ht({...e(),merge_addresses:!0,use_short_name:!1,row:Et(b,"cpu_op")})},"Open this operation"),h&&a("a",{href:Pn(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&F("Copy the name",()=>Vt(rn(g),"Name copied."),{class:"link-button"}))}return{node:s,draw(g,y,h){r=g;let b=wo(y).slice(1,-1),_=b.filter(
({sort:k})=>k!=="python"),S=_.length>0?_:b.slice(-4);E(n,a("p",{class:"mono full-name"},a("bdi",{},St(y))),a("p",{class:"muted small"},[hn(y),gn(y),y.wrapper&&"only around frames that the other side h\
as too",["device","host"].filter(k=>Qt(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),S.length>0&&a("p",{class:"muted small mono frame-path"},`in ${S.map(St).join(
" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`One side has it below ${y.through.join(", ")}.`),m(y),w(y,h),f(y),p(y))}}}var zv=5;function Qg(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=Dg(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,F(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?qg(c,u):yt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"What has no partner directly below ",F(St(c),()=>e(c),{class:"\
link-button mono tree-name"}),Ig(c).map((f,p)=>[p===0?" in ":" › ",F(St(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Ro(c.here[u]):""}`},d),l.pair&&a("spa\
n",{class:"muted"},r(c,u)),Qt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,percent:p}=Bg(
l,c),[,w]=io[c],[g,y]=l.root.total[c];E(t,a("span",{class:"headline-label"},`${w} ${_o(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",
{class:"value test-text"},m),a("span",{class:`change ${Ro(y-g)}`},f,g>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let h=Dn(l,c,zv);E(o,h.map(v=>i(l,v,c))),o.hidden=h.
length===0;let b=Hg(l),_=l.byHost&&l.pair&&"A side has no device time: host time decides which frames belong together.",S=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that change\
 most; the others are in rows “more”.`,k=l.pair&&l.samples.some(v=>v<4)&&"Fewer than 4 samples on a side: no change can be told from noise, so all are coloured as measured.";E(n,Wg(l,u).map(v=>a("\
p",{class:"notice"},v)),[b,k,_,S].filter(Boolean).map(v=>a("p",{class:"muted"},v)))}}}var Co=28,Gv=150,Xg=12,Zg=[["Frame","c-frame","What was called, and how often where it is several"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time side-b",
"In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself, with what only one side \
has below it: these add up to the change of the whole"]],Yv=[["Frame","c-frame",Zg[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Calls","num c-tim\
e","Calls of the frame"]];function ew(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree-scroll",tabindex:"\
-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>Gv;function w(){let $=c.tree.pair?Zg:Yv,I=`${io[c.measure][1]} ${_o(
c.tree)}`;E(n,$.map(([,j])=>a("col",{class:j}))),E(t,a("tr",{},$.map(([j,z,V],Se)=>a("th",{scope:"col",class:z,title:Se===0?V:`${I}: ${V}`},j)))),i.firstChild.colSpan=$.length,l.firstChild.colSpan=$.length}
function g({frame:$,level:I,open:j,leaf:z}){let V=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,Se=Pg($),ke=$.instances===$.parent?.instances?"":an($);return a("th",{scope:"row",class:"c-fram\
e",title:[St($),...$.above??[],hn($),gn($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${z?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},j?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},a("bdi",{},oi($))),V?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
an($)):ke&&a("span",{class:"muted count"},ke),$.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),Se&&a("span",{class:`status-mark status-${$.status}`},a("span",{"ar\
ia-hidden":"true"},Se),a("span",{class:"visually-hidden"},` ${gn($)}`))))}function y($,I=""){return a("td",{class:`num c-time ${I}`,title:ti($,c.measure)},yt($,c.measure))}function h($,I,j){return a("\
td",{class:`num c-time ${I} ${Qt(j,c.measure)?"calm":Ro($)}`,title:[ns($,c.measure),Qt(j,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
$)/f).toFixed(1)}%`}:{}},It($,c.measure))}function b($){let{frame:I}=$,[j,z]=I.total[c.measure];return c.tree.pair?[g($),y(j),y(z),h(go(I,c.measure),"c-diff",I),h(I.here[c.measure],"c-here",I)]:[g($),
y(j),y(I.ownOf[c.measure][0]),a("td",{class:"num c-time"},yt(I.figures.calls[0],"calls"))]}function _($){let I=c.rows[$],{frame:j}=I,z=[$%2?"odd":"",c.found?.has(j)?"found":"",j.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:z,data:{index:$},tabindex:$===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsize":I.of,"aria-rowindex":$+2,"aria-expanded":I.leaf?null:
String(I.open),"aria-selected":String(j===c.selected)},b(I))}function S($=!1){let I=Math.ceil((r.clientHeight||600)/Co),j=Math.floor(r.scrollTop/Co),[z,V]=p()?[Math.max(0,j-Xg),Math.min(c.rows.length,
j+I+Xg)]:[0,c.rows.length];if(!$&&z===m[0]&&V===m[1])return;m=[z,V];let Se=o.contains(document.activeElement),ke=$?new Map:d;d=new Map;for(let Fe=z;Fe<V;Fe+=1)d.set(Fe,ke.get(Fe)??_(Fe));[[i,z],[l,c.rows.
length-V]].forEach(([Fe,Z])=>{Fe.hidden=Z===0,Fe.style.height=`${Z*Co}px`});let{scrollTop:De}=r;fo(o,[i,...d.values(),l]),r.scrollTop=De,Se&&(d.get(u)??r).focus({preventScroll:!0})}function k($,I=!1){
let j=$*Co,z=r.clientHeight-t.offsetHeight;I&&(j<r.scrollTop||j+Co>r.scrollTop+z)&&(r.scrollTop=j-z/2),j<r.scrollTop?r.scrollTop=j:j+Co>r.scrollTop+z&&(r.scrollTop=j+Co-z),S()}function v($,I){let j=Math.
max(0,Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=j,k(j);let z=d.get(j);z?.setAttribute("tabindex","0"),I&&z?.focus({preventScroll:!0})}function R($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((I,j)=>I.frame===$.rows[j].frame&&I.open===$.rows[j].open)}function O($){let I=c.selected!==$.selected;c=$;
for(let[z,V]of d)V.setAttribute("aria-selected",String(c.rows[z].frame===c.selected));let j=c.rows.findIndex(z=>z.frame===c.selected);I&&j>=0&&v(j,!1)}o.addEventListener("click",$=>{let I=$.target.closest(
"tr[data-index]");if(!I)return;let{frame:j,leaf:z}=c.rows[I.dataset.index],V=$.target.closest("[data-act]")?.dataset.act;v(Number(I.dataset.index),!0),V==="instances"?e.onInstances(j):V==="toggle"&&!z?
e.onToggle(j):e.onSelect(j)}),o.addEventListener("dblclick",$=>{let I=$.target.closest("tr[data-index]");I&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[I.dataset.index].frame)});function x({frame:$,
open:I,leaf:j},z){!j&&I!==z?e.onToggle($):z&&I?v(u+1,!0):!z&&$.parent&&v(c.rows.findIndex(V=>V.frame===$.parent),!0)}o.addEventListener("keydown",$=>{let I=c?.rows[u];if(!I||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let j=Math.max(1,Math.floor(r.clientHeight/Co)-3),z={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+j,PageUp:u-j,Home:0,End:c.rows.length-1},V={ArrowRight:()=>x(I,!0),ArrowLeft:()=>x(
I,!1),Enter:()=>e.onZoom(I.frame)," ":()=>e.onSelect(I.frame)},Se=$.key in z?()=>v(z[$.key],!0):V[$.key];Se&&($.preventDefault(),Se())});let M=0,A=()=>{M===0&&c&&p()&&(M=requestAnimationFrame(()=>{M=0,
S(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Co)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",A,{passive:!0});let L=new ResizeObserver(A);return L.observe(
r),{node:r,focus:()=>v(u,!0),draw($){if(R($)){O($);return}let I=c?.rows[u]?.frame.key,j=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,f=c.tree.frames.reduce((V,Se)=>Math.max(V,Math.abs(
go(Se,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let z=j?c.selected.key:I;u=Math.max(0,c.rows.findIndex(V=>V.frame.key===z)),S(!0),
j&&k(u,!0)},unmount(){L.disconnect(),cancelAnimationFrame(M)}}}function Kv(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var tw=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function Vv(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?Kv(t)||(tw(n)>4*tw(o)?"host":"device"):"device"}async function Jv(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Rt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await tt(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function ow(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...wl(await dr(o?"":e.control,Bn(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?Jv(e,t):null]),l=e.
by||Vv(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function nw(e,t,o){let n=t==="host"?"host":"device";return{...wl(await dr(e.test!==""?
"":e.control,Bn(e,n,!0),{signal:o})),chosenBy:n}}async function sw(e,t,o,n=e.frames==="instance"){let s=Bn(e,t.chosenBy,n);s.set("significance",o),bm(t,await dr("",s),o)}var Qv=8,Xv=40;function rw(e,t,o){let n=new Set([e.root]);for(let s of[...Dn(e,t,Qv),...o.slice(0,Xv)])wo(s).slice(0,-1).forEach(r=>n.add(r));return n}function Zv(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(go(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function aw(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=Zv(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var iw={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Zs={path:"/tree",name:"Tree",mount:(e,t)=>tE(e,t)},eE=e=>_t({...Ft(""),...Rt(e),exclude:[wt]});function tE(e,t){let o=qn(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(q,{replace:Y=!0}={})=>!u&&t.go(Kt({...o,...q}),{replace:Y}),m=Qn(q=>d({...q,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:q=>[a("a",{class:"small",href:eE(q)},"Compare"),yc(q)]}),f=Qg(q=>O(q)),p=Vg({onChange:q=>d(v(q)),onStep:A}),w=Gg({onPick:q=>R(q,q),onZoom:q=>R(l.selected,q),onMove:q=>R(q)}),g=ew({
onSelect:q=>R(q),onZoom:q=>R(q,q),onToggle:x,onInstances:M}),y=Jg({pair:()=>Rt(o),onInstances:M,onZoom:q=>R(q,q)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,_));let S=Ot({context:t,results:_,message:h}),k=Je(400,ve);function v(q){return q.frames&&l?{...q,node:l.selected.foldKey}:q}function R(q,Y){let ee=qe=>qe.at<=q.at&&q.at<qe.end,me=Y??
(ee(l.zoomed)?l.zoomed:wo(q).findLast(qe=>ee(qe)&&l.zoomed.at>=qe.at&&l.zoomed.at<qe.end)??l.tree.root);d({node:q.key,zoom:me.key}),k(`${St(q)} is selected.`)}function O(q){R(q)}function x(q){let Y=o.
rows.includes(q.key)?o.rows.filter(ee=>ee!==q.key):[...o.rows,q.key];d({rows:Y})}function M(q){let Y=q.key,ee=o.open.includes(Y);d({open:ee?o.open.filter(me=>me!==Y):[...o.open,Y],rows:o.rows.filter(me=>me!==
Y),node:Y}),ve(ee?"Folded.":`Its instances are shown below ${St(q)}.`)}function A(q){let Y=l?.found??[];if(Y.length>0){let ee=Y.indexOf(l.selected),me=ee<0?q>0?0:Y.length-1:(ee+q+Y.length)%Y.length;R(
Y[me]),ve(`${me+1} of ${Y.length}: ${St(Y[me])}`)}}async function L(){let q=[o.control,o.test].filter(ee=>ee!=="");if(q.every(ee=>n&&Ye(n,ee)))return;let Y=await ht(q).catch(()=>[]);u||(n=Y,ie())}function $(){
if(o.control==="")return"";let q=`${o.control} ${Bn(o,"device",o.frames==="instance")}`,Y=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===q&&(Y==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===Y)?s.key:`${q} ${Y}`}function I(q){r=q,_.dataset.stale="";let[Y,ee]=[q.slice(0,q.lastIndexOf(" ")),o.by];S.ask(me=>ow(o,me),me=>{s={...me,key:q,base:Y,first:ee===""},i=null,delete _.
dataset.stale,S.say(null),ve(Q(me.tree.frames.length-1,"frame")),ie()},me=>{s=null,l=null,delete _.dataset.stale,S.say(V(me)),ie()})}function j(q){let Y=`${s.key} ${q==="host"}`;return i?.key===Y?(z(i,
q),i.tree):(i={key:Y,tree:null},S.ask(ee=>nw(o,q,ee),ee=>{i.tree=ee,ie(),z(i,q)},ee=>{i=null,Ee(`The instances could not be loaded. ${ee.message}`,{urgent:!0})}),null)}async function z(q,Y){let{tree:ee}=q;
if(q.judged??=new Set,!(!ee?.pair||Y==="calls"||q.judged.has(Y)||ee.samples.some(me=>me<4))){q.judged.add(Y);try{await sw(o,ee,Y,q===i||o.frames==="instance")}catch{return}!u&&s&&(s===q||i===q)&&(s.verdicts=
`${s.verdicts??""} ${q===i?"each ":""}${Y}`,s.classes=void 0,s.openedFor=void 0,ie())}}function V(q){let Y=Object.keys(iw).some(ee=>o[ee]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:q.code}},a("h2",{},"This tree cannot be shown"),a("p",{},q.message),a("p",{},Y?F("Use all ranks and steps",()=>d(iw),{class:"primary"}):F("Try again",()=>I(r),{class:"primary"})," ",a("a",{href:fe(
"/")},"Choose other traces")))}let Se=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:fe("/")},n?.length===0?"Add traces":"Traces page"),"."));function ke(q){if(o.frames==="class")return s.classes??=Sm(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let Y=j(q);if(Y){let ee=o.open.join();return s.openedFor!==ee&&(s.opened=Em(s.tree,Y,new Set(o.open)),s.openedFor=ee),s.opened}}return s.tree}function De(){let q=o.by||s.measure,Y=ke(q),ee=o.
q===""?null:Yg(Y,o.q),me=yl(Y,o.node)??Dn(Y,q,1)[0]??Y.root,qe=yl(Y,o.zoom)??Y.root,G=rw(Y,q,[me,...Y.frames.filter(P=>P.opened).flatMap(P=>P.children.slice(0,1)),...ee??[]]),ne=new Set(o.rows),ue=aw(
Y,q,o.order,P=>G.has(P)!==ne.has(P.key)),K=[s.key,q,o.frames,o.width,o.open.join(),Y.frames.length].join(" ");return{tree:Y,measure:q,width:o.width,found:ee,text:`${o.q} ${o.order}`,selected:me,zoomed:qe,
rows:ue,revision:K,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:Fe(Y),file:`tracediff-${Y.sides.map(({label:P})=>At(P)).join("-")}`}}function Fe(q){return[["control","test"].slice(0,q.sides.
length).map((ee,me)=>`${q.pair?`${ee}: `:""}${q.sides[me].label} (${Q(q.sides[me].samples,"sample")})`).join(" → ")]}function Z(){let q=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},Y=me=>Bo(me,
o,n,q),ee=o.control===""?"Tree":`${Y("control")}${o.test===""?"":` → ${Y("test")}`} · Tree`;b.textContent=ee,t.setTitle(ee),m.draw(o,n,q)}function ie(){if(u)return;let q=$();if(q===""?(S.drop(),[r,
s,l]=["",null,null],S.say(Se())):q!==r&&(s||S.say(null),I(q)),Z(),_.toggleAttribute("data-skeleton",q!==""&&!s),!s||s.key!==q){p.draw(o,null,o.by,null);return}l=De();let{tree:Y,measure:ee,found:me}=l,
qe=[l.revision,l.judged,o.level].join(" ");qe!==c&&(c=qe,f.draw(Y,ee,o.level)),p.draw(o,Y,ee,me),w.draw(l),w.sql.set(ao(Ph(o,ee),o)),g.draw({...l,found:me&&new Set(me)}),y.draw(Y,l.selected,l.canOpen),
z(s,ee)}return ie(),L(),{keys:{search:()=>p.search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&R(l.selected,l.
tree.root)},update(q){o=qn(q),ie(),L(),s&&r===s.key&&t.settled()},unmount(){u=!0,S.unmount(),w.unmount(),g.unmount()}}}var oE={name:"rows",label:"Rows",type:"choice",options:Zr,fallback:"steps"};function lw(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,v){t({[k]:v},{replace:l===k}),l=k}function u(k,v,R,O){let x=ce("set"),M=ko({id:x,field:k,none:O,text:i[k],set:Ye(R,i[k])??null,onPick:A=>{l="",o(
{[k]:A?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:x},v),M.node)}function d(k){let v=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,v.checked===k.fallback?"":String(v.checked))}});return s.push({name:k.name,sync(R){v.checked=R===""?k.fallback:R==="true"}}),a("label",{class:"check"},v,k.label)}function m(k){let v=k.type==="o\
perator"?ce("ops"):null,R=k.type==="number",O=a("input",{type:R?"number":"text",list:v,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:R&&"any",min:R&&0,data:{field:k.name},class:v&&
"wide",title:k.title,on:{change:()=>c(k.name,O.value.trim())}}),x=v&&a("datalist",{id:v});v&&(O.addEventListener("input",Je(150,()=>w(O.value,x))),O.addEventListener("focus",()=>{O.select(),w("",x)}));
let M="";return s.push({name:k.name,sync(A,L){let $=A||v&&L||"",I=O===document.activeElement&&O.value!==M;O.value.trim()!==$&&!(I&&$===M)&&(O.value=$),M=$,R&&(L??null)!==null&&A===""&&(O.placeholder=L)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),O,x)}function f(k){let v=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,v.value===k.fallback?"":v.value)}},Object.entries(
k.options).map(([R,O])=>a("option",{value:R},O)));return s.push({name:k.name,sync(R,O){v.value=R||String(O??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),v)}let p=k=>k.
type==="boolean"?d(k):k.type==="choice"?f(k):m(k);async function w(k,v){if(i.set!=="")try{let R=await fr(i.set,k);E(v,[...new Set(R.filter(O=>O.category==="cpu_op").map(O=>O.name))].map(O=>a("option",
{value:O})))}catch{}}let g=(k,v)=>k?.[v].length>0?nt(k[v],3):"";function y(k,v){let[R,O]=["set","test"].map(x=>g(Ye(v,i[x]),k));return i.test!==""&&i[k]===""&&(R!==O||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function h(k,v,R){let[O,x]=["set","test"].map(A=>Ye(R,i[A])),M=(A,L,$)=>p({name:A,label:L,type:"text",placeholder:["all",g($,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,R)?[M(`set_${k}`,`${v} of A`,O),M(`test_${k}`,`${v} of B`,x)]:[M(k,v,O)]}function b(k){let v=R=>R.some(O=>i[O]!=="");return!v(["steps","set_steps","test_steps"])&&(v(["marker","set_\
marker","test_marker"])||["set","test"].some(R=>Ye(k,i[R])?.steps.length>0))}let _=k=>`${$l[k].letter} · ${$l[k].name}`;function S(k){let v=i.test!=="";s=[],E(n,u("set",v?_("set"):"Trace set",k),u("t\
est",v?_("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&p(oE),e[i.what].params.map(p))}return{node:n,focus(){let k=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,v,R={}){i=k;let O=JSON.stringify([i.what,i.set,i.test,y("ranks",v),y("steps",v),b(v),v.map(x=>[x.id,x.label])]);
if(O!==r){r=O;let x=n.contains(document.activeElement)?document.activeElement.dataset.field:null;S(v),x&&n.querySelector(`[data-field="${x}"]`)?.focus()}s.forEach(({name:x,sync:M})=>M(i[x]??"",R[x]))}}}var nE=24,ni=20;function cw(e,t){let o=Array.from(e),n=Math.max(0,o.length-ni),s=t>nE?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+ni).join(""))),s+ni<o.length&&r("split-rest",s+ni))}var uw=200;function lo(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),i=pt(r);i.set(e.sql??null);
let l=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},a("div",{class:"chart-head"},a(e.level??"h3",{},r," ",s),a("div",{class:"chart-tools"},i.node,e.csv&&a("a",{class:"butto\
n",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},a(
"table",{class:"data-table"},a("caption",{class:"visually-hidden"},r),a("thead",{},t),o)),n),c=[],u=new Map,d=null,m=e.limit??20;function f(){if(!d)return c;let y=d.down?-1:1;return[...c].sort((h,b)=>{
let[_,S]=[h[d.key]??null,b[d.key]??null];return _===null||S===null?(_===null)-(S===null):y*(typeof _=="number"?_-S:String(_).localeCompare(String(S)))})}function p(y){let h=d?.key===y.key?!d.down:!!y.
number;d={key:y.key,down:h},g(),t.querySelector("[aria-sort] button")?.focus()}function w(y,h,b){let _=e.href&&y.link?.(b,e.parameters??{}),S=y.show(h,b),k=y.mono&&typeof S=="string"?cw(S,u.get(y.key)?.
get(S)??0):S;return _?a("a",{href:e.href(_)},k):k}function g(){E(t,e.columns.map(y=>{let h=d?.key===y.key;return a("th",{scope:"col",class:y.number&&"num","aria-sort":h&&(d.down?"descending":"ascendin\
g")},F(`${y.title}${h?d.down?" ↓":" ↑":""}`,()=>p(y),{class:"link-button th-button",title:y.what}))})),E(o,f().slice(0,m).map(y=>a("tr",{},e.columns.map(h=>{let b=y[h.key];return a("td",{title:h.mono?
b:h.exact?.(b,y),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,y)].filter(Boolean).join(" ")||null},w(h,b,y))})))),s.textContent=c.length>1?N(c.length):"",n.hidden=c.length<=m,E(n,F(`Show\
 ${N(Math.min(uw,c.length-m))} more of ${N(c.length)}`,()=>{m+=uw,g()},{class:"link-button"}))}return{node:l,show(y){c=y;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,$i(c.map(b=>String(b[h]??""))));
l.hidden=c.length===0,g()}}}var sE={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},dw="http://www.w3.org/2000/svg";function rE(e,t){let o=document.createElementNS(dw,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(dw,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",sE[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function mw(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function f(w,g){w.dataset.shown!==g&&(w.dataset.shown=g,w.value=m(g))}function p(w,{chosen:g,styles:y,two:h}){let b=y.get(w.key)??-1,_=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let S=[...t.querySelectorAll("input:checked")];e.onLines(S.length===0?Hl:S.map(k=>k.value))}}});return _.checked=g.includes(w.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&rE(Nl(b,h?"A":""),h)),w.name)}return{node:l,draw(w){let{chosen:g,two:y}=w,h=JSON.stringify([w.lines.map(b=>b.key),g,y]);if(t.hidden=w.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;E(t,aE(w.lines,g).map(([_,S])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),S.map(k=>p(
k,w))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}f(o,w.start),f(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function aE(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>s.some(r=>t.includes(r.key));return[...o].sort((s,r)=>n(r)-n(s))}function iE(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function fw(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=iE(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var pw={control:"set",test:"test"};function kw(e){let t=(o,n)=>e[`${pw[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[pw[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function lE(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:kc(kw(e));return o&&`(${o})`}var or="device\
_type = 'GPU'",jc=["COMPUTATION","COMMUNICATION","MEMORY"],si=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",zc=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${jc.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${or}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${jc.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${or}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${jc.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,hw=e=>`${zc(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,gw=e=>`${zc(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,cE=(e,t)=>`${zc(e,si(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,_w=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,uE=(e,t)=>`SELECT side, rank, kind, name, category, ${_w}
FROM events
WHERE ${or}${si(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,xw=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${or}${si(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Sw=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${or}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,$w="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",ww=(e,t)=>`${Sw(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${$w}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,vw=(e,t)=>`${Sw(e,si(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${$w}`,dE=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${vw(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,er=(e,t)=>`${vw(e,t)}
ORDER BY launch_delay DESC`,yw=(e,t)=>`SELECT side, rank, name, ${_w}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function mE(e){let t=Object.entries(kw(e)).map(([o,{ranks:n}])=>{let s=Na(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var tr="side, rank, span, device_type, device",Ew=e=>`WITH changes AS (
    ${e}
)
SELECT ${tr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${tr}),
    so_far AS (PARTITION BY ${tr} ORDER BY at_us, row)`,fE=e=>`SELECT ${tr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Ew(e)}
)
GROUP BY ${tr}
ORDER BY rank, span, device_type, device, side`,bw={peaks:fE,"memory-curves":e=>`${Ew(e)}
ORDER BY side, rank, at_us`},pE={temporal_breakdown:{rows:hw,temporal:hw},comm_comp_overlap:{rows:gw,overlap:gw},kernel_breakdown:{kinds:cE,kernels:uE,over_ranks:xw},idle_time_breakdown:{rows:ww,idle:ww},
launch_stats:{counts:dE,worst:er,"launch-cpu_duration":er,"launch-gpu_duration":er,"launch-launch_delay":er,"launch-scatter":er},user_annotation_breakdown:{rows:yw,annotations:yw}},hE={kernel_breakdown:{
kernels:xw}},gE={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Tw=e=>gE[e]??{},wE={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},yE={queue_length:"stream",memory_bw:"name"},bE=["what","set","test","lines","order","rows"];function kE(e,t,o){let n=o&&wE[e.what]?.[t]||t,s=Object.entries(e).filter(([i,l])=>l&&!bE.includes(i)&&
(e.test||!i.startsWith("test_")));"rows"in e&&s.unshift(["rows",e.rows||"steps"]);let r=n==="series"&&yE[e.what];return`SELECT ${r?`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} A\
S line,
    `:""}*
FROM ${e.what}_${n}(${s.map(([i,l])=>Mo(`${i}=${l}`)).join(", ")})`}function _E(e,t,o){if(e.what==="memory"){let r=bw[t]&&mE(e);return r?bw[t](r):null}let n=o&&hE[e.what]?.[t]||pE[e.what]?.[t],s=n?lE(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var Ow=(e,t,{chart:o=!1}={})=>_E(e,t,o)??kE(e,t,o);var xE={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},Gc={path:"/analyse",name:"Analyse",mount:(e,t)=>SE(e,t)};function SE(e,t){let o=sc(location.search,ct),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(T,H)=>t.go(mn({...o,...T},ct),H),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=lw(ct,{onChange:m,onSet:T=>m({...va,...T})}),w=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},y,h,b),S=a("h1",{}),k=F("Open in Perfetto …",()=>Rr([o.set,o.test].filter(T=>T!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),v=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
S,k,v),f,p.node,w,g,_));let R=Ot({context:t,results:_,message:g}),O=gt(()=>c.forEach(T=>T.figure.retheme())),x=T=>Ou(o.what,Up(i??o,ct,T)),M=(T,H)=>ao(Ow(i??o,T,H),{control:o.set,test:o.test},H?.chart?
Tw(T):{});function A(){c.forEach(T=>T.figure.unmount()),c=ct[o.what].charts.map(T=>{let H=T.series&&mw({onLines:re=>m({lines:re},{replace:!0}),onWindow:re=>m(re),csv:()=>x("series")}),oe=ut("Ranks tha\
t are drawn",[["","those that differ most"],["rank",H?"the first":"all, in order"]],re=>m({order:re,lines:[]},{replace:!0})),se={chart:T,bar:H,order:oe,hidden:new Set,keys:L(T)};return se.figure=xt({id:T.
id,title:T.title,file:T.id,level:"h2",class:T.half?"half-chart":"",height:re=>T.height(re.places,re.sides),make:(re,Re)=>I(re.made(Re),se.hidden),onRelayout:H&&j,onDoubleClick:H&&z,keys:()=>se.keys.filter(
re=>!se.hidden.has(re.key)).map(re=>[re.property,re.name]),extra:[a("div",{class:"chart-choice"},$(se),oe.node),H?.node]}),se}),E(h,c.map(T=>T.figure.node))}let L=T=>(T.legend??(o.test===""?[]:ee().map(
H=>({key:H.key,name:`${H.letter} · ${H.label}`,property:H.letter==="A"?"--control-fill":"--test-fill"})))).map(H=>({...H,key:T.legend?H.property:H.key}));function $(T){let H=se=>{let{hidden:re}=T;re.
delete(se)||re.add(se),re.size===T.keys.length&&re.clear();for(let Re of oe)Re.setAttribute("aria-pressed",String(!re.has(Re.dataset.key)));V(ee())},oe=T.keys.map(se=>F(se.name,()=>H(se.key),{class:"k\
ey","aria-pressed":"true",title:se.what,data:{key:se.key},css:{"--key-fill":`var(${se.property})`}}));return oe.length>0&&a("div",{class:"chart-legend",role:"group","aria-label":`${T.chart.title}: wha\
t is drawn`},oe)}let I=({data:T,layout:H},oe)=>({layout:H,data:T.map(se=>oe.has(se.legendgroup)?{...se,visible:!1}:se)});function j(T,H){let[oe,se]=[T["xaxis.range[0]"],T["xaxis.range[1]"]];if(Number.
isFinite(oe)&&Number.isFinite(se)&&se>oe&&performance.now()-u>500){let re=Re=>String(Number(Math.max(0,Re*H.per+H.offset).toFixed(3)));m({start:re(oe),end:re(se)})}}function z(){u=performance.now(),m(
{start:"",end:""})}function V(T){let H=[o.what,o.set,o.test].join(" ");l!==H&&(A(),l=H);let oe=`tracediff-${T.map(re=>At(re.label)).join("-")}`,se={...o,shown:s.parameters,href:re=>mn({...o,...re},ct)};
for(let re of c)Se(re,T,se,oe)}function Se({chart:T,bar:H,order:oe,hidden:se,figure:re},Re,U,ae){let de=T.make(Re,U),Ae=de.empty?null:H&&de.data(600);if(oe.node.hidden=!de.limited,oe.press(o.order),re.
draw({file:ae,heading:de.note,made:de.data,per:Ae?.per,revision:[r,o.order,...o.lines,...se].join(" "),offset:Ae?.offset,places:de.places,sides:Re.length,caption:ke(Re),empty:de.empty??null}),re.sql.set(
M(T.id,{chart:!0})),re.node.hidden=!!de.empty&&(!!de.isSaid||Y(Re)),H){let He=ma(Re,T.series,T.ownDevice),Ke=fa(He,Re,o).keys;H.draw({lines:He,chosen:Ke,styles:Qf(He,Ke,T.panels),start:o.start,end:o.end,
two:Re.length>1,empty:!!de.empty}),H.node.hidden=He.length===0}}let ke=T=>[[T.map(H=>[H.letter,H.label].filter(Boolean).join(" · ")).join(", "),Z(T)].join(". ")];function De({name:T,category:H}){let oe=(re,Re)=>o[`${re}\
_${Re}`]||o[Re]||"all",se=re=>o[`${re}_marker`]||o.marker;return Ht({control:o.set,test:o.test,row:Et(T,H),control_marker:se("set"),test_marker:se("test"),control_ranks:oe("set","ranks"),test_ranks:oe(
"test","ranks"),control_steps:oe("set","steps"),test_steps:oe("test","steps")})}function Fe(T){let H=T.length>1;b.hidden=Y(T);let oe={href:H?De:null,parameters:s.parameters};E(b,ct[o.what].tables.flatMap(
se=>{let re=fw(T,se),Re=Hf(se,re),U=lo({...oe,caption:se.caption,csv:x(se.key),sql:M(se.key),columns:[...H?[xE]:[],...Re]});U.show(re);let ae=(s.difference?.[se.key]??[]).filter(Ae=>Re.some(He=>He.number&&
(Ae[He.key]??null)!==null));if(ae.length===0)return[U.node];let de=lo({...oe,caption:se.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:Re.filter(Ae=>!Ae.note&&ae.some(He=>(He[Ae.
key]??null)!==null)).map(Bf)});return de.show(ae),[U.node,de.node]}))}function Z(T){let H=T.filter(oe=>(oe.data.last_step_dropped??[]).length>0);return T.every(oe=>oe.data.steps!==null)?"The rows of t\
he chosen steps count, as in Compare.":ct[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":T.every(oe=>oe.data.all_steps.length===
0)?"Without steps, all rows count, as in Compare.":H.length>0?`Work that the last step of a rank${H.length<T.length?` of ${H[0].label}`:""} launched does not count, since it may be cut off. Compare co\
unts it.`:o.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function ie(T){let H=ct[o.what],
oe=T.flatMap(({label:U,data:ae})=>{let de=H.host?[]:ae.ranks_without_device_rows??[];return de.length===0?[]:[de.length===ae.ranks.length?`${U} has no device work${ae.ranks.length>1?"":` (rank ${ae.ranks[0]}\
)`}: this analysis has nothing to count there. ${ln}`:`${U}: ${de.length===1?"rank":"ranks"} ${nt(de)} ${de.length===1?"has":"have"} no device rows.`]}),se=H.chosen?.({...o,shown:s.parameters}),re=o.rows!==
""&&!H.ofSteps&&T.some(U=>U.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${Zr.steps}`}),Re=Y(T)&&a("p",{},"What the host did is here: ",a("a",{href:mn(
{...o,what:"user_annotation_breakdown",lines:[]},ct)},"annotations"),".");E(y,oe.length>0&&a("ul",{class:"notice"},oe.map(U=>a("li",{},U))),Re,H.notes?.(T),se&&a("p",{},se),oe.length<T.length&&a("p",{
class:"muted small"},Z(T)," ",re))}let q=({data:T})=>(T.ranks_without_device_rows??[]).length===T.ranks.length,Y=T=>T.every(q)&&!ct[o.what].host;function ee(){let T=!!s.test;return[["set","A"],["test",
"B"]].filter(([H])=>s[H]).map(([H,oe])=>({key:H,letter:T?oe:"",label:s[H].label,data:s[H]}))}function me(T){s=null,r="",delete _.dataset.shown,R.say(T)}function qe(T,H){let oe=ct[o.what];s=T;let se=i===
o&&oe.instead?.(o,ee());if(se){i={...o,...se},G(H);return}r=H,R.say(null);let re=ee();p.draw(o,n,s.parameters),ie(re),V(re),Fe(re),_.dataset.shown=H,ve(`${oe.title} is shown.`)}function G(T){R.ask(H=>Sn(
i.what,rc(i,ct),{signal:H}),H=>qe(H,T),H=>me(a("div",{class:"error-box",role:"alert",data:{code:H.code}},a("h2",{},"This analysis is not possible"),a("p",{},H.message),a("p",{},a("a",{href:fe("/")},"C\
hoose other traces")))))}let ne=()=>`${o.what} ${rc(o,ct)}`;function ue(){let T=ne();if(s&&r===T){R.drop(),V(ee()),t.settled();return}if(o.set===""){R.drop(),me(a("p",{class:"notice"},"Choose a trace \
set.")),t.settled();return}i=o,G(T)}function K(){let T=ct[o.what],H=oe=>o[oe]===""?null:Ye(n,o[oe])?.label??o[oe];E(S,T.title),E(w,T.intro),P(),t.setTitle([T.title,[H("set"),H("test")].filter(Boolean).
join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.draw(o,n,s&&r===ne()?s.parameters:{}),C(),ue()}function P(){let T=[o.set,o.test].map(oe=>oe!==""&&Ye(n,oe)).filter(Boolean),H=T.filter(oe=>oe.traces_bytes===
0);E(v,H.length===0?"":T.length===1?Eo(T[0]):H.map(oe=>`${oe.label}: ${Eo(oe)}`).join(" "))}function C(){f.firstChild||E(f,Object.entries(ct).map(([T,{tab:H,title:oe}])=>a("a",{data:{what:T}},H??oe)));
for(let T of f.children){let{what:H}=T.dataset;if(T.href=mn({...o,what:H,lines:[]},ct),H!==o.what){T.removeAttribute("aria-current");continue}T.setAttribute("aria-current","page");let oe=f.getBoundingClientRect(),
{left:se,right:re}=T.getBoundingClientRect();(se<oe.left||re>oe.right)&&(f.scrollLeft+=se-oe.left-24)}}async function B(){let T=[o.set,o.test].filter(H=>H!=="");try{n=T.length>0?await ht(T):[],n.length===
0&&(n=(await qt("limit=1")).entries.map(({set:H})=>H))}catch(H){E(g,a("div",{class:"error-box",role:"alert"},H.message));return}d||(p.node.hidden=k.hidden=n.length===0,n.length===0?(E(S,"Analyse"),t.setTitle(
"Analyse"),E(g,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):K())}return B(),{keys:{search:()=>p.focus()},update(T){
o=sc(T,ct);let H=["set","test"].every(oe=>o[oe]===""||Ye(n??[],o[oe]));n?.length>0&&H?K():B()},unmount(){d=!0,R.unmount(),O(),c.forEach(T=>T.figure.unmount())}}}var Yc=28,Mw=200,Aw=12,$E=400,vE=56;function Lo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function EE(e,t,o){let n=Math.max(1,Math.ceil(
o.length/$E)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Lo(o[r][t]).length);return Math.min(vE,s)+3}function TE(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Rw(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>Mw&&!Ho();function w(S,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},S.map((v,R)=>{let O=Lo(v);return a("td",{title:O.length>40?O:null,class:v===null?"none":l[R].number?"num":""},O)}))}function g(S=!1){let k=Math.ceil((s.clientHeight||600)/Yc),v=p()?Math.max(
0,Math.floor(s.scrollTop/Yc)-Aw):0,R=p()?Math.min(u.length,v+k+2*Aw):u.length;!S&&v===m&&R===f||([m,f]=[v,R],[[r,v],[i,u.length-R]].forEach(([O,x])=>{O.hidden=x===0,O.firstChild.colSpan=Math.max(1,l.length),
O.style.height=`${x*Yc}px`}),E(o,r,u.slice(v,R).map((O,x)=>w(O,v+x)),i))}function y(S){let k=l[S].number;d=d?.at!==S?{at:S,down:k}:d.down===k?{at:S,down:!k}:null;let v=d?.down?-1:1;u=d===null?c:[...c].
sort((R,O)=>v*TE(R[S],O[S])),s.scrollTop=0,h(),g(!0),e.children[S].querySelector("button").focus()}function h(){E(e,l.map((S,k)=>a("th",{scope:"col",class:S.number?"num":"",title:S.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},S.name,S.unit&&a("span",{class:"muted"},`, ${S.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${S.name}`}))))}s.addEventListener("scroll",()=>p()&&g());let b=new ResizeObserver(()=>p()&&g());b.observe(s);let _=Ln(()=>g(!0));return{node:s,show(S,k){l=S.map(O=>({...O,number:O.type==="in\
teger"||O.type==="real"})),c=u=k,d=null;let R=l.map((O,x)=>EE(O,x,u)).map(O=>`min(${O}ch, 60cqw)`);E(t,R.map(O=>a("col",{css:{width:O}}))),n.style.minWidth=`calc(${["0px",...R].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Mw),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),_()}}}var Jc=50,Nw=5e3,Kc=40,OE=360,xo=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Cw=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],ME={control:0,test:1},Pw=e=>e.map(t=>Ue(t)).join("<br>"),AE=(e,t)=>`${e.name}: ${Lo(t)}${e.unit?` ${e.unit}`:""}`;function Vc(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Ve(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Ue(e.name),font:{size:11},standoff:4}}}}function Qc({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Lo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:ME[n]??r})).sort((n,s)=>n.
at-s.at)}var Iw=e=>({template:kt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function RE(e,t){let{x:o,ys:n,rows:s}=e;return As({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:te(xo[i])})),bars:s.slice(0,Jc).map(r=>({label:Lo(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Lo(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Lw(e,t){let o=e.rows.slice(0,Nw).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=Vc(e.x,n(e.x.at)),r=Vc(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=Qc({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(xo[d%xo.length]),size:u.length>500?4:7,symbol:Cw[d%Cw.length],opacity:.8},line:{color:te(xo[d%xo.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Pw(e.columns.slice(0,12).map(f=>AE(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Iw({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function CE(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:Kc+1},(i,l)=>{let c=s+(r-s)*l/Kc;return l===0?t:l===Kc?o:n?Math.exp(c):c})}}function LE(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function NE(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=CE(o),{per:r,axis:i}=Vc(e.x,o);return{data:Qc(e).map(({name:l,rows:c,at:u},d)=>{let m=LE(t(c),n),f=te(xo[u%xo.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,w)=>{let g=Pw([...l===""?[]:[l],`${Lo(n[w])} t\
o ${Lo(n[w+1])} ${e.x.unit??""}`,N(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Iw({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var PE={bars:RE,histogram:NE,line:e=>Lw(e,"lines"),scatter:e=>Lw(e,"markers")};function Dw(e,t){let o=e==="bars"?Jc:e==="histogram"?1/0:Nw;return t>
o?`The chart shows the first ${N(o)} of ${N(t)} rows; the table has all.`:""}function Xc(e){return e.ys.length>1?e.ys.map((t,o)=>[xo[o],t.name]):e.by?Qc(e).map(({name:t,at:o})=>[xo[o%xo.length],t]):[]}
function qw(e){let t=null,o=xt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Xc(t),height:n=>n.chart==="bars"?Pe(Math.min(Jc,n.rows.length),n.ys.length):OE,make:(n,s)=>PE[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var IE=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,DE=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,qE=["name","short_name","kerne\
l","operator","ended_by"];var Xt=e=>e.type==="integer"||e.type==="real",eu=e=>Xt(e)&&!IE.test(e.name);function ai(e,t={}){return t[e]??(DE.test(e)&&!/count|calls/.test(e)?"µs":"")}var BE=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o==
"number");function ri(e,t,o,n=s=>s){let s=BE(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function Bw(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>
o)break;return n.size}var ii=(e,t)=>e.filter((o,n)=>!eu(o)&&t.length>0&&Bw(t,n,8)<=8);function Fw(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&Xt(n))?o:""}function FE(e,t){
let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>eu(i)),n=Math.abs;return(o.find(({at:i})=>ri(t,i,-1))??o.find(({at:i})=>ri(t,i,-1,n))??o.find(({at:i})=>ri(t,i,1))??o.find(({column:i})=>ai(i.
name)!=="")??o[0])?.column.name??""}var Zc=(e,t)=>ii(e,t).some(({name:o})=>o==="side")?"side":"";function HE(e,t){let o=e.findIndex((c,u)=>Xt(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&ri(t,u,1))),
n=e.filter((c,u)=>u!==o&&eu(c)),s=(n.find(({name:c})=>ai(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=Fw(s,e);return!i&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Zc(e,t)}}function WE(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(Xt),s=e.find(({name:c})=>qE.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?HE(e,t):null;if(i)return i;let l=FE(e,t);return s&&l!==""&&(s.name!=="side"||Bw(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Fw(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:Zc(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",
by:Zc(e,t)}}var nr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function Hw(e,t,o){let n=WE(t,o),s=t.filter(Xt),r=s.length===0||o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=nr(t,e.x,l?void 0:Xt)?e.x:nr(t,n.x,l?void 0:Xt)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==
c)??s[0],d=i==="histogram"?"":nr(t,e.y,Xt)?e.y:nr(t,n.y,Xt)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":nr(t,e.y2,Xt)?e.y2:m?"":n.y2,p=ii(t,o).map(({name:g})=>g),w=i==="bars"||
f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:w}}var UE=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],jE={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Ww(e){let t=null,o=ut("Kind of chart",UE,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=ce("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y:w,y2:g,by:y}=t;e({chart:f,x:p,y:w,y2:g,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,g]of o.buttons)g.hidden=!t.kinds.includes(w);let d=jE[t.chart]??{},m=l.filter(Xt).map(({name:w})=>w),f=ii(l,c).map(({name:w})=>w),p=l.map(({name:w})=>w);E(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function Uw(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function jw(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[zw,zE]=[7,26],GE=/ \(at byte \d+\)/;function Gw({onRun:e,onCancel:t,tools:o}){let n=ce("sql"),s=ce("sql-error"),r=ce("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(zw),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=i.value.split(`
`).length+1;i.rows=Math.max(zw,Math.min(zE,g))}function f(g){i.focus(),document.execCommand?.("insertText",!1,g)||i.setRangeText(g,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,E(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(g){i.value!==g&&(i.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let h=i.value,b=y===null?null:jw(h,Uw(h,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),E(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(GE,""):g),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Yw=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Kw=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,tu=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Vw=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Yw}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Kw}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Kw}
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
    ${tu("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${tu("")} AND side = 'control'
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
WHERE name = ${Yw}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${tu("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var YE=100;function Jw(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Vw.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>E(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Qw({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return Ee(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await gi(p,t())}catch(w){return l(w)}return i=
p,d(!0),await f(),n.open=!0,Ee(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await Iu(p.name)}catch(w){l(w);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
Ee(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await gi(p.name,p.statement).catch(l),await f()}}})}function d(p){E(s,F("Save …",()=>{if(t().trim()===""){Ee("First write a state\
ment.",{seconds:4});return}Kr(s,i,{name:"Name of the query",maxlength:YE,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=Q(r.length,"query","queries"),E(o,r.map(p=>a("li",{},F(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Me("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await Pu()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{i=""}}}var Xw=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Zw(e){let t=ce("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},F(f.name,()=>e(Xw(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let w=f.name.toLowerCase().includes(p),g=p===""||w?f.columns:f.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!w)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(h=>[F(`Insert ${h}`,()=>e(Xw(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,f)).filter(Boolean),w=(b,_,S)=>_.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:k=>{f===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),S&&a("p",{class:"small"},S),_),[g,y,h]=[p("view","table"),p("analysis"),p("stored")];E(n,g,w("Of the analyses",y,"The tables of the page Analyse\
. Parameters stand in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("As the set file keeps it",h),g.length+y.length+h.length===0&&a("p",{class:"muted"},i===null?"":f===""?"There are no\
 tables.":`No table or column has “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,o.title=i?Q(i.length,"table"):"",m()},focus:()=>o.focus()}}var KE=60,VE={rows:"there may be more rows",bytes:"the answer would be too long"},ou={path:"/query",name:"Query",mount:(e,t)=>QE(e,t)};function JE(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function QE(e,t){let o=bc(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(K,P)=>t.
go(Ca({...o,...K}),P),f=K=>La(K).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Qw({onPick:De,statement:()=>g.value()}),g=Gw({onRun:()=>De(g.value()),onCancel:Fe,tools:w.save}),
y=Jw(K=>{w.forgetName(),De(K)}),h=Zw(K=>g.insert(K)),b=a("p",{class:"result-summary"}),_=Ww(K=>m(K,{replace:!0})),S=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),v=qw([_.node,
S,k]),R=Rw(),O=a("a",{class:"button",title:"The rows as CSV"},"CSV"),x=a("a",{class:"button",title:"The rows as JSON"},"JSON"),M=a("div",{class:"message"}),A=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Vt(location.href,"Link copied.")),O,x)),v.node,a("section",{class:"card table-card","aria-label":"Rows"},R.node)),L=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},g.node,w.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,L,M,A));let $=Ot({context:t,results:A,message:M}),I=gt(
()=>v.retheme());function j(K,P,C,B){let T=Ye(n??[],o[K]),H=ko({field:K,set:T??null,none:B,text:T?"":o[K],onPick:oe=>m({[K]:oe?at(oe.id):""})});return a("div",{class:`side-${K} query-side`},a("b",{class:`\
letter letter-${P.toLowerCase()}`,"aria-hidden":"true"},P),a("label",{for:H.input.id},C),H.node)}let z="";function V(){let K=JSON.stringify([o.control,o.test,n?.map(C=>[C.id,C.label])]);if(K===z)return;
z=K;let P=document.activeElement?.dataset?.field;E(p,j("control","A","Control"),j("test","B","Test","none: one set alone")),P&&p.querySelector(`[data-field="${P}"]`)?.focus()}async function Se(){let K=La(
{...o,q:""}),P=K.toString();if(P!==s){s=P;try{let C=await Nu(K);!d&&P===s&&(r=JE(C),h.draw(C,o.test!==""),g.enable(!0),i&&qe())}catch(C){!d&&P===s&&(s=null,h.draw([],!1),C.code==="sql_off"&&ke(C))}}}function ke(K){
L.hidden=!0,$.say(a("p",{class:"notice",data:{code:K.code}},K.message))}function De(K){if(g.set(K),K.trim()===""){g.showError("There is no statement. Write one, or choose an example.",null),g.field.focus();
return}c=l="",u=!0,m({q:K,...K===o.q?{}:kh})}function Fe(){$.drop(),g.running(!1),b.textContent="",$.say(a("p",{class:"notice"},"Cancelled.")),ve("Cancelled."),g.field.focus()}function Z(K){if(i=null,
l="",g.running(!1),K.code==="sql_off"){ke(K);return}g.showError(K.message,K.offset),$.say(a("p",{class:"visually-hidden",data:{code:K.code}},"The statement was refused."))}function ie(){let K=f(o);if(K===
l){qe(),t.settled();return}K!==c&&(c=K,g.clearError(),g.running(!0),y.open(!1),$.ask(P=>Cu(new URLSearchParams(K),{signal:P}),P=>{i=P,l=K,g.running(!1),$.say(null),qe(!0),ee(),ve(Q(P.row_count,"row"))},
Z))}let q=K=>Ye(n??[],o[K])?.label??o[K],Y=()=>`tracediff-${["control","test"].filter(K=>o[K]!=="").map(K=>At(q(K))).join("-")}`;function ee(){u&&A.getBoundingClientRect().top>innerHeight-KE&&A.scrollIntoView(
{block:"start"}),u=!1}function me(){let{row_count:K,truncated:P,truncated_by:C,elapsed_ms:B}=i;E(b,K===0?"No rows.":[`${N(K)} ${K===1?"row":"rows"}`,a("span",{class:"muted"},` in ${N(Math.max(1,Math.round(
B)))} ms`)],P&&a("span",{class:"notice truncated"},`Cut off here: ${VE[C]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function qe(K=!1){let P=i.columns.map((se,re)=>({...se,at:re,unit:se.
type==="text"?"":ai(se.name,r)})),{rows:C}=i;me();for(let[se,re]of[[O,"csv"],[x,"json"]])se.href=Lu(La(o,re)),se.download=`${Y()}-query.${re}`;let B=Hw(o,P,C),T=se=>P.find(re=>re.name===se),H={...B,columns:P,
rows:C,x:T(B.x),ys:[B.y,B.y2].filter(se=>se!=="").map(T),by:T(B.by),file:Y(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,B,Object.keys(r).length]),empty:B.chart==="none"?B.kinds.length>
1?"No chart is chosen.":"A chart needs a column of numbers.":null};v.node.hidden=C.length<2,_.draw(B,P,C);let oe=H.empty?[]:Xc(H);E(S,oe.map(([se,re])=>a("li",{class:"key",css:{"--key-fill":`var(${se}\
)`}},re))),S.hidden=oe.length===0,k.textContent=H.empty?"":Dw(B.chart,C.length),v.draw(H),(K||R.units!==r)&&(R.units=r,R.show(P,C)),R.node.parentNode.hidden=P.length===0||C.length===0,A.dataset.shown=
l}function G(){let K=o.q.trim().split(`
`).find(P=>!P.startsWith("--"))??"";if(t.setTitle([K.slice(0,60),"Query"].filter(P=>P!=="").join(" · ")),V(),y.draw(o.test!==""),Se(),o.q===""){$.drop(),i=null,l=c="",g.clearError(),g.running(!1),$.say(
a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ie()}async function ne(){let K=[o.control,o.test].filter(P=>P!=="");try{n=K.length>0?await ht(K):[],n.length===0&&(n=(await qt("limit\
=1")).entries.map(({set:P})=>P))}catch(P){E(M,a("div",{class:"error-box",role:"alert"},P.message));return}d||(p.hidden=L.hidden=n.length===0,n.length===0?(t.setTitle("Query"),E(M,a("p",{class:"notice"},
"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):o.control===""?m({control:at(n[0].id)},{replace:!0}):G())}return g.set(o.q),w.load(),ne(),{keys:{search:()=>h.focus(),control:()=>ue(
"control"),test:()=>ue("test")},update(K){let P=o;o=bc(K),o.q!==P.q&&g.set(o.q);let C=["control","test"].every(B=>o[B]===""||Ye(n??[],o[B]));n?.length>0&&C&&o.control!==""?G():ne()},unmount(){d=!0,$.unmount(),
I(),v.unmount(),R.unmount()}};function ue(K){let P=p.querySelector(`[data-field="${K}"]`);P?.focus(),P?.click()}}var XE=(e,{side:t,name:o,category:n,counts:s,total_duration:r})=>({...e,name:o,category:n,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t==="control"?s:0,test_counts:t===
"test"?s:0,control_total_duration:t==="control"?r:0,test_total_duration:t==="test"?r:0});function ey(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(
n=>e.aliases.filter(s=>s.side===n));return t.length===1&&o.length===1&&t[0].category===o[0].category?[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}]:e.aliases.map(n=>({row:XE(
e,n),names:{control:n.name,test:n.name}}))}var ZE=/^(.+)\((\d+)\): (.+)$/;function eT(e){for(let t of["/site-packages/","/dist-packages/"]){let o=e.lastIndexOf(t);if(o>=0)return e.slice(o+t.length)}return/^([A-Za-z]:)?[\\/]/.test(e)?e.split(/[\\/]/).
at(-1):e}function tT(e){let t=new Map;for(let o of e){let n=o.category==="python_function"&&o.control_counts===0!=(o.test_counts===0)?ZE.exec(o.name):null;if(n){let s=`${eT(n[1])}\0${n[3]}`,r=t.get(s)??
{control:[],test:[]};t.set(s,r),r[o.control_counts>0?"control":"test"].push([Number(n[2]),o])}}return t}function ty(e){let t=[];for(let{control:o,test:n}of tT(e).values())o.length===n.length&&([o,n].forEach(
s=>s.sort(([r],[i])=>r-i)),o.forEach(([,s],r)=>t.push([s,n[r][1]])));return t}var sr=0,co=1,oy=e=>e.sort==="host";function nu(){let e=new Map,t=new Map,o=0;return{add(n){for(let{id:s,label:r,depth:i}of n){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,
o=0;for(let[s,{depth:r}]of e)t.set(s,o),o+=1+r},rowOf:n=>t.get(n),total:()=>o,bands:()=>[...e].map(([n,{label:s,depth:r}])=>({row:t.get(n),rows:1+r,label:s,id:n}))}}function sy({window:e,all:t,host:o,
shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,p)=>p<=e.from||f>=e.to}),r.forEach(({answer:f})=>s.add(f.lanes.filter(p=>oy(p)===o)));let i=[],l=[],c=[],u=[],d={start:[],
end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:p}of r){let w=i.length;i.push(...f.names),l.push(...f.categories),c.push(...f.kinds);for(let g of f.lanes)
oy(g)===o&&oT(d,g,u.push(g)-1,{keep:p,shift:n,shiftName:w,top:s.rowOf(g.id)+1});o||nT(d,m,f,{keep:p,shift:n,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.
from(d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:o,shift:n,rows:s.total(),bands:s.
bands()}}function oT(e,t,o,{keep:n,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let w=l[p]+c[p];n(l[p],w)&&(e.start.push(l[p]-
s),e.end.push(w-s),e.row.push(i+u[p]),e.name.push(r+d[p]),e.occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(sr),e.gap.push(-1),e.lane.push(o))}}function nT(e,t,o,{keep:n,shift:s,rows:r,lanes:i}){
for(let l of o.gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&n(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(
1),e.sort.push(co),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var $t=(e,t)=>`${t}\0${e}`,rr=(e,t)=>$t(e.names[e.name[t]],e.categories[e.name[t]]),No=(e,t)=>e.sort[t]===sr&&e.
merged[t]<=1&&e.occurrence[t]>=0,ny=new WeakMap;function ry(e,t,o){let n=ny.get(e);if(!n){n=new Map;for(let s=0;s<e.length;s+=1)No(e,s)&&n.set(`${rr(e,s)}\0${e.occurrence[s]}`,s);ny.set(e,n)}return n.
get(`${t}\0${o}`)??-1}var sT=.1,rT=.002,su=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function aT(e,t){
if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-e.control_total_duration,[n,s]=su(e),r=s-n,i=Math.abs(r);return i<sT*Math.max(n,s)||i<rT*
t||r*o<=0?"":r>0?"longer":"shorter"}function ay(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??0),s=Pt(e),r=new Map,i=(l,c)=>{let u={change:aT(l,n),row:l,names:c,whole:s};r.set($t(
c.control,l.category),u).set($t(c.test,l.category),u)};return e.rows.flatMap(ey).forEach(({row:l,names:c})=>i(l,c)),ty(e.rows).forEach(([l,c])=>i({...l,test_counts:c.test_counts,test_total_duration:c.
test_total_duration,test_self_duration:c.test_self_duration},{control:l.name,test:c.name})),r}var li=(e,t,o,n)=>e?.get($t(o,n))?.names[t]??o;function iy(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().
includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===sr&&n[e.name[r]]&&s.push(r);return s}var ru={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function au(e){if(!e||e.change==="")return"";let{row:t,change:o}=e,[n,
s,r]=su(t);return`${ru[o]}: ${D(n)} → ${D(s)} ${r?"self time":"in all"} of this ${e.whole?"recording":"step"}`}function ly(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===co){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${le(l)}, from ${le(i)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: nothing recorded for most of it"],f.next&&[`then: ${f.next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${N(r.merged[t])} rows too short to be drawn apart`,"s\
trong"],[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${le(l)}, from ${le(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"\
muted"]];if(!No(r,t))return[...d,["not of this step: it began before, or another one launched it","muted"]];let m=au(o?.get(rr(r,t)));if(m&&d.push([m,"change"]),n){d.push([`${s}: ${le(n.duration)} (${ge(
e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${le(n.start)}`]);let f=li(o,s,c,r.categories[r.name[t]]);f!==c&&d.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&d.push(
[`${s}: no ${N(r.occurrence[t]+1)}${cy(r.occurrence[t]+1)} call of this name`,"muted"]);return d}var cy=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",iu=e=>`${N(e)}${cy(e)}`,ss=14;function uy(){
let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){E(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),
i=o+ss+s>window.innerWidth?o-ss-s:o+ss,l=n+ss+r>window.innerHeight?n-ss-r:n+ss;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function dy(){
let e=Be("polygon",{class:"join-shape"}),t=Be("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(o,n){if(!o||!n){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),
[r,i]=o.top<=n.top?[o,n]:[n,o],l=({left:f,right:p})=>[f,Math.max(p,f+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([f,p])=>`${f-s.left},${p-
s.top}`).join(" "))}}}function my(e,t,o){let n=ut("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Me("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Me("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){n.press(l.show),n.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){E(r,l&&[a("b",{},D(l.to-l.from)),a("span",{class:"muted small"},` from ${le(l.from)} to ${le(l.to)} `),Me("close","Remove the measurement (Escape)",e.unmeasure)])}}}var iT=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not of this step"],["gap","device idle"]];function fy(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){E(e,[...t?Object.entries(ru):[],...iT,...o?[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`\
key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed where its time in the step, on the host its self time, differs by 10 % and by 0.2 % of the step"))}}}function py(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function lT(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function hy({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let f=lT(u,d,m);s=f;let p=new AbortController;i=p;try{let w=await e(f,p.signal);i===p&&(n={...f,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===p&&w.name!=="AbortError"&&(r=null,o(w))}if(i===p){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&py(n,u,d,m)?r=null:s?r=py(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function cT(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function gy(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=hy(
{ask:({from:d,to:m,pixels:f},p)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,y])=>w.set(g,String(Math.round(y*1e3)/1e3))),hi(i.set,w,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>xn(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=hm(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=cT(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f);p.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(w=>hi(i.set,p,{signal:w}),w=>{i.whole=w,i.window=w,l.has(w)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);Object.entries(d).forEach(
([p,w])=>{w!==""&&w!==null&&w!==void 0&&f.set(p,String(w))});try{return await mr(i.set,f,m)}catch(p){if(p.status===404&&p.code==="unknown_row")return null;throw p}},retry(){n="",s=""},unmount:u})}function wy(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:fe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two one above the other."))}var yy=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set has no\
 ranks with rows."));function by(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of the ${t}\
 cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",n,{class:"primary"}):F("Try again",o,{class:"primary"})," ",a("a",{href:fe("/")},"Choose other traces")))}var uT={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"};function ky(e,t,o){let n=[];o.missing.length>0&&n.push(`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let s=Object.entries(
uT).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,i])=>Q(t.whole.left_out[r],i));return t.whole.left_out?.spans&&s.push("rows that are too short for a picture of the whole step"),s.length>0&&n.push(`\
Not shown of the ${e}: ${s.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?n.push(`This step of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||n.push(`The ${e} has no devi\
ce work in this step.`),n}var dT=1e3;function _y(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>li(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let f=m.side===l?m.data():null,p=f?ry(f,$t(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,row:f.row[p],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),f=n(i,m,c,u),p=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>dT&&(o=new Map);let w=p?{...p.rows[0],of:p.of}:null;return o.set(f,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!No(c,l))return null;let[u,d]=rr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function ci(e,t,o){for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===
o.lane);if(r)return{pane:n,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:o.row??r.row+1+o.level}}return null}var ui=2e4,xy=3,Sy=e=>Math.round(e*1e3),$y=(e,t,o)=>`${e} ${Sy(t)} ${Sy(o)}`;function mT(e,t){let o={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},n=0;for(let i of e.segments.filter(l=>l.
span===t)){if(i.lane!==null){let l=o.lanes.get(i.lane)??[];l.push([i.start,i.start+i.duration]),o.lanes.set(i.lane,l),i.kind!=="launch_delay"&&i.kind!=="kernel_gap"&&o.rows.add($y(i.lane,i.row_start,i.
row_duration))}n+=1}let s=e.by_kind.reduce((i,l)=>i+l.segments,0),r=e.by_step.find(i=>i.span===t);return o.cut=n===ui?s-ui:0,o.words=r?`${D(r.work)} of work in ${D(r.path)}${o.cut>0?`; the longest ${N(
ui)} of ${N(s)} segments are marked`:""}`:"this step has none",o}function fT(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.lane[n]];t.sort[n]===sr&&t.merged[n]<=1&&
s&&e.rows.has($y(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&o.push(n)}e.drawn.set(t,o)}return o}function vy(e,t,o,n){let s=o.data(),r=te("--path-mark"),i=c=>Math.max(-3,Math.min(t.width+3,c));for(let{
id:c,row:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),w=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));w>d&&w>p&&(e.box(Math.max(p,d),t.y(u+1)-xy-1,w-Math.max(p,d),
xy,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of fT(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function Ey({toggle:e,change:t,error:o}){let n=F(
"Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds most work"}),s=a("p",{class:"muted small timeline-path",role:"status"}),r={control:null,test:null},
i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of the ${m.join("; of the ")}`:""}function u(m){
l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:w}){let g=new URLSearchParams({set:f,ranks:String(w.rank),segments:String(ui),...w.step_number===null?{}:{steps:String(
w.step_number)},...p?{marker:p}:{}}),y=`${g} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let h=await Sn("critical_path",g,{signal:l[m].signal});i[m]===y&&(r[m]=mT(h.set,w.span),c(),
t())}catch(h){i[m]===y&&h.name!=="AbortError"&&o(h)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));for(let w of ze)m.path&&f.includes(w)&&p[w]?d(w,{set:m[w],
marker:m[`${w}_marker`],sample:p[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var Ty={control:["A","Control"],test:["B","Test"]};function Oy(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;E(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=Ty[i],f=ce("set"),p=ko({id:f,field:i,set:c&&Ye(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":at(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=cl(l),d=ul(l,c.rank),m=dl(l,c.rank,c.span),f=(g,y,h,b,_,S)=>{let k=ce(g),v=a(
"select",{id:k,data:{field:`${i}_${g}`},on:{change:()=>e({...S,[`${i}_${g}`]:v.value})}},h.map(R=>a("option",{value:String(R),selected:R===b},_(R))));return a("span",{class:"sample-field"},a("label",{
for:k},y),v)},p=m.indexOf(c),w=(g,y,h)=>Me(y,`${Ty[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[p+g].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${D(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${D(m.find(y=>y.step_number===g).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${le(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var pT=200,My=8,hT=1e3;function Ay({onText:e,onStep:t}){let o=ce("search"),n=Je(pT,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){E(r,l)}}}function gT(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set($t(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=$t(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function Ry(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=gT(e,o,n,l.side);return r||=c.length>My,c.slice(0,My).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:hT});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Cy=(e,t,o)=>t===0?"No name contains this text.":o?`the first ${Q(t,"call")}\
 of the ${Q(e,"name")} with most time`:`${Q(t,"call")} of ${Q(e,"name")}`,Ly=(e,t)=>`${N(e+1)} of ${N(t)}`;var lu={control:"Control",test:"Test"};function wT(e,t,o){return t===void 0?`${lu[e]}: …`:t===null?`${lu[e]}: no ${iu(o+1)} call`:`${lu[e]}: ${le(t.duration)}, from ${le(t.start)}${t.of?`; ${Q(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function Ny(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify(
[n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,test:l}=n.rows,c=e.href(n),u=au(n.change);E(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"mut\
ed"},` · ${n.category} · ${iu(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},wT(d,n.rows[d],n.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${ge(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},F("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!n.aligned&&F("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Vt(n.name,"Nam\
e copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Py(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y,y.map(_=>s.named(_,h.name,h.category))]);if(b===i){p(y);return}if(i=b,r=null,b!==""&&h.nth===null){await f(y,b);return}if(b!==""){let{name:_,category:S,nth:k}=h;r={name:_,category:S,nth:k,rows:Object.
fromEntries(y.map(v=>[v,s.known(v,_,S,k)??s.drawn(o.shown(),v,_,S,k)??void 0]))}}p(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:_,nth:S,rows:k}=y;await Promise.all(h.filter(v=>k[v]?.of===
void 0&&k[v]!==null).map(async v=>{try{k[v]=await s.ask(v,b,_,S)}catch{}})),!c&&r===y&&p(h)}async function f(y,h){let{name:b,category:_,at:S}=e.state(),k=[...new Set([S,"test","control"])].filter(v=>y.
includes(v));for(let v of k){let R=null,O=await n[v].find({name:s.named(v,b,_),category:_,order:"duration",limit:1}).catch(x=>{R=x});if(c||i!==h)return;if(R){Ee(`The search for ${b} failed. ${R.message}`,
{urgent:!0});return}if(O){let[x]=O.rows,M=x.start-e.shifts()[v];l=!0,o.goTo(o.around({start:M,end:M+x.duration}),!0),e.change({category:O.category,nth:x.occurrence,at:v,...o.current()});return}}Ee(`${b}\
 does not occur in this step.`,{seconds:10}),e.change(u)}function p(y){let h=r===null?[]:y.map(_=>r.rows[_]&&ci(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({selected:h}),l&&h.length>0&&(l=!1,h.forEach(
({pane:_,row:S})=>_.drawing.reveal(S)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(_=>{let S=r.rows[_];return[_,S&&{start:S.start,duration:S.duration,of:S.of,whole:n[_].chosen?.sample.
step_number===null}]})),change:e.changes()?.get($t(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>o.marks.selected.find(({pane:y})=>y.side===e.state().at)??o.marks.
selected[0];function g(){let y=w();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;o.goTo({from:b-h/2,to:b+h/2}),o.marks.selected.forEach(({pane:_,row:S})=>_.drawing.reveal(S))}return y!==
void 0}return{draw:d,place:w,zoom:g,current:()=>r,show({name:y,category:h,occurrence:b,side:_,at:S,duration:k}){l=!0,o.goTo(o.around({start:S,end:S+k})),e.change({name:y,category:h,nth:b,at:_})},pick(y,h){
let b=s.nameOf(y,h);if(b){let[_,S,k]=b,v=e.state(),R=v.name===_&&v.category===S&&v.nth===k;e.change(R?u:{name:_,category:S,nth:k,at:y.side})}return b!==null},step(y){let h=w(),b=h?o.beside(h,y):-1;if(b<
0)return!1;let[_,S,k]=s.nameOf(h.pane,b),v=h.pane.data(),R=o.current();if(v.start[b]<R.from||v.end[b]>R.to){let O=(v.start[b]+v.end[b])/2,x=(R.to-R.from)/2;o.goTo({from:O-x,to:O+x})}return e.change({name:_,
category:S,nth:k,at:h.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var yT=300,bT={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Iy({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=lo({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),o("start","Start",{number:!0,show:D,exact:le,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:D,exact:le}),o("diff","Test − control",{number:!0,show:ge,
exact:Ge,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>bT[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let f=0;f<m.rows;f+=1)Vs(m,f,l.from,l.to,
p=>{(No(d,p)||d.sort[p]===co)&&c.push({pane:u,i:p,duration:d.end[p]-d.start[p]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,yT),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${N(c.length)} longest of ${Q(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),w=p.sort[m]===co,g=w?null:t(d,m);return{pane:d,i:m,
duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"",name:w?d.textOf(m):p.names[p.name[m]],change:w?"":d.changeAt(m),diff:g===null?null:d.side==="control"?g.duration-f:f-
g.duration}}))}}}var di=9,mi=3;function Dy({onMove:e,onRange:t}){let o=a("canvas",{"aria-hidden":"true"}),n=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},o,n),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(di+mi)+mi,_=globalThis.devicePixelRatio||1;[o.width,o.height]=[Math.round(h*_),Math.round(b*_)],o.style.height=`${b}px`;
let S=o.getContext("2d",{alpha:!1});S.scale(_,_),S.fillStyle=te("--surface-sunk"),S.fillRect(0,0,h,b);let k=v=>h*(v-i.from)/(i.to-i.from);r.forEach((v,R)=>m(S,v,mi+R*(di+mi),k))}function m(h,b,_,S){let k=b.
data();if(!k)return;h.fillStyle=te(b.host?"--span-host":"--span-compute");let v=new Map,R=-1/0;for(let O=0;O<k.length;O+=1){let[x,M]=[S(k.start[O]),S(k.end[O])],A=b.changeAt(O);if(A!==""&&k.merged[O]<=
1){let L=v.get(A)??[];L.push(x,M),v.set(A,L)}k.name[O]>=0&&k.lanes[k.lane[O]].sort!=="other"&&(M>R+.5||x<R-50)&&(h.fillRect(x,_,Math.max(.5,M-x),di),R=M)}for(let[O,x]of v){h.fillStyle=te(`--span-${O}`);
for(let M=0;M<x.length;M+=2)h.fillRect(x[M],_,Math.max(.7,x[M+1]-x[M]),di)}}function f(){c||=requestAnimationFrame(d)}function p(){let h=i.to-i.from,b=100*(l.from-i.from)/h,_=100*(l.to-l.from)/h;n.style.
setProperty("left",`${b}%`),n.style.setProperty("width",`${_}%`),n.hidden=_>99.9}let w=h=>{let b=s.getBoundingClientRect(),_=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
_))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:w(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(w(h))}),s.addEventListener("pointerup",h=>{let[b,_]=[u?.at,w(h)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let g=new ResizeObserver(f);
g.observe(s);let y=gt(f);return{node:s,draw(h,b){[r,i]=[h,b],f(),p()},view(h,b){l={from:h,to:b},p()},unmount(){cancelAnimationFrame(c),g.disconnect(),y()}}}var kT=16,_T={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},cu=.02,xT=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],ST=new Set(["new","g\
one","gap"]);function $T(e,t){let[o,n]=Ve(t*10);return`${bt(e/n,0,3).replace("-","−")} ${o}`}function vT(e,t,o){return e.sort[t]===co?"gap":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function qy({side:e,host:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(xT.map(h=>[h,te(`--span-${h}`)]))}
let f=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function p(){l=r.names.map((h,b)=>c?.get($t(h,r.categories[b]))?.change??""),i=Array.from({length:r.length},(h,b)=>vT(r,b,f(b)))}
function w(h){if(r.sort[h]===co){let _=r.gaps[r.gap[h]];return`idle ${D(_.duration)} · host: ${_.operator??_.host??"nothing recorded"}`}let b=r.names[r.name[h]];return(_T[i[h]]??"")+(r.merged[h]>1?`${r.
merged[h]} rows, most of them ${b}`:b||"(no name)")}m();let g=ei(s,{rowHeight:kT,label:`${n}: a table below has the same`,wheel:"free",least:cu,axis:$T,colour:h=>u[i[h]],hatched:h=>ST.has(i[h]),text:w,
onHover:(h,b)=>o.hover(d,h,b),onPick:(h,b)=>o.pick(d,h,b),onView:(h,b,_)=>o.view(d,h,b,_),onMeasure:o.measure,onKey:h=>o.key(h,d),decorate:(h,b)=>o.decorate(h,b,d)}),y=gt(()=>{m(),g.redraw()});return Object.
assign(d,{drawing:g,show(h,b){r=h,p(),g.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(p(),g.redraw())},changeAt:f,textOf:w,title:n,destroy(){y(),g.destroy()}})}function By(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function Fy(e,t,o,n){let s=t.y(
1)-t.y(0),r=n.path(o.side);if(r&&vy(e,t,o,r),n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,te("--accent"),1)}if(n.aligned!==null){let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of n.selected)i.pane===o&&By(e,t,i,te("--accent"),2.5,s);n.partner?.
pane===o&&By(e,t,n.partner,te("--text"),1.5,s)}var ET=60,TT=40;function Hy({partners:e,on:t}){let o={selected:[],partner:null,measure:null,aligned:null,path:t.path},n=uy(),s=dy(),r=null,i=0,l=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(A,L)=>t.
pick(A,L),measure:(A,L,$)=>t.measure({from:A,to:L},$),decorate:(A,L,$)=>Fy(A,L,$,o)},m=ze.flatMap(A=>[!0,!1].map(L=>qy({side:A,host:L,on:d}))),f=ze.map(A=>a("section",{class:`timeline-side timeline-${A}`,
data:{side:A},"aria-label":A==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${A}-text small`}),m.filter(L=>L.side===A).map(L=>L.node))),p=Dy({onMove:A=>{let{from:L,to:$}=h(),I=($-L)/2;
y().drawing.view(A-I,A+I,!0)},onRange:(A,L)=>y().drawing.view(A,L)}),w=a("div",{class:"timeline-lanes"},f,s.node),g=a("section",{class:"card timeline-stage","aria-label":"Timeline"},p.node,w,n.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(A,L,$,I){c||(c=!0,u.filter(j=>j!==A).forEach(j=>j.drawing.follow(L,$,I)),c=!1,p.view(L,$),x(),t.view(L,$,I))}function _(A,L,$){r=L>=0?{pane:A,i:L,event:$}:null,
clearTimeout(i),l?.abort(),o.partner=null,r?S():n.hide(),x(),M()}function S(){let{pane:A,i:L}=r,$=t.both()?e.nameOf(A,L):null;if($===null){R(void 0);return}let I=on[A.side],j=e.drawn(u,I,...$)??(k(I,...$)?
null:e.known(I,...$));if(v(j),j!==void 0)return;let z=r;i=setTimeout(async()=>{l=new AbortController;try{let V=await e.ask(I,...$,l.signal);r===z&&(v(V),x(),M())}catch{}},ET)}function k(A,L,$,I){let j=t.
changes()?.get($t(L,$))?.row;return j!==void 0&&I>=j[`${A}_counts`]}function v(A){o.partner=A?ci(u,on[r.pane.side],A):null,R(A)}function R(A){let{pane:L,i:$,event:I}=r;I&&n.show(ly(L,$,{changes:t.changes(),
partner:A,other:t.both()?on[L.side]:""}),I.clientX,I.clientY)}let O=({pane:A,start:L,end:$,row:I})=>A.drawing.placeOf({start:L,end:$,row:I});function x(){let{partner:A,selected:L}=o;r&&A?s.draw(r.pane.
drawing.place(r.i),O(A)):L.length===2?s.draw(...L.map(O)):s.draw(null,null)}let M=()=>u.forEach(A=>A.drawing.redraw());return w.addEventListener("scroll",x,{capture:!0,passive:!0}),{node:g,panes:m,shown:()=>u,
current:h,around({start:A,end:L}){let $=(A+L)/2,I=h(),j=y().drawing.node.clientWidth||1e3,z=Math.max(L-A,.01)*j/TT,V=Math.max((L-A)*1.3,Math.min(I.to-I.from,z));return{from:$-V/2,to:$+V/2}},goTo:({from:A,
to:L},$)=>y().drawing.view(A,L,$),glide(A){let{from:L,to:$}=y().drawing.goal(),[I,j]=[(L+$)/2,($-L)/2*A];y().drawing.view(I-j,I+j)},slide(A){let{from:L,to:$}=y().drawing.goal(),I=A*($-L);y().drawing.view(
L+I,$+I)},fit(){let{from:A,to:L}=y().drawing.extent();y().drawing.view(A,L)},show(A,L,$,I){r=null,o.partner=null,n.hide();let j=new Set;u=A.map(({pane:z,data:V})=>(z.show(V,L),z.drawing.showAxis(!j.has(
z.side)&&V.rows>0),j.add(V.rows>0?z.side:""),z)).filter(z=>z.data().rows>0),m.filter(z=>!u.includes(z)).forEach(z=>{z.node.hidden=!0}),f.forEach(z=>{let{side:V}=z.dataset;z.hidden=!u.some(Se=>Se.side===
V),z.firstChild.textContent=$[V]??""}),I&&u.forEach(z=>{let{from:V,to:Se}=pn(I,z.drawing.extent(),cu);z.drawing.follow(V,Se)}),p.view(h().from,h().to)},drawOverview(A){p.draw(u,A)},setChanges(A){m.forEach(
L=>L.setChanges(A))},mark(A){Object.assign(o,A),x(),M()},marks:o,beside({pane:A,start:L,row:$},I){let j=A.data(),z=-1;for(let V=0;V<j.length;V+=1){let Se=I*(j.start[V]-L);j.row[V]===$&&Se>0&&No(j,V)&&
(z<0||Se<I*(j.start[z]-L))&&(z=V)}return z},unmount(){clearTimeout(i),l?.abort(),p.unmount(),m.forEach(A=>A.destroy())}}}function Wy(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=Ry(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>$t(m.name,m.category)));e.say(Cy(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(Ly(n,l.length)),t.onCall(l[n])}}}}var OT=350,MT=250,AT=44,ar={path:"/timeline",name:"Timeline",mount:(e,t)=>RT(e,t)};function RT(e,t){let o=e.clientWidth,n=ll(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},f=!1,p=Object.fromEntries(ze.map(W=>[W,gy(W,{onChange:()=>!f&&Y(),onError:J=>!f&&de(J)})])),w=Object.fromEntries(ze.map(W=>[W,null])),g=_y(p,()=>r),y=Ey({toggle:()=>De({path:!n.path}),change:()=>!f&&
h.mark({}),error:de}),h=Hy({partners:g,on:{view:ue,pick:B,key:U,measure:W=>se(W),changes:()=>r,both:()=>ho(n).length===2,path:W=>y.of(W)}}),b=Ay({onText:W=>De({q:W},{replace:!0}),onStep:W=>R.walk(n.q,
W)}),_=my({zoom:h.glide,fit:h.fit,save:Ke,show:W=>De({show:W}),unmeasure:()=>se(null),unalign:()=>De({align:"",align_category:"",align_nth:0})},b.node,y.node),S=Ny({zoom:()=>v.zoom(),align:T,href:H,clear:()=>v.
clear()}),k=()=>`${d}|${u}`,v=Py({state:()=>n,stage:h,sides:p,partners:g,change:W=>De(W,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},S),R=Wy(b,{key:()=>`${k()}|${r===null}`,sides:()=>ho(n).map(W=>p[W]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:W=>!f&&v.show(W)}),O=Oy(W=>De({...W,...ze.some(J=>J in W)?{from:null,to:null,name:"",nth:null,align:""}:{}})),x=Iy({onPick:B,partnerOf:C}),
M=fy(),A=a("div",{class:"timeline-notes"}),L=a("h1",{class:"visually-hidden"},"Timeline"),$=a("nav",{class:"crumb","aria-label":"Where this is"}),I=a("div",{class:"message"}),j=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),z=a("div",{class:"results"},_.node,A,h.node,S.node,M.node,y.words,j,x.node);e.append(
a("div",{class:"page timeline-page"},L,$,O.node,I,z));let V=Ot({context:t,results:z,message:I}),Se=Je(OT,()=>{let{from:W,to:J}=h.current(),pe=W<=m.from&&J>=m.to;De(pe?{from:null,to:null}:{from:W,to:J},
{replace:!0})}),ke=Je(MT,()=>{!f&&h.shown().length>0&&x.draw(h.shown(),h.current())});function De(W,{replace:J=!1}={}){f||t.go(Nn({...n,...W}),{replace:J})}let Fe=W=>Bo(W,n,s,null),Z=({sample:W})=>`ra\
nk ${W.rank}${W.span>0?`, file ${W.span+1}`:""}, ${W.step_number===null?"whole recording":`step ${W.step_number}`}`;function ie(){let W=ze.filter(Le=>n[Le]!==""),J=W.map(Fe).join(" → ");L.textContent=
W.length>0?`${J} · Timeline`:"Timeline",t.setTitle(L.textContent);let pe={...Ft(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};E($,W.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(pe))??_t(pe)},`← ${J}`))}async function q(){let W=ze.map(J=>n[J]).filter(J=>J!=="");if(!W.every(J=>s&&Ye(s,J))){let J=await ht(W).catch(()=>[]);f||(s=J,Y())}}function Y(){
let W=ze.filter(Ie=>n[Ie]!=="");ie(),ze.forEach(Ie=>p[Ie].load(n));let J=W.length>0&&W.every(Ie=>p[Ie].samples!==null)?ee(W):{};O.draw(n,s,Object.fromEntries(ze.map(Ie=>[Ie,J[Ie]&&{samples:p[Ie].samples,
...J[Ie]}]))),_.draw(n),b.draw(n.q);let pe=ho(n),Le=W.find(Ie=>p[Ie].error&&(pe.includes(Ie)||p[Ie].samples===null)),We=W.some(Ie=>p[Ie].samples?.length===0),Oe=pe.length>0&&pe.every(Ie=>p[Ie].whole);
W.length===0?V.say(wy(s)):Le&&!Oe?Ae(Le):We?V.say(yy()):V.say(null),z.toggleAttribute("data-skeleton",!Oe),t.busy(W.length>0&&!Oe&&!Le&&!We),Oe&&qe(pe,J)}function ee(W){let J={};for(let pe of W){let Le=J[on[pe]]??
null;J[pe]=p[pe].choose(n,Le)}return ho(n).filter(pe=>J[pe]).forEach(pe=>p[pe].loadWhole(n,Math.max(o-AT,300))),J}let me=W=>W.map(J=>p[J].stepKey()).join("|");function qe(W,J){let pe=me(W),Le=pe!==d;Le&&
(d=pe,W.forEach(We=>{w[We]={host:nu(),device:nu()}})),P(W),K(J),G(W,J,Le),He(W,J),M.draw(W.length===2,n.path),y.draw(n,W,J),v.draw(W),oe(),ke(),t.settled()}function G(W,J,pe){m={from:Math.min(...W.map(
Oe=>p[Oe].whole.extent.from-c[Oe])),to:Math.max(...W.map(Oe=>p[Oe].whole.extent.to-c[Oe]))};let Le=h.panes.filter(Oe=>W.includes(Oe.side)).map(Oe=>{let{whole:Ie,window:So}=p[Oe.side];return{pane:Oe,data:sy(
{window:So,all:Ie,host:Oe.host,shift:c[Oe.side],rows:w[Oe.side][Oe.host?"host":"device"]})}}),We=n.from===null?null:{from:n.from,to:n.to};h.show(Le,m,Object.fromEntries(W.map(Oe=>[Oe,`${Fe(Oe)}, ${Z(J[Oe])}`])),
pe?We??m:null),pe&&(h.drawOverview(m),ne())}function ne(){let W=h.current();for(let J of ho(n)){let pe=h.shown().find(Oe=>Oe.side===J),{whole:Le,windows:We}=p[J];if(pe&&Le){let Oe=c[J];We.want({from:W.
from+Oe,to:W.to+Oe},pe.drawing.node.clientWidth,Le.extent)}}}function ue(){ne(),Se(),ke()}async function K(W){let J=W.control&&W.test,pe=new URLSearchParams({control:n.control,test:n.test});for(let We of J?
ze:[]){let{rank:Oe,step_number:Ie}=W[We].sample;pe.set(`${We}_ranks`,String(Oe)),pe.set(`${We}_steps`,Ie===null?"all":String(Ie)),n[`${We}_marker`]&&pe.set(`${We}_marker`,n[`${We}_marker`])}Object.entries(
{significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,Oe])=>pe.set(We,Oe));let Le=J?pe.toString():"";if(Le!==i&&(i=Le,l?.abort(),r=null,h.setChanges(null),
Le!=="")){l=new AbortController;try{let We=await tt(pe,{signal:l.signal});!f&&i===Le&&(r=ay(We),h.setChanges(r),h.drawOverview(m),v.draw(ho(n)),P(ho(n)),ke())}catch{}}}async function P(W){let J=n.align===
""||W.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...W.map(We=>g.named(We,n.align,n.align_category))]);if(J===u)return;u=J;let pe=c;c={control:0,test:0};let Le=null;if(J!==""){let We=null,
Oe=await Promise.all(W.map(Ie=>p[Ie].find({name:g.named(Ie,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(So=>{We=So})));if(f||u!==J)return;if(We)Ee(`The search for\
 the call to align at failed. ${We.message}`,{urgent:!0});else if(Oe.every(Boolean)){let[Ie,So]=Oe.map(jt=>jt.rows[0].start);c={control:0,test:So-Ie},Le=Ie}else(r||n.align_category!=="python_function")&&
Ee("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Le}),(J!==""||pe.test!==0)&&(Y(),ne(),h.drawOverview(m))}function C(W,J){let pe=ho(n).length===2?g.nameOf(W,J):null;return pe&&
g.drawn(h.shown(),on[W.side],...pe)}function B(W,J){let pe=W.data();if(!v.pick(W,J)&&J>=0&&(pe.merged[J]>1||pe.sort[J]===co)){let Le=(pe.end[J]-pe.start[J])*.75,We=(pe.start[J]+pe.end[J])/2;h.goTo({from:We-
Le,to:We+Le})}}function T(){let{name:W,category:J,nth:pe}=v.current();De({align:W,align_category:J,align_nth:pe})}function H({name:W,category:J}){return n.control===""||n.test===""?null:Ht({...ps(""),
control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Et(W,J),use_short_name:n.use_short_name})}function oe(){for(let W of h.shown())W.drawing.highlight(n.q===""?
null:iy(W.data(),n.q));R.draw(n.q)}function se(W){h.mark({measure:W}),_.measure(W),W&&ve(`${D(W.to-W.from)} measured.`)}function re(){let W=v.place();if(!W)return!1;let{from:J,to:pe}=h.marks.measure??
{from:W.start,to:W.start};return se(J===pe&&J!==W.start?{from:Math.min(J,W.start),to:Math.max(J,W.start)}:{from:W.start,to:W.start}),!0}let Re={".":()=>v.step(1),",":()=>v.step(-1),m:re,f:()=>v.zoom()};
function U(W){let J=Re[W.key];return J!==void 0&&J()!==!1}function ae(){if(h.marks.measure)se(null);else if(n.name!=="")v.clear();else if(n.q!=="")De({q:""},{replace:!0});else return!1;return!0}function de(W){
Ee(`This part of the timeline could not be loaded. ${W.message}`,{urgent:!0})}function Ae(W){V.say(by(p[W].error,W,{retry(){ze.filter(J=>p[J].error).forEach(J=>p[J].retry()),Y()},chooseOther:()=>De(Object.
fromEntries(ze.flatMap(J=>["rank","span","step"].map(pe=>[`${J}_${pe}`,""]))),{replace:!0})}))}function He(W,J){let pe=W.flatMap(Le=>ky(Le,p[Le],J[Le]));E(A,pe.map(Le=>a("p",{class:"notice small"},Le)))}
async function Ke(W){let J=h.shown();if(J.length===0)return;let{from:pe,to:Le}=h.current(),We=Math.max(900,J[0].drawing.node.clientWidth),Oe=ho(n),Ie=[L.textContent,`${D(pe)} to ${D(Le)} of ${Oe.map(jt=>`\
the ${jt} (${Z(p[jt].chosen)})`).join(" and ")}`],So=Xa(Ie,J.map(jt=>({lines:[jt.title],...jt.drawing.whole(We)})),We);await Za(So,W,`tracediff-${Oe.map(jt=>At(Fe(jt))).join("-")}-timeline`)}return Y(),
q(),{keys:{search:()=>b.focus(),control:()=>O.choose("control"),test:()=>O.choose("test"),zoomIn:()=>h.glide(.75),zoomOut:()=>h.glide(1/.75),left:()=>h.slide(-.12),right:()=>h.slide(.12),fit:()=>h.fit(),
next:Re["."],former:Re[","],measure:Re.m,zoomTo:Re.f,close:ae},update(W){let J=n;n=ll(W),Y();let{from:pe,to:Le}=h.current(),We=n.from!==J.from||n.to!==J.to,Oe=(So,jt)=>Math.abs(So-jt)>.002+1e-6*Math.abs(
jt),Ie=n.from===null?m:n;We&&(Oe(pe,Ie.from)||Oe(Le,Ie.to))&&h.goTo(Ie,!0),q()},unmount(){f=!0,Se.cancel(),ke.cancel(),l?.abort(),ze.forEach(W=>p[W].unmount()),V.unmount(),v.unmount(),y.unmount(),h.unmount()}}}var du={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>BT(e,t)},uu=1e3,CT=250,Uy=[["control","A","Control"],["test","B","Test"]],jy=e=>e.split(",").filter(t=>t!=="");function zy(e){
let t=new URLSearchParams(e);return{control:jy(t.get("control")??""),test:jy(t.get("test")??""),q:t.get("q")??"",significant:t.get("significant")==="true"}}function Ky(e){let t=new URLSearchParams({control:e.
control.join(","),test:e.test.join(",")});return e.q!==""&&t.set("q",e.q),e.significant&&t.set("significant","true"),t}function Gy(e){let t=Ky(e);return t.set("exclude",wt),t.set("sort","abs_diff_self\
_duration"),t.set("limit",String(uu)),t}var Go=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:D,exact:le}),LT=(e,t)=>e===null?"–":`${_e(e)} to ${_e(t)}`,NT=[{key:"side",title:"Side",show:e=>e},{key:"label",title:"Recording",show:(e,t)=>a(
"a",{href:fe(`/analyse?set=${at(t.set)}`)},e)},Go("step","Step","Mean of its ranks and steps"),Go("compute","Compute"),Go("exposed_communication","Exposed communication"),Go("exposed_memory","Exposed \
memory"),Go("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:N},{key:"samples",title:"Samples",number:!0,show:N,what:"A sample is one step of one rank"}],PT={slower:"slower",faster:"faster",no_difference_found:"\
no difference found"};function IT(e){return e.significance!=="cannot_judge"?PT[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings}\
 and ${e.test_recordings} recordings`}var DT=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Go("control","Control","Mean per step of the recordings; host rows\
 without the calls inside them"),Go("test","Test","Mean per step of the recordings"),{...Go("diff","Change"),show:ge},{key:"change_percent",title:"%",number:!0,show:_e,what:"Of the geometric means of \
the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>LT(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Bt,what:"Of the test between recordings, over all rows"},{
key:"certain",title:"Certain",show:e=>e,tone:e=>({slower:"more",faster:"less"})[e]??null}],qT=e=>{let t=e.control_self_per_step!==null,o=n=>e[`${n}_${t?"self_":""}per_step`];return{...e,control:o("con\
trol"),test:o("test"),diff:o("diff"),certain:IT(e)}};function Yy(e){let t=[...e].sort((o,n)=>o.step_time.step-n.step_time.step);return t[Math.floor((t.length-1)/2)]}function BT(e,t){let o=zy(location.
search),n=null,s=new Map,r=(O,x)=>t.go(fe(`/compare/recordings?${Ky({...o,...O})}`),x),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("section",{class:"\
card recordings-verdict","aria-label":"Verdict"}),u=a("input",{type:"search",id:ce("q"),autocomplete:"off",spellcheck:"false",on:{input:Je(CT,()=>r({q:u.value.trim()},{replace:!0}))}}),d=a("input",{type:"\
checkbox",id:ce("only"),on:{change:()=>r({significant:d.checked},{replace:!0})}}),m=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:O=>O.preventDefault()}},a("label",{class:"an\
alysis-field"},a("span",{},"Name contains"),u),a("label",{class:"recordings-only"},d," only slower or faster")),f=a("div"),p=a("div"),w=a("div",{class:"analysis-results"},c,f,m,p);E(e,a("div",{class:"\
page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several of each side, the recording\
s are compared, not their steps: what differs between those of one side is noise. Record both sides in turns."),i,l,w));let g=Ot({context:t,results:w,message:l});function y(O){E(i,Uy.map(([x,M,A])=>{let L=ce(
"set"),$=ko({id:L,field:x,set:null,text:"",onPick:I=>{let j=at(I.id);s.set(j,I.label),o[x].includes(j)||(r({[x]:[...o[x],j]}),y(x))}});return $.input.placeholder="Add a recording …",a("div",{class:`\
side-card side-${x}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},M),a("label",{for:L},A),$.node),a("ul",{class:"recordings-chosen"},o[x].map(I=>{let j=s.get(I)??I;return a(
"li",{class:"tag"},j," ",F("×",()=>{r({[x]:o[x].filter(z=>z!==I)}),y(x)},{class:"link-button","aria-label":`Leave out ${j}`,title:`Leave out ${j}`}))})))})),O&&i.querySelector(`[data-field="${O}"]`)?.
focus()}function h(){for(let O of["control","test"])for(let x of o[O]){let M=n[O].recordings.find(A=>A.set.startsWith(x));M&&s.set(x,M.label)}}function b(){let{verdict:O,control:x,test:M,step_time:A}=n,
[L,$]=[Yy(x.recordings),Yy(M.recordings)],I=O.words;E(c,a("h2",{},I[0].toUpperCase()+I.slice(1)),a("p",{},`Mean step ${D(A.control.step)} → ${D(A.test.step)}. `,O.between_percent!==null&&`Recordings\
 of a side differ by ${_e(O.between_percent).replace("+","")} beyond the noise of their steps.`),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one recording of each side: ",a(
"a",{href:Tt(L.set,$.set)},`${L.label} and ${$.label}`),", those with the middle step time.")),c.dataset.verdict=O.verdict}function _(){h(),y(document.activeElement?.dataset?.field),b();let O=lo({caption:"\
Recordings",limit:128,columns:NT});O.show(Uy.flatMap(([I,,j])=>n[I].recordings.map(z=>({...z,...z.step_time,side:j})))),E(f,O.node);let{row_count:x,judged_rows:M,changed_rows:A}=n,L=new URLSearchParams(
Gy(o));L.set("format","csv"),L.delete("limit");let $=lo({caption:"Rows",limit:50,columns:DT,csv:rs(L)});$.show(n.rows.map(qT)),E(p,$.node,a("p",{class:"muted small"},x===0?"No row is left by the filte\
rs. ":"",`Of ${Q(M,"row")} judged, ${A.slower} slower and ${A.faster} faster are found.`,x>uu?` The ${N(uu)} largest changes of ${N(x)} are here; the CSV has all.`:""))}function S(O){n=null,g.say(a("d\
iv",{class:"error-box",role:"alert",data:{code:O.code}},a("h2",{},"This comparison is not possible"),a("p",{},O.message)))}let k=O=>O.startsWith("tag:")||/[*?]/.test(O);function v(){t.setTitle("Severa\
l recordings"),document.activeElement!==u&&(u.value=o.q),d.checked=o.significant;let O=[o.control,o.test];if(O.some(x=>x.length===0)||O.every(x=>x.length===1&&!k(x[0]))){n=null,g.drop(),y(document.activeElement?.
dataset?.field),g.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A tag (tag:NAME) or a pattern of labels (nightly-*) in the address \
stands for all its sets. ",a("a",{href:O.every(x=>x.length===1)?Tt(o.control[0],o.test[0]):fe("/compare")},"Compare two sets")));return}y(document.activeElement?.dataset?.field),g.ask(x=>tt(Gy(o),{signal:x}),
x=>{if(x.judged!=="between_recordings"){S({code:"one_set",message:"These names are those of one set a side."});return}n=x,g.say(null),_(),ve(x.verdict.words)},S)}async function R(){let O=[...o.control,
...o.test].filter(x=>!k(x));try{for(let x of await ht(O.slice(0,100)))s.set(at(x.id),x.label);n===null&&y(document.activeElement?.dataset?.field)}catch{}}return v(),R(),{keys:{search:()=>u.focus()},update(O){
o=zy(O),v()},unmount(){s=new Map,g.unmount()}}}var FT=7.2,Vy=16,mu={l:64,r:16,t:22,b:44},pu=e=>e.filter(Boolean).map(Ue).join("<br>"),Xy=e=>e.recorded===null?`stored ${mt(e.created)} (not said when recorded)`:mt(e.recorded);function Zy(e,t){let o=Math.
max(2,Math.floor((t-mu.l-mu.r)/(Vy*FT+14))),n=yo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:to(n.map(s=>e[s].label),Vy).map(Ue)}}
function eb(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function tb(e){return{template:kt(),margin:mu,hovermode:"closest",dragmode:"zoom",...e}}function HT(e,t){let o=/^rgb\((.+)\)$/.
exec(e);return o?`rgba(${o[1]}, ${t})`:e}var ob=e=>e.direction==="slower"?"--more-fill":"--less-fill";function WT(e){let t=e.interval&&`95 % interval: ${e.interval.map(D).join(" to ")}`;return pu([e.label,
Xy(e),`median ${D(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${_e(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var UT=(e,t)=>pu(
[`${t.direction}: ${D(t.left_median)} → ${D(t.right_median)} (${_e(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function jT(e,t){let{sets:o,levels:n,change_points:s}=e,
r=o.map((d,m)=>m),i=d=>d===null?null:d/t,l=d=>o.map(m=>i(m.interval?.[d]??m.median)),c={type:"scatter",mode:"lines",x:r,hoverinfo:"skip",line:{width:0}},u=te("--control-fill");return[{...c,y:l(1)},{...c,
y:l(0),fill:"tonexty",fillcolor:HT(u,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:d,last:m})=>[d-.5,m+.5,null]),y:n.flatMap(
({median:d})=>[i(d),i(d),null])},{type:"scatter",mode:"lines+markers",x:r,y:o.map(d=>i(d.median)),line:{color:u,width:1.4},marker:{color:u,size:o.length>200?3:6,symbol:o.map(d=>d.baseline?"square":"ci\
rcle")},customdata:o.map(WT),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(d=>d.at-.5),y:s.map(d=>i((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,
color:te("--surface")},symbol:s.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:s.map(d=>te(ob(d)))},customdata:s.map(d=>UT(e,d)),hovertemplate:"%{customdata}<extra></extra>"}]}var zT=4;
function GT({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Ve(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",
xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:te(ob(m))}})),d=n.length>t/60?[]:n.map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,
text:Ue(_e(m.diff_percent)),font:{size:11,color:te(m.direction==="slower"?"--more":"--less")}}));return{data:jT(e,l),layout:tb({xaxis:Zy(o,t),yaxis:eb(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"\
paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te("--test-fill")}}]],annotations:d})}}var Jy=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","ba\
seline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],nb=e=>a("div",{class:"chart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),
sb=e=>xt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:GT,keys:()=>Jy,extra:nb(Jy),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===zT?
o.change_points[n.pointNumber].at:n?.pointNumber;s>0&&e(s-1,s)}}),fu=["compute","exposed_communication","exposed_memory","idle"],rb={compute:"--part-compute",exposed_communication:"--part-communicatio\
n",exposed_memory:"--part-memory",idle:"--part-idle"},Qy=fu.map(e=>[rb[e],Qe[e].name]);function YT({answer:e},t){let{sets:o}=e,[n,s]=Ve(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>pu([i.label,
Xy(i),`mean step ${D(i.mean_step_time)}`,...fu.map(l=>`${Qe[l].name}: ${i.parts?D(i.parts[l]):be}`)]));return{data:fu.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{
color:te(rb[i]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:tb({barmode:"stack",bargap:o.length>100?0:.12,xaxis:Zy(o,t),yaxis:eb(s,n,{rangemode:"tozero"})})}}var ab=()=>xt(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:YT,extra:nb(Qy),keys:()=>Qy});var hu="row",ib="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with commas between";function lb({onChange:e}){let t=ce("ops"),o=a("datalist",{id:t}),n=null,s=null,r=!1,i=(b,_,S)=>{
let k=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:b},...S,on:{change:()=>e({[b]:k.value.trim()})}});return{input:k,node:a("label",{class:"analysis-field"},a("span",{},_),k)}},
l=i("sets","Sets",{class:"wide",title:ib,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:ib,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"aten::mm"}),d=i("category",
"Category",{placeholder:"any"}),m=a("select",{data:{field:"measure"},on:{change:()=>{r=m.value===hu,h(),r?u.input.focus():e({measure:m.value,name:"",category:"",time:"total"})}}},[...Object.entries(_s),
[hu,"a row"]].map(([b,_])=>a("option",{value:b},_))),f=a("select",{data:{field:"time"},on:{change:()=>e({time:f.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),p=a("la\
bel",{class:"analysis-field"},a("span",{},"Time"),m),w=a("label",{class:"analysis-field"},a("span",{},"Of the row"),f),g=a("form",{class:"card analysis-controls series-controls","aria-label":"What the\
 series shows",on:{submit:b=>{b.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},l.node,c.node,p,u.node,d.node,w,o,F("Show",()=>e(
{sets:l.input.value.trim()}),{class:"primary"}));u.input.addEventListener("input",Je(150,()=>y(u.input.value))),u.input.addEventListener("focus",()=>y(""));async function y(b){if(s!==null)try{let _=await fr(
s,b);E(o,[...new Set(_.map(S=>S.name))].map(S=>a("option",{value:S})))}catch{}}function h(){m.value=r?hu:n.measure;for(let b of[u.node,d.node,w])b.hidden=!r}return{node:g,draw(b,_){n=b,s=_,r=n.name!==
""||r&&document.activeElement===u.input;for(let{input:S}of[l,c,u,d])(S!==document.activeElement||S.value==="")&&(S.value=n[S.dataset.field]);f.value=n.time,h()},focus(){return l.input.focus(),l.input.
select(),!0}}}var wu={path:"/series",name:"Series",mount:(e,t)=>JT(e,t)},ir=(e,t,o,n=D)=>({key:e,title:t,what:o,number:!0,show:n,exact:le}),gu=e=>e===null?null:e>0?"more":e<0?"less":null,KT=[{key:"label",title:"Fro\
m set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not said":mt(e)},ir("left_median","Before","Median of the level before"),ir("right_median","After","Median of the level after"),{...ir(
"diff_duration","Change","After less before",ge),tone:gu},{key:"diff_percent",title:"%",number:!0,show:_e,tone:gu},{key:"q_value",title:"q",number:!0,show:Bt,what:"Of the rank test of the observations\
 left and right"},{key:"href",title:"Compare",show:(e,t)=>[a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several,title:"The sets of both levels that are nearest to the ch\
ange, as several recordings of each side"},"recordings around it")]}],VT=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${mt(
o.created)}`:mt(t)},ir("median","Median","Of the means over the ranks of each step"),{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six \
steps",show:t=>t===null?"–":t.map(D).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:_e,tone:t=>Math.abs(t)<2?null:gu(t)}]:[],{key:"observations",title:"Step\
s",number:!0,show:N},ir("mean_step_time","Mean step","What the parts add up to"),{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with t\
he one before")}];function JT(e,t){let o=xs(location.search),n=null,s="",i=lb({onChange:(x,M)=>t.go(Ss({...o,...x}),M)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(x,M)=>Tt(n.sets[x].id,n.sets[M].
id),d=sb((x,M)=>t.go(u(x,M))),m=ab(),f=a("div",{class:"analysis-tables"}),p=a("div",{class:"analysis-results"},c,d.node,m.node,f);E(e,a("div",{class:"page analyse-page series-page"},a("h1",{},"Series"),
a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),
i.node,l,p));let w=Ot({context:t,results:p,message:l}),g=gt(()=>{d.retheme(),m.retheme()});function y(x){return`${x.direction}${x.diff_percent===null?"":` by ${_e(Math.abs(x.diff_percent)).replace("+",
"")}`}: ${D(x.left_median)} → ${D(x.right_median)}`}function h(){let{sets:x,change_points:M,levels:A}=n;return A.length===0?`No set of these has ${n.measured==="row"?"this row":"this time"}: parts o\
f a step need device work.`:`${n.judged==="neighbours"?"Each set was compared with the one before it: there are fewer than six. ":""}${M.length===0?"No change of level was found":Q(M.length,"change of\
 level","changes of level")} in ${Q(x.length,"set")}.`}function b(){let x=n.since_good;if(x===null)return!1;let M=A=>n.sets.find(L=>L.id===A).label;return a("p",{class:"card series-good"},a("b",{},"Si\
nce the last good set, "),M(x.good),", it is ",a("span",{class:x.direction==="slower"?"more":"less"},y(x)),". ",a("a",{href:Tt(x.good,x.now)},`What changed between it and ${M(x.now)}`))}function _(){let x=n.
left_out.map(({label:M,detail:A})=>`${M} is left out: ${A}`);if(n.unknown_recorded>0){let M=n.unknown_recorded===1;x.unshift(`${Q(n.unknown_recorded,"set")} ${M?"does":"do"} not say when ${M?"it was":
"they were"} recorded: the time stored counts.`)}return x.length>0&&a("ul",{class:"notice"},x.map(M=>a("li",{},M)))}function S(){let{sets:x,change_points:M}=n,A=lo({caption:"Changes of level",limit:64,
columns:KT});A.show(M.map($=>({...$,label:x[$.at].label,recorded:x[$.at].recorded,href:Tt($.left,$.right),several:$.recordings_link})));let L=lo({caption:"Sets",limit:30,columns:VT(n),csv:Tu(`${ea(o)}\
&format=csv`)});L.show(x.map(($,I)=>({...$,href:fe(`/analyse?set=${$.id.slice(0,12)}`),before:I===0?null:u(I-1,I)}))),E(f,A.node,L.node)}function k(){let{sets:x}=n,M={file:"tracediff",revision:s,caption:[
`${x[0]?.label??""} to ${x.at(-1)?.label??""}`]};E(c,a("h2",{},h()),b(),_()),d.node.toggleAttribute("data-baseline",n.baseline!==null),d.draw({...M,answer:n,heading:Hm(n),empty:n.levels.length===0?"Th\
ere is nothing to draw.":null}),m.draw({...M,answer:n,heading:"means over steps and ranks",empty:x.every(A=>A.parts===null)?"No set has device work: a step has no parts.":null}),S(),p.dataset.shown=s}
async function v(){let[x,M]=await Promise.all([qt("group=always&limit=100"),bn()]),L=[...x.entries.flatMap(({group:$})=>$?[$]:[]).map(({prefix:$,sets:I})=>[`${$}*`,I]),...M.filter(({sets:$})=>$>2).map(
({tag:$,sets:I})=>[`tag:${$}`,I])].filter(([$])=>!$.includes(","));return a("div",{class:"notice"},x.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."):a("p",{},"\
Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the page Traces, or with ",a("code",{},"tracediff ingest --tag"),"."),L.length>0&&a("ul",{class:"series-offers"},L.slice(
0,20).map(([$,I])=>a("li",{},a("a",{href:Ss({...o,sets:$})},$),` (${Q(I,"set")})`))))}function R(x){n=null,w.say(a("div",{class:"error-box",role:"alert",data:{code:x.code}},a("h2",{},"This series is n\
ot possible"),a("p",{},x.message)))}function O(){let x=ea(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",
w.ask(()=>v(),M=>w.say(M),R)):s===x&&n?(w.drop(),k(),t.settled()):w.ask(M=>Eu(x,{signal:M}),M=>{n=M,s=x,w.say(M.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",M.left_out.length>0&&`${Q(
M.left_out.length,"set")} cannot be read.`)),i.draw(o,M.sets.at(-1)?.id??null),M.sets.length>0&&(k(),ve(h()))},R)}return O(),{keys:{search:()=>i.focus()},update(x){o=xs(x),O()},unmount(){w.unmount(),g(),
d.unmount(),m.unmount()}}}var yu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:fe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var QT=120,XT=[$s,fn,Lc,Zs,ar,Gc,ou,du,wu],lr=document.getElementById("main"),Po=null,bu="",yn=history.state?.scroll??null,vt={go(e,{replace:t=!1}={}){let o=location.pathname+location.search;e!==o&&(t?
history.replaceState(history.state,"",e):(cb(),history.pushState(null,"",e)),yn=null),_u()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=
!e},lastCompare(e){let t=new URLSearchParams(bu.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?bu:void 0},settled(){yn!==null&&(window.scrollTo(0,yn),yn=null)},status:null,newPair:!1},
cb=()=>history.replaceState({scroll:window.scrollY},"");function _u(){let e=XT.find(o=>o.path===Zt())??yu;if(wn("nav-traces",e===$s),wn("nav-compare",e===fn||e===Lc||e===du),wn("nav-tree",e===Zs),wn("\
nav-timeline",e===ar),wn("nav-analyse",e===Gc),wn("nav-query",e===ou),wn("nav-series",e===wu),t1(),ub()&&(a1.clear(),ku.clear()),ku.draw(),Po?.page===e){Po.view.update(location.search);return}Po?.view.
unmount(),vt.busy(!1),lr.textContent="";let t=Po!==null;Po={page:e,view:e.mount(lr,vt)},t&&(window.scrollTo(0,0),lr.focus({preventScroll:!0}),ve(`${e.name} page`))}function ub(){let e=new URLSearchParams(
location.search);return Zt().startsWith(fn.path)&&!!(e.get("control")&&e.get("test"))}function db(){return(Zt()===$s.path||Zt()===fn.path&&!ub())&&!ws(document.activeElement)&&!document.querySelector(
"dialog[open]")}function ZT(e,t){if(!db()){ku.offer(e,t);return}let o=xe.transfers.filter(n=>xe.canUndo(n)&&[e.id,t.id].includes(n.job.set));vt.newPair=!0,vt.go(Tt(e.id,t.id)),vt.newPair=!1,o.length!==
0&&Ee(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>xe.undo(n))),vt.go(fe("/"))}catch(n){
Ee(`That did not work. ${n.message}`,{urgent:!0})}}}})}function e1({detail:{label:e,job:t}}){let o=()=>vt.go(t.page);db()?o():Ee(`The comparison of “${e}” is here.`,{seconds:30,action:{label:"Open",
run:o}})}function wn(e,t){let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function t1(){let e={"/":"nav-traces","/compare":"nav-compare","/tr\
ee":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Zt()];e&&(document.getElementById(e).href=location.pathname+location.search),Zt()===fn.path&&
(bu=location.pathname+location.search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Zt();(n.startsWith("/compare")||
[Zs,ar].some(({path:s})=>s===n))&&o.size>0&&o1(t,o,n)}function o1(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",fe(`/?${t}`));let i=new URLSearchParams(
{set:n??"",test:s??""});r("nav-analyse",fe(`/analyse?${i}`)),r("nav-query",fe(`/query?${t}`)),o!==Zs.path&&r("nav-tree",Kt(Rt(qn(location.search)))),o!==ar.path&&r("nav-timeline",nn(Object.fromEntries(
e))),!o.startsWith(fn.path)&&n&&s&&r("nav-compare",vt.lastCompare(e)??Tt(n,s))}function n1(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.(
"a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=fi(o.pathname);!(o.origin===location.origin&&fe(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"))||
o.hash!==""&&o.pathname===location.pathname||(e.preventDefault(),vt.go(o.pathname+o.search))}async function s1(){try{vt.status=await cr(),document.getElementById("version").textContent=`tracediff ${vt.
status.version}`,document.body.toggleAttribute("data-read-only",vt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",vt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
vt.status.keep_traces===!1)}catch{}}async function r1(){let e=globalThis.firstComparison?.answer;e&&(lr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,QT)})]),delete lr.
dataset.waits),Po===null&&_u()}var ku=tm(),a1=lm(ZT);dm();ad(document.getElementById("theme"));am(()=>Po,document.getElementById("keys"));hd(document.getElementById("drop-veil"),()=>vt.status?.read_only!==
!0,e=>{xe.add(e),Zt()!=="/"&&!document.querySelector("dialog[open]")&&vt.go(fe("/"))});xe.addEventListener("bundle",e1);xe.addEventListener("change",()=>as().catch(()=>{}),{once:!0});document.addEventListener(
"click",n1);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{yn=e.state?.scroll??0,_u(),(Po.page===$s||Po.page===yu)&&vt.settled()});window.addEventListener("scroll",Je(200,()=>{
yn===null&&cb()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{yn=null},{passive:!0});r1();Nt().then(()=>{Yt.watch(),s1()});})();
