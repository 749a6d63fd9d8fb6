"use strict";
(()=>{var on="/api/v1",nn=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function Na(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="\
string"||typeof n.title=="string")return new nn(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new nn(e,"error",`The server answered with status ${e}.`)}var mc=()=>new nn(0,"offline",
"The server does not answer. Is “tracediff serve” still running?"),Hg=/"(?:stream|correlation)":-?\d{16}/,Wg=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,Fg=/\d{16}/,jg=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function St(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let a,l;try{a=await fetch(on+t,r),l=await a.text()}catch(c){throw c.name===
"AbortError"?c:mc()}if(!a.ok)throw Na(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&Fg.test(l)?jg:Hg.test(l)?Wg:void 0)}catch{throw new nn(a.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var Qe=(e,t)=>St("GET",e,t),Ue=encodeURIComponent,Is=e=>Qe("/status",e);async function Wt(e,t){let n=await Qe(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var rt=async(e,t)=>e.length===0?[]:(await Qe(`/sets?${e.map(n=>`id=${Ue(n)}`).join("&")}`,t)).sets,Ds=async e=>(await Qe("/tags",e)).tags,zt=(e,t)=>Qe(`/sets/${Ue(e)}`,t),Rn=(e,t)=>St("PATCH",`/sets/${Ue(
e)}`,{body:t}),so=e=>St("DELETE",`/sets/${Ue(e)}`),fc=async(e,t)=>(await St("POST",`/sets/${Ue(e)}/split`,{body:t})).job,pc=async(e,t)=>(await St("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,ro=e=>St("POST",`/sets/${Ue(e)}/restore`),tt=(e,t)=>Qe(`/compare_traces?${e}`,t),Bs=(e,t)=>Qe(`/compare_traces/op?${e}`,t),qs=(e,t,n)=>Qe(e===""?`/compare_traces/tree?${t}`:`/sets/${Ue(e)}/tree?${t}`,
n),ao=async(e,t,n)=>(await Qe(`/sets/${Ue(e)}/steps${t===null?"":`?marker=${Ue(t)}`}`,n)).steps,La=(e,t,n)=>Qe(`/sets/${Ue(e)}/timeline?${t}`,n),Hs=(e,t,n)=>Qe(`/sets/${Ue(e)}/timeline/find?${t}`,n),hc=(e,t,n)=>Qe(
`/analysis/${e}?${t}`,n),gc=(e,t)=>`${on}/analysis/${e}?${t}`,wc=async(e,t,n)=>(await Qe(`/sets/${Ue(e)}/ops?q=${Ue(t)}&limit=50`,n)).ops,Pa=e=>`${on}/compare_traces?${e}`,yc=e=>`${on}/report?${e}`,bc=e=>`${on}\
/compare_traces/op?${e}`,kc=(e,t)=>Qe(`/sql?${e}`,{...t,digits:!0}),xc=e=>`${on}/sql?${e}`,_c=async(e,t)=>(await Qe(`/sql/schema?${e}`,t)).tables,Sc=async e=>(await Qe("/queries",e)).queries,Ia=(e,t)=>St(
"POST","/queries",{body:{name:e,statement:t}}),$c=e=>St("DELETE",`/queries/${Ue(e)}`),Da=(e,t,n)=>`${on}/sets/${Ue(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Ws(e,t,n,{signal:o,onProgress:s}){
let r=[],a=0,l;try{if(l=await fetch(Da(e,t,n),{signal:o}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){
throw c.name==="AbortError"?c:a>0?new nn(0,"broken","The download stopped before its end. The log of the server says why."):mc()}throw Na(l.status,await l.text())}var vc=async e=>(await Qe("/jobs",e)).
jobs,Ec=(e,t)=>Qe(`/jobs/${Ue(e)}`,t),io=e=>St("DELETE",`/jobs/${Ue(e)}`),Tc=e=>new EventSource(`${on}/jobs/${Ue(e)}/events`),Oc=(e,t)=>St("POST","/uploads",{body:{label:e,files:t}}),Mc=async()=>(await St(
"POST","/samples")).jobs,Ac=e=>Qe(`/uploads/${Ue(e)}`),Ba=e=>St("DELETE",`/uploads/${Ue(e)}`),Cc=async e=>(await St("POST",`/uploads/${Ue(e)}/commit`)).job;function Rc(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((a,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${on}/uploads/${Ue(e)}/files/${Ue(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),c.upload.addEventListener("progress",p=>r(o+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Na(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{
d(l,new nn(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new nn(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function Ug(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let a=o.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Ct(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=Ug(Math.abs(e));if(r.length>n){let a=r[n]>="5",l=s+r.slice(0,n),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var $e="–",Nn="−",Gt=" ",Pc=e=>Ct(e,0,2),Ic=e=>Ct(e,0,3);function qo(e,t){return t>0?`+${e}`:t<0?`${Nn}${e}`:e}function N(e){return e==null?$e:Pc(e).replace("-",Nn)}function Ke(e){return e==null?
$e:qo(Pc(Math.abs(e)),e)}var qa=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ye(e){let t=Math.abs(e);return qa.find(([,n])=>t>=n*.99995)??(t>0?qa[3]:qa[2])}function Fs(e,[t,n]){let o=Math.abs(
e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return Ct(o,s,s)+Gt+t}function z(e){return e==null?$e:(e<0?Nn:"")+Fs(e,Ye(e))}function ye(e){return e==null?$e:qo(Fs(e,Ye(e)),e)}function me(e){
return e==null?$e:Ic(e).replace("-",Nn)+Gt+"µs"}function We(e){return e==null?$e:qo(Ic(Math.abs(e))+Gt+"µs",e)}var Nc=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function lo(e){let t=Math.
abs(e);return Nc.find(([,n])=>t>=n*.99995)??Nc[t>0?3:1]}function Ln(e){return e==null?$e:(e<0?Nn:"")+Fs(e,lo(e))}function Dc(e){return e==null?$e:qo(Fs(e,lo(e)),e)}function Ha(e){return e==null?$e:Ct(
e,0,9).replace("-",Nn)+Gt+"GB/s"}function Fe(e){return e==null||!Number.isFinite(e)?$e:(e<0?Nn:"")+Bc(Math.abs(e))+Gt+"%"}function De(e){return e==null||!Number.isFinite(e)?$e:qo(Bc(Math.abs(e))+Gt+"%",
e)}function Bc(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return Ct(e,t,t)}var zg="⁰¹²³⁴⁵⁶⁷⁸⁹";function sn(e){if(e==null||!Number.isFinite(e))return $e;
if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Gt}×${Gt}10⁻${[...n].map(o=>zg[o]).join("")}`}function qc(e){return e==null||!Number.isFinite(
e)?$e:e<.001?"<0.001":e.toFixed(3)}function Be(e){if(e==null)return $e;let t=["B","kB","MB","GB","TB"],n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===0||n>=100?0:n>=10?1:2;return n.toFixed(
s)+Gt+t[o]}function ne(e,t,n=`${t}s`){return`${N(e)}${Gt}${e===1?t:n}`}function ze(e,t=6){let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else
for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function Gg(e,t){let n=Array.from(e);if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),
s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var Hc=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Wc(e,t){let n=e[t],o=r=>r===void 0?0:
Hc(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(n[s])?s-1:s}function Wa(e){let t=[...new Set(e)].sort();return new Map(t.map((n,o)=>[n,Wc(t,o)]))}function Yg(e,t,n){
let o=Math.floor(t*.4);if(e.length<=t||n<=o)return Gg(e,t);let s=t-o-1,r=Math.max(o,Math.min(n,e.length-s)),a=r+s<e.length;return`${Array.from(e).slice(0,o).join("")}…${e.slice(r,a?r+s-1:void 0)}${a?
"…":""}`}var Fc=e=>e.replace(/^void (?=\S)/,"");function Fa(e){let t=[],n=new Map,o=new Map,s=new Map,r=c=>c.length>e?Fc(c):c;function a(c,u){let d=s.get(c),m=Yg(c,e,u);if(n.set(c,u),d?.text===m)return;
d&&(d.names.delete(c),d.first=null);let p=o.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,o.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce(
(m,p)=>Math.min(m,Hc(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,p)=>{if(d.has(m)||d.has(t[p-1])||
d.has(t[p+1])){let f=Wc(t,p);f!==n.get(m)&&a(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:Kg(u,e,l(d),n.get(u))}}}function rn(e,t){let n=Fa(t);return n.add(e),e.map(n.text)}
function js(e,t){let n=Wa(e),o=rn(e,t);return e.map((s,r)=>n.get(s)+8<t-1?Fc(s):o[r])}function Kg(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,n-2),l=t-s-r-3,c=Math.max(
a+r,Math.min(o,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function ht(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,
"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function qe(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function bn(e,t,n){let o=[],s=Array.from(e);for(;s.
length>t&&o.length<n-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=a;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.
join("")),o}var Vg=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Lc=e=>String(e).padStart(2,"0");function Rt(e){let t=new Date(e);return Number.isNaN(t.getTime())?$e:`${t.
getDate()} ${Vg[t.getMonth()]} ${t.getFullYear()}, ${Lc(t.getHours())}:${Lc(t.getMinutes())}`}var Jg="tracediff.theme",ja=new Set,za=matchMedia("(prefers-color-scheme: dark)");function Ua(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Qg(){let e=Ua();
return e==="auto"?za.matches?"dark":"light":e}function ct(e){return ja.add(e),()=>ja.delete(e)}function jc(){for(let e of[...ja])e(Qg())}function zc(e){e.value=Ua(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Jg,e.value)}catch{}jc()}),za.addEventListener("change",()=>{Ua()===
"auto"&&jc()})}var Xg=matchMedia("(forced-colors: active)"),Us=new Map,Uc="";function ae(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${za.matches} ${Xg.matches}`;return o!==
Uc&&(Us=new Map,Uc=o),Us.has(e)||Us.set(e,Zg(e)),Us.get(e)}function Zg(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var Ga=null;function Ho(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Ga??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Ga=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Ga)}var Gc={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},zs=()=>[[0,ae("--heat-low")],[.5,ae("--heat-middle")],[1,ae("--heat-high")]];function Nt(){
return{control:ae("--control-fill"),test:ae("--test-fill"),more:ae("--more-fill"),less:ae("--less-fill"),noise:ae("--noise-fill"),surface:ae("--surface"),highlight:ae("--highlight"),highlightEdge:ae("\
--accent")}}function gt(){let e=ae("--text"),t=ae("--muted"),n=ae("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[ae("--control-fill"),ae("--test-fill"),ae("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:ae("--surface-raised"),bordercolor:ae("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Ya=17;function ew({
title:e,lines:t,keys:n=[]},o,s){let r=Nt(),a=t.flatMap(f=>bn(f,Math.floor(o/6.6),3)),l=30+Ya*a.length+(n.length>0?24:0)+8,c=(f,g,w,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:qe(g),font:{size:w,color:ae(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((f,g)=>c(30+Ya*g,f,12,!1))],d=[],m=12-s.left,p=30+Ya*a.length+4;for(let[
f,g]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??ae(f),line:{width:0}}),u.push(
{...c(p,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function Yc(e,t,n,o){let s=await Ho(),r=ae("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=ew(o,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Ka=/\.json(\.gz)?$/i;function Kc(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();r&&n.push({name:r.
name,file:r})}}return tw(t,n)}async function tw(e,t){let n=[];for(let o of e){let s=[];await Vc(o,"",s),n.push(Pn(o.name,s))}return t.length>0&&n.push(Pn(Gs(t),t)),n}async function Vc(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((a,l)=>{o.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)if(r.isDirectory)await Vc(r,`${t}${r.name}/`,n);else{
let a=await new Promise((l,c)=>r.file(l,c));n.push({name:t+r.name,file:a})}}function Jc(e){let t=new Map,n=[];for(let s of e){let r=s.webkitRelativePath,a=r.indexOf("/");if(a>0){let l=r.slice(0,a);t.has(
l)||t.set(l,[]),t.get(l).push({name:r.slice(a+1),file:s})}else n.push({name:s.name,file:s})}let o=[...t].map(([s,r])=>Pn(s,r));return n.length>0&&o.push(Pn(Gs(n),n)),o}function Pn(e,t){let n=[...t].sort(
(o,s)=>o.name<s.name?-1:1);return{label:e,files:n.filter(({name:o})=>Ka.test(o)),skipped:n.filter(({name:o})=>!Ka.test(o))}}function Gs(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(
Ka,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?
n:"traces"}function Qc(e){let t=new Map;for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let a=n.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:n.slice(r+1),file:o,
seen:s})}return t.size<2?null:[...t].map(([n,o])=>Pn(n,o))}function i(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))o.addEventListener(a,l);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))o.style.setProperty(a,l);else o.setAttribute(s,r===!0?
"":String(r));return Ys(o,n),o}function Ys(e,t){for(let n of t)Array.isArray(n)?Ys(e,n):n!=null&&n!==!1&&e.append(n)}function T(e,...t){return e.textContent="",Ys(e,t),e}function Yt(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function q(e,t,n={}){return i("button",{type:"button",...n,on:{click:t}},
e)}var nw="http://www.w3.org/2000/svg";function Me(e,t={},...n){let o=document.createElementNS(nw,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return Ys(o,n),o}var ow={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h\
10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"\
M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2\
L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function $t(e){return Me("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Me("pa\
th",{d:ow[e]}))}function xe(e,t,n,o={}){return i("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.trim(),on:{click:n}},$t(e))}var Xc=0;function de(e){return Xc+=1,
`${e}-${Xc}`}var yt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(
()=>{n.textContent=e},50)}function Ve(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(n),o}function be(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=i("div",{class:`toast${o?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,n*1e3)};t&&s.append(q(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(xe("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,o),l(),a}function Zc(e,t,n){let o=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(o-=1,(o<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){be("This server is read-only.",{urgent:!0});return}try{let l=await Kc(
a.dataTransfer);l.length>0&&n(l)}catch(l){be(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var sw=2,eu=1e3,Va=0,In=e=>["done","failed","cancelled"].includes(e.state);function Ks(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,Va-=1)},a=()=>{n=!0,r(),clearTimeout(s)},l=d=>{n||(In(d)&&a(),
t(d))},c=async()=>{let d=eu;try{l(await Ec(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*eu}n||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Va<sw&&typeof EventSource=="function"?(Va+=1,o=Tc(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),a}var Fo=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],rw=Fo.flatMap(([e])=>e),aw=Fo.flatMap(([,e])=>e),Wo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Kt=(e,t)=>t.some(n=>e.includes(n));function iw(e,t){let[n,o]=[Wo(e),Wo(t)];for(let[s,r]of Fo){let a=Kt(n,s)&&Kt(o,r);if(a!==(Kt(o,s)&&Kt(n,r)))return a?-1:1}for(let[s,r]of[[rw,-1],[aw,1]])if(Kt(n,s)!==
Kt(o,s))return Kt(n,s)?r:-r;return 0}function Vs(e){for(let[t,n]of Fo){let o=e.map(r=>[Kt(Wo(r),t),Kt(Wo(r),n)]),s=r=>o.flatMap((a,l)=>a[r]?[l]:[]);if(o.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var lw=10n**17n;function tu(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>lw?n:null}function jo(e,t){let n=iw(e.label,t.label),[o,s]=[tu(e),tu(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function nu(e){let t=n=>e.find(o=>Kt(Wo(o.label),n));if(e.length===
2){let[n,o]=jo(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of Fo){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function cw(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function uw(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let a=dw(
e,s+1);n+=o===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function dw(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function Js(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(uw(e,t.index+t[0].length));return n?Number(n[1]):null}async function mw(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function ou(e,t,n){let o=await mw(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!n(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:o}}var fw=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Js(e)!==null;async function pw({name:e,file:t}){let n=await ou(t,4194304,fw);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=Js(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=Js(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await ou(t,16777216,()=>!1);o=Js(s.slice(-262144))}return{
isTrace:!0,rank:o??cw(e)}}async function ru(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await pw(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var su=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function au(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([su(e,o,n),su(t,o,n)]);if(s.
some((a,l)=>a!==r[l]))return!1;o+=n,n=4<<20}return e.size===t.size}var hw=256,iu=20,lu=e=>e.slice(e.lastIndexOf("/")+1),Ja=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function gw(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
au(e.file,t.file)}async function ww(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await gw(o,s)||Ja(o.name)!==null&&Ja(o.name)===Ja(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var Qa=e=>e.map(({seen:t})=>t.rank),Xa=e=>!e.includes(null)&&new Set(e).size===
e.length;function yw(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function bw(e){return Vs(e.map(({name:n})=>lu(n)))?.map(n=>n.map(o=>e[o]))??yw(e)??e.map(n=>[n])}function kw(e,t){let n=new Set;return e.map((o,s)=>{let r=Gs(o),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(a);let l=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Pn(a,l),settled:!0}})}function cu(e){
let t=Qa(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function xw(e,t,n){return!(t.length===2&&Vs(t.map(({label:s})=>s)))&&
Xa(Qa(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:cu(n),manyFirst:!0}}}function _w(e){return e.includes(null)?"assumed":Xa(e)?"named":"equal"}async function uu(e){
if(e.files.length>hw)return{};if(await ru(e.files),e.files.length<2||e.settled)return{};let t=await ww(e.files),n=Qc(e);if(n!==null&&n.length<=iu)return xw(e,n,t);let o=Qa(t),s=Vs(t.map(({name:a})=>lu(
a)));if(t.length<2||Xa(o)&&s===null)return{};let r=bw(t);return r.length>iu?{}:{question:{kind:_w(o),parts:kw(r,e),one:cu(t),manyFirst:s!==null||r.length===2}}}var Sw=2,$w=3,vw=4,Za=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,state:"looking",question:null,planned:!1,
upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){
let n=(await Mc()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){
this.#a(t,{message:"There is no .json or .json.gz file in it."});return}let{parts:n,question:o}=await uu(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#r(
t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#l(t))}#r(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(
s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#l(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.
filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||
t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#l(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(n=>["creating",
"sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<$w&&this.#f(n)}async#f(t){t.state="creating",t.error=null,this.#e(t);try{let n=t.files.map(({name:s,
size:r})=>({name:s,size:r})),o=await Oc(t.label,n);if(t.state!=="creating"){Ba(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#i()}catch(n){this.#a(t,n)}}#a(t,n){t.state!==
"cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#i(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state==="sending").length;for(let o of t)
for(let s of o.files){if(n>=Sw)return;s.state==="waiting"&&(n+=1,this.#p(o,s))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await Rc(t.upload,n.name,n.file,{from:n.sent,signal:t.abort.
signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(t),this.#i()}async#h(t,n,o){(o.
status===0||o.status>=500)&&o.status!==507&&n.attempts<vw&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(t,n))||(n.state="failed",n.
error=o.message)}async#c(t,n){try{let s=(await Ac(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sen\
ding"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#a(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length}\
 files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Cc(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#a(t,n)}this.#s()}#d(t){
t.stopJob=Ks(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}In(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){let{known_as:n}=t.job;n?(t.offered=t.label===n?null:
t.label,t.label=n):t.renamed&&await this.#m(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.
labelError===null;){n=t.label;try{await Rn(t.job.set,{label:n})}catch(o){t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.
label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await Rn(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=
null,t.taken={as:n,text:o},n==="label"&&(t.label=o),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.job.already_stored}async undo(t){await so(t.job.set),t.
state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await ro(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){
if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.
attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#l(t);return}t.state="\
sending",this.#e(t),this.#u(t),this.#i()}async cancel(t){let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await io(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&Ba(
n).catch(()=>{}),this.#i(),this.#s()}},we=new Za;window.addEventListener("beforeunload",e=>{we.sending&&e.preventDefault()});var Ew=1e3,Tw=5e3,Ow=6e4,ei=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-Ow;get running(){return this.list.filter(t=>!In(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await vc())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?Ew:Tw)}}#r(t){if(we.transfers.
some(o=>o.state==="committing"))return;let n=new Set(we.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},Lt=new ei;var co={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{
type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}};var Pt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,mu={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Mw={...mu,per_step:"per r\
ecording",percent:"% of the recording"},Uo=(e,t)=>(Pt(t)?Mw:mu)[e];function ni(e){return e.control.samples===e.test.samples?"total":"per_step"}var mo=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Qs(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var du=(e,t)=>e===null||!(t>0)?null:100*(e/t),ti=(e,t)=>e===null||t===null?null:e-t,uo=(e,t)=>t>0?e/t:null,Aw=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function Cw(e,t){if(t&&Aw(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function fu(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[a,l,c,u]=Cw(e,o);r?(a=(u?e.control_per_step:null)??uo(a,s[0]),l=(u?e.test_per_step:null)??uo(l,s[1]),
c=(u?e.diff_per_step:null)??ti(l,a)):t==="per_call"&&(a=(u?e.control_per_call:null)??uo(a,e.control_counts),l=(u?e.test_per_call:null)??uo(l,e.test_counts),c=ti(l,a));let d=a>0&&l!==null&&e.test_counts>
0?100*((l-a)/a):null;t==="percent"&&(a=du(a,n.step_time.control.step),l=du(l,n.step_time.test.step),c=ti(l,a));let m=r?[uo(e.control_counts,s[0])??0,uo(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:a,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}var zo=(e,t)=>JSON.stringify([e,t]);function ut(e,t){let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(
16).padStart(16,"0").slice(0,12)}var Rw=(e,t)=>e.filter(({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function pu({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(a=>Rw(
n,a)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r} more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[
[t.operator??"same shapes",o].filter(Boolean).join(" "),e]}function Go({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.
total_duration??0)>(r.total_duration??0)?a:r)}var Yo=({aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${N(o)} ${o===1?"call":"calls"}, ${z(s)}`);function oi(e,t,n,{self:o=!1}={}){
let{control_observations:s,test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=si({...l,among:a},o);return{row:c,key:l.id??zo(l.name,
l.category),verdict:c.significance??"",noise:c.significance==="no_difference_found",...fu(l,n,e,o)}})}function si(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.
steps,e.among.rows[n]]:null}:e}var Dn=e=>e.moderated_q_value??e.q_value??null;function hu(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:
null;return new Map(e.rows.map(s=>[zo(s.name,s.category),{...s,among:o}]))}function gu(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[
o,fu(e.totals[o],t,e,n)])}var wu=15,yu=[10,15,20,30,50,100],Nw=["total","per_step","per_call","percent"],bu=co.change.words,ku=co.device_type.words,Lw=co.measure.words,Pw=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Xs=[...Pw,"op"],dt="ProfilerStep*",ri=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value"],Iw=["name","category","change","q_value"],fo=e=>Iw.includes(e)?"asc":"desc",ai=["control","test","control_ranks","test_ranks","control_steps","test_st\
eps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],xu=[...ai,"device_type","q","exclude","category","change","significant","fold","measure","equivalence"],Dw={fold:"true",
significant:"",measure:"",equivalence:""},Bw={1:"true",0:"false"};function qw(e,t){let{type:n,words:o,standard:s}=co[t];if(n==="texts")return e.getAll(t).filter(d=>d!=="");let r=e.get(t)??"",a=n==="te\
xt"?r:Bw[r]??r,l=n==="text"?a:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===a.toLowerCase()),u=(n==="choice"&&l==="false"?"":l)||(Dw[t]??s);return n==="boolean"?u==="true":u}var _u=(e,t)=>Object.
fromEntries(t.map(n=>[n,qw(e,n)]));function Su(e,t,n){for(let o of n){let{type:s,standard:r}=co[o];s==="texts"?t[o].forEach(a=>e.append(o,a)):["","undefined",r].includes(String(t[o]))||e.set(o,String(
t[o]))}}var $u=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function Hw(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?
o:ut(o,e.get(n)??"")}var Vt=(e,t,n)=>t.includes(e)?e:n;function Ft(e){let t=new URLSearchParams(e),n=Vt(t.get("sort"),ri,"abs_diff_duration"),o=Number(t.get("top"));return{..._u(t,xu),...$u(t),sort:n,
order:Vt(t.get("order"),["asc","desc"],fo(n)),unit:Vt(t.get("unit"),Nw,""),measure:Vt(t.get("measure")??t.get("time"),Lw,""),heat:Vt(t.get("heat"),Xs,""),top:Number.isInteger(o)&&o>=1&&o<=200?o:wu,op:Hw(
t,"op","op_category")}}function bt(e){let t=vu(e),n=(s,r,a)=>{r!==a&&t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,fo(e.sort)),n("unit",e.unit,""),n("measure",e.measure,""),t.delete(
"fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),n("top",String(e.top),String(wu)),n("op",e.op,"");let o=t.toString();return o===""?"/compare":`/compare?${o}`}var an=(e,t)=>bt({...Ft(""),control:nt(
e),test:nt(t),exclude:[dt]});function vu(e){let t=new URLSearchParams;return Su(t,e,xu),e.significant||t.delete("measure"),t}function Ww(e,t,n){let o=n?"self_":"";if(e==="q_value")return"certainty";if(e===
"diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function po(e,t,n){let o=vu(e);return o.set("significance","true"),o.set(
"sort",Ww(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function ii(e,t,n,o){let s=po(e,t,n);return s.set("format",o),s}var Eu=["total","per_step"],Fw=["calls","share"],Tu=["\
duration","calls","per_call"];function Ko(e){let t=new URLSearchParams(e);return{..._u(t,ai),...$u(t),row:t.has("name")?ut(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Vt(t.get("unit"),Eu,
""),bins:Vt(t.get("bins"),Fw,"calls"),heat:Vt(t.get("heat"),Tu,"duration")}}function vt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Su(t,e,ai),t}function Bn(e){let t=vt(e);return t.
set("row",e.row),t}function Et(e){let t=Bn(e);return Eu.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Tu.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),`/\
compare/op?${t}`}function Ou(e,t,n){let o=po(e,t,n);return e.op&&o.set("row",e.op),o}var kn=100,jw=["created","label","ranks","steps","events","bytes"];function Zs(e){let t=new URLSearchParams(e),n=Vt(
t.get("sort"),jw,"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:Vt(t.get("order"),["a\
sc","desc"],n==="label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function Mu(e){let{control:t,test:n,q:o,tag:s,sort:r,order:a,page:l}={...Zs(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{
p!==f&&c.set(m,String(p))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,"created"),u("order",a,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return d===""?
"/":`/?${d}`}var er=e=>e.q!==""||e.tag.length>0;function qn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(kn),offset:String((e.page-1)*kn)});return e.q!==""&&t.set(
"q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var nt=e=>e.slice(0,12),xn=(e,t,n,o)=>o?.[e]?.label??(n&&Re(n,t[e])?.label)??t[e];function Re(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;
let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var tr=(e="Damaged")=>i("strong",{class:"damage-mark"},$t("warning"),e);function Au(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>i("li",{},tr()," ",o))),n.length>0&&i("ul",{class:"notice"},n.map(({text:o})=>i("li",{},o)))]}function nr(e,t=e?.length??0){return t>0&&i(
"div",{class:"damage-list"},i("p",{},tr(ne(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:n,rank:o,text:s})=>i("li",{},`Rank ${o} (`,i("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${N(t-e.length)} more`)))}var Uw="https://ui.perfetto.dev";var Vo=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function zw(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},l=setInterval(()=>{e.closed?r(s,new Vo("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Vo("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",a)})}function li(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&li(e,t-1)},100)}async function or({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=Uw,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Vo("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw li(l),m}let c=new AbortController,u=zw(l,r,a);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),li(l),m}o(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var Gw=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Yw(e){return(e.notes??[]).some(t=>Gw.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Kw=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function ui(e,t,n=()=>""){let o=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=Da(e.id,t.number,n())},c=(m,p=!1)=>{o.textContent=m,o.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await or({title:`${e.label}, rank ${t.rank}`,fileName:Kw(
t,n()),load:m=>Ws(e.id,t.number,n(),{signal:m,onProgress:p=>c(`Loading ${Be(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=q("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Be(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,o),prepare:l}}
function ln(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Rt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function Vw(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},ln(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",i("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function Jw(e,t,n,o){let s=ui(e,t,n.query),r=i("td",{}),a=()=>{let l=n.on()?Yw(t):"";s.prepare(),T(r,l===""?s.node:i("span",{class:"muted"},l))};return o.
push(a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},Be(t.trace_bytes)),r)}function Qw(e,t,n,o,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?Vw(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>Jw(e,l,n,o))))),r.length>0&&a>
0&&i("p",{class:"muted small"},`${N(a)} more were not kept.`))}function Xw(e,t){let n=i("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function sr(e,t={}){let n=[],o=de("traces"),s=Xw(t,()=>n.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:o},"Traces"),xe("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([Is(),...e.map(l=>zt(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,T(r,u&&s.node,c.map(d=>Qw(d,l.keep_traces&&!l.read_only,s,n,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>T(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var Zw=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Cu(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${ne(a,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&l===0)return{level:"goo\
d",text:"clean"};let u=[];return c>0&&u.push(`${N(c)} mended or lost`),s>0&&u.push(ne(s,"note")),r>0&&u.push(ne(r,"duplicate file")),l>0&&u.push(`${N(l)} not followed or read`),{level:n+o>0?"warn":"no\
te",text:u.join(", ")}}function ey(e){return i("dl",{class:"counters"},Zw.map(([t,n,o])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:o},n),i("dd",{},N(e[t]??0)))))}function ty(e,t,n){let o=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":ze(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||$e),i("td",{class:"num"},N(s.events)),i("td",{class:"num"},Be(t.raw_bytes)),n&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):ui(e,t).node),i("td",{class:"wrap"},o.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},o.map(a=>i("li",{},a.severity==="damage"&&[tr()," "],a.words,a.
count>1&&` (${N(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function di(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${ne(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:n})=>i("li",{},i("span",{class:"mono"},t)," holds the same as ",i("span",{class:"mono"},
n)))))}var ny={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function mi(e,t){return e>0&&i("details",{class:"left-out"},i("summary",{},`${ne(e,"entry",
"entries")} of the folder left out: links are not followed`),i("ul",{},t.map(({file:n,kind:o})=>i("li",{},i("span",{class:"mono"},n),` ${ny[o]??o}`)),e>t.length&&i("li",{class:"muted"},`and ${N(e-t.length)}\
 more`)))}function Ru(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return zt(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Tra\
ce"]:[],"Notes"];T(t,nr(n.quality.affected_files,n.quality.affected),ey(n.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i("tr",{},s.map(r=>i("th",{scope:"col"},r)))),
i("tbody",{},n.file_list.map(r=>ty(n,r,o))))),di(n.quality.duplicate_files),mi(n.quality.left_out,n.quality.left_out_files),i("p",{class:"muted small"},"Identity ",i("span",{class:"mono"},n.id)," · st\
ored in ",Be(n.stored_bytes)," out of ",Be(n.raw_bytes)," of JSON",o&&` (${Be(n.traces_bytes)} the traces themselves)`,!o&&`. ${ln(n)}`))}).catch(n=>T(t,i("p",{class:"error-text"},n.message))),t}var fi=4,pi=e=>e===2?"two":N(e),Nu=e=>e[0].toUpperCase()+e.slice(1);function oy({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function sy({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${ze(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${ne(t.ranks,"rank")}`}function ry({parts:e}){let t=e.slice(0,fi).map(({label:n})=>`“${n}”`).
join(", ");return e.length>fi?`${t} and ${N(e.length-fi)} more`:t}function hi({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${pi(t.ranks)} ranks of one`;return`${Nu(pi(e.length))} sets, \
or ${o}?`}function Lu(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=de("question"),a=(u,d,m)=>q([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>we.answer(e,u),{class:"choice"}),l=a(
!0,`${Nu(pi(o.length))} sets`,ry(t)),c=a(!1,"One set",sy(t,n));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},hi(t))," ",oy(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var ay=64,iy={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function wi(e){return i("progress",
{max:"1",value:"0","aria-label":e})}function yi(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Hn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"){let n=e.already_stored?`${ly(e)}; nothing was stored twice.`:`${ar(e)?"Stored, but damaged":"Done"}: ${ne(e.events,"event")}\
.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":iy[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Be(e.bytes_done)}\
 of ${Be(e.bytes_total)}`),e.events>0&&t.push(ne(e.events,"event")),e.files_total>1&&t.push(`${N(e.files_done)} of ${ne(e.files_total,"file")}`),t.join(" · ")}var ly=e=>`Stored already as “${e.known_as}\
”`;function cy(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:`/?q=${o.slice(0,12)}`,title:"This set in the list"},n),t.slice(s+n.length)]}function uy(e){let{offered:t,
job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>gi(we.takeOffer(e,s));return[q(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=
ay&&q(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var ar=e=>e?.state==="done"&&e.affected_files?.length>0;function Pu(e){return[ar(e)&&nr(e.affected_files),dy(e),di(e?.duplicate_files),mi(
e?.left_out??0,e?.left_out_files??[])]}function dy(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"\
failures",open:e.state==="failed"},i("summary",{},`${ne(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(n=>i("li",{},!n.message.startsWith(n.file)&&[i("span",{class:"mono"},n.file),
" – "],n.message))))}function Iu(e){let t=wi("Progress"),n=i("p",{class:"transfer-text"}),o=i("div",{class:"transfer-actions"}),s=fy(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,
u=e.files.map(my),d=i("details",{class:"files",open:e.files.length<=6},i("summary",{},py(e)),i("ul",{class:"file-list"},u.map(O=>O.node)),e.skipped.length>0&&hy(e.skipped)),m=i("li",{class:"transfer"},
i("div",{class:"transfer-head"},s.node,o),t,n,l,a,r,!e.sample&&d),p=null,f="",g="",w=!1;function y(){let O=o.contains(document.activeElement);f=e.label,T(o,wy(e)),O&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){p=e.state,m.dataset.state=e.state,y(),w=e.question!==null,T(a,w&&Lu(e)),e.state==="done"&&(d.open=!1)}function b(){let O=e.state==="done"?e.offered:null;if(O===c)return;
let k=l.contains(document.activeElement);c=O,T(l,uy(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){p!==e.state?h():f!==e.label&&y(),s.update(),u.forEach(gy),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:O,total:k}=bi(e);t.hidden=e.state==="asking"||!we.active.includes(e),yi(t,O,k),g=ki(e),n.textContent!==g&&T(n,e.state==="done"&&e.job.already_stored?cy(
e,g):g),b(),m.classList.toggle("affected",ar(e.job)),T(r,Pu(e.job))}return x(),{node:m,update:x,text:()=>e.question?hi(e.question):g,focus(){w&&document.activeElement.matches("body, main, .page-action\
s *")&&a.querySelector("button").focus({preventScroll:!0}),w=!1}}}var rr=(e,t)=>e.reduce((n,o)=>n+o[t],0);function bi(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:rr(o,"sent"),total:n==="looking"?0:rr(o,"size")}}function my(e){let t=wi(`Progress of ${e.name}`),n=i("span",{class:"file-state"}),o=i("li",{},i("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function fy(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{we.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=i("span",{class:"error-text small",role:"status"}),o=e.label;return{node:i("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function py(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[ne(e.files.length,"trace file"),Be(t)];return e.skipped.length>0&&n.push(`${N(e.skipped.length)} skipped`),n.join(", ")}function hy(e){let t=e.slice(0,20).map(
({name:o})=>o).join(", "),n=e.length>20?`, and ${N(e.length-20)} more`:"";return i("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",i("span",{class:"mono"},t),
n)}function gy(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,yi(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>
0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Be(t.size),sending:`${r} % of ${Be(t.size)}`,sent:`${Be(t.size)} sent`,failed:t.error??"failed"}[t.state]}function wy(e){let{label:t}=e,n=xe(
"close",`Remove ${t} from this list`,()=>we.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&q("Retry",()=>we.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[
we.canUndo(e)&&q("Undo",()=>gi(we.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[q("Bring back",()=>gi(we.bringBack(e)),{"aria-label":`Bring ${t} bac\
k`}),n];default:return[q("Cancel",()=>we.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function gi(e){try{await e}catch(t){be(`That did not work. ${t.message}`,{urgent:!0})}}function yy(e){let t=[...new Set(
e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${ze(t.sort((n,o)=>n-o))}`}function by(e){return e===null?"":e.as==="tag"?` Tagged “${e.
text}”.`:` Renamed to “${e.text}”.`}function ki(e){let t=yy(e),n=rr(e.files,"sent"),o=rr(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"\
queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Be(n)} of ${Be(o)}`,t].filter(Boolean).join(" · ");case"commi\
tting":return"Sent. The server starts reading …";case"job":return[Hn(e.job),t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return Hn(e.job)+by(e.taken);case"\
cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Du(e,t){let n=e,o=wi(`Progress of ${n.
label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},n.
label||"Ingest")),r),o,s,a),c=null;function u(d){n=d;let m=n.state==="queued"||n.state==="running";n.state!==c&&(c=n.state,l.dataset.state=m?"job":n.state,T(r,m?q("Cancel",()=>io(n.id).catch(()=>{}),{
"aria-label":`Cancel ${n.label}`}):xe("close",`Remove ${n.label} from this list`,()=>t(n)))),o.hidden=!m,yi(o,n.bytes_done,n.bytes_total),s.textContent=Hn(n),l.classList.toggle("affected",ar(n)),T(a,Pu(
n))}return u(n),{node:l,update:u}}function ky(){return[...we.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:ki(t),...bi(t)})),...Lt.running.map(t=>({label:t.label,text:Hn(t),done:t.bytes_done,total:t.bytes_total}))]}
function xy(){let e=s=>we.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>1&&`${N(t.length)} uploads wait for an\
 answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${N(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function _y(){let e=i("progress",{max:"1",value:"0","aria-la\
bel":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),n=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progress"},i("div",{class:"status-head"},t,i(
"a",{href:"/"},"Show")),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${N(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.total===0)?e.removeAttribute(
"value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function Sy(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,i("a",{href:"/"},"Show")),draw(n){e.textContent=
`${n}.`}}}function $y(e){let t=i("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"button primary",
href:an(r.id,a.id)},`Compare ${r.label} with ${a.label}`);T(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),xe("close","Dismiss",o)),l,c),n=!0,e(),Se(`Both sets are stored. You c\
an compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});tt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.verdict.words}`:
""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function Bu(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=_y(),n=Sy(),o=$y(r);document.getElementById("toasts").
append(e);let s=0;function r(){s=0;let l=location.pathname!=="/",c=l?ky():[],u=l?xy():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),Yt(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return we.addEventListener("change",a),Lt.addEventListener("change",a),r(),{offer:o.set,clear:o.clear,draw:r}}var[_n,Wn,qu,jt,Tt,vy,ir]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query"],Jo="Every page",Hu="First move to a set of the list, with the arrow keys.",lr="First select a call, in th\
e lanes or in the table.",Fn="There is nothing to search on this page.",Fu=[{pages:[_n],keys:["/"],text:"Find trace sets",action:"search",none:Fn},{pages:[_n],keys:["ArrowDown","Enter"],text:"From the\
 search into the list",action:"enter",inSearch:!0},{pages:[_n],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[_n],keys:["ArrowRight","ArrowLeft"],text:"In \
the list: to what can be done with the set, and back"},{pages:[_n],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[_n],keys:["Space"],text:"In the list: select the set\
, for several at once"},{pages:[_n],keys:["c"],text:"Take the set in focus as the control",action:"control",none:Hu},{pages:[_n],keys:["t"],text:"Take the set in focus as the test",action:"test",none:Hu},
{pages:[Wn],keys:["/"],text:"Search the names of the rows",action:"search",none:Fn},{pages:[Wn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[Wn],
keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Wn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Wn],keys:["Arro\
wRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[jt],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Fn},{pages:[jt],keys:["ArrowDown"],text:"From th\
e search into the table",action:"enter",inSearch:!0},{pages:[jt],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[jt],keys:["ArrowDown","ArrowUp","Pa\
geDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[jt],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go to \
the one above"},{pages:[jt],keys:["Space"],text:"In the table: select the frame"},{pages:[jt],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[jt],keys:["A\
rrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[jt],keys:["w","s","a","d","0"],text:"In the flame graph: clos\
er, away, left, right, all"},{pages:[Wn,qu,jt,Tt,ir],keys:["c"],text:"Choose the control",action:"control"},{pages:[Wn,qu,jt,Tt,ir],keys:["t"],text:"Choose the test",action:"test"},{pages:[Tt],keys:["\
/"],text:"Search names; Enter shows the next call",action:"search",none:Fn},{pages:[Tt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Tt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Tt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Tt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Tt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Tt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:lr},{pages:[Tt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Tt],keys:["m"],
action:"measure",none:lr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[vy],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:Fn},{pages:[ir],keys:["/"],text:"Find a table or column",action:"search",none:Fn},{pages:[ir],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Jo],keys:["?"],text:"List the keys",
action:"help"},{pages:[Jo],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Fn},{pages:[Tt],keys:[","],action:"form\
er",none:lr},{pages:[Tt],keys:["."],action:"next",none:lr}],Ey={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Ty=["button","checkbo\
x","file","radio","range","reset","submit"];function Qo(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Ty.includes(e.type))}function Oy(e,t){
let{target:n,key:o}=e,s=Qo(n);return Fu.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(a=>[t.name,Jo].includes(a)))&&(r.inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, \
[role="combobox"]')||!n.value)))}function My(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Ay(e){return e.flatMap((t,n)=>[
n>0&&" ",i("kbd",{},Ey[t]??t)])}function Wu(e,t){let n=Fu.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},n.map(({keys:o,text:s})=>i(
"div",{},i("dt",{},Ay(o)),i("dd",{},s)))))}function Cy(e){let t=de("keys"),n=()=>o.close(),o=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===
o&&n()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),xe("close","Close",n)),Wu(`${e.name} page`,e.name),Wu(Jo,Jo),i("p",{class:"muted small"},"Letters typed into a \
field stay there.")));document.body.append(o),o.showModal()}function ju(e,t){let n=()=>e()&&Cy(e().page);t.addEventListener("click",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};
if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let a=Oy(o,s);if(!a||a.action==="close"&&My())return;let l=a.action===
"help"?n:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&o.preventDefault(),!c&&a.none&&be(a.none,{seconds:4})})}var Uu="tracediff.session";function Ry(){try{return JSON.parse(sessionStorage.getItem(Uu))??[]}catch{return[]}}function zu(e){let t=null,n=0,o="";function s(){return t===null&&(t=Ry(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Uu,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let a=u=>r(s().filter(d=>d.id!==u)),l=u=>zt(u).catch(d=>(d.status===404&&a(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===o||we.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==o&&we.active.length===
0&&(o=d,e(...jo(m,p)))}return we.addEventListener("stored",({detail:u})=>{a(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),we.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?a(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],yt().then(()=>r(s()))}}}var xi=new Set,Yu=!1,Sn=()=>Yu;function ho(e){return xi.add(e),()=>xi.delete(e)}function Gu(e){Yu=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...xi])t()}function Ku(){window.
addEventListener("beforeprint",()=>Gu(!0)),window.addEventListener("afterprint",()=>Gu(!1))}var Ie=["control","test"],jn={control:"test",test:"control"},Ju=["rank","span","step"],Ny=["both",...Ie],cr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,_i=e=>/^\d+$/.test(e??"")?e:"";
function Si(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let a of Ie){for(let l of Ju)n[`${a}_${l}`]=_i(t.get(`${a}_${l}`)??t.get(l));n[`${a}_marker`]=t.
get(`${a}_marker`)||t.get("marker")||""}let[o,s]=[cr(t.get("from")),cr(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:["1","true"].includes(t.get("use_short_name")),show:Ny.includes(
t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:cr(_i(t.get("nth"))),at:Ie.includes(t.get("at"))?t.get("at"):"",
align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:cr(_i(t.get("align_nth")))??0}}var Vu=e=>String(Math.round(e*1e3)/1e3);function ur(e){let t=new URLSearchParams,n=(s,r,a="")=>{
r!=null&&r!==a&&t.set(s,String(r))};Ie.forEach(s=>n(s,e[s]));for(let s of[...Ju,"marker"]){let[r,a]=Ie.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;n(s,l?r||a:""),Ie.forEach(c=>n(`${c}_${s}`,
l?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n("from",Vu(e.from)),n("to",Vu(e.to))),n("q",e.q),n("name",e.name),
e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("align_nth",e.align_nth,0));let o=t.toString();return o===""?"/timeli\
ne":`/timeline?${o}`}function $n(e){let t=Ie.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var Ly=(e,t)=>e-t,Qu=e=>[...new Set(e)].sort(Ly),$i=e=>Qu(e.map(t=>t.rank)),vi=(e,t)=>Qu(e.filter(
n=>n.rank===t).map(n=>n.span)),Ei=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function Py(e){let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length-
1>>1]}var Iy=(e,t)=>e.find(n=>String(n)===t);function Xu(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,p)=>{let f=d===""?void 0:Iy(u,d);return d!==""&&f===void 0&&o.push(`${m} ${d}`),f??(u.
includes(p)?p:u[0])},r=s($i(e),t.rank,"rank",n?.sample.rank),a=s(vi(e,r),t.span,"file",n?.sample.span),l=Ei(e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&
o.push(`step ${t.step}`),c??=n?l.find(u=>u.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:Py(l),{sample:c,place:l.indexOf(c),missing:o}}var dr=e=>/^\d+$/.test(e??"")?e:"",Un=(e,t={})=>ur({control:e.control,test:e.test,control_rank:dr(e.control_ranks),test_rank:dr(e.test_ranks),control_step:dr(e.control_steps),test_step:dr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function go(e,t){let{name:n,category:o}=Go(t,"test");return Un(e,{name:n,category:e.use_short_name?"":o})}
function mr(e,t,n,o=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
n[a])})}let r=o&&Go(o,"test");return Un(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Zu(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return Un(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var zn=["device","host","calls"];var Ai={device:"own",host:"self",calls:"calls"},gr=["calls","host","self","device","own"];function nd(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=o??""})}function Xo(e){let[t,
n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),
n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var od=/ #\d+$/,pr=(e,t)=>e==="module"&&t!==null?t.replace(od,""):t,sd=()=>[0,0],Oi=()=>Object.
fromEntries(gr.map(e=>[e,sd()]));function hr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},figures:Oi(),kernels:[],shapes:[],
children:[],own:Oi(),key:"",foldKey:""}}var Ti=(e,t)=>t>0?(e??0)/t:0,fr=(e,t,n,o)=>n?[Ti(e[`control_${t}`],o[0]),Ti(e[`test_${t}`],o[1])]:[Ti(e[t],o[0]),0];function Dy(e,t,n){let o=Object.fromEntries(
gr.map(s=>[s,fr(e,s,t,n)]));return{...hr({sort:e.sort,status:t?e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??
0,nodes:e.nodes??0,figures:o,own:{calls:o.calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:fr(s,"counts",t,n),device:fr(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.
text,calls:fr(s,"calls",t,n)}))}}function wr(e,t,n){[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),Xo(d===0?u:`${u}
${d}`)},a=[n,s.sort,...s.names.map(l=>pr(s.sort,l)),s.status].join(`
`);wr(s,r(t,s.names),Xo(a))}}var rd=e=>e.reduce((t,n)=>Xo([t,n.sort,pr(n.sort,n.control_name),pr(n.sort,n.test_name),n.status].join(`
`)),"root");function Ci(e,t){let n=[],o=(r,a,l)=>{Object.assign(r,{at:n.length,parent:a,depth:l}),n.push(r),r.children.forEach(c=>o(c,r,l+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(zn.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)By(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var wo=e=>e.status==="same"||e.status==="replaced";function By(e,t){
e.total={},e.ownOf={},e.here={};for(let n of zn){let o=e.own[Ai[n]],s=[...o],r=o[1]-o[0];for(let a of e.children)s[0]+=a.total[n][0],s[1]+=a.total[n][1],r+=wo(a)?0:t[n][a.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=wo(e)?r:null}}function Ri(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>Dy(r,t,o));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),wr(s[0],"root","root"),Ci(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Mi=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function ed(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let a=s.get(r[n]);a||(a={[n]:r[n],...Object.fromEntries(o.map(l=>[l,sd()]))},s.set(r[n],a),e.push(a)),o.forEach(l=>Mi(a[l],r[l]))}}function td(e,t){gr.
forEach(n=>Mi(e.figures[n],t.figures[n])),Object.values(Ai).forEach(n=>Mi(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},ed(e.kernels,t.kernels,"name",["counts","device"]),ed(e.shapes,t.shapes,"text",["calls"])}function qy({sort:e,status:t,names:n}){let[o,s]=n.map(r=>pr(e,r));return t==="replaced"?[o,s]:[o??s,o??s]}var Hy=(e,t)=>gr.
some(n=>e.figures[n][t]>0);function ad(e){if(e.children.forEach(ad),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>Hy(e,o)||e.children.some(s=>s.status==="same"||s.status==="replaced"||
s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.names[1]]}}function id(e){let t=hr(e.root);td(
t,e.root);let n=new Map,o=(r,a)=>{let l=qy(a),c=[a.sort,...l].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=hr({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=o(r.sort==="modul\
e"?t:a,r);td(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&ad(t),wr(t,"root","root"),Ci(t,{...ld(e),grouped:"class"})}function ld({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var cd=e=>({...e,children:e.children.map(cd)});function Wy(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&od.test(o??"")&&t.unshift(o)}return t}function Fy(e,t){let n=hr({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(Ai))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((a,l)=>a+l.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function ud(e,t,n){let o=new Map([...n].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)o.has(a.foldKey)&&a.sort!=="rest"&&o.get(a.foldKey).push(a);let s=a=>{let l=o.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=Fy(a,l);return{...a,opened:!0,own:Oi(),kernels:a.kernels,children:[...l.map(u=>({...cd(u),above:Wy(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return dd(r,o),Ci(r,ld(e))}function dd(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;wr(n,Xo(`${e.key}
${o||"rest"}`),n.foldKey||Xo(`${e.key}
rest`))}else dd(n,t)}function Gn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var Yn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",Jt=(e,t)=>e.total[t][1]-e.total[t][0];function Qt(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function Ni(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function yo(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var md=["both","control","test"];function jy(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function fd(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=jy(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;a[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Uy=["modules","operators","python"],zy=["folded","class","instance"],br=["control","test"],kr=["ranks","steps","marker"],Gy=5e3,Li=40,Zo=(e,t,n)=>t.includes(e)?e:n,yr=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Li);function bo(e){let t=new URLSearchParams(e),n={};for(let o of br){n[o]=t.get(o)??"";for(let s of kr)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...n,level:Zo(t.get("level"),Uy,"modules"),by:Zo(t.get("by"),zn,""),width:Zo(t.get("width"),md,"both"),frames:Zo(t.get("frames"),zy,"folded"),order:Zo(t.get("order"),["calls"],""),q:t.
get("q")??"",node:yr(t.get("node"))[0]??"",zoom:yr(t.get("zoom"))[0]??"",open:yr(t.get("open")),rows:yr(t.get("rows"))}}function Xt(e){let t={...bo(""),...e},n=new URLSearchParams,o=(s,r,a="")=>{r!==a&&
r!==""&&n.set(s,r)};for(let s of br)o(s,t[s]),kr.forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,"modules"),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),
o("order",t.order),o("q",t.q),o("node",t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-Li).join(".")),o("rows",t.rows.slice(-Li).join(".")),n.size===0?"/tree":`/tree?${n}`}function ko(e,t,n){let o=new URLSearchParams(
{max_nodes:String(Gy)}),s=e.test!=="";for(let r of s?br:["control"]){s&&o.set(r,e[r]);for(let a of kr){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&o.set(s?`${r}_${a}`:a,l)}}return e.level!=="modules"&&o.set(
"level",e.level),t==="host"&&o.set("by","host"),n&&o.set("instances","true"),o}var Ot=e=>Object.fromEntries(br.flatMap(t=>[t,...kr.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),Yy=["cpu_op","user_annotation",
"python_function","kernel","gpu_memcpy","gpu_memset"];function pd(e,t){let{name:n,category:o}=Go(t,"test");if(!Yy.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),r=o==="python_functi\
on"&&!s,a=s?s[1]:r?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return Xt({...Ot(e),q:a,level:r?"python":"modules"})}var hd=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var gd="tracediff.dismissed-jobs",Ky=24*3600*1e3,Vy=1e4;function wd(){try{return JSON.parse(localStorage.getItem(gd))??[]}catch{return[]}}function Jy(e){try{localStorage.setItem(gd,JSON.stringify([...wd().
slice(-50),e.id]))}catch{}}function Qy(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Ky;return!n.includes(e.id)&&(!In(e)||t.has(e.id)||o)}function Xy(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&a<Vy)return;let l=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!l||n===
"job"||n==="running")&&Se(s,n==="failed")}}}function yd(e,t){let n=i("ul",{class:"transfers"}),o=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,a=Xy(),l=0;function c(){let g=null;for(let w of we.transfers){let y=s.get(w.key);y||(y=Iu(w),s.set(w.key,y),g??=y),y.update();
let{state:h,label:b,job:x}=w;a.tell(w.key,{state:h,stage:x?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return g}function u(){let g=wd();Lt.running.forEach(y=>r.add(y.id));let w=Lt.list.
filter(y=>Qy(y,r,g)).reverse();for(let y of w)s.has(y.id)||s.set(y.id,Du(y,()=>{Jy(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Hn(y)}`});return w}function d(){
l=0;let g=s.size===0,w=c(),y=[...we.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);Yt(n,y.map(h=>s.get(h).node)),o.hidden=s.size===0,w&&!g&&w.node.scrollIntoView(
{block:"nearest"}),we.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:g})=>e(g.job.set),f=({detail:g})=>e(g.set);return we.addEventListener(
"change",m),we.addEventListener("stored",p),we.addEventListener("sets",t),Lt.addEventListener("change",m),Lt.addEventListener("stored",f),d(),{node:o,unmount(){we.removeEventListener("change",m),we.removeEventListener(
"stored",p),we.removeEventListener("sets",t),Lt.removeEventListener("change",m),Lt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var Zy="a[href], button:not(:disabled), input";function bd(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(Zy)].filter(p=>!p.closest("form"));function a(m){m.tabIndex=m===
o?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();o=p.includes(o)?o:p[0]??null,p.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=o;o=m??o,[p,m].filter(Boolean).
forEach(a)}function u(){return o?.focus(),o!==null}function d(m,p){let f=s(),g=f.indexOf(o),w=[o,...r(o)],y=w.indexOf(p);return{ArrowDown:f[g+1],ArrowUp:f[g-1],Home:f[0],End:f.at(-1),ArrowRight:w[y+1],
ArrowLeft:w[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Qo(f)||f.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===o&&(p==="Enter"||p===" ")&&(m.preventDefault(),n(p,o)))}),{sync:l,focus:u}}function xr(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=de("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await a(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},n),u,i("button",{type:"submit",class:"small-button"},"Save"),q("Cancel",l,{class:"small-button"}));T(e,d),u.focus(),u.select()}var xo=4;function xd(e,t,n={}){let o=de("menu"),s=i("button",{type:"button",title:e,"aria-label":e,...n,class:`icon-button menu-button ${n.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"fa\
lse",on:{click:()=>r?c():l(),keydown:f=>{(f.key==="ArrowDown"||f.key==="ArrowUp")&&(f.preventDefault(),l(f.key==="ArrowUp"))}}},$t("more")),r=null,a=()=>kd(r,s);function l(f=!1){r=i("div",{class:"row-\
menu",role:"menu",id:o,"aria-label":e,on:{keydown:m,focusout:p}}),T(r,t().filter(g=>!g.hidden).map(d)),s.setAttribute("aria-expanded","true"),s.setAttribute("aria-controls",o),s.closest("main").append(
r),kd(r,s),addEventListener("scroll",a,{capture:!0}),addEventListener("resize",a),u().at(f?-1:0)?.focus({preventScroll:!0})}function c(){removeEventListener("scroll",a,{capture:!0}),removeEventListener(
"resize",a);let f=r;r=null,f?.remove(),s.setAttribute("aria-expanded","false"),s.removeAttribute("aria-controls")}let u=()=>[...r.querySelectorAll('[role="menuitem"]')],d=f=>i("button",{type:"button",
role:"menuitem",tabindex:"-1",class:f.danger?"danger":"",disabled:f.disabled,title:f.title,on:{click:()=>{c(),s.focus({preventScroll:!0}),f.run()}}},f.text);function m(f){let g=u().filter(b=>!b.disabled),
w=g.indexOf(document.activeElement),y=f.key.length===1?f.key.toLowerCase():"",h={ArrowDown:g[(w+1)%g.length],ArrowUp:g.at(w-1),Home:g[0],End:g.at(-1)}[f.key]??(y.trim()===""?void 0:[...g.slice(w+1),...g].
find(b=>b.textContent.toLowerCase().startsWith(y)));(f.key==="Escape"||f.key==="Tab")&&(c(),s.focus({preventScroll:!0})),(f.key==="Escape"||h)&&(f.preventDefault(),f.stopPropagation(),h?.focus({preventScroll:!0}))}
function p(f){r&&!r.contains(f.relatedTarget)&&f.relatedTarget!==s&&c()}return s}function kd(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+xo+s<=innerHeight;e.style.
setProperty("top",`${Math.max(xo,r?n.bottom+xo:n.top-xo-s)}px`),e.style.setProperty("left",`${Math.max(xo,Math.min(n.right-o,innerWidth-o-xo))}px`)}var _r=10,_d=3;function eb(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>sr([e.id])},{text:"Delete",run:()=>t.
remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function Sd(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},
i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),i("span",{"aria-hidden":"true"},o))}function tb(e){return e.damaged?i("div",{class:"se\
t-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function nb(e,t){let n=s=>q(s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"ar\
ia-label":`Only sets tagged ${s}`}),o=e.tags.length-_d;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,_d).map(n),o>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function ob(e,t,n){
let o=i("div",{class:"set-line"}),s=()=>T(o,i("span",{class:"set-name ellipsis",title:e.label},e.label),nb(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};
return s(),{node:i("td",{class:"set-cell"},o,tb(e)),edit(a){xr(o,e[a],a==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function sb(e,t,n){let o=Cu(
e.quality),s=i("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.
id,Ru(e)),T(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(e.id)))}}},o.level==="warn"&&$t("warning"),i("span",{class:"ellipsis"},o.text),$t("chevron"));return s}
function rb(e){return e.steps.length>0?i("span",{title:ze(e.steps)},N(e.step_count??e.steps.length)):i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function $d(e,t,n,{member:o=!1}={}){
let s=i("tr",{class:"detail",hidden:!n.has(e.id)},i("td",{colspan:String(_r)},n.get(e.id))),r=xd(`Actions for ${e.label}`,()=>eb(e,t,u=>a.edit(u))),a=ob(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});return[i("tr",{data:{set:e.id},class:o?"member":""},i("td",{class:"check-cell"},l),i("td",{class:"pic\
k-cell"},Sd("control",e,t),Sd("test",e,t)),a.node,i("td",{"data-head":"Added",class:"date"},Rt(e.created)),i("td",{class:"num","data-head":"Ranks",title:ze(e.ranks)},N(e.ranks.length)),i("td",{class:"\
num","data-head":"Steps"},rb(e)),i("td",{class:"num","data-head":"Events"},N(e.quality.events)),i("td",{class:"num","data-head":"Size",title:`${Be(e.raw_bytes)} of JSON in ${ne(e.files,"file")}; ${e.devices.
length>0?e.devices.join(", "):$e}`},Be(e.disk_bytes)),i("td",{"data-head":"Quality"},sb(e,s,n)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:`/analyse?set=${nt(e.id)}`,
"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var vd=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Ed=vd.filter(e=>e.sort);function ab(e,t){return e.sort?i("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},q([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col"},e.hidden?[i("span",{"aria-hidden":"true"},e.text),i("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Td(e){let t=i("tbody"),n=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=vd.map(w=>ab(w,e.sort)),s=i("di\
v",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Trace sets"),i("thead",{},i("tr",{},i("th",{scope:"col",class:"check-cell"},n),o)),t)),r=bd(t,"tr\
[data-set], tr.group, tr.more-row",(w,y)=>{let h=y.dataset.set?w===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),a=new Map,l=new Map;function c(w,y,h,b){let x=l.get(w),O=x?.shown===
y?x:{shown:y,rows:h()};return b.set(w,O),O.rows}let u=(w,y,h=!1)=>c(w.id,JSON.stringify([w,h]),()=>$d(w,e,a,{member:h}),y);function d(w,y,h){let b=c(`group ${w.prefix}`,JSON.stringify([w,!!y]),()=>[ib(
w,y,e)],h);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap(O=>u(O,h,!0)),...c(`more ${w.prefix}`,`${y.loading} ${x}`,()=>y.loading||x>0?[lb(w,y,x,e)]:[],h)]}function m(w){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,b=h?.closest("tr")?.dataset.prefix;Yt(t,w.entries.flatMap(x=>x.group?d(x.group,w.groups.get(x.group.prefix),y):u(x.set,y))),l=y,b!==void 0&&
!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),p(w),f(w)}function p({sort:w,order:y}){for(let h of o){let b=h.dataset.sort===w;
h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,T(h.querySelector(".sort-mark"),b&&$t(y==="asc"?"up":"down")))}}function f({picked:w,checked:y}){let h=[...t.querySelectorAll(
"tr[data-set]")];for(let x of h){let{set:O}=x.dataset;for(let k of["control","test"])x.toggleAttribute(`data-${k}`,O===w[k]),x.querySelector(`.pick-${k} input`).checked=O===w[k];x.toggleAttribute("dat\
a-checked",y.has(O)),x.querySelector(".set-check").checked=y.has(O)}let b=h.filter(x=>y.has(x.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function g(w){
let y=[...t.children].find(h=>h.dataset.set===w);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:g,focus:r.focus}}function ib(e,t,n){let o=q([$t("c\
hevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},ne(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${ne(
e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-cell"},o),i("td",{class:"date"},Rt(e.newest)),i("td",
{colspan:String(_r-4)}))}function lb(e,t,n,o){return i("tr",{class:"more-row member"},i("td",{colspan:String(_r)},t.loading?i("span",{class:"muted"},"Loading …"):q(`Show more of ${e.prefix} (${N(n)}\
 left)`,()=>o.more(e.prefix),{class:"link-button"})))}function Od(e,t){let n=e,o=de("tags"),s=de("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let w=c.value.trim().replace(/\s+/g," ");w!==""&&p({add_tags:[w]},
`Tagged “${w}”.`)}}},c,i("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${ne(n.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:o},d),xe("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function p(g,w){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let h=await Rn(n[y].id,g);n=n.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=w}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let g=new Map;n.flatMap(w=>w.tags).forEach(w=>{let y=[...g.keys()].find(h=>h.toLowerCase()===
w.toLowerCase())??w;g.set(y,(g.get(y)??0)+1)}),T(a,[...g].map(([w,y])=>i("li",{class:"tag"},w,y<n.length&&i("span",{class:"muted"},` ${y} of ${n.length}`),xe("close",`Remove the tag ${w}`,()=>p({remove_tags:[
w]},`“${w}” was removed.`)))),g.size===0&&i("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Ds().then(g=>T(l,g.map(({tag:w})=>i("option",{value:w})))).
catch(()=>{}),m}function Ad({title:e,text:t,form:n,action:o,start:s,ended:r}){let a=de("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},o),d=q("Cancel",()=>f.close()),m=null,p=i("fieldset",{class:"regroup-fields"},n),f=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),xe("close","Close",()=>f.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),p,c,l),i("div",{class:"regroup-buttons"},d,u)));function g(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&Se(b,!0)}function w(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),f.isConnected||be(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?w(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${N(b.files_done)} of ${ne(b.files_total,"file")}`))}async function h(){g("");try{m=await s()}catch(b){w(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&io(m.id).catch(()=>{}),Ks(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:g,
go:u}}async function cb(e,t){try{for(let n of e.binned)await ro(n);for(let n of e.made.filter(o=>!o.already_stored))await so(n.set)}catch(n){be(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function Cd(e,t,n){be(e,{seconds:30,action:{label:"Undo",run:()=>cb(t,n)}}),n(t.set)}function ub(e,t){let n=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},n[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},Be(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function Md(e,t,n,o,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function Rd(e,t){let n=de("split"),o=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=Ad({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):fc(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Cd(`“${e.label}” was\
 split into ${ne(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await zt(e.id);s=ub(d,()=>l("")),T(o,Md(n,"each",`Each file becomes a set: ${ne(d.file_list.length,"se\
t")}`,!0,u),Md(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&o.querySelector("input").focus()}catch(d){T(o),l(d.message,!0)}}function Nd(e,t){let n=de(
"label"),o=i("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Ad({title:`Join ${ne(e.length,"set")}`,action:"Join",
text:"All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:i("div",{class:"regroup-form"},i(
"ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${ne(s.files,"file")}`)))),i("label",{for:n},"Label"),o),start:()=>pc(
e.map(s=>s.id),o.value.trim()),ended:s=>Cd(`${ne(e.length,"set")} were joined.`,s,t)}),o.focus()}var db=10,mb=12,fb=200,pb=4;async function Ld(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:pb},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function hb({change:e,sort:t}){let n=de("find"),o=i("span",{class:"muted small found"}),s=!1,r=Ve(fb,()=>e({q:a.value.trim()})),a=i("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&a.value!==""&&(p.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Ed.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([g,w])=>i("option",{value:`${p} ${g}`},`${f} ${w}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:n,class:"visually-hidden"},"Find trace sets"),a,c,i("span",{class:"\
list-order"},l),o);function d(p,f,g){let w=[...p.tag.filter(h=>!f.some(b=>b.tag===h)).map(h=>({tag:h})),...f.slice(0,mb)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;T(c,w.
map(({tag:h,sets:b})=>q([h,b!==void 0&&i("span",{class:"muted"},` ${N(b)}`)],()=>g(h),{class:"tag","aria-pressed":String(p.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(p,f,g){u.hidden=g<=db&&!er(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==a&&(a.
value=p.q);let w=f===0?"No set matches.":ne(f,"set");return o.textContent=er(p)?w:"",w}}}function gb(e){let t=i("span",{role:"status"}),n=q("",e.compare,{class:"primary"}),o=q("Join …",e.join,{class:"\
writes"}),s=q("Tags …",e.tags,{class:"writes"}),r=q("",e.remove,{class:"writes danger"}),a=i("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,o,s,r,xe("close","Select none",e.
clear));return{node:a,draw(l){a.hidden=l.size===0,t.textContent=`${N(l.size)} selected`,n.textContent=`Compare (${N(l.size)})`,n.disabled=l.size!==2,n.title=l.size===2?"The older set becomes the contr\
ol, unless the names say otherwise":"Select two sets to compare them",o.disabled=l.size<2,o.title=l.size<2?"Select two sets or more to join them":"Make one set of them",r.textContent=`Delete (${N(l.size)}\
)`}}}function wb(e){let t=i("span",{class:"muted"}),n=q("Previous",()=>e(-1)),o=q("Next",()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,a){let l=(r-
1)*kn,c=Math.min(l+kn,a.entry_total);s.hidden=a.entry_total<=kn&&r===1,n.disabled=r===1,o.disabled=c>=a.entry_total,t.textContent=c>l?`${N(l+1)}–${N(c)} of ${N(a.entry_total)}${a.entry_total===a.total?
"":` rows, ${ne(a.total,"set")}`}`:""}}}function Pd({change:e,pick:t,loaded:n,empty:o,context:s}){let r=i("div",{class:"content"},yb()),a=new Map,l=new Map,c=null,u=null,d="",m=null,p=[],f={control:"",
test:""},g="",w=null,y="",h=!1,b=(E,W)=>{h=!0,e({page:1,...E},W)},x=hb({change:E=>b(E,{replace:!0}),sort:(E,W)=>b({sort:E,order:W})}),O=Td({pick:t,save:ce,remove:fe,check:Q,checkAll:oe,toggleGroup:S,tags:F,
split:E=>Rd(E,ee),more:P,filterTag:Te,sort:He}),k=gb({compare:R,join:()=>Nd([...a.values()],ee),tags:()=>F([...a.values()]),remove:()=>fe([...a.values()]),clear:()=>{a.clear(),J()}}),_=wb(E=>{e({page:c.
page+E}),r.scrollIntoView({block:"start"})}),M=i("div",{class:"set-list"},x.node,r,_.node,k.node);async function $(){w?.abort(),w=new AbortController;let{signal:E}=w;d=qn(c).toString(),r.ariaBusy="tru\
e";let W=setTimeout(()=>s.busy(!0),400);try{let[v,j,C]=await Promise.all([Wt(qn(c),{signal:E}),Ds({signal:E}),er(c)?Wt("limit=0",{signal:E}):null]);u=v,p=j,m=(C??v).total,await A(E),G()}catch(v){v.name!==
"AbortError"&&I(v)}finally{clearTimeout(W),E.aborted||(s.busy(!1),r.ariaBusy=null)}}function I(E){u=null,d="",T(r,i("div",{class:"error-box",role:"alert"},i("h2",{},"The traces cannot be listed"),i("p",
{},E.message),q("Try again",$,{class:"primary"})))}let D=(E,W,v=kn)=>{let j=qn({...c,page:1});return j.delete("group"),j.set("prefix",E),j.set("offset",String(W)),j.set("limit",String(v)),j};async function A(E){
let W=new Set(u.entries.flatMap(({group:v})=>v?[v.prefix]:[]));for(let[v,j]of[...l]){if(!W.has(v)){l.delete(v);continue}let C=await Wt(D(v,0,Math.min(1e3,Math.max(kn,j.sets.length))),{signal:E});l.set(
v,{sets:B(C),total:C.total,loading:!1})}}async function P(E){let W=l.get(E),v=d;W.loading=!0,J();try{let j=await Wt(D(E,W.sets.length));W.sets=[...W.sets,...B(j)],W.total=j.total}catch(j){be(`${E} can\
not be listed. ${j.message}`,{urgent:!0})}W.loading=!1,v===d&&J()}function S(E){l.delete(E)?J():(l.set(E,{sets:[],total:0,loading:!0}),P(E))}let B=E=>E.entries.flatMap(({set:W})=>W?[W]:[]),Y=()=>u.entries.
flatMap(({set:E,group:W})=>E?[E]:l.get(W.prefix)?.sets??[]);function G(){n({sets:B(u),allTotal:m});let E=x.draw(c,u.total,m);h&&(h=!1,Se(E)),J(),y!==""&&pe(y)}function J(){if(u){if(x.drawTags(c,p,Te),
_.draw(c.page,u),k.draw(a),u.entries.length===0){T(r,m===0?o():ge());return}O.node.parentNode!==r&&T(r,O.node),O.draw({...u,groups:l,picked:f,checked:a,sort:c.sort,order:c.order})}}let ge=()=>u.total>
0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No set matches. ",q("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function pe(E){if(y="",O.flash(
E))return;u.entries.find(({group:v})=>v&&l.get(v.prefix)?.sets.some(j=>j.id===E))||rt([E]).then(([v])=>{let j=v&&u?.entries.find(({group:C})=>C&&v.label.toLowerCase().startsWith(C.prefix.toLowerCase()));
j&&!l.has(j.group.prefix)&&S(j.group.prefix)}).catch(()=>{})}function He(E){let W=E==="label"?"asc":"desc",v=W==="asc"?"desc":"asc";b({sort:E,order:c.sort===E&&c.order===W?v:W})}function Te(E){let W=c.
tag.includes(E);b({tag:W?c.tag.filter(v=>v!==E):[...c.tag,E].slice(-8)})}function Q(E,W,v){let j=Y(),[C,H]=[j.findIndex(Z=>Z.id===g),j.findIndex(Z=>Z.id===E.id)].sort((Z,re)=>Z-re);(v&&C>=0?j.slice(C,
H+1):[E]).forEach(Z=>W?a.set(Z.id,Z):a.delete(Z.id)),g=E.id,J()}function oe(E){Y().forEach(W=>E?a.set(W.id,W):a.delete(W.id)),J()}function R(){let[E,W]=[...a.values()].sort((C,H)=>C.created.localeCompare(
H.created)),[v,j]=jo(E,W);s.go(an(v.id,j.id))}function K(E){let W=v=>v.id===E.id?{...v,...E}:v;u.entries=u.entries.map(v=>v.set?{set:W(v.set)}:v),l.forEach(v=>{v.sets=v.sets.map(W)}),a.has(E.id)&&a.set(
E.id,E),n({sets:B(u),allTotal:m}),J()}function ee(E){return a.clear(),y=E,$()}async function ce(E,W){try{return K(await Rn(E.id,W)),Se("Saved."),!0}catch(v){return be(`Not saved. ${v.message}`,{urgent:!0}),
!1}}function F(E){Od(E,K).addEventListener("close",()=>$())}let te=E=>E.length===1?`“${E[0].label}”`:ne(E.length,"set");async function fe(E){let W=await Ld(E,j=>so(j.id));W.length>0&&be(`${te(W.map(
({item:j})=>j))} ${W.length===1?"was":"were"} not deleted. ${W[0].error.message}`,{urgent:!0});let v=E.filter(j=>!W.some(({item:C})=>C===j));v.forEach(j=>a.delete(j.id)),v.length>0&&be(`${te(v)} ${v.length===
1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>he(v)}}),document.getElementById("main").focus({preventScroll:!0}),await $()}async function he(E){let W=await Ld(E,v=>ro(v.id));W.length>
0&&be(`${te(W.map(({item:v})=>v))} cannot be brought back. ${W[0].error.message}`,{urgent:!0}),y=E.length===1?E[0].id:"",await $()}return{node:M,show(E,W){let v=c;c=E,f=W,v&&qn(v).get("sort")!==qn(c).
get("sort")&&l.clear(),qn(c).toString()!==d?$():J()},reload(E=""){return y=E||y,$()},search:()=>m>0&&(x.focus(),!0),enter:()=>O.focus(),focused:()=>u&&Y().find(E=>E.id===document.activeElement.closest(
"tr[data-set]")?.dataset.set),unmount:()=>w?.abort()}}function yb(){return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i("div",{class:"skeleton"})))}function Id(e,t,n){let o=i("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=Jc(o.files);s.length>0?we.add(s):n.webkitdirectory&&be("That folder is empty.",{urgent:!0}),o.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>o.click()}},$t(t),e),o)}function bb(){let e=q("Look at a sample pair",async()=>{e.disabled=!0;try{await we.addSample()}catch(t){
be(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("ol",{},i("li",{},"Record a few training ste\
ps with ",i("code",{},"torch.profiler"),", once before and once after your change:",i("pre",{},i("code",{},hd))),i("li",{},"Each run leaves a folder with one ",i("code",{},".json")," or ",i("code",{},
".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),i("p",{class:"writes sample-offer"},
e,i("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function kb(e){let t=i("span",{class:"side side-control"}),n=i("span",{class:"side side-\
test"}),o=xe("swap","Swap control and test",e),s=i("a",{class:"button primary",href:"/compare"},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},
i("div",{class:"pick-pair"},t,o,n),r,s);function l(c,u){let d=(p,f,g)=>T(p,i("b",{class:"letter"},f),g?i("span",{class:"ellipsis",title:g.label},g.label):i("span",{class:"muted"},"not picked"));d(t,"A",
c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=an(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute(
"aria-disabled","true"))}return{node:a,draw:l}}var es={path:"/",name:"Traces",mount(e,t){return Sb(e,t)}},xb=24,_b=100;function Sb(e,t){let n=Zs(location.search),o={control:null,test:null},s=[],r=!1,a=[],
l=!1,c=i("span",{class:"count"}),u=Pd({change:p,pick:O,loaded:g,empty:bb,context:t}),d=kb(()=>x({control:o.test,test:o.control})),m=yd(y,()=>u.reload());d.node.hidden=!0,e.append(i("div",{class:"page \
traces-page"},i("div",{class:"page-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Id("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),Id("Choose files","file",{accept:".json,.gz","aria-label":"Choose trace files",id:"choose-files"}))),i("p",{class:"muted small traces-lost\
 writes"},"This server does not keep the files themselves: no download later, and no Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),m.node,d.node,u.node)),t.setTitle("Tra\
ces");function p(_,M){t.go(Mu({...n,..._}),M)}function f(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function g({sets:_,allTotal:M}){l||(s=_,t.setTitle(`Traces\
 (${N(M)})`),c.textContent=M>0?N(M):"",d.node.hidden=M===0,location.search===""&&M<=xb&&w(_),b())}function w(_){let{control:M,test:$}=nu(_);M&&(M!==o.control?.id||$!==o.test?.id)&&(o={control:Re(_,M),
test:Re(_,$)},p({control:nt(M),test:nt($)},{replace:!0}))}function y(_){let M=we.transfers.some($=>$.job?.set===_);M&&!a.includes(_)&&a.push(_),M&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),
h(M?_:"")}let h=Ve(_b,async _=>{if(await u.reload(_),a.length>1&&!r&&!l){let M=await rt(a.slice(-2).reverse()).catch(()=>[]);!l&&!r&&w(M)}});async function b(){let _=n,M=["control","test"].map(P=>_[P]),
$=M.filter(P=>P!==""&&!s.some(S=>S.id.startsWith(P))),I=await rt($).catch(()=>[]);if(l||_!==n)return;let[D,A]=M.map(P=>P===""?null:s.find(S=>S.id.startsWith(P))??Re(I,P)??null);o={control:D,test:A},f()}
function x(_){r=!0,o=_,p({control:nt(_.control?.id??""),test:nt(_.test?.id??"")})}function O(_,M){x({...o,[_]:M}),Se(`${M.label} is the ${_}.`)}function k(_){let M=u.focused();return M?O(_,M):!1}return f(),
{keys:{search:u.search,enter:u.enter,control:()=>k("control"),test:()=>k("test")},update(_){let M=n;n=Zs(_),f(),(M.control!==n.control||M.test!==n.test)&&b()},unmount(){l=!0,h.cancel(),u.unmount(),m.unmount()}}}var ts=200;function Dd(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await tt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,p)=>{
n[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=ts*Math.floor(d/ts),p=await a({offset:m,limit:ts});p&&(p.rows.forEach((f,g)=>{n[m+g]=f}),e())},stop(){s?.abort(),t=null}}}var Pi=e=>po(e,e.unit,mo(e)).toString();function Bd(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(ts)),t.op!==""&&o.set("row",t.op),n?.key===vt(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var Ii=e=>({key:vt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function qd(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await tt(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function $b(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=Bd(Pi(e),e,t),o=new AbortController,
s=tt(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}function Hd(e,t){$b(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,a)=>{
let l=Bd(o,s,r),c=n;return n=null,c?.query===l?(a.addEventListener("abort",()=>c.stop.abort()),c.answer):(c?.stop.abort(),tt(l,{signal:a}))}}var vb=250;function It({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},vb),g;try{let w=await c(m);g=()=>u(w)}catch(w){g=()=>d(w)}clearTimeout(f),!p()&&(a(),g(),e.settled())}function a(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){o?.abort(),
a()}return{ask:r,drop:l,say(c){T(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function vn(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var Eb=4,ns=[];function Tb(e){return new Promise(t=>{ns.push({node:e,go:t}),ns.length===1&&yt().then(Wd)})}function Wd(){let e=ns.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=ns.splice(Math.max(0,e),1);t(),ns.length>0&&yt().then(Wd)}function Ob(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:a})=>{o=n&&a===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let a=o;o=
null,a&&Math.hypot(s-a.x,r-a.y)<Eb&&t(a.event)})}function kt(e){let t=i("div",{class:"plot",id:e.id}),n=i("span",{class:"chart-unit"}),o=i("p",{class:"chart-message muted",hidden:!0}),s=vn(e.title),r=i(
"div",{class:"chart-tools"},e.tools,s.node,q("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),q("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),a=i("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart-head"},i(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!Sn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});p.observe(a);let f=ho(w);async function g(){if(u)return;let h;u=!0;try{c||await yt(),h=await Ho(),c||await Tb(a)}catch(k){T(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:O}=e.make(l,m);await h.react(t,x,{...O,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},Gc),!c&&!d&&(c=!0,e.onClick&&Ob(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function w(){c&&l&&!l.empty&&!e.paint&&g()}function y(h){c&&(e.save??Yc)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,n.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,T(o,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,T(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:w,retheme:w,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function En(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var Mb=30,os={top:8,right:16,bottom:34},Ab=64,Cb=6,Fd=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Di(e){let t=new Set,
n=null,o=[],s=i("ul",{class:"chart-legend"},Fd.map(([c,u])=>{let d=i("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return i("li",{},d)})),r=kt({...e,extra:s,tools:[xe("plus","Zoom in",()=>a(.6)),xe("minus","Zoom out",()=>a(1/.6)),xe("reset","Rese\
t the zoom",l)],keys:()=>Fd.filter(([c])=>!t.has(c)),height:c=>Rb(c.rows.length),make:(c,u)=>Ib(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function a(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":jd(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:Ud(o,n,Nt())})))}}}var Rb=e=>Math.max(e,3)*Mb+os.top+os.bottom,jd=e=>[Math.max(e,3)-.5,-.5];function Ud(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function Nb(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=Ye(t);return[o,` ${n}`]}function Lb(e){return[bn(e.name,Ab,Cb).map(qe).join("<br>"),
e.lines.map(qe).join("<br>")]}function Pb(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return rn(e.map(o=>o.name),n).map((o,s)=>qe(e[s].mark+o))}function Ib(e,t,n,o){let s=Nt(),[r,a]=Nb(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),p=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,h)=>o.has(p(y,h))?null:y),g=(y,h)=>s[p(y,h)],w={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...w,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...w,name:"difference",x:f,marker:{color:f.map((y,h)=>g(y,h)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,h)=>g(y,h)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,h)=>g(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Lb),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:gt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:os.right,t:os.top,b:os.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:a,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:jd(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:Pb(e.rows,u)},shapes:Ud(e.rows,n,s)}}}var zd=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${ze(e)}`,Db=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Sr(e,t=""){let n=d=>{let{label:m,ranks:p,
all_ranks:f,steps:g,all_steps:w,samples:y}=e[d];return`${d}: ${m} (${[zd(p,f,"ranks"),zd(g,w,"steps"),ne(y,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:a,change:l,
device_type:c}=o,u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,Db(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("c\
ontrol")} → ${n("test")}`,[t,t&&u,`made ${Rt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Bi=4,$r={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function Gd(e){let t=i("h2"),n=i("ul",{class:"replacements-list"}),o=i("p",{class:"related-more"}),s=i("details",{class:"card rank-steps replacemen\
ts",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in t\
emplate arguments alone.")),n,o),r=!1,a=null;function l(u,d){let m=u.replacements??[];if(a!==u&&(a=u,r=!1),s.hidden=m.length===0,s.hidden)return;t.textContent=`Probable replacements (${N(m.length)})`;
let p=d?[u.control.samples,u.test.samples]:[1,1];T(n,m.slice(0,r?void 0:Bi).map(f=>c(f,p,d))),o.hidden=r||m.length<=Bi,T(o,!o.hidden&&q(`Show all ${N(m.length)}`,()=>{r=!0,l(u,d),n.children[Bi].querySelector(
"a").focus()},{class:"link-button"}))}function c(u,d,m){let p=[u.control.counts/d[0],u.test.counts/d[1]],f=[u.control.total_duration/d[0],u.test.total_duration/d[1]],g=d[0]===d[1]?u.diff_duration/d[0]:
f[1]-f[0],w=g>0?"more":g<0?"less":"calm",y=(h,b,x)=>i("p",{class:`replaced ${x}`},i("span",{class:"replaced-mark","aria-hidden":"true"},b),i("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),
i("a",{href:e(h),class:"mono",title:h.name},i("bdi",{},h.name)));return i("li",{},i("div",{class:"replaced-names"},y(u.control,"−","less-mark"),y(u.test,"+","more-mark"),i("p",{class:"muted small"},
$r[u.rule]??u.rule,u.shared!==null&&[", ",i("span",{class:"mono"},u.operator??"")," ",u.input_dims&&i("span",{class:"mono"},u.input_dims),` (${Fe(100*u.shared)} of what launches them is shared)`])),i(
"dl",{class:"replaced-numbers"},i("dt",{},m?"calls per step":"calls"),i("dd",{},`${N(p[0])} → ${N(p[1])}`),i("dt",{},m?"time per step":"time"),i("dd",{title:`${me(f[0])} → ${me(f[1])}`},`${z(f[0])}\
 → ${z(f[1])}`),i("dt",{},"Δ"),i("dd",{class:`strong ${w}`,title:We(g)},ye(g),f[0]>0&&` (${De(100*g/f[0])})`)))}return{node:s,draw:l}}async function Dt(e,t){try{await navigator.clipboard.writeText(e),be(t,{seconds:4})}catch{be(`Copy this: ${e}`,{seconds:60})}}var Bb={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Yd="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Kn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${N(n)} steps are too few to find a change among ${N(
o)} rows.`}let t=`q = ${sn(Dn(e))}, p = ${sn(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function ss(e){
switch(e.calls){case"fact":return`calls: ${N(e.control_calls)} → ${N(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${sn(e.calls_q_value)})`;default:return""}}
var qb=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,a)=>r===null||a===null?null:a-r,o=(r,a,l,c,u=[])=>i("tr",{},i("th",{scope:"row"},r),[a,l,c].map((d,m)=>i("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,a,l,c=n(a,l))=>o(r,z(a),z(l),ye(c),[me(a),me(l),We(c)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","\
Δ"].map(r=>i("th",{scope:"col",class:"num"},r)))),i("tbody",{},o("Calls",N(e.control_counts),N(e.test_counts),Ke(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function Kd(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${$r[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Yo(e)].join(`
`):e.name}function Vd({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),xe("close","Close (Escape)",e)),a),c=null;function u({row:d}){let{replaces:m}=d,p=ss(d);return[i("p",{class:"mono full-name"},i("bdi",{},d.name)),
i("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${Bb[d.change]}`),m&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},m.name)),i("p",{class:"muted"},`${$r[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&i("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},"one call or copy under several names; each name is on one side only"),Yo(d).map(f=>i("p",{class:"mono full-name"},i("bdi",{},f)))),d.significance&&i("p",{class:"small"},Kn(d),p&&` ${p[0].
toUpperCase()}${p.slice(1)}.`),qb(d),i("p",{class:"op-actions"},t?.(d)&&i("a",{href:t(d)},"Open this operation"),o?.(d)&&i("a",{href:o(d)},"Show in the timeline"),n?.(d)&&i("a",{href:n(d)},"Where in t\
he tree"),r&&q("Show in the table",r,{class:"link-button"}),s&&q("Show its ranks and steps",s,{class:"link-button"}),q("Copy the name",()=>Dt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),T(a,l.hidden?null:m??u(d)),(p||m)&&(a.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var qi={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group"},_o=e=>`tracediff-${ht(e.control.label)}-${ht(e.test.label)}`;function Jd(e){let t=de("top"),n=de("sort"),o=i("select",{id:t,on:{change:()=>e({top:Number(o.value)})}}),s=i("select",
{id:n,on:{change:()=>e({sort:s.value,order:fo(s.value)})}},Object.keys(qi).filter(l=>ri.includes(l)).map(l=>i("option",{value:l},qi[l]))),r=i("span",{class:"muted small"});return{node:i("div",{class:"\
chart-bar"},i("label",{for:t},"Charts: first"),o,i("label",{for:n},"by"),s,r),draw(l,c){let u=[...new Set([...yu,l.top])].sort((d,m)=>d-m);T(o,u.map(d=>i("option",{value:String(d),selected:d===l.top},
String(d))));for(let d of s.options){let m=qi[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${N(c)} of ${N(l)} rows are drawn; the table\
 has all`:""}}}function Qd(){let e=i("span",{class:"muted"}),t=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),n=i("a",{class:"button",title:"Everything on this page, as the \
API says it"},"JSON"),o=i("a",{class:"button",title:"This comparison as one HTML file to send, with its charts"},"Report"),s=i("div",{class:"chart-tools verdict-actions"},o,q("Copy link",()=>Dt(location.
href,"Link copied.")),t,n);return{title:i("h3",{},"All rows ",e),node:s,draw(r,a,l,c){let{row_count:u,rows_before_filters:d}=a,m=r.fold?a.replacements.length:0;e.textContent=(u===d?N(u):`${N(u)} of ${N(
d)}`)+(m>0?`, ${ne(m,"pair")} folded`:""),t.href=Pa(ii(r,l,c,"csv")),n.href=Pa(ii(r,l,c,"json")),o.href=yc(Ou(r,l,c)),o.download=`${_o(a)}.html`,t.download=`${_o(a)}.csv`,n.download=`${_o(a)}.json`}}}function Xd(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},n&&q("Use all ranks and steps",t.all,{class:"primary"}),o&&q("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&q("Try again",t.again,{class:"primary"})," ",i("a",
{href:"/"},"Choose other traces")))}function Zd(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace sets a\
bove, or on the ",i("a",{href:"/"},e?.length===0?"Add traces":"Traces page"),"."))}var at={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},rs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},vr=e=>e[0].toUpperCase()+
e.slice(1),Hb={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Hi=e=>Hb[e]??e.toLowerCase();function Wi(e){let t=e.split(" overlapping ").map(Hi);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Fi={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},em={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},ji={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Er={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Tr={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Ui={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},Vn="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Wb=56;function zi(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function Fb(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function tm(e,t=null){let n=de("diagnosis"),o=i("div",{class:"diagnosis-body"}),s=i("section",{class:"\
diagnosis","aria-labelledby":n},i("h2",{id:n},"Why"),o,t),r="";function a(m){let p=zi(m.text),f=p.filter(([,w])=>w).map(([w])=>w),g=new Map(rn(f,Wb).map((w,y)=>[f[y],w]));return p.map(([w,y])=>{if(!y)
return w;let h=Fb(m.rows,w),b=h&&e.page(h),x=i("code",{title:h?.name??w},i("bdi",{},g.get(w)));return b?i("a",{href:b,class:"diagnosis-name"},x):x})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,p,f){
let g=e.row(m),w=[f.length>1?`table row ${p+1}`:"table row",i("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return g===""?i("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},w):g!==null&&i("a",{href:g,title:y,on:{click:h=>{l(h)&&(h.preventDefault(),e.onRow(m))}}},w)}function u(m){let p=m.change<0?"control":"test",f=[...m.rows.
map(c),...m.ranks.map(w=>[e.rank(w),`rank ${w}`]),...m.steps.map(w=>[e.step(w,p),`step ${w}`])].map(w=>Array.isArray(w)?w[0]!==null&&i("a",{href:w[0],title:`Compare ${w[1]} alone`},w[1]):w).filter(Boolean),
g=e.timeline(m);return g&&f.push(i("a",{href:g,title:"Show it in the timeline"},"timeline")),m.part!==null&&f.push(i("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${at[m.part].name} bar`)),f.length>0&&i("span",{class:"diagnosis-links small"},i("span",{class:"visually-hidden"},"Shown by: "),f.map((w,y)=>[y>0&&i("span",{"aria-hidd\
en":"true",class:"muted"}," · "),w]))}function d(m){let p=m.certainty==="likely"&&!/^most likely/i.test(m.text);return i("li",{data:{kind:m.kind,certainty:m.certainty}},p&&i("span",{class:"certainty"},
"likely"),p&&" ",a(m)," ",u(m))}return{node:s,draw(m,p){let f=JSON.stringify([p,m]);f!==r&&(r=f,m.diagnosis?.length>0?T(o,i("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):T(o,i("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var Or={key:"",entry:null};function jb(e,t){let n=o=>Xt({...Ot(t),node:o});return[e.certainty==="likely"&&i("span",{class:"certainty"},"likely")," ",zi(e.text).map(([o,s])=>s?i("code",{},i("bdi",{},o)):
o)," ",i("a",{href:n(rd(e.tree))},"Show in the tree")]}function nm(){let e=i("p",{class:"diagnosis-layer small"}),t="",n=null;function o(s){let{entry:r}=Or;T(e,r?jb(r,s):["No layer can be named for th\
e change in device time. ",i("a",{href:Xt(Ot(s))},"The tree")]),e.title=r?.text??"",e.dataset.shown=Or.key}return{node:e,async draw(s){let r=vt(s).toString();if(r===t)return;if(n?.abort(),n=new AbortController,
t=r,r===Or.key){o(s);return}T(e,i("span",{class:"muted"},"Looking for the layer …"));let a=new URLSearchParams(r);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([l,c])=>a.set(l,
c));try{let l=await tt(a,{signal:n.signal});t===r&&(Or={key:r,entry:l.diagnosis?.[0]??null},o(s))}catch{t===r&&T(e)}},stop:()=>n?.abort()}}function Xe(e,t,n){let o=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=q(a,()=>n(r),{title:l,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[a,l]of o)l.setAttribute("aria-pressed",String(a===r))}}}var Ub={ALL:"All",CPU:"Host",GPU:"Device"},zb={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},Gb=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],Yb=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],Kb={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},Vb={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function as(e,t,n){
let o=i("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:i("label",{class:"check",title:t},o,e)}}function sm(e){let t=Xe("Device type",ku.map(b=>[b,Ub[b],zb[b]]),b=>e({device_type:b})),
n=Xe("Unit of the durations",Gb,b=>e({unit:b})),o=Xe("Time of host operations, shown and judged",Yb,b=>e({measure:b})),s=Jb(e),r=as("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),a=as("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=as("Join CUDA and HIP names","Calls and copies that CUDA and HIP name differently become one row where each name is on one side only; the row has all names",b=>e({aliases:b,op:""})),c=null,u=as("Hid\
e ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,dt]:c.exclude.filter(x=>x!==dt)})),d=Qb(b=>e({category:b})),m=Zb(b=>e({exclude:b})),p=as("Fold replacements","A k\
ernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),f=om("Calls","Groups by the change of the number of calls",{"":["","all",
"All groups. The groups count names; a name that occurs in two categories has two rows"],...Kb},b=>e({change:b})),g=om("Time","Groups by the change of the time",Vb,b=>e({significant:b})),w=q("Clear th\
e filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"filter-row"},
s.node,d.node,t.node,n.node,o.node),i("div",{class:"filter-row"},f.node,g.node),i("div",{class:"filter-row"},u.node,p.node,r.node,a.node,l.node,m.node,w));function h(b){let x=b&&{...b.ops_diff,"":bu.reduce(
(k,_)=>k+b.ops_diff[_],0)};f.draw(c.change,x);let O=b?.changed_rows;g.draw(c.significant,O&&{...O,true:O.slower+O.faster}),g.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_judge"}return{
node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,x,O){c=b,t.press(c.device_type),n.press(O),o.press(mo(c)?"self":"total"),n.buttons.get("percent").
disabled=x?!Qs(x):!1,s.draw(c.q),r.input.checked=c.use_short_name,a.input.checked=c.merge_addresses,a.node.hidden=c.merge_addresses&&!x?.rows.some(k=>k.name.includes("0x…")),l.input.checked=c.aliases,
l.node.hidden=c.aliases&&!x?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(dt),d.draw(c.category,x?.categories??[]),m.draw(c.exclude),p.input.checked=c.fold,p.node.hidden=x?.replacements.
length===0,h(x),w.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===dt)}}}function Jb(e){let t=de("search"),n=!1,o=Ve(250,a=>{e({
q:a},{replace:n}),n=!0}),s=i("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:a=>{a.key==="Escape"&&
s.value!==""&&(a.preventDefault(),s.value="",o(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a===
"")&&(s.value=a)}}}function Qb(e){let t=i("summary"),n=i("div",{class:"menu-body"}),o=i("details",{class:"menu"},t,n);Xb(o);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=
a.length===0?"All categories":a.length===1?a[0]:ne(a.length,"category","categories");let u=[...l];for(let m of a)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;T(n,u.map(({category:m,rows:p})=>{let f=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(f.checked?[...a,m]:a.filter(g=>g!==
m))}});return i("label",{class:"check"},f,i("span",{},m),i("span",{class:"muted num"},N(p)))}),a.length>0&&q("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function Xb(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function Zb(e){let t=de("exclude"),n=[],o=i("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:a=>{let l=o.value.trim();a.key==="Enter"&&l!==""&&!n.includes(l)&&(o.value="",e([...n,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(a){n=a,T(s,n.filter(l=>l!==dt).map(l=>i("span",{class:"chip mono"},`not ${l}`,xe("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function om(e,t,n,o){
let s=new Map,r="",a=([c,[u,d,m]])=>{let p=i("span",{class:"group-count"},"–"),f=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:i("div",{class:"groups",role:"group","aria-label":t},i("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=N(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var Ar=8,e0=44,Mr=(e,t,n)=>e[`${t}_self_duration`]/n,t0=e=>e>0?"more":e<0?"less":"calm";function rm(e){let t=i("span",{class:"chart-unit"}),n=i("ul",{class:"host-list"}),o=vn("Where the host’s time we\
nt"),s=i("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},i("div",{class:"chart-head"},i("h2",{},"Where the host’s time went ",t),i("div",{class:"chart-tools"},
o.node)),i("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(a,l,c,u){let[d,m]=[Mr(a,"control",c[0]),Mr(a,"test",c[1])],p=(f,g)=>i("span",{class:`host-bar host-${f}`,title:`${f} ${me(g)}`,css:{width:`${(100*g/u).
toFixed(2)}%`}});return i("li",{},i("a",{href:e(a),class:"mono",title:a.name},i("bdi",{},l)),i("span",{class:"host-bars","aria-hidden":"true"},p("control",d),p("test",m)),i("span",{class:"num muted"},
`${z(d)} → ${z(m)}`),i("span",{class:`num strong ${t0(m-d)}`,title:We(m-d)},ye(m-d)))}return{node:s,sql:o,draw(a,l){if(s.hidden=a===null||a.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...a.flatMap(m=>[Mr(m,"control",c[0]),Mr(m,"test",c[1])]),1e-9),d=js(a.map(m=>m.name),e0);t.textContent=`self time, mean per ${Pt(l)?"recording":"step"}`,T(n,a.map((m,p)=>r(m,d[p],
c,u)))}}}var n0=14;function So(e){let[t,n]=pu(e);return n===""?t:`${t} → ${n}`}function am(e){let t=[],n=0,o=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,a=g.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return a>0?Math.max(n0,Math.floor(f/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=Fa(s?n-2:n),o.add(t.filter(Boolean).map(d=>So(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(o=null),o?.add(m.map(p=>So(p.row)))},
measure(){let d=l();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=So(d),p=u(m);return i("span",{class:"fit",data:p===m?{}:{short:p}},i("bdi",{},m))},refit(d,{row:m}){let p=So(m),f=u(p),g=d.querySelector(
".fit");(g.dataset.short??p)!==f&&(f===p?delete g.dataset.short:g.dataset.short=f)}}}var cn=28,o0=200,im=12,lm=100,s0={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},is=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Yd}`,"c-real"]],r0={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:["","no diffe\
rence found"],cannot_judge:["","cannot judge"]},a0=(e,t)=>e.too_few?["","too few steps"]:r0[t]??["",t],um={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function i0(e,t,n){let o=um[e],
s=fo(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function dm(e){let t=new Map,n=[i("td",{colspan:"3"}),i("th",{colspan:"3",scope:"\
colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td")],o=i("thead",{},i("tr",{class:"head-groups"},n),i("tr",{},is.map(([F,te,fe,he])=>{let E=i("span",{class:"sort-mark","aria-hidden":"true"}),W=i(
"th",{scope:"col",class:he},i("button",{type:"button",title:fe,on:{click:()=>e.onSort(...i0(F,d,m))}},te,E));return t.set(F,{cell:W,mark:E}),W}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"\
grid","aria-label":"All operations"},i("colgroup",{},is.map(([,,,F])=>i("col",{class:F}))),o,s,r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",p=!1,f="",g=null,w=0,y=0,h=0,
b=0,x=new Map,O=0,k=!1,_=0,[M,$]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td",{colspan:String(is.length)}))),I=am(t.get("name").cell),D=()=>c.length>o0&&!Sn();function A(F=!1,te=l.
scrollTop){let fe=Math.ceil((O||600)/cn),he=D()?Math.max(0,Math.floor(te/cn)-im):0,E=D()?Math.min(c.length,Math.floor(te/cn)+fe+im):Sn()?J():c.length;if(!F&&he===h&&E===b)return;h=he,b=E;let W=s.contains(
document.activeElement),v=F?new Map:x;x=new Map;for(let j=he;j<E;j+=1)x.set(j,v.get(j)??(c[j]?ge(j):pe(j)));P(W,F,te),S()}function P(F,te,fe){l.toggleAttribute("data-virtual",D()),Y(M,h),Y($,c.length-
b),Yt(s,[M,...x.values(),Sn()?G(c.length-b):$]),fe>0&&(te||F)&&l.scrollTop!==fe&&(l.scrollTop=fe),F&&(x.get(w)??l).focus({preventScroll:!0})}function S(){let[F,te]=D()?[Math.max(0,h-lm),Math.min(c.length,
b+lm)]:[h,b];for(let fe=F;fe<te;fe+=1)if(!c[fe]){e.onWant(F,te);return}}function B(){let F=!1;for(let[te,fe]of x)fe.dataset.hole!==void 0&&c[te]?(x.set(te,ge(te)),F=!0):c[te]&&I.refit(fe,c[te]);F&&P(s.
contains(document.activeElement),!1,l.scrollTop),S()}function Y(F,te){F.hidden=te===0,F.style.height=`${te*cn}px`}function G(F){return i("tr",{hidden:F===0},i("td",{colspan:String(is.length),class:"mu\
ted"},`${N(F)} more: the report and the CSV have all rows.`))}function J(){let F=c.findIndex(te=>!te);return F<0?c.length:F}function ge(F){let te=c[F];return i("tr",{"aria-rowindex":String(F+3),data:{
index:F},class:`${F%2?"odd":""}${te.noise?" noise":""}`,tabindex:F===w?"0":"-1","aria-selected":String(te.key===g)},l0(te,u,y,He(te,F)))}function pe(F){return i("tr",{"aria-rowindex":String(F+3),data:{
index:F,hole:""},"aria-busy":"true",tabindex:F===w?"0":"-1"},i("td",{colspan:String(is.length),class:"muted"},"…"))}function He(F,te){return i("a",{href:e.href(F.row),class:"op-link",tabindex:"-1"},
F.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visually-hidden"},"probable replacement: ")),F.row.aliases&&i("span",{class:"folded"},i("span",{"aria\
-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names for one call or copy: ")),I.draw(F))}function Te(F,{focus:te=!1}={}){if(c.length===0)return;let fe=x.get(w);w=Math.max(0,Math.
min(c.length-1,F)),oe(w),fe?.setAttribute("tabindex","-1");let he=x.get(w);he?.setAttribute("tabindex","0"),te&&he?.focus({preventScroll:!0})}function Q(F){c.length>0&&!x.has(w)&&(w=Math.min(c.length-
1,Math.ceil(F/cn)),x.get(w)?.setAttribute("tabindex","0"))}function oe(F){l.removeAttribute("data-late");let te=F*cn,fe=l.clientHeight-o.offsetHeight-r.offsetHeight-2;te<l.scrollTop?l.scrollTop=te:te+
cn>l.scrollTop+fe&&(l.scrollTop=te+cn-fe),_=l.scrollTop,A(!1,_)}s.addEventListener("click",F=>{let te=F.target.closest("tr[data-index]");te&&F.target.closest(".op-link")?!F.ctrlKey&&!F.metaKey&&!F.shiftKey&&
e.onOpen(c[Number(te.dataset.index)].key):te&&c[te.dataset.index]&&getSelection().isCollapsed&&(Te(Number(te.dataset.index),{focus:!0}),e.onSelect(c[w].key))}),s.addEventListener("keydown",F=>{let te=Math.
max(1,Math.floor(l.clientHeight/cn)-4),fe={ArrowDown:w+1,ArrowUp:w-1,PageDown:w+te,PageUp:w-te,Home:0,End:c.length-1};if(F.key in fe&&!F.altKey&&!F.metaKey)F.preventDefault(),Te(fe[F.key],{focus:!0});else if((F.
key==="Enter"||F.key===" ")&&!F.target.closest(".op-link")&&c[w])F.preventDefault(),e.onSelect(c[w].key);else if(F.key==="ArrowRight"||F.key==="ArrowLeft"){F.preventDefault();let he=x.get(w);(F.key===
"ArrowRight"?he?.querySelector(".op-link"):he)?.focus({preventScroll:!0})}});let R=0;l.addEventListener("scroll",()=>{_=l.scrollTop,D()&&R===0&&(R=requestAnimationFrame(()=>{R=0;let{scrollTop:F}=l;A(!1,
F),Q(F)}))});let K=new ResizeObserver(F=>{O=l.clientHeight,F.some(({target:te})=>te!==l)&&I.measure()&&B(),A(!1,_)});K.observe(l),K.observe(t.get("name").cell);let ee=ho(()=>{I.measure(),A(!0)});function ce(F){
n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${p?"Self time":"Duration"}, ${F}`,n[2].title=p?"Of host operations, without the calls inside them; of device \
work, all of it":"";for(let[te,{cell:fe,mark:he}]of t){let E=d===te||(um[te]??"")===d;E?fe.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):fe.removeAttribute("aria-sort");let W=m==="asc"?
"↑":"↓";he.textContent=E?d===te?` ${W}`:` |${W}|`:""}}return{node:l,focus:()=>Te(w,{focus:!0}),draw(F){let te=f!==F.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:f}=F),y=Gi(
c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!F.judged),I.setRows(c),ce(F.unitName),T(r,F.totals.map(([he,E])=>d0(he,E,u,p)));let fe=c.findIndex(he=>he?.key===
g);te&&(w=Math.max(0,fe),_>0&&(l.scrollTop=0,_=0)),k||(k=!0,l.setAttribute("data-late",""),yt().then(yt).then(()=>l.removeAttribute("data-late"))),A(!0,_),fe>=0&&te&&oe(fe)},add(F,te,fe){c=F,a.toggleAttribute(
"data-unjudged",!fe),I.addRows(c,te),Gi(te)>y?(y=Gi(te),A(!0)):B()},select(F){let te=F!==g;g=F;for(let he of s.querySelectorAll("tr[data-index]"))he.setAttribute("aria-selected",String(F!==""&&c[Number(
he.dataset.index)]?.key===F));let fe=c.findIndex(he=>he?.key===F);fe>=0&&te&&Te(fe)},unmount(){K.disconnect(),ee(),cancelAnimationFrame(R)}}}function Yi(e,t){return t==="percent"?[Fe(e),Fe(e)]:[z(e),me(
e)]}function Rr(e,t){if(t!=="percent")return[ye(e),We(e)];let n=e===null?$e:`${De(e)}-points`;return[De(e),n]}var Gi=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),$o=e=>e>0?" more":e<0?" less":
" calm";function Cr(e,t,n){let[o,s]=Yi(e,t);return i("td",{class:n,title:s},o)}function l0(e,t,n,o){let{row:s}=e,[r,a]=s0[s.change]??["",s.change],[l,c]=Rr(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[
i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"row",class:"c-name mono",title:Kd(s)},o),i("td",{class:"c-\
category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},N(e.controlCount)),i("td",{class:"num c-count"},N(e.testCount)),i("td",{class:`num c-count${$o(e.
diffCount)}${s.calls==="fact"?" strong":""}`,title:ss(s)||null},Ke(e.diffCount)),Cr(s.control_counts>0?e.control:null,t,"num c-time"),Cr(s.test_counts>0?e.test:null,t,"num c-time"),i("td",{class:`num \
c-time c-diff${$o(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${$o(e.percent??e.diff)}`},e.birth||De(e.percent)),c0(e)]}function c0({row:e,verdict:t}){if(t===
""||t===null)return i("td",{class:"c-real muted"});let[n,o]=a0(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${Kn(e)}${e.q_value===null?
"":` Median of the steps ${z(e.control_median)} → ${z(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&i("span",{class:"q"},` ${qc(Dn(e))}`))}var cm=e=>i("td",{class:"num c-coun\
t",title:N(e)},N(e)),u0={host:"Host, sum",device:"Device, sum"};function d0(e,t,n,o){let[s,r]=Rr(t.diff,n);return i("tr",{data:{part:e}},i("td",{class:"c-change"}),i("th",{scope:"row",class:"c-name",title:e===
"device"?"Kernels, copies and memsets; what runs side by side counts in full":o?"Self times count no nested call twice":"Host operations nest: the time of a call counts in its caller too"},u0[e]),i("t\
d",{class:"c-category"}),cm(t.controlCount),cm(t.testCount),i("td",{class:`num c-count${$o(t.diffCount)}`},Ke(t.diffCount)),Cr(t.control,n,"num c-time"),Cr(t.test,n,"num c-time"),i("td",{class:`num c-\
time${$o(t.diff)}`,title:r},s),i("td",{class:`num c-percent${$o(t.percent??t.diff)}`},t.birth||De(t.percent)),i("td",{class:"c-real"}))}var wm=(e,t)=>e.rank-t.rank||e.span-t.span,m0=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function mm(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;n||=t.has(a),t.
add(a)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(wm)}}var fm=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),Nr=e=>e===void 0?"–":e===null?"whole":String(e);function Ki(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var pm=(e,t)=>e===t?e:`${e} / ${t}`;function f0(e,t){
let n=({rank:r,span:a})=>`${r}/${a}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(l=>[n(l),l])),a=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(wm).map(
l=>({control:o.has(n(l))?l:void 0,test:a.has(n(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function hm(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let a=t.map(()=>n.map(()=>null)),l=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function Lr(e,t){let[n,o]=[mm(e),mm(t)],{rows:s,byPosition:r}=f0(n.keys,o.keys),[a,l]=[fm(e),fm(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:a[p],test:l[p],text:a.length===0?Nr(l[p]):l.length===0?Nr(a[p]):pm(Nr(a[p]),Nr(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?pm(Ki(m.control),Ki(m.test)):Ki(m.control??m.test)})),columns:u,control:d(hm(e,s,a,"control",n.split)),test:d(hm(t,s,l,"test",o.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!m0(a,l)}}function ls(e,t){let n=a=>a.map(l=>l.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:o,test:s,diff:r}}function vo(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var gm=e=>e.reduce((t,n)=>t+n,0)/e.length,p0=1.05,
h0=.05;function ym(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=gm(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?gm(a.map(u=>u.exposed_communication))/l:null}}),o=vo(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=p0);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:g0(n)}}function g0(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=vo(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=h0&&t.waiting<=n/2?t:null}var w0=820,y0=3,bm=46,mt={top:26,right:12,bottom:36},Ji=46;function Pr(e){return kt({...e,class:"heat-map",height:Sm,make:x0,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<y0&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var b0=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),xm=e=>Math.max(34,e.rows.length*b0(e.rows.length)),_m=e=>e<w0;function Sm(e,t){let n=xm(e);return _m(t)?3*(n+mt.top)+2*mt.bottom+2*Ji+mt.bottom:n+mt.top+mt.bottom+
Ji}var Vi=e=>e.flat().filter(t=>t!==null);function k0(e){let t=[...Vi(e.control),...Vi(e.test)],n=Math.abs(vo(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...Vi(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function x0(e,t){let n=_m(t),o=k0(e),[s,r]=e.kind==="time"?Ye(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=$0(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:gt(),margin:{l:l.left,r:mt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:zs(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:O0(),showscale:!1}},d=c.map(([p,f,g,w],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,v0(e,l.panels[y],h,n||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:w?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(x=>x.map(O=>O===null?null:O/r)),customdata:S0(e,p,f,g,w),
hovertemplate:"%{customdata}<extra></extra>",..._0(e,f,r,l.panels[y].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((p,f)=>(Object.assign(u,T0(l.bars[f],4+f,p,a)),E0(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function _0(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/n).replace("-","−")))}}function S0(e,t,n,o,s){let r=t.toLowerCase();return n.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${qe(String(p))}, step ${qe(m)}`;if(c===null)return f;let g=e.control[l][u],w=s&&
g>0?` (${De(100*c/g)})`:"";return`${f}<br>${qe(o(c)+w)}`}))}function $0(e,t,n){let o=Sm(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),r=Math.min(120,30+7*s),a=t-r-mt.right,l=xm(e),c=n?a:(a-2*bm)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/o,1-p/o];if(!n){let p=[0,1,2].map(y=>{let h=y*(c+bm)/a;return{x:[h,h+c/a],y:d(mt.top,l),cell:u}}),f=d(mt.
top+l+mt.bottom+6,8),[g,w]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[g+(w-g)*.2,w-(w-g)*.2],y:f},{x:p[2].x,y:f}]}}let m=[mt.top,2*mt.top+l+mt.bottom,3*mt.top+2*l+2*mt.bottom+Ji];return{left:r,
panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+mt.bottom+6,8)}))}}function v0(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),a=En(e.columns.length,s/(7*r+10)),l=En(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:a,ticktext:a.map(u=>qe(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(
u=>qe(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var km=48;function E0([e,t],n,o){let s=Array.from({length:km},(r,a)=>e+(t-e)*(a/(km-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function T0({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:ae("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var O0=()=>[[0,ae("\
--less-fill")],[.5,ae("--heat-zero")],[1,ae("--more-fill")]];function Ir(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,T(e,i("table",{},i("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},n.grid.rows.flatMap((a,l)=>n.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:p}=n,[f,g,w]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&g===null)return null;let y=w>0?" more":w<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:n.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(f)),i("td",{class:"num"},m(g)),i("td",{class:`num${y}`},p(w)),i("td",{class:`num${y}`},De(
f>0&&w!==null?100*w/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){n=a,s()}}}var $m={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(at).map(([e,{name:t}])=>[e,t]))},M0=20,Dr=["control","test"];function A0(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function vm(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,a)=>a.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${Fe(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank lags.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${Fe(100*t.waiting)} of its st\
ep): the others probably wait for it.`}function Em(e,{timeline:t,go:n}){let o=i("span",{class:"muted rank-summary"}),s=de("heat"),r=i("select",{id:s,on:{change:()=>e(r.value)}},Xs.map(D=>i("option",{value:D},
$m[D]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=Pr({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...D)=>n(t(...D))}),c=Ir(),u=i("div",{class:"lags"}),d=i("p",
{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),p=i("details",{class:"card rank-steps"},i("summary",
{},i("h2",{},"Ranks and steps")," ",o),m),f=new Map,g=new Map,w=null,y="",h=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=D=>D==="step"&&w&&Pt(w.answer)?"whole r\
ecording":$m[D];function x({set:D,marker:A}){let P=JSON.stringify([D,A]);if(!f.has(P)){let S=ao(D,A);f.set(P,S),S.catch(()=>f.delete(P))}return f.get(P)}async function O(D){if(Dr.some(A=>D[A].any)){k(
D,"Each file counts as one step here, so there are no steps to lay out.");return}try{let A=await Promise.all(Dr.map(P=>x(D[P])));if(w?.answer===D){let P=A.map((S,B)=>A0(S,D[Dr[B]]));w={...w,samples:P,
judged:P.map(ym)},_()}}catch(A){k(D,A.message)}}function k(D,A){w?.answer===D&&(o.textContent=A,m.hidden=!0)}function _(){let[D,A]=w.judged,P=({ranks:G},J)=>`${ne(G.length,"rank")}, ${ne(w.samples[J].
length,"sample")}`,S=[vm(D),vm(A)],B=S[0]===S[1]?S[0]:S.map((G,J)=>G&&`${J===0?"Control":"Test"}: ${G}`).filter(Boolean).join(" "),Y=[P(D,0),P(A,1)];o.textContent=`${Y[0]===Y[1]?`${Y[0]} on each side`:
`${Y[0]} against ${Y[1]}`}. ${B}`,m.hidden=!1,p.classList.toggle("lagging",w.judged.some(G=>G.slow.length>0)),y!==""&&I()}async function M(D){let A={};g.set(D,A),g.size>M0&&g.delete(g.keys().next().value);
try{A.samples=(await Bs(D)).samples}catch(P){A.failed=P.message,g.delete(D)}y==="op"&&h?.query===D&&I(A)}function $(D){if(y!=="op")return{samples:w.samples,of:P=>P[y],revision:y,none:"Without device w\
ork the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=D??g.get(h.query);return A===void 0&&
M(h.query),A?.samples?{samples:Dr.map(P=>A.samples[P]),of:P=>P.total_duration,revision:h.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function I(D){let{judged:A,file:P}=w,
{samples:S=[[],[]],of:B,revision:Y,none:G}=$(D),J=Lr(...S),ge=ls(J,B),pe=[...ge.control,...ge.test].flat().some(Q=>Q!==null);a.hidden=y!=="op"||h===null,T(a,h&&i("bdi",{},h.name));let He=y==="op"?"dur\
ation in each rank and step":b(y);l.draw({rows:J.rows,columns:J.columns,...ge,kind:"time",file:P,format:me,formatDiff:We,heading:He,revision:`${w.revision}#${Y}`,empty:pe?"":G}),c.node.hidden=!pe,c.draw(
{grid:J,values:ge,timeline:t,title:He,format:z,formatDiff:ye}),T(u,C0(A));let Te=[J.ranksByPosition&&"ranks",J.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Te.length===0,d.textContent=`Th\
e sides have different ${Te.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(D,A,P,S,B){y=A,h=B,p.open=y!=="",r.value=y||"step",w?.answer!==D?(w={answer:D,file:P,
revision:S},r.options[0].textContent=b(Xs[0]),O(D)):w.judged&&_()}}}function C0([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort(
(r,a)=>r-a),o=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("td",{class:"num",title:me(l.step)},z(l.step)),
i("td",{class:`num${c?" lag":""}`},De(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Fe(l.waiting===null?null:100*l.waiting))]},s=()=>[["Mean","Mean of the\
 compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks an\
d for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${ze(n)}`},i("table",{class:"lag\
-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),i("th",{colspan:"3",scope:"\
colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},n.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var R0={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Xi="not stated",Qi=(e,t,n)=>o=>{let s=o[e]===null?Xi:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},Tm=(e,t)=>e.length===0?"none":e.length===t.length?ze(e):`${ze(e)} of ${ze(t)}`,Zi=e=>e.shared_kernel_time===
null?"no kernels":Fe(100*e.shared_kernel_time),N0=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Tm(t.steps,t.all_steps),L0=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Tm(t.ranks,t.all_ranks)},{text:"Steps",of:N0,key:(e,t)=>t.steps.length},{text:"with_stack",of:Qi("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Qi("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Qi("profile_memory"),key:e=>e.
profile_memory},...Object.entries(R0).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Zi,key:()=>null}];function P0(e){return L0.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(n),c=o?r(o):[a||null,l||null];return{text:t,control:a||Xi,test:l||Xi,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function I0(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,a=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Zi(o)} of the kernel time in the control, ${Zi(s)} in the test.`;return r+a}function Om(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(o){let s=P0(o);e.textContent=I0(o,s),T(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function Mm(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...Yo(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${sn(Dn(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${sn(Dn(t))}`);let s=ss(t);return s===""?o:[...o,s]}function D0(e,t,n){let{row:o}=e,s=c=>Yi(c,t)[0],r=e.birth||De(
e.percent),a=n&&o.kind==="",l=[a?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Rr(e.diff,t)[0]} (${r})`];return(t!=="total"||a)&&l.push(`total ${z(o.control_total_duration)}\
 → ${z(o.test_total_duration)}, ${ye(o.diff_duration)}`),[...l,...Mm(e)]}function B0(e){return[e.row.category,`control ${N(e.controlCount)}`,`test ${N(e.testCount)}`,`Δ ${Ke(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...Mm(e)]}var Am=e=>({key:e.key,name:So(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Cm(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${Uo(t,o)}`:Uo(t,o),rows:e.map(s=>({...Am(s),control:s.control,test:s.test,diff:s.diff,lines:D0(s,t,n)}))}}function Rm(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...Am(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:B0(n)}))}}function Nm({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var q0=20,H0=200;function Tn({id:e=de("set"),field:t,set:n,text:o="",none:s,onPick:r}){let a=de("set-list"),l=n?.label??o,c=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":a,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>x()}}),u=i("ul",{id:a,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:_=>_.preventDefault()}}),d=i("span",{class:"set-picker"},c,u),
m=Ve(H0,()=>w(c.value.trim())),p=[],f=-1,g=null;async function w(_){g?.abort(),g=new AbortController;let{signal:M}=g,$=new URLSearchParams({q:_.slice(0,120),limit:String(q0)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:I,total:D}=await Wt($,{signal:M});p=[...s&&_===""?[{none:!0}]:[],...I],y(D>I.length?`${ne(D-I.length,"more set")}: type to find`:I.length===0&&"No set matches."),
Se(ne(D,"set")),h(_===""?p.findIndex(A=>A.set?.id===n?.id):0)}catch(I){I.name!=="AbortError"&&(p=[],y(I.message))}}function y(_){T(u,p.map((M,$)=>i("li",{id:`${a}-${$}`,role:"option",class:"choice-lin\
e","aria-selected":String(M.set?M.set.id===n?.id:!n),on:{click:()=>O(M)}},M.set?W0(M.set):s)),_&&i("li",{class:"muted small picker-note",role:"presentation"},_)),f=-1,c.removeAttribute("aria-activedes\
cendant")}function h(_){if(u.children[f]?.classList.remove("active"),f=p.length===0?-1:Math.max(-1,Math.min(_,p.length-1)),f<0){c.removeAttribute("aria-activedescendant");return}u.children[f].classList.
add("active"),u.children[f].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${a}-${f}`)}function b(){u.hidden&&w("")}function x(){m.cancel(),g?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function O(_){x(),(_.none||_.set.id!==n?.id)&&r(_.none?null:_.set)}function k(_){let{key:M}=_,$=!u.hidden,I={ArrowDown:f+1<
p.length?f+1:0,ArrowUp:f>0?f-1:p.length-1,PageDown:f+8,PageUp:Math.max(0,f-8)}[M];(I!==void 0||$&&["Enter","Escape"].includes(M))&&_.preventDefault(),I!==void 0?$?h(I):b():M==="Enter"&&$&&p[f]?O(p[f]):
M==="Escape"&&$&&(_.stopPropagation(),x())}return{node:d,input:c}}function W0(e){return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[Rt(e.created),ne(e.ranks.length,
"rank"),...e.tags.slice(0,3),nt(e.id).slice(0,8)].join(" · "))]}function Eo(e,{none:t,links:n=U0}={}){let o=i("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function a(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,g=F0(o).
filter(({key:y})=>r[y]===u[y]);r={...u};let w=u.control!==""&&u.test!=="";T(o,l("control",u,d,m),i("div",{class:"swap-cell"},(w||t===void 0)&&xe("swap","Swap control and test",()=>e(z0(u))),G0(u,e),w&&
n(u)),l("test",u,d,m)),g.forEach(({key:y,text:h})=>j0(o,y,h)),f&&o.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",g=u==="control"?"Control":"Test",w=m&&Re(
m,d[u]),y=de("set"),h=Tn({id:y,field:u,set:w,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?nt(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return i("div",{class:`side-card side-${u}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},f),i("label",{for:y},g),h.node),i("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},Lm(`${u}_ranks`,"Ranks",w?.ranks??p?.[u]?.all_ranks,d,e),Lm(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:w?.steps)??p?.[u]?.all_steps,d,e),i("span",{class:"muted small samples"},
p?.[u]?ne(p[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:a}}var F0=e=>[...e.querySelectorAll(".list-input:n\
ot([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function j0(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-fiel\
d="${t}"]`).value="list"}var U0=e=>[el(e),i("a",{class:"small",href:Xt(Ot(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),i("a",{class:"small",href:Un(e),
title:"A step of each side over time, one above the other"},"Timeline")];function el(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return i("a",{class:"small",href:`/analyse?${t}`},"Analyse both")}function z0(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=
e[`control${n}`];return t}function G0(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return q(o?"Use all":"First rank and step",()=>t(Object.fromEntries(
n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Lm(e,t,n,o,s){
let r=o[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=de(e),d=n?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,
autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?Y0(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${ze(n)}`:null,on:{change:()=>{let f=m.value.trim();
s({[e]:f===""?"all":f})}}}),p=i("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>i("option",{value:f,selected:f===r},K0(
f,n))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample-field"},i("label",{for:u},t),p,m)}function Y0(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function K0(e,t){
return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var V0=["bars","line","scatter","histogram","none"],Pm=["control","test","q","chart","x","y","y2","by"],Im={chart:"",x:"",y:"",y2:"",by:""};function tl(e){let t=new URLSearchParams(e),n=Object.fromEntries(
Pm.map(o=>[o,t.get(o)??""]));return{...n,chart:V0.includes(n.chart)?n.chart:""}}function Br(e){let t=new URLSearchParams;for(let n of Pm)e[n]&&t.set(n,e[n]);return t.size===0?"/query":`/query?${t}`}function qr({
control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var On=e=>`'${e.replaceAll("'","''")}'`,cs=["control","test"];function Dm(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Bm(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Dm("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?a:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Dm("step_number",n)],c=[
...r,...l];return c.includes(null)?null:c}function Wr(e){let t=Object.entries(e).map(([n,o])=>{let s=Bm(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var nl=e=>Object.fromEntries(cs.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),qm=e=>cs.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}\
_marker`])&&!e.use_short_name&&e.merge_addresses&&e.aliases,J0=e=>On(e.replaceAll("[","[[]"));function Hm(e){return[e.q&&`contains_nocase(name, ${On(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${J0(t)}`),
e.category.length>0&&`category IN (${e.category.map(On).join(", ")})`].filter(Boolean)}function Q0(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??
""}${t[2]?"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var X0={total:["self_duration","total_duration"],per_step:["self_per_step","per_st\
ep"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function Z0(e,t){let n=X0[e][t?0:1];return cs.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_durat\
ion":`diff_${n}`)}function Wm(e,t,n,o){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e;if(r!==""&&!n)return null;let a=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`si\
gnificance = '${r}'`],l=[...Hm(e),...s,...e.change===""?[]:[`change = '${e.change}'`],...a],c=po(e,t,n);return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${Z0(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM compare${l.length>0?`
WHERE ${l.join(`
  AND `)}`:""}
ORDER BY ${Q0(c.get("sort"))} ${c.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function Fm({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return cs.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}function ek(e,t){let n=Wr(nl(e));if(n===null||e.change!==""||e.significant!=="")return null;let o=[...Hm(e)],s=e.device_type==="ALL"?"":`device_type = '${e.device_type}' AND `,r=(a,l)=>`sum(CASE si\
de WHEN '${a}' THEN ${l} ELSE 0 END)`;return`${e.aliases?`-- Names of several vendors for one call are rows of their own here.
`:""}WITH names AS (
${Fm(e)}
), called AS (
    SELECT side, name, category, count(*) AS counts, sum(dur) AS total
    FROM events
    WHERE ${s}(${n})
    GROUP BY side, name, category
), summed AS (
    SELECT c.side, n.shown AS name, c.category, c.counts, c.total
    FROM called AS c
    JOIN names AS n ON n.side = c.side AND n.raw = c.name AND n.category = c.category
)
SELECT name, category, ${r("control","counts")} AS control_counts,
    ${r("test","counts")} AS test_counts,
    ${r("control","total")} AS control_total_duration,
    ${r("test","total")} AS test_total_duration,
    ${r("test","total")} - ${r("control","total")} AS diff_duration
FROM summed${o.length>0?`
WHERE ${o.join(`
  AND `)}`:""}
GROUP BY name, category
ORDER BY abs(diff_duration) DESC${t?`
LIMIT ${t}`:""}`}var Fr=(e,t,n,o=0)=>qm(e)?Wm(e,t,n,o):ek(e,o),jm=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function Hr(e){let t=cs.map(n=>{let o=Bm(n,nl(e)[n],
!0);return o&&`SELECT '${n}' AS side, rank, step_number, ${jm.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Um=e=>Hr(e)&&`${Hr(e)}
ORDER BY rank, step_number, side`,zm=e=>Hr(e)&&`SELECT side, count(*) AS steps, ${jm.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Hr(e)}
)
GROUP BY side`;function Gm(e,{name:t,category:n,aliases:o}){let s=Wr(nl(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(l=>l.category))].map(l=>`category = ${On(l)} AND name IN (${o.filter(
c=>c.category===l).map(c=>On(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${On(n)} AND ${r?`name = ${On(t)}`:`name IN (
    SELECT raw FROM (
${Fm(e)}
    ) WHERE shown = ${On(t)})`}
  AND (${s})`}function Ym(e,t){let n=Gm(e,t);return n&&`SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${n}
ORDER BY side, rank, start_us`}function ol(e,t){let n=Gm(e,t);return n&&`SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${n}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`}var To=(e,{control:t,test:n},o={})=>e?Br({control:t,test:n,q:e,...o}):null,Km=(e,t)=>qm({...e,use_short_name:!1,merge_addresses:!0,aliases:!0})?Wm({...e,q:"",category:[],
change:"",significant:"",exclude:[dt],device_type:"CPU",fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t):null;function Vm(e,{unit:t,self:n,item:o},s){let r=(a,l,c)=>a.set(To(l,e,c));r(s.table.sql,Fr(e,t,n)),r(s.durations.sql,Fr(e,t,n,e.top)),r(s.counts.sql,Fr(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,zm(e)),r(s.host.sql,Km(e,Ar)),r(s.ranks.heat.sql,e.heat!=="op"?Um(e):o?ol(e,o.row):null)}function Jm(e,t,{histogram:n,points:o,heat:s}){n.sql.set(To(Ym(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(To(ol(e,t),e))}var us=["control","test"],Qm=e=>i("bdi",{class:"mono"},e),tk=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function nk(e){let[t,n]=us.map(s=>tk(e[s])),o=us.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?N(o[0]):`${N(o[0])} and ${N(o[1])}`,changes:{control_marker:t,test_marker:t}}]:us.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:N(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function ok(e,t){let[n,o]=us.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,Qm(a)," ",t&&q("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:us.map((r,a)=>[n,o][a]!==null&&s(`A\
 step of the ${r} is one `,[n,o][a],{[`${r}_marker`]:""}))}function Xm(e,t){return[ok(e,t),t&&nk(e).map(({text:n,marker:o,found:s,changes:r})=>i("p",{class:"marker-line"},`${n} Use `,Qm(o),` as step m\
arker (${s} found)? `,q("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var Zm=8,sk=600,rk=80,Oo=["control","test"],ef=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},al=({step_number:e})=>e!==null,rl=e=>[e.span,al(e)?e.step_number:
e.rank],tf=({rank:e,span:t})=>`${e}/${t}`;function nf(e){return`${al(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function ak(e){let n=[...new Map(e.map(o=>[rl(o).
join("/"),rl(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function ik(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var sl=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function lk(e,t){let n=new Map;for(let o of e){let s=tf(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>Zm?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>Me("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function ck(e,t,n,o,s){let r=ak(t),a=t.map(u=>({sample:u,y:sl(
u.step,n),x:r.size>1?3+94*r.get(rl(u).join("/"))/(r.size-1):50})),l=t.filter(al).map(u=>u.step_number),c=l.length===0?ne(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return i("div",{class:"strip-panel"},Me("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Me("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${sl(o,n)}%`,y2:`${sl(o,n)}%`}),lk(
a,e),a.map(({sample:u,x:d,y:m})=>Me("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>rk?2:3.2},s&&Me("title",{},`${e}, ${nf(u)}: ${me(u.step)}`)))),i("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function uk(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${ne(t.length,"sample")} from ${z(Math.min(...n))} to ${z(o.step)}, median ${z(ef(n))}\
; the longest is ${nf(o)}.`}function of(e,t){if(!Oo.every(l=>e?.[l]?.length>0)||Oo.every(l=>e[l].length<2))return null;let n=Oo.flatMap(l=>e[l].map(c=>c.step)),o=ik(n),s=ef(e.control.map(l=>l.step)),r=[
de("strip-title"),de("strip-words")],a=Oo.some(l=>{let c=new Set(e[l].map(tf));return c.size<=Zm&&c.size<e[l].length});return i("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},i("div",{class:"small muted"},i("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",a&&", ranks as lines","; dashed: the median of the control"),i("p",{class:"visually-hidden",
id:r[1]},Oo.map(l=>uk(l,e[l])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},z(o[1])),i("span",{},z(o[0]))),Oo.map(l=>ck(l,e[l],o,s,
n.length<=sk))))}var dk={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},mk={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},fk="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",pk="Of intervals made in this way\
, this share contains the true change.",hk="The probability of a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";
function gk({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function wk(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?i("p",{class:"\
headline"},`${n}: not known.`):i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},i("span",{"aria-hidden":"true"},`${mk[e.verdict]} `),dk[e.verdict]),i("s\
pan",{class:"headline-label"},n),i("span",{class:"value control-text",title:me(e.control)},z(e.control)),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text",title:me(e.
test)},z(e.test)),i("span",{class:`change ${gk(e)}`,title:We(e.change)},ye(e.change),e.change_percent!==null&&i("span",{class:"change-percent"},` (${De(e.change_percent)})`)))}function yk(e,t){let n=`${ne(
e.control_samples,"sample")} against ${N(e.test_samples)} (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?
n:`${n}, judged as ${ne(e.control_observations,"step")} against ${N(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var bk=({confidence:e},{control_observations:t,
test_observations:n})=>e<.9505?"":`. A rank test of ${N(t)} against ${N(n)} has few levels of confidence: ${Fe(100*e)} is the lowest from 95 % up`;function kk({verdict:e,interval:t,equivalence:n,words:o}){
if(!t)return"Fewer than 4 observations on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${ye(t.low)} and ${ye(
t.high)}`:`between ${De(t.low_percent)} and ${De(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${Fe(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(
o)??[];return`The typical change lies ${s}${r?`: ${r}`:""}.`}default:return`Typically ${ye(t.shift)} (${De(t.shift_percent)}), ${s}.`}}function xk(e,t){let{interval:n}=e,o=yk(e,t);return n?[i("span",{
title:pk},`${Fe(100*n.confidence)} confidence`),", ",i("span",{title:hk},`p = ${sn(e.p_value)}`),`: ${o}${bk(n,e)}.`]:`${o}.`}function sf(e,t,n,o=null){let s=i("div",{class:"verdict-head"}),r=i("div",
{class:"verdict-strip"}),a=i("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,n,o);function l(c,u){let{verdict:d}=c,m=Pt(c),p=d.verdict==="cannot_judge"&&u;T(s,wk(d,m),i("p",{class:"ve\
rdict-range"},kk(d)," ",p&&q("Use all ranks and steps",e,{class:"link-button"})),i("p",{class:"muted small verdict-reason"},xk(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:f})=>f!==
"same_selection")&&i("p",{class:"muted small one-recording"},fk),Xm(c,t)),T(r,of(d.samples,m)),a.dataset.verdict=d.verdict}return{node:a,draw:l}}function jr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var _k=900,Ur=12,rf=17,Sk=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function af(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of Sk){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():af(o);s&&n.append(s)}return n}function $k({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,g)=>Me("te\
xt",{x:d,y:m,fill:ae(g?"--text":"--muted"),"font-size":f,"font-weight":g?600:400,"font-family":s},p),a=t.flatMap(d=>bn(d,Math.floor(o/6.6),3)),l=[r(Ur,22,e,15,!0),...a.map((d,m)=>r(Ur,42+rf*m,d,12,!1))],
c=30+rf*a.length+18,u=Ur;for(let[d,m]of n)l.push(Me("rect",{x:u,y:c-9,width:14,height:9,fill:ae(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Ur}}function vk(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(n,_k),l=$k(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=af(d);for(let[f,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?a-n:0)}))p.setAttribute(f,String(g));return p}),u=l.height+o;return{width:a,height:u,node:Me("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},Me("rect",{width:"100%",height:"100%",fill:ae("--surface")}),l.nodes,c)}}var lf="image/svg+xml";async function Ek(e,t,n){let o=new Image;
o.src=`data:${lf};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function cf(e,t,n,o){let{node:s,width:r,height:a}=vk(e,o),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:lf}):await Ek(l,r,a);
jr(c,`${n}.${t}`)}var ds=212,Bt={left:62,right:12,top:20,bottom:24},Mo=ds-Bt.top-Bt.bottom,zr=.62,Tk=5,uf=8,Gr=84,Ok=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function df(e){return kt(
{...e,class:"waterfall",height:()=>ds,keys:Ok,paint:Rk,save:cf})}function Mk(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function Ak(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function Ck([e,t]){let n=(t-e)/
Tk,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(a=>a*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var ms=e=>`${100*e}%`;function Rk({fall:e}){let t=Mk(e),
n=Ak(t),[o,s]=n,[r,a]=Ye(s),l=t.length,c=h=>Mo*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>ms((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=de("fall-less"),p=Ck([o/a,s/a]).
map(h=>({y:c(h*a),text:`${Ct(Number(h.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},g=Me("svg",{class:"fall-body",...f},Me("defs",{},Me("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Me("rect",{class:"fall-ground",width:5,height:5}),Me("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:h})=>Me("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>Me("line",{class:"fall-join",x1:u(b,zr/2),x2:u(b+1,-zr/2),y1:c(h),y2:c(h)})),t.map(([h,b],x)=>Me("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-zr/2),width:ms(
zr/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,l-1].map(h=>Nk(u(h,-.33),ms(.66/l))),e.parts.map(({change:h},b)=>Me("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ye(h))),Lk(e).flatMap(([h,b],x)=>[Me("text",{class:"fall-tick fall-whole",x:u(x),y:Mo+15},h),Me("text",{class:"\
fall-tick fall-short",x:u(x),y:Mo+15},b)])),w=Me("svg",{class:"fall-axis",...f},p.map(({y:h,text:b})=>Me("text",{class:"fall-value",x:Bt.left-5,y:Bt.top+h+4},b)),o>0&&Me("text",{class:"fall-cut",x:Bt.
left,y:Bt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[w,g,Pk(g,Ik(e),y)]}function Nk(e,t){let n=(r,a)=>Mo*(.91-(a?.05:0)-(r%2?.035:0)),o=Array.
from({length:uf+1},(r,a)=>a),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return Me("svg",{x:e,width:t,height:Mo,viewBox:`0 0 ${uf} ${Mo}`,preserveAspectRatio:"\
none"},Me("polygon",{class:"fall-ground",points:s}))}function Lk(e){return[["control","control"],...e.parts.map(({part:t})=>[at[t].name,at[t].short]),["test","test"]]}function Pk(e,t,n){let o=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=n[a].map(f=>Bt.top+f),m=()=>{T(o,r.map(f=>i("div",{},f))),o.hidden=!1,o.style.setProperty(l?"left":"ri\
ght",`calc(${l?Bt.left:Bt.right}px + ${c/s} * (100% - ${Bt.left+Bt.right}px))`),o.style.setProperty(l?"right":"left","auto"),o.style.bottom=u>Gr?`${ds-u+17}px`:"auto",o.style.top=u>Gr?"auto":`${d-u>Gr?
u+6:Math.min(d+4,ds-Gr)}px`},p=Me("rect",{class:"fall-area",x:ms(a/s),y:-Bt.top,width:ms(1/s),height:ds});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
p)}),o}function Ik(e){return[["control",z(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[at[t].name,`${z(n)} → ${z(o)}`,ye(s)]),["test",z(e.test),ye(e.change)]]}var Dk=21,Bk=7.1,qk=5e-4,Hk=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,mf=e=>e>0?"more":e<0?"less":"calm",Wk=e=>(e-74)/6-14,Fk=e=>Math.max(Dk,Math.floor(
e/Bk)),ff=({operations:e,named:t})=>e.slice(0,t),jk=e=>e.parts.every(({change:t})=>Math.abs(t)<=qk*e.control);function pf(e){let t=df({id:"chart-waterfall",file:"step-time",title:"Where the change com\
es from",level:"h2"}),n=i("div",{class:"fall-columns"}),o=0,s=0,r=[],a=new Map;t.node.append(n),new ResizeObserver(()=>{let d=n.querySelector(".fall-ops")?.clientWidth??0;o=n.clientWidth,d!==0&&d!==s&&
(s=d,l())}).observe(n);function l(){let d=js(r,Fk(s||o&&Wk(o)));a=new Map(r.map((m,p)=>[m,d[p]]));for(let m of n.querySelectorAll(".fall-ops bdi"))m.textContent=a.get(m.parentNode.title)}function c(d){
let{name:m,what:p}=at[d.part],f=ff(d);return i("section",{class:"fall-column",data:{part:d.part},tabindex:"-1"},i("h3",{title:p},i("span",{class:"fall-name"},vr(m))," ",i("span",{class:mf(d.change),title:We(
d.change)},ye(d.change))),i("p",{class:"muted small",title:`${me(d.control)} → ${me(d.test)}`},`${z(d.control)} → ${z(d.test)}`),d.part==="idle"&&f.length>0&&i("p",{class:"muted small"},"Host oper\
ations, by self time:"),f.length>0&&i("ul",{class:"fall-ops"},f.map(g=>i("li",{},i("a",{href:e(g),class:"mono",title:g.name},i("bdi",{},a.get(g.name))),i("span",{class:`num ${mf(g.change)}`,title:We(g.
change)},ye(g.change))))),d.explained&&i("p",{class:"small muted explained"},Hk(d.explained)))}function u(d,m){return i("p",{class:`fall-end fall-end-${d}`},i("span",{class:"visually-hidden"},`${d} `),
i("span",{class:`${d}-text strong`,title:me(m)},z(m)))}return{node:t.node,chart:t,reveal(d){let m=n.querySelector(`[data-part="${d}"]`);m?.scrollIntoView({block:"center"}),m?.focus({preventScroll:!0})},
draw(d,m,p,f){let g=d.waterfall;t.node.hidden=g===null;let w=g!==null&&jk(g);if(t.draw({fall:g,revision:m,file:p,caption:f,heading:`mean per ${Pt(d)?"recording":"step"}, test − control`,empty:g===null?
"No device work.":w?`No difference: a ${Pt(d)?"recording":"step"} takes ${z(g.control)} in the control and ${z(g.test)} in the test, and no part of it changed by more than 0.05 %.`:""}),g===null||w){T(
n);return}r=[...new Set(g.parts.flatMap(y=>ff(y).map(h=>h.name)))],l(),T(n,u("control",g.control),g.parts.map(c),u("test",g.test))}}}var Yr={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},il=null,Jn={path:"/compare",name:"Compare",mount:(e,t)=>Uk(e,t)};function Uk(e,t){let n=Ft(location.search),o=null,s=null,
r="",a="",l=t.newPair?Ii(n):il,c=null,u=null,d="",m=null,p=n.op!=="",f=!1,g=globalThis.firstComparison!==void 0,w=Hd(n,l),y=Dd(()=>!f&&s&&C()),h=nm(),b=tm({page:pe,row:He,rank:oe,step:R,timeline:U=>Zu(
n,U),onRow:U=>Te(ut(U.name,U.category)),onBar:U=>k.fall.reveal(U)},h.node),x=Qd(),O=vn("All rows"),k={sides:Eo(G),verdict:sf(()=>G(Yr),G,b.node,x.node),fall:pf(pe),host:rm(pe),recorded:Om(),ranks:Em(U=>G(
{heat:U},{replace:!0}),{timeline:(...U)=>mr(n,...U),go:t.go}),replacements:Gd(pe),filters:sm(G),counts:Di({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:U=>J(U,k.counts.node)}),
durations:Di({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:U=>J(U,k.durations.node)}),table:dm({onSort:(U,se)=>G({sort:U,order:se}),onSelect:J,href:pe,onOpen:ge,onWant:y.
want}),detail:Vd({onClear:()=>J(""),href:pe,onRanks:K,onTable:Q,tree:U=>pd(n,U),timeline:U=>go(n,U)})},_=i("div",{class:"comparability"}),M=i("p",{class:"remark",hidden:!0}),$=Jd(G),I=[k.fall.chart,k.
ranks.heat,k.counts,k.durations],D=i("div",{class:"results"},k.verdict.node,_,k.fall.node,k.host.node,k.filters.node,M,$.node,i("div",{class:"charts"},k.durations.node,k.counts.node),i("section",{class:"\
card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},x.title,i("div",{class:"chart-tools"},O.node)),k.table.node),k.ranks.node,k.recorded.node,k.replacements.node),A=i("div",{class:"\
message"}),P=i("h1",{class:"visually-hidden"},"Compare"),S=i("div",{class:"paper-only"}),B=It({context:t,results:D,message:A});e.append(i("div",{class:"page compare-page"},P,S,k.sides.node,A,D),k.detail.
node);let Y=ct(()=>I.forEach(U=>U.retheme()));function G(U,{replace:se=!1}={}){return!f&&t.go(bt({...n,...U}),{replace:se})}function J(U,se=k.table.node){let ue=k.detail.node.contains(document.activeElement),
_e=U===n.op?"":U??"",ve=se.getBoundingClientRect().top;G({op:_e},{replace:!0}),window.scrollBy(0,se.getBoundingClientRect().top-ve);let L=u?.items.find(V=>V?.key===_e);L?Se(`${L.row.name} is selected.`):
ue&&k.table.focus()}function ge(U){U!==n.op&&J(U)}function pe({id:U,name:se,category:ue}){return Et({...n,heat:"",row:U??ut(se,ue)})}function He({name:U,category:se}){return bt({...n,op:ut(U,se)})}function Te(U){
p=!0,U===n.op?H():G({op:U},{replace:!0})}function Q(){k.table.node.closest(".table-card").scrollIntoView({block:"start"}),k.table.focus()}function oe(U){return[s.control,s.test].every(se=>se.all_ranks.
includes(U))&&s.control.all_ranks.length+s.test.all_ranks.length>2?bt({...n,control_ranks:String(U),test_ranks:String(U)}):null}function R(U,se){return s[se].all_steps.includes(U)?bt({...n,[`${se}_ste\
ps`]:String(U)}):null}function K(){G({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.querySelector("summary").focus({preventScroll:!0})}function ee(){let U=ue=>xn(ue,
n,o,s),se=n.control&&n.test?`${U("control")} → ${U("test")} · Compare`:"Compare";P.textContent=se,t.setTitle(se)}async function ce(){let U=[n.control,n.test].filter(ue=>ue!=="");if(U.every(ue=>o&&Re(
o,ue)))return;let se=await rt(U).catch(()=>[]);f||(o=se,he())}async function F(U){let se=l,ue=se.late&&await qd(U,se);ue&&l===se&&(l={key:se.key,...ue},il=ue.note===""?null:l,he())}function te(U){a=U,
D.dataset.stale="";let se=vt(n).toString(),{op:ue}=n;B.ask(_e=>w(U,n,l,_e),_e=>{s=_e,r=U,y.start(U,_e,ue),l?.key!==se?(l={key:se,diagnosis:_e.diagnosis,note:_e.diagnosis_note},il=l):l.late&&yt().then(
()=>F(U));let ve=s.row_count;Se(ve===1?"One row.":`${N(ve)} rows.`),B.say(null),delete D.dataset.stale,he()},_e=>{s=null,r="",y.stop(),B.say(Xd(_e,{narrowed:Object.keys(Yr).some(ve=>n[ve]!=="all"),all:()=>G(
Yr),again:()=>te(a),unmarked:()=>G({control_marker:"",test_marker:""})})),delete D.dataset.stale,he()})}async function fe(){let U=vt(n).toString();if(s.waterfall!==null||c?.key===U)return;c={key:U,rows:null};
let se=new URLSearchParams(U);Object.entries({device_type:"CPU",exclude:dt,diagnosis:"false",sort:"abs_diff_self_per_step",limit:Ar}).forEach(([ue,_e])=>se.set(ue,String(_e)));try{let{rows:ue}=await tt(
se);!f&&c.key===U&&(c.rows=ue,he())}catch{}}function he(){if(f)return;ee();let U=n.control!==""&&n.test!=="",se=mo(n),ue=Pi(n);U?ue!==a&&(s||B.say(null),te(ue)):(B.drop(),a="",s=null,k.detail.draw(null),
B.say(Zd(o))),k.sides.draw(n,o,s),D.toggleAttribute("data-skeleton",U&&!s),k.filters.draw(n,s,s?E():n.unit||"total"),$.draw(n,se),s?U&&r===a&&W(E(),se):k.detail.draw(null)}function E(){let U=n.unit||ni(
s);return U==="percent"&&!Qs(s)?ni(s):U}function W(U,se){let ue=_o(s),_e=vt(n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Yr).some(L=>n[L]!=="all")),k.fall.draw(s,r,ue,Sr(s)),k.recorded.draw(
s),X(),fe()),k.host.draw(c?.key===_e&&s.waterfall===null?c.rows:null,s),v(U,se),k.replacements.draw(s,U==="per_step"||U==="percent"),x.draw(n,s,U,se),b.draw(l,bt({...n,op:""})),h.draw(n),H();let ve=u.
items.find(L=>L?.key===n.op);k.ranks.draw(s,n.heat,ue,r,ve?{name:ve.row.name,query:Bn({...n,row:ve.key}).toString()}:null),Vm(n,{unit:U,self:se,item:ve},{...k,table:{sql:O}})}function v(U,se){let ue=y.
rows(),_e=JSON.stringify([r,U]),ve=JSON.stringify([_e,n.top,d===r]);if(u?.answer!==s||u.order!==_e){let L=oi(s,ue,U,{self:se});u={answer:s,order:_e,unit:U,self:se,items:L},Z(U,L),k.table.draw({rows:L,
totals:gu(s,U,{self:se}),unit:U,self:se,unitName:Uo(U,s),sort:n.sort,order:n.order,selected:n.op,revision:_e,judged:j(L)})}u.chartKey!==ve&&(u.chartKey=ve,Ae(ve),T(S,Sr(s,ne(s.row_count,"row")).map(L=>i(
"p",{},L))))}let j=U=>U.some(se=>se.verdict!=="cannot_judge"&&!se.row.too_few);function C(){if(r!==a||u?.answer!==s)return;let{items:U,unit:se,self:ue}=u,_e=[],ve=[];y.rows().forEach((V,ie)=>{U[ie]||(_e.
push(ie),ve.push(V))});let L=oi(s,ve,se,{self:ue});L.forEach((V,ie)=>{U[_e[ie]]=V}),Z(se,U),k.table.add(U,L,j(U)),n.op!==""&&!m&&W(se,ue)}function H(){let U=n.op===""?-1:y.placeOf(n.op),se=u.items[U]??
null,ue=se?.key??"";if(m=se,k.counts.select(ue),k.durations.select(ue),k.table.select(ue),U===void 0){y.find(n.op);return}k.detail.draw(se,se||n.op===""?null:[i("p",{},"The filters hide the selected r\
ow, or these ranks and steps do not have it."),i("p",{},q("Clear the filters",()=>G({q:"",category:[],change:"",exclude:[dt],device_type:"ALL",significant:""})))]),p&&(p=!1,se&&Q())}function X(){let U=s.
comparability.filter(({kind:se})=>se!=="steps_differ"&&se!=="single_sample");T(_,Au(U))}function Z(U,se){let ue=s.control.samples,_e=s.test.samples,ve=se.find(ie=>ie?.row.too_few&&ie.row.among)?.row;M.
hidden=ue===_e&&!ve;let L=ve&&`${Kn(ve)} These rows say “too few steps”. `;if(ue===_e){T(M,L);return}let V=U==="total"?"totals cannot be compared directly.":U==="per_call"?"totals would mislead.":
"calls and durations are shown per step.";T(M,L,`The sides have ${N(ue)} and ${ne(_e,"sample")} (a sample is one step of one rank), so ${V} `,U==="total"?q("Show per step",()=>G({unit:""}),{class:"lin\
k-button"}):q("Show totals",()=>G({unit:"total"}),{class:"link-button"}))}function re(){return d!==r&&Nm(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",q(
"Draw the bars anyway",()=>{d=r,he()},{class:"link-button"})]}function Ae(U){let{items:se,unit:ue,self:_e}=u,ve=`${u.order}${n.top}`,L=se.slice(0,n.top),V=Sr(s,`first ${N(L.length)} of ${ne(s.row_count,
"row")}`),ie={file:_o(s),revision:U,zoom:ve,caption:V};k.durations.draw({...ie,...Cm(L,ue,_e,s),empty:re()}),k.counts.draw({...ie,...Rm(L,ue),empty:re()}),$.drawRest(se.length,L.length)}return he(),g?
yt().then(ce):ce(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&J("")},update(U){
n=Ft(U),l=t.newPair?Ii(n):l,he(),ce(),s&&a===r&&t.settled()},unmount(){f=!0,h.stop(),B.unmount(),y.stop(),Y(),I.forEach(U=>U.unmount()),k.table.unmount(),k.detail.unmount()}}}var hf=2,ll=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function zk(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await Hs(e,r)).rows[0]}catch(a){if(a.code==="unknown_row")return null;throw a}}async function Gk(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:a,step_number:l}=s,
c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>zk(e,c,b,o))),ao(e,n===""?null:n),zt(e)]),[p]=u.filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===a);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let g=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,w=f.metadata?.baseTimeNanoseconds,y=BigInt(g)-(Number.isFinite(w)?
BigInt(w):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:h(p.start-hf*p.duration),end:h(p.start+(1+hf)*p.duration)}}function gf(e,t,n,o){let s=Gk(e.id,t,ll(n));return s.catch(()=>{}),or({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:a}=await s;return Ws(e.id,a.number,"",{signal:r,onProgress:o})}})}function wf({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(n),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function yf(e,t,n){let o=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)o.push(Number((c*10**l).toPrecision(12)));return o.filter(l=>l>=e&&l<=t)}var Yk=250;function bf(e){return kt({...e,height:()=>Yk,make:Vk,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function Kk(e){let[t,n]=Ye(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function Vk(e,t){let n={...e,
...wf(e)},o=Nt(),{edges:s}=n,r=yf(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,p)=>{let f=n[m].reduce((w,y)=>w+y,0),g=n.share?f/100:n.perStep?n.perStep[p]:1;return n[m].map(w=>w===0?0:
w/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:Qk(o.control,.4),line:{color:o.control,width:1}},{...c(l),line:{color:ae("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(a[p],l[p])),customdata:Jk(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:gt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(Kk),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?ae("--control"):ae("--test")}}])}}}function Jk(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,a)=>`${r} ${N(e[r][o])}${a>0?`, ${Fe(100*e[r][o]/a)} of its calls`:""}`;return[`${z(n)} to ${z(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function Qk(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var Xk=250,Kr=.13;function kf(e){return kt({...e,height:()=>Xk,make:Zk,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function Zk(e,t){
let n=Nt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ye(Math.max(...o)):["",1],a=e.rows.length>8,l=(m,p,f)=>{let g=[];return e[m].forEach((w,y)=>w.forEach((h,b)=>{
if(h!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;g.push({x:b+p+x,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(qe).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(w=>w.x),y:g.
map(w=>w.y),customdata:g.map(w=>w.text),ids:g.map(w=>w.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:f,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((g,w)=>{let y=e[m].map(h=>h[w]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((g,w)=>w+p),line:{color:ae(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=En(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Kr),c("test",Kr),l("control",
-Kr,"circle"),l("test",Kr,"diamond")],layout:{template:gt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>qe(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var ex=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],xf=(e,t)=>e===null||t===null?null:
e-t,_f=(e,t)=>e>0&&t!==null?100*t/e:null,ul=e=>e>0?"more":e<0?"less":"calm";function dl(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,a)=>o[a]>0?r/o[a]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function cl(e,t,[
n,o],s,r,a){let l=xf(o,n),c=a==="new"?"new":a==="gone"?"gone":De(_f(n,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"control-text"},
a==="new"?$e:s(n)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?$e:s(o))),i("p",{class:`tile-change ${ul(l??(a==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function tx(e,t){let n=dl(e);return[i("p",{class:"muted op-verdict"},t?Kn(t):" "),i("div",{class:"tiles"},cl("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
z,ye,n.birth),cl("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,N,Ke,n.birth),cl("Time per call","Median of the single calls",n.perCall,z,ye,n.birth))]}function Jr(e,[
t,n],o,s,{exact:r,exactDiff:a,title:l}={}){let c=xf(n,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},o(t)),i("td",{class:"num",title:r?.(n)},o(n)),i("td",{class:`\
num strong ${ul(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${ul(c)}`},De(_f(t,c))))}var Vr=(e,t,n)=>Jr(e,t,z,ye,{exact:me,exactDiff:We,title:n});function nx(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=dl(e),o=(r,a)=>100*n[r]/t[a].step,s=Pt(e)?"recording":"step time";return Jr(`Share of the ${s}`,[o(0,"control"),o(1,"test")],Fe,r=>r===null?$e:De(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function ox(e,{stepTime:t,row:n}){let o=dl(e),s=a=>i("tr",{class:"group-row"},i("th",{colspan:"\
5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("tr",{},i("\
td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),Jr("Calls",o.counts,N,Ke),Jr("Calls per step",o.callsPerStep,N,Ke),Vr("Total",o.total),Vr(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Vr("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),nx(e,t)),i("tbody",{},s("A single call"),ex.map(([a,l])=>Vr(l,r(a)))))}function Sf(){let e=i("div",{class:"card op-head"}),t=i("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),T(e,tx(n,o.row)),T(t,i("div",{class:"chart-head"},i("h2",{},"Numbers")),i("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},ox(n,o)))}}}var Qr=12;function $f(e){let t=i("h2"),n=i("p",{class:"muted small"}),o=Xe("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=i("div",{class:"scroll-x"}),r=i("p",{class:"rela\
ted-more"}),a=i("section",{class:"card related"},i("div",{class:"chart-head"},t,o.node),n,s,r),l=!1,c="";function u(f){let{answer:g}=f,w=g.launches!==void 0;c!==f.revision&&(c=f.revision,l=!1),o.press(
f.unit),t.textContent=w?"Launches":"Launched by",a.setAttribute("aria-label",t.textContent),n.textContent=w?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let y=w?g.launches:g.launched_by,h=f.unit==="per_step"?[g.control.samples,g.
test.samples]:[1,1];T(s,y.length===0?d(w):m(y,h,w)),T(r,y.length>Qr&&!l&&q(`Show all ${N(y.length)}`,()=>{l=!0,u(f),s.querySelectorAll("tbody tr")[Qr].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=y.length<=Qr||l}function d(f){return i("p",{class:"muted chart-message"},f?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(f,g,w){let y=f.some(h=>h.shapes!==
null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},w?"Device work":"Operator"),y&&i("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>i("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},i("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>i("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},i("span",{class:"th-group"},"time "),h)))),i("tbody",{},f.slice(0,l?void 0:Qr).map(h=>p(h,g,y))))}function p(f,[g,w],y){let h=[f.control_counts/g,f.test_counts/w],b=[f.control_total_duration/
g,f.test_total_duration/w],x=g===w?f.diff_duration/g:b[1]-b[0],O=x>0?" more":x<0?" less":"",k=h[1]-h[0],_=f.control_counts===0?"new":f.test_counts===0?"gone":De(b[0]>0?100*x/b[0]:null);return i("tr",{},
i("th",{scope:"row",class:"related-name mono"},f.name===""?i("span",{class:"muted"},"unknown launch"):i("a",{href:e.href(f),title:f.name},i("bdi",{},f.name)),i("span",{class:"related-category muted"},
` ${f.category??""}`)),y&&i("td",{class:"shapes mono",title:f.shapes},f.shapes??"–"),i("td",{class:"num wide-only"},N(h[0])),i("td",{class:"num wide-only"},N(h[1])),i("td",{class:`num wide-only${k>0?
" more":k<0?" less":""}`},Ke(k)),i("td",{class:"num roomy-only",title:me(b[0])},f.control_counts>0?z(b[0]):"–"),i("td",{class:"num roomy-only",title:me(b[1])},f.test_counts>0?z(b[1]):"–"),i("td",{
class:`num strong${O}`,title:We(x)},ye(x)),i("td",{class:`num${O}`},_))}return{node:a,draw:u}}function vf(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},ye(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=a.length===l.length&&a.every((d,m)=>o(d,l[m]));T(e,u?i("div",{},i("h3",{},"The same in control and test"),n(l,
r)):[c("control",a),c("test",l)])}}}var Ef={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
ml={path:"/compare/op",name:"Operation",mount:(e,t)=>sx(e,t)};function sx(e,t){let n=Ko(location.search),o=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=Xe("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],Q=>M({bins:Q},{replace:!0})),m={sides:Eo(M),numbers:Sf(),histogram:bf({id:"\
chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:kf({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Q)=>t.go(I(...Q))}),heat:Pr({id:"chart-he\
at",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Q)=>t.go(I(...Q))}),grid:Ir(),related:$f({onUnit:Q=>M({unit:Q}),href:({name:Q,category:oe})=>Et({...n,row:ut(Q,oe)})}),stack:vf()},p=[m.
histogram,m.points,m.heat],f=i("nav",{class:"crumb","aria-label":"Where this is"}),g=i("h1",{class:"mono op-title"}),w=i("p",{class:"muted"}),y=i("p",{class:"op-actions"}),h=i("div",{class:"message"}),
b=ax(Q=>M({heat:Q},{replace:!0})),x=i("p",{class:"muted small",hidden:!0}),O=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("div",{class:"op-charts"},m.histogram.
node,m.points.node)),m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(i("div",{class:"page operation-page"},f,i("header",{class:"op-header"},g,w,y),
m.sides.node,h,O));let k=It({context:t,results:O,message:h}),_=ct(()=>p.forEach(Q=>Q.retheme()));function M(Q,{replace:oe=!1}={}){t.go(Et({...n,...Q}),{replace:oe})}function $(){let Q=ee=>xn(ee,n,o,s),
oe=`${Q("control")} → ${Q("test")}`,R=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${R.slice(0,80)} · ${oe}`),T(g,i("bdi",{},R)),T(w,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:
"",n.use_short_name&&" · short name: all operations of this name together");let K={...Ft(""),...D(),exclude:[dt],op:n.row};T(f,i("a",{href:t.lastCompare(vt(n))??bt(K)},`← ${oe}`))}function I(Q,oe){
return mr(n,Q,oe,s)}function D(){let{control:Q,test:oe,control_ranks:R,test_ranks:K,control_steps:ee,test_steps:ce,control_marker:F,test_marker:te,use_short_name:fe,merge_addresses:he,aliases:E}=n;return{
control:Q,test:oe,control_ranks:R,test_ranks:K,control_steps:ee,test_steps:ce,control_marker:F,test_marker:te,use_short_name:fe,merge_addresses:he,aliases:E}}async function A(){let Q=[n.control,n.test].
filter(R=>R!=="");if(Q.every(R=>o&&Re(o,R)))return;let oe=await rt(Q).catch(()=>[]);u||(o=oe,Y())}function P(Q){a=Q,k.ask(oe=>Bs(Q,{signal:oe}),oe=>{s=oe,r=new URLSearchParams(Q).get("row"),k.say(null),
Se(`${oe.name}: ${z(oe.calls.control.total)} to ${z(oe.calls.test.total)}.`),Y()},oe=>{s=null,k.say(B(oe)),Y()})}async function S(Q){c?.abort(),c=new AbortController,l={key:Q,answer:null};try{let oe=new URLSearchParams(
Q);oe.set("significance","true"),oe.set("diagnosis","false");let R=await tt(oe,{signal:c.signal});if(u||l.key!==Q)return;l.answer=R,l.byKey=hu(R),Y()}catch{}}function B(Q){let oe=Q.code==="unknown_ope\
ration",R=["control_ranks","test_ranks","control_steps","test_steps"].filter(K=>n[K]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:Q.code}},i("h2",{},oe?"This operation does not o\
ccur":"This operation cannot be shown"),i("p",{},oe?"Neither side has an operation of this name and category in the selected ranks and steps.":Q.message),i("p",{},R.length>0&&q("Use all ranks and step\
s",()=>M(Object.fromEntries(R.map(K=>[K,"all"]))),{class:"primary"}),R.length===0&&!oe&&q("Try again",()=>P(Bn(n).toString()),{class:"primary"})," ",i("a",{href:bt({...Ft(""),...D()})},"All operations\
 of this comparison")))}function Y(){if(u)return;$();let Q=n.control!==""&&n.test!==""&&n.row!=="",oe=Bn(n).toString();Q?oe!==a&&(s&&r!==n.row&&(s=null),k.say(null),P(oe)):(k.drop(),a="",k.say(i("div",
{class:"empty"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:"/compare"},"Compare page"),"."))));let R=vt({...n,use_short_name:!1}).toString();Q&&R!==l.key&&S(R),m.sides.
draw(n,o,s),O.toggleAttribute("data-skeleton",Q&&!s),s&&G()}function G(){let Q=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),oe=`tracediff-${ht(s.control.label)}-${ht(s.test.label)}-${ht(
s.name)}`,R=a,K=n.use_short_name?void 0:si(l.byKey?.get(zo(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:K}),He(oe,R),Te(oe,R),Jm(n,s,m),m.related.draw({answer:s,unit:Q,revision:R}),
m.stack.draw(s.stack,pe),T(y,q("Copy the name",()=>Dt(s.name,"Name copied."),{class:"link-button"}),q("Copy link",()=>Dt(location.href,"Link copied."),{class:"link-button"}),i("a",{href:go(n,s)},"Show\
 in the timeline"),i("a",{href:bc(Bn(n)),download:`${oe}.json`},"JSON"),["control","test"].map(ge))}let J=Q=>s.aliases?.filter(oe=>oe.side===Q)??[{name:s.name,category:s.category}];function ge(Q){let oe=o&&
Re(o,n[Q]);if(!oe||ll(s.samples[Q])===void 0)return null;let R=`slowest call, ${Q}`;if(ln(oe)!=="")return i("span",{class:"muted small",title:ln(oe)},`Perfetto: no trace of the ${Q}`);let K={name:s.name,
names:J(Q),marker:n[`${Q}_marker`],shortNames:n.use_short_name},ee=q(`Perfetto: ${R}`,async()=>{ee.disabled=!0;try{await gf(oe,K,s.samples[Q],ce=>Se(`Loading ${Be(ce)}`))}catch(ce){be(ce.message,{urgent:!0})}finally{
ee.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return ee}function pe({name:Q,category:oe}){
let R=l.byKey?.get(zo(Q,oe));return R&&{diff:R.diff_per_step,href:Et({...n,use_short_name:!1,row:R.id})}}function He(Q,oe){let{edges:R,control:K,test:ee}=s.histogram,ce=[s.control.samples,s.test.samples];
d.press(n.bins),m.histogram.draw({edges:R,control:K,test:ee,file:Q,revision:`${oe}#${n.bins}`,share:n.bins==="share",perStep:ce[0]===ce[1]?null:ce,medians:[s.calls.control["50%"],s.calls.test["50%"]],
heading:`${N(s.calls.control.count)} in the control, ${N(s.calls.test.count)} in the test`,empty:R.length===0?"No calls to draw.":""})}function Te(Q,oe){let{control:R,test:K}=s.samples,ee=Lr(R,K),ce=ls(
ee,H=>H.total_duration),F=H=>s.calls[H].count===0,te=ce.control.map(H=>H.map(()=>null));m.points.draw({rows:ee.rows,columns:ee.columns,kind:"time",file:Q,control:F("control")?te:ce.control,test:F("tes\
t")?te:ce.test,hover:(H,X,Z)=>rx(H,ee[H][X][Z]),heading:"duration in each step of each rank",revision:oe});let[fe,he,E]=Ef[n.heat],W=ls(ee,he),v=E==="time",j={format:v?me:N,formatDiff:v?We:Ke};b.draw(
n.heat),m.heat.draw({rows:ee.rows,columns:ee.columns,...W,...j,kind:E,file:Q,heading:fe,revision:`${oe}#${n.heat}`}),m.grid.draw({grid:ee,values:W,title:fe,timeline:I,format:v?z:N,formatDiff:v?ye:Ke});
let C=[ee.ranksByPosition&&"ranks",ee.stepsByPosition&&"steps"].filter(Boolean);x.hidden=C.length===0,x.textContent=`The sides have different ${C.join(" and ")}; they are paired by position (control /\
 test).`}return Y(),A(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Q){let oe=n;n=Ko(Q),oe.row!==n.row&&window.scrollTo(0,0),Y(),A()},unmount(){u=!0,k.unmount(),
c?.abort(),_(),p.forEach(Q=>Q.unmount())}}}function rx(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,me(t.total_duration),
ne(t.counts,"call")]}function ax(e){let t=de("heat"),n=i("select",{id:t,on:{change:()=>e(n.value)}},Object.entries(Ef).map(([o,[s]])=>i("option",{value:o},s)));return{node:i("p",{class:"chart-bar"},i(
"label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function Tf(e,t,n){let o=null,s=new Map,r=g=>{let w=e.getBoundingClientRect();return[g.clientX-w.left,g.clientY-w.top]};function a(g){let w=g.ctrlKey||g.metaKey||n(),y=g.deltaMode===1?16:1,h=g.shiftKey&&
g.deltaX===0?g.deltaY:g.deltaX;if(g.shiftKey||Math.abs(h)>Math.abs(g.deltaY))g.preventDefault(),t.pan(h*y);else if(w){g.preventDefault();let b=Math.max(-240,Math.min(240,g.deltaY*y));t.zoom(r(g)[0],Math.
exp(b*(g.ctrlKey?.006:.0022)))}}function l(g){if(g.button!==0)return;let[w,y]=r(g);e.focus({preventScroll:!0}),s.set(g.pointerId,w),o={id:g.pointerId,x:w,y,from:w,measures:g.shiftKey,moved:s.size>1}}function c(g,w){
let y=[...s.values()];s.set(g.pointerId,w);let h=[...s.values()],b=([x,O])=>Math.max(20,Math.abs(x-O));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(g){g.pointerType==="mouse"&&(g.buttons&1)===0&&s.delete(
g.pointerId)&&(o=null,delete e.dataset.drag);let[w,y]=r(g);if(s.size===2&&s.has(g.pointerId)){c(g,w);return}if(!o||o.id!==g.pointerId){t.hover(w,y,g);return}!o.moved&&Math.hypot(w-o.x,y-o.y)<4||(o.moved||
(o.moved=!0,e.setPointerCapture(g.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,w,!1):(t.pan(o.x-w),t.scroll(o.y-y)),[o.x,o.y]=[w,y])}function d(g){if(s.delete(
g.pointerId),!o||o.id!==g.pointerId)return;let[w,y]=r(g),{moved:h,measures:b,from:x}=o;o=null,delete e.dataset.drag,g.type!=="pointercancel"&&(b&&h?t.measure(x,w,!0):h||t.pick(w,y,g))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(g){if(g.ctrlKey||g.metaKey||g.altKey)return;if(t.own(g)){g.preventDefault();return}let w=m[g.key.length===1?g.key.toLowerCase():
g.key];w&&(g.preventDefault(),g.stopPropagation(),w())}let f={wheel:a,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[g,w]of Object.entries(f))e.addEventListener(
g,w,g==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([g,w])=>e.removeEventListener(g,w))}function fl({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
o),l=r.slice();for(let u=0;u<o;u+=1)a[l[n[u]]]=u,l[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)ix(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function ix(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((a,l)=>n[a]-n[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function lx(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function fs(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=lx(l,r[t],d,n);m<d;m+=1){let p=a[m];if(c[p]>=
o)return;u[p]>n&&s(p)}}function Of(e,t,n,o=0){let s=-1,r=1/0;return fs(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-n,n-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function pl(e,t,n){let o=n("…"),s=0,r=0,a=0,l=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+o<=t&&(r+=1,a=l)}return e}var Xr=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function Mf(e){let[t,n,o]=Xr(e).map(r=>{let a=r/255;return a<=.04045?a/12.92:((a+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function Zr(e,t){let n=new Map,o="",s="",r=l=>{o!==l&&(o=l,e.fillStyle=l)},a=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
o="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[o,s]=["",""]}}}var cx={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},ux=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,ps=e=>String(e).replace(ux,"").replace(/[&<>"]/g,t=>cx[t]),hs=e=>String(Math.round(e*100)/100);
function Af(e){let t=[],n=new Map,o=1,s=(a,l,c="")=>{let u={...l,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?hs(p):ps(p)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${ps(c)}</${a}>`)},r=a=>(n.has(a)||n.set(a,`hatch-${n.size+1}`),n.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){o=a},text(a,l,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${ps(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${hs(a)}" height="${hs(l)}"\
 viewBox="0 0 ${hs(a)} ${hs(l)}" font-family="${ps(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${ps(c)}"/>${t.join("")}</svg>`}}}var ea=(e,t,n)=>Math.min(Math.max(e,t),n);function Qn({from:e,to:t},n,o=0){let s=n.to-n.from,r=ea(t-e,Math.min(o,s),s),a=(e+t)/2,l=ea(a-r/2,n.from,n.to-r);return{from:l,to:l+r}}function hl(e,t,n,o,s=0){
let r=o.to-o.from,a=ea((e.to-e.from)*n,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return Qn({from:c,to:c+a},o,s)}function gl(e,t,n){let o=e.to-e.from,s=ea(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function Cf(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Rf({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(l=>l*s>=o*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var un=22,dx=22,ta=4;function Nf(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var gs=new Map;function mx(e){return gs.has(e)||(gs.size>500&&gs.clear(),gs.set(e,Mf(e))),gs.get(e)}function fx(e,t,n,o){let{x:s,y:r,width:a,height:l}=n,c=o.colour(t);if(e.box(s,r,a,l,c),
a<3)return;let u=mx(c);if(o.hatched(t)&&e.hatch(s,r,a,l,o.colours.surface),a>=dx){let d=pl(o.text(t),a-2*ta,o.widthOf);if(d!==""){let m=r+l/2+11*.36;if(o.hatched(t)){let p=4;for(let f of d)p+=o.widthOf(
f);e.box(s+ta-2,r+1,Math.min(p,a-ta),l-2,c)}e.words(s+ta,m,d,u)}}}function px(e,t,n,{index:o,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,m=0;return fs(o,t,s.from,s.to,p=>{let f=Math.max(
0,(o.start[p]-s.from)*r),g=Math.min(a,(o.end[p]-s.from)*r);if(g<=d&&!u?.keep.has(p))return;let w=Math.max(1,g-f>3?g-f-.5:g-f);u&&e.alpha(u.keep.has(p)?1:.3),fx(e,p,{x:f,y:n,width:w,height:c},l),m+=1,d=
w<=1?f+1:g}),u&&e.alpha(1),m}function Lf(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:a}=Rf(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,un,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,un-5,u,un,s.border),u<n-30&&e.words(u+3,un-8,o(c,a),s.muted)}e.line(0,un-.5,n,un-.5,s.border)}function Pf(e,t){let{index:n,view:o,width:s,height:r,rowHeight:a,top:l,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),p=Math.max(0,Math.floor(-l/a)),f=Math.min(n.rows-1,Math.ceil((r-l)/a));hx(e,c,t);let g=u.highlight?{keep:u.highlight}:null,w={index:n,view:o,scale:m,width:s,how:d,height:a-1,dimmed:g},
y=0;for(let h=p;h<=f;h+=1)y+=px(e,h,l+h*a,w);return gx(e,t,m),y}function hx(e,t,{top:n,rowHeight:o,width:s,height:r,how:a}){for(let{row:l,rows:c,label:u}of t){let d=n+l*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,a.colours.grid);let m=pl(u,s-16,a.widthOf);e.words(6,d+o/2+11*.36,m,a.colours.muted,{bold:!0})}}function gx(e,t,n){let{marks:o,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*n),p=Math.min(t.width+2,(d[a]-t.view.from)*n);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(a)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(a=>r(a,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var oa=12,na=17,wx=8e3,yx=15,bx=12;function kx(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,a,...l)=>e.
line(o+t,s+n,r+t,a+n,...l),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var If=(e,t)=>e.flatMap((n,o)=>bn(n,Math.floor((t-2*oa)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function Df(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(oa,n+na*r,o,ae(s?"--text":"--muted"),{size:s?yx:bx,bold:s})})}function sa(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=If(e,n),r=t.map(d=>If(d.lines,
n)),a=10+na*s.length+oa,l=t.map((d,m)=>{let p=a+na*r[m].length;return a=p+d.height+oa,p}),c=Math.min(a,wx),u=d=>{Df(d,s,22),t.forEach((m,p)=>{Df(d,r[p],l[p]-na*r[p].length+12),m.paint(kx(d,0,l[p]))})};
return{width:n,height:c,svg(){let d=Af(o);return u(d),d.text(n,c,ae("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Zr(m,o);return p.box(0,0,n,c,ae("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function ra(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
jr(o,`${n}.${t}`)}var xx=160,_x=3,Sx=matchMedia("(prefers-reduced-motion: reduce)"),Bf=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,ae(`--${e}`)])),yl={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function aa(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=i("div",{class:"spans-space"},m),f=i("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let g=m.getContext("2d",{alpha:!1}),w=getComputedStyle(document.body).fontFamily,y=Zr(g,w),h=c?un:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Nf(w),colours:Bf()},
x=yl,O=fl(yl),k=[],_=0,M={from:0,to:1},$={from:0,to:1},I={hover:-1,select:-1,highlight:null},D=0,A=null,P=0,S=0,B=0,Y=()=>($.to-$.from)/Math.max(1,P),G=v=>$.from+v*Y(),J=()=>h+_*n;function ge(){P=f.clientWidth,
p.style.height=`${J()}px`,S=Math.min(f.clientHeight,J());let v=globalThis.devicePixelRatio||1,[j,C]=[Math.round(P*v),Math.round(S*v)];(m.width!==j||m.height!==C||B!==v)&&([m.width,m.height,B]=[j,C,v],
m.style.width=`${P}px`,m.style.height=`${S}px`)}function pe(){D===0&&(D=requestAnimationFrame(He))}function He(v){if(D=0,A){A.since??=v;let C=(v-A.since)/xx;$=Cf(A.from,A.to,C);let H=C<1;H?pe():A=null,
r($.from,$.to,H)}let j=performance.now();if(ge(),P>0&&S>0){g.setTransform(B,0,0,B,0,0);let C=oe(Q(),{width:P,height:S,top:h-f.scrollTop});m.dataset.drawn=String(C)}m.dataset.drawMs=(performance.now()-
j).toFixed(2)}let Te="";function Q(){let v=`${m.width} ${m.height} ${B}`;return v!==Te&&(Te=v,y.forget()),y}function oe(v,{width:j,height:C,top:H}){let{colours:X}=b;v.box(0,0,j,C,X.surface);let Z=Pf(v,
{index:O,view:$,width:j,height:C,rowHeight:n,top:H,bands:k,marks:I,how:b,rowOf:Ae=>x.row[Ae]}),re=j/($.to-$.from);return d?.(v,{x:Ae=>(Ae-$.from)*re,y:Ae=>H+Ae*n,width:j,height:C,view:$}),h>0&&Lf(v,{view:$,
width:j,format:c,colours:X}),Z}function R(v,j=!1){A=null,!(v.from===$.from&&v.to===$.to)&&($=v,r($.from,$.to,j),pe())}function K(v){let j=Qn(v,M,u);Sx.matches?R(j):(A={from:$,to:j,since:null},pe())}let ee=()=>A?.
to??$;function ce(v,j){let C=Math.floor((j-h+f.scrollTop)/n);return j<h||C<0?-1:Of(O,C,G(v),_x*Y())}function F(v,j){v!==I.hover&&(I.hover=v,m.style.cursor=v>=0?"pointer":"",pe()),o(v,j)}let te=Tf(m,{zoom:(v,j)=>R(
hl($,G(v),j,M,u)),pan:v=>R(gl($,v*Y(),M)),scroll(v){f.scrollTop+=v},hover:(v,j,C)=>F(ce(v,j),C),leave:()=>{I.hover>=0&&F(-1,null)},pick:(v,j,C)=>s(ce(v,j),C),measure:(v,j,C)=>a?.(...[G(v),G(j)].sort((H,X)=>H-
X),C),slide(v){let j=ee();K(gl(j,v*(j.to-j.from),M))},glide(v){let j=ee();K(hl(j,(j.from+j.to)/2,v,M,u))},fit:()=>K(M),enter:()=>{I.select>=0&&s(I.select,null)},own:l},()=>t.wheel==="free");f.addEventListener(
"scroll",pe,{passive:!0});let fe=new ResizeObserver(pe);fe.observe(f);let he=()=>{b.colours=Bf(),pe()},E=matchMedia("(forced-colors: active)");E.addEventListener("change",he);let W=ct(he);return{node:m,
set(v){let j=x===yl;x=v,O=fl(v),k=v.bands??[],_=Math.max(O.rows,v.rows??0);let[C,H]=[v.from??1/0,v.to??-1/0];if(v.from===void 0||v.to===void 0)for(let Z=0;Z<v.length;Z+=1)C=Math.min(C,v.start[Z]),H=Math.
max(H,v.end[Z]);M=H>C?{from:C,to:H}:{from:0,to:1},I.hover=-1,I.select=-1,I.highlight=null;let X=j?{...M}:Qn($,M,u);p.style.height=`${J()}px`,A===null&&($=X),pe()},view(v,j,C=!1){C?R(Qn({from:v,to:j},M,
u)):K({from:v,to:j})},index:()=>O,current:()=>({...$}),goal:()=>({...ee()}),extent:()=>({...M}),select(v){I.select=v,v>=0&&this.reveal(x.row[v]),pe()},highlight(v){I.highlight=v===null?null:new Set(v),
pe()},point(v){I.hover=v,pe()},follow(v,j,C=!1){A=null,$={from:v,to:j},C?(cancelAnimationFrame(D),He(0)):pe()},place(v){return this.placeOf({start:x.start[v],end:x.end[v],row:x.row[v]})},placeOf({start:v,
end:j,row:C}){let H=m.getBoundingClientRect(),X=(v-$.from)/Y(),Z=(j-$.from)/Y(),re=h+C*n-f.scrollTop;return Z<0||X>P||re<h-n||re>S?null:{left:H.left+Math.max(0,X),right:H.left+Math.min(P,Z),top:H.top+
re,bottom:H.top+re+n}},redraw:pe,showAxis(v){h=c&&v?un:0,pe()},reveal(v){let j=v*n;(j<f.scrollTop||j+n+h>f.scrollTop+f.clientHeight)&&(f.scrollTop=j-f.clientHeight/2)},whole:v=>({height:J(),paint:j=>oe(
j,{width:v,height:J(),top:h})}),picture(v){return sa(v,[{lines:[],...this.whole(Math.max(P,600))}],Math.max(P,600))},destroy(){cancelAnimationFrame(D),te(),W(),E.removeEventListener("change",he),fe.disconnect(),
f.remove()}}}var Ao=8,$x=.004;function qf(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(Jt(o,t))),0)}var qt=(e,t)=>e.verdict[t]==="no_difference_found";function Hf(e,t,n){let o=Jt(e,t);if(!(n>0)||Math.abs(
o)<$x*n||qt(e,t))return 0;let s=Math.max(1,Math.round(Ao*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(Ao,s)}function Wf(e,t,n){let[o,s]=[Xr(e),Xr(t)];return`rgb(${o.map((r,a)=>Math.round(r+
(s[a]-r)*n)).join(", ")})`}var Ut={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","What the threads of the host spent, the time of each call c\
ounted once"],calls:["calls","Calls","How often the frames were called"]},Co=e=>e!=="calls",ot=(e,t)=>Co(t)?z(e):N(Number(e.toFixed(2))),Mt=(e,t)=>e===null?"–":Co(t)?ye(e):Ke(Number(e.toFixed(2))),ia=(e,t)=>Co(
t)?me(Number(e.toFixed(3))):N(e),ws=(e,t)=>e===null?"":Co(t)?We(Number(e.toFixed(3))):Ke(e),vx={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},Ex={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Xn=e=>vx[e.sort]??e.sort,Zn=e=>Ex[e.status]??"",jf=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",Tx=e=>e.sides.every(t=>t.steps.length===0),Zt=e=>Tx(e)?"per recording":"per step";function la(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Gn(e));return t?`${t[2]}\
 · ${t[1]}`:Gn(e)}var it=e=>[Gn(e),Yn(e)].filter(Boolean).join(" "),Ox=e=>/ #\d+$/.test(Gn(e));function Uf(e){let t=Qt(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||Ox(o)):t.slice(-1)}function zf(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!wo(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}function Gf(e,t){let n=e.here[t],o=Co(t)?z(Math.abs(n)):N(Number(Math.abs(n).toFixed(2)));return Co(t)?`takes ${o} ${n>0?"more":"less"}`:n>0?`is called ${o} times mor\
e`:`is called ${o} times less`}var bl=(e,t)=>t>0?100*e/t:null;function Yf(e,t){let[n,o]=e.root.total[t];return{from:ot(n,t),to:ot(o,t),change:Mt(o-n,t),percent:De(bl(o-n,n))}}function Kf(e,t){let[n,o]=e.
root.total[t];return n===o?"±0":n>0?De(bl(o-n,n)):"new"}function Vf(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,only_here_device:a})=>bl(a,r)),o=r=>Fe(r);if(t===null&&n===null)return"";if(!(t>
0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:`${o(r)} of the device time of the ${a}`;return t===null||n===null?`No partner\
 on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of the test is in frames without a partner on the other side.`}var Ff=e=>e.map(t=>`\
“${t}”`).join(" and ");function Jf(e,t){let n=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),
o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${Ff(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with\
 with_stack=True (of TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.push(`${Ff(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=\
True.`)}return o}function Qf(e,t){let n=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${ot(l,a)} → ${ot(c,a)} (${Mt(c-l,a)})`:`${s}: ${ot(l,a)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.
max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,
"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} mor\
e kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var Mn=e=>e>0?"more":e<0?"less":"calm",Xf=(e,t)=>Mt(Jt(e,t),t);var Mx=20,Ax=.62,Zf={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function Cx(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,Wf(ae("--surface-sunk"),ae(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",Ax*(.12+.88*(Math.abs(n)/Ao))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(Zf[n]??"--noise-fill",.45)}}function Rx(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){T(e,
i("p",{class:"mono strong"},it(t)),i("p",{class:"muted small"},[Xn(t),Zn(t),qt(t,o)&&"no difference found"].filter(Boolean).join(" · ")),Qf(t,n).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function ep(e){let t=i("spa\
n",{class:"chart-unit"}),n=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=Rx(),l=Cx(),c=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Flame graph ",t),i("div",{class:"\
chart-tools"},q("PNG",()=>_("png"),{title:"Flame graph: download as PNG"}),q("SVG",()=>_("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,a.node),u=null,d=null,m=0,p=$=>u.tree.frames[d.frame[$]],
f=aa(s,{rowHeight:Mx,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:y,text:h,hatched:$=>w(p($)),onHover($,I){
$<0||!I?a.hide():a.show(p($),u,I)},onPick:$=>$>=0&&e.onPick(p($)),onKey:b}),g=ct(()=>{l.forget(),O(),f.redraw()}),w=$=>u.tree.pair&&!wo($)&&$.sort!=="rest";function y($){let I=p($);return u.tree.pair?
qt(I,u.measure)?l.noise():l.change(Hf(I,u.measure,m)):l.sort(I.sort)}function h($){let I=p($);return`${I.status==="replaced"?"⇄ ":""}${[la(I),Yn(I)].filter(Boolean).join(" ")}${u.tree.pair?` ${Xf(I,
u.measure)}`:""}`}function b($){let I=u?.selected;if(!I)return!1;let D=I.parent?.children.filter(x)??[],A=D.indexOf(I),P=G=>d.end[d.place[G.at]]-d.start[d.place[G.at]],B={ArrowUp:()=>I.parent,ArrowDown:()=>I.
children.filter(x).reduce((G,J)=>!G||P(J)>P(G)?J:G,null),ArrowLeft:()=>D[A-1],ArrowRight:()=>D[A+1]}[$.key];if(!B)return!1;let Y=B();return Y&&e.onMove(Y),!0}let x=$=>d.place[$.at]>=0;function O(){if(!u)
return;let $=(D,A,P="")=>i("li",{class:`key ${P}`,css:{"--key-fill":D}},A);if(!u.tree.pair){let D=new Set(u.tree.frames.map(({sort:A})=>A));T(o,Object.keys(Zf).filter(A=>D.has(A)).map(A=>$(l.sort(A),Xn(
{sort:A}))));return}let I=D=>`full colour: ${Mt(D,u.measure)}`;T(o,$(l.change(Ao),`takes more (${I(m)})`),$(l.change(-Ao),`takes less (${I(-m)})`),$(l.change(0),"hardly changed"),u.tree.frames.some(D=>qt(
D,u.measure))&&$(l.noise(),"not certain"),u.tree.frames.some(w)&&$("var(--muted)","on one side only","key-hatched"))}function k(){let $=Qt(u.zoomed);T(n,$.map((I,D)=>[D>0&&i("span",{class:"muted","ari\
a-hidden":"true"}," › "),D===$.length-1?i("b",{class:"mono","aria-current":"true"},it(I)):q(it(I),()=>e.onZoom(I),{class:"link-button mono"})]))}function _($){u&&d.length>0&&ra(f.picture([`Flame gra\
ph, ${Ut[u.measure][0]} ${Zt(u.tree)}`,...u.lines,M(),`made ${Rt(new Date().toISOString())}`]),$,`${u.file}-tree`)}let M=()=>u.tree.pair?`Magenta takes more, green takes less (full colour: ${Mt(m,u.measure).
replace("+","±")}); stripes: on one side only.`:`${ne(u.tree.frames.length,"frame")}.`;return{node:c,draw($){let I=u?.revision!==$.revision,D=!I&&u.judged!==$.judged,A=I||u.zoomed!==$.zoomed;if(u=$,I){
a.hide(),d=fd(u.tree,u.measure,u.width),m=qf(u.tree,u.measure),f.set({...d,from:0,to:d.end[0]??1}),O(),r.hidden=d.length>0,r.textContent=`No ${Ut[u.measure][0]} to draw.`;let S={both:"",control:", wid\
th: control",test:", width: test"};t.textContent=`${Ut[u.measure][0]} ${Zt(u.tree)}${u.tree.pair?S[u.width]:""}`}D&&(O(),f.redraw());let P=d.place[u.zoomed.at]??-1;A&&P>=0&&f.view(d.start[P],d.end[P],
I),k(),f.select(d.place[u.selected.at]??-1),f.highlight(u.found===null?null:u.found.map(S=>d.place[S.at]).filter(S=>S>=0)),c.dataset.ready=u.revision},focus:()=>f.node.focus(),unmount(){g(),f.destroy()}}}function tp(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function np(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var Nx=250,Lx=[["both","Both","As wide as the larger side: frames of the control alone stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],Px=[["\
folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by itself"]],
Ix=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function Dx(e,t){let n=de(
"tree-search"),o=i("span",{class:"muted small tree-found"}),s=i("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",on:{input:Ve(Nx,()=>e(s.value.trim())),keydown(a){
a.key==="Enter"&&(a.preventDefault(),t(a.shiftKey?-1:1))}}}),r=i("span",{class:"tree-steps",hidden:!0},xe("up","The previous match (Shift+Enter)",()=>t(-1)),xe("down","The next match (Enter)",()=>t(1)));
return{node:i("span",{class:"tree-search"},i("label",{for:n},"Find"),s,r,o),input:s,draw(a,l,c,u){if(document.activeElement!==s&&(s.value=a),r.hidden=l===null||l.length===0,l===null){o.textContent="";
return}let[d,m]=np(l,u);o.textContent=l.length===0?"No frame matches.":`${ne(l.length,"frame")}: ${c.pair?`${ot(d,u)} → ${ot(m,u)} (${Mt(m-d,u)})`:ot(d,u)}`}}}function op({onChange:e,onStep:t}){let n=new Map(
zn.map(p=>[p,{change:i("span",{class:"switch-change"})}])),o=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},zn.map(p=>{let f=n.get(p);return f.button=q("",()=>e({
by:p,rows:[]}),{title:Ut[p][2],"aria-pressed":"false"}),f.button.append(Ut[p][1]," ",f.change),f.button})),s=Xe("Width of the frames",Lx,p=>e({width:p})),r=Xe("How frames are put together",Px,p=>e({frames:p,
rows:[],open:[],zoom:""})),a=Xe("What makes frames",Ix,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=Xe("Order of the rows",[["","Largest first","The largest change first"],["calls","As called","\
In the order of their first calls"]],p=>e({order:p})),c=Dx(p=>e({q:p}),t),u=(p,f,g="")=>i("span",{class:`tree-choice ${g}`},i("span",{class:"muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:i(
"div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,g,w){for(let[y,h]of n){h.button.setAttribute("aria-pressed",String(
y===g));let b=f?.pair?Kf(f,y):"";T(h.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),a.press(p.level),l.press(p.order),c.draw(p.q,w,f,g)}}}var kl=12,xl=8,Bx=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function sp({pair:e,onInstances:t,onZoom:n}){let o=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),o),r=null,a=(f,g)=>r.pair?i("a",{href:Et({...e(),merge_addresses:!0,use_short_name:!1,
row:ut(f,g)}),class:"op-link"},i("bdi",{},f)):i("bdi",{},f);function l(f,g,w,y="",h=!1){let[b,x]=g,O=k=>i("td",{class:"num",title:ia(k,w)},ot(k,w));return i("tr",{},i("th",{scope:"row",title:y,class:h?
"inner":null},f),O(b),r.pair&&O(x),r.pair&&i("td",{class:`num strong ${Mn(x-b)}`,title:ws(x-b,w)},Mt(x-b,w)))}let c=f=>i("thead",{},i("tr",{},f===""?i("td"):i("th",{scope:"col"},f),(r.pair?["Control",
"Test","Δ"]:[Zt(r)]).map(g=>i("th",{scope:"col",class:"num"},g))));function u(f){let g=f.here.device;return i("table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the fram\
e, ${Zt(r)}`),c(""),i("tbody",{},l("Device time",f.total.device,"device","At and below the frame"),l("launched by itself",f.ownOf.device,"device","Device work that no frame below it launched",!0),l("H\
ost time",f.total.host,"host","At and below the frame, each call counted once"),l("in itself",f.ownOf.host,"host","Without the frames that it called",!0),l("Calls",f.figures.calls,"calls"),r.pair&&g!==
null&&i("tr",{},i("th",{scope:"row",title:"The change of its own device time, with what only one side has below it"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${Mn(g)}`,title:ws(
g,"device")},Mt(g,"device")))))}function d(f){let g=[...f.kernels].sort((w,y)=>Math.abs(y.device[1]-y.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...y.device)-Math.max(...w.device));return g.
length>0&&i("table",{class:"detail-table kernel-table"},i("caption",{},f.opened||f.instances>1?`Kernels of all ${N(f.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},g.slice(0,kl).map(({name:w,
device:y,counts:h})=>{let b=l("",y,"device");return T(b.firstChild,i("span",{class:"mono kernel-name"},a(w,Bx(w)))),b.firstChild.title=`${w}
${ot(h[0],"calls")}${r.pair?` → ${ot(h[1],"calls")}`:""} calls`,b}),g.length>kl&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${N(g.length-kl)} more`))))}function m(f){return f.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},f.shapes.slice(0,xl).map(({text:g,calls:w})=>{let y=l(g,w,"calls");return y.firstChild.
classList.add("mono"),y}),f.shapes.length>xl&&i("tr",{},i("td",{class:"muted"},`${N(f.shapes.length-xl)} more`))))}function p(f,g){let w=f.sort==="operator"&&r.pair,y=f.names[1]??f.names[0];return i("\
p",{class:"op-actions"},g&&f.instances>1&&f.sort==="module"&&q(f.opened?"Fold its instances":`Show its ${N(f.instances)} instances`,()=>t(f),{class:"link-button"}),f.parent&&f.children.length>0&&q("Zo\
om to it",()=>n(f),{class:"link-button zoom-button"}),w&&i("a",{href:Et({...e(),merge_addresses:!0,use_short_name:!1,row:ut(y,"cpu_op")})},"Open this operation"),w&&i("a",{href:go(e(),{name:y,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(f.sort)&&q("Copy the name",()=>Dt(Gn(f),"Name copied."),{class:"link-button"}))}return{node:s,draw(f,g,w){r=f;let y=Qt(g).slice(1,-1),h=y.filter(
({sort:x})=>x!=="python"),b=h.length>0?h:y.slice(-4);T(o,i("p",{class:"mono full-name"},i("bdi",{},it(g))),i("p",{class:"muted small"},[Xn(g),Zn(g),g.wrapper&&"only around frames that the other side h\
as too",["device","host"].filter(x=>qt(g,x)).map(x=>`${x} time: no difference found`)].flat().filter(Boolean).join(" · ")),b.length>0&&i("p",{class:"muted small mono frame-path"},`in ${b.map(it).join(
" › ")}`),g.through.length>0&&i("p",{class:"muted small"},`One side has it below ${g.through.join(", ")}.`),u(g),p(g,w),d(g),m(g))}}}var qx=5;function rp(e){let t=i("p",{class:"headline"}),n=i("ol",{class:"tree-largest"}),o=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(l,c){let u=zf(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,q(it(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?Gf(c,u):ot(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"What has no partner directly below ",q(it(c),()=>e(c),{class:"\
link-button mono tree-name"}),Uf(c).map((p,f)=>[f===0?" in ":" › ",q(it(p),()=>e(p),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?Mn(c.here[u]):""}`},d),l.pair&&i("spa\
n",{class:"muted"},r(c,u)),qt(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,percent:f}=Yf(
l,c),[,g]=Ut[c],[w,y]=l.root.total[c];T(t,i("span",{class:"headline-label"},`${g} ${Zt(l)}`),l.pair?[i("span",{class:"value control-text"},d),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",
{class:"value test-text"},m),i("span",{class:`change ${Mn(y-w)}`},p,w>0&&i("span",{class:"change-percent"},` (${f})`))]:i("span",{class:"value"},d));let h=yo(l,c,qx);T(n,h.map(_=>a(l,_,c))),n.hidden=h.
length===0;let b=Vf(l),x=l.byHost&&l.pair&&"A side has no device time: host time decides which frames belong together.",O=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that change\
 most; the others are in rows “more”.`,k=l.pair&&l.samples.some(_=>_<4)&&"Fewer than 4 samples on a side: no change can be told from noise, so all are coloured as measured.";T(o,Jf(l,u).map(_=>i("\
p",{class:"notice"},_)),[b,k,x,O].filter(Boolean).map(_=>i("p",{class:"muted"},_)))}}}var dn=28,Hx=150,ap=12,ip=[["Frame","c-frame","What was called, and how often where it is several"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time side-b",
"In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself, with what only one side \
has below it: these add up to the change of the whole"]],Wx=[["Frame","c-frame",ip[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Calls","num c-tim\
e","Calls of the frame"]];function lp(e){let t=i("thead"),n=i("tbody"),o=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=i("div",{class:"tree-scroll",tabindex:"\
-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>Hx;function g(){let S=c.tree.pair?ip:Wx,B=`${Ut[c.measure][1]} ${Zt(
c.tree)}`;T(o,S.map(([,Y])=>i("col",{class:Y}))),T(t,i("tr",{},S.map(([Y,G,J],ge)=>i("th",{scope:"col",class:G,title:ge===0?J:`${B}: ${J}`},Y)))),a.firstChild.colSpan=S.length,l.firstChild.colSpan=S.length}
function w({frame:S,level:B,open:Y,leaf:G}){let J=S.instances>1&&S.sort==="module"&&!S.opened&&c.canOpen,ge=jf(S),pe=S.instances===S.parent?.instances?"":Yn(S);return i("th",{scope:"row",class:"c-fram\
e",title:[it(S),...S.above??[],Xn(S),Zn(S),S.through.length>0&&`below ${S.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(B-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${G?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},Y?"▾":"▸"),i("span",{class:`mono frame-t\
ext${["root","rest"].includes(S.sort)?" plain":""}`},i("bdi",{},la(S))),J?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${S.instances} instances`},
Yn(S)):pe&&i("span",{class:"muted count"},pe),S.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${S.above.join(", ")}`),ge&&i("span",{class:`status-mark status-${S.status}`},i("span",{"ar\
ia-hidden":"true"},ge),i("span",{class:"visually-hidden"},` ${Zn(S)}`))))}function y(S,B=""){return i("td",{class:`num c-time ${B}`,title:ia(S,c.measure)},ot(S,c.measure))}function h(S,B,Y){return i("\
td",{class:`num c-time ${B} ${qt(Y,c.measure)?"calm":Mn(S)}`,title:[ws(S,c.measure),qt(Y,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:B==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
S)/p).toFixed(1)}%`}:{}},Mt(S,c.measure))}function b(S){let{frame:B}=S,[Y,G]=B.total[c.measure];return c.tree.pair?[w(S),y(Y),y(G),h(Jt(B,c.measure),"c-diff",B),h(B.here[c.measure],"c-here",B)]:[w(S),
y(Y),y(B.ownOf[c.measure][0]),i("td",{class:"num c-time"},ot(B.figures.calls[0],"calls"))]}function x(S){let B=c.rows[S],{frame:Y}=B,G=[S%2?"odd":"",c.found?.has(Y)?"found":"",Y.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return i("tr",{class:G,data:{index:S},tabindex:S===u?"0":"-1","aria-level":B.level,"aria-posinset":B.place,"aria-setsize":B.of,"aria-rowindex":S+2,"aria-expanded":B.leaf?null:
String(B.open),"aria-selected":String(Y===c.selected)},b(B))}function O(S=!1){let B=Math.ceil((r.clientHeight||600)/dn),Y=Math.floor(r.scrollTop/dn),[G,J]=f()?[Math.max(0,Y-ap),Math.min(c.rows.length,
Y+B+ap)]:[0,c.rows.length];if(!S&&G===m[0]&&J===m[1])return;m=[G,J];let ge=n.contains(document.activeElement),pe=S?new Map:d;d=new Map;for(let Te=G;Te<J;Te+=1)d.set(Te,pe.get(Te)??x(Te));[[a,G],[l,c.rows.
length-J]].forEach(([Te,Q])=>{Te.hidden=Q===0,Te.style.height=`${Q*dn}px`});let{scrollTop:He}=r;Yt(n,[a,...d.values(),l]),r.scrollTop=He,ge&&(d.get(u)??r).focus({preventScroll:!0})}function k(S,B=!1){
let Y=S*dn,G=r.clientHeight-t.offsetHeight;B&&(Y<r.scrollTop||Y+dn>r.scrollTop+G)&&(r.scrollTop=Y-G/2),Y<r.scrollTop?r.scrollTop=Y:Y+dn>r.scrollTop+G&&(r.scrollTop=Y+dn-G),O()}function _(S,B){let Y=Math.
max(0,Math.min(c.rows.length-1,S));d.get(u)?.setAttribute("tabindex","-1"),u=Y,k(Y);let G=d.get(Y);G?.setAttribute("tabindex","0"),B&&G?.focus({preventScroll:!0})}function M(S){return c!==null&&c.revision===
S.revision&&c.judged===S.judged&&c.text===S.text&&c.rows.length===S.rows.length&&c.rows.every((B,Y)=>B.frame===S.rows[Y].frame&&B.open===S.rows[Y].open)}function $(S){let B=c.selected!==S.selected;c=S;
for(let[G,J]of d)J.setAttribute("aria-selected",String(c.rows[G].frame===c.selected));let Y=c.rows.findIndex(G=>G.frame===c.selected);B&&Y>=0&&_(Y,!1)}n.addEventListener("click",S=>{let B=S.target.closest(
"tr[data-index]");if(!B)return;let{frame:Y,leaf:G}=c.rows[B.dataset.index],J=S.target.closest("[data-act]")?.dataset.act;_(Number(B.dataset.index),!0),J==="instances"?e.onInstances(Y):J==="toggle"&&!G?
e.onToggle(Y):e.onSelect(Y)}),n.addEventListener("dblclick",S=>{let B=S.target.closest("tr[data-index]");B&&!S.target.closest("[data-act]")&&e.onZoom(c.rows[B.dataset.index].frame)});function I({frame:S,
open:B,leaf:Y},G){!Y&&B!==G?e.onToggle(S):G&&B?_(u+1,!0):!G&&S.parent&&_(c.rows.findIndex(J=>J.frame===S.parent),!0)}n.addEventListener("keydown",S=>{let B=c?.rows[u];if(!B||S.altKey||S.ctrlKey||S.metaKey||
S.target.closest("button"))return;let Y=Math.max(1,Math.floor(r.clientHeight/dn)-3),G={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+Y,PageUp:u-Y,Home:0,End:c.rows.length-1},J={ArrowRight:()=>I(B,!0),ArrowLeft:()=>I(
B,!1),Enter:()=>e.onZoom(B.frame)," ":()=>e.onSelect(B.frame)},ge=S.key in G?()=>_(G[S.key],!0):J[S.key];ge&&(S.preventDefault(),ge())});let D=0,A=()=>{D===0&&c&&f()&&(D=requestAnimationFrame(()=>{D=0,
O(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/dn)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",A,{passive:!0});let P=new ResizeObserver(A);return P.observe(
r),{node:r,focus:()=>_(u,!0),draw(S){if(M(S)){$(S);return}let B=c?.rows[u]?.frame.key,Y=c?.selected?.key!==S.selected.key||c?.revision!==S.revision;c=S,p=c.tree.frames.reduce((J,ge)=>Math.max(J,Math.abs(
Jt(ge,c.measure))),0),g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let G=Y?c.selected.key:B;u=Math.max(0,c.rows.findIndex(J=>J.frame.key===G)),O(!0),
Y&&k(u,!0)},unmount(){P.disconnect(),cancelAnimationFrame(D)}}}function Fx(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var cp=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function jx(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?Fx(t)||(cp(o)>4*cp(n)?"host":"device"):"device"}async function Ux(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries(Ot(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await tt(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function up(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...Ri(await qs(n?"":e.control,ko(e,c,o),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?Ux(e,t):null]),l=e.
by||jx(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}var dp=async(e,t,n)=>Ri(await qs(e.test!==""?"":e.control,ko(e,t==="host"?"host":"device",
!0),{signal:n}));async function mp(e,t,n){let o=ko(e,t.chosenBy,e.frames==="instance");o.set("significance",n),nd(t,await qs("",o),n)}var zx=8,Gx=40;function fp(e,t,n){let o=new Set([e.root]);for(let s of[...yo(e,t,zx),...n.slice(0,Gx)])Qt(s).slice(0,-1).forEach(r=>o.add(r));return o}function Yx(e,t,n,o){let s=t.children.filter(l=>l.
total[n].some(c=>c>0));if(o==="calls")return s;let r=l=>e.pair?Math.abs(Jt(l,n)):l.total[n][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function pp(e,t,n,o){let s=[],
r=(a,l,c,u)=>{let d=Yx(e,a,t,n),m=d.length>0&&o(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var hp={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},ys={path:"/tree",name:"Tree",mount:(e,t)=>Vx(e,t)},Kx=e=>bt({...Ft(""),...Ot(e),exclude:[dt]});function Vx(e,t){let n=bo(
location.search),o=null,s=null,r="",a=null,l=null,c="",u=!1,d=(R,{replace:K=!0}={})=>!u&&t.go(Xt({...n,...R}),{replace:K}),m=Eo(R=>d({...R,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:R=>[i("a",{class:"small",href:Kx(R)},"Compare"),el(R)]}),p=rp(R=>$(R)),f=op({onChange:R=>d(_(R)),onStep:A}),g=ep({onPick:R=>M(R,R),onZoom:R=>M(l.selected,R),onMove:R=>M(R)}),w=lp({
onSelect:R=>M(R),onZoom:R=>M(R,R),onToggle:I,onInstances:D}),y=sp({pair:()=>Ot(n),onInstances:D,onZoom:R=>M(R,R)}),h=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),x=i("div",{class:"\
results tree-results"},p.node,f.node,i("div",{class:"tree-columns"},g.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},w.node),y.node));e.append(i("div",{class:"page tree\
-page"},b,m.node,h,x));let O=It({context:t,results:x,message:h}),k=Ve(400,Se);function _(R){return R.frames&&l?{...R,node:l.selected.foldKey}:R}function M(R,K){let ee=F=>F.at<=R.at&&R.at<F.end,ce=K??(ee(
l.zoomed)?l.zoomed:Qt(R).findLast(F=>ee(F)&&l.zoomed.at>=F.at&&l.zoomed.at<F.end)??l.tree.root);d({node:R.key,zoom:ce.key}),k(`${it(R)} is selected.`)}function $(R){M(R)}function I(R){let K=n.rows.includes(
R.key)?n.rows.filter(ee=>ee!==R.key):[...n.rows,R.key];d({rows:K})}function D(R){let K=R.key,ee=n.open.includes(K);d({open:ee?n.open.filter(ce=>ce!==K):[...n.open,K],rows:n.rows.filter(ce=>ce!==K),node:K}),
Se(ee?"Folded.":`Its instances are shown below ${it(R)}.`)}function A(R){let K=l?.found??[];if(K.length>0){let ee=K.indexOf(l.selected),ce=ee<0?R>0?0:K.length-1:(ee+R+K.length)%K.length;M(K[ce]),Se(`${ce+
1} of ${K.length}: ${it(K[ce])}`)}}async function P(){let R=[n.control,n.test].filter(ee=>ee!=="");if(R.every(ee=>o&&Re(o,ee)))return;let K=await rt(R).catch(()=>[]);u||(o=K,oe())}function S(){if(n.control===
"")return"";let R=`${n.control} ${ko(n,"device",n.frames==="instance")}`,K=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===R&&(K==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
K)?s.key:`${R} ${K}`}function B(R){r=R,x.dataset.stale="";let[K,ee]=[R.slice(0,R.lastIndexOf(" ")),n.by];O.ask(ce=>up(n,ce),ce=>{s={...ce,key:R,base:K,first:ee===""},a=null,delete x.dataset.stale,O.say(
null),Se(ne(ce.tree.frames.length-1,"frame")),oe()},ce=>{s=null,l=null,delete x.dataset.stale,O.say(J(ce)),oe()})}function Y(R){let K=`${s.key} ${R==="host"}`;return a?.key===K?a.tree:(a={key:K,tree:null},
O.ask(ee=>dp(n,R,ee),ee=>{a.tree=ee,oe()},ee=>{a=null,be(`The instances could not be loaded. ${ee.message}`,{urgent:!0})}),null)}async function G(R,K){let{tree:ee}=R;if(R.judged??=new Set,!(!ee.pair||
K==="calls"||R.judged.has(K)||ee.samples.some(ce=>ce<4))){R.judged.add(K);try{await mp(n,ee,K)}catch{return}!u&&s===R&&(R.verdicts=`${R.verdicts??""} ${K}`,R.classes=void 0,R.openedFor=void 0,oe())}}function J(R){
let K=Object.keys(hp).some(ee=>n[ee]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:R.code}},i("h2",{},"This tree cannot be shown"),i("p",{},R.message),i("p",{},K?q("Use all ranks \
and steps",()=>d(hp),{class:"primary"}):q("Try again",()=>B(r),{class:"primary"})," ",i("a",{href:"/"},"Choose other traces")))}let ge=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a tes\
t"),i("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to the ",i("a",{href:"/"},o?.length===0?"Add traces":"Traces page"),"."));function pe(R){
if(n.frames==="class")return s.classes??=id(s.tree),s.classes;if(n.frames==="folded"&&n.open.length>0){let K=Y(R);if(K){let ee=n.open.join();return s.openedFor!==ee&&(s.opened=ud(s.tree,K,new Set(n.open)),
s.openedFor=ee),s.opened}}return s.tree}function He(){let R=n.by||s.measure,K=pe(R),ee=n.q===""?null:tp(K,n.q),ce=Ni(K,n.node)??yo(K,R,1)[0]??K.root,F=Ni(K,n.zoom)??K.root,te=fp(K,R,[ce,...K.frames.filter(
W=>W.opened).flatMap(W=>W.children.slice(0,1)),...ee??[]]),fe=new Set(n.rows),he=pp(K,R,n.order,W=>te.has(W)!==fe.has(W.key)),E=[s.key,R,n.frames,n.width,n.open.join(),K.frames.length].join(" ");return{
tree:K,measure:R,width:n.width,found:ee,text:`${n.q} ${n.order}`,selected:ce,zoomed:F,rows:he,revision:E,judged:s.verdicts??"",canOpen:n.frames==="folded",lines:Te(K),file:`tracediff-${K.sides.map(({label:W})=>ht(
W)).join("-")}`}}function Te(R){return[["control","test"].slice(0,R.sides.length).map((ee,ce)=>`${R.pair?`${ee}: `:""}${R.sides[ce].label} (${ne(R.sides[ce].samples,"sample")})`).join(" → ")]}function Q(){
let R=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},K=ce=>xn(ce,n,o,R),ee=n.control===""?"Tree":`${K("control")}${n.test===""?"":` → ${K("test")}`} · Tree`;b.textContent=ee,t.setTitle(ee),m.draw(
n,o,R)}function oe(){if(u)return;let R=S();if(R===""?(O.drop(),[r,s,l]=["",null,null],O.say(ge())):R!==r&&(s||O.say(null),B(R)),Q(),x.toggleAttribute("data-skeleton",R!==""&&!s),!s||s.key!==R){f.draw(
n,null,n.by,null);return}l=He();let{tree:K,measure:ee,found:ce}=l,F=[l.revision,l.judged,n.level].join(" ");F!==c&&(c=F,p.draw(K,ee,n.level)),f.draw(n,K,ee,ce),g.draw(l),w.draw({...l,found:ce&&new Set(
ce)}),y.draw(K,l.selected,l.canOpen),G(s,ee)}return oe(),P(),{keys:{search:()=>f.search(),enter:()=>l!==null&&w.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.
zoomed!==l.tree.root&&M(l.selected,l.tree.root)},update(R){n=bo(R),oe(),P(),s&&r===s.key&&t.settled()},unmount(){u=!0,O.unmount(),g.unmount(),w.unmount()}}}var Jx={name:"rows",label:"Rows",type:"choice",options:Tr,fallback:"steps"};function gp(e,{onChange:t,onSet:n}){let o=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",a=null,l="";function c(k,_){t({[k]:_},{replace:l===k}),l=k}function u(k,_,M,$){let I=de("set"),D=Tn({id:I,field:k,none:$,text:a[k],set:Re(M,a[k])??null,onPick:A=>{l="",n(
{[k]:A?.id??""})}});return i("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},i("label",{for:I},_),D.node)}function d(k){let _=i("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,_.checked===k.fallback?"":String(_.checked))}});return s.push({name:k.name,sync(M){_.checked=M===""?k.fallback:M==="true"}}),i("label",{class:"check"},_,k.label)}function m(k){let _=k.type==="o\
perator"?de("ops"):null,M=k.type==="number",$=i("input",{type:M?"number":"text",list:_,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:M&&"any",min:M&&0,data:{field:k.name},class:_&&
"wide",title:k.title,on:{change:()=>c(k.name,$.value.trim())}}),I=_&&i("datalist",{id:_});_&&($.addEventListener("input",Ve(150,()=>g($.value,I))),$.addEventListener("focus",()=>{$.select(),g("",I)}));
let D="";return s.push({name:k.name,sync(A,P){let S=A||_&&P||"",B=$===document.activeElement&&$.value!==D;$.value.trim()!==S&&!(B&&S===D)&&($.value=S),D=S,M&&(P??null)!==null&&A===""&&($.placeholder=P)}}),
i("label",{class:"analysis-field"},i("span",{},k.label),$,I)}function p(k){let _=i("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,_.value===k.fallback?"":_.value)}},Object.entries(
k.options).map(([M,$])=>i("option",{value:M},$)));return s.push({name:k.name,sync(M,$){_.value=M||String($??Object.keys(k.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},k.label),_)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function g(k,_){if(a.set!=="")try{let M=await wc(a.set,k);T(_,[...new Set(M.filter($=>$.category==="cpu_op").map($=>$.name))].map($=>i("option",
{value:$})))}catch{}}let w=(k,_)=>k?.[_].length>0?ze(k[_],3):"";function y(k,_){let[M,$]=["set","test"].map(I=>w(Re(_,a[I]),k));return a.test!==""&&a[k]===""&&(M!==$||a[`set_${k}`]!==""||a[`test_${k}`]!==
"")}function h(k,_,M){let[$,I]=["set","test"].map(A=>Re(M,a[A])),D=(A,P,S)=>f({name:A,label:P,type:"text",placeholder:["all",w(S,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,M)?[D(`set_${k}`,`${_} of A`,$),D(`test_${k}`,`${_} of B`,I)]:[D(k,_,$)]}function b(k){let _=M=>M.some($=>a[$]!=="");return!_(["steps","set_steps","test_steps"])&&(_(["marker","set_\
marker","test_marker"])||["set","test"].some(M=>Re(k,a[M])?.steps.length>0))}let x=k=>`${Ui[k].letter} · ${Ui[k].name}`;function O(k){let _=a.test!=="";s=[],T(o,u("set",_?x("set"):"Trace set",k),u("t\
est",_?x("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[a.what].ofSteps&&b(k)&&f(Jx),e[a.what].params.map(f))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,_,M={}){a=k;let $=JSON.stringify([a.what,a.set,a.test,y("ranks",_),y("steps",_),b(_),_.map(I=>[I.id,I.label])]);
if($!==r){r=$;let I=o.contains(document.activeElement)?document.activeElement.dataset.field:null;O(_),I&&o.querySelector(`[data-field="${I}"]`)?.focus()}s.forEach(({name:I,sync:D})=>D(a[I]??"",M[I]))}}}var Qx=24,ca=20;function wp(e,t){let n=Array.from(e),o=Math.max(0,n.length-ca),s=t>Qx?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(a,l,c)=>i("span",{class:a},n.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},n.slice(s,s+ca).join(""))),s+ca<n.length&&r("split-rest",s+ca))}var yp=200;function bs(e){let t=i("tr"),n=i("tbody"),o=i("p",{class:"data-more",hidden:!0}),s=i("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),a=vn(r);a.set(e.sql??null);
let l=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},i("div",{class:"chart-head"},i(e.level??"h3",{},r," ",s),i("div",{class:"chart-tools"},a.node,e.csv&&i("a",{class:"butto\
n",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},i(
"table",{class:"data-table"},i("caption",{class:"visually-hidden"},r),i("thead",{},t),n)),o),c=[],u=new Map,d=null,m=e.limit??20;function p(){if(!d)return c;let y=d.down?-1:1;return[...c].sort((h,b)=>{
let[x,O]=[h[d.key]??null,b[d.key]??null];return x===null||O===null?(x===null)-(O===null):y*(typeof x=="number"?x-O:String(x).localeCompare(String(O)))})}function f(y){let h=d?.key===y.key?!d.down:!!y.
number;d={key:y.key,down:h},w(),t.querySelector("[aria-sort] button")?.focus()}function g(y,h,b){let x=e.href&&y.link?.(b,e.parameters??{}),O=y.show(h,b),k=y.mono&&typeof O=="string"?wp(O,u.get(y.key)?.
get(O)??0):O;return x?i("a",{href:e.href(x)},k):k}function w(){T(t,e.columns.map(y=>{let h=d?.key===y.key;return i("th",{scope:"col",class:y.number&&"num","aria-sort":h&&(d.down?"descending":"ascendin\
g")},q(`${y.title}${h?d.down?" ↓":" ↑":""}`,()=>f(y),{class:"link-button th-button",title:y.what}))})),T(n,p().slice(0,m).map(y=>i("tr",{},e.columns.map(h=>{let b=y[h.key];return i("td",{title:h.mono?
b:h.exact?.(b,y),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,y)].filter(Boolean).join(" ")||null},g(h,b,y))})))),s.textContent=c.length>1?N(c.length):"",o.hidden=c.length<=m,T(o,q(`Show\
 ${N(Math.min(yp,c.length-m))} more of ${N(c.length)}`,()=>{m+=yp,w()},{class:"link-button"}))}return{node:l,show(y){c=y;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,Wa(c.map(b=>String(b[h]??""))));
l.hidden=c.length===0,w()}}}var bp=7.2,da=6,ua=["solid","dot","dash","dashdot","longdash","longdashdot"],Sl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],$l=e=>Nt()[e==="B"?
"test":"control"];function fa(e){return{template:gt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var pa=e=>e.map(t=>qe(t)).join("<br>"),Ge=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),ma=116,ks=22,ha=e=>e>1?64-ks+e*(ma+ks):320;function Xx(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:ae("--muted")},text:e.map(o=>o.
values[t].value?"":qe(o.values[t].none??o.values[t].text))}}function xs({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>o?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=n==="time"?Ye(a):[n==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:(y.value??0)/c,
p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+da+bp*p),Math.floor(r*.42),360),g=Math.floor((f-14-da)/bp),w=e.map(y=>pa([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.values[b].text}`),
...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"data",symmetric:!1,
thickness:1.2,color:ae("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:w,hovertemplate:"%{customdata}<extra></extra>",...Xx(e,h,
o)})),layout:fa({barmode:o?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:da,tickcolor:"\
rgba(0,0,0,0)",ticktext:rn(e.map(y=>y.label),g).map(qe)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/80)),ticksuffix:l?` ${l}`:""}})}}
var vl=(e,t)=>t===""?{property:Sl[e%Sl.length],dash:ua[Math.floor(e/Sl.length)%ua.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ua[e%ua.length]},Zx=e=>Ye(Math.max(e,1));function e_(e,t,n,o){
let s=e.flatMap(d=>d.points.map(m=>m[1])),r=s.every(d=>Number.isInteger(d)&&d<5),[a,l]=t==="rate"?lo(s.reduce((d,m)=>Math.max(d,m),0)):[t,1],c=o*(ma+ks)-ks,u=1-n*(ma+ks)/c;return{per:l,axis:{rangemode:"\
tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,u-ma/c),u],title:{text:a,font:{size:11}}}}}var t_=(e,t)=>({text:qe(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"\
left",yanchor:"bottom",showarrow:!1,font:{size:12,color:ae("--text")}});function n_(e,t){let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(
...n(0)),r=s>1e3*(o-s),[a,l]=Zx(r?o-s:o);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}function xp({lines:e,panels:t,unit:n,range:o},s){let{scale:r,per:a,far:l,offset:c}=n_(e,o),u=f=>(f-c)/
a,d=f=>n==="rate"?Ln(f):`${N(f)} ${n}`,m=t.map((f,g)=>e_(e.filter(w=>w.panel===f),n,g,t.length)),p=f=>f===0?"y":`y${f+1}`;return{data:e.map(f=>{let g=vl(f.place,f.side),w=t.indexOf(f.panel);return{type:"\
scatter",mode:"lines",x:f.points.map(y=>u(y[0])),y:f.points.map(y=>y[1]/m[w].per),yaxis:p(w),line:{shape:"hv",width:1.4,color:ae(g.property),dash:g.dash},legendgroup:f.key,customdata:f.points.map(y=>pa(
[f.name,`at ${me(y[0])}`,d(y[1])])),hovertemplate:"%{customdata}<extra></extra>"}}),layout:fa({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,
tickangle:0,range:o?.map(u),autorange:o===null,nticks:Math.max(4,Math.floor((s-80)/64)),anchor:p(t.length-1),title:{text:l?`since ${me(c)} after the first event`:"since the first event",font:{size:11},
standoff:4}},...Object.fromEntries(m.map(({axis:f},g)=>[`yaxis${g===0?"":g+1}`,f])),annotations:t.length>1?t.map((f,g)=>t_(f,m[g].axis.domain[1])):[]}),per:a,offset:c}}function _p(e){let[t,n]=Ye(e);return`${Number(
(e/n).toPrecision(3))} ${t}`}function o_(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function s_(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}
function Sp({sides:e},t){let n=e.map(h=>s_(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),a=Math.max(1,Math.min(s,r-12)),l=n.some(
h=>h.has(0)),c=Array.from({length:r-a+1},(h,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(h,b)=>n[h].get(l&&b===a-4?0:b<a?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<a?"none":`${z(d(h))} to ${z(d(h+1))}`,p=c.
filter(h=>h>=a&&(h-1)%10===0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,w=[...l?[a-4]:[],...p.filter((h,b)=>b%f===0&&!(l&&(h-a+4)*g<52))],y=e.length-1;return{
data:[...e.map((h,b)=>({type:"scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:o_($l(h.side),y===0?
.65:.4),line:{color:$l(h.side),width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,x)=>u(x,h)))),customdata:c.map(h=>pa([m(h),
...e.map((b,x)=>`${b.name}: ${N(u(x,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:fa({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,
tickvals:w.map(h=>h<a?h+.5:h),ticktext:w.map(h=>h<a?"none":_p(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"la\
unches",font:{size:11},standoff:4}}})}}function kp(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:da,
tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:o.map(s=>_p(10**s)),title:{text:n,font:{size:11},standoff:4}}}function $p({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),n=a=>{let l=e.flatMap(u=>u.points.
map(d=>t(d[a]))),c=Math.floor(Math.min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"\
scatter",mode:"lines",x:r,y:r,hoverinfo:"skip",visible:r[0]<r[1],line:{color:ae("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,
legendgroup:a,x:u.map(d=>t(d.cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:$l(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.
map(d=>pa([c,`rank ${d.rank}`,`host ${z(d.cpu_duration)}, device ${z(d.gpu_duration)}`,`${N(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:fa({xaxis:kp(...o,"the launch\
 on the host"),yaxis:kp(...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var r_=32,a_=512;function i_(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function l_(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>vo(e.map(s=>s[o]??0)))}function c_(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,l_(s)]));return new Map(
e.map(o=>[o,i_(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function El(e){let t=c_(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var Tl=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function Ol(e,t,n,o){let s=Math.floor(r_/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(a_/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:El(e).slice(0,s),limited:!0,note:Tl(s,e.length,o,t)}}var Ml=6,vp=e=>new Set(e).size>1;function ga(e,t){let n=e.map(a=>a.data.series),o=!n.some(a=>vp(a.map(l=>l.rank))),s=n.some(a=>[...new Set(a.map(c=>c.rank))].some(c=>vp(a.filter(u=>u.rank===c).map(u=>u.
device)))),r=new Map;return n.forEach((a,l)=>a.forEach(c=>{let u=`${s?`device ${c.device}, `:""}${t(c)}`,d=`${o?"":`${c.rank} `}${u}`,m=r.get(d)??{key:d,name:u,group:o?"":`rank ${c.rank}`,series:e.map(
()=>null)};m.series[l]=c,r.set(d,m)})),[...r.values()]}function u_(e,t){let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.
map(s=>[s.key,s.series.map((r,a)=>r?o[a].get(n(r))??0:0)]))}function d_(e,t){let n=u_(e,t),o=[...new Set(e.map(a=>a.name))],s=new Map(o.map(a=>[a,0])),r=new Map;for(let a of e){let l=n.get(a.key);s.set(
a.name,Math.max(s.get(a.name),...l.map(Math.abs)));let c=r.get(a.group)??{name:a.group,lines:new Map};c.lines.set(a.name,l),r.set(a.group,c)}return El([...r.values()].map(a=>({name:a.name,group:"",values:t.
map((l,c)=>o.map(u=>(a.lines.get(u)?.[c]??0)/(s.get(u)||1)))}))).map(a=>a.name)}function m_(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){
if(s>0&&o.length+n.get(r).length>Ml)break;o.push(...n.get(r)),s+=1}return{taken:o.slice(0,Ml),count:s}}function f_(e,t,n){if(e.length<=Ml)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(
e.map(c=>c.group))],s=o.length<2||n==="rank"?o:d_(e,t),{taken:r,count:a}=m_(e,s),l=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${a} of ${o.length} ranks`:Tl(a,o.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:o.length>1}}var Al=[""];function wa(e,t,{lines:n,order:o}){let s=e.map(a=>a.key).filter(a=>n.includes(a)),r=f_(e,t,o);return s.length>0||n.
includes(Al[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}var p_={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Ep="http://www.w3.org/2000/svg";function h_(e,t){let n=document.createElementNS(Ep,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(Ep,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",p_[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function Tp(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=q(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",n),i("label",{},"to ",o," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(g){return i(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function p(g,w){g.dataset.shown!==w&&(g.dataset.shown=w,g.value=m(w))}function f(g,{chosen:w,styles:y,two:h}){let b=y.get(g.key)??-1,x=i("input",{type:"checkbox",value:g.
key,on:{change:()=>{let O=[...t.querySelectorAll("input:checked")];e.onLines(O.length===0?Al:O.map(k=>k.value))}}});return x.checked=w.includes(g.key),i("label",{class:"check line-check"},x,i("span",{
class:"line-mark"},b>=0&&h_(vl(b,h?"A":""),h)),g.name)}return{node:l,draw(g){let{chosen:w,two:y}=g,h=JSON.stringify([g.lines.map(b=>b.key),w,y]);if(t.hidden=g.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;T(t,g_(g.lines,w).map(([x,O])=>i("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&i("span",{class:"muted"},x),O.map(k=>f(
k,g))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}p(n,g.start),p(o,g.end),s.disabled=g.start===""&&g.end==="",a.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function g_(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}var Mp="−",Je=e=>e==null;function _s(e,t){return Je(e)?$e:Ct(e,0,t).replace("-",Mp)}function Ss(e,t){let n=_s(e,t);return Number(n.replace(Mp,"-"))===0?"0":e>0?`+${n}`:n}var st=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>Je(o)||o===""?$e:String(o)}),Cl=(e,t)=>({key:e,title:t,show:n=>Je(n)||n===-1?$e:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),Ne=(e,t)=>({key:e,title:t,number:!0,
show:N,showDiff:Ke}),le=(e,t)=>({key:e,title:t,number:!0,show:z,exact:n=>Je(n)?null:me(n),showDiff:ye,exactDiff:n=>Je(n)?null:We(n)}),Ro=(e,t)=>({key:e,title:t,number:!0,show:Ln,exact:n=>Je(n)?null:Ha(
n),showDiff:Dc,exactDiff:n=>Je(n)?null:`${n>0?"+":""}${Ha(n)}`}),wt=(e,t)=>({key:e,title:t,number:!0,show:n=>Je(n)?$e:`${_s(n,2)} %`,showDiff:n=>Je(n)?$e:`${Ss(n,2)} pp`,exactDiff:n=>Je(n)?null:`${Ss(
n,6)} percentage points`}),ya=(e,t)=>({...wt(e,t),show:n=>Je(n)?$e:`${_s(100*n,1)} %`,showDiff:n=>Je(n)?$e:`${Ss(100*n,1)} pp`,exact:n=>Je(n)?null:`${_s(100*n,6)} %`,exactDiff:n=>Je(n)?null:`${Ss(100*
n,6)} percentage points`}),mn=(e,t)=>({key:e,title:t,number:!0,show:n=>_s(n,3),showDiff:n=>Ss(n,3),exact:n=>Je(n)?null:String(n),exactDiff:n=>Je(n)?null:String(n)}),w_={cost:["more","less"],gain:["bet\
ter","worse"],neutral:[null,null]},fn=e=>({...e,meaning:"gain"}),je=e=>({...e,meaning:"neutral"});function Ap(e){let[t,n]=w_[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,
tone:o=>o>0?t:o<0?n:null}:e}var An=(e,t=o=>o,n=t)=>[je(Ne("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([
o,s])=>t(e(o,s)))],Ze=(e,t)=>({...e,what:t}),lt=(e,t,n)=>({key:e,title:t,show:o=>Je(o)?$e:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),Cn={key:"note",title:"note",note:!0,show:e=>Je(e)?"":String(
e)},Op=10;function y_(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.times+=1:t.push({name:n,times:1})}return t}function b_(e){let t=y_(e.split("|")),n=t.length>Op+1?t.slice(0,Op):t,o=t.slice(
n.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"sequence"},n.map(({name:s,times:r})=>i("li",{title:s},r>1?`${N(r)} × ${s}`:s)),o>0&&i("li",{},`${N(o)} more`))}var Cp=(e,t)=>({key:e,title:t,
mono:!0,show:n=>Je(n)?$e:b_(n)}),$s=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],r=Je(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function Rp(e,t){let n=t.length>0&&e.extra?e.extra(
t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var k_=16,No=e=>e==null?$e:`${e} %`,Rl=(e,t)=>e.letter?`${e.letter} · ${t}`:t,x_=e=>e.map(t=>({key:t.key,name:Rl(t,t.label),colour:ae(t.letter==="B"?"--test-fill":"--control-fill")})),__=e=>({key:e.
property,name:e.name,colour:ae(e.property)});function Lo(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function eo(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:a,empty:l}){let c=new Map,u=f=>r.map(g=>f[g.key]??null);e.forEach((f,g)=>n(f).filter(w=>u(w).some(y=>y!==null)).forEach(w=>{
let y=o(w),h=c.get(y)??{group:s?.(w)??"",bars:[],values:e.map(()=>[])};h.values[g]=u(w),h.bars.push({label:Rl(f,y),full:`${Rl(f,f.label)}, ${y}`,total:z(u(w).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({
value:w[b.key],text:b.text(w)}))}),c.set(y,h)}));let{shown:d,...m}=Ol([...c.values()],e.length,t,a),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>xs({bars:p,kind:"\
time",stacked:!0,series:r.map(__)},f)}}function S_(e,{table:t,name:n,value:o,show:s,range:r,kind:a}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let p=n(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(f.values[u].value??0)+m;f.values[u]={value:g,text:s(d,g),...r?.(d),none:a==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var Np=e=>Math.max(...e.values.map(t=>t.value??0));function $_(e){let t=[...e].sort((n,o)=>Np(o)-Np(n)).slice(0,k_);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function xt(e,{
order:t},n){let o=S_(e,n),{shown:s,...r}=n.ranks?Ol(o.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):$_(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:a=>xs({bars:s.map(l=>l.bar??l),kind:n.kind,series:x_(e),errors:!!n.range},a)}}var pn=`There is no device work in the selected ranks and steps. ${Vn}`,vs=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Vn}`,Le=st("rank","rank"),
to=Cl("device","device"),Es=Cl("stream","stream"),Ts=lt("kernel_type","kind",Hi),ba=$s(st("operator","operator",!0),()=>"cpu_op"),Os=$s(st("name","kernel",!0),e=>e.category),no=e=>[e.letter,e.label].filter(
Boolean).join(" · "),Po=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Io=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),ft=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var Lp=[["compute",at.compute,"--part-compute"],["non_compute",rs,"--part-communication"],["idle",at.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${z(
s[`${e}_time`])}, ${No(s[`${e}_time_pctg`])}`})),Pp={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Ge(e),legend:Lp,make:(e,t)=>eo(e,t,{label:Lo(e),rowsOf:n=>n.data.rows,parts:Lp,what:"ranks",empty:pn})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Le,Ze(le("idle_time",at.idle.name),at.idle.what),wt("idle_time_pctg","idle, %"),Ze(le("compute_time",at.compute.name),at.compute.what),je(wt("compute_time_pctg","compute\
, %")),Ze(le("non_compute_time",rs.short),rs.what),wt("non_compute_time_pctg",`${rs.short}, %`),Ze(le("kernel_time","all"),"From the first to the last device row"),Cn]}]};var Ip={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:Ge,make:(e,t)=>xt(e,t,{table:"rows",kind:"percent",name:Lo(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${No(n.comp_comm_overlap_pctg)}, ${z(n.overlap)} of ${z(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Le,fn(wt("comp_comm_overlap_pctg","overlap")),Ze(fn(le("overlap","overlapped")),"Communication while a compute kernel runs"),le("communication_time","communication"),Cn]}]};var Dp=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Fi[e],what:em[e],text:n=>z(n[e])}));function v_(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var Bp={title:"\
Idle time",params:[ft("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Io("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Ge(e),legend:Dp,make:(e,t)=>{let n=Lo(e);return eo(e,t,{rowsOf:v_,group:Po,label:o=>`${n(o)}, ${Po(o)}`,parts:Dp,what:"streams",empty:pn})}}],tables:[{key:"rows",caption:"Streams",columns:[Le,
to,Es,lt("idle_category","why idle",Fi),le("idle_time","idle"),je(ya("idle_time_ratio","share")),Cn],extra:e=>"count"in e?An(le):[]}]};var qp={title:"Kernels",params:[ft("duration_ratio","Share of time to show","0.8"),ft("num_kernels","Kernels at most","10"),Io("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Ge,make:(e,t)=>xt(e,t,{table:"kinds",kind:"percent",empty:pn,name:n=>Wi(n.kernel_type),
value:n=>n.percentage,show:n=>`${No(n.percentage)}, ${z(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Ge,make:(e,t)=>xt(e,t,{table:"over_ranks",kind:"tim\
e",empty:pn,name:n=>n.name,value:n=>n.mean,show:n=>`${z(n.mean)}, mean of ${N(n.count)} calls${n.ranks>1?`, ranks ${z(n.min_mean)} to ${z(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[lt("kernel_type","kind",Wi),je(le("sum","time")),je(wt("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Os,Ts,Le,Ne("count",
"calls"),le("sum","sum"),le("mean","mean"),le("min","min"),le("max","max"),le("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Os,Ts,je(Ne("ranks","ranks")),Ne("count","calls"),
le("sum","sum"),le("mean","mean"),le("min_mean","fastest rank"),le("max_mean","slowest rank")]}]};var E_=24;function Hp(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function ka(e,t,{unit:n,name:o,panels:s=!1,empty:r,flat:a}){let l=ga(e,o),{keys:c,...u}=wa(l,e,t),d=Hp(),m=l.filter(y=>c.
includes(y.key)).flatMap(y=>{let h=d(s?y.group:y.key);return y.series.map((b,x)=>b&&{key:e[x].key,place:h,side:e[x].letter,panel:s?y.name:"",points:b.points,name:[[e[x].letter,e[x].label].filter(Boolean).
join(" · "),`rank ${b.rank}`,y.name].join(", ")})}).filter(Boolean);if(l.length>0&&c.length===0)return{empty:"No line is chosen.",limited:u.limited};if(m.every(y=>y.points.length===0))return{empty:r};
if(a&&m.every(y=>y.points.every(h=>h[1]===0)))return{empty:a};let p=[...new Set(m.map(y=>y.panel))].slice(0,E_),[f,g]=[Number(t.start||NaN),Number(t.end||NaN)],w=g>(f||0)?[f||0,g]:null;return{data:y=>xp(
{panels:p,unit:n,range:w,lines:m.filter(h=>p.includes(h.panel))},y),places:p.length,limited:u.limited,note:[u.note,w&&`${me(w[0])} to ${me(w[1])}`].filter(Boolean).join(", ")}}function Wp(e,t,n){let o=Hp();
return new Map(e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(n?s.group:s.key)]))}var Fp=e=>e.name,jp={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Fp,panels:!0,height:ha,make:(e,t)=>ka(e,t,{unit:"rate",name:Fp,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Le,to,st("name","copy"),
...An(Ro,fn,je)]}]};var Up={title:"Queue length",window:!0,params:[ft("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Po,height:ha,make:(e,t)=>ka(e,t,{unit:"waiting",name:Po,empty:vs})}],tables:[{key:"summary",caption:"Summary",columns:[Le,to,Es,...An(mn,
je)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Le,to,Es,le("duration_at_max_queue_length","blocked"),ya("relative_duration_at_max_queue_length","share of the rank")]}]};var T_=(e,t)=>e.place-t.place||Object.keys(Er).indexOf(e.class)-Object.keys(Er).indexOf(t.class),zp={title:"Kernel launches",params:[ft("runtime_cutoff","Slow launch over, µs","50"),ft("launch_delay_\
cutoff","Late start over, µs","100"),Io("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(ji).map(([e,t])=>({id:`launch-${e}`,title:vr(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:no(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:vs}:{data:s=>Sp({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:vs}:{data:()=>$p({sides:e.map(t=>({key:t.key,side:t.letter,name:no(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Le,Ne("count",
"launches"),Ne("short_kernels","shorter than their launch"),Ne("runtime_outliers","slow launches"),Ne("launch_delay_outliers","late starts"),Cn]},{key:"worst",caption:"The worst launches",apart:!0,order:T_,
columns:[lt("class","why",Er),Le,Os,ba,le("cpu_duration","host"),le("gpu_duration","device"),le("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Le,lt("measure","measure",ji),...An(
le)]}]};function O_(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||Vn]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var Gp={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},ft("min_pattern_len","Kernels at least","3"),ft("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Ge,make:(e,t)=>xt(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:O_(t),show:(n,o)=>z(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Cp("pattern","operator and its kernels"),Le,{...Ne("length","kernels"),showDiff:null},Ne("count","calls"),le("kerne\
l_duration","on the device"),le("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Le,je(Ne("operators","operators")),je(Ne("patterns_found","patterns"))]}]};var Yp={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Ge,make:(e,t)=>xt(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>z(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[$s(st("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Le,Ne("count","calls"),le("sum","sum"),le("mean","mean"),le("min","min"),le("max","max"),le("std","std")]}]};var Kp={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Ge,make:(e,t)=>xt(e,t,{table:"rows",kind:"time",empty:pn,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>z(o)})}],tables:[{key:"rows",caption:"Operators",columns:[ba,Ts,Le,
Ne("count","calls"),le("sum","sum"),le("mean","mean"),le("min","min"),le("max","max"),le("std","std")]}]};var Vp=["circle","square","triangle-up","cross","star","hexagon"],M_=14,Nl=24,Jp=42,Qp=6.6,Xp=e=>e.map(t=>qe(t)).join("<br>");function A_(e,t){let n=[];for(let s=Math.floor(Math.log2(e));s<=Math.ceil(
Math.log2(t));s+=1)n.push(s);let o=Math.ceil(n.length/9);return n.filter((s,r)=>r%o===0)}function Zp({sides:e}){let t=e.flatMap(u=>u.lines.flatMap(d=>d.points)),n=[...new Set(e.flatMap(u=>u.lines.map(
d=>d.name)))],o=t.map(u=>Math.max(u.bytes,1)),[s,r]=lo(Math.max(...t.map(u=>u.busbw))),a=A_(Math.min(...o),Math.max(...o)),l=e.length===1,c=["--control-fill","--part-memory","--part-communication","--\
more-fill","--part-compute","--less-fill"];return{data:e.flatMap(u=>u.lines.map(d=>{let m=n.indexOf(d.name),p=l?ae(c[m%c.length]):Nt()[u.side==="B"?"test":"control"];return{type:"scatter",mode:"lines+\
markers",legendgroup:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/r),line:{color:p,width:1,dash:l?"solid":["solid","dot","dash"][m%3]},marker:{color:p,size:8,symbol:Vp[m%
Vp.length]},customdata:d.points.map(f=>Xp([[u.side,d.name].filter(Boolean).join(" · "),`${Be(f.bytes)}: ${Ln(f.busbw)}, best ${Ln(f.best_busbw)}`,`transfer ${z(f.mean_transfer)}, ${N(f.instances)} in\
stances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:gt(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:a,fixedrange:!0,zeroline:!1,
range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:a.map(u=>Be(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,
title:{text:`bus bandwidth, ${s}`,font:{size:11}}}}}}var eh=e=>Math.max(3,Math.min(M_,Math.floor(640/Math.max(1,e)))),Ll=(e,t)=>t*(Math.max(40,e*eh(e))+Nl+Jp);function C_(e,t,n,o,s,r){let a=t===0?"":String(
t+1),l=Ll(e.rows.length,n),c=l/n-Nl-Jp,u=t*(l/n)+Nl,d=En(o.length,(s-r)/74),m=En(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Qp),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};
return{[`xaxis${a}`]:{...f,anchor:`y${a}`,tickvals:d,tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:rn(d.map(g=>o[g]),Math.max(6,p)).map(qe)},[`yaxis${a}`]:{...f,anchor:`x${a}`,tickvals:m,
domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-.5,-.5],ticktext:m.map(g=>qe(e.rows[g]))}}}function th({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),
[r,a]=Ye(s),l=30+Qp*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:gt(),hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],coloraxis:{cmin:0,cmax:s/a,colorscale:zs(),
showscale:!1}};return{data:e.map((d,m)=>{let p=C_(d,m,e.length,t,n,l);Object.assign(c,p),c.annotations.push({text:qe(`${d.title?`${d.title}: `:""}up to ${z(s)}`),xref:"paper",yref:"paper",x:0,xanchor:"\
left",y:p[`yaxis${m===0?"":m+1}`].domain[1],yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:ae("--text")}});let f=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${f}`,
yaxis:`y${f}`,xgap:1,ygap:eh(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(g=>g.map(w=>w===null?null:w/a)),customdata:d.texts.map(g=>g.map(Xp)),hovertemplate:"%{customdata}<extra></extra>",meta:r}}),
layout:c}}var R_=200,N_=512;function L_(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,a)=>a[1]-r[1]).slice(0,R_).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function P_(e,t,n,{name:o,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,N_),l=new Map(a.map((m,p)=>[m,p])),c=new Map(n.map((m,p)=>[m,p])),u=a.map(()=>n.map(()=>null)),
d=a.map(m=>n.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(o(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?no(e):"",
rows:a.map(String),cells:u,texts:d}}function Pl(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=L_(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>P_(c,n[u],o,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>th({panels:r,columns:o},c)}}var Il=(e,t)=>Ll(e,t),nh=e=>[`waits ${z(e.wait_per_step)} a step, exposed\
 ${z(e.exposed_wait_per_step)}`,`causes ${z(e.caused_per_step)} a step, last ${N(e.last)} of ${N(e.matched_rows)} times`],oh=e=>[`waits ${z(e.wait)}, exposed ${z(e.exposed_wait)}`,`causes ${z(e.caused)}\
, last ${N(e.last)} times`];var I_="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",D_="No collective of the selected r\
anks matches one of another rank: see what does not match below.",xa=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>z(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>z(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank, and no compute kernel runs",text:e=>z(e.exposed)}],va=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,sh=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function B_(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.get(va(
n))??{name:va(n),points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:no(e),lines:[...t.values()]}}function q_(e){let t=e.map(B_);return t.every(n=>n.lines.length===0)?{empty:"N\
o matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:()=>Zp({sides:t})}}var _a=e=>e.every(t=>t.data.summary[0]?.rows===0)?I_:D_,Sa=st("collecti\
ve","collective",!0),$a=st("process_group","process group",!0),rh=Ze(le("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),ah=Ze(le("wait_per_step","wait"),"How much lon\
ger the ranks take than the last one"),ih=Ze(le("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),lh={title:"Collectives",params:[],ofSteps:!0,intro:"T\
he same collective is found on all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>e.filter(
({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),N(t.data.summary[0].missing_not_listed)," collectives lack more ranks than can be listed; the t\
able Missing is without them.")),charts:[{id:"collectives",title:"Time of a step",height:Ge,legend:xa,make:(e,t)=>eo(e,t,{parts:xa,what:"collectives",rowsOf:n=>n.data.collectives.filter(o=>o.instances>
0).map(sh),label:va,empty:_a(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Ge,legend:xa,make:(e,t)=>eo(e,t,{parts:xa,what:"ranks",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>
0).map(sh),label:n=>`rank ${n.rank}`,empty:_a(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,make:q_},{id:"wait-map",title:"Exposed waiting, rank × collective",height:Il,
legend:[],make:e=>Pl(e,{name:va,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:nh,empty:_a(e)})},{id:"wait-steps",title:"Exposed waiting, rank × step",height:Il,legend:[],
make:e=>Pl(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:oh,empty:_a(e)})}],tables:[{key:"\
collectives",caption:"Collectives",columns:[Sa,$a,lt("class","class",String),Ne("instances","instances"),rh,ah,ih,le("time_per_step","in all"),je(Ne("group_size","group size")),je(mn("bytes_per_instan\
ce","bytes")),fn(Ro("algbw","algorithm bandwidth")),fn(Ro("busbw","bus bandwidth")),Ne("unmatched_rows","without match"),le("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",
columns:[Le,rh,ah,ih,Ze(le("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),Ne("last","last"),je(wt("last_pctg","last, share")),Ne("matched_rows","matched"),Ne(
"unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Le,Sa,$a,lt("why","why",String),st("dtype","type"),je(mn("bytes","bytes")),Ne("count","count"),le("duration","in\
 all"),Ze(fn(Ro("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting")]},{key:"missing",caption:"Missing",columns:[Le,Sa,$a,Ne("instances","instances \
that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[st("step","step"),Sa,$a,st("ranks","ranks"),le("shortest","shortest"),le("longest","longest"),mn("least_bytes","fewest bytes"),
mn("most_bytes","most bytes")]}]};var H_={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},Dl={compute:"compute",memory:"copies",host:"host, self"},Bl="No rank waits for another o\
ne in the collectives that match.";function W_({data:e}){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Bl;let n=e.by_rank.filter(u=>u.straggler===1),o=e.by_rank.filter(
u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes most of the exposed waiting, ${Fe(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every ste\
p":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${o.length} ranks`}.`;let[s]=n,r=e.by_rank,a=r.reduce((u,d)=>u+d.step_time,0)/r.length,l=s.step_time_like_median,
c=s.worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`;return`Rank ${s.rank} is a straggler: it causes ${Fe(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${F_(
s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${z(Math.max(a-l,0))} shorter (${z(l)}).`}function F_(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=
e.caused_per_step/t/2?`, because ${H_[e.cause]} (${z(n)} a step more than the median rank)`:""}var j_={...st("step","step"),show:e=>e===null?"whole file":String(e)},ch=Ze(le("step_time_like_median","s\
tep without"),"The mean step of all ranks if this rank came at the same time as the others"),uh={title:"Stragglers",ofSteps:!0,params:[ft("num_candidates","Ranks with operators","2"),ft("limit","Opera\
tors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a s\
tep.",notes:e=>e.map(t=>i("p",{class:"straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),W_(t))),charts:[{id:"caused",title:"Waiting that each rank causes, per step",height:Ge,make:(e,t)=>xt(
e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Bl,show:n=>`${z(n.caused_per_step)} a step, ${Fe(n.caused_pctg)} of all; last in ${Fe(n.last_pctg)} \
of its collectives`})},{id:"caused-steps",title:"The rank that causes most, step by step",height:Ge,make:(e,t)=>xt(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Bl,show:n=>`rank ${n.rank}: ${z(n.caused)}, ${Fe(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Le,lt("straggler","straggler",e=>e===1?"yes":"no"),lt("cause","what it does longer",{...Dl,memory:"copies",idle:"idle, the host is late"}),Ze(le("caused\
_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),je(wt("caused_pctg","share")),Ne("last","last"),je(wt("last_pctg","last, share")),Ze(Ne("worst_s\
teps","worst in steps"),"In how many steps no other rank caused more"),Ze(le("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),le("mem\
ory_excess_per_step","more copies"),le("idle_excess_per_step","more idle"),le("step_time","step"),ch]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Le,lt("me\
asure","measure",Dl),st("operator","operator",!0),le("time_per_step","per step"),le("median_per_step","median rank"),le("excess_per_step","more"),mn("calls_per_step","calls per step")]},{key:"by_step",
caption:"Steps",columns:[j_,Ze(st("rank","rank"),"The rank that causes most in the step"),lt("cause","what it does longer",{...Dl,idle:"idle, the host is late"}),le("caused","caused"),je(wt("caused_pc\
tg","share")),le("exposed_wait","exposed wait"),le("step_time","step"),ch]}]};var et={temporal_breakdown:Pp,comm_comp_overlap:Ip,idle_time_breakdown:Bp,kernel_breakdown:qp,memory_bw:jp,queue_length:Up,launch_stats:zp,kernel_sequences:Gp,user_annotation_breakdown:Yp,operator_kernels:Kp,
collectives:lh,stragglers:uh};function U_(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function dh(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(a=>({side:r.
letter,...a})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let a=U_(r,t.columns,o);s.set(a,[...s.get(
a)??[],r])}return[...s.values()].flat()}var fh=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],ql=["start","end"],ph={...Object.fromEntries([...fh,...ql].map(e=>[e,""])),lines:[]};function hh(e){
return[...fh,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?ql:[]]}var mh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Hl(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let a of hh(r))s[a]=n.get(a)??"";return s.rows=
mh(n)==="steps"?"":mh(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function gh(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...hh(t[e.what])]){let r=e[s]??
"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!n.includes(s)&&o.set(s,r)}return o}function Ms(e,t){let n=gh(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),`/analyse?what=${e.what}&${n}`}function wh(e,t,n){let o=gh(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function Wl(e,t){return e.set===""?null:wh(e,t)}function yh(e,t,n){
let o=wh(e,t,ql);return o.set("format","csv"),o.set("table",n),o}var bh={control:"set",test:"test"};function z_(e){let t=(n,o)=>e[`${bh[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[bh[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function G_(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Wr(z_(e));return n&&`(${n})`}var Cs="device\
_type = 'GPU'",Fl=["COMPUTATION","COMMUNICATION","MEMORY"],Ea=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",jl=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Fl.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Cs}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Fl.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${Cs}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Fl.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,kh=e=>`${jl(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,xh=e=>`${jl(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Y_=(e,t)=>`${jl(e,Ea(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,$h=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,K_=(e,t)=>`SELECT side, rank, kind, name, category, ${$h}
FROM events
WHERE ${Cs}${Ea(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,vh=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Cs}${Ea(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Eh=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Cs}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Th="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",_h=(e,t)=>`${Eh(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Th}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Oh=(e,t)=>`${Eh(e,Ea(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Th}`,V_=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Oh(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,As=(e,t)=>`${Oh(e,t)}
ORDER BY launch_delay DESC`,Sh=(e,t)=>`SELECT side, rank, name, ${$h}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`,J_={temporal_breakdown:{rows:kh,temporal:kh},comm_comp_overlap:{rows:xh,overlap:xh},kernel_breakdown:{kinds:Y_,kernels:K_,over_ranks:vh},idle_time_breakdown:{rows:_h,idle:_h},
launch_stats:{counts:V_,worst:As,"launch-cpu_duration":As,"launch-gpu_duration":As,"launch-launch_delay":As,"launch-scatter":As},user_annotation_breakdown:{rows:Sh,annotations:Sh}},Q_={kernel_breakdown:{
kernels:vh}},X_={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"}},Mh=e=>X_[e]??{};function Ah(e,t,{chart:n=!1}={}){let o=n&&Q_[e.what]?.[t]||J_[e.what]?.[t],s=G_(
e);return!o||s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:o(s,e)}var Z_={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},Ul={path:"/analyse",name:"Analyse",mount:(e,t)=>eS(e,t)};function eS(e,t){let n=Hl(location.search,et),o=null,
s=null,r="",a=null,l="",c=[],u=-1/0,d=!1,m=(C,H)=>t.go(Ms({...n,...C},et),H),p=i("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=gp(et,{onChange:m,onSet:C=>m({...ph,...C})}),g=i("p",{class:"m\
uted analysis-intro"}),w=i("div",{class:"message"}),y=i("div",{class:"analysis-notes"}),h=i("div",{class:"analysis-charts"}),b=i("div",{class:"analysis-tables"}),x=i("div",{class:"results analysis-res\
ults"},y,h,b),O=i("h1",{}),k=q("Open in Perfetto …",()=>sr([n.set,n.test].filter(C=>C!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),_=i("span",{class:"muted small trace-lost"});e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},
O,k,_),p,f.node,g,w,x));let M=It({context:t,results:x,message:w}),$=ct(()=>c.forEach(C=>C.figure.retheme())),I=C=>gc(n.what,yh(a??n,et,C)),D=(C,H)=>To(Ah(a??n,C,H),{control:n.set,test:n.test},H?.chart?
Mh(C):{});function A(){c.forEach(C=>C.figure.unmount()),c=et[n.what].charts.map(C=>{let H=C.series&&Tp({onLines:re=>m({lines:re},{replace:!0}),onWindow:re=>m(re),csv:()=>I("series")}),X=Xe("Ranks that\
 are drawn",[["","those that differ most"],["rank",H?"the first":"all, in order"]],re=>m({order:re,lines:[]},{replace:!0})),Z={chart:C,bar:H,order:X,hidden:new Set,keys:P(C)};return Z.figure=kt({id:C.
id,title:C.title,file:C.id,level:"h2",class:C.half?"half-chart":"",height:re=>C.height(re.places,re.sides),make:(re,Ae)=>B(re.made(Ae),Z.hidden),onRelayout:H&&Y,onDoubleClick:H&&G,keys:()=>Z.keys.filter(
re=>!Z.hidden.has(re.key)).map(re=>[re.property,re.name]),extra:[i("div",{class:"chart-choice"},S(Z),X.node),H?.node]}),Z}),T(h,c.map(C=>C.figure.node))}let P=C=>(C.legend??(n.test===""?[]:ee().map(H=>({
key:H.key,name:`${H.letter} · ${H.label}`,property:H.letter==="A"?"--control-fill":"--test-fill"})))).map(H=>({...H,key:C.legend?H.property:H.key}));function S(C){let H=Z=>{let{hidden:re}=C;re.delete(
Z)||re.add(Z),re.size===C.keys.length&&re.clear();for(let Ae of X)Ae.setAttribute("aria-pressed",String(!re.has(Ae.dataset.key)));J(ee())},X=C.keys.map(Z=>q(Z.name,()=>H(Z.key),{class:"key","aria-pres\
sed":"true",title:Z.what,data:{key:Z.key},css:{"--key-fill":`var(${Z.property})`}}));return X.length>0&&i("div",{class:"chart-legend",role:"group","aria-label":`${C.chart.title}: what is drawn`},X)}let B=({
data:C,layout:H},X)=>({layout:H,data:C.map(Z=>X.has(Z.legendgroup)?{...Z,visible:!1}:Z)});function Y(C,H){let[X,Z]=[C["xaxis.range[0]"],C["xaxis.range[1]"]];if(Number.isFinite(X)&&Number.isFinite(Z)&&
Z>X&&performance.now()-u>500){let re=Ae=>String(Number(Math.max(0,Ae*H.per+H.offset).toFixed(3)));m({start:re(X),end:re(Z)})}}function G(){u=performance.now(),m({start:"",end:""})}function J(C){let H=[
n.what,n.set,n.test].join(" ");l!==H&&(A(),l=H);let X=`tracediff-${C.map(re=>ht(re.label)).join("-")}`,Z={...n,shown:s.parameters,href:re=>Ms({...n,...re},et)};for(let re of c)ge(re,C,Z,X)}function ge({
chart:C,bar:H,order:X,hidden:Z,figure:re},Ae,U,se){let ue=C.make(Ae,U),_e=ue.empty?null:H&&ue.data(600);if(X.node.hidden=!ue.limited,X.press(n.order),re.draw({file:se,heading:ue.note,made:ue.data,per:_e?.
per,revision:[r,n.order,...n.lines,...Z].join(" "),offset:_e?.offset,places:ue.places,sides:Ae.length,caption:pe(Ae),empty:ue.empty??null}),re.sql.set(D(C.id,{chart:!0})),re.node.hidden=!!ue.empty&&K(
Ae),H){let ve=ga(Ae,C.series),L=wa(ve,Ae,n).keys;H.draw({lines:ve,chosen:L,styles:Wp(ve,L,C.panels),start:n.start,end:n.end,two:Ae.length>1,empty:!!ue.empty}),H.node.hidden=ve.length===0}}let pe=C=>[[
C.map(H=>[H.letter,H.label].filter(Boolean).join(" · ")).join(", "),Q(C)].join(". ")];function He({name:C,category:H}){let X=(re,Ae)=>n[`${re}_${Ae}`]||n[Ae]||"all",Z=re=>n[`${re}_marker`]||n.marker;
return Et({control:n.set,test:n.test,row:ut(C,H),control_marker:Z("set"),test_marker:Z("test"),control_ranks:X("set","ranks"),test_ranks:X("test","ranks"),control_steps:X("set","steps"),test_steps:X("\
test","steps")})}function Te(C){let H=C.length>1;b.hidden=K(C);let X={href:H?He:null,parameters:s.parameters};T(b,et[n.what].tables.flatMap(Z=>{let re=dh(C,Z),Ae=Rp(Z,re),U=bs({...X,caption:Z.caption,
csv:I(Z.key),sql:D(Z.key),columns:[...H?[Z_]:[],...Ae]});U.show(re);let se=(s.difference?.[Z.key]??[]).filter(_e=>Ae.some(ve=>ve.number&&(_e[ve.key]??null)!==null));if(se.length===0)return[U.node];let ue=bs(
{...X,caption:Z.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:Ae.filter(_e=>!_e.note&&se.some(ve=>(ve[_e.key]??null)!==null)).map(Ap)});return ue.show(se),[U.node,ue.node]}))}
function Q(C){let H=C.filter(X=>(X.data.last_step_dropped??[]).length>0);return C.every(X=>X.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":et[n.what].ofSteps?"Every recorded \
step counts, the last one too, as in Compare; a file without steps counts as one step.":C.every(X=>X.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":H.length>0?`Work that th\
e last step of a rank${H.length<C.length?` of ${H[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:n.rows==="all"?"All rows count, also those outside of steps, whic\
h Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function oe(C){let H=et[n.what],X=C.flatMap(({label:U,data:se})=>{let ue=H.host?[]:se.ranks_without_device_rows??
[];return ue.length===0?[]:[ue.length===se.ranks.length?`${U} has no device work${se.ranks.length>1?"":` (rank ${se.ranks[0]})`}: this analysis has nothing to count there. ${Vn}`:`${U}: ${ue.length===
1?"rank":"ranks"} ${ze(ue)} ${ue.length===1?"has":"have"} no device rows.`]}),Z=H.chosen?.({...n,shown:s.parameters}),re=n.rows!==""&&!H.ofSteps&&C.some(U=>U.data.steps===null)&&q("Count as Compare do\
es",()=>m({rows:""}),{class:"link-button",title:`Rows ${Tr.steps}`}),Ae=K(C)&&i("p",{},"What the host did is here: ",i("a",{href:Ms({...n,what:"user_annotation_breakdown",lines:[]},et)},"annotations"),
".");T(y,X.length>0&&i("ul",{class:"notice"},X.map(U=>i("li",{},U))),Ae,H.notes?.(C),Z&&i("p",{},Z),X.length<C.length&&i("p",{class:"muted small"},Q(C)," ",re))}let R=({data:C})=>(C.ranks_without_device_rows??
[]).length===C.ranks.length,K=C=>C.every(R)&&!et[n.what].host;function ee(){let C=!!s.test;return[["set","A"],["test","B"]].filter(([H])=>s[H]).map(([H,X])=>({key:H,letter:C?X:"",label:s[H].label,data:s[H]}))}
function ce(C){s=null,r="",delete x.dataset.shown,M.say(C)}function F(C,H){let X=et[n.what];s=C;let Z=a===n&&X.instead?.(n,ee());if(Z){a={...n,...Z},te(H);return}r=H,M.say(null);let re=ee();f.draw(n,o,
s.parameters),oe(re),J(re),Te(re),x.dataset.shown=H,Se(`${X.title} is shown.`)}function te(C){M.ask(H=>hc(a.what,Wl(a,et),{signal:H}),H=>F(H,C),H=>ce(i("div",{class:"error-box",role:"alert",data:{code:H.
code}},i("h2",{},"This analysis is not possible"),i("p",{},H.message),i("p",{},i("a",{href:"/"},"Choose other traces")))))}let fe=()=>`${n.what} ${Wl(n,et)}`;function he(){let C=fe();if(s&&r===C){M.drop(),
J(ee()),t.settled();return}if(n.set===""){M.drop(),ce(i("p",{class:"notice"},"Choose a trace set.")),t.settled();return}a=n,te(C)}function E(){let C=et[n.what],H=X=>n[X]===""?null:Re(o,n[X])?.label??n[X];
T(O,C.title),T(g,C.intro),W(),t.setTitle([C.title,[H("set"),H("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" · ")),f.draw(n,o,s&&r===fe()?s.parameters:{}),v(),he()}function W(){
let C=[n.set,n.test].map(X=>X!==""&&Re(o,X)).filter(Boolean),H=C.filter(X=>X.traces_bytes===0);T(_,H.length===0?"":C.length===1?ln(C[0]):H.map(X=>`${X.label}: ${ln(X)}`).join(" "))}function v(){p.firstChild||
T(p,Object.entries(et).map(([C,{tab:H,title:X}])=>i("a",{data:{what:C}},H??X)));for(let C of p.children){let{what:H}=C.dataset;if(C.href=Ms({...n,what:H,lines:[]},et),H!==n.what){C.removeAttribute("ar\
ia-current");continue}C.setAttribute("aria-current","page");let X=p.getBoundingClientRect(),{left:Z,right:re}=C.getBoundingClientRect();(Z<X.left||re>X.right)&&(p.scrollLeft+=Z-X.left-24)}}async function j(){
let C=[n.set,n.test].filter(H=>H!=="");try{o=C.length>0?await rt(C):[],o.length===0&&(o=(await Wt("limit=1")).entries.map(({set:H})=>H))}catch(H){T(w,i("div",{class:"error-box",role:"alert"},H.message));
return}d||(f.node.hidden=k.hidden=o.length===0,o.length===0?(T(O,"Analyse"),t.setTitle("Analyse"),T(w,i("p",{class:"notice"},"There are no trace sets yet. ",i("a",{href:"/"},"Add some"),"."))):n.set===
""?m({set:o[0].id},{replace:!0}):E())}return j(),{keys:{search:()=>f.focus()},update(C){n=Hl(C,et);let H=["set","test"].every(X=>n[X]===""||Re(o??[],n[X]));o?.length>0&&H?E():j()},unmount(){d=!0,M.unmount(),
$(),c.forEach(C=>C.figure.unmount())}}}var zl=28,Ch=200,Rh=12,tS=400,nS=56;function hn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function oS(e,t,n){let o=Math.max(1,Math.ceil(
n.length/tS)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,hn(n[r][t]).length);return Math.min(nS,s)+3}function sS(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Nh(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),n=i("tbody"),o=i("table",{class:"\
result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i("thead",{},e),n),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>Ch&&!Sn();function g(O,k){return i("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},O.map((_,M)=>{let $=hn(_);return i("td",{title:$.length>40?$:null,class:_===null?"none":l[M].number?"num":""},$)}))}function w(O=!1){let k=Math.ceil((s.clientHeight||600)/zl),_=f()?Math.max(
0,Math.floor(s.scrollTop/zl)-Rh):0,M=f()?Math.min(u.length,_+k+2*Rh):u.length;!O&&_===m&&M===p||([m,p]=[_,M],[[r,_],[a,u.length-M]].forEach(([$,I])=>{$.hidden=I===0,$.firstChild.colSpan=Math.max(1,l.length),
$.style.height=`${I*zl}px`}),T(n,r,u.slice(_,M).map(($,I)=>g($,_+I)),a))}function y(O){let k=l[O].number;d=d?.at!==O?{at:O,down:k}:d.down===k?{at:O,down:!k}:null;let _=d?.down?-1:1;u=d===null?c:[...c].
sort((M,$)=>_*sS(M[O],$[O])),s.scrollTop=0,h(),w(!0),e.children[O].querySelector("button").focus()}function h(){T(e,l.map((O,k)=>i("th",{scope:"col",class:O.number?"num":"",title:O.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},q(i("span",{class:"ellipsis"},O.name,O.unit&&i("span",{class:"muted"},`, ${O.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${O.name}`}))))}s.addEventListener("scroll",()=>f()&&w());let b=new ResizeObserver(()=>f()&&w());b.observe(s);let x=ho(()=>w(!0));return{node:s,show(O,k){l=O.map($=>({...$,number:$.type==="in\
teger"||$.type==="real"})),c=u=k,d=null;let M=l.map(($,I)=>oS($,I,u)).map($=>`min(${$}ch, 60cqw)`);T(t,M.map($=>i("col",{css:{width:$}}))),o.style.minWidth=`calc(${["0px",...M].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Ch),s.scrollTop=0,h(),w(!0)},unmount(){b.disconnect(),x()}}}var Kl=50,Ih=5e3,Gl=40,rS=360,en=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Lh=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],aS={control:0,test:1},Dh=e=>e.map(t=>qe(t)).join("<br>"),iS=(e,t)=>`${e.name}: ${hn(t)}${e.unit?` ${e.unit}`:""}`;function Yl(e,t){let n=t.reduce((r,a)=>Math.max(
r,Math.abs(a)),0),[o,s]=e.unit==="µs"?Ye(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:qe(e.name),font:{size:11},standoff:4}}}}function Vl({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=hn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:aS[o]??r})).sort((o,s)=>o.
at-s.at)}var Bh=e=>({template:gt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function lS(e,t){let{x:n,ys:o,rows:s}=e;return xs({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,a)=>({key:r.name,name:r.name,colour:ae(en[a])})),bars:s.slice(0,Kl).map(r=>({label:hn(r[n.at]),values:o.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:hn(r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function Ph(e,t){let n=e.rows.slice(0,Ih).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=Yl(e.x,o(e.x.at)),r=Yl(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),a=Vl({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:ae(en[d%en.length]),size:u.length>500?4:7,symbol:Lh[d%Lh.length],opacity:.8},line:{color:ae(en[d%en.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Dh(e.columns.slice(0,12).map(p=>iS(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Bh({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function cS(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),n=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:Gl+1},(a,l)=>{let c=s+(r-s)*l/Gl;return l===0?t:l===Gl?n:o?Math.exp(c):c})}}function uS(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=o?[a,r]:[s,a]}n[s]+=1}return n}function dS(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=cS(n),{per:r,axis:a}=Yl(e.x,n);return{data:Vl(e).map(({name:l,rows:c,at:u},d)=>{let m=uS(t(c),o),p=ae(en[u%en.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,g)=>[o[g]/r,o[g+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,g)=>{let w=Dh([...l===""?[]:[l],`${hn(o[g])} t\
o ${hn(o[g+1])} ${e.x.unit??""}`,N(f)]);return[w,w]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Bh({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var mS={bars:lS,histogram:dS,line:e=>Ph(e,"lines"),scatter:e=>Ph(e,"markers")};function qh(e,t){let n=e==="bars"?Kl:e==="histogram"?1/0:Ih;return t>
n?`The chart shows the first ${N(n)} of ${N(t)} rows; the table has all.`:""}function Jl(e){return e.ys.length>1?e.ys.map((t,n)=>[en[n],t.name]):e.by?Vl(e).map(({name:t,at:n})=>[en[n%en.length],t]):[]}
function Hh(e){let t=null,n=kt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Jl(t),height:o=>o.chart==="bars"?Ge(Math.min(Kl,o.rows.length),o.ys.length):rS,make:(o,s)=>mS[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var fS=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,pS=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,hS=["name","short_name","kerne\
l","operator","ended_by"];var Ht=e=>e.type==="integer"||e.type==="real",Xl=e=>Ht(e)&&!fS.test(e.name);function Oa(e,t={}){return t[e]??(pS.test(e)&&!/count|calls/.test(e)?"µs":"")}var gS=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function Ta(e,t,n,o=s=>s){let s=gS(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===0||n*(r-s[a-1])>=0)}function Wh(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var Ma=(e,t)=>e.filter((n,o)=>!Xl(n)&&t.length>0&&Wh(t,o,8)<=8);function Fh(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&Ht(o))?n:""}function wS(e,t){
let n=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>Xl(a)),o=Math.abs;return(n.find(({at:a})=>Ta(t,a,-1))??n.find(({at:a})=>Ta(t,a,-1,o))??n.find(({at:a})=>Ta(t,a,1))??n.find(({column:a})=>Oa(a.
name)!=="")??n[0])?.column.name??""}var Ql=(e,t)=>Ma(e,t).some(({name:n})=>n==="side")?"side":"";function yS(e,t){let n=e.findIndex((c,u)=>Ht(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Ta(t,u,1))),
o=e.filter((c,u)=>u!==n&&Xl(c)),s=(o.find(({name:c})=>Oa(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,a=/_us$/.test(r),l=Fh(s,e);return!a&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":Ql(e,t)}}function bS(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(Ht),s=e.find(({name:c})=>hS.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?yS(e,t):null;if(a)return a;let l=wS(e,t);return s&&l!==""&&(s.name!=="side"||Wh(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Fh(l,e),by:""}:o.length>1&&l!==""?{chart:"scatter",x:o.find(({name:u})=>u!==l).name,y:l,y2:"",by:Ql(e,t)}:l===""?n:{chart:"histogram",x:l,y:"",y2:"",
by:Ql(e,t)}}var Rs=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function jh(e,t,n){let o=bS(t,n),s=t.filter(Ht),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",l=a==="bars",c=Rs(t,e.x,l?void 0:Ht)?e.x:Rs(t,o.x,l?void 0:Ht)?o.x:(l?t:s)[0]?.name??"",u=s.find(({name:w})=>w!==
c)??s[0],d=a==="histogram"?"":Rs(t,e.y,Ht)?e.y:Rs(t,o.y,Ht)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",p=a==="histogram"?"":Rs(t,e.y2,Ht)?e.y2:m?"":o.y2,f=Ma(t,n).map(({name:w})=>w),g=a==="bars"||
p!==""?"":f.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:a,kinds:r,x:c,y:d,y2:p,by:g}}var kS=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],xS={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Uh(e){let t=null,n=Xe("Kind of chart",kS,a=>e({chart:a,x:"",y:"",y2:"",by:""})),o=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},n.node,
o);function r(a,l,c,u){let d=de("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:p,x:f,y:g,y2:w,by:y}=t;e({chart:p,x:f,y:g,y2:w,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(p=>i("option",{value:p,selected:p===t[a]},p)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,n.press(t.chart);
for(let[g,w]of n.buttons)w.hidden=!t.kinds.includes(g);let d=xS[t.chart]??{},m=l.filter(Ht).map(({name:g})=>g),p=Ma(l,c).map(({name:g})=>g),f=l.map(({name:g})=>g);T(o,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function zh(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function Gh(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[Yh,_S]=[7,26],SS=/ \(at byte \d+\)/;function Kh({onRun:e,onCancel:t,tools:n}){let o=de("sql"),s=de("sql-error"),r=de("sql-hint"),a=i("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Yh),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:w=>{w.key==="Enter"&&(w.ctrlKey||w.metaKey)&&(w.preventDefault(),e())}}}),l=q("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=q("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:o,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,n,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let w=a.value.split(`
`).length+1;a.rows=Math.max(Yh,Math.min(_S,w))}function p(w){a.focus(),document.execCommand?.("insertText",!1,w)||a.setRangeText(w,a.selectionStart,a.selectionEnd,"end"),m()}function f(){u.hidden=!0,T(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function g(w){let y=w.text.slice(0,w.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(w.to-w.from,w.text.length-w.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${w.line}`},w.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:a,insert:p,clearError:f,value:()=>a.value,set(w){a.value!==w&&(a.value=w),m()},running(w){c.hidden=!w},enable(w){
l.disabled=!w},showError(w,y){let h=a.value,b=y===null?null:Gh(h,zh(h,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),T(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?w.replace(SS,""):w),b&&g(b),b&&q("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Vh=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Jh=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Zl=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Qh=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Vh}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Jh}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Jh}
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
    ${Zl("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Zl("")} AND side = 'control'
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
WHERE name = ${Vh}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Zl("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var $S=100;function Xh(e){let t=i("div",{class:"example-lists"}),n=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),o=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},Qh.filter(l=>l.sides===r).map(l=>i("li",{},q(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:n,draw:s=>T(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function Zh({onPick:e,statement:t}){let n=i("ul",{}),o=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),n),s=i("span",{class:"save-query writes"}),r=[],a="";function l(f){return be(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await Ia(f,t())}catch(g){return l(g)}return a=
f,d(!0),await p(),o.open=!0,be(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await $c(f.name)}catch(g){l(g);return}await p(),(n.querySelector("button")??s.querySelector("button")).focus(),
be(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Ia(f.name,f.statement).catch(l),await p()}}})}function d(f){T(s,q("Save …",()=>{if(t().trim()===""){be("First write a state\
ment.",{seconds:4});return}xr(s,a,{name:"Name of the query",maxlength:$S,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=ne(r.length,"query","queries"),T(n,r.map(f=>i("li",{},q(f.name,()=>{a=f.name,e(f.statement)},{class:"link-button",title:f.statement}),xe("trash",
`Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await Sc()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:p,forgetName:()=>{a=""}}}var eg=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function tg(e){let t=de("find"),n=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,a=null,l=!1,c=({name:p,kind:f})=>f==="table"||!l?[p]:[`control.${p}`,`test.${p}`];function u(p){
return i("li",{},q(p.name,()=>e(eg(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),i("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.description&&i("span",{class:"\
schema-what small"},p.description))}function d(p,f){let g=p.name.toLowerCase().includes(f),w=f===""||g?p.columns:p.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().includes(f));if(w.length===
0&&!g)return null;let y=i("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},i("summary",{},i("span",{class:"mono"},p.name)),i("p",{class:"small"},p.description,
p.description&&" ",c(p).flatMap(h=>[q(`Insert ${h}`,()=>e(eg(h)),{class:"link-button"})," "])),i("ul",{},w.map(u)));return y}function m(){let p=n.value.trim().toLowerCase(),f=y=>(a??[]).filter(({kind:h})=>h===
"stored"===y).map(h=>d(h,p)).filter(Boolean),[g,w]=[f(!1),f(!0)];T(o,g,w.length>0&&i("details",{class:"schema-stored",open:p!==""},i("summary",{},"As the set file keeps it"),w),g.length+w.length===0&&
i("p",{class:"muted"},a===null?"":p===""?"There are no tables.":`No table or column has “${p}”.`))}return{node:s,draw(p,f){a=p,l=f,n.title=a?ne(a.length,"table"):"",m()},focus:()=>n.focus()}}var vS=60,ES={rows:"there may be more rows",bytes:"the answer would be too long"},ec={path:"/query",name:"Query",mount:(e,t)=>OS(e,t)};function TS(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function OS(e,t){let n=tl(location.search),o=null,s=null,r={},a=null,l="",c="",u=!1,d=!1,m=(E,W)=>t.
go(Br({...n,...E}),W),p=E=>qr(E).toString(),f=i("section",{class:"query-sets card","aria-label":"Sets"}),g=Zh({onPick:He,statement:()=>w.value()}),w=Kh({onRun:()=>He(w.value()),onCancel:Te,tools:g.save}),
y=Xh(E=>{g.forgetName(),He(E)}),h=tg(E=>w.insert(E)),b=i("p",{class:"result-summary"}),x=Uh(E=>m(E,{replace:!0})),O=i("ul",{class:"chart-legend"}),k=i("p",{class:"muted small chart-limit"}),_=Hh([x.node,
O,k]),M=Nh(),$=i("a",{class:"button",title:"The rows as CSV"},"CSV"),I=i("a",{class:"button",title:"The rows as JSON"},"JSON"),D=i("div",{class:"message"}),A=i("div",{class:"results query-results",hidden:!0},
i("div",{class:"result-head"},b,i("div",{class:"chart-tools"},q("Copy link",()=>Dt(location.href,"Link copied.")),$,I)),_.node,i("section",{class:"card table-card","aria-label":"Rows"},M.node)),P=i("d\
iv",{class:"query-work"},i("div",{class:"query-left"},w.node,g.node,y.node),h.node);e.append(i("div",{class:"page query-page"},i("h1",{},"Query"),f,P,D,A));let S=It({context:t,results:A,message:D}),B=ct(
()=>_.retheme());function Y(E,W,v,j){let C=Re(o??[],n[E]),H=Tn({field:E,set:C??null,none:j,text:C?"":n[E],onPick:X=>m({[E]:X?nt(X.id):""})});return i("div",{class:`side-${E} query-side`},i("b",{class:`\
letter letter-${W.toLowerCase()}`,"aria-hidden":"true"},W),i("label",{for:H.input.id},v),H.node)}let G="";function J(){let E=JSON.stringify([n.control,n.test,o?.map(v=>[v.id,v.label])]);if(E===G)return;
G=E;let W=document.activeElement?.dataset?.field;T(f,Y("control","A","Control"),Y("test","B","Test","none: one set alone")),W&&f.querySelector(`[data-field="${W}"]`)?.focus()}async function ge(){let E=qr(
{...n,q:""}),W=E.toString();if(W!==s){s=W;try{let v=await _c(E);!d&&W===s&&(r=TS(v),h.draw(v,n.test!==""),w.enable(!0),a&&F())}catch(v){!d&&W===s&&(s=null,h.draw([],!1),v.code==="sql_off"&&pe(v))}}}function pe(E){
P.hidden=!0,S.say(i("p",{class:"notice",data:{code:E.code}},E.message))}function He(E){if(w.set(E),E.trim()===""){w.showError("There is no statement. Write one, or choose an example.",null),w.field.focus();
return}c=l="",u=!0,m({q:E,...E===n.q?{}:Im})}function Te(){S.drop(),w.running(!1),b.textContent="",S.say(i("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),w.field.focus()}function Q(E){if(a=null,
l="",w.running(!1),E.code==="sql_off"){pe(E);return}w.showError(E.message,E.offset),S.say(i("p",{class:"visually-hidden",data:{code:E.code}},"The statement was refused."))}function oe(){let E=p(n);if(E===
l){F(),t.settled();return}E!==c&&(c=E,w.clearError(),w.running(!0),y.open(!1),S.ask(W=>kc(new URLSearchParams(E),{signal:W}),W=>{a=W,l=E,w.running(!1),S.say(null),F(!0),ee(),Se(ne(W.row_count,"row"))},
Q))}let R=E=>Re(o??[],n[E])?.label??n[E],K=()=>`tracediff-${["control","test"].filter(E=>n[E]!=="").map(E=>ht(R(E))).join("-")}`;function ee(){u&&A.getBoundingClientRect().top>innerHeight-vS&&A.scrollIntoView(
{block:"start"}),u=!1}function ce(){let{row_count:E,truncated:W,truncated_by:v,elapsed_ms:j}=a;T(b,E===0?"No rows.":[`${N(E)} ${E===1?"row":"rows"}`,i("span",{class:"muted"},` in ${N(Math.max(1,Math.round(
j)))} ms`)],W&&i("span",{class:"notice truncated"},`Cut off here: ${ES[v]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function F(E=!1){let W=a.columns.map((Z,re)=>({...Z,at:re,unit:Z.type===
"text"?"":Oa(Z.name,r)})),{rows:v}=a;ce();for(let[Z,re]of[[$,"csv"],[I,"json"]])Z.href=xc(qr(n,re)),Z.download=`${K()}-query.${re}`;let j=jh(n,W,v),C=Z=>W.find(re=>re.name===Z),H={...j,columns:W,rows:v,
x:C(j.x),ys:[j.y,j.y2].filter(Z=>Z!=="").map(C),by:C(j.by),file:K(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([l,j,Object.keys(r).length]),empty:j.chart==="none"?j.kinds.length>1?"No c\
hart is chosen.":"A chart needs a column of numbers.":null};_.node.hidden=v.length<2,x.draw(j,W,v);let X=H.empty?[]:Jl(H);T(O,X.map(([Z,re])=>i("li",{class:"key",css:{"--key-fill":`var(${Z})`}},re))),
O.hidden=X.length===0,k.textContent=H.empty?"":qh(j.chart,v.length),_.draw(H),(E||M.units!==r)&&(M.units=r,M.show(W,v)),M.node.parentNode.hidden=W.length===0||v.length===0,A.dataset.shown=l}function te(){
let E=n.q.trim().split(`
`).find(W=>!W.startsWith("--"))??"";if(t.setTitle([E.slice(0,60),"Query"].filter(W=>W!=="").join(" · ")),J(),y.draw(n.test!==""),ge(),n.q===""){S.drop(),a=null,l=c="",w.clearError(),w.running(!1),S.say(
i("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}oe()}async function fe(){let E=[n.control,n.test].filter(W=>W!=="");try{o=E.length>0?await rt(E):[],o.length===0&&(o=(await Wt("limit\
=1")).entries.map(({set:W})=>W))}catch(W){T(D,i("div",{class:"error-box",role:"alert"},W.message));return}d||(f.hidden=P.hidden=o.length===0,o.length===0?(t.setTitle("Query"),T(D,i("p",{class:"notice"},
"There are no trace sets yet. ",i("a",{href:"/"},"Add some"),"."))):n.control===""?m({control:nt(o[0].id)},{replace:!0}):te())}return w.set(n.q),g.load(),fe(),{keys:{search:()=>h.focus(),control:()=>he(
"control"),test:()=>he("test")},update(E){let W=n;n=tl(E),n.q!==W.q&&w.set(n.q);let v=["control","test"].every(j=>n[j]===""||Re(o??[],n[j]));o?.length>0&&v&&n.control!==""?te():fe()},unmount(){d=!0,S.
unmount(),B(),_.unmount(),M.unmount()}};function he(E){let W=f.querySelector(`[data-field="${E}"]`);W?.focus(),W?.click()}}var ng=e=>e.sort==="host";function tc(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:a}of o){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,a,1)})}t=new Map,n=0;for(let[
s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function sg({window:e,all:t,host:n,shift:o,rows:s}){
let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,f)=>f<=e.from||p>=e.to}),r.forEach(({answer:p})=>s.add(p.lanes.filter(f=>ng(f)===n)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],
name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:f}of r){let g=a.length;a.push(...p.names),l.push(...p.categories),c.push(...p.kinds);for(let w of p.lanes)ng(w)===n&&
MS(d,w,u.push(w)-1,{keep:f,shift:o,shiftName:g,top:s.rowOf(w.id)+1});n||AS(d,m,p,{keep:f,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(
d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:a,categories:l,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.bands()}}
function MS(e,t,n,{keep:o,shift:s,shiftName:r,top:a}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let g=l[f]+c[f];o(l[f],g)&&(e.start.push(l[f]-s),e.end.
push(g-s),e.row.push(a+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(0),e.gap.push(-1),e.lane.push(n))}}function AS(e,t,n,{keep:o,shift:s,rows:r,lanes:a}){for(let l of n.
gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&o(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(
1),e.gap.push(t.push(l)-1),e.lane.push(a.findIndex(d=>d.id===l.lane)))}}var _t=(e,t)=>`${t}\0${e}`,Ns=(e,t)=>_t(e.names[e.name[t]],e.categories[e.name[t]]),gn=(e,t)=>e.sort[t]===0&&e.merged[t]<=1&&e.occurrence[t]>=
0,og=new WeakMap;function rg(e,t,n){let o=og.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)gn(e,s)&&o.set(`${Ns(e,s)}\0${e.occurrence[s]}`,s);og.set(e,o)}return o.get(`${t}\0${n}`)??-1}var CS=.1,
RS=.002,nc=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function NS(e,t){if(e.control_counts===0||e.
test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=nc(e),r=s-o,a=Math.abs(r);return a<CS*Math.max(o,s)||a<RS*t||r*n<=0?"":r>0?"longer":
"shorter"}function ag(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0);return new Map(e.rows.map(s=>[_t(s.name,s.category),{change:NS(s,o),row:s}]))}function ig(e,t){let n=t.toLowerCase(),
o=e.names.map(r=>r.toLowerCase().includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===0&&o[e.name[r]]&&s.push(r);return s}var oc={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function sc(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=nc(t);return`${oc[n]}: ${z(o)} → ${z(s)} ${r?"self time":"in all"} of this step`}function lg(e,t,{changes:n,partner:o,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.end[t]-r.start[t];if(r.sort[t]===
1){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${me(l)}, from ${me(a)}`],p.host&&[`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:""}`],p.next&&[`then: ${p.
next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${N(r.merged[t])} rows too short to be drawn apart`,"strong"],[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.
lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${me(l)}, from ${me(a)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];if(!gn(r,t))return[...d,["not of this step: it began before, or ano\
ther one launched it","muted"]];let m=sc(n?.get(Ns(r,t)));return m&&d.push([m,"change"]),o?d.push([`${s}: ${me(o.duration)} (${ye(e.side==="control"?o.duration-l:l-o.duration)} test against control), \
from ${me(o.start)}`]):o===null&&s&&d.push([`${s}: no ${N(r.occurrence[t]+1)}${cg(r.occurrence[t]+1)} call of this name`,"muted"]),d}var cg=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"t\
h",rc=e=>`${N(e)}${cg(e)}`,Do=14;function ug(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){T(e,t.map(([c,u])=>i("p",{class:u},i("bdi",{},c)))),e.hidden=
!1;let{width:s,height:r}=e.getBoundingClientRect(),a=n+Do+s>window.innerWidth?n-Do-s:n+Do,l=o+Do+r>window.innerHeight?o-Do-r:o+Do;e.style.setProperty("left",`${Math.max(4,a)}px`),e.style.setProperty("\
top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function dg(){let e=Me("polygon",{class:"join-shape"}),t=Me("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){
if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,a]=n.top<=o.top?[n,o]:[o,n],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[l(r),l(a)];e.setAttribute("point\
s",[[c,r.bottom],[u,r.bottom],[m,a.top],[d,a.top]].map(([p,f])=>`${p-s.left},${f-s.top}`).join(" "))}}}function mg(e,t){let n=Xe("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),o=q("Align at the start",e.unalign,{hidden:!0,
title:"Both sides begin at the start of their step again"}),s=i("span",{class:"timeline-measured",role:"status"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},xe("plus",
"Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),xe("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),q("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,i("span",{class:"chart-tools"},
["png","svg"].map(a=>q(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`})))),draw(a){n.press(a.show),n.node.hidden=a.control===""||a.test==="",o.hidden=a.align===""},measure(a){
T(s,a&&[i("b",{},z(a.to-a.from)),i("span",{class:"muted small"},` from ${me(a.from)} to ${me(a.to)} `),xe("close","Remove the measurement (Escape)",e.unmeasure)])}}}var LS=[["host","host"],["compute",
"device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not of this step"],["gap","device idle"]];function fg(){let e=i("ul",{class:"c\
hart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t){T(e,[...t?Object.entries(oc):[],...LS].map(([n,o])=>i("li",{class:`key key-span-${n}`},o)),t&&i("li",{class:"muted"},"a name\
 counts as changed where its time in the step, on the host its self time, differs by 10 % and by 0.2 % of the step"))}}}function pg(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function PS(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),a=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function hg({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,a=null;async function l(u,d,m){
let p=PS(u,d,m);s=p;let f=new AbortController;a=f;try{let g=await e(p,f.signal);a===f&&(o={...p,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){a===f&&g.name!=="AbortError"&&(r=null,n(g))}if(a===f){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||o&&pg(o,u,d,m)?r=null:s?r=pg(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[o,s,r,a]=[null,null,null,null]}}}function IS(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function gg(e,{onChange:t,onError:n}){let o="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=hg(
{ask:({from:d,to:m,pixels:p},f)=>{let g=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([w,y])=>g.set(w,String(Math.round(y*1e3)/1e3))),La(a.set,g,{signal:f})},onAnswer:d=>{
a.window=d,t(a)},onError:n});async function c(d,m){r?.abort();let p=new AbortController;r=p,a.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(a))}catch(f){r===p&&f.name!=="AbortError"&&(a.error=
f,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>ao(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{a.samples=p}))},choose(d,m){return a.chosen=Xu(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let p=IS(d,e,a.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),a.query=p;let f=new URLSearchParams(p);f.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(g=>La(a.set,f,{signal:g}),g=>{a.whole=g,a.window=g,l.has(g)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let p=new URLSearchParams(a.query);Object.entries(d).forEach(
([f,g])=>{g!==""&&g!==null&&g!==void 0&&p.set(f,String(g))});try{return await Hs(a.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){o="",s=""},unmount:u})}function wg(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two trace sets"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",i("a",{href:"/"},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two one above the other."))}var yg=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This trace set has no\
 ranks with rows."));function bg(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of the ${t}\
 cannot be shown`),i("p",{},e.message),i("p",{},s?q("Choose another rank and step",o,{class:"primary"}):q("Try again",n,{class:"primary"})," ",i("a",{href:"/"},"Choose other traces")))}var DS={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"};function kg(e,t,n){let o=[];n.missing.length>0&&o.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let s=Object.entries(
DS).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,a])=>ne(t.whole.left_out[r],a));return t.whole.left_out?.spans&&s.push("rows that are too short for a picture of the whole step"),s.length>0&&o.push(
`Not shown of the ${e}: ${s.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?o.push(`This step of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||o.push(`The ${e} has no dev\
ice work in this step.`),o}var BS=1e3;function xg(e){let t=new Map,n=(s,r,a,l)=>[s,e[s].stepKey(),a,r,l].join("\0");function o(s,r,a,l,c){for(let u of s){let d=u.side===r?u.data():null,m=d?rg(d,_t(a,l),c):-1;if(m>=0)return{start:d.
start[m]+d.shift,duration:d.end[m]-d.start[m],lane:d.lanes[d.lane[m]].id,row:d.row[m],pane:u}}return null}return{drawn:o,known:(s,r,a,l)=>t.get(n(s,r,a,l)),async ask(s,r,a,l,c){let u=n(s,r,a,l),d=await e[s].
find({name:r,category:a,occurrence:l},{signal:c});t.size>BS&&(t=new Map);let m=d?{...d.rows[0],of:d.of}:null;return t.set(u,m),m},nameOf:(s,r)=>{let a=s.data();if(r<0||!a||!gn(a,r))return null;let[l,c]=Ns(
a,r).split("\0");return[c,l,a.occurrence[r]]}}}function Aa(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:a})=>a===n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+
n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var _g={control:["A","Control"],test:["B","Test"]};function Sg(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Ie.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;T(t,Ie.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=_g[a],p=de("set"),f=Tn({id:p,field:a,set:c&&Re(c,l[a]),text:l[a],none:`No ${a}`,onPick:g=>e({[a]:g===null?"":nt(
g.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:p},m),f.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=$i(l),d=vi(l,c.rank),m=Ei(l,c.rank,c.span),p=(w,y,h,b,x,O)=>{let k=de(w),_=i(
"select",{id:k,data:{field:`${a}_${w}`},on:{change:()=>e({...O,[`${a}_${w}`]:_.value})}},h.map(M=>i("option",{value:String(M),selected:M===b},x(M))));return i("span",{class:"sample-field"},i("label",{
for:k},y),_)},f=m.indexOf(c),g=(w,y,h)=>xe(y,`${_g[a][1]}: ${h} step`,()=>e({[`${a}_step`]:String(m[f+w].step_number)}),{data:{field:`${a}_${h}`},disabled:!m[f+w],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&p("span","File",d,c.span,w=>String(w+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${z(c.step)}`):[p("step","Step",
m.map(w=>w.step_number),c.step_number,w=>`${w} · ${z(m.find(y=>y.step_number===w).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${me(c.step)}`)]]}return{
node:t,draw:o,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var qS=200,$g=8,HS=1e3;function vg({onText:e,onStep:t}){let n=de("search"),o=Ve(qS,()=>e(s.value.trim())),s=i("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:l=>{l.key==="Enter"?(l.preventDefault(),o.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>q(c,()=>t(l),{title:u,hidden:!0}));
return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),a.forEach(c=>{c.hidden=l===""})},say(l){T(r,l)}}}function WS(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let[a,{row:l}]of n??[])l[`${o}_counts`]>0&&l.name.toLowerCase().includes(s)&&r.set(a,
{name:l.name,category:l.category,time:l[`${o}_total_duration`]});for(let a of t.filter(l=>l.side===o))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=_t(l,u);!r.has(d)&&l.toLowerCase().
includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function Eg(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(t.flatMap(l=>{let c=WS(e,n,o,l.
side);return r||=c.length>$g,c.slice(0,$g).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:HS});return r||=m!==null&&m.of>m.rows.length,(m?.rows??[]).map(p=>({...p,side:l.
side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Tg=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${ne(t,"call")} of the ${ne(e,"name")} with \
most time`:`${ne(t,"call")} of ${ne(e,"name")}`,Og=(e,t)=>`${N(e+1)} of ${N(t)}`;var ac={control:"Control",test:"Test"};function FS(e,t,n){return t===void 0?`${ac[e]}: …`:t===null?`${ac[e]}: no ${rc(n+1)} call`:`${ac[e]}: ${me(t.duration)}, from ${me(t.start)}${t.of?`; ${N(t.of)}\
 calls in this step`:""}`}function Mg(e){let t=i("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify([o,s]);if(r===n||(n=
r,t.hidden=o===null,o===null))return;let{control:a,test:l}=o.rows,c=e.href(o),u=sc(o.change);T(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},o.name),i("span",{class:"muted"},` · ${o.category}\
 · ${rc(o.nth+1)} call`)),i("p",{class:"timeline-selected-times"},Ie.filter(d=>s.includes(d)).map(d=>i("span",{class:`${d}-text`},FS(d,o.rows[d],o.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${ye(l.duration-a.duration)}`)),u&&i("p",{class:"small"},`The name ${u}.`),i("p",{class:"op-actions"},q("Zoom to it",e.zoom,{class:"link-button"}),a&&l&&!o.aligned&&q("Align both sides at it",e.align,
{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),q("Copy the name",()=>Dt(o.name,"Name copied."),{class:"link-but\
ton"}),q("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Ag(e,t){let{stage:n,sides:o,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y]);if(b===a){f(y);return}if(a=b,r=null,b!==""&&h.nth===null){await p(y,b);return}if(b!==""){let{name:x,category:O,nth:k}=h;r={name:x,category:O,nth:k,rows:Object.fromEntries(y.map(_=>[_,s.known(
_,x,O,k)??s.drawn(n.shown(),_,x,O,k)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:x,nth:O,rows:k}=y;await Promise.all(h.filter(_=>k[_]?.of===void 0&&k[_]!==null).map(async _=>{
try{k[_]=await s.ask(_,b,x,O)}catch{}})),!c&&r===y&&f(h)}async function p(y,h){let{name:b,category:x,at:O}=e.state(),k=[...new Set([O,"test","control"])].filter(_=>y.includes(_));for(let _ of k){let M=null,
$=await o[_].find({name:b,category:x,order:"duration",limit:1}).catch(I=>{M=I});if(c||a!==h)return;if(M){be(`The search for ${b} failed. ${M.message}`,{urgent:!0});return}if($){let[I]=$.rows,D=I.start-
e.shifts()[_];l=!0,n.goTo(n.around({start:D,end:D+I.duration}),!0),e.change({category:$.category,nth:I.occurrence,at:_,...n.current()});return}}be(`${b} does not occur in this step.`,{seconds:10}),e.change(
u)}function f(y){let h=r===null?[]:y.map(x=>r.rows[x]&&Aa(n.shown(),x,r.rows[x])).filter(Boolean);n.mark({selected:h}),l&&h.length>0&&(l=!1,h.forEach(({pane:x,row:O})=>x.drawing.reveal(O)));let b=e.state();
t.draw(r&&{...r,rows:Object.fromEntries(y.map(x=>{let O=r.rows[x];return[x,O&&{start:O.start,duration:O.duration,of:O.of}]})),change:e.changes()?.get(_t(r.name,r.category))??null,aligned:b.align===r.name&&
b.align_nth===r.nth},y)}let g=()=>n.marks.selected.find(({pane:y})=>y.side===e.state().at)??n.marks.selected[0];function w(){let y=g();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;
n.goTo({from:b-h/2,to:b+h/2}),n.marks.selected.forEach(({pane:x,row:O})=>x.drawing.reveal(O))}return y!==void 0}return{draw:d,place:g,zoom:w,current:()=>r,refresh:()=>f(Ie.filter(y=>r&&y in r.rows)),show({
name:y,category:h,occurrence:b,side:x,at:O,duration:k}){l=!0,n.goTo(n.around({start:O,end:O+k})),e.change({name:y,category:h,nth:b,at:x})},pick(y,h){let b=s.nameOf(y,h);if(b){let[x,O,k]=b,_=e.state(),
M=_.name===x&&_.category===O&&_.nth===k;e.change(M?u:{name:x,category:O,nth:k,at:y.side})}return b!==null},step(y){let h=g(),b=h?n.beside(h,y):-1;if(b<0)return!1;let[x,O,k]=s.nameOf(h.pane,b),_=h.pane.
data(),M=n.current();if(_.start[b]<M.from||_.end[b]>M.to){let $=(_.start[b]+_.end[b])/2,I=(M.to-M.from)/2;n.goTo({from:$-I,to:$+I})}return e.change({name:x,category:O,nth:k,at:h.pane.side}),!0},clear:()=>e.
change(u),unmount(){c=!0}}}var jS=300,US={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Cg({onPick:e,partnerOf:t}){let n=(a,l,c)=>({key:a,title:l,show:String,...c}),o=bs({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:a=>`${a}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(a,l)=>q(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:z,exact:me,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:z,exact:me}),n("diff","Test − control",{number:!0,show:ye,
exact:We,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),n("change","In the step",{show:a=>US[a]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)fs(m,p,l.from,l.to,
f=>{(gn(d,f)||d.sort[f]===1)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,jS),c.length]}return{node:i("div",{},o.node,s),draw(a,l){let[c,u]=r(
a,l);s.hidden=u<=c.length,s.textContent=`The ${N(c.length)} longest of ${ne(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),g=f.sort[m]===1,w=g?null:t(d,m);return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"",name:g?d.textOf(m):f.names[f.name[m]],change:g?"":d.changeAt(m),diff:w===null?null:d.side==="control"?w.duration-p:p-
w.duration}}))}}}var Ca=9,Ra=3;function Rg({onMove:e,onRange:t}){let n=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),s=i("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],a={from:0,
to:1},l=a,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(Ca+Ra)+Ra,x=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(h*x),Math.round(b*x)],n.style.height=`${b}px`;
let O=n.getContext("2d",{alpha:!1});O.scale(x,x),O.fillStyle=ae("--surface-sunk"),O.fillRect(0,0,h,b);let k=_=>h*(_-a.from)/(a.to-a.from);r.forEach((_,M)=>m(O,_,Ra+M*(Ca+Ra),k))}function m(h,b,x,O){let k=b.
data();if(!k)return;h.fillStyle=ae(b.host?"--span-host":"--span-compute");let _=new Map,M=-1/0;for(let $=0;$<k.length;$+=1){let[I,D]=[O(k.start[$]),O(k.end[$])],A=b.changeAt($);if(A!==""&&k.merged[$]<=
1){let P=_.get(A)??[];P.push(I,D),_.set(A,P)}k.name[$]>=0&&k.lanes[k.lane[$]].sort!=="other"&&(D>M+.5||I<M-50)&&(h.fillRect(I,x,Math.max(.5,D-I),Ca),M=D)}for(let[$,I]of _){h.fillStyle=ae(`--span-${$}`);
for(let D=0;D<I.length;D+=2)h.fillRect(I[D],x,Math.max(.7,I[D+1]-I[D]),Ca)}}function p(){c||=requestAnimationFrame(d)}function f(){let h=a.to-a.from,b=100*(l.from-a.from)/h,x=100*(l.to-l.from)/h;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${x}%`),o.hidden=x>99.9}let g=h=>{let b=s.getBoundingClientRect(),x=(h.clientX-b.left)/Math.max(1,b.width);return a.from+Math.min(1,Math.max(0,
x))*(a.to-a.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:g(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(g(h))}),s.addEventListener("pointerup",h=>{let[b,x]=[u?.at,g(h)];u?.range&&b!==x&&t(Math.min(b,x),Math.max(b,x)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let w=new ResizeObserver(p);
w.observe(s);let y=ct(p);return{node:s,draw(h,b){[r,a]=[h,b],p(),f()},view(h,b){l={from:h,to:b},f()},unmount(){cancelAnimationFrame(c),w.disconnect(),y()}}}var zS=16,GS={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},ic=.02,YS=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],KS=new Set(["new","g\
one","gap"]);function VS(e,t){let[n,o]=Ye(t*10);return`${Ct(e/o,0,3).replace("-","−")} ${n}`}function JS(e,t,n){return e.sort[t]===1?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Ng({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=i("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,a=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(YS.map(h=>[h,ae(`--span-${h}`)]))}
let p=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function f(){l=r.names.map((h,b)=>c?.get(_t(h,r.categories[b]))?.change??""),a=Array.from({length:r.length},(h,b)=>JS(r,b,p(b)))}
function g(h){if(r.sort[h]===1){let x=r.gaps[r.gap[h]];return`idle ${z(x.duration)}${x.host?` · host: ${x.operator??x.host}`:""}`}let b=r.names[r.name[h]];return(GS[a[h]]??"")+(r.merged[h]>1?`${r.merged[h]}\
 rows, most of them ${b}`:b||"(no name)")}m();let w=aa(s,{rowHeight:zS,label:`${o}: a table below has the same`,wheel:"free",least:ic,axis:VS,colour:h=>u[a[h]],hatched:h=>KS.has(a[h]),text:g,onHover:(h,b)=>n.
hover(d,h,b),onPick:(h,b)=>n.pick(d,h,b),onView:(h,b,x)=>n.view(d,h,b,x),onMeasure:n.measure,onKey:h=>n.key(h,d),decorate:(h,b)=>n.decorate(h,b,d)}),y=ct(()=>{m(),w.redraw()});return Object.assign(d,{
drawing:w,show(h,b){r=h,f(),w.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(f(),w.redraw())},changeAt:p,textOf:g,title:o,destroy(){y(),w.destroy()}})}function Lg(e,t,{start:n,end:o,row:s},r,a,l){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function Pg(e,t,n,o){let s=t.y(
1)-t.y(0);if(o.measure){let{from:r,to:a}=o.measure,[l,c]=[t.x(r),t.x(a)];e.alpha(.16),e.box(l,0,c-l,t.height,ae("--accent")),e.alpha(1);for(let u of[l,c])e.line(u,0,u,t.height,ae("--accent"),1)}if(o.aligned!==
null){let r=Math.round(t.x(o.aligned))+.5;e.line(r,0,r,t.height,ae("--accent"),1.5)}for(let r of o.selected)r.pane===n&&Lg(e,t,r,ae("--accent"),2.5,s);o.partner?.pane===n&&Lg(e,t,o.partner,ae("--text"),
1.5,s)}var QS=60,XS=40;function Ig({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null},o=ug(),s=dg(),r=null,a=0,l=null,c=!1,u=[],d={hover:x,view:b,key:t.key,pick:(A,P)=>t.pick(A,P),
measure:(A,P,S)=>t.measure({from:A,to:P},S),decorate:(A,P,S)=>Pg(A,P,S,n)},m=Ie.flatMap(A=>[!0,!1].map(P=>Ng({side:A,host:P,on:d}))),p=Ie.map(A=>i("section",{class:`timeline-side timeline-${A}`,data:{
side:A},"aria-label":A==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${A}-text small`}),m.filter(P=>P.side===A).map(P=>P.node))),f=Rg({onMove:A=>{let{from:P,to:S}=h(),B=(S-P)/2;y().drawing.
view(A-B,A+B,!0)},onRange:(A,P)=>y().drawing.view(A,P)}),g=i("div",{class:"timeline-lanes"},p,s.node),w=i("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,g,o.node),y=()=>u[0]??m[0],
h=()=>y().drawing.current();function b(A,P,S,B){c||(c=!0,u.filter(Y=>Y!==A).forEach(Y=>Y.drawing.follow(P,S,B)),c=!1,f.view(P,S),I(),t.view(P,S,B))}function x(A,P,S){r=P>=0?{pane:A,i:P,event:S}:null,clearTimeout(
a),l?.abort(),n.partner=null,r?O():o.hide(),I(),D()}function O(){let{pane:A,i:P}=r,S=t.both()?e.nameOf(A,P):null;if(S===null){M(void 0);return}let B=jn[A.side],Y=e.drawn(u,B,...S)??(k(B,...S)?null:e.known(
B,...S));if(_(Y),Y!==void 0)return;let G=r;a=setTimeout(async()=>{l=new AbortController;try{let J=await e.ask(B,...S,l.signal);r===G&&(_(J),I(),D())}catch{}},QS)}function k(A,P,S,B){let Y=t.changes()?.
get(_t(P,S))?.row;return Y!==void 0&&B>=Y[`${A}_counts`]}function _(A){n.partner=A?Aa(u,jn[r.pane.side],A):null,M(A)}function M(A){let{pane:P,i:S,event:B}=r;B&&o.show(lg(P,S,{changes:t.changes(),partner:A,
other:t.both()?jn[P.side]:""}),B.clientX,B.clientY)}let $=({pane:A,start:P,end:S,row:B})=>A.drawing.placeOf({start:P,end:S,row:B});function I(){let{partner:A,selected:P}=n;r&&A?s.draw(r.pane.drawing.place(
r.i),$(A)):P.length===2?s.draw(...P.map($)):s.draw(null,null)}let D=()=>u.forEach(A=>A.drawing.redraw());return g.addEventListener("scroll",I,{capture:!0,passive:!0}),{node:w,panes:m,shown:()=>u,current:h,
around({start:A,end:P}){let S=(A+P)/2,B=h(),Y=y().drawing.node.clientWidth||1e3,G=Math.max(P-A,.01)*Y/XS,J=Math.max((P-A)*1.3,Math.min(B.to-B.from,G));return{from:S-J/2,to:S+J/2}},goTo:({from:A,to:P},S)=>y().
drawing.view(A,P,S),glide(A){let{from:P,to:S}=y().drawing.goal(),[B,Y]=[(P+S)/2,(S-P)/2*A];y().drawing.view(B-Y,B+Y)},slide(A){let{from:P,to:S}=y().drawing.goal(),B=A*(S-P);y().drawing.view(P+B,S+B)},
fit(){let{from:A,to:P}=y().drawing.extent();y().drawing.view(A,P)},show(A,P,S,B){r=null,n.partner=null,o.hide();let Y=new Set;u=A.map(({pane:G,data:J})=>(G.show(J,P),G.drawing.showAxis(!Y.has(G.side)&&
J.rows>0),Y.add(J.rows>0?G.side:""),G)).filter(G=>G.data().rows>0),m.filter(G=>!u.includes(G)).forEach(G=>{G.node.hidden=!0}),p.forEach(G=>{let{side:J}=G.dataset;G.hidden=!u.some(ge=>ge.side===J),G.firstChild.
textContent=S[J]??""}),B&&u.forEach(G=>{let{from:J,to:ge}=Qn(B,G.drawing.extent(),ic);G.drawing.follow(J,ge)}),f.view(h().from,h().to)},drawOverview(A){f.draw(u,A)},setChanges(A){m.forEach(P=>P.setChanges(
A))},mark(A){Object.assign(n,A),I(),D()},marks:n,beside({pane:A,start:P,row:S},B){let Y=A.data(),G=-1;for(let J=0;J<Y.length;J+=1){let ge=B*(Y.start[J]-P);Y.row[J]===S&&ge>0&&gn(Y,J)&&(G<0||ge<B*(Y.start[G]-
P))&&(G=J)}return G},unmount(){clearTimeout(a),l?.abort(),f.unmount(),m.forEach(A=>A.destroy())}}}function Dg(e,t){let n=null,o=-1;function s(r){let a=`${t.key()}|${r}`;if(n?.key!==a){let l={key:a,list:[]};n=l,o=-1,l.found=Eg(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,n===l){let d=new Set(c.map(m=>_t(m.name,m.category)));e.say(Tg(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=n?.list??[];if(l.length!==0){if(o<0){let c=l.findIndex(u=>u.at>=t.from());o=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else o=(o+a+l.length)%l.length;e.say(Og(o,l.length)),t.onCall(l[o])}}}}var ZS=350,e$=250,t$=44,Ls={path:"/timeline",name:"Timeline",mount:(e,t)=>n$(e,t)};function n$(e,t){let n=e.clientWidth,o=Si(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(Ie.map(L=>[L,gg(L,{onChange:()=>!p&&R(),onError:V=>!p&&se(V)})])),g=Object.fromEntries(Ie.map(L=>[L,null])),w=xg(f),y=Ig({partners:w,on:{view:fe,pick:v,key:Ae,measure:L=>X(
L),changes:()=>r,both:()=>$n(o).length===2}}),h=vg({onText:L=>pe({q:L},{replace:!0}),onStep:L=>_.walk(o.q,L)}),b=mg({zoom:y.glide,fit:y.fit,save:ve,show:L=>pe({show:L}),unmeasure:()=>X(null),unalign:()=>pe(
{align:"",align_category:"",align_nth:0})},h.node),x=Mg({zoom:()=>k.zoom(),align:j,href:C,clear:()=>k.clear()}),O=()=>`${d}|${u}`,k=Ag({state:()=>o,stage:y,sides:f,partners:w,change:L=>pe(L,{replace:!0}),
shifts:()=>c,changes:()=>r,key:O},x),_=Dg(h,{key:()=>`${O()}|${r===null}`,sides:()=>$n(o).map(L=>f[L]),panes:y.shown,changes:()=>r,shifts:()=>c,from:()=>y.current().from,onCall:L=>!p&&k.show(L)}),M=Sg(
L=>pe({...L,...Ie.some(V=>V in L)?{from:null,to:null,name:"",nth:null,align:""}:{}})),$=Cg({onPick:v,partnerOf:W}),I=fg(),D=i("div",{class:"timeline-notes"}),A=i("h1",{class:"visually-hidden"},"Timeli\
ne"),P=i("nav",{class:"crumb","aria-label":"Where this is"}),S=i("div",{class:"message"}),B=i("p",{class:"muted small"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom a\
nd move · ? lists all keys"),Y=i("div",{class:"results"},b.node,D,y.node,x.node,I.node,B,$.node);e.append(i("div",{class:"page timeline-page"},A,P,M.node,S,Y));let G=It({context:t,results:Y,message:S}),
J=Ve(ZS,()=>{let{from:L,to:V}=y.current(),ie=L<=m.from&&V>=m.to;pe(ie?{from:null,to:null}:{from:L,to:V},{replace:!0})}),ge=Ve(e$,()=>{!p&&y.shown().length>0&&$.draw(y.shown(),y.current())});function pe(L,{
replace:V=!1}={}){p||t.go(ur({...o,...L}),{replace:V})}let He=L=>xn(L,o,s,null),Te=({sample:L})=>`rank ${L.rank}${L.span>0?`, file ${L.span+1}`:""}, ${L.step_number===null?"whole recording":`step ${L.
step_number}`}`;function Q(){let L=Ie.filter(Ee=>o[Ee]!==""),V=L.map(He).join(" → ");A.textContent=L.length>0?`${V} · Timeline`:"Timeline",t.setTitle(A.textContent);let ie={...Ft(""),control:o.control,
test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};T(P,L.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(ie))??bt(ie)},`← ${V}`))}async function oe(){let L=Ie.map(V=>o[V]).
filter(V=>V!=="");if(!L.every(V=>s&&Re(s,V))){let V=await rt(L).catch(()=>[]);p||(s=V,R())}}function R(){let L=Ie.filter(Oe=>o[Oe]!=="");Q(),Ie.forEach(Oe=>f[Oe].load(o));let V=L.length>0&&L.every(Oe=>f[Oe].
samples!==null)?K(L):{};M.draw(o,s,Object.fromEntries(Ie.map(Oe=>[Oe,V[Oe]&&{samples:f[Oe].samples,...V[Oe]}]))),b.draw(o),h.draw(o.q);let ie=$n(o),Ee=L.find(Oe=>f[Oe].error&&(ie.includes(Oe)||f[Oe].samples===
null)),Ce=L.some(Oe=>f[Oe].samples?.length===0),ke=ie.length>0&&ie.every(Oe=>f[Oe].whole);L.length===0?G.say(wg(s)):Ee&&!ke?ue(Ee):Ce?G.say(yg()):G.say(null),Y.toggleAttribute("data-skeleton",!ke),t.busy(
L.length>0&&!ke&&!Ee&&!Ce),ke&&ce(ie,V)}function K(L){let V={};for(let ie of L){let Ee=V[jn[ie]]??null;V[ie]=f[ie].choose(o,Ee)}return $n(o).filter(ie=>V[ie]).forEach(ie=>f[ie].loadWhole(o,Math.max(n-
t$,300))),V}let ee=L=>L.map(V=>f[V].stepKey()).join("|");function ce(L,V){let ie=ee(L),Ee=ie!==d;Ee&&(d=ie,L.forEach(Ce=>{g[Ce]={host:tc(),device:tc()}})),E(L),he(V),F(L,V,Ee),_e(L,V),I.draw(L.length===
2),k.draw(L),H(),ge(),t.settled()}function F(L,V,ie){m={from:Math.min(...L.map(ke=>f[ke].whole.extent.from-c[ke])),to:Math.max(...L.map(ke=>f[ke].whole.extent.to-c[ke]))};let Ee=y.panes.filter(ke=>L.includes(
ke.side)).map(ke=>{let{whole:Oe,window:tn}=f[ke.side];return{pane:ke,data:sg({window:tn,all:Oe,host:ke.host,shift:c[ke.side],rows:g[ke.side][ke.host?"host":"device"]})}}),Ce=o.from===null?null:{from:o.
from,to:o.to};y.show(Ee,m,Object.fromEntries(L.map(ke=>[ke,`${He(ke)}, ${Te(V[ke])}`])),ie?Ce??m:null),ie&&(y.drawOverview(m),te())}function te(){let L=y.current();for(let V of $n(o)){let ie=y.shown().
find(ke=>ke.side===V),{whole:Ee,windows:Ce}=f[V];if(ie&&Ee){let ke=c[V];Ce.want({from:L.from+ke,to:L.to+ke},ie.drawing.node.clientWidth,Ee.extent)}}}function fe(){te(),J(),ge()}async function he(L){let V=L.
control&&L.test,ie=new URLSearchParams({control:o.control,test:o.test});for(let Ce of V?Ie:[]){let{rank:ke,step_number:Oe}=L[Ce].sample;ie.set(`${Ce}_ranks`,String(ke)),ie.set(`${Ce}_steps`,Oe===null?
"all":String(Oe)),o[`${Ce}_marker`]&&ie.set(`${Ce}_marker`,o[`${Ce}_marker`])}Object.entries({significance:"false",diagnosis:"false",aliases:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(
([Ce,ke])=>ie.set(Ce,ke));let Ee=V?ie.toString():"";if(Ee!==a&&(a=Ee,l?.abort(),r=null,y.setChanges(null),Ee!=="")){l=new AbortController;try{let Ce=await tt(ie,{signal:l.signal});!p&&a===Ee&&(r=ag(Ce),
y.setChanges(r),y.drawOverview(m),k.refresh(),ge())}catch{}}}async function E(L){let V=o.align===""||L.length<2?"":JSON.stringify([d,o.align,o.align_category,o.align_nth]);if(V===u)return;u=V;let ie=c;
c={control:0,test:0};let Ee=null;if(V!==""){let Ce=null,ke=await Promise.all(L.map(Oe=>f[Oe].find({name:o.align,category:o.align_category,occurrence:o.align_nth}).catch(tn=>{Ce=tn})));if(p||u!==V)return;
if(Ce)be(`The search for the call to align at failed. ${Ce.message}`,{urgent:!0});else if(ke.every(Boolean)){let[Oe,tn]=ke.map(At=>At.rows[0].start);c={control:0,test:tn-Oe},Ee=Oe}else be("The call to\
 align at is not in both steps.",{seconds:8})}y.mark({aligned:Ee}),(V!==""||ie.test!==0)&&(R(),te(),y.drawOverview(m))}function W(L,V){let ie=$n(o).length===2?w.nameOf(L,V):null;return ie&&w.drawn(y.shown(),
jn[L.side],...ie)}function v(L,V){let ie=L.data();if(!k.pick(L,V)&&V>=0&&(ie.merged[V]>1||ie.sort[V]===1)){let Ee=(ie.end[V]-ie.start[V])*.75,Ce=(ie.start[V]+ie.end[V])/2;y.goTo({from:Ce-Ee,to:Ce+Ee})}}
function j(){let{name:L,category:V,nth:ie}=k.current();pe({align:L,align_category:V,align_nth:ie})}function C({name:L,category:V}){return o.control===""||o.test===""?null:Et({...Ko(""),control:o.control,
test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:ut(L,V),use_short_name:o.use_short_name})}function H(){for(let L of y.shown())L.drawing.highlight(o.q===""?null:ig(L.data(),o.
q));_.draw(o.q)}function X(L){y.mark({measure:L}),b.measure(L),L&&Se(`${z(L.to-L.from)} measured.`)}function Z(){let L=k.place();if(!L)return!1;let{from:V,to:ie}=y.marks.measure??{from:L.start,to:L.start};
return X(V===ie&&V!==L.start?{from:Math.min(V,L.start),to:Math.max(V,L.start)}:{from:L.start,to:L.start}),!0}let re={".":()=>k.step(1),",":()=>k.step(-1),m:Z,f:()=>k.zoom()};function Ae(L){let V=re[L.
key];return V!==void 0&&V()!==!1}function U(){if(y.marks.measure)X(null);else if(o.name!=="")k.clear();else if(o.q!=="")pe({q:""},{replace:!0});else return!1;return!0}function se(L){be(`This part of t\
he timeline could not be loaded. ${L.message}`,{urgent:!0})}function ue(L){G.say(bg(f[L].error,L,{retry(){Ie.filter(V=>f[V].error).forEach(V=>f[V].retry()),R()},chooseOther:()=>pe(Object.fromEntries(Ie.
flatMap(V=>["rank","span","step"].map(ie=>[`${V}_${ie}`,""]))),{replace:!0})}))}function _e(L,V){let ie=L.flatMap(Ee=>kg(Ee,f[Ee],V[Ee]));T(D,ie.map(Ee=>i("p",{class:"notice small"},Ee)))}async function ve(L){
let V=y.shown();if(V.length===0)return;let{from:ie,to:Ee}=y.current(),Ce=Math.max(900,V[0].drawing.node.clientWidth),ke=$n(o),Oe=[A.textContent,`${z(ie)} to ${z(Ee)} of ${ke.map(At=>`the ${At} (${Te(f[At].
chosen)})`).join(" and ")}`],tn=sa(Oe,V.map(At=>({lines:[At.title],...At.drawing.whole(Ce)})),Ce);await ra(tn,L,`tracediff-${ke.map(At=>ht(He(At))).join("-")}-timeline`)}return R(),oe(),{keys:{search:()=>h.
focus(),control:()=>M.choose("control"),test:()=>M.choose("test"),zoomIn:()=>y.glide(.75),zoomOut:()=>y.glide(1/.75),left:()=>y.slide(-.12),right:()=>y.slide(.12),fit:()=>y.fit(),next:re["."],former:re["\
,"],measure:re.m,zoomTo:re.f,close:U},update(L){let V=o;o=Si(L),R();let{from:ie,to:Ee}=y.current(),Ce=o.from!==V.from||o.to!==V.to,ke=(tn,At)=>Math.abs(tn-At)>.002+1e-6*Math.abs(At),Oe=o.from===null?m:
o;Ce&&(ke(ie,Oe.from)||ke(Ee,Oe.to))&&y.goTo(Oe,!0),oe()},unmount(){p=!0,J.cancel(),ge.cancel(),l?.abort(),Ie.forEach(L=>f[L].unmount()),G.unmount(),k.unmount(),y.unmount()}}}var lc={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:"/"},"Go to your traces"),".")))),{update(){},unmount(){}}}};var o$=120,s$=[es,Jn,ml,ys,Ls,Ul,ec],Ps=document.getElementById("main"),yn=null,cc="",oo=history.state?.scroll??null,pt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.
replaceState(history.state,"",e):(Bg(),history.pushState(null,"",e)),oo=null),dc()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},
lastCompare(e){let t=new URLSearchParams(cc.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?cc:void 0},settled(){oo!==null&&(window.scrollTo(0,oo),oo=null)},status:null,newPair:!1},
Bg=()=>history.replaceState({scroll:window.scrollY},"");function dc(){let e=s$.find(n=>n.path===location.pathname)??lc;if(Bo("nav-traces",e===es),Bo("nav-compare",e===Jn||e===ml),Bo("nav-tree",e===ys),
Bo("nav-timeline",e===Ls),Bo("nav-analyse",e===Ul),Bo("nav-query",e===ec),i$(),qg()&&(m$.clear(),uc.clear()),uc.draw(),yn?.page===e){yn.view.update(location.search);return}yn?.view.unmount(),pt.busy(!1),
Ps.textContent="";let t=yn!==null;yn={page:e,view:e.mount(Ps,pt)},t&&(window.scrollTo(0,0),Ps.focus({preventScroll:!0}),Se(`${e.name} page`))}function qg(){let e=new URLSearchParams(location.search);return location.
pathname.startsWith(Jn.path)&&!!(e.get("control")&&e.get("test"))}function r$(){return(location.pathname===es.path||location.pathname===Jn.path&&!qg())&&!Qo(document.activeElement)&&!document.querySelector(
"dialog[open]")}function a$(e,t){if(!r$()){uc.offer(e,t);return}let n=we.transfers.filter(o=>we.canUndo(o)&&[e.id,t.id].includes(o.job.set));pt.newPair=!0,pt.go(an(e.id,t.id)),pt.newPair=!1,n.length!==
0&&be(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>we.undo(o))),pt.go("/")}catch(o){
be(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Bo(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function i$(){let e={
"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query"}[location.pathname];e&&(document.getElementById(e).href=location.pathname+
location.search),location.pathname===Jn.path&&(cc=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&n.set(s,t.
get(s));let o=location.pathname;(o.startsWith("/compare")||[ys,Ls].some(({path:s})=>s===o))&&n.size>0&&l$(t,n,o)}function l$(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(a,l)=>{document.getElementById(
a).href=l};r("nav-traces",`/?${t}`),r("nav-analyse",`/analyse?${new URLSearchParams({set:o??"",test:s??""})}`),r("nav-query",`/query?${t}`),n!==ys.path&&r("nav-tree",Xt(Ot(bo(location.search)))),n!==Ls.
path&&r("nav-timeline",Un(Object.fromEntries(e))),!n.startsWith(Jn.path)&&o&&s&&r("nav-compare",pt.lastCompare(e)??an(o,s))}function c$(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.
shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href);!(n.origin===location.origin&&!n.pathname.startsWith("/api/")&&
!n.pathname.startsWith("/web/"))||n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),pt.go(n.pathname+n.search))}async function u$(){try{pt.status=await Is(),document.getElementById("ver\
sion").textContent=`tracediff ${pt.status.version}`,document.body.toggleAttribute("data-read-only",pt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",pt.status.sql===!1),document.body.
toggleAttribute("data-no-traces",pt.status.keep_traces===!1)}catch{}}async function d$(){let e=globalThis.firstComparison?.answer;e&&(Ps.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,o$)})]),delete Ps.dataset.waits),yn===null&&dc()}var uc=Bu(),m$=zu(a$);Ku();zc(document.getElementById("theme"));ju(()=>yn,document.getElementById("keys"));Zc(document.getElementById(
"drop-veil"),()=>pt.status?.read_only!==!0,e=>{we.add(e),location.pathname!=="/"&&!document.querySelector("dialog[open]")&&pt.go("/")});we.addEventListener("change",()=>Ho().catch(()=>{}),{once:!0});document.
addEventListener("click",c$);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{oo=e.state?.scroll??0,dc(),(yn.page===es||yn.page===lc)&&pt.settled()});window.addEventListener("\
scroll",Ve(200,()=>{oo===null&&Bg()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{oo=null},{passive:!0});d$();yt().then(()=>{Lt.watch(),u$()});})();
