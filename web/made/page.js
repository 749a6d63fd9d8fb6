"use strict";
(()=>{function IS(e){let[t,n="0"]=String(e).split("e"),[s,o=""]=t.split("."),a=Number(n);if(a<0){let r=s.padStart(1-a,"0");return[r.slice(0,a),r.slice(a)+o]}return[s+o.padEnd(a,"0").slice(0,a),o.slice(a)]}function Q(e,t,n){
let s=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${s}∞`;let[o,a]=IS(Math.abs(e));if(a.length>n){let r=a[n]>="5",i=o+a.slice(0,n),l=r?String(BigInt(i)+1n).padStart(
i.length,"0"):i;o=l.slice(0,l.length-n),a=l.slice(l.length-n)}for(;a.length>t&&a.endsWith("0");)a=a.slice(0,-1);return a=a.padEnd(t,"0"),s+o.replace(/\B(?=(\d{3})+$)/g,",")+(a===""?"":`.${a}`)}var q="\
–",Dc="−",xt=" ",ct=e=>t=>t==null?q:e(t),Nn=(e,t)=>t<0?Dc+e:e,Ys=(e,t)=>t>0?`+${e}`:Nn(e,t),Wm=e=>Q(e,0,2),b=ct(e=>Wm(e).replace("-",Dc)),Ae=ct(e=>Ys(Wm(Math.abs(e)),e));function jm(e,t){let n=Math.
max(0,t.findLastIndex((s,o)=>e>=999.5*1e3**(o-1)));return[t[n],1e3**n]}var Kt=ct(e=>{let[t,n]=jm(Math.abs(e),["","K","M","G","T","P","E"]),s=Math.abs(e)/n,o=s>=99.95?0:s>=9.995?1:2;return Nn(Q(s,0,o),
e)+(t&&xt+t)}),ls=e=>(e>0?"+":"")+Kt(e),Bm=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]],qm=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]],Hm=(e,t,n)=>e.find(([,s])=>t>=s*.99995)??(t>0?e.at(-1):
n),ie=e=>Hm(Bm,Math.abs(e),Bm[2]),Go=e=>Hm(qm,Math.abs(e),qm[1]);function Tr(e,[t,n]){let s=Math.abs(e/n),o=s===0||t==="ns"||s>=999.95?0:s>=99.995?1:s>=9.9995?2:3;return Q(s,o,o)+xt+t}var x=ct(e=>{let t=Tr(
e,ie(e));return/[1-9]/.test(t)?Nn(t,e):t}),Z=ct(e=>Ys(Tr(e,ie(e)),e));function Pc(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Q(e,t,t)}function on(e){let[t,n]=ie(e*1.0005);return Nn(Pc(Math.abs(e/
n))+xt+t,e)}var Yo=e=>(e>0?"+":"")+on(e);function cs(e,t){let[n,s]=ie(Math.max(e,t)*1.0005);return[e,t].every(o=>o===0||ie(o*1.0005)[0]===n)?[Pc(e/s),Pc(t/s)+xt+n]:[e,t].map(on)}function Um(e){let[t,n]=ie(
Math.max(1,Math.abs(e)));return Q(Math.abs(e)/n,0,{s:9,ms:6,µs:3}[t])+xt+t}var C=ct(e=>Nn(Um(e),e)),be=ct(e=>Ys(Um(e),e)),Pn=ct(e=>Nn(Tr(e,Go(e)),e)),zm=ct(e=>Ys(Tr(e,Go(e)),e)),Bc=ct(e=>`${Q(e,0,9).
replace("-",Dc)}${xt}GB/s`),Or=e=>t=>Number.isFinite(t)?e(t):q;function Km(e){let t=e>0&&e<.05?2:e>=1e3||e===0?0:1;return`${e>0&&e<.005?"<0.01":Q(e,t,t)}${xt}%`}var F=Or(e=>Nn(Km(Math.abs(e)),e)),B=Or(
e=>{let t=1+e/100,n=t>=99.95?0:1;return e>=900?`${Q(t,n,n)}×`:Ys(Km(Math.abs(e)),e)}),DS="⁰¹²³⁴⁵⁶⁷⁸⁹",Gt=Or(e=>{if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(
1).split("e-");return`${t}${xt}×${xt}10⁻${[...n].map(s=>DS[s]).join("")}`}),Gm=Or(e=>e<.001?"<0.001":Q(e,3,3)),Mr=e=>jm(Math.abs(e),["B","kB","MB","GB","TB"]),qc=ct(e=>`${b(e)}${xt}B`),U=ct(e=>{let[
t,n]=Mr(e),s=Math.abs(e)/n,o=t==="B"||s>=100?0:s>=10?1:2;return Nn(Q(s,o,o)+xt+t,e)}),Vo=ct(e=>Ys(U(Math.abs(e)),e)),ne=e=>e>0?"more":e<0?"less":"calm";function S(e,t,n=`${t}s`){return`${b(e)}${xt}${e===
1?t:n}`}function se(e,t=6){let n=[];for(let s=0;s<e.length;){let o=s;for(;o+1<e.length&&e[o+1]===e[o]+1;)o+=1;if(o-s>=2)n.push(`${e[s]}–${e[o]}`);else for(let a=s;a<=o;a+=1)n.push(String(e[a]));s=o+
1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function ds(e,t){let n=Array.from(e);if(n.length<=t)return e;let s=Math.ceil((t-1)*.55),o=t-1-s;return`${n.slice(0,s).join("")}…${n.
slice(n.length-o).join("")}`}var Ic=8,Ym=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Vm(e,t){let n=e[t],s=a=>a===void 0?0:Ym(n,a),o=Math.max(0,Math.max(s(e[t-1]),
s(e[t+1]))-Ic);return o>0&&/[\uDC00-\uDFFF]/.test(n[o])?o-1:o}function Jm(e){let t=[...new Set(e)].sort();return new Map(t.map((n,s)=>[n,Vm(t,s)]))}function BS(e,t,n){let s=Math.floor(t*.4),o=t-s-1,a=n+
(o<2*Ic?Ic-Math.floor(o/3):0);if(e.length<=t||n===0||a<=s)return ds(e,t);let r=Math.max(s,Math.min(a,e.length-o));if(r<=s+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let i=r+o<e.length;return`${Array.
from(e).slice(0,s).join("")}…${e.slice(r,i?r+o-1:void 0)}${i?"…":""}`}var qS=e=>e.replace(/^void (?=\S)/,"");function Fc(e){let t=[],n=new Map,s=new Map,o=new Map,a=l=>l.length>e?qS(l):l;function r(l,d){
let u=o.get(l),f=BS(l,e,d);if(n.set(l,d),u?.text===f)return;u&&(u.names.delete(l),u.first=null);let h=s.get(f)??{text:f,names:new Set,first:null};h.names.add(l),h.first=null,s.set(f,h),o.set(l,h)}function i(l){
if(l.first===null){let[d,...u]=l.names;l.first=u.reduce((f,h)=>Math.min(f,Ym(d,h)),d.length)}return l.first}return{add(l){let d=[...new Set(l.map(a))].filter(f=>!n.has(f)),u=new Set(d);t=[...t,...d.sort()].
sort(),t.forEach((f,h)=>{if(u.has(f)||u.has(t[h-1])||u.has(t[h+1])){let m=Vm(t,h);m!==n.get(f)&&r(f,m)}})},text(l){let d=a(l),u=o.get(d);return u.names.size===1||e<16?u.text:FS(d,e,i(u),n.get(d))}}}function an(e,t){
let n=Fc(t);return n.add(e),e.map(n.text)}function FS(e,t,n,s){let o=Math.floor(t*.2),a=Math.max(4,Math.floor(t*.25)),r=Math.max(o,n-2),i=t-o-a-3,l=Math.max(r+a,Math.min(s,e.length-i)),d=(u,f)=>f<=u?"":
f===u+1?e[u]:"…";return e.slice(0,o)+d(o,r)+e.slice(r,r+a)+d(r+a,l)+e.slice(l,l+i)+d(l+i,e.length)}function De(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(
0,60)||"set"}function le(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function us(e,t,n){let s=[],o=Array.from(e);for(;o.length>t&&s.length<n-1;){let a=t;for(let r=t;r>
t*.6;r-=1)if(" ,:<>()".includes(o[r-1])){a=r;break}s.push(o.slice(0,a).join("")),o=o.slice(a)}return s.push(o.length>t?`${o.slice(0,t-1).join("")}…`:o.join("")),s}function Jo({from:e,to:t},n){let s=(t-
e)/Math.max(1,n);if(!(s>0)||!Number.isFinite(s))return{values:[],step:0};let o=10**Math.floor(Math.log10(s)),a=o*([1,2,5].find(i=>i*o>=s*.999999)??10),r=[];for(let i=Math.ceil(e/a-1e-9);i*a<=t+a*1e-9;i+=
1)r.push(i*a+0);return{values:r,step:a}}var WS=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Fm=e=>String(e).padStart(2,"0"),jS=36e5;function Qm(e,t=Date.now()){let n=Math.
round((Date.parse(e)-t)/jS);return n>=48?`in ${S(Math.floor(n/24),"day")}`:n>=1?`in ${S(n,"hour")}`:"within the hour"}function he(e){let t=new Date(e);return Number.isNaN(t.getTime())?q:`${t.getDate()}\
 ${WS[t.getMonth()]} ${t.getFullYear()}, ${Fm(t.getHours())}:${Fm(t.getMinutes())}`}var me={compute:{name:"compute",short:"compute",property:"--part-compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",property:"\
--part-communication",what:"Communication runs, and no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",property:"--part-memory",what:"Copies or memsets run, and\
 nothing else: nothing hides them"},idle:{name:"idle",short:"idle",property:"--part-idle",what:"No device work of the rank runs"}},Xm={operators:{name:"operators",short:"operators",what:"An operator r\
uns, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of operators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for i\
t"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, another process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects g\
arbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here, at most an annotation"}},Ar=Object.assign({},me,Xm),Zm=e=>e!==null&&e.parts.some(({part:t})=>t in Xm),
Qo={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Lt=e=>e[0].toUpperCase()+e.slice(1),HS={COMPUTATION:"\
compute",COMMUNICATION:"communication",MEMORY:"memory"},Wc=e=>HS[e]??e.toLowerCase();function jc(e){let t=e.split(" overlapping ").map(Wc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")}\
 and ${t.at(-1)} at once`}var Hc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},ep={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Laun\
ched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Uc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"\
delay from launch to start"},Cr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},zc={steps:"of the steps, as in Compare",before_last_step:"al\
l but those of the last step",all:"all, outside of steps too"},Kc={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},fs="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUD\
A].",hs=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",Vs="the host waits: the device’s queue is full",ms=({host:e,lag:t})=>typeof e!="number"?"":`host ${x(e)}${t>0?` · device ${x(
t)} behind when the host left`:""}`;var US={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},zS={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},tp=(e,t,n)=>e===
null||!(t>0)?null:n*(e/t);function Js(e,t,n){if(e[t]!==void 0)return e[t];let s=US[t];if(!s)return zS[t]?.(n)??null;let{rule:o,times:a}=s,r=Js(e,s.of,n),i=Js(e,s.by,n);switch(o){case"change":return r===
null||i===null?null:r-i;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:tp(r,i,a);default:return tp(r,i,a)}}var dt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+
t.samples>0,ip={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},KS={...ip,per_step:"per recording",percent:"% of the recording"},Xo=(e,t)=>(dt(t)?KS:ip)[e];function Yc(e){
return dt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Zo=e=>e.measure===""?e.device_type!=="GPU":e.measure==="self";function Vc(e){return e.step_time.control?.step>0&&e.step_time.test?.
step>0}var GS=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,YS=e=>e==="per_step"||e==="percent";function ea(e,t){let s=`${t?"self_":""}${{total:"duration",percent:"percent_of_ste\
p"}[e]??e}`;return[e==="total"&&!t?"total_duration":s,s]}function VS(e,t){let n=t?"self_":"",[s,o]=ea(e,t),a=YS(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,diff:`diff_${o}`,
growth:`diff_${n}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${a}`,testCount:`test_${a}`,diffCount:`diff_${a}`}}function In(e,t,n,s=!1){let o=Object.fromEntries(Object.
entries(VS(t,s&&GS(e))).map(([r,i])=>[r,Js(e,i,n)])),a=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...o,percent:a===""?o.growth:null,birth:a}}function JS(e,t){
let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var ta=(e,t)=>JSON.stringify([e,t]);function He(e,t){let n=0xcbf29ce484222325n;
for(let s of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(s))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var QS=(e,t)=>e.filter(({side:n})=>n===t).reduce(
(n,s)=>s.counts>n.counts?s:n).name;function lp({name:e,category:t,replaces:n,aliases:s}){if(s&&!n&&t!=="python_function"){let a=["control","test"].map(i=>QS(s,i)),r=s.length-2;return[`${a.join(" / ")}${r>
0?` + ${r} more`:""}`,""]}if(!n)return[e,""];if(n.rule==="template_arguments")return[e,""];let o=n.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[n.operator??"same shapes",o].filter(Boolean).
join(" "),e]}function na({name:e,category:t,aliases:n},s){let o=n?.filter(({side:a})=>a===s)??[];return o.length===0?{name:e,category:t}:o.reduce((a,r)=>(r.total_duration??0)>(a.total_duration??0)?r:a)}
var Lr=({aliases:e})=>e.map(({side:t,name:n,counts:s,total_duration:o})=>`${t} ${n}: ${b(s)} ${s===1?"call":"calls"}, ${x(o)}`);function Jc(e,t,n,{self:s=!1}={}){let{control_observations:o,test_observations:a}=e.
verdict??{},r=e.judged_rows?{steps:Math.min(o,a),rows:e.judged_rows}:null;return t.map(i=>{let l=Qc({...i,among:r},s);return{row:l,key:i.id??ta(i.name,i.category),verdict:l.significance??"",noise:l.significance===
"no_difference_found",of:d=>Js(i,d,e),...In(i,n,e,s),...JS(i,n)}})}var XS=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),cp=(e,t)=>e.filter(({row:n})=>!hs(n)&&!XS(n)).slice(
0,t);function Qc(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var Nr=e=>e.moderated_q_value??e.q_value??null;function dp(e){let{
control_observations:t,test_observations:n}=e.verdict??{},s=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(o=>[ta(o.name,o.category),{...o,among:s}]))}function up(e,t,{
self:n=!1}={}){return["host","device"].filter(s=>e.totals[s].control_counts+e.totals[s].test_counts>0).map(s=>[s,In(e.totals[s],t,e,n)])}var Qs=({too_few:e,control_counts:t,test_counts:n})=>e&&t>0&&n>0,fp=(e,t)=>e.rank-t.rank||e.span-t.span,ZS=(e,t)=>e.length===t.length&&e.every((n,s)=>n===t[s]);function np(e){let t=new Set,n=!1;for(let{
rank:o,step_number:a}of e){let r=`${o}/${a}`;n||=t.has(r),t.add(r)}let s=new Map;for(let{rank:o,span:a}of e)s.set(n?`${o}/${a}`:`${o}`,{rank:o,span:n?a:0});return{split:n,keys:[...s.values()].sort(fp)}}
var sp=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??-1)-(n??-1)),Rr=e=>e===void 0?"–":e===null?"whole":String(e);function Gc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(
e.rank)}var op=(e,t)=>e===t?e:`${e} / ${t}`;function eE(e,t){let n=({rank:a,span:r})=>`${a}/${r}`,s=new Set(e.map(n));if(t.some(a=>s.has(n(a)))){let a=new Map([...e,...t].map(i=>[n(i),i])),r=new Set(t.
map(n));return{byPosition:!1,rows:[...a.values()].sort(fp).map(i=>({control:s.has(n(i))?i:void 0,test:r.has(n(i))?i:void 0}))}}let o=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>
0,rows:Array.from({length:o},(a,r)=>({control:e[r],test:t[r]}))}}function ap(e,t,n,s,o){let a=new Map;t.forEach((l,d)=>{l[s]&&a.set(`${l[s].rank}/${o?l[s].span:""}`,d)});let r=t.map(()=>n.map(()=>null)),
i=new Map(n.map((l,d)=>[l,d]));for(let l of e){let d=a.get(`${l.rank}/${o?l.span:""}`);r[d][i.get(l.step_number)]=l}return r}function Pr(e,t){let[n,s]=[np(e),np(t)],{rows:o,byPosition:a}=eE(n.keys,s.keys),
[r,i]=[sp(e),sp(t)],l=Math.max(r.length,i.length),d=Array.from({length:l},(f,h)=>({control:r[h],test:i[h],text:r.length===0?Rr(i[h]):i.length===0?Rr(r[h]):op(Rr(r[h]),Rr(i[h]))})),u=f=>f.map(h=>[...h,
...Array.from({length:l-h.length},()=>null)]);return{rows:o.map(f=>({...f,text:f.control&&f.test?op(Gc(f.control),Gc(f.test)):Gc(f.control??f.test)})),columns:d,control:u(ap(e,o,r,"control",n.split)),
test:u(ap(t,o,i,"test",s.split)),ranksByPosition:a,stepsByPosition:r.length>0&&i.length>0&&!ZS(r,i)}}function Ir(e,t){let n=r=>r.map(i=>i.map(l=>l===null?null:t(l))),s=n(e.control),o=n(e.test),a=s.map(
(r,i)=>r.map((l,d)=>l===null||o[i][d]===null?null:o[i][d]-l));return{control:s,test:o,diff:a}}function Xe(e,t){let n=new Map;for(let s of e){let o=t(s);n.get(o)?.push(s)??n.set(o,[s])}return n}var Ce=(e,t)=>e.
reduce((n,s)=>n===null||t(s)>t(n)?s:n,null);function Nt(e){if(e.length===0)return null;let t=[...e].sort((s,o)=>s-o),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var rp=e=>e.reduce((t,n)=>t+n,
0)/e.length,tE=1.05,nE=.05;function hp(e){let t=[...Xe(e,({rank:o})=>o)].sort(([o],[a])=>o-a).map(([o,a])=>{let r=rp(a.map(l=>l.step)),i=a.every(l=>l.exposed_communication!==null);return{rank:o,samples:a.
length,step:r,waiting:i&&r>0?rp(a.map(l=>l.exposed_communication))/r:null}}),n=Nt(t.map(o=>o.step));for(let o of t)o.lag=n>0?o.step/n:null;let s=t.length<2?[]:t.filter(o=>o.lag>=tE);return{ranks:t,median:n,
slow:s,awaited:s.length>0?null:sE(t)}}function sE(e){if(e.length<2||e.some(s=>s.waiting===null))return null;let t=e.reduce((s,o)=>o.waiting<s.waiting?o:s),n=Nt(e.filter(s=>s!==t).map(s=>s.waiting));return n>=
nE&&t.waiting<=n/2?t:null}var oE={type:"text",standard:""},qr=(e,t)=>e[t]??oE,Re={control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{type:"\
text",standard:"all"},control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:[
"end","next"]},cut_overlaps:{type:"boolean",standard:"false"},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU","GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"\
boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"cho\
ice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},significance:{type:"boolean",standard:"\
false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"\
true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"\
choice",standard:"json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},Xs={tag:{type:"texts",standard:""},sort:{type:"choice",standard:"created",words:[
"created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["auto","always",
"never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},ps={control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{
type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},level:{type:"choice",standard:"modules",words:[
"modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"\
choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["jso\
n","csv"]}},Fr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},
marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"t\
ext",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},yp={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},measure:{
type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},time:{type:"choice",standard:"total",words:["total","self"]},by:{type:"choi\
ce",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Zs=null;function ws(e,t,n){Zs&&!Zs.some(s=>s.name===
t)&&Zs.push({name:t,value:e.getAll(t).join(),allowed:n})}function _p(e,t){Zs=[];try{return e(t),Zs}finally{Zs=null}}function rn(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.includes(o)&&ws(e,t,n.filter(
a=>a!=="").join(", ")),o!==""&&n.includes(o)?o:s}function aE(e,t,n){let s=(e.get(t)??"").split(",").filter(o=>o!=="");return s.every(o=>n.includes(o))||ws(e,t,n.join(", ")),s.filter(o=>n.includes(o))}
function Xc(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.test(o)&&ws(e,t,s),n.test(o)?o:""}function rE(e,t,n,s,o){let a=`${n} to ${s.toLocaleString("en-US")}`,r=Xc(e,t,/^\d+$/,a),i=r===""||Number(r)>=
n&&Number(r)<=s;return i||ws(e,t,a),r!==""&&i?Number(r):o}var iE=new Map([["1","true"],["0","false"]]);function ln(e,t,n,s=qr(t,n).standard){let{type:o,words:a}=qr(t,n);if(o==="texts")return e.getAll(
n).filter(h=>h!=="");let r=e.get(n)??"",i=o==="text"?r:iE.get(r)??r,l=o==="boolean"?["true","false"]:a,d=o==="text"?i:l.find(h=>h.toLowerCase()===i.toLowerCase());d===void 0&&i!==""&&ws(e,n,l.join(", "));
let f=(o==="choice"&&d==="false"?"":d)||s;return o==="boolean"?f==="true":f}function gs(e,t,n,s){for(let o of n){let{type:a,standard:r}=qr(t,o);a==="texts"?s[o].forEach(i=>e.append(o,i)):["",r].includes(
String(s[o]??""))||e.set(o,String(s[o]))}}var Be={read:(e,t)=>e.get(t)??""},qe=(e,t="")=>({standard:t,read:(n,s)=>rn(n,s,e,t)}),mp=e=>({read:(t,n)=>aE(t,n,e),text:t=>t.join()}),ut=(e,t,n=qr(e,t).standard)=>({
standard:n,read:s=>ln(s,e,t,n)}),bp=(e,t,n)=>({standard:n,read:(s,o)=>rE(s,o,e,t,n)}),Bn=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,{read:s}])=>[n,s(t,n)]));function ys(e,t,n){for(let[s,{standard:o="",
text:a}]of Object.entries(t)){let r=n[s]??"";if(Array.isArray(r)&&!a)r.forEach(i=>e.append(s,i));else{let i=(a??String)(r);i!==""&&i!==String(o)&&e.set(s,i)}}return e}var kp=(globalThis.document?.documentElement.
dataset.base??"/").replace(/\/$/,""),K=e=>kp+e,_s=(e,t)=>K(t.size===0?e:`${e}?${t}`),Zc=e=>`/${e.split("/").slice(kp.split("/").length).join("/")}`,Pt=()=>Zc(location.pathname),lE=15,xp=[10,15,20,30,50,
100],cE=["total","per_step","per_call","percent"],vp=Re.change.words,$p=Re.device_type.words,dE=Re.measure.words,uE=["step","compute","exposed_communication","exposed_memory","idle"],Wr=[...uE,"op"],oa="\
ProfilerStep*",It=[oa,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Sp=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_du\
ration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],fE=["name","category","change","q_value"],aa=e=>fE.includes(e)?"asc":"desc",ed=["c\
ontrol","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","control_marker_until","test_marker_until","cut_overlaps","use_short_name","merge_addresses","al\
iases","merge_lines"],Ep=[...ed,"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],Tp={fold:"true",significant:"",measure:"",equivalence:""},
hE=["lines","details","operators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],mE=["control","test","more","less","noise"];function pp(e,t){let n=e.get(t)??"",s=n.
split(",").map(a=>a===""?NaN:Number(a)),o=s.length===4&&s.every(Number.isFinite);return n!==""&&!o&&ws(e,t,"four numbers"),o?n:""}var qn={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"\
all"},Fn=e=>Object.keys(qn).some(t=>e[t]!=="all"),Op=(e,t)=>Object.fromEntries(t.map(n=>[n,ln(e,Re,n,Tp[n])])),td=e=>Object.fromEntries([...O.flatMap(t=>{let n=`${t}_marker`,s=`${n}_until`;return[[n,e.
get(n)||e.get("marker")||""],[s,rn(e,e.get(s)?s:"marker_until",Re.marker_until.words,"")]]}),["cut_overlaps",ln(e,Re,"cut_overlaps")]]),cn=(e=O)=>Object.fromEntries(e.flatMap(t=>[[`${t}_marker`,""],[`${t}\
_marker_until`,""]])),ra=e=>Object.fromEntries([...Object.keys(cn()),"cut_overlaps"].map(t=>[t,e[t]??""])),eo=(e,t)=>({...e[`${t}_marker`]&&{marker:e[`${t}_marker`],...e[`${t}_marker_until`]&&{marker_until:e[`${t}\
_marker_until`]}},...pE(e.cut_overlaps)&&{cut_overlaps:"true"}}),pE=e=>String(e??"")==="true",Wn=(e,t,n,s="")=>Object.entries(eo(t,n)).forEach(([o,a])=>e.set(o==="cut_overlaps"?o:s+o,a));function wE(e,t,n){
let s=e.get(t)??"";return s===""||/^[0-9a-f]{12}$/.test(s)&&!e.has(n)?s:He(s,e.get(n)??"")}var Mp=e=>({sort:qe(Sp,Re.sort.standard),order:qe(Re.order.words,aa(e)),unit:qe(cE),measure:{read:t=>rn(t,t.has(
"measure")?"measure":"time",dE,"")},fold:ut(Re,"fold",Tp.fold),heat:qe(Wr),open:mp(hE),hide:mp(mE),zoom_time:{read:pp},zoom_calls:{read:pp},top:bp(1,200,lE),op:{read:(t,n)=>wE(t,n,"op_category")}});function Ue(e){
let t=new URLSearchParams(e),n=rn(t,"sort",Sp,Re.sort.standard);return{...Op(t,Ep),...td(t),...!t.has("exclude")&&{exclude:It},...n.endsWith("_work")&&{work:!0},...Bn(Mp(n),t)}}function ft(e){let t=jr(
e);return t.delete("fold"),ys(t,Mp(e.sort),e),e.exclude.join(`
`)===It.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),_s("/compare",t)}var ht=(e,t)=>ft({...Ue(""),control:te(e),test:te(t)});function jr(e){let t=new URLSearchParams;return gs(t,Re,Ep,e),e.
significant||t.delete("measure"),t}function gE(e,t,n){let s=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_\
step"}`;if(e==="diff_percent")return`diff_${s}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,o]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[],[a,r]=ea(t||"per_step",n);return o===void 0?e:`${o}_${o.endsWith("diff")?r:a}`}function z(e,t){let n=new URLSearchParams(e);return Object.entries(t).filter(([,s])=>(s??"")!=="").forEach(([
s,o])=>n.set(s,String(o))),n}var to=(e,t,n)=>z(jr(e),{significance:!0,sort:gE(e.sort,t,n),order:e.order,measure:n?"self":"total"}),nd=(e,t,n,s)=>z(to(e,t,n),{format:s}),Ap=["total","per_step"],yE=["ca\
lls","share"],Cp=["duration","calls","per_call"],Rp={unit:qe(Ap),bins:qe(yE,"calls"),heat:qe(Cp,"duration")};function no(e){let t=new URLSearchParams(e);return{...Op(t,ed),...td(t),...Bn(Rp,t),row:t.has(
"name")?He(t.get("name"),t.get("category")??""):t.get("row")??""}}function de(e){let t=new URLSearchParams({control:e.control,test:e.test});return gs(t,Re,ed,e),t}var bs=e=>z(de(e),{row:e.row}),Ze=e=>K(
`/compare/op?${ys(bs(e),Rp,{...e,unit:Ap.includes(e.unit)?e.unit:"",heat:Cp.includes(e.heat)?e.heat:""})}`);function Lp(e,t,n){let s=z(to(e,t,n),{row:e.op});return s.delete("work"),e.sort.endsWith("_w\
ork")&&s.delete("sort"),s}function Np(e){let t=new URL(ft(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}
var Dn=Number(Xs.limit.standard),_E=e=>e==="label"?"asc":"desc",Pp=e=>({control:Be,test:Be,q:ut(Xs,"q"),tag:ut(Xs,"tag"),sort:ut(Xs,"sort"),order:ut(Xs,"order",_E(e)),page:bp(1,1e6,1)});function ia(e){
let t=new URLSearchParams(e);return Bn(Pp(ln(t,Xs,"sort")),t)}function Ip(e){let t={...ia(""),...e};return _s("/",ys(new URLSearchParams,Pp(t.sort),t))}var Hr=e=>e.q!==""||e.tag.length>0;function ks(e){
let t=z("",{group:"auto",sort:e.sort,order:e.order,limit:Dn,offset:(e.page-1)*Dn,q:e.q});return e.tag.forEach(n=>t.append("tag",n)),t}var te=e=>e.slice(0,12),jn=(e,t,n,s)=>s?.[e]?.label??(n&&re(n,t[e])?.
label)??t[e];function re(e,t){if(t==="")return;let n=e.find(a=>a.id===t);if(n)return n;let s=e.filter(a=>a.id.startsWith(t.toLowerCase()));if(s.length===1)return s[0];let o=e.filter(a=>a.label===t);return o.
length===1?o[0]:void 0}var bE=["sets","tag","baseline","name","category","layer","measure","time","by"],so=e=>Bn(Object.fromEntries(bE.map(t=>[t,ut(yp,t,t==="sets"?"":void 0)])),new URLSearchParams(e));
function Ur(e){let t=z("",{sets:e.sets});return gs(t,yp,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}var la=e=>_s("/series",Ur(e)),O=["cont\
rol","test"],xs={control:"test",test:"control"},Dp=["rank","span","step"],kE=["both",...O],xE={path:{type:"boolean",standard:"false"}},Bp=32,vE=864e8,$E=300,sa=e=>e!==null&&e!==""&&Number.isFinite(Number(
e))?Number(e):null,Br=(e,t)=>Xc(e,t,/^\d+$/,"whole numbers");function wp(e,t,n){let[s,o]=[sa(e.get(t)),sa(e.get(n))],a=s!==null&&o!==null&&s<o&&Math.max(-s,o)<=vE;return[t,n].filter(r=>!a&&e.get(r)).forEach(
r=>ws(e,r,`µs since the beginning, ${t} before ${n}`)),a?[s,o]:[null,null]}var gp=(e,t)=>[...new Set(e.getAll(t))].filter(n=>n!==""&&n.length<=$E).slice(0,Bp),Yt=(e,{id:t,main:n})=>n?"main":`${e}:${t}`,
oo=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t].slice(-Bp),Dr={read:()=>null,text:e=>typeof e=="number"?String(Math.round(e*1e3)/1e3):""},qp={ranks:{read:e=>Xc(e,"ranks",/^(all|\d+(-\d+)?(,\d+(-\d+)?)*)$/,
"all, or ranks as 0-7,12")},fold:qe(["none","host","group"],"none"),sort:qe(["rank","lateness"],"rank"),collective:{read:e=>sa(Br(e,"collective"))},cut_overlaps:ut(Fr,"cut_overlaps"),use_short_name:ut(
Fr,"use_short_name","false"),path:ut(xE,"path"),show:qe(kE,"both"),from:Dr,to:Dr,sum_from:Dr,sum_to:Dr,open:{read:gp},pin:{read:gp},q:Be,name:Be,category:Be,nth:{read:e=>sa(Br(e,"nth"))},at:qe(O),align:Be,
align_category:Be,align_nth:{read:e=>sa(Br(e,"align_nth"))??0,standard:0}};function ao(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let i of O)for(let l of Dp){
let d=`${i}_${l}`;n[d]=Br(t,t.has(d)?d:l)}Object.assign(n,td(t));let[s,o]=wp(t,"from","to"),[a,r]=wp(t,"sum_from","sum_to");return{...n,...Bn(qp,t),from:s,to:o,sum_from:a,sum_to:r}}function ro(e){let t=new URLSearchParams,
n=(s,o)=>o&&t.set(s,o);O.forEach(s=>n(s,e[s]));for(let s of[...Dp,"marker","marker_until"]){let[o,a]=O.map(i=>e[`${i}_${s}`]??""),r=o===a||!e.control||!e.test;n(s,r?o||a:""),O.forEach(i=>n(`${i}_${s}`,
r?"":e[`${i}_${s}`]))}return _s("/timeline",ys(t,qp,{...e,...!e.name&&{category:"",nth:"",at:e.ranks?e.at:""},...!e.align&&{align_category:"",align_nth:0}}))}function Vt(e){let t=O.filter(n=>e[n]!=="");
return t.includes(e.show)?[e.show]:t}var SE=(e,t)=>e-t,Fp=e=>[...new Set(e)].sort(SE),zr=e=>Fp(e.map(t=>t.rank)),sd=(e,t)=>Fp(e.filter(n=>n.rank===t).map(n=>n.span)),od=(e,t,n)=>e.filter(s=>s.rank===t&&
s.span===n).sort((s,o)=>(s.step_number??-1)-(o.step_number??-1));function EE(e){let t=[...e].sort((n,s)=>n.step-s.step);return t[t.length>>1]}var TE=(e,t)=>e.find(n=>String(n)===t);function Wp(e,t,n=null){
if(e.length===0)return null;let s=[],o=(d,u,f,h)=>{let m=u===""?void 0:TE(d,u);return u!==""&&m===void 0&&s.push(`${f} ${u}`),m??(d.includes(h)?h:d[0])},a=o(zr(e),t.rank,"rank",n?.sample.rank),r=o(sd(
e,a),t.span,"file",n?.sample.span),i=od(e,a,r),l=t.step===""?void 0:i.find(d=>String(d.step_number)===t.step);return t.step!==""&&!l&&s.push(`step ${t.step}`),l??=n?i.find(d=>d.step_number===n.sample.
step_number)??i[Math.min(n.place,i.length-1)]:EE(i),{sample:l,place:i.indexOf(l),missing:s}}var jp={control:Be,test:Be,q:Be,chart:qe(["bars","line","scatter","histogram","none"]),x:Be,y:Be,y2:Be,by:Be},
Hp={chart:"",x:"",y:"",y2:"",by:""},Kr=e=>Bn(jp,new URLSearchParams(e)),Gr=e=>_s("/query",ys(new URLSearchParams,jp,e)),Yr=({control:e,test:t,q:n},s="")=>z("",{control:e,test:t,q:n,format:s});var OE=300,ME=4e3,AE=1e4,Hn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Vr=()=>document.dispatchEvent(new Event("connection")),zp=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function CE(){try{let e=await fetch(K("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(AE)});return zp(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function RE(){let e=Hn(),t=OE;for(;;){await new Promise(s=>{e.hurry=s,setTimeout(s,t)});let n=await CE();if(n){let s=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&n.build!==void 0&&n.build!==e.build}),Vr(),s}e.gone||(e.gone=!0,Vr()),t=Math.min(2*t,ME)}}async function rd({signal:e,isAction:t=!1}={}){let n=Hn();e?.throwIfAborted(),
n.back??=RE(),t&&(n.actions+=1,Vr());let s;try{return await Promise.race([n.back,new Promise((o,a)=>{s=()=>a(e.reason),e?.addEventListener("abort",s,{once:!0})})])}finally{e?.removeEventListener("abor\
t",s),t&&(n.actions-=1,Vr())}}var Kp=e=>{Hn().build??=e},Gp=e=>document.addEventListener("connection",()=>e(Hn())),vt=K("/api/v1"),LE=700,NE=4,dn=class extends Error{constructor(t,n,s,o=null){super(s),
this.name="ApiError",this.status=t,this.code=n,this.offset=o}};function id(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="string"||typeof n.title=="string")return new dn(e,n.code??"error",n.detail||
n.title,n.offset??null)}catch{}return new dn(e,"error",`The server answered with status ${e}.`)}var ad=()=>new dn(0,"offline","The server does not answer. Is “tracediff serve” still running?"),PE=/"(?:stream|correlation)":-?\d{16}/,
IE=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(t)&&n?.source||t,DE=/\d{16}/,BE=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??
"")?n.source:t,qE=(e,t)=>new Promise((n,s)=>{let o=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(o),s(t.reason)},{once:!0})});function Up(e){globalThis.waitingRequests=(globalThis.waitingRequests??
0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Yp(e){let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}function we(){let[e,t]=["",null];async function n(o,a,r,i){
try{let l=await a(o.signal);t===o&&r(l)}catch(l){t===o&&i(l)}}function s(){t?.abort(),[e,t]=["",null]}return{drop:s,ask(o,a,r,i=()=>{}){let l=o!==e;return l&&(s(),e=o),l&&o!==""&&(t=new AbortController,
n(t,a,r,i)),l}}}async function Dt(e,t,n={}){let s=!1,o=1;try{for(;;)try{return await FE(e,t,n)}catch(a){if(a.code==="offline"&&o<NE){o+=1,await rd({signal:n.signal,isAction:e!=="GET"});continue}if(e===
"DELETE"&&a.status===404&&o>1)return null;if(a.code!=="not_checked_yet")throw a;s||(s=!0,Up(1)),await qE(LE,n.signal)}}finally{s&&Up(-1)}}async function FE(e,t,{body:n,signal:s,digits:o=!1}){let a={method:e,
signal:s,headers:{Accept:"application/json"}};n!==void 0&&(a.headers["Content-Type"]="application/json",a.body=JSON.stringify(n));let r,i;try{r=await fetch(vt+t,a),i=await r.text()}catch(l){throw l.name===
"AbortError"?l:ad()}if(zp(r))throw ad();if(!r.ok)throw id(r.status,i);if(i==="")return null;try{return JSON.parse(i,o&&DE.test(i)?BE:PE.test(i)?IE:void 0)}catch{throw new dn(r.status,"bad_answer","The\
 server sent an answer that is not JSON.")}}var Le=(e,t)=>Dt("GET",e,t),pe=encodeURIComponent,io=e=>Le("/status",e);async function $t(e,t){let n=await Le(`/sets?${e}`,t);return{...n,entries:n.entries??
n.sets.map(s=>({set:s}))}}async function Jt(e,t){let n=e.map(o=>`id=${pe(o)}`).join("&"),s=e.length===0?[]:(await Le(`/sets?${n}`,t)).sets;return[...new Map(s.map(o=>[o.id,o])).values()]}async function Vp(e){
let t=await Jt(e);return t.length>0?t:(await $t("limit=1")).entries.map(({set:n})=>n)}var vs=async e=>(await Le("/tags",e)).tags,un=(e,t)=>Le(`/sets/${pe(e)}`,t),Un=(e,t)=>Dt("PATCH",`/sets/${pe(e)}`,
{body:t}),ca=e=>Dt("DELETE",`/sets/${pe(e)}`),Jp=async(e,t)=>(await Dt("POST",`/sets/${pe(e)}/split`,{body:t})).job,Qp=async(e,t)=>(await Dt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,da=e=>Dt("POST",`/sets/${pe(e)}/restore`),ue=(e,t)=>Le(`/compare_traces?${e}`,t),Jr=(e,t)=>Le(`/compare_traces/op?${e}`,t),Qr=(e,t,n)=>Le(e===""?`/compare_traces/tree?${t}`:`/sets/${pe(e)}/tree?${t}`,
n),lo=async(e,t,n)=>(await Le(`/sets/${pe(e)}/steps?${new URLSearchParams(t)}`,n)).steps,Bt=(e,t,n,s)=>Le(`/sets/${pe(e)}/timeline${t}?${n}`,s),St=(e,t,n)=>Le(`/analysis/${e}?${t}`,n),ld=(e,t)=>Le(`/s\
eries?${e}`,t),Xp=e=>`${vt}/series?${e}`,Zp=(e,t)=>`${vt}/analysis/${e}?${t}`,Xr=async(e,t,n)=>(await Le(`/sets/${pe(e)}/ops?q=${pe(t)}&limit=50`,n)).ops,ua=e=>`${vt}/compare_traces?${e}`,Zr=e=>`${vt}\
/report?${e}`,ei=e=>`${vt}/bundle?${e}`,ew=e=>`${vt}/compare_traces/op?${e}`,tw=(e,t)=>Le(`/sql?${e}`,{...t,digits:!0}),nw=e=>`${vt}/sql?${e}`,sw=async(e,t)=>(await Le(`/sql/schema?${e}`,t)).tables,ti=(e,t,n)=>`${vt}\
/sets/${pe(e)}/files/${t}/trace${n?`?${n}`:""}`,ow=e=>`${vt}/sets/${pe(e)}/aligned_trace`;async function ni(e,{signal:t,onProgress:n}){let s=[],o=0,a;try{if(a=await fetch(e,{signal:t}),a.ok){let r=a.body.
getReader();for(;;){let{done:i,value:l}=await r.read();if(i)break;s.push(l),o+=l.length,n(o,Number(a.headers.get("Content-Length")))}return await new Blob(s).arrayBuffer()}}catch(r){throw r.name==="Ab\
ortError"?r:o>0?new dn(0,"broken","The download stopped before its end. The log of the server says why."):ad()}throw id(a.status,await a.text())}var aw=async e=>(await Le("/jobs",e)).jobs,rw=(e,t)=>Le(
`/jobs/${pe(e)}`,t),co=e=>Dt("DELETE",`/jobs/${pe(e)}`),iw=e=>new EventSource(`${vt}/jobs/${pe(e)}/events`),lw=(e,t,n)=>Dt("POST","/uploads",{body:{label:e,files:t,files_are:n}}),cw=async(e="")=>(await Dt(
"POST",`/samples${e&&`/${e}`}`)).jobs,dw=e=>Le(`/uploads/${pe(e)}`),cd=e=>Dt("DELETE",`/uploads/${pe(e)}`),uw=async e=>(await Dt("POST",`/uploads/${pe(e)}/commit`)).job;function fw(e,t,n,{from:s=0,signal:o,
onProgress:a}){return new Promise((r,i)=>{let l=new XMLHttpRequest,d=()=>l.abort(),u=(h,m)=>{o?.removeEventListener("abort",d),h(m)},f=()=>u(i,new DOMException("Cancelled","AbortError"));if(o?.aborted){
f();return}o?.addEventListener("abort",d),l.open("PUT",`${vt}/uploads/${pe(e)}/files/${pe(t)}`),l.setRequestHeader("Content-Type","application/octet-stream"),s>0&&l.setRequestHeader("Content-Range",`b\
ytes ${s}-${n.size-1}/${n.size}`),l.upload.addEventListener("progress",h=>a(s+h.loaded)),l.addEventListener("load",()=>{if(l.status<200||l.status>299){u(i,id(l.status,l.responseText));return}try{u(r,JSON.
parse(l.responseText))}catch{u(i,new dn(l.status,"bad_answer","The server sent an answer that is not JSON."))}}),l.addEventListener("error",()=>u(i,new dn(0,"offline","The connection was lost, or the \
file changed on the disk while it was being sent."))),l.addEventListener("abort",f),l.send(s>0?n.slice(s):n)})}function c(e,t={},...n){let s=document.createElement(e);for(let[o,a]of Object.entries(t??{}))if(!(a==null||a===!1))if(o==="class")s.className=a;else if(o==="text")s.textContent=a;else if(o==="on")for(let[
r,i]of Object.entries(a))s.addEventListener(r,i);else if(o==="data")Object.assign(s.dataset,a);else if(o==="css")for(let[r,i]of Object.entries(a))s.style.setProperty(r,i);else s.setAttribute(o,a===!0?
"":String(a));return si(s,n),s}function si(e,t){for(let n of t)Array.isArray(n)?si(e,n):n!=null&&n!==!1&&e.append(n)}function k(e,...t){return e.textContent="",si(e,t),e}function zn(e,t){let n=new Set(
t);for(let o of[...e.childNodes])n.has(o)||o.remove();let s=e.firstChild;for(let o of t)o===s?s=s.nextSibling:e.insertBefore(o,s)}function v(e,t,n={}){return c("button",{type:"button",...n,on:{click:t}},
e)}function ge(e,t,{value:n,...s}={}){let o=c("select",{...s,on:{change:()=>t(o.value)}},e.map(([a,r])=>c("option",{value:a,selected:a===n},r)));return o}var fa=new WeakMap,WE=300;function Fe(e,t,n="f\
ield"){let s=e.querySelector('[role="combobox"][aria-expanded="true"]');if(s){fa.has(e)||new MutationObserver((a,r)=>{r.disconnect(),setTimeout(()=>{let i=fa.get(e);fa.delete(e),i&&Fe(e,i,n)},WE)}).observe(
s,{attributeFilter:["aria-expanded"]}),fa.set(e,t);return}fa.delete(e);let o=e.contains(document.activeElement)?document.activeElement.dataset[n]:void 0;t(),o!==void 0&&[...e.querySelectorAll(`[data-${n}\
]`)].find(a=>a.dataset[n]===o)?.focus()}function $s(e,t,n,...s){let o=D("dialog"),a=()=>r.close();k(n,c("div",{class:"trace-head"},c("h2",{id:o},e),X("close","Close",a)),s),n.classList.add("trace-box");
let r=c("dialog",{class:`trace-dialog ${t}`.trim(),"aria-labelledby":o,on:{close:()=>r.remove(),click:i=>{i.target===r&&a()}}},n);return document.body.append(r),r.showModal(),r}var xe=({code:e,message:t},n,...s)=>c(
"div",{class:"error-box",role:"alert",data:e&&{code:e}},n&&[c("h2",{},n),c("p",{},t)],n?s.length>0&&c("p",{},s):t);function Kn({wait:e,onText:t,onStep:n=null,empties:s=!0,...o}){let a=Ne(e,()=>t(r.value.
trim())),r=c("input",{type:"search",autocomplete:"off",spellcheck:"false",...o,on:{input:a,keydown(i){let l=n&&i.key==="Enter";!l&&!(s&&i.key==="Escape"&&r.value!=="")||(i.preventDefault(),a.cancel(),
r.value=l?r.value:"",t(r.value.trim()),l&&n(i.shiftKey?-1:1))}}});return r}var jE="http://www.w3.org/2000/svg";function j(e,t={},...n){let s=document.createElementNS(jE,e);for(let[o,a]of Object.entries(
t))s.setAttribute(o,String(a));return si(s,n),s}function ma(e,t,n,s){let o=globalThis.devicePixelRatio||1;[e.width,e.height]=[Math.round(t*o),Math.round(n*o)],e.style.setProperty("height",`${n}px`);let a=e.
getContext("2d",s);return a.scale(o,o),a}var HE={note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5V\
3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5\
 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M\
8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function mt(e){return j("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},j("path",{d:HE[e]}))}function X(e,t,n,s={}){return c("button",{type:"b\
utton",title:t,"aria-label":t,...s,class:`icon-button ${s.class??""}`.trim(),on:{click:n}},mt(e))}var fo=(e,t,n=`${t}: download`)=>["PNG","SVG"].map(s=>v(s,()=>e(s.toLowerCase()),{title:`${n} as ${s}`,
"aria-label":`${s} of ${t}`})),oi=(e,t,n)=>[X("up",`The previous ${e} (Shift+Enter)`,()=>t(-1),n),X("down",`The next ${e} (Enter)`,()=>t(1),n)],dd=14;function ai(e){let t=c("div",{class:e,hidden:!0,"a\
ria-hidden":"true"}),n=(s,o,a)=>Math.max(4,s+dd+o>a?s-dd-o:s+dd);return{node:t,hide(){t.hidden=!0},show(s,o){k(t,s),t.hidden=!1;let{offsetWidth:a,offsetHeight:r}=t;t.style.left=`${n(o.clientX,a,innerWidth)}\
px`,t.style.top=`${n(o.clientY,r,innerHeight)}px`}}}var hw=0;function D(e){return hw+=1,`${e}-${hw}`}function pw(e,t){let{top:n}=e.getBoundingClientRect();t(),window.scrollBy(0,e.getBoundingClientRect().
top-n)}var ho=(e,t)=>[c("span",{class:"value control-text"},e),c("span",{class:"arrow","aria-label":"to"},"→"),c("span",{class:"value test-text"},t)],ze=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function Gn(e){let t=c("progress",{max:"1",value:"0","aria-label":e});return{node:t,set(n,s){s>0?(t.max=s,t.value=Math.min(n,s)):t.removeAttribute("value")}}}function W(e,t=!1){let n=document.
getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function ud(e,t="localStorage"){try{return globalThis[t].getItem(e)}catch{return null}}function ri(e){try{return JSON.
parse(ud(e))??[]}catch{return[]}}function mo(e,t,n="localStorage"){try{return globalThis[n].setItem(e,t),null}catch(s){return s}}function Ke(){let e;return(...t)=>{let n=e;return e=JSON.stringify(t),e!==
n}}function Ne(e,t){let n=0,s=(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)};return s.cancel=()=>clearTimeout(n),s}function Se(e,t,n){let s=new Map;return{node:c("div",{class:"segmented",role:"\
group","aria-label":e},t.map(([a,r,i])=>{let l=v(r,()=>n(a),{title:i,"aria-pressed":"false"});return s.set(a,l),l})),buttons:s,press(a){for(let[r,i]of s)i.setAttribute("aria-pressed",String(r===a))}}}
function V(e,{action:t=null,seconds:n=8,urgent:s=!1}={}){let o=c("div",{class:`toast${s?" toast-urgent":""}`},c("span",{class:"toast-text"},e)),a=0,r=()=>{clearTimeout(a),o.remove()},i=()=>{clearTimeout(
a),a=setTimeout(r,n*1e3)};t&&o.append(v(t.label,()=>{r(),t.run()},{class:"toast-action"})),o.append(X("close","Dismiss",r));let l=()=>clearTimeout(a);return o.addEventListener("pointerenter",l),o.addEventListener(
"focusin",l),o.addEventListener("pointerleave",i),o.addEventListener("focusout",i),document.getElementById("toasts").append(o),W(t?`${e} ${t.label} is available.`:e,s),i(),r}var uo=4,UE=e=>gw(e.menu,e.
opener);function mw(e,t=!1){e.menu=c("div",{class:"row-menu",role:"menu",id:e.id,"aria-label":e.label,on:{keydown:n=>KE(e,n),focusout:n=>GE(e,n)}}),k(e.menu,e.items().filter(n=>!n.hidden).map(n=>zE(e,
n))),e.opener.setAttribute("aria-expanded","true"),e.opener.setAttribute("aria-controls",e.id),e.opener.closest("main").append(e.menu),gw(e.menu,e.opener),addEventListener("scroll",e.follow,{capture:!0}),
addEventListener("resize",e.follow),ww(e).at(t?-1:0)?.focus({preventScroll:!0})}function ha(e){removeEventListener("scroll",e.follow,{capture:!0}),removeEventListener("resize",e.follow);let t=e.menu;e.
menu=null,t?.remove(),e.opener.setAttribute("aria-expanded","false"),e.opener.removeAttribute("aria-controls")}var ww=e=>[...e.menu.querySelectorAll('[role="menuitem"]')],zE=(e,t)=>c(t.href?"a":"butto\
n",{role:"menuitem",type:t.href?null:"button",href:t.href,download:t.download,tabindex:"-1",class:t.danger?"danger":t.href?"button":"",disabled:t.disabled,title:t.title,on:{click:()=>{if(t.href){setTimeout(
()=>e.menu&&(e.opener.focus({preventScroll:!0}),ha(e)));return}ha(e),e.opener.focus({preventScroll:!0}),t.run()}}},t.text,t.note&&[" ",c("span",{class:"muted small"},t.note)]);function KE(e,t){let n=ww(
e).filter(r=>!r.disabled),s=n.indexOf(document.activeElement),o=t.key.length===1?t.key.toLowerCase():"",a={ArrowDown:n[(s+1)%n.length],ArrowUp:n.at(s-1),Home:n[0],End:n.at(-1)}[t.key]??(o.trim()===""?
void 0:[...n.slice(s+1),...n].find(r=>r.textContent.toLowerCase().startsWith(o)));(t.key==="Escape"||t.key==="Tab")&&(ha(e),e.opener.focus({preventScroll:!0})),(t.key==="Escape"||a)&&(t.preventDefault(),
t.stopPropagation(),a?.focus({preventScroll:!0}))}function GE(e,t){e.menu&&!e.menu.contains(t.relatedTarget)&&t.relatedTarget!==e.opener&&ha(e)}function ii(e,t,{text:n,...s}={}){let o={label:e,items:t,
menu:null};o.follow=()=>UE(o),o.id=D("menu");let a=n?{}:{title:e,"aria-label":e};return o.opener=c("button",{type:"button",...a,...s,class:`${n?"":"icon-button "}menu-button ${s.class??""}`.trim(),"ar\
ia-haspopup":"menu","aria-expanded":"false",on:{click:()=>o.menu?ha(o):mw(o),keydown:r=>{(r.key==="ArrowDown"||r.key==="ArrowUp")&&(r.preventDefault(),mw(o,r.key==="ArrowUp"))}}},n??mt("more")),o.opener}
function gw(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:o}=e,a=n.bottom+uo+o<=innerHeight;e.style.setProperty("top",`${Math.max(uo,a?n.bottom+uo:n.top-uo-o)}px`),e.style.setProperty(
"left",`${Math.max(uo,Math.min(n.right-s,innerWidth-s-uo))}px`)}function Pe(e){let t=c("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{
node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var YE="tracediff.theme",fd=new Set,ci=e=>globalThis.matchMedia?.(e)??{matches:!1},pd=ci("(prefers-color-scheme: dark)");function hd(){let e=document.documentElement.dataset.theme;return e==="light"||
e==="dark"?e:"auto"}function VE(){let e=hd();return e==="auto"?pd.matches?"dark":"light":e}function fn(e){return fd.add(e),()=>fd.delete(e)}function yw(){for(let e of[...fd])e(VE())}function kw(e){e.value=
hd(),e.addEventListener("change",()=>{e.value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(YE,e.value)}catch{}yw()}),pd.
addEventListener("change",()=>{hd()==="auto"&&yw()})}function pa(e,t){let n=0,s=()=>{n||=requestAnimationFrame(()=>{n=0,t()})},o=new ResizeObserver(s);o.observe(e);let a=fn(s);return{request:s,stop(){
cancelAnimationFrame(n),o.disconnect(),a()}}}var JE=ci("(forced-colors: active)"),li=new Map,_w="";function E(e){let{theme:t,printing:n}=document.documentElement.dataset,s=`${t} ${n} ${pd.matches} ${JE.
matches}`;return s!==_w&&(li=new Map,_w=s),li.has(e)||li.set(e,QE(e)),li.get(e)}function QE(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.
body.append(t);let n=getComputedStyle(t).color;return t.remove(),n}var md=new Set,xw=!1,di=()=>xw;function po(e){return md.add(e),()=>md.delete(e)}function bw(e){xw=e,document.documentElement.toggleAttribute(
"data-printing",e);for(let t of[...md])t()}function vw(){window.addEventListener("beforeprint",()=>bw(!0)),window.addEventListener("afterprint",()=>bw(!1))}var wd=null;function fi(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(wd??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{wd=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),wd)}var XE={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},hi=()=>[[0,E("--heat-low")],[.5,E("--heat-middle")],[1,E("--heat-high")]],mi=()=>[
[0,E("--less-fill")],[.5,E("--heat-zero")],[1,E("--more-fill")]];function hn(){return{control:E("--control-fill"),test:E("--test-fill"),more:E("--more-fill"),less:E("--less-fill"),noise:E("--noise-fil\
l"),surface:E("--surface"),highlight:E("--highlight"),highlightEdge:E("--accent")}}function ZE(){let e=E("--text"),t=E("--muted"),n=E("--grid"),s={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{
color:t,size:11},automargin:!1},o=getComputedStyle(document.body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:o,size:12,color:e},colorway:[E("--co\
ntrol-fill"),E("--test-fill"),E("--more-fill")],xaxis:s,yaxis:s,legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:E("--surface-raised"),bordercolor:E("--border-strong"),font:{family:o,size:12,color:e},
align:"left",namelength:-1},separators:".,"}}}var pt=e=>({template:ZE(),hovermode:"closest",...e}),et=(e,t={standoff:4})=>({text:e,font:{size:11},...t}),ye=e=>e.filter(Boolean).map(t=>le(t)).join("<br\
>"),Ie=e=>({customdata:e,hovertemplate:"%{customdata}<extra></extra>"}),pi=(e,t,n)=>({type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:e,y:t,...Ie(n)}),Ss=(e,t)=>({type:"scatter",mode:"lines",
x:t.flatMap((n,s)=>[e[s],e[s+1]]),y:t.flatMap(n=>[n,n])});function Yn(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var gd=17;function e1({title:e,lines:t,keys:n=[]},s,o){let a=hn(),
r=t.flatMap(m=>us(m,Math.floor(s/6.6),3)),i=30+gd*r.length+(n.length>0?24:0)+8,l=(m,p,w,g)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-o.left,
yshift:o.top+i-m,text:le(p),font:{size:w,color:E(g?"--text":"--muted")}}),d=[l(8,e,15,!0),...r.map((m,p)=>l(30+gd*p,m,12,!1))],u=[],f=12-o.left,h=30+gd*r.length+4;for(let[m,p]of n)u.push({type:"rect",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:f,x1:f+14,y0:o.top+i-h-13,y1:o.top+i-h-4,fillcolor:a[m]??E(m),line:{width:0}}),d.push({...l(h,p,12,!1),xshift:f+19}),
f+=19+7*p.length+18;return{annotations:d,shapes:u,height:i}}async function t1(e,t,n,s){let o=await fi(),a=E("--surface"),r=Math.max(e.clientWidth,900),{l:i,t:l}=e._fullLayout.margin,d=e1(s,r,{left:i,top:l}),
{layout:u}=e,f={data:e.data,layout:{...u,paper_bgcolor:a,plot_bgcolor:a,margin:{...u.margin,t:l+d.height},annotations:[...u.annotations??[],...d.annotations],shapes:[...u.shapes??[],...d.shapes]}};await o.
downloadImage(f,{format:t,filename:n,width:r,height:e.clientHeight+d.height,scale:t==="png"?2:1})}var n1=4,$w=280,s1=[250,1e3],Qt=[],Ew=-1/0;function o1({target:e}){e.closest?.(".chart")||(Ew=performance.
now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(e,o1,{capture:!0,passive:!0});function a1(e,t){return new Promise(n=>{Qt.push({node:e,isNew:t,go:n}),
Qt.length===1&&ze().then(_d)})}function r1(e){let t=Qt.findIndex(n=>n.node===e);t>=0&&Qt.splice(t,1)[0].go()}function _d(){if(Qt.length===0)return;let e=performance.now()-Ew,t=({node:a})=>{let{top:r,bottom:i}=a.
getBoundingClientRect();return i>0&&r<window.innerHeight},n=Qt.find(t),s=n??Qt[0],o=s1[n||s.isNew?0:1]-e;if(o>0){setTimeout(_d,o);return}Qt.splice(Qt.indexOf(s),1),s.go(),Qt.length>0&&ze().then(_d)}function i1(e,t){
let n=null,s=null;e.on("plotly_hover",i=>{n=i}),e.on("plotly_unhover",()=>{n=null});let o=0,a=0,r=i=>{clearTimeout(o),o=performance.now()<a?0:setTimeout(()=>t(i),$w)};e.on("plotly_doubleclick",()=>{clearTimeout(
o),a=performance.now()+$w}),e.on("plotly_click",i=>{s=null,r(i)}),e.addEventListener("mousedown",({clientX:i,clientY:l,button:d})=>{s=n&&d===0?{event:n,x:i,y:l}:null},!0),e.addEventListener("click",({
clientX:i,clientY:l})=>{let d=s;s=null,d&&Math.hypot(i-d.x,l-d.y)<n1&&r(d.event)})}async function bd(e,t=!1){if(e.waiting){t&&r1(e.node);return}let n;e.waiting=!0;try{e.drawn||await ze(),n=await fi(),
t||(delete e.plot.dataset.ready,await a1(e.node,!e.drawn))}catch(r){k(e.message,r.message),e.message.hidden=!1;return}finally{e.waiting=!1}if(e.width=e.plot.clientWidth,e.dead||!e.data||e.data.empty||
e.width===0)return;let s=e.spec.height(e.data,e.width);e.plot.style.height=`${s}px`;let{data:o,layout:a}=e.spec.make(e.data,e.width);await n.react(e.plot,o,{...a,width:e.width,height:s,showlegend:!1,uirevision:e.
data.zoom??e.data.revision},XE),!e.drawn&&!e.dead&&(e.drawn=!0,e.spec.onClick&&i1(e.plot,r=>e.spec.onClick(r,e.data)),e.spec.onRelayout&&e.plot.on("plotly_relayout",r=>e.spec.onRelayout(r,e.data)),e.spec.
onDoubleClick&&e.plot.on("plotly_doubleclick",()=>e.spec.onDoubleClick(e.data)),e.plot.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),e.plot.dataset.ready=e.data.revision}function yd(e){
e.drawn&&e.data&&!e.data.empty&&!e.spec.paint&&bd(e,!0)}function l1(e,t){e.drawn&&(e.spec.save??t1)(e.plot,t,`${e.data.file}-${e.spec.file}`,{title:[e.spec.title,e.data.heading].filter(Boolean).join("\
, "),lines:e.data.caption??[],keys:typeof e.spec.keys=="function"?e.spec.keys():e.spec.keys??[]})}function c1(e,t){let n=e.data?.revision===t.revision&&!t.empty;if(e.data=t,e.heading.textContent=t.heading??
"",e.plot.dataset.wanted=t.revision,e.plot.hidden=!!t.empty,e.tools.hidden=e.plot.hidden,e.node.toggleAttribute("data-empty",e.plot.hidden),e.message.hidden=!t.empty,k(e.message,t.empty),!(t.empty||n&&
e.drawn)){if(e.spec.paint){e.plot.style.height=`${e.spec.height(t)}px`,k(e.plot,e.spec.paint(t)),e.drawn=!0,e.plot.dataset.ready=t.revision;return}e.plot.style.height=`${e.spec.height(t,e.spec.height.
length>1?e.plot.clientWidth||600:0)}px`,bd(e)}}function d1(e,t){e.drawn&&!e.plot.hidden&&globalThis.Plotly.relayout(e.plot,t(e.plot.layout))}function u1(e){e.dead=!0,e.observer.disconnect(),e.stopPrinting(),
e.stopTheme(),e.drawn&&!e.spec.paint&&globalThis.Plotly.purge(e.plot)}function rt(e){let t={spec:e,data:null,drawn:!1,waiting:!1,dead:!1,width:0};t.plot=c("div",{class:"plot",id:e.id}),t.heading=c("sp\
an",{class:"chart-unit"}),t.message=c("p",{class:"chart-message muted",hidden:!0});let n=Pe(e.title);return t.tools=c("div",{class:"chart-tools"},e.tools,n.node,fo(s=>l1(t,s),e.title)),t.node=c("secti\
on",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},c("div",{class:"chart-head"},c(e.level??"h3",{},e.title," ",t.heading),t.tools),e.extra,t.plot,t.message),t.observer=new ResizeObserver(
()=>{t.data&&!e.paint&&!di()&&!t.plot.hidden&&t.plot.clientWidth>0&&Math.abs(t.plot.clientWidth-t.width)>1&&bd(t)}),t.observer.observe(t.node),t.stopPrinting=po(()=>yd(t)),t.stopTheme=fn(()=>yd(t)),{node:t.
node,sql:n,draw:s=>c1(t,s),redraw:()=>yd(t),layout:()=>t.plot.layout,relayout:s=>d1(t,s),unmount:()=>u1(t)}}function mn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(s,o)=>o*n)}function kd(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),
1e4)}var f1=900,ui=12,Sw=17,h1=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Tw(e){let t=getComputedStyle(e);if(t.display===
"none"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let s of h1){let o=t.getPropertyValue(s);o!==""&&!o.startsWith("url(")&&n.setAttribute(s,o)}for(let s of e.
childNodes){let o=s.nodeType===Node.TEXT_NODE?s.cloneNode():Tw(s);o&&n.append(o)}return n}function m1({title:e,lines:t,keys:n},s){let o=getComputedStyle(document.body).fontFamily,a=(u,f,h,m,p)=>j("tex\
t",{x:u,y:f,fill:E(p?"--text":"--muted"),"font-size":m,"font-weight":p?600:400,"font-family":o},h),r=t.flatMap(u=>us(u,Math.floor(s/6.6),3)),i=[a(ui,22,e,15,!0),...r.map((u,f)=>a(ui,42+Sw*f,u,12,!1))],
l=30+Sw*r.length+18,d=ui;for(let[u,f]of n)i.push(j("rect",{x:d,y:l-9,width:14,height:9,fill:E(`--${u}-fill`)}),a(d+19,l,f,12,!1)),d+=19+7*f.length+18;return{nodes:i,height:l+ui}}function p1(e,t){let{width:n,
height:s,left:o,top:a}=e.getBoundingClientRect(),r=Math.max(n,f1),i=m1(t,r),l=[...e.querySelectorAll(":scope > svg")].map(u=>{let f=u.getBoundingClientRect(),h=Tw(u);for(let[m,p]of Object.entries({x:f.
left-o,height:f.height,y:i.height+f.top-a,overflow:"visible",width:f.width+(f.width>n/2?r-n:0)}))h.setAttribute(m,String(p));return h}),d=i.height+s;return{width:r,height:d,node:j("svg",{xmlns:"http:/\
/www.w3.org/2000/svg",width:r,height:d,viewBox:`0 0 ${r} ${d}`},j("rect",{width:"100%",height:"100%",fill:E("--surface")}),i.nodes,l)}}var Ow="image/svg+xml";async function w1(e,t,n){let s=new Image;s.
src=`data:${Ow};charset=utf-8,${encodeURIComponent(e)}`,await s.decode();let o=document.createElement("canvas");return[o.width,o.height]=[2*t,2*n],o.getContext("2d").drawImage(s,0,0,o.width,o.height),
new Promise(a=>{o.toBlob(a,"image/png")})}async function Mw(e,t,n,s){let{node:o,width:a,height:r}=p1(e,s),i=new XMLSerializer().serializeToString(o),l=t==="svg"?new Blob([i],{type:Ow}):await w1(i,a,r);
kd(l,`${n}.${t}`)}var[Vn,Es,Aw,qt,tt,g1,wi,y1]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],wa="Every page",Cw="First move to a set of the list, with the arrow keys.",gi="First select a\
 call, in the lanes or in the table.",Ts="There is nothing to search on this page.",Lw=[{pages:[Vn],keys:["/"],text:"Find sets",action:"search",none:Ts},{pages:[Vn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[Vn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Vn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[Vn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Vn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[Vn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Cw},{pages:[Vn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Cw},{pages:[Es],keys:["/"],text:"Search the names of the rows",action:"search",none:Ts},{pages:[Es],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
Es],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Es],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Es],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[qt],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Ts},{pages:[qt],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[qt],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[qt],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[qt],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[qt],keys:["Space"],text:"In the table: select the frame"},{pages:[qt],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[qt],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[qt],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Es,Aw,qt,tt,wi],keys:["c"],text:"Choose the control",action:"control"},{pages:[Es,Aw,qt,tt,wi],keys:["t"],text:"Choose the test",action:"test"},{pages:[
tt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Ts},{pages:[tt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[tt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[tt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[tt],keys:["d"],text:"Move to the right",action:"right"},{pages:[tt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[tt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:gi},{pages:[tt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
tt],keys:["m"],action:"measure",none:gi,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[tt],keys:["ArrowDown","ArrowUp","Home","End"],
text:"In the lanes of ranks: to another lane’s name; Home and End on a name: the first, the last"},{pages:[tt],keys:["Enter"],text:"On the name of a lane: open or close it; in the lanes of ranks, th\
e one that is marked"},{pages:[g1],keys:["/"],text:"Move to the operator field, or else to the ranks field",action:"search",none:Ts},{pages:[y1],keys:["/"],text:"Move to the sets field",action:"search"},
{pages:[wi],keys:["/"],text:"Find a table or column",action:"search",none:Ts},{pages:[wi],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[wa],keys:["?"],text:"List the keys",action:"hel\
p"},{pages:[wa],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Ts},{pages:[tt],keys:[","],action:"former",none:gi},
{pages:[tt],keys:["."],action:"next",none:gi}],_1={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},b1=["button","checkbox","file","ra\
dio","range","reset","submit"];function ga(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!b1.includes(e.type))}function k1(e,t){let{target:n,
key:s}=e,o=ga(n);return Lw.find(a=>a.action&&a.keys.includes(s)&&(!a.pages||a.pages.some(r=>[t.name,wa].includes(r)))&&(a.inSearch?n.type==="search":!o||s==="Escape"&&(n.matches('select, [role="combob\
ox"]')||!n.value)))}function x1(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function v1(e){return e.flatMap((t,n)=>[n>0&&" ",
c("kbd",{},_1[t]??t)])}function Rw(e,t){let n=Lw.filter(({pages:s,text:o})=>o&&s?.includes(t));return n.length>0&&c("section",{},c("h3",{},e),c("dl",{class:"keys"},n.map(({keys:s,text:o})=>c("div",{},
c("dt",{},v1(s)),c("dd",{},o)))))}var $1=e=>$s("Keys","keys-dialog",c("div"),Rw(`${e.name} page`,e.name),Rw(wa,wa),c("p",{class:"muted small"},"Letters typed into a field stay there."));function Nw(e,t){
let n=()=>e()&&$1(e().page);t.addEventListener("click",n),document.addEventListener("keydown",s=>{let{page:o,view:a}=e()??{};if(!o||s.defaultPrevented||s.isComposing||s.ctrlKey||s.metaKey||s.altKey||document.
querySelector('dialog[open], [role="menu"]'))return;let r=k1(s,o);if(!r||r.action==="close"&&x1())return;let i=r.action==="help"?n:a.keys?.[r.action],l=i!==void 0&&i()!==!1;(l||r.none)&&s.preventDefault(),
!l&&r.none&&V(r.none,{seconds:4})})}var wo=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],jw=wo.flatMap(([e])=>e),Hw=wo.flatMap(([,e])=>e),pn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Et=(e,t)=>t.some(n=>e.includes(n));function S1(e,t){let[n,s]=[pn(e),pn(t)];for(let[o,a]of wo){let r=Et(n,o)&&Et(s,a);if(r!==(Et(s,o)&&Et(n,a)))return r?-1:1}for(let[o,a]of[[jw,-1],[Hw,1]])if(Et(n,o)!==
Et(s,o))return Et(n,o)?a:-a;return 0}function Ed(e){for(let[t,n]of wo){let s=e.map(a=>[Et(pn(a),t),Et(pn(a),n)]),o=a=>s.flatMap((r,i)=>r[a]?[i]:[]);if(s.every(([a,r])=>a!==r)&&o(0).length>0&&o(1).length>
0)return[o(0),o(1)]}return null}var E1=10n**17n;function Pw(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let n=e.file_list.filter(s=>s.first_event_ns!==null).map(s=>BigInt(
s.first_event_ns)).reduce((s,o)=>s===null||o<s?o:s,null);return n!==null&&n>E1?n:null}function ya(e,t){let n=S1(e.label,t.label),[s,o]=[Pw(e),Pw(t)];return(n!==0?n>0:s!==null&&o!==null&&o<s)?[t,e]:[e,
t]}var Iw=e=>[...new Set(pn(e).filter(t=>!/\d/.test(t)&&!jw.includes(t)&&!Hw.includes(t)))];function Uw(e,t){let[n,s]=[Iw(e),Iw(t)],o=n.filter(r=>s.includes(r)).length,a=Math.min(n.length,s.length);return a===
0?wo.some(([r,i])=>[[e,t],[t,e]].some(([l,d])=>Et(pn(l),r)&&Et(pn(d),i))):o>1||o===a}var T1=100,Dw=(e,t)=>pn(e).filter(n=>!t.includes(n)).join(" ");function Td(e){if(e.length===2){let[t,n]=ya(e[1],e[0]);
return{control:t.id,test:n.id}}for(let[t,n]of wo){let s=[...t,...n],o=u=>e.filter(f=>Et(pn(f.label),u)).slice(0,T1),[a,r]=[o(t),o(n)],i=r.map(u=>[a.find(f=>f!==u&&Dw(f.label,s)===Dw(u.label,s)),u]).find(
([u])=>u!==void 0),[l,d]=i??[a[0],r[0]];if(l&&d&&l!==d)return{control:l.id,test:d.id}}return{control:"",test:""}}var O1=4<<20,Bw=16<<20,qw=262144,zw=4;function $d(e){let[t,...n]=e.split("/").reverse(),
s=[/rank[-_.= ]?(\d{1,15})/i.exec(t),...n.map(o=>/(?<![a-z])rank[-_.= ]?(\d{1,15})/i.exec(o))].find(o=>o!==null);return s?Number(s[1]):null}function M1(e,t){let n="",s=0;for(let o=t;o<e.length&&s>=0;o+=
1){let a=e[o];if(a==='"'){let r=A1(e,o+1);n+=s===0?e.slice(o,r):"",o=r-1}else a==="{"||a==="["?s+=1:a==="}"||a==="]"?s-=1:s===0&&(n+=a)}return n}function A1(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=
e[n]==="\\"?2:1;return n+1}function yi(e){let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(M1(e,t.index+t[0].length));return n?Number(n[1]):null}async function C1(e){
let[t,n]=new Uint8Array(await e.slice(0,2).arrayBuffer());return t===31&&n===139}async function Fw(e,t,n){let s=await C1(e),a=e.slice(0,s?e.size:t).stream().pipeThrough(s?new DecompressionStream("gzip"):
new TransformStream).pipeThrough(new TextDecoderStream).getReader(),r="",i=!1;try{for(;r.length<t&&!n(r);){let{done:l,value:d}=await a.read();if(l){i=!0;break}r+=d}}catch{}return a.cancel().catch(()=>{}),
{text:r,ended:i,zipped:s}}var R1=e=>e.includes('"traceEvents"')||e.includes('"distributedInfo"')&&yi(e)!==null;async function L1({name:e,file:t}){if(Gw.test(e))return{isTrace:!0,rank:$d(e)};let n=await Fw(
t,O1,R1);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let s=yi(n.text.split('"traceEvents"')[0]);if(s===null&&!n.zipped)s=yi(await t.slice(Math.max(0,t.size-qw)).text());else if(s===null&&
t.size<=Bw/8){let{text:o}=await Fw(t,Bw,()=>!1);s=yi(o.slice(-qw))}return{isTrace:!0,rank:s??$d(e)}}async function Kw(e){let t=0,n=async()=>{for(;t<e.length;){let s=e[t];t+=1;try{s.seen??=await L1(s)}catch{
s.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:zw},n))}var Ww=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function N1(e,t){let n=65536,s=0;for(;s<e.size&&
e.size===t.size;){let[o,a]=await Promise.all([Ww(e,s,n),Ww(t,s,n)]);if(o.some((r,i)=>r!==a[i]))return!1;s+=n,n=4<<20}return e.size===t.size}var Sd=/\.(zip|tar|tgz|txz|tar\.(gz|zst|xz|bz2))$/i,Gw=/\.(pftrace|perfetto-trace)(\.gz)?$|\.pftrace\.[^/]*\.gz$/i,
Yw=new RegExp(String.raw`(?<!\.tracediff)\.json$|\.json\.gz$|(?<!\.tar)\.(zst|xz)$|${Gw.source}`,"i"),Vw=/(^|\/)(\._[^/]*$|__MACOSX\/)/,Jw=/\.tracediff\.json$/i,xd=/\.tracediff$/i;function Qw(e){let t=[],
n=[];for(let s of e.items){if(s.kind!=="file")continue;let o=s.webkitGetAsEntry?.();if(o?.isDirectory)t.push(o);else{let a=s.getAsFile();a&&n.push({name:a.name,file:a})}}return P1(t,n)}async function P1(e,t){
let n=[];for(let s of e){let o=[];await Zw(s,"",o),n.push(bi(s.name,o))}return n.concat(Xw(t))}function Xw(e){let t=({name:o})=>xd.test(o)||Sd.test(o),n=e.filter(o=>!t(o)),s=e.filter(t).map(o=>({label:o.
name.replace(xd,"").replace(Sd,""),files:[o],skipped:[],bundle:xd.test(o.name)}));return n.length>0?[...s,bi(sg(n),n)]:s}async function Zw(e,t,n){let s=e.createReader(),o=[];for(;;){let a=await new Promise(
(r,i)=>{s.readEntries(r,i)});if(a.length===0)break;o.push(...a)}o.sort((a,r)=>a.name<r.name?-1:1);for(let a of o)if(a.isDirectory)await Zw(a,`${t}${a.name}/`,n);else{let r=await new Promise((i,l)=>a.file(
i,l));n.push({name:t+a.name,file:r})}}function eg(e){let t=[...e].map(s=>({file:s,name:s.webkitRelativePath||s.name})),n=({name:s})=>s.indexOf("/")<=0;return tg(t.filter(s=>!n(s))).concat(Xw(t.filter(
n)))}var tg=e=>[...Xe(e,({name:t})=>t.slice(0,t.indexOf("/")))].map(([t,n])=>bi(t,n.map(s=>({...s,name:s.name.slice(t.length+1)})))),wn=({name:e})=>Jw.test(e),Od=({name:e})=>Vw.test(e),ng=({name:e})=>e.
replace(Jw,"");function bi(e,t){let n=[...t].sort((a,r)=>a.name<r.name?-1:1),s=new Set(n.map(({name:a})=>a).filter(a=>(Yw.test(a)||Sd.test(a))&&!Vw.test(a))),o=a=>wn(a)?s.has(ng(a)):s.has(a.name);return{
label:e,files:s.size===0?[]:n.filter(o),skipped:s.size===0?n:n.filter(a=>!o(a))}}function sg(e){let t=e.filter(s=>!wn(s)).map(({name:s})=>s.slice(s.lastIndexOf("/")+1).replace(Yw,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n=""]=t;for(let s of t)for(;!s.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function I1(e){let t=e.
files.every(({name:n})=>n.includes("/"))?tg(e.files):[];return t.length<2||t.every(({label:n})=>/_ascend_pt$/i.test(n))?null:t}var D1=256,vd=20,og=e=>e.slice(e.lastIndexOf("/")+1),_i=e=>/([^/]*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.
exec(e)?.[1]??/([^/]*)_\d{14,}_ascend_pt\//i.exec(e)?.[1]??null,B1=/_ascend_pt\/(?!(.*\/)?trace_view\.json)/i,q1=e=>e.seen.isTrace&&!wn(e)&&!B1.test(e.name);async function F1(e,t){let n=s=>s.replace(/\.gz$/i,
"");return n(e.name)===n(t.name)||N1(e.file,t.file)}async function W1(e){let t=[],n=async(s,o)=>s.seen.rank===o.seen.rank&&(await F1(s,o)||_i(s.name)!==null&&_i(s.name)===_i(o.name));for(let s of e.filter(
q1)){let o=null;for(let a=0;a<t.length&&o===null;a+=1)o=await n(s,t[a])?t[a]:null;o===null?t.push({...s,more:[]}):o.more.push(s)}return t}var Md=e=>e.map(({seen:t})=>t.rank),Ad=e=>!e.includes(null)&&new Set(
e).size===e.length;function j1(e){let t=Xe(e,({seen:s})=>s.rank),n=new Set([...t.values()].map(s=>s.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(s,o)=>[...t.values()].
map(a=>a[o]))}function H1(e){return Ed(e.map(({name:n})=>og(n)))?.map(n=>n.map(s=>e[s]))??j1(e)??e.map(n=>[n])}function U1(e,t){let n=new Set;return e.map((s,o)=>{let a=sg(s),r=[a,`${t.label} ${a}`,`${t.
label} ${o+1}`].find(u=>!n.has(u))??`${a} ${o+1}`;n.add(r);let i=s.flatMap(({more:u,...f})=>[f,...u]),l=new Set(i.map(({name:u})=>u)),d=t.files.filter(u=>wn(u)?l.has(ng(u)):o===0&&!u.seen.isTrace);return{
...bi(r,[...i,...d]),settled:!0}})}function ag(e){let t=Md(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,s)=>t.indexOf(n)!==s)}}function z1(e,t,n){
return!(t.length===2&&Ed(t.map(({label:o})=>o)))&&Ad(Md(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(o=>({...o,settled:!0})),one:ag(n),manyFirst:!0}}}function K1(e){return e.includes(
null)?"assumed":Ad(e)?"named":"equal"}var rg=e=>new Set(e.map(({name:t})=>t.replace(/\d+/g,"0"))).size===1;async function G1(e){let t=e.files.filter(s=>!wn(s)),n=t.slice(0,zw);return t.some(({name:s})=>$d(
s)!==null||_i(s)!==null)||!rg(t)?{}:(await Kw(n),n.some(({seen:s})=>s.rank!==null||!s.isTrace)?{}:{question:{kind:"assumed",parts:[],one:{ranks:t.length,assumed:!0},open:!0}})}async function ig(e){if(e.
files.length>D1)return G1(e);if(await Kw(e.files),e.files.length<2||e.settled)return{};let t=await W1(e.files),n=I1(e);if(n!==null&&n.length<=vd)return z1(e,n,t);let s=Md(t),o=Ed(t.map(({name:l})=>og(
l)));if(t.length<2||Ad(s)&&o===null)return{};let a=H1(t),r=ag(t),i=o===null&&r.assumed===!0&&rg(t);return a.length>vd&&!i?{}:{question:{kind:K1(s),one:r,open:i,parts:a.length>vd?[]:U1(a,e),manyFirst:o!==
null||a.length===2}}}var Y1=2,lg=1e3,Cd=0,_a=e=>["done","failed","cancelled"].includes(e.state);function Pd(e,t){let n=!1,s=null,o=0,a=()=>{s&&(s.close(),s=null,Cd-=1)},r=()=>{n=!0,a(),clearTimeout(o)},i=u=>{n||(_a(u)&&r(),
t(u))},l=async()=>{let u=lg;try{i(await rw(e))}catch(f){f.status===404&&i({id:e,state:"failed",failures:[],error:{code:f.code,detail:f.message}}),u=3*lg}n||(o=setTimeout(l,u))},d=u=>{try{i(JSON.parse(
u.data))}catch{a(),l()}};return Cd<Y1&&typeof EventSource=="function"?(Cd+=1,s=iw(e),s.addEventListener("progress",d),s.addEventListener("end",d),s.addEventListener("error",()=>{s&&(a(),l())})):l(),r}
var V1=(e,t,n)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(s=>({...s,size:s.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...n});function J1(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var Q1=2,
X1=3,Z1=4,Rd=3,Ld=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#s(t,n={}){return this.#n+=1,V1(this.#n,t,{tags:this.
tagFault===""?this.tags:[],tagError:this.tagFault,...n})}add(t){let n=t.map(s=>this.#s(s));return this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#t(s)),n}async addSample(t){let s=(await cw(
t)).map(o=>this.#s({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...s),this.#e(null),s.forEach(o=>this.#f(o))}async#t(t){if(t.files.length===
0){let o=t.skipped.find(({name:a})=>/\.(7z|rar|bz2|lz4|br)$/i.test(a));this.#i(t,{message:`There is no trace in it (.json, .pftrace).${o?` Unpack ${o.name} first.`:""}`});return}if(t.bundle){this.#r(t);
return}let{parts:n,question:s}=await ig(t.group);t.files.forEach((o,a)=>{o.seen=t.group.files[a].seen}),t.state==="looking"&&(n?this.#a(t,n):s?(t.question=s,t.state="asking",this.#e(t)):this.#r(t))}#a(t,n){
let{tags:s,tagError:o}=t,a=n.map(r=>this.#s(r,{tags:s,tagError:o}));this.transfers.splice(this.transfers.indexOf(t),1,...a),t.state="cancelled",this.#e(null),a.forEach(r=>this.#t(r))}answer(t,n){let{parts:s}=t.
question;t.question=null,t.filesAre=n==="recordings"?n:void 0,n==="sets"?this.#a(t,s):this.#r(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(n=>n!==t),this.#e(null),this.#o()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#r(t){t.planned=!0,t.state="queued",this.#e(t),this.#o()}#o(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<X1&&this.#m(n)}async#m(t){t.state="creating",t.begun+=1,t.error=null,
this.#e(t);try{let n=t.files.map(({name:o,size:a})=>({name:o,size:a})),s=await lw(t.label,n,t.filesAre);if(t.state!=="creating"){cd(s.id).catch(()=>{});return}t.upload=s.id,t.state="sending",this.#e(t),
this.#l()}catch(n){this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#o())}#l(){let t=this.transfers.filter(s=>s.state==="sending"),n=t.flatMap(s=>s.files).
filter(s=>s.state==="sending").length;for(let s of t)for(let o of s.files){if(n>=Q1)return;o.state==="waiting"&&(n+=1,this.#p(s,o))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);let{upload:s}=t;
try{await fw(s,n.name,n.file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state==="sending"&&t.upload===s&&await this.#w(
t,n,o),t.state!=="sending"||t.upload!==s)return}this.#e(t),this.#u(t),this.#l()}async#w(t,n,s){if((s.status===0||s.status>=500)&&s.status!==507&&n.attempts<Z1){let{upload:a}=t;if(n.state="sending",s.status===
0?await this.#g(t,n):await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state!=="sending"||t.upload!==a||await this.#d(t,n))return;if(t.begun<Rd){this.#c(t);return}}n.state="failed",n.error=
s.message}async#g(t,n){t.waits=!0,this.#e(t);let s=await rd({signal:t.abort.signal}).catch(()=>!1);n.attempts-=s?1:0,t.waits=!1}#c(t){J1(t),this.#r(t)}async#d(t,n){try{let o=(await dw(t.upload)).files.
find(a=>a.name===n.name);return n.sent=o?.received??0,n.state=o?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sending"||t.files.some(s=>s.state==="waiting"||s.state==="sending"))return;
let n=t.files.filter(s=>s.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length} files could not be sent. ${n[0].error}`}):this.#y(t)}async#y(t){t.state=
"committing",this.#e(t);try{t.job=await uw(t.upload),t.state="job",this.#e(t),this.#f(t)}catch(n){if(n.status===404&&t.begun<Rd&&t.state==="committing"){this.#c(t);return}this.#i(t,n)}this.#o()}#f(t){
t.stopJob=Pd(t.job.id,n=>{if(n.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Rd){this.#c(t);return}if(t.job=n,n.state==="done"){this.#_(t);return}_a(n)&&(t.state=n.state,t.error=n.error?.detail??
null),this.#e(t)})}async#_(t){if(await this.#b(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.
job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#h(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#b(t){let n=t.bundle?t.job.made.
map(({set:s})=>s):[t.job.set];try{for(let s=0;s<n.length&&t.tags.length>0;s+=1)await Un(n[s],{add_tags:t.tags}),t.tagged=!0}catch(s){t.tagError=s.message}}async#h(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==
t.label&&t.labelError===null;){n=t.label;try{await Un(t.job.set,{label:n})}catch(s){t.labelError=s.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let s=n.trim()||
t.group.label;s!==t.label&&(t.label=s,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#h(t),this.#e(t))}async takeOffer(t,n){let{offered:s}=t;await Un(t.job.set,n==="tag"?{add_tags:[s]}:{label:s}),
t.offered=null,t.taken={as:n,text:s},n==="label"&&(t.label=s),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){
await ca(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await da(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",
{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;
for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#d(t,n)))){t.upload=null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#u(
t),this.#l()}async cancel(t){let{upload:n,job:s,state:o}=t;if(o==="job"){try{t.job=await co(s.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&cd(n).catch(()=>{}),this.#l(),this.#o()}},
G=new Ld;globalThis.addEventListener?.("beforeunload",e=>{G.sending&&e.preventDefault()});var eT=1e3,tT=5e3,nT=6e4,Nd=class extends EventTarget{list=[];#n=0;#e=new Set;#s=Date.now()-nT;get running(){return this.
list.filter(t=>!_a(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#a(await aw())}catch{}clearTimeout(this.#n),
this.#n=setTimeout(()=>this.#t(),this.running.length>0?eT:tT)}}#a(t){if(G.transfers.some(s=>s.state==="committing"))return;let n=new Set(G.transfers.map(s=>s.job?.id));this.list=t.filter(s=>!n.has(s.id)),
this.dispatchEvent(new CustomEvent("change"));for(let s of this.list.filter(({state:o})=>o==="done"))!this.#e.has(s.id)&&Date.parse(s.finished)>this.#s&&this.dispatchEvent(new CustomEvent("stored",{detail:s})),
this.#e.add(s.id)}},gn=new Nd;var Jn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`;function sT(e){let t=Ce(e,n=>n.longest-n.shortest);return t?[`${Jn(t)} takes ${x(t.shortest)} on one rank and ${x(
t.longest)} on another${t.step===null?"":` in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function fg(e,t,n,s=0){return e?e==="shortest_duration"?" Wai\
ting is told by durations alone, not by a common clock of the ranks.":` Waiting is told by the ranks’ common clock${e==="both"?" where there is one, else by durations":""}${s>0?`, to ± ${x(s)} a s\
tep`:""}; which rank comes last is certain in ${b(t)} of ${S(n,"collective")}.`:""}function hg(e){let[t]=e.summary;if(!t||t.rows===0)return[];let n=Ce(e.collectives.filter(a=>a.exposed_wait_per_step>0),
a=>a.exposed_wait_per_step),s=n?` The largest part of the exposed waiting is in ${Jn(n)}: ${x(n.exposed_wait_per_step)} a step.`:"",o=Ce(e.missing,a=>a.instances);return[...t.matched_rows===0?[]:[`Mat\
ched collectives take ${x(t.time_per_step)} a step and rank: ${x(t.transfer_per_step)} of transfer and ${x(t.wait_per_step)} of waiting, ${x(t.exposed_wait_per_step)} of it exposed.${s}${fg(t.waiting_by,
t.last_certain,t.instances,t.wait_half_width_per_step)}`],...o?[`Rank ${o.rank} lacks ${S(o.instances,"collective")} that other ranks have: ${Jn(o)}${e.missing.length>1?". The Missing table has the ot\
hers":""}.`]:[],...aT(t,e.unmatched),...sT(e.uneven)]}var oT={"never waited for":"point to point, with unequal shares, or of a kind that is not known"};function aT(e,t){if(e.unmatched_rows===0)return[];
let n=[...Xe(t,s=>s.why)].map(([s,o])=>[s,o.reduce((a,r)=>a+r.count,0)]).sort((s,o)=>o[1]-s[1]);return[`Waiting is not known for ${b(e.unmatched_rows)} of ${S(e.rows,"collective row")} (${x(e.unmatched_per_step)}\
 a step and rank)${n.length===0?"":`: ${n.map(([s,o])=>`${b(o)} ${oT[s]??s}`).join(", ")}`}.`]}function mg([e,t]){let[n,s]=[e.summary[0],t.summary[0]];if(!n?.matched_rows||!s?.matched_rows)return null;
let o=a=>Z(s[a]-n[a]);return`${o("time_per_step")} a step and rank: ${o("transfer_per_step")} of transfer, ${o("wait_per_step")} of waiting.`}var rT={compute:"it computes",memory:"its copies take",idle:"\
its host takes"};function iT(e){let t=o=>o[`${o.cause}_excess_per_step`]??0,n=Ce(e.filter(({cause:o})=>o!==null),t),s=e.reduce((o,a)=>o+(a.caused_per_step??0),0)/(e.length-1);return!n||e.length<3||t(n)<=
0||t(n)<s/2||t(n)<.02*n.step_time?"":` Rank ${n.rank} exceeds the median rank most before collectives where it is last: ${rT[n.cause]} ${x(t(n))} a step longer, and each other rank waits ${x(s)} on av\
erage. Where it delays its process group, the ranks outside wait for the group, whichever of its ranks is last.`}function pg(e,t){let n=Xe(e.filter(s=>s.device_type===t),s=>s.rank);return n.size<3?"":
` The median rank reaches ${U(Nt([...n.values()].map(s=>Math.max(...s.map(o=>o.peak)))))}.`}function wg(e){let[t,n]=e,s=n.row.peak-t.row.peak,o=({data:i,row:l},d,u)=>new Map([...Xe(i[d].filter(f=>f.rank===
l.rank&&f.device_type===l.device_type&&f.device===l.device),f=>f[u])].map(([f,h])=>[f,h.reduce((m,p)=>m+p.bytes,0)])),a=(i,l)=>{let[d,u]=e.map(f=>o(f,i,l));return Ce([...new Set([...d.keys(),...u.keys()])].
map(f=>({name:f,change:(u.get(f)??0)-(d.get(f)??0)})),f=>f.change*Math.sign(s))},r=[a("live_modules","module"),a("live_operators","operator")].find(i=>i!==null&&!i.name.startsWith("no ")&&i.change*s>0);
return s===0?null:`${Vo(s)} at the peak${r?`; ${r.name}: ${Vo(r.change)}`:""}.`}var lT=30,cT=.1;function dT(e){let t=e.by_arithmetic.reduce((r,i)=>r+i.device_time_per_step,0),n=e.by_arithmetic.filter(
r=>r.device_time_per_step>=cT*t),s=n.find(r=>r.arithmetic==="float32"&&r.peak_pctg!==null&&r.fastest_tflops_per_s>r.peak_tflops_per_s),o=n.find(r=>r.dtype==="float32"&&r.arithmetic===null&&r.peak_pctg!==
null),a=s?.dtype==="float32"?"TF32":s?.dtype;return`${s?` Computed in float32: ${Q(s.tflops_per_s,0,1)} TFLOP/s, ${F(s.peak_pctg)} of the float32 peak${s.peak_pctg<lT?"":`; ${a} would allow ${Q(s.fastest_tflops_per_s,
0,1)} TFLOP/s (${Q(s.fastest_tflops_per_s/s.peak_tflops_per_s,0,1)} times)`}.`:""}${o?` The names of some kernels do not tell whether they compute in float32 or TF32: ${x(o.device_time_per_step)} are \
measured against the peak of TF32.`:""}`}var cg=e=>`${Q(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${F(e.peak_pctg)} of the peak`}`;function gg(e){let[t]=e.summary;if(!t||t.tflops_per_s===
null)return"";let n=Ce(e.by_operator,s=>s.device_time_per_step);return`${Kt(t.flops_per_step)}FLOPs a step and rank in ${x(t.known_time_per_step)}, ${F(t.known_pctg)} of the device time: ${cg(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${n&&e.by_operator.length>1&&n.tflops_per_s!==null?` The largest part of that time is ${n.operator}: ${x(n.device_time_per_step)}, ${cg(n)}.`:""}${dT(e)}`}var yg=(e,t)=>e.
phases.filter(({phase:n})=>n!=="empty").map(n=>{let s=Ce(t,({key:a})=>n[a]??0),o=100*(n[s.key]??0)/n.mean_time;return`${n.phase}: ${x(n.median_time)} a call, the median of ${b(n.calls)}${o>0?`; ${F(o)}\
 of the time is ${s.name}`:""}.`}).join(" "),uT="No rank waits for another one in the collectives that match.",fT="Ranks wait for each other, but no rank comes last by more than the clocks are uncerta\
in.",hT={compute:"it computes longer",memory:"its copies take longer",idle:"the host is late"},mT=.2;function pT({by_rank:e}){let t=[...new Set(e.map(s=>s.waiting_by).filter(Boolean))],n=s=>e.reduce((o,a)=>o+
(a[s]??0),0);return fg(t.length>1?"both":t[0],n("last_certain"),n("last"))}var _g=e=>`${wT(e)}${pT(e)}`,Id=(...e)=>e.some(t=>t.by_step.some(n=>n.exposed_wait>0))?fT:uT;function wT(e){let[t]=e.by_rank;
if(!t||t.caused_per_step===0||t.caused_per_step===null)return Id(e);let n=e.by_rank.filter(u=>u.straggler===1),s=e.by_rank.filter(u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank\
 ${t.rank} causes the most exposed waiting, ${F(t.caused_pctg)} of it. In ${s.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different ste\
ps it is one of ${s.length} ranks`}.${iT(e.by_rank)}`;let[o]=n,a=e.by_rank,r=a.reduce((u,f)=>u+f.step_time,0)/a.length,i=o.step_time_like_median,l=o.worst_steps===o.steps?"every step":`${o.worst_steps}\
 of ${o.steps} steps`,d=Math.max(r-i,0);return`Rank ${o.rank} is a straggler: it causes ${F(o.caused_pctg)} of the exposed waiting, the most of all ranks in ${l}${gT(o,a.length-1)}. If it came at the \
same time as the others, the mean step of all ranks would be ${x(d)} shorter (${x(i)})${d<mT*Math.min(o[`${o.cause}_excess_per_step`],o.caused_per_step/(a.length-1))?": not more, because some other ra\
nk hardly waits for it":""}.`}var Dd=(e,t="")=>e[`compute_excess_per_step${t}`]===0&&e[`memory_excess_per_step${t}`]===0;function gT(e,t){let n=e[`${e.cause}_excess_per_step`];return!(e.cause==="idle"&&
Dd(e))&&n>=e.caused_per_step/t/2?`, because ${hT[e.cause]} (${x(n)} a step more than the median rank)`:""}var dg=12,bg=["reference","aligned","offset_only"],ug="record the same steps on all ranks, wit\
h at least 12 collectives that end together (all-reduce, all-gather, reduce-scatter, barrier)",Bd={too_few:["shares","share","too few collectives",ug],no_match:["has","have","no collective that matche\
s",ug],inconsistent:["has","have","times that no clock explains","record all ranks again, in one run: these times are of a clock that did not run evenly, or not of this run"],clock_step:["has","have",
"a clock that was set while it recorded","record again while nothing sets the clocks of the hosts (a time daemon may slew them, not step them)"]},ki=(e,t="Rank")=>`${t}${e.length>1?"s":""} ${se(e.map(
({rank:n})=>n))}`;function yT(e){let t=e.map(({jump_ns:o=NaN})=>Math.abs(o)/1e3),[n,s]=[Math.min(...t),Math.max(...t)].map(o=>x(o));return t.some(Number.isNaN)?"":`${e.some(o=>o.jump_with!==null)?`A c\
lock of ${ki(e,"rank")} was`:e.length>1?`The clocks of ${ki(e,"rank")} were`:`Rank ${e[0].rank}’s clock was`} set by ${n===s?"":`${n} to `}${s} while it recorded.`}function qd(e){let t=Object.entries(
Bd).map(([s,[o,a,r,i]])=>({one:o,many:a,what:r,remedy:i,of:e.filter(l=>l.status===s)})).filter(({of:s})=>s.length>0),n=[...new Set(t.map(({remedy:s})=>s))];return[...t.map(({of:s,one:o,many:a,what:r})=>s[0].
status==="clock_step"&&yT(s)||`${ki(s)} ${s.length>1?a:o} ${r}.`),n.length>0&&`To align ${e.length>1?"them":"it"}, ${n.join("; ")}.`].filter(Boolean).join(" ")}var _T=5,ba=" of the ranks on the common\
 clock";function Fd(e){let[t,n]=[...e].sort((a,r)=>r.last_certain-a.last_certain),[s,o]=[t,n].map(a=>a?.last_certain??0);return{first:t,second:n,stands:s>0&&s>=2*o&&s-o>=Math.min(_T,t.instances/2)}}function bT(e,t){
let{first:n,second:s,stands:o}=Fd(e);if(!n?.last_certain)return n?"No rank comes last by more than the clocks are uncertain.":"";let a=l=>e.reduce((d,u)=>d+u[l],0),[r,i]=[a("last"),a("last")-a("last_c\
ertain")];return`${t}${o?`${t?"rank":"Rank"} ${n.rank} comes last most often: ${n.last_certain<n.last?"certainly ":""}in ${F(100*n.last_certain/n.instances)} of ${b(n.instances)} collectives`:`${t?"no":
"No"} rank stands out: rank ${n.rank} certainly comes last in ${b(n.last_certain)} of ${b(n.instances)} collectives, ${s?.last_certain>0?`rank ${s.rank} in ${b(s.last_certain)}${s.instances===n.instances?
"":` of ${b(s.instances)}`}`:"no other in any"}`}.${2*i>r?` In ${b(i)} of ${b(r)} it is not certain who comes last.`:""}`}function Wd(e){if(e.per_rank.length===1)return"There is one rank here: it has \
no other clock to compare with.";let t=e.per_rank.filter(l=>bg.includes(l.status)),n=e.components.filter(l=>l.ranks>1),s=n.length>1?`${n.length} clocks, between which nothing is known`:"one clock",o=n.
every(l=>l.applied==="identity")?"that of their host":`a time is known to ± ${x(Math.max(...t.map(l=>l.uncertainty_ns))/1e3)} or better`,a=e.summary[0].status==="not_aligned"?"The clocks of the rank\
s cannot be compared.":`${t.length===e.per_rank.length?`All ${t.length}`:t.length} ranks are on ${s}: ${o}.`,r=t.filter(l=>l.status!=="reference"&&l.instances<dg&&e.components[l.component].applied==="\
fit"),i=r.length>0&&`${ki(r)} ${r.length>1?"share":"shares"} fewer than ${dg} collectives: the interval may be too narrow.`;return[a,qd(e.per_rank.filter(l=>!t.includes(l))),i].filter(Boolean).join(" ")}
var jd=e=>[Wd(e),bT(e.waiting,e.per_rank.every(t=>bg.includes(t.status))?"":"Of the ranks on the common clock, ")].filter(Boolean).join(" "),kT=10,xT=.2;function vT([e,t]){let n=new Map(e.waiting.map(
l=>[l.rank,l])),s=(l,d)=>100*l.last_certain/l.instances-d.last_pctg,o=t.waiting.map(l=>({row:l,old:n.get(l.rank)})).filter(({row:l,old:d})=>d&&Math.max(s(l,d),s(d,l))>=kT),a=Ce(o,({row:l,old:d})=>Math.
abs(l.last_pctg-d.last_pctg)),r=(l,d)=>`${l.last_certain===l.last?"":`at ${d?"least":"most"} `}${F(100*(d?l.last_certain:l.last)/l.instances)}`,i=a&&a.row.last_pctg>a.old.last_pctg;return a?`Rank ${a.
row.rank} arrives last in ${r(a.row,i)} of ${b(a.row.instances)} collectives (A: ${r(a.old,!i)}).`:""}function $T(e){let[t,n]=e.map(r=>Ce(r.skew,i=>i.steps)),s=r=>r.components.every(i=>i.applied==="id\
entity")?0:Math.max(0,...r.per_rank.map(i=>i.uncertainty_ns??0))/1e3,o=Math.abs((n?.median??NaN)-(t?.median??NaN)),a=(r,i)=>r.median<s(i)?`less than ${x(s(i))}`:`${x(r.median)}, at most ${x(r.largest)}`;
return o>2*Math.hypot(...e.map(s))&&o>=xT*Math.max(t.median,n.median)?`From the first to the last rank that begins a step it takes ${a(n,e[1])} (A: ${a(t,e[0])}).`:""}var kg=e=>[vT(e),$T(e)].filter(Boolean).
join(" ")||null;var ST=30,ka={top:8,right:16,bottom:34},ET=64,TT=6,xg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Tg(e,t){e.
hidden=t,e.keys.forEach((n,s)=>n.setAttribute("aria-pressed",String(!e.hidden.has(s))))}function OT(e,t,n){if(!Object.keys(t).some(i=>/^[xy]axis\./.test(i)))return;let{xaxis:s,yaxis:o}=e.figure.layout(),
a=[...s.range,...o.range],r=s.autorange&&a[2]===zd(e.rows.length)[0];n.range=r?"":a.join(),e.spec.onZoom?.(r?"":a.map(i=>Number(i.toPrecision(4))).join())}function vg(e,t){e.figure.relayout(({xaxis:{range:n,
fixedrange:s}})=>!n||s?{}:{"xaxis.range[0]":n[0]*t,"xaxis.range[1]":n[1]*t})}function MT(e,t){e.rows=t.rows,Tg(e,new Set(t.hidden??e.hidden)),e.figure.draw({...t,empty:t.empty||e.rows.length===0&&"No \
rows to draw."})}function AT(e,t){t!==e.selected&&(e.selected=t,e.figure.relayout(()=>({shapes:Mg(e.rows,e.selected,hn())})))}function Og(e){let t={spec:e,hidden:new Set,selected:null,rows:[]},n=!1;t.
keys=new Map(xg.map(([r,i])=>[r,c("button",{type:"button",class:`key key-${r}`,title:"Hide or show these bars",on:{click:()=>{let l=new Set(t.hidden);l.delete(r)||l.add(r),e.onHide?e.onHide([...l]):(Tg(
t,l),t.figure.redraw())}}},i)]));let s=c("ul",{class:"chart-legend"},[...t.keys.values()].map(r=>c("li",{},r))),o=X("pan","Pan instead of zooming",()=>{n=!n,o.setAttribute("aria-pressed",String(n)),t.
figure.relayout(()=>({dragmode:n?"pan":"zoom"}))});o.setAttribute("aria-pressed","false"),t.figure=rt({...e,extra:s,tools:[o,X("plus","Zoom in",()=>vg(t,.6)),X("minus","Zoom out",()=>vg(t,1/.6)),X("re\
set","Reset the zoom",a)],keys:()=>xg.filter(([r])=>!t.hidden.has(r)),height:r=>CT(r.rows.length),make:(r,i)=>PT(r,i,t.selected,t.hidden,n),onRelayout:(r,i)=>OT(t,r,i),onDoubleClick:()=>setTimeout(a),
onClick:r=>e.onSelect(t.rows[r.points[0].y]?.key)});function a(){t.figure.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":zd(t.rows.length)}))}return{...t.figure,draw:r=>MT(t,r),select:r=>AT(t,r)}}var CT=e=>Math.
max(e,3)*ST+ka.top+ka.bottom,zd=e=>[Math.max(e,3)-.5,-.5];function Mg(e,t,n){let s=e.findIndex(o=>o.key===t);return s<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:s-.5,y1:s+.5,layer:"below",fillcolor:n.
highlight,line:{width:1,color:n.highlightEdge}}]}function RT(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(o=>[o.control,o.test,o.diff].map(a=>Math.abs(a??
0)))),[n,s]=ie(t);return[s,` ${n}`]}var LT=e=>[us(e.name,ET,TT),e.lines].map(ye);function NT(e,t){let n=t-Math.max(0,...e.map(s=>s.mark.length));return an(e.map(s=>s.name),n).map((s,o)=>le(e[o].mark+s))}
function PT(e,t,n,s,o){let a=hn(),[r,i]=RT(e),l=e.rows.length,d=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((d-14)/6.7),f=e.rows.map((_,$)=>$),h=_=>e.rows.map($=>$[_]===null?null:$[_]/r),m=(_,$)=>e.
rows[$].noise?"noise":_>0?"more":"less",p=h("diff").map((_,$)=>s.has(m(_,$))?null:_),w=(_,$)=>a[m(_,$)],g=e.range?e.range.split(",").map(Number):null,y={type:"bar",orientation:"h",y:f,textposition:"no\
ne",hoverinfo:"skip"};return{data:[{...y,name:"control",x:h("control"),visible:!s.has("control"),marker:{color:a.control}},{...y,name:"test",x:h("test"),visible:!s.has("test"),marker:{color:a.test}},{
...y,name:"difference",x:p,marker:{color:p.map((_,$)=>w(_,$)),pattern:{shape:p.map(_=>_>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((_,$)=>w(_,$)),bgcolor:a.surface},line:{width:p.map(
_=>_>0?0:1),color:p.map((_,$)=>w(_,$))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:f.map(()=>.99),y:f,marker:{size:1,opacity:0},customdata:e.rows.map(LT),hovertemplate:"%{customdata[0]}<br><br>%{cu\
stomdata[1]}<extra></extra>"}],layout:pt({barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:d,r:ka.right,t:ka.top,b:ka.bottom},hovermode:"y",hoverdistance:-1,dragmode:o?"pan":"zoom",xaxis:{ticksuffix:i,
zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...g&&{range:g.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:g?g.slice(2):
zd(l),tickmode:"array",tickvals:f,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono\
", monospace'},ticktext:NT(e.rows,u)},shapes:Mg(e.rows,n,a)})}}var xa=212,Tt={left:62,right:12,top:20,bottom:24},go=xa-Tt.top-Tt.bottom,xi=.62,IT=5,$g=8,vi=84,DT=[["control","control"],["test","test"],
["more","takes more"],["less","takes less"]];function Ag(e){return rt({...e,class:"waterfall",height:()=>xa,keys:DT,paint:FT,save:Mw})}function BT(e){let t=[[0,e.control]],n=e.control;for(let{change:s}of e.
parts)t.push([n,n+s]),n+=s;return t.push([0,e.test]),t}function qT(e){let t=e.flat().filter(a=>a!==0),[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(s-n,.02*s);return s-n>.35*s||n<0?[Math.min(0,n*1.1),
s*1.12]:[Math.max(0,n-.7*o),s+.25*o]}var va=e=>`${100*e}%`;function FT({fall:e}){let t=BT(e),n=qT(t),[s,o]=n,[a,r]=ie(o),i=t.length,l=y=>go*(o-Math.max(y,s))/(o-s),d=(y,_=0)=>va((y+.5+_)/i),u=y=>y===0?
"control":y===i-1?"test":e.parts[y-1].change<0?"less":"more",f=D("fall-less"),h=Jo({from:s/r,to:o/r},IT).values.map(y=>({y:l(y*r),text:`${Q(Number(y.toPrecision(12)),0,9)} ${a}`})),m={"aria-hidden":"\
true",focusable:"false"},p=j("svg",{class:"fall-body",...m},j("defs",{},j("pattern",{id:f,width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},j("rect",{class:"fall-ground",width:5,
height:5}),j("rect",{class:"fall-stripe",width:1.8,height:5}))),h.map(({y})=>j("line",{class:"fall-grid",x2:"100%",y1:y,y2:y})),t.slice(0,-1).map(([,y],_)=>j("line",{class:"fall-join",x1:d(_,xi/2),x2:d(
_+1,-xi/2),y1:l(y),y2:l(y)})),t.map(([y,_],$)=>j("rect",{class:`fall-bar fall-${u($)}`,x:d($,-xi/2),width:va(xi/i),y:l(Math.max(y,_)),height:l(Math.min(y,_))-l(Math.max(y,_)),...u($)==="less"?{fill:`u\
rl(#${f})`}:{}})),s>0&&[0,i-1].map(y=>WT(d(y,-.33),va(.66/i))),e.parts.map(({change:y},_)=>j("text",{class:`fall-label fall-${y>0?"more":y<0?"less":"calm"}-text`,x:d(_+1),y:l(Math.max(...t[_+1]))-5},Z(
y))),jT(e).flatMap(([y,_],$)=>[j("text",{class:"fall-tick fall-whole",x:d($),y:go+15},y),j("text",{class:"fall-tick fall-short",x:d($),y:go+15},_)])),w=j("svg",{class:"fall-axis",...m},h.map(({y,text:_})=>j(
"text",{class:"fall-value",x:Tt.left-5,y:Tt.top+y+4},_)),s>0&&j("text",{class:"fall-cut",x:Tt.left,y:Tt.top-6},"the axis is cut: it does not begin at 0")),g=t.map(y=>[l(Math.max(...y)),l(Math.min(...y))]);
return[w,p,HT(p,UT(e),g)]}function WT(e,t){let n=(a,r)=>go*(.91-(r?.05:0)-(a%2?.035:0)),s=Array.from({length:$g+1},(a,r)=>r),o=[...s.map(a=>`${a},${n(a,!0)}`),...s.reverse().map(a=>`${a},${n(a,!1)}`)].
join(" ");return j("svg",{x:e,width:t,height:go,viewBox:`0 0 ${$g} ${go}`,preserveAspectRatio:"none"},j("polygon",{class:"fall-ground",points:o}))}function jT(e){return[["control","control"],...e.parts.
map(({part:t})=>[Ar[t].name,Ar[t].short]),["test","test"]]}function HT(e,t,n){let s=c("div",{class:"fall-hover",hidden:!0}),o=t.length;return t.forEach((a,r)=>{let i=r<o/2,l=i?r:o-1-r,[d,u]=n[r].map(m=>Tt.
top+m),f=()=>{k(s,a.map(m=>c("div",{},m))),s.hidden=!1,s.style.setProperty(i?"left":"right",`calc(${i?Tt.left:Tt.right}px + ${l/o} * (100% - ${Tt.left+Tt.right}px))`),s.style.setProperty(i?"right":"le\
ft","auto"),s.style.bottom=d>vi?`${xa-d+17}px`:"auto",s.style.top=d>vi?"auto":`${u-d>vi?d+6:Math.min(u+4,xa-vi)}px`},h=j("rect",{class:"fall-area",x:va(r/o),y:-Tt.top,width:va(1/o),height:xa});h.addEventListener(
"pointerenter",f),h.addEventListener("pointerleave",()=>{s.hidden=!0}),e.append(h)}),s}function UT(e){return[["control",x(e.control)],...e.parts.map(({part:t,control:n,test:s,change:o})=>[Ar[t].name,`${x(
n)} → ${x(s)}`,Z(o)]),["test",x(e.test),Z(e.change)]]}var zT=820,KT=3,Sg=46,Ge={top:26,right:12,bottom:36},Ud=46;function Cg(e){return rt({...e,class:"heat-map",height:Ng,make:VT,onClick({points:[t]},n){
n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<KT&&e.onCell(n.rows[t.y],n.columns[t.x])},extra:c("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has\
 the same numbers and links.")})}var GT=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),Rg=e=>Math.max(34,e.rows.length*GT(e.rows.length)),Lg=e=>e<zT;function Ng(e,t){let n=Rg(e);return Lg(t)?
3*(n+Ge.top)+2*Ge.bottom+2*Ud+Ge.bottom:n+Ge.top+Ge.bottom+Ud}var Hd=e=>e.flat().filter(t=>t!==null);function YT(e){let t=[...Hd(e.control),...Hd(e.test)],n=Math.abs(Nt(t)??0),s=Math.min(...t,n*.95),o=Math.
max(...t,n*1.05),a=Math.max(...Hd(e.diff).map(Math.abs),n*.05);return{low:s,high:o>s?o:s+1,most:a>0?a:1}}function VT(e,t){let n=Lg(t),s=YT(e),[o,a]=e.kind==="time"?ie(Math.max(Math.abs(s.high),Math.abs(
s.low))):["",1],r=e.kind==="percent"?" %":o===""?"":` ${o}`,i=XT(e,t,n),l=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],d=pt({margin:{l:i.left,
r:Ge.right,t:0,b:0},dragmode:"zoom",annotations:[],coloraxis:{cmin:s.low/a,cmax:s.high/a,colorscale:hi(),showscale:!1},coloraxis2:{cmin:-s.most/a,cmax:s.most/a,colorscale:mi(),showscale:!1}}),u=l.map(
([h,m,p,w],g)=>{let y=g===0?"":String(g+1);Object.assign(d,ZT(e,i.panels[g],y,n||g===0));let _=(i.panels[g].x[0]+i.panels[g].x[1])/2;return d.annotations.push({text:h,showarrow:!1,xref:"paper",yref:"p\
aper",x:_,xanchor:"center",y:i.panels[g].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||g===0)&&d.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[g].
y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:w?"coloraxis2":"coloraxis",xaxis:`x${y}`,yaxis:`y${y}`,xgap:1,ygap:1,hoverongaps:!1,z:m.map($=>$.map(M=>M===null?null:
M/a)),...Ie(QT(e,h,m,p,w)),...JT(e,m,a,i.panels[g].cell)}}),f=[[s.low/a,s.high/a],[-s.most/a,s.most/a]].map((h,m)=>(Object.assign(d,tO(i.bars[m],4+m,h,r)),eO(h,4+m,m===0?"coloraxis":"coloraxis2")));return{
data:[...u,...f],layout:d}}function JT(e,t,n,s){if(s.width<46||s.height<15)return{};let o=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text}",textfont:{size:10.5},
text:t.map(a=>a.map(r=>r===null?"":o.format(r/n).replace("-","−")))}}function QT(e,t,n,s,o){let a=t.toLowerCase();return n.map((r,i)=>r.map((l,d)=>{let{[a]:u}=e.columns[d],f=o||u===void 0?e.columns[d].
text:u===null?"whole file":String(u),h=o?e.rows[i].text:e.rows[i][a]?.rank??"",m=e.control[i][d],p=o&&m>0?` (${B(100*l/m)})`:"";return ye([t,`rank ${h}, step ${f}`,...l===null?[]:[s(l)+p,!o&&e.more?.(
a,i,d)]])}))}function XT(e,t,n){let s=Ng(e,t),o=Math.max(...e.rows.map(h=>h.text.length),2),a=Math.min(120,30+7*o),r=t-a-Ge.right,i=Rg(e),l=n?r:(r-2*Sg)/3,d={width:l/Math.max(1,e.columns.length),height:i/
Math.max(1,e.rows.length)},u=(h,m)=>[1-(h+m)/s,1-h/s];if(!n){let h=[0,1,2].map(g=>{let y=g*(l+Sg)/r;return{x:[y,y+l/r],y:u(Ge.top,i),cell:d}}),m=u(Ge.top+i+Ge.bottom+6,8),[p,w]=[h[0].x[0],h[1].x[1]];return{
left:a,panels:h,bars:[{x:[p+(w-p)*.2,w-(w-p)*.2],y:m},{x:h[2].x,y:m}]}}let f=[Ge.top,2*Ge.top+i+Ge.bottom,3*Ge.top+2*i+2*Ge.bottom+Ud];return{left:a,panels:f.map(h=>({x:[0,1],y:u(h,i),cell:d})),bars:[
1,2].map(h=>({x:[.08,.92],y:u(f[h]+i+Ge.bottom+6,8)}))}}function ZT(e,t,n,s){let o=t.cell.width*e.columns.length,a=Math.max(...e.columns.map(d=>d.text.length),1),r=mn(e.columns.length,o/(7*a+10)),i=mn(
e.rows.length,t.cell.height*e.rows.length/13),l={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...l,domain:t.x,anchor:`y${n}`,tickvals:r,ticktext:r.map(d=>le(e.columns[d].text)),
range:[-.5,e.columns.length-.5],title:et("step",{standoff:3})},[`yaxis${n}`]:{...l,domain:t.y,anchor:`x${n}`,tickvals:i,ticktext:i.map(d=>le(e.rows[d].text)),range:[e.rows.length-.5,-.5],showticklabels:s,
...n===""?{}:{matches:"y"}}}}var Eg=48;function eO([e,t],n,s){let o=Array.from({length:Eg},(a,r)=>e+(t-e)*(r/(Eg-1)));return{type:"heatmap",x:o,y:[0,1],z:[o,o],coloraxis:s,zsmooth:"best",hoverinfo:"sk\
ip",xaxis:`x${n}`,yaxis:`y${n}`}}function tO({x:e,y:t},n,s,o){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:s,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:o,
tickfont:{size:10.5,color:E("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}function nO({edges:e,control:t,test:n}){let s=l=>l.reduce((d,u)=>d+u,0),o=Math.max(
12,2*Math.sqrt(Math.max(s(t),s(n)))),a=Math.max(1,Math.round(t.length/o)),r=l=>Array.from({length:Math.ceil(l.length/a)},(d,u)=>s(l.slice(u*a,(u+1)*a))),i=e.length-1;return{control:r(t),test:r(n),edges:[
...e.slice(0,i).filter((l,d)=>d%a===0),e[i]]}}function sO(e,t,n){if(t/e<8)return Jo({from:e,to:t},n).values.map(i=>Number(i.toPrecision(12)));let s=[],o=Math.log10(t/e),a=o*3<=n?[1,2,5]:[1],r=a.length>
1?1:Math.max(1,Math.round(o/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(t);i+=r)for(let l of a)s.push(Number((l*10**i).toPrecision(12)));return s.filter(i=>i>=e&&i<=t)}var oO=250;function Pg(e){
return rt({...e,height:()=>oO,make:rO,extra:c("div",{class:"legend-row"},c("ul",{class:"chart-legend"},c("li",{class:"key key-control"},"control"),c("li",{class:"key key-line key-test"},"test"),c("li",
{class:"muted"},"dotted: medians")),e.tools)})}function aO(e){let[t,n]=ie(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function rO(e,t){let n={...e,...nO(e)},s=hn(),{edges:o}=n,
a=sO(o[0],o[o.length-1],t<520?4:9),[r,i]=["control","test"].map((u,f)=>{let h=n[u].reduce((p,w)=>p+w,0),m=n.share?h/100:n.perStep?n.perStep[f]:1;return n[u].map(p=>p===0?0:p/m)}),l=o.slice(0,-1).map((u,f)=>Math.
sqrt(u*o[f+1])),d=Math.max(...r,...i);return{data:[{...Ss(o,r),hoverinfo:"skip",fill:"tozeroy",fillcolor:Yn(s.control,.4),line:{color:s.control,width:1}},{...Ss(o,i),hoverinfo:"skip",line:{color:s.test,
width:2.2}},pi(l,l.map((u,f)=>Math.max(r[f],i[f])),iO(n))],layout:pt({margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,tickmode:"array",tickvals:a,ticktext:a.map(aO),
range:[Math.log10(o[0]),Math.log10(o[o.length-1])],title:et("duration of a call")},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:",",ticksuffix:n.share?" %":"",title:et(n.share?"share of its calls":
n.perStep?"calls per step":"calls")},shapes:(n.medians??[]).flatMap((u,f)=>u===null?[]:[{type:"line",xref:"x",yref:"paper",x0:u,x1:u,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?E("--control"):E("\
--test")}}])})}}function iO(e){let t=["control","test"].map(n=>e[n].reduce((s,o)=>s+o,0));return e.edges.slice(0,-1).map((n,s)=>{let o=(a,r)=>`${a} ${b(e[a][s])}${r>0?`, ${F(100*e[a][s]/r)} of its cal\
ls`:""}`;return ye([`${x(n)} to ${x(e.edges[s+1])}`,o("control",t[0]),o("test",t[1])])})}var lO=250,$i=.13;function Ig(e){return rt({...e,height:()=>lO,make:cO,onClick({points:[t]},n){let[s,o]=String(
t.id??"").split("/").map(Number);n.rows[s]&&n.columns[o]&&e.onSample(n.rows[s],n.columns[o])},extra:c("ul",{class:"chart-legend"},c("li",{class:"key key-dot key-control"},"control"),c("li",{class:"key\
 key-diamond key-test"},"test"),c("li",{class:"muted"},"lines: mean of the ranks"))})}function cO(e,t){let n=hn(),s=[e.control,e.test].flatMap(f=>f.flat()).filter(f=>f!==null),[o,a]=e.kind==="time"?ie(
Math.max(...s)):["",1],r=e.rows.length>8,i=(f,h,m)=>{let p=[];return e[f].forEach((w,g)=>w.forEach((y,_)=>{if(y!==null){let $=e.rows.length>1?.16*(g/(e.rows.length-1)-.5):0;p.push({x:_+h+$,y:y/a,id:`${g}\
/${_}`,text:ye(e.hover(f,g,_))})}})),{type:"scatter",mode:"markers",x:p.map(w=>w.x),y:p.map(w=>w.y),ids:p.map(w=>w.id),...Ie(p.map(w=>w.text)),marker:{color:n[f],symbol:m,size:r?5:8,opacity:r?.6:.9,line:{
width:0}}}},l=(f,h)=>{let m=e.columns.map((p,w)=>{let g=e[f].map(y=>y[w]).filter(y=>y!==null);return g.length===0?null:g.reduce((y,_)=>y+_,0)/g.length/a});return{type:"scatter",mode:"lines",hoverinfo:"\
skip",y:m,x:m.map((p,w)=>w+h),line:{color:E(`--${f}`),width:1.5,dash:f==="control"?"solid":"dash"}}},d=Math.max(...e.columns.map(f=>f.text.length),1),u=mn(e.columns.length,(t-80)/(7*d+10));return{data:[
l("control",-$i),l("test",$i),i("control",-$i,"circle"),i("test",$i,"diamond")],layout:pt({margin:{l:64,r:14,t:8,b:40},dragmode:"zoom",xaxis:{tickmode:"array",tickvals:u,showgrid:!1,zeroline:!1,ticktext:u.
map(f=>le(e.columns[f].text)),range:[-.6,e.columns.length-.4],title:et("step")},yaxis:{rangemode:"tozero",ticksuffix:o?` ${o}`:"",tickformat:",",zeroline:!0}})}}var dO=4,$a=.75,Si=.12;function Ri(e,t){let n=e.target.getBoundingClientRect();return[t.clientX-n.left,t.clientY-n.top]}function uO(e,t){let n=t.deltaMode===1?16:1,s=t.shiftKey&&t.deltaX===0?t.deltaY:
t.deltaX;if(t.shiftKey||Math.abs(s)>Math.abs(t.deltaY))t.preventDefault(),e.to.pan(s*n);else if(t.ctrlKey||t.metaKey){t.preventDefault();let o=Math.max(-240,Math.min(240,t.deltaY*n));e.to.zoom(Ri(e,t)[0],
Math.exp(o*.004))}}function fO(e,t){if(t.button!==0)return;let[n]=Ri(e,t);e.target.focus({preventScroll:!0}),e.touches.set(t.pointerId,n),e.drag={id:t.pointerId,x:n,y:t.clientY,from:n,measures:t.shiftKey,
moved:e.touches.size>1}}function hO(e,t,n){let s=[...e.touches.values()];e.touches.set(t.pointerId,n);let o=[...e.touches.values()],a=([r,i])=>Math.max(20,Math.abs(r-i));e.to.zoom((o[0]+o[1])/2,a(s)/a(
o))}function mO(e,t){t.pointerType==="mouse"&&(t.buttons&1)===0&&e.touches.delete(t.pointerId)&&(e.drag=null,delete e.target.dataset.drag);let[n,s]=Ri(e,t);if(e.touches.size===2&&e.touches.has(t.pointerId)){
hO(e,t,n);return}if(!e.drag||e.drag.id!==t.pointerId){e.to.hover(n,s,t);return}!e.drag.moved&&Math.hypot(n-e.drag.x,t.clientY-e.drag.y)<dO||(e.drag.moved||(e.drag.moved=!0,e.target.setPointerCapture(t.
pointerId),e.target.dataset.drag=e.drag.measures?"measure":"pan",e.to.leave()),e.drag.measures?e.to.measure(e.drag.from,n,!1):(e.to.pan(e.drag.x-n),e.to.scroll(e.drag.y-t.clientY)),[e.drag.x,e.drag.y]=
[n,t.clientY])}function Dg(e,t){if(e.touches.delete(t.pointerId),!e.drag||e.drag.id!==t.pointerId)return;let[n,s]=Ri(e,t),{moved:o,measures:a,from:r}=e.drag;e.drag=null,delete e.target.dataset.drag,t.
type!=="pointercancel"&&(a&&o?e.to.measure(r,n,!0):o||e.to.pick(n,s,t))}function pO(e,t){if(t.ctrlKey||t.metaKey||t.altKey)return;if(e.to.own(t)){t.preventDefault();return}let n=e.keys[t.key.length===
1?t.key.toLowerCase():t.key];n&&(t.preventDefault(),t.stopPropagation(),n())}function wO(e,t,n){let s={target:e,to:t,drag:null,touches:new Map};s.keys={w:()=>t.glide($a),s:()=>t.glide(1/$a),"+":()=>t.
glide($a),"=":()=>t.glide($a),"-":()=>t.glide(1/$a),a:()=>t.slide(-Si),d:()=>t.slide(Si),ArrowLeft:()=>t.slide(-Si),ArrowRight:()=>t.slide(Si),0:()=>t.fit(),Home:()=>t.fit(),Enter:()=>t.enter()},Object.
entries({wheel:a=>uO(s,a),keydown:a=>pO(s,a),pointerdown:a=>fO(s,a),pointermove:a=>mO(s,a),pointerup:a=>Dg(s,a),pointercancel:a=>Dg(s,a),pointerleave:()=>t.leave()}).forEach(([a,r])=>e.addEventListener(
a,r,{signal:n,...a==="wheel"&&{passive:!1}}))}function zg({start:e,end:t,row:n,length:s}){let o=0;for(let d=0;d<s;d+=1)o=Math.max(o,n[d]+1);let a=new Uint32Array(o+1);for(let d=0;d<s;d+=1)a[n[d]+1]+=1;
for(let d=0;d<o;d+=1)a[d+1]+=a[d];let r=new Uint32Array(s),i=a.slice();for(let d=0;d<s;d+=1)r[i[n[d]]]=d,i[n[d]]+=1;let l=new Float64Array(s);for(let d=0;d<o;d+=1)gO(r.subarray(a[d],a[d+1]),l.subarray(
a[d],a[d+1]),e,t);return{rows:o,first:a,order:r,reach:l,start:e,end:t}}function Kg(e,t,n=null,s=e*t){let o=a=>n?.[a]??a*t;return{height:s,y:o,at(a){let r=n?Ma(n,0,n.length,a)-1:Math.floor(a/t);return r<
0||a>=o(r)+t?-1:r}}}function gO(e,t,n,s){for(let a=1;a<e.length;a+=1)if(n[e[a]]<n[e[a-1]]){e.sort((r,i)=>n[r]-n[i]||r-i);break}let o=-1/0;for(let a=0;a<e.length;a+=1)o=Math.max(o,s[e[a]]),t[a]=o}function Ma(e,t,n,s){
for(;t<n;){let o=t+n>>>1;e[o]>s?n=o:t=o+1}return t}function Li(e,t,n,s,o){if(t<0||t>=e.rows)return;let{first:a,order:r,reach:i,start:l,end:d}=e,u=a[t+1];for(let f=Ma(i,a[t],u,n);f<u;f+=1){let h=r[f];if(l[h]>=
s)return;d[h]>n&&o(h)}}function yO(e,t,n,s=0){let o=-1,a=1/0;return Li(e,t,n-s-Number.MIN_VALUE,n+s+Number.MIN_VALUE,r=>{let i=Math.max(0,e.start[r]-n,n-e.end[r]);i<=a&&([o,a]=[r,i])}),o}function _O(e,t,n){
let s=n("…"),o=0,a=0,r=0,i=0;for(let l of e){if(o+=n(l),o>t)return a<2?"":`${e.slice(0,r)}…`;i+=l.length,o+s<=t&&(a+=1,r=i)}return e}var yo=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(
t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function bO(e){let[t,n,s]=yo(e).map(i=>{let l=i/255;return l<=.04045?l/12.92:((l+.055)/1.055)**2.4}),o=.2126*t+.7152*n+.0722*s,[a,r]=[
1.05/(o+.05),(o+.05)/.058];return Math.max(a,r)<4.5?"#000000":a>=r?"#ffffff":"#10161d"}var Yd=(e,t,n)=>`rgb(${yo(e).map((s,o)=>Math.round(n*s+(1-n)*yo(t)[o])).join(", ")})`,Ni=11;function Pi(e,t){let n=new Map,
s="",o="",a=i=>{s!==i&&(s=i,e.fillStyle=i)},r=i=>{if(!n.has(i)){let l=document.createElement("canvas");[l.width,l.height]=[6,6];let d=l.getContext("2d");d.strokeStyle=i,d.lineWidth=1.4,d.beginPath();for(let u of[
-6,0,6])d.moveTo(u-1,7),d.lineTo(u+7,-1);d.stroke(),n.set(i,e.createPattern(l,"repeat"))}return n.get(i)};return{box(i,l,d,u,f){a(f),e.fillRect(i,l,d,u)},hatch(i,l,d,u,f){s="",e.fillStyle=r(f),e.fillRect(
i,l,d,u)},frame(i,l,d,u,f,h){e.strokeStyle=f,e.lineWidth=h,e.strokeRect(i,l,d,u)},line(i,l,d,u,f,h=1){e.strokeStyle=f,e.lineWidth=h,e.beginPath(),e.moveTo(i,l),e.lineTo(d,u),e.stroke()},words(i,l,d,u,{
size:f=Ni,bold:h=!1}={}){let m=`${h?600:400} ${f}px ${t}`;o!==m&&(o=m,e.font=o),a(u),e.fillText(d,i,l)},alpha(i){e.globalAlpha=i},forget(){[s,o]=["",""]}}}var kO={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"\
&quot;"},xO=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Sa=e=>String(e).replace(xO,"").replace(/[&<>"]/g,t=>kO[t]),Ea=e=>String(Math.round(e*100)/100);function vO(e){let t=[],n=new Map,
s=1,o=(r,i,l="")=>{let d={...i,...s<1?{opacity:s}:{}},u=Object.entries(d).map(([f,h])=>` ${f}="${typeof h=="number"?Ea(h):Sa(h)}"`).join("");t.push(l===""?`<${r}${u}/>`:`<${r}${u}>${Sa(l)}</${r}>`)},a=r=>(n.
has(r)||n.set(r,`hatch-${n.size+1}`),n.get(r));return{box(r,i,l,d,u){o("rect",{x:r,y:i,width:l,height:d,fill:u})},hatch(r,i,l,d,u){o("rect",{x:r,y:i,width:l,height:d,fill:`url(#${a(u)})`})},frame(r,i,l,d,u,f){
o("rect",{x:r,y:i,width:l,height:d,fill:"none",stroke:u,"stroke-width":f})},line(r,i,l,d,u,f=1){o("line",{x1:r,y1:i,x2:l,y2:d,stroke:u,"stroke-width":f})},words(r,i,l,d,{size:u=Ni,bold:f=!1}={}){o("te\
xt",{x:r,y:i,fill:d,"font-size":u,...f?{"font-weight":600}:{}},l)},alpha(r){s=r},text(r,i,l){let d=[...n].map(([u,f])=>`<pattern id="${f}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M\
-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Sa(u)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Ea(r)}" height="${Ea(i)}" viewBox="0 0 ${Ea(r)} ${Ea(i)}\
" font-family="${Sa(e)}"><defs>${d}</defs><rect width="100%" height="100%" fill="${Sa(l)}"/>${t.join("")}</svg>`}}}var Mi=(e,t,n)=>Math.min(Math.max(e,t),n);function _o({from:e,to:t},n,s=0){let o=n.to-
n.from,a=Mi(t-e,Math.min(s,o),o),r=(e+t)/2,i=Mi(r-a/2,n.from,n.to-a);return{from:i,to:i+a}}function Bg(e,t,n,s,o=0){let a=s.to-s.from,r=Mi((e.to-e.from)*n,Math.min(o,a),a),i=(t-e.from)/(e.to-e.from),l=t-
r*i;return _o({from:l,to:l+r},s,o)}function qg(e,t,n){let s=e.to-e.from,o=Mi(e.from+t,n.from,Math.max(n.from,n.to-s));return{from:o,to:o+s}}function $O(e,t,n){if(n>=1)return{...t};let s=1-(1-n)**3,o=[
e.to-e.from,t.to-t.from],a=o[0]>0&&o[1]>0?o[0]*(o[1]/o[0])**s:o[1],i=Math.abs(o[1]-o[0])>1e-9*Math.max(...o)?(a-o[0])/(o[1]-o[0]):s,l=e.from+(t.from-e.from)*i;return{from:l,to:l+a}}var yn=22,SO=22,Ei=4,
EO=.3;function TO(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${Ni}px ${e}`;let n=new Map;return s=>{let o=n.get(s);return o===void 0&&(o=t.measureText(s).width,n.set(s,o)),
o}}var Ta=new Map;function OO(e){return Ta.has(e)||(Ta.size>500&&Ta.clear(),Ta.set(e,bO(e))),Ta.get(e)}function MO(e,t,n,s,o){let{x:a,y:r,width:i,height:l}=n,d=o?Yd(s.colour(t),s.colours.surface,EO):s.
colour(t);if(e.box(a,r,i,l,d),i<3)return;let u=OO(d);if(s.hatched(t)&&e.hatch(a,r,i,l,s.colours.surface),i>=SO){let f=_O(s.text(t),i-2*Ei,s.widthOf);if(f!==""){let h=r+l/2+Ni*.36;if(s.hatched(t)){let m=4;
for(let p of f)m+=s.widthOf(p);e.box(a+Ei-2,r+1,Math.min(m,i-Ei),l-2,d)}e.words(a+Ei,h,f,u)}}}function AO(e,t,n,{index:s,view:o,scale:a,width:r,how:i,height:l,dimmed:d}){let u=-1,f=0;return Li(s,t,o.from,
o.to,h=>{let m=Math.max(0,(s.start[h]-o.from)*a),p=Math.min(r,(s.end[h]-o.from)*a);if(p<=u&&!d?.keep.has(h))return;let w=Math.max(1,p-m>3?p-m-.5:p-m);MO(e,h,{x:m,y:n,width:w,height:l},i,d&&!d.keep.has(
h)),f+=1,u=w<=1?m+1:p}),f}function Gg(e,{view:t,width:n,format:s,colours:o}){let{values:a,step:r}=Jo(t,n/90),i=n/(t.to-t.from);e.box(0,0,n,yn,o.surface);for(let l of a){let d=Math.round((l-t.from)*i)+
.5;e.line(d,yn-5,d,yn,o.border),d<n-30&&e.words(d+3,yn-8,s(l,r),o.muted)}e.line(0,yn-.5,n,yn-.5,o.border)}function CO(e,t){let{index:n,view:s,width:o,height:a,rowHeight:r,top:i,places:l,marks:d,how:u}=t,
f=o/(s.to-s.from),h=d.highlight?{keep:d.highlight}:null,m={index:n,view:s,scale:f,width:o,how:u,height:r-1,dimmed:h},p=0;for(let w=0;w<n.rows;w+=1){let g=i+l.y(w);g+r>0&&g<a&&(p+=u.row?.(e,w,g,m)??AO(
e,w,g,m))}return RO(e,t,f),p}function RO(e,t,n){let{marks:s,how:o}=t,a=(r,i,l)=>{if(r<0||r>=t.index.order.length)return;let{start:d,end:u}=t.index,f=Math.max(-2,(d[r]-t.view.from)*n),h=Math.min(t.width+
2,(u[r]-t.view.from)*n);h>=-2&&f<=t.width+2&&e.frame(f-.5,t.top+t.places.y(t.rowOf(r))-.5,Math.max(2,h-f)+.5,t.rowHeight,i,l)};s.highlight&&s.highlight.size<=2e3&&s.highlight.forEach(r=>a(r,o.colours.
text,1)),a(s.hover,o.colours.text,1.5),a(s.select,o.colours.accent,2.5)}var Ai=12,Ti=17,LO=8e3,NO=15,PO=12;function Ii(e,t,n){return{box:(s,o,...a)=>e.box(s+t,o+n,...a),hatch:(s,o,...a)=>e.hatch(s+t,o+
n,...a),frame:(s,o,...a)=>e.frame(s+t,o+n,...a),line:(s,o,a,r,...i)=>e.line(s+t,o+n,a+t,r+n,...i),words:(s,o,...a)=>e.words(s+t,o+n,...a),alpha:e.alpha}}var Fg=(e,t)=>e.flatMap((n,s)=>us(n,Math.floor(
(t-2*Ai)/(s===0?8:6.6)),3).map(o=>({words:o,title:s===0})));function Wg(e,t,n){t.forEach(({words:s,title:o},a)=>{e.words(Ai,n+Ti*a,s,E(o?"--text":"--muted"),{size:o?NO:PO,bold:o})})}function Vd(e,t,n){
let s=getComputedStyle(document.body).fontFamily,o=Fg(e,n),a=t.map(u=>Fg(u.lines,n)),r=10+Ti*o.length+Ai,i=t.map((u,f)=>{let h=r+Ti*a[f].length;return r=h+u.height+Ai,h}),l=Math.min(r,LO),d=u=>{Wg(u,o,
22),t.forEach((f,h)=>{Wg(u,a[h],i[h]-Ti*a[h].length+12),f.paint(Ii(u,0,i[h]))})};return{width:n,height:l,svg(){let u=vO(s);return d(u),u.text(n,l,E("--surface"))},png(){let u=document.createElement("c\
anvas");[u.width,u.height]=[2*n,2*l];let f=u.getContext("2d",{alpha:!1});f.scale(2,2);let h=Pi(f,s);return h.box(0,0,n,l,E("--surface")),d(h),new Promise(m=>{u.toBlob(m,"image/png")})}}}async function Di(e,t,n){
let s=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();kd(s,`${n}.${t}`)}var IO=160,DO=3,Kd=300,BO=ci("(prefers-reduced-motion: reduce)"),Yg=()=>Object.fromEntries(["surface","text",
"muted","grid","border","accent"].map(e=>[e,E(`--${e}`)])),Jd={start:new Float64Array(0),end:new Float64Array(0),row:new Uint16Array(0),length:0},Bi=e=>(e.view.to-e.view.from)/Math.max(1,e.width),Oa=(e,t)=>e.
view.from+t*Bi(e);function Qd(e){let{top:t}=e.space.getBoundingClientRect(),n=e.room.getBoundingClientRect();return[Math.max(0,n.top)-t,Math.min(window.innerHeight,n.bottom)-t]}var Vg=(e,[t,n])=>Math.
max(0,t)>=e.part.top&&Math.min(e.places.height,n)<=e.part.top+e.part.height;function qO(e){e.width=e.scroller.clientWidth,e.space.style.height=`${e.places.height}px`;let t=Qd(e),[n,s]=[Math.max(0,t[0]-
Kd),Math.min(e.places.height,t[1]+Kd)];if(s<=n&&e.part.height>0)return!1;(e.part.height===0||!Vg(e,t)||e.part.top+e.part.height>e.places.height)&&(e.part.height=Math.max(0,Math.min(e.places.height,s>n?
s-n:2*Kd)),e.part.top=Math.max(0,Math.min(n,e.places.height-e.part.height)));let o=globalThis.devicePixelRatio||1,[a,r]=[Math.round(e.width*o),Math.round(e.part.height*o)];return e.canvas.style.top=`${e.
part.top}px`,(e.canvas.width!==a||e.canvas.height!==r||e.pixels!==o)&&([e.canvas.width,e.canvas.height,e.pixels]=[a,r,o],e.canvas.style.width=`${e.width}px`,e.canvas.style.height=`${e.part.height}px`),
!0}function Ot(e){e.frame===0&&(e.frame=requestAnimationFrame(t=>Jg(e,t)))}function Jg(e,t){if(e.frame=0,e.motion){e.motion.since??=t;let s=(t-e.motion.since)/IO;e.view=$O(e.motion.from,e.motion.to,s);
let o=s<1;o?Ot(e):e.motion=null,e.onView(e.view.from,e.view.to,o)}let n=performance.now();if(e.stale=!qO(e),!e.stale&&e.width>0&&e.part.height>0){e.context.setTransform(e.pixels,0,0,e.pixels,0,0);let s=Qg(
e,FO(e),{width:e.width,height:e.part.height,top:-e.part.top});e.canvas.dataset.drawn=String(s)}e.canvas.dataset.drawMs=(performance.now()-n).toFixed(2)}function FO(e){let t=`${e.canvas.width} ${e.canvas.
height} ${e.pixels}`;return t!==e.penFor&&(e.penFor=t,e.pen.forget()),e.pen}function Qg(e,t,{width:n,height:s,top:o}){let{colours:a}=e.how;t.box(0,0,n,s,a.surface);let r=CO(t,{index:e.index,view:e.view,
width:n,height:s,rowHeight:e.rowHeight,top:o,places:e.places,marks:e.marks,how:e.how,rowOf:l=>e.spans.row[l]}),i=n/(e.view.to-e.view.from);return e.decorate?.(t,{x:l=>(l-e.view.from)*i,y:l=>o+e.places.
y(l),rowHeight:e.rowHeight,top:o,width:n,height:s,view:e.view}),r}function Ci(e,t,n=!1){e.motion=null,!(t.from===e.view.from&&t.to===e.view.to)&&(e.view=t,e.onView(e.view.from,e.view.to,n),Ot(e))}function Oi(e,t){
let n=_o(t,e.extent,e.least);BO.matches?Ci(e,n):(e.motion={from:e.view,to:n,since:null},Ot(e))}function jg(e,t,n){return yO(e.index,e.places.at(n+e.part.top),Oa(e,t),DO*Bi(e))}function Hg(e,t,n){t!==e.
marks.hover&&(e.marks.hover=t,e.canvas.style.cursor=t>=0?"pointer":"",Ot(e)),e.onHover(t,n)}function WO(e,t){(e.room.scrollHeight>e.room.clientHeight+1?e.room:window).scrollBy(0,t)}function jO(e){e.frame===
0&&(e.stale||!Vg(e,Qd(e)))&&Ot(e)}function Ug(e){e.how.colours=Yg(),Ot(e)}function HO(e,t){let n=e.spans===Jd;e.spans=t,e.index=zg(t),e.places=Kg(e.index.rows,e.rowHeight,t.tops,t.height);let[s,o]=[t.
from??1/0,t.to??-1/0];if(t.from===void 0||t.to===void 0)for(let r=0;r<t.length;r+=1)s=Math.min(s,t.start[r]),o=Math.max(o,t.end[r]);e.extent=o>s?{from:s,to:o}:{from:0,to:1},e.marks.hover=-1,e.marks.select=
-1,e.marks.highlight=null;let a=n?{...e.extent}:_o(e.view,e.extent,e.least);e.space.style.height=`${e.places.height}px`,e.motion===null&&(e.view=a),Ot(e)}function UO(e,t,n,s=!1){s?Ci(e,_o({from:t,to:n},
e.extent,e.least)):Oi(e,{from:t,to:n})}function zO(e,t){e.marks.select=t,t>=0&&Zg(e,e.spans.row[t]),Ot(e)}function KO(e,t){e.marks.highlight=t===null?null:new Set(t),Ot(e)}function GO(e,t,n,s=!1){e.motion=
null,e.view={from:t,to:n},s?(cancelAnimationFrame(e.frame),Jg(e,0)):Ot(e)}function YO(e,t){let n=Xg(e,t),{left:s,right:o}=e.scroller.getBoundingClientRect(),{top:a,bottom:r}=e.room.getBoundingClientRect();
return n.right<s||n.left>o||n.bottom<a||n.top>r?null:{...n,left:Math.max(s,n.left),right:Math.min(o,n.right)}}function Xg(e,{start:t,end:n,row:s}){let{left:o,top:a}=e.space.getBoundingClientRect(),r=l=>o+
(l-e.view.from)/Bi(e),i=a+e.places.y(s);return{left:r(t),right:r(n),top:i,bottom:i+e.rowHeight}}function Zg(e,t){let n=e.places.y(t),{room:s}=e;(n<s.scrollTop||n+e.rowHeight>s.scrollTop+s.clientHeight)&&
(s.scrollTop=n-s.clientHeight/2)}function VO(e){cancelAnimationFrame(e.frame),e.stop.abort(),e.stopTheme(),e.size.disconnect(),e.scroller.remove()}var Gd=e=>e.motion?.to??e.view;function JO(e,{onPick:t,
onMeasure:n,onKey:s}){return{zoom:(o,a)=>Ci(e,Bg(e.view,Oa(e,o),a,e.extent,e.least)),pan:o=>Ci(e,qg(e.view,o*Bi(e),e.extent)),scroll:o=>WO(e,o),hover:(o,a,r)=>Hg(e,jg(e,o,a),r),leave:()=>{e.marks.hover>=
0&&Hg(e,-1,null)},pick:(o,a,r)=>t(jg(e,o,a),r),measure:(o,a,r)=>n?.(...[Oa(e,o),Oa(e,a)].sort((i,l)=>i-l),r),slide(o){let a=Gd(e);Oi(e,qg(a,o*(a.to-a.from),e.extent))},glide(o){let a=Gd(e);Oi(e,Bg(a,(a.
from+a.to)/2,o,e.extent,e.least))},fit:()=>Oi(e,e.extent),enter:()=>{e.marks.select>=0&&t(e.marks.select,null)},own:s}}function QO(e,t,n){e.canvas=c("canvas",{tabindex:"0",role:"application","aria-lab\
el":n.label,"aria-roledescription":"drawing of spans"}),e.space=c("div",{class:"spans-space"},e.canvas),e.scroller=c("div",{class:"spans-scroll"},e.space),t.classList.add("spans"),t.append(e.scroller),
e.room=n.room??e.scroller,e.context=e.canvas.getContext("2d",{alpha:!1});let s=getComputedStyle(document.body).fontFamily;e.pen=Pi(e.context,s),e.how={colour:n.colour,text:n.text,row:n.row,hatched:n.hatched??
(()=>!1),widthOf:TO(s),colours:Yg()},e.index=zg(Jd),e.places=Kg(0,e.rowHeight)}function qi(e,t){let n={spans:Jd,extent:{from:0,to:1},view:{from:0,to:1},marks:{hover:-1,select:-1,highlight:null},frame:0,
motion:null,width:0,pixels:0,part:{top:0,height:0},stale:!0,penFor:""},s=()=>jO(n),{rowHeight:o,onHover:a=()=>{},onPick:r=()=>{},onView:i=()=>{},onMeasure:l=null,onKey:d=()=>!1,least:u=.001,decorate:f=null}=t;
Object.assign(n,{rowHeight:o,onHover:a,onView:i,least:u,decorate:f}),QO(n,e,t),n.stop=new AbortController;let{signal:h}=n.stop;return wO(n.canvas,JO(n,{onPick:r,onMeasure:l,onKey:d}),h),document.addEventListener(
"scroll",s,{capture:!0,passive:!0,signal:h}),window.addEventListener("resize",s,{signal:h}),n.size=new ResizeObserver(()=>Ot(n)),n.size.observe(n.scroller),n.forced=matchMedia("(forced-colors: active)"),
n.forced.addEventListener("change",()=>Ug(n),{signal:h}),n.stopTheme=fn(()=>Ug(n)),{node:n.canvas,set:m=>HO(n,m),view:(m,p,w)=>UO(n,m,p,w),current:()=>({...n.view}),goal:()=>({...Gd(n)}),extent:()=>({
...n.extent}),select:m=>zO(n,m),highlight:m=>KO(n,m),follow:(m,p,w)=>GO(n,m,p,w),placeOf:m=>YO(n,m),boxOf:(...m)=>Xg(n,...m),redraw:()=>Ot(n),reveal:m=>Zg(n,m),valueAt:m=>Oa(n,m-n.space.getBoundingClientRect().
left),sight:()=>Qd(n),whole:m=>({height:n.places.height,paint:p=>Qg(n,p,{width:m,height:n.places.height,top:0})}),picture(m){return Vd(m,[{lines:[],...this.whole(Math.max(n.width,600))}],Math.max(n.width,
600))},destroy:()=>VO(n)}}var vo=[...ps.by.words,"calls"],Hi=4,tu={device:"own",host:"self",calls:"calls"},Ui=["calls","host","self","device","own"];function ay(e,t,n){t.nodes.forEach(({significance:s},o)=>{e.frames[o].verdict[n]=
s??""})}function Aa(e){let[t,n]=[3735928559,1103547991];for(let s=0;s<e.length;s+=1){let o=e.charCodeAt(s);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var ry=/ #\d+$/,Wi=(e,t)=>e==="module"&&t!==null?t.replace(
ry,""):t,iy=()=>[0,0],Zd=()=>Object.fromEntries(Ui.map(e=>[e,iy()]));function ji(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Zd(),kernels:[],shapes:[],children:[],own:Zd(),key:"",foldKey:""}}var Xd=(e,t)=>t>0?(e??0)/t:0,Fi=(e,t,n,s)=>n?[Xd(e[`control_${t}`],s[0]),Xd(e[`test_${t}`],s[1])]:[Xd(e[t],s[0]),0];function XO(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((o,a)=>o==null||n[a]===0?null:o/n[a])}function ZO(e,t,n){let s=Object.fromEntries(Ui.map(o=>[o,Fi(e,o,t,n)]));return{...ji({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:XO(e,t,n),split:e.split??null},
figures:s,own:{calls:s.calls,self:s.self,own:s.own},kernels:e.kernels.map(o=>({name:o.name,counts:Fi(o,"counts",t,n),device:Fi(o,"device",t,n)})),shapes:(e.shapes??[]).map(o=>({text:o.text,calls:Fi(o,
"calls",t,n)}))}}function zi(e,t,n){[e.key,e.foldKey]=[t,n];let s=new Map;for(let o of e.children){let a=(i,l)=>{let d=[i,o.sort,...l,o.status].join(`
`),u=s.get(d)??0;return s.set(d,u+1),Aa(u===0?d:`${d}
${u}`)},r=[n,o.sort,...o.names.map(i=>Wi(o.sort,i)),o.status].join(`
`);zi(o,a(t,o.names),Aa(r))}}var ly=e=>e.reduce((t,n)=>Aa([t,n.sort,Wi(n.sort,n.control_name),Wi(n.sort,n.test_name),n.status].join(`
`)),"root");function nu(e,t){let n=[],s=(a,r,i)=>{Object.assign(a,{at:n.length,parent:r,depth:i}),n.push(a),a.children.forEach(l=>s(l,a,i+1)),a.end=n.length};s(e,null,0);let o=Object.fromEntries(vo.map(
a=>[a,new Float64Array(n.length)]));for(let a=n.length-1;a>=0;a-=1)eM(n[a],o);return{...t,root:e,frames:n,byKey:new Map(n.map(a=>[a.key,a]))}}var Ca=e=>e.status==="same"||e.status==="replaced";function eM(e,t){
e.total={},e.ownOf={},e.here={};for(let n of vo){let s=e.own[tu[n]],o=[...s],a=s[1]-s[0];for(let r of e.children)o[0]+=r.total[n][0],o[1]+=r.total[n][1],a+=Ca(r)?0:t[n][r.at];t[n][e.at]=a,e.total[n]=o,
e.ownOf[n]=s,e.here[n]=Ca(e)?a:null}}function su(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],s=n.map(a=>a.samples),o=e.nodes.map(a=>ZO(a,t,s));return e.nodes.forEach(({parent:a},r)=>{a!==
null&&o[a].children.push(o[r])}),zi(o[0],"root","root"),nu(o[0],{pair:t,samples:s,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var eu=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function ey(e,t,n,s){
let o=new Map(e.map(a=>[a[n],a]));for(let a of t){let r=o.get(a[n]);r||(r={[n]:a[n],...Object.fromEntries(s.map(i=>[i,iy()]))},o.set(a[n],r),e.push(r)),s.forEach(i=>eu(r[i],a[i]))}}function ty(e,t){Ui.
forEach(n=>eu(e.figures[n],t.figures[n])),Object.values(tu).forEach(n=>eu(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},ey(e.kernels,t.kernels,"name",["counts","device"]),ey(e.shapes,t.shapes,"text",["calls"])}function tM({sort:e,status:t,names:n}){let[s,o]=n.map(a=>Wi(e,a));return t===
"replaced"?[s,o]:[s??o,s??o]}var nM=(e,t)=>Ui.some(n=>e.figures[n][t]>0);function cy(e){if(e.children.forEach(cy),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(s=>nM(e,s)||e.children.some(
o=>o.status==="same"||o.status==="replaced"||o.status===(s===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function dy(e){let t=ji(e.root);ty(t,e.root);let n=new Map,s=(a,r)=>{let i=tM(r),l=[r.sort,...i].join(`
`),d=n.get(a)??new Map;if(n.set(a,d),!d.has(l)){let u=ji({...r,names:i,status:r.status==="replaced"?"replaced":"same"});d.set(l,u),a.children.push(u)}return d.get(l)},o=(a,r)=>{let i=s(a.sort==="modul\
e"?t:r,a);ty(i,a),a.children.forEach(l=>o(l,i))};return e.root.children.forEach(a=>o(a,t)),e.pair&&cy(t),zi(t,"root","root"),nu(t,{...uy(e),grouped:"class"})}function uy({pair:e,samples:t,sides:n,byHost:s,
inAll:o,shown:a}){return{pair:e,samples:t,sides:n,byHost:s,inAll:o,shown:a}}var fy=e=>({...e,children:e.children.map(fy)});function sM(e){let t=[];for(let n=e.parent;n;n=n.parent){let s=n.names[1]??n.
names[0];n.sort==="module"&&ry.test(s??"")&&t.unshift(s)}return t}function oM(e,t){let n=ji({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[s,o]of Object.
entries(tu))n.own[o]=[0,1].map(a=>e.total[s][a]-t.reduce((r,i)=>r+i.total[s][a],0)),n.figures[o]=n.own[o];return n.figures.device=n.own.own,n}function hy(e,t,n){let s=new Map([...n].filter(r=>e.byKey.
get(r)?.instances>1).map(r=>[r,[]]));for(let r of t.frames)s.has(r.foldKey)&&r.sort!=="rest"&&s.get(r.foldKey).push(r);let o=r=>{let i=s.get(r.key);if(!i||i.length===0)return{...r,children:r.children.
map(o)};let l=oM(r,i);return{...r,opened:!0,own:Zd(),kernels:r.kernels,children:[...i.map(d=>({...fy(d),above:sM(d)})),...l.nodes>0?[l]:[]]}},a=o(e.root);return my(a,s),nu(a,uy(e))}function my(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let s=n.key;zi(n,Aa(`${e.key}
${s||"rest"}`),n.foldKey||Aa(`${e.key}
rest`))}else my(n,t)}function bo(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var Ra=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",Os=(e,t)=>e.total[t][1]-e.total[t][0];function Ms(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function ou(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function La(e,t,n){let s=o=>e.pair?Math.abs(o.here[t]??0):o.ownOf[t][0];return e.frames.filter(o=>s(o)>0&&o.sort!=="rest"&&!o.opened).
sort((o,a)=>s(a)-s(o)||o.at-a.at).slice(0,n)}var aM=["both","control","test"];function rM(e,t,n){let[s,o]=e.ownOf[t],a=n==="control"?s:n==="test"?o:Math.max(s,o);return Math.max(0,a)}function py(e,t,n){
let{frames:s}=e,o=new Float64Array(s.length);for(let f=s.length-1;f>=0;f-=1)o[f]+=rM(s[f],t,e.pair?n:"control"),s[f].parent&&(o[s[f].parent.at]+=o[f]);let a=s.filter(f=>o[f.at]>0),r=new Float64Array(a.
length),i=new Float64Array(a.length),l=new Uint16Array(a.length),d=new Float64Array(s.length),u=new Int32Array(s.length).fill(-1);return a.forEach((f,h)=>{let m=f.parent?d[f.parent.at]:0;r[h]=m,i[h]=m+
o[f.at],l[h]=f.depth,d[f.at]=m,f.parent&&(d[f.parent.at]=i[h]),u[f.at]=h}),{start:r,end:i,row:l,length:a.length,frame:Int32Array.from(a,f=>f.at),place:u}}var iM=["folded","class","instance"],Ki=["rank\
s","steps","marker","marker_until"],lM=5e3,wy=40,gy=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,wy),ny={read:(e,t)=>gy(e.get(t))[0]??""},sy={read:(e,t)=>gy(e.get(t)),text:e=>e.
slice(-wy).join(".")},yy={level:ut(ps,"level"),merge_lines:ut(ps,"merge_lines"),cut_overlaps:ut(ps,"cut_overlaps"),by:qe(vo),width:qe(aM,"both"),frames:qe(iM,"folded"),order:qe(["calls"]),q:Be,node:ny,
zoom:{...ny,standard:"root"},open:sy,rows:sy};function _n(e){let t=new URLSearchParams(e),n={};for(let s of O){n[s]=t.get(s)??"";for(let o of Ki)n[`${s}_${o}`]=t.get(`${s}_${o}`)||t.get(o)||(o.startsWith(
"marker")?"":"all")}return{...n,...Bn(yy,t)}}function wt(e){let t={..._n(""),...e},n=O.flatMap(s=>[[s,Be],...Ki.map(o=>[`${s}_${o}`,{standard:"all"}])]);return _s("/tree",ys(new URLSearchParams,{...Object.
fromEntries(n),...yy},t))}function Na(e,t,n){let s=new URLSearchParams({max_nodes:String(lM)}),o=e.test!=="";for(let a of o?O:["control"]){o&&s.set(a,e[a]);for(let r of Ki){let i=e[`${a}_${r}`];i!==""&&
i!=="all"&&s.set(o?`${a}_${r}`:r,i)}}return gs(s,ps,["level","by","instances","merge_lines","cut_overlaps"],{level:e.level,merge_lines:e.merge_lines,cut_overlaps:e.cut_overlaps,by:ps.by.words.includes(
t)?t:"",instances:n}),s}var gt=e=>Object.fromEntries([...O.flatMap(t=>[t,...Ki.map(n=>`${t}_${n}`)]),"merge_lines","cut_overlaps"].map(t=>[t,e[t]])),cM=["cpu_op","user_annotation","python_function","k\
ernel","gpu_memcpy","gpu_memset"];function _y(e,t){let{name:n,category:s}=na(t,"test");if(!cM.includes(s))return"";let o=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),a=s==="python_function"&&!o,r=o?o[1]:a?n.
replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return wt({...gt(e),q:r,level:a?"python":"modules"})}var dM=8,uM=40;function by(e,t,n){let s=new Set([e.root]);for(let o of[
...La(e,t,dM),...n.slice(0,uM)])Ms(o).slice(0,-1).forEach(a=>s.add(a));return s}function fM(e,t,n,s){let o=t.children.filter(i=>i.total[n].some(l=>l>0));if(s==="calls")return o;let a=i=>e.pair?Math.abs(
Os(i,n)):i.total[n][0],r=i=>i.sort==="rest"?1:0;return o.sort((i,l)=>r(i)-r(l)||a(l)-a(i)||i.at-l.at)}function ky(e,t,n,s){let o=[],a=(r,i,l,d)=>{let u=fM(e,r,t,n),f=u.length>0&&s(r);o.push({frame:r,level:i,
place:l,of:d,open:f,leaf:u.length===0}),f&&u.forEach((h,m)=>a(h,i+1,m+1,u.length))};return a(e.root,1,1,1),o}var ko=8,hM=.004;function xy(e,t){return e.frames.reduce((n,s)=>Math.max(n,Math.abs(Os(s,t))),
0)}var bn=(e,t)=>e.verdict[t]==="no_difference_found";function vy(e,t,n){let s=Os(e,t);if(!(n>0)||Math.abs(s)<hM*n||bn(e,t))return 0;let o=Math.max(1,Math.round(ko*Math.sqrt(Math.abs(s)/n)));return Math.
sign(s)*Math.min(ko,o)}function $y(e,t,n){let[s,o]=[yo(e),yo(t)];return`rgb(${s.map((a,r)=>Math.round(a+(o[r]-a)*n)).join(", ")})`}function Sy(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let s=o=>o!==
null&&o.toLowerCase().includes(n);return e.frames.filter(o=>o.sort!=="root"&&(o.names.some(s)||o.kernels.some(({name:a})=>s(a))))}function Ey(e,t){let n=[0,0],s=-1;for(let o of e)o.at>=s&&(n[0]+=o.total[t][0],
n[1]+=o.total[t][1],{end:s}=o);return n}var Qn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host th\
reads; the time of each call counts once"],calls:["calls","Calls","How often the frames were called"]},xo=e=>e!=="calls",nt=(e,t)=>xo(t)?x(e):b(Number(e.toFixed(2))),Ft=(e,t)=>e===null?"–":xo(t)?Z(e):
Ae(Number(e.toFixed(2))),au=(e,t)=>xo(t)?C(Number(e.toFixed(3))):b(e),Pa=(e,t)=>e===null?"":xo(t)?be(Number(e.toFixed(3))):Ae(e),mM={root:"everything",module:"module",annotation:"annotation",operator:"\
operator",python:"Python function",backward:"backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"\
frames that are left out"},pM={replaced:"probably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Ia=e=>mM[e.sort]??e.sort,Da=e=>pM[e.status]??"",Ty=e=>({only_in_control:"\
gone",only_in_test:"new",replaced:"⇄"})[e.status]??"",wM=e=>e.sides.every(t=>t.steps.length===0),As=e=>wM(e)?"per recording":"per step";function ru(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.
exec(bo(e));return t?`${t[2]} · ${t[1]}`:bo(e)}var it=e=>[bo(e),Ra(e)].filter(Boolean).join(" "),gM=e=>/ #\d+$/.test(bo(e));function Oy(e){let t=Ms(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module"),
s=t.slice(t.indexOf(n.at(-1))+1).filter(({sort:o})=>o==="backward"||o==="recompute").slice(0,1);return n.length>0?[...n.filter((o,a)=>a>=n.length-2||gM(o)),...s]:t.slice(-1)}function My(e,t){let n={only_in_test:null,
only_in_control:null},s=o=>Math.max(...o.total[t]);for(let o of e.children){let a=n[o.status];!Ca(o)&&o.sort!=="rest"&&s(o)>(a?s(a):0)&&(n[o.status]=o)}return n}var yM=.005;function Ay(e,t){let n=e.here[t],
s=xo(t)?x(Math.abs(n)):b(Number(Math.abs(n).toFixed(2)));if(xo(t)){let[o,a]=e.total[t],r=Math.abs(a-o-n)>yM*Math.abs(n)?" here":"";return`takes ${s} ${n>0?"more":"less"}${r}`}return`has ${s} ${n>0?"mo\
re":"fewer"} ${s==="1"?"call":"calls"}`}var iu=(e,t)=>t>0?100*e/t:null;function Cy(e,t){let[n,s]=e.root.total[t];return{from:nt(n,t),to:nt(s,t),change:Ft(s-n,t),percent:B(iu(s-n,n))}}function Ry(e,t){
let[n,s]=e.root.total[t];return n===s?"±0":n>0?B(iu(s-n,n)):"new"}function Ly(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:a,only_here_device:r})=>iu(r,a)),s=a=>F(a);if(t===null&&n===null)return"";
if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let o=(a,r)=>a===null?`the ${r} has no device time`:`${s(a)} of the device time of the ${r}`;return t===null||n===null?`No \
partner on the other side: ${o(t,"control")}, ${o(n,"test")}.`:`${s(t)} of the device time of the control and ${s(n)} of that of the test is in frames without a partner on the other side.`}var oy=e=>e.
map(t=>`“${t}”`).join(" and ");function Ny(e,t){let n=o=>e.sides.filter((a,r)=>!e.frames.some(i=>i.sort===o&&i.names[r]!==null&&(!e.pair||i.status!==(r===0?"only_in_test":"only_in_control")))).map(
({label:a})=>a),s=[];if(t==="modules"&&n("module").length>0){let o=n("module");s.push(`${oy(o)} ${o.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the fra\
mes. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let o=n("python");s.push(`${oy(o)} ${o.length===1?"has":"have"} no Python frames. Record\
 with with_stack=True.`)}return s}function Py(e,t){let n=(o,a,r)=>{let[i,l]=a;return t.pair?`${o}: ${nt(i,r)} → ${nt(l,r)} (${Ft(l-i,r)})`:`${o}: ${nt(i,r)}`},s=[...e.kernels].sort((o,a)=>Math.max(...a.
device)-Math.max(...o.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(o=>o>0)&&e.children.length>0&&n("of that, self",e.ownOf.device,"device"),n("Host time",e.total.host,"\
host"),e.children.length>0&&n("of that, self",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...s.slice(0,3).map(({name:o,device:a})=>n(o,a,"device")),s.length>3&&`and ${s.length-3} more kern\
els`,...e.shapes.slice(0,3).map(({text:o,calls:a})=>n(`input ${o}`,a,"calls"))].filter(Boolean)}var Iy=(e,t)=>Ft(Os(e,t),t);var Dy=1,By=.25,_M=1.4,bM=8e3,kM=100;function qy(e,t,n,s){let o=t.to-t.from,a=(e.to-e.from)/e.pixels;return(!e.near||(t.ranks??[]).every(r=>e.near.includes(r)))&&a<=_M*o/n&&e.from<=Math.max(s.from,t.from-
By*o)&&e.to>=Math.min(s.to,t.to+By*o)}function xM(e,t,n){let s=e.to-e.from,o=Math.max(n.from,e.from-Dy*s),a=Math.min(n.to,e.to+Dy*s),r=Math.round(t*(a-o)/s);return{from:o,to:a,pixels:Math.min(bM,Math.
max(kM,r)),...e.near&&{near:e.near}}}function vM({ask:e,onAnswer:t,onError:n}){let s=null,o=null,a=null,r=null;async function i(d,u,f){let h=xM(d,u,f);o=h;let m=new AbortController;r=m;try{let p=await e(
h,m.signal);r===m&&(s={...h,from:p.from,to:p.to,pixels:p.pixels},t(p))}catch(p){r===m&&p.name!=="AbortError"&&(a=null,n(p))}if(r===m){o=null;let p=a;a=null,p&&l(...p)}}function l(d,u,f){let h=d.from>=
f.to||d.to<=f.from;u<=0||h||s&&qy(s,d,u,f)?a=null:o?a=qy(o,d,u,f)?null:[d,u,f]:i(d,u,f)}return{want:l,isBusy:()=>o!==null,has(d){s={from:d.from,to:d.to,pixels:d.pixels}},drop(){r?.abort(),[s,o,a,r]=[null,
null,null,null]}}}function Ji(e,t,n,{ranks:s,fold:o}={}){let a=z("",{...s?s!=="all"&&{ranks:s}:{rank:n.rank},...o!=="none"&&{fold:o},span:n.span,step:n.step_number,use_short_name:e.use_short_name?!0:""});
return Wn(a,e,t),a}async function zy(e,t,n){e.asked?.abort();let s=new AbortController;e.asked=s,e.self.error=null;try{let o=await t(s.signal);e.asked===s&&(n(o),e.onChange(e.self))}catch(o){e.asked===
s&&o.name!=="AbortError"&&(e.self.error=o,e.onChange(e.self))}}function cu(e){e.asked?.abort(),e.windows.drop(),Object.assign(e.self,{whole:null,window:null}),e.stepKey=""}function $M(e,t){let n=eo(t,
e.side),s=JSON.stringify([t[e.side],n]);s!==e.samplesKey&&(e.samplesKey=s,cu(e),Object.assign(e.self,{samples:null,chosen:null,set:t[e.side]}),t[e.side]!==""&&zy(e,o=>lo(t[e.side],n,{signal:o}),o=>{e.
self.samples=o}))}function SM(e,t,n){return e.self.chosen=Wp(e.self.samples,{rank:t[`${e.side}_rank`],span:t[`${e.side}_span`],step:t[`${e.side}_step`]},n),e.self.chosen}function EM(e,t,n){let s=e.queryOf(
t,e.side,e.self.chosen.sample);if(s.toString()===e.stepKey)return;cu(e),e.stepKey=s.toString(),e.self.query=s;let{least:o,most:a}=Fr.pixels,r=z(s,{pixels:Math.min(a,Math.max(o,Math.round(n)))});zy(e,i=>e.
answer(e.self.set,r,{signal:i}),i=>{e.self.whole=i,e.self.window=i,e.windows.has(i)})}async function TM(e,t,n){let s=await Bt(e.self.set,"/find",z(e.self.query,t),n);return s.rows.length>0?s:null}function OM(e){
e.samplesKey="",e.stepKey=""}function Ba(e,{onChange:t,onError:n,what:s="",queryOf:o=Ji}){let a=(i,l,d)=>Bt(i,s,l,d),r={side:e,onChange:t,answer:a,queryOf:o,samplesKey:"",stepKey:"",asked:null};return r.
self={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},r.windows=vM({ask:({from:i,to:l,pixels:d,near:u},f)=>{let[h,m]=[i,l].map(p=>Math.round(p*1e3)/1e3);return a(r.
self.set,z(r.self.query,{from:h,to:m,pixels:d,ranks:u?.join()}),{signal:f})},onAnswer:i=>{r.self.window=i,t(r.self)},onError:n}),Object.assign(r.self,{windows:r.windows,load:i=>$M(r,i),choose:(i,l)=>SM(
r,i,l),loadWhole:(i,l)=>EM(r,i,l),of:(i,l)=>Object.assign(r.self,{set:i,chosen:{sample:l}}),stepKey:()=>`${r.self.set} ${r.stepKey}`,find:(i,l)=>TM(r,i,l),retry:()=>OM(r),unmount:()=>cu(r)})}function MM(e,t,n){
let{name:s,category:o}=n??t;return{...e,name:s,category:o,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:n?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:n?.total_duration??0}}var Fy=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function AM(e,t){let n=e.flatMap(a=>t.filter(({name:r})=>r===a.name).map(r=>[a,r])),
[s,o]=[e,t].map((a,r)=>a.filter(i=>!n.some(l=>l[r]===i)).sort((i,l)=>Fy(i)-Fy(l)));return s.length===o.length?[...n,...s.map((a,r)=>[a,o[r]])]:n}var CM=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function RM(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(a=>e.aliases.filter(r=>r.side===a)),s=(e.category==="pyth\
on_function"?AM:CM)(t,n);if(s.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}];let o=e.aliases.filter(a=>!s.flat().includes(a)).map(
a=>a.side==="control"?[a]:[void 0,a]);return[...s,...o].map(([a,r])=>({row:MM(e,a,r),names:{control:(a??r).name,test:(r??a).name}}))}function LM(e){let t=({name:i})=>Number(i.slice(13)),n=i=>e.filter(
l=>/^ProfilerStep#\d+$/.test(l.name)&&l[i]===0).sort((l,d)=>t(l)-t(d)),s=new Map;for(let i of n("control_counts").reverse())s.set(i.category,s.get(i.category)??[]).get(i.category).push(i);let o=n("tes\
t_counts").map(i=>[i,s.get(i.category)?.pop()]).filter(([,i])=>i),a=new Set(o.flat()),r=o.map(([i,l])=>({...i,test_counts:l.test_counts,test_total_duration:l.test_total_duration,test_self_duration:l.test_self_duration,
aliases:[{side:"control",name:i.name,category:i.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(i=>!a.has(i)),...r]}var Xn=0,qa=1,Fa=2,Zn=3,$o=4,Mt=["compute","communica\
tion","memory"],lu={id:"steps",sort:"steps",label:"Steps on the device",depth:1},Vi=18,NM=24,Wy=3;function Qi(e=()=>!0){let t=new Map,n=[],s=0;return{add(o){for(let{id:a,label:r,depth:i,sort:l,main:d=!1}of o){
let u=t.get(a)?.depth??1;t.set(a,{id:a,label:r,sort:l,main:d,depth:Math.max(u,i,1)})}n=[],s=0;for(let a of t.values()){let r=a.depth>1&&["host","other"].includes(a.sort),i=!r||e(a),l=i?a.depth:1,d=Math.
max(NM,l*Vi+2*Wy);Object.assign(a,{row:n.length,rows:l,top:s,height:d,folds:r,open:i});for(let u=0;u<l;u+=1)n.push(s+Wy+u*Vi);s+=d}},bandOf:o=>t.get(o),all:()=>({tops:Float64Array.from(n),height:s,bands:[
...t.values()].map(o=>({...o}))})}}function Xi({window:e,all:t,takes:n,shift:s,rows:o}){let a=[{answer:e,keep:()=>!0}];t&&t!==e&&a.push({answer:t,keep:(m,p)=>p<=e.from||m>=e.to}),n(lu)&&a.some(({answer:m})=>m.
steps?.length>0&&m.lanes.some(({sort:p})=>p!=="host"))&&o.add([lu]),a.forEach(({answer:m})=>o.add(m.lanes.filter(n))),a.forEach(({answer:m})=>o.add((m.counters??[]).map(WM).filter(n)));let r=[],i=[],l=[],
d=[],u={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},f=[];for(let{answer:m,keep:p}of a){let w=r.length;r.push(...m.names),i.push(...m.categories),l.push(...m.
kinds);for(let g of m.lanes.filter(n))BM(u,g,d.push(g)-1,{keep:p,shift:s,shiftName:w,band:o.bandOf(g.id)});qM(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),FM(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),HM(u,f,m,
{keep:p,shift:s,rows:o,lanes:d})}let h={...u,start:Float64Array.from(u.start),end:Float64Array.from(u.end),row:Uint16Array.from(u.row),length:u.start.length,names:r,categories:i,kinds:l,lanes:d,gaps:f,
shift:s,...o.all()};return Object.assign(h,{pieces:IM(h)})}var PM=(e,t)=>e.bands.find(({id:n})=>n===e.lanes[e.lane[t]]?.id)?.open===!1;function IM(e){let t={start:[],end:[],row:[],of:[]},n=(o,a,r)=>{(r>
a||e.end[o]===e.start[o])&&(t.start.push(a),t.end.push(r),t.row.push(e.row[o]),t.of.push(o))},s=new Map(e.bands.filter(({open:o})=>!o).map(({id:o})=>[o,[]]));for(let o=0;o<e.length;o+=1){let a=s.get(e.
lanes[e.lane[o]]?.id);a?a.push(o):n(o,e.start[o],e.end[o])}return s.forEach(o=>DM(e,o,n)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.of.length,
of:t.of}}function DM({start:e,end:t,level:n},s,o){s.sort((l,d)=>e[l]-e[d]||n[l]-n[d]);let a=[],r=-1/0,i=l=>{for(;a.length>0&&t[a.at(-1)]<=l;){let d=a.pop();o(d,Math.max(r,e[d]),Math.max(r,t[d])),r=Math.
max(r,t[d])}};for(let l of s)i(e[l]),a.length>0&&o(a.at(-1),Math.max(r,e[a.at(-1)]),e[l]),r=e[l],a.push(l);i(1/0)}function BM(e,t,n,{keep:s,shift:o,shiftName:a,band:r}){let{start:i,duration:l,level:d,
name:u,occurrence:f,merged:h}=t;for(let m=0;m<i.length;m+=1){let p=i[m]+l[m];s(i[m],p)&&(e.start.push(i[m]-o),e.end.push(p-o),e.row.push(r.row+(r.open?d[m]:0)),e.level.push(d[m]),e.name.push(a+u[m]),e.
occurrence.push(f[m]),e.merged.push(h[m]),e.sort.push(Xn),e.gap.push(-1),e.lane.push(n))}}function du(e,t,n,{sort:s,lane:o,keep:a,shift:r,rows:i,lanes:l}){let d=i.bandOf(o),u=n.start+n.duration;d&&a(n.
start,u)&&(e.start.push(n.start-r),e.end.push(u-r),e.row.push(d.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(s),e.gap.push(t.push(n)-1),e.lane.push(l.findIndex(
({id:f})=>f===o)))}function qM(e,t,n,s){(n.gaps??[]).forEach(o=>du(e,t,o,{...s,sort:qa,lane:o.lane}))}function FM(e,t,n,s){(n.steps??[]).forEach(o=>du(e,t,{...o,shown:n.step===null||n.step===o.step_number},
{...s,sort:Fa,lane:lu.id}))}var WM=({id:e,device:t,name:n})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${n}`,depth:1}),jM=.2;function HM(e,t,n,s){for(let o of n.counters??[]){let{name:a,high:r}=o,
i=Math.max(r-o.low,Math.abs(r)*jM)||1;o.start.forEach((l,d)=>du(e,t,{name:a,start:l,duration:o.duration[d],mean:o.mean[d],min:o.min[d],max:o.max[d],at:1-(r-o.mean[d])/i},{...s,sort:Zn,lane:o.id}))}}var Ee=(e,t)=>`${t}\
\0${e}`,Zi=(e,t)=>Ee(e.names[e.name[t]],e.categories[e.name[t]]),Cs=(e,t)=>e.sort[t]===Xn&&e.merged[t]<=1&&e.occurrence[t]>=0,jy=new WeakMap;function UM(e,t,n){let s=jy.get(e);if(!s){s=new Map;for(let o=0;o<
e.length;o+=1)Cs(e,o)&&s.set(`${Zi(e,o)}\0${e.occurrence[o]}`,o);jy.set(e,s)}return s.get(`${t}\0${n}`)??-1}var zM=.1,KM=.002,el=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function GM(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-
e.control_total_duration,[s,o]=el(e),a=o-s,r=Math.abs(a);return r<zM*Math.max(s,o)||r<KM*t||a*n<=0?"":a>0?"longer":"shorter"}function Wa(e){let{control:t,test:n}=e.step_time,s=Math.max(t?.step??0,n?.step??
0),o=dt(e),a=new Map,r=(i,l)=>{let d={change:GM(i,s),row:i,names:l,whole:o};a.set(Ee(l.control,i.category),d).set(Ee(l.test,i.category),d)};return LM(e.rows).flatMap(RM).forEach(({row:i,names:l})=>r(i,
l)),a}var uu=(e,t,n,s)=>e?.get(Ee(n,s))?.names[t]??n;function Ky(e,t){let n=t.toLowerCase(),s=e.names.map(a=>a.toLowerCase().includes(n)),o=[];for(let a=0;a<e.length;a+=1)e.sort[a]===Xn&&s[e.name[a]]&&
o.push(a);return o}var YM=1e3;function Gy(e,t){let n=new Map,s=(r,i,l,d)=>[r,e[r].stepKey(),l,i,d].join("\0"),o=(r,i,l)=>uu(t(),r,i,l);function a(r,i,l,d,u){for(let f of r){let h=f.side===i?f.data():null,
m=h?UM(h,Ee(o(i,l,d),d),u):-1;if(m>=0)return{start:h.start[m]+h.shift,duration:h.end[m]-h.start[m],lane:h.lanes[h.lane[m]].id,level:h.level[m],pane:f}}return null}return{drawn:a,named:o,known:(r,i,l,d)=>n.
get(s(r,o(r,i,l),l,d)),async ask(r,i,l,d,u){let f=o(r,i,l),h=s(r,f,l,d),m=await e[r].find({name:f,category:l,occurrence:d},{signal:u});n.size>YM&&(n=new Map);let{of:p,launch:w,launched:g,launches:y}=m??
{},_=m?{...m.rows[0],of:p,launch:w,launched:g,launches:y}:null;return n.set(h,_),_},nameOf:(r,i)=>{let l=r.data();if(i<0||!l||!Cs(l,i))return null;let[d,u]=Zi(l,i).split("\0");return[u,d,l.occurrence[i]]}}}
function ja(e,t,n){for(let s of e){let o=s.side===t?s.data():null,a=o?.bands.find(({id:r})=>r===n.lane);if(a)return{pane:s,lane:n.lane,level:n.level,start:n.start-o.shift,end:n.start+n.duration-o.shift,
row:a.row+(a.open?n.level:0)}}return null}var Yi=2e4,VM=3,Hy=e=>Math.round(e*1e3),Yy=(e,t,n)=>`${e} ${Hy(t)} ${Hy(n)}`;function JM(e,{span:t,step_number:n}){let s={lanes:new Map,rows:new Set,words:"",
cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(l=>l.span===t)){if(i.lane!==null){let l=s.lanes.get(i.lane)??[];l.push([i.start,i.start+i.duration]),s.lanes.set(i.lane,l),i.kind!=="launch_\
delay"&&i.kind!=="kernel_gap"&&s.rows.add(Yy(i.lane,i.row_start,i.row_duration))}o+=1}let a=e.by_kind.reduce((i,l)=>i+l.segments,0),r=e.by_step.find(i=>i.span===t);return s.cut=o===Yi?a-Yi:0,s.words=r?
`${x(r.work)} of work in ${x(r.path)}${s.cut>0?`; the longest ${b(Yi)} of ${b(a)} segments are marked`:""}`:`this ${n===null?"recording":"step"} has none`,s}function QM(e,t){let n=e.drawn.get(t);if(!n){
n=[];for(let s=0;s<t.length;s+=1){let o=t.lanes[t.lane[s]];t.sort[s]===Xn&&t.merged[s]<=1&&o&&e.rows.has(Yy(o.id,t.start[s]+t.shift,t.end[s]-t.start[s]))&&!PM(t,s)&&n.push(s)}e.drawn.set(t,n)}return n}
function Vy(e,t,n,s){let o=n.data(),a=E("--path-mark"),r=l=>Math.max(-3,Math.min(t.width+3,l));for(let{id:l,top:d}of o.bands){let u=-1/0;for(let[f,h]of s.lanes.get(l)??[]){let m=r(t.x(f-o.shift)),p=r(
Math.max(t.x(h-o.shift),t.x(f-o.shift)+1));p>u&&p>m&&(e.box(Math.max(m,u),t.top+d,p-Math.max(m,u),VM,a),u=p)}}let i=t.rowHeight;for(let l of QM(s,o)){let[d,u]=[r(t.x(o.start[l])),r(t.x(o.end[l]))];u-d>
3&&e.frame(d,t.y(o.row[l])+.5,u-d-1,i-2,a,1.5)}}function Jy({toggle:e,change:t,error:n}){let s=v("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds \
the most work"}),o=c("p",{class:"muted small timeline-path",role:"status"}),a={control:null,test:null},r={control:we(),test:we()};function i(){let d=O.filter(u=>a[u]).map(u=>`${u}: ${a[u].words}`);o.textContent=
d.length>0?`Critical path of the ${d.join("; of the ")}`:""}function l(d,u,f,h){let m=h&&new URLSearchParams({set:u,ranks:String(h.rank),segments:String(Yi),...h.step_number===null?{}:{steps:String(h.
step_number)},...f});r[d].ask(m?`${m} ${h.span}`:"",w=>St("critical_path",m,{signal:w}),w=>{a[d]=JM(w.set,h),i(),t()},n)&&a[d]&&(a[d]=null,t())}return{node:s,words:o,of:d=>a[d],draw(d,u,f){s.setAttribute(
"aria-pressed",String(d.path));for(let h of O)l(h,d[h],eo(d,h),d.path&&u.includes(h)?f[h]?.sample??null:null);i()},unmount(){O.forEach(d=>r[d].drop())}}}var XM=200,Uy=8,ZM=1e3;function tl({onText:e,onStep:t}){
let n=D("search"),s=Kn({id:n,wait:XM,onText:e,onStep:t,class:"timeline-q",placeholder:"Search names …"}),o=c("span",{class:"muted small",role:"status"}),a=oi("call",t,{hidden:!0,class:"step-move"});
return{node:c("span",{class:"timeline-search",role:"search"},c("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,o),focus(){s.focus()},draw(r){document.activeElement!==s&&(s.
value=r),a.forEach(i=>{i.hidden=r===""})},say(r){k(o,r)}}}function eA(e,t,n,s){let o=e.toLowerCase(),a=new Map;for(let{row:r,names:i}of(n??new Map).values()){let l=i[s];r[`${s}_counts`]>0&&l.toLowerCase().
includes(o)&&a.set(Ee(l,r.category),{name:l,category:r.category,time:r[`${s}_total_duration`]})}for(let r of t.filter(i=>i.side===s))r.data()?.names.forEach((i,l)=>{let d=r.data().categories[l],u=Ee(i,
d);!a.has(u)&&i.toLowerCase().includes(o)&&a.set(u,{name:i,category:d,time:0})});return[...a.values()].sort((r,i)=>i.time-r.time)}async function Qy(e,t,n,s,o){let a=!1;return{calls:(await Promise.all(
t.flatMap(i=>{let l=eA(e,n,s,i.side);return a||=l.length>Uy,l.slice(0,Uy).map(async({name:d,category:u})=>{let f=await i.find({name:d,category:u,limit:ZM});return a||=f!==null&&f.of>f.rows.length,(f?.
rows??[]).map(h=>({...h,side:i.side,name:d,category:u,at:h.start-o[i.side]}))})}))).flat().sort((i,l)=>i.at-l.at),more:a}}var Xy=(e,t,n)=>t===0?"No name contains this text.":n?`${S(t,"call")} of the ${S(
e,"name")} with the most time`:`${S(t,"call")} of ${S(e,"name")}`,Zy=(e,t)=>`${b(e+1)} of ${b(t)}`,Gi=e=>/^\d+$/.test(e??"")?e:"",Wt=(e,t={})=>ro({control:e.control,test:e.test,control_rank:Gi(e.control_ranks),
test_rank:Gi(e.test_ranks),control_step:Gi(e.control_steps),test_step:Gi(e.test_steps),...ra(e),use_short_name:e.use_short_name,...t});function So(e,t){let{name:n,category:s}=na(t,"test");return Wt(e,
{name:n,category:e.use_short_name?"":s})}function nl(e,t,n,s=null){let o={};for(let r of["control","test"]){let{rank:i,span:l}=t[r]??{},d=u=>u==null?"":String(u);Object.assign(o,{[`${r}_rank`]:d(i),[`${r}\
_span`]:l>0?String(l):"",[`${r}_step`]:d(n[r])})}let a=s&&na(s,"test");return Wt(e,{...o,...a?{name:a.name,category:e.use_short_name?"":a.category}:{}})}function sl(e,{ranks:t,steps:n,rows:s,change:o}){
if(t.length+n.length+s.length===0)return null;let a=o<0?"control":"test",r=t.length>0?String(t[0]):void 0;return Wt(e,{at:a,...r?{control_rank:r,test_rank:r}:{},...n.length>0?{[`${a}_step`]:String(n[0])}:
{},...s.length>0?{name:s[0].name,category:s[0].category}:{}})}var At={show:x,diff:Z,exact:C,exactDiff:be},Eo={show:b,diff:Ae},Ua=(e,t)=>e===null||t===null?null:t-e,za=(e,t)=>e>0&&t!==null?100*t/e:null,yt=(e,t=null,n="")=>c("td",{class:`num ${n}`.trim(),title:t},
e),xn=(e,{show:t,exact:n},s)=>yt(t(e),n?.(e),s),Rs=(e,{diff:t,exactDiff:n},s="strong")=>yt(t(e),n?.(e),`${s} ${ne(e)}`);function To([e,t],n,{diff:s=Ua(e,t),cls:o,percent:a=B(za(e,s))}={}){return[xn(e,
n),xn(t,n),Rs(s,n,o),yt(a,null,ne(s))]}var _t=(e,t,n,...s)=>c("table",{class:e},t&&c("caption",{class:"visually-hidden"},t),c("thead",{},c("tr",{},n.map((o,a)=>{let[r,i=a>0?"num":null]=[o].flat();return r===
""?c("td"):c("th",{scope:"col",class:i},r)}))),s.map(o=>c("tbody",{},o))),Ls=(e,{class:t,...n},s,...o)=>c("section",{class:`card ${t}`,"aria-label":e,...n},c("div",{class:"chart-head"},c("h2",{},e),s&&
c("div",{class:"chart-tools"},s)),o),es=(e,...t)=>c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":e},t);function Oo(e){let t=c("p",{class:"related-more"}),n=!1,s=(o,a,r=`Show all ${b(
o.length)}`)=>{let i=a(n?o:o.slice(0,e));return t.hidden=n||o.length<=e,k(t,!t.hidden&&v(r,()=>{n=!0,s(o,a,r)[e].querySelector("a")?.focus()},{class:"link-button"})),i};return{node:t,draw:s,reset(){n=
!1}}}var kn=28,e_=12,fu=e=>e.paper!==null&&di(),al=e=>e.count()>e.least&&!fu(e);function Ha(e,t=!1,n=e.place){let s=Math.floor(n/kn),[o,a]=al(e)?[Math.max(0,s-e_),Math.min(e.count(),s+Math.ceil((e.height||
600)/kn)+e_)]:[0,fu(e)?e.paper.count():e.count()];if(!t&&o===e.from&&a===e.to)return;[e.from,e.to]=[o,a];let r=e.body.contains(document.activeElement),i=t?new Map:e.nodes;e.nodes=new Map;for(let l=o;l<
a;l+=1)e.nodes.set(l,i.get(l)??e.make(l));n_(e,r,t,n),e.drawn?.()}function n_(e,t,n,s){let o=e.count()-e.to;e.node.toggleAttribute("data-virtual",al(e)),[[e.above,e.from],[e.below,o]].forEach(([a,r])=>{
a.hidden=r===0,a.firstChild.colSpan=e.columns(),a.style.height=`${r*kn}px`}),zn(e.body,[e.above,...e.nodes.values(),fu(e)&&e.paper.rest?e.paper.rest(o):e.below]),s>0&&(n||t)&&e.node.scrollTop!==s&&(e.
node.scrollTop=s),t&&(e.nodes.get(e.active)??e.node).focus({preventScroll:!0})}function s_(e,t,n=!1){let{node:s}=e;s.removeAttribute("data-late");let o=t*kn,a=s.clientHeight-e.covers.reduce((r,i)=>r+i.
offsetHeight,2);n&&(o<s.scrollTop||o+kn>s.scrollTop+a)&&(s.scrollTop=o-a/2),o<s.scrollTop?s.scrollTop=o:o+kn>s.scrollTop+a&&(s.scrollTop=o+kn-a),e.place=s.scrollTop,Ha(e)}function tA(e,t,n=!1){if(e.count()===
0)return;e.nodes.get(e.active)?.setAttribute("tabindex","-1"),e.active=Math.max(0,Math.min(e.count()-1,t)),s_(e,e.active);let s=e.nodes.get(e.active);s?.setAttribute("tabindex","0"),n&&s?.focus({preventScroll:!0})}
function nA(e){e.frame=0,e.place=e.node.scrollTop,Ha(e),e.active!==null&&e.count()>0&&!e.nodes.has(e.active)&&(e.active=Math.min(e.count()-1,Math.ceil(e.place/kn)),e.nodes.get(e.active)?.setAttribute(
"tabindex","0"))}function sA(e,t){let n=Math.max(1,Math.floor(e.node.clientHeight/kn)-e.covers.length-2);return{ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+n,PageUp:e.active-n,Home:0,End:e.
count()-1}[t]}function Mo(e){let t={covers:[],active:0,paper:null,nodes:new Map,from:0,to:0,frame:0,height:0,place:0,...e};[t.above,t.below]=[0,1].map(()=>c("tr",{class:"spacer","aria-hidden":"true"},
c("td"))),t.node.addEventListener("scroll",()=>{t.place=t.node.scrollTop,al(t)&&t.frame===0&&(t.frame=requestAnimationFrame(()=>nA(t)))},{passive:!0});let n=new ResizeObserver(()=>{t.height=t.node.clientHeight,
Ha(t)});n.observe(t.node);let s=t.paper&&po(()=>Ha(t,!0));return Object.assign(t,{draw:o=>Ha(t,o),put:()=>n_(t,t.body.contains(document.activeElement),!1,t.node.scrollTop),isLong:()=>al(t),begin(o){t.
active=o,t.place>0&&(t.node.scrollTop=t.place=0)},activate:(o,a)=>tA(t,o,a),reveal:(o,a)=>s_(t,o,a),placeOf:o=>sA(t,o),unmount(){n.disconnect(),s?.(),cancelAnimationFrame(t.frame)}})}var oA=24,ol=20;function aA(e,t){
let n=Array.from(e),s=Math.max(0,n.length-ol),o=t>oA?Math.min(Array.from(e.slice(0,t)).length,s):s,a=(r,i,l)=>c("span",{class:r},n.slice(i,l).join(""));return c("bdi",{class:"split"},a("split-head",0,
o),c("span",{class:"split-key"},c("bdi",{dir:"ltr"},n.slice(o,o+ol).join(""))),o+ol<n.length&&a("split-rest",o+ol))}var t_=200,rA=30;function iA(e){if(!e.order)return e.rows;let t=e.order.down?-1:1;return[
...e.rows].sort((n,s)=>{let[o,a]=[n[e.order.key]??null,s[e.order.key]??null];return o===null||a===null?(o===null)-(a===null):t*(typeof o=="number"?o-a:String(o).localeCompare(String(a)))})}function lA(e,t){
let n=e.order?.key===t.key?!e.order.down:!!t.number;e.order={key:t.key,down:n},rl(e),e.head.querySelector("[aria-sort] button")?.focus()}function cA(e,t,n,s,o){let a=e.spec.href&&t.link?.(s,e.spec.parameters??
{}),r=t.mono&&typeof o=="string"?aA(o,e.places.get(t.key)?.get(o)??0):o;if(a||!t.mono||typeof o!="string"||o.length<=rA)return a?c("a",{href:e.spec.href(a)},r):r;let i=v(r,()=>{let l=i.getAttribute("a\
ria-expanded")!=="true";i.setAttribute("aria-expanded",String(l)),k(i,l?o:r)},{class:"name-button","aria-expanded":"false"});return i}function dA(e,t){e.groups.hidden=!t.some(s=>s.group);let n=[];for(let s of e.
groups.hidden?[]:t){let o=n.at(-1);s.group&&o?.[0].group===s.group?o[1]+=1:n.push([s,1])}k(e.groups,n.map(([{group:s,groupWhat:o},a])=>s?c("th",{scope:"colgroup",colspan:a,class:"group-start",title:o},
s):c("td",{}))),k(e.head,t.map((s,o)=>{let a=e.order?.key===s.key;return c("th",{scope:"col",class:o_(s,t[o-1]),"aria-sort":a&&(e.order.down?"descending":"ascending")},v(`${s.title}${a?e.order.down?" \
↓":" ↑":""}`,()=>lA(e,s),{class:"link-button th-button",title:s.what,"aria-label":s.group&&`${s.title}, ${s.group}`}))}))}var o_=(e,t,n=[])=>[e.number&&"num",e.group&&e.group!==t?.group&&"group-st\
art",...n].filter(Boolean).join(" ")||null;function rl(e){let t=e.spec.columns.filter(s=>e.wide||!s.extra);dA(e,t);let n=new Set;k(e.body,iA(e).slice(0,e.limit).map(s=>c("tr",{},t.map((o,a)=>{let r=s[o.
key],i=o.show(r,s);return i===q&&o.blank&&n.add(o),c("td",{title:i===q&&o.blank?o.blank:o.mono?r:o.exact?.(r,s),class:o_(o,t[a-1],[o.mono&&"mono data-name",o.tone?.(r,s)])},cA(e,o,r,s,i))})))),e.blanks.
hidden=n.size===0,k(e.blanks,[...new Map([...n].map(s=>[s.group??s.title,s.blank]))].map(([s,o])=>`${q} in ${s}: ${o}`).join("; "),"."),e.count.textContent=e.rows.length>1?b(e.rows.length):"",e.more.hidden=
e.rows.length<=e.limit,k(e.more,v(`Show ${b(Math.min(t_,e.rows.length-e.limit))} more of ${b(e.rows.length)}`,()=>{e.limit+=t_,rl(e)},{class:"link-button"}))}function uA(e,t){e.rows=t;for(let{key:n}of e.
spec.columns.filter(s=>s.mono))e.places.set(n,Jm(e.rows.map(s=>String(s[n]??""))));e.node.hidden=e.rows.length===0,rl(e)}function lt(e){let t={spec:e,rows:[],places:new Map,order:null};t.groups=c("tr",
{class:"column-groups"}),t.head=c("tr"),t.wide=!e.columns.some(i=>i.extra);let n=!t.wide&&v("All columns",()=>{t.wide=!t.wide,n.setAttribute("aria-pressed",String(t.wide)),rl(t)},{"aria-pressed":"fals\
e","aria-label":`All columns of ${e.caption}`});t.body=c("tbody"),t.more=c("p",{class:"data-more",hidden:!0}),t.count=c("span",{class:"chart-unit"});let s=new Map(e.columns.map(i=>[i.group??i.title,i.
what??i.groupWhat]).filter(([,i])=>i)),o=s.size>0&&c("details",{class:"data-meanings small"},c("summary",{},"What the columns mean"),c("dl",{},[...s].flatMap(([i,l])=>[c("dt",{},i),c("dd",{},l)])));t.
blanks=c("p",{class:"data-blanks muted small",hidden:!0});let a=[e.caption,e.heading].filter(Boolean).join(": "),r=Pe(a);return r.set(e.sql??null),t.node=c("section",{class:`card data-card ${e.class??
""}`.trim(),"aria-label":a},c("div",{class:"chart-head"},c(e.level??"h3",{},a," ",t.count),c("div",{class:"chart-tools"},n,r.node,e.csv&&c("a",{class:"button",href:e.csv,download:"",title:`${e.caption}\
: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${a}, rows`},c("table",{class:"data-table"},c("caption",{class:"\
visually-hidden"},a),c("thead",{},e.columns.some(i=>i.group)&&t.groups,t.head),t.body)),t.more,o,t.blanks),t.limit=e.limit??20,{node:t.node,show:i=>uA(t,i)}}var fA=3,a_=[14,112],hu=3,mu=10,hA=.12,mA=1.01;function pA(e,t,n){let{sides:s,changes:o,ranks:a}=e,r=s.every(({sample:d})=>d.step_number===null)?"Whole recording":"Median step";t.href=pu(e);let i=a?` \
of rank ${[...new Set(s.map(({sample:d})=>d.rank))].join(" and ")}`:"",l=o===null||[...o.values()].every(({change:d})=>d==="");t.setAttribute("aria-label",`${r}${i} of both sides: open it in the timel\
ine`),n.textContent=`${r}${i}${l?"":"; coloured: changed"}`,n.title=s.map(({sample:d})=>x(d.step)).join(" → ")}function wA(e,t){let n=(t??[]).find(({kind:a,ranks:r})=>a!=="memory"&&r.length>0)?.ranks[0];
if(e.some(({rank:a})=>a===n))return n;let s=new Map;e.forEach(({rank:a,step_ns:r})=>{let[i,l]=s.get(a)??[0,0];s.set(a,[i+(r??0),l+1])});let o=[...s].map(([a,[r,i]])=>[a,r/i]);return o.reduce((a,r)=>r[1]>
Math.max(a[1],mA*o[0][1])?r:a)[0]}function gA(e,t){let{rank:n,span:s}=e.find(r=>r.rank===t)??e[0],o=e.filter(r=>r.rank===n&&r.span===s).sort((r,i)=>(r.step_ns??0)-(i.step_ns??0)),a=o[o.length>>1];return{
...a,step:(a.step_ns??0)/1e3}}var yA=({q:e,category:t,change:n,significant:s,device_type:o},{row_count:a,rows:r})=>r.length>=a&&o==="ALL"&&[e,n,s].every(i=>i==="")&&t.length===0,r_=({duration:e})=>e.reduce(
(t,n)=>t+n,0);function _A({lanes:e}){let t=e.filter(({sort:s})=>s==="device"),n=[...t].sort((s,o)=>r_(o)-r_(s)).slice(0,fA);return[...e.filter(({sort:s,main:o})=>s==="host"&&o).slice(0,1),...t.filter(
s=>n.includes(s))]}function bA(e,t,n,s,{y:o,high:a,at:r}){let i=d=>[r(t.start[d]),Math.max(.6,r(t.start[d]+t.duration[d])-r(t.start[d]))],l=[];e.fillStyle=E(t.sort==="host"?"--span-host":"--span-compu\
te"),t.start.forEach((d,u)=>{let f=t.name[u],h=s?.get(Ee(n.names[f],n.categories[f]))?.change??"",[m,p]=i(u);e.fillRect(m,o,p,a),h!==""&&t.merged[u]<=1&&l.push([h,m,p])});for(let[d,u,f]of l)e.fillStyle=
E(`--span-${d}`),e.fillRect(u,o,f,a)}function kA(e,{sides:t,changes:n,extent:s},o,a){let r=l=>o*l/s,i=0;t.forEach((l,d)=>{e.fillStyle=E(d===0?"--control-fill":"--test-fill"),e.fillRect(0,i,r(l.sample.
step),2),i+=4,l.lanes.forEach(u=>{bA(e,u,l.answer,n,{y:i,high:a,at:r}),i+=a+hu}),i+=mu-4})}function xA(e,t,n){let s=e.clientWidth,o=t.sides.reduce((i,{lanes:l})=>i+l.length,0),a=(n-2*mu-4)/o-hu,r=Math.
round(Math.min(a_[1],Math.max(a_[0],a)));kA(ma(e,s,o*(r+hu)+2*mu),t,s,r)}var pu=({state:e,sides:t},n={})=>Wt(e,{...Object.fromEntries(t.flatMap(({sample:s},o)=>[[`${O[o]}_rank`,String(s.rank)],[`${O[o]}\
_span`,String(s.span)],[`${O[o]}_step`,s.step_number===null?"":String(s.step_number)]])),...n});function vA(e,t,n,{pixels:s,signal:o}){let a=z("",{rank:n.rank,span:n.span,threads:1,pixels:Math.max(300,
Math.round(s)),step:n.step_number});return Wn(a,e,O[t]),Bt(e[O[t]],"",a,{signal:o})}var $A=({answer:{extent:e}})=>e.to-Math.max(0,e.from);function SA(e,t,n){let s=n*(e-t.left)/t.width,o=n*hA/2;return{
from:Math.max(0,s-o),to:s+o}}function EA(e,t,n,s){let o=e.map((r,i)=>({answer:r,sample:s[i],lanes:_A(r)})),a=O.some(r=>new Set(n.step_time.samples[r].map(({rank:i})=>i)).size>1);return{state:t,sides:o,
ranks:a,changes:!a&&yA(t,n)?Wa(n):null,extent:Math.max(...o.map(r=>Math.max($A(r),r.sample.step)))}}var TA=async(e,t,n,s)=>EA(await Promise.all(n.map((o,a)=>vA(e,a,o,s))),e,t,n);function i_(e){e.hidden=
!0,e.dataset.ready=""}var OA=({ctrlKey:e,metaKey:t,shiftKey:n,detail:s})=>e||t||n||s===0;async function MA(e,t,n){let s=z(de(e.state),{significance:!1,diagnosis:!1,limit:3e3,...Object.fromEntries(O.map(
(o,a)=>[`${o}_ranks`,e.sides[a].sample.rank])),exclude:oa});try{e.changes=Wa(await ue(s,{signal:t})),n()}catch{}}function d_(e){let t=c("canvas",{"aria-hidden":"true"}),n=c("span",{class:"muted small"},
"Median step; coloured: changed"),s=c("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:l}},t),o=c("div",{
class:"step-strip",hidden:!0},n,s),a=we(),r=null,i=()=>r&&t.clientWidth>0&&xA(t,r,o.clientHeight-n.offsetHeight);function l(h){r&&!OA(h)&&(h.preventDefault(),e(pu(r,SA(h.clientX,t.getBoundingClientRect(),
r.extent))))}async function d(h,m,p,w){return await ze(),h.throwIfAborted(),{signal:h,...await TA(m,p,w,{pixels:o.parentNode.clientWidth,signal:h})}}function u(h){r=h,o.hidden=r.sides.some(({lanes:p})=>p.
length===0);let m=()=>i(pA(h,s,n));m(),r.changes===null&&MA(h,h.signal,m),o.dataset.ready=""}let f=pa(o,i);return{node:o,draw(h,m,p,w){let{samples:g}=p.step_time;if(!O.every(M=>g?.[M]?.length>0)){i_(o);
return}let y=wA(g.test,w),_=O.map(M=>gA(g[M],y));a.ask(`${m} ${y}`,M=>d(M,h,p,_),u,()=>{a.drop(),i_(o)})&&(o.hidden=!1,r=null,s.href=pu({state:h,sides:_.map(M=>({sample:M}))}))},stop(){a.drop(),f.stop()}}}
var u_=8,AA=24,CA=80,gu=({step_number:e})=>e!==null,wu=e=>[e.span,gu(e)?e.step_number:e.rank],f_=({rank:e,span:t})=>`${e}/${t}`;function h_(e){return`${gu(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.
span>0?`, file ${e.span+1}`:""}`}function RA(e){let n=[...new Map(e.map(s=>[wu(s).join("/"),wu(s)]))].sort(([,s],[,o])=>s[0]-o[0]||s[1]-o[1]);return new Map(n.map(([s],o)=>[s,o]))}function LA(e){let[t,
n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,t-s),n+s]}var il=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function NA(e,t){let n=new Map;for(let s of e){let o=f_(s.sample);
n.set(o,[...n.get(o)??[],s])}return n.size>u_?[]:[...n.values()].flatMap(s=>(s.sort((o,a)=>o.x-a.x),s.slice(1).map((o,a)=>j("line",{class:`strip-line strip-${t}`,x1:`${s[a].x}%`,y1:`${s[a].y}%`,x2:`${o.
x}%`,y2:`${o.y}%`}))))}function PA(e,t){return e.map((n,s)=>({ring:s+1,step:n,y:il(n,t),x:e.length>1?3+94*s/(e.length-1):50}))}function IA(e,{samples:t,blocks:n},s,o,a){let r=RA(t),i=t.map(f=>({sample:f,
y:il(f.step,s),x:r.size>1?3+94*r.get(wu(f).join("/"))/(r.size-1):50})),l=PA(n,s),d=t.filter(gu).map(f=>f.step_number),u=d.length===0?S(t.length,"recording"):`step ${Math.min(...d)}${r.size>1?` – ${Math.
max(...d)}`:""}`;return c("div",{class:"strip-panel"},yu(j("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},j("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${il(o,s)}%`,y2:`${il(
o,s)}%`}),NA(i,e),i.map(({sample:f,x:h,y:m})=>j("circle",{class:`strip-dot strip-${e}`,cx:`${h}%`,cy:`${m}%`,r:t.length>CA?2:3.2})),l.map(({x:f,y:h})=>j("circle",{class:`strip-ring strip-${e}`,cx:`${f}\
%`,cy:`${h}%`,r:3.2}))),[...i,...l],f=>a(f&&(f.ring?`${e}, block ${f.ring} of ${l.length} without the profiler: ${x(f.step)}`:[`${e}, ${h_(f.sample)}: ${x(f.sample.step)}`,ms(f.sample)].filter(Boolean).
join(`
`)))),c("p",{class:`${e}-text small strip-caption`},`${e}, ${u}`))}function yu(e,t,n){return e.addEventListener("pointermove",({clientX:s,clientY:o})=>{let a=e.getBoundingClientRect(),r=({x:l,y:d})=>Math.
hypot(a.left+l*a.width/100-s,a.top+d*a.height/100-o),i=t.reduce((l,d)=>r(d)<r(l)?d:l);n(r(i)<AA?i:null)}),e.addEventListener("pointerleave",()=>n(null)),e}function DA(e,{samples:t,blocks:n}){let s=t.map(
a=>a.step),o=t[s.indexOf(Math.max(...s))];return`${e}: ${S(t.length,"sample")} from ${x(Math.min(...s))} to ${x(o.step)}, median ${x(Nt(s))}; the longest is ${h_(o)}.${n.length>0?` Without the profile\
r: ${S(n.length,"block")} from ${x(Math.min(...n))} to ${x(Math.max(...n))}.`:""}`}var m_=(e,t)=>e&&Object.fromEntries(O.map(n=>[n,e[n].map((s,o)=>{let{host_ns:a=null,lag_ns:r=null}=t?.[n][o]??{};return{
...s,...a!==null&&{host:a/1e3,lag:r/1e3}}})]));function p_(e,t,n=null){if(!O.every(f=>e?.[f]?.length>0)||O.every(f=>e[f].length<2))return null;let s=Object.fromEntries(O.map(f=>[f,{samples:e[f],blocks:n?.[f]??
[]}])),o=O.flatMap(f=>[...e[f].map(h=>h.step),...s[f].blocks]),a=LA(o),r=Nt(e.control.map(f=>f.step)),i=[D("strip-title"),D("strip-words")],l=O.some(f=>{let h=new Set(e[f].map(f_));return h.size<=u_&&
h.size<e[f].length}),d=c("div",{class:"strip-tip",hidden:!0}),u=f=>{d.hidden=!f,k(d,f)};return c("div",{class:"sample-strip",role:"img","aria-labelledby":i[0],"aria-describedby":i[1]},c("div",{class:"\
small muted strip-words"},c("span",{id:i[0]},`Every ${t}`)," as a dot",l&&", ranks as lines",n&&"; blocks without the profiler as rings","; dashed: the median of the control"),c("p",{class:"visually-h\
idden",id:i[1]},O.map(f=>DA(f,s[f])).join(" ")),c("div",{class:"strip-body"},c("div",{class:"strip-scale small muted","aria-hidden":"true"},c("span",{},x(a[1])),c("span",{},x(a[0]))),O.map(f=>IA(f,s[f],
a,r,u))),d)}function BA(){let e=c("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=c("details",{class:"grid-table"},c("summary",{},"These n\
umbers as a table"),e),n=null,s=null;function o(){!t.open||!n||s===n||(s=n,k(e,_t(null,`${n.title} of every rank and step`,["Rank",["Step",null],"Control","Test","Δ","Δ %"],n.grid.rows.flatMap((r,i)=>n.
grid.columns.map((l,d)=>a(r,l,i,d))))))}function a(r,i,l,d){let{values:u,format:f,formatDiff:h}=n,[m,p,w]=[u.control[l][d],u.test[l][d],u.diff[l][d]];return m===null&&p===null?null:c("tr",{},c("th",{scope:"\
row"},r.text),c("td",{},c("a",{href:n.timeline(r,i),title:"Show this step in the timeline"},i.text)),To([m,p],{show:f,diff:h},{diff:w,cls:""}))}return t.addEventListener("toggle",o),{node:t,draw(r){n=
r,o()}}}var qA={time:[x,Z,C,be],count:[b,Ae,b,Ae]};function _u({id:e,level:t,choices:n,onPick:s,timeline:o,go:a,above:r,below:i}){let l=D("heat"),d=ge(n,s,{id:l}),u=Cg({id:e,title:"Rank × step",level:t,
file:"rank-step",onCell:(...p)=>a(o(...p))}),f=BA(),h=c("p",{class:"muted small",hidden:!0});return{node:c("div",{class:"heat-block"},c("p",{class:"chart-bar"},c("label",{for:l},"Heat maps of"),d),r,u.
node,h,i,f.node),choice:d,chart:u,draw(p,{of:w,kind:g,title:y,file:_,revision:$,more:M,none:R}){let Y=Ir(p,w),[I,H,at,Me]=qA[g],sn=[...Y.control,...Y.test].flat().some(is=>is!==null);u.draw({rows:p.rows,
columns:p.columns,...Y,kind:g,file:_,heading:y,more:M,revision:$,format:at,formatDiff:Me,empty:sn?"":R}),f.node.hidden=!sn,f.draw({grid:p,values:Y,timeline:o,title:y,format:I,formatDiff:H});let Rt=[p.
ranksByPosition&&"ranks",p.stepsByPosition&&"step numbers"].filter(Boolean);h.hidden=Rt.length===0,h.textContent=`The sides have different ${Rt.join(" and ")}; they are paired by position (control / t\
est).`}}}var w_={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(me).map(([e,{name:t}])=>[e,t]))},FA=20;function WA(e,t){let[n,s]=[new Set(t.ranks),new Set(t.steps)];
return e.filter(({rank:o,step_number:a})=>n.has(o)&&(a===null?t.pseudo_steps>0:s.has(a)))}function l_(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((a,r)=>r.lag-a.lag),s=n.
slice(0,3).map(a=>`rank ${a.rank} by ${F(100*(a.lag-1))}`),o=n.length-s.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${s.join(", ")}${o>0?` and\
 ${o} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication\
 is ${F(100*t.waiting)} of its step): the others probably wait for it.`}var g_=(e,t)=>t==="step"&&e.view&&dt(e.view.answer)?"whole recording":w_[t];function jA(e,{set:t,marker:n,marker_until:s},o){let a=JSON.
stringify([t,n,s,o]);if(!e.stored.has(a)){let r=lo(t,{...n!==null&&{marker:n,marker_until:s},...o&&{cut_overlaps:"true"}});e.stored.set(a,r),r.catch(()=>e.stored.delete(a))}return e.stored.get(a)}async function HA(e,t){
if(O.some(n=>t[n].any)){c_(e,t,"Each file counts as one step here, so there are no steps to show.");return}try{let n=await Promise.all(O.map(s=>jA(e,t[s],t.selection.cut_overlaps)));if(e.view?.answer===
t){let s=n.map((o,a)=>WA(o,t[O[a]]));e.view={...e.view,samples:s,judged:s.map(hp)},y_(e)}}catch(n){c_(e,t,n.message)}}function c_(e,t,n){e.view?.answer===t&&(e.summary.textContent=n,e.body.hidden=!0)}
function y_(e){let[t,n]=e.view.judged,s=({ranks:i},l)=>`${S(i.length,"rank")}, ${S(e.view.samples[l].length,"sample")}`,o=[l_(t),l_(n)],a=o[0]===o[1]?o[0]:o.map((i,l)=>i&&`${l===0?"Control":"Test"}: ${i}`).
filter(Boolean).join(" "),r=[s(t,0),s(n,1)];e.summary.textContent=`${r[0]===r[1]?`${r[0]} on each side`:`${r[0]} against ${r[1]}`}. ${a}`,e.body.hidden=!1,e.node.classList.toggle("lagging",e.view.judged.
some(i=>i.slow.length>0)),e.metric!==""&&__(e)}async function UA(e,t){let n={};e.asked.set(t,n),e.asked.size>FA&&e.asked.delete(e.asked.keys().next().value);try{n.samples=(await Jr(t)).samples}catch(s){
n.failed=s.message,e.asked.delete(t)}e.metric==="op"&&e.operation?.query===t&&__(e,n)}function zA(e,t){if(e.metric!=="op")return{samples:e.view.samples,of:s=>s[e.metric],revision:e.metric,none:"Withou\
t device work the parts of a step are not known."};if(e.operation===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let n=t??e.asked.get(
e.operation.query);return n===void 0&&UA(e,e.operation.query),n?.samples?{samples:O.map(s=>n.samples[s]),of:s=>s.total_duration,revision:e.operation.query,none:""}:{none:n?.failed??"Reading the events\
 of this operation …"}}function __(e,t){let{judged:n,file:s}=e.view,{samples:o=[[],[]],of:a,revision:r,none:i}=zA(e,t),l=Pr(...o);e.name.hidden=e.metric!=="op"||e.operation===null,k(e.name,e.operation&&
c("bdi",{},e.operation.name));let d=e.metric==="op"?"duration in each rank and step":g_(e,e.metric);e.heat.draw(l,{of:a,kind:"time",title:d,file:s,none:i,more:(u,f,h)=>ms(l[u][f][h]),revision:`${e.view.
revision}#${r}`}),k(e.lags,GA(n))}function KA(e,t,n,s,o,a){e.metric=n,e.operation=a,e.node.open=e.metric!=="",e.heat.choice.value=e.metric||"step",e.view?.answer!==t?(e.view={answer:t,file:s,revision:o},
e.heat.choice.options[0].textContent=g_(e,Wr[0]),HA(e,t)):e.view.judged&&y_(e)}function b_(e,{timeline:t,go:n}){let s={stored:new Map,asked:new Map,view:null,metric:"",operation:null};return s.summary=
c("span",{class:"muted rank-summary"}),s.name=c("p",{class:"mono small heat-name",hidden:!0}),s.lags=c("div",{class:"lags"}),s.heat=_u({id:"chart-steps",level:"h3",choices:Wr.map(o=>[o,w_[o]]),onPick:e,
timeline:t,go:n,above:s.name,below:s.lags}),s.body=s.heat.node,s.node=c("details",{class:"card rank-steps"},c("summary",{},c("h2",{},"Ranks and steps")," ",s.summary),s.body),s.node.addEventListener("\
toggle",()=>{s.node.open!==(s.metric!=="")&&e(s.node.open?"step":"")}),{node:s.node,heat:s.heat.chart,draw:(o,a,r,i,l)=>KA(s,o,a,r,i,l)}}function GA([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;
let n=[...new Set([...e.ranks,...t.ranks].map(a=>a.rank))].sort((a,r)=>a-r),s=(a,r)=>{let i=a.ranks.find(d=>d.rank===r);if(!i)return[1,2,3].map(()=>c("td",{class:"num muted"},"–"));let l=a.slow.includes(
i);return[c("td",{class:"num",title:C(i.step)},x(i.step)),c("td",{class:`num${l?" lag":""}`},B(i.lag===null?null:100*(i.lag-1)),l&&" lags"),c("td",{class:`num${a.awaited===i?" lag":""}`},F(i.waiting===
null?null:100*i.waiting))]},o=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communica\
tion as a share of its step: waiting for other ranks and for the network"]].map(([a,r])=>c("th",{scope:"col",class:"num",title:r},a));return c("div",{class:"grid-table-scroll",tabindex:"0",role:"regio\
n","aria-label":`Ranks ${se(n)}`},c("table",{class:"lag-table"},c("caption",{class:"visually-hidden"},"The ranks of both sides"),c("thead",{},c("tr",{},c("td"),c("th",{colspan:"3",scope:"colgroup",class:"\
control-text"},"Control"),c("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),c("tr",{},c("th",{scope:"col"},"Rank"),o(),o())),c("tbody",{},n.map(a=>c("tr",{},c("th",{scope:"row"},String(
a)),s(e,a),s(t,a))))))}var YA=56,VA=e=>e.replace(/^-/,"−").replaceAll(" "," ");function jt(e,t=()=>null,n=YA){let s=e.flatMap(({name:a})=>a??[]),o=new Map(an(s,n).map((a,r)=>[s[r],a]));return e.map(({text:a,name:r,row:i,
number:l})=>{if(r===void 0)return a??VA(l);let d=i&&t(i),u=c("code",{title:i?.name??r},c("bdi",{},o.get(r)));return d?c("a",{href:d,class:"diagnosis-name"},u):u})}var JA=8,k_=40,QA={"device side":"lau\
nched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device waits between calls in "};function XA({
part:e,name:t,category:n,path:s}){let a=(n!==null||t==="device side"||t==="in the launch")&&s.at(-2)||s.at(-1),r=a&&a!=="launched elsewhere"?[{name:a}]:[];return n===null?r.length===0?[{text:`${e}: ${t}`}]:
[{text:e==="idle"?QA[t]??`${t}, in `:`${e}: in `},...r]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:n}},...r.length>0?[{text:" in "},...r]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}
function ZA(e,{control_samples:t,test_samples:n}){let s=new Map,o=(l,d,u,f)=>{let h=s.get(l)??{parts:d,control:0,test:0,count:0};h.control+=u/1e3/Math.max(1,t),h.test+=f/1e3/Math.max(1,n),h.count+=1,s.
set(l,h)};for(let l of e.places){let d=XA(l);o(d.map(({text:u,name:f})=>u??f).join(""),d,l.control_ns,l.test_ns)}let a=[...s.values()].sort((l,d)=>Math.abs(d.test-d.control)-Math.abs(l.test-l.control)).
slice(0,JA),r=l=>a.reduce((d,u)=>d+u[l],0),i=e.places_count-r("count");return i<=0?a:[...a,{parts:[{text:S(i,"more place")}],count:i,control:e.control-r("control"),test:e.test-r("test")}]}function E_(e,t){
let[n,s]=cs(e,t);return c("span",{class:"account-times",title:`${C(e)} → ${C(t)}`},c("span",{class:"control-text"},n)," → ",c("span",{class:"test-text"},s))}function eC(e,t,n,s){let o=[...e.parts.
flatMap(({row:l})=>l??[]),...s?.rows??[]],r=[...[...new Map(o.map(l=>[`${l.name}
${l.category}`,l])).values()].slice(0,3).map(l=>({name:l.name,row:l})),{timeline:n.timeline(s)},{tree:n.tree()}],i=({parts:l,control:d,test:u})=>{let f=u-d;return c("li",{},c("span",{},jt(l,n.page,k_)),
E_(d,u),c("span",{class:"account-change",title:be(f)},Yo(f)))};return c("div",{class:"account-places small"},c("ul",{"aria-label":"What adds up to it"},ZA(e,t).map(i)),c("p",{},"Show ",r.flatMap(({name:l,
row:d,timeline:u,tree:f},h)=>[h>0&&" · ",d?jt([{name:l,row:d}],n.page,k_):c("a",{href:u??f},u?"in the timeline":"in the tree")])))}var tC=2,nC=3,x_=52,sC=5,Ka=({certainty:e})=>e==="sure"||e==="likely",
vu=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,$u=({brief:e,parts:t})=>vu((e??t).map(n=>n.text??n.name??n.number).join(""));function oC(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);
return(e?.lines??[]).map((n,s)=>{let o=n.control_ns/1e3/Math.max(1,e.control_samples),a=n.test_ns/1e3/Math.max(1,e.test_samples);return t+=a-o,{...n,index:s,control:o,test:a,change:a-o,from:t-(a-o)}})}
function v_(e,{least:t,most:n,room:s,more:o}){let a=s,r=0;for(;r<Math.min(e.length,n)&&(r<t||$u(e[r])+o<=a);)a-=$u(e[r])+o,r+=1;return[r,a]}var aC=e=>e.filter(({line:t,kind:n})=>t===void 0&&!["limit",
"host_need","machine"].includes(n)).sort((t,n)=>(n.certainty==="fact")-(t.certainty==="fact")),bu=(e,t=e.some(Ka)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((n,s)=>n+s.change,0)});function ku(e,[
t,n]){let s=r=>n>t?100*(r-t)/(n-t):0,[o,a]=[s(e.from),s(e.from+e.change)].sort((r,i)=>r-i);return c("span",{class:"account-track","aria-hidden":"true"},c("span",{class:`account-bar ${Ka(e)?ne(e.change):
"unsure"}`,css:{left:`${o}%`,width:`${a-o}%`}}))}var xu=e=>c("span",{title:be(e.change),class:`account-change ${Ka(e)?ne(e.change):"muted"}`},Yo(e.change));function Ou(e,t=null){let n=c("ol",{class:"a\
ccount","aria-label":"Where the change comes from"}),s=c("ul",{class:"facts","aria-label":"Also different"}),o=c("p",{class:"muted small",hidden:!0},"Grey: may be noise."),a=c("div",{class:"account-bo\
x"},n,o),r=(d,u,f)=>e&&c("button",{type:"button",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${d.text}`,"aria-expanded":String(f),data:{line:u},on:{
click:()=>t(u,!f)}},mt("chevron"));function i(d,u,f){let h=`line-${d.index}`,m=f&&f.open.includes(h);return c("li",{data:{kind:d.kind,certainty:d.certainty}},ku(d,u),c("span",{class:`account-words${Ka(
d)?"":" muted"}`,title:d.text},jt(d.brief??d.parts,void 0,x_)),E_(d.control,d.test),xu(d),f&&r(d,h,m),m&&e&&eC(d,f.account,e,f.entry))}let l=(d,u)=>c("button",{type:"button",class:"link-button","aria-\
expanded":String(u),on:{click:()=>t("lines",!u)}},d);return{node:a,facts:s,draw({account:d,diagnosis:u},{open:f,sure:h,sum:m,lines:p,words:w}){let g=f.includes("lines"),y=n.contains(document.activeElement)&&
document.activeElement.dataset.line,_=oC(d).filter(({change:$e,kind:Nc})=>$e!==0||Nc!=="rest"),$=_.at(-1)?.kind==="rest"?_.pop():null,M=[..._,...$?[$]:[]].flatMap($e=>[$e.from,$e.from+$e.change]),R=[Math.
min(...M),Math.max(...M)],Y=aC(u??[]),I=Y[0]?.certainty==="fact"?$u(Y[0]):0,[H,at]=v_(_,{least:tC,most:p,room:w-I,more:sC}),[Me]=v_(Y,{least:I>0?1:0,most:nC,room:at+I,more:0}),[sn,Rt]=[g?_.length:H,g?
[]:[..._.slice(H),...$?[$]:[]]],is=$e=>({account:d,open:f,entry:u?.find(Nc=>Nc.line===$e.index)}),Ko=_.length>0&&bu([..._,...$?[$]:[]],h?"sure":""),PS=H<_.length||Me<Y.length;k(n,_.slice(0,sn).map($e=>i(
$e,R,is($e))),(g||Rt.length===1)&&$&&i($,R,g&&is($)),Rt.length>1&&c("li",{class:"account-rest"},ku(bu(Rt),R),l(`${S(Rt.length-($?1:0),"more line")}${$?" and the rest":""}`,!1),c("span"),xu(bu(Rt))),_.
length>0&&c("li",{class:"account-sum"},ku(Ko,R),c("span",{class:"strong"},m),xu(Ko))),k(s,Y.slice(0,g?Y.length:Me).map($e=>c("li",{data:{kind:$e.kind,certainty:$e.certainty},title:$e.text},jt(g?$e.parts:
$e.brief??$e.parts,g&&e?e.page:void 0,x_))),t&&PS&&(g||Rt.length<2)&&c("li",{class:"facts-more"},l(g?"Show less":`${Y.length-Me} more`,g))),[...n.querySelectorAll(".account-go")].find(({dataset:$e})=>$e.
line===y)?.focus(),s.hidden=s.childElementCount===0,n.hidden=_.length===0,o.hidden=n.hidden||_.slice(0,sn).every(Ka)}}}var ul=(e="Damaged")=>c("strong",{class:"damage-mark"},mt("warning"),e);function cl(e,{
onCut:t,isCut:n}={}){let s=e.filter(({severity:a})=>a==="damage"),o=e.filter(({severity:a})=>a!=="damage");return[s.length>0&&c("ul",{class:"notice damage","aria-label":"Damage"},s.map(({text:a})=>c("\
li",{},ul()," ",a))),o.length>0&&c("ul",{class:"notice"},o.map(({kind:a,text:r})=>c("li",{},r,a==="formats_differ"&&t&&[" ",v(n?"As recorded":"Cut the rows of both",()=>t(!n),{class:"link-button"})])))]}
var rC=(e,t)=>e.filter(({text:n})=>!t?.some(s=>s.text===n));function fl(e,t=e?.length??0){return t>0&&c("div",{class:"damage-list"},c("p",{},ul(S(t,"file")+" damaged"),": the numbers of this set are n\
ot what was recorded."),c("ul",{},e.map(({file:n,rank:s,text:o})=>c("li",{},`Rank ${s} (`,c("span",{class:"mono"},n),`): ${o}`)),t>e.length&&c("li",{class:"muted"},`and ${b(t-e.length)} more`)))}var $_={
compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},Su=(e,t)=>100*e[t]/e.step;function iC(e){let t=Su(e,"idle"),n=t<9.95||t>90.05?1:0,s=Number(Q(t,n,n));return[
100-s,s].map(o=>`${Q(o,n,n)} %`)}function lC({control:e,test:t}){let[n,s]=[e,t].map(({limited_by:o})=>o??"unclear");return n===s?n:`${n} → ${s}`}function S_(e,t,n){let[s,o]=iC(n),a=Object.keys($_).
filter(r=>n[r]>0);return c("div",{class:"limit-row"},c("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),c("span",{class:"limit-track","aria-hidden":"true"},a.map(r=>c("span",{class:`li\
mit-${$_[r]}`,css:{width:`${Su(n,r)}%`},title:`${me[r].name}: ${x(n[r])}, ${F(Su(n,r))} of the step`}))),c("span",{class:"limit-words"},`device ${s} busy, ${o} idle`))}function cC(){let e=c("div",{class:"\
limits"});return{node:e,draw({step_time:{control:t,test:n},verdict:s,...o}){let r=!(s.verdict==="cannot_judge"&&O.every(i=>o[i].steps.length>=4))&&[t,n].every(i=>i&&i.step>0&&typeof i.idle=="number"&&
i.idle<i.step);e.hidden=!r,k(e,r&&[c("p",{},"Limit: ",c("b",{},lC({control:t,test:n}))),S_("control","A",t),S_("test","B",n)])}}}var T_=e=>c("bdi",{class:"mono"},e),dC=e=>!e.any&&e.marker===null&&e.steps.
length===0&&e.samples>0?e.suggested_marker??"":"";function uC(e){let[t,n]=O.map(o=>dC(e[o])),s=O.map(o=>e[o].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:s[0]===
s[1]?b(s[0]):`${b(s[0])} and ${b(s[1])}`,changes:{control_marker:t,test_marker:t}}]:O.map((o,a)=>({text:`The ${o} has no steps.`,marker:[t,n][a],found:b(s[a]),changes:{[`${o}_marker`]:[t,n][a]}})).filter(
({marker:o})=>o!=="")}function fC(e){let t=e.map(n=>n.marker_cover);return t.every(n=>n===null||n>=.95)?" ":` (${t.map(n=>F(n)).join(", ")} of the recording) `}function hC(e,t){let n=(a,r)=>{let{marker:i,
marker_until:l}=e[a[0]],d=l==="next",u=d?"end":"next",f=(h,m)=>v(h,()=>t(m),{class:"link-button"});return c("p",{class:"marker-line small"},`A step${r} ${d?"lasts from one":"is one"} `,T_(i),d?" to th\
e next ":fC(a.map(h=>e[h])),t&&[f(d?"Until its own end":"Until the next one",Object.fromEntries(a.map(h=>[`${h}_marker_until`,u])))," ",f("Without it",cn(a))])},[s,o]=O.map(a=>e[a]);return s.marker!==
null&&s.marker===o.marker&&s.marker_until===o.marker_until?[n(O,"")]:O.map(a=>e[a].marker!==null&&n([a],` of the ${a}`))}function mC(e,t){return[hC(e,t),t&&uC(e).map(({text:n,marker:s,found:o,changes:a})=>c(
"p",{class:"marker-line"},`${n} Use `,T_(s),` as step marker (${o} found)? `,v("Use it",()=>t(a),{class:"link-button","aria-label":`Use ${s} as step marker`})))]}var Mu={slower:"Slower",faster:"Faster",
unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Au={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},O_=["steps_differ","single_sample","few_share\
d_kernels"],pC=5,wC=96,gC=(e,{comparability:t})=>e.map(n=>t.some(({kind:s,text:o})=>s==="devices_differ"&&o===n.text)?{...n,brief:[{text:"Another device."}]}:n),dl=({verdict:e})=>e==="slower"||e==="fa\
ster",Eu=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),Tu=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/
4);function yC(e){let{change_percent:t,interval:n}=e,s=Tu(e)?n?.shift_percent:t;return typeof s=="number"&&[Tu(e)&&", typically",s<900?` by ${F(Math.abs(s))}`:`: ${B(s)} as long`]}function _C(e){let{interval:t}=e;
return dl(e)&&typeof t?.low_percent=="number"?["between ",B(t.low_percent)," and ",B(t.high_percent)]:jt(e.range.parts)}function bC(e){let{verdict:t}=e,n=dt(e)?"Whole recording":"Step time";if(t.control===
null||t.test===null)return c("p",{class:"headline"},`${n}: not known.`);let[s,o]=cs(t.control,t.test);return c("p",{class:"headline"},c("strong",{class:`verdict-word verdict-${t.verdict.replace("_","-")}`},
c("span",{"aria-hidden":"true"},`${Eu(e)?"=":Au[t.verdict]} `),Eu(e)?"Nothing can differ":[Mu[t.verdict],dl(t)&&yC(t)]),c("span",{class:"headline-times",title:`Mean ${n.toLowerCase()}: ${C(t.control)}\
 → ${C(t.test)}`},dl(t)&&Tu(t)&&"mean ",ho(s,o)),c("span",{class:"verdict-range"},_C(t)))}function kC(e,{onClock:t,isCorrected:n}={}){return e.filter(({kind:s})=>s==="machine").map((s,o)=>c("p",{class:"\
machine-line",data:{kind:"machine"}},jt(s.parts)," ",t&&o===0&&c("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},n()?
"Show as recorded":"Show at equal clock")))}function M_({links:e=null,actions:t=null,below:n=[],on:s={}}){let o=c("div",{class:"comparability"}),a=c("div",{class:"verdict-head"}),r=c("div",{class:"com\
parability"}),i=c("div",{class:"verdict-strip"}),l=cC(),d=Ou(e,s.fold),u=c("p",{class:"muted",hidden:!0}),f=c("section",{class:"card verdict-card","aria-label":"Verdict"},c("h2",{class:"visually-hidde\
n"},"Verdict"),o,c("div",{class:"verdict-top"},a,t),r,c("div",{class:"verdict-body"},c("div",{class:"verdict-why"},u,d.node),c("div",{class:"verdict-side"},l.node,d.facts,i)),n);function h(m,p,{narrowed:w=!1,
open:g=[]}={}){let{verdict:y,comparability:_}=m,$=p.diagnosis??[],M=s.widen&&y.verdict==="cannot_judge"&&w,R=rC(_,$).filter(({kind:H})=>!O_.includes(H)&&H!=="same_selection"),Y=({severity:H})=>H==="da\
mage";k(o,cl(R.filter(Y))),k(r,cl(R.filter(H=>!Y(H)),{onCut:s.cut,isCut:m.selection?.cut_overlaps})),k(a,bC(m),y.recorded&&c("p",{class:"muted small"},jt(y.recorded.parts)),M&&c("p",{},v("Use all rank\
s and steps",s.widen,{class:"link-button"})),kC($,s.clock&&{onClock:s.clock,isCorrected:s.isCorrected}),mC(m,s.marker??null)),l.draw(m),u.hidden=!p.note,k(u,p.note);let I=[m.recorded.control,m.recorded.
test].map(H=>H.devices.join(" "));d.draw(Eu(m)?{}:{...p,diagnosis:gC($,m)},{open:g,sure:dl(y)&&!y.recorded,sum:y.recorded?"Together, as recorded":"Together",lines:pC-a.querySelectorAll("button").length,
words:wC-[a,o,r].reduce((H,{textContent:at})=>H+vu(at),0)-vu([...new Set(I)].join(" "))}),k(i,A_(m)),f.dataset.verdict=y.verdict}return{node:f,draw:h}}var A_=({verdict:e,step_time:t,without_profiler:n,
...s})=>p_(m_(e.samples,t.samples),dt(s)?"recording":e.recorded?"recorded step":"step",n?.blocks),xC="Confidence: this share of the intervals that are made in this way contains the true change. p: the\
 probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts onc\
e.",vC=({control:e,test:t})=>K(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),ll={key:"",list:[]},$C=({verdict:e,comparability:t},n,s)=>[e.basis!==null&&
c("p",{class:"verdict-reason"},jt(e.range.parts)," ",jt(e.basis.parts),"."),e.basis!==null&&c("p",{class:"muted small"},xC),e.caution&&t.every(({kind:o})=>o!=="same_selection")&&c("p",{class:"one-reco\
rding"},e.caution," ",s&&c("a",{href:s.several},"Compare several recordings")),t.filter(({kind:o})=>O_.includes(o)).map(({text:o})=>c("p",{},o)),(n.diagnosis??[]).filter(({kind:o})=>o==="limit"||o==="\
host_need").map(o=>c("p",{data:{kind:o.kind}},jt(o.parts))),s&&(n.diagnosis??[]).some(({kind:o})=>o==="memory")&&c("p",{},c("a",{href:s.memory},"Show memory"))];function C_(e=null){let t=Ag({id:"chart\
-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),n=c("div",{class:"details-text"}),s=c("div",{class:"details-text"}),o=c("div",{class:"details-strip"}),a=c("details",{class:"\
answer-details"},c("summary",{},"Details"),c("div",{class:"details-body"},c("div",{},n,s,o),t.node)),r=we(),i=null;function l(u){k(s,ll.list.map(f=>c("p",{data:{kind:f.kind},title:f.text},jt(f.parts),
" ",c("a",{href:wt({...gt(u),node:ly(f.tree)})},"Show in the tree"))))}function d(u){if(!e||!a.open)return;let f=de(u).toString(),h=z(f,{layers:!0,diagnosis:!1,limit:0});r.ask(f,p=>ll.key===f?null:ue(
h,{signal:p}),p=>{ll=p?{key:f,list:(p.diagnosis??[]).filter(({kind:w})=>w==="layer")}:ll,l(u),s.dataset.shown=f},r.drop)&&k(s)}return a.addEventListener("toggle",()=>i&&d(i)),{node:a,chart:t,draw(u,f,h,{
revision:m,file:p,caption:w}){let{waterfall:g}=f;i=u,k(n,$C(f,h,e&&{several:vC(f),memory:e(u)})),k(o,A_(f)),t.node.hidden=!g||g.change===0,t.node.hidden||t.draw({fall:g,revision:m,file:p,caption:w,heading:`\
mean per ${dt(f)?"recording":"step"}, test − control`}),d(u)},stop:r.drop}}var SC="https://ui.perfetto.dev",Ru=2*1024**3,R_=100,EC=6e4,Ga=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function TC(e,t,n){return new Promise((s,o)=>{let a=(d,u)=>{
clearInterval(i),clearTimeout(l),window.removeEventListener("message",r),d(u)},r=d=>{d.source===e&&d.origin===t&&d.data==="PONG"&&a(s)},i=setInterval(()=>{e.closed?a(o,new Ga("closed","Perfetto’s wind\
ow was closed.")):e.postMessage("PING","*")},R_),l=setTimeout(()=>a(o,new Ga("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine \
that is.")),n);window.addEventListener("message",r)})}function Cu(e,t=10){e.close(),setTimeout(()=>{!e.closed&&t>1&&Cu(e,t-1)},R_)}async function Lu({title:e,fileName:t,load:n,onWaiting:s=()=>{},at:o=null,
origin:a=SC,patience:r=EC}){let i=window.open(o?"about:blank":a,"_blank");if(!i)throw new Ga("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(o)try{let{start:f,end:h}=await o();
i.location.replace(`${a}/?visStart=${f}&visEnd=${h}`)}catch(f){throw Cu(i),f}let l=new AbortController,d=TC(i,a,r);d.catch(()=>l.abort());let u;try{u=await n(l.signal)}catch(f){throw l.signal.aborted&&
await d,d.catch(()=>{}),Cu(i),f}s(),await d,i.postMessage({perfetto:{buffer:u,title:e,fileName:t}},a,[u])}var OC=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"],L_=e=>e.
metadata?.format==="Perfetto";function MC(e){return(e.notes??[]).some(t=>OC.includes(t.kind))?"damaged: nothing can be added":L_(e)?"not JSON: nothing can be added":e.has_device_rows?"":"no device row\
s: nothing to count"}var AC=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.(json|pftrace|perfetto-trace)$/i,t===""?"":"_with_counters").concat(L_(e)?".pftrace.gz":".json.gz");function N_({
name:e,title:t,bytes:n,fileName:s,url:o,waiting:a="Loading …"}){let r=c("span",{class:"muted small trace-status",role:"status"}),i=n>Ru,l=c("a",{class:"button small-button","aria-label":`Download ${e}`},
"Download"),d=()=>{l.href=o()},u=(m,p=!1)=>{r.textContent=m,r.classList.toggle("error-text",p)};async function f(){h.disabled=!0,u(a);try{await Lu({title:t,fileName:s(),load:m=>ni(o(),{signal:m,onProgress:(p,w)=>u(
`Loading ${U(p)}${w>0?` of ${U(w)}`:""}`)}),onWaiting:()=>u("Waiting for Perfetto …")}),u("Handed to Perfetto.")}catch(m){u(m.message,!0),W(m.message,!0)}finally{h.disabled=!1}}let h=v("Open in Perf\
etto",f,{class:"small-button",disabled:i,"aria-label":`Open in Perfetto: ${e}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your browser; nothing is uploaded"});return d(),
i&&u(`${U(n)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:c("div",{class:"trace-actions"},l,h,r),prepare:d}}var P_=(e,t,n=()=>"")=>N_({name:`rank ${t.rank}\
 of ${e.label}`,title:`${e.label}, rank ${t.rank}`,bytes:t.raw_bytes,fileName:()=>AC(t,n()),url:()=>ti(e.id,t.number,n())}),CC=140,RC={one_clock:"All ranks on one clock",parts:"All ranks, not all on o\
ne clock",not_aligned:"All ranks, each on its own clock"};function LC(e){if(e.ranks.length<2)return null;let t=CC*e.quality.kept,n=c("span",{},"Looking at the clocks …"),s=c("strong",{},"All ranks");
return St("clocks",new URLSearchParams({set:e.id})).then(({set:o})=>{let{status:a}=o.summary[0];k(s,RC[a]),k(n,Wd(o),a!=="one_clock"&&" What is on no common clock keeps its own times.")},o=>k(n,o.message)),
c("div",{class:"trace-all"},s,N_({name:`all ranks of ${e.label}`,title:`${e.label}, all ranks`,bytes:t,fileName:()=>"all-ranks.json.gz",url:()=>ow(e.id),waiting:"The server makes it …"}).node,c("p",
{class:"muted small"},`About ${U(t)} of JSON, made of what the set keeps, with arrows through each collective. `,n))}function ts(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set \
were removed on ${he(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-traces).`:"The traces as recorded were not kept."}function NC(e,t){return c("div",{class:"\
small trace-not-kept"},c("p",{},ts(e)),t?c("p",{},"This server keeps them now: add the same files again, and this set gets them."):c("p",{},"Start the server with ",c("code",{},"tracediff serve --keep\
-traces=20G")," and add the same files again, or add their folder with ",c("code",{},"tracediff ingest --keep-traces FOLDER"),": this set then gets them."))}function PC(e,t,n,s){let o=P_(e,t,n.query),
a=c("td",{}),r=()=>{let i=n.on()?MC(t):"";o.prepare(),k(a,i===""?o.node:c("span",{class:"muted"},i))};return s.push(r),r(),c("tr",{},c("th",{scope:"row"},String(t.rank)),c("td",{class:"mono wrap"},t.file),
c("td",{class:"num"},U(t.trace_bytes)),a)}function IC(e,t,n,s,o){let a=e.file_list.filter(i=>i.trace_bytes!==null),r=e.file_list.length-a.length;return c("section",{},o&&c("h3",{},e.label),LC(e),a.length===
0?NC(e,t):c("div",{class:"scroll-x"},c("table",{class:"files-table trace-table"},c("caption",{class:"visually-hidden"},`Traces of ${e.label}`),c("thead",{},c("tr",{},["Rank","File","Size","Trace"].map(
i=>c("th",{scope:"col",class:i==="Size"?"num":""},i)))),c("tbody",{},a.map(i=>PC(e,i,n,s))))),a.length>0&&r>0&&c("p",{class:"muted small"},`${b(r)} more were not kept.`))}function DC(e,t){let n=c("inp\
ut",{type:"checkbox",on:{change:()=>t()}}),s=()=>n.checked;return{on:s,query:()=>s()?new URLSearchParams({counters:"all",...e}).toString():"",node:c("label",{class:"check"},n,"With counters: queue len\
gth of each stream, memory bandwidth")}}function ns(e,t={}){let n=[],s=DC(t,()=>n.forEach(r=>r())),o=c("div",{class:"trace-body"},c("p",{class:"muted"},"Loading …")),a=$s("Traces","",c("div"),o);return Promise.
all([io(),...e.map(r=>un(r))]).then(([r,...i])=>{let l=i.some(u=>u.traces_bytes>0),d=l||i.some(u=>u.ranks.length>1);a.querySelector("h2").textContent=`Traces of ${i.map(u=>u.label).join(" and ")}`,k(o,
l&&s.node,i.map(u=>IC(u,r.keep_traces&&!r.read_only,s,n,i.length>1)),d&&c("p",{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that o\
ne, inside your browser: nothing is uploaded."))}).catch(r=>k(o,c("p",{class:"error-text",role:"alert"},r.message))),a}var BC=[["kept","kept","events that count"],["repaired","repaired","negative dura\
tions set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable time"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_wi\
thout_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function I_(e){let{repaired:t=0,dropped:n=0,invalid:s=0,notes:o=0,duplicates:a=0,affected:r=0,left_out:i=0}=e??
{};if(r>0)return{level:"warn",text:`${S(r,"file")} damaged`};let l=t+n+s;return l===0&&o===0&&a===0&&i===0?{level:"good",text:"clean"}:{level:n+s>0?"warn":"note",text:[l>0&&`${b(l)} repaired or lost`,
o>0&&S(o,"note"),a>0&&S(a,"duplicate file"),i>0&&`${b(i)} not followed or read`].filter(Boolean).join(", ")}}function qC(e){return c("dl",{class:"counters"},BC.map(([t,n,s])=>c("div",{class:e[t]>0&&t!==
"kept"?"":"calm"},c("dt",{title:s},n),c("dd",{},b(e[t]??0)))))}function FC(e,t,n){let s=t.notes??[],o=t.quality??{},a=t.pseudo_step?"whole file":se(t.steps??[]);return c("tr",{},c("th",{scope:"row",class:"\
mono wrap"},t.file),c("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&c("span",{class:"muted"},` (${t.rank_source})`)),c("td",{},a||q),c("td",{class:"num"},b(o.events)),c("td",
{class:"num"},U(t.raw_bytes)),n&&c("td",{},t.trace_bytes===null?c("span",{class:"muted"},"not kept"):P_(e,t).node),c("td",{class:"wrap"},s.length===0?c("span",{class:"muted"},"nothing to report"):c("u\
l",{class:"notes"},s.map(r=>c("li",{},r.severity==="damage"&&[ul()," "],r.words,r.count>1&&` (${b(r.count)} ×)`,r.effect&&`. ${r.effect}`,r.example&&c("span",{class:"muted"},`${r.effect?" First:":":"}\
 ${r.example}`))))))}function Nu(e){return e?.length>0&&c("details",{class:"duplicates"},c("summary",{},`${S(e.length,"file")} left out: the same as another`),c("ul",{},e.map(({file:t,same_as:n})=>c("\
li",{},c("span",{class:"mono"},t)," has the same content as ",c("span",{class:"mono"},n)))))}var WC={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"\
is without the trace that it is named after",macos_file:"is what macOS writes beside a file, no trace",bad_name:"has a name that is not one below a folder",replaced:"is followed by a file of its name \
in the archive",same_recording:"has the events of the .trace.json or trace_view.json beside it",hard_link:"is a hard link (links are not followed)",inner_archive:"is an archive in an archive: unpack t\
he outer one first",too_deep:"is a folder below 64 others: give a folder nearer to it",locked_folder:"is a folder that cannot be opened"};function Pu(e,t){return e>0&&c("details",{class:"left-out"},c(
"summary",{},`${S(e,"entry","entries")} left out`),c("ul",{},t.map(({file:n,kind:s})=>c("li",{},c("span",{class:"mono"},n),` ${WC[s]??s}`)),e>t.length&&c("li",{class:"muted"},`and ${b(e-t.length)} mor\
e`)))}function D_(e){let t=c("div",{class:"quality-panel"},c("p",{class:"muted"},"Loading …"));return un(e.id).then(n=>{let s=n.traces_bytes>0,o=["File","Rank","Steps","Events","JSON",...s?["Trace"]:
[],"Notes"];k(t,fl(n.quality.affected_files,n.quality.affected),qC(n.quality),c("div",{class:"scroll-x"},c("table",{class:"files-table"},c("thead",{},c("tr",{},o.map(a=>c("th",{scope:"col"},a)))),c("t\
body",{},n.file_list.map(a=>FC(n,a,s))))),Nu(n.quality.duplicate_files),Pu(n.quality.left_out,n.quality.left_out_files),c("p",{class:"muted small"},"Identity ",c("span",{class:"mono"},n.id)," · stored\
 in ",U(n.stored_bytes)," out of ",U(n.raw_bytes)," of JSON",s&&` (${U(n.traces_bytes)} the traces themselves)`,!s&&`. ${ts(n)}`))}).catch(n=>k(t,c("p",{class:"error-text"},n.message))),t}var jC=700,HC=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Bu({found:e,checked:t,refused:n,readable:s}){if(!s)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let o=t<e?`${b(t)} of ${S(e,"set file")} are checked.`:`${S(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?o:`${o} ${b(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function UC(e){let t=c("p",{class:"muted small set-files",hidden:!0}),n=!1,s;return{node:t,checking:()=>n,draw({set_files:o,total:a}){let r=n;
return n=HC(o),t.hidden=!o,t.textContent=o?Bu(o):"",clearTimeout(s),n?s=setTimeout(e,jC):r&&W(t.textContent),n?Math.max(a,(o.found??0)-o.refused):a},stop:()=>clearTimeout(s)}}var zC="a[href], button:n\
ot(:disabled), input";function KC(e,t,n){let s=null,o=()=>[...e.querySelectorAll(t)],a=f=>[...f.querySelectorAll(zC)].filter(h=>!h.closest("form"));function r(f){f.tabIndex=f===s?0:-1,a(f).forEach(h=>{
h.tabIndex=-1})}function i(f=!1){let h=o();s=h.includes(s)?s:h[0]??null,h.forEach(r),f&&!e.contains(document.activeElement)&&d()}function l(f){let h=s;s=f??s,[h,f].filter(Boolean).forEach(r)}function d(){
return s?.focus(),s!==null}function u(f,h){let m=o(),p=m.indexOf(s),w=[s,...a(s)],g=w.indexOf(h);return{ArrowDown:m[p+1],ArrowUp:m[p-1],Home:m[0],End:m.at(-1),ArrowRight:w[g+1],ArrowLeft:w[g-1]}[f]}return e.
addEventListener("focusin",f=>l(f.target.closest(t))),e.addEventListener("keydown",f=>{let{key:h,target:m}=f;f.defaultPrevented||f.ctrlKey||f.metaKey||f.altKey||ga(m)||m.closest(t)!==s||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.
test(h)?(f.preventDefault(),u(h,m)?.focus()):m===s&&(h==="Enter"||h===" ")&&(f.preventDefault(),n(h,s)))}),{sync:i,focus:d}}function qu(e,t,{name:n,maxlength:s,mayBeEmpty:o=!1,saveSame:a=!1},r,i){let l=D(
"edit"),d=c("input",{id:l,type:"text",value:t,maxlength:String(s),autocomplete:"off",spellcheck:"false",placeholder:n}),u=c("form",{class:"inline-edit",on:{submit:async f=>{f.preventDefault();let h=d.
value.trim();if(h===t&&!a||h===""&&!o){i();return}d.disabled=!0,await r(h)||(d.disabled=!1,d.focus())},keydown:f=>{f.key==="Escape"&&i()}}},c("label",{for:l,class:"visually-hidden"},n),d,c("button",{type:"\
submit",class:"small-button"},"Save"),v("Cancel",i,{class:"small-button"}));k(e,u),d.focus(),d.select()}var Fu=12,B_=3;function GC(e,t,n){let s=document.body.hasAttribute("data-read-only");return[{text:"\
Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n("notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":
"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>ns([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,
writes:!0}].filter(o=>!(o.writes&&s))}function q_(e,t,n){let s=e==="control"?"A":"B",o=e==="control"?"Control":"Test";return c("label",{class:`pick pick-${e}`,title:`${o}: ${t.label}`},c("input",{type:"\
radio",name:`pick-${e}`,value:t.id,"aria-label":`${o}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),c("span",{"aria-hidden":"true"},s))}function YC(e){return e.damaged?c("div",{class:"set-damage small"},
`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function VC(e,t){let n=o=>v(o,()=>t.filterTag(o),{class:"tag",title:`Only sets with the tag “${o}”`,"aria-label":`Only sets \
tagged ${o}`}),s=e.tags.length-B_;return e.tags.length>0&&c("span",{class:"tags"},e.tags.slice(0,B_).map(n),s>0&&c("span",{class:"muted small",title:e.tags.join(", ")},`+${s}`))}function JC(e,t){let n=e.
goes?`removed ${Qm(e.goes)}`:"",s=e.pinned?"Pinned: it stays, however old it gets":`This server removes it on ${he(e.goes)}; pin it to keep it`,o=e.pinned?"pinned":n,a=document.body.hasAttribute("data\
-read-only");return[o!==""&&(a?c("span",{class:"muted small",title:s},o):v([mt("pin"),o],()=>t.pin([e],!e.pinned),{class:"pin-toggle",title:s,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin\
 of ${e.label}`:`Pin ${e.label}, which is ${n}`})),e.uploaded_by&&c("span",{class:"muted small by ellipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function QC(e,t,n){let s=c("div",
{class:"set-line"}),o=()=>k(s,c("span",{class:"set-name ellipsis",title:e.label},e.label),VC(e,t),JC(e,t),e.notes!==""&&c("span",{class:"note-text ellipsis",title:e.notes},e.notes)),a=()=>{o(),n()};return o(),
{node:c("td",{class:"set-cell"},s,YC(e)),edit(r){qu(s,e[r],r==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[r]:i}),a)}}}function XC(e,t,n){let s=I_(e.quality),
o=c("button",{type:"button",class:`quality quality-${s.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,D_(
e)),k(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),o.setAttribute("aria-expanded",String(n.has(e.id)))}}},s.level==="warn"&&mt("warning"),c("span",{class:"ellipsis"},s.text),mt("chevron"));return o}
function ZC(e){return e.steps.length>0?c("span",{title:se(e.steps)},b(e.step_count??e.steps.length)):c("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var eR=e=>e.devices.length>0?e.
devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):q;function tR(e){return e.median_step_ns!==null?[x(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[q,e.steps.length>
0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function nR(e,t,n,{member:s=!1}={}){let o=c("tr",{class:"detail",hidden:!n.has(e.id)},c("td",{colspan:String(Fu)},n.get(e.id))),a=ii(
`Actions for ${e.label}`,()=>GC(e,t,f=>r.edit(f))),r=QC(e,t,()=>a.focus()),i=c("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:f=>t.check(e,i.checked,f.shiftKey)}}),
[l,d]=tR(e);return[c("tr",{data:{set:e.id},class:s?"member":""},c("td",{class:"check-cell"},i),c("td",{class:"pick-cell"},q_("control",e,t),q_("test",e,t)),r.node,c("td",{"data-head":"Device",class:"d\
evice-cell ellipsis",title:e.devices.join(", ")},eR(e)),c("td",{class:"num","data-head":"Step",title:d},l),c("td",{class:"num","data-head":"Ranks",title:se(e.ranks)},b(e.ranks.length)),c("td",{class:"\
num","data-head":"Steps"},ZC(e)),c("td",{"data-head":"Recorded",class:"date"},e.recorded===null?q:he(e.recorded)),c("td",{"data-head":"Stored",class:"date"},he(e.created)),c("td",{class:"num","data-he\
ad":"Size",title:`${S(e.quality.events,"event")} in ${U(e.raw_bytes)} of JSON in ${S(e.files,"file")}`},U(e.disk_bytes)),c("td",{"data-head":"Quality"},XC(e,o,n)),c("td",{class:"row-actions"},c("a",{class:"\
button small-button analyse-link",href:K(`/analyse?set=${te(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),a)),o]}var z_=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"\
Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},
{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],sR=z_.filter(e=>e.sort);function oR(e,t){return e.sort?c("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},v([e.
text,c("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):c("th",{scope:"col",class:e.num?"num":""},e.hidden?[c("span",{"aria-hidden":"true"},e.text),c("span",{class:"visually-hidden"},
e.hidden)]:e.text)}function Iu(e,t,n,s,o){let a=e.kept.get(t),r=a?.shown===n?a:{shown:n,rows:s()};return o.set(t,r),r.rows}var K_=(e,t,n,s=!1)=>Iu(e,t.id,JSON.stringify([t,s]),()=>nR(t,e.actions,e.open,
{member:s}),n);function aR(e,t,n,s){let o=Iu(e,`group ${t.prefix}`,JSON.stringify([t,!!n]),()=>[fR(t,n,e.actions)],s);if(!n)return o;let a=n.total-n.sets.length;return[...o,...n.sets.flatMap(r=>K_(e,r,
s,!0)),...Iu(e,`more ${t.prefix}`,`${n.loading} ${a}`,()=>n.loading||a>0?[hR(t,n,a,e.actions)]:[],s)]}function rR(e,t){let n=new Map,s=e.body.contains(document.activeElement)?document.activeElement:null,
{prefix:o,set:a}=s?.closest("tr")?.dataset??{};zn(e.body,t.entries.flatMap(r=>r.group?aR(e,r.group,t.groups.get(r.group.prefix),n):K_(e,r.set,n))),e.kept=n,o!==void 0&&!s.isConnected&&e.body.querySelector(
`tr[data-prefix="${CSS.escape(o)}"] button`)?.focus({preventScroll:!0}),e.rowFocus.sync(s!==null),s?.matches(".pin-toggle")&&!s.isConnected&&e.body.querySelector(`tr[data-set="${a}"] .pin-toggle`)?.focus(
{preventScroll:!0}),iR(e,t),lR(e,t)}function iR(e,{sort:t,order:n}){for(let s of e.heads){let o=s.dataset.sort===t;s.dataset.sort&&(s.ariaSort=o?{asc:"ascending",desc:"descending"}[n]:null,k(s.querySelector(
".sort-mark"),o&&mt(n==="asc"?"up":"down")))}}function lR(e,{picked:t,checked:n}){let s=[...e.body.querySelectorAll("tr[data-set]")];for(let a of s){let{set:r}=a.dataset;for(let i of["control","test"])
a.toggleAttribute(`data-${i}`,r===t[i]),a.querySelector(`.pick-${i} input`).checked=r===t[i];a.toggleAttribute("data-checked",n.has(r)),a.querySelector(".set-check").checked=n.has(r)}e.body.querySelectorAll(
"tr.group").forEach(a=>cR(e,a,t));let o=s.filter(a=>n.has(a.dataset.set)).length;e.all.checked=o>0&&o===s.length,e.all.indeterminate=o>0&&o<s.length,e.all.disabled=s.length===0}function cR(e,t,{labels:n,
...s}){let o=t.dataset.prefix.toLowerCase();k(t.querySelector(".pick-cell"),["control","test"].filter(a=>n[a].toLowerCase().startsWith(o)&&/^([^\p{L}]|$)/u.test(n[a].slice(o.length))&&!e.body.querySelector(
`tr[data-set="${CSS.escape(s[a])}"]`)).map(a=>c("b",{class:`letter letter-${a==="control"?"a":"b"}`,title:n[a]},a==="control"?"A":"B",c("span",{class:"visually-hidden"},`: ${n[a]}`))))}function dR(e,t){
let n=[...e.body.children].find(s=>s.dataset.set===t);return n?.classList.add("fresh"),n?.scrollIntoView({block:"nearest"}),!!n}function uR(e){let t={actions:e,open:new Map,kept:new Map};t.body=c("tbo\
dy"),t.all=c("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(t.all.checked)}}),t.heads=z_.map(s=>oR(s,e.sort));let n=c("div",{class:"card s\
croll-x"},c("table",{class:"sets",role:"grid"},c("caption",{class:"visually-hidden"},"Sets"),c("thead",{},c("tr",{},c("th",{scope:"col",class:"check-cell"},t.all),t.heads)),t.body));return t.rowFocus=
KC(t.body,"tr[data-set], tr.group, tr.more-row",(s,o)=>{let a=o.dataset.set?s===" "?".set-check":".menu-button":"button";o.querySelector(a)?.click()}),{node:n,draw:s=>rR(t,s),flash:s=>dR(t,s),focus:t.
rowFocus.focus}}function fR(e,t,n){let s=v([mt("chevron"),c("span",{class:"set-name"},e.prefix),c("span",{class:"muted"},S(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expan\
ded":String(!!t),"aria-label":`${e.prefix} …, ${S(e.sets,"set")}`});return c("tr",{class:"group",data:{prefix:e.prefix}},c("td",{class:"check-cell"}),c("td",{class:"pick-cell"}),c("td",{class:"set-c\
ell",colspan:"6"},s,!e.prefix.includes(",")&&c("a",{class:"small",href:la({...so(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Ser\
ies")),c("td",{class:"date"},he(e.newest)),c("td",{colspan:String(Fu-9)}))}function hR(e,t,n,s){return c("tr",{class:"more-row member"},c("td",{colspan:String(Fu)},t.loading?c("span",{class:"muted"},"\
Loading …"):v(`Show more of ${e.prefix} (${b(n)} left)`,()=>s.more(e.prefix),{class:"link-button"})))}function mR(e,t){let n=e,s=D("known-tags"),o=c("p",{class:"small",role:"status"}),a=c("ul",{class:"\
tag-list"}),r=c("datalist",{id:s}),i=c("input",{type:"text",list:s,maxlength:"64",autocomplete:"off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),l=c("form",{class:"tag-form",on:{
submit:m=>{m.preventDefault();let p=i.value.trim().replace(/\s+/g," ");p!==""&&u({add_tags:[p]},`Tagged “${p}”.`)}}},i,c("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Ta\
gs of ${S(n.length,"set")}`;async function u(m,p){i.disabled=!0;try{for(let w=0;w<n.length;w+=1){let g=await Un(n[w].id,m);n=n.map(y=>y.id===g.id?g:y),t(g)}i.value="",o.classList.remove("error-text"),
o.textContent=p}catch(w){o.classList.add("error-text"),o.textContent=w.message,W(w.message,!0)}i.disabled=!1,f(),i.focus()}function f(){let m=new Map;n.flatMap(p=>p.tags).forEach(p=>{let w=[...m.keys()].
find(g=>g.toLowerCase()===p.toLowerCase())??p;m.set(w,(m.get(w)??0)+1)}),k(a,[...m].map(([p,w])=>c("li",{class:"tag"},p,w<n.length&&c("span",{class:"muted"},` ${w} of ${n.length}`),X("close",`Remove t\
he tag ${p}`,()=>u({remove_tags:[p]},`“${p}” was removed.`)))),m.size===0&&c("li",{class:"muted"},"No tags yet."))}f();let h=$s(d,"tag-dialog",c("div"),c("div",{class:"trace-body"},a,l,r,o));return i.
focus(),vs().then(m=>k(r,m.map(({tag:p})=>c("option",{value:p})))).catch(()=>{}),h}function hl(e,t,n=!1){e.status.textContent=t,e.status.classList.toggle("error-text",n),n&&W(t,!0)}function G_(e,t){e.
fields.disabled=e.go.disabled=!1,e.bar.node.hidden=!0,e.cancel.textContent="Cancel",e.job=null,hl(e,t,!0),e.dialog.isConnected||V(t,{urgent:!0})}function pR(e,t){t.state==="done"?(e.dialog.close(),e.ended(
t)):t.state==="failed"||t.state==="cancelled"?G_(e,t.error?.detail??"It did not work."):t.bytes_total>0&&(e.bar.set(t.bytes_done,t.bytes_total),hl(e,`${b(t.files_done)} of ${S(t.files_total,"file")}`))}
async function wR(e){hl(e,"");try{e.job=await e.start()}catch(t){G_(e,t.message);return}e.job&&(e.fields.disabled=e.go.disabled=!0,e.bar.node.hidden=!1,e.bar.set(0,0),e.cancel.textContent="Stop",e.cancel.
onclick=()=>e.job&&co(e.job.id).catch(()=>{}),Pd(e.job.id,t=>pR(e,t)))}function Y_({title:e,text:t,form:n,action:s,start:o,ended:a}){let r={start:o,ended:a,job:null};return r.status=c("p",{class:"smal\
l regroup-status",role:"status"}),r.bar=Gn(e),r.bar.node.hidden=!0,r.go=c("button",{type:"submit",class:"primary"},s),r.cancel=v("Cancel",()=>r.dialog.close()),r.fields=c("fieldset",{class:"regroup-fi\
elds"},n),r.dialog=$s(e,"regroup-dialog",c("form",{on:{submit:i=>{i.preventDefault(),wR(r)}}}),c("div",{class:"trace-body"},t&&c("p",{class:"muted"},t),r.fields,r.bar.node,r.status),c("div",{class:"re\
group-buttons"},r.cancel,r.go)),{dialog:r.dialog,say:(i,l)=>hl(r,i,l),go:r.go}}async function gR(e,t){try{for(let n of e.binned)await da(n);for(let n of e.made.filter(s=>!s.already_stored))await ca(n.
set)}catch(n){V(`Not everything could be undone. ${n.message}`,{urgent:!0})}t(e.binned[0])}function V_(e,t,n){V(e,{seconds:30,action:{label:"Undo",run:()=>gR(t,n)}}),n(t.set)}function yR(e,t){let n=e.
file_list.map(o=>c("input",{type:"checkbox",value:String(o.number),on:{change:t}})),s=e.file_list.map((o,a)=>c("li",{},c("label",{class:"check"},n[a],c("span",{class:"regroup-rank"},`Rank ${o.rank}`),
c("span",{class:"mono wrap"},o.file),c("span",{class:"muted small"},U(o.disk_bytes)))));return{node:c("ul",{class:"regroup-files","aria-label":"Files"},s),chosen:()=>n.filter(o=>o.checked).map(o=>Number(
o.value))}}function F_(e,t,n,s,o){return c("label",{class:"check"},c("input",{type:"radio",name:e,value:t,checked:s,on:{change:o}}),n)}async function _R(e,t){let n=D("split"),s=c("div",{class:"regroup\
-form"},c("p",{class:"muted"},"Loading …")),o=null,a=()=>s.querySelector("input:checked")?.value!=="two",{dialog:r,say:i,go:l}=Y_({title:`Split ${e.label}`,action:"Split",text:"The new sets are the \
same as if their files had been added separately. The traces are not needed.",form:s,start:async()=>{let u=a()?[]:o.chosen();return!a()&&(u.length===0||u.length===e.files)?(i("Check some of the files,\
 and not all of them.",!0),null):Jp(e.id,a()?{}:{parts:[{files:u}]})},ended:u=>V_(`“${e.label}” was split into ${S(u.made.length,"set")}.`,u,t)}),d=()=>{o.node.hidden=a()};l.disabled=!0;try{let u=await un(
e.id);o=yR(u,()=>i("")),k(s,F_(n,"each",`Each file becomes a set: ${S(u.file_list.length,"set")}`,!0,d),F_(n,"two","The checked files become one set, the others another",!1,d),o.node),d(),l.disabled=!1,
r.open&&s.querySelector("input").focus()}catch(u){k(s),i(u.message,!0)}}function bR(e,t){let n=D("label"),s=c("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"\
The beginning that their labels share"});Y_({title:`Join ${S(e.length,"set")}`,action:"Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state n\
o rank, neither inside nor in their name, are numbered again.",form:c("div",{class:"regroup-form"},c("ul",{class:"regroup-files","aria-label":"Sets"},e.map(o=>c("li",{},c("span",{class:"wrap"},o.label),
c("span",{class:"muted small"},` ${S(o.files,"file")}`)))),c("label",{for:n},"Label"),s),start:()=>Qp(e.map(o=>o.id),s.value.trim()),ended:o=>V_(`${S(e.length,"set")} were joined.`,o,t)}),s.focus()}var kR=10,
xR=12,vR=200,$R=4;async function Wu(e,t){let n=[],s=[...e];return await Promise.all(Array.from({length:$R},async()=>{for(;s.length>0;){let o=s.shift();try{await t(o)}catch(a){n.push({item:o,error:a})}}})),
n}function SR({change:e,sort:t}){let n=D("find"),s=c("span",{class:"muted small found"}),o=!1,a=Kn({id:n,wait:vR,onText:f=>e({q:f}),maxlength:"120",placeholder:"Find by label, note, tag, device, file \
or id"}),r=ge(sR.flatMap(({sort:f,text:h})=>[["desc","↓"],["asc","↑"]].map(([m,p])=>[`${f} ${m}`,`${h} ${p}`])),f=>t(...f.split(" ")),{"aria-label":"Sort by"}),i=c("span",{class:"tags filter-tags",
role:"group","aria-label":"Tags"}),l=c("div",{class:"find-bar",hidden:!0,role:"search"},c("label",{for:n,class:"visually-hidden"},"Find sets"),a,i,c("span",{class:"list-order"},r),s);function d(f,h,m){
let p=[...f.tag.filter(w=>!h.some(g=>g.tag===w)).map(w=>({tag:w})),...h.slice(0,xR)];Fe(i,()=>k(i,p.map(({tag:w,sets:g})=>v([w,g!==void 0&&c("span",{class:"muted"},` ${b(g)}`)],()=>m(w),{class:"tag","\
aria-pressed":String(f.tag.includes(w)),data:{tag:w}}))),"tag")}function u(){o=!0,l.hidden=!1,a.focus(),a.select()}return{node:l,drawTags:d,focus:u,draw(f,h,m){l.hidden=m<=kR&&!Hr(f)&&!o,r.value=`${f.
sort} ${f.order}`,document.activeElement!==a&&(a.value=f.q);let p=h===0?"No set matches.":S(h,"set");return s.textContent=Hr(f)?p:"",p}}}var J_=e=>[...e.values()].every(t=>t.pinned);function ER(e){let t=c(
"span",{role:"status"}),n=v("",e.compare,{class:"primary"}),s=v("Join …",e.join,{class:"writes"}),o=v("Tags …",e.tags,{class:"writes"}),a=v("",e.pin,{class:"writes"}),r=v("",e.remove,{class:"write\
s danger"}),i=c("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,s,o,a,r,X("close","Select none",e.clear));return{node:i,draw(l){i.hidden=l.size===0,t.textContent=`${b(l.size)} \
selected`,n.textContent=`Compare (${b(l.size)})`,n.disabled=l.size!==2,n.title=l.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",s.disabled=
l.size<2,s.title=l.size<2?"Select two sets or more to join them":"Make one set of them",a.textContent=J_(l)?"Unpin":"Pin",r.textContent=`Delete (${b(l.size)})`}}}function TR(e){let t=c("span",{class:"\
muted"}),n=v("Previous",()=>e(-1)),s=v("Next",()=>e(1)),o=c("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,s);return{node:o,draw(a,r){let i=(a-1)*Dn,l=Math.min(i+Dn,r.entry_total);
o.hidden=r.entry_total<=Dn&&a===1,n.disabled=a===1,s.disabled=l>=r.entry_total,t.textContent=l>i?`${b(i+1)}–${b(l)} of ${b(r.entry_total)}${r.entry_total===r.total?"":` rows, ${S(r.total,"set")}`}`:
""}}}function Ya(e,t,n){e.typed=!0,e.change({page:1,...t},n)}async function Xt(e){e.question?.abort(),e.question=new AbortController;let{signal:t}=e.question;e.asked=ks(e.state).toString(),e.content.ariaBusy=
"true";let n=setTimeout(()=>e.context.busy(!0),400);try{let[s,o,a]=await Promise.all([$t(ks(e.state),{signal:t}),vs({signal:t}),Hr(e.state)?$t("limit=0",{signal:t}):null]);e.answer=s,e.known=o,e.allTotal=
e.files.draw(a??s),await MR(e,t),AR(e)}catch(s){s.name!=="AbortError"&&OR(e,s)}finally{clearTimeout(n),t.aborted||(e.context.busy(!1),e.content.ariaBusy=null)}}function OR(e,t){e.answer=null,e.asked="",
k(e.content,xe(t,"The traces cannot be listed",v("Try again",()=>Xt(e),{class:"primary"})))}function Q_(e,t,n,s=Dn){let o=z(ks({...e.state,page:1}),{prefix:t,offset:n,limit:s});return o.delete("group"),
o}async function MR(e,t){let n=new Set(e.answer.entries.flatMap(({group:s})=>s?[s.prefix]:[]));for(let[s,o]of[...e.groups]){if(!n.has(s)){e.groups.delete(s);continue}let a=await $t(Q_(e,s,0,Math.min(1e3,
Math.max(Dn,o.sets.length))),{signal:t});e.groups.set(s,{sets:ml(a),total:a.total,loading:!1})}}async function X_(e,t){let n=e.groups.get(t),s=e.asked;n.loading=!0,vn(e);try{let o=await $t(Q_(e,t,n.sets.
length));n.sets=[...n.sets,...ml(o)],n.total=o.total}catch(o){V(`${t} cannot be listed. ${o.message}`,{urgent:!0})}n.loading=!1,s===e.asked&&vn(e)}function Z_(e,t){e.groups.delete(t)?vn(e):(e.groups.set(
t,{sets:[],total:0,loading:!0}),X_(e,t))}var ml=e=>e.entries.flatMap(({set:t})=>t?[t]:[]),ju=e=>e.answer.entries.flatMap(({set:t,group:n})=>t?[t]:e.groups.get(n.prefix)?.sets??[]);function AR(e){e.loaded(
{sets:ml(e.answer),allTotal:e.allTotal,checking:e.files.checking()});let t=e.finder.draw(e.state,e.answer.total,e.allTotal);e.typed&&(e.typed=!1,W(t)),vn(e),e.arrived!==""&&RR(e,e.arrived)}function vn(e){
if(e.answer&&(e.finder.drawTags(e.state,e.known,t=>eb(e,t)),e.pager.draw(e.state.page,e.answer),e.bulk.draw(e.checked),!(e.answer.entries.length===0&&e.files.checking()))){if(e.answer.entries.length===
0){k(e.content,e.allTotal===0?e.empty():CR(e));return}e.table.node.parentNode!==e.content&&k(e.content,e.table.node),e.table.draw({...e.answer,groups:e.groups,picked:e.picked,checked:e.checked,sort:e.
state.sort,order:e.state.order})}}var CR=e=>e.answer.total>0?c("p",{class:"card nothing"},"There is nothing on this page."):c("p",{class:"card nothing"},"No set matches. ",v("Show all",()=>Ya(e,{q:"",
tag:[]}),{class:"link-button"}));function RR(e,t){if(e.arrived="",e.table.flash(t))return;e.answer.entries.find(({group:s})=>s&&e.groups.get(s.prefix)?.sets.some(o=>o.id===t))||Jt([t]).then(([s])=>{let[
o]=(s&&e.answer?e.answer.entries:[]).filter(({group:a})=>a&&s.label.toLowerCase().startsWith(a.prefix.toLowerCase())).sort((a,r)=>r.group.prefix.length-a.group.prefix.length);o&&!e.groups.has(o.group.
prefix)&&Z_(e,o.group.prefix)}).catch(()=>{})}function LR(e,t){let n=t==="label"?"asc":"desc",s=n==="asc"?"desc":"asc";Ya(e,{sort:t,order:e.state.sort===t&&e.state.order===n?s:n})}function eb(e,t){let n=e.
state.tag.includes(t);Ya(e,{tag:n?e.state.tag.filter(s=>s!==t):[...e.state.tag,t].slice(-8)})}function NR(e,t,n,s){let o=ju(e),[a,r]=[o.findIndex(l=>l.id===e.anchor),o.findIndex(l=>l.id===t.id)].sort(
(l,d)=>l-d);(s&&a>=0?o.slice(a,r+1):[t]).forEach(l=>n?e.checked.set(l.id,l):e.checked.delete(l.id)),e.anchor=t.id,vn(e)}function PR(e,t){ju(e).forEach(n=>t?e.checked.set(n.id,n):e.checked.delete(n.id)),
vn(e)}function IR(e){let[t,n]=[...e.checked.values()].sort((a,r)=>a.created.localeCompare(r.created)),[s,o]=ya(t,n);e.context.go(ht(s.id,o.id))}function Hu(e,t){if(e.answer===null){Xt(e);return}let n=s=>s.
id===t.id?{...s,...t}:s;e.answer.entries=e.answer.entries.map(s=>s.set?{set:n(s.set)}:s),e.groups.forEach(s=>{s.sets=s.sets.map(n)}),e.checked.has(t.id)&&e.checked.set(t.id,t),e.loaded({sets:ml(e.answer),
allTotal:e.allTotal}),vn(e),e.content.ariaBusy==="true"&&Xt(e)}function W_(e,t){return e.checked.clear(),e.arrived=t,Xt(e)}async function DR(e,t,n){try{return Hu(e,await Un(t.id,n)),W("Saved."),!0}catch(s){
return V(`Not saved. ${s.message}`,{urgent:!0}),!1}}function j_(e,t){mR(t,s=>Hu(e,s)).addEventListener("close",()=>Xt(e))}var Du=(e,t)=>`${e.length===1?"was":"were"} ${t}`;function Uu(e,t){return e.length>
0&&V(`${zu(e.map(({item:n})=>n))} ${t}. ${e[0].error.message}`,{urgent:!0}),e.length>0}var zu=e=>e.length===1?`“${e[0].label}”`:S(e.length,"set");async function H_(e,t,n){let s=await Wu(t,async o=>Hu(
e,await Un(o.id,{pinned:n})));Uu(s,Du(s,"not changed"))||W(`${zu(t)} ${t.length===1?"is":"are"} ${n?"pinned":"not pinned"}.`)}async function U_(e,t){let n=await Wu(t,o=>ca(o.id));Uu(n,Du(n,"not delete\
d"));let s=t.filter(o=>!n.some(({item:a})=>a===o));s.forEach(o=>e.checked.delete(o.id)),s.length>0&&V(`${zu(s)} ${Du(s,"deleted")}.`,{seconds:30,action:{label:"Undo",run:()=>BR(e,s)}}),document.getElementById(
"main").focus({preventScroll:!0}),await Xt(e)}async function BR(e,t){let n=await Wu(t,s=>da(s.id));Uu(n,"cannot be brought back"),e.arrived=t.length===1?t[0].id:"",await Xt(e)}function qR(e,t,n){let s=e.
state;e.state=t,e.picked=n,s&&ks(s).get("sort")!==ks(e.state).get("sort")&&e.groups.clear(),ks(e.state).toString()!==e.asked?Xt(e):vn(e)}function tb({change:e,pick:t,loaded:n,empty:s,context:o}){let a={
change:e,loaded:n,empty:s,context:o,checked:new Map,groups:new Map,state:null,answer:null,asked:"",allTotal:null,known:[],picked:{control:"",test:"",labels:{control:"",test:""}},anchor:"",question:null,
arrived:"",typed:!1};return a.content=c("div",{class:"content"},FR()),a.finder=SR({change:i=>Ya(a,i,{replace:!0}),sort:(i,l)=>Ya(a,{sort:i,order:l})}),a.table=uR({pick:t,save:(i,l)=>DR(a,i,l),pin:(i,l)=>H_(
a,i,l),remove:i=>U_(a,i),check:(i,l,d)=>NR(a,i,l,d),checkAll:i=>PR(a,i),toggleGroup:i=>Z_(a,i),tags:i=>j_(a,i),more:i=>X_(a,i),split:i=>_R(i,l=>W_(a,l)),filterTag:i=>eb(a,i),sort:i=>LR(a,i)}),a.bulk=ER(
{compare:()=>IR(a),join:()=>bR([...a.checked.values()],i=>W_(a,i)),tags:()=>j_(a,[...a.checked.values()]),pin:()=>H_(a,[...a.checked.values()],!J_(a.checked)),remove:()=>U_(a,[...a.checked.values()]),
clear:()=>{a.checked.clear(),vn(a)}}),a.pager=TR(i=>{e({page:a.state.page+i}),a.content.scrollIntoView({block:"start"})}),a.files=UC(()=>Xt(a)),{node:c("div",{class:"set-list"},a.files.node,a.finder.node,
a.content,a.pager.node,a.bulk.node),show:(i,l)=>qR(a,i,l),reload(i=""){return a.arrived=i||a.arrived,Xt(a)},search:()=>a.allTotal>0&&(a.finder.focus(),!0),enter:()=>a.table.focus(),focused:()=>a.answer&&
ju(a).find(i=>i.id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){a.question?.abort(),a.files.stop()}}}function FR(){return c("div",{class:"card skeleton-list","aria-hidden":"\
true"},Array.from({length:6},()=>c("div",{class:"skeleton"})))}var Ku=4,Ao=e=>e===2?"two":b(e);function WR({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file says which rank it is.";case"equal":return`\
Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sides, but their ranks would fit one set."}}function jR({
kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}”, with the ranks ${se(Array.from({length:t.ranks},
(s,o)=>o))}, in order of the names`:`“${n}”, with ${S(t.ranks,"rank")}`}function HR({parts:e}){let t=e.slice(0,Ku).map(({label:n})=>`“${n}”`).join(", ");return e.length>Ku?`${t} and ${b(e.length-
Ku)} more`:t}function sb({parts:e,one:t,kind:n,open:s}){let o=n==="equal"||t.ranks<2?"one":`${Ao(t.ranks)} ranks of one`;return s?Lt(`${e.length>0?`${Ao(e.length)} sets, `:""}${Ao(t.ranks)} ranks, or \
one rank?`):`${Lt(Ao(e.length))} sets, or ${o}?`}function UR(e){let{question:t,label:n}=e,{parts:s,manyFirst:o,open:a,one:r}=t,i=D("question"),l=(h,m,p)=>v([c("strong",{},m),c("span",{class:"choice-de\
tail"},p)],()=>G.answer(e,h),{class:"choice"}),d=s.length>0&&l("sets",`${Lt(Ao(s.length))} sets`,HR(t)),u=l("set",a?`${Lt(Ao(r.ranks))} ranks`:"One set",jR(t,n)),f=a&&l("recordings","One rank",`“${n}\
”, with the files as its recordings, one after the other`);return c("div",{class:"question",role:"group","aria-labelledby":i},c("p",{id:i},c("strong",{},sb(t))," ",WR(t)),c("div",{class:"choices"},o?
[d,u]:[u,d],f))}var zR=64,KR={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},ob=["failed","canc\
elled","undone"];function Ns(e){if(e.state==="failed")return e.error?.detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return GR(
e.made);if(e.state==="done"){let t=e.already_stored?`${YR(e)}; nothing was stored twice.`:`${pl(e)?"Stored, but damaged":"Done"}: ${S(e.events,"event")}.`;return e.traces_error?`${t} But the files the\
mselves were not kept: ${e.traces_error.detail}`:t}return[e.state==="queued"?"Queued":KR[e.stage]??e.stage,e.bytes_total>0&&`${U(e.bytes_done)} of ${U(e.bytes_total)}`,e.events>0&&S(e.events,"event"),
e.files_total>1&&`${b(e.files_done)} of ${S(e.files_total,"file")}`].filter(Boolean).join(" · ")}function GR(e){let t=e.filter(o=>o.already_stored).length,n=e.length-t,s=t===1?"one was already here a\
nd is unchanged":`${b(t)} were already here and are unchanged`;return n===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${S(n,"set")} sto\
red${t>0?`; ${s}`:""}.`}var YR=e=>`Stored already as “${e.known_as}”`;function VR(e,t){let{known_as:n,set:s}=e.job,o=t.indexOf("“")+1;return[t.slice(0,o),c("a",{href:K(`/?q=${s.slice(0,12)}`),title:"\
This set in the list"},n),t.slice(o+n.length)]}function JR(e){let{offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let s=o=>Yu(G.takeOffer(e,o));return[v(`Rename to “${t}”`,()=>s("labe\
l"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=zR&&v(`Tag “${t}”`,()=>s("tag"),{title:"The label stays"})]}var pl=e=>e?.state==="done"&&e.affected_files?.length>
0;function ab(e){return[pl(e)&&fl(e.affected_files),XR(e),Nu(e?.duplicate_files),QR(e?.changed_beside??[]),Pu(e?.left_out??0,e?.left_out_files??[])]}function QR(e){return e.length>0&&c("p",{class:"mut\
ed"},"Not taken: what stands beside ",c("span",{class:"mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${b(e.length-20)} more`:""," says something else than when the s\
et was stored. To take it, remove the set and add it again.")}function XR(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:
c("details",{class:"failures",open:e.state==="failed"},c("summary",{},`${S(e.failures.length,"file")} could not be read`),c("ul",{},e.failures.map(n=>c("li",{},!n.message.startsWith(n.file)&&[c("span",
{class:"mono"},n.file)," – "],n.message))))}function rb(e){let t=e.actions.contains(document.activeElement),n=c("div",{},iL(e.transfer));e.shownLabel=e.transfer.label,n.innerHTML!==e.actions.innerHTML&&
(k(e.actions,...n.childNodes),t&&e.actions.querySelector("button")?.focus({preventScroll:!0}))}function ZR(e){e.shownState=e.transfer.state,e.node.dataset.state=e.transfer.state,rb(e),e.asked=e.transfer.
question!==null,k(e.question,e.asked&&UR(e.transfer)),e.transfer.state==="done"&&(e.list.open=!1)}function eL(e){let t=e.transfer.state==="done"?e.transfer.offered:null;if(t===e.offered)return;let n=e.
offer.contains(document.activeElement);e.offered=t,k(e.offer,JR(e.transfer)),n&&e.title.node.querySelector("input").focus({preventScroll:!0})}function nb(e){e.shownState!==e.transfer.state?ZR(e):e.shownLabel!==
e.transfer.label&&rb(e),e.title.update(),e.rows.forEach(rL),e.bar.node.setAttribute("aria-label",`Progress of ${e.transfer.label}`);let{done:t,total:n}=Vu(e.transfer);e.bar.node.hidden=e.transfer.state===
"asking"||!G.active.includes(e.transfer),e.bar.set(t,n),e.line=Ju(e.transfer),e.text.textContent!==e.line&&k(e.text,e.transfer.state==="done"&&!e.transfer.bundle&&e.transfer.job.already_stored?VR(e.transfer,
e.line):e.line),eL(e),e.node.classList.toggle("affected",pl(e.transfer.job)),k(e.failures,ab(e.transfer.job))}function tL(e){e.asked&&document.activeElement.matches("body, main, .page-actions *")&&e.question.
querySelector("button").focus({preventScroll:!0}),e.asked=!1}function ib(e){let t={transfer:e,offered:null,shownState:null,shownLabel:"",line:"",asked:!1};return t.bar=Gn("Progress"),t.text=c("p",{class:"\
transfer-text"}),t.actions=c("div",{class:"transfer-actions"}),t.title=sL(e),t.failures=c("div"),t.question=c("div"),t.offer=c("div",{class:"transfer-offer"}),t.rows=e.files.map(nL),t.list=c("details",
{class:"files",open:e.files.length<=6},c("summary",{},oL(e)),c("ul",{class:"file-list"},t.rows.map(n=>n.node)),e.skipped.length>0&&aL(e.skipped)),t.node=c("li",{class:"transfer"},c("div",{class:"trans\
fer-head"},t.title.node,t.actions),t.bar.node,t.text,t.offer,t.question,t.failures,!e.sample&&t.list),nb(t),{node:t.node,update:()=>nb(t),text:()=>e.question?sb(e.question):t.line,focus:()=>tL(t)}}var Va=(e,t)=>e.
reduce((n,s)=>n+s[t],0);function Vu(e){let{job:t,state:n,files:s}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Va(s,"sent"),total:n==="looking"?0:Va(s,"size")}}function nL(e){
let t=Gn(`Progress of ${e.name}`),n=c("span",{class:"file-state"}),s=c("li",{},c("span",{class:"mono file-name",title:e.name},e.name),t.node,n);return{file:e,node:s,fileBar:t,state:n,shown:""}}function sL(e){
let t=c("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{G.rename(
e,t.value),t.value=e.label},keydown:o=>{o.key==="Enter"?t.blur():o.key==="Escape"&&(t.value=e.label,t.blur())}}}),n=c("span",{class:"error-text small",role:"status"}),s=e.label;return{node:c("div",{class:"\
transfer-title"},t,n),update(){s!==e.label&&t!==document.activeElement&&(s=e.label,t.value=s),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||ob.includes(e.state);let o=[e.labelError&&
`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");n.textContent!==o&&(n.textContent=o)}}}function oL(e){let t=e.files.filter(n=>!wn(n));return[S(t.length,
e.bundle?"bundle":"trace file"),U(Va(e.files,"size")),e.skipped.length>0&&`${b(e.skipped.length)} skipped`].filter(Boolean).join(", ")}function aL(e){let[t,n]=[e.filter(wn),e.filter(Od)],s=e.filter(o=>!wn(
o)&&!Od(o));return[s.length>0&&Gu("only .json and .pftrace files, also packed, are traces",s),n.length>0&&Gu("macOS writes such files beside others",n),t.length>0&&Gu("the trace that it is named after\
 is not there",t)]}function Gu(e,t){let n=t.slice(0,20).map(({name:o})=>o).join(", "),s=t.length>20?`, and ${b(t.length-20)} more`:"";return c("p",{class:"muted skipped"},`Not sent, because ${e}: `,c(
"span",{class:"mono"},n),s)}function rL(e){let{file:t,fileBar:n,state:s}=e,o=`${t.state} ${t.sent}`;if(o===e.shown)return;e.shown=o,e.node.dataset.state=t.state,n.set(t.size===0&&t.state==="sent"?1:t.
sent,t.size||1);let a=t.size>0?Math.floor(100*(t.sent/t.size)):0;s.textContent={waiting:U(t.size),sending:`${a} % of ${U(t.size)}`,sent:`${U(t.size)} sent`,failed:t.error??"failed"}[t.state]}function iL(e){
let{label:t}=e,n=X("close",`Remove ${t} from this list`,()=>G.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&v("Retry",()=>G.retry(e),{"aria-label":`Retry ${t}`}),n];case"\
done":return[e.bundle&&c("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comparison"),G.canUndo(e)&&v("Undo",()=>Yu(G.undo(e)),{title:"Remove this set again",
"aria-label":`Undo: remove ${t}`}),n];case"undone":return[v("Bring back",()=>Yu(G.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[v("Cancel",()=>G.cancel(e),{"aria-label":`Cancel ${t}`})]}}
async function Yu(e){try{await e}catch(t){V(`That did not work. ${t.message}`,{urgent:!0})}}function lL(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?
"":`${t.length===1?"rank":"ranks"} ${se(t.sort((n,s)=>n-s))}`}function cL(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Ju(e){let t=dL(e);return e.
begun>1&&!e.waits&&!ob.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server was restarted`:t}function dL(e){let t=lL(e),n=Va(e.files,"sent"),s=Va(e.files,"size");switch(e.state){case"\
looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?
"No connection, trying again …":[`Sending ${U(n)} of ${U(s)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[Ns(e.job),t].filter(Boolean).
join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"done":return Ns(e.job)+cL(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"\
Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function lb(e,t){let n=e,s=Gn(`Progress of ${n.label}`),o=c("\
p",{class:"transfer-text"}),a=c("div",{class:"transfer-actions"}),r=c("div"),i=c("li",{class:"transfer"},c("div",{class:"transfer-head"},c("div",{class:"transfer-title"},c("strong",{},n.label||"Ingest")),
a),s.node,o,r),l=null;function d(u){n=u;let f=n.state==="queued"||n.state==="running";n.state!==l&&(l=n.state,i.dataset.state=f?"job":n.state,k(a,f?v("Cancel",()=>co(n.id).catch(()=>{}),{"aria-label":`\
Cancel ${n.label}`}):X("close",`Remove ${n.label} from this list`,()=>t(n)))),s.node.hidden=!f,s.set(n.bytes_done,n.bytes_total),o.textContent=Ns(n),i.classList.toggle("affected",pl(n)),k(r,ab(n))}return d(
n),{node:i,update:d}}var cb=40,ub=e=>e.length>cb?`${e.slice(0,cb)}…`:e;function fb(e,t){let n=t.map(({name:s,value:o})=>`${s}=${ub(o)}`).join(" and ");return v(`Clear ${n}`,()=>{let s=new URL(location.href);t.forEach(({
name:o})=>s.searchParams.delete(o)),e.go(s.pathname+s.search)})}function hb(e,t){let n="";return{draw(s,o=[]){let a=[...s.read?_p(s.read,location.search):[],...o],r=a.map(({name:i,value:l,allowed:d})=>`\
“${i}=${ub(l)}” in the address is not used. Allowed: ${d}.`);r.join(`
`)!==n&&(n=r.join(`
`),e.hidden=r.length===0,k(e,r.map(i=>c("span",{},i)),r.length>0&&fb(t,a)),W(r.join(" ")))}}}function uL(e,t,n=""){let s=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,a])=>[
a,a.replace(/^set(?=_|$)/,n||"control"),a.replace(/^(set|control|test)_/,"")]),...n!==""&&e.startsWith("there is no")?[n]:[]].find(a=>s.has(a))??""}function fL(e,t,n,s){let o=uL(n,location.search,s);o!==
""&&t?.append(fb(e,[{name:o,value:new URLSearchParams(location.search).getAll(o).join()}]))}var ss=()=>c("a",{href:K("/")},"Choose other traces"),Co=(e,t,n,s=".")=>c("div",{class:"empty"},c("h2",{},e),
c("p",{},t?.length===0?"There are no sets yet. ":n,c("a",{href:K("/")},t?.length===0?"Add traces":"Traces page"),s));async function gl(e,t,{message:n,parts:s,words:o,none:a,draw:r}){try{e.sets=await Vp(
t.filter(l=>l!==""))}catch(l){k(n,xe({message:l.message}));return}if(e.dead)return;let i=e.sets.length===0;s.forEach(l=>{l.hidden=i}),i&&k(n,c("p",{class:"notice"},o,c("a",{href:K("/")},"Add some"),".")),
(i?a:r)()}async function bt(e,t){let n=[e.state.control,e.state.test].filter(o=>o!=="");if(n.every(o=>e.sets&&re(e.sets,o)))return;let s=await Jt(n).catch(()=>[]);e.dead||(e.sets=s,t(e))}var hL=250;function Ye({
context:e,results:t,message:n}){let s=null,o=!1;async function a(d,u,f){s?.abort(),s=new AbortController;let{signal:h}=s,m=()=>o||h.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute("aria-busy","tru\
e")},hL),w;try{let g=await d(h);w=()=>u(g)}catch(g){w=()=>{f(g),r(g)}}clearTimeout(p),!m()&&(i(),w(),e.settled())}let r=(d,u)=>fL(e,n.querySelector(".error-box"),d.message,u);function i(){e.busy(!1),t.
removeAttribute("aria-busy")}function l(){s?.abort(),i()}return{ask:a,clearable:r,drop:l,say(d){k(n,d),t.hidden=d!==null},unmount(){o=!0,s?.abort()}}}var wl=200;function mb(e){let[t,n]=[null,null],s=[],
o=new Map;async function a(i){let l=new AbortController,d=t;n=l;try{let u=await ue(z(d,{diagnosis:!1,...i}),{signal:l.signal});return d===t?u:null}catch{return null}finally{n=n===l?null:n}}function r(i,l){
o.set(i,l?l.index:-1),l&&(s[l.index]=l.row)}return{rows:()=>s,start(i,l,d){n?.abort(),[t,o]=[new URLSearchParams(i),new Map],s=Object.assign(new Array(l.row_count),l.rows),d!==""&&r(d,l.selected)},placeOf(i){
let l=s.findIndex(d=>d?.id===i);return l>=0?l:o.get(i)},async find(i){let l=await a({row:i,limit:0});l&&(r(i,l.selected),e())},async want(i,l){let d=s.slice(Math.max(0,i),l).findIndex(h=>h===void 0);if(d<
0||n!==null)return;let u=wl*Math.floor((Math.max(0,i)+d)/wl),f=await a({offset:u,limit:wl});f&&(s.splice(u,f.rows.length,...f.rows),e())},stop(){n?.abort(),t=null}}}var Qu=e=>to(e,e.unit,Zo(e)).toString(),
pb=(e,t,n)=>z(e,{limit:wl,row:t.op,diagnosis:n?.key===de(t).toString()?!1:""}).toString(),Xu=e=>({key:de(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),Zu=({diagnosis:e,diagnosis_note:t,
account:n,waterfall:s,work_classes:o})=>({diagnosis:e,note:t,account:n,waterfall:s,classes:o});function wb(e,t){return t.late=!1,ue(z(e,{limit:0})).catch(()=>null)}function mL(e,t){if(globalThis.firstComparison||
e.control===""||e.test==="")return;let n=pb(Qu(e),e,t),s=new AbortController,o=ue(n,{signal:s.signal});o.catch(()=>{}),globalThis.firstComparison={query:n,stop:s,answer:o}}var pL=/^((control|test)(_(ranks|steps|marker|marker_until))?|marker|marker_until|cut_overlaps|q|significant)$/;
async function db(e){let t=()=>{let n=new URLSearchParams(location.search);return[...n.keys()].filter(s=>!pL.test(s)).forEach(s=>n.delete(s)),location.replace(K(`/compare/recordings?${n}`)),new Promise(
()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!=="not_for_recordings")throw n;return t()}}function gb(e,t){mL(e,t);let n=globalThis.firstComparison;return delete globalThis.
firstComparison,(s,o,a,r)=>{let i=pb(s,o,a),l=n;return n=null,l?.query===i?(r.addEventListener("abort",()=>l.stop.abort()),db(l.answer)):(l?.stop.abort(),db(ue(i,{signal:r})))}}var yb=7.2,_l=6,yl=["solid","dot","dash","dashdot","longdash","longdashdot"],ef=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],nf=e=>hn()[e==="B"?
"test":"control"],xl=e=>pt({margin:{l:64,r:16,t:8,b:42},dragmode:!1,bargap:.25,...e}),oe=(e,t=1)=>52+Math.max(1,e)*(t>1?34:e>40?18:26),bl=116,Ja=22,vl=e=>e>1?64-Ja+e*(bl+Ja):320;function wL(e,t,n){return n?
{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:E("--muted")},text:e.map(s=>s.values[t].value?"":le(s.values[t].none??s.values[t].text))}}function Qa({bars:e,series:t,
kind:n,stacked:s=!1,errors:o=!1},a){let r=Math.max(...e.map(g=>s?g.values.reduce((y,_)=>y+(_.value??0),0):Math.max(...g.values.map(y=>y.value??0))),0),[i,l]=n==="time"?ie(r):n==="bytes"?Mr(r):[n==="pe\
rcent"?"%":"",1],d=e.map((g,y)=>y),u=o&&e.some(g=>g.values.some(y=>y.low>0||y.high>0)),f=g=>g.value===null&&u?null:(g.value??0)/l,h=Math.max(...e.map(g=>g.label.length)),m=Math.min(Math.ceil(18+_l+yb*
h),Math.floor(a*.42),360),p=Math.floor((m-14-_l)/yb),w=e.map(g=>ye([g.full??g.label,...t.map((y,_)=>`${y.name}: ${g.values[_].text}`),...g.total?[`in all: ${g.total}`]:[]]));return{data:t.map((g,y)=>({
type:"bar",orientation:"h",y:d,legendgroup:g.key,x:e.map(_=>f(_.values[y])),marker:{color:g.colour},error_x:u?{type:"data",symmetric:!1,thickness:1.2,color:E("--text"),width:3,array:e.map(_=>(_.values[y].
high??0)/l),arrayminus:e.map(_=>(_.values[y].low??0)/l)}:void 0,...Ie(w),...wL(e,y,s)})),layout:xl({barmode:s?"stack":"group",margin:{l:m,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:d,autorange:"r\
eversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:_l,tickcolor:"rgba(0,0,0,0)",ticktext:an(e.map(g=>g.label),p).map(le)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,
fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((a-m)/80)),ticksuffix:i?` ${i}`:""}})}}var of=(e,t)=>t===""?{property:ef[e%ef.length],dash:yl[Math.floor(e/ef.length)%yl.length]}:{property:t===
"B"?"--test-fill":"--control-fill",dash:yl[e%yl.length]},gL=e=>ie(Math.max(e,1));function yL(e,t,n,s){let o=e.flatMap(f=>f.points.map(h=>h[1])),a=o.every(f=>Number.isInteger(f)&&f<5),r=o.reduce((f,h)=>Math.
max(f,h),0),[i,l]=t==="rate"?Go(r):t==="bytes"?Mr(r):[t,1],d=s*(bl+Ja)-Ja,u=1-n*(bl+Ja)/d;return{per:l,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:a?1:void 0,nticks:s>1?5:void 0,domain:[
Math.max(0,u-bl/d),u],title:et(i,{})}}}var _L=(e,t)=>({text:le(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:E("--text")}}),bL=400,kL=e=>E(e.side===
""?"--muted":e.side==="B"?"--test-fill":"--control-fill"),xL=(e,t)=>e.length>bL?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Yn(kL(
n),.55),dash:"dot"}})),vL=(e,t,n)=>e.length>n/60||e.some(s=>s.side!=="")?[]:e.map(s=>({text:le(s.text),xref:"x",yref:"paper",x:t(s.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{
size:10,color:E("--muted")}}));function $L(e,t){let n=l=>e.flatMap(d=>d.points.slice(l,l+1||void 0).map(u=>u[0])),s=t?.[1]??Math.max(...n(-1)),o=t?.[0]??Math.min(...n(0)),a=o>1e3*(s-o),[r,i]=gL(a?s-o:
s);return{scale:r,per:i,far:a,offset:a?Math.floor(o/i)*i:0}}function xb({lines:e,panels:t,unit:n,range:s,marks:o=[]},a){let{scale:r,per:i,far:l,offset:d}=$L(e,s),u=p=>(p-d)/i,f=p=>n==="rate"?Pn(p):n===
"bytes"?U(p):`${b(p)} ${n}`,h=t.map((p,w)=>yL(e.filter(g=>g.panel===p),n,w,t.length)),m=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let w=of(p.place,p.side),g=t.indexOf(p.panel);return{type:"scatter",
mode:"lines",x:p.points.map(y=>u(y[0])),y:p.points.map(y=>y[1]/h[g].per),yaxis:m(g),line:{shape:"hv",width:1.4,color:E(w.property),dash:w.dash},legendgroup:p.key,...Ie(p.points.map(y=>ye([p.name,`at ${C(
y[0])}`,f(y[1])])))}}),layout:xl({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,tickangle:0,range:s?.map(u),autorange:s===null,nticks:Math.
max(4,Math.floor((a-80)/64)),anchor:m(t.length-1),title:et(l?`since ${C(d)} after the first event`:"since the first event")},...Object.fromEntries(h.map(({axis:p},w)=>[`yaxis${w===0?"":w+1}`,p])),annotations:[
...t.length>1?t.map((p,w)=>_L(p,h[w].axis.domain[1])):[],...vL(o,u,a)],shapes:xL(o,u)}),per:i,offset:d}}function vb(e){let[t,n]=ie(e);return`${Number((e/n).toPrecision(3))} ${t}`}function SL(e){let t=new Map;
for(let{bin:n,count:s}of e)t.set(n,(t.get(n)??0)+s);return t}function $b({sides:e},t){let n=e.map(y=>SL(y.bins)),s=[...new Set(n.flatMap(y=>[...y.keys()]))].filter(y=>y>0),o=s.length>0?Math.min(...s):
1,a=Math.max(o+6,...s),r=Math.max(1,Math.min(o,a-12)),i=n.some(y=>y.has(0)),l=Array.from({length:a-r+1},(y,_)=>r+_);i&&l.unshift(r-4,r-3,r-2,r-1);let d=(y,_)=>n[y].get(i&&_===r-4?0:_<r?-1:_)??0,u=y=>10**
((y-1)/10-3),f=y=>y<r?"none":`${x(u(y))} to ${x(u(y+1))}`,h=l.filter(y=>y>=r&&(y-1)%10===0),m=Math.max(1,Math.ceil(h.length*62/Math.max(t-80,62))),p=Math.max(t-80,62)/l.length,w=[...i?[r-4]:[],...h.filter(
(y,_)=>_%m===0&&!(i&&(y-r+4)*p<52))],g=e.length-1;return{data:[...e.map((y,_)=>({...Ss([...l,l.at(-1)+1],l.map($=>d(_,$))),hoverinfo:"skip",legendgroup:y.key,fill:_===0?"tozeroy":"none",fillcolor:Yn(nf(
y.side),g===0?.65:.4),line:{color:nf(y.side),width:_===0?1:2.2}})),pi(l.map(y=>y+.5),l.map(y=>Math.max(...e.map((_,$)=>d($,y)))),l.map(y=>ye([f(y),...e.map((_,$)=>`${_.name}: ${b(d($,y))}`)])))],layout:xl(
{hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:w.map(y=>y<r?y+.5:y),ticktext:w.map(y=>y<r?"none":vb(u(y)))},yaxis:{tickformat:",",rangemode:"\
tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(y=>[...y.values()]))<5?1:void 0,title:et("launches")}})}}function _b(e,t,n){let s=Array.from({length:t-e+1},(o,a)=>e+a);return{tickmode:"array",tickvals:s,
zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:_l,tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:s.map(o=>vb(10**o)),title:et(n)}}function Sb({sides:e}){let t=r=>Math.log10(Math.max(r,.001)),
n=r=>{let i=e.flatMap(d=>d.points.map(u=>t(u[r]))),l=Math.floor(Math.min(...i));return[l,Math.max(Math.ceil(Math.max(...i)),l+1)]},[s,o]=[n("cpu_duration"),n("gpu_duration")],a=[Math.max(s[0],o[0]),Math.
min(s[1],o[1])];return{data:[{type:"scatter",mode:"lines",x:a,y:a,hoverinfo:"skip",visible:a[0]<a[1],line:{color:E("--muted"),width:1,dash:"dot"}},...e.map(({key:r,side:i,name:l,points:d})=>({type:"sc\
atter",mode:"markers",cliponaxis:!1,legendgroup:r,x:d.map(u=>t(u.cpu_duration)),y:d.map(u=>t(u.gpu_duration)),marker:{color:nf(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:d.map(u=>Math.min(
18,4+2*Math.log2(u.count+1)))},...Ie(d.map(u=>ye([l,`rank ${u.rank}`,`host ${x(u.cpu_duration)}, device ${x(u.gpu_duration)}`,`${b(u.count)} launches`])))}))],layout:xl({xaxis:_b(...s,"the launch on t\
he host"),yaxis:_b(...o,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var bb=["circle","square","triangle-up","cross","star","hexagon"],EL=14,sf=24,Eb=42,kl=6.6,tf=14,kb=["--control-fill","--part-m\
emory","--part-communication","--more-fill","--part-compute","--less-fill"],af=e=>kb[e%kb.length];function TL(e,t,n){let s=[];for(let a=Math.floor(Math.log2(e));a<=Math.ceil(Math.log2(t));a+=1)s.push(
a);let o=Math.ceil(s.length/Math.max(2,Math.min(9,n)));return s.filter((a,r)=>r%o===0)}function Tb({sides:e,names:t},n){let s=e.flatMap(d=>d.lines.flatMap(u=>u.points)),o=s.map(d=>Math.max(d.bytes,1)),
[a,r]=Go(Math.max(...s.map(d=>d.busbw))),i=TL(Math.min(...o),Math.max(...o),(n-80)/66),l=e.length===1;return{data:e.flatMap(d=>d.lines.map(u=>{let f=t.indexOf(u.collective),h=l?E(af(f)):hn()[d.side===
"B"?"test":"control"];return{type:"scatter",mode:"lines+markers",legendgroup:l?`collective ${f}`:d.key,x:u.points.map(m=>Math.log2(Math.max(m.bytes,1))),y:u.points.map(m=>m.busbw/r),line:{color:h,width:1,
dash:l?"solid":["solid","dot","dash"][f%3]},marker:{color:h,size:8,symbol:`${bb[f%bb.length]}${d.side==="B"?"-open":""}`,line:{width:d.side==="B"?2:0,color:h}},...Ie(u.points.map(m=>ye([[d.side,u.name].
filter(Boolean).join(" · "),`${U(m.bytes)}: ${Pn(m.busbw)}, best ${Pn(m.best_busbw)}`,`transfer ${x(m.mean_transfer)}, ${b(m.instances)} instances`])))}})),layout:pt({dragmode:!1,margin:{l:64,r:16,t:12,
b:44},xaxis:{tickmode:"array",tickvals:i,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(d=>U(2**d)),title:et("bytes of the messa\
ge")},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:et(`bus bandwidth, ${a}`,{})}})}}var Ob=e=>Math.max(3,Math.min(EL,Math.floor(640/Math.max(1,e)))),rf=(e,t)=>t*(Math.max(40,e*Ob(e))+sf+
Eb);function OL(e,t,n,s,o,a){let r=t===0?"":String(t+1),i=rf(e.rows.length,n),l=i/n-sf-Eb,d=t*(i/n)+sf,u=mn(s.length,(o-a)/74),f=mn(e.rows.length,l/13),h=Math.floor((o-a)/Math.max(1,u.length)/kl),m={showgrid:!1,
zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${r}`]:{...m,anchor:`y${r}`,tickvals:u,tickangle:0,range:[-.5,s.length-.5],tickfont:{size:10.5},ticktext:an(u.map(p=>s[p]),Math.max(6,
h)).map(le)},[`yaxis${r}`]:{...m,anchor:`x${r}`,tickvals:f,domain:[1-(d+l)/i,1-d/i],range:[e.rows.length-.5,-.5],ticktext:f.map(p=>le(e.rows[p]))}}}function ML(e,[t,n],s,o,a){let r={xref:"paper",yref:"\
paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:E("--text")}},l=kl*n.length+8+s.length*tf;return{annotations:[{...r,x:0,xanchor:"left",text:le(ds(e,Math.max(6,Math.floor((a-l-30)/
kl))))},{...r,x:1,xanchor:"right",text:le(n)},{...r,x:1,xanchor:"right",xshift:-l-4,text:le(t)}],shapes:s.map(([,d],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,
yanchor:o,fillcolor:d,x0:u*tf-l,x1:(u+1)*tf-l,y0:6,y1:16,line:{width:1,color:E("--border-strong")}}))}}function Mb({panels:e,columns:t,signed:n},s){let a=e.flatMap(m=>m.cells.flat().filter(p=>p!==null)).
reduce((m,p)=>Math.max(m,Math.abs(p)),.001),r=n?mi():hi(),i=n?["earlier","later"].map(m=>`${x(a)} ${m}`):["0",x(a)],[l,d]=ie(a),u=30+kl*Math.max(...e.flatMap(m=>m.rows.map(p=>p.length)),4),f=pt({dragmode:!1,
margin:{l:u,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:n?-a/d:0,cmax:a/d,colorscale:r,showscale:!1}});return{data:e.map((m,p)=>{let w=OL(m,p,e.length,t,s,u);Object.assign(f,w);let{annotations:g,
shapes:y}=ML(m.title,i,r,w[`yaxis${p===0?"":p+1}`].domain[1],s-u);f.annotations.push(...g),f.shapes.push(...y);let _=p===0?"":String(p+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${_}`,yaxis:`\
y${_}`,xgap:1,ygap:Ob(m.rows.length)>5?1:0,hoverongaps:!1,z:m.cells.map($=>$.map(M=>M===null?null:M/d)),...Ie(m.texts.map($=>$.map(ye))),meta:l}}),layout:f}}var Lb="−",fe=e=>e==null;function Xa(e,t){return fe(e)?q:Q(e,0,t).replace("-",Lb)}function Za(e,t){let n=Xa(e,t);return Number(n.replace(Lb,"-"))===0?"0":e>0?`+${n}`:n}var L=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:s=>fe(s)||s===""?q:String(s)}),$l=(e,t)=>({key:e,title:t,show:n=>fe(n)||n===-1?q:String(n),blank:`the trace does not say which ${t}`}),P=(e,t)=>({key:e,title:t,number:!0,show:b,showDiff:Ae}),
T=(e,t)=>({key:e,title:t,number:!0,show:x,exact:n=>fe(n)?null:C(n),showDiff:Z,exactDiff:n=>fe(n)?null:be(n)}),$n=(e,t)=>({key:e,title:t,number:!0,show:Pn,exact:n=>fe(n)?null:Bc(n),showDiff:zm,exactDiff:n=>fe(
n)?null:`${n>0?"+":""}${Bc(n)}`}),st=(e,t)=>({key:e,title:t,number:!0,show:U,exact:n=>fe(n)?null:qc(n),showDiff:Vo,exactDiff:n=>fe(n)?null:`${n>0?"+":""}${qc(n)}`}),ce=(e,t)=>({key:e,title:t,number:!0,
show:n=>fe(n)?q:`${Xa(n,2)} %`,showDiff:n=>fe(n)?q:`${Za(n,2)} pp`,exactDiff:n=>fe(n)?null:`${Za(n,6)} percentage points`}),lf=(e,t)=>({...ce(e,t),show:n=>fe(n)?q:`${Xa(100*n,1)} %`,showDiff:n=>fe(
n)?q:`${Za(100*n,1)} pp`,exact:n=>fe(n)?null:`${Xa(100*n,6)} %`,exactDiff:n=>fe(n)?null:`${Za(100*n,6)} percentage points`}),Ab=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,ae=(e,t)=>({key:e,title:t,
number:!0,show:n=>Xa(n,Ab(n)),showDiff:n=>Za(n,Ab(n)),exact:n=>fe(n)?null:String(n),exactDiff:n=>fe(n)?null:String(n)}),AL={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},We=e=>({...e,
meaning:"gain"}),N=e=>({...e,meaning:"neutral"}),J=e=>({...e,summed:!0}),ot=e=>({...e,told:!0});function CL(e){let[t,n]=AL[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,tone:s=>s>
0?t:s<0?n:null}}var cf=e=>[["A",e],["B",e],...e.number?[["Δ",CL(e)]]:[]].map(([t,n])=>({...n,what:null,show:(s,o)=>n.show(s,o,` ${t}`),key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),Nb=e=>e.
summed?{...e,title:`${e.title} per step`}:e,er=(e,t=s=>s,n=t)=>[N(P("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].
map(([s,o])=>t(e(s,o)))],A=(e,t)=>({...e,what:t}),Te=(e,t)=>({...e,blank:t}),Pb=(e,t)=>({...e,isSaid:t}),ve=(e,t,n)=>({key:e,title:t,show:s=>fe(s)?q:typeof n=="function"?n(s):n[s]??s.replaceAll("_"," ")}),
Ro={key:"note",title:"note",note:!0,show:e=>fe(e)?"":String(e)},Cb=10;function RL(e){let t=[];for(let n of e){let s=t.at(-1);s?.name===n?s.times+=1:t.push({name:n,times:1})}return t}function LL(e){let t=RL(
e.split("|")),n=t.length>Cb+1?t.slice(0,Cb):t,s=t.slice(n.length).reduce((o,a)=>o+a.times,0);return c("ol",{class:"sequence"},n.map(({name:o,times:a})=>c("li",{title:o},a>1?`${b(a)} × ${o}`:o)),s>0&&
c("li",{},`${b(s)} more`))}var Ib=(e,t)=>({key:e,title:t,mono:!0,show:n=>fe(n)?q:LL(n)}),Sl=(e,t)=>({...e,link:(n,s)=>{let o=n[e.key],a=fe(o)||o==="others"?null:t(n,s);return a?{name:o,category:a}:null}});
function Db(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(s=>(!s.note||t.some(o=>o.note))&&(!s.isSaid||t.some(o=>s.isSaid(o[s.key]))))}var Ps=`There is no device wor\
k in the selected ranks and steps. ${fs}`,El=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${fs}`,ee=L("rank","rank"),Is=$l("device","device"),Tl=$l(
"stream","stream"),tr=ve("kernel_type","kind",Wc),Sn=Sl(L("operator","operator",!0),()=>"cpu_op"),Ol=Sl(L("name","kernel",!0),e=>e.category),Rb=(e,t)=>c("p",{class:"analysis-sentence"},e&&c("strong",{},
`${e}: `),t);function Lo(e,t,n=()=>null){let s=e.length>1?n(e.map(o=>o.data)):null;return[...e.flatMap(o=>[t(o.data)].flat().filter(a=>a!=="").map(a=>Rb(o.letter,a))),s&&Rb("B − A",s)]}function Ml(e){
let t=new Map;for(let{letter:s,data:o}of e)for(let a of new Set(o.files.map(r=>r.note).filter(r=>r!==null))){let r=[...new Set(o.files.filter(i=>i.note===a).map(i=>i.rank))].sort((i,l)=>i-l);t.set(a,[
...t.get(a)??[],{letter:s,ranks:r}])}let n=s=>s.length===e.length&&e.every(({data:o},a)=>o.ranks.length===s[a].ranks.length);return[...t].map(([s,o])=>c("p",{},n(o)?`${Lt(s)}.`:`${o.map(({letter:a,ranks:r})=>`${a?
`${a}, `:""}${r.length>1?"ranks":"rank"} ${se(r)}`).join("; ")}: ${s}.`))}var Ds=e=>[e.letter,e.label].filter(Boolean).join(" · "),nr=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Al=(e,t,n)=>({name:e,
label:t,type:"boolean",fallback:n}),Ve=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var NL=32,PL=512;function IL(e,t){let n=0;for(let s=0;s<Math.max(e.length,t.length);s+=1)n+=Math.abs((e[s]??0)-(t[s]??0));return n}function DL(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,s)=>Nt(e.map(o=>o[s]??0)))}function BL(e){let t=new Map([...Xe(e,({group:n})=>n)].map(([n,s])=>[n,DL(s.map(({values:o})=>o[0]))]));return new Map(e.map(n=>[n,IL(n.values[0],n.values.length>
1?n.values[1]:t.get(n.group))]))}function qb(e){let t=BL(e);return[...e].sort((n,s)=>t.get(s)-t.get(n))}var Fb=(e,t,n,s)=>`the ${e} of ${t} ${n} that differ most ${s>1?"between A and B":"from the medi\
an"}`;function Wb(e,t,n,s){let o=Math.floor(NL/t);if(e.length<=o)return{shown:e,note:"",limited:!1};if(n==="rank"){let a=e.slice(0,Math.floor(PL/t));return{shown:a,limited:!0,note:a.length<e.length?`t\
he first ${a.length} of ${e.length} ${s}`:`all ${a.length} ${s}`}}return{shown:qb(e).slice(0,o),limited:!0,note:Fb(o,e.length,s,t)}}var qL=16,No=e=>e==null?q:`${e} %`,df=(e,t)=>e.letter?`${e.letter} \
· ${t}`:t,FL=e=>e.map(t=>({key:t.key,name:df(t,t.label),colour:E(t.letter==="B"?"--test-fill":"--control-fill")})),WL=e=>({key:e.property,name:e.name,colour:E(e.property)});function sr(e){let t=e.map(
s=>[...new Set(s.data.rows.map(o=>o.rank))]),n=t.length>1&&t.every(s=>s.length===1);return s=>`rank ${n?[...new Set(t.flat())].join(" / "):s.rank}`}function os(e,{order:t},{rowsOf:n,label:s,group:o,parts:a,
what:r,empty:i}){let l=new Map,d=m=>a.map(p=>m[p.key]??null);e.forEach((m,p)=>n(m).filter(w=>d(w).some(g=>g!==null)).forEach(w=>{let g=s(w),y=l.get(g)??{group:o?.(w)??"",bars:[],values:e.map(()=>[])};
y.values[p]=d(w),y.bars.push({label:df(m,g),full:`${df(m,m.label)}, ${g}`,total:x(d(w).reduce((_,$)=>_+($??0),0)),values:a.map(_=>({value:w[_.key],text:_.text(w)}))}),l.set(g,y)}));let{shown:u,...f}=Wb(
[...l.values()],e.length,t,r),h=u.flatMap(m=>m.bars);return h.length===0?{empty:i}:{places:h.length,...f,data:m=>Qa({bars:h,kind:"time",stacked:!0,series:a.map(WL)},m)}}function jL(e,{table:t,name:n,value:s,
show:o,range:a,kind:r,sums:i}){let l=new Map;return e.forEach((d,u)=>d.data[t].forEach(f=>{let h=s(f)??null;if(h===null)return;let m=n(f),p=l.get(m)??{label:m,values:e.map(()=>({value:null,text:"none"}))},
w=(p.values[u].value??0)+h*(i?f.weight??1:1);p.values[u]={value:w,text:o(f,w),...a?.(f),none:r==="percent"?"0 %":"0"},l.set(m,p)})),[...l.values()]}var uf=e=>Math.max(...e.values.map(t=>t.value??0));
function HL(e){let t=[...e].sort((n,s)=>uf(s)-uf(n)).slice(0,qL);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function je(e,{order:t},n){let s=jL(e,n),{shown:o,...a}=n.
ranks?Wb(s.map(r=>({...r,group:"",values:r.values.map(i=>i.value===null?[]:[i.value]),bar:r})),e.length,t,"ranks"):HL(s);return o.length===0||n.noZeros&&s.every(r=>uf(r)===0)?{empty:n.empty}:{places:o.
length,...a,data:r=>Qa({bars:o.map(i=>i.bar??i),kind:n.kind,series:FL(e),errors:!!n.range},r)}}var ff=6,Bb=e=>new Set(e).size>1;function hf(e,t,n=!1){let s=e.map(i=>i.data.series),o=!s.some(i=>Bb(i.map(
l=>l.rank))),a=!n&&s.some(i=>[...new Set(i.map(d=>d.rank))].some(d=>Bb(i.filter(u=>u.rank===d).map(u=>u.device)))),r=new Map;return s.forEach((i,l)=>i.forEach(d=>{let u=`${a?`device ${d.device}, `:""}${t(
d)}`,f=`${o?"":`${d.rank} `}${u}`,h=r.get(f)??{key:f,name:u,group:o?"":`rank ${d.rank}`,sort:n?d.name:u,series:e.map(()=>null)};h.series[l]=d,r.set(f,h)})),[...r.values()]}var UL=e=>new Map(e.map(t=>[
t.key,t.series.map(n=>(n?.points??[]).reduce((s,o)=>Math.max(s,o[1]),0))]));function zL(e,t){if(!t[0].data.summary)return UL(e);let n=o=>`${o.rank} ${o.device} ${o.stream??o.name}`,s=t.map(o=>new Map(
o.data.summary.map(a=>[n(a),a.mean])));return new Map(e.map(o=>[o.key,o.series.map((a,r)=>a?s[r].get(n(a))??0:0)]))}function KL(e,t){let n=zL(e,t),s=new Map,o=new Map;for(let r of e){let i=n.get(r.key),
l=o.get(r.group)??{name:r.group,lines:new Map,nth:new Map},d=l.nth.get(r.sort)??0,u=`${r.sort} ${d}`;l.nth.set(r.sort,d+1),l.lines.set(u,i),o.set(r.group,l),s.set(u,Math.max(s.get(u)??0,...i.map(Math.
abs)))}let a=[...s.keys()];return qb([...o.values()].map(r=>({name:r.name,group:"",values:t.map((i,l)=>a.map(d=>(r.lines.get(d)?.[l]??0)/(s.get(d)||1)))}))).map(r=>r.name)}function GL(e,t){let n=Xe(e,
a=>a.group),s=[],o=0;for(let a of t){if(o>0&&s.length+n.get(a).length>ff)break;s.push(...n.get(a)),o+=1}return{taken:s.slice(0,ff),count:o}}function YL(e,t,n){if(e.length<=ff)return{keys:e.map(l=>l.key),
note:"",limited:!1};let s=[...new Set(e.map(l=>l.group))],o=s.length<2||n==="rank"?s:KL(e,t),{taken:a,count:r}=GL(e,o),i=s.length<2?`the first ${a.length} of ${e.length} lines`:n==="rank"?`the first ${r}\
 of ${s.length} ranks`:Fb(r,s.length,"ranks",t.length);return{keys:a.map(l=>l.key),note:i,limited:s.length>1}}var mf=[""];function pf(e,t,{lines:n,order:s}){let o=e.map(r=>r.key).filter(r=>n.includes(
r)),a=YL(e,t,s);return o.length>0||n.includes(mf[0])?{...a,keys:o,note:o.length<e.length?`${o.length} of ${e.length} lines`:""}:a}function VL(e,t){let n=new Map(t.map((s,o)=>[s,o]));return e.filter(s=>n.
has(s.key)).sort((s,o)=>n.get(s.key)-n.get(o.key))}var JL=24;function jb(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Hb(){let e=new Map;return t=>e.
get(t)??e.set(t,e.size).get(t)}function Cl(e,t,{unit:n,name:s,panels:o=!1,ownDevice:a=!1,marks:r,empty:i,flat:l}){let d=hf(e,s,a),{panel:u,style:f}=jb(o),{keys:h,...m}=pf(d,e,t),p=Hb(),w=d.filter(R=>h.
includes(R.key)).flatMap(R=>{let Y=p(f(R));return R.series.map((I,H)=>I&&{key:e[H].key,place:Y,side:e[H].letter,panel:u(R),points:I.points,name:[[e[H].letter,e[H].label].filter(Boolean).join(" · "),`\
rank ${I.rank}`,R.name].join(", ")})}).filter(Boolean);if(d.length>0&&h.length===0)return{empty:"No line is chosen.",limited:m.limited};if(w.every(R=>R.points.length===0))return{empty:i};if(l&&w.every(
R=>R.points.every(Y=>Y[1]===0)))return{empty:l};let g=[...new Set(w.map(R=>R.panel))].slice(0,JL),[y,_]=[Number(t.start||NaN),Number(t.end||NaN)],$=_>(y||0)?[y||0,_]:null,M=r?.(e,VL(d,h))??[];return{data:R=>xb(
{panels:g,unit:n,range:$,marks:M,lines:w.filter(Y=>g.includes(Y.panel))},R),places:g.length,limited:m.limited,note:[m.note,$&&`${C($[0])} to ${C($[1])}`].filter(Boolean).join(", ")}}function Ub(e,t,n){
let s=Hb();return new Map(e.filter(o=>t.includes(o.key)).map(o=>[o.key,s(jb(n).style(o))]))}var QL=200,XL=512;function ZL(e,t,n){let s=new Map;e.forEach(a=>s.set(t(a),(s.get(t(a))??0)+n(a)));let o=new Set(
[...s].sort((a,r)=>r[1]-a[1]).slice(0,QL).map(([a])=>a));return{columns:[...s.keys()].filter(a=>o.has(a)),all:s.size}}function eN(e,t,n,{name:s,value:o,text:a}){let r=[...new Set(t.map(f=>f.rank))].sort(
(f,h)=>f-h).slice(0,XL),i=new Map(r.map((f,h)=>[f,h])),l=new Map(n.map((f,h)=>[f,h])),d=r.map(()=>n.map(()=>null)),u=r.map(f=>n.map(h=>[`rank ${f}, ${h}`]));for(let f of t){let[h,m]=[i.get(f.rank),l.get(
s(f))];h!==void 0&&m!==void 0&&(d[h][m]=(d[h][m]??0)+o(f),u[h][m].push(...a(f)))}return{title:e.letter?Ds(e):"",rows:r.map(String),cells:d,texts:u}}function Rl(e,t){let n=e.map(l=>t.rowsOf(l)),{columns:s,
all:o}=ZL(n.flat(),t.name,l=>Math.abs(t.value(l)));if(s.length===0)return{empty:t.empty};let a=e.map((l,d)=>eN(l,n[d],s,t)).filter(l=>l.rows.length>0),r=Math.max(...a.map(l=>l.rows.length)),i=Math.max(
...n.map(l=>new Set(l.map(d=>d.rank)).size));return{places:r,panels:a.length,note:[s.length<o&&`${s.length} of ${o} ${t.what}, those with the most ${t.most??"waiting"}`,r<i&&`the first ${r} of ${i} ra\
nks`].filter(Boolean).join("; "),data:l=>Mb({panels:a,columns:s,signed:t.signed},l)}}var Ll=(e,t)=>rf(e,t),zb=e=>[`waits ${x(e.wait_per_step)} a step, exposed ${x(e.exposed_wait_per_step)}`,`causes ${x(
e.caused_per_step)} a step, last ${b(e.last)} of ${b(e.matched_rows)} times`],Kb=e=>[`waits ${x(e.wait)}, exposed ${x(e.exposed_wait)}`,`causes ${x(e.caused)}, last ${b(e.last)} times`];var Gb=[["compute",me.compute,"--part-compute"],["non_compute",Qo,"--part-communication"],["idle",me.idle,"--part-idle"]].map(([e,{name:t,what:n},s])=>({key:`${e}_time`,name:t,what:n,property:s,text:o=>`${x(
o[`${e}_time`])}, ${No(o[`${e}_time_pctg`])}`})),ik={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>oe(e),legend:Gb,sums:!0,make:(e,t)=>os(e,t,{label:sr(e),rowsOf:n=>n.data.rows,parts:Gb,what:"ranks",empty:Ps})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[ee,J(A(T("idle_time",me.idle.name),me.idle.what)),ce("idle_time_pctg","idle, %"),J(A(T("compute_t\
ime",me.compute.name),me.compute.what)),N(ce("compute_time_pctg","compute, %")),J(A(T("non_compute_time",Qo.short),Qo.what)),ce("non_compute_time_pctg",`${Qo.short}, %`),J(A(T("kernel_time","all"),"Fr\
om the first to the last device row")),Ro]}]},tN="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that\
 it records.",bf="no FLOPs are known, or not the peak of this device for numbers of this type",Yb=e=>Q(e,0,3),or=(e,t)=>N({...ae(e,t),show:Kt,showDiff:ls}),Po=We(A(ae("tflops_per_s","TFLOP/s"),"FLOPs \
divided by the device time of what was launched inside the operator, in 10¹² a second")),ar=Te(We(A(ce("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names \
of the kernels tell, from the data sheet of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),bf),Vb=Te(We(A(ce("fastest_peak_pctg","of fastest"),
"The same of the fastest arithmetic that the device has for these numbers: TF32 for float32")),bf),Jb=(e,t)=>Te(N(ae(e,t)),bf),wf=A(T("device_time_per_step","device per step"),"Device time of what was\
 launched inside the operator, per step and rank"),Qb=We(A($n("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Xb=N(A(ae("flo\
ps_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at most")),lk={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-poin\
t operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Lo(e,gg),charts:[{id:"speed",table:"b\
y_operator",title:"Achieved TFLOP/s by operator",height:oe,make:(e,t)=>je(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:tN,show:n=>`${Yb(n.tflops_per_s)} TFLOP\
/s${n.peak_pctg===null?"":`, ${Yb(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[or("flops_per_step","FLOPs\
 per step"),T("device_time_per_step","device per step"),A(T("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),N(ce("known_pctg","share")),Po,
ar,Vb,ot(L("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[A(L("class","class"),"By the operators that launched\
 it, else by the names of kernels; other: nothing says what it is"),J(N(P("device_rows","device rows"))),T("device_time_per_step","device per step"),N(ce("device_time_pctg","share of device time")),Po,
Qb,Xb]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[ee,or("flops_per_step","FLOPs per step"),T("device_time_per_step","device per step"),T("known_ti\
me_per_step","with known FLOPs"),Po,ar]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[A(L("dtype","type"),"The type of the numbers of bot\
h factors"),Te(A(L("arithmetic","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),
"the names of the kernels do not tell: the peak is that of the fastest"),J(N(P("calls","calls"))),or("flops_per_step","FLOPs per step"),wf,Po,ar,Vb,Jb("peak_tflops_per_s","peak TFLOP/s"),Jb("fastest_t\
flops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[Sn,J(N(P("calls","calls"))),or("flops_per_step","FLOPs per st\
ep"),wf,Po,ar]},{key:"by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[Sn,L("shapes","shapes",!0),A(L("dtype","type"),"The type of the numbers of both fa\
ctors"),L("class","class"),J(N(P("calls","calls"))),or("flops_per_call","FLOPs per call"),wf,Po,ar,Xb]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_s\
tep","gb_per_s_at_least"],columns:[Sn,L("shapes","shapes",!0),L("dtypes","types",!0),J(N(P("calls","calls"))),T("device_time_per_step","device per step"),Qb]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",main:["device_time_per_step"],columns:[A(Sn,"The innermost operator that launched it"),J(N(P("device_rows","device rows"))),T("device_time_per_step","device per step"),N(ce("device_tim\
e_pctg","share of device time"))]}]},Zb=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Hc[e],what:ep[e],text:n=>x(n[e])}));function nN(e){
let t=new Map;for(let n of e.data.rows.filter(s=>s.stream!==null)){let s=`${n.rank} ${n.device} ${n.stream}`,o=t.get(s)??{rank:n.rank,stream:n.stream};o[n.idle_category]=n.idle_time,t.set(s,o)}return[
...t.values()]}var ck={title:"Idle time",params:[Ve("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Al("show_idle_int\
erval_stats","Statistics of the gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"\
rows",title:"Idle time of each stream",height:e=>oe(e),legend:Zb,sums:!0,make:(e,t)=>{let n=sr(e);return os(e,t,{rowsOf:nN,group:nr,label:s=>`${n(s)}, ${nr(s)}`,parts:Zb,what:"streams",empty:Ps})}}],tables:[
{key:"rows",caption:"Streams",columns:[ee,Is,Tl,ve("idle_category","why idle",Hc),J(T("idle_time","idle")),N(lf("idle_time_ratio","share")),Ro],extra:e=>"count"in e?er(T):[]}]},kf={title:"Kernels",params:[
Ve("duration_ratio","Share of time to show","0.8"),Ve("num_kernels","Kernels at most","10"),Al("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the devices do, alone or at once, an\
d the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:oe,make:(e,t)=>je(e,t,{table:"kinds",kind:"percent",empty:Ps,name:n=>jc(n.kernel_type),value:n=>n.percentage,show:n=>`${No(
n.percentage)}, ${x(n.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:oe,make:(e,t)=>je(e,t,{table:"over_ranks",kind:"time",empty:Ps,name:n=>n.
name,value:n=>n.mean,show:n=>`${x(n.mean)}, mean of ${b(n.count)} calls${n.ranks>1?`, ranks ${x(n.min_mean)} to ${x(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-n.mean})})}],tables:[
{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Ol,tr,N(P("ranks","ranks")),J(P("count","calls")),J(T("sum","time")),T("mean","mean"),T("min_mean","fastest rank"),T("max_mean",
"slowest rank")]},{key:"kinds",caption:"Kinds",columns:[ve("kernel_type","kind",jc),J(N(T("sum","time"))),N(ce("percentage","share"))]},{key:"kernels",caption:"Kernels of each rank",main:["sum","count",
"mean"],columns:[Ol,tr,ee,J(P("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},sN=(e,t)=>e.place-t.place||Object.keys(Cr).indexOf(e.class)-Object.
keys(Cr).indexOf(t.class),dk={title:"Kernel launches",params:[Ve("runtime_cutoff","Slow launch over, µs","50"),Ve("launch_delay_cutoff","Late start over, µs","100"),Al("include_memory_events","Copie\
s too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their launch leave the device idle.",above:{charts:4},charts:[...Object.entries(
Uc).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Lt(t),half:!0,height:()=>230,make:n=>{let s=n.map(o=>({key:o.key,side:o.letter,name:Ds(o),bins:o.data.histograms.filter(a=>a.measure===e)}));
return s.every(o=>o.bins.length===0)?{empty:El}:{data:o=>$b({sides:s},o)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.
length===0)?{empty:El}:{data:()=>Sb({sides:e.map(t=>({key:t.key,side:t.letter,name:Ds(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[ee,J(P("count","launches")),J(P(
"short_kernels","shorter than their launch")),J(P("runtime_outliers","slow launches")),J(P("launch_delay_outliers","late starts")),Ro]},{key:"worst",caption:"The worst launches",apart:!0,order:sN,columns:[
ve("class","why",Cr),ee,Ol,Sn,T("cpu_duration","host"),T("gpu_duration","device"),T("launch_delay","delay")]},{key:"summary",caption:"Summary",main:["mean","50%","max"],columns:[ee,ve("measure","measu\
re",Uc),...er(T)]}]},uk={title:"Queue length",window:!0,params:[Ve("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the c\
hart to look closer: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:nr,height:vl,make:(e,t)=>Cl(e,t,{unit:"waiting",name:nr,empty:El})}],tables:[{key:"summary",caption:"\
Summary",main:["mean","50%","max"],columns:[ee,Is,Tl,...er(ae,N)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[ee,Is,Tl,J(T("duration_at_max_queue_length","blocked")),lf("relat\
ive_duration_at_max_queue_length","share of the rank")]}]},oN="The part of the time for which a value is known",ek=[N(ae("mean","mean")),N(ae("min","min")),N(ae("max","max")),N(A(T("known_time","known"),
oN))],tk=L("counter","counter"),fk={title:"Device clocks, power, temperature",tab:"Device clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighte\
d by time.",notes:Ml,params:[],charts:[],above:{tables:2},tables:[{key:"rows",caption:"All steps",main:["mean","max"],columns:[ee,Is,tk,...ek]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[
ee,Te(L("step","step"),"the recording has no steps"),Is,tk,...ek]}]},hk="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile, as JSON: Perfetto files (.pf\
trace) have none.",aN="It is not known what is live at the peak: either all of it was allocated before the recording began, or the trace does not record addresses.",Io=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,
"GPU"),nk=e=>Io(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),rN=e=>e.replace(/ (allocated|reserved)/,""),iN=e=>e.includes(" reserved")?"reserved":"allocated",sk={panel:e=>rN(
e.name),style:e=>`${e.group} ${iN(e.name)}`},mk=e=>[Io(e.device_type),e.device>=0?e.device:""].join(" ").trim(),_f=(e,t)=>e.some(n=>new Set(n.data.peaks.map(s=>s[t])).size>1),lN=(e,t)=>n=>[_f(e,"rank")&&
`rank ${n.rank}`,_f(e,"device_type")&&mk(n),n[t]].filter(Boolean).join(" · ");function cN(e,t){return e.flatMap((n,s)=>{let o=t.map(a=>a.series[s]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(
a=>a.rank===o).map(a=>({side:n.letter,at:a.start,end:a.start+a.duration,text:`step ${a.step}`}))})}var pk=e=>Ce(e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))),({row:t})=>t.peak);function dN({side:e,
row:t}){let n=[_f([e],"rank")&&`rank ${t.rank}`,mk(t)].filter(Boolean).join(", "),s=t.peak_step===null?"":`, in step ${t.peak_step}`,o=t.live_at_peak===null?" The trace does not record all addresses, \
so what is live then is not known.":` ${U(t.live_at_peak)} of it was allocated in the recording, ${U(t.from_before)} before it began.`,a=t.totals==="sums"?" The trace does not record totals: these are\
 sums of its allocations and frees, from 0 at the start.":"";return[c("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${U(t.peak)} (${n}), ${x(t.peak_at)} after the first event${s}.${o}${pg(
e.data.peaks,t.device_type)}${a}`]}function uN(e){let t=e.map(s=>pk([s])),n=t.length===2&&t.every(Boolean)&&Io(t[0].row.device_type)===Io(t[1].row.device_type)&&wg(t.map(({side:s,row:o})=>({data:s.data,
row:o})));return n?[c("p",{class:"memory-sentence"},c("strong",{},"B − A: "),n)]:[]}var fN=e=>[...e.flatMap(t=>{let n=pk([t]);return n?[c("p",{class:"memory-sentence"},dN(n))]:[]}),...uN(e)],wk={...L(
"device_type","memory"),show:Io,alike:Io},hN=Te($l("device","device"),"host memory has no number"),mN=Pb(A({...L("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),ok=A(
st("bytes","live at the peak"),"Allocated at or before the peak, and not freed by then"),gf=N(ce("pctg","share")),yf=P("allocations","allocations"),Nl=[ee,mN,wk,hN],ak=(e,t,n,s)=>e.every(o=>o.data.peaks.
length===0)?{empty:hk}:je(e,t,{table:n,kind:"bytes",name:lN(e,s),value:o=>o.bytes,show:(o,a)=>`${U(a)}, ${F(o.pctg)} of the peak`,empty:aN}),gk={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[Ve(
"limit","Frames of each device","100")],intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the \
chart to look closer: finer points are fetched.",notes:fN,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:nk,panels:sk,ownDevice:!0,height:vl,make:(e,t)=>Cl(e,t,{unit:"bytes",
name:nk,panels:sk,ownDevice:!0,marks:cN,empty:hk})},{id:"live_modules",title:"Live at the peak, by module",height:oe,make:(e,t)=>ak(e,t,"live_modules","module")},{id:"live_operators",title:"Live at th\
e peak, by operator",height:oe,make:(e,t)=>ak(e,t,"live_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...Nl,A(st("peak","peak allo\
cated"),"The largest amount that is allocated"),ot(A({...T("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),ot(Te(L("peak_step","step"),"outside of the recorde\
d steps")),A(st("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),A(st("reserved_peak","peak reserved"),"The largest amount that is reserved"),A(st("unused_at_reserved_peak","unu\
sed then"),"Reserved minus allocated at the peak of what is reserved"),A(st("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),A(st("from_bef\
ore","from before"),"The rest of the peak: allocated before the recording began"),A(st("never_freed","never freed"),"Allocated in the recording and not freed until its end"),P("never_freed_allocations",
"never freed, allocations"),A(st("unseen_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...ot(L("totals","totals")),what:"recorded: the trace states them. sums\
: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...Nl,L("module","module",!0),ok,gf,yf,P("frames","frames")]},{
key:"live",caption:"Live at the peak, by frame",columns:[...Nl,L("frame","frame",!0),L("operator","operator",!0),ok,gf,yf]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[
wk,L("operator","operator",!0),ae("allocations_per_step","allocations per step"),st("allocated_per_step","allocated per step"),ae("frees_per_step","frees per step"),st("freed_per_step","freed per step")]},
{key:"never_freed",caption:"Never freed in the recording",columns:[...Nl,L("frame","frame",!0),L("operator","operator",!0),st("bytes","never freed"),gf,yf]}]},rk=e=>e.name,yk={title:"Memory bandwidth",
window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: finer points are fetched.",charts:[{id:"bandwi\
dth",table:"series",title:"Bandwidth of each kind of copy",series:rk,panels:!0,height:vl,make:(e,t)=>Cl(e,t,{unit:"rate",name:rk,panels:!0,empty:"There are no copies and no memsets in the selected ran\
ks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean","max"],columns:[ee,Is,L("name","copy"),...er(
$n,We,N)]}]};var Af=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],as=Object.
fromEntries(Af.map(([e,t])=>[e,t])),_k=Af.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:s=>`${x(s[e])}, ${No(s.path>0?Number((s[e]/s.path*100).toFixed(2)):0)}`})),
Mf="There are no steps here.",Pl=e=>e.step===null?"whole file":`step ${e.step}`,xf=e=>e.span>0?`, file ${e.span+1}`:"";function Mk([e,t],n){return ro({control:e.data.set,test:t?.data.set??"",control_marker:e.
data.marker??"",test_marker:t?.data.marker??"",control_marker_until:e.data.marker_until??"",test_marker_until:t?.data.marker_until??"",...n})}var pN=(e,t)=>Mk(e,{path:!0,control_rank:String(t.rank),control_step:t.
step===null?"":String(t.step),control_span:t.span>0?String(t.span):""}),Ak=e=>e.some(({data:t})=>t.ranks?.length>1)&&c("p",{},c("a",{href:Mk(e,{ranks:"all"})},"Show all ranks in the timeline"));function wN({
data:e}){let t=e.by_kind.filter(s=>s.time>0).sort((s,o)=>o.time-s.time);if(t.length===0)return Mf;let n=e.by_kind.reduce((s,o)=>s+o.time_per_step,0);return`${x(n)} a step: ${t.slice(0,3).map(s=>`${F(s.
time_pctg)} ${as[s.kind]}`).join(", ")}.`}var bk=Te(T("longest","longest"),"the path has no such segment"),kk=Te(L("name","name",!0),"waiting and gaps have no name"),Ck={title:"Critical path",host:!0,
ofSteps:!0,params:[Ve("consecutive_kernel_delay","Short gaps, µs","30"),Ve("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>c("p",{class:"path-sentence"},t.letter&&c("strong",{},`${t.letter}: `),wN(t))),e[0].
data.by_step.length>0&&c("p",{},c("a",{href:pN(e,e[0].data.by_step[0])},`Show the path of ${Pl(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:oe,make:(e,t)=>je(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?as[n.kind]:`${n.name} (${as[n.kind]})`,value:n=>n.time_per_step,empty:Mf,show:n=>`${x(
n.time_per_step)} a step, ${F(n.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>oe(e),legend:_k,make:(e,t)=>os(e,t,{parts:_k,what:"steps",empty:Mf,
rowsOf:n=>n.data.by_step,label:n=>[e.some(s=>s.data.ranks.length>1)&&`rank ${n.rank}`,`${Pl(n)}${xf(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ve("kind","ki\
nd",as),ve("work","work",e=>e===1?"yes":"waiting"),T("time_per_step","time per step"),N(ce("time_pctg","share")),J(P("segments","segments")),bk]},{key:"by_name",caption:"Operators, calls and kernels",
columns:[ve("kind","kind",as),kk,T("time_per_step","time per step"),N(ce("time_pctg","share")),J(P("segments","segments")),bk]},{key:"by_step",caption:"Steps",columns:[ee,{...L("step","step"),show:(e,t)=>Pl(
t)+xf(t)},A(T("path","path"),"The whole path, including waits; the kinds add up to it"),A(T("work","work"),"Without waits for the device, between operators and idle"),...Af.map(([e,t,n])=>A(T(e,t),n)),
T("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[ee,{...L("step","step"),show:(e,t)=>Pl(t)+xf(t)},T("start","from"),T("duration","takes"),ve("kind","kind",as),
kk,Te(L("lane","thread or stream"),"waiting is on none")]}]},Rk={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without ne\
sted operators.",charts:[{id:"operators",table:"rows",title:"Time, all ranks together",sums:!0,height:oe,make:(e,t)=>je(e,t,{table:"rows",kind:"time",sums:!0,empty:Ps,name:n=>n.operator??"not known",value:n=>n.
sum,show:(n,s)=>x(s)})}],tables:[{key:"rows",caption:"Operators",main:["sum","count","mean"],columns:[Sn,tr,ee,J(P("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T(
"std","std")]}]};function gN(e){let{operator_name:t,min_pattern_len:n}=e.shown,s=n>1&&c("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator la\
unches ${n>1?`${n} kernels or more`:"a kernel"} in the selected ranks and steps. `,s||fs]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,s]}var Lk={
title:"Kernel sequences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},Ve("min_pattern_len","Kernels at least","3"),Ve("top_k","Patterns at most","5")],intro:"\
What an operator launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",c("b",{class:"mono"},e.shown.operator_name),", the operator whose\
 kernels take the most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:oe,sums:!0,make:(e,t)=>je(e,t,{table:"patterns",kind:"time",sums:!0,name:n=>n.
pattern,value:n=>n.kernel_duration,empty:gN(t),show:(n,s)=>x(s)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[Ib("pattern","operator and its kernels"),
ee,{...P("length","kernels"),showDiff:null},J(P("count","calls")),J(T("kernel_duration","on the device")),J(T("operator_duration","on the host"))]}]},Nk={title:"Annotations",host:!0,params:[{name:"use\
_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the program marked (record_function, steps).",instead:(e,t)=>e.
use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&"There are none on the devices, so those\
 of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:oe,make:(e,t)=>je(e,t,{table:"rows",kind:"time",sums:!0,name:n=>n.name,value:n=>n.sum,empty:'\
There are none. A range is marked with torch.profiler.record_function("name").',show:(n,s)=>x(s)})}],tables:[{key:"rows",caption:"Annotations",main:["sum","count","mean"],columns:[Sl(L("name","name",!0),
(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),ee,J(P("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},yN='There are no an\
notations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefill[bs=1 tok=51\
2]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',_N={prefill:"prefill: prompts are read",decode:"decode:\
 tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty: no re\
quest"},Wl=Object.entries(me).map(([e,{name:t,what:n,property:s}])=>({key:e,property:s,name:t,what:n,text:o=>`${x(o[e])} a call`})),bN=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==
null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),vf=e=>e===null?q:b(Math.round(e)).replace("-","−"),kN=e=>`${b(Math.round(e))} tokens/s`;function xN(e){if(e.length<2)return null;
let[t,n]=e.map(({data:o})=>o),s=t.phases.filter(({phase:o})=>o!=="empty"&&n.phases.some(a=>a.phase===o)).map(({phase:o})=>[" ",c("a",{href:ft({...Ue(""),control:t.set,test:n.set,control_marker:`phase:${o}`,
test_marker:`phase:${o}`})},o)]);return s.length>0&&c("p",{class:"phase-links"},"Compare the calls of one phase, each as a step:",s)}var $f="the names of these annotations do not say it",Sf=[P("calls",
"calls"),A(T("median_time","median"),"The duration of the annotation on the host"),T("mean_time","mean"),...Wl.map(({key:e,name:t,what:n})=>A(T(e,t),`${n}, per call`)),A(T("device_time","device"),"Wha\
t a call launches, wherever it runs; per call"),Te(A(N(P("requests_in_all","requests")),"Of all calls whose names say them"),$f),Te(A(N(P("tokens_in_all","tokens")),"Of all calls whose names say them:\
 of prompts, and generated"),$f),A(T("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),Te(A(We({...ae("tokens_per_second","tokens/s"),show:vf,showDiff:e=>e>
0?`+${vf(e)}`:vf(e)}),"Tokens by the time in which such calls are at work, of one rank"),$f)],Ef=["calls","median_time","tokens_per_second"],Il=L("phase","phase"),xk=(e,t)=>({...L(e,t),show:n=>n===null?
"not stated":n.replace("-","–")}),Pk={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotation\
s. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[...Lo(e,t=>yg(t,Wl)),c("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.
phases.map(n=>n.phase)))].map(t=>_N[t]).join("; ")),xN(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>oe(e),legend:Wl,make:(e,t)=>os(e,t,{parts:Wl,what:"phases",rowsOf:n=>n.data.phases,
label:n=>n.phase,empty:yN})},{id:"phase-rates",table:"sizes",title:"Tokens a second, by phase and size",height:oe,make:(e,t)=>je(e,t,{table:"sizes",kind:"number",name:bN,value:n=>n.tokens_per_second,show:n=>kN(
n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Ph\
ases",main:Ef,columns:[Il,...Sf]},{key:"sizes",caption:"Phases by size of a call",main:Ef,columns:[Il,A(xk("requests","requests"),"Of one call, up to a power of two"),A(xk("tokens","tokens"),"Of one c\
all, up to a power of two"),...Sf.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:Ef,columns:[ee,Il,...Sf]},{key:"forms",caption:"\
Names that were found",columns:[Il,A(L("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),P("calls","calls")]}]},vN="There are no counters of kernels in the select\
ed ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",$N=e=>e===null?q:Q(e,0,3),Ik={title:"Counters of operators",tab:"Counters",host:!0,params:[Ve("limit","Kerne\
ls listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:Ml,charts:[{id:"counters",table:"rows",title:"Sums by operator and coun\
ter",height:oe,make:(e,t)=>je(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:vN,show:(n,s)=>$N(s)})}],tables:[{key:"rows",caption:"Op\
erators, kernels and counters",main:["sum","mean"],columns:[ee,Te(Sn,"no operator above the launch is recorded"),L("kernel","kernel",!0),L("counter","counter",!0),P("kernels","kernels"),ae("sum","sum"),
N(ae("mean","mean")),N(ae("min","min")),N(ae("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[ee,A(P("number","kernel no."),"In order of time, from 0"),L("kernel","kernel",!0),A(L("o\
perators","operators",!0),"Those above its launch, the outermost first"),L("counter","counter",!0),ae("value","value")]}]},SN="There are no collectives in the selected ranks and steps. They are record\
ed where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",EN="No collective of the selected ranks matches one of another rank: see what does not match below.",Tf="no rank mat\
ches, or the trace does not state the bytes sent or the size of the group",Dl=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>x(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>x(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>x(e.exposed)}],vk=e=>({...e,transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});
function TN(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let s=t.get(Jn(n))??{name:Jn(n),collective:n.collective,points:[]};s.points.push(n),t.set(s.name,s)}),{key:e.key,
side:e.letter,name:Ds(e),lines:[...t.values()]}}var Dk=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.filter(n=>n.busbw!==null).map(n=>n.collective)))],ON=e=>e.length>1?null:Dk(e).map((t,n)=>({key:`coll\
ective ${n}`,name:t,property:af(n)}));function MN(e){let t=e.map(TN);return t.every(n=>n.lines.length===0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:
{data:n=>Tb({sides:t,names:Dk(e)},n)}}var Bl=e=>e.every(t=>t.data.summary[0]?.rows===0)?SN:EN,ql=L("collective","collective",!0),Fl=L("process_group","process group",!0),$k=A(T("transfer_per_step","tr\
ansfer"),"The shortest duration over the ranks, per step; on a common clock, what is not waiting"),Sk=A(T("wait_per_step","wait"),"How much longer a rank takes than the one that comes last; on a commo\
n clock, the time until that one begins"),Bk=N(A(P("last_certain","certainly last"),"By more than the clocks of the ranks are uncertain; only where they have a common one")),Ek=A(T("exposed_wait_per_s\
tep","exposed wait"),"The part of the waiting in which no compute kernel runs"),qk={name:"waiting_by",label:"Waiting goes by",type:"choice",fallback:"common_clock",options:{common_clock:"the common cl\
ock, if any",shortest_duration:"durations alone"}},Fk={title:"Collectives",params:[qk],ofSteps:!0,host:!0,intro:"Each collective is matched across all ranks, which wait for the one that comes last; th\
e rest of the time is transfer. Times are means over the steps of all ranks.",notes:e=>[...Lo(e,hg,mg),Ak(e),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>c("p",{},t.letter&&c("st\
rong",{},`${t.letter}: `),b(t.data.summary[0].missing_not_listed)," collectives have more missing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time\
 of a step",height:oe,legend:Dl,make:(e,t)=>os(e,t,{parts:Dl,what:"collectives",rowsOf:n=>n.data.collectives.filter(s=>s.instances>0).map(vk),label:Jn,empty:Bl(e)})},{id:"collective-ranks",table:"by_r\
ank",title:"Time of a step, by rank",height:oe,legend:Dl,make:(e,t)=>os(e,t,{parts:Dl,what:"ranks",rowsOf:n=>n.data.by_rank.filter(s=>s.matched_rows>0).map(vk),label:n=>`rank ${n.rank}`,empty:Bl(e)})},
{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:ON,make:MN},{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Ll,legend:[],make:e=>Rl(
e,{name:Jn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:zb,empty:Bl(e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Ll,legend:[],
make:e=>Rl(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Kb,empty:Bl(e)})}],tables:[{key:"\
collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[ql,Fl,ve("class","class",String),P("instances","instances"),$k,Sk,Ek,T("time_per_step","in all"),N(P("gro\
up_size","group size")),N(ae("bytes_per_instance","bytes")),Te(We($n("algbw","algorithm bandwidth")),Tf),Te(We($n("busbw","bus bandwidth")),Tf),P("unmatched_rows","without match"),T("unmatched_per_ste\
p","time without match")]},{key:"by_rank",caption:"Ranks",columns:[ee,$k,Sk,Ek,A(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),P("last","last"),Bk,N(ce("l\
ast_pctg","last, share")),A(T("wait_half_width_per_step","±"),"How well a common clock tells the waiting of a step"),P("matched_rows","matched"),P("unmatched_rows","without match")]},{key:"unmatched",
caption:"Without a match",columns:[ee,ql,Fl,ve("why","why",String),L("dtype","type"),N(ae("bytes","bytes")),P("count","count"),T("duration","in all"),Te(A(We($n("busbw_at_least","bus bandwidth, at lea\
st")),"Computed from whole durations, which may include waiting"),Tf)]},{key:"missing",caption:"Missing",columns:[ee,ql,Fl,P("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal sha\
res",apart:!0,columns:[L("step","step"),ql,Fl,L("ranks","ranks"),T("shortest","shortest"),T("longest","longest"),ae("least_bytes","fewest bytes"),ae("most_bytes","most bytes")]}]},Wk={title:"Communica\
tion overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"rows",title:"Overl\
ap",height:oe,make:(e,t)=>je(e,t,{table:"rows",kind:"percent",name:sr(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded whe\
re several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${No(n.comp_comm_overlap_pctg)}, ${x(n.overlap)} of ${x(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[ee,We(ce("comp_comm_overlap_pctg","overlap")),J(A(We(T("overlap","overlapped")),"Communication while a compute kernel runs")),J(T("communication_time","communication")),
Ro]}]},jk={compute:"compute",memory:"copies",host:"host, self"},Hk={...jk,idle:"idle, the host is late"},AN=(e,t,n="")=>t[`${e}_excess_per_step${n}`]>0?e==="idle"&&Dd(t,n)?"on the host":Hk[e]:q,Tk=e=>Id(
...e.map(({data:t})=>t)),Uk={...L("step","step"),show:e=>e===null?"whole file":String(e)},Ok=A(T("step_time_like_median","step if on time"),"The mean step of all ranks if this rank came at the same ti\
me as the others"),zk={title:"Stragglers",ofSteps:!0,host:!0,params:[Ve("num_candidates","Ranks with operators","2"),Ve("limit","Operators of each","10"),qk],intro:"Which rank the others wait for, and\
 what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>c("p",{class:"straggler-sentence"},t.letter&&
c("strong",{},`${t.letter}: `),_g(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:oe,make:(e,t)=>je(e,t,{table:"by_rank",kind:"time",
name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Tk(e),noZeros:!0,show:n=>`${x(n.caused_per_step)} a step, ${F(n.caused_pctg)} of all; last in ${F(n.last_pctg)} of its collectives`})},
{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:oe,make:(e,t)=>je(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"\
whole file":`step ${n.step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Tk(e),noZeros:!0,show:n=>`rank ${n.rank}: ${x(n.caused)}, ${F(n.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[ee,ot(ve("straggler","straggler",e=>e===1?"yes":"no")),ot(
{...ve("cause","what it does longer"),show:AN}),A(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),N(ce("caused_pctg","share")),P("last",
"last"),Bk,N(ce("last_pctg","last, share")),A(P("worst_steps","worst in steps"),"In how many steps no other rank caused more"),A(T("compute_excess_per_step","more compute"),"Before the collectives whe\
re it is last, compared with the median rank"),A(T("memory_excess_per_step","more copies"),"The same of copies"),A(T("idle_excess_per_step","more idle"),"The same of time in which neither runs: the ho\
st is late"),T("step_time","step"),Ok]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[ee,ve("measure","measure",jk),L("operator","operator",!0),T("time_per_st\
ep","per step"),T("median_per_step","median rank"),T("excess_per_step","more"),ae("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[Uk,ot(A(L("rank","rank"),"The rank that c\
auses the most in the step")),ot(ve("cause","what it does longer",Hk)),A(T("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),N(ce("caused_pctg","share")),T("e\
xposed_wait","exposed wait"),T("step_time","step"),Ok]}]},CN=e=>e.step===null?"whole file":e.step===e.to_step?`step ${e.step}`:`steps ${e.step}–${e.to_step}`,RN=e=>[`${x(Math.abs(e.lateness))} ${e.lateness<
0?"earlier":"later"} than the median rank, ± ${x(e.half_width)}`,`certainly last in ${b(e.last_certain)} of ${b(e.instances)}`],Bs=(e,t)=>{let n=o=>a=>o(a==null?null:a/1e3),s=T(e,t);return{...s,show:n(
s.show),exact:n(s.exact)}},Of=e=>e.map(({data:t})=>jd(t)).join(" "),Kk={title:"Clocks of ranks",tab:"Clocks",ofSteps:!0,host:!0,params:[],above:{charts:2},intro:"Each rank writes its times by its own \
clock. Collectives end on all their ranks nearly together: from this follows by how much the clocks differ, and so which rank comes last.",notes:e=>[...Lo(e,jd,kg),Ak(e),c("p",{},v("All ranks in Perfe\
tto …",()=>ns(e.map(({data:t})=>t.set))))],charts:[{id:"last",table:"waiting",title:"How often each rank certainly comes last",height:oe,make:(e,t)=>je(e,t,{table:"waiting",kind:"count",ranks:!0,name:n=>`\
rank ${n.rank}`,value:n=>n.last_certain,empty:Of(e),show:n=>`last in ${b(n.last_certain)} of ${b(n.instances)} collectives by more than the clocks are uncertain, by less in ${b(n.last-n.last_certain)}\
; waited ${x(n.waited)} for others`})},{id:"lateness",title:"Lateness, rank × step: begin of collectives, against the median rank",height:Ll,legend:[],make:e=>Rl(e,{what:"steps",most:"lateness",signed:!0,
rowsOf:({data:t})=>[...t.lateness].sort((n,s)=>n.step-s.step),name:CN,value:t=>t.lateness,text:RN,empty:Of(e)})},{id:"skew",table:"step_skew",title:"From the first to the last rank that begins a step",
height:oe,make:(e,t)=>je(e,t,{table:"step_skew",kind:"time",name:n=>`step ${n.step}`,value:n=>n.skew,empty:Of(e),show:n=>`${x(n.skew)}: first rank ${n.first}, last rank ${n.last}`})}],tables:[{key:"wa\
iting",caption:"Arrivals",main:["last_certain","lateness","waited"],changed:!0,columns:[ee,N(P("instances","collectives")),N(P("last","last")),A(N(P("last_certain","certainly last")),"By more than the\
 clocks are uncertain. A rank stands out if it is that twice as often as any other, and in 5 collectives more, or, of fewer than ten, in half of them more"),N(ce("last_pctg","last, share")),A(N(T("lat\
eness","lateness")),"Begin of its collectives less that of the median rank, mean"),N(T("half_width","±")),J(T("waited","waited"))]},{key:"per_rank",caption:"Clocks",apart:!0,main:["offset_ns","status"],
columns:[ee,ot(ve("status","clock",{})),A(Bs("offset_ns","ahead"),"By how much it is ahead of the clock of the reference"),A(Bs("uncertainty_ns","±"),"Half of the 95 % interval; of 89 % with fewer th\
an 12 collectives"),A(N(ae("drift_ppm","drift, ppm")),"By how much faster it runs"),N(P("instances","collectives")),A(Bs("residual_median_ns","rest"),"By how much its ends differ from the others’, med\
ian"),Bs("jump_ns","was set by"),L("component","group"),L("host","host",!0)]},{key:"skew",caption:"Steps of all ranks",main:["median","largest"],columns:[L("component","group"),N(P("steps","steps")),A(
T("median","median"),"From the first to the last rank that begins a step"),T("largest","largest")]},{key:"step_skew",caption:"Steps",main:["skew"],columns:[Uk,T("skew","first to last"),ot(L("first","f\
irst rank")),ot(L("last","last rank"))]},{key:"components",caption:"Groups of ranks",apart:!0,columns:[L("number","group"),L("reference","reference"),N(P("ranks","ranks")),N(P("instances","collectives")),
Bs("scale_ns","noise of an end"),Bs("transfer_ns","transfer"),ot(ve("applied","clock",{identity:"that of one host",fit:"from collectives"}))]},{key:"host_check",caption:"Hosts",apart:!0,columns:[L("ho\
st","host",!0),N(P("ranks","ranks")),Bs("largest_difference_ns","largest difference"),ot(ve("agrees","one clock",{}))]}]};var En={temporal_breakdown:ik,comm_comp_overlap:Wk,idle_time_breakdown:ck,kernel_breakdown:kf,memory_bw:yk,queue_length:uk,launch_stats:dk,kernel_sequences:Lk,user_annotation_breakdown:Nk,operator_kernels:Rk,
collectives:Fk,stragglers:zk,clocks:Kk,memory:gk,critical_path:Ck,phases:Pk,work:lk,device_counters:fk,operator_counters:Ik},Lf=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_br\
eakdown","launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","straggler\
s","clocks"]],["Memory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],_e={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...En},Xk=["ranks","set_\
ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker","marker_until","set_marker_until","test_marker_until","cut_overlaps"],Nf=["start","end"],jl={...Object.fromEntries(
[...Xk,...Nf].map(e=>[e,""])),lines:[]};function Zk(e){return[...Xk,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Nf:[]]}var Gk=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.
get("include_last_profiler_step")]??"";function Hl(e,t){let n=new URLSearchParams(e),s=i=>n.get(i)??n.get(i.replace(/^set(?=_|$)/,"control"))??"",o=Object.keys(t).filter(i=>i!==""),a={what:rn(n,"what",
o,"")},r=t[a.what];for(let i of["set","test",...Zk(r)])a[i]=s(i);return a.rows=Gk(n)==="steps"?"":Gk(n),a.lines=r.window?n.getAll("line"):[],a.order=rn(n,"order",["rank"],""),a.unit=rn(n,"unit",["tota\
l"],""),a.more=rn(n,"more",["1"],""),a}function e0(e,t,n=[]){let s=new URLSearchParams;for(let o of["set","test",...Zk(t[e.what])]){let a=e[o]??"",r=o.startsWith("test_")&&e.test==="";a!==""&&!r&&!n.includes(
o)&&s.set(o,a)}return s}function qs(e,t){let n=e0(e,t);t[e.what].window&&e.lines.forEach(s=>n.append("line",s));for(let s of["order","unit","more"].filter(o=>e[o]))n.set(s,e[s]);return K(`/analyse?${e.
what?`what=${e.what}&`:""}${n}`)}function t0(e,t,n){let s=e0(e,t,n);return t[e.what].ofSteps||s.set("rows",e.rows||"steps"),s}function Bo(e,t){return e.set===""?null:t0(e,t)}var n0=(e,t,n)=>z(t0(e,t,Nf),
{format:"csv",table:n}),Pf=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length;function Ul(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([n])=>e[n]).map(([n,s])=>({key:n,
letter:t?s:"",label:e[n].label,data:e[n]}))}var LN=e=>e.reduce((t,n)=>t+n,0),Do=({data:e})=>LN(e.samples);function s0(e,t){let n=e.data.ranks.indexOf(t.rank);return n<0?Do(e):e.data.samples[n]}function o0(e,t,n){
let s=t.filter(o=>typeof e[o]=="number").map(o=>[o,n>0?e[o]/n:null]);return{...e,...Object.fromEntries(s)}}var a0=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function r0(e,t){let n={...e.data};
for(let s of t){let o=a0(s);o.length>0&&n[s.key]&&(n[s.key]=n[s.key].map(a=>{let r=s0(e,a);return{...o0(a,o,r),weight:r/Do(e)}}))}return{...e,data:n}}var If=e=>!e.number&&!e.note&&!e.told;function i0(e,t){
let n=new Map,s=e.filter(o=>If(o)&&!(t&&(o.key==="rank"||o.key==="device")));return o=>{let a=JSON.stringify(s.map(r=>r.alike?r.alike(o[r.key]):o[r.key]));return n.set(a,(n.get(a)??0)+1),`${a} ${n.get(
a)}`}}function Yk(e,t,n,s){let o=a=>{let r=t?.[a]??null,i=r===null?null:e[a]+n*r;return i!==null&&Math.abs(i)<1e-9*Math.abs(e[a])?0:i};return Object.fromEntries(s.filter(a=>a.number).map(({key:a})=>[a,
o(a)]))}var NN=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function PN(e,t,n){let s={...t,...e};for(let o of n){let{key:a}=o;if(If(o)||!(o.showDiff||o.told)){s[a]=NN(e[a],t[a]);continue}[s[`${a}\
 A`],s[`${a} B`]]=[e[a]??null,t[a]??null],s[`${a} Δ`]=o.number&&s[`${a} A`]!==null&&s[`${a} B`]!==null?s[`${a} B`]-s[`${a} A`]:null}return s}function IN(e,t,n){let s=e.every(a=>a.data.ranks.length===
1),o=new Map;return e.forEach((a,r)=>{let i=i0(n,s);for(let l of a.data[t.key]??[]){let d=i(l),u=o.get(d)??[];u[r]=l,o.set(d,u)}}),{pairs:o,alone:s}}function Df(e,t,n,s,o){let{pairs:a,alone:r}=IN(e,t,
n),i=i0(n,r),l=new Map((s??[]).map(h=>[i(h),h])),d=[...a].map(([h,[m,p]])=>{let w=l.get(h),[g,y]=[m??{...Yk(p,w,-1,n)},p??{...Yk(m,w,1,n)}].map((_,$)=>o?o0(_,a0(t),s0(e[$],_)):_);return PN(m?g:{...g,...Vk(
p,n)},p?y:{...y,...Vk(m,n)},n)}),[u]=Bf(t,n,!0),f=h=>Math.abs(h[`${u.key} Δ`]??0);return u?.number&&(t.changed||n.some(h=>h.mono))?d.sort((h,m)=>f(m)-f(h)):d}var Vk=(e,t)=>Object.fromEntries(t.filter(
If).map(({key:n})=>[n,e[n]])),Jk={one:8,two:3};function Bf(e,t,n){let s=t.filter(a=>a.told||a.number&&(!n||a.showDiff)),o=n&&e.main?e.main.map(a=>s.find(r=>r.key===a)).filter(Boolean):[];return o.length>
0?o:s.slice(0,n?Jk.two:Jk.one)}var zl=e=>{let t=e.filter(n=>n.number&&n.show);return n=>t.length===0||!!n.note||t.some(({key:s})=>!!(n[s]??n[`${s} A`])||!!n[`${s} B`])},Zt=(e,t)=>e.reduce((n,s)=>n+(t(
s)??0),0),qf=(e,t)=>t>0?100*e/t:null,rr=(e,t,n=!1)=>Do(t)>0&&(n||!Pf(t))?e/Do(t):null,Fs={...T("value",""),show:e=>e===null?q:on(e),showDiff:e=>e===null?q:Yo(e)},Cf=We({...ce("value",""),show:F,showDiff:e=>e===
null?q:`${e>0?"+":""}${F(e).replace("%","pp")}`}),Je=(e,t,n,s,o={})=>{let a=e.map(r=>s(r.data,r));return a.every(r=>(r??null)===null)?null:{column:t,what:n,values:a,...o}};function Rf(e,{rowsOf:t,name:n,
value:s,what:o,mono:a=!0,host:r=!1}){let i=e.map(({data:f})=>{let h=new Map;return t(f).forEach(m=>h.set(n(m),(h.get(n(m))??0)+(s(m)??0))),h}),l=f=>h=>rr(i[f].get(h)??0,e[f],r),d=[...new Set(i.flatMap(
f=>[...f.keys()]))],u=Ce(d,f=>Math.max(...e.map((h,m)=>l(m)(f))));return u===null||i.every(f=>!f.get(u))?null:{name:u,mono:a,what:o,column:Fs,values:e.map((f,h)=>l(h)(u))}}var Ff=(e,t,n,s)=>Ce(e.flatMap(
({data:o})=>o[t]),s)?.[n];function DN(e,{difference:t}){let[n]=kf.tables,s=e.length>1?Df(e,n,n.columns,t.over_ranks,!0):e[0].data.over_ranks.map(r=>({...r,"sum A":rr(r.sum,e[0])})),o=r=>[r["sum A"],r["\
sum B"]].slice(0,e.length),a=Ce(s.filter(r=>r.name!=="others"),r=>Math.max(...o(r)));return a&&{name:a.name,mono:!0,what:"the most time of a kernel, per step",column:Fs,values:o(a)}}function BN({rows:e}){
return qf(Zt(e,t=>t.kernel_time-t.idle_time),Zt(e,t=>t.kernel_time))}function qN(e){return Je(e,Cf,"of the peak, in products whose FLOPs are known",({summary:n})=>n[0]?.peak_pctg)??Je(e,We(ae("value",
"")),"TFLOP/s in products whose FLOPs are known",({summary:n})=>n[0]?.tflops_per_s)??Rf(e,{rowsOf:({classes:n})=>n,name:n=>n.class,mono:!1,value:n=>n.device_time,what:"device time per step"})}function FN(e){
let t=e.some(({data:n})=>n.summary[0]?.matched_rows>0);return e.every(({data:n})=>!n.summary[0]?.rows)?null:Je(e,Fs,t?"exposed waiting for other ranks, per step":"without a match on another rank, per \
step",({summary:n})=>n[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function WN(e){return e.every(({data:t})=>!t.by_rank.some(n=>n.caused_per_step>0))?null:Je(e,L("value",""),"the rank that t\
he others wait for",({by_rank:t})=>{let n=t.filter(s=>s.straggler===1).map(s=>s.rank);return n.length>0?`rank ${n.join(", ")}`:"none"})}function jN(e){return Je(e,L("value",""),"certainly comes last m\
ost often",({waiting:t,ranks:n,summary:s})=>{let{first:o,stands:a}=Fd(t);return a?`rank ${o.rank}${s[0].status==="one_clock"?"":ba}, in ${F(100*o.last_certain/o.instances)}`:o?"no rank stands out":n.length>
1&&s[0].status==="not_aligned"?"no common clock":null})}function HN(e){let t=Ff(e,"by_kind","kind",n=>n.time_per_step);return t===void 0?null:Je(e,Fs,"their part of the chain, per step",({by_kind:n})=>n.
find(s=>s.kind===t)?.time_per_step??0,{name:as[t]})}function UN(e){let t=Ff(e.map(({data:n})=>({data:{phases:n.phases.filter(s=>s.phase!=="empty")}})),"phases","phase",n=>n.calls);return t===void 0?null:
Je(e,Fs,"a call, median",({phases:n})=>n.find(s=>s.phase===t)?.median_time,{name:t})}function zN(e){let t=Ff(e,"summary","name",s=>s.count),n=s=>qf(Zt(s,o=>o.mean*o.count),100*Zt(s,o=>o.count));return t===
void 0?null:Je(e,We($n("value","")),"mean bandwidth",({summary:s})=>n(s.filter(o=>o.name===t)),{name:t,mono:!0})}var KN=e=>e.every(({data:t})=>t.rows.every(n=>!n.idle_time))?null:Je(e,Fs,"all streams \
together wait for the host to launch, per step",({rows:t},n)=>rr(Zt(t.filter(s=>s.idle_category==="host_wait"),s=>s.idle_time),n)),GN="different counters",Qk=e=>e.every(({data:t})=>t.rows.length===0)?
null:Je(e,N(P("value","")),GN,({rows:t})=>new Set(t.map(n=>n.counter)).size),Wf={temporal_breakdown:{of:e=>Je(e,Cf,"busy, from the first to the last row of the device",BN)},work:{of:qN},idle_time_breakdown:{
of:KN},kernel_breakdown:{query:{num_kernels:"2"},of:DN},launch_stats:{query:{limit:"0"},tables:"counts",of:e=>e.every(({data:t})=>!Zt(t.counts,n=>n.count))?null:Je(e,P("value",""),"launches per step",
({counts:t},n)=>rr(Zt(t,s=>s.count),n))},queue_length:{query:{points:"4"},tables:"summary",of:e=>Je(e,N(P("value","")),"the longest queue of launches",({summary:t})=>Ce(t,n=>n.max)?.max)},critical_path:{
query:{segments:"0"},tables:"by_kind",of:HN},operator_kernels:{of:e=>Rf(e,{rowsOf:({rows:t})=>t.filter(n=>n.operator!==null),name:t=>t.operator,value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{
of:(e,{parameters:t})=>t.operator_name===null?null:Je(e,Fs,"the kernels that it launches in the same order, per step",({patterns:n},s)=>rr(Zt(n,o=>o.kernel_duration),s),{name:t.operator_name,mono:!0})},
user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>Rf(e,{rowsOf:({rows:t})=>t.filter(n=>n.name!=="others"&&!n.name.startsWith("ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on \
the host, per step",host:!0})},phases:{of:UN},collectives:{tables:"summary",of:FN},comm_comp_overlap:{of:e=>Je(e,Cf,"of the communication is hidden by compute",({rows:t})=>qf(Zt(t,n=>n.overlap),Zt(t,n=>n.
communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,tables:"by_rank",of:WN},clocks:{ranks:2,tables:"summary,waiting",of:jN},memory:{query:{limit:"1",points:"4"},of:e=>Je(e,st("value",
""),"the peak that is allocated",({peaks:t})=>Ce(t,n=>n.peak)?.peak)},memory_bw:{query:{points:"4"},of:zN},device_counters:{counters:!0,of:Qk},operator_counters:{query:{limit:"0"},counters:!0,of:Qk}};var YN=20,VN=200;function Tn({id:e=D("set"),field:t,set:n,text:s="",none:o,onPick:a,onGroup:r}){let i=D("set-list"),l=n?.label??s,d=c("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:l,placeholder:o??"Choose a set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>d.select(),click:()=>$(),
input:()=>h(),keydown:Y,blur:()=>M()}}),u=c("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:I=>I.preventDefault()}}),f=c("span",{class:"set-picker"},d,u),h=Ne(
VN,()=>g(d.value.trim())),m=[],p=-1,w=null;async function g(I){w?.abort(),w=new AbortController;let{signal:H}=w,at=new URLSearchParams({q:I.slice(0,120),limit:String(YN)});u.hidden=!1,d.setAttribute("\
aria-expanded","true");try{let[{entries:Me,total:sn},Rt]=await Promise.all([$t(at,{signal:H}),r&&I!==""?vs({signal:H}):[]]),is=r?QN(I,Me,Rt):[];m=[...o&&I===""?[{none:!0}]:[],...is,...Me],y(sn>Me.length?
`${S(sn-Me.length,"more set")}: type to find them`:m.length===0&&"No set matches."),W(S(sn,"set")),_(I===""?m.findIndex(Ko=>Ko.set&&Ko.set.id===n?.id):Me.length>0?is.length:0)}catch(Me){Me.name!=="Abo\
rtError"&&(m=[],y(Me.message))}}function y(I){k(u,m.map((H,at)=>c("li",{id:`${i}-${at}`,role:"option",class:"choice-line","aria-selected":String(H.set?H.set.id===n?.id:!!H.none&&!n),on:{click:()=>R(H)}},
H.set?XN(H.set):H.words??o)),I&&c("li",{class:"muted small picker-note",role:"presentation"},I)),p=-1,d.removeAttribute("aria-activedescendant")}function _(I){if(u.children[p]?.classList.remove("activ\
e"),p=m.length===0?-1:Math.max(-1,Math.min(I,m.length-1)),p<0){d.removeAttribute("aria-activedescendant");return}u.children[p].classList.add("active"),u.children[p].scrollIntoView({block:"nearest"}),d.
setAttribute("aria-activedescendant",`${i}-${p}`)}function $(){u.hidden&&g("")}function M(){h.cancel(),w?.abort(),u.hidden=!0,d.setAttribute("aria-expanded","false"),d.removeAttribute("aria-activedesc\
endant"),d.value=l}function R(I){M(),I.group?r(I.group):(I.none||I.set.id!==n?.id)&&a(I.none?null:I.set)}function Y(I){let{key:H}=I,at=!u.hidden,Me={ArrowDown:p+1<m.length?p+1:0,ArrowUp:p>0?p-1:m.length-
1,PageDown:p+8,PageUp:Math.max(0,p-8)}[H];(Me!==void 0||at&&["Enter","Escape"].includes(H))&&I.preventDefault(),Me!==void 0?at?_(Me):$():H==="Enter"&&at&&m[p]?R(m[p]):H==="Escape"&&at&&(I.stopPropagation(),
M())}return{node:f,input:d}}function Kl(e,t,n,s=()=>!0){async function o(a){try{let r=n()?await Xr(n(),a):[];k(t,[...new Set(r.filter(s).map(i=>i.name))].map(i=>c("option",{value:i})))}catch{}}e.addEventListener(
"input",Ne(150,()=>o(e.value))),e.addEventListener("focus",()=>o(""))}var JN=3;function QN(e,t,n){let s=(i,...l)=>({group:i,words:c("span",{class:"choice-name"},"All sets ",...l)});if(e===""||e.includes(
","))return[];let o=e.startsWith("tag:");if(/[*?]/.test(e)&&!o)return[s(e,"with a label like ",c("b",{},e))];let a=o?[]:t.filter(i=>i.set?.label.startsWith(e)),r=e.replace(/^tag:/,"").toLowerCase();return[
...a.length<2?[]:[s(`${e}*`,"whose labels begin with ",c("b",{},e))],...n.filter(i=>!i.tag.includes(",")&&i.tag.toLowerCase().includes(r)).slice(0,JN).map(i=>s(`tag:${i.tag}`,"with the tag ",c("b",{},
i.tag),` (${i.sets})`))]}function XN(e){let t=e.recorded===null?`stored ${he(e.created)}`:`recorded ${he(e.recorded)}`;return[c("span",{class:"choice-name ellipsis"},e.label),c("span",{class:"muted sm\
all"},[t,...e.devices.slice(0,1),S(e.ranks.length,"rank"),...e.tags.slice(0,3),te(e.id).slice(0,8)].join(" · "))]}var Hf=["control_ranks","test_ranks","control_steps","test_steps"];function c0(e,t){e.
node.toggleAttribute("data-open",t),e.toggle.setAttribute("aria-expanded",String(t))}function ZN(e,t,n,s){let o=["","_ranks","_steps","_marker","_marker_until"].flatMap(a=>[t[`control${a}`],t[`test${a}`]]);
e.isNews(o,n?.map(a=>[a.id,a.label]),s&&[s.control.samples,s.test?.samples,s.recorded?.control.devices,s.recorded?.test.devices])&&Fe(e.node,()=>eP(e,t,n,s))}function eP(e,t,n,s){let o=tP(e.node).filter(
({key:i})=>e.before[i]===t[i]);e.before={...t};let a=t.control!==""&&t.test!=="",r=[(a||e.none===void 0)&&X("swap","Swap control and test",()=>e.onChange(oP(t))),aP(t,e.onChange)];k(e.node,jf(e,"contr\
ol",t,n,s),e.compact?[jf(e,"test",t,n,s),e.toggle,c("div",{class:"swap-cell"},r)]:[c("div",{class:"swap-cell"},r,a&&e.links(t)),jf(e,"test",t,n,s)]),e.compact&&(e.toggle.hidden=!a,c0(e,e.node.hasAttribute(
"data-open")||Hf.some(i=>t[i]!=="all"))),o.forEach(({key:i,text:l})=>nP(e.node,i,l))}function jf(e,t,n,s,o){let a=s&&re(s,n[t]),r=Tn({field:t,set:a,text:n[t]===""?"":o?.[t]?.label??(s?n[t]:""),none:t===
"test"?e.none:void 0,onPick:i=>e.onChange({[t]:i?te(i.id):"",op:"",[`${t}_ranks`]:"all",[`${t}_steps`]:"all",...cn([t])})});return ir(t,[r,e.compact&&o?.recorded&&c("span",{class:"muted small side-abo\
ut"},[...sP(t,o),S(o[t].samples,"sample")].join(", "))],c("div",{class:"side-selection",hidden:e.none!==void 0&&t==="test"&&n.test===""},l0(`${t}_ranks`,"Ranks",a?.ranks??o?.[t]?.all_ranks,n,e.onChange),
l0(`${t}_steps`,"Steps",(n[`${t}_marker`]?null:a?.steps)??o?.[t]?.all_steps,n,e.onChange),!e.compact&&c("span",{class:"muted small samples"},o?.[t]?S(o[t].samples,"sample"):" ")))}var ir=(e,[t,...n],s)=>c(
"div",{class:`side-card side-${e}`},c("div",{class:"side-title"},c("b",{class:"letter","aria-hidden":"true"},e==="control"?"A":"B"),c("label",{for:t.input.id},e==="control"?"Control":"Test"),t.node,n),
s);function lr(e,t){let n=e.querySelector(`[data-field="${t}"]`);n?.focus(),n?.click()}function qo(e,{none:t,links:n=Uf,compact:s=!1}={}){let o={onChange:e,none:t,links:n,compact:s,isNews:Ke(),before:{}};
return o.node=c("section",{class:`sides${s?" sides-compact":""}`,"aria-label":"Control and test"}),o.toggle=s&&c("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>c0(
o,!o.node.hasAttribute("data-open"))}},"Ranks and steps"),{node:o.node,choose:a=>lr(o.node,a),draw:(a,r,i)=>ZN(o,a,r,i)}}var tP=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.
field.replace(/-list$/,""),text:t.value}));function nP(e,t,n){let s=e.querySelector(`[data-field="${t}-list"]`);s.hidden=!1,s.value=n,e.querySelector(`[data-field="${t}"]`).value="list"}function sP(e,{
recorded:{control:t,test:n}}){let[s,o]=[t,n].map(({devices:a})=>a.join(", "));return e==="control"?[s].filter(Boolean):s===o?[]:[o].filter(Boolean)}function Uf(e){let t=new URLSearchParams({set:e.control,
test:e.test});for(let[n,s]of[["set","control"],["test","test"]])Wn(t,e,s,`${n}_`);return c("a",{class:"small",href:K(`/analyse?${t}`)},"Analyse both")}function oP(e){let t={};for(let n of["","_ranks",
"_steps","_marker","_marker_until"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function aP(e,t){let n=Hf.every(s=>e[s]==="first");return v(n?"Use all":"First rank and step",
()=>t(Object.fromEntries(Hf.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HT\
A compares"})}function l0(e,t,n,s,o){let a=s[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],l=!i.includes(a),d=D(e),u=n?.length>0,f=c("input",{type:"text",class:"list-input",data:{field:`${e}\
-list`},value:l?a:"",hidden:!l,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:u?rP(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:u?`Available: ${se(n)}`:null,on:{
change:()=>{let m=f.value.trim();o({[e]:m===""?"all":m})}}}),h=ge([...i.map(m=>[m,iP(m,n)]),["list","list …"]],m=>{f.hidden=m!=="list",m==="list"?f.focus():o({[e]:m})},{id:d,value:l?"list":a,data:{field:e}});
return c("span",{class:"sample-field"},c("label",{for:d},t),h,f)}function rP(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function iP(e,t){return e==="all"?t?.length>0?`all (${t.length})`:
"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var Ht=e=>`'${e.replaceAll("'","''")}'`,lP=32;function d0(e,t){let n=t.split(",").map(a=>/^(\d+)(?:-(\d+))?$/.exec(a.trim()));if(n.some(a=>a===null))return null;let s=n.filter(a=>a[2]===void 0).map(a=>a[1]),
o=n.filter(a=>a[2]!==void 0).map(a=>`${e} BETWEEN ${a[1]} AND ${a[2]}`);return s.length>0&&o.unshift(`${e} IN (${s.join(", ")})`),o.length===1?o[0]:`(${o.join(" OR ")})`}function Kf(e,{ranks:t,steps:n,
marker:s},o=!1){if(s)return null;let a=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:d0("rank",t)],r=o?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FROM ${e}.files WHE\
RE has_steps = 0))`],i=n==="all"?r:n==="any"?o?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${a.length>0?` WHERE ${a[0]}`:""})`:d0("step_number",n)],l=[...a,...i];return l.
includes(null)?null:l}function g0(e){let t=Object.entries(e).map(([n,s])=>{let o=Kf(n,s);return o&&[`side = '${n}'`,...o].join(" AND ")});return t.includes(null)?null:t.length===1?t[0]:t.map(n=>`(${n}\
)`).join(`
   OR `)}var y0=e=>Object.fromEntries(O.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]||e.cut_overlaps}]));function dr(e){let t=e.replace("self_duration",e.startsWith("\
diff_")?"duration":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function cP(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(mode\
rated_q_value, q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${dr(`diff_${n}`)} / ${dr(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${dr(e.slice(4))})`:dr(e)}function dP(e,t){let[n,s]=ea(e,t);return[...O.map(o=>`${o}_${n}`),`diff_${s}`].
map(o=>t?`${dr(o)} AS ${o}`:o)}function Fo(e,t){let n=[...t].filter(([s])=>!O.includes(s));return n.length>lP?null:`${e}${n.length>0?`(${n.map(([s,o])=>Ht(`${s}=${o}`)).join(", ")})`:""}`}function Gl(e,t,n,s=0){
let o=jr(e);o.delete("measure"),n||o.set("measure","total");let a=Fo("compare",o),r=to(e,t,n);return a&&`SELECT name, category, control_counts, test_counts, diff_counts,
    ${dP(t,n).join(`,
    `)}${e.fold?", replaces":""}${s?"":", significance, q_value"}
FROM ${a}
ORDER BY ${cP(r.get("sort"))} ${r.get("order").toUpperCase()} NULLS LAST,
    name, category${s?`
LIMIT ${s}`:""}`}function _0(e){let t=de(e);t.set("fold","true");let n=Fo("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function uP({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return O.map(s=>`    SELECT '${s}' AS si\
de, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${s}.op AS o
    JOIN ${s}.name AS raw ON raw.id = o.name
    JOIN ${s}.name AS shown ON shown.id = o.${n}
    JOIN ${s}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Gf=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function fP(e){let t=O.map(n=>{let s=Kf(n,y0(e)[n],!0);return s&&`SELECT '${n}' AS side, rank, step_numb\
er, ${Gf.join(", ")}
FROM ${n}.steps${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var b0=e=>fP(e)??`SELECT side, rank, step_number, ${Gf.join(", ")}
FROM ${Fo("compare_steps",[...de(e)].filter(([t])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(t)))}`,k0=e=>`${b0(e)}
ORDER BY rank, step_number, side`,x0=e=>`SELECT side, count(*) AS steps, ${Gf.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${b0(e)}
)
GROUP BY side`,v0=e=>Fo("compare_places",[...de(e)].filter(([t])=>!t.startsWith("merge_")));function $0(e){let t=v0(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function hP(e,{name:t,category:n,aliases:s}){let o=g0(y0(e));if(o===null)return null;if(s)return`(${[...new Set(s.map(i=>i.category))].map(i=>`category = ${Ht(i)} AND name IN (${s.filter(
l=>l.category===i).map(l=>Ht(l.name)).join(", ")})`).join(`
    OR `)})
  AND (${o})`;let a=!e.use_short_name&&!t.includes("0x…");return`category = ${Ht(n)} AND ${a?`name = ${Ht(t)}`:`name IN (
    SELECT raw FROM (
${uP(e)}
    ) WHERE shown = ${Ht(t)})`}
  AND (${o})`}var S0=(e,t,{name:n,category:s})=>Fo(e,[["name",n],["category",s],...de(t)]);function Yf(e,t){let n=hP(e,t);return n?`events
WHERE ${n}`:S0("compare_calls",e,t)}var E0=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Yf(e,t)}
ORDER BY side, rank, start_us`,Vf=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Yf(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,mP={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},T0=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Yf(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(mP).map(([n,s])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${s}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,O0=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${S0("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function M0(e,{name:t,category:n},s){let o=v0(e);return!o||!s&&(n!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${o}
WHERE ${s?`name = ${Ht(t)} AND category = ${Ht(n)}`:`instr(' / ' || path || ' / ', ${Ht(` / ${t} / `)}) > 0`}
GROUP BY part`}var A0=(e,t)=>Fo(t,[...de(e)].filter(([n])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(n)).map(([n,s])=>[n.replace("control_","set_"),s])),C0=(e,{name:t})=>`SELECT side, operat\
or, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${A0(e,"work_by_operator")}
WHERE operator = ${Ht(t)}`,R0=e=>O.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${A0(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,L0=e=>O.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),N0=(e,t,n,s)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${s}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,P0=e=>L0(e)?`${N0("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,pP={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function I0(e,t){let[n,s]=pP[t],o=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!L0(e)||e.frames==="class")return null;let a=e.frames==="instance",r=e.test===""?`sum(${n}) AS ${n}, sum(${s}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,i=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,l=e.test===""?n:"abs(diff)";return a?`${i}SELECT depth, path, sort,
    ${r}
FROM ${o}
GROUP BY path, sort
ORDER BY ${l} DESC`:`${i}${N0(o,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${r}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${l} DESC`}var Ct=(e,{control:t,test:n},s={})=>e?Gr({control:t,test:n,q:e,...s}):null,u0={control:"set",test:"test"};function D0(e){let t=(n,s)=>e[`${u0[n]}_${s}`]||e[s];return Object.fromEntries(
["control","test"].filter(n=>e[u0[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function wP(e){let n=e.rows==="before_last_step"&&
!e.steps&&!e.set_steps&&!e.test_steps?null:g0(D0(e));return n&&`(${n})`}var fr="device_type = 'GPU'",zf=["COMPUTATION","COMMUNICATION","MEMORY"],Yl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Jf=(e,t="")=>`\
WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${zf.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${fr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${zf.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${fr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${zf.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,f0=e=>`${Jf(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,h0=e=>`${Jf(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,gP=(e,t)=>`${Jf(e,Yl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,B0=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,yP=(e,t)=>`SELECT side, rank, kind, name, category, ${B0}
FROM events
WHERE ${fr}${Yl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,q0=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${fr}${Yl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,F0=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${fr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,W0="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",m0=(e,t)=>`${F0(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${W0}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,j0=(e,t)=>`${F0(e,Yl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${W0}`,_P=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${j0(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,cr=(e,t)=>`${j0(e,t)}
ORDER BY launch_delay DESC`,p0=(e,t)=>`SELECT side, rank, name, ${B0}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function bP(e){let t=Object.entries(D0(e)).map(([n,{ranks:s}])=>{let o=Kf(n,{ranks:s,steps:"any"});return o&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var ur="side, rank, span, device_type, device",H0=e=>`WITH changes AS (
    ${e}
)
SELECT ${ur}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${ur}),
    so_far AS (PARTITION BY ${ur} ORDER BY at_us, row)`,kP=e=>`SELECT ${ur}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${H0(e)}
)
GROUP BY ${ur}
ORDER BY rank, span, device_type, device, side`,w0={peaks:kP,"memory-curves":e=>`${H0(e)}
ORDER BY side, rank, at_us`},xP={temporal_breakdown:{rows:f0,temporal:f0},comm_comp_overlap:{rows:h0,overlap:h0},kernel_breakdown:{kinds:gP,kernels:yP,over_ranks:q0},idle_time_breakdown:{rows:m0,idle:m0},
launch_stats:{counts:_P,worst:cr,"launch-cpu_duration":cr,"launch-gpu_duration":cr,"launch-launch_delay":cr,"launch-scatter":cr},user_annotation_breakdown:{rows:p0,annotations:p0}},vP={kernel_breakdown:{
kernels:q0}},$P={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},U0=e=>$P[e]??{},SP={queue_length:"stream",memory_bw:"name"},EP=["what","set","test","lines","order","rows","unit","more"];function TP(e,t,{chart:n,difference:s}){let o=n||t,a=Object.
entries(e).filter(([i,l])=>l&&!EP.includes(i)&&(e.test||!i.startsWith("test_")));e.rows!==void 0&&a.unshift(["rows",e.rows||"steps"]),s&&a.push(["difference","true"]);let r=o==="series"&&SP[e.what];return`\
SELECT ${r?`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} AS line,
    `:""}*
FROM ${e.what}_${o}(${a.map(([i,l])=>Ht(`${i}=${l}`)).join(", ")})`}function OP(e,t,n){if(e.what==="memory"){let a=w0[t]&&bP(e);return a?w0[t](a):null}let s=n&&vP[e.what]?.[t]||xP[e.what]?.[t],o=s?wP(
e):null;return o===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:s(o,e)}var z0=(e,t,{chart:n="",difference:s=!1}={})=>(s?null:OP(e,t,n))??TP(e,t,{chart:n,
difference:s});var MP={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"};function AP(e,t){let n=j("path",{d:"M0 4h26","stroke-dasharray":MP[e.dash]});return n.style.stroke=t?"cu\
rrentcolor":`var(${e.property})`,j("svg",{class:"line-swatch",viewBox:"0 0 26 8","aria-hidden":"true"},n)}function CP(e){let t=c("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=d("fro\
m"),s=d("to"),o=v("Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),a=c("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),
r=c("span",{class:"window-choice",role:"group","aria-label":"Window"},c("label",{},"From ",n),c("label",{},"to ",s," ms"),o),i=c("div",{class:"series-bar"},t,c("div",{class:"window-choice"},r,a)),l=Ke();
function d(p){return c("input",{type:"number",min:0,step:"any",data:{field:p},on:{change:()=>e.onWindow({start:u(n),end:u(s)})}})}let u=p=>p.value===""?"":String(Number((Number(p.value)*1e3).toFixed(3))),
f=p=>p===""?"":String(Number((Number(p)/1e3).toFixed(6)));function h(p,w){p.dataset.shown!==w&&(p.dataset.shown=w,p.value=f(w))}function m(p,{chosen:w,styles:g,two:y}){let _=g.get(p.key)??-1,$=c("inpu\
t",{type:"checkbox",value:p.key,data:{line:p.key},on:{change:()=>{let M=[...t.querySelectorAll("input:checked")];e.onLines(M.length===0?mf:M.map(R=>R.value))}}});return $.checked=w.includes(p.key),c("\
label",{class:"check line-check"},$,c("span",{class:"line-mark"},_>=0&&AP(of(_,y?"A":""),y)),p.name)}return{node:i,draw(p){let{chosen:w,two:g}=p;t.hidden=p.lines.length<2,l(p.lines.map(y=>y.key),w,g)&&
Fe(t,()=>k(t,RP(p.lines,w).map(([y,_])=>c("div",{class:"line-group",role:y?"group":null,"aria-label":y||null},y&&c("span",{class:"muted"},y),_.map($=>m($,p))))),"line"),h(n,p.start),h(s,p.end),o.disabled=
p.start===""&&p.end==="",r.hidden=p.empty&&o.disabled,a.href=e.csv()}}}function RP(e,t){let n=([,s])=>{let o=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return o.length>0?Math.min(...o):t.length};return[
...Xe(e,s=>s.group)].map(s=>[n(s),s]).sort((s,o)=>s[0]-o[0]).map(([,s])=>s)}var LP=500,Q0=({legend:e},t)=>typeof e=="function"?e(t):e,NP=(e,t)=>(Q0(e,t)??(t.length<2?[]:t.map(n=>({key:n.key,name:`${n.
letter} · ${n.label}`,property:n.letter==="A"?"--control-fill":"--test-fill"})))).map(n=>({...n,key:n.key&&!Array.isArray(e.legend)?n.key:n.property})),PP=({data:e,layout:t},n)=>({layout:t,data:e.map(
s=>n.has(s.legendgroup)?{...s,visible:!1}:s)});function IP(e,t){let n=o=>{let{hidden:a}=e;a.delete(o)||a.add(o),a.size===e.keys.length&&a.clear();for(let r of s)r.setAttribute("aria-pressed",String(!a.
has(r.dataset.key)));t()},s=e.keys.map(o=>v(o.name,()=>n(o.key),{class:"key","aria-pressed":"true",title:o.what,data:{key:o.key},css:{"--key-fill":`var(${o.property})`}}));return s.length>0&&c("div",{
class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},s)}function DP(e){let t=-1/0;return{zoom(n,s){let[o,a]=[n["xaxis.range[0]"],n["xaxis.range[1]"]];if(Number.isFinite(o)&&
Number.isFinite(a)&&a>o&&performance.now()-t>LP){let r=i=>String(Number(Math.max(0,i*s.per+s.offset).toFixed(3)));e({start:r(o),end:r(a)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function BP({
change:e,csv:t,sql:n}){let s=[],o=Ke(),a=null,{zoom:r,reset:i}=DP(e);function l(u,f){let h=u.series&&CP({onLines:w=>e({lines:w},{replace:!0}),onWindow:w=>e(w),csv:()=>t("series")}),m=Se("Ranks that ar\
e drawn",[["","those that differ most"],["rank",h?"the first":"all, in order"]],w=>e({order:w,lines:[]},{replace:!0})),p={chart:u,bar:h,order:m,hidden:new Set,keys:NP(u,f)};return p.figure=rt({id:u.id,
title:u.title,file:u.id,level:"h2",class:u.half?"half-chart":"",height:w=>u.height(w.places,w.sides),make:(w,g)=>PP(w.made(g),p.hidden),onRelayout:h&&r,onDoubleClick:h&&i,keys:()=>p.keys.filter(w=>!p.
hidden.has(w.key)).map(w=>[w.property,w.name]),extra:[c("div",{class:"chart-choice"},IP(p,()=>d(p)),m.node),h?.node]}),p}function d({chart:u,bar:f,order:h,hidden:m,figure:p}){let{sides:w,state:g,file:y,
caption:_,revision:$,perStep:M}=a,R=u.make(w,g),Y=R.empty?null:f&&R.data(600);if(h.node.hidden=!R.limited,h.press(g.order),p.draw({file:y,made:R.data,per:Y?.per,heading:[u.sums&&M&&"per step",R.note].
filter(Boolean).join(", "),revision:[$,g.order,...g.lines,...m].join(" "),offset:Y?.offset,places:R.places,sides:w.length,caption:_,empty:R.empty??null}),p.sql.set(n(u)),f){let I=hf(w,u.series,u.ownDevice),
H=pf(I,w,g).keys;f.draw({lines:I,chosen:H,styles:Ub(I,H,u.panels),start:g.start,end:g.end,two:w.length>1,empty:!!R.empty}),f.node.hidden=I.length===0}}return{draw(u,f,[h,m,p]){a=f;let w=u.filter(g=>typeof g.
legend=="function").flatMap(g=>Q0(g,f.sides)??[]).map(g=>g.name);o(f.frame,u.map(g=>g.id),w)&&(s.forEach(g=>g.figure.unmount()),s=u.map(g=>l(g,f.sides)),k(h,s.slice(0,p).map(g=>g.figure.node)),k(m,s.slice(
p).map(g=>g.figure.node))),s.forEach(d)},unmount:()=>s.forEach(u=>u.figure.unmount())}}var qP={name:"rows",label:"Rows",type:"choice",options:zc,fallback:"steps"},FP={name:"unit",label:"Sums",type:"ch\
oice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function Zf(e,t,n){e.onChange({[t]:n},{replace:e.last===t}),e.last=t}function K0(e,t,n,s,o){let a=D("set"),r=Tn({id:a,field:t,
none:o,text:e.state[t],set:re(s,e.state[t])??null,onPick:i=>{e.last="",e.onSet({[t]:i?.id??""})}});return c("div",{class:`analysis-field side-${t==="test"?"test":"control"}`},c("label",{for:a},n),r.node)}
function WP(e,t){let n=c("input",{type:"checkbox",data:{field:t.name},on:{change:()=>Zf(e,t.name,n.checked===t.fallback?"":String(n.checked))}});return e.fields.push({name:t.name,sync(s){n.checked=s===
""?t.fallback:s==="true"}}),c("label",{class:"check"},n,t.label)}function jP(e,t){let n=t.type==="operator"?D("ops"):null,s=t.type==="number",o=c("input",{type:s?"number":"text",list:n,autocomplete:"o\
ff",spellcheck:"false",placeholder:t.placeholder,step:s&&"any",min:s&&0,data:{field:t.name},class:n&&"wide",title:t.title,on:{change:()=>Zf(e,t.name,o.value.trim())}}),a=n&&c("datalist",{id:n});n&&(Kl(
o,a,()=>e.state.set,i=>i.category==="cpu_op"),o.addEventListener("focus",()=>o.select()));let r="";return e.fields.push({name:t.name,sync(i,l){let d=i||n&&l||"",u=o===document.activeElement&&o.value!==
r;o.value.trim()!==d&&!(u&&d===r)&&(o.value=d),r=d,s&&(l??null)!==null&&i===""&&(o.placeholder=l)}}),c("label",{class:"analysis-field"},c("span",{},t.label),o,a)}function HP(e,t){let n=ge(Object.entries(
t.options),s=>Zf(e,t.name,s===t.fallback?"":s),{data:{field:t.name},title:t.title});return e.fields.push({name:t.name,sync(s,o){n.value=s||String(o??Object.keys(t.options)[0])}}),c("label",{class:"ana\
lysis-field"},c("span",{},t.label),n)}var Jl=(e,t)=>t.type==="boolean"?WP(e,t):t.type==="choice"?HP(e,t):jP(e,t),X0=(e,t)=>e?.[t].length>0?se(e[t],3):"";function Qf(e,t,n){let[s,o]=["set","test"].map(
a=>X0(re(n,e.state[a]),t));return e.state.test!==""&&e.state[t]===""&&(s!==o||e.state[`set_${t}`]!==""||e.state[`test_${t}`]!=="")}function G0(e,t,n,s){let[o,a]=["set","test"].map(i=>re(s,e.state[i])),
r=(i,l,d)=>Jl(e,{name:i,label:l,type:"text",placeholder:["all",X0(d,t)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2,4-7"});return Qf(e,t,s)?[r(`set_${t}`,`${n} of A`,o),r(`test\
_${t}`,`${n} of B`,a)]:[r(t,n,o)]}function Z0(e,t){let n=s=>s.some(o=>e.state[o]!=="");return!n(["steps","set_steps","test_steps"])&&(n(["marker","set_marker","test_marker"])||["set","test"].some(s=>re(
t,e.state[s])?.steps.length>0))}var Y0=e=>`${Kc[e].letter} · ${Kc[e].name}`,ex=e=>e.state.rows===""&&e.specs[e.state.what].tables.some(t=>t.columns.some(n=>n.summed));function UP(e,t){let n=e.state.test!==
"";e.fields=[],k(e.node,K0(e,"set",n?Y0("set"):"Trace set",t),K0(e,"test",n?Y0("test"):"Compare with",t,"none"),G0(e,"ranks","Ranks",t),G0(e,"steps","Steps",t),!e.specs[e.state.what].ofSteps&&Z0(e,t)&&
Jl(e,qP),ex(e)&&Jl(e,FP),e.specs[e.state.what].params.map(s=>Jl(e,s)))}function zP(e){let t=e.node.querySelector("input[list]")??e.node.querySelector('[data-field$="ranks"]');return t?.focus(),document.
activeElement===t}function KP(e,t,n,s={}){e.state=t,e.isNews(e.state.what,e.state.set,e.state.test,Qf(e,"ranks",n),Qf(e,"steps",n),Z0(e,n),ex(e),n.map(o=>[o.id,o.label]))&&Fe(e.node,()=>UP(e,n)),e.fields.
forEach(({name:o,sync:a})=>a(e.state[o]??"",s[o]))}function GP(e,{onChange:t,onSet:n}){let s={specs:e,onChange:t,onSet:n,fields:[],isNews:Ke(),state:null,last:""};return s.node=c("form",{class:"card a\
nalysis-controls","aria-label":"What to analyse",on:{submit:o=>o.preventDefault()}}),{node:s.node,focus:()=>zP(s),draw:(o,a,r)=>KP(s,o,a,r)}}var Vl=["temporal_breakdown","work"],Xf=Object.keys(En),V0=e=>String(
Bo({...e,what:""},{"":{params:[],ofSteps:!0}}));function YP(e){let t=new Map,n="",s=null;async function o(r,i,l,d){let{query:u={},tables:f,of:h}=Wf[r],m=Object.fromEntries(En[r].params.map(({name:g})=>[
g,""])),p=Bo({...i,rows:"",what:r,...m,...u},En);f&&p.set("tables",f);let w;try{let g=d??await St(r,p,{signal:l}),y=Ul(g);w={sides:y,line:h(y,g)}}catch(g){w={error:g}}l.aborted||(t.set(r,w),e())}function a(r){
let{sides:i}=t.get(Vl[0]),{counters:l,ranks:d=1}=Wf[r];return!!i&&(l&&!i.some(({data:u})=>u.has_counters)||i.every(({data:u})=>u.ranks.length<d))}return{async load(r,i=null){let l=V0(r);if(l===n&&[...t.
values()].every(({error:f})=>!f))return;s?.abort(),s=new AbortController;let{signal:d}=s;if([n,t]=[l,new Map],await Promise.all(Vl.map((f,h)=>o(f,r,d,h===0?i:null))),d.aborted||t.get(Vl[0]).error)return;
let u=Xf.filter(f=>!Vl.includes(f));u.filter(a).forEach(f=>t.set(f,{line:null})),await Promise.all(u.filter(f=>!t.has(f)).map(f=>o(f,r,d)))},isOf:r=>V0(r)===n,get:r=>t.get(r),isEmpty:r=>t.get(r)?.line===
null,isWhole:()=>t.size===Xf.length,stop(){s?.abort(),n=""}}}var eh=e=>En[e].tab??En[e].title;function VP({column:e,values:t}){let[n,s]=t,o=(r,i)=>c("td",{class:["num",r.tone?.(i)].filter(Boolean).join(
" "),title:r.exact?.(i)},r.show(i,{}));if(t.length===1)return[o(e,n)];let a=typeof n=="number"&&typeof s=="number"?s-n:null;return cf(e).map((r,i)=>o(r,[n,s,a][i])).concat(e.number?[]:[c("td",{class:"\
num"})])}var JP=(e,{line:t,error:n},s,o)=>c("tr",{data:{what:e}},c("th",{scope:"row"},c("a",{href:s(e)},eh(e))),n?c("td",{colspan:o-1},n.message):[c("td",{class:"index-what"},t.name&&[t.mono?c("span",
{class:"mono",title:t.name},t.name):t.name,": "],t.what),VP(t)]);function QP([e,t],n,s,o){let a=t.map(r=>[r,n.get(r)]).filter(([,r])=>r&&(r.error||r.line!==null)).map(([r,i])=>JP(r,i,s,o));return a.length>
0&&c("tbody",{},c("tr",{class:"index-group"},c("th",{scope:"rowgroup",colspan:o},e)),a)}function XP(e,t,n){let s=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],o=Xf.filter(e.isEmpty);return[
c("div",{class:"card data-card index-card"},c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},c("table",{class:"data-table index-table"},c("caption",{class:"\
visually-hidden"},"What the analyses found"),c("thead",{},c("tr",{},s.map((a,r)=>c("th",{scope:"col",class:r>1&&"num"},a)))),Lf.map(a=>QP(a,e,n,s.length))))),e.isWhole()&&o.length>0&&c("p",{class:"mut\
ed small index-without"},"Not in these sets: ",o.map((a,r)=>[r>0&&", ",c("a",{href:n(a)},eh(a))]),".")]}function ZP(){let e=(o,a)=>c("a",{data:{what:o}},a),t=Lf.map(([o,a])=>c("span",{class:"tab-group",
role:"group","aria-label":o},c("span",{class:"tab-group-name","aria-hidden":"true"},o),a.map(r=>e(r,eh(r))))),n=c("nav",{class:"analysis-tabs","aria-label":"Analyses"});k(n,e("","Overview"),t);function s(o){
let a=n.getBoundingClientRect(),{left:r,right:i}=o.getBoundingClientRect();(r<a.left||i>a.right)&&(n.scrollLeft+=r-a.left-24)}return{node:n,draw({what:o,href:a,isEmpty:r}){for(let i of n.querySelectorAll(
"a")){let{what:l}=i.dataset;i.href=a(l),i.hidden=l!==""&&l!==o&&r(l),i.toggleAttribute("aria-current",l===o),l===o&&(i.setAttribute("aria-current","page"),s(i))}for(let i of t)i.hidden=[...i.querySelectorAll(
"a")].every(l=>l.hidden)}}}var tx=(e,t)=>e.every(Pf)&&!t.host,nx=(e,t)=>t.tables.length>0&&e.every(({data:n})=>(n.series??[]).length===0&&t.tables.every(({key:s,columns:o})=>!(n[s]??[]).some(zl(o))));
function sx(e,t){let n=e.filter(s=>(s.data.last_step_dropped??[]).length>0);return e.every(s=>s.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":_e[t.what].ofSteps?"Every record\
ed step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(s=>s.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":n.length>0?`Work that\
 the last step of a rank${n.length<e.length?` of ${n[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"All rows count, also those outside of steps, w\
hich Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var e2=(e,t)=>e.flatMap(({label:n,data:s})=>{let o=t.host?[]:s.ranks_without_device_rows??[];return o.
length===0?[]:[o.length===s.ranks.length?`${n} has no device work${s.ranks.length>1?"":` (rank ${s.ranks[0]})`}: this analysis has nothing to count there. ${fs}`:`${n}: ${o.length===1?"rank":"ranks"} ${se(
o)} ${o.length===1?"has":"have"} no device rows.`]});function t2(e,t,n){let s=t.charts[0]?.make(e,n).empty;return s&&c("p",{class:"notice"},s)}function n2(e,t,n){let s=_e[t.what],o=e2(e,s),a=s.chosen?.(
t),r=tx(e,s),i=!r&&nx(e,s),l=t.rows!==""&&!s.ofSteps&&e.some(u=>u.data.steps===null)&&v("Count as Compare does",()=>n({rows:""}),{class:"link-button",title:`Rows ${zc.steps}`}),d=r&&c("p",{},"To see w\
hat the host did, look at its ",c("a",{href:qs({...t,what:"user_annotation_breakdown",lines:[]},_e)},"annotations"),".");return[o.length>0&&c("ul",{class:"notice"},o.map(u=>c("li",{},u))),d,i?t2(e,s,t)??
s.notes?.(e):!r&&s.notes?.(e),a&&c("p",{},a),!r&&!i&&c("p",{class:"muted small"},sx(e,t)," ",l)]}var s2=12,o2={key:"side",title:"set",show:e=>c("b",{class:`letter letter-${e.toLowerCase()}`},e)},a2=(e,t)=>e.
flatMap(n=>(n.data[t.key]??[]).map(s=>({side:n.letter,...s}))).sort(t.order??(()=>0));function r2(e,{sides:t,raw:n,difference:s,perStep:o}){let a=t.length>1&&!e.apart,r=Db(e,t.flatMap(m=>m.data[e.key]??
[])),i=a?Df(n,e,r,s?.[e.key],o):a2(t,e),l=Bf(e,r,a),d=m=>m.told||m.number&&(!a||m.showDiff),u=m=>o?Nb(m):m,h=[...r.filter(m=>!d(m)),...l,...r.filter(m=>d(m)&&!l.includes(m))].flatMap(m=>{let p=d(m)&&!l.
includes(m);return(a&&d(m)?cf(u(m)):[u(m)]).map(w=>({...w,extra:p}))}).filter(m=>!m.number||m.blank||i.some(p=>(p[m.key]??null)!==null));return{columns:t.length>1&&e.apart?[o2,...h]:h,rows:i.some(zl(r))?
a?i.filter(zl(r)):i:[]}}function i2(e,t){return e.map((n,s)=>({table:n,...r2(n,t),limit:s<t.above?n.rows??s2:void 0})).filter(({rows:n})=>n.length>0).map(({table:n,rows:s,columns:o,limit:a})=>{let r=lt(
{caption:n.caption,columns:o,limit:a,href:t.href,parameters:t.parameters,csv:t.csv(n.key),sql:t.sql(n.key)});return r.show(s),{table:n,node:r.node}})}var Ws={path:"/analyse",name:"Analyse",read:e=>Hl(
e,_e),mount:h2};function l2(e){let t=(s,...o)=>c("div",{class:s},o),n={nav:ZP(),intro:c("p",{class:"muted analysis-intro"}),message:t("message"),notes:t("analysis-notes"),charts:t("analysis-charts"),tables:t(
"analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:c("h1",{}),summary:c("summary",{}),lost:c("span",{class:"muted small trace-lost"})};return n.more=c("details",
{class:"analysis-more"},n.summary,n.moreCharts,n.moreTables),n.results=t("results analysis-results",n.notes,n.charts,n.tables,n.more),n.traces=v("Open in Perfetto …",()=>ns([e().set,e().test].filter(
s=>s!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces themselves: open them in Perfetto, or download them"}),
n}function th(e){let t=(s,o)=>e[`${s}_${o}`]||e[o]||"all",n=(s,o)=>e[`${s}_${o}`]||e[o];return{control:e.set,test:e.test,control_marker:n("set","marker"),test_marker:n("test","marker"),control_marker_until:n(
"set","marker_until"),test_marker_until:n("test","marker_until"),cut_overlaps:e.cut_overlaps,control_ranks:t("set","ranks"),test_ranks:t("test","ranks"),control_steps:t("set","steps"),test_steps:t("te\
st","steps")}}var c2=(e,{name:t,category:n})=>Ze({...th(e),row:He(t,n)}),d2=(e,t)=>e.unit===""&&e.rows===""&&t.every(n=>Do(n)>0);function u2(e,t){let n=[e.set,e.test].map(o=>o!==""&&re(t,o)).filter(Boolean),
s=n.filter(o=>o.traces_bytes===0);return s.length===0?"":n.length===1?ts(n[0]):s.map(o=>`${o.label}: ${ts(o)}`).join(" ")}var ox=e=>xe(e,"This analysis is not possible",ss());function f2(e,t){let n=null,
s=l=>Zp(n.state.what,n0(n.asked,_e,l)),o=(l,d,u={})=>Ct(z0({...n.asked,..._e[n.state.what].ofSteps&&{rows:void 0}},l,d),{control:n.state.set,test:n.state.test},u),a=BP({change:t,csv:s,sql:({id:l,table:d})=>o(
l,{chart:d??l},U0(l))});function r(l,d,u,f){let{answer:h,state:m}=n,p=i2(_e[m.what].tables,{sides:l,raw:d,perStep:f,above:u,difference:h.difference,parameters:h.parameters,csv:s,href:d.length>1?_=>c2(
m,_):null,sql:_=>o(_)}),w=_e[m.what].tables.slice(0,u),g=({table:_})=>w.includes(_);k(e.tables,p.filter(g).map(({node:_})=>_));let y=p.filter(_=>!g(_));return k(e.moreTables,y.map(({node:_})=>_)),y.map(
({table:_})=>_.caption)}function i(l){n=l;let{answer:d,state:u,key:f}=n,h=_e[u.what],m=Ul(d),p=d2({...n.asked,unit:u.unit},m),w=p?m.map(R=>r0(R,h.tables)):m,g={...u,shown:d.parameters,href:R=>qs({...u,
...R},_e)};k(e.notes,n2(w,g,t));let y={charts:1,tables:1,...h.above},_=tx(w,h)||nx(w,h),$=r(w,m,y.tables,p);a.draw(h.charts,{sides:w,state:g,revision:f,perStep:p,frame:[u.what,u.set,u.test].join(" "),
file:`tracediff-${w.map(R=>De(R.label)).join("-")}`,caption:[[w.map(R=>[R.letter,R.label].filter(Boolean).join(" · ")).join(", "),sx(w,u)].join(". ")]},[e.charts,e.moreCharts,y.charts]);let M=[...h.charts.
slice(y.charts).map(R=>R.title),...$];e.more.hidden=_||M.length===0,e.charts.hidden=e.tables.hidden=_,e.more.open=u.more==="1",k(e.summary,c("b",{},"More"),`: ${[...new Set(M)].join(" · ")}`)}return{
draw:i,unmount:a.unmount}}function h2(e,t){let n={state:Hl(location.search,_e),sets:null,answer:null,answered:"",asked:null,dead:!1};n.change=(o,a)=>t.go(qs({...n.state,...o},_e),a);let s=l2(()=>n.state);
return n.controls=GP(_e,{onChange:n.change,onSet:o=>n.change({...jl,...o})}),e.append(c("div",{class:"page analyse-page"},c("div",{class:"analyse-head"},s.heading,s.traces,s.lost),s.nav.node,n.controls.
node,s.intro,s.message,s.results)),n.question=Ye({context:t,results:s.results,message:s.message}),n.drawn=f2(s,n.change),n.findings=YP(()=>sh(n,s)),s.more.addEventListener("toggle",()=>{s.more.open!==
(n.state.more==="1")&&n.change({more:s.more.open?"1":""},{replace:!0})}),J0(n,s,t),{keys:{search:()=>n.controls.focus()},update(o){n.state=Hl(o,_e);let a=["set","test"].every(r=>n.state[r]===""||re(n.
sets??[],n.state[r]));n.sets?.length>0&&a?ix(n,s,t):J0(n,s,t)},unmount(){n.dead=!0,n.question.unmount(),n.findings.stop(),n.drawn.unmount()}}}function nh(e,t,n){e.answer=null,e.answered="",delete t.results.
dataset.shown,e.question.say(n)}function sh(e,t){if(e.dead)return;let n=a=>qs({...e.state,what:a,lines:[],more:""},_e),s=e.findings.isOf(e.state);if(t.nav.draw({what:e.state.what,href:n,isEmpty:a=>s&&
e.findings.isEmpty(a)}),e.state.what!==""||!s)return;e.question.say(null),k(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;let o=t.tables.contains(document.activeElement)&&document.activeElement.
closest("tr")?.dataset.what;k(t.tables,XP(e.findings,e.state.test!=="",n)),o&&t.tables.querySelector(`tr[data-what="${o}"] a`)?.focus(),e.findings.isWhole()&&t.results.dataset.shown!=="index"&&(t.results.
dataset.shown="index",W("What the analyses found is shown."))}function m2(e,t,n,s){let o=_e[e.state.what];e.answer=n;let a=e.asked===e.state&&o.instead?.(e.state,Ul(n));if(a){e.asked={...e.state,...a},
ax(e,t,s);return}e.answered=s,e.question.say(null),e.controls.draw(e.state,e.sets,n.parameters),e.drawn.draw({answer:n,state:e.state,asked:e.asked,key:s}),t.results.dataset.shown=s,W(`${o.title} is sh\
own.`),e.findings.load(e.state)}function ax(e,t,n){e.question.ask(s=>St(e.asked.what,Bo(e.asked,_e),{signal:s}),s=>m2(e,t,s,n),s=>nh(e,t,ox(s)))}function p2(e,t){let n={...e.state,what:"temporal_break\
down",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(s=>St(n.what,Bo(n,_e),{signal:s}),s=>{e.findings.load(e.state,s),sh(e,t)},s=>{e.findings.stop(),nh(e,t,ox(s))})}var rx=e=>`${e.
what} ${Bo(e,_e)}`;function w2(e,t,n){let s=rx(e.state);e.state.set===""?(e.question.drop(),nh(e,t,c("p",{class:"notice"},"Choose a set.")),n.settled()):e.state.what===""?p2(e,t):e.answer&&e.answered===
s?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:s}),n.settled()):(e.asked=e.state,ax(e,t,s))}function ix(e,t,n){let{state:s,sets:o}=e,a=_e[s.what],r=i=>s[i]===""?null:
re(o,s[i])?.label??s[i];k(t.heading,a.title),k(t.intro,a.intro),k(t.lost,u2(s,o)),n.setTitle([...new Set([a.title,[r("set"),r("test")].filter(Boolean).join(" → "),"Analyse"])].filter(Boolean).join("\
 · ")),e.controls.draw(s,o,e.answer&&e.answered===rx(s)?e.answer.parameters:{}),sh(e,t),w2(e,t,n)}var J0=(e,t,n)=>gl(e,[e.state.set,e.state.test],{message:t.message,parts:[e.controls.node,t.traces,t.
nav.node],words:"There are no sets yet. ",none(){k(t.heading,"Analyse"),n.setTitle("Analyse")},draw:()=>e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):ix(e,t,n)});var g2=14;function Ql(e){let[t,n]=lp(e);return n===""?t:`${t} → ${n}`}function y2(e){let t=[],n=0,s=null,o=!1,[a,r]=["",0],i=({row:f})=>f.replaces||f.aliases,l=f=>f.map(({row:h})=>Ql(h));function d(){
let f=getComputedStyle(document.documentElement),h=`${.92*parseFloat(f.fontSize)}px ${f.getPropertyValue("--mono")}`;if(h!==a){a=h;let w=document.createElement("canvas").getContext("2d");w.font=a,r=w.
measureText("0".repeat(40)).width/40}let m=getComputedStyle(e),p=e.clientWidth-parseFloat(m.paddingLeft)-parseFloat(m.paddingRight)-2;return r>0?Math.max(g2,Math.floor(p/r)):0}function u(f){if(n>0&&s===
null){let h=t.filter(Boolean);o=h.some(i),s=Fc(o?n-2:n),s.add(l(h))}return n===0?f:s.text(f)}return{setRows(f){[t,s]=[f,null]},addRows(f,h){t=f,s=!o&&h.some(i)?null:s,s?.add(l(h))},measure(){let f=n;return n=
d(),s=n===f?s:null,n!==f},draw({row:f}){let h=Ql(f),m=u(h);return c("span",{class:"fit",data:m===h?{}:{short:m}},c("bdi",{},h))},refit(f,{row:h}){let[m,p]=[Ql(h),f.querySelector(".fit")],w=u(m);w===m?
delete p.dataset.short:p.dataset.short!==w&&(p.dataset.short=w)}}}var _2="abs_diff_duration",ih=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the c\
ontrol","num c-work"],["slower_work","Slower work","The rest of the change of device time: the same FLOPs take more time, or less","num c-work"]],oh={no_operator:"it is not an operator: FLOPs are know\
n for operators, not for single kernels",one_side:"it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"\
the FLOPs are known for less than 80 % of its calls or of its device time"},dx="abcd";function b2({row:e,moreWork:t,slowerWork:n},s){return[t,n].map(o=>{if(o==null){let i=Object.keys(oh).indexOf(e?.work_known);
return c("td",{class:"num c-work muted",title:oh[e?.work_known]??null},q,i>=0&&c("sup",{},dx[i]))}let[a,r]=s(o);return c("td",{class:`num c-work ${ne(o)}`,title:r},a)})}function ux(e){let t=null,n=v("\
More and slower work",()=>e({work:!t.work,...t.work&&ih.some(([o])=>o===t.sort)?{sort:_2,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an o\
perator’s device time, where its FLOPs are known; takes longer to load"}),s=c("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(oh).flatMap((o,a)=>[a>0&&"; ",c("sup",{},dx[a]),
` ${o}`]).filter(Boolean),".");return{node:n,note:s,draw(o){t=o,s.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var k2=4,lh={operator_and_shapes:"launched by the same operator with th\
e same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"launched by other operators with the same input shapes"};function fx(e){let t=c(
"h2"),n=c("ul",{class:"replacements-list"}),s=Oo(k2),o=Pe("Probable replacements"),a=c("details",{class:"card rank-steps replacements",hidden:!0},c("summary",{},t,c("span",{class:"muted rank-summary"},
"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template arguments alone.")),c("div",{class:"chart-tools"},o.node),n,s.
node),r=null;function i(d,u){let f=d.replacements??[];r!==d&&(r=d,s.reset()),a.hidden=f.length===0,!a.hidden&&(t.textContent=`Probable replacements (${b(f.length)})`,s.draw(f,h=>k(n,h.map(m=>l(m,d,u))).
children))}function l(d,u,f){let h={diff_duration:d.diff_duration};O.forEach(M=>{h[`${M}_counts`]=d[M].counts,h[`${M}_total_duration`]=d[M].total_duration});let{control:m,test:p,diff:w,growth:g,controlCount:y,
testCount:_}=In(h,f?"per_step":"total",u),$=(M,R,Y)=>c("p",{class:`replaced ${Y}`},c("span",{class:"replaced-mark","aria-hidden":"true"},R),c("span",{class:"visually-hidden"},R==="−"?"gone: ":"new: "),
c("a",{href:e(M),class:"mono",title:M.name},c("bdi",{},M.name)));return c("li",{},c("div",{class:"replaced-names"},$(d.control,"−","less-mark"),$(d.test,"+","more-mark"),c("p",{class:"muted small"},
lh[d.rule]??d.rule,d.shared!==null&&[", ",c("span",{class:"mono"},d.operator??"")," ",d.input_dims&&c("span",{class:"mono"},d.input_dims),` (${F(100*d.shared)} of what launches them is shared)`])),c("\
dl",{class:"replaced-numbers"},c("dt",{},f?"calls per step":"calls"),c("dd",{},`${b(y)} → ${b(_)}`),c("dt",{},f?"time per step":"time"),c("dd",{title:`${C(m)} → ${C(p)}`},`${x(m)} → ${x(p)}`),c(
"dt",{},"Δ"),c("dd",{class:`strong ${ne(w)}`,title:be(w)},Z(w),m>0&&` (${B(g)})`)))}return{node:a,sql:o,draw:i}}async function kt(e,t){try{await navigator.clipboard.writeText(e),V(t,{seconds:4})}catch{
V(`Copy this: ${e}`,{seconds:60})}}var x2={added:"new: in the test only",deleted:"gone: in the control only",increased:"called more often",decreased:"called less often",unchanged:"called equally often"},
v2="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be noise";function Zl(e){if(e.q_value===null)return e.among?.[0]>=4?"Cannot judge: rows of the dev\
ice were lost.":"Cannot judge: each side needs at least 4 samples.";if(e.too_few&&!Qs(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is needed.";if(e.too_few&&e.among){
let[n,s]=e.among;return`${b(n)} steps are too few to judge this row among ${b(s)} rows.`}let t=`q = ${Gt(Nr(e))}, p = ${Gt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two record\
ings of one program may differ so, too (${t}).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function ch(e){return e.calls===
"fact"?`calls: ${b(e.control_calls)} → ${b(e.test_calls)} in every step`:["more","fewer"].includes(e.calls)?`${e.calls} calls per step (q = ${Gt(e.calls_q_value)})`:""}var $2=({row:e,of:t})=>{let n=typeof e.
control_median=="number"&&typeof e.test_median=="number",s=(a,r,i,l,d=[])=>c("tr",{},c("th",{scope:"row"},a),[r,i,l].map((u,f)=>c("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},u))),o=(a,r,i,l=Ua(
r,i))=>s(a,x(r),x(i),Z(l),[C(r),C(i),be(l)]);return _t("detail-table",null,["","Control","Test","Δ"],[s("Calls",b(e.control_counts),b(e.test_counts),Ae(e.diff_counts)),o("Total",e.control_total_duration,
e.test_total_duration,e.diff_duration),o("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_step")),o("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==
null&&o("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),n&&o("Median of steps",e.control_median,e.test_median),n&&o("Quartile spread",e.control_spread,e.test_spread)])};
function S2(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${lh[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Lr(e)].join(`
`):e.name}function hx({onClear:e,href:t,tree:n,timeline:s,onRanks:o,onTable:a}){let r=c("div",{class:"op-panel-body"}),i=c("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},c("div",
{class:"op-panel-head"},c("h2",{},"Selected operation"),X("close","Close (Escape)",e)),r),l=null;function d(u){let{row:f}=u,{replaces:h}=f,m=ch(f);return[c("p",{class:"mono full-name"},c("bdi",{},f.name)),
c("p",{class:"muted small"},f.category,f.kind&&` · ${f.kind.toLowerCase()}`,` · ${x2[f.change]}`),h&&c("div",{class:"small op-replaces"},c("p",{},"probably replaces"),c("p",{class:"mono full-name"},
c("bdi",{},h.name)),c("p",{class:"muted"},`${lh[h.rule]??h.rule}${h.operator?`: ${h.operator}`:""}`,h.input_dims&&c("span",{class:"mono"},` ${h.input_dims}`))),f.aliases&&c("div",{class:"small op-repl\
aces"},c("p",{},h?"all kernels that are gone or new":f.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Lr(f).map(p=>c("p",{class:"mono full-name"},c("bdi",{},p)))),f.significance&&c("p",{class:"small"},Zl(f),m&&` ${m[0].toUpperCase()}${m.slice(1)}.`),$2(u),c("p",{class:"op-actions"},t?.(f)&&c("a",
{href:t(f)},"Open this operation"),s?.(f)&&c("a",{href:s(f)},"Show in the timeline"),n?.(f)&&c("a",{href:n(f)},"Where in the tree"),a&&v("Show in the table",a,{class:"link-button"}),o&&v("Show its ran\
ks and steps",o,{class:"link-button"}),v("Copy the name",()=>kt(f.name,"Name copied."),{class:"link-button"}))]}return{node:i,isOpen:()=>!i.hidden,draw(u,f=null){if(u===l&&f===null)return;l=u;let h=i.
hidden;i.hidden=u===null&&f===null,document.body.toggleAttribute("data-panel",!i.hidden),k(r,i.hidden?null:f??d(u)),(h||f)&&(r.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),i.remove()}}}
var E2=60,lx=100,T2={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},ah=[["change","±","New\
, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","Control","Ca\
lls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],["control\
_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the duration, test \
− control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the change noise? \
Judged by the times shown, all rows together: slower or faster where q < 0.05. ${v2}`,"c-real"],...ih],dh=String(ah.length-ih.length),O2={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},M2=(e,t)=>Qs(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:O2[t]??["",t],mx={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function A2(e,t,n){let s=mx[e],o=aa(e);return s?t===s?[e,"desc"]:t!==e?[s,"desc"]:n==="desc"?[e,"asc"]:[s,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,o]}function px(e){let{from:t,to:n}=e.
window,[s,o]=e.window.isLong()?[Math.max(0,t-lx),Math.min(e.rows.length,n+lx)]:[t,n];for(let a=s;a<o;a+=1)if(!e.rows[a]){e.events.onWant(s,o);return}}function wx(e){let t=!1;for(let[n,s]of e.window.nodes)
s.dataset.hole!==void 0&&e.rows[n]?(e.window.nodes.set(n,gx(e,n)),t=!0):e.rows[n]&&e.fit.refit(s,e.rows[n]);t&&e.window.put(),px(e)}function C2(e){return c("tr",{hidden:e===0},c("td",{colspan:dh,class:"\
muted"},`${b(e)} more: the report and the CSV have all rows.`))}function R2(e){let t=e.rows.findIndex(n=>!n);return t<0?e.rows.length:t}function gx(e,t){let n=e.rows[t];return c("tr",{"aria-rowindex":String(
t+3),data:{index:t},class:`${t%2?"odd":""}${n.noise?" noise":""}`,tabindex:t===e.window.active?"0":"-1","aria-selected":String(n.key===e.selected)},H2(n,e.unit,e.largest,N2(e,n)),e.work&&b2(n,s=>ec(s,
e.unit)))}function L2(e,t){return c("tr",{"aria-rowindex":String(t+3),data:{index:t,hole:""},"aria-busy":"true",tabindex:t===e.window.active?"0":"-1"},c("td",{colspan:dh,class:"muted"},"…"))}function N2(e,t){
return c("a",{href:e.events.href(t.row),class:"op-link",tabindex:"-1"},t.row.replaces&&c("span",{class:"folded"},c("span",{"aria-hidden":"true"},"⇄ "),c("span",{class:"visually-hidden"},"probable re\
placement: ")),t.row.aliases&&!t.row.replaces&&c("span",{class:"folded"},c("span",{"aria-hidden":"true"},"≡ "),c("span",{class:"visually-hidden"},"several names: ")),e.fit.draw(t))}function P2(e,t){
let n=t.target.closest("tr[data-index]");n&&t.target.closest(".op-link")?!t.ctrlKey&&!t.metaKey&&!t.shiftKey&&e.events.onOpen(e.rows[Number(n.dataset.index)].key):n&&e.rows[n.dataset.index]&&getSelection().
isCollapsed&&(e.window.activate(Number(n.dataset.index),!0),e.events.onSelect(e.rows[e.window.active].key))}function I2(e,t){let{active:n,nodes:s}=e.window,o=e.window.placeOf(t.key);if(o!==void 0&&!t.
altKey&&!t.metaKey)t.preventDefault(),e.window.activate(o,!0);else if((t.key==="Enter"||t.key===" ")&&!t.target.closest(".op-link")&&e.rows[n])t.preventDefault(),e.events.onSelect(e.rows[n].key);else if(t.
key==="ArrowRight"||t.key==="ArrowLeft"){t.preventDefault();let a=s.get(n);(t.key==="ArrowRight"?a?.querySelector(".op-link"):a)?.focus({preventScroll:!0})}}function D2(e,t){e.groups[1].textContent=e.
unit==="per_step"||e.unit==="percent"?"Calls per step":"Calls",e.groups[2].textContent=`${e.self?"Self time":"Duration"}, ${t}`,e.groups[2].title=e.self?"Of host operations, without the calls inside t\
hem; of device work, all of it":"",e.groups[4].textContent=`Device time, ${t}`,e.table.querySelectorAll(":is(col, thead th).c-work").forEach(n=>{n.hidden=!e.work});for(let[n,{cell:s,mark:o}]of e.heads){
let a=e.sort===n||(mx[n]??"")===e.sort;a?s.setAttribute("aria-sort",e.order==="asc"?"ascending":"descending"):s.removeAttribute("aria-sort");let r=e.order==="asc"?"↑":"↓";o.textContent=a?e.sort===
n?` ${r}`:` |${r}|`:""}}function B2(e,t){let n=e.revision!==t.revision;({rows:e.rows,unit:e.unit,self:e.self,sort:e.sort,order:e.order,selected:e.selected,revision:e.revision}=t),e.work=t.work===!0,
e.table.toggleAttribute("data-work",e.work),e.largest=rh(e.rows),e.table.setAttribute("aria-rowcount",String(e.rows.length+3)),e.table.toggleAttribute("data-unjudged",!t.judged),e.fit.setRows(e.rows),
D2(e,t.unitName),k(e.foot,t.totals.map(([o,a])=>K2(o,a,e.unit,e.self,e.work)));let s=e.rows.findIndex(o=>o?.key===e.selected);n&&e.window.begin(Math.max(0,s)),e.opened||(e.opened=!0,e.node.setAttribute(
"data-late",""),ze().then(ze).then(()=>e.node.removeAttribute("data-late"))),e.window.draw(!0),s>=0&&n&&e.window.reveal(s)}function q2(e,t,n,s){e.rows=t,e.table.toggleAttribute("data-unjudged",!s),e.fit.
addRows(e.rows,n),rh(n)>e.largest?(e.largest=rh(n),e.window.draw(!0)):wx(e)}function F2(e,t){let n=t!==e.selected;e.selected=t;for(let o of e.body.querySelectorAll("tr[data-index]"))o.setAttribute("ar\
ia-selected",String(t!==""&&e.rows[Number(o.dataset.index)]?.key===t));let s=e.rows.findIndex(o=>o?.key===t);s>=0&&n&&e.window.activate(s)}function W2(e){e.observer.disconnect(),e.stopPrinting(),e.window.
unmount()}function j2(e){e.groups=[c("td",{colspan:"3"}),c("th",{colspan:"3",scope:"colgroup"}),c("th",{colspan:"4",scope:"colgroup"}),c("td"),c("th",{colspan:"2",scope:"colgroup",class:"c-work"})],e.
head=c("thead",{},c("tr",{class:"head-groups"},e.groups),c("tr",{},ah.map(([t,n,s,o])=>{let a=c("span",{class:"sort-mark","aria-hidden":"true"}),r=c("th",{scope:"col",class:o},c("button",{type:"button",
title:s,on:{click:()=>e.events.onSort(...A2(t,e.sort,e.order))}},n,a));return e.heads.set(t,{cell:r,mark:a}),r}))),e.body=c("tbody"),e.foot=c("tfoot"),e.table=c("table",{class:"ops",role:"grid","aria-\
label":"All operations"},c("colgroup",{},ah.map(([,,,t])=>c("col",{class:t}))),e.head,e.body,e.foot),e.node=c("div",{class:"table-scroll",tabindex:"-1"},e.table),e.window=Mo({node:e.node,body:e.body,covers:[
e.head,e.foot],least:E2,columns:()=>Number(dh),count:()=>e.rows.length,make:t=>e.rows[t]?gx(e,t):L2(e,t),drawn:()=>px(e),paper:{count:()=>R2(e),rest:C2}})}function yx(e){let t={events:e,heads:new Map,
rows:[],unit:"total",sort:"",order:"",self:!1,work:!1,revision:"",selected:null,largest:0,opened:!1};return t.stopPrinting=po(()=>t.fit.measure()),j2(t),t.fit=y2(t.heads.get("name").cell),t.body.addEventListener(
"click",n=>P2(t,n)),t.body.addEventListener("keydown",n=>I2(t,n)),t.observer=new ResizeObserver(()=>t.fit.measure()&&wx(t)),t.observer.observe(t.heads.get("name").cell),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>B2(t,n),add:(n,s,o)=>q2(t,n,s,o),select:n=>F2(t,n),unmount:()=>W2(t)}}function _x(e,t){return t==="percent"?[F(e),F(e)]:[x(e),C(e)]}function ec(e,t){if(t!=="percen\
t")return[Z(e),be(e)];let n=e===null?q:`${B(e)}-points`;return[B(e),n]}var rh=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0);function Xl(e,t,n){let[s,o]=_x(e,t);return c("td",{class:n,title:o},
s)}function H2(e,t,n,s){let{row:o}=e,[a,r]=T2[o.change]??["",o.change],[i,l]=ec(e.diff,t),d=n>0?Math.abs(e.diff??0)/n:0;return[c("td",{class:`c-change change-${o.change}`,title:r},c("span",{"aria-hidd\
en":"true"},a),c("span",{class:"visually-hidden"},r)),c("th",{scope:"row",class:"c-name mono",title:S2(o)},s),c("td",{class:"c-category",title:o.kind?`${o.category}, ${o.kind}`:o.category},o.category),
c("td",{class:"num c-count"},b(e.controlCount)),c("td",{class:"num c-count"},b(e.testCount)),c("td",{class:`num c-count ${ne(e.diffCount)}${o.calls==="fact"?" strong":""}`,title:ch(o)||null},Ae(e.diffCount)),
Xl(o.control_counts>0?e.control:null,t,"num c-time"),Xl(o.test_counts>0?e.test:null,t,"num c-time"),c("td",{class:`num c-time c-diff ${ne(e.diff)}`,title:l,css:{"--share":`${(100*d).toFixed(1)}%`}},i),
c("td",{class:`num c-percent ${ne(e.percent??e.diff)}`},e.birth||B(e.percent)),U2(e)]}function U2({row:e,verdict:t}){if(t===""||t===null)return c("td",{class:"c-real muted"});let[n,s]=M2(e,t),o=t==="s\
lower"||t==="faster";return c("td",{class:`c-real ${o?t==="slower"?"more":"less":"muted"}`,title:`${Zl(e)}${e.q_value===null?"":` Median of the steps ${x(e.control_median)} → ${x(e.test_median)}.`}`},
c("span",{"aria-hidden":"true"},n&&`${n} `),s,o&&c("span",{class:"q"},` ${Gm(Nr(e))}`))}var cx=e=>c("td",{class:"num c-count",title:b(e)},b(e)),z2={host:"Host, sum",device:"Device, sum"};function K2(e,t,n,s,o){
let[a,r]=ec(t.diff,n);return c("tr",{data:{part:e}},c("td",{class:"c-change"}),c("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":s?"S\
elf times do not count nested calls twice":"Host operations nest: the time of a call also counts in its caller"},z2[e]),c("td",{class:"c-category"}),cx(t.controlCount),cx(t.testCount),c("td",{class:`n\
um c-count ${ne(t.diffCount)}`},Ae(t.diffCount)),Xl(t.control,n,"num c-time"),Xl(t.test,n,"num c-time"),c("td",{class:`num c-time ${ne(t.diff)}`,title:r},a),c("td",{class:`num c-percent ${ne(t.percent??
t.diff)}`},t.birth||B(t.percent)),c("td",{class:"c-real"}),o&&c("td",{class:"c-work",colspan:"2"}))}function bx(e){let{row:t,verdict:n}=e,s={no_difference_found:!t.too_few,cannot_judge:t.q_value!==null,
slower:!0,faster:!0}[n];return[t.replaces&&`probably replaces ${t.replaces.name}`,...t.aliases?Lr(t):[],Qs(t)?"too few steps to judge":s&&`${n.replaceAll("_"," ")}, q = ${Gt(Nr(t))}`,ch(t)].filter(Boolean)}
function G2(e,t,n){let{row:s}=e,o=i=>_x(i,t)[0],a=e.birth||B(e.percent),r=n&&s.kind==="";return[r?`${s.category}, self time`:s.category,`control ${o(e.control)}`,`test ${o(e.test)}`,`Δ ${ec(e.diff,t)[0]}\
 (${a})`,`calls ${b(e.controlCount)} → ${b(e.testCount)}`,...t!=="total"||r?[`total ${x(s.control_total_duration)} → ${x(s.test_total_duration)}, ${Z(s.diff_duration)}`]:[],...bx(e)]}function Y2(e){
return[e.row.category,`control ${b(e.controlCount)}`,`test ${b(e.testCount)}`,`Δ ${Ae(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...bx(e)]}var kx=e=>({key:e.key,name:Ql(e.row),noise:e.noise,mark:e.row.
replaces?"⇄ ":e.row.aliases?"≡ ":""});function xx(e,t,n,s){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${Xo(t,s)}`:Xo(t,s),rows:e.map(o=>({...kx(o),control:o.control,test:o.test,
diff:o.diff,lines:G2(o,t,n)}))}}function vx(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({...kx(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,
lines:Y2(n)}))}}function V2({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:s}){return e>0&&["unchanged","not_certain"].includes(t)&&s!==null&&s.slower+s.faster===0&&n.added+n.deleted+n.increased+
n.decreased===0}var $x=(e,t)=>V2(e)&&["No difference found in any row that the filters leave, neither in time nor in the number of calls. ",v("Draw the bars anyway",t,{class:"link-button"})];function tc(){
let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tracediff",title:"\
To see this page, drop it on another tracediff, or open it with tracediff open"};return{node:ii("Share",()=>[{text:"Copy link",run:()=>kt(location.href,"Link copied."),note:"For people who can reach t\
his server"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(s){e=s}}}var J2=8,mh=["control","test","Δ","Δ %"],uh={key:"",operators:null},Ex=(e,t,n=t-e)=>To([e,t],At,{diff:n,cls:"",percent:e>0?B(za(e,n)):t>0?"new":""});function Q2(e,t){let{operator:n,control_per_step:s,
test_per_step:o,diff_per_step:a}=t;return c("tr",{},c("th",{scope:"row"},n===null?c("span",{class:"muted"},"in no operator"):c("a",{href:e.href({name:n,category:"cpu_op"}),class:"mono",title:n},c("bdi",
{},n))),yt(`${b(t.control_counts)} → ${b(t.test_counts)}`),Ex(s,o,a))}var Tx=(e,{rows:t,count:n})=>e.more.draw(t,s=>(k(e.body,_t("operators-table",null,["Operator","launched, in all",...mh],s.map(o=>Q2(
e,o)))),e.body.querySelectorAll("tbody tr")),t.length<n?`Show ${b(t.length)} of ${b(n)}`:`Show all ${b(n)}`);function X2(e,t){let n=a=>k(e.body,c("p",{class:"muted"},a)),s=z(t,{operators:"auto",diagnosis:!1,
limit:0});e.asker.ask(t,a=>uh.key===t?uh:e.send(s,{signal:a}),({operators:a})=>{uh={key:t,operators:a},a?Tx(e,a):n("Loading the operators took too long.")},a=>n(`No operators: ${a.message}`))&&(e.more.
reset(),e.more.node.hidden=!0,n("Looking for the operators …"))}function Z2(e,t,n){e.node.hidden=!(e.send?n.recorded.few_shared_kernels:n.operators),!e.node.hidden&&!e.send?Tx(e,n.operators):!e.node.
hidden&&e.node.open&&X2(e,t)}function Ox(e,t){let n={href:e,send:t,more:Oo(J2),asker:we()};n.body=c("div",{class:"scroll-x operators-body"});let s=Pe("Device time by operator");return n.node=c("detail\
s",{class:"card rank-steps operators",hidden:!0,"aria-label":"Device time by operator"},c("summary",{},c("h2",{},"Device time by operator"),c("span",{class:"muted rank-summary"},"The sides have other \
kernels: what their operators take.")),c("div",{class:"chart-tools"},s.node),c("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares o\
perators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),n.body,n.more.node),{node:n.node,sql:s,draw:(o,a)=>Z2(
n,o,a),stop:n.asker.drop}}var fh=20,eI=4,nc=e=>e===null?"–":Q(e,0,e<1?3:e<100?1:0),Wo=(e,t,n)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${n(e[`control_${t}`])} → ${n(e[`test_${t}`])}`;function Mx(){
let e=c("span",{class:"muted rank-summary"}),t=Pe("Device time by class of work"),n=es("Classes of work"),s=es("Shapes of products, convolutions and attention"),o=c("details",{class:"card rank-steps w\
ork-classes",hidden:!0},c("summary",{},c("h2",{},"Classes of work"),e),c("div",{class:"chart-tools"},t.node),c("p",{class:"muted small"},"The class of device work follows from the operators that launc\
hed it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,r=[1,1],i=g=>a?[g.control_per_step,g.test_per_step]:[g.control_total_duration,
g.test_total_duration],l=g=>["control","test"].map((y,_)=>b(g[`${y}_counts`]/(a?r[_]:1))).join(" → "),d=g=>[yt(l(g)),Ex(...i(g))],u=g=>g===null?"–":`${nc(g)} %`,f=g=>g.control_fastest_peak_pctg===
g.control_peak_pctg&&g.test_fastest_peak_pctg===g.test_peak_pctg?null:`${Wo(g,"fastest_peak_pctg",u)} of the fastest arithmetic for these numbers, such as TF32`,h=g=>[yt(Wo(g,"tflops_per_s",nc)),yt(Wo(
g,"peak_pctg",u),f(g)),yt(Wo(g,"gb_per_s_at_least",Pn)),yt(Wo(g,"flops_per_byte_at_most",nc))],m=["TFLOP/s","of peak","bandwidth, at least","FLOPs per byte, at most"];function p(g){k(n,_t("operators-t\
able",null,["Class","device rows",...mh,"share",...m],g.map(y=>c("tr",{},c("th",{scope:"row"},y.class),d(y),yt(Wo(y,"share",_=>`${nc(_)} %`)),h(y)))))}function w(g){let y=[...g].sort((_,$)=>Math.max(...i(
$))-Math.max(...i(_)));s.hidden=g.length===0,k(s,_t("operators-table",null,[g.length>fh?`Shapes: the ${fh} that take longest`:"Shapes","calls",...mh,...m],y.slice(0,fh).map(_=>c("tr",{},c("th",{scope:"\
row",title:`${_.operator} ${_.shapes}`},c("bdi",{class:"mono"},_.operator)," ",c("span",{class:"mono small"},_.shapes.replaceAll(",[]",""))," ",c("span",{class:"muted"},_.dtype)),d(_),h(_)))))}return{
node:o,sql:t,draw(g,y,_){o.hidden=!g,g&&(a=_!=="total",r=[y.control.samples,y.test.samples],e.textContent=g.classes.slice(0,eI).map($=>`${$.class} ${i($).map(x).join(" → ")}`).join(", "),p(g.classes),
w(g.shapes))}}}var tI={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"\
Trace schema"},ph="not stated",hh=(e,t,n)=>s=>{let o=s[e]===null?ph:s[e]?"on":"off";return s[t]?`${o}; there are ${n}`:o},Ax=(e,t)=>e.length===0?"none":e.length===t.length?se(e):`${se(e)} of ${se(t)}`,
wh=e=>e.shared_kernel_time===null?"no kernels":F(100*e.shared_kernel_time),nI=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Ax(t.steps,t.all_steps),sI=[
{text:"GPU",of:e=>e.devices.join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Ax(t.ranks,t.all_ranks)},{text:"Steps",of:nI,key:(e,t)=>t.steps.length},{text:"with_s\
tack",of:hh("with_stack","python_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:hh("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:hh(
"profile_memory"),key:e=>e.profile_memory},...Object.entries(tI).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:wh,key:()=>null}];function oI(e){return sI.
map(({text:t,of:n,key:s,optional:o})=>{let a=d=>["control","test"].map(u=>d(e.recorded[u],e[u])),[r,i]=a(n),l=s?a(s):[r||null,i||null];return{text:t,control:r||ph,test:i||ph,left:o&&r===""&&i==="",differs:l.
every(d=>d!==null)&&l[0]!==l[1]}}).filter(({left:t})=>!t)}function aI(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:s,test:o}=e.recorded,a=n.length===0?"Both sides state the same.":`Differ\
ent: ${n.join(", ")}.`,r=s.shared_kernel_time===null||o.shared_kernel_time===null?"":` Kernels that both sides have take ${wh(s)} of the kernel time in the control, ${wh(o)} in the test.`;return a+r}function Cx(){
let e=c("span",{class:"muted rank-summary"}),t=es("How both sides were recorded");return{node:c("details",{class:"card rank-steps recorded"},c("summary",{},c("h2",{},"Recorded")," ",e),t),draw(s){let o=oI(
s);e.textContent=aI(s,o),k(t,_t("recorded-table","How both sides were recorded",["",["Control","control-text"],["Test","test-text"]],o.map(a=>c("tr",{class:a.differs?"differs":""},c("th",{scope:"row"},
a.text),c("td",{},a.control),c("td",{},a.test,a.differs&&c("span",{class:"visually-hidden"}," (differs)"))))))}}}var Sx=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${se(e)}`,rI=({significant:e})=>e?
`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function sc(e,t=""){let n=u=>{let{label:f,ranks:h,all_ranks:m,steps:p,all_steps:w,samples:g}=e[u];return`${u}: ${f} (${[Sx(h,m,"ranks"),
Sx(p,w,"steps"),S(g,"sample")].filter(Boolean).join(", ")})`},{selection:s}=e,{q:o,exclude:a,category:r,change:i,device_type:l}=s,d=[l==="CPU"?"host only":l==="GPU"?"device only":"",o&&`names with “${o}\
”`,r.join(", "),i&&`${i} only`,rI(s),...a.map(u=>`without ${u}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n("test")}`,[t,t&&d,`made ${he(new Date().toISOString())}`].filter(Boolean).
join(" · ")]}var Rx={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},hr=e=>`tracediff-${De(e.control.label)}-${De(e.test.label)}`;function iI(e){let t=D("top"),n=D("sort"),s=ge([],i=>e({top:Number(i)}),
{id:t}),o=ge(Object.entries(Rx),i=>e({sort:i,order:aa(i)}),{id:n}),a=c("span",{class:"muted small"});return{node:c("div",{class:"chart-bar"},c("label",{for:t},"Charts: first"),s,c("label",{for:n},"by"),
o,a),draw(i,l){let d=[...new Set([...xp,i.top])].sort((u,f)=>u-f);k(s,d.map(u=>c("option",{value:String(u),selected:u===i.top},String(u))));for(let u of o.options){let f=Rx[u.value];u.textContent=l?f.
replace("duration","self time"):f}o.value=i.sort},drawRest(i,l){a.textContent=i>l?`${b(l)} of ${b(i)} rows are drawn; the table has all`:""}}}function lI(e){let t=c("span",{class:"muted"}),n=ux(e),s=c(
"a",{class:"button",title:"All rows, in the order of the table"},"CSV"),o=c("a",{class:"button",title:"Everything on this page, as the API returns it"},"JSON"),a=tc();return{title:c("h3",{},"All rows ",
t),node:c("div",{class:"verdict-actions"},a.node),files:[s,o],work:n.node,workNote:n.note,draw(r,i,l,d){n.draw(r);let{row_count:u,rows_before_filters:f}=i,h=r.fold?i.replacements.length:0;t.textContent=
(u===f?b(u):`${b(u)} of ${b(f)}`)+(h>0?`, ${S(h,"pair")} folded`:""),s.href=ua(nd(r,l,d,"csv")),o.href=ua(nd(r,l,d,"json")),a.set({name:hr(i),bundle:ei(Np(r)),report:Zr(Lp(r,l,d))}),s.download=`${hr(i)}\
.csv`,o.download=`${hr(i)}.json`}}}function cI(e,{unit:t,self:n,item:s,ofHost:o},a){let r=(i,l,d)=>i.set(Ct(l,e,d));r(a.table.sql,Gl(e,t,n)),r(a.durations.sql,Gl(e,t,n,e.top)),r(a.counts.sql,Gl(e,t,n,
e.top),{chart:"bars",x:"name",y:"control_counts",y2:"test_counts"}),r(a.fall.chart.sql,o?$0(e):x0(e)),r(a.classes.sql,R0(e)),r(a.replacements.sql,_0(e)),r(a.operators.sql,P0(e)),r(a.ranks.heat.sql,e.heat!==
"op"?k0(e):s?Vf(e,s.row):null)}function Bx(e,t,n){let{histogram:s,points:o,heat:a,numbers:r,related:i,work:l,booked:d}=n;d.sql.set(Ct(M0(e,t,t.launches===void 0),e)),r.sql.set(Ct(T0(e,t),e)),i.sql.set(
Ct(O0(e,t),e)),l.sql.set(Ct(C0(e,t),e)),s.sql.set(Ct(E0(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let u of[o,a])u.sql.set(Ct(Vf(e,t),e))}var qx=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.
too_few);function Lx({state:e,answer:t}){let n=e.unit||Yc(t);return n==="percent"&&!Vc(t)?Yc(t):n}function Fx(e,t,n){let s=e.shownPair==="";e.shownPair!==de(e.state).toString()&&Wx(e),dI(e,t,n),fI(e),
e.late+=1;let o=e.late;s&&(history.state?.scroll>0||location.hash!=="")?Nx(e,t,n):ze().then(()=>!e.dead&&o===e.late&&e.answerKey===e.wantedKey&&Nx(e,t,n))}function Wx(e){let{state:t,answer:n,why:s,parts:o}=e,
{open:a}=t;e.shownPair=de(t).toString(),e.isNewCard(e.shownPair,e.answerKey,a,s?.note,Fn(t))&&(o.verdict.draw(n,s,{narrowed:Fn(t),open:a}),o.stepStrip.draw(t,e.shownPair,n,e.why?.diagnosis))}function Nx(e,t,n){
let{state:s,answer:o,answerKey:a,why:r,parts:i}=e,l=hr(o),d=o.waterfall??r?.waterfall??null;Wx(e),i.recorded.draw(o),i.details.draw(s,{...o,waterfall:d},r,{revision:`${a}${d===null}`,file:l,caption:sc(
o)}),i.operators.draw(de(s).toString(),o),i.classes.draw(r?.classes,o,t),i.replacements.draw(o,t==="per_step"||t==="percent"),i.exportBar.draw(s,o,t,n);let u=e.view.items.find(f=>f?.key===s.op);i.ranks.
draw(o,s.heat,l,a,u?{name:u.row.name,query:bs({...s,row:u.key}).toString()}:null),cI(s,{unit:t,self:n,item:u,ofHost:Zm(d)},{...i,fall:i.details,table:{sql:i.sql}})}function dI(e,t,n){let{state:s,answer:o,
answerKey:a,parts:r}=e,i=JSON.stringify([a,t]),l=JSON.stringify([i,s.top,e.noiseOf===a,s.hide]);if(e.view?.answer!==o||e.view.order!==i){let d=Jc(o,e.pages.rows(),t,{self:n});e.view={answer:o,order:i,
unit:t,self:n,items:d},r.noRows.hidden=d.length>0,jx(e,t,d),r.table.draw({rows:d,totals:up(o,t,{self:n}),unit:t,self:n,unitName:Xo(t,o),sort:s.sort,order:s.order,selected:s.op,revision:i,judged:qx(d),
work:s.work})}e.view.chartKey!==l&&(e.view.chartKey=l,hI(e,l),k(r.paperHead,sc(o,S(o.row_count,"row")).map(d=>c("p",{},d))))}function uI(e){let{state:t,answer:n,view:s,parts:o}=e;if(e.dead||!n||e.answerKey!==
e.wantedKey||s?.answer!==n)return;let{items:a,unit:r,self:i}=s,l=[],d=[];e.pages.rows().forEach((f,h)=>{a[h]||(l.push(h),d.push(f))});let u=Jc(n,d,r,{self:i});u.forEach((f,h)=>{a[l[h]]=f}),jx(e,r,a),o.
table.add(a,u,qx(a)),t.op!==""&&!e.shownItem&&Fx(e,r,i)}function fI(e){let{state:t,parts:n,pages:s}=e,o=t.op===""?-1:s.placeOf(t.op),a=e.view.items[o]??null,r=a?.key??"";if(e.shownItem=a,n.counts.select(
r),n.durations.select(r),n.table.select(r),o===void 0){s.find(t.op);return}n.detail.draw(a,a||t.op===""?null:[c("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),c(
"p",{},v("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:It,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,a&&n.revealRow())}function jx({answer:e,parts:{remark:t},
change:n},s,o){let a=e.control.samples,r=e.test.samples,i=o.find(u=>u&&Qs(u.row)&&u.row.among)?.row;t.hidden=a===r&&!i;let l=i&&`${b(i.among[0])} steps are too few to judge some of the ${b(i.among[1])}\
 rows: these say “too few steps”. `;if(a===r){k(t,l);return}let d=s==="total"?"totals cannot be compared directly.":s==="per_call"?"totals would mislead.":"calls and durations are shown per step.";
k(t,l,`The sides have ${b(a)} and ${S(r,"sample")} (a sample is one step of one rank), so ${d} `,s==="total"?v("Show per step",()=>n({unit:""}),{class:"link-button"}):v("Show totals",()=>n({unit:"tota\
l"}),{class:"link-button"}))}function hI(e,t){let{state:n,answer:s,answerKey:o,parts:a,view:{items:r,unit:i,self:l,order:d}}=e,u=cp(r,n.top),f=sc(s,`first ${b(u.length)} of ${S(s.row_count,"row")}`),h=()=>e.
noiseOf!==o&&$x(s,()=>{e.noiseOf=o,e.render()}),m={file:hr(s),revision:t,zoom:`${d}${n.top}`,caption:f,hidden:n.hide};a.durations.draw({...m,...xx(u,i,l,s),empty:h(),range:n.zoom_time}),a.counts.draw(
{...m,...vx(u,i),empty:h(),range:n.zoom_calls}),a.chartBar.drawRest(r.length,u.length)}var mI=40,pI={ALL:"All",CPU:"Host",GPU:"Device"},wI={ALL:"Host and device events, annotations too",CPU:"Events of\
 the host",GPU:"Kernels, copies and memsets"},gI=[["total","Total"],["per_step","Per step"],["per_call","Per call"],["percent","% of step"]],yI=[["total","Inclusive","Inclusive time: a call with all t\
he calls inside it"],["self","Self","Self time: a host call without the calls inside it, so one wait is not counted in every caller. Device work does not nest"]],_I={added:["+","new","In the test only"],
deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of cal\
ls; the time may differ"]},bI={slower:["▲","slower","Rows that are slower, judged by the time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:[
"","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]},kI={fold:["Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named\
 after what launches them"],use_short_name:["Short names","Names without templates and parameters; operations with the same short name are summed"],merge_addresses:["Merge addresses","Host operations \
whose names differ only by a memory address become one row (0x…)"],aliases:["Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one \
side only; the row shows all names"],merge_lines:["Join moved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names"],
cut_overlaps:["Cut overlapping rows","A row of the device ends where the next one of its stream begins, as Perfetto’s files have it"]},xI=["fold","cut_overlaps"];function vI(e,t,n){let s=c("input",{
type:"checkbox",on:{change:()=>n(s.checked)}});return{input:s,node:c("label",{class:"check",title:t},s,e)}}function $I(e,t){let n=t&&{...t.ops_diff,"":vp.reduce((o,a)=>o+t.ops_diff[a],0)};e.groups.draw(
e.state.change,n);let s=t?.changed_rows;e.times.draw(e.state.significant,s&&{...s,true:s.slower+s.faster}),e.times.node.hidden=e.state.significant===""&&t?.verdict.verdict==="cannot_judge"}function SI(e){
return e.search.input.focus(),e.search.input.select(),document.activeElement===e.search.input}function EI({toggles:e,state:t},n){e.forEach(({input:r},i)=>{r.checked=t[i]});let s=(r,i)=>{e.get(r).node.
hidden=i},o=n?.rows.filter(r=>r.aliases)??[],a=({category:r})=>r==="python_function";s("fold",n?.replacements.length===0),s("merge_addresses",t.merge_addresses&&!n?.rows.some(r=>r.name.includes("0x…"))),
s("aliases",t.aliases&&o.every(a)),s("merge_lines",t.merge_lines&&!o.some(a)),s("cut_overlaps",!t.cut_overlaps&&!n?.comparability.some(({kind:r})=>r==="formats_differ"))}function TI(e,t,n,s){e.state=t,
e.device.press(e.state.device_type),e.units.press(s),e.measures.press(Zo(e.state)?"self":"total"),e.units.buttons.get("percent").disabled=n?!Vc(n):!1,e.search.draw(e.state.q),EI(e,n),e.quiet.setAttribute(
"aria-pressed",String(oc(e.state.exclude))),e.quiet.textContent=oc(e.state.exclude)?"steps and waits are hidden":"hide steps and waits",e.categories.draw(e.state.category,n?.categories??[]),e.exclude.
draw(e.state.exclude),$I(e,n),e.clear.hidden=e.state.q===""&&e.state.category.length===0&&e.state.change===""&&e.state.significant===""&&e.state.device_type==="ALL"&&e.state.exclude.every(o=>It.includes(
o))}function OI(e){let t={state:null};t.device=Se("Device type",$p.map(o=>[o,pI[o],wI[o]]),o=>e({device_type:o})),t.units=Se("Unit of the durations",gI,o=>e({unit:o})),t.measures=Se("Time of host oper\
ations, shown and judged",yI,o=>e({measure:o})),t.search=MI(e),t.quiet=c("button",{type:"button",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${It.join(
", ")}`,on:{click:()=>e({exclude:[...oc(t.state.exclude)?[]:It,...t.state.exclude.filter(o=>!It.includes(o))]})}}),t.categories=AI(o=>e({category:o})),t.exclude=CI(o=>e({exclude:o})),t.toggles=new Map(
Object.entries(kI).map(([o,[a,r]])=>[o,vI(a,r,i=>e({[o]:i,...!xI.includes(o)&&{op:""}}))])),t.groups=Px("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups coun\
t names; a name that occurs in two categories has two rows"],..._I},o=>e({change:o})),t.times=Px("Time","Groups by the change of the time",bI,o=>e({significant:o})),t.clear=v("Clear the filters",()=>e(
{q:"",category:[],change:"",exclude:It,device_type:"ALL",significant:""}),{class:"link-button"});let n=c("details",{class:"menu"},c("summary",{},"Names"),c("div",{class:"menu-body"},[...t.toggles.values()].
map(o=>o.node),t.exclude.node));return Hx(n),{node:c("section",{class:"card filters","aria-label":"Filters"},c("div",{class:"filter-row"},t.search.node,t.categories.node,t.device.node,t.units.node,t.measures.
node,n),c("div",{class:"filter-row"},t.groups.node,t.times.node,t.quiet,t.exclude.chips,t.clear)),focusSearch:()=>SI(t),draw:(o,a,r)=>TI(t,o,a,r)}}function MI(e){let t=D("search"),n=!1,s=Ne(mI,r=>{e({
q:r},{replace:n}),n=!0}),o=c("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>s(o.value),focus:()=>{n=!1},keydown:r=>{r.key==="Escape"&&
o.value!==""&&(r.preventDefault(),o.value="",s(""))}}});return{node:c("div",{class:"search"},c("label",{for:t,class:"visually-hidden"},"Search names"),o),input:o,draw(r){(document.activeElement!==o||r===
"")&&(o.value=r)}}}function AI(e){let t=c("summary"),n=c("div",{class:"menu-body"}),s=c("details",{class:"menu"},t,n);Hx(s);let o=Ke();function a(r,i){if(!o(r,i))return;t.textContent=r.length===0?"All\
 categories":r.length===1?r[0]:S(r.length,"category","categories");let l=[...i];for(let d of r)l.some(u=>u.category===d)||l.push({category:d,rows:0});Fe(n,()=>k(n,l.map(({category:d,rows:u})=>{let f=c(
"input",{type:"checkbox",value:d,data:{category:d},checked:r.includes(d),on:{change:()=>e(f.checked?[...r,d]:r.filter(h=>h!==d))}});return c("label",{class:"check"},f,c("span",{},d),c("span",{class:"m\
uted num"},b(u)))}),r.length>0&&v("All categories",()=>e([]),{class:"link-button"})),"category")}return{node:s,draw:a}}function Hx(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||
!e.contains(n.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}var oc=e=>It.every(t=>e.includes(t));function CI(e){let t=D("exclude"),n=[],
s=c("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:r=>{let i=s.value.trim();r.key==="Enter"&&i!==""&&!n.includes(i)&&(s.value="",
e([...n,i]))}}}),o=c("span",{class:"chips"});return{node:c("div",{class:"exclude"},c("label",{for:t,class:"visually-hidden"},"Leave out names like"),s),chips:o,draw(r){n=r,k(o,n.filter(i=>!oc(n)||!It.
includes(i)).map(i=>c("span",{class:"chip mono"},`not ${i}`,X("close",`Show ${i} again`,()=>e(n.filter(l=>l!==i))))))}}}function Px(e,t,n,s){let o=new Map,a="",r=([l,[d,u,f]])=>{let h=c("span",{class:"\
group-count"},"–"),m=c("button",{type:"button",class:`group change-${l||"all"}`,title:f,"aria-pressed":"false",data:{change:l||"all"},on:{click:()=>s(a===l?"":l)}},d&&c("span",{class:"mark","aria-hi\
dden":"true"},d),u," ",h);return o.set(l,{b:m,count:h}),m};return{node:c("div",{class:"groups",role:"group","aria-label":t},c("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(
r)),draw(l,d){a=l;for(let[u,{b:f,count:h}]of o)f.setAttribute("aria-pressed",String(u===l)),d&&(h.textContent=b(d[u]),f.toggleAttribute("data-empty",d[u]===0))}}}function RI(e){let t=new Map,n=[],s=(o,a)=>{
n.includes(o)!==a&&e(a?[...n,o]:n.filter(r=>r!==o))};return{toggle:s,add(o,a){return t.set(o,a),a.addEventListener("toggle",()=>s(o,a.open)),a},draw(o){let a=n;n=o,t.forEach((r,i)=>{o.includes(i)!==a.
includes(i)&&(r.open=o.includes(i))})}}}var Ix=e=>e==="all"?"":e,LI=e=>qs({...jl,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:Ix(e.control_ranks),test_ranks:Ix(e.test_ranks),set_marker:e.
control_marker,test_marker:e.test_marker,set_marker_until:e.control_marker_until,test_marker_until:e.test_marker_until,cut_overlaps:e.cut_overlaps?"true":""},En);function NI(e){let{change:t}=e;function n(s,o=e.
parts.table.node){let{parts:a,state:r}=e,i=a.detail.node.contains(document.activeElement),l=s===r.op?"":s??"";pw(o,()=>t({op:l},{replace:!0}));let d=e.view?.items.find(u=>u?.key===l);d?W(`${d.row.name}\
 is selected.`):i&&a.table.focus()}return{select:n,keepSelected:s=>s!==e.state.op&&n(s),opPageOf:({id:s,name:o,category:a})=>Ze({...e.state,heat:"",row:s??He(o,a)}),revealRow(){e.parts.table.node.closest(
".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},showRanks(){t({heat:"op"},{replace:!0});let{node:s}=e.parts.ranks;s.scrollIntoView({block:"start"}),s.querySelector("summary").focus(
{preventScroll:!0})}}}var Dx=(e,t,{name:n,zoom:s,...o})=>Og({...o,onSelect:a=>t(a,e.parts[n].node),onHide:a=>e.change({hide:a},{replace:!0}),onZoom:a=>a!==e.state[s]&&e.change({[s]:a},{replace:!0})});
function PI(e,{exportBar:t,stepStrip:n,details:s,folds:o,opPageOf:a}){let{change:r}=e;return M_({actions:t.node,below:[n.node,o.add("details",s.node)],links:{page:i=>`${a(i)}#booked`,tree:()=>wt(gt(e.
state)),timeline:i=>(i&&sl(e.state,i))??Wt(e.state)},on:{widen:()=>r(qn),marker:r,cut:i=>r({cut_overlaps:i}),clock:()=>r({equal_clock:!e.state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:o.
toggle}})}function II(e){let{change:t,context:{go:n}}=e,s=NI(e),{select:o,opPageOf:a}=s,r=lI(t),i=RI(f=>t({open:f},{replace:!0})),l=C_(LI),d=d_(n),u={...s,exportBar:r,folds:i,details:l,stepStrip:d,sql:Pe(
"All rows"),sides:qo(t,{compact:!0}),verdict:PI(e,{exportBar:r,stepStrip:d,details:l,folds:i,opPageOf:a}),recorded:Cx(),operators:Ox(a,ue),ranks:b_(f=>t({heat:f},{replace:!0}),{timeline:(...f)=>nl(e.state,
...f),go:n}),classes:Mx(),replacements:fx(a),filters:OI(t),counts:Dx(e,o,{name:"counts",zoom:"zoom_calls",id:"chart-counts",title:"Ops count comparison",file:"ops-count"}),durations:Dx(e,o,{name:"dura\
tions",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-duration"}),table:yx({onSort:(f,h)=>t({sort:f,order:h}),onSelect:o,href:a,onOpen:s.keepSelected,onWant:e.pages.want}),
detail:hx({onClear:()=>o(""),href:a,onRanks:s.showRanks,onTable:s.revealRow,tree:f=>_y(e.state,f),timeline:f=>So(e.state,f)}),remark:c("p",{class:"remark",hidden:!0}),noRows:c("p",{class:"muted chart-\
message",hidden:!0},"No row passes the filters."),chartBar:iI(t),message:c("div",{class:"message"}),heading:c("h1",{class:"visually-hidden"},"Compare"),paperHead:c("div",{class:"paper-only"})};return u.
charts=[l.chart,u.ranks.heat,u.counts,u.durations],["operators","classes","recorded","replacements"].forEach(f=>i.add(f,u[f].node)),u}var DI=({exportBar:e,...t})=>c("div",{class:"results"},t.verdict.node,
t.filters.node,t.remark,t.chartBar.node,c("div",{class:"charts"},t.durations.node,t.counts.node),c("section",{class:"card table-card","aria-label":"All rows"},c("div",{class:"chart-head"},e.title,c("d\
iv",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),t.ranks.node,t.operators.node,t.classes.node,t.recorded.node,t.replacements.node);function BI(e,t){let n=t.narrowed&&
/rank|step|selected/.test(e.code),s=/marker/.test(e.code);return xe(e,"This comparison is not possible",n&&v("Use all ranks and steps",t.all,{class:"primary"}),s&&v("Without marker",t.unmarked,{class:"\
primary"}),!n&&!s&&v("Try again",t.again,{class:"primary"})," ",ss())}var qI=["op","heat","open","hide","zoom_time","zoom_calls"],gh=null,js={path:"/compare",name:"Compare",read:Ue,mount:HI};function FI(e){
let t=Ue(location.search),n={context:e,state:t,sets:null,answer:null,answerKey:"",wantedKey:"",why:e.newPair?Xu(t):gh,view:null,isNewCard:Ke(),shownPair:"",noiseOf:"",shownItem:null,revealing:t.op!=="",
dead:!1,late:0,render:()=>On(n),change(s,{replace:o=!1}={}){let a=Object.keys(s).every(r=>qI.includes(r));return!n.dead&&e.go(ft({...n.state,...!a&&{zoom_time:"",zoom_calls:""},...s}),{replace:o})}};return n.
askServer=gb(t,n.why),n.pages=mb(()=>uI(n)),n}function WI({state:e,sets:t,answer:n,parts:s,context:o}){let a=i=>jn(i,e,t,n),r=e.control&&e.test?`${a("control")} → ${a("test")} · Compare`:"Compare";
s.heading.textContent=r,o.setTitle(r)}async function jI(e,t){let n=e.why,s=n.late===!0&&await wb(t,n);s!==!1&&e.why===n&&(e.why={key:n.key,...s?Zu(s):{diagnosis:[],note:""}},gh=s&&e.why,On(e))}function Ux(e,t){
let{state:n,question:s,pages:o,results:a}=e;e.wantedKey=t,a.dataset.stale="";let r=de(n).toString();s.ask(i=>e.askServer(t,n,e.why,i),i=>{e.answer=i,e.answerKey=t,o.start(t,i,n.op),e.why?.key!==r?(e.why=
{key:r,...Zu(i)},gh=e.why):e.why.late&&ze().then(()=>jI(e,t)),W(i.row_count===1?"One row.":`${b(i.row_count)} rows.`),s.say(null),delete a.dataset.stale,On(e)},i=>{e.answer=null,e.answerKey="",o.stop(),
s.say(BI(i,{narrowed:Fn(e.state),all:()=>e.change(qn),again:()=>Ux(e,e.wantedKey),unmarked:()=>e.change(cn())})),delete a.dataset.stale,On(e)})}function On(e){if(e.dead)return;WI(e);let{state:t,parts:n,
question:s}=e,o=t.control!==""&&t.test!=="",a=Zo(t),r=Qu(t);o?r!==e.wantedKey&&(e.answer||s.say(null),Ux(e,r)):(s.drop(),e.wantedKey="",e.answer=null,n.detail.draw(null),s.say(Co("Choose a control and\
 a test",e.sets,"Pick two sets above, or on the ")));let{answer:i}=e;n.folds.draw(t.open),n.sides.draw(t,e.sets,i),e.results.toggleAttribute("data-skeleton",o&&!i),n.filters.draw(t,i,i?Lx(e):t.unit||"\
total"),n.chartBar.draw(t,a),i?o&&e.answerKey===e.wantedKey&&Fx(e,Lx(e),a):n.detail.draw(null)}function HI(e,t){let n=globalThis.firstComparison!==void 0,s=FI(t);s.parts=II(s);let{parts:o}=s;return s.
results=DI(o),s.question=Ye({context:t,results:s.results,message:o.message}),e.append(c("div",{class:"page compare-page"},o.heading,o.paperHead,o.sides.node,o.message,s.results),o.detail.node),On(s),n?
ze().then(()=>bt(s,On)):bt(s,On),{keys:{search:()=>o.filters.focusSearch(),enter:()=>o.table.focus(),control:()=>o.sides.choose("control"),test:()=>o.sides.choose("test"),close:()=>o.detail.isOpen()&&
o.select("")},update(a){s.state=Ue(a),s.why=t.newPair?Xu(s.state):s.why,On(s),bt(s,On),s.answer&&s.wantedKey===s.answerKey&&t.settled()},unmount(){s.dead=!0,[o.details,o.stepStrip,o.operators].forEach(
a=>a.stop()),s.question.unmount(),s.pages.stop(),o.charts.forEach(a=>a.unmount()),o.table.unmount(),o.detail.unmount()}}}var zx=2,Qx=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function UI(e,t,{name:n,category:s},o){let a=z(t,{});return a.set("name",n),o||a.set(
"category",s),(await Bt(e,"/find",a)).rows[0]}async function zI(e,{names:t,marked:n,shortNames:s},o){let{rank:a,span:r,step_number:i}=o,l=z("",{rank:a,span:r,step:i,order:"duration",limit:1,...n,use_short_name:s?
!0:""}),[d,u,{file_list:f}]=await Promise.all([Promise.all(t.map(_=>UI(e,l,_,s))),lo(e,n),un(e)]),[h]=d.filter(Boolean).sort((_,$)=>$.duration-_.duration);if(!h)throw new Error("The timeline of this s\
tep has no such call.");let m=f.filter(_=>_.rank===a).find(_=>_.span===r);if(!m||m.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(m.raw_bytes>Ru)throw new Error("The trac\
e is too large for a browser: download it for Perfetto’s trace_processor.");let p=i===null?m.first_event_ns:u.find(_=>_.rank===a&&_.span===r&&_.step_number===i).start_ns,w=m.metadata?.baseTimeNanoseconds,
g=BigInt(p)-(Number.isFinite(w)?BigInt(w):0n),y=_=>g+BigInt(Math.round(1e3*_));return{file:m,start:y(h.start-zx*h.duration),end:y(h.start+(1+zx)*h.duration)}}function KI(e,t,n,s){let o=zI(e.id,t,Qx(n));
return o.catch(()=>{}),Lu({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>o,fileName:"trace.json.gz",load:async a=>{let{file:r}=await o;return ni(ti(e.id,r.number),{signal:a,onProgress:s})}})}
function yh(e,t,n,s){return c("tr",{},c("th",{scope:"row",title:s},e),xn(t.control_per_step,At),xn(t.test_per_step,At),Rs(t.diff_per_step,At),n&&(t.itself?[t.itself,t.below].map(o=>Rs(o.diff_per_step,
At,"")):[c("td"),c("td")]))}var Kx=(e,t)=>({diff_per_step:e.reduce((n,s)=>n+s[t].diff_per_step,0)}),GI=(e,t)=>_t("number-table","Booked in the steps, by part",["","Control","Test","Δ",...t?["Δ self",
"Δ below"]:[]],[e.parts.map(n=>yh(Lt(n.part),n,t)),e.parts.length>1&&yh("Together",{...e,itself:Kx(e.parts,"itself"),below:Kx(e.parts,"below")},t),e.with_others&&yh("With other device work of its cal\
l",e.with_others,t,"The call launches other device work on the other side; all of it is booked together, on the call")]),YI=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them,\
 and in the device work that they launch. Each moment of a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,VI="Not\
hing is booked on it: other work runs at the same time, or it is outside the steps.";function JI(){let e=Pe("Booked in the steps"),t=es("Booked in the steps, by part"),n=c("p",{class:"muted small"}),s=Ls(
"Booked in the steps",{class:"op-booked",id:"booked",tabindex:"-1",hidden:!0},e.node,n,t);return{node:s,sql:e,draw(o){let{booked:a}=o,r=o.launches!==void 0;if(s.hidden=a===null,a===null)return;let i=a.
parts.length===0&&a.with_others===null;n.textContent=i?VI:YI(r,dt(o)?"recording":"step"),k(t,!i&&GI(a,r))}}}var Xx=["","Control","Test","Δ","Δ %"],QI=[["mean","Mean"],["std","Standard deviation"],["\
min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]];function kh(e){let{control:t,test:n}=e.calls,s={control_counts:t.count,test_counts:n.count,
control_total_duration:t.total,test_total_duration:n.total},o=In(s,"per_step",e);return{row:s,counts:[t.count,n.count],callsPerStep:[o.controlCount,o.testCount],total:[t.total,n.total],perStep:[o.control,
o.test],perCall:[t["50%"],n["50%"]],birth:o.birth}}function _h(e,t,[n,s],o,a,r){let i=Ua(n,s),l=r==="new"?"new":r==="gone"?"gone":B(za(n,i));return c("div",{class:"tile",title:t},c("p",{class:"tile-ti\
tle"},e),c("p",{class:"tile-values"},c("span",{class:"control-text"},r==="new"?q:o(n)),c("span",{class:"arrow","aria-label":"to"}," → "),c("span",{class:"test-text"},r==="gone"?q:o(s))),c("p",{class:`\
tile-change ${ne(i??(r==="new"?1:-1))}`},i===null?l:`${a(i)} (${l})`))}function XI(e,t){let n=kh(e);return[c("p",{class:"muted op-verdict"},t?Zl(t):" "),c("div",{class:"tiles"},_h("Time per step","To\
tal duration divided by the number of samples (rank × step)",n.perStep,x,Z,n.birth),_h("Calls per step","Number of calls divided by the number of samples (rank × step)",n.callsPerStep,b,Ae,n.birth),
_h("Median of a call","The median of all calls; the mean is below",n.perCall,x,Z,n.birth))]}var ic=(e,t,n,s)=>c("tr",{},c("th",{scope:"row",title:s},e),To(t,n)),ac=(e,t,n)=>ic(e,t,At,n);function ZI(e,t){
if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:n,test:s}=In(kh(e).row,"percent",{...e,step_time:t}),o=dt(e)?"recording":"step time";return ic(`Share of the ${o}`,[n,s],{show:F,diff:a=>B(
a).replace("%","pp")},`Change in percentage points. Time per step divided by the ${o}; overlapping work counts in full`)}function eD(e,{stepTime:t,row:n}){let s=kh(e),o=r=>c("tr",{class:"group-row"},c(
"th",{colspan:"5",scope:"colgroup"},r)),a=r=>[e.calls.control[r],e.calls.test[r]];return _t("number-table","Numbers of this operation",Xx,[o("All calls"),ic("Calls",s.counts,Eo),ic("Calls per step",s.
callsPerStep,Eo),ac("Total",s.total),ac("Per step",s.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&ac("Self time per step",["control","test"].map(r=>Js(n,`${r}_self_per_\
step`,e)),"Without the calls inside it"),ZI(e,t)],[o("A single call"),QI.map(([r,i])=>ac(i,a(r)))])}function tD(){let e=c("div",{class:"card op-head"}),t=Pe("Numbers"),n=es("Numbers of this operation"),
s=Ls("Numbers",{class:"op-table-card"},t.node,n);return{head:e,table:s,sql:t,draw(o,a){e.classList.toggle("noise",a.row?.significance==="no_difference_found"),k(e,XI(o,a.row)),k(n,eD(o,a))}}}var Gx=.8,
nD=/^aten::.*(mm|linear|conv|attention)/,bh={control:"set",test:"test"};function sD(e,t,n){let s=Object.values(bh).map(d=>e[d].by_operator.find(({operator:u})=>u===t));if(s.includes(void 0))return null;
let o=s.map(d=>d.flops_per_step),a=s.map(d=>d.device_time_per_step),r=Object.values(bh).map(d=>e[d].unknown.find(({operator:u})=>u===t)?.device_time??0),l=s.every((d,u)=>d.calls>=Gx*n[u]&&d.device_time>=
Gx*(d.device_time+r[u]))&&o[0]>0?a[0]*(o[1]/o[0]-1):null;return{flops:o,device:a,speed:s.map(d=>d.tflops_per_s),calls:s.map(d=>d.calls),more:l,slower:l===null?null:a[1]-a[0]-l}}var Yx=e=>{let t=new URLSearchParams(
{set:e.control,test:e.test,...e.cut_overlaps&&{cut_overlaps:"true"}});for(let[n,s]of Object.entries(bh))for(let o of["ranks","steps","marker","marker_until"]){let a=e[`${n}_${o}`];a&&a!=="all"&&t.set(
`${s}_${o}`,a)}return t};function rc(e,[t,n],s,o,a){let r=t===null||n===null?null:n-t;return c("tr",{},c("th",{scope:"row"},e),[t,n].map(i=>c("td",{class:"num",title:a?.(i)},s(i))),c("td",{class:"num \
strong"},r===null?"":o(r)),c("td",{class:"num"},t>0&&r!==null?B(100*r/t):""))}var Vx=(e,t,n)=>c("tr",{},c("th",{scope:"row",title:t},e),c("td"),c("td"),Rs(n,At),c("td")),oD=e=>e===null?q:`${Kt(1e12*e)}\
FLOP/s`,aD=e=>`${ls(1e12*e)}FLOP/s`;function rD(e,t){return _t("number-table","Work of this operator, per step",Xx,[rc("FLOPs per step",e.flops,Kt,ls),rc("Device time per step",e.device,x,Z,C),e.more!==
null&&[Vx("due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),Vx("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],rc("Ac\
hieved",e.speed,oD,aD),e.calls.some((n,s)=>n!==t[s])&&rc("Calls with known FLOPs",e.calls,b,Ae)])}function iD(){let e=c("div",{class:"op-work-body"}),t=Pe("Work"),n=Ls("Work",{class:"op-table-card op-\
work",hidden:!0},t.node,e),s=we(),o=a=>k(e,c("p",{class:"muted small op-work-none"},a));return{node:n,sql:t,draw(a,r){let i=r.category==="cpu_op"&&nD.test(r.name)&&!a.use_short_name&&a.control!==""&&a.
test!=="";n.hidden=!i,s.ask(i?`${Yx(a)} ${r.name}`:"",d=>St("work",Yx(a),{signal:d}),d=>{let u=[r.calls.control.count,r.calls.test.count],f=sD(d,r.name,u);f?k(e,es("Work of this operator",rD(f,u))):o(
"Its FLOPs are not known on both sides, or they count for the operator around it.")},()=>{s.drop(),o("Its FLOPs could not be loaded.")})&&i&&o("Looking for its FLOPs …")},stop:s.drop}}var lD=12;function cD(e,t){
let{answer:n}=t,s=n.launches!==void 0;e.shown!==t.revision&&(e.shown=t.revision,e.more.reset()),e.units.press(t.unit),e.title.textContent=s?"Launches":"Launched by",e.node.setAttribute("aria-label",e.
title.textContent),e.explained.textContent=s?"Kernels, copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their i\
nput shapes where the trace has them. Largest change first.";let o=s?n.launches:n.launched_by;e.more.draw(o,a=>(k(e.body,o.length===0?dD(s):uD(e,a,t,s)),e.body.querySelectorAll("tbody tr")))}function dD(e){
return c("p",{class:"muted chart-message"},e?"Its calls launch no device work.":"The trace does not say what launched it.")}function uD(e,t,n,s){let a=(s?n.answer.launches:n.answer.launched_by).some(r=>r.
shapes!==null);return c("table",{class:"related-table"},c("thead",{},c("tr",{},c("th",{scope:"col"},s?"Device work":"Operator"),a&&c("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(r=>c(
"th",{scope:"col",class:"num wide-only",title:`Calls, ${r}`},c("span",{class:"th-group"},"calls "),r)),["Control","Test","Δ","Δ %"].map(r=>c("th",{scope:"col",class:r==="Control"||r==="Test"?"num ro\
omy-only":"num",title:`Device time, ${r}`},c("span",{class:"th-group"},"time "),r)))),c("tbody",{},t.map(r=>fD(e,r,n,a))))}function fD(e,t,{answer:n,unit:s},o){let{control:a,test:r,diff:i,controlCount:l,
testCount:d,diffCount:u,birth:f,percent:h}=In(t,s,n),m=f||B(h);return c("tr",{},c("th",{scope:"row",class:"related-name mono"},t.name===""?c("span",{class:"muted"},"unknown launch"):c("a",{href:e.events.
href(t),title:t.name},c("bdi",{},t.name)),c("span",{class:"related-category muted"},` ${t.category??""}`)),o&&c("td",{class:"shapes mono",title:t.shapes},t.shapes??"–"),xn(l,Eo,"wide-only"),xn(d,Eo,
"wide-only"),Rs(u,Eo,"wide-only"),xn(t.control_counts>0?a:null,At,"roomy-only"),xn(t.test_counts>0?r:null,At,"roomy-only"),Rs(i,At),yt(m,null,ne(i)))}function hD(e){let t={events:e,more:Oo(lD),shown:""};
t.title=c("h2"),t.explained=c("p",{class:"muted small"});let n=Pe("What launches it, or what it launches");return t.units=Se("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),
t.body=c("div",{class:"scroll-x"}),t.node=c("section",{class:"card related"},c("div",{class:"chart-head"},t.title,c("div",{class:"chart-tools"},t.units.node,n.node)),t.explained,t.body,t.more.node),{node:t.
node,sql:n,draw:s=>cD(t,s)}}function mD(){let e=c("div",{class:"stacks"}),t=Ls("Call stack",{class:"stack-card"},null,c("p",{class:"muted small"},"The calls around the first launch, outermost first, e\
ach with its change per step."),e);function n(o,a){return c("ol",{class:"stack"},o.map((r,i)=>{let l=a(r);return c("li",{css:{"--depth":String(Math.min(i,24))}},c("span",{class:"mono frame-name",title:r.
category},l?c("a",{href:l.href},c("bdi",{},r.name)):c("bdi",{},r.name)),l&&l.diff!==null&&c("span",{class:`num frame-diff ${ne(l.diff)}`},Z(l.diff)))}))}let s=(o,a)=>o.name===a.name&&o.category===a.category;
return{node:t,draw(o,a){let{control:r,test:i}=o;if(t.hidden=r.length===0&&i.length===0,t.hidden)return;let l=(u,f)=>f.length>0&&c("div",{},c("h3",{class:`${u}-text`},u==="control"?"Control":"Test"),n(
f,a)),d=r.length===i.length&&r.every((u,f)=>s(u,i[f]));k(e,d?c("div",{},c("h3",{},"The same in control and test"),n(i,a)):[l("control",r),l("test",i)])}}}var Zx={duration:["duration in the step",e=>e.
total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},xh={path:"/compare/op",name:"Operation",read:no,
mount:ED};function mr(e,t,{replace:n=!1}={}){e.context.go(Ze({...e.state,...t}),{replace:n})}function pD(e){let t=a=>jn(a,e.state,e.sets,e.answer),n=`${t("control")} → ${t("test")}`,s=e.answer?.name===
""?"(no name)":e.answer?.name??"Operation";e.context.setTitle(`${s.slice(0,80)} · ${n}`),k(e.heading,c("bdi",{},s)),k(e.about,e.answer?.category??"",e.answer?.kind?` · ${e.answer.kind.toLowerCase()}`:
"",e.state.use_short_name&&" · short name: all operations of this name together",e.answer?.category==="python_function"&&e.answer.aliases&&c("span",{class:"mono full-name"},` · ${e.answer.aliases.map(
({side:a,name:r})=>`${a} ${r}`).join(", ")}`));let o={...Ue(""),...ev(e),op:e.state.row};k(e.crumb,c("a",{href:e.context.lastCompare(de(e.state))??ft(o)},`← ${n}`))}function Jx(e,t,n){return nl(e.state,
t,n,e.answer)}function ev(e){let{row:t,unit:n,bins:s,heat:o,...a}=e.state;return a}function tv(e,t){e.wantedKey=t,e.question.ask(n=>Jr(t,{signal:n}),n=>{e.answer=n,e.answerRow=new URLSearchParams(t).get(
"row"),e.question.say(null),W(`${n.name}: ${x(n.calls.control.total)} to ${x(n.calls.test.total)}.`),Hs(e)},n=>{e.answer=null,e.question.say(gD(e,n)),Hs(e)})}function wD(e,t){let n=z(t,{significance:!0,
diagnosis:!1});e.asker.ask(t,o=>ue(n,{signal:o}),o=>{e.pair={answer:o,byKey:dp(o)},Hs(e)})&&(e.pair={answer:null})}function gD(e,t){let n=t.code==="unknown_operation",s=Fn(e.state);return xe({code:t.code,
message:n?"Neither side has an operation of this name and category in the selected ranks and steps.":t.message},n?"This operation does not occur":"This operation cannot be shown",s&&v("Use all ranks a\
nd steps",()=>mr(e,qn),{class:"primary"}),!s&&!n&&v("Try again",()=>tv(e,bs(e.state).toString()),{class:"primary"})," ",c("a",{href:ft({...Ue(""),...ev(e)})},"All operations of this comparison"))}function Hs(e){
if(e.dead)return;pD(e);let t=e.state.control!==""&&e.state.test!==""&&e.state.row!=="",n=bs(e.state).toString();t?n!==e.wantedKey&&(e.answer&&e.answerRow!==e.state.row&&(e.answer=null),e.question.say(
null),tv(e,n)):(e.question.drop(),e.wantedKey="",e.question.say(c("div",{class:"empty"},c("h2",{},"No operation is chosen"),c("p",{},"Choose one on the ",c("a",{href:K("/compare")},"Compare page"),".")))),
t&&wD(e,de({...e.state,use_short_name:!1}).toString()),e.parts.sides.draw(e.state,e.sets,e.answer),e.results.toggleAttribute("data-skeleton",t&&!e.answer),e.answer&&yD(e)}function yD(e){let t=e.state.
unit||(e.answer.control.samples===e.answer.test.samples?"total":"per_step"),n=`tracediff-${De(e.answer.control.label)}-${De(e.answer.test.label)}-${De(e.answer.name)}`,s=e.wantedKey,o=e.state.use_short_name?
void 0:Qc(e.pair.byKey?.get(ta(e.answer.name,e.answer.category)),!1);e.parts.numbers.draw(e.answer,{stepTime:e.pair.answer?.step_time,row:o}),xD(e,n,s),vD(e,n,s),e.parts.booked.draw(e.answer),e.parts.
work.draw(e.state,e.answer),Bx(e.state,e.answer,{...e.parts,heat:e.parts.heat.chart}),e.parts.related.draw({answer:e.answer,unit:t,revision:s}),e.parts.stack.draw(e.answer.stack,(...a)=>kD(e,...a)),k(
e.actions,v("Copy the name",()=>kt(e.answer.name,"Name copied."),{class:"link-button"}),v("Copy link",()=>kt(location.href,"Link copied."),{class:"link-button"}),c("a",{href:So(e.state,e.answer)},"Sho\
w in the timeline"),c("a",{href:ew(bs(e.state)),download:`${n}.json`},"JSON"),["control","test"].map(a=>bD(e,a)))}var _D=(e,t)=>e.answer.aliases?.filter(n=>n.side===t)??[{name:e.answer.name,category:e.
answer.category}];function bD(e,t){let n=e.sets&&re(e.sets,e.state[t]);if(!n||Qx(e.answer.samples[t])===void 0)return null;let s=`slowest call, ${t}`;if(ts(n)!=="")return c("span",{class:"muted small",
title:ts(n)},`Perfetto: no trace of the ${t}`);let o={name:e.answer.name,names:_D(e,t),marked:eo(e.state,t),shortNames:e.state.use_short_name},a=v(`Perfetto: ${s}`,async()=>{a.disabled=!0;try{await KI(
n,o,e.answer.samples[t],r=>W(`Loading ${U(r)}`))}catch(r){V(r.message,{urgent:!0})}finally{a.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the\
 trace to it inside your browser; nothing is uploaded"});return a}function kD(e,{name:t,category:n}){let s=e.pair.byKey?.get(ta(t,n));return s&&{diff:s.diff_per_step,href:Ze({...e.state,use_short_name:!1,
row:s.id})}}function xD(e,t,n){let{edges:s,control:o,test:a}=e.answer.histogram,r=[e.answer.control.samples,e.answer.test.samples];e.bins.press(e.state.bins),e.parts.histogram.draw({edges:s,control:o,
test:a,file:t,revision:`${n}#${e.state.bins}`,share:e.state.bins==="share",perStep:r[0]===r[1]?null:r,medians:[e.answer.calls.control["50%"],e.answer.calls.test["50%"]],heading:`${b(e.answer.calls.control.
count)} in the control, ${b(e.answer.calls.test.count)} in the test`,empty:s.length===0?"No calls to draw.":""})}function vD(e,t,n){let{control:s,test:o}=e.answer.samples,a=Pr(s,o),r=Ir(a,h=>h.total_duration),
i=h=>e.answer.calls[h].count===0,l=r.control.map(h=>h.map(()=>null));e.parts.points.draw({rows:a.rows,columns:a.columns,kind:"time",file:t,control:i("control")?l:r.control,test:i("test")?l:r.test,hover:(h,m,p)=>TD(
h,a[h][m][p]),heading:"duration in each step of each rank",revision:n});let[d,u,f]=Zx[e.state.heat];e.parts.heat.choice.value=e.state.heat,e.parts.heat.draw(a,{of:u,kind:f,title:d,file:t,revision:`${n}\
#${e.state.heat}`})}function $D(e,t){let n=e.state;e.state=no(t),n.row!==e.state.row&&window.scrollTo(0,0),Hs(e),bt(e,Hs)}function SD(e){e.dead=!0,e.parts.work.stop(),e.question.unmount(),e.asker.drop(),
e.charts.forEach(t=>t.unmount())}function ED(e,t){let n={context:t,sets:null,answer:null,answerRow:"",wantedKey:"",pair:{answer:null},asker:we(),dead:!1};n.state=no(location.search),n.bins=Se("Height \
of the histogram",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],o=>mr(n,{bins:o},{replace:!0})),n.parts=
{sides:qo((...o)=>mr(n,...o)),numbers:tD(),booked:JI(),work:iD(),histogram:Pg({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:n.bins.node}),points:Ig({id:"chart-samples",title:"Ev\
ery step",level:"h2",file:"steps",onSample:(...o)=>t.go(Jx(n,...o))}),heat:_u({id:"chart-heat",level:"h2",choices:Object.entries(Zx).map(([o,[a]])=>[o,a]),onPick:o=>mr(n,{heat:o},{replace:!0}),timeline:(...o)=>Jx(
n,...o),go:t.go}),related:hD({onUnit:o=>mr(n,{unit:o}),href:({name:o,category:a})=>Ze({...n.state,row:He(o,a)})}),stack:mD()},n.charts=[n.parts.histogram,n.parts.points,n.parts.heat.chart],n.crumb=c("\
nav",{class:"crumb","aria-label":"Where this is"}),n.heading=c("h1",{class:"mono op-title"}),n.about=c("p",{class:"muted"}),n.actions=c("p",{class:"op-actions"});let s=c("div",{class:"message"});return n.
results=c("div",{class:"results"},n.parts.numbers.head,c("div",{class:"op-columns"},n.parts.numbers.table,c("div",{class:"op-charts"},n.parts.histogram.node,n.parts.points.node)),n.parts.booked.node,n.
parts.work.node,n.parts.related.node,n.parts.stack.node,n.parts.heat.node),e.append(c("div",{class:"page operation-page"},n.crumb,c("header",{class:"op-header"},n.heading,n.about,n.actions),n.parts.sides.
node,s,n.results)),n.question=Ye({context:t,results:n.results,message:s}),Hs(n),bt(n,Hs),{keys:{control:()=>n.parts.sides.choose("control"),test:()=>n.parts.sides.choose("test")},update:o=>$D(n,o),unmount:()=>SD(
n)}}function TD(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,C(t.total_duration),S(t.counts,"call")]}var nv=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,sv=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,vh=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,ov=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${nv}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${sv}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${sv}
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
    ${vh("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${vh("")} AND side = 'control'
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
WHERE name = ${nv}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${vh("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var OD=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),MD=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
AD=["name","short_name","kernel","operator","ended_by"],av=8,CD=40,Ut=e=>e.type==="integer"||e.type==="real",dc=e=>Ut(e)&&!OD.test(e.name);function Mh(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(MD.
test(e)&&!/count|calls/.test(e)?"µs":"")}var RD=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n=="number");function lc(e,t,n,s=o=>o){let o=RD(e,t).map(s);return o.length>1&&o[0]!==o.at(-1)&&o.every((a,r)=>r===
0||n*(a-o[r-1])>=0)}function cv(e,t,n){let s=new Set;for(let o of e)if(s.add(o[t]),s.size>n)break;return s.size}var Ah=(e,t)=>e.filter((n,s)=>!dc(n)&&t.length>0&&cv(t,s,av)<=av);function dv(e,t){let n=e.
replace(/^control(?=_|$)/,"test");return n!==e&&t.some(s=>s.name===n&&Ut(s))?n:""}function LD(e,t){let n=e.map((r,i)=>({column:r,at:i})).filter(({column:r})=>dc(r)),s=Math.abs;return(n.find(({at:r})=>lc(
t,r,-1))??n.find(({at:r})=>lc(t,r,-1,s))??n.find(({at:r})=>lc(t,r,1))??n.find(({column:r})=>Mh(r.name)!=="")??n[0])?.column.name??""}var Eh=(e,t)=>Ah(e,t).some(({name:n})=>n==="side")?"side":"";function ND(e,t){
let n=e.findIndex((l,d)=>Ut(l)&&(/^(start|at|from)_us$/.test(l.name)||d===0&&lc(t,d,1))),s=e.filter((l,d)=>d!==n&&dc(l)),o=(s.find(({name:l})=>Mh(l)!=="")??s[0])?.name;if(n<0||o===void 0)return null;let a=e[n].
name,r=/_us$/.test(a),i=dv(o,e);return!r&&t.length<=CD?{chart:"bars",x:a,y:o,y2:i,by:""}:{chart:r?"scatter":"line",x:a,y:o,y2:i,by:i?"":Eh(e,t)}}function PD(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},
s=e.filter(Ut),o=e.find(({name:l})=>AD.includes(l))??e.find(({type:l})=>l==="text");if(t.length<2||s.length===0)return n;let a=e.some(({name:l})=>/^(start|at|from)_us$/.test(l)),r=!o||a?ND(e,t):null;if(r)
return r;let i=LD(e,t);return o&&i!==""&&(o.name!=="side"||cv(t,e.indexOf(o),t.length)===t.length)?{chart:"bars",x:o.name,y:i,y2:dv(i,e),by:""}:s.length>1&&i!==""?{chart:"scatter",x:s.find(({name:d})=>d!==
i).name,y:i,y2:"",by:Eh(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",by:Eh(e,t)}}var pr=(e,t,n=()=>!0)=>e.some(s=>s.name===t&&n(s));function ID(e,t,n){let s=PD(t,n),o=t.filter(Ut),a=o.length===0||
n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],r=a.includes(e.chart)?e.chart:a.includes(s.chart)?s.chart:"none",i=r==="bars",l=pr(t,e.x,i?void 0:Ut)?
e.x:pr(t,s.x,i?void 0:Ut)?s.x:(i?t:o)[0]?.name??"",d=o.find(({name:w})=>w!==l)??o[0],u=r==="histogram"?"":pr(t,e.y,Ut)?e.y:pr(t,s.y,Ut)&&s.y!==l?s.y:d?.name??"",f=e.chart!==""||e.y!=="",h=r==="histogr\
am"?"":pr(t,e.y2,Ut)?e.y2:f?"":s.y2,m=Ah(t,n).map(({name:w})=>w),p=r==="bars"||h!==""?"":m.includes(e.by)?e.by:e.chart===""?s.by:"";return{chart:r,kinds:a,x:l,y:u,y2:h,by:p}}var DD=200,BD=400,qD=56;function cc(e){
return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var jo=(e,t)=>t!==null&&dc(e)?cc(t).replace(/^-?\d+/,n=>n.replace(/\B(?=(\d{3})+$)/g,",")).replace(
"-","−"):cc(t);function FD(e,t,n){let s=Math.max(1,Math.ceil(n.length/BD)),o=e.name.length+3+(e.unit?e.unit.length+2:0);for(let a=0;a<n.length;a+=s)o=Math.max(o,jo(e,n[a][t]).length);return Math.min(
qD,o)+3}function WD(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function jD(e,t){return c("\
tr",{"aria-rowindex":String(t+2),class:t%2?"odd":""},e.rows[t].map((n,s)=>{let o=jo(e.columns[s],n);return c("td",{title:o.length>40?o:null,class:n===null?"none":e.columns[s].number?"num":""},o)}))}function HD(e,t){
let n=e.columns[t].number;e.order=e.order?.at!==t?{at:t,down:n}:e.order.down===n?{at:t,down:!n}:null;let s=e.order?.down?-1:1;e.rows=e.order===null?e.given:[...e.given].sort((o,a)=>s*WD(o[t],a[t])),e.
window.begin(null),uv(e),e.window.draw(!0),e.head.children[t].querySelector("button").focus()}function uv(e){k(e.head,e.columns.map((t,n)=>c("th",{scope:"col",class:t.number?"num":"",title:t.name,"ari\
a-sort":e.order?.at===n?e.order.down?"descending":"ascending":null},v(c("span",{class:"ellipsis"},t.name,t.unit&&c("span",{class:"muted"},`, ${t.unit}`),e.order?.at===n&&(e.order.down?" ↓":" ↑")),
()=>HD(e,n),{class:"th-button",title:`Order by ${t.name}`}))))}function UD(e,t,n){e.columns=t.map(a=>({...a,number:a.type==="integer"||a.type==="real"})),e.given=e.rows=n,e.order=null;let o=e.columns.
map((a,r)=>FD(a,r,e.rows)).map(a=>`min(${a}ch, 60cqw)`);k(e.widths,o.map(a=>c("col",{css:{width:a}}))),e.table.style.minWidth=`calc(${["0px",...o].join(" + ")})`,e.table.setAttribute("aria-rowcount",String(
e.rows.length+1)),e.window.begin(null),uv(e),e.window.draw(!0)}function zD(){let e={columns:[],given:[],rows:[],order:null};return e.head=c("tr",{"aria-rowindex":"1"}),e.widths=c("colgroup"),e.body=c(
"tbody"),e.table=c("table",{class:"result-rows"},c("caption",{class:"visually-hidden"},"Rows of the answer"),e.widths,c("thead",{},e.head),e.body),e.node=c("div",{class:"table-scroll result-scroll",tabindex:"\
0",role:"region","aria-label":"Rows of the answer"},e.table),e.window=Mo({node:e.node,body:e.body,least:DD,active:null,columns:()=>Math.max(1,e.columns.length),count:()=>e.rows.length,make:t=>jD(e,t),
paper:{count:()=>e.rows.length}}),{node:e.node,unmount:e.window.unmount,show:(t,n)=>UD(e,t,n)}}var Ch=50,fv=5e3,$h=40,KD=360,en=["--control-fill","--test-fill","--more-fill","--less-fill","--part-comp\
ute","--part-communication","--part-memory","--noise-fill"],rv=["circle","diamond","square","triangle-up","cross","x","star","hexagon"],GD={control:0,test:1},YD=(e,t)=>`${e.name}: ${jo(e,t)}${e.unit?`\
 ${e.unit}`:""}`;function Th(e,t){let n=t.reduce((a,r)=>Math.max(a,Math.abs(r)),0),[s,o]=e.unit==="µs"?ie(n):[e.unit??"",1];return{per:o,axis:{tickformat:",",ticksuffix:s?` ${s}`:"",nticks:7,title:et(
le(e.name))}}}function Rh({rows:e,by:t}){return t?[...Xe(e,n=>cc(n[t.at]))].map(([n,s],o)=>({name:n,rows:s,at:GD[n]??o})).sort((n,s)=>n.at-s.at):[{name:"",rows:e,at:0}]}var hv=e=>pt({margin:{l:84,r:18,
t:10,b:46},dragmode:"zoom",...e});function VD(e,t){let{x:n,ys:s,rows:o}=e;return Qa({kind:s.every(({unit:a})=>a==="µs")?"time":"count",series:s.map((a,r)=>({key:a.name,name:a.name,colour:E(en[r])})),
bars:o.slice(0,Ch).map(a=>({label:cc(a[n.at]),values:s.map(r=>({value:typeof a[r.at]=="number"?a[r.at]:null,text:jo(r,a[r.at])+(r.unit?` ${r.unit}`:"")}))}))},t)}function iv(e,t){let n=e.rows.slice(0,
fv).filter(l=>typeof l[e.x.at]=="number"),s=l=>n.map(d=>d[l]).filter(d=>typeof d=="number"),o=Th(e.x,s(e.x.at)),a=Th(e.ys[0],e.ys.flatMap(({at:l})=>s(l))),r=Rh({...e,rows:n});return{data:(e.ys.length>
1?e.ys.map((l,d)=>({one:l,rows:n,at:d})):r.map(l=>({one:e.ys[0],rows:l.rows,at:l.at}))).map(({one:l,rows:d,at:u})=>({type:"scatter",mode:t,x:d.map(f=>f[e.x.at]/o.per),y:d.map(f=>typeof f[l.at]=="numbe\
r"?f[l.at]/a.per:null),marker:{color:E(en[u%en.length]),size:d.length>500?4:7,symbol:rv[u%rv.length],opacity:.8},line:{color:E(en[u%en.length]),width:1.6,dash:u===1?"dash":"solid"},...Ie(d.map(f=>ye(e.
columns.slice(0,12).map(h=>YD(h,f[h.at]).slice(0,120)))))})),layout:hv({xaxis:{...o.axis,zeroline:!1},yaxis:{...a.axis,rangemode:"tozero"}})}}function JD(e){let t=e.reduce((r,i)=>Math.min(r,i),1/0),n=e.
reduce((r,i)=>Math.max(r,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let s=t>0&&n/t>100,[o,a]=s?[Math.log(t),Math.log(n)]:[t,n];return{log:s,edges:Array.from({length:$h+1},(r,i)=>{let l=o+(a-o)*
i/$h;return i===0?t:i===$h?n:s?Math.exp(l):l})}}function QD(e,t){let n=new Array(t.length-1).fill(0);for(let s of e){let[o,a]=[0,t.length-1];for(;a-o>1;){let r=o+a>>1;[o,a]=t[r]<=s?[r,a]:[o,r]}n[o]+=1}
return n}function XD(e){let t=i=>i.map(l=>l[e.x.at]).filter(l=>typeof l=="number"),n=t(e.rows),{edges:s,log:o}=JD(n),{per:a,axis:r}=Th(e.x,n);return{data:Rh(e).map(({name:i,rows:l,at:d},u)=>{let f=QD(
t(l),s),h=E(en[d%en.length]);return{...Ss(s.map(m=>m/a),f),fill:u===0?"tozeroy":"none",line:{color:h,width:1.6,shape:"linear",dash:d===1?"dash":"solid"},...Ie(f.flatMap((m,p)=>{let w=ye([i,`${jo(e.x,s[p])}\
 to ${jo(e.x,s[p+1])} ${e.x.unit??""}`,b(m)]);return[w,w]}))}}),layout:hv({xaxis:{...r,type:o?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:",",title:et("rows")}})}}var ZD={bars:VD,histogram:XD,
line:e=>iv(e,"lines"),scatter:e=>iv(e,"markers")};function eB(e,t){let n=e==="bars"?Ch:e==="histogram"?1/0:fv;return t>n?`The chart shows the first ${b(n)} of ${b(t)} rows; the table has all.`:""}function mv(e){
return e.ys.length>1?e.ys.map((t,n)=>[en[n],t.name]):e.by?Rh(e).map(({name:t,at:n})=>[en[n%en.length],t]):[]}function tB(e){let t=null,n=rt({id:"chart-result",title:"Chart of the answer",file:"query",
level:"h2",extra:e,keys:()=>mv(t),height:s=>s.chart==="bars"?oe(Math.min(Ch,s.rows.length),s.ys.length):KD,make:(s,o)=>ZD[s.chart](s,o)});return{...n,draw(s){t=s,n.draw(s)}}}var nB=[["bars","Bars"],["\
line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],sB={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"value",y2:"and"},histogram:{
x:"of"}};function oB(e){let t=null,n=Se("Kind of chart",nB,r=>e({chart:r,x:"",y:"",y2:"",by:""})),s=c("span",{class:"choice-fields"}),o=c("div",{class:"result-choice"},n.node,s);function a(r,i,l,d){let u=D(
"column"),{chart:f,x:h,y:m,y2:p,by:w}=t;return c("span",{class:"sample-field"},c("label",{for:u},i),ge([...d?[["",d]]:[],...l.map(g=>[g,g])],g=>e({chart:f,x:h,y:m,y2:p,by:w,[r]:g}),{id:u,value:t[r],data:{
part:r}}))}return{node:o,draw(r,i,l){t=r,n.press(t.chart);for(let[m,p]of n.buttons)p.hidden=!t.kinds.includes(m);let d=sB[t.chart]??{},u=i.filter(Ut).map(({name:m})=>m),f=Ah(i,l).map(({name:m})=>m),h=i.
map(({name:m})=>m);Fe(s,()=>k(s,d.x&&a("x",d.x,t.chart==="bars"?h:u),d.y&&a("y",d.y,u),d.y2&&u.length>1&&a("y2",d.y2,u,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&a("by","by",f,"–")),"part")}}}
var aB={rows:"there may be more rows",bytes:"the answer would be too long"};function rB({row_count:e,columns:t,truncated:n,truncated_by:s,elapsed_ms:o}){return[e===0?"No rows.":[`${S(e,"row")}, ${S(t.
length,"column")}`,c("span",{class:"muted"},` in ${b(Math.max(1,Math.round(o)))} ms`)],n&&c("span",{class:"notice truncated"},`Cut off here: ${aB[s]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function iB({answer:e,key:t,state:n,units:s,file:o},a){let{rows:r}=e,i=ID(n,a,r),l=d=>a.find(u=>u.name===d);return{...i,columns:a,rows:r,x:l(i.x),ys:[i.y,i.y2].filter(d=>d!=="").map(l),by:l(i.by),
file:o,caption:[n.q.replace(/\s+/g," ")],chosen:i,revision:JSON.stringify([t,i,Object.keys(s).length]),empty:i.chart==="none"?i.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function lB(e){let t=c("p",{class:"result-summary"}),n=oB(e),s=c("ul",{class:"chart-legend"}),o=c("p",{class:"muted small chart-limit"}),a=tB([n.node,s,o]),r=zD(),i=c("section",{class:"card tabl\
e-card","aria-label":"Rows"},r.node),l=["csv","json"].map(h=>[h,c("a",{class:"button",title:`The rows as ${h.toUpperCase()}`},h.toUpperCase())]),d=c("div",{class:"results query-results",hidden:!0},c("\
div",{class:"result-head"},t,c("div",{class:"chart-tools"},v("Copy link",()=>kt(location.href,"Link copied.")),l.map(([,h])=>h))),i,a.node),u={};function f(h,m){let p=iB(h,m);a.node.hidden=p.rows.length<
2,n.draw(p.chosen,m,p.rows);let w=p.empty?[]:mv(p);k(s,w.map(([g,y])=>c("li",{class:"key",css:{"--key-fill":`var(${g})`}},y))),s.hidden=w.length===0,o.textContent=p.empty?"":eB(p.chart,p.rows.length),
a.draw(p)}return{node:d,draw(h){let{answer:m,key:p,state:w,units:g,file:y}=h,_=m.columns.map(($,M)=>({...$,at:M,unit:$.type==="text"?"":Mh($.name,g)}));k(t,rB(m));for(let[$,M]of l)M.href=nw(Yr(w,$)),M.
download=`${y}-query.${$}`;i.hidden=_.length===0||m.rows.length===0,(u.answer!==m||u.units!==g)&&(u={answer:m,units:g},r.show(_,m.rows)),f(h,_),d.dataset.shown=p},cancelled:()=>{t.textContent=""},unmount(){
a.unmount(),r.unmount()}}}var cB=[["control","A","Control"],["test","B","Test","none: one set alone"]];function dB(e){let t=c("section",{class:"query-sets card","aria-label":"Sets"}),n=Ke();function s(o,a,[
r,i,l,d]){let u=re(a??[],o[r]),f=Tn({field:r,set:u??null,none:d,text:u?"":o[r],onPick:h=>e({[r]:h?te(h.id):""})});return c("div",{class:`side-${r} query-side`},c("b",{class:`letter letter-${i.toLowerCase()}`,
"aria-hidden":"true"},i),c("label",{for:f.input.id},l),f.node)}return{node:t,draw(o,a){n(o.control,o.test,a?.map(r=>[r.id,r.label]))&&Fe(t,()=>k(t,cB.map(r=>s(o,a,r))))},choose:o=>lr(t,o)}}function uB(e,t){
let n=0,s=t;for(let o of e){let a=o.codePointAt(0);if(s-=a<128?1:a<2048?2:a<65536?3:4,s<0)break;n+=o.length}return Math.min(n,e.length)}function fB(e,t){let n=e.lastIndexOf(`
`,t-1)+1,s=e.indexOf(`
`,t),o=e.slice(n,s<0?e.length:s),a=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:o,from:t,to:t+a.length}}var[pv,hB]=[5,12],mB=/ \(at byte \d+\)/;function Lh(e){let t=e.field.value.split(`
`).length+1;e.field.rows=Math.max(pv,Math.min(hB,t))}function pB(e,t){e.field.focus(),document.execCommand?.("insertText",!1,t)||e.field.setRangeText(t,e.field.selectionStart,e.field.selectionEnd,"end"),
Lh(e)}function wB(e){e.error.hidden=!0,k(e.error),e.field.removeAttribute("aria-invalid"),e.field.setAttribute("aria-describedby",e.hint)}function gB(e){let t=e.text.slice(0,e.column-1).replace(/[^\t]/g,
" "),n=Math.max(1,Math.min(e.to-e.from,e.text.length-e.column+1));return c("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${e.line}`},e.text,`
`,c("span",{"aria-hidden":"true",class:"sql-mark"},t+"^".repeat(n)))}function yB(e,t){e.field.value!==t&&(e.field.value=t),Lh(e)}function _B(e,t,n){let s=e.field.value,o=n===null?null:fB(s,uB(s,n));e.
field.setAttribute("aria-invalid","true"),e.field.setAttribute("aria-describedby",`${e.errorId} ${e.hint}`),k(e.error,c("p",{},o&&c("b",{},`Line ${o.line}, column ${o.column}: `),o?t.replace(mB,""):t),
o&&gB(o),o&&v("Go there",()=>{e.field.focus(),e.field.setSelectionRange(o.from,o.to)},{class:"link-button"})),e.error.hidden=!1}function bB({onRun:e,onCancel:t,tools:n}){let s={},o=D("sql");s.errorId=
D("sql-error"),s.hint=D("sql-hint"),s.field=c("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(pv),"aria-desc\
ribedby":s.hint,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:()=>Lh(s),keydown:l=>{l.key==="Enter"&&(l.ctrlKey||l.metaKey)&&(l.preventDefault(),
e())}}});let a=v("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),r=v("Cancel",t,{hidden:!0});return s.error=c("div",{class:"sql-error",id:s.errorId,role:"alert",hidden:!0}),{node:c("\
section",{class:"card sql-editor","aria-label":"Statement"},c("label",{for:o,class:"sql-label"},"Statement"),s.field,s.error,c("div",{class:"sql-bar"},a,r,n,c("span",{class:"muted small",id:s.hint},"C\
trl+Enter runs it. It can only read."))),field:s.field,insert:l=>pB(s,l),clearError:()=>wB(s),value:()=>s.field.value,set:l=>yB(s,l),running(l){r.hidden=!l},enable(l){a.disabled=!l},showError:(l,d)=>_B(
s,l,d)}}var kB=100,wv="tracediff.queries";function xB(e){let t=c("div",{class:"example-lists"}),n=c("details",{class:"card sql-list"},c("summary",{},c("h2",{},"Examples")),t),s=(o,a,r)=>c("section",{"\
aria-label":o},c("h3",{},o,!r&&c("span",{class:"muted small"},": choose a test as well")),c("ul",{},ov.filter(i=>i.sides===a).map(i=>c("li",{},v(i.title,()=>e(i.statement),{class:"link-button",disabled:!r})))));
return{node:n,draw:o=>k(t,s("One set",1,!0),s("Control and test",2,o)),open:o=>{n.open=o}}}var Nh=()=>ri(wv);function gv(e,t){let n=mo(wv,JSON.stringify(t.sort((s,o)=>s.name.localeCompare(o.name))));return n?
(V(`That did not work. ${n.message}`,{urgent:!0}),!1):(_v(e),!0)}var yv=(e,t)=>gv(e,[...Nh().filter(({name:n})=>n!==t.name),t]);function vB(e,t){return yv(e,{name:t,statement:e.statement()})?(e.picked=
t,Ph(e,!0),e.node.open=!0,V(`“${t}” is saved.`,{seconds:4}),!0):!1}function $B(e,t){gv(e,Nh().filter(({name:n})=>n!==t.name))&&((e.list.querySelector("button")??e.box.querySelector("button")).focus(),
V(`“${t.name}” is deleted.`,{action:{label:"Undo",run:()=>yv(e,t)}}))}function Ph(e,t){k(e.box,v("Save …",()=>{if(e.statement().trim()===""){V("First write a statement.",{seconds:4});return}qu(e.
box,e.picked,{name:"Name of the query",maxlength:kB,saveSame:!0},n=>vB(e,n),()=>Ph(e,!0))},{title:"Save the statement under a name, in this browser"})),t&&e.box.querySelector("button").focus()}function _v(e){
let t=Nh();e.node.hidden=t.length===0,e.node.querySelector("summary").title=S(t.length,"query","queries"),k(e.list,t.map(n=>c("li",{},v(n.name,()=>{e.picked=n.name,e.onPick(n.statement)},{class:"link-\
button",title:n.statement}),X("trash",`Delete ${n.name}`,()=>$B(e,n)))))}function SB({onPick:e,statement:t}){let n={onPick:e,statement:t,picked:""};return n.list=c("ul",{}),n.node=c("details",{class:"\
card sql-list",hidden:!0},c("summary",{},c("h2",{},"Saved queries")),n.list),n.box=c("span",{class:"save-query"}),Ph(n,!1),{node:n.node,save:n.box,load:()=>_v(n),forgetName:()=>{n.picked=""}}}var bv=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.
test(e)?e:`"${e.replaceAll('"','""')}"`,EB=(e,{name:t,kind:n})=>n==="table"||n==="analysis"||!e.two?[t]:[`control.${t}`,`test.${t}`];function TB(e,t){return c("li",{},v(t.name,()=>e.onInsert(bv(t.name)),
{class:"schema-name mono",title:`Insert ${t.name}`}),c("span",{class:"muted small"},[t.type,t.unit].filter(Boolean).join(", ")),t.description&&c("span",{class:"schema-what small"},t.description))}function OB(e,t,n){
let s=t.name.toLowerCase().includes(n),o=n===""||s?t.columns:t.columns.filter(r=>`${r.name} ${r.description??""}`.toLowerCase().includes(n));if(o.length===0&&!s)return null;let a=c("details",{open:n!==
""||e.open.has(t.name),on:{toggle:()=>{n===""&&e.open[a.open?"add":"delete"](t.name)}}},c("summary",{},c("span",{class:"mono"},t.name)),c("p",{class:"small"},t.description,t.description&&" ",EB(e,t).flatMap(
r=>[v(`Insert ${r}`,()=>e.onInsert(bv(r)),{class:"link-button"})," "])),c("ul",{},o.map(r=>TB(e,r))));return a}function kv(e){let t=e.find.value.trim().toLowerCase(),n=(...i)=>(e.tables??[]).filter(({
kind:l})=>i.includes(l)).map(l=>OB(e,l,t)).filter(Boolean),s=(i,l,d)=>l.length>0&&c("details",{class:"schema-stored",open:t!==""||e.open.has(i),on:{toggle:u=>{t===""&&u.target===u.currentTarget&&e.open[u.
target.open?"add":"delete"](i)}}},c("summary",{},i),d&&c("p",{class:"small"},d),l),[o,a,r]=[n("view","table"),n("analysis"),n("stored")];k(e.list,o,s("Tables of the analyses",a,"The tables of the Anal\
yse page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),s("Tables as the set file keeps them",r),o.length+a.length+r.length===0&&c("p",{class:"muted"},e.tables===null?"":
t===""?"There are no tables.":`No table or column contains “${t}”.`))}function MB(e,t,n){e.tables=t,e.two=n,e.find.title=e.tables?S(e.tables.length,"table"):"",kv(e)}function AB(e){let t={onInsert:e,
open:new Set,tables:null,two:!1},n=D("find");return t.find=c("input",{type:"search",id:n,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"false",on:{input:()=>kv(t)}}),t.list=c("div",
{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),{node:c("section",{class:"card sql-schema","aria-label":"Tables"},c("div",{class:"chart-head"},c("h2",{},"Tables"),c(
"label",{for:n,class:"visually-hidden"},"Find a table or column"),t.find),t.list),draw:(o,a)=>MB(t,o,a),focus:()=>t.find.focus()}}var CB=300,Ih={path:"/query",name:"Query",read:Kr,mount:FB};function RB(e){
let t={};for(let{name:n,unit:s}of e.flatMap(o=>o.columns))t[n]=n in t&&t[n]!==(s??"")?"":s??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}var uc=({state:e,sets:t})=>O.find(n=>e[n]!==
""&&!re(t,e[n]));function xv(e,t,n){e.question.say(xe({code:t,message:n},"There is no such set")),e.question.clearable({message:n},uc(e))}function vv(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.
node.hidden=!0,e.question.say(c("p",{class:"notice",data:{code:t.code}},t.message))}function LB(e){let t=Yr({...e.state,q:""});e.tables.ask(t.toString(),n=>sw(t,{signal:n}),n=>{e.units=RB(n),e.schema.
draw(n,e.state.test!==""),e.editor.enable(!0),e.answer&&Oh(e)},n=>{e.tables.drop(),e.schema.draw([],!1),n.code==="sql_off"&&vv(e,n)})}function Sh(e,t){let{editor:n,state:s}=e;if(n.set(t),t.trim()===""){
n.showError("There is no statement. Write one, or choose an example.",null),n.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===s.q?{}:Hp})}function NB({question:e,editor:t,result:n}){
e.drop(),t.running(!1),n.cancelled(),e.say(c("p",{class:"notice"},"Cancelled.")),W("Cancelled."),t.field.focus()}function PB(e,t){e.answer=null,e.answered="",e.editor.running(!1),t.code==="sql_off"?vv(
e,t):t.code==="unknown_set"&&uc(e)?xv(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(c("p",{class:"visually-hidden",data:{code:t.code}},"The statement was refused.")))}function Oh(e){
let{answer:t,answered:n,state:s,sets:o,units:a}=e,r=i=>re(o??[],s[i])?.label??s[i];e.result.draw({answer:t,key:n,state:s,units:a,file:`tracediff-${O.filter(i=>s[i]!=="").map(i=>De(r(i))).join("-")}`})}
function IB(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-CB&&t.scrollIntoView({block:"start"}),e.byHand=!1}function DB(e){let{editor:t,context:n,question:s}=e,o=Yr(e.state).
toString();if(o===e.answered){Oh(e),n.settled();return}o!==e.asked&&(e.asked=o,t.clearError(),t.running(!0),e.examples.open(!1),s.ask(a=>tw(new URLSearchParams(o),{signal:a}),a=>{e.answer=a,e.answered=
o,t.running(!1),s.say(null),Oh(e),IB(e),W(S(a.row_count,"row"))},a=>PB(e,a)))}function BB(e){let{state:t,question:n,editor:s,context:o}=e;n.drop(),e.answer=null,e.answered=e.asked="",s.clearError(),s.
running(!1),n.say(c("p",{class:"visually-hidden"},"")),e.examples.open(!0);let a=uc(e);a&&xv(e,"unknown_set",`there is no set "${t[a]}"`),o.settled()}function $v(e){let{state:t,examples:n}=e,s=t.q.trim().
split(`
`).find(a=>!a.startsWith("--"))??"";e.context.setTitle([s.slice(0,60),"Query"].filter(a=>a!=="").join(" · ")),e.sides.draw(t,e.sets),n.draw(t.test!=="");let o=t.q===""?e.left:e.lists;n.node.parentNode!==
o&&o[t.q===""?"append":"prepend"](n.node),LB(e),t.q===""?BB(e):DB(e)}var lv=e=>gl(e,O.map(t=>e.state[t]),{message:e.message,parts:[e.sides.node,e.editor.node,e.lists],words:"No sets are stored yet. ",
none:()=>e.context.setTitle("Query"),draw:()=>e.state.control===""?e.change({control:te(e.sets[0].id)},{replace:!0}):$v(e)});function qB(e,t){let{change:n}=e;e.sides=dB(n),e.saved=SB({onPick:s=>Sh(e,s),
statement:()=>e.editor.value()}),e.editor=bB({onRun:()=>Sh(e,e.editor.value()),onCancel:()=>NB(e),tools:e.saved.save}),e.examples=xB(s=>{e.saved.forgetName(),Sh(e,s)}),e.schema=AB(s=>e.editor.insert(s)),
e.result=lB(s=>n(s,{replace:!0})),e.message=c("div",{class:"message"}),e.left=c("div",{class:"query-left"},e.editor.node,e.message,e.result.node),e.lists=c("div",{class:"query-lists"},e.saved.node,e.schema.
node),t.append(c("div",{class:"page query-page"},c("h1",{},"Query"),e.sides.node,c("div",{class:"query-work"},e.left,e.lists))),e.question=Ye({context:e.context,results:e.result.node,message:e.message})}
function FB(e,t){let n={context:t,state:Kr(location.search),change:(r,i)=>t.go(Gr({...n.state,...r}),i),sets:null,tables:we(),units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};qB(n,e);let{editor:s,
sides:o,result:a}=n;return s.set(n.state.q),n.saved.load(),lv(n),{keys:{search:()=>n.schema.focus(),control:()=>o.choose("control"),test:()=>o.choose("test")},update(r){let i=n.state;n.state=Kr(r),n.state.
q!==i.q&&s.set(n.state.q),n.sets?.length>0&&!uc(n)&&n.state.control!==""?$v(n):lv(n)},unmount(){n.dead=!0,n.question.unmount(),n.tables.drop(),a.unmount()}}}var Sv=20,WB=1,gr=(e,t)=>e.ranks===1||t==="none"?`rank ${e.rank}`:t==="group"?`group ${e.component}`:`${e.host}${e.component>0?`, group ${e.component}`:""}`,Dh=(e,t)=>[...e].sort((n,s)=>(t==="lateness"?
s.late_us-n.late_us||s.last-n.last:0)||n.rank-s.rank),Ev=(e,t,n)=>e.aligned&&e.component===t.component&&(n==="group"||e.host===t.host),Ho=({half_low:e,half_high:t})=>Math.max(e,t)>0?`± ${x(Math.max(
e,t))}`:"",hc=e=>e.status==="reference"?e.component===null?"its own: no other clock to compare with":"common, the reference":e.aligned?`common${Ho(e)&&` ${Ho(e)}`}`:`not on the common clock: ${Bd[e.status]?.[2]??
e.status}`,Tv=e=>e.aligned?e.collectives>0?`begins collectives ${x(Math.abs(e.late_us))} ${e.late_us<0?"before":"after"} the median of its ranks; certainly last in ${b(e.last)} of ${b(e.collectives)}`:
"no collectives that match":"how late it comes is not known",jB=(e,t)=>()=>[c("b",{},gr(e,t)),e.ranks>1&&c("span",{},` ${S(e.ranks,"rank")}`),t==="none"&&e.host&&c("span",{},` ${e.host}`),!e.aligned&&
t==="none"&&c("span",{class:"warn"}," own clock"),e.late_us>Math.max(e.half_low,e.half_high)&&c("span",{class:"rank-late"},`mean +${x(e.late_us)}`)];function Ov(e,{clock:t,lanes:n,left_out:s},o){let a=d=>`\
rank${d.length>1?"s":""} ${se(d.map(({rank:u})=>u))}`,r=n.filter(d=>d.step_start===null),i=n.filter(d=>!d.aligned),l=new Set(n.filter(d=>d.aligned).map(({component:d})=>d));return[n.length===1&&n[0].ranks<=
1&&`The ${e} has one rank: no other waits for it.`,n.every(({start:d})=>d.length===0)?`No rank of the ${e} has work here.`:r.length>0&&`The lanes of these ranks of the ${e} are empty, as they lack thi\
s step: ${a(r)}.`,s.lanes>0&&`Not shown for the ${e}: ${S(s.lanes,"lane")}. Fold them by host.`,i.length>0&&n.length>1&&`${t==="not_aligned"?`The clocks of the ranks of the ${e} cannot be aligned`:`No\
t all ranks of the ${e} are on the common clock`}. ${t==="not_aligned"?"Each lane":"Such a lane"} runs by its own clock and begins at 0: do not read who is early or late from it. ${qd(i.map(d=>o.find(
({rank:u,status:f})=>u===d.rank&&f===d.status)??d))}`,l.size>1&&`The ${e} has ${l.size} groups of ranks that share no collective: within a group the lanes are on one clock, between groups nothing is k\
nown.`].filter(Boolean)}function fc(e,t,n){let{start:s,duration:o}=e,a=Ma(s,0,s.length,t),r=a>0&&s[a-1]+o[a-1]>t?a-1:a;return{lane:e,first:r,end:Math.max(r,Ma(s,0,s.length,n-1e-6)),from:t,to:n}}function HB(e,{
window:t,whole:n}){let s=t===n?void 0:t.byId.get(e),o=n.byId.get(e),a=s?[o&&fc(o,-1/0,t.from),fc(s,t.from,t.to),o&&fc(o,t.to,1/0)].filter(Boolean):[fc(o,-1/0,1/0)];return{cuts:a,length:a.reduce((r,{first:i,
end:l})=>r+l-i,0)}}function Bh({window:e,whole:t},n){return[e,t].forEach(s=>{s.byId??=new Map(s.lanes.map(o=>[gr(o,n),o]))}),{window:e,whole:t}}function Mv(e){let t={tops:[],bands:[],lanes:[],names:[],
categories:[],kinds:[],gaps:[],shift:0},[n,s]=[[],[]],o=0;for(let{id:a,lane:r,fold:i,open:l,answers:d,own:u}of e){let f=t.tops.length;if(n.push({...HB(a,d),row:f,lane:t.lanes.length}),t.bands.push({id:a,
label:a,title:`${a}${i==="none"?` · ${hc(r)}`:""} · ${Tv(r)}`,head:jB(r,i),sort:"rank",row:f,rows:1,top:o,height:Sv,folds:!0,open:l,lane:r}),t.lanes.push({id:a,label:a,sort:"rank",rank:r}),t.tops.push(
o+WB),o+=Sv,u){s.push({own:u,at:r.at,rate:r.rate,row:f+1,lane:t.lanes.length,name:t.names.length,gap:t.gaps.length});let h=m=>({...m,id:`${a} ${m.id}`,own:m.id,of:r.rank});t.bands.push(...u.bands.map(
m=>({...h(m),row:m.row+f+1,top:m.top+o}))),t.lanes.push(...u.lanes.map(h)),u.tops.forEach(m=>t.tops.push(m+o)),["names","categories","kinds","gaps"].forEach(m=>t[m].push(...u[m])),o+=u.height}}return t.
rankRows=new Set(t.bands.filter(({sort:a})=>a==="rank").map(({row:a})=>a)),Object.assign(t,{tops:Float64Array.from(t.tops),height:o},UB(n,s))}function UB(e,t){let n=(f,h)=>f.reduce((m,p)=>m+h(p),0),s=n(
e,({length:f})=>f),o=s+n(t,({own:f})=>f.length),a=f=>new Int32Array(o).fill(f),r={start:new Float64Array(o),end:new Float64Array(o),row:new Uint16Array(o),lane:a(0),level:a(0),name:a(-1),occurrence:a(
-1),merged:a(1),sort:a($o),gap:a(-1)};Mt.forEach(f=>{r[f]=new Uint8Array(s)});let i=0;for(let{cuts:f,row:h,lane:m,length:p}of e){r.row.fill(h,i,i+p),r.lane.fill(m,i,i+p);for(let{lane:w,first:g,end:y,from:_,
to:$}of f)for(let M=g;M<y;M+=1,i+=1)r.start[i]=Math.max(_,w.start[M]),r.end[i]=Math.min($,w.start[M]+w.duration[M]),r.compute[i]=w.compute[M],r.communication[i]=w.communication[M],r.memory[i]=w.memory[M]}
let l=s+n(t,({own:f})=>f.pieces.length),d={start:new Float64Array(l),end:new Float64Array(l),row:new Uint16Array(l),of:new Int32Array(l).map((f,h)=>h),length:l};["start","end","row"].forEach(f=>d[f].set(
r[f].subarray(0,s)));let u=i;for(let{own:f,at:h,rate:m,row:p,...w}of t){let g=(y,_,$,M)=>{[y.start[_],y.end[_]]=[h+$.start[M]*m,h+$.end[M]*m],y.row[_]=$.row[M]+p};for(let y=0;y<f.pieces.length;y+=1,u+=
1)g(d,u,f.pieces,y),d.of[u]=f.pieces.of[y]+i;for(let y=0;y<f.length;y+=1,i+=1)g(r,i,f,y),["level","occurrence","merged","sort"].forEach(_=>{r[_][i]=f[_][y]}),["name","gap","lane"].forEach(_=>{r[_][i]=
f[_][y]<0?-1:f[_][y]+w[_]})}return{...r,runs:s,length:o,pieces:d}}function Av(e,t,n,{index:s,view:o,scale:a,width:r,height:i},l){let d=Mt.map(m=>E(`--part-${m}`)),u=globalThis.devicePixelRatio||1,f=m=>Math.
round(u*Math.min(r,Math.max(0,(m-o.from)*a)))/u,h=0;return Mt.forEach((m,p)=>{let w=-1;Li(s,t,o.from,o.to,g=>{let[y,_]=[f(s.start[g]),f(s.end[g])],$=i*l[m][g]/100;if($>0&&(_>w||_===y)){let M=Mt.slice(
0,p).reduce((R,Y)=>R+l[Y][g],0);e.box(y,n+i-i*M/100-$,Math.max(1/u,_-y),$,d[p]),w=_,h+=1}})}),h}var zB=14,wr=9,KB=5;function Cv(e,t,n,{arrivals:s,meetings:o}){let a=n.bands.filter(({sort:r,row:i,height:l,
lane:d})=>r==="rank"&&d.at!==null&&t.y(i)<t.height&&t.y(i)+l>0);for(let{row:r,lane:i}of a){let l=t.y(r),d=[];[i.step_start,i.step_end].filter(u=>u!==null).forEach(u=>{let f=Math.round(t.x(u))+.5;e.line(
f,l,f,l+t.rowHeight,E("--text"),1),Rv(e,t,u,l,i)}),s.filter(({rank:u})=>u===i.rank).map(({start:u})=>t.x(u)).forEach(u=>{u>-wr&&u<t.width+wr&&d.every(f=>Math.abs(f-u)>=zB)&&(d.push(u),e.line(u,l,u,l+t.
rowHeight,E("--more"),1.5),e.words(u-wr/2,l+wr-1,"▼",E("--more"),{size:wr}))})}o.forEach(({rows:r,mark:i})=>GB(e,t,a,r,E(i)))}function Rv(e,t,n,s,{half_low:o,half_high:a}){let[r,i]=[t.x(n-o),t.x(n+a)];
if(i-r>=KB){let l=Math.round(s+t.rowHeight/2)+.5;e.line(r,l,i,l,E("--text"),1.5),[r,i].forEach(d=>e.line(d,l-3,d,l+3,E("--text"),1.5))}}function GB(e,t,n,s,o){let a=null;for(let{row:r,lane:i}of n){let l=s.
get(i.rank);if(l){let d=t.y(r),u=[t.x(l.start),t.x(l.start+l.duration)],[f,h]=[Math.max(-3,u[0]),Math.min(t.width+3,u[1])];h>=f&&e.frame(f,d+.5,Math.max(2,h-f),t.rowHeight-2,o,2),a?.ends.forEach((m,p)=>e.
line(m,a.y,u[p],d,o,1)),Rv(e,t,l.start,d,i),a={ends:u,y:d+t.rowHeight-2}}}}function mc({last:e,certain:t,rows:n},s){let o=Math.max(...n.map(({wait:i})=>i??0));if(e==null)return"Which rank arrives last\
 is not known.";let a=n.every(({aligned:i})=>i)?"":ba,r=s&&Ho(s)?` (${Ho(s)})`:"";return t?`rank ${e} arrives last${a}: the others wait up to ${x(o)}${r}`:`rank ${e} seems to arrive last${a}, by less \
than the clocks are uncertain: waits up to ${x(o)}${r}`}function Lv(e,t,{arrival:n,meeting:s}){let{rank:o,label:a}=e.lanes[e.lane[t]],r=100-Mt.reduce((d,u)=>d+e[u][t],0),i=[...Mt.map(d=>[d==="communic\
ation"?"exposed communication":d,e[d][t]]),["idle",r]].filter(([,d])=>d>0),l=s?.rows.get(o.rank);return[[`${a}${o.host?` · ${o.host}`:""}`,"strong"],n&&[`▼ rank ${n.rank} arrives last at ${n.name}${e.
lanes.every(({rank:d})=>d.aligned)?"":`,${ba}`}: the others wait up to ${x(n.waited)}${Ho(o)&&` (${Ho(o)})`}`,"change"],l&&n?.instance!==s.answer.instance&&[`${s.answer.name}: ${mc(s.answer,s.lane)}`,
"change"],l?.wait>0&&[`this rank waits ${C(l.wait)}`],[i.map(([d,u])=>`${d} ${F(u)}`).join(", ")],[`${C(e.end[t]-e.start[t])}, from ${C(e.start[t])}`],o.at!==null&&[hc(o),"muted"],[Tv(o),"muted"]].filter(
Boolean)}var Uo=9,pc=3,YB=7;function VB(e){let t=e.node.clientWidth,n=O.flatMap(r=>[!0,!1].map(i=>e.panes.filter(l=>l.side===r&&!(i&&l.kind==="ranks")&&l.data()?.bands.some(d=>d.sort==="host"===i)).map(l=>({pane:l,
host:i})))).filter(r=>r.length>0),s=Math.max(1,n.length)*(Uo+pc)+pc,o=ma(e.canvas,t,s,{alpha:!1});o.fillStyle=E("--surface-sunk"),o.fillRect(0,0,t,s);let a=r=>t*(r-e.extent.from)/(e.extent.to-e.extent.
from);n.forEach((r,i)=>r.forEach(({pane:l,host:d})=>{let u=pc+i*(Uo+pc);l.kind==="ranks"?JB(o,l.data(),u,a,Math.ceil(t)):QB(o,l,d,u,a)}))}function JB(e,t,n,s,o){let a=t.bands.filter(({sort:i})=>i==="r\
ank").length,r=new Float64Array(o).fill(n+Uo);for(let i of Mt){let l=new Float64Array(o);for(let d=0;d<t.runs;d+=1){let[u,f]=[Math.max(0,s(t.start[d])),Math.min(o,s(t.end[d]))];for(let h=Math.floor(u);h<
f;h+=1)l[h]+=t[i][d]*(Math.min(h+1,f)-Math.max(h,u))}e.fillStyle=E(`--part-${i}`),l.forEach((d,u)=>{let f=Uo*d/100/a;r[u]-=f,e.fillRect(u,r[u],1,f)})}}function QB(e,t,n,s,o){let a=t.data();e.fillStyle=
E(n?"--span-host":"--span-compute");let r=new Map,i=-1/0;for(let l=0;l<a.length;l+=1){if(a.lanes[a.lane[l]]?.sort==="host"!==n)continue;let[d,u]=[o(a.start[l]),o(a.end[l])],f=t.changeAt(l);if(f!==""&&
a.merged[l]<=1){let h=r.get(f)??[];h.push(d,u),r.set(f,h)}a.name[l]>=0&&a.lanes[a.lane[l]].sort!=="other"&&(u>i+.5||d<i-50)&&(e.fillRect(d,s,Math.max(.5,u-d),Uo),i=u)}for(let[l,d]of r){e.fillStyle=E(`\
--span-${l}`);for(let u=0;u<d.length;u+=2)e.fillRect(d[u],s,Math.max(.7,d[u+1]-d[u]),Uo)}}function Uv(e){let t=e.extent.to-e.extent.from,n=100*(e.view.from-e.extent.from)/t,s=100*(e.view.to-e.view.from)/
t;e.frame.style.setProperty("left",`${n}%`),e.frame.style.setProperty("width",`${s}%`)}function wc(e,t){let n=e.node.getBoundingClientRect(),s=(t.clientX-n.left)/Math.max(1,n.width);return e.extent.from+
Math.min(1,Math.max(0,s))*(e.extent.to-e.extent.from)}var XB=e=>e.view.to-e.view.from>.999*(e.extent.to-e.extent.from);function Nv(e,t){let n=YB*(e.extent.to-e.extent.from)/Math.max(1,e.node.clientWidth),
[s,o]=[e.view.from,e.view.to].map(a=>Math.abs(wc(e,t)-a));return t.shiftKey||Math.min(s,o)>n?t.shiftKey||XB(e)?"range":"move":s<o?"from":"to"}function Pv(e,t){let{part:n,at:s,view:o}=e.press;if(n==="m\
ove")e.onRange(o.from+t-s,o.to+t-s);else if(n!=="range"){let a={...o,[n]:t};e.onRange(Math.min(a.from,a.to),Math.max(a.from,a.to))}}function ZB(e,t,n){[e.panes,e.extent]=[t,n],e.painter.request(),Uv(e)}
function eq({onRange:e}){let t={onRange:e,panes:[],extent:{from:0,to:1},press:null};return t.canvas=c("canvas",{"aria-hidden":"true"}),t.frame=c("div",{class:"overview-view"}),t.node=c("div",{class:"t\
imeline-overview","aria-hidden":"true"},t.canvas,t.frame),t.view=t.extent,t.node.addEventListener("pointerdown",n=>{if(n.button===0){t.node.setPointerCapture(n.pointerId);let s=wc(t,n);t.press={part:Nv(
t,n),at:s,view:t.view},t.press.part==="move"&&(s<t.view.from||s>t.view.to)&&(t.press.view=nn(s,s,t.view.to-t.view.from),Pv(t,s))}}),t.node.addEventListener("pointermove",n=>{t.press?Pv(t,wc(t,n)):t.node.
style.cursor=["from","to"].includes(Nv(t,n))?"ew-resize":""}),t.node.addEventListener("pointerup",n=>{let[s,o]=[t.press?.at,wc(t,n)];t.press?.part==="range"&&s!==o&&e(Math.min(s,o),Math.max(s,o)),t.press=
null}),t.node.addEventListener("pointercancel",()=>{t.press=null}),t.painter=pa(t.node,()=>VB(t)),{node:t.node,draw:(n,s)=>ZB(t,n,s),view(n,s){t.view={from:n,to:s},Uv(t)},unmount:t.painter.stop}}var tq=15,
gc=190,nq={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},zv=.02,sq=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],oq=new Set(["new","gone",
"gap"]),aq={control:"A",test:"B"},rq=[1,.78,.56];function iq(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,n]=el(e.row),s=Math.abs(n-t)/Math.max(t,n);return s>=.5?0:s>=.25?1:2}function lq(e,t,n){
return e.sort[t]===qa?"gap":e.sort[t]===Fa?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Zn||e.sort[t]===$o?"outside":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort===
"host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Iv(e){e.fills=Object.fromEntries(sq.map(t=>[t,rq.map(n=>Yd(E(`--span-${t}`),E("--surface"),n))]))}
var Kv=(e,t)=>e.data.name[t]<0||e.data.lanes[e.data.lane[t]]?.sort==="other"?"":e.ofName[e.data.name[t]];function Gv(e){let t=e.data.names.map((n,s)=>e.changes?.get(Ee(n,e.data.categories[s])));e.ofName=
t.map(n=>n?.change??""),e.strengths=t.map(iq),e.classes=Array.from({length:e.data.length},(n,s)=>lq(e.data,s,Kv(e,s)))}function Dv(e,t){if(e.data.sort[t]===qa){let a=e.data.gaps[e.data.gap[t]];return`\
idle ${x(a.duration)} · host: ${a.operator??a.host??"nothing recorded"}`}if(e.data.sort[t]===Fa){let a=e.data.gaps[e.data.gap[t]];return`step ${a.step_number} · ${x(a.duration)}`}if(e.data.sort[t]===
Zn)return Q(e.data.gaps[e.data.gap[t]].mean,0,3);let n=e.data.names[e.data.name[t]],o=hs({name:n,category:e.data.categories[e.data.name[t]]})?`${Vs} (${n})`:n||"(no name)";return(nq[e.classes[t]]??"")+
(e.data.merged[t]>1?`${e.data.merged[t]} rows, most of them ${o}`:o)}function cq(e){if(!e.isNews(e.data.bands))return;let{lane:t,act:n}=e.heads.contains(document.activeElement)?document.activeElement.
dataset:{},s=r=>X("pin",`${e.kind==="pinned"?"Unpin":"Pin"} ${r.label}`,()=>e.on.pin(e.self,r),{class:"lane-pin",data:{lane:r.id,act:"pin"}}),o=({label:r,head:i})=>e.kind==="pinned"?`${aq[e.side]}: ${r}`:
i?.()??r,a=e.data.bands.find(({id:r,folds:i})=>i&&r===e.reached)?.id??e.data.bands[0]?.id;e.heads.style.height=`${e.data.height}px`,k(e.heads,e.data.bands.map(r=>c("li",{title:r.title??r.label,class:`\
lane-head${r.sort==="rank"?" rank-head":r.of===void 0?"":" rank-part"}`,css:{top:`${r.top}px`,height:`${r.height}px`}},r.folds?v(o(r),()=>e.on.fold(e.self,r),{class:"lane-fold",data:{lane:r.id,act:"fo\
ld"},"aria-expanded":String(r.open),tabindex:e.kind==="ranks"&&r.id!==a?"-1":null}):c("span",{},o(r)),e.on.pin&&s(r)))),[...e.heads.querySelectorAll("button")].find(({dataset:r})=>r.lane===t&&r.act===
n)?.focus()}var Yv=e=>e.kind==="ranks"?[...e.heads.querySelectorAll(".lane-fold")]:[];function Bv(e,t){let n=Yv(e);n.some(({dataset:s})=>s.lane===t)&&(n.forEach(s=>{s.tabIndex=s.dataset.lane===t?0:-1}),
e.reached=t)}function qv(e,t){let n=Yv(e),s=n.includes(t.target),o=n.findIndex(({tabIndex:r})=>r===0),a={ArrowDown:n[o+1],ArrowUp:n[o-1],...s&&{Home:n[0],End:n.at(-1)}}[t.key];if(a)t.preventDefault(),
a.focus();else if(t.key==="Enter"&&!s&&o>=0)return n[o].click(),!0;return a!==void 0}function dq(e,t,n){for(let{top:s}of e.data?.bands??[]){let o=Math.round(n.top+s)+.5;t.line(0,o,n.width,o,E("--grid"))}
e.on.decorate(t,n,e.self)}function uq(e,t,n){e.data=t,Gv(e),e.drawing.set({...t.pieces,tops:t.tops,height:t.height,from:n.from,to:n.to}),e.node.hidden=t.bands.length===0,cq(e)}function fq(e,t){e.changes=
t,e.data&&(Gv(e),e.drawing.redraw())}function hq(e,t){let n=t&&new Set(t);e.drawing.highlight(n&&[...e.data.pieces.of.keys()].filter(s=>n.has(e.data.pieces.of[s])))}function mq(e,t){let{height:n,paint:s}=e.
drawing.whole(t-gc);return{height:n,paint(o){s(Ii(o,gc,0)),e.data.bands.forEach(({label:a,top:r})=>o.words(6,r+tq,ds(a,30),E("--muted")))}}}function pq(e){e.stopTheme(),e.drawing.destroy()}function wq({
side:e,kind:t,on:n}){let s={side:e,kind:t,on:n,data:null,classes:[],ofName:[],strengths:[],changes:null,fills:{},isNews:Ke(),reached:""},o=`${e==="control"?"Control":"Test"}, ${t}`;s.heads=c("ul",{class:"\
timeline-heads","aria-label":`Lanes: ${o}`,on:{keydown:l=>qv(s,l),focusin:({target:l})=>Bv(s,l.dataset.lane)}});let a=c("div",{class:"timeline-drawing"});s.node=c("div",{class:`timeline-pane timeline-${t}`,
data:{side:e}},s.heads,a),s.self={side:e,kind:t,node:s.node,data:()=>s.data};let r=l=>l<0?-1:s.data.pieces.of[l],i=l=>s.fills[s.classes[l]][["longer","shorter"].includes(s.classes[l])?s.strengths[s.data.
name[l]]:0];return Iv(s),s.drawing=qi(a,{rowHeight:Vi,label:`${o}: a table below has the same`,least:zv,colour:l=>i(r(l)),hatched:l=>oq.has(s.classes[r(l)]),text:l=>Dv(s,r(l)),onHover:(l,d)=>n.hover(s.
self,r(l),d),onPick(l,d){Bv(s,s.data.lanes[s.data.lane[r(l)]]?.id),n.pick(s.self,r(l),d)},onView:(l,d,u)=>n.view(s.self,l,d,u),onMeasure:n.measure,onKey:l=>qv(s,l),...t==="ranks"&&{room:s.node,row:(...l)=>n.
row(s.self,...l)},decorate:(l,d)=>dq(s,l,d)}),s.stopTheme=fn(()=>{Iv(s),s.drawing.redraw()}),Object.assign(s.self,{drawing:s.drawing,show:(l,d)=>uq(s,l,d),setChanges:l=>fq(s,l),highlight:l=>hq(s,l),whole:l=>mq(
s,l),changeAt:l=>Kv(s,l),textOf:l=>Dv(s,l),title:o,destroy:()=>pq(s)})}function Fv(e,t,{start:n,end:s,row:o},a,r,i){let l=Math.max(-3,t.x(n)),d=Math.min(t.width+3,t.x(s));d>=-3&&l<=t.width+3&&e.frame(
l-.5,t.y(o)-.5,Math.max(2,d-l)+.5,i,a,r)}function gq(e,t,n,s){let o=-1,a=r=>t.y(n.row[r])+2+(s-4)*(1-n.gaps[n.gap[r]].at);for(let r=0;r<n.length;r+=1){if(n.sort[r]!==Zn)continue;let i=t.x(n.start[r]),
l=t.x(n.end[r]);l>=0&&i<=t.width&&(e.line(i,a(r),l,a(r),E("--text"),1),o>=0&&n.row[o]===n.row[r]&&n.end[o]===n.start[r]&&e.line(i,a(o),i,a(r),E("--text"),1)),o=r}}function yq(e,t,n,s){let o=t.rowHeight;
gq(e,t,n.data()??{length:0},o);let a=s.path(n.side);if(a&&Vy(e,t,n,a),s.measure){let{from:r,to:i}=s.measure,[l,d]=[t.x(r),t.x(i)];e.alpha(.16),e.box(l,0,d-l,t.height,E("--accent")),e.alpha(1);for(let u of[
l,d])e.line(u,0,u,t.height,E("--accent"),1)}if(s.aligned!==null){let r=Math.round(t.x(s.aligned))+.5;e.line(r,0,r,t.height,E("--accent"),1.5)}for(let r of s.selected)r.pane===n&&Fv(e,t,r,E("--accent"),
2.5,o);s.partner?.pane===n&&Fv(e,t,s.partner,E("--text"),1.5,o)}var Fh={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function Wh(e,t=x){if(!e||e.change===
"")return"";let{row:n,change:s}=e,[o,a,r]=el(n);return`${Fh[s]}: ${t(o)} → ${t(a)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function _q(e,t,{changes:n,partner:s,other:o}){let a=e.
data(),r=a.start[t]+a.shift,i=a.end[t]-a.start[t];if(a.sort[t]===qa){let m=a.gaps[a.gap[t]];return[["The device is idle","strong"],[`${C(i)}, from ${C(r)}`],[m.host?`the host: ${m.host}${m.operator&&m.
operator!==m.host?` in ${m.operator}`:""}`:"the host: mostly nothing recorded"],m.next&&[`then: ${m.next}`]].filter(Boolean)}if(a.sort[t]===Fa){let m=a.gaps[a.gap[t]];return[[`Step ${m.step_number}, a\
s the device has it`,"strong"],[`${C(i)}, from ${C(r)}`],[ms(m)],[`the host began it at ${C(m.host_start)}`,"muted"]]}if(a.sort[t]===Zn){let{name:m,mean:p,min:w,max:g}=a.gaps[a.gap[t]];return[[`${m}: ${Q(
p,0,3)}`,"strong"],w<g&&[`from ${Q(w,0,3)} to ${Q(g,0,3)} in this pixel`],[`${C(i)}, from ${C(r)}`]].filter(Boolean)}let l=a.names[a.name[t]],d=hs({name:l,category:a.categories[a.name[t]]});if(a.merged[t]>
1)return[[`${b(a.merged[t])} rows too short to draw separately`,"strong"],[`most of the time: ${l}`],d&&[Vs],["zoom in to see them","muted"]].filter(Boolean);let u=a.lanes[a.lane[t]],f=[[l||"(no name)",
"mono strong"],...d?[[Vs]]:[],[`${C(i)}, from ${C(r)}`],[`${a.categories[a.name[t]]} · ${u.label}`,"muted"]];if(!Cs(a,t))return[...f,["not part of this step: it began before, or another one launched \
it","muted"]];let h=Wh(n?.get(Zi(a,t)),C);if(h&&f.push([h,"change"]),s){f.push([`${o}: ${C(s.duration)} (${be(e.side==="control"?s.duration-i:i-s.duration)} test against control), from ${C(s.start)}`]);
let m=uu(n,o,l,a.categories[a.name[t]]);m!==l&&f.push([`${o}: ${m}`,"mono muted"])}else s===null&&o&&f.push([`${o}: no ${b(a.occurrence[t]+1)}${Vv(a.occurrence[t]+1)} call of this name`,"muted"]);return f}
var Vv=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",jh=e=>`${b(e)}${Vv(e)}`;function bq(){let e=j("polygon",{class:"join-shape"}),t=j("g",{class:"join-links"}),n=D("arrow"),s=j("svg",
{class:"timeline-join","aria-hidden":"true",focusable:"false"},j("marker",{id:n,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},j("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),
e,t);return{node:s,drawLinks(o){let a=s.getBoundingClientRect();k(t,o.map(([r,i])=>{let[l,d]=[Math.min(r.right,i.left),i.left].map(h=>h-a.left),[u,f]=(r.bottom<=i.top?[r.bottom,i.top]:[r.top,i.bottom]).
map(h=>h-a.top);return j("path",{"marker-end":`url(#${n})`,d:`M${l} ${u}L${d} ${f}`})}))},draw(o,a){if(!o||!a){e.setAttribute("points","");return}let r=s.getBoundingClientRect(),[i,l]=o.top<=a.top?[o,
a]:[a,o],d=({left:p,right:w})=>[p,Math.max(w,p+1.5)],[[u,f],[h,m]]=[d(i),d(l)];e.setAttribute("points",[[u,i.bottom],[f,i.bottom],[m,l.top],[h,l.top]].map(([p,w])=>`${p-r.left},${w-r.top}`).join(" "))}}}
function kq(e,t){let[n,s]=ie(t*10);return`${Q(e/s,0,3).replace("-","−")} ${n}`}function Wv(e,t,n){Gg(e,{view:t,width:n,format:kq,colours:{surface:E("--surface"),border:E("--border"),muted:E("--mute\
d")}})}function xq(){let e=c("canvas",{}),t=c("div",{class:"timeline-ruler","aria-hidden":"true"},e),n={from:0,to:1},s=pa(t,()=>{let o=t.clientWidth;Wv(Pi(ma(e,o,yn,{alpha:!1}),getComputedStyle(document.
body).fontFamily),n,o)});return{node:t,view(o,a){n={from:o,to:a},s.request()},whole:o=>({height:yn,paint:a=>Wv(Ii(a,gc,0),n,o-gc)}),unmount:s.stop}}var vq=60,$q=40,Sq=130,jv=8,yr=({kind:e})=>e==="pinn\
ed";function Eq(e){e.pins.hidden||_r(e),e.on.scroll?.()}var tn=e=>e.shown[0]??e.panes[0],yc=e=>tn(e).drawing.current();function Tq(e,t,n,s,o){e.following||(e.following=!0,e.shown.filter(a=>a!==t).forEach(
a=>a.drawing.follow(n,s,o)),e.following=!1,Jv(e),_r(e),e.on.view(n,s,o))}function Oq(e,{side:t},n){e.on.pin(t,n),e.shown.filter(s=>s.side===t).flatMap(s=>[...s.node.querySelectorAll(".lane-pin")]).find(
({dataset:s})=>s.lane===n.id)?.focus()}function Jv(e){let{from:t,to:n}=yc(e);e.overview.view(t,n),e.ruler.view(t,n)}function Mq(e,t,n,s){e.under=n>=0?{pane:t,i:n,event:s}:null,clearTimeout(e.rest),e.abort?.
abort(),e.marks.partner=null,e.under?Aq(e):e.tip.hide(),e.on.under?.(e.under),_r(e),Uh(e)}function Aq(e){let{pane:t,i:n}=e.under,s=e.on.both()?e.partners.nameOf(t,n):null;if(s===null){Hh(e,void 0);return}
let o=xs[t.side],a=e.partners.drawn(e.shown,o,...s)??(Cq(e,o,...s)?null:e.partners.known(o,...s));if(Hv(e,a),a!==void 0)return;let r=e.under;e.rest=setTimeout(async()=>{e.abort=new AbortController;try{
let i=await e.partners.ask(o,...s,e.abort.signal);e.under===r&&(Hv(e,i),_r(e),Uh(e))}catch{}},vq)}function Cq(e,t,n,s,o){let a=e.on.changes()?.get(Ee(n,s))?.row;return a!==void 0&&o>=a[`${t}_counts`]}
function Hv(e,t){e.marks.partner=t?ja(e.shown,xs[e.under.pane.side],t):null,Hh(e,t)}function Hh(e,t){let{pane:n,i:s,event:o}=e.under;if(o){let a=e.on.lines?.(n,s,o)??_q(n,s,{changes:e.on.changes(),partner:t,
other:e.on.both()?xs[n.side]:""});e.tip.show(a.map(([r,i])=>c("p",{class:i},c("bdi",{},r))),o)}}var qh=({pane:e,start:t,end:n,row:s})=>e.drawing.placeOf({start:t,end:n,row:s});function _r(e){e.join.drawLinks(
e.marks.links.map(s=>s.map(o=>o.pane.drawing.boxOf(o))));let{partner:t,selected:n}=e.marks;if(e.under&&t){let{start:s,end:o,row:a}=e.under.pane.data(),{pane:r,i}=e.under;e.join.draw(qh({pane:r,start:s[i],
end:o[i],row:a[i]}),qh(t))}else n.length===2?e.join.draw(...n.map(qh)):e.join.draw(null,null)}var Uh=e=>e.shown.forEach(t=>t.drawing.redraw());function nn(e,t,n){let s=(e+t)/2;return{from:s-n/2,to:s+n/
2}}function Rq(e,{start:t,end:n}){let s=yc(e),o=tn(e).drawing.node.clientWidth||1e3,a=Math.max(n-t,.01)*o/$q;return nn(t,n,Math.max((n-t)*1.3,Math.min(s.to-s.from,a)))}function Lq(e,t){let{from:n,to:s}=tn(
e).drawing.goal(),o=nn(n,s,(s-n)*t);tn(e).drawing.view(o.from,o.to)}function Nq(e,t){let{from:n,to:s}=tn(e).drawing.goal(),o=t*(s-n);tn(e).drawing.view(n+o,s+o)}function Pq(e,t,n,s,o,a){e.home=s,e.under=
null,e.marks.partner=null,e.tip.hide();let r=e.shown,i=r.length>0?yc(e):null;e.shown=t.map(({pane:l,data:d})=>(l.show(d,n),l)).filter(l=>l.data().bands.length>0),e.panes.filter(l=>!e.shown.includes(l)).
forEach(l=>{l.node.hidden=!0}),e.pins.hidden=!e.shown.some(yr),e.groups.forEach(l=>{let{side:d}=l.dataset;l.hidden=!e.shown.some(u=>u.side===d&&!yr(u)),l.firstChild.textContent=o[d]??""}),a?e.shown.forEach(
l=>{let{from:d,to:u}=_o(a,l.drawing.extent(),zv);l.drawing.follow(d,u)}):i&&e.shown.filter(l=>!r.includes(l)).forEach(l=>l.drawing.follow(i.from,i.to)),Jv(e)}function Iq(e,t){Object.assign(e.marks,t),
_r(e),Uh(e)}function Dq(e,{pane:t,start:n,end:s,row:o}){let a=t.drawing.boxOf({start:n,end:s,row:o}),{bottom:r}=(e.pins.hidden?e.ruler.node:e.pins).getBoundingClientRect();if(yr(t)||t.kind==="ranks")t.
drawing.reveal(o);else{let i=window.innerHeight-Math.max(Sq,e.on.below());window.scrollBy(0,a.top<r||i<r?a.top-r-jv:Math.max(0,a.bottom-i+jv))}}function Bq({pane:e,start:t,lane:n,level:s},o){let a=e.data(),
r=-1;for(let i=0;i<a.length;i+=1){let l=o*(a.start[i]-t);l>0&&a.level[i]===s&&a.lanes[a.lane[i]]?.id===n&&Cs(a,i)&&(r<0||l<o*(a.start[r]-t))&&(r=i)}return r}function qq(e){clearTimeout(e.rest),e.abort?.
abort(),document.removeEventListener("scroll",e.onScroll,{capture:!0}),e.size.disconnect(),e.overview.unmount(),e.ruler.unmount(),e.panes.forEach(t=>t.destroy())}function Fq(e){let{on:t}=e,n={hover:(s,o,a)=>Mq(
e,s,o,a),view:(s,o,a,r)=>Tq(e,s,o,a,r),fold:t.fold,row:t.row,pin:t.pin&&((...s)=>Oq(e,...s)),pick:t.pick,measure:(s,o,a)=>t.measure(s<o?{from:s,to:o}:null,a),decorate(s,o,a){yq(s,o,a,e.marks),t.decorate?.(
s,o,a)}};e.panes=e.kinds.flatMap(s=>O.map(o=>wq({side:o,kind:s,on:n}))),e.pins=c("section",{class:"timeline-pins","aria-label":"Pinned lanes"},e.panes.filter(yr).map(s=>s.node)),e.groups=O.map(s=>c("s\
ection",{class:`timeline-side timeline-${s}`,data:{side:s},"aria-label":s==="control"?"Control":"Test"},c("p",{class:`timeline-side-name ${s}-text small`}),e.panes.filter(o=>o.side===s&&!yr(o)).map(o=>o.
node)))}function _c({partners:e,on:t,kinds:n=["pinned","host","device"]}){let s={partners:e,on:t,kinds:n,under:null,rest:0,abort:null,following:!1,shown:[],home:{from:0,to:1}};s.onScroll=()=>Eq(s),s.marks=
{selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path??(()=>null)},s.tip=ai("timeline-tip"),s.join=bq(),Fq(s),s.overview=eq({onRange:(i,l)=>tn(s).drawing.view(i,l,!0)}),s.ruler=xq();
let o=c("div",{class:"timeline-lanes"},s.pins,s.groups,s.join.node),a=c("div",{class:"timeline-head"},s.overview.node,s.ruler.node),r=c("section",{class:"card timeline-stage","aria-label":"Timeline"},
a,o,s.tip.node);return s.size=new ResizeObserver(()=>r.style.setProperty("--head",`${a.offsetHeight}px`)),s.size.observe(a),document.addEventListener("scroll",s.onScroll,{capture:!0,passive:!0}),{node:r,
panes:s.panes,shown:()=>s.shown,current:()=>yc(s),focus:()=>tn(s).drawing.node.focus(),around:(...i)=>Rq(s,...i),goTo:({from:i,to:l},d)=>tn(s).drawing.view(i,l,d),glide:i=>Lq(s,i),slide:i=>Nq(s,i),fit(){
tn(s).drawing.view(s.home.from,s.home.to)},show:(i,l,d,u,f)=>Pq(s,i,l,d,u,f),drawOverview(i){s.overview.draw(s.shown,i)},setChanges(i){s.panes.forEach(l=>l.setChanges(i))},mark:i=>Iq(s,i),retell:()=>s.
under&&Hh(s),marks:s.marks,whole:i=>[{lines:[],...s.ruler.whole(i)},...s.shown.map(l=>({lines:[l.title],...l.whole(i)}))],reveal:(...i)=>Dq(s,...i),beside:Bq,unmount:()=>qq(s)}}function Kh(e,t,n){let s=l=>Qe(e,l),o=Se("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],l=>s({show:l})),a=Se("Ranks",[[
"","One rank","A rank of each side, with its threads and streams"],["all","All ranks","A lane for each rank, on one clock: who is late"]],l=>s({ranks:l})),r=v("Align at the start",()=>s({align:"",align_category:"",
align_nth:0}),{hidden:!0,title:"Both sides begin at the start of their step again"});return{node:c("div",{class:"timeline-bar"},a.node,t,c("span",{class:"timeline-zoom"},X("plus","Zoom in (W)",()=>e.stage.
glide(.6),{data:{do:"in"}}),X("minus","Zoom out (S)",()=>e.stage.glide(1/.6),{data:{do:"out"}}),v("Fit",e.stage.fit,{title:"Show the whole step (0)"}),v("Sums",()=>e.stretch.choose(e.stage.current()),
{title:"Where the time in view goes, by name; for another stretch drag with Shift"})),o.node,n,r,c("span",{class:"chart-tools"},v("Perfetto …",()=>ns([e.state.control,e.state.test].filter(l=>l!==""))),
fo(l=>MF(e,l),"the timeline","The timeline"))),draw(l,d){a.press(l.ranks&&"all"),a.node.hidden=d<2&&l.ranks==="",o.press(l.show),o.node.hidden=l.control===""||l.test==="",r.hidden=l.align===""}}}var Wq=[
["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function jq(){
let e=c("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){k(e,[...t?Object.entries(Fh):[],...Wq,...n?[["path","on the critical path"]]:[]].map(([s,o])=>c("li",
{class:`key key-span-${s}`},o)),t&&c("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it ch\
anged"))}}}var Hq=()=>c("div",{class:"empty"},c("h2",{},"Nothing to show"),c("p",{},"This set has no ranks with rows."));function Uq(e,t,{retry:n,chooseOther:s}){let o=/rank|step|span/.test(e.code);return xe(
e,`The timeline of the ${t} cannot be shown`,o?v("Choose another rank and step",s,{class:"primary"}):v("Try again",n,{class:"primary"})," ",ss())}var zq={threads:"host thread",streams:"stream",deep_rows:"\
deeply nested row"},Zv=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function Kq(e,t,n){let s=[],o=Zv([n]);n.missing.length>0&&s.push(`The ${e} has no ${n.missing.join(" and no ")}; \
another is shown.`);let a=Object.entries(zq).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,i])=>S(t.whole.left_out[r],i));return t.whole.left_out?.spans&&a.push(`rows that are too short for a picture\
 of the whole ${o}`),a.length>0&&s.push(`Not shown for the ${e}: ${a.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?s.push(`This ${o} of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort===
"device")||s.push(`The ${e} has no device work in this ${o}.`),s}function Gq(e){let t=c("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n=Ke();function s(r,i,l){n(r.ranks,i?.
map(d=>[d.id,d.label]),O.map(d=>[r[d],l[d]?.samples.length,l[d]?.sample]))&&Fe(t,()=>k(t,O.map(d=>o(d,r,i,l[d]))))}function o(r,i,l,d){let u=Tn({field:r,set:l&&re(l,i[r]),text:i[r],none:`No ${r}`,onPick:f=>e(
{[r]:f===null?"":te(f.id),[`${r}_rank`]:"",[`${r}_span`]:"",[`${r}_step`]:"",...cn([r])})});return ir(r,[u],d?.sample&&c("div",{class:"side-selection"},a(r,d,i.ranks)))}function a(r,{samples:i,sample:l},d){
let u=zr(i),f=d===""?"all":d,h=sd(i,l.rank),m=od(i,l.rank,l.span),p=(y,_,$,M,R,Y)=>{let I=D(y);return c("span",{class:"sample-field"},c("label",{for:I},_),ge($.map(H=>[String(H),R(H)]),H=>e({...Y,[`${r}\
_${y}`]:H}),{id:I,value:String(M),data:{field:`${r}_${y}`}}))},w=m.indexOf(l),g=(y,_,$)=>X(_,`${Mn[r]}: ${$} step`,()=>e({[`${r}_step`]:String(m[w+y].step_number)}),{data:{field:`${r}_${$}`},disabled:!m[w+
y],class:"step-move"});return[p("rank","Rank",u.length>1||d?[...u,f]:u,d||l.rank,y=>y==="all"?"All ranks":y===f?`Ranks ${f}`:String(y),{[`${r}_span`]:""}),h.length>1&&p("span","File",h,l.span,y=>String(
y+1),{}),l.step_number===null?c("span",{class:"muted small"},`whole recording, ${x(l.step)}`):[p("step","Step",m.map(y=>y.step_number),l.step_number,y=>`${y} · ${x(m.find(_=>_.step_number===y).step)}`,
{}),g(-1,"up","previous"),g(1,"down","next"),c("span",{class:"visually-hidden"},`takes ${C(l.step)}`)]]}return{node:t,draw:s,choose:r=>lr(t,r)}}var Mn={control:"Control",test:"Test"};function Yq(e,t,n){
return t===void 0?`${Mn[e]}: …`:t===null?`${Mn[e]}: no ${jh(n+1)} call`:`${Mn[e]}: ${C(t.duration)}, from ${C(t.start)}${t.of?`; ${S(t.of,"call")} in this ${t.whole?"recording":"step"}`:""}${Vq(t)}`}
function Vq({start:e,launch:t,launched:n,launches:s}){if(t)return`; launched ${x(e-t.start)} earlier`;if(!(n>0))return"";let o=Math.min(...s.map(a=>a.start))-e;return`; it launched ${S(n,"device row")}\
, ${n>1?"the first of ":""}which began ${x(o)} later`}var Jq=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function Qq(e){let t=c("section",{class:"card timeline-selected","aria-label":"\
Selected call",hidden:!0}),n=Ke();return{node:t,draw(s,o){n(s,o)&&(t.hidden=s===null,s!==null&&k(t,Xq(e,s,o)))}}}function Xq(e,t,n){let{control:s,test:o}=t.rows,a=SF(e,t),r=n.map(d=>[d,Jq(t.rows[d])]).
filter(([,d])=>d),i=Wh(t.change),l=(d,u,f)=>v(d,u,{class:"link-button",...f});return[c("p",{class:"timeline-selected-name mono"},c("bdi",{},t.name),c("span",{class:"muted"},` · ${t.category} · ${jh(
t.nth+1)} call`)),c("p",{class:"timeline-selected-times"},O.filter(d=>n.includes(d)).map(d=>c("span",{class:`${d}-text`},Yq(d,t.rows[d],t.nth))),s&&o&&c("span",{class:"strong"},`test − control: ${Z(
o.duration-s.duration)}`)),hs(t)&&c("p",{class:"small"},`${Vs}.`),i&&c("p",{class:"small"},`This operation ${["new","gone"].includes(t.change.change)?"is ":""}${i}.`),c("p",{class:"op-actions"},l("Zoo\
m to it",()=>n$(e)),r.map(([d,u])=>l(`${t.rows[d].launch?"Its launch":"What it launched"}${r.length>1?`, ${d}`:""}`,()=>s$(e,{...u,side:d,at:u.start-e.shifts[d]}),{title:u.name})),s&&o&&!t.aligned&&l(
"Align both sides at it",()=>$F(e),{title:"Both sides are moved so that this call begins at the same place"}),a&&c("a",{href:a},"Open this operation"),l("Copy the name",()=>kt(t.name,"Name copied.")),
l("Clear (Escape)",()=>An(e,kc)))]}var kc={name:"",category:"",nth:null,at:""},An=(e,t)=>Qe(e,t,{replace:!0}),e$=e=>`${e.drawnKey}|${e.alignKey}`;async function t$(e,t){let{name:n,category:s,nth:o}=e.
state,a=n===""?"":JSON.stringify([e$(e),n,s,o,t,t.map(r=>e.partners.named(r,n,s))]);if(a===e.wanted){zh(e,t);return}if(e.wanted=a,e.selected=null,a!==""&&o===null){await eF(e,t,a);return}a!==""&&(e.selected=
{name:n,category:s,nth:o,rows:Object.fromEntries(t.map(r=>[r,e.partners.known(r,n,s,o)??e.partners.drawn(e.stage.shown(),r,n,s,o)??void 0]))}),zh(e,t),e.selected&&await Zq(e,e.selected,t)}async function Zq(e,t,n){
let{name:s,category:o,nth:a,rows:r}=t;await Promise.all(n.filter(i=>r[i]?.of===void 0&&r[i]!==null).map(async i=>{try{r[i]=await e.partners.ask(i,s,o,a)}catch{}})),!e.dead&&e.selected===t&&zh(e,n)}async function eF(e,t,n){
let{name:s,category:o,at:a}=e.state,r=[...new Set([a,"test","control"])].filter(i=>t.includes(i));for(let i of r){let l=null,d=await e.sides[i].find({name:e.partners.named(i,s,o),category:o,order:"dur\
ation",limit:1}).catch(u=>{l=u});if(e.dead||e.wanted!==n)return;if(l){V(`The search for ${s} failed. ${l.message}`,{urgent:!0});return}if(d){let[u]=d.rows,f=u.start-e.shifts[i];e.reveals=!0,e.stage.goTo(
e.stage.around({start:f,end:f+u.duration}),!0),An(e,{category:d.category,nth:u.occurrence,at:i,open:i$(e,i,u.lane),...e.stage.current()});return}}V(`${s} does not occur in this ${Zv(t.map(i=>e.sides[i].
chosen))}.`,{seconds:10}),An(e,kc)}function zh(e,t){let{selected:n,state:s}=e,o=n===null?[]:t.map(a=>n.rows[a]&&ja(e.stage.shown(),a,n.rows[a])).filter(Boolean);e.stage.mark({selected:o,links:n===null?
[]:t.flatMap(a=>tF(e,a))}),e.picked.draw(n&&{...n,rows:Object.fromEntries(t.map(a=>{let r=n.rows[a];return[a,r&&{...r,pane:void 0,whole:e.sides[a].chosen?.sample.step_number===null}]})),change:e.changes?.
get(Ee(n.name,n.category))??null,aligned:s.align===n.name&&s.align_nth===n.nth},t),e.reveals&&o.length>0&&(e.reveals=!1,e.stage.reveal(xc(e)))}function tF(e,t){let n=e.selected.rows[t],s=n?.launches?.
length===n?.launched?n?.launches??[]:[];return[...n?.launch?[[n.launch,n]]:[],...s.map(o=>[n,o])].map(o=>o.map(a=>ja(e.stage.shown(),t,a))).filter(([o,a])=>o&&a)}var xc=({stage:{marks:e},state:t})=>e.
selected.find(({pane:n})=>n.side===t.at)??e.selected[0];function n$(e){let t=xc(e);return t&&(e.stage.goTo(nn(t.start,t.end,Math.max((t.end-t.start)*1.6,.1))),e.stage.reveal(t)),t!==void 0}function s$(e,{
name:t,category:n,occurrence:s,side:o,at:a,duration:r,lane:i}){e.reveals=!0,e.stage.goTo(e.stage.around({start:a,end:a+r})),An(e,{name:t,category:n,nth:s,at:o,open:i$(e,o,i)})}function nF(e,t,n){let s=e.
partners.nameOf(t,n);if(s){let[o,a,r]=s,{state:i}=e,l=i.name===o&&i.category===a&&i.nth===r;e.reveals=!l,An(e,l?kc:{name:o,category:a,nth:r,at:t.side})}return s!==null}function Qv(e,t){let n=xc(e),s=n?
e.stage.beside(n,t):-1;if(s<0)return!1;let[o,a,r]=e.partners.nameOf(n.pane,s),i=n.pane.data(),l=e.stage.current();return(i.start[s]<l.from||i.end[s]>l.to)&&e.stage.goTo(nn(i.start[s],i.end[s],l.to-l.from)),
An(e,{name:o,category:a,nth:r,at:n.pane.side}),!0}var sF=300,oF={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function aF(e){let t=(a,r,i)=>({key:a,title:r,show:String,...i}),n=lt({caption:"\
Spans in view",class:"timeline-table",level:"h2",limit:15,columns:[t("side","Side",{tone:a=>`${a}-text`}),t("lane","Lane"),t("name","Name",{mono:!0,show:(a,r)=>v(a||"(no name)",()=>l$(e,r.pane,r.i),{class:"\
link-button timeline-name",title:a})}),t("start","Start",{number:!0,show:x,exact:C,what:"Since the beginning of the step"}),t("duration","Duration",{number:!0,show:x,exact:C}),t("diff","Test − control",
{number:!0,show:Z,exact:be,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),t("change","In the step",{show:a=>oF[a]??"",what:"Whether all calls o\
f this name changed in the step"})]}),s=c("p",{class:"muted small",hidden:!0});function o(a,r){let i=[];for(let l of a){let d=l.data();if(d)for(let u=0;u<d.length;u+=1)d.start[u]<r.to&&d.end[u]>r.from&&
(Cs(d,u)||d.sort[u]!==Xn&&d.sort[u]!==Zn)&&i.push({pane:l,i:u,duration:d.end[u]-d.start[u]})}return[i.sort((l,d)=>d.duration-l.duration).slice(0,sF),i.length]}return{node:c("div",{},n.node,s),draw(a,r){
let[i,l]=o(a,r);s.hidden=l<=i.length,s.textContent=`The ${b(i.length)} longest of ${S(l,"span")} in view.`,n.show(i.map(({pane:d,i:u,duration:f})=>{let h=d.data(),m=h.sort[u]===Xn,p=m?vF(e,d,u):null;return{
pane:d,i:u,duration:f,side:d.side,start:h.start[u]+h.shift,lane:h.lanes[h.lane[u]]?.label??"steps",name:m?h.names[h.name[u]]:d.textOf(u),change:m?d.changeAt(u):"",diff:p===null?null:d.side==="control"?
p.duration-f:f-p.duration}}))}}}var rF=1e3,iF="Time in the stretch, of a host row without the rows below it";function lF(e,t){let n=new Map,s=Object.keys(e);for(let a of s)for(let{name:r,category:i,sort:l,
calls:d,total:u,self:f=u,...h}of e[a].rows){let m=t(r,i),p=n.get(Ee(m,i))??{name:m,category:i,sort:l};p[a]=(p[a]??0)+f,p[`${a}_calls`]=(p[`${a}_calls`]??0)+d,p[`${a}_of`]=h,n.set(Ee(m,i),p)}for(let a of n.
values()){for(let r of s){let i=e[r].of>e[r].rows.length?null:0;a[r]??=i,a[`${r}_calls`]??=i}a.diff=s.length===2&&a.control!==null&&a.test!==null?a.test-a.control:null}let o=a=>Math.abs(a.diff??0)||Math.
max(a.control??0,a.test??0)*1e-6;return[...n.values()].sort((a,r)=>o(r)-o(a))}var cF=({lowest:e,highest:t,lowest_rank:n,highest_rank:s}={})=>e===void 0?"":n===s?"the same on each":`${x(e)} (rank ${n})\
 to ${x(t)} (rank ${s})`;function dF(e,t,n){let s=o=>({key:o,title:`${Mn[o]}${n?", each rank":""}`,number:!0,what:n?"Time in the stretch, mean of the ranks":iF,show:x,exact:C});return lt({caption:"Tim\
e by name",class:"timeline-sums-table",level:"h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:o=>v(o||"(no name)",()=>t(o),{class:"link-button timeline-name",title:o})},{key:"sort",title:"\
Where",show:String},...e.map(s),...e.length===2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:Z,exact:be,tone:o=>o>0?"more":o<0?"less":""}]:[],...e.map(o=>({key:`${o}_calls`,number:!0,
title:e.length===2?`${Mn[o]} calls`:"Calls",show:b})),...n?e.map(o=>({key:`${o}_of`,title:e.length===2?`${Mn[o]}, least and most`:"Least and most",show:a=>cF(a)})):[]]})}function uF(e,t,n){let s=c("p",
{class:"timeline-measured",role:"status"}),o=c("div"),a=c("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},s,o),r=we();function i({side:d,set:u,query:f},h,m){let[p,w]=[h.
from,h.to].map(y=>Math.round((y+e.shifts[d])*1e3)/1e3),g={from:p,to:w,limit:rF};return t.ask?.(d,g,{signal:m})??Bt(u,"/sums",z(f,g),{signal:m})}function l(d,u){let f=Object.fromEntries(d.map((p,w)=>[p,
u[w]])),h=dF(d,p=>An(e,{q:p}),t.ask),m=lF(f,t.nameOf);h.show(m),k(o,m.length>0?h.node:c("p",{class:"muted"},"Nothing runs in this stretch."))}return{node:a,draw(d,u,f){let h=r.ask(d?JSON.stringify([d,
u,f,e.shifts]):"",m=>Promise.all(u.map(p=>i(e.sides[p],d,m))),m=>l(u,m),m=>k(o,c("p",{class:"notice small"},`Its sums could not be loaded. ${m.message}`)));a.hidden=d===null,h&&d&&k(s,c("b",{},x(d.to-
d.from)),c("span",{class:"muted small"},` from ${C(d.from)} to ${C(d.to)} `),v("Zoom to it",()=>e.stage.goTo(d),{class:"link-button"}),X("close","Remove the stretch (Escape)",n))},unmount:r.drop}}var Xv=.001;
function Gh(e,t){let n=!1;function s(){let{sum_from:r,sum_to:i}=e.state;return r===null?null:{from:r,to:i}}function o(r,i=!0){n=!i,e.stage.mark({measure:r}),i&&(An(e,{sum_from:r?.from??null,sum_to:r?.
to??null}),r&&W(`${x(r.to-r.from)} chosen.`))}let a=uF(e,t,()=>o(null));return{node:a.node,current:s,choose:o,draw(r){n||e.stage.mark({measure:s()}),a.draw(s(),r,t.key())},ofCall(){let r=t.place(),i=s();
return r&&o(i&&Math.abs(i.from-r.start)>Xv?{from:Math.min(i.from,r.start),to:Math.max(i.from,r.start)}:{from:r.start,to:Math.max(r.end,r.start+Xv)}),r!==void 0},unmount:a.unmount}}function fF(e){let{search:t}=e,
n=null,s=-1;function o(a){let r=`${e$(e)}|${e.changes===null}|${a}`;if(n?.key!==r){let i={key:r,list:[]};n=i,s=-1,i.found=Qy(a,Vt(e.state).map(l=>e.sides[l]),e.stage.shown(),e.changes,e.shifts).then(({
calls:l,more:d})=>{if(i.list=l,n===i){let u=new Set(l.map(f=>Ee(f.name,f.category)));t.say(Xy(u.size,l.length,d))}},()=>{})}return n.found}return{draw(a){a===""?(t.say(""),n=null):o(a)},async walk(a,r){
if(a==="")return;await o(a);let i=n?.list??[];if(!(i.length===0||e.dead)){if(s<0){let l=i.findIndex(d=>d.at>=e.stage.current().from);s=r>0?Math.max(0,l):l<=0?i.length-1:l-1}else s=(s+r+i.length)%i.length;
t.say(Zy(s,i.length)),s$(e,i[s])}}}}var hF=350,mF=250,pF=220,o$=(e,t)=>["from","to"].some(n=>Math.abs(e[n]-t[n])>.002+1e-6*Math.abs(t[n]));function Qe(e,t,{replace:n=!1}={}){e.dead||e.context.go(ro({...e.
state,...t}),{replace:n})}var Yh=(e,t)=>jn(t,e.state,e.sets,null),wF=(e,{rank:t})=>e===""?`rank ${t}`:e==="all"?"all ranks":`ranks ${e}`,a$=(e,{sample:t})=>`${wF(e.state.ranks,t)}${t.span>0?`, file ${t.
span+1}`:""}, ${t.step_number===null?"whole recording":`step ${t.step_number}`}`;function gF(e){let t=O.filter(o=>e.state[o]!==""),n=t.map(o=>Yh(e,o)).join(" → ");e.heading.textContent=t.length>0?`${n}\
 · Timeline`:"Timeline",e.context.setTitle(e.heading.textContent);let s={...Ue(""),control:e.state.control,test:e.state.test,...ra(e.state)};k(e.crumb,t.length===2&&c("a",{href:e.context.lastCompare(
new URLSearchParams(s))??ft(s)},`← ${n}`))}function Cn(e){let t=O.filter(i=>e.state[i]!=="");gF(e),O.forEach(i=>e.sides[i].load(e.state));let n=t.length>0&&t.every(i=>e.sides[i].samples!==null)?yF(e,
t):{};e.pickers.draw(e.state,e.sets,Object.fromEntries(O.map(i=>[i,n[i]&&{samples:e.sides[i].samples,...n[i]}]))),e.bar.draw(e.state,Math.max(0,...t.map(i=>zr(e.sides[i].samples??[]).length))),e.search.
draw(e.state.q);let s=Vt(e.state),o=t.find(i=>e.sides[i].error&&(s.includes(i)||e.sides[i].samples===null)),a=t.some(i=>e.sides[i].samples?.length===0),r=s.length>0&&s.every(i=>e.sides[i].whole);t.length===
0?e.question.say(Co("Choose one or two sets",e.sets,"Pick them above, or on the ",". The timeline shows a step of one set, or of two sets, one above the other.")):o&&!r?TF(e,o):a?e.question.say(Hq()):
e.question.say(null),e.results.toggleAttribute("data-skeleton",!r),e.context.busy(t.length>0&&!r&&!o&&!a),r&&e.draw(e,s,n)}function yF(e,t){let n={};for(let s of t){let o=n[xs[s]]??null;n[s]=e.sides[s].
choose(e.state,o)}return Vt(e.state).filter(s=>n[s]).forEach(s=>e.sides[s].loadWhole(e.state,e.pixels(s,Math.max(e.room-pF,300)))),n}function Vh(e,t){let n=e.drawnKey;return e.drawnKey=t.map(s=>e.sides[s].
stepKey()).join("|"),e.drawnKey!==n}function _F(e,t,n){let s=Vh(e,t);e.rowsKey!==`${e.drawnKey} ${e.state.pin}`&&(e.rowsKey=`${e.drawnKey} ${e.state.pin}`,t.forEach(o=>{e.rows[o]=Object.fromEntries(["\
pinned","host","device"].map(a=>[a,Qi(r=>e.state.open.includes(Yt(o,r)))]))})),r$(e,t),xF(e,n),Jh(e,t,n,s,({side:o,kind:a})=>Xi({window:e.sides[o].window,all:e.sides[o].whole,takes:r=>bF(e,o,r)===a,shift:e.
shifts[o],rows:e.rows[o][a]})),s&&Qh(e),OF(e,t,n),e.legend.draw(t.length===2,e.state.path),e.path.draw(e.state,t,n),t$(e,t),e.stretch.draw(t),Xh(e),e.walk.draw(e.state.q),e.drawTable(),e.context.settled()}
var bF=(e,t,n)=>e.state.pin.includes(Yt(t,n))?"pinned":n.sort==="host"?"host":"device";function Jh(e,t,n,s,o){let a=d=>t.map(u=>d(e.sides[u].whole.extent)-e.shifts[u]),r=Math.max(...a(d=>d.to));e.extent=
{from:Math.min(...a(d=>d.from)),to:r},e.home={from:Math.min(...a(d=>Math.max(0,d.from))),to:r};let i=e.stage.panes.filter(d=>t.includes(d.side)).map(d=>({pane:d,data:o(d)})),l=e.state.from===null?null:
{from:e.state.from,to:e.state.to};e.stage.show(i,e.extent,e.home,Object.fromEntries(t.map(d=>[d,`${Yh(e,d)}, ${a$(e,n[d])}`])),s?l??e.home:null),s&&e.stage.drawOverview(e.extent)}function Qh(e){let t=e.
stage.current();for(let n of Vt(e.state)){let s=e.stage.shown().find(r=>r.side===n),{whole:o,windows:a}=e.sides[n];if(s&&o){let r=e.shifts[n];a.want({from:t.from+r,to:t.to+r},s.drawing.node.clientWidth,
o.extent)}}}function kF(e){Qh(e),e.keepUrl(),e.drawTable()}function xF(e,t){let n=t.control&&t.test,s=new URLSearchParams({control:e.state.control,test:e.state.test,significance:"false",diagnosis:"fal\
se",...e.state.use_short_name&&{use_short_name:"true"}});for(let a of n?O:[]){let{rank:r,step_number:i}=t[a].sample;s.set(`${a}_ranks`,String(r)),s.set(`${a}_steps`,i===null?"all":String(i)),Wn(s,e.state,
a,`${a}_`)}let o=a=>{e.changes=a,e.stage.setChanges(a)};e.changing.ask(n?s.toString():"",a=>ue(s,{signal:a}),a=>{o(Wa(a)),e.stage.drawOverview(e.extent),t$(e,Vt(e.state)),r$(e,Vt(e.state)),e.drawTable()})&&
o(null)}async function r$(e,t){let n=e.state.align===""||t.length<2?"":JSON.stringify([e.drawnKey,e.state.align_category,e.state.align_nth,...t.map(a=>e.partners.named(a,e.state.align,e.state.align_category))]);
if(n===e.alignKey)return;e.alignKey=n;let s=e.shifts;e.shifts={control:0,test:0};let o=null;if(n!==""){let a=null,r=await Promise.all(t.map(i=>e.sides[i].find({name:e.partners.named(i,e.state.align,e.
state.align_category),category:e.state.align_category,occurrence:e.state.align_nth}).catch(l=>{a=l})));if(e.dead||e.alignKey!==n)return;if(a)V(`The search for the call to align at failed. ${a.message}`,
{urgent:!0});else if(r.every(Boolean)){let[i,l]=r.map(d=>d.rows[0].start);e.shifts={control:0,test:l-i},o=i}else(e.changes||e.state.align_category!=="python_function")&&V("The call to align at is not \
in both steps.",{seconds:8})}e.stage.mark({aligned:o}),(n!==""||s.test!==0)&&(Cn(e),Qh(e),e.stage.drawOverview(e.extent))}function i$(e,t,n){let s=e.stage.shown().filter(o=>o.side===t).flatMap(o=>o.data().
bands).find(({id:o})=>o===n);return!s||s.open?e.state.open:oo(e.state.open,Yt(t,s))}function vF(e,t,n){let s=Vt(e.state).length===2?e.partners.nameOf(t,n):null;return s&&e.partners.drawn(e.stage.shown(),
xs[t.side],...s)}function l$(e,t,n){let s=t.data();!nF(e,t,n)&&n>=0&&(s.merged[n]>1||s.sort[n]!==Xn)&&e.stage.goTo(nn(s.start[n],s.end[n],(s.end[n]-s.start[n])*1.5))}function $F(e){let{name:t,category:n,
nth:s}=e.selected;Qe(e,{align:t,align_category:n,align_nth:s})}function SF(e,{name:t,category:n}){return e.state.control===""||e.state.test===""?null:Ze({...no(""),control:e.state.control,test:e.state.
test,...ra(e.state),row:He(t,n),use_short_name:e.state.use_short_name})}function Xh(e){for(let t of e.stage.shown())t.highlight(e.state.q===""?null:Ky(t.data(),e.state.q))}function EF(e){if(e.stage.marks.
measure)e.stretch.choose(null);else{if(e.deselect())return!0;if(e.state.q!=="")Qe(e,{q:""},{replace:!0});else return!1}return!0}function bc(e){V(`This part of the timeline could not be loaded. ${e.message}`,
{urgent:!0})}function TF(e,t){e.question.say(Uq(e.sides[t].error,t,{retry(){O.filter(n=>e.sides[n].error).forEach(n=>e.sides[n].retry()),Cn(e)},chooseOther:()=>Qe(e,Object.fromEntries(O.flatMap(n=>["r\
ank","span","step"].map(s=>[`${n}_${s}`,""]))),{replace:!0})})),e.question.clearable(e.sides[t].error,t)}function OF(e,t,n){let s=t.flatMap(o=>Kq(o,e.sides[o],n[o]));k(e.notes,s.map(o=>c("p",{class:"n\
otice small"},o)))}async function MF(e,t){let n=e.stage.shown();if(n.length===0)return;let{from:s,to:o}=e.stage.current(),a=Math.max(900,n[0].drawing.node.clientWidth),r=Vt(e.state),i=[e.heading.textContent,
`${x(s)} to ${x(o)} of ${r.map(d=>`the ${d} (${a$(e,e.sides[d].chosen)})`).join(" and ")}`],l=Vd(i,e.stage.whole(a),a);await Di(l,t,`tracediff-${r.map(d=>De(Yh(e,d))).join("-")}-timeline`)}function AF(e,t){
let n=e.state;e.state=ao(t),Cn(e);let s=e.state.from!==n.from||e.state.to!==n.to,o=e.state.from===null?e.home:e.state;s&&o$(e.stage.current(),o)&&e.stage.goTo(o,!0),bt(e,Cn)}function CF(e){e.dead=!0,e.
keepUrl.cancel(),e.drawTable.cancel(),[...Object.values(e.sides),e.question,e.stretch,e.stage,...e.parts].forEach(t=>t.unmount())}function RF(e){e.sides=Object.fromEntries(O.map(t=>[t,Ba(t,{onChange:()=>!e.
dead&&Cn(e),onError:n=>!e.dead&&bc(n)})])),e.rows=Object.fromEntries(O.map(t=>[t,null])),e.partners=Gy(e.sides,()=>e.changes),e.path=Jy({toggle:()=>Qe(e,{path:!e.state.path}),change:()=>!e.dead&&e.stage.
mark({}),error:bc}),e.stage=_c({partners:e.partners,on:{view:()=>kF(e),pick:(t,n)=>l$(e,t,n),fold:({side:t},n)=>Qe(e,{open:oo(e.state.open,Yt(t,n))},{replace:!0}),pin:(t,n)=>Qe(e,{pin:oo(e.state.pin,Yt(
t,n))},{replace:!0}),measure:(...t)=>e.stretch.choose(...t),changes:()=>e.changes,both:()=>Vt(e.state).length===2,path:t=>e.path.of(t),below:()=>e.details.offsetHeight}}),e.search=tl({onText:t=>Qe(e,{
q:t},{replace:!0}),onStep:t=>e.walk.walk(e.state.q,t)}),e.bar=Kh(e,e.search.node,e.path.node)}function Zh(e,t,n,s=(o,a)=>a){let o={context:t,draw:n,pixels:s,sets:null,shifts:{control:0,test:0},drawnKey:"",
extent:{from:0,to:1},dead:!1};return o.room=e.clientWidth,o.state=ao(location.search),o.home=o.extent,o.notes=c("div",{class:"timeline-notes"}),o.heading=c("h1",{class:"visually-hidden"},"Timeline"),o.
crumb=c("nav",{class:"crumb","aria-label":"Where this is"}),o.pickers=Gq(a=>{let r=O.map(l=>a[`${l}_rank`]).find(l=>l!==void 0),i=r!==void 0&&!/^\d*$/.test(r);Qe(o,{...a,...r&&{ranks:i?r:""},...i&&Object.
fromEntries(O.map(l=>[`${l}_rank`,""])),...O.some(l=>l in a)&&{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null,collective:null}})}),o.keepUrl=Ne(hF,()=>{let{from:a,to:r}=o.stage.
current();Qe(o,o$({from:a,to:r},o.home)?{from:a,to:r}:{from:null,to:null},{replace:!0})}),o.drawTable=Ne(mF,()=>{!o.dead&&o.stage.shown().length>0&&o.table.draw(o.stage.shown(),o.stage.current())}),o}
function em(e,t,n){let s=c("div",{class:"message"});return e.results=c("div",{class:"results"},n),t.append(c("div",{class:"page timeline-page"},v("Skip to the lanes",e.stage.focus,{class:"skip-link"}),
e.heading,e.crumb,e.pickers.node,s,e.results)),e.question=Ye({context:e.context,results:e.results,message:s}),Cn(e),bt(e,Cn),{keys:{search:()=>e.search.focus(),control:()=>e.pickers.choose("control"),
test:()=>e.pickers.choose("test"),zoomIn:()=>e.stage.glide(.75),zoomOut:()=>e.stage.glide(1/.75),left:()=>e.stage.slide(-.12),right:()=>e.stage.slide(.12),fit:()=>e.stage.fit(),close:()=>EF(e)},update:o=>AF(
e,o),unmount:()=>CF(e)}}var tm=e=>c("p",{class:"muted small"},`Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch${e} · ? lists all k\
eys`);function LF(e,t){let n=Object.assign(Zh(e,t,_F),{changes:null,changing:we(),alignKey:"",selected:null,wanted:"",reveals:!1,rowsKey:""});RF(n),n.picked=Qq(n),n.stretch=Gh(n,{key:()=>[n.drawnKey,n.
changes===null],place:()=>xc(n),nameOf:(o,a)=>n.partners.named("control",o,a)}),n.walk=fF(n),n.table=aF(n),n.legend=jq(),n.details=c("div",{class:"timeline-details"},n.picked.node,n.stretch.node),n.parts=
[n.path,{unmount:n.changing.drop}],n.deselect=()=>n.state.name!==""&&(An(n,kc),!0);let s=em(n,e,[n.bar.node,n.notes,n.stage.node,n.details,n.legend.node,n.path.words,tm(""),n.table.node]);return Object.
assign(s.keys,{next:()=>Qv(n,1),former:()=>Qv(n,-1),measure:()=>n.stretch.ofCall(),zoomTo:()=>n$(n)}),s}var Us={path:"/timeline",name:"Timeline",read:ao,mount:LF};var NF=4e4,PF=100,IF=24,DF=8,BF=400,qF=80,FF=60,[WF,nm,jF]=[50,8,50],c$=7,om=(e,t,n)=>e.state.open.includes(Yt(t,n));function HF(e,t,{rank:n}){let{chosen:{sample:s},set:o}=e.sides[t],a=`${t} ${n}`;e.opened.
has(a)||e.opened.set(a,{data:Ba(t,{onChange:()=>am(e),onError:e.warn}),rows:Qi(l=>om(e,t,{...l,id:`rank ${n} ${l.id}`}))});let{data:r,rows:i}=e.opened.get(a);return r.of(o,{...s,rank:n}).loadWhole(e.state,
e.room),e.used.add(a),r.whole&&Xi({window:r.window,all:r.whole,takes:()=>!0,shift:0,rows:i})}function d$(e,t,n,s){let o=gr(s,"none"),a=om(e,t,{id:o});return{id:o,lane:s,fold:"none",open:a,answers:n,own:a&&
s.at!==null?HF(e,t,s):null}}function UF(e,t){let n=e.sides[t],{fold:s,sort:o}=e.state,a=Bh(n,s),r=e.inner[t];return Dh(n.whole.lanes,o).flatMap(i=>{if(i.ranks===1)return[d$(e,t,a,i)];let l=gr(i,s),d=om(
e,t,{id:l});return d&&r.of(n.set,n.chosen.sample).loadWhole(e.state,e.pixels(t,e.room)),[{id:l,lane:i,fold:s,open:d,answers:a,own:null},...d&&r.whole?Dh(r.whole.lanes.filter(u=>Ev(u,i,s)),o).map(u=>d$(
e,t,Bh(r,"none"),u)):[]]})}function zF(e,t,n){let s=Vh(e,t);e.used=new Set,s&&([e.meetings,e.hovered]=[[],null]),t.forEach(o=>{e.arrivals[o]=rW(e.sides[o])}),Jh(e,t,n,s,({side:o})=>Mv(UF(e,o))),Xh(e),
[...e.opened].filter(([o])=>!e.used.has(o)).forEach(([o,{data:a}])=>{a.unmount(),e.opened.delete(o)}),sm(e),k(e.notes,t.flatMap(o=>Ov(o,e.sides[o].whole,KF(e,e.sides[o]))).map(o=>c("p",{class:"notice \
small"},o))),e.choices.draw(e.state),e.stretch.draw(t),JF(e,t),ZF(e,t),e.drawTable(),e.context.settled()}function KF(e,{set:t,whole:n}){let s=e.clocks.get(t);return!s&&n.lanes.some(({status:o})=>o==="\
clock_step")&&(e.clocks.set(t,[]),St("clocks",new URLSearchParams({set:t,tables:"per_rank"})).then(o=>{e.clocks.set(t,o.set.per_rank),am(e)},e.warn)),s??[]}function sm(e){let t=e.stage.current();for(let n of e.
stage.shown().filter(({side:s})=>e.sides[s].whole)){let{whole:s,windows:o}=e.sides[n.side],[a,r]=n.drawing.sight(),i=h=>n.data().bands.filter(m=>m.sort==="rank"&&m.lane.at!==null&&m.top+m.height>a-h*m.
height&&m.top<r+h*m.height),l=h=>h.map(({lane:m})=>m.rank).sort((m,p)=>m-p),d=i(DF),u=n.drawing.node.clientWidth*Math.min(1,IF/Math.max(1,d.length)),f={...t,ranks:l(i(0)),near:l(d)};o.want(e.state.fold===
"none"?f:t,u,s.extent),d.length>0&&e.inner[n.side].whole&&e.inner[n.side].windows.want(f,u,s.extent),d.forEach(({lane:h})=>{let m=e.opened.get(`${n.side} ${h.rank}`)?.data;if(m?.whole){let[p,w]=[t.from,
t.to].map(g=>(g-h.at)/h.rate);m.windows.want({from:p,to:w},n.drawing.node.clientWidth,m.whole.extent)}})}e.slow()}var am=e=>!e.dead&&Cn(e);function rm(e,t,n,s,o){let{set:a,query:r}=e.sides[t],i=z(r,s);
return i.delete("fold"),s.category===""&&i.set("category",""),n==="/collective"&&i.delete("ranks"),Bt(a,`/ranks${n}`,i,o)}async function GF(e,t,n,s){let o=await rm(e,t,"/sums",n,s),a=e.sides[t].whole.
lanes.reduce((r,i)=>r+(i.step_start===null?0:i.ranks),0);return{...o,rows:o.rows.map(r=>({...r,total:r.total/Math.max(1,a)}))}}async function im(e,t,n,s){let o=await rm(e,t,"/collective",n,s);o.rows=o.
rows.filter(({start:r})=>r!==null);let a={side:t,answer:o,rows:new Map(o.rows.map(r=>[r.rank,r])),lane:[e.sides[t],e.inner[t]].flatMap(({whole:r})=>r?.lanes??[]).find(r=>r.rank===o.last&&r.at!==null)};
return e.meetings=[...e.meetings.slice(-WF),a],a}function f$(e,t,n){let s=e.data(),{rank:o,of:a=o?.at===null?void 0:o?.rank}=s.lanes[s.lane[t]]??{},r=t<s.runs?s.communication[t]>0:s.kinds[s.name[t]]===
"COMMUNICATION";return!n||t<0||a===void 0||!r?null:{rank:a,start:Math.min(s.end[t],Math.max(s.start[t],e.drawing.valueAt(n.clientX)))}}var h$=(e,t,{rank:n,start:s})=>e.meetings.find(o=>{let a=o.side===
t?o.rows.get(n):void 0;return a&&s>=a.start&&s<=a.start+a.duration})??null;function YF(e,t){clearTimeout(e.rest),e.asking?.abort();let n=t&&f$(t.pane,t.i,t.event);e.hovered=n&&h$(e,t.pane.side,n),!(!n||
e.hovered)&&(e.rest=setTimeout(async()=>{e.asking=new AbortController;let{signal:s}=e.asking,o=await im(e,t.pane.side,n,{signal:s}).catch(()=>null);o&&!s.aborted&&!e.dead&&(e.hovered=o,e.stage.retell(),
e.stage.mark({}))},FF))}async function VF(e,t,n,s){let o=t.data(),a=f$(t,n,s);if(n>=o.runs&&!a){e.stage.goTo(nn(o.start[n],o.end[n],(o.end[n]-o.start[n])*1.5));return}let r=a&&(h$(e,t.side,a)??await im(
e,t.side,a).catch(()=>null)),i=r&&e.state.at===t.side&&e.state.collective===r.answer.instance;Qe(e,r&&!i?{collective:r.answer.instance,at:t.side}:{collective:null,at:""},{replace:!0})}async function JF(e,t){
let{collective:n,at:s}=e.state,o=n===null||!t.includes(s)?"":`${e.sides[s].stepKey()} ${n}`;o!==e.meetingKey&&(e.meetingKey=o,e.selected=o===""?null:e.meetings.find(a=>a.side===s&&a.answer.instance===
n)??null,o!==""&&!e.selected&&(e.selected=await im(e,s,{instance:n}).catch(e.warn)??null),!(e.dead||e.meetingKey!==o)&&(e.card.draw(e.selected),e.selected&&W(`${e.selected.answer.name}: ${mc(e.selected.
answer,e.selected.lane)}`),e.stage.mark({})))}function m$(e,{answer:t,side:n,rows:s}){let o=Math.min(...t.rows.map(({start:r})=>r)),a=Math.max(...t.rows.map(({start:r,duration:i})=>r+i));e.stage.goTo(
nn(o,a,(a-o)*1.6)),p$(e,n,s.has(t.last)?t.last:t.rows[0]?.rank)}function p$(e,t,n){let s=e.stage.shown().find(a=>a.side===t),o=s?.data().bands.find(({sort:a,lane:r})=>a==="rank"&&r.at!==null&&r.rank===
n);o&&e.stage.reveal({pane:s,start:0,end:0,row:o.row})}function QF(e){let t=c("section",{class:"card timeline-selected","aria-label":"Selected collective",hidden:!0});return{node:t,draw(n){if(t.hidden=
n===null,n===null)return;let{answer:s,side:o,lane:a}=n,r=s.rows.filter(({aligned:d})=>!d).length,i=[s.bytes>0&&U(s.bytes),s.transfer>0&&`transfer ${x(s.transfer)}`,S(s.rows.length,"rank"),r>0&&`${b(r)}\
 not on the common clock`],l=s.rows.filter(({wait:d})=>d>0).sort((d,u)=>u.wait-d.wait);k(t,c("p",{class:"timeline-selected-name mono"},c("bdi",{},s.name),c("span",{class:"muted"},` · ${[s.group,`numb\
er ${s.instance+1}`,...i].filter(Boolean).join(" · ")}`)),c("p",{class:`${o}-text`},`${Mn[o]}: ${mc(s,a)}`),l.length>0&&c("p",{},`Waits: ${l.slice(0,nm).map(({rank:d,wait:u})=>`rank ${d} ${x(u)}`).join(
", ")}${l.length>nm?` and ${b(l.length-nm)} more`:""}`),c("p",{class:"op-actions"},v("Zoom to it",()=>e.zoom(n),{class:"link-button"}),v("Clear (Escape)",e.clear,{class:"link-button"})))}}}async function XF(e,t,n,s){
let a=(await Promise.all(t.map(r=>Xr(e.sides[r].set,n,s)))).flat().sort((r,i)=>r.total_duration-i.total_duration);return[...new Map(a.map(r=>[Ee(r.name,r.category),r])).values()].reverse().slice(0,jF)}
function ZF(e,t){let{q:n,name:s,category:o}=e.state;e.finding.ask(n===""?"":JSON.stringify([e.drawnKey,t,n,s,o]),async r=>{let i=await XF(e,t,n,{signal:r}),l=i.find(u=>u.name===s&&u.category===o)??i[0],
d=await Promise.all(l?t.map(async u=>(await rm(e,u,"/find",{name:l.name,category:l.category},{signal:r})).ranks.map(f=>({...f,side:u}))):[]);return{one:l,names:i,rows:d.flat().filter(({of:u})=>u>0)}},
({one:r,names:i,rows:l})=>{e.search.say(r?`${S(i.length,"name")}, on ${S(l.length,"rank")}`:"No name contains this text."),e.found.draw(r?{one:r,names:i,rows:l}:null)},r=>e.search.say(r.message))&&(e.
place=null,e.search.say(n===""?"":"Searching …"),n===""&&e.found.draw(null))}function eW(e,{side:t,rank:n,start:s,duration:o}){e.place={side:t,rows:new Map([[n,{start:s,duration:o}]])},e.stage.goTo(
e.stage.around({start:s,end:s+o})),p$(e,t,n),e.stage.mark({})}function tW(e){let t=c("section",{class:"card timeline-sums","aria-label":"Found on the ranks",hidden:!0}),n=lt({caption:"Calls on each ra\
nk",class:"timeline-sums-table",level:"h3",limit:8,columns:[{key:"side",title:"Side",show:String,tone:a=>`${a}-text`},{key:"rank",title:"Rank",number:!0,show:String},{key:"of",title:"Calls",number:!0,
show:b},{key:"total",title:"Sum",number:!0,show:x,exact:C},{key:"longest",title:"Longest",number:!0,exact:C,show:(a,r)=>v(x(a),()=>e.show(r),{class:"link-button",title:"Show it"})}]}),s=[],o=-1;return{
node:t,draw(a){t.hidden=a===null,[s,o]=[a?.rows??[],-1],n.show(s),k(t,a&&c("p",{class:"timeline-measured"},ge(a.names.map(({name:r,category:i},l)=>[String(l),`${ds(r,80)} · ${i}`]),r=>e.choose(a.names[r]),
{value:String(a.names.indexOf(a.one)),"aria-label":"Name"})),n.node)},step(a){s.length>0&&(o=o<0?a>0?0:s.length-1:(o+a+s.length)%s.length,e.show(s[o]))}}}function nW(e){let{start:t,duration:n,step_start:s,
step_end:o}=e,a=o-s,r=t.map((l,d)=>Math.max(0,Math.min(o,l+n[d])-Math.max(s,l))),i=Object.fromEntries(Mt.map(l=>[l,a>0?r.reduce((d,u,f)=>d+u*e[l][f],0)/a:null]));return{...i,idle:a>0&&e.ranks===1?Math.
max(0,100-Mt.reduce((l,d)=>l+i[d],0)):null}}function sW(e){let t=(o,a,r)=>({key:o,title:a,show:String,...r}),n=(o,a)=>t(o,a,{number:!0,show:F,what:"Of the time of its step; of several ranks, from the \
first begin to the last end, where their idle time cannot be compared with that of one"}),s=lt({caption:"Ranks",class:"ranks-table",level:"h2",limit:15,columns:[t("side","Side",{tone:o=>`${o}-text`}),
t("label","Lane",{show:(o,a)=>v(o,()=>e(a.side,a.id),{class:"link-button",title:"Open or close its streams and threads"})}),t("host","Host"),n("compute","Compute"),n("communication","Exposed communica\
tion"),n("memory","Memory"),n("idle","Idle"),t("late","Lateness",{number:!0,show:x,exact:C,what:"How long after the median of its ranks it begins a collective, mean of all steps"}),t("last","Certainly\
 last",{number:!0,show:b,what:"In how many collectives"}),t("clock","Clock")]});return{node:s.node,draw:o=>s.show(o.flatMap(a=>a.data().bands.filter(({sort:r})=>r==="rank").map(({id:r,lane:i})=>({...nW(
i),side:a.side,id:r,label:r,host:i.host??"",...i.collectives>0?{last:i.last,late:i.late_us}:{last:null,late:null},clock:i.at===null?"":hc(i)}))))}}function oW(e){let t=[["fold","Lanes",[["none","each \
rank"],["host","by host"],["group","by group"]]],["sort","Order",[["rank","by rank"],["lateness","by mean lateness"]]]].map(([n,s,o])=>[n,s,ge(o,a=>e({[n]:a}),{id:D(n)})]);return{node:c("span",{class:"\
timeline-choices sample-field"},t.map(([,n,s])=>[c("label",{for:s.id},n),s])),draw:n=>t.forEach(([s,,o])=>{o.value=n[s]})}}var aW=()=>c("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"},
[["part-compute","compute"],["part-communication","exposed communication"],["part-memory","memory"],["part-idle","nothing on the device"],["late","arrives last: the others wait"],["mean","lateness, ov\
er all collectives and steps"],["within","interval of the alignment"]].map(([e,t])=>c("li",{class:`key key-${e}`},t)));function u$(e,t,n){Qe(e,{open:oo(e.state.open,n)},{replace:!0})}var rW=({whole:e,
window:t})=>[...new Map([...t.arrivals,...e.arrivals].map(n=>[n.instance,n])).values()].sort((n,s)=>s.waited-n.waited);function iW(e,t,n,s){let{rank:o}=t.data().lanes[t.data().lane[n]],[a,r]=[-c$,c$].
map(i=>t.drawing.valueAt(s.clientX+i));return e.arrivals[t.side].find(({rank:i,start:l})=>i===o.rank&&o.at!==null&&l>=a&&l<=r)}function lW(e){let t=(o,a)=>Qe(e,o,a),n={onChange:()=>am(e),onError:o=>e.
warn(o),what:"/ranks"},s=o=>Object.fromEntries(O.map(a=>[a,Ba(a,{...n,queryOf:o})]));e.sides=s((o,a,r)=>Ji(o,a,r,o)),e.inner=s((o,a,r)=>Ji(o,a,r,{...o,fold:"none"})),e.stage=_c({kinds:["ranks"],partners:{
nameOf:()=>null},on:{view(){sm(e),e.keepUrl()},scroll:Ne(qF,()=>!e.dead&&e.stage.shown().length>0&&sm(e)),pick:(o,a,r)=>VF(e,o,a,r),fold:({side:o},a)=>u$(e,o,Yt(o,a)),measure:(...o)=>e.stretch.choose(
...o),changes:()=>null,both:()=>!1,below:()=>e.details.offsetHeight,row:(o,a,r,i,l)=>o.data().rankRows.has(r)?Av(a,r,i,l,o.data()):void 0,lines:(o,a,r)=>o.data().sort[a]===$o?Lv(o.data(),a,{arrival:iW(
e,o,a,r),meeting:e.hovered}):null,under:o=>YF(e,o),decorate:(o,a,r)=>r.data()&&Cv(o,a,r.data(),{arrivals:e.arrivals[r.side],meetings:[[e.hovered,"--text"],[e.selected,"--accent"],[e.place,"--accent"]].
filter(([i])=>i?.side===r.side).map(([i,l])=>({...i,mark:l}))})}}),e.card=QF({zoom:o=>m$(e,o),clear:()=>t({collective:null,at:""},{replace:!0})}),e.search=tl({onText:o=>t({q:o,name:"",category:""},{replace:!0}),
onStep:o=>e.found.step(o)}),e.found=tW({show:o=>eW(e,o),choose:({name:o,category:a})=>t({name:o,category:a},{replace:!0})}),e.choices=oW(o=>t(o)),e.bar=Kh(e,e.search.node,e.choices.node),e.stretch=Gh(
e,{ask:(o,a,r)=>GF(e,o,a,r),key:()=>[e.drawnKey],place:()=>{},nameOf:o=>o}),e.table=sW((o,a)=>u$(e,o,Yt(o,{id:a})))}function cW(e,t){let n=Object.assign(Zh(e,t,zF,(a,r)=>Math.max(PF,Math.min(r,Math.round(
NF/new Set((n.sides[a].samples??[]).map(({rank:i})=>i)).size)))),{opened:new Map,clocks:new Map,arrivals:{control:[],test:[]},meetings:[],hovered:null,selected:null,place:null,meetingKey:"",rest:0,asking:null,
finding:we(),deselect:()=>n.state.collective!==null&&(Qe(n,{collective:null,at:""},{replace:!0}),!0)}),s=()=>[...O.flatMap(a=>[n.sides[a],n.inner[a]]),...[...n.opened.values()].map(({data:a})=>a)];n.parts=
[{unmount(){s().forEach(a=>a.unmount()),clearTimeout(n.rest),n.asking?.abort(),n.finding.drop()}}],n.warn=a=>!n.dead&&bc(a),n.slow=Ne(BF,()=>!n.dead&&n.context.busy(s().some(({windows:a})=>a.isBusy()))),
lW(n),n.details=c("div",{class:"timeline-details"},n.card.node,n.found.node,n.stretch.node);let o=em(n,e,[n.bar.node,n.notes,n.stage.node,n.details,aW(),tm(" · ↑, ↓: another lane · Enter: its streams \
and threads"),n.table.node]);return o.keys.zoomTo=()=>n.selected!==null&&m$(n,n.selected),o}var lm={...Us,fits:e=>ao(e).ranks!=="",mount:cW};var y$=[["control","Control"],["test","Test"]],dW=e=>({slower:"more",faster:"less"})[e]??null,Rn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:x,exact:C}),uW=(e,t)=>e===null?q:`${B(e)} to ${B(t)}`,fW=(e,t)=>[
{key:"side",title:"Side",show:n=>n},{key:"label",title:"Recording",show:(n,s)=>c(e?"a":"bdi",{href:e?.(s.set)},n)},Rn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[Rn("without_p\
rofiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Rn("compute","Compute"),Rn("exposed_communication","Exposed communication"),Rn("exposed_memory","Expose\
d memory"),Rn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:b},{key:"samples",title:"Samples",number:!0,show:b,what:"A sample is one step of one rank"}],hW={slower:"slower",faster:"faster",
no_difference_found:"no difference found",cannot_judge:"cannot judge"};function mW(e){return e.q_value!==null?hW[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`too few: o\
nly ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var pW=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Rn("control","Control","Mean per\
 step of the recordings; host rows without the calls inside them"),Rn("test","Test","Mean per step of the recordings"),{...Rn("diff","Change"),show:Z},{key:"change_percent",title:"%",number:!0,show:B,
what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>uW(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Gt,what:"Of the test betwe\
en recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:dW}],wW=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",s=a=>t[`${a}_${n?"self_":""}per_step`],o=a=>t[`${a}_record\
ings`]===0?null:s(a);return{...t,control:o("control"),test:o("test"),diff:s("diff"),certain:mW(t)}},gW=.05,yW=({verdict:e})=>e==="slower"||e==="faster";function _W(e){let{verdict:t,control:n,test:s,change_percent:o,
low_percent:a,high_percent:r}=e,i=n===null||s===null?null:cs(n,s);return c("h2",{class:"headline"},c("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},c("span",{"aria-hidden":"true"},`${Au[t]}\
 `),Mu[t],yW(e)&&` by ${F(Math.abs(o))}`),i&&c("span",{class:"headline-times",title:`Mean step: ${C(n)} → ${C(s)}; the percentages are of the geometric means`},ho(...i)),a!==null&&c("span",{class:"v\
erdict-range"},`between ${B(a)} and ${B(r)}`))}function bW({words:e}){let t=e.replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").
replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.slice(1)}${/[.!?]$/.test(t)?"":"."}`}function _$({verdict:e}){let{between_percent:t,within_percent:n}=e,s=t===null?!1:n!==null&&t<gW?"\
Recordings of a side differ by no more than the noise of their steps explains.":`Recordings of a side differ by ${B(t).replace("+","")}${n===null?"":" beyond the noise of their steps"}.`;return[_W(e),
c("p",{},bW(e)," ",s),e.recorded&&c("p",{class:"muted small"},e.recorded.text)]}var b$=e=>Object.fromEntries(y$.map(([t])=>[t,e[t].recordings.find(({set:n})=>n===e.middle[t])]));function k$(e,t){let n=y$.
flatMap(([a,r])=>e[a].recordings.map(i=>({...i,...i.step_time,side:r}))),s=n.some(a=>a.without_profiler!==null),o=lt({caption:"Recordings",limit:128,columns:fW(t,s)});return o.show(n),o.node}function x$(e,t){
let n=lt({caption:"Rows",limit:50,columns:pW,csv:t});return{node:n.node,show:s=>n.show(s.map(wW(e.selection.measure)))}}var v$=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${S(e,"row")}\
 judged: ${b(t.slower)} slower and ${b(t.faster)} faster.`,zs=[["control","A",22],["test","B",50]],w$=82,g$=3,kW=(e,t)=>e[t].recordings.map(n=>({label:n.label,step:e.verdict.recorded===null?n.step_time.
step:n.without_profiler})).filter(({step:n})=>typeof n=="number"),xW=({verdict:{control:e,low_percent:t,high_percent:n}})=>t===null||e===null?null:[t,n].map(s=>e*(1+s/100));function $$(e){let t=Object.
fromEntries(zs.map(([h])=>[h,kW(e,h)])),n=xW(e),s=[...zs.flatMap(([h])=>t[h].map(({step:m})=>m)),...n??[]];if(zs.some(([h])=>t[h].length===0))return null;let[o,a]=[Math.min(...s),Math.max(...s)],r=h=>a>
o?g$+(100-2*g$)*(h-o)/(a-o):50,i=zs.flatMap(([h,,m])=>t[h].map(({label:p,step:w})=>({side:h,x:r(w),y:m,words:`${h}, ${p}: ${x(w)}`}))),l=c("div",{class:"strip-tip",hidden:!0}),d=([h,,m])=>j("line",{class:`\
strip-mean strip-${h}`,y1:`${m-11}%`,y2:`${m+11}%`,x1:`${r(e.verdict[h])}%`,x2:`${r(e.verdict[h])}%`}),u=j("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},zs.map(d),i.map(({side:h,x:m,
y:p})=>j("circle",{class:`strip-dot strip-${h}`,cx:`${m}%`,cy:`${p}%`,r:5})),n&&j("line",{class:"strip-interval",x1:`${r(n[0])}%`,x2:`${r(n[1])}%`,y1:`${w$}%`,y2:`${w$}%`}));yu(u,i,h=>{l.hidden=!h,k(l,
h?.words)});let f=zs.map(([h,m])=>`${m}, ${h}: ${t[h].map(({step:p})=>x(p)).join(", ")}.`).join(" ");return c("div",{class:"recordings-chart"},c("div",{class:"recordings-plot",role:"img","aria-label":`\
Mean step of each recording. ${f}`},zs.map(([h,m,p])=>c("b",{class:`${h}-text`,css:{top:`${p}%`}},m)),u,l),c("div",{class:"small muted recordings-scale","aria-hidden":"true"},c("span",{},on(o)),c("spa\
n",{},on(a))),c("p",{class:"small muted"},"Each recording as a dot, the means as lines",n&&"; the bar: where the test’s mean lies by the 95 % interval of the change","."))}var fm={path:"/compare/recordings",name:"Several recordings",read:dm,mount:DW},cm=1e3,vW=250,$W=6,S$=32,hm=[["control","Control"],["test","Test"]],mm=hm.flatMap(([e])=>["ranks","steps","marker","marke\
r_until"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),vc=e=>/marker/.test(e),E$=e=>e.split(",").filter(t=>t!=="");function dm(e){let t=new URLSearchParams(e);return{control:E$(t.get("control")??""),test:E$(
t.get("test")??""),q:ln(t,Re,"q"),significant:ln(t,Re,"significant","")==="true",equal_clock:ln(t,Re,"equal_clock","false"),cut_overlaps:ln(t,Re,"cut_overlaps"),chosen:Object.fromEntries(mm.flatMap(({
key:n,what:s})=>{let o=t.get(n)||vc(s)&&t.get(s)||"";return o===""||!vc(s)&&o==="all"?[]:[[n,o]]}))}}function $c(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return gs(
t,Re,["q","significant","equal_clock","cut_overlaps"],e),z(t,e.chosen)}var M$=({chosen:e})=>mm.some(({key:t,what:n})=>!vc(n)&&t in e);function SW(e){let t=hm.flatMap(([n,s])=>{let o=mm.filter(a=>a.side===
n&&a.key in e.chosen).map(({key:a,what:r})=>`${r.replace("_"," ")} ${e.chosen[a]}`);return o.length===0?[]:[`${s}: ${o.join(", ")}.`]});return[...M$(e)?[]:["All ranks and steps of every recording coun\
t."],...t].join(" ")}var pm=(e,t={limit:cm})=>z($c(e),{exclude:oa,sort:"abs_diff_self_duration",...t});function EW(e,t){let n=$c(e);["control","test"].forEach(o=>n.delete(o));let s=new URLSearchParams(
{view:n.toString()});for(let o of["control","test"])t[o].recordings.forEach(({set:a})=>s.append(o,a));return s}function TW(e,t){let{state:n,labels:s,change:o,sides:a}=e;return c("ul",{class:"recording\
s-chosen"},n[t].map(r=>{let i=s.get(r)??r;return c("li",{class:"tag"},i," ",v("×",()=>{o({[t]:n[t].filter(l=>l!==r)}),a.querySelector(`[data-field="${t}"]`)?.focus()},{class:"link-button","aria-label":`\
Leave out ${i}`,title:`Leave out ${i}`}))}))}function wm(e){let{sides:t,labels:n,change:s}=e;Fe(t,()=>k(t,hm.map(([o])=>{let a=i=>{e.state[o].includes(i)||(s({[o]:[...e.state[o],i]}),t.querySelector(`\
[data-field="${o}"]`)?.focus())},r=Tn({field:o,set:null,text:"",onGroup:a,onPick:i=>{n.set(te(i.id),i.label),a(te(i.id))}});return r.input.placeholder="Add a recording, or nightly-* …",ir(o,[r],TW(e,
o))})))}function OW({state:e,answer:t,labels:n}){for(let s of["control","test"])for(let o of e[s]){let a=t[s].recordings.find(r=>r.set.startsWith(o));a&&n.set(o,a.label)}}async function MW(e){let{labels:t,
state:n}=e,s=[...n.control,...n.test].filter(o=>!A$(o));try{for(let o of await Jt(s.slice(0,100)))t.set(te(o.id),o.label);e.answer===null&&wm(e)}catch{}}var AW=({state:e,answer:t})=>({...Ue(`?${new URLSearchParams(
e.chosen)}`),control:te(t.middle.control),test:te(t.middle.test),cut_overlaps:e.cut_overlaps});function CW(e){let t=()=>AW(e),n=({id:s,name:o,category:a})=>Ze({...t(),row:s??He(o,a)});return Ou({page:s=>`${n(
s)}#booked`,tree:()=>wt(gt(_n(`?${new URLSearchParams({...e.state.chosen,cut_overlaps:e.state.cut_overlaps,control:t().control,test:t().test})}`))),timeline:s=>(s&&sl(t(),s))??Wt(t())},(s,o)=>{e.open=
o?[...e.open,s]:e.open.filter(a=>a!==s),um(e)})}function um({account:e,found:t,open:n,why:s}){s.hidden=!t,t&&e.draw(t,{open:n,sure:!1,sum:"Together, of these two",lines:$W,words:1/0})}function RW(e){let{
answer:t,state:n}=e,s=z($c({...n,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,equal_clock:!1}),{limit:0}),o=["slower","faster"].includes(t.verdict.verdict)?s.toString():"";e.asker.
ask(o,r=>ue(s,{signal:r}),r=>{e.found=r,um(e)},e.asker.drop)&&(Object.assign(e,{found:null,open:[]}),um(e))}function LW(e){let{answer:t,state:n,change:s}=e,{control:o,test:a}=b$(t);k(e.words,_$(t),c("\
p",{class:"small recordings-chosen-parts"},SW(n)," ",M$(n)&&v("Use all ranks and steps",()=>s({chosen:Object.fromEntries(Object.entries(n.chosen).filter(([l])=>vc(l)))}),{class:"link-button"}))),k(e.chart,
$$(t)),k(e.middle,"Account, tree and timeline are of one recording of each side: ",c("a",{href:ht(o.set,a.set)},`${o.label} and ${a.label}`),", those with the middle step time. What the other recordin\
gs differ by is not in them",n.equal_clock?", nor the equal clock: they are as recorded.":"."),e.card.dataset.verdict=t.verdict.verdict;let r=t.control.recordings.length+t.test.recordings.length,i=l=>De(
t[l].recordings[0].label);e.share.set({name:`tracediff-${i("control")}-${i("test")}`,report:Zr(pm(n,{})),bundle:ei(EW(n,t)),tooMany:r>S$&&`${S$} sets at most`})}function NW(e){let{answer:t,state:n}=e;
OW(e),wm(e),LW(e),RW(e),k(e.notes,cl(t.comparability)),k(e.recordings,k$(t,a=>K(`/analyse?set=${te(a)}`)));let s=x$(t,ua(pm(n,{format:"csv"})));s.show(t.rows);let{row_count:o}=t;k(e.rows,s.node,c("p",
{class:"muted small"},o===0?"The filters leave no row. ":"",v$(t),o>cm?` The ${b(cm)} largest changes of ${b(o)} are here; the CSV has all.`:""))}function T$(e,t){e.answer=null,e.question.say(xe(t,"Th\
is comparison is not possible"))}var A$=e=>e.startsWith("tag:")||/[*?]/.test(e);function PW(e,t){e.answer=null,e.question.drop(),e.question.say(c("p",{class:"notice"},"Choose recordings of both sides,\
 at least four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",c("a",{href:t.every(n=>n.length===1)?ht(t[0][0],t[1][0]):K("/compare")},"Comp\
are two sets")))}function O$(e){let{state:t,search:n,question:s}=e;e.context.setTitle("Several recordings"),document.activeElement!==n&&(n.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,
wm(e);let o=[t.control,t.test];if(o.some(a=>a.length===0)||o.every(a=>a.length===1&&!A$(a[0]))){PW(e,o);return}s.ask(a=>ue(pm(t),{signal:a}),a=>{if(a.judged!=="between_recordings"){T$(e,{code:"one_set",
message:"Each of these two names stands for only one set."});return}e.answer=a,s.say(null),NW(e),W(a.verdict.words)},a=>T$(e,a))}function IW(e,t){let{change:n}=e,s=(l,d)=>(e[l]=d,d),o=(l,d)=>s(l,c("in\
put",{type:"checkbox",id:D(l),on:{change:d}}));s("search",Kn({id:D("q"),wait:vW,empties:!1,onText:l=>n({q:l},{replace:!0})})),e.share=tc(),e.account=CW(e),s("why",c("div",{class:"recordings-why",hidden:!0},
e.account.node,e.account.facts)),s("card",c("section",{class:"card recordings-verdict","aria-label":"Verdict"},c("div",{class:"recordings-top"},s("words",c("div")),c("div",{class:"chart-tools"},c("lab\
el",{class:"recordings-only",title:"Step times without what another clock of the device, or another speed of the host, makes of each recording"},o("clock",()=>n({equal_clock:e.clock.checked}))," at eq\
ual clock"),e.share.node)),c("div",{class:"recordings-body"},e.why,s("chart",c("div"))),s("middle",c("p",{class:"muted small"}))));let a=c("form",{class:"card analysis-controls","aria-label":"Rows",on:{
submit:l=>l.preventDefault()}},c("label",{class:"analysis-field"},c("span",{},"Name contains"),e.search),c("label",{class:"recordings-only"},o("only",()=>n({significant:e.only.checked},{replace:!0})),
" only slower or faster")),r=c("div",{class:"analysis-results"},e.card,s("notes",c("div",{class:"comparability"})),s("recordings",c("div")),a,s("rows",c("div"))),i=c("div");k(t,c("div",{class:"page an\
alyse-page recordings-page"},c("h1",{},"Several recordings"),c("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recording\
s are compared, not their steps: differences within one side are noise. Record both sides alternately."),s("sides",c("section",{class:"sides recordings-sides","aria-label":"Control and test"})),i,r)),
e.question=Ye({context:e.context,results:r,message:i})}function DW(e,t){let n={context:t,state:dm(location.search),answer:null,found:null,open:[],asker:we(),labels:new Map,change:(s,o)=>t.go(K(`/compa\
re/recordings?${$c({...n.state,...s})}`),o)};return IW(n,e),O$(n),MW(n),{keys:{search:()=>n.search.focus()},update(s){n.state=dm(s),O$(n)},unmount(){n.answer=null,n.asker.drop(),n.question.unmount()}}}var q$={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(me).map(([e,{name:t}])=>[e,t]))},BW=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":q$[e.measured].replace(/^./,t=>t.toUpperCase()),F$=e=>!!e&&
e.low_percent*e.high_percent>0,kr=e=>F$(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${B(e.diff_percent)} of the step (${B(e.low_percent)} to ${B(e.high_percent)})`:"",qW=e=>F$(e)?`${e.
explains?"the machine’s, ":""}${B(e.diff_percent)}`:"",FW=7.2,C$=16,WW=56,xr={l:64,r:16,t:22,b:44},Tc=e=>e.recorded===null?`stored ${he(e.created)} (recording time not stated)`:he(e.recorded);function km(e,t){
let n=Math.max(2,Math.floor((t-xr.l-xr.r)/(C$*FW+14))),s=mn(e.length,n);return{tickmode:"array",tickvals:s,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:an(s.map(o=>e[o].label),
C$).map(le)}}var W$=(e,t)=>({tickformat:",",ticksuffix:` ${e}`,fixedrange:!0,zeroline:!1,...t}),xm=e=>pt({margin:xr,dragmode:"zoom",...e}),j$=e=>e.map(t=>({type:"line",xref:"x",yref:"paper",x0:t.at-.5,
x1:t.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:E(H$(t))}})),H$=e=>e.direction==="slower"?"--more-fill":"--less-fill",U$=({host_median:e,lag_median:t})=>ms({host:e,lag:t});function jW(e){let t=e.
interval&&`95 % interval: ${e.interval.map(x).join(" to ")}`;return ye([e.label,Tc(e),`median ${x(e.median)}`,t,U$(e),S(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${B(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var HW=(e,t)=>ye([`${t.direction}: ${x(t.left_median)} → ${x(t.right_median)} (${B(t.diff_percent)}\
)`,kr(t.machine)&&`change of level: ${kr(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function z$(e){let t=[],n=[],s=(o,a)=>e[o][a];for(let o=0,a;o<e.length;o=
a+1){for(a=o;a<e.length&&e[a]!==null;)a+=1;let r=Array.from({length:a-o},(d,u)=>o+u),i=r.length===1?[o-.2,o+.2]:r,l=d=>r[Math.min(d,r.length-1)];r.length>0&&(t.push(...i,...[...i].reverse(),null),n.push(
...i.map((d,u)=>s(l(u),1)),...i.map((d,u)=>s(l(u),0)).reverse(),null))}return{x:t,y:n}}function UW(e,t){let{sets:n,levels:s,change_points:o}=e,a=n.map((d,u)=>u),r=d=>d===null?null:d/t,i=E("--control-f\
ill"),l=n.map(d=>d.median===null?null:(d.interval??[d.median,d.median]).map(r));return[{type:"scatter",mode:"lines",...z$(l),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Yn(i,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:E("--muted"),width:1.4,dash:"dash"},x:s.flatMap(({first:d,last:u})=>[d-.5,u+.5,null]),y:s.flatMap(({median:d})=>[r(d),r(d),null])},{type:"scatter",mode:"\
lines+markers",x:a,y:n.map(d=>r(d.median)),line:{color:i,width:1.4},marker:{color:i,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"circle")},...Ie(n.map(jW))},{type:"scatter",mode:"markers",
x:o.map(d=>d.at-.5),y:o.map(d=>r((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,color:E("--surface")},symbol:o.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:o.map(
d=>E(H$(d)))},...Ie(o.map(d=>HW(e,d)))}]}var zW=.3,KW=.04;function GW(e){let[t,n]=[Math.min(...e),Math.max(...e)];if(e.length===0||t<zW*n)return{range:[0,1.06*Math.max(n,0)||1],cut:!1};let s=Math.max(
.1*(n-t),(KW*n-(n-t))/2);return{range:[Math.max(0,t-s),n+s],cut:t-s>0}}var YW=e=>({shapes:[{type:"path",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,\
8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:E("--muted")}}],annotations:[{xref:"paper",yref:"paper",x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${le(
on(e))}`,bgcolor:E("--surface"),font:{size:11,color:E("--muted")}}]}),VW=3;function JW(e,t){let n=[],s=o=>Math.abs(o.diff_percent??1/0);for(let o of[...e].sort((a,r)=>s(r)-s(a)))n.every(({at:a})=>Math.
abs(a-o.at)*t>=WW)&&n.push(o);return n}function QW({answer:e},t){let{sets:n,change_points:s,baseline:o}=e,a=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[r,i]=ie(Math.max(...a,0)),l=o?.
median??null,d=JW(s,(t-xr.l-xr.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:le(B(m.diff_percent)),font:{size:11,color:E(m.direction==="slower"?"--more":
"--less")}})),{range:u,cut:f}=GW(l===null?a:[...a,l]),h=f?YW(u[0]):{shapes:[],annotations:[]};return{data:UW(e,i),layout:xm({xaxis:km(n,t),yaxis:W$(r,{range:u.map(m=>m/i)}),shapes:[...h.shapes,...j$(s),
...l===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:l/i,y1:l/i,line:{width:1.4,dash:"dot",color:E("--test-fill")}}]],annotations:[...d,...h.annotations]})}}var R$=[["--control-fill","median, and it\
s 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],vm=e=>c("div",{class:"chart-legend"},e.map(([t,n])=>c("span",{class:"\
key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),XW=e=>rt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:QW,keys:()=>R$,extra:vm(R$),class:"series-medians",onClick({
points:t},{answer:n}){let[s]=t,o=s?.curveNumber===VW&&n.change_points[s.pointNumber],a=o?o.at:s?.pointNumber;a>0&&e(o?n.sets.findIndex(({id:r})=>r===o.left):a-1,a)}}),L$=Object.values(me).map(({property:e,
name:t})=>[e,t]);function ZW({answer:e},t){let{sets:n}=e,[s,o]=ie(Math.max(...n.map(r=>r.mean_step_time??0))),a=n.map(r=>ye([r.label,Tc(r),`mean step ${x(r.mean_step_time)}`,U$(r),...Object.keys(me).map(
i=>`${me[i].name}: ${r.parts?x(r.parts[i]):q}`)]));return{data:Object.keys(me).map(r=>({type:"bar",x:n.map((i,l)=>l),y:n.map(i=>i.parts?i.parts[r]/o:null),marker:{color:E(me[r].property),line:{width:0}},
...Ie(a)})),layout:xm({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...km(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:W$(s,{rangemode:"tozero"})})}}var ej=()=>rt({id:"chart-ser\
ies-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:ZW,extra:vm(L$),keys:()=>L$}),N$=[["--test-fill","what the machine makes of the step, and its interval"]];function P$(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function tj(e,t){let{machine:n}=t;if(n===null)return ye([t.label,
Tc(t),"not known"]);let s=e.sets.find(({id:o})=>o===n.reference).label;return ye([t.label,Tc(t),`${B(n.curve_percent)} of the step, against the first level`,`${B(n.diff_percent)} (${B(n.low_percent)} \
to ${B(n.high_percent)}) against ${s}`,P$(n.device_factor,"kernels take"),P$(n.host_factor,"calls of the host take")])}function nj({answer:e},t){let{sets:n,change_points:s}=e,o=E("--test-fill"),a=({machine:r},i)=>((1+
r.curve_percent/100)*(1+i/100)/(1+r.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Yn(o,.22),...z$(n.map(r=>r.machine&&[a(r,
r.machine.low_percent),a(r,r.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:n.map((r,i)=>i),y:n.map(r=>r.machine?.curve_percent??null),line:{color:o,width:1.4},marker:{color:o,size:n.
length>200?3:6},...Ie(n.map(r=>tj(e,r)))}],layout:xm({xaxis:km(n,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:E("--muted")},shapes:j$(s)})}}var sj=()=>rt({id:"chart-series-machin\
e",title:"What the machine makes of the step",file:"series-machine",height:()=>220,make:nj,extra:vm(N$),keys:()=>N$}),Sc="row",Ec="layer",I$="Ids, labels, patterns such as nightly-*, beginnings of lab\
els, or tag:TAG, separated by commas";function oj(e){let t=D("ops"),n=c("datalist",{id:t}),s=(p,w,g,y={})=>{let _=c("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...g,on:{change:()=>e(
{...y,[p]:_.value.trim()})}});return{input:_,node:c("label",{class:"analysis-field"},c("span",{},w),_)}},o=s("sets","Sets",{class:"wide",title:I$,placeholder:"nightly-*"}),a=s("baseline","Baseline",{title:I$,
placeholder:"none"}),r=s("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),i=s("category","Category",{placeholder:"any"}),l=D("layer-hint"),d=s("layer","Layer",{class:"wide",placeholder:"\
Block #3 / Attention","aria-describedby":l},{name:"",category:"",time:"total"}),u=c("p",{class:"muted series-hint",id:l},"Modules or annotations as the Tree page names them, from the outermost to the \
innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3 is one."),f=(p,w)=>ge(w,g=>e({[p]:g}),{data:{field:p}}),h=f("by",[["device","device time"],["host",
"host time"]]),m=f("time",[["total","total"],["self","self"]]);return{options:n,sets:o,baseline:a,name:r,category:i,layer:d,layerHint:u,by:h,time:m}}function aj({onChange:e}){let{options:t,sets:n,baseline:s,
name:o,category:a,layer:r,layerHint:i,by:l,time:d}=oj(e),u=null,f=null,h="",m={[Sc]:o,[Ec]:r},p=ge([...Object.entries(q$),[Sc,"a row"],[Ec,"a layer"]],M=>{h=M in m?M:"",$(),h!==""?m[h].input.focus():e(
{measure:M,name:"",category:"",time:"total",layer:""})},{data:{field:"measure"}}),w=c("label",{class:"analysis-field"},c("span",{},"Time"),p),g=c("label",{class:"analysis-field"},c("span",{},"Of the l\
ayer"),l),y=c("label",{class:"analysis-field"},c("span",{},"Of the row"),d),_=c("form",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:M=>{M.preventDefault(),
document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},n.node,s.node,w,o.node,a.node,y,r.node,g,t,v("Show",()=>e({sets:n.input.value.trim()}),{class:"pr\
imary"}),i);Kl(o.input,t,()=>f);function $(){p.value=h||u.measure;for(let M of[o.node,a.node,y])M.hidden=h!==Sc;for(let M of[r.node,g,i])M.hidden=h!==Ec}return{node:_,draw(M,R){u=M,f=R,h=u.layer!==""?
Ec:u.name!==""?Sc:document.activeElement===m[h]?.input?h:"";for(let{input:Y}of[n,s,o,a,r])(Y!==document.activeElement||Y.value==="")&&(Y.value=u[Y.dataset.field]);d.value=u.time,l.value=u.by,$()},focus(){
return n.input.focus(),n.input.select(),!0}}}var gm=5,D$=(e,t=({label:n})=>n)=>e.slice(0,gm).map(t).join(", ")+(e.length>gm?` and ${b(e.length-gm)} more`:""),Oc=({sets:e},t)=>e.find(n=>n.id===t).label;
function $m({direction:e,diff_percent:t,left_median:n,right_median:s}){let o=t===null?"":` by ${B(Math.abs(t)).replace("+","")}`;return c("span",{class:e==="slower"?"more":"less"},`${e}${o}: ${cs(n,s).
join(" → ")}`)}function rj(e){let t=e.filter(n=>n.machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${b(t)} of them the machine’s`}function K$({sets:e,change_points:t,levels:n,
neighbours:s,measured:o,too_few_values:a}){return n.length===0?`None of these sets has ${o==="layer"?"this layer":"this time"}.`:s!==null&&s.pairs===0?"One set is not a series: there is no other set t\
o compare it with.":s!==null&&s.unjudged===s.pairs?`Cannot judge whether the level changes in ${S(e.length,"set")}.`:s!==null&&t.length>0?`${b(t.length)} of ${S(s.pairs,"pair")} of neighbours ${t.length===
1?"differs":"differ"}.`:a?e.some(({observations:r})=>r>1)?`${S(e.reduce((r,{observations:i})=>r+i,0),"value")} in ${S(e.length,"set")}: too few to tell a level.`:"One value a set: too few to tell a le\
vel.":`${t.length===0?"No change of level was found":S(t.length,"change of level","changes of level")} in ${S(e.length,"set")}${rj(t)}.`}var G$=({label:e,recorded:t})=>[c("b",{},e),t&&` (${he(t)})`],Y$=({
commits:e})=>e&&`The change is ${e.text}. `,V$=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function ij(e,t){let{sets:n,change_points:s}=e,o=s.at(-1);if(!o||V$(e))return!1;let a=kr(
o.machine);return c("p",{class:"card series-change"},s.length>1&&"The latest: ","from ",G$(n[o.at])," on, ",$m(o),". ",Y$(o),a&&`Of it, ${a}. `,c("a",{href:t(o.left,o.right)},"What changed"))}var lj=({
pairs:e,unjudged:t})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${b(t)} of ${S(
e,"such pair")} cannot be judged: a set has too few steps.`);function cj(e,t){let{since_good:n}=e,s=V$(e)?e.change_points.at(-1):null;return n!==null&&c("p",{class:"card series-good"},c("b",{},"Since \
the last good set, "),Oc(e,n.good),", it is ",$m(n),s&&[", from ",G$(e.sets[s.at])," on"],". ",s&&Y$(s),c("a",{href:t(n.good,n.now)},`What changed between it and ${Oc(e,n.now)}`))}function dj(e,t){let{
newest:n}=e;return n!==null&&c("p",{class:"card series-newest"},c("b",{},"The newest set, "),Oc(e,n.right),", stands out: it is ",$m({...n,left_median:n.left_mean,right_median:n.right_mean}),` (p = ${Gt(
n.p_value)}, against the ${b(n.others)} sets of its level before it). One set alone is not a change of level. `,kr(n.machine)&&`Of it, ${kr(n.machine)}. `,n.commits&&`It is ${n.commits.text}. `,c("a",
{href:t(n.left,n.right)},`What changed between ${Oc(e,n.left)} and it`))}function uj(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},n=e.differences.
map(({at:s,kind:o,before:a,after:r})=>`From ${e.sets[s].label} on, ${t[o]}: ${a} before, ${r} now.`);return e.more_differences===0?n:[...n,`${S(e.more_differences,"more such difference")}.`]}function fj({
sets:e,levels:t}){let n=[],s=e.filter(a=>a.missing!==null);s.length>0&&t.length>0&&n.push(`${S(s.length,"set")} ${s.length===1?"has no such time, and counts with the level around it":"have no such tim\
e, and count with the level around them"}: ${D$(s,a=>`${a.label} (${a.missing})`)}.`),e.every(a=>!a.has_steps)&&n.push("No set has steps: each whole recording counts as one step.");let o=e.filter(a=>a.
affected>0);return o.length>0&&n.push(`${S(o.length,"set")} ${o.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${D$(o)}.`),n}function hj(e){let t=e.unknown_recorded===
1,n=[e.without_profiler_note,...uj(e),e.unknown_recorded>0&&`${S(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored \
is used.`,e.neighbours?.pairs>0&&lj(e.neighbours),...e.left_out.map(({label:s,detail:o})=>`${s} is left out: ${o}`),...fj(e),e.machine_pending>0&&`The machine of ${S(e.machine_pending,"set")} is not k\
nown yet: the time was up. Load the page again; what was compared is kept.`].filter(Boolean);return n.length>0&&c("ul",{class:"notice"},n.map(s=>c("li",{},s)))}var mj=(e,t)=>[c("h2",{},K$(e)),ij(e,t),
cj(e,t),dj(e,t),hj(e)],br=(e,t,n,s=x)=>({key:e,title:t,what:n,number:!0,show:s,exact:C}),ym=e=>e===null?null:e>0?"more":e<0?"less":null,pj=12,_m=({commit:e,dirty:t})=>`${e.slice(0,pj)}${t?" (changed)":
""}`,wj=e=>[{key:"label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":he(t)},br("left_median","Before","Median of the level before"),br("right_median","Af\
ter","Median of the level after"),{...br("diff_duration","Change","After less before",Z),tone:ym},{key:"diff_percent",title:"%",number:!0,show:B,tone:ym},{key:"q_value",title:"q",number:!0,show:Gt,what:"\
Of the rank test of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all o\
f the change, as far as the interval tells",show:qW},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===
null?"":c("span",{title:t.text},`${_m(t.left)} → ${_m(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each\
: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,n)=>[c("a",{href:t},"before and after"),n.several&&
" · ",n.several&&c("a",{href:n.several},"several of each")]}],gj=e=>[{key:"label",title:"Set",show:(t,n)=>c("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===null?`stored ${he(n.
created)}`:he(t)},{...br("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.missing??x(t)},
{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?q:t.map(x).join(" to ")},...e.baseline?[{key:"diff_percent",title:"\
Against baseline",number:!0,show:B,tone:t=>Math.abs(t)<2?null:ym(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:b},br("mean_step_time",e.without_profiler?"Mean re\
corded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":_m(t)}]:[],{key:"tags",title:"\
Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":c("a",{href:t},"with the one before")}];function yj({sets:e,change_points:t},n){let s=lt({caption:"Changes of level",limit:64,
columns:wj(t)});return s.show(t.map(o=>({...o,label:e[o.at].label,recorded:e[o.at].recorded,href:n(o.left,o.right),several:o.recordings_link}))),s.node}function _j(e,t,n){let{sets:s}=e,o=lt({caption:"\
Sets",limit:30,columns:gj(e),csv:Xp(`${Ur(t)}&machine=true&format=csv`)});return o.show(s.map((a,r)=>({...a,href:K(`/analyse?set=${a.id.slice(0,12)}`),before:r===0?null:n(s[r-1].id,a.id)})).reverse()),
o.node}var Sm={path:"/series",name:"Series",read:so,mount:$j},bj="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of level lea\
ds to the comparison of the sets before and after it.",J$=({answer:e,state:t})=>(n,s)=>e.measured!=="layer"?ht(n,s):wt({control:te(n),test:te(s),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,
"")});function Em(e){let{answer:t,answered:n,medians:s,machine:o,parts:a}=e,{sets:r}=t,i=J$(e),l={file:"tracediff",revision:n,answer:t,caption:[`${r[0]?.label??""} to ${r.at(-1)?.label??""}`]};k(e.summary,
mj(t,i),t.change_points.length>0&&yj(t,i)),s.node.toggleAttribute("data-baseline",t.baseline!==null),s.draw({...l,heading:BW(t),empty:t.levels.length===0?"There is nothing to draw.":null}),o.node.hidden=
r.every(d=>d.machine===null),o.node.hidden||o.draw({...l,heading:"clock of the device, speed of the host"}),a.draw({...l,heading:"means over steps and ranks",empty:r.every(d=>d.parts===null)?"No set h\
as device work: a step has no parts.":null}),k(e.table,_j(t,e.state,i)),e.results.dataset.shown=n}async function kj(e){let[t,n]=await Promise.all([$t("group=always&limit=100"),vs()]),o=[...t.entries.flatMap(
({group:a})=>a?[a]:[]).map(({prefix:a,sets:r})=>[`${a}*`,r]),...n.filter(({sets:a})=>a>2).map(({tag:a,sets:r})=>[`tag:${a}`,r])].filter(([a])=>!a.includes(","));return c("div",{class:"notice"},t.total===
0?c("p",{},"No sets are stored yet. ",c("a",{href:K("/")},"Add some"),"."):c("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",c("cod\
e",{},"tracediff ingest --tag"),"."),o.length>0&&c("ul",{class:"series-offers"},o.slice(0,20).map(([a,r])=>c("li",{},c("a",{href:la({...e,sets:a})},a),` (${S(r,"set")})`))))}function bm(e,t){e.answer=
null,e.question.say(xe(t,"This series is not possible"))}async function xj(e,t){try{let n=await ld(`${t}&machine=true`);e.answered===t&&e.answer!==null&&(e.answer=n,Em(e))}catch{}}function vj(e,t,n){let{
state:s,question:o,controls:a}=e;if(e.answer=n,e.answered=t,a.draw(s,n.sets.at(-1)?.id??null),n.sets.length===0){let r=n.left_out.length;bm(e,{code:"no_sets",message:`${s.tag.length>0?`tag: no set has\
 ${s.tag.join(", ")}`:"No set was found"}.${r>0?` ${S(r,"set")} cannot be read.`:""}`}),o.clearable({message:"tag: "});return}o.say(null),Em(e),W(K$(n)),xj(e,t)}function B$(e){let{state:t,question:n,context:s,
controls:o}=e,a=Ur(t).toString();o.draw(t,e.answer?.sets.at(-1)?.id??null),s.setTitle([t.sets,"Series"].filter(Boolean).join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",n.ask(()=>kj(t),r=>n.
say(r),r=>bm(e,r))):e.answered===a&&e.answer?(n.drop(),Em(e),s.settled()):n.ask(r=>ld(a,{signal:r}),r=>vj(e,a,r),r=>bm(e,r))}function $j(e,t){let n={context:t,state:so(location.search),answer:null,answered:"",
summary:c("div",{class:"series-summary"}),table:c("div",{class:"analysis-tables"}),machine:sj(),parts:ej()};n.controls=aj({onChange:(a,r)=>t.go(la({...n.state,...a}),r)}),n.medians=XW((a,r)=>t.go(J$(n)(
n.answer.sets[a].id,n.answer.sets[r].id)));let s=[n.medians,n.machine,n.parts],o=c("div");return n.results=c("div",{class:"analysis-results"},n.summary,n.medians.node,n.table,n.machine.node,n.parts.node),
k(e,c("div",{class:"page analyse-page series-page"},c("h1",{},"Series"),c("p",{class:"muted analysis-intro"},bj),n.controls.node,o,n.results)),n.question=Ye({context:t,results:n.results,message:o}),B$(
n),{keys:{search:()=>n.controls.focus()},update(a){n.state=so(a),B$(n)},unmount(){n.question.unmount(),n.answer=null,s.forEach(a=>a.unmount())}}}var Sj=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Ej=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`,nS="tracediff.dismissed-jobs",Tj=24*3600*1e3,Oj=1e4,sS=()=>ri(nS),Mj=e=>mo(nS,JSON.stringify([...sS().slice(-50),e.id]));function Aj(e,t,n){let s=e.state==="failed"&&Date.now()-Date.parse(e.finished??
e.created)<Tj;return!n.includes(e.id)&&(!_a(e)||t.has(e.id)||s)}function Cj(){let e=new Map;return{tell(t,{state:n,stage:s="",text:o}){let a=e.get(t),r=performance.now()-(a?.at??0);if(a?.state===n&&a.
stage===s&&r<Oj)return;let i=a?.state===n;e.set(t,{state:n,stage:s,at:performance.now()}),a&&(!i||n==="job"||n==="running")&&W(o,n==="failed")}}}function Rj(e){let t=null;for(let n of G.transfers){let s=e.
cards.get(n.key);s||(s=ib(n),e.cards.set(n.key,s),t??=s),s.update();let{state:o,label:a,job:r}=n;e.teller.tell(n.key,{state:o,stage:r?.stage,text:`${a}: ${o==="failed"?"failed. ":""}${s.text()}`})}return t}
function Lj(e){let t=sS();gn.running.forEach(s=>e.seen.add(s.id));let n=gn.list.filter(s=>Aj(s,e.seen,t)).reverse();for(let s of n)e.cards.has(s.id)||e.cards.set(s.id,lb(s,()=>{Mj(s),Tm(e)})),e.cards.
get(s.id).update(s),e.teller.tell(s.id,{state:s.state,stage:s.stage,text:`${s.label}: ${Ns(s)}`});return n}function Tm(e){e.frame=0;let t=e.cards.size===0,n=Rj(e),s=[...G.transfers.map(o=>o.key),...Lj(
e).map(o=>o.id)];for(let o of e.cards.keys())s.includes(o)||e.cards.delete(o);zn(e.list,s.map(o=>e.cards.get(o).node)),e.node.hidden=e.cards.size===0,n&&!t&&n.node.scrollIntoView({block:"nearest"}),G.
transfers.forEach(({key:o})=>e.cards.get(o).focus())}function Nj(e){e.frame===0&&(e.frame=requestAnimationFrame(()=>Tm(e)))}function Pj(e,t){let n={cards:new Map,seen:new Set,frame:0};n.list=c("ul",{class:"\
transfers"}),n.node=c("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},c("div",{class:"section-head"},c("h2",{id:"activity-title"},"Uploads and jobs")),n.list),n.teller=Cj();let s=new AbortController,
{signal:o}=s;return[G,gn].forEach(a=>a.addEventListener("change",()=>Nj(n),{signal:o})),G.addEventListener("stored",({detail:a})=>e(a.job.set),{signal:o}),gn.addEventListener("stored",({detail:a})=>e(
a.set),{signal:o}),G.addEventListener("sets",t,{signal:o}),Tm(n),{node:n.node,unmount(){s.abort(),cancelAnimationFrame(n.frame)}}}var Q$=64,X$=32;function Ij(e){let t=`“${[...e].slice(0,40).join("")}${[
...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Q$)return`${t} is too long: a tag has at most ${Q$} bytes.`;if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[n,...s]=e.
split("=");return s.length>0&&(n.trim()===""||s.join("=").trim()==="")?`${t} has nothing ${n.trim()===""?"before":"after"} the “=”. Write, for example, branch=main.`:""}function Dj(e){let t=e.split(
",").map(a=>a.trim().replace(/\s+/g," ")).filter(a=>a!==""),n=t.map(a=>a.toLowerCase()),s=t.filter((a,r)=>n.indexOf(n[r])===r),o=s.map(Ij).find(a=>a!=="")??(s.length>X$?`${s.length} tags are too many:\
 a set has at most ${X$}.`:"");return{tags:s,fault:o}}var Bj="key=value, separated by commas";function qj(){let[e,t]=["tags","tags-help"].map(D),n=c("span",{id:t,class:"tag-help",role:"status"}),s=c("\
input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:G.tagText,on:{input:()=>o(!1),change:()=>o(!0)}});function o(a){let{tags:r,
fault:i}=Dj(s.value);Object.assign(G,{tagText:s.value,tags:r,tagFault:i}),(a||i==="")&&(n.textContent=i||Bj,n.classList.toggle("error-text",i!==""),s.setAttribute("aria-invalid",String(i!=="")))}return o(
!0),c("div",{class:"tag-field writes small"},c("label",{for:e},"Tags of the next uploads"),s,n)}function Z$(e,t,n){let s=c("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let o=eg(s.files);
o.length>0?G.add(o):n.webkitdirectory&&V("That folder is empty.",{urgent:!0}),s.value=""}}});return c("span",{class:"writes"},c("button",{type:"button",on:{click:()=>s.click()}},mt(t),e),s)}function eS(e){
return c("div",{class:"recipe"},c("pre",{},c("code",{},e)),v("Copy",()=>kt(e,"Code copied."),{class:"small-button","aria-label":"Copy the code"}))}function Fj(){let e=(t,n,s)=>{let o=v(t,async()=>{o.disabled=
!0;try{await G.addSample(n)}catch(a){V(`The sample cannot be added. ${a.message}`,{urgent:!0}),o.disabled=!1}},{class:s});return o};return c("div",{class:"empty"},c("h2",{},"No traces yet"),c("p",{class:"\
tagline"},"tracediff compares two runs of a PyTorch program, as its profiler recorded them, and says what changed, by how much, and why."),c("p",{class:"writes sample-offer"},e("Look at a sample pair",
"","primary"),c("span",{class:"muted"},"Two recordings of a training on an H200; attention was one kernel, then written by hand.")),c("p",{class:"writes sample-offer"},e("One with four ranks","ranks",
""),c("span",{class:"muted"},"Generated, with four changes planted in the second.")),c("h3",{},"Your own"),c("ol",{},c("li",{},"Copy ",c("code",{},"clients/python/tracediff_record.py")," of tracediff \
beside your program, and record a few training steps, once before and once after your change:",eS(Sj),c("details",{},c("summary",{},"Or with ",c("code",{},"torch.profiler")," alone, which does not tim\
e the steps without the profiler"),eS(Ej))),c("li",{},"Each run leaves a folder with one ",c("code",{},".json")," or ",c("code",{},".json.gz")," (or ",c("code",{},".pftrace"),") file per rank."),c("li",
{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")))}function Wj(e){let t=c("span",{class:"side side-control"}),n=c("span",
{class:"side side-test"}),s=X("swap","Swap control and test",e),o=c("a",{class:"button primary",href:K("/compare")},"Compare"),a=c("span",{class:"muted"}),r=c("section",{class:"pick-bar","aria-label":"\
Control and test"},c("div",{class:"pick-pair"},t,s,n),a,o);function i(l,d){let u=(h,m,p)=>k(h,c("b",{class:"letter"},m),p?c("span",{class:"ellipsis",title:p.label},p.label):c("span",{class:"muted"},"n\
ot picked"));u(t,"A",l),u(n,"B",d);let f=l&&d&&l.id===d.id;a.textContent=f?"Both sides are the same set.":"",s.disabled=!l&&!d,l&&d?(o.href=ht(l.id,d.id),o.removeAttribute("aria-disabled")):(o.removeAttribute(
"href"),o.setAttribute("aria-disabled","true"))}return{node:r,draw:i}}var vr={path:"/",name:"Traces",read:ia,mount(e,t){return Gj(e,t)}},oS=24,jj=100;function Mc(e,t,n){e.context.go(Ip({...e.state,...t}),
n)}function Om(e){e.list.show(e.state,{control:e.picked.control?.id??"",test:e.picked.test?.id??"",labels:{control:e.picked.control?.label??"",test:e.picked.test?.label??""}}),e.bar.draw(e.picked.control,
e.picked.test)}function Hj(e,{sets:t,allTotal:n,checking:s=!1}){e.unmounted||(e.shown=t,e.context.setTitle(`Traces (${b(n)})`),e.count.textContent=n>0?b(n):"",e.bar.node.hidden=n===0,e.tagField.hidden=
n===0,location.search===""&&n<=oS&&!s&&aS(e,t),rS(e))}function aS(e,t){let{control:n,test:s}=Td(t);n&&(n!==e.picked.control?.id||s!==e.picked.test?.id)&&(e.picked={control:re(t,n),test:re(t,s)},Mc(e,{
control:te(n),test:te(s)},{replace:!0}))}function Uj(e,t){let n=G.transfers.some(s=>s.job?.set===t);n&&!e.arrivals.includes(t)&&e.arrivals.push(t),n&&Mc(e,{q:"",tag:[],sort:"created",order:"desc",page:1},
{replace:!0}),e.reload(n?t:"")}async function rS(e){let t=e.state,n=["control","test"].map(i=>t[i]),s=n.filter(i=>i!==""&&!e.shown.some(l=>l.id.startsWith(i))),o=await Jt(s).catch(()=>null);if(e.unmounted||
t!==e.state)return;let[a,r]=n.map(i=>i===""?null:e.shown.find(l=>l.id.startsWith(i))??re(o??[],i)??null);e.picked={control:a,test:r},e.context.unknown(["control","test"].filter(i=>o&&e.state[i]!==""&&
!e.picked[i]).map(i=>({name:i,value:e.state[i],allowed:"a stored set"}))),Om(e)}function iS(e,t){e.chosen=!0,e.picked=t,Mc(e,{control:te(t.control?.id??""),test:te(t.test?.id??"")})}function lS(e,t,n){
iS(e,{...e.picked,[t]:n}),W(`${n.label} is the ${t}.`)}function tS(e,t){let n=e.list.focused();return n?lS(e,t,n):!1}function zj(e,t){let n=e.state;e.state=ia(t),Om(e),(n.control!==e.state.control||n.
test!==e.state.test)&&rS(e)}function Kj(e){e.unmounted=!0,e.reload.cancel(),e.list.unmount(),e.activity.unmount()}function Gj(e,t){let n={context:t,picked:{control:null,test:null},shown:[],chosen:!1,arrivals:[],
unmounted:!1};return n.state=ia(location.search),n.count=c("span",{class:"count"}),n.list=tb({change:(s,o)=>Mc(n,s,o),pick:(s,o)=>lS(n,s,o),loaded:(...s)=>Hj(n,...s),empty:Fj,context:t}),n.bar=Wj(()=>iS(
n,{control:n.picked.test,test:n.picked.control})),n.activity=Pj(s=>Uj(n,s),()=>n.list.reload()),n.tagField=qj(),n.bar.node.hidden=!0,n.tagField.hidden=!0,e.append(c("div",{class:"page traces-page"},c(
"div",{class:"page-head"},c("h1",{},"Traces ",n.count),c("div",{class:"page-actions"},c("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Z$("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),Z$("Choose files","file",{accept:".json,.gz,.pftrace,.perfetto-trace,.zst,.xz,.zip,.tar,.tgz,.txz,.bz2,.tracediff","aria-label":"Choose tr\
ace files",id:"choose-files"}))),n.tagField,c("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",c("\
code",{},"tracediff serve --keep-traces=20G")," keeps them."),n.activity.node,n.bar.node,n.list.node)),t.setTitle("Traces"),n.reload=Ne(jj,async s=>{if(await n.list.reload(s),n.arrivals.length>1&&!n.chosen&&
!n.unmounted){let o=await Jt(n.arrivals.slice(-oS)).catch(()=>[]);if(!n.unmounted&&!n.chosen){o.sort((r,i)=>n.arrivals.indexOf(i.id)-n.arrivals.indexOf(r.id));let{control:a}=Td(o);aS(n,a===""?o.slice(
0,2):o)}}}),Om(n),{keys:{search:n.list.search,enter:n.list.enter,control:()=>tS(n,"control"),test:()=>tS(n,"test")},update:s=>zj(n,s),back:()=>n.list.reload(),unmount:()=>Kj(n)}}var Yj=20,Vj=.62,hS={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function Jj(){let e=new Map,t=(n,s)=>{let o=`${n} ${s}`;return e.has(o)||
e.set(o,$y(E("--surface-sunk"),E(n),s)),e.get(o)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",Vj*(.12+.88*(Math.abs(n)/ko))),noise:()=>t("--noise\
-fill",.75),sort:n=>t(hS[n]??"--noise-fill",.45)}}var Qj=(e,{tree:t,measure:n})=>[c("p",{class:"mono strong"},it(e)),c("p",{class:"muted small"},[Ia(e),Da(e),bn(e,n)&&"no difference found"].filter(Boolean).
join(" · ")),Py(e,t).map(s=>c("p",{class:"small"},s))],$r=(e,t)=>e.view.tree.frames[e.layout.frame[t]],mS=(e,t)=>e.view.tree.pair&&!Ca(t)&&t.sort!=="rest";function Xj(e,t){let n=$r(e,t);return e.view.
tree.pair?bn(n,e.view.measure)?e.shades.noise():e.shades.change(vy(n,e.view.measure,e.full)):e.shades.sort(n.sort)}function Zj(e,t){let n=$r(e,t);return`${n.status==="replaced"?"⇄ ":""}${[ru(n),Ra(n)].
filter(Boolean).join(" ")}${e.view.tree.pair?` ${Iy(n,e.view.measure)}`:""}`}function eH(e,t){let n=e.view?.selected;if(!n)return!1;let s=n.parent?.children.filter(d=>cS(e,d))??[],o=s.indexOf(n),a=d=>e.
layout.end[e.layout.place[d.at]]-e.layout.start[e.layout.place[d.at]],i={ArrowUp:()=>n.parent,ArrowDown:()=>n.children.filter(d=>cS(e,d)).reduce((d,u)=>!d||a(u)>a(d)?u:d,null),ArrowLeft:()=>s[o-1],ArrowRight:()=>s[o+
1]}[t.key];if(!i)return!1;let l=i();return l&&e.events.onMove(l),!0}var cS=(e,t)=>e.layout.place[t.at]>=0;function Cm(e){if(!e.view)return;let t=(s,o,a="")=>c("li",{class:`key ${a}`,css:{"--key-fill":s}},
o);if(!e.view.tree.pair){let s=new Set(e.view.tree.frames.map(({sort:o})=>o));k(e.legend,Object.keys(hS).filter(o=>s.has(o)).map(o=>t(e.shades.sort(o),Ia({sort:o}))));return}let n=s=>`full colour: ${Ft(
s,e.view.measure)}`;k(e.legend,t(e.shades.change(ko),`takes more (${n(e.full)})`),t(e.shades.change(-ko),`takes less (${n(-e.full)})`),t(e.shades.change(0),"hardly changed"),e.view.tree.frames.some(s=>bn(
s,e.view.measure))&&t(e.shades.noise(),"not certain"),e.view.tree.frames.some(s=>mS(e,s))&&t("var(--muted)","on one side only","key-hatched"))}function tH(e){let t=Ms(e.view.zoomed);k(e.path,t.map((n,s)=>[
s>0&&c("span",{class:"muted","aria-hidden":"true"}," › "),s===t.length-1?c("b",{class:"mono","aria-current":"true"},it(n)):v(it(n),()=>e.events.onZoom(n),{class:"link-button mono"})]))}function nH(e,t){
e.view&&e.layout.length>0&&Di(e.spans.picture([`Flame graph, ${Qn[e.view.measure][0]} ${As(e.view.tree)}`,...e.view.lines,sH(e),`made ${he(new Date().toISOString())}`]),t,`${e.view.file}-tree`)}var sH=e=>e.
view.tree.pair?`Magenta takes more, green takes less (full colour: ${Ft(e.full,e.view.measure).replace("+","±")}); stripes: on one side only.`:`${S(e.view.tree.frames.length,"frame")}.`;function oH(e,t){
let n=e.view?.revision!==t.revision,s=!n&&e.view.judged!==t.judged,o=n||e.view.zoomed!==t.zoomed;if(e.view=t,n){e.hover.hide(),e.layout=py(e.view.tree,e.view.measure,e.view.width),e.full=xy(e.view.tree,
e.view.measure),e.spans.set({...e.layout,from:0,to:e.layout.end[0]??1}),Cm(e),e.empty.hidden=e.layout.length>0,e.empty.textContent=`No ${Qn[e.view.measure][0]} to draw.`;let r={both:"",control:", widt\
h: control",test:", width: test"};e.heading.textContent=`${Qn[e.view.measure][0]} ${As(e.view.tree)}${e.view.tree.pair?r[e.view.width]:""}`}s&&(Cm(e),e.spans.redraw());let a=e.layout.place[e.view.zoomed.
at]??-1;o&&a>=0&&e.spans.view(e.layout.start[a],e.layout.end[a],n),tH(e),e.spans.select(e.layout.place[e.view.selected.at]??-1),e.spans.highlight(e.view.found===null?null:e.view.found.map(r=>e.layout.
place[r.at]).filter(r=>r>=0)),e.node.dataset.ready=e.view.revision}function pS(e){let t={events:e,view:null,layout:null,full:0};t.heading=c("span",{class:"chart-unit"}),t.path=c("nav",{class:"tree-pat\
h","aria-label":"Path to the frame that fills the flame graph"}),t.legend=c("ul",{class:"chart-legend tree-legend"});let n=c("div",{class:"tree-spans"});t.empty=c("p",{class:"chart-message muted",hidden:!0}),
t.hover=ai("tree-hover"),t.shades=Jj();let s=Pe("Flame graph and table");t.node=c("section",{class:"card chart tree-chart","aria-label":"Flame graph"},c("div",{class:"chart-head"},c("h2",{},"Flame gra\
ph ",t.heading),c("div",{class:"chart-tools"},s.node,fo(a=>nH(t,a),"the flame graph","Flame graph: download"))),t.path,t.legend,n,t.empty,t.hover.node),t.spans=qi(n,{rowHeight:Yj,label:"Flame graph. A\
rrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:a=>Xj(t,a),text:a=>Zj(t,a),hatched:a=>mS(t,$r(t,a)),onHover(a,r){a<0||!r?t.hover.
hide():t.hover.show(Qj($r(t,a),t.view),r)},onPick:a=>a>=0&&e.onPick($r(t,a)),onKey:a=>eH(t,a)});let o=fn(()=>{t.shades.forget(),Cm(t),t.spans.redraw()});return{node:t.node,sql:s,draw:a=>oH(t,a),focus:()=>t.
spans.node.focus(),unmount(){o(),t.spans.destroy()}}}var aH=150,wS=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and\
 below the frame"],["Test","num c-time side-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Chang\
e of the frame (self) and of frames below it that only one side has; these add up to the change of the whole"]],rH=[["Frame","c-frame",wS[0][2]],["Time","num c-time","At and below the frame"],["Self",
"num c-time","Without the frames below it"],["Calls","num c-time","Calls of the frame"]];function iH(e){let t=e.view.tree.pair?wS:rH,n=`${Qn[e.view.measure][1]} ${As(e.view.tree)}`;k(e.columns,t.map(([
,s])=>c("col",{class:s}))),k(e.head,c("tr",{},t.map(([s,o,a],r)=>c("th",{scope:"col",class:o,title:r===0?a:`${n}: ${a}`},s))))}function dS(e,{frame:t,level:n,open:s,leaf:o}){let a=t.instances>1&&t.sort===
"module"&&!t.opened&&e.view.canOpen,r=Ty(t),i=t.instances===t.parent?.instances?"":Ra(t);return c("th",{scope:"row",class:"c-frame",title:[it(t),...t.above??[],Ia(t),Da(t),t.through.length>0&&`below ${t.
through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(n-1,14))}},c("span",{class:"tree-cell"},c("span",{class:`twisty${o?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},s?"▾":"▸"),c("span",{class:`mono frame-t\
ext${["root","rest"].includes(t.sort)?" plain":""}`},c("bdi",{},ru(t))),a?c("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${t.instances} instances`},
Ra(t)):i&&c("span",{class:"muted count"},i),t.above?.length>0&&c("span",{class:"muted small ellipsis"},`in ${t.above.join(", ")}`),r&&c("span",{class:`status-mark status-${t.status}`},c("span",{"aria-\
hidden":"true"},r),c("span",{class:"visually-hidden"},` ${Da(t)}`))))}function Ac(e,t,n=!1){return c("td",{class:"num c-time",title:n?null:au(t,e.view.measure)},n?q:nt(t,e.view.measure))}function uS(e,t,n,s){
return c("td",{class:`num c-time ${n} ${bn(s,e.view.measure)?"calm":ne(t)}`,title:[Pa(t,e.view.measure),bn(s,e.view.measure)&&"no difference found"].filter(Boolean).join(", "),css:n==="c-diff"&&e.largestChange>
0?{"--share":`${(100*Math.abs(t)/e.largestChange).toFixed(1)}%`}:{}},Ft(t,e.view.measure))}function lH(e,t){let{frame:n}=t,[s,o]=n.total[e.view.measure];return e.view.tree.pair?[dS(e,t),Ac(e,s,n.status===
"only_in_test"),Ac(e,o,n.status==="only_in_control"),uS(e,Os(n,e.view.measure),"c-diff",n),uS(e,n.here[e.view.measure],"c-here",n)]:[dS(e,t),Ac(e,s),Ac(e,n.ownOf[e.view.measure][0]),c("td",{class:"num\
 c-time"},nt(n.figures.calls[0],"calls"))]}function cH(e,t){let n=e.view.rows[t],{frame:s}=n,o=[t%2?"odd":"",e.view.found?.has(s)?"found":"",s.sort==="rest"?"rest":""].filter(Boolean).join(" ");return c(
"tr",{class:o,data:{index:t},tabindex:t===e.window.active?"0":"-1","aria-level":n.level,"aria-posinset":n.place,"aria-setsize":n.of,"aria-rowindex":t+2,"aria-expanded":n.leaf?null:String(n.open),"aria\
-selected":String(s===e.view.selected)},lH(e,n))}function dH(e,t){return e.view!==null&&e.view.revision===t.revision&&e.view.judged===t.judged&&e.view.text===t.text&&e.view.rows.length===t.rows.length&&
e.view.rows.every((n,s)=>n.frame===t.rows[s].frame&&n.open===t.rows[s].open)}function uH(e,t){let n=e.view.selected!==t.selected;e.view=t;for(let[o,a]of e.window.nodes)a.setAttribute("aria-selected",String(
e.view.rows[o].frame===e.view.selected));let s=e.view.rows.findIndex(o=>o.frame===e.view.selected);n&&s>=0&&e.window.activate(s)}function fH(e,t){let n=t.target.closest("tr[data-index]");if(!n)return;
let{frame:s,leaf:o}=e.view.rows[n.dataset.index],a=t.target.closest("[data-act]")?.dataset.act;e.window.activate(Number(n.dataset.index),!0),a==="instances"?e.events.onInstances(s):a==="toggle"&&!o?e.
events.onToggle(s):e.events.onSelect(s)}function fS(e,{frame:t,open:n,leaf:s},o){!s&&n!==o?e.events.onToggle(t):o&&n?e.window.activate(e.window.active+1,!0):!o&&t.parent&&e.window.activate(e.view.rows.
findIndex(a=>a.frame===t.parent),!0)}function hH(e,t){let n=e.view?.rows[e.window.active];if(!n||t.altKey||t.ctrlKey||t.metaKey||t.target.closest("button"))return;let s=e.window.placeOf(t.key),a=s!==void 0?
()=>e.window.activate(s,!0):{ArrowRight:()=>fS(e,n,!0),ArrowLeft:()=>fS(e,n,!1),Enter:()=>e.events.onZoom(n.frame)," ":()=>e.events.onSelect(n.frame)}[t.key];a&&(t.preventDefault(),a())}function mH(e,t){
if(dH(e,t)){uH(e,t);return}let n=e.view?.rows[e.window.active]?.frame.key,s=e.view?.selected?.key!==t.selected.key||e.view?.revision!==t.revision;e.view=t,e.largestChange=e.view.tree.frames.reduce((a,r)=>Math.
max(a,Math.abs(Os(r,e.view.measure))),0),iH(e),e.table.setAttribute("aria-rowcount",String(e.view.rows.length+1));let o=s?e.view.selected.key:n;e.window.active=Math.max(0,e.view.rows.findIndex(a=>a.frame.
key===o)),e.window.draw(!0),s&&e.view.chosen&&e.window.reveal(e.window.active,!0)}function gS(e){let t={events:e,view:null,largestChange:0};return t.head=c("thead"),t.body=c("tbody"),t.columns=c("colg\
roup"),t.table=c("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},t.columns,t.head,t.body),t.node=c("div",{class:"tree-scroll",tabindex:"-1"},t.table),t.window=Mo({node:t.node,body:t.
body,covers:[t.head],least:aH,columns:()=>t.columns.children.length,count:()=>t.view?.rows.length??0,make:n=>cH(t,n)}),t.body.addEventListener("click",n=>fH(t,n)),t.body.addEventListener("dblclick",n=>{
let s=n.target.closest("tr[data-index]");s&&!n.target.closest("[data-act]")&&e.onZoom(t.view.rows[s.dataset.index].frame)}),t.body.addEventListener("keydown",n=>hH(t,n)),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>mH(t,n),unmount:t.window.unmount}}var Mm=12,Am=8,pH=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel",wH=(e,t,n)=>e.tree.pair?c("\
a",{href:Ze({...e.pair(),merge_addresses:!0,use_short_name:!1,row:He(t,n)}),class:"op-link"},c("bdi",{},t)):c("bdi",{},t);function Ks(e,t,n,s,o="",a=!1){let[r,i]=n,l=d=>c("td",{class:"num",title:au(d,
s)},nt(d,s));return c("tr",{},c("th",{scope:"row",title:o,class:a?"inner":null},t),l(r),e.tree.pair&&l(i),e.tree.pair&&c("td",{class:`num strong ${ne(i-r)}`,title:Pa(i-r,s)},Ft(i-r,s)))}var Rm=(e,t)=>c(
"thead",{},c("tr",{},t===""?c("td"):c("th",{scope:"col"},t),(e.tree.pair?["Control","Test","Δ"]:[As(e.tree)]).map(n=>c("th",{scope:"col",class:"num"},n))));function gH(e,t){if(!t?.some(s=>s>0))return null;
let n=s=>s===null?"unknown":Kt(s);return c("tr",{},c("th",{scope:"row",title:"FLOPs of matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),t.map(
s=>c("td",{class:"num"},n(s))),e.tree.pair&&c("td",{class:"num strong"},t.includes(null)?"":ls(t[1]-t[0])))}function yH(e){return e&&[["more_work","more work",e.by==="flops"?"The time that the change \
of FLOPs would take at the speed of the control":"The time that the change of calls would take if each took as long as in the control"],["slower_work","slower work",`The rest: each ${e.by==="flops"?"F\
LOP":"call"} takes more time, or less`]].map(([t,n,s])=>c("tr",{},c("th",{scope:"row",class:"inner",title:s},`${n}, by ${e.by==="flops"?"FLOPs":"calls"}`),c("td"),c("td"),c("td",{class:`num ${ne(e[t])}`,
title:Pa(e[t],"device")},Ft(e[t],"device"))))}function _H(e,t){let n=t.here.device;return c("table",{class:"detail-table"},c("caption",{class:"visually-hidden"},`Figures of the frame, ${As(e.tree)}`),
Rm(e,""),c("tbody",{},Ks(e,"Device time",t.total.device,"device","At and below the frame"),Ks(e,"self",t.ownOf.device,"device","Device work that no frame below it launched",!0),yH(t.work.split),Ks(e,"\
Host time",t.total.host,"host","At and below the frame, each call counted once"),Ks(e,"self",t.ownOf.host,"host","Without the frames that it called",!0),Ks(e,"Calls",t.figures.calls,"calls"),gH(e,t.work.
flops),e.tree.pair&&n!==null&&c("tr",{},c("th",{scope:"row",title:"The change of its device time (self) and of the frames below it that only one side has"},"Device time changed here"),c("td"),c("td"),
c("td",{class:`num strong ${ne(n)}`,title:Pa(n,"device")},Ft(n,"device")))))}function bH(e,t){let n=[...t.kernels].sort((s,o)=>Math.abs(o.device[1]-o.device[0])-Math.abs(s.device[1]-s.device[0])||Math.
max(...o.device)-Math.max(...s.device));return n.length>0&&c("table",{class:"detail-table kernel-table"},c("caption",{},t.opened||t.instances>1?`Kernels of all ${b(t.instances)} instances`:"Its kernel\
s"),Rm(e,"Name"),c("tbody",{},n.slice(0,Mm).map(({name:s,device:o,counts:a})=>{let r=Ks(e,"",o,"device");return k(r.firstChild,c("span",{class:"mono kernel-name"},wH(e,s,pH(s)))),r.firstChild.title=`${s}\

${nt(a[0],"calls")}${e.tree.pair?` → ${nt(a[1],"calls")}`:""} calls`,r}),n.length>Mm&&c("tr",{},c("td",{class:"muted",colspan:e.tree.pair?"4":"2"},`${b(n.length-Mm)} more`))))}function kH(e,t){return t.
shapes.length>0&&c("table",{class:"detail-table kernel-table"},c("caption",{},"Shapes of its first input"),Rm(e,"Shape"),c("tbody",{},t.shapes.slice(0,Am).map(({text:n,calls:s})=>{let o=Ks(e,n,s,"call\
s");return o.firstChild.classList.add("mono"),o}),t.shapes.length>Am&&c("tr",{},c("td",{class:"muted"},`${b(t.shapes.length-Am)} more`))))}function xH(e,t,n){let s=t.names[1]??t.names[0],o={operator:"\
cpu_op",python:"python_function"}[t.sort],a=e.tree.pair&&o&&!/(?<!0x)…/.test(s);return c("p",{class:"op-actions"},n&&t.instances>1&&t.sort==="module"&&v(t.opened?"Fold its instances":`Show its ${b(t.
instances)} instances`,()=>e.onInstances(t),{class:"link-button"}),t.parent&&t.children.length>0&&v("Zoom to it",()=>e.onZoom(t),{class:"link-button zoom-button"}),a&&c("a",{href:Ze({...e.pair(),merge_addresses:!0,
use_short_name:!1,row:He(s,o)})},"Open this operation"),a&&o==="cpu_op"&&c("a",{href:So(e.pair(),{name:s,category:o})},"Show in the timeline"),!["root","rest"].includes(t.sort)&&v("Copy the name",()=>kt(
bo(t),"Name copied."),{class:"link-button"}))}function vH(e,t,n,s){e.tree=t;let o=Ms(n).slice(1,-1),a=o.filter(({sort:i})=>i!=="python"),r=a.length>0?a:o.slice(-4);k(e.body,c("p",{class:"mono full-nam\
e"},c("bdi",{},it(n))),c("p",{class:"muted small"},[Ia(n),Da(n),n.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(i=>bn(n,i)).map(i=>`${i} time: no difference\
 found`)].flat().filter(Boolean).join(" · ")),r.length>0&&c("p",{class:"muted small mono frame-path"},`in ${r.map(it).join(" › ")}`),n.through.length>0&&c("p",{class:"muted small"},`On one side, it\
 is below ${n.through.join(", ")}.`),_H(e,n),xH(e,n,s),bH(e,n),kH(e,n))}function yS({pair:e,onInstances:t,onZoom:n}){let s={pair:e,onInstances:t,onZoom:n,tree:null};return s.body=c("div",{class:"tree-\
detail-body"}),{node:Ls("Selected frame",{class:"tree-detail"},null,s.body),draw:(a,r,i)=>vH(s,a,r,i)}}var $H=5;function _S(e){let t=c("p",{class:"headline"}),n=c("ol",{class:"tree-largest"}),s=c("div",
{class:"tree-notes small"}),o=c("section",{class:"card tree-summary","aria-label":"What changed"},t,n,s);function a(i,l){let d=My(i,l);return[["new: ",d.only_in_test],["gone: ",d.only_in_control]].filter(
([,u])=>u).map(([u,f],h)=>[h===0?" (":", ",u,v(it(f),()=>e(f),{class:"link-button mono tree-name"})]).flatMap((u,f,h)=>f===h.length-1?[u,")"]:[u])}function r(i,l,d){let u=i.pair?Ay(l,d):nt(l.ownOf[d][0],
d),f=l.sort==="root";return c("li",{},f&&"The part without a partner directly below ",v(it(l),()=>e(l),{class:"link-button mono tree-name"}),Oy(l).map((h,m)=>[m===0?" in ":" › ",v(it(h),()=>e(h),{class:"\
link-button mono tree-name"})])," ",c("span",{class:`strong ${i.pair?ne(l.here[d]):""}`},u),i.pair&&c("span",{class:"muted"},a(l,d)),bn(l,d)&&c("span",{class:"muted",title:"The steps do not show that \
the time at and below it changed"}," (not certain)"))}return{node:o,draw(i,l,d){let{from:u,to:f,change:h,percent:m}=Cy(i,l),[,p]=Qn[l],[w,g]=i.root.total[l];k(t,c("span",{class:"headline-label"},`${p}\
 ${As(i)}${l==="device"?", streams added up":""}`),i.pair?[ho(u,f),c("span",{class:`change ${ne(g-w)}`},h,w>0&&c("span",{class:"change-percent"},` (${m})`))]:c("span",{class:"value"},u));let y=La(i,l,
$H);k(n,y.map(I=>r(i,I,l))),n.hidden=y.length===0;let _=Ly(i),$=i.byHost&&i.pair&&`${i.root.total.device.some(I=>I>0)?"One side has no device time, so host":"Host"} time decides which frames belong to\
gether.`,M=i.inAll>i.shown&&`${i.shown} of ${i.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,R=i.pair&&i.samples.some(I=>I<Hi)&&"Fewer than 4 samples on a\
 side: changes cannot be distinguished from noise, so all are coloured as measured.",Y=!R&&i.root.verdict[l]==="cannot_judge"&&"Rows of the device were lost: changes of its time cannot be judged, and \
all are coloured as measured.";k(s,[...Ny(i,d),Y].filter(Boolean).map(I=>c("p",{class:"notice"},I)),[_,R,$,M].filter(Boolean).map(I=>c("p",{class:"muted"},I)))}}}var SH=250,EH=[["both","Both","As wide\
 as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],TH=[["folded","Folded","Layers of th\
e same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alone"]],OH=[["modules","Modules","Modul\
es, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function MH(e,t){let n=D("tree-search"),s=c("span",{class:"\
muted small tree-found"}),o=Kn({id:n,wait:SH,onText:e,onStep:t,empties:!1,placeholder:"Frame or kernel"}),a=c("span",{class:"tree-steps",hidden:!0},oi("match",t));return{node:c("span",{class:"tree-sea\
rch"},c("label",{for:n},"Find"),o,a,s),input:o,draw(r,i,l,d){if(document.activeElement!==o&&(o.value=r),a.hidden=i===null||i.length===0,i===null){s.textContent="";return}let[u,f]=Ey(i,d);s.textContent=
i.length===0?"No frame matches.":`${S(i.length,"frame")}: ${l.pair?`${nt(u,d)} → ${nt(f,d)} (${Ft(f-u,d)})`:nt(u,d)}`}}}function bS({onChange:e,onStep:t}){let n=new Map(vo.map(h=>[h,{change:c("span",
{class:"switch-change"})}])),s=c("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},vo.map(h=>{let m=n.get(h);return m.button=v("",()=>e({by:h,rows:[]}),{title:Qn[h][2],
"aria-pressed":"false"}),m.button.append(Qn[h][1]," ",m.change),m.button})),o=Se("Width of the frames",EH,h=>e({width:h})),a=Se("How frames are grouped",TH,h=>e({frames:h,rows:[],open:[],zoom:""})),r=Se(
"What counts as a frame",OH,h=>e({level:h,rows:[],open:[],zoom:"",node:""})),i=Se("Order of the rows",[["","Largest first","The largest change first"],["calls","As called","In the order of their first\
 calls"]],h=>e({order:h})),l=MH(h=>e({q:h}),t),d=(h,m,p="")=>c("span",{class:`tree-choice ${p}`},c("span",{class:"muted"},h),m),u=d("Width",o.node,"wide-choice");return{node:c("div",{class:"tree-contr\
ols"},s,d("Layers",a.node),u,d("Frames",r.node),d("Rows",i.node),l.node),search:()=>l.input.focus(),draw(h,m,p,w){for(let[g,y]of n){y.button.setAttribute("aria-pressed",String(g===p));let _=m?.pair?Ry(
m,g):"";k(y.change,_)}o.press(h.width),u.hidden=h.test==="",a.press(h.frames),r.press(h.level),i.press(h.order),l.draw(h.q,w,m,p)}}}function AH(e){let t=e?.parts?.reduce((n,s)=>Math.abs(s.change)>Math.abs(n?.change??0)?s:n,null);return t?t.part==="idle"?"host":"device":""}var kS=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function CH(e,t){
let{device:n,host:s}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?AH(t)||(kS(s)>4*kS(n)?"host":"device"):"device"}async function RH(e,t){let n=z("",{limit:1,diagnosis:!1,...Object.fromEntries(
Object.entries(gt(e)).filter(([,s])=>s!=="all"))});try{return(await ue(n,{signal:t})).waterfall}catch(s){if(s.name==="AbortError")throw s;return null}}async function LH(e,t){let n=e.test!=="",s=e.frames===
"instance",o=async l=>({...su(await Qr(n?"":e.control,Na(e,l,s),{signal:t})),chosenBy:l}),[a,r]=await Promise.all([o(e.by==="host"?"host":"device"),n&&e.by===""?RH(e,t):null]),i=e.by||CH(a,r);return i===
"host"&&e.by===""&&a.shown<a.inAll?{tree:await o("host"),measure:i}:{tree:a,measure:i}}async function NH(e,t,n){let s=t==="host"?"host":"device";return{...su(await Qr(e.test!==""?"":e.control,Na(e,s,!0),
{signal:n})),chosenBy:s}}async function PH(e,t,n,s=e.frames==="instance"){let o=Na(e,t.chosenBy,s);o.set("significance",n),ay(t,await Qr("",o),n)}var Sr={path:"/tree",name:"Tree",read:_n,mount:YH},IH=e=>ft(
{...Ue(""),...gt(e)}),zo=(e,t,{replace:n=!0}={})=>!e.dead&&e.context.go(wt({...e.state,...t}),{replace:n});function Ln(e,t,n){let s=a=>a.at<=t.at&&t.at<a.end,o=n??(s(e.shown.zoomed)?e.shown.zoomed:Ms(
t).findLast(a=>s(a)&&e.shown.zoomed.at>=a.at&&e.shown.zoomed.at<a.end)??e.shown.tree.root);zo(e,{node:t.key,zoom:o.key}),e.speak(`${it(t)} is selected.`)}function DH(e,t){let n=e.state.rows.includes(t.
key)?e.state.rows.filter(s=>s!==t.key):[...e.state.rows,t.key];zo(e,{rows:n})}function xS(e,t){let n=t.key,s=e.state.open.includes(n);zo(e,{open:s?e.state.open.filter(o=>o!==n):[...e.state.open,n],rows:e.
state.rows.filter(o=>o!==n),node:n}),W(s?"Folded.":`Its instances are shown below ${it(t)}.`)}function BH(e,t){let n=e.shown?.found??[];if(n.length>0){let s=n.indexOf(e.shown.selected),o=s<0?t>0?0:n.length-
1:(s+t+n.length)%n.length;Ln(e,n[o]),W(`${o+1} of ${n.length}: ${it(n[o])}`)}}function qH(e){if(e.state.control==="")return"";let t=`${e.state.control} ${Na(e.state,"device",e.state.frames==="instance")}`,
n=e.state.by===""?"first":e.state.by==="host"?"host":"device";return e.answer?.base===t&&(n==="first"?e.answer.first:e.answer.tree.shown>=e.answer.tree.inAll||e.answer.tree.chosenBy===n)?e.answer.key:
`${t} ${n}`}function vS(e,t){e.wanted=t,e.results.dataset.stale="";let[n,s]=[t.slice(0,t.lastIndexOf(" ")),e.state.by];e.question.ask(o=>LH(e.state,o),o=>{e.answer={...o,key:t,base:n,first:s===""},e.instances=
null,delete e.results.dataset.stale,e.question.say(null),W(S(o.tree.frames.length-1,"frame")),rs(e)},o=>{e.answer=null,e.shown=null,delete e.results.dataset.stale,e.question.say(WH(e,o)),rs(e)})}function FH(e,t){
let n=`${e.answer.key} ${t==="host"}`;return e.instances?.key===n?(Lm(e,e.instances,t),e.instances.tree):(e.instances={key:n,tree:null},e.question.ask(s=>NH(e.state,t,s),s=>{e.instances.tree=s,rs(e),Lm(
e,e.instances,t)},s=>{e.instances=null,V(`The instances could not be loaded. ${s.message}`,{urgent:!0})}),null)}async function Lm(e,t,n){let{tree:s}=t;if(t.judged??=new Set,!(!s?.pair||n==="calls"||t.
judged.has(n)||s.samples.some(o=>o<Hi))){t.judged.add(n);try{await PH(e.state,s,n,t===e.instances||e.state.frames==="instance")}catch{return}!e.dead&&e.answer&&(e.answer===t||e.instances===t)&&(e.answer.
verdicts=`${e.answer.verdicts??""} ${t===e.instances?"each ":""}${n}`,e.answer.classes=void 0,e.answer.openedFor=void 0,rs(e))}}function WH(e,t){return xe(t,"This tree cannot be shown",Fn(e.state)?v("\
Use all ranks and steps",()=>zo(e,qn),{class:"primary"}):v("Try again",()=>vS(e,e.wanted),{class:"primary"})," ",ss())}function jH(e,t){if(e.state.frames==="class")return e.answer.classes??=dy(e.answer.
tree),e.answer.classes;if(e.state.frames==="folded"&&e.state.open.length>0){let n=FH(e,t);if(n){let s=e.state.open.join();return e.answer.openedFor!==s&&(e.answer.opened=hy(e.answer.tree,n,new Set(e.state.
open)),e.answer.openedFor=s),e.answer.opened}}return e.answer.tree}function HH(e){let t=e.state.by||e.answer.measure,n=jH(e,t),s=e.state.q===""?null:Sy(n,e.state.q),o=ou(n,e.state.node)??La(n,t,1)[0]??
n.root,a=ou(n,e.state.zoom)??n.root,r=by(n,t,[o,...n.frames.filter(u=>u.opened).flatMap(u=>u.children.slice(0,1)),...s??[]]),i=new Set(e.state.rows),l=ky(n,t,e.state.order,u=>r.has(u)!==i.has(u.key)),
d=[e.answer.key,t,e.state.frames,e.state.width,e.state.open.join(),n.frames.length].join(" ");return{tree:n,measure:t,width:e.state.width,found:s,text:`${e.state.q} ${e.state.order}`,selected:o,chosen:e.
state.node!=="",zoomed:a,rows:l,revision:d,judged:e.answer.verdicts??"",canOpen:e.state.frames==="folded",lines:UH(n),file:`tracediff-${n.sides.map(({label:u})=>De(u)).join("-")}`}}function UH(e){return[
["control","test"].slice(0,e.sides.length).map((n,s)=>`${e.pair?`${n}: `:""}${e.sides[s].label} (${S(e.sides[s].samples,"sample")})`).join(" → ")]}function zH(e){let t=e.answer&&{control:e.answer.tree.
sides[0],test:e.answer.tree.sides[1]},n=o=>jn(o,e.state,e.sets,t),s=e.state.control===""?"Tree":`${n("control")}${e.state.test===""?"":` → ${n("test")}`} · Tree`;e.heading.textContent=s,e.context.setTitle(
s),e.sides.draw(e.state,e.sets,t)}function rs(e){if(e.dead)return;let t=qH(e);if(t===""?(e.question.drop(),[e.wanted,e.answer,e.shown]=["",null,null],e.question.say(Co("Choose a control and a test",e.
sets,"Pick two sets above, or a control alone, or go to the "))):t!==e.wanted&&(e.answer||e.question.say(null),vS(e,t)),zH(e),e.results.toggleAttribute("data-skeleton",t!==""&&!e.answer),!e.answer||e.
answer.key!==t){e.controls.draw(e.state,null,e.state.by,null);return}e.shown=HH(e);let{tree:n,measure:s,found:o}=e.shown,a=[e.shown.revision,e.shown.judged,e.state.level].join(" ");a!==e.summed&&(e.summed=
a,e.summary.draw(n,s,e.state.level)),e.controls.draw(e.state,n,s,o),e.chart.draw(e.shown),e.chart.sql.set(Ct(I0(e.state,s),e.state)),e.table.draw({...e.shown,found:o&&new Set(o)}),e.detail.draw(n,e.shown.
selected,e.shown.canOpen),Lm(e,e.answer,s)}function KH(e,t){e.state=_n(t),rs(e),bt(e,rs),e.answer&&e.wanted===e.answer.key&&e.context.settled()}function GH(e){e.dead=!0,e.question.unmount(),e.chart.unmount(),
e.table.unmount()}function YH(e,t){let n={context:t,sets:null,answer:null,wanted:"",instances:null,shown:null,summed:"",dead:!1};n.state=_n(location.search),n.sides=qo(a=>zo(n,{...a,node:"",zoom:"",rows:[],
open:[]},{replace:!1}),{none:"none: one set alone",links:a=>[c("a",{class:"small",href:IH(a)},"Compare"),Uf(a)]}),n.summary=_S(a=>Ln(n,a)),n.controls=bS({onChange:a=>zo(n,o(a)),onStep:a=>BH(n,a)}),n.chart=
pS({onPick:a=>Ln(n,a,a),onZoom:a=>Ln(n,n.shown.selected,a),onMove:a=>Ln(n,a)}),n.table=gS({onSelect:a=>Ln(n,a),onZoom:a=>Ln(n,a,a),onToggle:a=>DH(n,a),onInstances:a=>xS(n,a)}),n.detail=yS({pair:()=>gt(
n.state),onInstances:a=>xS(n,a),onZoom:a=>Ln(n,a,a)});let s=c("div",{class:"message"});n.heading=c("h1",{class:"visually-hidden"},"Tree"),n.results=c("div",{class:"results tree-results"},n.summary.node,
n.controls.node,c("div",{class:"tree-columns"},n.chart.node,c("section",{class:"card table-card tree-card","aria-label":"Tree table"},n.table.node),n.detail.node)),e.append(c("div",{class:"page tree-p\
age"},n.heading,n.sides.node,s,n.results)),n.question=Ye({context:t,results:n.results,message:s}),n.speak=Ne(400,W);function o(a){return a.frames&&n.shown?{...a,node:n.shown.selected.foldKey}:a}return rs(
n),bt(n,rs),{keys:{search:()=>n.controls.search(),enter:()=>n.shown!==null&&n.table.focus(),control:()=>n.sides.choose("control"),test:()=>n.sides.choose("test"),close:()=>n.shown!==null&&n.shown.zoomed!==
n.shown.tree.root&&Ln(n,n.shown.selected,n.shown.tree.root)},update:a=>KH(n,a),unmount:()=>GH(n)}}var SS="No connection to the server: trying again.";function VH({actions:e}){return`${SS} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${b(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function JH(e,t){let n=!1,s="",o=()=>Hn().hurry();function a(){let{gone:r,other:i}=Hn(),l=r?VH(Hn()):i?"The server has been replaced by another version of\
 it.":"";l!==s&&(s=l,e.hidden=l==="",k(e,l,l!==""&&(r?v("Try now",o):v("Load the page again",()=>location.reload())))),r!==n&&(n=r,W(r?SS:"The server answers again.",r),r||t())}Gp(a),window.addEventListener(
"online",o),document.addEventListener("visibilitychange",o),a()}function QH(e,t,n){let s=0,o=r=>[...r.dataTransfer?.types??[]].includes("Files"),a=()=>{s=0,e.hidden=!0};window.addEventListener("dragen\
ter",r=>{o(r)&&t()&&(r.preventDefault(),s+=1,e.hidden=!1)}),window.addEventListener("dragleave",r=>{o(r)&&(s-=1,(s<=0||r.relatedTarget===null)&&a())}),window.addEventListener("pointermove",()=>{e.hidden||
a()}),window.addEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async r=>{if(a(),!!o(r)){if(r.preventDefault(),!t()){
V("This server is read-only.",{urgent:!0});return}try{let i=await Qw(r.dataTransfer);i.length>0&&n(i)}catch(i){V(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var XH=1e3,Cc="This\
 page waits for a set that the server has not checked yet.";function ZH(){let e=c("span",{class:"toast-text"}),t=c("div",{class:"toast set-wait"},e),n=0,s=0;async function o(a){let r=await io().then(i=>i.
set_files,()=>null);a!==s||!t.isConnected||(e.textContent=r?`${Cc} ${Bu(r)}`:Cc,n=setTimeout(o,XH,a))}Yp(a=>{let r=a&&Pt()!=="/";r!==t.isConnected&&(clearTimeout(n),s+=1,t.remove(),r&&(document.getElementById(
"toasts").append(t),e.textContent=Cc,W(Cc),o(s)))})}var ES=()=>c("a",{href:K("/")},"Show");function eU(){return[...G.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Ju(t),...Vu(t)})),
...gn.running.map(t=>({label:t.label,text:Ns(t),done:t.bytes_done,total:t.bytes_total}))]}function tU(){let e=o=>G.transfers.filter(a=>a.state===o),[t,n]=[e("asking"),e("failed")];return[t.length===1?
`“${t[0].label}” waits for an answer`:t.length>1&&`${b(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${b(n.length)} uploads were not stored`].
filter(Boolean).join("; ")}function nU(){let e=Gn("Progress of the uploads"),t=c("strong",{class:"ellipsis"}),n=c("span",{class:"muted small ellipsis"});return{node:c("div",{class:"status-part status-\
progress"},c("div",{class:"status-head"},t,ES()),e.node,n),draw(o){t.textContent=o.length===1?o[0].label:`${b(o.length)} sets on their way`,n.textContent=o[0].text;let a=r=>o.reduce((i,l)=>i+l[r],0);e.
set(a("done"),o.some(r=>r.total===0)?0:a("total"))}}}function sU(){let e=c("span",{});return{node:c("div",{class:"status-part status-head"},e,ES()),draw(n){e.textContent=`${n}.`}}}function oU(e){let t=c(
"div",{class:"status-part status-offer"}),n=!1;function s(){n=!1,e()}function o(a,r){let i=c("p",{class:"status-verdict",role:"status"}),l=c("a",{class:"button primary",href:ht(a.id,r.id)},`Compare ${a.
label} with ${r.label}`);k(t,c("div",{class:"status-head"},c("strong",{},"Both sets are stored"),X("close","Dismiss",s)),i,l),n=!0,e(),W(`Both sets are stored. You can compare ${a.label} with ${r.label}\
 now.`);let d=new URLSearchParams({control:a.id,test:r.id,limit:"0",diagnosis:"false"});ue(d).then(u=>{i.textContent=u.verdict.words?`Step time: ${u.verdict.words}`:""}).catch(()=>{})}return{node:t,set:o,
clear:s,isOn:()=>n}}function aU(){let e=c("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=nU(),n=sU(),s=oU(a);document.getElementById("toasts").append(e);let o=0;function a(){o=0;let i=Pt()!==
"/",l=i?eU():[],d=i?tU():"";l.length>0&&t.draw(l),d!==""&&n.draw(d),zn(e,[l.length>0&&t.node,d!==""&&n.node,s.isOn()&&s.node].filter(Boolean)),e.hidden=e.childElementCount===0}function r(){o===0&&(o=requestAnimationFrame(
a))}return G.addEventListener("change",r),gn.addEventListener("change",r),a(),{offer:s.set,clear:s.clear,draw:a}}var TS="tracediff.session";function Nm(e){return e.last??=ud(TS,"sessionStorage")??"",e.
last}function Lc(e,t){e.last=t,mo(TS,t,"sessionStorage")}var rU=e=>un(e).then(t=>t.quality.kept>0?t:null).catch(()=>null),iU=()=>$t(new URLSearchParams({limit:"0"})).then(({total:e})=>e===2).catch(()=>!1);
async function $S(e){if(G.active.length>0||e.arrived.length===0)return;let t=e.arrived.sort((l,d)=>l.key-d.key).map(({id:l})=>l);e.arrived=[];let n=t.length===1,s=Nm(e);Lc(e,n?t[0]:"");let o=n&&s!==""&&
s!==t[0]?[s,...t]:t;if(o.length!==2)return;let[a,r]=await Promise.all(o.map(rU));if(!r&&n&&Lc(e,s),!a||!r)return;let i=!n||Uw(a.label,r.label)||await iU();G.active.length===0&&e.onPair(...ya(a,r),{sure:i})}
function lU(e){let t={onPair:e,last:null,arrived:[]},n=s=>{t.arrived=t.arrived.filter(o=>o.id!==s)};return G.addEventListener("stored",({detail:s})=>{n(s.job.set),t.arrived.push({id:s.job.set,key:s.key}),
$S(t)}),G.addEventListener("change",({detail:s})=>{s?.state==="undone"?(n(s.job.set),Nm(t)===s.job.set&&Lc(t,"")):(s===null||s.state==="failed"||s.state==="cancelled")&&$S(t)}),{clear(){t.last="",ze().
then(()=>Lc(t,Nm(t)))}}}var OS={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(c("div",{class:"page"},c("div",{class:"empty"},c("h1",{},"There is no such page"),c("p",{},
"The address may be mistyped. ",c("a",{href:K("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}},cU=120,dU=[vr,js,xh,Sr,lm,Us,Ws,Ih,fm,Sm],MS=[["nav-traces",vr],["nav-compare",js,xh,fm],["n\
av-tree",Sr],["nav-timeline",Us,lm],["nav-analyse",Ws],["nav-query",Ih],["nav-series",Sm]],Er=document.getElementById("main"),zt=null,Pm="",Gs=history.state?.scroll??null,Rc=location.hash.slice(1),Oe={
go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.replaceState(history.state,"",e):(AS(),history.pushState(null,"",e)),Gs=null),Rc=new URL(e,location.href).hash.slice(1),
Dm()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){NS.draw(zt.page,e)},lastCompare(e){let t=new URLSearchParams(Pm.split(
"?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?Pm:void 0},settled(){Gs!==null?(window.scrollTo(0,Gs),Gs=null):Rc!==""&&document.getElementById(Rc)?.scrollIntoView(),Rc=""},status:null,
newPair:!1},AS=()=>history.state?.scroll!==window.scrollY&&history.replaceState({scroll:window.scrollY},"");function Dm(){let e=dU.find(n=>n.path===Pt()&&(n.fits?.(location.search)??!0))??OS;if(MS.forEach(
([n,...s])=>hU(n,s.includes(e))),mU(),CS()&&(yU.clear(),Im.clear()),Im.draw(),NS.draw(e),zt?.page===e){zt.view.update(location.search);return}zt?.view.unmount(),Oe.busy(!1),Er.textContent="";let t=zt!==
null;zt={page:e,view:e.mount(Er,Oe)},t&&(window.scrollTo(0,0),Er.focus({preventScroll:!0}),W(`${e.name} page`))}function CS(){let e=new URLSearchParams(location.search);return Pt().startsWith(js.path)&&
!!(e.get("control")&&e.get("test"))}function RS(){return(Pt()===vr.path||Pt()===js.path&&!CS())&&!ga(document.activeElement)&&!document.querySelector("dialog[open]")}function uU(e,t,{sure:n}){if(!RS()||
!n){Im.offer(e,t);return}let s=G.transfers.filter(o=>G.canUndo(o)&&[e.id,t.id].includes(o.job.set));Oe.newPair=!0,Oe.go(ht(e.id,t.id)),Oe.newPair=!1,s.length!==0&&V(`${s.map(({label:o})=>`“${o}”`).
join(" and ")} ${s.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(s.map(o=>G.undo(o))),Oe.go(K("/"))}catch(o){V(`That did not work. ${o.message}`,
{urgent:!0})}}}})}function fU({detail:{label:e,job:t}}){let n=()=>Oe.go(t.page);RS()?n():V(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:n}})}function hU(e,t){let n=document.
getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function mU(){let[e]=MS.find(([,{path:o}])=>o===Pt())??[];e&&(document.getElementById(e).href=location.pathname+
location.search),Pt()===js.path&&(Pm=location.pathname+location.search);let t=Pt(),n=new URLSearchParams(t===Ws.path?Object.entries(th(Ws.read(location.search))).filter(([,o])=>o!==""):location.search),
s=new URLSearchParams;for(let o of["control","test"])n.get(o)&&s.set(o,n.get(o));(t.startsWith("/compare")||[Sr,Us,Ws].some(({path:o})=>o===t))&&s.size>0&&pU(n,s,t)}function pU(e,t,n){let[s,o]=[e.get(
"control"),e.get("test")],a=(i,l)=>{document.getElementById(i).href=l};a("nav-traces",K(`/?${t}`));let r=new URLSearchParams({set:s??"",test:o??"",...e.get("cut_overlaps")&&{cut_overlaps:e.get("cut_ov\
erlaps")}});n!==Ws.path&&a("nav-analyse",K(`/analyse?${r}`)),a("nav-query",K(`/query?${t}`)),n!==Sr.path&&a("nav-tree",wt(gt(_n(e)))),n!==Us.path&&a("nav-timeline",Wt(Object.fromEntries(e))),!n.startsWith(
js.path)&&s&&o&&a("nav-compare",Oe.lastCompare(e)??ht(s,o))}function wU(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||
t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),s=Zc(n.pathname),o=n.origin===location.origin&&K(s)===n.pathname&&!s.startsWith("/api/")&&!s.startsWith("/web/"),a=n.pathname+n.search===
location.pathname+location.search;!o||n.hash!==""&&a||(e.preventDefault(),Oe.go(n.pathname+n.search+n.hash))}async function LS(){try{Oe.status=await io(),Kp(Oe.status.build),document.getElementById("v\
ersion").textContent=`tracediff ${Oe.status.version}`,document.body.toggleAttribute("data-read-only",Oe.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Oe.status.sql===!1),document.
body.toggleAttribute("data-no-traces",Oe.status.keep_traces===!1)}catch{}}async function gU(){let e=globalThis.firstComparison?.answer;e&&(Er.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,cU)})]),delete Er.dataset.waits),zt===null&&Dm()}var NS=hb(document.getElementById("bad-values"),Oe),Im=aU();JH(document.getElementById("connection"),()=>{LS(),zt?.view.back?.()});ZH();
var yU=lU(uU);vw();kw(document.getElementById("theme"));Nw(()=>zt,document.getElementById("keys"));QH(document.getElementById("drop-veil"),()=>Oe.status?.read_only!==!0,e=>{G.add(e),Pt()!=="/"&&!document.
querySelector("dialog[open]")&&Oe.go(K("/"))});G.addEventListener("bundle",fU);G.addEventListener("change",()=>fi().catch(()=>{}),{once:!0});document.addEventListener("click",wU);history.scrollRestoration=
"manual";window.addEventListener("popstate",e=>{Gs=e.state?.scroll??0,Dm(),(zt.page===vr||zt.page===OS)&&Oe.settled()});new IntersectionObserver(([{isIntersecting:e}])=>document.body.toggleAttribute("\
data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",Ne(200,()=>{Gs===null&&AS()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(
e,()=>{Gs=null},{passive:!0});gU();ze().then(()=>{gn.watch(),LS()});})();
