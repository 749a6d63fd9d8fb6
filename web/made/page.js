"use strict";
(()=>{function FS(e){let[t,n="0"]=String(e).split("e"),[s,o=""]=t.split("."),a=Number(n);if(a<0){let r=s.padStart(1-a,"0");return[r.slice(0,a),r.slice(a)+o]}return[s+o.padEnd(a,"0").slice(0,a),o.slice(a)]}function J(e,t,n){
let s=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${s}∞`;let[o,a]=FS(Math.abs(e));if(a.length>n){let r=a[n]>="5",i=o+a.slice(0,n),l=r?String(BigInt(i)+1n).padStart(
i.length,"0"):i;o=l.slice(0,l.length-n),a=l.slice(l.length-n)}for(;a.length>t&&a.endsWith("0");)a=a.slice(0,-1);return a=a.padEnd(t,"0"),s+o.replace(/\B(?=(\d{3})+$)/g,",")+(a===""?"":`.${a}`)}var q="\
–",Ic="−",_t=" ",it=e=>t=>t==null?q:e(t),Rn=(e,t)=>t<0?Ic+e:e,Us=(e,t)=>t>0?`+${e}`:Rn(e,t),zm=e=>J(e,0,2),_=it(e=>zm(e).replace("-",Ic)),Ne=it(e=>Us(zm(Math.abs(e)),e));function Km(e,t){let n=Math.
max(0,t.findLastIndex((s,o)=>e>=999.5*1e3**(o-1)));return[t[n],1e3**n]}var Ht=it(e=>{let[t,n]=Km(Math.abs(e),["","K","M","G","T","P","E"]),s=Math.abs(e)/n,o=s>=99.95?0:s>=9.995?1:2;return Rn(J(s,0,o),
e)+(t&&_t+t)}),as=e=>(e>0?"+":"")+Ht(e),Wm=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]],Hm=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]],Gm=(e,t,n)=>e.find(([,s])=>t>=s*.99995)??(t>0?e.at(-1):
n),re=e=>Gm(Wm,Math.abs(e),Wm[2]),Uo=e=>Gm(Hm,Math.abs(e),Hm[1]);function Sr(e,[t,n]){let s=Math.abs(e/n),o=s===0||t==="ns"||s>=999.95?0:s>=99.995?1:s>=9.9995?2:3;return J(s,o,o)+_t+t}var x=it(e=>{let t=Sr(
e,re(e));return/[1-9]/.test(t)?Rn(t,e):t}),X=it(e=>Us(Sr(e,re(e)),e));function Nc(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return J(e,t,t)}function en(e){let[t,n]=re(e*1.0005);return Rn(Nc(Math.abs(e/
n))+_t+t,e)}var zo=e=>(e>0?"+":"")+en(e);function Cn(e,t){let[n,s]=re(Math.max(e,t)*1.0005);return[e,t].every(o=>o===0||re(o*1.0005)[0]===n)?[Nc(e/s),Nc(t/s)+_t+n]:[e,t].map(en)}function Ym(e){let[t,n]=re(
Math.max(1,Math.abs(e)));return J(Math.abs(e)/n,0,{s:9,ms:6,µs:3}[t])+_t+t}var A=it(e=>Rn(Ym(e),e)),ue=it(e=>Us(Ym(e),e)),Ln=it(e=>Rn(Sr(e,Uo(e)),e)),Vm=it(e=>Us(Sr(e,Uo(e)),e)),Dc=it(e=>`${J(e,0,9).
replace("-",Ic)}${_t}GB/s`),Er=e=>t=>Number.isFinite(t)?e(t):q;function Jm(e){let t=e>0&&e<.05?2:e>=1e3||e===0?0:1;return`${e>0&&e<.005?"<0.01":J(e,t,t)}${_t}%`}var F=Er(e=>Rn(Jm(Math.abs(e)),e)),B=Er(
e=>{let t=1+e/100,n=t>=99.95?0:1;return e>=900?`${J(t,n,n)}×`:Us(Jm(Math.abs(e)),e)}),jS="⁰¹²³⁴⁵⁶⁷⁸⁹",Ut=Er(e=>{if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(
1).split("e-");return`${t}${_t}×${_t}10⁻${[...n].map(s=>jS[s]).join("")}`}),Qm=Er(e=>e<.001?"<0.001":J(e,3,3)),Tr=e=>Km(Math.abs(e),["B","kB","MB","GB","TB"]),Bc=it(e=>`${_(e)}${_t}B`),U=it(e=>{let[
t,n]=Tr(e),s=Math.abs(e)/n,o=t==="B"||s>=100?0:s>=10?1:2;return Rn(J(s,o,o)+_t+t,e)}),Ko=it(e=>Us(U(Math.abs(e)),e)),te=e=>e>0?"more":e<0?"less":"calm";function S(e,t,n=`${t}s`){return`${_(e)}${_t}${e===
1?t:n}`}function ne(e,t=6){let n=[];for(let s=0;s<e.length;){let o=s;for(;o+1<e.length&&e[o+1]===e[o]+1;)o+=1;if(o-s>=2)n.push(`${e[s]}–${e[o]}`);else for(let a=s;a<=o;a+=1)n.push(String(e[a]));s=o+
1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function rs(e,t){let n=Array.from(e);if(n.length<=t)return e;let s=Math.ceil((t-1)*.55),o=t-1-s;return`${n.slice(0,s).join("")}…${n.
slice(n.length-o).join("")}`}var Pc=8,Xm=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Zm(e,t){let n=e[t],s=a=>a===void 0?0:Xm(n,a),o=Math.max(0,Math.max(s(e[t-1]),
s(e[t+1]))-Pc);return o>0&&/[\uDC00-\uDFFF]/.test(n[o])?o-1:o}function ep(e){let t=[...new Set(e)].sort();return new Map(t.map((n,s)=>[n,Zm(t,s)]))}function WS(e,t,n){let s=Math.floor(t*.4),o=t-s-1,a=n+
(o<2*Pc?Pc-Math.floor(o/3):0);if(e.length<=t||n===0||a<=s)return rs(e,t);let r=Math.max(s,Math.min(a,e.length-o));if(r<=s+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let i=r+o<e.length;return`${Array.
from(e).slice(0,s).join("")}…${e.slice(r,i?r+o-1:void 0)}${i?"…":""}`}var HS=e=>e.replace(/^void (?=\S)/,"");function qc(e){let t=[],n=new Map,s=new Map,o=new Map,a=l=>l.length>e?HS(l):l;function r(l,d){
let u=o.get(l),f=WS(l,e,d);if(n.set(l,d),u?.text===f)return;u&&(u.names.delete(l),u.first=null);let h=s.get(f)??{text:f,names:new Set,first:null};h.names.add(l),h.first=null,s.set(f,h),o.set(l,h)}function i(l){
if(l.first===null){let[d,...u]=l.names;l.first=u.reduce((f,h)=>Math.min(f,Xm(d,h)),d.length)}return l.first}return{add(l){let d=[...new Set(l.map(a))].filter(f=>!n.has(f)),u=new Set(d);t=[...t,...d.sort()].
sort(),t.forEach((f,h)=>{if(u.has(f)||u.has(t[h-1])||u.has(t[h+1])){let m=Zm(t,h);m!==n.get(f)&&r(f,m)}})},text(l){let d=a(l),u=o.get(d);return u.names.size===1||e<16?u.text:US(d,e,i(u),n.get(d))}}}function tn(e,t){
let n=qc(t);return n.add(e),e.map(n.text)}function US(e,t,n,s){let o=Math.floor(t*.2),a=Math.max(4,Math.floor(t*.25)),r=Math.max(o,n-2),i=t-o-a-3,l=Math.max(r+a,Math.min(s,e.length-i)),d=(u,f)=>f<=u?"":
f===u+1?e[u]:"…";return e.slice(0,o)+d(o,r)+e.slice(r,r+a)+d(r+a,l)+e.slice(l,l+i)+d(l+i,e.length)}function Pe(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(
0,60)||"set"}function ie(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function is(e,t,n){let s=[],o=Array.from(e);for(;o.length>t&&s.length<n-1;){let a=t;for(let r=t;r>
t*.6;r-=1)if(" ,:<>()".includes(o[r-1])){a=r;break}s.push(o.slice(0,a).join("")),o=o.slice(a)}return s.push(o.length>t?`${o.slice(0,t-1).join("")}…`:o.join("")),s}function Go({from:e,to:t},n){let s=(t-
e)/Math.max(1,n);if(!(s>0)||!Number.isFinite(s))return{values:[],step:0};let o=10**Math.floor(Math.log10(s)),a=o*([1,2,5].find(i=>i*o>=s*.999999)??10),r=[];for(let i=Math.ceil(e/a-1e-9);i*a<=t+a*1e-9;i+=
1)r.push(i*a+0);return{values:r,step:a}}var zS=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Um=e=>String(e).padStart(2,"0"),KS=36e5;function tp(e,t=Date.now()){let n=Math.
round((Date.parse(e)-t)/KS);return n>=48?`in ${S(Math.floor(n/24),"day")}`:n>=1?`in ${S(n,"hour")}`:"within the hour"}function pe(e){let t=new Date(e);return Number.isNaN(t.getTime())?q:`${t.getDate()}\
 ${zS[t.getMonth()]} ${t.getFullYear()}, ${Um(t.getHours())}:${Um(t.getMinutes())}`}var we={compute:{name:"compute",short:"compute",property:"--part-compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",property:"\
--part-communication",what:"Communication runs, and no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",property:"--part-memory",what:"Copies or memsets run, and\
 nothing else: nothing hides them"},idle:{name:"idle",short:"idle",property:"--part-idle",what:"No device work of the rank runs"}},np={operators:{name:"operators",short:"operators",what:"An operator r\
uns, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of operators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for i\
t"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, another process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects g\
arbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here, at most an annotation"}},Or=Object.assign({},we,np),sp=e=>e!==null&&e.parts.some(({part:t})=>t in np),
Yo={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Rt=e=>e[0].toUpperCase()+e.slice(1),GS={COMPUTATION:"\
compute",COMMUNICATION:"communication",MEMORY:"memory"},Fc=e=>GS[e]??e.toLowerCase();function jc(e){let t=e.split(" overlapping ").map(Fc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")}\
 and ${t.at(-1)} at once`}var Wc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},op={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Laun\
ched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Hc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"\
delay from launch to start"},Mr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Uc={steps:"of the steps, as in Compare",before_last_step:"al\
l but those of the last step",all:"all, outside of steps too"},zc={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},ls="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUD\
A].",cs=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",zs="the host waits: the device’s queue is full",ds=({host:e,lag:t})=>typeof e!="number"?"":`host ${x(e)}${t>0?` · device ${x(
t)} behind when the host left`:""}`;var YS={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},VS={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},ap=(e,t,n)=>e===
null||!(t>0)?null:n*(e/t);function Ks(e,t,n){if(e[t]!==void 0)return e[t];let s=YS[t];if(!s)return VS[t]?.(n)??null;let{rule:o,times:a}=s,r=Ks(e,s.of,n),i=Ks(e,s.by,n);switch(o){case"change":return r===
null||i===null?null:r-i;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:ap(r,i,a);default:return ap(r,i,a)}}var lt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+
t.samples>0,up={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},JS={...up,per_step:"per recording",percent:"% of the recording"},Vo=(e,t)=>(lt(t)?JS:up)[e];function Gc(e){
return lt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Jo=e=>e.measure===""?e.device_type!=="GPU":e.measure==="self";function Yc(e){return e.step_time.control?.step>0&&e.step_time.test?.
step>0}var QS=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,XS=e=>e==="per_step"||e==="percent";function Qo(e,t){let s=`${t?"self_":""}${{total:"duration",percent:"percent_of_ste\
p"}[e]??e}`;return[e==="total"&&!t?"total_duration":s,s]}function ZS(e,t){let n=t?"self_":"",[s,o]=Qo(e,t),a=XS(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,diff:`diff_${o}`,
growth:`diff_${n}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${a}`,testCount:`test_${a}`,diffCount:`diff_${a}`}}function Nn(e,t,n,s=!1){let o=Object.fromEntries(Object.
entries(ZS(t,s&&QS(e))).map(([r,i])=>[r,Ks(e,i,n)])),a=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...o,percent:a===""?o.growth:null,birth:a}}function eE(e,t){
let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var Xo=(e,t)=>JSON.stringify([e,t]);function We(e,t){let n=0xcbf29ce484222325n;
for(let s of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(s))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var tE=(e,t)=>e.filter(({side:n})=>n===t).reduce(
(n,s)=>s.counts>n.counts?s:n).name;function fp({name:e,category:t,replaces:n,aliases:s}){if(s&&!n&&t!=="python_function"){let a=["control","test"].map(i=>tE(s,i)),r=s.length-2;return[`${a.join(" / ")}${r>
0?` + ${r} more`:""}`,""]}if(!n)return[e,""];if(n.rule==="template_arguments")return[e,""];let o=n.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[n.operator??"same shapes",o].filter(Boolean).
join(" "),e]}function Zo({name:e,category:t,aliases:n},s){let o=n?.filter(({side:a})=>a===s)??[];return o.length===0?{name:e,category:t}:o.reduce((a,r)=>(r.total_duration??0)>(a.total_duration??0)?r:a)}
var Rr=({aliases:e})=>e.map(({side:t,name:n,counts:s,total_duration:o})=>`${t} ${n}: ${_(s)} ${s===1?"call":"calls"}, ${x(o)}`);function Vc(e,t,n,{self:s=!1}={}){let{control_observations:o,test_observations:a}=e.
verdict??{},r=e.judged_rows?{steps:Math.min(o,a),rows:e.judged_rows}:null;return t.map(i=>{let l=Jc({...i,among:r},s);return{row:l,key:i.id??Xo(i.name,i.category),verdict:l.significance??"",noise:l.significance===
"no_difference_found",of:d=>Ks(i,d,e),...Nn(i,n,e,s),...eE(i,n)}})}var nE=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),hp=(e,t)=>e.filter(({row:n})=>!cs(n)&&!nE(n)).slice(
0,t);function Jc(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var Cr=e=>e.moderated_q_value??e.q_value??null;function mp(e){let{
control_observations:t,test_observations:n}=e.verdict??{},s=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(o=>[Xo(o.name,o.category),{...o,among:s}]))}function pp(e,t,{
self:n=!1}={}){return["host","device"].filter(s=>e.totals[s].control_counts+e.totals[s].test_counts>0).map(s=>[s,Nn(e.totals[s],t,e,n)])}var Gs=({too_few:e,control_counts:t,test_counts:n})=>e&&t>0&&n>0,wp=(e,t)=>e.rank-t.rank||e.span-t.span,sE=(e,t)=>e.length===t.length&&e.every((n,s)=>n===t[s]);function rp(e){let t=new Set,n=!1;for(let{
rank:o,step_number:a}of e){let r=`${o}/${a}`;n||=t.has(r),t.add(r)}let s=new Map;for(let{rank:o,span:a}of e)s.set(n?`${o}/${a}`:`${o}`,{rank:o,span:n?a:0});return{split:n,keys:[...s.values()].sort(wp)}}
var ip=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??-1)-(n??-1)),Ar=e=>e===void 0?"–":e===null?"whole":String(e);function Kc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(
e.rank)}var lp=(e,t)=>e===t?e:`${e} / ${t}`;function oE(e,t){let n=({rank:a,span:r})=>`${a}/${r}`,s=new Set(e.map(n));if(t.some(a=>s.has(n(a)))){let a=new Map([...e,...t].map(i=>[n(i),i])),r=new Set(t.
map(n));return{byPosition:!1,rows:[...a.values()].sort(wp).map(i=>({control:s.has(n(i))?i:void 0,test:r.has(n(i))?i:void 0}))}}let o=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>
0,rows:Array.from({length:o},(a,r)=>({control:e[r],test:t[r]}))}}function cp(e,t,n,s,o){let a=new Map;t.forEach((l,d)=>{l[s]&&a.set(`${l[s].rank}/${o?l[s].span:""}`,d)});let r=t.map(()=>n.map(()=>null)),
i=new Map(n.map((l,d)=>[l,d]));for(let l of e){let d=a.get(`${l.rank}/${o?l.span:""}`);r[d][i.get(l.step_number)]=l}return r}function Lr(e,t){let[n,s]=[rp(e),rp(t)],{rows:o,byPosition:a}=oE(n.keys,s.keys),
[r,i]=[ip(e),ip(t)],l=Math.max(r.length,i.length),d=Array.from({length:l},(f,h)=>({control:r[h],test:i[h],text:r.length===0?Ar(i[h]):i.length===0?Ar(r[h]):lp(Ar(r[h]),Ar(i[h]))})),u=f=>f.map(h=>[...h,
...Array.from({length:l-h.length},()=>null)]);return{rows:o.map(f=>({...f,text:f.control&&f.test?lp(Kc(f.control),Kc(f.test)):Kc(f.control??f.test)})),columns:d,control:u(cp(e,o,r,"control",n.split)),
test:u(cp(t,o,i,"test",s.split)),ranksByPosition:a,stepsByPosition:r.length>0&&i.length>0&&!sE(r,i)}}function ea(e,t){let n=r=>r.map(i=>i.map(l=>l===null?null:t(l))),s=n(e.control),o=n(e.test),a=s.map(
(r,i)=>r.map((l,d)=>l===null||o[i][d]===null?null:o[i][d]-l));return{control:s,test:o,diff:a}}function Qe(e,t){let n=new Map;for(let s of e){let o=t(s);n.get(o)?.push(s)??n.set(o,[s])}return n}function Ct(e){
if(e.length===0)return null;let t=[...e].sort((s,o)=>s-o),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var dp=e=>e.reduce((t,n)=>t+n,0)/e.length,aE=1.05,rE=.05;function gp(e){let t=[...Qe(e,({
rank:o})=>o)].sort(([o],[a])=>o-a).map(([o,a])=>{let r=dp(a.map(l=>l.step)),i=a.every(l=>l.exposed_communication!==null);return{rank:o,samples:a.length,step:r,waiting:i&&r>0?dp(a.map(l=>l.exposed_communication))/
r:null}}),n=Ct(t.map(o=>o.step));for(let o of t)o.lag=n>0?o.step/n:null;let s=t.length<2?[]:t.filter(o=>o.lag>=aE);return{ranks:t,median:n,slow:s,awaited:s.length>0?null:iE(t)}}function iE(e){if(e.length<
2||e.some(s=>s.waiting===null))return null;let t=e.reduce((s,o)=>o.waiting<s.waiting?o:s),n=Ct(e.filter(s=>s!==t).map(s=>s.waiting));return n>=rE&&t.waiting<=n/2?t:null}var lE={type:"text",standard:""},Ir=(e,t)=>e[t]??lE,Ae={control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{type:"\
text",standard:"all"},control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:[
"end","next"]},cut_overlaps:{type:"boolean",standard:"false"},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU","GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"\
boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"cho\
ice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},significance:{type:"boolean",standard:"\
false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"\
true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"\
choice",standard:"json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},Ys={tag:{type:"texts",standard:""},sort:{type:"choice",standard:"created",words:[
"created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["auto","always",
"never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},us={control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{
type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},level:{type:"choice",standard:"modules",words:[
"modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"\
choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["jso\
n","csv"]}},Dr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},
marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"t\
ext",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},xp={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},measure:{
type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},time:{type:"choice",standard:"total",words:["total","self"]},by:{type:"choi\
ce",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Vs=null;function fs(e,t,n){Vs&&!Vs.some(s=>s.name===
t)&&Vs.push({name:t,value:e.getAll(t).join(),allowed:n})}function vp(e,t){Vs=[];try{return e(t),Vs}finally{Vs=null}}function nn(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.includes(o)&&fs(e,t,n.filter(
a=>a!=="").join(", ")),o!==""&&n.includes(o)?o:s}function cE(e,t,n){let s=(e.get(t)??"").split(",").filter(o=>o!=="");return s.every(o=>n.includes(o))||fs(e,t,n.join(", ")),s.filter(o=>n.includes(o))}
function Qc(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.test(o)&&fs(e,t,s),n.test(o)?o:""}function dE(e,t,n,s,o){let a=`${n} to ${s.toLocaleString("en-US")}`,r=Qc(e,t,/^\d+$/,a),i=r===""||Number(r)>=
n&&Number(r)<=s;return i||fs(e,t,a),r!==""&&i?Number(r):o}var uE=new Map([["1","true"],["0","false"]]);function sn(e,t,n,s=Ir(t,n).standard){let{type:o,words:a}=Ir(t,n);if(o==="texts")return e.getAll(
n).filter(h=>h!=="");let r=e.get(n)??"",i=o==="text"?r:uE.get(r)??r,l=o==="boolean"?["true","false"]:a,d=o==="text"?i:l.find(h=>h.toLowerCase()===i.toLowerCase());d===void 0&&i!==""&&fs(e,n,l.join(", "));
let f=(o==="choice"&&d==="false"?"":d)||s;return o==="boolean"?f==="true":f}function hs(e,t,n,s){for(let o of n){let{type:a,standard:r}=Ir(t,o);a==="texts"?s[o].forEach(i=>e.append(o,i)):["",r].includes(
String(s[o]??""))||e.set(o,String(s[o]))}}var Ie={read:(e,t)=>e.get(t)??""},De=(e,t="")=>({standard:t,read:(n,s)=>nn(n,s,e,t)}),yp=e=>({read:(t,n)=>cE(t,n,e),text:t=>t.join()}),ct=(e,t,n=Ir(e,t).standard)=>({
standard:n,read:s=>sn(s,e,t,n)}),$p=(e,t,n)=>({standard:n,read:(s,o)=>dE(s,o,e,t,n)}),In=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,{read:s}])=>[n,s(t,n)]));function ms(e,t,n){for(let[s,{standard:o="",
text:a}]of Object.entries(t)){let r=n[s]??"";if(Array.isArray(r)&&!a)r.forEach(i=>e.append(s,i));else{let i=(a??String)(r);i!==""&&i!==String(o)&&e.set(s,i)}}return e}var Sp=(globalThis.document?.documentElement.
dataset.base??"/").replace(/\/$/,""),z=e=>Sp+e,ps=(e,t)=>z(t.size===0?e:`${e}?${t}`),Xc=e=>`/${e.split("/").slice(Sp.split("/").length).join("/")}`,Lt=()=>Xc(location.pathname),fE=15,Ep=[10,15,20,30,50,
100],hE=["total","per_step","per_call","percent"],Tp=Ae.change.words,Op=Ae.device_type.words,mE=Ae.measure.words,pE=["step","compute","exposed_communication","exposed_memory","idle"],Br=[...pE,"op"],na="\
ProfilerStep*",Nt=[na,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Mp=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_du\
ration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],wE=["name","category","change","q_value"],sa=e=>wE.includes(e)?"asc":"desc",Zc=["c\
ontrol","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","control_marker_until","test_marker_until","cut_overlaps","use_short_name","merge_addresses","al\
iases","merge_lines"],Ap=[...Zc,"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],Rp={fold:"true",significant:"",measure:"",equivalence:""},
gE=["lines","details","operators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],yE=["control","test","more","less","noise"];function bp(e,t){let n=e.get(t)??"",s=n.
split(",").map(a=>a===""?NaN:Number(a)),o=s.length===4&&s.every(Number.isFinite);return n!==""&&!o&&fs(e,t,"four numbers"),o?n:""}var Dn={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"\
all"},Bn=e=>Object.keys(Dn).some(t=>e[t]!=="all"),Cp=(e,t)=>Object.fromEntries(t.map(n=>[n,sn(e,Ae,n,Rp[n])])),ed=e=>Object.fromEntries([...O.flatMap(t=>{let n=`${t}_marker`,s=`${n}_until`;return[[n,e.
get(n)||e.get("marker")||""],[s,nn(e,e.get(s)?s:"marker_until",Ae.marker_until.words,"")]]}),["cut_overlaps",sn(e,Ae,"cut_overlaps")]]),on=(e=O)=>Object.fromEntries(e.flatMap(t=>[[`${t}_marker`,""],[`${t}\
_marker_until`,""]])),oa=e=>Object.fromEntries([...Object.keys(on()),"cut_overlaps"].map(t=>[t,e[t]??""])),Js=(e,t)=>({...e[`${t}_marker`]&&{marker:e[`${t}_marker`],...e[`${t}_marker_until`]&&{marker_until:e[`${t}\
_marker_until`]}},...bE(e.cut_overlaps)&&{cut_overlaps:"true"}}),bE=e=>String(e??"")==="true",qn=(e,t,n,s="")=>Object.entries(Js(t,n)).forEach(([o,a])=>e.set(o==="cut_overlaps"?o:s+o,a));function _E(e,t,n){
let s=e.get(t)??"";return s===""||/^[0-9a-f]{12}$/.test(s)&&!e.has(n)?s:We(s,e.get(n)??"")}var Lp=e=>({sort:De(Mp,Ae.sort.standard),order:De(Ae.order.words,sa(e)),unit:De(hE),measure:{read:t=>nn(t,t.has(
"measure")?"measure":"time",mE,"")},fold:ct(Ae,"fold",Rp.fold),heat:De(Br),open:yp(gE),hide:yp(yE),zoom_time:{read:bp},zoom_calls:{read:bp},top:$p(1,200,fE),op:{read:(t,n)=>_E(t,n,"op_category")}});function He(e){
let t=new URLSearchParams(e),n=nn(t,"sort",Mp,Ae.sort.standard);return{...Cp(t,Ap),...ed(t),...!t.has("exclude")&&{exclude:Nt},...n.endsWith("_work")&&{work:!0},...In(Lp(n),t)}}function dt(e){let t=qr(
e);return t.delete("fold"),ms(t,Lp(e.sort),e),e.exclude.join(`
`)===Nt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),ps("/compare",t)}var ut=(e,t)=>dt({...He(""),control:ee(e),test:ee(t)});function qr(e){let t=new URLSearchParams;return hs(t,Ae,Ap,e),e.
significant||t.delete("measure"),t}function kE(e,t,n){let s=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_\
step"}`;if(e==="diff_percent")return`diff_${s}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,o]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[],[a,r]=Qo(t||"per_step",n);return o===void 0?e:`${o}_${o.endsWith("diff")?r:a}`}function Qs(e,t,n){let s=qr(e);return s.set("significance","true"),s.set("sort",kE(e.sort,t,n)),s.set("order",
e.order),s.set("measure",n?"self":"total"),s}function td(e,t,n,s){let o=Qs(e,t,n);return o.set("format",s),o}var Np=["total","per_step"],xE=["calls","share"],Pp=["duration","calls","per_call"],Ip={unit:De(
Np),bins:De(xE,"calls"),heat:De(Pp,"duration")};function Xs(e){let t=new URLSearchParams(e);return{...Cp(t,Zc),...ed(t),...In(Ip,t),row:t.has("name")?We(t.get("name"),t.get("category")??""):t.get("row")??
""}}function fe(e){let t=new URLSearchParams({control:e.control,test:e.test});return hs(t,Ae,Zc,e),t}function ws(e){let t=fe(e);return t.set("row",e.row),t}var Xe=e=>z(`/compare/op?${ms(ws(e),Ip,{...e,
unit:Np.includes(e.unit)?e.unit:"",heat:Pp.includes(e.heat)?e.heat:""})}`);function Dp(e,t,n){let s=Qs(e,t,n);return s.delete("work"),e.sort.endsWith("_work")&&s.delete("sort"),e.op&&s.set("row",e.op),
s}function Bp(e){let t=new URL(dt(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var Pn=Number(
Ys.limit.standard),vE=e=>e==="label"?"asc":"desc",qp=e=>({control:Ie,test:Ie,q:ct(Ys,"q"),tag:ct(Ys,"tag"),sort:ct(Ys,"sort"),order:ct(Ys,"order",vE(e)),page:$p(1,1e6,1)});function aa(e){let t=new URLSearchParams(
e);return In(qp(sn(t,Ys,"sort")),t)}function Fp(e){let t={...aa(""),...e};return ps("/",ms(new URLSearchParams,qp(t.sort),t))}var Fr=e=>e.q!==""||e.tag.length>0;function gs(e){let t=new URLSearchParams(
{group:"auto",sort:e.sort,order:e.order,limit:String(Pn),offset:String((e.page-1)*Pn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ee=e=>e.slice(0,12),Fn=(e,t,n,s)=>s?.[e]?.
label??(n&&ae(n,t[e])?.label)??t[e];function ae(e,t){if(t==="")return;let n=e.find(a=>a.id===t);if(n)return n;let s=e.filter(a=>a.id.startsWith(t.toLowerCase()));if(s.length===1)return s[0];let o=e.filter(
a=>a.label===t);return o.length===1?o[0]:void 0}var $E=["sets","tag","baseline","name","category","layer","measure","time","by"],Zs=e=>In(Object.fromEntries($E.map(t=>[t,ct(xp,t,t==="sets"?"":void 0)])),
new URLSearchParams(e));function jr(e){let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),hs(t,xp,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","cate\
gory","time"]],e),t}var ra=e=>ps("/series",jr(e)),O=["control","test"],ys={control:"test",test:"control"},jp=["rank","span","step"],SE=["both",...O],EE={path:{type:"boolean",standard:"false"}},Wp=32,TE=864e8,
OE=300,ta=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,Pr=(e,t)=>Qc(e,t,/^\d+$/,"whole numbers");function _p(e,t,n){let[s,o]=[ta(e.get(t)),ta(e.get(n))],a=s!==null&&o!==null&&s<o&&Math.
max(-s,o)<=TE;return[t,n].filter(r=>!a&&e.get(r)).forEach(r=>fs(e,r,`µs since the beginning, ${t} before ${n}`)),a?[s,o]:[null,null]}var kp=(e,t)=>[...new Set(e.getAll(t))].filter(n=>n!==""&&n.length<=
OE).slice(0,Wp),zt=(e,{id:t,main:n})=>n?"main":`${e}:${t}`,eo=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t].slice(-Wp),Nr={read:()=>null,text:e=>typeof e=="number"?String(Math.round(e*1e3)/1e3):""},
Hp={ranks:{read:e=>Qc(e,"ranks",/^(all|\d+(-\d+)?(,\d+(-\d+)?)*)$/,"all, or ranks as 0-7,12")},fold:De(["none","host","group"],"none"),sort:De(["rank","lateness"],"rank"),collective:{read:e=>ta(Pr(e,"\
collective"))},cut_overlaps:ct(Dr,"cut_overlaps"),use_short_name:ct(Dr,"use_short_name","false"),path:ct(EE,"path"),show:De(SE,"both"),from:Nr,to:Nr,sum_from:Nr,sum_to:Nr,open:{read:kp},pin:{read:kp},
q:Ie,name:Ie,category:Ie,nth:{read:e=>ta(Pr(e,"nth"))},at:De(O),align:Ie,align_category:Ie,align_nth:{read:e=>ta(Pr(e,"align_nth"))??0,standard:0}};function to(e){let t=new URLSearchParams(e),n={control:t.
get("control")??"",test:t.get("test")??""};for(let i of O)for(let l of jp){let d=`${i}_${l}`;n[d]=Pr(t,t.has(d)?d:l)}Object.assign(n,ed(t));let[s,o]=_p(t,"from","to"),[a,r]=_p(t,"sum_from","sum_to");return{
...n,...In(Hp,t),from:s,to:o,sum_from:a,sum_to:r}}function no(e){let t=new URLSearchParams,n=(s,o)=>o&&t.set(s,o);O.forEach(s=>n(s,e[s]));for(let s of[...jp,"marker","marker_until"]){let[o,a]=O.map(i=>e[`${i}\
_${s}`]??""),r=o===a||!e.control||!e.test;n(s,r?o||a:""),O.forEach(i=>n(`${i}_${s}`,r?"":e[`${i}_${s}`]))}return ps("/timeline",ms(t,Hp,{...e,...!e.name&&{category:"",nth:"",at:e.ranks?e.at:""},...!e.
align&&{align_category:"",align_nth:0}}))}function Kt(e){let t=O.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var ME=(e,t)=>e-t,Up=e=>[...new Set(e)].sort(ME),Wr=e=>Up(e.map(t=>t.rank)),nd=(e,t)=>Up(
e.filter(n=>n.rank===t).map(n=>n.span)),sd=(e,t,n)=>e.filter(s=>s.rank===t&&s.span===n).sort((s,o)=>(s.step_number??-1)-(o.step_number??-1));function AE(e){let t=[...e].sort((n,s)=>n.step-s.step);return t[t.
length>>1]}var RE=(e,t)=>e.find(n=>String(n)===t);function zp(e,t,n=null){if(e.length===0)return null;let s=[],o=(d,u,f,h)=>{let m=u===""?void 0:RE(d,u);return u!==""&&m===void 0&&s.push(`${f} ${u}`),
m??(d.includes(h)?h:d[0])},a=o(Wr(e),t.rank,"rank",n?.sample.rank),r=o(nd(e,a),t.span,"file",n?.sample.span),i=sd(e,a,r),l=t.step===""?void 0:i.find(d=>String(d.step_number)===t.step);return t.step!==
""&&!l&&s.push(`step ${t.step}`),l??=n?i.find(d=>d.step_number===n.sample.step_number)??i[Math.min(n.place,i.length-1)]:AE(i),{sample:l,place:i.indexOf(l),missing:s}}var Kp={control:Ie,test:Ie,q:Ie,chart:De(
["bars","line","scatter","histogram","none"]),x:Ie,y:Ie,y2:Ie,by:Ie},Gp={chart:"",x:"",y:"",y2:"",by:""},Hr=e=>In(Kp,new URLSearchParams(e)),Ur=e=>ps("/query",ms(new URLSearchParams,Kp,e));function zr({
control:e,test:t,q:n},s=""){let o=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:s}).filter(([,a])=>a!=="").forEach(([a,r])=>o.set(a,r)),o}var CE=300,LE=4e3,NE=1e4,jn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Kr=()=>document.dispatchEvent(new Event("connection")),Vp=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function PE(){try{let e=await fetch(z("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(NE)});return Vp(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function IE(){let e=jn(),t=CE;for(;;){await new Promise(s=>{e.hurry=s,setTimeout(s,t)});let n=await PE();if(n){let s=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&n.build!==void 0&&n.build!==e.build}),Kr(),s}e.gone||(e.gone=!0,Kr()),t=Math.min(2*t,LE)}}async function ad({signal:e,isAction:t=!1}={}){let n=jn();e?.throwIfAborted(),
n.back??=IE(),t&&(n.actions+=1,Kr());let s;try{return await Promise.race([n.back,new Promise((o,a)=>{s=()=>a(e.reason),e?.addEventListener("abort",s,{once:!0})})])}finally{e?.removeEventListener("abor\
t",s),t&&(n.actions-=1,Kr())}}var Jp=e=>{jn().build??=e},Qp=e=>document.addEventListener("connection",()=>e(jn())),kt=z("/api/v1"),DE=700,BE=4,an=class extends Error{constructor(t,n,s,o=null){super(s),
this.name="ApiError",this.status=t,this.code=n,this.offset=o}};function rd(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="string"||typeof n.title=="string")return new an(e,n.code??"error",n.detail||
n.title,n.offset??null)}catch{}return new an(e,"error",`The server answered with status ${e}.`)}var od=()=>new an(0,"offline","The server does not answer. Is “tracediff serve” still running?"),qE=/"(?:stream|correlation)":-?\d{16}/,
FE=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(t)&&n?.source||t,jE=/\d{16}/,WE=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??
"")?n.source:t,HE=(e,t)=>new Promise((n,s)=>{let o=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(o),s(t.reason)},{once:!0})});function Yp(e){globalThis.waitingRequests=(globalThis.waitingRequests??
0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Xp(e){let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}function ge(){let[e,t]=["",null];async function n(o,a,r,i){
let l;try{let d=await a(o.signal);l=()=>r(d)}catch(d){l=()=>i(d)}t===o&&l()}function s(){t?.abort(),[e,t]=["",null]}return{drop:s,ask(o,a,r,i=()=>{}){let l=o!==e;return l&&(s(),e=o),l&&o!==""&&(t=new AbortController,
n(t,a,r,i)),l}}}async function Pt(e,t,n={}){let s=!1,o=1;try{for(;;)try{return await UE(e,t,n)}catch(a){if(a.code==="offline"&&o<BE){o+=1,await ad({signal:n.signal,isAction:e!=="GET"});continue}if(e===
"DELETE"&&a.status===404&&o>1)return null;if(a.code!=="not_checked_yet")throw a;s||(s=!0,Yp(1)),await HE(DE,n.signal)}}finally{s&&Yp(-1)}}async function UE(e,t,{body:n,signal:s,digits:o=!1}){let a={method:e,
signal:s,headers:{Accept:"application/json"}};n!==void 0&&(a.headers["Content-Type"]="application/json",a.body=JSON.stringify(n));let r,i;try{r=await fetch(kt+t,a),i=await r.text()}catch(l){throw l.name===
"AbortError"?l:od()}if(Vp(r))throw od();if(!r.ok)throw rd(r.status,i);if(i==="")return null;try{return JSON.parse(i,o&&jE.test(i)?WE:qE.test(i)?FE:void 0)}catch{throw new an(r.status,"bad_answer","The\
 server sent an answer that is not JSON.")}}var ye=(e,t)=>Pt("GET",e,t),le=encodeURIComponent,so=e=>ye("/status",e);async function xt(e,t){let n=await ye(`/sets?${e}`,t);return{...n,entries:n.entries??
n.sets.map(s=>({set:s}))}}async function Gt(e,t){let n=e.map(o=>`id=${le(o)}`).join("&"),s=e.length===0?[]:(await ye(`/sets?${n}`,t)).sets;return[...new Map(s.map(o=>[o.id,o])).values()]}async function Zp(e){
let t=await Gt(e);return t.length>0?t:(await xt("limit=1")).entries.map(({set:n})=>n)}var bs=async e=>(await ye("/tags",e)).tags,rn=(e,t)=>ye(`/sets/${le(e)}`,t),Wn=(e,t)=>Pt("PATCH",`/sets/${le(e)}`,
{body:t}),ia=e=>Pt("DELETE",`/sets/${le(e)}`),ew=async(e,t)=>(await Pt("POST",`/sets/${le(e)}/split`,{body:t})).job,tw=async(e,t)=>(await Pt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,la=e=>Pt("POST",`/sets/${le(e)}/restore`),he=(e,t)=>ye(`/compare_traces?${e}`,t),Gr=(e,t)=>ye(`/compare_traces/op?${e}`,t),Yr=(e,t,n)=>ye(e===""?`/compare_traces/tree?${t}`:`/sets/${le(e)}/tree?${t}`,
n),oo=async(e,t,n)=>(await ye(`/sets/${le(e)}/steps?${new URLSearchParams(t)}`,n)).steps,Vr=(e,t,n)=>ye(`/sets/${le(e)}/timeline?${t}`,n),Jr=(e,t,n)=>ye(`/sets/${le(e)}/timeline/find?${t}`,n),id=(e,t,n,s)=>ye(
`/sets/${le(e)}/timeline/ranks${t}?${n}`,s),vt=(e,t,n)=>ye(`/analysis/${e}?${t}`,n),ld=(e,t)=>ye(`/series?${e}`,t),nw=e=>`${kt}/series?${e}`,sw=(e,t)=>`${kt}/analysis/${e}?${t}`,ao=async(e,t,n)=>(await ye(
`/sets/${le(e)}/ops?q=${le(t)}&limit=50`,n)).ops,ca=e=>`${kt}/compare_traces?${e}`,Qr=e=>`${kt}/report?${e}`,Xr=e=>`${kt}/bundle?${e}`,ow=e=>`${kt}/compare_traces/op?${e}`,aw=(e,t,n)=>ye(`/sets/${le(e)}\
/timeline/sums?${t}`,n),rw=(e,t)=>ye(`/sql?${e}`,{...t,digits:!0}),iw=e=>`${kt}/sql?${e}`,lw=async(e,t)=>(await ye(`/sql/schema?${e}`,t)).tables,Zr=(e,t,n)=>`${kt}/sets/${le(e)}/files/${t}/trace${n?`?${n}`:
""}`,cw=e=>`${kt}/sets/${le(e)}/aligned_trace`;async function ei(e,{signal:t,onProgress:n}){let s=[],o=0,a;try{if(a=await fetch(e,{signal:t}),a.ok){let r=a.body.getReader();for(;;){let{done:i,value:l}=await r.
read();if(i)break;s.push(l),o+=l.length,n(o,Number(a.headers.get("Content-Length")))}return await new Blob(s).arrayBuffer()}}catch(r){throw r.name==="AbortError"?r:o>0?new an(0,"broken","The download \
stopped before its end. The log of the server says why."):od()}throw rd(a.status,await a.text())}var dw=async e=>(await ye("/jobs",e)).jobs,uw=(e,t)=>ye(`/jobs/${le(e)}`,t),ro=e=>Pt("DELETE",`/jobs/${le(
e)}`),fw=e=>new EventSource(`${kt}/jobs/${le(e)}/events`),hw=(e,t,n)=>Pt("POST","/uploads",{body:{label:e,files:t,files_are:n}}),mw=async(e="")=>(await Pt("POST",`/samples${e&&`/${e}`}`)).jobs,pw=e=>ye(
`/uploads/${le(e)}`),cd=e=>Pt("DELETE",`/uploads/${le(e)}`),ww=async e=>(await Pt("POST",`/uploads/${le(e)}/commit`)).job;function gw(e,t,n,{from:s=0,signal:o,onProgress:a}){return new Promise((r,i)=>{
let l=new XMLHttpRequest,d=()=>l.abort(),u=(h,m)=>{o?.removeEventListener("abort",d),h(m)},f=()=>u(i,new DOMException("Cancelled","AbortError"));if(o?.aborted){f();return}o?.addEventListener("abort",d),
l.open("PUT",`${kt}/uploads/${le(e)}/files/${le(t)}`),l.setRequestHeader("Content-Type","application/octet-stream"),s>0&&l.setRequestHeader("Content-Range",`bytes ${s}-${n.size-1}/${n.size}`),l.upload.
addEventListener("progress",h=>a(s+h.loaded)),l.addEventListener("load",()=>{if(l.status<200||l.status>299){u(i,rd(l.status,l.responseText));return}try{u(r,JSON.parse(l.responseText))}catch{u(i,new an(
l.status,"bad_answer","The server sent an answer that is not JSON."))}}),l.addEventListener("error",()=>u(i,new an(0,"offline","The connection was lost, or the file changed on the disk while it was be\
ing sent."))),l.addEventListener("abort",f),l.send(s>0?n.slice(s):n)})}function c(e,t={},...n){let s=document.createElement(e);for(let[o,a]of Object.entries(t??{}))if(!(a==null||a===!1))if(o==="class")s.className=a;else if(o==="text")s.textContent=a;else if(o==="on")for(let[
r,i]of Object.entries(a))s.addEventListener(r,i);else if(o==="data")Object.assign(s.dataset,a);else if(o==="css")for(let[r,i]of Object.entries(a))s.style.setProperty(r,i);else s.setAttribute(o,a===!0?
"":String(a));return ti(s,n),s}function ti(e,t){for(let n of t)Array.isArray(n)?ti(e,n):n!=null&&n!==!1&&e.append(n)}function k(e,...t){return e.textContent="",ti(e,t),e}function Hn(e,t){let n=new Set(
t);for(let o of[...e.childNodes])n.has(o)||o.remove();let s=e.firstChild;for(let o of t)o===s?s=s.nextSibling:e.insertBefore(o,s)}function v(e,t,n={}){return c("button",{type:"button",...n,on:{click:t}},
e)}function ce(e,t,{value:n,...s}={}){let o=c("select",{...s,on:{change:()=>t(o.value)}},e.map(([a,r])=>c("option",{value:a,selected:a===n},r)));return o}var da=new WeakMap,zE=300;function Be(e,t,n="f\
ield"){let s=e.querySelector('[role="combobox"][aria-expanded="true"]');if(s){da.has(e)||new MutationObserver((a,r)=>{r.disconnect(),setTimeout(()=>{let i=da.get(e);da.delete(e),i&&Be(e,i,n)},zE)}).observe(
s,{attributeFilter:["aria-expanded"]}),da.set(e,t);return}da.delete(e);let o=e.contains(document.activeElement)?document.activeElement.dataset[n]:void 0;t(),o!==void 0&&[...e.querySelectorAll(`[data-${n}\
]`)].find(a=>a.dataset[n]===o)?.focus()}function _s(e,t,n,...s){let o=P("dialog"),a=()=>r.close();k(n,c("div",{class:"trace-head"},c("h2",{id:o},e),Q("close","Close",a)),s),n.classList.add("trace-box");
let r=c("dialog",{class:`trace-dialog ${t}`.trim(),"aria-labelledby":o,on:{close:()=>r.remove(),click:i=>{i.target===r&&a()}}},n);return document.body.append(r),r.showModal(),r}var ve=({code:e,message:t},n,...s)=>c(
"div",{class:"error-box",role:"alert",data:e&&{code:e}},n&&[c("h2",{},n),c("p",{},t)],n?s.length>0&&c("p",{},s):t);function Un({wait:e,onText:t,onStep:n=null,empties:s=!0,...o}){let a=be(e,()=>t(r.value.
trim())),r=c("input",{type:"search",autocomplete:"off",spellcheck:"false",...o,on:{input:a,keydown(i){let l=n&&i.key==="Enter";!l&&!(s&&i.key==="Escape"&&r.value!=="")||(i.preventDefault(),a.cancel(),
r.value=l?r.value:"",t(r.value.trim()),l&&n(i.shiftKey?-1:1))}}});return r}var KE="http://www.w3.org/2000/svg";function W(e,t={},...n){let s=document.createElementNS(KE,e);for(let[o,a]of Object.entries(
t))s.setAttribute(o,String(a));return ti(s,n),s}function fa(e,t,n,s){let o=globalThis.devicePixelRatio||1;[e.width,e.height]=[Math.round(t*o),Math.round(n*o)],e.style.setProperty("height",`${n}px`);let a=e.
getContext("2d",s);return a.scale(o,o),a}var GE={note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5V\
3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5\
 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M\
8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function ft(e){return W("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},W("path",{d:GE[e]}))}function Q(e,t,n,s={}){return c("button",{type:"b\
utton",title:t,"aria-label":t,...s,class:`icon-button ${s.class??""}`.trim(),on:{click:n}},ft(e))}var lo=(e,t,n=`${t}: download`)=>["PNG","SVG"].map(s=>v(s,()=>e(s.toLowerCase()),{title:`${n} as ${s}`,
"aria-label":`${s} of ${t}`})),ni=(e,t,n)=>[Q("up",`The previous ${e} (Shift+Enter)`,()=>t(-1),n),Q("down",`The next ${e} (Enter)`,()=>t(1),n)],dd=14;function si(e){let t=c("div",{class:e,hidden:!0,"a\
ria-hidden":"true"}),n=(s,o,a)=>Math.max(4,s+dd+o>a?s-dd-o:s+dd);return{node:t,hide(){t.hidden=!0},show(s,o){k(t,s),t.hidden=!1;let{offsetWidth:a,offsetHeight:r}=t;t.style.left=`${n(o.clientX,a,innerWidth)}\
px`,t.style.top=`${n(o.clientY,r,innerHeight)}px`}}}var yw=0;function P(e){return yw+=1,`${e}-${yw}`}var Ue=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function zn(e){
let t=c("progress",{max:"1",value:"0","aria-label":e});return{node:t,set(n,s){s>0?(t.max=s,t.value=Math.min(n,s)):t.removeAttribute("value")}}}function j(e,t=!1){let n=document.getElementById(t?"alert\
s":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function ud(e,t="localStorage"){try{return globalThis[t].getItem(e)}catch{return null}}function oi(e){try{return JSON.parse(ud(e))??[]}catch{
return[]}}function co(e,t,n="localStorage"){try{return globalThis[n].setItem(e,t),null}catch(s){return s}}function ze(){let e;return(...t)=>{let n=e;return e=JSON.stringify(t),e!==n}}function be(e,t){
let n=0,s=(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)};return s.cancel=()=>clearTimeout(n),s}function Ee(e,t,n){let s=new Map;return{node:c("div",{class:"segmented",role:"group","aria-label":e},
t.map(([a,r,i])=>{let l=v(r,()=>n(a),{title:i,"aria-pressed":"false"});return s.set(a,l),l})),buttons:s,press(a){for(let[r,i]of s)i.setAttribute("aria-pressed",String(r===a))}}}function G(e,{action:t=null,
seconds:n=8,urgent:s=!1}={}){let o=c("div",{class:`toast${s?" toast-urgent":""}`},c("span",{class:"toast-text"},e)),a=0,r=()=>{clearTimeout(a),o.remove()},i=()=>{clearTimeout(a),a=setTimeout(r,n*1e3)};
t&&o.append(v(t.label,()=>{r(),t.run()},{class:"toast-action"})),o.append(Q("close","Dismiss",r));let l=()=>clearTimeout(a);return o.addEventListener("pointerenter",l),o.addEventListener("focusin",l),
o.addEventListener("pointerleave",i),o.addEventListener("focusout",i),document.getElementById("toasts").append(o),j(t?`${e} ${t.label} is available.`:e,s),i(),r}var io=4,YE=e=>kw(e.menu,e.opener);function bw(e,t=!1){
e.menu=c("div",{class:"row-menu",role:"menu",id:e.id,"aria-label":e.label,on:{keydown:n=>JE(e,n),focusout:n=>QE(e,n)}}),k(e.menu,e.items().filter(n=>!n.hidden).map(n=>VE(e,n))),e.opener.setAttribute("\
aria-expanded","true"),e.opener.setAttribute("aria-controls",e.id),e.opener.closest("main").append(e.menu),kw(e.menu,e.opener),addEventListener("scroll",e.follow,{capture:!0}),addEventListener("resize",
e.follow),_w(e).at(t?-1:0)?.focus({preventScroll:!0})}function ua(e){removeEventListener("scroll",e.follow,{capture:!0}),removeEventListener("resize",e.follow);let t=e.menu;e.menu=null,t?.remove(),e.opener.
setAttribute("aria-expanded","false"),e.opener.removeAttribute("aria-controls")}var _w=e=>[...e.menu.querySelectorAll('[role="menuitem"]')],VE=(e,t)=>c(t.href?"a":"button",{role:"menuitem",type:t.href?
null:"button",href:t.href,download:t.download,tabindex:"-1",class:t.danger?"danger":t.href?"button":"",disabled:t.disabled,title:t.title,on:{click:()=>{if(t.href){setTimeout(()=>e.menu&&(e.opener.focus(
{preventScroll:!0}),ua(e)));return}ua(e),e.opener.focus({preventScroll:!0}),t.run()}}},t.text,t.note&&[" ",c("span",{class:"muted small"},t.note)]);function JE(e,t){let n=_w(e).filter(r=>!r.disabled),
s=n.indexOf(document.activeElement),o=t.key.length===1?t.key.toLowerCase():"",a={ArrowDown:n[(s+1)%n.length],ArrowUp:n.at(s-1),Home:n[0],End:n.at(-1)}[t.key]??(o.trim()===""?void 0:[...n.slice(s+1),...n].
find(r=>r.textContent.toLowerCase().startsWith(o)));(t.key==="Escape"||t.key==="Tab")&&(ua(e),e.opener.focus({preventScroll:!0})),(t.key==="Escape"||a)&&(t.preventDefault(),t.stopPropagation(),a?.focus(
{preventScroll:!0}))}function QE(e,t){e.menu&&!e.menu.contains(t.relatedTarget)&&t.relatedTarget!==e.opener&&ua(e)}function ai(e,t,{text:n,...s}={}){let o={label:e,items:t,menu:null};o.follow=()=>YE(o),
o.id=P("menu");let a=n?{}:{title:e,"aria-label":e};return o.opener=c("button",{type:"button",...a,...s,class:`${n?"":"icon-button "}menu-button ${s.class??""}`.trim(),"aria-haspopup":"menu","aria-expa\
nded":"false",on:{click:()=>o.menu?ua(o):bw(o),keydown:r=>{(r.key==="ArrowDown"||r.key==="ArrowUp")&&(r.preventDefault(),bw(o,r.key==="ArrowUp"))}}},n??ft("more")),o.opener}function kw(e,t){let n=t.getBoundingClientRect(),
{offsetWidth:s,offsetHeight:o}=e,a=n.bottom+io+o<=innerHeight;e.style.setProperty("top",`${Math.max(io,a?n.bottom+io:n.top-io-o)}px`),e.style.setProperty("left",`${Math.max(io,Math.min(n.right-s,innerWidth-
s-io))}px`)}function Re(e){let t=c("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=
n)}}}var XE="tracediff.theme",fd=new Set,ii=e=>globalThis.matchMedia?.(e)??{matches:!1},pd=ii("(prefers-color-scheme: dark)");function hd(){let e=document.documentElement.dataset.theme;return e==="light"||
e==="dark"?e:"auto"}function ZE(){let e=hd();return e==="auto"?pd.matches?"dark":"light":e}function Ce(e){return fd.add(e),()=>fd.delete(e)}function xw(){for(let e of[...fd])e(ZE())}function Sw(e){e.value=
hd(),e.addEventListener("change",()=>{e.value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(XE,e.value)}catch{}xw()}),pd.
addEventListener("change",()=>{hd()==="auto"&&xw()})}var e1=ii("(forced-colors: active)"),ri=new Map,vw="";function E(e){let{theme:t,printing:n}=document.documentElement.dataset,s=`${t} ${n} ${pd.matches}\
 ${e1.matches}`;return s!==vw&&(ri=new Map,vw=s),ri.has(e)||ri.set(e,t1(e)),ri.get(e)}function t1(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.
body.append(t);let n=getComputedStyle(t).color;return t.remove(),n}var md=new Set,Ew=!1,li=()=>Ew;function uo(e){return md.add(e),()=>md.delete(e)}function $w(e){Ew=e,document.documentElement.toggleAttribute(
"data-printing",e);for(let t of[...md])t()}function Tw(){window.addEventListener("beforeprint",()=>$w(!0)),window.addEventListener("afterprint",()=>$w(!1))}var wd=null;function di(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(wd??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{wd=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),wd)}var n1={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},ui=()=>[[0,E("--heat-low")],[.5,E("--heat-middle")],[1,E("--heat-high")]],fi=()=>[
[0,E("--less-fill")],[.5,E("--heat-zero")],[1,E("--more-fill")]];function ln(){return{control:E("--control-fill"),test:E("--test-fill"),more:E("--more-fill"),less:E("--less-fill"),noise:E("--noise-fil\
l"),surface:E("--surface"),highlight:E("--highlight"),highlightEdge:E("--accent")}}function s1(){let e=E("--text"),t=E("--muted"),n=E("--grid"),s={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{
color:t,size:11},automargin:!1},o=getComputedStyle(document.body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:o,size:12,color:e},colorway:[E("--co\
ntrol-fill"),E("--test-fill"),E("--more-fill")],xaxis:s,yaxis:s,legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:E("--surface-raised"),bordercolor:E("--border-strong"),font:{family:o,size:12,color:e},
align:"left",namelength:-1},separators:".,"}}}var ht=e=>({template:s1(),hovermode:"closest",...e}),Ze=(e,t={standoff:4})=>({text:e,font:{size:11},...t}),_e=e=>e.filter(Boolean).map(t=>ie(t)).join("<br\
>"),Le=e=>({customdata:e,hovertemplate:"%{customdata}<extra></extra>"}),hi=(e,t,n)=>({type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:e,y:t,...Le(n)}),ks=(e,t)=>({type:"scatter",mode:"lines",
x:t.flatMap((n,s)=>[e[s],e[s+1]]),y:t.flatMap(n=>[n,n])});function Kn(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var gd=17;function o1({title:e,lines:t,keys:n=[]},s,o){let a=ln(),
r=t.flatMap(m=>is(m,Math.floor(s/6.6),3)),i=30+gd*r.length+(n.length>0?24:0)+8,l=(m,p,w,g)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-o.left,
yshift:o.top+i-m,text:ie(p),font:{size:w,color:E(g?"--text":"--muted")}}),d=[l(8,e,15,!0),...r.map((m,p)=>l(30+gd*p,m,12,!1))],u=[],f=12-o.left,h=30+gd*r.length+4;for(let[m,p]of n)u.push({type:"rect",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:f,x1:f+14,y0:o.top+i-h-13,y1:o.top+i-h-4,fillcolor:a[m]??E(m),line:{width:0}}),d.push({...l(h,p,12,!1),xshift:f+19}),
f+=19+7*p.length+18;return{annotations:d,shapes:u,height:i}}async function a1(e,t,n,s){let o=await di(),a=E("--surface"),r=Math.max(e.clientWidth,900),{l:i,t:l}=e._fullLayout.margin,d=o1(s,r,{left:i,top:l}),
{layout:u}=e,f={data:e.data,layout:{...u,paper_bgcolor:a,plot_bgcolor:a,margin:{...u.margin,t:l+d.height},annotations:[...u.annotations??[],...d.annotations],shapes:[...u.shapes??[],...d.shapes]}};await o.
downloadImage(f,{format:t,filename:n,width:r,height:e.clientHeight+d.height,scale:t==="png"?2:1})}var r1=4,Ow=280,i1=[250,1e3],Yt=[],Rw=-1/0;function l1({target:e}){e.closest?.(".chart")||(Rw=performance.
now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(e,l1,{capture:!0,passive:!0});function c1(e,t){return new Promise(n=>{Yt.push({node:e,isNew:t,go:n}),
Yt.length===1&&Ue().then(yd)})}function d1(e){let t=Yt.findIndex(n=>n.node===e);t>=0&&Yt.splice(t,1)[0].go()}function yd(){if(Yt.length===0)return;let e=performance.now()-Rw,t=({node:a})=>{let{top:r,bottom:i}=a.
getBoundingClientRect();return i>0&&r<window.innerHeight},n=Yt.find(t),s=n??Yt[0],o=i1[n||s.isNew?0:1]-e;if(o>0){setTimeout(yd,o);return}Yt.splice(Yt.indexOf(s),1),s.go(),Yt.length>0&&Ue().then(yd)}function u1(e,t){
let n=null,s=null;e.on("plotly_hover",i=>{n=i}),e.on("plotly_unhover",()=>{n=null});let o=0,a=0,r=i=>{clearTimeout(o),o=performance.now()<a?0:setTimeout(()=>t(i),Ow)};e.on("plotly_doubleclick",()=>{clearTimeout(
o),a=performance.now()+Ow}),e.on("plotly_click",i=>{s=null,r(i)}),e.addEventListener("mousedown",({clientX:i,clientY:l,button:d})=>{s=n&&d===0?{event:n,x:i,y:l}:null},!0),e.addEventListener("click",({
clientX:i,clientY:l})=>{let d=s;s=null,d&&Math.hypot(i-d.x,l-d.y)<r1&&r(d.event)})}async function bd(e,t=!1){if(e.waiting){t&&d1(e.node);return}let n;e.waiting=!0;try{e.drawn||await Ue(),n=await di(),
t||(delete e.plot.dataset.ready,await c1(e.node,!e.drawn))}catch(r){k(e.message,r.message),e.message.hidden=!1;return}finally{e.waiting=!1}if(e.width=e.plot.clientWidth,e.dead||!e.data||e.data.empty||
e.width===0)return;let s=e.spec.height(e.data,e.width);e.plot.style.height=`${s}px`;let{data:o,layout:a}=e.spec.make(e.data,e.width);await n.react(e.plot,o,{...a,width:e.width,height:s,showlegend:!1,uirevision:e.
data.zoom??e.data.revision},n1),!e.drawn&&!e.dead&&(e.drawn=!0,e.spec.onClick&&u1(e.plot,r=>e.spec.onClick(r,e.data)),e.spec.onRelayout&&e.plot.on("plotly_relayout",r=>e.spec.onRelayout(r,e.data)),e.spec.
onDoubleClick&&e.plot.on("plotly_doubleclick",()=>e.spec.onDoubleClick(e.data)),e.plot.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),e.plot.dataset.ready=e.data.revision}function Mw(e){
e.drawn&&e.data&&!e.data.empty&&!e.spec.paint&&bd(e,!0)}function f1(e,t){e.drawn&&(e.spec.save??a1)(e.plot,t,`${e.data.file}-${e.spec.file}`,{title:[e.spec.title,e.data.heading].filter(Boolean).join("\
, "),lines:e.data.caption??[],keys:typeof e.spec.keys=="function"?e.spec.keys():e.spec.keys??[]})}function h1(e,t){let n=e.data?.revision===t.revision&&!t.empty;if(e.data=t,e.heading.textContent=t.heading??
"",e.plot.dataset.wanted=t.revision,e.plot.hidden=!!t.empty,e.tools.hidden=e.plot.hidden,e.node.toggleAttribute("data-empty",e.plot.hidden),e.message.hidden=!t.empty,k(e.message,t.empty),!(t.empty||n&&
e.drawn)){if(e.spec.paint){e.plot.style.height=`${e.spec.height(t)}px`,k(e.plot,e.spec.paint(t)),e.drawn=!0,e.plot.dataset.ready=t.revision;return}e.plot.style.height=`${e.spec.height(t,e.spec.height.
length>1?e.plot.clientWidth||600:0)}px`,bd(e)}}function m1(e,t){e.drawn&&!e.plot.hidden&&globalThis.Plotly.relayout(e.plot,t(e.plot.layout))}function p1(e){e.dead=!0,e.observer.disconnect(),e.stopPrinting(),
e.drawn&&!e.spec.paint&&globalThis.Plotly.purge(e.plot)}function ot(e){let t={spec:e,data:null,drawn:!1,waiting:!1,dead:!1,width:0};t.plot=c("div",{class:"plot",id:e.id}),t.heading=c("span",{class:"ch\
art-unit"}),t.message=c("p",{class:"chart-message muted",hidden:!0});let n=Re(e.title);return t.tools=c("div",{class:"chart-tools"},e.tools,n.node,lo(s=>f1(t,s),e.title)),t.node=c("section",{class:`ca\
rd chart ${e.class??""}`.trim(),"aria-label":e.title},c("div",{class:"chart-head"},c(e.level??"h3",{},e.title," ",t.heading),t.tools),e.extra,t.plot,t.message),t.observer=new ResizeObserver(()=>{t.data&&
!e.paint&&!li()&&!t.plot.hidden&&t.plot.clientWidth>0&&Math.abs(t.plot.clientWidth-t.width)>1&&bd(t)}),t.observer.observe(t.node),t.stopPrinting=uo(()=>Mw(t)),{node:t.node,sql:n,draw:s=>h1(t,s),retheme:()=>Mw(
t),layout:()=>t.plot.layout,relayout:s=>m1(t,s),unmount:()=>p1(t)}}function cn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(s,o)=>o*n)}function _d(e,t){
let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var w1=900,ci=12,Aw=17,g1=["fi\
ll","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Cw(e){let t=getComputedStyle(e);if(t.display==="none"||e.classList.contains("fa\
ll-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let s of g1){let o=t.getPropertyValue(s);o!==""&&!o.startsWith("url(")&&n.setAttribute(s,o)}for(let s of e.childNodes){let o=s.
nodeType===Node.TEXT_NODE?s.cloneNode():Cw(s);o&&n.append(o)}return n}function y1({title:e,lines:t,keys:n},s){let o=getComputedStyle(document.body).fontFamily,a=(u,f,h,m,p)=>W("text",{x:u,y:f,fill:E(p?
"--text":"--muted"),"font-size":m,"font-weight":p?600:400,"font-family":o},h),r=t.flatMap(u=>is(u,Math.floor(s/6.6),3)),i=[a(ci,22,e,15,!0),...r.map((u,f)=>a(ci,42+Aw*f,u,12,!1))],l=30+Aw*r.length+18,
d=ci;for(let[u,f]of n)i.push(W("rect",{x:d,y:l-9,width:14,height:9,fill:E(`--${u}-fill`)}),a(d+19,l,f,12,!1)),d+=19+7*f.length+18;return{nodes:i,height:l+ci}}function b1(e,t){let{width:n,height:s,left:o,
top:a}=e.getBoundingClientRect(),r=Math.max(n,w1),i=y1(t,r),l=[...e.querySelectorAll(":scope > svg")].map(u=>{let f=u.getBoundingClientRect(),h=Cw(u);for(let[m,p]of Object.entries({x:f.left-o,height:f.
height,y:i.height+f.top-a,overflow:"visible",width:f.width+(f.width>n/2?r-n:0)}))h.setAttribute(m,String(p));return h}),d=i.height+s;return{width:r,height:d,node:W("svg",{xmlns:"http://www.w3.org/2000\
/svg",width:r,height:d,viewBox:`0 0 ${r} ${d}`},W("rect",{width:"100%",height:"100%",fill:E("--surface")}),i.nodes,l)}}var Lw="image/svg+xml";async function _1(e,t,n){let s=new Image;s.src=`data:${Lw}\
;charset=utf-8,${encodeURIComponent(e)}`,await s.decode();let o=document.createElement("canvas");return[o.width,o.height]=[2*t,2*n],o.getContext("2d").drawImage(s,0,0,o.width,o.height),new Promise(a=>{
o.toBlob(a,"image/png")})}async function Nw(e,t,n,s){let{node:o,width:a,height:r}=b1(e,s),i=new XMLSerializer().serializeToString(o),l=t==="svg"?new Blob([i],{type:Lw}):await _1(i,a,r);_d(l,`${n}.${t}`)}var[Gn,xs,Pw,It,et,k1,mi,x1]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],ha="Every page",Iw="First move to a set of the list, with the arrow keys.",pi="First select a\
 call, in the lanes or in the table.",vs="There is nothing to search on this page.",Bw=[{pages:[Gn],keys:["/"],text:"Find sets",action:"search",none:vs},{pages:[Gn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[Gn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Gn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[Gn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Gn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[Gn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Iw},{pages:[Gn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Iw},{pages:[xs],keys:["/"],text:"Search the names of the rows",action:"search",none:vs},{pages:[xs],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
xs],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[xs],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[xs],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[It],keys:["/"],text:"Find a frame or a kernel",action:"search",none:vs},{pages:[It],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[It],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[It],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[It],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[It],keys:["Space"],text:"In the table: select the frame"},{pages:[It],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[It],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[It],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[xs,Pw,It,et,mi],keys:["c"],text:"Choose the control",action:"control"},{pages:[xs,Pw,It,et,mi],keys:["t"],text:"Choose the test",action:"test"},{pages:[
et],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:vs},{pages:[et],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[et],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[et],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[et],keys:["d"],text:"Move to the right",action:"right"},{pages:[et],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[et],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:pi},{pages:[et],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
et],keys:["m"],action:"measure",none:pi,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[et],keys:["ArrowDown","ArrowUp","Home","End"],
text:"In the lanes of ranks: to another lane’s name; Home and End on a name: the first, the last"},{pages:[et],keys:["Enter"],text:"On the name of a lane: open or close it; in the lanes of ranks, th\
e one that is marked"},{pages:[k1],keys:["/"],text:"Move to the operator field, or else to the ranks field",action:"search",none:vs},{pages:[x1],keys:["/"],text:"Move to the sets field",action:"search"},
{pages:[mi],keys:["/"],text:"Find a table or column",action:"search",none:vs},{pages:[mi],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[ha],keys:["?"],text:"List the keys",action:"hel\
p"},{pages:[ha],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:vs},{pages:[et],keys:[","],action:"former",none:pi},
{pages:[et],keys:["."],action:"next",none:pi}],v1={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},$1=["button","checkbox","file","ra\
dio","range","reset","submit"];function ma(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!$1.includes(e.type))}function S1(e,t){let{target:n,
key:s}=e,o=ma(n);return Bw.find(a=>a.action&&a.keys.includes(s)&&(!a.pages||a.pages.some(r=>[t.name,ha].includes(r)))&&(a.inSearch?n.type==="search":!o||s==="Escape"&&(n.matches('select, [role="combob\
ox"]')||!n.value)))}function E1(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function T1(e){return e.flatMap((t,n)=>[n>0&&" ",
c("kbd",{},v1[t]??t)])}function Dw(e,t){let n=Bw.filter(({pages:s,text:o})=>o&&s?.includes(t));return n.length>0&&c("section",{},c("h3",{},e),c("dl",{class:"keys"},n.map(({keys:s,text:o})=>c("div",{},
c("dt",{},T1(s)),c("dd",{},o)))))}var O1=e=>_s("Keys","keys-dialog",c("div"),Dw(`${e.name} page`,e.name),Dw(ha,ha),c("p",{class:"muted small"},"Letters typed into a field stay there."));function qw(e,t){
let n=()=>e()&&O1(e().page);t.addEventListener("click",n),document.addEventListener("keydown",s=>{let{page:o,view:a}=e()??{};if(!o||s.defaultPrevented||s.isComposing||s.ctrlKey||s.metaKey||s.altKey||document.
querySelector('dialog[open], [role="menu"]'))return;let r=S1(s,o);if(!r||r.action==="close"&&E1())return;let i=r.action==="help"?n:a.keys?.[r.action],l=i!==void 0&&i()!==!1;(l||r.none)&&s.preventDefault(),
!l&&r.none&&G(r.none,{seconds:4})})}var fo=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Gw=fo.flatMap(([e])=>e),Yw=fo.flatMap(([,e])=>e),dn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],$t=(e,t)=>t.some(n=>e.includes(n));function M1(e,t){let[n,s]=[dn(e),dn(t)];for(let[o,a]of fo){let r=$t(n,o)&&$t(s,a);if(r!==($t(s,o)&&$t(n,a)))return r?-1:1}for(let[o,a]of[[Gw,-1],[Yw,1]])if($t(n,o)!==
$t(s,o))return $t(n,o)?a:-a;return 0}function Sd(e){for(let[t,n]of fo){let s=e.map(a=>[$t(dn(a),t),$t(dn(a),n)]),o=a=>s.flatMap((r,i)=>r[a]?[i]:[]);if(s.every(([a,r])=>a!==r)&&o(0).length>0&&o(1).length>
0)return[o(0),o(1)]}return null}var A1=10n**17n;function Fw(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let n=e.file_list.filter(s=>s.first_event_ns!==null).map(s=>BigInt(
s.first_event_ns)).reduce((s,o)=>s===null||o<s?o:s,null);return n!==null&&n>A1?n:null}function pa(e,t){let n=M1(e.label,t.label),[s,o]=[Fw(e),Fw(t)];return(n!==0?n>0:s!==null&&o!==null&&o<s)?[t,e]:[e,
t]}var jw=e=>[...new Set(dn(e).filter(t=>!/\d/.test(t)&&!Gw.includes(t)&&!Yw.includes(t)))];function Vw(e,t){let[n,s]=[jw(e),jw(t)],o=n.filter(r=>s.includes(r)).length,a=Math.min(n.length,s.length);return a===
0?fo.some(([r,i])=>[[e,t],[t,e]].some(([l,d])=>$t(dn(l),r)&&$t(dn(d),i))):o>1||o===a}var R1=100,Ww=(e,t)=>dn(e).filter(n=>!t.includes(n)).join(" ");function Ed(e){if(e.length===2){let[t,n]=pa(e[1],e[0]);
return{control:t.id,test:n.id}}for(let[t,n]of fo){let s=[...t,...n],o=u=>e.filter(f=>$t(dn(f.label),u)).slice(0,R1),[a,r]=[o(t),o(n)],i=r.map(u=>[a.find(f=>f!==u&&Ww(f.label,s)===Ww(u.label,s)),u]).find(
([u])=>u!==void 0),[l,d]=i??[a[0],r[0]];if(l&&d&&l!==d)return{control:l.id,test:d.id}}return{control:"",test:""}}var C1=4<<20,Hw=16<<20,Uw=262144,Jw=4;function vd(e){let[t,...n]=e.split("/").reverse(),
s=[/rank[-_.= ]?(\d{1,15})/i.exec(t),...n.map(o=>/(?<![a-z])rank[-_.= ]?(\d{1,15})/i.exec(o))].find(o=>o!==null);return s?Number(s[1]):null}function L1(e,t){let n="",s=0;for(let o=t;o<e.length&&s>=0;o+=
1){let a=e[o];if(a==='"'){let r=N1(e,o+1);n+=s===0?e.slice(o,r):"",o=r-1}else a==="{"||a==="["?s+=1:a==="}"||a==="]"?s-=1:s===0&&(n+=a)}return n}function N1(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=
e[n]==="\\"?2:1;return n+1}function wi(e){let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(L1(e,t.index+t[0].length));return n?Number(n[1]):null}async function P1(e){
let[t,n]=new Uint8Array(await e.slice(0,2).arrayBuffer());return t===31&&n===139}async function zw(e,t,n){let s=await P1(e),a=e.slice(0,s?e.size:t).stream().pipeThrough(s?new DecompressionStream("gzip"):
new TransformStream).pipeThrough(new TextDecoderStream).getReader(),r="",i=!1;try{for(;r.length<t&&!n(r);){let{done:l,value:d}=await a.read();if(l){i=!0;break}r+=d}}catch{}return a.cancel().catch(()=>{}),
{text:r,ended:i,zipped:s}}var I1=e=>e.includes('"traceEvents"')||e.includes('"distributedInfo"')&&wi(e)!==null;async function D1({name:e,file:t}){if(Xw.test(e))return{isTrace:!0,rank:vd(e)};let n=await zw(
t,C1,I1);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let s=wi(n.text.split('"traceEvents"')[0]);if(s===null&&!n.zipped)s=wi(await t.slice(Math.max(0,t.size-Uw)).text());else if(s===null&&
t.size<=Hw/8){let{text:o}=await zw(t,Hw,()=>!1);s=wi(o.slice(-Uw))}return{isTrace:!0,rank:s??vd(e)}}async function Qw(e){let t=0,n=async()=>{for(;t<e.length;){let s=e[t];t+=1;try{s.seen??=await D1(s)}catch{
s.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:Jw},n))}var Kw=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function B1(e,t){let n=65536,s=0;for(;s<e.size&&
e.size===t.size;){let[o,a]=await Promise.all([Kw(e,s,n),Kw(t,s,n)]);if(o.some((r,i)=>r!==a[i]))return!1;s+=n,n=4<<20}return e.size===t.size}var $d=/\.(zip|tar|tgz|txz|tar\.(gz|zst|xz|bz2))$/i,Xw=/\.(pftrace|perfetto-trace)(\.gz)?$|\.pftrace\.[^/]*\.gz$/i,
Zw=new RegExp(String.raw`(?<!\.tracediff)\.json$|\.json\.gz$|(?<!\.tar)\.(zst|xz)$|${Xw.source}`,"i"),eg=/(^|\/)(\._[^/]*$|__MACOSX\/)/,tg=/\.tracediff\.json$/i,kd=/\.tracediff$/i;function ng(e){let t=[],
n=[];for(let s of e.items){if(s.kind!=="file")continue;let o=s.webkitGetAsEntry?.();if(o?.isDirectory)t.push(o);else{let a=s.getAsFile();a&&n.push({name:a.name,file:a})}}return q1(t,n)}async function q1(e,t){
let n=[];for(let s of e){let o=[];await og(s,"",o),n.push(yi(s.name,o))}return n.concat(sg(t))}function sg(e){let t=({name:o})=>kd.test(o)||$d.test(o),n=e.filter(o=>!t(o)),s=e.filter(t).map(o=>({label:o.
name.replace(kd,"").replace($d,""),files:[o],skipped:[],bundle:kd.test(o.name)}));return n.length>0?[...s,yi(lg(n),n)]:s}async function og(e,t,n){let s=e.createReader(),o=[];for(;;){let a=await new Promise(
(r,i)=>{s.readEntries(r,i)});if(a.length===0)break;o.push(...a)}o.sort((a,r)=>a.name<r.name?-1:1);for(let a of o)if(a.isDirectory)await og(a,`${t}${a.name}/`,n);else{let r=await new Promise((i,l)=>a.file(
i,l));n.push({name:t+a.name,file:r})}}function ag(e){let t=[...e].map(s=>({file:s,name:s.webkitRelativePath||s.name})),n=({name:s})=>s.indexOf("/")<=0;return rg(t.filter(s=>!n(s))).concat(sg(t.filter(
n)))}var rg=e=>[...Qe(e,({name:t})=>t.slice(0,t.indexOf("/")))].map(([t,n])=>yi(t,n.map(s=>({...s,name:s.name.slice(t.length+1)})))),un=({name:e})=>tg.test(e),Td=({name:e})=>eg.test(e),ig=({name:e})=>e.
replace(tg,"");function yi(e,t){let n=[...t].sort((a,r)=>a.name<r.name?-1:1),s=new Set(n.map(({name:a})=>a).filter(a=>(Zw.test(a)||$d.test(a))&&!eg.test(a))),o=a=>un(a)?s.has(ig(a)):s.has(a.name);return{
label:e,files:s.size===0?[]:n.filter(o),skipped:s.size===0?n:n.filter(a=>!o(a))}}function lg(e){let t=e.filter(s=>!un(s)).map(({name:s})=>s.slice(s.lastIndexOf("/")+1).replace(Zw,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n=""]=t;for(let s of t)for(;!s.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function F1(e){let t=e.
files.every(({name:n})=>n.includes("/"))?rg(e.files):[];return t.length<2||t.every(({label:n})=>/_ascend_pt$/i.test(n))?null:t}var j1=256,xd=20,cg=e=>e.slice(e.lastIndexOf("/")+1),gi=e=>/([^/]*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.
exec(e)?.[1]??/([^/]*)_\d{14,}_ascend_pt\//i.exec(e)?.[1]??null,W1=/_ascend_pt\/(?!(.*\/)?trace_view\.json)/i,H1=e=>e.seen.isTrace&&!un(e)&&!W1.test(e.name);async function U1(e,t){let n=s=>s.replace(/\.gz$/i,
"");return n(e.name)===n(t.name)||B1(e.file,t.file)}async function z1(e){let t=[],n=async(s,o)=>s.seen.rank===o.seen.rank&&(await U1(s,o)||gi(s.name)!==null&&gi(s.name)===gi(o.name));for(let s of e.filter(
H1)){let o=null;for(let a=0;a<t.length&&o===null;a+=1)o=await n(s,t[a])?t[a]:null;o===null?t.push({...s,more:[]}):o.more.push(s)}return t}var Od=e=>e.map(({seen:t})=>t.rank),Md=e=>!e.includes(null)&&new Set(
e).size===e.length;function K1(e){let t=Qe(e,({seen:s})=>s.rank),n=new Set([...t.values()].map(s=>s.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(s,o)=>[...t.values()].
map(a=>a[o]))}function G1(e){return Sd(e.map(({name:n})=>cg(n)))?.map(n=>n.map(s=>e[s]))??K1(e)??e.map(n=>[n])}function Y1(e,t){let n=new Set;return e.map((s,o)=>{let a=lg(s),r=[a,`${t.label} ${a}`,`${t.
label} ${o+1}`].find(u=>!n.has(u))??`${a} ${o+1}`;n.add(r);let i=s.flatMap(({more:u,...f})=>[f,...u]),l=new Set(i.map(({name:u})=>u)),d=t.files.filter(u=>un(u)?l.has(ig(u)):o===0&&!u.seen.isTrace);return{
...yi(r,[...i,...d]),settled:!0}})}function dg(e){let t=Od(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,s)=>t.indexOf(n)!==s)}}function V1(e,t,n){
return!(t.length===2&&Sd(t.map(({label:o})=>o)))&&Md(Od(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(o=>({...o,settled:!0})),one:dg(n),manyFirst:!0}}}function J1(e){return e.includes(
null)?"assumed":Md(e)?"named":"equal"}var ug=e=>new Set(e.map(({name:t})=>t.replace(/\d+/g,"0"))).size===1;async function Q1(e){let t=e.files.filter(s=>!un(s)),n=t.slice(0,Jw);return t.some(({name:s})=>vd(
s)!==null||gi(s)!==null)||!ug(t)?{}:(await Qw(n),n.some(({seen:s})=>s.rank!==null||!s.isTrace)?{}:{question:{kind:"assumed",parts:[],one:{ranks:t.length,assumed:!0},open:!0}})}async function fg(e){if(e.
files.length>j1)return Q1(e);if(await Qw(e.files),e.files.length<2||e.settled)return{};let t=await z1(e.files),n=F1(e);if(n!==null&&n.length<=xd)return V1(e,n,t);let s=Od(t),o=Sd(t.map(({name:l})=>cg(
l)));if(t.length<2||Md(s)&&o===null)return{};let a=G1(t),r=dg(t),i=o===null&&r.assumed===!0&&ug(t);return a.length>xd&&!i?{}:{question:{kind:J1(s),one:r,open:i,parts:a.length>xd?[]:Y1(a,e),manyFirst:o!==
null||a.length===2}}}var X1=2,hg=1e3,Ad=0,wa=e=>["done","failed","cancelled"].includes(e.state);function Nd(e,t){let n=!1,s=null,o=0,a=()=>{s&&(s.close(),s=null,Ad-=1)},r=()=>{n=!0,a(),clearTimeout(o)},i=u=>{n||(wa(u)&&r(),
t(u))},l=async()=>{let u=hg;try{i(await uw(e))}catch(f){f.status===404&&i({id:e,state:"failed",failures:[],error:{code:f.code,detail:f.message}}),u=3*hg}n||(o=setTimeout(l,u))},d=u=>{try{i(JSON.parse(
u.data))}catch{a(),l()}};return Ad<X1&&typeof EventSource=="function"?(Ad+=1,s=fw(e),s.addEventListener("progress",d),s.addEventListener("end",d),s.addEventListener("error",()=>{s&&(a(),l())})):l(),r}
var Z1=(e,t,n)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(s=>({...s,size:s.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...n});function eT(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var tT=2,
nT=3,sT=4,Rd=3,Cd=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#s(t,n={}){return this.#n+=1,Z1(this.#n,t,{tags:this.
tagFault===""?this.tags:[],tagError:this.tagFault,...n})}add(t){let n=t.map(s=>this.#s(s));return this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#t(s)),n}async addSample(t){let s=(await mw(
t)).map(o=>this.#s({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...s),this.#e(null),s.forEach(o=>this.#f(o))}async#t(t){if(t.files.length===
0){let o=t.skipped.find(({name:a})=>/\.(7z|rar|bz2|lz4|br)$/i.test(a));this.#i(t,{message:`There is no trace in it (.json, .pftrace).${o?` Unpack ${o.name} first.`:""}`});return}if(t.bundle){this.#r(t);
return}let{parts:n,question:s}=await fg(t.group);t.files.forEach((o,a)=>{o.seen=t.group.files[a].seen}),t.state==="looking"&&(n?this.#a(t,n):s?(t.question=s,t.state="asking",this.#e(t)):this.#r(t))}#a(t,n){
let{tags:s,tagError:o}=t,a=n.map(r=>this.#s(r,{tags:s,tagError:o}));this.transfers.splice(this.transfers.indexOf(t),1,...a),t.state="cancelled",this.#e(null),a.forEach(r=>this.#t(r))}answer(t,n){let{parts:s}=t.
question;t.question=null,t.filesAre=n==="recordings"?n:void 0,n==="sets"?this.#a(t,s):this.#r(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(n=>n!==t),this.#e(null),this.#o()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#r(t){t.planned=!0,t.state="queued",this.#e(t),this.#o()}#o(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<nT&&this.#m(n)}async#m(t){t.state="creating",t.begun+=1,t.error=null,
this.#e(t);try{let n=t.files.map(({name:o,size:a})=>({name:o,size:a})),s=await hw(t.label,n,t.filesAre);if(t.state!=="creating"){cd(s.id).catch(()=>{});return}t.upload=s.id,t.state="sending",this.#e(t),
this.#l()}catch(n){this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#o())}#l(){let t=this.transfers.filter(s=>s.state==="sending"),n=t.flatMap(s=>s.files).
filter(s=>s.state==="sending").length;for(let s of t)for(let o of s.files){if(n>=tT)return;o.state==="waiting"&&(n+=1,this.#p(s,o))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);let{upload:s}=t;
try{await gw(s,n.name,n.file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state==="sending"&&t.upload===s&&await this.#w(
t,n,o),t.state!=="sending"||t.upload!==s)return}this.#e(t),this.#u(t),this.#l()}async#w(t,n,s){if((s.status===0||s.status>=500)&&s.status!==507&&n.attempts<sT){let{upload:a}=t;if(n.state="sending",s.status===
0?await this.#g(t,n):await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state!=="sending"||t.upload!==a||await this.#d(t,n))return;if(t.begun<Rd){this.#c(t);return}}n.state="failed",n.error=
s.message}async#g(t,n){t.waits=!0,this.#e(t);let s=await ad({signal:t.abort.signal}).catch(()=>!1);n.attempts-=s?1:0,t.waits=!1}#c(t){eT(t),this.#r(t)}async#d(t,n){try{let o=(await pw(t.upload)).files.
find(a=>a.name===n.name);return n.sent=o?.received??0,n.state=o?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sending"||t.files.some(s=>s.state==="waiting"||s.state==="sending"))return;
let n=t.files.filter(s=>s.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length} files could not be sent. ${n[0].error}`}):this.#y(t)}async#y(t){t.state=
"committing",this.#e(t);try{t.job=await ww(t.upload),t.state="job",this.#e(t),this.#f(t)}catch(n){if(n.status===404&&t.begun<Rd&&t.state==="committing"){this.#c(t);return}this.#i(t,n)}this.#o()}#f(t){
t.stopJob=Nd(t.job.id,n=>{if(n.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Rd){this.#c(t);return}if(t.job=n,n.state==="done"){this.#b(t);return}wa(n)&&(t.state=n.state,t.error=n.error?.detail??
null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.
job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#h(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#_(t){let n=t.bundle?t.job.made.
map(({set:s})=>s):[t.job.set];try{for(let s=0;s<n.length&&t.tags.length>0;s+=1)await Wn(n[s],{add_tags:t.tags}),t.tagged=!0}catch(s){t.tagError=s.message}}async#h(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==
t.label&&t.labelError===null;){n=t.label;try{await Wn(t.job.set,{label:n})}catch(s){t.labelError=s.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let s=n.trim()||
t.group.label;s!==t.label&&(t.label=s,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#h(t),this.#e(t))}async takeOffer(t,n){let{offered:s}=t;await Wn(t.job.set,n==="tag"?{add_tags:[s]}:{label:s}),
t.offered=null,t.taken={as:n,text:s},n==="label"&&(t.label=s),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){
await ia(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await la(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",
{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;
for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#d(t,n)))){t.upload=null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#u(
t),this.#l()}async cancel(t){let{upload:n,job:s,state:o}=t;if(o==="job"){try{t.job=await ro(s.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&cd(n).catch(()=>{}),this.#l(),this.#o()}},
K=new Cd;globalThis.addEventListener?.("beforeunload",e=>{K.sending&&e.preventDefault()});var oT=1e3,aT=5e3,rT=6e4,Ld=class extends EventTarget{list=[];#n=0;#e=new Set;#s=Date.now()-rT;get running(){return this.
list.filter(t=>!wa(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#a(await dw())}catch{}clearTimeout(this.#n),
this.#n=setTimeout(()=>this.#t(),this.running.length>0?oT:aT)}}#a(t){if(K.transfers.some(s=>s.state==="committing"))return;let n=new Set(K.transfers.map(s=>s.job?.id));this.list=t.filter(s=>!n.has(s.id)),
this.dispatchEvent(new CustomEvent("change"));for(let s of this.list.filter(({state:o})=>o==="done"))!this.#e.has(s.id)&&Date.parse(s.finished)>this.#s&&this.dispatchEvent(new CustomEvent("stored",{detail:s})),
this.#e.add(s.id)}},fn=new Ld;var Yn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,hn=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null);function iT(e){let t=hn(e,n=>n.longest-n.shortest);return t?
[`${Yn(t)} takes ${x(t.shortest)} on one rank and ${x(t.longest)} on another${t.step===null?"":` in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function gg(e,t,n,s=0){
return e?e==="shortest_duration"?" Waiting is told by durations alone, not by a common clock of the ranks.":` Waiting is told by the ranks’ common clock${e==="both"?" where there is one, else by dur\
ations":""}${s>0?`, to ± ${x(s)} a step`:""}; which rank comes last is certain in ${_(t)} of ${S(n,"collective")}.`:""}function yg(e){let[t]=e.summary;if(!t||t.rows===0)return[];let n=hn(e.collectives.
filter(a=>a.exposed_wait_per_step>0),a=>a.exposed_wait_per_step),s=n?` The largest part of the exposed waiting is in ${Yn(n)}: ${x(n.exposed_wait_per_step)} a step.`:"",o=hn(e.missing,a=>a.instances);
return[...t.matched_rows===0?[]:[`Matched collectives take ${x(t.time_per_step)} a step and rank: ${x(t.transfer_per_step)} of transfer and ${x(t.wait_per_step)} of waiting, ${x(t.exposed_wait_per_step)}\
 of it exposed.${s}${gg(t.waiting_by,t.last_certain,t.instances,t.wait_half_width_per_step)}`],...o?[`Rank ${o.rank} lacks ${S(o.instances,"collective")} that other ranks have: ${Yn(o)}${e.missing.length>
1?". The Missing table has the others":""}.`]:[],...cT(t,e.unmatched),...iT(e.uneven)]}var lT={"never waited for":"point to point, with unequal shares, or of a kind that is not known"};function cT(e,t){
if(e.unmatched_rows===0)return[];let n=[...Qe(t,s=>s.why)].map(([s,o])=>[s,o.reduce((a,r)=>a+r.count,0)]).sort((s,o)=>o[1]-s[1]);return[`Waiting is not known for ${_(e.unmatched_rows)} of ${S(e.rows,"\
collective row")} (${x(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([s,o])=>`${_(o)} ${lT[s]??s}`).join(", ")}`}.`]}function bg([e,t]){let[n,s]=[e.summary[0],t.summary[0]];if(!n?.
matched_rows||!s?.matched_rows)return null;let o=a=>X(s[a]-n[a]);return`${o("time_per_step")} a step and rank: ${o("transfer_per_step")} of transfer, ${o("wait_per_step")} of waiting.`}var dT={compute:"\
it computes",memory:"its copies take",idle:"its host takes"};function uT(e){let t=o=>o[`${o.cause}_excess_per_step`]??0,n=hn(e.filter(({cause:o})=>o!==null),t),s=e.reduce((o,a)=>o+(a.caused_per_step??
0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<s/2||t(n)<.02*n.step_time?"":` Rank ${n.rank} exceeds the median rank most before collectives where it is last: ${dT[n.cause]} ${x(t(n))} a step \
longer, and each other rank waits ${x(s)} on average. Where it delays its process group, the ranks outside wait for the group, whichever of its ranks is last.`}function _g(e,t){let n=Qe(e.filter(s=>s.
device_type===t),s=>s.rank);return n.size<3?"":` The median rank reaches ${U(Ct([...n.values()].map(s=>Math.max(...s.map(o=>o.peak)))))}.`}function kg(e){let[t,n]=e,s=n.row.peak-t.row.peak,o=({data:i,
row:l},d,u)=>new Map([...Qe(i[d].filter(f=>f.rank===l.rank&&f.device_type===l.device_type&&f.device===l.device),f=>f[u])].map(([f,h])=>[f,h.reduce((m,p)=>m+p.bytes,0)])),a=(i,l)=>{let[d,u]=e.map(f=>o(
f,i,l));return hn([...new Set([...d.keys(),...u.keys()])].map(f=>({name:f,change:(u.get(f)??0)-(d.get(f)??0)})),f=>f.change*Math.sign(s))},r=[a("live_modules","module"),a("live_operators","operator")].
find(i=>i!==null&&!i.name.startsWith("no ")&&i.change*s>0);return s===0?null:`${Ko(s)} at the peak${r?`; ${r.name}: ${Ko(r.change)}`:""}.`}var fT=30,hT=.1;function mT(e){let t=e.by_arithmetic.reduce((r,i)=>r+
i.device_time_per_step,0),n=e.by_arithmetic.filter(r=>r.device_time_per_step>=hT*t),s=n.find(r=>r.arithmetic==="float32"&&r.peak_pctg!==null&&r.fastest_tflops_per_s>r.peak_tflops_per_s),o=n.find(r=>r.
dtype==="float32"&&r.arithmetic===null&&r.peak_pctg!==null),a=s?.dtype==="float32"?"TF32":s?.dtype;return`${s?` Computed in float32: ${J(s.tflops_per_s,0,1)} TFLOP/s, ${F(s.peak_pctg)} of the float32 \
peak${s.peak_pctg<fT?"":`; ${a} would allow ${J(s.fastest_tflops_per_s,0,1)} TFLOP/s (${J(s.fastest_tflops_per_s/s.peak_tflops_per_s,0,1)} times)`}.`:""}${o?` The names of some kernels do not tell whe\
ther they compute in float32 or TF32: ${x(o.device_time_per_step)} are measured against the peak of TF32.`:""}`}var mg=e=>`${J(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${F(e.peak_pctg)} \
of the peak`}`;function xg(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=hn(e.by_operator,s=>s.device_time_per_step);return`${Ht(t.flops_per_step)}FLOPs a step and rank in ${x(t.known_time_per_step)}\
, ${F(t.known_pctg)} of the device time: ${mg(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${n&&e.by_operator.length>1&&n.tflops_per_s!==null?` The largest part of that time is ${n.operator}\
: ${x(n.device_time_per_step)}, ${mg(n)}.`:""}${mT(e)}`}var vg=(e,t)=>e.phases.filter(({phase:n})=>n!=="empty").map(n=>{let s=hn(t,({key:a})=>n[a]??0),o=100*(n[s.key]??0)/n.mean_time;return`${n.phase}\
: ${x(n.median_time)} a call, the median of ${_(n.calls)}${o>0?`; ${F(o)} of the time is ${s.name}`:""}.`}).join(" "),pT="No rank waits for another one in the collectives that match.",wT="Ranks wait f\
or each other, but no rank comes last by more than the clocks are uncertain.",gT={compute:"it computes longer",memory:"its copies take longer",idle:"the host is late"},yT=.2;function bT({by_rank:e}){let t=[
...new Set(e.map(s=>s.waiting_by).filter(Boolean))],n=s=>e.reduce((o,a)=>o+(a[s]??0),0);return gg(t.length>1?"both":t[0],n("last_certain"),n("last"))}var $g=e=>`${_T(e)}${bT(e)}`,Pd=(...e)=>e.some(t=>t.
by_step.some(n=>n.exposed_wait>0))?wT:pT;function _T(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Pd(e);let n=e.by_rank.filter(u=>u.straggler===1),s=e.by_rank.filter(
u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${F(t.caused_pctg)} of it. In ${s.length===1?`${t.worst_steps===t.steps?"every step":`${t.
worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${s.length} ranks`}.${uT(e.by_rank)}`;let[o]=n,a=e.by_rank,r=a.reduce((u,f)=>u+f.step_time,0)/a.length,i=o.step_time_like_median,
l=o.worst_steps===o.steps?"every step":`${o.worst_steps} of ${o.steps} steps`,d=Math.max(r-i,0);return`Rank ${o.rank} is a straggler: it causes ${F(o.caused_pctg)} of the exposed waiting, the most of \
all ranks in ${l}${kT(o,a.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${x(d)} shorter (${x(i)})${d<yT*Math.min(o[`${o.cause}_excess_per_step`],o.caused_per_step/
(a.length-1))?": not more, because some other rank hardly waits for it":""}.`}var Id=(e,t="")=>e[`compute_excess_per_step${t}`]===0&&e[`memory_excess_per_step${t}`]===0;function kT(e,t){let n=e[`${e.cause}\
_excess_per_step`];return!(e.cause==="idle"&&Id(e))&&n>=e.caused_per_step/t/2?`, because ${gT[e.cause]} (${x(n)} a step more than the median rank)`:""}var pg=12,Sg=["reference","aligned","offset_only"],
wg="record the same steps on all ranks, with at least 12 collectives that end together (all-reduce, all-gather, reduce-scatter, barrier)",Dd={too_few:["shares","share","too few collectives",wg],no_match:[
"has","have","no collective that matches",wg],inconsistent:["has","have","times that no clock explains","record all ranks again, in one run: these times are of a clock that did not run evenly, or not \
of this run"],clock_step:["has","have","a clock that was set while it recorded","record again while nothing sets the clocks of the hosts (a time daemon may slew them, not step them)"]},bi=(e,t="Rank")=>`${t}${e.
length>1?"s":""} ${ne(e.map(({rank:n})=>n))}`;function xT(e){let t=e.map(({jump_ns:o=NaN})=>Math.abs(o)/1e3),[n,s]=[Math.min(...t),Math.max(...t)].map(o=>x(o));return t.some(Number.isNaN)?"":`${e.some(
o=>o.jump_with!==null)?`A clock of ${bi(e,"rank")} was`:e.length>1?`The clocks of ${bi(e,"rank")} were`:`Rank ${e[0].rank}’s clock was`} set by ${n===s?"":`${n} to `}${s} while it recorded.`}function Bd(e){
let t=Object.entries(Dd).map(([s,[o,a,r,i]])=>({one:o,many:a,what:r,remedy:i,of:e.filter(l=>l.status===s)})).filter(({of:s})=>s.length>0),n=[...new Set(t.map(({remedy:s})=>s))];return[...t.map(({of:s,
one:o,many:a,what:r})=>s[0].status==="clock_step"&&xT(s)||`${bi(s)} ${s.length>1?a:o} ${r}.`),n.length>0&&`To align ${e.length>1?"them":"it"}, ${n.join("; ")}.`].filter(Boolean).join(" ")}var vT=5,ga="\
 of the ranks on the common clock";function qd(e){let[t,n]=[...e].sort((a,r)=>r.last_certain-a.last_certain),[s,o]=[t,n].map(a=>a?.last_certain??0);return{first:t,second:n,stands:s>0&&s>=2*o&&s-o>=Math.
min(vT,t.instances/2)}}function $T(e,t){let{first:n,second:s,stands:o}=qd(e);if(!n?.last_certain)return n?"No rank comes last by more than the clocks are uncertain.":"";let a=l=>e.reduce((d,u)=>d+u[l],
0),[r,i]=[a("last"),a("last")-a("last_certain")];return`${t}${o?`${t?"rank":"Rank"} ${n.rank} comes last most often: ${n.last_certain<n.last?"certainly ":""}in ${F(100*n.last_certain/n.instances)} of ${_(
n.instances)} collectives`:`${t?"no":"No"} rank stands out: rank ${n.rank} certainly comes last in ${_(n.last_certain)} of ${_(n.instances)} collectives, ${s?.last_certain>0?`rank ${s.rank} in ${_(s.last_certain)}${s.
instances===n.instances?"":` of ${_(s.instances)}`}`:"no other in any"}`}.${2*i>r?` In ${_(i)} of ${_(r)} it is not certain who comes last.`:""}`}function Fd(e){if(e.per_rank.length===1)return"There i\
s one rank here: it has no other clock to compare with.";let t=e.per_rank.filter(l=>Sg.includes(l.status)),n=e.components.filter(l=>l.ranks>1),s=n.length>1?`${n.length} clocks, between which nothing i\
s known`:"one clock",o=n.every(l=>l.applied==="identity")?"that of their host":`a time is known to ± ${x(Math.max(...t.map(l=>l.uncertainty_ns))/1e3)} or better`,a=e.summary[0].status==="not_aligned"?
"The clocks of the ranks cannot be compared.":`${t.length===e.per_rank.length?`All ${t.length}`:t.length} ranks are on ${s}: ${o}.`,r=t.filter(l=>l.status!=="reference"&&l.instances<pg&&e.components[l.
component].applied==="fit"),i=r.length>0&&`${bi(r)} ${r.length>1?"share":"shares"} fewer than ${pg} collectives: the interval may be too narrow.`;return[a,Bd(e.per_rank.filter(l=>!t.includes(l))),i].filter(
Boolean).join(" ")}var jd=e=>[Fd(e),$T(e.waiting,e.per_rank.every(t=>Sg.includes(t.status))?"":"Of the ranks on the common clock, ")].filter(Boolean).join(" "),ST=10,ET=.2;function TT([e,t]){let n=new Map(
e.waiting.map(l=>[l.rank,l])),s=(l,d)=>100*l.last_certain/l.instances-d.last_pctg,o=t.waiting.map(l=>({row:l,old:n.get(l.rank)})).filter(({row:l,old:d})=>d&&Math.max(s(l,d),s(d,l))>=ST),a=hn(o,({row:l,
old:d})=>Math.abs(l.last_pctg-d.last_pctg)),r=(l,d)=>`${l.last_certain===l.last?"":`at ${d?"least":"most"} `}${F(100*(d?l.last_certain:l.last)/l.instances)}`,i=a&&a.row.last_pctg>a.old.last_pctg;return a?
`Rank ${a.row.rank} arrives last in ${r(a.row,i)} of ${_(a.row.instances)} collectives (A: ${r(a.old,!i)}).`:""}function OT(e){let[t,n]=e.map(r=>hn(r.skew,i=>i.steps)),s=r=>r.components.every(i=>i.applied===
"identity")?0:Math.max(0,...r.per_rank.map(i=>i.uncertainty_ns??0))/1e3,o=Math.abs((n?.median??NaN)-(t?.median??NaN)),a=(r,i)=>r.median<s(i)?`less than ${x(s(i))}`:`${x(r.median)}, at most ${x(r.largest)}`;
return o>2*Math.hypot(...e.map(s))&&o>=ET*Math.max(t.median,n.median)?`From the first to the last rank that begins a step it takes ${a(n,e[1])} (A: ${a(t,e[0])}).`:""}var Eg=e=>[TT(e),OT(e)].filter(Boolean).
join(" ")||null;var MT=30,ya={top:8,right:16,bottom:34},AT=64,RT=6,Tg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Cg(e,t){e.
hidden=t,e.keys.forEach((n,s)=>n.setAttribute("aria-pressed",String(!e.hidden.has(s))))}function CT(e,t,n){if(!Object.keys(t).some(i=>/^[xy]axis\./.test(i)))return;let{xaxis:s,yaxis:o}=e.figure.layout(),
a=[...s.range,...o.range],r=s.autorange&&a[2]===Ud(e.rows.length)[0];n.range=r?"":a.join(),e.spec.onZoom?.(r?"":a.map(i=>Number(i.toPrecision(4))).join())}function Og(e,t){e.figure.relayout(({xaxis:{range:n,
fixedrange:s}})=>!n||s?{}:{"xaxis.range[0]":n[0]*t,"xaxis.range[1]":n[1]*t})}function LT(e,t){e.rows=t.rows,Cg(e,new Set(t.hidden??e.hidden)),e.figure.draw({...t,empty:t.empty||e.rows.length===0&&"No \
rows to draw."})}function NT(e,t){t!==e.selected&&(e.selected=t,e.figure.relayout(()=>({shapes:Ng(e.rows,e.selected,ln())})))}function Lg(e){let t={spec:e,hidden:new Set,selected:null,rows:[]},n=!1;t.
keys=new Map(Tg.map(([r,i])=>[r,c("button",{type:"button",class:`key key-${r}`,title:"Hide or show these bars",on:{click:()=>{let l=new Set(t.hidden);l.delete(r)||l.add(r),e.onHide?e.onHide([...l]):(Cg(
t,l),t.figure.retheme())}}},i)]));let s=c("ul",{class:"chart-legend"},[...t.keys.values()].map(r=>c("li",{},r))),o=Q("pan","Pan instead of zooming",()=>{n=!n,o.setAttribute("aria-pressed",String(n)),t.
figure.relayout(()=>({dragmode:n?"pan":"zoom"}))});o.setAttribute("aria-pressed","false"),t.figure=ot({...e,extra:s,tools:[o,Q("plus","Zoom in",()=>Og(t,.6)),Q("minus","Zoom out",()=>Og(t,1/.6)),Q("re\
set","Reset the zoom",a)],keys:()=>Tg.filter(([r])=>!t.hidden.has(r)),height:r=>PT(r.rows.length),make:(r,i)=>qT(r,i,t.selected,t.hidden,n),onRelayout:(r,i)=>CT(t,r,i),onDoubleClick:()=>setTimeout(a),
onClick:r=>e.onSelect(t.rows[r.points[0].y]?.key)});function a(){t.figure.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Ud(t.rows.length)}))}return{...t.figure,draw:r=>LT(t,r),select:r=>NT(t,r)}}var PT=e=>Math.
max(e,3)*MT+ya.top+ya.bottom,Ud=e=>[Math.max(e,3)-.5,-.5];function Ng(e,t,n){let s=e.findIndex(o=>o.key===t);return s<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:s-.5,y1:s+.5,layer:"below",fillcolor:n.
highlight,line:{width:1,color:n.highlightEdge}}]}function IT(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(o=>[o.control,o.test,o.diff].map(a=>Math.abs(a??
0)))),[n,s]=re(t);return[s,` ${n}`]}var DT=e=>[is(e.name,AT,RT),e.lines].map(_e);function BT(e,t){let n=t-Math.max(0,...e.map(s=>s.mark.length));return tn(e.map(s=>s.name),n).map((s,o)=>ie(e[o].mark+s))}
function qT(e,t,n,s,o){let a=ln(),[r,i]=IT(e),l=e.rows.length,d=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((d-14)/6.7),f=e.rows.map((b,$)=>$),h=b=>e.rows.map($=>$[b]===null?null:$[b]/r),m=(b,$)=>e.
rows[$].noise?"noise":b>0?"more":"less",p=h("diff").map((b,$)=>s.has(m(b,$))?null:b),w=(b,$)=>a[m(b,$)],g=e.range?e.range.split(",").map(Number):null,y={type:"bar",orientation:"h",y:f,textposition:"no\
ne",hoverinfo:"skip"};return{data:[{...y,name:"control",x:h("control"),visible:!s.has("control"),marker:{color:a.control}},{...y,name:"test",x:h("test"),visible:!s.has("test"),marker:{color:a.test}},{
...y,name:"difference",x:p,marker:{color:p.map((b,$)=>w(b,$)),pattern:{shape:p.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((b,$)=>w(b,$)),bgcolor:a.surface},line:{width:p.map(
b=>b>0?0:1),color:p.map((b,$)=>w(b,$))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:f.map(()=>.99),y:f,marker:{size:1,opacity:0},customdata:e.rows.map(DT),hovertemplate:"%{customdata[0]}<br><br>%{cu\
stomdata[1]}<extra></extra>"}],layout:ht({barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:d,r:ya.right,t:ya.top,b:ya.bottom},hovermode:"y",hoverdistance:-1,dragmode:o?"pan":"zoom",xaxis:{ticksuffix:i,
zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...g&&{range:g.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:g?g.slice(2):
Ud(l),tickmode:"array",tickvals:f,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono\
", monospace'},ticktext:BT(e.rows,u)},shapes:Ng(e.rows,n,a)})}}var ba=212,St={left:62,right:12,top:20,bottom:24},ho=ba-St.top-St.bottom,_i=.62,FT=5,Mg=8,ki=84,jT=[["control","control"],["test","test"],
["more","takes more"],["less","takes less"]];function Pg(e){return ot({...e,class:"waterfall",height:()=>ba,keys:jT,paint:UT,save:Nw})}function WT(e){let t=[[0,e.control]],n=e.control;for(let{change:s}of e.
parts)t.push([n,n+s]),n+=s;return t.push([0,e.test]),t}function HT(e){let t=e.flat().filter(a=>a!==0),[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(s-n,.02*s);return s-n>.35*s||n<0?[Math.min(0,n*1.1),
s*1.12]:[Math.max(0,n-.7*o),s+.25*o]}var _a=e=>`${100*e}%`;function UT({fall:e}){let t=WT(e),n=HT(t),[s,o]=n,[a,r]=re(o),i=t.length,l=y=>ho*(o-Math.max(y,s))/(o-s),d=(y,b=0)=>_a((y+.5+b)/i),u=y=>y===0?
"control":y===i-1?"test":e.parts[y-1].change<0?"less":"more",f=P("fall-less"),h=Go({from:s/r,to:o/r},FT).values.map(y=>({y:l(y*r),text:`${J(Number(y.toPrecision(12)),0,9)} ${a}`})),m={"aria-hidden":"\
true",focusable:"false"},p=W("svg",{class:"fall-body",...m},W("defs",{},W("pattern",{id:f,width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},W("rect",{class:"fall-ground",width:5,
height:5}),W("rect",{class:"fall-stripe",width:1.8,height:5}))),h.map(({y})=>W("line",{class:"fall-grid",x2:"100%",y1:y,y2:y})),t.slice(0,-1).map(([,y],b)=>W("line",{class:"fall-join",x1:d(b,_i/2),x2:d(
b+1,-_i/2),y1:l(y),y2:l(y)})),t.map(([y,b],$)=>W("rect",{class:`fall-bar fall-${u($)}`,x:d($,-_i/2),width:_a(_i/i),y:l(Math.max(y,b)),height:l(Math.min(y,b))-l(Math.max(y,b)),...u($)==="less"?{fill:`u\
rl(#${f})`}:{}})),s>0&&[0,i-1].map(y=>zT(d(y,-.33),_a(.66/i))),e.parts.map(({change:y},b)=>W("text",{class:`fall-label fall-${y>0?"more":y<0?"less":"calm"}-text`,x:d(b+1),y:l(Math.max(...t[b+1]))-5},X(
y))),KT(e).flatMap(([y,b],$)=>[W("text",{class:"fall-tick fall-whole",x:d($),y:ho+15},y),W("text",{class:"fall-tick fall-short",x:d($),y:ho+15},b)])),w=W("svg",{class:"fall-axis",...m},h.map(({y,text:b})=>W(
"text",{class:"fall-value",x:St.left-5,y:St.top+y+4},b)),s>0&&W("text",{class:"fall-cut",x:St.left,y:St.top-6},"the axis is cut: it does not begin at 0")),g=t.map(y=>[l(Math.max(...y)),l(Math.min(...y))]);
return[w,p,GT(p,YT(e),g)]}function zT(e,t){let n=(a,r)=>ho*(.91-(r?.05:0)-(a%2?.035:0)),s=Array.from({length:Mg+1},(a,r)=>r),o=[...s.map(a=>`${a},${n(a,!0)}`),...s.reverse().map(a=>`${a},${n(a,!1)}`)].
join(" ");return W("svg",{x:e,width:t,height:ho,viewBox:`0 0 ${Mg} ${ho}`,preserveAspectRatio:"none"},W("polygon",{class:"fall-ground",points:o}))}function KT(e){return[["control","control"],...e.parts.
map(({part:t})=>[Or[t].name,Or[t].short]),["test","test"]]}function GT(e,t,n){let s=c("div",{class:"fall-hover",hidden:!0}),o=t.length;return t.forEach((a,r)=>{let i=r<o/2,l=i?r:o-1-r,[d,u]=n[r].map(m=>St.
top+m),f=()=>{k(s,a.map(m=>c("div",{},m))),s.hidden=!1,s.style.setProperty(i?"left":"right",`calc(${i?St.left:St.right}px + ${l/o} * (100% - ${St.left+St.right}px))`),s.style.setProperty(i?"right":"le\
ft","auto"),s.style.bottom=d>ki?`${ba-d+17}px`:"auto",s.style.top=d>ki?"auto":`${u-d>ki?d+6:Math.min(u+4,ba-ki)}px`},h=W("rect",{class:"fall-area",x:_a(r/o),y:-St.top,width:_a(1/o),height:ba});h.addEventListener(
"pointerenter",f),h.addEventListener("pointerleave",()=>{s.hidden=!0}),e.append(h)}),s}function YT(e){return[["control",x(e.control)],...e.parts.map(({part:t,control:n,test:s,change:o})=>[Or[t].name,`${x(
n)} → ${x(s)}`,X(o)]),["test",x(e.test),X(e.change)]]}var VT=820,JT=3,Ag=46,Ke={top:26,right:12,bottom:36},Hd=46;function vi(e){return ot({...e,class:"heat-map",height:Bg,make:ZT,onClick({points:[t]},n){
n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<JT&&e.onCell(n.rows[t.y],n.columns[t.x])},extra:c("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has\
 the same numbers and links.")})}var QT=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),Ig=e=>Math.max(34,e.rows.length*QT(e.rows.length)),Dg=e=>e<VT;function Bg(e,t){let n=Ig(e);return Dg(t)?
3*(n+Ke.top)+2*Ke.bottom+2*Hd+Ke.bottom:n+Ke.top+Ke.bottom+Hd}var Wd=e=>e.flat().filter(t=>t!==null);function XT(e){let t=[...Wd(e.control),...Wd(e.test)],n=Math.abs(Ct(t)??0),s=Math.min(...t,n*.95),o=Math.
max(...t,n*1.05),a=Math.max(...Wd(e.diff).map(Math.abs),n*.05);return{low:s,high:o>s?o:s+1,most:a>0?a:1}}function ZT(e,t){let n=Dg(t),s=XT(e),[o,a]=e.kind==="time"?re(Math.max(Math.abs(s.high),Math.abs(
s.low))):["",1],r=e.kind==="percent"?" %":o===""?"":` ${o}`,i=nO(e,t,n),l=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],d=ht({margin:{l:i.left,
r:Ke.right,t:0,b:0},dragmode:"zoom",annotations:[],coloraxis:{cmin:s.low/a,cmax:s.high/a,colorscale:ui(),showscale:!1},coloraxis2:{cmin:-s.most/a,cmax:s.most/a,colorscale:fi(),showscale:!1}}),u=l.map(
([h,m,p,w],g)=>{let y=g===0?"":String(g+1);Object.assign(d,sO(e,i.panels[g],y,n||g===0));let b=(i.panels[g].x[0]+i.panels[g].x[1])/2;return d.annotations.push({text:h,showarrow:!1,xref:"paper",yref:"p\
aper",x:b,xanchor:"center",y:i.panels[g].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||g===0)&&d.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[g].
y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:w?"coloraxis2":"coloraxis",xaxis:`x${y}`,yaxis:`y${y}`,xgap:1,ygap:1,hoverongaps:!1,z:m.map($=>$.map(M=>M===null?null:
M/a)),...Le(tO(e,h,m,p,w)),...eO(e,m,a,i.panels[g].cell)}}),f=[[s.low/a,s.high/a],[-s.most/a,s.most/a]].map((h,m)=>(Object.assign(d,aO(i.bars[m],4+m,h,r)),oO(h,4+m,m===0?"coloraxis":"coloraxis2")));return{
data:[...u,...f],layout:d}}function eO(e,t,n,s){if(s.width<46||s.height<15)return{};let o=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text}",textfont:{size:10.5},
text:t.map(a=>a.map(r=>r===null?"":o.format(r/n).replace("-","−")))}}function tO(e,t,n,s,o){let a=t.toLowerCase();return n.map((r,i)=>r.map((l,d)=>{let{[a]:u}=e.columns[d],f=o||u===void 0?e.columns[d].
text:u===null?"whole file":String(u),h=o?e.rows[i].text:e.rows[i][a]?.rank??"",m=e.control[i][d],p=o&&m>0?` (${B(100*l/m)})`:"";return _e([t,`rank ${h}, step ${f}`,...l===null?[]:[s(l)+p,!o&&e.more?.(
a,i,d)]])}))}function nO(e,t,n){let s=Bg(e,t),o=Math.max(...e.rows.map(h=>h.text.length),2),a=Math.min(120,30+7*o),r=t-a-Ke.right,i=Ig(e),l=n?r:(r-2*Ag)/3,d={width:l/Math.max(1,e.columns.length),height:i/
Math.max(1,e.rows.length)},u=(h,m)=>[1-(h+m)/s,1-h/s];if(!n){let h=[0,1,2].map(g=>{let y=g*(l+Ag)/r;return{x:[y,y+l/r],y:u(Ke.top,i),cell:d}}),m=u(Ke.top+i+Ke.bottom+6,8),[p,w]=[h[0].x[0],h[1].x[1]];return{
left:a,panels:h,bars:[{x:[p+(w-p)*.2,w-(w-p)*.2],y:m},{x:h[2].x,y:m}]}}let f=[Ke.top,2*Ke.top+i+Ke.bottom,3*Ke.top+2*i+2*Ke.bottom+Hd];return{left:a,panels:f.map(h=>({x:[0,1],y:u(h,i),cell:d})),bars:[
1,2].map(h=>({x:[.08,.92],y:u(f[h]+i+Ke.bottom+6,8)}))}}function sO(e,t,n,s){let o=t.cell.width*e.columns.length,a=Math.max(...e.columns.map(d=>d.text.length),1),r=cn(e.columns.length,o/(7*a+10)),i=cn(
e.rows.length,t.cell.height*e.rows.length/13),l={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...l,domain:t.x,anchor:`y${n}`,tickvals:r,ticktext:r.map(d=>ie(e.columns[d].text)),
range:[-.5,e.columns.length-.5],title:Ze("step",{standoff:3})},[`yaxis${n}`]:{...l,domain:t.y,anchor:`x${n}`,tickvals:i,ticktext:i.map(d=>ie(e.rows[d].text)),range:[e.rows.length-.5,-.5],showticklabels:s,
...n===""?{}:{matches:"y"}}}}var Rg=48;function oO([e,t],n,s){let o=Array.from({length:Rg},(a,r)=>e+(t-e)*(r/(Rg-1)));return{type:"heatmap",x:o,y:[0,1],z:[o,o],coloraxis:s,zsmooth:"best",hoverinfo:"sk\
ip",xaxis:`x${n}`,yaxis:`y${n}`}}function aO({x:e,y:t},n,s,o){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:s,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:o,
tickfont:{size:10.5,color:E("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}function rO({edges:e,control:t,test:n}){let s=l=>l.reduce((d,u)=>d+u,0),o=Math.max(
12,2*Math.sqrt(Math.max(s(t),s(n)))),a=Math.max(1,Math.round(t.length/o)),r=l=>Array.from({length:Math.ceil(l.length/a)},(d,u)=>s(l.slice(u*a,(u+1)*a))),i=e.length-1;return{control:r(t),test:r(n),edges:[
...e.slice(0,i).filter((l,d)=>d%a===0),e[i]]}}function iO(e,t,n){if(t/e<8)return Go({from:e,to:t},n).values.map(i=>Number(i.toPrecision(12)));let s=[],o=Math.log10(t/e),a=o*3<=n?[1,2,5]:[1],r=a.length>
1?1:Math.max(1,Math.round(o/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(t);i+=r)for(let l of a)s.push(Number((l*10**i).toPrecision(12)));return s.filter(i=>i>=e&&i<=t)}var lO=250;function qg(e){
return ot({...e,height:()=>lO,make:dO,extra:c("div",{class:"legend-row"},c("ul",{class:"chart-legend"},c("li",{class:"key key-control"},"control"),c("li",{class:"key key-line key-test"},"test"),c("li",
{class:"muted"},"dotted: medians")),e.tools)})}function cO(e){let[t,n]=re(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function dO(e,t){let n={...e,...rO(e)},s=ln(),{edges:o}=n,
a=iO(o[0],o[o.length-1],t<520?4:9),[r,i]=["control","test"].map((u,f)=>{let h=n[u].reduce((p,w)=>p+w,0),m=n.share?h/100:n.perStep?n.perStep[f]:1;return n[u].map(p=>p===0?0:p/m)}),l=o.slice(0,-1).map((u,f)=>Math.
sqrt(u*o[f+1])),d=Math.max(...r,...i);return{data:[{...ks(o,r),hoverinfo:"skip",fill:"tozeroy",fillcolor:Kn(s.control,.4),line:{color:s.control,width:1}},{...ks(o,i),hoverinfo:"skip",line:{color:s.test,
width:2.2}},hi(l,l.map((u,f)=>Math.max(r[f],i[f])),uO(n))],layout:ht({margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,tickmode:"array",tickvals:a,ticktext:a.map(cO),
range:[Math.log10(o[0]),Math.log10(o[o.length-1])],title:Ze("duration of a call")},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:",",ticksuffix:n.share?" %":"",title:Ze(n.share?"share of its calls":
n.perStep?"calls per step":"calls")},shapes:(n.medians??[]).flatMap((u,f)=>u===null?[]:[{type:"line",xref:"x",yref:"paper",x0:u,x1:u,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?E("--control"):E("\
--test")}}])})}}function uO(e){let t=["control","test"].map(n=>e[n].reduce((s,o)=>s+o,0));return e.edges.slice(0,-1).map((n,s)=>{let o=(a,r)=>`${a} ${_(e[a][s])}${r>0?`, ${F(100*e[a][s]/r)} of its cal\
ls`:""}`;return _e([`${x(n)} to ${x(e.edges[s+1])}`,o("control",t[0]),o("test",t[1])])})}var fO=250,xi=.13;function Fg(e){return ot({...e,height:()=>fO,make:hO,onClick({points:[t]},n){let[s,o]=String(
t.id??"").split("/").map(Number);n.rows[s]&&n.columns[o]&&e.onSample(n.rows[s],n.columns[o])},extra:c("ul",{class:"chart-legend"},c("li",{class:"key key-dot key-control"},"control"),c("li",{class:"key\
 key-diamond key-test"},"test"),c("li",{class:"muted"},"lines: mean of the ranks"))})}function hO(e,t){let n=ln(),s=[e.control,e.test].flatMap(f=>f.flat()).filter(f=>f!==null),[o,a]=e.kind==="time"?re(
Math.max(...s)):["",1],r=e.rows.length>8,i=(f,h,m)=>{let p=[];return e[f].forEach((w,g)=>w.forEach((y,b)=>{if(y!==null){let $=e.rows.length>1?.16*(g/(e.rows.length-1)-.5):0;p.push({x:b+h+$,y:y/a,id:`${g}\
/${b}`,text:_e(e.hover(f,g,b))})}})),{type:"scatter",mode:"markers",x:p.map(w=>w.x),y:p.map(w=>w.y),ids:p.map(w=>w.id),...Le(p.map(w=>w.text)),marker:{color:n[f],symbol:m,size:r?5:8,opacity:r?.6:.9,line:{
width:0}}}},l=(f,h)=>{let m=e.columns.map((p,w)=>{let g=e[f].map(y=>y[w]).filter(y=>y!==null);return g.length===0?null:g.reduce((y,b)=>y+b,0)/g.length/a});return{type:"scatter",mode:"lines",hoverinfo:"\
skip",y:m,x:m.map((p,w)=>w+h),line:{color:E(`--${f}`),width:1.5,dash:f==="control"?"solid":"dash"}}},d=Math.max(...e.columns.map(f=>f.text.length),1),u=cn(e.columns.length,(t-80)/(7*d+10));return{data:[
l("control",-xi),l("test",xi),i("control",-xi,"circle"),i("test",xi,"diamond")],layout:ht({margin:{l:64,r:14,t:8,b:40},dragmode:"zoom",xaxis:{tickmode:"array",tickvals:u,showgrid:!1,zeroline:!1,ticktext:u.
map(f=>ie(e.columns[f].text)),range:[-.6,e.columns.length-.4],title:Ze("step")},yaxis:{rangemode:"tozero",ticksuffix:o?` ${o}`:"",tickformat:",",zeroline:!0}})}}var mO=4,ka=.75,$i=.12;function Ri(e,t){let n=e.target.getBoundingClientRect();return[t.clientX-n.left,t.clientY-n.top]}function pO(e,t){let n=t.deltaMode===1?16:1,s=t.shiftKey&&t.deltaX===0?t.deltaY:
t.deltaX;if(t.shiftKey||Math.abs(s)>Math.abs(t.deltaY))t.preventDefault(),e.to.pan(s*n);else if(t.ctrlKey||t.metaKey){t.preventDefault();let o=Math.max(-240,Math.min(240,t.deltaY*n));e.to.zoom(Ri(e,t)[0],
Math.exp(o*.004))}}function wO(e,t){if(t.button!==0)return;let[n]=Ri(e,t);e.target.focus({preventScroll:!0}),e.touches.set(t.pointerId,n),e.drag={id:t.pointerId,x:n,y:t.clientY,from:n,measures:t.shiftKey,
moved:e.touches.size>1}}function gO(e,t,n){let s=[...e.touches.values()];e.touches.set(t.pointerId,n);let o=[...e.touches.values()],a=([r,i])=>Math.max(20,Math.abs(r-i));e.to.zoom((o[0]+o[1])/2,a(s)/a(
o))}function yO(e,t){t.pointerType==="mouse"&&(t.buttons&1)===0&&e.touches.delete(t.pointerId)&&(e.drag=null,delete e.target.dataset.drag);let[n,s]=Ri(e,t);if(e.touches.size===2&&e.touches.has(t.pointerId)){
gO(e,t,n);return}if(!e.drag||e.drag.id!==t.pointerId){e.to.hover(n,s,t);return}!e.drag.moved&&Math.hypot(n-e.drag.x,t.clientY-e.drag.y)<mO||(e.drag.moved||(e.drag.moved=!0,e.target.setPointerCapture(t.
pointerId),e.target.dataset.drag=e.drag.measures?"measure":"pan",e.to.leave()),e.drag.measures?e.to.measure(e.drag.from,n,!1):(e.to.pan(e.drag.x-n),e.to.scroll(e.drag.y-t.clientY)),[e.drag.x,e.drag.y]=
[n,t.clientY])}function jg(e,t){if(e.touches.delete(t.pointerId),!e.drag||e.drag.id!==t.pointerId)return;let[n,s]=Ri(e,t),{moved:o,measures:a,from:r}=e.drag;e.drag=null,delete e.target.dataset.drag,t.
type!=="pointercancel"&&(a&&o?e.to.measure(r,n,!0):o||e.to.pick(n,s,t))}function bO(e,t){if(t.ctrlKey||t.metaKey||t.altKey)return;if(e.to.own(t)){t.preventDefault();return}let n=e.keys[t.key.length===
1?t.key.toLowerCase():t.key];n&&(t.preventDefault(),t.stopPropagation(),n())}function _O(e,t,n){let s={target:e,to:t,drag:null,touches:new Map};s.keys={w:()=>t.glide(ka),s:()=>t.glide(1/ka),"+":()=>t.
glide(ka),"=":()=>t.glide(ka),"-":()=>t.glide(1/ka),a:()=>t.slide(-$i),d:()=>t.slide($i),ArrowLeft:()=>t.slide(-$i),ArrowRight:()=>t.slide($i),0:()=>t.fit(),Home:()=>t.fit(),Enter:()=>t.enter()},Object.
entries({wheel:a=>pO(s,a),keydown:a=>bO(s,a),pointerdown:a=>wO(s,a),pointermove:a=>yO(s,a),pointerup:a=>jg(s,a),pointercancel:a=>jg(s,a),pointerleave:()=>t.leave()}).forEach(([a,r])=>e.addEventListener(
a,r,{signal:n,...a==="wheel"&&{passive:!1}}))}function Vg({start:e,end:t,row:n,length:s}){let o=0;for(let d=0;d<s;d+=1)o=Math.max(o,n[d]+1);let a=new Uint32Array(o+1);for(let d=0;d<s;d+=1)a[n[d]+1]+=1;
for(let d=0;d<o;d+=1)a[d+1]+=a[d];let r=new Uint32Array(s),i=a.slice();for(let d=0;d<s;d+=1)r[i[n[d]]]=d,i[n[d]]+=1;let l=new Float64Array(s);for(let d=0;d<o;d+=1)kO(r.subarray(a[d],a[d+1]),l.subarray(
a[d],a[d+1]),e,t);return{rows:o,first:a,order:r,reach:l,start:e,end:t}}function Jg(e,t,n=null,s=e*t){let o=a=>n?.[a]??a*t;return{height:s,y:o,at(a){let r=n?Ea(n,0,n.length,a)-1:Math.floor(a/t);return r<
0||a>=o(r)+t?-1:r}}}function kO(e,t,n,s){for(let a=1;a<e.length;a+=1)if(n[e[a]]<n[e[a-1]]){e.sort((r,i)=>n[r]-n[i]||r-i);break}let o=-1/0;for(let a=0;a<e.length;a+=1)o=Math.max(o,s[e[a]]),t[a]=o}function Ea(e,t,n,s){
for(;t<n;){let o=t+n>>>1;e[o]>s?n=o:t=o+1}return t}function Ci(e,t,n,s,o){if(t<0||t>=e.rows)return;let{first:a,order:r,reach:i,start:l,end:d}=e,u=a[t+1];for(let f=Ea(i,a[t],u,n);f<u;f+=1){let h=r[f];if(l[h]>=
s)return;d[h]>n&&o(h)}}function xO(e,t,n,s=0){let o=-1,a=1/0;return Ci(e,t,n-s-Number.MIN_VALUE,n+s+Number.MIN_VALUE,r=>{let i=Math.max(0,e.start[r]-n,n-e.end[r]);i<=a&&([o,a]=[r,i])}),o}function vO(e,t,n){
let s=n("…"),o=0,a=0,r=0,i=0;for(let l of e){if(o+=n(l),o>t)return a<2?"":`${e.slice(0,r)}…`;i+=l.length,o+s<=t&&(a+=1,r=i)}return e}var mo=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(
t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function $O(e){let[t,n,s]=mo(e).map(i=>{let l=i/255;return l<=.04045?l/12.92:((l+.055)/1.055)**2.4}),o=.2126*t+.7152*n+.0722*s,[a,r]=[
1.05/(o+.05),(o+.05)/.058];return Math.max(a,r)<4.5?"#000000":a>=r?"#ffffff":"#10161d"}var Gd=(e,t,n)=>`rgb(${mo(e).map((s,o)=>Math.round(n*s+(1-n)*mo(t)[o])).join(", ")})`,Li=11;function Ni(e,t){let n=new Map,
s="",o="",a=i=>{s!==i&&(s=i,e.fillStyle=i)},r=i=>{if(!n.has(i)){let l=document.createElement("canvas");[l.width,l.height]=[6,6];let d=l.getContext("2d");d.strokeStyle=i,d.lineWidth=1.4,d.beginPath();for(let u of[
-6,0,6])d.moveTo(u-1,7),d.lineTo(u+7,-1);d.stroke(),n.set(i,e.createPattern(l,"repeat"))}return n.get(i)};return{box(i,l,d,u,f){a(f),e.fillRect(i,l,d,u)},hatch(i,l,d,u,f){s="",e.fillStyle=r(f),e.fillRect(
i,l,d,u)},frame(i,l,d,u,f,h){e.strokeStyle=f,e.lineWidth=h,e.strokeRect(i,l,d,u)},line(i,l,d,u,f,h=1){e.strokeStyle=f,e.lineWidth=h,e.beginPath(),e.moveTo(i,l),e.lineTo(d,u),e.stroke()},words(i,l,d,u,{
size:f=Li,bold:h=!1}={}){let m=`${h?600:400} ${f}px ${t}`;o!==m&&(o=m,e.font=o),a(u),e.fillText(d,i,l)},alpha(i){e.globalAlpha=i},forget(){[s,o]=["",""]}}}var SO={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"\
&quot;"},EO=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,xa=e=>String(e).replace(EO,"").replace(/[&<>"]/g,t=>SO[t]),va=e=>String(Math.round(e*100)/100);function TO(e){let t=[],n=new Map,
s=1,o=(r,i,l="")=>{let d={...i,...s<1?{opacity:s}:{}},u=Object.entries(d).map(([f,h])=>` ${f}="${typeof h=="number"?va(h):xa(h)}"`).join("");t.push(l===""?`<${r}${u}/>`:`<${r}${u}>${xa(l)}</${r}>`)},a=r=>(n.
has(r)||n.set(r,`hatch-${n.size+1}`),n.get(r));return{box(r,i,l,d,u){o("rect",{x:r,y:i,width:l,height:d,fill:u})},hatch(r,i,l,d,u){o("rect",{x:r,y:i,width:l,height:d,fill:`url(#${a(u)})`})},frame(r,i,l,d,u,f){
o("rect",{x:r,y:i,width:l,height:d,fill:"none",stroke:u,"stroke-width":f})},line(r,i,l,d,u,f=1){o("line",{x1:r,y1:i,x2:l,y2:d,stroke:u,"stroke-width":f})},words(r,i,l,d,{size:u=Li,bold:f=!1}={}){o("te\
xt",{x:r,y:i,fill:d,"font-size":u,...f?{"font-weight":600}:{}},l)},alpha(r){s=r},text(r,i,l){let d=[...n].map(([u,f])=>`<pattern id="${f}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M\
-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${xa(u)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${va(r)}" height="${va(i)}" viewBox="0 0 ${va(r)} ${va(i)}\
" font-family="${xa(e)}"><defs>${d}</defs><rect width="100%" height="100%" fill="${xa(l)}"/>${t.join("")}</svg>`}}}var Oi=(e,t,n)=>Math.min(Math.max(e,t),n);function po({from:e,to:t},n,s=0){let o=n.to-
n.from,a=Oi(t-e,Math.min(s,o),o),r=(e+t)/2,i=Oi(r-a/2,n.from,n.to-a);return{from:i,to:i+a}}function Wg(e,t,n,s,o=0){let a=s.to-s.from,r=Oi((e.to-e.from)*n,Math.min(o,a),a),i=(t-e.from)/(e.to-e.from),l=t-
r*i;return po({from:l,to:l+r},s,o)}function Hg(e,t,n){let s=e.to-e.from,o=Oi(e.from+t,n.from,Math.max(n.from,n.to-s));return{from:o,to:o+s}}function OO(e,t,n){if(n>=1)return{...t};let s=1-(1-n)**3,o=[
e.to-e.from,t.to-t.from],a=o[0]>0&&o[1]>0?o[0]*(o[1]/o[0])**s:o[1],i=Math.abs(o[1]-o[0])>1e-9*Math.max(...o)?(a-o[0])/(o[1]-o[0]):s,l=e.from+(t.from-e.from)*i;return{from:l,to:l+a}}var mn=22,MO=22,Si=4,
AO=.3;function RO(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${Li}px ${e}`;let n=new Map;return s=>{let o=n.get(s);return o===void 0&&(o=t.measureText(s).width,n.set(s,o)),
o}}var $a=new Map;function CO(e){return $a.has(e)||($a.size>500&&$a.clear(),$a.set(e,$O(e))),$a.get(e)}function LO(e,t,n,s,o){let{x:a,y:r,width:i,height:l}=n,d=o?Gd(s.colour(t),s.colours.surface,AO):s.
colour(t);if(e.box(a,r,i,l,d),i<3)return;let u=CO(d);if(s.hatched(t)&&e.hatch(a,r,i,l,s.colours.surface),i>=MO){let f=vO(s.text(t),i-2*Si,s.widthOf);if(f!==""){let h=r+l/2+Li*.36;if(s.hatched(t)){let m=4;
for(let p of f)m+=s.widthOf(p);e.box(a+Si-2,r+1,Math.min(m,i-Si),l-2,d)}e.words(a+Si,h,f,u)}}}function NO(e,t,n,{index:s,view:o,scale:a,width:r,how:i,height:l,dimmed:d}){let u=-1,f=0;return Ci(s,t,o.from,
o.to,h=>{let m=Math.max(0,(s.start[h]-o.from)*a),p=Math.min(r,(s.end[h]-o.from)*a);if(p<=u&&!d?.keep.has(h))return;let w=Math.max(1,p-m>3?p-m-.5:p-m);LO(e,h,{x:m,y:n,width:w,height:l},i,d&&!d.keep.has(
h)),f+=1,u=w<=1?m+1:p}),f}function Qg(e,{view:t,width:n,format:s,colours:o}){let{values:a,step:r}=Go(t,n/90),i=n/(t.to-t.from);e.box(0,0,n,mn,o.surface);for(let l of a){let d=Math.round((l-t.from)*i)+
.5;e.line(d,mn-5,d,mn,o.border),d<n-30&&e.words(d+3,mn-8,s(l,r),o.muted)}e.line(0,mn-.5,n,mn-.5,o.border)}function PO(e,t){let{index:n,view:s,width:o,height:a,rowHeight:r,top:i,places:l,marks:d,how:u}=t,
f=o/(s.to-s.from),h=d.highlight?{keep:d.highlight}:null,m={index:n,view:s,scale:f,width:o,how:u,height:r-1,dimmed:h},p=0;for(let w=0;w<n.rows;w+=1){let g=i+l.y(w);g+r>0&&g<a&&(p+=u.row?.(e,w,g,m)??NO(
e,w,g,m))}return IO(e,t,f),p}function IO(e,t,n){let{marks:s,how:o}=t,a=(r,i,l)=>{if(r<0||r>=t.index.order.length)return;let{start:d,end:u}=t.index,f=Math.max(-2,(d[r]-t.view.from)*n),h=Math.min(t.width+
2,(u[r]-t.view.from)*n);h>=-2&&f<=t.width+2&&e.frame(f-.5,t.top+t.places.y(t.rowOf(r))-.5,Math.max(2,h-f)+.5,t.rowHeight,i,l)};s.highlight&&s.highlight.size<=2e3&&s.highlight.forEach(r=>a(r,o.colours.
text,1)),a(s.hover,o.colours.text,1.5),a(s.select,o.colours.accent,2.5)}var Mi=12,Ei=17,DO=8e3,BO=15,qO=12;function Pi(e,t,n){return{box:(s,o,...a)=>e.box(s+t,o+n,...a),hatch:(s,o,...a)=>e.hatch(s+t,o+
n,...a),frame:(s,o,...a)=>e.frame(s+t,o+n,...a),line:(s,o,a,r,...i)=>e.line(s+t,o+n,a+t,r+n,...i),words:(s,o,...a)=>e.words(s+t,o+n,...a),alpha:e.alpha}}var Ug=(e,t)=>e.flatMap((n,s)=>is(n,Math.floor(
(t-2*Mi)/(s===0?8:6.6)),3).map(o=>({words:o,title:s===0})));function zg(e,t,n){t.forEach(({words:s,title:o},a)=>{e.words(Mi,n+Ei*a,s,E(o?"--text":"--muted"),{size:o?BO:qO,bold:o})})}function Yd(e,t,n){
let s=getComputedStyle(document.body).fontFamily,o=Ug(e,n),a=t.map(u=>Ug(u.lines,n)),r=10+Ei*o.length+Mi,i=t.map((u,f)=>{let h=r+Ei*a[f].length;return r=h+u.height+Mi,h}),l=Math.min(r,DO),d=u=>{zg(u,o,
22),t.forEach((f,h)=>{zg(u,a[h],i[h]-Ei*a[h].length+12),f.paint(Pi(u,0,i[h]))})};return{width:n,height:l,svg(){let u=TO(s);return d(u),u.text(n,l,E("--surface"))},png(){let u=document.createElement("c\
anvas");[u.width,u.height]=[2*n,2*l];let f=u.getContext("2d",{alpha:!1});f.scale(2,2);let h=Ni(f,s);return h.box(0,0,n,l,E("--surface")),d(h),new Promise(m=>{u.toBlob(m,"image/png")})}}}async function Ii(e,t,n){
let s=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();_d(s,`${n}.${t}`)}var FO=160,jO=3,zd=300,WO=ii("(prefers-reduced-motion: reduce)"),Xg=()=>Object.fromEntries(["surface","text",
"muted","grid","border","accent"].map(e=>[e,E(`--${e}`)])),Vd={start:new Float64Array(0),end:new Float64Array(0),row:new Uint16Array(0),length:0},Di=e=>(e.view.to-e.view.from)/Math.max(1,e.width),Sa=(e,t)=>e.
view.from+t*Di(e);function Jd(e){let{top:t}=e.space.getBoundingClientRect(),n=e.room.getBoundingClientRect();return[Math.max(0,n.top)-t,Math.min(window.innerHeight,n.bottom)-t]}var Zg=(e,[t,n])=>Math.
max(0,t)>=e.part.top&&Math.min(e.places.height,n)<=e.part.top+e.part.height;function HO(e){e.width=e.scroller.clientWidth,e.space.style.height=`${e.places.height}px`;let t=Jd(e),[n,s]=[Math.max(0,t[0]-
zd),Math.min(e.places.height,t[1]+zd)];if(s<=n&&e.part.height>0)return!1;(e.part.height===0||!Zg(e,t)||e.part.top+e.part.height>e.places.height)&&(e.part.height=Math.max(0,Math.min(e.places.height,s>n?
s-n:2*zd)),e.part.top=Math.max(0,Math.min(n,e.places.height-e.part.height)));let o=globalThis.devicePixelRatio||1,[a,r]=[Math.round(e.width*o),Math.round(e.part.height*o)];return e.canvas.style.top=`${e.
part.top}px`,(e.canvas.width!==a||e.canvas.height!==r||e.pixels!==o)&&([e.canvas.width,e.canvas.height,e.pixels]=[a,r,o],e.canvas.style.width=`${e.width}px`,e.canvas.style.height=`${e.part.height}px`),
!0}function Et(e){e.frame===0&&(e.frame=requestAnimationFrame(t=>ey(e,t)))}function ey(e,t){if(e.frame=0,e.motion){e.motion.since??=t;let s=(t-e.motion.since)/FO;e.view=OO(e.motion.from,e.motion.to,s);
let o=s<1;o?Et(e):e.motion=null,e.onView(e.view.from,e.view.to,o)}let n=performance.now();if(e.stale=!HO(e),!e.stale&&e.width>0&&e.part.height>0){e.context.setTransform(e.pixels,0,0,e.pixels,0,0);let s=ty(
e,UO(e),{width:e.width,height:e.part.height,top:-e.part.top});e.canvas.dataset.drawn=String(s)}e.canvas.dataset.drawMs=(performance.now()-n).toFixed(2)}function UO(e){let t=`${e.canvas.width} ${e.canvas.
height} ${e.pixels}`;return t!==e.penFor&&(e.penFor=t,e.pen.forget()),e.pen}function ty(e,t,{width:n,height:s,top:o}){let{colours:a}=e.how;t.box(0,0,n,s,a.surface);let r=PO(t,{index:e.index,view:e.view,
width:n,height:s,rowHeight:e.rowHeight,top:o,places:e.places,marks:e.marks,how:e.how,rowOf:l=>e.spans.row[l]}),i=n/(e.view.to-e.view.from);return e.decorate?.(t,{x:l=>(l-e.view.from)*i,y:l=>o+e.places.
y(l),rowHeight:e.rowHeight,top:o,width:n,height:s,view:e.view}),r}function Ai(e,t,n=!1){e.motion=null,!(t.from===e.view.from&&t.to===e.view.to)&&(e.view=t,e.onView(e.view.from,e.view.to,n),Et(e))}function Ti(e,t){
let n=po(t,e.extent,e.least);WO.matches?Ai(e,n):(e.motion={from:e.view,to:n,since:null},Et(e))}function Kg(e,t,n){return xO(e.index,e.places.at(n+e.part.top),Sa(e,t),jO*Di(e))}function Gg(e,t,n){t!==e.
marks.hover&&(e.marks.hover=t,e.canvas.style.cursor=t>=0?"pointer":"",Et(e)),e.onHover(t,n)}function zO(e,t){(e.room.scrollHeight>e.room.clientHeight+1?e.room:window).scrollBy(0,t)}function KO(e){e.frame===
0&&(e.stale||!Zg(e,Jd(e)))&&Et(e)}function Yg(e){e.how.colours=Xg(),Et(e)}function GO(e,t){let n=e.spans===Vd;e.spans=t,e.index=Vg(t),e.places=Jg(e.index.rows,e.rowHeight,t.tops,t.height);let[s,o]=[t.
from??1/0,t.to??-1/0];if(t.from===void 0||t.to===void 0)for(let r=0;r<t.length;r+=1)s=Math.min(s,t.start[r]),o=Math.max(o,t.end[r]);e.extent=o>s?{from:s,to:o}:{from:0,to:1},e.marks.hover=-1,e.marks.select=
-1,e.marks.highlight=null;let a=n?{...e.extent}:po(e.view,e.extent,e.least);e.space.style.height=`${e.places.height}px`,e.motion===null&&(e.view=a),Et(e)}function YO(e,t,n,s=!1){s?Ai(e,po({from:t,to:n},
e.extent,e.least)):Ti(e,{from:t,to:n})}function VO(e,t){e.marks.select=t,t>=0&&sy(e,e.spans.row[t]),Et(e)}function JO(e,t){e.marks.highlight=t===null?null:new Set(t),Et(e)}function QO(e,t,n,s=!1){e.motion=
null,e.view={from:t,to:n},s?(cancelAnimationFrame(e.frame),ey(e,0)):Et(e)}function XO(e,t){let n=ny(e,t),{left:s,right:o}=e.scroller.getBoundingClientRect(),{top:a,bottom:r}=e.room.getBoundingClientRect();
return n.right<s||n.left>o||n.bottom<a||n.top>r?null:{...n,left:Math.max(s,n.left),right:Math.min(o,n.right)}}function ny(e,{start:t,end:n,row:s}){let{left:o,top:a}=e.space.getBoundingClientRect(),r=l=>o+
(l-e.view.from)/Di(e),i=a+e.places.y(s);return{left:r(t),right:r(n),top:i,bottom:i+e.rowHeight}}function sy(e,t){let n=e.places.y(t),{room:s}=e;(n<s.scrollTop||n+e.rowHeight>s.scrollTop+s.clientHeight)&&
(s.scrollTop=n-s.clientHeight/2)}function ZO(e){cancelAnimationFrame(e.frame),e.stop.abort(),e.stopTheme(),e.size.disconnect(),e.scroller.remove()}var Kd=e=>e.motion?.to??e.view;function eM(e,{onPick:t,
onMeasure:n,onKey:s}){return{zoom:(o,a)=>Ai(e,Wg(e.view,Sa(e,o),a,e.extent,e.least)),pan:o=>Ai(e,Hg(e.view,o*Di(e),e.extent)),scroll:o=>zO(e,o),hover:(o,a,r)=>Gg(e,Kg(e,o,a),r),leave:()=>{e.marks.hover>=
0&&Gg(e,-1,null)},pick:(o,a,r)=>t(Kg(e,o,a),r),measure:(o,a,r)=>n?.(...[Sa(e,o),Sa(e,a)].sort((i,l)=>i-l),r),slide(o){let a=Kd(e);Ti(e,Hg(a,o*(a.to-a.from),e.extent))},glide(o){let a=Kd(e);Ti(e,Wg(a,(a.
from+a.to)/2,o,e.extent,e.least))},fit:()=>Ti(e,e.extent),enter:()=>{e.marks.select>=0&&t(e.marks.select,null)},own:s}}function tM(e,t,n){e.canvas=c("canvas",{tabindex:"0",role:"application","aria-lab\
el":n.label,"aria-roledescription":"drawing of spans"}),e.space=c("div",{class:"spans-space"},e.canvas),e.scroller=c("div",{class:"spans-scroll"},e.space),t.classList.add("spans"),t.append(e.scroller),
e.room=n.room??e.scroller,e.context=e.canvas.getContext("2d",{alpha:!1});let s=getComputedStyle(document.body).fontFamily;e.pen=Ni(e.context,s),e.how={colour:n.colour,text:n.text,row:n.row,hatched:n.hatched??
(()=>!1),widthOf:RO(s),colours:Xg()},e.index=Vg(Vd),e.places=Jg(0,e.rowHeight)}function Bi(e,t){let n={spans:Vd,extent:{from:0,to:1},view:{from:0,to:1},marks:{hover:-1,select:-1,highlight:null},frame:0,
motion:null,width:0,pixels:0,part:{top:0,height:0},stale:!0,penFor:""},s=()=>KO(n),{rowHeight:o,onHover:a=()=>{},onPick:r=()=>{},onView:i=()=>{},onMeasure:l=null,onKey:d=()=>!1,least:u=.001,decorate:f=null}=t;
Object.assign(n,{rowHeight:o,onHover:a,onView:i,least:u,decorate:f}),tM(n,e,t),n.stop=new AbortController;let{signal:h}=n.stop;return _O(n.canvas,eM(n,{onPick:r,onMeasure:l,onKey:d}),h),document.addEventListener(
"scroll",s,{capture:!0,passive:!0,signal:h}),window.addEventListener("resize",s,{signal:h}),n.size=new ResizeObserver(()=>Et(n)),n.size.observe(n.scroller),n.forced=matchMedia("(forced-colors: active)"),
n.forced.addEventListener("change",()=>Yg(n),{signal:h}),n.stopTheme=Ce(()=>Yg(n)),{node:n.canvas,set:m=>GO(n,m),view:(m,p,w)=>YO(n,m,p,w),current:()=>({...n.view}),goal:()=>({...Kd(n)}),extent:()=>({
...n.extent}),select:m=>VO(n,m),highlight:m=>JO(n,m),follow:(m,p,w)=>QO(n,m,p,w),placeOf:m=>XO(n,m),boxOf:(...m)=>ny(n,...m),redraw:()=>Et(n),reveal:m=>sy(n,m),valueAt:m=>Sa(n,m-n.space.getBoundingClientRect().
left),sight:()=>Jd(n),whole:m=>({height:n.places.height,paint:p=>ty(n,p,{width:m,height:n.places.height,top:0})}),picture(m){return Yd(m,[{lines:[],...this.whole(Math.max(n.width,600))}],Math.max(n.width,
600))},destroy:()=>ZO(n)}}var bo=[...us.by.words,"calls"],Wi=4,eu={device:"own",host:"self",calls:"calls"},Hi=["calls","host","self","device","own"];function cy(e,t,n){t.nodes.forEach(({significance:s},o)=>{e.frames[o].verdict[n]=
s??""})}function Ta(e){let[t,n]=[3735928559,1103547991];for(let s=0;s<e.length;s+=1){let o=e.charCodeAt(s);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var dy=/ #\d+$/,Fi=(e,t)=>e==="module"&&t!==null?t.replace(
dy,""):t,uy=()=>[0,0],Xd=()=>Object.fromEntries(Hi.map(e=>[e,uy()]));function ji(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Xd(),kernels:[],shapes:[],children:[],own:Xd(),key:"",foldKey:""}}var Qd=(e,t)=>t>0?(e??0)/t:0,qi=(e,t,n,s)=>n?[Qd(e[`control_${t}`],s[0]),Qd(e[`test_${t}`],s[1])]:[Qd(e[t],s[0]),0];function nM(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((o,a)=>o==null||n[a]===0?null:o/n[a])}function sM(e,t,n){let s=Object.fromEntries(Hi.map(o=>[o,qi(e,o,t,n)]));return{...ji({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:nM(e,t,n),split:e.split??null},
figures:s,own:{calls:s.calls,self:s.self,own:s.own},kernels:e.kernels.map(o=>({name:o.name,counts:qi(o,"counts",t,n),device:qi(o,"device",t,n)})),shapes:(e.shapes??[]).map(o=>({text:o.text,calls:qi(o,
"calls",t,n)}))}}function Ui(e,t,n){[e.key,e.foldKey]=[t,n];let s=new Map;for(let o of e.children){let a=(i,l)=>{let d=[i,o.sort,...l,o.status].join(`
`),u=s.get(d)??0;return s.set(d,u+1),Ta(u===0?d:`${d}
${u}`)},r=[n,o.sort,...o.names.map(i=>Fi(o.sort,i)),o.status].join(`
`);Ui(o,a(t,o.names),Ta(r))}}var fy=e=>e.reduce((t,n)=>Ta([t,n.sort,Fi(n.sort,n.control_name),Fi(n.sort,n.test_name),n.status].join(`
`)),"root");function tu(e,t){let n=[],s=(a,r,i)=>{Object.assign(a,{at:n.length,parent:r,depth:i}),n.push(a),a.children.forEach(l=>s(l,a,i+1)),a.end=n.length};s(e,null,0);let o=Object.fromEntries(bo.map(
a=>[a,new Float64Array(n.length)]));for(let a=n.length-1;a>=0;a-=1)oM(n[a],o);return{...t,root:e,frames:n,byKey:new Map(n.map(a=>[a.key,a]))}}var Oa=e=>e.status==="same"||e.status==="replaced";function oM(e,t){
e.total={},e.ownOf={},e.here={};for(let n of bo){let s=e.own[eu[n]],o=[...s],a=s[1]-s[0];for(let r of e.children)o[0]+=r.total[n][0],o[1]+=r.total[n][1],a+=Oa(r)?0:t[n][r.at];t[n][e.at]=a,e.total[n]=o,
e.ownOf[n]=s,e.here[n]=Oa(e)?a:null}}function nu(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],s=n.map(a=>a.samples),o=e.nodes.map(a=>sM(a,t,s));return e.nodes.forEach(({parent:a},r)=>{a!==
null&&o[a].children.push(o[r])}),Ui(o[0],"root","root"),tu(o[0],{pair:t,samples:s,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Zd=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function oy(e,t,n,s){
let o=new Map(e.map(a=>[a[n],a]));for(let a of t){let r=o.get(a[n]);r||(r={[n]:a[n],...Object.fromEntries(s.map(i=>[i,uy()]))},o.set(a[n],r),e.push(r)),s.forEach(i=>Zd(r[i],a[i]))}}function ay(e,t){Hi.
forEach(n=>Zd(e.figures[n],t.figures[n])),Object.values(eu).forEach(n=>Zd(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},oy(e.kernels,t.kernels,"name",["counts","device"]),oy(e.shapes,t.shapes,"text",["calls"])}function aM({sort:e,status:t,names:n}){let[s,o]=n.map(a=>Fi(e,a));return t===
"replaced"?[s,o]:[s??o,s??o]}var rM=(e,t)=>Hi.some(n=>e.figures[n][t]>0);function hy(e){if(e.children.forEach(hy),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(s=>rM(e,s)||e.children.some(
o=>o.status==="same"||o.status==="replaced"||o.status===(s===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function my(e){let t=ji(e.root);ay(t,e.root);let n=new Map,s=(a,r)=>{let i=aM(r),l=[r.sort,...i].join(`
`),d=n.get(a)??new Map;if(n.set(a,d),!d.has(l)){let u=ji({...r,names:i,status:r.status==="replaced"?"replaced":"same"});d.set(l,u),a.children.push(u)}return d.get(l)},o=(a,r)=>{let i=s(a.sort==="modul\
e"?t:r,a);ay(i,a),a.children.forEach(l=>o(l,i))};return e.root.children.forEach(a=>o(a,t)),e.pair&&hy(t),Ui(t,"root","root"),tu(t,{...py(e),grouped:"class"})}function py({pair:e,samples:t,sides:n,byHost:s,
inAll:o,shown:a}){return{pair:e,samples:t,sides:n,byHost:s,inAll:o,shown:a}}var wy=e=>({...e,children:e.children.map(wy)});function iM(e){let t=[];for(let n=e.parent;n;n=n.parent){let s=n.names[1]??n.
names[0];n.sort==="module"&&dy.test(s??"")&&t.unshift(s)}return t}function lM(e,t){let n=ji({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[s,o]of Object.
entries(eu))n.own[o]=[0,1].map(a=>e.total[s][a]-t.reduce((r,i)=>r+i.total[s][a],0)),n.figures[o]=n.own[o];return n.figures.device=n.own.own,n}function gy(e,t,n){let s=new Map([...n].filter(r=>e.byKey.
get(r)?.instances>1).map(r=>[r,[]]));for(let r of t.frames)s.has(r.foldKey)&&r.sort!=="rest"&&s.get(r.foldKey).push(r);let o=r=>{let i=s.get(r.key);if(!i||i.length===0)return{...r,children:r.children.
map(o)};let l=lM(r,i);return{...r,opened:!0,own:Xd(),kernels:r.kernels,children:[...i.map(d=>({...wy(d),above:iM(d)})),...l.nodes>0?[l]:[]]}},a=o(e.root);return yy(a,s),tu(a,py(e))}function yy(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let s=n.key;Ui(n,Ta(`${e.key}
${s||"rest"}`),n.foldKey||Ta(`${e.key}
rest`))}else yy(n,t)}function wo(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var Ma=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",$s=(e,t)=>e.total[t][1]-e.total[t][0];function Ss(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function su(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function Aa(e,t,n){let s=o=>e.pair?Math.abs(o.here[t]??0):o.ownOf[t][0];return e.frames.filter(o=>s(o)>0&&o.sort!=="rest"&&!o.opened).
sort((o,a)=>s(a)-s(o)||o.at-a.at).slice(0,n)}var cM=["both","control","test"];function dM(e,t,n){let[s,o]=e.ownOf[t],a=n==="control"?s:n==="test"?o:Math.max(s,o);return Math.max(0,a)}function by(e,t,n){
let{frames:s}=e,o=new Float64Array(s.length);for(let f=s.length-1;f>=0;f-=1)o[f]+=dM(s[f],t,e.pair?n:"control"),s[f].parent&&(o[s[f].parent.at]+=o[f]);let a=s.filter(f=>o[f.at]>0),r=new Float64Array(a.
length),i=new Float64Array(a.length),l=new Uint16Array(a.length),d=new Float64Array(s.length),u=new Int32Array(s.length).fill(-1);return a.forEach((f,h)=>{let m=f.parent?d[f.parent.at]:0;r[h]=m,i[h]=m+
o[f.at],l[h]=f.depth,d[f.at]=m,f.parent&&(d[f.parent.at]=i[h]),u[f.at]=h}),{start:r,end:i,row:l,length:a.length,frame:Int32Array.from(a,f=>f.at),place:u}}var uM=["folded","class","instance"],zi=["rank\
s","steps","marker","marker_until"],fM=5e3,_y=40,ky=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,_y),ry={read:(e,t)=>ky(e.get(t))[0]??""},iy={read:(e,t)=>ky(e.get(t)),text:e=>e.
slice(-_y).join(".")},xy={level:ct(us,"level"),merge_lines:ct(us,"merge_lines"),cut_overlaps:ct(us,"cut_overlaps"),by:De(bo),width:De(cM,"both"),frames:De(uM,"folded"),order:De(["calls"]),q:Ie,node:ry,
zoom:{...ry,standard:"root"},open:iy,rows:iy};function pn(e){let t=new URLSearchParams(e),n={};for(let s of O){n[s]=t.get(s)??"";for(let o of zi)n[`${s}_${o}`]=t.get(`${s}_${o}`)||t.get(o)||(o.startsWith(
"marker")?"":"all")}return{...n,...In(xy,t)}}function mt(e){let t={...pn(""),...e},n=O.flatMap(s=>[[s,Ie],...zi.map(o=>[`${s}_${o}`,{standard:"all"}])]);return ps("/tree",ms(new URLSearchParams,{...Object.
fromEntries(n),...xy},t))}function Ra(e,t,n){let s=new URLSearchParams({max_nodes:String(fM)}),o=e.test!=="";for(let a of o?O:["control"]){o&&s.set(a,e[a]);for(let r of zi){let i=e[`${a}_${r}`];i!==""&&
i!=="all"&&s.set(o?`${a}_${r}`:r,i)}}return hs(s,us,["level","by","instances","merge_lines","cut_overlaps"],{level:e.level,merge_lines:e.merge_lines,cut_overlaps:e.cut_overlaps,by:us.by.words.includes(
t)?t:"",instances:n}),s}var pt=e=>Object.fromEntries([...O.flatMap(t=>[t,...zi.map(n=>`${t}_${n}`)]),"merge_lines","cut_overlaps"].map(t=>[t,e[t]])),hM=["cpu_op","user_annotation","python_function","k\
ernel","gpu_memcpy","gpu_memset"];function vy(e,t){let{name:n,category:s}=Zo(t,"test");if(!hM.includes(s))return"";let o=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),a=s==="python_function"&&!o,r=o?o[1]:a?n.
replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return mt({...pt(e),q:r,level:a?"python":"modules"})}var mM=8,pM=40;function $y(e,t,n){let s=new Set([e.root]);for(let o of[
...Aa(e,t,mM),...n.slice(0,pM)])Ss(o).slice(0,-1).forEach(a=>s.add(a));return s}function wM(e,t,n,s){let o=t.children.filter(i=>i.total[n].some(l=>l>0));if(s==="calls")return o;let a=i=>e.pair?Math.abs(
$s(i,n)):i.total[n][0],r=i=>i.sort==="rest"?1:0;return o.sort((i,l)=>r(i)-r(l)||a(l)-a(i)||i.at-l.at)}function Sy(e,t,n,s){let o=[],a=(r,i,l,d)=>{let u=wM(e,r,t,n),f=u.length>0&&s(r);o.push({frame:r,level:i,
place:l,of:d,open:f,leaf:u.length===0}),f&&u.forEach((h,m)=>a(h,i+1,m+1,u.length))};return a(e.root,1,1,1),o}var go=8,gM=.004;function Ey(e,t){return e.frames.reduce((n,s)=>Math.max(n,Math.abs($s(s,t))),
0)}var wn=(e,t)=>e.verdict[t]==="no_difference_found";function Ty(e,t,n){let s=$s(e,t);if(!(n>0)||Math.abs(s)<gM*n||wn(e,t))return 0;let o=Math.max(1,Math.round(go*Math.sqrt(Math.abs(s)/n)));return Math.
sign(s)*Math.min(go,o)}function Oy(e,t,n){let[s,o]=[mo(e),mo(t)];return`rgb(${s.map((a,r)=>Math.round(a+(o[r]-a)*n)).join(", ")})`}function My(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let s=o=>o!==
null&&o.toLowerCase().includes(n);return e.frames.filter(o=>o.sort!=="root"&&(o.names.some(s)||o.kernels.some(({name:a})=>s(a))))}function Ay(e,t){let n=[0,0],s=-1;for(let o of e)o.at>=s&&(n[0]+=o.total[t][0],
n[1]+=o.total[t][1],{end:s}=o);return n}var Vn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host th\
reads; the time of each call counts once"],calls:["calls","Calls","How often the frames were called"]},yo=e=>e!=="calls",tt=(e,t)=>yo(t)?x(e):_(Number(e.toFixed(2))),Dt=(e,t)=>e===null?"–":yo(t)?X(e):
Ne(Number(e.toFixed(2))),ou=(e,t)=>yo(t)?A(Number(e.toFixed(3))):_(e),Ca=(e,t)=>e===null?"":yo(t)?ue(Number(e.toFixed(3))):Ne(e),yM={root:"everything",module:"module",annotation:"annotation",operator:"\
operator",python:"Python function",backward:"backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"\
frames that are left out"},bM={replaced:"probably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},La=e=>yM[e.sort]??e.sort,Na=e=>bM[e.status]??"",Ry=e=>({only_in_control:"\
gone",only_in_test:"new",replaced:"⇄"})[e.status]??"",_M=e=>e.sides.every(t=>t.steps.length===0),Es=e=>_M(e)?"per recording":"per step";function au(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.
exec(wo(e));return t?`${t[2]} · ${t[1]}`:wo(e)}var at=e=>[wo(e),Ma(e)].filter(Boolean).join(" "),kM=e=>/ #\d+$/.test(wo(e));function Cy(e){let t=Ss(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module"),
s=t.slice(t.indexOf(n.at(-1))+1).filter(({sort:o})=>o==="backward"||o==="recompute").slice(0,1);return n.length>0?[...n.filter((o,a)=>a>=n.length-2||kM(o)),...s]:t.slice(-1)}function Ly(e,t){let n={only_in_test:null,
only_in_control:null},s=o=>Math.max(...o.total[t]);for(let o of e.children){let a=n[o.status];!Oa(o)&&o.sort!=="rest"&&s(o)>(a?s(a):0)&&(n[o.status]=o)}return n}var xM=.005;function Ny(e,t){let n=e.here[t],
s=yo(t)?x(Math.abs(n)):_(Number(Math.abs(n).toFixed(2)));if(yo(t)){let[o,a]=e.total[t],r=Math.abs(a-o-n)>xM*Math.abs(n)?" here":"";return`takes ${s} ${n>0?"more":"less"}${r}`}return`has ${s} ${n>0?"mo\
re":"fewer"} ${s==="1"?"call":"calls"}`}var ru=(e,t)=>t>0?100*e/t:null;function Py(e,t){let[n,s]=e.root.total[t];return{from:tt(n,t),to:tt(s,t),change:Dt(s-n,t),percent:B(ru(s-n,n))}}function Iy(e,t){
let[n,s]=e.root.total[t];return n===s?"±0":n>0?B(ru(s-n,n)):"new"}function Dy(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:a,only_here_device:r})=>ru(r,a)),s=a=>F(a);if(t===null&&n===null)return"";
if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let o=(a,r)=>a===null?`the ${r} has no device time`:`${s(a)} of the device time of the ${r}`;return t===null||n===null?`No \
partner on the other side: ${o(t,"control")}, ${o(n,"test")}.`:`${s(t)} of the device time of the control and ${s(n)} of that of the test is in frames without a partner on the other side.`}var ly=e=>e.
map(t=>`“${t}”`).join(" and ");function By(e,t){let n=o=>e.sides.filter((a,r)=>!e.frames.some(i=>i.sort===o&&i.names[r]!==null&&(!e.pair||i.status!==(r===0?"only_in_test":"only_in_control")))).map(
({label:a})=>a),s=[];if(t==="modules"&&n("module").length>0){let o=n("module");s.push(`${ly(o)} ${o.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the fra\
mes. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let o=n("python");s.push(`${ly(o)} ${o.length===1?"has":"have"} no Python frames. Record\
 with with_stack=True.`)}return s}function qy(e,t){let n=(o,a,r)=>{let[i,l]=a;return t.pair?`${o}: ${tt(i,r)} → ${tt(l,r)} (${Dt(l-i,r)})`:`${o}: ${tt(i,r)}`},s=[...e.kernels].sort((o,a)=>Math.max(...a.
device)-Math.max(...o.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(o=>o>0)&&e.children.length>0&&n("of that, self",e.ownOf.device,"device"),n("Host time",e.total.host,"\
host"),e.children.length>0&&n("of that, self",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...s.slice(0,3).map(({name:o,device:a})=>n(o,a,"device")),s.length>3&&`and ${s.length-3} more kern\
els`,...e.shapes.slice(0,3).map(({text:o,calls:a})=>n(`input ${o}`,a,"calls"))].filter(Boolean)}var Fy=(e,t)=>Dt($s(e,t),t);var jy=1,Wy=.25,vM=1.4,$M=8e3,SM=100;function Hy(e,t,n,s){let o=t.to-t.from,a=(e.to-e.from)/e.pixels;return(!e.near||(t.ranks??[]).every(r=>e.near.includes(r)))&&a<=vM*o/n&&e.from<=Math.max(s.from,t.from-
Wy*o)&&e.to>=Math.min(s.to,t.to+Wy*o)}function EM(e,t,n){let s=e.to-e.from,o=Math.max(n.from,e.from-jy*s),a=Math.min(n.to,e.to+jy*s),r=Math.round(t*(a-o)/s);return{from:o,to:a,pixels:Math.min($M,Math.
max(SM,r)),...e.near&&{near:e.near}}}function TM({ask:e,onAnswer:t,onError:n}){let s=null,o=null,a=null,r=null;async function i(d,u,f){let h=EM(d,u,f);o=h;let m=new AbortController;r=m;try{let p=await e(
h,m.signal);r===m&&(s={...h,from:p.from,to:p.to,pixels:p.pixels},t(p))}catch(p){r===m&&p.name!=="AbortError"&&(a=null,n(p))}if(r===m){o=null;let p=a;a=null,p&&l(...p)}}function l(d,u,f){let h=d.from>=
f.to||d.to<=f.from;u<=0||h||s&&Hy(s,d,u,f)?a=null:o?a=Hy(o,d,u,f)?null:[d,u,f]:i(d,u,f)}return{want:l,isBusy:()=>o!==null,has(d){s={from:d.from,to:d.to,pixels:d.pixels}},drop(){r?.abort(),[s,o,a,r]=[null,
null,null,null]}}}function Vi(e,t,n,{ranks:s,fold:o}={}){let a=new URLSearchParams({...s?s!=="all"&&{ranks:s}:{rank:String(n.rank)},...(o??"none")!=="none"&&{fold:o},span:String(n.span)});return n.step_number!==
null&&a.set("step",String(n.step_number)),qn(a,e,t),e.use_short_name&&a.set("use_short_name","true"),a}async function Vy(e,t,n){e.asked?.abort();let s=new AbortController;e.asked=s,e.self.error=null;try{
let o=await t(s.signal);e.asked===s&&(n(o),e.onChange(e.self))}catch(o){e.asked===s&&o.name!=="AbortError"&&(e.self.error=o,e.onChange(e.self))}}function lu(e){e.asked?.abort(),e.windows.drop(),Object.
assign(e.self,{whole:null,window:null}),e.stepKey=""}function OM(e,t){let n=Js(t,e.side),s=JSON.stringify([t[e.side],n]);s!==e.samplesKey&&(e.samplesKey=s,lu(e),Object.assign(e.self,{samples:null,chosen:null,
set:t[e.side]}),t[e.side]!==""&&Vy(e,o=>oo(t[e.side],n,{signal:o}),o=>{e.self.samples=o}))}function MM(e,t,n){return e.self.chosen=zp(e.self.samples,{rank:t[`${e.side}_rank`],span:t[`${e.side}_span`],
step:t[`${e.side}_step`]},n),e.self.chosen}function AM(e,t,n){let s=e.queryOf(t,e.side,e.self.chosen.sample);if(s.toString()===e.stepKey)return;lu(e),e.stepKey=s.toString(),e.self.query=s;let o=new URLSearchParams(
s),{least:a,most:r}=Dr.pixels;o.set("pixels",String(Math.min(r,Math.max(a,Math.round(n))))),Vy(e,i=>e.answer(e.self.set,o,{signal:i}),i=>{e.self.whole=i,e.self.window=i,e.windows.has(i)})}async function RM(e,t,n){
let s=new URLSearchParams(e.self.query);Object.entries(t).forEach(([a,r])=>{r!==""&&r!==null&&r!==void 0&&s.set(a,String(r))});let o=await Jr(e.self.set,s,n);return o.rows.length>0?o:null}function CM(e){
e.samplesKey="",e.stepKey=""}function Pa(e,{onChange:t,onError:n,answer:s=Vr,queryOf:o=Vi}){let a={side:e,onChange:t,answer:s,queryOf:o,samplesKey:"",stepKey:"",asked:null};return a.self={side:e,samples:null,
chosen:null,whole:null,window:null,error:null,query:null,set:""},a.windows=TM({ask:({from:r,to:i,pixels:l,near:d},u)=>{let f=new URLSearchParams(a.self.query);return Object.entries({from:r,to:i,pixels:l}).
forEach(([h,m])=>f.set(h,String(Math.round(m*1e3)/1e3))),d&&f.set("ranks",d.join()),s(a.self.set,f,{signal:u})},onAnswer:r=>{a.self.window=r,t(a.self)},onError:n}),Object.assign(a.self,{windows:a.windows,
load:r=>OM(a,r),choose:(r,i)=>MM(a,r,i),loadWhole:(r,i)=>AM(a,r,i),of:(r,i)=>Object.assign(a.self,{set:r,chosen:{sample:i}}),stepKey:()=>`${a.self.set} ${a.stepKey}`,find:(r,i)=>RM(a,r,i),retry:()=>CM(
a),unmount:()=>lu(a)})}function LM(e,t,n){let{name:s,category:o}=n??t;return{...e,name:s,category:o,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:n?.
counts??0,control_total_duration:t?.total_duration??0,test_total_duration:n?.total_duration??0}}var Uy=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function NM(e,t){let n=e.flatMap(a=>t.filter(({
name:r})=>r===a.name).map(r=>[a,r])),[s,o]=[e,t].map((a,r)=>a.filter(i=>!n.some(l=>l[r]===i)).sort((i,l)=>Uy(i)-Uy(l)));return s.length===o.length?[...n,...s.map((a,r)=>[a,o[r]])]:n}var PM=(e,t)=>e.length===
1&&t.length===1&&e[0].category===t[0].category?[[e[0],t[0]]]:[];function IM(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(a=>e.aliases.filter(r=>r.
side===a)),s=(e.category==="python_function"?NM:PM)(t,n);if(s.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}];let o=e.aliases.filter(
a=>!s.flat().includes(a)).map(a=>a.side==="control"?[a]:[void 0,a]);return[...s,...o].map(([a,r])=>({row:LM(e,a,r),names:{control:(a??r).name,test:(r??a).name}}))}function DM(e){let t=({name:i})=>Number(
i.slice(13)),n=i=>e.filter(l=>/^ProfilerStep#\d+$/.test(l.name)&&l[i]===0).sort((l,d)=>t(l)-t(d)),s=new Map;for(let i of n("control_counts").reverse())s.set(i.category,s.get(i.category)??[]).get(i.category).
push(i);let o=n("test_counts").map(i=>[i,s.get(i.category)?.pop()]).filter(([,i])=>i),a=new Set(o.flat()),r=o.map(([i,l])=>({...i,test_counts:l.test_counts,test_total_duration:l.test_total_duration,test_self_duration:l.
test_self_duration,aliases:[{side:"control",name:i.name,category:i.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(i=>!a.has(i)),...r]}var Jn=0,Ia=1,Da=2,Qn=3,_o=4,Tt=["\
compute","communication","memory"],iu={id:"steps",sort:"steps",label:"Steps on the device",depth:1},Yi=18,BM=24,zy=3;function Ji(e=()=>!0){let t=new Map,n=[],s=0;return{add(o){for(let{id:a,label:r,depth:i,
sort:l,main:d=!1}of o){let u=t.get(a)?.depth??1;t.set(a,{id:a,label:r,sort:l,main:d,depth:Math.max(u,i,1)})}n=[],s=0;for(let a of t.values()){let r=a.depth>1&&["host","other"].includes(a.sort),i=!r||e(
a),l=i?a.depth:1,d=Math.max(BM,l*Yi+2*zy);Object.assign(a,{row:n.length,rows:l,top:s,height:d,folds:r,open:i});for(let u=0;u<l;u+=1)n.push(s+zy+u*Yi);s+=d}},bandOf:o=>t.get(o),all:()=>({tops:Float64Array.
from(n),height:s,bands:[...t.values()].map(o=>({...o}))})}}function Qi({window:e,all:t,takes:n,shift:s,rows:o}){let a=[{answer:e,keep:()=>!0}];t&&t!==e&&a.push({answer:t,keep:(m,p)=>p<=e.from||m>=e.to}),
n(iu)&&a.some(({answer:m})=>m.steps?.length>0&&m.lanes.some(({sort:p})=>p!=="host"))&&o.add([iu]),a.forEach(({answer:m})=>o.add(m.lanes.filter(n))),a.forEach(({answer:m})=>o.add((m.counters??[]).map(zM).
filter(n)));let r=[],i=[],l=[],d=[],u={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},f=[];for(let{answer:m,keep:p}of a){let w=r.length;r.push(...m.names),i.push(
...m.categories),l.push(...m.kinds);for(let g of m.lanes.filter(n))WM(u,g,d.push(g)-1,{keep:p,shift:s,shiftName:w,band:o.bandOf(g.id)});HM(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),UM(u,f,m,{keep:p,shift:s,
rows:o,lanes:d}),GM(u,f,m,{keep:p,shift:s,rows:o,lanes:d})}let h={...u,start:Float64Array.from(u.start),end:Float64Array.from(u.end),row:Uint16Array.from(u.row),length:u.start.length,names:r,categories:i,
kinds:l,lanes:d,gaps:f,shift:s,...o.all()};return Object.assign(h,{pieces:FM(h)})}var qM=(e,t)=>e.bands.find(({id:n})=>n===e.lanes[e.lane[t]]?.id)?.open===!1;function FM(e){let t={start:[],end:[],row:[],
of:[]},n=(o,a,r)=>{(r>a||e.end[o]===e.start[o])&&(t.start.push(a),t.end.push(r),t.row.push(e.row[o]),t.of.push(o))},s=new Map(e.bands.filter(({open:o})=>!o).map(({id:o})=>[o,[]]));for(let o=0;o<e.length;o+=
1){let a=s.get(e.lanes[e.lane[o]]?.id);a?a.push(o):n(o,e.start[o],e.end[o])}return s.forEach(o=>jM(e,o,n)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function jM({start:e,end:t,level:n},s,o){s.sort((l,d)=>e[l]-e[d]||n[l]-n[d]);let a=[],r=-1/0,i=l=>{for(;a.length>0&&t[a.at(-1)]<=l;){let d=a.pop();o(d,Math.max(r,e[d]),Math.max(r,t[d])),
r=Math.max(r,t[d])}};for(let l of s)i(e[l]),a.length>0&&o(a.at(-1),Math.max(r,e[a.at(-1)]),e[l]),r=e[l],a.push(l);i(1/0)}function WM(e,t,n,{keep:s,shift:o,shiftName:a,band:r}){let{start:i,duration:l,level:d,
name:u,occurrence:f,merged:h}=t;for(let m=0;m<i.length;m+=1){let p=i[m]+l[m];s(i[m],p)&&(e.start.push(i[m]-o),e.end.push(p-o),e.row.push(r.row+(r.open?d[m]:0)),e.level.push(d[m]),e.name.push(a+u[m]),e.
occurrence.push(f[m]),e.merged.push(h[m]),e.sort.push(Jn),e.gap.push(-1),e.lane.push(n))}}function cu(e,t,n,{sort:s,lane:o,keep:a,shift:r,rows:i,lanes:l}){let d=i.bandOf(o),u=n.start+n.duration;d&&a(n.
start,u)&&(e.start.push(n.start-r),e.end.push(u-r),e.row.push(d.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(s),e.gap.push(t.push(n)-1),e.lane.push(l.findIndex(
({id:f})=>f===o)))}function HM(e,t,n,s){(n.gaps??[]).forEach(o=>cu(e,t,o,{...s,sort:Ia,lane:o.lane}))}function UM(e,t,n,s){(n.steps??[]).forEach(o=>cu(e,t,{...o,shown:n.step===null||n.step===o.step_number},
{...s,sort:Da,lane:iu.id}))}var zM=({id:e,device:t,name:n})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${n}`,depth:1}),KM=.2;function GM(e,t,n,s){for(let o of n.counters??[]){let{name:a,high:r}=o,
i=Math.max(r-o.low,Math.abs(r)*KM)||1;o.start.forEach((l,d)=>cu(e,t,{name:a,start:l,duration:o.duration[d],mean:o.mean[d],min:o.min[d],max:o.max[d],at:1-(r-o.mean[d])/i},{...s,sort:Qn,lane:o.id}))}}var Te=(e,t)=>`${t}\
\0${e}`,Xi=(e,t)=>Te(e.names[e.name[t]],e.categories[e.name[t]]),Ts=(e,t)=>e.sort[t]===Jn&&e.merged[t]<=1&&e.occurrence[t]>=0,Ky=new WeakMap;function YM(e,t,n){let s=Ky.get(e);if(!s){s=new Map;for(let o=0;o<
e.length;o+=1)Ts(e,o)&&s.set(`${Xi(e,o)}\0${e.occurrence[o]}`,o);Ky.set(e,s)}return s.get(`${t}\0${n}`)??-1}var VM=.1,JM=.002,Zi=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function QM(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-
e.control_total_duration,[s,o]=Zi(e),a=o-s,r=Math.abs(a);return r<VM*Math.max(s,o)||r<JM*t||a*n<=0?"":a>0?"longer":"shorter"}function Ba(e){let{control:t,test:n}=e.step_time,s=Math.max(t?.step??0,n?.step??
0),o=lt(e),a=new Map,r=(i,l)=>{let d={change:QM(i,s),row:i,names:l,whole:o};a.set(Te(l.control,i.category),d).set(Te(l.test,i.category),d)};return DM(e.rows).flatMap(IM).forEach(({row:i,names:l})=>r(i,
l)),a}var du=(e,t,n,s)=>e?.get(Te(n,s))?.names[t]??n;function Jy(e,t){let n=t.toLowerCase(),s=e.names.map(a=>a.toLowerCase().includes(n)),o=[];for(let a=0;a<e.length;a+=1)e.sort[a]===Jn&&s[e.name[a]]&&
o.push(a);return o}var XM=1e3;function Qy(e,t){let n=new Map,s=(r,i,l,d)=>[r,e[r].stepKey(),l,i,d].join("\0"),o=(r,i,l)=>du(t(),r,i,l);function a(r,i,l,d,u){for(let f of r){let h=f.side===i?f.data():null,
m=h?YM(h,Te(o(i,l,d),d),u):-1;if(m>=0)return{start:h.start[m]+h.shift,duration:h.end[m]-h.start[m],lane:h.lanes[h.lane[m]].id,level:h.level[m],pane:f}}return null}return{drawn:a,named:o,known:(r,i,l,d)=>n.
get(s(r,o(r,i,l),l,d)),async ask(r,i,l,d,u){let f=o(r,i,l),h=s(r,f,l,d),m=await e[r].find({name:f,category:l,occurrence:d},{signal:u});n.size>XM&&(n=new Map);let{of:p,launch:w,launched:g,launches:y}=m??
{},b=m?{...m.rows[0],of:p,launch:w,launched:g,launches:y}:null;return n.set(h,b),b},nameOf:(r,i)=>{let l=r.data();if(i<0||!l||!Ts(l,i))return null;let[d,u]=Xi(l,i).split("\0");return[u,d,l.occurrence[i]]}}}
function qa(e,t,n){for(let s of e){let o=s.side===t?s.data():null,a=o?.bands.find(({id:r})=>r===n.lane);if(a)return{pane:s,lane:n.lane,level:n.level,start:n.start-o.shift,end:n.start+n.duration-o.shift,
row:a.row+(a.open?n.level:0)}}return null}var Gi=2e4,ZM=3,Gy=e=>Math.round(e*1e3),Xy=(e,t,n)=>`${e} ${Gy(t)} ${Gy(n)}`;function eA(e,{span:t,step_number:n}){let s={lanes:new Map,rows:new Set,words:"",
cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(l=>l.span===t)){if(i.lane!==null){let l=s.lanes.get(i.lane)??[];l.push([i.start,i.start+i.duration]),s.lanes.set(i.lane,l),i.kind!=="launch_\
delay"&&i.kind!=="kernel_gap"&&s.rows.add(Xy(i.lane,i.row_start,i.row_duration))}o+=1}let a=e.by_kind.reduce((i,l)=>i+l.segments,0),r=e.by_step.find(i=>i.span===t);return s.cut=o===Gi?a-Gi:0,s.words=r?
`${x(r.work)} of work in ${x(r.path)}${s.cut>0?`; the longest ${_(Gi)} of ${_(a)} segments are marked`:""}`:`this ${n===null?"recording":"step"} has none`,s}function tA(e,t){let n=e.drawn.get(t);if(!n){
n=[];for(let s=0;s<t.length;s+=1){let o=t.lanes[t.lane[s]];t.sort[s]===Jn&&t.merged[s]<=1&&o&&e.rows.has(Xy(o.id,t.start[s]+t.shift,t.end[s]-t.start[s]))&&!qM(t,s)&&n.push(s)}e.drawn.set(t,n)}return n}
function Zy(e,t,n,s){let o=n.data(),a=E("--path-mark"),r=l=>Math.max(-3,Math.min(t.width+3,l));for(let{id:l,top:d}of o.bands){let u=-1/0;for(let[f,h]of s.lanes.get(l)??[]){let m=r(t.x(f-o.shift)),p=r(
Math.max(t.x(h-o.shift),t.x(f-o.shift)+1));p>u&&p>m&&(e.box(Math.max(m,u),t.top+d,p-Math.max(m,u),ZM,a),u=p)}}let i=t.rowHeight;for(let l of tA(s,o)){let[d,u]=[r(t.x(o.start[l])),r(t.x(o.end[l]))];u-d>
3&&e.frame(d,t.y(o.row[l])+.5,u-d-1,i-2,a,1.5)}}function eb({toggle:e,change:t,error:n}){let s=v("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds \
the most work"}),o=c("p",{class:"muted small timeline-path",role:"status"}),a={control:null,test:null},r={control:ge(),test:ge()};function i(){let d=O.filter(u=>a[u]).map(u=>`${u}: ${a[u].words}`);o.textContent=
d.length>0?`Critical path of the ${d.join("; of the ")}`:""}function l(d,u,f,h){let m=h&&new URLSearchParams({set:u,ranks:String(h.rank),segments:String(Gi),...h.step_number===null?{}:{steps:String(h.
step_number)},...f});r[d].ask(m?`${m} ${h.span}`:"",w=>vt("critical_path",m,{signal:w}),w=>{a[d]=eA(w.set,h),i(),t()},n)&&a[d]&&(a[d]=null,t())}return{node:s,words:o,of:d=>a[d],draw(d,u,f){s.setAttribute(
"aria-pressed",String(d.path));for(let h of O)l(h,d[h],Js(d,h),d.path&&u.includes(h)?f[h]?.sample??null:null);i()},unmount(){O.forEach(d=>r[d].drop())}}}var nA=200,Yy=8,sA=1e3;function el({onText:e,onStep:t}){
let n=P("search"),s=Un({id:n,wait:nA,onText:e,onStep:t,class:"timeline-q",placeholder:"Search names …"}),o=c("span",{class:"muted small",role:"status"}),a=ni("call",t,{hidden:!0,class:"step-move"});
return{node:c("span",{class:"timeline-search",role:"search"},c("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,o),focus(){s.focus()},draw(r){document.activeElement!==s&&(s.
value=r),a.forEach(i=>{i.hidden=r===""})},say(r){k(o,r)}}}function oA(e,t,n,s){let o=e.toLowerCase(),a=new Map;for(let{row:r,names:i}of(n??new Map).values()){let l=i[s];r[`${s}_counts`]>0&&l.toLowerCase().
includes(o)&&a.set(Te(l,r.category),{name:l,category:r.category,time:r[`${s}_total_duration`]})}for(let r of t.filter(i=>i.side===s))r.data()?.names.forEach((i,l)=>{let d=r.data().categories[l],u=Te(i,
d);!a.has(u)&&i.toLowerCase().includes(o)&&a.set(u,{name:i,category:d,time:0})});return[...a.values()].sort((r,i)=>i.time-r.time)}async function tb(e,t,n,s,o){let a=!1;return{calls:(await Promise.all(
t.flatMap(i=>{let l=oA(e,n,s,i.side);return a||=l.length>Yy,l.slice(0,Yy).map(async({name:d,category:u})=>{let f=await i.find({name:d,category:u,limit:sA});return a||=f!==null&&f.of>f.rows.length,(f?.
rows??[]).map(h=>({...h,side:i.side,name:d,category:u,at:h.start-o[i.side]}))})}))).flat().sort((i,l)=>i.at-l.at),more:a}}var nb=(e,t,n)=>t===0?"No name contains this text.":n?`${S(t,"call")} of the ${S(
e,"name")} with the most time`:`${S(t,"call")} of ${S(e,"name")}`,sb=(e,t)=>`${_(e+1)} of ${_(t)}`,Ki=e=>/^\d+$/.test(e??"")?e:"",Bt=(e,t={})=>no({control:e.control,test:e.test,control_rank:Ki(e.control_ranks),
test_rank:Ki(e.test_ranks),control_step:Ki(e.control_steps),test_step:Ki(e.test_steps),...oa(e),use_short_name:e.use_short_name,...t});function ko(e,t){let{name:n,category:s}=Zo(t,"test");return Bt(e,
{name:n,category:e.use_short_name?"":s})}function tl(e,t,n,s=null){let o={};for(let r of["control","test"]){let{rank:i,span:l}=t[r]??{},d=u=>u==null?"":String(u);Object.assign(o,{[`${r}_rank`]:d(i),[`${r}\
_span`]:l>0?String(l):"",[`${r}_step`]:d(n[r])})}let a=s&&Zo(s,"test");return Bt(e,{...o,...a?{name:a.name,category:e.use_short_name?"":a.category}:{}})}function nl(e,{ranks:t,steps:n,rows:s,change:o}){
if(t.length+n.length+s.length===0)return null;let a=o<0?"control":"test",r=t.length>0?String(t[0]):void 0;return Bt(e,{at:a,...r?{control_rank:r,test_rank:r}:{},...n.length>0?{[`${a}_step`]:String(n[0])}:
{},...s.length>0?{name:s[0].name,category:s[0].category}:{}})}var Ot={show:x,diff:X,exact:A,exactDiff:ue},xo={show:_,diff:Ne},ja=(e,t)=>e===null||t===null?null:t-e,Wa=(e,t)=>e>0&&t!==null?100*t/e:null,wt=(e,t=null,n="")=>c("td",{class:`num ${n}`.trim(),title:t},
e),yn=(e,{show:t,exact:n},s)=>wt(t(e),n?.(e),s),Os=(e,{diff:t,exactDiff:n},s="strong")=>wt(t(e),n?.(e),`${s} ${te(e)}`);function vo([e,t],n,{diff:s=ja(e,t),cls:o,percent:a=B(Wa(e,s))}={}){return[yn(e,
n),yn(t,n),Os(s,n,o),wt(a,null,te(s))]}var Mt=(e,t,n,...s)=>c("table",{class:e},t&&c("caption",{class:"visually-hidden"},t),c("thead",{},c("tr",{},n.map((o,a)=>{let[r,i=a>0?"num":null]=[o].flat();return r===
""?c("td"):c("th",{scope:"col",class:i},r)}))),s.map(o=>c("tbody",{},o))),Xn=(e,...t)=>c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":e},t),gn=28,ob=12,uu=e=>e.paper!==null&&li(),ol=e=>e.
count()>e.least&&!uu(e);function Fa(e,t=!1,n=e.place){let s=Math.floor(n/gn),[o,a]=ol(e)?[Math.max(0,s-ob),Math.min(e.count(),s+Math.ceil((e.height||600)/gn)+ob)]:[0,uu(e)?e.paper.count():e.count()];if(!t&&
o===e.from&&a===e.to)return;[e.from,e.to]=[o,a];let r=e.body.contains(document.activeElement),i=t?new Map:e.nodes;e.nodes=new Map;for(let l=o;l<a;l+=1)e.nodes.set(l,i.get(l)??e.make(l));rb(e,r,t,n),e.
drawn?.()}function rb(e,t,n,s){let o=e.count()-e.to;e.node.toggleAttribute("data-virtual",ol(e)),[[e.above,e.from],[e.below,o]].forEach(([a,r])=>{a.hidden=r===0,a.firstChild.colSpan=e.columns(),a.style.
height=`${r*gn}px`}),Hn(e.body,[e.above,...e.nodes.values(),uu(e)&&e.paper.rest?e.paper.rest(o):e.below]),s>0&&(n||t)&&e.node.scrollTop!==s&&(e.node.scrollTop=s),t&&(e.nodes.get(e.active)??e.node).focus(
{preventScroll:!0})}function ib(e,t,n=!1){let{node:s}=e;s.removeAttribute("data-late");let o=t*gn,a=s.clientHeight-e.covers.reduce((r,i)=>r+i.offsetHeight,2);n&&(o<s.scrollTop||o+gn>s.scrollTop+a)&&(s.
scrollTop=o-a/2),o<s.scrollTop?s.scrollTop=o:o+gn>s.scrollTop+a&&(s.scrollTop=o+gn-a),e.place=s.scrollTop,Fa(e)}function aA(e,t,n=!1){if(e.count()===0)return;e.nodes.get(e.active)?.setAttribute("tabin\
dex","-1"),e.active=Math.max(0,Math.min(e.count()-1,t)),ib(e,e.active);let s=e.nodes.get(e.active);s?.setAttribute("tabindex","0"),n&&s?.focus({preventScroll:!0})}function rA(e){e.frame=0,e.place=e.node.
scrollTop,Fa(e),e.active!==null&&e.count()>0&&!e.nodes.has(e.active)&&(e.active=Math.min(e.count()-1,Math.ceil(e.place/gn)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}function iA(e,t){let n=Math.
max(1,Math.floor(e.node.clientHeight/gn)-e.covers.length-2);return{ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+n,PageUp:e.active-n,Home:0,End:e.count()-1}[t]}function $o(e){let t={covers:[],
active:0,paper:null,nodes:new Map,from:0,to:0,frame:0,height:0,place:0,...e};[t.above,t.below]=[0,1].map(()=>c("tr",{class:"spacer","aria-hidden":"true"},c("td"))),t.node.addEventListener("scroll",()=>{
t.place=t.node.scrollTop,ol(t)&&t.frame===0&&(t.frame=requestAnimationFrame(()=>rA(t)))},{passive:!0});let n=new ResizeObserver(()=>{t.height=t.node.clientHeight,Fa(t)});n.observe(t.node);let s=t.paper&&
uo(()=>Fa(t,!0));return Object.assign(t,{draw:o=>Fa(t,o),put:()=>rb(t,t.body.contains(document.activeElement),!1,t.node.scrollTop),isLong:()=>ol(t),begin(o){t.active=o,t.place>0&&(t.node.scrollTop=t.place=
0)},activate:(o,a)=>aA(t,o,a),reveal:(o,a)=>ib(t,o,a),placeOf:o=>iA(t,o),unmount(){n.disconnect(),s?.(),cancelAnimationFrame(t.frame)}})}var lA=24,sl=20;function cA(e,t){let n=Array.from(e),s=Math.max(
0,n.length-sl),o=t>lA?Math.min(Array.from(e.slice(0,t)).length,s):s,a=(r,i,l)=>c("span",{class:r},n.slice(i,l).join(""));return c("bdi",{class:"split"},a("split-head",0,o),c("span",{class:"split-key"},
c("bdi",{dir:"ltr"},n.slice(o,o+sl).join(""))),o+sl<n.length&&a("split-rest",o+sl))}var ab=200,dA=30;function uA(e){if(!e.order)return e.rows;let t=e.order.down?-1:1;return[...e.rows].sort((n,s)=>{let[
o,a]=[n[e.order.key]??null,s[e.order.key]??null];return o===null||a===null?(o===null)-(a===null):t*(typeof o=="number"?o-a:String(o).localeCompare(String(a)))})}function fA(e,t){let n=e.order?.key===t.
key?!e.order.down:!!t.number;e.order={key:t.key,down:n},al(e),e.head.querySelector("[aria-sort] button")?.focus()}function hA(e,t,n,s,o){let a=e.spec.href&&t.link?.(s,e.spec.parameters??{}),r=t.mono&&
typeof o=="string"?cA(o,e.places.get(t.key)?.get(o)??0):o;if(a||!t.mono||typeof o!="string"||o.length<=dA)return a?c("a",{href:e.spec.href(a)},r):r;let i=v(r,()=>{let l=i.getAttribute("aria-expanded")!==
"true";i.setAttribute("aria-expanded",String(l)),k(i,l?o:r)},{class:"name-button","aria-expanded":"false"});return i}function mA(e,t){e.groups.hidden=!t.some(s=>s.group);let n=[];for(let s of e.groups.
hidden?[]:t){let o=n.at(-1);s.group&&o?.[0].group===s.group?o[1]+=1:n.push([s,1])}k(e.groups,n.map(([{group:s,groupWhat:o},a])=>s?c("th",{scope:"colgroup",colspan:a,class:"group-start",title:o},s):c("\
td",{}))),k(e.head,t.map((s,o)=>{let a=e.order?.key===s.key;return c("th",{scope:"col",class:lb(s,t[o-1]),"aria-sort":a&&(e.order.down?"descending":"ascending")},v(`${s.title}${a?e.order.down?" ↓":"\
 ↑":""}`,()=>fA(e,s),{class:"link-button th-button",title:s.what,"aria-label":s.group&&`${s.title}, ${s.group}`}))}))}var lb=(e,t,n=[])=>[e.number&&"num",e.group&&e.group!==t?.group&&"group-start",...n].
filter(Boolean).join(" ")||null;function al(e){let t=e.spec.columns.filter(s=>e.wide||!s.extra);mA(e,t);let n=new Set;k(e.body,uA(e).slice(0,e.limit).map(s=>c("tr",{},t.map((o,a)=>{let r=s[o.key],i=o.
show(r,s);return i===q&&o.blank&&n.add(o),c("td",{title:i===q&&o.blank?o.blank:o.mono?r:o.exact?.(r,s),class:lb(o,t[a-1],[o.mono&&"mono data-name",o.tone?.(r,s)])},hA(e,o,r,s,i))})))),e.blanks.hidden=
n.size===0,k(e.blanks,[...new Map([...n].map(s=>[s.group??s.title,s.blank]))].map(([s,o])=>`${q} in ${s}: ${o}`).join("; "),"."),e.count.textContent=e.rows.length>1?_(e.rows.length):"",e.more.hidden=e.
rows.length<=e.limit,k(e.more,v(`Show ${_(Math.min(ab,e.rows.length-e.limit))} more of ${_(e.rows.length)}`,()=>{e.limit+=ab,al(e)},{class:"link-button"}))}function pA(e,t){e.rows=t;for(let{key:n}of e.
spec.columns.filter(s=>s.mono))e.places.set(n,ep(e.rows.map(s=>String(s[n]??""))));e.node.hidden=e.rows.length===0,al(e)}function rt(e){let t={spec:e,rows:[],places:new Map,order:null};t.groups=c("tr",
{class:"column-groups"}),t.head=c("tr"),t.wide=!e.columns.some(i=>i.extra);let n=!t.wide&&v("All columns",()=>{t.wide=!t.wide,n.setAttribute("aria-pressed",String(t.wide)),al(t)},{"aria-pressed":"fals\
e","aria-label":`All columns of ${e.caption}`});t.body=c("tbody"),t.more=c("p",{class:"data-more",hidden:!0}),t.count=c("span",{class:"chart-unit"});let s=new Map(e.columns.map(i=>[i.group??i.title,i.
what??i.groupWhat]).filter(([,i])=>i)),o=s.size>0&&c("details",{class:"data-meanings small"},c("summary",{},"What the columns mean"),c("dl",{},[...s].flatMap(([i,l])=>[c("dt",{},i),c("dd",{},l)])));t.
blanks=c("p",{class:"data-blanks muted small",hidden:!0});let a=[e.caption,e.heading].filter(Boolean).join(": "),r=Re(a);return r.set(e.sql??null),t.node=c("section",{class:`card data-card ${e.class??
""}`.trim(),"aria-label":a},c("div",{class:"chart-head"},c(e.level??"h3",{},a," ",t.count),c("div",{class:"chart-tools"},n,r.node,e.csv&&c("a",{class:"button",href:e.csv,download:"",title:`${e.caption}\
: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${a}, rows`},c("table",{class:"data-table"},c("caption",{class:"\
visually-hidden"},a),c("thead",{},e.columns.some(i=>i.group)&&t.groups,t.head),t.body)),t.more,o,t.blanks),t.limit=e.limit??20,{node:t.node,show:i=>pA(t,i)}}var wA=3,cb=[14,112],fu=3,hu=10,gA=.12,yA=1.01;function bA(e,t,n){let{sides:s,changes:o,ranks:a}=e,r=s.every(({sample:d})=>d.step_number===null)?"Whole recording":"Median step";t.href=mu(e);let i=a?` \
of rank ${[...new Set(s.map(({sample:d})=>d.rank))].join(" and ")}`:"",l=o===null||[...o.values()].every(({change:d})=>d==="");t.setAttribute("aria-label",`${r}${i} of both sides: open it in the timel\
ine`),n.textContent=`${r}${i}${l?"":"; coloured: changed"}`,n.title=s.map(({sample:d})=>x(d.step)).join(" → ")}function _A(e,t){let n=(t??[]).find(({kind:a,ranks:r})=>a!=="memory"&&r.length>0)?.ranks[0];
if(e.some(({rank:a})=>a===n))return n;let s=new Map;e.forEach(({rank:a,step_ns:r})=>{let[i,l]=s.get(a)??[0,0];s.set(a,[i+(r??0),l+1])});let o=[...s].map(([a,[r,i]])=>[a,r/i]);return o.reduce((a,r)=>r[1]>
Math.max(a[1],yA*o[0][1])?r:a)[0]}function kA(e,t){let{rank:n,span:s}=e.find(r=>r.rank===t)??e[0],o=e.filter(r=>r.rank===n&&r.span===s).sort((r,i)=>(r.step_ns??0)-(i.step_ns??0)),a=o[o.length>>1];return{
...a,step:(a.step_ns??0)/1e3}}var xA=({q:e,category:t,change:n,significant:s,device_type:o},{row_count:a,rows:r})=>r.length>=a&&o==="ALL"&&[e,n,s].every(i=>i==="")&&t.length===0,db=({duration:e})=>e.reduce(
(t,n)=>t+n,0);function vA({lanes:e}){let t=e.filter(({sort:s})=>s==="device"),n=[...t].sort((s,o)=>db(o)-db(s)).slice(0,wA);return[...e.filter(({sort:s,main:o})=>s==="host"&&o).slice(0,1),...t.filter(
s=>n.includes(s))]}function $A(e,t,n,s,{y:o,high:a,at:r}){let i=d=>[r(t.start[d]),Math.max(.6,r(t.start[d]+t.duration[d])-r(t.start[d]))],l=[];e.fillStyle=E(t.sort==="host"?"--span-host":"--span-compu\
te"),t.start.forEach((d,u)=>{let f=t.name[u],h=s?.get(Te(n.names[f],n.categories[f]))?.change??"",[m,p]=i(u);e.fillRect(m,o,p,a),h!==""&&t.merged[u]<=1&&l.push([h,m,p])});for(let[d,u,f]of l)e.fillStyle=
E(`--span-${d}`),e.fillRect(u,o,f,a)}function SA(e,{sides:t,changes:n,extent:s},o,a){let r=l=>o*l/s,i=0;t.forEach((l,d)=>{e.fillStyle=E(d===0?"--control-fill":"--test-fill"),e.fillRect(0,i,r(l.sample.
step),2),i+=4,l.lanes.forEach(u=>{$A(e,u,l.answer,n,{y:i,high:a,at:r}),i+=a+fu}),i+=hu-4})}function EA(e,t,n){let s=e.clientWidth,o=t.sides.reduce((i,{lanes:l})=>i+l.length,0),a=(n-2*hu-4)/o-fu,r=Math.
round(Math.min(cb[1],Math.max(cb[0],a)));SA(fa(e,s,o*(r+fu)+2*hu),t,s,r)}var mu=({state:e,sides:t},n={})=>Bt(e,{...Object.fromEntries(t.flatMap(({sample:s},o)=>[[`${O[o]}_rank`,String(s.rank)],[`${O[o]}\
_span`,String(s.span)],[`${O[o]}_step`,s.step_number===null?"":String(s.step_number)]])),...n});function TA(e,t,n,{pixels:s,signal:o}){let a=new URLSearchParams({rank:n.rank,span:n.span,threads:1,pixels:Math.
max(300,Math.round(s))});return n.step_number!==null&&a.set("step",n.step_number),qn(a,e,O[t]),Vr(e[O[t]],a,{signal:o})}var OA=({answer:{extent:e}})=>e.to-Math.max(0,e.from);function MA(e,t,n){let s=n*
(e-t.left)/t.width,o=n*gA/2;return{from:Math.max(0,s-o),to:s+o}}function AA(e,t,n,s){let o=e.map((r,i)=>({answer:r,sample:s[i],lanes:vA(r)})),a=O.some(r=>new Set(n.step_time.samples[r].map(({rank:i})=>i)).
size>1);return{state:t,sides:o,ranks:a,changes:!a&&xA(t,n)?Ba(n):null,extent:Math.max(...o.map(r=>Math.max(OA(r),r.sample.step)))}}var RA=async(e,t,n,s)=>AA(await Promise.all(n.map((o,a)=>TA(e,a,o,s))),
e,t,n);function ub(e){e.hidden=!0,e.dataset.ready=""}var CA=({ctrlKey:e,metaKey:t,shiftKey:n,detail:s})=>e||t||n||s===0;async function LA(e,t,n){let s=fe(e.state);Object.entries({significance:"false",
diagnosis:"false",limit:"3000",...Object.fromEntries(O.map((o,a)=>[`${o}_ranks`,String(e.sides[a].sample.rank)]))}).forEach(o=>s.set(...o)),s.set("exclude",na);try{e.changes=Ba(await he(s,{signal:t})),
n()}catch{}}function mb(e){let t=c("canvas",{"aria-hidden":"true"}),n=c("span",{class:"muted small"},"Median step; coloured: changed"),s=c("a",{class:"step-strip-link",title:"Show this part in the tim\
eline","aria-label":"Median step of both sides: open it in the timeline",on:{click:l}},t),o=c("div",{class:"step-strip",hidden:!0},n,s),a=ge(),r=null,i=()=>r&&t.clientWidth>0&&EA(t,r,o.clientHeight-n.
offsetHeight);function l(h){r&&!CA(h)&&(h.preventDefault(),e(mu(r,MA(h.clientX,t.getBoundingClientRect(),r.extent))))}async function d(h,m,p,w){return await Ue(),h.throwIfAborted(),{signal:h,...await RA(
m,p,w,{pixels:o.parentNode.clientWidth,signal:h})}}function u(h){r=h,o.hidden=r.sides.some(({lanes:p})=>p.length===0);let m=()=>i(bA(h,s,n));m(),r.changes===null&&LA(h,h.signal,m),o.dataset.ready=""}let f=new ResizeObserver(
i);return f.observe(o),{node:o,redraw:i,draw(h,m,p,w){let{samples:g}=p.step_time;if(!O.every(M=>g?.[M]?.length>0)){ub(o);return}let y=_A(g.test,w),b=O.map(M=>kA(g[M],y));a.ask(`${m} ${y}`,M=>d(M,h,p,b),
u,()=>{a.drop(),ub(o)})&&(o.hidden=!1,r=null,s.href=mu({state:h,sides:b.map(M=>({sample:M}))}))},stop(){a.drop(),f.disconnect()}}}var pb=8,NA=24,PA=80,wu=({step_number:e})=>e!==null,pu=e=>[e.span,wu(e)?
e.step_number:e.rank],wb=({rank:e,span:t})=>`${e}/${t}`;function gb(e){return`${wu(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function IA(e){let n=[...new Map(e.
map(s=>[pu(s).join("/"),pu(s)]))].sort(([,s],[,o])=>s[0]-o[0]||s[1]-o[1]);return new Map(n.map(([s],o)=>[s,o]))}function DA(e){let[t,n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,.04*n-(n-t))/2;return[
Math.max(0,t-s),n+s]}var rl=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function BA(e,t){let n=new Map;for(let s of e){let o=wb(s.sample);n.set(o,[...n.get(o)??[],s])}return n.size>pb?[]:[...n.values()].flatMap(
s=>(s.sort((o,a)=>o.x-a.x),s.slice(1).map((o,a)=>W("line",{class:`strip-line strip-${t}`,x1:`${s[a].x}%`,y1:`${s[a].y}%`,x2:`${o.x}%`,y2:`${o.y}%`}))))}function qA(e,t){return e.map((n,s)=>({ring:s+1,
step:n,y:rl(n,t),x:e.length>1?3+94*s/(e.length-1):50}))}function FA(e,{samples:t,blocks:n},s,o,a){let r=IA(t),i=t.map(f=>({sample:f,y:rl(f.step,s),x:r.size>1?3+94*r.get(pu(f).join("/"))/(r.size-1):50})),
l=qA(n,s),d=t.filter(wu).map(f=>f.step_number),u=d.length===0?S(t.length,"recording"):`step ${Math.min(...d)}${r.size>1?` – ${Math.max(...d)}`:""}`;return c("div",{class:"strip-panel"},gu(W("svg",
{class:"strip-plot","aria-hidden":"true",focusable:"false"},W("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${rl(o,s)}%`,y2:`${rl(o,s)}%`}),BA(i,e),i.map(({sample:f,x:h,y:m})=>W("circle",{class:`\
strip-dot strip-${e}`,cx:`${h}%`,cy:`${m}%`,r:t.length>PA?2:3.2})),l.map(({x:f,y:h})=>W("circle",{class:`strip-ring strip-${e}`,cx:`${f}%`,cy:`${h}%`,r:3.2}))),[...i,...l],f=>a(f&&(f.ring?`${e}, block\
 ${f.ring} of ${l.length} without the profiler: ${x(f.step)}`:[`${e}, ${gb(f.sample)}: ${x(f.sample.step)}`,ds(f.sample)].filter(Boolean).join(`
`)))),c("p",{class:`${e}-text small strip-caption`},`${e}, ${u}`))}function gu(e,t,n){return e.addEventListener("pointermove",({clientX:s,clientY:o})=>{let a=e.getBoundingClientRect(),r=({x:l,y:d})=>Math.
hypot(a.left+l*a.width/100-s,a.top+d*a.height/100-o),i=t.reduce((l,d)=>r(d)<r(l)?d:l);n(r(i)<NA?i:null)}),e.addEventListener("pointerleave",()=>n(null)),e}function jA(e,{samples:t,blocks:n}){let s=t.map(
a=>a.step),o=t[s.indexOf(Math.max(...s))];return`${e}: ${S(t.length,"sample")} from ${x(Math.min(...s))} to ${x(o.step)}, median ${x(Ct(s))}; the longest is ${gb(o)}.${n.length>0?` Without the profile\
r: ${S(n.length,"block")} from ${x(Math.min(...n))} to ${x(Math.max(...n))}.`:""}`}var yb=(e,t)=>e&&Object.fromEntries(O.map(n=>[n,e[n].map((s,o)=>{let{host_ns:a=null,lag_ns:r=null}=t?.[n][o]??{};return{
...s,...a!==null&&{host:a/1e3,lag:r/1e3}}})]));function bb(e,t,n=null){if(!O.every(f=>e?.[f]?.length>0)||O.every(f=>e[f].length<2))return null;let s=Object.fromEntries(O.map(f=>[f,{samples:e[f],blocks:n?.[f]??
[]}])),o=O.flatMap(f=>[...e[f].map(h=>h.step),...s[f].blocks]),a=DA(o),r=Ct(e.control.map(f=>f.step)),i=[P("strip-title"),P("strip-words")],l=O.some(f=>{let h=new Set(e[f].map(wb));return h.size<=pb&&
h.size<e[f].length}),d=c("div",{class:"strip-tip",hidden:!0}),u=f=>{d.hidden=!f,k(d,f)};return c("div",{class:"sample-strip",role:"img","aria-labelledby":i[0],"aria-describedby":i[1]},c("div",{class:"\
small muted strip-words"},c("span",{id:i[0]},`Every ${t}`)," as a dot",l&&", ranks as lines",n&&"; blocks without the profiler as rings","; dashed: the median of the control"),c("p",{class:"visually-h\
idden",id:i[1]},O.map(f=>jA(f,s[f])).join(" ")),c("div",{class:"strip-body"},c("div",{class:"strip-scale small muted","aria-hidden":"true"},c("span",{},x(a[1])),c("span",{},x(a[0]))),O.map(f=>FA(f,s[f],
a,r,u))),d)}function yu(){let e=c("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=c("details",{class:"grid-table"},c("summary",{},"These n\
umbers as a table"),e),n=null,s=null;function o(){!t.open||!n||s===n||(s=n,k(e,Mt(null,`${n.title} of every rank and step`,["Rank",["Step",null],"Control","Test","Δ","Δ %"],n.grid.rows.flatMap((r,i)=>n.
grid.columns.map((l,d)=>a(r,l,i,d))))))}function a(r,i,l,d){let{values:u,format:f,formatDiff:h}=n,[m,p,w]=[u.control[l][d],u.test[l][d],u.diff[l][d]];return m===null&&p===null?null:c("tr",{},c("th",{scope:"\
row"},r.text),c("td",{},c("a",{href:n.timeline(r,i),title:"Show this step in the timeline"},i.text)),vo([m,p],{show:f,diff:h},{diff:w,cls:""}))}return t.addEventListener("toggle",o),{node:t,draw(r){n=
r,o()}}}var _b={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(we).map(([e,{name:t}])=>[e,t]))},WA=20;function HA(e,t){let[n,s]=[new Set(t.ranks),new Set(t.steps)];return e.
filter(({rank:o,step_number:a})=>n.has(o)&&(a===null?t.pseudo_steps>0:s.has(a)))}function fb(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((a,r)=>r.lag-a.lag),s=n.slice(0,
3).map(a=>`rank ${a.rank} by ${F(100*(a.lag-1))}`),o=n.length-s.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${s.join(", ")}${o>0?` and ${o} mo\
re`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${F(
100*t.waiting)} of its step): the others probably wait for it.`}var kb=(e,t)=>t==="step"&&e.view&&lt(e.view.answer)?"whole recording":_b[t];function UA(e,{set:t,marker:n,marker_until:s},o){let a=JSON.
stringify([t,n,s,o]);if(!e.stored.has(a)){let r=oo(t,{...n!==null&&{marker:n,marker_until:s},...o&&{cut_overlaps:"true"}});e.stored.set(a,r),r.catch(()=>e.stored.delete(a))}return e.stored.get(a)}async function zA(e,t){
if(O.some(n=>t[n].any)){hb(e,t,"Each file counts as one step here, so there are no steps to show.");return}try{let n=await Promise.all(O.map(s=>UA(e,t[s],t.selection.cut_overlaps)));if(e.view?.answer===
t){let s=n.map((o,a)=>HA(o,t[O[a]]));e.view={...e.view,samples:s,judged:s.map(gp)},xb(e)}}catch(n){hb(e,t,n.message)}}function hb(e,t,n){e.view?.answer===t&&(e.summary.textContent=n,e.body.hidden=!0)}
function xb(e){let[t,n]=e.view.judged,s=({ranks:i},l)=>`${S(i.length,"rank")}, ${S(e.view.samples[l].length,"sample")}`,o=[fb(t),fb(n)],a=o[0]===o[1]?o[0]:o.map((i,l)=>i&&`${l===0?"Control":"Test"}: ${i}`).
filter(Boolean).join(" "),r=[s(t,0),s(n,1)];e.summary.textContent=`${r[0]===r[1]?`${r[0]} on each side`:`${r[0]} against ${r[1]}`}. ${a}`,e.body.hidden=!1,e.node.classList.toggle("lagging",e.view.judged.
some(i=>i.slow.length>0)),e.metric!==""&&vb(e)}async function KA(e,t){let n={};e.asked.set(t,n),e.asked.size>WA&&e.asked.delete(e.asked.keys().next().value);try{n.samples=(await Gr(t)).samples}catch(s){
n.failed=s.message,e.asked.delete(t)}e.metric==="op"&&e.operation?.query===t&&vb(e,n)}function GA(e,t){if(e.metric!=="op")return{samples:e.view.samples,of:s=>s[e.metric],revision:e.metric,none:"Withou\
t device work the parts of a step are not known."};if(e.operation===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let n=t??e.asked.get(
e.operation.query);return n===void 0&&KA(e,e.operation.query),n?.samples?{samples:O.map(s=>n.samples[s]),of:s=>s.total_duration,revision:e.operation.query,none:""}:{none:n?.failed??"Reading the events\
 of this operation …"}}function vb(e,t){let{judged:n,file:s}=e.view,{samples:o=[[],[]],of:a,revision:r,none:i}=GA(e,t),l=Lr(...o),d=ea(l,a),u=[...d.control,...d.test].flat().some(m=>m!==null);e.name.
hidden=e.metric!=="op"||e.operation===null,k(e.name,e.operation&&c("bdi",{},e.operation.name));let f=e.metric==="op"?"duration in each rank and step":kb(e,e.metric);e.heat.draw({rows:l.rows,columns:l.
columns,...d,kind:"time",file:s,format:A,formatDiff:ue,heading:f,more:(m,p,w)=>ds(l[m][p][w]),revision:`${e.view.revision}#${r}`,empty:u?"":i}),e.grid.node.hidden=!u,e.grid.draw({grid:l,values:d,timeline:e.
timeline,title:f,format:x,formatDiff:X}),k(e.lags,VA(n));let h=[l.ranksByPosition&&"ranks",l.stepsByPosition&&"step numbers"].filter(Boolean);e.note.hidden=h.length===0,e.note.textContent=`The sides h\
ave different ${h.join(" and ")}; they are paired by position (control / test).`}function YA(e,t,n,s,o,a){e.metric=n,e.operation=a,e.node.open=e.metric!=="",e.select.value=e.metric||"step",e.view?.answer!==
t?(e.view={answer:t,file:s,revision:o},e.select.options[0].textContent=kb(e,Br[0]),zA(e,t)):e.view.judged&&xb(e)}function $b(e,{timeline:t,go:n}){let s={timeline:t,stored:new Map,asked:new Map,view:null,
metric:"",operation:null};s.summary=c("span",{class:"muted rank-summary"});let o=P("heat");return s.select=ce(Br.map(a=>[a,_b[a]]),e,{id:o}),s.name=c("p",{class:"mono small heat-name",hidden:!0}),s.heat=
vi({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...a)=>n(t(...a))}),s.grid=yu(),s.lags=c("div",{class:"lags"}),s.note=c("p",{class:"muted small",hidden:!0}),s.body=c("div",
{class:"heat-block"},c("p",{class:"chart-bar"},c("label",{for:o},"Heat maps of"),s.select),s.name,s.heat.node,s.note,s.lags,s.grid.node),s.node=c("details",{class:"card rank-steps"},c("summary",{},c("\
h2",{},"Ranks and steps")," ",s.summary),s.body),s.node.addEventListener("toggle",()=>{s.node.open!==(s.metric!=="")&&e(s.node.open?"step":"")}),{node:s.node,heat:s.heat,draw:(a,r,i,l,d)=>YA(s,a,r,i,l,
d)}}function VA([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(a=>a.rank))].sort((a,r)=>a-r),s=(a,r)=>{let i=a.ranks.find(d=>d.rank===r);if(!i)return[
1,2,3].map(()=>c("td",{class:"num muted"},"–"));let l=a.slow.includes(i);return[c("td",{class:"num",title:A(i.step)},x(i.step)),c("td",{class:`num${l?" lag":""}`},B(i.lag===null?null:100*(i.lag-1)),
l&&" lags"),c("td",{class:`num${a.awaited===i?" lag":""}`},F(i.waiting===null?null:100*i.waiting))]},o=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its \
mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and for the network"]].map(([a,r])=>c("th",{scope:"col",class:"num",title:r},
a));return c("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${ne(n)}`},c("table",{class:"lag-table"},c("caption",{class:"visually-hidden"},"The ranks of both sides"),c(
"thead",{},c("tr",{},c("td"),c("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),c("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),c("tr",{},c("th",{scope:"col"},"Rank"),
o(),o())),c("tbody",{},n.map(a=>c("tr",{},c("th",{scope:"row"},String(a)),s(e,a),s(t,a))))))}var JA=56,QA=e=>e.replace(/^-/,"−").replaceAll(" "," ");function qt(e,t=()=>null,n=JA){let s=e.flatMap(({name:a})=>a??[]),o=new Map(tn(s,n).map((a,r)=>[s[r],a]));return e.map(({text:a,name:r,row:i,
number:l})=>{if(r===void 0)return a??QA(l);let d=i&&t(i),u=c("code",{title:i?.name??r},c("bdi",{},o.get(r)));return d?c("a",{href:d,class:"diagnosis-name"},u):u})}var XA=8,Sb=40,ZA={"device side":"lau\
nched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device waits between calls in "};function eR({
part:e,name:t,category:n,path:s}){let a=(n!==null||t==="device side"||t==="in the launch")&&s.at(-2)||s.at(-1),r=a&&a!=="launched elsewhere"?[{name:a}]:[];return n===null?r.length===0?[{text:`${e}: ${t}`}]:
[{text:e==="idle"?ZA[t]??`${t}, in `:`${e}: in `},...r]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:n}},...r.length>0?[{text:" in "},...r]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}
function tR(e,{control_samples:t,test_samples:n}){let s=new Map,o=(l,d,u,f)=>{let h=s.get(l)??{parts:d,control:0,test:0,count:0};h.control+=u/1e3/Math.max(1,t),h.test+=f/1e3/Math.max(1,n),h.count+=1,s.
set(l,h)};for(let l of e.places){let d=eR(l);o(d.map(({text:u,name:f})=>u??f).join(""),d,l.control_ns,l.test_ns)}let a=[...s.values()].sort((l,d)=>Math.abs(d.test-d.control)-Math.abs(l.test-l.control)).
slice(0,XA),r=l=>a.reduce((d,u)=>d+u[l],0),i=e.places_count-r("count");return i<=0?a:[...a,{parts:[{text:S(i,"more place")}],count:i,control:e.control-r("control"),test:e.test-r("test")}]}function nR(e,t,n,s){
let o=[...e.parts.flatMap(({row:l})=>l??[]),...s?.rows??[]],r=[...[...new Map(o.map(l=>[`${l.name}
${l.category}`,l])).values()].slice(0,3).map(l=>({name:l.name,row:l})),{timeline:n.timeline(s)},{tree:n.tree()}],i=({parts:l,control:d,test:u})=>{let[f,h]=Cn(d,u),m=u-d;return c("li",{},c("span",{},qt(
l,n.page,Sb)),c("span",{class:"account-times",title:`${A(d)} → ${A(u)}`},c("span",{class:"control-text"},f)," → ",c("span",{class:"test-text"},h)),c("span",{class:"account-change",title:ue(m)},zo(
m)))};return c("div",{class:"account-places small"},c("ul",{"aria-label":"What adds up to it"},tR(e,t).map(i)),c("p",{},"Show ",r.flatMap(({name:l,row:d,timeline:u,tree:f},h)=>[h>0&&" · ",d?qt([{name:l,
row:d}],n.page,Sb):c("a",{href:u??f},u?"in the timeline":"in the tree")])))}var sR=2,oR=3,Eb=52,aR=5,Ha=({certainty:e})=>e==="sure"||e==="likely",xu=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).
length,vu=({brief:e,parts:t})=>xu((e??t).map(n=>n.text??n.name??n.number).join(""));function rR(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map((n,s)=>{let o=n.
control_ns/1e3/Math.max(1,e.control_samples),a=n.test_ns/1e3/Math.max(1,e.test_samples);return t+=a-o,{...n,index:s,control:o,test:a,change:a-o,from:t-(a-o)}})}function Tb(e,{least:t,most:n,room:s,more:o}){
let a=s,r=0;for(;r<Math.min(e.length,n)&&(r<t||vu(e[r])+o<=a);)a-=vu(e[r])+o,r+=1;return[r,a]}var iR=e=>e.filter(({line:t,kind:n})=>t===void 0&&!["limit","host_need","machine"].includes(n)).sort((t,n)=>(n.
certainty==="fact")-(t.certainty==="fact")),bu=(e,t=e.some(Ha)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((n,s)=>n+s.change,0)});function _u(e,[t,n]){let s=r=>n>t?100*(r-t)/(n-t):0,[o,a]=[
s(e.from),s(e.from+e.change)].sort((r,i)=>r-i);return c("span",{class:"account-track","aria-hidden":"true"},c("span",{class:`account-bar ${Ha(e)?te(e.change):"unsure"}`,css:{left:`${o}%`,width:`${a-o}\
%`}}))}var ku=e=>c("span",{title:ue(e.change),class:`account-change ${Ha(e)?te(e.change):"muted"}`},zo(e.change));function Tu(e,t=null){let n=c("ol",{class:"account","aria-label":"Where the change com\
es from"}),s=c("ul",{class:"facts","aria-label":"Also different"}),o=c("p",{class:"muted small",hidden:!0},"Grey: may be noise."),a=c("div",{class:"account-box"},n,o),r=(d,u,f)=>e&&c("button",{type:"b\
utton",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${d.text}`,"aria-expanded":String(f),data:{line:u},on:{click:()=>t(u,!f)}},ft("chevron"));function i(d,u,f){
let[h,m]=Cn(d.control,d.test),p=`line-${d.index}`,w=f&&f.open.includes(p);return c("li",{data:{kind:d.kind,certainty:d.certainty}},_u(d,u),c("span",{class:`account-words${Ha(d)?"":" muted"}`,title:d.text},
qt(d.brief??d.parts,void 0,Eb)),c("span",{class:"account-times",title:`${A(d.control)} → ${A(d.test)}`},c("span",{class:"control-text"},h)," → ",c("span",{class:"test-text"},m)),ku(d),f&&r(d,p,w),
w&&e&&nR(d,f.account,e,f.entry))}let l=(d,u)=>c("button",{type:"button",class:"link-button","aria-expanded":String(u),on:{click:()=>t("lines",!u)}},d);return{node:a,facts:s,draw({account:d,diagnosis:u},{
open:f,sure:h,sum:m,lines:p,words:w}){let g=f.includes("lines"),y=n.contains(document.activeElement)&&document.activeElement.dataset.line,b=rR(d).filter(({change:Se,kind:Lc})=>Se!==0||Lc!=="rest"),$=b.
at(-1)?.kind==="rest"?b.pop():null,M=[...b,...$?[$]:[]].flatMap(Se=>[Se.from,Se.from+Se.change]),C=[Math.min(...M),Math.max(...M)],Y=iR(u??[]),D=Y[0]?.certainty==="fact"?vu(Y[0]):0,[H,bt]=Tb(b,{least:sR,
most:p,room:w-D,more:aR}),[je]=Tb(Y,{least:D>0?1:0,most:oR,room:bt+D,more:0}),[Hs,An]=[g?b.length:H,g?[]:[...b.slice(H),...$?[$]:[]]],Wo=Se=>({account:d,open:f,entry:u?.find(Lc=>Lc.line===Se.index)}),
Ho=b.length>0&&bu([...b,...$?[$]:[]],h?"sure":""),qS=H<b.length||je<Y.length;k(n,b.slice(0,Hs).map(Se=>i(Se,C,Wo(Se))),(g||An.length===1)&&$&&i($,C,g&&Wo($)),An.length>1&&c("li",{class:"account-rest"},
_u(bu(An),C),l(`${S(An.length-($?1:0),"more line")}${$?" and the rest":""}`,!1),c("span"),ku(bu(An))),b.length>0&&c("li",{class:"account-sum"},_u(Ho,C),c("span",{class:"strong"},m),ku(Ho))),k(s,Y.slice(
0,g?Y.length:je).map(Se=>c("li",{data:{kind:Se.kind,certainty:Se.certainty},title:Se.text},qt(g?Se.parts:Se.brief??Se.parts,g&&e?e.page:void 0,Eb))),t&&qS&&(g||An.length<2)&&c("li",{class:"facts-more"},
l(g?"Show less":`${Y.length-je} more`,g))),[...n.querySelectorAll(".account-go")].find(({dataset:Se})=>Se.line===y)?.focus(),s.hidden=s.childElementCount===0,n.hidden=b.length===0,o.hidden=n.hidden||b.
slice(0,Hs).every(Ha)}}}var dl=(e="Damaged")=>c("strong",{class:"damage-mark"},ft("warning"),e);function ll(e,{onCut:t,isCut:n}={}){let s=e.filter(({severity:a})=>a==="damage"),o=e.filter(({severity:a})=>a!==
"damage");return[s.length>0&&c("ul",{class:"notice damage","aria-label":"Damage"},s.map(({text:a})=>c("li",{},dl()," ",a))),o.length>0&&c("ul",{class:"notice"},o.map(({kind:a,text:r})=>c("li",{},r,a===
"formats_differ"&&t&&[" ",v(n?"As recorded":"Cut the rows of both",()=>t(!n),{class:"link-button"})])))]}var lR=(e,t)=>e.filter(({text:n})=>!t?.some(s=>s.text===n));function ul(e,t=e?.length??0){return t>
0&&c("div",{class:"damage-list"},c("p",{},dl(S(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),c("ul",{},e.map(({file:n,rank:s,text:o})=>c("li",{},`Rank ${s} (`,c("span",
{class:"mono"},n),`): ${o}`)),t>e.length&&c("li",{class:"muted"},`and ${_(t-e.length)} more`)))}var Ob={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},$u=(e,t)=>100*
e[t]/e.step;function cR(e){let t=$u(e,"idle"),n=t<9.95||t>90.05?1:0,s=Number(J(t,n,n));return[100-s,s].map(o=>`${J(o,n,n)} %`)}function dR({control:e,test:t}){let[n,s]=[e,t].map(({limited_by:o})=>o??
"unclear");return n===s?n:`${n} → ${s}`}function Mb(e,t,n){let[s,o]=cR(n),a=Object.keys(Ob).filter(r=>n[r]>0);return c("div",{class:"limit-row"},c("b",{class:`letter letter-${t.toLowerCase()}`,"aria\
-label":e},t),c("span",{class:"limit-track","aria-hidden":"true"},a.map(r=>c("span",{class:`limit-${Ob[r]}`,css:{width:`${$u(n,r)}%`},title:`${we[r].name}: ${x(n[r])}, ${F($u(n,r))} of the step`}))),c(
"span",{class:"limit-words"},`device ${s} busy, ${o} idle`))}function uR(){let e=c("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:n},verdict:s,...o}){let r=!(s.verdict==="cannot\
_judge"&&O.every(i=>o[i].steps.length>=4))&&[t,n].every(i=>i&&i.step>0&&typeof i.idle=="number"&&i.idle<i.step);e.hidden=!r,k(e,r&&[c("p",{},"Limit: ",c("b",{},dR({control:t,test:n}))),Mb("control","A",
t),Mb("test","B",n)])}}}var Ab=e=>c("bdi",{class:"mono"},e),fR=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function hR(e){let[t,n]=O.map(o=>fR(e[o])),s=O.map(
o=>e[o].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:s[0]===s[1]?_(s[0]):`${_(s[0])} and ${_(s[1])}`,changes:{control_marker:t,test_marker:t}}]:O.map((o,a)=>({
text:`The ${o} has no steps.`,marker:[t,n][a],found:_(s[a]),changes:{[`${o}_marker`]:[t,n][a]}})).filter(({marker:o})=>o!=="")}function mR(e){let t=e.map(n=>n.marker_cover);return t.every(n=>n===null||
n>=.95)?" ":` (${t.map(n=>F(n)).join(", ")} of the recording) `}function pR(e,t){let n=(a,r)=>{let{marker:i,marker_until:l}=e[a[0]],d=l==="next",u=d?"end":"next",f=(h,m)=>v(h,()=>t(m),{class:"link-but\
ton"});return c("p",{class:"marker-line small"},`A step${r} ${d?"lasts from one":"is one"} `,Ab(i),d?" to the next ":mR(a.map(h=>e[h])),t&&[f(d?"Until its own end":"Until the next one",Object.fromEntries(
a.map(h=>[`${h}_marker_until`,u])))," ",f("Without it",on(a))])},[s,o]=O.map(a=>e[a]);return s.marker!==null&&s.marker===o.marker&&s.marker_until===o.marker_until?[n(O,"")]:O.map(a=>e[a].marker!==null&&
n([a],` of the ${a}`))}function wR(e,t){return[pR(e,t),t&&hR(e).map(({text:n,marker:s,found:o,changes:a})=>c("p",{class:"marker-line"},`${n} Use `,Ab(s),` as step marker (${o} found)? `,v("Use it",()=>t(
a),{class:"link-button","aria-label":`Use ${s} as step marker`})))]}var Ou={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Mu={slower:"▲",
faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Rb=["steps_differ","single_sample","few_shared_kernels"],gR=5,yR=96,bR=(e,{comparability:t})=>e.map(n=>t.some(({kind:s,text:o})=>s==="devic\
es_differ"&&o===n.text)?{...n,brief:[{text:"Another device."}]}:n),cl=({verdict:e})=>e==="slower"||e==="faster",Su=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),Eu=({change_percent:e,interval:t})=>!(e>=
t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/4);function _R(e){let{change_percent:t,interval:n}=e,s=Eu(e)?n?.shift_percent:t;return typeof s=="number"&&[Eu(
e)&&", typically",s<900?` by ${F(Math.abs(s))}`:`: ${B(s)} as long`]}function kR(e){let{interval:t}=e;return cl(e)&&typeof t?.low_percent=="number"?["between ",B(t.low_percent)," and ",B(t.high_percent)]:
qt(e.range.parts)}function xR(e){let{verdict:t}=e,n=lt(e)?"Whole recording":"Step time";if(t.control===null||t.test===null)return c("p",{class:"headline"},`${n}: not known.`);let[s,o]=Cn(t.control,t.test);
return c("p",{class:"headline"},c("strong",{class:`verdict-word verdict-${t.verdict.replace("_","-")}`},c("span",{"aria-hidden":"true"},`${Su(e)?"=":Mu[t.verdict]} `),Su(e)?"Nothing can differ":[Ou[t.
verdict],cl(t)&&_R(t)]),c("span",{class:"headline-times",title:`Mean ${n.toLowerCase()}: ${A(t.control)} → ${A(t.test)}`},cl(t)&&Eu(t)&&"mean ",c("span",{class:"value control-text"},s),c("span",{class:"\
arrow","aria-label":"to"},"→"),c("span",{class:"value test-text"},o)),c("span",{class:"verdict-range"},kR(t)))}function vR(e,{onClock:t,isCorrected:n}={}){return e.filter(({kind:s})=>s==="machine").
map((s,o)=>c("p",{class:"machine-line",data:{kind:"machine"}},qt(s.parts)," ",t&&o===0&&c("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the \
times",on:{click:t}},n()?"Show as recorded":"Show at equal clock")))}function Cb({links:e=null,actions:t=null,below:n=[],on:s={}}){let o=c("div",{class:"comparability"}),a=c("div",{class:"verdict-head"}),
r=c("div",{class:"comparability"}),i=c("div",{class:"verdict-strip"}),l=uR(),d=Tu(e,s.fold),u=c("p",{class:"muted",hidden:!0}),f=c("section",{class:"card verdict-card","aria-label":"Verdict"},c("h2",{
class:"visually-hidden"},"Verdict"),o,c("div",{class:"verdict-top"},a,t),r,c("div",{class:"verdict-body"},c("div",{class:"verdict-why"},u,d.node),c("div",{class:"verdict-side"},l.node,d.facts,i)),n);function h(m,p,{
narrowed:w=!1,open:g=[]}={}){let{verdict:y,comparability:b}=m,$=p.diagnosis??[],M=s.widen&&y.verdict==="cannot_judge"&&w,C=lR(b,$).filter(({kind:H})=>!Rb.includes(H)&&H!=="same_selection"),Y=({severity:H})=>H===
"damage";k(o,ll(C.filter(Y))),k(r,ll(C.filter(H=>!Y(H)),{onCut:s.cut,isCut:m.selection?.cut_overlaps})),k(a,xR(m),y.recorded&&c("p",{class:"muted small"},qt(y.recorded.parts)),M&&c("p",{},v("Use all r\
anks and steps",s.widen,{class:"link-button"})),vR($,s.clock&&{onClock:s.clock,isCorrected:s.isCorrected}),wR(m,s.marker??null)),l.draw(m),u.hidden=!p.note,k(u,p.note);let D=[m.recorded.control,m.recorded.
test].map(H=>H.devices.join(" "));d.draw(Su(m)?{}:{...p,diagnosis:bR($,m)},{open:g,sure:cl(y)&&!y.recorded,sum:y.recorded?"Together, as recorded":"Together",lines:gR-a.querySelectorAll("button").length,
words:yR-[a,o,r].reduce((H,{textContent:bt})=>H+xu(bt),0)-xu([...new Set(D)].join(" "))}),k(i,Lb(m)),f.dataset.verdict=y.verdict}return{node:f,draw:h}}var Lb=({verdict:e,step_time:t,without_profiler:n,
...s})=>bb(yb(e.samples,t.samples),lt(s)?"recording":e.recorded?"recorded step":"step",n?.blocks),$R="Confidence: this share of the intervals that are made in this way contains the true change. p: the\
 probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts onc\
e.",SR=({control:e,test:t})=>z(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),il={key:"",list:[]},ER=({verdict:e,comparability:t},n,s)=>[e.basis!==null&&
c("p",{class:"verdict-reason"},qt(e.range.parts)," ",qt(e.basis.parts),"."),e.basis!==null&&c("p",{class:"muted small"},$R),e.caution&&t.every(({kind:o})=>o!=="same_selection")&&c("p",{class:"one-reco\
rding"},e.caution," ",s&&c("a",{href:s.several},"Compare several recordings")),t.filter(({kind:o})=>Rb.includes(o)).map(({text:o})=>c("p",{},o)),(n.diagnosis??[]).filter(({kind:o})=>o==="limit"||o==="\
host_need").map(o=>c("p",{data:{kind:o.kind}},qt(o.parts))),s&&(n.diagnosis??[]).some(({kind:o})=>o==="memory")&&c("p",{},c("a",{href:s.memory},"Show memory"))];function Nb(e=null){let t=Pg({id:"chart\
-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),n=c("div",{class:"details-text"}),s=c("div",{class:"details-text"}),o=c("div",{class:"details-strip"}),a=c("details",{class:"\
answer-details"},c("summary",{},"Details"),c("div",{class:"details-body"},c("div",{},n,s,o),t.node)),r=ge(),i=null;function l(u){k(s,il.list.map(f=>c("p",{data:{kind:f.kind},title:f.text},qt(f.parts),
" ",c("a",{href:mt({...pt(u),node:fy(f.tree)})},"Show in the tree"))))}function d(u){if(!e||!a.open)return;let f=fe(u).toString(),h=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"fals\
e",limit:"0"}).forEach(([p,w])=>h.set(p,w)),r.ask(f,p=>il.key===f?null:he(h,{signal:p}),p=>{il=p?{key:f,list:(p.diagnosis??[]).filter(({kind:w})=>w==="layer")}:il,l(u),s.dataset.shown=f},r.drop)&&k(s)}
return a.addEventListener("toggle",()=>i&&d(i)),{node:a,chart:t,draw(u,f,h,{revision:m,file:p,caption:w}){let{waterfall:g}=f;i=u,k(n,ER(f,h,e&&{several:SR(f),memory:e(u)})),k(o,Lb(f)),t.node.hidden=!g||
g.change===0,t.node.hidden||t.draw({fall:g,revision:m,file:p,caption:w,heading:`mean per ${lt(f)?"recording":"step"}, test − control`}),d(u)},stop:r.drop}}var TR="https://ui.perfetto.dev",Ru=2*1024**3,Pb=100,OR=6e4,Ua=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function MR(e,t,n){return new Promise((s,o)=>{let a=(d,u)=>{
clearInterval(i),clearTimeout(l),window.removeEventListener("message",r),d(u)},r=d=>{d.source===e&&d.origin===t&&d.data==="PONG"&&a(s)},i=setInterval(()=>{e.closed?a(o,new Ua("closed","Perfetto’s wind\
ow was closed.")):e.postMessage("PING","*")},Pb),l=setTimeout(()=>a(o,new Ua("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine \
that is.")),n);window.addEventListener("message",r)})}function Au(e,t=10){e.close(),setTimeout(()=>{!e.closed&&t>1&&Au(e,t-1)},Pb)}async function Cu({title:e,fileName:t,load:n,onWaiting:s=()=>{},at:o=null,
origin:a=TR,patience:r=OR}){let i=window.open(o?"about:blank":a,"_blank");if(!i)throw new Ua("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(o)try{let{start:f,end:h}=await o();
i.location.replace(`${a}/?visStart=${f}&visEnd=${h}`)}catch(f){throw Au(i),f}let l=new AbortController,d=MR(i,a,r);d.catch(()=>l.abort());let u;try{u=await n(l.signal)}catch(f){throw l.signal.aborted&&
await d,d.catch(()=>{}),Au(i),f}s(),await d,i.postMessage({perfetto:{buffer:u,title:e,fileName:t}},a,[u])}var AR=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"],Ib=e=>e.
metadata?.format==="Perfetto";function RR(e){return(e.notes??[]).some(t=>AR.includes(t.kind))?"damaged: nothing can be added":Ib(e)?"not JSON: nothing can be added":e.has_device_rows?"":"no device row\
s: nothing to count"}var CR=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.(json|pftrace|perfetto-trace)$/i,t===""?"":"_with_counters").concat(Ib(e)?".pftrace.gz":".json.gz");function Db({
name:e,title:t,bytes:n,fileName:s,url:o,waiting:a="Loading …"}){let r=c("span",{class:"muted small trace-status",role:"status"}),i=n>Ru,l=c("a",{class:"button small-button","aria-label":`Download ${e}`},
"Download"),d=()=>{l.href=o()},u=(m,p=!1)=>{r.textContent=m,r.classList.toggle("error-text",p)};async function f(){h.disabled=!0,u(a);try{await Cu({title:t,fileName:s(),load:m=>ei(o(),{signal:m,onProgress:(p,w)=>u(
`Loading ${U(p)}${w>0?` of ${U(w)}`:""}`)}),onWaiting:()=>u("Waiting for Perfetto …")}),u("Handed to Perfetto.")}catch(m){u(m.message,!0),j(m.message,!0)}finally{h.disabled=!1}}let h=v("Open in Perf\
etto",f,{class:"small-button",disabled:i,"aria-label":`Open in Perfetto: ${e}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your browser; nothing is uploaded"});return d(),
i&&u(`${U(n)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:c("div",{class:"trace-actions"},l,h,r),prepare:d}}var Bb=(e,t,n=()=>"")=>Db({name:`rank ${t.rank}\
 of ${e.label}`,title:`${e.label}, rank ${t.rank}`,bytes:t.raw_bytes,fileName:()=>CR(t,n()),url:()=>Zr(e.id,t.number,n())}),LR=140,NR={one_clock:"All ranks on one clock",parts:"All ranks, not all on o\
ne clock",not_aligned:"All ranks, each on its own clock"};function PR(e){if(e.ranks.length<2)return null;let t=LR*e.quality.kept,n=c("span",{},"Looking at the clocks …"),s=c("strong",{},"All ranks");
return vt("clocks",new URLSearchParams({set:e.id})).then(({set:o})=>{let{status:a}=o.summary[0];k(s,NR[a]),k(n,Fd(o),a!=="one_clock"&&" What is on no common clock keeps its own times.")},o=>k(n,o.message)),
c("div",{class:"trace-all"},s,Db({name:`all ranks of ${e.label}`,title:`${e.label}, all ranks`,bytes:t,fileName:()=>"all-ranks.json.gz",url:()=>cw(e.id),waiting:"The server makes it …"}).node,c("p",
{class:"muted small"},`About ${U(t)} of JSON, made of what the set keeps, with arrows through each collective. `,n))}function Zn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set \
were removed on ${pe(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-traces).`:"The traces as recorded were not kept."}function IR(e,t){return c("div",{class:"\
small trace-not-kept"},c("p",{},Zn(e)),t?c("p",{},"This server keeps them now: add the same files again, and this set gets them."):c("p",{},"Start the server with ",c("code",{},"tracediff serve --keep\
-traces=20G")," and add the same files again, or add their folder with ",c("code",{},"tracediff ingest --keep-traces FOLDER"),": this set then gets them."))}function DR(e,t,n,s){let o=Bb(e,t,n.query),
a=c("td",{}),r=()=>{let i=n.on()?RR(t):"";o.prepare(),k(a,i===""?o.node:c("span",{class:"muted"},i))};return s.push(r),r(),c("tr",{},c("th",{scope:"row"},String(t.rank)),c("td",{class:"mono wrap"},t.file),
c("td",{class:"num"},U(t.trace_bytes)),a)}function BR(e,t,n,s,o){let a=e.file_list.filter(i=>i.trace_bytes!==null),r=e.file_list.length-a.length;return c("section",{},o&&c("h3",{},e.label),PR(e),a.length===
0?IR(e,t):c("div",{class:"scroll-x"},c("table",{class:"files-table trace-table"},c("caption",{class:"visually-hidden"},`Traces of ${e.label}`),c("thead",{},c("tr",{},["Rank","File","Size","Trace"].map(
i=>c("th",{scope:"col",class:i==="Size"?"num":""},i)))),c("tbody",{},a.map(i=>DR(e,i,n,s))))),a.length>0&&r>0&&c("p",{class:"muted small"},`${_(r)} more were not kept.`))}function qR(e,t){let n=c("inp\
ut",{type:"checkbox",on:{change:()=>t()}}),s=()=>n.checked;return{on:s,query:()=>s()?new URLSearchParams({counters:"all",...e}).toString():"",node:c("label",{class:"check"},n,"With counters: queue len\
gth of each stream, memory bandwidth")}}function es(e,t={}){let n=[],s=qR(t,()=>n.forEach(r=>r())),o=c("div",{class:"trace-body"},c("p",{class:"muted"},"Loading …")),a=_s("Traces","",c("div"),o);return Promise.
all([so(),...e.map(r=>rn(r))]).then(([r,...i])=>{let l=i.some(u=>u.traces_bytes>0),d=l||i.some(u=>u.ranks.length>1);a.querySelector("h2").textContent=`Traces of ${i.map(u=>u.label).join(" and ")}`,k(o,
l&&s.node,i.map(u=>BR(u,r.keep_traces&&!r.read_only,s,n,i.length>1)),d&&c("p",{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that o\
ne, inside your browser: nothing is uploaded."))}).catch(r=>k(o,c("p",{class:"error-text",role:"alert"},r.message))),a}var FR=[["kept","kept","events that count"],["repaired","repaired","negative dura\
tions set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable time"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_wi\
thout_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function qb(e){let{repaired:t=0,dropped:n=0,invalid:s=0,notes:o=0,duplicates:a=0,affected:r=0,left_out:i=0}=e??
{};if(r>0)return{level:"warn",text:`${S(r,"file")} damaged`};let l=t+n+s;return l===0&&o===0&&a===0&&i===0?{level:"good",text:"clean"}:{level:n+s>0?"warn":"note",text:[l>0&&`${_(l)} repaired or lost`,
o>0&&S(o,"note"),a>0&&S(a,"duplicate file"),i>0&&`${_(i)} not followed or read`].filter(Boolean).join(", ")}}function jR(e){return c("dl",{class:"counters"},FR.map(([t,n,s])=>c("div",{class:e[t]>0&&t!==
"kept"?"":"calm"},c("dt",{title:s},n),c("dd",{},_(e[t]??0)))))}function WR(e,t,n){let s=t.notes??[],o=t.quality??{},a=t.pseudo_step?"whole file":ne(t.steps??[]);return c("tr",{},c("th",{scope:"row",class:"\
mono wrap"},t.file),c("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&c("span",{class:"muted"},` (${t.rank_source})`)),c("td",{},a||q),c("td",{class:"num"},_(o.events)),c("td",
{class:"num"},U(t.raw_bytes)),n&&c("td",{},t.trace_bytes===null?c("span",{class:"muted"},"not kept"):Bb(e,t).node),c("td",{class:"wrap"},s.length===0?c("span",{class:"muted"},"nothing to report"):c("u\
l",{class:"notes"},s.map(r=>c("li",{},r.severity==="damage"&&[dl()," "],r.words,r.count>1&&` (${_(r.count)} ×)`,r.effect&&`. ${r.effect}`,r.example&&c("span",{class:"muted"},`${r.effect?" First:":":"}\
 ${r.example}`))))))}function Lu(e){return e?.length>0&&c("details",{class:"duplicates"},c("summary",{},`${S(e.length,"file")} left out: the same as another`),c("ul",{},e.map(({file:t,same_as:n})=>c("\
li",{},c("span",{class:"mono"},t)," has the same content as ",c("span",{class:"mono"},n)))))}var HR={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"\
is without the trace that it is named after",macos_file:"is what macOS writes beside a file, no trace",bad_name:"has a name that is not one below a folder",replaced:"is followed by a file of its name \
in the archive",same_recording:"has the events of the .trace.json or trace_view.json beside it",hard_link:"is a hard link (links are not followed)",inner_archive:"is an archive in an archive: unpack t\
he outer one first",too_deep:"is a folder below 64 others: give a folder nearer to it",locked_folder:"is a folder that cannot be opened"};function Nu(e,t){return e>0&&c("details",{class:"left-out"},c(
"summary",{},`${S(e,"entry","entries")} left out`),c("ul",{},t.map(({file:n,kind:s})=>c("li",{},c("span",{class:"mono"},n),` ${HR[s]??s}`)),e>t.length&&c("li",{class:"muted"},`and ${_(e-t.length)} mor\
e`)))}function Fb(e){let t=c("div",{class:"quality-panel"},c("p",{class:"muted"},"Loading …"));return rn(e.id).then(n=>{let s=n.traces_bytes>0,o=["File","Rank","Steps","Events","JSON",...s?["Trace"]:
[],"Notes"];k(t,ul(n.quality.affected_files,n.quality.affected),jR(n.quality),c("div",{class:"scroll-x"},c("table",{class:"files-table"},c("thead",{},c("tr",{},o.map(a=>c("th",{scope:"col"},a)))),c("t\
body",{},n.file_list.map(a=>WR(n,a,s))))),Lu(n.quality.duplicate_files),Nu(n.quality.left_out,n.quality.left_out_files),c("p",{class:"muted small"},"Identity ",c("span",{class:"mono"},n.id)," · stored\
 in ",U(n.stored_bytes)," out of ",U(n.raw_bytes)," of JSON",s&&` (${U(n.traces_bytes)} the traces themselves)`,!s&&`. ${Zn(n)}`))}).catch(n=>k(t,c("p",{class:"error-text"},n.message))),t}var UR=700,zR=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Du({found:e,checked:t,refused:n,readable:s}){if(!s)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let o=t<e?`${_(t)} of ${S(e,"set file")} are checked.`:`${S(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?o:`${o} ${_(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function KR(e){let t=c("p",{class:"muted small set-files",hidden:!0}),n=!1,s;return{node:t,checking:()=>n,draw({set_files:o,total:a}){let r=n;
return n=zR(o),t.hidden=!o,t.textContent=o?Du(o):"",clearTimeout(s),n?s=setTimeout(e,UR):r&&j(t.textContent),n?Math.max(a,(o.found??0)-o.refused):a},stop:()=>clearTimeout(s)}}var GR="a[href], button:n\
ot(:disabled), input";function YR(e,t,n){let s=null,o=()=>[...e.querySelectorAll(t)],a=f=>[...f.querySelectorAll(GR)].filter(h=>!h.closest("form"));function r(f){f.tabIndex=f===s?0:-1,a(f).forEach(h=>{
h.tabIndex=-1})}function i(f=!1){let h=o();s=h.includes(s)?s:h[0]??null,h.forEach(r),f&&!e.contains(document.activeElement)&&d()}function l(f){let h=s;s=f??s,[h,f].filter(Boolean).forEach(r)}function d(){
return s?.focus(),s!==null}function u(f,h){let m=o(),p=m.indexOf(s),w=[s,...a(s)],g=w.indexOf(h);return{ArrowDown:m[p+1],ArrowUp:m[p-1],Home:m[0],End:m.at(-1),ArrowRight:w[g+1],ArrowLeft:w[g-1]}[f]}return e.
addEventListener("focusin",f=>l(f.target.closest(t))),e.addEventListener("keydown",f=>{let{key:h,target:m}=f;f.defaultPrevented||f.ctrlKey||f.metaKey||f.altKey||ma(m)||m.closest(t)!==s||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.
test(h)?(f.preventDefault(),u(h,m)?.focus()):m===s&&(h==="Enter"||h===" ")&&(f.preventDefault(),n(h,s)))}),{sync:i,focus:d}}function Bu(e,t,{name:n,maxlength:s,mayBeEmpty:o=!1,saveSame:a=!1},r,i){let l=P(
"edit"),d=c("input",{id:l,type:"text",value:t,maxlength:String(s),autocomplete:"off",spellcheck:"false",placeholder:n}),u=c("form",{class:"inline-edit",on:{submit:async f=>{f.preventDefault();let h=d.
value.trim();if(h===t&&!a||h===""&&!o){i();return}d.disabled=!0,await r(h)||(d.disabled=!1,d.focus())},keydown:f=>{f.key==="Escape"&&i()}}},c("label",{for:l,class:"visually-hidden"},n),d,c("button",{type:"\
submit",class:"small-button"},"Save"),v("Cancel",i,{class:"small-button"}));k(e,u),d.focus(),d.select()}var qu=12,jb=3;function VR(e,t,n){let s=document.body.hasAttribute("data-read-only");return[{text:"\
Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n("notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":
"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>es([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,
writes:!0}].filter(o=>!(o.writes&&s))}function Wb(e,t,n){let s=e==="control"?"A":"B",o=e==="control"?"Control":"Test";return c("label",{class:`pick pick-${e}`,title:`${o}: ${t.label}`},c("input",{type:"\
radio",name:`pick-${e}`,value:t.id,"aria-label":`${o}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),c("span",{"aria-hidden":"true"},s))}function JR(e){return e.damaged?c("div",{class:"set-damage small"},
`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function QR(e,t){let n=o=>v(o,()=>t.filterTag(o),{class:"tag",title:`Only sets with the tag “${o}”`,"aria-label":`Only sets \
tagged ${o}`}),s=e.tags.length-jb;return e.tags.length>0&&c("span",{class:"tags"},e.tags.slice(0,jb).map(n),s>0&&c("span",{class:"muted small",title:e.tags.join(", ")},`+${s}`))}function XR(e,t){let n=e.
goes?`removed ${tp(e.goes)}`:"",s=e.pinned?"Pinned: it stays, however old it gets":`This server removes it on ${pe(e.goes)}; pin it to keep it`,o=e.pinned?"pinned":n,a=document.body.hasAttribute("data\
-read-only");return[o!==""&&(a?c("span",{class:"muted small",title:s},o):v([ft("pin"),o],()=>t.pin([e],!e.pinned),{class:"pin-toggle",title:s,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin\
 of ${e.label}`:`Pin ${e.label}, which is ${n}`})),e.uploaded_by&&c("span",{class:"muted small by ellipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function ZR(e,t,n){let s=c("div",
{class:"set-line"}),o=()=>k(s,c("span",{class:"set-name ellipsis",title:e.label},e.label),QR(e,t),XR(e,t),e.notes!==""&&c("span",{class:"note-text ellipsis",title:e.notes},e.notes)),a=()=>{o(),n()};return o(),
{node:c("td",{class:"set-cell"},s,JR(e)),edit(r){Bu(s,e[r],r==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[r]:i}),a)}}}function eC(e,t,n){let s=qb(e.quality),
o=c("button",{type:"button",class:`quality quality-${s.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,Fb(
e)),k(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),o.setAttribute("aria-expanded",String(n.has(e.id)))}}},s.level==="warn"&&ft("warning"),c("span",{class:"ellipsis"},s.text),ft("chevron"));return o}
function tC(e){return e.steps.length>0?c("span",{title:ne(e.steps)},_(e.step_count??e.steps.length)):c("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var nC=e=>e.devices.length>0?e.
devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):q;function sC(e){return e.median_step_ns!==null?[x(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[q,e.steps.length>
0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function oC(e,t,n,{member:s=!1}={}){let o=c("tr",{class:"detail",hidden:!n.has(e.id)},c("td",{colspan:String(qu)},n.get(e.id))),a=ai(
`Actions for ${e.label}`,()=>VR(e,t,f=>r.edit(f))),r=ZR(e,t,()=>a.focus()),i=c("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:f=>t.check(e,i.checked,f.shiftKey)}}),
[l,d]=sC(e);return[c("tr",{data:{set:e.id},class:s?"member":""},c("td",{class:"check-cell"},i),c("td",{class:"pick-cell"},Wb("control",e,t),Wb("test",e,t)),r.node,c("td",{"data-head":"Device",class:"d\
evice-cell ellipsis",title:e.devices.join(", ")},nC(e)),c("td",{class:"num","data-head":"Step",title:d},l),c("td",{class:"num","data-head":"Ranks",title:ne(e.ranks)},_(e.ranks.length)),c("td",{class:"\
num","data-head":"Steps"},tC(e)),c("td",{"data-head":"Recorded",class:"date"},e.recorded===null?q:pe(e.recorded)),c("td",{"data-head":"Stored",class:"date"},pe(e.created)),c("td",{class:"num","data-he\
ad":"Size",title:`${S(e.quality.events,"event")} in ${U(e.raw_bytes)} of JSON in ${S(e.files,"file")}`},U(e.disk_bytes)),c("td",{"data-head":"Quality"},eC(e,o,n)),c("td",{class:"row-actions"},c("a",{class:"\
button small-button analyse-link",href:z(`/analyse?set=${ee(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),a)),o]}var Yb=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"\
Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},
{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],aC=Yb.filter(e=>e.sort);function rC(e,t){return e.sort?c("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},v([e.
text,c("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):c("th",{scope:"col",class:e.num?"num":""},e.hidden?[c("span",{"aria-hidden":"true"},e.text),c("span",{class:"visually-hidden"},
e.hidden)]:e.text)}function Pu(e,t,n,s,o){let a=e.kept.get(t),r=a?.shown===n?a:{shown:n,rows:s()};return o.set(t,r),r.rows}var Vb=(e,t,n,s=!1)=>Pu(e,t.id,JSON.stringify([t,s]),()=>oC(t,e.actions,e.open,
{member:s}),n);function iC(e,t,n,s){let o=Pu(e,`group ${t.prefix}`,JSON.stringify([t,!!n]),()=>[mC(t,n,e.actions)],s);if(!n)return o;let a=n.total-n.sets.length;return[...o,...n.sets.flatMap(r=>Vb(e,r,
s,!0)),...Pu(e,`more ${t.prefix}`,`${n.loading} ${a}`,()=>n.loading||a>0?[pC(t,n,a,e.actions)]:[],s)]}function lC(e,t){let n=new Map,s=e.body.contains(document.activeElement)?document.activeElement:null,
{prefix:o,set:a}=s?.closest("tr")?.dataset??{};Hn(e.body,t.entries.flatMap(r=>r.group?iC(e,r.group,t.groups.get(r.group.prefix),n):Vb(e,r.set,n))),e.kept=n,o!==void 0&&!s.isConnected&&e.body.querySelector(
`tr[data-prefix="${CSS.escape(o)}"] button`)?.focus({preventScroll:!0}),e.rowFocus.sync(s!==null),s?.matches(".pin-toggle")&&!s.isConnected&&e.body.querySelector(`tr[data-set="${a}"] .pin-toggle`)?.focus(
{preventScroll:!0}),cC(e,t),dC(e,t)}function cC(e,{sort:t,order:n}){for(let s of e.heads){let o=s.dataset.sort===t;s.dataset.sort&&(s.ariaSort=o?{asc:"ascending",desc:"descending"}[n]:null,k(s.querySelector(
".sort-mark"),o&&ft(n==="asc"?"up":"down")))}}function dC(e,{picked:t,checked:n}){let s=[...e.body.querySelectorAll("tr[data-set]")];for(let a of s){let{set:r}=a.dataset;for(let i of["control","test"])
a.toggleAttribute(`data-${i}`,r===t[i]),a.querySelector(`.pick-${i} input`).checked=r===t[i];a.toggleAttribute("data-checked",n.has(r)),a.querySelector(".set-check").checked=n.has(r)}e.body.querySelectorAll(
"tr.group").forEach(a=>uC(e,a,t));let o=s.filter(a=>n.has(a.dataset.set)).length;e.all.checked=o>0&&o===s.length,e.all.indeterminate=o>0&&o<s.length,e.all.disabled=s.length===0}function uC(e,t,{labels:n,
...s}){let o=t.dataset.prefix.toLowerCase();k(t.querySelector(".pick-cell"),["control","test"].filter(a=>n[a].toLowerCase().startsWith(o)&&/^([^\p{L}]|$)/u.test(n[a].slice(o.length))&&!e.body.querySelector(
`tr[data-set="${CSS.escape(s[a])}"]`)).map(a=>c("b",{class:`letter letter-${a==="control"?"a":"b"}`,title:n[a]},a==="control"?"A":"B",c("span",{class:"visually-hidden"},`: ${n[a]}`))))}function fC(e,t){
let n=[...e.body.children].find(s=>s.dataset.set===t);return n?.classList.add("fresh"),n?.scrollIntoView({block:"nearest"}),!!n}function hC(e){let t={actions:e,open:new Map,kept:new Map};t.body=c("tbo\
dy"),t.all=c("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(t.all.checked)}}),t.heads=Yb.map(s=>rC(s,e.sort));let n=c("div",{class:"card s\
croll-x"},c("table",{class:"sets",role:"grid"},c("caption",{class:"visually-hidden"},"Sets"),c("thead",{},c("tr",{},c("th",{scope:"col",class:"check-cell"},t.all),t.heads)),t.body));return t.rowFocus=
YR(t.body,"tr[data-set], tr.group, tr.more-row",(s,o)=>{let a=o.dataset.set?s===" "?".set-check":".menu-button":"button";o.querySelector(a)?.click()}),{node:n,draw:s=>lC(t,s),flash:s=>fC(t,s),focus:t.
rowFocus.focus}}function mC(e,t,n){let s=v([ft("chevron"),c("span",{class:"set-name"},e.prefix),c("span",{class:"muted"},S(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expan\
ded":String(!!t),"aria-label":`${e.prefix} …, ${S(e.sets,"set")}`});return c("tr",{class:"group",data:{prefix:e.prefix}},c("td",{class:"check-cell"}),c("td",{class:"pick-cell"}),c("td",{class:"set-c\
ell",colspan:"6"},s,!e.prefix.includes(",")&&c("a",{class:"small",href:ra({...Zs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Ser\
ies")),c("td",{class:"date"},pe(e.newest)),c("td",{colspan:String(qu-9)}))}function pC(e,t,n,s){return c("tr",{class:"more-row member"},c("td",{colspan:String(qu)},t.loading?c("span",{class:"muted"},"\
Loading …"):v(`Show more of ${e.prefix} (${_(n)} left)`,()=>s.more(e.prefix),{class:"link-button"})))}function wC(e,t){let n=e,s=P("known-tags"),o=c("p",{class:"small",role:"status"}),a=c("ul",{class:"\
tag-list"}),r=c("datalist",{id:s}),i=c("input",{type:"text",list:s,maxlength:"64",autocomplete:"off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),l=c("form",{class:"tag-form",on:{
submit:m=>{m.preventDefault();let p=i.value.trim().replace(/\s+/g," ");p!==""&&u({add_tags:[p]},`Tagged “${p}”.`)}}},i,c("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Ta\
gs of ${S(n.length,"set")}`;async function u(m,p){i.disabled=!0;try{for(let w=0;w<n.length;w+=1){let g=await Wn(n[w].id,m);n=n.map(y=>y.id===g.id?g:y),t(g)}i.value="",o.classList.remove("error-text"),
o.textContent=p}catch(w){o.classList.add("error-text"),o.textContent=w.message,j(w.message,!0)}i.disabled=!1,f(),i.focus()}function f(){let m=new Map;n.flatMap(p=>p.tags).forEach(p=>{let w=[...m.keys()].
find(g=>g.toLowerCase()===p.toLowerCase())??p;m.set(w,(m.get(w)??0)+1)}),k(a,[...m].map(([p,w])=>c("li",{class:"tag"},p,w<n.length&&c("span",{class:"muted"},` ${w} of ${n.length}`),Q("close",`Remove t\
he tag ${p}`,()=>u({remove_tags:[p]},`“${p}” was removed.`)))),m.size===0&&c("li",{class:"muted"},"No tags yet."))}f();let h=_s(d,"tag-dialog",c("div"),c("div",{class:"trace-body"},a,l,r,o));return i.
focus(),bs().then(m=>k(r,m.map(({tag:p})=>c("option",{value:p})))).catch(()=>{}),h}function fl(e,t,n=!1){e.status.textContent=t,e.status.classList.toggle("error-text",n),n&&j(t,!0)}function Jb(e,t){e.
fields.disabled=e.go.disabled=!1,e.bar.node.hidden=!0,e.cancel.textContent="Cancel",e.job=null,fl(e,t,!0),e.dialog.isConnected||G(t,{urgent:!0})}function gC(e,t){t.state==="done"?(e.dialog.close(),e.ended(
t)):t.state==="failed"||t.state==="cancelled"?Jb(e,t.error?.detail??"It did not work."):t.bytes_total>0&&(e.bar.set(t.bytes_done,t.bytes_total),fl(e,`${_(t.files_done)} of ${S(t.files_total,"file")}`))}
async function yC(e){fl(e,"");try{e.job=await e.start()}catch(t){Jb(e,t.message);return}e.job&&(e.fields.disabled=e.go.disabled=!0,e.bar.node.hidden=!1,e.bar.set(0,0),e.cancel.textContent="Stop",e.cancel.
onclick=()=>e.job&&ro(e.job.id).catch(()=>{}),Nd(e.job.id,t=>gC(e,t)))}function Qb({title:e,text:t,form:n,action:s,start:o,ended:a}){let r={start:o,ended:a,job:null};return r.status=c("p",{class:"smal\
l regroup-status",role:"status"}),r.bar=zn(e),r.bar.node.hidden=!0,r.go=c("button",{type:"submit",class:"primary"},s),r.cancel=v("Cancel",()=>r.dialog.close()),r.fields=c("fieldset",{class:"regroup-fi\
elds"},n),r.dialog=_s(e,"regroup-dialog",c("form",{on:{submit:i=>{i.preventDefault(),yC(r)}}}),c("div",{class:"trace-body"},t&&c("p",{class:"muted"},t),r.fields,r.bar.node,r.status),c("div",{class:"re\
group-buttons"},r.cancel,r.go)),{dialog:r.dialog,say:(i,l)=>fl(r,i,l),go:r.go}}async function bC(e,t){try{for(let n of e.binned)await la(n);for(let n of e.made.filter(s=>!s.already_stored))await ia(n.
set)}catch(n){G(`Not everything could be undone. ${n.message}`,{urgent:!0})}t(e.binned[0])}function Xb(e,t,n){G(e,{seconds:30,action:{label:"Undo",run:()=>bC(t,n)}}),n(t.set)}function _C(e,t){let n=e.
file_list.map(o=>c("input",{type:"checkbox",value:String(o.number),on:{change:t}})),s=e.file_list.map((o,a)=>c("li",{},c("label",{class:"check"},n[a],c("span",{class:"regroup-rank"},`Rank ${o.rank}`),
c("span",{class:"mono wrap"},o.file),c("span",{class:"muted small"},U(o.disk_bytes)))));return{node:c("ul",{class:"regroup-files","aria-label":"Files"},s),chosen:()=>n.filter(o=>o.checked).map(o=>Number(
o.value))}}function Hb(e,t,n,s,o){return c("label",{class:"check"},c("input",{type:"radio",name:e,value:t,checked:s,on:{change:o}}),n)}async function kC(e,t){let n=P("split"),s=c("div",{class:"regroup\
-form"},c("p",{class:"muted"},"Loading …")),o=null,a=()=>s.querySelector("input:checked")?.value!=="two",{dialog:r,say:i,go:l}=Qb({title:`Split ${e.label}`,action:"Split",text:"The new sets are the \
same as if their files had been added separately. The traces are not needed.",form:s,start:async()=>{let u=a()?[]:o.chosen();return!a()&&(u.length===0||u.length===e.files)?(i("Check some of the files,\
 and not all of them.",!0),null):ew(e.id,a()?{}:{parts:[{files:u}]})},ended:u=>Xb(`“${e.label}” was split into ${S(u.made.length,"set")}.`,u,t)}),d=()=>{o.node.hidden=a()};l.disabled=!0;try{let u=await rn(
e.id);o=_C(u,()=>i("")),k(s,Hb(n,"each",`Each file becomes a set: ${S(u.file_list.length,"set")}`,!0,d),Hb(n,"two","The checked files become one set, the others another",!1,d),o.node),d(),l.disabled=!1,
r.open&&s.querySelector("input").focus()}catch(u){k(s),i(u.message,!0)}}function xC(e,t){let n=P("label"),s=c("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"\
The beginning that their labels share"});Qb({title:`Join ${S(e.length,"set")}`,action:"Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state n\
o rank, neither inside nor in their name, are numbered again.",form:c("div",{class:"regroup-form"},c("ul",{class:"regroup-files","aria-label":"Sets"},e.map(o=>c("li",{},c("span",{class:"wrap"},o.label),
c("span",{class:"muted small"},` ${S(o.files,"file")}`)))),c("label",{for:n},"Label"),s),start:()=>tw(e.map(o=>o.id),s.value.trim()),ended:o=>Xb(`${S(e.length,"set")} were joined.`,o,t)}),s.focus()}var vC=10,
$C=12,SC=200,EC=4;async function Fu(e,t){let n=[],s=[...e];return await Promise.all(Array.from({length:EC},async()=>{for(;s.length>0;){let o=s.shift();try{await t(o)}catch(a){n.push({item:o,error:a})}}})),
n}function TC({change:e,sort:t}){let n=P("find"),s=c("span",{class:"muted small found"}),o=!1,a=Un({id:n,wait:SC,onText:f=>e({q:f}),maxlength:"120",placeholder:"Find by label, note, tag, device, file \
or id"}),r=ce(aC.flatMap(({sort:f,text:h})=>[["desc","↓"],["asc","↑"]].map(([m,p])=>[`${f} ${m}`,`${h} ${p}`])),f=>t(...f.split(" ")),{"aria-label":"Sort by"}),i=c("span",{class:"tags filter-tags",
role:"group","aria-label":"Tags"}),l=c("div",{class:"find-bar",hidden:!0,role:"search"},c("label",{for:n,class:"visually-hidden"},"Find sets"),a,i,c("span",{class:"list-order"},r),s);function d(f,h,m){
let p=[...f.tag.filter(w=>!h.some(g=>g.tag===w)).map(w=>({tag:w})),...h.slice(0,$C)];Be(i,()=>k(i,p.map(({tag:w,sets:g})=>v([w,g!==void 0&&c("span",{class:"muted"},` ${_(g)}`)],()=>m(w),{class:"tag","\
aria-pressed":String(f.tag.includes(w)),data:{tag:w}}))),"tag")}function u(){o=!0,l.hidden=!1,a.focus(),a.select()}return{node:l,drawTags:d,focus:u,draw(f,h,m){l.hidden=m<=vC&&!Fr(f)&&!o,r.value=`${f.
sort} ${f.order}`,document.activeElement!==a&&(a.value=f.q);let p=h===0?"No set matches.":S(h,"set");return s.textContent=Fr(f)?p:"",p}}}var Zb=e=>[...e.values()].every(t=>t.pinned);function OC(e){let t=c(
"span",{role:"status"}),n=v("",e.compare,{class:"primary"}),s=v("Join …",e.join,{class:"writes"}),o=v("Tags …",e.tags,{class:"writes"}),a=v("",e.pin,{class:"writes"}),r=v("",e.remove,{class:"write\
s danger"}),i=c("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,s,o,a,r,Q("close","Select none",e.clear));return{node:i,draw(l){i.hidden=l.size===0,t.textContent=`${_(l.size)} \
selected`,n.textContent=`Compare (${_(l.size)})`,n.disabled=l.size!==2,n.title=l.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",s.disabled=
l.size<2,s.title=l.size<2?"Select two sets or more to join them":"Make one set of them",a.textContent=Zb(l)?"Unpin":"Pin",r.textContent=`Delete (${_(l.size)})`}}}function MC(e){let t=c("span",{class:"\
muted"}),n=v("Previous",()=>e(-1)),s=v("Next",()=>e(1)),o=c("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,s);return{node:o,draw(a,r){let i=(a-1)*Pn,l=Math.min(i+Pn,r.entry_total);
o.hidden=r.entry_total<=Pn&&a===1,n.disabled=a===1,s.disabled=l>=r.entry_total,t.textContent=l>i?`${_(i+1)}–${_(l)} of ${_(r.entry_total)}${r.entry_total===r.total?"":` rows, ${S(r.total,"set")}`}`:
""}}}function za(e,t,n){e.typed=!0,e.change({page:1,...t},n)}async function Vt(e){e.question?.abort(),e.question=new AbortController;let{signal:t}=e.question;e.asked=gs(e.state).toString(),e.content.ariaBusy=
"true";let n=setTimeout(()=>e.context.busy(!0),400);try{let[s,o,a]=await Promise.all([xt(gs(e.state),{signal:t}),bs({signal:t}),Fr(e.state)?xt("limit=0",{signal:t}):null]);e.answer=s,e.known=o,e.allTotal=
e.files.draw(a??s),await RC(e,t),CC(e)}catch(s){s.name!=="AbortError"&&AC(e,s)}finally{clearTimeout(n),t.aborted||(e.context.busy(!1),e.content.ariaBusy=null)}}function AC(e,t){e.answer=null,e.asked="",
k(e.content,ve(t,"The traces cannot be listed",v("Try again",()=>Vt(e),{class:"primary"})))}function e_(e,t,n,s=Pn){let o=gs({...e.state,page:1});return o.delete("group"),o.set("prefix",t),o.set("offs\
et",String(n)),o.set("limit",String(s)),o}async function RC(e,t){let n=new Set(e.answer.entries.flatMap(({group:s})=>s?[s.prefix]:[]));for(let[s,o]of[...e.groups]){if(!n.has(s)){e.groups.delete(s);continue}
let a=await xt(e_(e,s,0,Math.min(1e3,Math.max(Pn,o.sets.length))),{signal:t});e.groups.set(s,{sets:hl(a),total:a.total,loading:!1})}}async function t_(e,t){let n=e.groups.get(t),s=e.asked;n.loading=!0,
bn(e);try{let o=await xt(e_(e,t,n.sets.length));n.sets=[...n.sets,...hl(o)],n.total=o.total}catch(o){G(`${t} cannot be listed. ${o.message}`,{urgent:!0})}n.loading=!1,s===e.asked&&bn(e)}function n_(e,t){
e.groups.delete(t)?bn(e):(e.groups.set(t,{sets:[],total:0,loading:!0}),t_(e,t))}var hl=e=>e.entries.flatMap(({set:t})=>t?[t]:[]),ju=e=>e.answer.entries.flatMap(({set:t,group:n})=>t?[t]:e.groups.get(n.
prefix)?.sets??[]);function CC(e){e.loaded({sets:hl(e.answer),allTotal:e.allTotal,checking:e.files.checking()});let t=e.finder.draw(e.state,e.answer.total,e.allTotal);e.typed&&(e.typed=!1,j(t)),bn(e),
e.arrived!==""&&NC(e,e.arrived)}function bn(e){if(e.answer&&(e.finder.drawTags(e.state,e.known,t=>s_(e,t)),e.pager.draw(e.state.page,e.answer),e.bulk.draw(e.checked),!(e.answer.entries.length===0&&e.files.
checking()))){if(e.answer.entries.length===0){k(e.content,e.allTotal===0?e.empty():LC(e));return}e.table.node.parentNode!==e.content&&k(e.content,e.table.node),e.table.draw({...e.answer,groups:e.groups,
picked:e.picked,checked:e.checked,sort:e.state.sort,order:e.state.order})}}var LC=e=>e.answer.total>0?c("p",{class:"card nothing"},"There is nothing on this page."):c("p",{class:"card nothing"},"No se\
t matches. ",v("Show all",()=>za(e,{q:"",tag:[]}),{class:"link-button"}));function NC(e,t){if(e.arrived="",e.table.flash(t))return;e.answer.entries.find(({group:s})=>s&&e.groups.get(s.prefix)?.sets.some(
o=>o.id===t))||Gt([t]).then(([s])=>{let[o]=(s&&e.answer?e.answer.entries:[]).filter(({group:a})=>a&&s.label.toLowerCase().startsWith(a.prefix.toLowerCase())).sort((a,r)=>r.group.prefix.length-a.group.
prefix.length);o&&!e.groups.has(o.group.prefix)&&n_(e,o.group.prefix)}).catch(()=>{})}function PC(e,t){let n=t==="label"?"asc":"desc",s=n==="asc"?"desc":"asc";za(e,{sort:t,order:e.state.sort===t&&e.state.
order===n?s:n})}function s_(e,t){let n=e.state.tag.includes(t);za(e,{tag:n?e.state.tag.filter(s=>s!==t):[...e.state.tag,t].slice(-8)})}function IC(e,t,n,s){let o=ju(e),[a,r]=[o.findIndex(l=>l.id===e.anchor),
o.findIndex(l=>l.id===t.id)].sort((l,d)=>l-d);(s&&a>=0?o.slice(a,r+1):[t]).forEach(l=>n?e.checked.set(l.id,l):e.checked.delete(l.id)),e.anchor=t.id,bn(e)}function DC(e,t){ju(e).forEach(n=>t?e.checked.
set(n.id,n):e.checked.delete(n.id)),bn(e)}function BC(e){let[t,n]=[...e.checked.values()].sort((a,r)=>a.created.localeCompare(r.created)),[s,o]=pa(t,n);e.context.go(ut(s.id,o.id))}function Wu(e,t){if(e.
answer===null){Vt(e);return}let n=s=>s.id===t.id?{...s,...t}:s;e.answer.entries=e.answer.entries.map(s=>s.set?{set:n(s.set)}:s),e.groups.forEach(s=>{s.sets=s.sets.map(n)}),e.checked.has(t.id)&&e.checked.
set(t.id,t),e.loaded({sets:hl(e.answer),allTotal:e.allTotal}),bn(e),e.content.ariaBusy==="true"&&Vt(e)}function Ub(e,t){return e.checked.clear(),e.arrived=t,Vt(e)}async function qC(e,t,n){try{return Wu(
e,await Wn(t.id,n)),j("Saved."),!0}catch(s){return G(`Not saved. ${s.message}`,{urgent:!0}),!1}}function zb(e,t){wC(t,s=>Wu(e,s)).addEventListener("close",()=>Vt(e))}var Iu=(e,t)=>`${e.length===1?"was":
"were"} ${t}`;function Hu(e,t){return e.length>0&&G(`${Uu(e.map(({item:n})=>n))} ${t}. ${e[0].error.message}`,{urgent:!0}),e.length>0}var Uu=e=>e.length===1?`“${e[0].label}”`:S(e.length,"set");async function Kb(e,t,n){
let s=await Fu(t,async o=>Wu(e,await Wn(o.id,{pinned:n})));Hu(s,Iu(s,"not changed"))||j(`${Uu(t)} ${t.length===1?"is":"are"} ${n?"pinned":"not pinned"}.`)}async function Gb(e,t){let n=await Fu(t,o=>ia(
o.id));Hu(n,Iu(n,"not deleted"));let s=t.filter(o=>!n.some(({item:a})=>a===o));s.forEach(o=>e.checked.delete(o.id)),s.length>0&&G(`${Uu(s)} ${Iu(s,"deleted")}.`,{seconds:30,action:{label:"Undo",run:()=>FC(
e,s)}}),document.getElementById("main").focus({preventScroll:!0}),await Vt(e)}async function FC(e,t){let n=await Fu(t,s=>la(s.id));Hu(n,"cannot be brought back"),e.arrived=t.length===1?t[0].id:"",await Vt(
e)}function jC(e,t,n){let s=e.state;e.state=t,e.picked=n,s&&gs(s).get("sort")!==gs(e.state).get("sort")&&e.groups.clear(),gs(e.state).toString()!==e.asked?Vt(e):bn(e)}function o_({change:e,pick:t,loaded:n,
empty:s,context:o}){let a={change:e,loaded:n,empty:s,context:o,checked:new Map,groups:new Map,state:null,answer:null,asked:"",allTotal:null,known:[],picked:{control:"",test:"",labels:{control:"",test:""}},
anchor:"",question:null,arrived:"",typed:!1};return a.content=c("div",{class:"content"},WC()),a.finder=TC({change:i=>za(a,i,{replace:!0}),sort:(i,l)=>za(a,{sort:i,order:l})}),a.table=hC({pick:t,save:(i,l)=>qC(
a,i,l),pin:(i,l)=>Kb(a,i,l),remove:i=>Gb(a,i),check:(i,l,d)=>IC(a,i,l,d),checkAll:i=>DC(a,i),toggleGroup:i=>n_(a,i),tags:i=>zb(a,i),more:i=>t_(a,i),split:i=>kC(i,l=>Ub(a,l)),filterTag:i=>s_(a,i),sort:i=>PC(
a,i)}),a.bulk=OC({compare:()=>BC(a),join:()=>xC([...a.checked.values()],i=>Ub(a,i)),tags:()=>zb(a,[...a.checked.values()]),pin:()=>Kb(a,[...a.checked.values()],!Zb(a.checked)),remove:()=>Gb(a,[...a.checked.
values()]),clear:()=>{a.checked.clear(),bn(a)}}),a.pager=MC(i=>{e({page:a.state.page+i}),a.content.scrollIntoView({block:"start"})}),a.files=KR(()=>Vt(a)),{node:c("div",{class:"set-list"},a.files.node,
a.finder.node,a.content,a.pager.node,a.bulk.node),show:(i,l)=>jC(a,i,l),reload(i=""){return a.arrived=i||a.arrived,Vt(a)},search:()=>a.allTotal>0&&(a.finder.focus(),!0),enter:()=>a.table.focus(),focused:()=>a.
answer&&ju(a).find(i=>i.id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){a.question?.abort(),a.files.stop()}}}function WC(){return c("div",{class:"card skeleton-list","aria-\
hidden":"true"},Array.from({length:6},()=>c("div",{class:"skeleton"})))}var zu=4,So=e=>e===2?"two":_(e);function HC({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file says which rank it is.";case"equal":return`\
Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sides, but their ranks would fit one set."}}function UC({
kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}”, with the ranks ${ne(Array.from({length:t.ranks},
(s,o)=>o))}, in order of the names`:`“${n}”, with ${S(t.ranks,"rank")}`}function zC({parts:e}){let t=e.slice(0,zu).map(({label:n})=>`“${n}”`).join(", ");return e.length>zu?`${t} and ${_(e.length-
zu)} more`:t}function r_({parts:e,one:t,kind:n,open:s}){let o=n==="equal"||t.ranks<2?"one":`${So(t.ranks)} ranks of one`;return s?Rt(`${e.length>0?`${So(e.length)} sets, `:""}${So(t.ranks)} ranks, or \
one rank?`):`${Rt(So(e.length))} sets, or ${o}?`}function KC(e){let{question:t,label:n}=e,{parts:s,manyFirst:o,open:a,one:r}=t,i=P("question"),l=(h,m,p)=>v([c("strong",{},m),c("span",{class:"choice-de\
tail"},p)],()=>K.answer(e,h),{class:"choice"}),d=s.length>0&&l("sets",`${Rt(So(s.length))} sets`,zC(t)),u=l("set",a?`${Rt(So(r.ranks))} ranks`:"One set",UC(t,n)),f=a&&l("recordings","One rank",`“${n}\
”, with the files as its recordings, one after the other`);return c("div",{class:"question",role:"group","aria-labelledby":i},c("p",{id:i},c("strong",{},r_(t))," ",HC(t)),c("div",{class:"choices"},o?
[d,u]:[u,d],f))}var GC=64,YC={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},i_=["failed","canc\
elled","undone"];function Ms(e){if(e.state==="failed")return e.error?.detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return VC(
e.made);if(e.state==="done"){let t=e.already_stored?`${JC(e)}; nothing was stored twice.`:`${ml(e)?"Stored, but damaged":"Done"}: ${S(e.events,"event")}.`;return e.traces_error?`${t} But the files the\
mselves were not kept: ${e.traces_error.detail}`:t}return[e.state==="queued"?"Queued":YC[e.stage]??e.stage,e.bytes_total>0&&`${U(e.bytes_done)} of ${U(e.bytes_total)}`,e.events>0&&S(e.events,"event"),
e.files_total>1&&`${_(e.files_done)} of ${S(e.files_total,"file")}`].filter(Boolean).join(" · ")}function VC(e){let t=e.filter(o=>o.already_stored).length,n=e.length-t,s=t===1?"one was already here a\
nd is unchanged":`${_(t)} were already here and are unchanged`;return n===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${S(n,"set")} sto\
red${t>0?`; ${s}`:""}.`}var JC=e=>`Stored already as “${e.known_as}”`;function QC(e,t){let{known_as:n,set:s}=e.job,o=t.indexOf("“")+1;return[t.slice(0,o),c("a",{href:z(`/?q=${s.slice(0,12)}`),title:"\
This set in the list"},n),t.slice(o+n.length)]}function XC(e){let{offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let s=o=>Gu(K.takeOffer(e,o));return[v(`Rename to “${t}”`,()=>s("labe\
l"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=GC&&v(`Tag “${t}”`,()=>s("tag"),{title:"The label stays"})]}var ml=e=>e?.state==="done"&&e.affected_files?.length>
0;function l_(e){return[ml(e)&&ul(e.affected_files),eL(e),Lu(e?.duplicate_files),ZC(e?.changed_beside??[]),Nu(e?.left_out??0,e?.left_out_files??[])]}function ZC(e){return e.length>0&&c("p",{class:"mut\
ed"},"Not taken: what stands beside ",c("span",{class:"mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${_(e.length-20)} more`:""," says something else than when the s\
et was stored. To take it, remove the set and add it again.")}function eL(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:
c("details",{class:"failures",open:e.state==="failed"},c("summary",{},`${S(e.failures.length,"file")} could not be read`),c("ul",{},e.failures.map(n=>c("li",{},!n.message.startsWith(n.file)&&[c("span",
{class:"mono"},n.file)," – "],n.message))))}function c_(e){let t=e.actions.contains(document.activeElement),n=c("div",{},cL(e.transfer));e.shownLabel=e.transfer.label,n.innerHTML!==e.actions.innerHTML&&
(k(e.actions,...n.childNodes),t&&e.actions.querySelector("button")?.focus({preventScroll:!0}))}function tL(e){e.shownState=e.transfer.state,e.node.dataset.state=e.transfer.state,c_(e),e.asked=e.transfer.
question!==null,k(e.question,e.asked&&KC(e.transfer)),e.transfer.state==="done"&&(e.list.open=!1)}function nL(e){let t=e.transfer.state==="done"?e.transfer.offered:null;if(t===e.offered)return;let n=e.
offer.contains(document.activeElement);e.offered=t,k(e.offer,XC(e.transfer)),n&&e.title.node.querySelector("input").focus({preventScroll:!0})}function a_(e){e.shownState!==e.transfer.state?tL(e):e.shownLabel!==
e.transfer.label&&c_(e),e.title.update(),e.rows.forEach(lL),e.bar.node.setAttribute("aria-label",`Progress of ${e.transfer.label}`);let{done:t,total:n}=Yu(e.transfer);e.bar.node.hidden=e.transfer.state===
"asking"||!K.active.includes(e.transfer),e.bar.set(t,n),e.line=Vu(e.transfer),e.text.textContent!==e.line&&k(e.text,e.transfer.state==="done"&&!e.transfer.bundle&&e.transfer.job.already_stored?QC(e.transfer,
e.line):e.line),nL(e),e.node.classList.toggle("affected",ml(e.transfer.job)),k(e.failures,l_(e.transfer.job))}function sL(e){e.asked&&document.activeElement.matches("body, main, .page-actions *")&&e.question.
querySelector("button").focus({preventScroll:!0}),e.asked=!1}function d_(e){let t={transfer:e,offered:null,shownState:null,shownLabel:"",line:"",asked:!1};return t.bar=zn("Progress"),t.text=c("p",{class:"\
transfer-text"}),t.actions=c("div",{class:"transfer-actions"}),t.title=aL(e),t.failures=c("div"),t.question=c("div"),t.offer=c("div",{class:"transfer-offer"}),t.rows=e.files.map(oL),t.list=c("details",
{class:"files",open:e.files.length<=6},c("summary",{},rL(e)),c("ul",{class:"file-list"},t.rows.map(n=>n.node)),e.skipped.length>0&&iL(e.skipped)),t.node=c("li",{class:"transfer"},c("div",{class:"trans\
fer-head"},t.title.node,t.actions),t.bar.node,t.text,t.offer,t.question,t.failures,!e.sample&&t.list),a_(t),{node:t.node,update:()=>a_(t),text:()=>e.question?r_(e.question):t.line,focus:()=>sL(t)}}var Ka=(e,t)=>e.
reduce((n,s)=>n+s[t],0);function Yu(e){let{job:t,state:n,files:s}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Ka(s,"sent"),total:n==="looking"?0:Ka(s,"size")}}function oL(e){
let t=zn(`Progress of ${e.name}`),n=c("span",{class:"file-state"}),s=c("li",{},c("span",{class:"mono file-name",title:e.name},e.name),t.node,n);return{file:e,node:s,fileBar:t,state:n,shown:""}}function aL(e){
let t=c("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{K.rename(
e,t.value),t.value=e.label},keydown:o=>{o.key==="Enter"?t.blur():o.key==="Escape"&&(t.value=e.label,t.blur())}}}),n=c("span",{class:"error-text small",role:"status"}),s=e.label;return{node:c("div",{class:"\
transfer-title"},t,n),update(){s!==e.label&&t!==document.activeElement&&(s=e.label,t.value=s),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||i_.includes(e.state);let o=[e.labelError&&
`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");n.textContent!==o&&(n.textContent=o)}}}function rL(e){let t=e.files.filter(n=>!un(n));return[S(t.length,
e.bundle?"bundle":"trace file"),U(Ka(e.files,"size")),e.skipped.length>0&&`${_(e.skipped.length)} skipped`].filter(Boolean).join(", ")}function iL(e){let[t,n]=[e.filter(un),e.filter(Td)],s=e.filter(o=>!un(
o)&&!Td(o));return[s.length>0&&Ku("only .json and .pftrace files, also packed, are traces",s),n.length>0&&Ku("macOS writes such files beside others",n),t.length>0&&Ku("the trace that it is named after\
 is not there",t)]}function Ku(e,t){let n=t.slice(0,20).map(({name:o})=>o).join(", "),s=t.length>20?`, and ${_(t.length-20)} more`:"";return c("p",{class:"muted skipped"},`Not sent, because ${e}: `,c(
"span",{class:"mono"},n),s)}function lL(e){let{file:t,fileBar:n,state:s}=e,o=`${t.state} ${t.sent}`;if(o===e.shown)return;e.shown=o,e.node.dataset.state=t.state,n.set(t.size===0&&t.state==="sent"?1:t.
sent,t.size||1);let a=t.size>0?Math.floor(100*(t.sent/t.size)):0;s.textContent={waiting:U(t.size),sending:`${a} % of ${U(t.size)}`,sent:`${U(t.size)} sent`,failed:t.error??"failed"}[t.state]}function cL(e){
let{label:t}=e,n=Q("close",`Remove ${t} from this list`,()=>K.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&v("Retry",()=>K.retry(e),{"aria-label":`Retry ${t}`}),n];case"\
done":return[e.bundle&&c("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comparison"),K.canUndo(e)&&v("Undo",()=>Gu(K.undo(e)),{title:"Remove this set again",
"aria-label":`Undo: remove ${t}`}),n];case"undone":return[v("Bring back",()=>Gu(K.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[v("Cancel",()=>K.cancel(e),{"aria-label":`Cancel ${t}`})]}}
async function Gu(e){try{await e}catch(t){G(`That did not work. ${t.message}`,{urgent:!0})}}function dL(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?
"":`${t.length===1?"rank":"ranks"} ${ne(t.sort((n,s)=>n-s))}`}function uL(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Vu(e){let t=fL(e);return e.
begun>1&&!e.waits&&!i_.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server was restarted`:t}function fL(e){let t=dL(e),n=Ka(e.files,"sent"),s=Ka(e.files,"size");switch(e.state){case"\
looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?
"No connection, trying again …":[`Sending ${U(n)} of ${U(s)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[Ms(e.job),t].filter(Boolean).
join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"done":return Ms(e.job)+uL(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"\
Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function u_(e,t){let n=e,s=zn(`Progress of ${n.label}`),o=c("\
p",{class:"transfer-text"}),a=c("div",{class:"transfer-actions"}),r=c("div"),i=c("li",{class:"transfer"},c("div",{class:"transfer-head"},c("div",{class:"transfer-title"},c("strong",{},n.label||"Ingest")),
a),s.node,o,r),l=null;function d(u){n=u;let f=n.state==="queued"||n.state==="running";n.state!==l&&(l=n.state,i.dataset.state=f?"job":n.state,k(a,f?v("Cancel",()=>ro(n.id).catch(()=>{}),{"aria-label":`\
Cancel ${n.label}`}):Q("close",`Remove ${n.label} from this list`,()=>t(n)))),s.node.hidden=!f,s.set(n.bytes_done,n.bytes_total),o.textContent=Ms(n),i.classList.toggle("affected",ml(n)),k(r,l_(n))}return d(
n),{node:i,update:d}}var f_=40,m_=e=>e.length>f_?`${e.slice(0,f_)}…`:e;function p_(e,t){let n=t.map(({name:s,value:o})=>`${s}=${m_(o)}`).join(" and ");return v(`Clear ${n}`,()=>{let s=new URL(location.href);t.forEach(({
name:o})=>s.searchParams.delete(o)),e.go(s.pathname+s.search)})}function w_(e,t){let n="";return{draw(s,o=[]){let a=[...s.read?vp(s.read,location.search):[],...o],r=a.map(({name:i,value:l,allowed:d})=>`\
“${i}=${m_(l)}” in the address is not used. Allowed: ${d}.`);r.join(`
`)!==n&&(n=r.join(`
`),e.hidden=r.length===0,k(e,r.map(i=>c("span",{},i)),r.length>0&&p_(t,a)),j(r.join(" ")))}}}function hL(e,t,n=""){let s=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,a])=>[
a,a.replace(/^set(?=_|$)/,n||"control"),a.replace(/^(set|control|test)_/,"")]),...n!==""&&e.startsWith("there is no")?[n]:[]].find(a=>s.has(a))??""}function mL(e,t,n,s){let o=hL(n,location.search,s);o!==
""&&t?.append(p_(e,[{name:o,value:new URLSearchParams(location.search).getAll(o).join()}]))}var ts=()=>c("a",{href:z("/")},"Choose other traces"),Eo=(e,t,n,s=".")=>c("div",{class:"empty"},c("h2",{},e),
c("p",{},t?.length===0?"There are no sets yet. ":n,c("a",{href:z("/")},t?.length===0?"Add traces":"Traces page"),s));async function wl(e,t,{message:n,parts:s,words:o,none:a,draw:r}){try{e.sets=await Zp(
t.filter(l=>l!==""))}catch(l){k(n,ve({message:l.message}));return}if(e.dead)return;let i=e.sets.length===0;s.forEach(l=>{l.hidden=i}),i&&k(n,c("p",{class:"notice"},o,c("a",{href:z("/")},"Add some"),".")),
(i?a:r)()}async function gt(e,t){let n=[e.state.control,e.state.test].filter(o=>o!=="");if(n.every(o=>e.sets&&ae(e.sets,o)))return;let s=await Gt(n).catch(()=>[]);e.dead||(e.sets=s,t(e))}var pL=250;function Ge({
context:e,results:t,message:n}){let s=null,o=!1;async function a(d,u,f){s?.abort(),s=new AbortController;let{signal:h}=s,m=()=>o||h.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute("aria-busy","tru\
e")},pL),w;try{let g=await d(h);w=()=>u(g)}catch(g){w=()=>{f(g),r(g)}}clearTimeout(p),!m()&&(i(),w(),e.settled())}let r=(d,u)=>mL(e,n.querySelector(".error-box"),d.message,u);function i(){e.busy(!1),t.
removeAttribute("aria-busy")}function l(){s?.abort(),i()}return{ask:a,clearable:r,drop:l,say(d){k(n,d),t.hidden=d!==null},unmount(){o=!0,s?.abort()}}}var pl=200;function g_(e){let[t,n]=[null,null],s=[],
o=new Map;async function a(i){let l=new AbortController,d=t,u=new URLSearchParams(d);Object.entries({diagnosis:"false",...i}).forEach(([f,h])=>u.set(f,String(h))),n=l;try{let f=await he(u,{signal:l.signal});
return d===t?f:null}catch{return null}finally{n=n===l?null:n}}function r(i,l){o.set(i,l?l.index:-1),l&&(s[l.index]=l.row)}return{rows:()=>s,start(i,l,d){n?.abort(),[t,o]=[new URLSearchParams(i),new Map],
s=Object.assign(new Array(l.row_count),l.rows),d!==""&&r(d,l.selected)},placeOf(i){let l=s.findIndex(d=>d?.id===i);return l>=0?l:o.get(i)},async find(i){let l=await a({row:i,limit:0});l&&(r(i,l.selected),
e())},async want(i,l){let d=s.slice(Math.max(0,i),l).findIndex(h=>h===void 0);if(d<0||n!==null)return;let u=pl*Math.floor((Math.max(0,i)+d)/pl),f=await a({offset:u,limit:pl});f&&(s.splice(u,f.rows.length,
...f.rows),e())},stop(){n?.abort(),t=null}}}var Ju=e=>Qs(e,e.unit,Jo(e)).toString();function y_(e,t,n){let s=new URLSearchParams(e);return s.set("limit",String(pl)),t.op!==""&&s.set("row",t.op),n?.key===
fe(t).toString()&&s.set("diagnosis","false"),s.toString()}var Qu=e=>({key:fe(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),Xu=({diagnosis:e,diagnosis_note:t,account:n,waterfall:s,
work_classes:o})=>({diagnosis:e,note:t,account:n,waterfall:s,classes:o});async function b_(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{return await he(n)}catch{return null}}function wL(e,t){
if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=y_(Ju(e),e,t),s=new AbortController,o=he(n,{signal:s.signal});o.catch(()=>{}),globalThis.firstComparison={query:n,stop:s,answer:o}}
var gL=/^((control|test)(_(ranks|steps|marker|marker_until))?|marker|marker_until|cut_overlaps|q|significant)$/;async function h_(e){let t=()=>{let n=new URLSearchParams(location.search);return[...n.keys()].
filter(s=>!gL.test(s)).forEach(s=>n.delete(s)),location.replace(z(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!==
"not_for_recordings")throw n;return t()}}function __(e,t){wL(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(s,o,a,r)=>{let i=y_(s,o,a),l=n;return n=null,l?.query===i?(r.
addEventListener("abort",()=>l.stop.abort()),h_(l.answer)):(l?.stop.abort(),h_(he(i,{signal:r})))}}var k_=7.2,yl=6,gl=["solid","dot","dash","dashdot","longdash","longdashdot"],Zu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],tf=e=>ln()[e==="B"?
"test":"control"],kl=e=>ht({margin:{l:64,r:16,t:8,b:42},dragmode:!1,bargap:.25,...e}),se=(e,t=1)=>52+Math.max(1,e)*(t>1?34:e>40?18:26),bl=116,Ga=22,xl=e=>e>1?64-Ga+e*(bl+Ga):320;function yL(e,t,n){return n?
{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:E("--muted")},text:e.map(s=>s.values[t].value?"":ie(s.values[t].none??s.values[t].text))}}function Ya({bars:e,series:t,
kind:n,stacked:s=!1,errors:o=!1},a){let r=Math.max(...e.map(g=>s?g.values.reduce((y,b)=>y+(b.value??0),0):Math.max(...g.values.map(y=>y.value??0))),0),[i,l]=n==="time"?re(r):n==="bytes"?Tr(r):[n==="pe\
rcent"?"%":"",1],d=e.map((g,y)=>y),u=o&&e.some(g=>g.values.some(y=>y.low>0||y.high>0)),f=g=>g.value===null&&u?null:(g.value??0)/l,h=Math.max(...e.map(g=>g.label.length)),m=Math.min(Math.ceil(18+yl+k_*
h),Math.floor(a*.42),360),p=Math.floor((m-14-yl)/k_),w=e.map(g=>_e([g.full??g.label,...t.map((y,b)=>`${y.name}: ${g.values[b].text}`),...g.total?[`in all: ${g.total}`]:[]]));return{data:t.map((g,y)=>({
type:"bar",orientation:"h",y:d,legendgroup:g.key,x:e.map(b=>f(b.values[y])),marker:{color:g.colour},error_x:u?{type:"data",symmetric:!1,thickness:1.2,color:E("--text"),width:3,array:e.map(b=>(b.values[y].
high??0)/l),arrayminus:e.map(b=>(b.values[y].low??0)/l)}:void 0,...Le(w),...yL(e,y,s)})),layout:kl({barmode:s?"stack":"group",margin:{l:m,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:d,autorange:"r\
eversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:yl,tickcolor:"rgba(0,0,0,0)",ticktext:tn(e.map(g=>g.label),p).map(ie)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,
fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((a-m)/80)),ticksuffix:i?` ${i}`:""}})}}var sf=(e,t)=>t===""?{property:Zu[e%Zu.length],dash:gl[Math.floor(e/Zu.length)%gl.length]}:{property:t===
"B"?"--test-fill":"--control-fill",dash:gl[e%gl.length]},bL=e=>re(Math.max(e,1));function _L(e,t,n,s){let o=e.flatMap(f=>f.points.map(h=>h[1])),a=o.every(f=>Number.isInteger(f)&&f<5),r=o.reduce((f,h)=>Math.
max(f,h),0),[i,l]=t==="rate"?Uo(r):t==="bytes"?Tr(r):[t,1],d=s*(bl+Ga)-Ga,u=1-n*(bl+Ga)/d;return{per:l,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:a?1:void 0,nticks:s>1?5:void 0,domain:[
Math.max(0,u-bl/d),u],title:Ze(i,{})}}}var kL=(e,t)=>({text:ie(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:E("--text")}}),xL=400,vL=e=>E(e.side===
""?"--muted":e.side==="B"?"--test-fill":"--control-fill"),$L=(e,t)=>e.length>xL?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Kn(vL(
n),.55),dash:"dot"}})),SL=(e,t,n)=>e.length>n/60||e.some(s=>s.side!=="")?[]:e.map(s=>({text:ie(s.text),xref:"x",yref:"paper",x:t(s.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{
size:10,color:E("--muted")}}));function EL(e,t){let n=l=>e.flatMap(d=>d.points.slice(l,l+1||void 0).map(u=>u[0])),s=t?.[1]??Math.max(...n(-1)),o=t?.[0]??Math.min(...n(0)),a=o>1e3*(s-o),[r,i]=bL(a?s-o:
s);return{scale:r,per:i,far:a,offset:a?Math.floor(o/i)*i:0}}function S_({lines:e,panels:t,unit:n,range:s,marks:o=[]},a){let{scale:r,per:i,far:l,offset:d}=EL(e,s),u=p=>(p-d)/i,f=p=>n==="rate"?Ln(p):n===
"bytes"?U(p):`${_(p)} ${n}`,h=t.map((p,w)=>_L(e.filter(g=>g.panel===p),n,w,t.length)),m=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let w=sf(p.place,p.side),g=t.indexOf(p.panel);return{type:"scatter",
mode:"lines",x:p.points.map(y=>u(y[0])),y:p.points.map(y=>y[1]/h[g].per),yaxis:m(g),line:{shape:"hv",width:1.4,color:E(w.property),dash:w.dash},legendgroup:p.key,...Le(p.points.map(y=>_e([p.name,`at ${A(
y[0])}`,f(y[1])])))}}),layout:kl({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,tickangle:0,range:s?.map(u),autorange:s===null,nticks:Math.
max(4,Math.floor((a-80)/64)),anchor:m(t.length-1),title:Ze(l?`since ${A(d)} after the first event`:"since the first event")},...Object.fromEntries(h.map(({axis:p},w)=>[`yaxis${w===0?"":w+1}`,p])),annotations:[
...t.length>1?t.map((p,w)=>kL(p,h[w].axis.domain[1])):[],...SL(o,u,a)],shapes:$L(o,u)}),per:i,offset:d}}function E_(e){let[t,n]=re(e);return`${Number((e/n).toPrecision(3))} ${t}`}function TL(e){let t=new Map;
for(let{bin:n,count:s}of e)t.set(n,(t.get(n)??0)+s);return t}function T_({sides:e},t){let n=e.map(y=>TL(y.bins)),s=[...new Set(n.flatMap(y=>[...y.keys()]))].filter(y=>y>0),o=s.length>0?Math.min(...s):
1,a=Math.max(o+6,...s),r=Math.max(1,Math.min(o,a-12)),i=n.some(y=>y.has(0)),l=Array.from({length:a-r+1},(y,b)=>r+b);i&&l.unshift(r-4,r-3,r-2,r-1);let d=(y,b)=>n[y].get(i&&b===r-4?0:b<r?-1:b)??0,u=y=>10**
((y-1)/10-3),f=y=>y<r?"none":`${x(u(y))} to ${x(u(y+1))}`,h=l.filter(y=>y>=r&&(y-1)%10===0),m=Math.max(1,Math.ceil(h.length*62/Math.max(t-80,62))),p=Math.max(t-80,62)/l.length,w=[...i?[r-4]:[],...h.filter(
(y,b)=>b%m===0&&!(i&&(y-r+4)*p<52))],g=e.length-1;return{data:[...e.map((y,b)=>({...ks([...l,l.at(-1)+1],l.map($=>d(b,$))),hoverinfo:"skip",legendgroup:y.key,fill:b===0?"tozeroy":"none",fillcolor:Kn(tf(
y.side),g===0?.65:.4),line:{color:tf(y.side),width:b===0?1:2.2}})),hi(l.map(y=>y+.5),l.map(y=>Math.max(...e.map((b,$)=>d($,y)))),l.map(y=>_e([f(y),...e.map((b,$)=>`${b.name}: ${_(d($,y))}`)])))],layout:kl(
{hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:w.map(y=>y<r?y+.5:y),ticktext:w.map(y=>y<r?"none":E_(u(y)))},yaxis:{tickformat:",",rangemode:"\
tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(y=>[...y.values()]))<5?1:void 0,title:Ze("launches")}})}}function x_(e,t,n){let s=Array.from({length:t-e+1},(o,a)=>e+a);return{tickmode:"array",tickvals:s,
zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:yl,tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:s.map(o=>E_(10**o)),title:Ze(n)}}function O_({sides:e}){let t=r=>Math.log10(Math.max(r,.001)),
n=r=>{let i=e.flatMap(d=>d.points.map(u=>t(u[r]))),l=Math.floor(Math.min(...i));return[l,Math.max(Math.ceil(Math.max(...i)),l+1)]},[s,o]=[n("cpu_duration"),n("gpu_duration")],a=[Math.max(s[0],o[0]),Math.
min(s[1],o[1])];return{data:[{type:"scatter",mode:"lines",x:a,y:a,hoverinfo:"skip",visible:a[0]<a[1],line:{color:E("--muted"),width:1,dash:"dot"}},...e.map(({key:r,side:i,name:l,points:d})=>({type:"sc\
atter",mode:"markers",cliponaxis:!1,legendgroup:r,x:d.map(u=>t(u.cpu_duration)),y:d.map(u=>t(u.gpu_duration)),marker:{color:tf(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:d.map(u=>Math.min(
18,4+2*Math.log2(u.count+1)))},...Le(d.map(u=>_e([l,`rank ${u.rank}`,`host ${x(u.cpu_duration)}, device ${x(u.gpu_duration)}`,`${_(u.count)} launches`])))}))],layout:kl({xaxis:x_(...s,"the launch on t\
he host"),yaxis:x_(...o,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var v_=["circle","square","triangle-up","cross","star","hexagon"],OL=14,nf=24,M_=42,_l=6.6,ef=14,$_=["--control-fill","--part-m\
emory","--part-communication","--more-fill","--part-compute","--less-fill"],of=e=>$_[e%$_.length];function ML(e,t,n){let s=[];for(let a=Math.floor(Math.log2(e));a<=Math.ceil(Math.log2(t));a+=1)s.push(
a);let o=Math.ceil(s.length/Math.max(2,Math.min(9,n)));return s.filter((a,r)=>r%o===0)}function A_({sides:e,names:t},n){let s=e.flatMap(d=>d.lines.flatMap(u=>u.points)),o=s.map(d=>Math.max(d.bytes,1)),
[a,r]=Uo(Math.max(...s.map(d=>d.busbw))),i=ML(Math.min(...o),Math.max(...o),(n-80)/66),l=e.length===1;return{data:e.flatMap(d=>d.lines.map(u=>{let f=t.indexOf(u.collective),h=l?E(of(f)):ln()[d.side===
"B"?"test":"control"];return{type:"scatter",mode:"lines+markers",legendgroup:l?`collective ${f}`:d.key,x:u.points.map(m=>Math.log2(Math.max(m.bytes,1))),y:u.points.map(m=>m.busbw/r),line:{color:h,width:1,
dash:l?"solid":["solid","dot","dash"][f%3]},marker:{color:h,size:8,symbol:`${v_[f%v_.length]}${d.side==="B"?"-open":""}`,line:{width:d.side==="B"?2:0,color:h}},...Le(u.points.map(m=>_e([[d.side,u.name].
filter(Boolean).join(" · "),`${U(m.bytes)}: ${Ln(m.busbw)}, best ${Ln(m.best_busbw)}`,`transfer ${x(m.mean_transfer)}, ${_(m.instances)} instances`])))}})),layout:ht({dragmode:!1,margin:{l:64,r:16,t:12,
b:44},xaxis:{tickmode:"array",tickvals:i,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(d=>U(2**d)),title:Ze("bytes of the messa\
ge")},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:Ze(`bus bandwidth, ${a}`,{})}})}}var R_=e=>Math.max(3,Math.min(OL,Math.floor(640/Math.max(1,e)))),af=(e,t)=>t*(Math.max(40,e*R_(e))+nf+
M_);function AL(e,t,n,s,o,a){let r=t===0?"":String(t+1),i=af(e.rows.length,n),l=i/n-nf-M_,d=t*(i/n)+nf,u=cn(s.length,(o-a)/74),f=cn(e.rows.length,l/13),h=Math.floor((o-a)/Math.max(1,u.length)/_l),m={showgrid:!1,
zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${r}`]:{...m,anchor:`y${r}`,tickvals:u,tickangle:0,range:[-.5,s.length-.5],tickfont:{size:10.5},ticktext:tn(u.map(p=>s[p]),Math.max(6,
h)).map(ie)},[`yaxis${r}`]:{...m,anchor:`x${r}`,tickvals:f,domain:[1-(d+l)/i,1-d/i],range:[e.rows.length-.5,-.5],ticktext:f.map(p=>ie(e.rows[p]))}}}function RL(e,[t,n],s,o,a){let r={xref:"paper",yref:"\
paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:E("--text")}},l=_l*n.length+8+s.length*ef;return{annotations:[{...r,x:0,xanchor:"left",text:ie(rs(e,Math.max(6,Math.floor((a-l-30)/
_l))))},{...r,x:1,xanchor:"right",text:ie(n)},{...r,x:1,xanchor:"right",xshift:-l-4,text:ie(t)}],shapes:s.map(([,d],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,
yanchor:o,fillcolor:d,x0:u*ef-l,x1:(u+1)*ef-l,y0:6,y1:16,line:{width:1,color:E("--border-strong")}}))}}function C_({panels:e,columns:t,signed:n},s){let a=e.flatMap(m=>m.cells.flat().filter(p=>p!==null)).
reduce((m,p)=>Math.max(m,Math.abs(p)),.001),r=n?fi():ui(),i=n?["earlier","later"].map(m=>`${x(a)} ${m}`):["0",x(a)],[l,d]=re(a),u=30+_l*Math.max(...e.flatMap(m=>m.rows.map(p=>p.length)),4),f=ht({dragmode:!1,
margin:{l:u,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:n?-a/d:0,cmax:a/d,colorscale:r,showscale:!1}});return{data:e.map((m,p)=>{let w=AL(m,p,e.length,t,s,u);Object.assign(f,w);let{annotations:g,
shapes:y}=RL(m.title,i,r,w[`yaxis${p===0?"":p+1}`].domain[1],s-u);f.annotations.push(...g),f.shapes.push(...y);let b=p===0?"":String(p+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${b}`,yaxis:`\
y${b}`,xgap:1,ygap:R_(m.rows.length)>5?1:0,hoverongaps:!1,z:m.cells.map($=>$.map(M=>M===null?null:M/d)),...Le(m.texts.map($=>$.map(_e))),meta:l}}),layout:f}}var I_="−",me=e=>e==null;function Va(e,t){return me(e)?q:J(e,0,t).replace("-",I_)}function Ja(e,t){let n=Va(e,t);return Number(n.replace(I_,"-"))===0?"0":e>0?`+${n}`:n}var L=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:s=>me(s)||s===""?q:String(s)}),vl=(e,t)=>({key:e,title:t,show:n=>me(n)||n===-1?q:String(n),blank:`the trace does not say which ${t}`}),I=(e,t)=>({key:e,title:t,number:!0,show:_,showDiff:Ne}),
T=(e,t)=>({key:e,title:t,number:!0,show:x,exact:n=>me(n)?null:A(n),showDiff:X,exactDiff:n=>me(n)?null:ue(n)}),_n=(e,t)=>({key:e,title:t,number:!0,show:Ln,exact:n=>me(n)?null:Dc(n),showDiff:Vm,exactDiff:n=>me(
n)?null:`${n>0?"+":""}${Dc(n)}`}),nt=(e,t)=>({key:e,title:t,number:!0,show:U,exact:n=>me(n)?null:Bc(n),showDiff:Ko,exactDiff:n=>me(n)?null:`${n>0?"+":""}${Bc(n)}`}),de=(e,t)=>({key:e,title:t,number:!0,
show:n=>me(n)?q:`${Va(n,2)} %`,showDiff:n=>me(n)?q:`${Ja(n,2)} pp`,exactDiff:n=>me(n)?null:`${Ja(n,6)} percentage points`}),rf=(e,t)=>({...de(e,t),show:n=>me(n)?q:`${Va(100*n,1)} %`,showDiff:n=>me(
n)?q:`${Ja(100*n,1)} pp`,exact:n=>me(n)?null:`${Va(100*n,6)} %`,exactDiff:n=>me(n)?null:`${Ja(100*n,6)} percentage points`}),L_=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,oe=(e,t)=>({key:e,title:t,
number:!0,show:n=>Va(n,L_(n)),showDiff:n=>Ja(n,L_(n)),exact:n=>me(n)?null:String(n),exactDiff:n=>me(n)?null:String(n)}),CL={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},qe=e=>({...e,
meaning:"gain"}),N=e=>({...e,meaning:"neutral"}),V=e=>({...e,summed:!0}),st=e=>({...e,told:!0});function LL(e){let[t,n]=CL[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,tone:s=>s>
0?t:s<0?n:null}}var lf=e=>[["A",e],["B",e],...e.number?[["Δ",LL(e)]]:[]].map(([t,n])=>({...n,what:null,show:(s,o)=>n.show(s,o,` ${t}`),key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),D_=e=>e.
summed?{...e,title:`${e.title} per step`}:e,Qa=(e,t=s=>s,n=t)=>[N(I("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].
map(([s,o])=>t(e(s,o)))],R=(e,t)=>({...e,what:t}),Oe=(e,t)=>({...e,blank:t}),B_=(e,t)=>({...e,isSaid:t}),$e=(e,t,n)=>({key:e,title:t,show:s=>me(s)?q:typeof n=="function"?n(s):n[s]??s.replaceAll("_"," ")}),
To={key:"note",title:"note",note:!0,show:e=>me(e)?"":String(e)},N_=10;function NL(e){let t=[];for(let n of e){let s=t.at(-1);s?.name===n?s.times+=1:t.push({name:n,times:1})}return t}function PL(e){let t=NL(
e.split("|")),n=t.length>N_+1?t.slice(0,N_):t,s=t.slice(n.length).reduce((o,a)=>o+a.times,0);return c("ol",{class:"sequence"},n.map(({name:o,times:a})=>c("li",{title:o},a>1?`${_(a)} × ${o}`:o)),s>0&&
c("li",{},`${_(s)} more`))}var q_=(e,t)=>({key:e,title:t,mono:!0,show:n=>me(n)?q:PL(n)}),$l=(e,t)=>({...e,link:(n,s)=>{let o=n[e.key],a=me(o)||o==="others"?null:t(n,s);return a?{name:o,category:a}:null}});
function F_(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(s=>(!s.note||t.some(o=>o.note))&&(!s.isSaid||t.some(o=>s.isSaid(o[s.key]))))}var As=`There is no device wor\
k in the selected ranks and steps. ${ls}`,Sl=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${ls}`,Z=L("rank","rank"),Rs=vl("device","device"),El=vl(
"stream","stream"),Xa=$e("kernel_type","kind",Fc),kn=$l(L("operator","operator",!0),()=>"cpu_op"),Tl=$l(L("name","kernel",!0),e=>e.category),P_=(e,t)=>c("p",{class:"analysis-sentence"},e&&c("strong",{},
`${e}: `),t);function Oo(e,t,n=()=>null){let s=e.length>1?n(e.map(o=>o.data)):null;return[...e.flatMap(o=>[t(o.data)].flat().filter(a=>a!=="").map(a=>P_(o.letter,a))),s&&P_("B − A",s)]}function Ol(e){
let t=new Map;for(let{letter:s,data:o}of e)for(let a of new Set(o.files.map(r=>r.note).filter(r=>r!==null))){let r=[...new Set(o.files.filter(i=>i.note===a).map(i=>i.rank))].sort((i,l)=>i-l);t.set(a,[
...t.get(a)??[],{letter:s,ranks:r}])}let n=s=>s.length===e.length&&e.every(({data:o},a)=>o.ranks.length===s[a].ranks.length);return[...t].map(([s,o])=>c("p",{},n(o)?`${Rt(s)}.`:`${o.map(({letter:a,ranks:r})=>`${a?
`${a}, `:""}${r.length>1?"ranks":"rank"} ${ne(r)}`).join("; ")}: ${s}.`))}var Cs=e=>[e.letter,e.label].filter(Boolean).join(" · "),Za=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Ml=(e,t,n)=>({name:e,
label:t,type:"boolean",fallback:n}),Ye=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var IL=32,DL=512;function BL(e,t){let n=0;for(let s=0;s<Math.max(e.length,t.length);s+=1)n+=Math.abs((e[s]??0)-(t[s]??0));return n}function qL(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,s)=>Ct(e.map(o=>o[s]??0)))}function FL(e){let t=new Map([...Qe(e,({group:n})=>n)].map(([n,s])=>[n,qL(s.map(({values:o})=>o[0]))]));return new Map(e.map(n=>[n,BL(n.values[0],n.values.length>
1?n.values[1]:t.get(n.group))]))}function W_(e){let t=FL(e);return[...e].sort((n,s)=>t.get(s)-t.get(n))}var H_=(e,t,n,s)=>`the ${e} of ${t} ${n} that differ most ${s>1?"between A and B":"from the medi\
an"}`;function U_(e,t,n,s){let o=Math.floor(IL/t);if(e.length<=o)return{shown:e,note:"",limited:!1};if(n==="rank"){let a=e.slice(0,Math.floor(DL/t));return{shown:a,limited:!0,note:a.length<e.length?`t\
he first ${a.length} of ${e.length} ${s}`:`all ${a.length} ${s}`}}return{shown:W_(e).slice(0,o),limited:!0,note:H_(o,e.length,s,t)}}var jL=16,Mo=e=>e==null?q:`${e} %`,cf=(e,t)=>e.letter?`${e.letter} \
· ${t}`:t,WL=e=>e.map(t=>({key:t.key,name:cf(t,t.label),colour:E(t.letter==="B"?"--test-fill":"--control-fill")})),HL=e=>({key:e.property,name:e.name,colour:E(e.property)});function er(e){let t=e.map(
s=>[...new Set(s.data.rows.map(o=>o.rank))]),n=t.length>1&&t.every(s=>s.length===1);return s=>`rank ${n?[...new Set(t.flat())].join(" / "):s.rank}`}function ns(e,{order:t},{rowsOf:n,label:s,group:o,parts:a,
what:r,empty:i}){let l=new Map,d=m=>a.map(p=>m[p.key]??null);e.forEach((m,p)=>n(m).filter(w=>d(w).some(g=>g!==null)).forEach(w=>{let g=s(w),y=l.get(g)??{group:o?.(w)??"",bars:[],values:e.map(()=>[])};
y.values[p]=d(w),y.bars.push({label:cf(m,g),full:`${cf(m,m.label)}, ${g}`,total:x(d(w).reduce((b,$)=>b+($??0),0)),values:a.map(b=>({value:w[b.key],text:b.text(w)}))}),l.set(g,y)}));let{shown:u,...f}=U_(
[...l.values()],e.length,t,r),h=u.flatMap(m=>m.bars);return h.length===0?{empty:i}:{places:h.length,...f,data:m=>Ya({bars:h,kind:"time",stacked:!0,series:a.map(HL)},m)}}function UL(e,{table:t,name:n,value:s,
show:o,range:a,kind:r,sums:i}){let l=new Map;return e.forEach((d,u)=>d.data[t].forEach(f=>{let h=s(f)??null;if(h===null)return;let m=n(f),p=l.get(m)??{label:m,values:e.map(()=>({value:null,text:"none"}))},
w=(p.values[u].value??0)+h*(i?f.weight??1:1);p.values[u]={value:w,text:o(f,w),...a?.(f),none:r==="percent"?"0 %":"0"},l.set(m,p)})),[...l.values()]}var df=e=>Math.max(...e.values.map(t=>t.value??0));
function zL(e){let t=[...e].sort((n,s)=>df(s)-df(n)).slice(0,jL);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Fe(e,{order:t},n){let s=UL(e,n),{shown:o,...a}=n.
ranks?U_(s.map(r=>({...r,group:"",values:r.values.map(i=>i.value===null?[]:[i.value]),bar:r})),e.length,t,"ranks"):zL(s);return o.length===0||n.noZeros&&s.every(r=>df(r)===0)?{empty:n.empty}:{places:o.
length,...a,data:r=>Ya({bars:o.map(i=>i.bar??i),kind:n.kind,series:WL(e),errors:!!n.range},r)}}var uf=6,j_=e=>new Set(e).size>1;function ff(e,t,n=!1){let s=e.map(i=>i.data.series),o=!s.some(i=>j_(i.map(
l=>l.rank))),a=!n&&s.some(i=>[...new Set(i.map(d=>d.rank))].some(d=>j_(i.filter(u=>u.rank===d).map(u=>u.device)))),r=new Map;return s.forEach((i,l)=>i.forEach(d=>{let u=`${a?`device ${d.device}, `:""}${t(
d)}`,f=`${o?"":`${d.rank} `}${u}`,h=r.get(f)??{key:f,name:u,group:o?"":`rank ${d.rank}`,sort:n?d.name:u,series:e.map(()=>null)};h.series[l]=d,r.set(f,h)})),[...r.values()]}var KL=e=>new Map(e.map(t=>[
t.key,t.series.map(n=>(n?.points??[]).reduce((s,o)=>Math.max(s,o[1]),0))]));function GL(e,t){if(!t[0].data.summary)return KL(e);let n=o=>`${o.rank} ${o.device} ${o.stream??o.name}`,s=t.map(o=>new Map(
o.data.summary.map(a=>[n(a),a.mean])));return new Map(e.map(o=>[o.key,o.series.map((a,r)=>a?s[r].get(n(a))??0:0)]))}function YL(e,t){let n=GL(e,t),s=new Map,o=new Map;for(let r of e){let i=n.get(r.key),
l=o.get(r.group)??{name:r.group,lines:new Map,nth:new Map},d=l.nth.get(r.sort)??0,u=`${r.sort} ${d}`;l.nth.set(r.sort,d+1),l.lines.set(u,i),o.set(r.group,l),s.set(u,Math.max(s.get(u)??0,...i.map(Math.
abs)))}let a=[...s.keys()];return W_([...o.values()].map(r=>({name:r.name,group:"",values:t.map((i,l)=>a.map(d=>(r.lines.get(d)?.[l]??0)/(s.get(d)||1)))}))).map(r=>r.name)}function VL(e,t){let n=Qe(e,
a=>a.group),s=[],o=0;for(let a of t){if(o>0&&s.length+n.get(a).length>uf)break;s.push(...n.get(a)),o+=1}return{taken:s.slice(0,uf),count:o}}function JL(e,t,n){if(e.length<=uf)return{keys:e.map(l=>l.key),
note:"",limited:!1};let s=[...new Set(e.map(l=>l.group))],o=s.length<2||n==="rank"?s:YL(e,t),{taken:a,count:r}=VL(e,o),i=s.length<2?`the first ${a.length} of ${e.length} lines`:n==="rank"?`the first ${r}\
 of ${s.length} ranks`:H_(r,s.length,"ranks",t.length);return{keys:a.map(l=>l.key),note:i,limited:s.length>1}}var hf=[""];function mf(e,t,{lines:n,order:s}){let o=e.map(r=>r.key).filter(r=>n.includes(
r)),a=JL(e,t,s);return o.length>0||n.includes(hf[0])?{...a,keys:o,note:o.length<e.length?`${o.length} of ${e.length} lines`:""}:a}function QL(e,t){let n=new Map(t.map((s,o)=>[s,o]));return e.filter(s=>n.
has(s.key)).sort((s,o)=>n.get(s.key)-n.get(o.key))}var XL=24;function z_(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function K_(){let e=new Map;return t=>e.
get(t)??e.set(t,e.size).get(t)}function Al(e,t,{unit:n,name:s,panels:o=!1,ownDevice:a=!1,marks:r,empty:i,flat:l}){let d=ff(e,s,a),{panel:u,style:f}=z_(o),{keys:h,...m}=mf(d,e,t),p=K_(),w=d.filter(C=>h.
includes(C.key)).flatMap(C=>{let Y=p(f(C));return C.series.map((D,H)=>D&&{key:e[H].key,place:Y,side:e[H].letter,panel:u(C),points:D.points,name:[[e[H].letter,e[H].label].filter(Boolean).join(" · "),`\
rank ${D.rank}`,C.name].join(", ")})}).filter(Boolean);if(d.length>0&&h.length===0)return{empty:"No line is chosen.",limited:m.limited};if(w.every(C=>C.points.length===0))return{empty:i};if(l&&w.every(
C=>C.points.every(Y=>Y[1]===0)))return{empty:l};let g=[...new Set(w.map(C=>C.panel))].slice(0,XL),[y,b]=[Number(t.start||NaN),Number(t.end||NaN)],$=b>(y||0)?[y||0,b]:null,M=r?.(e,QL(d,h))??[];return{data:C=>S_(
{panels:g,unit:n,range:$,marks:M,lines:w.filter(Y=>g.includes(Y.panel))},C),places:g.length,limited:m.limited,note:[m.note,$&&`${A($[0])} to ${A($[1])}`].filter(Boolean).join(", ")}}function G_(e,t,n){
let s=K_();return new Map(e.filter(o=>t.includes(o.key)).map(o=>[o.key,s(z_(n).style(o))]))}var ZL=200,eN=512;function tN(e,t,n){let s=new Map;e.forEach(a=>s.set(t(a),(s.get(t(a))??0)+n(a)));let o=new Set(
[...s].sort((a,r)=>r[1]-a[1]).slice(0,ZL).map(([a])=>a));return{columns:[...s.keys()].filter(a=>o.has(a)),all:s.size}}function nN(e,t,n,{name:s,value:o,text:a}){let r=[...new Set(t.map(f=>f.rank))].sort(
(f,h)=>f-h).slice(0,eN),i=new Map(r.map((f,h)=>[f,h])),l=new Map(n.map((f,h)=>[f,h])),d=r.map(()=>n.map(()=>null)),u=r.map(f=>n.map(h=>[`rank ${f}, ${h}`]));for(let f of t){let[h,m]=[i.get(f.rank),l.get(
s(f))];h!==void 0&&m!==void 0&&(d[h][m]=(d[h][m]??0)+o(f),u[h][m].push(...a(f)))}return{title:e.letter?Cs(e):"",rows:r.map(String),cells:d,texts:u}}function Rl(e,t){let n=e.map(l=>t.rowsOf(l)),{columns:s,
all:o}=tN(n.flat(),t.name,l=>Math.abs(t.value(l)));if(s.length===0)return{empty:t.empty};let a=e.map((l,d)=>nN(l,n[d],s,t)).filter(l=>l.rows.length>0),r=Math.max(...a.map(l=>l.rows.length)),i=Math.max(
...n.map(l=>new Set(l.map(d=>d.rank)).size));return{places:r,panels:a.length,note:[s.length<o&&`${s.length} of ${o} ${t.what}, those with the most ${t.most??"waiting"}`,r<i&&`the first ${r} of ${i} ra\
nks`].filter(Boolean).join("; "),data:l=>C_({panels:a,columns:s,signed:t.signed},l)}}var Cl=(e,t)=>af(e,t),Y_=e=>[`waits ${x(e.wait_per_step)} a step, exposed ${x(e.exposed_wait_per_step)}`,`causes ${x(
e.caused_per_step)} a step, last ${_(e.last)} of ${_(e.matched_rows)} times`],V_=e=>[`waits ${x(e.wait)}, exposed ${x(e.exposed_wait)}`,`causes ${x(e.caused)}, last ${_(e.last)} times`];var J_=[["compute",we.compute,"--part-compute"],["non_compute",Yo,"--part-communication"],["idle",we.idle,"--part-idle"]].map(([e,{name:t,what:n},s])=>({key:`${e}_time`,name:t,what:n,property:s,text:o=>`${x(
o[`${e}_time`])}, ${Mo(o[`${e}_time_pctg`])}`})),dk={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>se(e),legend:J_,sums:!0,make:(e,t)=>ns(e,t,{label:er(e),rowsOf:n=>n.data.rows,parts:J_,what:"ranks",empty:As})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[Z,V(R(T("idle_time",we.idle.name),we.idle.what)),de("idle_time_pctg","idle, %"),V(R(T("compute_ti\
me",we.compute.name),we.compute.what)),N(de("compute_time_pctg","compute, %")),V(R(T("non_compute_time",Yo.short),Yo.what)),de("non_compute_time_pctg",`${Yo.short}, %`),V(R(T("kernel_time","all"),"Fro\
m the first to the last device row")),To]}]},sN="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that \
it records.",bf="no FLOPs are known, or not the peak of this device for numbers of this type",Q_=e=>J(e,0,3),tr=(e,t)=>N({...oe(e,t),show:Ht,showDiff:as}),Ao=qe(R(oe("tflops_per_s","TFLOP/s"),"FLOPs d\
ivided by the device time of what was launched inside the operator, in 10¹² a second")),nr=Oe(qe(R(de("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names o\
f the kernels tell, from the data sheet of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),bf),X_=Oe(qe(R(de("fastest_peak_pctg","of fastest"),
"The same of the fastest arithmetic that the device has for these numbers: TF32 for float32")),bf),Z_=(e,t)=>Oe(N(oe(e,t)),bf),pf=R(T("device_time_per_step","device per step"),"Device time of what was\
 launched inside the operator, per step and rank"),ek=qe(R(_n("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),tk=N(R(oe("flo\
ps_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at most")),uk={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-poin\
t operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Oo(e,xg),charts:[{id:"speed",table:"b\
y_operator",title:"Achieved TFLOP/s by operator",height:se,make:(e,t)=>Fe(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:sN,show:n=>`${Q_(n.tflops_per_s)} TFLOP\
/s${n.peak_pctg===null?"":`, ${Q_(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[tr("flops_per_step","FLOPs\
 per step"),T("device_time_per_step","device per step"),R(T("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),N(de("known_pctg","share")),Ao,
nr,X_,st(L("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[R(L("class","class"),"By the operators that launched\
 it, else by the names of kernels; other: nothing says what it is"),V(N(I("device_rows","device rows"))),T("device_time_per_step","device per step"),N(de("device_time_pctg","share of device time")),Ao,
ek,tk]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[Z,tr("flops_per_step","FLOPs per step"),T("device_time_per_step","device per step"),T("known_tim\
e_per_step","with known FLOPs"),Ao,nr]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[R(L("dtype","type"),"The type of the numbers of both\
 factors"),Oe(R(L("arithmetic","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),
"the names of the kernels do not tell: the peak is that of the fastest"),V(N(I("calls","calls"))),tr("flops_per_step","FLOPs per step"),pf,Ao,nr,X_,Z_("peak_tflops_per_s","peak TFLOP/s"),Z_("fastest_t\
flops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[kn,V(N(I("calls","calls"))),tr("flops_per_step","FLOPs per st\
ep"),pf,Ao,nr]},{key:"by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[kn,L("shapes","shapes",!0),R(L("dtype","type"),"The type of the numbers of both fa\
ctors"),L("class","class"),V(N(I("calls","calls"))),tr("flops_per_call","FLOPs per call"),pf,Ao,nr,tk]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_s\
tep","gb_per_s_at_least"],columns:[kn,L("shapes","shapes",!0),L("dtypes","types",!0),V(N(I("calls","calls"))),T("device_time_per_step","device per step"),ek]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",main:["device_time_per_step"],columns:[R(kn,"The innermost operator that launched it"),V(N(I("device_rows","device rows"))),T("device_time_per_step","device per step"),N(de("device_tim\
e_pctg","share of device time"))]}]},nk=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Wc[e],what:op[e],text:n=>x(n[e])}));function oN(e){
let t=new Map;for(let n of e.data.rows.filter(s=>s.stream!==null)){let s=`${n.rank} ${n.device} ${n.stream}`,o=t.get(s)??{rank:n.rank,stream:n.stream};o[n.idle_category]=n.idle_time,t.set(s,o)}return[
...t.values()]}var fk={title:"Idle time",params:[Ye("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Ml("show_idle_int\
erval_stats","Statistics of the gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"\
rows",title:"Idle time of each stream",height:e=>se(e),legend:nk,sums:!0,make:(e,t)=>{let n=er(e);return ns(e,t,{rowsOf:oN,group:Za,label:s=>`${n(s)}, ${Za(s)}`,parts:nk,what:"streams",empty:As})}}],tables:[
{key:"rows",caption:"Streams",columns:[Z,Rs,El,$e("idle_category","why idle",Wc),V(T("idle_time","idle")),N(rf("idle_time_ratio","share")),To],extra:e=>"count"in e?Qa(T):[]}]},_f={title:"Kernels",params:[
Ye("duration_ratio","Share of time to show","0.8"),Ye("num_kernels","Kernels at most","10"),Ml("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the devices do, alone or at once, an\
d the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:se,make:(e,t)=>Fe(e,t,{table:"kinds",kind:"percent",empty:As,name:n=>jc(n.kernel_type),value:n=>n.percentage,show:n=>`${Mo(
n.percentage)}, ${x(n.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:se,make:(e,t)=>Fe(e,t,{table:"over_ranks",kind:"time",empty:As,name:n=>n.
name,value:n=>n.mean,show:n=>`${x(n.mean)}, mean of ${_(n.count)} calls${n.ranks>1?`, ranks ${x(n.min_mean)} to ${x(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-n.mean})})}],tables:[
{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Tl,Xa,N(I("ranks","ranks")),V(I("count","calls")),V(T("sum","time")),T("mean","mean"),T("min_mean","fastest rank"),T("max_mean",
"slowest rank")]},{key:"kinds",caption:"Kinds",columns:[$e("kernel_type","kind",jc),V(N(T("sum","time"))),N(de("percentage","share"))]},{key:"kernels",caption:"Kernels of each rank",main:["sum","count",
"mean"],columns:[Tl,Xa,Z,V(I("count","calls")),V(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},aN=(e,t)=>e.place-t.place||Object.keys(Mr).indexOf(e.class)-Object.keys(
Mr).indexOf(t.class),hk={title:"Kernel launches",params:[Ye("runtime_cutoff","Slow launch over, µs","50"),Ye("launch_delay_cutoff","Late start over, µs","100"),Ml("include_memory_events","Copies too",
!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their launch leave the device idle.",above:{charts:4},charts:[...Object.entries(Hc).
map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Rt(t),half:!0,height:()=>230,make:n=>{let s=n.map(o=>({key:o.key,side:o.letter,name:Cs(o),bins:o.data.histograms.filter(a=>a.measure===e)}));return s.
every(o=>o.bins.length===0)?{empty:Sl}:{data:o=>T_({sides:s},o)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===
0)?{empty:Sl}:{data:()=>O_({sides:e.map(t=>({key:t.key,side:t.letter,name:Cs(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Z,V(I("count","launches")),V(I("short_ke\
rnels","shorter than their launch")),V(I("runtime_outliers","slow launches")),V(I("launch_delay_outliers","late starts")),To]},{key:"worst",caption:"The worst launches",apart:!0,order:aN,columns:[$e("\
class","why",Mr),Z,Tl,kn,T("cpu_duration","host"),T("gpu_duration","device"),T("launch_delay","delay")]},{key:"summary",caption:"Summary",main:["mean","50%","max"],columns:[Z,$e("measure","measure",Hc),
...Qa(T)]}]},mk={title:"Queue length",window:!0,params:[Ye("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to \
look closer: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Za,height:xl,make:(e,t)=>Al(e,t,{unit:"waiting",name:Za,empty:Sl})}],tables:[{key:"summary",caption:"Sum\
mary",main:["mean","50%","max"],columns:[Z,Rs,El,...Qa(oe,N)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Z,Rs,El,V(T("duration_at_max_queue_length","blocked")),rf("relative_d\
uration_at_max_queue_length","share of the rank")]}]},rN="The part of the time for which a value is known",sk=[N(oe("mean","mean")),N(oe("min","min")),N(oe("max","max")),N(R(T("known_time","known"),rN))],
ok=L("counter","counter"),pk={title:"Device clocks, power, temperature",tab:"Device clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by t\
ime.",notes:Ol,params:[],charts:[],above:{tables:2},tables:[{key:"rows",caption:"All steps",main:["mean","max"],columns:[Z,Rs,ok,...sk]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[Z,
Oe(L("step","step"),"the recording has no steps"),Rs,ok,...sk]}]},wk="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile, as JSON: Perfetto files (.pftra\
ce) have none.",iN="It is not known what is live at the peak: either all of it was allocated before the recording began, or the trace does not record addresses.",Ro=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,
"GPU"),ak=e=>Ro(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),lN=e=>e.replace(/ (allocated|reserved)/,""),cN=e=>e.includes(" reserved")?"reserved":"allocated",rk={panel:e=>lN(
e.name),style:e=>`${e.group} ${cN(e.name)}`},gk=e=>[Ro(e.device_type),e.device>=0?e.device:""].join(" ").trim(),yf=(e,t)=>e.some(n=>new Set(n.data.peaks.map(s=>s[t])).size>1),dN=(e,t)=>n=>[yf(e,"rank")&&
`rank ${n.rank}`,yf(e,"device_type")&&gk(n),n[t]].filter(Boolean).join(" · ");function uN(e,t){return e.flatMap((n,s)=>{let o=t.map(a=>a.series[s]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(
a=>a.rank===o).map(a=>({side:n.letter,at:a.start,end:a.start+a.duration,text:`step ${a.step}`}))})}function yk(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.
row.peak??-1/0)?n:t,null)}function fN({side:e,row:t}){let n=[yf([e],"rank")&&`rank ${t.rank}`,gk(t)].filter(Boolean).join(", "),s=t.peak_step===null?"":`, in step ${t.peak_step}`,o=t.live_at_peak===null?
" The trace does not record all addresses, so what is live then is not known.":` ${U(t.live_at_peak)} of it was allocated in the recording, ${U(t.from_before)} before it began.`,a=t.totals==="sums"?" \
The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":"";return[c("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${U(t.peak)} (${n}), ${x(t.peak_at)}\
 after the first event${s}.${o}${_g(e.data.peaks,t.device_type)}${a}`]}function hN(e){let t=e.map(s=>yk([s])),n=t.length===2&&t.every(Boolean)&&Ro(t[0].row.device_type)===Ro(t[1].row.device_type)&&kg(
t.map(({side:s,row:o})=>({data:s.data,row:o})));return n?[c("p",{class:"memory-sentence"},c("strong",{},"B − A: "),n)]:[]}var mN=e=>[...e.flatMap(t=>{let n=yk([t]);return n?[c("p",{class:"memory-sen\
tence"},fN(n))]:[]}),...hN(e)],bk={...L("device_type","memory"),show:Ro,alike:Ro},pN=Oe(vl("device","device"),"host memory has no number"),wN=B_(R({...L("span","file"),show:e=>String(e+1)},"Of a rank \
that has several trace files"),e=>e>0),ik=R(nt("bytes","live at the peak"),"Allocated at or before the peak, and not freed by then"),wf=N(de("pctg","share")),gf=I("allocations","allocations"),Ll=[Z,wN,
bk,pN],lk=(e,t,n,s)=>e.every(o=>o.data.peaks.length===0)?{empty:wk}:Fe(e,t,{table:n,kind:"bytes",name:dN(e,s),value:o=>o.bytes,show:(o,a)=>`${U(a)}, ${F(o.pctg)} of the peak`,empty:iN}),_k={title:"Mem\
ory",window:!0,ofSteps:!0,host:!0,params:[Ye("limit","Frames of each device","100")],intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, a\
nd what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:mN,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:ak,panels:rk,ownDevice:!0,
height:xl,make:(e,t)=>Al(e,t,{unit:"bytes",name:ak,panels:rk,ownDevice:!0,marks:uN,empty:wk})},{id:"live_modules",title:"Live at the peak, by module",height:se,make:(e,t)=>lk(e,t,"live_modules","modul\
e")},{id:"live_operators",title:"Live at the peak, by operator",height:se,make:(e,t)=>lk(e,t,"live_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_p\
eak"],columns:[...Ll,R(nt("peak","peak allocated"),"The largest amount that is allocated"),st(R({...T("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),st(Oe(L(
"peak_step","step"),"outside of the recorded steps")),R(nt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),R(nt("reserved_peak","peak reserved"),"The largest amount that is res\
erved"),R(nt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),R(nt("live_at_peak","live at the peak"),"Allocated in the recording at or before the p\
eak, and not freed by then"),R(nt("from_before","from before"),"The rest of the peak: allocated before the recording began"),R(nt("never_freed","never freed"),"Allocated in the recording and not freed\
 until its end"),I("never_freed_allocations","never freed, allocations"),R(nt("unseen_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...st(L("totals","totals")),
what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...Ll,L("module","mo\
dule",!0),ik,wf,gf,I("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Ll,L("frame","frame",!0),L("operator","operator",!0),ik,wf,gf]},{key:"operators",caption:"Allocat\
ions and frees in the selected steps",columns:[bk,L("operator","operator",!0),oe("allocations_per_step","allocations per step"),nt("allocated_per_step","allocated per step"),oe("frees_per_step","frees\
 per step"),nt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Ll,L("frame","frame",!0),L("operator","operator",!0),nt("bytes","never freed"),
wf,gf]}]},ck=e=>e.name,kk={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look cl\
oser: finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:ck,panels:!0,height:xl,make:(e,t)=>Al(e,t,{unit:"rate",name:ck,panels:!0,empty:"Th\
ere are no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count",
"mean","max"],columns:[Z,Rs,L("name","copy"),...Qa(_n,qe,N)]}]};var Mf=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],ss=Object.
fromEntries(Mf.map(([e,t])=>[e,t])),xk=Mf.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:s=>`${x(s[e])}, ${Mo(s.path>0?Number((s[e]/s.path*100).toFixed(2)):0)}`})),
Of="There are no steps here.",Nl=e=>e.step===null?"whole file":`step ${e.step}`,kf=e=>e.span>0?`, file ${e.span+1}`:"";function Ck([e,t],n){return no({control:e.data.set,test:t?.data.set??"",control_marker:e.
data.marker??"",test_marker:t?.data.marker??"",control_marker_until:e.data.marker_until??"",test_marker_until:t?.data.marker_until??"",...n})}var gN=(e,t)=>Ck(e,{path:!0,control_rank:String(t.rank),control_step:t.
step===null?"":String(t.step),control_span:t.span>0?String(t.span):""}),Lk=e=>e.some(({data:t})=>t.ranks?.length>1)&&c("p",{},c("a",{href:Ck(e,{ranks:"all"})},"Show all ranks in the timeline"));function yN({
data:e}){let t=e.by_kind.filter(s=>s.time>0).sort((s,o)=>o.time-s.time);if(t.length===0)return Of;let n=e.by_kind.reduce((s,o)=>s+o.time_per_step,0);return`${x(n)} a step: ${t.slice(0,3).map(s=>`${F(s.
time_pctg)} ${ss[s.kind]}`).join(", ")}.`}var vk=Oe(T("longest","longest"),"the path has no such segment"),$k=Oe(L("name","name",!0),"waiting and gaps have no name"),Nk={title:"Critical path",host:!0,
ofSteps:!0,params:[Ye("consecutive_kernel_delay","Short gaps, µs","30"),Ye("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>c("p",{class:"path-sentence"},t.letter&&c("strong",{},`${t.letter}: `),yN(t))),e[0].
data.by_step.length>0&&c("p",{},c("a",{href:gN(e,e[0].data.by_step[0])},`Show the path of ${Nl(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:se,make:(e,t)=>Fe(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?ss[n.kind]:`${n.name} (${ss[n.kind]})`,value:n=>n.time_per_step,empty:Of,show:n=>`${x(
n.time_per_step)} a step, ${F(n.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>se(e),legend:xk,make:(e,t)=>ns(e,t,{parts:xk,what:"steps",empty:Of,
rowsOf:n=>n.data.by_step,label:n=>[e.some(s=>s.data.ranks.length>1)&&`rank ${n.rank}`,`${Nl(n)}${kf(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[$e("kind","ki\
nd",ss),$e("work","work",e=>e===1?"yes":"waiting"),T("time_per_step","time per step"),N(de("time_pctg","share")),V(I("segments","segments")),vk]},{key:"by_name",caption:"Operators, calls and kernels",
columns:[$e("kind","kind",ss),$k,T("time_per_step","time per step"),N(de("time_pctg","share")),V(I("segments","segments")),vk]},{key:"by_step",caption:"Steps",columns:[Z,{...L("step","step"),show:(e,t)=>Nl(
t)+kf(t)},R(T("path","path"),"The whole path, including waits; the kinds add up to it"),R(T("work","work"),"Without waits for the device, between operators and idle"),...Mf.map(([e,t,n])=>R(T(e,t),n)),
T("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Z,{...L("step","step"),show:(e,t)=>Nl(t)+kf(t)},T("start","from"),T("duration","takes"),$e("kind","kind",ss),$k,
Oe(L("lane","thread or stream"),"waiting is on none")]}]},Pk={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without neste\
d operators.",charts:[{id:"operators",table:"rows",title:"Time, all ranks together",sums:!0,height:se,make:(e,t)=>Fe(e,t,{table:"rows",kind:"time",sums:!0,empty:As,name:n=>n.operator??"not known",value:n=>n.
sum,show:(n,s)=>x(s)})}],tables:[{key:"rows",caption:"Operators",main:["sum","count","mean"],columns:[kn,Xa,Z,V(I("count","calls")),V(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T(
"std","std")]}]};function bN(e){let{operator_name:t,min_pattern_len:n}=e.shown,s=n>1&&c("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator la\
unches ${n>1?`${n} kernels or more`:"a kernel"} in the selected ranks and steps. `,s||ls]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,s]}var Ik={
title:"Kernel sequences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},Ye("min_pattern_len","Kernels at least","3"),Ye("top_k","Patterns at most","5")],intro:"\
What an operator launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",c("b",{class:"mono"},e.shown.operator_name),", the operator whose\
 kernels take the most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:se,sums:!0,make:(e,t)=>Fe(e,t,{table:"patterns",kind:"time",sums:!0,name:n=>n.
pattern,value:n=>n.kernel_duration,empty:bN(t),show:(n,s)=>x(s)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[q_("pattern","operator and its kernels"),
Z,{...I("length","kernels"),showDiff:null},V(I("count","calls")),V(T("kernel_duration","on the device")),V(T("operator_duration","on the host"))]}]},Dk={title:"Annotations",host:!0,params:[{name:"use_\
gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the program marked (record_function, steps).",instead:(e,t)=>e.
use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&"There are none on the devices, so those\
 of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:se,make:(e,t)=>Fe(e,t,{table:"rows",kind:"time",sums:!0,name:n=>n.name,value:n=>n.sum,empty:'\
There are none. A range is marked with torch.profiler.record_function("name").',show:(n,s)=>x(s)})}],tables:[{key:"rows",caption:"Annotations",main:["sum","count","mean"],columns:[$l(L("name","name",!0),
(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Z,V(I("count","calls")),V(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},_N='There are no ann\
otations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefill[bs=1 tok=512\
]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',kN={prefill:"prefill: prompts are read",decode:"decode: \
tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty: no req\
uest"},Fl=Object.entries(we).map(([e,{name:t,what:n,property:s}])=>({key:e,property:s,name:t,what:n,text:o=>`${x(o[e])} a call`})),xN=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==
null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),xf=e=>e===null?q:_(Math.round(e)).replace("-","−"),vN=e=>`${_(Math.round(e))} tokens/s`;function $N(e){if(e.length<2)return null;
let[t,n]=e.map(({data:o})=>o),s=t.phases.filter(({phase:o})=>o!=="empty"&&n.phases.some(a=>a.phase===o)).map(({phase:o})=>[" ",c("a",{href:dt({...He(""),control:t.set,test:n.set,control_marker:`phase:${o}`,
test_marker:`phase:${o}`})},o)]);return s.length>0&&c("p",{class:"phase-links"},"Compare the calls of one phase, each as a step:",s)}var vf="the names of these annotations do not say it",$f=[I("calls",
"calls"),R(T("median_time","median"),"The duration of the annotation on the host"),T("mean_time","mean"),...Fl.map(({key:e,name:t,what:n})=>R(T(e,t),`${n}, per call`)),R(T("device_time","device"),"Wha\
t a call launches, wherever it runs; per call"),Oe(R(N(I("requests_in_all","requests")),"Of all calls whose names say them"),vf),Oe(R(N(I("tokens_in_all","tokens")),"Of all calls whose names say them:\
 of prompts, and generated"),vf),R(T("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),Oe(R(qe({...oe("tokens_per_second","tokens/s"),show:xf,showDiff:e=>e>
0?`+${xf(e)}`:xf(e)}),"Tokens by the time in which such calls are at work, of one rank"),vf)],Sf=["calls","median_time","tokens_per_second"],Pl=L("phase","phase"),Sk=(e,t)=>({...L(e,t),show:n=>n===null?
"not stated":n.replace("-","–")}),Bk={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotation\
s. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[...Oo(e,t=>vg(t,Fl)),c("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.
phases.map(n=>n.phase)))].map(t=>kN[t]).join("; ")),$N(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>se(e),legend:Fl,make:(e,t)=>ns(e,t,{parts:Fl,what:"phases",rowsOf:n=>n.data.phases,
label:n=>n.phase,empty:_N})},{id:"phase-rates",table:"sizes",title:"Tokens a second, by phase and size",height:se,make:(e,t)=>Fe(e,t,{table:"sizes",kind:"number",name:xN,value:n=>n.tokens_per_second,show:n=>vN(
n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Ph\
ases",main:Sf,columns:[Pl,...$f]},{key:"sizes",caption:"Phases by size of a call",main:Sf,columns:[Pl,R(Sk("requests","requests"),"Of one call, up to a power of two"),R(Sk("tokens","tokens"),"Of one c\
all, up to a power of two"),...$f.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:Sf,columns:[Z,Pl,...$f]},{key:"forms",caption:"\
Names that were found",columns:[Pl,R(L("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),I("calls","calls")]}]},SN="There are no counters of kernels in the select\
ed ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",EN=e=>e===null?q:J(e,0,3),qk={title:"Counters of operators",tab:"Counters",host:!0,params:[Ye("limit","Kerne\
ls listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:Ol,charts:[{id:"counters",table:"rows",title:"Sums by operator and coun\
ter",height:se,make:(e,t)=>Fe(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:SN,show:(n,s)=>EN(s)})}],tables:[{key:"rows",caption:"Op\
erators, kernels and counters",main:["sum","mean"],columns:[Z,Oe(kn,"no operator above the launch is recorded"),L("kernel","kernel",!0),L("counter","counter",!0),I("kernels","kernels"),oe("sum","sum"),
N(oe("mean","mean")),N(oe("min","min")),N(oe("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Z,R(I("number","kernel no."),"In order of time, from 0"),L("kernel","kernel",!0),R(L("op\
erators","operators",!0),"Those above its launch, the outermost first"),L("counter","counter",!0),oe("value","value")]}]},TN="There are no collectives in the selected ranks and steps. They are recorde\
d where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",ON="No collective of the selected ranks matches one of another rank: see what does not match below.",Ef="no rank matc\
hes, or the trace does not state the bytes sent or the size of the group",Il=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>x(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>x(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>x(e.exposed)}],Ek=e=>({...e,transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});
function MN(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let s=t.get(Yn(n))??{name:Yn(n),collective:n.collective,points:[]};s.points.push(n),t.set(s.name,s)}),{key:e.key,
side:e.letter,name:Cs(e),lines:[...t.values()]}}var Fk=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.filter(n=>n.busbw!==null).map(n=>n.collective)))],AN=e=>e.length>1?null:Fk(e).map((t,n)=>({key:`coll\
ective ${n}`,name:t,property:of(n)}));function RN(e){let t=e.map(MN);return t.every(n=>n.lines.length===0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:
{data:n=>A_({sides:t,names:Fk(e)},n)}}var Dl=e=>e.every(t=>t.data.summary[0]?.rows===0)?TN:ON,Bl=L("collective","collective",!0),ql=L("process_group","process group",!0),Tk=R(T("transfer_per_step","tr\
ansfer"),"The shortest duration over the ranks, per step; on a common clock, what is not waiting"),Ok=R(T("wait_per_step","wait"),"How much longer a rank takes than the one that comes last; on a commo\
n clock, the time until that one begins"),jk=N(R(I("last_certain","certainly last"),"By more than the clocks of the ranks are uncertain; only where they have a common one")),Mk=R(T("exposed_wait_per_s\
tep","exposed wait"),"The part of the waiting in which no compute kernel runs"),Wk={name:"waiting_by",label:"Waiting goes by",type:"choice",fallback:"common_clock",options:{common_clock:"the common cl\
ock, if any",shortest_duration:"durations alone"}},Hk={title:"Collectives",params:[Wk],ofSteps:!0,host:!0,intro:"Each collective is matched across all ranks, which wait for the one that comes last; th\
e rest of the time is transfer. Times are means over the steps of all ranks.",notes:e=>[...Oo(e,yg,bg),Lk(e),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>c("p",{},t.letter&&c("st\
rong",{},`${t.letter}: `),_(t.data.summary[0].missing_not_listed)," collectives have more missing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time\
 of a step",height:se,legend:Il,make:(e,t)=>ns(e,t,{parts:Il,what:"collectives",rowsOf:n=>n.data.collectives.filter(s=>s.instances>0).map(Ek),label:Yn,empty:Dl(e)})},{id:"collective-ranks",table:"by_r\
ank",title:"Time of a step, by rank",height:se,legend:Il,make:(e,t)=>ns(e,t,{parts:Il,what:"ranks",rowsOf:n=>n.data.by_rank.filter(s=>s.matched_rows>0).map(Ek),label:n=>`rank ${n.rank}`,empty:Dl(e)})},
{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:AN,make:RN},{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Cl,legend:[],make:e=>Rl(
e,{name:Yn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Y_,empty:Dl(e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Cl,legend:[],
make:e=>Rl(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:V_,empty:Dl(e)})}],tables:[{key:"\
collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[Bl,ql,$e("class","class",String),I("instances","instances"),Tk,Ok,Mk,T("time_per_step","in all"),N(I("gro\
up_size","group size")),N(oe("bytes_per_instance","bytes")),Oe(qe(_n("algbw","algorithm bandwidth")),Ef),Oe(qe(_n("busbw","bus bandwidth")),Ef),I("unmatched_rows","without match"),T("unmatched_per_ste\
p","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Z,Tk,Ok,Mk,R(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),I("last","last"),jk,N(de("la\
st_pctg","last, share")),R(T("wait_half_width_per_step","±"),"How well a common clock tells the waiting of a step"),I("matched_rows","matched"),I("unmatched_rows","without match")]},{key:"unmatched",
caption:"Without a match",columns:[Z,Bl,ql,$e("why","why",String),L("dtype","type"),N(oe("bytes","bytes")),I("count","count"),T("duration","in all"),Oe(R(qe(_n("busbw_at_least","bus bandwidth, at leas\
t")),"Computed from whole durations, which may include waiting"),Ef)]},{key:"missing",caption:"Missing",columns:[Z,Bl,ql,I("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal share\
s",apart:!0,columns:[L("step","step"),Bl,ql,L("ranks","ranks"),T("shortest","shortest"),T("longest","longest"),oe("least_bytes","fewest bytes"),oe("most_bytes","most bytes")]}]},Uk={title:"Communicati\
on overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"rows",title:"Overlap",
height:se,make:(e,t)=>Fe(e,t,{table:"rows",kind:"percent",name:er(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded where s\
everal ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Mo(n.comp_comm_overlap_pctg)}, ${x(n.overlap)} of ${x(n.communication_time)} of communication`})}],tables:[{key:"ro\
ws",caption:"Ranks",columns:[Z,qe(de("comp_comm_overlap_pctg","overlap")),V(R(qe(T("overlap","overlapped")),"Communication while a compute kernel runs")),V(T("communication_time","communication")),To]}]},
zk={compute:"compute",memory:"copies",host:"host, self"},Kk={...zk,idle:"idle, the host is late"},CN=(e,t,n="")=>t[`${e}_excess_per_step${n}`]>0?e==="idle"&&Id(t,n)?"on the host":Kk[e]:q,Ak=e=>Pd(...e.
map(({data:t})=>t)),Gk={...L("step","step"),show:e=>e===null?"whole file":String(e)},Rk=R(T("step_time_like_median","step if on time"),"The mean step of all ranks if this rank came at the same time as\
 the others"),Yk={title:"Stragglers",ofSteps:!0,host:!0,params:[Ye("num_candidates","Ranks with operators","2"),Ye("limit","Operators of each","10"),Wk],intro:"Which rank the others wait for, and what\
 it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>c("p",{class:"straggler-sentence"},t.letter&&
c("strong",{},`${t.letter}: `),$g(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:se,make:(e,t)=>Fe(e,t,{table:"by_rank",kind:"time",
name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Ak(e),noZeros:!0,show:n=>`${x(n.caused_per_step)} a step, ${F(n.caused_pctg)} of all; last in ${F(n.last_pctg)} of its collectives`})},
{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:se,make:(e,t)=>Fe(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"\
whole file":`step ${n.step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Ak(e),noZeros:!0,show:n=>`rank ${n.rank}: ${x(n.caused)}, ${F(n.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[Z,st($e("straggler","straggler",e=>e===1?"yes":"no")),st(
{...$e("cause","what it does longer"),show:CN}),R(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),N(de("caused_pctg","share")),I("last",
"last"),jk,N(de("last_pctg","last, share")),R(I("worst_steps","worst in steps"),"In how many steps no other rank caused more"),R(T("compute_excess_per_step","more compute"),"Before the collectives whe\
re it is last, compared with the median rank"),R(T("memory_excess_per_step","more copies"),"The same of copies"),R(T("idle_excess_per_step","more idle"),"The same of time in which neither runs: the ho\
st is late"),T("step_time","step"),Rk]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Z,$e("measure","measure",zk),L("operator","operator",!0),T("time_per_ste\
p","per step"),T("median_per_step","median rank"),T("excess_per_step","more"),oe("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[Gk,st(R(L("rank","rank"),"The rank that ca\
uses the most in the step")),st($e("cause","what it does longer",Kk)),R(T("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),N(de("caused_pctg","share")),T("ex\
posed_wait","exposed wait"),T("step_time","step"),Rk]}]},LN=e=>e.step===null?"whole file":e.step===e.to_step?`step ${e.step}`:`steps ${e.step}–${e.to_step}`,NN=e=>[`${x(Math.abs(e.lateness))} ${e.lateness<
0?"earlier":"later"} than the median rank, ± ${x(e.half_width)}`,`certainly last in ${_(e.last_certain)} of ${_(e.instances)}`],Ls=(e,t)=>{let n=o=>a=>o(a==null?null:a/1e3),s=T(e,t);return{...s,show:n(
s.show),exact:n(s.exact)}},Tf=e=>e.map(({data:t})=>jd(t)).join(" "),Vk={title:"Clocks of ranks",tab:"Clocks",ofSteps:!0,host:!0,params:[],above:{charts:2},intro:"Each rank writes its times by its own \
clock. Collectives end on all their ranks nearly together: from this follows by how much the clocks differ, and so which rank comes last.",notes:e=>[...Oo(e,jd,Eg),Lk(e),c("p",{},v("All ranks in Perfe\
tto …",()=>es(e.map(({data:t})=>t.set))))],charts:[{id:"last",table:"waiting",title:"How often each rank certainly comes last",height:se,make:(e,t)=>Fe(e,t,{table:"waiting",kind:"count",ranks:!0,name:n=>`\
rank ${n.rank}`,value:n=>n.last_certain,empty:Tf(e),show:n=>`last in ${_(n.last_certain)} of ${_(n.instances)} collectives by more than the clocks are uncertain, by less in ${_(n.last-n.last_certain)}\
; waited ${x(n.waited)} for others`})},{id:"lateness",title:"Lateness, rank × step: begin of collectives, against the median rank",height:Cl,legend:[],make:e=>Rl(e,{what:"steps",most:"lateness",signed:!0,
rowsOf:({data:t})=>[...t.lateness].sort((n,s)=>n.step-s.step),name:LN,value:t=>t.lateness,text:NN,empty:Tf(e)})},{id:"skew",table:"step_skew",title:"From the first to the last rank that begins a step",
height:se,make:(e,t)=>Fe(e,t,{table:"step_skew",kind:"time",name:n=>`step ${n.step}`,value:n=>n.skew,empty:Tf(e),show:n=>`${x(n.skew)}: first rank ${n.first}, last rank ${n.last}`})}],tables:[{key:"wa\
iting",caption:"Arrivals",main:["last_certain","lateness","waited"],changed:!0,columns:[Z,N(I("instances","collectives")),N(I("last","last")),R(N(I("last_certain","certainly last")),"By more than the \
clocks are uncertain. A rank stands out if it is that twice as often as any other, and in 5 collectives more, or, of fewer than ten, in half of them more"),N(de("last_pctg","last, share")),R(N(T("late\
ness","lateness")),"Begin of its collectives less that of the median rank, mean"),N(T("half_width","±")),V(T("waited","waited"))]},{key:"per_rank",caption:"Clocks",apart:!0,main:["offset_ns","status"],
columns:[Z,st($e("status","clock",{})),R(Ls("offset_ns","ahead"),"By how much it is ahead of the clock of the reference"),R(Ls("uncertainty_ns","±"),"Half of the 95 % interval; of 89 % with fewer tha\
n 12 collectives"),R(N(oe("drift_ppm","drift, ppm")),"By how much faster it runs"),N(I("instances","collectives")),R(Ls("residual_median_ns","rest"),"By how much its ends differ from the others’, medi\
an"),Ls("jump_ns","was set by"),L("component","group"),L("host","host",!0)]},{key:"skew",caption:"Steps of all ranks",main:["median","largest"],columns:[L("component","group"),N(I("steps","steps")),R(
T("median","median"),"From the first to the last rank that begins a step"),T("largest","largest")]},{key:"step_skew",caption:"Steps",main:["skew"],columns:[Gk,T("skew","first to last"),st(L("first","f\
irst rank")),st(L("last","last rank"))]},{key:"components",caption:"Groups of ranks",apart:!0,columns:[L("number","group"),L("reference","reference"),N(I("ranks","ranks")),N(I("instances","collectives")),
Ls("scale_ns","noise of an end"),Ls("transfer_ns","transfer"),st($e("applied","clock",{identity:"that of one host",fit:"from collectives"}))]},{key:"host_check",caption:"Hosts",apart:!0,columns:[L("ho\
st","host",!0),N(I("ranks","ranks")),Ls("largest_difference_ns","largest difference"),st($e("agrees","one clock",{}))]}]};var xn={temporal_breakdown:dk,comm_comp_overlap:Uk,idle_time_breakdown:fk,kernel_breakdown:_f,memory_bw:kk,queue_length:mk,launch_stats:hk,kernel_sequences:Ik,user_annotation_breakdown:Dk,operator_kernels:Pk,
collectives:Hk,stragglers:Yk,clocks:Vk,memory:_k,critical_path:Nk,phases:Bk,work:uk,device_counters:pk,operator_counters:qk},Cf=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_br\
eakdown","launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","straggler\
s","clocks"]],["Memory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],ke={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...xn},t0=["ranks","set_\
ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker","marker_until","set_marker_until","test_marker_until","cut_overlaps"],Lf=["start","end"],jl={...Object.fromEntries(
[...t0,...Lf].map(e=>[e,""])),lines:[]};function n0(e){return[...t0,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Lf:[]]}var Jk=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.
get("include_last_profiler_step")]??"";function Wl(e,t){let n=new URLSearchParams(e),s=i=>n.get(i)??n.get(i.replace(/^set(?=_|$)/,"control"))??"",o=Object.keys(t).filter(i=>i!==""),a={what:nn(n,"what",
o,"")},r=t[a.what];for(let i of["set","test",...n0(r)])a[i]=s(i);return a.rows=Jk(n)==="steps"?"":Jk(n),a.lines=r.window?n.getAll("line"):[],a.order=nn(n,"order",["rank"],""),a.unit=nn(n,"unit",["tota\
l"],""),a.more=nn(n,"more",["1"],""),a}function s0(e,t,n=[]){let s=new URLSearchParams;for(let o of["set","test",...n0(t[e.what])]){let a=e[o]??"",r=o.startsWith("test_")&&e.test==="";a!==""&&!r&&!n.includes(
o)&&s.set(o,a)}return s}function Ns(e,t){let n=s0(e,t);t[e.what].window&&e.lines.forEach(s=>n.append("line",s));for(let s of["order","unit","more"].filter(o=>e[o]))n.set(s,e[s]);return z(`/analyse?${e.
what?`what=${e.what}&`:""}${n}`)}function o0(e,t,n){let s=s0(e,t,n);return t[e.what].ofSteps||s.set("rows",e.rows||"steps"),s}function Lo(e,t){return e.set===""?null:o0(e,t)}function a0(e,t,n){let s=o0(
e,t,Lf);return s.set("format","csv"),s.set("table",n),s}var Nf=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length;function Hl(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(
([n])=>e[n]).map(([n,s])=>({key:n,letter:t?s:"",label:e[n].label,data:e[n]}))}var PN=e=>e.reduce((t,n)=>t+n,0),Co=({data:e})=>PN(e.samples);function r0(e,t){let n=e.data.ranks.indexOf(t.rank);return n<
0?Co(e):e.data.samples[n]}function i0(e,t,n){let s=t.filter(o=>typeof e[o]=="number").map(o=>[o,n>0?e[o]/n:null]);return{...e,...Object.fromEntries(s)}}var l0=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);
function c0(e,t){let n={...e.data};for(let s of t){let o=l0(s);o.length>0&&n[s.key]&&(n[s.key]=n[s.key].map(a=>{let r=r0(e,a);return{...i0(a,o,r),weight:r/Co(e)}}))}return{...e,data:n}}var Pf=e=>!e.number&&
!e.note&&!e.told;function d0(e,t){let n=new Map,s=e.filter(o=>Pf(o)&&!(t&&(o.key==="rank"||o.key==="device")));return o=>{let a=JSON.stringify(s.map(r=>r.alike?r.alike(o[r.key]):o[r.key]));return n.set(
a,(n.get(a)??0)+1),`${a} ${n.get(a)}`}}function Qk(e,t,n,s){let o=a=>{let r=t?.[a]??null,i=r===null?null:e[a]+n*r;return i!==null&&Math.abs(i)<1e-9*Math.abs(e[a])?0:i};return Object.fromEntries(s.filter(
a=>a.number).map(({key:a})=>[a,o(a)]))}var IN=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function DN(e,t,n){let s={...t,...e};for(let o of n){let{key:a}=o;if(Pf(o)||!(o.showDiff||o.told)){s[a]=
IN(e[a],t[a]);continue}[s[`${a} A`],s[`${a} B`]]=[e[a]??null,t[a]??null],s[`${a} Δ`]=o.number&&s[`${a} A`]!==null&&s[`${a} B`]!==null?s[`${a} B`]-s[`${a} A`]:null}return s}function BN(e,t,n){let s=e.
every(a=>a.data.ranks.length===1),o=new Map;return e.forEach((a,r)=>{let i=d0(n,s);for(let l of a.data[t.key]??[]){let d=i(l),u=o.get(d)??[];u[r]=l,o.set(d,u)}}),{pairs:o,alone:s}}function If(e,t,n,s,o){
let{pairs:a,alone:r}=BN(e,t,n),i=d0(n,r),l=new Map((s??[]).map(h=>[i(h),h])),d=[...a].map(([h,[m,p]])=>{let w=l.get(h),[g,y]=[m??{...Qk(p,w,-1,n)},p??{...Qk(m,w,1,n)}].map((b,$)=>o?i0(b,l0(t),r0(e[$],
b)):b);return DN(m?g:{...g,...Xk(p,n)},p?y:{...y,...Xk(m,n)},n)}),[u]=Df(t,n,!0),f=h=>Math.abs(h[`${u.key} Δ`]??0);return u?.number&&(t.changed||n.some(h=>h.mono))?d.sort((h,m)=>f(m)-f(h)):d}var Xk=(e,t)=>Object.
fromEntries(t.filter(Pf).map(({key:n})=>[n,e[n]])),Zk={one:8,two:3};function Df(e,t,n){let s=t.filter(a=>a.told||a.number&&(!n||a.showDiff)),o=n&&e.main?e.main.map(a=>s.find(r=>r.key===a)).filter(Boolean):
[];return o.length>0?o:s.slice(0,n?Zk.two:Zk.one)}var Ul=e=>{let t=e.filter(n=>n.number&&n.show);return n=>t.length===0||!!n.note||t.some(({key:s})=>!!(n[s]??n[`${s} A`])||!!n[`${s} B`])},Jt=(e,t)=>e.
reduce((n,s)=>n+(t(s)??0),0),sr=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null),Bf=(e,t)=>t>0?100*e/t:null,or=(e,t,n=!1)=>Co(t)>0&&(n||!Nf(t))?e/Co(t):null,Ps={...T("value",""),show:e=>e===null?q:
en(e),showDiff:e=>e===null?q:zo(e)},Af=qe({...de("value",""),show:F,showDiff:e=>e===null?q:`${e>0?"+":""}${F(e).replace("%","pp")}`}),Ve=(e,t,n,s,o={})=>{let a=e.map(r=>s(r.data,r));return a.every(r=>(r??
null)===null)?null:{column:t,what:n,values:a,...o}};function Rf(e,{rowsOf:t,name:n,value:s,what:o,mono:a=!0,host:r=!1}){let i=e.map(({data:f})=>{let h=new Map;return t(f).forEach(m=>h.set(n(m),(h.get(
n(m))??0)+(s(m)??0))),h}),l=f=>h=>or(i[f].get(h)??0,e[f],r),d=[...new Set(i.flatMap(f=>[...f.keys()]))],u=sr(d,f=>Math.max(...e.map((h,m)=>l(m)(f))));return u===null||i.every(f=>!f.get(u))?null:{name:u,
mono:a,what:o,column:Ps,values:e.map((f,h)=>l(h)(u))}}var qf=(e,t,n,s)=>sr(e.flatMap(({data:o})=>o[t]),s)?.[n];function qN(e,{difference:t}){let[n]=_f.tables,s=e.length>1?If(e,n,n.columns,t.over_ranks,
!0):e[0].data.over_ranks.map(r=>({...r,"sum A":or(r.sum,e[0])})),o=r=>[r["sum A"],r["sum B"]].slice(0,e.length),a=sr(s.filter(r=>r.name!=="others"),r=>Math.max(...o(r)));return a&&{name:a.name,mono:!0,
what:"the most time of a kernel, per step",column:Ps,values:o(a)}}function FN({rows:e}){return Bf(Jt(e,t=>t.kernel_time-t.idle_time),Jt(e,t=>t.kernel_time))}function jN(e){return Ve(e,Af,"of the peak,\
 in products whose FLOPs are known",({summary:n})=>n[0]?.peak_pctg)??Ve(e,qe(oe("value","")),"TFLOP/s in products whose FLOPs are known",({summary:n})=>n[0]?.tflops_per_s)??Rf(e,{rowsOf:({classes:n})=>n,
name:n=>n.class,mono:!1,value:n=>n.device_time,what:"device time per step"})}function WN(e){let t=e.some(({data:n})=>n.summary[0]?.matched_rows>0);return e.every(({data:n})=>!n.summary[0]?.rows)?null:
Ve(e,Ps,t?"exposed waiting for other ranks, per step":"without a match on another rank, per step",({summary:n})=>n[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function HN(e){return e.every(({
data:t})=>!t.by_rank.some(n=>n.caused_per_step>0))?null:Ve(e,L("value",""),"the rank that the others wait for",({by_rank:t})=>{let n=t.filter(s=>s.straggler===1).map(s=>s.rank);return n.length>0?`rank\
 ${n.join(", ")}`:"none"})}function UN(e){return Ve(e,L("value",""),"certainly comes last most often",({waiting:t,ranks:n,summary:s})=>{let{first:o,stands:a}=qd(t);return a?`rank ${o.rank}${s[0].status===
"one_clock"?"":ga}, in ${F(100*o.last_certain/o.instances)}`:o?"no rank stands out":n.length>1&&s[0].status==="not_aligned"?"no common clock":null})}function zN(e){let t=qf(e,"by_kind","kind",n=>n.time_per_step);
return t===void 0?null:Ve(e,Ps,"their part of the chain, per step",({by_kind:n})=>n.find(s=>s.kind===t)?.time_per_step??0,{name:ss[t]})}function KN(e){let t=qf(e.map(({data:n})=>({data:{phases:n.phases.
filter(s=>s.phase!=="empty")}})),"phases","phase",n=>n.calls);return t===void 0?null:Ve(e,Ps,"a call, median",({phases:n})=>n.find(s=>s.phase===t)?.median_time,{name:t})}function GN(e){let t=qf(e,"sum\
mary","name",s=>s.count),n=s=>Bf(Jt(s,o=>o.mean*o.count),100*Jt(s,o=>o.count));return t===void 0?null:Ve(e,qe(_n("value","")),"mean bandwidth",({summary:s})=>n(s.filter(o=>o.name===t)),{name:t,mono:!0})}
var YN=e=>e.every(({data:t})=>t.rows.every(n=>!n.idle_time))?null:Ve(e,Ps,"all streams together wait for the host to launch, per step",({rows:t},n)=>or(Jt(t.filter(s=>s.idle_category==="host_wait"),s=>s.
idle_time),n)),VN="different counters",e0=e=>e.every(({data:t})=>t.rows.length===0)?null:Ve(e,N(I("value","")),VN,({rows:t})=>new Set(t.map(n=>n.counter)).size),Ff={temporal_breakdown:{of:e=>Ve(e,Af,"\
busy, from the first to the last row of the device",FN)},work:{of:jN},idle_time_breakdown:{of:YN},kernel_breakdown:{query:{num_kernels:"2"},of:qN},launch_stats:{query:{limit:"0"},tables:"counts",of:e=>e.
every(({data:t})=>!Jt(t.counts,n=>n.count))?null:Ve(e,I("value",""),"launches per step",({counts:t},n)=>or(Jt(t,s=>s.count),n))},queue_length:{query:{points:"4"},tables:"summary",of:e=>Ve(e,N(I("value",
"")),"the longest queue of launches",({summary:t})=>sr(t,n=>n.max)?.max)},critical_path:{query:{segments:"0"},tables:"by_kind",of:zN},operator_kernels:{of:e=>Rf(e,{rowsOf:({rows:t})=>t.filter(n=>n.operator!==
null),name:t=>t.operator,value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Ve(e,Ps,"the kernels that it launches in the same order, \
per step",({patterns:n},s)=>or(Jt(n,o=>o.kernel_duration),s),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>Rf(e,{rowsOf:({rows:t})=>t.filter(n=>n.
name!=="others"&&!n.name.startsWith("ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step",host:!0})},phases:{of:KN},collectives:{tables:"summary",of:WN},comm_comp_overlap:{of:e=>Ve(
e,Af,"of the communication is hidden by compute",({rows:t})=>Bf(Jt(t,n=>n.overlap),Jt(t,n=>n.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,tables:"by_rank",of:HN},clocks:{ranks:2,
tables:"summary,waiting",of:UN},memory:{query:{limit:"1",points:"4"},of:e=>Ve(e,nt("value",""),"the peak that is allocated",({peaks:t})=>sr(t,n=>n.peak)?.peak)},memory_bw:{query:{points:"4"},of:GN},device_counters:{
counters:!0,of:e0},operator_counters:{query:{limit:"0"},counters:!0,of:e0}};var JN=20,QN=200;function vn({id:e=P("set"),field:t,set:n,text:s="",none:o,onPick:a,onGroup:r}){let i=P("set-list"),l=n?.label??s,d=c("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:l,placeholder:o??"Choose a set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>d.select(),click:()=>$(),
input:()=>h(),keydown:Y,blur:()=>M()}}),u=c("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:D=>D.preventDefault()}}),f=c("span",{class:"set-picker"},d,u),h=be(
QN,()=>g(d.value.trim())),m=[],p=-1,w=null;async function g(D){w?.abort(),w=new AbortController;let{signal:H}=w,bt=new URLSearchParams({q:D.slice(0,120),limit:String(JN)});u.hidden=!1,d.setAttribute("\
aria-expanded","true");try{let[{entries:je,total:Hs},An]=await Promise.all([xt(bt,{signal:H}),r&&D!==""?bs({signal:H}):[]]),Wo=r?ZN(D,je,An):[];m=[...o&&D===""?[{none:!0}]:[],...Wo,...je],y(Hs>je.length?
`${S(Hs-je.length,"more set")}: type to find them`:m.length===0&&"No set matches."),j(S(Hs,"set")),b(D===""?m.findIndex(Ho=>Ho.set&&Ho.set.id===n?.id):je.length>0?Wo.length:0)}catch(je){je.name!=="Abo\
rtError"&&(m=[],y(je.message))}}function y(D){k(u,m.map((H,bt)=>c("li",{id:`${i}-${bt}`,role:"option",class:"choice-line","aria-selected":String(H.set?H.set.id===n?.id:!!H.none&&!n),on:{click:()=>C(H)}},
H.set?eP(H.set):H.words??o)),D&&c("li",{class:"muted small picker-note",role:"presentation"},D)),p=-1,d.removeAttribute("aria-activedescendant")}function b(D){if(u.children[p]?.classList.remove("activ\
e"),p=m.length===0?-1:Math.max(-1,Math.min(D,m.length-1)),p<0){d.removeAttribute("aria-activedescendant");return}u.children[p].classList.add("active"),u.children[p].scrollIntoView({block:"nearest"}),d.
setAttribute("aria-activedescendant",`${i}-${p}`)}function $(){u.hidden&&g("")}function M(){h.cancel(),w?.abort(),u.hidden=!0,d.setAttribute("aria-expanded","false"),d.removeAttribute("aria-activedesc\
endant"),d.value=l}function C(D){M(),D.group?r(D.group):(D.none||D.set.id!==n?.id)&&a(D.none?null:D.set)}function Y(D){let{key:H}=D,bt=!u.hidden,je={ArrowDown:p+1<m.length?p+1:0,ArrowUp:p>0?p-1:m.length-
1,PageDown:p+8,PageUp:Math.max(0,p-8)}[H];(je!==void 0||bt&&["Enter","Escape"].includes(H))&&D.preventDefault(),je!==void 0?bt?b(je):$():H==="Enter"&&bt&&m[p]?C(m[p]):H==="Escape"&&bt&&(D.stopPropagation(),
M())}return{node:f,input:d}}var XN=3;function ZN(e,t,n){let s=(i,...l)=>({group:i,words:c("span",{class:"choice-name"},"All sets ",...l)});if(e===""||e.includes(","))return[];let o=e.startsWith("tag:");
if(/[*?]/.test(e)&&!o)return[s(e,"with a label like ",c("b",{},e))];let a=o?[]:t.filter(i=>i.set?.label.startsWith(e)),r=e.replace(/^tag:/,"").toLowerCase();return[...a.length<2?[]:[s(`${e}*`,"whose l\
abels begin with ",c("b",{},e))],...n.filter(i=>!i.tag.includes(",")&&i.tag.toLowerCase().includes(r)).slice(0,XN).map(i=>s(`tag:${i.tag}`,"with the tag ",c("b",{},i.tag),` (${i.sets})`))]}function eP(e){
let t=e.recorded===null?`stored ${pe(e.created)}`:`recorded ${pe(e.recorded)}`;return[c("span",{class:"choice-name ellipsis"},e.label),c("span",{class:"muted small"},[t,...e.devices.slice(0,1),S(e.ranks.
length,"rank"),...e.tags.slice(0,3),ee(e.id).slice(0,8)].join(" · "))]}var Wf=["control_ranks","test_ranks","control_steps","test_steps"];function f0(e,t){e.node.toggleAttribute("data-open",t),e.toggle.
setAttribute("aria-expanded",String(t))}function tP(e,t,n,s){let o=["","_ranks","_steps","_marker","_marker_until"].flatMap(a=>[t[`control${a}`],t[`test${a}`]]);e.isNews(o,n?.map(a=>[a.id,a.label]),s&&
[s.control.samples,s.test?.samples,s.recorded?.control.devices,s.recorded?.test.devices])&&Be(e.node,()=>nP(e,t,n,s))}function nP(e,t,n,s){let o=sP(e.node).filter(({key:i})=>e.before[i]===t[i]);e.before=
{...t};let a=t.control!==""&&t.test!=="",r=[(a||e.none===void 0)&&Q("swap","Swap control and test",()=>e.onChange(rP(t))),iP(t,e.onChange)];k(e.node,jf(e,"control",t,n,s),e.compact?[jf(e,"test",t,n,s),
e.toggle,c("div",{class:"swap-cell"},r)]:[c("div",{class:"swap-cell"},r,a&&e.links(t)),jf(e,"test",t,n,s)]),e.compact&&(e.toggle.hidden=!a,f0(e,e.node.hasAttribute("data-open")||Wf.some(i=>t[i]!=="all"))),
o.forEach(({key:i,text:l})=>oP(e.node,i,l))}function jf(e,t,n,s,o){let a=s&&ae(s,n[t]),r=vn({field:t,set:a,text:n[t]===""?"":o?.[t]?.label??(s?n[t]:""),none:t==="test"?e.none:void 0,onPick:i=>e.onChange(
{[t]:i?ee(i.id):"",op:"",[`${t}_ranks`]:"all",[`${t}_steps`]:"all",...on([t])})});return ar(t,[r,e.compact&&o?.recorded&&c("span",{class:"muted small side-about"},[...aP(t,o),S(o[t].samples,"sample")].
join(", "))],c("div",{class:"side-selection",hidden:e.none!==void 0&&t==="test"&&n.test===""},u0(`${t}_ranks`,"Ranks",a?.ranks??o?.[t]?.all_ranks,n,e.onChange),u0(`${t}_steps`,"Steps",(n[`${t}_marker`]?
null:a?.steps)??o?.[t]?.all_steps,n,e.onChange),!e.compact&&c("span",{class:"muted small samples"},o?.[t]?S(o[t].samples,"sample"):" ")))}var ar=(e,[t,...n],s)=>c("div",{class:`side-card side-${e}`},
c("div",{class:"side-title"},c("b",{class:"letter","aria-hidden":"true"},e==="control"?"A":"B"),c("label",{for:t.input.id},e==="control"?"Control":"Test"),t.node,n),s);function rr(e,t){let n=e.querySelector(
`[data-field="${t}"]`);n?.focus(),n?.click()}function No(e,{none:t,links:n=Hf,compact:s=!1}={}){let o={onChange:e,none:t,links:n,compact:s,isNews:ze(),before:{}};return o.node=c("section",{class:`side\
s${s?" sides-compact":""}`,"aria-label":"Control and test"}),o.toggle=s&&c("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>f0(o,!o.node.hasAttribute("data-open"))}},
"Ranks and steps"),{node:o.node,choose:a=>rr(o.node,a),draw:(a,r,i)=>tP(o,a,r,i)}}var sP=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.
value}));function oP(e,t,n){let s=e.querySelector(`[data-field="${t}-list"]`);s.hidden=!1,s.value=n,e.querySelector(`[data-field="${t}"]`).value="list"}function aP(e,{recorded:{control:t,test:n}}){let[
s,o]=[t,n].map(({devices:a})=>a.join(", "));return e==="control"?[s].filter(Boolean):s===o?[]:[o].filter(Boolean)}function Hf(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,s]of[[
"set","control"],["test","test"]])qn(t,e,s,`${n}_`);return c("a",{class:"small",href:z(`/analyse?${t}`)},"Analyse both")}function rP(e){let t={};for(let n of["","_ranks","_steps","_marker","_marker_un\
til"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function iP(e,t){let n=Wf.every(s=>e[s]==="first");return v(n?"Use all":"First rank and step",()=>t(Object.fromEntries(Wf.map(
s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function u0(e,t,n,s,o){
let a=s[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],l=!i.includes(a),d=P(e),u=n?.length>0,f=c("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:l?a:"",hidden:!l,
autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:u?lP(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:u?`Available: ${ne(n)}`:null,on:{change:()=>{let m=f.value.trim();
o({[e]:m===""?"all":m})}}}),h=ce([...i.map(m=>[m,cP(m,n)]),["list","list …"]],m=>{f.hidden=m!=="list",m==="list"?f.focus():o({[e]:m})},{id:d,value:l?"list":a,data:{field:e}});return c("span",{class:"\
sample-field"},c("label",{for:d},t),h,f)}function lP(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function cP(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}var Ft=e=>`'${e.replaceAll("'","''")}'`,dP=32;function h0(e,t){let n=t.split(",").map(a=>/^(\d+)(?:-(\d+))?$/.exec(a.trim()));if(n.some(a=>a===null))return null;let s=n.filter(a=>a[2]===void 0).map(a=>a[1]),
o=n.filter(a=>a[2]!==void 0).map(a=>`${e} BETWEEN ${a[1]} AND ${a[2]}`);return s.length>0&&o.unshift(`${e} IN (${s.join(", ")})`),o.length===1?o[0]:`(${o.join(" OR ")})`}function zf(e,{ranks:t,steps:n,
marker:s},o=!1){if(s)return null;let a=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:h0("rank",t)],r=o?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FROM ${e}.files WHE\
RE has_steps = 0))`],i=n==="all"?r:n==="any"?o?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${a.length>0?` WHERE ${a[0]}`:""})`:h0("step_number",n)],l=[...a,...i];return l.
includes(null)?null:l}function _0(e){let t=Object.entries(e).map(([n,s])=>{let o=zf(n,s);return o&&[`side = '${n}'`,...o].join(" AND ")});return t.includes(null)?null:t.length===1?t[0]:t.map(n=>`(${n}\
)`).join(`
   OR `)}var k0=e=>Object.fromEntries(O.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]||e.cut_overlaps}]));function lr(e){let t=e.replace("self_duration",e.startsWith("\
diff_")?"duration":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function uP(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(mode\
rated_q_value, q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${lr(`diff_${n}`)} / ${lr(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${lr(e.slice(4))})`:lr(e)}function fP(e,t){let[n,s]=Qo(e,t);return[...O.map(o=>`${o}_${n}`),`diff_${s}`].
map(o=>t?`${lr(o)} AS ${o}`:o)}function Po(e,t){let n=[...t].filter(([s])=>!O.includes(s));return n.length>dP?null:`${e}${n.length>0?`(${n.map(([s,o])=>Ft(`${s}=${o}`)).join(", ")})`:""}`}function zl(e,t,n,s=0){
let o=qr(e);o.delete("measure"),n||o.set("measure","total");let a=Po("compare",o),r=Qs(e,t,n);return a&&`SELECT name, category, control_counts, test_counts, diff_counts,
    ${fP(t,n).join(`,
    `)}${e.fold?", replaces":""}${s?"":", significance, q_value"}
FROM ${a}
ORDER BY ${uP(r.get("sort"))} ${r.get("order").toUpperCase()} NULLS LAST,
    name, category${s?`
LIMIT ${s}`:""}`}function x0(e){let t=fe(e);t.set("fold","true");let n=Po("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function hP({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return O.map(s=>`    SELECT '${s}' AS si\
de, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${s}.op AS o
    JOIN ${s}.name AS raw ON raw.id = o.name
    JOIN ${s}.name AS shown ON shown.id = o.${n}
    JOIN ${s}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Kf=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function mP(e){let t=O.map(n=>{let s=zf(n,k0(e)[n],!0);return s&&`SELECT '${n}' AS side, rank, step_numb\
er, ${Kf.join(", ")}
FROM ${n}.steps${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var v0=e=>mP(e)??`SELECT side, rank, step_number, ${Kf.join(", ")}
FROM ${Po("compare_steps",[...fe(e)].filter(([t])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(t)))}`,$0=e=>`${v0(e)}
ORDER BY rank, step_number, side`,S0=e=>`SELECT side, count(*) AS steps, ${Kf.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${v0(e)}
)
GROUP BY side`,E0=e=>Po("compare_places",[...fe(e)].filter(([t])=>!t.startsWith("merge_")));function T0(e){let t=E0(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function pP(e,{name:t,category:n,aliases:s}){let o=_0(k0(e));if(o===null)return null;if(s)return`(${[...new Set(s.map(i=>i.category))].map(i=>`category = ${Ft(i)} AND name IN (${s.filter(
l=>l.category===i).map(l=>Ft(l.name)).join(", ")})`).join(`
    OR `)})
  AND (${o})`;let a=!e.use_short_name&&!t.includes("0x…");return`category = ${Ft(n)} AND ${a?`name = ${Ft(t)}`:`name IN (
    SELECT raw FROM (
${hP(e)}
    ) WHERE shown = ${Ft(t)})`}
  AND (${o})`}var O0=(e,t,{name:n,category:s})=>Po(e,[["name",n],["category",s],...fe(t)]);function Gf(e,t){let n=pP(e,t);return n?`events
WHERE ${n}`:O0("compare_calls",e,t)}var M0=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Gf(e,t)}
ORDER BY side, rank, start_us`,Yf=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Gf(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,wP={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},A0=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Gf(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(wP).map(([n,s])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${s}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,R0=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${O0("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function C0(e,{name:t,category:n},s){let o=E0(e);return!o||!s&&(n!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${o}
WHERE ${s?`name = ${Ft(t)} AND category = ${Ft(n)}`:`instr(' / ' || path || ' / ', ${Ft(` / ${t} / `)}) > 0`}
GROUP BY part`}var L0=(e,t)=>Po(t,[...fe(e)].filter(([n])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(n)).map(([n,s])=>[n.replace("control_","set_"),s])),N0=(e,{name:t})=>`SELECT side, operat\
or, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${L0(e,"work_by_operator")}
WHERE operator = ${Ft(t)}`,P0=e=>O.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${L0(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,I0=e=>O.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),D0=(e,t,n,s)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${s}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,B0=e=>I0(e)?`${D0("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,gP={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function q0(e,t){let[n,s]=gP[t],o=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!I0(e)||e.frames==="class")return null;let a=e.frames==="instance",r=e.test===""?`sum(${n}) AS ${n}, sum(${s}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,i=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,l=e.test===""?n:"abs(diff)";return a?`${i}SELECT depth, path, sort,
    ${r}
FROM ${o}
GROUP BY path, sort
ORDER BY ${l} DESC`:`${i}${D0(o,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${r}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${l} DESC`}var At=(e,{control:t,test:n},s={})=>e?Ur({control:t,test:n,q:e,...s}):null,m0={control:"set",test:"test"};function F0(e){let t=(n,s)=>e[`${m0[n]}_${s}`]||e[s];return Object.fromEntries(
["control","test"].filter(n=>e[m0[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function yP(e){let n=e.rows==="before_last_step"&&
!e.steps&&!e.set_steps&&!e.test_steps?null:_0(F0(e));return n&&`(${n})`}var dr="device_type = 'GPU'",Uf=["COMPUTATION","COMMUNICATION","MEMORY"],Kl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Vf=(e,t="")=>`\
WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Uf.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${dr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Uf.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${dr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Uf.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,p0=e=>`${Vf(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,w0=e=>`${Vf(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,bP=(e,t)=>`${Vf(e,Kl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,j0=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,_P=(e,t)=>`SELECT side, rank, kind, name, category, ${j0}
FROM events
WHERE ${dr}${Kl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,W0=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${dr}${Kl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,H0=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${dr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,U0="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",g0=(e,t)=>`${H0(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${U0}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,z0=(e,t)=>`${H0(e,Kl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${U0}`,kP=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${z0(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ir=(e,t)=>`${z0(e,t)}
ORDER BY launch_delay DESC`,y0=(e,t)=>`SELECT side, rank, name, ${j0}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function xP(e){let t=Object.entries(F0(e)).map(([n,{ranks:s}])=>{let o=zf(n,{ranks:s,steps:"any"});return o&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var cr="side, rank, span, device_type, device",K0=e=>`WITH changes AS (
    ${e}
)
SELECT ${cr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${cr}),
    so_far AS (PARTITION BY ${cr} ORDER BY at_us, row)`,vP=e=>`SELECT ${cr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${K0(e)}
)
GROUP BY ${cr}
ORDER BY rank, span, device_type, device, side`,b0={peaks:vP,"memory-curves":e=>`${K0(e)}
ORDER BY side, rank, at_us`},$P={temporal_breakdown:{rows:p0,temporal:p0},comm_comp_overlap:{rows:w0,overlap:w0},kernel_breakdown:{kinds:bP,kernels:_P,over_ranks:W0},idle_time_breakdown:{rows:g0,idle:g0},
launch_stats:{counts:kP,worst:ir,"launch-cpu_duration":ir,"launch-gpu_duration":ir,"launch-launch_delay":ir,"launch-scatter":ir},user_annotation_breakdown:{rows:y0,annotations:y0}},SP={kernel_breakdown:{
kernels:W0}},EP={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},G0=e=>EP[e]??{},TP={queue_length:"stream",memory_bw:"name"},OP=["what","set","test","lines","order","rows","unit","more"];function MP(e,t,{chart:n,difference:s}){let o=n||t,a=Object.
entries(e).filter(([i,l])=>l&&!OP.includes(i)&&(e.test||!i.startsWith("test_")));e.rows!==void 0&&a.unshift(["rows",e.rows||"steps"]),s&&a.push(["difference","true"]);let r=o==="series"&&TP[e.what];return`\
SELECT ${r?`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} AS line,
    `:""}*
FROM ${e.what}_${o}(${a.map(([i,l])=>Ft(`${i}=${l}`)).join(", ")})`}function AP(e,t,n){if(e.what==="memory"){let a=b0[t]&&xP(e);return a?b0[t](a):null}let s=n&&SP[e.what]?.[t]||$P[e.what]?.[t],o=s?yP(
e):null;return o===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:s(o,e)}var Y0=(e,t,{chart:n="",difference:s=!1}={})=>(s?null:AP(e,t,n))??MP(e,t,{chart:n,
difference:s});var RP={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"};function CP(e,t){let n=W("path",{d:"M0 4h26","stroke-dasharray":RP[e.dash]});return n.style.stroke=t?"cu\
rrentcolor":`var(${e.property})`,W("svg",{class:"line-swatch",viewBox:"0 0 26 8","aria-hidden":"true"},n)}function LP(e){let t=c("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=d("fro\
m"),s=d("to"),o=v("Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),a=c("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),
r=c("span",{class:"window-choice",role:"group","aria-label":"Window"},c("label",{},"From ",n),c("label",{},"to ",s," ms"),o),i=c("div",{class:"series-bar"},t,c("div",{class:"window-choice"},r,a)),l=ze();
function d(p){return c("input",{type:"number",min:0,step:"any",data:{field:p},on:{change:()=>e.onWindow({start:u(n),end:u(s)})}})}let u=p=>p.value===""?"":String(Number((Number(p.value)*1e3).toFixed(3))),
f=p=>p===""?"":String(Number((Number(p)/1e3).toFixed(6)));function h(p,w){p.dataset.shown!==w&&(p.dataset.shown=w,p.value=f(w))}function m(p,{chosen:w,styles:g,two:y}){let b=g.get(p.key)??-1,$=c("inpu\
t",{type:"checkbox",value:p.key,data:{line:p.key},on:{change:()=>{let M=[...t.querySelectorAll("input:checked")];e.onLines(M.length===0?hf:M.map(C=>C.value))}}});return $.checked=w.includes(p.key),c("\
label",{class:"check line-check"},$,c("span",{class:"line-mark"},b>=0&&CP(sf(b,y?"A":""),y)),p.name)}return{node:i,draw(p){let{chosen:w,two:g}=p;t.hidden=p.lines.length<2,l(p.lines.map(y=>y.key),w,g)&&
Be(t,()=>k(t,NP(p.lines,w).map(([y,b])=>c("div",{class:"line-group",role:y?"group":null,"aria-label":y||null},y&&c("span",{class:"muted"},y),b.map($=>m($,p))))),"line"),h(n,p.start),h(s,p.end),o.disabled=
p.start===""&&p.end==="",r.hidden=p.empty&&o.disabled,a.href=e.csv()}}}function NP(e,t){let n=([,s])=>{let o=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return o.length>0?Math.min(...o):t.length};return[
...Qe(e,s=>s.group)].map(s=>[n(s),s]).sort((s,o)=>s[0]-o[0]).map(([,s])=>s)}var PP=500,tx=({legend:e},t)=>typeof e=="function"?e(t):e,IP=(e,t)=>(tx(e,t)??(t.length<2?[]:t.map(n=>({key:n.key,name:`${n.
letter} · ${n.label}`,property:n.letter==="A"?"--control-fill":"--test-fill"})))).map(n=>({...n,key:n.key&&!Array.isArray(e.legend)?n.key:n.property})),DP=({data:e,layout:t},n)=>({layout:t,data:e.map(
s=>n.has(s.legendgroup)?{...s,visible:!1}:s)});function BP(e,t){let n=o=>{let{hidden:a}=e;a.delete(o)||a.add(o),a.size===e.keys.length&&a.clear();for(let r of s)r.setAttribute("aria-pressed",String(!a.
has(r.dataset.key)));t()},s=e.keys.map(o=>v(o.name,()=>n(o.key),{class:"key","aria-pressed":"true",title:o.what,data:{key:o.key},css:{"--key-fill":`var(${o.property})`}}));return s.length>0&&c("div",{
class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},s)}function qP(e){let t=-1/0;return{zoom(n,s){let[o,a]=[n["xaxis.range[0]"],n["xaxis.range[1]"]];if(Number.isFinite(o)&&
Number.isFinite(a)&&a>o&&performance.now()-t>PP){let r=i=>String(Number(Math.max(0,i*s.per+s.offset).toFixed(3)));e({start:r(o),end:r(a)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function FP({
change:e,csv:t,sql:n}){let s=[],o=ze(),a=null,{zoom:r,reset:i}=qP(e);function l(u,f){let h=u.series&&LP({onLines:w=>e({lines:w},{replace:!0}),onWindow:w=>e(w),csv:()=>t("series")}),m=Ee("Ranks that ar\
e drawn",[["","those that differ most"],["rank",h?"the first":"all, in order"]],w=>e({order:w,lines:[]},{replace:!0})),p={chart:u,bar:h,order:m,hidden:new Set,keys:IP(u,f)};return p.figure=ot({id:u.id,
title:u.title,file:u.id,level:"h2",class:u.half?"half-chart":"",height:w=>u.height(w.places,w.sides),make:(w,g)=>DP(w.made(g),p.hidden),onRelayout:h&&r,onDoubleClick:h&&i,keys:()=>p.keys.filter(w=>!p.
hidden.has(w.key)).map(w=>[w.property,w.name]),extra:[c("div",{class:"chart-choice"},BP(p,()=>d(p)),m.node),h?.node]}),p}function d({chart:u,bar:f,order:h,hidden:m,figure:p}){let{sides:w,state:g,file:y,
caption:b,revision:$,perStep:M}=a,C=u.make(w,g),Y=C.empty?null:f&&C.data(600);if(h.node.hidden=!C.limited,h.press(g.order),p.draw({file:y,made:C.data,per:Y?.per,heading:[u.sums&&M&&"per step",C.note].
filter(Boolean).join(", "),revision:[$,g.order,...g.lines,...m].join(" "),offset:Y?.offset,places:C.places,sides:w.length,caption:b,empty:C.empty??null}),p.sql.set(n(u)),f){let D=ff(w,u.series,u.ownDevice),
H=mf(D,w,g).keys;f.draw({lines:D,chosen:H,styles:G_(D,H,u.panels),start:g.start,end:g.end,two:w.length>1,empty:!!C.empty}),f.node.hidden=D.length===0}}return{draw(u,f,[h,m,p]){a=f;let w=u.filter(g=>typeof g.
legend=="function").flatMap(g=>tx(g,f.sides)??[]).map(g=>g.name);o(f.frame,u.map(g=>g.id),w)&&(s.forEach(g=>g.figure.unmount()),s=u.map(g=>l(g,f.sides)),k(h,s.slice(0,p).map(g=>g.figure.node)),k(m,s.slice(
p).map(g=>g.figure.node))),s.forEach(d)},retheme:()=>s.forEach(u=>u.figure.retheme()),unmount:()=>s.forEach(u=>u.figure.unmount())}}var jP={name:"rows",label:"Rows",type:"choice",options:Uc,fallback:"\
steps"},WP={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function Xf(e,t,n){e.onChange({[t]:n},{replace:e.last===t}),e.last=t}function V0(e,t,n,s,o){
let a=P("set"),r=vn({id:a,field:t,none:o,text:e.state[t],set:ae(s,e.state[t])??null,onPick:i=>{e.last="",e.onSet({[t]:i?.id??""})}});return c("div",{class:`analysis-field side-${t==="test"?"test":"con\
trol"}`},c("label",{for:a},n),r.node)}function HP(e,t){let n=c("input",{type:"checkbox",data:{field:t.name},on:{change:()=>Xf(e,t.name,n.checked===t.fallback?"":String(n.checked))}});return e.fields.push(
{name:t.name,sync(s){n.checked=s===""?t.fallback:s==="true"}}),c("label",{class:"check"},n,t.label)}function UP(e,t){let n=t.type==="operator"?P("ops"):null,s=t.type==="number",o=c("input",{type:s?"nu\
mber":"text",list:n,autocomplete:"off",spellcheck:"false",placeholder:t.placeholder,step:s&&"any",min:s&&0,data:{field:t.name},class:n&&"wide",title:t.title,on:{change:()=>Xf(e,t.name,o.value.trim())}}),
a=n&&c("datalist",{id:n});n&&(o.addEventListener("input",be(150,()=>J0(e,o.value,a))),o.addEventListener("focus",()=>{o.select(),J0(e,"",a)}));let r="";return e.fields.push({name:t.name,sync(i,l){let d=i||
n&&l||"",u=o===document.activeElement&&o.value!==r;o.value.trim()!==d&&!(u&&d===r)&&(o.value=d),r=d,s&&(l??null)!==null&&i===""&&(o.placeholder=l)}}),c("label",{class:"analysis-field"},c("span",{},t.label),
o,a)}function zP(e,t){let n=ce(Object.entries(t.options),s=>Xf(e,t.name,s===t.fallback?"":s),{data:{field:t.name},title:t.title});return e.fields.push({name:t.name,sync(s,o){n.value=s||String(o??Object.
keys(t.options)[0])}}),c("label",{class:"analysis-field"},c("span",{},t.label),n)}var Yl=(e,t)=>t.type==="boolean"?HP(e,t):t.type==="choice"?zP(e,t):UP(e,t);async function J0(e,t,n){if(e.state.set!=="")
try{let s=await ao(e.state.set,t);k(n,[...new Set(s.filter(o=>o.category==="cpu_op").map(o=>o.name))].map(o=>c("option",{value:o})))}catch{}}var nx=(e,t)=>e?.[t].length>0?ne(e[t],3):"";function Jf(e,t,n){
let[s,o]=["set","test"].map(a=>nx(ae(n,e.state[a]),t));return e.state.test!==""&&e.state[t]===""&&(s!==o||e.state[`set_${t}`]!==""||e.state[`test_${t}`]!=="")}function Q0(e,t,n,s){let[o,a]=["set","tes\
t"].map(i=>ae(s,e.state[i])),r=(i,l,d)=>Yl(e,{name:i,label:l,type:"text",placeholder:["all",nx(d,t)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2,4-7"});return Jf(e,t,s)?[r(`set\
_${t}`,`${n} of A`,o),r(`test_${t}`,`${n} of B`,a)]:[r(t,n,o)]}function sx(e,t){let n=s=>s.some(o=>e.state[o]!=="");return!n(["steps","set_steps","test_steps"])&&(n(["marker","set_marker","test_marker"])||
["set","test"].some(s=>ae(t,e.state[s])?.steps.length>0))}var X0=e=>`${zc[e].letter} · ${zc[e].name}`,ox=e=>e.state.rows===""&&e.specs[e.state.what].tables.some(t=>t.columns.some(n=>n.summed));function KP(e,t){
let n=e.state.test!=="";e.fields=[],k(e.node,V0(e,"set",n?X0("set"):"Trace set",t),V0(e,"test",n?X0("test"):"Compare with",t,"none"),Q0(e,"ranks","Ranks",t),Q0(e,"steps","Steps",t),!e.specs[e.state.what].
ofSteps&&sx(e,t)&&Yl(e,jP),ox(e)&&Yl(e,WP),e.specs[e.state.what].params.map(s=>Yl(e,s)))}function GP(e){let t=e.node.querySelector("input[list]")??e.node.querySelector('[data-field$="ranks"]');return t?.
focus(),document.activeElement===t}function YP(e,t,n,s={}){e.state=t,e.isNews(e.state.what,e.state.set,e.state.test,Jf(e,"ranks",n),Jf(e,"steps",n),sx(e,n),ox(e),n.map(o=>[o.id,o.label]))&&Be(e.node,()=>KP(
e,n)),e.fields.forEach(({name:o,sync:a})=>a(e.state[o]??"",s[o]))}function VP(e,{onChange:t,onSet:n}){let s={specs:e,onChange:t,onSet:n,fields:[],isNews:ze(),state:null,last:""};return s.node=c("form",
{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:o=>o.preventDefault()}}),{node:s.node,focus:()=>GP(s),draw:(o,a,r)=>YP(s,o,a,r)}}var Gl=["temporal_breakdown","work"],Qf=Object.
keys(xn),Z0=e=>String(Lo({...e,what:""},{"":{params:[],ofSteps:!0}}));function JP(e){let t=new Map,n="",s=null;async function o(r,i,l,d){let{query:u={},tables:f,of:h}=Ff[r],m=Object.fromEntries(xn[r].
params.map(({name:g})=>[g,""])),p=Lo({...i,rows:"",what:r,...m,...u},xn);f&&p.set("tables",f);let w;try{let g=d??await vt(r,p,{signal:l}),y=Hl(g);w={sides:y,line:h(y,g)}}catch(g){w={error:g}}l.aborted||
(t.set(r,w),e())}function a(r){let{sides:i}=t.get(Gl[0]),{counters:l,ranks:d=1}=Ff[r];return!!i&&(l&&!i.some(({data:u})=>u.has_counters)||i.every(({data:u})=>u.ranks.length<d))}return{async load(r,i=null){
let l=Z0(r);if(l===n&&[...t.values()].every(({error:f})=>!f))return;s?.abort(),s=new AbortController;let{signal:d}=s;if([n,t]=[l,new Map],await Promise.all(Gl.map((f,h)=>o(f,r,d,h===0?i:null))),d.aborted||
t.get(Gl[0]).error)return;let u=Qf.filter(f=>!Gl.includes(f));u.filter(a).forEach(f=>t.set(f,{line:null})),await Promise.all(u.filter(f=>!t.has(f)).map(f=>o(f,r,d)))},isOf:r=>Z0(r)===n,get:r=>t.get(r),
isEmpty:r=>t.get(r)?.line===null,isWhole:()=>t.size===Qf.length,stop(){s?.abort(),n=""}}}var Zf=e=>xn[e].tab??xn[e].title;function QP({column:e,values:t}){let[n,s]=t,o=(r,i)=>c("td",{class:["num",r.tone?.(
i)].filter(Boolean).join(" "),title:r.exact?.(i)},r.show(i,{}));if(t.length===1)return[o(e,n)];let a=typeof n=="number"&&typeof s=="number"?s-n:null;return lf(e).map((r,i)=>o(r,[n,s,a][i])).concat(e.number?
[]:[c("td",{class:"num"})])}var XP=(e,{line:t,error:n},s,o)=>c("tr",{data:{what:e}},c("th",{scope:"row"},c("a",{href:s(e)},Zf(e))),n?c("td",{colspan:o-1},n.message):[c("td",{class:"index-what"},t.name&&
[t.mono?c("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),QP(t)]);function ZP([e,t],n,s,o){let a=t.map(r=>[r,n.get(r)]).filter(([,r])=>r&&(r.error||r.line!==null)).map(([r,i])=>XP(r,i,
s,o));return a.length>0&&c("tbody",{},c("tr",{class:"index-group"},c("th",{scope:"rowgroup",colspan:o},e)),a)}function e2(e,t,n){let s=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],o=Qf.
filter(e.isEmpty);return[c("div",{class:"card data-card index-card"},c("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},c("table",{class:"data-table index-tab\
le"},c("caption",{class:"visually-hidden"},"What the analyses found"),c("thead",{},c("tr",{},s.map((a,r)=>c("th",{scope:"col",class:r>1&&"num"},a)))),Cf.map(a=>ZP(a,e,n,s.length))))),e.isWhole()&&o.length>
0&&c("p",{class:"muted small index-without"},"Not in these sets: ",o.map((a,r)=>[r>0&&", ",c("a",{href:n(a)},Zf(a))]),".")]}function t2(){let e=(o,a)=>c("a",{data:{what:o}},a),t=Cf.map(([o,a])=>c("spa\
n",{class:"tab-group",role:"group","aria-label":o},c("span",{class:"tab-group-name","aria-hidden":"true"},o),a.map(r=>e(r,Zf(r))))),n=c("nav",{class:"analysis-tabs","aria-label":"Analyses"});k(n,e("",
"Overview"),t);function s(o){let a=n.getBoundingClientRect(),{left:r,right:i}=o.getBoundingClientRect();(r<a.left||i>a.right)&&(n.scrollLeft+=r-a.left-24)}return{node:n,draw({what:o,href:a,isEmpty:r}){
for(let i of n.querySelectorAll("a")){let{what:l}=i.dataset;i.href=a(l),i.hidden=l!==""&&l!==o&&r(l),i.toggleAttribute("aria-current",l===o),l===o&&(i.setAttribute("aria-current","page"),s(i))}for(let i of t)
i.hidden=[...i.querySelectorAll("a")].every(l=>l.hidden)}}}var ax=(e,t)=>e.every(Nf)&&!t.host,rx=(e,t)=>t.tables.length>0&&e.every(({data:n})=>(n.series??[]).length===0&&t.tables.every(({key:s,columns:o})=>!(n[s]??
[]).some(Ul(o))));function ix(e,t){let n=e.filter(s=>(s.data.last_step_dropped??[]).length>0);return e.every(s=>s.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":ke[t.what].ofSteps?
"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(s=>s.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":n.length>
0?`Work that the last step of a rank${n.length<e.length?` of ${n[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"All rows count, also those outside\
 of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var n2=(e,t)=>e.flatMap(({label:n,data:s})=>{let o=t.host?[]:s.ranks_without_device_rows??
[];return o.length===0?[]:[o.length===s.ranks.length?`${n} has no device work${s.ranks.length>1?"":` (rank ${s.ranks[0]})`}: this analysis has nothing to count there. ${ls}`:`${n}: ${o.length===1?"ran\
k":"ranks"} ${ne(o)} ${o.length===1?"has":"have"} no device rows.`]});function s2(e,t,n){let s=t.charts[0]?.make(e,n).empty;return s&&c("p",{class:"notice"},s)}function o2(e,t,n){let s=ke[t.what],o=n2(
e,s),a=s.chosen?.(t),r=ax(e,s),i=!r&&rx(e,s),l=t.rows!==""&&!s.ofSteps&&e.some(u=>u.data.steps===null)&&v("Count as Compare does",()=>n({rows:""}),{class:"link-button",title:`Rows ${Uc.steps}`}),d=r&&
c("p",{},"To see what the host did, look at its ",c("a",{href:Ns({...t,what:"user_annotation_breakdown",lines:[]},ke)},"annotations"),".");return[o.length>0&&c("ul",{class:"notice"},o.map(u=>c("li",{},
u))),d,i?s2(e,s,t)??s.notes?.(e):!r&&s.notes?.(e),a&&c("p",{},a),!r&&!i&&c("p",{class:"muted small"},ix(e,t)," ",l)]}var a2=12,r2={key:"side",title:"set",show:e=>c("b",{class:`letter letter-${e.toLowerCase()}`},
e)},i2=(e,t)=>e.flatMap(n=>(n.data[t.key]??[]).map(s=>({side:n.letter,...s}))).sort(t.order??(()=>0));function l2(e,{sides:t,raw:n,difference:s,perStep:o}){let a=t.length>1&&!e.apart,r=F_(e,t.flatMap(
m=>m.data[e.key]??[])),i=a?If(n,e,r,s?.[e.key],o):i2(t,e),l=Df(e,r,a),d=m=>m.told||m.number&&(!a||m.showDiff),u=m=>o?D_(m):m,h=[...r.filter(m=>!d(m)),...l,...r.filter(m=>d(m)&&!l.includes(m))].flatMap(
m=>{let p=d(m)&&!l.includes(m);return(a&&d(m)?lf(u(m)):[u(m)]).map(w=>({...w,extra:p}))}).filter(m=>!m.number||m.blank||i.some(p=>(p[m.key]??null)!==null));return{columns:t.length>1&&e.apart?[r2,...h]:
h,rows:i.some(Ul(r))?a?i.filter(Ul(r)):i:[]}}function c2(e,t){return e.map((n,s)=>({table:n,...l2(n,t),limit:s<t.above?n.rows??a2:void 0})).filter(({rows:n})=>n.length>0).map(({table:n,rows:s,columns:o,
limit:a})=>{let r=rt({caption:n.caption,columns:o,limit:a,href:t.href,parameters:t.parameters,csv:t.csv(n.key),sql:t.sql(n.key)});return r.show(s),{table:n,node:r.node}})}var Is={path:"/analyse",name:"\
Analyse",read:e=>Wl(e,ke),mount:p2};function d2(e){let t=(s,...o)=>c("div",{class:s},o),n={nav:t2(),intro:c("p",{class:"muted analysis-intro"}),message:t("message"),notes:t("analysis-notes"),charts:t(
"analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:c("h1",{}),summary:c("summary",{}),lost:c("span",{class:"muted small trace-lost"})};
return n.more=c("details",{class:"analysis-more"},n.summary,n.moreCharts,n.moreTables),n.results=t("results analysis-results",n.notes,n.charts,n.tables,n.more),n.traces=v("Open in Perfetto …",()=>es(
[e().set,e().test].filter(s=>s!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces themselves: open them in Per\
fetto, or download them"}),n}function eh(e){let t=(s,o)=>e[`${s}_${o}`]||e[o]||"all",n=(s,o)=>e[`${s}_${o}`]||e[o];return{control:e.set,test:e.test,control_marker:n("set","marker"),test_marker:n("test",
"marker"),control_marker_until:n("set","marker_until"),test_marker_until:n("test","marker_until"),cut_overlaps:e.cut_overlaps,control_ranks:t("set","ranks"),test_ranks:t("test","ranks"),control_steps:t(
"set","steps"),test_steps:t("test","steps")}}var u2=(e,{name:t,category:n})=>Xe({...eh(e),row:We(t,n)}),f2=(e,t)=>e.unit===""&&e.rows===""&&t.every(n=>Co(n)>0);function h2(e,t){let n=[e.set,e.test].map(
o=>o!==""&&ae(t,o)).filter(Boolean),s=n.filter(o=>o.traces_bytes===0);return s.length===0?"":n.length===1?Zn(n[0]):s.map(o=>`${o.label}: ${Zn(o)}`).join(" ")}var lx=e=>ve(e,"This analysis is not possi\
ble",ts());function m2(e,t){let n=null,s=l=>sw(n.state.what,a0(n.asked,ke,l)),o=(l,d,u={})=>At(Y0({...n.asked,...ke[n.state.what].ofSteps&&{rows:void 0}},l,d),{control:n.state.set,test:n.state.test},u),
a=FP({change:t,csv:s,sql:({id:l,table:d})=>o(l,{chart:d??l},G0(l))});function r(l,d,u,f){let{answer:h,state:m}=n,p=c2(ke[m.what].tables,{sides:l,raw:d,perStep:f,above:u,difference:h.difference,parameters:h.
parameters,csv:s,href:d.length>1?b=>u2(m,b):null,sql:b=>o(b)}),w=ke[m.what].tables.slice(0,u),g=({table:b})=>w.includes(b);k(e.tables,p.filter(g).map(({node:b})=>b));let y=p.filter(b=>!g(b));return k(
e.moreTables,y.map(({node:b})=>b)),y.map(({table:b})=>b.caption)}function i(l){n=l;let{answer:d,state:u,key:f}=n,h=ke[u.what],m=Hl(d),p=f2({...n.asked,unit:u.unit},m),w=p?m.map(C=>c0(C,h.tables)):m,g={
...u,shown:d.parameters,href:C=>Ns({...u,...C},ke)};k(e.notes,o2(w,g,t));let y={charts:1,tables:1,...h.above},b=ax(w,h)||rx(w,h),$=r(w,m,y.tables,p);a.draw(h.charts,{sides:w,state:g,revision:f,perStep:p,
frame:[u.what,u.set,u.test].join(" "),file:`tracediff-${w.map(C=>Pe(C.label)).join("-")}`,caption:[[w.map(C=>[C.letter,C.label].filter(Boolean).join(" · ")).join(", "),ix(w,u)].join(". ")]},[e.charts,
e.moreCharts,y.charts]);let M=[...h.charts.slice(y.charts).map(C=>C.title),...$];e.more.hidden=b||M.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=u.more==="1",k(e.summary,c("b",{},"More"),`\
: ${[...new Set(M)].join(" · ")}`)}return{draw:i,retheme:a.retheme,unmount:a.unmount}}function p2(e,t){let n={state:Wl(location.search,ke),sets:null,answer:null,answered:"",asked:null,dead:!1};n.change=
(a,r)=>t.go(Ns({...n.state,...a},ke),r);let s=d2(()=>n.state);n.controls=VP(ke,{onChange:n.change,onSet:a=>n.change({...jl,...a})}),e.append(c("div",{class:"page analyse-page"},c("div",{class:"analyse\
-head"},s.heading,s.traces,s.lost),s.nav.node,n.controls.node,s.intro,s.message,s.results)),n.question=Ge({context:t,results:s.results,message:s.message}),n.drawn=m2(s,n.change),n.findings=JP(()=>nh(n,
s));let o=Ce(n.drawn.retheme);return s.more.addEventListener("toggle",()=>{s.more.open!==(n.state.more==="1")&&n.change({more:s.more.open?"1":""},{replace:!0})}),ex(n,s,t),{keys:{search:()=>n.controls.
focus()},update(a){n.state=Wl(a,ke);let r=["set","test"].every(i=>n.state[i]===""||ae(n.sets??[],n.state[i]));n.sets?.length>0&&r?ux(n,s,t):ex(n,s,t)},unmount(){n.dead=!0,n.question.unmount(),n.findings.
stop(),o(),n.drawn.unmount()}}}function th(e,t,n){e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(n)}function nh(e,t){if(e.dead)return;let n=a=>Ns({...e.state,what:a,lines:[],
more:""},ke),s=e.findings.isOf(e.state);if(t.nav.draw({what:e.state.what,href:n,isEmpty:a=>s&&e.findings.isEmpty(a)}),e.state.what!==""||!s)return;e.question.say(null),k(t.notes),t.charts.hidden=t.more.
hidden=!0,t.tables.hidden=!1;let o=t.tables.contains(document.activeElement)&&document.activeElement.closest("tr")?.dataset.what;k(t.tables,e2(e.findings,e.state.test!=="",n)),o&&t.tables.querySelector(
`tr[data-what="${o}"] a`)?.focus(),e.findings.isWhole()&&t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",j("What the analyses found is shown."))}function w2(e,t,n,s){let o=ke[e.state.
what];e.answer=n;let a=e.asked===e.state&&o.instead?.(e.state,Hl(n));if(a){e.asked={...e.state,...a},cx(e,t,s);return}e.answered=s,e.question.say(null),e.controls.draw(e.state,e.sets,n.parameters),e.drawn.
draw({answer:n,state:e.state,asked:e.asked,key:s}),t.results.dataset.shown=s,j(`${o.title} is shown.`),e.findings.load(e.state)}function cx(e,t,n){e.question.ask(s=>vt(e.asked.what,Lo(e.asked,ke),{signal:s}),
s=>w2(e,t,s,n),s=>th(e,t,lx(s)))}function g2(e,t){let n={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(s=>vt(n.what,Lo(n,ke),{signal:s}),s=>{
e.findings.load(e.state,s),nh(e,t)},s=>{e.findings.stop(),th(e,t,lx(s))})}var dx=e=>`${e.what} ${Lo(e,ke)}`;function y2(e,t,n){let s=dx(e.state);e.state.set===""?(e.question.drop(),th(e,t,c("p",{class:"\
notice"},"Choose a set.")),n.settled()):e.state.what===""?g2(e,t):e.answer&&e.answered===s?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:s}),n.settled()):(e.asked=e.
state,cx(e,t,s))}function ux(e,t,n){let{state:s,sets:o}=e,a=ke[s.what],r=i=>s[i]===""?null:ae(o,s[i])?.label??s[i];k(t.heading,a.title),k(t.intro,a.intro),k(t.lost,h2(s,o)),n.setTitle([...new Set([a.title,
[r("set"),r("test")].filter(Boolean).join(" → "),"Analyse"])].filter(Boolean).join(" · ")),e.controls.draw(s,o,e.answer&&e.answered===dx(s)?e.answer.parameters:{}),nh(e,t),y2(e,t,n)}var ex=(e,t,n)=>wl(
e,[e.state.set,e.state.test],{message:t.message,parts:[e.controls.node,t.traces,t.nav.node],words:"There are no sets yet. ",none(){k(t.heading,"Analyse"),n.setTitle("Analyse")},draw:()=>e.state.set===
""?e.change({set:e.sets[0].id},{replace:!0}):ux(e,t,n)});var b2=14;function Vl(e){let[t,n]=fp(e);return n===""?t:`${t} → ${n}`}function _2(e){let t=[],n=0,s=null,o=!1,[a,r]=["",0],i=({row:f})=>f.replaces||f.aliases,l=f=>f.map(({row:h})=>Vl(h));function d(){
let f=getComputedStyle(document.documentElement),h=`${.92*parseFloat(f.fontSize)}px ${f.getPropertyValue("--mono")}`;if(h!==a){a=h;let w=document.createElement("canvas").getContext("2d");w.font=a,r=w.
measureText("0".repeat(40)).width/40}let m=getComputedStyle(e),p=e.clientWidth-parseFloat(m.paddingLeft)-parseFloat(m.paddingRight)-2;return r>0?Math.max(b2,Math.floor(p/r)):0}function u(f){if(n>0&&s===
null){let h=t.filter(Boolean);o=h.some(i),s=qc(o?n-2:n),s.add(l(h))}return n===0?f:s.text(f)}return{setRows(f){[t,s]=[f,null]},addRows(f,h){t=f,s=!o&&h.some(i)?null:s,s?.add(l(h))},measure(){let f=n;return n=
d(),s=n===f?s:null,n!==f},draw({row:f}){let h=Vl(f),m=u(h);return c("span",{class:"fit",data:m===h?{}:{short:m}},c("bdi",{},h))},refit(f,{row:h}){let[m,p]=[Vl(h),f.querySelector(".fit")],w=u(m);w===m?
delete p.dataset.short:p.dataset.short!==w&&(p.dataset.short=w)}}}var k2="abs_diff_duration",ih=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the c\
ontrol","num c-work"],["slower_work","Slower work","The rest of the change of device time: the same FLOPs take more time, or less","num c-work"]],oh={no_operator:"it is not an operator: FLOPs are know\
n for operators, not for single kernels",one_side:"it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"\
the FLOPs are known for less than 80 % of its calls or of its device time"},mx="abcd";function x2({row:e,moreWork:t,slowerWork:n},s){return[t,n].map(o=>{if(o==null){let i=Object.keys(oh).indexOf(e?.work_known);
return c("td",{class:"num c-work muted",title:oh[e?.work_known]??null},q,i>=0&&c("sup",{},mx[i]))}let[a,r]=s(o);return c("td",{class:`num c-work ${te(o)}`,title:r},a)})}function px(e){let t=null,n=v("\
More and slower work",()=>e({work:!t.work,...t.work&&ih.some(([o])=>o===t.sort)?{sort:k2,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an o\
perator’s device time, where its FLOPs are known; takes longer to load"}),s=c("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(oh).flatMap((o,a)=>[a>0&&"; ",c("sup",{},mx[a]),
` ${o}`]).filter(Boolean),".");return{node:n,note:s,draw(o){t=o,s.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var sh=4,lh={operator_and_shapes:"launched by the same operator with th\
e same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"launched by other operators with the same input shapes"};function wx(e){let t=c(
"h2"),n=c("ul",{class:"replacements-list"}),s=c("p",{class:"related-more"}),o=Re("Probable replacements"),a=c("details",{class:"card rank-steps replacements",hidden:!0},c("summary",{},t,c("span",{class:"\
muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template arguments alone.")),c("div",{class:"chart\
-tools"},o.node),n,s),r=!1,i=null;function l(u,f){let h=u.replacements??[];i!==u&&(i=u,r=!1),a.hidden=h.length===0,!a.hidden&&(t.textContent=`Probable replacements (${_(h.length)})`,k(n,h.slice(0,r?void 0:
sh).map(m=>d(m,u,f))),s.hidden=r||h.length<=sh,k(s,!s.hidden&&v(`Show all ${_(h.length)}`,()=>{r=!0,l(u,f),n.children[sh].querySelector("a").focus()},{class:"link-button"})))}function d(u,f,h){let m={
diff_duration:u.diff_duration};O.forEach(C=>{m[`${C}_counts`]=u[C].counts,m[`${C}_total_duration`]=u[C].total_duration});let{control:p,test:w,diff:g,growth:y,controlCount:b,testCount:$}=Nn(m,h?"per_st\
ep":"total",f),M=(C,Y,D)=>c("p",{class:`replaced ${D}`},c("span",{class:"replaced-mark","aria-hidden":"true"},Y),c("span",{class:"visually-hidden"},Y==="−"?"gone: ":"new: "),c("a",{href:e(C),class:"\
mono",title:C.name},c("bdi",{},C.name)));return c("li",{},c("div",{class:"replaced-names"},M(u.control,"−","less-mark"),M(u.test,"+","more-mark"),c("p",{class:"muted small"},lh[u.rule]??u.rule,u.shared!==
null&&[", ",c("span",{class:"mono"},u.operator??"")," ",u.input_dims&&c("span",{class:"mono"},u.input_dims),` (${F(100*u.shared)} of what launches them is shared)`])),c("dl",{class:"replaced-numbers"},
c("dt",{},h?"calls per step":"calls"),c("dd",{},`${_(b)} → ${_($)}`),c("dt",{},h?"time per step":"time"),c("dd",{title:`${A(p)} → ${A(w)}`},`${x(p)} → ${x(w)}`),c("dt",{},"Δ"),c("dd",{class:`st\
rong ${te(g)}`,title:ue(g)},X(g),p>0&&` (${B(y)})`)))}return{node:a,sql:o,draw:l}}async function yt(e,t){try{await navigator.clipboard.writeText(e),G(t,{seconds:4})}catch{G(`Copy this: ${e}`,{seconds:60})}}
var v2={added:"new: in the test only",deleted:"gone: in the control only",increased:"called more often",decreased:"called less often",unchanged:"called equally often"},$2="q is the false discovery rat\
e: of all rows with a q this small, at most this share is expected to be noise";function Ql(e){if(e.q_value===null)return e.among?.[0]>=4?"Cannot judge: rows of the device were lost.":"Cannot judge: e\
ach side needs at least 4 samples.";if(e.too_few&&!Gs(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is needed.";if(e.too_few&&e.among){let[n,s]=e.among;return`${_(n)} \
steps are too few to judge this row among ${_(s)} rows.`}let t=`q = ${Ut(Cr(e))}, p = ${Ut(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ s\
o, too (${t}).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function ch(e){return e.calls==="fact"?`calls: ${_(e.control_calls)}\
 → ${_(e.test_calls)} in every step`:["more","fewer"].includes(e.calls)?`${e.calls} calls per step (q = ${Ut(e.calls_q_value)})`:""}var S2=({row:e,of:t})=>{let n=typeof e.control_median=="number"&&typeof e.
test_median=="number",s=(a,r,i,l,d=[])=>c("tr",{},c("th",{scope:"row"},a),[r,i,l].map((u,f)=>c("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},u))),o=(a,r,i,l=ja(r,i))=>s(a,x(r),x(i),X(l),[A(
r),A(i),ue(l)]);return Mt("detail-table",null,["","Control","Test","Δ"],[s("Calls",_(e.control_counts),_(e.test_counts),Ne(e.diff_counts)),o("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
o("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_step")),o("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&o("Self, total",e.control_self_duration,
e.test_self_duration,t("diff_self_duration")),n&&o("Median of steps",e.control_median,e.test_median),n&&o("Quartile spread",e.control_spread,e.test_spread)])};function E2(e){return e.replaces?`${e.name}\

probably replaces ${e.replaces.name}
(${lh[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Rr(e)].join(`
`):e.name}function gx({onClear:e,href:t,tree:n,timeline:s,onRanks:o,onTable:a}){let r=c("div",{class:"op-panel-body"}),i=c("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},c("div",
{class:"op-panel-head"},c("h2",{},"Selected operation"),Q("close","Close (Escape)",e)),r),l=null;function d(u){let{row:f}=u,{replaces:h}=f,m=ch(f);return[c("p",{class:"mono full-name"},c("bdi",{},f.name)),
c("p",{class:"muted small"},f.category,f.kind&&` · ${f.kind.toLowerCase()}`,` · ${v2[f.change]}`),h&&c("div",{class:"small op-replaces"},c("p",{},"probably replaces"),c("p",{class:"mono full-name"},
c("bdi",{},h.name)),c("p",{class:"muted"},`${lh[h.rule]??h.rule}${h.operator?`: ${h.operator}`:""}`,h.input_dims&&c("span",{class:"mono"},` ${h.input_dims}`))),f.aliases&&c("div",{class:"small op-repl\
aces"},c("p",{},h?"all kernels that are gone or new":f.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Rr(f).map(p=>c("p",{class:"mono full-name"},c("bdi",{},p)))),f.significance&&c("p",{class:"small"},Ql(f),m&&` ${m[0].toUpperCase()}${m.slice(1)}.`),S2(u),c("p",{class:"op-actions"},t?.(f)&&c("a",
{href:t(f)},"Open this operation"),s?.(f)&&c("a",{href:s(f)},"Show in the timeline"),n?.(f)&&c("a",{href:n(f)},"Where in the tree"),a&&v("Show in the table",a,{class:"link-button"}),o&&v("Show its ran\
ks and steps",o,{class:"link-button"}),v("Copy the name",()=>yt(f.name,"Name copied."),{class:"link-button"}))]}return{node:i,isOpen:()=>!i.hidden,draw(u,f=null){if(u===l&&f===null)return;l=u;let h=i.
hidden;i.hidden=u===null&&f===null,document.body.toggleAttribute("data-panel",!i.hidden),k(r,i.hidden?null:f??d(u)),(h||f)&&(r.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),i.remove()}}}
var T2=60,fx=100,O2={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},ah=[["change","±","New\
, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","Control","Ca\
lls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],["control\
_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the duration, test \
− control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the change noise? \
Judged by the times shown, all rows together: slower or faster where q < 0.05. ${$2}`,"c-real"],...ih],dh=String(ah.length-ih.length),M2={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},A2=(e,t)=>Gs(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:M2[t]??["",t],yx={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function R2(e,t,n){let s=yx[e],o=sa(e);return s?t===s?[e,"desc"]:t!==e?[s,"desc"]:n==="desc"?[e,"asc"]:[s,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,o]}function bx(e){let{from:t,to:n}=e.
window,[s,o]=e.window.isLong()?[Math.max(0,t-fx),Math.min(e.rows.length,n+fx)]:[t,n];for(let a=s;a<o;a+=1)if(!e.rows[a]){e.events.onWant(s,o);return}}function _x(e){let t=!1;for(let[n,s]of e.window.nodes)
s.dataset.hole!==void 0&&e.rows[n]?(e.window.nodes.set(n,kx(e,n)),t=!0):e.rows[n]&&e.fit.refit(s,e.rows[n]);t&&e.window.put(),bx(e)}function C2(e){return c("tr",{hidden:e===0},c("td",{colspan:dh,class:"\
muted"},`${_(e)} more: the report and the CSV have all rows.`))}function L2(e){let t=e.rows.findIndex(n=>!n);return t<0?e.rows.length:t}function kx(e,t){let n=e.rows[t];return c("tr",{"aria-rowindex":String(
t+3),data:{index:t},class:`${t%2?"odd":""}${n.noise?" noise":""}`,tabindex:t===e.window.active?"0":"-1","aria-selected":String(n.key===e.selected)},U2(n,e.unit,e.largest,P2(e,n)),e.work&&x2(n,s=>Xl(s,
e.unit)))}function N2(e,t){return c("tr",{"aria-rowindex":String(t+3),data:{index:t,hole:""},"aria-busy":"true",tabindex:t===e.window.active?"0":"-1"},c("td",{colspan:dh,class:"muted"},"…"))}function P2(e,t){
return c("a",{href:e.events.href(t.row),class:"op-link",tabindex:"-1"},t.row.replaces&&c("span",{class:"folded"},c("span",{"aria-hidden":"true"},"⇄ "),c("span",{class:"visually-hidden"},"probable re\
placement: ")),t.row.aliases&&!t.row.replaces&&c("span",{class:"folded"},c("span",{"aria-hidden":"true"},"≡ "),c("span",{class:"visually-hidden"},"several names: ")),e.fit.draw(t))}function I2(e,t){
let n=t.target.closest("tr[data-index]");n&&t.target.closest(".op-link")?!t.ctrlKey&&!t.metaKey&&!t.shiftKey&&e.events.onOpen(e.rows[Number(n.dataset.index)].key):n&&e.rows[n.dataset.index]&&getSelection().
isCollapsed&&(e.window.activate(Number(n.dataset.index),!0),e.events.onSelect(e.rows[e.window.active].key))}function D2(e,t){let{active:n,nodes:s}=e.window,o=e.window.placeOf(t.key);if(o!==void 0&&!t.
altKey&&!t.metaKey)t.preventDefault(),e.window.activate(o,!0);else if((t.key==="Enter"||t.key===" ")&&!t.target.closest(".op-link")&&e.rows[n])t.preventDefault(),e.events.onSelect(e.rows[n].key);else if(t.
key==="ArrowRight"||t.key==="ArrowLeft"){t.preventDefault();let a=s.get(n);(t.key==="ArrowRight"?a?.querySelector(".op-link"):a)?.focus({preventScroll:!0})}}function B2(e,t){e.groups[1].textContent=e.
unit==="per_step"||e.unit==="percent"?"Calls per step":"Calls",e.groups[2].textContent=`${e.self?"Self time":"Duration"}, ${t}`,e.groups[2].title=e.self?"Of host operations, without the calls inside t\
hem; of device work, all of it":"",e.groups[4].textContent=`Device time, ${t}`,e.table.querySelectorAll(":is(col, thead th).c-work").forEach(n=>{n.hidden=!e.work});for(let[n,{cell:s,mark:o}]of e.heads){
let a=e.sort===n||(yx[n]??"")===e.sort;a?s.setAttribute("aria-sort",e.order==="asc"?"ascending":"descending"):s.removeAttribute("aria-sort");let r=e.order==="asc"?"↑":"↓";o.textContent=a?e.sort===
n?` ${r}`:` |${r}|`:""}}function q2(e,t){let n=e.revision!==t.revision;({rows:e.rows,unit:e.unit,self:e.self,sort:e.sort,order:e.order,selected:e.selected,revision:e.revision}=t),e.work=t.work===!0,
e.table.toggleAttribute("data-work",e.work),e.largest=rh(e.rows),e.table.setAttribute("aria-rowcount",String(e.rows.length+3)),e.table.toggleAttribute("data-unjudged",!t.judged),e.fit.setRows(e.rows),
B2(e,t.unitName),k(e.foot,t.totals.map(([o,a])=>G2(o,a,e.unit,e.self,e.work)));let s=e.rows.findIndex(o=>o?.key===e.selected);n&&e.window.begin(Math.max(0,s)),e.opened||(e.opened=!0,e.node.setAttribute(
"data-late",""),Ue().then(Ue).then(()=>e.node.removeAttribute("data-late"))),e.window.draw(!0),s>=0&&n&&e.window.reveal(s)}function F2(e,t,n,s){e.rows=t,e.table.toggleAttribute("data-unjudged",!s),e.fit.
addRows(e.rows,n),rh(n)>e.largest?(e.largest=rh(n),e.window.draw(!0)):_x(e)}function j2(e,t){let n=t!==e.selected;e.selected=t;for(let o of e.body.querySelectorAll("tr[data-index]"))o.setAttribute("ar\
ia-selected",String(t!==""&&e.rows[Number(o.dataset.index)]?.key===t));let s=e.rows.findIndex(o=>o?.key===t);s>=0&&n&&e.window.activate(s)}function W2(e){e.observer.disconnect(),e.stopPrinting(),e.window.
unmount()}function H2(e){e.groups=[c("td",{colspan:"3"}),c("th",{colspan:"3",scope:"colgroup"}),c("th",{colspan:"4",scope:"colgroup"}),c("td"),c("th",{colspan:"2",scope:"colgroup",class:"c-work"})],e.
head=c("thead",{},c("tr",{class:"head-groups"},e.groups),c("tr",{},ah.map(([t,n,s,o])=>{let a=c("span",{class:"sort-mark","aria-hidden":"true"}),r=c("th",{scope:"col",class:o},c("button",{type:"button",
title:s,on:{click:()=>e.events.onSort(...R2(t,e.sort,e.order))}},n,a));return e.heads.set(t,{cell:r,mark:a}),r}))),e.body=c("tbody"),e.foot=c("tfoot"),e.table=c("table",{class:"ops",role:"grid","aria-\
label":"All operations"},c("colgroup",{},ah.map(([,,,t])=>c("col",{class:t}))),e.head,e.body,e.foot),e.node=c("div",{class:"table-scroll",tabindex:"-1"},e.table),e.window=$o({node:e.node,body:e.body,covers:[
e.head,e.foot],least:T2,columns:()=>Number(dh),count:()=>e.rows.length,make:t=>e.rows[t]?kx(e,t):N2(e,t),drawn:()=>bx(e),paper:{count:()=>L2(e),rest:C2}})}function xx(e){let t={events:e,heads:new Map,
rows:[],unit:"total",sort:"",order:"",self:!1,work:!1,revision:"",selected:null,largest:0,opened:!1};return t.stopPrinting=uo(()=>t.fit.measure()),H2(t),t.fit=_2(t.heads.get("name").cell),t.body.addEventListener(
"click",n=>I2(t,n)),t.body.addEventListener("keydown",n=>D2(t,n)),t.observer=new ResizeObserver(()=>t.fit.measure()&&_x(t)),t.observer.observe(t.heads.get("name").cell),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>q2(t,n),add:(n,s,o)=>F2(t,n,s,o),select:n=>j2(t,n),unmount:()=>W2(t)}}function vx(e,t){return t==="percent"?[F(e),F(e)]:[x(e),A(e)]}function Xl(e,t){if(t!=="percen\
t")return[X(e),ue(e)];let n=e===null?q:`${B(e)}-points`;return[B(e),n]}var rh=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0);function Jl(e,t,n){let[s,o]=vx(e,t);return c("td",{class:n,title:o},
s)}function U2(e,t,n,s){let{row:o}=e,[a,r]=O2[o.change]??["",o.change],[i,l]=Xl(e.diff,t),d=n>0?Math.abs(e.diff??0)/n:0;return[c("td",{class:`c-change change-${o.change}`,title:r},c("span",{"aria-hidd\
en":"true"},a),c("span",{class:"visually-hidden"},r)),c("th",{scope:"row",class:"c-name mono",title:E2(o)},s),c("td",{class:"c-category",title:o.kind?`${o.category}, ${o.kind}`:o.category},o.category),
c("td",{class:"num c-count"},_(e.controlCount)),c("td",{class:"num c-count"},_(e.testCount)),c("td",{class:`num c-count ${te(e.diffCount)}${o.calls==="fact"?" strong":""}`,title:ch(o)||null},Ne(e.diffCount)),
Jl(o.control_counts>0?e.control:null,t,"num c-time"),Jl(o.test_counts>0?e.test:null,t,"num c-time"),c("td",{class:`num c-time c-diff ${te(e.diff)}`,title:l,css:{"--share":`${(100*d).toFixed(1)}%`}},i),
c("td",{class:`num c-percent ${te(e.percent??e.diff)}`},e.birth||B(e.percent)),z2(e)]}function z2({row:e,verdict:t}){if(t===""||t===null)return c("td",{class:"c-real muted"});let[n,s]=A2(e,t),o=t==="s\
lower"||t==="faster";return c("td",{class:`c-real ${o?t==="slower"?"more":"less":"muted"}`,title:`${Ql(e)}${e.q_value===null?"":` Median of the steps ${x(e.control_median)} → ${x(e.test_median)}.`}`},
c("span",{"aria-hidden":"true"},n&&`${n} `),s,o&&c("span",{class:"q"},` ${Qm(Cr(e))}`))}var hx=e=>c("td",{class:"num c-count",title:_(e)},_(e)),K2={host:"Host, sum",device:"Device, sum"};function G2(e,t,n,s,o){
let[a,r]=Xl(t.diff,n);return c("tr",{data:{part:e}},c("td",{class:"c-change"}),c("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":s?"S\
elf times do not count nested calls twice":"Host operations nest: the time of a call also counts in its caller"},K2[e]),c("td",{class:"c-category"}),hx(t.controlCount),hx(t.testCount),c("td",{class:`n\
um c-count ${te(t.diffCount)}`},Ne(t.diffCount)),Jl(t.control,n,"num c-time"),Jl(t.test,n,"num c-time"),c("td",{class:`num c-time ${te(t.diff)}`,title:r},a),c("td",{class:`num c-percent ${te(t.percent??
t.diff)}`},t.birth||B(t.percent)),c("td",{class:"c-real"}),o&&c("td",{class:"c-work",colspan:"2"}))}function $x(e){let{row:t,verdict:n}=e,s={no_difference_found:!t.too_few,cannot_judge:t.q_value!==null,
slower:!0,faster:!0}[n];return[t.replaces&&`probably replaces ${t.replaces.name}`,...t.aliases?Rr(t):[],Gs(t)?"too few steps to judge":s&&`${n.replaceAll("_"," ")}, q = ${Ut(Cr(t))}`,ch(t)].filter(Boolean)}
function Y2(e,t,n){let{row:s}=e,o=i=>vx(i,t)[0],a=e.birth||B(e.percent),r=n&&s.kind==="";return[r?`${s.category}, self time`:s.category,`control ${o(e.control)}`,`test ${o(e.test)}`,`Δ ${Xl(e.diff,t)[0]}\
 (${a})`,`calls ${_(e.controlCount)} → ${_(e.testCount)}`,...t!=="total"||r?[`total ${x(s.control_total_duration)} → ${x(s.test_total_duration)}, ${X(s.diff_duration)}`]:[],...$x(e)]}function V2(e){
return[e.row.category,`control ${_(e.controlCount)}`,`test ${_(e.testCount)}`,`Δ ${Ne(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...$x(e)]}var Sx=e=>({key:e.key,name:Vl(e.row),noise:e.noise,mark:e.row.
replaces?"⇄ ":e.row.aliases?"≡ ":""});function Ex(e,t,n,s){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${Vo(t,s)}`:Vo(t,s),rows:e.map(o=>({...Sx(o),control:o.control,test:o.test,
diff:o.diff,lines:Y2(o,t,n)}))}}function Tx(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({...Sx(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,
lines:V2(n)}))}}function J2({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:s}){return e>0&&["unchanged","not_certain"].includes(t)&&s!==null&&s.slower+s.faster===0&&n.added+n.deleted+n.increased+
n.decreased===0}var Ox=(e,t)=>J2(e)&&["No difference found in any row that the filters leave, neither in time nor in the number of calls. ",v("Draw the bars anyway",t,{class:"link-button"})];function Zl(){
let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tracediff",title:"\
To see this page, drop it on another tracediff, or open it with tracediff open"};return{node:ai("Share",()=>[{text:"Copy link",run:()=>yt(location.href,"Link copied."),note:"For people who can reach t\
his server"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(s){e=s}}}var uh=8,ph=["control","test","Δ","Δ %"],fh={key:"",operators:null},Ax=(e,t,n=t-e)=>vo([e,t],Ot,{diff:n,cls:"",percent:e>0?B(Wa(e,n)):t>0?"new":""});function Q2(e,t){let{operator:n,control_per_step:s,
test_per_step:o,diff_per_step:a}=t;return c("tr",{},c("th",{scope:"row"},n===null?c("span",{class:"muted"},"in no operator"):c("a",{href:e.href({name:n,category:"cpu_op"}),class:"mono",title:n},c("bdi",
{},n))),wt(`${_(t.control_counts)} → ${_(t.test_counts)}`),Ax(s,o,a))}function yh(e,{rows:t,count:n}){k(e.body,Mt("operators-table",null,["Operator","launched, in all",...ph],t.slice(0,e.all?void 0:
uh).map(s=>Q2(e,s)))),e.more.hidden=e.all||t.length<=uh,k(e.more,!e.more.hidden&&v(t.length<n?`Show ${_(t.length)} of ${_(n)}`:`Show all ${_(n)}`,()=>{e.all=!0,yh(e,{rows:t,count:n}),e.body.querySelectorAll(
"tbody tr")[uh].querySelector("a")?.focus()},{class:"link-button"}))}function X2(e,t){let n=a=>k(e.body,c("p",{class:"muted"},a)),s=new URLSearchParams(t);Object.entries({operators:"auto",diagnosis:"f\
alse",limit:"0"}).forEach(([a,r])=>s.set(a,r)),e.asker.ask(t,a=>fh.key===t?fh:e.send(s,{signal:a}),({operators:a})=>{fh={key:t,operators:a},a?yh(e,a):n("Loading the operators took too long.")},a=>n(`N\
o operators: ${a.message}`))&&(e.all=!1,n("Looking for the operators …"),k(e.more))}function Z2(e,t,n){e.node.hidden=!(e.send?n.recorded.few_shared_kernels:n.operators),!e.node.hidden&&!e.send?yh(e,
n.operators):!e.node.hidden&&e.node.open&&X2(e,t)}function Rx(e,t){let n={href:e,send:t,all:!1,asker:ge()};n.body=c("div",{class:"scroll-x operators-body"}),n.more=c("p",{class:"related-more"});let s=Re(
"Device time by operator");return n.node=c("details",{class:"card rank-steps operators",hidden:!0,"aria-label":"Device time by operator"},c("summary",{},c("h2",{},"Device time by operator"),c("span",{
class:"muted rank-summary"},"The sides have other kernels: what their operators take.")),c("div",{class:"chart-tools"},s.node),c("p",{class:"muted small"},"Less than half of the kernel time is in kern\
els that both sides have, so this table compares operators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),
n.body,n.more),{node:n.node,sql:s,draw:(o,a)=>Z2(n,o,a),stop:n.asker.drop}}var hh=20,eI=4,ec=e=>e===null?"–":J(e,0,e<1?3:e<100?1:0),Io=(e,t,n)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${n(
e[`control_${t}`])} → ${n(e[`test_${t}`])}`;function Cx(){let e=c("span",{class:"muted rank-summary"}),t=Re("Device time by class of work"),n=Xn("Classes of work"),s=Xn("Shapes of products, convolut\
ions and attention"),o=c("details",{class:"card rank-steps work-classes",hidden:!0},c("summary",{},c("h2",{},"Classes of work"),e),c("div",{class:"chart-tools"},t.node),c("p",{class:"muted small"},"Th\
e class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,r=[1,1],
i=g=>a?[g.control_per_step,g.test_per_step]:[g.control_total_duration,g.test_total_duration],l=g=>["control","test"].map((y,b)=>_(g[`${y}_counts`]/(a?r[b]:1))).join(" → "),d=g=>[wt(l(g)),Ax(...i(g))],
u=g=>g===null?"–":`${ec(g)} %`,f=g=>g.control_fastest_peak_pctg===g.control_peak_pctg&&g.test_fastest_peak_pctg===g.test_peak_pctg?null:`${Io(g,"fastest_peak_pctg",u)} of the fastest arithmetic for \
these numbers, such as TF32`,h=g=>[wt(Io(g,"tflops_per_s",ec)),wt(Io(g,"peak_pctg",u),f(g)),wt(Io(g,"gb_per_s_at_least",Ln)),wt(Io(g,"flops_per_byte_at_most",ec))],m=["TFLOP/s","of peak","bandwidth, a\
t least","FLOPs per byte, at most"];function p(g){k(n,Mt("operators-table",null,["Class","device rows",...ph,"share",...m],g.map(y=>c("tr",{},c("th",{scope:"row"},y.class),d(y),wt(Io(y,"share",b=>`${ec(
b)} %`)),h(y)))))}function w(g){let y=[...g].sort((b,$)=>Math.max(...i($))-Math.max(...i(b)));s.hidden=g.length===0,k(s,Mt("operators-table",null,[g.length>hh?`Shapes: the ${hh} that take longest`:"Sh\
apes","calls",...ph,...m],y.slice(0,hh).map(b=>c("tr",{},c("th",{scope:"row",title:`${b.operator} ${b.shapes}`},c("bdi",{class:"mono"},b.operator)," ",c("span",{class:"mono small"},b.shapes.replaceAll(
",[]",""))," ",c("span",{class:"muted"},b.dtype)),d(b),h(b)))))}return{node:o,sql:t,draw(g,y,b){o.hidden=!g,g&&(a=b!=="total",r=[y.control.samples,y.test.samples],e.textContent=g.classes.slice(0,eI).map(
$=>`${$.class} ${i($).map(x).join(" → ")}`).join(", "),p(g.classes),w(g.shapes))}}}var tI={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runt\
ime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},wh="not stated",mh=(e,t,n)=>s=>{let o=s[e]===null?wh:s[e]?"on":"off";return s[t]?`${o}; there are ${n}`:o},Lx=(e,t)=>e.
length===0?"none":e.length===t.length?ne(e):`${ne(e)} of ${ne(t)}`,gh=e=>e.shared_kernel_time===null?"no kernels":F(100*e.shared_kernel_time),nI=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&
t.steps.length===0?"none: whole files":Lx(t.steps,t.all_steps),sI=[{text:"GPU",of:e=>e.devices.join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Lx(t.ranks,t.all_ranks)},
{text:"Steps",of:nI,key:(e,t)=>t.steps.length},{text:"with_stack",of:mh("with_stack","python_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:mh("record_shapes","input_shapes","inpu\
t shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:mh("profile_memory"),key:e=>e.profile_memory},...Object.entries(tI).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kern\
el time in shared names",of:gh,key:()=>null}];function oI(e){return sI.map(({text:t,of:n,key:s,optional:o})=>{let a=d=>["control","test"].map(u=>d(e.recorded[u],e[u])),[r,i]=a(n),l=s?a(s):[r||null,i||
null];return{text:t,control:r||wh,test:i||wh,left:o&&r===""&&i==="",differs:l.every(d=>d!==null)&&l[0]!==l[1]}}).filter(({left:t})=>!t)}function aI(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:s,
test:o}=e.recorded,a=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}.`,r=s.shared_kernel_time===null||o.shared_kernel_time===null?"":` Kernels that both sides have take ${gh(s)} \
of the kernel time in the control, ${gh(o)} in the test.`;return a+r}function Nx(){let e=c("span",{class:"muted rank-summary"}),t=Xn("How both sides were recorded");return{node:c("details",{class:"car\
d rank-steps recorded"},c("summary",{},c("h2",{},"Recorded")," ",e),t),draw(s){let o=oI(s);e.textContent=aI(s,o),k(t,c("table",{class:"recorded-table"},c("caption",{class:"visually-hidden"},"How both \
sides were recorded"),c("thead",{},c("tr",{},c("td"),c("th",{scope:"col",class:"control-text"},"Control"),c("th",{scope:"col",class:"test-text"},"Test"))),c("tbody",{},o.map(a=>c("tr",{class:a.differs?
"differs":""},c("th",{scope:"row"},a.text),c("td",{},a.control),c("td",{},a.test,a.differs&&c("span",{class:"visually-hidden"}," (differs)")))))))}}}var Mx=(e,t,n)=>t.length<2||e.length===t.length?"":
`${n} ${ne(e)}`,rI=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function tc(e,t=""){let n=u=>{let{label:f,ranks:h,all_ranks:m,steps:p,all_steps:w,samples:g}=e[u];
return`${u}: ${f} (${[Mx(h,m,"ranks"),Mx(p,w,"steps"),S(g,"sample")].filter(Boolean).join(", ")})`},{selection:s}=e,{q:o,exclude:a,category:r,change:i,device_type:l}=s,d=[l==="CPU"?"host only":l==="GP\
U"?"device only":"",o&&`names with “${o}”`,r.join(", "),i&&`${i} only`,rI(s),...a.map(u=>`without ${u}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n("test")}`,[t,t&&d,`made ${pe(new Date().
toISOString())}`].filter(Boolean).join(" · ")]}var Px={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},ur=e=>`tracediff-${Pe(e.control.label)}-${Pe(e.test.label)}`;function iI(e){let t=P("top"),n=P("sort"),s=ce([],i=>e({top:Number(i)}),
{id:t}),o=ce(Object.entries(Px),i=>e({sort:i,order:sa(i)}),{id:n}),a=c("span",{class:"muted small"});return{node:c("div",{class:"chart-bar"},c("label",{for:t},"Charts: first"),s,c("label",{for:n},"by"),
o,a),draw(i,l){let d=[...new Set([...Ep,i.top])].sort((u,f)=>u-f);k(s,d.map(u=>c("option",{value:String(u),selected:u===i.top},String(u))));for(let u of o.options){let f=Px[u.value];u.textContent=l?f.
replace("duration","self time"):f}o.value=i.sort},drawRest(i,l){a.textContent=i>l?`${_(l)} of ${_(i)} rows are drawn; the table has all`:""}}}function lI(e){let t=c("span",{class:"muted"}),n=px(e),s=c(
"a",{class:"button",title:"All rows, in the order of the table"},"CSV"),o=c("a",{class:"button",title:"Everything on this page, as the API returns it"},"JSON"),a=Zl();return{title:c("h3",{},"All rows ",
t),node:c("div",{class:"verdict-actions"},a.node),files:[s,o],work:n.node,workNote:n.note,draw(r,i,l,d){n.draw(r);let{row_count:u,rows_before_filters:f}=i,h=r.fold?i.replacements.length:0;t.textContent=
(u===f?_(u):`${_(u)} of ${_(f)}`)+(h>0?`, ${S(h,"pair")} folded`:""),s.href=ca(td(r,l,d,"csv")),o.href=ca(td(r,l,d,"json")),a.set({name:ur(i),bundle:Xr(Bp(r)),report:Qr(Dp(r,l,d))}),s.download=`${ur(i)}\
.csv`,o.download=`${ur(i)}.json`}}}function cI(e,{unit:t,self:n,item:s,ofHost:o},a){let r=(i,l,d)=>i.set(At(l,e,d));r(a.table.sql,zl(e,t,n)),r(a.durations.sql,zl(e,t,n,e.top)),r(a.counts.sql,zl(e,t,n,
e.top),{chart:"bars",x:"name",y:"control_counts",y2:"test_counts"}),r(a.fall.chart.sql,o?T0(e):S0(e)),r(a.classes.sql,P0(e)),r(a.replacements.sql,x0(e)),r(a.operators.sql,B0(e)),r(a.ranks.heat.sql,e.heat!==
"op"?$0(e):s?Yf(e,s.row):null)}function jx(e,t,n){let{histogram:s,points:o,heat:a,numbers:r,related:i,work:l,booked:d}=n;d.sql.set(At(C0(e,t,t.launches===void 0),e)),r.sql.set(At(A0(e,t),e)),i.sql.set(
At(R0(e,t),e)),l.sql.set(At(N0(e,t),e)),s.sql.set(At(M0(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let u of[o,a])u.sql.set(At(Yf(e,t),e))}var Wx=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.
too_few);function Ix({state:e,answer:t}){let n=e.unit||Gc(t);return n==="percent"&&!Yc(t)?Gc(t):n}function Hx(e,t,n){let s=e.shownPair==="";e.shownPair!==fe(e.state).toString()&&Ux(e),dI(e,t,n),fI(e),
e.late+=1;let o=e.late;s&&(history.state?.scroll>0||location.hash!=="")?Dx(e,t,n):Ue().then(()=>!e.dead&&o===e.late&&e.answerKey===e.wantedKey&&Dx(e,t,n))}function Ux(e){let{state:t,answer:n,why:s,parts:o}=e,
{open:a}=t;e.shownPair=fe(t).toString(),e.isNewCard(e.shownPair,e.answerKey,a,s?.note,Bn(t))&&(o.verdict.draw(n,s,{narrowed:Bn(t),open:a}),o.stepStrip.draw(t,e.shownPair,n,e.why?.diagnosis))}function Dx(e,t,n){
let{state:s,answer:o,answerKey:a,why:r,parts:i}=e,l=ur(o),d=o.waterfall??r?.waterfall??null;Ux(e),i.recorded.draw(o),i.details.draw(s,{...o,waterfall:d},r,{revision:`${a}${d===null}`,file:l,caption:tc(
o)}),i.operators.draw(fe(s).toString(),o),i.classes.draw(r?.classes,o,t),i.replacements.draw(o,t==="per_step"||t==="percent"),i.exportBar.draw(s,o,t,n);let u=e.view.items.find(f=>f?.key===s.op);i.ranks.
draw(o,s.heat,l,a,u?{name:u.row.name,query:ws({...s,row:u.key}).toString()}:null),cI(s,{unit:t,self:n,item:u,ofHost:sp(d)},{...i,fall:i.details,table:{sql:i.sql}})}function dI(e,t,n){let{state:s,answer:o,
answerKey:a,parts:r}=e,i=JSON.stringify([a,t]),l=JSON.stringify([i,s.top,e.noiseOf===a,s.hide]);if(e.view?.answer!==o||e.view.order!==i){let d=Vc(o,e.pages.rows(),t,{self:n});e.view={answer:o,order:i,
unit:t,self:n,items:d},r.noRows.hidden=d.length>0,zx(e,t,d),r.table.draw({rows:d,totals:pp(o,t,{self:n}),unit:t,self:n,unitName:Vo(t,o),sort:s.sort,order:s.order,selected:s.op,revision:i,judged:Wx(d),
work:s.work})}e.view.chartKey!==l&&(e.view.chartKey=l,hI(e,l),k(r.paperHead,tc(o,S(o.row_count,"row")).map(d=>c("p",{},d))))}function uI(e){let{state:t,answer:n,view:s,parts:o}=e;if(e.dead||!n||e.answerKey!==
e.wantedKey||s?.answer!==n)return;let{items:a,unit:r,self:i}=s,l=[],d=[];e.pages.rows().forEach((f,h)=>{a[h]||(l.push(h),d.push(f))});let u=Vc(n,d,r,{self:i});u.forEach((f,h)=>{a[l[h]]=f}),zx(e,r,a),o.
table.add(a,u,Wx(a)),t.op!==""&&!e.shownItem&&Hx(e,r,i)}function fI(e){let{state:t,parts:n,pages:s}=e,o=t.op===""?-1:s.placeOf(t.op),a=e.view.items[o]??null,r=a?.key??"";if(e.shownItem=a,n.counts.select(
r),n.durations.select(r),n.table.select(r),o===void 0){s.find(t.op);return}n.detail.draw(a,a||t.op===""?null:[c("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),c(
"p",{},v("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:Nt,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,a&&n.revealRow())}function zx({answer:e,parts:{remark:t},
change:n},s,o){let a=e.control.samples,r=e.test.samples,i=o.find(u=>u&&Gs(u.row)&&u.row.among)?.row;t.hidden=a===r&&!i;let l=i&&`${_(i.among[0])} steps are too few to judge some of the ${_(i.among[1])}\
 rows: these say “too few steps”. `;if(a===r){k(t,l);return}let d=s==="total"?"totals cannot be compared directly.":s==="per_call"?"totals would mislead.":"calls and durations are shown per step.";
k(t,l,`The sides have ${_(a)} and ${S(r,"sample")} (a sample is one step of one rank), so ${d} `,s==="total"?v("Show per step",()=>n({unit:""}),{class:"link-button"}):v("Show totals",()=>n({unit:"tota\
l"}),{class:"link-button"}))}function hI(e,t){let{state:n,answer:s,answerKey:o,parts:a,view:{items:r,unit:i,self:l,order:d}}=e,u=hp(r,n.top),f=tc(s,`first ${_(u.length)} of ${S(s.row_count,"row")}`),h=()=>e.
noiseOf!==o&&Ox(s,()=>{e.noiseOf=o,e.render()}),m={file:ur(s),revision:t,zoom:`${d}${n.top}`,caption:f,hidden:n.hide};a.durations.draw({...m,...Ex(u,i,l,s),empty:h(),range:n.zoom_time}),a.counts.draw(
{...m,...Tx(u,i),empty:h(),range:n.zoom_calls}),a.chartBar.drawRest(r.length,u.length)}var mI=40,pI={ALL:"All",CPU:"Host",GPU:"Device"},wI={ALL:"Host and device events, annotations too",CPU:"Events of\
 the host",GPU:"Kernels, copies and memsets"},gI=[["total","Total"],["per_step","Per step"],["per_call","Per call"],["percent","% of step"]],yI=[["total","Inclusive","Inclusive time: a call with all t\
he calls inside it"],["self","Self","Self time: a host call without the calls inside it, so one wait is not counted in every caller. Device work does not nest"]],bI={added:["+","new","In the test only"],
deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of cal\
ls; the time may differ"]},_I={slower:["▲","slower","Rows that are slower, judged by the time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:[
"","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Do(e,t,n){let s=c("input",{type:"checkbox",on:{change:()=>n(s.checked)}});return{input:s,node:c("label",{class:"\
check",title:t},s,e)}}function kI(e,t){let n=t&&{...t.ops_diff,"":Tp.reduce((o,a)=>o+t.ops_diff[a],0)};e.groups.draw(e.state.change,n);let s=t?.changed_rows;e.times.draw(e.state.significant,s&&{...s,true:s.
slower+s.faster}),e.times.node.hidden=e.state.significant===""&&t?.verdict.verdict==="cannot_judge"}function xI(e){return e.search.input.focus(),e.search.input.select(),document.activeElement===e.search.
input}function vI(e,t,n,s){e.state=t,e.device.press(e.state.device_type),e.units.press(s),e.measures.press(Jo(e.state)?"self":"total"),e.units.buttons.get("percent").disabled=n?!Yc(n):!1,e.search.draw(
e.state.q),e.short.input.checked=e.state.use_short_name,e.merge.input.checked=e.state.merge_addresses,e.merge.node.hidden=e.state.merge_addresses&&!n?.rows.some(r=>r.name.includes("0x…")),e.aliases.
input.checked=e.state.aliases;let o=n?.rows.filter(r=>r.aliases)??[],a=({category:r})=>r==="python_function";e.aliases.node.hidden=e.state.aliases&&o.every(a),e.lines.input.checked=e.state.merge_lines,
e.lines.node.hidden=e.state.merge_lines&&!o.some(a),e.cut.input.checked=e.state.cut_overlaps,e.cut.node.hidden=!e.state.cut_overlaps&&!n?.comparability.some(({kind:r})=>r==="formats_differ"),e.quiet.setAttribute(
"aria-pressed",String(nc(e.state.exclude))),e.quiet.textContent=nc(e.state.exclude)?"steps and waits are hidden":"hide steps and waits",e.categories.draw(e.state.category,n?.categories??[]),e.exclude.
draw(e.state.exclude),e.fold.input.checked=e.state.fold,e.fold.node.hidden=n?.replacements.length===0,kI(e,n),e.clear.hidden=e.state.q===""&&e.state.category.length===0&&e.state.change===""&&e.state.significant===
""&&e.state.device_type==="ALL"&&e.state.exclude.every(r=>Nt.includes(r))}function $I(e){let t={state:null};t.device=Ee("Device type",Op.map(o=>[o,pI[o],wI[o]]),o=>e({device_type:o})),t.units=Ee("Unit\
 of the durations",gI,o=>e({unit:o})),t.measures=Ee("Time of host operations, shown and judged",yI,o=>e({measure:o})),t.search=SI(e),t.short=Do("Short names","Names without templates and parameters; o\
perations with the same short name are summed",o=>e({use_short_name:o,op:""})),t.merge=Do("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",o=>e({merge_addresses:o,
op:""})),t.aliases=Do("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",o=>e({aliases:o,op:""})),
t.lines=Do("Join moved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",o=>e({merge_lines:o,op:""})),t.cut=Do("\
Cut overlapping rows","A row of the device ends where the next one of its stream begins, as Perfetto’s files have it",o=>e({cut_overlaps:o})),t.quiet=c("button",{type:"button",class:"group",title:`H\
ide or show the rows of the steps themselves and of calls that only wait: ${Nt.join(", ")}`,on:{click:()=>e({exclude:[...nc(t.state.exclude)?[]:Nt,...t.state.exclude.filter(o=>!Nt.includes(o))]})}}),t.
categories=EI(o=>e({category:o})),t.exclude=TI(o=>e({exclude:o})),t.fold=Do("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launch\
es them",o=>e({fold:o})),t.groups=Bx("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...bI},
o=>e({change:o})),t.times=Bx("Time","Groups by the change of the time",_I,o=>e({significant:o})),t.clear=v("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Nt,device_type:"ALL",significant:""}),
{class:"link-button"});let n=c("details",{class:"menu"},c("summary",{},"Names"),c("div",{class:"menu-body"},[t.fold,t.short,t.merge,t.aliases,t.lines,t.cut].map(({node:o})=>o),t.exclude.node));return Kx(
n),{node:c("section",{class:"card filters","aria-label":"Filters"},c("div",{class:"filter-row"},t.search.node,t.categories.node,t.device.node,t.units.node,t.measures.node,n),c("div",{class:"filter-row"},
t.groups.node,t.times.node,t.quiet,t.exclude.chips,t.clear)),focusSearch:()=>xI(t),draw:(o,a,r)=>vI(t,o,a,r)}}function SI(e){let t=P("search"),n=!1,s=be(mI,r=>{e({q:r},{replace:n}),n=!0}),o=c("input",
{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>s(o.value),focus:()=>{n=!1},keydown:r=>{r.key==="Escape"&&o.value!==""&&(r.preventDefault(),o.
value="",s(""))}}});return{node:c("div",{class:"search"},c("label",{for:t,class:"visually-hidden"},"Search names"),o),input:o,draw(r){(document.activeElement!==o||r==="")&&(o.value=r)}}}function EI(e){
let t=c("summary"),n=c("div",{class:"menu-body"}),s=c("details",{class:"menu"},t,n);Kx(s);let o=ze();function a(r,i){if(!o(r,i))return;t.textContent=r.length===0?"All categories":r.length===1?r[0]:S(r.
length,"category","categories");let l=[...i];for(let d of r)l.some(u=>u.category===d)||l.push({category:d,rows:0});Be(n,()=>k(n,l.map(({category:d,rows:u})=>{let f=c("input",{type:"checkbox",value:d,data:{
category:d},checked:r.includes(d),on:{change:()=>e(f.checked?[...r,d]:r.filter(h=>h!==d))}});return c("label",{class:"check"},f,c("span",{},d),c("span",{class:"muted num"},_(u)))}),r.length>0&&v("All \
categories",()=>e([]),{class:"link-button"})),"category")}return{node:s,draw:a}}function Kx(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.
open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}var nc=e=>Nt.every(t=>e.includes(t));function TI(e){let t=P("exclude"),n=[],s=c("input",{id:t,type:"\
text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:r=>{let i=s.value.trim();r.key==="Enter"&&i!==""&&!n.includes(i)&&(s.value="",e([...n,i]))}}}),o=c("s\
pan",{class:"chips"});return{node:c("div",{class:"exclude"},c("label",{for:t,class:"visually-hidden"},"Leave out names like"),s),chips:o,draw(r){n=r,k(o,n.filter(i=>!nc(n)||!Nt.includes(i)).map(i=>c("\
span",{class:"chip mono"},`not ${i}`,Q("close",`Show ${i} again`,()=>e(n.filter(l=>l!==i))))))}}}function Bx(e,t,n,s){let o=new Map,a="",r=([l,[d,u,f]])=>{let h=c("span",{class:"group-count"},"–"),m=c(
"button",{type:"button",class:`group change-${l||"all"}`,title:f,"aria-pressed":"false",data:{change:l||"all"},on:{click:()=>s(a===l?"":l)}},d&&c("span",{class:"mark","aria-hidden":"true"},d),u," ",h);
return o.set(l,{b:m,count:h}),m};return{node:c("div",{class:"groups",role:"group","aria-label":t},c("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(r)),draw(l,d){a=l;for(let[
u,{b:f,count:h}]of o)f.setAttribute("aria-pressed",String(u===l)),d&&(h.textContent=_(d[u]),f.toggleAttribute("data-empty",d[u]===0))}}}function OI(e){let t=new Map,n=[],s=(o,a)=>{n.includes(o)!==a&&e(
a?[...n,o]:n.filter(r=>r!==o))};return{toggle:s,add(o,a){return t.set(o,a),a.addEventListener("toggle",()=>s(o,a.open)),a},draw(o){let a=n;n=o,t.forEach((r,i)=>{o.includes(i)!==a.includes(i)&&(r.open=
o.includes(i))})}}}var qx=e=>e==="all"?"":e,MI=e=>Ns({...jl,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:qx(e.control_ranks),test_ranks:qx(e.test_ranks),set_marker:e.control_marker,test_marker:e.
test_marker,set_marker_until:e.control_marker_until,test_marker_until:e.test_marker_until,cut_overlaps:e.cut_overlaps?"true":""},xn);function AI(e){let{change:t}=e;function n(s,o=e.parts.table.node){let{
parts:a,state:r}=e,i=a.detail.node.contains(document.activeElement),l=s===r.op?"":s??"",d=o.getBoundingClientRect().top;t({op:l},{replace:!0}),window.scrollBy(0,o.getBoundingClientRect().top-d);let u=e.
view?.items.find(f=>f?.key===l);u?j(`${u.row.name} is selected.`):i&&a.table.focus()}return{select:n,keepSelected:s=>s!==e.state.op&&n(s),opPageOf:({id:s,name:o,category:a})=>Xe({...e.state,heat:"",row:s??
We(o,a)}),revealRow(){e.parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},showRanks(){t({heat:"op"},{replace:!0});let{node:s}=e.parts.ranks;s.scrollIntoView(
{block:"start"}),s.querySelector("summary").focus({preventScroll:!0})}}}var Fx=(e,t,{name:n,zoom:s,...o})=>Lg({...o,onSelect:a=>t(a,e.parts[n].node),onHide:a=>e.change({hide:a},{replace:!0}),onZoom:a=>a!==
e.state[s]&&e.change({[s]:a},{replace:!0})});function RI(e,{exportBar:t,stepStrip:n,details:s,folds:o,opPageOf:a}){let{change:r}=e;return Cb({actions:t.node,below:[n.node,o.add("details",s.node)],links:{
page:i=>`${a(i)}#booked`,tree:()=>mt(pt(e.state)),timeline:i=>(i&&nl(e.state,i))??Bt(e.state)},on:{widen:()=>r(Dn),marker:r,cut:i=>r({cut_overlaps:i}),clock:()=>r({equal_clock:!e.state.equal_clock}),isCorrected:()=>e.
state.equal_clock,fold:o.toggle}})}function CI(e){let{change:t,context:{go:n}}=e,s=AI(e),{select:o,opPageOf:a}=s,r=lI(t),i=OI(f=>t({open:f},{replace:!0})),l=Nb(MI),d=mb(n),u={...s,exportBar:r,folds:i,
details:l,stepStrip:d,sql:Re("All rows"),sides:No(t,{compact:!0}),verdict:RI(e,{exportBar:r,stepStrip:d,details:l,folds:i,opPageOf:a}),recorded:Nx(),operators:Rx(a,he),ranks:$b(f=>t({heat:f},{replace:!0}),
{timeline:(...f)=>tl(e.state,...f),go:n}),classes:Cx(),replacements:wx(a),filters:$I(t),counts:Fx(e,o,{name:"counts",zoom:"zoom_calls",id:"chart-counts",title:"Ops count comparison",file:"ops-count"}),
durations:Fx(e,o,{name:"durations",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-duration"}),table:xx({onSort:(f,h)=>t({sort:f,order:h}),onSelect:o,href:a,onOpen:s.keepSelected,
onWant:e.pages.want}),detail:gx({onClear:()=>o(""),href:a,onRanks:s.showRanks,onTable:s.revealRow,tree:f=>vy(e.state,f),timeline:f=>ko(e.state,f)}),remark:c("p",{class:"remark",hidden:!0}),noRows:c("p",
{class:"muted chart-message",hidden:!0},"No row passes the filters."),chartBar:iI(t),message:c("div",{class:"message"}),heading:c("h1",{class:"visually-hidden"},"Compare"),paperHead:c("div",{class:"pa\
per-only"})};return u.charts=[l.chart,u.ranks.heat,u.counts,u.durations],["operators","classes","recorded","replacements"].forEach(f=>i.add(f,u[f].node)),u}var LI=({exportBar:e,...t})=>c("div",{class:"\
results"},t.verdict.node,t.filters.node,t.remark,t.chartBar.node,c("div",{class:"charts"},t.durations.node,t.counts.node),c("section",{class:"card table-card","aria-label":"All rows"},c("div",{class:"\
chart-head"},e.title,c("div",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),t.ranks.node,t.operators.node,t.classes.node,t.recorded.node,t.replacements.node);function NI(e,t){
let n=t.narrowed&&/rank|step|selected/.test(e.code),s=/marker/.test(e.code);return ve(e,"This comparison is not possible",n&&v("Use all ranks and steps",t.all,{class:"primary"}),s&&v("Without marker",
t.unmarked,{class:"primary"}),!n&&!s&&v("Try again",t.again,{class:"primary"})," ",ts())}var PI=["op","heat","open","hide","zoom_time","zoom_calls"],bh=null,Ds={path:"/compare",name:"Compare",read:He,
mount:qI};function II(e){let t=He(location.search),n={context:e,state:t,sets:null,answer:null,answerKey:"",wantedKey:"",why:e.newPair?Qu(t):bh,view:null,isNewCard:ze(),shownPair:"",noiseOf:"",shownItem:null,
revealing:t.op!=="",dead:!1,late:0,render:()=>$n(n),change(s,{replace:o=!1}={}){let a=Object.keys(s).every(r=>PI.includes(r));return!n.dead&&e.go(dt({...n.state,...!a&&{zoom_time:"",zoom_calls:""},...s}),
{replace:o})}};return n.askServer=__(t,n.why),n.pages=g_(()=>uI(n)),n}function DI({state:e,sets:t,answer:n,parts:s,context:o}){let a=i=>Fn(i,e,t,n),r=e.control&&e.test?`${a("control")} → ${a("test")}\
 · Compare`:"Compare";s.heading.textContent=r,o.setTitle(r)}async function BI(e,t){let n=e.why,s=n.late===!0&&await b_(t,n);s!==!1&&e.why===n&&(e.why={key:n.key,...s?Xu(s):{diagnosis:[],note:""}},bh=
s&&e.why,$n(e))}function Gx(e,t){let{state:n,question:s,pages:o,results:a}=e;e.wantedKey=t,a.dataset.stale="";let r=fe(n).toString();s.ask(i=>e.askServer(t,n,e.why,i),i=>{e.answer=i,e.answerKey=t,o.start(
t,i,n.op),e.why?.key!==r?(e.why={key:r,...Xu(i)},bh=e.why):e.why.late&&Ue().then(()=>BI(e,t)),j(i.row_count===1?"One row.":`${_(i.row_count)} rows.`),s.say(null),delete a.dataset.stale,$n(e)},i=>{e.answer=
null,e.answerKey="",o.stop(),s.say(NI(i,{narrowed:Bn(e.state),all:()=>e.change(Dn),again:()=>Gx(e,e.wantedKey),unmarked:()=>e.change(on())})),delete a.dataset.stale,$n(e)})}function $n(e){if(e.dead)return;
DI(e);let{state:t,parts:n,question:s}=e,o=t.control!==""&&t.test!=="",a=Jo(t),r=Ju(t);o?r!==e.wantedKey&&(e.answer||s.say(null),Gx(e,r)):(s.drop(),e.wantedKey="",e.answer=null,n.detail.draw(null),s.say(
Eo("Choose a control and a test",e.sets,"Pick two sets above, or on the ")));let{answer:i}=e;n.folds.draw(t.open),n.sides.draw(t,e.sets,i),e.results.toggleAttribute("data-skeleton",o&&!i),n.filters.draw(
t,i,i?Ix(e):t.unit||"total"),n.chartBar.draw(t,a),i?o&&e.answerKey===e.wantedKey&&Hx(e,Ix(e),a):n.detail.draw(null)}function qI(e,t){let n=globalThis.firstComparison!==void 0,s=II(t);s.parts=CI(s);let{
parts:o}=s;s.results=LI(o),s.question=Ge({context:t,results:s.results,message:o.message}),e.append(c("div",{class:"page compare-page"},o.heading,o.paperHead,o.sides.node,o.message,s.results),o.detail.
node);let a=Ce(()=>{o.charts.forEach(r=>r.retheme()),o.stepStrip.redraw()});return $n(s),n?Ue().then(()=>gt(s,$n)):gt(s,$n),{keys:{search:()=>o.filters.focusSearch(),enter:()=>o.table.focus(),control:()=>o.
sides.choose("control"),test:()=>o.sides.choose("test"),close:()=>o.detail.isOpen()&&o.select("")},update(r){s.state=He(r),s.why=t.newPair?Qu(s.state):s.why,$n(s),gt(s,$n),s.answer&&s.wantedKey===s.answerKey&&
t.settled()},unmount(){s.dead=!0,[o.details,o.stepStrip,o.operators].forEach(r=>r.stop()),s.question.unmount(),s.pages.stop(),a(),o.charts.forEach(r=>r.unmount()),o.table.unmount(),o.detail.unmount()}}}var Yx=2,Zx=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function FI(e,t,{name:n,category:s},o){let a=new URLSearchParams(t);return a.set("n\
ame",n),o||a.set("category",s),(await Jr(e,a)).rows[0]}async function jI(e,{names:t,marked:n,shortNames:s},o){let{rank:a,span:r,step_number:i}=o,l=new URLSearchParams({rank:a,span:r,order:"duration",limit:"\
1"});i!==null&&l.set("step",i),Object.entries(n).forEach(([b,$])=>l.set(b,$)),s&&l.set("use_short_name","true");let[d,u,{file_list:f}]=await Promise.all([Promise.all(t.map(b=>FI(e,l,b,s))),oo(e,n),rn(
e)]),[h]=d.filter(Boolean).sort((b,$)=>$.duration-b.duration);if(!h)throw new Error("The timeline of this step has no such call.");let m=f.filter(b=>b.rank===a).find(b=>b.span===r);if(!m||m.trace_bytes===
null)throw new Error("The trace of this call is not kept.");if(m.raw_bytes>Ru)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let p=i===null?m.first_event_ns:
u.find(b=>b.rank===a&&b.span===r&&b.step_number===i).start_ns,w=m.metadata?.baseTimeNanoseconds,g=BigInt(p)-(Number.isFinite(w)?BigInt(w):0n),y=b=>g+BigInt(Math.round(1e3*b));return{file:m,start:y(h.start-
Yx*h.duration),end:y(h.start+(1+Yx)*h.duration)}}function WI(e,t,n,s){let o=jI(e.id,t,Zx(n));return o.catch(()=>{}),Cu({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>o,fileName:"tr\
ace.json.gz",load:async a=>{let{file:r}=await o;return ei(Zr(e.id,r.number),{signal:a,onProgress:s})}})}function _h(e,t,n,s){return c("tr",{},c("th",{scope:"row",title:s},e),yn(t.control_per_step,Ot),
yn(t.test_per_step,Ot),Os(t.diff_per_step,Ot),n&&(t.itself?[t.itself,t.below].map(o=>Os(o.diff_per_step,Ot,"")):[c("td"),c("td")]))}var Vx=(e,t)=>({diff_per_step:e.reduce((n,s)=>n+s[t].diff_per_step,0)}),
HI=(e,t)=>Mt("number-table","Booked in the steps, by part",["","Control","Test","Δ",...t?["Δ self","Δ below"]:[]],[e.parts.map(n=>_h(Rt(n.part),n,t)),e.parts.length>1&&_h("Together",{...e,itself:Vx(
e.parts,"itself"),below:Vx(e.parts,"below")},t),e.with_others&&_h("With other device work of its call",e.with_others,t,"The call launches other device work on the other side; all of it is booked toget\
her, on the call")]),UI=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of a ${t} is booked once.`:`The part of a ${t}\
 that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,zI="Nothing is booked on it: other work runs at the same time, or it is outside the steps.";function KI(){let e=Re(
"Booked in the steps"),t=Xn("Booked in the steps, by part"),n=c("p",{class:"muted small"}),s=c("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},
c("div",{class:"chart-head"},c("h2",{},"Booked in the steps"),c("div",{class:"chart-tools"},e.node)),n,t);return{node:s,sql:e,draw(o){let{booked:a}=o,r=o.launches!==void 0;if(s.hidden=a===null,a===null)
return;let i=a.parts.length===0&&a.with_others===null;n.textContent=i?zI:UI(r,lt(o)?"recording":"step"),k(t,!i&&HI(a,r))}}}var ev=["","Control","Test","Δ","Δ %"],GI=[["mean","Mean"],["std","Standard\
 deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]];function $h(e){let{control:t,test:n}=e.calls,s={control_counts:t.count,test_counts:n.
count,control_total_duration:t.total,test_total_duration:n.total},o=Nn(s,"per_step",e);return{row:s,counts:[t.count,n.count],callsPerStep:[o.controlCount,o.testCount],total:[t.total,n.total],perStep:[
o.control,o.test],perCall:[t["50%"],n["50%"]],birth:o.birth}}function kh(e,t,[n,s],o,a,r){let i=ja(n,s),l=r==="new"?"new":r==="gone"?"gone":B(Wa(n,i));return c("div",{class:"tile",title:t},c("p",{class:"\
tile-title"},e),c("p",{class:"tile-values"},c("span",{class:"control-text"},r==="new"?q:o(n)),c("span",{class:"arrow","aria-label":"to"}," → "),c("span",{class:"test-text"},r==="gone"?q:o(s))),c("p",
{class:`tile-change ${te(i??(r==="new"?1:-1))}`},i===null?l:`${a(i)} (${l})`))}function YI(e,t){let n=$h(e);return[c("p",{class:"muted op-verdict"},t?Ql(t):" "),c("div",{class:"tiles"},kh("Time per s\
tep","Total duration divided by the number of samples (rank × step)",n.perStep,x,X,n.birth),kh("Calls per step","Number of calls divided by the number of samples (rank × step)",n.callsPerStep,_,Ne,n.
birth),kh("Median of a call","The median of all calls; the mean is below",n.perCall,x,X,n.birth))]}var rc=(e,t,n,s)=>c("tr",{},c("th",{scope:"row",title:s},e),vo(t,n)),sc=(e,t,n)=>rc(e,t,Ot,n);function VI(e,t){
if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:n,test:s}=Nn($h(e).row,"percent",{...e,step_time:t}),o=lt(e)?"recording":"step time";return rc(`Share of the ${o}`,[n,s],{show:F,diff:a=>B(
a).replace("%","pp")},`Change in percentage points. Time per step divided by the ${o}; overlapping work counts in full`)}function JI(e,{stepTime:t,row:n}){let s=$h(e),o=r=>c("tr",{class:"group-row"},c(
"th",{colspan:"5",scope:"colgroup"},r)),a=r=>[e.calls.control[r],e.calls.test[r]];return Mt("number-table","Numbers of this operation",ev,[o("All calls"),rc("Calls",s.counts,xo),rc("Calls per step",s.
callsPerStep,xo),sc("Total",s.total),sc("Per step",s.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&sc("Self time per step",["control","test"].map(r=>Ks(n,`${r}_self_per_\
step`,e)),"Without the calls inside it"),VI(e,t)],[o("A single call"),GI.map(([r,i])=>sc(i,a(r)))])}function QI(){let e=c("div",{class:"card op-head"}),t=Re("Numbers"),n=Xn("Numbers of this operation"),
s=c("section",{class:"card op-table-card","aria-label":"Numbers"},c("div",{class:"chart-head"},c("h2",{},"Numbers"),c("div",{class:"chart-tools"},t.node)),n);return{head:e,table:s,sql:t,draw(o,a){e.classList.
toggle("noise",a.row?.significance==="no_difference_found"),k(e,YI(o,a.row)),k(n,JI(o,a))}}}var Jx=.8,XI=/^aten::.*(mm|linear|conv|attention)/,xh={control:"set",test:"test"};function ZI(e,t,n){let s=Object.
values(xh).map(d=>e[d].by_operator.find(({operator:u})=>u===t));if(s.includes(void 0))return null;let o=s.map(d=>d.flops_per_step),a=s.map(d=>d.device_time_per_step),r=Object.values(xh).map(d=>e[d].unknown.
find(({operator:u})=>u===t)?.device_time??0),l=s.every((d,u)=>d.calls>=Jx*n[u]&&d.device_time>=Jx*(d.device_time+r[u]))&&o[0]>0?a[0]*(o[1]/o[0]-1):null;return{flops:o,device:a,speed:s.map(d=>d.tflops_per_s),
calls:s.map(d=>d.calls),more:l,slower:l===null?null:a[1]-a[0]-l}}var Qx=e=>{let t=new URLSearchParams({set:e.control,test:e.test,...e.cut_overlaps&&{cut_overlaps:"true"}});for(let[n,s]of Object.entries(
xh))for(let o of["ranks","steps","marker","marker_until"]){let a=e[`${n}_${o}`];a&&a!=="all"&&t.set(`${s}_${o}`,a)}return t};function oc(e,[t,n],s,o,a){let r=t===null||n===null?null:n-t;return c("tr",
{},c("th",{scope:"row"},e),[t,n].map(i=>c("td",{class:"num",title:a?.(i)},s(i))),c("td",{class:"num strong"},r===null?"":o(r)),c("td",{class:"num"},t>0&&r!==null?B(100*r/t):""))}var Xx=(e,t,n)=>c("tr",
{},c("th",{scope:"row",title:t},e),c("td"),c("td"),Os(n,Ot),c("td")),eD=e=>e===null?q:`${Ht(1e12*e)}FLOP/s`,tD=e=>`${as(1e12*e)}FLOP/s`;function nD(e,t){return Mt("number-table","Work of this operator\
, per step",ev,[oc("FLOPs per step",e.flops,Ht,as),oc("Device time per step",e.device,x,X,A),e.more!==null&&[Xx("due to more work","The time that the change of FLOPs would take at the speed of the con\
trol",e.more),Xx("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],oc("Achieved",e.speed,eD,tD),e.calls.some((n,s)=>n!==t[s])&&oc("Calls with known FLOPs",e.calls,_,Ne)])}
function sD(){let e=c("div",{class:"op-work-body"}),t=Re("Work"),n=c("section",{class:"card op-table-card op-work","aria-label":"Work",hidden:!0},c("div",{class:"chart-head"},c("h2",{},"Work"),c("div",
{class:"chart-tools"},t.node)),e),s=ge(),o=a=>k(e,c("p",{class:"muted small op-work-none"},a));return{node:n,sql:t,draw(a,r){let i=r.category==="cpu_op"&&XI.test(r.name)&&!a.use_short_name&&a.control!==
""&&a.test!=="";n.hidden=!i,s.ask(i?`${Qx(a)} ${r.name}`:"",d=>vt("work",Qx(a),{signal:d}),d=>{let u=[r.calls.control.count,r.calls.test.count],f=ZI(d,r.name,u);f?k(e,Xn("Work of this operator",nD(f,u))):
o("Its FLOPs are not known on both sides, or they count for the operator around it.")},()=>{s.drop(),o("Its FLOPs could not be loaded.")})&&i&&o("Looking for its FLOPs …")},stop:s.drop}}var ac=12;function tv(e,t){
let{answer:n}=t,s=n.launches!==void 0;e.shown!==t.revision&&(e.shown=t.revision,e.all=!1),e.units.press(t.unit),e.title.textContent=s?"Launches":"Launched by",e.node.setAttribute("aria-label",e.title.
textContent),e.explained.textContent=s?"Kernels, copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input s\
hapes where the trace has them. Largest change first.";let o=s?n.launches:n.launched_by;k(e.body,o.length===0?oD(s):aD(e,o,t,s)),k(e.more,o.length>ac&&!e.all&&v(`Show all ${_(o.length)}`,()=>{e.all=!0,
tv(e,t),e.body.querySelectorAll("tbody tr")[ac].querySelector("a")?.focus()},{class:"link-button"})),e.more.hidden=o.length<=ac||e.all}function oD(e){return c("p",{class:"muted chart-message"},e?"Its \
calls launch no device work.":"The trace does not say what launched it.")}function aD(e,t,n,s){let o=t.some(a=>a.shapes!==null);return c("table",{class:"related-table"},c("thead",{},c("tr",{},c("th",{
scope:"col"},s?"Device work":"Operator"),o&&c("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(a=>c("th",{scope:"col",class:"num wide-only",title:`Calls, ${a}`},c("span",{class:"th-group"},
"calls "),a)),["Control","Test","Δ","Δ %"].map(a=>c("th",{scope:"col",class:a==="Control"||a==="Test"?"num roomy-only":"num",title:`Device time, ${a}`},c("span",{class:"th-group"},"time "),a)))),c("\
tbody",{},t.slice(0,e.all?void 0:ac).map(a=>rD(e,a,n,o))))}function rD(e,t,{answer:n,unit:s},o){let{control:a,test:r,diff:i,controlCount:l,testCount:d,diffCount:u,birth:f,percent:h}=Nn(t,s,n),m=f||B(h);
return c("tr",{},c("th",{scope:"row",class:"related-name mono"},t.name===""?c("span",{class:"muted"},"unknown launch"):c("a",{href:e.events.href(t),title:t.name},c("bdi",{},t.name)),c("span",{class:"r\
elated-category muted"},` ${t.category??""}`)),o&&c("td",{class:"shapes mono",title:t.shapes},t.shapes??"–"),yn(l,xo,"wide-only"),yn(d,xo,"wide-only"),Os(u,xo,"wide-only"),yn(t.control_counts>0?a:null,
Ot,"roomy-only"),yn(t.test_counts>0?r:null,Ot,"roomy-only"),Os(i,Ot),wt(m,null,te(i)))}function iD(e){let t={events:e,all:!1,shown:""};t.title=c("h2"),t.explained=c("p",{class:"muted small"});let n=Re(
"What launches it, or what it launches");return t.units=Ee("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),t.body=c("div",{class:"scroll-x"}),t.more=c("p",{class:"related-mo\
re"}),t.node=c("section",{class:"card related"},c("div",{class:"chart-head"},t.title,c("div",{class:"chart-tools"},t.units.node,n.node)),t.explained,t.body,t.more),{node:t.node,sql:n,draw:s=>tv(t,s)}}
function lD(){let e=c("div",{class:"stacks"}),t=c("section",{class:"card stack-card","aria-label":"Call stack"},c("div",{class:"chart-head"},c("h2",{},"Call stack")),c("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(o,a){return c("ol",{class:"stack"},o.map((r,i)=>{let l=a(r);return c("li",{css:{"--depth":String(Math.min(
i,24))}},c("span",{class:"mono frame-name",title:r.category},l?c("a",{href:l.href},c("bdi",{},r.name)):c("bdi",{},r.name)),l&&l.diff!==null&&c("span",{class:`num frame-diff ${te(l.diff)}`},X(l.diff)))}))}
let s=(o,a)=>o.name===a.name&&o.category===a.category;return{node:t,draw(o,a){let{control:r,test:i}=o;if(t.hidden=r.length===0&&i.length===0,t.hidden)return;let l=(u,f)=>f.length>0&&c("div",{},c("h3",
{class:`${u}-text`},u==="control"?"Control":"Test"),n(f,a)),d=r.length===i.length&&r.every((u,f)=>s(u,i[f]));k(e,d?c("div",{},c("h3",{},"The same in control and test"),n(i,a)):[l("control",r),l("test",
i)])}}}var nv={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"\
time"]},Sh={path:"/compare/op",name:"Operation",read:Xs,mount:_D};function fr(e,t,{replace:n=!1}={}){e.context.go(Xe({...e.state,...t}),{replace:n})}function cD(e){let t=a=>Fn(a,e.state,e.sets,e.answer),
n=`${t("control")} → ${t("test")}`,s=e.answer?.name===""?"(no name)":e.answer?.name??"Operation";e.context.setTitle(`${s.slice(0,80)} · ${n}`),k(e.heading,c("bdi",{},s)),k(e.about,e.answer?.category??
"",e.answer?.kind?` · ${e.answer.kind.toLowerCase()}`:"",e.state.use_short_name&&" · short name: all operations of this name together",e.answer?.category==="python_function"&&e.answer.aliases&&c("sp\
an",{class:"mono full-name"},` · ${e.answer.aliases.map(({side:a,name:r})=>`${a} ${r}`).join(", ")}`));let o={...He(""),...sv(e),op:e.state.row};k(e.crumb,c("a",{href:e.context.lastCompare(fe(e.state))??
dt(o)},`← ${n}`))}function vh(e,t,n){return tl(e.state,t,n,e.answer)}function sv(e){let{row:t,unit:n,bins:s,heat:o,...a}=e.state;return a}function ov(e,t){e.wantedKey=t,e.question.ask(n=>Gr(t,{signal:n}),
n=>{e.answer=n,e.answerRow=new URLSearchParams(t).get("row"),e.question.say(null),j(`${n.name}: ${x(n.calls.control.total)} to ${x(n.calls.test.total)}.`),Bs(e)},n=>{e.answer=null,e.question.say(uD(e,
n)),Bs(e)})}function dD(e,t){let n=new URLSearchParams(t);n.set("significance","true"),n.set("diagnosis","false"),e.asker.ask(t,o=>he(n,{signal:o}),o=>{e.pair={answer:o,byKey:mp(o)},Bs(e)})&&(e.pair={
answer:null})}function uD(e,t){let n=t.code==="unknown_operation",s=Bn(e.state);return ve({code:t.code,message:n?"Neither side has an operation of this name and category in the selected ranks and step\
s.":t.message},n?"This operation does not occur":"This operation cannot be shown",s&&v("Use all ranks and steps",()=>fr(e,Dn),{class:"primary"}),!s&&!n&&v("Try again",()=>ov(e,ws(e.state).toString()),
{class:"primary"})," ",c("a",{href:dt({...He(""),...sv(e)})},"All operations of this comparison"))}function Bs(e){if(e.dead)return;cD(e);let t=e.state.control!==""&&e.state.test!==""&&e.state.row!=="",
n=ws(e.state).toString();t?n!==e.wantedKey&&(e.answer&&e.answerRow!==e.state.row&&(e.answer=null),e.question.say(null),ov(e,n)):(e.question.drop(),e.wantedKey="",e.question.say(c("div",{class:"empty"},
c("h2",{},"No operation is chosen"),c("p",{},"Choose one on the ",c("a",{href:z("/compare")},"Compare page"),".")))),t&&dD(e,fe({...e.state,use_short_name:!1}).toString()),e.parts.sides.draw(e.state,e.
sets,e.answer),e.results.toggleAttribute("data-skeleton",t&&!e.answer),e.answer&&fD(e)}function fD(e){let t=e.state.unit||(e.answer.control.samples===e.answer.test.samples?"total":"per_step"),n=`trace\
diff-${Pe(e.answer.control.label)}-${Pe(e.answer.test.label)}-${Pe(e.answer.name)}`,s=e.wantedKey,o=e.state.use_short_name?void 0:Jc(e.pair.byKey?.get(Xo(e.answer.name,e.answer.category)),!1);e.parts.
numbers.draw(e.answer,{stepTime:e.pair.answer?.step_time,row:o}),wD(e,n,s),gD(e,n,s),e.parts.booked.draw(e.answer),e.parts.work.draw(e.state,e.answer),jx(e.state,e.answer,e.parts),e.parts.related.draw(
{answer:e.answer,unit:t,revision:s}),e.parts.stack.draw(e.answer.stack,(...a)=>pD(e,...a)),k(e.actions,v("Copy the name",()=>yt(e.answer.name,"Name copied."),{class:"link-button"}),v("Copy link",()=>yt(
location.href,"Link copied."),{class:"link-button"}),c("a",{href:ko(e.state,e.answer)},"Show in the timeline"),c("a",{href:ow(ws(e.state)),download:`${n}.json`},"JSON"),["control","test"].map(a=>mD(e,
a)))}var hD=(e,t)=>e.answer.aliases?.filter(n=>n.side===t)??[{name:e.answer.name,category:e.answer.category}];function mD(e,t){let n=e.sets&&ae(e.sets,e.state[t]);if(!n||Zx(e.answer.samples[t])===void 0)
return null;let s=`slowest call, ${t}`;if(Zn(n)!=="")return c("span",{class:"muted small",title:Zn(n)},`Perfetto: no trace of the ${t}`);let o={name:e.answer.name,names:hD(e,t),marked:Js(e.state,t),shortNames:e.
state.use_short_name},a=v(`Perfetto: ${s}`,async()=>{a.disabled=!0;try{await WI(n,o,e.answer.samples[t],r=>j(`Loading ${U(r)}`))}catch(r){G(r.message,{urgent:!0})}finally{a.disabled=!1}},{class:"link-\
button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return a}function pD(e,{name:t,category:n}){let s=e.pair.byKey?.
get(Xo(t,n));return s&&{diff:s.diff_per_step,href:Xe({...e.state,use_short_name:!1,row:s.id})}}function wD(e,t,n){let{edges:s,control:o,test:a}=e.answer.histogram,r=[e.answer.control.samples,e.answer.
test.samples];e.bins.press(e.state.bins),e.parts.histogram.draw({edges:s,control:o,test:a,file:t,revision:`${n}#${e.state.bins}`,share:e.state.bins==="share",perStep:r[0]===r[1]?null:r,medians:[e.answer.
calls.control["50%"],e.answer.calls.test["50%"]],heading:`${_(e.answer.calls.control.count)} in the control, ${_(e.answer.calls.test.count)} in the test`,empty:s.length===0?"No calls to draw.":""})}function gD(e,t,n){
let{control:s,test:o}=e.answer.samples,a=Lr(s,o),r=ea(a,g=>g.total_duration),i=g=>e.answer.calls[g].count===0,l=r.control.map(g=>g.map(()=>null));e.parts.points.draw({rows:a.rows,columns:a.columns,kind:"\
time",file:t,control:i("control")?l:r.control,test:i("test")?l:r.test,hover:(g,y,b)=>kD(g,a[g][y][b]),heading:"duration in each step of each rank",revision:n});let[d,u,f]=nv[e.state.heat],h=ea(a,u),m=f===
"time",p={format:m?A:_,formatDiff:m?ue:Ne};e.heatBar.draw(e.state.heat),e.parts.heat.draw({rows:a.rows,columns:a.columns,...h,...p,kind:f,file:t,heading:d,revision:`${n}#${e.state.heat}`}),e.parts.grid.
draw({grid:a,values:h,title:d,timeline:(g,y)=>vh(e,g,y),format:m?x:_,formatDiff:m?X:Ne});let w=[a.ranksByPosition&&"ranks",a.stepsByPosition&&"steps"].filter(Boolean);e.byPosition.hidden=w.length===0,
e.byPosition.textContent=`The sides have different ${w.join(" and ")}; they are paired by position (control / test).`}function yD(e,t){let n=e.state;e.state=Xs(t),n.row!==e.state.row&&window.scrollTo(
0,0),Bs(e),gt(e,Bs)}function bD(e){e.dead=!0,e.parts.work.stop(),e.question.unmount(),e.asker.drop(),e.stopTheme(),e.charts.forEach(t=>t.unmount())}function _D(e,t){let n={context:t,sets:null,answer:null,
answerRow:"",wantedKey:"",pair:{answer:null},asker:ge(),dead:!1};n.state=Xs(location.search),n.bins=Ee("Height of the histogram",[["calls","Calls","Number of calls"],["share","Share","Share of the cal\
ls of each side: compares the shapes, regardless of the number of calls"]],o=>fr(n,{bins:o},{replace:!0})),n.parts={sides:No((...o)=>fr(n,...o)),numbers:QI(),booked:KI(),work:sD(),histogram:qg({id:"ch\
art-calls",title:"Single calls",level:"h2",file:"calls",tools:n.bins.node}),points:Fg({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...o)=>t.go(vh(n,...o))}),heat:vi({id:"ch\
art-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...o)=>t.go(vh(n,...o))}),grid:yu(),related:iD({onUnit:o=>fr(n,{unit:o}),href:({name:o,category:a})=>Xe({...n.state,row:We(o,a)})}),stack:lD()},
n.charts=[n.parts.histogram,n.parts.points,n.parts.heat],n.crumb=c("nav",{class:"crumb","aria-label":"Where this is"}),n.heading=c("h1",{class:"mono op-title"}),n.about=c("p",{class:"muted"}),n.actions=
c("p",{class:"op-actions"});let s=c("div",{class:"message"});return n.heatBar=xD(o=>fr(n,{heat:o},{replace:!0})),n.byPosition=c("p",{class:"muted small",hidden:!0}),n.results=c("div",{class:"results"},
n.parts.numbers.head,c("div",{class:"op-columns"},n.parts.numbers.table,c("div",{class:"op-charts"},n.parts.histogram.node,n.parts.points.node)),n.parts.booked.node,n.parts.work.node,n.parts.related.node,
n.parts.stack.node,c("div",{class:"heat-block"},n.heatBar.node,n.parts.heat.node,n.byPosition,n.parts.grid.node)),e.append(c("div",{class:"page operation-page"},n.crumb,c("header",{class:"op-header"},
n.heading,n.about,n.actions),n.parts.sides.node,s,n.results)),n.question=Ge({context:t,results:n.results,message:s}),n.stopTheme=Ce(()=>n.charts.forEach(o=>o.retheme())),Bs(n),gt(n,Bs),{keys:{control:()=>n.
parts.sides.choose("control"),test:()=>n.parts.sides.choose("test")},update:o=>yD(n,o),unmount:()=>bD(n)}}function kD(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===
null?"whole file":`step ${t.step_number}`}`,A(t.total_duration),S(t.counts,"call")]}function xD(e){let t=P("heat"),n=ce(Object.entries(nv).map(([s,[o]])=>[s,o]),e,{id:t});return{node:c("p",{class:"cha\
rt-bar"},c("label",{for:t},"Heat maps of"),n),draw(s){n.value=s}}}var av=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,rv=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Eh=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,iv=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${av}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${rv}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${rv}
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
    ${Eh("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Eh("")} AND side = 'control'
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
WHERE name = ${av}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Eh("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var vD=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),$D=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
SD=["name","short_name","kernel","operator","ended_by"],lv=8,ED=40,jt=e=>e.type==="integer"||e.type==="real",cc=e=>jt(e)&&!vD.test(e.name);function Ch(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??($D.
test(e)&&!/count|calls/.test(e)?"µs":"")}var TD=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n=="number");function ic(e,t,n,s=o=>o){let o=TD(e,t).map(s);return o.length>1&&o[0]!==o.at(-1)&&o.every((a,r)=>r===
0||n*(a-o[r-1])>=0)}function fv(e,t,n){let s=new Set;for(let o of e)if(s.add(o[t]),s.size>n)break;return s.size}var Lh=(e,t)=>e.filter((n,s)=>!cc(n)&&t.length>0&&fv(t,s,lv)<=lv);function hv(e,t){let n=e.
replace(/^control(?=_|$)/,"test");return n!==e&&t.some(s=>s.name===n&&jt(s))?n:""}function OD(e,t){let n=e.map((r,i)=>({column:r,at:i})).filter(({column:r})=>cc(r)),s=Math.abs;return(n.find(({at:r})=>ic(
t,r,-1))??n.find(({at:r})=>ic(t,r,-1,s))??n.find(({at:r})=>ic(t,r,1))??n.find(({column:r})=>Ch(r.name)!=="")??n[0])?.column.name??""}var Mh=(e,t)=>Lh(e,t).some(({name:n})=>n==="side")?"side":"";function MD(e,t){
let n=e.findIndex((l,d)=>jt(l)&&(/^(start|at|from)_us$/.test(l.name)||d===0&&ic(t,d,1))),s=e.filter((l,d)=>d!==n&&cc(l)),o=(s.find(({name:l})=>Ch(l)!=="")??s[0])?.name;if(n<0||o===void 0)return null;let a=e[n].
name,r=/_us$/.test(a),i=hv(o,e);return!r&&t.length<=ED?{chart:"bars",x:a,y:o,y2:i,by:""}:{chart:r?"scatter":"line",x:a,y:o,y2:i,by:i?"":Mh(e,t)}}function AD(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},
s=e.filter(jt),o=e.find(({name:l})=>SD.includes(l))??e.find(({type:l})=>l==="text");if(t.length<2||s.length===0)return n;let a=e.some(({name:l})=>/^(start|at|from)_us$/.test(l)),r=!o||a?MD(e,t):null;if(r)
return r;let i=OD(e,t);return o&&i!==""&&(o.name!=="side"||fv(t,e.indexOf(o),t.length)===t.length)?{chart:"bars",x:o.name,y:i,y2:hv(i,e),by:""}:s.length>1&&i!==""?{chart:"scatter",x:s.find(({name:d})=>d!==
i).name,y:i,y2:"",by:Mh(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",by:Mh(e,t)}}var hr=(e,t,n=()=>!0)=>e.some(s=>s.name===t&&n(s));function RD(e,t,n){let s=AD(t,n),o=t.filter(jt),a=o.length===0||
n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],r=a.includes(e.chart)?e.chart:a.includes(s.chart)?s.chart:"none",i=r==="bars",l=hr(t,e.x,i?void 0:jt)?
e.x:hr(t,s.x,i?void 0:jt)?s.x:(i?t:o)[0]?.name??"",d=o.find(({name:w})=>w!==l)??o[0],u=r==="histogram"?"":hr(t,e.y,jt)?e.y:hr(t,s.y,jt)&&s.y!==l?s.y:d?.name??"",f=e.chart!==""||e.y!=="",h=r==="histogr\
am"?"":hr(t,e.y2,jt)?e.y2:f?"":s.y2,m=Lh(t,n).map(({name:w})=>w),p=r==="bars"||h!==""?"":m.includes(e.by)?e.by:e.chart===""?s.by:"";return{chart:r,kinds:a,x:l,y:u,y2:h,by:p}}var CD=200,LD=400,ND=56;function lc(e){
return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Bo=(e,t)=>t!==null&&cc(e)?lc(t).replace(/^-?\d+/,n=>n.replace(/\B(?=(\d{3})+$)/g,",")).replace(
"-","−"):lc(t);function PD(e,t,n){let s=Math.max(1,Math.ceil(n.length/LD)),o=e.name.length+3+(e.unit?e.unit.length+2:0);for(let a=0;a<n.length;a+=s)o=Math.max(o,Bo(e,n[a][t]).length);return Math.min(
ND,o)+3}function ID(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function DD(e,t){return c("\
tr",{"aria-rowindex":String(t+2),class:t%2?"odd":""},e.rows[t].map((n,s)=>{let o=Bo(e.columns[s],n);return c("td",{title:o.length>40?o:null,class:n===null?"none":e.columns[s].number?"num":""},o)}))}function BD(e,t){
let n=e.columns[t].number;e.order=e.order?.at!==t?{at:t,down:n}:e.order.down===n?{at:t,down:!n}:null;let s=e.order?.down?-1:1;e.rows=e.order===null?e.given:[...e.given].sort((o,a)=>s*ID(o[t],a[t])),e.
window.begin(null),mv(e),e.window.draw(!0),e.head.children[t].querySelector("button").focus()}function mv(e){k(e.head,e.columns.map((t,n)=>c("th",{scope:"col",class:t.number?"num":"",title:t.name,"ari\
a-sort":e.order?.at===n?e.order.down?"descending":"ascending":null},v(c("span",{class:"ellipsis"},t.name,t.unit&&c("span",{class:"muted"},`, ${t.unit}`),e.order?.at===n&&(e.order.down?" ↓":" ↑")),
()=>BD(e,n),{class:"th-button",title:`Order by ${t.name}`}))))}function qD(e,t,n){e.columns=t.map(a=>({...a,number:a.type==="integer"||a.type==="real"})),e.given=e.rows=n,e.order=null;let o=e.columns.
map((a,r)=>PD(a,r,e.rows)).map(a=>`min(${a}ch, 60cqw)`);k(e.widths,o.map(a=>c("col",{css:{width:a}}))),e.table.style.minWidth=`calc(${["0px",...o].join(" + ")})`,e.table.setAttribute("aria-rowcount",String(
e.rows.length+1)),e.window.begin(null),mv(e),e.window.draw(!0)}function FD(){let e={columns:[],given:[],rows:[],order:null};return e.head=c("tr",{"aria-rowindex":"1"}),e.widths=c("colgroup"),e.body=c(
"tbody"),e.table=c("table",{class:"result-rows"},c("caption",{class:"visually-hidden"},"Rows of the answer"),e.widths,c("thead",{},e.head),e.body),e.node=c("div",{class:"table-scroll result-scroll",tabindex:"\
0",role:"region","aria-label":"Rows of the answer"},e.table),e.window=$o({node:e.node,body:e.body,least:CD,active:null,columns:()=>Math.max(1,e.columns.length),count:()=>e.rows.length,make:t=>DD(e,t),
paper:{count:()=>e.rows.length}}),{node:e.node,unmount:e.window.unmount,show:(t,n)=>qD(e,t,n)}}var Nh=50,pv=5e3,Th=40,jD=360,Qt=["--control-fill","--test-fill","--more-fill","--less-fill","--part-comp\
ute","--part-communication","--part-memory","--noise-fill"],cv=["circle","diamond","square","triangle-up","cross","x","star","hexagon"],WD={control:0,test:1},HD=(e,t)=>`${e.name}: ${Bo(e,t)}${e.unit?`\
 ${e.unit}`:""}`;function Ah(e,t){let n=t.reduce((a,r)=>Math.max(a,Math.abs(r)),0),[s,o]=e.unit==="µs"?re(n):[e.unit??"",1];return{per:o,axis:{tickformat:",",ticksuffix:s?` ${s}`:"",nticks:7,title:Ze(
ie(e.name))}}}function Ph({rows:e,by:t}){return t?[...Qe(e,n=>lc(n[t.at]))].map(([n,s],o)=>({name:n,rows:s,at:WD[n]??o})).sort((n,s)=>n.at-s.at):[{name:"",rows:e,at:0}]}var wv=e=>ht({margin:{l:84,r:18,
t:10,b:46},dragmode:"zoom",...e});function UD(e,t){let{x:n,ys:s,rows:o}=e;return Ya({kind:s.every(({unit:a})=>a==="µs")?"time":"count",series:s.map((a,r)=>({key:a.name,name:a.name,colour:E(Qt[r])})),
bars:o.slice(0,Nh).map(a=>({label:lc(a[n.at]),values:s.map(r=>({value:typeof a[r.at]=="number"?a[r.at]:null,text:Bo(r,a[r.at])+(r.unit?` ${r.unit}`:"")}))}))},t)}function dv(e,t){let n=e.rows.slice(0,
pv).filter(l=>typeof l[e.x.at]=="number"),s=l=>n.map(d=>d[l]).filter(d=>typeof d=="number"),o=Ah(e.x,s(e.x.at)),a=Ah(e.ys[0],e.ys.flatMap(({at:l})=>s(l))),r=Ph({...e,rows:n});return{data:(e.ys.length>
1?e.ys.map((l,d)=>({one:l,rows:n,at:d})):r.map(l=>({one:e.ys[0],rows:l.rows,at:l.at}))).map(({one:l,rows:d,at:u})=>({type:"scatter",mode:t,x:d.map(f=>f[e.x.at]/o.per),y:d.map(f=>typeof f[l.at]=="numbe\
r"?f[l.at]/a.per:null),marker:{color:E(Qt[u%Qt.length]),size:d.length>500?4:7,symbol:cv[u%cv.length],opacity:.8},line:{color:E(Qt[u%Qt.length]),width:1.6,dash:u===1?"dash":"solid"},...Le(d.map(f=>_e(e.
columns.slice(0,12).map(h=>HD(h,f[h.at]).slice(0,120)))))})),layout:wv({xaxis:{...o.axis,zeroline:!1},yaxis:{...a.axis,rangemode:"tozero"}})}}function zD(e){let t=e.reduce((r,i)=>Math.min(r,i),1/0),n=e.
reduce((r,i)=>Math.max(r,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let s=t>0&&n/t>100,[o,a]=s?[Math.log(t),Math.log(n)]:[t,n];return{log:s,edges:Array.from({length:Th+1},(r,i)=>{let l=o+(a-o)*
i/Th;return i===0?t:i===Th?n:s?Math.exp(l):l})}}function KD(e,t){let n=new Array(t.length-1).fill(0);for(let s of e){let[o,a]=[0,t.length-1];for(;a-o>1;){let r=o+a>>1;[o,a]=t[r]<=s?[r,a]:[o,r]}n[o]+=1}
return n}function GD(e){let t=i=>i.map(l=>l[e.x.at]).filter(l=>typeof l=="number"),n=t(e.rows),{edges:s,log:o}=zD(n),{per:a,axis:r}=Ah(e.x,n);return{data:Ph(e).map(({name:i,rows:l,at:d},u)=>{let f=KD(
t(l),s),h=E(Qt[d%Qt.length]);return{...ks(s.map(m=>m/a),f),fill:u===0?"tozeroy":"none",line:{color:h,width:1.6,shape:"linear",dash:d===1?"dash":"solid"},...Le(f.flatMap((m,p)=>{let w=_e([i,`${Bo(e.x,s[p])}\
 to ${Bo(e.x,s[p+1])} ${e.x.unit??""}`,_(m)]);return[w,w]}))}}),layout:wv({xaxis:{...r,type:o?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:",",title:Ze("rows")}})}}var YD={bars:UD,histogram:GD,
line:e=>dv(e,"lines"),scatter:e=>dv(e,"markers")};function VD(e,t){let n=e==="bars"?Nh:e==="histogram"?1/0:pv;return t>n?`The chart shows the first ${_(n)} of ${_(t)} rows; the table has all.`:""}function gv(e){
return e.ys.length>1?e.ys.map((t,n)=>[Qt[n],t.name]):e.by?Ph(e).map(({name:t,at:n})=>[Qt[n%Qt.length],t]):[]}function JD(e){let t=null,n=ot({id:"chart-result",title:"Chart of the answer",file:"query",
level:"h2",extra:e,keys:()=>gv(t),height:s=>s.chart==="bars"?se(Math.min(Nh,s.rows.length),s.ys.length):jD,make:(s,o)=>YD[s.chart](s,o)});return{...n,draw(s){t=s,n.draw(s)}}}var QD=[["bars","Bars"],["\
line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],XD={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"value",y2:"and"},histogram:{
x:"of"}};function ZD(e){let t=null,n=Ee("Kind of chart",QD,r=>e({chart:r,x:"",y:"",y2:"",by:""})),s=c("span",{class:"choice-fields"}),o=c("div",{class:"result-choice"},n.node,s);function a(r,i,l,d){let u=P(
"column"),{chart:f,x:h,y:m,y2:p,by:w}=t;return c("span",{class:"sample-field"},c("label",{for:u},i),ce([...d?[["",d]]:[],...l.map(g=>[g,g])],g=>e({chart:f,x:h,y:m,y2:p,by:w,[r]:g}),{id:u,value:t[r],data:{
part:r}}))}return{node:o,draw(r,i,l){t=r,n.press(t.chart);for(let[m,p]of n.buttons)p.hidden=!t.kinds.includes(m);let d=XD[t.chart]??{},u=i.filter(jt).map(({name:m})=>m),f=Lh(i,l).map(({name:m})=>m),h=i.
map(({name:m})=>m);Be(s,()=>k(s,d.x&&a("x",d.x,t.chart==="bars"?h:u),d.y&&a("y",d.y,u),d.y2&&u.length>1&&a("y2",d.y2,u,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&a("by","by",f,"–")),"part")}}}
var eB={rows:"there may be more rows",bytes:"the answer would be too long"};function tB({row_count:e,columns:t,truncated:n,truncated_by:s,elapsed_ms:o}){return[e===0?"No rows.":[`${S(e,"row")}, ${S(t.
length,"column")}`,c("span",{class:"muted"},` in ${_(Math.max(1,Math.round(o)))} ms`)],n&&c("span",{class:"notice truncated"},`Cut off here: ${eB[s]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function nB({answer:e,key:t,state:n,units:s,file:o},a){let{rows:r}=e,i=RD(n,a,r),l=d=>a.find(u=>u.name===d);return{...i,columns:a,rows:r,x:l(i.x),ys:[i.y,i.y2].filter(d=>d!=="").map(l),by:l(i.by),
file:o,caption:[n.q.replace(/\s+/g," ")],chosen:i,revision:JSON.stringify([t,i,Object.keys(s).length]),empty:i.chart==="none"?i.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function sB(e){let t=c("p",{class:"result-summary"}),n=ZD(e),s=c("ul",{class:"chart-legend"}),o=c("p",{class:"muted small chart-limit"}),a=JD([n.node,s,o]),r=FD(),i=c("section",{class:"card tabl\
e-card","aria-label":"Rows"},r.node),l=["csv","json"].map(h=>[h,c("a",{class:"button",title:`The rows as ${h.toUpperCase()}`},h.toUpperCase())]),d=c("div",{class:"results query-results",hidden:!0},c("\
div",{class:"result-head"},t,c("div",{class:"chart-tools"},v("Copy link",()=>yt(location.href,"Link copied.")),l.map(([,h])=>h))),i,a.node),u={};function f(h,m){let p=nB(h,m);a.node.hidden=p.rows.length<
2,n.draw(p.chosen,m,p.rows);let w=p.empty?[]:gv(p);k(s,w.map(([g,y])=>c("li",{class:"key",css:{"--key-fill":`var(${g})`}},y))),s.hidden=w.length===0,o.textContent=p.empty?"":VD(p.chart,p.rows.length),
a.draw(p)}return{node:d,draw(h){let{answer:m,key:p,state:w,units:g,file:y}=h,b=m.columns.map(($,M)=>({...$,at:M,unit:$.type==="text"?"":Ch($.name,g)}));k(t,tB(m));for(let[$,M]of l)M.href=iw(zr(w,$)),M.
download=`${y}-query.${$}`;i.hidden=b.length===0||m.rows.length===0,(u.answer!==m||u.units!==g)&&(u={answer:m,units:g},r.show(b,m.rows)),f(h,b),d.dataset.shown=p},cancelled:()=>{t.textContent=""},retheme:()=>a.
retheme(),unmount(){a.unmount(),r.unmount()}}}var oB=[["control","A","Control"],["test","B","Test","none: one set alone"]];function aB(e){let t=c("section",{class:"query-sets card","aria-label":"Sets"}),
n=ze();function s(o,a,[r,i,l,d]){let u=ae(a??[],o[r]),f=vn({field:r,set:u??null,none:d,text:u?"":o[r],onPick:h=>e({[r]:h?ee(h.id):""})});return c("div",{class:`side-${r} query-side`},c("b",{class:`let\
ter letter-${i.toLowerCase()}`,"aria-hidden":"true"},i),c("label",{for:f.input.id},l),f.node)}return{node:t,draw(o,a){n(o.control,o.test,a?.map(r=>[r.id,r.label]))&&Be(t,()=>k(t,oB.map(r=>s(o,a,r))))},
choose:o=>rr(t,o)}}function rB(e,t){let n=0,s=t;for(let o of e){let a=o.codePointAt(0);if(s-=a<128?1:a<2048?2:a<65536?3:4,s<0)break;n+=o.length}return Math.min(n,e.length)}function iB(e,t){let n=e.lastIndexOf(
`
`,t-1)+1,s=e.indexOf(`
`,t),o=e.slice(n,s<0?e.length:s),a=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:o,from:t,to:t+a.length}}var[yv,lB]=[5,12],cB=/ \(at byte \d+\)/;function Ih(e){let t=e.field.value.split(`
`).length+1;e.field.rows=Math.max(yv,Math.min(lB,t))}function dB(e,t){e.field.focus(),document.execCommand?.("insertText",!1,t)||e.field.setRangeText(t,e.field.selectionStart,e.field.selectionEnd,"end"),
Ih(e)}function uB(e){e.error.hidden=!0,k(e.error),e.field.removeAttribute("aria-invalid"),e.field.setAttribute("aria-describedby",e.hint)}function fB(e){let t=e.text.slice(0,e.column-1).replace(/[^\t]/g,
" "),n=Math.max(1,Math.min(e.to-e.from,e.text.length-e.column+1));return c("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${e.line}`},e.text,`
`,c("span",{"aria-hidden":"true",class:"sql-mark"},t+"^".repeat(n)))}function hB(e,t){e.field.value!==t&&(e.field.value=t),Ih(e)}function mB(e,t,n){let s=e.field.value,o=n===null?null:iB(s,rB(s,n));e.
field.setAttribute("aria-invalid","true"),e.field.setAttribute("aria-describedby",`${e.errorId} ${e.hint}`),k(e.error,c("p",{},o&&c("b",{},`Line ${o.line}, column ${o.column}: `),o?t.replace(cB,""):t),
o&&fB(o),o&&v("Go there",()=>{e.field.focus(),e.field.setSelectionRange(o.from,o.to)},{class:"link-button"})),e.error.hidden=!1}function pB({onRun:e,onCancel:t,tools:n}){let s={},o=P("sql");s.errorId=
P("sql-error"),s.hint=P("sql-hint"),s.field=c("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(yv),"aria-desc\
ribedby":s.hint,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:()=>Ih(s),keydown:l=>{l.key==="Enter"&&(l.ctrlKey||l.metaKey)&&(l.preventDefault(),
e())}}});let a=v("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),r=v("Cancel",t,{hidden:!0});return s.error=c("div",{class:"sql-error",id:s.errorId,role:"alert",hidden:!0}),{node:c("\
section",{class:"card sql-editor","aria-label":"Statement"},c("label",{for:o,class:"sql-label"},"Statement"),s.field,s.error,c("div",{class:"sql-bar"},a,r,n,c("span",{class:"muted small",id:s.hint},"C\
trl+Enter runs it. It can only read."))),field:s.field,insert:l=>dB(s,l),clearError:()=>uB(s),value:()=>s.field.value,set:l=>hB(s,l),running(l){r.hidden=!l},enable(l){a.disabled=!l},showError:(l,d)=>mB(
s,l,d)}}var wB=100,bv="tracediff.queries";function gB(e){let t=c("div",{class:"example-lists"}),n=c("details",{class:"card sql-list"},c("summary",{},c("h2",{},"Examples")),t),s=(o,a,r)=>c("section",{"\
aria-label":o},c("h3",{},o,!r&&c("span",{class:"muted small"},": choose a test as well")),c("ul",{},iv.filter(i=>i.sides===a).map(i=>c("li",{},v(i.title,()=>e(i.statement),{class:"link-button",disabled:!r})))));
return{node:n,draw:o=>k(t,s("One set",1,!0),s("Control and test",2,o)),open:o=>{n.open=o}}}var Dh=()=>oi(bv);function _v(e,t){let n=co(bv,JSON.stringify(t.sort((s,o)=>s.name.localeCompare(o.name))));return n?
(G(`That did not work. ${n.message}`,{urgent:!0}),!1):(xv(e),!0)}var kv=(e,t)=>_v(e,[...Dh().filter(({name:n})=>n!==t.name),t]);function yB(e,t){return kv(e,{name:t,statement:e.statement()})?(e.picked=
t,Bh(e,!0),e.node.open=!0,G(`“${t}” is saved.`,{seconds:4}),!0):!1}function bB(e,t){_v(e,Dh().filter(({name:n})=>n!==t.name))&&((e.list.querySelector("button")??e.box.querySelector("button")).focus(),
G(`“${t.name}” is deleted.`,{action:{label:"Undo",run:()=>kv(e,t)}}))}function Bh(e,t){k(e.box,v("Save …",()=>{if(e.statement().trim()===""){G("First write a statement.",{seconds:4});return}Bu(e.
box,e.picked,{name:"Name of the query",maxlength:wB,saveSame:!0},n=>yB(e,n),()=>Bh(e,!0))},{title:"Save the statement under a name, in this browser"})),t&&e.box.querySelector("button").focus()}function xv(e){
let t=Dh();e.node.hidden=t.length===0,e.node.querySelector("summary").title=S(t.length,"query","queries"),k(e.list,t.map(n=>c("li",{},v(n.name,()=>{e.picked=n.name,e.onPick(n.statement)},{class:"link-\
button",title:n.statement}),Q("trash",`Delete ${n.name}`,()=>bB(e,n)))))}function _B({onPick:e,statement:t}){let n={onPick:e,statement:t,picked:""};return n.list=c("ul",{}),n.node=c("details",{class:"\
card sql-list",hidden:!0},c("summary",{},c("h2",{},"Saved queries")),n.list),n.box=c("span",{class:"save-query"}),Bh(n,!1),{node:n.node,save:n.box,load:()=>xv(n),forgetName:()=>{n.picked=""}}}var vv=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.
test(e)?e:`"${e.replaceAll('"','""')}"`,kB=(e,{name:t,kind:n})=>n==="table"||n==="analysis"||!e.two?[t]:[`control.${t}`,`test.${t}`];function xB(e,t){return c("li",{},v(t.name,()=>e.onInsert(vv(t.name)),
{class:"schema-name mono",title:`Insert ${t.name}`}),c("span",{class:"muted small"},[t.type,t.unit].filter(Boolean).join(", ")),t.description&&c("span",{class:"schema-what small"},t.description))}function vB(e,t,n){
let s=t.name.toLowerCase().includes(n),o=n===""||s?t.columns:t.columns.filter(r=>`${r.name} ${r.description??""}`.toLowerCase().includes(n));if(o.length===0&&!s)return null;let a=c("details",{open:n!==
""||e.open.has(t.name),on:{toggle:()=>{n===""&&e.open[a.open?"add":"delete"](t.name)}}},c("summary",{},c("span",{class:"mono"},t.name)),c("p",{class:"small"},t.description,t.description&&" ",kB(e,t).flatMap(
r=>[v(`Insert ${r}`,()=>e.onInsert(vv(r)),{class:"link-button"})," "])),c("ul",{},o.map(r=>xB(e,r))));return a}function $v(e){let t=e.find.value.trim().toLowerCase(),n=(...i)=>(e.tables??[]).filter(({
kind:l})=>i.includes(l)).map(l=>vB(e,l,t)).filter(Boolean),s=(i,l,d)=>l.length>0&&c("details",{class:"schema-stored",open:t!==""||e.open.has(i),on:{toggle:u=>{t===""&&u.target===u.currentTarget&&e.open[u.
target.open?"add":"delete"](i)}}},c("summary",{},i),d&&c("p",{class:"small"},d),l),[o,a,r]=[n("view","table"),n("analysis"),n("stored")];k(e.list,o,s("Tables of the analyses",a,"The tables of the Anal\
yse page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),s("Tables as the set file keeps them",r),o.length+a.length+r.length===0&&c("p",{class:"muted"},e.tables===null?"":
t===""?"There are no tables.":`No table or column contains “${t}”.`))}function $B(e,t,n){e.tables=t,e.two=n,e.find.title=e.tables?S(e.tables.length,"table"):"",$v(e)}function SB(e){let t={onInsert:e,
open:new Set,tables:null,two:!1},n=P("find");return t.find=c("input",{type:"search",id:n,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"false",on:{input:()=>$v(t)}}),t.list=c("div",
{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),{node:c("section",{class:"card sql-schema","aria-label":"Tables"},c("div",{class:"chart-head"},c("h2",{},"Tables"),c(
"label",{for:n,class:"visually-hidden"},"Find a table or column"),t.find),t.list),draw:(o,a)=>$B(t,o,a),focus:()=>t.find.focus()}}var EB=300,qh={path:"/query",name:"Query",read:Hr,mount:PB};function TB(e){
let t={};for(let{name:n,unit:s}of e.flatMap(o=>o.columns))t[n]=n in t&&t[n]!==(s??"")?"":s??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}var dc=({state:e,sets:t})=>O.find(n=>e[n]!==
""&&!ae(t,e[n]));function Sv(e,t,n){e.question.say(ve({code:t,message:n},"There is no such set")),e.question.clearable({message:n},dc(e))}function Ev(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.
node.hidden=!0,e.question.say(c("p",{class:"notice",data:{code:t.code}},t.message))}function OB(e){let t=zr({...e.state,q:""});e.tables.ask(t.toString(),n=>lw(t,{signal:n}),n=>{e.units=TB(n),e.schema.
draw(n,e.state.test!==""),e.editor.enable(!0),e.answer&&Rh(e)},n=>{e.tables.drop(),e.schema.draw([],!1),n.code==="sql_off"&&Ev(e,n)})}function Oh(e,t){let{editor:n,state:s}=e;if(n.set(t),t.trim()===""){
n.showError("There is no statement. Write one, or choose an example.",null),n.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===s.q?{}:Gp})}function MB({question:e,editor:t,result:n}){
e.drop(),t.running(!1),n.cancelled(),e.say(c("p",{class:"notice"},"Cancelled.")),j("Cancelled."),t.field.focus()}function AB(e,t){e.answer=null,e.answered="",e.editor.running(!1),t.code==="sql_off"?Ev(
e,t):t.code==="unknown_set"&&dc(e)?Sv(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(c("p",{class:"visually-hidden",data:{code:t.code}},"The statement was refused.")))}function Rh(e){
let{answer:t,answered:n,state:s,sets:o,units:a}=e,r=i=>ae(o??[],s[i])?.label??s[i];e.result.draw({answer:t,key:n,state:s,units:a,file:`tracediff-${O.filter(i=>s[i]!=="").map(i=>Pe(r(i))).join("-")}`})}
function RB(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-EB&&t.scrollIntoView({block:"start"}),e.byHand=!1}function CB(e){let{editor:t,context:n,question:s}=e,o=zr(e.state).
toString();if(o===e.answered){Rh(e),n.settled();return}o!==e.asked&&(e.asked=o,t.clearError(),t.running(!0),e.examples.open(!1),s.ask(a=>rw(new URLSearchParams(o),{signal:a}),a=>{e.answer=a,e.answered=
o,t.running(!1),s.say(null),Rh(e),RB(e),j(S(a.row_count,"row"))},a=>AB(e,a)))}function LB(e){let{state:t,question:n,editor:s,context:o}=e;n.drop(),e.answer=null,e.answered=e.asked="",s.clearError(),s.
running(!1),n.say(c("p",{class:"visually-hidden"},"")),e.examples.open(!0);let a=dc(e);a&&Sv(e,"unknown_set",`there is no set "${t[a]}"`),o.settled()}function Tv(e){let{state:t,examples:n}=e,s=t.q.trim().
split(`
`).find(a=>!a.startsWith("--"))??"";e.context.setTitle([s.slice(0,60),"Query"].filter(a=>a!=="").join(" · ")),e.sides.draw(t,e.sets),n.draw(t.test!=="");let o=t.q===""?e.left:e.lists;n.node.parentNode!==
o&&o[t.q===""?"append":"prepend"](n.node),OB(e),t.q===""?LB(e):CB(e)}var uv=e=>wl(e,O.map(t=>e.state[t]),{message:e.message,parts:[e.sides.node,e.editor.node,e.lists],words:"No sets are stored yet. ",
none:()=>e.context.setTitle("Query"),draw:()=>e.state.control===""?e.change({control:ee(e.sets[0].id)},{replace:!0}):Tv(e)});function NB(e,t){let{change:n}=e;e.sides=aB(n),e.saved=_B({onPick:s=>Oh(e,s),
statement:()=>e.editor.value()}),e.editor=pB({onRun:()=>Oh(e,e.editor.value()),onCancel:()=>MB(e),tools:e.saved.save}),e.examples=gB(s=>{e.saved.forgetName(),Oh(e,s)}),e.schema=SB(s=>e.editor.insert(s)),
e.result=sB(s=>n(s,{replace:!0})),e.message=c("div",{class:"message"}),e.left=c("div",{class:"query-left"},e.editor.node,e.message,e.result.node),e.lists=c("div",{class:"query-lists"},e.saved.node,e.schema.
node),t.append(c("div",{class:"page query-page"},c("h1",{},"Query"),e.sides.node,c("div",{class:"query-work"},e.left,e.lists))),e.question=Ge({context:e.context,results:e.result.node,message:e.message})}
function PB(e,t){let n={context:t,state:Hr(location.search),change:(i,l)=>t.go(Ur({...n.state,...i}),l),sets:null,tables:ge(),units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};NB(n,e);let{editor:s,
sides:o,result:a}=n,r=Ce(()=>a.retheme());return s.set(n.state.q),n.saved.load(),uv(n),{keys:{search:()=>n.schema.focus(),control:()=>o.choose("control"),test:()=>o.choose("test")},update(i){let l=n.state;
n.state=Hr(i),n.state.q!==l.q&&s.set(n.state.q),n.sets?.length>0&&!dc(n)&&n.state.control!==""?Tv(n):uv(n)},unmount(){n.dead=!0,n.question.unmount(),n.tables.drop(),r(),a.unmount()}}}var Ov=20,IB=1,pr=(e,t)=>e.ranks===1||t==="none"?`rank ${e.rank}`:t==="group"?`group ${e.component}`:`${e.host}${e.component>0?`, group ${e.component}`:""}`,Fh=(e,t)=>[...e].sort((n,s)=>(t==="lateness"?
s.late_us-n.late_us||s.last-n.last:0)||n.rank-s.rank),Mv=(e,t,n)=>e.aligned&&e.component===t.component&&(n==="group"||e.host===t.host),qo=({half_low:e,half_high:t})=>Math.max(e,t)>0?`± ${x(Math.max(
e,t))}`:"",fc=e=>e.status==="reference"?e.component===null?"its own: no other clock to compare with":"common, the reference":e.aligned?`common${qo(e)&&` ${qo(e)}`}`:`not on the common clock: ${Dd[e.status]?.[2]??
e.status}`,Av=e=>e.aligned?e.collectives>0?`begins collectives ${x(Math.abs(e.late_us))} ${e.late_us<0?"before":"after"} the median of its ranks; certainly last in ${_(e.last)} of ${_(e.collectives)}`:
"no collectives that match":"how late it comes is not known",DB=(e,t)=>()=>[c("b",{},pr(e,t)),e.ranks>1&&c("span",{},` ${S(e.ranks,"rank")}`),t==="none"&&e.host&&c("span",{},` ${e.host}`),!e.aligned&&
t==="none"&&c("span",{class:"warn"}," own clock"),e.late_us>Math.max(e.half_low,e.half_high)&&c("span",{class:"rank-late"},`mean +${x(e.late_us)}`)];function Rv(e,{clock:t,lanes:n,left_out:s},o){let a=d=>`\
rank${d.length>1?"s":""} ${ne(d.map(({rank:u})=>u))}`,r=n.filter(d=>d.step_start===null),i=n.filter(d=>!d.aligned),l=new Set(n.filter(d=>d.aligned).map(({component:d})=>d));return[n.length===1&&n[0].ranks<=
1&&`The ${e} has one rank: no other waits for it.`,n.every(({start:d})=>d.length===0)?`No rank of the ${e} has work here.`:r.length>0&&`The lanes of these ranks of the ${e} are empty, as they lack thi\
s step: ${a(r)}.`,s.lanes>0&&`Not shown for the ${e}: ${S(s.lanes,"lane")}. Fold them by host.`,i.length>0&&n.length>1&&`${t==="not_aligned"?`The clocks of the ranks of the ${e} cannot be aligned`:`No\
t all ranks of the ${e} are on the common clock`}. ${t==="not_aligned"?"Each lane":"Such a lane"} runs by its own clock and begins at 0: do not read who is early or late from it. ${Bd(i.map(d=>o.find(
({rank:u,status:f})=>u===d.rank&&f===d.status)??d))}`,l.size>1&&`The ${e} has ${l.size} groups of ranks that share no collective: within a group the lanes are on one clock, between groups nothing is k\
nown.`].filter(Boolean)}function uc(e,t,n){let{start:s,duration:o}=e,a=Ea(s,0,s.length,t),r=a>0&&s[a-1]+o[a-1]>t?a-1:a;return{lane:e,first:r,end:Math.max(r,Ea(s,0,s.length,n-1e-6)),from:t,to:n}}function BB(e,{
window:t,whole:n}){let s=t===n?void 0:t.byId.get(e),o=n.byId.get(e),a=s?[o&&uc(o,-1/0,t.from),uc(s,t.from,t.to),o&&uc(o,t.to,1/0)].filter(Boolean):[uc(o,-1/0,1/0)];return{cuts:a,length:a.reduce((r,{first:i,
end:l})=>r+l-i,0)}}function jh({window:e,whole:t},n){return[e,t].forEach(s=>{s.byId??=new Map(s.lanes.map(o=>[pr(o,n),o]))}),{window:e,whole:t}}function Cv(e){let t={tops:[],bands:[],lanes:[],names:[],
categories:[],kinds:[],gaps:[],shift:0},[n,s]=[[],[]],o=0;for(let{id:a,lane:r,fold:i,open:l,answers:d,own:u}of e){let f=t.tops.length;if(n.push({...BB(a,d),row:f,lane:t.lanes.length}),t.bands.push({id:a,
label:a,title:`${a}${i==="none"?` · ${fc(r)}`:""} · ${Av(r)}`,head:DB(r,i),sort:"rank",row:f,rows:1,top:o,height:Ov,folds:!0,open:l,lane:r}),t.lanes.push({id:a,label:a,sort:"rank",rank:r}),t.tops.push(
o+IB),o+=Ov,u){s.push({own:u,at:r.at,rate:r.rate,row:f+1,lane:t.lanes.length,name:t.names.length,gap:t.gaps.length});let h=m=>({...m,id:`${a} ${m.id}`,own:m.id,of:r.rank});t.bands.push(...u.bands.map(
m=>({...h(m),row:m.row+f+1,top:m.top+o}))),t.lanes.push(...u.lanes.map(h)),u.tops.forEach(m=>t.tops.push(m+o)),["names","categories","kinds","gaps"].forEach(m=>t[m].push(...u[m])),o+=u.height}}return t.
rankRows=new Set(t.bands.filter(({sort:a})=>a==="rank").map(({row:a})=>a)),Object.assign(t,{tops:Float64Array.from(t.tops),height:o},qB(n,s))}function qB(e,t){let n=(f,h)=>f.reduce((m,p)=>m+h(p),0),s=n(
e,({length:f})=>f),o=s+n(t,({own:f})=>f.length),a=f=>new Int32Array(o).fill(f),r={start:new Float64Array(o),end:new Float64Array(o),row:new Uint16Array(o),lane:a(0),level:a(0),name:a(-1),occurrence:a(
-1),merged:a(1),sort:a(_o),gap:a(-1)};Tt.forEach(f=>{r[f]=new Uint8Array(s)});let i=0;for(let{cuts:f,row:h,lane:m,length:p}of e){r.row.fill(h,i,i+p),r.lane.fill(m,i,i+p);for(let{lane:w,first:g,end:y,from:b,
to:$}of f)for(let M=g;M<y;M+=1,i+=1)r.start[i]=Math.max(b,w.start[M]),r.end[i]=Math.min($,w.start[M]+w.duration[M]),r.compute[i]=w.compute[M],r.communication[i]=w.communication[M],r.memory[i]=w.memory[M]}
let l=s+n(t,({own:f})=>f.pieces.length),d={start:new Float64Array(l),end:new Float64Array(l),row:new Uint16Array(l),of:new Int32Array(l).map((f,h)=>h),length:l};["start","end","row"].forEach(f=>d[f].set(
r[f].subarray(0,s)));let u=i;for(let{own:f,at:h,rate:m,row:p,...w}of t){let g=(y,b,$,M)=>{[y.start[b],y.end[b]]=[h+$.start[M]*m,h+$.end[M]*m],y.row[b]=$.row[M]+p};for(let y=0;y<f.pieces.length;y+=1,u+=
1)g(d,u,f.pieces,y),d.of[u]=f.pieces.of[y]+i;for(let y=0;y<f.length;y+=1,i+=1)g(r,i,f,y),["level","occurrence","merged","sort"].forEach(b=>{r[b][i]=f[b][y]}),["name","gap","lane"].forEach(b=>{r[b][i]=
f[b][y]<0?-1:f[b][y]+w[b]})}return{...r,runs:s,length:o,pieces:d}}function Lv(e,t,n,{index:s,view:o,scale:a,width:r,height:i},l){let d=Tt.map(m=>E(`--part-${m}`)),u=globalThis.devicePixelRatio||1,f=m=>Math.
round(u*Math.min(r,Math.max(0,(m-o.from)*a)))/u,h=0;return Tt.forEach((m,p)=>{let w=-1;Ci(s,t,o.from,o.to,g=>{let[y,b]=[f(s.start[g]),f(s.end[g])],$=i*l[m][g]/100;if($>0&&(b>w||b===y)){let M=Tt.slice(
0,p).reduce((C,Y)=>C+l[Y][g],0);e.box(y,n+i-i*M/100-$,Math.max(1/u,b-y),$,d[p]),w=b,h+=1}})}),h}var FB=14,mr=9,jB=5;function Nv(e,t,n,{arrivals:s,meetings:o}){let a=n.bands.filter(({sort:r,row:i,height:l,
lane:d})=>r==="rank"&&d.at!==null&&t.y(i)<t.height&&t.y(i)+l>0);for(let{row:r,lane:i}of a){let l=t.y(r),d=[];[i.step_start,i.step_end].filter(u=>u!==null).forEach(u=>{let f=Math.round(t.x(u))+.5;e.line(
f,l,f,l+t.rowHeight,E("--text"),1),Pv(e,t,u,l,i)}),s.filter(({rank:u})=>u===i.rank).map(({start:u})=>t.x(u)).forEach(u=>{u>-mr&&u<t.width+mr&&d.every(f=>Math.abs(f-u)>=FB)&&(d.push(u),e.line(u,l,u,l+t.
rowHeight,E("--more"),1.5),e.words(u-mr/2,l+mr-1,"▼",E("--more"),{size:mr}))})}o.forEach(({rows:r,mark:i})=>WB(e,t,a,r,E(i)))}function Pv(e,t,n,s,{half_low:o,half_high:a}){let[r,i]=[t.x(n-o),t.x(n+a)];
if(i-r>=jB){let l=Math.round(s+t.rowHeight/2)+.5;e.line(r,l,i,l,E("--text"),1.5),[r,i].forEach(d=>e.line(d,l-3,d,l+3,E("--text"),1.5))}}function WB(e,t,n,s,o){let a=null;for(let{row:r,lane:i}of n){let l=s.
get(i.rank);if(l){let d=t.y(r),u=[t.x(l.start),t.x(l.start+l.duration)],[f,h]=[Math.max(-3,u[0]),Math.min(t.width+3,u[1])];h>=f&&e.frame(f,d+.5,Math.max(2,h-f),t.rowHeight-2,o,2),a?.ends.forEach((m,p)=>e.
line(m,a.y,u[p],d,o,1)),Pv(e,t,l.start,d,i),a={ends:u,y:d+t.rowHeight-2}}}}function hc({last:e,certain:t,rows:n},s){let o=Math.max(...n.map(({wait:i})=>i??0));if(e==null)return"Which rank arrives last\
 is not known.";let a=n.every(({aligned:i})=>i)?"":ga,r=s&&qo(s)?` (${qo(s)})`:"";return t?`rank ${e} arrives last${a}: the others wait up to ${x(o)}${r}`:`rank ${e} seems to arrive last${a}, by less \
than the clocks are uncertain: waits up to ${x(o)}${r}`}function Iv(e,t,{arrival:n,meeting:s}){let{rank:o,label:a}=e.lanes[e.lane[t]],r=100-Tt.reduce((d,u)=>d+e[u][t],0),i=[...Tt.map(d=>[d==="communic\
ation"?"exposed communication":d,e[d][t]]),["idle",r]].filter(([,d])=>d>0),l=s?.rows.get(o.rank);return[[`${a}${o.host?` · ${o.host}`:""}`,"strong"],n&&[`▼ rank ${n.rank} arrives last at ${n.name}${e.
lanes.every(({rank:d})=>d.aligned)?"":`,${ga}`}: the others wait up to ${x(n.waited)}${qo(o)&&` (${qo(o)})`}`,"change"],l&&n?.instance!==s.answer.instance&&[`${s.answer.name}: ${hc(s.answer,s.lane)}`,
"change"],l?.wait>0&&[`this rank waits ${A(l.wait)}`],[i.map(([d,u])=>`${d} ${F(u)}`).join(", ")],[`${A(e.end[t]-e.start[t])}, from ${A(e.start[t])}`],o.at!==null&&[fc(o),"muted"],[Av(o),"muted"]].filter(
Boolean)}var Fo=9,mc=3,HB=7;function UB(e){e.pending=0;let t=e.node.clientWidth,n=O.flatMap(r=>[!0,!1].map(i=>e.panes.filter(l=>l.side===r&&!(i&&l.kind==="ranks")&&l.data()?.bands.some(d=>d.sort==="host"===i)).
map(l=>({pane:l,host:i})))).filter(r=>r.length>0),s=Math.max(1,n.length)*(Fo+mc)+mc,o=fa(e.canvas,t,s,{alpha:!1});o.fillStyle=E("--surface-sunk"),o.fillRect(0,0,t,s);let a=r=>t*(r-e.extent.from)/(e.extent.
to-e.extent.from);n.forEach((r,i)=>r.forEach(({pane:l,host:d})=>{let u=mc+i*(Fo+mc);l.kind==="ranks"?zB(o,l.data(),u,a,Math.ceil(t)):KB(o,l,d,u,a)}))}function zB(e,t,n,s,o){let a=t.bands.filter(({sort:i})=>i===
"rank").length,r=new Float64Array(o).fill(n+Fo);for(let i of Tt){let l=new Float64Array(o);for(let d=0;d<t.runs;d+=1){let[u,f]=[Math.max(0,s(t.start[d])),Math.min(o,s(t.end[d]))];for(let h=Math.floor(
u);h<f;h+=1)l[h]+=t[i][d]*(Math.min(h+1,f)-Math.max(h,u))}e.fillStyle=E(`--part-${i}`),l.forEach((d,u)=>{let f=Fo*d/100/a;r[u]-=f,e.fillRect(u,r[u],1,f)})}}function KB(e,t,n,s,o){let a=t.data();e.fillStyle=
E(n?"--span-host":"--span-compute");let r=new Map,i=-1/0;for(let l=0;l<a.length;l+=1){if(a.lanes[a.lane[l]]?.sort==="host"!==n)continue;let[d,u]=[o(a.start[l]),o(a.end[l])],f=t.changeAt(l);if(f!==""&&
a.merged[l]<=1){let h=r.get(f)??[];h.push(d,u),r.set(f,h)}a.name[l]>=0&&a.lanes[a.lane[l]].sort!=="other"&&(u>i+.5||d<i-50)&&(e.fillRect(d,s,Math.max(.5,u-d),Fo),i=u)}for(let[l,d]of r){e.fillStyle=E(`\
--span-${l}`);for(let u=0;u<d.length;u+=2)e.fillRect(d[u],s,Math.max(.7,d[u+1]-d[u]),Fo)}}function Hh(e){e.pending||=requestAnimationFrame(()=>UB(e))}function Gv(e){let t=e.extent.to-e.extent.from,n=100*
(e.view.from-e.extent.from)/t,s=100*(e.view.to-e.view.from)/t;e.frame.style.setProperty("left",`${n}%`),e.frame.style.setProperty("width",`${s}%`)}function pc(e,t){let n=e.node.getBoundingClientRect(),
s=(t.clientX-n.left)/Math.max(1,n.width);return e.extent.from+Math.min(1,Math.max(0,s))*(e.extent.to-e.extent.from)}var GB=e=>e.view.to-e.view.from>.999*(e.extent.to-e.extent.from);function Dv(e,t){let n=HB*
(e.extent.to-e.extent.from)/Math.max(1,e.node.clientWidth),[s,o]=[e.view.from,e.view.to].map(a=>Math.abs(pc(e,t)-a));return t.shiftKey||Math.min(s,o)>n?t.shiftKey||GB(e)?"range":"move":s<o?"from":"to"}
function Bv(e,t){let{part:n,at:s,view:o}=e.press;if(n==="move")e.onRange(o.from+t-s,o.to+t-s);else if(n!=="range"){let a={...o,[n]:t};e.onRange(Math.min(a.from,a.to),Math.max(a.from,a.to))}}function YB(e,t,n){
[e.panes,e.extent]=[t,n],Hh(e),Gv(e)}function VB(e){cancelAnimationFrame(e.pending),e.size.disconnect(),e.stopTheme()}function JB({onRange:e}){let t={onRange:e,panes:[],extent:{from:0,to:1},pending:0,
press:null};return t.canvas=c("canvas",{"aria-hidden":"true"}),t.frame=c("div",{class:"overview-view"}),t.node=c("div",{class:"timeline-overview","aria-hidden":"true"},t.canvas,t.frame),t.view=t.extent,
t.node.addEventListener("pointerdown",n=>{if(n.button===0){t.node.setPointerCapture(n.pointerId);let s=pc(t,n);t.press={part:Dv(t,n),at:s,view:t.view},t.press.part==="move"&&(s<t.view.from||s>t.view.to)&&
(t.press.view=Zt(s,s,t.view.to-t.view.from),Bv(t,s))}}),t.node.addEventListener("pointermove",n=>{t.press?Bv(t,pc(t,n)):t.node.style.cursor=["from","to"].includes(Dv(t,n))?"ew-resize":""}),t.node.addEventListener(
"pointerup",n=>{let[s,o]=[t.press?.at,pc(t,n)];t.press?.part==="range"&&s!==o&&e(Math.min(s,o),Math.max(s,o)),t.press=null}),t.node.addEventListener("pointercancel",()=>{t.press=null}),t.size=new ResizeObserver(
()=>Hh(t)),t.size.observe(t.node),t.stopTheme=Ce(()=>Hh(t)),{node:t.node,draw:(n,s)=>YB(t,n,s),view(n,s){t.view={from:n,to:s},Gv(t)},unmount:()=>VB(t)}}var QB=15,wc=190,XB={longer:"▲ ",shorter:"▼ ",
new:"+ ",gone:"− ","":""},Yv=.02,ZB=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],eq=new Set(["new","gone","gap"]),tq={control:"A",test:"B"},nq=[
1,.78,.56];function sq(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,n]=Zi(e.row),s=Math.abs(n-t)/Math.max(t,n);return s>=.5?0:s>=.25?1:2}function oq(e,t,n){return e.sort[t]===Ia?"gap":
e.sort[t]===Da?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Qn||e.sort[t]===_o?"outside":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort==="host"?"host":{COMMUNICATION:"\
communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function qv(e){e.fills=Object.fromEntries(ZB.map(t=>[t,nq.map(n=>Gd(E(`--span-${t}`),E("--surface"),n))]))}var Vv=(e,t)=>e.data.name[t]<0||
e.data.lanes[e.data.lane[t]]?.sort==="other"?"":e.ofName[e.data.name[t]];function Jv(e){let t=e.data.names.map((n,s)=>e.changes?.get(Te(n,e.data.categories[s])));e.ofName=t.map(n=>n?.change??""),e.strengths=
t.map(sq),e.classes=Array.from({length:e.data.length},(n,s)=>oq(e.data,s,Vv(e,s)))}function Fv(e,t){if(e.data.sort[t]===Ia){let a=e.data.gaps[e.data.gap[t]];return`idle ${x(a.duration)} · host: ${a.operator??
a.host??"nothing recorded"}`}if(e.data.sort[t]===Da){let a=e.data.gaps[e.data.gap[t]];return`step ${a.step_number} · ${x(a.duration)}`}if(e.data.sort[t]===Qn)return J(e.data.gaps[e.data.gap[t]].mean,
0,3);let n=e.data.names[e.data.name[t]],o=cs({name:n,category:e.data.categories[e.data.name[t]]})?`${zs} (${n})`:n||"(no name)";return(XB[e.classes[t]]??"")+(e.data.merged[t]>1?`${e.data.merged[t]} ro\
ws, most of them ${o}`:o)}function aq(e){if(!e.isNews(e.data.bands))return;let{lane:t,act:n}=e.heads.contains(document.activeElement)?document.activeElement.dataset:{},s=r=>Q("pin",`${e.kind==="pinned"?
"Unpin":"Pin"} ${r.label}`,()=>e.on.pin(e.self,r),{class:"lane-pin",data:{lane:r.id,act:"pin"}}),o=({label:r,head:i})=>e.kind==="pinned"?`${tq[e.side]}: ${r}`:i?.()??r,a=e.data.bands.find(({id:r,folds:i})=>i&&
r===e.reached)?.id??e.data.bands[0]?.id;e.heads.style.height=`${e.data.height}px`,k(e.heads,e.data.bands.map(r=>c("li",{title:r.title??r.label,class:`lane-head${r.sort==="rank"?" rank-head":r.of===void 0?
"":" rank-part"}`,css:{top:`${r.top}px`,height:`${r.height}px`}},r.folds?v(o(r),()=>e.on.fold(e.self,r),{class:"lane-fold",data:{lane:r.id,act:"fold"},"aria-expanded":String(r.open),tabindex:e.kind===
"ranks"&&r.id!==a?"-1":null}):c("span",{},o(r)),e.on.pin&&s(r)))),[...e.heads.querySelectorAll("button")].find(({dataset:r})=>r.lane===t&&r.act===n)?.focus()}var Qv=e=>e.kind==="ranks"?[...e.heads.querySelectorAll(
".lane-fold")]:[];function jv(e,t){let n=Qv(e);n.some(({dataset:s})=>s.lane===t)&&(n.forEach(s=>{s.tabIndex=s.dataset.lane===t?0:-1}),e.reached=t)}function Wv(e,t){let n=Qv(e),s=n.includes(t.target),o=n.
findIndex(({tabIndex:r})=>r===0),a={ArrowDown:n[o+1],ArrowUp:n[o-1],...s&&{Home:n[0],End:n.at(-1)}}[t.key];if(a)t.preventDefault(),a.focus();else if(t.key==="Enter"&&!s&&o>=0)return n[o].click(),!0;return a!==
void 0}function rq(e,t,n){for(let{top:s}of e.data?.bands??[]){let o=Math.round(n.top+s)+.5;t.line(0,o,n.width,o,E("--grid"))}e.on.decorate(t,n,e.self)}function iq(e,t,n){e.data=t,Jv(e),e.drawing.set({
...t.pieces,tops:t.tops,height:t.height,from:n.from,to:n.to}),e.node.hidden=t.bands.length===0,aq(e)}function lq(e,t){e.changes=t,e.data&&(Jv(e),e.drawing.redraw())}function cq(e,t){let n=t&&new Set(t);
e.drawing.highlight(n&&[...e.data.pieces.of.keys()].filter(s=>n.has(e.data.pieces.of[s])))}function dq(e,t){let{height:n,paint:s}=e.drawing.whole(t-wc);return{height:n,paint(o){s(Pi(o,wc,0)),e.data.bands.
forEach(({label:a,top:r})=>o.words(6,r+QB,rs(a,30),E("--muted")))}}}function uq(e){e.stopTheme(),e.drawing.destroy()}function fq({side:e,kind:t,on:n}){let s={side:e,kind:t,on:n,data:null,classes:[],ofName:[],
strengths:[],changes:null,fills:{},isNews:ze(),reached:""},o=`${e==="control"?"Control":"Test"}, ${t}`;s.heads=c("ul",{class:"timeline-heads","aria-label":`Lanes: ${o}`,on:{keydown:l=>Wv(s,l),focusin:({
target:l})=>jv(s,l.dataset.lane)}});let a=c("div",{class:"timeline-drawing"});s.node=c("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s.heads,a),s.self={side:e,kind:t,node:s.node,data:()=>s.
data};let r=l=>l<0?-1:s.data.pieces.of[l],i=l=>s.fills[s.classes[l]][["longer","shorter"].includes(s.classes[l])?s.strengths[s.data.name[l]]:0];return qv(s),s.drawing=Bi(a,{rowHeight:Yi,label:`${o}: a\
 table below has the same`,least:Yv,colour:l=>i(r(l)),hatched:l=>eq.has(s.classes[r(l)]),text:l=>Fv(s,r(l)),onHover:(l,d)=>n.hover(s.self,r(l),d),onPick(l,d){jv(s,s.data.lanes[s.data.lane[r(l)]]?.id),
n.pick(s.self,r(l),d)},onView:(l,d,u)=>n.view(s.self,l,d,u),onMeasure:n.measure,onKey:l=>Wv(s,l)||n.key(l,s.self),...t==="ranks"&&{room:s.node,row:(...l)=>n.row(s.self,...l)},decorate:(l,d)=>rq(s,l,d)}),
s.stopTheme=Ce(()=>{qv(s),s.drawing.redraw()}),Object.assign(s.self,{drawing:s.drawing,show:(l,d)=>iq(s,l,d),setChanges:l=>lq(s,l),highlight:l=>cq(s,l),whole:l=>dq(s,l),changeAt:l=>Vv(s,l),textOf:l=>Fv(
s,l),title:o,destroy:()=>uq(s)})}function Hv(e,t,{start:n,end:s,row:o},a,r,i){let l=Math.max(-3,t.x(n)),d=Math.min(t.width+3,t.x(s));d>=-3&&l<=t.width+3&&e.frame(l-.5,t.y(o)-.5,Math.max(2,d-l)+.5,i,a,
r)}function hq(e,t,n,s){let o=-1,a=r=>t.y(n.row[r])+2+(s-4)*(1-n.gaps[n.gap[r]].at);for(let r=0;r<n.length;r+=1){if(n.sort[r]!==Qn)continue;let i=t.x(n.start[r]),l=t.x(n.end[r]);l>=0&&i<=t.width&&(e.line(
i,a(r),l,a(r),E("--text"),1),o>=0&&n.row[o]===n.row[r]&&n.end[o]===n.start[r]&&e.line(i,a(o),i,a(r),E("--text"),1)),o=r}}function mq(e,t,n,s){let o=t.rowHeight;hq(e,t,n.data()??{length:0},o);let a=s.path(
n.side);if(a&&Zy(e,t,n,a),s.measure){let{from:r,to:i}=s.measure,[l,d]=[t.x(r),t.x(i)];e.alpha(.16),e.box(l,0,d-l,t.height,E("--accent")),e.alpha(1);for(let u of[l,d])e.line(u,0,u,t.height,E("--accent"),
1)}if(s.aligned!==null){let r=Math.round(t.x(s.aligned))+.5;e.line(r,0,r,t.height,E("--accent"),1.5)}for(let r of s.selected)r.pane===n&&Hv(e,t,r,E("--accent"),2.5,o);s.partner?.pane===n&&Hv(e,t,s.partner,
E("--text"),1.5,o)}var Uh={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function zh(e,t=x){if(!e||e.change==="")return"";let{row:n,change:s}=e,[o,a,r]=Zi(
n);return`${Uh[s]}: ${t(o)} → ${t(a)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function pq(e,t,{changes:n,partner:s,other:o}){let a=e.data(),r=a.start[t]+a.shift,i=a.end[t]-a.
start[t];if(a.sort[t]===Ia){let m=a.gaps[a.gap[t]];return[["The device is idle","strong"],[`${A(i)}, from ${A(r)}`],[m.host?`the host: ${m.host}${m.operator&&m.operator!==m.host?` in ${m.operator}`:""}`:
"the host: mostly nothing recorded"],m.next&&[`then: ${m.next}`]].filter(Boolean)}if(a.sort[t]===Da){let m=a.gaps[a.gap[t]];return[[`Step ${m.step_number}, as the device has it`,"strong"],[`${A(i)}, f\
rom ${A(r)}`],[ds(m)],[`the host began it at ${A(m.host_start)}`,"muted"]]}if(a.sort[t]===Qn){let{name:m,mean:p,min:w,max:g}=a.gaps[a.gap[t]];return[[`${m}: ${J(p,0,3)}`,"strong"],w<g&&[`from ${J(w,0,
3)} to ${J(g,0,3)} in this pixel`],[`${A(i)}, from ${A(r)}`]].filter(Boolean)}let l=a.names[a.name[t]],d=cs({name:l,category:a.categories[a.name[t]]});if(a.merged[t]>1)return[[`${_(a.merged[t])} rows \
too short to draw separately`,"strong"],[`most of the time: ${l}`],d&&[zs],["zoom in to see them","muted"]].filter(Boolean);let u=a.lanes[a.lane[t]],f=[[l||"(no name)","mono strong"],...d?[[zs]]:[],[`${A(
i)}, from ${A(r)}`],[`${a.categories[a.name[t]]} · ${u.label}`,"muted"]];if(!Ts(a,t))return[...f,["not part of this step: it began before, or another one launched it","muted"]];let h=zh(n?.get(Xi(a,t)),
A);if(h&&f.push([h,"change"]),s){f.push([`${o}: ${A(s.duration)} (${ue(e.side==="control"?s.duration-i:i-s.duration)} test against control), from ${A(s.start)}`]);let m=du(n,o,l,a.categories[a.name[t]]);
m!==l&&f.push([`${o}: ${m}`,"mono muted"])}else s===null&&o&&f.push([`${o}: no ${_(a.occurrence[t]+1)}${Xv(a.occurrence[t]+1)} call of this name`,"muted"]);return f}var Xv=e=>e%100>=11&&e%100<=13?"th":
["th","st","nd","rd"][e%10]??"th",Kh=e=>`${_(e)}${Xv(e)}`;function wq(){let e=W("polygon",{class:"join-shape"}),t=W("g",{class:"join-links"}),n=P("arrow"),s=W("svg",{class:"timeline-join","aria-hidden":"\
true",focusable:"false"},W("marker",{id:n,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},W("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{node:s,drawLinks(o){let a=s.
getBoundingClientRect();k(t,o.map(([r,i])=>{let[l,d]=[Math.min(r.right,i.left),i.left].map(h=>h-a.left),[u,f]=(r.bottom<=i.top?[r.bottom,i.top]:[r.top,i.bottom]).map(h=>h-a.top);return W("path",{"mark\
er-end":`url(#${n})`,d:`M${l} ${u}L${d} ${f}`})}))},draw(o,a){if(!o||!a){e.setAttribute("points","");return}let r=s.getBoundingClientRect(),[i,l]=o.top<=a.top?[o,a]:[a,o],d=({left:p,right:w})=>[p,Math.
max(w,p+1.5)],[[u,f],[h,m]]=[d(i),d(l)];e.setAttribute("points",[[u,i.bottom],[f,i.bottom],[m,l.top],[h,l.top]].map(([p,w])=>`${p-r.left},${w-r.top}`).join(" "))}}}function gq(e,t){let[n,s]=re(t*10);return`${J(
e/s,0,3).replace("-","−")} ${n}`}function Uv(e,t,n){Qg(e,{view:t,width:n,format:gq,colours:{surface:E("--surface"),border:E("--border"),muted:E("--muted")}})}function yq(){let e=c("canvas",{}),t=c(
"div",{class:"timeline-ruler","aria-hidden":"true"},e),n={from:0,to:1},s=0;function o(){s=0;let l=t.clientWidth;Uv(Ni(fa(e,l,mn,{alpha:!1}),getComputedStyle(document.body).fontFamily),n,l)}let a=()=>{
s||=requestAnimationFrame(o)},r=new ResizeObserver(a);r.observe(t);let i=Ce(a);return{node:t,view(l,d){n={from:l,to:d},a()},whole:l=>({height:mn,paint:d=>Uv(Pi(d,wc,0),n,l-wc)}),unmount(){cancelAnimationFrame(
s),r.disconnect(),i()}}}var bq=60,_q=40,kq=130,zv=8,wr=({kind:e})=>e==="pinned";function xq(e){e.pins.hidden||gr(e),e.on.scroll?.()}var Xt=e=>e.shown[0]??e.panes[0],gc=e=>Xt(e).drawing.current();function vq(e,t,n,s,o){
e.following||(e.following=!0,e.shown.filter(a=>a!==t).forEach(a=>a.drawing.follow(n,s,o)),e.following=!1,Zv(e),gr(e),e.on.view(n,s,o))}function $q(e,{side:t},n){e.on.pin(t,n),e.shown.filter(s=>s.side===
t).flatMap(s=>[...s.node.querySelectorAll(".lane-pin")]).find(({dataset:s})=>s.lane===n.id)?.focus()}function Zv(e){let{from:t,to:n}=gc(e);e.overview.view(t,n),e.ruler.view(t,n)}function Sq(e,t,n,s){e.
under=n>=0?{pane:t,i:n,event:s}:null,clearTimeout(e.rest),e.abort?.abort(),e.marks.partner=null,e.under?Eq(e):e.tip.hide(),e.on.under?.(e.under),gr(e),Yh(e)}function Eq(e){let{pane:t,i:n}=e.under,s=e.
on.both()?e.partners.nameOf(t,n):null;if(s===null){Gh(e,void 0);return}let o=ys[t.side],a=e.partners.drawn(e.shown,o,...s)??(Tq(e,o,...s)?null:e.partners.known(o,...s));if(Kv(e,a),a!==void 0)return;let r=e.
under;e.rest=setTimeout(async()=>{e.abort=new AbortController;try{let i=await e.partners.ask(o,...s,e.abort.signal);e.under===r&&(Kv(e,i),gr(e),Yh(e))}catch{}},bq)}function Tq(e,t,n,s,o){let a=e.on.changes()?.
get(Te(n,s))?.row;return a!==void 0&&o>=a[`${t}_counts`]}function Kv(e,t){e.marks.partner=t?qa(e.shown,ys[e.under.pane.side],t):null,Gh(e,t)}function Gh(e,t){let{pane:n,i:s,event:o}=e.under;if(o){let a=e.
on.lines?.(n,s,o)??pq(n,s,{changes:e.on.changes(),partner:t,other:e.on.both()?ys[n.side]:""});e.tip.show(a.map(([r,i])=>c("p",{class:i},c("bdi",{},r))),o)}}var Wh=({pane:e,start:t,end:n,row:s})=>e.drawing.
placeOf({start:t,end:n,row:s});function gr(e){e.join.drawLinks(e.marks.links.map(s=>s.map(o=>o.pane.drawing.boxOf(o))));let{partner:t,selected:n}=e.marks;if(e.under&&t){let{start:s,end:o,row:a}=e.under.
pane.data(),{pane:r,i}=e.under;e.join.draw(Wh({pane:r,start:s[i],end:o[i],row:a[i]}),Wh(t))}else n.length===2?e.join.draw(...n.map(Wh)):e.join.draw(null,null)}var Yh=e=>e.shown.forEach(t=>t.drawing.redraw());
function Zt(e,t,n){let s=(e+t)/2;return{from:s-n/2,to:s+n/2}}function Oq(e,{start:t,end:n}){let s=gc(e),o=Xt(e).drawing.node.clientWidth||1e3,a=Math.max(n-t,.01)*o/_q;return Zt(t,n,Math.max((n-t)*1.3,
Math.min(s.to-s.from,a)))}function Mq(e,t){let{from:n,to:s}=Xt(e).drawing.goal(),o=Zt(n,s,(s-n)*t);Xt(e).drawing.view(o.from,o.to)}function Aq(e,t){let{from:n,to:s}=Xt(e).drawing.goal(),o=t*(s-n);Xt(e).
drawing.view(n+o,s+o)}function Rq(e,t,n,s,o,a){e.home=s,e.under=null,e.marks.partner=null,e.tip.hide();let r=e.shown,i=r.length>0?gc(e):null;e.shown=t.map(({pane:l,data:d})=>(l.show(d,n),l)).filter(l=>l.
data().bands.length>0),e.panes.filter(l=>!e.shown.includes(l)).forEach(l=>{l.node.hidden=!0}),e.pins.hidden=!e.shown.some(wr),e.groups.forEach(l=>{let{side:d}=l.dataset;l.hidden=!e.shown.some(u=>u.side===
d&&!wr(u)),l.firstChild.textContent=o[d]??""}),a?e.shown.forEach(l=>{let{from:d,to:u}=po(a,l.drawing.extent(),Yv);l.drawing.follow(d,u)}):i&&e.shown.filter(l=>!r.includes(l)).forEach(l=>l.drawing.follow(
i.from,i.to)),Zv(e)}function Cq(e,t){Object.assign(e.marks,t),gr(e),Yh(e)}function Lq(e,{pane:t,start:n,end:s,row:o}){let a=t.drawing.boxOf({start:n,end:s,row:o}),{bottom:r}=(e.pins.hidden?e.ruler.node:
e.pins).getBoundingClientRect();if(wr(t)||t.kind==="ranks")t.drawing.reveal(o);else{let i=window.innerHeight-Math.max(kq,e.on.below());window.scrollBy(0,a.top<r||i<r?a.top-r-zv:Math.max(0,a.bottom-i+zv))}}
function Nq({pane:e,start:t,lane:n,level:s},o){let a=e.data(),r=-1;for(let i=0;i<a.length;i+=1){let l=o*(a.start[i]-t);l>0&&a.level[i]===s&&a.lanes[a.lane[i]]?.id===n&&Ts(a,i)&&(r<0||l<o*(a.start[r]-t))&&
(r=i)}return r}function Pq(e){clearTimeout(e.rest),e.abort?.abort(),document.removeEventListener("scroll",e.onScroll,{capture:!0}),e.size.disconnect(),e.overview.unmount(),e.ruler.unmount(),e.panes.forEach(
t=>t.destroy())}function Iq(e){let{on:t}=e,n={hover:(s,o,a)=>Sq(e,s,o,a),view:(s,o,a,r)=>vq(e,s,o,a,r),key:t.key,fold:t.fold,row:t.row,pin:t.pin&&((...s)=>$q(e,...s)),pick:t.pick,measure:(s,o,a)=>t.measure(
s<o?{from:s,to:o}:null,a),decorate(s,o,a){mq(s,o,a,e.marks),t.decorate?.(s,o,a)}};e.panes=e.kinds.flatMap(s=>O.map(o=>fq({side:o,kind:s,on:n}))),e.pins=c("section",{class:"timeline-pins","aria-label":"\
Pinned lanes"},e.panes.filter(wr).map(s=>s.node)),e.groups=O.map(s=>c("section",{class:`timeline-side timeline-${s}`,data:{side:s},"aria-label":s==="control"?"Control":"Test"},c("p",{class:`timeline-s\
ide-name ${s}-text small`}),e.panes.filter(o=>o.side===s&&!wr(o)).map(o=>o.node)))}function yc({partners:e,on:t,kinds:n=["pinned","host","device"]}){let s={partners:e,on:t,kinds:n,under:null,rest:0,abort:null,
following:!1,shown:[],home:{from:0,to:1}};s.onScroll=()=>xq(s),s.marks={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path??(()=>null)},s.tip=si("timeline-tip"),s.join=wq(),Iq(s),
s.overview=JB({onRange:(i,l)=>Xt(s).drawing.view(i,l,!0)}),s.ruler=yq();let o=c("div",{class:"timeline-lanes"},s.pins,s.groups,s.join.node),a=c("div",{class:"timeline-head"},s.overview.node,s.ruler.node),
r=c("section",{class:"card timeline-stage","aria-label":"Timeline"},a,o,s.tip.node);return s.size=new ResizeObserver(()=>r.style.setProperty("--head",`${a.offsetHeight}px`)),s.size.observe(a),document.
addEventListener("scroll",s.onScroll,{capture:!0,passive:!0}),{node:r,panes:s.panes,shown:()=>s.shown,current:()=>gc(s),focus:()=>Xt(s).drawing.node.focus(),around:(...i)=>Oq(s,...i),goTo:({from:i,to:l},d)=>Xt(
s).drawing.view(i,l,d),glide:i=>Mq(s,i),slide:i=>Aq(s,i),fit(){Xt(s).drawing.view(s.home.from,s.home.to)},show:(i,l,d,u,f)=>Rq(s,i,l,d,u,f),drawOverview(i){s.overview.draw(s.shown,i)},setChanges(i){s.
panes.forEach(l=>l.setChanges(i))},mark:i=>Cq(s,i),retell:()=>s.under&&Gh(s),marks:s.marks,whole:i=>[{lines:[],...s.ruler.whole(i)},...s.shown.map(l=>({lines:[l.title],...l.whole(i)}))],reveal:(...i)=>Lq(
s,...i),beside:Nq,unmount:()=>Pq(s)}}function Jh(e,t,n){let s=l=>Je(e,l),o=Ee("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],l=>s({show:l})),a=Ee("Ranks",[[
"","One rank","A rank of each side, with its threads and streams"],["all","All ranks","A lane for each rank, on one clock: who is late"]],l=>s({ranks:l})),r=v("Align at the start",()=>s({align:"",align_category:"",
align_nth:0}),{hidden:!0,title:"Both sides begin at the start of their step again"});return{node:c("div",{class:"timeline-bar"},a.node,t,c("span",{class:"timeline-zoom"},Q("plus","Zoom in (W)",()=>e.stage.
glide(.6),{data:{do:"in"}}),Q("minus","Zoom out (S)",()=>e.stage.glide(1/.6),{data:{do:"out"}}),v("Fit",e.stage.fit,{title:"Show the whole step (0)"}),v("Sums",()=>e.stretch.choose(e.stage.current()),
{title:"Where the time in view goes, by name; for another stretch drag with Shift"})),o.node,n,r,c("span",{class:"chart-tools"},v("Perfetto …",()=>es([e.state.control,e.state.test].filter(l=>l!==""))),
lo(l=>EF(e,l),"the timeline","The timeline"))),draw(l,d){a.press(l.ranks&&"all"),a.node.hidden=d<2&&l.ranks==="",o.press(l.show),o.node.hidden=l.control===""||l.test==="",r.hidden=l.align===""}}}var Dq=[
["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function Bq(){
let e=c("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){k(e,[...t?Object.entries(Uh):[],...Dq,...n?[["path","on the critical path"]]:[]].map(([s,o])=>c("li",
{class:`key key-span-${s}`},o)),t&&c("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it ch\
anged"))}}}var qq=()=>c("div",{class:"empty"},c("h2",{},"Nothing to show"),c("p",{},"This set has no ranks with rows."));function Fq(e,t,{retry:n,chooseOther:s}){let o=/rank|step|span/.test(e.code);return ve(
e,`The timeline of the ${t} cannot be shown`,o?v("Choose another rank and step",s,{class:"primary"}):v("Try again",n,{class:"primary"})," ",ts())}var jq={threads:"host thread",streams:"stream",deep_rows:"\
deeply nested row"},n$=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function Wq(e,t,n){let s=[],o=n$([n]);n.missing.length>0&&s.push(`The ${e} has no ${n.missing.join(" and no ")}; \
another is shown.`);let a=Object.entries(jq).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,i])=>S(t.whole.left_out[r],i));return t.whole.left_out?.spans&&a.push(`rows that are too short for a picture\
 of the whole ${o}`),a.length>0&&s.push(`Not shown for the ${e}: ${a.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?s.push(`This ${o} of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort===
"device")||s.push(`The ${e} has no device work in this ${o}.`),s}function Hq(e){let t=c("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n=ze();function s(r,i,l){n(r.ranks,i?.
map(d=>[d.id,d.label]),O.map(d=>[r[d],l[d]?.samples.length,l[d]?.sample]))&&Be(t,()=>k(t,O.map(d=>o(d,r,i,l[d]))))}function o(r,i,l,d){let u=vn({field:r,set:l&&ae(l,i[r]),text:i[r],none:`No ${r}`,onPick:f=>e(
{[r]:f===null?"":ee(f.id),[`${r}_rank`]:"",[`${r}_span`]:"",[`${r}_step`]:"",...on([r])})});return ar(r,[u],d?.sample&&c("div",{class:"side-selection"},a(r,d,i.ranks)))}function a(r,{samples:i,sample:l},d){
let u=Wr(i),f=d===""?"all":d,h=nd(i,l.rank),m=sd(i,l.rank,l.span),p=(y,b,$,M,C,Y)=>{let D=P(y);return c("span",{class:"sample-field"},c("label",{for:D},b),ce($.map(H=>[String(H),C(H)]),H=>e({...Y,[`${r}\
_${y}`]:H}),{id:D,value:String(M),data:{field:`${r}_${y}`}}))},w=m.indexOf(l),g=(y,b,$)=>Q(b,`${Sn[r]}: ${$} step`,()=>e({[`${r}_step`]:String(m[w+y].step_number)}),{data:{field:`${r}_${$}`},disabled:!m[w+
y],class:"step-move"});return[p("rank","Rank",u.length>1||d?[...u,f]:u,d||l.rank,y=>y==="all"?"All ranks":y===f?`Ranks ${f}`:String(y),{[`${r}_span`]:""}),h.length>1&&p("span","File",h,l.span,y=>String(
y+1),{}),l.step_number===null?c("span",{class:"muted small"},`whole recording, ${x(l.step)}`):[p("step","Step",m.map(y=>y.step_number),l.step_number,y=>`${y} · ${x(m.find(b=>b.step_number===y).step)}`,
{}),g(-1,"up","previous"),g(1,"down","next"),c("span",{class:"visually-hidden"},`takes ${A(l.step)}`)]]}return{node:t,draw:s,choose:r=>rr(t,r)}}var Sn={control:"Control",test:"Test"};function Uq(e,t,n){
return t===void 0?`${Sn[e]}: …`:t===null?`${Sn[e]}: no ${Kh(n+1)} call`:`${Sn[e]}: ${A(t.duration)}, from ${A(t.start)}${t.of?`; ${S(t.of,"call")} in this ${t.whole?"recording":"step"}`:""}${zq(t)}`}
function zq({start:e,launch:t,launched:n,launches:s}){if(t)return`; launched ${x(e-t.start)} earlier`;if(!(n>0))return"";let o=Math.min(...s.map(a=>a.start))-e;return`; it launched ${S(n,"device row")}\
, ${n>1?"the first of ":""}which began ${x(o)} later`}var Kq=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function Gq(e){let t=c("section",{class:"card timeline-selected","aria-label":"\
Selected call",hidden:!0}),n=ze();return{node:t,draw(s,o){n(s,o)&&(t.hidden=s===null,s!==null&&k(t,Yq(e,s,o)))}}}function Yq(e,t,n){let{control:s,test:o}=t.rows,a=kF(e,t),r=n.map(d=>[d,Kq(t.rows[d])]).
filter(([,d])=>d),i=zh(t.change),l=(d,u,f)=>v(d,u,{class:"link-button",...f});return[c("p",{class:"timeline-selected-name mono"},c("bdi",{},t.name),c("span",{class:"muted"},` · ${t.category} · ${Kh(
t.nth+1)} call`)),c("p",{class:"timeline-selected-times"},O.filter(d=>n.includes(d)).map(d=>c("span",{class:`${d}-text`},Uq(d,t.rows[d],t.nth))),s&&o&&c("span",{class:"strong"},`test − control: ${X(
o.duration-s.duration)}`)),cs(t)&&c("p",{class:"small"},`${zs}.`),i&&c("p",{class:"small"},`This operation ${["new","gone"].includes(t.change.change)?"is ":""}${i}.`),c("p",{class:"op-actions"},l("Zoo\
m to it",()=>a$(e)),r.map(([d,u])=>l(`${t.rows[d].launch?"Its launch":"What it launched"}${r.length>1?`, ${d}`:""}`,()=>r$(e,{...u,side:d,at:u.start-e.shifts[d]}),{title:u.name})),s&&o&&!t.aligned&&l(
"Align both sides at it",()=>_F(e),{title:"Both sides are moved so that this call begins at the same place"}),a&&c("a",{href:a},"Open this operation"),l("Copy the name",()=>yt(t.name,"Name copied.")),
l("Clear (Escape)",()=>En(e,_c)))]}var _c={name:"",category:"",nth:null,at:""},En=(e,t)=>Je(e,t,{replace:!0}),s$=e=>`${e.drawnKey}|${e.alignKey}`;async function o$(e,t){let{name:n,category:s,nth:o}=e.
state,a=n===""?"":JSON.stringify([s$(e),n,s,o,t,t.map(r=>e.partners.named(r,n,s))]);if(a===e.wanted){Vh(e,t);return}if(e.wanted=a,e.selected=null,a!==""&&o===null){await Jq(e,t,a);return}a!==""&&(e.selected=
{name:n,category:s,nth:o,rows:Object.fromEntries(t.map(r=>[r,e.partners.known(r,n,s,o)??e.partners.drawn(e.stage.shown(),r,n,s,o)??void 0]))}),Vh(e,t),e.selected&&await Vq(e,e.selected,t)}async function Vq(e,t,n){
let{name:s,category:o,nth:a,rows:r}=t;await Promise.all(n.filter(i=>r[i]?.of===void 0&&r[i]!==null).map(async i=>{try{r[i]=await e.partners.ask(i,s,o,a)}catch{}})),!e.dead&&e.selected===t&&Vh(e,n)}async function Jq(e,t,n){
let{name:s,category:o,at:a}=e.state,r=[...new Set([a,"test","control"])].filter(i=>t.includes(i));for(let i of r){let l=null,d=await e.sides[i].find({name:e.partners.named(i,s,o),category:o,order:"dur\
ation",limit:1}).catch(u=>{l=u});if(e.dead||e.wanted!==n)return;if(l){G(`The search for ${s} failed. ${l.message}`,{urgent:!0});return}if(d){let[u]=d.rows,f=u.start-e.shifts[i];e.reveals=!0,e.stage.goTo(
e.stage.around({start:f,end:f+u.duration}),!0),En(e,{category:d.category,nth:u.occurrence,at:i,open:d$(e,i,u.lane),...e.stage.current()});return}}G(`${s} does not occur in this ${n$(t.map(i=>e.sides[i].
chosen))}.`,{seconds:10}),En(e,_c)}function Vh(e,t){let{selected:n,state:s}=e,o=n===null?[]:t.map(a=>n.rows[a]&&qa(e.stage.shown(),a,n.rows[a])).filter(Boolean);e.stage.mark({selected:o,links:n===null?
[]:t.flatMap(a=>Qq(e,a))}),e.picked.draw(n&&{...n,rows:Object.fromEntries(t.map(a=>{let r=n.rows[a];return[a,r&&{...r,pane:void 0,whole:e.sides[a].chosen?.sample.step_number===null}]})),change:e.changes?.
get(Te(n.name,n.category))??null,aligned:s.align===n.name&&s.align_nth===n.nth},t),e.reveals&&o.length>0&&(e.reveals=!1,e.stage.reveal(kc(e)))}function Qq(e,t){let n=e.selected.rows[t],s=n?.launches?.
length===n?.launched?n?.launches??[]:[];return[...n?.launch?[[n.launch,n]]:[],...s.map(o=>[n,o])].map(o=>o.map(a=>qa(e.stage.shown(),t,a))).filter(([o,a])=>o&&a)}var kc=({stage:{marks:e},state:t})=>e.
selected.find(({pane:n})=>n.side===t.at)??e.selected[0];function a$(e){let t=kc(e);return t&&(e.stage.goTo(Zt(t.start,t.end,Math.max((t.end-t.start)*1.6,.1))),e.stage.reveal(t)),t!==void 0}function r$(e,{
name:t,category:n,occurrence:s,side:o,at:a,duration:r,lane:i}){e.reveals=!0,e.stage.goTo(e.stage.around({start:a,end:a+r})),En(e,{name:t,category:n,nth:s,at:o,open:d$(e,o,i)})}function Xq(e,t,n){let s=e.
partners.nameOf(t,n);if(s){let[o,a,r]=s,{state:i}=e,l=i.name===o&&i.category===a&&i.nth===r;e.reveals=!l,En(e,l?_c:{name:o,category:a,nth:r,at:t.side})}return s!==null}function e$(e,t){let n=kc(e),s=n?
e.stage.beside(n,t):-1;if(s<0)return!1;let[o,a,r]=e.partners.nameOf(n.pane,s),i=n.pane.data(),l=e.stage.current();return(i.start[s]<l.from||i.end[s]>l.to)&&e.stage.goTo(Zt(i.start[s],i.end[s],l.to-l.from)),
En(e,{name:o,category:a,nth:r,at:n.pane.side}),!0}var Zq=300,eF={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function tF(e){let t=(a,r,i)=>({key:a,title:r,show:String,...i}),n=rt({caption:"\
Spans in view",class:"timeline-table",level:"h2",limit:15,columns:[t("side","Side",{tone:a=>`${a}-text`}),t("lane","Lane"),t("name","Name",{mono:!0,show:(a,r)=>v(a||"(no name)",()=>u$(e,r.pane,r.i),{class:"\
link-button timeline-name",title:a})}),t("start","Start",{number:!0,show:x,exact:A,what:"Since the beginning of the step"}),t("duration","Duration",{number:!0,show:x,exact:A}),t("diff","Test − control",
{number:!0,show:X,exact:ue,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),t("change","In the step",{show:a=>eF[a]??"",what:"Whether all calls o\
f this name changed in the step"})]}),s=c("p",{class:"muted small",hidden:!0});function o(a,r){let i=[];for(let l of a){let d=l.data();if(d)for(let u=0;u<d.length;u+=1)d.start[u]<r.to&&d.end[u]>r.from&&
(Ts(d,u)||d.sort[u]!==Jn&&d.sort[u]!==Qn)&&i.push({pane:l,i:u,duration:d.end[u]-d.start[u]})}return[i.sort((l,d)=>d.duration-l.duration).slice(0,Zq),i.length]}return{node:c("div",{},n.node,s),draw(a,r){
let[i,l]=o(a,r);s.hidden=l<=i.length,s.textContent=`The ${_(i.length)} longest of ${S(l,"span")} in view.`,n.show(i.map(({pane:d,i:u,duration:f})=>{let h=d.data(),m=h.sort[u]===Jn,p=m?bF(e,d,u):null;return{
pane:d,i:u,duration:f,side:d.side,start:h.start[u]+h.shift,lane:h.lanes[h.lane[u]]?.label??"steps",name:m?h.names[h.name[u]]:d.textOf(u),change:m?d.changeAt(u):"",diff:p===null?null:d.side==="control"?
p.duration-f:f-p.duration}}))}}}var nF=1e3,sF="Time in the stretch, of a host row without the rows below it";function oF(e,t){let n=new Map,s=Object.keys(e);for(let a of s)for(let{name:r,category:i,sort:l,
calls:d,total:u,self:f=u,...h}of e[a].rows){let m=t(r,i),p=n.get(Te(m,i))??{name:m,category:i,sort:l};p[a]=(p[a]??0)+f,p[`${a}_calls`]=(p[`${a}_calls`]??0)+d,p[`${a}_of`]=h,n.set(Te(m,i),p)}for(let a of n.
values()){for(let r of s){let i=e[r].of>e[r].rows.length?null:0;a[r]??=i,a[`${r}_calls`]??=i}a.diff=s.length===2&&a.control!==null&&a.test!==null?a.test-a.control:null}let o=a=>Math.abs(a.diff??0)||Math.
max(a.control??0,a.test??0)*1e-6;return[...n.values()].sort((a,r)=>o(r)-o(a))}var aF=({lowest:e,highest:t,lowest_rank:n,highest_rank:s}={})=>e===void 0?"":n===s?"the same on each":`${x(e)} (rank ${n})\
 to ${x(t)} (rank ${s})`;function rF(e,t,n){let s=o=>({key:o,title:`${Sn[o]}${n?", each rank":""}`,number:!0,what:n?"Time in the stretch, mean of the ranks":sF,show:x,exact:A});return rt({caption:"Tim\
e by name",class:"timeline-sums-table",level:"h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:o=>v(o||"(no name)",()=>t(o),{class:"link-button timeline-name",title:o})},{key:"sort",title:"\
Where",show:String},...e.map(s),...e.length===2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:X,exact:ue,tone:o=>o>0?"more":o<0?"less":""}]:[],...e.map(o=>({key:`${o}_calls`,number:!0,
title:e.length===2?`${Sn[o]} calls`:"Calls",show:_})),...n?e.map(o=>({key:`${o}_of`,title:e.length===2?`${Sn[o]}, least and most`:"Least and most",show:a=>aF(a)})):[]]})}function iF(e,t,n){let s=c("p",
{class:"timeline-measured",role:"status"}),o=c("div"),a=c("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},s,o),r=ge();function i({side:d,set:u,query:f},h,m){let[p,w]=[h.
from,h.to].map(y=>String(Math.round((y+e.shifts[d])*1e3)/1e3)),g={from:p,to:w,limit:String(nF)};return t.ask?.(d,g,{signal:m})??aw(u,new URLSearchParams([...f,...Object.entries(g)]),{signal:m})}function l(d,u){
let f=Object.fromEntries(d.map((p,w)=>[p,u[w]])),h=rF(d,p=>En(e,{q:p}),t.ask),m=oF(f,t.nameOf);h.show(m),k(o,m.length>0?h.node:c("p",{class:"muted"},"Nothing runs in this stretch."))}return{node:a,draw(d,u,f){
let h=r.ask(d?JSON.stringify([d,u,f,e.shifts]):"",m=>Promise.all(u.map(p=>i(e.sides[p],d,m))),m=>l(u,m),m=>k(o,c("p",{class:"notice small"},`Its sums could not be loaded. ${m.message}`)));a.hidden=d===
null,h&&d&&k(s,c("b",{},x(d.to-d.from)),c("span",{class:"muted small"},` from ${A(d.from)} to ${A(d.to)} `),v("Zoom to it",()=>e.stage.goTo(d),{class:"link-button"}),Q("close","Remove the stretch (Esc\
ape)",n))},unmount:r.drop}}var t$=.001;function Qh(e,t){let n=!1;function s(){let{sum_from:r,sum_to:i}=e.state;return r===null?null:{from:r,to:i}}function o(r,i=!0){n=!i,e.stage.mark({measure:r}),i&&(En(
e,{sum_from:r?.from??null,sum_to:r?.to??null}),r&&j(`${x(r.to-r.from)} chosen.`))}let a=iF(e,t,()=>o(null));return{node:a.node,current:s,choose:o,draw(r){n||e.stage.mark({measure:s()}),a.draw(s(),r,t.
key())},ofCall(){let r=t.place(),i=s();return r&&o(i&&Math.abs(i.from-r.start)>t$?{from:Math.min(i.from,r.start),to:Math.max(i.from,r.start)}:{from:r.start,to:Math.max(r.end,r.start+t$)}),r!==void 0},
unmount:a.unmount}}function lF(e){let{search:t}=e,n=null,s=-1;function o(a){let r=`${s$(e)}|${e.changes===null}|${a}`;if(n?.key!==r){let i={key:r,list:[]};n=i,s=-1,i.found=tb(a,Kt(e.state).map(l=>e.sides[l]),
e.stage.shown(),e.changes,e.shifts).then(({calls:l,more:d})=>{if(i.list=l,n===i){let u=new Set(l.map(f=>Te(f.name,f.category)));t.say(nb(u.size,l.length,d))}},()=>{})}return n.found}return{draw(a){a===
""?(t.say(""),n=null):o(a)},async walk(a,r){if(a==="")return;await o(a);let i=n?.list??[];if(!(i.length===0||e.dead)){if(s<0){let l=i.findIndex(d=>d.at>=e.stage.current().from);s=r>0?Math.max(0,l):l<=
0?i.length-1:l-1}else s=(s+r+i.length)%i.length;t.say(sb(s,i.length)),r$(e,i[s])}}}}var cF=350,dF=250,uF=220,i$=(e,t)=>["from","to"].some(n=>Math.abs(e[n]-t[n])>.002+1e-6*Math.abs(t[n]));function Je(e,t,{
replace:n=!1}={}){e.dead||e.context.go(no({...e.state,...t}),{replace:n})}var Xh=(e,t)=>Fn(t,e.state,e.sets,null),fF=(e,{rank:t})=>e===""?`rank ${t}`:e==="all"?"all ranks":`ranks ${e}`,l$=(e,{sample:t})=>`${fF(
e.state.ranks,t)}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole recording":`step ${t.step_number}`}`;function hF(e){let t=O.filter(o=>e.state[o]!==""),n=t.map(o=>Xh(e,o)).join(" → ");
e.heading.textContent=t.length>0?`${n} · Timeline`:"Timeline",e.context.setTitle(e.heading.textContent);let s={...He(""),control:e.state.control,test:e.state.test,...oa(e.state)};k(e.crumb,t.length===
2&&c("a",{href:e.context.lastCompare(new URLSearchParams(s))??dt(s)},`← ${n}`))}function Tn(e){let t=O.filter(i=>e.state[i]!=="");hF(e),O.forEach(i=>e.sides[i].load(e.state));let n=t.length>0&&t.every(
i=>e.sides[i].samples!==null)?mF(e,t):{};e.pickers.draw(e.state,e.sets,Object.fromEntries(O.map(i=>[i,n[i]&&{samples:e.sides[i].samples,...n[i]}]))),e.bar.draw(e.state,Math.max(0,...t.map(i=>Wr(e.sides[i].
samples??[]).length))),e.search.draw(e.state.q);let s=Kt(e.state),o=t.find(i=>e.sides[i].error&&(s.includes(i)||e.sides[i].samples===null)),a=t.some(i=>e.sides[i].samples?.length===0),r=s.length>0&&s.
every(i=>e.sides[i].whole);t.length===0?e.question.say(Eo("Choose one or two sets",e.sets,"Pick them above, or on the ",". The timeline shows a step of one set, or of two sets, one above the other.")):
o&&!r?$F(e,o):a?e.question.say(qq()):e.question.say(null),e.results.toggleAttribute("data-skeleton",!r),e.context.busy(t.length>0&&!r&&!o&&!a),r&&e.draw(e,s,n)}function mF(e,t){let n={};for(let s of t){
let o=n[ys[s]]??null;n[s]=e.sides[s].choose(e.state,o)}return Kt(e.state).filter(s=>n[s]).forEach(s=>e.sides[s].loadWhole(e.state,e.pixels(s,Math.max(e.room-uF,300)))),n}function Zh(e,t){let n=e.drawnKey;
return e.drawnKey=t.map(s=>e.sides[s].stepKey()).join("|"),e.drawnKey!==n}function pF(e,t,n){let s=Zh(e,t);e.rowsKey!==`${e.drawnKey} ${e.state.pin}`&&(e.rowsKey=`${e.drawnKey} ${e.state.pin}`,t.forEach(
o=>{e.rows[o]=Object.fromEntries(["pinned","host","device"].map(a=>[a,Ji(r=>e.state.open.includes(zt(o,r)))]))})),c$(e,t),yF(e,n),em(e,t,n,s,({side:o,kind:a})=>Qi({window:e.sides[o].window,all:e.sides[o].
whole,takes:r=>wF(e,o,r)===a,shift:e.shifts[o],rows:e.rows[o][a]})),s&&tm(e),SF(e,t,n),e.legend.draw(t.length===2,e.state.path),e.path.draw(e.state,t,n),o$(e,t),e.stretch.draw(t),nm(e),e.walk.draw(e.state.
q),e.drawTable(),e.context.settled()}var wF=(e,t,n)=>e.state.pin.includes(zt(t,n))?"pinned":n.sort==="host"?"host":"device";function em(e,t,n,s,o){let a=d=>t.map(u=>d(e.sides[u].whole.extent)-e.shifts[u]),
r=Math.max(...a(d=>d.to));e.extent={from:Math.min(...a(d=>d.from)),to:r},e.home={from:Math.min(...a(d=>Math.max(0,d.from))),to:r};let i=e.stage.panes.filter(d=>t.includes(d.side)).map(d=>({pane:d,data:o(
d)})),l=e.state.from===null?null:{from:e.state.from,to:e.state.to};e.stage.show(i,e.extent,e.home,Object.fromEntries(t.map(d=>[d,`${Xh(e,d)}, ${l$(e,n[d])}`])),s?l??e.home:null),s&&e.stage.drawOverview(
e.extent)}function tm(e){let t=e.stage.current();for(let n of Kt(e.state)){let s=e.stage.shown().find(r=>r.side===n),{whole:o,windows:a}=e.sides[n];if(s&&o){let r=e.shifts[n];a.want({from:t.from+r,to:t.
to+r},s.drawing.node.clientWidth,o.extent)}}}function gF(e){tm(e),e.keepUrl(),e.drawTable()}function yF(e,t){let n=t.control&&t.test,s=new URLSearchParams({control:e.state.control,test:e.state.test,significance:"\
false",diagnosis:"false",...e.state.use_short_name&&{use_short_name:"true"}});for(let a of n?O:[]){let{rank:r,step_number:i}=t[a].sample;s.set(`${a}_ranks`,String(r)),s.set(`${a}_steps`,i===null?"all":
String(i)),qn(s,e.state,a,`${a}_`)}let o=a=>{e.changes=a,e.stage.setChanges(a)};e.changing.ask(n?s.toString():"",a=>he(s,{signal:a}),a=>{o(Ba(a)),e.stage.drawOverview(e.extent),o$(e,Kt(e.state)),c$(e,
Kt(e.state)),e.drawTable()})&&o(null)}async function c$(e,t){let n=e.state.align===""||t.length<2?"":JSON.stringify([e.drawnKey,e.state.align_category,e.state.align_nth,...t.map(a=>e.partners.named(a,
e.state.align,e.state.align_category))]);if(n===e.alignKey)return;e.alignKey=n;let s=e.shifts;e.shifts={control:0,test:0};let o=null;if(n!==""){let a=null,r=await Promise.all(t.map(i=>e.sides[i].find(
{name:e.partners.named(i,e.state.align,e.state.align_category),category:e.state.align_category,occurrence:e.state.align_nth}).catch(l=>{a=l})));if(e.dead||e.alignKey!==n)return;if(a)G(`The search for \
the call to align at failed. ${a.message}`,{urgent:!0});else if(r.every(Boolean)){let[i,l]=r.map(d=>d.rows[0].start);e.shifts={control:0,test:l-i},o=i}else(e.changes||e.state.align_category!=="python_\
function")&&G("The call to align at is not in both steps.",{seconds:8})}e.stage.mark({aligned:o}),(n!==""||s.test!==0)&&(Tn(e),tm(e),e.stage.drawOverview(e.extent))}function d$(e,t,n){let s=e.stage.shown().
filter(o=>o.side===t).flatMap(o=>o.data().bands).find(({id:o})=>o===n);return!s||s.open?e.state.open:eo(e.state.open,zt(t,s))}function bF(e,t,n){let s=Kt(e.state).length===2?e.partners.nameOf(t,n):null;
return s&&e.partners.drawn(e.stage.shown(),ys[t.side],...s)}function u$(e,t,n){let s=t.data();!Xq(e,t,n)&&n>=0&&(s.merged[n]>1||s.sort[n]!==Jn)&&e.stage.goTo(Zt(s.start[n],s.end[n],(s.end[n]-s.start[n])*
1.5))}function _F(e){let{name:t,category:n,nth:s}=e.selected;Je(e,{align:t,align_category:n,align_nth:s})}function kF(e,{name:t,category:n}){return e.state.control===""||e.state.test===""?null:Xe({...Xs(
""),control:e.state.control,test:e.state.test,...oa(e.state),row:We(t,n),use_short_name:e.state.use_short_name})}function nm(e){for(let t of e.stage.shown())t.highlight(e.state.q===""?null:Jy(t.data(),
e.state.q))}function xF(e,t){let n=e.KEYS[t.key];return n!==void 0&&n()!==!1}function vF(e){if(e.stage.marks.measure)e.stretch.choose(null);else{if(e.deselect())return!0;if(e.state.q!=="")Je(e,{q:""},
{replace:!0});else return!1}return!0}function bc(e){G(`This part of the timeline could not be loaded. ${e.message}`,{urgent:!0})}function $F(e,t){e.question.say(Fq(e.sides[t].error,t,{retry(){O.filter(
n=>e.sides[n].error).forEach(n=>e.sides[n].retry()),Tn(e)},chooseOther:()=>Je(e,Object.fromEntries(O.flatMap(n=>["rank","span","step"].map(s=>[`${n}_${s}`,""]))),{replace:!0})})),e.question.clearable(
e.sides[t].error,t)}function SF(e,t,n){let s=t.flatMap(o=>Wq(o,e.sides[o],n[o]));k(e.notes,s.map(o=>c("p",{class:"notice small"},o)))}async function EF(e,t){let n=e.stage.shown();if(n.length===0)return;
let{from:s,to:o}=e.stage.current(),a=Math.max(900,n[0].drawing.node.clientWidth),r=Kt(e.state),i=[e.heading.textContent,`${x(s)} to ${x(o)} of ${r.map(d=>`the ${d} (${l$(e,e.sides[d].chosen)})`).join(
" and ")}`],l=Yd(i,e.stage.whole(a),a);await Ii(l,t,`tracediff-${r.map(d=>Pe(Xh(e,d))).join("-")}-timeline`)}function TF(e,t){let n=e.state;e.state=to(t),Tn(e);let s=e.state.from!==n.from||e.state.to!==
n.to,o=e.state.from===null?e.home:e.state;s&&i$(e.stage.current(),o)&&e.stage.goTo(o,!0),gt(e,Tn)}function OF(e){e.dead=!0,e.keepUrl.cancel(),e.drawTable.cancel(),[...Object.values(e.sides),e.question,
e.stretch,e.stage,...e.parts].forEach(t=>t.unmount())}function MF(e){e.sides=Object.fromEntries(O.map(t=>[t,Pa(t,{onChange:()=>!e.dead&&Tn(e),onError:n=>!e.dead&&bc(n)})])),e.rows=Object.fromEntries(O.
map(t=>[t,null])),e.partners=Qy(e.sides,()=>e.changes),e.path=eb({toggle:()=>Je(e,{path:!e.state.path}),change:()=>!e.dead&&e.stage.mark({}),error:bc}),e.stage=yc({partners:e.partners,on:{view:()=>gF(
e),pick:(t,n)=>u$(e,t,n),key:t=>xF(e,t),fold:({side:t},n)=>Je(e,{open:eo(e.state.open,zt(t,n))},{replace:!0}),pin:(t,n)=>Je(e,{pin:eo(e.state.pin,zt(t,n))},{replace:!0}),measure:(...t)=>e.stretch.choose(
...t),changes:()=>e.changes,both:()=>Kt(e.state).length===2,path:t=>e.path.of(t),below:()=>e.details.offsetHeight}}),e.search=el({onText:t=>Je(e,{q:t},{replace:!0}),onStep:t=>e.walk.walk(e.state.q,t)}),
e.bar=Jh(e,e.search.node,e.path.node)}function sm(e,t,n,s=(o,a)=>a){let o={context:t,draw:n,pixels:s,sets:null,shifts:{control:0,test:0},drawnKey:"",extent:{from:0,to:1},dead:!1};return o.room=e.clientWidth,
o.state=to(location.search),o.home=o.extent,o.notes=c("div",{class:"timeline-notes"}),o.heading=c("h1",{class:"visually-hidden"},"Timeline"),o.crumb=c("nav",{class:"crumb","aria-label":"Where this is"}),
o.pickers=Hq(a=>{let r=O.map(l=>a[`${l}_rank`]).find(l=>l!==void 0),i=r!==void 0&&!/^\d*$/.test(r);Je(o,{...a,...r&&{ranks:i?r:""},...i&&Object.fromEntries(O.map(l=>[`${l}_rank`,""])),...O.some(l=>l in
a)&&{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null,collective:null}})}),o.keepUrl=be(cF,()=>{let{from:a,to:r}=o.stage.current();Je(o,i$({from:a,to:r},o.home)?{from:a,to:r}:{from:null,
to:null},{replace:!0})}),o.drawTable=be(dF,()=>{!o.dead&&o.stage.shown().length>0&&o.table.draw(o.stage.shown(),o.stage.current())}),o}function om(e,t,n){let s=c("div",{class:"message"});return e.results=
c("div",{class:"results"},n),t.append(c("div",{class:"page timeline-page"},v("Skip to the lanes",e.stage.focus,{class:"skip-link"}),e.heading,e.crumb,e.pickers.node,s,e.results)),e.question=Ge({context:e.
context,results:e.results,message:s}),Tn(e),gt(e,Tn),{keys:{search:()=>e.search.focus(),control:()=>e.pickers.choose("control"),test:()=>e.pickers.choose("test"),zoomIn:()=>e.stage.glide(.75),zoomOut:()=>e.
stage.glide(1/.75),left:()=>e.stage.slide(-.12),right:()=>e.stage.slide(.12),fit:()=>e.stage.fit(),close:()=>vF(e)},update:o=>TF(e,o),unmount:()=>OF(e)}}var am=e=>c("p",{class:"muted small"},`Wheel: s\
croll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch${e} · ? lists all keys`);function AF(e,t){let n=Object.assign(sm(e,t,pF),{changes:null,changing:ge(),
alignKey:"",selected:null,wanted:"",reveals:!1,rowsKey:""});MF(n),n.picked=Gq(n),n.stretch=Qh(n,{key:()=>[n.drawnKey,n.changes===null],place:()=>kc(n),nameOf:(o,a)=>n.partners.named("control",o,a)}),n.
walk=lF(n),n.table=tF(n),n.legend=Bq(),n.details=c("div",{class:"timeline-details"},n.picked.node,n.stretch.node),n.parts=[n.path,{unmount:n.changing.drop}],n.deselect=()=>n.state.name!==""&&(En(n,_c),
!0),n.KEYS={".":()=>e$(n,1),",":()=>e$(n,-1),m:()=>n.stretch.ofCall(),f:()=>a$(n)};let s=om(n,e,[n.bar.node,n.notes,n.stage.node,n.details,n.legend.node,n.path.words,am(""),n.table.node]);return Object.
assign(s.keys,{next:n.KEYS["."],former:n.KEYS[","],measure:n.KEYS.m,zoomTo:n.KEYS.f}),s}var qs={path:"/timeline",name:"Timeline",read:to,mount:AF};var RF=4e4,CF=100,LF=24,NF=8,PF=400,IF=80,DF=60,[BF,rm,qF]=[50,8,50],f$=7,lm=(e,t,n)=>e.state.open.includes(zt(t,n));function FF(e,t,{rank:n}){let{chosen:{sample:s},set:o}=e.sides[t],a=`${t} ${n}`;e.opened.
has(a)||e.opened.set(a,{data:Pa(t,{onChange:()=>cm(e),onError:e.warn}),rows:Ji(l=>lm(e,t,{...l,id:`rank ${n} ${l.id}`}))});let{data:r,rows:i}=e.opened.get(a);return r.of(o,{...s,rank:n}).loadWhole(e.state,
e.room),e.used.add(a),r.whole&&Qi({window:r.window,all:r.whole,takes:()=>!0,shift:0,rows:i})}function h$(e,t,n,s){let o=pr(s,"none"),a=lm(e,t,{id:o});return{id:o,lane:s,fold:"none",open:a,answers:n,own:a&&
s.at!==null?FF(e,t,s):null}}function jF(e,t){let n=e.sides[t],{fold:s,sort:o}=e.state,a=jh(n,s),r=e.inner[t];return Fh(n.whole.lanes,o).flatMap(i=>{if(i.ranks===1)return[h$(e,t,a,i)];let l=pr(i,s),d=lm(
e,t,{id:l});return d&&r.of(n.set,n.chosen.sample).loadWhole(e.state,e.pixels(t,e.room)),[{id:l,lane:i,fold:s,open:d,answers:a,own:null},...d&&r.whole?Fh(r.whole.lanes.filter(u=>Mv(u,i,s)),o).map(u=>h$(
e,t,jh(r,"none"),u)):[]]})}function WF(e,t,n){let s=Zh(e,t);e.used=new Set,s&&([e.meetings,e.hovered]=[[],null]),t.forEach(o=>{e.arrivals[o]=sj(e.sides[o])}),em(e,t,n,s,({side:o})=>Cv(jF(e,o))),nm(e),
[...e.opened].filter(([o])=>!e.used.has(o)).forEach(([o,{data:a}])=>{a.unmount(),e.opened.delete(o)}),im(e),k(e.notes,t.flatMap(o=>Rv(o,e.sides[o].whole,HF(e,e.sides[o]))).map(o=>c("p",{class:"notice \
small"},o))),e.choices.draw(e.state),e.stretch.draw(t),GF(e,t),JF(e,t),e.drawTable(),e.context.settled()}function HF(e,{set:t,whole:n}){let s=e.clocks.get(t);return!s&&n.lanes.some(({status:o})=>o==="\
clock_step")&&(e.clocks.set(t,[]),vt("clocks",new URLSearchParams({set:t,tables:"per_rank"})).then(o=>{e.clocks.set(t,o.set.per_rank),cm(e)},e.warn)),s??[]}function im(e){let t=e.stage.current();for(let n of e.
stage.shown().filter(({side:s})=>e.sides[s].whole)){let{whole:s,windows:o}=e.sides[n.side],[a,r]=n.drawing.sight(),i=h=>n.data().bands.filter(m=>m.sort==="rank"&&m.lane.at!==null&&m.top+m.height>a-h*m.
height&&m.top<r+h*m.height),l=h=>h.map(({lane:m})=>m.rank).sort((m,p)=>m-p),d=i(NF),u=n.drawing.node.clientWidth*Math.min(1,LF/Math.max(1,d.length)),f={...t,ranks:l(i(0)),near:l(d)};o.want(e.state.fold===
"none"?f:t,u,s.extent),d.length>0&&e.inner[n.side].whole&&e.inner[n.side].windows.want(f,u,s.extent),d.forEach(({lane:h})=>{let m=e.opened.get(`${n.side} ${h.rank}`)?.data;if(m?.whole){let[p,w]=[t.from,
t.to].map(g=>(g-h.at)/h.rate);m.windows.want({from:p,to:w},n.drawing.node.clientWidth,m.whole.extent)}})}e.slow()}var cm=e=>!e.dead&&Tn(e);function dm(e,t,n,s,o){let{set:a,query:r}=e.sides[t],i=new URLSearchParams(
r);return i.delete("fold"),n==="/collective"&&i.delete("ranks"),Object.entries(s).forEach(([l,d])=>i.set(l,String(d))),id(a,n,i,o)}async function UF(e,t,n,s){let o=await dm(e,t,"/sums",n,s),a=e.sides[t].
whole.lanes.reduce((r,i)=>r+(i.step_start===null?0:i.ranks),0);return{...o,rows:o.rows.map(r=>({...r,total:r.total/Math.max(1,a)}))}}async function um(e,t,n,s){let o=await dm(e,t,"/collective",n,s);o.
rows=o.rows.filter(({start:r})=>r!==null);let a={side:t,answer:o,rows:new Map(o.rows.map(r=>[r.rank,r])),lane:[e.sides[t],e.inner[t]].flatMap(({whole:r})=>r?.lanes??[]).find(r=>r.rank===o.last&&r.at!==
null)};return e.meetings=[...e.meetings.slice(-BF),a],a}function p$(e,t,n){let s=e.data(),{rank:o,of:a=o?.at===null?void 0:o?.rank}=s.lanes[s.lane[t]]??{},r=t<s.runs?s.communication[t]>0:s.kinds[s.name[t]]===
"COMMUNICATION";return!n||t<0||a===void 0||!r?null:{rank:a,start:Math.min(s.end[t],Math.max(s.start[t],e.drawing.valueAt(n.clientX)))}}var w$=(e,t,{rank:n,start:s})=>e.meetings.find(o=>{let a=o.side===
t?o.rows.get(n):void 0;return a&&s>=a.start&&s<=a.start+a.duration})??null;function zF(e,t){clearTimeout(e.rest),e.asking?.abort();let n=t&&p$(t.pane,t.i,t.event);e.hovered=n&&w$(e,t.pane.side,n),!(!n||
e.hovered)&&(e.rest=setTimeout(async()=>{e.asking=new AbortController;let{signal:s}=e.asking,o=await um(e,t.pane.side,n,{signal:s}).catch(()=>null);o&&!s.aborted&&!e.dead&&(e.hovered=o,e.stage.retell(),
e.stage.mark({}))},DF))}async function KF(e,t,n,s){let o=t.data(),a=p$(t,n,s);if(n>=o.runs&&!a){e.stage.goTo(Zt(o.start[n],o.end[n],(o.end[n]-o.start[n])*1.5));return}let r=a&&(w$(e,t.side,a)??await um(
e,t.side,a).catch(()=>null)),i=r&&e.state.at===t.side&&e.state.collective===r.answer.instance;Je(e,r&&!i?{collective:r.answer.instance,at:t.side}:{collective:null,at:""},{replace:!0})}async function GF(e,t){
let{collective:n,at:s}=e.state,o=n===null||!t.includes(s)?"":`${e.sides[s].stepKey()} ${n}`;o!==e.meetingKey&&(e.meetingKey=o,e.selected=o===""?null:e.meetings.find(a=>a.side===s&&a.answer.instance===
n)??null,o!==""&&!e.selected&&(e.selected=await um(e,s,{instance:n}).catch(e.warn)??null),!(e.dead||e.meetingKey!==o)&&(e.card.draw(e.selected),e.selected&&j(`${e.selected.answer.name}: ${hc(e.selected.
answer,e.selected.lane)}`),e.stage.mark({})))}function g$(e,{answer:t,side:n,rows:s}){let o=Math.min(...t.rows.map(({start:r})=>r)),a=Math.max(...t.rows.map(({start:r,duration:i})=>r+i));e.stage.goTo(
Zt(o,a,(a-o)*1.6)),y$(e,n,s.has(t.last)?t.last:t.rows[0]?.rank)}function y$(e,t,n){let s=e.stage.shown().find(a=>a.side===t),o=s?.data().bands.find(({sort:a,lane:r})=>a==="rank"&&r.at!==null&&r.rank===
n);o&&e.stage.reveal({pane:s,start:0,end:0,row:o.row})}function YF(e){let t=c("section",{class:"card timeline-selected","aria-label":"Selected collective",hidden:!0});return{node:t,draw(n){if(t.hidden=
n===null,n===null)return;let{answer:s,side:o,lane:a}=n,r=s.rows.filter(({aligned:d})=>!d).length,i=[s.bytes>0&&U(s.bytes),s.transfer>0&&`transfer ${x(s.transfer)}`,S(s.rows.length,"rank"),r>0&&`${_(r)}\
 not on the common clock`],l=s.rows.filter(({wait:d})=>d>0).sort((d,u)=>u.wait-d.wait);k(t,c("p",{class:"timeline-selected-name mono"},c("bdi",{},s.name),c("span",{class:"muted"},` · ${[s.group,`numb\
er ${s.instance+1}`,...i].filter(Boolean).join(" · ")}`)),c("p",{class:`${o}-text`},`${Sn[o]}: ${hc(s,a)}`),l.length>0&&c("p",{},`Waits: ${l.slice(0,rm).map(({rank:d,wait:u})=>`rank ${d} ${x(u)}`).join(
", ")}${l.length>rm?` and ${_(l.length-rm)} more`:""}`),c("p",{class:"op-actions"},v("Zoom to it",()=>e.zoom(n),{class:"link-button"}),v("Clear (Escape)",e.clear,{class:"link-button"})))}}}async function VF(e,t,n,s){
let a=(await Promise.all(t.map(r=>ao(e.sides[r].set,n,s)))).flat().sort((r,i)=>r.total_duration-i.total_duration);return[...new Map(a.map(r=>[Te(r.name,r.category),r])).values()].reverse().slice(0,qF)}
function JF(e,t){let{q:n,name:s,category:o}=e.state;e.finding.ask(n===""?"":JSON.stringify([e.drawnKey,t,n,s,o]),async r=>{let i=await VF(e,t,n,{signal:r}),l=i.find(u=>u.name===s&&u.category===o)??i[0],
d=await Promise.all(l?t.map(async u=>(await dm(e,u,"/find",{name:l.name,category:l.category},{signal:r})).ranks.map(f=>({...f,side:u}))):[]);return{one:l,names:i,rows:d.flat().filter(({of:u})=>u>0)}},
({one:r,names:i,rows:l})=>{e.search.say(r?`${S(i.length,"name")}, on ${S(l.length,"rank")}`:"No name contains this text."),e.found.draw(r?{one:r,names:i,rows:l}:null)},r=>e.search.say(r.message))&&(e.
place=null,e.search.say(n===""?"":"Searching …"),n===""&&e.found.draw(null))}function QF(e,{side:t,rank:n,start:s,duration:o}){e.place={side:t,rows:new Map([[n,{start:s,duration:o}]])},e.stage.goTo(
e.stage.around({start:s,end:s+o})),y$(e,t,n),e.stage.mark({})}function XF(e){let t=c("section",{class:"card timeline-sums","aria-label":"Found on the ranks",hidden:!0}),n=rt({caption:"Calls on each ra\
nk",class:"timeline-sums-table",level:"h3",limit:8,columns:[{key:"side",title:"Side",show:String,tone:a=>`${a}-text`},{key:"rank",title:"Rank",number:!0,show:String},{key:"of",title:"Calls",number:!0,
show:_},{key:"total",title:"Sum",number:!0,show:x,exact:A},{key:"longest",title:"Longest",number:!0,exact:A,show:(a,r)=>v(x(a),()=>e.show(r),{class:"link-button",title:"Show it"})}]}),s=[],o=-1;return{
node:t,draw(a){t.hidden=a===null,[s,o]=[a?.rows??[],-1],n.show(s),k(t,a&&c("p",{class:"timeline-measured"},ce(a.names.map(({name:r,category:i},l)=>[String(l),`${rs(r,80)} · ${i}`]),r=>e.choose(a.names[r]),
{value:String(a.names.indexOf(a.one)),"aria-label":"Name"})),n.node)},step(a){s.length>0&&(o=o<0?a>0?0:s.length-1:(o+a+s.length)%s.length,e.show(s[o]))}}}function ZF(e){let{start:t,duration:n,step_start:s,
step_end:o}=e,a=o-s,r=t.map((l,d)=>Math.max(0,Math.min(o,l+n[d])-Math.max(s,l))),i=Object.fromEntries(Tt.map(l=>[l,a>0?r.reduce((d,u,f)=>d+u*e[l][f],0)/a:null]));return{...i,idle:a>0&&e.ranks===1?Math.
max(0,100-Tt.reduce((l,d)=>l+i[d],0)):null}}function ej(e){let t=(o,a,r)=>({key:o,title:a,show:String,...r}),n=(o,a)=>t(o,a,{number:!0,show:F,what:"Of the time of its step; of several ranks, from the \
first begin to the last end, where their idle time cannot be compared with that of one"}),s=rt({caption:"Ranks",class:"ranks-table",level:"h2",limit:15,columns:[t("side","Side",{tone:o=>`${o}-text`}),
t("label","Lane",{show:(o,a)=>v(o,()=>e(a.side,a.id),{class:"link-button",title:"Open or close its streams and threads"})}),t("host","Host"),n("compute","Compute"),n("communication","Exposed communica\
tion"),n("memory","Memory"),n("idle","Idle"),t("late","Lateness",{number:!0,show:x,exact:A,what:"How long after the median of its ranks it begins a collective, mean of all steps"}),t("last","Certainly\
 last",{number:!0,show:_,what:"In how many collectives"}),t("clock","Clock")]});return{node:s.node,draw:o=>s.show(o.flatMap(a=>a.data().bands.filter(({sort:r})=>r==="rank").map(({id:r,lane:i})=>({...ZF(
i),side:a.side,id:r,label:r,host:i.host??"",...i.collectives>0?{last:i.last,late:i.late_us}:{last:null,late:null},clock:i.at===null?"":fc(i)}))))}}function tj(e){let t=[["fold","Lanes",[["none","each \
rank"],["host","by host"],["group","by group"]]],["sort","Order",[["rank","by rank"],["lateness","by mean lateness"]]]].map(([n,s,o])=>[n,s,ce(o,a=>e({[n]:a}),{id:P(n)})]);return{node:c("span",{class:"\
timeline-choices sample-field"},t.map(([,n,s])=>[c("label",{for:s.id},n),s])),draw:n=>t.forEach(([s,,o])=>{o.value=n[s]})}}var nj=()=>c("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"},
[["part-compute","compute"],["part-communication","exposed communication"],["part-memory","memory"],["part-idle","nothing on the device"],["late","arrives last: the others wait"],["mean","lateness, ov\
er all collectives and steps"],["within","interval of the alignment"]].map(([e,t])=>c("li",{class:`key key-${e}`},t)));function m$(e,t,n){Je(e,{open:eo(e.state.open,n)},{replace:!0})}var sj=({whole:e,
window:t})=>[...new Map([...t.arrivals,...e.arrivals].map(n=>[n.instance,n])).values()].sort((n,s)=>s.waited-n.waited);function oj(e,t,n,s){let{rank:o}=t.data().lanes[t.data().lane[n]],[a,r]=[-f$,f$].
map(i=>t.drawing.valueAt(s.clientX+i));return e.arrivals[t.side].find(({rank:i,start:l})=>i===o.rank&&o.at!==null&&l>=a&&l<=r)}function aj(e){let t=(o,a)=>Je(e,o,a),n={onChange:()=>cm(e),onError:o=>e.
warn(o),answer:(o,a,r)=>id(o,"",a,r)},s=o=>Object.fromEntries(O.map(a=>[a,Pa(a,{...n,queryOf:o})]));e.sides=s((o,a,r)=>Vi(o,a,r,o)),e.inner=s((o,a,r)=>Vi(o,a,r,{...o,fold:"none"})),e.stage=yc({kinds:[
"ranks"],partners:{nameOf:()=>null},on:{view(){im(e),e.keepUrl()},scroll:be(IF,()=>!e.dead&&e.stage.shown().length>0&&im(e)),pick:(o,a,r)=>KF(e,o,a,r),key:()=>!1,fold:({side:o},a)=>m$(e,o,zt(o,a)),measure:(...o)=>e.
stretch.choose(...o),changes:()=>null,both:()=>!1,below:()=>e.details.offsetHeight,row:(o,a,r,i,l)=>o.data().rankRows.has(r)?Lv(a,r,i,l,o.data()):void 0,lines:(o,a,r)=>o.data().sort[a]===_o?Iv(o.data(),
a,{arrival:oj(e,o,a,r),meeting:e.hovered}):null,under:o=>zF(e,o),decorate:(o,a,r)=>r.data()&&Nv(o,a,r.data(),{arrivals:e.arrivals[r.side],meetings:[[e.hovered,"--text"],[e.selected,"--accent"],[e.place,
"--accent"]].filter(([i])=>i?.side===r.side).map(([i,l])=>({...i,mark:l}))})}}),e.card=YF({zoom:o=>g$(e,o),clear:()=>t({collective:null,at:""},{replace:!0})}),e.search=el({onText:o=>t({q:o,name:"",category:""},
{replace:!0}),onStep:o=>e.found.step(o)}),e.found=XF({show:o=>QF(e,o),choose:({name:o,category:a})=>t({name:o,category:a},{replace:!0})}),e.choices=tj(o=>t(o)),e.bar=Jh(e,e.search.node,e.choices.node),
e.stretch=Qh(e,{ask:(o,a,r)=>UF(e,o,a,r),key:()=>[e.drawnKey],place:()=>{},nameOf:o=>o}),e.table=ej((o,a)=>m$(e,o,zt(o,{id:a})))}function rj(e,t){let n=Object.assign(sm(e,t,WF,(a,r)=>Math.max(CF,Math.
min(r,Math.round(RF/new Set((n.sides[a].samples??[]).map(({rank:i})=>i)).size)))),{opened:new Map,clocks:new Map,arrivals:{control:[],test:[]},meetings:[],hovered:null,selected:null,place:null,meetingKey:"",
rest:0,asking:null,finding:ge(),deselect:()=>n.state.collective!==null&&(Je(n,{collective:null,at:""},{replace:!0}),!0)}),s=()=>[...O.flatMap(a=>[n.sides[a],n.inner[a]]),...[...n.opened.values()].map(
({data:a})=>a)];n.parts=[{unmount(){s().forEach(a=>a.unmount()),clearTimeout(n.rest),n.asking?.abort(),n.finding.drop()}}],n.warn=a=>!n.dead&&bc(a),n.slow=be(PF,()=>!n.dead&&n.context.busy(s().some(({
windows:a})=>a.isBusy()))),aj(n),n.details=c("div",{class:"timeline-details"},n.card.node,n.found.node,n.stretch.node);let o=om(n,e,[n.bar.node,n.notes,n.stage.node,n.details,nj(),am(" · ↑, ↓: another\
 lane · Enter: its streams and threads"),n.table.node]);return o.keys.zoomTo=()=>n.selected!==null&&g$(n,n.selected),o}var fm={...qs,fits:e=>to(e).ranks!=="",mount:rj};var k$=[["control","Control"],["test","Test"]],ij=e=>({slower:"more",faster:"less"})[e]??null,On=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:x,exact:A}),lj=(e,t)=>e===null?q:`${B(e)} to ${B(t)}`,cj=(e,t)=>[
{key:"side",title:"Side",show:n=>n},{key:"label",title:"Recording",show:(n,s)=>c(e?"a":"bdi",{href:e?.(s.set)},n)},On("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[On("without_p\
rofiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],On("compute","Compute"),On("exposed_communication","Exposed communication"),On("exposed_memory","Expose\
d memory"),On("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:_},{key:"samples",title:"Samples",number:!0,show:_,what:"A sample is one step of one rank"}],dj={slower:"slower",faster:"faster",
no_difference_found:"no difference found",cannot_judge:"cannot judge"};function uj(e){return e.q_value!==null?dj[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`too few: o\
nly ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var fj=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},On("control","Control","Mean per\
 step of the recordings; host rows without the calls inside them"),On("test","Test","Mean per step of the recordings"),{...On("diff","Change"),show:X},{key:"change_percent",title:"%",number:!0,show:B,
what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>lj(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Ut,what:"Of the test betwe\
en recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:ij}],hj=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",s=a=>t[`${a}_${n?"self_":""}per_step`],o=a=>t[`${a}_record\
ings`]===0?null:s(a);return{...t,control:o("control"),test:o("test"),diff:s("diff"),certain:uj(t)}},mj=.05,pj=({verdict:e})=>e==="slower"||e==="faster";function wj(e){let{verdict:t,control:n,test:s,change_percent:o,
low_percent:a,high_percent:r}=e,i=n===null||s===null?null:Cn(n,s);return c("h2",{class:"headline"},c("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},c("span",{"aria-hidden":"true"},`${Mu[t]}\
 `),Ou[t],pj(e)&&` by ${F(Math.abs(o))}`),i&&c("span",{class:"headline-times",title:`Mean step: ${A(n)} → ${A(s)}; the percentages are of the geometric means`},c("span",{class:"value control-text"},
i[0]),c("span",{class:"arrow","aria-label":"to"},"→"),c("span",{class:"value test-text"},i[1])),a!==null&&c("span",{class:"verdict-range"},`between ${B(a)} and ${B(r)}`))}function gj({words:e}){let t=e.
replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.slice(1)}${/[.!?]$/.
test(t)?"":"."}`}function x$({verdict:e}){let{between_percent:t,within_percent:n}=e,s=t===null?!1:n!==null&&t<mj?"Recordings of a side differ by no more than the noise of their steps explains.":`Recor\
dings of a side differ by ${B(t).replace("+","")}${n===null?"":" beyond the noise of their steps"}.`;return[wj(e),c("p",{},gj(e)," ",s),e.recorded&&c("p",{class:"muted small"},e.recorded.text)]}var v$=e=>Object.
fromEntries(k$.map(([t])=>[t,e[t].recordings.find(({set:n})=>n===e.middle[t])]));function $$(e,t){let n=k$.flatMap(([a,r])=>e[a].recordings.map(i=>({...i,...i.step_time,side:r}))),s=n.some(a=>a.without_profiler!==
null),o=rt({caption:"Recordings",limit:128,columns:cj(t,s)});return o.show(n),o.node}function S$(e,t){let n=rt({caption:"Rows",limit:50,columns:fj,csv:t});return{node:n.node,show:s=>n.show(s.map(hj(e.
selection.measure)))}}var E$=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${S(e,"row")} judged: ${_(t.slower)} slower and ${_(t.faster)} faster.`,Fs=[["control","A",22],["test","B",50]],
b$=82,_$=3,yj=(e,t)=>e[t].recordings.map(n=>({label:n.label,step:e.verdict.recorded===null?n.step_time.step:n.without_profiler})).filter(({step:n})=>typeof n=="number"),bj=({verdict:{control:e,low_percent:t,
high_percent:n}})=>t===null||e===null?null:[t,n].map(s=>e*(1+s/100));function T$(e){let t=Object.fromEntries(Fs.map(([h])=>[h,yj(e,h)])),n=bj(e),s=[...Fs.flatMap(([h])=>t[h].map(({step:m})=>m)),...n??
[]];if(Fs.some(([h])=>t[h].length===0))return null;let[o,a]=[Math.min(...s),Math.max(...s)],r=h=>a>o?_$+(100-2*_$)*(h-o)/(a-o):50,i=Fs.flatMap(([h,,m])=>t[h].map(({label:p,step:w})=>({side:h,x:r(w),y:m,
words:`${h}, ${p}: ${x(w)}`}))),l=c("div",{class:"strip-tip",hidden:!0}),d=([h,,m])=>W("line",{class:`strip-mean strip-${h}`,y1:`${m-11}%`,y2:`${m+11}%`,x1:`${r(e.verdict[h])}%`,x2:`${r(e.verdict[h])}\
%`}),u=W("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Fs.map(d),i.map(({side:h,x:m,y:p})=>W("circle",{class:`strip-dot strip-${h}`,cx:`${m}%`,cy:`${p}%`,r:5})),n&&W("line",{class:"\
strip-interval",x1:`${r(n[0])}%`,x2:`${r(n[1])}%`,y1:`${b$}%`,y2:`${b$}%`}));gu(u,i,h=>{l.hidden=!h,k(l,h?.words)});let f=Fs.map(([h,m])=>`${m}, ${h}: ${t[h].map(({step:p})=>x(p)).join(", ")}.`).join(
" ");return c("div",{class:"recordings-chart"},c("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${f}`},Fs.map(([h,m,p])=>c("b",{class:`${h}-text`,css:{top:`${p}%`}},
m)),u,l),c("div",{class:"small muted recordings-scale","aria-hidden":"true"},c("span",{},en(o)),c("span",{},en(a))),c("p",{class:"small muted"},"Each recording as a dot, the means as lines",n&&"; the \
bar: where the test’s mean lies by the 95 % interval of the change","."))}var wm={path:"/compare/recordings",name:"Several recordings",read:mm,mount:Nj},hm=1e3,_j=250,kj=6,O$=32,gm=[["control","Control"],["test","Test"]],ym=gm.flatMap(([e])=>["ranks","steps","marker","marke\
r_until"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),xc=e=>/marker/.test(e),M$=e=>e.split(",").filter(t=>t!=="");function mm(e){let t=new URLSearchParams(e);return{control:M$(t.get("control")??""),test:M$(
t.get("test")??""),q:sn(t,Ae,"q"),significant:sn(t,Ae,"significant","")==="true",equal_clock:sn(t,Ae,"equal_clock","false"),cut_overlaps:sn(t,Ae,"cut_overlaps"),chosen:Object.fromEntries(ym.flatMap(({
key:n,what:s})=>{let o=t.get(n)||xc(s)&&t.get(s)||"";return o===""||!xc(s)&&o==="all"?[]:[[n,o]]}))}}function vc(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return hs(
t,Ae,["q","significant","equal_clock","cut_overlaps"],e),Object.entries(e.chosen).forEach(([n,s])=>t.set(n,s)),t}var C$=({chosen:e})=>ym.some(({key:t,what:n})=>!xc(n)&&t in e);function xj(e){let t=gm.
flatMap(([n,s])=>{let o=ym.filter(a=>a.side===n&&a.key in e.chosen).map(({key:a,what:r})=>`${r.replace("_"," ")} ${e.chosen[a]}`);return o.length===0?[]:[`${s}: ${o.join(", ")}.`]});return[...C$(e)?[]:
["All ranks and steps of every recording count."],...t].join(" ")}function bm(e,t=hm){let n=vc(e);return n.set("exclude",na),n.set("sort","abs_diff_self_duration"),t!==null&&n.set("limit",String(t)),n}
function vj(e,t){let n=vc(e);["control","test"].forEach(o=>n.delete(o));let s=new URLSearchParams({view:n.toString()});for(let o of["control","test"])t[o].recordings.forEach(({set:a})=>s.append(o,a));
return s}function $j(e,t){let{state:n,labels:s,change:o,sides:a}=e;return c("ul",{class:"recordings-chosen"},n[t].map(r=>{let i=s.get(r)??r;return c("li",{class:"tag"},i," ",v("×",()=>{o({[t]:n[t].filter(
l=>l!==r)}),a.querySelector(`[data-field="${t}"]`)?.focus()},{class:"link-button","aria-label":`Leave out ${i}`,title:`Leave out ${i}`}))}))}function _m(e){let{sides:t,labels:n,change:s}=e;Be(t,()=>k(
t,gm.map(([o])=>{let a=i=>{e.state[o].includes(i)||(s({[o]:[...e.state[o],i]}),t.querySelector(`[data-field="${o}"]`)?.focus())},r=vn({field:o,set:null,text:"",onGroup:a,onPick:i=>{n.set(ee(i.id),i.label),
a(ee(i.id))}});return r.input.placeholder="Add a recording, or nightly-* …",ar(o,[r],$j(e,o))})))}function Sj({state:e,answer:t,labels:n}){for(let s of["control","test"])for(let o of e[s]){let a=t[s].
recordings.find(r=>r.set.startsWith(o));a&&n.set(o,a.label)}}async function Ej(e){let{labels:t,state:n}=e,s=[...n.control,...n.test].filter(o=>!L$(o));try{for(let o of await Gt(s.slice(0,100)))t.set(ee(
o.id),o.label);e.answer===null&&_m(e)}catch{}}var Tj=({state:e,answer:t})=>({...He(`?${new URLSearchParams(e.chosen)}`),control:ee(t.middle.control),test:ee(t.middle.test),cut_overlaps:e.cut_overlaps});
function Oj(e){let t=()=>Tj(e),n=({id:s,name:o,category:a})=>Xe({...t(),row:s??We(o,a)});return Tu({page:s=>`${n(s)}#booked`,tree:()=>mt(pt(pn(`?${new URLSearchParams({...e.state.chosen,cut_overlaps:e.
state.cut_overlaps,control:t().control,test:t().test})}`))),timeline:s=>(s&&nl(t(),s))??Bt(t())},(s,o)=>{e.open=o?[...e.open,s]:e.open.filter(a=>a!==s),pm(e)})}function pm({account:e,found:t,open:n,why:s}){
s.hidden=!t,t&&e.draw(t,{open:n,sure:!1,sum:"Together, of these two",lines:kj,words:1/0})}function Mj(e){let{answer:t,state:n}=e,s=vc({...n,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,
equal_clock:!1});s.set("limit","0");let o=["slower","faster"].includes(t.verdict.verdict)?s.toString():"";e.asker.ask(o,r=>he(s,{signal:r}),r=>{e.found=r,pm(e)},e.asker.drop)&&(Object.assign(e,{found:null,
open:[]}),pm(e))}function Aj(e){let{answer:t,state:n,change:s}=e,{control:o,test:a}=v$(t);k(e.words,x$(t),c("p",{class:"small recordings-chosen-parts"},xj(n)," ",C$(n)&&v("Use all ranks and steps",()=>s(
{chosen:Object.fromEntries(Object.entries(n.chosen).filter(([l])=>xc(l)))}),{class:"link-button"}))),k(e.chart,T$(t)),k(e.middle,"Account, tree and timeline are of one recording of each side: ",c("a",
{href:ut(o.set,a.set)},`${o.label} and ${a.label}`),", those with the middle step time. What the other recordings differ by is not in them",n.equal_clock?", nor the equal clock: they are as recorded.":
"."),e.card.dataset.verdict=t.verdict.verdict;let r=t.control.recordings.length+t.test.recordings.length,i=l=>Pe(t[l].recordings[0].label);e.share.set({name:`tracediff-${i("control")}-${i("test")}`,report:Qr(
bm(n,null)),bundle:Xr(vj(n,t)),tooMany:r>O$&&`${O$} sets at most`})}function Rj(e){let{answer:t,state:n}=e;Sj(e),_m(e),Aj(e),Mj(e),k(e.notes,ll(t.comparability)),k(e.recordings,$$(t,r=>z(`/analyse?set\
=${ee(r)}`)));let s=bm(n,null);s.set("format","csv");let o=S$(t,ca(s));o.show(t.rows);let{row_count:a}=t;k(e.rows,o.node,c("p",{class:"muted small"},a===0?"The filters leave no row. ":"",E$(t),a>hm?` \
The ${_(hm)} largest changes of ${_(a)} are here; the CSV has all.`:""))}function A$(e,t){e.answer=null,e.question.say(ve(t,"This comparison is not possible"))}var L$=e=>e.startsWith("tag:")||/[*?]/.test(
e);function Cj(e,t){e.answer=null,e.question.drop(),e.question.say(c("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) o\
r a tag (tag:NAME) stands for all its sets. ",c("a",{href:t.every(n=>n.length===1)?ut(t[0][0],t[1][0]):z("/compare")},"Compare two sets")))}function R$(e){let{state:t,search:n,question:s}=e;e.context.
setTitle("Several recordings"),document.activeElement!==n&&(n.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,_m(e);let o=[t.control,t.test];if(o.some(a=>a.length===0)||o.every(a=>a.
length===1&&!L$(a[0]))){Cj(e,o);return}s.ask(a=>he(bm(t),{signal:a}),a=>{if(a.judged!=="between_recordings"){A$(e,{code:"one_set",message:"Each of these two names stands for only one set."});return}e.
answer=a,s.say(null),Rj(e),j(a.verdict.words)},a=>A$(e,a))}function Lj(e,t){let{change:n}=e,s=(l,d)=>(e[l]=d,d),o=(l,d)=>s(l,c("input",{type:"checkbox",id:P(l),on:{change:d}}));s("search",Un({id:P("q"),
wait:_j,empties:!1,onText:l=>n({q:l},{replace:!0})})),e.share=Zl(),e.account=Oj(e),s("why",c("div",{class:"recordings-why",hidden:!0},e.account.node,e.account.facts)),s("card",c("section",{class:"card\
 recordings-verdict","aria-label":"Verdict"},c("div",{class:"recordings-top"},s("words",c("div")),c("div",{class:"chart-tools"},c("label",{class:"recordings-only",title:"Step times without what anothe\
r clock of the device, or another speed of the host, makes of each recording"},o("clock",()=>n({equal_clock:e.clock.checked}))," at equal clock"),e.share.node)),c("div",{class:"recordings-body"},e.why,
s("chart",c("div"))),s("middle",c("p",{class:"muted small"}))));let a=c("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:l=>l.preventDefault()}},c("label",{class:"analysis-field"},
c("span",{},"Name contains"),e.search),c("label",{class:"recordings-only"},o("only",()=>n({significant:e.only.checked},{replace:!0}))," only slower or faster")),r=c("div",{class:"analysis-results"},e.
card,s("notes",c("div",{class:"comparability"})),s("recordings",c("div")),a,s("rows",c("div"))),i=c("div");k(t,c("div",{class:"page analyse-page recordings-page"},c("h1",{},"Several recordings"),c("p",
{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are no\
ise. Record both sides alternately."),s("sides",c("section",{class:"sides recordings-sides","aria-label":"Control and test"})),i,r)),e.question=Ge({context:e.context,results:r,message:i})}function Nj(e,t){
let n={context:t,state:mm(location.search),answer:null,found:null,open:[],asker:ge(),labels:new Map,change:(s,o)=>t.go(z(`/compare/recordings?${vc({...n.state,...s})}`),o)};return Lj(n,e),R$(n),Ej(n),
{keys:{search:()=>n.search.focus()},update(s){n.state=mm(s),R$(n)},unmount(){n.answer=null,n.asker.drop(),n.question.unmount()}}}var H$={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(we).map(([e,{name:t}])=>[e,t]))},Pj=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":H$[e.measured].replace(/^./,t=>t.toUpperCase()),U$=e=>!!e&&
e.low_percent*e.high_percent>0,br=e=>U$(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${B(e.diff_percent)} of the step (${B(e.low_percent)} to ${B(e.high_percent)})`:"",Ij=e=>U$(e)?`${e.
explains?"the machine’s, ":""}${B(e.diff_percent)}`:"",Dj=7.2,N$=16,Bj=56,_r={l:64,r:16,t:22,b:44},Ec=e=>e.recorded===null?`stored ${pe(e.created)} (recording time not stated)`:pe(e.recorded);function Sm(e,t){
let n=Math.max(2,Math.floor((t-_r.l-_r.r)/(N$*Dj+14))),s=cn(e.length,n);return{tickmode:"array",tickvals:s,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:tn(s.map(o=>e[o].label),
N$).map(ie)}}var z$=(e,t)=>({tickformat:",",ticksuffix:` ${e}`,fixedrange:!0,zeroline:!1,...t}),Em=e=>ht({margin:_r,dragmode:"zoom",...e}),K$=e=>e.map(t=>({type:"line",xref:"x",yref:"paper",x0:t.at-.5,
x1:t.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:E(G$(t))}})),G$=e=>e.direction==="slower"?"--more-fill":"--less-fill",Y$=({host_median:e,lag_median:t})=>ds({host:e,lag:t});function qj(e){let t=e.
interval&&`95 % interval: ${e.interval.map(x).join(" to ")}`;return _e([e.label,Ec(e),`median ${x(e.median)}`,t,Y$(e),S(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${B(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var Fj=(e,t)=>_e([`${t.direction}: ${x(t.left_median)} → ${x(t.right_median)} (${B(t.diff_percent)}\
)`,br(t.machine)&&`change of level: ${br(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function V$(e){let t=[],n=[],s=(o,a)=>e[o][a];for(let o=0,a;o<e.length;o=
a+1){for(a=o;a<e.length&&e[a]!==null;)a+=1;let r=Array.from({length:a-o},(d,u)=>o+u),i=r.length===1?[o-.2,o+.2]:r,l=d=>r[Math.min(d,r.length-1)];r.length>0&&(t.push(...i,...[...i].reverse(),null),n.push(
...i.map((d,u)=>s(l(u),1)),...i.map((d,u)=>s(l(u),0)).reverse(),null))}return{x:t,y:n}}function jj(e,t){let{sets:n,levels:s,change_points:o}=e,a=n.map((d,u)=>u),r=d=>d===null?null:d/t,i=E("--control-f\
ill"),l=n.map(d=>d.median===null?null:(d.interval??[d.median,d.median]).map(r));return[{type:"scatter",mode:"lines",...V$(l),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Kn(i,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:E("--muted"),width:1.4,dash:"dash"},x:s.flatMap(({first:d,last:u})=>[d-.5,u+.5,null]),y:s.flatMap(({median:d})=>[r(d),r(d),null])},{type:"scatter",mode:"\
lines+markers",x:a,y:n.map(d=>r(d.median)),line:{color:i,width:1.4},marker:{color:i,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"circle")},...Le(n.map(qj))},{type:"scatter",mode:"markers",
x:o.map(d=>d.at-.5),y:o.map(d=>r((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,color:E("--surface")},symbol:o.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:o.map(
d=>E(G$(d)))},...Le(o.map(d=>Fj(e,d)))}]}var Wj=.3,Hj=.04;function Uj(e){let[t,n]=[Math.min(...e),Math.max(...e)];if(e.length===0||t<Wj*n)return{range:[0,1.06*Math.max(n,0)||1],cut:!1};let s=Math.max(
.1*(n-t),(Hj*n-(n-t))/2);return{range:[Math.max(0,t-s),n+s],cut:t-s>0}}var zj=e=>({shapes:[{type:"path",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,\
8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:E("--muted")}}],annotations:[{xref:"paper",yref:"paper",x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${ie(
en(e))}`,bgcolor:E("--surface"),font:{size:11,color:E("--muted")}}]}),Kj=3;function Gj(e,t){let n=[],s=o=>Math.abs(o.diff_percent??1/0);for(let o of[...e].sort((a,r)=>s(r)-s(a)))n.every(({at:a})=>Math.
abs(a-o.at)*t>=Bj)&&n.push(o);return n}function Yj({answer:e},t){let{sets:n,change_points:s,baseline:o}=e,a=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[r,i]=re(Math.max(...a,0)),l=o?.
median??null,d=Gj(s,(t-_r.l-_r.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:ie(B(m.diff_percent)),font:{size:11,color:E(m.direction==="slower"?"--more":
"--less")}})),{range:u,cut:f}=Uj(l===null?a:[...a,l]),h=f?zj(u[0]):{shapes:[],annotations:[]};return{data:jj(e,i),layout:Em({xaxis:Sm(n,t),yaxis:z$(r,{range:u.map(m=>m/i)}),shapes:[...h.shapes,...K$(s),
...l===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:l/i,y1:l/i,line:{width:1.4,dash:"dot",color:E("--test-fill")}}]],annotations:[...d,...h.annotations]})}}var P$=[["--control-fill","median, and it\
s 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Tm=e=>c("div",{class:"chart-legend"},e.map(([t,n])=>c("span",{class:"\
key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),Vj=e=>ot({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:Yj,keys:()=>P$,extra:Tm(P$),class:"series-medians",onClick({
points:t},{answer:n}){let[s]=t,o=s?.curveNumber===Kj&&n.change_points[s.pointNumber],a=o?o.at:s?.pointNumber;a>0&&e(o?n.sets.findIndex(({id:r})=>r===o.left):a-1,a)}}),I$=Object.values(we).map(({property:e,
name:t})=>[e,t]);function Jj({answer:e},t){let{sets:n}=e,[s,o]=re(Math.max(...n.map(r=>r.mean_step_time??0))),a=n.map(r=>_e([r.label,Ec(r),`mean step ${x(r.mean_step_time)}`,Y$(r),...Object.keys(we).map(
i=>`${we[i].name}: ${r.parts?x(r.parts[i]):q}`)]));return{data:Object.keys(we).map(r=>({type:"bar",x:n.map((i,l)=>l),y:n.map(i=>i.parts?i.parts[r]/o:null),marker:{color:E(we[r].property),line:{width:0}},
...Le(a)})),layout:Em({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...Sm(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:z$(s,{rangemode:"tozero"})})}}var Qj=()=>ot({id:"chart-ser\
ies-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:Jj,extra:Tm(I$),keys:()=>I$}),D$=[["--test-fill","what the machine makes of the step, and its interval"]];function B$(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function Xj(e,t){let{machine:n}=t;if(n===null)return _e([t.label,
Ec(t),"not known"]);let s=e.sets.find(({id:o})=>o===n.reference).label;return _e([t.label,Ec(t),`${B(n.curve_percent)} of the step, against the first level`,`${B(n.diff_percent)} (${B(n.low_percent)} \
to ${B(n.high_percent)}) against ${s}`,B$(n.device_factor,"kernels take"),B$(n.host_factor,"calls of the host take")])}function Zj({answer:e},t){let{sets:n,change_points:s}=e,o=E("--test-fill"),a=({machine:r},i)=>((1+
r.curve_percent/100)*(1+i/100)/(1+r.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Kn(o,.22),...V$(n.map(r=>r.machine&&[a(r,
r.machine.low_percent),a(r,r.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:n.map((r,i)=>i),y:n.map(r=>r.machine?.curve_percent??null),line:{color:o,width:1.4},marker:{color:o,size:n.
length>200?3:6},...Le(n.map(r=>Xj(e,r)))}],layout:Em({xaxis:Sm(n,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:E("--muted")},shapes:K$(s)})}}var eW=()=>ot({id:"chart-series-machin\
e",title:"What the machine makes of the step",file:"series-machine",height:()=>220,make:Zj,extra:Tm(D$),keys:()=>D$}),$c="row",Sc="layer",q$="Ids, labels, patterns such as nightly-*, beginnings of lab\
els, or tag:TAG, separated by commas";function tW(e){let t=P("ops"),n=c("datalist",{id:t}),s=(p,w,g,y={})=>{let b=c("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...g,on:{change:()=>e(
{...y,[p]:b.value.trim()})}});return{input:b,node:c("label",{class:"analysis-field"},c("span",{},w),b)}},o=s("sets","Sets",{class:"wide",title:q$,placeholder:"nightly-*"}),a=s("baseline","Baseline",{title:q$,
placeholder:"none"}),r=s("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),i=s("category","Category",{placeholder:"any"}),l=P("layer-hint"),d=s("layer","Layer",{class:"wide",placeholder:"\
Block #3 / Attention","aria-describedby":l},{name:"",category:"",time:"total"}),u=c("p",{class:"muted series-hint",id:l},"Modules or annotations as the Tree page names them, from the outermost to the \
innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3 is one."),f=(p,w)=>ce(w,g=>e({[p]:g}),{data:{field:p}}),h=f("by",[["device","device time"],["host",
"host time"]]),m=f("time",[["total","total"],["self","self"]]);return{options:n,sets:o,baseline:a,name:r,category:i,layer:d,layerHint:u,by:h,time:m}}async function F$(e,t,n){if(t!==null)try{let s=await ao(
t,n);k(e,[...new Set(s.map(o=>o.name))].map(o=>c("option",{value:o})))}catch{}}function nW({onChange:e}){let{options:t,sets:n,baseline:s,name:o,category:a,layer:r,layerHint:i,by:l,time:d}=tW(e),u=null,
f=null,h="",m={[$c]:o,[Sc]:r},p=ce([...Object.entries(H$),[$c,"a row"],[Sc,"a layer"]],M=>{h=M in m?M:"",$(),h!==""?m[h].input.focus():e({measure:M,name:"",category:"",time:"total",layer:""})},{data:{
field:"measure"}}),w=c("label",{class:"analysis-field"},c("span",{},"Time"),p),g=c("label",{class:"analysis-field"},c("span",{},"Of the layer"),l),y=c("label",{class:"analysis-field"},c("span",{},"Of \
the row"),d),b=c("form",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:M=>{M.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.
dispatchEvent(new Event("change"))}}},n.node,s.node,w,o.node,a.node,y,r.node,g,t,v("Show",()=>e({sets:n.input.value.trim()}),{class:"primary"}),i);o.input.addEventListener("input",be(150,()=>F$(t,f,o.
input.value))),o.input.addEventListener("focus",()=>F$(t,f,""));function $(){p.value=h||u.measure;for(let M of[o.node,a.node,y])M.hidden=h!==$c;for(let M of[r.node,g,i])M.hidden=h!==Sc}return{node:b,draw(M,C){
u=M,f=C,h=u.layer!==""?Sc:u.name!==""?$c:document.activeElement===m[h]?.input?h:"";for(let{input:Y}of[n,s,o,a,r])(Y!==document.activeElement||Y.value==="")&&(Y.value=u[Y.dataset.field]);d.value=u.time,
l.value=u.by,$()},focus(){return n.input.focus(),n.input.select(),!0}}}var km=5,j$=(e,t=({label:n})=>n)=>e.slice(0,km).map(t).join(", ")+(e.length>km?` and ${_(e.length-km)} more`:""),Tc=({sets:e},t)=>e.
find(n=>n.id===t).label;function Om({direction:e,diff_percent:t,left_median:n,right_median:s}){let o=t===null?"":` by ${B(Math.abs(t)).replace("+","")}`;return c("span",{class:e==="slower"?"more":"les\
s"},`${e}${o}: ${Cn(n,s).join(" → ")}`)}function sW(e){let t=e.filter(n=>n.machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${_(t)} of them the machine’s`}function J$({
sets:e,change_points:t,levels:n,neighbours:s,measured:o,too_few_values:a}){return n.length===0?`None of these sets has ${o==="layer"?"this layer":"this time"}.`:s!==null&&s.pairs===0?"One set is not a\
 series: there is no other set to compare it with.":s!==null&&s.unjudged===s.pairs?`Cannot judge whether the level changes in ${S(e.length,"set")}.`:s!==null&&t.length>0?`${_(t.length)} of ${S(s.pairs,
"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:a?e.some(({observations:r})=>r>1)?`${S(e.reduce((r,{observations:i})=>r+i,0),"value")} in ${S(e.length,"set")}: too few to tell a level.`:"O\
ne value a set: too few to tell a level.":`${t.length===0?"No change of level was found":S(t.length,"change of level","changes of level")} in ${S(e.length,"set")}${sW(t)}.`}var Q$=({label:e,recorded:t})=>[
c("b",{},e),t&&` (${pe(t)})`],X$=({commits:e})=>e&&`The change is ${e.text}. `,Z$=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function oW(e,t){let{sets:n,change_points:s}=e,o=s.
at(-1);if(!o||Z$(e))return!1;let a=br(o.machine);return c("p",{class:"card series-change"},s.length>1&&"The latest: ","from ",Q$(n[o.at])," on, ",Om(o),". ",X$(o),a&&`Of it, ${a}. `,c("a",{href:t(o.left,
o.right)},"What changed"))}var aW=({pairs:e,unjudged:t})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two rec\
ordings."+(t===0?"":` ${_(t)} of ${S(e,"such pair")} cannot be judged: a set has too few steps.`);function rW(e,t){let{since_good:n}=e,s=Z$(e)?e.change_points.at(-1):null;return n!==null&&c("p",{class:"\
card series-good"},c("b",{},"Since the last good set, "),Tc(e,n.good),", it is ",Om(n),s&&[", from ",Q$(e.sets[s.at])," on"],". ",s&&X$(s),c("a",{href:t(n.good,n.now)},`What changed between it and ${Tc(
e,n.now)}`))}function iW(e,t){let{newest:n}=e;return n!==null&&c("p",{class:"card series-newest"},c("b",{},"The newest set, "),Tc(e,n.right),", stands out: it is ",Om({...n,left_median:n.left_mean,right_median:n.
right_mean}),` (p = ${Ut(n.p_value)}, against the ${_(n.others)} sets of its level before it). One set alone is not a change of level. `,br(n.machine)&&`Of it, ${br(n.machine)}. `,n.commits&&`It is ${n.
commits.text}. `,c("a",{href:t(n.left,n.right)},`What changed between ${Tc(e,n.left)} and it`))}function lW(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size d\
iffers"},n=e.differences.map(({at:s,kind:o,before:a,after:r})=>`From ${e.sets[s].label} on, ${t[o]}: ${a} before, ${r} now.`);return e.more_differences===0?n:[...n,`${S(e.more_differences,"more such d\
ifference")}.`]}function cW({sets:e,levels:t}){let n=[],s=e.filter(a=>a.missing!==null);s.length>0&&t.length>0&&n.push(`${S(s.length,"set")} ${s.length===1?"has no such time, and counts with the level\
 around it":"have no such time, and count with the level around them"}: ${j$(s,a=>`${a.label} (${a.missing})`)}.`),e.every(a=>!a.has_steps)&&n.push("No set has steps: each whole recording counts as on\
e step.");let o=e.filter(a=>a.affected>0);return o.length>0&&n.push(`${S(o.length,"set")} ${o.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${j$(o)}.`),n}function dW(e){
let t=e.unknown_recorded===1,n=[e.without_profiler_note,...lW(e),e.unknown_recorded>0&&`${S(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"i\
t was":"they were"} stored is used.`,e.neighbours?.pairs>0&&aW(e.neighbours),...e.left_out.map(({label:s,detail:o})=>`${s} is left out: ${o}`),...cW(e),e.machine_pending>0&&`The machine of ${S(e.machine_pending,
"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`].filter(Boolean);return n.length>0&&c("ul",{class:"notice"},n.map(s=>c("li",{},s)))}var uW=(e,t)=>[c("h2",{},
J$(e)),oW(e,t),rW(e,t),iW(e,t),dW(e)],yr=(e,t,n,s=x)=>({key:e,title:t,what:n,number:!0,show:s,exact:A}),xm=e=>e===null?null:e>0?"more":e<0?"less":null,fW=12,vm=({commit:e,dirty:t})=>`${e.slice(0,fW)}${t?
" (changed)":""}`,hW=e=>[{key:"label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":pe(t)},yr("left_median","Before","Median of the level before"),yr("righ\
t_median","After","Median of the level after"),{...yr("diff_duration","Change","After less before",X),tone:xm},{key:"diff_percent",title:"%",number:!0,show:B,tone:xm},{key:"q_value",title:"q",number:!0,
show:Ut,what:"Of the rank test of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s:\
 that is all of the change, as far as the interval tells",show:Ij},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders note\
d one",show:t=>t===null?"":c("span",{title:t.text},`${vm(t.left)} → ${vm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after \
it. Several of each: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,n)=>[c("a",{href:t},"before and\
 after"),n.several&&" · ",n.several&&c("a",{href:n.several},"several of each")]}],mW=e=>[{key:"label",title:"Set",show:(t,n)=>c("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===
null?`stored ${pe(n.created)}`:pe(t)},{...yr("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.
missing??x(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?q:t.map(x).join(" to ")},...e.baseline?[{key:"\
diff_percent",title:"Against baseline",number:!0,show:B,tone:t=>Math.abs(t)<2?null:xm(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:_},yr("mean_step_time",e.without_profiler?
"Mean recorded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":vm(t)}]:[],{key:"ta\
gs",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":c("a",{href:t},"with the one before")}];function pW({sets:e,change_points:t},n){let s=rt({caption:"Changes of l\
evel",limit:64,columns:hW(t)});return s.show(t.map(o=>({...o,label:e[o.at].label,recorded:e[o.at].recorded,href:n(o.left,o.right),several:o.recordings_link}))),s.node}function wW(e,t,n){let{sets:s}=e,
o=rt({caption:"Sets",limit:30,columns:mW(e),csv:nw(`${jr(t)}&machine=true&format=csv`)});return o.show(s.map((a,r)=>({...a,href:z(`/analyse?set=${a.id.slice(0,12)}`),before:r===0?null:n(s[r-1].id,a.id)})).
reverse()),o.node}var Mm={path:"/series",name:"Series",read:Zs,mount:kW},gW="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change o\
f level leads to the comparison of the sets before and after it.",eS=({answer:e,state:t})=>(n,s)=>e.measured!=="layer"?ut(n,s):mt({control:ee(n),test:ee(s),by:t.by,q:t.layer.split(" / ").at(-1).replace(
/ #\d+$/,"")});function Am(e){let{answer:t,answered:n,medians:s,machine:o,parts:a}=e,{sets:r}=t,i=eS(e),l={file:"tracediff",revision:n,answer:t,caption:[`${r[0]?.label??""} to ${r.at(-1)?.label??""}`]};
k(e.summary,uW(t,i),t.change_points.length>0&&pW(t,i)),s.node.toggleAttribute("data-baseline",t.baseline!==null),s.draw({...l,heading:Pj(t),empty:t.levels.length===0?"There is nothing to draw.":null}),
o.node.hidden=r.every(d=>d.machine===null),o.node.hidden||o.draw({...l,heading:"clock of the device, speed of the host"}),a.draw({...l,heading:"means over steps and ranks",empty:r.every(d=>d.parts===null)?
"No set has device work: a step has no parts.":null}),k(e.table,wW(t,e.state,i)),e.results.dataset.shown=n}async function yW(e){let[t,n]=await Promise.all([xt("group=always&limit=100"),bs()]),o=[...t.
entries.flatMap(({group:a})=>a?[a]:[]).map(({prefix:a,sets:r})=>[`${a}*`,r]),...n.filter(({sets:a})=>a>2).map(({tag:a,sets:r})=>[`tag:${a}`,r])].filter(([a])=>!a.includes(","));return c("div",{class:"\
notice"},t.total===0?c("p",{},"No sets are stored yet. ",c("a",{href:z("/")},"Add some"),"."):c("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces pag\
e, or with ",c("code",{},"tracediff ingest --tag"),"."),o.length>0&&c("ul",{class:"series-offers"},o.slice(0,20).map(([a,r])=>c("li",{},c("a",{href:ra({...e,sets:a})},a),` (${S(r,"set")})`))))}function $m(e,t){
e.answer=null,e.question.say(ve(t,"This series is not possible"))}async function bW(e,t){try{let n=await ld(`${t}&machine=true`);e.answered===t&&e.answer!==null&&(e.answer=n,Am(e))}catch{}}function _W(e,t,n){
let{state:s,question:o,controls:a}=e;if(e.answer=n,e.answered=t,a.draw(s,n.sets.at(-1)?.id??null),n.sets.length===0){let r=n.left_out.length;$m(e,{code:"no_sets",message:`${s.tag.length>0?`tag: no set\
 has ${s.tag.join(", ")}`:"No set was found"}.${r>0?` ${S(r,"set")} cannot be read.`:""}`}),o.clearable({message:"tag: "});return}o.say(null),Am(e),j(J$(n)),bW(e,t)}function W$(e){let{state:t,question:n,
context:s,controls:o}=e,a=jr(t).toString();o.draw(t,e.answer?.sets.at(-1)?.id??null),s.setTitle([t.sets,"Series"].filter(Boolean).join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",n.ask(()=>yW(
t),r=>n.say(r),r=>$m(e,r))):e.answered===a&&e.answer?(n.drop(),Am(e),s.settled()):n.ask(r=>ld(a,{signal:r}),r=>_W(e,a,r),r=>$m(e,r))}function kW(e,t){let n={context:t,state:Zs(location.search),answer:null,
answered:"",summary:c("div",{class:"series-summary"}),table:c("div",{class:"analysis-tables"}),machine:eW(),parts:Qj()};n.controls=nW({onChange:(r,i)=>t.go(ra({...n.state,...r}),i)}),n.medians=Vj((r,i)=>t.
go(eS(n)(n.answer.sets[r].id,n.answer.sets[i].id)));let s=[n.medians,n.machine,n.parts],o=c("div");n.results=c("div",{class:"analysis-results"},n.summary,n.medians.node,n.table,n.machine.node,n.parts.
node),k(e,c("div",{class:"page analyse-page series-page"},c("h1",{},"Series"),c("p",{class:"muted analysis-intro"},gW),n.controls.node,o,n.results)),n.question=Ge({context:t,results:n.results,message:o});
let a=Ce(()=>s.forEach(r=>r.retheme()));return W$(n),{keys:{search:()=>n.controls.focus()},update(r){n.state=Zs(r),W$(n)},unmount(){n.question.unmount(),n.answer=null,a(),s.forEach(r=>r.unmount())}}}var xW=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,vW=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`,rS="tracediff.dismissed-jobs",$W=24*3600*1e3,SW=1e4,iS=()=>oi(rS),EW=e=>co(rS,JSON.stringify([...iS().slice(-50),e.id]));function TW(e,t,n){let s=e.state==="failed"&&Date.now()-Date.parse(e.finished??
e.created)<$W;return!n.includes(e.id)&&(!wa(e)||t.has(e.id)||s)}function OW(){let e=new Map;return{tell(t,{state:n,stage:s="",text:o}){let a=e.get(t),r=performance.now()-(a?.at??0);if(a?.state===n&&a.
stage===s&&r<SW)return;let i=a?.state===n;e.set(t,{state:n,stage:s,at:performance.now()}),a&&(!i||n==="job"||n==="running")&&j(o,n==="failed")}}}function MW(e){let t=null;for(let n of K.transfers){let s=e.
cards.get(n.key);s||(s=d_(n),e.cards.set(n.key,s),t??=s),s.update();let{state:o,label:a,job:r}=n;e.teller.tell(n.key,{state:o,stage:r?.stage,text:`${a}: ${o==="failed"?"failed. ":""}${s.text()}`})}return t}
function AW(e){let t=iS();fn.running.forEach(s=>e.seen.add(s.id));let n=fn.list.filter(s=>TW(s,e.seen,t)).reverse();for(let s of n)e.cards.has(s.id)||e.cards.set(s.id,u_(s,()=>{EW(s),Rm(e)})),e.cards.
get(s.id).update(s),e.teller.tell(s.id,{state:s.state,stage:s.stage,text:`${s.label}: ${Ms(s)}`});return n}function Rm(e){e.frame=0;let t=e.cards.size===0,n=MW(e),s=[...K.transfers.map(o=>o.key),...AW(
e).map(o=>o.id)];for(let o of e.cards.keys())s.includes(o)||e.cards.delete(o);Hn(e.list,s.map(o=>e.cards.get(o).node)),e.node.hidden=e.cards.size===0,n&&!t&&n.node.scrollIntoView({block:"nearest"}),K.
transfers.forEach(({key:o})=>e.cards.get(o).focus())}function RW(e){e.frame===0&&(e.frame=requestAnimationFrame(()=>Rm(e)))}function CW(e,t){let n={cards:new Map,seen:new Set,frame:0};n.list=c("ul",{class:"\
transfers"}),n.node=c("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},c("div",{class:"section-head"},c("h2",{id:"activity-title"},"Uploads and jobs")),n.list),n.teller=OW();let s=new AbortController,
{signal:o}=s;return[K,fn].forEach(a=>a.addEventListener("change",()=>RW(n),{signal:o})),K.addEventListener("stored",({detail:a})=>e(a.job.set),{signal:o}),fn.addEventListener("stored",({detail:a})=>e(
a.set),{signal:o}),K.addEventListener("sets",t,{signal:o}),Rm(n),{node:n.node,unmount(){s.abort(),cancelAnimationFrame(n.frame)}}}var tS=64,nS=32;function LW(e){let t=`“${[...e].slice(0,40).join("")}${[
...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>tS)return`${t} is too long: a tag has at most ${tS} bytes.`;if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[n,...s]=e.
split("=");return s.length>0&&(n.trim()===""||s.join("=").trim()==="")?`${t} has nothing ${n.trim()===""?"before":"after"} the “=”. Write, for example, branch=main.`:""}function NW(e){let t=e.split(
",").map(a=>a.trim().replace(/\s+/g," ")).filter(a=>a!==""),n=t.map(a=>a.toLowerCase()),s=t.filter((a,r)=>n.indexOf(n[r])===r),o=s.map(LW).find(a=>a!=="")??(s.length>nS?`${s.length} tags are too many:\
 a set has at most ${nS}.`:"");return{tags:s,fault:o}}var PW="key=value, separated by commas";function IW(){let[e,t]=["tags","tags-help"].map(P),n=c("span",{id:t,class:"tag-help",role:"status"}),s=c("\
input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:K.tagText,on:{input:()=>o(!1),change:()=>o(!0)}});function o(a){let{tags:r,
fault:i}=NW(s.value);Object.assign(K,{tagText:s.value,tags:r,tagFault:i}),(a||i==="")&&(n.textContent=i||PW,n.classList.toggle("error-text",i!==""),s.setAttribute("aria-invalid",String(i!=="")))}return o(
!0),c("div",{class:"tag-field writes small"},c("label",{for:e},"Tags of the next uploads"),s,n)}function sS(e,t,n){let s=c("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let o=ag(s.files);
o.length>0?K.add(o):n.webkitdirectory&&G("That folder is empty.",{urgent:!0}),s.value=""}}});return c("span",{class:"writes"},c("button",{type:"button",on:{click:()=>s.click()}},ft(t),e),s)}function oS(e){
return c("div",{class:"recipe"},c("pre",{},c("code",{},e)),v("Copy",()=>yt(e,"Code copied."),{class:"small-button","aria-label":"Copy the code"}))}function DW(){let e=(t,n,s)=>{let o=v(t,async()=>{o.disabled=
!0;try{await K.addSample(n)}catch(a){G(`The sample cannot be added. ${a.message}`,{urgent:!0}),o.disabled=!1}},{class:s});return o};return c("div",{class:"empty"},c("h2",{},"No traces yet"),c("p",{class:"\
tagline"},"tracediff compares two runs of a PyTorch program, as its profiler recorded them, and says what changed, by how much, and why."),c("p",{class:"writes sample-offer"},e("Look at a sample pair",
"","primary"),c("span",{class:"muted"},"Two recordings of a training on an H200; attention was one kernel, then written by hand.")),c("p",{class:"writes sample-offer"},e("One with four ranks","ranks",
""),c("span",{class:"muted"},"Generated, with four changes planted in the second.")),c("h3",{},"Your own"),c("ol",{},c("li",{},"Copy ",c("code",{},"clients/python/tracediff_record.py")," of tracediff \
beside your program, and record a few training steps, once before and once after your change:",oS(xW),c("details",{},c("summary",{},"Or with ",c("code",{},"torch.profiler")," alone, which does not tim\
e the steps without the profiler"),oS(vW))),c("li",{},"Each run leaves a folder with one ",c("code",{},".json")," or ",c("code",{},".json.gz")," (or ",c("code",{},".pftrace"),") file per rank."),c("li",
{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")))}function BW(e){let t=c("span",{class:"side side-control"}),n=c("span",
{class:"side side-test"}),s=Q("swap","Swap control and test",e),o=c("a",{class:"button primary",href:z("/compare")},"Compare"),a=c("span",{class:"muted"}),r=c("section",{class:"pick-bar","aria-label":"\
Control and test"},c("div",{class:"pick-pair"},t,s,n),a,o);function i(l,d){let u=(h,m,p)=>k(h,c("b",{class:"letter"},m),p?c("span",{class:"ellipsis",title:p.label},p.label):c("span",{class:"muted"},"n\
ot picked"));u(t,"A",l),u(n,"B",d);let f=l&&d&&l.id===d.id;a.textContent=f?"Both sides are the same set.":"",s.disabled=!l&&!d,l&&d?(o.href=ut(l.id,d.id),o.removeAttribute("aria-disabled")):(o.removeAttribute(
"href"),o.setAttribute("aria-disabled","true"))}return{node:r,draw:i}}var kr={path:"/",name:"Traces",read:aa,mount(e,t){return UW(e,t)}},lS=24,qW=100;function Oc(e,t,n){e.context.go(Fp({...e.state,...t}),
n)}function Cm(e){e.list.show(e.state,{control:e.picked.control?.id??"",test:e.picked.test?.id??"",labels:{control:e.picked.control?.label??"",test:e.picked.test?.label??""}}),e.bar.draw(e.picked.control,
e.picked.test)}function FW(e,{sets:t,allTotal:n,checking:s=!1}){e.unmounted||(e.shown=t,e.context.setTitle(`Traces (${_(n)})`),e.count.textContent=n>0?_(n):"",e.bar.node.hidden=n===0,e.tagField.hidden=
n===0,location.search===""&&n<=lS&&!s&&cS(e,t),dS(e))}function cS(e,t){let{control:n,test:s}=Ed(t);n&&(n!==e.picked.control?.id||s!==e.picked.test?.id)&&(e.picked={control:ae(t,n),test:ae(t,s)},Oc(e,{
control:ee(n),test:ee(s)},{replace:!0}))}function jW(e,t){let n=K.transfers.some(s=>s.job?.set===t);n&&!e.arrivals.includes(t)&&e.arrivals.push(t),n&&Oc(e,{q:"",tag:[],sort:"created",order:"desc",page:1},
{replace:!0}),e.reload(n?t:"")}async function dS(e){let t=e.state,n=["control","test"].map(i=>t[i]),s=n.filter(i=>i!==""&&!e.shown.some(l=>l.id.startsWith(i))),o=await Gt(s).catch(()=>null);if(e.unmounted||
t!==e.state)return;let[a,r]=n.map(i=>i===""?null:e.shown.find(l=>l.id.startsWith(i))??ae(o??[],i)??null);e.picked={control:a,test:r},e.context.unknown(["control","test"].filter(i=>o&&e.state[i]!==""&&
!e.picked[i]).map(i=>({name:i,value:e.state[i],allowed:"a stored set"}))),Cm(e)}function uS(e,t){e.chosen=!0,e.picked=t,Oc(e,{control:ee(t.control?.id??""),test:ee(t.test?.id??"")})}function fS(e,t,n){
uS(e,{...e.picked,[t]:n}),j(`${n.label} is the ${t}.`)}function aS(e,t){let n=e.list.focused();return n?fS(e,t,n):!1}function WW(e,t){let n=e.state;e.state=aa(t),Cm(e),(n.control!==e.state.control||n.
test!==e.state.test)&&dS(e)}function HW(e){e.unmounted=!0,e.reload.cancel(),e.list.unmount(),e.activity.unmount()}function UW(e,t){let n={context:t,picked:{control:null,test:null},shown:[],chosen:!1,arrivals:[],
unmounted:!1};return n.state=aa(location.search),n.count=c("span",{class:"count"}),n.list=o_({change:(s,o)=>Oc(n,s,o),pick:(s,o)=>fS(n,s,o),loaded:(...s)=>FW(n,...s),empty:DW,context:t}),n.bar=BW(()=>uS(
n,{control:n.picked.test,test:n.picked.control})),n.activity=CW(s=>jW(n,s),()=>n.list.reload()),n.tagField=IW(),n.bar.node.hidden=!0,n.tagField.hidden=!0,e.append(c("div",{class:"page traces-page"},c(
"div",{class:"page-head"},c("h1",{},"Traces ",n.count),c("div",{class:"page-actions"},c("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),sS("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),sS("Choose files","file",{accept:".json,.gz,.pftrace,.perfetto-trace,.zst,.xz,.zip,.tar,.tgz,.txz,.bz2,.tracediff","aria-label":"Choose tr\
ace files",id:"choose-files"}))),n.tagField,c("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",c("\
code",{},"tracediff serve --keep-traces=20G")," keeps them."),n.activity.node,n.bar.node,n.list.node)),t.setTitle("Traces"),n.reload=be(qW,async s=>{if(await n.list.reload(s),n.arrivals.length>1&&!n.chosen&&
!n.unmounted){let o=await Gt(n.arrivals.slice(-lS)).catch(()=>[]);if(!n.unmounted&&!n.chosen){o.sort((r,i)=>n.arrivals.indexOf(i.id)-n.arrivals.indexOf(r.id));let{control:a}=Ed(o);cS(n,a===""?o.slice(
0,2):o)}}}),Cm(n),{keys:{search:n.list.search,enter:n.list.enter,control:()=>aS(n,"control"),test:()=>aS(n,"test")},update:s=>WW(n,s),back:()=>n.list.reload(),unmount:()=>HW(n)}}var zW=20,KW=.62,gS={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function GW(){let e=new Map,t=(n,s)=>{let o=`${n} ${s}`;return e.has(o)||
e.set(o,Oy(E("--surface-sunk"),E(n),s)),e.get(o)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",KW*(.12+.88*(Math.abs(n)/go))),noise:()=>t("--noise\
-fill",.75),sort:n=>t(gS[n]??"--noise-fill",.45)}}var YW=(e,{tree:t,measure:n})=>[c("p",{class:"mono strong"},at(e)),c("p",{class:"muted small"},[La(e),Na(e),wn(e,n)&&"no difference found"].filter(Boolean).
join(" · ")),qy(e,t).map(s=>c("p",{class:"small"},s))],xr=(e,t)=>e.view.tree.frames[e.layout.frame[t]],yS=(e,t)=>e.view.tree.pair&&!Oa(t)&&t.sort!=="rest";function VW(e,t){let n=xr(e,t);return e.view.
tree.pair?wn(n,e.view.measure)?e.shades.noise():e.shades.change(Ty(n,e.view.measure,e.full)):e.shades.sort(n.sort)}function JW(e,t){let n=xr(e,t);return`${n.status==="replaced"?"⇄ ":""}${[au(n),Ma(n)].
filter(Boolean).join(" ")}${e.view.tree.pair?` ${Fy(n,e.view.measure)}`:""}`}function QW(e,t){let n=e.view?.selected;if(!n)return!1;let s=n.parent?.children.filter(d=>hS(e,d))??[],o=s.indexOf(n),a=d=>e.
layout.end[e.layout.place[d.at]]-e.layout.start[e.layout.place[d.at]],i={ArrowUp:()=>n.parent,ArrowDown:()=>n.children.filter(d=>hS(e,d)).reduce((d,u)=>!d||a(u)>a(d)?u:d,null),ArrowLeft:()=>s[o-1],ArrowRight:()=>s[o+
1]}[t.key];if(!i)return!1;let l=i();return l&&e.events.onMove(l),!0}var hS=(e,t)=>e.layout.place[t.at]>=0;function Pm(e){if(!e.view)return;let t=(s,o,a="")=>c("li",{class:`key ${a}`,css:{"--key-fill":s}},
o);if(!e.view.tree.pair){let s=new Set(e.view.tree.frames.map(({sort:o})=>o));k(e.legend,Object.keys(gS).filter(o=>s.has(o)).map(o=>t(e.shades.sort(o),La({sort:o}))));return}let n=s=>`full colour: ${Dt(
s,e.view.measure)}`;k(e.legend,t(e.shades.change(go),`takes more (${n(e.full)})`),t(e.shades.change(-go),`takes less (${n(-e.full)})`),t(e.shades.change(0),"hardly changed"),e.view.tree.frames.some(s=>wn(
s,e.view.measure))&&t(e.shades.noise(),"not certain"),e.view.tree.frames.some(s=>yS(e,s))&&t("var(--muted)","on one side only","key-hatched"))}function XW(e){let t=Ss(e.view.zoomed);k(e.path,t.map((n,s)=>[
s>0&&c("span",{class:"muted","aria-hidden":"true"}," › "),s===t.length-1?c("b",{class:"mono","aria-current":"true"},at(n)):v(at(n),()=>e.events.onZoom(n),{class:"link-button mono"})]))}function ZW(e,t){
e.view&&e.layout.length>0&&Ii(e.spans.picture([`Flame graph, ${Vn[e.view.measure][0]} ${Es(e.view.tree)}`,...e.view.lines,eH(e),`made ${pe(new Date().toISOString())}`]),t,`${e.view.file}-tree`)}var eH=e=>e.
view.tree.pair?`Magenta takes more, green takes less (full colour: ${Dt(e.full,e.view.measure).replace("+","±")}); stripes: on one side only.`:`${S(e.view.tree.frames.length,"frame")}.`;function tH(e,t){
let n=e.view?.revision!==t.revision,s=!n&&e.view.judged!==t.judged,o=n||e.view.zoomed!==t.zoomed;if(e.view=t,n){e.hover.hide(),e.layout=by(e.view.tree,e.view.measure,e.view.width),e.full=Ey(e.view.tree,
e.view.measure),e.spans.set({...e.layout,from:0,to:e.layout.end[0]??1}),Pm(e),e.empty.hidden=e.layout.length>0,e.empty.textContent=`No ${Vn[e.view.measure][0]} to draw.`;let r={both:"",control:", widt\
h: control",test:", width: test"};e.heading.textContent=`${Vn[e.view.measure][0]} ${Es(e.view.tree)}${e.view.tree.pair?r[e.view.width]:""}`}s&&(Pm(e),e.spans.redraw());let a=e.layout.place[e.view.zoomed.
at]??-1;o&&a>=0&&e.spans.view(e.layout.start[a],e.layout.end[a],n),XW(e),e.spans.select(e.layout.place[e.view.selected.at]??-1),e.spans.highlight(e.view.found===null?null:e.view.found.map(r=>e.layout.
place[r.at]).filter(r=>r>=0)),e.node.dataset.ready=e.view.revision}function bS(e){let t={events:e,view:null,layout:null,full:0};t.heading=c("span",{class:"chart-unit"}),t.path=c("nav",{class:"tree-pat\
h","aria-label":"Path to the frame that fills the flame graph"}),t.legend=c("ul",{class:"chart-legend tree-legend"});let n=c("div",{class:"tree-spans"});t.empty=c("p",{class:"chart-message muted",hidden:!0}),
t.hover=si("tree-hover"),t.shades=GW();let s=Re("Flame graph and table");t.node=c("section",{class:"card chart tree-chart","aria-label":"Flame graph"},c("div",{class:"chart-head"},c("h2",{},"Flame gra\
ph ",t.heading),c("div",{class:"chart-tools"},s.node,lo(a=>ZW(t,a),"the flame graph","Flame graph: download"))),t.path,t.legend,n,t.empty,t.hover.node),t.spans=Bi(n,{rowHeight:zW,label:"Flame graph. A\
rrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:a=>VW(t,a),text:a=>JW(t,a),hatched:a=>yS(t,xr(t,a)),onHover(a,r){a<0||!r?t.hover.
hide():t.hover.show(YW(xr(t,a),t.view),r)},onPick:a=>a>=0&&e.onPick(xr(t,a)),onKey:a=>QW(t,a)});let o=Ce(()=>{t.shades.forget(),Pm(t),t.spans.redraw()});return{node:t.node,sql:s,draw:a=>tH(t,a),focus:()=>t.
spans.node.focus(),unmount(){o(),t.spans.destroy()}}}var nH=150,_S=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and\
 below the frame"],["Test","num c-time side-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Chang\
e of the frame (self) and of frames below it that only one side has; these add up to the change of the whole"]],sH=[["Frame","c-frame",_S[0][2]],["Time","num c-time","At and below the frame"],["Self",
"num c-time","Without the frames below it"],["Calls","num c-time","Calls of the frame"]];function oH(e){let t=e.view.tree.pair?_S:sH,n=`${Vn[e.view.measure][1]} ${Es(e.view.tree)}`;k(e.columns,t.map(([
,s])=>c("col",{class:s}))),k(e.head,c("tr",{},t.map(([s,o,a],r)=>c("th",{scope:"col",class:o,title:r===0?a:`${n}: ${a}`},s))))}function mS(e,{frame:t,level:n,open:s,leaf:o}){let a=t.instances>1&&t.sort===
"module"&&!t.opened&&e.view.canOpen,r=Ry(t),i=t.instances===t.parent?.instances?"":Ma(t);return c("th",{scope:"row",class:"c-frame",title:[at(t),...t.above??[],La(t),Na(t),t.through.length>0&&`below ${t.
through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(n-1,14))}},c("span",{class:"tree-cell"},c("span",{class:`twisty${o?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},s?"▾":"▸"),c("span",{class:`mono frame-t\
ext${["root","rest"].includes(t.sort)?" plain":""}`},c("bdi",{},au(t))),a?c("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${t.instances} instances`},
Ma(t)):i&&c("span",{class:"muted count"},i),t.above?.length>0&&c("span",{class:"muted small ellipsis"},`in ${t.above.join(", ")}`),r&&c("span",{class:`status-mark status-${t.status}`},c("span",{"aria-\
hidden":"true"},r),c("span",{class:"visually-hidden"},` ${Na(t)}`))))}function Mc(e,t,n=!1){return c("td",{class:"num c-time",title:n?null:ou(t,e.view.measure)},n?q:tt(t,e.view.measure))}function pS(e,t,n,s){
return c("td",{class:`num c-time ${n} ${wn(s,e.view.measure)?"calm":te(t)}`,title:[Ca(t,e.view.measure),wn(s,e.view.measure)&&"no difference found"].filter(Boolean).join(", "),css:n==="c-diff"&&e.largestChange>
0?{"--share":`${(100*Math.abs(t)/e.largestChange).toFixed(1)}%`}:{}},Dt(t,e.view.measure))}function aH(e,t){let{frame:n}=t,[s,o]=n.total[e.view.measure];return e.view.tree.pair?[mS(e,t),Mc(e,s,n.status===
"only_in_test"),Mc(e,o,n.status==="only_in_control"),pS(e,$s(n,e.view.measure),"c-diff",n),pS(e,n.here[e.view.measure],"c-here",n)]:[mS(e,t),Mc(e,s),Mc(e,n.ownOf[e.view.measure][0]),c("td",{class:"num\
 c-time"},tt(n.figures.calls[0],"calls"))]}function rH(e,t){let n=e.view.rows[t],{frame:s}=n,o=[t%2?"odd":"",e.view.found?.has(s)?"found":"",s.sort==="rest"?"rest":""].filter(Boolean).join(" ");return c(
"tr",{class:o,data:{index:t},tabindex:t===e.window.active?"0":"-1","aria-level":n.level,"aria-posinset":n.place,"aria-setsize":n.of,"aria-rowindex":t+2,"aria-expanded":n.leaf?null:String(n.open),"aria\
-selected":String(s===e.view.selected)},aH(e,n))}function iH(e,t){return e.view!==null&&e.view.revision===t.revision&&e.view.judged===t.judged&&e.view.text===t.text&&e.view.rows.length===t.rows.length&&
e.view.rows.every((n,s)=>n.frame===t.rows[s].frame&&n.open===t.rows[s].open)}function lH(e,t){let n=e.view.selected!==t.selected;e.view=t;for(let[o,a]of e.window.nodes)a.setAttribute("aria-selected",String(
e.view.rows[o].frame===e.view.selected));let s=e.view.rows.findIndex(o=>o.frame===e.view.selected);n&&s>=0&&e.window.activate(s)}function cH(e,t){let n=t.target.closest("tr[data-index]");if(!n)return;
let{frame:s,leaf:o}=e.view.rows[n.dataset.index],a=t.target.closest("[data-act]")?.dataset.act;e.window.activate(Number(n.dataset.index),!0),a==="instances"?e.events.onInstances(s):a==="toggle"&&!o?e.
events.onToggle(s):e.events.onSelect(s)}function wS(e,{frame:t,open:n,leaf:s},o){!s&&n!==o?e.events.onToggle(t):o&&n?e.window.activate(e.window.active+1,!0):!o&&t.parent&&e.window.activate(e.view.rows.
findIndex(a=>a.frame===t.parent),!0)}function dH(e,t){let n=e.view?.rows[e.window.active];if(!n||t.altKey||t.ctrlKey||t.metaKey||t.target.closest("button"))return;let s=e.window.placeOf(t.key),a=s!==void 0?
()=>e.window.activate(s,!0):{ArrowRight:()=>wS(e,n,!0),ArrowLeft:()=>wS(e,n,!1),Enter:()=>e.events.onZoom(n.frame)," ":()=>e.events.onSelect(n.frame)}[t.key];a&&(t.preventDefault(),a())}function uH(e,t){
if(iH(e,t)){lH(e,t);return}let n=e.view?.rows[e.window.active]?.frame.key,s=e.view?.selected?.key!==t.selected.key||e.view?.revision!==t.revision;e.view=t,e.largestChange=e.view.tree.frames.reduce((a,r)=>Math.
max(a,Math.abs($s(r,e.view.measure))),0),oH(e),e.table.setAttribute("aria-rowcount",String(e.view.rows.length+1));let o=s?e.view.selected.key:n;e.window.active=Math.max(0,e.view.rows.findIndex(a=>a.frame.
key===o)),e.window.draw(!0),s&&e.view.chosen&&e.window.reveal(e.window.active,!0)}function kS(e){let t={events:e,view:null,largestChange:0};return t.head=c("thead"),t.body=c("tbody"),t.columns=c("colg\
roup"),t.table=c("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},t.columns,t.head,t.body),t.node=c("div",{class:"tree-scroll",tabindex:"-1"},t.table),t.window=$o({node:t.node,body:t.
body,covers:[t.head],least:nH,columns:()=>t.columns.children.length,count:()=>t.view?.rows.length??0,make:n=>rH(t,n)}),t.body.addEventListener("click",n=>cH(t,n)),t.body.addEventListener("dblclick",n=>{
let s=n.target.closest("tr[data-index]");s&&!n.target.closest("[data-act]")&&e.onZoom(t.view.rows[s.dataset.index].frame)}),t.body.addEventListener("keydown",n=>dH(t,n)),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>uH(t,n),unmount:t.window.unmount}}var Lm=12,Nm=8,fH=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel",hH=(e,t,n)=>e.tree.pair?c("\
a",{href:Xe({...e.pair(),merge_addresses:!0,use_short_name:!1,row:We(t,n)}),class:"op-link"},c("bdi",{},t)):c("bdi",{},t);function js(e,t,n,s,o="",a=!1){let[r,i]=n,l=d=>c("td",{class:"num",title:ou(d,
s)},tt(d,s));return c("tr",{},c("th",{scope:"row",title:o,class:a?"inner":null},t),l(r),e.tree.pair&&l(i),e.tree.pair&&c("td",{class:`num strong ${te(i-r)}`,title:Ca(i-r,s)},Dt(i-r,s)))}var Im=(e,t)=>c(
"thead",{},c("tr",{},t===""?c("td"):c("th",{scope:"col"},t),(e.tree.pair?["Control","Test","Δ"]:[Es(e.tree)]).map(n=>c("th",{scope:"col",class:"num"},n))));function mH(e,t){if(!t?.some(s=>s>0))return null;
let n=s=>s===null?"unknown":Ht(s);return c("tr",{},c("th",{scope:"row",title:"FLOPs of matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),t.map(
s=>c("td",{class:"num"},n(s))),e.tree.pair&&c("td",{class:"num strong"},t.includes(null)?"":as(t[1]-t[0])))}function pH(e){return e&&[["more_work","more work",e.by==="flops"?"The time that the change \
of FLOPs would take at the speed of the control":"The time that the change of calls would take if each took as long as in the control"],["slower_work","slower work",`The rest: each ${e.by==="flops"?"F\
LOP":"call"} takes more time, or less`]].map(([t,n,s])=>c("tr",{},c("th",{scope:"row",class:"inner",title:s},`${n}, by ${e.by==="flops"?"FLOPs":"calls"}`),c("td"),c("td"),c("td",{class:`num ${te(e[t])}`,
title:Ca(e[t],"device")},Dt(e[t],"device"))))}function wH(e,t){let n=t.here.device;return c("table",{class:"detail-table"},c("caption",{class:"visually-hidden"},`Figures of the frame, ${Es(e.tree)}`),
Im(e,""),c("tbody",{},js(e,"Device time",t.total.device,"device","At and below the frame"),js(e,"self",t.ownOf.device,"device","Device work that no frame below it launched",!0),pH(t.work.split),js(e,"\
Host time",t.total.host,"host","At and below the frame, each call counted once"),js(e,"self",t.ownOf.host,"host","Without the frames that it called",!0),js(e,"Calls",t.figures.calls,"calls"),mH(e,t.work.
flops),e.tree.pair&&n!==null&&c("tr",{},c("th",{scope:"row",title:"The change of its device time (self) and of the frames below it that only one side has"},"Device time changed here"),c("td"),c("td"),
c("td",{class:`num strong ${te(n)}`,title:Ca(n,"device")},Dt(n,"device")))))}function gH(e,t){let n=[...t.kernels].sort((s,o)=>Math.abs(o.device[1]-o.device[0])-Math.abs(s.device[1]-s.device[0])||Math.
max(...o.device)-Math.max(...s.device));return n.length>0&&c("table",{class:"detail-table kernel-table"},c("caption",{},t.opened||t.instances>1?`Kernels of all ${_(t.instances)} instances`:"Its kernel\
s"),Im(e,"Name"),c("tbody",{},n.slice(0,Lm).map(({name:s,device:o,counts:a})=>{let r=js(e,"",o,"device");return k(r.firstChild,c("span",{class:"mono kernel-name"},hH(e,s,fH(s)))),r.firstChild.title=`${s}\

${tt(a[0],"calls")}${e.tree.pair?` → ${tt(a[1],"calls")}`:""} calls`,r}),n.length>Lm&&c("tr",{},c("td",{class:"muted",colspan:e.tree.pair?"4":"2"},`${_(n.length-Lm)} more`))))}function yH(e,t){return t.
shapes.length>0&&c("table",{class:"detail-table kernel-table"},c("caption",{},"Shapes of its first input"),Im(e,"Shape"),c("tbody",{},t.shapes.slice(0,Nm).map(({text:n,calls:s})=>{let o=js(e,n,s,"call\
s");return o.firstChild.classList.add("mono"),o}),t.shapes.length>Nm&&c("tr",{},c("td",{class:"muted"},`${_(t.shapes.length-Nm)} more`))))}function bH(e,t,n){let s=t.names[1]??t.names[0],o={operator:"\
cpu_op",python:"python_function"}[t.sort],a=e.tree.pair&&o&&!/(?<!0x)…/.test(s);return c("p",{class:"op-actions"},n&&t.instances>1&&t.sort==="module"&&v(t.opened?"Fold its instances":`Show its ${_(t.
instances)} instances`,()=>e.onInstances(t),{class:"link-button"}),t.parent&&t.children.length>0&&v("Zoom to it",()=>e.onZoom(t),{class:"link-button zoom-button"}),a&&c("a",{href:Xe({...e.pair(),merge_addresses:!0,
use_short_name:!1,row:We(s,o)})},"Open this operation"),a&&o==="cpu_op"&&c("a",{href:ko(e.pair(),{name:s,category:o})},"Show in the timeline"),!["root","rest"].includes(t.sort)&&v("Copy the name",()=>yt(
wo(t),"Name copied."),{class:"link-button"}))}function _H(e,t,n,s){e.tree=t;let o=Ss(n).slice(1,-1),a=o.filter(({sort:i})=>i!=="python"),r=a.length>0?a:o.slice(-4);k(e.body,c("p",{class:"mono full-nam\
e"},c("bdi",{},at(n))),c("p",{class:"muted small"},[La(n),Na(n),n.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(i=>wn(n,i)).map(i=>`${i} time: no difference\
 found`)].flat().filter(Boolean).join(" · ")),r.length>0&&c("p",{class:"muted small mono frame-path"},`in ${r.map(at).join(" › ")}`),n.through.length>0&&c("p",{class:"muted small"},`On one side, it\
 is below ${n.through.join(", ")}.`),wH(e,n),bH(e,n,s),gH(e,n),yH(e,n))}function xS({pair:e,onInstances:t,onZoom:n}){let s={pair:e,onInstances:t,onZoom:n,tree:null};return s.body=c("div",{class:"tree-\
detail-body"}),{node:c("section",{class:"card tree-detail","aria-label":"Selected frame"},c("div",{class:"chart-head"},c("h2",{},"Selected frame")),s.body),draw:(a,r,i)=>_H(s,a,r,i)}}var kH=5;function vS(e){
let t=c("p",{class:"headline"}),n=c("ol",{class:"tree-largest"}),s=c("div",{class:"tree-notes small"}),o=c("section",{class:"card tree-summary","aria-label":"What changed"},t,n,s);function a(i,l){let d=Ly(
i,l);return[["new: ",d.only_in_test],["gone: ",d.only_in_control]].filter(([,u])=>u).map(([u,f],h)=>[h===0?" (":", ",u,v(at(f),()=>e(f),{class:"link-button mono tree-name"})]).flatMap((u,f,h)=>f===h.length-
1?[u,")"]:[u])}function r(i,l,d){let u=i.pair?Ny(l,d):tt(l.ownOf[d][0],d),f=l.sort==="root";return c("li",{},f&&"The part without a partner directly below ",v(at(l),()=>e(l),{class:"link-button mono t\
ree-name"}),Cy(l).map((h,m)=>[m===0?" in ":" › ",v(at(h),()=>e(h),{class:"link-button mono tree-name"})])," ",c("span",{class:`strong ${i.pair?te(l.here[d]):""}`},u),i.pair&&c("span",{class:"muted"},
a(l,d)),wn(l,d)&&c("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:o,draw(i,l,d){let{from:u,to:f,change:h,percent:m}=Py(i,l),[
,p]=Vn[l],[w,g]=i.root.total[l];k(t,c("span",{class:"headline-label"},`${p} ${Es(i)}${l==="device"?", streams added up":""}`),i.pair?[c("span",{class:"value control-text"},u),c("span",{class:"arrow","\
aria-label":"to"},"→"),c("span",{class:"value test-text"},f),c("span",{class:`change ${te(g-w)}`},h,w>0&&c("span",{class:"change-percent"},` (${m})`))]:c("span",{class:"value"},u));let y=Aa(i,l,kH);
k(n,y.map(D=>r(i,D,l))),n.hidden=y.length===0;let b=Dy(i),$=i.byHost&&i.pair&&`${i.root.total.device.some(D=>D>0)?"One side has no device time, so host":"Host"} time decides which frames belong togeth\
er.`,M=i.inAll>i.shown&&`${i.shown} of ${i.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,C=i.pair&&i.samples.some(D=>D<Wi)&&"Fewer than 4 samples on a sid\
e: changes cannot be distinguished from noise, so all are coloured as measured.",Y=!C&&i.root.verdict[l]==="cannot_judge"&&"Rows of the device were lost: changes of its time cannot be judged, and all \
are coloured as measured.";k(s,[...By(i,d),Y].filter(Boolean).map(D=>c("p",{class:"notice"},D)),[b,C,$,M].filter(Boolean).map(D=>c("p",{class:"muted"},D)))}}}var xH=250,vH=[["both","Both","As wide as \
the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],$H=[["folded","Folded","Layers of the sa\
me kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alone"]],SH=[["modules","Modules","Modules, \
annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function EH(e,t){let n=P("tree-search"),s=c("span",{class:"\
muted small tree-found"}),o=Un({id:n,wait:xH,onText:e,onStep:t,empties:!1,placeholder:"Frame or kernel"}),a=c("span",{class:"tree-steps",hidden:!0},ni("match",t));return{node:c("span",{class:"tree-sea\
rch"},c("label",{for:n},"Find"),o,a,s),input:o,draw(r,i,l,d){if(document.activeElement!==o&&(o.value=r),a.hidden=i===null||i.length===0,i===null){s.textContent="";return}let[u,f]=Ay(i,d);s.textContent=
i.length===0?"No frame matches.":`${S(i.length,"frame")}: ${l.pair?`${tt(u,d)} → ${tt(f,d)} (${Dt(f-u,d)})`:tt(u,d)}`}}}function $S({onChange:e,onStep:t}){let n=new Map(bo.map(h=>[h,{change:c("span",
{class:"switch-change"})}])),s=c("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},bo.map(h=>{let m=n.get(h);return m.button=v("",()=>e({by:h,rows:[]}),{title:Vn[h][2],
"aria-pressed":"false"}),m.button.append(Vn[h][1]," ",m.change),m.button})),o=Ee("Width of the frames",vH,h=>e({width:h})),a=Ee("How frames are grouped",$H,h=>e({frames:h,rows:[],open:[],zoom:""})),r=Ee(
"What counts as a frame",SH,h=>e({level:h,rows:[],open:[],zoom:"",node:""})),i=Ee("Order of the rows",[["","Largest first","The largest change first"],["calls","As called","In the order of their first\
 calls"]],h=>e({order:h})),l=EH(h=>e({q:h}),t),d=(h,m,p="")=>c("span",{class:`tree-choice ${p}`},c("span",{class:"muted"},h),m),u=d("Width",o.node,"wide-choice");return{node:c("div",{class:"tree-contr\
ols"},s,d("Layers",a.node),u,d("Frames",r.node),d("Rows",i.node),l.node),search:()=>l.input.focus(),draw(h,m,p,w){for(let[g,y]of n){y.button.setAttribute("aria-pressed",String(g===p));let b=m?.pair?Iy(
m,g):"";k(y.change,b)}o.press(h.width),u.hidden=h.test==="",a.press(h.frames),r.press(h.level),i.press(h.order),l.draw(h.q,w,m,p)}}}function TH(e){let t=e?.parts?.reduce((n,s)=>Math.abs(s.change)>Math.abs(n?.change??0)?s:n,null);return t?t.part==="idle"?"host":"device":""}var SS=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function OH(e,t){
let{device:n,host:s}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?TH(t)||(SS(s)>4*SS(n)?"host":"device"):"device"}async function MH(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[s,o]of Object.entries(pt(e)))o!==""&&o!=="all"&&n.set(s,o);try{return(await he(n,{signal:t})).waterfall}catch(s){if(s.name==="AbortError")throw s;return null}}async function AH(e,t){let n=e.
test!=="",s=e.frames==="instance",o=async l=>({...nu(await Yr(n?"":e.control,Ra(e,l,s),{signal:t})),chosenBy:l}),[a,r]=await Promise.all([o(e.by==="host"?"host":"device"),n&&e.by===""?MH(e,t):null]),i=e.
by||OH(a,r);return i==="host"&&e.by===""&&a.shown<a.inAll?{tree:await o("host"),measure:i}:{tree:a,measure:i}}async function RH(e,t,n){let s=t==="host"?"host":"device";return{...nu(await Yr(e.test!==""?
"":e.control,Ra(e,s,!0),{signal:n})),chosenBy:s}}async function CH(e,t,n,s=e.frames==="instance"){let o=Ra(e,t.chosenBy,s);o.set("significance",n),cy(t,await Yr("",o),n)}var vr={path:"/tree",name:"Tre\
e",read:pn,mount:zH},LH=e=>dt({...He(""),...pt(e)}),jo=(e,t,{replace:n=!0}={})=>!e.dead&&e.context.go(mt({...e.state,...t}),{replace:n});function Mn(e,t,n){let s=a=>a.at<=t.at&&t.at<a.end,o=n??(s(e.shown.
zoomed)?e.shown.zoomed:Ss(t).findLast(a=>s(a)&&e.shown.zoomed.at>=a.at&&e.shown.zoomed.at<a.end)??e.shown.tree.root);jo(e,{node:t.key,zoom:o.key}),e.speak(`${at(t)} is selected.`)}function NH(e,t){let n=e.
state.rows.includes(t.key)?e.state.rows.filter(s=>s!==t.key):[...e.state.rows,t.key];jo(e,{rows:n})}function ES(e,t){let n=t.key,s=e.state.open.includes(n);jo(e,{open:s?e.state.open.filter(o=>o!==n):[
...e.state.open,n],rows:e.state.rows.filter(o=>o!==n),node:n}),j(s?"Folded.":`Its instances are shown below ${at(t)}.`)}function PH(e,t){let n=e.shown?.found??[];if(n.length>0){let s=n.indexOf(e.shown.
selected),o=s<0?t>0?0:n.length-1:(s+t+n.length)%n.length;Mn(e,n[o]),j(`${o+1} of ${n.length}: ${at(n[o])}`)}}function IH(e){if(e.state.control==="")return"";let t=`${e.state.control} ${Ra(e.state,"dev\
ice",e.state.frames==="instance")}`,n=e.state.by===""?"first":e.state.by==="host"?"host":"device";return e.answer?.base===t&&(n==="first"?e.answer.first:e.answer.tree.shown>=e.answer.tree.inAll||e.answer.
tree.chosenBy===n)?e.answer.key:`${t} ${n}`}function TS(e,t){e.wanted=t,e.results.dataset.stale="";let[n,s]=[t.slice(0,t.lastIndexOf(" ")),e.state.by];e.question.ask(o=>AH(e.state,o),o=>{e.answer={...o,
key:t,base:n,first:s===""},e.instances=null,delete e.results.dataset.stale,e.question.say(null),j(S(o.tree.frames.length-1,"frame")),os(e)},o=>{e.answer=null,e.shown=null,delete e.results.dataset.stale,
e.question.say(BH(e,o)),os(e)})}function DH(e,t){let n=`${e.answer.key} ${t==="host"}`;return e.instances?.key===n?(Dm(e,e.instances,t),e.instances.tree):(e.instances={key:n,tree:null},e.question.ask(
s=>RH(e.state,t,s),s=>{e.instances.tree=s,os(e),Dm(e,e.instances,t)},s=>{e.instances=null,G(`The instances could not be loaded. ${s.message}`,{urgent:!0})}),null)}async function Dm(e,t,n){let{tree:s}=t;
if(t.judged??=new Set,!(!s?.pair||n==="calls"||t.judged.has(n)||s.samples.some(o=>o<Wi))){t.judged.add(n);try{await CH(e.state,s,n,t===e.instances||e.state.frames==="instance")}catch{return}!e.dead&&e.
answer&&(e.answer===t||e.instances===t)&&(e.answer.verdicts=`${e.answer.verdicts??""} ${t===e.instances?"each ":""}${n}`,e.answer.classes=void 0,e.answer.openedFor=void 0,os(e))}}function BH(e,t){return ve(
t,"This tree cannot be shown",Bn(e.state)?v("Use all ranks and steps",()=>jo(e,Dn),{class:"primary"}):v("Try again",()=>TS(e,e.wanted),{class:"primary"})," ",ts())}function qH(e,t){if(e.state.frames===
"class")return e.answer.classes??=my(e.answer.tree),e.answer.classes;if(e.state.frames==="folded"&&e.state.open.length>0){let n=DH(e,t);if(n){let s=e.state.open.join();return e.answer.openedFor!==s&&(e.
answer.opened=gy(e.answer.tree,n,new Set(e.state.open)),e.answer.openedFor=s),e.answer.opened}}return e.answer.tree}function FH(e){let t=e.state.by||e.answer.measure,n=qH(e,t),s=e.state.q===""?null:My(
n,e.state.q),o=su(n,e.state.node)??Aa(n,t,1)[0]??n.root,a=su(n,e.state.zoom)??n.root,r=$y(n,t,[o,...n.frames.filter(u=>u.opened).flatMap(u=>u.children.slice(0,1)),...s??[]]),i=new Set(e.state.rows),l=Sy(
n,t,e.state.order,u=>r.has(u)!==i.has(u.key)),d=[e.answer.key,t,e.state.frames,e.state.width,e.state.open.join(),n.frames.length].join(" ");return{tree:n,measure:t,width:e.state.width,found:s,text:`${e.
state.q} ${e.state.order}`,selected:o,chosen:e.state.node!=="",zoomed:a,rows:l,revision:d,judged:e.answer.verdicts??"",canOpen:e.state.frames==="folded",lines:jH(n),file:`tracediff-${n.sides.map(({label:u})=>Pe(
u)).join("-")}`}}function jH(e){return[["control","test"].slice(0,e.sides.length).map((n,s)=>`${e.pair?`${n}: `:""}${e.sides[s].label} (${S(e.sides[s].samples,"sample")})`).join(" → ")]}function WH(e){
let t=e.answer&&{control:e.answer.tree.sides[0],test:e.answer.tree.sides[1]},n=o=>Fn(o,e.state,e.sets,t),s=e.state.control===""?"Tree":`${n("control")}${e.state.test===""?"":` → ${n("test")}`} · Tre\
e`;e.heading.textContent=s,e.context.setTitle(s),e.sides.draw(e.state,e.sets,t)}function os(e){if(e.dead)return;let t=IH(e);if(t===""?(e.question.drop(),[e.wanted,e.answer,e.shown]=["",null,null],e.question.
say(Eo("Choose a control and a test",e.sets,"Pick two sets above, or a control alone, or go to the "))):t!==e.wanted&&(e.answer||e.question.say(null),TS(e,t)),WH(e),e.results.toggleAttribute("data-ske\
leton",t!==""&&!e.answer),!e.answer||e.answer.key!==t){e.controls.draw(e.state,null,e.state.by,null);return}e.shown=FH(e);let{tree:n,measure:s,found:o}=e.shown,a=[e.shown.revision,e.shown.judged,e.state.
level].join(" ");a!==e.summed&&(e.summed=a,e.summary.draw(n,s,e.state.level)),e.controls.draw(e.state,n,s,o),e.chart.draw(e.shown),e.chart.sql.set(At(q0(e.state,s),e.state)),e.table.draw({...e.shown,found:o&&
new Set(o)}),e.detail.draw(n,e.shown.selected,e.shown.canOpen),Dm(e,e.answer,s)}function HH(e,t){e.state=pn(t),os(e),gt(e,os),e.answer&&e.wanted===e.answer.key&&e.context.settled()}function UH(e){e.dead=
!0,e.question.unmount(),e.chart.unmount(),e.table.unmount()}function zH(e,t){let n={context:t,sets:null,answer:null,wanted:"",instances:null,shown:null,summed:"",dead:!1};n.state=pn(location.search),n.
sides=No(a=>jo(n,{...a,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set alone",links:a=>[c("a",{class:"small",href:LH(a)},"Compare"),Hf(a)]}),n.summary=vS(a=>Mn(n,a)),n.controls=$S(
{onChange:a=>jo(n,o(a)),onStep:a=>PH(n,a)}),n.chart=bS({onPick:a=>Mn(n,a,a),onZoom:a=>Mn(n,n.shown.selected,a),onMove:a=>Mn(n,a)}),n.table=kS({onSelect:a=>Mn(n,a),onZoom:a=>Mn(n,a,a),onToggle:a=>NH(n,
a),onInstances:a=>ES(n,a)}),n.detail=xS({pair:()=>pt(n.state),onInstances:a=>ES(n,a),onZoom:a=>Mn(n,a,a)});let s=c("div",{class:"message"});n.heading=c("h1",{class:"visually-hidden"},"Tree"),n.results=
c("div",{class:"results tree-results"},n.summary.node,n.controls.node,c("div",{class:"tree-columns"},n.chart.node,c("section",{class:"card table-card tree-card","aria-label":"Tree table"},n.table.node),
n.detail.node)),e.append(c("div",{class:"page tree-page"},n.heading,n.sides.node,s,n.results)),n.question=Ge({context:t,results:n.results,message:s}),n.speak=be(400,j);function o(a){return a.frames&&n.
shown?{...a,node:n.shown.selected.foldKey}:a}return os(n),gt(n,os),{keys:{search:()=>n.controls.search(),enter:()=>n.shown!==null&&n.table.focus(),control:()=>n.sides.choose("control"),test:()=>n.sides.
choose("test"),close:()=>n.shown!==null&&n.shown.zoomed!==n.shown.tree.root&&Mn(n,n.shown.selected,n.shown.tree.root)},update:a=>HH(n,a),unmount:()=>UH(n)}}var MS="No connection to the server: trying again.";function KH({actions:e}){return`${MS} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${_(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function GH(e,t){let n=!1,s="",o=()=>jn().hurry();function a(){let{gone:r,other:i}=jn(),l=r?KH(jn()):i?"The server has been replaced by another version of\
 it.":"";l!==s&&(s=l,e.hidden=l==="",k(e,l,l!==""&&(r?v("Try now",o):v("Load the page again",()=>location.reload())))),r!==n&&(n=r,j(r?MS:"The server answers again.",r),r||t())}Qp(a),window.addEventListener(
"online",o),document.addEventListener("visibilitychange",o),a()}function YH(e,t,n){let s=0,o=r=>[...r.dataTransfer?.types??[]].includes("Files"),a=()=>{s=0,e.hidden=!0};window.addEventListener("dragen\
ter",r=>{o(r)&&t()&&(r.preventDefault(),s+=1,e.hidden=!1)}),window.addEventListener("dragleave",r=>{o(r)&&(s-=1,(s<=0||r.relatedTarget===null)&&a())}),window.addEventListener("pointermove",()=>{e.hidden||
a()}),window.addEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async r=>{if(a(),!!o(r)){if(r.preventDefault(),!t()){
G("This server is read-only.",{urgent:!0});return}try{let i=await ng(r.dataTransfer);i.length>0&&n(i)}catch(i){G(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var VH=1e3,Ac="This\
 page waits for a set that the server has not checked yet.";function JH(){let e=c("span",{class:"toast-text"}),t=c("div",{class:"toast set-wait"},e),n=0,s=0;async function o(a){let r=await so().then(i=>i.
set_files,()=>null);a!==s||!t.isConnected||(e.textContent=r?`${Ac} ${Du(r)}`:Ac,n=setTimeout(o,VH,a))}Xp(a=>{let r=a&&Lt()!=="/";r!==t.isConnected&&(clearTimeout(n),s+=1,t.remove(),r&&(document.getElementById(
"toasts").append(t),e.textContent=Ac,j(Ac),o(s)))})}var AS=()=>c("a",{href:z("/")},"Show");function QH(){return[...K.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Vu(t),...Yu(t)})),
...fn.running.map(t=>({label:t.label,text:Ms(t),done:t.bytes_done,total:t.bytes_total}))]}function XH(){let e=o=>K.transfers.filter(a=>a.state===o),[t,n]=[e("asking"),e("failed")];return[t.length===1?
`“${t[0].label}” waits for an answer`:t.length>1&&`${_(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${_(n.length)} uploads were not stored`].
filter(Boolean).join("; ")}function ZH(){let e=zn("Progress of the uploads"),t=c("strong",{class:"ellipsis"}),n=c("span",{class:"muted small ellipsis"});return{node:c("div",{class:"status-part status-\
progress"},c("div",{class:"status-head"},t,AS()),e.node,n),draw(o){t.textContent=o.length===1?o[0].label:`${_(o.length)} sets on their way`,n.textContent=o[0].text;let a=r=>o.reduce((i,l)=>i+l[r],0);e.
set(a("done"),o.some(r=>r.total===0)?0:a("total"))}}}function eU(){let e=c("span",{});return{node:c("div",{class:"status-part status-head"},e,AS()),draw(n){e.textContent=`${n}.`}}}function tU(e){let t=c(
"div",{class:"status-part status-offer"}),n=!1;function s(){n=!1,e()}function o(a,r){let i=c("p",{class:"status-verdict",role:"status"}),l=c("a",{class:"button primary",href:ut(a.id,r.id)},`Compare ${a.
label} with ${r.label}`);k(t,c("div",{class:"status-head"},c("strong",{},"Both sets are stored"),Q("close","Dismiss",s)),i,l),n=!0,e(),j(`Both sets are stored. You can compare ${a.label} with ${r.label}\
 now.`);let d=new URLSearchParams({control:a.id,test:r.id,limit:"0",diagnosis:"false"});he(d).then(u=>{i.textContent=u.verdict.words?`Step time: ${u.verdict.words}`:""}).catch(()=>{})}return{node:t,set:o,
clear:s,isOn:()=>n}}function nU(){let e=c("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=ZH(),n=eU(),s=tU(a);document.getElementById("toasts").append(e);let o=0;function a(){o=0;let i=Lt()!==
"/",l=i?QH():[],d=i?XH():"";l.length>0&&t.draw(l),d!==""&&n.draw(d),Hn(e,[l.length>0&&t.node,d!==""&&n.node,s.isOn()&&s.node].filter(Boolean)),e.hidden=e.childElementCount===0}function r(){o===0&&(o=requestAnimationFrame(
a))}return K.addEventListener("change",r),fn.addEventListener("change",r),a(),{offer:s.set,clear:s.clear,draw:a}}var RS="tracediff.session";function Bm(e){return e.last??=ud(RS,"sessionStorage")??"",e.
last}function Cc(e,t){e.last=t,co(RS,t,"sessionStorage")}var sU=e=>rn(e).then(t=>t.quality.kept>0?t:null).catch(()=>null),oU=()=>xt(new URLSearchParams({limit:"0"})).then(({total:e})=>e===2).catch(()=>!1);
async function OS(e){if(K.active.length>0||e.arrived.length===0)return;let t=e.arrived.sort((l,d)=>l.key-d.key).map(({id:l})=>l);e.arrived=[];let n=t.length===1,s=Bm(e);Cc(e,n?t[0]:"");let o=n&&s!==""&&
s!==t[0]?[s,...t]:t;if(o.length!==2)return;let[a,r]=await Promise.all(o.map(sU));if(!r&&n&&Cc(e,s),!a||!r)return;let i=!n||Vw(a.label,r.label)||await oU();K.active.length===0&&e.onPair(...pa(a,r),{sure:i})}
function aU(e){let t={onPair:e,last:null,arrived:[]},n=s=>{t.arrived=t.arrived.filter(o=>o.id!==s)};return K.addEventListener("stored",({detail:s})=>{n(s.job.set),t.arrived.push({id:s.job.set,key:s.key}),
OS(t)}),K.addEventListener("change",({detail:s})=>{s?.state==="undone"?(n(s.job.set),Bm(t)===s.job.set&&Cc(t,"")):(s===null||s.state==="failed"||s.state==="cancelled")&&OS(t)}),{clear(){t.last="",Ue().
then(()=>Cc(t,Bm(t)))}}}var CS={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(c("div",{class:"page"},c("div",{class:"empty"},c("h1",{},"There is no such page"),c("p",{},
"The address may be mistyped. ",c("a",{href:z("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}},rU=120,iU=[kr,Ds,Sh,vr,fm,qs,Is,qh,wm,Mm],LS=[["nav-traces",kr],["nav-compare",Ds,Sh,wm],["n\
av-tree",vr],["nav-timeline",qs,fm],["nav-analyse",Is],["nav-query",qh],["nav-series",Mm]],$r=document.getElementById("main"),Wt=null,qm="",Ws=history.state?.scroll??null,Rc=location.hash.slice(1),Me={
go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.replaceState(history.state,"",e):(NS(),history.pushState(null,"",e)),Ws=null),Rc=new URL(e,location.href).hash.slice(1),
jm()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){BS.draw(Wt.page,e)},lastCompare(e){let t=new URLSearchParams(qm.split(
"?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?qm:void 0},settled(){Ws!==null?(window.scrollTo(0,Ws),Ws=null):Rc!==""&&document.getElementById(Rc)?.scrollIntoView(),Rc=""},status:null,
newPair:!1},NS=()=>history.state?.scroll!==window.scrollY&&history.replaceState({scroll:window.scrollY},"");function jm(){let e=iU.find(n=>n.path===Lt()&&(n.fits?.(location.search)??!0))??CS;if(LS.forEach(
([n,...s])=>dU(n,s.includes(e))),uU(),PS()&&(pU.clear(),Fm.clear()),Fm.draw(),BS.draw(e),Wt?.page===e){Wt.view.update(location.search);return}Wt?.view.unmount(),Me.busy(!1),$r.textContent="";let t=Wt!==
null;Wt={page:e,view:e.mount($r,Me)},t&&(window.scrollTo(0,0),$r.focus({preventScroll:!0}),j(`${e.name} page`))}function PS(){let e=new URLSearchParams(location.search);return Lt().startsWith(Ds.path)&&
!!(e.get("control")&&e.get("test"))}function IS(){return(Lt()===kr.path||Lt()===Ds.path&&!PS())&&!ma(document.activeElement)&&!document.querySelector("dialog[open]")}function lU(e,t,{sure:n}){if(!IS()||
!n){Fm.offer(e,t);return}let s=K.transfers.filter(o=>K.canUndo(o)&&[e.id,t.id].includes(o.job.set));Me.newPair=!0,Me.go(ut(e.id,t.id)),Me.newPair=!1,s.length!==0&&G(`${s.map(({label:o})=>`“${o}”`).
join(" and ")} ${s.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(s.map(o=>K.undo(o))),Me.go(z("/"))}catch(o){G(`That did not work. ${o.message}`,
{urgent:!0})}}}})}function cU({detail:{label:e,job:t}}){let n=()=>Me.go(t.page);IS()?n():G(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:n}})}function dU(e,t){let n=document.
getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function uU(){let[e]=LS.find(([,{path:o}])=>o===Lt())??[];e&&(document.getElementById(e).href=location.pathname+
location.search),Lt()===Ds.path&&(qm=location.pathname+location.search);let t=Lt(),n=new URLSearchParams(t===Is.path?Object.entries(eh(Is.read(location.search))).filter(([,o])=>o!==""):location.search),
s=new URLSearchParams;for(let o of["control","test"])n.get(o)&&s.set(o,n.get(o));(t.startsWith("/compare")||[vr,qs,Is].some(({path:o})=>o===t))&&s.size>0&&fU(n,s,t)}function fU(e,t,n){let[s,o]=[e.get(
"control"),e.get("test")],a=(i,l)=>{document.getElementById(i).href=l};a("nav-traces",z(`/?${t}`));let r=new URLSearchParams({set:s??"",test:o??"",...e.get("cut_overlaps")&&{cut_overlaps:e.get("cut_ov\
erlaps")}});n!==Is.path&&a("nav-analyse",z(`/analyse?${r}`)),a("nav-query",z(`/query?${t}`)),n!==vr.path&&a("nav-tree",mt(pt(pn(e)))),n!==qs.path&&a("nav-timeline",Bt(Object.fromEntries(e))),!n.startsWith(
Ds.path)&&s&&o&&a("nav-compare",Me.lastCompare(e)??ut(s,o))}function hU(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||
t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),s=Xc(n.pathname),o=n.origin===location.origin&&z(s)===n.pathname&&!s.startsWith("/api/")&&!s.startsWith("/web/"),a=n.pathname+n.search===
location.pathname+location.search;!o||n.hash!==""&&a||(e.preventDefault(),Me.go(n.pathname+n.search+n.hash))}async function DS(){try{Me.status=await so(),Jp(Me.status.build),document.getElementById("v\
ersion").textContent=`tracediff ${Me.status.version}`,document.body.toggleAttribute("data-read-only",Me.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Me.status.sql===!1),document.
body.toggleAttribute("data-no-traces",Me.status.keep_traces===!1)}catch{}}async function mU(){let e=globalThis.firstComparison?.answer;e&&($r.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,rU)})]),delete $r.dataset.waits),Wt===null&&jm()}var BS=w_(document.getElementById("bad-values"),Me),Fm=nU();GH(document.getElementById("connection"),()=>{DS(),Wt?.view.back?.()});JH();
var pU=aU(lU);Tw();Sw(document.getElementById("theme"));qw(()=>Wt,document.getElementById("keys"));YH(document.getElementById("drop-veil"),()=>Me.status?.read_only!==!0,e=>{K.add(e),Lt()!=="/"&&!document.
querySelector("dialog[open]")&&Me.go(z("/"))});K.addEventListener("bundle",cU);K.addEventListener("change",()=>di().catch(()=>{}),{once:!0});document.addEventListener("click",hU);history.scrollRestoration=
"manual";window.addEventListener("popstate",e=>{Ws=e.state?.scroll??0,jm(),(Wt.page===kr||Wt.page===CS)&&Me.settled()});new IntersectionObserver(([{isIntersecting:e}])=>document.body.toggleAttribute("\
data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",be(200,()=>{Ws===null&&NS()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(
e,()=>{Ws=null},{passive:!0});mU();Ue().then(()=>{fn.watch(),DS()});})();
