"use strict";
(()=>{function vS(e){let[t,n="0"]=String(e).split("e"),[s,o=""]=t.split("."),a=Number(n);if(a<0){let r=s.padStart(1-a,"0");return[r.slice(0,a),r.slice(a)+o]}return[s+o.padEnd(a,"0").slice(0,a),o.slice(a)]}function Q(e,t,n){
let s=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${s}∞`;let[o,a]=vS(Math.abs(e));if(a.length>n){let r=a[n]>="5",i=o+a.slice(0,n),l=r?String(BigInt(i)+1n).padStart(
i.length,"0"):i;o=l.slice(0,l.length-n),a=l.slice(l.length-n)}for(;a.length>t&&a.endsWith("0");)a=a.slice(0,-1);return a=a.padEnd(t,"0"),s+o.replace(/\B(?=(\d{3})+$)/g,",")+(a===""?"":`.${a}`)}var B="\
–",Oc="−",yt=" ",at=e=>t=>t==null?B:e(t),On=(e,t)=>t<0?Oc+e:e,Fs=(e,t)=>t>0?`+${e}`:On(e,t),Nm=e=>Q(e,0,2),k=at(e=>Nm(e).replace("-",Oc)),Le=at(e=>Fs(Nm(Math.abs(e)),e));function Pm(e,t){let n=Math.
max(0,t.findLastIndex((s,o)=>e>=999.5*1e3**(o-1)));return[t[n],1e3**n]}var Wt=at(e=>{let[t,n]=Pm(Math.abs(e),["","K","M","G","T","P","E"]),s=Math.abs(e)/n,o=s>=99.95?0:s>=9.995?1:2;return On(Q(s,0,o),
e)+(t&&yt+t)}),ts=e=>(e>0?"+":"")+Wt(e),Rm=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]],Cm=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]],Im=(e,t,n)=>e.find(([,s])=>t>=s*.99995)??(t>0?e.at(-1):
n),re=e=>Im(Rm,Math.abs(e),Rm[2]),Bo=e=>Im(Cm,Math.abs(e),Cm[1]);function _r(e,[t,n]){let s=Math.abs(e/n),o=s===0||t==="ns"||s>=999.95?0:s>=99.995?1:s>=9.9995?2:3;return Q(s,o,o)+yt+t}var x=at(e=>{let t=_r(
e,re(e));return/[1-9]/.test(t)?On(t,e):t}),X=at(e=>Fs(_r(e,re(e)),e));function Ec(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Q(e,t,t)}function Zt(e){let[t,n]=re(e*1.0005);return On(Ec(Math.abs(e/
n))+yt+t,e)}var Fo=e=>(e>0?"+":"")+Zt(e);function Mn(e,t){let[n,s]=re(Math.max(e,t)*1.0005);return[e,t].every(o=>o===0||re(o*1.0005)[0]===n)?[Ec(e/s),Ec(t/s)+yt+n]:[e,t].map(Zt)}function Dm(e){let[t,n]=re(
Math.max(1,Math.abs(e)));return Q(Math.abs(e)/n,0,{s:9,ms:6,µs:3}[t])+yt+t}var M=at(e=>On(Dm(e),e)),ue=at(e=>Fs(Dm(e),e)),An=at(e=>On(_r(e,Bo(e)),e)),qm=at(e=>Fs(_r(e,Bo(e)),e)),Mc=at(e=>`${Q(e,0,9).
replace("-",Oc)}${yt}GB/s`),kr=e=>t=>Number.isFinite(t)?e(t):B;function Bm(e){let t=e>0&&e<.05?2:e>=1e3||e===0?0:1;return`${e>0&&e<.005?"<0.01":Q(e,t,t)}${yt}%`}var F=kr(e=>On(Bm(Math.abs(e)),e)),q=kr(
e=>{let t=1+e/100,n=t>=99.95?0:1;return e>=900?`${Q(t,n,n)}×`:Fs(Bm(Math.abs(e)),e)}),$S="⁰¹²³⁴⁵⁶⁷⁸⁹",Ht=kr(e=>{if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(
1).split("e-");return`${t}${yt}×${yt}10⁻${[...n].map(s=>$S[s]).join("")}`}),Fm=kr(e=>e<.001?"<0.001":Q(e,3,3)),xr=e=>Pm(Math.abs(e),["B","kB","MB","GB","TB"]),Ac=at(e=>`${k(e)}${yt}B`),U=at(e=>{let[
t,n]=xr(e),s=Math.abs(e)/n,o=t==="B"||s>=100?0:s>=10?1:2;return On(Q(s,o,o)+yt+t,e)}),jo=at(e=>Fs(U(Math.abs(e)),e)),te=e=>e>0?"more":e<0?"less":"calm";function S(e,t,n=`${t}s`){return`${k(e)}${yt}${e===
1?t:n}`}function ne(e,t=6){let n=[];for(let s=0;s<e.length;){let o=s;for(;o+1<e.length&&e[o+1]===e[o]+1;)o+=1;if(o-s>=2)n.push(`${e[s]}–${e[o]}`);else for(let a=s;a<=o;a+=1)n.push(String(e[a]));s=o+
1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function ns(e,t){let n=Array.from(e);if(n.length<=t)return e;let s=Math.ceil((t-1)*.55),o=t-1-s;return`${n.slice(0,s).join("")}…${n.
slice(n.length-o).join("")}`}var Tc=8,jm=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Wm(e,t){let n=e[t],s=a=>a===void 0?0:jm(n,a),o=Math.max(0,Math.max(s(e[t-1]),
s(e[t+1]))-Tc);return o>0&&/[\uDC00-\uDFFF]/.test(n[o])?o-1:o}function Hm(e){let t=[...new Set(e)].sort();return new Map(t.map((n,s)=>[n,Wm(t,s)]))}function SS(e,t,n){let s=Math.floor(t*.4),o=t-s-1,a=n+
(o<2*Tc?Tc-Math.floor(o/3):0);if(e.length<=t||n===0||a<=s)return ns(e,t);let r=Math.max(s,Math.min(a,e.length-o));if(r<=s+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let i=r+o<e.length;return`${Array.
from(e).slice(0,s).join("")}…${e.slice(r,i?r+o-1:void 0)}${i?"…":""}`}var ES=e=>e.replace(/^void (?=\S)/,"");function Rc(e){let t=[],n=new Map,s=new Map,o=new Map,a=l=>l.length>e?ES(l):l;function r(l,d){
let u=o.get(l),h=SS(l,e,d);if(n.set(l,d),u?.text===h)return;u&&(u.names.delete(l),u.first=null);let f=s.get(h)??{text:h,names:new Set,first:null};f.names.add(l),f.first=null,s.set(h,f),o.set(l,f)}function i(l){
if(l.first===null){let[d,...u]=l.names;l.first=u.reduce((h,f)=>Math.min(h,jm(d,f)),d.length)}return l.first}return{add(l){let d=[...new Set(l.map(a))].filter(h=>!n.has(h)),u=new Set(d);t=[...t,...d.sort()].
sort(),t.forEach((h,f)=>{if(u.has(h)||u.has(t[f-1])||u.has(t[f+1])){let m=Wm(t,f);m!==n.get(h)&&r(h,m)}})},text(l){let d=a(l),u=o.get(d);return u.names.size===1||e<16?u.text:TS(d,e,i(u),n.get(d))}}}function en(e,t){
let n=Rc(t);return n.add(e),e.map(n.text)}function TS(e,t,n,s){let o=Math.floor(t*.2),a=Math.max(4,Math.floor(t*.25)),r=Math.max(o,n-2),i=t-o-a-3,l=Math.max(r+a,Math.min(s,e.length-i)),d=(u,h)=>h<=u?"":
h===u+1?e[u]:"…";return e.slice(0,o)+d(o,r)+e.slice(r,r+a)+d(r+a,l)+e.slice(l,l+i)+d(l+i,e.length)}function Ne(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(
0,60)||"set"}function ie(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function ss(e,t,n){let s=[],o=Array.from(e);for(;o.length>t&&s.length<n-1;){let a=t;for(let r=t;r>
t*.6;r-=1)if(" ,:<>()".includes(o[r-1])){a=r;break}s.push(o.slice(0,a).join("")),o=o.slice(a)}return s.push(o.length>t?`${o.slice(0,t-1).join("")}…`:o.join("")),s}function Wo({from:e,to:t},n){let s=(t-
e)/Math.max(1,n);if(!(s>0)||!Number.isFinite(s))return{values:[],step:0};let o=10**Math.floor(Math.log10(s)),a=o*([1,2,5].find(i=>i*o>=s*.999999)??10),r=[];for(let i=Math.ceil(e/a-1e-9);i*a<=t+a*1e-9;i+=
1)r.push(i*a+0);return{values:r,step:a}}var OS=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Lm=e=>String(e).padStart(2,"0"),MS=36e5;function Um(e,t=Date.now()){let n=Math.
round((Date.parse(e)-t)/MS);return n>=48?`in ${S(Math.floor(n/24),"day")}`:n>=1?`in ${S(n,"hour")}`:"within the hour"}function pe(e){let t=new Date(e);return Number.isNaN(t.getTime())?B:`${t.getDate()}\
 ${OS[t.getMonth()]} ${t.getFullYear()}, ${Lm(t.getHours())}:${Lm(t.getMinutes())}`}var we={compute:{name:"compute",short:"compute",property:"--part-compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",property:"\
--part-communication",what:"Communication runs, and no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",property:"--part-memory",what:"Copies or memsets run, and\
 nothing else: nothing hides them"},idle:{name:"idle",short:"idle",property:"--part-idle",what:"No device work of the rank runs"}},zm={operators:{name:"operators",short:"operators",what:"An operator r\
uns, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of operators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for i\
t"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, another process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects g\
arbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here, at most an annotation"}},vr=Object.assign({},we,zm),Km=e=>e!==null&&e.parts.some(({part:t})=>t in zm),
Ho={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Mt=e=>e[0].toUpperCase()+e.slice(1),AS={COMPUTATION:"\
compute",COMMUNICATION:"communication",MEMORY:"memory"},Cc=e=>AS[e]??e.toLowerCase();function Lc(e){let t=e.split(" overlapping ").map(Cc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")}\
 and ${t.at(-1)} at once`}var Nc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},Gm={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Laun\
ched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Pc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"\
delay from launch to start"},$r={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Ic={steps:"of the steps, as in Compare",before_last_step:"al\
l but those of the last step",all:"all, outside of steps too"},Dc={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},os="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUD\
A].",as=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",js="the host waits: the device’s queue is full",rs=({host:e,lag:t})=>typeof e!="number"?"":`host ${x(e)}${t>0?` · device ${x(
t)} behind when the host left`:""}`;var RS={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},CS={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Ym=(e,t,n)=>e===
null||!(t>0)?null:n*(e/t);function Ws(e,t,n){if(e[t]!==void 0)return e[t];let s=RS[t];if(!s)return CS[t]?.(n)??null;let{rule:o,times:a}=s,r=Ws(e,s.of,n),i=Ws(e,s.by,n);switch(o){case"change":return r===
null||i===null?null:r-i;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Ym(r,i,a);default:return Ym(r,i,a)}}var rt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+
t.samples>0,ep={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},LS={...ep,per_step:"per recording",percent:"% of the recording"},Uo=(e,t)=>(rt(t)?LS:ep)[e];function Bc(e){
return rt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var zo=e=>e.measure===""?e.device_type!=="GPU":e.measure==="self";function Fc(e){return e.step_time.control?.step>0&&e.step_time.test?.
step>0}var NS=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,PS=e=>e==="per_step"||e==="percent";function Ko(e,t){let s=`${t?"self_":""}${{total:"duration",percent:"percent_of_ste\
p"}[e]??e}`;return[e==="total"&&!t?"total_duration":s,s]}function IS(e,t){let n=t?"self_":"",[s,o]=Ko(e,t),a=PS(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,diff:`diff_${o}`,
growth:`diff_${n}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${a}`,testCount:`test_${a}`,diffCount:`diff_${a}`}}function Rn(e,t,n,s=!1){let o=Object.fromEntries(Object.
entries(IS(t,s&&NS(e))).map(([r,i])=>[r,Ws(e,i,n)])),a=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...o,percent:a===""?o.growth:null,birth:a}}function DS(e,t){
let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var Go=(e,t)=>JSON.stringify([e,t]);function We(e,t){let n=0xcbf29ce484222325n;
for(let s of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(s))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var qS=(e,t)=>e.filter(({side:n})=>n===t).reduce(
(n,s)=>s.counts>n.counts?s:n).name;function tp({name:e,category:t,replaces:n,aliases:s}){if(s&&!n&&t!=="python_function"){let a=["control","test"].map(i=>qS(s,i)),r=s.length-2;return[`${a.join(" / ")}${r>
0?` + ${r} more`:""}`,""]}if(!n)return[e,""];if(n.rule==="template_arguments")return[e,""];let o=n.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[n.operator??"same shapes",o].filter(Boolean).
join(" "),e]}function Yo({name:e,category:t,aliases:n},s){let o=n?.filter(({side:a})=>a===s)??[];return o.length===0?{name:e,category:t}:o.reduce((a,r)=>(r.total_duration??0)>(a.total_duration??0)?r:a)}
var Er=({aliases:e})=>e.map(({side:t,name:n,counts:s,total_duration:o})=>`${t} ${n}: ${k(s)} ${s===1?"call":"calls"}, ${x(o)}`);function jc(e,t,n,{self:s=!1}={}){let{control_observations:o,test_observations:a}=e.
verdict??{},r=e.judged_rows?{steps:Math.min(o,a),rows:e.judged_rows}:null;return t.map(i=>{let l=Wc({...i,among:r},s);return{row:l,key:i.id??Go(i.name,i.category),verdict:l.significance??"",noise:l.significance===
"no_difference_found",of:d=>Ws(i,d,e),...Rn(i,n,e,s),...DS(i,n)}})}var BS=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),np=(e,t)=>e.filter(({row:n})=>!as(n)&&!BS(n)).slice(
0,t);function Wc(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var Tr=e=>e.moderated_q_value??e.q_value??null;function sp(e){let{
control_observations:t,test_observations:n}=e.verdict??{},s=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(o=>[Go(o.name,o.category),{...o,among:s}]))}function op(e,t,{
self:n=!1}={}){return["host","device"].filter(s=>e.totals[s].control_counts+e.totals[s].test_counts>0).map(s=>[s,Rn(e.totals[s],t,e,n)])}var Hs=({too_few:e,control_counts:t,test_counts:n})=>e&&t>0&&n>0,ap=(e,t)=>e.rank-t.rank||e.span-t.span,FS=(e,t)=>e.length===t.length&&e.every((n,s)=>n===t[s]);function Vm(e){let t=new Set,n=!1;for(let{
rank:o,step_number:a}of e){let r=`${o}/${a}`;n||=t.has(r),t.add(r)}let s=new Map;for(let{rank:o,span:a}of e)s.set(n?`${o}/${a}`:`${o}`,{rank:o,span:n?a:0});return{split:n,keys:[...s.values()].sort(ap)}}
var Jm=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??-1)-(n??-1)),Sr=e=>e===void 0?"–":e===null?"whole":String(e);function qc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(
e.rank)}var Qm=(e,t)=>e===t?e:`${e} / ${t}`;function jS(e,t){let n=({rank:a,span:r})=>`${a}/${r}`,s=new Set(e.map(n));if(t.some(a=>s.has(n(a)))){let a=new Map([...e,...t].map(i=>[n(i),i])),r=new Set(t.
map(n));return{byPosition:!1,rows:[...a.values()].sort(ap).map(i=>({control:s.has(n(i))?i:void 0,test:r.has(n(i))?i:void 0}))}}let o=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>
0,rows:Array.from({length:o},(a,r)=>({control:e[r],test:t[r]}))}}function Xm(e,t,n,s,o){let a=new Map;t.forEach((l,d)=>{l[s]&&a.set(`${l[s].rank}/${o?l[s].span:""}`,d)});let r=t.map(()=>n.map(()=>null)),
i=new Map(n.map((l,d)=>[l,d]));for(let l of e){let d=a.get(`${l.rank}/${o?l.span:""}`);r[d][i.get(l.step_number)]=l}return r}function Or(e,t){let[n,s]=[Vm(e),Vm(t)],{rows:o,byPosition:a}=jS(n.keys,s.keys),
[r,i]=[Jm(e),Jm(t)],l=Math.max(r.length,i.length),d=Array.from({length:l},(h,f)=>({control:r[f],test:i[f],text:r.length===0?Sr(i[f]):i.length===0?Sr(r[f]):Qm(Sr(r[f]),Sr(i[f]))})),u=h=>h.map(f=>[...f,
...Array.from({length:l-f.length},()=>null)]);return{rows:o.map(h=>({...h,text:h.control&&h.test?Qm(qc(h.control),qc(h.test)):qc(h.control??h.test)})),columns:d,control:u(Xm(e,o,r,"control",n.split)),
test:u(Xm(t,o,i,"test",s.split)),ranksByPosition:a,stepsByPosition:r.length>0&&i.length>0&&!FS(r,i)}}function Vo(e,t){let n=r=>r.map(i=>i.map(l=>l===null?null:t(l))),s=n(e.control),o=n(e.test),a=s.map(
(r,i)=>r.map((l,d)=>l===null||o[i][d]===null?null:o[i][d]-l));return{control:s,test:o,diff:a}}function Ve(e,t){let n=new Map;for(let s of e){let o=t(s);n.get(o)?.push(s)??n.set(o,[s])}return n}function At(e){
if(e.length===0)return null;let t=[...e].sort((s,o)=>s-o),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var Zm=e=>e.reduce((t,n)=>t+n,0)/e.length,WS=1.05,HS=.05;function rp(e){let t=[...Ve(e,({
rank:o})=>o)].sort(([o],[a])=>o-a).map(([o,a])=>{let r=Zm(a.map(l=>l.step)),i=a.every(l=>l.exposed_communication!==null);return{rank:o,samples:a.length,step:r,waiting:i&&r>0?Zm(a.map(l=>l.exposed_communication))/
r:null}}),n=At(t.map(o=>o.step));for(let o of t)o.lag=n>0?o.step/n:null;let s=t.length<2?[]:t.filter(o=>o.lag>=WS);return{ranks:t,median:n,slow:s,awaited:s.length>0?null:US(t)}}function US(e){if(e.length<
2||e.some(s=>s.waiting===null))return null;let t=e.reduce((s,o)=>o.waiting<s.waiting?o:s),n=At(e.filter(s=>s!==t).map(s=>s.waiting));return n>=HS&&t.waiting<=n/2?t:null}var zS={type:"text",standard:""},Rr=(e,t)=>e[t]??zS,Oe={control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{type:"\
text",standard:"all"},control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:[
"end","next"]},cut_overlaps:{type:"boolean",standard:"false"},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU","GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"\
boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"cho\
ice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},significance:{type:"boolean",standard:"\
false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"\
true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"\
choice",standard:"json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},Us={tag:{type:"texts",standard:""},sort:{type:"choice",standard:"created",words:[
"created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["auto","always",
"never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},is={control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{
type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},level:{type:"choice",standard:"modules",words:[
"modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"\
choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["jso\
n","csv"]}},Cr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},
marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"t\
ext",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},up={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},measure:{
type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},time:{type:"choice",standard:"total",words:["total","self"]},by:{type:"choi\
ce",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},zs=null;function ls(e,t,n){zs&&!zs.some(s=>s.name===
t)&&zs.push({name:t,value:e.getAll(t).join(),allowed:n})}function hp(e,t){zs=[];try{return e(t),zs}finally{zs=null}}function tn(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.includes(o)&&ls(e,t,n.filter(
a=>a!=="").join(", ")),o!==""&&n.includes(o)?o:s}function KS(e,t,n){let s=(e.get(t)??"").split(",").filter(o=>o!=="");return s.every(o=>n.includes(o))||ls(e,t,n.join(", ")),s.filter(o=>n.includes(o))}
function Hc(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.test(o)&&ls(e,t,s),n.test(o)?o:""}function GS(e,t,n,s,o){let a=`${n} to ${s.toLocaleString("en-US")}`,r=Hc(e,t,/^\d+$/,a),i=r===""||Number(r)>=
n&&Number(r)<=s;return i||ls(e,t,a),r!==""&&i?Number(r):o}var YS=new Map([["1","true"],["0","false"]]);function nn(e,t,n,s=Rr(t,n).standard){let{type:o,words:a}=Rr(t,n);if(o==="texts")return e.getAll(
n).filter(f=>f!=="");let r=e.get(n)??"",i=o==="text"?r:YS.get(r)??r,l=o==="boolean"?["true","false"]:a,d=o==="text"?i:l.find(f=>f.toLowerCase()===i.toLowerCase());d===void 0&&i!==""&&ls(e,n,l.join(", "));
let h=(o==="choice"&&d==="false"?"":d)||s;return o==="boolean"?h==="true":h}function cs(e,t,n,s){for(let o of n){let{type:a,standard:r}=Rr(t,o);a==="texts"?s[o].forEach(i=>e.append(o,i)):["",r].includes(
String(s[o]??""))||e.set(o,String(s[o]))}}var Pe={read:(e,t)=>e.get(t)??""},Ie=(e,t="")=>({standard:t,read:(n,s)=>tn(n,s,e,t)}),ip=e=>({read:(t,n)=>KS(t,n,e),text:t=>t.join()}),it=(e,t,n=Rr(e,t).standard)=>({
standard:n,read:s=>nn(s,e,t,n)}),fp=(e,t,n)=>({standard:n,read:(s,o)=>GS(s,o,e,t,n)}),Ln=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,{read:s}])=>[n,s(t,n)]));function ds(e,t,n){for(let[s,{standard:o="",
text:a}]of Object.entries(t)){let r=n[s]??"";if(Array.isArray(r)&&!a)r.forEach(i=>e.append(s,i));else{let i=(a??String)(r);i!==""&&i!==String(o)&&e.set(s,i)}}return e}var mp=(globalThis.document?.documentElement.
dataset.base??"/").replace(/\/$/,""),z=e=>mp+e,us=(e,t)=>z(t.size===0?e:`${e}?${t}`),Uc=e=>`/${e.split("/").slice(mp.split("/").length).join("/")}`,Rt=()=>Uc(location.pathname),VS=15,pp=[10,15,20,30,50,
100],JS=["total","per_step","per_call","percent"],wp=Oe.change.words,gp=Oe.device_type.words,QS=Oe.measure.words,XS=["step","compute","exposed_communication","exposed_memory","idle"],Lr=[...XS,"op"],Qo="\
ProfilerStep*",Ct=[Qo,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],yp=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_du\
ration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],ZS=["name","category","change","q_value"],Xo=e=>ZS.includes(e)?"asc":"desc",zc=["c\
ontrol","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","control_marker_until","test_marker_until","cut_overlaps","use_short_name","merge_addresses","al\
iases","merge_lines"],bp=[...zc,"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],_p={fold:"true",significant:"",measure:"",equivalence:""},
eE=["lines","details","operators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],tE=["control","test","more","less","noise"];function lp(e,t){let n=e.get(t)??"",s=n.
split(",").map(a=>a===""?NaN:Number(a)),o=s.length===4&&s.every(Number.isFinite);return n!==""&&!o&&ls(e,t,"four numbers"),o?n:""}var Nn={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"\
all"},Pn=e=>Object.keys(Nn).some(t=>e[t]!=="all"),kp=(e,t)=>Object.fromEntries(t.map(n=>[n,nn(e,Oe,n,_p[n])])),Kc=e=>Object.fromEntries([...O.flatMap(t=>{let n=`${t}_marker`,s=`${n}_until`;return[[n,e.
get(n)||e.get("marker")||""],[s,tn(e,e.get(s)?s:"marker_until",Oe.marker_until.words,"")]]}),["cut_overlaps",nn(e,Oe,"cut_overlaps")]]),sn=(e=O)=>Object.fromEntries(e.flatMap(t=>[[`${t}_marker`,""],[`${t}\
_marker_until`,""]])),Zo=e=>Object.fromEntries([...Object.keys(sn()),"cut_overlaps"].map(t=>[t,e[t]??""])),Ks=(e,t)=>({...e[`${t}_marker`]&&{marker:e[`${t}_marker`],...e[`${t}_marker_until`]&&{marker_until:e[`${t}\
_marker_until`]}},...nE(e.cut_overlaps)&&{cut_overlaps:"true"}}),nE=e=>String(e??"")==="true",In=(e,t,n,s="")=>Object.entries(Ks(t,n)).forEach(([o,a])=>e.set(o==="cut_overlaps"?o:s+o,a));function sE(e,t,n){
let s=e.get(t)??"";return s===""||/^[0-9a-f]{12}$/.test(s)&&!e.has(n)?s:We(s,e.get(n)??"")}var xp=e=>({sort:Ie(yp,Oe.sort.standard),order:Ie(Oe.order.words,Xo(e)),unit:Ie(JS),measure:{read:t=>tn(t,t.has(
"measure")?"measure":"time",QS,"")},fold:it(Oe,"fold",_p.fold),heat:Ie(Lr),open:ip(eE),hide:ip(tE),zoom_time:{read:lp},zoom_calls:{read:lp},top:fp(1,200,VS),op:{read:(t,n)=>sE(t,n,"op_category")}});function He(e){
let t=new URLSearchParams(e),n=tn(t,"sort",yp,Oe.sort.standard);return{...kp(t,bp),...Kc(t),...!t.has("exclude")&&{exclude:Ct},...n.endsWith("_work")&&{work:!0},...Ln(xp(n),t)}}function lt(e){let t=Nr(
e);return t.delete("fold"),ds(t,xp(e.sort),e),e.exclude.join(`
`)===Ct.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),us("/compare",t)}var ct=(e,t)=>lt({...He(""),control:ee(e),test:ee(t)});function Nr(e){let t=new URLSearchParams;return cs(t,Oe,bp,e),e.
significant||t.delete("measure"),t}function oE(e,t,n){let s=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_\
step"}`;if(e==="diff_percent")return`diff_${s}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,o]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[],[a,r]=Ko(t||"per_step",n);return o===void 0?e:`${o}_${o.endsWith("diff")?r:a}`}function Gs(e,t,n){let s=Nr(e);return s.set("significance","true"),s.set("sort",oE(e.sort,t,n)),s.set("order",
e.order),s.set("measure",n?"self":"total"),s}function Gc(e,t,n,s){let o=Gs(e,t,n);return o.set("format",s),o}var vp=["total","per_step"],aE=["calls","share"],$p=["duration","calls","per_call"],Sp={unit:Ie(
vp),bins:Ie(aE,"calls"),heat:Ie($p,"duration")};function Ys(e){let t=new URLSearchParams(e);return{...kp(t,zc),...Kc(t),...Ln(Sp,t),row:t.has("name")?We(t.get("name"),t.get("category")??""):t.get("row")??
""}}function he(e){let t=new URLSearchParams({control:e.control,test:e.test});return cs(t,Oe,zc,e),t}function hs(e){let t=he(e);return t.set("row",e.row),t}var Je=e=>z(`/compare/op?${ds(hs(e),Sp,{...e,
unit:vp.includes(e.unit)?e.unit:"",heat:$p.includes(e.heat)?e.heat:""})}`);function Ep(e,t,n){let s=Gs(e,t,n);return s.delete("work"),e.sort.endsWith("_work")&&s.delete("sort"),e.op&&s.set("row",e.op),
s}function Tp(e){let t=new URL(lt(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var Cn=Number(
Us.limit.standard),rE=e=>e==="label"?"asc":"desc",Op=e=>({control:Pe,test:Pe,q:it(Us,"q"),tag:it(Us,"tag"),sort:it(Us,"sort"),order:it(Us,"order",rE(e)),page:fp(1,1e6,1)});function ea(e){let t=new URLSearchParams(
e);return Ln(Op(nn(t,Us,"sort")),t)}function Mp(e){let t={...ea(""),...e};return us("/",ds(new URLSearchParams,Op(t.sort),t))}var Pr=e=>e.q!==""||e.tag.length>0;function fs(e){let t=new URLSearchParams(
{group:"auto",sort:e.sort,order:e.order,limit:String(Cn),offset:String((e.page-1)*Cn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ee=e=>e.slice(0,12),Dn=(e,t,n,s)=>s?.[e]?.
label??(n&&ae(n,t[e])?.label)??t[e];function ae(e,t){if(t==="")return;let n=e.find(a=>a.id===t);if(n)return n;let s=e.filter(a=>a.id.startsWith(t.toLowerCase()));if(s.length===1)return s[0];let o=e.filter(
a=>a.label===t);return o.length===1?o[0]:void 0}var iE=["sets","tag","baseline","name","category","layer","measure","time","by"],Vs=e=>Ln(Object.fromEntries(iE.map(t=>[t,it(up,t,t==="sets"?"":void 0)])),
new URLSearchParams(e));function Ir(e){let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),cs(t,up,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","cate\
gory","time"]],e),t}var ta=e=>us("/series",Ir(e)),O=["control","test"],ms={control:"test",test:"control"},Ap=["rank","span","step"],lE=["both",...O],cE={path:{type:"boolean",standard:"false"}},Rp=32,dE=864e8,
uE=300,Jo=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,Ar=(e,t)=>Hc(e,t,/^\d+$/,"whole numbers");function cp(e,t,n){let[s,o]=[Jo(e.get(t)),Jo(e.get(n))],a=s!==null&&o!==null&&s<o&&Math.
max(-s,o)<=dE;return[t,n].filter(r=>!a&&e.get(r)).forEach(r=>ls(e,r,`µs since the beginning, ${t} before ${n}`)),a?[s,o]:[null,null]}var dp=(e,t)=>[...new Set(e.getAll(t))].filter(n=>n!==""&&n.length<=
uE).slice(0,Rp),Ut=(e,{id:t,main:n})=>n?"main":`${e}:${t}`,Js=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t].slice(-Rp),Mr={read:()=>null,text:e=>typeof e=="number"?String(Math.round(e*1e3)/1e3):""},
Cp={ranks:{read:e=>Hc(e,"ranks",/^(all|\d+(-\d+)?(,\d+(-\d+)?)*)$/,"all, or ranks as 0-7,12")},fold:Ie(["none","host","group"],"none"),sort:Ie(["rank","lateness"],"rank"),collective:{read:e=>Jo(Ar(e,"\
collective"))},cut_overlaps:it(Cr,"cut_overlaps"),use_short_name:it(Cr,"use_short_name","false"),path:it(cE,"path"),show:Ie(lE,"both"),from:Mr,to:Mr,sum_from:Mr,sum_to:Mr,open:{read:dp},pin:{read:dp},
q:Pe,name:Pe,category:Pe,nth:{read:e=>Jo(Ar(e,"nth"))},at:Ie(O),align:Pe,align_category:Pe,align_nth:{read:e=>Jo(Ar(e,"align_nth"))??0,standard:0}};function Qs(e){let t=new URLSearchParams(e),n={control:t.
get("control")??"",test:t.get("test")??""};for(let i of O)for(let l of Ap){let d=`${i}_${l}`;n[d]=Ar(t,t.has(d)?d:l)}Object.assign(n,Kc(t));let[s,o]=cp(t,"from","to"),[a,r]=cp(t,"sum_from","sum_to");return{
...n,...Ln(Cp,t),from:s,to:o,sum_from:a,sum_to:r}}function Xs(e){let t=new URLSearchParams,n=(s,o)=>o&&t.set(s,o);O.forEach(s=>n(s,e[s]));for(let s of[...Ap,"marker","marker_until"]){let[o,a]=O.map(i=>e[`${i}\
_${s}`]??""),r=o===a||!e.control||!e.test;n(s,r?o||a:""),O.forEach(i=>n(`${i}_${s}`,r?"":e[`${i}_${s}`]))}return us("/timeline",ds(t,Cp,{...e,...!e.name&&{category:"",nth:"",at:e.ranks?e.at:""},...!e.
align&&{align_category:"",align_nth:0}}))}function zt(e){let t=O.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var hE=(e,t)=>e-t,Lp=e=>[...new Set(e)].sort(hE),Dr=e=>Lp(e.map(t=>t.rank)),Yc=(e,t)=>Lp(
e.filter(n=>n.rank===t).map(n=>n.span)),Vc=(e,t,n)=>e.filter(s=>s.rank===t&&s.span===n).sort((s,o)=>(s.step_number??-1)-(o.step_number??-1));function fE(e){let t=[...e].sort((n,s)=>n.step-s.step);return t[t.
length>>1]}var mE=(e,t)=>e.find(n=>String(n)===t);function Np(e,t,n=null){if(e.length===0)return null;let s=[],o=(d,u,h,f)=>{let m=u===""?void 0:mE(d,u);return u!==""&&m===void 0&&s.push(`${h} ${u}`),
m??(d.includes(f)?f:d[0])},a=o(Dr(e),t.rank,"rank",n?.sample.rank),r=o(Yc(e,a),t.span,"file",n?.sample.span),i=Vc(e,a,r),l=t.step===""?void 0:i.find(d=>String(d.step_number)===t.step);return t.step!==
""&&!l&&s.push(`step ${t.step}`),l??=n?i.find(d=>d.step_number===n.sample.step_number)??i[Math.min(n.place,i.length-1)]:fE(i),{sample:l,place:i.indexOf(l),missing:s}}var Pp={control:Pe,test:Pe,q:Pe,chart:Ie(
["bars","line","scatter","histogram","none"]),x:Pe,y:Pe,y2:Pe,by:Pe},Ip={chart:"",x:"",y:"",y2:"",by:""},qr=e=>Ln(Pp,new URLSearchParams(e)),Br=e=>us("/query",ds(new URLSearchParams,Pp,e));function Fr({
control:e,test:t,q:n},s=""){let o=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:s}).filter(([,a])=>a!=="").forEach(([a,r])=>o.set(a,r)),o}var pE=300,wE=4e3,gE=1e4,qn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},jr=()=>document.dispatchEvent(new Event("connection")),qp=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function yE(){try{let e=await fetch(z("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(gE)});return qp(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function bE(){let e=qn(),t=pE;for(;;){await new Promise(s=>{e.hurry=s,setTimeout(s,t)});let n=await yE();if(n){let s=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&n.build!==void 0&&n.build!==e.build}),jr(),s}e.gone||(e.gone=!0,jr()),t=Math.min(2*t,wE)}}async function Qc({signal:e,isAction:t=!1}={}){let n=qn();e?.throwIfAborted(),
n.back??=bE(),t&&(n.actions+=1,jr());let s;try{return await Promise.race([n.back,new Promise((o,a)=>{s=()=>a(e.reason),e?.addEventListener("abort",s,{once:!0})})])}finally{e?.removeEventListener("abor\
t",s),t&&(n.actions-=1,jr())}}var Bp=e=>{qn().build??=e},Fp=e=>document.addEventListener("connection",()=>e(qn())),bt=z("/api/v1"),_E=700,kE=4,on=class extends Error{constructor(t,n,s,o=null){super(s),
this.name="ApiError",this.status=t,this.code=n,this.offset=o}};function Xc(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="string"||typeof n.title=="string")return new on(e,n.code??"error",n.detail||
n.title,n.offset??null)}catch{}return new on(e,"error",`The server answered with status ${e}.`)}var Jc=()=>new on(0,"offline","The server does not answer. Is “tracediff serve” still running?"),xE=/"(?:stream|correlation)":-?\d{16}/,
vE=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(t)&&n?.source||t,$E=/\d{16}/,SE=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??
"")?n.source:t,EE=(e,t)=>new Promise((n,s)=>{let o=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(o),s(t.reason)},{once:!0})});function Dp(e){globalThis.waitingRequests=(globalThis.waitingRequests??
0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function jp(e){let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Lt(e,t,n={}){let s=!1,o=1;
try{for(;;)try{return await TE(e,t,n)}catch(a){if(a.code==="offline"&&o<kE){o+=1,await Qc({signal:n.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&a.status===404&&o>1)return null;if(a.code!=="n\
ot_checked_yet")throw a;s||(s=!0,Dp(1)),await EE(_E,n.signal)}}finally{s&&Dp(-1)}}async function TE(e,t,{body:n,signal:s,digits:o=!1}){let a={method:e,signal:s,headers:{Accept:"application/json"}};n!==
void 0&&(a.headers["Content-Type"]="application/json",a.body=JSON.stringify(n));let r,i;try{r=await fetch(bt+t,a),i=await r.text()}catch(l){throw l.name==="AbortError"?l:Jc()}if(qp(r))throw Jc();if(!r.
ok)throw Xc(r.status,i);if(i==="")return null;try{return JSON.parse(i,o&&$E.test(i)?SE:xE.test(i)?vE:void 0)}catch{throw new on(r.status,"bad_answer","The server sent an answer that is not JSON.")}}var ge=(e,t)=>Lt(
"GET",e,t),le=encodeURIComponent,Zs=e=>ge("/status",e);async function _t(e,t){let n=await ge(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(s=>({set:s}))}}async function Kt(e,t){let n=e.map(
o=>`id=${le(o)}`).join("&"),s=e.length===0?[]:(await ge(`/sets?${n}`,t)).sets;return[...new Map(s.map(o=>[o.id,o])).values()]}async function Wp(e){let t=await Kt(e);return t.length>0?t:(await _t("limi\
t=1")).entries.map(({set:n})=>n)}var ps=async e=>(await ge("/tags",e)).tags,an=(e,t)=>ge(`/sets/${le(e)}`,t),Bn=(e,t)=>Lt("PATCH",`/sets/${le(e)}`,{body:t}),na=e=>Lt("DELETE",`/sets/${le(e)}`),Hp=async(e,t)=>(await Lt(
"POST",`/sets/${le(e)}/split`,{body:t})).job,Up=async(e,t)=>(await Lt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,sa=e=>Lt("POST",`/sets/${le(e)}/restore`),fe=(e,t)=>ge(`/compare\
_traces?${e}`,t),Wr=(e,t)=>ge(`/compare_traces/op?${e}`,t),Hr=(e,t,n)=>ge(e===""?`/compare_traces/tree?${t}`:`/sets/${le(e)}/tree?${t}`,n),eo=async(e,t,n)=>(await ge(`/sets/${le(e)}/steps?${new URLSearchParams(
t)}`,n)).steps,Ur=(e,t,n)=>ge(`/sets/${le(e)}/timeline?${t}`,n),zr=(e,t,n)=>ge(`/sets/${le(e)}/timeline/find?${t}`,n),Zc=(e,t,n,s)=>ge(`/sets/${le(e)}/timeline/ranks${t}?${n}`,s),kt=(e,t,n)=>ge(`/anal\
ysis/${e}?${t}`,n),ed=(e,t)=>ge(`/series?${e}`,t),zp=e=>`${bt}/series?${e}`,Kp=(e,t)=>`${bt}/analysis/${e}?${t}`,to=async(e,t,n)=>(await ge(`/sets/${le(e)}/ops?q=${le(t)}&limit=50`,n)).ops,oa=e=>`${bt}\
/compare_traces?${e}`,Kr=e=>`${bt}/report?${e}`,Gr=e=>`${bt}/bundle?${e}`,Gp=e=>`${bt}/compare_traces/op?${e}`,Yp=(e,t,n)=>ge(`/sets/${le(e)}/timeline/sums?${t}`,n),Vp=(e,t)=>ge(`/sql?${e}`,{...t,digits:!0}),
Jp=e=>`${bt}/sql?${e}`,Qp=async(e,t)=>(await ge(`/sql/schema?${e}`,t)).tables,Yr=(e,t,n)=>`${bt}/sets/${le(e)}/files/${t}/trace${n?`?${n}`:""}`,Xp=e=>`${bt}/sets/${le(e)}/aligned_trace`;async function Vr(e,{
signal:t,onProgress:n}){let s=[],o=0,a;try{if(a=await fetch(e,{signal:t}),a.ok){let r=a.body.getReader();for(;;){let{done:i,value:l}=await r.read();if(i)break;s.push(l),o+=l.length,n(o,Number(a.headers.
get("Content-Length")))}return await new Blob(s).arrayBuffer()}}catch(r){throw r.name==="AbortError"?r:o>0?new on(0,"broken","The download stopped before its end. The log of the server says why."):Jc()}
throw Xc(a.status,await a.text())}var Zp=async e=>(await ge("/jobs",e)).jobs,ew=(e,t)=>ge(`/jobs/${le(e)}`,t),no=e=>Lt("DELETE",`/jobs/${le(e)}`),tw=e=>new EventSource(`${bt}/jobs/${le(e)}/events`),nw=(e,t,n)=>Lt(
"POST","/uploads",{body:{label:e,files:t,files_are:n}}),sw=async(e="")=>(await Lt("POST",`/samples${e&&`/${e}`}`)).jobs,ow=e=>ge(`/uploads/${le(e)}`),td=e=>Lt("DELETE",`/uploads/${le(e)}`),aw=async e=>(await Lt(
"POST",`/uploads/${le(e)}/commit`)).job;function rw(e,t,n,{from:s=0,signal:o,onProgress:a}){return new Promise((r,i)=>{let l=new XMLHttpRequest,d=()=>l.abort(),u=(f,m)=>{o?.removeEventListener("abort",
d),f(m)},h=()=>u(i,new DOMException("Cancelled","AbortError"));if(o?.aborted){h();return}o?.addEventListener("abort",d),l.open("PUT",`${bt}/uploads/${le(e)}/files/${le(t)}`),l.setRequestHeader("Conten\
t-Type","application/octet-stream"),s>0&&l.setRequestHeader("Content-Range",`bytes ${s}-${n.size-1}/${n.size}`),l.upload.addEventListener("progress",f=>a(s+f.loaded)),l.addEventListener("load",()=>{if(l.
status<200||l.status>299){u(i,Xc(l.status,l.responseText));return}try{u(r,JSON.parse(l.responseText))}catch{u(i,new on(l.status,"bad_answer","The server sent an answer that is not JSON."))}}),l.addEventListener(
"error",()=>u(i,new on(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),l.addEventListener("abort",h),l.send(s>0?n.slice(s):n)})}function c(e,t={},...n){let s=document.createElement(e);for(let[o,a]of Object.entries(t??{}))if(!(a==null||a===!1))if(o==="class")s.className=a;else if(o==="text")s.textContent=a;else if(o==="on")for(let[
r,i]of Object.entries(a))s.addEventListener(r,i);else if(o==="data")Object.assign(s.dataset,a);else if(o==="css")for(let[r,i]of Object.entries(a))s.style.setProperty(r,i);else s.setAttribute(o,a===!0?
"":String(a));return Jr(s,n),s}function Jr(e,t){for(let n of t)Array.isArray(n)?Jr(e,n):n!=null&&n!==!1&&e.append(n)}function _(e,...t){return e.textContent="",Jr(e,t),e}function Fn(e,t){let n=new Set(
t);for(let o of[...e.childNodes])n.has(o)||o.remove();let s=e.firstChild;for(let o of t)o===s?s=s.nextSibling:e.insertBefore(o,s)}function v(e,t,n={}){return c("button",{type:"button",...n,on:{click:t}},
e)}function ce(e,t,{value:n,...s}={}){let o=c("select",{...s,on:{change:()=>t(o.value)}},e.map(([a,r])=>c("option",{value:a,selected:a===n},r)));return o}var aa=new WeakMap,OE=300;function De(e,t,n="f\
ield"){let s=e.querySelector('[role="combobox"][aria-expanded="true"]');if(s){aa.has(e)||new MutationObserver((a,r)=>{r.disconnect(),setTimeout(()=>{let i=aa.get(e);aa.delete(e),i&&De(e,i,n)},OE)}).observe(
s,{attributeFilter:["aria-expanded"]}),aa.set(e,t);return}aa.delete(e);let o=e.contains(document.activeElement)?document.activeElement.dataset[n]:void 0;t(),o!==void 0&&[...e.querySelectorAll(`[data-${n}\
]`)].find(a=>a.dataset[n]===o)?.focus()}function ws(e,t,n,...s){let o=P("dialog"),a=()=>r.close();_(n,c("div",{class:"trace-head"},c("h2",{id:o},e),Y("close","Close",a)),s),n.classList.add("trace-box");
let r=c("dialog",{class:`trace-dialog ${t}`.trim(),"aria-labelledby":o,on:{close:()=>r.remove(),click:i=>{i.target===r&&a()}}},n);return document.body.append(r),r.showModal(),r}var Me=({code:e,message:t},n,...s)=>c(
"div",{class:"error-box",role:"alert",data:e&&{code:e}},n&&[c("h2",{},n),c("p",{},t)],n?s.length>0&&c("p",{},s):t);function jn({wait:e,onText:t,onStep:n=null,empties:s=!0,...o}){let a=ye(e,()=>t(r.value.
trim())),r=c("input",{type:"search",autocomplete:"off",spellcheck:"false",...o,on:{input:a,keydown(i){let l=n&&i.key==="Enter";!l&&!(s&&i.key==="Escape"&&r.value!=="")||(i.preventDefault(),a.cancel(),
r.value=l?r.value:"",t(r.value.trim()),l&&n(i.shiftKey?-1:1))}}});return r}var ME="http://www.w3.org/2000/svg";function W(e,t={},...n){let s=document.createElementNS(ME,e);for(let[o,a]of Object.entries(
t))s.setAttribute(o,String(a));return Jr(s,n),s}function ia(e,t,n,s){let o=globalThis.devicePixelRatio||1;[e.width,e.height]=[Math.round(t*o),Math.round(n*o)],e.style.setProperty("height",`${n}px`);let a=e.
getContext("2d",s);return a.scale(o,o),a}var AE={pencil:"M2.5 13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.\
3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l\
-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2\
.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.\
2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function dt(e){return W("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},W("pat\
h",{d:AE[e]}))}function Y(e,t,n,s={}){return c("button",{type:"button",title:t,"aria-label":t,...s,class:`icon-button ${s.class??""}`.trim(),on:{click:n}},dt(e))}var iw=0;function P(e){return iw+=1,`${e}\
-${iw}`}var Ue=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function j(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.
textContent=e},50)}function ye(e,t){let n=0,s=(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)};return s.cancel=()=>clearTimeout(n),s}function $e(e,t,n){let s=new Map;return{node:c("div",{class:"s\
egmented",role:"group","aria-label":e},t.map(([a,r,i])=>{let l=v(r,()=>n(a),{title:i,"aria-pressed":"false"});return s.set(a,l),l})),buttons:s,press(a){for(let[r,i]of s)i.setAttribute("aria-pressed",String(
r===a))}}}function G(e,{action:t=null,seconds:n=8,urgent:s=!1}={}){let o=c("div",{class:`toast${s?" toast-urgent":""}`},c("span",{class:"toast-text"},e)),a=0,r=()=>{clearTimeout(a),o.remove()},i=()=>{
clearTimeout(a),a=setTimeout(r,n*1e3)};t&&o.append(v(t.label,()=>{r(),t.run()},{class:"toast-action"})),o.append(Y("close","Dismiss",r));let l=()=>clearTimeout(a);return o.addEventListener("pointerent\
er",l),o.addEventListener("focusin",l),o.addEventListener("pointerleave",i),o.addEventListener("focusout",i),document.getElementById("toasts").append(o),j(t?`${e} ${t.label} is available.`:e,s),i(),r}
var so=4,RE=e=>dw(e.menu,e.opener);function lw(e,t=!1){e.menu=c("div",{class:"row-menu",role:"menu",id:e.id,"aria-label":e.label,on:{keydown:n=>LE(e,n),focusout:n=>NE(e,n)}}),_(e.menu,e.items().filter(
n=>!n.hidden).map(n=>CE(e,n))),e.opener.setAttribute("aria-expanded","true"),e.opener.setAttribute("aria-controls",e.id),e.opener.closest("main").append(e.menu),dw(e.menu,e.opener),addEventListener("s\
croll",e.follow,{capture:!0}),addEventListener("resize",e.follow),cw(e).at(t?-1:0)?.focus({preventScroll:!0})}function ra(e){removeEventListener("scroll",e.follow,{capture:!0}),removeEventListener("re\
size",e.follow);let t=e.menu;e.menu=null,t?.remove(),e.opener.setAttribute("aria-expanded","false"),e.opener.removeAttribute("aria-controls")}var cw=e=>[...e.menu.querySelectorAll('[role="menuitem"]')],
CE=(e,t)=>c(t.href?"a":"button",{role:"menuitem",type:t.href?null:"button",href:t.href,download:t.download,tabindex:"-1",class:t.danger?"danger":t.href?"button":"",disabled:t.disabled,title:t.title,on:{
click:()=>{if(t.href){setTimeout(()=>e.menu&&(e.opener.focus({preventScroll:!0}),ra(e)));return}ra(e),e.opener.focus({preventScroll:!0}),t.run()}}},t.text,t.note&&[" ",c("span",{class:"muted small"},t.
note)]);function LE(e,t){let n=cw(e).filter(r=>!r.disabled),s=n.indexOf(document.activeElement),o=t.key.length===1?t.key.toLowerCase():"",a={ArrowDown:n[(s+1)%n.length],ArrowUp:n.at(s-1),Home:n[0],End:n.
at(-1)}[t.key]??(o.trim()===""?void 0:[...n.slice(s+1),...n].find(r=>r.textContent.toLowerCase().startsWith(o)));(t.key==="Escape"||t.key==="Tab")&&(ra(e),e.opener.focus({preventScroll:!0})),(t.key===
"Escape"||a)&&(t.preventDefault(),t.stopPropagation(),a?.focus({preventScroll:!0}))}function NE(e,t){e.menu&&!e.menu.contains(t.relatedTarget)&&t.relatedTarget!==e.opener&&ra(e)}function Qr(e,t,{text:n,
...s}={}){let o={label:e,items:t,menu:null};o.follow=()=>RE(o),o.id=P("menu");let a=n?{}:{title:e,"aria-label":e};return o.opener=c("button",{type:"button",...a,...s,class:`${n?"":"icon-button "}menu-\
button ${s.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"false",on:{click:()=>o.menu?ra(o):lw(o),keydown:r=>{(r.key==="ArrowDown"||r.key==="ArrowUp")&&(r.preventDefault(),lw(o,r.key==="Ar\
rowUp"))}}},n??dt("more")),o.opener}function dw(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:o}=e,a=n.bottom+so+o<=innerHeight;e.style.setProperty("top",`${Math.max(so,a?n.bottom+so:
n.top-so-o)}px`),e.style.setProperty("left",`${Math.max(so,Math.min(n.right-s,innerWidth-s-so))}px`)}function Ae(e){let t=c("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,
"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var PE="tracediff.theme",nd=new Set,Zr=e=>globalThis.matchMedia?.(e)??{matches:!1},ad=Zr("(prefers-color-scheme: dark)");function sd(){let e=document.documentElement.dataset.theme;return e==="light"||
e==="dark"?e:"auto"}function IE(){let e=sd();return e==="auto"?ad.matches?"dark":"light":e}function Re(e){return nd.add(e),()=>nd.delete(e)}function uw(){for(let e of[...nd])e(IE())}function mw(e){e.value=
sd(),e.addEventListener("change",()=>{e.value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(PE,e.value)}catch{}uw()}),ad.
addEventListener("change",()=>{sd()==="auto"&&uw()})}var DE=Zr("(forced-colors: active)"),Xr=new Map,hw="";function E(e){let{theme:t,printing:n}=document.documentElement.dataset,s=`${t} ${n} ${ad.matches}\
 ${DE.matches}`;return s!==hw&&(Xr=new Map,hw=s),Xr.has(e)||Xr.set(e,qE(e)),Xr.get(e)}function qE(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.
body.append(t);let n=getComputedStyle(t).color;return t.remove(),n}var od=new Set,pw=!1,ei=()=>pw;function oo(e){return od.add(e),()=>od.delete(e)}function fw(e){pw=e,document.documentElement.toggleAttribute(
"data-printing",e);for(let t of[...od])t()}function ww(){window.addEventListener("beforeprint",()=>fw(!0)),window.addEventListener("afterprint",()=>fw(!1))}var rd=null;function ni(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(rd??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{rd=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),rd)}var BE={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},si=()=>[[0,E("--heat-low")],[.5,E("--heat-middle")],[1,E("--heat-high")]],oi=()=>[
[0,E("--less-fill")],[.5,E("--heat-zero")],[1,E("--more-fill")]];function rn(){return{control:E("--control-fill"),test:E("--test-fill"),more:E("--more-fill"),less:E("--less-fill"),noise:E("--noise-fil\
l"),surface:E("--surface"),highlight:E("--highlight"),highlightEdge:E("--accent")}}function FE(){let e=E("--text"),t=E("--muted"),n=E("--grid"),s={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{
color:t,size:11},automargin:!1},o=getComputedStyle(document.body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:o,size:12,color:e},colorway:[E("--co\
ntrol-fill"),E("--test-fill"),E("--more-fill")],xaxis:s,yaxis:s,legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:E("--surface-raised"),bordercolor:E("--border-strong"),font:{family:o,size:12,color:e},
align:"left",namelength:-1},separators:".,"}}}var ut=e=>({template:FE(),hovermode:"closest",...e}),Qe=(e,t={standoff:4})=>({text:e,font:{size:11},...t}),be=e=>e.filter(Boolean).map(t=>ie(t)).join("<br\
>"),Ce=e=>({customdata:e,hovertemplate:"%{customdata}<extra></extra>"}),ai=(e,t,n)=>({type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:e,y:t,...Ce(n)}),gs=(e,t)=>({type:"scatter",mode:"lines",
x:t.flatMap((n,s)=>[e[s],e[s+1]]),y:t.flatMap(n=>[n,n])});function Wn(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var id=17;function jE({title:e,lines:t,keys:n=[]},s,o){let a=rn(),
r=t.flatMap(m=>ss(m,Math.floor(s/6.6),3)),i=30+id*r.length+(n.length>0?24:0)+8,l=(m,p,w,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-o.left,
yshift:o.top+i-m,text:ie(p),font:{size:w,color:E(y?"--text":"--muted")}}),d=[l(8,e,15,!0),...r.map((m,p)=>l(30+id*p,m,12,!1))],u=[],h=12-o.left,f=30+id*r.length+4;for(let[m,p]of n)u.push({type:"rect",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:h,x1:h+14,y0:o.top+i-f-13,y1:o.top+i-f-4,fillcolor:a[m]??E(m),line:{width:0}}),d.push({...l(f,p,12,!1),xshift:h+19}),
h+=19+7*p.length+18;return{annotations:d,shapes:u,height:i}}async function WE(e,t,n,s){let o=await ni(),a=E("--surface"),r=Math.max(e.clientWidth,900),{l:i,t:l}=e._fullLayout.margin,d=jE(s,r,{left:i,top:l}),
{layout:u}=e,h={data:e.data,layout:{...u,paper_bgcolor:a,plot_bgcolor:a,margin:{...u.margin,t:l+d.height},annotations:[...u.annotations??[],...d.annotations],shapes:[...u.shapes??[],...d.shapes]}};await o.
downloadImage(h,{format:t,filename:n,width:r,height:e.clientHeight+d.height,scale:t==="png"?2:1})}var HE=4,gw=280,UE=[250,1e3],Gt=[],_w=-1/0;function zE({target:e}){e.closest?.(".chart")||(_w=performance.
now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(e,zE,{capture:!0,passive:!0});function KE(e,t){return new Promise(n=>{Gt.push({node:e,isNew:t,go:n}),
Gt.length===1&&Ue().then(ld)})}function GE(e){let t=Gt.findIndex(n=>n.node===e);t>=0&&Gt.splice(t,1)[0].go()}function ld(){if(Gt.length===0)return;let e=performance.now()-_w,t=({node:a})=>{let{top:r,bottom:i}=a.
getBoundingClientRect();return i>0&&r<window.innerHeight},n=Gt.find(t),s=n??Gt[0],o=UE[n||s.isNew?0:1]-e;if(o>0){setTimeout(ld,o);return}Gt.splice(Gt.indexOf(s),1),s.go(),Gt.length>0&&Ue().then(ld)}function YE(e,t){
let n=null,s=null;e.on("plotly_hover",i=>{n=i}),e.on("plotly_unhover",()=>{n=null});let o=0,a=0,r=i=>{clearTimeout(o),o=performance.now()<a?0:setTimeout(()=>t(i),gw)};e.on("plotly_doubleclick",()=>{clearTimeout(
o),a=performance.now()+gw}),e.on("plotly_click",i=>{s=null,r(i)}),e.addEventListener("mousedown",({clientX:i,clientY:l,button:d})=>{s=n&&d===0?{event:n,x:i,y:l}:null},!0),e.addEventListener("click",({
clientX:i,clientY:l})=>{let d=s;s=null,d&&Math.hypot(i-d.x,l-d.y)<HE&&r(d.event)})}async function cd(e,t=!1){if(e.waiting){t&&GE(e.node);return}let n;e.waiting=!0;try{e.drawn||await Ue(),n=await ni(),
t||(delete e.plot.dataset.ready,await KE(e.node,!e.drawn))}catch(r){_(e.message,r.message),e.message.hidden=!1;return}finally{e.waiting=!1}if(e.width=e.plot.clientWidth,e.dead||!e.data||e.data.empty||
e.width===0)return;let s=e.spec.height(e.data,e.width);e.plot.style.height=`${s}px`;let{data:o,layout:a}=e.spec.make(e.data,e.width);await n.react(e.plot,o,{...a,width:e.width,height:s,showlegend:!1,uirevision:e.
data.zoom??e.data.revision},BE),!e.drawn&&!e.dead&&(e.drawn=!0,e.spec.onClick&&YE(e.plot,r=>e.spec.onClick(r,e.data)),e.spec.onRelayout&&e.plot.on("plotly_relayout",r=>e.spec.onRelayout(r,e.data)),e.spec.
onDoubleClick&&e.plot.on("plotly_doubleclick",()=>e.spec.onDoubleClick(e.data)),e.plot.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),e.plot.dataset.ready=e.data.revision}function yw(e){
e.drawn&&e.data&&!e.data.empty&&!e.spec.paint&&cd(e,!0)}function VE(e,t){e.drawn&&(e.spec.save??WE)(e.plot,t,`${e.data.file}-${e.spec.file}`,{title:[e.spec.title,e.data.heading].filter(Boolean).join("\
, "),lines:e.data.caption??[],keys:typeof e.spec.keys=="function"?e.spec.keys():e.spec.keys??[]})}function JE(e,t){let n=e.data?.revision===t.revision&&!t.empty;if(e.data=t,e.heading.textContent=t.heading??
"",e.plot.dataset.wanted=t.revision,e.plot.hidden=!!t.empty,e.tools.hidden=e.plot.hidden,e.node.toggleAttribute("data-empty",e.plot.hidden),e.message.hidden=!t.empty,_(e.message,t.empty),!(t.empty||n&&
e.drawn)){if(e.spec.paint){e.plot.style.height=`${e.spec.height(t)}px`,_(e.plot,e.spec.paint(t)),e.drawn=!0,e.plot.dataset.ready=t.revision;return}e.plot.style.height=`${e.spec.height(t,e.spec.height.
length>1?e.plot.clientWidth||600:0)}px`,cd(e)}}function QE(e,t){e.drawn&&!e.plot.hidden&&globalThis.Plotly.relayout(e.plot,t(e.plot.layout))}function XE(e){e.dead=!0,e.observer.disconnect(),e.stopPrinting(),
e.drawn&&!e.spec.paint&&globalThis.Plotly.purge(e.plot)}function nt(e){let t={spec:e,data:null,drawn:!1,waiting:!1,dead:!1,width:0};t.plot=c("div",{class:"plot",id:e.id}),t.heading=c("span",{class:"ch\
art-unit"}),t.message=c("p",{class:"chart-message muted",hidden:!0});let n=Ae(e.title);return t.tools=c("div",{class:"chart-tools"},e.tools,n.node,["PNG","SVG"].map(s=>v(s,()=>VE(t,s.toLowerCase()),{title:`${e.
title}: download as ${s}`,"aria-label":`${s} of ${e.title}`}))),t.node=c("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},c("div",{class:"chart-head"},c(e.level??"h3",{},e.title,
" ",t.heading),t.tools),e.extra,t.plot,t.message),t.observer=new ResizeObserver(()=>{t.data&&!e.paint&&!ei()&&!t.plot.hidden&&t.plot.clientWidth>0&&Math.abs(t.plot.clientWidth-t.width)>1&&cd(t)}),t.observer.
observe(t.node),t.stopPrinting=oo(()=>yw(t)),{node:t.node,sql:n,draw:s=>JE(t,s),retheme:()=>yw(t),layout:()=>t.plot.layout,relayout:s=>QE(t,s),unmount:()=>XE(t)}}function ln(e,t){let n=Math.max(1,Math.
ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(s,o)=>o*n)}function dd(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),
n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var ZE=900,ti=12,bw=17,e1=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];
function kw(e){let t=getComputedStyle(e);if(t.display==="none"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let s of e1){let o=t.getPropertyValue(
s);o!==""&&!o.startsWith("url(")&&n.setAttribute(s,o)}for(let s of e.childNodes){let o=s.nodeType===Node.TEXT_NODE?s.cloneNode():kw(s);o&&n.append(o)}return n}function t1({title:e,lines:t,keys:n},s){let o=getComputedStyle(
document.body).fontFamily,a=(u,h,f,m,p)=>W("text",{x:u,y:h,fill:E(p?"--text":"--muted"),"font-size":m,"font-weight":p?600:400,"font-family":o},f),r=t.flatMap(u=>ss(u,Math.floor(s/6.6),3)),i=[a(ti,22,e,
15,!0),...r.map((u,h)=>a(ti,42+bw*h,u,12,!1))],l=30+bw*r.length+18,d=ti;for(let[u,h]of n)i.push(W("rect",{x:d,y:l-9,width:14,height:9,fill:E(`--${u}-fill`)}),a(d+19,l,h,12,!1)),d+=19+7*h.length+18;return{
nodes:i,height:l+ti}}function n1(e,t){let{width:n,height:s,left:o,top:a}=e.getBoundingClientRect(),r=Math.max(n,ZE),i=t1(t,r),l=[...e.querySelectorAll(":scope > svg")].map(u=>{let h=u.getBoundingClientRect(),
f=kw(u);for(let[m,p]of Object.entries({x:h.left-o,height:h.height,y:i.height+h.top-a,overflow:"visible",width:h.width+(h.width>n/2?r-n:0)}))f.setAttribute(m,String(p));return f}),d=i.height+s;return{width:r,
height:d,node:W("svg",{xmlns:"http://www.w3.org/2000/svg",width:r,height:d,viewBox:`0 0 ${r} ${d}`},W("rect",{width:"100%",height:"100%",fill:E("--surface")}),i.nodes,l)}}var xw="image/svg+xml";async function s1(e,t,n){
let s=new Image;s.src=`data:${xw};charset=utf-8,${encodeURIComponent(e)}`,await s.decode();let o=document.createElement("canvas");return[o.width,o.height]=[2*t,2*n],o.getContext("2d").drawImage(s,0,0,
o.width,o.height),new Promise(a=>{o.toBlob(a,"image/png")})}async function vw(e,t,n,s){let{node:o,width:a,height:r}=n1(e,s),i=new XMLSerializer().serializeToString(o),l=t==="svg"?new Blob([i],{type:xw}):
await s1(i,a,r);dd(l,`${n}.${t}`)}var[Hn,ys,$w,Nt,Xe,o1,ri,a1]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],la="Every page",Sw="First move to a set of the list, with the arrow keys.",ii="First select a\
 call, in the lanes or in the table.",bs="There is nothing to search on this page.",Tw=[{pages:[Hn],keys:["/"],text:"Find sets",action:"search",none:bs},{pages:[Hn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[Hn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Hn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[Hn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Hn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[Hn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Sw},{pages:[Hn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Sw},{pages:[ys],keys:["/"],text:"Search the names of the rows",action:"search",none:bs},{pages:[ys],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
ys],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ys],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[ys],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[Nt],keys:["/"],text:"Find a frame or a kernel",action:"search",none:bs},{pages:[Nt],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[Nt],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[Nt],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Nt],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[Nt],keys:["Space"],text:"In the table: select the frame"},{pages:[Nt],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[Nt],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[Nt],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[ys,$w,Nt,Xe,ri],keys:["c"],text:"Choose the control",action:"control"},{pages:[ys,$w,Nt,Xe,ri],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Xe],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:bs},{pages:[Xe],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Xe],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Xe],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Xe],keys:["d"],text:"Move to the right",action:"right"},{pages:[Xe],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Xe],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:ii},{pages:[Xe],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Xe],keys:["m"],action:"measure",none:ii,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[Xe],keys:["ArrowDown","ArrowUp","Home","End"],
text:"In the lanes of ranks: to another lane’s name; Home and End on a name: the first, the last"},{pages:[Xe],keys:["Enter"],text:"On the name of a lane: open or close it; in the lanes of ranks, th\
e one that is marked"},{pages:[o1],keys:["/"],text:"Move to the operator field, or else to the ranks field",action:"search",none:bs},{pages:[a1],keys:["/"],text:"Move to the sets field",action:"search"},
{pages:[ri],keys:["/"],text:"Find a table or column",action:"search",none:bs},{pages:[ri],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[la],keys:["?"],text:"List the keys",action:"hel\
p"},{pages:[la],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:bs},{pages:[Xe],keys:[","],action:"former",none:ii},
{pages:[Xe],keys:["."],action:"next",none:ii}],r1={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},i1=["button","checkbox","file","ra\
dio","range","reset","submit"];function ca(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!i1.includes(e.type))}function l1(e,t){let{target:n,
key:s}=e,o=ca(n);return Tw.find(a=>a.action&&a.keys.includes(s)&&(!a.pages||a.pages.some(r=>[t.name,la].includes(r)))&&(a.inSearch?n.type==="search":!o||s==="Escape"&&(n.matches('select, [role="combob\
ox"]')||!n.value)))}function c1(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function d1(e){return e.flatMap((t,n)=>[n>0&&" ",
c("kbd",{},r1[t]??t)])}function Ew(e,t){let n=Tw.filter(({pages:s,text:o})=>o&&s?.includes(t));return n.length>0&&c("section",{},c("h3",{},e),c("dl",{class:"keys"},n.map(({keys:s,text:o})=>c("div",{},
c("dt",{},d1(s)),c("dd",{},o)))))}var u1=e=>ws("Keys","keys-dialog",c("div"),Ew(`${e.name} page`,e.name),Ew(la,la),c("p",{class:"muted small"},"Letters typed into a field stay there."));function Ow(e,t){
let n=()=>e()&&u1(e().page);t.addEventListener("click",n),document.addEventListener("keydown",s=>{let{page:o,view:a}=e()??{};if(!o||s.defaultPrevented||s.isComposing||s.ctrlKey||s.metaKey||s.altKey||document.
querySelector('dialog[open], [role="menu"]'))return;let r=l1(s,o);if(!r||r.action==="close"&&c1())return;let i=r.action==="help"?n:a.keys?.[r.action],l=i!==void 0&&i()!==!1;(l||r.none)&&s.preventDefault(),
!l&&r.none&&G(r.none,{seconds:4})})}var ao=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Iw=ao.flatMap(([e])=>e),Dw=ao.flatMap(([,e])=>e),cn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],xt=(e,t)=>t.some(n=>e.includes(n));function h1(e,t){let[n,s]=[cn(e),cn(t)];for(let[o,a]of ao){let r=xt(n,o)&&xt(s,a);if(r!==(xt(s,o)&&xt(n,a)))return r?-1:1}for(let[o,a]of[[Iw,-1],[Dw,1]])if(xt(n,o)!==
xt(s,o))return xt(n,o)?a:-a;return 0}function pd(e){for(let[t,n]of ao){let s=e.map(a=>[xt(cn(a),t),xt(cn(a),n)]),o=a=>s.flatMap((r,i)=>r[a]?[i]:[]);if(s.every(([a,r])=>a!==r)&&o(0).length>0&&o(1).length>
0)return[o(0),o(1)]}return null}var f1=10n**17n;function Mw(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let n=e.file_list.filter(s=>s.first_event_ns!==null).map(s=>BigInt(
s.first_event_ns)).reduce((s,o)=>s===null||o<s?o:s,null);return n!==null&&n>f1?n:null}function da(e,t){let n=h1(e.label,t.label),[s,o]=[Mw(e),Mw(t)];return(n!==0?n>0:s!==null&&o!==null&&o<s)?[t,e]:[e,
t]}var Aw=e=>[...new Set(cn(e).filter(t=>!/\d/.test(t)&&!Iw.includes(t)&&!Dw.includes(t)))];function qw(e,t){let[n,s]=[Aw(e),Aw(t)],o=n.filter(r=>s.includes(r)).length,a=Math.min(n.length,s.length);return a===
0?ao.some(([r,i])=>[[e,t],[t,e]].some(([l,d])=>xt(cn(l),r)&&xt(cn(d),i))):o>1||o===a}var m1=100,Rw=(e,t)=>cn(e).filter(n=>!t.includes(n)).join(" ");function wd(e){if(e.length===2){let[t,n]=da(e[1],e[0]);
return{control:t.id,test:n.id}}for(let[t,n]of ao){let s=[...t,...n],o=u=>e.filter(h=>xt(cn(h.label),u)).slice(0,m1),[a,r]=[o(t),o(n)],i=r.map(u=>[a.find(h=>h!==u&&Rw(h.label,s)===Rw(u.label,s)),u]).find(
([u])=>u!==void 0),[l,d]=i??[a[0],r[0]];if(l&&d&&l!==d)return{control:l.id,test:d.id}}return{control:"",test:""}}var p1=4<<20,Cw=16<<20,Lw=262144,Bw=4;function fd(e){let[t,...n]=e.split("/").reverse(),
s=[/rank[-_.= ]?(\d{1,15})/i.exec(t),...n.map(o=>/(?<![a-z])rank[-_.= ]?(\d{1,15})/i.exec(o))].find(o=>o!==null);return s?Number(s[1]):null}function w1(e,t){let n="",s=0;for(let o=t;o<e.length&&s>=0;o+=
1){let a=e[o];if(a==='"'){let r=g1(e,o+1);n+=s===0?e.slice(o,r):"",o=r-1}else a==="{"||a==="["?s+=1:a==="}"||a==="]"?s-=1:s===0&&(n+=a)}return n}function g1(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=
e[n]==="\\"?2:1;return n+1}function li(e){let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(w1(e,t.index+t[0].length));return n?Number(n[1]):null}async function y1(e){
let[t,n]=new Uint8Array(await e.slice(0,2).arrayBuffer());return t===31&&n===139}async function Nw(e,t,n){let s=await y1(e),a=e.slice(0,s?e.size:t).stream().pipeThrough(s?new DecompressionStream("gzip"):
new TransformStream).pipeThrough(new TextDecoderStream).getReader(),r="",i=!1;try{for(;r.length<t&&!n(r);){let{done:l,value:d}=await a.read();if(l){i=!0;break}r+=d}}catch{}return a.cancel().catch(()=>{}),
{text:r,ended:i,zipped:s}}var b1=e=>e.includes('"traceEvents"')||e.includes('"distributedInfo"')&&li(e)!==null;async function _1({name:e,file:t}){if(jw.test(e))return{isTrace:!0,rank:fd(e)};let n=await Nw(
t,p1,b1);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let s=li(n.text.split('"traceEvents"')[0]);if(s===null&&!n.zipped)s=li(await t.slice(Math.max(0,t.size-Lw)).text());else if(s===null&&
t.size<=Cw/8){let{text:o}=await Nw(t,Cw,()=>!1);s=li(o.slice(-Lw))}return{isTrace:!0,rank:s??fd(e)}}async function Fw(e){let t=0,n=async()=>{for(;t<e.length;){let s=e[t];t+=1;try{s.seen??=await _1(s)}catch{
s.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:Bw},n))}var Pw=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function k1(e,t){let n=65536,s=0;for(;s<e.size&&
e.size===t.size;){let[o,a]=await Promise.all([Pw(e,s,n),Pw(t,s,n)]);if(o.some((r,i)=>r!==a[i]))return!1;s+=n,n=4<<20}return e.size===t.size}var md=/\.(zip|tar|tgz|txz|tar\.(gz|zst|xz|bz2))$/i,jw=/\.(pftrace|perfetto-trace)(\.gz)?$|\.pftrace\.[^/]*\.gz$/i,
Ww=new RegExp(String.raw`(?<!\.tracediff)\.json$|\.json\.gz$|(?<!\.tar)\.(zst|xz)$|${jw.source}`,"i"),Hw=/(^|\/)(\._[^/]*$|__MACOSX\/)/,Uw=/\.tracediff\.json$/i,ud=/\.tracediff$/i;function zw(e){let t=[],
n=[];for(let s of e.items){if(s.kind!=="file")continue;let o=s.webkitGetAsEntry?.();if(o?.isDirectory)t.push(o);else{let a=s.getAsFile();a&&n.push({name:a.name,file:a})}}return x1(t,n)}async function x1(e,t){
let n=[];for(let s of e){let o=[];await Gw(s,"",o),n.push(di(s.name,o))}return n.concat(Kw(t))}function Kw(e){let t=({name:o})=>ud.test(o)||md.test(o),n=e.filter(o=>!t(o)),s=e.filter(t).map(o=>({label:o.
name.replace(ud,"").replace(md,""),files:[o],skipped:[],bundle:ud.test(o.name)}));return n.length>0?[...s,di(Qw(n),n)]:s}async function Gw(e,t,n){let s=e.createReader(),o=[];for(;;){let a=await new Promise(
(r,i)=>{s.readEntries(r,i)});if(a.length===0)break;o.push(...a)}o.sort((a,r)=>a.name<r.name?-1:1);for(let a of o)if(a.isDirectory)await Gw(a,`${t}${a.name}/`,n);else{let r=await new Promise((i,l)=>a.file(
i,l));n.push({name:t+a.name,file:r})}}function Yw(e){let t=[...e].map(s=>({file:s,name:s.webkitRelativePath||s.name})),n=({name:s})=>s.indexOf("/")<=0;return Vw(t.filter(s=>!n(s))).concat(Kw(t.filter(
n)))}var Vw=e=>[...Ve(e,({name:t})=>t.slice(0,t.indexOf("/")))].map(([t,n])=>di(t,n.map(s=>({...s,name:s.name.slice(t.length+1)})))),dn=({name:e})=>Uw.test(e),gd=({name:e})=>Hw.test(e),Jw=({name:e})=>e.
replace(Uw,"");function di(e,t){let n=[...t].sort((a,r)=>a.name<r.name?-1:1),s=new Set(n.map(({name:a})=>a).filter(a=>(Ww.test(a)||md.test(a))&&!Hw.test(a))),o=a=>dn(a)?s.has(Jw(a)):s.has(a.name);return{
label:e,files:s.size===0?[]:n.filter(o),skipped:s.size===0?n:n.filter(a=>!o(a))}}function Qw(e){let t=e.filter(s=>!dn(s)).map(({name:s})=>s.slice(s.lastIndexOf("/")+1).replace(Ww,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n=""]=t;for(let s of t)for(;!s.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function v1(e){let t=e.
files.every(({name:n})=>n.includes("/"))?Vw(e.files):[];return t.length<2||t.every(({label:n})=>/_ascend_pt$/i.test(n))?null:t}var $1=256,hd=20,Xw=e=>e.slice(e.lastIndexOf("/")+1),ci=e=>/([^/]*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.
exec(e)?.[1]??/([^/]*)_\d{14,}_ascend_pt\//i.exec(e)?.[1]??null,S1=/_ascend_pt\/(?!(.*\/)?trace_view\.json)/i,E1=e=>e.seen.isTrace&&!dn(e)&&!S1.test(e.name);async function T1(e,t){let n=s=>s.replace(/\.gz$/i,
"");return n(e.name)===n(t.name)||k1(e.file,t.file)}async function O1(e){let t=[],n=async(s,o)=>s.seen.rank===o.seen.rank&&(await T1(s,o)||ci(s.name)!==null&&ci(s.name)===ci(o.name));for(let s of e.filter(
E1)){let o=null;for(let a=0;a<t.length&&o===null;a+=1)o=await n(s,t[a])?t[a]:null;o===null?t.push({...s,more:[]}):o.more.push(s)}return t}var yd=e=>e.map(({seen:t})=>t.rank),bd=e=>!e.includes(null)&&new Set(
e).size===e.length;function M1(e){let t=Ve(e,({seen:s})=>s.rank),n=new Set([...t.values()].map(s=>s.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(s,o)=>[...t.values()].
map(a=>a[o]))}function A1(e){return pd(e.map(({name:n})=>Xw(n)))?.map(n=>n.map(s=>e[s]))??M1(e)??e.map(n=>[n])}function R1(e,t){let n=new Set;return e.map((s,o)=>{let a=Qw(s),r=[a,`${t.label} ${a}`,`${t.
label} ${o+1}`].find(u=>!n.has(u))??`${a} ${o+1}`;n.add(r);let i=s.flatMap(({more:u,...h})=>[h,...u]),l=new Set(i.map(({name:u})=>u)),d=t.files.filter(u=>dn(u)?l.has(Jw(u)):o===0&&!u.seen.isTrace);return{
...di(r,[...i,...d]),settled:!0}})}function Zw(e){let t=yd(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,s)=>t.indexOf(n)!==s)}}function C1(e,t,n){
return!(t.length===2&&pd(t.map(({label:o})=>o)))&&bd(yd(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(o=>({...o,settled:!0})),one:Zw(n),manyFirst:!0}}}function L1(e){return e.includes(
null)?"assumed":bd(e)?"named":"equal"}var eg=e=>new Set(e.map(({name:t})=>t.replace(/\d+/g,"0"))).size===1;async function N1(e){let t=e.files.filter(s=>!dn(s)),n=t.slice(0,Bw);return t.some(({name:s})=>fd(
s)!==null||ci(s)!==null)||!eg(t)?{}:(await Fw(n),n.some(({seen:s})=>s.rank!==null||!s.isTrace)?{}:{question:{kind:"assumed",parts:[],one:{ranks:t.length,assumed:!0},open:!0}})}async function tg(e){if(e.
files.length>$1)return N1(e);if(await Fw(e.files),e.files.length<2||e.settled)return{};let t=await O1(e.files),n=v1(e);if(n!==null&&n.length<=hd)return C1(e,n,t);let s=yd(t),o=pd(t.map(({name:l})=>Xw(
l)));if(t.length<2||bd(s)&&o===null)return{};let a=A1(t),r=Zw(t),i=o===null&&r.assumed===!0&&eg(t);return a.length>hd&&!i?{}:{question:{kind:L1(s),one:r,open:i,parts:a.length>hd?[]:R1(a,e),manyFirst:o!==
null||a.length===2}}}var P1=2,ng=1e3,_d=0,ua=e=>["done","failed","cancelled"].includes(e.state);function $d(e,t){let n=!1,s=null,o=0,a=()=>{s&&(s.close(),s=null,_d-=1)},r=()=>{n=!0,a(),clearTimeout(o)},i=u=>{n||(ua(u)&&r(),
t(u))},l=async()=>{let u=ng;try{i(await ew(e))}catch(h){h.status===404&&i({id:e,state:"failed",failures:[],error:{code:h.code,detail:h.message}}),u=3*ng}n||(o=setTimeout(l,u))},d=u=>{try{i(JSON.parse(
u.data))}catch{a(),l()}};return _d<P1&&typeof EventSource=="function"?(_d+=1,s=tw(e),s.addEventListener("progress",d),s.addEventListener("end",d),s.addEventListener("error",()=>{s&&(a(),l())})):l(),r}
var I1=(e,t,n)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(s=>({...s,size:s.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...n});function D1(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var q1=2,
B1=3,F1=4,kd=3,xd=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#s(t,n={}){return this.#n+=1,I1(this.#n,t,{tags:this.
tagFault===""?this.tags:[],tagError:this.tagFault,...n})}add(t){let n=t.map(s=>this.#s(s));return this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#t(s)),n}async addSample(t){let s=(await sw(
t)).map(o=>this.#s({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...s),this.#e(null),s.forEach(o=>this.#h(o))}async#t(t){if(t.files.length===
0){let o=t.skipped.find(({name:a})=>/\.(7z|rar|bz2|lz4|br)$/i.test(a));this.#i(t,{message:`There is no trace in it (.json, .pftrace).${o?` Unpack ${o.name} first.`:""}`});return}if(t.bundle){this.#r(t);
return}let{parts:n,question:s}=await tg(t.group);t.files.forEach((o,a)=>{o.seen=t.group.files[a].seen}),t.state==="looking"&&(n?this.#a(t,n):s?(t.question=s,t.state="asking",this.#e(t)):this.#r(t))}#a(t,n){
let{tags:s,tagError:o}=t,a=n.map(r=>this.#s(r,{tags:s,tagError:o}));this.transfers.splice(this.transfers.indexOf(t),1,...a),t.state="cancelled",this.#e(null),a.forEach(r=>this.#t(r))}answer(t,n){let{parts:s}=t.
question;t.question=null,t.filesAre=n==="recordings"?n:void 0,n==="sets"?this.#a(t,s):this.#r(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(n=>n!==t),this.#e(null),this.#o()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#r(t){t.planned=!0,t.state="queued",this.#e(t),this.#o()}#o(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<B1&&this.#m(n)}async#m(t){t.state="creating",t.begun+=1,t.error=null,
this.#e(t);try{let n=t.files.map(({name:o,size:a})=>({name:o,size:a})),s=await nw(t.label,n,t.filesAre);if(t.state!=="creating"){td(s.id).catch(()=>{});return}t.upload=s.id,t.state="sending",this.#e(t),
this.#l()}catch(n){this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#o())}#l(){let t=this.transfers.filter(s=>s.state==="sending"),n=t.flatMap(s=>s.files).
filter(s=>s.state==="sending").length;for(let s of t)for(let o of s.files){if(n>=q1)return;o.state==="waiting"&&(n+=1,this.#p(s,o))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);let{upload:s}=t;
try{await rw(s,n.name,n.file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state==="sending"&&t.upload===s&&await this.#w(
t,n,o),t.state!=="sending"||t.upload!==s)return}this.#e(t),this.#u(t),this.#l()}async#w(t,n,s){if((s.status===0||s.status>=500)&&s.status!==507&&n.attempts<F1){let{upload:a}=t;if(n.state="sending",s.status===
0?await this.#g(t,n):await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state!=="sending"||t.upload!==a||await this.#d(t,n))return;if(t.begun<kd){this.#c(t);return}}n.state="failed",n.error=
s.message}async#g(t,n){t.waits=!0,this.#e(t);let s=await Qc({signal:t.abort.signal}).catch(()=>!1);n.attempts-=s?1:0,t.waits=!1}#c(t){D1(t),this.#r(t)}async#d(t,n){try{let o=(await ow(t.upload)).files.
find(a=>a.name===n.name);return n.sent=o?.received??0,n.state=o?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sending"||t.files.some(s=>s.state==="waiting"||s.state==="sending"))return;
let n=t.files.filter(s=>s.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length} files could not be sent. ${n[0].error}`}):this.#y(t)}async#y(t){t.state=
"committing",this.#e(t);try{t.job=await aw(t.upload),t.state="job",this.#e(t),this.#h(t)}catch(n){if(n.status===404&&t.begun<kd&&t.state==="committing"){this.#c(t);return}this.#i(t,n)}this.#o()}#h(t){
t.stopJob=$d(t.job.id,n=>{if(n.error?.code==="unknown_job"&&t.files.length>0&&t.begun<kd){this.#c(t);return}if(t.job=n,n.state==="done"){this.#b(t);return}ua(n)&&(t.state=n.state,t.error=n.error?.detail??
null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.
job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#f(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#_(t){let n=t.bundle?t.job.made.
map(({set:s})=>s):[t.job.set];try{for(let s=0;s<n.length&&t.tags.length>0;s+=1)await Bn(n[s],{add_tags:t.tags}),t.tagged=!0}catch(s){t.tagError=s.message}}async#f(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==
t.label&&t.labelError===null;){n=t.label;try{await Bn(t.job.set,{label:n})}catch(s){t.labelError=s.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let s=n.trim()||
t.group.label;s!==t.label&&(t.label=s,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#f(t),this.#e(t))}async takeOffer(t,n){let{offered:s}=t;await Bn(t.job.set,n==="tag"?{add_tags:[s]}:{label:s}),
t.offered=null,t.taken={as:n,text:s},n==="label"&&(t.label=s),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){
await na(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await sa(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",
{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;
for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#d(t,n)))){t.upload=null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#u(
t),this.#l()}async cancel(t){let{upload:n,job:s,state:o}=t;if(o==="job"){try{t.job=await no(s.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&td(n).catch(()=>{}),this.#l(),this.#o()}},
K=new xd;globalThis.addEventListener?.("beforeunload",e=>{K.sending&&e.preventDefault()});var j1=1e3,W1=5e3,H1=6e4,vd=class extends EventTarget{list=[];#n=0;#e=new Set;#s=Date.now()-H1;get running(){return this.
list.filter(t=>!ua(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#a(await Zp())}catch{}clearTimeout(this.#n),
this.#n=setTimeout(()=>this.#t(),this.running.length>0?j1:W1)}}#a(t){if(K.transfers.some(s=>s.state==="committing"))return;let n=new Set(K.transfers.map(s=>s.job?.id));this.list=t.filter(s=>!n.has(s.id)),
this.dispatchEvent(new CustomEvent("change"));for(let s of this.list.filter(({state:o})=>o==="done"))!this.#e.has(s.id)&&Date.parse(s.finished)>this.#s&&this.dispatchEvent(new CustomEvent("stored",{detail:s})),
this.#e.add(s.id)}},un=new vd;var Un=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,hn=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null);function U1(e){let t=hn(e,n=>n.longest-n.shortest);return t?
[`${Un(t)} takes ${x(t.shortest)} on one rank and ${x(t.longest)} on another${t.step===null?"":` in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function rg(e,t,n,s=0){
return e?e==="shortest_duration"?" Waiting is told by durations alone, not by a common clock of the ranks.":` Waiting is told by the ranks’ common clock${e==="both"?" where there is one, else by dur\
ations":""}${s>0?`, to ± ${x(s)} a step`:""}; which rank comes last is certain in ${k(t)} of ${S(n,"collective")}.`:""}function ig(e){let[t]=e.summary;if(!t||t.rows===0)return[];let n=hn(e.collectives.
filter(a=>a.exposed_wait_per_step>0),a=>a.exposed_wait_per_step),s=n?` The largest part of the exposed waiting is in ${Un(n)}: ${x(n.exposed_wait_per_step)} a step.`:"",o=hn(e.missing,a=>a.instances);
return[...t.matched_rows===0?[]:[`Matched collectives take ${x(t.time_per_step)} a step and rank: ${x(t.transfer_per_step)} of transfer and ${x(t.wait_per_step)} of waiting, ${x(t.exposed_wait_per_step)}\
 of it exposed.${s}${rg(t.waiting_by,t.last_certain,t.instances,t.wait_half_width_per_step)}`],...o?[`Rank ${o.rank} lacks ${S(o.instances,"collective")} that other ranks have: ${Un(o)}${e.missing.length>
1?". The Missing table has the others":""}.`]:[],...K1(t,e.unmatched),...U1(e.uneven)]}var z1={"never waited for":"point to point, with unequal shares, or of a kind that is not known"};function K1(e,t){
if(e.unmatched_rows===0)return[];let n=[...Ve(t,s=>s.why)].map(([s,o])=>[s,o.reduce((a,r)=>a+r.count,0)]).sort((s,o)=>o[1]-s[1]);return[`Waiting is not known for ${k(e.unmatched_rows)} of ${S(e.rows,"\
collective row")} (${x(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([s,o])=>`${k(o)} ${z1[s]??s}`).join(", ")}`}.`]}function lg([e,t]){let[n,s]=[e.summary[0],t.summary[0]];if(!n?.
matched_rows||!s?.matched_rows)return null;let o=a=>X(s[a]-n[a]);return`${o("time_per_step")} a step and rank: ${o("transfer_per_step")} of transfer, ${o("wait_per_step")} of waiting.`}var G1={compute:"\
it computes",memory:"its copies take",idle:"its host takes"};function Y1(e){let t=o=>o[`${o.cause}_excess_per_step`]??0,n=hn(e.filter(({cause:o})=>o!==null),t),s=e.reduce((o,a)=>o+(a.caused_per_step??
0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<s/2||t(n)<.02*n.step_time?"":` Rank ${n.rank} exceeds the median rank most before collectives where it is last: ${G1[n.cause]} ${x(t(n))} a step \
longer, and each other rank waits ${x(s)} on average. Where it delays its process group, the ranks outside wait for the group, whichever of its ranks is last.`}function cg(e,t){let n=Ve(e.filter(s=>s.
device_type===t),s=>s.rank);return n.size<3?"":` The median rank reaches ${U(At([...n.values()].map(s=>Math.max(...s.map(o=>o.peak)))))}.`}function dg(e){let[t,n]=e,s=n.row.peak-t.row.peak,o=({data:i,
row:l},d,u)=>new Map([...Ve(i[d].filter(h=>h.rank===l.rank&&h.device_type===l.device_type&&h.device===l.device),h=>h[u])].map(([h,f])=>[h,f.reduce((m,p)=>m+p.bytes,0)])),a=(i,l)=>{let[d,u]=e.map(h=>o(
h,i,l));return hn([...new Set([...d.keys(),...u.keys()])].map(h=>({name:h,change:(u.get(h)??0)-(d.get(h)??0)})),h=>h.change*Math.sign(s))},r=[a("live_modules","module"),a("live_operators","operator")].
find(i=>i!==null&&!i.name.startsWith("no ")&&i.change*s>0);return s===0?null:`${jo(s)} at the peak${r?`; ${r.name}: ${jo(r.change)}`:""}.`}var V1=30,J1=.1;function Q1(e){let t=e.by_arithmetic.reduce((r,i)=>r+
i.device_time_per_step,0),n=e.by_arithmetic.filter(r=>r.device_time_per_step>=J1*t),s=n.find(r=>r.arithmetic==="float32"&&r.peak_pctg!==null&&r.fastest_tflops_per_s>r.peak_tflops_per_s),o=n.find(r=>r.
dtype==="float32"&&r.arithmetic===null&&r.peak_pctg!==null),a=s?.dtype==="float32"?"TF32":s?.dtype;return`${s?` Computed in float32: ${Q(s.tflops_per_s,0,1)} TFLOP/s, ${F(s.peak_pctg)} of the float32 \
peak${s.peak_pctg<V1?"":`; ${a} would allow ${Q(s.fastest_tflops_per_s,0,1)} TFLOP/s (${Q(s.fastest_tflops_per_s/s.peak_tflops_per_s,0,1)} times)`}.`:""}${o?` The names of some kernels do not tell whe\
ther they compute in float32 or TF32: ${x(o.device_time_per_step)} are measured against the peak of TF32.`:""}`}var sg=e=>`${Q(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${F(e.peak_pctg)} \
of the peak`}`;function ug(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=hn(e.by_operator,s=>s.device_time_per_step);return`${Wt(t.flops_per_step)}FLOPs a step and rank in ${x(t.known_time_per_step)}\
, ${F(t.known_pctg)} of the device time: ${sg(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${n&&e.by_operator.length>1&&n.tflops_per_s!==null?` The largest part of that time is ${n.operator}\
: ${x(n.device_time_per_step)}, ${sg(n)}.`:""}${Q1(e)}`}var hg=(e,t)=>e.phases.filter(({phase:n})=>n!=="empty").map(n=>{let s=hn(t,({key:a})=>n[a]??0),o=100*(n[s.key]??0)/n.mean_time;return`${n.phase}\
: ${x(n.median_time)} a call, the median of ${k(n.calls)}${o>0?`; ${F(o)} of the time is ${s.name}`:""}.`}).join(" "),hi="No rank waits for another one in the collectives that match.",X1="Ranks wait f\
or each other, but no rank comes last by more than the clocks are uncertain.",Z1={compute:"it computes longer",memory:"its copies take longer",idle:"the host is late"},eT=.2;function tT({by_rank:e}){let t=[
...new Set(e.map(s=>s.waiting_by).filter(Boolean))],n=s=>e.reduce((o,a)=>o+(a[s]??0),0);return rg(t.length>1?"both":t[0],n("last_certain"),n("last"))}var fg=e=>`${nT(e)}${tT(e)}`;function nT(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return e.by_step.some(u=>u.exposed_wait>0)?X1:hi;let n=e.by_rank.filter(u=>u.straggler===1),s=e.by_rank.filter(u=>u.worst_steps>0);if(n.length===
0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${F(t.caused_pctg)} of it. In ${s.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} ste\
ps`} it is this rank`:`different steps it is one of ${s.length} ranks`}.${Y1(e.by_rank)}`;let[o]=n,a=e.by_rank,r=a.reduce((u,h)=>u+h.step_time,0)/a.length,i=o.step_time_like_median,l=o.worst_steps===o.
steps?"every step":`${o.worst_steps} of ${o.steps} steps`,d=Math.max(r-i,0);return`Rank ${o.rank} is a straggler: it causes ${F(o.caused_pctg)} of the exposed waiting, the most of all ranks in ${l}${sT(
o,a.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${x(d)} shorter (${x(i)})${d<eT*Math.min(o[`${o.cause}_excess_per_step`],o.caused_per_step/(a.length-1))?
": not more, because some other rank hardly waits for it":""}.`}var Sd=e=>e.compute_excess_per_step===0&&e.memory_excess_per_step===0;function sT(e,t){let n=e[`${e.cause}_excess_per_step`];return!(e.cause===
"idle"&&Sd(e))&&n>=e.caused_per_step/t/2?`, because ${Z1[e.cause]} (${x(n)} a step more than the median rank)`:""}var og=12,mg=["reference","aligned","offset_only"],ag="record the same steps on all ra\
nks, with at least 12 collectives that end together (all-reduce, all-gather, reduce-scatter, barrier)",Ed={too_few:["shares","share","too few collectives",ag],no_match:["has","have","no collective tha\
t matches",ag],inconsistent:["has","have","times that no clock explains","record all ranks again, in one run: these times are of a clock that did not run evenly, or not of this run"],clock_step:["has",
"have","a clock that was set while it recorded","record again while nothing sets the clocks of the hosts (a time daemon may slew them, not step them)"]},ui=(e,t="Rank")=>`${t}${e.length>1?"s":""} ${ne(
e.map(({rank:n})=>n))}`;function oT(e){let t=e.map(({jump_ns:o=NaN})=>Math.abs(o)/1e3),[n,s]=[Math.min(...t),Math.max(...t)].map(o=>x(o));return t.some(Number.isNaN)?"":`${e.some(o=>o.jump_with!==null)?
`A clock of ${ui(e,"rank")} was`:e.length>1?`The clocks of ${ui(e,"rank")} were`:`Rank ${e[0].rank}’s clock was`} set by ${n===s?"":`${n} to `}${s} while it recorded.`}function Td(e){let t=Object.entries(
Ed).map(([s,[o,a,r,i]])=>({one:o,many:a,what:r,remedy:i,of:e.filter(l=>l.status===s)})).filter(({of:s})=>s.length>0),n=[...new Set(t.map(({remedy:s})=>s))];return[...t.map(({of:s,one:o,many:a,what:r})=>s[0].
status==="clock_step"&&oT(s)||`${ui(s)} ${s.length>1?a:o} ${r}.`),n.length>0&&`To align ${e.length>1?"them":"it"}, ${n.join("; ")}.`].filter(Boolean).join(" ")}var aT=5,ha=" of the ranks on the common\
 clock";function Od(e){let[t,n]=[...e].sort((a,r)=>r.last_certain-a.last_certain),[s,o]=[t,n].map(a=>a?.last_certain??0);return{first:t,second:n,stands:s>0&&s>=2*o&&s-o>=Math.min(aT,t.instances/2)}}function rT(e,t){
let{first:n,second:s,stands:o}=Od(e);if(!n?.last_certain)return n?"No rank comes last by more than the clocks are uncertain.":"";let a=l=>e.reduce((d,u)=>d+u[l],0),[r,i]=[a("last"),a("last")-a("last_c\
ertain")];return`${t}${o?`${t?"rank":"Rank"} ${n.rank} comes last most often: ${n.last_certain<n.last?"certainly ":""}in ${F(100*n.last_certain/n.instances)} of ${k(n.instances)} collectives`:`${t?"no":
"No"} rank stands out: rank ${n.rank} certainly comes last in ${k(n.last_certain)} of ${k(n.instances)} collectives, ${s?.last_certain>0?`rank ${s.rank} in ${k(s.last_certain)}${s.instances===n.instances?
"":` of ${k(s.instances)}`}`:"no other in any"}`}.${2*i>r?` In ${k(i)} of ${k(r)} it is not certain who comes last.`:""}`}function Md(e){if(e.per_rank.length===1)return"There is one rank here: it has \
no other clock to compare with.";let t=e.per_rank.filter(l=>mg.includes(l.status)),n=e.components.filter(l=>l.ranks>1),s=n.length>1?`${n.length} clocks, between which nothing is known`:"one clock",o=n.
every(l=>l.applied==="identity")?"that of their host":`a time is known to ± ${x(Math.max(...t.map(l=>l.uncertainty_ns))/1e3)} or better`,a=e.summary[0].status==="not_aligned"?"The clocks of the rank\
s cannot be compared.":`${t.length===e.per_rank.length?`All ${t.length}`:t.length} ranks are on ${s}: ${o}.`,r=t.filter(l=>l.status!=="reference"&&l.instances<og&&e.components[l.component].applied==="\
fit"),i=r.length>0&&`${ui(r)} ${r.length>1?"share":"shares"} fewer than ${og} collectives: the interval may be too narrow.`;return[a,Td(e.per_rank.filter(l=>!t.includes(l))),i].filter(Boolean).join(" ")}
var Ad=e=>[Md(e),rT(e.waiting,e.per_rank.every(t=>mg.includes(t.status))?"":"Of the ranks on the common clock, ")].filter(Boolean).join(" "),iT=10,lT=.2;function cT([e,t]){let n=new Map(e.waiting.map(
l=>[l.rank,l])),s=(l,d)=>100*l.last_certain/l.instances-d.last_pctg,o=t.waiting.map(l=>({row:l,old:n.get(l.rank)})).filter(({row:l,old:d})=>d&&Math.max(s(l,d),s(d,l))>=iT),a=hn(o,({row:l,old:d})=>Math.
abs(l.last_pctg-d.last_pctg)),r=(l,d)=>`${l.last_certain===l.last?"":`at ${d?"least":"most"} `}${F(100*(d?l.last_certain:l.last)/l.instances)}`,i=a&&a.row.last_pctg>a.old.last_pctg;return a?`Rank ${a.
row.rank} arrives last in ${r(a.row,i)} of ${k(a.row.instances)} collectives (A: ${r(a.old,!i)}).`:""}function dT(e){let[t,n]=e.map(r=>hn(r.skew,i=>i.steps)),s=r=>r.components.every(i=>i.applied==="id\
entity")?0:Math.max(0,...r.per_rank.map(i=>i.uncertainty_ns??0))/1e3,o=Math.abs((n?.median??NaN)-(t?.median??NaN)),a=(r,i)=>r.median<s(i)?`less than ${x(s(i))}`:`${x(r.median)}, at most ${x(r.largest)}`;
return o>2*Math.hypot(...e.map(s))&&o>=lT*Math.max(t.median,n.median)?`From the first to the last rank that begins a step it takes ${a(n,e[1])} (A: ${a(t,e[0])}).`:""}var pg=e=>[cT(e),dT(e)].filter(Boolean).
join(" ")||null;var uT=30,fa={top:8,right:16,bottom:34},hT=64,fT=6,wg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function kg(e,t){e.
hidden=t,e.keys.forEach((n,s)=>n.setAttribute("aria-pressed",String(!e.hidden.has(s))))}function mT(e,t,n){if(!Object.keys(t).some(i=>/^[xy]axis\./.test(i)))return;let{xaxis:s,yaxis:o}=e.figure.layout(),
a=[...s.range,...o.range],r=s.autorange&&a[2]===Ld(e.rows.length)[0];n.range=r?"":a.join(),e.spec.onZoom?.(r?"":a.map(i=>Number(i.toPrecision(4))).join())}function gg(e,t){e.figure.relayout(({xaxis:{range:n,
fixedrange:s}})=>!n||s?{}:{"xaxis.range[0]":n[0]*t,"xaxis.range[1]":n[1]*t})}function pT(e,t){e.rows=t.rows,kg(e,new Set(t.hidden??e.hidden)),e.figure.draw({...t,empty:t.empty||e.rows.length===0&&"No \
rows to draw."})}function wT(e,t){t!==e.selected&&(e.selected=t,e.figure.relayout(()=>({shapes:vg(e.rows,e.selected,rn())})))}function xg(e){let t={spec:e,hidden:new Set,selected:null,rows:[]},n=!1;t.
keys=new Map(wg.map(([r,i])=>[r,c("button",{type:"button",class:`key key-${r}`,title:"Hide or show these bars",on:{click:()=>{let l=new Set(t.hidden);l.delete(r)||l.add(r),e.onHide?e.onHide([...l]):(kg(
t,l),t.figure.retheme())}}},i)]));let s=c("ul",{class:"chart-legend"},[...t.keys.values()].map(r=>c("li",{},r))),o=Y("pan","Pan instead of zooming",()=>{n=!n,o.setAttribute("aria-pressed",String(n)),t.
figure.relayout(()=>({dragmode:n?"pan":"zoom"}))});o.setAttribute("aria-pressed","false"),t.figure=nt({...e,extra:s,tools:[o,Y("plus","Zoom in",()=>gg(t,.6)),Y("minus","Zoom out",()=>gg(t,1/.6)),Y("re\
set","Reset the zoom",a)],keys:()=>wg.filter(([r])=>!t.hidden.has(r)),height:r=>gT(r.rows.length),make:(r,i)=>kT(r,i,t.selected,t.hidden,n),onRelayout:(r,i)=>mT(t,r,i),onDoubleClick:()=>setTimeout(a),
onClick:r=>e.onSelect(t.rows[r.points[0].y]?.key)});function a(){t.figure.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Ld(t.rows.length)}))}return{...t.figure,draw:r=>pT(t,r),select:r=>wT(t,r)}}var gT=e=>Math.
max(e,3)*uT+fa.top+fa.bottom,Ld=e=>[Math.max(e,3)-.5,-.5];function vg(e,t,n){let s=e.findIndex(o=>o.key===t);return s<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:s-.5,y1:s+.5,layer:"below",fillcolor:n.
highlight,line:{width:1,color:n.highlightEdge}}]}function yT(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(o=>[o.control,o.test,o.diff].map(a=>Math.abs(a??
0)))),[n,s]=re(t);return[s,` ${n}`]}var bT=e=>[ss(e.name,hT,fT),e.lines].map(be);function _T(e,t){let n=t-Math.max(0,...e.map(s=>s.mark.length));return en(e.map(s=>s.name),n).map((s,o)=>ie(e[o].mark+s))}
function kT(e,t,n,s,o){let a=rn(),[r,i]=yT(e),l=e.rows.length,d=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((d-14)/6.7),h=e.rows.map((b,$)=>$),f=b=>e.rows.map($=>$[b]===null?null:$[b]/r),m=(b,$)=>e.
rows[$].noise?"noise":b>0?"more":"less",p=f("diff").map((b,$)=>s.has(m(b,$))?null:b),w=(b,$)=>a[m(b,$)],y=e.range?e.range.split(",").map(Number):null,g={type:"bar",orientation:"h",y:h,textposition:"no\
ne",hoverinfo:"skip"};return{data:[{...g,name:"control",x:f("control"),visible:!s.has("control"),marker:{color:a.control}},{...g,name:"test",x:f("test"),visible:!s.has("test"),marker:{color:a.test}},{
...g,name:"difference",x:p,marker:{color:p.map((b,$)=>w(b,$)),pattern:{shape:p.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((b,$)=>w(b,$)),bgcolor:a.surface},line:{width:p.map(
b=>b>0?0:1),color:p.map((b,$)=>w(b,$))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:h.map(()=>.99),y:h,marker:{size:1,opacity:0},customdata:e.rows.map(bT),hovertemplate:"%{customdata[0]}<br><br>%{cu\
stomdata[1]}<extra></extra>"}],layout:ut({barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:d,r:fa.right,t:fa.top,b:fa.bottom},hovermode:"y",hoverdistance:-1,dragmode:o?"pan":"zoom",xaxis:{ticksuffix:i,
zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):
Ld(l),tickmode:"array",tickvals:h,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono\
", monospace'},ticktext:_T(e.rows,u)},shapes:vg(e.rows,n,a)})}}var ma=212,vt={left:62,right:12,top:20,bottom:24},ro=ma-vt.top-vt.bottom,fi=.62,xT=5,yg=8,mi=84,vT=[["control","control"],["test","test"],
["more","takes more"],["less","takes less"]];function $g(e){return nt({...e,class:"waterfall",height:()=>ma,keys:vT,paint:ET,save:vw})}function $T(e){let t=[[0,e.control]],n=e.control;for(let{change:s}of e.
parts)t.push([n,n+s]),n+=s;return t.push([0,e.test]),t}function ST(e){let t=e.flat().filter(a=>a!==0),[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(s-n,.02*s);return s-n>.35*s||n<0?[Math.min(0,n*1.1),
s*1.12]:[Math.max(0,n-.7*o),s+.25*o]}var pa=e=>`${100*e}%`;function ET({fall:e}){let t=$T(e),n=ST(t),[s,o]=n,[a,r]=re(o),i=t.length,l=g=>ro*(o-Math.max(g,s))/(o-s),d=(g,b=0)=>pa((g+.5+b)/i),u=g=>g===0?
"control":g===i-1?"test":e.parts[g-1].change<0?"less":"more",h=P("fall-less"),f=Wo({from:s/r,to:o/r},xT).values.map(g=>({y:l(g*r),text:`${Q(Number(g.toPrecision(12)),0,9)} ${a}`})),m={"aria-hidden":"\
true",focusable:"false"},p=W("svg",{class:"fall-body",...m},W("defs",{},W("pattern",{id:h,width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},W("rect",{class:"fall-ground",width:5,
height:5}),W("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:g})=>W("line",{class:"fall-grid",x2:"100%",y1:g,y2:g})),t.slice(0,-1).map(([,g],b)=>W("line",{class:"fall-join",x1:d(b,fi/2),x2:d(
b+1,-fi/2),y1:l(g),y2:l(g)})),t.map(([g,b],$)=>W("rect",{class:`fall-bar fall-${u($)}`,x:d($,-fi/2),width:pa(fi/i),y:l(Math.max(g,b)),height:l(Math.min(g,b))-l(Math.max(g,b)),...u($)==="less"?{fill:`u\
rl(#${h})`}:{}})),s>0&&[0,i-1].map(g=>TT(d(g,-.33),pa(.66/i))),e.parts.map(({change:g},b)=>W("text",{class:`fall-label fall-${g>0?"more":g<0?"less":"calm"}-text`,x:d(b+1),y:l(Math.max(...t[b+1]))-5},X(
g))),OT(e).flatMap(([g,b],$)=>[W("text",{class:"fall-tick fall-whole",x:d($),y:ro+15},g),W("text",{class:"fall-tick fall-short",x:d($),y:ro+15},b)])),w=W("svg",{class:"fall-axis",...m},f.map(({y:g,text:b})=>W(
"text",{class:"fall-value",x:vt.left-5,y:vt.top+g+4},b)),s>0&&W("text",{class:"fall-cut",x:vt.left,y:vt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(g=>[l(Math.max(...g)),l(Math.min(...g))]);
return[w,p,MT(p,AT(e),y)]}function TT(e,t){let n=(a,r)=>ro*(.91-(r?.05:0)-(a%2?.035:0)),s=Array.from({length:yg+1},(a,r)=>r),o=[...s.map(a=>`${a},${n(a,!0)}`),...s.reverse().map(a=>`${a},${n(a,!1)}`)].
join(" ");return W("svg",{x:e,width:t,height:ro,viewBox:`0 0 ${yg} ${ro}`,preserveAspectRatio:"none"},W("polygon",{class:"fall-ground",points:o}))}function OT(e){return[["control","control"],...e.parts.
map(({part:t})=>[vr[t].name,vr[t].short]),["test","test"]]}function MT(e,t,n){let s=c("div",{class:"fall-hover",hidden:!0}),o=t.length;return t.forEach((a,r)=>{let i=r<o/2,l=i?r:o-1-r,[d,u]=n[r].map(m=>vt.
top+m),h=()=>{_(s,a.map(m=>c("div",{},m))),s.hidden=!1,s.style.setProperty(i?"left":"right",`calc(${i?vt.left:vt.right}px + ${l/o} * (100% - ${vt.left+vt.right}px))`),s.style.setProperty(i?"right":"le\
ft","auto"),s.style.bottom=d>mi?`${ma-d+17}px`:"auto",s.style.top=d>mi?"auto":`${u-d>mi?d+6:Math.min(u+4,ma-mi)}px`},f=W("rect",{class:"fall-area",x:pa(r/o),y:-vt.top,width:pa(1/o),height:ma});f.addEventListener(
"pointerenter",h),f.addEventListener("pointerleave",()=>{s.hidden=!0}),e.append(f)}),s}function AT(e){return[["control",x(e.control)],...e.parts.map(({part:t,control:n,test:s,change:o})=>[vr[t].name,`${x(
n)} → ${x(s)}`,X(o)]),["test",x(e.test),X(e.change)]]}var RT=820,CT=3,bg=46,ze={top:26,right:12,bottom:36},Cd=46;function wi(e){return nt({...e,class:"heat-map",height:Tg,make:PT,onClick({points:[t]},n){
n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<CT&&e.onCell(n.rows[t.y],n.columns[t.x])},extra:c("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has\
 the same numbers and links.")})}var LT=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),Sg=e=>Math.max(34,e.rows.length*LT(e.rows.length)),Eg=e=>e<RT;function Tg(e,t){let n=Sg(e);return Eg(t)?
3*(n+ze.top)+2*ze.bottom+2*Cd+ze.bottom:n+ze.top+ze.bottom+Cd}var Rd=e=>e.flat().filter(t=>t!==null);function NT(e){let t=[...Rd(e.control),...Rd(e.test)],n=Math.abs(At(t)??0),s=Math.min(...t,n*.95),o=Math.
max(...t,n*1.05),a=Math.max(...Rd(e.diff).map(Math.abs),n*.05);return{low:s,high:o>s?o:s+1,most:a>0?a:1}}function PT(e,t){let n=Eg(t),s=NT(e),[o,a]=e.kind==="time"?re(Math.max(Math.abs(s.high),Math.abs(
s.low))):["",1],r=e.kind==="percent"?" %":o===""?"":` ${o}`,i=qT(e,t,n),l=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],d=ut({margin:{l:i.left,
r:ze.right,t:0,b:0},dragmode:"zoom",annotations:[],coloraxis:{cmin:s.low/a,cmax:s.high/a,colorscale:si(),showscale:!1},coloraxis2:{cmin:-s.most/a,cmax:s.most/a,colorscale:oi(),showscale:!1}}),u=l.map(
([f,m,p,w],y)=>{let g=y===0?"":String(y+1);Object.assign(d,BT(e,i.panels[y],g,n||y===0));let b=(i.panels[y].x[0]+i.panels[y].x[1])/2;return d.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"p\
aper",x:b,xanchor:"center",y:i.panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&d.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[y].
y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:w?"coloraxis2":"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:1,hoverongaps:!1,z:m.map($=>$.map(R=>R===null?null:
R/a)),...Ce(DT(e,f,m,p,w)),...IT(e,m,a,i.panels[y].cell)}}),h=[[s.low/a,s.high/a],[-s.most/a,s.most/a]].map((f,m)=>(Object.assign(d,jT(i.bars[m],4+m,f,r)),FT(f,4+m,m===0?"coloraxis":"coloraxis2")));return{
data:[...u,...h],layout:d}}function IT(e,t,n,s){if(s.width<46||s.height<15)return{};let o=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text}",textfont:{size:10.5},
text:t.map(a=>a.map(r=>r===null?"":o.format(r/n).replace("-","−")))}}function DT(e,t,n,s,o){let a=t.toLowerCase();return n.map((r,i)=>r.map((l,d)=>{let{[a]:u}=e.columns[d],h=o||u===void 0?e.columns[d].
text:u===null?"whole file":String(u),f=o?e.rows[i].text:e.rows[i][a]?.rank??"",m=e.control[i][d],p=o&&m>0?` (${q(100*l/m)})`:"";return be([t,`rank ${f}, step ${h}`,...l===null?[]:[s(l)+p,!o&&e.more?.(
a,i,d)]])}))}function qT(e,t,n){let s=Tg(e,t),o=Math.max(...e.rows.map(f=>f.text.length),2),a=Math.min(120,30+7*o),r=t-a-ze.right,i=Sg(e),l=n?r:(r-2*bg)/3,d={width:l/Math.max(1,e.columns.length),height:i/
Math.max(1,e.rows.length)},u=(f,m)=>[1-(f+m)/s,1-f/s];if(!n){let f=[0,1,2].map(y=>{let g=y*(l+bg)/r;return{x:[g,g+l/r],y:u(ze.top,i),cell:d}}),m=u(ze.top+i+ze.bottom+6,8),[p,w]=[f[0].x[0],f[1].x[1]];return{
left:a,panels:f,bars:[{x:[p+(w-p)*.2,w-(w-p)*.2],y:m},{x:f[2].x,y:m}]}}let h=[ze.top,2*ze.top+i+ze.bottom,3*ze.top+2*i+2*ze.bottom+Cd];return{left:a,panels:h.map(f=>({x:[0,1],y:u(f,i),cell:d})),bars:[
1,2].map(f=>({x:[.08,.92],y:u(h[f]+i+ze.bottom+6,8)}))}}function BT(e,t,n,s){let o=t.cell.width*e.columns.length,a=Math.max(...e.columns.map(d=>d.text.length),1),r=ln(e.columns.length,o/(7*a+10)),i=ln(
e.rows.length,t.cell.height*e.rows.length/13),l={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...l,domain:t.x,anchor:`y${n}`,tickvals:r,ticktext:r.map(d=>ie(e.columns[d].text)),
range:[-.5,e.columns.length-.5],title:Qe("step",{standoff:3})},[`yaxis${n}`]:{...l,domain:t.y,anchor:`x${n}`,tickvals:i,ticktext:i.map(d=>ie(e.rows[d].text)),range:[e.rows.length-.5,-.5],showticklabels:s,
...n===""?{}:{matches:"y"}}}}var _g=48;function FT([e,t],n,s){let o=Array.from({length:_g},(a,r)=>e+(t-e)*(r/(_g-1)));return{type:"heatmap",x:o,y:[0,1],z:[o,o],coloraxis:s,zsmooth:"best",hoverinfo:"sk\
ip",xaxis:`x${n}`,yaxis:`y${n}`}}function jT({x:e,y:t},n,s,o){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:s,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:o,
tickfont:{size:10.5,color:E("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}function WT({edges:e,control:t,test:n}){let s=l=>l.reduce((d,u)=>d+u,0),o=Math.max(
12,2*Math.sqrt(Math.max(s(t),s(n)))),a=Math.max(1,Math.round(t.length/o)),r=l=>Array.from({length:Math.ceil(l.length/a)},(d,u)=>s(l.slice(u*a,(u+1)*a))),i=e.length-1;return{control:r(t),test:r(n),edges:[
...e.slice(0,i).filter((l,d)=>d%a===0),e[i]]}}function HT(e,t,n){if(t/e<8)return Wo({from:e,to:t},n).values.map(i=>Number(i.toPrecision(12)));let s=[],o=Math.log10(t/e),a=o*3<=n?[1,2,5]:[1],r=a.length>
1?1:Math.max(1,Math.round(o/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(t);i+=r)for(let l of a)s.push(Number((l*10**i).toPrecision(12)));return s.filter(i=>i>=e&&i<=t)}var UT=250;function Og(e){
return nt({...e,height:()=>UT,make:KT,extra:c("div",{class:"legend-row"},c("ul",{class:"chart-legend"},c("li",{class:"key key-control"},"control"),c("li",{class:"key key-line key-test"},"test"),c("li",
{class:"muted"},"dotted: medians")),e.tools)})}function zT(e){let[t,n]=re(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function KT(e,t){let n={...e,...WT(e)},s=rn(),{edges:o}=n,
a=HT(o[0],o[o.length-1],t<520?4:9),[r,i]=["control","test"].map((u,h)=>{let f=n[u].reduce((p,w)=>p+w,0),m=n.share?f/100:n.perStep?n.perStep[h]:1;return n[u].map(p=>p===0?0:p/m)}),l=o.slice(0,-1).map((u,h)=>Math.
sqrt(u*o[h+1])),d=Math.max(...r,...i);return{data:[{...gs(o,r),hoverinfo:"skip",fill:"tozeroy",fillcolor:Wn(s.control,.4),line:{color:s.control,width:1}},{...gs(o,i),hoverinfo:"skip",line:{color:s.test,
width:2.2}},ai(l,l.map((u,h)=>Math.max(r[h],i[h])),GT(n))],layout:ut({margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,tickmode:"array",tickvals:a,ticktext:a.map(zT),
range:[Math.log10(o[0]),Math.log10(o[o.length-1])],title:Qe("duration of a call")},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:",",ticksuffix:n.share?" %":"",title:Qe(n.share?"share of its calls":
n.perStep?"calls per step":"calls")},shapes:(n.medians??[]).flatMap((u,h)=>u===null?[]:[{type:"line",xref:"x",yref:"paper",x0:u,x1:u,y0:0,y1:1,line:{width:1.5,dash:"dot",color:h===0?E("--control"):E("\
--test")}}])})}}function GT(e){let t=["control","test"].map(n=>e[n].reduce((s,o)=>s+o,0));return e.edges.slice(0,-1).map((n,s)=>{let o=(a,r)=>`${a} ${k(e[a][s])}${r>0?`, ${F(100*e[a][s]/r)} of its cal\
ls`:""}`;return be([`${x(n)} to ${x(e.edges[s+1])}`,o("control",t[0]),o("test",t[1])])})}var YT=250,pi=.13;function Mg(e){return nt({...e,height:()=>YT,make:VT,onClick({points:[t]},n){let[s,o]=String(
t.id??"").split("/").map(Number);n.rows[s]&&n.columns[o]&&e.onSample(n.rows[s],n.columns[o])},extra:c("ul",{class:"chart-legend"},c("li",{class:"key key-dot key-control"},"control"),c("li",{class:"key\
 key-diamond key-test"},"test"),c("li",{class:"muted"},"lines: mean of the ranks"))})}function VT(e,t){let n=rn(),s=[e.control,e.test].flatMap(h=>h.flat()).filter(h=>h!==null),[o,a]=e.kind==="time"?re(
Math.max(...s)):["",1],r=e.rows.length>8,i=(h,f,m)=>{let p=[];return e[h].forEach((w,y)=>w.forEach((g,b)=>{if(g!==null){let $=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;p.push({x:b+f+$,y:g/a,id:`${y}\
/${b}`,text:be(e.hover(h,y,b))})}})),{type:"scatter",mode:"markers",x:p.map(w=>w.x),y:p.map(w=>w.y),ids:p.map(w=>w.id),...Ce(p.map(w=>w.text)),marker:{color:n[h],symbol:m,size:r?5:8,opacity:r?.6:.9,line:{
width:0}}}},l=(h,f)=>{let m=e.columns.map((p,w)=>{let y=e[h].map(g=>g[w]).filter(g=>g!==null);return y.length===0?null:y.reduce((g,b)=>g+b,0)/y.length/a});return{type:"scatter",mode:"lines",hoverinfo:"\
skip",y:m,x:m.map((p,w)=>w+f),line:{color:E(`--${h}`),width:1.5,dash:h==="control"?"solid":"dash"}}},d=Math.max(...e.columns.map(h=>h.text.length),1),u=ln(e.columns.length,(t-80)/(7*d+10));return{data:[
l("control",-pi),l("test",pi),i("control",-pi,"circle"),i("test",pi,"diamond")],layout:ut({margin:{l:64,r:14,t:8,b:40},dragmode:"zoom",xaxis:{tickmode:"array",tickvals:u,showgrid:!1,zeroline:!1,ticktext:u.
map(h=>ie(e.columns[h].text)),range:[-.6,e.columns.length-.4],title:Qe("step")},yaxis:{rangemode:"tozero",ticksuffix:o?` ${o}`:"",tickformat:",",zeroline:!0}})}}var JT=4,wa=.75,gi=.12;function $i(e,t){let n=e.target.getBoundingClientRect();return[t.clientX-n.left,t.clientY-n.top]}function QT(e,t){let n=t.deltaMode===1?16:1,s=t.shiftKey&&t.deltaX===0?t.deltaY:
t.deltaX;if(t.shiftKey||Math.abs(s)>Math.abs(t.deltaY))t.preventDefault(),e.to.pan(s*n);else if(t.ctrlKey||t.metaKey){t.preventDefault();let o=Math.max(-240,Math.min(240,t.deltaY*n));e.to.zoom($i(e,t)[0],
Math.exp(o*.004))}}function XT(e,t){if(t.button!==0)return;let[n]=$i(e,t);e.target.focus({preventScroll:!0}),e.touches.set(t.pointerId,n),e.drag={id:t.pointerId,x:n,y:t.clientY,from:n,measures:t.shiftKey,
moved:e.touches.size>1}}function ZT(e,t,n){let s=[...e.touches.values()];e.touches.set(t.pointerId,n);let o=[...e.touches.values()],a=([r,i])=>Math.max(20,Math.abs(r-i));e.to.zoom((o[0]+o[1])/2,a(s)/a(
o))}function eO(e,t){t.pointerType==="mouse"&&(t.buttons&1)===0&&e.touches.delete(t.pointerId)&&(e.drag=null,delete e.target.dataset.drag);let[n,s]=$i(e,t);if(e.touches.size===2&&e.touches.has(t.pointerId)){
ZT(e,t,n);return}if(!e.drag||e.drag.id!==t.pointerId){e.to.hover(n,s,t);return}!e.drag.moved&&Math.hypot(n-e.drag.x,t.clientY-e.drag.y)<JT||(e.drag.moved||(e.drag.moved=!0,e.target.setPointerCapture(t.
pointerId),e.target.dataset.drag=e.drag.measures?"measure":"pan",e.to.leave()),e.drag.measures?e.to.measure(e.drag.from,n,!1):(e.to.pan(e.drag.x-n),e.to.scroll(e.drag.y-t.clientY)),[e.drag.x,e.drag.y]=
[n,t.clientY])}function Ag(e,t){if(e.touches.delete(t.pointerId),!e.drag||e.drag.id!==t.pointerId)return;let[n,s]=$i(e,t),{moved:o,measures:a,from:r}=e.drag;e.drag=null,delete e.target.dataset.drag,t.
type!=="pointercancel"&&(a&&o?e.to.measure(r,n,!0):o||e.to.pick(n,s,t))}function tO(e,t){if(t.ctrlKey||t.metaKey||t.altKey)return;if(e.to.own(t)){t.preventDefault();return}let n=e.keys[t.key.length===
1?t.key.toLowerCase():t.key];n&&(t.preventDefault(),t.stopPropagation(),n())}function nO(e,t,n){let s={target:e,to:t,drag:null,touches:new Map};s.keys={w:()=>t.glide(wa),s:()=>t.glide(1/wa),"+":()=>t.
glide(wa),"=":()=>t.glide(wa),"-":()=>t.glide(1/wa),a:()=>t.slide(-gi),d:()=>t.slide(gi),ArrowLeft:()=>t.slide(-gi),ArrowRight:()=>t.slide(gi),0:()=>t.fit(),Home:()=>t.fit(),Enter:()=>t.enter()},Object.
entries({wheel:a=>QT(s,a),keydown:a=>tO(s,a),pointerdown:a=>XT(s,a),pointermove:a=>eO(s,a),pointerup:a=>Ag(s,a),pointercancel:a=>Ag(s,a),pointerleave:()=>t.leave()}).forEach(([a,r])=>e.addEventListener(
a,r,{signal:n,...a==="wheel"&&{passive:!1}}))}function qg({start:e,end:t,row:n,length:s}){let o=0;for(let d=0;d<s;d+=1)o=Math.max(o,n[d]+1);let a=new Uint32Array(o+1);for(let d=0;d<s;d+=1)a[n[d]+1]+=1;
for(let d=0;d<o;d+=1)a[d+1]+=a[d];let r=new Uint32Array(s),i=a.slice();for(let d=0;d<s;d+=1)r[i[n[d]]]=d,i[n[d]]+=1;let l=new Float64Array(s);for(let d=0;d<o;d+=1)sO(r.subarray(a[d],a[d+1]),l.subarray(
a[d],a[d+1]),e,t);return{rows:o,first:a,order:r,reach:l,start:e,end:t}}function Bg(e,t,n=null,s=e*t){let o=a=>n?.[a]??a*t;return{height:s,y:o,at(a){let r=n?ka(n,0,n.length,a)-1:Math.floor(a/t);return r<
0||a>=o(r)+t?-1:r}}}function sO(e,t,n,s){for(let a=1;a<e.length;a+=1)if(n[e[a]]<n[e[a-1]]){e.sort((r,i)=>n[r]-n[i]||r-i);break}let o=-1/0;for(let a=0;a<e.length;a+=1)o=Math.max(o,s[e[a]]),t[a]=o}function ka(e,t,n,s){
for(;t<n;){let o=t+n>>>1;e[o]>s?n=o:t=o+1}return t}function Si(e,t,n,s,o){if(t<0||t>=e.rows)return;let{first:a,order:r,reach:i,start:l,end:d}=e,u=a[t+1];for(let h=ka(i,a[t],u,n);h<u;h+=1){let f=r[h];if(l[f]>=
s)return;d[f]>n&&o(f)}}function oO(e,t,n,s=0){let o=-1,a=1/0;return Si(e,t,n-s-Number.MIN_VALUE,n+s+Number.MIN_VALUE,r=>{let i=Math.max(0,e.start[r]-n,n-e.end[r]);i<=a&&([o,a]=[r,i])}),o}function aO(e,t,n){
let s=n("…"),o=0,a=0,r=0,i=0;for(let l of e){if(o+=n(l),o>t)return a<2?"":`${e.slice(0,r)}…`;i+=l.length,o+s<=t&&(a+=1,r=i)}return e}var io=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(
t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function rO(e){let[t,n,s]=io(e).map(i=>{let l=i/255;return l<=.04045?l/12.92:((l+.055)/1.055)**2.4}),o=.2126*t+.7152*n+.0722*s,[a,r]=[
1.05/(o+.05),(o+.05)/.058];return Math.max(a,r)<4.5?"#000000":a>=r?"#ffffff":"#10161d"}var Id=(e,t,n)=>`rgb(${io(e).map((s,o)=>Math.round(n*s+(1-n)*io(t)[o])).join(", ")})`,Ei=11;function Ti(e,t){let n=new Map,
s="",o="",a=i=>{s!==i&&(s=i,e.fillStyle=i)},r=i=>{if(!n.has(i)){let l=document.createElement("canvas");[l.width,l.height]=[6,6];let d=l.getContext("2d");d.strokeStyle=i,d.lineWidth=1.4,d.beginPath();for(let u of[
-6,0,6])d.moveTo(u-1,7),d.lineTo(u+7,-1);d.stroke(),n.set(i,e.createPattern(l,"repeat"))}return n.get(i)};return{box(i,l,d,u,h){a(h),e.fillRect(i,l,d,u)},hatch(i,l,d,u,h){s="",e.fillStyle=r(h),e.fillRect(
i,l,d,u)},frame(i,l,d,u,h,f){e.strokeStyle=h,e.lineWidth=f,e.strokeRect(i,l,d,u)},line(i,l,d,u,h,f=1){e.strokeStyle=h,e.lineWidth=f,e.beginPath(),e.moveTo(i,l),e.lineTo(d,u),e.stroke()},words(i,l,d,u,{
size:h=Ei,bold:f=!1}={}){let m=`${f?600:400} ${h}px ${t}`;o!==m&&(o=m,e.font=o),a(u),e.fillText(d,i,l)},alpha(i){e.globalAlpha=i},forget(){[s,o]=["",""]}}}var iO={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"\
&quot;"},lO=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,ga=e=>String(e).replace(lO,"").replace(/[&<>"]/g,t=>iO[t]),ya=e=>String(Math.round(e*100)/100);function cO(e){let t=[],n=new Map,
s=1,o=(r,i,l="")=>{let d={...i,...s<1?{opacity:s}:{}},u=Object.entries(d).map(([h,f])=>` ${h}="${typeof f=="number"?ya(f):ga(f)}"`).join("");t.push(l===""?`<${r}${u}/>`:`<${r}${u}>${ga(l)}</${r}>`)},a=r=>(n.
has(r)||n.set(r,`hatch-${n.size+1}`),n.get(r));return{box(r,i,l,d,u){o("rect",{x:r,y:i,width:l,height:d,fill:u})},hatch(r,i,l,d,u){o("rect",{x:r,y:i,width:l,height:d,fill:`url(#${a(u)})`})},frame(r,i,l,d,u,h){
o("rect",{x:r,y:i,width:l,height:d,fill:"none",stroke:u,"stroke-width":h})},line(r,i,l,d,u,h=1){o("line",{x1:r,y1:i,x2:l,y2:d,stroke:u,"stroke-width":h})},words(r,i,l,d,{size:u=Ei,bold:h=!1}={}){o("te\
xt",{x:r,y:i,fill:d,"font-size":u,...h?{"font-weight":600}:{}},l)},alpha(r){s=r},text(r,i,l){let d=[...n].map(([u,h])=>`<pattern id="${h}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M\
-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${ga(u)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${ya(r)}" height="${ya(i)}" viewBox="0 0 ${ya(r)} ${ya(i)}\
" font-family="${ga(e)}"><defs>${d}</defs><rect width="100%" height="100%" fill="${ga(l)}"/>${t.join("")}</svg>`}}}var ki=(e,t,n)=>Math.min(Math.max(e,t),n);function lo({from:e,to:t},n,s=0){let o=n.to-
n.from,a=ki(t-e,Math.min(s,o),o),r=(e+t)/2,i=ki(r-a/2,n.from,n.to-a);return{from:i,to:i+a}}function Rg(e,t,n,s,o=0){let a=s.to-s.from,r=ki((e.to-e.from)*n,Math.min(o,a),a),i=(t-e.from)/(e.to-e.from),l=t-
r*i;return lo({from:l,to:l+r},s,o)}function Cg(e,t,n){let s=e.to-e.from,o=ki(e.from+t,n.from,Math.max(n.from,n.to-s));return{from:o,to:o+s}}function dO(e,t,n){if(n>=1)return{...t};let s=1-(1-n)**3,o=[
e.to-e.from,t.to-t.from],a=o[0]>0&&o[1]>0?o[0]*(o[1]/o[0])**s:o[1],i=Math.abs(o[1]-o[0])>1e-9*Math.max(...o)?(a-o[0])/(o[1]-o[0]):s,l=e.from+(t.from-e.from)*i;return{from:l,to:l+a}}var fn=22,uO=22,yi=4,
hO=.3;function fO(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${Ei}px ${e}`;let n=new Map;return s=>{let o=n.get(s);return o===void 0&&(o=t.measureText(s).width,n.set(s,o)),
o}}var ba=new Map;function mO(e){return ba.has(e)||(ba.size>500&&ba.clear(),ba.set(e,rO(e))),ba.get(e)}function pO(e,t,n,s,o){let{x:a,y:r,width:i,height:l}=n,d=o?Id(s.colour(t),s.colours.surface,hO):s.
colour(t);if(e.box(a,r,i,l,d),i<3)return;let u=mO(d);if(s.hatched(t)&&e.hatch(a,r,i,l,s.colours.surface),i>=uO){let h=aO(s.text(t),i-2*yi,s.widthOf);if(h!==""){let f=r+l/2+Ei*.36;if(s.hatched(t)){let m=4;
for(let p of h)m+=s.widthOf(p);e.box(a+yi-2,r+1,Math.min(m,i-yi),l-2,d)}e.words(a+yi,f,h,u)}}}function wO(e,t,n,{index:s,view:o,scale:a,width:r,how:i,height:l,dimmed:d}){let u=-1,h=0;return Si(s,t,o.from,
o.to,f=>{let m=Math.max(0,(s.start[f]-o.from)*a),p=Math.min(r,(s.end[f]-o.from)*a);if(p<=u&&!d?.keep.has(f))return;let w=Math.max(1,p-m>3?p-m-.5:p-m);pO(e,f,{x:m,y:n,width:w,height:l},i,d&&!d.keep.has(
f)),h+=1,u=w<=1?m+1:p}),h}function Fg(e,{view:t,width:n,format:s,colours:o}){let{values:a,step:r}=Wo(t,n/90),i=n/(t.to-t.from);e.box(0,0,n,fn,o.surface);for(let l of a){let d=Math.round((l-t.from)*i)+
.5;e.line(d,fn-5,d,fn,o.border),d<n-30&&e.words(d+3,fn-8,s(l,r),o.muted)}e.line(0,fn-.5,n,fn-.5,o.border)}function gO(e,t){let{index:n,view:s,width:o,height:a,rowHeight:r,top:i,places:l,marks:d,how:u}=t,
h=o/(s.to-s.from),f=d.highlight?{keep:d.highlight}:null,m={index:n,view:s,scale:h,width:o,how:u,height:r-1,dimmed:f},p=0;for(let w=0;w<n.rows;w+=1){let y=i+l.y(w);y+r>0&&y<a&&(p+=u.row?.(e,w,y,m)??wO(
e,w,y,m))}return yO(e,t,h),p}function yO(e,t,n){let{marks:s,how:o}=t,a=(r,i,l)=>{if(r<0||r>=t.index.order.length)return;let{start:d,end:u}=t.index,h=Math.max(-2,(d[r]-t.view.from)*n),f=Math.min(t.width+
2,(u[r]-t.view.from)*n);f>=-2&&h<=t.width+2&&e.frame(h-.5,t.top+t.places.y(t.rowOf(r))-.5,Math.max(2,f-h)+.5,t.rowHeight,i,l)};s.highlight&&s.highlight.size<=2e3&&s.highlight.forEach(r=>a(r,o.colours.
text,1)),a(s.hover,o.colours.text,1.5),a(s.select,o.colours.accent,2.5)}var xi=12,bi=17,bO=8e3,_O=15,kO=12;function Oi(e,t,n){return{box:(s,o,...a)=>e.box(s+t,o+n,...a),hatch:(s,o,...a)=>e.hatch(s+t,o+
n,...a),frame:(s,o,...a)=>e.frame(s+t,o+n,...a),line:(s,o,a,r,...i)=>e.line(s+t,o+n,a+t,r+n,...i),words:(s,o,...a)=>e.words(s+t,o+n,...a),alpha:e.alpha}}var Lg=(e,t)=>e.flatMap((n,s)=>ss(n,Math.floor(
(t-2*xi)/(s===0?8:6.6)),3).map(o=>({words:o,title:s===0})));function Ng(e,t,n){t.forEach(({words:s,title:o},a)=>{e.words(xi,n+bi*a,s,E(o?"--text":"--muted"),{size:o?_O:kO,bold:o})})}function Dd(e,t,n){
let s=getComputedStyle(document.body).fontFamily,o=Lg(e,n),a=t.map(u=>Lg(u.lines,n)),r=10+bi*o.length+xi,i=t.map((u,h)=>{let f=r+bi*a[h].length;return r=f+u.height+xi,f}),l=Math.min(r,bO),d=u=>{Ng(u,o,
22),t.forEach((h,f)=>{Ng(u,a[f],i[f]-bi*a[f].length+12),h.paint(Oi(u,0,i[f]))})};return{width:n,height:l,svg(){let u=cO(s);return d(u),u.text(n,l,E("--surface"))},png(){let u=document.createElement("c\
anvas");[u.width,u.height]=[2*n,2*l];let h=u.getContext("2d",{alpha:!1});h.scale(2,2);let f=Ti(h,s);return f.box(0,0,n,l,E("--surface")),d(f),new Promise(m=>{u.toBlob(m,"image/png")})}}}async function Mi(e,t,n){
let s=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();dd(s,`${n}.${t}`)}var xO=160,vO=3,Nd=300,$O=Zr("(prefers-reduced-motion: reduce)"),jg=()=>Object.fromEntries(["surface","text",
"muted","grid","border","accent"].map(e=>[e,E(`--${e}`)])),qd={start:new Float64Array(0),end:new Float64Array(0),row:new Uint16Array(0),length:0},Ai=e=>(e.view.to-e.view.from)/Math.max(1,e.width),_a=(e,t)=>e.
view.from+t*Ai(e);function Bd(e){let{top:t}=e.space.getBoundingClientRect(),n=e.room.getBoundingClientRect();return[Math.max(0,n.top)-t,Math.min(window.innerHeight,n.bottom)-t]}var Wg=(e,[t,n])=>Math.
max(0,t)>=e.part.top&&Math.min(e.places.height,n)<=e.part.top+e.part.height;function SO(e){e.width=e.scroller.clientWidth,e.space.style.height=`${e.places.height}px`;let t=Bd(e),[n,s]=[Math.max(0,t[0]-
Nd),Math.min(e.places.height,t[1]+Nd)];if(s<=n&&e.part.height>0)return!1;(e.part.height===0||!Wg(e,t)||e.part.top+e.part.height>e.places.height)&&(e.part.height=Math.max(0,Math.min(e.places.height,s>n?
s-n:2*Nd)),e.part.top=Math.max(0,Math.min(n,e.places.height-e.part.height)));let o=globalThis.devicePixelRatio||1,[a,r]=[Math.round(e.width*o),Math.round(e.part.height*o)];return e.canvas.style.top=`${e.
part.top}px`,(e.canvas.width!==a||e.canvas.height!==r||e.pixels!==o)&&([e.canvas.width,e.canvas.height,e.pixels]=[a,r,o],e.canvas.style.width=`${e.width}px`,e.canvas.style.height=`${e.part.height}px`),
!0}function $t(e){e.frame===0&&(e.frame=requestAnimationFrame(t=>Hg(e,t)))}function Hg(e,t){if(e.frame=0,e.motion){e.motion.since??=t;let s=(t-e.motion.since)/xO;e.view=dO(e.motion.from,e.motion.to,s);
let o=s<1;o?$t(e):e.motion=null,e.onView(e.view.from,e.view.to,o)}let n=performance.now();if(e.stale=!SO(e),!e.stale&&e.width>0&&e.part.height>0){e.context.setTransform(e.pixels,0,0,e.pixels,0,0);let s=Ug(
e,EO(e),{width:e.width,height:e.part.height,top:-e.part.top});e.canvas.dataset.drawn=String(s)}e.canvas.dataset.drawMs=(performance.now()-n).toFixed(2)}function EO(e){let t=`${e.canvas.width} ${e.canvas.
height} ${e.pixels}`;return t!==e.penFor&&(e.penFor=t,e.pen.forget()),e.pen}function Ug(e,t,{width:n,height:s,top:o}){let{colours:a}=e.how;t.box(0,0,n,s,a.surface);let r=gO(t,{index:e.index,view:e.view,
width:n,height:s,rowHeight:e.rowHeight,top:o,places:e.places,marks:e.marks,how:e.how,rowOf:l=>e.spans.row[l]}),i=n/(e.view.to-e.view.from);return e.decorate?.(t,{x:l=>(l-e.view.from)*i,y:l=>o+e.places.
y(l),rowHeight:e.rowHeight,top:o,width:n,height:s,view:e.view}),r}function vi(e,t,n=!1){e.motion=null,!(t.from===e.view.from&&t.to===e.view.to)&&(e.view=t,e.onView(e.view.from,e.view.to,n),$t(e))}function _i(e,t){
let n=lo(t,e.extent,e.least);$O.matches?vi(e,n):(e.motion={from:e.view,to:n,since:null},$t(e))}function Pg(e,t,n){return oO(e.index,e.places.at(n+e.part.top),_a(e,t),vO*Ai(e))}function Ig(e,t,n){t!==e.
marks.hover&&(e.marks.hover=t,e.canvas.style.cursor=t>=0?"pointer":"",$t(e)),e.onHover(t,n)}function TO(e,t){(e.room.scrollHeight>e.room.clientHeight+1?e.room:window).scrollBy(0,t)}function OO(e){e.frame===
0&&(e.stale||!Wg(e,Bd(e)))&&$t(e)}function Dg(e){e.how.colours=jg(),$t(e)}function MO(e,t){let n=e.spans===qd;e.spans=t,e.index=qg(t),e.places=Bg(e.index.rows,e.rowHeight,t.tops,t.height);let[s,o]=[t.
from??1/0,t.to??-1/0];if(t.from===void 0||t.to===void 0)for(let r=0;r<t.length;r+=1)s=Math.min(s,t.start[r]),o=Math.max(o,t.end[r]);e.extent=o>s?{from:s,to:o}:{from:0,to:1},e.marks.hover=-1,e.marks.select=
-1,e.marks.highlight=null;let a=n?{...e.extent}:lo(e.view,e.extent,e.least);e.space.style.height=`${e.places.height}px`,e.motion===null&&(e.view=a),$t(e)}function AO(e,t,n,s=!1){s?vi(e,lo({from:t,to:n},
e.extent,e.least)):_i(e,{from:t,to:n})}function RO(e,t){e.marks.select=t,t>=0&&Kg(e,e.spans.row[t]),$t(e)}function CO(e,t){e.marks.highlight=t===null?null:new Set(t),$t(e)}function LO(e,t,n,s=!1){e.motion=
null,e.view={from:t,to:n},s?(cancelAnimationFrame(e.frame),Hg(e,0)):$t(e)}function NO(e,t){let n=zg(e,t),{left:s,right:o}=e.scroller.getBoundingClientRect(),{top:a,bottom:r}=e.room.getBoundingClientRect();
return n.right<s||n.left>o||n.bottom<a||n.top>r?null:{...n,left:Math.max(s,n.left),right:Math.min(o,n.right)}}function zg(e,{start:t,end:n,row:s}){let{left:o,top:a}=e.space.getBoundingClientRect(),r=l=>o+
(l-e.view.from)/Ai(e),i=a+e.places.y(s);return{left:r(t),right:r(n),top:i,bottom:i+e.rowHeight}}function Kg(e,t){let n=e.places.y(t),{room:s}=e;(n<s.scrollTop||n+e.rowHeight>s.scrollTop+s.clientHeight)&&
(s.scrollTop=n-s.clientHeight/2)}function PO(e){cancelAnimationFrame(e.frame),e.stop.abort(),e.stopTheme(),e.size.disconnect(),e.scroller.remove()}var Pd=e=>e.motion?.to??e.view;function IO(e,{onPick:t,
onMeasure:n,onKey:s}){return{zoom:(o,a)=>vi(e,Rg(e.view,_a(e,o),a,e.extent,e.least)),pan:o=>vi(e,Cg(e.view,o*Ai(e),e.extent)),scroll:o=>TO(e,o),hover:(o,a,r)=>Ig(e,Pg(e,o,a),r),leave:()=>{e.marks.hover>=
0&&Ig(e,-1,null)},pick:(o,a,r)=>t(Pg(e,o,a),r),measure:(o,a,r)=>n?.(...[_a(e,o),_a(e,a)].sort((i,l)=>i-l),r),slide(o){let a=Pd(e);_i(e,Cg(a,o*(a.to-a.from),e.extent))},glide(o){let a=Pd(e);_i(e,Rg(a,(a.
from+a.to)/2,o,e.extent,e.least))},fit:()=>_i(e,e.extent),enter:()=>{e.marks.select>=0&&t(e.marks.select,null)},own:s}}function DO(e,t,n){e.canvas=c("canvas",{tabindex:"0",role:"application","aria-lab\
el":n.label,"aria-roledescription":"drawing of spans"}),e.space=c("div",{class:"spans-space"},e.canvas),e.scroller=c("div",{class:"spans-scroll"},e.space),t.classList.add("spans"),t.append(e.scroller),
e.room=n.room??e.scroller,e.context=e.canvas.getContext("2d",{alpha:!1});let s=getComputedStyle(document.body).fontFamily;e.pen=Ti(e.context,s),e.how={colour:n.colour,text:n.text,row:n.row,hatched:n.hatched??
(()=>!1),widthOf:fO(s),colours:jg()},e.index=qg(qd),e.places=Bg(0,e.rowHeight)}function Ri(e,t){let n={spans:qd,extent:{from:0,to:1},view:{from:0,to:1},marks:{hover:-1,select:-1,highlight:null},frame:0,
motion:null,width:0,pixels:0,part:{top:0,height:0},stale:!0,penFor:""},s=()=>OO(n),{rowHeight:o,onHover:a=()=>{},onPick:r=()=>{},onView:i=()=>{},onMeasure:l=null,onKey:d=()=>!1,least:u=.001,decorate:h=null}=t;
Object.assign(n,{rowHeight:o,onHover:a,onView:i,least:u,decorate:h}),DO(n,e,t),n.stop=new AbortController;let{signal:f}=n.stop;return nO(n.canvas,IO(n,{onPick:r,onMeasure:l,onKey:d}),f),document.addEventListener(
"scroll",s,{capture:!0,passive:!0,signal:f}),window.addEventListener("resize",s,{signal:f}),n.size=new ResizeObserver(()=>$t(n)),n.size.observe(n.scroller),n.forced=matchMedia("(forced-colors: active)"),
n.forced.addEventListener("change",()=>Dg(n),{signal:f}),n.stopTheme=Re(()=>Dg(n)),{node:n.canvas,set:m=>MO(n,m),view:(m,p,w)=>AO(n,m,p,w),current:()=>({...n.view}),goal:()=>({...Pd(n)}),extent:()=>({
...n.extent}),select:m=>RO(n,m),highlight:m=>CO(n,m),follow:(m,p,w)=>LO(n,m,p,w),placeOf:m=>NO(n,m),boxOf:(...m)=>zg(n,...m),redraw:()=>$t(n),reveal:m=>Kg(n,m),valueAt:m=>_a(n,m-n.space.getBoundingClientRect().
left),sight:()=>Bd(n),whole:m=>({height:n.places.height,paint:p=>Ug(n,p,{width:m,height:n.places.height,top:0})}),picture(m){return Dd(m,[{lines:[],...this.whole(Math.max(n.width,600))}],Math.max(n.width,
600))},destroy:()=>PO(n)}}var fo=[...is.by.words,"calls"],Pi=4,Hd={device:"own",host:"self",calls:"calls"},Ii=["calls","host","self","device","own"];function Xg(e,t,n){t.nodes.forEach(({significance:s},o)=>{e.frames[o].verdict[n]=
s??""})}function xa(e){let[t,n]=[3735928559,1103547991];for(let s=0;s<e.length;s+=1){let o=e.charCodeAt(s);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var Zg=/ #\d+$/,Li=(e,t)=>e==="module"&&t!==null?t.replace(
Zg,""):t,ey=()=>[0,0],jd=()=>Object.fromEntries(Ii.map(e=>[e,ey()]));function Ni(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:jd(),kernels:[],shapes:[],children:[],own:jd(),key:"",foldKey:""}}var Fd=(e,t)=>t>0?(e??0)/t:0,Ci=(e,t,n,s)=>n?[Fd(e[`control_${t}`],s[0]),Fd(e[`test_${t}`],s[1])]:[Fd(e[t],s[0]),0];function qO(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((o,a)=>o==null||n[a]===0?null:o/n[a])}function BO(e,t,n){let s=Object.fromEntries(Ii.map(o=>[o,Ci(e,o,t,n)]));return{...Ni({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:qO(e,t,n),split:e.split??null},
figures:s,own:{calls:s.calls,self:s.self,own:s.own},kernels:e.kernels.map(o=>({name:o.name,counts:Ci(o,"counts",t,n),device:Ci(o,"device",t,n)})),shapes:(e.shapes??[]).map(o=>({text:o.text,calls:Ci(o,
"calls",t,n)}))}}function Di(e,t,n){[e.key,e.foldKey]=[t,n];let s=new Map;for(let o of e.children){let a=(i,l)=>{let d=[i,o.sort,...l,o.status].join(`
`),u=s.get(d)??0;return s.set(d,u+1),xa(u===0?d:`${d}
${u}`)},r=[n,o.sort,...o.names.map(i=>Li(o.sort,i)),o.status].join(`
`);Di(o,a(t,o.names),xa(r))}}var ty=e=>e.reduce((t,n)=>xa([t,n.sort,Li(n.sort,n.control_name),Li(n.sort,n.test_name),n.status].join(`
`)),"root");function Ud(e,t){let n=[],s=(a,r,i)=>{Object.assign(a,{at:n.length,parent:r,depth:i}),n.push(a),a.children.forEach(l=>s(l,a,i+1)),a.end=n.length};s(e,null,0);let o=Object.fromEntries(fo.map(
a=>[a,new Float64Array(n.length)]));for(let a=n.length-1;a>=0;a-=1)FO(n[a],o);return{...t,root:e,frames:n,byKey:new Map(n.map(a=>[a.key,a]))}}var va=e=>e.status==="same"||e.status==="replaced";function FO(e,t){
e.total={},e.ownOf={},e.here={};for(let n of fo){let s=e.own[Hd[n]],o=[...s],a=s[1]-s[0];for(let r of e.children)o[0]+=r.total[n][0],o[1]+=r.total[n][1],a+=va(r)?0:t[n][r.at];t[n][e.at]=a,e.total[n]=o,
e.ownOf[n]=s,e.here[n]=va(e)?a:null}}function zd(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],s=n.map(a=>a.samples),o=e.nodes.map(a=>BO(a,t,s));return e.nodes.forEach(({parent:a},r)=>{a!==
null&&o[a].children.push(o[r])}),Di(o[0],"root","root"),Ud(o[0],{pair:t,samples:s,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Wd=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Gg(e,t,n,s){
let o=new Map(e.map(a=>[a[n],a]));for(let a of t){let r=o.get(a[n]);r||(r={[n]:a[n],...Object.fromEntries(s.map(i=>[i,ey()]))},o.set(a[n],r),e.push(r)),s.forEach(i=>Wd(r[i],a[i]))}}function Yg(e,t){Ii.
forEach(n=>Wd(e.figures[n],t.figures[n])),Object.values(Hd).forEach(n=>Wd(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Gg(e.kernels,t.kernels,"name",["counts","device"]),Gg(e.shapes,t.shapes,"text",["calls"])}function jO({sort:e,status:t,names:n}){let[s,o]=n.map(a=>Li(e,a));return t===
"replaced"?[s,o]:[s??o,s??o]}var WO=(e,t)=>Ii.some(n=>e.figures[n][t]>0);function ny(e){if(e.children.forEach(ny),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(s=>WO(e,s)||e.children.some(
o=>o.status==="same"||o.status==="replaced"||o.status===(s===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function sy(e){let t=Ni(e.root);Yg(t,e.root);let n=new Map,s=(a,r)=>{let i=jO(r),l=[r.sort,...i].join(`
`),d=n.get(a)??new Map;if(n.set(a,d),!d.has(l)){let u=Ni({...r,names:i,status:r.status==="replaced"?"replaced":"same"});d.set(l,u),a.children.push(u)}return d.get(l)},o=(a,r)=>{let i=s(a.sort==="modul\
e"?t:r,a);Yg(i,a),a.children.forEach(l=>o(l,i))};return e.root.children.forEach(a=>o(a,t)),e.pair&&ny(t),Di(t,"root","root"),Ud(t,{...oy(e),grouped:"class"})}function oy({pair:e,samples:t,sides:n,byHost:s,
inAll:o,shown:a}){return{pair:e,samples:t,sides:n,byHost:s,inAll:o,shown:a}}var ay=e=>({...e,children:e.children.map(ay)});function HO(e){let t=[];for(let n=e.parent;n;n=n.parent){let s=n.names[1]??n.
names[0];n.sort==="module"&&Zg.test(s??"")&&t.unshift(s)}return t}function UO(e,t){let n=Ni({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[s,o]of Object.
entries(Hd))n.own[o]=[0,1].map(a=>e.total[s][a]-t.reduce((r,i)=>r+i.total[s][a],0)),n.figures[o]=n.own[o];return n.figures.device=n.own.own,n}function ry(e,t,n){let s=new Map([...n].filter(r=>e.byKey.
get(r)?.instances>1).map(r=>[r,[]]));for(let r of t.frames)s.has(r.foldKey)&&r.sort!=="rest"&&s.get(r.foldKey).push(r);let o=r=>{let i=s.get(r.key);if(!i||i.length===0)return{...r,children:r.children.
map(o)};let l=UO(r,i);return{...r,opened:!0,own:jd(),kernels:r.kernels,children:[...i.map(d=>({...ay(d),above:HO(d)})),...l.nodes>0?[l]:[]]}},a=o(e.root);return iy(a,s),Ud(a,oy(e))}function iy(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let s=n.key;Di(n,xa(`${e.key}
${s||"rest"}`),n.foldKey||xa(`${e.key}
rest`))}else iy(n,t)}function co(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var $a=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",_s=(e,t)=>e.total[t][1]-e.total[t][0];function ks(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function Kd(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function Sa(e,t,n){let s=o=>e.pair?Math.abs(o.here[t]??0):o.ownOf[t][0];return e.frames.filter(o=>s(o)>0&&o.sort!=="rest"&&!o.opened).
sort((o,a)=>s(a)-s(o)||o.at-a.at).slice(0,n)}var zO=["both","control","test"];function KO(e,t,n){let[s,o]=e.ownOf[t],a=n==="control"?s:n==="test"?o:Math.max(s,o);return Math.max(0,a)}function ly(e,t,n){
let{frames:s}=e,o=new Float64Array(s.length);for(let h=s.length-1;h>=0;h-=1)o[h]+=KO(s[h],t,e.pair?n:"control"),s[h].parent&&(o[s[h].parent.at]+=o[h]);let a=s.filter(h=>o[h.at]>0),r=new Float64Array(a.
length),i=new Float64Array(a.length),l=new Uint16Array(a.length),d=new Float64Array(s.length),u=new Int32Array(s.length).fill(-1);return a.forEach((h,f)=>{let m=h.parent?d[h.parent.at]:0;r[f]=m,i[f]=m+
o[h.at],l[f]=h.depth,d[h.at]=m,h.parent&&(d[h.parent.at]=i[f]),u[h.at]=f}),{start:r,end:i,row:l,length:a.length,frame:Int32Array.from(a,h=>h.at),place:u}}var GO=["folded","class","instance"],qi=["rank\
s","steps","marker","marker_until"],YO=5e3,cy=40,dy=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,cy),Vg={read:(e,t)=>dy(e.get(t))[0]??""},Jg={read:(e,t)=>dy(e.get(t)),text:e=>e.
slice(-cy).join(".")},uy={level:it(is,"level"),merge_lines:it(is,"merge_lines"),cut_overlaps:it(is,"cut_overlaps"),by:Ie(fo),width:Ie(zO,"both"),frames:Ie(GO,"folded"),order:Ie(["calls"]),q:Pe,node:Vg,
zoom:{...Vg,standard:"root"},open:Jg,rows:Jg};function mn(e){let t=new URLSearchParams(e),n={};for(let s of O){n[s]=t.get(s)??"";for(let o of qi)n[`${s}_${o}`]=t.get(`${s}_${o}`)||t.get(o)||(o.startsWith(
"marker")?"":"all")}return{...n,...Ln(uy,t)}}function ht(e){let t={...mn(""),...e},n=O.flatMap(s=>[[s,Pe],...qi.map(o=>[`${s}_${o}`,{standard:"all"}])]);return us("/tree",ds(new URLSearchParams,{...Object.
fromEntries(n),...uy},t))}function Ea(e,t,n){let s=new URLSearchParams({max_nodes:String(YO)}),o=e.test!=="";for(let a of o?O:["control"]){o&&s.set(a,e[a]);for(let r of qi){let i=e[`${a}_${r}`];i!==""&&
i!=="all"&&s.set(o?`${a}_${r}`:r,i)}}return cs(s,is,["level","by","instances","merge_lines","cut_overlaps"],{level:e.level,merge_lines:e.merge_lines,cut_overlaps:e.cut_overlaps,by:is.by.words.includes(
t)?t:"",instances:n}),s}var ft=e=>Object.fromEntries([...O.flatMap(t=>[t,...qi.map(n=>`${t}_${n}`)]),"merge_lines","cut_overlaps"].map(t=>[t,e[t]])),VO=["cpu_op","user_annotation","python_function","k\
ernel","gpu_memcpy","gpu_memset"];function hy(e,t){let{name:n,category:s}=Yo(t,"test");if(!VO.includes(s))return"";let o=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),a=s==="python_function"&&!o,r=o?o[1]:a?n.
replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return ht({...ft(e),q:r,level:a?"python":"modules"})}var JO=8,QO=40;function fy(e,t,n){let s=new Set([e.root]);for(let o of[
...Sa(e,t,JO),...n.slice(0,QO)])ks(o).slice(0,-1).forEach(a=>s.add(a));return s}function XO(e,t,n,s){let o=t.children.filter(i=>i.total[n].some(l=>l>0));if(s==="calls")return o;let a=i=>e.pair?Math.abs(
_s(i,n)):i.total[n][0],r=i=>i.sort==="rest"?1:0;return o.sort((i,l)=>r(i)-r(l)||a(l)-a(i)||i.at-l.at)}function my(e,t,n,s){let o=[],a=(r,i,l,d)=>{let u=XO(e,r,t,n),h=u.length>0&&s(r);o.push({frame:r,level:i,
place:l,of:d,open:h,leaf:u.length===0}),h&&u.forEach((f,m)=>a(f,i+1,m+1,u.length))};return a(e.root,1,1,1),o}var uo=8,ZO=.004;function py(e,t){return e.frames.reduce((n,s)=>Math.max(n,Math.abs(_s(s,t))),
0)}var pn=(e,t)=>e.verdict[t]==="no_difference_found";function wy(e,t,n){let s=_s(e,t);if(!(n>0)||Math.abs(s)<ZO*n||pn(e,t))return 0;let o=Math.max(1,Math.round(uo*Math.sqrt(Math.abs(s)/n)));return Math.
sign(s)*Math.min(uo,o)}function gy(e,t,n){let[s,o]=[io(e),io(t)];return`rgb(${s.map((a,r)=>Math.round(a+(o[r]-a)*n)).join(", ")})`}function yy(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let s=o=>o!==
null&&o.toLowerCase().includes(n);return e.frames.filter(o=>o.sort!=="root"&&(o.names.some(s)||o.kernels.some(({name:a})=>s(a))))}function by(e,t){let n=[0,0],s=-1;for(let o of e)o.at>=s&&(n[0]+=o.total[t][0],
n[1]+=o.total[t][1],{end:s}=o);return n}var zn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host th\
reads; the time of each call counts once"],calls:["calls","Calls","How often the frames were called"]},ho=e=>e!=="calls",Ze=(e,t)=>ho(t)?x(e):k(Number(e.toFixed(2))),Pt=(e,t)=>e===null?"–":ho(t)?X(e):
Le(Number(e.toFixed(2))),Gd=(e,t)=>ho(t)?M(Number(e.toFixed(3))):k(e),Ta=(e,t)=>e===null?"":ho(t)?ue(Number(e.toFixed(3))):Le(e),eM={root:"everything",module:"module",annotation:"annotation",operator:"\
operator",python:"Python function",backward:"backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"\
frames that are left out"},tM={replaced:"probably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Oa=e=>eM[e.sort]??e.sort,Ma=e=>tM[e.status]??"",_y=e=>({only_in_control:"\
gone",only_in_test:"new",replaced:"⇄"})[e.status]??"",nM=e=>e.sides.every(t=>t.steps.length===0),xs=e=>nM(e)?"per recording":"per step";function Yd(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.
exec(co(e));return t?`${t[2]} · ${t[1]}`:co(e)}var st=e=>[co(e),$a(e)].filter(Boolean).join(" "),sM=e=>/ #\d+$/.test(co(e));function ky(e){let t=ks(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module"),
s=t.slice(t.indexOf(n.at(-1))+1).filter(({sort:o})=>o==="backward"||o==="recompute").slice(0,1);return n.length>0?[...n.filter((o,a)=>a>=n.length-2||sM(o)),...s]:t.slice(-1)}function xy(e,t){let n={only_in_test:null,
only_in_control:null},s=o=>Math.max(...o.total[t]);for(let o of e.children){let a=n[o.status];!va(o)&&o.sort!=="rest"&&s(o)>(a?s(a):0)&&(n[o.status]=o)}return n}var oM=.005;function vy(e,t){let n=e.here[t],
s=ho(t)?x(Math.abs(n)):k(Number(Math.abs(n).toFixed(2)));if(ho(t)){let[o,a]=e.total[t],r=Math.abs(a-o-n)>oM*Math.abs(n)?" here":"";return`takes ${s} ${n>0?"more":"less"}${r}`}return`has ${s} ${n>0?"mo\
re":"fewer"} ${s==="1"?"call":"calls"}`}var Vd=(e,t)=>t>0?100*e/t:null;function $y(e,t){let[n,s]=e.root.total[t];return{from:Ze(n,t),to:Ze(s,t),change:Pt(s-n,t),percent:q(Vd(s-n,n))}}function Sy(e,t){
let[n,s]=e.root.total[t];return n===s?"±0":n>0?q(Vd(s-n,n)):"new"}function Ey(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:a,only_here_device:r})=>Vd(r,a)),s=a=>F(a);if(t===null&&n===null)return"";
if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let o=(a,r)=>a===null?`the ${r} has no device time`:`${s(a)} of the device time of the ${r}`;return t===null||n===null?`No \
partner on the other side: ${o(t,"control")}, ${o(n,"test")}.`:`${s(t)} of the device time of the control and ${s(n)} of that of the test is in frames without a partner on the other side.`}var Qg=e=>e.
map(t=>`“${t}”`).join(" and ");function Ty(e,t){let n=o=>e.sides.filter((a,r)=>!e.frames.some(i=>i.sort===o&&i.names[r]!==null&&(!e.pair||i.status!==(r===0?"only_in_test":"only_in_control")))).map(
({label:a})=>a),s=[];if(t==="modules"&&n("module").length>0){let o=n("module");s.push(`${Qg(o)} ${o.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the fra\
mes. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let o=n("python");s.push(`${Qg(o)} ${o.length===1?"has":"have"} no Python frames. Record\
 with with_stack=True.`)}return s}function Oy(e,t){let n=(o,a,r)=>{let[i,l]=a;return t.pair?`${o}: ${Ze(i,r)} → ${Ze(l,r)} (${Pt(l-i,r)})`:`${o}: ${Ze(i,r)}`},s=[...e.kernels].sort((o,a)=>Math.max(...a.
device)-Math.max(...o.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(o=>o>0)&&e.children.length>0&&n("of that, self",e.ownOf.device,"device"),n("Host time",e.total.host,"\
host"),e.children.length>0&&n("of that, self",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...s.slice(0,3).map(({name:o,device:a})=>n(o,a,"device")),s.length>3&&`and ${s.length-3} more kern\
els`,...e.shapes.slice(0,3).map(({text:o,calls:a})=>n(`input ${o}`,a,"calls"))].filter(Boolean)}var My=(e,t)=>Pt(_s(e,t),t);var Ay=1,Ry=.25,aM=1.4,rM=8e3,iM=100;function Cy(e,t,n,s){let o=t.to-t.from,a=(e.to-e.from)/e.pixels;return(!e.near||(t.ranks??[]).every(r=>e.near.includes(r)))&&a<=aM*o/n&&e.from<=Math.max(s.from,t.from-
Ry*o)&&e.to>=Math.min(s.to,t.to+Ry*o)}function lM(e,t,n){let s=e.to-e.from,o=Math.max(n.from,e.from-Ay*s),a=Math.min(n.to,e.to+Ay*s),r=Math.round(t*(a-o)/s);return{from:o,to:a,pixels:Math.min(rM,Math.
max(iM,r)),...e.near&&{near:e.near}}}function cM({ask:e,onAnswer:t,onError:n}){let s=null,o=null,a=null,r=null;async function i(d,u,h){let f=lM(d,u,h);o=f;let m=new AbortController;r=m;try{let p=await e(
f,m.signal);r===m&&(s={...f,from:p.from,to:p.to,pixels:p.pixels},t(p))}catch(p){r===m&&p.name!=="AbortError"&&(a=null,n(p))}if(r===m){o=null;let p=a;a=null,p&&l(...p)}}function l(d,u,h){let f=d.from>=
h.to||d.to<=h.from;u<=0||f||s&&Cy(s,d,u,h)?a=null:o?a=Cy(o,d,u,h)?null:[d,u,h]:i(d,u,h)}return{want:l,isBusy:()=>o!==null,has(d){s={from:d.from,to:d.to,pixels:d.pixels}},drop(){r?.abort(),[s,o,a,r]=[null,
null,null,null]}}}function Wi(e,t,n,{ranks:s,fold:o}={}){let a=new URLSearchParams({...s?s!=="all"&&{ranks:s}:{rank:String(n.rank)},...(o??"none")!=="none"&&{fold:o},span:String(n.span)});return n.step_number!==
null&&a.set("step",String(n.step_number)),In(a,e,t),e.use_short_name&&a.set("use_short_name","true"),a}async function qy(e,t,n){e.asked?.abort();let s=new AbortController;e.asked=s,e.self.error=null;try{
let o=await t(s.signal);e.asked===s&&(n(o),e.onChange(e.self))}catch(o){e.asked===s&&o.name!=="AbortError"&&(e.self.error=o,e.onChange(e.self))}}function Qd(e){e.asked?.abort(),e.windows.drop(),Object.
assign(e.self,{whole:null,window:null}),e.stepKey=""}function dM(e,t){let n=Ks(t,e.side),s=JSON.stringify([t[e.side],n]);s!==e.samplesKey&&(e.samplesKey=s,Qd(e),Object.assign(e.self,{samples:null,chosen:null,
set:t[e.side]}),t[e.side]!==""&&qy(e,o=>eo(t[e.side],n,{signal:o}),o=>{e.self.samples=o}))}function uM(e,t,n){return e.self.chosen=Np(e.self.samples,{rank:t[`${e.side}_rank`],span:t[`${e.side}_span`],
step:t[`${e.side}_step`]},n),e.self.chosen}function hM(e,t,n){let s=e.queryOf(t,e.side,e.self.chosen.sample);if(s.toString()===e.stepKey)return;Qd(e),e.stepKey=s.toString(),e.self.query=s;let o=new URLSearchParams(
s),{least:a,most:r}=Cr.pixels;o.set("pixels",String(Math.min(r,Math.max(a,Math.round(n))))),qy(e,i=>e.answer(e.self.set,o,{signal:i}),i=>{e.self.whole=i,e.self.window=i,e.windows.has(i)})}async function fM(e,t,n){
let s=new URLSearchParams(e.self.query);Object.entries(t).forEach(([a,r])=>{r!==""&&r!==null&&r!==void 0&&s.set(a,String(r))});let o=await zr(e.self.set,s,n);return o.rows.length>0?o:null}function mM(e){
e.samplesKey="",e.stepKey=""}function Aa(e,{onChange:t,onError:n,answer:s=Ur,queryOf:o=Wi}){let a={side:e,onChange:t,answer:s,queryOf:o,samplesKey:"",stepKey:"",asked:null};return a.self={side:e,samples:null,
chosen:null,whole:null,window:null,error:null,query:null,set:""},a.windows=cM({ask:({from:r,to:i,pixels:l,near:d},u)=>{let h=new URLSearchParams(a.self.query);return Object.entries({from:r,to:i,pixels:l}).
forEach(([f,m])=>h.set(f,String(Math.round(m*1e3)/1e3))),d&&h.set("ranks",d.join()),s(a.self.set,h,{signal:u})},onAnswer:r=>{a.self.window=r,t(a.self)},onError:n}),Object.assign(a.self,{windows:a.windows,
load:r=>dM(a,r),choose:(r,i)=>uM(a,r,i),loadWhole:(r,i)=>hM(a,r,i),of:(r,i)=>Object.assign(a.self,{set:r,chosen:{sample:i}}),stepKey:()=>`${a.self.set} ${a.stepKey}`,find:(r,i)=>fM(a,r,i),retry:()=>mM(
a),unmount:()=>Qd(a)})}function pM(e,t,n){let{name:s,category:o}=n??t;return{...e,name:s,category:o,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:n?.
counts??0,control_total_duration:t?.total_duration??0,test_total_duration:n?.total_duration??0}}var Ly=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function wM(e,t){let n=e.flatMap(a=>t.filter(({
name:r})=>r===a.name).map(r=>[a,r])),[s,o]=[e,t].map((a,r)=>a.filter(i=>!n.some(l=>l[r]===i)).sort((i,l)=>Ly(i)-Ly(l)));return s.length===o.length?[...n,...s.map((a,r)=>[a,o[r]])]:n}var gM=(e,t)=>e.length===
1&&t.length===1&&e[0].category===t[0].category?[[e[0],t[0]]]:[];function yM(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(a=>e.aliases.filter(r=>r.
side===a)),s=(e.category==="python_function"?wM:gM)(t,n);if(s.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}];let o=e.aliases.filter(
a=>!s.flat().includes(a)).map(a=>a.side==="control"?[a]:[void 0,a]);return[...s,...o].map(([a,r])=>({row:pM(e,a,r),names:{control:(a??r).name,test:(r??a).name}}))}function bM(e){let t=({name:i})=>Number(
i.slice(13)),n=i=>e.filter(l=>/^ProfilerStep#\d+$/.test(l.name)&&l[i]===0).sort((l,d)=>t(l)-t(d)),s=new Map;for(let i of n("control_counts").reverse())s.set(i.category,s.get(i.category)??[]).get(i.category).
push(i);let o=n("test_counts").map(i=>[i,s.get(i.category)?.pop()]).filter(([,i])=>i),a=new Set(o.flat()),r=o.map(([i,l])=>({...i,test_counts:l.test_counts,test_total_duration:l.test_total_duration,test_self_duration:l.
test_self_duration,aliases:[{side:"control",name:i.name,category:i.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(i=>!a.has(i)),...r]}var Kn=0,Ra=1,Ca=2,Gn=3,mo=4,St=["\
compute","communication","memory"],Jd={id:"steps",sort:"steps",label:"Steps on the device",depth:1},ji=18,_M=24,Ny=3;function Hi(e=()=>!0){let t=new Map,n=[],s=0;return{add(o){for(let{id:a,label:r,depth:i,
sort:l,main:d=!1}of o){let u=t.get(a)?.depth??1;t.set(a,{id:a,label:r,sort:l,main:d,depth:Math.max(u,i,1)})}n=[],s=0;for(let a of t.values()){let r=a.depth>1&&["host","other"].includes(a.sort),i=!r||e(
a),l=i?a.depth:1,d=Math.max(_M,l*ji+2*Ny);Object.assign(a,{row:n.length,rows:l,top:s,height:d,folds:r,open:i});for(let u=0;u<l;u+=1)n.push(s+Ny+u*ji);s+=d}},bandOf:o=>t.get(o),all:()=>({tops:Float64Array.
from(n),height:s,bands:[...t.values()].map(o=>({...o}))})}}function Ui({window:e,all:t,takes:n,shift:s,rows:o}){let a=[{answer:e,keep:()=>!0}];t&&t!==e&&a.push({answer:t,keep:(m,p)=>p<=e.from||m>=e.to}),
n(Jd)&&a.some(({answer:m})=>m.steps?.length>0&&m.lanes.some(({sort:p})=>p!=="host"))&&o.add([Jd]),a.forEach(({answer:m})=>o.add(m.lanes.filter(n))),a.forEach(({answer:m})=>o.add((m.counters??[]).map(TM).
filter(n)));let r=[],i=[],l=[],d=[],u={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},h=[];for(let{answer:m,keep:p}of a){let w=r.length;r.push(...m.names),i.push(
...m.categories),l.push(...m.kinds);for(let y of m.lanes.filter(n))$M(u,y,d.push(y)-1,{keep:p,shift:s,shiftName:w,band:o.bandOf(y.id)});SM(u,h,m,{keep:p,shift:s,rows:o,lanes:d}),EM(u,h,m,{keep:p,shift:s,
rows:o,lanes:d}),MM(u,h,m,{keep:p,shift:s,rows:o,lanes:d})}let f={...u,start:Float64Array.from(u.start),end:Float64Array.from(u.end),row:Uint16Array.from(u.row),length:u.start.length,names:r,categories:i,
kinds:l,lanes:d,gaps:h,shift:s,...o.all()};return Object.assign(f,{pieces:xM(f)})}var kM=(e,t)=>e.bands.find(({id:n})=>n===e.lanes[e.lane[t]]?.id)?.open===!1;function xM(e){let t={start:[],end:[],row:[],
of:[]},n=(o,a,r)=>{(r>a||e.end[o]===e.start[o])&&(t.start.push(a),t.end.push(r),t.row.push(e.row[o]),t.of.push(o))},s=new Map(e.bands.filter(({open:o})=>!o).map(({id:o})=>[o,[]]));for(let o=0;o<e.length;o+=
1){let a=s.get(e.lanes[e.lane[o]]?.id);a?a.push(o):n(o,e.start[o],e.end[o])}return s.forEach(o=>vM(e,o,n)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function vM({start:e,end:t,level:n},s,o){s.sort((l,d)=>e[l]-e[d]||n[l]-n[d]);let a=[],r=-1/0,i=l=>{for(;a.length>0&&t[a.at(-1)]<=l;){let d=a.pop();o(d,Math.max(r,e[d]),Math.max(r,t[d])),
r=Math.max(r,t[d])}};for(let l of s)i(e[l]),a.length>0&&o(a.at(-1),Math.max(r,e[a.at(-1)]),e[l]),r=e[l],a.push(l);i(1/0)}function $M(e,t,n,{keep:s,shift:o,shiftName:a,band:r}){let{start:i,duration:l,level:d,
name:u,occurrence:h,merged:f}=t;for(let m=0;m<i.length;m+=1){let p=i[m]+l[m];s(i[m],p)&&(e.start.push(i[m]-o),e.end.push(p-o),e.row.push(r.row+(r.open?d[m]:0)),e.level.push(d[m]),e.name.push(a+u[m]),e.
occurrence.push(h[m]),e.merged.push(f[m]),e.sort.push(Kn),e.gap.push(-1),e.lane.push(n))}}function Xd(e,t,n,{sort:s,lane:o,keep:a,shift:r,rows:i,lanes:l}){let d=i.bandOf(o),u=n.start+n.duration;d&&a(n.
start,u)&&(e.start.push(n.start-r),e.end.push(u-r),e.row.push(d.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(s),e.gap.push(t.push(n)-1),e.lane.push(l.findIndex(
({id:h})=>h===o)))}function SM(e,t,n,s){(n.gaps??[]).forEach(o=>Xd(e,t,o,{...s,sort:Ra,lane:o.lane}))}function EM(e,t,n,s){(n.steps??[]).forEach(o=>Xd(e,t,{...o,shown:n.step===null||n.step===o.step_number},
{...s,sort:Ca,lane:Jd.id}))}var TM=({id:e,device:t,name:n})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${n}`,depth:1}),OM=.2;function MM(e,t,n,s){for(let o of n.counters??[]){let{name:a,high:r}=o,
i=Math.max(r-o.low,Math.abs(r)*OM)||1;o.start.forEach((l,d)=>Xd(e,t,{name:a,start:l,duration:o.duration[d],mean:o.mean[d],min:o.min[d],max:o.max[d],at:1-(r-o.mean[d])/i},{...s,sort:Gn,lane:o.id}))}}var Se=(e,t)=>`${t}\
\0${e}`,zi=(e,t)=>Se(e.names[e.name[t]],e.categories[e.name[t]]),vs=(e,t)=>e.sort[t]===Kn&&e.merged[t]<=1&&e.occurrence[t]>=0,Py=new WeakMap;function AM(e,t,n){let s=Py.get(e);if(!s){s=new Map;for(let o=0;o<
e.length;o+=1)vs(e,o)&&s.set(`${zi(e,o)}\0${e.occurrence[o]}`,o);Py.set(e,s)}return s.get(`${t}\0${n}`)??-1}var RM=.1,CM=.002,Ki=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function LM(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-
e.control_total_duration,[s,o]=Ki(e),a=o-s,r=Math.abs(a);return r<RM*Math.max(s,o)||r<CM*t||a*n<=0?"":a>0?"longer":"shorter"}function La(e){let{control:t,test:n}=e.step_time,s=Math.max(t?.step??0,n?.step??
0),o=rt(e),a=new Map,r=(i,l)=>{let d={change:LM(i,s),row:i,names:l,whole:o};a.set(Se(l.control,i.category),d).set(Se(l.test,i.category),d)};return bM(e.rows).flatMap(yM).forEach(({row:i,names:l})=>r(i,
l)),a}var Zd=(e,t,n,s)=>e?.get(Se(n,s))?.names[t]??n;function By(e,t){let n=t.toLowerCase(),s=e.names.map(a=>a.toLowerCase().includes(n)),o=[];for(let a=0;a<e.length;a+=1)e.sort[a]===Kn&&s[e.name[a]]&&
o.push(a);return o}var NM=1e3;function Fy(e,t){let n=new Map,s=(r,i,l,d)=>[r,e[r].stepKey(),l,i,d].join("\0"),o=(r,i,l)=>Zd(t(),r,i,l);function a(r,i,l,d,u){for(let h of r){let f=h.side===i?h.data():null,
m=f?AM(f,Se(o(i,l,d),d),u):-1;if(m>=0)return{start:f.start[m]+f.shift,duration:f.end[m]-f.start[m],lane:f.lanes[f.lane[m]].id,level:f.level[m],pane:h}}return null}return{drawn:a,named:o,known:(r,i,l,d)=>n.
get(s(r,o(r,i,l),l,d)),async ask(r,i,l,d,u){let h=o(r,i,l),f=s(r,h,l,d),m=await e[r].find({name:h,category:l,occurrence:d},{signal:u});n.size>NM&&(n=new Map);let{of:p,launch:w,launched:y,launches:g}=m??
{},b=m?{...m.rows[0],of:p,launch:w,launched:y,launches:g}:null;return n.set(f,b),b},nameOf:(r,i)=>{let l=r.data();if(i<0||!l||!vs(l,i))return null;let[d,u]=zi(l,i).split("\0");return[u,d,l.occurrence[i]]}}}
function Na(e,t,n){for(let s of e){let o=s.side===t?s.data():null,a=o?.bands.find(({id:r})=>r===n.lane);if(a)return{pane:s,lane:n.lane,level:n.level,start:n.start-o.shift,end:n.start+n.duration-o.shift,
row:a.row+(a.open?n.level:0)}}return null}var Fi=2e4,PM=3,Iy=e=>Math.round(e*1e3),jy=(e,t,n)=>`${e} ${Iy(t)} ${Iy(n)}`;function IM(e,{span:t,step_number:n}){let s={lanes:new Map,rows:new Set,words:"",
cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(l=>l.span===t)){if(i.lane!==null){let l=s.lanes.get(i.lane)??[];l.push([i.start,i.start+i.duration]),s.lanes.set(i.lane,l),i.kind!=="launch_\
delay"&&i.kind!=="kernel_gap"&&s.rows.add(jy(i.lane,i.row_start,i.row_duration))}o+=1}let a=e.by_kind.reduce((i,l)=>i+l.segments,0),r=e.by_step.find(i=>i.span===t);return s.cut=o===Fi?a-Fi:0,s.words=r?
`${x(r.work)} of work in ${x(r.path)}${s.cut>0?`; the longest ${k(Fi)} of ${k(a)} segments are marked`:""}`:`this ${n===null?"recording":"step"} has none`,s}function DM(e,t){let n=e.drawn.get(t);if(!n){
n=[];for(let s=0;s<t.length;s+=1){let o=t.lanes[t.lane[s]];t.sort[s]===Kn&&t.merged[s]<=1&&o&&e.rows.has(jy(o.id,t.start[s]+t.shift,t.end[s]-t.start[s]))&&!kM(t,s)&&n.push(s)}e.drawn.set(t,n)}return n}
function Wy(e,t,n,s){let o=n.data(),a=E("--path-mark"),r=l=>Math.max(-3,Math.min(t.width+3,l));for(let{id:l,top:d}of o.bands){let u=-1/0;for(let[h,f]of s.lanes.get(l)??[]){let m=r(t.x(h-o.shift)),p=r(
Math.max(t.x(f-o.shift),t.x(h-o.shift)+1));p>u&&p>m&&(e.box(Math.max(m,u),t.top+d,p-Math.max(m,u),PM,a),u=p)}}let i=t.rowHeight;for(let l of DM(s,o)){let[d,u]=[r(t.x(o.start[l])),r(t.x(o.end[l]))];u-d>
3&&e.frame(d,t.y(o.row[l])+.5,u-d-1,i-2,a,1.5)}}function Hy({toggle:e,change:t,error:n}){let s=v("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds \
the most work"}),o=c("p",{class:"muted small timeline-path",role:"status"}),a={control:null,test:null},r={control:"",test:""},i={control:null,test:null};function l(){let h=O.filter(f=>a[f]).map(f=>`${f}\
: ${a[f].words}`);o.textContent=h.length>0?`Critical path of the ${h.join("; of the ")}`:""}function d(h){i[h]?.abort(),r[h]="",a[h]&&(a[h]=null,t())}async function u(h,{set:f,marked:m,sample:p}){let w=new URLSearchParams(
{set:f,ranks:String(p.rank),segments:String(Fi),...p.step_number===null?{}:{steps:String(p.step_number)},...m}),y=`${w} ${p.span}`;if(r[h]!==y){d(h),r[h]=y,i[h]=new AbortController;try{let g=await kt(
"critical_path",w,{signal:i[h].signal});r[h]===y&&(a[h]=IM(g.set,p),l(),t())}catch(g){r[h]===y&&g.name!=="AbortError"&&n(g)}}}return{node:s,words:o,of:h=>a[h],draw(h,f,m){s.setAttribute("aria-pressed",
String(h.path));for(let p of O)h.path&&f.includes(p)&&m[p]?u(p,{set:h[p],marked:Ks(h,p),sample:m[p].sample}):d(p);l()},unmount(){O.forEach(h=>i[h]?.abort())}}}var qM=200,Dy=8,BM=1e3;function Gi({onText:e,
onStep:t}){let n=P("search"),s=jn({id:n,wait:qM,onText:e,onStep:t,class:"timeline-q",placeholder:"Search names …"}),o=c("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Sh\
ift+Enter)"],[1,"down","The next call (Enter)"]].map(([r,i,l])=>Y(i,l,()=>t(r),{hidden:!0,class:"step-move"}));return{node:c("span",{class:"timeline-search",role:"search"},c("label",{for:n,class:"visu\
ally-hidden"},"Search names in the timeline"),s,a,o),focus(){s.focus()},draw(r){document.activeElement!==s&&(s.value=r),a.forEach(i=>{i.hidden=r===""})},say(r){_(o,r)}}}function FM(e,t,n,s){let o=e.toLowerCase(),
a=new Map;for(let{row:r,names:i}of(n??new Map).values()){let l=i[s];r[`${s}_counts`]>0&&l.toLowerCase().includes(o)&&a.set(Se(l,r.category),{name:l,category:r.category,time:r[`${s}_total_duration`]})}
for(let r of t.filter(i=>i.side===s))r.data()?.names.forEach((i,l)=>{let d=r.data().categories[l],u=Se(i,d);!a.has(u)&&i.toLowerCase().includes(o)&&a.set(u,{name:i,category:d,time:0})});return[...a.values()].
sort((r,i)=>i.time-r.time)}async function Uy(e,t,n,s,o){let a=!1;return{calls:(await Promise.all(t.flatMap(i=>{let l=FM(e,n,s,i.side);return a||=l.length>Dy,l.slice(0,Dy).map(async({name:d,category:u})=>{
let h=await i.find({name:d,category:u,limit:BM});return a||=h!==null&&h.of>h.rows.length,(h?.rows??[]).map(f=>({...f,side:i.side,name:d,category:u,at:f.start-o[i.side]}))})}))).flat().sort((i,l)=>i.at-
l.at),more:a}}var zy=(e,t,n)=>t===0?"No name contains this text.":n?`${S(t,"call")} of the ${S(e,"name")} with the most time`:`${S(t,"call")} of ${S(e,"name")}`,Ky=(e,t)=>`${k(e+1)} of ${k(t)}`,Bi=e=>/^\d+$/.
test(e??"")?e:"",It=(e,t={})=>Xs({control:e.control,test:e.test,control_rank:Bi(e.control_ranks),test_rank:Bi(e.test_ranks),control_step:Bi(e.control_steps),test_step:Bi(e.test_steps),...Zo(e),use_short_name:e.
use_short_name,...t});function po(e,t){let{name:n,category:s}=Yo(t,"test");return It(e,{name:n,category:e.use_short_name?"":s})}function Yi(e,t,n,s=null){let o={};for(let r of["control","test"]){let{rank:i,
span:l}=t[r]??{},d=u=>u==null?"":String(u);Object.assign(o,{[`${r}_rank`]:d(i),[`${r}_span`]:l>0?String(l):"",[`${r}_step`]:d(n[r])})}let a=s&&Yo(s,"test");return It(e,{...o,...a?{name:a.name,category:e.
use_short_name?"":a.category}:{}})}function Vi(e,{ranks:t,steps:n,rows:s,change:o}){if(t.length+n.length+s.length===0)return null;let a=o<0?"control":"test",r=t.length>0?String(t[0]):void 0;return It(
e,{at:a,...r?{control_rank:r,test_rank:r}:{},...n.length>0?{[`${a}_step`]:String(n[0])}:{},...s.length>0?{name:s[0].name,category:s[0].category}:{}})}var Et={show:x,diff:X,exact:M,exactDiff:ue},wo={show:k,diff:Le},Ia=(e,t)=>e===null||t===null?null:t-e,Da=(e,t)=>e>0&&t!==null?100*t/e:null,mt=(e,t=null,n="")=>c("td",{class:`num ${n}`.trim(),title:t},
e),gn=(e,{show:t,exact:n},s)=>mt(t(e),n?.(e),s),$s=(e,{diff:t,exactDiff:n},s="strong")=>mt(t(e),n?.(e),`${s} ${te(e)}`);function go([e,t],n,{diff:s=Ia(e,t),cls:o,percent:a=q(Da(e,s))}={}){return[gn(e,
n),gn(t,n),$s(s,n,o),mt(a,null,te(s))]}var Tt=(e,t,n,...s)=>c("table",{class:e},t&&c("caption",{class:"visually-hidden"},t),c("thead",{},c("tr",{},n.map((o,a)=>{let[r,i=a>0?"num":null]=[o].flat();return r===
""?c("td"):c("th",{scope:"col",class:i},r)}))),s.map(o=>c("tbody",{},o))),Yn=(e,...t)=>c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":e},t),wn=28,Gy=12,eu=e=>e.paper!==null&&ei(),Qi=e=>e.
count()>e.least&&!eu(e);function Pa(e,t=!1,n=e.place){let s=Math.floor(n/wn),[o,a]=Qi(e)?[Math.max(0,s-Gy),Math.min(e.count(),s+Math.ceil((e.height||600)/wn)+Gy)]:[0,eu(e)?e.paper.count():e.count()];if(!t&&
o===e.from&&a===e.to)return;[e.from,e.to]=[o,a];let r=e.body.contains(document.activeElement),i=t?new Map:e.nodes;e.nodes=new Map;for(let l=o;l<a;l+=1)e.nodes.set(l,i.get(l)??e.make(l));Vy(e,r,t,n),e.
drawn?.()}function Vy(e,t,n,s){let o=e.count()-e.to;e.node.toggleAttribute("data-virtual",Qi(e)),[[e.above,e.from],[e.below,o]].forEach(([a,r])=>{a.hidden=r===0,a.firstChild.colSpan=e.columns(),a.style.
height=`${r*wn}px`}),Fn(e.body,[e.above,...e.nodes.values(),eu(e)&&e.paper.rest?e.paper.rest(o):e.below]),s>0&&(n||t)&&e.node.scrollTop!==s&&(e.node.scrollTop=s),t&&(e.nodes.get(e.active)??e.node).focus(
{preventScroll:!0})}function Jy(e,t,n=!1){let{node:s}=e;s.removeAttribute("data-late");let o=t*wn,a=s.clientHeight-e.covers.reduce((r,i)=>r+i.offsetHeight,2);n&&(o<s.scrollTop||o+wn>s.scrollTop+a)&&(s.
scrollTop=o-a/2),o<s.scrollTop?s.scrollTop=o:o+wn>s.scrollTop+a&&(s.scrollTop=o+wn-a),e.place=s.scrollTop,Pa(e)}function jM(e,t,n=!1){if(e.count()===0)return;e.nodes.get(e.active)?.setAttribute("tabin\
dex","-1"),e.active=Math.max(0,Math.min(e.count()-1,t)),Jy(e,e.active);let s=e.nodes.get(e.active);s?.setAttribute("tabindex","0"),n&&s?.focus({preventScroll:!0})}function WM(e){e.frame=0,e.place=e.node.
scrollTop,Pa(e),e.active!==null&&e.count()>0&&!e.nodes.has(e.active)&&(e.active=Math.min(e.count()-1,Math.ceil(e.place/wn)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}function HM(e,t){let n=Math.
max(1,Math.floor(e.node.clientHeight/wn)-e.covers.length-2);return{ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+n,PageUp:e.active-n,Home:0,End:e.count()-1}[t]}function yo(e){let t={covers:[],
active:0,paper:null,nodes:new Map,from:0,to:0,frame:0,height:0,place:0,...e};[t.above,t.below]=[0,1].map(()=>c("tr",{class:"spacer","aria-hidden":"true"},c("td"))),t.node.addEventListener("scroll",()=>{
t.place=t.node.scrollTop,Qi(t)&&t.frame===0&&(t.frame=requestAnimationFrame(()=>WM(t)))},{passive:!0});let n=new ResizeObserver(()=>{t.height=t.node.clientHeight,Pa(t)});n.observe(t.node);let s=t.paper&&
oo(()=>Pa(t,!0));return Object.assign(t,{draw:o=>Pa(t,o),put:()=>Vy(t,t.body.contains(document.activeElement),!1,t.node.scrollTop),isLong:()=>Qi(t),begin(o){t.active=o,t.place>0&&(t.node.scrollTop=t.place=
0)},activate:(o,a)=>jM(t,o,a),reveal:(o,a)=>Jy(t,o,a),placeOf:o=>HM(t,o),unmount(){n.disconnect(),s?.(),cancelAnimationFrame(t.frame)}})}var UM=24,Ji=20;function zM(e,t){let n=Array.from(e),s=Math.max(
0,n.length-Ji),o=t>UM?Math.min(Array.from(e.slice(0,t)).length,s):s,a=(r,i,l)=>c("span",{class:r},n.slice(i,l).join(""));return c("bdi",{class:"split"},a("split-head",0,o),c("span",{class:"split-key"},
c("bdi",{dir:"ltr"},n.slice(o,o+Ji).join(""))),o+Ji<n.length&&a("split-rest",o+Ji))}var Yy=200,KM=30;function GM(e){if(!e.order)return e.rows;let t=e.order.down?-1:1;return[...e.rows].sort((n,s)=>{let[
o,a]=[n[e.order.key]??null,s[e.order.key]??null];return o===null||a===null?(o===null)-(a===null):t*(typeof o=="number"?o-a:String(o).localeCompare(String(a)))})}function YM(e,t){let n=e.order?.key===t.
key?!e.order.down:!!t.number;e.order={key:t.key,down:n},Xi(e),e.head.querySelector("[aria-sort] button")?.focus()}function VM(e,t,n,s,o){let a=e.spec.href&&t.link?.(s,e.spec.parameters??{}),r=t.mono&&
typeof o=="string"?zM(o,e.places.get(t.key)?.get(o)??0):o;if(a||!t.mono||typeof o!="string"||o.length<=KM)return a?c("a",{href:e.spec.href(a)},r):r;let i=v(r,()=>{let l=i.getAttribute("aria-expanded")!==
"true";i.setAttribute("aria-expanded",String(l)),_(i,l?o:r)},{class:"name-button","aria-expanded":"false"});return i}function JM(e,t){e.groups.hidden=!t.some(s=>s.group);let n=[];for(let s of e.groups.
hidden?[]:t){let o=n.at(-1);s.group&&o?.[0].group===s.group?o[1]+=1:n.push([s,1])}_(e.groups,n.map(([{group:s,groupWhat:o},a])=>s?c("th",{scope:"colgroup",colspan:a,class:"group-start",title:o},s):c("\
td",{}))),_(e.head,t.map((s,o)=>{let a=e.order?.key===s.key;return c("th",{scope:"col",class:Qy(s,t[o-1]),"aria-sort":a&&(e.order.down?"descending":"ascending")},v(`${s.title}${a?e.order.down?" ↓":"\
 ↑":""}`,()=>YM(e,s),{class:"link-button th-button",title:s.what,"aria-label":s.group&&`${s.title}, ${s.group}`}))}))}var Qy=(e,t,n=[])=>[e.number&&"num",e.group&&e.group!==t?.group&&"group-start",...n].
filter(Boolean).join(" ")||null;function Xi(e){let t=e.spec.columns.filter(s=>e.wide||!s.extra);JM(e,t);let n=new Set;_(e.body,GM(e).slice(0,e.limit).map(s=>c("tr",{},t.map((o,a)=>{let r=s[o.key],i=o.
show(r,s);return i===B&&o.blank&&n.add(o),c("td",{title:i===B&&o.blank?o.blank:o.mono?r:o.exact?.(r,s),class:Qy(o,t[a-1],[o.mono&&"mono data-name",o.tone?.(r,s)])},VM(e,o,r,s,i))})))),e.blanks.hidden=
n.size===0,_(e.blanks,[...new Map([...n].map(s=>[s.group??s.title,s.blank]))].map(([s,o])=>`${B} in ${s}: ${o}`).join("; "),"."),e.count.textContent=e.rows.length>1?k(e.rows.length):"",e.more.hidden=e.
rows.length<=e.limit,_(e.more,v(`Show ${k(Math.min(Yy,e.rows.length-e.limit))} more of ${k(e.rows.length)}`,()=>{e.limit+=Yy,Xi(e)},{class:"link-button"}))}function QM(e,t){e.rows=t;for(let{key:n}of e.
spec.columns.filter(s=>s.mono))e.places.set(n,Hm(e.rows.map(s=>String(s[n]??""))));e.node.hidden=e.rows.length===0,Xi(e)}function ot(e){let t={spec:e,rows:[],places:new Map,order:null};t.groups=c("tr",
{class:"column-groups"}),t.head=c("tr"),t.wide=!e.columns.some(i=>i.extra);let n=!t.wide&&v("All columns",()=>{t.wide=!t.wide,n.setAttribute("aria-pressed",String(t.wide)),Xi(t)},{"aria-pressed":"fals\
e","aria-label":`All columns of ${e.caption}`});t.body=c("tbody"),t.more=c("p",{class:"data-more",hidden:!0}),t.count=c("span",{class:"chart-unit"});let s=new Map(e.columns.map(i=>[i.group??i.title,i.
what??i.groupWhat]).filter(([,i])=>i)),o=s.size>0&&c("details",{class:"data-meanings small"},c("summary",{},"What the columns mean"),c("dl",{},[...s].flatMap(([i,l])=>[c("dt",{},i),c("dd",{},l)])));t.
blanks=c("p",{class:"data-blanks muted small",hidden:!0});let a=[e.caption,e.heading].filter(Boolean).join(": "),r=Ae(a);return r.set(e.sql??null),t.node=c("section",{class:`card data-card ${e.class??
""}`.trim(),"aria-label":a},c("div",{class:"chart-head"},c(e.level??"h3",{},a," ",t.count),c("div",{class:"chart-tools"},n,r.node,e.csv&&c("a",{class:"button",href:e.csv,download:"",title:`${e.caption}\
: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${a}, rows`},c("table",{class:"data-table"},c("caption",{class:"\
visually-hidden"},a),c("thead",{},e.columns.some(i=>i.group)&&t.groups,t.head),t.body)),t.more,o,t.blanks),t.limit=e.limit??20,{node:t.node,show:i=>QM(t,i)}}var XM=3,Xy=[14,112],tu=3,nu=10,ZM=.12,eA=1.01;function tA(e,t,n){let{sides:s,changes:o,ranks:a}=e,r=s.every(({sample:d})=>d.step_number===null)?"Whole recording":"Median step";t.href=su(e);let i=a?` \
of rank ${[...new Set(s.map(({sample:d})=>d.rank))].join(" and ")}`:"",l=o===null||[...o.values()].every(({change:d})=>d==="");t.setAttribute("aria-label",`${r}${i} of both sides: open it in the timel\
ine`),n.textContent=`${r}${i}${l?"":"; coloured: changed"}`,n.title=s.map(({sample:d})=>x(d.step)).join(" → ")}function nA(e,t){let n=(t??[]).find(({kind:a,ranks:r})=>a!=="memory"&&r.length>0)?.ranks[0];
if(e.some(({rank:a})=>a===n))return n;let s=new Map;e.forEach(({rank:a,step_ns:r})=>{let[i,l]=s.get(a)??[0,0];s.set(a,[i+(r??0),l+1])});let o=[...s].map(([a,[r,i]])=>[a,r/i]);return o.reduce((a,r)=>r[1]>
Math.max(a[1],eA*o[0][1])?r:a)[0]}function sA(e,t){let{rank:n,span:s}=e.find(r=>r.rank===t)??e[0],o=e.filter(r=>r.rank===n&&r.span===s).sort((r,i)=>(r.step_ns??0)-(i.step_ns??0)),a=o[o.length>>1];return{
...a,step:(a.step_ns??0)/1e3}}var oA=({q:e,category:t,change:n,significant:s,device_type:o},{row_count:a,rows:r})=>r.length>=a&&o==="ALL"&&[e,n,s].every(i=>i==="")&&t.length===0,Zy=({duration:e})=>e.reduce(
(t,n)=>t+n,0);function aA({lanes:e}){let t=e.filter(({sort:s})=>s==="device"),n=[...t].sort((s,o)=>Zy(o)-Zy(s)).slice(0,XM);return[...e.filter(({sort:s,main:o})=>s==="host"&&o).slice(0,1),...t.filter(
s=>n.includes(s))]}function rA(e,t,n,s,{y:o,high:a,at:r}){let i=d=>[r(t.start[d]),Math.max(.6,r(t.start[d]+t.duration[d])-r(t.start[d]))],l=[];e.fillStyle=E(t.sort==="host"?"--span-host":"--span-compu\
te"),t.start.forEach((d,u)=>{let h=t.name[u],f=s?.get(Se(n.names[h],n.categories[h]))?.change??"",[m,p]=i(u);e.fillRect(m,o,p,a),f!==""&&t.merged[u]<=1&&l.push([f,m,p])});for(let[d,u,h]of l)e.fillStyle=
E(`--span-${d}`),e.fillRect(u,o,h,a)}function iA(e,{sides:t,changes:n,extent:s},o,a){let r=l=>o*l/s,i=0;t.forEach((l,d)=>{e.fillStyle=E(d===0?"--control-fill":"--test-fill"),e.fillRect(0,i,r(l.sample.
step),2),i+=4,l.lanes.forEach(u=>{rA(e,u,l.answer,n,{y:i,high:a,at:r}),i+=a+tu}),i+=nu-4})}function lA(e,t,n){let s=e.clientWidth,o=t.sides.reduce((i,{lanes:l})=>i+l.length,0),a=(n-2*nu-4)/o-tu,r=Math.
round(Math.min(Xy[1],Math.max(Xy[0],a)));iA(ia(e,s,o*(r+tu)+2*nu),t,s,r)}var su=({state:e,sides:t},n={})=>It(e,{...Object.fromEntries(t.flatMap(({sample:s},o)=>[[`${O[o]}_rank`,String(s.rank)],[`${O[o]}\
_span`,String(s.span)],[`${O[o]}_step`,s.step_number===null?"":String(s.step_number)]])),...n});function cA(e,t,n,{pixels:s,signal:o}){let a=new URLSearchParams({rank:n.rank,span:n.span,threads:1,pixels:Math.
max(300,Math.round(s))});return n.step_number!==null&&a.set("step",n.step_number),In(a,e,O[t]),Ur(e[O[t]],a,{signal:o})}var dA=({answer:{extent:e}})=>e.to-Math.max(0,e.from);function uA(e,t,n){let s=n*
(e-t.left)/t.width,o=n*ZM/2;return{from:Math.max(0,s-o),to:s+o}}function hA(e,t,n,s){let o=e.map((r,i)=>({answer:r,sample:s[i],lanes:aA(r)})),a=O.some(r=>new Set(n.step_time.samples[r].map(({rank:i})=>i)).
size>1);return{state:t,sides:o,ranks:a,changes:!a&&oA(t,n)?La(n):null,extent:Math.max(...o.map(r=>Math.max(dA(r),r.sample.step)))}}var fA=async(e,t,n,s)=>hA(await Promise.all(n.map((o,a)=>cA(e,a,o,s))),
e,t,n);function mA(e){e.hidden=!0,e.dataset.ready=""}var pA=({ctrlKey:e,metaKey:t,shiftKey:n,detail:s})=>e||t||n||s===0;async function wA(e,t,n){let s=he(e.state);Object.entries({significance:"false",
diagnosis:"false",limit:"3000",...Object.fromEntries(O.map((o,a)=>[`${o}_ranks`,String(e.sides[a].sample.rank)]))}).forEach(o=>s.set(...o)),s.set("exclude",Qo);try{e.changes=La(await fe(s,{signal:t})),
n()}catch{}}function nb(e){let t=c("canvas",{"aria-hidden":"true"}),n=c("span",{class:"muted small"},"Median step; coloured: changed"),s=c("a",{class:"step-strip-link",title:"Show this part in the tim\
eline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),o=c("div",{class:"step-strip",hidden:!0},n,s),a="",r=null,i=null,l=()=>i&&t.clientWidth>0&&lA(t,i,o.clientHeight-
n.offsetHeight);function d(f){i&&!pA(f)&&(f.preventDefault(),e(su(i,uA(f.clientX,t.getBoundingClientRect(),i.extent))))}async function u(f,m,p){let{signal:w}=r;i=null,s.href=su({state:f,sides:p.map(y=>({
sample:y}))}),await Ue();try{w.throwIfAborted(),i=await fA(f,m,p,{pixels:o.parentNode.clientWidth,signal:w}),o.hidden=i.sides.some(({lanes:g})=>g.length===0);let y=()=>l(tA(i,s,n));y(),i.changes===null&&
wA(i,w,y)}catch(y){o.hidden=!0,a=y.name==="AbortError"?a:""}o.dataset.ready=""}let h=new ResizeObserver(l);return h.observe(o),{node:o,redraw:l,draw(f,m,p,w){let{samples:y}=p.step_time;if(!O.every($=>y?.[$]?.
length>0)){mA(o);return}let g=nA(y.test,w),b=a;a=`${m} ${g}`,b!==a&&(o.hidden=!1,r?.abort(),r=new AbortController,u(f,p,O.map($=>sA(y[$],g))))},stop(){r?.abort(),h.disconnect()}}}var sb=8,gA=24,yA=80,
au=({step_number:e})=>e!==null,ou=e=>[e.span,au(e)?e.step_number:e.rank],ob=({rank:e,span:t})=>`${e}/${t}`;function ab(e){return`${au(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.
span+1}`:""}`}function bA(e){let n=[...new Map(e.map(s=>[ou(s).join("/"),ou(s)]))].sort(([,s],[,o])=>s[0]-o[0]||s[1]-o[1]);return new Map(n.map(([s],o)=>[s,o]))}function _A(e){let[t,n]=[Math.min(...e),
Math.max(...e)],s=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,t-s),n+s]}var Zi=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function kA(e,t){let n=new Map;for(let s of e){let o=ob(s.sample);n.set(o,[...n.get(o)??
[],s])}return n.size>sb?[]:[...n.values()].flatMap(s=>(s.sort((o,a)=>o.x-a.x),s.slice(1).map((o,a)=>W("line",{class:`strip-line strip-${t}`,x1:`${s[a].x}%`,y1:`${s[a].y}%`,x2:`${o.x}%`,y2:`${o.y}%`}))))}
function xA(e,t){return e.map((n,s)=>({ring:s+1,step:n,y:Zi(n,t),x:e.length>1?3+94*s/(e.length-1):50}))}function vA(e,{samples:t,blocks:n},s,o,a){let r=bA(t),i=t.map(h=>({sample:h,y:Zi(h.step,s),x:r.size>
1?3+94*r.get(ou(h).join("/"))/(r.size-1):50})),l=xA(n,s),d=t.filter(au).map(h=>h.step_number),u=d.length===0?S(t.length,"recording"):`step ${Math.min(...d)}${r.size>1?` – ${Math.max(...d)}`:""}`;
return c("div",{class:"strip-panel"},ru(W("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},W("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Zi(o,s)}%`,y2:`${Zi(o,s)}%`}),kA(i,e),
i.map(({sample:h,x:f,y:m})=>W("circle",{class:`strip-dot strip-${e}`,cx:`${f}%`,cy:`${m}%`,r:t.length>yA?2:3.2})),l.map(({x:h,y:f})=>W("circle",{class:`strip-ring strip-${e}`,cx:`${h}%`,cy:`${f}%`,r:3.2}))),
[...i,...l],h=>a(h&&(h.ring?`${e}, block ${h.ring} of ${l.length} without the profiler: ${x(h.step)}`:[`${e}, ${ab(h.sample)}: ${x(h.sample.step)}`,rs(h.sample)].filter(Boolean).join(`
`)))),c("p",{class:`${e}-text small strip-caption`},`${e}, ${u}`))}function ru(e,t,n){return e.addEventListener("pointermove",({clientX:s,clientY:o})=>{let a=e.getBoundingClientRect(),r=({x:l,y:d})=>Math.
hypot(a.left+l*a.width/100-s,a.top+d*a.height/100-o),i=t.reduce((l,d)=>r(d)<r(l)?d:l);n(r(i)<gA?i:null)}),e.addEventListener("pointerleave",()=>n(null)),e}function $A(e,{samples:t,blocks:n}){let s=t.map(
a=>a.step),o=t[s.indexOf(Math.max(...s))];return`${e}: ${S(t.length,"sample")} from ${x(Math.min(...s))} to ${x(o.step)}, median ${x(At(s))}; the longest is ${ab(o)}.${n.length>0?` Without the profile\
r: ${S(n.length,"block")} from ${x(Math.min(...n))} to ${x(Math.max(...n))}.`:""}`}var rb=(e,t)=>e&&Object.fromEntries(O.map(n=>[n,e[n].map((s,o)=>{let{host_ns:a=null,lag_ns:r=null}=t?.[n][o]??{};return{
...s,...a!==null&&{host:a/1e3,lag:r/1e3}}})]));function ib(e,t,n=null){if(!O.every(h=>e?.[h]?.length>0)||O.every(h=>e[h].length<2))return null;let s=Object.fromEntries(O.map(h=>[h,{samples:e[h],blocks:n?.[h]??
[]}])),o=O.flatMap(h=>[...e[h].map(f=>f.step),...s[h].blocks]),a=_A(o),r=At(e.control.map(h=>h.step)),i=[P("strip-title"),P("strip-words")],l=O.some(h=>{let f=new Set(e[h].map(ob));return f.size<=sb&&
f.size<e[h].length}),d=c("div",{class:"strip-tip",hidden:!0}),u=h=>{d.hidden=!h,_(d,h)};return c("div",{class:"sample-strip",role:"img","aria-labelledby":i[0],"aria-describedby":i[1]},c("div",{class:"\
small muted strip-words"},c("span",{id:i[0]},`Every ${t}`)," as a dot",l&&", ranks as lines",n&&"; blocks without the profiler as rings","; dashed: the median of the control"),c("p",{class:"visually-h\
idden",id:i[1]},O.map(h=>$A(h,s[h])).join(" ")),c("div",{class:"strip-body"},c("div",{class:"strip-scale small muted","aria-hidden":"true"},c("span",{},x(a[1])),c("span",{},x(a[0]))),O.map(h=>vA(h,s[h],
a,r,u))),d)}function iu(){let e=c("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=c("details",{class:"grid-table"},c("summary",{},"These n\
umbers as a table"),e),n=null,s=null;function o(){!t.open||!n||s===n||(s=n,_(e,Tt(null,`${n.title} of every rank and step`,["Rank",["Step",null],"Control","Test","Δ","Δ %"],n.grid.rows.flatMap((r,i)=>n.
grid.columns.map((l,d)=>a(r,l,i,d))))))}function a(r,i,l,d){let{values:u,format:h,formatDiff:f}=n,[m,p,w]=[u.control[l][d],u.test[l][d],u.diff[l][d]];return m===null&&p===null?null:c("tr",{},c("th",{scope:"\
row"},r.text),c("td",{},c("a",{href:n.timeline(r,i),title:"Show this step in the timeline"},i.text)),go([m,p],{show:h,diff:f},{diff:w,cls:""}))}return t.addEventListener("toggle",o),{node:t,draw(r){n=
r,o()}}}var lb={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(we).map(([e,{name:t}])=>[e,t]))},SA=20;function EA(e,t){let[n,s]=[new Set(t.ranks),new Set(t.steps)];return e.
filter(({rank:o,step_number:a})=>n.has(o)&&(a===null?t.pseudo_steps>0:s.has(a)))}function eb(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((a,r)=>r.lag-a.lag),s=n.slice(0,
3).map(a=>`rank ${a.rank} by ${F(100*(a.lag-1))}`),o=n.length-s.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${s.join(", ")}${o>0?` and ${o} mo\
re`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${F(
100*t.waiting)} of its step): the others probably wait for it.`}var cb=(e,t)=>t==="step"&&e.view&&rt(e.view.answer)?"whole recording":lb[t];function TA(e,{set:t,marker:n,marker_until:s},o){let a=JSON.
stringify([t,n,s,o]);if(!e.stored.has(a)){let r=eo(t,{...n!==null&&{marker:n,marker_until:s},...o&&{cut_overlaps:"true"}});e.stored.set(a,r),r.catch(()=>e.stored.delete(a))}return e.stored.get(a)}async function OA(e,t){
if(O.some(n=>t[n].any)){tb(e,t,"Each file counts as one step here, so there are no steps to show.");return}try{let n=await Promise.all(O.map(s=>TA(e,t[s],t.selection.cut_overlaps)));if(e.view?.answer===
t){let s=n.map((o,a)=>EA(o,t[O[a]]));e.view={...e.view,samples:s,judged:s.map(rp)},db(e)}}catch(n){tb(e,t,n.message)}}function tb(e,t,n){e.view?.answer===t&&(e.summary.textContent=n,e.body.hidden=!0)}
function db(e){let[t,n]=e.view.judged,s=({ranks:i},l)=>`${S(i.length,"rank")}, ${S(e.view.samples[l].length,"sample")}`,o=[eb(t),eb(n)],a=o[0]===o[1]?o[0]:o.map((i,l)=>i&&`${l===0?"Control":"Test"}: ${i}`).
filter(Boolean).join(" "),r=[s(t,0),s(n,1)];e.summary.textContent=`${r[0]===r[1]?`${r[0]} on each side`:`${r[0]} against ${r[1]}`}. ${a}`,e.body.hidden=!1,e.node.classList.toggle("lagging",e.view.judged.
some(i=>i.slow.length>0)),e.metric!==""&&ub(e)}async function MA(e,t){let n={};e.asked.set(t,n),e.asked.size>SA&&e.asked.delete(e.asked.keys().next().value);try{n.samples=(await Wr(t)).samples}catch(s){
n.failed=s.message,e.asked.delete(t)}e.metric==="op"&&e.operation?.query===t&&ub(e,n)}function AA(e,t){if(e.metric!=="op")return{samples:e.view.samples,of:s=>s[e.metric],revision:e.metric,none:"Withou\
t device work the parts of a step are not known."};if(e.operation===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let n=t??e.asked.get(
e.operation.query);return n===void 0&&MA(e,e.operation.query),n?.samples?{samples:O.map(s=>n.samples[s]),of:s=>s.total_duration,revision:e.operation.query,none:""}:{none:n?.failed??"Reading the events\
 of this operation …"}}function ub(e,t){let{judged:n,file:s}=e.view,{samples:o=[[],[]],of:a,revision:r,none:i}=AA(e,t),l=Or(...o),d=Vo(l,a),u=[...d.control,...d.test].flat().some(m=>m!==null);e.name.
hidden=e.metric!=="op"||e.operation===null,_(e.name,e.operation&&c("bdi",{},e.operation.name));let h=e.metric==="op"?"duration in each rank and step":cb(e,e.metric);e.heat.draw({rows:l.rows,columns:l.
columns,...d,kind:"time",file:s,format:M,formatDiff:ue,heading:h,more:(m,p,w)=>rs(l[m][p][w]),revision:`${e.view.revision}#${r}`,empty:u?"":i}),e.grid.node.hidden=!u,e.grid.draw({grid:l,values:d,timeline:e.
timeline,title:h,format:x,formatDiff:X}),_(e.lags,CA(n));let f=[l.ranksByPosition&&"ranks",l.stepsByPosition&&"step numbers"].filter(Boolean);e.note.hidden=f.length===0,e.note.textContent=`The sides h\
ave different ${f.join(" and ")}; they are paired by position (control / test).`}function RA(e,t,n,s,o,a){e.metric=n,e.operation=a,e.node.open=e.metric!=="",e.select.value=e.metric||"step",e.view?.answer!==
t?(e.view={answer:t,file:s,revision:o},e.select.options[0].textContent=cb(e,Lr[0]),OA(e,t)):e.view.judged&&db(e)}function hb(e,{timeline:t,go:n}){let s={timeline:t,stored:new Map,asked:new Map,view:null,
metric:"",operation:null};s.summary=c("span",{class:"muted rank-summary"});let o=P("heat");return s.select=ce(Lr.map(a=>[a,lb[a]]),e,{id:o}),s.name=c("p",{class:"mono small heat-name",hidden:!0}),s.heat=
wi({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...a)=>n(t(...a))}),s.grid=iu(),s.lags=c("div",{class:"lags"}),s.note=c("p",{class:"muted small",hidden:!0}),s.body=c("div",
{class:"heat-block"},c("p",{class:"chart-bar"},c("label",{for:o},"Heat maps of"),s.select),s.name,s.heat.node,s.note,s.lags,s.grid.node),s.node=c("details",{class:"card rank-steps"},c("summary",{},c("\
h2",{},"Ranks and steps")," ",s.summary),s.body),s.node.addEventListener("toggle",()=>{s.node.open!==(s.metric!=="")&&e(s.node.open?"step":"")}),{node:s.node,heat:s.heat,draw:(a,r,i,l,d)=>RA(s,a,r,i,l,
d)}}function CA([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(a=>a.rank))].sort((a,r)=>a-r),s=(a,r)=>{let i=a.ranks.find(d=>d.rank===r);if(!i)return[
1,2,3].map(()=>c("td",{class:"num muted"},"–"));let l=a.slow.includes(i);return[c("td",{class:"num",title:M(i.step)},x(i.step)),c("td",{class:`num${l?" lag":""}`},q(i.lag===null?null:100*(i.lag-1)),
l&&" lags"),c("td",{class:`num${a.awaited===i?" lag":""}`},F(i.waiting===null?null:100*i.waiting))]},o=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its \
mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and for the network"]].map(([a,r])=>c("th",{scope:"col",class:"num",title:r},
a));return c("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${ne(n)}`},c("table",{class:"lag-table"},c("caption",{class:"visually-hidden"},"The ranks of both sides"),c(
"thead",{},c("tr",{},c("td"),c("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),c("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),c("tr",{},c("th",{scope:"col"},"Rank"),
o(),o())),c("tbody",{},n.map(a=>c("tr",{},c("th",{scope:"row"},String(a)),s(e,a),s(t,a))))))}var LA=56,NA=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Dt(e,t=()=>null,n=LA){let s=e.flatMap(({name:a})=>a??[]),o=new Map(en(s,n).map((a,r)=>[s[r],a]));return e.map(({text:a,name:r,row:i,
number:l})=>{if(r===void 0)return a??NA(l);let d=i&&t(i),u=c("code",{title:i?.name??r},c("bdi",{},o.get(r)));return d?c("a",{href:d,class:"diagnosis-name"},u):u})}var PA=8,fb=40,IA={"device side":"lau\
nched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device waits between calls in "};function DA({
part:e,name:t,category:n,path:s}){let a=(n!==null||t==="device side"||t==="in the launch")&&s.at(-2)||s.at(-1),r=a&&a!=="launched elsewhere"?[{name:a}]:[];return n===null?r.length===0?[{text:`${e}: ${t}`}]:
[{text:e==="idle"?IA[t]??`${t}, in `:`${e}: in `},...r]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:n}},...r.length>0?[{text:" in "},...r]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}
function qA(e,{control_samples:t,test_samples:n}){let s=new Map,o=(l,d,u,h)=>{let f=s.get(l)??{parts:d,control:0,test:0,count:0};f.control+=u/1e3/Math.max(1,t),f.test+=h/1e3/Math.max(1,n),f.count+=1,s.
set(l,f)};for(let l of e.places){let d=DA(l);o(d.map(({text:u,name:h})=>u??h).join(""),d,l.control_ns,l.test_ns)}let a=[...s.values()].sort((l,d)=>Math.abs(d.test-d.control)-Math.abs(l.test-l.control)).
slice(0,PA),r=l=>a.reduce((d,u)=>d+u[l],0),i=e.places_count-r("count");return i<=0?a:[...a,{parts:[{text:S(i,"more place")}],count:i,control:e.control-r("control"),test:e.test-r("test")}]}function BA(e,t,n,s){
let o=[...e.parts.flatMap(({row:l})=>l??[]),...s?.rows??[]],r=[...[...new Map(o.map(l=>[`${l.name}
${l.category}`,l])).values()].slice(0,3).map(l=>({name:l.name,row:l})),{timeline:n.timeline(s)},{tree:n.tree()}],i=({parts:l,control:d,test:u})=>{let[h,f]=Mn(d,u),m=u-d;return c("li",{},c("span",{},Dt(
l,n.page,fb)),c("span",{class:"account-times",title:`${M(d)} → ${M(u)}`},c("span",{class:"control-text"},h)," → ",c("span",{class:"test-text"},f)),c("span",{class:"account-change",title:ue(m)},Fo(
m)))};return c("div",{class:"account-places small"},c("ul",{"aria-label":"What adds up to it"},qA(e,t).map(i)),c("p",{},"Show ",r.flatMap(({name:l,row:d,timeline:u,tree:h},f)=>[f>0&&" · ",d?Dt([{name:l,
row:d}],n.page,fb):c("a",{href:u??h},u?"in the timeline":"in the tree")])))}var FA=2,jA=3,mb=52,WA=5,qa=({certainty:e})=>e==="sure"||e==="likely",uu=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).
length,hu=({brief:e,parts:t})=>uu((e??t).map(n=>n.text??n.name??n.number).join(""));function HA(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map((n,s)=>{let o=n.
control_ns/1e3/Math.max(1,e.control_samples),a=n.test_ns/1e3/Math.max(1,e.test_samples);return t+=a-o,{...n,index:s,control:o,test:a,change:a-o,from:t-(a-o)}})}function pb(e,{least:t,most:n,room:s,more:o}){
let a=s,r=0;for(;r<Math.min(e.length,n)&&(r<t||hu(e[r])+o<=a);)a-=hu(e[r])+o,r+=1;return[r,a]}var UA=e=>e.filter(({line:t,kind:n})=>t===void 0&&!["limit","host_need","machine"].includes(n)).sort((t,n)=>(n.
certainty==="fact")-(t.certainty==="fact")),lu=(e,t=e.some(qa)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((n,s)=>n+s.change,0)});function cu(e,[t,n]){let s=r=>n>t?100*(r-t)/(n-t):0,[o,a]=[
s(e.from),s(e.from+e.change)].sort((r,i)=>r-i);return c("span",{class:"account-track","aria-hidden":"true"},c("span",{class:`account-bar ${qa(e)?te(e.change):"unsure"}`,css:{left:`${o}%`,width:`${a-o}\
%`}}))}var du=e=>c("span",{title:ue(e.change),class:`account-change ${qa(e)?te(e.change):"muted"}`},Fo(e.change));function wu(e,t=null){let n=c("ol",{class:"account","aria-label":"Where the change com\
es from"}),s=c("ul",{class:"facts","aria-label":"Also different"}),o=c("p",{class:"muted small",hidden:!0},"Grey: may be noise."),a=c("div",{class:"account-box"},n,o),r=(d,u,h)=>e&&c("button",{type:"b\
utton",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${d.text}`,"aria-expanded":String(h),data:{line:u},on:{click:()=>t(u,!h)}},dt("chevron"));function i(d,u,h){
let[f,m]=Mn(d.control,d.test),p=`line-${d.index}`,w=h&&h.open.includes(p);return c("li",{data:{kind:d.kind,certainty:d.certainty}},cu(d,u),c("span",{class:`account-words${qa(d)?"":" muted"}`,title:d.text},
Dt(d.brief??d.parts,void 0,mb)),c("span",{class:"account-times",title:`${M(d.control)} → ${M(d.test)}`},c("span",{class:"control-text"},f)," → ",c("span",{class:"test-text"},m)),du(d),h&&r(d,p,w),
w&&e&&BA(d,h.account,e,h.entry))}let l=(d,u)=>c("button",{type:"button",class:"link-button","aria-expanded":String(u),on:{click:()=>t("lines",!u)}},d);return{node:a,facts:s,draw({account:d,diagnosis:u},{
open:h,sure:f,sum:m,lines:p,words:w}){let y=h.includes("lines"),g=n.contains(document.activeElement)&&document.activeElement.dataset.line,b=HA(d).filter(({change:ve,kind:Sc})=>ve!==0||Sc!=="rest"),$=b.
at(-1)?.kind==="rest"?b.pop():null,R=[...b,...$?[$]:[]].flatMap(ve=>[ve.from,ve.from+ve.change]),C=[Math.min(...R),Math.max(...R)],V=UA(u??[]),D=V[0]?.certainty==="fact"?hu(V[0]):0,[H,gt]=pb(b,{least:FA,
most:p,room:w-D,more:WA}),[je]=pb(V,{least:D>0?1:0,most:jA,room:gt+D,more:0}),[Bs,Tn]=[y?b.length:H,y?[]:[...b.slice(H),...$?[$]:[]]],Do=ve=>({account:d,open:h,entry:u?.find(Sc=>Sc.line===ve.index)}),
qo=b.length>0&&lu([...b,...$?[$]:[]],f?"sure":""),xS=H<b.length||je<V.length;_(n,b.slice(0,Bs).map(ve=>i(ve,C,Do(ve))),(y||Tn.length===1)&&$&&i($,C,y&&Do($)),Tn.length>1&&c("li",{class:"account-rest"},
cu(lu(Tn),C),l(`${S(Tn.length-($?1:0),"more line")}${$?" and the rest":""}`,!1),c("span"),du(lu(Tn))),b.length>0&&c("li",{class:"account-sum"},cu(qo,C),c("span",{class:"strong"},m),du(qo))),_(s,V.slice(
0,y?V.length:je).map(ve=>c("li",{data:{kind:ve.kind,certainty:ve.certainty},title:ve.text},Dt(y?ve.parts:ve.brief??ve.parts,y&&e?e.page:void 0,mb))),t&&xS&&(y||Tn.length<2)&&c("li",{class:"facts-more"},
l(y?"Show less":`${V.length-je} more`,y))),[...n.querySelectorAll(".account-go")].find(({dataset:ve})=>ve.line===g)?.focus(),s.hidden=s.childElementCount===0,n.hidden=b.length===0,o.hidden=n.hidden||b.
slice(0,Bs).every(qa)}}}var sl=(e="Damaged")=>c("strong",{class:"damage-mark"},dt("warning"),e);function tl(e,{onCut:t,isCut:n}={}){let s=e.filter(({severity:a})=>a==="damage"),o=e.filter(({severity:a})=>a!==
"damage");return[s.length>0&&c("ul",{class:"notice damage","aria-label":"Damage"},s.map(({text:a})=>c("li",{},sl()," ",a))),o.length>0&&c("ul",{class:"notice"},o.map(({kind:a,text:r})=>c("li",{},r,a===
"formats_differ"&&t&&[" ",v(n?"As recorded":"Cut the rows of both",()=>t(!n),{class:"link-button"})])))]}var zA=(e,t)=>e.filter(({text:n})=>!t?.some(s=>s.text===n));function ol(e,t=e?.length??0){return t>
0&&c("div",{class:"damage-list"},c("p",{},sl(S(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),c("ul",{},e.map(({file:n,rank:s,text:o})=>c("li",{},`Rank ${s} (`,c("span",
{class:"mono"},n),`): ${o}`)),t>e.length&&c("li",{class:"muted"},`and ${k(t-e.length)} more`)))}var wb={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},fu=(e,t)=>100*
e[t]/e.step;function KA(e){let t=fu(e,"idle"),n=t<9.95||t>90.05?1:0,s=Number(Q(t,n,n));return[100-s,s].map(o=>`${Q(o,n,n)} %`)}function GA({control:e,test:t}){let[n,s]=[e,t].map(({limited_by:o})=>o??
"unclear");return n===s?n:`${n} → ${s}`}function gb(e,t,n){let[s,o]=KA(n),a=Object.keys(wb).filter(r=>n[r]>0);return c("div",{class:"limit-row"},c("b",{class:`letter letter-${t.toLowerCase()}`,"aria\
-label":e},t),c("span",{class:"limit-track","aria-hidden":"true"},a.map(r=>c("span",{class:`limit-${wb[r]}`,css:{width:`${fu(n,r)}%`},title:`${we[r].name}: ${x(n[r])}, ${F(fu(n,r))} of the step`}))),c(
"span",{class:"limit-words"},`device ${s} busy, ${o} idle`))}function YA(){let e=c("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:n},verdict:s,...o}){let r=!(s.verdict==="cannot\
_judge"&&O.every(i=>o[i].steps.length>=4))&&[t,n].every(i=>i&&i.step>0&&typeof i.idle=="number"&&i.idle<i.step);e.hidden=!r,_(e,r&&[c("p",{},"Limit: ",c("b",{},GA({control:t,test:n}))),gb("control","A",
t),gb("test","B",n)])}}}var yb=e=>c("bdi",{class:"mono"},e),VA=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function JA(e){let[t,n]=O.map(o=>VA(e[o])),s=O.map(
o=>e[o].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:s[0]===s[1]?k(s[0]):`${k(s[0])} and ${k(s[1])}`,changes:{control_marker:t,test_marker:t}}]:O.map((o,a)=>({
text:`The ${o} has no steps.`,marker:[t,n][a],found:k(s[a]),changes:{[`${o}_marker`]:[t,n][a]}})).filter(({marker:o})=>o!=="")}function QA(e){let t=e.map(n=>n.marker_cover);return t.every(n=>n===null||
n>=.95)?" ":` (${t.map(n=>F(n)).join(", ")} of the recording) `}function XA(e,t){let n=(a,r)=>{let{marker:i,marker_until:l}=e[a[0]],d=l==="next",u=d?"end":"next",h=(f,m)=>v(f,()=>t(m),{class:"link-but\
ton"});return c("p",{class:"marker-line small"},`A step${r} ${d?"lasts from one":"is one"} `,yb(i),d?" to the next ":QA(a.map(f=>e[f])),t&&[h(d?"Until its own end":"Until the next one",Object.fromEntries(
a.map(f=>[`${f}_marker_until`,u])))," ",h("Without it",sn(a))])},[s,o]=O.map(a=>e[a]);return s.marker!==null&&s.marker===o.marker&&s.marker_until===o.marker_until?[n(O,"")]:O.map(a=>e[a].marker!==null&&
n([a],` of the ${a}`))}function ZA(e,t){return[XA(e,t),t&&JA(e).map(({text:n,marker:s,found:o,changes:a})=>c("p",{class:"marker-line"},`${n} Use `,yb(s),` as step marker (${o} found)? `,v("Use it",()=>t(
a),{class:"link-button","aria-label":`Use ${s} as step marker`})))]}var gu={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},yu={slower:"▲",
faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},bb=["steps_differ","single_sample","few_shared_kernels"],eR=5,tR=96,nR=(e,{comparability:t})=>e.map(n=>t.some(({kind:s,text:o})=>s==="devic\
es_differ"&&o===n.text)?{...n,brief:[{text:"Another device."}]}:n),nl=({verdict:e})=>e==="slower"||e==="faster",mu=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),pu=({change_percent:e,interval:t})=>!(e>=
t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/4);function sR(e){let{change_percent:t,interval:n}=e,s=pu(e)?n?.shift_percent:t;return typeof s=="number"&&[pu(
e)&&", typically",s<900?` by ${F(Math.abs(s))}`:`: ${q(s)} as long`]}function oR(e){let{interval:t}=e;return nl(e)&&typeof t?.low_percent=="number"?["between ",q(t.low_percent)," and ",q(t.high_percent)]:
Dt(e.range.parts)}function aR(e){let{verdict:t}=e,n=rt(e)?"Whole recording":"Step time";if(t.control===null||t.test===null)return c("p",{class:"headline"},`${n}: not known.`);let[s,o]=Mn(t.control,t.test);
return c("p",{class:"headline"},c("strong",{class:`verdict-word verdict-${t.verdict.replace("_","-")}`},c("span",{"aria-hidden":"true"},`${mu(e)?"=":yu[t.verdict]} `),mu(e)?"Nothing can differ":[gu[t.
verdict],nl(t)&&sR(t)]),c("span",{class:"headline-times",title:`Mean ${n.toLowerCase()}: ${M(t.control)} → ${M(t.test)}`},nl(t)&&pu(t)&&"mean ",c("span",{class:"value control-text"},s),c("span",{class:"\
arrow","aria-label":"to"},"→"),c("span",{class:"value test-text"},o)),c("span",{class:"verdict-range"},oR(t)))}function rR(e,{onClock:t,isCorrected:n}={}){return e.filter(({kind:s})=>s==="machine").
map((s,o)=>c("p",{class:"machine-line",data:{kind:"machine"}},Dt(s.parts)," ",t&&o===0&&c("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the \
times",on:{click:t}},n()?"Show as recorded":"Show at equal clock")))}function _b({links:e=null,actions:t=null,below:n=[],on:s={}}){let o=c("div",{class:"comparability"}),a=c("div",{class:"verdict-head"}),
r=c("div",{class:"comparability"}),i=c("div",{class:"verdict-strip"}),l=YA(),d=wu(e,s.fold),u=c("p",{class:"muted",hidden:!0}),h=c("section",{class:"card verdict-card","aria-label":"Verdict"},c("h2",{
class:"visually-hidden"},"Verdict"),o,c("div",{class:"verdict-top"},a,t),r,c("div",{class:"verdict-body"},c("div",{class:"verdict-why"},u,d.node),c("div",{class:"verdict-side"},l.node,d.facts,i)),n);function f(m,p,{
narrowed:w=!1,open:y=[]}={}){let{verdict:g,comparability:b}=m,$=p.diagnosis??[],R=s.widen&&g.verdict==="cannot_judge"&&w,C=zA(b,$).filter(({kind:H})=>!bb.includes(H)&&H!=="same_selection"),V=({severity:H})=>H===
"damage";_(o,tl(C.filter(V))),_(r,tl(C.filter(H=>!V(H)),{onCut:s.cut,isCut:m.selection?.cut_overlaps})),_(a,aR(m),g.recorded&&c("p",{class:"muted small"},Dt(g.recorded.parts)),R&&c("p",{},v("Use all r\
anks and steps",s.widen,{class:"link-button"})),rR($,s.clock&&{onClock:s.clock,isCorrected:s.isCorrected}),ZA(m,s.marker??null)),l.draw(m),u.hidden=!p.note,_(u,p.note);let D=[m.recorded.control,m.recorded.
test].map(H=>H.devices.join(" "));d.draw(mu(m)?{}:{...p,diagnosis:nR($,m)},{open:y,sure:nl(g)&&!g.recorded,sum:g.recorded?"Together, as recorded":"Together",lines:eR-a.querySelectorAll("button").length,
words:tR-[a,o,r].reduce((H,{textContent:gt})=>H+uu(gt),0)-uu([...new Set(D)].join(" "))}),_(i,kb(m)),h.dataset.verdict=g.verdict}return{node:h,draw:f}}var kb=({verdict:e,step_time:t,without_profiler:n,
...s})=>ib(rb(e.samples,t.samples),rt(s)?"recording":e.recorded?"recorded step":"step",n?.blocks),iR="Confidence: this share of the intervals that are made in this way contains the true change. p: the\
 probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts onc\
e.",lR=({control:e,test:t})=>z(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),el={key:"",list:[]},cR=({verdict:e,comparability:t},n,s)=>[e.basis!==null&&
c("p",{class:"verdict-reason"},Dt(e.range.parts)," ",Dt(e.basis.parts),"."),e.basis!==null&&c("p",{class:"muted small"},iR),e.caution&&t.every(({kind:o})=>o!=="same_selection")&&c("p",{class:"one-reco\
rding"},e.caution," ",s&&c("a",{href:s.several},"Compare several recordings")),t.filter(({kind:o})=>bb.includes(o)).map(({text:o})=>c("p",{},o)),(n.diagnosis??[]).filter(({kind:o})=>o==="limit"||o==="\
host_need").map(o=>c("p",{data:{kind:o.kind}},Dt(o.parts))),s&&(n.diagnosis??[]).some(({kind:o})=>o==="memory")&&c("p",{},c("a",{href:s.memory},"Show memory"))];function xb(e=null){let t=$g({id:"chart\
-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),n=c("div",{class:"details-text"}),s=c("div",{class:"details-text"}),o=c("div",{class:"details-strip"}),a=c("details",{class:"\
answer-details"},c("summary",{},"Details"),c("div",{class:"details-body"},c("div",{},n,s,o),t.node)),r=null,i="",l=null;function d(h){_(s,el.list.map(f=>c("p",{data:{kind:f.kind},title:f.text},Dt(f.parts),
" ",c("a",{href:ht({...ft(h),node:ty(f.tree)})},"Show in the tree"))))}async function u(h){let f=e&&a.open?he(h).toString():i;if(f===i)return;r?.abort(),r=new AbortController,i=f,_(s);let m=new URLSearchParams(
f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,w])=>m.set(p,w));try{let p=el.key===f?null:await fe(m,{signal:r.signal});el=p?{key:f,list:(p.diagnosis??[]).filter(({kind:w})=>w===
"layer")}:el,i===f&&(d(h),s.dataset.shown=f)}catch{i=i===f?"":i}}return a.addEventListener("toggle",()=>l&&u(l)),{node:a,chart:t,draw(h,f,m,{revision:p,file:w,caption:y}){let{waterfall:g}=f;l=h,_(n,cR(
f,m,e&&{several:lR(f),memory:e(h)})),_(o,kb(f)),t.node.hidden=!g||g.change===0,t.node.hidden||t.draw({fall:g,revision:p,file:w,caption:y,heading:`mean per ${rt(f)?"recording":"step"}, test − control`}),
u(h)},stop:()=>r?.abort()}}var dR="https://ui.perfetto.dev",_u=2*1024**3,vb=100,uR=6e4,Ba=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function hR(e,t,n){return new Promise((s,o)=>{let a=(d,u)=>{
clearInterval(i),clearTimeout(l),window.removeEventListener("message",r),d(u)},r=d=>{d.source===e&&d.origin===t&&d.data==="PONG"&&a(s)},i=setInterval(()=>{e.closed?a(o,new Ba("closed","Perfetto’s wind\
ow was closed.")):e.postMessage("PING","*")},vb),l=setTimeout(()=>a(o,new Ba("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine \
that is.")),n);window.addEventListener("message",r)})}function bu(e,t=10){e.close(),setTimeout(()=>{!e.closed&&t>1&&bu(e,t-1)},vb)}async function ku({title:e,fileName:t,load:n,onWaiting:s=()=>{},at:o=null,
origin:a=dR,patience:r=uR}){let i=window.open(o?"about:blank":a,"_blank");if(!i)throw new Ba("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(o)try{let{start:h,end:f}=await o();
i.location.replace(`${a}/?visStart=${h}&visEnd=${f}`)}catch(h){throw bu(i),h}let l=new AbortController,d=hR(i,a,r);d.catch(()=>l.abort());let u;try{u=await n(l.signal)}catch(h){throw l.signal.aborted&&
await d,d.catch(()=>{}),bu(i),h}s(),await d,i.postMessage({perfetto:{buffer:u,title:e,fileName:t}},a,[u])}var fR=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"],$b=e=>e.
metadata?.format==="Perfetto";function mR(e){return(e.notes??[]).some(t=>fR.includes(t.kind))?"damaged: nothing can be added":$b(e)?"not JSON: nothing can be added":e.has_device_rows?"":"no device row\
s: nothing to count"}var pR=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.(json|pftrace|perfetto-trace)$/i,t===""?"":"_with_counters").concat($b(e)?".pftrace.gz":".json.gz");function Sb({
name:e,title:t,bytes:n,fileName:s,url:o,waiting:a="Loading …"}){let r=c("span",{class:"muted small trace-status",role:"status"}),i=n>_u,l=c("a",{class:"button small-button","aria-label":`Download ${e}`},
"Download"),d=()=>{l.href=o()},u=(m,p=!1)=>{r.textContent=m,r.classList.toggle("error-text",p)};async function h(){f.disabled=!0,u(a);try{await ku({title:t,fileName:s(),load:m=>Vr(o(),{signal:m,onProgress:(p,w)=>u(
`Loading ${U(p)}${w>0?` of ${U(w)}`:""}`)}),onWaiting:()=>u("Waiting for Perfetto …")}),u("Handed to Perfetto.")}catch(m){u(m.message,!0),j(m.message,!0)}finally{f.disabled=!1}}let f=v("Open in Perf\
etto",h,{class:"small-button",disabled:i,"aria-label":`Open in Perfetto: ${e}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your browser; nothing is uploaded"});return d(),
i&&u(`${U(n)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:c("div",{class:"trace-actions"},l,f,r),prepare:d}}var Eb=(e,t,n=()=>"")=>Sb({name:`rank ${t.rank}\
 of ${e.label}`,title:`${e.label}, rank ${t.rank}`,bytes:t.raw_bytes,fileName:()=>pR(t,n()),url:()=>Yr(e.id,t.number,n())}),wR=140,gR={one_clock:"All ranks on one clock",parts:"All ranks, not all on o\
ne clock",not_aligned:"All ranks, each on its own clock"};function yR(e){if(e.ranks.length<2)return null;let t=wR*e.quality.kept,n=c("span",{},"Looking at the clocks …"),s=c("strong",{},"All ranks");
return kt("clocks",new URLSearchParams({set:e.id})).then(({set:o})=>{let{status:a}=o.summary[0];_(s,gR[a]),_(n,Md(o),a!=="one_clock"&&" What is on no common clock keeps its own times.")},o=>_(n,o.message)),
c("div",{class:"trace-all"},s,Sb({name:`all ranks of ${e.label}`,title:`${e.label}, all ranks`,bytes:t,fileName:()=>"all-ranks.json.gz",url:()=>Xp(e.id),waiting:"The server makes it …"}).node,c("p",
{class:"muted small"},`About ${U(t)} of JSON, made of what the set keeps, with arrows through each collective. `,n))}function Vn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set \
were removed on ${pe(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-traces).`:"The traces as recorded were not kept."}function bR(e,t){return c("div",{class:"\
small trace-not-kept"},c("p",{},Vn(e)),t?c("p",{},"This server keeps them now: add the same files again, and this set gets them."):c("p",{},"Start the server with ",c("code",{},"tracediff serve --keep\
-traces=20G")," and add the same files again, or add their folder with ",c("code",{},"tracediff ingest --keep-traces FOLDER"),": this set then gets them."))}function _R(e,t,n,s){let o=Eb(e,t,n.query),
a=c("td",{}),r=()=>{let i=n.on()?mR(t):"";o.prepare(),_(a,i===""?o.node:c("span",{class:"muted"},i))};return s.push(r),r(),c("tr",{},c("th",{scope:"row"},String(t.rank)),c("td",{class:"mono wrap"},t.file),
c("td",{class:"num"},U(t.trace_bytes)),a)}function kR(e,t,n,s,o){let a=e.file_list.filter(i=>i.trace_bytes!==null),r=e.file_list.length-a.length;return c("section",{},o&&c("h3",{},e.label),yR(e),a.length===
0?bR(e,t):c("div",{class:"scroll-x"},c("table",{class:"files-table trace-table"},c("caption",{class:"visually-hidden"},`Traces of ${e.label}`),c("thead",{},c("tr",{},["Rank","File","Size","Trace"].map(
i=>c("th",{scope:"col",class:i==="Size"?"num":""},i)))),c("tbody",{},a.map(i=>_R(e,i,n,s))))),a.length>0&&r>0&&c("p",{class:"muted small"},`${k(r)} more were not kept.`))}function xR(e,t){let n=c("inp\
ut",{type:"checkbox",on:{change:()=>t()}}),s=()=>n.checked;return{on:s,query:()=>s()?new URLSearchParams({counters:"all",...e}).toString():"",node:c("label",{class:"check"},n,"With counters: queue len\
gth of each stream, memory bandwidth")}}function Jn(e,t={}){let n=[],s=xR(t,()=>n.forEach(r=>r())),o=c("div",{class:"trace-body"},c("p",{class:"muted"},"Loading …")),a=ws("Traces","",c("div"),o);return Promise.
all([Zs(),...e.map(r=>an(r))]).then(([r,...i])=>{let l=i.some(u=>u.traces_bytes>0),d=l||i.some(u=>u.ranks.length>1);a.querySelector("h2").textContent=`Traces of ${i.map(u=>u.label).join(" and ")}`,_(o,
l&&s.node,i.map(u=>kR(u,r.keep_traces&&!r.read_only,s,n,i.length>1)),d&&c("p",{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that o\
ne, inside your browser: nothing is uploaded."))}).catch(r=>_(o,c("p",{class:"error-text",role:"alert"},r.message))),a}var vR=[["kept","kept","events that count"],["repaired","repaired","negative dura\
tions set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable time"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_wi\
thout_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Tb(e){let{repaired:t=0,dropped:n=0,invalid:s=0,notes:o=0,duplicates:a=0,affected:r=0,left_out:i=0}=e??
{};if(r>0)return{level:"warn",text:`${S(r,"file")} damaged`};let l=t+n+s;return l===0&&o===0&&a===0&&i===0?{level:"good",text:"clean"}:{level:n+s>0?"warn":"note",text:[l>0&&`${k(l)} repaired or lost`,
o>0&&S(o,"note"),a>0&&S(a,"duplicate file"),i>0&&`${k(i)} not followed or read`].filter(Boolean).join(", ")}}function $R(e){return c("dl",{class:"counters"},vR.map(([t,n,s])=>c("div",{class:e[t]>0&&t!==
"kept"?"":"calm"},c("dt",{title:s},n),c("dd",{},k(e[t]??0)))))}function SR(e,t,n){let s=t.notes??[],o=t.quality??{},a=t.pseudo_step?"whole file":ne(t.steps??[]);return c("tr",{},c("th",{scope:"row",class:"\
mono wrap"},t.file),c("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&c("span",{class:"muted"},` (${t.rank_source})`)),c("td",{},a||B),c("td",{class:"num"},k(o.events)),c("td",
{class:"num"},U(t.raw_bytes)),n&&c("td",{},t.trace_bytes===null?c("span",{class:"muted"},"not kept"):Eb(e,t).node),c("td",{class:"wrap"},s.length===0?c("span",{class:"muted"},"nothing to report"):c("u\
l",{class:"notes"},s.map(r=>c("li",{},r.severity==="damage"&&[sl()," "],r.words,r.count>1&&` (${k(r.count)} ×)`,r.effect&&`. ${r.effect}`,r.example&&c("span",{class:"muted"},`${r.effect?" First:":":"}\
 ${r.example}`))))))}function xu(e){return e?.length>0&&c("details",{class:"duplicates"},c("summary",{},`${S(e.length,"file")} left out: the same as another`),c("ul",{},e.map(({file:t,same_as:n})=>c("\
li",{},c("span",{class:"mono"},t)," has the same content as ",c("span",{class:"mono"},n)))))}var ER={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"\
is without the trace that it is named after",macos_file:"is what macOS writes beside a file, no trace",bad_name:"has a name that is not one below a folder",replaced:"is followed by a file of its name \
in the archive",same_recording:"has the events of the .trace.json or trace_view.json beside it",hard_link:"is a hard link (links are not followed)",inner_archive:"is an archive in an archive: unpack t\
he outer one first",too_deep:"is a folder below 64 others: give a folder nearer to it",locked_folder:"is a folder that cannot be opened"};function vu(e,t){return e>0&&c("details",{class:"left-out"},c(
"summary",{},`${S(e,"entry","entries")} left out`),c("ul",{},t.map(({file:n,kind:s})=>c("li",{},c("span",{class:"mono"},n),` ${ER[s]??s}`)),e>t.length&&c("li",{class:"muted"},`and ${k(e-t.length)} mor\
e`)))}function Ob(e){let t=c("div",{class:"quality-panel"},c("p",{class:"muted"},"Loading …"));return an(e.id).then(n=>{let s=n.traces_bytes>0,o=["File","Rank","Steps","Events","JSON",...s?["Trace"]:
[],"Notes"];_(t,ol(n.quality.affected_files,n.quality.affected),$R(n.quality),c("div",{class:"scroll-x"},c("table",{class:"files-table"},c("thead",{},c("tr",{},o.map(a=>c("th",{scope:"col"},a)))),c("t\
body",{},n.file_list.map(a=>SR(n,a,s))))),xu(n.quality.duplicate_files),vu(n.quality.left_out,n.quality.left_out_files),c("p",{class:"muted small"},"Identity ",c("span",{class:"mono"},n.id)," · stored\
 in ",U(n.stored_bytes)," out of ",U(n.raw_bytes)," of JSON",s&&` (${U(n.traces_bytes)} the traces themselves)`,!s&&`. ${Vn(n)}`))}).catch(n=>_(t,c("p",{class:"error-text"},n.message))),t}var TR=700,OR=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Eu({found:e,checked:t,refused:n,readable:s}){if(!s)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let o=t<e?`${k(t)} of ${S(e,"set file")} are checked.`:`${S(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?o:`${o} ${k(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function MR(e){let t=c("p",{class:"muted small set-files",hidden:!0}),n=!1,s;return{node:t,checking:()=>n,draw({set_files:o,total:a}){let r=n;
return n=OR(o),t.hidden=!o,t.textContent=o?Eu(o):"",clearTimeout(s),n?s=setTimeout(e,TR):r&&j(t.textContent),n?Math.max(a,(o.found??0)-o.refused):a},stop:()=>clearTimeout(s)}}var AR="a[href], button:n\
ot(:disabled), input";function RR(e,t,n){let s=null,o=()=>[...e.querySelectorAll(t)],a=h=>[...h.querySelectorAll(AR)].filter(f=>!f.closest("form"));function r(h){h.tabIndex=h===s?0:-1,a(h).forEach(f=>{
f.tabIndex=-1})}function i(h=!1){let f=o();s=f.includes(s)?s:f[0]??null,f.forEach(r),h&&!e.contains(document.activeElement)&&d()}function l(h){let f=s;s=h??s,[f,h].filter(Boolean).forEach(r)}function d(){
return s?.focus(),s!==null}function u(h,f){let m=o(),p=m.indexOf(s),w=[s,...a(s)],y=w.indexOf(f);return{ArrowDown:m[p+1],ArrowUp:m[p-1],Home:m[0],End:m.at(-1),ArrowRight:w[y+1],ArrowLeft:w[y-1]}[h]}return e.
addEventListener("focusin",h=>l(h.target.closest(t))),e.addEventListener("keydown",h=>{let{key:f,target:m}=h;h.defaultPrevented||h.ctrlKey||h.metaKey||h.altKey||ca(m)||m.closest(t)!==s||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.
test(f)?(h.preventDefault(),u(f,m)?.focus()):m===s&&(f==="Enter"||f===" ")&&(h.preventDefault(),n(f,s)))}),{sync:i,focus:d}}function Tu(e,t,{name:n,maxlength:s,mayBeEmpty:o=!1,saveSame:a=!1},r,i){let l=P(
"edit"),d=c("input",{id:l,type:"text",value:t,maxlength:String(s),autocomplete:"off",spellcheck:"false",placeholder:n}),u=c("form",{class:"inline-edit",on:{submit:async h=>{h.preventDefault();let f=d.
value.trim();if(f===t&&!a||f===""&&!o){i();return}d.disabled=!0,await r(f)||(d.disabled=!1,d.focus())},keydown:h=>{h.key==="Escape"&&i()}}},c("label",{for:l,class:"visually-hidden"},n),d,c("button",{type:"\
submit",class:"small-button"},"Save"),v("Cancel",i,{class:"small-button"}));_(e,u),d.focus(),d.select()}var Ou=12,Mb=3;function CR(e,t,n){let s=document.body.hasAttribute("data-read-only");return[{text:"\
Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n("notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":
"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>Jn([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,
writes:!0}].filter(o=>!(o.writes&&s))}function Ab(e,t,n){let s=e==="control"?"A":"B",o=e==="control"?"Control":"Test";return c("label",{class:`pick pick-${e}`,title:`${o}: ${t.label}`},c("input",{type:"\
radio",name:`pick-${e}`,value:t.id,"aria-label":`${o}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),c("span",{"aria-hidden":"true"},s))}function LR(e){return e.damaged?c("div",{class:"set-damage small"},
`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function NR(e,t){let n=o=>v(o,()=>t.filterTag(o),{class:"tag",title:`Only sets with the tag “${o}”`,"aria-label":`Only sets \
tagged ${o}`}),s=e.tags.length-Mb;return e.tags.length>0&&c("span",{class:"tags"},e.tags.slice(0,Mb).map(n),s>0&&c("span",{class:"muted small",title:e.tags.join(", ")},`+${s}`))}function PR(e,t){let n=e.
goes?`removed ${Um(e.goes)}`:"",s=e.pinned?"Pinned: it stays, however old it gets":`This server removes it on ${pe(e.goes)}; pin it to keep it`,o=e.pinned?"pinned":n,a=document.body.hasAttribute("data\
-read-only");return[o!==""&&(a?c("span",{class:"muted small",title:s},o):v([dt("pin"),o],()=>t.pin([e],!e.pinned),{class:"pin-toggle",title:s,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin\
 of ${e.label}`:`Pin ${e.label}, which is ${n}`})),e.uploaded_by&&c("span",{class:"muted small by ellipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function IR(e,t,n){let s=c("div",
{class:"set-line"}),o=()=>_(s,c("span",{class:"set-name ellipsis",title:e.label},e.label),NR(e,t),PR(e,t),e.notes!==""&&c("span",{class:"note-text ellipsis",title:e.notes},e.notes)),a=()=>{o(),n()};return o(),
{node:c("td",{class:"set-cell"},s,LR(e)),edit(r){Tu(s,e[r],r==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[r]:i}),a)}}}function DR(e,t,n){let s=Tb(e.quality),
o=c("button",{type:"button",class:`quality quality-${s.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,Ob(
e)),_(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),o.setAttribute("aria-expanded",String(n.has(e.id)))}}},s.level==="warn"&&dt("warning"),c("span",{class:"ellipsis"},s.text),dt("chevron"));return o}
function qR(e){return e.steps.length>0?c("span",{title:ne(e.steps)},k(e.step_count??e.steps.length)):c("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var BR=e=>e.devices.length>0?e.
devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):B;function FR(e){return e.median_step_ns!==null?[x(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[B,e.steps.length>
0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function jR(e,t,n,{member:s=!1}={}){let o=c("tr",{class:"detail",hidden:!n.has(e.id)},c("td",{colspan:String(Ou)},n.get(e.id))),a=Qr(
`Actions for ${e.label}`,()=>CR(e,t,h=>r.edit(h))),r=IR(e,t,()=>a.focus()),i=c("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:h=>t.check(e,i.checked,h.shiftKey)}}),
[l,d]=FR(e);return[c("tr",{data:{set:e.id},class:s?"member":""},c("td",{class:"check-cell"},i),c("td",{class:"pick-cell"},Ab("control",e,t),Ab("test",e,t)),r.node,c("td",{"data-head":"Device",class:"d\
evice-cell ellipsis",title:e.devices.join(", ")},BR(e)),c("td",{class:"num","data-head":"Step",title:d},l),c("td",{class:"num","data-head":"Ranks",title:ne(e.ranks)},k(e.ranks.length)),c("td",{class:"\
num","data-head":"Steps"},qR(e)),c("td",{"data-head":"Recorded",class:"date"},e.recorded===null?B:pe(e.recorded)),c("td",{"data-head":"Stored",class:"date"},pe(e.created)),c("td",{class:"num","data-he\
ad":"Size",title:`${S(e.quality.events,"event")} in ${U(e.raw_bytes)} of JSON in ${S(e.files,"file")}`},U(e.disk_bytes)),c("td",{"data-head":"Quality"},DR(e,o,n)),c("td",{class:"row-actions"},c("a",{class:"\
button small-button analyse-link",href:z(`/analyse?set=${ee(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),a)),o]}var Ib=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"\
Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},
{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],WR=Ib.filter(e=>e.sort);function HR(e,t){return e.sort?c("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},v([e.
text,c("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):c("th",{scope:"col",class:e.num?"num":""},e.hidden?[c("span",{"aria-hidden":"true"},e.text),c("span",{class:"visually-hidden"},
e.hidden)]:e.text)}function $u(e,t,n,s,o){let a=e.kept.get(t),r=a?.shown===n?a:{shown:n,rows:s()};return o.set(t,r),r.rows}var Db=(e,t,n,s=!1)=>$u(e,t.id,JSON.stringify([t,s]),()=>jR(t,e.actions,e.open,
{member:s}),n);function UR(e,t,n,s){let o=$u(e,`group ${t.prefix}`,JSON.stringify([t,!!n]),()=>[QR(t,n,e.actions)],s);if(!n)return o;let a=n.total-n.sets.length;return[...o,...n.sets.flatMap(r=>Db(e,r,
s,!0)),...$u(e,`more ${t.prefix}`,`${n.loading} ${a}`,()=>n.loading||a>0?[XR(t,n,a,e.actions)]:[],s)]}function zR(e,t){let n=new Map,s=e.body.contains(document.activeElement)?document.activeElement:null,
{prefix:o,set:a}=s?.closest("tr")?.dataset??{};Fn(e.body,t.entries.flatMap(r=>r.group?UR(e,r.group,t.groups.get(r.group.prefix),n):Db(e,r.set,n))),e.kept=n,o!==void 0&&!s.isConnected&&e.body.querySelector(
`tr[data-prefix="${CSS.escape(o)}"] button`)?.focus({preventScroll:!0}),e.rowFocus.sync(s!==null),s?.matches(".pin-toggle")&&!s.isConnected&&e.body.querySelector(`tr[data-set="${a}"] .pin-toggle`)?.focus(
{preventScroll:!0}),KR(e,t),GR(e,t)}function KR(e,{sort:t,order:n}){for(let s of e.heads){let o=s.dataset.sort===t;s.dataset.sort&&(s.ariaSort=o?{asc:"ascending",desc:"descending"}[n]:null,_(s.querySelector(
".sort-mark"),o&&dt(n==="asc"?"up":"down")))}}function GR(e,{picked:t,checked:n}){let s=[...e.body.querySelectorAll("tr[data-set]")];for(let a of s){let{set:r}=a.dataset;for(let i of["control","test"])
a.toggleAttribute(`data-${i}`,r===t[i]),a.querySelector(`.pick-${i} input`).checked=r===t[i];a.toggleAttribute("data-checked",n.has(r)),a.querySelector(".set-check").checked=n.has(r)}e.body.querySelectorAll(
"tr.group").forEach(a=>YR(e,a,t));let o=s.filter(a=>n.has(a.dataset.set)).length;e.all.checked=o>0&&o===s.length,e.all.indeterminate=o>0&&o<s.length,e.all.disabled=s.length===0}function YR(e,t,{labels:n,
...s}){let o=t.dataset.prefix.toLowerCase();_(t.querySelector(".pick-cell"),["control","test"].filter(a=>n[a].toLowerCase().startsWith(o)&&/^([^\p{L}]|$)/u.test(n[a].slice(o.length))&&!e.body.querySelector(
`tr[data-set="${CSS.escape(s[a])}"]`)).map(a=>c("b",{class:`letter letter-${a==="control"?"a":"b"}`,title:n[a]},a==="control"?"A":"B",c("span",{class:"visually-hidden"},`: ${n[a]}`))))}function VR(e,t){
let n=[...e.body.children].find(s=>s.dataset.set===t);return n?.classList.add("fresh"),n?.scrollIntoView({block:"nearest"}),!!n}function JR(e){let t={actions:e,open:new Map,kept:new Map};t.body=c("tbo\
dy"),t.all=c("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(t.all.checked)}}),t.heads=Ib.map(s=>HR(s,e.sort));let n=c("div",{class:"card s\
croll-x"},c("table",{class:"sets",role:"grid"},c("caption",{class:"visually-hidden"},"Sets"),c("thead",{},c("tr",{},c("th",{scope:"col",class:"check-cell"},t.all),t.heads)),t.body));return t.rowFocus=
RR(t.body,"tr[data-set], tr.group, tr.more-row",(s,o)=>{let a=o.dataset.set?s===" "?".set-check":".menu-button":"button";o.querySelector(a)?.click()}),{node:n,draw:s=>zR(t,s),flash:s=>VR(t,s),focus:t.
rowFocus.focus}}function QR(e,t,n){let s=v([dt("chevron"),c("span",{class:"set-name"},e.prefix),c("span",{class:"muted"},S(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expan\
ded":String(!!t),"aria-label":`${e.prefix} …, ${S(e.sets,"set")}`});return c("tr",{class:"group",data:{prefix:e.prefix}},c("td",{class:"check-cell"}),c("td",{class:"pick-cell"}),c("td",{class:"set-c\
ell",colspan:"6"},s,!e.prefix.includes(",")&&c("a",{class:"small",href:ta({...Vs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Ser\
ies")),c("td",{class:"date"},pe(e.newest)),c("td",{colspan:String(Ou-9)}))}function XR(e,t,n,s){return c("tr",{class:"more-row member"},c("td",{colspan:String(Ou)},t.loading?c("span",{class:"muted"},"\
Loading …"):v(`Show more of ${e.prefix} (${k(n)} left)`,()=>s.more(e.prefix),{class:"link-button"})))}function ZR(e,t){let n=e,s=P("known-tags"),o=c("p",{class:"small",role:"status"}),a=c("ul",{class:"\
tag-list"}),r=c("datalist",{id:s}),i=c("input",{type:"text",list:s,maxlength:"64",autocomplete:"off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),l=c("form",{class:"tag-form",on:{
submit:m=>{m.preventDefault();let p=i.value.trim().replace(/\s+/g," ");p!==""&&u({add_tags:[p]},`Tagged “${p}”.`)}}},i,c("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Ta\
gs of ${S(n.length,"set")}`;async function u(m,p){i.disabled=!0;try{for(let w=0;w<n.length;w+=1){let y=await Bn(n[w].id,m);n=n.map(g=>g.id===y.id?y:g),t(y)}i.value="",o.classList.remove("error-text"),
o.textContent=p}catch(w){o.classList.add("error-text"),o.textContent=w.message,j(w.message,!0)}i.disabled=!1,h(),i.focus()}function h(){let m=new Map;n.flatMap(p=>p.tags).forEach(p=>{let w=[...m.keys()].
find(y=>y.toLowerCase()===p.toLowerCase())??p;m.set(w,(m.get(w)??0)+1)}),_(a,[...m].map(([p,w])=>c("li",{class:"tag"},p,w<n.length&&c("span",{class:"muted"},` ${w} of ${n.length}`),Y("close",`Remove t\
he tag ${p}`,()=>u({remove_tags:[p]},`“${p}” was removed.`)))),m.size===0&&c("li",{class:"muted"},"No tags yet."))}h();let f=ws(d,"tag-dialog",c("div"),c("div",{class:"trace-body"},a,l,r,o));return i.
focus(),ps().then(m=>_(r,m.map(({tag:p})=>c("option",{value:p})))).catch(()=>{}),f}function al(e,t,n=!1){e.status.textContent=t,e.status.classList.toggle("error-text",n),n&&j(t,!0)}function qb(e,t){e.
fields.disabled=e.go.disabled=!1,e.bar.hidden=!0,e.cancel.textContent="Cancel",e.job=null,al(e,t,!0),e.dialog.isConnected||G(t,{urgent:!0})}function eC(e,t){t.state==="done"?(e.dialog.close(),e.ended(
t)):t.state==="failed"||t.state==="cancelled"?qb(e,t.error?.detail??"It did not work."):t.bytes_total>0&&(e.bar.max=t.bytes_total,e.bar.value=t.bytes_done,al(e,`${k(t.files_done)} of ${S(t.files_total,
"file")}`))}async function tC(e){al(e,"");try{e.job=await e.start()}catch(t){qb(e,t.message);return}e.job&&(e.fields.disabled=e.go.disabled=!0,e.bar.hidden=!1,e.bar.removeAttribute("value"),e.cancel.textContent=
"Stop",e.cancel.onclick=()=>e.job&&no(e.job.id).catch(()=>{}),$d(e.job.id,t=>eC(e,t)))}function Bb({title:e,text:t,form:n,action:s,start:o,ended:a}){let r={start:o,ended:a,job:null};return r.status=c(
"p",{class:"small regroup-status",role:"status"}),r.bar=c("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),r.go=c("button",{type:"submit",class:"primary"},s),r.cancel=v("Cancel",()=>r.dialog.close()),
r.fields=c("fieldset",{class:"regroup-fields"},n),r.dialog=ws(e,"regroup-dialog",c("form",{on:{submit:i=>{i.preventDefault(),tC(r)}}}),c("div",{class:"trace-body"},t&&c("p",{class:"muted"},t),r.fields,
r.bar,r.status),c("div",{class:"regroup-buttons"},r.cancel,r.go)),{dialog:r.dialog,say:(i,l)=>al(r,i,l),go:r.go}}async function nC(e,t){try{for(let n of e.binned)await sa(n);for(let n of e.made.filter(
s=>!s.already_stored))await na(n.set)}catch(n){G(`Not everything could be undone. ${n.message}`,{urgent:!0})}t(e.binned[0])}function Fb(e,t,n){G(e,{seconds:30,action:{label:"Undo",run:()=>nC(t,n)}}),n(
t.set)}function sC(e,t){let n=e.file_list.map(o=>c("input",{type:"checkbox",value:String(o.number),on:{change:t}})),s=e.file_list.map((o,a)=>c("li",{},c("label",{class:"check"},n[a],c("span",{class:"r\
egroup-rank"},`Rank ${o.rank}`),c("span",{class:"mono wrap"},o.file),c("span",{class:"muted small"},U(o.disk_bytes)))));return{node:c("ul",{class:"regroup-files","aria-label":"Files"},s),chosen:()=>n.
filter(o=>o.checked).map(o=>Number(o.value))}}function Rb(e,t,n,s,o){return c("label",{class:"check"},c("input",{type:"radio",name:e,value:t,checked:s,on:{change:o}}),n)}async function oC(e,t){let n=P(
"split"),s=c("div",{class:"regroup-form"},c("p",{class:"muted"},"Loading …")),o=null,a=()=>s.querySelector("input:checked")?.value!=="two",{dialog:r,say:i,go:l}=Bb({title:`Split ${e.label}`,action:"\
Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:s,start:async()=>{let u=a()?[]:o.chosen();return!a()&&(u.length===0||u.length===e.files)?
(i("Check some of the files, and not all of them.",!0),null):Hp(e.id,a()?{}:{parts:[{files:u}]})},ended:u=>Fb(`“${e.label}” was split into ${S(u.made.length,"set")}.`,u,t)}),d=()=>{o.node.hidden=a()};
l.disabled=!0;try{let u=await an(e.id);o=sC(u,()=>i("")),_(s,Rb(n,"each",`Each file becomes a set: ${S(u.file_list.length,"set")}`,!0,d),Rb(n,"two","The checked files become one set, the others anothe\
r",!1,d),o.node),d(),l.disabled=!1,r.open&&s.querySelector("input").focus()}catch(u){_(s),i(u.message,!0)}}function aC(e,t){let n=P("label"),s=c("input",{id:n,type:"text",maxlength:"200",autocomplete:"\
off",spellcheck:"false",placeholder:"The beginning that their labels share"});Bb({title:`Join ${S(e.length,"set")}`,action:"Join",text:"All their files become the ranks of one set, as if they had been\
 dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:c("div",{class:"regroup-form"},c("ul",{class:"regroup-files","aria-label":"Sets"},e.map(o=>c("l\
i",{},c("span",{class:"wrap"},o.label),c("span",{class:"muted small"},` ${S(o.files,"file")}`)))),c("label",{for:n},"Label"),s),start:()=>Up(e.map(o=>o.id),s.value.trim()),ended:o=>Fb(`${S(e.length,"s\
et")} were joined.`,o,t)}),s.focus()}var rC=10,iC=12,lC=200,cC=4;async function Mu(e,t){let n=[],s=[...e];return await Promise.all(Array.from({length:cC},async()=>{for(;s.length>0;){let o=s.shift();try{
await t(o)}catch(a){n.push({item:o,error:a})}}})),n}function dC({change:e,sort:t}){let n=P("find"),s=c("span",{class:"muted small found"}),o=!1,a=jn({id:n,wait:lC,onText:h=>e({q:h}),maxlength:"120",placeholder:"\
Find by label, note, tag, device, file or id"}),r=ce(WR.flatMap(({sort:h,text:f})=>[["desc","↓"],["asc","↑"]].map(([m,p])=>[`${h} ${m}`,`${f} ${p}`])),h=>t(...h.split(" ")),{"aria-label":"Sort by"}),
i=c("span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),l=c("div",{class:"find-bar",hidden:!0,role:"search"},c("label",{for:n,class:"visually-hidden"},"Find sets"),a,i,c("span",{class:"\
list-order"},r),s);function d(h,f,m){let p=[...h.tag.filter(w=>!f.some(y=>y.tag===w)).map(w=>({tag:w})),...f.slice(0,iC)];De(i,()=>_(i,p.map(({tag:w,sets:y})=>v([w,y!==void 0&&c("span",{class:"muted"},
` ${k(y)}`)],()=>m(w),{class:"tag","aria-pressed":String(h.tag.includes(w)),data:{tag:w}}))),"tag")}function u(){o=!0,l.hidden=!1,a.focus(),a.select()}return{node:l,drawTags:d,focus:u,draw(h,f,m){l.hidden=
m<=rC&&!Pr(h)&&!o,r.value=`${h.sort} ${h.order}`,document.activeElement!==a&&(a.value=h.q);let p=f===0?"No set matches.":S(f,"set");return s.textContent=Pr(h)?p:"",p}}}var jb=e=>[...e.values()].every(
t=>t.pinned);function uC(e){let t=c("span",{role:"status"}),n=v("",e.compare,{class:"primary"}),s=v("Join …",e.join,{class:"writes"}),o=v("Tags …",e.tags,{class:"writes"}),a=v("",e.pin,{class:"wri\
tes"}),r=v("",e.remove,{class:"writes danger"}),i=c("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,s,o,a,r,Y("close","Select none",e.clear));return{node:i,draw(l){i.hidden=l.size===
0,t.textContent=`${k(l.size)} selected`,n.textContent=`Compare (${k(l.size)})`,n.disabled=l.size!==2,n.title=l.size===2?"The older set becomes the control, unless the names say otherwise":"Select two \
sets to compare them",s.disabled=l.size<2,s.title=l.size<2?"Select two sets or more to join them":"Make one set of them",a.textContent=jb(l)?"Unpin":"Pin",r.textContent=`Delete (${k(l.size)})`}}}function hC(e){
let t=c("span",{class:"muted"}),n=v("Previous",()=>e(-1)),s=v("Next",()=>e(1)),o=c("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,s);return{node:o,draw(a,r){let i=(a-1)*Cn,l=Math.
min(i+Cn,r.entry_total);o.hidden=r.entry_total<=Cn&&a===1,n.disabled=a===1,s.disabled=l>=r.entry_total,t.textContent=l>i?`${k(i+1)}–${k(l)} of ${k(r.entry_total)}${r.entry_total===r.total?"":` rows,\
 ${S(r.total,"set")}`}`:""}}}function Fa(e,t,n){e.typed=!0,e.change({page:1,...t},n)}async function Yt(e){e.question?.abort(),e.question=new AbortController;let{signal:t}=e.question;e.asked=fs(e.state).
toString(),e.content.ariaBusy="true";let n=setTimeout(()=>e.context.busy(!0),400);try{let[s,o,a]=await Promise.all([_t(fs(e.state),{signal:t}),ps({signal:t}),Pr(e.state)?_t("limit=0",{signal:t}):null]);
e.answer=s,e.known=o,e.allTotal=e.files.draw(a??s),await mC(e,t),pC(e)}catch(s){s.name!=="AbortError"&&fC(e,s)}finally{clearTimeout(n),t.aborted||(e.context.busy(!1),e.content.ariaBusy=null)}}function fC(e,t){
e.answer=null,e.asked="",_(e.content,c("div",{class:"error-box",role:"alert"},c("h2",{},"The traces cannot be listed"),c("p",{},t.message),v("Try again",()=>Yt(e),{class:"primary"})))}function Wb(e,t,n,s=Cn){
let o=fs({...e.state,page:1});return o.delete("group"),o.set("prefix",t),o.set("offset",String(n)),o.set("limit",String(s)),o}async function mC(e,t){let n=new Set(e.answer.entries.flatMap(({group:s})=>s?
[s.prefix]:[]));for(let[s,o]of[...e.groups]){if(!n.has(s)){e.groups.delete(s);continue}let a=await _t(Wb(e,s,0,Math.min(1e3,Math.max(Cn,o.sets.length))),{signal:t});e.groups.set(s,{sets:rl(a),total:a.
total,loading:!1})}}async function Hb(e,t){let n=e.groups.get(t),s=e.asked;n.loading=!0,yn(e);try{let o=await _t(Wb(e,t,n.sets.length));n.sets=[...n.sets,...rl(o)],n.total=o.total}catch(o){G(`${t} can\
not be listed. ${o.message}`,{urgent:!0})}n.loading=!1,s===e.asked&&yn(e)}function Ub(e,t){e.groups.delete(t)?yn(e):(e.groups.set(t,{sets:[],total:0,loading:!0}),Hb(e,t))}var rl=e=>e.entries.flatMap(({
set:t})=>t?[t]:[]),Au=e=>e.answer.entries.flatMap(({set:t,group:n})=>t?[t]:e.groups.get(n.prefix)?.sets??[]);function pC(e){e.loaded({sets:rl(e.answer),allTotal:e.allTotal,checking:e.files.checking()});
let t=e.finder.draw(e.state,e.answer.total,e.allTotal);e.typed&&(e.typed=!1,j(t)),yn(e),e.arrived!==""&&gC(e,e.arrived)}function yn(e){if(e.answer&&(e.finder.drawTags(e.state,e.known,t=>zb(e,t)),e.pager.
draw(e.state.page,e.answer),e.bulk.draw(e.checked),!(e.answer.entries.length===0&&e.files.checking()))){if(e.answer.entries.length===0){_(e.content,e.allTotal===0?e.empty():wC(e));return}e.table.node.
parentNode!==e.content&&_(e.content,e.table.node),e.table.draw({...e.answer,groups:e.groups,picked:e.picked,checked:e.checked,sort:e.state.sort,order:e.state.order})}}var wC=e=>e.answer.total>0?c("p",
{class:"card nothing"},"There is nothing on this page."):c("p",{class:"card nothing"},"No set matches. ",v("Show all",()=>Fa(e,{q:"",tag:[]}),{class:"link-button"}));function gC(e,t){if(e.arrived="",e.
table.flash(t))return;e.answer.entries.find(({group:s})=>s&&e.groups.get(s.prefix)?.sets.some(o=>o.id===t))||Kt([t]).then(([s])=>{let[o]=(s&&e.answer?e.answer.entries:[]).filter(({group:a})=>a&&s.label.
toLowerCase().startsWith(a.prefix.toLowerCase())).sort((a,r)=>r.group.prefix.length-a.group.prefix.length);o&&!e.groups.has(o.group.prefix)&&Ub(e,o.group.prefix)}).catch(()=>{})}function yC(e,t){let n=t===
"label"?"asc":"desc",s=n==="asc"?"desc":"asc";Fa(e,{sort:t,order:e.state.sort===t&&e.state.order===n?s:n})}function zb(e,t){let n=e.state.tag.includes(t);Fa(e,{tag:n?e.state.tag.filter(s=>s!==t):[...e.
state.tag,t].slice(-8)})}function bC(e,t,n,s){let o=Au(e),[a,r]=[o.findIndex(l=>l.id===e.anchor),o.findIndex(l=>l.id===t.id)].sort((l,d)=>l-d);(s&&a>=0?o.slice(a,r+1):[t]).forEach(l=>n?e.checked.set(l.
id,l):e.checked.delete(l.id)),e.anchor=t.id,yn(e)}function _C(e,t){Au(e).forEach(n=>t?e.checked.set(n.id,n):e.checked.delete(n.id)),yn(e)}function kC(e){let[t,n]=[...e.checked.values()].sort((a,r)=>a.
created.localeCompare(r.created)),[s,o]=da(t,n);e.context.go(ct(s.id,o.id))}function Ru(e,t){if(e.answer===null){Yt(e);return}let n=s=>s.id===t.id?{...s,...t}:s;e.answer.entries=e.answer.entries.map(s=>s.
set?{set:n(s.set)}:s),e.groups.forEach(s=>{s.sets=s.sets.map(n)}),e.checked.has(t.id)&&e.checked.set(t.id,t),e.loaded({sets:rl(e.answer),allTotal:e.allTotal}),yn(e),e.content.ariaBusy==="true"&&Yt(e)}
function Cb(e,t){return e.checked.clear(),e.arrived=t,Yt(e)}async function xC(e,t,n){try{return Ru(e,await Bn(t.id,n)),j("Saved."),!0}catch(s){return G(`Not saved. ${s.message}`,{urgent:!0}),!1}}function Lb(e,t){
ZR(t,s=>Ru(e,s)).addEventListener("close",()=>Yt(e))}var Su=(e,t)=>`${e.length===1?"was":"were"} ${t}`;function Cu(e,t){return e.length>0&&G(`${Lu(e.map(({item:n})=>n))} ${t}. ${e[0].error.message}`,{
urgent:!0}),e.length>0}var Lu=e=>e.length===1?`“${e[0].label}”`:S(e.length,"set");async function Nb(e,t,n){let s=await Mu(t,async o=>Ru(e,await Bn(o.id,{pinned:n})));Cu(s,Su(s,"not changed"))||j(`${Lu(
t)} ${t.length===1?"is":"are"} ${n?"pinned":"not pinned"}.`)}async function Pb(e,t){let n=await Mu(t,o=>na(o.id));Cu(n,Su(n,"not deleted"));let s=t.filter(o=>!n.some(({item:a})=>a===o));s.forEach(o=>e.
checked.delete(o.id)),s.length>0&&G(`${Lu(s)} ${Su(s,"deleted")}.`,{seconds:30,action:{label:"Undo",run:()=>vC(e,s)}}),document.getElementById("main").focus({preventScroll:!0}),await Yt(e)}async function vC(e,t){
let n=await Mu(t,s=>sa(s.id));Cu(n,"cannot be brought back"),e.arrived=t.length===1?t[0].id:"",await Yt(e)}function $C(e,t,n){let s=e.state;e.state=t,e.picked=n,s&&fs(s).get("sort")!==fs(e.state).get(
"sort")&&e.groups.clear(),fs(e.state).toString()!==e.asked?Yt(e):yn(e)}function Kb({change:e,pick:t,loaded:n,empty:s,context:o}){let a={change:e,loaded:n,empty:s,context:o,checked:new Map,groups:new Map,
state:null,answer:null,asked:"",allTotal:null,known:[],picked:{control:"",test:"",labels:{control:"",test:""}},anchor:"",question:null,arrived:"",typed:!1};return a.content=c("div",{class:"content"},SC()),
a.finder=dC({change:i=>Fa(a,i,{replace:!0}),sort:(i,l)=>Fa(a,{sort:i,order:l})}),a.table=JR({pick:t,save:(i,l)=>xC(a,i,l),pin:(i,l)=>Nb(a,i,l),remove:i=>Pb(a,i),check:(i,l,d)=>bC(a,i,l,d),checkAll:i=>_C(
a,i),toggleGroup:i=>Ub(a,i),tags:i=>Lb(a,i),more:i=>Hb(a,i),split:i=>oC(i,l=>Cb(a,l)),filterTag:i=>zb(a,i),sort:i=>yC(a,i)}),a.bulk=uC({compare:()=>kC(a),join:()=>aC([...a.checked.values()],i=>Cb(a,i)),
tags:()=>Lb(a,[...a.checked.values()]),pin:()=>Nb(a,[...a.checked.values()],!jb(a.checked)),remove:()=>Pb(a,[...a.checked.values()]),clear:()=>{a.checked.clear(),yn(a)}}),a.pager=hC(i=>{e({page:a.state.
page+i}),a.content.scrollIntoView({block:"start"})}),a.files=MR(()=>Yt(a)),{node:c("div",{class:"set-list"},a.files.node,a.finder.node,a.content,a.pager.node,a.bulk.node),show:(i,l)=>$C(a,i,l),reload(i=""){
return a.arrived=i||a.arrived,Yt(a)},search:()=>a.allTotal>0&&(a.finder.focus(),!0),enter:()=>a.table.focus(),focused:()=>a.answer&&Au(a).find(i=>i.id===document.activeElement.closest("tr[data-set]")?.
dataset.set),unmount(){a.question?.abort(),a.files.stop()}}}function SC(){return c("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>c("div",{class:"skeleton"})))}var Nu=4,bo=e=>e===2?"two":k(e);function EC({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file says which rank it is.";case"equal":return`\
Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sides, but their ranks would fit one set."}}function TC({
kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}”, with the ranks ${ne(Array.from({length:t.ranks},
(s,o)=>o))}, in order of the names`:`“${n}”, with ${S(t.ranks,"rank")}`}function OC({parts:e}){let t=e.slice(0,Nu).map(({label:n})=>`“${n}”`).join(", ");return e.length>Nu?`${t} and ${k(e.length-
Nu)} more`:t}function Yb({parts:e,one:t,kind:n,open:s}){let o=n==="equal"||t.ranks<2?"one":`${bo(t.ranks)} ranks of one`;return s?Mt(`${e.length>0?`${bo(e.length)} sets, `:""}${bo(t.ranks)} ranks, or \
one rank?`):`${Mt(bo(e.length))} sets, or ${o}?`}function MC(e){let{question:t,label:n}=e,{parts:s,manyFirst:o,open:a,one:r}=t,i=P("question"),l=(f,m,p)=>v([c("strong",{},m),c("span",{class:"choice-de\
tail"},p)],()=>K.answer(e,f),{class:"choice"}),d=s.length>0&&l("sets",`${Mt(bo(s.length))} sets`,OC(t)),u=l("set",a?`${Mt(bo(r.ranks))} ranks`:"One set",TC(t,n)),h=a&&l("recordings","One rank",`“${n}\
”, with the files as its recordings, one after the other`);return c("div",{class:"question",role:"group","aria-labelledby":i},c("p",{id:i},c("strong",{},Yb(t))," ",EC(t)),c("div",{class:"choices"},o?
[d,u]:[u,d],h))}var AC=64,RC={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},Vb=["failed","canc\
elled","undone"];function Du(e){return c("progress",{max:"1",value:"0","aria-label":e})}function qu(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Ss(e){if(e.state==="f\
ailed")return e.error?.detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return CC(e.made);if(e.state==="done"){let t=e.already_stored?
`${LC(e)}; nothing was stored twice.`:`${il(e)?"Stored, but damaged":"Done"}: ${S(e.events,"event")}.`;return e.traces_error?`${t} But the files themselves were not kept: ${e.traces_error.detail}`:t}return[
e.state==="queued"?"Queued":RC[e.stage]??e.stage,e.bytes_total>0&&`${U(e.bytes_done)} of ${U(e.bytes_total)}`,e.events>0&&S(e.events,"event"),e.files_total>1&&`${k(e.files_done)} of ${S(e.files_total,
"file")}`].filter(Boolean).join(" · ")}function CC(e){let t=e.filter(o=>o.already_stored).length,n=e.length-t,s=t===1?"one was already here and is unchanged":`${k(t)} were already here and are unchan\
ged`;return n===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${S(n,"set")} stored${t>0?`; ${s}`:""}.`}var LC=e=>`Stored already as “${e.
known_as}”`;function NC(e,t){let{known_as:n,set:s}=e.job,o=t.indexOf("“")+1;return[t.slice(0,o),c("a",{href:z(`/?q=${s.slice(0,12)}`),title:"This set in the list"},n),t.slice(o+n.length)]}function PC(e){
let{offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let s=o=>Iu(K.takeOffer(e,o));return[v(`Rename to “${t}”`,()=>s("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().
encode(t).length<=AC&&v(`Tag “${t}”`,()=>s("tag"),{title:"The label stays"})]}var il=e=>e?.state==="done"&&e.affected_files?.length>0;function Jb(e){return[il(e)&&ol(e.affected_files),DC(e),xu(e?.
duplicate_files),IC(e?.changed_beside??[]),vu(e?.left_out??0,e?.left_out_files??[])]}function IC(e){return e.length>0&&c("p",{class:"muted"},"Not taken: what stands beside ",c("span",{class:"mono"},e.
slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${k(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function DC(e){
if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:c("details",{class:"failures",open:e.state==="failed"},c("summary",{},`${S(
e.failures.length,"file")} could not be read`),c("ul",{},e.failures.map(n=>c("li",{},!n.message.startsWith(n.file)&&[c("span",{class:"mono"},n.file)," – "],n.message))))}function Qb(e){let t=e.actions.
contains(document.activeElement),n=c("div",{},KC(e.transfer));e.shownLabel=e.transfer.label,n.innerHTML!==e.actions.innerHTML&&(_(e.actions,...n.childNodes),t&&e.actions.querySelector("button")?.focus(
{preventScroll:!0}))}function qC(e){e.shownState=e.transfer.state,e.node.dataset.state=e.transfer.state,Qb(e),e.asked=e.transfer.question!==null,_(e.question,e.asked&&MC(e.transfer)),e.transfer.state===
"done"&&(e.list.open=!1)}function BC(e){let t=e.transfer.state==="done"?e.transfer.offered:null;if(t===e.offered)return;let n=e.offer.contains(document.activeElement);e.offered=t,_(e.offer,PC(e.transfer)),
n&&e.title.node.querySelector("input").focus({preventScroll:!0})}function Gb(e){e.shownState!==e.transfer.state?qC(e):e.shownLabel!==e.transfer.label&&Qb(e),e.title.update(),e.rows.forEach(zC),e.bar.setAttribute(
"aria-label",`Progress of ${e.transfer.label}`);let{done:t,total:n}=Bu(e.transfer);e.bar.hidden=e.transfer.state==="asking"||!K.active.includes(e.transfer),qu(e.bar,t,n),e.line=Fu(e.transfer),e.text.textContent!==
e.line&&_(e.text,e.transfer.state==="done"&&!e.transfer.bundle&&e.transfer.job.already_stored?NC(e.transfer,e.line):e.line),BC(e),e.node.classList.toggle("affected",il(e.transfer.job)),_(e.failures,Jb(
e.transfer.job))}function FC(e){e.asked&&document.activeElement.matches("body, main, .page-actions *")&&e.question.querySelector("button").focus({preventScroll:!0}),e.asked=!1}function Xb(e){let t={transfer:e,
offered:null,shownState:null,shownLabel:"",line:"",asked:!1};return t.bar=Du("Progress"),t.text=c("p",{class:"transfer-text"}),t.actions=c("div",{class:"transfer-actions"}),t.title=WC(e),t.failures=c(
"div"),t.question=c("div"),t.offer=c("div",{class:"transfer-offer"}),t.rows=e.files.map(jC),t.list=c("details",{class:"files",open:e.files.length<=6},c("summary",{},HC(e)),c("ul",{class:"file-list"},t.
rows.map(n=>n.node)),e.skipped.length>0&&UC(e.skipped)),t.node=c("li",{class:"transfer"},c("div",{class:"transfer-head"},t.title.node,t.actions),t.bar,t.text,t.offer,t.question,t.failures,!e.sample&&t.
list),Gb(t),{node:t.node,update:()=>Gb(t),text:()=>e.question?Yb(e.question):t.line,focus:()=>FC(t)}}var ja=(e,t)=>e.reduce((n,s)=>n+s[t],0);function Bu(e){let{job:t,state:n,files:s}=e;return n==="job"&&
t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:ja(s,"sent"),total:n==="looking"?0:ja(s,"size")}}function jC(e){let t=Du(`Progress of ${e.name}`),n=c("span",{class:"file-state"}),s=c("li",
{},c("span",{class:"mono file-name",title:e.name},e.name),t,n);return{file:e,node:s,fileBar:t,state:n,shown:""}}function WC(e){let t=c("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"\
off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{K.rename(e,t.value),t.value=e.label},keydown:o=>{o.key==="Enter"?t.blur():o.key==="Esca\
pe"&&(t.value=e.label,t.blur())}}}),n=c("span",{class:"error-text small",role:"status"}),s=e.label;return{node:c("div",{class:"transfer-title"},t,n),update(){s!==e.label&&t!==document.activeElement&&(s=
e.label,t.value=s),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||Vb.includes(e.state);let o=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].
filter(Boolean).join(" ");n.textContent!==o&&(n.textContent=o)}}}function HC(e){let t=e.files.filter(n=>!dn(n));return[S(t.length,e.bundle?"bundle":"trace file"),U(ja(e.files,"size")),e.skipped.length>
0&&`${k(e.skipped.length)} skipped`].filter(Boolean).join(", ")}function UC(e){let[t,n]=[e.filter(dn),e.filter(gd)],s=e.filter(o=>!dn(o)&&!gd(o));return[s.length>0&&Pu("only .json and .pftrace files, \
also packed, are traces",s),n.length>0&&Pu("macOS writes such files beside others",n),t.length>0&&Pu("the trace that it is named after is not there",t)]}function Pu(e,t){let n=t.slice(0,20).map(({name:o})=>o).
join(", "),s=t.length>20?`, and ${k(t.length-20)} more`:"";return c("p",{class:"muted skipped"},`Not sent, because ${e}: `,c("span",{class:"mono"},n),s)}function zC(e){let{file:t,fileBar:n,state:s}=e,
o=`${t.state} ${t.sent}`;if(o===e.shown)return;e.shown=o,e.node.dataset.state=t.state,qu(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let a=t.size>0?Math.floor(100*(t.sent/t.size)):0;s.textContent=
{waiting:U(t.size),sending:`${a} % of ${U(t.size)}`,sent:`${U(t.size)} sent`,failed:t.error??"failed"}[t.state]}function KC(e){let{label:t}=e,n=Y("close",`Remove ${t} from this list`,()=>K.remove(e));
switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&v("Retry",()=>K.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[e.bundle&&c("a",{class:"button",href:e.job.page,"aria-l\
abel":`Open the comparison of ${t}`},"Open the comparison"),K.canUndo(e)&&v("Undo",()=>Iu(K.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[v("Bring b\
ack",()=>Iu(K.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[v("Cancel",()=>K.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Iu(e){try{await e}catch(t){G(`That did not wor\
k. ${t.message}`,{urgent:!0})}}function GC(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${ne(t.sort((n,s)=>n-s))}`}
function YC(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Fu(e){let t=VC(e);return e.begun>1&&!e.waits&&!Vb.includes(e.state)?`${t.replace(/\.$/,
"")} – sent again, because the server was restarted`:t}function VC(e){let t=GC(e),n=ja(e.files,"sent"),s=ja(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":
return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${U(n)}\
 of ${U(s)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[Ss(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – \
you may close this tab now");case"done":return Ss(e.job)+YC(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"\
Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Zb(e,t){let n=e,s=Du(`Progress of ${n.label}`),o=c("p",{class:"transfer-text"}),a=c("div",{class:"transf\
er-actions"}),r=c("div"),i=c("li",{class:"transfer"},c("div",{class:"transfer-head"},c("div",{class:"transfer-title"},c("strong",{},n.label||"Ingest")),a),s,o,r),l=null;function d(u){n=u;let h=n.state===
"queued"||n.state==="running";n.state!==l&&(l=n.state,i.dataset.state=h?"job":n.state,_(a,h?v("Cancel",()=>no(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):Y("close",`Remove ${n.label} from \
this list`,()=>t(n)))),s.hidden=!h,qu(s,n.bytes_done,n.bytes_total),o.textContent=Ss(n),i.classList.toggle("affected",il(n)),_(r,Jb(n))}return d(n),{node:i,update:d}}var e_=40,n_=e=>e.length>e_?`${e.slice(0,e_)}…`:e;function s_(e,t){let n=t.map(({name:s,value:o})=>`${s}=${n_(o)}`).join(" and ");return v(`Clear ${n}`,()=>{let s=new URL(location.href);t.forEach(({
name:o})=>s.searchParams.delete(o)),e.go(s.pathname+s.search)})}function o_(e,t){let n="";return{draw(s,o=[]){let a=[...s.read?hp(s.read,location.search):[],...o],r=a.map(({name:i,value:l,allowed:d})=>`\
“${i}=${n_(l)}” in the address is not used. Allowed: ${d}.`);r.join(`
`)!==n&&(n=r.join(`
`),e.hidden=r.length===0,_(e,r.map(i=>c("span",{},i)),r.length>0&&s_(t,a)),j(r.join(" ")))}}}function JC(e,t,n=""){let s=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,a])=>[
a,a.replace(/^set(?=_|$)/,n||"control"),a.replace(/^(set|control|test)_/,"")]),...n!==""&&e.startsWith("there is no")?[n]:[]].find(a=>s.has(a))??""}function QC(e,t,n,s){let o=JC(n,location.search,s);o!==
""&&t?.append(s_(e,[{name:o,value:new URLSearchParams(location.search).getAll(o).join()}]))}var Qn=()=>c("a",{href:z("/")},"Choose other traces"),_o=(e,t,n,s=".")=>c("div",{class:"empty"},c("h2",{},e),
c("p",{},t?.length===0?"There are no sets yet. ":n,c("a",{href:z("/")},t?.length===0?"Add traces":"Traces page"),s));async function cl(e,t,{message:n,parts:s,words:o,none:a,draw:r}){try{e.sets=await Wp(
t.filter(l=>l!==""))}catch(l){_(n,Me({message:l.message}));return}if(e.dead)return;let i=e.sets.length===0;s.forEach(l=>{l.hidden=i}),i&&_(n,c("p",{class:"notice"},o,c("a",{href:z("/")},"Add some"),".")),
(i?a:r)()}async function pt(e,t){let n=[e.state.control,e.state.test].filter(o=>o!=="");if(n.every(o=>e.sets&&ae(e.sets,o)))return;let s=await Kt(n).catch(()=>[]);e.dead||(e.sets=s,t(e))}var XC=250;function Ke({
context:e,results:t,message:n}){let s=null,o=!1;async function a(d,u,h){s?.abort(),s=new AbortController;let{signal:f}=s,m=()=>o||f.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute("aria-busy","tru\
e")},XC),w;try{let y=await d(f);w=()=>u(y)}catch(y){w=()=>{h(y),r(y)}}clearTimeout(p),!m()&&(i(),w(),e.settled())}let r=(d,u)=>QC(e,n.querySelector(".error-box"),d.message,u);function i(){e.busy(!1),t.
removeAttribute("aria-busy")}function l(){s?.abort(),i()}return{ask:a,clearable:r,drop:l,say(d){_(n,d),t.hidden=d!==null},unmount(){o=!0,s?.abort()}}}var ll=200;function a_(e){let[t,n]=[null,null],s=[],
o=new Map;async function a(i){let l=new AbortController,d=t,u=new URLSearchParams(d);Object.entries({diagnosis:"false",...i}).forEach(([h,f])=>u.set(h,String(f))),n=l;try{let h=await fe(u,{signal:l.signal});
return d===t?h:null}catch{return null}finally{n=n===l?null:n}}function r(i,l){o.set(i,l?l.index:-1),l&&(s[l.index]=l.row)}return{rows:()=>s,start(i,l,d){n?.abort(),[t,o]=[new URLSearchParams(i),new Map],
s=Object.assign(new Array(l.row_count),l.rows),d!==""&&r(d,l.selected)},placeOf(i){let l=s.findIndex(d=>d?.id===i);return l>=0?l:o.get(i)},async find(i){let l=await a({row:i,limit:0});l&&(r(i,l.selected),
e())},async want(i,l){let d=s.slice(Math.max(0,i),l).findIndex(f=>f===void 0);if(d<0||n!==null)return;let u=ll*Math.floor((Math.max(0,i)+d)/ll),h=await a({offset:u,limit:ll});h&&(s.splice(u,h.rows.length,
...h.rows),e())},stop(){n?.abort(),t=null}}}var ju=e=>Gs(e,e.unit,zo(e)).toString();function r_(e,t,n){let s=new URLSearchParams(e);return s.set("limit",String(ll)),t.op!==""&&s.set("row",t.op),n?.key===
he(t).toString()&&s.set("diagnosis","false"),s.toString()}var Wu=e=>({key:he(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),Hu=({diagnosis:e,diagnosis_note:t,account:n,waterfall:s,
work_classes:o})=>({diagnosis:e,note:t,account:n,waterfall:s,classes:o});async function i_(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{return await fe(n)}catch{return null}}function ZC(e,t){
if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=r_(ju(e),e,t),s=new AbortController,o=fe(n,{signal:s.signal});o.catch(()=>{}),globalThis.firstComparison={query:n,stop:s,answer:o}}
var eL=/^((control|test)(_(ranks|steps|marker|marker_until))?|marker|marker_until|cut_overlaps|q|significant)$/;async function t_(e){let t=()=>{let n=new URLSearchParams(location.search);return[...n.keys()].
filter(s=>!eL.test(s)).forEach(s=>n.delete(s)),location.replace(z(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!==
"not_for_recordings")throw n;return t()}}function l_(e,t){ZC(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(s,o,a,r)=>{let i=r_(s,o,a),l=n;return n=null,l?.query===i?(r.
addEventListener("abort",()=>l.stop.abort()),t_(l.answer)):(l?.stop.abort(),t_(fe(i,{signal:r})))}}var c_=7.2,ul=6,dl=["solid","dot","dash","dashdot","longdash","longdashdot"],Uu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Ku=e=>rn()[e==="B"?
"test":"control"],ml=e=>ut({margin:{l:64,r:16,t:8,b:42},dragmode:!1,bargap:.25,...e}),se=(e,t=1)=>52+Math.max(1,e)*(t>1?34:e>40?18:26),hl=116,Wa=22,pl=e=>e>1?64-Wa+e*(hl+Wa):320;function tL(e,t,n){return n?
{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:E("--muted")},text:e.map(s=>s.values[t].value?"":ie(s.values[t].none??s.values[t].text))}}function Ha({bars:e,series:t,
kind:n,stacked:s=!1,errors:o=!1},a){let r=Math.max(...e.map(y=>s?y.values.reduce((g,b)=>g+(b.value??0),0):Math.max(...y.values.map(g=>g.value??0))),0),[i,l]=n==="time"?re(r):n==="bytes"?xr(r):[n==="pe\
rcent"?"%":"",1],d=e.map((y,g)=>g),u=o&&e.some(y=>y.values.some(g=>g.low>0||g.high>0)),h=y=>y.value===null&&u?null:(y.value??0)/l,f=Math.max(...e.map(y=>y.label.length)),m=Math.min(Math.ceil(18+ul+c_*
f),Math.floor(a*.42),360),p=Math.floor((m-14-ul)/c_),w=e.map(y=>be([y.full??y.label,...t.map((g,b)=>`${g.name}: ${y.values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,g)=>({
type:"bar",orientation:"h",y:d,legendgroup:y.key,x:e.map(b=>h(b.values[g])),marker:{color:y.colour},error_x:u?{type:"data",symmetric:!1,thickness:1.2,color:E("--text"),width:3,array:e.map(b=>(b.values[g].
high??0)/l),arrayminus:e.map(b=>(b.values[g].low??0)/l)}:void 0,...Ce(w),...tL(e,g,s)})),layout:ml({barmode:s?"stack":"group",margin:{l:m,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:d,autorange:"r\
eversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:ul,tickcolor:"rgba(0,0,0,0)",ticktext:en(e.map(y=>y.label),p).map(ie)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,
fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((a-m)/80)),ticksuffix:i?` ${i}`:""}})}}var Yu=(e,t)=>t===""?{property:Uu[e%Uu.length],dash:dl[Math.floor(e/Uu.length)%dl.length]}:{property:t===
"B"?"--test-fill":"--control-fill",dash:dl[e%dl.length]},nL=e=>re(Math.max(e,1));function sL(e,t,n,s){let o=e.flatMap(h=>h.points.map(f=>f[1])),a=o.every(h=>Number.isInteger(h)&&h<5),r=o.reduce((h,f)=>Math.
max(h,f),0),[i,l]=t==="rate"?Bo(r):t==="bytes"?xr(r):[t,1],d=s*(hl+Wa)-Wa,u=1-n*(hl+Wa)/d;return{per:l,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:a?1:void 0,nticks:s>1?5:void 0,domain:[
Math.max(0,u-hl/d),u],title:Qe(i,{})}}}var oL=(e,t)=>({text:ie(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:E("--text")}}),aL=400,rL=e=>E(e.side===
""?"--muted":e.side==="B"?"--test-fill":"--control-fill"),iL=(e,t)=>e.length>aL?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Wn(rL(
n),.55),dash:"dot"}})),lL=(e,t,n)=>e.length>n/60||e.some(s=>s.side!=="")?[]:e.map(s=>({text:ie(s.text),xref:"x",yref:"paper",x:t(s.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{
size:10,color:E("--muted")}}));function cL(e,t){let n=l=>e.flatMap(d=>d.points.slice(l,l+1||void 0).map(u=>u[0])),s=t?.[1]??Math.max(...n(-1)),o=t?.[0]??Math.min(...n(0)),a=o>1e3*(s-o),[r,i]=nL(a?s-o:
s);return{scale:r,per:i,far:a,offset:a?Math.floor(o/i)*i:0}}function f_({lines:e,panels:t,unit:n,range:s,marks:o=[]},a){let{scale:r,per:i,far:l,offset:d}=cL(e,s),u=p=>(p-d)/i,h=p=>n==="rate"?An(p):n===
"bytes"?U(p):`${k(p)} ${n}`,f=t.map((p,w)=>sL(e.filter(y=>y.panel===p),n,w,t.length)),m=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let w=Yu(p.place,p.side),y=t.indexOf(p.panel);return{type:"scatter",
mode:"lines",x:p.points.map(g=>u(g[0])),y:p.points.map(g=>g[1]/f[y].per),yaxis:m(y),line:{shape:"hv",width:1.4,color:E(w.property),dash:w.dash},legendgroup:p.key,...Ce(p.points.map(g=>be([p.name,`at ${M(
g[0])}`,h(g[1])])))}}),layout:ml({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,tickangle:0,range:s?.map(u),autorange:s===null,nticks:Math.
max(4,Math.floor((a-80)/64)),anchor:m(t.length-1),title:Qe(l?`since ${M(d)} after the first event`:"since the first event")},...Object.fromEntries(f.map(({axis:p},w)=>[`yaxis${w===0?"":w+1}`,p])),annotations:[
...t.length>1?t.map((p,w)=>oL(p,f[w].axis.domain[1])):[],...lL(o,u,a)],shapes:iL(o,u)}),per:i,offset:d}}function m_(e){let[t,n]=re(e);return`${Number((e/n).toPrecision(3))} ${t}`}function dL(e){let t=new Map;
for(let{bin:n,count:s}of e)t.set(n,(t.get(n)??0)+s);return t}function p_({sides:e},t){let n=e.map(g=>dL(g.bins)),s=[...new Set(n.flatMap(g=>[...g.keys()]))].filter(g=>g>0),o=s.length>0?Math.min(...s):
1,a=Math.max(o+6,...s),r=Math.max(1,Math.min(o,a-12)),i=n.some(g=>g.has(0)),l=Array.from({length:a-r+1},(g,b)=>r+b);i&&l.unshift(r-4,r-3,r-2,r-1);let d=(g,b)=>n[g].get(i&&b===r-4?0:b<r?-1:b)??0,u=g=>10**
((g-1)/10-3),h=g=>g<r?"none":`${x(u(g))} to ${x(u(g+1))}`,f=l.filter(g=>g>=r&&(g-1)%10===0),m=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),p=Math.max(t-80,62)/l.length,w=[...i?[r-4]:[],...f.filter(
(g,b)=>b%m===0&&!(i&&(g-r+4)*p<52))],y=e.length-1;return{data:[...e.map((g,b)=>({...gs([...l,l.at(-1)+1],l.map($=>d(b,$))),hoverinfo:"skip",legendgroup:g.key,fill:b===0?"tozeroy":"none",fillcolor:Wn(Ku(
g.side),y===0?.65:.4),line:{color:Ku(g.side),width:b===0?1:2.2}})),ai(l.map(g=>g+.5),l.map(g=>Math.max(...e.map((b,$)=>d($,g)))),l.map(g=>be([h(g),...e.map((b,$)=>`${b.name}: ${k(d($,g))}`)])))],layout:ml(
{hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:w.map(g=>g<r?g+.5:g),ticktext:w.map(g=>g<r?"none":m_(u(g)))},yaxis:{tickformat:",",rangemode:"\
tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(g=>[...g.values()]))<5?1:void 0,title:Qe("launches")}})}}function d_(e,t,n){let s=Array.from({length:t-e+1},(o,a)=>e+a);return{tickmode:"array",tickvals:s,
zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ul,tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:s.map(o=>m_(10**o)),title:Qe(n)}}function w_({sides:e}){let t=r=>Math.log10(Math.max(r,.001)),
n=r=>{let i=e.flatMap(d=>d.points.map(u=>t(u[r]))),l=Math.floor(Math.min(...i));return[l,Math.max(Math.ceil(Math.max(...i)),l+1)]},[s,o]=[n("cpu_duration"),n("gpu_duration")],a=[Math.max(s[0],o[0]),Math.
min(s[1],o[1])];return{data:[{type:"scatter",mode:"lines",x:a,y:a,hoverinfo:"skip",visible:a[0]<a[1],line:{color:E("--muted"),width:1,dash:"dot"}},...e.map(({key:r,side:i,name:l,points:d})=>({type:"sc\
atter",mode:"markers",cliponaxis:!1,legendgroup:r,x:d.map(u=>t(u.cpu_duration)),y:d.map(u=>t(u.gpu_duration)),marker:{color:Ku(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:d.map(u=>Math.min(
18,4+2*Math.log2(u.count+1)))},...Ce(d.map(u=>be([l,`rank ${u.rank}`,`host ${x(u.cpu_duration)}, device ${x(u.gpu_duration)}`,`${k(u.count)} launches`])))}))],layout:ml({xaxis:d_(...s,"the launch on t\
he host"),yaxis:d_(...o,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var u_=["circle","square","triangle-up","cross","star","hexagon"],uL=14,Gu=24,g_=42,fl=6.6,zu=14,h_=["--control-fill","--part-m\
emory","--part-communication","--more-fill","--part-compute","--less-fill"],Vu=e=>h_[e%h_.length];function hL(e,t,n){let s=[];for(let a=Math.floor(Math.log2(e));a<=Math.ceil(Math.log2(t));a+=1)s.push(
a);let o=Math.ceil(s.length/Math.max(2,Math.min(9,n)));return s.filter((a,r)=>r%o===0)}function y_({sides:e,names:t},n){let s=e.flatMap(d=>d.lines.flatMap(u=>u.points)),o=s.map(d=>Math.max(d.bytes,1)),
[a,r]=Bo(Math.max(...s.map(d=>d.busbw))),i=hL(Math.min(...o),Math.max(...o),(n-80)/66),l=e.length===1;return{data:e.flatMap(d=>d.lines.map(u=>{let h=t.indexOf(u.collective),f=l?E(Vu(h)):rn()[d.side===
"B"?"test":"control"];return{type:"scatter",mode:"lines+markers",legendgroup:l?`collective ${h}`:d.key,x:u.points.map(m=>Math.log2(Math.max(m.bytes,1))),y:u.points.map(m=>m.busbw/r),line:{color:f,width:1,
dash:l?"solid":["solid","dot","dash"][h%3]},marker:{color:f,size:8,symbol:`${u_[h%u_.length]}${d.side==="B"?"-open":""}`,line:{width:d.side==="B"?2:0,color:f}},...Ce(u.points.map(m=>be([[d.side,u.name].
filter(Boolean).join(" · "),`${U(m.bytes)}: ${An(m.busbw)}, best ${An(m.best_busbw)}`,`transfer ${x(m.mean_transfer)}, ${k(m.instances)} instances`])))}})),layout:ut({dragmode:!1,margin:{l:64,r:16,t:12,
b:44},xaxis:{tickmode:"array",tickvals:i,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(d=>U(2**d)),title:Qe("bytes of the messa\
ge")},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:Qe(`bus bandwidth, ${a}`,{})}})}}var b_=e=>Math.max(3,Math.min(uL,Math.floor(640/Math.max(1,e)))),Ju=(e,t)=>t*(Math.max(40,e*b_(e))+Gu+
g_);function fL(e,t,n,s,o,a){let r=t===0?"":String(t+1),i=Ju(e.rows.length,n),l=i/n-Gu-g_,d=t*(i/n)+Gu,u=ln(s.length,(o-a)/74),h=ln(e.rows.length,l/13),f=Math.floor((o-a)/Math.max(1,u.length)/fl),m={showgrid:!1,
zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${r}`]:{...m,anchor:`y${r}`,tickvals:u,tickangle:0,range:[-.5,s.length-.5],tickfont:{size:10.5},ticktext:en(u.map(p=>s[p]),Math.max(6,
f)).map(ie)},[`yaxis${r}`]:{...m,anchor:`x${r}`,tickvals:h,domain:[1-(d+l)/i,1-d/i],range:[e.rows.length-.5,-.5],ticktext:h.map(p=>ie(e.rows[p]))}}}function mL(e,[t,n],s,o,a){let r={xref:"paper",yref:"\
paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:E("--text")}},l=fl*n.length+8+s.length*zu;return{annotations:[{...r,x:0,xanchor:"left",text:ie(ns(e,Math.max(6,Math.floor((a-l-30)/
fl))))},{...r,x:1,xanchor:"right",text:ie(n)},{...r,x:1,xanchor:"right",xshift:-l-4,text:ie(t)}],shapes:s.map(([,d],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,
yanchor:o,fillcolor:d,x0:u*zu-l,x1:(u+1)*zu-l,y0:6,y1:16,line:{width:1,color:E("--border-strong")}}))}}function __({panels:e,columns:t,signed:n},s){let a=e.flatMap(m=>m.cells.flat().filter(p=>p!==null)).
reduce((m,p)=>Math.max(m,Math.abs(p)),.001),r=n?oi():si(),i=n?["earlier","later"].map(m=>`${x(a)} ${m}`):["0",x(a)],[l,d]=re(a),u=30+fl*Math.max(...e.flatMap(m=>m.rows.map(p=>p.length)),4),h=ut({dragmode:!1,
margin:{l:u,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:n?-a/d:0,cmax:a/d,colorscale:r,showscale:!1}});return{data:e.map((m,p)=>{let w=fL(m,p,e.length,t,s,u);Object.assign(h,w);let{annotations:y,
shapes:g}=mL(m.title,i,r,w[`yaxis${p===0?"":p+1}`].domain[1],s-u);h.annotations.push(...y),h.shapes.push(...g);let b=p===0?"":String(p+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${b}`,yaxis:`\
y${b}`,xgap:1,ygap:b_(m.rows.length)>5?1:0,hoverongaps:!1,z:m.cells.map($=>$.map(R=>R===null?null:R/d)),...Ce(m.texts.map($=>$.map(be))),meta:l}}),layout:h}}var $_="−",me=e=>e==null;function Ua(e,t){return me(e)?B:Q(e,0,t).replace("-",$_)}function za(e,t){let n=Ua(e,t);return Number(n.replace($_,"-"))===0?"0":e>0?`+${n}`:n}var L=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:s=>me(s)||s===""?B:String(s)}),wl=(e,t)=>({key:e,title:t,show:n=>me(n)||n===-1?B:String(n),blank:`the trace does not say which ${t}`}),I=(e,t)=>({key:e,title:t,number:!0,show:k,showDiff:Le}),
T=(e,t)=>({key:e,title:t,number:!0,show:x,exact:n=>me(n)?null:M(n),showDiff:X,exactDiff:n=>me(n)?null:ue(n)}),bn=(e,t)=>({key:e,title:t,number:!0,show:An,exact:n=>me(n)?null:Mc(n),showDiff:qm,exactDiff:n=>me(
n)?null:`${n>0?"+":""}${Mc(n)}`}),et=(e,t)=>({key:e,title:t,number:!0,show:U,exact:n=>me(n)?null:Ac(n),showDiff:jo,exactDiff:n=>me(n)?null:`${n>0?"+":""}${Ac(n)}`}),de=(e,t)=>({key:e,title:t,number:!0,
show:n=>me(n)?B:`${Ua(n,2)} %`,showDiff:n=>me(n)?B:`${za(n,2)} pp`,exactDiff:n=>me(n)?null:`${za(n,6)} percentage points`}),Qu=(e,t)=>({...de(e,t),show:n=>me(n)?B:`${Ua(100*n,1)} %`,showDiff:n=>me(
n)?B:`${za(100*n,1)} pp`,exact:n=>me(n)?null:`${Ua(100*n,6)} %`,exactDiff:n=>me(n)?null:`${za(100*n,6)} percentage points`}),k_=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,oe=(e,t)=>({key:e,title:t,
number:!0,show:n=>Ua(n,k_(n)),showDiff:n=>za(n,k_(n)),exact:n=>me(n)?null:String(n),exactDiff:n=>me(n)?null:String(n)}),pL={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},qe=e=>({...e,
meaning:"gain"}),N=e=>({...e,meaning:"neutral"}),J=e=>({...e,summed:!0}),tt=e=>({...e,told:!0});function wL(e){let[t,n]=pL[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,tone:s=>s>
0?t:s<0?n:null}}var Xu=e=>[["A",e],["B",e],...e.number?[["Δ",wL(e)]]:[]].map(([t,n])=>({...n,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),S_=e=>e.summed?{...e,title:`${e.title}\
 per step`}:e,Ka=(e,t=s=>s,n=t)=>[N(I("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([s,o])=>t(e(s,o)))],A=(e,t)=>({
...e,what:t}),Ee=(e,t)=>({...e,blank:t}),E_=(e,t)=>({...e,isSaid:t}),xe=(e,t,n)=>({key:e,title:t,show:s=>me(s)?B:typeof n=="function"?n(s):n[s]??s.replaceAll("_"," ")}),ko={key:"note",title:"note",note:!0,
show:e=>me(e)?"":String(e)},x_=10;function gL(e){let t=[];for(let n of e){let s=t.at(-1);s?.name===n?s.times+=1:t.push({name:n,times:1})}return t}function yL(e){let t=gL(e.split("|")),n=t.length>x_+1?
t.slice(0,x_):t,s=t.slice(n.length).reduce((o,a)=>o+a.times,0);return c("ol",{class:"sequence"},n.map(({name:o,times:a})=>c("li",{title:o},a>1?`${k(a)} × ${o}`:o)),s>0&&c("li",{},`${k(s)} more`))}var T_=(e,t)=>({
key:e,title:t,mono:!0,show:n=>me(n)?B:yL(n)}),gl=(e,t)=>({...e,link:(n,s)=>{let o=n[e.key],a=me(o)||o==="others"?null:t(n,s);return a?{name:o,category:a}:null}});function O_(e,t){let n=t.length>0&&e.extra?
e.extra(t[0]):[];return[...e.columns,...n].filter(s=>(!s.note||t.some(o=>o.note))&&(!s.isSaid||t.some(o=>s.isSaid(o[s.key]))))}var Es=`There is no device work in the selected ranks and steps. ${os}`,yl=`\
No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${os}`,Z=L("rank","rank"),Ts=wl("device","device"),bl=wl("stream","stream"),Ga=xe("kernel_type","kind",
Cc),_n=gl(L("operator","operator",!0),()=>"cpu_op"),_l=gl(L("name","kernel",!0),e=>e.category),v_=(e,t)=>c("p",{class:"analysis-sentence"},e&&c("strong",{},`${e}: `),t);function xo(e,t,n=()=>null){let s=e.
length>1?n(e.map(o=>o.data)):null;return[...e.flatMap(o=>[t(o.data)].flat().filter(a=>a!=="").map(a=>v_(o.letter,a))),s&&v_("B − A",s)]}function kl(e){let t=new Map;for(let{letter:s,data:o}of e)for(let a of new Set(
o.files.map(r=>r.note).filter(r=>r!==null))){let r=[...new Set(o.files.filter(i=>i.note===a).map(i=>i.rank))].sort((i,l)=>i-l);t.set(a,[...t.get(a)??[],{letter:s,ranks:r}])}let n=s=>s.length===e.length&&
e.every(({data:o},a)=>o.ranks.length===s[a].ranks.length);return[...t].map(([s,o])=>c("p",{},n(o)?`${Mt(s)}.`:`${o.map(({letter:a,ranks:r})=>`${a?`${a}, `:""}${r.length>1?"ranks":"rank"} ${ne(r)}`).join(
"; ")}: ${s}.`))}var Os=e=>[e.letter,e.label].filter(Boolean).join(" · "),Ya=e=>e.stream===-1?"no stream":`stream ${e.stream}`,xl=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),Ge=(e,t,n)=>({name:e,
label:t,type:"number",placeholder:n});var bL=32,_L=512;function kL(e,t){let n=0;for(let s=0;s<Math.max(e.length,t.length);s+=1)n+=Math.abs((e[s]??0)-(t[s]??0));return n}function xL(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,s)=>At(e.map(o=>o[s]??0)))}function vL(e){let t=new Map([...Ve(e,({group:n})=>n)].map(([n,s])=>[n,xL(s.map(({values:o})=>o[0]))]));return new Map(e.map(n=>[n,kL(n.values[0],n.values.length>
1?n.values[1]:t.get(n.group))]))}function R_(e){let t=vL(e);return[...e].sort((n,s)=>t.get(s)-t.get(n))}var C_=(e,t,n,s)=>`the ${e} of ${t} ${n} that differ most ${s>1?"between A and B":"from the medi\
an"}`;function L_(e,t,n,s){let o=Math.floor(bL/t);if(e.length<=o)return{shown:e,note:"",limited:!1};if(n==="rank"){let a=e.slice(0,Math.floor(_L/t));return{shown:a,limited:!0,note:a.length<e.length?`t\
he first ${a.length} of ${e.length} ${s}`:`all ${a.length} ${s}`}}return{shown:R_(e).slice(0,o),limited:!0,note:C_(o,e.length,s,t)}}var $L=16,vo=e=>e==null?B:`${e} %`,Zu=(e,t)=>e.letter?`${e.letter} \
· ${t}`:t,SL=e=>e.map(t=>({key:t.key,name:Zu(t,t.label),colour:E(t.letter==="B"?"--test-fill":"--control-fill")})),EL=e=>({key:e.property,name:e.name,colour:E(e.property)});function Va(e){let t=e.map(
s=>[...new Set(s.data.rows.map(o=>o.rank))]),n=t.length>1&&t.every(s=>s.length===1);return s=>`rank ${n?[...new Set(t.flat())].join(" / "):s.rank}`}function Xn(e,{order:t},{rowsOf:n,label:s,group:o,parts:a,
what:r,empty:i}){let l=new Map,d=m=>a.map(p=>m[p.key]??null);e.forEach((m,p)=>n(m).filter(w=>d(w).some(y=>y!==null)).forEach(w=>{let y=s(w),g=l.get(y)??{group:o?.(w)??"",bars:[],values:e.map(()=>[])};
g.values[p]=d(w),g.bars.push({label:Zu(m,y),full:`${Zu(m,m.label)}, ${y}`,total:x(d(w).reduce((b,$)=>b+($??0),0)),values:a.map(b=>({value:w[b.key],text:b.text(w)}))}),l.set(y,g)}));let{shown:u,...h}=L_(
[...l.values()],e.length,t,r),f=u.flatMap(m=>m.bars);return f.length===0?{empty:i}:{places:f.length,...h,data:m=>Ha({bars:f,kind:"time",stacked:!0,series:a.map(EL)},m)}}function TL(e,{table:t,name:n,value:s,
show:o,range:a,kind:r,sums:i}){let l=new Map;return e.forEach((d,u)=>d.data[t].forEach(h=>{let f=s(h)??null;if(f===null)return;let m=n(h),p=l.get(m)??{label:m,values:e.map(()=>({value:null,text:"none"}))},
w=(p.values[u].value??0)+f*(i?h.weight??1:1);p.values[u]={value:w,text:o(h,w),...a?.(h),none:r==="percent"?"0 %":"0"},l.set(m,p)})),[...l.values()]}var M_=e=>Math.max(...e.values.map(t=>t.value??0));
function OL(e){let t=[...e].sort((n,s)=>M_(s)-M_(n)).slice(0,$L);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Be(e,{order:t},n){let s=TL(e,n),{shown:o,...a}=n.
ranks?L_(s.map(r=>({...r,group:"",values:r.values.map(i=>i.value===null?[]:[i.value]),bar:r})),e.length,t,"ranks"):OL(s);return o.length===0?{empty:n.empty}:{places:o.length,...a,data:r=>Ha({bars:o.map(
i=>i.bar??i),kind:n.kind,series:SL(e),errors:!!n.range},r)}}var eh=6,A_=e=>new Set(e).size>1;function th(e,t,n=!1){let s=e.map(i=>i.data.series),o=!s.some(i=>A_(i.map(l=>l.rank))),a=!n&&s.some(i=>[...new Set(
i.map(d=>d.rank))].some(d=>A_(i.filter(u=>u.rank===d).map(u=>u.device)))),r=new Map;return s.forEach((i,l)=>i.forEach(d=>{let u=`${a?`device ${d.device}, `:""}${t(d)}`,h=`${o?"":`${d.rank} `}${u}`,f=r.
get(h)??{key:h,name:u,group:o?"":`rank ${d.rank}`,sort:n?d.name:u,series:e.map(()=>null)};f.series[l]=d,r.set(h,f)})),[...r.values()]}var ML=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).
reduce((s,o)=>Math.max(s,o[1]),0))]));function AL(e,t){if(!t[0].data.summary)return ML(e);let n=o=>`${o.rank} ${o.device} ${o.stream??o.name}`,s=t.map(o=>new Map(o.data.summary.map(a=>[n(a),a.mean])));
return new Map(e.map(o=>[o.key,o.series.map((a,r)=>a?s[r].get(n(a))??0:0)]))}function RL(e,t){let n=AL(e,t),s=new Map,o=new Map;for(let r of e){let i=n.get(r.key),l=o.get(r.group)??{name:r.group,lines:new Map,
nth:new Map},d=l.nth.get(r.sort)??0,u=`${r.sort} ${d}`;l.nth.set(r.sort,d+1),l.lines.set(u,i),o.set(r.group,l),s.set(u,Math.max(s.get(u)??0,...i.map(Math.abs)))}let a=[...s.keys()];return R_([...o.values()].
map(r=>({name:r.name,group:"",values:t.map((i,l)=>a.map(d=>(r.lines.get(d)?.[l]??0)/(s.get(d)||1)))}))).map(r=>r.name)}function CL(e,t){let n=Ve(e,a=>a.group),s=[],o=0;for(let a of t){if(o>0&&s.length+
n.get(a).length>eh)break;s.push(...n.get(a)),o+=1}return{taken:s.slice(0,eh),count:o}}function LL(e,t,n){if(e.length<=eh)return{keys:e.map(l=>l.key),note:"",limited:!1};let s=[...new Set(e.map(l=>l.group))],
o=s.length<2||n==="rank"?s:RL(e,t),{taken:a,count:r}=CL(e,o),i=s.length<2?`the first ${a.length} of ${e.length} lines`:n==="rank"?`the first ${r} of ${s.length} ranks`:C_(r,s.length,"ranks",t.length);
return{keys:a.map(l=>l.key),note:i,limited:s.length>1}}var nh=[""];function sh(e,t,{lines:n,order:s}){let o=e.map(r=>r.key).filter(r=>n.includes(r)),a=LL(e,t,s);return o.length>0||n.includes(nh[0])?{...a,
keys:o,note:o.length<e.length?`${o.length} of ${e.length} lines`:""}:a}function NL(e,t){let n=new Map(t.map((s,o)=>[s,o]));return e.filter(s=>n.has(s.key)).sort((s,o)=>n.get(s.key)-n.get(o.key))}var PL=24;
function N_(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function P_(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function vl(e,t,{unit:n,
name:s,panels:o=!1,ownDevice:a=!1,marks:r,empty:i,flat:l}){let d=th(e,s,a),{panel:u,style:h}=N_(o),{keys:f,...m}=sh(d,e,t),p=P_(),w=d.filter(C=>f.includes(C.key)).flatMap(C=>{let V=p(h(C));return C.series.
map((D,H)=>D&&{key:e[H].key,place:V,side:e[H].letter,panel:u(C),points:D.points,name:[[e[H].letter,e[H].label].filter(Boolean).join(" · "),`rank ${D.rank}`,C.name].join(", ")})}).filter(Boolean);if(d.
length>0&&f.length===0)return{empty:"No line is chosen.",limited:m.limited};if(w.every(C=>C.points.length===0))return{empty:i};if(l&&w.every(C=>C.points.every(V=>V[1]===0)))return{empty:l};let y=[...new Set(
w.map(C=>C.panel))].slice(0,PL),[g,b]=[Number(t.start||NaN),Number(t.end||NaN)],$=b>(g||0)?[g||0,b]:null,R=r?.(e,NL(d,f))??[];return{data:C=>f_({panels:y,unit:n,range:$,marks:R,lines:w.filter(V=>y.includes(
V.panel))},C),places:y.length,limited:m.limited,note:[m.note,$&&`${M($[0])} to ${M($[1])}`].filter(Boolean).join(", ")}}function I_(e,t,n){let s=P_();return new Map(e.filter(o=>t.includes(o.key)).map(
o=>[o.key,s(N_(n).style(o))]))}var IL=200,DL=512;function qL(e,t,n){let s=new Map;e.forEach(a=>s.set(t(a),(s.get(t(a))??0)+n(a)));let o=new Set([...s].sort((a,r)=>r[1]-a[1]).slice(0,IL).map(([a])=>a));
return{columns:[...s.keys()].filter(a=>o.has(a)),all:s.size}}function BL(e,t,n,{name:s,value:o,text:a}){let r=[...new Set(t.map(h=>h.rank))].sort((h,f)=>h-f).slice(0,DL),i=new Map(r.map((h,f)=>[h,f])),
l=new Map(n.map((h,f)=>[h,f])),d=r.map(()=>n.map(()=>null)),u=r.map(h=>n.map(f=>[`rank ${h}, ${f}`]));for(let h of t){let[f,m]=[i.get(h.rank),l.get(s(h))];f!==void 0&&m!==void 0&&(d[f][m]=(d[f][m]??0)+
o(h),u[f][m].push(...a(h)))}return{title:e.letter?Os(e):"",rows:r.map(String),cells:d,texts:u}}function $l(e,t){let n=e.map(l=>t.rowsOf(l)),{columns:s,all:o}=qL(n.flat(),t.name,l=>Math.abs(t.value(l)));
if(s.length===0)return{empty:t.empty};let a=e.map((l,d)=>BL(l,n[d],s,t)).filter(l=>l.rows.length>0),r=Math.max(...a.map(l=>l.rows.length)),i=Math.max(...n.map(l=>new Set(l.map(d=>d.rank)).size));return{
places:r,panels:a.length,note:[s.length<o&&`${s.length} of ${o} ${t.what}, those with the most ${t.most??"waiting"}`,r<i&&`the first ${r} of ${i} ranks`].filter(Boolean).join("; "),data:l=>__({panels:a,
columns:s,signed:t.signed},l)}}var Sl=(e,t)=>Ju(e,t),D_=e=>[`waits ${x(e.wait_per_step)} a step, exposed ${x(e.exposed_wait_per_step)}`,`causes ${x(e.caused_per_step)} a step, last ${k(e.last)} of ${k(
e.matched_rows)} times`],q_=e=>[`waits ${x(e.wait)}, exposed ${x(e.exposed_wait)}`,`causes ${x(e.caused)}, last ${k(e.last)} times`];var B_=[["compute",we.compute,"--part-compute"],["non_compute",Ho,"--part-communication"],["idle",we.idle,"--part-idle"]].map(([e,{name:t,what:n},s])=>({key:`${e}_time`,name:t,what:n,property:s,text:o=>`${x(
o[`${e}_time`])}, ${vo(o[`${e}_time_pctg`])}`})),Z_={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>se(e),legend:B_,sums:!0,make:(e,t)=>Xn(e,t,{label:Va(e),rowsOf:n=>n.data.rows,parts:B_,what:"ranks",empty:Es})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[Z,J(A(T("idle_time",we.idle.name),we.idle.what)),de("idle_time_pctg","idle, %"),J(A(T("compute_ti\
me",we.compute.name),we.compute.what)),N(de("compute_time_pctg","compute, %")),J(A(T("non_compute_time",Ho.short),Ho.what)),de("non_compute_time_pctg",`${Ho.short}, %`),J(A(T("kernel_time","all"),"Fro\
m the first to the last device row")),ko]}]},FL="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that \
it records.",lh="no FLOPs are known, or not the peak of this device for numbers of this type",F_=e=>Q(e,0,3),Ja=(e,t)=>N({...oe(e,t),show:Wt,showDiff:ts}),$o=qe(A(oe("tflops_per_s","TFLOP/s"),"FLOPs d\
ivided by the device time of what was launched inside the operator, in 10¹² a second")),Qa=Ee(qe(A(de("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names o\
f the kernels tell, from the data sheet of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),lh),j_=Ee(qe(A(de("fastest_peak_pctg","of fastest"),
"The same of the fastest arithmetic that the device has for these numbers: TF32 for float32")),lh),W_=(e,t)=>Ee(N(oe(e,t)),lh),oh=A(T("device_time_per_step","device per step"),"Device time of what was\
 launched inside the operator, per step and rank"),H_=qe(A(bn("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),U_=N(A(oe("flo\
ps_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at most")),ek={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-poin\
t operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>xo(e,ug),charts:[{id:"speed",table:"b\
y_operator",title:"Achieved TFLOP/s by operator",height:se,make:(e,t)=>Be(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:FL,show:n=>`${F_(n.tflops_per_s)} TFLOP\
/s${n.peak_pctg===null?"":`, ${F_(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Ja("flops_per_step","FLOPs\
 per step"),T("device_time_per_step","device per step"),A(T("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),N(de("known_pctg","share")),$o,
Qa,j_,tt(L("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[A(L("class","class"),"By the operators that launched\
 it, else by the names of kernels; other: nothing says what it is"),J(N(I("device_rows","device rows"))),T("device_time_per_step","device per step"),N(de("device_time_pctg","share of device time")),$o,
H_,U_]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[Z,Ja("flops_per_step","FLOPs per step"),T("device_time_per_step","device per step"),T("known_tim\
e_per_step","with known FLOPs"),$o,Qa]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[A(L("dtype","type"),"The type of the numbers of both\
 factors"),Ee(A(L("arithmetic","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),
"the names of the kernels do not tell: the peak is that of the fastest"),J(N(I("calls","calls"))),Ja("flops_per_step","FLOPs per step"),oh,$o,Qa,j_,W_("peak_tflops_per_s","peak TFLOP/s"),W_("fastest_t\
flops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[_n,J(N(I("calls","calls"))),Ja("flops_per_step","FLOPs per st\
ep"),oh,$o,Qa]},{key:"by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[_n,L("shapes","shapes",!0),A(L("dtype","type"),"The type of the numbers of both fa\
ctors"),L("class","class"),J(N(I("calls","calls"))),Ja("flops_per_call","FLOPs per call"),oh,$o,Qa,U_]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_s\
tep","gb_per_s_at_least"],columns:[_n,L("shapes","shapes",!0),L("dtypes","types",!0),J(N(I("calls","calls"))),T("device_time_per_step","device per step"),H_]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",main:["device_time_per_step"],columns:[A(_n,"The innermost operator that launched it"),J(N(I("device_rows","device rows"))),T("device_time_per_step","device per step"),N(de("device_tim\
e_pctg","share of device time"))]}]},z_=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Nc[e],what:Gm[e],text:n=>x(n[e])}));function jL(e){
let t=new Map;for(let n of e.data.rows.filter(s=>s.stream!==null)){let s=`${n.rank} ${n.device} ${n.stream}`,o=t.get(s)??{rank:n.rank,stream:n.stream};o[n.idle_category]=n.idle_time,t.set(s,o)}return[
...t.values()]}var tk={title:"Idle time",params:[Ge("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},xl("show_idle_int\
erval_stats","Statistics of the gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"\
rows",title:"Idle time of each stream",height:e=>se(e),legend:z_,sums:!0,make:(e,t)=>{let n=Va(e);return Xn(e,t,{rowsOf:jL,group:Ya,label:s=>`${n(s)}, ${Ya(s)}`,parts:z_,what:"streams",empty:Es})}}],tables:[
{key:"rows",caption:"Streams",columns:[Z,Ts,bl,xe("idle_category","why idle",Nc),J(T("idle_time","idle")),N(Qu("idle_time_ratio","share")),ko],extra:e=>"count"in e?Ka(T):[]}]},ch={title:"Kernels",params:[
Ge("duration_ratio","Share of time to show","0.8"),Ge("num_kernels","Kernels at most","10"),xl("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the devices do, alone or at once, an\
d the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:se,make:(e,t)=>Be(e,t,{table:"kinds",kind:"percent",empty:Es,name:n=>Lc(n.kernel_type),value:n=>n.percentage,show:n=>`${vo(
n.percentage)}, ${x(n.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:se,make:(e,t)=>Be(e,t,{table:"over_ranks",kind:"time",empty:Es,name:n=>n.
name,value:n=>n.mean,show:n=>`${x(n.mean)}, mean of ${k(n.count)} calls${n.ranks>1?`, ranks ${x(n.min_mean)} to ${x(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-n.mean})})}],tables:[
{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[_l,Ga,N(I("ranks","ranks")),J(I("count","calls")),J(T("sum","time")),T("mean","mean"),T("min_mean","fastest rank"),T("max_mean",
"slowest rank")]},{key:"kinds",caption:"Kinds",columns:[xe("kernel_type","kind",Lc),J(N(T("sum","time"))),N(de("percentage","share"))]},{key:"kernels",caption:"Kernels of each rank",main:["sum","count",
"mean"],columns:[_l,Ga,Z,J(I("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},WL=(e,t)=>e.place-t.place||Object.keys($r).indexOf(e.class)-Object.keys(
$r).indexOf(t.class),nk={title:"Kernel launches",params:[Ge("runtime_cutoff","Slow launch over, µs","50"),Ge("launch_delay_cutoff","Late start over, µs","100"),xl("include_memory_events","Copies too",
!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their launch leave the device idle.",above:{charts:4},charts:[...Object.entries(Pc).
map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Mt(t),half:!0,height:()=>230,make:n=>{let s=n.map(o=>({key:o.key,side:o.letter,name:Os(o),bins:o.data.histograms.filter(a=>a.measure===e)}));return s.
every(o=>o.bins.length===0)?{empty:yl}:{data:o=>p_({sides:s},o)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===
0)?{empty:yl}:{data:()=>w_({sides:e.map(t=>({key:t.key,side:t.letter,name:Os(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Z,J(I("count","launches")),J(I("short_ke\
rnels","shorter than their launch")),J(I("runtime_outliers","slow launches")),J(I("launch_delay_outliers","late starts")),ko]},{key:"worst",caption:"The worst launches",apart:!0,order:WL,columns:[xe("\
class","why",$r),Z,_l,_n,T("cpu_duration","host"),T("gpu_duration","device"),T("launch_delay","delay")]},{key:"summary",caption:"Summary",main:["mean","50%","max"],columns:[Z,xe("measure","measure",Pc),
...Ka(T)]}]},sk={title:"Queue length",window:!0,params:[Ge("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to \
look closer: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Ya,height:pl,make:(e,t)=>vl(e,t,{unit:"waiting",name:Ya,empty:yl})}],tables:[{key:"summary",caption:"Sum\
mary",main:["mean","50%","max"],columns:[Z,Ts,bl,...Ka(oe,N)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Z,Ts,bl,J(T("duration_at_max_queue_length","blocked")),Qu("relative_d\
uration_at_max_queue_length","share of the rank")]}]},HL="The part of the time for which a value is known",K_=[N(oe("mean","mean")),N(oe("min","min")),N(oe("max","max")),N(A(T("known_time","known"),HL))],
G_=L("counter","counter"),ok={title:"Device clocks, power, temperature",tab:"Device clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by t\
ime.",notes:kl,params:[],charts:[],above:{tables:2},tables:[{key:"rows",caption:"All steps",main:["mean","max"],columns:[Z,Ts,G_,...K_]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[Z,
Ee(L("step","step"),"the recording has no steps"),Ts,G_,...K_]}]},ak="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile, as JSON: Perfetto files (.pftra\
ce) have none.",UL="It is not known what is live at the peak: either all of it was allocated before the recording began, or the trace does not record addresses.",So=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,
"GPU"),Y_=e=>So(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),zL=e=>e.replace(/ (allocated|reserved)/,""),KL=e=>e.includes(" reserved")?"reserved":"allocated",V_={panel:e=>zL(
e.name),style:e=>`${e.group} ${KL(e.name)}`},rk=e=>[So(e.device_type),e.device>=0?e.device:""].join(" ").trim(),ih=(e,t)=>e.some(n=>new Set(n.data.peaks.map(s=>s[t])).size>1),GL=(e,t)=>n=>[ih(e,"rank")&&
`rank ${n.rank}`,ih(e,"device_type")&&rk(n),n[t]].filter(Boolean).join(" · ");function YL(e,t){return e.flatMap((n,s)=>{let o=t.map(a=>a.series[s]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(
a=>a.rank===o).map(a=>({side:n.letter,at:a.start,end:a.start+a.duration,text:`step ${a.step}`}))})}function ik(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.
row.peak??-1/0)?n:t,null)}function VL({side:e,row:t}){let n=[ih([e],"rank")&&`rank ${t.rank}`,rk(t)].filter(Boolean).join(", "),s=t.peak_step===null?"":`, in step ${t.peak_step}`,o=t.live_at_peak===null?
" The trace does not record all addresses, so what is live then is not known.":` ${U(t.live_at_peak)} of it was allocated in the recording, ${U(t.from_before)} before it began.`,a=t.totals==="sums"?" \
The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":"";return[c("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${U(t.peak)} (${n}), ${x(t.peak_at)}\
 after the first event${s}.${o}${cg(e.data.peaks,t.device_type)}${a}`]}function JL(e){let t=e.map(s=>ik([s])),n=t.length===2&&t.every(Boolean)&&So(t[0].row.device_type)===So(t[1].row.device_type)&&dg(
t.map(({side:s,row:o})=>({data:s.data,row:o})));return n?[c("p",{class:"memory-sentence"},c("strong",{},"B − A: "),n)]:[]}var QL=e=>[...e.flatMap(t=>{let n=ik([t]);return n?[c("p",{class:"memory-sen\
tence"},VL(n))]:[]}),...JL(e)],lk={...L("device_type","memory"),show:So,alike:So},XL=Ee(wl("device","device"),"host memory has no number"),ZL=E_(A({...L("span","file"),show:e=>String(e+1)},"Of a rank \
that has several trace files"),e=>e>0),J_=A(et("bytes","live at the peak"),"Allocated at or before the peak, and not freed by then"),ah=N(de("pctg","share")),rh=I("allocations","allocations"),El=[Z,ZL,
lk,XL],Q_=(e,t,n,s)=>e.every(o=>o.data.peaks.length===0)?{empty:ak}:Be(e,t,{table:n,kind:"bytes",name:GL(e,s),value:o=>o.bytes,show:(o,a)=>`${U(a)}, ${F(o.pctg)} of the peak`,empty:UL}),ck={title:"Mem\
ory",window:!0,ofSteps:!0,host:!0,params:[Ge("limit","Frames of each device","100")],intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, a\
nd what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:QL,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Y_,panels:V_,ownDevice:!0,
height:pl,make:(e,t)=>vl(e,t,{unit:"bytes",name:Y_,panels:V_,ownDevice:!0,marks:YL,empty:ak})},{id:"live_modules",title:"Live at the peak, by module",height:se,make:(e,t)=>Q_(e,t,"live_modules","modul\
e")},{id:"live_operators",title:"Live at the peak, by operator",height:se,make:(e,t)=>Q_(e,t,"live_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_p\
eak"],columns:[...El,A(et("peak","peak allocated"),"The largest amount that is allocated"),tt(A({...T("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),tt(Ee(L(
"peak_step","step"),"outside of the recorded steps")),A(et("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),A(et("reserved_peak","peak reserved"),"The largest amount that is res\
erved"),A(et("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),A(et("live_at_peak","live at the peak"),"Allocated in the recording at or before the p\
eak, and not freed by then"),A(et("from_before","from before"),"The rest of the peak: allocated before the recording began"),A(et("never_freed","never freed"),"Allocated in the recording and not freed\
 until its end"),I("never_freed_allocations","never freed, allocations"),A(et("unseen_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...tt(L("totals","totals")),
what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...El,L("module","mo\
dule",!0),J_,ah,rh,I("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...El,L("frame","frame",!0),L("operator","operator",!0),J_,ah,rh]},{key:"operators",caption:"Allocat\
ions and frees in the selected steps",columns:[lk,L("operator","operator",!0),oe("allocations_per_step","allocations per step"),et("allocated_per_step","allocated per step"),oe("frees_per_step","frees\
 per step"),et("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...El,L("frame","frame",!0),L("operator","operator",!0),et("bytes","never freed"),
ah,rh]}]},X_=e=>e.name,dk={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look cl\
oser: finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:X_,panels:!0,height:pl,make:(e,t)=>vl(e,t,{unit:"rate",name:X_,panels:!0,empty:"Th\
ere are no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count",
"mean","max"],columns:[Z,Ts,L("name","copy"),...Ka(bn,qe,N)]}]};var yh=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Zn=Object.
fromEntries(yh.map(([e,t])=>[e,t])),uk=yh.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:s=>`${x(s[e])}, ${vo(s.path>0?Number((s[e]/s.path*100).toFixed(2)):0)}`})),
gh="There are no steps here.",Tl=e=>e.step===null?"whole file":`step ${e.step}`,dh=e=>e.span>0?`, file ${e.span+1}`:"";function _k([e,t],n){return Xs({control:e.data.set,test:t?.data.set??"",control_marker:e.
data.marker??"",test_marker:t?.data.marker??"",control_marker_until:e.data.marker_until??"",test_marker_until:t?.data.marker_until??"",...n})}var eN=(e,t)=>_k(e,{path:!0,control_rank:String(t.rank),control_step:t.
step===null?"":String(t.step),control_span:t.span>0?String(t.span):""}),kk=e=>e.some(({data:t})=>t.ranks?.length>1)&&c("p",{},c("a",{href:_k(e,{ranks:"all"})},"Show all ranks in the timeline"));function tN({
data:e}){let t=e.by_kind.filter(s=>s.time>0).sort((s,o)=>o.time-s.time);if(t.length===0)return gh;let n=e.by_kind.reduce((s,o)=>s+o.time_per_step,0);return`${x(n)} a step: ${t.slice(0,3).map(s=>`${F(s.
time_pctg)} ${Zn[s.kind]}`).join(", ")}.`}var hk=Ee(T("longest","longest"),"the path has no such segment"),fk=Ee(L("name","name",!0),"waiting and gaps have no name"),xk={title:"Critical path",host:!0,
ofSteps:!0,params:[Ge("consecutive_kernel_delay","Short gaps, µs","30"),Ge("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>c("p",{class:"path-sentence"},t.letter&&c("strong",{},`${t.letter}: `),tN(t))),e[0].
data.by_step.length>0&&c("p",{},c("a",{href:eN(e,e[0].data.by_step[0])},`Show the path of ${Tl(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:se,make:(e,t)=>Be(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?Zn[n.kind]:`${n.name} (${Zn[n.kind]})`,value:n=>n.time_per_step,empty:gh,show:n=>`${x(
n.time_per_step)} a step, ${F(n.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>se(e),legend:uk,make:(e,t)=>Xn(e,t,{parts:uk,what:"steps",empty:gh,
rowsOf:n=>n.data.by_step,label:n=>[e.some(s=>s.data.ranks.length>1)&&`rank ${n.rank}`,`${Tl(n)}${dh(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[xe("kind","ki\
nd",Zn),xe("work","work",e=>e===1?"yes":"waiting"),T("time_per_step","time per step"),N(de("time_pctg","share")),J(I("segments","segments")),hk]},{key:"by_name",caption:"Operators, calls and kernels",
columns:[xe("kind","kind",Zn),fk,T("time_per_step","time per step"),N(de("time_pctg","share")),J(I("segments","segments")),hk]},{key:"by_step",caption:"Steps",columns:[Z,{...L("step","step"),show:(e,t)=>Tl(
t)+dh(t)},A(T("path","path"),"The whole path, including waits; the kinds add up to it"),A(T("work","work"),"Without waits for the device, between operators and idle"),...yh.map(([e,t,n])=>A(T(e,t),n)),
T("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Z,{...L("step","step"),show:(e,t)=>Tl(t)+dh(t)},T("start","from"),T("duration","takes"),xe("kind","kind",Zn),fk,
Ee(L("lane","thread or stream"),"waiting is on none")]}]},vk={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without neste\
d operators.",charts:[{id:"operators",table:"rows",title:"Time, all ranks together",sums:!0,height:se,make:(e,t)=>Be(e,t,{table:"rows",kind:"time",sums:!0,empty:Es,name:n=>n.operator??"not known",value:n=>n.
sum,show:(n,s)=>x(s)})}],tables:[{key:"rows",caption:"Operators",main:["sum","count","mean"],columns:[_n,Ga,Z,J(I("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T(
"std","std")]}]};function nN(e){let{operator_name:t,min_pattern_len:n}=e.shown,s=n>1&&c("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator la\
unches ${n>1?`${n} kernels or more`:"a kernel"} in the selected ranks and steps. `,s||os]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,s]}var $k={
title:"Kernel sequences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},Ge("min_pattern_len","Kernels at least","3"),Ge("top_k","Patterns at most","5")],intro:"\
What an operator launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",c("b",{class:"mono"},e.shown.operator_name),", the operator whose\
 kernels take the most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:se,sums:!0,make:(e,t)=>Be(e,t,{table:"patterns",kind:"time",sums:!0,name:n=>n.
pattern,value:n=>n.kernel_duration,empty:nN(t),show:(n,s)=>x(s)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[T_("pattern","operator and its kernels"),
Z,{...I("length","kernels"),showDiff:null},J(I("count","calls")),J(T("kernel_duration","on the device")),J(T("operator_duration","on the host"))]}]},Sk={title:"Annotations",host:!0,params:[{name:"use_\
gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the program marked (record_function, steps).",instead:(e,t)=>e.
use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&"There are none on the devices, so those\
 of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:se,make:(e,t)=>Be(e,t,{table:"rows",kind:"time",sums:!0,name:n=>n.name,value:n=>n.sum,empty:'\
There are none. A range is marked with torch.profiler.record_function("name").',show:(n,s)=>x(s)})}],tables:[{key:"rows",caption:"Annotations",main:["sum","count","mean"],columns:[gl(L("name","name",!0),
(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Z,J(I("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},sN='There are no ann\
otations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefill[bs=1 tok=512\
]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',oN={prefill:"prefill: prompts are read",decode:"decode: \
tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty: no req\
uest"},Ll=Object.entries(we).map(([e,{name:t,what:n,property:s}])=>({key:e,property:s,name:t,what:n,text:o=>`${x(o[e])} a call`})),aN=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==
null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),uh=e=>e===null?B:k(Math.round(e)).replace("-","−"),rN=e=>`${k(Math.round(e))} tokens/s`;function iN(e){if(e.length<2)return null;
let[t,n]=e.map(({data:o})=>o),s=t.phases.filter(({phase:o})=>o!=="empty"&&n.phases.some(a=>a.phase===o)).map(({phase:o})=>[" ",c("a",{href:lt({...He(""),control:t.set,test:n.set,control_marker:`phase:${o}`,
test_marker:`phase:${o}`})},o)]);return s.length>0&&c("p",{class:"phase-links"},"Compare the calls of one phase, each as a step:",s)}var hh="the names of these annotations do not say it",fh=[I("calls",
"calls"),A(T("median_time","median"),"The duration of the annotation on the host"),T("mean_time","mean"),...Ll.map(({key:e,name:t,what:n})=>A(T(e,t),`${n}, per call`)),A(T("device_time","device"),"Wha\
t a call launches, wherever it runs; per call"),Ee(A(N(I("requests_in_all","requests")),"Of all calls whose names say them"),hh),Ee(A(N(I("tokens_in_all","tokens")),"Of all calls whose names say them:\
 of prompts, and generated"),hh),A(T("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),Ee(A(qe({...oe("tokens_per_second","tokens/s"),show:uh,showDiff:e=>e>
0?`+${uh(e)}`:uh(e)}),"Tokens by the time in which such calls are at work, of one rank"),hh)],mh=["calls","median_time","tokens_per_second"],Ol=L("phase","phase"),mk=(e,t)=>({...L(e,t),show:n=>n===null?
"not stated":n.replace("-","–")}),Ek={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotation\
s. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[...xo(e,t=>hg(t,Ll)),c("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.
phases.map(n=>n.phase)))].map(t=>oN[t]).join("; ")),iN(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>se(e),legend:Ll,make:(e,t)=>Xn(e,t,{parts:Ll,what:"phases",rowsOf:n=>n.data.phases,
label:n=>n.phase,empty:sN})},{id:"phase-rates",table:"sizes",title:"Tokens a second, by phase and size",height:se,make:(e,t)=>Be(e,t,{table:"sizes",kind:"number",name:aN,value:n=>n.tokens_per_second,show:n=>rN(
n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Ph\
ases",main:mh,columns:[Ol,...fh]},{key:"sizes",caption:"Phases by size of a call",main:mh,columns:[Ol,A(mk("requests","requests"),"Of one call, up to a power of two"),A(mk("tokens","tokens"),"Of one c\
all, up to a power of two"),...fh.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:mh,columns:[Z,Ol,...fh]},{key:"forms",caption:"\
Names that were found",columns:[Ol,A(L("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),I("calls","calls")]}]},lN="There are no counters of kernels in the select\
ed ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",cN=e=>e===null?B:Q(e,0,3),Tk={title:"Counters of operators",tab:"Counters",host:!0,params:[Ge("limit","Kerne\
ls listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:kl,charts:[{id:"counters",table:"rows",title:"Sums by operator and coun\
ter",height:se,make:(e,t)=>Be(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:lN,show:(n,s)=>cN(s)})}],tables:[{key:"rows",caption:"Op\
erators, kernels and counters",main:["sum","mean"],columns:[Z,Ee(_n,"no operator above the launch is recorded"),L("kernel","kernel",!0),L("counter","counter",!0),I("kernels","kernels"),oe("sum","sum"),
N(oe("mean","mean")),N(oe("min","min")),N(oe("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Z,A(I("number","kernel no."),"In order of time, from 0"),L("kernel","kernel",!0),A(L("op\
erators","operators",!0),"Those above its launch, the outermost first"),L("counter","counter",!0),oe("value","value")]}]},dN="There are no collectives in the selected ranks and steps. They are recorde\
d where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",uN="No collective of the selected ranks matches one of another rank: see what does not match below.",ph="no rank matc\
hes, or the trace does not state the bytes sent or the size of the group",Ml=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>x(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>x(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>x(e.exposed)}],pk=e=>({...e,transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});
function hN(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let s=t.get(Un(n))??{name:Un(n),collective:n.collective,points:[]};s.points.push(n),t.set(s.name,s)}),{key:e.key,
side:e.letter,name:Os(e),lines:[...t.values()]}}var Ok=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.filter(n=>n.busbw!==null).map(n=>n.collective)))],fN=e=>e.length>1?null:Ok(e).map((t,n)=>({key:`coll\
ective ${n}`,name:t,property:Vu(n)}));function mN(e){let t=e.map(hN);return t.every(n=>n.lines.length===0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:
{data:n=>y_({sides:t,names:Ok(e)},n)}}var Al=e=>e.every(t=>t.data.summary[0]?.rows===0)?dN:uN,Rl=L("collective","collective",!0),Cl=L("process_group","process group",!0),wk=A(T("transfer_per_step","tr\
ansfer"),"The shortest duration over the ranks, per step; on a common clock, what is not waiting"),gk=A(T("wait_per_step","wait"),"How much longer a rank takes than the one that comes last; on a commo\
n clock, the time until that one begins"),Mk=N(A(I("last_certain","certainly last"),"By more than the clocks of the ranks are uncertain; only where they have a common one")),yk=A(T("exposed_wait_per_s\
tep","exposed wait"),"The part of the waiting in which no compute kernel runs"),Ak={name:"waiting_by",label:"Waiting goes by",type:"choice",fallback:"common_clock",options:{common_clock:"the common cl\
ock, if any",shortest_duration:"durations alone"}},Rk={title:"Collectives",params:[Ak],ofSteps:!0,host:!0,intro:"Each collective is matched across all ranks, which wait for the one that comes last; th\
e rest of the time is transfer. Times are means over the steps of all ranks.",notes:e=>[...xo(e,ig,lg),kk(e),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>c("p",{},t.letter&&c("st\
rong",{},`${t.letter}: `),k(t.data.summary[0].missing_not_listed)," collectives have more missing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time\
 of a step",height:se,legend:Ml,make:(e,t)=>Xn(e,t,{parts:Ml,what:"collectives",rowsOf:n=>n.data.collectives.filter(s=>s.instances>0).map(pk),label:Un,empty:Al(e)})},{id:"collective-ranks",table:"by_r\
ank",title:"Time of a step, by rank",height:se,legend:Ml,make:(e,t)=>Xn(e,t,{parts:Ml,what:"ranks",rowsOf:n=>n.data.by_rank.filter(s=>s.matched_rows>0).map(pk),label:n=>`rank ${n.rank}`,empty:Al(e)})},
{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:fN,make:mN},{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Sl,legend:[],make:e=>$l(
e,{name:Un,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:D_,empty:Al(e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Sl,legend:[],
make:e=>$l(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:q_,empty:Al(e)})}],tables:[{key:"\
collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[Rl,Cl,xe("class","class",String),I("instances","instances"),wk,gk,yk,T("time_per_step","in all"),N(I("gro\
up_size","group size")),N(oe("bytes_per_instance","bytes")),Ee(qe(bn("algbw","algorithm bandwidth")),ph),Ee(qe(bn("busbw","bus bandwidth")),ph),I("unmatched_rows","without match"),T("unmatched_per_ste\
p","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Z,wk,gk,yk,A(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),I("last","last"),Mk,N(de("la\
st_pctg","last, share")),A(T("wait_half_width_per_step","±"),"How well a common clock tells the waiting of a step"),I("matched_rows","matched"),I("unmatched_rows","without match")]},{key:"unmatched",
caption:"Without a match",columns:[Z,Rl,Cl,xe("why","why",String),L("dtype","type"),N(oe("bytes","bytes")),I("count","count"),T("duration","in all"),Ee(A(qe(bn("busbw_at_least","bus bandwidth, at leas\
t")),"Computed from whole durations, which may include waiting"),ph)]},{key:"missing",caption:"Missing",columns:[Z,Rl,Cl,I("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal share\
s",apart:!0,columns:[L("step","step"),Rl,Cl,L("ranks","ranks"),T("shortest","shortest"),T("longest","longest"),oe("least_bytes","fewest bytes"),oe("most_bytes","most bytes")]}]},Ck={title:"Communicati\
on overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"rows",title:"Overlap",
height:se,make:(e,t)=>Be(e,t,{table:"rows",kind:"percent",name:Va(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded where s\
everal ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${vo(n.comp_comm_overlap_pctg)}, ${x(n.overlap)} of ${x(n.communication_time)} of communication`})}],tables:[{key:"ro\
ws",caption:"Ranks",columns:[Z,qe(de("comp_comm_overlap_pctg","overlap")),J(A(qe(T("overlap","overlapped")),"Communication while a compute kernel runs")),J(T("communication_time","communication")),ko]}]},
Lk={compute:"compute",memory:"copies",host:"host, self"},Nk={...Lk,idle:"idle, the host is late"},pN=(e,t)=>e===null||t[`${e}_excess_per_step`]<=0?B:e==="idle"&&Sd(t)?"on the host":Nk[e],Pk={...L("ste\
p","step"),show:e=>e===null?"whole file":String(e)},bk=A(T("step_time_like_median","step if on time"),"The mean step of all ranks if this rank came at the same time as the others"),Ik={title:"Straggle\
rs",ofSteps:!0,host:!0,params:[Ge("num_candidates","Ranks with operators","2"),Ge("limit","Operators of each","10"),Ak],intro:"Which rank the others wait for, and what it does longer than they do: a s\
traggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>c("p",{class:"straggler-sentence"},t.letter&&c("strong",{},`${t.letter}: `),fg(
t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:se,make:(e,t)=>Be(e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.
caused_per_step,ranks:!0,empty:hi,show:n=>`${x(n.caused_per_step)} a step, ${F(n.caused_pctg)} of all; last in ${F(n.last_pctg)} of its collectives`})},{id:"caused-steps",table:"by_step",title:"The ra\
nk that causes the most waiting of all others, step by step",height:se,make:(e,t)=>Be(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.step}`,e.length===1&&n.rank!==
null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:hi,show:n=>`rank ${n.rank}: ${x(n.caused)}, ${F(n.caused_pctg)} of the waiting of the step`})}],tables:[{key:"by_rank",caption:"\
Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[Z,tt(xe("straggler","straggler",e=>e===1?"yes":"no")),tt({...xe("cause","what it does longer"),show:pN}),A(T("caused_per_\
step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),N(de("caused_pctg","share")),I("last","last"),Mk,N(de("last_pctg","last, share")),A(I("worst_steps","\
worst in steps"),"In how many steps no other rank caused more"),A(T("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),A(T("memory_exce\
ss_per_step","more copies"),"The same of copies"),A(T("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),T("step_time","step"),bk]},{key:"operators",caption:"\
Operators that exceed the median rank most",apart:!0,columns:[Z,xe("measure","measure",Lk),L("operator","operator",!0),T("time_per_step","per step"),T("median_per_step","median rank"),T("excess_per_st\
ep","more"),oe("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[Pk,tt(A(L("rank","rank"),"The rank that causes the most in the step")),tt(xe("cause","what it does longer",Nk)),
A(T("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),N(de("caused_pctg","share")),T("exposed_wait","exposed wait"),T("step_time","step"),bk]}]},wN=e=>e.step===
null?"whole file":e.step===e.to_step?`step ${e.step}`:`steps ${e.step}–${e.to_step}`,gN=e=>[`${x(Math.abs(e.lateness))} ${e.lateness<0?"earlier":"later"} than the median rank, ± ${x(e.half_width)}`,
`certainly last in ${k(e.last_certain)} of ${k(e.instances)}`],Ms=(e,t)=>{let n=o=>a=>o(a==null?null:a/1e3),s=T(e,t);return{...s,show:n(s.show),exact:n(s.exact)}},wh=e=>e.map(({data:t})=>Ad(t)).join("\
 "),Dk={title:"Clocks of ranks",tab:"Clocks",ofSteps:!0,host:!0,params:[],above:{charts:2},intro:"Each rank writes its times by its own clock. Collectives end on all their ranks nearly together: from \
this follows by how much the clocks differ, and so which rank comes last.",notes:e=>[...xo(e,Ad,pg),kk(e),c("p",{},v("All ranks in Perfetto …",()=>Jn(e.map(({data:t})=>t.set))))],charts:[{id:"last",
table:"waiting",title:"How often each rank certainly comes last",height:se,make:(e,t)=>Be(e,t,{table:"waiting",kind:"count",ranks:!0,name:n=>`rank ${n.rank}`,value:n=>n.last_certain,empty:wh(e),show:n=>`\
last in ${k(n.last_certain)} of ${k(n.instances)} collectives by more than the clocks are uncertain, by less in ${k(n.last-n.last_certain)}; waited ${x(n.waited)} for others`})},{id:"lateness",title:"\
Lateness, rank × step: begin of collectives, against the median rank",height:Sl,legend:[],make:e=>$l(e,{what:"steps",most:"lateness",signed:!0,rowsOf:({data:t})=>[...t.lateness].sort((n,s)=>n.step-s.
step),name:wN,value:t=>t.lateness,text:gN,empty:wh(e)})},{id:"skew",table:"step_skew",title:"From the first to the last rank that begins a step",height:se,make:(e,t)=>Be(e,t,{table:"step_skew",kind:"t\
ime",name:n=>`step ${n.step}`,value:n=>n.skew,empty:wh(e),show:n=>`${x(n.skew)}: first rank ${n.first}, last rank ${n.last}`})}],tables:[{key:"waiting",caption:"Arrivals",main:["last_certain","latenes\
s","waited"],changed:!0,columns:[Z,N(I("instances","collectives")),N(I("last","last")),A(N(I("last_certain","certainly last")),"By more than the clocks are uncertain. A rank stands out if it is that t\
wice as often as any other, and in 5 collectives more, or, of fewer than ten, in half of them more"),N(de("last_pctg","last, share")),A(N(T("lateness","lateness")),"Begin of its collectives less that \
of the median rank, mean"),N(T("half_width","±")),J(T("waited","waited"))]},{key:"per_rank",caption:"Clocks",apart:!0,main:["offset_ns","status"],columns:[Z,tt(xe("status","clock",{})),A(Ms("offset_n\
s","ahead"),"By how much it is ahead of the clock of the reference"),A(Ms("uncertainty_ns","±"),"Half of the 95 % interval; of 89 % with fewer than 12 collectives"),A(N(oe("drift_ppm","drift, ppm")),
"By how much faster it runs"),N(I("instances","collectives")),A(Ms("residual_median_ns","rest"),"By how much its ends differ from the others’, median"),Ms("jump_ns","was set by"),L("component","grou\
p"),L("host","host",!0)]},{key:"skew",caption:"Steps of all ranks",main:["median","largest"],columns:[L("component","group"),N(I("steps","steps")),A(T("median","median"),"From the first to the last ra\
nk that begins a step"),T("largest","largest")]},{key:"step_skew",caption:"Steps",main:["skew"],columns:[Pk,T("skew","first to last"),tt(L("first","first rank")),tt(L("last","last rank"))]},{key:"comp\
onents",caption:"Groups of ranks",apart:!0,columns:[L("number","group"),L("reference","reference"),N(I("ranks","ranks")),N(I("instances","collectives")),Ms("scale_ns","noise of an end"),Ms("transfer_n\
s","transfer"),tt(xe("applied","clock",{identity:"that of one host",fit:"from collectives"}))]},{key:"host_check",caption:"Hosts",apart:!0,columns:[L("host","host",!0),N(I("ranks","ranks")),Ms("larges\
t_difference_ns","largest difference"),tt(xe("agrees","one clock",{}))]}]};var qt={temporal_breakdown:Z_,comm_comp_overlap:Ck,idle_time_breakdown:tk,kernel_breakdown:ch,memory_bw:dk,queue_length:sk,launch_stats:nk,kernel_sequences:$k,user_annotation_breakdown:Sk,operator_kernels:vk,
collectives:Rk,stragglers:Ik,clocks:Dk,memory:ck,critical_path:xk,phases:Ek,work:ek,device_counters:ok,operator_counters:Tk},kh=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_br\
eakdown","launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","straggler\
s","clocks"]],["Memory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],_e={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...qt},Hk=["ranks","set_\
ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker","marker_until","set_marker_until","test_marker_until","cut_overlaps"],xh=["start","end"],Nl={...Object.fromEntries(
[...Hk,...xh].map(e=>[e,""])),lines:[]};function Uk(e){return[...Hk,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?xh:[]]}var qk=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.
get("include_last_profiler_step")]??"";function Pl(e,t){let n=new URLSearchParams(e),s=i=>n.get(i)??n.get(i.replace(/^set(?=_|$)/,"control"))??"",o=Object.keys(t).filter(i=>i!==""),a={what:tn(n,"what",
o,"")},r=t[a.what];for(let i of["set","test",...Uk(r)])a[i]=s(i);return a.rows=qk(n)==="steps"?"":qk(n),a.lines=r.window?n.getAll("line"):[],a.order=tn(n,"order",["rank"],""),a.unit=tn(n,"unit",["tota\
l"],""),a.more=tn(n,"more",["1"],""),a}function zk(e,t,n=[]){let s=new URLSearchParams;for(let o of["set","test",...Uk(t[e.what])]){let a=e[o]??"",r=o.startsWith("test_")&&e.test==="";a!==""&&!r&&!n.includes(
o)&&s.set(o,a)}return s}function As(e,t){let n=zk(e,t);t[e.what].window&&e.lines.forEach(s=>n.append("line",s));for(let s of["order","unit","more"].filter(o=>e[o]))n.set(s,e[s]);return z(`/analyse?${e.
what?`what=${e.what}&`:""}${n}`)}function Kk(e,t,n){let s=zk(e,t,n);return t[e.what].ofSteps||s.set("rows",e.rows||"steps"),s}function To(e,t){return e.set===""?null:Kk(e,t)}function Gk(e,t,n){let s=Kk(
e,t,xh);return s.set("format","csv"),s.set("table",n),s}var vh=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length;function Il(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(
([n])=>e[n]).map(([n,s])=>({key:n,letter:t?s:"",label:e[n].label,data:e[n]}))}var yN=e=>e.reduce((t,n)=>t+n,0),Eo=({data:e})=>yN(e.samples);function Yk(e,t){let n=e.data.ranks.indexOf(t.rank);return n<
0?Eo(e):e.data.samples[n]}function Vk(e,t,n){let s=t.filter(o=>typeof e[o]=="number").map(o=>[o,n>0?e[o]/n:null]);return{...e,...Object.fromEntries(s)}}var Jk=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);
function Qk(e,t){let n={...e.data};for(let s of t){let o=Jk(s);o.length>0&&n[s.key]&&(n[s.key]=n[s.key].map(a=>{let r=Yk(e,a);return{...Vk(a,o,r),weight:r/Eo(e)}}))}return{...e,data:n}}var $h=e=>!e.number&&
!e.note&&!e.told;function Xk(e,t){let n=new Map,s=e.filter(o=>$h(o)&&!(t&&(o.key==="rank"||o.key==="device")));return o=>{let a=JSON.stringify(s.map(r=>r.alike?r.alike(o[r.key]):o[r.key]));return n.set(
a,(n.get(a)??0)+1),`${a} ${n.get(a)}`}}function Bk(e,t,n,s){let o=a=>{let r=t?.[a]??null,i=r===null?null:e[a]+n*r;return i!==null&&Math.abs(i)<1e-9*Math.abs(e[a])?0:i};return Object.fromEntries(s.filter(
a=>a.number).map(({key:a})=>[a,o(a)]))}var bN=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function _N(e,t,n){let s={...t,...e};for(let o of n){let{key:a}=o;if($h(o)||!(o.showDiff||o.told)){s[a]=
bN(e[a],t[a]);continue}[s[`${a} A`],s[`${a} B`]]=[e[a]??null,t[a]??null],s[`${a} Δ`]=o.number&&s[`${a} A`]!==null&&s[`${a} B`]!==null?s[`${a} B`]-s[`${a} A`]:null}return s}function kN(e,t,n){let s=e.
every(a=>a.data.ranks.length===1),o=new Map;return e.forEach((a,r)=>{let i=Xk(n,s);for(let l of a.data[t.key]??[]){let d=i(l),u=o.get(d)??[];u[r]=l,o.set(d,u)}}),{pairs:o,alone:s}}function Sh(e,t,n,s,o){
let{pairs:a,alone:r}=kN(e,t,n),i=Xk(n,r),l=new Map((s??[]).map(f=>[i(f),f])),d=[...a].map(([f,[m,p]])=>{let w=l.get(f),[y,g]=[m??{...Bk(p,w,-1,n)},p??{...Bk(m,w,1,n)}].map((b,$)=>o?Vk(b,Jk(t),Yk(e[$],
b)):b);return _N(m?y:{...y,...Fk(p,n)},p?g:{...g,...Fk(m,n)},n)}),[u]=Eh(t,n,!0),h=f=>Math.abs(f[`${u.key} Δ`]??0);return u?.number&&(t.changed||n.some(f=>f.mono))?d.sort((f,m)=>h(m)-h(f)):d}var Fk=(e,t)=>Object.
fromEntries(t.filter($h).map(({key:n})=>[n,e[n]])),jk={one:8,two:3};function Eh(e,t,n){let s=t.filter(a=>a.told||a.number&&(!n||a.showDiff)),o=n&&e.main?e.main.map(a=>s.find(r=>r.key===a)).filter(Boolean):
[];return o.length>0?o:s.slice(0,n?jk.two:jk.one)}var Dl=e=>{let t=e.filter(n=>n.number&&n.show);return n=>t.length===0||!!n.note||t.some(({key:s})=>!!(n[s]??n[`${s} A`])||!!n[`${s} B`])},Vt=(e,t)=>e.
reduce((n,s)=>n+(t(s)??0),0),Xa=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null),Th=(e,t)=>t>0?100*e/t:null,Za=(e,t,n=!1)=>Eo(t)>0&&(n||!vh(t))?e/Eo(t):null,Rs={...T("value",""),show:e=>e===null?B:
Zt(e),showDiff:e=>e===null?B:Fo(e)},bh=qe({...de("value",""),show:F,showDiff:e=>e===null?B:`${e>0?"+":""}${F(e).replace("%","pp")}`}),Ye=(e,t,n,s,o={})=>{let a=e.map(r=>s(r.data,r));return a.every(r=>(r??
null)===null)?null:{column:t,what:n,values:a,...o}};function _h(e,{rowsOf:t,name:n,value:s,what:o,mono:a=!0,host:r=!1}){let i=e.map(({data:h})=>{let f=new Map;return t(h).forEach(m=>f.set(n(m),(f.get(
n(m))??0)+(s(m)??0))),f}),l=h=>f=>Za(i[h].get(f)??0,e[h],r),d=[...new Set(i.flatMap(h=>[...h.keys()]))],u=Xa(d,h=>Math.max(...e.map((f,m)=>l(m)(h))));return u===null||i.every(h=>!h.get(u))?null:{name:u,
mono:a,what:o,column:Rs,values:e.map((h,f)=>l(f)(u))}}var Oh=(e,t,n,s)=>Xa(e.flatMap(({data:o})=>o[t]),s)?.[n];function xN(e,{difference:t}){let[n]=ch.tables,s=e.length>1?Sh(e,n,n.columns,t.over_ranks,
!0):e[0].data.over_ranks.map(r=>({...r,"sum A":Za(r.sum,e[0])})),o=r=>[r["sum A"],r["sum B"]].slice(0,e.length),a=Xa(s.filter(r=>r.name!=="others"),r=>Math.max(...o(r)));return a&&{name:a.name,mono:!0,
what:"the most time of a kernel, per step",column:Rs,values:o(a)}}function vN({rows:e}){return Th(Vt(e,t=>t.kernel_time-t.idle_time),Vt(e,t=>t.kernel_time))}function $N(e){return Ye(e,bh,"of the peak,\
 in products whose FLOPs are known",({summary:n})=>n[0]?.peak_pctg)??Ye(e,qe(oe("value","")),"TFLOP/s in products whose FLOPs are known",({summary:n})=>n[0]?.tflops_per_s)??_h(e,{rowsOf:({classes:n})=>n,
name:n=>n.class,mono:!1,value:n=>n.device_time,what:"device time per step"})}function SN(e){let t=e.some(({data:n})=>n.summary[0]?.matched_rows>0);return e.every(({data:n})=>!n.summary[0]?.rows)?null:
Ye(e,Rs,t?"exposed waiting for other ranks, per step":"without a match on another rank, per step",({summary:n})=>n[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function EN(e){return e.every(({
data:t})=>!t.by_rank.some(n=>n.caused_per_step>0))?null:Ye(e,L("value",""),"the rank that the others wait for",({by_rank:t})=>{let n=t.filter(s=>s.straggler===1).map(s=>s.rank);return n.length>0?`rank\
 ${n.join(", ")}`:"none"})}function TN(e){return Ye(e,L("value",""),"certainly comes last most often",({waiting:t,ranks:n,summary:s})=>{let{first:o,stands:a}=Od(t);return a?`rank ${o.rank}${s[0].status===
"one_clock"?"":ha}, in ${F(100*o.last_certain/o.instances)}`:o?"no rank stands out":n.length>1&&s[0].status==="not_aligned"?"no common clock":null})}function ON(e){let t=Oh(e,"by_kind","kind",n=>n.time_per_step);
return t===void 0?null:Ye(e,Rs,"their part of the chain, per step",({by_kind:n})=>n.find(s=>s.kind===t)?.time_per_step??0,{name:Zn[t]})}function MN(e){let t=Oh(e.map(({data:n})=>({data:{phases:n.phases.
filter(s=>s.phase!=="empty")}})),"phases","phase",n=>n.calls);return t===void 0?null:Ye(e,Rs,"a call, median",({phases:n})=>n.find(s=>s.phase===t)?.median_time,{name:t})}function AN(e){let t=Oh(e,"sum\
mary","name",s=>s.count),n=s=>Th(Vt(s,o=>o.mean*o.count),100*Vt(s,o=>o.count));return t===void 0?null:Ye(e,qe(bn("value","")),"mean bandwidth",({summary:s})=>n(s.filter(o=>o.name===t)),{name:t,mono:!0})}
var RN=e=>e.every(({data:t})=>t.rows.every(n=>!n.idle_time))?null:Ye(e,Rs,"all streams together wait for the host to launch, per step",({rows:t},n)=>Za(Vt(t.filter(s=>s.idle_category==="host_wait"),s=>s.
idle_time),n)),CN="different counters",Wk=e=>e.every(({data:t})=>t.rows.length===0)?null:Ye(e,N(I("value","")),CN,({rows:t})=>new Set(t.map(n=>n.counter)).size),Mh={temporal_breakdown:{of:e=>Ye(e,bh,"\
busy, from the first to the last row of the device",vN)},work:{of:$N},idle_time_breakdown:{of:RN},kernel_breakdown:{query:{num_kernels:"2"},of:xN},launch_stats:{query:{limit:"0"},tables:"counts",of:e=>e.
every(({data:t})=>!Vt(t.counts,n=>n.count))?null:Ye(e,I("value",""),"launches per step",({counts:t},n)=>Za(Vt(t,s=>s.count),n))},queue_length:{query:{points:"4"},tables:"summary",of:e=>Ye(e,N(I("value",
"")),"the longest queue of launches",({summary:t})=>Xa(t,n=>n.max)?.max)},critical_path:{query:{segments:"0"},tables:"by_kind",of:ON},operator_kernels:{of:e=>_h(e,{rowsOf:({rows:t})=>t.filter(n=>n.operator!==
null),name:t=>t.operator,value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Ye(e,Rs,"the kernels that it launches in the same order, \
per step",({patterns:n},s)=>Za(Vt(n,o=>o.kernel_duration),s),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>_h(e,{rowsOf:({rows:t})=>t.filter(n=>n.
name!=="others"&&!n.name.startsWith("ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step",host:!0})},phases:{of:MN},collectives:{tables:"summary",of:SN},comm_comp_overlap:{of:e=>Ye(
e,bh,"of the communication is hidden by compute",({rows:t})=>Th(Vt(t,n=>n.overlap),Vt(t,n=>n.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,tables:"by_rank",of:EN},clocks:{ranks:2,
tables:"summary,waiting",of:TN},memory:{query:{limit:"1",points:"4"},of:e=>Ye(e,et("value",""),"the peak that is allocated",({peaks:t})=>Xa(t,n=>n.peak)?.peak)},memory_bw:{query:{points:"4"},of:AN},device_counters:{
counters:!0,of:Wk},operator_counters:{query:{limit:"0"},counters:!0,of:Wk}};var LN=20,NN=200;function kn({id:e=P("set"),field:t,set:n,text:s="",none:o,onPick:a,onGroup:r}){let i=P("set-list"),l=n?.label??s,d=c("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:l,placeholder:o??"Choose a set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>d.select(),click:()=>$(),
input:()=>f(),keydown:V,blur:()=>R()}}),u=c("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:D=>D.preventDefault()}}),h=c("span",{class:"set-picker"},d,u),f=ye(
NN,()=>y(d.value.trim())),m=[],p=-1,w=null;async function y(D){w?.abort(),w=new AbortController;let{signal:H}=w,gt=new URLSearchParams({q:D.slice(0,120),limit:String(LN)});u.hidden=!1,d.setAttribute("\
aria-expanded","true");try{let[{entries:je,total:Bs},Tn]=await Promise.all([_t(gt,{signal:H}),r&&D!==""?ps({signal:H}):[]]),Do=r?IN(D,je,Tn):[];m=[...o&&D===""?[{none:!0}]:[],...Do,...je],g(Bs>je.length?
`${S(Bs-je.length,"more set")}: type to find them`:m.length===0&&"No set matches."),j(S(Bs,"set")),b(D===""?m.findIndex(qo=>qo.set&&qo.set.id===n?.id):je.length>0?Do.length:0)}catch(je){je.name!=="Abo\
rtError"&&(m=[],g(je.message))}}function g(D){_(u,m.map((H,gt)=>c("li",{id:`${i}-${gt}`,role:"option",class:"choice-line","aria-selected":String(H.set?H.set.id===n?.id:!!H.none&&!n),on:{click:()=>C(H)}},
H.set?DN(H.set):H.words??o)),D&&c("li",{class:"muted small picker-note",role:"presentation"},D)),p=-1,d.removeAttribute("aria-activedescendant")}function b(D){if(u.children[p]?.classList.remove("activ\
e"),p=m.length===0?-1:Math.max(-1,Math.min(D,m.length-1)),p<0){d.removeAttribute("aria-activedescendant");return}u.children[p].classList.add("active"),u.children[p].scrollIntoView({block:"nearest"}),d.
setAttribute("aria-activedescendant",`${i}-${p}`)}function $(){u.hidden&&y("")}function R(){f.cancel(),w?.abort(),u.hidden=!0,d.setAttribute("aria-expanded","false"),d.removeAttribute("aria-activedesc\
endant"),d.value=l}function C(D){R(),D.group?r(D.group):(D.none||D.set.id!==n?.id)&&a(D.none?null:D.set)}function V(D){let{key:H}=D,gt=!u.hidden,je={ArrowDown:p+1<m.length?p+1:0,ArrowUp:p>0?p-1:m.length-
1,PageDown:p+8,PageUp:Math.max(0,p-8)}[H];(je!==void 0||gt&&["Enter","Escape"].includes(H))&&D.preventDefault(),je!==void 0?gt?b(je):$():H==="Enter"&&gt&&m[p]?C(m[p]):H==="Escape"&&gt&&(D.stopPropagation(),
R())}return{node:h,input:d}}var PN=3;function IN(e,t,n){let s=(i,...l)=>({group:i,words:c("span",{class:"choice-name"},"All sets ",...l)});if(e===""||e.includes(","))return[];let o=e.startsWith("tag:");
if(/[*?]/.test(e)&&!o)return[s(e,"with a label like ",c("b",{},e))];let a=o?[]:t.filter(i=>i.set?.label.startsWith(e)),r=e.replace(/^tag:/,"").toLowerCase();return[...a.length<2?[]:[s(`${e}*`,"whose l\
abels begin with ",c("b",{},e))],...n.filter(i=>!i.tag.includes(",")&&i.tag.toLowerCase().includes(r)).slice(0,PN).map(i=>s(`tag:${i.tag}`,"with the tag ",c("b",{},i.tag),` (${i.sets})`))]}function DN(e){
let t=e.recorded===null?`stored ${pe(e.created)}`:`recorded ${pe(e.recorded)}`;return[c("span",{class:"choice-name ellipsis"},e.label),c("span",{class:"muted small"},[t,...e.devices.slice(0,1),S(e.ranks.
length,"rank"),...e.tags.slice(0,3),ee(e.id).slice(0,8)].join(" · "))]}var Rh=["control_ranks","test_ranks","control_steps","test_steps"];function e0(e,t){e.node.toggleAttribute("data-open",t),e.toggle.
setAttribute("aria-expanded",String(t))}function qN(e,t,n,s){let o=JSON.stringify([t.control,t.test,t.control_ranks,t.test_ranks,t.control_steps,t.test_steps,t.control_marker,t.test_marker,t.control_marker_until,
t.test_marker_until,n?.map(a=>[a.id,a.label]),s&&[s.control.samples,s.test?.samples,s.recorded?.control.devices,s.recorded?.test.devices]]);o!==e.shown&&(e.shown=o,De(e.node,()=>BN(e,t,n,s)))}function BN(e,t,n,s){
let o=FN(e.node).filter(({key:i})=>e.before[i]===t[i]);e.before={...t};let a=t.control!==""&&t.test!=="",r=[(a||e.none===void 0)&&Y("swap","Swap control and test",()=>e.onChange(HN(t))),UN(t,e.onChange)];
_(e.node,Ah(e,"control",t,n,s),e.compact?[Ah(e,"test",t,n,s),e.toggle,c("div",{class:"swap-cell"},r)]:[c("div",{class:"swap-cell"},r,a&&e.links(t)),Ah(e,"test",t,n,s)]),e.compact&&(e.toggle.hidden=!a,
e0(e,e.node.hasAttribute("data-open")||Rh.some(i=>t[i]!=="all"))),o.forEach(({key:i,text:l})=>jN(e.node,i,l))}function Ah(e,t,n,s,o){let a=s&&ae(s,n[t]),r=kn({field:t,set:a,text:n[t]===""?"":o?.[t]?.label??
(s?n[t]:""),none:t==="test"?e.none:void 0,onPick:i=>e.onChange({[t]:i?ee(i.id):"",op:"",[`${t}_ranks`]:"all",[`${t}_steps`]:"all",...sn([t])})});return er(t,[r,e.compact&&o?.recorded&&c("span",{class:"\
muted small side-about"},[...WN(t,o),S(o[t].samples,"sample")].join(", "))],c("div",{class:"side-selection",hidden:e.none!==void 0&&t==="test"&&n.test===""},Zk(`${t}_ranks`,"Ranks",a?.ranks??o?.[t]?.all_ranks,
n,e.onChange),Zk(`${t}_steps`,"Steps",(n[`${t}_marker`]?null:a?.steps)??o?.[t]?.all_steps,n,e.onChange),!e.compact&&c("span",{class:"muted small samples"},o?.[t]?S(o[t].samples,"sample"):" ")))}var er=(e,[
t,...n],s)=>c("div",{class:`side-card side-${e}`},c("div",{class:"side-title"},c("b",{class:"letter","aria-hidden":"true"},e==="control"?"A":"B"),c("label",{for:t.input.id},e==="control"?"Control":"Te\
st"),t.node,n),s);function tr(e,t){let n=e.querySelector(`[data-field="${t}"]`);n?.focus(),n?.click()}function Oo(e,{none:t,links:n=Ch,compact:s=!1}={}){let o={onChange:e,none:t,links:n,compact:s,shown:"",
before:{}};return o.node=c("section",{class:`sides${s?" sides-compact":""}`,"aria-label":"Control and test"}),o.toggle=s&&c("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{
click:()=>e0(o,!o.node.hasAttribute("data-open"))}},"Ranks and steps"),{node:o.node,choose:a=>tr(o.node,a),draw:(a,r,i)=>qN(o,a,r,i)}}var FN=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(
t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function jN(e,t,n){let s=e.querySelector(`[data-field="${t}-list"]`);s.hidden=!1,s.value=n,e.querySelector(`[data-field="${t}"]`).value="l\
ist"}function WN(e,{recorded:{control:t,test:n}}){let[s,o]=[t,n].map(({devices:a})=>a.join(", "));return e==="control"?[s].filter(Boolean):s===o?[]:[o].filter(Boolean)}function Ch(e){let t=new URLSearchParams(
{set:e.control,test:e.test});for(let[n,s]of[["set","control"],["test","test"]])In(t,e,s,`${n}_`);return c("a",{class:"small",href:z(`/analyse?${t}`)},"Analyse both")}function HN(e){let t={};for(let n of[
"","_ranks","_steps","_marker","_marker_until"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function UN(e,t){let n=Rh.every(s=>e[s]==="first");return v(n?"Use all":"First ra\
nk and step",()=>t(Object.fromEntries(Rh.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of eac\
h side, as HTA compares"})}function Zk(e,t,n,s,o){let a=s[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],l=!i.includes(a),d=P(e),u=n?.length>0,h=c("input",{type:"text",class:"list-inpu\
t",data:{field:`${e}-list`},value:l?a:"",hidden:!l,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:u?zN(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:u?`Availabl\
e: ${ne(n)}`:null,on:{change:()=>{let m=h.value.trim();o({[e]:m===""?"all":m})}}}),f=ce([...i.map(m=>[m,KN(m,n)]),["list","list …"]],m=>{h.hidden=m!=="list",m==="list"?h.focus():o({[e]:m})},{id:d,value:l?
"list":a,data:{field:e}});return c("span",{class:"sample-field"},c("label",{for:d},t),f,h)}function zN(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function KN(e,t){return e==="all"?t?.length>
0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var Bt=e=>`'${e.replaceAll("'","''")}'`,GN=32;function t0(e,t){let n=t.split(",").map(a=>/^(\d+)(?:-(\d+))?$/.exec(a.trim()));if(n.some(a=>a===null))return null;let s=n.filter(a=>a[2]===void 0).map(a=>a[1]),
o=n.filter(a=>a[2]!==void 0).map(a=>`${e} BETWEEN ${a[1]} AND ${a[2]}`);return s.length>0&&o.unshift(`${e} IN (${s.join(", ")})`),o.length===1?o[0]:`(${o.join(" OR ")})`}function Nh(e,{ranks:t,steps:n,
marker:s},o=!1){if(s)return null;let a=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:t0("rank",t)],r=o?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FROM ${e}.files WHE\
RE has_steps = 0))`],i=n==="all"?r:n==="any"?o?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${a.length>0?` WHERE ${a[0]}`:""})`:t0("step_number",n)],l=[...a,...i];return l.
includes(null)?null:l}function l0(e){let t=Object.entries(e).map(([n,s])=>{let o=Nh(n,s);return o&&[`side = '${n}'`,...o].join(" AND ")});return t.includes(null)?null:t.length===1?t[0]:t.map(n=>`(${n}\
)`).join(`
   OR `)}var c0=e=>Object.fromEntries(O.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]||e.cut_overlaps}]));function sr(e){let t=e.replace("self_duration",e.startsWith("\
diff_")?"duration":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function YN(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(mode\
rated_q_value, q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${sr(`diff_${n}`)} / ${sr(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${sr(e.slice(4))})`:sr(e)}function VN(e,t){let[n,s]=Ko(e,t);return[...O.map(o=>`${o}_${n}`),`diff_${s}`].
map(o=>t?`${sr(o)} AS ${o}`:o)}function Mo(e,t){let n=[...t].filter(([s])=>!O.includes(s));return n.length>GN?null:`${e}${n.length>0?`(${n.map(([s,o])=>Bt(`${s}=${o}`)).join(", ")})`:""}`}function ql(e,t,n,s=0){
let o=Nr(e);o.delete("measure"),n||o.set("measure","total");let a=Mo("compare",o),r=Gs(e,t,n);return a&&`SELECT name, category, control_counts, test_counts, diff_counts,
    ${VN(t,n).join(`,
    `)}${e.fold?", replaces":""}${s?"":", significance, q_value"}
FROM ${a}
ORDER BY ${YN(r.get("sort"))} ${r.get("order").toUpperCase()} NULLS LAST,
    name, category${s?`
LIMIT ${s}`:""}`}function d0(e){let t=he(e);t.set("fold","true");let n=Mo("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function JN({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return O.map(s=>`    SELECT '${s}' AS si\
de, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${s}.op AS o
    JOIN ${s}.name AS raw ON raw.id = o.name
    JOIN ${s}.name AS shown ON shown.id = o.${n}
    JOIN ${s}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Ph=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function QN(e){let t=O.map(n=>{let s=Nh(n,c0(e)[n],!0);return s&&`SELECT '${n}' AS side, rank, step_numb\
er, ${Ph.join(", ")}
FROM ${n}.steps${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var u0=e=>QN(e)??`SELECT side, rank, step_number, ${Ph.join(", ")}
FROM ${Mo("compare_steps",[...he(e)].filter(([t])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(t)))}`,h0=e=>`${u0(e)}
ORDER BY rank, step_number, side`,f0=e=>`SELECT side, count(*) AS steps, ${Ph.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${u0(e)}
)
GROUP BY side`,m0=e=>Mo("compare_places",[...he(e)].filter(([t])=>!t.startsWith("merge_")));function p0(e){let t=m0(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function XN(e,{name:t,category:n,aliases:s}){let o=l0(c0(e));if(o===null)return null;if(s)return`(${[...new Set(s.map(i=>i.category))].map(i=>`category = ${Bt(i)} AND name IN (${s.filter(
l=>l.category===i).map(l=>Bt(l.name)).join(", ")})`).join(`
    OR `)})
  AND (${o})`;let a=!e.use_short_name&&!t.includes("0x…");return`category = ${Bt(n)} AND ${a?`name = ${Bt(t)}`:`name IN (
    SELECT raw FROM (
${JN(e)}
    ) WHERE shown = ${Bt(t)})`}
  AND (${o})`}var w0=(e,t,{name:n,category:s})=>Mo(e,[["name",n],["category",s],...he(t)]);function Ih(e,t){let n=XN(e,t);return n?`events
WHERE ${n}`:w0("compare_calls",e,t)}var g0=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Ih(e,t)}
ORDER BY side, rank, start_us`,Dh=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Ih(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,ZN={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},y0=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Ih(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(ZN).map(([n,s])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${s}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,b0=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${w0("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function _0(e,{name:t,category:n},s){let o=m0(e);return!o||!s&&(n!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${o}
WHERE ${s?`name = ${Bt(t)} AND category = ${Bt(n)}`:`instr(' / ' || path || ' / ', ${Bt(` / ${t} / `)}) > 0`}
GROUP BY part`}var k0=(e,t)=>Mo(t,[...he(e)].filter(([n])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(n)).map(([n,s])=>[n.replace("control_","set_"),s])),x0=(e,{name:t})=>`SELECT side, operat\
or, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${k0(e,"work_by_operator")}
WHERE operator = ${Bt(t)}`,v0=e=>O.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${k0(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,$0=e=>O.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),S0=(e,t,n,s)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${s}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,E0=e=>$0(e)?`${S0("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,eP={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function T0(e,t){let[n,s]=eP[t],o=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!$0(e)||e.frames==="class")return null;let a=e.frames==="instance",r=e.test===""?`sum(${n}) AS ${n}, sum(${s}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,i=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,l=e.test===""?n:"abs(diff)";return a?`${i}SELECT depth, path, sort,
    ${r}
FROM ${o}
GROUP BY path, sort
ORDER BY ${l} DESC`:`${i}${S0(o,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${r}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${l} DESC`}var Ot=(e,{control:t,test:n},s={})=>e?Br({control:t,test:n,q:e,...s}):null,n0={control:"set",test:"test"};function O0(e){let t=(n,s)=>e[`${n0[n]}_${s}`]||e[s];return Object.fromEntries(
["control","test"].filter(n=>e[n0[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function tP(e){let n=e.rows==="before_last_step"&&
!e.steps&&!e.set_steps&&!e.test_steps?null:l0(O0(e));return n&&`(${n})`}var ar="device_type = 'GPU'",Lh=["COMPUTATION","COMMUNICATION","MEMORY"],Bl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",qh=(e,t="")=>`\
WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Lh.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${ar}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Lh.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${ar}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Lh.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,s0=e=>`${qh(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,o0=e=>`${qh(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,nP=(e,t)=>`${qh(e,Bl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,M0=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,sP=(e,t)=>`SELECT side, rank, kind, name, category, ${M0}
FROM events
WHERE ${ar}${Bl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,A0=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${ar}${Bl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,R0=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${ar}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,C0="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",a0=(e,t)=>`${R0(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${C0}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,L0=(e,t)=>`${R0(e,Bl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${C0}`,oP=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${L0(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,nr=(e,t)=>`${L0(e,t)}
ORDER BY launch_delay DESC`,r0=(e,t)=>`SELECT side, rank, name, ${M0}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function aP(e){let t=Object.entries(O0(e)).map(([n,{ranks:s}])=>{let o=Nh(n,{ranks:s,steps:"any"});return o&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var or="side, rank, span, device_type, device",N0=e=>`WITH changes AS (
    ${e}
)
SELECT ${or}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${or}),
    so_far AS (PARTITION BY ${or} ORDER BY at_us, row)`,rP=e=>`SELECT ${or}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${N0(e)}
)
GROUP BY ${or}
ORDER BY rank, span, device_type, device, side`,i0={peaks:rP,"memory-curves":e=>`${N0(e)}
ORDER BY side, rank, at_us`},iP={temporal_breakdown:{rows:s0,temporal:s0},comm_comp_overlap:{rows:o0,overlap:o0},kernel_breakdown:{kinds:nP,kernels:sP,over_ranks:A0},idle_time_breakdown:{rows:a0,idle:a0},
launch_stats:{counts:oP,worst:nr,"launch-cpu_duration":nr,"launch-gpu_duration":nr,"launch-launch_delay":nr,"launch-scatter":nr},user_annotation_breakdown:{rows:r0,annotations:r0}},lP={kernel_breakdown:{
kernels:A0}},cP={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},P0=e=>cP[e]??{},dP={queue_length:"stream",memory_bw:"name"},uP=["what","set","test","lines","order","rows","unit","more"];function hP(e,t,{chart:n,difference:s}){let o=n||t,a=Object.
entries(e).filter(([i,l])=>l&&!uP.includes(i)&&(e.test||!i.startsWith("test_")));e.rows!==void 0&&a.unshift(["rows",e.rows||"steps"]),s&&a.push(["difference","true"]);let r=o==="series"&&dP[e.what];return`\
SELECT ${r?`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} AS line,
    `:""}*
FROM ${e.what}_${o}(${a.map(([i,l])=>Bt(`${i}=${l}`)).join(", ")})`}function fP(e,t,n){if(e.what==="memory"){let a=i0[t]&&aP(e);return a?i0[t](a):null}let s=n&&lP[e.what]?.[t]||iP[e.what]?.[t],o=s?tP(
e):null;return o===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:s(o,e)}var I0=(e,t,{chart:n="",difference:s=!1}={})=>(s?null:fP(e,t,n))??hP(e,t,{chart:n,
difference:s});var mP={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"};function pP(e,t){let n=W("path",{d:"M0 4h26","stroke-dasharray":mP[e.dash]});return n.style.stroke=t?"cu\
rrentcolor":`var(${e.property})`,W("svg",{class:"line-swatch",viewBox:"0 0 26 8","aria-hidden":"true"},n)}function wP(e){let t=c("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=d("fro\
m"),s=d("to"),o=v("Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),a=c("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),
r=c("span",{class:"window-choice",role:"group","aria-label":"Window"},c("label",{},"From ",n),c("label",{},"to ",s," ms"),o),i=c("div",{class:"series-bar"},t,c("div",{class:"window-choice"},r,a)),l="";
function d(p){return c("input",{type:"number",min:0,step:"any",data:{field:p},on:{change:()=>e.onWindow({start:u(n),end:u(s)})}})}let u=p=>p.value===""?"":String(Number((Number(p.value)*1e3).toFixed(3))),
h=p=>p===""?"":String(Number((Number(p)/1e3).toFixed(6)));function f(p,w){p.dataset.shown!==w&&(p.dataset.shown=w,p.value=h(w))}function m(p,{chosen:w,styles:y,two:g}){let b=y.get(p.key)??-1,$=c("inpu\
t",{type:"checkbox",value:p.key,data:{line:p.key},on:{change:()=>{let R=[...t.querySelectorAll("input:checked")];e.onLines(R.length===0?nh:R.map(C=>C.value))}}});return $.checked=w.includes(p.key),c("\
label",{class:"check line-check"},$,c("span",{class:"line-mark"},b>=0&&pP(Yu(b,g?"A":""),g)),p.name)}return{node:i,draw(p){let{chosen:w,two:y}=p,g=JSON.stringify([p.lines.map(b=>b.key),w,y]);t.hidden=
p.lines.length<2,g!==l&&(l=g,De(t,()=>_(t,gP(p.lines,w).map(([b,$])=>c("div",{class:"line-group",role:b?"group":null,"aria-label":b||null},b&&c("span",{class:"muted"},b),$.map(R=>m(R,p))))),"line")),f(
n,p.start),f(s,p.end),o.disabled=p.start===""&&p.end==="",r.hidden=p.empty&&o.disabled,a.href=e.csv()}}}function gP(e,t){let n=([,s])=>{let o=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return o.length>
0?Math.min(...o):t.length};return[...Ve(e,s=>s.group)].map(s=>[n(s),s]).sort((s,o)=>s[0]-o[0]).map(([,s])=>s)}var yP=500,H0=({legend:e},t)=>typeof e=="function"?e(t):e,bP=(e,t)=>(H0(e,t)??(t.length<2?
[]:t.map(n=>({key:n.key,name:`${n.letter} · ${n.label}`,property:n.letter==="A"?"--control-fill":"--test-fill"})))).map(n=>({...n,key:n.key&&!Array.isArray(e.legend)?n.key:n.property})),_P=({data:e,layout:t},n)=>({
layout:t,data:e.map(s=>n.has(s.legendgroup)?{...s,visible:!1}:s)});function kP(e,t){let n=o=>{let{hidden:a}=e;a.delete(o)||a.add(o),a.size===e.keys.length&&a.clear();for(let r of s)r.setAttribute("ari\
a-pressed",String(!a.has(r.dataset.key)));t()},s=e.keys.map(o=>v(o.name,()=>n(o.key),{class:"key","aria-pressed":"true",title:o.what,data:{key:o.key},css:{"--key-fill":`var(${o.property})`}}));return s.
length>0&&c("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},s)}function xP(e){let t=-1/0;return{zoom(n,s){let[o,a]=[n["xaxis.range[0]"],n["xaxis.range[1]"]];if(Number.
isFinite(o)&&Number.isFinite(a)&&a>o&&performance.now()-t>yP){let r=i=>String(Number(Math.max(0,i*s.per+s.offset).toFixed(3)));e({start:r(o),end:r(a)})}},reset(){t=performance.now(),e({start:"",end:""})}}}
function vP({change:e,csv:t,sql:n}){let s=[],o="",a=null,{zoom:r,reset:i}=xP(e);function l(u,h){let f=u.series&&wP({onLines:w=>e({lines:w},{replace:!0}),onWindow:w=>e(w),csv:()=>t("series")}),m=$e("Ra\
nks that are drawn",[["","those that differ most"],["rank",f?"the first":"all, in order"]],w=>e({order:w,lines:[]},{replace:!0})),p={chart:u,bar:f,order:m,hidden:new Set,keys:bP(u,h)};return p.figure=
nt({id:u.id,title:u.title,file:u.id,level:"h2",class:u.half?"half-chart":"",height:w=>u.height(w.places,w.sides),make:(w,y)=>_P(w.made(y),p.hidden),onRelayout:f&&r,onDoubleClick:f&&i,keys:()=>p.keys.filter(
w=>!p.hidden.has(w.key)).map(w=>[w.property,w.name]),extra:[c("div",{class:"chart-choice"},kP(p,()=>d(p)),m.node),f?.node]}),p}function d({chart:u,bar:h,order:f,hidden:m,figure:p}){let{sides:w,state:y,
file:g,caption:b,revision:$,perStep:R}=a,C=u.make(w,y),V=C.empty?null:h&&C.data(600);if(f.node.hidden=!C.limited,f.press(y.order),p.draw({file:g,made:C.data,per:V?.per,heading:[u.sums&&R&&"per step",C.
note].filter(Boolean).join(", "),revision:[$,y.order,...y.lines,...m].join(" "),offset:V?.offset,places:C.places,sides:w.length,caption:b,empty:C.empty??null}),p.sql.set(n(u)),h){let D=th(w,u.series,u.
ownDevice),H=sh(D,w,y).keys;h.draw({lines:D,chosen:H,styles:I_(D,H,u.panels),start:y.start,end:y.end,two:w.length>1,empty:!!C.empty}),h.node.hidden=D.length===0}}return{draw(u,h,[f,m,p]){a=h;let w=u.filter(
g=>typeof g.legend=="function").flatMap(g=>H0(g,h.sides)??[]).map(g=>g.name),y=JSON.stringify([h.frame,u.map(g=>g.id),w]);y!==o&&(s.forEach(g=>g.figure.unmount()),s=u.map(g=>l(g,h.sides)),_(f,s.slice(
0,p).map(g=>g.figure.node)),_(m,s.slice(p).map(g=>g.figure.node)),o=y),s.forEach(d)},retheme:()=>s.forEach(u=>u.figure.retheme()),unmount:()=>s.forEach(u=>u.figure.unmount())}}var $P={name:"rows",label:"\
Rows",type:"choice",options:Ic,fallback:"steps"},SP={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function jh(e,t,n){e.onChange({[t]:n},
{replace:e.last===t}),e.last=t}function D0(e,t,n,s,o){let a=P("set"),r=kn({id:a,field:t,none:o,text:e.state[t],set:ae(s,e.state[t])??null,onPick:i=>{e.last="",e.onSet({[t]:i?.id??""})}});return c("div",
{class:`analysis-field side-${t==="test"?"test":"control"}`},c("label",{for:a},n),r.node)}function EP(e,t){let n=c("input",{type:"checkbox",data:{field:t.name},on:{change:()=>jh(e,t.name,n.checked===t.
fallback?"":String(n.checked))}});return e.fields.push({name:t.name,sync(s){n.checked=s===""?t.fallback:s==="true"}}),c("label",{class:"check"},n,t.label)}function TP(e,t){let n=t.type==="operator"?P(
"ops"):null,s=t.type==="number",o=c("input",{type:s?"number":"text",list:n,autocomplete:"off",spellcheck:"false",placeholder:t.placeholder,step:s&&"any",min:s&&0,data:{field:t.name},class:n&&"wide",title:t.
title,on:{change:()=>jh(e,t.name,o.value.trim())}}),a=n&&c("datalist",{id:n});n&&(o.addEventListener("input",ye(150,()=>q0(e,o.value,a))),o.addEventListener("focus",()=>{o.select(),q0(e,"",a)}));let r="";
return e.fields.push({name:t.name,sync(i,l){let d=i||n&&l||"",u=o===document.activeElement&&o.value!==r;o.value.trim()!==d&&!(u&&d===r)&&(o.value=d),r=d,s&&(l??null)!==null&&i===""&&(o.placeholder=l)}}),
c("label",{class:"analysis-field"},c("span",{},t.label),o,a)}function OP(e,t){let n=ce(Object.entries(t.options),s=>jh(e,t.name,s===t.fallback?"":s),{data:{field:t.name},title:t.title});return e.fields.
push({name:t.name,sync(s,o){n.value=s||String(o??Object.keys(t.options)[0])}}),c("label",{class:"analysis-field"},c("span",{},t.label),n)}var jl=(e,t)=>t.type==="boolean"?EP(e,t):t.type==="choice"?OP(
e,t):TP(e,t);async function q0(e,t,n){if(e.state.set!=="")try{let s=await to(e.state.set,t);_(n,[...new Set(s.filter(o=>o.category==="cpu_op").map(o=>o.name))].map(o=>c("option",{value:o})))}catch{}}var U0=(e,t)=>e?.[t].
length>0?ne(e[t],3):"";function Bh(e,t,n){let[s,o]=["set","test"].map(a=>U0(ae(n,e.state[a]),t));return e.state.test!==""&&e.state[t]===""&&(s!==o||e.state[`set_${t}`]!==""||e.state[`test_${t}`]!=="")}
function B0(e,t,n,s){let[o,a]=["set","test"].map(i=>ae(s,e.state[i])),r=(i,l,d)=>jl(e,{name:i,label:l,type:"text",placeholder:["all",U0(d,t)].filter(Boolean).join(": "),title:"all, first, or a list su\
ch as 0,2,4-7"});return Bh(e,t,s)?[r(`set_${t}`,`${n} of A`,o),r(`test_${t}`,`${n} of B`,a)]:[r(t,n,o)]}function z0(e,t){let n=s=>s.some(o=>e.state[o]!=="");return!n(["steps","set_steps","test_steps"])&&
(n(["marker","set_marker","test_marker"])||["set","test"].some(s=>ae(t,e.state[s])?.steps.length>0))}var F0=e=>`${Dc[e].letter} · ${Dc[e].name}`,K0=e=>e.state.rows===""&&e.specs[e.state.what].tables.
some(t=>t.columns.some(n=>n.summed));function MP(e,t){let n=e.state.test!=="";e.fields=[],_(e.node,D0(e,"set",n?F0("set"):"Trace set",t),D0(e,"test",n?F0("test"):"Compare with",t,"none"),B0(e,"ranks",
"Ranks",t),B0(e,"steps","Steps",t),!e.specs[e.state.what].ofSteps&&z0(e,t)&&jl(e,$P),K0(e)&&jl(e,SP),e.specs[e.state.what].params.map(s=>jl(e,s)))}function AP(e){let t=e.node.querySelector("input[list\
]")??e.node.querySelector('[data-field$="ranks"]');return t?.focus(),document.activeElement===t}function RP(e,t,n,s={}){e.state=t;let o=JSON.stringify([e.state.what,e.state.set,e.state.test,Bh(e,"rank\
s",n),Bh(e,"steps",n),z0(e,n),K0(e),n.map(a=>[a.id,a.label])]);o!==e.built&&(e.built=o,De(e.node,()=>MP(e,n))),e.fields.forEach(({name:a,sync:r})=>r(e.state[a]??"",s[a]))}function CP(e,{onChange:t,onSet:n}){
let s={specs:e,onChange:t,onSet:n,fields:[],built:"",state:null,last:""};return s.node=c("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:o=>o.preventDefault()}}),{node:s.
node,focus:()=>AP(s),draw:(o,a,r)=>RP(s,o,a,r)}}var Fl=["temporal_breakdown","work"],Fh=Object.keys(qt),j0=e=>String(To({...e,what:""},{"":{params:[],ofSteps:!0}}));function LP(e){let t=new Map,n="",s=null;
async function o(r,i,l,d){let{query:u={},tables:h,of:f}=Mh[r],m=Object.fromEntries(qt[r].params.map(({name:y})=>[y,""])),p=To({...i,rows:"",what:r,...m,...u},qt);h&&p.set("tables",h);let w;try{let y=d??
await kt(r,p,{signal:l}),g=Il(y);w={sides:g,line:f(g,y)}}catch(y){w={error:y}}l.aborted||(t.set(r,w),e())}function a(r){let{sides:i}=t.get(Fl[0]),{counters:l,ranks:d=1}=Mh[r];return!!i&&(l&&!i.some(({
data:u})=>u.has_counters)||i.every(({data:u})=>u.ranks.length<d))}return{async load(r,i=null){let l=j0(r);if(l===n&&[...t.values()].every(({error:h})=>!h))return;s?.abort(),s=new AbortController;let{signal:d}=s;
if([n,t]=[l,new Map],await Promise.all(Fl.map((h,f)=>o(h,r,d,f===0?i:null))),d.aborted||t.get(Fl[0]).error)return;let u=Fh.filter(h=>!Fl.includes(h));u.filter(a).forEach(h=>t.set(h,{line:null})),await Promise.
all(u.filter(h=>!t.has(h)).map(h=>o(h,r,d)))},isOf:r=>j0(r)===n,get:r=>t.get(r),isEmpty:r=>t.get(r)?.line===null,isWhole:()=>t.size===Fh.length,stop(){s?.abort(),n=""}}}var G0=e=>qt[e].tab??qt[e].title;
function NP({column:e,values:t}){let[n,s]=t,o=(r,i)=>c("td",{class:["num",r.tone?.(i)].filter(Boolean).join(" "),title:r.exact?.(i)},r.show(i,{}));if(t.length===1)return[o(e,n)];let a=typeof n=="numbe\
r"&&typeof s=="number"?s-n:null;return Xu(e).map((r,i)=>o(r,[n,s,a][i])).concat(e.number?[]:[c("td",{class:"num"})])}var PP=(e,{line:t,error:n},s,o)=>c("tr",{data:{what:e}},c("th",{scope:"row"},c("a",
{href:s(e)},G0(e))),n?c("td",{colspan:o-1},n.message):[c("td",{class:"index-what"},t.name&&[t.mono?c("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),NP(t)]);function IP([e,t],n,s,o){let a=t.
map(r=>[r,n.get(r)]).filter(([,r])=>r&&(r.error||r.line!==null)).map(([r,i])=>PP(r,i,s,o));return a.length>0&&c("tbody",{},c("tr",{class:"index-group"},c("th",{scope:"rowgroup",colspan:o},e)),a)}function DP(e,t,n){
let s=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],o=Fh.filter(e.isEmpty);return[c("div",{class:"card data-card index-card"},c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-l\
abel":"What the analyses found"},c("table",{class:"data-table index-table"},c("caption",{class:"visually-hidden"},"What the analyses found"),c("thead",{},c("tr",{},s.map((a,r)=>c("th",{scope:"col",class:r>
1&&"num"},a)))),kh.map(a=>IP(a,e,n,s.length))))),e.isWhole()&&o.length>0&&c("p",{class:"muted small index-without"},"Not in these sets: ",o.map((a,r)=>[r>0&&", ",c("a",{href:n(a)},G0(a))]),".")]}var qP=e=>qt[e].
tab??qt[e].title;function BP(){let e=(o,a)=>c("a",{data:{what:o}},a),t=kh.map(([o,a])=>c("span",{class:"tab-group",role:"group","aria-label":o},c("span",{class:"tab-group-name","aria-hidden":"true"},o),
a.map(r=>e(r,qP(r))))),n=c("nav",{class:"analysis-tabs","aria-label":"Analyses"});_(n,e("","Overview"),t);function s(o){let a=n.getBoundingClientRect(),{left:r,right:i}=o.getBoundingClientRect();(r<a.
left||i>a.right)&&(n.scrollLeft+=r-a.left-24)}return{node:n,draw({what:o,href:a,isEmpty:r}){for(let i of n.querySelectorAll("a")){let{what:l}=i.dataset;i.href=a(l),i.hidden=l!==""&&l!==o&&r(l),i.toggleAttribute(
"aria-current",l===o),l===o&&(i.setAttribute("aria-current","page"),s(i))}for(let i of t)i.hidden=[...i.querySelectorAll("a")].every(l=>l.hidden)}}}var Y0=(e,t)=>e.every(vh)&&!t.host,V0=(e,t)=>t.tables.
length>0&&e.every(({data:n})=>(n.series??[]).length===0&&t.tables.every(({key:s,columns:o})=>!(n[s]??[]).some(Dl(o))));function J0(e,t){let n=e.filter(s=>(s.data.last_step_dropped??[]).length>0);return e.
every(s=>s.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":_e[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one s\
tep.":e.every(s=>s.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":n.length>0?`Work that the last step of a rank${n.length<e.length?` of ${n[0].label}`:""} launched does not\
 count, since it may be cut off. Compare counts it.`:t.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as\
 in Compare."}var FP=(e,t)=>e.flatMap(({label:n,data:s})=>{let o=t.host?[]:s.ranks_without_device_rows??[];return o.length===0?[]:[o.length===s.ranks.length?`${n} has no device work${s.ranks.length>1?
"":` (rank ${s.ranks[0]})`}: this analysis has nothing to count there. ${os}`:`${n}: ${o.length===1?"rank":"ranks"} ${ne(o)} ${o.length===1?"has":"have"} no device rows.`]});function jP(e,t,n){let s=t.
charts[0]?.make(e,n).empty;return s&&c("p",{class:"notice"},s)}function WP(e,t,n){let s=_e[t.what],o=FP(e,s),a=s.chosen?.(t),r=Y0(e,s),i=!r&&V0(e,s),l=t.rows!==""&&!s.ofSteps&&e.some(u=>u.data.steps===
null)&&v("Count as Compare does",()=>n({rows:""}),{class:"link-button",title:`Rows ${Ic.steps}`}),d=r&&c("p",{},"To see what the host did, look at its ",c("a",{href:As({...t,what:"user_annotation_brea\
kdown",lines:[]},_e)},"annotations"),".");return[o.length>0&&c("ul",{class:"notice"},o.map(u=>c("li",{},u))),d,i?jP(e,s,t)??s.notes?.(e):!r&&s.notes?.(e),a&&c("p",{},a),!r&&!i&&c("p",{class:"muted sma\
ll"},J0(e,t)," ",l)]}var HP=12,UP={key:"side",title:"set",show:e=>c("b",{class:`letter letter-${e.toLowerCase()}`},e)},zP=(e,t)=>e.flatMap(n=>(n.data[t.key]??[]).map(s=>({side:n.letter,...s}))).sort(t.
order??(()=>0));function KP(e,{sides:t,raw:n,difference:s,perStep:o}){let a=t.length>1&&!e.apart,r=O_(e,t.flatMap(m=>m.data[e.key]??[])),i=a?Sh(n,e,r,s?.[e.key],o):zP(t,e),l=Eh(e,r,a),d=m=>m.told||m.number&&
(!a||m.showDiff),u=m=>o?S_(m):m,f=[...r.filter(m=>!d(m)),...l,...r.filter(m=>d(m)&&!l.includes(m))].flatMap(m=>{let p=d(m)&&!l.includes(m);return(a&&d(m)?Xu(u(m)):[u(m)]).map(w=>({...w,extra:p}))}).filter(
m=>!m.number||m.blank||i.some(p=>(p[m.key]??null)!==null));return{columns:t.length>1&&e.apart?[UP,...f]:f,rows:i.some(Dl(r))?a?i.filter(Dl(r)):i:[]}}function GP(e,t){return e.map((n,s)=>({table:n,...KP(
n,t),limit:s<t.above?n.rows??HP:void 0})).filter(({rows:n})=>n.length>0).map(({table:n,rows:s,columns:o,limit:a})=>{let r=ot({caption:n.caption,columns:o,limit:a,href:t.href,parameters:t.parameters,csv:t.
csv(n.key),sql:t.sql(n.key)});return r.show(s),{table:n,node:r.node}})}var Cs={path:"/analyse",name:"Analyse",read:e=>Pl(e,_e),mount:ZP};function YP(e){let t=(s,...o)=>c("div",{class:s},o),n={nav:BP(),
intro:c("p",{class:"muted analysis-intro"}),message:t("message"),notes:t("analysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysi\
s-tables"),heading:c("h1",{}),summary:c("summary",{}),lost:c("span",{class:"muted small trace-lost"})};return n.more=c("details",{class:"analysis-more"},n.summary,n.moreCharts,n.moreTables),n.results=
t("results analysis-results",n.notes,n.charts,n.tables,n.more),n.traces=v("Open in Perfetto …",()=>Jn([e().set,e().test].filter(s=>s!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"\
true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces themselves: open them in Perfetto, or download them"}),n}function Wh(e){let t=(s,o)=>e[`${s}_${o}`]||e[o]||"all",n=(s,o)=>e[`${s}\
_${o}`]||e[o];return{control:e.set,test:e.test,control_marker:n("set","marker"),test_marker:n("test","marker"),control_marker_until:n("set","marker_until"),test_marker_until:n("test","marker_until"),cut_overlaps:e.
cut_overlaps,control_ranks:t("set","ranks"),test_ranks:t("test","ranks"),control_steps:t("set","steps"),test_steps:t("test","steps")}}var VP=(e,{name:t,category:n})=>Je({...Wh(e),row:We(t,n)}),JP=(e,t)=>e.
unit===""&&e.rows===""&&t.every(n=>Eo(n)>0);function QP(e,t){let n=[e.set,e.test].map(o=>o!==""&&ae(t,o)).filter(Boolean),s=n.filter(o=>o.traces_bytes===0);return s.length===0?"":n.length===1?Vn(n[0]):
s.map(o=>`${o.label}: ${Vn(o)}`).join(" ")}var Q0=e=>Me(e,"This analysis is not possible",Qn());function XP(e,t){let n=null,s=l=>Kp(n.state.what,Gk(n.asked,_e,l)),o=(l,d,u={})=>Ot(I0({...n.asked,..._e[n.
state.what].ofSteps&&{rows:void 0}},l,d),{control:n.state.set,test:n.state.test},u),a=vP({change:t,csv:s,sql:({id:l,table:d})=>o(l,{chart:d??l},P0(l))});function r(l,d,u,h){let{answer:f,state:m}=n,p=GP(
_e[m.what].tables,{sides:l,raw:d,perStep:h,above:u,difference:f.difference,parameters:f.parameters,csv:s,href:d.length>1?b=>VP(m,b):null,sql:b=>o(b)}),w=_e[m.what].tables.slice(0,u),y=({table:b})=>w.includes(
b);_(e.tables,p.filter(y).map(({node:b})=>b));let g=p.filter(b=>!y(b));return _(e.moreTables,g.map(({node:b})=>b)),g.map(({table:b})=>b.caption)}function i(l){n=l;let{answer:d,state:u,key:h}=n,f=_e[u.
what],m=Il(d),p=JP({...n.asked,unit:u.unit},m),w=p?m.map(C=>Qk(C,f.tables)):m,y={...u,shown:d.parameters,href:C=>As({...u,...C},_e)};_(e.notes,WP(w,y,t));let g={charts:1,tables:1,...f.above},b=Y0(w,f)||
V0(w,f),$=r(w,m,g.tables,p);a.draw(f.charts,{sides:w,state:y,revision:h,perStep:p,frame:[u.what,u.set,u.test].join(" "),file:`tracediff-${w.map(C=>Ne(C.label)).join("-")}`,caption:[[w.map(C=>[C.letter,
C.label].filter(Boolean).join(" · ")).join(", "),J0(w,u)].join(". ")]},[e.charts,e.moreCharts,g.charts]);let R=[...f.charts.slice(g.charts).map(C=>C.title),...$];e.more.hidden=b||R.length===0,e.charts.
hidden=e.tables.hidden=b,e.more.open=u.more==="1",_(e.summary,c("b",{},"More"),`: ${[...new Set(R)].join(" · ")}`)}return{draw:i,retheme:a.retheme,unmount:a.unmount}}function ZP(e,t){let n={state:Pl(
location.search,_e),sets:null,answer:null,answered:"",asked:null,dead:!1};n.change=(a,r)=>t.go(As({...n.state,...a},_e),r);let s=YP(()=>n.state);n.controls=CP(_e,{onChange:n.change,onSet:a=>n.change({
...Nl,...a})}),e.append(c("div",{class:"page analyse-page"},c("div",{class:"analyse-head"},s.heading,s.traces,s.lost),s.nav.node,n.controls.node,s.intro,s.message,s.results)),n.question=Ke({context:t,
results:s.results,message:s.message}),n.drawn=XP(s,n.change),n.findings=LP(()=>Uh(n,s));let o=Re(n.drawn.retheme);return s.more.addEventListener("toggle",()=>{s.more.open!==(n.state.more==="1")&&n.change(
{more:s.more.open?"1":""},{replace:!0})}),W0(n,s,t),{keys:{search:()=>n.controls.focus()},update(a){n.state=Pl(a,_e);let r=["set","test"].every(i=>n.state[i]===""||ae(n.sets??[],n.state[i]));n.sets?.length>
0&&r?ex(n,s,t):W0(n,s,t)},unmount(){n.dead=!0,n.question.unmount(),n.findings.stop(),o(),n.drawn.unmount()}}}function Hh(e,t,n){e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(
n)}function Uh(e,t){if(e.dead)return;let n=a=>As({...e.state,what:a,lines:[],more:""},_e),s=e.findings.isOf(e.state);if(t.nav.draw({what:e.state.what,href:n,isEmpty:a=>s&&e.findings.isEmpty(a)}),e.state.
what!==""||!s)return;e.question.say(null),_(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;let o=t.tables.contains(document.activeElement)&&document.activeElement.closest("tr")?.dataset.
what;_(t.tables,DP(e.findings,e.state.test!=="",n)),o&&t.tables.querySelector(`tr[data-what="${o}"] a`)?.focus(),e.findings.isWhole()&&t.results.dataset.shown!=="index"&&(t.results.dataset.shown="inde\
x",j("What the analyses found is shown."))}function e2(e,t,n,s){let o=_e[e.state.what];e.answer=n;let a=e.asked===e.state&&o.instead?.(e.state,Il(n));if(a){e.asked={...e.state,...a},X0(e,t,s);return}e.
answered=s,e.question.say(null),e.controls.draw(e.state,e.sets,n.parameters),e.drawn.draw({answer:n,state:e.state,asked:e.asked,key:s}),t.results.dataset.shown=s,j(`${o.title} is shown.`),e.findings.load(
e.state)}function X0(e,t,n){e.question.ask(s=>kt(e.asked.what,To(e.asked,_e),{signal:s}),s=>e2(e,t,s,n),s=>Hh(e,t,Q0(s)))}function t2(e,t){let n={...e.state,what:"temporal_breakdown",rows:""};e.answer=
null,delete t.results.dataset.shown,e.question.ask(s=>kt(n.what,To(n,_e),{signal:s}),s=>{e.findings.load(e.state,s),Uh(e,t)},s=>{e.findings.stop(),Hh(e,t,Q0(s))})}var Z0=e=>`${e.what} ${To(e,_e)}`;function n2(e,t,n){
let s=Z0(e.state);e.state.set===""?(e.question.drop(),Hh(e,t,c("p",{class:"notice"},"Choose a set.")),n.settled()):e.state.what===""?t2(e,t):e.answer&&e.answered===s?(e.question.drop(),e.drawn.draw({answer:e.
answer,state:e.state,asked:e.asked,key:s}),n.settled()):(e.asked=e.state,X0(e,t,s))}function ex(e,t,n){let{state:s,sets:o}=e,a=_e[s.what],r=i=>s[i]===""?null:ae(o,s[i])?.label??s[i];_(t.heading,a.title),
_(t.intro,a.intro),_(t.lost,QP(s,o)),n.setTitle([...new Set([a.title,[r("set"),r("test")].filter(Boolean).join(" → "),"Analyse"])].filter(Boolean).join(" · ")),e.controls.draw(s,o,e.answer&&e.answered===
Z0(s)?e.answer.parameters:{}),Uh(e,t),n2(e,t,n)}var W0=(e,t,n)=>cl(e,[e.state.set,e.state.test],{message:t.message,parts:[e.controls.node,t.traces,t.nav.node],words:"There are no sets yet. ",none(){_(
t.heading,"Analyse"),n.setTitle("Analyse")},draw:()=>e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):ex(e,t,n)});var s2=14;function Wl(e){let[t,n]=tp(e);return n===""?t:`${t} → ${n}`}function o2(e){let t=[],n=0,s=null,o=!1,[a,r]=["",0],i=({row:h})=>h.replaces||h.aliases,l=h=>h.map(({row:f})=>Wl(f));function d(){
let h=getComputedStyle(document.documentElement),f=`${.92*parseFloat(h.fontSize)}px ${h.getPropertyValue("--mono")}`;if(f!==a){a=f;let w=document.createElement("canvas").getContext("2d");w.font=a,r=w.
measureText("0".repeat(40)).width/40}let m=getComputedStyle(e),p=e.clientWidth-parseFloat(m.paddingLeft)-parseFloat(m.paddingRight)-2;return r>0?Math.max(s2,Math.floor(p/r)):0}function u(h){if(n>0&&s===
null){let f=t.filter(Boolean);o=f.some(i),s=Rc(o?n-2:n),s.add(l(f))}return n===0?h:s.text(h)}return{setRows(h){[t,s]=[h,null]},addRows(h,f){t=h,s=!o&&f.some(i)?null:s,s?.add(l(f))},measure(){let h=n;return n=
d(),s=n===h?s:null,n!==h},draw({row:h}){let f=Wl(h),m=u(f);return c("span",{class:"fit",data:m===f?{}:{short:m}},c("bdi",{},f))},refit(h,{row:f}){let[m,p]=[Wl(f),h.querySelector(".fit")],w=u(m);w===m?
delete p.dataset.short:p.dataset.short!==w&&(p.dataset.short=w)}}}var a2="abs_diff_duration",Vh=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the c\
ontrol","num c-work"],["slower_work","Slower work","The rest of the change of device time: the same FLOPs take more time, or less","num c-work"]],Kh={no_operator:"it is not an operator: FLOPs are know\
n for operators, not for single kernels",one_side:"it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"\
the FLOPs are known for less than 80 % of its calls or of its device time"},sx="abcd";function r2({row:e,moreWork:t,slowerWork:n},s){return[t,n].map(o=>{if(o==null){let i=Object.keys(Kh).indexOf(e?.work_known);
return c("td",{class:"num c-work muted",title:Kh[e?.work_known]??null},B,i>=0&&c("sup",{},sx[i]))}let[a,r]=s(o);return c("td",{class:`num c-work ${te(o)}`,title:r},a)})}function ox(e){let t=null,n=v("\
More and slower work",()=>e({work:!t.work,...t.work&&Vh.some(([o])=>o===t.sort)?{sort:a2,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an o\
perator’s device time, where its FLOPs are known; takes longer to load"}),s=c("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Kh).flatMap((o,a)=>[a>0&&"; ",c("sup",{},sx[a]),
` ${o}`]).filter(Boolean),".");return{node:n,note:s,draw(o){t=o,s.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var zh=4,Jh={operator_and_shapes:"launched by the same operator with th\
e same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"launched by other operators with the same input shapes"};function ax(e){let t=c(
"h2"),n=c("ul",{class:"replacements-list"}),s=c("p",{class:"related-more"}),o=Ae("Probable replacements"),a=c("details",{class:"card rank-steps replacements",hidden:!0},c("summary",{},t,c("span",{class:"\
muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template arguments alone.")),c("div",{class:"chart\
-tools"},o.node),n,s),r=!1,i=null;function l(u,h){let f=u.replacements??[];i!==u&&(i=u,r=!1),a.hidden=f.length===0,!a.hidden&&(t.textContent=`Probable replacements (${k(f.length)})`,_(n,f.slice(0,r?void 0:
zh).map(m=>d(m,u,h))),s.hidden=r||f.length<=zh,_(s,!s.hidden&&v(`Show all ${k(f.length)}`,()=>{r=!0,l(u,h),n.children[zh].querySelector("a").focus()},{class:"link-button"})))}function d(u,h,f){let m={
diff_duration:u.diff_duration};O.forEach(C=>{m[`${C}_counts`]=u[C].counts,m[`${C}_total_duration`]=u[C].total_duration});let{control:p,test:w,diff:y,growth:g,controlCount:b,testCount:$}=Rn(m,f?"per_st\
ep":"total",h),R=(C,V,D)=>c("p",{class:`replaced ${D}`},c("span",{class:"replaced-mark","aria-hidden":"true"},V),c("span",{class:"visually-hidden"},V==="−"?"gone: ":"new: "),c("a",{href:e(C),class:"\
mono",title:C.name},c("bdi",{},C.name)));return c("li",{},c("div",{class:"replaced-names"},R(u.control,"−","less-mark"),R(u.test,"+","more-mark"),c("p",{class:"muted small"},Jh[u.rule]??u.rule,u.shared!==
null&&[", ",c("span",{class:"mono"},u.operator??"")," ",u.input_dims&&c("span",{class:"mono"},u.input_dims),` (${F(100*u.shared)} of what launches them is shared)`])),c("dl",{class:"replaced-numbers"},
c("dt",{},f?"calls per step":"calls"),c("dd",{},`${k(b)} → ${k($)}`),c("dt",{},f?"time per step":"time"),c("dd",{title:`${M(p)} → ${M(w)}`},`${x(p)} → ${x(w)}`),c("dt",{},"Δ"),c("dd",{class:`st\
rong ${te(y)}`,title:ue(y)},X(y),p>0&&` (${q(g)})`)))}return{node:a,sql:o,draw:l}}async function wt(e,t){try{await navigator.clipboard.writeText(e),G(t,{seconds:4})}catch{G(`Copy this: ${e}`,{seconds:60})}}
var i2={added:"new: in the test only",deleted:"gone: in the control only",increased:"called more often",decreased:"called less often",unchanged:"called equally often"},l2="q is the false discovery rat\
e: of all rows with a q this small, at most this share is expected to be noise";function Ul(e){if(e.q_value===null)return e.among?.[0]>=4?"Cannot judge: rows of the device were lost.":"Cannot judge: e\
ach side needs at least 4 samples.";if(e.too_few&&!Hs(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is needed.";if(e.too_few&&e.among){let[n,s]=e.among;return`${k(n)} \
steps are too few to judge this row among ${k(s)} rows.`}let t=`q = ${Ht(Tr(e))}, p = ${Ht(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ s\
o, too (${t}).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Qh(e){return e.calls==="fact"?`calls: ${k(e.control_calls)}\
 → ${k(e.test_calls)} in every step`:["more","fewer"].includes(e.calls)?`${e.calls} calls per step (q = ${Ht(e.calls_q_value)})`:""}var c2=({row:e,of:t})=>{let n=typeof e.control_median=="number"&&typeof e.
test_median=="number",s=(a,r,i,l,d=[])=>c("tr",{},c("th",{scope:"row"},a),[r,i,l].map((u,h)=>c("td",{class:`num${h===2?" strong":""}`,title:d[h]??null},u))),o=(a,r,i,l=Ia(r,i))=>s(a,x(r),x(i),X(l),[M(
r),M(i),ue(l)]);return Tt("detail-table",null,["","Control","Test","Δ"],[s("Calls",k(e.control_counts),k(e.test_counts),Le(e.diff_counts)),o("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
o("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_step")),o("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&o("Self, total",e.control_self_duration,
e.test_self_duration,t("diff_self_duration")),n&&o("Median of steps",e.control_median,e.test_median),n&&o("Quartile spread",e.control_spread,e.test_spread)])};function d2(e){return e.replaces?`${e.name}\

probably replaces ${e.replaces.name}
(${Jh[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Er(e)].join(`
`):e.name}function rx({onClear:e,href:t,tree:n,timeline:s,onRanks:o,onTable:a}){let r=c("div",{class:"op-panel-body"}),i=c("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},c("div",
{class:"op-panel-head"},c("h2",{},"Selected operation"),Y("close","Close (Escape)",e)),r),l=null;function d(u){let{row:h}=u,{replaces:f}=h,m=Qh(h);return[c("p",{class:"mono full-name"},c("bdi",{},h.name)),
c("p",{class:"muted small"},h.category,h.kind&&` · ${h.kind.toLowerCase()}`,` · ${i2[h.change]}`),f&&c("div",{class:"small op-replaces"},c("p",{},"probably replaces"),c("p",{class:"mono full-name"},
c("bdi",{},f.name)),c("p",{class:"muted"},`${Jh[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&c("span",{class:"mono"},` ${f.input_dims}`))),h.aliases&&c("div",{class:"small op-repl\
aces"},c("p",{},f?"all kernels that are gone or new":h.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Er(h).map(p=>c("p",{class:"mono full-name"},c("bdi",{},p)))),h.significance&&c("p",{class:"small"},Ul(h),m&&` ${m[0].toUpperCase()}${m.slice(1)}.`),c2(u),c("p",{class:"op-actions"},t?.(h)&&c("a",
{href:t(h)},"Open this operation"),s?.(h)&&c("a",{href:s(h)},"Show in the timeline"),n?.(h)&&c("a",{href:n(h)},"Where in the tree"),a&&v("Show in the table",a,{class:"link-button"}),o&&v("Show its ran\
ks and steps",o,{class:"link-button"}),v("Copy the name",()=>wt(h.name,"Name copied."),{class:"link-button"}))]}return{node:i,isOpen:()=>!i.hidden,draw(u,h=null){if(u===l&&h===null)return;l=u;let f=i.
hidden;i.hidden=u===null&&h===null,document.body.toggleAttribute("data-panel",!i.hidden),_(r,i.hidden?null:h??d(u)),(f||h)&&(r.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),i.remove()}}}
var u2=60,tx=100,h2={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Gh=[["change","±","New\
, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","Control","Ca\
lls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],["control\
_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the duration, test \
− control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the change noise? \
Judged by the times shown, all rows together: slower or faster where q < 0.05. ${l2}`,"c-real"],...Vh],Xh=String(Gh.length-Vh.length),f2={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},m2=(e,t)=>Hs(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:f2[t]??["",t],ix={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function p2(e,t,n){let s=ix[e],o=Xo(e);return s?t===s?[e,"desc"]:t!==e?[s,"desc"]:n==="desc"?[e,"asc"]:[s,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,o]}function lx(e){let{from:t,to:n}=e.
window,[s,o]=e.window.isLong()?[Math.max(0,t-tx),Math.min(e.rows.length,n+tx)]:[t,n];for(let a=s;a<o;a+=1)if(!e.rows[a]){e.events.onWant(s,o);return}}function cx(e){let t=!1;for(let[n,s]of e.window.nodes)
s.dataset.hole!==void 0&&e.rows[n]?(e.window.nodes.set(n,dx(e,n)),t=!0):e.rows[n]&&e.fit.refit(s,e.rows[n]);t&&e.window.put(),lx(e)}function w2(e){return c("tr",{hidden:e===0},c("td",{colspan:Xh,class:"\
muted"},`${k(e)} more: the report and the CSV have all rows.`))}function g2(e){let t=e.rows.findIndex(n=>!n);return t<0?e.rows.length:t}function dx(e,t){let n=e.rows[t];return c("tr",{"aria-rowindex":String(
t+3),data:{index:t},class:`${t%2?"odd":""}${n.noise?" noise":""}`,tabindex:t===e.window.active?"0":"-1","aria-selected":String(n.key===e.selected)},O2(n,e.unit,e.largest,b2(e,n)),e.work&&r2(n,s=>zl(s,
e.unit)))}function y2(e,t){return c("tr",{"aria-rowindex":String(t+3),data:{index:t,hole:""},"aria-busy":"true",tabindex:t===e.window.active?"0":"-1"},c("td",{colspan:Xh,class:"muted"},"…"))}function b2(e,t){
return c("a",{href:e.events.href(t.row),class:"op-link",tabindex:"-1"},t.row.replaces&&c("span",{class:"folded"},c("span",{"aria-hidden":"true"},"⇄ "),c("span",{class:"visually-hidden"},"probable re\
placement: ")),t.row.aliases&&!t.row.replaces&&c("span",{class:"folded"},c("span",{"aria-hidden":"true"},"≡ "),c("span",{class:"visually-hidden"},"several names: ")),e.fit.draw(t))}function _2(e,t){
let n=t.target.closest("tr[data-index]");n&&t.target.closest(".op-link")?!t.ctrlKey&&!t.metaKey&&!t.shiftKey&&e.events.onOpen(e.rows[Number(n.dataset.index)].key):n&&e.rows[n.dataset.index]&&getSelection().
isCollapsed&&(e.window.activate(Number(n.dataset.index),!0),e.events.onSelect(e.rows[e.window.active].key))}function k2(e,t){let{active:n,nodes:s}=e.window,o=e.window.placeOf(t.key);if(o!==void 0&&!t.
altKey&&!t.metaKey)t.preventDefault(),e.window.activate(o,!0);else if((t.key==="Enter"||t.key===" ")&&!t.target.closest(".op-link")&&e.rows[n])t.preventDefault(),e.events.onSelect(e.rows[n].key);else if(t.
key==="ArrowRight"||t.key==="ArrowLeft"){t.preventDefault();let a=s.get(n);(t.key==="ArrowRight"?a?.querySelector(".op-link"):a)?.focus({preventScroll:!0})}}function x2(e,t){e.groups[1].textContent=e.
unit==="per_step"||e.unit==="percent"?"Calls per step":"Calls",e.groups[2].textContent=`${e.self?"Self time":"Duration"}, ${t}`,e.groups[2].title=e.self?"Of host operations, without the calls inside t\
hem; of device work, all of it":"",e.groups[4].textContent=`Device time, ${t}`,e.table.querySelectorAll(":is(col, thead th).c-work").forEach(n=>{n.hidden=!e.work});for(let[n,{cell:s,mark:o}]of e.heads){
let a=e.sort===n||(ix[n]??"")===e.sort;a?s.setAttribute("aria-sort",e.order==="asc"?"ascending":"descending"):s.removeAttribute("aria-sort");let r=e.order==="asc"?"↑":"↓";o.textContent=a?e.sort===
n?` ${r}`:` |${r}|`:""}}function v2(e,t){let n=e.revision!==t.revision;({rows:e.rows,unit:e.unit,self:e.self,sort:e.sort,order:e.order,selected:e.selected,revision:e.revision}=t),e.work=t.work===!0,
e.table.toggleAttribute("data-work",e.work),e.largest=Yh(e.rows),e.table.setAttribute("aria-rowcount",String(e.rows.length+3)),e.table.toggleAttribute("data-unjudged",!t.judged),e.fit.setRows(e.rows),
x2(e,t.unitName),_(e.foot,t.totals.map(([o,a])=>R2(o,a,e.unit,e.self,e.work)));let s=e.rows.findIndex(o=>o?.key===e.selected);n&&e.window.begin(Math.max(0,s)),e.opened||(e.opened=!0,e.node.setAttribute(
"data-late",""),Ue().then(Ue).then(()=>e.node.removeAttribute("data-late"))),e.window.draw(!0),s>=0&&n&&e.window.reveal(s)}function $2(e,t,n,s){e.rows=t,e.table.toggleAttribute("data-unjudged",!s),e.fit.
addRows(e.rows,n),Yh(n)>e.largest?(e.largest=Yh(n),e.window.draw(!0)):cx(e)}function S2(e,t){let n=t!==e.selected;e.selected=t;for(let o of e.body.querySelectorAll("tr[data-index]"))o.setAttribute("ar\
ia-selected",String(t!==""&&e.rows[Number(o.dataset.index)]?.key===t));let s=e.rows.findIndex(o=>o?.key===t);s>=0&&n&&e.window.activate(s)}function E2(e){e.observer.disconnect(),e.stopPrinting(),e.window.
unmount()}function T2(e){e.groups=[c("td",{colspan:"3"}),c("th",{colspan:"3",scope:"colgroup"}),c("th",{colspan:"4",scope:"colgroup"}),c("td"),c("th",{colspan:"2",scope:"colgroup",class:"c-work"})],e.
head=c("thead",{},c("tr",{class:"head-groups"},e.groups),c("tr",{},Gh.map(([t,n,s,o])=>{let a=c("span",{class:"sort-mark","aria-hidden":"true"}),r=c("th",{scope:"col",class:o},c("button",{type:"button",
title:s,on:{click:()=>e.events.onSort(...p2(t,e.sort,e.order))}},n,a));return e.heads.set(t,{cell:r,mark:a}),r}))),e.body=c("tbody"),e.foot=c("tfoot"),e.table=c("table",{class:"ops",role:"grid","aria-\
label":"All operations"},c("colgroup",{},Gh.map(([,,,t])=>c("col",{class:t}))),e.head,e.body,e.foot),e.node=c("div",{class:"table-scroll",tabindex:"-1"},e.table),e.window=yo({node:e.node,body:e.body,covers:[
e.head,e.foot],least:u2,columns:()=>Number(Xh),count:()=>e.rows.length,make:t=>e.rows[t]?dx(e,t):y2(e,t),drawn:()=>lx(e),paper:{count:()=>g2(e),rest:w2}})}function ux(e){let t={events:e,heads:new Map,
rows:[],unit:"total",sort:"",order:"",self:!1,work:!1,revision:"",selected:null,largest:0,opened:!1};return t.stopPrinting=oo(()=>t.fit.measure()),T2(t),t.fit=o2(t.heads.get("name").cell),t.body.addEventListener(
"click",n=>_2(t,n)),t.body.addEventListener("keydown",n=>k2(t,n)),t.observer=new ResizeObserver(()=>t.fit.measure()&&cx(t)),t.observer.observe(t.heads.get("name").cell),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>v2(t,n),add:(n,s,o)=>$2(t,n,s,o),select:n=>S2(t,n),unmount:()=>E2(t)}}function hx(e,t){return t==="percent"?[F(e),F(e)]:[x(e),M(e)]}function zl(e,t){if(t!=="percen\
t")return[X(e),ue(e)];let n=e===null?B:`${q(e)}-points`;return[q(e),n]}var Yh=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0);function Hl(e,t,n){let[s,o]=hx(e,t);return c("td",{class:n,title:o},
s)}function O2(e,t,n,s){let{row:o}=e,[a,r]=h2[o.change]??["",o.change],[i,l]=zl(e.diff,t),d=n>0?Math.abs(e.diff??0)/n:0;return[c("td",{class:`c-change change-${o.change}`,title:r},c("span",{"aria-hidd\
en":"true"},a),c("span",{class:"visually-hidden"},r)),c("th",{scope:"row",class:"c-name mono",title:d2(o)},s),c("td",{class:"c-category",title:o.kind?`${o.category}, ${o.kind}`:o.category},o.category),
c("td",{class:"num c-count"},k(e.controlCount)),c("td",{class:"num c-count"},k(e.testCount)),c("td",{class:`num c-count ${te(e.diffCount)}${o.calls==="fact"?" strong":""}`,title:Qh(o)||null},Le(e.diffCount)),
Hl(o.control_counts>0?e.control:null,t,"num c-time"),Hl(o.test_counts>0?e.test:null,t,"num c-time"),c("td",{class:`num c-time c-diff ${te(e.diff)}`,title:l,css:{"--share":`${(100*d).toFixed(1)}%`}},i),
c("td",{class:`num c-percent ${te(e.percent??e.diff)}`},e.birth||q(e.percent)),M2(e)]}function M2({row:e,verdict:t}){if(t===""||t===null)return c("td",{class:"c-real muted"});let[n,s]=m2(e,t),o=t==="s\
lower"||t==="faster";return c("td",{class:`c-real ${o?t==="slower"?"more":"less":"muted"}`,title:`${Ul(e)}${e.q_value===null?"":` Median of the steps ${x(e.control_median)} → ${x(e.test_median)}.`}`},
c("span",{"aria-hidden":"true"},n&&`${n} `),s,o&&c("span",{class:"q"},` ${Fm(Tr(e))}`))}var nx=e=>c("td",{class:"num c-count",title:k(e)},k(e)),A2={host:"Host, sum",device:"Device, sum"};function R2(e,t,n,s,o){
let[a,r]=zl(t.diff,n);return c("tr",{data:{part:e}},c("td",{class:"c-change"}),c("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":s?"S\
elf times do not count nested calls twice":"Host operations nest: the time of a call also counts in its caller"},A2[e]),c("td",{class:"c-category"}),nx(t.controlCount),nx(t.testCount),c("td",{class:`n\
um c-count ${te(t.diffCount)}`},Le(t.diffCount)),Hl(t.control,n,"num c-time"),Hl(t.test,n,"num c-time"),c("td",{class:`num c-time ${te(t.diff)}`,title:r},a),c("td",{class:`num c-percent ${te(t.percent??
t.diff)}`},t.birth||q(t.percent)),c("td",{class:"c-real"}),o&&c("td",{class:"c-work",colspan:"2"}))}function fx(e){let{row:t,verdict:n}=e,s={no_difference_found:!t.too_few,cannot_judge:t.q_value!==null,
slower:!0,faster:!0}[n];return[t.replaces&&`probably replaces ${t.replaces.name}`,...t.aliases?Er(t):[],Hs(t)?"too few steps to judge":s&&`${n.replaceAll("_"," ")}, q = ${Ht(Tr(t))}`,Qh(t)].filter(Boolean)}
function C2(e,t,n){let{row:s}=e,o=i=>hx(i,t)[0],a=e.birth||q(e.percent),r=n&&s.kind==="";return[r?`${s.category}, self time`:s.category,`control ${o(e.control)}`,`test ${o(e.test)}`,`Δ ${zl(e.diff,t)[0]}\
 (${a})`,`calls ${k(e.controlCount)} → ${k(e.testCount)}`,...t!=="total"||r?[`total ${x(s.control_total_duration)} → ${x(s.test_total_duration)}, ${X(s.diff_duration)}`]:[],...fx(e)]}function L2(e){
return[e.row.category,`control ${k(e.controlCount)}`,`test ${k(e.testCount)}`,`Δ ${Le(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...fx(e)]}var mx=e=>({key:e.key,name:Wl(e.row),noise:e.noise,mark:e.row.
replaces?"⇄ ":e.row.aliases?"≡ ":""});function px(e,t,n,s){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${Uo(t,s)}`:Uo(t,s),rows:e.map(o=>({...mx(o),control:o.control,test:o.test,
diff:o.diff,lines:C2(o,t,n)}))}}function wx(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({...mx(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,
lines:L2(n)}))}}function N2({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:s}){return e>0&&["unchanged","not_certain"].includes(t)&&s!==null&&s.slower+s.faster===0&&n.added+n.deleted+n.increased+
n.decreased===0}var gx=(e,t)=>N2(e)&&["No difference found in any row that the filters leave, neither in time nor in the number of calls. ",v("Draw the bars anyway",t,{class:"link-button"})];function Kl(){
let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tracediff",title:"\
To see this page, drop it on another tracediff, or open it with tracediff open"};return{node:Qr("Share",()=>[{text:"Copy link",run:()=>wt(location.href,"Link copied."),note:"For people who can reach t\
his server"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(s){e=s}}}var Zh=8,sf=["control","test","Δ","Δ %"],ef={key:"",operators:null},bx=(e,t,n=t-e)=>go([e,t],Et,{diff:n,cls:"",percent:e>0?q(Da(e,n)):t>0?"new":""});function P2(e,t){let{operator:n,control_per_step:s,
test_per_step:o,diff_per_step:a}=t;return c("tr",{},c("th",{scope:"row"},n===null?c("span",{class:"muted"},"in no operator"):c("a",{href:e.href({name:n,category:"cpu_op"}),class:"mono",title:n},c("bdi",
{},n))),mt(`${k(t.control_counts)} → ${k(t.test_counts)}`),bx(s,o,a))}function rf(e,{rows:t,count:n}){_(e.body,Tt("operators-table",null,["Operator","launched, in all",...sf],t.slice(0,e.all?void 0:
Zh).map(s=>P2(e,s)))),e.more.hidden=e.all||t.length<=Zh,_(e.more,!e.more.hidden&&v(t.length<n?`Show ${k(t.length)} of ${k(n)}`:`Show all ${k(n)}`,()=>{e.all=!0,rf(e,{rows:t,count:n}),e.body.querySelectorAll(
"tbody tr")[Zh].querySelector("a")?.focus()},{class:"link-button"}))}async function I2(e,t){e.request?.abort(),e.request=new AbortController,e.asked=t,e.all=!1,_(e.body,c("p",{class:"muted"},"Looking \
for the operators …")),_(e.more);let n=new URLSearchParams(t);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([s,o])=>n.set(s,o));try{let{operators:s}=ef.key===t?ef:await e.send(
n,{signal:e.request.signal});ef={key:t,operators:s},e.asked===t&&s?rf(e,s):e.asked===t&&_(e.body,c("p",{class:"muted"},"Loading the operators took too long."))}catch(s){e.asked===t&&s.name!=="AbortErr\
or"&&_(e.body,c("p",{class:"muted"},`No operators: ${s.message}`))}}function D2(e,t,n){e.node.hidden=!(e.send?n.recorded.few_shared_kernels:n.operators),!e.node.hidden&&!e.send?rf(e,n.operators):!e.node.
hidden&&e.node.open&&t!==e.asked&&I2(e,t)}function _x(e,t){let n={href:e,send:t,all:!1,asked:"",request:null};n.body=c("div",{class:"scroll-x operators-body"}),n.more=c("p",{class:"related-more"});let s=Ae(
"Device time by operator");return n.node=c("details",{class:"card rank-steps operators",hidden:!0,"aria-label":"Device time by operator"},c("summary",{},c("h2",{},"Device time by operator"),c("span",{
class:"muted rank-summary"},"The sides have other kernels: what their operators take.")),c("div",{class:"chart-tools"},s.node),c("p",{class:"muted small"},"Less than half of the kernel time is in kern\
els that both sides have, so this table compares operators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),
n.body,n.more),{node:n.node,sql:s,draw:(o,a)=>D2(n,o,a),stop:()=>n.request?.abort()}}var tf=20,q2=4,Gl=e=>e===null?"–":Q(e,0,e<1?3:e<100?1:0),Ao=(e,t,n)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?
"":`${n(e[`control_${t}`])} → ${n(e[`test_${t}`])}`;function kx(){let e=c("span",{class:"muted rank-summary"}),t=Ae("Device time by class of work"),n=Yn("Classes of work"),s=Yn("Shapes of products, \
convolutions and attention"),o=c("details",{class:"card rank-steps work-classes",hidden:!0},c("summary",{},c("h2",{},"Classes of work"),e),c("div",{class:"chart-tools"},t.node),c("p",{class:"muted sma\
ll"},"The class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,
r=[1,1],i=y=>a?[y.control_per_step,y.test_per_step]:[y.control_total_duration,y.test_total_duration],l=y=>["control","test"].map((g,b)=>k(y[`${g}_counts`]/(a?r[b]:1))).join(" → "),d=y=>[mt(l(y)),bx(
...i(y))],u=y=>y===null?"–":`${Gl(y)} %`,h=y=>y.control_fastest_peak_pctg===y.control_peak_pctg&&y.test_fastest_peak_pctg===y.test_peak_pctg?null:`${Ao(y,"fastest_peak_pctg",u)} of the fastest arith\
metic for these numbers, such as TF32`,f=y=>[mt(Ao(y,"tflops_per_s",Gl)),mt(Ao(y,"peak_pctg",u),h(y)),mt(Ao(y,"gb_per_s_at_least",An)),mt(Ao(y,"flops_per_byte_at_most",Gl))],m=["TFLOP/s","of peak","ba\
ndwidth, at least","FLOPs per byte, at most"];function p(y){_(n,Tt("operators-table",null,["Class","device rows",...sf,"share",...m],y.map(g=>c("tr",{},c("th",{scope:"row"},g.class),d(g),mt(Ao(g,"shar\
e",b=>`${Gl(b)} %`)),f(g)))))}function w(y){let g=[...y].sort((b,$)=>Math.max(...i($))-Math.max(...i(b)));s.hidden=y.length===0,_(s,Tt("operators-table",null,[y.length>tf?`Shapes: the ${tf} that take \
longest`:"Shapes","calls",...sf,...m],g.slice(0,tf).map(b=>c("tr",{},c("th",{scope:"row",title:`${b.operator} ${b.shapes}`},c("bdi",{class:"mono"},b.operator)," ",c("span",{class:"mono small"},b.shapes.
replaceAll(",[]",""))," ",c("span",{class:"muted"},b.dtype)),d(b),f(b)))))}return{node:o,sql:t,draw(y,g,b){o.hidden=!y,y&&(a=b!=="total",r=[g.control.samples,g.test.samples],e.textContent=y.classes.slice(
0,q2).map($=>`${$.class} ${i($).map(x).join(" → ")}`).join(", "),p(y.classes),w(y.shapes))}}}var B2={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"\
HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},of="not stated",nf=(e,t,n)=>s=>{let o=s[e]===null?of:s[e]?"on":"off";return s[t]?`${o}; there are ${n}`:o},
xx=(e,t)=>e.length===0?"none":e.length===t.length?ne(e):`${ne(e)} of ${ne(t)}`,af=e=>e.shared_kernel_time===null?"no kernels":F(100*e.shared_kernel_time),F2=(e,t)=>t.any?"every file as one step":t.pseudo_steps>
0&&t.steps.length===0?"none: whole files":xx(t.steps,t.all_steps),j2=[{text:"GPU",of:e=>e.devices.join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>xx(t.ranks,t.all_ranks)},
{text:"Steps",of:F2,key:(e,t)=>t.steps.length},{text:"with_stack",of:nf("with_stack","python_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:nf("record_shapes","input_shapes","inpu\
t shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:nf("profile_memory"),key:e=>e.profile_memory},...Object.entries(B2).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kern\
el time in shared names",of:af,key:()=>null}];function W2(e){return j2.map(({text:t,of:n,key:s,optional:o})=>{let a=d=>["control","test"].map(u=>d(e.recorded[u],e[u])),[r,i]=a(n),l=s?a(s):[r||null,i||
null];return{text:t,control:r||of,test:i||of,left:o&&r===""&&i==="",differs:l.every(d=>d!==null)&&l[0]!==l[1]}}).filter(({left:t})=>!t)}function H2(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:s,
test:o}=e.recorded,a=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}.`,r=s.shared_kernel_time===null||o.shared_kernel_time===null?"":` Kernels that both sides have take ${af(s)} \
of the kernel time in the control, ${af(o)} in the test.`;return a+r}function vx(){let e=c("span",{class:"muted rank-summary"}),t=Yn("How both sides were recorded");return{node:c("details",{class:"car\
d rank-steps recorded"},c("summary",{},c("h2",{},"Recorded")," ",e),t),draw(s){let o=W2(s);e.textContent=H2(s,o),_(t,c("table",{class:"recorded-table"},c("caption",{class:"visually-hidden"},"How both \
sides were recorded"),c("thead",{},c("tr",{},c("td"),c("th",{scope:"col",class:"control-text"},"Control"),c("th",{scope:"col",class:"test-text"},"Test"))),c("tbody",{},o.map(a=>c("tr",{class:a.differs?
"differs":""},c("th",{scope:"row"},a.text),c("td",{},a.control),c("td",{},a.test,a.differs&&c("span",{class:"visually-hidden"}," (differs)")))))))}}}var yx=(e,t,n)=>t.length<2||e.length===t.length?"":
`${n} ${ne(e)}`,U2=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Yl(e,t=""){let n=u=>{let{label:h,ranks:f,all_ranks:m,steps:p,all_steps:w,samples:y}=e[u];
return`${u}: ${h} (${[yx(f,m,"ranks"),yx(p,w,"steps"),S(y,"sample")].filter(Boolean).join(", ")})`},{selection:s}=e,{q:o,exclude:a,category:r,change:i,device_type:l}=s,d=[l==="CPU"?"host only":l==="GP\
U"?"device only":"",o&&`names with “${o}”`,r.join(", "),i&&`${i} only`,U2(s),...a.map(u=>`without ${u}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n("test")}`,[t,t&&d,`made ${pe(new Date().
toISOString())}`].filter(Boolean).join(" · ")]}var $x={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},rr=e=>`tracediff-${Ne(e.control.label)}-${Ne(e.test.label)}`;function z2(e){let t=P("top"),n=P("sort"),s=ce([],i=>e({top:Number(i)}),
{id:t}),o=ce(Object.entries($x),i=>e({sort:i,order:Xo(i)}),{id:n}),a=c("span",{class:"muted small"});return{node:c("div",{class:"chart-bar"},c("label",{for:t},"Charts: first"),s,c("label",{for:n},"by"),
o,a),draw(i,l){let d=[...new Set([...pp,i.top])].sort((u,h)=>u-h);_(s,d.map(u=>c("option",{value:String(u),selected:u===i.top},String(u))));for(let u of o.options){let h=$x[u.value];u.textContent=l?h.
replace("duration","self time"):h}o.value=i.sort},drawRest(i,l){a.textContent=i>l?`${k(l)} of ${k(i)} rows are drawn; the table has all`:""}}}function K2(e){let t=c("span",{class:"muted"}),n=ox(e),s=c(
"a",{class:"button",title:"All rows, in the order of the table"},"CSV"),o=c("a",{class:"button",title:"Everything on this page, as the API returns it"},"JSON"),a=Kl();return{title:c("h3",{},"All rows ",
t),node:c("div",{class:"verdict-actions"},a.node),files:[s,o],work:n.node,workNote:n.note,draw(r,i,l,d){n.draw(r);let{row_count:u,rows_before_filters:h}=i,f=r.fold?i.replacements.length:0;t.textContent=
(u===h?k(u):`${k(u)} of ${k(h)}`)+(f>0?`, ${S(f,"pair")} folded`:""),s.href=oa(Gc(r,l,d,"csv")),o.href=oa(Gc(r,l,d,"json")),a.set({name:rr(i),bundle:Gr(Tp(r)),report:Kr(Ep(r,l,d))}),s.download=`${rr(i)}\
.csv`,o.download=`${rr(i)}.json`}}}function G2(e,{unit:t,self:n,item:s,ofHost:o},a){let r=(i,l,d)=>i.set(Ot(l,e,d));r(a.table.sql,ql(e,t,n)),r(a.durations.sql,ql(e,t,n,e.top)),r(a.counts.sql,ql(e,t,n,
e.top),{chart:"bars",x:"name",y:"control_counts",y2:"test_counts"}),r(a.fall.chart.sql,o?p0(e):f0(e)),r(a.classes.sql,v0(e)),r(a.replacements.sql,d0(e)),r(a.operators.sql,E0(e)),r(a.ranks.heat.sql,e.heat!==
"op"?h0(e):s?Dh(e,s.row):null)}function Ax(e,t,n){let{histogram:s,points:o,heat:a,numbers:r,related:i,work:l,booked:d}=n;d.sql.set(Ot(_0(e,t,t.launches===void 0),e)),r.sql.set(Ot(y0(e,t),e)),i.sql.set(
Ot(b0(e,t),e)),l.sql.set(Ot(x0(e,t),e)),s.sql.set(Ot(g0(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let u of[o,a])u.sql.set(Ot(Dh(e,t),e))}var Rx=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.
too_few);function Sx({state:e,answer:t}){let n=e.unit||Bc(t);return n==="percent"&&!Fc(t)?Bc(t):n}function Cx(e,t,n){let s=e.shownPair==="";e.shownPair!==he(e.state).toString()&&Lx(e),Y2(e,t,n),J2(e),
e.late+=1;let o=e.late;s&&(history.state?.scroll>0||location.hash!=="")?Ex(e,t,n):Ue().then(()=>!e.dead&&o===e.late&&e.answerKey===e.wantedKey&&Ex(e,t,n))}function Lx(e){let{state:t,answer:n,why:s,parts:o}=e,
{open:a}=t;e.shownPair=he(t).toString();let r=JSON.stringify([e.shownPair,e.answerKey,a,s?.note,Pn(t)]);r!==e.shownCard&&(e.shownCard=r,o.verdict.draw(n,s,{narrowed:Pn(t),open:a}),o.stepStrip.draw(t,e.
shownPair,n,e.why?.diagnosis))}function Ex(e,t,n){let{state:s,answer:o,answerKey:a,why:r,parts:i}=e,l=rr(o),d=o.waterfall??r?.waterfall??null;Lx(e),i.recorded.draw(o),i.details.draw(s,{...o,waterfall:d},
r,{revision:`${a}${d===null}`,file:l,caption:Yl(o)}),i.operators.draw(he(s).toString(),o),i.classes.draw(r?.classes,o,t),i.replacements.draw(o,t==="per_step"||t==="percent"),i.exportBar.draw(s,o,t,n);
let u=e.view.items.find(h=>h?.key===s.op);i.ranks.draw(o,s.heat,l,a,u?{name:u.row.name,query:hs({...s,row:u.key}).toString()}:null),G2(s,{unit:t,self:n,item:u,ofHost:Km(d)},{...i,fall:i.details,table:{
sql:i.sql}})}function Y2(e,t,n){let{state:s,answer:o,answerKey:a,parts:r}=e,i=JSON.stringify([a,t]),l=JSON.stringify([i,s.top,e.noiseOf===a,s.hide]);if(e.view?.answer!==o||e.view.order!==i){let d=jc(o,
e.pages.rows(),t,{self:n});e.view={answer:o,order:i,unit:t,self:n,items:d},r.noRows.hidden=d.length>0,Nx(e,t,d),r.table.draw({rows:d,totals:op(o,t,{self:n}),unit:t,self:n,unitName:Uo(t,o),sort:s.sort,
order:s.order,selected:s.op,revision:i,judged:Rx(d),work:s.work})}e.view.chartKey!==l&&(e.view.chartKey=l,Q2(e,l),_(r.paperHead,Yl(o,S(o.row_count,"row")).map(d=>c("p",{},d))))}function V2(e){let{state:t,
answer:n,view:s,parts:o}=e;if(e.dead||!n||e.answerKey!==e.wantedKey||s?.answer!==n)return;let{items:a,unit:r,self:i}=s,l=[],d=[];e.pages.rows().forEach((h,f)=>{a[f]||(l.push(f),d.push(h))});let u=jc(n,
d,r,{self:i});u.forEach((h,f)=>{a[l[f]]=h}),Nx(e,r,a),o.table.add(a,u,Rx(a)),t.op!==""&&!e.shownItem&&Cx(e,r,i)}function J2(e){let{state:t,parts:n,pages:s}=e,o=t.op===""?-1:s.placeOf(t.op),a=e.view.items[o]??
null,r=a?.key??"";if(e.shownItem=a,n.counts.select(r),n.durations.select(r),n.table.select(r),o===void 0){s.find(t.op);return}n.detail.draw(a,a||t.op===""?null:[c("p",{},"The filters hide the selected\
 row, or these ranks and steps do not have it."),c("p",{},v("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:Ct,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,
a&&n.revealRow())}function Nx({answer:e,parts:{remark:t},change:n},s,o){let a=e.control.samples,r=e.test.samples,i=o.find(u=>u&&Hs(u.row)&&u.row.among)?.row;t.hidden=a===r&&!i;let l=i&&`${k(i.among[0])}\
 steps are too few to judge some of the ${k(i.among[1])} rows: these say “too few steps”. `;if(a===r){_(t,l);return}let d=s==="total"?"totals cannot be compared directly.":s==="per_call"?"totals w\
ould mislead.":"calls and durations are shown per step.";_(t,l,`The sides have ${k(a)} and ${S(r,"sample")} (a sample is one step of one rank), so ${d} `,s==="total"?v("Show per step",()=>n({unit:""}),
{class:"link-button"}):v("Show totals",()=>n({unit:"total"}),{class:"link-button"}))}function Q2(e,t){let{state:n,answer:s,answerKey:o,parts:a,view:{items:r,unit:i,self:l,order:d}}=e,u=np(r,n.top),h=Yl(
s,`first ${k(u.length)} of ${S(s.row_count,"row")}`),f=()=>e.noiseOf!==o&&gx(s,()=>{e.noiseOf=o,e.render()}),m={file:rr(s),revision:t,zoom:`${d}${n.top}`,caption:h,hidden:n.hide};a.durations.draw({...m,
...px(u,i,l,s),empty:f(),range:n.zoom_time}),a.counts.draw({...m,...wx(u,i),empty:f(),range:n.zoom_calls}),a.chartBar.drawRest(r.length,u.length)}var X2=40,Z2={ALL:"All",CPU:"Host",GPU:"Device"},eI={ALL:"\
Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},tI=[["total","Total"],["per_step","Per step"],["per_call","Per call"],["percent","% of step"]],nI=[
["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so one wait is not counted in every caller. Device work \
does not nest"]],sI={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in the test"],decreased:["▼","fewer","Called less of\
ten in the test"],unchanged:["","same","Same number of calls; the time may differ"]},oI={slower:["▲","slower","Rows that are slower, judged by the time shown (q < 0.05)"],faster:["▼","faster","Row\
s that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Ro(e,t,n){let s=c("input",{type:"checkbox",on:{
change:()=>n(s.checked)}});return{input:s,node:c("label",{class:"check",title:t},s,e)}}function aI(e,t){let n=t&&{...t.ops_diff,"":wp.reduce((o,a)=>o+t.ops_diff[a],0)};e.groups.draw(e.state.change,n);
let s=t?.changed_rows;e.times.draw(e.state.significant,s&&{...s,true:s.slower+s.faster}),e.times.node.hidden=e.state.significant===""&&t?.verdict.verdict==="cannot_judge"}function rI(e){return e.search.
input.focus(),e.search.input.select(),document.activeElement===e.search.input}function iI(e,t,n,s){e.state=t,e.device.press(e.state.device_type),e.units.press(s),e.measures.press(zo(e.state)?"self":"t\
otal"),e.units.buttons.get("percent").disabled=n?!Fc(n):!1,e.search.draw(e.state.q),e.short.input.checked=e.state.use_short_name,e.merge.input.checked=e.state.merge_addresses,e.merge.node.hidden=e.state.
merge_addresses&&!n?.rows.some(r=>r.name.includes("0x…")),e.aliases.input.checked=e.state.aliases;let o=n?.rows.filter(r=>r.aliases)??[],a=({category:r})=>r==="python_function";e.aliases.node.hidden=
e.state.aliases&&o.every(a),e.lines.input.checked=e.state.merge_lines,e.lines.node.hidden=e.state.merge_lines&&!o.some(a),e.cut.input.checked=e.state.cut_overlaps,e.cut.node.hidden=!e.state.cut_overlaps&&
!n?.comparability.some(({kind:r})=>r==="formats_differ"),e.quiet.setAttribute("aria-pressed",String(Vl(e.state.exclude))),e.quiet.textContent=Vl(e.state.exclude)?"steps and waits are hidden":"hide ste\
ps and waits",e.categories.draw(e.state.category,n?.categories??[]),e.exclude.draw(e.state.exclude),e.fold.input.checked=e.state.fold,e.fold.node.hidden=n?.replacements.length===0,aI(e,n),e.clear.hidden=
e.state.q===""&&e.state.category.length===0&&e.state.change===""&&e.state.significant===""&&e.state.device_type==="ALL"&&e.state.exclude.every(r=>Ct.includes(r))}function lI(e){let t={state:null};t.device=
$e("Device type",gp.map(o=>[o,Z2[o],eI[o]]),o=>e({device_type:o})),t.units=$e("Unit of the durations",tI,o=>e({unit:o})),t.measures=$e("Time of host operations, shown and judged",nI,o=>e({measure:o})),
t.search=cI(e),t.short=Ro("Short names","Names without templates and parameters; operations with the same short name are summed",o=>e({use_short_name:o,op:""})),t.merge=Ro("Merge addresses","Host oper\
ations whose names differ only by a memory address become one row (0x…)",o=>e({merge_addresses:o,op:""})),t.aliases=Ro("Join CUDA and HIP names","A call or copy with one name in CUDA and another in \
HIP becomes one row if each name is on one side only; the row shows all names",o=>e({aliases:o,op:""})),t.lines=Ro("Join moved Python functions","A Python function whose line moved, or whose file lies\
 in another folder, becomes one row; its details have all names",o=>e({merge_lines:o,op:""})),t.cut=Ro("Cut overlapping rows","A row of the device ends where the next one of its stream begins, as Perf\
etto’s files have it",o=>e({cut_overlaps:o})),t.quiet=c("button",{type:"button",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Ct.join(", ")}`,on:{
click:()=>e({exclude:[...Vl(t.state.exclude)?[]:Ct,...t.state.exclude.filter(o=>!Ct.includes(o))]})}}),t.categories=dI(o=>e({category:o})),t.exclude=uI(o=>e({exclude:o})),t.fold=Ro("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",o=>e({fold:o})),t.groups=Tx("Calls","Groups by the change of the number of calls",{"":[
"","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...sI},o=>e({change:o})),t.times=Tx("Time","Groups by the change of the time",oI,o=>e({significant:o})),
t.clear=v("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Ct,device_type:"ALL",significant:""}),{class:"link-button"});let n=c("details",{class:"menu"},c("summary",{},"Names"),c("div",{class:"\
menu-body"},[t.fold,t.short,t.merge,t.aliases,t.lines,t.cut].map(({node:o})=>o),t.exclude.node));return Px(n),{node:c("section",{class:"card filters","aria-label":"Filters"},c("div",{class:"filter-row"},
t.search.node,t.categories.node,t.device.node,t.units.node,t.measures.node,n),c("div",{class:"filter-row"},t.groups.node,t.times.node,t.quiet,t.exclude.chips,t.clear)),focusSearch:()=>rI(t),draw:(o,a,r)=>iI(
t,o,a,r)}}function cI(e){let t=P("search"),n=!1,s=ye(X2,r=>{e({q:r},{replace:n}),n=!0}),o=c("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>s(
o.value),focus:()=>{n=!1},keydown:r=>{r.key==="Escape"&&o.value!==""&&(r.preventDefault(),o.value="",s(""))}}});return{node:c("div",{class:"search"},c("label",{for:t,class:"visually-hidden"},"Search n\
ames"),o),input:o,draw(r){(document.activeElement!==o||r==="")&&(o.value=r)}}}function dI(e){let t=c("summary"),n=c("div",{class:"menu-body"}),s=c("details",{class:"menu"},t,n);Px(s);let o="";function a(r,i){
let l=JSON.stringify([r,i]);if(l===o)return;o=l,t.textContent=r.length===0?"All categories":r.length===1?r[0]:S(r.length,"category","categories");let d=[...i];for(let u of r)d.some(h=>h.category===u)||
d.push({category:u,rows:0});De(n,()=>_(n,d.map(({category:u,rows:h})=>{let f=c("input",{type:"checkbox",value:u,data:{category:u},checked:r.includes(u),on:{change:()=>e(f.checked?[...r,u]:r.filter(m=>m!==
u))}});return c("label",{class:"check"},f,c("span",{},u),c("span",{class:"muted num"},k(h)))}),r.length>0&&v("All categories",()=>e([]),{class:"link-button"})),"category")}return{node:s,draw:a}}function Px(e){
e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",
t)})}var Vl=e=>Ct.every(t=>e.includes(t));function uI(e){let t=P("exclude"),n=[],s=c("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:r=>{
let i=s.value.trim();r.key==="Enter"&&i!==""&&!n.includes(i)&&(s.value="",e([...n,i]))}}}),o=c("span",{class:"chips"});return{node:c("div",{class:"exclude"},c("label",{for:t,class:"visually-hidden"},"\
Leave out names like"),s),chips:o,draw(r){n=r,_(o,n.filter(i=>!Vl(n)||!Ct.includes(i)).map(i=>c("span",{class:"chip mono"},`not ${i}`,Y("close",`Show ${i} again`,()=>e(n.filter(l=>l!==i))))))}}}function Tx(e,t,n,s){
let o=new Map,a="",r=([l,[d,u,h]])=>{let f=c("span",{class:"group-count"},"–"),m=c("button",{type:"button",class:`group change-${l||"all"}`,title:h,"aria-pressed":"false",data:{change:l||"all"},on:{
click:()=>s(a===l?"":l)}},d&&c("span",{class:"mark","aria-hidden":"true"},d),u," ",f);return o.set(l,{b:m,count:f}),m};return{node:c("div",{class:"groups",role:"group","aria-label":t},c("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(r)),draw(l,d){a=l;for(let[u,{b:h,count:f}]of o)h.setAttribute("aria-pressed",String(u===l)),d&&(f.textContent=k(d[u]),h.toggleAttribute("dat\
a-empty",d[u]===0))}}}function hI(e){let t=new Map,n=[],s=(o,a)=>{n.includes(o)!==a&&e(a?[...n,o]:n.filter(r=>r!==o))};return{toggle:s,add(o,a){return t.set(o,a),a.addEventListener("toggle",()=>s(o,a.
open)),a},draw(o){let a=n;n=o,t.forEach((r,i)=>{o.includes(i)!==a.includes(i)&&(r.open=o.includes(i))})}}}var Ox=e=>e==="all"?"":e,fI=e=>As({...Nl,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:Ox(
e.control_ranks),test_ranks:Ox(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker,set_marker_until:e.control_marker_until,test_marker_until:e.test_marker_until,cut_overlaps:e.cut_overlaps?
"true":""},qt);function mI(e){let{change:t}=e;function n(s,o=e.parts.table.node){let{parts:a,state:r}=e,i=a.detail.node.contains(document.activeElement),l=s===r.op?"":s??"",d=o.getBoundingClientRect().
top;t({op:l},{replace:!0}),window.scrollBy(0,o.getBoundingClientRect().top-d);let u=e.view?.items.find(h=>h?.key===l);u?j(`${u.row.name} is selected.`):i&&a.table.focus()}return{select:n,keepSelected:s=>s!==
e.state.op&&n(s),opPageOf:({id:s,name:o,category:a})=>Je({...e.state,heat:"",row:s??We(o,a)}),revealRow(){e.parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},
showRanks(){t({heat:"op"},{replace:!0});let{node:s}=e.parts.ranks;s.scrollIntoView({block:"start"}),s.querySelector("summary").focus({preventScroll:!0})}}}var Mx=(e,t,{name:n,zoom:s,...o})=>xg({...o,onSelect:a=>t(
a,e.parts[n].node),onHide:a=>e.change({hide:a},{replace:!0}),onZoom:a=>a!==e.state[s]&&e.change({[s]:a},{replace:!0})});function pI(e,{exportBar:t,stepStrip:n,details:s,folds:o,opPageOf:a}){let{change:r}=e;
return _b({actions:t.node,below:[n.node,o.add("details",s.node)],links:{page:i=>`${a(i)}#booked`,tree:()=>ht(ft(e.state)),timeline:i=>(i&&Vi(e.state,i))??It(e.state)},on:{widen:()=>r(Nn),marker:r,cut:i=>r(
{cut_overlaps:i}),clock:()=>r({equal_clock:!e.state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:o.toggle}})}function wI(e){let{change:t,context:{go:n}}=e,s=mI(e),{select:o,opPageOf:a}=s,r=K2(
t),i=hI(h=>t({open:h},{replace:!0})),l=xb(fI),d=nb(n),u={...s,exportBar:r,folds:i,details:l,stepStrip:d,sql:Ae("All rows"),sides:Oo(t,{compact:!0}),verdict:pI(e,{exportBar:r,stepStrip:d,details:l,folds:i,
opPageOf:a}),recorded:vx(),operators:_x(a,fe),ranks:hb(h=>t({heat:h},{replace:!0}),{timeline:(...h)=>Yi(e.state,...h),go:n}),classes:kx(),replacements:ax(a),filters:lI(t),counts:Mx(e,o,{name:"counts",
zoom:"zoom_calls",id:"chart-counts",title:"Ops count comparison",file:"ops-count"}),durations:Mx(e,o,{name:"durations",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-d\
uration"}),table:ux({onSort:(h,f)=>t({sort:h,order:f}),onSelect:o,href:a,onOpen:s.keepSelected,onWant:e.pages.want}),detail:rx({onClear:()=>o(""),href:a,onRanks:s.showRanks,onTable:s.revealRow,tree:h=>hy(
e.state,h),timeline:h=>po(e.state,h)}),remark:c("p",{class:"remark",hidden:!0}),noRows:c("p",{class:"muted chart-message",hidden:!0},"No row passes the filters."),chartBar:z2(t),message:c("div",{class:"\
message"}),heading:c("h1",{class:"visually-hidden"},"Compare"),paperHead:c("div",{class:"paper-only"})};return u.charts=[l.chart,u.ranks.heat,u.counts,u.durations],["operators","classes","recorded","r\
eplacements"].forEach(h=>i.add(h,u[h].node)),u}var gI=({exportBar:e,...t})=>c("div",{class:"results"},t.verdict.node,t.filters.node,t.remark,t.chartBar.node,c("div",{class:"charts"},t.durations.node,t.
counts.node),c("section",{class:"card table-card","aria-label":"All rows"},c("div",{class:"chart-head"},e.title,c("div",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),
t.ranks.node,t.operators.node,t.classes.node,t.recorded.node,t.replacements.node);function yI(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),s=/marker/.test(e.code);return Me(e,"This compari\
son is not possible",n&&v("Use all ranks and steps",t.all,{class:"primary"}),s&&v("Without marker",t.unmarked,{class:"primary"}),!n&&!s&&v("Try again",t.again,{class:"primary"})," ",Qn())}var bI=["op",
"heat","open","hide","zoom_time","zoom_calls"],lf=null,Ls={path:"/compare",name:"Compare",read:He,mount:vI};function _I(e){let t=He(location.search),n={context:e,state:t,sets:null,answer:null,answerKey:"",
wantedKey:"",why:e.newPair?Wu(t):lf,view:null,shownCard:"",shownPair:"",noiseOf:"",shownItem:null,revealing:t.op!=="",dead:!1,late:0,render:()=>xn(n),change(s,{replace:o=!1}={}){let a=Object.keys(s).every(
r=>bI.includes(r));return!n.dead&&e.go(lt({...n.state,...!a&&{zoom_time:"",zoom_calls:""},...s}),{replace:o})}};return n.askServer=l_(t,n.why),n.pages=a_(()=>V2(n)),n}function kI({state:e,sets:t,answer:n,
parts:s,context:o}){let a=i=>Dn(i,e,t,n),r=e.control&&e.test?`${a("control")} → ${a("test")} · Compare`:"Compare";s.heading.textContent=r,o.setTitle(r)}async function xI(e,t){let n=e.why,s=n.late===
!0&&await i_(t,n);s!==!1&&e.why===n&&(e.why={key:n.key,...s?Hu(s):{diagnosis:[],note:""}},lf=s&&e.why,xn(e))}function Ix(e,t){let{state:n,question:s,pages:o,results:a}=e;e.wantedKey=t,a.dataset.stale=
"";let r=he(n).toString();s.ask(i=>e.askServer(t,n,e.why,i),i=>{e.answer=i,e.answerKey=t,o.start(t,i,n.op),e.why?.key!==r?(e.why={key:r,...Hu(i)},lf=e.why):e.why.late&&Ue().then(()=>xI(e,t)),j(i.row_count===
1?"One row.":`${k(i.row_count)} rows.`),s.say(null),delete a.dataset.stale,xn(e)},i=>{e.answer=null,e.answerKey="",o.stop(),s.say(yI(i,{narrowed:Pn(e.state),all:()=>e.change(Nn),again:()=>Ix(e,e.wantedKey),
unmarked:()=>e.change(sn())})),delete a.dataset.stale,xn(e)})}function xn(e){if(e.dead)return;kI(e);let{state:t,parts:n,question:s}=e,o=t.control!==""&&t.test!=="",a=zo(t),r=ju(t);o?r!==e.wantedKey&&(e.
answer||s.say(null),Ix(e,r)):(s.drop(),e.wantedKey="",e.answer=null,n.detail.draw(null),s.say(_o("Choose a control and a test",e.sets,"Pick two sets above, or on the ")));let{answer:i}=e;n.folds.draw(
t.open),n.sides.draw(t,e.sets,i),e.results.toggleAttribute("data-skeleton",o&&!i),n.filters.draw(t,i,i?Sx(e):t.unit||"total"),n.chartBar.draw(t,a),i?o&&e.answerKey===e.wantedKey&&Cx(e,Sx(e),a):n.detail.
draw(null)}function vI(e,t){let n=globalThis.firstComparison!==void 0,s=_I(t);s.parts=wI(s);let{parts:o}=s;s.results=gI(o),s.question=Ke({context:t,results:s.results,message:o.message}),e.append(c("di\
v",{class:"page compare-page"},o.heading,o.paperHead,o.sides.node,o.message,s.results),o.detail.node);let a=Re(()=>{o.charts.forEach(r=>r.retheme()),o.stepStrip.redraw()});return xn(s),n?Ue().then(()=>pt(
s,xn)):pt(s,xn),{keys:{search:()=>o.filters.focusSearch(),enter:()=>o.table.focus(),control:()=>o.sides.choose("control"),test:()=>o.sides.choose("test"),close:()=>o.detail.isOpen()&&o.select("")},update(r){
s.state=He(r),s.why=t.newPair?Wu(s.state):s.why,xn(s),pt(s,xn),s.answer&&s.wantedKey===s.answerKey&&t.settled()},unmount(){s.dead=!0,[o.details,o.stepStrip,o.operators].forEach(r=>r.stop()),s.question.
unmount(),s.pages.stop(),a(),o.charts.forEach(r=>r.unmount()),o.table.unmount(),o.detail.unmount()}}}var Dx=2,Wx=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function $I(e,t,{name:n,category:s},o){let a=new URLSearchParams(t);return a.set("n\
ame",n),o||a.set("category",s),(await zr(e,a)).rows[0]}async function SI(e,{names:t,marked:n,shortNames:s},o){let{rank:a,span:r,step_number:i}=o,l=new URLSearchParams({rank:a,span:r,order:"duration",limit:"\
1"});i!==null&&l.set("step",i),Object.entries(n).forEach(([b,$])=>l.set(b,$)),s&&l.set("use_short_name","true");let[d,u,{file_list:h}]=await Promise.all([Promise.all(t.map(b=>$I(e,l,b,s))),eo(e,n),an(
e)]),[f]=d.filter(Boolean).sort((b,$)=>$.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let m=h.filter(b=>b.rank===a).find(b=>b.span===r);if(!m||m.trace_bytes===
null)throw new Error("The trace of this call is not kept.");if(m.raw_bytes>_u)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let p=i===null?m.first_event_ns:
u.find(b=>b.rank===a&&b.span===r&&b.step_number===i).start_ns,w=m.metadata?.baseTimeNanoseconds,y=BigInt(p)-(Number.isFinite(w)?BigInt(w):0n),g=b=>y+BigInt(Math.round(1e3*b));return{file:m,start:g(f.start-
Dx*f.duration),end:g(f.start+(1+Dx)*f.duration)}}function EI(e,t,n,s){let o=SI(e.id,t,Wx(n));return o.catch(()=>{}),ku({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>o,fileName:"tr\
ace.json.gz",load:async a=>{let{file:r}=await o;return Vr(Yr(e.id,r.number),{signal:a,onProgress:s})}})}function cf(e,t,n,s){return c("tr",{},c("th",{scope:"row",title:s},e),gn(t.control_per_step,Et),
gn(t.test_per_step,Et),$s(t.diff_per_step,Et),n&&(t.itself?[t.itself,t.below].map(o=>$s(o.diff_per_step,Et,"")):[c("td"),c("td")]))}var qx=(e,t)=>({diff_per_step:e.reduce((n,s)=>n+s[t].diff_per_step,0)}),
TI=(e,t)=>Tt("number-table","Booked in the steps, by part",["","Control","Test","Δ",...t?["Δ self","Δ below"]:[]],[e.parts.map(n=>cf(Mt(n.part),n,t)),e.parts.length>1&&cf("Together",{...e,itself:qx(
e.parts,"itself"),below:qx(e.parts,"below")},t),e.with_others&&cf("With other device work of its call",e.with_others,t,"The call launches other device work on the other side; all of it is booked toget\
her, on the call")]),OI=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of a ${t} is booked once.`:`The part of a ${t}\
 that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,MI="Nothing is booked on it: other work runs at the same time, or it is outside the steps.";function AI(){let e=Ae(
"Booked in the steps"),t=Yn("Booked in the steps, by part"),n=c("p",{class:"muted small"}),s=c("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},
c("div",{class:"chart-head"},c("h2",{},"Booked in the steps"),c("div",{class:"chart-tools"},e.node)),n,t);return{node:s,sql:e,draw(o){let{booked:a}=o,r=o.launches!==void 0;if(s.hidden=a===null,a===null)
return;let i=a.parts.length===0&&a.with_others===null;n.textContent=i?MI:OI(r,rt(o)?"recording":"step"),_(t,!i&&TI(a,r))}}}var Hx=["","Control","Test","Δ","Δ %"],RI=[["mean","Mean"],["std","Standard\
 deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]];function ff(e){let{control:t,test:n}=e.calls,s={control_counts:t.count,test_counts:n.
count,control_total_duration:t.total,test_total_duration:n.total},o=Rn(s,"per_step",e);return{row:s,counts:[t.count,n.count],callsPerStep:[o.controlCount,o.testCount],total:[t.total,n.total],perStep:[
o.control,o.test],perCall:[t["50%"],n["50%"]],birth:o.birth}}function df(e,t,[n,s],o,a,r){let i=Ia(n,s),l=r==="new"?"new":r==="gone"?"gone":q(Da(n,i));return c("div",{class:"tile",title:t},c("p",{class:"\
tile-title"},e),c("p",{class:"tile-values"},c("span",{class:"control-text"},r==="new"?B:o(n)),c("span",{class:"arrow","aria-label":"to"}," → "),c("span",{class:"test-text"},r==="gone"?B:o(s))),c("p",
{class:`tile-change ${te(i??(r==="new"?1:-1))}`},i===null?l:`${a(i)} (${l})`))}function CI(e,t){let n=ff(e);return[c("p",{class:"muted op-verdict"},t?Ul(t):" "),c("div",{class:"tiles"},df("Time per s\
tep","Total duration divided by the number of samples (rank × step)",n.perStep,x,X,n.birth),df("Calls per step","Number of calls divided by the number of samples (rank × step)",n.callsPerStep,k,Le,n.
birth),df("Median of a call","The median of all calls; the mean is below",n.perCall,x,X,n.birth))]}var Zl=(e,t,n,s)=>c("tr",{},c("th",{scope:"row",title:s},e),go(t,n)),Jl=(e,t,n)=>Zl(e,t,Et,n);function LI(e,t){
if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:n,test:s}=Rn(ff(e).row,"percent",{...e,step_time:t}),o=rt(e)?"recording":"step time";return Zl(`Share of the ${o}`,[n,s],{show:F,diff:a=>q(
a).replace("%","pp")},`Change in percentage points. Time per step divided by the ${o}; overlapping work counts in full`)}function NI(e,{stepTime:t,row:n}){let s=ff(e),o=r=>c("tr",{class:"group-row"},c(
"th",{colspan:"5",scope:"colgroup"},r)),a=r=>[e.calls.control[r],e.calls.test[r]];return Tt("number-table","Numbers of this operation",Hx,[o("All calls"),Zl("Calls",s.counts,wo),Zl("Calls per step",s.
callsPerStep,wo),Jl("Total",s.total),Jl("Per step",s.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Jl("Self time per step",["control","test"].map(r=>Ws(n,`${r}_self_per_\
step`,e)),"Without the calls inside it"),LI(e,t)],[o("A single call"),RI.map(([r,i])=>Jl(i,a(r)))])}function PI(){let e=c("div",{class:"card op-head"}),t=Ae("Numbers"),n=Yn("Numbers of this operation"),
s=c("section",{class:"card op-table-card","aria-label":"Numbers"},c("div",{class:"chart-head"},c("h2",{},"Numbers"),c("div",{class:"chart-tools"},t.node)),n);return{head:e,table:s,sql:t,draw(o,a){e.classList.
toggle("noise",a.row?.significance==="no_difference_found"),_(e,CI(o,a.row)),_(n,NI(o,a))}}}var Bx=.8,II=/^aten::.*(mm|linear|conv|attention)/,uf={control:"set",test:"test"};function DI(e,t,n){let s=Object.
values(uf).map(d=>e[d].by_operator.find(({operator:u})=>u===t));if(s.includes(void 0))return null;let o=s.map(d=>d.flops_per_step),a=s.map(d=>d.device_time_per_step),r=Object.values(uf).map(d=>e[d].unknown.
find(({operator:u})=>u===t)?.device_time??0),l=s.every((d,u)=>d.calls>=Bx*n[u]&&d.device_time>=Bx*(d.device_time+r[u]))&&o[0]>0?a[0]*(o[1]/o[0]-1):null;return{flops:o,device:a,speed:s.map(d=>d.tflops_per_s),
calls:s.map(d=>d.calls),more:l,slower:l===null?null:a[1]-a[0]-l}}var Fx=e=>{let t=new URLSearchParams({set:e.control,test:e.test,...e.cut_overlaps&&{cut_overlaps:"true"}});for(let[n,s]of Object.entries(
uf))for(let o of["ranks","steps","marker","marker_until"]){let a=e[`${n}_${o}`];a&&a!=="all"&&t.set(`${s}_${o}`,a)}return t};function Ql(e,[t,n],s,o,a){let r=t===null||n===null?null:n-t;return c("tr",
{},c("th",{scope:"row"},e),[t,n].map(i=>c("td",{class:"num",title:a?.(i)},s(i))),c("td",{class:"num strong"},r===null?"":o(r)),c("td",{class:"num"},t>0&&r!==null?q(100*r/t):""))}var jx=(e,t,n)=>c("tr",
{},c("th",{scope:"row",title:t},e),c("td"),c("td"),$s(n,Et),c("td")),qI=e=>e===null?B:`${Wt(1e12*e)}FLOP/s`,BI=e=>`${ts(1e12*e)}FLOP/s`;function FI(e,t){return Tt("number-table","Work of this operator\
, per step",Hx,[Ql("FLOPs per step",e.flops,Wt,ts),Ql("Device time per step",e.device,x,X,M),e.more!==null&&[jx("due to more work","The time that the change of FLOPs would take at the speed of the con\
trol",e.more),jx("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Ql("Achieved",e.speed,qI,BI),e.calls.some((n,s)=>n!==t[s])&&Ql("Calls with known FLOPs",e.calls,k,Le)])}
function jI(){let e=c("div",{class:"op-work-body"}),t=Ae("Work"),n=c("section",{class:"card op-table-card op-work","aria-label":"Work",hidden:!0},c("div",{class:"chart-head"},c("h2",{},"Work"),c("div",
{class:"chart-tools"},t.node)),e),s="",o=null,a=r=>_(e,c("p",{class:"muted small op-work-none"},r));return{node:n,sql:t,async draw(r,i){let l=i.category==="cpu_op"&&II.test(i.name)&&!r.use_short_name&&
r.control!==""&&r.test!=="";n.hidden=!l;let d=l?`${Fx(r)} ${i.name}`:"";if(d===s||(o?.abort(),o=new AbortController,s=d,!l))return;a("Looking for its FLOPs …");let u=[i.calls.control.count,i.calls.test.
count];try{let h=await kt("work",Fx(r),{signal:o.signal});if(s!==d)return;let f=DI(h,i.name,u);f?_(e,Yn("Work of this operator",FI(f,u))):a("Its FLOPs are not known on both sides, or they count for th\
e operator around it.")}catch{s===d&&(a("Its FLOPs could not be loaded."),s="")}},stop:()=>o?.abort()}}var Xl=12;function Ux(e,t){let{answer:n}=t,s=n.launches!==void 0;e.shown!==t.revision&&(e.shown=t.
revision,e.all=!1),e.units.press(t.unit),e.title.textContent=s?"Launches":"Launched by",e.node.setAttribute("aria-label",e.title.textContent),e.explained.textContent=s?"Kernels, copies and memsets tha\
t its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let o=s?n.launches:
n.launched_by;_(e.body,o.length===0?WI(s):HI(e,o,t,s)),_(e.more,o.length>Xl&&!e.all&&v(`Show all ${k(o.length)}`,()=>{e.all=!0,Ux(e,t),e.body.querySelectorAll("tbody tr")[Xl].querySelector("a")?.focus()},
{class:"link-button"})),e.more.hidden=o.length<=Xl||e.all}function WI(e){return c("p",{class:"muted chart-message"},e?"Its calls launch no device work.":"The trace does not say what launched it.")}function HI(e,t,n,s){
let o=t.some(a=>a.shapes!==null);return c("table",{class:"related-table"},c("thead",{},c("tr",{},c("th",{scope:"col"},s?"Device work":"Operator"),o&&c("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(a=>c("th",{scope:"col",class:"num wide-only",title:`Calls, ${a}`},c("span",{class:"th-group"},"calls "),a)),["Control","Test","Δ","Δ %"].map(a=>c("th",{scope:"col",class:a==="Control"||
a==="Test"?"num roomy-only":"num",title:`Device time, ${a}`},c("span",{class:"th-group"},"time "),a)))),c("tbody",{},t.slice(0,e.all?void 0:Xl).map(a=>UI(e,a,n,o))))}function UI(e,t,{answer:n,unit:s},o){
let{control:a,test:r,diff:i,controlCount:l,testCount:d,diffCount:u,birth:h,percent:f}=Rn(t,s,n),m=h||q(f);return c("tr",{},c("th",{scope:"row",class:"related-name mono"},t.name===""?c("span",{class:"m\
uted"},"unknown launch"):c("a",{href:e.events.href(t),title:t.name},c("bdi",{},t.name)),c("span",{class:"related-category muted"},` ${t.category??""}`)),o&&c("td",{class:"shapes mono",title:t.shapes},
t.shapes??"–"),gn(l,wo,"wide-only"),gn(d,wo,"wide-only"),$s(u,wo,"wide-only"),gn(t.control_counts>0?a:null,Et,"roomy-only"),gn(t.test_counts>0?r:null,Et,"roomy-only"),$s(i,Et),mt(m,null,te(i)))}function zI(e){
let t={events:e,all:!1,shown:""};t.title=c("h2"),t.explained=c("p",{class:"muted small"});let n=Ae("What launches it, or what it launches");return t.units=$e("Unit of this table",[["total","Total"],["\
per_step","Per step"]],e.onUnit),t.body=c("div",{class:"scroll-x"}),t.more=c("p",{class:"related-more"}),t.node=c("section",{class:"card related"},c("div",{class:"chart-head"},t.title,c("div",{class:"\
chart-tools"},t.units.node,n.node)),t.explained,t.body,t.more),{node:t.node,sql:n,draw:s=>Ux(t,s)}}function KI(){let e=c("div",{class:"stacks"}),t=c("section",{class:"card stack-card","aria-label":"Ca\
ll stack"},c("div",{class:"chart-head"},c("h2",{},"Call stack")),c("p",{class:"muted small"},"The calls around the first launch, outermost first, each with its change per step."),e);function n(o,a){return c(
"ol",{class:"stack"},o.map((r,i)=>{let l=a(r);return c("li",{css:{"--depth":String(Math.min(i,24))}},c("span",{class:"mono frame-name",title:r.category},l?c("a",{href:l.href},c("bdi",{},r.name)):c("bd\
i",{},r.name)),l&&l.diff!==null&&c("span",{class:`num frame-diff ${te(l.diff)}`},X(l.diff)))}))}let s=(o,a)=>o.name===a.name&&o.category===a.category;return{node:t,draw(o,a){let{control:r,test:i}=o;if(t.
hidden=r.length===0&&i.length===0,t.hidden)return;let l=(u,h)=>h.length>0&&c("div",{},c("h3",{class:`${u}-text`},u==="control"?"Control":"Test"),n(h,a)),d=r.length===i.length&&r.every((u,h)=>s(u,i[h]));
_(e,d?c("div",{},c("h3",{},"The same in control and test"),n(i,a)):[l("control",r),l("test",i)])}}}var zx={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.
counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},mf={path:"/compare/op",name:"Operation",read:Ys,mount:oD};function ir(e,t,{replace:n=!1}={}){e.context.
go(Je({...e.state,...t}),{replace:n})}function GI(e){let t=a=>Dn(a,e.state,e.sets,e.answer),n=`${t("control")} → ${t("test")}`,s=e.answer?.name===""?"(no name)":e.answer?.name??"Operation";e.context.
setTitle(`${s.slice(0,80)} · ${n}`),_(e.heading,c("bdi",{},s)),_(e.about,e.answer?.category??"",e.answer?.kind?` · ${e.answer.kind.toLowerCase()}`:"",e.state.use_short_name&&" · short name: all oper\
ations of this name together",e.answer?.category==="python_function"&&e.answer.aliases&&c("span",{class:"mono full-name"},` · ${e.answer.aliases.map(({side:a,name:r})=>`${a} ${r}`).join(", ")}`));let o={
...He(""),...Kx(e),op:e.state.row};_(e.crumb,c("a",{href:e.context.lastCompare(he(e.state))??lt(o)},`← ${n}`))}function hf(e,t,n){return Yi(e.state,t,n,e.answer)}function Kx(e){let{row:t,unit:n,bins:s,
heat:o,...a}=e.state;return a}function Gx(e,t){e.wantedKey=t,e.question.ask(n=>Wr(t,{signal:n}),n=>{e.answer=n,e.answerRow=new URLSearchParams(t).get("row"),e.question.say(null),j(`${n.name}: ${x(n.calls.
control.total)} to ${x(n.calls.test.total)}.`),Ns(e)},n=>{e.answer=null,e.question.say(VI(e,n)),Ns(e)})}async function YI(e,t){e.pairRequest?.abort(),e.pairRequest=new AbortController,e.pair={key:t,answer:null};
try{let n=new URLSearchParams(t);n.set("significance","true"),n.set("diagnosis","false");let s=await fe(n,{signal:e.pairRequest.signal});if(e.dead||e.pair.key!==t)return;e.pair.answer=s,e.pair.byKey=sp(
s),Ns(e)}catch{}}function VI(e,t){let n=t.code==="unknown_operation",s=Pn(e.state);return Me({code:t.code,message:n?"Neither side has an operation of this name and category in the selected ranks and s\
teps.":t.message},n?"This operation does not occur":"This operation cannot be shown",s&&v("Use all ranks and steps",()=>ir(e,Nn),{class:"primary"}),!s&&!n&&v("Try again",()=>Gx(e,hs(e.state).toString()),
{class:"primary"})," ",c("a",{href:lt({...He(""),...Kx(e)})},"All operations of this comparison"))}function Ns(e){if(e.dead)return;GI(e);let t=e.state.control!==""&&e.state.test!==""&&e.state.row!=="",
n=hs(e.state).toString();t?n!==e.wantedKey&&(e.answer&&e.answerRow!==e.state.row&&(e.answer=null),e.question.say(null),Gx(e,n)):(e.question.drop(),e.wantedKey="",e.question.say(c("div",{class:"empty"},
c("h2",{},"No operation is chosen"),c("p",{},"Choose one on the ",c("a",{href:z("/compare")},"Compare page"),"."))));let s=he({...e.state,use_short_name:!1}).toString();t&&s!==e.pair.key&&YI(e,s),e.parts.
sides.draw(e.state,e.sets,e.answer),e.results.toggleAttribute("data-skeleton",t&&!e.answer),e.answer&&JI(e)}function JI(e){let t=e.state.unit||(e.answer.control.samples===e.answer.test.samples?"total":
"per_step"),n=`tracediff-${Ne(e.answer.control.label)}-${Ne(e.answer.test.label)}-${Ne(e.answer.name)}`,s=e.wantedKey,o=e.state.use_short_name?void 0:Wc(e.pair.byKey?.get(Go(e.answer.name,e.answer.category)),
!1);e.parts.numbers.draw(e.answer,{stepTime:e.pair.answer?.step_time,row:o}),eD(e,n,s),tD(e,n,s),e.parts.booked.draw(e.answer),e.parts.work.draw(e.state,e.answer),Ax(e.state,e.answer,e.parts),e.parts.
related.draw({answer:e.answer,unit:t,revision:s}),e.parts.stack.draw(e.answer.stack,(...a)=>ZI(e,...a)),_(e.actions,v("Copy the name",()=>wt(e.answer.name,"Name copied."),{class:"link-button"}),v("Cop\
y link",()=>wt(location.href,"Link copied."),{class:"link-button"}),c("a",{href:po(e.state,e.answer)},"Show in the timeline"),c("a",{href:Gp(hs(e.state)),download:`${n}.json`},"JSON"),["control","test"].
map(a=>XI(e,a)))}var QI=(e,t)=>e.answer.aliases?.filter(n=>n.side===t)??[{name:e.answer.name,category:e.answer.category}];function XI(e,t){let n=e.sets&&ae(e.sets,e.state[t]);if(!n||Wx(e.answer.samples[t])===
void 0)return null;let s=`slowest call, ${t}`;if(Vn(n)!=="")return c("span",{class:"muted small",title:Vn(n)},`Perfetto: no trace of the ${t}`);let o={name:e.answer.name,names:QI(e,t),marked:Ks(e.state,
t),shortNames:e.state.use_short_name},a=v(`Perfetto: ${s}`,async()=>{a.disabled=!0;try{await EI(n,o,e.answer.samples[t],r=>j(`Loading ${U(r)}`))}catch(r){G(r.message,{urgent:!0})}finally{a.disabled=!1}},
{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return a}function ZI(e,{name:t,category:n}){let s=e.
pair.byKey?.get(Go(t,n));return s&&{diff:s.diff_per_step,href:Je({...e.state,use_short_name:!1,row:s.id})}}function eD(e,t,n){let{edges:s,control:o,test:a}=e.answer.histogram,r=[e.answer.control.samples,
e.answer.test.samples];e.bins.press(e.state.bins),e.parts.histogram.draw({edges:s,control:o,test:a,file:t,revision:`${n}#${e.state.bins}`,share:e.state.bins==="share",perStep:r[0]===r[1]?null:r,medians:[
e.answer.calls.control["50%"],e.answer.calls.test["50%"]],heading:`${k(e.answer.calls.control.count)} in the control, ${k(e.answer.calls.test.count)} in the test`,empty:s.length===0?"No calls to draw.":
""})}function tD(e,t,n){let{control:s,test:o}=e.answer.samples,a=Or(s,o),r=Vo(a,y=>y.total_duration),i=y=>e.answer.calls[y].count===0,l=r.control.map(y=>y.map(()=>null));e.parts.points.draw({rows:a.rows,
columns:a.columns,kind:"time",file:t,control:i("control")?l:r.control,test:i("test")?l:r.test,hover:(y,g,b)=>aD(y,a[y][g][b]),heading:"duration in each step of each rank",revision:n});let[d,u,h]=zx[e.
state.heat],f=Vo(a,u),m=h==="time",p={format:m?M:k,formatDiff:m?ue:Le};e.heatBar.draw(e.state.heat),e.parts.heat.draw({rows:a.rows,columns:a.columns,...f,...p,kind:h,file:t,heading:d,revision:`${n}#${e.
state.heat}`}),e.parts.grid.draw({grid:a,values:f,title:d,timeline:(y,g)=>hf(e,y,g),format:m?x:k,formatDiff:m?X:Le});let w=[a.ranksByPosition&&"ranks",a.stepsByPosition&&"steps"].filter(Boolean);e.byPosition.
hidden=w.length===0,e.byPosition.textContent=`The sides have different ${w.join(" and ")}; they are paired by position (control / test).`}function nD(e,t){let n=e.state;e.state=Ys(t),n.row!==e.state.row&&
window.scrollTo(0,0),Ns(e),pt(e,Ns)}function sD(e){e.dead=!0,e.parts.work.stop(),e.question.unmount(),e.pairRequest?.abort(),e.stopTheme(),e.charts.forEach(t=>t.unmount())}function oD(e,t){let n={context:t,
sets:null,answer:null,answerRow:"",wantedKey:"",pair:{key:"",answer:null},pairRequest:null,dead:!1};n.state=Ys(location.search),n.bins=$e("Height of the histogram",[["calls","Calls","Number of calls"],
["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],o=>ir(n,{bins:o},{replace:!0})),n.parts={sides:Oo((...o)=>ir(n,...o)),numbers:PI(),booked:AI(),
work:jI(),histogram:Og({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:n.bins.node}),points:Mg({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...o)=>t.go(
hf(n,...o))}),heat:wi({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...o)=>t.go(hf(n,...o))}),grid:iu(),related:zI({onUnit:o=>ir(n,{unit:o}),href:({name:o,category:a})=>Je(
{...n.state,row:We(o,a)})}),stack:KI()},n.charts=[n.parts.histogram,n.parts.points,n.parts.heat],n.crumb=c("nav",{class:"crumb","aria-label":"Where this is"}),n.heading=c("h1",{class:"mono op-title"}),
n.about=c("p",{class:"muted"}),n.actions=c("p",{class:"op-actions"});let s=c("div",{class:"message"});return n.heatBar=rD(o=>ir(n,{heat:o},{replace:!0})),n.byPosition=c("p",{class:"muted small",hidden:!0}),
n.results=c("div",{class:"results"},n.parts.numbers.head,c("div",{class:"op-columns"},n.parts.numbers.table,c("div",{class:"op-charts"},n.parts.histogram.node,n.parts.points.node)),n.parts.booked.node,
n.parts.work.node,n.parts.related.node,n.parts.stack.node,c("div",{class:"heat-block"},n.heatBar.node,n.parts.heat.node,n.byPosition,n.parts.grid.node)),e.append(c("div",{class:"page operation-page"},
n.crumb,c("header",{class:"op-header"},n.heading,n.about,n.actions),n.parts.sides.node,s,n.results)),n.question=Ke({context:t,results:n.results,message:s}),n.stopTheme=Re(()=>n.charts.forEach(o=>o.retheme())),
Ns(n),pt(n,Ns),{keys:{control:()=>n.parts.sides.choose("control"),test:()=>n.parts.sides.choose("test")},update:o=>nD(n,o),unmount:()=>sD(n)}}function aD(e,t){return[`${e}, rank ${t.rank}${t.span>0?`,\
 file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,M(t.total_duration),S(t.counts,"call")]}function rD(e){let t=P("heat"),n=ce(Object.entries(zx).map(([s,[o]])=>[s,o]),
e,{id:t});return{node:c("p",{class:"chart-bar"},c("label",{for:t},"Heat maps of"),n),draw(s){n.value=s}}}var Yx=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Vx=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,pf=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Jx=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Yx}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Vx}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Vx}
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
    ${pf("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${pf("")} AND side = 'control'
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
WHERE name = ${Yx}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${pf("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var iD=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),lD=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
cD=["name","short_name","kernel","operator","ended_by"],Qx=8,dD=40,Ft=e=>e.type==="integer"||e.type==="real",nc=e=>Ft(e)&&!iD.test(e.name);function kf(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(lD.
test(e)&&!/count|calls/.test(e)?"µs":"")}var uD=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n=="number");function ec(e,t,n,s=o=>o){let o=uD(e,t).map(s);return o.length>1&&o[0]!==o.at(-1)&&o.every((a,r)=>r===
0||n*(a-o[r-1])>=0)}function tv(e,t,n){let s=new Set;for(let o of e)if(s.add(o[t]),s.size>n)break;return s.size}var xf=(e,t)=>e.filter((n,s)=>!nc(n)&&t.length>0&&tv(t,s,Qx)<=Qx);function nv(e,t){let n=e.
replace(/^control(?=_|$)/,"test");return n!==e&&t.some(s=>s.name===n&&Ft(s))?n:""}function hD(e,t){let n=e.map((r,i)=>({column:r,at:i})).filter(({column:r})=>nc(r)),s=Math.abs;return(n.find(({at:r})=>ec(
t,r,-1))??n.find(({at:r})=>ec(t,r,-1,s))??n.find(({at:r})=>ec(t,r,1))??n.find(({column:r})=>kf(r.name)!=="")??n[0])?.column.name??""}var yf=(e,t)=>xf(e,t).some(({name:n})=>n==="side")?"side":"";function fD(e,t){
let n=e.findIndex((l,d)=>Ft(l)&&(/^(start|at|from)_us$/.test(l.name)||d===0&&ec(t,d,1))),s=e.filter((l,d)=>d!==n&&nc(l)),o=(s.find(({name:l})=>kf(l)!=="")??s[0])?.name;if(n<0||o===void 0)return null;let a=e[n].
name,r=/_us$/.test(a),i=nv(o,e);return!r&&t.length<=dD?{chart:"bars",x:a,y:o,y2:i,by:""}:{chart:r?"scatter":"line",x:a,y:o,y2:i,by:i?"":yf(e,t)}}function mD(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},
s=e.filter(Ft),o=e.find(({name:l})=>cD.includes(l))??e.find(({type:l})=>l==="text");if(t.length<2||s.length===0)return n;let a=e.some(({name:l})=>/^(start|at|from)_us$/.test(l)),r=!o||a?fD(e,t):null;if(r)
return r;let i=hD(e,t);return o&&i!==""&&(o.name!=="side"||tv(t,e.indexOf(o),t.length)===t.length)?{chart:"bars",x:o.name,y:i,y2:nv(i,e),by:""}:s.length>1&&i!==""?{chart:"scatter",x:s.find(({name:d})=>d!==
i).name,y:i,y2:"",by:yf(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",by:yf(e,t)}}var lr=(e,t,n=()=>!0)=>e.some(s=>s.name===t&&n(s));function pD(e,t,n){let s=mD(t,n),o=t.filter(Ft),a=o.length===0||
n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],r=a.includes(e.chart)?e.chart:a.includes(s.chart)?s.chart:"none",i=r==="bars",l=lr(t,e.x,i?void 0:Ft)?
e.x:lr(t,s.x,i?void 0:Ft)?s.x:(i?t:o)[0]?.name??"",d=o.find(({name:w})=>w!==l)??o[0],u=r==="histogram"?"":lr(t,e.y,Ft)?e.y:lr(t,s.y,Ft)&&s.y!==l?s.y:d?.name??"",h=e.chart!==""||e.y!=="",f=r==="histogr\
am"?"":lr(t,e.y2,Ft)?e.y2:h?"":s.y2,m=xf(t,n).map(({name:w})=>w),p=r==="bars"||f!==""?"":m.includes(e.by)?e.by:e.chart===""?s.by:"";return{chart:r,kinds:a,x:l,y:u,y2:f,by:p}}var wD=200,gD=400,yD=56;function tc(e){
return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Co=(e,t)=>t!==null&&nc(e)?tc(t).replace(/^-?\d+/,n=>n.replace(/\B(?=(\d{3})+$)/g,",")).replace(
"-","−"):tc(t);function bD(e,t,n){let s=Math.max(1,Math.ceil(n.length/gD)),o=e.name.length+3+(e.unit?e.unit.length+2:0);for(let a=0;a<n.length;a+=s)o=Math.max(o,Co(e,n[a][t]).length);return Math.min(
yD,o)+3}function _D(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function kD(e,t){return c("\
tr",{"aria-rowindex":String(t+2),class:t%2?"odd":""},e.rows[t].map((n,s)=>{let o=Co(e.columns[s],n);return c("td",{title:o.length>40?o:null,class:n===null?"none":e.columns[s].number?"num":""},o)}))}function xD(e,t){
let n=e.columns[t].number;e.order=e.order?.at!==t?{at:t,down:n}:e.order.down===n?{at:t,down:!n}:null;let s=e.order?.down?-1:1;e.rows=e.order===null?e.given:[...e.given].sort((o,a)=>s*_D(o[t],a[t])),e.
window.begin(null),sv(e),e.window.draw(!0),e.head.children[t].querySelector("button").focus()}function sv(e){_(e.head,e.columns.map((t,n)=>c("th",{scope:"col",class:t.number?"num":"",title:t.name,"ari\
a-sort":e.order?.at===n?e.order.down?"descending":"ascending":null},v(c("span",{class:"ellipsis"},t.name,t.unit&&c("span",{class:"muted"},`, ${t.unit}`),e.order?.at===n&&(e.order.down?" ↓":" ↑")),
()=>xD(e,n),{class:"th-button",title:`Order by ${t.name}`}))))}function vD(e,t,n){e.columns=t.map(a=>({...a,number:a.type==="integer"||a.type==="real"})),e.given=e.rows=n,e.order=null;let o=e.columns.
map((a,r)=>bD(a,r,e.rows)).map(a=>`min(${a}ch, 60cqw)`);_(e.widths,o.map(a=>c("col",{css:{width:a}}))),e.table.style.minWidth=`calc(${["0px",...o].join(" + ")})`,e.table.setAttribute("aria-rowcount",String(
e.rows.length+1)),e.window.begin(null),sv(e),e.window.draw(!0)}function $D(){let e={columns:[],given:[],rows:[],order:null};return e.head=c("tr",{"aria-rowindex":"1"}),e.widths=c("colgroup"),e.body=c(
"tbody"),e.table=c("table",{class:"result-rows"},c("caption",{class:"visually-hidden"},"Rows of the answer"),e.widths,c("thead",{},e.head),e.body),e.node=c("div",{class:"table-scroll result-scroll",tabindex:"\
0",role:"region","aria-label":"Rows of the answer"},e.table),e.window=yo({node:e.node,body:e.body,least:wD,active:null,columns:()=>Math.max(1,e.columns.length),count:()=>e.rows.length,make:t=>kD(e,t),
paper:{count:()=>e.rows.length}}),{node:e.node,unmount:e.window.unmount,show:(t,n)=>vD(e,t,n)}}var vf=50,ov=5e3,wf=40,SD=360,Jt=["--control-fill","--test-fill","--more-fill","--less-fill","--part-comp\
ute","--part-communication","--part-memory","--noise-fill"],Xx=["circle","diamond","square","triangle-up","cross","x","star","hexagon"],ED={control:0,test:1},TD=(e,t)=>`${e.name}: ${Co(e,t)}${e.unit?`\
 ${e.unit}`:""}`;function bf(e,t){let n=t.reduce((a,r)=>Math.max(a,Math.abs(r)),0),[s,o]=e.unit==="µs"?re(n):[e.unit??"",1];return{per:o,axis:{tickformat:",",ticksuffix:s?` ${s}`:"",nticks:7,title:Qe(
ie(e.name))}}}function $f({rows:e,by:t}){return t?[...Ve(e,n=>tc(n[t.at]))].map(([n,s],o)=>({name:n,rows:s,at:ED[n]??o})).sort((n,s)=>n.at-s.at):[{name:"",rows:e,at:0}]}var av=e=>ut({margin:{l:84,r:18,
t:10,b:46},dragmode:"zoom",...e});function OD(e,t){let{x:n,ys:s,rows:o}=e;return Ha({kind:s.every(({unit:a})=>a==="µs")?"time":"count",series:s.map((a,r)=>({key:a.name,name:a.name,colour:E(Jt[r])})),
bars:o.slice(0,vf).map(a=>({label:tc(a[n.at]),values:s.map(r=>({value:typeof a[r.at]=="number"?a[r.at]:null,text:Co(r,a[r.at])+(r.unit?` ${r.unit}`:"")}))}))},t)}function Zx(e,t){let n=e.rows.slice(0,
ov).filter(l=>typeof l[e.x.at]=="number"),s=l=>n.map(d=>d[l]).filter(d=>typeof d=="number"),o=bf(e.x,s(e.x.at)),a=bf(e.ys[0],e.ys.flatMap(({at:l})=>s(l))),r=$f({...e,rows:n});return{data:(e.ys.length>
1?e.ys.map((l,d)=>({one:l,rows:n,at:d})):r.map(l=>({one:e.ys[0],rows:l.rows,at:l.at}))).map(({one:l,rows:d,at:u})=>({type:"scatter",mode:t,x:d.map(h=>h[e.x.at]/o.per),y:d.map(h=>typeof h[l.at]=="numbe\
r"?h[l.at]/a.per:null),marker:{color:E(Jt[u%Jt.length]),size:d.length>500?4:7,symbol:Xx[u%Xx.length],opacity:.8},line:{color:E(Jt[u%Jt.length]),width:1.6,dash:u===1?"dash":"solid"},...Ce(d.map(h=>be(e.
columns.slice(0,12).map(f=>TD(f,h[f.at]).slice(0,120)))))})),layout:av({xaxis:{...o.axis,zeroline:!1},yaxis:{...a.axis,rangemode:"tozero"}})}}function MD(e){let t=e.reduce((r,i)=>Math.min(r,i),1/0),n=e.
reduce((r,i)=>Math.max(r,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let s=t>0&&n/t>100,[o,a]=s?[Math.log(t),Math.log(n)]:[t,n];return{log:s,edges:Array.from({length:wf+1},(r,i)=>{let l=o+(a-o)*
i/wf;return i===0?t:i===wf?n:s?Math.exp(l):l})}}function AD(e,t){let n=new Array(t.length-1).fill(0);for(let s of e){let[o,a]=[0,t.length-1];for(;a-o>1;){let r=o+a>>1;[o,a]=t[r]<=s?[r,a]:[o,r]}n[o]+=1}
return n}function RD(e){let t=i=>i.map(l=>l[e.x.at]).filter(l=>typeof l=="number"),n=t(e.rows),{edges:s,log:o}=MD(n),{per:a,axis:r}=bf(e.x,n);return{data:$f(e).map(({name:i,rows:l,at:d},u)=>{let h=AD(
t(l),s),f=E(Jt[d%Jt.length]);return{...gs(s.map(m=>m/a),h),fill:u===0?"tozeroy":"none",line:{color:f,width:1.6,shape:"linear",dash:d===1?"dash":"solid"},...Ce(h.flatMap((m,p)=>{let w=be([i,`${Co(e.x,s[p])}\
 to ${Co(e.x,s[p+1])} ${e.x.unit??""}`,k(m)]);return[w,w]}))}}),layout:av({xaxis:{...r,type:o?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:",",title:Qe("rows")}})}}var CD={bars:OD,histogram:RD,
line:e=>Zx(e,"lines"),scatter:e=>Zx(e,"markers")};function LD(e,t){let n=e==="bars"?vf:e==="histogram"?1/0:ov;return t>n?`The chart shows the first ${k(n)} of ${k(t)} rows; the table has all.`:""}function rv(e){
return e.ys.length>1?e.ys.map((t,n)=>[Jt[n],t.name]):e.by?$f(e).map(({name:t,at:n})=>[Jt[n%Jt.length],t]):[]}function ND(e){let t=null,n=nt({id:"chart-result",title:"Chart of the answer",file:"query",
level:"h2",extra:e,keys:()=>rv(t),height:s=>s.chart==="bars"?se(Math.min(vf,s.rows.length),s.ys.length):SD,make:(s,o)=>CD[s.chart](s,o)});return{...n,draw(s){t=s,n.draw(s)}}}var PD=[["bars","Bars"],["\
line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],ID={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"value",y2:"and"},histogram:{
x:"of"}};function DD(e){let t=null,n=$e("Kind of chart",PD,r=>e({chart:r,x:"",y:"",y2:"",by:""})),s=c("span",{class:"choice-fields"}),o=c("div",{class:"result-choice"},n.node,s);function a(r,i,l,d){let u=P(
"column"),{chart:h,x:f,y:m,y2:p,by:w}=t;return c("span",{class:"sample-field"},c("label",{for:u},i),ce([...d?[["",d]]:[],...l.map(y=>[y,y])],y=>e({chart:h,x:f,y:m,y2:p,by:w,[r]:y}),{id:u,value:t[r],data:{
part:r}}))}return{node:o,draw(r,i,l){t=r,n.press(t.chart);for(let[m,p]of n.buttons)p.hidden=!t.kinds.includes(m);let d=ID[t.chart]??{},u=i.filter(Ft).map(({name:m})=>m),h=xf(i,l).map(({name:m})=>m),f=i.
map(({name:m})=>m);De(s,()=>_(s,d.x&&a("x",d.x,t.chart==="bars"?f:u),d.y&&a("y",d.y,u),d.y2&&u.length>1&&a("y2",d.y2,u,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&h.length>0&&a("by","by",h,"–")),"part")}}}
var qD={rows:"there may be more rows",bytes:"the answer would be too long"};function BD({row_count:e,columns:t,truncated:n,truncated_by:s,elapsed_ms:o}){return[e===0?"No rows.":[`${S(e,"row")}, ${S(t.
length,"column")}`,c("span",{class:"muted"},` in ${k(Math.max(1,Math.round(o)))} ms`)],n&&c("span",{class:"notice truncated"},`Cut off here: ${qD[s]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function FD({answer:e,key:t,state:n,units:s,file:o},a){let{rows:r}=e,i=pD(n,a,r),l=d=>a.find(u=>u.name===d);return{...i,columns:a,rows:r,x:l(i.x),ys:[i.y,i.y2].filter(d=>d!=="").map(l),by:l(i.by),
file:o,caption:[n.q.replace(/\s+/g," ")],chosen:i,revision:JSON.stringify([t,i,Object.keys(s).length]),empty:i.chart==="none"?i.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function jD(e){let t=c("p",{class:"result-summary"}),n=DD(e),s=c("ul",{class:"chart-legend"}),o=c("p",{class:"muted small chart-limit"}),a=ND([n.node,s,o]),r=$D(),i=c("section",{class:"card tabl\
e-card","aria-label":"Rows"},r.node),l=["csv","json"].map(f=>[f,c("a",{class:"button",title:`The rows as ${f.toUpperCase()}`},f.toUpperCase())]),d=c("div",{class:"results query-results",hidden:!0},c("\
div",{class:"result-head"},t,c("div",{class:"chart-tools"},v("Copy link",()=>wt(location.href,"Link copied.")),l.map(([,f])=>f))),i,a.node),u={};function h(f,m){let p=FD(f,m);a.node.hidden=p.rows.length<
2,n.draw(p.chosen,m,p.rows);let w=p.empty?[]:rv(p);_(s,w.map(([y,g])=>c("li",{class:"key",css:{"--key-fill":`var(${y})`}},g))),s.hidden=w.length===0,o.textContent=p.empty?"":LD(p.chart,p.rows.length),
a.draw(p)}return{node:d,draw(f){let{answer:m,key:p,state:w,units:y,file:g}=f,b=m.columns.map(($,R)=>({...$,at:R,unit:$.type==="text"?"":kf($.name,y)}));_(t,BD(m));for(let[$,R]of l)R.href=Jp(Fr(w,$)),R.
download=`${g}-query.${$}`;i.hidden=b.length===0||m.rows.length===0,(u.answer!==m||u.units!==y)&&(u={answer:m,units:y},r.show(b,m.rows)),h(f,b),d.dataset.shown=p},cancelled:()=>{t.textContent=""},retheme:()=>a.
retheme(),unmount(){a.unmount(),r.unmount()}}}var WD=[["control","A","Control"],["test","B","Test","none: one set alone"]];function HD(e){let t=c("section",{class:"query-sets card","aria-label":"Sets"}),
n="";function s(o,a,[r,i,l,d]){let u=ae(a??[],o[r]),h=kn({field:r,set:u??null,none:d,text:u?"":o[r],onPick:f=>e({[r]:f?ee(f.id):""})});return c("div",{class:`side-${r} query-side`},c("b",{class:`lette\
r letter-${i.toLowerCase()}`,"aria-hidden":"true"},i),c("label",{for:h.input.id},l),h.node)}return{node:t,draw(o,a){let r=JSON.stringify([o.control,o.test,a?.map(i=>[i.id,i.label])]);r!==n&&(n=r,De(t,
()=>_(t,WD.map(i=>s(o,a,i)))))},choose:o=>tr(t,o)}}function UD(e,t){let n=0,s=t;for(let o of e){let a=o.codePointAt(0);if(s-=a<128?1:a<2048?2:a<65536?3:4,s<0)break;n+=o.length}return Math.min(n,e.length)}
function zD(e,t){let n=e.lastIndexOf(`
`,t-1)+1,s=e.indexOf(`
`,t),o=e.slice(n,s<0?e.length:s),a=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:o,from:t,to:t+a.length}}var[iv,KD]=[5,12],GD=/ \(at byte \d+\)/;function Sf(e){let t=e.field.value.split(`
`).length+1;e.field.rows=Math.max(iv,Math.min(KD,t))}function YD(e,t){e.field.focus(),document.execCommand?.("insertText",!1,t)||e.field.setRangeText(t,e.field.selectionStart,e.field.selectionEnd,"end"),
Sf(e)}function VD(e){e.error.hidden=!0,_(e.error),e.field.removeAttribute("aria-invalid"),e.field.setAttribute("aria-describedby",e.hint)}function JD(e){let t=e.text.slice(0,e.column-1).replace(/[^\t]/g,
" "),n=Math.max(1,Math.min(e.to-e.from,e.text.length-e.column+1));return c("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${e.line}`},e.text,`
`,c("span",{"aria-hidden":"true",class:"sql-mark"},t+"^".repeat(n)))}function QD(e,t){e.field.value!==t&&(e.field.value=t),Sf(e)}function XD(e,t,n){let s=e.field.value,o=n===null?null:zD(s,UD(s,n));e.
field.setAttribute("aria-invalid","true"),e.field.setAttribute("aria-describedby",`${e.errorId} ${e.hint}`),_(e.error,c("p",{},o&&c("b",{},`Line ${o.line}, column ${o.column}: `),o?t.replace(GD,""):t),
o&&JD(o),o&&v("Go there",()=>{e.field.focus(),e.field.setSelectionRange(o.from,o.to)},{class:"link-button"})),e.error.hidden=!1}function ZD({onRun:e,onCancel:t,tools:n}){let s={},o=P("sql");s.errorId=
P("sql-error"),s.hint=P("sql-hint"),s.field=c("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(iv),"aria-desc\
ribedby":s.hint,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:()=>Sf(s),keydown:l=>{l.key==="Enter"&&(l.ctrlKey||l.metaKey)&&(l.preventDefault(),
e())}}});let a=v("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),r=v("Cancel",t,{hidden:!0});return s.error=c("div",{class:"sql-error",id:s.errorId,role:"alert",hidden:!0}),{node:c("\
section",{class:"card sql-editor","aria-label":"Statement"},c("label",{for:o,class:"sql-label"},"Statement"),s.field,s.error,c("div",{class:"sql-bar"},a,r,n,c("span",{class:"muted small",id:s.hint},"C\
trl+Enter runs it. It can only read."))),field:s.field,insert:l=>YD(s,l),clearError:()=>VD(s),value:()=>s.field.value,set:l=>QD(s,l),running(l){r.hidden=!l},enable(l){a.disabled=!l},showError:(l,d)=>XD(
s,l,d)}}var eq=100,lv="tracediff.queries";function tq(e){let t=c("div",{class:"example-lists"}),n=c("details",{class:"card sql-list"},c("summary",{},c("h2",{},"Examples")),t),s=(o,a,r)=>c("section",{"\
aria-label":o},c("h3",{},o,!r&&c("span",{class:"muted small"},": choose a test as well")),c("ul",{},Jx.filter(i=>i.sides===a).map(i=>c("li",{},v(i.title,()=>e(i.statement),{class:"link-button",disabled:!r})))));
return{node:n,draw:o=>_(t,s("One set",1,!0),s("Control and test",2,o)),open:o=>{n.open=o}}}function Ef(){try{return JSON.parse(localStorage.getItem(lv))??[]}catch{return[]}}function cv(e,t){try{localStorage.
setItem(lv,JSON.stringify(t.sort((n,s)=>n.name.localeCompare(s.name))))}catch(n){return G(`That did not work. ${n.message}`,{urgent:!0}),!1}return uv(e),!0}var dv=(e,t)=>cv(e,[...Ef().filter(({name:n})=>n!==
t.name),t]);function nq(e,t){return dv(e,{name:t,statement:e.statement()})?(e.picked=t,Tf(e,!0),e.node.open=!0,G(`“${t}” is saved.`,{seconds:4}),!0):!1}function sq(e,t){cv(e,Ef().filter(({name:n})=>n!==
t.name))&&((e.list.querySelector("button")??e.box.querySelector("button")).focus(),G(`“${t.name}” is deleted.`,{action:{label:"Undo",run:()=>dv(e,t)}}))}function Tf(e,t){_(e.box,v("Save …",()=>{
if(e.statement().trim()===""){G("First write a statement.",{seconds:4});return}Tu(e.box,e.picked,{name:"Name of the query",maxlength:eq,saveSame:!0},n=>nq(e,n),()=>Tf(e,!0))},{title:"Save the statemen\
t under a name, in this browser"})),t&&e.box.querySelector("button").focus()}function uv(e){let t=Ef();e.node.hidden=t.length===0,e.node.querySelector("summary").title=S(t.length,"query","queries"),_(
e.list,t.map(n=>c("li",{},v(n.name,()=>{e.picked=n.name,e.onPick(n.statement)},{class:"link-button",title:n.statement}),Y("trash",`Delete ${n.name}`,()=>sq(e,n)))))}function oq({onPick:e,statement:t}){
let n={onPick:e,statement:t,picked:""};return n.list=c("ul",{}),n.node=c("details",{class:"card sql-list",hidden:!0},c("summary",{},c("h2",{},"Saved queries")),n.list),n.box=c("span",{class:"save-quer\
y"}),Tf(n,!1),{node:n.node,save:n.box,load:()=>uv(n),forgetName:()=>{n.picked=""}}}var hv=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`,aq=(e,{name:t,kind:n})=>n==="table"||n===
"analysis"||!e.two?[t]:[`control.${t}`,`test.${t}`];function rq(e,t){return c("li",{},v(t.name,()=>e.onInsert(hv(t.name)),{class:"schema-name mono",title:`Insert ${t.name}`}),c("span",{class:"muted sm\
all"},[t.type,t.unit].filter(Boolean).join(", ")),t.description&&c("span",{class:"schema-what small"},t.description))}function iq(e,t,n){let s=t.name.toLowerCase().includes(n),o=n===""||s?t.columns:t.
columns.filter(r=>`${r.name} ${r.description??""}`.toLowerCase().includes(n));if(o.length===0&&!s)return null;let a=c("details",{open:n!==""||e.open.has(t.name),on:{toggle:()=>{n===""&&e.open[a.open?"\
add":"delete"](t.name)}}},c("summary",{},c("span",{class:"mono"},t.name)),c("p",{class:"small"},t.description,t.description&&" ",aq(e,t).flatMap(r=>[v(`Insert ${r}`,()=>e.onInsert(hv(r)),{class:"link-\
button"})," "])),c("ul",{},o.map(r=>rq(e,r))));return a}function fv(e){let t=e.find.value.trim().toLowerCase(),n=(...i)=>(e.tables??[]).filter(({kind:l})=>i.includes(l)).map(l=>iq(e,l,t)).filter(Boolean),
s=(i,l,d)=>l.length>0&&c("details",{class:"schema-stored",open:t!==""||e.open.has(i),on:{toggle:u=>{t===""&&u.target===u.currentTarget&&e.open[u.target.open?"add":"delete"](i)}}},c("summary",{},i),d&&
c("p",{class:"small"},d),l),[o,a,r]=[n("view","table"),n("analysis"),n("stored")];_(e.list,o,s("Tables of the analyses",a,"The tables of the Analyse page. Parameters go in brackets: queue_length_summa\
ry('steps=first', 'ranks=0')."),s("Tables as the set file keeps them",r),o.length+a.length+r.length===0&&c("p",{class:"muted"},e.tables===null?"":t===""?"There are no tables.":`No table or column cont\
ains “${t}”.`))}function lq(e,t,n){e.tables=t,e.two=n,e.find.title=e.tables?S(e.tables.length,"table"):"",fv(e)}function cq(e){let t={onInsert:e,open:new Set,tables:null,two:!1},n=P("find");return t.
find=c("input",{type:"search",id:n,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"false",on:{input:()=>fv(t)}}),t.list=c("div",{class:"schema-list",tabindex:"0",role:"region","ari\
a-label":"Tables and columns"}),{node:c("section",{class:"card sql-schema","aria-label":"Tables"},c("div",{class:"chart-head"},c("h2",{},"Tables"),c("label",{for:n,class:"visually-hidden"},"Find a tab\
le or column"),t.find),t.list),draw:(o,a)=>lq(t,o,a),focus:()=>t.find.focus()}}var dq=300,Of={path:"/query",name:"Query",read:qr,mount:bq};function uq(e){let t={};for(let{name:n,unit:s}of e.flatMap(o=>o.
columns))t[n]=n in t&&t[n]!==(s??"")?"":s??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}var sc=({state:e,sets:t})=>O.find(n=>e[n]!==""&&!ae(t,e[n]));function mv(e,t,n){e.question.
say(Me({code:t,message:n},"There is no such set")),e.question.clearable({message:n},sc(e))}function pv(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.say(c("p",{class:"n\
otice",data:{code:t.code}},t.message))}async function hq(e){let t=Fr({...e.state,q:""}),n=t.toString();if(n===e.tablesKey)return;e.tablesKey=n;let s=()=>e.dead||n!==e.tablesKey;try{let o=await Qp(t);s()||
(e.units=uq(o),e.schema.draw(o,e.state.test!==""),e.editor.enable(!0),e.answer&&_f(e))}catch(o){s()||(e.tablesKey=null,e.schema.draw([],!1),o.code==="sql_off"&&pv(e,o))}}function gf(e,t){let{editor:n,
state:s}=e;if(n.set(t),t.trim()===""){n.showError("There is no statement. Write one, or choose an example.",null),n.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===s.q?{}:Ip})}
function fq({question:e,editor:t,result:n}){e.drop(),t.running(!1),n.cancelled(),e.say(c("p",{class:"notice"},"Cancelled.")),j("Cancelled."),t.field.focus()}function mq(e,t){e.answer=null,e.answered="",
e.editor.running(!1),t.code==="sql_off"?pv(e,t):t.code==="unknown_set"&&sc(e)?mv(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(c("p",{class:"visually-hidden",data:{code:t.
code}},"The statement was refused.")))}function _f(e){let{answer:t,answered:n,state:s,sets:o,units:a}=e,r=i=>ae(o??[],s[i])?.label??s[i];e.result.draw({answer:t,key:n,state:s,units:a,file:`tracediff-${O.
filter(i=>s[i]!=="").map(i=>Ne(r(i))).join("-")}`})}function pq(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-dq&&t.scrollIntoView({block:"start"}),e.byHand=!1}function wq(e){
let{editor:t,context:n,question:s}=e,o=Fr(e.state).toString();if(o===e.answered){_f(e),n.settled();return}o!==e.asked&&(e.asked=o,t.clearError(),t.running(!0),e.examples.open(!1),s.ask(a=>Vp(new URLSearchParams(
o),{signal:a}),a=>{e.answer=a,e.answered=o,t.running(!1),s.say(null),_f(e),pq(e),j(S(a.row_count,"row"))},a=>mq(e,a)))}function gq(e){let{state:t,question:n,editor:s,context:o}=e;n.drop(),e.answer=null,
e.answered=e.asked="",s.clearError(),s.running(!1),n.say(c("p",{class:"visually-hidden"},"")),e.examples.open(!0);let a=sc(e);a&&mv(e,"unknown_set",`there is no set "${t[a]}"`),o.settled()}function wv(e){
let{state:t,examples:n}=e,s=t.q.trim().split(`
`).find(a=>!a.startsWith("--"))??"";e.context.setTitle([s.slice(0,60),"Query"].filter(a=>a!=="").join(" · ")),e.sides.draw(t,e.sets),n.draw(t.test!=="");let o=t.q===""?e.left:e.lists;n.node.parentNode!==
o&&o[t.q===""?"append":"prepend"](n.node),hq(e),t.q===""?gq(e):wq(e)}var ev=e=>cl(e,O.map(t=>e.state[t]),{message:e.message,parts:[e.sides.node,e.editor.node,e.lists],words:"No sets are stored yet. ",
none:()=>e.context.setTitle("Query"),draw:()=>e.state.control===""?e.change({control:ee(e.sets[0].id)},{replace:!0}):wv(e)});function yq(e,t){let{change:n}=e;e.sides=HD(n),e.saved=oq({onPick:s=>gf(e,s),
statement:()=>e.editor.value()}),e.editor=ZD({onRun:()=>gf(e,e.editor.value()),onCancel:()=>fq(e),tools:e.saved.save}),e.examples=tq(s=>{e.saved.forgetName(),gf(e,s)}),e.schema=cq(s=>e.editor.insert(s)),
e.result=jD(s=>n(s,{replace:!0})),e.message=c("div",{class:"message"}),e.left=c("div",{class:"query-left"},e.editor.node,e.message,e.result.node),e.lists=c("div",{class:"query-lists"},e.saved.node,e.schema.
node),t.append(c("div",{class:"page query-page"},c("h1",{},"Query"),e.sides.node,c("div",{class:"query-work"},e.left,e.lists))),e.question=Ke({context:e.context,results:e.result.node,message:e.message})}
function bq(e,t){let n={context:t,state:qr(location.search),change:(i,l)=>t.go(Br({...n.state,...i}),l),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};yq(n,e);let{
editor:s,sides:o,result:a}=n,r=Re(()=>a.retheme());return s.set(n.state.q),n.saved.load(),ev(n),{keys:{search:()=>n.schema.focus(),control:()=>o.choose("control"),test:()=>o.choose("test")},update(i){
let l=n.state;n.state=qr(i),n.state.q!==l.q&&s.set(n.state.q),n.sets?.length>0&&!sc(n)&&n.state.control!==""?wv(n):ev(n)},unmount(){n.dead=!0,n.question.unmount(),r(),a.unmount()}}}var gv=20,_q=1,dr=(e,t)=>e.ranks===1||t==="none"?`rank ${e.rank}`:t==="group"?`group ${e.component}`:`${e.host}${e.component>0?`, group ${e.component}`:""}`,Mf=(e,t)=>[...e].sort((n,s)=>(t==="lateness"?
s.late_us-n.late_us||s.last-n.last:0)||n.rank-s.rank),yv=(e,t,n)=>e.aligned&&e.component===t.component&&(n==="group"||e.host===t.host),Lo=({half_low:e,half_high:t})=>Math.max(e,t)>0?`± ${x(Math.max(
e,t))}`:"",ac=e=>e.status==="reference"?e.component===null?"its own: no other clock to compare with":"common, the reference":e.aligned?`common${Lo(e)&&` ${Lo(e)}`}`:`not on the common clock: ${Ed[e.status]?.[2]??
e.status}`,bv=e=>e.aligned?e.collectives>0?`begins collectives ${x(Math.abs(e.late_us))} ${e.late_us<0?"before":"after"} the median of its ranks; certainly last in ${k(e.last)} of ${k(e.collectives)}`:
"no collectives that match":"how late it comes is not known",kq=(e,t)=>()=>[c("b",{},dr(e,t)),e.ranks>1&&c("span",{},` ${S(e.ranks,"rank")}`),t==="none"&&e.host&&c("span",{},` ${e.host}`),!e.aligned&&
t==="none"&&c("span",{class:"warn"}," own clock"),e.late_us>Math.max(e.half_low,e.half_high)&&c("span",{class:"rank-late"},`mean +${x(e.late_us)}`)];function _v(e,{clock:t,lanes:n,left_out:s},o){let a=d=>`\
rank${d.length>1?"s":""} ${ne(d.map(({rank:u})=>u))}`,r=n.filter(d=>d.step_start===null),i=n.filter(d=>!d.aligned),l=new Set(n.filter(d=>d.aligned).map(({component:d})=>d));return[n.length===1&&n[0].ranks<=
1&&`The ${e} has one rank: no other waits for it.`,n.every(({start:d})=>d.length===0)?`No rank of the ${e} has work here.`:r.length>0&&`The lanes of these ranks of the ${e} are empty, as they lack thi\
s step: ${a(r)}.`,s.lanes>0&&`Not shown for the ${e}: ${S(s.lanes,"lane")}. Fold them by host.`,i.length>0&&n.length>1&&`${t==="not_aligned"?`The clocks of the ranks of the ${e} cannot be aligned`:`No\
t all ranks of the ${e} are on the common clock`}. ${t==="not_aligned"?"Each lane":"Such a lane"} runs by its own clock and begins at 0: do not read who is early or late from it. ${Td(i.map(d=>o.find(
({rank:u,status:h})=>u===d.rank&&h===d.status)??d))}`,l.size>1&&`The ${e} has ${l.size} groups of ranks that share no collective: within a group the lanes are on one clock, between groups nothing is k\
nown.`].filter(Boolean)}function oc(e,t,n){let{start:s,duration:o}=e,a=ka(s,0,s.length,t),r=a>0&&s[a-1]+o[a-1]>t?a-1:a;return{lane:e,first:r,end:Math.max(r,ka(s,0,s.length,n-1e-6)),from:t,to:n}}function xq(e,{
window:t,whole:n}){let s=t===n?void 0:t.byId.get(e),o=n.byId.get(e),a=s?[o&&oc(o,-1/0,t.from),oc(s,t.from,t.to),o&&oc(o,t.to,1/0)].filter(Boolean):[oc(o,-1/0,1/0)];return{cuts:a,length:a.reduce((r,{first:i,
end:l})=>r+l-i,0)}}function Af({window:e,whole:t},n){return[e,t].forEach(s=>{s.byId??=new Map(s.lanes.map(o=>[dr(o,n),o]))}),{window:e,whole:t}}function kv(e){let t={tops:[],bands:[],lanes:[],names:[],
categories:[],kinds:[],gaps:[],shift:0},[n,s]=[[],[]],o=0;for(let{id:a,lane:r,fold:i,open:l,answers:d,own:u}of e){let h=t.tops.length;if(n.push({...xq(a,d),row:h,lane:t.lanes.length}),t.bands.push({id:a,
label:a,title:`${a}${i==="none"?` · ${ac(r)}`:""} · ${bv(r)}`,head:kq(r,i),sort:"rank",row:h,rows:1,top:o,height:gv,folds:!0,open:l,lane:r}),t.lanes.push({id:a,label:a,sort:"rank",rank:r}),t.tops.push(
o+_q),o+=gv,u){s.push({own:u,at:r.at,rate:r.rate,row:h+1,lane:t.lanes.length,name:t.names.length,gap:t.gaps.length});let f=m=>({...m,id:`${a} ${m.id}`,own:m.id,of:r.rank});t.bands.push(...u.bands.map(
m=>({...f(m),row:m.row+h+1,top:m.top+o}))),t.lanes.push(...u.lanes.map(f)),u.tops.forEach(m=>t.tops.push(m+o)),["names","categories","kinds","gaps"].forEach(m=>t[m].push(...u[m])),o+=u.height}}return t.
rankRows=new Set(t.bands.filter(({sort:a})=>a==="rank").map(({row:a})=>a)),Object.assign(t,{tops:Float64Array.from(t.tops),height:o},vq(n,s))}function vq(e,t){let n=(h,f)=>h.reduce((m,p)=>m+f(p),0),s=n(
e,({length:h})=>h),o=s+n(t,({own:h})=>h.length),a=h=>new Int32Array(o).fill(h),r={start:new Float64Array(o),end:new Float64Array(o),row:new Uint16Array(o),lane:a(0),level:a(0),name:a(-1),occurrence:a(
-1),merged:a(1),sort:a(mo),gap:a(-1)};St.forEach(h=>{r[h]=new Uint8Array(s)});let i=0;for(let{cuts:h,row:f,lane:m,length:p}of e){r.row.fill(f,i,i+p),r.lane.fill(m,i,i+p);for(let{lane:w,first:y,end:g,from:b,
to:$}of h)for(let R=y;R<g;R+=1,i+=1)r.start[i]=Math.max(b,w.start[R]),r.end[i]=Math.min($,w.start[R]+w.duration[R]),r.compute[i]=w.compute[R],r.communication[i]=w.communication[R],r.memory[i]=w.memory[R]}
let l=s+n(t,({own:h})=>h.pieces.length),d={start:new Float64Array(l),end:new Float64Array(l),row:new Uint16Array(l),of:new Int32Array(l).map((h,f)=>f),length:l};["start","end","row"].forEach(h=>d[h].set(
r[h].subarray(0,s)));let u=i;for(let{own:h,at:f,rate:m,row:p,...w}of t){let y=(g,b,$,R)=>{[g.start[b],g.end[b]]=[f+$.start[R]*m,f+$.end[R]*m],g.row[b]=$.row[R]+p};for(let g=0;g<h.pieces.length;g+=1,u+=
1)y(d,u,h.pieces,g),d.of[u]=h.pieces.of[g]+i;for(let g=0;g<h.length;g+=1,i+=1)y(r,i,h,g),["level","occurrence","merged","sort"].forEach(b=>{r[b][i]=h[b][g]}),["name","gap","lane"].forEach(b=>{r[b][i]=
h[b][g]<0?-1:h[b][g]+w[b]})}return{...r,runs:s,length:o,pieces:d}}function xv(e,t,n,{index:s,view:o,scale:a,width:r,height:i},l){let d=St.map(m=>E(`--part-${m}`)),u=globalThis.devicePixelRatio||1,h=m=>Math.
round(u*Math.min(r,Math.max(0,(m-o.from)*a)))/u,f=0;return St.forEach((m,p)=>{let w=-1;Si(s,t,o.from,o.to,y=>{let[g,b]=[h(s.start[y]),h(s.end[y])],$=i*l[m][y]/100;if($>0&&(b>w||b===g)){let R=St.slice(
0,p).reduce((C,V)=>C+l[V][y],0);e.box(g,n+i-i*R/100-$,Math.max(1/u,b-g),$,d[p]),w=b,f+=1}})}),f}var $q=14,cr=9,Sq=5;function vv(e,t,n,{arrivals:s,meetings:o}){let a=n.bands.filter(({sort:r,row:i,height:l,
lane:d})=>r==="rank"&&d.at!==null&&t.y(i)<t.height&&t.y(i)+l>0);for(let{row:r,lane:i}of a){let l=t.y(r),d=[];[i.step_start,i.step_end].filter(u=>u!==null).forEach(u=>{let h=Math.round(t.x(u))+.5;e.line(
h,l,h,l+t.rowHeight,E("--text"),1),$v(e,t,u,l,i)}),s.filter(({rank:u})=>u===i.rank).map(({start:u})=>t.x(u)).forEach(u=>{u>-cr&&u<t.width+cr&&d.every(h=>Math.abs(h-u)>=$q)&&(d.push(u),e.line(u,l,u,l+t.
rowHeight,E("--more"),1.5),e.words(u-cr/2,l+cr-1,"▼",E("--more"),{size:cr}))})}o.forEach(({rows:r,mark:i})=>Eq(e,t,a,r,E(i)))}function $v(e,t,n,s,{half_low:o,half_high:a}){let[r,i]=[t.x(n-o),t.x(n+a)];
if(i-r>=Sq){let l=Math.round(s+t.rowHeight/2)+.5;e.line(r,l,i,l,E("--text"),1.5),[r,i].forEach(d=>e.line(d,l-3,d,l+3,E("--text"),1.5))}}function Eq(e,t,n,s,o){let a=null;for(let{row:r,lane:i}of n){let l=s.
get(i.rank);if(l){let d=t.y(r),u=[t.x(l.start),t.x(l.start+l.duration)],[h,f]=[Math.max(-3,u[0]),Math.min(t.width+3,u[1])];f>=h&&e.frame(h,d+.5,Math.max(2,f-h),t.rowHeight-2,o,2),a?.ends.forEach((m,p)=>e.
line(m,a.y,u[p],d,o,1)),$v(e,t,l.start,d,i),a={ends:u,y:d+t.rowHeight-2}}}}function rc({last:e,certain:t,rows:n},s){let o=Math.max(...n.map(({wait:i})=>i??0));if(e==null)return"Which rank arrives last\
 is not known.";let a=n.every(({aligned:i})=>i)?"":ha,r=s&&Lo(s)?` (${Lo(s)})`:"";return t?`rank ${e} arrives last${a}: the others wait up to ${x(o)}${r}`:`rank ${e} seems to arrive last${a}, by less \
than the clocks are uncertain: waits up to ${x(o)}${r}`}function Sv(e,t,{arrival:n,meeting:s}){let{rank:o,label:a}=e.lanes[e.lane[t]],r=100-St.reduce((d,u)=>d+e[u][t],0),i=[...St.map(d=>[d==="communic\
ation"?"exposed communication":d,e[d][t]]),["idle",r]].filter(([,d])=>d>0),l=s?.rows.get(o.rank);return[[`${a}${o.host?` · ${o.host}`:""}`,"strong"],n&&[`▼ rank ${n.rank} arrives last at ${n.name}${e.
lanes.every(({rank:d})=>d.aligned)?"":`,${ha}`}: the others wait up to ${x(n.waited)}${Lo(o)&&` (${Lo(o)})`}`,"change"],l&&n?.instance!==s.answer.instance&&[`${s.answer.name}: ${rc(s.answer,s.lane)}`,
"change"],l?.wait>0&&[`this rank waits ${M(l.wait)}`],[i.map(([d,u])=>`${d} ${F(u)}`).join(", ")],[`${M(e.end[t]-e.start[t])}, from ${M(e.start[t])}`],o.at!==null&&[ac(o),"muted"],[bv(o),"muted"]].filter(
Boolean)}var Po=9,ic=3,Tq=7;function Oq(e){e.pending=0;let t=e.node.clientWidth,n=O.flatMap(r=>[!0,!1].map(i=>e.panes.filter(l=>l.side===r&&!(i&&l.kind==="ranks")&&l.data()?.bands.some(d=>d.sort==="host"===i)).
map(l=>({pane:l,host:i})))).filter(r=>r.length>0),s=Math.max(1,n.length)*(Po+ic)+ic,o=ia(e.canvas,t,s,{alpha:!1});o.fillStyle=E("--surface-sunk"),o.fillRect(0,0,t,s);let a=r=>t*(r-e.extent.from)/(e.extent.
to-e.extent.from);n.forEach((r,i)=>r.forEach(({pane:l,host:d})=>{let u=ic+i*(Po+ic);l.kind==="ranks"?Mq(o,l.data(),u,a,Math.ceil(t)):Aq(o,l,d,u,a)}))}function Mq(e,t,n,s,o){let a=t.bands.filter(({sort:i})=>i===
"rank").length,r=new Float64Array(o).fill(n+Po);for(let i of St){let l=new Float64Array(o);for(let d=0;d<t.runs;d+=1){let[u,h]=[Math.max(0,s(t.start[d])),Math.min(o,s(t.end[d]))];for(let f=Math.floor(
u);f<h;f+=1)l[f]+=t[i][d]*(Math.min(f+1,h)-Math.max(f,u))}e.fillStyle=E(`--part-${i}`),l.forEach((d,u)=>{let h=Po*d/100/a;r[u]-=h,e.fillRect(u,r[u],1,h)})}}function Aq(e,t,n,s,o){let a=t.data();e.fillStyle=
E(n?"--span-host":"--span-compute");let r=new Map,i=-1/0;for(let l=0;l<a.length;l+=1){if(a.lanes[a.lane[l]]?.sort==="host"!==n)continue;let[d,u]=[o(a.start[l]),o(a.end[l])],h=t.changeAt(l);if(h!==""&&
a.merged[l]<=1){let f=r.get(h)??[];f.push(d,u),r.set(h,f)}a.name[l]>=0&&a.lanes[a.lane[l]].sort!=="other"&&(u>i+.5||d<i-50)&&(e.fillRect(d,s,Math.max(.5,u-d),Po),i=u)}for(let[l,d]of r){e.fillStyle=E(`\
--span-${l}`);for(let u=0;u<d.length;u+=2)e.fillRect(d[u],s,Math.max(.7,d[u+1]-d[u]),Po)}}function Cf(e){e.pending||=requestAnimationFrame(()=>Oq(e))}function Iv(e){let t=e.extent.to-e.extent.from,n=100*
(e.view.from-e.extent.from)/t,s=100*(e.view.to-e.view.from)/t;e.frame.style.setProperty("left",`${n}%`),e.frame.style.setProperty("width",`${s}%`)}function lc(e,t){let n=e.node.getBoundingClientRect(),
s=(t.clientX-n.left)/Math.max(1,n.width);return e.extent.from+Math.min(1,Math.max(0,s))*(e.extent.to-e.extent.from)}var Rq=e=>e.view.to-e.view.from>.999*(e.extent.to-e.extent.from);function Ev(e,t){let n=Tq*
(e.extent.to-e.extent.from)/Math.max(1,e.node.clientWidth),[s,o]=[e.view.from,e.view.to].map(a=>Math.abs(lc(e,t)-a));return t.shiftKey||Math.min(s,o)>n?t.shiftKey||Rq(e)?"range":"move":s<o?"from":"to"}
function Tv(e,t){let{part:n,at:s,view:o}=e.press;if(n==="move")e.onRange(o.from+t-s,o.to+t-s);else if(n!=="range"){let a={...o,[n]:t};e.onRange(Math.min(a.from,a.to),Math.max(a.from,a.to))}}function Cq(e,t,n){
[e.panes,e.extent]=[t,n],Cf(e),Iv(e)}function Lq(e){cancelAnimationFrame(e.pending),e.size.disconnect(),e.stopTheme()}function Nq({onRange:e}){let t={onRange:e,panes:[],extent:{from:0,to:1},pending:0,
press:null};return t.canvas=c("canvas",{"aria-hidden":"true"}),t.frame=c("div",{class:"overview-view"}),t.node=c("div",{class:"timeline-overview","aria-hidden":"true"},t.canvas,t.frame),t.view=t.extent,
t.node.addEventListener("pointerdown",n=>{if(n.button===0){t.node.setPointerCapture(n.pointerId);let s=lc(t,n);t.press={part:Ev(t,n),at:s,view:t.view},t.press.part==="move"&&(s<t.view.from||s>t.view.to)&&
(t.press.view=Xt(s,s,t.view.to-t.view.from),Tv(t,s))}}),t.node.addEventListener("pointermove",n=>{t.press?Tv(t,lc(t,n)):t.node.style.cursor=["from","to"].includes(Ev(t,n))?"ew-resize":""}),t.node.addEventListener(
"pointerup",n=>{let[s,o]=[t.press?.at,lc(t,n)];t.press?.part==="range"&&s!==o&&e(Math.min(s,o),Math.max(s,o)),t.press=null}),t.node.addEventListener("pointercancel",()=>{t.press=null}),t.size=new ResizeObserver(
()=>Cf(t)),t.size.observe(t.node),t.stopTheme=Re(()=>Cf(t)),{node:t.node,draw:(n,s)=>Cq(t,n,s),view(n,s){t.view={from:n,to:s},Iv(t)},unmount:()=>Lq(t)}}var Pq=15,cc=190,Iq={longer:"▲ ",shorter:"▼ ",
new:"+ ",gone:"− ","":""},Dv=.02,Dq=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],qq=new Set(["new","gone","gap"]),Bq={control:"A",test:"B"},Fq=[
1,.78,.56];function jq(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,n]=Ki(e.row),s=Math.abs(n-t)/Math.max(t,n);return s>=.5?0:s>=.25?1:2}function Wq(e,t,n){return e.sort[t]===Ra?"gap":
e.sort[t]===Ca?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Gn||e.sort[t]===mo?"outside":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort==="host"?"host":{COMMUNICATION:"\
communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Ov(e){e.fills=Object.fromEntries(Dq.map(t=>[t,Fq.map(n=>Id(E(`--span-${t}`),E("--surface"),n))]))}var qv=(e,t)=>e.data.name[t]<0||
e.data.lanes[e.data.lane[t]]?.sort==="other"?"":e.ofName[e.data.name[t]];function Bv(e){let t=e.data.names.map((n,s)=>e.changes?.get(Se(n,e.data.categories[s])));e.ofName=t.map(n=>n?.change??""),e.strengths=
t.map(jq),e.classes=Array.from({length:e.data.length},(n,s)=>Wq(e.data,s,qv(e,s)))}function Mv(e,t){if(e.data.sort[t]===Ra){let a=e.data.gaps[e.data.gap[t]];return`idle ${x(a.duration)} · host: ${a.operator??
a.host??"nothing recorded"}`}if(e.data.sort[t]===Ca){let a=e.data.gaps[e.data.gap[t]];return`step ${a.step_number} · ${x(a.duration)}`}if(e.data.sort[t]===Gn)return Q(e.data.gaps[e.data.gap[t]].mean,
0,3);let n=e.data.names[e.data.name[t]],o=as({name:n,category:e.data.categories[e.data.name[t]]})?`${js} (${n})`:n||"(no name)";return(Iq[e.classes[t]]??"")+(e.data.merged[t]>1?`${e.data.merged[t]} ro\
ws, most of them ${o}`:o)}function Hq(e){let t=JSON.stringify(e.data.bands);if(t===e.headsOf)return;e.headsOf=t;let{lane:n,act:s}=e.heads.contains(document.activeElement)?document.activeElement.dataset:
{},o=i=>Y("pin",`${e.kind==="pinned"?"Unpin":"Pin"} ${i.label}`,()=>e.on.pin(e.self,i),{class:"lane-pin",data:{lane:i.id,act:"pin"}}),a=({label:i,head:l})=>e.kind==="pinned"?`${Bq[e.side]}: ${i}`:l?.()??
i,r=e.data.bands.find(({id:i,folds:l})=>l&&i===e.reached)?.id??e.data.bands[0]?.id;e.heads.style.height=`${e.data.height}px`,_(e.heads,e.data.bands.map(i=>c("li",{title:i.title??i.label,class:`lane-he\
ad${i.sort==="rank"?" rank-head":i.of===void 0?"":" rank-part"}`,css:{top:`${i.top}px`,height:`${i.height}px`}},i.folds?v(a(i),()=>e.on.fold(e.self,i),{class:"lane-fold",data:{lane:i.id,act:"fold"},"a\
ria-expanded":String(i.open),tabindex:e.kind==="ranks"&&i.id!==r?"-1":null}):c("span",{},a(i)),e.on.pin&&o(i)))),[...e.heads.querySelectorAll("button")].find(({dataset:i})=>i.lane===n&&i.act===s)?.focus()}
var Fv=e=>e.kind==="ranks"?[...e.heads.querySelectorAll(".lane-fold")]:[];function Av(e,t){let n=Fv(e);n.some(({dataset:s})=>s.lane===t)&&(n.forEach(s=>{s.tabIndex=s.dataset.lane===t?0:-1}),e.reached=
t)}function Rv(e,t){let n=Fv(e),s=n.includes(t.target),o=n.findIndex(({tabIndex:r})=>r===0),a={ArrowDown:n[o+1],ArrowUp:n[o-1],...s&&{Home:n[0],End:n.at(-1)}}[t.key];if(a)t.preventDefault(),a.focus();else if(t.
key==="Enter"&&!s&&o>=0)return n[o].click(),!0;return a!==void 0}function Uq(e,t,n){for(let{top:s}of e.data?.bands??[]){let o=Math.round(n.top+s)+.5;t.line(0,o,n.width,o,E("--grid"))}e.on.decorate(t,n,
e.self)}function zq(e,t,n){e.data=t,Bv(e),e.drawing.set({...t.pieces,tops:t.tops,height:t.height,from:n.from,to:n.to}),e.node.hidden=t.bands.length===0,Hq(e)}function Kq(e,t){e.changes=t,e.data&&(Bv(e),
e.drawing.redraw())}function Gq(e,t){let n=t&&new Set(t);e.drawing.highlight(n&&[...e.data.pieces.of.keys()].filter(s=>n.has(e.data.pieces.of[s])))}function Yq(e,t){let{height:n,paint:s}=e.drawing.whole(
t-cc);return{height:n,paint(o){s(Oi(o,cc,0)),e.data.bands.forEach(({label:a,top:r})=>o.words(6,r+Pq,ns(a,30),E("--muted")))}}}function Vq(e){e.stopTheme(),e.drawing.destroy()}function Jq({side:e,kind:t,
on:n}){let s={side:e,kind:t,on:n,data:null,classes:[],ofName:[],strengths:[],changes:null,fills:{},headsOf:"",reached:""},o=`${e==="control"?"Control":"Test"}, ${t}`;s.heads=c("ul",{class:"timeline-he\
ads","aria-label":`Lanes: ${o}`,on:{keydown:l=>Rv(s,l),focusin:({target:l})=>Av(s,l.dataset.lane)}});let a=c("div",{class:"timeline-drawing"});s.node=c("div",{class:`timeline-pane timeline-${t}`,data:{
side:e}},s.heads,a),s.self={side:e,kind:t,node:s.node,data:()=>s.data};let r=l=>l<0?-1:s.data.pieces.of[l],i=l=>s.fills[s.classes[l]][["longer","shorter"].includes(s.classes[l])?s.strengths[s.data.name[l]]:
0];return Ov(s),s.drawing=Ri(a,{rowHeight:ji,label:`${o}: a table below has the same`,least:Dv,colour:l=>i(r(l)),hatched:l=>qq.has(s.classes[r(l)]),text:l=>Mv(s,r(l)),onHover:(l,d)=>n.hover(s.self,r(l),
d),onPick(l,d){Av(s,s.data.lanes[s.data.lane[r(l)]]?.id),n.pick(s.self,r(l),d)},onView:(l,d,u)=>n.view(s.self,l,d,u),onMeasure:n.measure,onKey:l=>Rv(s,l)||n.key(l,s.self),...t==="ranks"&&{room:s.node,
row:(...l)=>n.row(s.self,...l)},decorate:(l,d)=>Uq(s,l,d)}),s.stopTheme=Re(()=>{Ov(s),s.drawing.redraw()}),Object.assign(s.self,{drawing:s.drawing,show:(l,d)=>zq(s,l,d),setChanges:l=>Kq(s,l),highlight:l=>Gq(
s,l),whole:l=>Yq(s,l),changeAt:l=>qv(s,l),textOf:l=>Mv(s,l),title:o,destroy:()=>Vq(s)})}function Cv(e,t,{start:n,end:s,row:o},a,r,i){let l=Math.max(-3,t.x(n)),d=Math.min(t.width+3,t.x(s));d>=-3&&l<=t.
width+3&&e.frame(l-.5,t.y(o)-.5,Math.max(2,d-l)+.5,i,a,r)}function Qq(e,t,n,s){let o=-1,a=r=>t.y(n.row[r])+2+(s-4)*(1-n.gaps[n.gap[r]].at);for(let r=0;r<n.length;r+=1){if(n.sort[r]!==Gn)continue;let i=t.
x(n.start[r]),l=t.x(n.end[r]);l>=0&&i<=t.width&&(e.line(i,a(r),l,a(r),E("--text"),1),o>=0&&n.row[o]===n.row[r]&&n.end[o]===n.start[r]&&e.line(i,a(o),i,a(r),E("--text"),1)),o=r}}function Xq(e,t,n,s){let o=t.
rowHeight;Qq(e,t,n.data()??{length:0},o);let a=s.path(n.side);if(a&&Wy(e,t,n,a),s.measure){let{from:r,to:i}=s.measure,[l,d]=[t.x(r),t.x(i)];e.alpha(.16),e.box(l,0,d-l,t.height,E("--accent")),e.alpha(1);
for(let u of[l,d])e.line(u,0,u,t.height,E("--accent"),1)}if(s.aligned!==null){let r=Math.round(t.x(s.aligned))+.5;e.line(r,0,r,t.height,E("--accent"),1.5)}for(let r of s.selected)r.pane===n&&Cv(e,t,r,
E("--accent"),2.5,o);s.partner?.pane===n&&Cv(e,t,s.partner,E("--text"),1.5,o)}var Lf={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function Nf(e,t=x){
if(!e||e.change==="")return"";let{row:n,change:s}=e,[o,a,r]=Ki(n);return`${Lf[s]}: ${t(o)} → ${t(a)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Zq(e,t,{changes:n,partner:s,
other:o}){let a=e.data(),r=a.start[t]+a.shift,i=a.end[t]-a.start[t];if(a.sort[t]===Ra){let m=a.gaps[a.gap[t]];return[["The device is idle","strong"],[`${M(i)}, from ${M(r)}`],[m.host?`the host: ${m.host}${m.
operator&&m.operator!==m.host?` in ${m.operator}`:""}`:"the host: mostly nothing recorded"],m.next&&[`then: ${m.next}`]].filter(Boolean)}if(a.sort[t]===Ca){let m=a.gaps[a.gap[t]];return[[`Step ${m.step_number}\
, as the device has it`,"strong"],[`${M(i)}, from ${M(r)}`],[rs(m)],[`the host began it at ${M(m.host_start)}`,"muted"]]}if(a.sort[t]===Gn){let{name:m,mean:p,min:w,max:y}=a.gaps[a.gap[t]];return[[`${m}\
: ${Q(p,0,3)}`,"strong"],w<y&&[`from ${Q(w,0,3)} to ${Q(y,0,3)} in this pixel`],[`${M(i)}, from ${M(r)}`]].filter(Boolean)}let l=a.names[a.name[t]],d=as({name:l,category:a.categories[a.name[t]]});if(a.
merged[t]>1)return[[`${k(a.merged[t])} rows too short to draw separately`,"strong"],[`most of the time: ${l}`],d&&[js],["zoom in to see them","muted"]].filter(Boolean);let u=a.lanes[a.lane[t]],h=[[l||
"(no name)","mono strong"],...d?[[js]]:[],[`${M(i)}, from ${M(r)}`],[`${a.categories[a.name[t]]} · ${u.label}`,"muted"]];if(!vs(a,t))return[...h,["not part of this step: it began before, or another o\
ne launched it","muted"]];let f=Nf(n?.get(zi(a,t)),M);if(f&&h.push([f,"change"]),s){h.push([`${o}: ${M(s.duration)} (${ue(e.side==="control"?s.duration-i:i-s.duration)} test against control), from ${M(
s.start)}`]);let m=Zd(n,o,l,a.categories[a.name[t]]);m!==l&&h.push([`${o}: ${m}`,"mono muted"])}else s===null&&o&&h.push([`${o}: no ${k(a.occurrence[t]+1)}${jv(a.occurrence[t]+1)} call of this name`,"\
muted"]);return h}var jv=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",Pf=e=>`${k(e)}${jv(e)}`,No=14;function eB(){let e=c("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});
return{node:e,show(t,n,s){_(e,t.map(([l,d])=>c("p",{class:d},c("bdi",{},l)))),e.hidden=!1;let{width:o,height:a}=e.getBoundingClientRect(),r=n+No+o>window.innerWidth?n-No-o:n+No,i=s+No+a>window.innerHeight?
s-No-a:s+No;e.style.setProperty("left",`${Math.max(4,r)}px`),e.style.setProperty("top",`${Math.max(4,i)}px`)},hide(){e.hidden=!0}}}function tB(){let e=W("polygon",{class:"join-shape"}),t=W("g",{class:"\
join-links"}),n=P("arrow"),s=W("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},W("marker",{id:n,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},W("path",
{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{node:s,drawLinks(o){let a=s.getBoundingClientRect();_(t,o.map(([r,i])=>{let[l,d]=[Math.min(r.right,i.left),i.left].map(f=>f-a.left),[u,h]=(r.bottom<=
i.top?[r.bottom,i.top]:[r.top,i.bottom]).map(f=>f-a.top);return W("path",{"marker-end":`url(#${n})`,d:`M${l} ${u}L${d} ${h}`})}))},draw(o,a){if(!o||!a){e.setAttribute("points","");return}let r=s.getBoundingClientRect(),
[i,l]=o.top<=a.top?[o,a]:[a,o],d=({left:p,right:w})=>[p,Math.max(w,p+1.5)],[[u,h],[f,m]]=[d(i),d(l)];e.setAttribute("points",[[u,i.bottom],[h,i.bottom],[m,l.top],[f,l.top]].map(([p,w])=>`${p-r.left},${w-
r.top}`).join(" "))}}}function nB(e,t){let[n,s]=re(t*10);return`${Q(e/s,0,3).replace("-","−")} ${n}`}function Lv(e,t,n){Fg(e,{view:t,width:n,format:nB,colours:{surface:E("--surface"),border:E("--bo\
rder"),muted:E("--muted")}})}function sB(){let e=c("canvas",{}),t=c("div",{class:"timeline-ruler","aria-hidden":"true"},e),n={from:0,to:1},s=0;function o(){s=0;let l=t.clientWidth;Lv(Ti(ia(e,l,fn,{alpha:!1}),
getComputedStyle(document.body).fontFamily),n,l)}let a=()=>{s||=requestAnimationFrame(o)},r=new ResizeObserver(a);r.observe(t);let i=Re(a);return{node:t,view(l,d){n={from:l,to:d},a()},whole:l=>({height:fn,
paint:d=>Lv(Oi(d,cc,0),n,l-cc)}),unmount(){cancelAnimationFrame(s),r.disconnect(),i()}}}var oB=60,aB=40,rB=130,Nv=8,ur=({kind:e})=>e==="pinned";function iB(e){e.pins.hidden||hr(e),e.on.scroll?.()}var Qt=e=>e.
shown[0]??e.panes[0],dc=e=>Qt(e).drawing.current();function lB(e,t,n,s,o){e.following||(e.following=!0,e.shown.filter(a=>a!==t).forEach(a=>a.drawing.follow(n,s,o)),e.following=!1,Wv(e),hr(e),e.on.view(
n,s,o))}function cB(e,{side:t},n){e.on.pin(t,n),e.shown.filter(s=>s.side===t).flatMap(s=>[...s.node.querySelectorAll(".lane-pin")]).find(({dataset:s})=>s.lane===n.id)?.focus()}function Wv(e){let{from:t,
to:n}=dc(e);e.overview.view(t,n),e.ruler.view(t,n)}function dB(e,t,n,s){e.under=n>=0?{pane:t,i:n,event:s}:null,clearTimeout(e.rest),e.abort?.abort(),e.marks.partner=null,e.under?uB(e):e.tip.hide(),e.on.
under?.(e.under),hr(e),Df(e)}function uB(e){let{pane:t,i:n}=e.under,s=e.on.both()?e.partners.nameOf(t,n):null;if(s===null){If(e,void 0);return}let o=ms[t.side],a=e.partners.drawn(e.shown,o,...s)??(hB(
e,o,...s)?null:e.partners.known(o,...s));if(Pv(e,a),a!==void 0)return;let r=e.under;e.rest=setTimeout(async()=>{e.abort=new AbortController;try{let i=await e.partners.ask(o,...s,e.abort.signal);e.under===
r&&(Pv(e,i),hr(e),Df(e))}catch{}},oB)}function hB(e,t,n,s,o){let a=e.on.changes()?.get(Se(n,s))?.row;return a!==void 0&&o>=a[`${t}_counts`]}function Pv(e,t){e.marks.partner=t?Na(e.shown,ms[e.under.pane.
side],t):null,If(e,t)}function If(e,t){let{pane:n,i:s,event:o}=e.under;o&&e.tip.show(e.on.lines?.(n,s,o)??Zq(n,s,{changes:e.on.changes(),partner:t,other:e.on.both()?ms[n.side]:""}),o.clientX,o.clientY)}
var Rf=({pane:e,start:t,end:n,row:s})=>e.drawing.placeOf({start:t,end:n,row:s});function hr(e){e.join.drawLinks(e.marks.links.map(s=>s.map(o=>o.pane.drawing.boxOf(o))));let{partner:t,selected:n}=e.marks;
if(e.under&&t){let{start:s,end:o,row:a}=e.under.pane.data(),{pane:r,i}=e.under;e.join.draw(Rf({pane:r,start:s[i],end:o[i],row:a[i]}),Rf(t))}else n.length===2?e.join.draw(...n.map(Rf)):e.join.draw(null,
null)}var Df=e=>e.shown.forEach(t=>t.drawing.redraw());function Xt(e,t,n){let s=(e+t)/2;return{from:s-n/2,to:s+n/2}}function fB(e,{start:t,end:n}){let s=dc(e),o=Qt(e).drawing.node.clientWidth||1e3,a=Math.
max(n-t,.01)*o/aB;return Xt(t,n,Math.max((n-t)*1.3,Math.min(s.to-s.from,a)))}function mB(e,t){let{from:n,to:s}=Qt(e).drawing.goal(),o=Xt(n,s,(s-n)*t);Qt(e).drawing.view(o.from,o.to)}function pB(e,t){let{
from:n,to:s}=Qt(e).drawing.goal(),o=t*(s-n);Qt(e).drawing.view(n+o,s+o)}function wB(e,t,n,s,o,a){e.home=s,e.under=null,e.marks.partner=null,e.tip.hide();let r=e.shown,i=r.length>0?dc(e):null;e.shown=t.
map(({pane:l,data:d})=>(l.show(d,n),l)).filter(l=>l.data().bands.length>0),e.panes.filter(l=>!e.shown.includes(l)).forEach(l=>{l.node.hidden=!0}),e.pins.hidden=!e.shown.some(ur),e.groups.forEach(l=>{let{
side:d}=l.dataset;l.hidden=!e.shown.some(u=>u.side===d&&!ur(u)),l.firstChild.textContent=o[d]??""}),a?e.shown.forEach(l=>{let{from:d,to:u}=lo(a,l.drawing.extent(),Dv);l.drawing.follow(d,u)}):i&&e.shown.
filter(l=>!r.includes(l)).forEach(l=>l.drawing.follow(i.from,i.to)),Wv(e)}function gB(e,t){Object.assign(e.marks,t),hr(e),Df(e)}function yB(e,{pane:t,start:n,end:s,row:o}){let a=t.drawing.boxOf({start:n,
end:s,row:o}),{bottom:r}=(e.pins.hidden?e.ruler.node:e.pins).getBoundingClientRect();if(ur(t)||t.kind==="ranks")t.drawing.reveal(o);else{let i=window.innerHeight-Math.max(rB,e.on.below());window.scrollBy(
0,a.top<r||i<r?a.top-r-Nv:Math.max(0,a.bottom-i+Nv))}}function bB({pane:e,start:t,lane:n,level:s},o){let a=e.data(),r=-1;for(let i=0;i<a.length;i+=1){let l=o*(a.start[i]-t);l>0&&a.level[i]===s&&a.lanes[a.
lane[i]]?.id===n&&vs(a,i)&&(r<0||l<o*(a.start[r]-t))&&(r=i)}return r}function _B(e){clearTimeout(e.rest),e.abort?.abort(),document.removeEventListener("scroll",e.onScroll,{capture:!0}),e.size.disconnect(),
e.overview.unmount(),e.ruler.unmount(),e.panes.forEach(t=>t.destroy())}function kB(e){let{on:t}=e,n={hover:(s,o,a)=>dB(e,s,o,a),view:(s,o,a,r)=>lB(e,s,o,a,r),key:t.key,fold:t.fold,row:t.row,pin:t.pin&&
((...s)=>cB(e,...s)),pick:t.pick,measure:(s,o,a)=>t.measure(s<o?{from:s,to:o}:null,a),decorate(s,o,a){Xq(s,o,a,e.marks),t.decorate?.(s,o,a)}};e.panes=e.kinds.flatMap(s=>O.map(o=>Jq({side:o,kind:s,on:n}))),
e.pins=c("section",{class:"timeline-pins","aria-label":"Pinned lanes"},e.panes.filter(ur).map(s=>s.node)),e.groups=O.map(s=>c("section",{class:`timeline-side timeline-${s}`,data:{side:s},"aria-label":s===
"control"?"Control":"Test"},c("p",{class:`timeline-side-name ${s}-text small`}),e.panes.filter(o=>o.side===s&&!ur(o)).map(o=>o.node)))}function uc({partners:e,on:t,kinds:n=["pinned","host","device"]}){
let s={partners:e,on:t,kinds:n,under:null,rest:0,abort:null,following:!1,shown:[],home:{from:0,to:1}};s.onScroll=()=>iB(s),s.marks={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path??
(()=>null)},s.tip=eB(),s.join=tB(),kB(s),s.overview=Nq({onRange:(i,l)=>Qt(s).drawing.view(i,l,!0)}),s.ruler=sB();let o=c("div",{class:"timeline-lanes"},s.pins,s.groups,s.join.node),a=c("div",{class:"t\
imeline-head"},s.overview.node,s.ruler.node),r=c("section",{class:"card timeline-stage","aria-label":"Timeline"},a,o,s.tip.node);return s.size=new ResizeObserver(()=>r.style.setProperty("--head",`${a.
offsetHeight}px`)),s.size.observe(a),document.addEventListener("scroll",s.onScroll,{capture:!0,passive:!0}),{node:r,panes:s.panes,shown:()=>s.shown,current:()=>dc(s),focus:()=>Qt(s).drawing.node.focus(),
around:(...i)=>fB(s,...i),goTo:({from:i,to:l},d)=>Qt(s).drawing.view(i,l,d),glide:i=>mB(s,i),slide:i=>pB(s,i),fit(){Qt(s).drawing.view(s.home.from,s.home.to)},show:(i,l,d,u,h)=>wB(s,i,l,d,u,h),drawOverview(i){
s.overview.draw(s.shown,i)},setChanges(i){s.panes.forEach(l=>l.setChanges(i))},mark:i=>gB(s,i),retell:()=>s.under&&If(s),marks:s.marks,whole:i=>[{lines:[],...s.ruler.whole(i)},...s.shown.map(l=>({lines:[
l.title],...l.whole(i)}))],reveal:(...i)=>yB(s,...i),beside:bB,unmount:()=>_B(s)}}function Bf(e,t,n){let s=l=>Fe(e,l),o=$e("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],l=>s({show:l})),a=$e("Ranks",[[
"","One rank","A rank of each side, with its threads and streams"],["all","All ranks","A lane for each rank, on one clock: who is late"]],l=>s({ranks:l})),r=v("Align at the start",()=>s({align:"",align_category:"",
align_nth:0}),{hidden:!0,title:"Both sides begin at the start of their step again"});return{node:c("div",{class:"timeline-bar"},a.node,t,c("span",{class:"timeline-zoom"},Y("plus","Zoom in (W)",()=>e.stage.
glide(.6),{data:{do:"in"}}),Y("minus","Zoom out (S)",()=>e.stage.glide(1/.6),{data:{do:"out"}}),v("Fit",e.stage.fit,{title:"Show the whole step (0)"}),v("Sums",()=>e.stretch.choose(e.stage.current()),
{title:"Where the time in view goes, by name; for another stretch drag with Shift"})),o.node,n,r,c("span",{class:"chart-tools"},v("Perfetto …",()=>Jn([e.state.control,e.state.test].filter(l=>l!==""))),
["png","svg"].map(l=>v(l.toUpperCase(),()=>wF(e,l),{title:`The timeline as ${l.toUpperCase()}`,"aria-label":`${l.toUpperCase()} of the timeline`})))),draw(l,d){a.press(l.ranks&&"all"),a.node.hidden=d<
2&&l.ranks==="",o.press(l.show),o.node.hidden=l.control===""||l.test==="",r.hidden=l.align===""}}}var xB=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","mem\
ory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function vB(){let e=c("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,
draw(t,n){_(e,[...t?Object.entries(Lf):[],...xB,...n?[["path","on the critical path"]]:[]].map(([s,o])=>c("li",{class:`key key-span-${s}`},o)),t&&c("li",{class:"muted"},"a name counts as changed if it\
s time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}var $B=()=>c("div",{class:"empty"},c("h2",{},"Nothing to show"),c("p",{},"This\
 set has no ranks with rows."));function SB(e,t,{retry:n,chooseOther:s}){let o=/rank|step|span/.test(e.code);return Me(e,`The timeline of the ${t} cannot be shown`,o?v("Choose another rank and step",s,
{class:"primary"}):v("Try again",n,{class:"primary"})," ",Qn())}var EB={threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Uv=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"re\
cording";function TB(e,t,n){let s=[],o=Uv([n]);n.missing.length>0&&s.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let a=Object.entries(EB).filter(([r])=>t.whole.left_out?.[r]>
0).map(([r,i])=>S(t.whole.left_out[r],i));return t.whole.left_out?.spans&&a.push(`rows that are too short for a picture of the whole ${o}`),a.length>0&&s.push(`Not shown for the ${e}: ${a.join(", ")}.`),
t.whole.lanes.every(r=>r.start.length===0)?s.push(`This ${o} of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||s.push(`The ${e} has no device work in this ${o}.`),s}function OB(e){let t=c(
"section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function s(r,i,l){let d=JSON.stringify([r.ranks,i?.map(u=>[u.id,u.label]),O.map(u=>[r[u],l[u]?.samples.length,l[u]?.sample])]);
d!==n&&(n=d,De(t,()=>_(t,O.map(u=>o(u,r,i,l[u])))))}function o(r,i,l,d){let u=kn({field:r,set:l&&ae(l,i[r]),text:i[r],none:`No ${r}`,onPick:h=>e({[r]:h===null?"":ee(h.id),[`${r}_rank`]:"",[`${r}_span`]:"",
[`${r}_step`]:"",...sn([r])})});return er(r,[u],d?.sample&&c("div",{class:"side-selection"},a(r,d,i.ranks)))}function a(r,{samples:i,sample:l},d){let u=Dr(i),h=d===""?"all":d,f=Yc(i,l.rank),m=Vc(i,l.rank,
l.span),p=(g,b,$,R,C,V)=>{let D=P(g);return c("span",{class:"sample-field"},c("label",{for:D},b),ce($.map(H=>[String(H),C(H)]),H=>e({...V,[`${r}_${g}`]:H}),{id:D,value:String(R),data:{field:`${r}_${g}`}}))},
w=m.indexOf(l),y=(g,b,$)=>Y(b,`${vn[r]}: ${$} step`,()=>e({[`${r}_step`]:String(m[w+g].step_number)}),{data:{field:`${r}_${$}`},disabled:!m[w+g],class:"step-move"});return[p("rank","Rank",u.length>1||
d?[...u,h]:u,d||l.rank,g=>g==="all"?"All ranks":g===h?`Ranks ${h}`:String(g),{[`${r}_span`]:""}),f.length>1&&p("span","File",f,l.span,g=>String(g+1),{}),l.step_number===null?c("span",{class:"muted sma\
ll"},`whole recording, ${x(l.step)}`):[p("step","Step",m.map(g=>g.step_number),l.step_number,g=>`${g} · ${x(m.find(b=>b.step_number===g).step)}`,{}),y(-1,"up","previous"),y(1,"down","next"),c("span",
{class:"visually-hidden"},`takes ${M(l.step)}`)]]}return{node:t,draw:s,choose:r=>tr(t,r)}}var vn={control:"Control",test:"Test"};function MB(e,t,n){return t===void 0?`${vn[e]}: …`:t===null?`${vn[e]}\
: no ${Pf(n+1)} call`:`${vn[e]}: ${M(t.duration)}, from ${M(t.start)}${t.of?`; ${S(t.of,"call")} in this ${t.whole?"recording":"step"}`:""}${AB(t)}`}function AB({start:e,launch:t,launched:n,launches:s}){
if(t)return`; launched ${x(e-t.start)} earlier`;if(!(n>0))return"";let o=Math.min(...s.map(a=>a.start))-e;return`; it launched ${S(n,"device row")}, ${n>1?"the first of ":""}which began ${x(o)} later`}
var RB=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function CB(e){let t=c("section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),n="";return{node:t,draw(s,o){
let a=JSON.stringify([s,o]);if(a===n||(n=a,t.hidden=s===null,s===null))return;let{control:r,test:i}=s.rows,l=e.href(s),d=o.map(h=>[h,RB(s.rows[h])]).filter(([,h])=>h),u=Nf(s.change);_(t,c("p",{class:"\
timeline-selected-name mono"},c("bdi",{},s.name),c("span",{class:"muted"},` · ${s.category} · ${Pf(s.nth+1)} call`)),c("p",{class:"timeline-selected-times"},O.filter(h=>o.includes(h)).map(h=>c("span",
{class:`${h}-text`},MB(h,s.rows[h],s.nth))),r&&i&&c("span",{class:"strong"},`test − control: ${X(i.duration-r.duration)}`)),as(s)&&c("p",{class:"small"},`${js}.`),u&&c("p",{class:"small"},`This oper\
ation ${["new","gone"].includes(s.change.change)?"is ":""}${u}.`),c("p",{class:"op-actions"},v("Zoom to it",e.zoom,{class:"link-button"}),d.map(([h,f])=>v(`${s.rows[h].launch?"Its launch":"What it lau\
nched"}${d.length>1?`, ${h}`:""}`,()=>e.go(h,f),{class:"link-button",title:f.name})),r&&i&&!s.aligned&&v("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this \
call begins at the same place"}),l&&c("a",{href:l},"Open this operation"),v("Copy the name",()=>wt(s.name,"Name copied."),{class:"link-button"}),v("Clear (Escape)",e.clear,{class:"link-button"})))}}}async function LB(e,t){
let n=e.page.state(),s=n.name===""?"":JSON.stringify([e.page.key(),n.name,n.category,n.nth,t,t.map(o=>e.partners.named(o,n.name,n.category))]);if(s===e.wanted){qf(e,t);return}if(e.wanted=s,e.selected=
null,s!==""&&n.nth===null){await PB(e,t,s);return}if(s!==""){let{name:o,category:a,nth:r}=n;e.selected={name:o,category:a,nth:r,rows:Object.fromEntries(t.map(i=>[i,e.partners.known(i,o,a,r)??e.partners.
drawn(e.stage.shown(),i,o,a,r)??void 0]))}}qf(e,t),e.selected&&await NB(e,e.selected,t)}async function NB(e,t,n){let{name:s,category:o,nth:a,rows:r}=t;await Promise.all(n.filter(i=>r[i]?.of===void 0&&
r[i]!==null).map(async i=>{try{r[i]=await e.partners.ask(i,s,o,a)}catch{}})),!e.dead&&e.selected===t&&qf(e,n)}async function PB(e,t,n){let{name:s,category:o,at:a}=e.page.state(),r=[...new Set([a,"test",
"control"])].filter(i=>t.includes(i));for(let i of r){let l=null,d=await e.sides[i].find({name:e.partners.named(i,s,o),category:o,order:"duration",limit:1}).catch(u=>{l=u});if(e.dead||e.wanted!==n)return;
if(l){G(`The search for ${s} failed. ${l.message}`,{urgent:!0});return}if(d){let[u]=d.rows,h=u.start-e.page.shifts()[i];e.reveals=!0,e.stage.goTo(e.stage.around({start:h,end:h+u.duration}),!0),e.page.
change({category:d.category,nth:u.occurrence,at:i,open:e.page.opened(i,u.lane),...e.stage.current()});return}}G(`${s} does not occur in this ${Uv(t.map(i=>e.sides[i].chosen))}.`,{seconds:10}),e.page.change(
e.none)}function qf(e,t){let n=e.selected===null?[]:t.map(o=>e.selected.rows[o]&&Na(e.stage.shown(),o,e.selected.rows[o])).filter(Boolean);e.stage.mark({selected:n,links:e.selected===null?[]:t.flatMap(
o=>IB(e,o))});let s=e.page.state();e.picked.draw(e.selected&&{...e.selected,rows:Object.fromEntries(t.map(o=>{let a=e.selected.rows[o];return[o,a&&{...a,pane:void 0,whole:e.sides[o].chosen?.sample.step_number===
null}]})),change:e.page.changes()?.get(Se(e.selected.name,e.selected.category))??null,aligned:s.align===e.selected.name&&s.align_nth===e.selected.nth},t),e.reveals&&n.length>0&&(e.reveals=!1,e.stage.reveal(
fc(e)))}function IB(e,t){let n=e.selected.rows[t],s=n?.launches?.length===n?.launched?n?.launches??[]:[];return[...n?.launch?[[n.launch,n]]:[],...s.map(o=>[n,o])].map(o=>o.map(a=>Na(e.stage.shown(),t,
a))).filter(([o,a])=>o&&a)}var fc=e=>e.stage.marks.selected.find(({pane:t})=>t.side===e.page.state().at)??e.stage.marks.selected[0];function DB(e){let t=fc(e);return t&&(e.stage.goTo(Xt(t.start,t.end,
Math.max((t.end-t.start)*1.6,.1))),e.stage.reveal(t)),t!==void 0}function qB(e,{name:t,category:n,occurrence:s,side:o,at:a,duration:r,lane:i}){e.reveals=!0,e.stage.goTo(e.stage.around({start:a,end:a+r})),
e.page.change({name:t,category:n,nth:s,at:o,open:e.page.opened(o,i)})}function BB(e,t,n){let s=e.partners.nameOf(t,n);if(s){let[o,a,r]=s,i=e.page.state(),l=i.name===o&&i.category===a&&i.nth===r;e.reveals=
!l,e.page.change(l?e.none:{name:o,category:a,nth:r,at:t.side})}return s!==null}function FB(e,t){let n=fc(e),s=n?e.stage.beside(n,t):-1;if(s<0)return!1;let[o,a,r]=e.partners.nameOf(n.pane,s),i=n.pane.data(),
l=e.stage.current();return(i.start[s]<l.from||i.end[s]>l.to)&&e.stage.goTo(Xt(i.start[s],i.end[s],l.to-l.from)),e.page.change({name:o,category:a,nth:r,at:n.pane.side}),!0}function jB(e,t){let n={page:e,
picked:t,selected:null,wanted:"",reveals:!1,dead:!1,none:{name:"",category:"",nth:null,at:""}},{stage:s,sides:o,partners:a}=e;return Object.assign(n,{stage:s,sides:o,partners:a}),{draw:r=>LB(n,r),place:()=>fc(
n),zoom:()=>DB(n),current:()=>n.selected,show:(...r)=>qB(n,...r),pick:(r,i)=>BB(n,r,i),step:r=>FB(n,r),clear:()=>e.change(n.none),unmount(){n.dead=!0}}}var WB=300,HB={longer:"longer",shorter:"shorter",
new:"new",gone:"gone"};function UB({onPick:e,partnerOf:t}){let n=(r,i,l)=>({key:r,title:i,show:String,...l}),s=ot({caption:"Spans in view",class:"timeline-table",level:"h2",limit:15,columns:[n("side",
"Side",{tone:r=>`${r}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(r,i)=>v(r||"(no name)",()=>e(i.pane,i.i),{class:"link-button timeline-name",title:r})}),n("start","Start",{number:!0,show:x,
exact:M,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:x,exact:M}),n("diff","Test − control",{number:!0,show:X,exact:ue,what:"Against the same call of the other sid\
e, where both are drawn",tone:r=>r>0?"more":r<0?"less":""}),n("change","In the step",{show:r=>HB[r]??"",what:"Whether all calls of this name changed in the step"})]}),o=c("p",{class:"muted small",hidden:!0});
function a(r,i){let l=[];for(let d of r){let u=d.data();if(u)for(let h=0;h<u.length;h+=1)u.start[h]<i.to&&u.end[h]>i.from&&(vs(u,h)||u.sort[h]!==Kn&&u.sort[h]!==Gn)&&l.push({pane:d,i:h,duration:u.end[h]-
u.start[h]})}return[l.sort((d,u)=>u.duration-d.duration).slice(0,WB),l.length]}return{node:c("div",{},s.node,o),draw(r,i){let[l,d]=a(r,i);o.hidden=d<=l.length,o.textContent=`The ${k(l.length)} longest\
 of ${S(d,"span")} in view.`,s.show(l.map(({pane:u,i:h,duration:f})=>{let m=u.data(),p=m.sort[h]===Kn,w=p?t(u,h):null;return{pane:u,i:h,duration:f,side:u.side,start:m.start[h]+m.shift,lane:m.lanes[m.lane[h]]?.
label??"steps",name:p?m.names[m.name[h]]:u.textOf(h),change:p?u.changeAt(h):"",diff:w===null?null:u.side==="control"?w.duration-f:f-w.duration}}))}}}var zB=1e3,KB="Time in the stretch, of a host row w\
ithout the rows below it";function GB(e,t){let n=new Map,s=Object.keys(e);for(let a of s)for(let{name:r,category:i,sort:l,calls:d,total:u,self:h=u,...f}of e[a].rows){let m=t(r,i),p=n.get(Se(m,i))??{name:m,
category:i,sort:l};p[a]=(p[a]??0)+h,p[`${a}_calls`]=(p[`${a}_calls`]??0)+d,p[`${a}_of`]=f,n.set(Se(m,i),p)}for(let a of n.values()){for(let r of s){let i=e[r].of>e[r].rows.length?null:0;a[r]??=i,a[`${r}\
_calls`]??=i}a.diff=s.length===2&&a.control!==null&&a.test!==null?a.test-a.control:null}let o=a=>Math.abs(a.diff??0)||Math.max(a.control??0,a.test??0)*1e-6;return[...n.values()].sort((a,r)=>o(r)-o(a))}
var YB=({lowest:e,highest:t,lowest_rank:n,highest_rank:s}={})=>e===void 0?"":n===s?"the same on each":`${x(e)} (rank ${n}) to ${x(t)} (rank ${s})`;function VB(e,t,n){let s=o=>({key:o,title:`${vn[o]}${n?
", each rank":""}`,number:!0,what:n?"Time in the stretch, mean of the ranks":KB,show:x,exact:M});return ot({caption:"Time by name",class:"timeline-sums-table",level:"h3",limit:12,columns:[{key:"name",
title:"Name",mono:!0,show:o=>v(o||"(no name)",()=>t(o),{class:"link-button timeline-name",title:o})},{key:"sort",title:"Where",show:String},...e.map(s),...e.length===2?[{key:"diff",title:"Change",number:!0,
what:"Test − control",show:X,exact:ue,tone:o=>o>0?"more":o<0?"less":""}]:[],...e.map(o=>({key:`${o}_calls`,number:!0,title:e.length===2?`${vn[o]} calls`:"Calls",show:k})),...n?e.map(o=>({key:`${o}_o\
f`,title:e.length===2?`${vn[o]}, least and most`:"Least and most",show:a=>YB(a)})):[]]})}function JB(e){let t=c("p",{class:"timeline-measured",role:"status"}),n=c("div"),s=c("section",{class:"card tim\
eline-sums","aria-label":"Chosen stretch",hidden:!0},t,n),o="",a=null;async function r(i,l,d){a?.abort();let u=new AbortController;a=u;try{let h={};if(await Promise.all(l.map(async({side:f,set:m,query:p})=>{
let[w,y]=[i.from,i.to].map(b=>String(Math.round((b+d[f])*1e3)/1e3)),g={from:w,to:y,limit:String(zB)};h[f]=await(e.ask?.(f,g,{signal:u.signal})??Yp(m,new URLSearchParams([...p,...Object.entries(g)]),{signal:u.
signal}))})),a===u){let f=Object.fromEntries(l.map(({side:w})=>[w,h[w]])),m=VB(Object.keys(f),e.search,e.ask),p=GB(f,e.nameOf);m.show(p),_(n,p.length>0?m.node:c("p",{class:"muted"},"Nothing runs in th\
is stretch."))}}catch(h){a===u&&h.name!=="AbortError"&&_(n,c("p",{class:"notice small"},`Its sums could not be loaded. ${h.message}`))}}return{node:s,draw(i,l,d,u){let h=i?JSON.stringify([i,u,d]):"";if(h!==
o){if(o=h,s.hidden=i===null,i===null){a?.abort();return}_(t,c("b",{},x(i.to-i.from)),c("span",{class:"muted small"},` from ${M(i.from)} to ${M(i.to)} `),v("Zoom to it",()=>e.zoom(i),{class:"link-butto\
n"}),Y("close","Remove the stretch (Escape)",e.clear)),r(i,l,d)}},unmount(){a?.abort()}}}var Hv=.001;function Ff(e){let{stage:t}=e,n=!1;function s(){let{sum_from:r,sum_to:i}=e.state();return r===null?
null:{from:r,to:i}}function o(r,i=!0){n=!i,t.mark({measure:r}),i&&(e.change({sum_from:r?.from??null,sum_to:r?.to??null},{replace:!0}),r&&j(`${x(r.to-r.from)} chosen.`))}let a=JB({zoom:t.goTo,clear:()=>o(
null),nameOf:e.nameOf,ask:e.ask,search:r=>e.change({q:r},{replace:!0})});return{node:a.node,current:s,choose:o,draw(r){n||t.mark({measure:s()}),a.draw(s(),e.sides(r),e.shifts(),e.key())},ofCall(){let r=e.
place(),i=s();return r&&o(i&&Math.abs(i.from-r.start)>Hv?{from:Math.min(i.from,r.start),to:Math.max(i.from,r.start)}:{from:r.start,to:Math.max(r.end,r.start+Hv)}),r!==void 0},unmount:a.unmount}}function QB(e,t){
let n=null,s=-1;function o(a){let r=`${t.key()}|${a}`;if(n?.key!==r){let i={key:r,list:[]};n=i,s=-1,i.found=Uy(a,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:l,more:d})=>{if(i.list=l,n===i){
let u=new Set(l.map(h=>Se(h.name,h.category)));e.say(zy(u.size,l.length,d))}},()=>{})}return n.found}return{draw(a){a===""?(e.say(""),n=null):o(a)},async walk(a,r){if(a==="")return;await o(a);let i=n?.
list??[];if(i.length!==0){if(s<0){let l=i.findIndex(d=>d.at>=t.from());s=r>0?Math.max(0,l):l<=0?i.length-1:l-1}else s=(s+r+i.length)%i.length;e.say(Ky(s,i.length)),t.onCall(i[s])}}}}var XB=350,ZB=250,
eF=220,zv=(e,t)=>["from","to"].some(n=>Math.abs(e[n]-t[n])>.002+1e-6*Math.abs(t[n]));function Fe(e,t,{replace:n=!1}={}){e.dead||e.context.go(Xs({...e.state,...t}),{replace:n})}var jf=(e,t)=>Dn(t,e.state,
e.sets,null),tF=(e,{rank:t})=>e===""?`rank ${t}`:e==="all"?"all ranks":`ranks ${e}`,Kv=(e,{sample:t})=>`${tF(e.state.ranks,t)}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole recordi\
ng":`step ${t.step_number}`}`;function nF(e){let t=O.filter(o=>e.state[o]!==""),n=t.map(o=>jf(e,o)).join(" → ");e.heading.textContent=t.length>0?`${n} · Timeline`:"Timeline",e.context.setTitle(e.heading.
textContent);let s={...He(""),control:e.state.control,test:e.state.test,...Zo(e.state)};_(e.crumb,t.length===2&&c("a",{href:e.context.lastCompare(new URLSearchParams(s))??lt(s)},`← ${n}`))}function $n(e){
let t=O.filter(i=>e.state[i]!=="");nF(e),O.forEach(i=>e.sides[i].load(e.state));let n=t.length>0&&t.every(i=>e.sides[i].samples!==null)?sF(e,t):{};e.pickers.draw(e.state,e.sets,Object.fromEntries(O.map(
i=>[i,n[i]&&{samples:e.sides[i].samples,...n[i]}]))),e.bar.draw(e.state,Math.max(0,...t.map(i=>Dr(e.sides[i].samples??[]).length))),e.search.draw(e.state.q);let s=zt(e.state),o=t.find(i=>e.sides[i].error&&
(s.includes(i)||e.sides[i].samples===null)),a=t.some(i=>e.sides[i].samples?.length===0),r=s.length>0&&s.every(i=>e.sides[i].whole);t.length===0?e.question.say(_o("Choose one or two sets",e.sets,"Pick \
them above, or on the ",". The timeline shows a step of one set, or of two sets, one above the other.")):o&&!r?mF(e,o):a?e.question.say($B()):e.question.say(null),e.results.toggleAttribute("data-skele\
ton",!r),e.context.busy(t.length>0&&!r&&!o&&!a),r&&e.draw(e,s,n)}function sF(e,t){let n={};for(let s of t){let o=n[ms[s]]??null;n[s]=e.sides[s].choose(e.state,o)}return zt(e.state).filter(s=>n[s]).forEach(
s=>e.sides[s].loadWhole(e.state,e.pixels(s,Math.max(e.room-eF,300)))),n}function Wf(e,t){let n=e.drawnKey;return e.drawnKey=t.map(s=>e.sides[s].stepKey()).join("|"),e.drawnKey!==n}function oF(e,t,n){let s=Wf(
e,t);e.rowsKey!==`${e.drawnKey} ${e.state.pin}`&&(e.rowsKey=`${e.drawnKey} ${e.state.pin}`,t.forEach(o=>{e.rows[o]=Object.fromEntries(["pinned","host","device"].map(a=>[a,Hi(r=>e.state.open.includes(Ut(
o,r)))]))})),Gv(e,t),iF(e,n),Hf(e,t,n,s,({side:o,kind:a})=>Ui({window:e.sides[o].window,all:e.sides[o].whole,takes:r=>aF(e,o,r)===a,shift:e.shifts[o],rows:e.rows[o][a]})),s&&Uf(e),pF(e,t,n),e.legend.draw(
t.length===2,e.state.path),e.path.draw(e.state,t,n),e.selection.draw(t),e.stretch.draw(t),zf(e),e.walk.draw(e.state.q),e.drawTable(),e.context.settled()}var aF=(e,t,n)=>e.state.pin.includes(Ut(t,n))?"\
pinned":n.sort==="host"?"host":"device";function Hf(e,t,n,s,o){let a=d=>t.map(u=>d(e.sides[u].whole.extent)-e.shifts[u]),r=Math.max(...a(d=>d.to));e.extent={from:Math.min(...a(d=>d.from)),to:r},e.home=
{from:Math.min(...a(d=>Math.max(0,d.from))),to:r};let i=e.stage.panes.filter(d=>t.includes(d.side)).map(d=>({pane:d,data:o(d)})),l=e.state.from===null?null:{from:e.state.from,to:e.state.to};e.stage.show(
i,e.extent,e.home,Object.fromEntries(t.map(d=>[d,`${jf(e,d)}, ${Kv(e,n[d])}`])),s?l??e.home:null),s&&e.stage.drawOverview(e.extent)}function Uf(e){let t=e.stage.current();for(let n of zt(e.state)){let s=e.
stage.shown().find(r=>r.side===n),{whole:o,windows:a}=e.sides[n];if(s&&o){let r=e.shifts[n];a.want({from:t.from+r,to:t.to+r},s.drawing.node.clientWidth,o.extent)}}}function rF(e){Uf(e),e.keepUrl(),e.drawTable()}
async function iF(e,t){let n=t.control&&t.test,s=new URLSearchParams({control:e.state.control,test:e.state.test});for(let a of n?O:[]){let{rank:r,step_number:i}=t[a].sample;s.set(`${a}_ranks`,String(r)),
s.set(`${a}_steps`,i===null?"all":String(i)),In(s,e.state,a,`${a}_`)}Object.entries({significance:"false",diagnosis:"false",...e.state.use_short_name?{use_short_name:"true"}:{}}).forEach(([a,r])=>s.set(
a,r));let o=n?s.toString():"";if(o!==e.changesKey&&(e.changesKey=o,e.changesRequest?.abort(),e.changes=null,e.stage.setChanges(null),o!=="")){e.changesRequest=new AbortController;try{let a=await fe(s,
{signal:e.changesRequest.signal});!e.dead&&e.changesKey===o&&(e.changes=La(a),e.stage.setChanges(e.changes),e.stage.drawOverview(e.extent),e.selection.draw(zt(e.state)),Gv(e,zt(e.state)),e.drawTable())}catch{}}}
async function Gv(e,t){let n=e.state.align===""||t.length<2?"":JSON.stringify([e.drawnKey,e.state.align_category,e.state.align_nth,...t.map(a=>e.partners.named(a,e.state.align,e.state.align_category))]);
if(n===e.alignKey)return;e.alignKey=n;let s=e.shifts;e.shifts={control:0,test:0};let o=null;if(n!==""){let a=null,r=await Promise.all(t.map(i=>e.sides[i].find({name:e.partners.named(i,e.state.align,e.
state.align_category),category:e.state.align_category,occurrence:e.state.align_nth}).catch(l=>{a=l})));if(e.dead||e.alignKey!==n)return;if(a)G(`The search for the call to align at failed. ${a.message}`,
{urgent:!0});else if(r.every(Boolean)){let[i,l]=r.map(d=>d.rows[0].start);e.shifts={control:0,test:l-i},o=i}else(e.changes||e.state.align_category!=="python_function")&&G("The call to align at is not \
in both steps.",{seconds:8})}e.stage.mark({aligned:o}),(n!==""||s.test!==0)&&($n(e),Uf(e),e.stage.drawOverview(e.extent))}function lF(e,t,n){let s=e.stage.shown().filter(o=>o.side===t).flatMap(o=>o.data().
bands).find(({id:o})=>o===n);return!s||s.open?e.state.open:Js(e.state.open,Ut(t,s))}function cF(e,t,n){let s=zt(e.state).length===2?e.partners.nameOf(t,n):null;return s&&e.partners.drawn(e.stage.shown(),
ms[t.side],...s)}function Yv(e,t,n){let s=t.data();!e.selection.pick(t,n)&&n>=0&&(s.merged[n]>1||s.sort[n]!==Kn)&&e.stage.goTo(Xt(s.start[n],s.end[n],(s.end[n]-s.start[n])*1.5))}function dF(e){let{name:t,
category:n,nth:s}=e.selection.current();Fe(e,{align:t,align_category:n,align_nth:s})}function uF(e,{name:t,category:n}){return e.state.control===""||e.state.test===""?null:Je({...Ys(""),control:e.state.
control,test:e.state.test,...Zo(e.state),row:We(t,n),use_short_name:e.state.use_short_name})}function zf(e){for(let t of e.stage.shown())t.highlight(e.state.q===""?null:By(t.data(),e.state.q))}function hF(e,t){
let n=e.KEYS[t.key];return n!==void 0&&n()!==!1}function fF(e){if(e.stage.marks.measure)e.stretch.choose(null);else{if(e.deselect())return!0;if(e.state.q!=="")Fe(e,{q:""},{replace:!0});else return!1}return!0}
function hc(e){G(`This part of the timeline could not be loaded. ${e.message}`,{urgent:!0})}function mF(e,t){e.question.say(SB(e.sides[t].error,t,{retry(){O.filter(n=>e.sides[n].error).forEach(n=>e.sides[n].
retry()),$n(e)},chooseOther:()=>Fe(e,Object.fromEntries(O.flatMap(n=>["rank","span","step"].map(s=>[`${n}_${s}`,""]))),{replace:!0})})),e.question.clearable(e.sides[t].error,t)}function pF(e,t,n){let s=t.
flatMap(o=>TB(o,e.sides[o],n[o]));_(e.notes,s.map(o=>c("p",{class:"notice small"},o)))}async function wF(e,t){let n=e.stage.shown();if(n.length===0)return;let{from:s,to:o}=e.stage.current(),a=Math.max(
900,n[0].drawing.node.clientWidth),r=zt(e.state),i=[e.heading.textContent,`${x(s)} to ${x(o)} of ${r.map(d=>`the ${d} (${Kv(e,e.sides[d].chosen)})`).join(" and ")}`],l=Dd(i,e.stage.whole(a),a);await Mi(
l,t,`tracediff-${r.map(d=>Ne(jf(e,d))).join("-")}-timeline`)}function gF(e,t){let n=e.state;e.state=Qs(t),$n(e);let s=e.state.from!==n.from||e.state.to!==n.to,o=e.state.from===null?e.home:e.state;s&&zv(
e.stage.current(),o)&&e.stage.goTo(o,!0),pt(e,$n)}function yF(e){e.dead=!0,e.keepUrl.cancel(),e.drawTable.cancel(),[...Object.values(e.sides),e.question,e.stretch,e.stage,...e.parts].forEach(t=>t.unmount())}
function bF(e){e.sides=Object.fromEntries(O.map(t=>[t,Aa(t,{onChange:()=>!e.dead&&$n(e),onError:n=>!e.dead&&hc(n)})])),e.rows=Object.fromEntries(O.map(t=>[t,null])),e.partners=Fy(e.sides,()=>e.changes),
e.path=Hy({toggle:()=>Fe(e,{path:!e.state.path}),change:()=>!e.dead&&e.stage.mark({}),error:hc}),e.stage=uc({partners:e.partners,on:{view:()=>rF(e),pick:(t,n)=>Yv(e,t,n),key:t=>hF(e,t),fold:({side:t},n)=>Fe(
e,{open:Js(e.state.open,Ut(t,n))},{replace:!0}),pin:(t,n)=>Fe(e,{pin:Js(e.state.pin,Ut(t,n))},{replace:!0}),measure:(...t)=>e.stretch.choose(...t),changes:()=>e.changes,both:()=>zt(e.state).length===2,
path:t=>e.path.of(t),below:()=>e.details.offsetHeight}}),e.search=Gi({onText:t=>Fe(e,{q:t},{replace:!0}),onStep:t=>e.walk.walk(e.state.q,t)}),e.bar=Bf(e,e.search.node,e.path.node)}function _F(e){e.picked=
CB({zoom:()=>e.selection.zoom(),align:()=>dF(e),go:(n,s)=>e.selection.show({...s,side:n,at:s.start-e.shifts[n]}),href:(...n)=>uF(e,...n),clear:()=>e.selection.clear()}),e.stretch=Ff({state:()=>e.state,
change:(...n)=>Fe(e,...n),stage:e.stage,shifts:()=>e.shifts,sides:n=>n.map(s=>e.sides[s]),key:()=>[e.drawnKey,e.changes===null,e.state.show],place:()=>e.selection.place(),nameOf:(n,s)=>e.partners.named(
"control",n,s)});let t=()=>`${e.drawnKey}|${e.alignKey}`;e.selection=jB({state:()=>e.state,stage:e.stage,sides:e.sides,partners:e.partners,shifts:()=>e.shifts,change:n=>Fe(e,n,{replace:!0}),changes:()=>e.
changes,key:t,opened:(n,s)=>lF(e,n,s)},e.picked),e.walk=QB(e.search,{key:()=>`${t()}|${e.changes===null}`,sides:()=>zt(e.state).map(n=>e.sides[n]),panes:e.stage.shown,changes:()=>e.changes,shifts:()=>e.
shifts,from:()=>e.stage.current().from,onCall:n=>!e.dead&&e.selection.show(n)}),e.table=UB({onPick:(n,s)=>Yv(e,n,s),partnerOf:(n,s)=>cF(e,n,s)})}function Kf(e,t,n,s=(o,a)=>a){let o={context:t,draw:n,pixels:s,
sets:null,shifts:{control:0,test:0},drawnKey:"",extent:{from:0,to:1},dead:!1};return o.room=e.clientWidth,o.state=Qs(location.search),o.home=o.extent,o.notes=c("div",{class:"timeline-notes"}),o.heading=
c("h1",{class:"visually-hidden"},"Timeline"),o.crumb=c("nav",{class:"crumb","aria-label":"Where this is"}),o.pickers=OB(a=>{let r=O.map(l=>a[`${l}_rank`]).find(l=>l!==void 0),i=r!==void 0&&!/^\d*$/.test(
r);Fe(o,{...a,...r&&{ranks:i?r:""},...i&&Object.fromEntries(O.map(l=>[`${l}_rank`,""])),...O.some(l=>l in a)&&{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null,collective:null}})}),
o.keepUrl=ye(XB,()=>{let{from:a,to:r}=o.stage.current();Fe(o,zv({from:a,to:r},o.home)?{from:a,to:r}:{from:null,to:null},{replace:!0})}),o.drawTable=ye(ZB,()=>{!o.dead&&o.stage.shown().length>0&&o.table.
draw(o.stage.shown(),o.stage.current())}),o}function Gf(e,t,n){let s=c("div",{class:"message"});return e.results=c("div",{class:"results"},n),t.append(c("div",{class:"page timeline-page"},v("Skip to t\
he lanes",e.stage.focus,{class:"skip-link"}),e.heading,e.crumb,e.pickers.node,s,e.results)),e.question=Ke({context:e.context,results:e.results,message:s}),$n(e),pt(e,$n),{keys:{search:()=>e.search.focus(),
control:()=>e.pickers.choose("control"),test:()=>e.pickers.choose("test"),zoomIn:()=>e.stage.glide(.75),zoomOut:()=>e.stage.glide(1/.75),left:()=>e.stage.slide(-.12),right:()=>e.stage.slide(.12),fit:()=>e.
stage.fit(),close:()=>fF(e)},update:o=>gF(e,o),unmount:()=>yF(e)}}var Yf=e=>c("p",{class:"muted small"},`Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag:\
 sums of a stretch${e} · ? lists all keys`);function kF(e,t){let n=Object.assign(Kf(e,t,oF),{changes:null,changesKey:"",changesRequest:null,alignKey:"",rowsKey:""});bF(n),_F(n),n.legend=vB(),n.details=
c("div",{class:"timeline-details"},n.picked.node,n.stretch.node),n.parts=[n.selection,n.path,{unmount:()=>n.changesRequest?.abort()}],n.deselect=()=>n.state.name!==""&&(n.selection.clear(),!0),n.KEYS=
{".":()=>n.selection.step(1),",":()=>n.selection.step(-1),m:()=>n.stretch.ofCall(),f:()=>n.selection.zoom()};let s=Gf(n,e,[n.bar.node,n.notes,n.stage.node,n.details,n.legend.node,n.path.words,Yf(""),n.
table.node]);return Object.assign(s.keys,{next:n.KEYS["."],former:n.KEYS[","],measure:n.KEYS.m,zoomTo:n.KEYS.f}),s}var Ps={path:"/timeline",name:"Timeline",read:Qs,mount:kF};var xF=4e4,vF=100,$F=24,SF=8,EF=400,TF=80,OF=60,[MF,Vf,AF]=[50,8,50],Vv=7,Qf=(e,t,n)=>e.state.open.includes(Ut(t,n));function RF(e,t,{rank:n}){let{chosen:{sample:s},set:o}=e.sides[t],a=`${t} ${n}`;e.opened.
has(a)||e.opened.set(a,{data:Aa(t,{onChange:()=>Xf(e),onError:e.warn}),rows:Hi(l=>Qf(e,t,{...l,id:`rank ${n} ${l.id}`}))});let{data:r,rows:i}=e.opened.get(a);return r.of(o,{...s,rank:n}).loadWhole(e.state,
e.room),e.used.add(a),r.whole&&Ui({window:r.window,all:r.whole,takes:()=>!0,shift:0,rows:i})}function Jv(e,t,n,s){let o=dr(s,"none"),a=Qf(e,t,{id:o});return{id:o,lane:s,fold:"none",open:a,answers:n,own:a&&
s.at!==null?RF(e,t,s):null}}function CF(e,t){let n=e.sides[t],{fold:s,sort:o}=e.state,a=Af(n,s),r=e.inner[t];return Mf(n.whole.lanes,o).flatMap(i=>{if(i.ranks===1)return[Jv(e,t,a,i)];let l=dr(i,s),d=Qf(
e,t,{id:l});return d&&r.of(n.set,n.chosen.sample).loadWhole(e.state,e.pixels(t,e.room)),[{id:l,lane:i,fold:s,open:d,answers:a,own:null},...d&&r.whole?Mf(r.whole.lanes.filter(u=>yv(u,i,s)),o).map(u=>Jv(
e,t,Af(r,"none"),u)):[]]})}function LF(e,t,n){let s=Wf(e,t);e.used=new Set,s&&([e.meetings,e.hovered]=[[],null]),t.forEach(o=>{e.arrivals[o]=YF(e.sides[o])}),Hf(e,t,n,s,({side:o})=>kv(CF(e,o))),zf(e),
[...e.opened].filter(([o])=>!e.used.has(o)).forEach(([o,{data:a}])=>{a.unmount(),e.opened.delete(o)}),Jf(e),_(e.notes,t.flatMap(o=>_v(o,e.sides[o].whole,NF(e,e.sides[o]))).map(o=>c("p",{class:"notice \
small"},o))),e.choices.draw(e.state),e.stretch.draw(t),qF(e,t),jF(e,t),e.drawTable(),e.context.settled()}function NF(e,{set:t,whole:n}){let s=e.clocks.get(t);return!s&&n.lanes.some(({status:o})=>o==="\
clock_step")&&(e.clocks.set(t,[]),kt("clocks",new URLSearchParams({set:t,tables:"per_rank"})).then(o=>{e.clocks.set(t,o.set.per_rank),Xf(e)},e.warn)),s??[]}function Jf(e){let t=e.stage.current();for(let n of e.
stage.shown().filter(({side:s})=>e.sides[s].whole)){let{whole:s,windows:o}=e.sides[n.side],[a,r]=n.drawing.sight(),i=f=>n.data().bands.filter(m=>m.sort==="rank"&&m.lane.at!==null&&m.top+m.height>a-f*m.
height&&m.top<r+f*m.height),l=f=>f.map(({lane:m})=>m.rank).sort((m,p)=>m-p),d=i(SF),u=n.drawing.node.clientWidth*Math.min(1,$F/Math.max(1,d.length)),h={...t,ranks:l(i(0)),near:l(d)};o.want(e.state.fold===
"none"?h:t,u,s.extent),d.length>0&&e.inner[n.side].whole&&e.inner[n.side].windows.want(h,u,s.extent),d.forEach(({lane:f})=>{let m=e.opened.get(`${n.side} ${f.rank}`)?.data;if(m?.whole){let[p,w]=[t.from,
t.to].map(y=>(y-f.at)/f.rate);m.windows.want({from:p,to:w},n.drawing.node.clientWidth,m.whole.extent)}})}e.slow()}var Xf=e=>!e.dead&&$n(e);function Zf(e,t,n,s,o){let{set:a,query:r}=e.sides[t],i=new URLSearchParams(
r);return i.delete("fold"),n==="/collective"&&i.delete("ranks"),Object.entries(s).forEach(([l,d])=>i.set(l,String(d))),Zc(a,n,i,o)}async function PF(e,t,n,s){let o=await Zf(e,t,"/sums",n,s),a=e.sides[t].
whole.lanes.reduce((r,i)=>r+(i.step_start===null?0:i.ranks),0);return{...o,rows:o.rows.map(r=>({...r,total:r.total/Math.max(1,a)}))}}async function em(e,t,n,s){let o=await Zf(e,t,"/collective",n,s);o.
rows=o.rows.filter(({start:r})=>r!==null);let a={side:t,answer:o,rows:new Map(o.rows.map(r=>[r.rank,r])),lane:[e.sides[t],e.inner[t]].flatMap(({whole:r})=>r?.lanes??[]).find(r=>r.rank===o.last&&r.at!==
null)};return e.meetings=[...e.meetings.slice(-MF),a],a}function Xv(e,t,n){let s=e.data(),{rank:o,of:a=o?.at===null?void 0:o?.rank}=s.lanes[s.lane[t]]??{},r=t<s.runs?s.communication[t]>0:s.kinds[s.name[t]]===
"COMMUNICATION";return!n||t<0||a===void 0||!r?null:{rank:a,start:Math.min(s.end[t],Math.max(s.start[t],e.drawing.valueAt(n.clientX)))}}var Zv=(e,t,{rank:n,start:s})=>e.meetings.find(o=>{let a=o.side===
t?o.rows.get(n):void 0;return a&&s>=a.start&&s<=a.start+a.duration})??null;function IF(e,t){clearTimeout(e.rest),e.asking?.abort();let n=t&&Xv(t.pane,t.i,t.event);e.hovered=n&&Zv(e,t.pane.side,n),!(!n||
e.hovered)&&(e.rest=setTimeout(async()=>{e.asking=new AbortController;let{signal:s}=e.asking,o=await em(e,t.pane.side,n,{signal:s}).catch(()=>null);o&&!s.aborted&&!e.dead&&(e.hovered=o,e.stage.retell(),
e.stage.mark({}))},OF))}async function DF(e,t,n,s){let o=t.data(),a=Xv(t,n,s);if(n>=o.runs&&!a){e.stage.goTo(Xt(o.start[n],o.end[n],(o.end[n]-o.start[n])*1.5));return}let r=a&&(Zv(e,t.side,a)??await em(
e,t.side,a).catch(()=>null)),i=r&&e.state.at===t.side&&e.state.collective===r.answer.instance;Fe(e,r&&!i?{collective:r.answer.instance,at:t.side}:{collective:null,at:""},{replace:!0})}async function qF(e,t){
let{collective:n,at:s}=e.state,o=n===null||!t.includes(s)?"":`${e.sides[s].stepKey()} ${n}`;o!==e.meetingKey&&(e.meetingKey=o,e.selected=o===""?null:e.meetings.find(a=>a.side===s&&a.answer.instance===
n)??null,o!==""&&!e.selected&&(e.selected=await em(e,s,{instance:n}).catch(e.warn)??null),!(e.dead||e.meetingKey!==o)&&(e.card.draw(e.selected),e.selected&&j(`${e.selected.answer.name}: ${rc(e.selected.
answer,e.selected.lane)}`),e.stage.mark({})))}function e$(e,{answer:t,side:n,rows:s}){let o=Math.min(...t.rows.map(({start:r})=>r)),a=Math.max(...t.rows.map(({start:r,duration:i})=>r+i));e.stage.goTo(
Xt(o,a,(a-o)*1.6)),t$(e,n,s.has(t.last)?t.last:t.rows[0]?.rank)}function t$(e,t,n){let s=e.stage.shown().find(a=>a.side===t),o=s?.data().bands.find(({sort:a,lane:r})=>a==="rank"&&r.at!==null&&r.rank===
n);o&&e.stage.reveal({pane:s,start:0,end:0,row:o.row})}function BF(e){let t=c("section",{class:"card timeline-selected","aria-label":"Selected collective",hidden:!0});return{node:t,draw(n){if(t.hidden=
n===null,n===null)return;let{answer:s,side:o,lane:a}=n,r=s.rows.filter(({aligned:d})=>!d).length,i=[s.bytes>0&&U(s.bytes),s.transfer>0&&`transfer ${x(s.transfer)}`,S(s.rows.length,"rank"),r>0&&`${k(r)}\
 not on the common clock`],l=s.rows.filter(({wait:d})=>d>0).sort((d,u)=>u.wait-d.wait);_(t,c("p",{class:"timeline-selected-name mono"},c("bdi",{},s.name),c("span",{class:"muted"},` · ${[s.group,`numb\
er ${s.instance+1}`,...i].filter(Boolean).join(" · ")}`)),c("p",{class:`${o}-text`},`${vn[o]}: ${rc(s,a)}`),l.length>0&&c("p",{},`Waits: ${l.slice(0,Vf).map(({rank:d,wait:u})=>`rank ${d} ${x(u)}`).join(
", ")}${l.length>Vf?` and ${k(l.length-Vf)} more`:""}`),c("p",{class:"op-actions"},v("Zoom to it",()=>e.zoom(n),{class:"link-button"}),v("Clear (Escape)",e.clear,{class:"link-button"})))}}}async function FF(e,t,n,s){
let a=(await Promise.all(t.map(r=>to(e.sides[r].set,n,s)))).flat().sort((r,i)=>r.total_duration-i.total_duration);return[...new Map(a.map(r=>[Se(r.name,r.category),r])).values()].reverse().slice(0,AF)}
async function jF(e,t){let{q:n,name:s,category:o}=e.state,a=n===""?"":JSON.stringify([e.drawnKey,t,n,s,o]);if(a===e.foundKey)return;[e.foundKey,e.place]=[a,null],e.finding?.abort(),e.finding=new AbortController;
let{signal:r}=e.finding;if(e.search.say(a===""?"":"Searching …"),a===""){e.found.draw(null);return}try{let i=await FF(e,t,n,{signal:r}),l=i.find(u=>u.name===s&&u.category===o)??i[0],d=l?(await Promise.
all(t.map(async u=>(await Zf(e,u,"/find",{name:l.name,category:l.category},{signal:r})).ranks.map(h=>({...h,side:u}))))).flat().filter(({of:u})=>u>0):[];!r.aborted&&!e.dead&&(e.search.say(l?`${S(i.length,
"name")}, on ${S(d.length,"rank")}`:"No name contains this text."),e.found.draw(l?{one:l,names:i,rows:d}:null))}catch(i){!r.aborted&&!e.dead&&e.search.say(i.message)}}function WF(e,{side:t,rank:n,start:s,
duration:o}){e.place={side:t,rows:new Map([[n,{start:s,duration:o}]])},e.stage.goTo(e.stage.around({start:s,end:s+o})),t$(e,t,n),e.stage.mark({})}function HF(e){let t=c("section",{class:"card timeline\
-sums","aria-label":"Found on the ranks",hidden:!0}),n=ot({caption:"Calls on each rank",class:"timeline-sums-table",level:"h3",limit:8,columns:[{key:"side",title:"Side",show:String,tone:a=>`${a}-text`},
{key:"rank",title:"Rank",number:!0,show:String},{key:"of",title:"Calls",number:!0,show:k},{key:"total",title:"Sum",number:!0,show:x,exact:M},{key:"longest",title:"Longest",number:!0,exact:M,show:(a,r)=>v(
x(a),()=>e.show(r),{class:"link-button",title:"Show it"})}]}),s=[],o=-1;return{node:t,draw(a){t.hidden=a===null,[s,o]=[a?.rows??[],-1],n.show(s),_(t,a&&c("p",{class:"timeline-measured"},ce(a.names.map(
({name:r,category:i},l)=>[String(l),`${ns(r,80)} · ${i}`]),r=>e.choose(a.names[r]),{value:String(a.names.indexOf(a.one)),"aria-label":"Name"})),n.node)},step(a){s.length>0&&(o=o<0?a>0?0:s.length-1:(o+
a+s.length)%s.length,e.show(s[o]))}}}function UF(e){let{start:t,duration:n,step_start:s,step_end:o}=e,a=o-s,r=t.map((l,d)=>Math.max(0,Math.min(o,l+n[d])-Math.max(s,l))),i=Object.fromEntries(St.map(l=>[
l,a>0?r.reduce((d,u,h)=>d+u*e[l][h],0)/a:null]));return{...i,idle:a>0&&e.ranks===1?Math.max(0,100-St.reduce((l,d)=>l+i[d],0)):null}}function zF(e){let t=(o,a,r)=>({key:o,title:a,show:String,...r}),n=(o,a)=>t(
o,a,{number:!0,show:F,what:"Of the time of its step; of several ranks, from the first begin to the last end, where their idle time cannot be compared with that of one"}),s=ot({caption:"Ranks",class:"r\
anks-table",level:"h2",limit:15,columns:[t("side","Side",{tone:o=>`${o}-text`}),t("label","Lane",{show:(o,a)=>v(o,()=>e(a.side,a.id),{class:"link-button",title:"Open or close its streams and threads"})}),
t("host","Host"),n("compute","Compute"),n("communication","Exposed communication"),n("memory","Memory"),n("idle","Idle"),t("late","Lateness",{number:!0,show:x,exact:M,what:"How long after the median o\
f its ranks it begins a collective, mean of all steps"}),t("last","Certainly last",{number:!0,show:k,what:"In how many collectives"}),t("clock","Clock")]});return{node:s.node,draw:o=>s.show(o.flatMap(
a=>a.data().bands.filter(({sort:r})=>r==="rank").map(({id:r,lane:i})=>({...UF(i),side:a.side,id:r,label:r,host:i.host??"",...i.collectives>0?{last:i.last,late:i.late_us}:{last:null,late:null},clock:i.
at===null?"":ac(i)}))))}}function KF(e){let t=[["fold","Lanes",[["none","each rank"],["host","by host"],["group","by group"]]],["sort","Order",[["rank","by rank"],["lateness","by mean lateness"]]]].map(
([n,s,o])=>[n,s,ce(o,a=>e({[n]:a}),{id:P(n)})]);return{node:c("span",{class:"timeline-choices sample-field"},t.map(([,n,s])=>[c("label",{for:s.id},n),s])),draw:n=>t.forEach(([s,,o])=>{o.value=n[s]})}}
var GF=()=>c("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"},[["part-compute","compute"],["part-communication","exposed communication"],["part-memory","memory"],["part-idle","nothin\
g on the device"],["late","arrives last: the others wait"],["mean","lateness, over all collectives and steps"],["within","interval of the alignment"]].map(([e,t])=>c("li",{class:`key key-${e}`},t)));function Qv(e,t,n){
Fe(e,{open:Js(e.state.open,n)},{replace:!0})}var YF=({whole:e,window:t})=>[...new Map([...t.arrivals,...e.arrivals].map(n=>[n.instance,n])).values()].sort((n,s)=>s.waited-n.waited);function VF(e,t,n,s){
let{rank:o}=t.data().lanes[t.data().lane[n]],[a,r]=[-Vv,Vv].map(i=>t.drawing.valueAt(s.clientX+i));return e.arrivals[t.side].find(({rank:i,start:l})=>i===o.rank&&o.at!==null&&l>=a&&l<=r)}function JF(e){
let t=(o,a)=>Fe(e,o,a),n={onChange:()=>Xf(e),onError:o=>e.warn(o),answer:(o,a,r)=>Zc(o,"",a,r)},s=o=>Object.fromEntries(O.map(a=>[a,Aa(a,{...n,queryOf:o})]));e.sides=s((o,a,r)=>Wi(o,a,r,o)),e.inner=s(
(o,a,r)=>Wi(o,a,r,{...o,fold:"none"})),e.stage=uc({kinds:["ranks"],partners:{nameOf:()=>null},on:{view(){Jf(e),e.keepUrl()},scroll:ye(TF,()=>!e.dead&&e.stage.shown().length>0&&Jf(e)),pick:(o,a,r)=>DF(
e,o,a,r),key:()=>!1,fold:({side:o},a)=>Qv(e,o,Ut(o,a)),measure:(...o)=>e.stretch.choose(...o),changes:()=>null,both:()=>!1,below:()=>e.details.offsetHeight,row:(o,a,r,i,l)=>o.data().rankRows.has(r)?xv(
a,r,i,l,o.data()):void 0,lines:(o,a,r)=>o.data().sort[a]===mo?Sv(o.data(),a,{arrival:VF(e,o,a,r),meeting:e.hovered}):null,under:o=>IF(e,o),decorate:(o,a,r)=>r.data()&&vv(o,a,r.data(),{arrivals:e.arrivals[r.
side],meetings:[[e.hovered,"--text"],[e.selected,"--accent"],[e.place,"--accent"]].filter(([i])=>i?.side===r.side).map(([i,l])=>({...i,mark:l}))})}}),e.card=BF({zoom:o=>e$(e,o),clear:()=>t({collective:null,
at:""},{replace:!0})}),e.search=Gi({onText:o=>t({q:o,name:"",category:""},{replace:!0}),onStep:o=>e.found.step(o)}),e.found=HF({show:o=>WF(e,o),choose:({name:o,category:a})=>t({name:o,category:a},{replace:!0})}),
e.choices=KF(o=>t(o)),e.bar=Bf(e,e.search.node,e.choices.node),e.stretch=Ff({state:()=>e.state,change:t,stage:e.stage,shifts:()=>e.shifts,sides:o=>o.map(a=>e.sides[a]),ask:(o,a,r)=>PF(e,o,a,r),key:()=>[
e.drawnKey,e.state.show],place:()=>{},nameOf:o=>o}),e.table=zF((o,a)=>Qv(e,o,Ut(o,{id:a})))}function QF(e,t){let n=Object.assign(Kf(e,t,LF,(a,r)=>Math.max(vF,Math.min(r,Math.round(xF/new Set((n.sides[a].
samples??[]).map(({rank:i})=>i)).size)))),{opened:new Map,clocks:new Map,arrivals:{control:[],test:[]},meetings:[],hovered:null,selected:null,place:null,meetingKey:"",foundKey:"",rest:0,asking:null,finding:null,
deselect:()=>n.state.collective!==null&&(Fe(n,{collective:null,at:""},{replace:!0}),!0)}),s=()=>[...O.flatMap(a=>[n.sides[a],n.inner[a]]),...[...n.opened.values()].map(({data:a})=>a)];n.parts=[{unmount(){
s().forEach(a=>a.unmount()),clearTimeout(n.rest),[n.asking,n.finding].forEach(a=>a?.abort())}}],n.warn=a=>!n.dead&&hc(a),n.slow=ye(EF,()=>!n.dead&&n.context.busy(s().some(({windows:a})=>a.isBusy()))),
JF(n),n.details=c("div",{class:"timeline-details"},n.card.node,n.found.node,n.stretch.node);let o=Gf(n,e,[n.bar.node,n.notes,n.stage.node,n.details,GF(),Yf(" · ↑, ↓: another lane · Enter: its streams \
and threads"),n.table.node]);return o.keys.zoomTo=()=>n.selected!==null&&e$(n,n.selected),o}var tm={...Ps,fits:e=>Qs(e).ranks!=="",mount:QF};var o$=[["control","Control"],["test","Test"]],XF=e=>({slower:"more",faster:"less"})[e]??null,Sn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:x,exact:M}),ZF=(e,t)=>e===null?B:`${q(e)} to ${q(t)}`,ej=(e,t)=>[
{key:"side",title:"Side",show:n=>n},{key:"label",title:"Recording",show:(n,s)=>c(e?"a":"bdi",{href:e?.(s.set)},n)},Sn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[Sn("without_p\
rofiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Sn("compute","Compute"),Sn("exposed_communication","Exposed communication"),Sn("exposed_memory","Expose\
d memory"),Sn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:k},{key:"samples",title:"Samples",number:!0,show:k,what:"A sample is one step of one rank"}],tj={slower:"slower",faster:"faster",
no_difference_found:"no difference found",cannot_judge:"cannot judge"};function nj(e){return e.q_value!==null?tj[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`too few: o\
nly ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var sj=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Sn("control","Control","Mean per\
 step of the recordings; host rows without the calls inside them"),Sn("test","Test","Mean per step of the recordings"),{...Sn("diff","Change"),show:X},{key:"change_percent",title:"%",number:!0,show:q,
what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>ZF(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Ht,what:"Of the test betwe\
en recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:XF}],oj=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",s=a=>t[`${a}_${n?"self_":""}per_step`],o=a=>t[`${a}_record\
ings`]===0?null:s(a);return{...t,control:o("control"),test:o("test"),diff:s("diff"),certain:nj(t)}},aj=.05,rj=({verdict:e})=>e==="slower"||e==="faster";function ij(e){let{verdict:t,control:n,test:s,change_percent:o,
low_percent:a,high_percent:r}=e,i=n===null||s===null?null:Mn(n,s);return c("h2",{class:"headline"},c("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},c("span",{"aria-hidden":"true"},`${yu[t]}\
 `),gu[t],rj(e)&&` by ${F(Math.abs(o))}`),i&&c("span",{class:"headline-times",title:`Mean step: ${M(n)} → ${M(s)}; the percentages are of the geometric means`},c("span",{class:"value control-text"},
i[0]),c("span",{class:"arrow","aria-label":"to"},"→"),c("span",{class:"value test-text"},i[1])),a!==null&&c("span",{class:"verdict-range"},`between ${q(a)} and ${q(r)}`))}function lj({words:e}){let t=e.
replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.slice(1)}${/[.!?]$/.
test(t)?"":"."}`}function a$({verdict:e}){let{between_percent:t,within_percent:n}=e,s=t===null?!1:n!==null&&t<aj?"Recordings of a side differ by no more than the noise of their steps explains.":`Recor\
dings of a side differ by ${q(t).replace("+","")}${n===null?"":" beyond the noise of their steps"}.`;return[ij(e),c("p",{},lj(e)," ",s),e.recorded&&c("p",{class:"muted small"},e.recorded.text)]}var r$=e=>Object.
fromEntries(o$.map(([t])=>[t,e[t].recordings.find(({set:n})=>n===e.middle[t])]));function i$(e,t){let n=o$.flatMap(([a,r])=>e[a].recordings.map(i=>({...i,...i.step_time,side:r}))),s=n.some(a=>a.without_profiler!==
null),o=ot({caption:"Recordings",limit:128,columns:ej(t,s)});return o.show(n),o.node}function l$(e,t){let n=ot({caption:"Rows",limit:50,columns:sj,csv:t});return{node:n.node,show:s=>n.show(s.map(oj(e.
selection.measure)))}}var c$=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${S(e,"row")} judged: ${k(t.slower)} slower and ${k(t.faster)} faster.`,Is=[["control","A",22],["test","B",50]],
n$=82,s$=3,cj=(e,t)=>e[t].recordings.map(n=>({label:n.label,step:e.verdict.recorded===null?n.step_time.step:n.without_profiler})).filter(({step:n})=>typeof n=="number"),dj=({verdict:{control:e,low_percent:t,
high_percent:n}})=>t===null||e===null?null:[t,n].map(s=>e*(1+s/100));function d$(e){let t=Object.fromEntries(Is.map(([f])=>[f,cj(e,f)])),n=dj(e),s=[...Is.flatMap(([f])=>t[f].map(({step:m})=>m)),...n??
[]];if(Is.some(([f])=>t[f].length===0))return null;let[o,a]=[Math.min(...s),Math.max(...s)],r=f=>a>o?s$+(100-2*s$)*(f-o)/(a-o):50,i=Is.flatMap(([f,,m])=>t[f].map(({label:p,step:w})=>({side:f,x:r(w),y:m,
words:`${f}, ${p}: ${x(w)}`}))),l=c("div",{class:"strip-tip",hidden:!0}),d=([f,,m])=>W("line",{class:`strip-mean strip-${f}`,y1:`${m-11}%`,y2:`${m+11}%`,x1:`${r(e.verdict[f])}%`,x2:`${r(e.verdict[f])}\
%`}),u=W("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Is.map(d),i.map(({side:f,x:m,y:p})=>W("circle",{class:`strip-dot strip-${f}`,cx:`${m}%`,cy:`${p}%`,r:5})),n&&W("line",{class:"\
strip-interval",x1:`${r(n[0])}%`,x2:`${r(n[1])}%`,y1:`${n$}%`,y2:`${n$}%`}));ru(u,i,f=>{l.hidden=!f,_(l,f?.words)});let h=Is.map(([f,m])=>`${m}, ${f}: ${t[f].map(({step:p})=>x(p)).join(", ")}.`).join(
" ");return c("div",{class:"recordings-chart"},c("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${h}`},Is.map(([f,m,p])=>c("b",{class:`${f}-text`,css:{top:`${p}%`}},
m)),u,l),c("div",{class:"small muted recordings-scale","aria-hidden":"true"},c("span",{},Zt(o)),c("span",{},Zt(a))),c("p",{class:"small muted"},"Each recording as a dot, the means as lines",n&&"; the \
bar: where the test’s mean lies by the 95 % interval of the change","."))}var am={path:"/compare/recordings",name:"Several recordings",read:sm,mount:Sj},nm=1e3,uj=250,hj=6,u$=32,rm=[["control","Control"],["test","Test"]],im=rm.flatMap(([e])=>["ranks","steps","marker","marke\
r_until"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),mc=e=>/marker/.test(e),h$=e=>e.split(",").filter(t=>t!=="");function sm(e){let t=new URLSearchParams(e);return{control:h$(t.get("control")??""),test:h$(
t.get("test")??""),q:nn(t,Oe,"q"),significant:nn(t,Oe,"significant","")==="true",equal_clock:nn(t,Oe,"equal_clock","false"),cut_overlaps:nn(t,Oe,"cut_overlaps"),chosen:Object.fromEntries(im.flatMap(({
key:n,what:s})=>{let o=t.get(n)||mc(s)&&t.get(s)||"";return o===""||!mc(s)&&o==="all"?[]:[[n,o]]}))}}function pc(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return cs(
t,Oe,["q","significant","equal_clock","cut_overlaps"],e),Object.entries(e.chosen).forEach(([n,s])=>t.set(n,s)),t}var p$=({chosen:e})=>im.some(({key:t,what:n})=>!mc(n)&&t in e);function fj(e){let t=rm.
flatMap(([n,s])=>{let o=im.filter(a=>a.side===n&&a.key in e.chosen).map(({key:a,what:r})=>`${r.replace("_"," ")} ${e.chosen[a]}`);return o.length===0?[]:[`${s}: ${o.join(", ")}.`]});return[...p$(e)?[]:
["All ranks and steps of every recording count."],...t].join(" ")}function lm(e,t=nm){let n=pc(e);return n.set("exclude",Qo),n.set("sort","abs_diff_self_duration"),t!==null&&n.set("limit",String(t)),n}
function mj(e,t){let n=pc(e);["control","test"].forEach(o=>n.delete(o));let s=new URLSearchParams({view:n.toString()});for(let o of["control","test"])t[o].recordings.forEach(({set:a})=>s.append(o,a));
return s}function pj(e,t){let{state:n,labels:s,change:o,sides:a}=e;return c("ul",{class:"recordings-chosen"},n[t].map(r=>{let i=s.get(r)??r;return c("li",{class:"tag"},i," ",v("×",()=>{o({[t]:n[t].filter(
l=>l!==r)}),a.querySelector(`[data-field="${t}"]`)?.focus()},{class:"link-button","aria-label":`Leave out ${i}`,title:`Leave out ${i}`}))}))}function cm(e){let{sides:t,labels:n,change:s}=e;De(t,()=>_(
t,rm.map(([o])=>{let a=i=>{e.state[o].includes(i)||(s({[o]:[...e.state[o],i]}),t.querySelector(`[data-field="${o}"]`)?.focus())},r=kn({field:o,set:null,text:"",onGroup:a,onPick:i=>{n.set(ee(i.id),i.label),
a(ee(i.id))}});return r.input.placeholder="Add a recording, or nightly-* …",er(o,[r],pj(e,o))})))}function wj({state:e,answer:t,labels:n}){for(let s of["control","test"])for(let o of e[s]){let a=t[s].
recordings.find(r=>r.set.startsWith(o));a&&n.set(o,a.label)}}async function gj(e){let{labels:t,state:n}=e,s=[...n.control,...n.test].filter(o=>!w$(o));try{for(let o of await Kt(s.slice(0,100)))t.set(ee(
o.id),o.label);e.answer===null&&cm(e)}catch{}}var yj=({state:e,answer:t})=>({...He(`?${new URLSearchParams(e.chosen)}`),control:ee(t.middle.control),test:ee(t.middle.test),cut_overlaps:e.cut_overlaps});
function bj(e){let t=()=>yj(e),n=({id:s,name:o,category:a})=>Je({...t(),row:s??We(o,a)});return wu({page:s=>`${n(s)}#booked`,tree:()=>ht(ft(mn(`?${new URLSearchParams({...e.state.chosen,cut_overlaps:e.
state.cut_overlaps,control:t().control,test:t().test})}`))),timeline:s=>(s&&Vi(t(),s))??It(t())},(s,o)=>{e.open=o?[...e.open,s]:e.open.filter(a=>a!==s),om(e)})}function om({account:e,found:t,open:n,why:s}){
s.hidden=!t,t&&e.draw(t,{open:n,sure:!1,sum:"Together, of these two",lines:hj,words:1/0})}async function _j(e){let{answer:t,state:n}=e,s=pc({...n,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,
equal_clock:!1});s.set("limit","0");let o=["slower","faster"].includes(t.verdict.verdict)?s.toString():"";if(e.wanted!==o){Object.assign(e,{wanted:o,found:null,open:[]}),om(e);try{let a=o!==""&&await fe(
s);a&&e.wanted===o&&(e.found=a,om(e))}catch{e.wanted=""}}}function kj(e){let{answer:t,state:n,change:s}=e,{control:o,test:a}=r$(t);_(e.words,a$(t),c("p",{class:"small recordings-chosen-parts"},fj(n),"\
 ",p$(n)&&v("Use all ranks and steps",()=>s({chosen:Object.fromEntries(Object.entries(n.chosen).filter(([l])=>mc(l)))}),{class:"link-button"}))),_(e.chart,d$(t)),_(e.middle,"Account, tree and timeline\
 are of one recording of each side: ",c("a",{href:ct(o.set,a.set)},`${o.label} and ${a.label}`),", those with the middle step time. What the other recordings differ by is not in them",n.equal_clock?",\
 nor the equal clock: they are as recorded.":"."),e.card.dataset.verdict=t.verdict.verdict;let r=t.control.recordings.length+t.test.recordings.length,i=l=>Ne(t[l].recordings[0].label);e.share.set({name:`\
tracediff-${i("control")}-${i("test")}`,report:Kr(lm(n,null)),bundle:Gr(mj(n,t)),tooMany:r>u$&&`${u$} sets at most`})}function xj(e){let{answer:t,state:n}=e;wj(e),cm(e),kj(e),_j(e),_(e.notes,tl(t.comparability)),
_(e.recordings,i$(t,r=>z(`/analyse?set=${ee(r)}`)));let s=lm(n,null);s.set("format","csv");let o=l$(t,oa(s));o.show(t.rows);let{row_count:a}=t;_(e.rows,o.node,c("p",{class:"muted small"},a===0?"The fi\
lters leave no row. ":"",c$(t),a>nm?` The ${k(nm)} largest changes of ${k(a)} are here; the CSV has all.`:""))}function f$(e,t){e.answer=null,e.question.say(Me(t,"This comparison is not possible"))}var w$=e=>e.
startsWith("tag:")||/[*?]/.test(e);function vj(e,t){e.answer=null,e.question.drop(),e.question.say(c("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A\
 pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",c("a",{href:t.every(n=>n.length===1)?ct(t[0][0],t[1][0]):z("/compare")},"Compare two sets")))}function m$(e){let{state:t,search:n,
question:s}=e;e.context.setTitle("Several recordings"),document.activeElement!==n&&(n.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,cm(e);let o=[t.control,t.test];if(o.some(a=>a.
length===0)||o.every(a=>a.length===1&&!w$(a[0]))){vj(e,o);return}s.ask(a=>fe(lm(t),{signal:a}),a=>{if(a.judged!=="between_recordings"){f$(e,{code:"one_set",message:"Each of these two names stands for \
only one set."});return}e.answer=a,s.say(null),xj(e),j(a.verdict.words)},a=>f$(e,a))}function $j(e,t){let{change:n}=e,s=(l,d)=>(e[l]=d,d),o=(l,d)=>s(l,c("input",{type:"checkbox",id:P(l),on:{change:d}}));
s("search",jn({id:P("q"),wait:uj,empties:!1,onText:l=>n({q:l},{replace:!0})})),e.share=Kl(),e.account=bj(e),s("why",c("div",{class:"recordings-why",hidden:!0},e.account.node,e.account.facts)),s("card",
c("section",{class:"card recordings-verdict","aria-label":"Verdict"},c("div",{class:"recordings-top"},s("words",c("div")),c("div",{class:"chart-tools"},c("label",{class:"recordings-only",title:"Step t\
imes without what another clock of the device, or another speed of the host, makes of each recording"},o("clock",()=>n({equal_clock:e.clock.checked}))," at equal clock"),e.share.node)),c("div",{class:"\
recordings-body"},e.why,s("chart",c("div"))),s("middle",c("p",{class:"muted small"}))));let a=c("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:l=>l.preventDefault()}},c("label",
{class:"analysis-field"},c("span",{},"Name contains"),e.search),c("label",{class:"recordings-only"},o("only",()=>n({significant:e.only.checked},{replace:!0}))," only slower or faster")),r=c("div",{class:"\
analysis-results"},e.card,s("notes",c("div",{class:"comparability"})),s("recordings",c("div")),a,s("rows",c("div"))),i=c("div");_(t,c("div",{class:"page analyse-page recordings-page"},c("h1",{},"Sever\
al recordings"),c("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences \
within one side are noise. Record both sides alternately."),s("sides",c("section",{class:"sides recordings-sides","aria-label":"Control and test"})),i,r)),e.question=Ke({context:e.context,results:r,message:i})}
function Sj(e,t){let n={context:t,state:sm(location.search),answer:null,found:null,open:[],labels:new Map,change:(s,o)=>t.go(z(`/compare/recordings?${pc({...n.state,...s})}`),o)};return $j(n,e),m$(n),
gj(n),{keys:{search:()=>n.search.focus()},update(s){n.state=sm(s),m$(n)},unmount(){n.answer=null,n.question.unmount()}}}var E$={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(we).map(([e,{name:t}])=>[e,t]))},Ej=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":E$[e.measured].replace(/^./,t=>t.toUpperCase()),T$=e=>!!e&&
e.low_percent*e.high_percent>0,mr=e=>T$(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${q(e.diff_percent)} of the step (${q(e.low_percent)} to ${q(e.high_percent)})`:"",Tj=e=>T$(e)?`${e.
explains?"the machine’s, ":""}${q(e.diff_percent)}`:"",Oj=7.2,g$=16,Mj=56,pr={l:64,r:16,t:22,b:44},yc=e=>e.recorded===null?`stored ${pe(e.created)} (recording time not stated)`:pe(e.recorded);function mm(e,t){
let n=Math.max(2,Math.floor((t-pr.l-pr.r)/(g$*Oj+14))),s=ln(e.length,n);return{tickmode:"array",tickvals:s,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:en(s.map(o=>e[o].label),
g$).map(ie)}}var O$=(e,t)=>({tickformat:",",ticksuffix:` ${e}`,fixedrange:!0,zeroline:!1,...t}),pm=e=>ut({margin:pr,dragmode:"zoom",...e}),M$=e=>e.map(t=>({type:"line",xref:"x",yref:"paper",x0:t.at-.5,
x1:t.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:E(A$(t))}})),A$=e=>e.direction==="slower"?"--more-fill":"--less-fill",R$=({host_median:e,lag_median:t})=>rs({host:e,lag:t});function Aj(e){let t=e.
interval&&`95 % interval: ${e.interval.map(x).join(" to ")}`;return be([e.label,yc(e),`median ${x(e.median)}`,t,R$(e),S(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${q(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var Rj=(e,t)=>be([`${t.direction}: ${x(t.left_median)} → ${x(t.right_median)} (${q(t.diff_percent)}\
)`,mr(t.machine)&&`change of level: ${mr(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function C$(e){let t=[],n=[],s=(o,a)=>e[o][a];for(let o=0,a;o<e.length;o=
a+1){for(a=o;a<e.length&&e[a]!==null;)a+=1;let r=Array.from({length:a-o},(d,u)=>o+u),i=r.length===1?[o-.2,o+.2]:r,l=d=>r[Math.min(d,r.length-1)];r.length>0&&(t.push(...i,...[...i].reverse(),null),n.push(
...i.map((d,u)=>s(l(u),1)),...i.map((d,u)=>s(l(u),0)).reverse(),null))}return{x:t,y:n}}function Cj(e,t){let{sets:n,levels:s,change_points:o}=e,a=n.map((d,u)=>u),r=d=>d===null?null:d/t,i=E("--control-f\
ill"),l=n.map(d=>d.median===null?null:(d.interval??[d.median,d.median]).map(r));return[{type:"scatter",mode:"lines",...C$(l),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Wn(i,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:E("--muted"),width:1.4,dash:"dash"},x:s.flatMap(({first:d,last:u})=>[d-.5,u+.5,null]),y:s.flatMap(({median:d})=>[r(d),r(d),null])},{type:"scatter",mode:"\
lines+markers",x:a,y:n.map(d=>r(d.median)),line:{color:i,width:1.4},marker:{color:i,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"circle")},...Ce(n.map(Aj))},{type:"scatter",mode:"markers",
x:o.map(d=>d.at-.5),y:o.map(d=>r((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,color:E("--surface")},symbol:o.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:o.map(
d=>E(A$(d)))},...Ce(o.map(d=>Rj(e,d)))}]}var Lj=.3,Nj=.04;function Pj(e){let[t,n]=[Math.min(...e),Math.max(...e)];if(e.length===0||t<Lj*n)return{range:[0,1.06*Math.max(n,0)||1],cut:!1};let s=Math.max(
.1*(n-t),(Nj*n-(n-t))/2);return{range:[Math.max(0,t-s),n+s],cut:t-s>0}}var Ij=e=>({shapes:[{type:"path",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,\
8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:E("--muted")}}],annotations:[{xref:"paper",yref:"paper",x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${ie(
Zt(e))}`,bgcolor:E("--surface"),font:{size:11,color:E("--muted")}}]}),Dj=3;function qj(e,t){let n=[],s=o=>Math.abs(o.diff_percent??1/0);for(let o of[...e].sort((a,r)=>s(r)-s(a)))n.every(({at:a})=>Math.
abs(a-o.at)*t>=Mj)&&n.push(o);return n}function Bj({answer:e},t){let{sets:n,change_points:s,baseline:o}=e,a=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[r,i]=re(Math.max(...a,0)),l=o?.
median??null,d=qj(s,(t-pr.l-pr.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:ie(q(m.diff_percent)),font:{size:11,color:E(m.direction==="slower"?"--more":
"--less")}})),{range:u,cut:h}=Pj(l===null?a:[...a,l]),f=h?Ij(u[0]):{shapes:[],annotations:[]};return{data:Cj(e,i),layout:pm({xaxis:mm(n,t),yaxis:O$(r,{range:u.map(m=>m/i)}),shapes:[...f.shapes,...M$(s),
...l===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:l/i,y1:l/i,line:{width:1.4,dash:"dot",color:E("--test-fill")}}]],annotations:[...d,...f.annotations]})}}var y$=[["--control-fill","median, and it\
s 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],wm=e=>c("div",{class:"chart-legend"},e.map(([t,n])=>c("span",{class:"\
key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),Fj=e=>nt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:Bj,keys:()=>y$,extra:wm(y$),class:"series-medians",onClick({
points:t},{answer:n}){let[s]=t,o=s?.curveNumber===Dj&&n.change_points[s.pointNumber],a=o?o.at:s?.pointNumber;a>0&&e(o?n.sets.findIndex(({id:r})=>r===o.left):a-1,a)}}),b$=Object.values(we).map(({property:e,
name:t})=>[e,t]);function jj({answer:e},t){let{sets:n}=e,[s,o]=re(Math.max(...n.map(r=>r.mean_step_time??0))),a=n.map(r=>be([r.label,yc(r),`mean step ${x(r.mean_step_time)}`,R$(r),...Object.keys(we).map(
i=>`${we[i].name}: ${r.parts?x(r.parts[i]):B}`)]));return{data:Object.keys(we).map(r=>({type:"bar",x:n.map((i,l)=>l),y:n.map(i=>i.parts?i.parts[r]/o:null),marker:{color:E(we[r].property),line:{width:0}},
...Ce(a)})),layout:pm({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...mm(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:O$(s,{rangemode:"tozero"})})}}var Wj=()=>nt({id:"chart-ser\
ies-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:jj,extra:wm(b$),keys:()=>b$}),_$=[["--test-fill","what the machine makes of the step, and its interval"]];function k$(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function Hj(e,t){let{machine:n}=t;if(n===null)return be([t.label,
yc(t),"not known"]);let s=e.sets.find(({id:o})=>o===n.reference).label;return be([t.label,yc(t),`${q(n.curve_percent)} of the step, against the first level`,`${q(n.diff_percent)} (${q(n.low_percent)} \
to ${q(n.high_percent)}) against ${s}`,k$(n.device_factor,"kernels take"),k$(n.host_factor,"calls of the host take")])}function Uj({answer:e},t){let{sets:n,change_points:s}=e,o=E("--test-fill"),a=({machine:r},i)=>((1+
r.curve_percent/100)*(1+i/100)/(1+r.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Wn(o,.22),...C$(n.map(r=>r.machine&&[a(r,
r.machine.low_percent),a(r,r.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:n.map((r,i)=>i),y:n.map(r=>r.machine?.curve_percent??null),line:{color:o,width:1.4},marker:{color:o,size:n.
length>200?3:6},...Ce(n.map(r=>Hj(e,r)))}],layout:pm({xaxis:mm(n,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:E("--muted")},shapes:M$(s)})}}var zj=()=>nt({id:"chart-series-machin\
e",title:"What the machine makes of the step",file:"series-machine",height:()=>220,make:Uj,extra:wm(_$),keys:()=>_$}),wc="row",gc="layer",x$="Ids, labels, patterns such as nightly-*, beginnings of lab\
els, or tag:TAG, separated by commas";function Kj(e){let t=P("ops"),n=c("datalist",{id:t}),s=(p,w,y,g={})=>{let b=c("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...y,on:{change:()=>e(
{...g,[p]:b.value.trim()})}});return{input:b,node:c("label",{class:"analysis-field"},c("span",{},w),b)}},o=s("sets","Sets",{class:"wide",title:x$,placeholder:"nightly-*"}),a=s("baseline","Baseline",{title:x$,
placeholder:"none"}),r=s("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),i=s("category","Category",{placeholder:"any"}),l=P("layer-hint"),d=s("layer","Layer",{class:"wide",placeholder:"\
Block #3 / Attention","aria-describedby":l},{name:"",category:"",time:"total"}),u=c("p",{class:"muted series-hint",id:l},"Modules or annotations as the Tree page names them, from the outermost to the \
innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3 is one."),h=(p,w)=>ce(w,y=>e({[p]:y}),{data:{field:p}}),f=h("by",[["device","device time"],["host",
"host time"]]),m=h("time",[["total","total"],["self","self"]]);return{options:n,sets:o,baseline:a,name:r,category:i,layer:d,layerHint:u,by:f,time:m}}async function v$(e,t,n){if(t!==null)try{let s=await to(
t,n);_(e,[...new Set(s.map(o=>o.name))].map(o=>c("option",{value:o})))}catch{}}function Gj({onChange:e}){let{options:t,sets:n,baseline:s,name:o,category:a,layer:r,layerHint:i,by:l,time:d}=Kj(e),u=null,
h=null,f="",m={[wc]:o,[gc]:r},p=ce([...Object.entries(E$),[wc,"a row"],[gc,"a layer"]],R=>{f=R in m?R:"",$(),f!==""?m[f].input.focus():e({measure:R,name:"",category:"",time:"total",layer:""})},{data:{
field:"measure"}}),w=c("label",{class:"analysis-field"},c("span",{},"Time"),p),y=c("label",{class:"analysis-field"},c("span",{},"Of the layer"),l),g=c("label",{class:"analysis-field"},c("span",{},"Of \
the row"),d),b=c("form",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:R=>{R.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.
dispatchEvent(new Event("change"))}}},n.node,s.node,w,o.node,a.node,g,r.node,y,t,v("Show",()=>e({sets:n.input.value.trim()}),{class:"primary"}),i);o.input.addEventListener("input",ye(150,()=>v$(t,h,o.
input.value))),o.input.addEventListener("focus",()=>v$(t,h,""));function $(){p.value=f||u.measure;for(let R of[o.node,a.node,g])R.hidden=f!==wc;for(let R of[r.node,y,i])R.hidden=f!==gc}return{node:b,draw(R,C){
u=R,h=C,f=u.layer!==""?gc:u.name!==""?wc:document.activeElement===m[f]?.input?f:"";for(let{input:V}of[n,s,o,a,r])(V!==document.activeElement||V.value==="")&&(V.value=u[V.dataset.field]);d.value=u.time,
l.value=u.by,$()},focus(){return n.input.focus(),n.input.select(),!0}}}var dm=5,$$=(e,t=({label:n})=>n)=>e.slice(0,dm).map(t).join(", ")+(e.length>dm?` and ${k(e.length-dm)} more`:""),bc=({sets:e},t)=>e.
find(n=>n.id===t).label;function gm({direction:e,diff_percent:t,left_median:n,right_median:s}){let o=t===null?"":` by ${q(Math.abs(t)).replace("+","")}`;return c("span",{class:e==="slower"?"more":"les\
s"},`${e}${o}: ${Mn(n,s).join(" → ")}`)}function Yj(e){let t=e.filter(n=>n.machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${k(t)} of them the machine’s`}function L$({
sets:e,change_points:t,levels:n,neighbours:s,measured:o,too_few_values:a}){return n.length===0?`None of these sets has ${o==="layer"?"this layer":"this time"}.`:s!==null&&s.pairs===0?"One set is not a\
 series: there is no other set to compare it with.":s!==null&&s.unjudged===s.pairs?`Cannot judge whether the level changes in ${S(e.length,"set")}.`:s!==null&&t.length>0?`${k(t.length)} of ${S(s.pairs,
"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:a?e.some(({observations:r})=>r>1)?`${S(e.reduce((r,{observations:i})=>r+i,0),"value")} in ${S(e.length,"set")}: too few to tell a level.`:"O\
ne value a set: too few to tell a level.":`${t.length===0?"No change of level was found":S(t.length,"change of level","changes of level")} in ${S(e.length,"set")}${Yj(t)}.`}var N$=({label:e,recorded:t})=>[
c("b",{},e),t&&` (${pe(t)})`],P$=({commits:e})=>e&&`The change is ${e.text}. `,I$=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function Vj(e,t){let{sets:n,change_points:s}=e,o=s.
at(-1);if(!o||I$(e))return!1;let a=mr(o.machine);return c("p",{class:"card series-change"},s.length>1&&"The latest: ","from ",N$(n[o.at])," on, ",gm(o),". ",P$(o),a&&`Of it, ${a}. `,c("a",{href:t(o.left,
o.right)},"What changed"))}var Jj=({pairs:e,unjudged:t})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two rec\
ordings."+(t===0?"":` ${k(t)} of ${S(e,"such pair")} cannot be judged: a set has too few steps.`);function Qj(e,t){let{since_good:n}=e,s=I$(e)?e.change_points.at(-1):null;return n!==null&&c("p",{class:"\
card series-good"},c("b",{},"Since the last good set, "),bc(e,n.good),", it is ",gm(n),s&&[", from ",N$(e.sets[s.at])," on"],". ",s&&P$(s),c("a",{href:t(n.good,n.now)},`What changed between it and ${bc(
e,n.now)}`))}function Xj(e,t){let{newest:n}=e;return n!==null&&c("p",{class:"card series-newest"},c("b",{},"The newest set, "),bc(e,n.right),", stands out: it is ",gm({...n,left_median:n.left_mean,right_median:n.
right_mean}),` (p = ${Ht(n.p_value)}, against the ${k(n.others)} sets of its level before it). One set alone is not a change of level. `,mr(n.machine)&&`Of it, ${mr(n.machine)}. `,n.commits&&`It is ${n.
commits.text}. `,c("a",{href:t(n.left,n.right)},`What changed between ${bc(e,n.left)} and it`))}function Zj(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size d\
iffers"},n=e.differences.map(({at:s,kind:o,before:a,after:r})=>`From ${e.sets[s].label} on, ${t[o]}: ${a} before, ${r} now.`);return e.more_differences===0?n:[...n,`${S(e.more_differences,"more such d\
ifference")}.`]}function eW({sets:e,levels:t}){let n=[],s=e.filter(a=>a.missing!==null);s.length>0&&t.length>0&&n.push(`${S(s.length,"set")} ${s.length===1?"has no such time, and counts with the level\
 around it":"have no such time, and count with the level around them"}: ${$$(s,a=>`${a.label} (${a.missing})`)}.`),e.every(a=>!a.has_steps)&&n.push("No set has steps: each whole recording counts as on\
e step.");let o=e.filter(a=>a.affected>0);return o.length>0&&n.push(`${S(o.length,"set")} ${o.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${$$(o)}.`),n}function tW(e){
let t=e.unknown_recorded===1,n=[e.without_profiler_note,...Zj(e),e.unknown_recorded>0&&`${S(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"i\
t was":"they were"} stored is used.`,e.neighbours?.pairs>0&&Jj(e.neighbours),...e.left_out.map(({label:s,detail:o})=>`${s} is left out: ${o}`),...eW(e),e.machine_pending>0&&`The machine of ${S(e.machine_pending,
"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`].filter(Boolean);return n.length>0&&c("ul",{class:"notice"},n.map(s=>c("li",{},s)))}var nW=(e,t)=>[c("h2",{},
L$(e)),Vj(e,t),Qj(e,t),Xj(e,t),tW(e)],fr=(e,t,n,s=x)=>({key:e,title:t,what:n,number:!0,show:s,exact:M}),um=e=>e===null?null:e>0?"more":e<0?"less":null,sW=12,hm=({commit:e,dirty:t})=>`${e.slice(0,sW)}${t?
" (changed)":""}`,oW=e=>[{key:"label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":pe(t)},fr("left_median","Before","Median of the level before"),fr("righ\
t_median","After","Median of the level after"),{...fr("diff_duration","Change","After less before",X),tone:um},{key:"diff_percent",title:"%",number:!0,show:q,tone:um},{key:"q_value",title:"q",number:!0,
show:Ht,what:"Of the rank test of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s:\
 that is all of the change, as far as the interval tells",show:Tj},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders note\
d one",show:t=>t===null?"":c("span",{title:t.text},`${hm(t.left)} → ${hm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after \
it. Several of each: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,n)=>[c("a",{href:t},"before and\
 after"),n.several&&" · ",n.several&&c("a",{href:n.several},"several of each")]}],aW=e=>[{key:"label",title:"Set",show:(t,n)=>c("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===
null?`stored ${pe(n.created)}`:pe(t)},{...fr("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.
missing??x(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?B:t.map(x).join(" to ")},...e.baseline?[{key:"\
diff_percent",title:"Against baseline",number:!0,show:q,tone:t=>Math.abs(t)<2?null:um(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:k},fr("mean_step_time",e.without_profiler?
"Mean recorded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":hm(t)}]:[],{key:"ta\
gs",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":c("a",{href:t},"with the one before")}];function rW({sets:e,change_points:t},n){let s=ot({caption:"Changes of l\
evel",limit:64,columns:oW(t)});return s.show(t.map(o=>({...o,label:e[o.at].label,recorded:e[o.at].recorded,href:n(o.left,o.right),several:o.recordings_link}))),s.node}function iW(e,t,n){let{sets:s}=e,
o=ot({caption:"Sets",limit:30,columns:aW(e),csv:zp(`${Ir(t)}&machine=true&format=csv`)});return o.show(s.map((a,r)=>({...a,href:z(`/analyse?set=${a.id.slice(0,12)}`),before:r===0?null:n(s[r-1].id,a.id)})).
reverse()),o.node}var ym={path:"/series",name:"Series",read:Vs,mount:hW},lW="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change o\
f level leads to the comparison of the sets before and after it.",D$=({answer:e,state:t})=>(n,s)=>e.measured!=="layer"?ct(n,s):ht({control:ee(n),test:ee(s),by:t.by,q:t.layer.split(" / ").at(-1).replace(
/ #\d+$/,"")});function bm(e){let{answer:t,answered:n,medians:s,machine:o,parts:a}=e,{sets:r}=t,i=D$(e),l={file:"tracediff",revision:n,answer:t,caption:[`${r[0]?.label??""} to ${r.at(-1)?.label??""}`]};
_(e.summary,nW(t,i),t.change_points.length>0&&rW(t,i)),s.node.toggleAttribute("data-baseline",t.baseline!==null),s.draw({...l,heading:Ej(t),empty:t.levels.length===0?"There is nothing to draw.":null}),
o.node.hidden=r.every(d=>d.machine===null),o.node.hidden||o.draw({...l,heading:"clock of the device, speed of the host"}),a.draw({...l,heading:"means over steps and ranks",empty:r.every(d=>d.parts===null)?
"No set has device work: a step has no parts.":null}),_(e.table,iW(t,e.state,i)),e.results.dataset.shown=n}async function cW(e){let[t,n]=await Promise.all([_t("group=always&limit=100"),ps()]),o=[...t.
entries.flatMap(({group:a})=>a?[a]:[]).map(({prefix:a,sets:r})=>[`${a}*`,r]),...n.filter(({sets:a})=>a>2).map(({tag:a,sets:r})=>[`tag:${a}`,r])].filter(([a])=>!a.includes(","));return c("div",{class:"\
notice"},t.total===0?c("p",{},"No sets are stored yet. ",c("a",{href:z("/")},"Add some"),"."):c("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces pag\
e, or with ",c("code",{},"tracediff ingest --tag"),"."),o.length>0&&c("ul",{class:"series-offers"},o.slice(0,20).map(([a,r])=>c("li",{},c("a",{href:ta({...e,sets:a})},a),` (${S(r,"set")})`))))}function fm(e,t){
e.answer=null,e.question.say(Me(t,"This series is not possible"))}async function dW(e,t){try{let n=await ed(`${t}&machine=true`);e.answered===t&&e.answer!==null&&(e.answer=n,bm(e))}catch{}}function uW(e,t,n){
let{state:s,question:o,controls:a}=e;if(e.answer=n,e.answered=t,a.draw(s,n.sets.at(-1)?.id??null),n.sets.length===0){let r=n.left_out.length;fm(e,{code:"no_sets",message:`${s.tag.length>0?`tag: no set\
 has ${s.tag.join(", ")}`:"No set was found"}.${r>0?` ${S(r,"set")} cannot be read.`:""}`}),o.clearable({message:"tag: "});return}o.say(null),bm(e),j(L$(n)),dW(e,t)}function S$(e){let{state:t,question:n,
context:s,controls:o}=e,a=Ir(t).toString();o.draw(t,e.answer?.sets.at(-1)?.id??null),s.setTitle([t.sets,"Series"].filter(Boolean).join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",n.ask(()=>cW(
t),r=>n.say(r),r=>fm(e,r))):e.answered===a&&e.answer?(n.drop(),bm(e),s.settled()):n.ask(r=>ed(a,{signal:r}),r=>uW(e,a,r),r=>fm(e,r))}function hW(e,t){let n={context:t,state:Vs(location.search),answer:null,
answered:"",summary:c("div",{class:"series-summary"}),table:c("div",{class:"analysis-tables"}),machine:zj(),parts:Wj()};n.controls=Gj({onChange:(r,i)=>t.go(ta({...n.state,...r}),i)}),n.medians=Fj((r,i)=>t.
go(D$(n)(n.answer.sets[r].id,n.answer.sets[i].id)));let s=[n.medians,n.machine,n.parts],o=c("div");n.results=c("div",{class:"analysis-results"},n.summary,n.medians.node,n.table,n.machine.node,n.parts.
node),_(e,c("div",{class:"page analyse-page series-page"},c("h1",{},"Series"),c("p",{class:"muted analysis-intro"},lW),n.controls.node,o,n.results)),n.question=Ke({context:t,results:n.results,message:o});
let a=Re(()=>s.forEach(r=>r.retheme()));return S$(n),{keys:{search:()=>n.controls.focus()},update(r){n.state=Vs(r),S$(n)},unmount(){n.question.unmount(),n.answer=null,a(),s.forEach(r=>r.unmount())}}}var fW=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,mW=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`,H$="tracediff.dismissed-jobs",pW=24*3600*1e3,wW=1e4;function U$(){try{return JSON.parse(localStorage.getItem(H$))??[]}catch{return[]}}function gW(e){try{localStorage.setItem(H$,JSON.stringify([...U$().
slice(-50),e.id]))}catch{}}function yW(e,t,n){let s=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<pW;return!n.includes(e.id)&&(!ua(e)||t.has(e.id)||s)}function bW(){let e=new Map;return{
tell(t,{state:n,stage:s="",text:o}){let a=e.get(t),r=performance.now()-(a?.at??0);if(a?.state===n&&a.stage===s&&r<wW)return;let i=a?.state===n;e.set(t,{state:n,stage:s,at:performance.now()}),a&&(!i||n===
"job"||n==="running")&&j(o,n==="failed")}}}function _W(e){let t=null;for(let n of K.transfers){let s=e.cards.get(n.key);s||(s=Xb(n),e.cards.set(n.key,s),t??=s),s.update();let{state:o,label:a,job:r}=n;
e.teller.tell(n.key,{state:o,stage:r?.stage,text:`${a}: ${o==="failed"?"failed. ":""}${s.text()}`})}return t}function kW(e){let t=U$();un.running.forEach(s=>e.seen.add(s.id));let n=un.list.filter(s=>yW(
s,e.seen,t)).reverse();for(let s of n)e.cards.has(s.id)||e.cards.set(s.id,Zb(s,()=>{gW(s),_m(e)})),e.cards.get(s.id).update(s),e.teller.tell(s.id,{state:s.state,stage:s.stage,text:`${s.label}: ${Ss(s)}`});
return n}function _m(e){e.frame=0;let t=e.cards.size===0,n=_W(e),s=[...K.transfers.map(o=>o.key),...kW(e).map(o=>o.id)];for(let o of e.cards.keys())s.includes(o)||e.cards.delete(o);Fn(e.list,s.map(o=>e.
cards.get(o).node)),e.node.hidden=e.cards.size===0,n&&!t&&n.node.scrollIntoView({block:"nearest"}),K.transfers.forEach(({key:o})=>e.cards.get(o).focus())}function xW(e){e.frame===0&&(e.frame=requestAnimationFrame(
()=>_m(e)))}function vW(e,t){let n={cards:new Map,seen:new Set,frame:0};n.list=c("ul",{class:"transfers"}),n.node=c("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},c("div",{class:"\
section-head"},c("h2",{id:"activity-title"},"Uploads and jobs")),n.list),n.teller=bW();let s=new AbortController,{signal:o}=s;return[K,un].forEach(a=>a.addEventListener("change",()=>xW(n),{signal:o})),
K.addEventListener("stored",({detail:a})=>e(a.job.set),{signal:o}),un.addEventListener("stored",({detail:a})=>e(a.set),{signal:o}),K.addEventListener("sets",t,{signal:o}),_m(n),{node:n.node,unmount(){
s.abort(),cancelAnimationFrame(n.frame)}}}var q$=64,B$=32;function $W(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>q$)return`${t} i\
s too long: a tag has at most ${q$} bytes.`;if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[n,...s]=e.split("=");return s.length>0&&(n.trim()===""||s.join("=").trim()==="")?`${t} has no\
thing ${n.trim()===""?"before":"after"} the “=”. Write, for example, branch=main.`:""}function SW(e){let t=e.split(",").map(a=>a.trim().replace(/\s+/g," ")).filter(a=>a!==""),n=t.map(a=>a.toLowerCase()),
s=t.filter((a,r)=>n.indexOf(n[r])===r),o=s.map($W).find(a=>a!=="")??(s.length>B$?`${s.length} tags are too many: a set has at most ${B$}.`:"");return{tags:s,fault:o}}var EW="key=value, separated by co\
mmas";function TW(){let[e,t]=["tags","tags-help"].map(P),n=c("span",{id:t,class:"tag-help",role:"status"}),s=c("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main,\
 host=a100-3","aria-describedby":t,value:K.tagText,on:{input:()=>o(!1),change:()=>o(!0)}});function o(a){let{tags:r,fault:i}=SW(s.value);Object.assign(K,{tagText:s.value,tags:r,tagFault:i}),(a||i==="")&&
(n.textContent=i||EW,n.classList.toggle("error-text",i!==""),s.setAttribute("aria-invalid",String(i!=="")))}return o(!0),c("div",{class:"tag-field writes small"},c("label",{for:e},"Tags of the next up\
loads"),s,n)}function F$(e,t,n){let s=c("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let o=Yw(s.files);o.length>0?K.add(o):n.webkitdirectory&&G("That folder is empty.",{urgent:!0}),
s.value=""}}});return c("span",{class:"writes"},c("button",{type:"button",on:{click:()=>s.click()}},dt(t),e),s)}function j$(e){return c("div",{class:"recipe"},c("pre",{},c("code",{},e)),v("Copy",()=>wt(
e,"Code copied."),{class:"small-button","aria-label":"Copy the code"}))}function OW(){let e=(t,n,s)=>{let o=v(t,async()=>{o.disabled=!0;try{await K.addSample(n)}catch(a){G(`The sample cannot be added.\
 ${a.message}`,{urgent:!0}),o.disabled=!1}},{class:s});return o};return c("div",{class:"empty"},c("h2",{},"No traces yet"),c("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as\
 its profiler recorded them, and says what changed, by how much, and why."),c("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),c("span",{class:"muted"},"Two recordings of a tr\
aining on an H200; attention was one kernel, then written by hand.")),c("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),c("span",{class:"muted"},"Generated, with four changes pla\
nted in the second.")),c("h3",{},"Your own"),c("ol",{},c("li",{},"Copy ",c("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once bef\
ore and once after your change:",j$(fW),c("details",{},c("summary",{},"Or with ",c("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),j$(mW))),c("li",{},"Each ru\
n leaves a folder with one ",c("code",{},".json")," or ",c("code",{},".json.gz")," (or ",c("code",{},".pftrace"),") file per rank."),c("li",{class:"writes"},"Drop both folders anywhere in this window,\
 together or one after the other: the comparison opens by itself.")))}function MW(e){let t=c("span",{class:"side side-control"}),n=c("span",{class:"side side-test"}),s=Y("swap","Swap control and test",
e),o=c("a",{class:"button primary",href:z("/compare")},"Compare"),a=c("span",{class:"muted"}),r=c("section",{class:"pick-bar","aria-label":"Control and test"},c("div",{class:"pick-pair"},t,s,n),a,o);function i(l,d){
let u=(f,m,p)=>_(f,c("b",{class:"letter"},m),p?c("span",{class:"ellipsis",title:p.label},p.label):c("span",{class:"muted"},"not picked"));u(t,"A",l),u(n,"B",d);let h=l&&d&&l.id===d.id;a.textContent=h?
"Both sides are the same set.":"",s.disabled=!l&&!d,l&&d?(o.href=ct(l.id,d.id),o.removeAttribute("aria-disabled")):(o.removeAttribute("href"),o.setAttribute("aria-disabled","true"))}return{node:r,draw:i}}
var wr={path:"/",name:"Traces",read:ea,mount(e,t){return PW(e,t)}},z$=24,AW=100;function _c(e,t,n){e.context.go(Mp({...e.state,...t}),n)}function km(e){e.list.show(e.state,{control:e.picked.control?.id??
"",test:e.picked.test?.id??"",labels:{control:e.picked.control?.label??"",test:e.picked.test?.label??""}}),e.bar.draw(e.picked.control,e.picked.test)}function RW(e,{sets:t,allTotal:n,checking:s=!1}){e.
unmounted||(e.shown=t,e.context.setTitle(`Traces (${k(n)})`),e.count.textContent=n>0?k(n):"",e.bar.node.hidden=n===0,e.tagField.hidden=n===0,location.search===""&&n<=z$&&!s&&K$(e,t),G$(e))}function K$(e,t){
let{control:n,test:s}=wd(t);n&&(n!==e.picked.control?.id||s!==e.picked.test?.id)&&(e.picked={control:ae(t,n),test:ae(t,s)},_c(e,{control:ee(n),test:ee(s)},{replace:!0}))}function CW(e,t){let n=K.transfers.
some(s=>s.job?.set===t);n&&!e.arrivals.includes(t)&&e.arrivals.push(t),n&&_c(e,{q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),e.reload(n?t:"")}async function G$(e){let t=e.state,n=["co\
ntrol","test"].map(i=>t[i]),s=n.filter(i=>i!==""&&!e.shown.some(l=>l.id.startsWith(i))),o=await Kt(s).catch(()=>null);if(e.unmounted||t!==e.state)return;let[a,r]=n.map(i=>i===""?null:e.shown.find(l=>l.
id.startsWith(i))??ae(o??[],i)??null);e.picked={control:a,test:r},e.context.unknown(["control","test"].filter(i=>o&&e.state[i]!==""&&!e.picked[i]).map(i=>({name:i,value:e.state[i],allowed:"a stored se\
t"}))),km(e)}function Y$(e,t){e.chosen=!0,e.picked=t,_c(e,{control:ee(t.control?.id??""),test:ee(t.test?.id??"")})}function V$(e,t,n){Y$(e,{...e.picked,[t]:n}),j(`${n.label} is the ${t}.`)}function W$(e,t){
let n=e.list.focused();return n?V$(e,t,n):!1}function LW(e,t){let n=e.state;e.state=ea(t),km(e),(n.control!==e.state.control||n.test!==e.state.test)&&G$(e)}function NW(e){e.unmounted=!0,e.reload.cancel(),
e.list.unmount(),e.activity.unmount()}function PW(e,t){let n={context:t,picked:{control:null,test:null},shown:[],chosen:!1,arrivals:[],unmounted:!1};return n.state=ea(location.search),n.count=c("span",
{class:"count"}),n.list=Kb({change:(s,o)=>_c(n,s,o),pick:(s,o)=>V$(n,s,o),loaded:(...s)=>RW(n,...s),empty:OW,context:t}),n.bar=MW(()=>Y$(n,{control:n.picked.test,test:n.picked.control})),n.activity=vW(
s=>CW(n,s),()=>n.list.reload()),n.tagField=TW(),n.bar.node.hidden=!0,n.tagField.hidden=!0,e.append(c("div",{class:"page traces-page"},c("div",{class:"page-head"},c("h1",{},"Traces ",n.count),c("div",{
class:"page-actions"},c("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),F$("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folde\
r"}),F$("Choose files","file",{accept:".json,.gz,.pftrace,.perfetto-trace,.zst,.xz,.zip,.tar,.tgz,.txz,.bz2,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),n.tagField,c("p",{class:"\
muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",c("code",{},"tracediff serve --keep-traces=20G")," keeps them\
."),n.activity.node,n.bar.node,n.list.node)),t.setTitle("Traces"),n.reload=ye(AW,async s=>{if(await n.list.reload(s),n.arrivals.length>1&&!n.chosen&&!n.unmounted){let o=await Kt(n.arrivals.slice(-z$)).
catch(()=>[]);if(!n.unmounted&&!n.chosen){o.sort((r,i)=>n.arrivals.indexOf(i.id)-n.arrivals.indexOf(r.id));let{control:a}=wd(o);K$(n,a===""?o.slice(0,2):o)}}}),km(n),{keys:{search:n.list.search,enter:n.
list.enter,control:()=>W$(n,"control"),test:()=>W$(n,"test")},update:s=>LW(n,s),back:()=>n.list.reload(),unmount:()=>NW(n)}}var IW=20,DW=.62,eS={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function qW(){let e=new Map,t=(n,s)=>{let o=`${n} ${s}`;return e.has(o)||
e.set(o,gy(E("--surface-sunk"),E(n),s)),e.get(o)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",DW*(.12+.88*(Math.abs(n)/uo))),noise:()=>t("--noise\
-fill",.75),sort:n=>t(eS[n]??"--noise-fill",.45)}}function BW(){let e=c("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:s},o){_(e,c(
"p",{class:"mono strong"},st(t)),c("p",{class:"muted small"},[Oa(t),Ma(t),pn(t,s)&&"no difference found"].filter(Boolean).join(" · ")),Oy(t,n).map(d=>c("p",{class:"small"},d))),e.hidden=!1;let{offsetWidth:a,
offsetHeight:r}=e,i=Math.min(o.clientX+14,innerWidth-a-8),l=o.clientY+18;e.style.left=`${Math.max(4,i)}px`,e.style.top=`${l+r>innerHeight?Math.max(4,o.clientY-r-12):l}px`}}}var gr=(e,t)=>e.view.tree.frames[e.
layout.frame[t]],tS=(e,t)=>e.view.tree.pair&&!va(t)&&t.sort!=="rest";function FW(e,t){let n=gr(e,t);return e.view.tree.pair?pn(n,e.view.measure)?e.shades.noise():e.shades.change(wy(n,e.view.measure,e.
full)):e.shades.sort(n.sort)}function jW(e,t){let n=gr(e,t);return`${n.status==="replaced"?"⇄ ":""}${[Yd(n),$a(n)].filter(Boolean).join(" ")}${e.view.tree.pair?` ${My(n,e.view.measure)}`:""}`}function WW(e,t){
let n=e.view?.selected;if(!n)return!1;let s=n.parent?.children.filter(d=>J$(e,d))??[],o=s.indexOf(n),a=d=>e.layout.end[e.layout.place[d.at]]-e.layout.start[e.layout.place[d.at]],i={ArrowUp:()=>n.parent,
ArrowDown:()=>n.children.filter(d=>J$(e,d)).reduce((d,u)=>!d||a(u)>a(d)?u:d,null),ArrowLeft:()=>s[o-1],ArrowRight:()=>s[o+1]}[t.key];if(!i)return!1;let l=i();return l&&e.events.onMove(l),!0}var J$=(e,t)=>e.
layout.place[t.at]>=0;function $m(e){if(!e.view)return;let t=(s,o,a="")=>c("li",{class:`key ${a}`,css:{"--key-fill":s}},o);if(!e.view.tree.pair){let s=new Set(e.view.tree.frames.map(({sort:o})=>o));_(
e.legend,Object.keys(eS).filter(o=>s.has(o)).map(o=>t(e.shades.sort(o),Oa({sort:o}))));return}let n=s=>`full colour: ${Pt(s,e.view.measure)}`;_(e.legend,t(e.shades.change(uo),`takes more (${n(e.full)}\
)`),t(e.shades.change(-uo),`takes less (${n(-e.full)})`),t(e.shades.change(0),"hardly changed"),e.view.tree.frames.some(s=>pn(s,e.view.measure))&&t(e.shades.noise(),"not certain"),e.view.tree.frames.some(
s=>tS(e,s))&&t("var(--muted)","on one side only","key-hatched"))}function HW(e){let t=ks(e.view.zoomed);_(e.path,t.map((n,s)=>[s>0&&c("span",{class:"muted","aria-hidden":"true"}," › "),s===t.length-
1?c("b",{class:"mono","aria-current":"true"},st(n)):v(st(n),()=>e.events.onZoom(n),{class:"link-button mono"})]))}function UW(e,t){e.view&&e.layout.length>0&&Mi(e.spans.picture([`Flame graph, ${zn[e.view.
measure][0]} ${xs(e.view.tree)}`,...e.view.lines,zW(e),`made ${pe(new Date().toISOString())}`]),t,`${e.view.file}-tree`)}var zW=e=>e.view.tree.pair?`Magenta takes more, green takes less (full colour: ${Pt(
e.full,e.view.measure).replace("+","±")}); stripes: on one side only.`:`${S(e.view.tree.frames.length,"frame")}.`;function KW(e,t){let n=e.view?.revision!==t.revision,s=!n&&e.view.judged!==t.judged,o=n||
e.view.zoomed!==t.zoomed;if(e.view=t,n){e.hover.hide(),e.layout=ly(e.view.tree,e.view.measure,e.view.width),e.full=py(e.view.tree,e.view.measure),e.spans.set({...e.layout,from:0,to:e.layout.end[0]??1}),
$m(e),e.empty.hidden=e.layout.length>0,e.empty.textContent=`No ${zn[e.view.measure][0]} to draw.`;let r={both:"",control:", width: control",test:", width: test"};e.heading.textContent=`${zn[e.view.measure][0]}\
 ${xs(e.view.tree)}${e.view.tree.pair?r[e.view.width]:""}`}s&&($m(e),e.spans.redraw());let a=e.layout.place[e.view.zoomed.at]??-1;o&&a>=0&&e.spans.view(e.layout.start[a],e.layout.end[a],n),HW(e),e.spans.
select(e.layout.place[e.view.selected.at]??-1),e.spans.highlight(e.view.found===null?null:e.view.found.map(r=>e.layout.place[r.at]).filter(r=>r>=0)),e.node.dataset.ready=e.view.revision}function nS(e){
let t={events:e,view:null,layout:null,full:0};t.heading=c("span",{class:"chart-unit"}),t.path=c("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),t.legend=c("ul",{
class:"chart-legend tree-legend"});let n=c("div",{class:"tree-spans"});t.empty=c("p",{class:"chart-message muted",hidden:!0}),t.hover=BW(),t.shades=qW();let s=Ae("Flame graph and table");t.node=c("sec\
tion",{class:"card chart tree-chart","aria-label":"Flame graph"},c("div",{class:"chart-head"},c("h2",{},"Flame graph ",t.heading),c("div",{class:"chart-tools"},s.node,["PNG","SVG"].map(a=>v(a,()=>UW(t,
a.toLowerCase()),{title:`Flame graph: download as ${a}`,"aria-label":`${a} of the flame graph`})))),t.path,t.legend,n,t.empty,t.hover.node),t.spans=Ri(n,{rowHeight:IW,label:"Flame graph. Arrow keys mo\
ve from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:a=>FW(t,a),text:a=>jW(t,a),hatched:a=>tS(t,gr(t,a)),onHover(a,r){a<0||!r?t.hover.hide():
t.hover.show(gr(t,a),t.view,r)},onPick:a=>a>=0&&e.onPick(gr(t,a)),onKey:a=>WW(t,a)});let o=Re(()=>{t.shades.forget(),$m(t),t.spans.redraw()});return{node:t.node,sql:s,draw:a=>KW(t,a),focus:()=>t.spans.
node.focus(),unmount(){o(),t.spans.destroy()}}}var GW=150,sS=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below\
 the frame"],["Test","num c-time side-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of t\
he frame (self) and of frames below it that only one side has; these add up to the change of the whole"]],YW=[["Frame","c-frame",sS[0][2]],["Time","num c-time","At and below the frame"],["Self","num c\
-time","Without the frames below it"],["Calls","num c-time","Calls of the frame"]];function VW(e){let t=e.view.tree.pair?sS:YW,n=`${zn[e.view.measure][1]} ${xs(e.view.tree)}`;_(e.columns,t.map(([,s])=>c(
"col",{class:s}))),_(e.head,c("tr",{},t.map(([s,o,a],r)=>c("th",{scope:"col",class:o,title:r===0?a:`${n}: ${a}`},s))))}function Q$(e,{frame:t,level:n,open:s,leaf:o}){let a=t.instances>1&&t.sort==="mod\
ule"&&!t.opened&&e.view.canOpen,r=_y(t),i=t.instances===t.parent?.instances?"":$a(t);return c("th",{scope:"row",class:"c-frame",title:[st(t),...t.above??[],Oa(t),Ma(t),t.through.length>0&&`below ${t.through.
join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(n-1,14))}},c("span",{class:"tree-cell"},c("span",{class:`twisty${o?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},s?"▾":"▸"),c("span",{class:`mono frame-t\
ext${["root","rest"].includes(t.sort)?" plain":""}`},c("bdi",{},Yd(t))),a?c("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${t.instances} instances`},
$a(t)):i&&c("span",{class:"muted count"},i),t.above?.length>0&&c("span",{class:"muted small ellipsis"},`in ${t.above.join(", ")}`),r&&c("span",{class:`status-mark status-${t.status}`},c("span",{"aria-\
hidden":"true"},r),c("span",{class:"visually-hidden"},` ${Ma(t)}`))))}function kc(e,t,n=!1){return c("td",{class:"num c-time",title:n?null:Gd(t,e.view.measure)},n?B:Ze(t,e.view.measure))}function X$(e,t,n,s){
return c("td",{class:`num c-time ${n} ${pn(s,e.view.measure)?"calm":te(t)}`,title:[Ta(t,e.view.measure),pn(s,e.view.measure)&&"no difference found"].filter(Boolean).join(", "),css:n==="c-diff"&&e.largestChange>
0?{"--share":`${(100*Math.abs(t)/e.largestChange).toFixed(1)}%`}:{}},Pt(t,e.view.measure))}function JW(e,t){let{frame:n}=t,[s,o]=n.total[e.view.measure];return e.view.tree.pair?[Q$(e,t),kc(e,s,n.status===
"only_in_test"),kc(e,o,n.status==="only_in_control"),X$(e,_s(n,e.view.measure),"c-diff",n),X$(e,n.here[e.view.measure],"c-here",n)]:[Q$(e,t),kc(e,s),kc(e,n.ownOf[e.view.measure][0]),c("td",{class:"num\
 c-time"},Ze(n.figures.calls[0],"calls"))]}function QW(e,t){let n=e.view.rows[t],{frame:s}=n,o=[t%2?"odd":"",e.view.found?.has(s)?"found":"",s.sort==="rest"?"rest":""].filter(Boolean).join(" ");return c(
"tr",{class:o,data:{index:t},tabindex:t===e.window.active?"0":"-1","aria-level":n.level,"aria-posinset":n.place,"aria-setsize":n.of,"aria-rowindex":t+2,"aria-expanded":n.leaf?null:String(n.open),"aria\
-selected":String(s===e.view.selected)},JW(e,n))}function XW(e,t){return e.view!==null&&e.view.revision===t.revision&&e.view.judged===t.judged&&e.view.text===t.text&&e.view.rows.length===t.rows.length&&
e.view.rows.every((n,s)=>n.frame===t.rows[s].frame&&n.open===t.rows[s].open)}function ZW(e,t){let n=e.view.selected!==t.selected;e.view=t;for(let[o,a]of e.window.nodes)a.setAttribute("aria-selected",String(
e.view.rows[o].frame===e.view.selected));let s=e.view.rows.findIndex(o=>o.frame===e.view.selected);n&&s>=0&&e.window.activate(s)}function eH(e,t){let n=t.target.closest("tr[data-index]");if(!n)return;
let{frame:s,leaf:o}=e.view.rows[n.dataset.index],a=t.target.closest("[data-act]")?.dataset.act;e.window.activate(Number(n.dataset.index),!0),a==="instances"?e.events.onInstances(s):a==="toggle"&&!o?e.
events.onToggle(s):e.events.onSelect(s)}function Z$(e,{frame:t,open:n,leaf:s},o){!s&&n!==o?e.events.onToggle(t):o&&n?e.window.activate(e.window.active+1,!0):!o&&t.parent&&e.window.activate(e.view.rows.
findIndex(a=>a.frame===t.parent),!0)}function tH(e,t){let n=e.view?.rows[e.window.active];if(!n||t.altKey||t.ctrlKey||t.metaKey||t.target.closest("button"))return;let s=e.window.placeOf(t.key),a=s!==void 0?
()=>e.window.activate(s,!0):{ArrowRight:()=>Z$(e,n,!0),ArrowLeft:()=>Z$(e,n,!1),Enter:()=>e.events.onZoom(n.frame)," ":()=>e.events.onSelect(n.frame)}[t.key];a&&(t.preventDefault(),a())}function nH(e,t){
if(XW(e,t)){ZW(e,t);return}let n=e.view?.rows[e.window.active]?.frame.key,s=e.view?.selected?.key!==t.selected.key||e.view?.revision!==t.revision;e.view=t,e.largestChange=e.view.tree.frames.reduce((a,r)=>Math.
max(a,Math.abs(_s(r,e.view.measure))),0),VW(e),e.table.setAttribute("aria-rowcount",String(e.view.rows.length+1));let o=s?e.view.selected.key:n;e.window.active=Math.max(0,e.view.rows.findIndex(a=>a.frame.
key===o)),e.window.draw(!0),s&&e.view.chosen&&e.window.reveal(e.window.active,!0)}function oS(e){let t={events:e,view:null,largestChange:0};return t.head=c("thead"),t.body=c("tbody"),t.columns=c("colg\
roup"),t.table=c("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},t.columns,t.head,t.body),t.node=c("div",{class:"tree-scroll",tabindex:"-1"},t.table),t.window=yo({node:t.node,body:t.
body,covers:[t.head],least:GW,columns:()=>t.columns.children.length,count:()=>t.view?.rows.length??0,make:n=>QW(t,n)}),t.body.addEventListener("click",n=>eH(t,n)),t.body.addEventListener("dblclick",n=>{
let s=n.target.closest("tr[data-index]");s&&!n.target.closest("[data-act]")&&e.onZoom(t.view.rows[s.dataset.index].frame)}),t.body.addEventListener("keydown",n=>tH(t,n)),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>nH(t,n),unmount:t.window.unmount}}var xm=12,vm=8,sH=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel",oH=(e,t,n)=>e.tree.pair?c("\
a",{href:Je({...e.pair(),merge_addresses:!0,use_short_name:!1,row:We(t,n)}),class:"op-link"},c("bdi",{},t)):c("bdi",{},t);function Ds(e,t,n,s,o="",a=!1){let[r,i]=n,l=d=>c("td",{class:"num",title:Gd(d,
s)},Ze(d,s));return c("tr",{},c("th",{scope:"row",title:o,class:a?"inner":null},t),l(r),e.tree.pair&&l(i),e.tree.pair&&c("td",{class:`num strong ${te(i-r)}`,title:Ta(i-r,s)},Pt(i-r,s)))}var Sm=(e,t)=>c(
"thead",{},c("tr",{},t===""?c("td"):c("th",{scope:"col"},t),(e.tree.pair?["Control","Test","Δ"]:[xs(e.tree)]).map(n=>c("th",{scope:"col",class:"num"},n))));function aH(e,t){if(!t?.some(s=>s>0))return null;
let n=s=>s===null?"unknown":Wt(s);return c("tr",{},c("th",{scope:"row",title:"FLOPs of matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),t.map(
s=>c("td",{class:"num"},n(s))),e.tree.pair&&c("td",{class:"num strong"},t.includes(null)?"":ts(t[1]-t[0])))}function rH(e){return e&&[["more_work","more work",e.by==="flops"?"The time that the change \
of FLOPs would take at the speed of the control":"The time that the change of calls would take if each took as long as in the control"],["slower_work","slower work",`The rest: each ${e.by==="flops"?"F\
LOP":"call"} takes more time, or less`]].map(([t,n,s])=>c("tr",{},c("th",{scope:"row",class:"inner",title:s},`${n}, by ${e.by==="flops"?"FLOPs":"calls"}`),c("td"),c("td"),c("td",{class:`num ${te(e[t])}`,
title:Ta(e[t],"device")},Pt(e[t],"device"))))}function iH(e,t){let n=t.here.device;return c("table",{class:"detail-table"},c("caption",{class:"visually-hidden"},`Figures of the frame, ${xs(e.tree)}`),
Sm(e,""),c("tbody",{},Ds(e,"Device time",t.total.device,"device","At and below the frame"),Ds(e,"self",t.ownOf.device,"device","Device work that no frame below it launched",!0),rH(t.work.split),Ds(e,"\
Host time",t.total.host,"host","At and below the frame, each call counted once"),Ds(e,"self",t.ownOf.host,"host","Without the frames that it called",!0),Ds(e,"Calls",t.figures.calls,"calls"),aH(e,t.work.
flops),e.tree.pair&&n!==null&&c("tr",{},c("th",{scope:"row",title:"The change of its device time (self) and of the frames below it that only one side has"},"Device time changed here"),c("td"),c("td"),
c("td",{class:`num strong ${te(n)}`,title:Ta(n,"device")},Pt(n,"device")))))}function lH(e,t){let n=[...t.kernels].sort((s,o)=>Math.abs(o.device[1]-o.device[0])-Math.abs(s.device[1]-s.device[0])||Math.
max(...o.device)-Math.max(...s.device));return n.length>0&&c("table",{class:"detail-table kernel-table"},c("caption",{},t.opened||t.instances>1?`Kernels of all ${k(t.instances)} instances`:"Its kernel\
s"),Sm(e,"Name"),c("tbody",{},n.slice(0,xm).map(({name:s,device:o,counts:a})=>{let r=Ds(e,"",o,"device");return _(r.firstChild,c("span",{class:"mono kernel-name"},oH(e,s,sH(s)))),r.firstChild.title=`${s}\

${Ze(a[0],"calls")}${e.tree.pair?` → ${Ze(a[1],"calls")}`:""} calls`,r}),n.length>xm&&c("tr",{},c("td",{class:"muted",colspan:e.tree.pair?"4":"2"},`${k(n.length-xm)} more`))))}function cH(e,t){return t.
shapes.length>0&&c("table",{class:"detail-table kernel-table"},c("caption",{},"Shapes of its first input"),Sm(e,"Shape"),c("tbody",{},t.shapes.slice(0,vm).map(({text:n,calls:s})=>{let o=Ds(e,n,s,"call\
s");return o.firstChild.classList.add("mono"),o}),t.shapes.length>vm&&c("tr",{},c("td",{class:"muted"},`${k(t.shapes.length-vm)} more`))))}function dH(e,t,n){let s=t.names[1]??t.names[0],o={operator:"\
cpu_op",python:"python_function"}[t.sort],a=e.tree.pair&&o&&!/(?<!0x)…/.test(s);return c("p",{class:"op-actions"},n&&t.instances>1&&t.sort==="module"&&v(t.opened?"Fold its instances":`Show its ${k(t.
instances)} instances`,()=>e.onInstances(t),{class:"link-button"}),t.parent&&t.children.length>0&&v("Zoom to it",()=>e.onZoom(t),{class:"link-button zoom-button"}),a&&c("a",{href:Je({...e.pair(),merge_addresses:!0,
use_short_name:!1,row:We(s,o)})},"Open this operation"),a&&o==="cpu_op"&&c("a",{href:po(e.pair(),{name:s,category:o})},"Show in the timeline"),!["root","rest"].includes(t.sort)&&v("Copy the name",()=>wt(
co(t),"Name copied."),{class:"link-button"}))}function uH(e,t,n,s){e.tree=t;let o=ks(n).slice(1,-1),a=o.filter(({sort:i})=>i!=="python"),r=a.length>0?a:o.slice(-4);_(e.body,c("p",{class:"mono full-nam\
e"},c("bdi",{},st(n))),c("p",{class:"muted small"},[Oa(n),Ma(n),n.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(i=>pn(n,i)).map(i=>`${i} time: no difference\
 found`)].flat().filter(Boolean).join(" · ")),r.length>0&&c("p",{class:"muted small mono frame-path"},`in ${r.map(st).join(" › ")}`),n.through.length>0&&c("p",{class:"muted small"},`On one side, it\
 is below ${n.through.join(", ")}.`),iH(e,n),dH(e,n,s),lH(e,n),cH(e,n))}function aS({pair:e,onInstances:t,onZoom:n}){let s={pair:e,onInstances:t,onZoom:n,tree:null};return s.body=c("div",{class:"tree-\
detail-body"}),{node:c("section",{class:"card tree-detail","aria-label":"Selected frame"},c("div",{class:"chart-head"},c("h2",{},"Selected frame")),s.body),draw:(a,r,i)=>uH(s,a,r,i)}}var hH=5;function rS(e){
let t=c("p",{class:"headline"}),n=c("ol",{class:"tree-largest"}),s=c("div",{class:"tree-notes small"}),o=c("section",{class:"card tree-summary","aria-label":"What changed"},t,n,s);function a(i,l){let d=xy(
i,l);return[["new: ",d.only_in_test],["gone: ",d.only_in_control]].filter(([,u])=>u).map(([u,h],f)=>[f===0?" (":", ",u,v(st(h),()=>e(h),{class:"link-button mono tree-name"})]).flatMap((u,h,f)=>h===f.length-
1?[u,")"]:[u])}function r(i,l,d){let u=i.pair?vy(l,d):Ze(l.ownOf[d][0],d),h=l.sort==="root";return c("li",{},h&&"The part without a partner directly below ",v(st(l),()=>e(l),{class:"link-button mono t\
ree-name"}),ky(l).map((f,m)=>[m===0?" in ":" › ",v(st(f),()=>e(f),{class:"link-button mono tree-name"})])," ",c("span",{class:`strong ${i.pair?te(l.here[d]):""}`},u),i.pair&&c("span",{class:"muted"},
a(l,d)),pn(l,d)&&c("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:o,draw(i,l,d){let{from:u,to:h,change:f,percent:m}=$y(i,l),[
,p]=zn[l],[w,y]=i.root.total[l];_(t,c("span",{class:"headline-label"},`${p} ${xs(i)}${l==="device"?", streams added up":""}`),i.pair?[c("span",{class:"value control-text"},u),c("span",{class:"arrow","\
aria-label":"to"},"→"),c("span",{class:"value test-text"},h),c("span",{class:`change ${te(y-w)}`},f,w>0&&c("span",{class:"change-percent"},` (${m})`))]:c("span",{class:"value"},u));let g=Sa(i,l,hH);
_(n,g.map(D=>r(i,D,l))),n.hidden=g.length===0;let b=Ey(i),$=i.byHost&&i.pair&&`${i.root.total.device.some(D=>D>0)?"One side has no device time, so host":"Host"} time decides which frames belong togeth\
er.`,R=i.inAll>i.shown&&`${i.shown} of ${i.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,C=i.pair&&i.samples.some(D=>D<Pi)&&"Fewer than 4 samples on a sid\
e: changes cannot be distinguished from noise, so all are coloured as measured.",V=!C&&i.root.verdict[l]==="cannot_judge"&&"Rows of the device were lost: changes of its time cannot be judged, and all \
are coloured as measured.";_(s,[...Ty(i,d),V].filter(Boolean).map(D=>c("p",{class:"notice"},D)),[b,C,$,R].filter(Boolean).map(D=>c("p",{class:"muted"},D)))}}}var fH=250,mH=[["both","Both","As wide as \
the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],pH=[["folded","Folded","Layers of the sa\
me kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alone"]],wH=[["modules","Modules","Modules, \
annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function gH(e,t){let n=P("tree-search"),s=c("span",{class:"\
muted small tree-found"}),o=jn({id:n,wait:fH,onText:e,onStep:t,empties:!1,placeholder:"Frame or kernel"}),a=c("span",{class:"tree-steps",hidden:!0},Y("up","The previous match (Shift+Enter)",()=>t(-1)),
Y("down","The next match (Enter)",()=>t(1)));return{node:c("span",{class:"tree-search"},c("label",{for:n},"Find"),o,a,s),input:o,draw(r,i,l,d){if(document.activeElement!==o&&(o.value=r),a.hidden=i===null||
i.length===0,i===null){s.textContent="";return}let[u,h]=by(i,d);s.textContent=i.length===0?"No frame matches.":`${S(i.length,"frame")}: ${l.pair?`${Ze(u,d)} → ${Ze(h,d)} (${Pt(h-u,d)})`:Ze(u,d)}`}}}
function iS({onChange:e,onStep:t}){let n=new Map(fo.map(f=>[f,{change:c("span",{class:"switch-change"})}])),s=c("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},fo.map(
f=>{let m=n.get(f);return m.button=v("",()=>e({by:f,rows:[]}),{title:zn[f][2],"aria-pressed":"false"}),m.button.append(zn[f][1]," ",m.change),m.button})),o=$e("Width of the frames",mH,f=>e({width:f})),
a=$e("How frames are grouped",pH,f=>e({frames:f,rows:[],open:[],zoom:""})),r=$e("What counts as a frame",wH,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),i=$e("Order of the rows",[["","Largest firs\
t","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),l=gH(f=>e({q:f}),t),d=(f,m,p="")=>c("span",{class:`tree-choice ${p}`},c("span",{class:"muted"},
f),m),u=d("Width",o.node,"wide-choice");return{node:c("div",{class:"tree-controls"},s,d("Layers",a.node),u,d("Frames",r.node),d("Rows",i.node),l.node),search:()=>l.input.focus(),draw(f,m,p,w){for(let[
y,g]of n){g.button.setAttribute("aria-pressed",String(y===p));let b=m?.pair?Sy(m,y):"";_(g.change,b)}o.press(f.width),u.hidden=f.test==="",a.press(f.frames),r.press(f.level),i.press(f.order),l.draw(f.
q,w,m,p)}}}function yH(e){let t=e?.parts?.reduce((n,s)=>Math.abs(s.change)>Math.abs(n?.change??0)?s:n,null);return t?t.part==="idle"?"host":"device":""}var lS=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function bH(e,t){
let{device:n,host:s}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?yH(t)||(lS(s)>4*lS(n)?"host":"device"):"device"}async function _H(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[s,o]of Object.entries(ft(e)))o!==""&&o!=="all"&&n.set(s,o);try{return(await fe(n,{signal:t})).waterfall}catch(s){if(s.name==="AbortError")throw s;return null}}async function kH(e,t){let n=e.
test!=="",s=e.frames==="instance",o=async l=>({...zd(await Hr(n?"":e.control,Ea(e,l,s),{signal:t})),chosenBy:l}),[a,r]=await Promise.all([o(e.by==="host"?"host":"device"),n&&e.by===""?_H(e,t):null]),i=e.
by||bH(a,r);return i==="host"&&e.by===""&&a.shown<a.inAll?{tree:await o("host"),measure:i}:{tree:a,measure:i}}async function xH(e,t,n){let s=t==="host"?"host":"device";return{...zd(await Hr(e.test!==""?
"":e.control,Ea(e,s,!0),{signal:n})),chosenBy:s}}async function vH(e,t,n,s=e.frames==="instance"){let o=Ea(e,t.chosenBy,s);o.set("significance",n),Xg(t,await Hr("",o),n)}var yr={path:"/tree",name:"Tre\
e",read:mn,mount:IH},$H=e=>lt({...He(""),...ft(e)}),Io=(e,t,{replace:n=!0}={})=>!e.dead&&e.context.go(ht({...e.state,...t}),{replace:n});function En(e,t,n){let s=a=>a.at<=t.at&&t.at<a.end,o=n??(s(e.shown.
zoomed)?e.shown.zoomed:ks(t).findLast(a=>s(a)&&e.shown.zoomed.at>=a.at&&e.shown.zoomed.at<a.end)??e.shown.tree.root);Io(e,{node:t.key,zoom:o.key}),e.speak(`${st(t)} is selected.`)}function SH(e,t){let n=e.
state.rows.includes(t.key)?e.state.rows.filter(s=>s!==t.key):[...e.state.rows,t.key];Io(e,{rows:n})}function cS(e,t){let n=t.key,s=e.state.open.includes(n);Io(e,{open:s?e.state.open.filter(o=>o!==n):[
...e.state.open,n],rows:e.state.rows.filter(o=>o!==n),node:n}),j(s?"Folded.":`Its instances are shown below ${st(t)}.`)}function EH(e,t){let n=e.shown?.found??[];if(n.length>0){let s=n.indexOf(e.shown.
selected),o=s<0?t>0?0:n.length-1:(s+t+n.length)%n.length;En(e,n[o]),j(`${o+1} of ${n.length}: ${st(n[o])}`)}}function TH(e){if(e.state.control==="")return"";let t=`${e.state.control} ${Ea(e.state,"dev\
ice",e.state.frames==="instance")}`,n=e.state.by===""?"first":e.state.by==="host"?"host":"device";return e.answer?.base===t&&(n==="first"?e.answer.first:e.answer.tree.shown>=e.answer.tree.inAll||e.answer.
tree.chosenBy===n)?e.answer.key:`${t} ${n}`}function dS(e,t){e.wanted=t,e.results.dataset.stale="";let[n,s]=[t.slice(0,t.lastIndexOf(" ")),e.state.by];e.question.ask(o=>kH(e.state,o),o=>{e.answer={...o,
key:t,base:n,first:s===""},e.instances=null,delete e.results.dataset.stale,e.question.say(null),j(S(o.tree.frames.length-1,"frame")),es(e)},o=>{e.answer=null,e.shown=null,delete e.results.dataset.stale,
e.question.say(MH(e,o)),es(e)})}function OH(e,t){let n=`${e.answer.key} ${t==="host"}`;return e.instances?.key===n?(Em(e,e.instances,t),e.instances.tree):(e.instances={key:n,tree:null},e.question.ask(
s=>xH(e.state,t,s),s=>{e.instances.tree=s,es(e),Em(e,e.instances,t)},s=>{e.instances=null,G(`The instances could not be loaded. ${s.message}`,{urgent:!0})}),null)}async function Em(e,t,n){let{tree:s}=t;
if(t.judged??=new Set,!(!s?.pair||n==="calls"||t.judged.has(n)||s.samples.some(o=>o<Pi))){t.judged.add(n);try{await vH(e.state,s,n,t===e.instances||e.state.frames==="instance")}catch{return}!e.dead&&e.
answer&&(e.answer===t||e.instances===t)&&(e.answer.verdicts=`${e.answer.verdicts??""} ${t===e.instances?"each ":""}${n}`,e.answer.classes=void 0,e.answer.openedFor=void 0,es(e))}}function MH(e,t){return Me(
t,"This tree cannot be shown",Pn(e.state)?v("Use all ranks and steps",()=>Io(e,Nn),{class:"primary"}):v("Try again",()=>dS(e,e.wanted),{class:"primary"})," ",Qn())}function AH(e,t){if(e.state.frames===
"class")return e.answer.classes??=sy(e.answer.tree),e.answer.classes;if(e.state.frames==="folded"&&e.state.open.length>0){let n=OH(e,t);if(n){let s=e.state.open.join();return e.answer.openedFor!==s&&(e.
answer.opened=ry(e.answer.tree,n,new Set(e.state.open)),e.answer.openedFor=s),e.answer.opened}}return e.answer.tree}function RH(e){let t=e.state.by||e.answer.measure,n=AH(e,t),s=e.state.q===""?null:yy(
n,e.state.q),o=Kd(n,e.state.node)??Sa(n,t,1)[0]??n.root,a=Kd(n,e.state.zoom)??n.root,r=fy(n,t,[o,...n.frames.filter(u=>u.opened).flatMap(u=>u.children.slice(0,1)),...s??[]]),i=new Set(e.state.rows),l=my(
n,t,e.state.order,u=>r.has(u)!==i.has(u.key)),d=[e.answer.key,t,e.state.frames,e.state.width,e.state.open.join(),n.frames.length].join(" ");return{tree:n,measure:t,width:e.state.width,found:s,text:`${e.
state.q} ${e.state.order}`,selected:o,chosen:e.state.node!=="",zoomed:a,rows:l,revision:d,judged:e.answer.verdicts??"",canOpen:e.state.frames==="folded",lines:CH(n),file:`tracediff-${n.sides.map(({label:u})=>Ne(
u)).join("-")}`}}function CH(e){return[["control","test"].slice(0,e.sides.length).map((n,s)=>`${e.pair?`${n}: `:""}${e.sides[s].label} (${S(e.sides[s].samples,"sample")})`).join(" → ")]}function LH(e){
let t=e.answer&&{control:e.answer.tree.sides[0],test:e.answer.tree.sides[1]},n=o=>Dn(o,e.state,e.sets,t),s=e.state.control===""?"Tree":`${n("control")}${e.state.test===""?"":` → ${n("test")}`} · Tre\
e`;e.heading.textContent=s,e.context.setTitle(s),e.sides.draw(e.state,e.sets,t)}function es(e){if(e.dead)return;let t=TH(e);if(t===""?(e.question.drop(),[e.wanted,e.answer,e.shown]=["",null,null],e.question.
say(_o("Choose a control and a test",e.sets,"Pick two sets above, or a control alone, or go to the "))):t!==e.wanted&&(e.answer||e.question.say(null),dS(e,t)),LH(e),e.results.toggleAttribute("data-ske\
leton",t!==""&&!e.answer),!e.answer||e.answer.key!==t){e.controls.draw(e.state,null,e.state.by,null);return}e.shown=RH(e);let{tree:n,measure:s,found:o}=e.shown,a=[e.shown.revision,e.shown.judged,e.state.
level].join(" ");a!==e.summed&&(e.summed=a,e.summary.draw(n,s,e.state.level)),e.controls.draw(e.state,n,s,o),e.chart.draw(e.shown),e.chart.sql.set(Ot(T0(e.state,s),e.state)),e.table.draw({...e.shown,found:o&&
new Set(o)}),e.detail.draw(n,e.shown.selected,e.shown.canOpen),Em(e,e.answer,s)}function NH(e,t){e.state=mn(t),es(e),pt(e,es),e.answer&&e.wanted===e.answer.key&&e.context.settled()}function PH(e){e.dead=
!0,e.question.unmount(),e.chart.unmount(),e.table.unmount()}function IH(e,t){let n={context:t,sets:null,answer:null,wanted:"",instances:null,shown:null,summed:"",dead:!1};n.state=mn(location.search),n.
sides=Oo(a=>Io(n,{...a,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set alone",links:a=>[c("a",{class:"small",href:$H(a)},"Compare"),Ch(a)]}),n.summary=rS(a=>En(n,a)),n.controls=iS(
{onChange:a=>Io(n,o(a)),onStep:a=>EH(n,a)}),n.chart=nS({onPick:a=>En(n,a,a),onZoom:a=>En(n,n.shown.selected,a),onMove:a=>En(n,a)}),n.table=oS({onSelect:a=>En(n,a),onZoom:a=>En(n,a,a),onToggle:a=>SH(n,
a),onInstances:a=>cS(n,a)}),n.detail=aS({pair:()=>ft(n.state),onInstances:a=>cS(n,a),onZoom:a=>En(n,a,a)});let s=c("div",{class:"message"});n.heading=c("h1",{class:"visually-hidden"},"Tree"),n.results=
c("div",{class:"results tree-results"},n.summary.node,n.controls.node,c("div",{class:"tree-columns"},n.chart.node,c("section",{class:"card table-card tree-card","aria-label":"Tree table"},n.table.node),
n.detail.node)),e.append(c("div",{class:"page tree-page"},n.heading,n.sides.node,s,n.results)),n.question=Ke({context:t,results:n.results,message:s}),n.speak=ye(400,j);function o(a){return a.frames&&n.
shown?{...a,node:n.shown.selected.foldKey}:a}return es(n),pt(n,es),{keys:{search:()=>n.controls.search(),enter:()=>n.shown!==null&&n.table.focus(),control:()=>n.sides.choose("control"),test:()=>n.sides.
choose("test"),close:()=>n.shown!==null&&n.shown.zoomed!==n.shown.tree.root&&En(n,n.shown.selected,n.shown.tree.root)},update:a=>NH(n,a),unmount:()=>PH(n)}}var hS="No connection to the server: trying again.";function DH({actions:e}){return`${hS} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${k(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function qH(e,t){let n=!1,s="",o=()=>qn().hurry();function a(){let{gone:r,other:i}=qn(),l=r?DH(qn()):i?"The server has been replaced by another version of\
 it.":"";l!==s&&(s=l,e.hidden=l==="",_(e,l,l!==""&&(r?v("Try now",o):v("Load the page again",()=>location.reload())))),r!==n&&(n=r,j(r?hS:"The server answers again.",r),r||t())}Fp(a),window.addEventListener(
"online",o),document.addEventListener("visibilitychange",o),a()}function BH(e,t,n){let s=0,o=r=>[...r.dataTransfer?.types??[]].includes("Files"),a=()=>{s=0,e.hidden=!0};window.addEventListener("dragen\
ter",r=>{o(r)&&t()&&(r.preventDefault(),s+=1,e.hidden=!1)}),window.addEventListener("dragleave",r=>{o(r)&&(s-=1,(s<=0||r.relatedTarget===null)&&a())}),window.addEventListener("pointermove",()=>{e.hidden||
a()}),window.addEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async r=>{if(a(),!!o(r)){if(r.preventDefault(),!t()){
G("This server is read-only.",{urgent:!0});return}try{let i=await zw(r.dataTransfer);i.length>0&&n(i)}catch(i){G(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var FH=1e3,xc="This\
 page waits for a set that the server has not checked yet.";function jH(){let e=c("span",{class:"toast-text"}),t=c("div",{class:"toast set-wait"},e),n=0,s=0;async function o(a){let r=await Zs().then(i=>i.
set_files,()=>null);a!==s||!t.isConnected||(e.textContent=r?`${xc} ${Eu(r)}`:xc,n=setTimeout(o,FH,a))}jp(a=>{let r=a&&Rt()!=="/";r!==t.isConnected&&(clearTimeout(n),s+=1,t.remove(),r&&(document.getElementById(
"toasts").append(t),e.textContent=xc,j(xc),o(s)))})}var fS=()=>c("a",{href:z("/")},"Show");function WH(){return[...K.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Fu(t),...Bu(t)})),
...un.running.map(t=>({label:t.label,text:Ss(t),done:t.bytes_done,total:t.bytes_total}))]}function HH(){let e=o=>K.transfers.filter(a=>a.state===o),[t,n]=[e("asking"),e("failed")];return[t.length===1?
`“${t[0].label}” waits for an answer`:t.length>1&&`${k(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${k(n.length)} uploads were not stored`].
filter(Boolean).join("; ")}function UH(){let e=c("progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=c("strong",{class:"ellipsis"}),n=c("span",{class:"muted small ellipsis"});return{
node:c("div",{class:"status-part status-progress"},c("div",{class:"status-head"},t,fS()),e,n),draw(o){t.textContent=o.length===1?o[0].label:`${k(o.length)} sets on their way`,n.textContent=o[0].text;let a=o.
reduce((r,i)=>r+i.total,0);o.some(r=>r.total===0)?e.removeAttribute("value"):(e.max=a,e.value=Math.min(a,o.reduce((r,i)=>r+i.done,0)))}}}function zH(){let e=c("span",{});return{node:c("div",{class:"st\
atus-part status-head"},e,fS()),draw(n){e.textContent=`${n}.`}}}function KH(e){let t=c("div",{class:"status-part status-offer"}),n=!1;function s(){n=!1,e()}function o(a,r){let i=c("p",{class:"status-v\
erdict",role:"status"}),l=c("a",{class:"button primary",href:ct(a.id,r.id)},`Compare ${a.label} with ${r.label}`);_(t,c("div",{class:"status-head"},c("strong",{},"Both sets are stored"),Y("close","Dis\
miss",s)),i,l),n=!0,e(),j(`Both sets are stored. You can compare ${a.label} with ${r.label} now.`);let d=new URLSearchParams({control:a.id,test:r.id,limit:"0",diagnosis:"false"});fe(d).then(u=>{i.textContent=
u.verdict.words?`Step time: ${u.verdict.words}`:""}).catch(()=>{})}return{node:t,set:o,clear:s,isOn:()=>n}}function GH(){let e=c("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=UH(),
n=zH(),s=KH(a);document.getElementById("toasts").append(e);let o=0;function a(){o=0;let i=Rt()!=="/",l=i?WH():[],d=i?HH():"";l.length>0&&t.draw(l),d!==""&&n.draw(d),Fn(e,[l.length>0&&t.node,d!==""&&n.
node,s.isOn()&&s.node].filter(Boolean)),e.hidden=e.childElementCount===0}function r(){o===0&&(o=requestAnimationFrame(a))}return K.addEventListener("change",r),un.addEventListener("change",r),a(),{offer:s.
set,clear:s.clear,draw:a}}var mS="tracediff.session";function YH(){try{return sessionStorage.getItem(mS)??""}catch{return""}}function Tm(e){return e.last??=YH(),e.last}function $c(e,t){e.last=t;try{sessionStorage.
setItem(mS,t)}catch{}}var VH=e=>an(e).then(t=>t.quality.kept>0?t:null).catch(()=>null),JH=()=>_t(new URLSearchParams({limit:"0"})).then(({total:e})=>e===2).catch(()=>!1);async function uS(e){if(K.active.
length>0||e.arrived.length===0)return;let t=e.arrived.sort((l,d)=>l.key-d.key).map(({id:l})=>l);e.arrived=[];let n=t.length===1,s=Tm(e);$c(e,n?t[0]:"");let o=n&&s!==""&&s!==t[0]?[s,...t]:t;if(o.length!==
2)return;let[a,r]=await Promise.all(o.map(VH));if(!r&&n&&$c(e,s),!a||!r)return;let i=!n||qw(a.label,r.label)||await JH();K.active.length===0&&e.onPair(...da(a,r),{sure:i})}function QH(e){let t={onPair:e,
last:null,arrived:[]},n=s=>{t.arrived=t.arrived.filter(o=>o.id!==s)};return K.addEventListener("stored",({detail:s})=>{n(s.job.set),t.arrived.push({id:s.job.set,key:s.key}),uS(t)}),K.addEventListener(
"change",({detail:s})=>{s?.state==="undone"?(n(s.job.set),Tm(t)===s.job.set&&$c(t,"")):(s===null||s.state==="failed"||s.state==="cancelled")&&uS(t)}),{clear(){t.last="",Ue().then(()=>$c(t,Tm(t)))}}}var pS={
path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(c("div",{class:"page"},c("div",{class:"empty"},c("h1",{},"There is no such page"),c("p",{},"The address may be mistyped. ",
c("a",{href:z("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}},XH=120,ZH=[wr,Ls,mf,yr,tm,Ps,Cs,Of,am,ym],wS=[["nav-traces",wr],["nav-compare",Ls,mf,am],["nav-tree",yr],["nav-timeline",Ps,
tm],["nav-analyse",Cs],["nav-query",Of],["nav-series",ym]],br=document.getElementById("main"),jt=null,Om="",qs=history.state?.scroll??null,vc=location.hash.slice(1),Te={go(e,{replace:t=!1}={}){let n=location.
pathname+location.search;e!==n&&(t?history.replaceState(history.state,"",e):(gS(),history.pushState(null,"",e)),qs=null),vc=new URL(e,location.href).hash.slice(1),Am()},setTitle(e){document.title=e===
""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){kS.draw(jt.page,e)},lastCompare(e){let t=new URLSearchParams(Om.split("?")[1]??"");return["control","t\
est"].every(n=>t.get(n)===e.get(n))?Om:void 0},settled(){qs!==null?(window.scrollTo(0,qs),qs=null):vc!==""&&document.getElementById(vc)?.scrollIntoView(),vc=""},status:null,newPair:!1},gS=()=>history.
state?.scroll!==window.scrollY&&history.replaceState({scroll:window.scrollY},"");function Am(){let e=ZH.find(n=>n.path===Rt()&&(n.fits?.(location.search)??!0))??pS;if(wS.forEach(([n,...s])=>nU(n,s.includes(
e))),sU(),yS()&&(iU.clear(),Mm.clear()),Mm.draw(),kS.draw(e),jt?.page===e){jt.view.update(location.search);return}jt?.view.unmount(),Te.busy(!1),br.textContent="";let t=jt!==null;jt={page:e,view:e.mount(
br,Te)},t&&(window.scrollTo(0,0),br.focus({preventScroll:!0}),j(`${e.name} page`))}function yS(){let e=new URLSearchParams(location.search);return Rt().startsWith(Ls.path)&&!!(e.get("control")&&e.get(
"test"))}function bS(){return(Rt()===wr.path||Rt()===Ls.path&&!yS())&&!ca(document.activeElement)&&!document.querySelector("dialog[open]")}function eU(e,t,{sure:n}){if(!bS()||!n){Mm.offer(e,t);return}
let s=K.transfers.filter(o=>K.canUndo(o)&&[e.id,t.id].includes(o.job.set));Te.newPair=!0,Te.go(ct(e.id,t.id)),Te.newPair=!1,s.length!==0&&G(`${s.map(({label:o})=>`“${o}”`).join(" and ")} ${s.length===
1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(s.map(o=>K.undo(o))),Te.go(z("/"))}catch(o){G(`That did not work. ${o.message}`,{urgent:!0})}}}})}function tU({
detail:{label:e,job:t}}){let n=()=>Te.go(t.page);bS()?n():G(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:n}})}function nU(e,t){let n=document.getElementById(e);t?n.setAttribute(
"aria-current","page"):n.removeAttribute("aria-current")}function sU(){let[e]=wS.find(([,{path:o}])=>o===Rt())??[];e&&(document.getElementById(e).href=location.pathname+location.search),Rt()===Ls.path&&
(Om=location.pathname+location.search);let t=Rt(),n=new URLSearchParams(t===Cs.path?Object.entries(Wh(Cs.read(location.search))).filter(([,o])=>o!==""):location.search),s=new URLSearchParams;for(let o of[
"control","test"])n.get(o)&&s.set(o,n.get(o));(t.startsWith("/compare")||[yr,Ps,Cs].some(({path:o})=>o===t))&&s.size>0&&oU(n,s,t)}function oU(e,t,n){let[s,o]=[e.get("control"),e.get("test")],a=(i,l)=>{
document.getElementById(i).href=l};a("nav-traces",z(`/?${t}`));let r=new URLSearchParams({set:s??"",test:o??"",...e.get("cut_overlaps")&&{cut_overlaps:e.get("cut_overlaps")}});n!==Cs.path&&a("nav-anal\
yse",z(`/analyse?${r}`)),a("nav-query",z(`/query?${t}`)),n!==yr.path&&a("nav-tree",ht(ft(mn(e)))),n!==Ps.path&&a("nav-timeline",It(Object.fromEntries(e))),!n.startsWith(Ls.path)&&s&&o&&a("nav-compare",
Te.lastCompare(e)??ct(s,o))}function aU(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute(
"download"))return;let n=new URL(t.href),s=Uc(n.pathname),o=n.origin===location.origin&&z(s)===n.pathname&&!s.startsWith("/api/")&&!s.startsWith("/web/"),a=n.pathname+n.search===location.pathname+location.
search;!o||n.hash!==""&&a||(e.preventDefault(),Te.go(n.pathname+n.search+n.hash))}async function _S(){try{Te.status=await Zs(),Bp(Te.status.build),document.getElementById("version").textContent=`trace\
diff ${Te.status.version}`,document.body.toggleAttribute("data-read-only",Te.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Te.status.sql===!1),document.body.toggleAttribute("data-\
no-traces",Te.status.keep_traces===!1)}catch{}}async function rU(){let e=globalThis.firstComparison?.answer;e&&(br.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,XH)})]),
delete br.dataset.waits),jt===null&&Am()}var kS=o_(document.getElementById("bad-values"),Te),Mm=GH();qH(document.getElementById("connection"),()=>{_S(),jt?.view.back?.()});jH();var iU=QH(eU);ww();mw(document.
getElementById("theme"));Ow(()=>jt,document.getElementById("keys"));BH(document.getElementById("drop-veil"),()=>Te.status?.read_only!==!0,e=>{K.add(e),Rt()!=="/"&&!document.querySelector("dialog[open]")&&
Te.go(z("/"))});K.addEventListener("bundle",tU);K.addEventListener("change",()=>ni().catch(()=>{}),{once:!0});document.addEventListener("click",aU);history.scrollRestoration="manual";window.addEventListener(
"popstate",e=>{qs=e.state?.scroll??0,Am(),(jt.page===wr||jt.page===pS)&&Te.settled()});new IntersectionObserver(([{isIntersecting:e}])=>document.body.toggleAttribute("data-top",e)).observe(document.querySelector(
".top"));window.addEventListener("scroll",ye(200,()=>{qs===null&&gS()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{qs=null},{passive:!0});rU();Ue().then(
()=>{un.watch(),_S()});})();
