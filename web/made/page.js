"use strict";
(()=>{function p$(e){let[t,n="0"]=String(e).split("e"),[s,o=""]=t.split("."),a=Number(n);if(a<0){let r=s.padStart(1-a,"0");return[r.slice(0,a),r.slice(a)+o]}return[s+o.padEnd(a,"0").slice(0,a),o.slice(a)]}function Q(e,t,n){
let s=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${s}∞`;let[o,a]=p$(Math.abs(e));if(a.length>n){let r=a[n]>="5",i=o+a.slice(0,n),c=r?String(BigInt(i)+1n).padStart(
i.length,"0"):i;o=c.slice(0,c.length-n),a=c.slice(c.length-n)}for(;a.length>t&&a.endsWith("0");)a=a.slice(0,-1);return a=a.padEnd(t,"0"),s+o.replace(/\B(?=(\d{3})+$)/g,",")+(a===""?"":`.${a}`)}var B="\
–",tc="−",wt=" ",nt=e=>t=>t==null?B:e(t),vn=(e,t)=>t<0?tc+e:e,Ns=(e,t)=>t>0?`+${e}`:vn(e,t),jh=e=>Q(e,0,2),k=nt(e=>jh(e).replace("-",tc)),Re=nt(e=>Ns(jh(Math.abs(e)),e));function Wh(e,t){let n=Math.
max(0,t.findLastIndex((s,o)=>e>=999.5*1e3**(o-1)));return[t[n],1e3**n]}var Bt=nt(e=>{let[t,n]=Wh(Math.abs(e),["","K","M","G","T","P","E"]),s=Math.abs(e)/n,o=s>=99.95?0:s>=9.995?1:2;return vn(Q(s,0,o),
e)+(t&&wt+t)}),Yn=e=>(e>0?"+":"")+Bt(e),qh=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]],Bh=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]],Hh=(e,t,n)=>e.find(([,s])=>t>=s*.99995)??(t>0?e.at(-1):
n),ae=e=>Hh(qh,Math.abs(e),qh[2]),Mo=e=>Hh(Bh,Math.abs(e),Bh[1]);function ar(e,[t,n]){let s=Math.abs(e/n),o=s===0||t==="ns"||s>=999.95?0:s>=99.995?1:s>=9.9995?2:3;return Q(s,o,o)+wt+t}var v=nt(e=>{let t=ar(
e,ae(e));return/[1-9]/.test(t)?vn(t,e):t}),X=nt(e=>Ns(ar(e,ae(e)),e));function Zl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Q(e,t,t)}function Vt(e){let[t,n]=ae(e*1.0005);return vn(Zl(Math.abs(e/
n))+wt+t,e)}var Ao=e=>(e>0?"+":"")+Vt(e);function xn(e,t){let[n,s]=ae(Math.max(e,t)*1.0005);return[e,t].every(o=>o===0||ae(o*1.0005)[0]===n)?[Zl(e/s),Zl(t/s)+wt+n]:[e,t].map(Vt)}function Uh(e){let[t,n]=ae(
Math.max(1,Math.abs(e)));return Q(Math.abs(e)/n,0,{s:9,ms:6,µs:3}[t])+wt+t}var C=nt(e=>vn(Uh(e),e)),de=nt(e=>Ns(Uh(e),e)),$n=nt(e=>vn(ar(e,Mo(e)),e)),zh=nt(e=>Ns(ar(e,Mo(e)),e)),nc=nt(e=>`${Q(e,0,9).
replace("-",tc)}${wt}GB/s`),rr=e=>t=>Number.isFinite(t)?e(t):B;function Kh(e){let t=e>0&&e<.05?2:e>=1e3||e===0?0:1;return`${e>0&&e<.005?"<0.01":Q(e,t,t)}${wt}%`}var W=rr(e=>vn(Kh(Math.abs(e)),e)),D=rr(
e=>{let t=1+e/100,n=t>=99.95?0:1;return e>=900?`${Q(t,n,n)}×`:Ns(Kh(Math.abs(e)),e)}),g$="⁰¹²³⁴⁵⁶⁷⁸⁹",Ft=rr(e=>{if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(
1).split("e-");return`${t}${wt}×${wt}10⁻${[...n].map(s=>g$[s]).join("")}`}),Gh=rr(e=>e<.001?"<0.001":Q(e,3,3)),ir=e=>Wh(Math.abs(e),["B","kB","MB","GB","TB"]),sc=nt(e=>`${k(e)}${wt}B`),G=nt(e=>{let[
t,n]=ir(e),s=Math.abs(e)/n,o=t==="B"||s>=100?0:s>=10?1:2;return vn(Q(s,o,o)+wt+t,e)}),Co=nt(e=>Ns(G(Math.abs(e)),e)),te=e=>e>0?"more":e<0?"less":"calm";function $(e,t,n=`${t}s`){return`${k(e)}${wt}${e===
1?t:n}`}function re(e,t=6){let n=[];for(let s=0;s<e.length;){let o=s;for(;o+1<e.length&&e[o+1]===e[o]+1;)o+=1;if(o-s>=2)n.push(`${e[s]}–${e[o]}`);else for(let a=s;a<=o;a+=1)n.push(String(e[a]));s=o+
1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function Ro(e,t){let n=Array.from(e);if(n.length<=t)return e;let s=Math.ceil((t-1)*.55),o=t-1-s;return`${n.slice(0,s).join("")}…${n.
slice(n.length-o).join("")}`}var ec=8,Yh=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Vh(e,t){let n=e[t],s=a=>a===void 0?0:Yh(n,a),o=Math.max(0,Math.max(s(e[t-1]),
s(e[t+1]))-ec);return o>0&&/[\uDC00-\uDFFF]/.test(n[o])?o-1:o}function Jh(e){let t=[...new Set(e)].sort();return new Map(t.map((n,s)=>[n,Vh(t,s)]))}function w$(e,t,n){let s=Math.floor(t*.4),o=t-s-1,a=n+
(o<2*ec?ec-Math.floor(o/3):0);if(e.length<=t||n===0||a<=s)return Ro(e,t);let r=Math.max(s,Math.min(a,e.length-o));if(r<=s+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let i=r+o<e.length;return`${Array.
from(e).slice(0,s).join("")}…${e.slice(r,i?r+o-1:void 0)}${i?"…":""}`}var y$=e=>e.replace(/^void (?=\S)/,"");function oc(e){let t=[],n=new Map,s=new Map,o=new Map,a=c=>c.length>e?y$(c):c;function r(c,d){
let u=o.get(c),f=w$(c,e,d);if(n.set(c,d),u?.text===f)return;u&&(u.names.delete(c),u.first=null);let h=s.get(f)??{text:f,names:new Set,first:null};h.names.add(c),h.first=null,s.set(f,h),o.set(c,h)}function i(c){
if(c.first===null){let[d,...u]=c.names;c.first=u.reduce((f,h)=>Math.min(f,Yh(d,h)),d.length)}return c.first}return{add(c){let d=[...new Set(c.map(a))].filter(f=>!n.has(f)),u=new Set(d);t=[...t,...d.sort()].
sort(),t.forEach((f,h)=>{if(u.has(f)||u.has(t[h-1])||u.has(t[h+1])){let m=Vh(t,h);m!==n.get(f)&&r(f,m)}})},text(c){let d=a(c),u=o.get(d);return u.names.size===1||e<16?u.text:b$(d,e,i(u),n.get(d))}}}function Jt(e,t){
let n=oc(t);return n.add(e),e.map(n.text)}function b$(e,t,n,s){let o=Math.floor(t*.2),a=Math.max(4,Math.floor(t*.25)),r=Math.max(o,n-2),i=t-o-a-3,c=Math.max(r+a,Math.min(s,e.length-i)),d=(u,f)=>f<=u?"":
f===u+1?e[u]:"…";return e.slice(0,o)+d(o,r)+e.slice(r,r+a)+d(r+a,c)+e.slice(c,c+i)+d(c+i,e.length)}function Le(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(
0,60)||"set"}function ie(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Vn(e,t,n){let s=[],o=Array.from(e);for(;o.length>t&&s.length<n-1;){let a=t;for(let r=t;r>
t*.6;r-=1)if(" ,:<>()".includes(o[r-1])){a=r;break}s.push(o.slice(0,a).join("")),o=o.slice(a)}return s.push(o.length>t?`${o.slice(0,t-1).join("")}…`:o.join("")),s}function Lo({from:e,to:t},n){let s=(t-
e)/Math.max(1,n);if(!(s>0)||!Number.isFinite(s))return{values:[],step:0};let o=10**Math.floor(Math.log10(s)),a=o*([1,2,5].find(i=>i*o>=s*.999999)??10),r=[];for(let i=Math.ceil(e/a-1e-9);i*a<=t+a*1e-9;i+=
1)r.push(i*a+0);return{values:r,step:a}}var _$=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Fh=e=>String(e).padStart(2,"0"),k$=36e5;function Qh(e,t=Date.now()){let n=Math.
round((Date.parse(e)-t)/k$);return n>=48?`in ${$(Math.floor(n/24),"day")}`:n>=1?`in ${$(n,"hour")}`:"within the hour"}function me(e){let t=new Date(e);return Number.isNaN(t.getTime())?B:`${t.getDate()}\
 ${_$[t.getMonth()]} ${t.getFullYear()}, ${Fh(t.getHours())}:${Fh(t.getMinutes())}`}var pe={compute:{name:"compute",short:"compute",property:"--part-compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",property:"\
--part-communication",what:"Communication runs, and no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",property:"--part-memory",what:"Copies or memsets run, and\
 nothing else: nothing hides them"},idle:{name:"idle",short:"idle",property:"--part-idle",what:"No device work of the rank runs"}},Xh={operators:{name:"operators",short:"operators",what:"An operator r\
uns, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of operators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for i\
t"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, another process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects g\
arbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here, at most an annotation"}},lr=Object.assign({},pe,Xh),Zh=e=>e!==null&&e.parts.some(({part:t})=>t in Xh),
No={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Et=e=>e[0].toUpperCase()+e.slice(1),v$={COMPUTATION:"\
compute",COMMUNICATION:"communication",MEMORY:"memory"},ac=e=>v$[e]??e.toLowerCase();function rc(e){let t=e.split(" overlapping ").map(ac);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")}\
 and ${t.at(-1)} at once`}var ic={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},em={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Laun\
ched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},lc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"\
delay from launch to start"},cr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},cc={steps:"of the steps, as in Compare",before_last_step:"al\
l but those of the last step",all:"all, outside of steps too"},dc={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},Jn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUD\
A].",Qn=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",Ps="the host waits: the device’s queue is full",Xn=({host:e,lag:t})=>typeof e!="number"?"":`host ${v(e)}${t>0?` · device ${v(
t)} behind when the host left`:""}`;var x$={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},$$={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},tm=(e,t,n)=>e===
null||!(t>0)?null:n*(e/t);function Is(e,t,n){if(e[t]!==void 0)return e[t];let s=x$[t];if(!s)return $$[t]?.(n)??null;let{rule:o,times:a}=s,r=Is(e,s.of,n),i=Is(e,s.by,n);switch(o){case"change":return r===
null||i===null?null:r-i;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:tm(r,i,a);default:return tm(r,i,a)}}var st=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+
t.samples>0,im={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},S$={...im,per_step:"per recording",percent:"% of the recording"},Po=(e,t)=>(st(t)?S$:im)[e];function fc(e){
return st(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Io=e=>e.measure===""?e.device_type!=="GPU":e.measure==="self";function hc(e){return e.step_time.control?.step>0&&e.step_time.test?.
step>0}var E$=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,T$=e=>e==="per_step"||e==="percent";function Do(e,t){let s=`${t?"self_":""}${{total:"duration",percent:"percent_of_ste\
p"}[e]??e}`;return[e==="total"&&!t?"total_duration":s,s]}function O$(e,t){let n=t?"self_":"",[s,o]=Do(e,t),a=T$(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,diff:`diff_${o}`,
growth:`diff_${n}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${a}`,testCount:`test_${a}`,diffCount:`diff_${a}`}}function Sn(e,t,n,s=!1){let o=Object.fromEntries(Object.
entries(O$(t,s&&E$(e))).map(([r,i])=>[r,Is(e,i,n)])),a=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...o,percent:a===""?o.growth:null,birth:a}}function M$(e,t){
let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var qo=(e,t)=>JSON.stringify([e,t]);function Be(e,t){let n=0xcbf29ce484222325n;
for(let s of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(s))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var A$=(e,t)=>e.filter(({side:n})=>n===t).reduce(
(n,s)=>s.counts>n.counts?s:n).name;function lm({name:e,category:t,replaces:n,aliases:s}){if(s&&!n&&t!=="python_function"){let a=["control","test"].map(i=>A$(s,i)),r=s.length-2;return[`${a.join(" / ")}${r>
0?` + ${r} more`:""}`,""]}if(!n)return[e,""];if(n.rule==="template_arguments")return[e,""];let o=n.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[n.operator??"same shapes",o].filter(Boolean).
join(" "),e]}function Bo({name:e,category:t,aliases:n},s){let o=n?.filter(({side:a})=>a===s)??[];return o.length===0?{name:e,category:t}:o.reduce((a,r)=>(r.total_duration??0)>(a.total_duration??0)?r:a)}
var ur=({aliases:e})=>e.map(({side:t,name:n,counts:s,total_duration:o})=>`${t} ${n}: ${k(s)} ${s===1?"call":"calls"}, ${v(o)}`);function mc(e,t,n,{self:s=!1}={}){let{control_observations:o,test_observations:a}=e.
verdict??{},r=e.judged_rows?{steps:Math.min(o,a),rows:e.judged_rows}:null;return t.map(i=>{let c=pc({...i,among:r},s);return{row:c,key:i.id??qo(i.name,i.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",of:d=>Is(i,d,e),...Sn(i,n,e,s),...M$(i,n)}})}var C$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),cm=(e,t)=>e.filter(({row:n})=>!Qn(n)&&!C$(n)).slice(
0,t);function pc(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var fr=e=>e.moderated_q_value??e.q_value??null;function dm(e){let{
control_observations:t,test_observations:n}=e.verdict??{},s=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(o=>[qo(o.name,o.category),{...o,among:s}]))}function um(e,t,{
self:n=!1}={}){return["host","device"].filter(s=>e.totals[s].control_counts+e.totals[s].test_counts>0).map(s=>[s,Sn(e.totals[s],t,e,n)])}var Ds=({too_few:e,control_counts:t,test_counts:n})=>e&&t>0&&n>0,fm=(e,t)=>e.rank-t.rank||e.span-t.span,R$=(e,t)=>e.length===t.length&&e.every((n,s)=>n===t[s]);function nm(e){let t=new Set,n=!1;for(let{
rank:o,step_number:a}of e){let r=`${o}/${a}`;n||=t.has(r),t.add(r)}let s=new Map;for(let{rank:o,span:a}of e)s.set(n?`${o}/${a}`:`${o}`,{rank:o,span:n?a:0});return{split:n,keys:[...s.values()].sort(fm)}}
var sm=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??-1)-(n??-1)),dr=e=>e===void 0?"–":e===null?"whole":String(e);function uc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(
e.rank)}var om=(e,t)=>e===t?e:`${e} / ${t}`;function L$(e,t){let n=({rank:a,span:r})=>`${a}/${r}`,s=new Set(e.map(n));if(t.some(a=>s.has(n(a)))){let a=new Map([...e,...t].map(i=>[n(i),i])),r=new Set(t.
map(n));return{byPosition:!1,rows:[...a.values()].sort(fm).map(i=>({control:s.has(n(i))?i:void 0,test:r.has(n(i))?i:void 0}))}}let o=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>
0,rows:Array.from({length:o},(a,r)=>({control:e[r],test:t[r]}))}}function am(e,t,n,s,o){let a=new Map;t.forEach((c,d)=>{c[s]&&a.set(`${c[s].rank}/${o?c[s].span:""}`,d)});let r=t.map(()=>n.map(()=>null)),
i=new Map(n.map((c,d)=>[c,d]));for(let c of e){let d=a.get(`${c.rank}/${o?c.span:""}`);r[d][i.get(c.step_number)]=c}return r}function hr(e,t){let[n,s]=[nm(e),nm(t)],{rows:o,byPosition:a}=L$(n.keys,s.keys),
[r,i]=[sm(e),sm(t)],c=Math.max(r.length,i.length),d=Array.from({length:c},(f,h)=>({control:r[h],test:i[h],text:r.length===0?dr(i[h]):i.length===0?dr(r[h]):om(dr(r[h]),dr(i[h]))})),u=f=>f.map(h=>[...h,
...Array.from({length:c-h.length},()=>null)]);return{rows:o.map(f=>({...f,text:f.control&&f.test?om(uc(f.control),uc(f.test)):uc(f.control??f.test)})),columns:d,control:u(am(e,o,r,"control",n.split)),
test:u(am(t,o,i,"test",s.split)),ranksByPosition:a,stepsByPosition:r.length>0&&i.length>0&&!R$(r,i)}}function Fo(e,t){let n=r=>r.map(i=>i.map(c=>c===null?null:t(c))),s=n(e.control),o=n(e.test),a=s.map(
(r,i)=>r.map((c,d)=>c===null||o[i][d]===null?null:o[i][d]-c));return{control:s,test:o,diff:a}}function Ge(e,t){let n=new Map;for(let s of e){let o=t(s);n.get(o)?.push(s)??n.set(o,[s])}return n}function Tt(e){
if(e.length===0)return null;let t=[...e].sort((s,o)=>s-o),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var rm=e=>e.reduce((t,n)=>t+n,0)/e.length,N$=1.05,P$=.05;function hm(e){let t=[...Ge(e,({
rank:o})=>o)].sort(([o],[a])=>o-a).map(([o,a])=>{let r=rm(a.map(c=>c.step)),i=a.every(c=>c.exposed_communication!==null);return{rank:o,samples:a.length,step:r,waiting:i&&r>0?rm(a.map(c=>c.exposed_communication))/
r:null}}),n=Tt(t.map(o=>o.step));for(let o of t)o.lag=n>0?o.step/n:null;let s=t.length<2?[]:t.filter(o=>o.lag>=N$);return{ranks:t,median:n,slow:s,awaited:s.length>0?null:I$(t)}}function I$(e){if(e.length<
2||e.some(s=>s.waiting===null))return null;let t=e.reduce((s,o)=>o.waiting<s.waiting?o:s),n=Tt(e.filter(s=>s!==t).map(s=>s.waiting));return n>=P$&&t.waiting<=n/2?t:null}var D$={type:"text",standard:""},pr=(e,t)=>e[t]??D$,Se={control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{type:"\
text",standard:"all"},control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:[
"end","next"]},cut_overlaps:{type:"boolean",standard:"false"},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU","GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"\
boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"cho\
ice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},significance:{type:"boolean",standard:"\
false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"\
true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"\
choice",standard:"json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},qs={tag:{type:"texts",standard:""},sort:{type:"choice",standard:"created",words:[
"created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["auto","always",
"never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Zn={control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{
type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},level:{type:"choice",standard:"modules",words:[
"modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"\
choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["jso\
n","csv"]}},gr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},
marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"t\
ext",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},ym={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},measure:{
type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},time:{type:"choice",standard:"total",words:["total","self"]},by:{type:"choi\
ce",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Bs=null;function es(e,t,n){Bs&&!Bs.some(s=>s.name===
t)&&Bs.push({name:t,value:e.getAll(t).join(),allowed:n})}function bm(e,t){Bs=[];try{return e(t),Bs}finally{Bs=null}}function Qt(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.includes(o)&&es(e,t,n.filter(
a=>a!=="").join(", ")),o!==""&&n.includes(o)?o:s}function q$(e,t,n){let s=(e.get(t)??"").split(",").filter(o=>o!=="");return s.every(o=>n.includes(o))||es(e,t,n.join(", ")),s.filter(o=>n.includes(o))}
function _m(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.test(o)&&es(e,t,s),n.test(o)?o:""}function B$(e,t,n,s,o){let a=`${n} to ${s.toLocaleString("en-US")}`,r=_m(e,t,/^\d+$/,a),i=r===""||Number(r)>=
n&&Number(r)<=s;return i||es(e,t,a),r!==""&&i?Number(r):o}var F$=new Map([["1","true"],["0","false"]]);function Xt(e,t,n,s=pr(t,n).standard){let{type:o,words:a}=pr(t,n);if(o==="texts")return e.getAll(
n).filter(h=>h!=="");let r=e.get(n)??"",i=o==="text"?r:F$.get(r)??r,c=o==="boolean"?["true","false"]:a,d=o==="text"?i:c.find(h=>h.toLowerCase()===i.toLowerCase());d===void 0&&i!==""&&es(e,n,c.join(", "));
let f=(o==="choice"&&d==="false"?"":d)||s;return o==="boolean"?f==="true":f}function ts(e,t,n,s){for(let o of n){let{type:a,standard:r}=pr(t,o);a==="texts"?s[o].forEach(i=>e.append(o,i)):["",r].includes(
String(s[o]??""))||e.set(o,String(s[o]))}}var Ne={read:(e,t)=>e.get(t)??""},Ye=(e,t="")=>({standard:t,read:(n,s)=>Qt(n,s,e,t)}),mm=e=>({read:(t,n)=>q$(t,n,e),text:t=>t.join()}),ot=(e,t,n=pr(e,t).standard)=>({
standard:n,read:s=>Xt(s,e,t,n)}),km=(e,t,n)=>({standard:n,read:(s,o)=>B$(s,o,e,t,n)}),Tn=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,{read:s}])=>[n,s(t,n)]));function ns(e,t,n){for(let[s,{standard:o="",
text:a}]of Object.entries(t)){let r=n[s]??"";if(Array.isArray(r)&&!a)r.forEach(i=>e.append(s,i));else{let i=(a??String)(r);i!==""&&i!==String(o)&&e.set(s,i)}}return e}var vm=(globalThis.document?.documentElement.
dataset.base??"/").replace(/\/$/,""),H=e=>vm+e,ss=(e,t)=>H(t.size===0?e:`${e}?${t}`),wc=e=>`/${e.split("/").slice(vm.split("/").length).join("/")}`,Ot=()=>wc(location.pathname),j$=15,xm=[10,15,20,30,50,
100],W$=["total","per_step","per_call","percent"],$m=Se.change.words,Sm=Se.device_type.words,H$=Se.measure.words,U$=["step","compute","exposed_communication","exposed_memory","idle"],yr=[...U$,"op"],yc="\
ProfilerStep*",Mt=[yc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Em=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_du\
ration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],z$=["name","category","change","q_value"],jo=e=>z$.includes(e)?"asc":"desc",bc=["c\
ontrol","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","control_marker_until","test_marker_until","cut_overlaps","use_short_name","merge_addresses","al\
iases","merge_lines"],Tm=[...bc,"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],Om={fold:"true",significant:"",measure:"",equivalence:""},
K$=["lines","details","operators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],G$=["control","test","more","less","noise"];function pm(e,t){let n=e.get(t)??"",s=n.
split(",").map(a=>a===""?NaN:Number(a)),o=s.length===4&&s.every(Number.isFinite);return n!==""&&!o&&es(e,t,"four numbers"),o?n:""}var On={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"\
all"},Mn=e=>Object.keys(On).some(t=>e[t]!=="all"),Mm=(e,t)=>Object.fromEntries(t.map(n=>[n,Xt(e,Se,n,Om[n])])),_c=e=>Object.fromEntries([...O.flatMap(t=>{let n=`${t}_marker`,s=`${n}_until`;return[[n,e.
get(n)||e.get("marker")||""],[s,Qt(e,e.get(s)?s:"marker_until",Se.marker_until.words,"")]]}),["cut_overlaps",Xt(e,Se,"cut_overlaps")]]),Zt=(e=O)=>Object.fromEntries(e.flatMap(t=>[[`${t}_marker`,""],[`${t}\
_marker_until`,""]])),Wo=e=>Object.fromEntries([...Object.keys(Zt()),"cut_overlaps"].map(t=>[t,e[t]??""])),Fs=(e,t)=>({...e[`${t}_marker`]&&{marker:e[`${t}_marker`],...e[`${t}_marker_until`]&&{marker_until:e[`${t}\
_marker_until`]}},...Y$(e.cut_overlaps)&&{cut_overlaps:"true"}}),Y$=e=>String(e??"")==="true",An=(e,t,n,s="")=>Object.entries(Fs(t,n)).forEach(([o,a])=>e.set(o==="cut_overlaps"?o:s+o,a));function V$(e,t,n){
let s=e.get(t)??"";return s===""||/^[0-9a-f]{12}$/.test(s)&&!e.has(n)?s:Be(s,e.get(n)??"")}var Am=e=>({sort:Ye(Em,Se.sort.standard),order:Ye(Se.order.words,jo(e)),unit:Ye(W$),measure:{read:t=>Qt(t,t.has(
"measure")?"measure":"time",H$,"")},fold:ot(Se,"fold",Om.fold),heat:Ye(yr),open:mm(K$),hide:mm(G$),zoom_time:{read:pm},zoom_calls:{read:pm},top:km(1,200,j$),op:{read:(t,n)=>V$(t,n,"op_category")}});function Fe(e){
let t=new URLSearchParams(e),n=Qt(t,"sort",Em,Se.sort.standard);return{...Mm(t,Tm),..._c(t),...!t.has("exclude")&&{exclude:Mt},...n.endsWith("_work")&&{work:!0},...Tn(Am(n),t)}}function at(e){let t=br(
e);return t.delete("fold"),ns(t,Am(e.sort),e),e.exclude.join(`
`)===Mt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),ss("/compare",t)}var rt=(e,t)=>at({...Fe(""),control:ee(e),test:ee(t)});function br(e){let t=new URLSearchParams;return ts(t,Se,Tm,e),e.
significant||t.delete("measure"),t}function J$(e,t,n){let s=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_\
step"}`;if(e==="diff_percent")return`diff_${s}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,o]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[],[a,r]=Do(t||"per_step",n);return o===void 0?e:`${o}_${o.endsWith("diff")?r:a}`}function js(e,t,n){let s=br(e);return s.set("significance","true"),s.set("sort",J$(e.sort,t,n)),s.set("order",
e.order),s.set("measure",n?"self":"total"),s}function kc(e,t,n,s){let o=js(e,t,n);return o.set("format",s),o}var Cm=["total","per_step"],Q$=["calls","share"],Rm=["duration","calls","per_call"],Lm={unit:Ye(
Cm),bins:Ye(Q$,"calls"),heat:Ye(Rm,"duration")};function Ws(e){let t=new URLSearchParams(e);return{...Mm(t,bc),..._c(t),...Tn(Lm,t),row:t.has("name")?Be(t.get("name"),t.get("category")??""):t.get("row")??
""}}function ue(e){let t=new URLSearchParams({control:e.control,test:e.test});return ts(t,Se,bc,e),t}function os(e){let t=ue(e);return t.set("row",e.row),t}var Ve=e=>H(`/compare/op?${ns(os(e),Lm,{...e,
unit:Cm.includes(e.unit)?e.unit:"",heat:Rm.includes(e.heat)?e.heat:""})}`);function Nm(e,t,n){let s=js(e,t,n);return s.delete("work"),e.sort.endsWith("_work")&&s.delete("sort"),e.op&&s.set("row",e.op),
s}function Pm(e){let t=new URL(at(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var En=Number(
qs.limit.standard),X$=e=>e==="label"?"asc":"desc",Im=e=>({control:Ne,test:Ne,q:ot(qs,"q"),tag:ot(qs,"tag"),sort:ot(qs,"sort"),order:ot(qs,"order",X$(e)),page:km(1,1e6,1)});function Ho(e){let t=new URLSearchParams(
e);return Tn(Im(Xt(t,qs,"sort")),t)}function Dm(e){let t={...Ho(""),...e};return ss("/",ns(new URLSearchParams,Im(t.sort),t))}var _r=e=>e.q!==""||e.tag.length>0;function as(e){let t=new URLSearchParams(
{group:"auto",sort:e.sort,order:e.order,limit:String(En),offset:String((e.page-1)*En)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ee=e=>e.slice(0,12),Cn=(e,t,n,s)=>s?.[e]?.
label??(n&&oe(n,t[e])?.label)??t[e];function oe(e,t){if(t==="")return;let n=e.find(a=>a.id===t);if(n)return n;let s=e.filter(a=>a.id.startsWith(t.toLowerCase()));if(s.length===1)return s[0];let o=e.filter(
a=>a.label===t);return o.length===1?o[0]:void 0}var Z$=["sets","tag","baseline","name","category","layer","measure","time","by"],Hs=e=>Tn(Object.fromEntries(Z$.map(t=>[t,ot(ym,t,t==="sets"?"":void 0)])),
new URLSearchParams(e));function kr(e){let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),ts(t,ym,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","cate\
gory","time"]],e),t}var Uo=e=>ss("/series",kr(e)),O=["control","test"],rs={control:"test",test:"control"},qm=["rank","span","step"],eS=["both",...O],tS={path:{type:"boolean",standard:"false"}},Bm=32,nS=864e8,
sS=300,wr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,gc=(e,t)=>_m(e,t,/^\d+$/,"whole numbers");function gm(e,t,n){let[s,o]=[wr(e.get(t)),wr(e.get(n))],a=s!==null&&o!==null&&s<o&&Math.
max(-s,o)<=nS;return[t,n].filter(r=>!a&&e.get(r)).forEach(r=>es(e,r,`µs since the beginning, ${t} before ${n}`)),a?[s,o]:[null,null]}var wm=(e,t)=>[...new Set(e.getAll(t))].filter(n=>n!==""&&n.length<=
sS).slice(0,Bm),Us=(e,{id:t,main:n})=>n?"main":`${e}:${t}`,vr=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t].slice(-Bm),mr={read:()=>null,text:e=>typeof e=="number"?String(Math.round(e*1e3)/1e3):""},
Fm={cut_overlaps:ot(gr,"cut_overlaps"),use_short_name:ot(gr,"use_short_name","false"),path:ot(tS,"path"),show:Ye(eS,"both"),from:mr,to:mr,sum_from:mr,sum_to:mr,open:{read:wm},pin:{read:wm},q:Ne,name:Ne,
category:Ne,nth:{read:e=>wr(gc(e,"nth"))},at:Ye(O),align:Ne,align_category:Ne,align_nth:{read:e=>wr(gc(e,"align_nth"))??0,standard:0}};function xr(e){let t=new URLSearchParams(e),n={control:t.get("con\
trol")??"",test:t.get("test")??""};for(let i of O)for(let c of qm){let d=`${i}_${c}`;n[d]=gc(t,t.has(d)?d:c)}Object.assign(n,_c(t));let[s,o]=gm(t,"from","to"),[a,r]=gm(t,"sum_from","sum_to");return{...n,
...Tn(Fm,t),from:s,to:o,sum_from:a,sum_to:r}}function zs(e){let t=new URLSearchParams,n=(s,o)=>o&&t.set(s,o);O.forEach(s=>n(s,e[s]));for(let s of[...qm,"marker","marker_until"]){let[o,a]=O.map(i=>e[`${i}\
_${s}`]??""),r=o===a||!e.control||!e.test;n(s,r?o||a:""),O.forEach(i=>n(`${i}_${s}`,r?"":e[`${i}_${s}`]))}return ss("/timeline",ns(t,Fm,{...e,...!e.name&&{category:"",nth:"",at:""},...!e.align&&{align_category:"",
align_nth:0}}))}function jt(e){let t=O.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var oS=(e,t)=>e-t,jm=e=>[...new Set(e)].sort(oS),vc=e=>jm(e.map(t=>t.rank)),xc=(e,t)=>jm(e.filter(n=>n.
rank===t).map(n=>n.span)),$c=(e,t,n)=>e.filter(s=>s.rank===t&&s.span===n).sort((s,o)=>(s.step_number??-1)-(o.step_number??-1));function aS(e){let t=[...e].sort((n,s)=>n.step-s.step);return t[t.length>>
1]}var rS=(e,t)=>e.find(n=>String(n)===t);function Wm(e,t,n=null){if(e.length===0)return null;let s=[],o=(d,u,f,h)=>{let m=u===""?void 0:rS(d,u);return u!==""&&m===void 0&&s.push(`${f} ${u}`),m??(d.includes(
h)?h:d[0])},a=o(vc(e),t.rank,"rank",n?.sample.rank),r=o(xc(e,a),t.span,"file",n?.sample.span),i=$c(e,a,r),c=t.step===""?void 0:i.find(d=>String(d.step_number)===t.step);return t.step!==""&&!c&&s.push(
`step ${t.step}`),c??=n?i.find(d=>d.step_number===n.sample.step_number)??i[Math.min(n.place,i.length-1)]:aS(i),{sample:c,place:i.indexOf(c),missing:s}}var Hm={control:Ne,test:Ne,q:Ne,chart:Ye(["bars",
"line","scatter","histogram","none"]),x:Ne,y:Ne,y2:Ne,by:Ne},Um={chart:"",x:"",y:"",y2:"",by:""},$r=e=>Tn(Hm,new URLSearchParams(e)),Sr=e=>ss("/query",ns(new URLSearchParams,Hm,e));function Er({control:e,
test:t,q:n},s=""){let o=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:s}).filter(([,a])=>a!=="").forEach(([a,r])=>o.set(a,r)),o}var iS=300,lS=4e3,cS=1e4,Rn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Tr=()=>document.dispatchEvent(new Event("connection")),Km=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function dS(){try{let e=await fetch(H("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(cS)});return Km(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function uS(){let e=Rn(),t=iS;for(;;){await new Promise(s=>{e.hurry=s,setTimeout(s,t)});let n=await dS();if(n){let s=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&n.build!==void 0&&n.build!==e.build}),Tr(),s}e.gone||(e.gone=!0,Tr()),t=Math.min(2*t,lS)}}async function Ec({signal:e,isAction:t=!1}={}){let n=Rn();e?.throwIfAborted(),
n.back??=uS(),t&&(n.actions+=1,Tr());let s;try{return await Promise.race([n.back,new Promise((o,a)=>{s=()=>a(e.reason),e?.addEventListener("abort",s,{once:!0})})])}finally{e?.removeEventListener("abor\
t",s),t&&(n.actions-=1,Tr())}}var Gm=e=>{Rn().build??=e},Ym=e=>document.addEventListener("connection",()=>e(Rn())),yt=H("/api/v1"),fS=700,hS=4,en=class extends Error{constructor(t,n,s,o=null){super(s),
this.name="ApiError",this.status=t,this.code=n,this.offset=o}};function Tc(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="string"||typeof n.title=="string")return new en(e,n.code??"error",n.detail||
n.title,n.offset??null)}catch{}return new en(e,"error",`The server answered with status ${e}.`)}var Sc=()=>new en(0,"offline","The server does not answer. Is “tracediff serve” still running?"),mS=/"(?:stream|correlation)":-?\d{16}/,
pS=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(t)&&n?.source||t,gS=/\d{16}/,wS=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??
"")?n.source:t,yS=(e,t)=>new Promise((n,s)=>{let o=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(o),s(t.reason)},{once:!0})});function zm(e){globalThis.waitingRequests=(globalThis.waitingRequests??
0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Vm(e){let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function At(e,t,n={}){let s=!1,o=1;
try{for(;;)try{return await bS(e,t,n)}catch(a){if(a.code==="offline"&&o<hS){o+=1,await Ec({signal:n.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&a.status===404&&o>1)return null;if(a.code!=="n\
ot_checked_yet")throw a;s||(s=!0,zm(1)),await yS(fS,n.signal)}}finally{s&&zm(-1)}}async function bS(e,t,{body:n,signal:s,digits:o=!1}){let a={method:e,signal:s,headers:{Accept:"application/json"}};n!==
void 0&&(a.headers["Content-Type"]="application/json",a.body=JSON.stringify(n));let r,i;try{r=await fetch(yt+t,a),i=await r.text()}catch(c){throw c.name==="AbortError"?c:Sc()}if(Km(r))throw Sc();if(!r.
ok)throw Tc(r.status,i);if(i==="")return null;try{return JSON.parse(i,o&&gS.test(i)?wS:mS.test(i)?pS:void 0)}catch{throw new en(r.status,"bad_answer","The server sent an answer that is not JSON.")}}var we=(e,t)=>At(
"GET",e,t),le=encodeURIComponent,Ks=e=>we("/status",e);async function bt(e,t){let n=await we(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(s=>({set:s}))}}async function Wt(e,t){let n=e.map(
o=>`id=${le(o)}`).join("&"),s=e.length===0?[]:(await we(`/sets?${n}`,t)).sets;return[...new Map(s.map(o=>[o.id,o])).values()]}async function Jm(e){let t=await Wt(e);return t.length>0?t:(await bt("limi\
t=1")).entries.map(({set:n})=>n)}var is=async e=>(await we("/tags",e)).tags,tn=(e,t)=>we(`/sets/${le(e)}`,t),Ln=(e,t)=>At("PATCH",`/sets/${le(e)}`,{body:t}),zo=e=>At("DELETE",`/sets/${le(e)}`),Qm=async(e,t)=>(await At(
"POST",`/sets/${le(e)}/split`,{body:t})).job,Xm=async(e,t)=>(await At("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Ko=e=>At("POST",`/sets/${le(e)}/restore`),fe=(e,t)=>we(`/compare\
_traces?${e}`,t),Or=(e,t)=>we(`/compare_traces/op?${e}`,t),Mr=(e,t,n)=>we(e===""?`/compare_traces/tree?${t}`:`/sets/${le(e)}/tree?${t}`,n),Gs=async(e,t,n)=>(await we(`/sets/${le(e)}/steps?${new URLSearchParams(
t)}`,n)).steps,Go=(e,t,n)=>we(`/sets/${le(e)}/timeline?${t}`,n),Ar=(e,t,n)=>we(`/sets/${le(e)}/timeline/find?${t}`,n),Ht=(e,t,n)=>we(`/analysis/${e}?${t}`,n),Oc=(e,t)=>we(`/series?${e}`,t),Zm=e=>`${yt}\
/series?${e}`,ep=(e,t)=>`${yt}/analysis/${e}?${t}`,Cr=async(e,t,n)=>(await we(`/sets/${le(e)}/ops?q=${le(t)}&limit=50`,n)).ops,Yo=e=>`${yt}/compare_traces?${e}`,Rr=e=>`${yt}/report?${e}`,Lr=e=>`${yt}/\
bundle?${e}`,tp=e=>`${yt}/compare_traces/op?${e}`,np=(e,t,n)=>we(`/sets/${le(e)}/timeline/sums?${t}`,n),sp=(e,t)=>we(`/sql?${e}`,{...t,digits:!0}),op=e=>`${yt}/sql?${e}`,ap=async(e,t)=>(await we(`/sql\
/schema?${e}`,t)).tables,Nr=(e,t,n)=>`${yt}/sets/${le(e)}/files/${t}/trace${n?`?${n}`:""}`,rp=e=>`${yt}/sets/${le(e)}/aligned_trace`;async function Pr(e,{signal:t,onProgress:n}){let s=[],o=0,a;try{if(a=
await fetch(e,{signal:t}),a.ok){let r=a.body.getReader();for(;;){let{done:i,value:c}=await r.read();if(i)break;s.push(c),o+=c.length,n(o)}return await new Blob(s).arrayBuffer()}}catch(r){throw r.name===
"AbortError"?r:o>0?new en(0,"broken","The download stopped before its end. The log of the server says why."):Sc()}throw Tc(a.status,await a.text())}var ip=async e=>(await we("/jobs",e)).jobs,lp=(e,t)=>we(
`/jobs/${le(e)}`,t),Ys=e=>At("DELETE",`/jobs/${le(e)}`),cp=e=>new EventSource(`${yt}/jobs/${le(e)}/events`),dp=(e,t,n)=>At("POST","/uploads",{body:{label:e,files:t,files_are:n}}),up=async(e="")=>(await At(
"POST",`/samples${e&&`/${e}`}`)).jobs,fp=e=>we(`/uploads/${le(e)}`),Mc=e=>At("DELETE",`/uploads/${le(e)}`),hp=async e=>(await At("POST",`/uploads/${le(e)}/commit`)).job;function mp(e,t,n,{from:s=0,signal:o,
onProgress:a}){return new Promise((r,i)=>{let c=new XMLHttpRequest,d=()=>c.abort(),u=(h,m)=>{o?.removeEventListener("abort",d),h(m)},f=()=>u(i,new DOMException("Cancelled","AbortError"));if(o?.aborted){
f();return}o?.addEventListener("abort",d),c.open("PUT",`${yt}/uploads/${le(e)}/files/${le(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),s>0&&c.setRequestHeader("Content-Range",`b\
ytes ${s}-${n.size-1}/${n.size}`),c.upload.addEventListener("progress",h=>a(s+h.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){u(i,Tc(c.status,c.responseText));return}try{u(r,JSON.
parse(c.responseText))}catch{u(i,new en(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>u(i,new en(0,"offline","The connection was lost, or the \
file changed on the disk while it was being sent."))),c.addEventListener("abort",f),c.send(s>0?n.slice(s):n)})}function l(e,t={},...n){let s=document.createElement(e);for(let[o,a]of Object.entries(t??{}))if(!(a==null||a===!1))if(o==="class")s.className=a;else if(o==="text")s.textContent=a;else if(o==="on")for(let[
r,i]of Object.entries(a))s.addEventListener(r,i);else if(o==="data")Object.assign(s.dataset,a);else if(o==="css")for(let[r,i]of Object.entries(a))s.style.setProperty(r,i);else s.setAttribute(o,a===!0?
"":String(a));return Ir(s,n),s}function Ir(e,t){for(let n of t)Array.isArray(n)?Ir(e,n):n!=null&&n!==!1&&e.append(n)}function _(e,...t){return e.textContent="",Ir(e,t),e}function Nn(e,t){let n=new Set(
t);for(let o of[...e.childNodes])n.has(o)||o.remove();let s=e.firstChild;for(let o of t)o===s?s=s.nextSibling:e.insertBefore(o,s)}function x(e,t,n={}){return l("button",{type:"button",...n,on:{click:t}},
e)}function ye(e,t,{value:n,...s}={}){let o=l("select",{...s,on:{change:()=>t(o.value)}},e.map(([a,r])=>l("option",{value:a,selected:a===n},r)));return o}function je(e,t,n="field"){let s=e.contains(document.
activeElement)?document.activeElement.dataset[n]:void 0;t(),s!==void 0&&[...e.querySelectorAll(`[data-${n}]`)].find(o=>o.dataset[n]===s)?.focus()}function ls(e,t,n,...s){let o=P("dialog"),a=()=>r.close();
_(n,l("div",{class:"trace-head"},l("h2",{id:o},e),Y("close","Close",a)),s),n.classList.add("trace-box");let r=l("dialog",{class:`trace-dialog ${t}`.trim(),"aria-labelledby":o,on:{close:()=>r.remove(),
click:i=>{i.target===r&&a()}}},n);return document.body.append(r),r.showModal(),r}var Ee=({code:e,message:t},n,...s)=>l("div",{class:"error-box",role:"alert",data:e&&{code:e}},n&&[l("h2",{},n),l("p",{},
t)],n?s.length>0&&l("p",{},s):t);function Pn({wait:e,onText:t,onStep:n=null,empties:s=!0,...o}){let a=Te(e,()=>t(r.value.trim())),r=l("input",{type:"search",autocomplete:"off",spellcheck:"false",...o,
on:{input:a,keydown(i){let c=n&&i.key==="Enter";!c&&!(s&&i.key==="Escape"&&r.value!=="")||(i.preventDefault(),a.cancel(),r.value=c?r.value:"",t(r.value.trim()),c&&n(i.shiftKey?-1:1))}}});return r}var _S="\
http://www.w3.org/2000/svg";function F(e,t={},...n){let s=document.createElementNS(_S,e);for(let[o,a]of Object.entries(t))s.setAttribute(o,String(a));return Ir(s,n),s}function Jo(e,t,n,s){let o=globalThis.
devicePixelRatio||1;[e.width,e.height]=[Math.round(t*o),Math.round(n*o)],e.style.setProperty("height",`${n}px`);let a=e.getContext("2d",s);return a.scale(o,o),a}var kS={pencil:"M2.5 13.5v-2.6l7.8-7.8 \
2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.\
6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 \
6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",
minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM\
9 2v3h3"};function it(e){return F("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},F("path",{d:kS[e]}))}function Y(e,t,n,s={}){return l("button",{type:"button",title:t,"\
aria-label":t,...s,class:`icon-button ${s.class??""}`.trim(),on:{click:n}},it(e))}var pp=0;function P(e){return pp+=1,`${e}-${pp}`}var We=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function j(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function Te(e,t){let n=0,s=(...o)=>{clearTimeout(n),n=setTimeout(
()=>t(...o),e)};return s.cancel=()=>clearTimeout(n),s}function Oe(e,t,n){let s=new Map;return{node:l("div",{class:"segmented",role:"group","aria-label":e},t.map(([a,r,i])=>{let c=x(r,()=>n(a),{title:i,
"aria-pressed":"false"});return s.set(a,c),c})),buttons:s,press(a){for(let[r,i]of s)i.setAttribute("aria-pressed",String(r===a))}}}function z(e,{action:t=null,seconds:n=8,urgent:s=!1}={}){let o=l("div",
{class:`toast${s?" toast-urgent":""}`},l("span",{class:"toast-text"},e)),a=0,r=()=>{clearTimeout(a),o.remove()},i=()=>{clearTimeout(a),a=setTimeout(r,n*1e3)};t&&o.append(x(t.label,()=>{r(),t.run()},{class:"\
toast-action"})),o.append(Y("close","Dismiss",r));let c=()=>clearTimeout(a);return o.addEventListener("pointerenter",c),o.addEventListener("focusin",c),o.addEventListener("pointerleave",i),o.addEventListener(
"focusout",i),document.getElementById("toasts").append(o),j(t?`${e} ${t.label} is available.`:e,s),i(),r}var Vs=4,vS=e=>yp(e.menu,e.opener);function gp(e,t=!1){e.menu=l("div",{class:"row-menu",role:"m\
enu",id:e.id,"aria-label":e.label,on:{keydown:n=>$S(e,n),focusout:n=>SS(e,n)}}),_(e.menu,e.items().filter(n=>!n.hidden).map(n=>xS(e,n))),e.opener.setAttribute("aria-expanded","true"),e.opener.setAttribute(
"aria-controls",e.id),e.opener.closest("main").append(e.menu),yp(e.menu,e.opener),addEventListener("scroll",e.follow,{capture:!0}),addEventListener("resize",e.follow),wp(e).at(t?-1:0)?.focus({preventScroll:!0})}
function Vo(e){removeEventListener("scroll",e.follow,{capture:!0}),removeEventListener("resize",e.follow);let t=e.menu;e.menu=null,t?.remove(),e.opener.setAttribute("aria-expanded","false"),e.opener.removeAttribute(
"aria-controls")}var wp=e=>[...e.menu.querySelectorAll('[role="menuitem"]')],xS=(e,t)=>l(t.href?"a":"button",{role:"menuitem",type:t.href?null:"button",href:t.href,download:t.download,tabindex:"-1",class:t.
danger?"danger":t.href?"button":"",disabled:t.disabled,title:t.title,on:{click:()=>{if(t.href){setTimeout(()=>e.menu&&(e.opener.focus({preventScroll:!0}),Vo(e)));return}Vo(e),e.opener.focus({preventScroll:!0}),
t.run()}}},t.text,t.note&&[" ",l("span",{class:"muted small"},t.note)]);function $S(e,t){let n=wp(e).filter(r=>!r.disabled),s=n.indexOf(document.activeElement),o=t.key.length===1?t.key.toLowerCase():"",
a={ArrowDown:n[(s+1)%n.length],ArrowUp:n.at(s-1),Home:n[0],End:n.at(-1)}[t.key]??(o.trim()===""?void 0:[...n.slice(s+1),...n].find(r=>r.textContent.toLowerCase().startsWith(o)));(t.key==="Escape"||t.key===
"Tab")&&(Vo(e),e.opener.focus({preventScroll:!0})),(t.key==="Escape"||a)&&(t.preventDefault(),t.stopPropagation(),a?.focus({preventScroll:!0}))}function SS(e,t){e.menu&&!e.menu.contains(t.relatedTarget)&&
t.relatedTarget!==e.opener&&Vo(e)}function Dr(e,t,{text:n,...s}={}){let o={label:e,items:t,menu:null};o.follow=()=>vS(o),o.id=P("menu");let a=n?{}:{title:e,"aria-label":e};return o.opener=l("button",{
type:"button",...a,...s,class:`${n?"":"icon-button "}menu-button ${s.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"false",on:{click:()=>o.menu?Vo(o):gp(o),keydown:r=>{(r.key==="ArrowDown"||
r.key==="ArrowUp")&&(r.preventDefault(),gp(o,r.key==="ArrowUp"))}}},n??it("more")),o.opener}function yp(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:o}=e,a=n.bottom+Vs+o<=innerHeight;
e.style.setProperty("top",`${Math.max(Vs,a?n.bottom+Vs:n.top-Vs-o)}px`),e.style.setProperty("left",`${Math.max(Vs,Math.min(n.right-s,innerWidth-s-Vs))}px`)}function Me(e){let t=l("a",{class:"button sq\
l-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var ES="tracediff.theme",Ac=new Set,Br=e=>globalThis.matchMedia?.(e)??{matches:!1},Lc=Br("(prefers-color-scheme: dark)");function Cc(){let e=document.documentElement.dataset.theme;return e==="light"||
e==="dark"?e:"auto"}function TS(){let e=Cc();return e==="auto"?Lc.matches?"dark":"light":e}function Ae(e){return Ac.add(e),()=>Ac.delete(e)}function bp(){for(let e of[...Ac])e(TS())}function vp(e){e.value=
Cc(),e.addEventListener("change",()=>{e.value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(ES,e.value)}catch{}bp()}),Lc.
addEventListener("change",()=>{Cc()==="auto"&&bp()})}var OS=Br("(forced-colors: active)"),qr=new Map,_p="";function S(e){let{theme:t,printing:n}=document.documentElement.dataset,s=`${t} ${n} ${Lc.matches}\
 ${OS.matches}`;return s!==_p&&(qr=new Map,_p=s),qr.has(e)||qr.set(e,MS(e)),qr.get(e)}function MS(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.
body.append(t);let n=getComputedStyle(t).color;return t.remove(),n}var Rc=new Set,xp=!1,Fr=()=>xp;function Js(e){return Rc.add(e),()=>Rc.delete(e)}function kp(e){xp=e,document.documentElement.toggleAttribute(
"data-printing",e);for(let t of[...Rc])t()}function $p(){window.addEventListener("beforeprint",()=>kp(!0)),window.addEventListener("afterprint",()=>kp(!1))}var Nc=null;function Wr(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Nc??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Nc=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Nc)}var AS={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},Qo=()=>[[0,S("--heat-low")],[.5,S("--heat-middle")],[1,S("--heat-high")]];function nn(){
return{control:S("--control-fill"),test:S("--test-fill"),more:S("--more-fill"),less:S("--less-fill"),noise:S("--noise-fill"),surface:S("--surface"),highlight:S("--highlight"),highlightEdge:S("--accent")}}
function CS(){let e=S("--text"),t=S("--muted"),n=S("--grid"),s={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},o=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:o,size:12,color:e},colorway:[S("--control-fill"),S("--test-fill"),S("--more-fill")],xaxis:s,yaxis:s,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:S("--surface-raised"),bordercolor:S("--border-strong"),font:{family:o,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var lt=e=>({template:CS(),hovermode:"\
closest",...e}),Je=(e,t={standoff:4})=>({text:e,font:{size:11},...t}),ge=e=>e.filter(Boolean).map(t=>ie(t)).join("<br>"),Ce=e=>({customdata:e,hovertemplate:"%{customdata}<extra></extra>"}),Hr=(e,t,n)=>({
type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:e,y:t,...Ce(n)}),cs=(e,t)=>({type:"scatter",mode:"lines",x:t.flatMap((n,s)=>[e[s],e[s+1]]),y:t.flatMap(n=>[n,n])});function In(e,t){let n=/^rgb\((.+)\)$/.
exec(e);return n?`rgba(${n[1]}, ${t})`:e}var Pc=17;function RS({title:e,lines:t,keys:n=[]},s,o){let a=nn(),r=t.flatMap(m=>Vn(m,Math.floor(s/6.6),3)),i=30+Pc*r.length+(n.length>0?24:0)+8,c=(m,p,g,w)=>({
xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-o.left,yshift:o.top+i-m,text:ie(p),font:{size:g,color:S(w?"--text":"--muted")}}),d=[c(8,e,15,!0),...r.
map((m,p)=>c(30+Pc*p,m,12,!1))],u=[],f=12-o.left,h=30+Pc*r.length+4;for(let[m,p]of n)u.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:f,x1:f+14,
y0:o.top+i-h-13,y1:o.top+i-h-4,fillcolor:a[m]??S(m),line:{width:0}}),d.push({...c(h,p,12,!1),xshift:f+19}),f+=19+7*p.length+18;return{annotations:d,shapes:u,height:i}}async function LS(e,t,n,s){let o=await Wr(),
a=S("--surface"),r=Math.max(e.clientWidth,900),{l:i,t:c}=e._fullLayout.margin,d=RS(s,r,{left:i,top:c}),{layout:u}=e,f={data:e.data,layout:{...u,paper_bgcolor:a,plot_bgcolor:a,margin:{...u.margin,t:c+d.
height},annotations:[...u.annotations??[],...d.annotations],shapes:[...u.shapes??[],...d.shapes]}};await o.downloadImage(f,{format:t,filename:n,width:r,height:e.clientHeight+d.height,scale:t==="png"?2:
1})}var NS=4,Sp=280,PS=[250,1e3],Ut=[],Op=-1/0;function IS({target:e}){e.closest?.(".chart")||(Op=performance.now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(
e,IS,{capture:!0,passive:!0});function DS(e,t){return new Promise(n=>{Ut.push({node:e,isNew:t,go:n}),Ut.length===1&&We().then(Ic)})}function qS(e){let t=Ut.findIndex(n=>n.node===e);t>=0&&Ut.splice(t,1)[0].
go()}function Ic(){if(Ut.length===0)return;let e=performance.now()-Op,t=({node:a})=>{let{top:r,bottom:i}=a.getBoundingClientRect();return i>0&&r<window.innerHeight},n=Ut.find(t),s=n??Ut[0],o=PS[n||s.isNew?
0:1]-e;if(o>0){setTimeout(Ic,o);return}Ut.splice(Ut.indexOf(s),1),s.go(),Ut.length>0&&We().then(Ic)}function BS(e,t){let n=null,s=null;e.on("plotly_hover",i=>{n=i}),e.on("plotly_unhover",()=>{n=null});
let o=0,a=0,r=i=>{clearTimeout(o),o=performance.now()<a?0:setTimeout(()=>t(i),Sp)};e.on("plotly_doubleclick",()=>{clearTimeout(o),a=performance.now()+Sp}),e.on("plotly_click",i=>{s=null,r(i)}),e.addEventListener(
"mousedown",({clientX:i,clientY:c,button:d})=>{s=n&&d===0?{event:n,x:i,y:c}:null},!0),e.addEventListener("click",({clientX:i,clientY:c})=>{let d=s;s=null,d&&Math.hypot(i-d.x,c-d.y)<NS&&r(d.event)})}async function Dc(e,t=!1){
if(e.waiting){t&&qS(e.node);return}let n;e.waiting=!0;try{e.drawn||await We(),n=await Wr(),t||(delete e.plot.dataset.ready,await DS(e.node,!e.drawn))}catch(r){_(e.message,r.message),e.message.hidden=!1;
return}finally{e.waiting=!1}if(e.width=e.plot.clientWidth,e.dead||!e.data||e.data.empty||e.width===0)return;let s=e.spec.height(e.data,e.width);e.plot.style.height=`${s}px`;let{data:o,layout:a}=e.spec.
make(e.data,e.width);await n.react(e.plot,o,{...a,width:e.width,height:s,showlegend:!1,uirevision:e.data.zoom??e.data.revision},AS),!e.drawn&&!e.dead&&(e.drawn=!0,e.spec.onClick&&BS(e.plot,r=>e.spec.onClick(
r,e.data)),e.spec.onRelayout&&e.plot.on("plotly_relayout",r=>e.spec.onRelayout(r,e.data)),e.spec.onDoubleClick&&e.plot.on("plotly_doubleclick",()=>e.spec.onDoubleClick(e.data)),e.plot.querySelector(".\
main-svg")?.setAttribute("aria-hidden","true")),e.plot.dataset.ready=e.data.revision}function Ep(e){e.drawn&&e.data&&!e.data.empty&&!e.spec.paint&&Dc(e,!0)}function FS(e,t){e.drawn&&(e.spec.save??LS)(
e.plot,t,`${e.data.file}-${e.spec.file}`,{title:[e.spec.title,e.data.heading].filter(Boolean).join(", "),lines:e.data.caption??[],keys:typeof e.spec.keys=="function"?e.spec.keys():e.spec.keys??[]})}function jS(e,t){
let n=e.data?.revision===t.revision&&!t.empty;if(e.data=t,e.heading.textContent=t.heading??"",e.plot.dataset.wanted=t.revision,e.plot.hidden=!!t.empty,e.tools.hidden=e.plot.hidden,e.node.toggleAttribute(
"data-empty",e.plot.hidden),e.message.hidden=!t.empty,_(e.message,t.empty),!(t.empty||n&&e.drawn)){if(e.spec.paint){e.plot.style.height=`${e.spec.height(t)}px`,_(e.plot,e.spec.paint(t)),e.drawn=!0,e.plot.
dataset.ready=t.revision;return}e.plot.style.height=`${e.spec.height(t,e.spec.height.length>1?e.plot.clientWidth||600:0)}px`,Dc(e)}}function WS(e,t){e.drawn&&!e.plot.hidden&&globalThis.Plotly.relayout(
e.plot,t(e.plot.layout))}function HS(e){e.dead=!0,e.observer.disconnect(),e.stopPrinting(),e.drawn&&!e.spec.paint&&globalThis.Plotly.purge(e.plot)}function et(e){let t={spec:e,data:null,drawn:!1,waiting:!1,
dead:!1,width:0};t.plot=l("div",{class:"plot",id:e.id}),t.heading=l("span",{class:"chart-unit"}),t.message=l("p",{class:"chart-message muted",hidden:!0});let n=Me(e.title);return t.tools=l("div",{class:"\
chart-tools"},e.tools,n.node,["PNG","SVG"].map(s=>x(s,()=>FS(t,s.toLowerCase()),{title:`${e.title}: download as ${s}`,"aria-label":`${s} of ${e.title}`}))),t.node=l("section",{class:`card chart ${e.class??
""}`.trim(),"aria-label":e.title},l("div",{class:"chart-head"},l(e.level??"h3",{},e.title," ",t.heading),t.tools),e.extra,t.plot,t.message),t.observer=new ResizeObserver(()=>{t.data&&!e.paint&&!Fr()&&
!t.plot.hidden&&t.plot.clientWidth>0&&Math.abs(t.plot.clientWidth-t.width)>1&&Dc(t)}),t.observer.observe(t.node),t.stopPrinting=Js(()=>Ep(t)),{node:t.node,sql:n,draw:s=>jS(t,s),retheme:()=>Ep(t),layout:()=>t.
plot.layout,relayout:s=>WS(t,s),unmount:()=>HS(t)}}function sn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(s,o)=>o*n)}function qc(e,t){let n=document.createElement(
"a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var US=900,jr=12,Tp=17,zS=["fill","stroke","stroke-width","\
stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Mp(e){let t=getComputedStyle(e);if(t.display==="none"||e.classList.contains("fall-area"))return null;let n=e.
cloneNode(!1);n.removeAttribute("class");for(let s of zS){let o=t.getPropertyValue(s);o!==""&&!o.startsWith("url(")&&n.setAttribute(s,o)}for(let s of e.childNodes){let o=s.nodeType===Node.TEXT_NODE?s.
cloneNode():Mp(s);o&&n.append(o)}return n}function KS({title:e,lines:t,keys:n},s){let o=getComputedStyle(document.body).fontFamily,a=(u,f,h,m,p)=>F("text",{x:u,y:f,fill:S(p?"--text":"--muted"),"font-s\
ize":m,"font-weight":p?600:400,"font-family":o},h),r=t.flatMap(u=>Vn(u,Math.floor(s/6.6),3)),i=[a(jr,22,e,15,!0),...r.map((u,f)=>a(jr,42+Tp*f,u,12,!1))],c=30+Tp*r.length+18,d=jr;for(let[u,f]of n)i.push(
F("rect",{x:d,y:c-9,width:14,height:9,fill:S(`--${u}-fill`)}),a(d+19,c,f,12,!1)),d+=19+7*f.length+18;return{nodes:i,height:c+jr}}function GS(e,t){let{width:n,height:s,left:o,top:a}=e.getBoundingClientRect(),
r=Math.max(n,US),i=KS(t,r),c=[...e.querySelectorAll(":scope > svg")].map(u=>{let f=u.getBoundingClientRect(),h=Mp(u);for(let[m,p]of Object.entries({x:f.left-o,height:f.height,y:i.height+f.top-a,overflow:"\
visible",width:f.width+(f.width>n/2?r-n:0)}))h.setAttribute(m,String(p));return h}),d=i.height+s;return{width:r,height:d,node:F("svg",{xmlns:"http://www.w3.org/2000/svg",width:r,height:d,viewBox:`0 0 ${r}\
 ${d}`},F("rect",{width:"100%",height:"100%",fill:S("--surface")}),i.nodes,c)}}var Ap="image/svg+xml";async function YS(e,t,n){let s=new Image;s.src=`data:${Ap};charset=utf-8,${encodeURIComponent(e)}`,
await s.decode();let o=document.createElement("canvas");return[o.width,o.height]=[2*t,2*n],o.getContext("2d").drawImage(s,0,0,o.width,o.height),new Promise(a=>{o.toBlob(a,"image/png")})}async function Cp(e,t,n,s){
let{node:o,width:a,height:r}=GS(e,s),i=new XMLSerializer().serializeToString(o),c=t==="svg"?new Blob([i],{type:Ap}):await YS(i,a,r);qc(c,`${n}.${t}`)}var[Dn,ds,Rp,Ct,ct,VS,Ur,JS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Xo="Every page",Lp="First move to a set of the list, with the arrow keys.",zr="First select a\
 call, in the lanes or in the table.",us="There is nothing to search on this page.",Pp=[{pages:[Dn],keys:["/"],text:"Find sets",action:"search",none:us},{pages:[Dn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[Dn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Dn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[Dn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Dn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[Dn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Lp},{pages:[Dn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Lp},{pages:[ds],keys:["/"],text:"Search the names of the rows",action:"search",none:us},{pages:[ds],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
ds],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ds],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[ds],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[Ct],keys:["/"],text:"Find a frame or a kernel",action:"search",none:us},{pages:[Ct],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[Ct],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[Ct],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Ct],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[Ct],keys:["Space"],text:"In the table: select the frame"},{pages:[Ct],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[Ct],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[Ct],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[ds,Rp,Ct,ct,Ur],keys:["c"],text:"Choose the control",action:"control"},{pages:[ds,Rp,Ct,ct,Ur],keys:["t"],text:"Choose the test",action:"test"},{pages:[
ct],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:us},{pages:[ct],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[ct],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[ct],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[ct],keys:["d"],text:"Move to the right",action:"right"},{pages:[ct],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[ct],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:zr},{pages:[ct],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
ct],keys:["m"],action:"measure",none:zr,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[VS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:us},{pages:[JS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Ur],keys:["/"],text:"Find a table or column",action:"search",none:us},
{pages:[Ur],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Xo],keys:["?"],text:"List the keys",action:"help"},{pages:[Xo],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:us},{pages:[ct],keys:[","],action:"former",none:zr},{pages:[ct],keys:["."],action:"next",none:zr}],QS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},XS=["button","checkbox","file","radio","range","reset","submit"];function Zo(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!XS.includes(e.type))}function ZS(e,t){let{target:n,key:s}=e,o=Zo(n);return Pp.find(a=>a.action&&a.keys.includes(s)&&(!a.pages||
a.pages.some(r=>[t.name,Xo].includes(r)))&&(a.inSearch?n.type==="search":!o||s==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function eE(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function tE(e){return e.flatMap((t,n)=>[n>0&&" ",l("kbd",{},QS[t]??t)])}function Np(e,t){let n=Pp.filter(({pages:s,text:o})=>o&&
s?.includes(t));return n.length>0&&l("section",{},l("h3",{},e),l("dl",{class:"keys"},n.map(({keys:s,text:o})=>l("div",{},l("dt",{},tE(s)),l("dd",{},o)))))}var nE=e=>ls("Keys","keys-dialog",l("div"),Np(
`${e.name} page`,e.name),Np(Xo,Xo),l("p",{class:"muted small"},"Letters typed into a field stay there."));function Ip(e,t){let n=()=>e()&&nE(e().page);t.addEventListener("click",n),document.addEventListener(
"keydown",s=>{let{page:o,view:a}=e()??{};if(!o||s.defaultPrevented||s.isComposing||s.ctrlKey||s.metaKey||s.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let r=ZS(s,o);if(!r||r.action===
"close"&&eE())return;let i=r.action==="help"?n:a.keys?.[r.action],c=i!==void 0&&i()!==!1;(c||r.none)&&s.preventDefault(),!c&&r.none&&z(r.none,{seconds:4})})}var Qs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Up=Qs.flatMap(([e])=>e),zp=Qs.flatMap(([,e])=>e),on=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],_t=(e,t)=>t.some(n=>e.includes(n));function sE(e,t){let[n,s]=[on(e),on(t)];for(let[o,a]of Qs){let r=_t(n,o)&&_t(s,a);if(r!==(_t(s,o)&&_t(n,a)))return r?-1:1}for(let[o,a]of[[Up,-1],[zp,1]])if(_t(n,o)!==
_t(s,o))return _t(n,o)?a:-a;return 0}function Hc(e){for(let[t,n]of Qs){let s=e.map(a=>[_t(on(a),t),_t(on(a),n)]),o=a=>s.flatMap((r,i)=>r[a]?[i]:[]);if(s.every(([a,r])=>a!==r)&&o(0).length>0&&o(1).length>
0)return[o(0),o(1)]}return null}var oE=10n**17n;function Dp(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let n=e.file_list.filter(s=>s.first_event_ns!==null).map(s=>BigInt(
s.first_event_ns)).reduce((s,o)=>s===null||o<s?o:s,null);return n!==null&&n>oE?n:null}function ea(e,t){let n=sE(e.label,t.label),[s,o]=[Dp(e),Dp(t)];return(n!==0?n>0:s!==null&&o!==null&&o<s)?[t,e]:[e,
t]}var qp=e=>[...new Set(on(e).filter(t=>!/\d/.test(t)&&!Up.includes(t)&&!zp.includes(t)))];function Kp(e,t){let[n,s]=[qp(e),qp(t)],o=n.filter(r=>s.includes(r)).length,a=Math.min(n.length,s.length);return a===
0?Qs.some(([r,i])=>[[e,t],[t,e]].some(([c,d])=>_t(on(c),r)&&_t(on(d),i))):o>1||o===a}var aE=100,Bp=(e,t)=>on(e).filter(n=>!t.includes(n)).join(" ");function Uc(e){if(e.length===2){let[t,n]=ea(e[1],e[0]);
return{control:t.id,test:n.id}}for(let[t,n]of Qs){let s=[...t,...n],o=u=>e.filter(f=>_t(on(f.label),u)).slice(0,aE),[a,r]=[o(t),o(n)],i=r.map(u=>[a.find(f=>f!==u&&Bp(f.label,s)===Bp(u.label,s)),u]).find(
([u])=>u!==void 0),[c,d]=i??[a[0],r[0]];if(c&&d&&c!==d)return{control:c.id,test:d.id}}return{control:"",test:""}}var rE=4<<20,Fp=16<<20,jp=262144,Gp=4;function jc(e){let[t,...n]=e.split("/").reverse(),
s=[/rank[-_.= ]?(\d{1,15})/i.exec(t),...n.map(o=>/(?<![a-z])rank[-_.= ]?(\d{1,15})/i.exec(o))].find(o=>o!==null);return s?Number(s[1]):null}function iE(e,t){let n="",s=0;for(let o=t;o<e.length&&s>=0;o+=
1){let a=e[o];if(a==='"'){let r=lE(e,o+1);n+=s===0?e.slice(o,r):"",o=r-1}else a==="{"||a==="["?s+=1:a==="}"||a==="]"?s-=1:s===0&&(n+=a)}return n}function lE(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=
e[n]==="\\"?2:1;return n+1}function Kr(e){let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(iE(e,t.index+t[0].length));return n?Number(n[1]):null}async function cE(e){
let[t,n]=new Uint8Array(await e.slice(0,2).arrayBuffer());return t===31&&n===139}async function Wp(e,t,n){let s=await cE(e),a=e.slice(0,s?e.size:t).stream().pipeThrough(s?new DecompressionStream("gzip"):
new TransformStream).pipeThrough(new TextDecoderStream).getReader(),r="",i=!1;try{for(;r.length<t&&!n(r);){let{done:c,value:d}=await a.read();if(c){i=!0;break}r+=d}}catch{}return a.cancel().catch(()=>{}),
{text:r,ended:i,zipped:s}}var dE=e=>e.includes('"traceEvents"')||e.includes('"distributedInfo"')&&Kr(e)!==null;async function uE({name:e,file:t}){if(Vp.test(e))return{isTrace:!0,rank:jc(e)};let n=await Wp(
t,rE,dE);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let s=Kr(n.text.split('"traceEvents"')[0]);if(s===null&&!n.zipped)s=Kr(await t.slice(Math.max(0,t.size-jp)).text());else if(s===null&&
t.size<=Fp/8){let{text:o}=await Wp(t,Fp,()=>!1);s=Kr(o.slice(-jp))}return{isTrace:!0,rank:s??jc(e)}}async function Yp(e){let t=0,n=async()=>{for(;t<e.length;){let s=e[t];t+=1;try{s.seen??=await uE(s)}catch{
s.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:Gp},n))}var Hp=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function fE(e,t){let n=65536,s=0;for(;s<e.size&&
e.size===t.size;){let[o,a]=await Promise.all([Hp(e,s,n),Hp(t,s,n)]);if(o.some((r,i)=>r!==a[i]))return!1;s+=n,n=4<<20}return e.size===t.size}var Wc=/\.(zip|tar|tgz|txz|tar\.(gz|zst|xz|bz2))$/i,Vp=/\.(pftrace|perfetto-trace)(\.gz)?$|\.pftrace\.[^/]*\.gz$/i,
Jp=new RegExp(String.raw`(?<!\.tracediff)\.json$|\.json\.gz$|(?<!\.tar)\.(zst|xz)$|${Vp.source}`,"i"),Qp=/(^|\/)(\._[^/]*$|__MACOSX\/)/,Xp=/\.tracediff\.json$/i,Bc=/\.tracediff$/i;function Zp(e){let t=[],
n=[];for(let s of e.items){if(s.kind!=="file")continue;let o=s.webkitGetAsEntry?.();if(o?.isDirectory)t.push(o);else{let a=s.getAsFile();a&&n.push({name:a.name,file:a})}}return hE(t,n)}async function hE(e,t){
let n=[];for(let s of e){let o=[];await tg(s,"",o),n.push(Yr(s.name,o))}return n.concat(eg(t))}function eg(e){let t=({name:o})=>Bc.test(o)||Wc.test(o),n=e.filter(o=>!t(o)),s=e.filter(t).map(o=>({label:o.
name.replace(Bc,"").replace(Wc,""),files:[o],skipped:[],bundle:Bc.test(o.name)}));return n.length>0?[...s,Yr(ag(n),n)]:s}async function tg(e,t,n){let s=e.createReader(),o=[];for(;;){let a=await new Promise(
(r,i)=>{s.readEntries(r,i)});if(a.length===0)break;o.push(...a)}o.sort((a,r)=>a.name<r.name?-1:1);for(let a of o)if(a.isDirectory)await tg(a,`${t}${a.name}/`,n);else{let r=await new Promise((i,c)=>a.file(
i,c));n.push({name:t+a.name,file:r})}}function ng(e){let t=[...e].map(s=>({file:s,name:s.webkitRelativePath||s.name})),n=({name:s})=>s.indexOf("/")<=0;return sg(t.filter(s=>!n(s))).concat(eg(t.filter(
n)))}var sg=e=>[...Ge(e,({name:t})=>t.slice(0,t.indexOf("/")))].map(([t,n])=>Yr(t,n.map(s=>({...s,name:s.name.slice(t.length+1)})))),an=({name:e})=>Xp.test(e),zc=({name:e})=>Qp.test(e),og=({name:e})=>e.
replace(Xp,"");function Yr(e,t){let n=[...t].sort((a,r)=>a.name<r.name?-1:1),s=new Set(n.map(({name:a})=>a).filter(a=>(Jp.test(a)||Wc.test(a))&&!Qp.test(a))),o=a=>an(a)?s.has(og(a)):s.has(a.name);return{
label:e,files:s.size===0?[]:n.filter(o),skipped:s.size===0?n:n.filter(a=>!o(a))}}function ag(e){let t=e.filter(s=>!an(s)).map(({name:s})=>s.slice(s.lastIndexOf("/")+1).replace(Jp,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n=""]=t;for(let s of t)for(;!s.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function mE(e){let t=e.
files.every(({name:n})=>n.includes("/"))?sg(e.files):[];return t.length<2||t.every(({label:n})=>/_ascend_pt$/i.test(n))?null:t}var pE=256,Fc=20,rg=e=>e.slice(e.lastIndexOf("/")+1),Gr=e=>/([^/]*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.
exec(e)?.[1]??/([^/]*)_\d{14,}_ascend_pt\//i.exec(e)?.[1]??null,gE=/_ascend_pt\/(?!(.*\/)?trace_view\.json)/i,wE=e=>e.seen.isTrace&&!an(e)&&!gE.test(e.name);async function yE(e,t){let n=s=>s.replace(/\.gz$/i,
"");return n(e.name)===n(t.name)||fE(e.file,t.file)}async function bE(e){let t=[],n=async(s,o)=>s.seen.rank===o.seen.rank&&(await yE(s,o)||Gr(s.name)!==null&&Gr(s.name)===Gr(o.name));for(let s of e.filter(
wE)){let o=null;for(let a=0;a<t.length&&o===null;a+=1)o=await n(s,t[a])?t[a]:null;o===null?t.push({...s,more:[]}):o.more.push(s)}return t}var Kc=e=>e.map(({seen:t})=>t.rank),Gc=e=>!e.includes(null)&&new Set(
e).size===e.length;function _E(e){let t=Ge(e,({seen:s})=>s.rank),n=new Set([...t.values()].map(s=>s.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(s,o)=>[...t.values()].
map(a=>a[o]))}function kE(e){return Hc(e.map(({name:n})=>rg(n)))?.map(n=>n.map(s=>e[s]))??_E(e)??e.map(n=>[n])}function vE(e,t){let n=new Set;return e.map((s,o)=>{let a=ag(s),r=[a,`${t.label} ${a}`,`${t.
label} ${o+1}`].find(u=>!n.has(u))??`${a} ${o+1}`;n.add(r);let i=s.flatMap(({more:u,...f})=>[f,...u]),c=new Set(i.map(({name:u})=>u)),d=t.files.filter(u=>an(u)?c.has(og(u)):o===0&&!u.seen.isTrace);return{
...Yr(r,[...i,...d]),settled:!0}})}function ig(e){let t=Kc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,s)=>t.indexOf(n)!==s)}}function xE(e,t,n){
return!(t.length===2&&Hc(t.map(({label:o})=>o)))&&Gc(Kc(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(o=>({...o,settled:!0})),one:ig(n),manyFirst:!0}}}function $E(e){return e.includes(
null)?"assumed":Gc(e)?"named":"equal"}var lg=e=>new Set(e.map(({name:t})=>t.replace(/\d+/g,"0"))).size===1;async function SE(e){let t=e.files.filter(s=>!an(s)),n=t.slice(0,Gp);return t.some(({name:s})=>jc(
s)!==null||Gr(s)!==null)||!lg(t)?{}:(await Yp(n),n.some(({seen:s})=>s.rank!==null||!s.isTrace)?{}:{question:{kind:"assumed",parts:[],one:{ranks:t.length,assumed:!0},open:!0}})}async function cg(e){if(e.
files.length>pE)return SE(e);if(await Yp(e.files),e.files.length<2||e.settled)return{};let t=await bE(e.files),n=mE(e);if(n!==null&&n.length<=Fc)return xE(e,n,t);let s=Kc(t),o=Hc(t.map(({name:c})=>rg(
c)));if(t.length<2||Gc(s)&&o===null)return{};let a=kE(t),r=ig(t),i=o===null&&r.assumed===!0&&lg(t);return a.length>Fc&&!i?{}:{question:{kind:$E(s),one:r,open:i,parts:a.length>Fc?[]:vE(a,e),manyFirst:o!==
null||a.length===2}}}var EE=2,dg=1e3,Yc=0,ta=e=>["done","failed","cancelled"].includes(e.state);function Xc(e,t){let n=!1,s=null,o=0,a=()=>{s&&(s.close(),s=null,Yc-=1)},r=()=>{n=!0,a(),clearTimeout(o)},i=u=>{n||(ta(u)&&r(),
t(u))},c=async()=>{let u=dg;try{i(await lp(e))}catch(f){f.status===404&&i({id:e,state:"failed",failures:[],error:{code:f.code,detail:f.message}}),u=3*dg}n||(o=setTimeout(c,u))},d=u=>{try{i(JSON.parse(
u.data))}catch{a(),c()}};return Yc<EE&&typeof EventSource=="function"?(Yc+=1,s=cp(e),s.addEventListener("progress",d),s.addEventListener("end",d),s.addEventListener("error",()=>{s&&(a(),c())})):c(),r}
var TE=(e,t,n)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(s=>({...s,size:s.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...n});function OE(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var ME=2,
AE=3,CE=4,Vc=3,Jc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#s(t,n={}){return this.#n+=1,TE(this.#n,t,{tags:this.
tagFault===""?this.tags:[],tagError:this.tagFault,...n})}add(t){let n=t.map(s=>this.#s(s));return this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#t(s)),n}async addSample(t){let s=(await up(
t)).map(o=>this.#s({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...s),this.#e(null),s.forEach(o=>this.#f(o))}async#t(t){if(t.files.length===
0){let o=t.skipped.find(({name:a})=>/\.(7z|rar|bz2|lz4|br)$/i.test(a));this.#i(t,{message:`There is no trace in it (.json, .pftrace).${o?` Unpack ${o.name} first.`:""}`});return}if(t.bundle){this.#r(t);
return}let{parts:n,question:s}=await cg(t.group);t.files.forEach((o,a)=>{o.seen=t.group.files[a].seen}),t.state==="looking"&&(n?this.#a(t,n):s?(t.question=s,t.state="asking",this.#e(t)):this.#r(t))}#a(t,n){
let{tags:s,tagError:o}=t,a=n.map(r=>this.#s(r,{tags:s,tagError:o}));this.transfers.splice(this.transfers.indexOf(t),1,...a),t.state="cancelled",this.#e(null),a.forEach(r=>this.#t(r))}answer(t,n){let{parts:s}=t.
question;t.question=null,t.filesAre=n==="recordings"?n:void 0,n==="sets"?this.#a(t,s):this.#r(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(n=>n!==t),this.#e(null),this.#o()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#r(t){t.planned=!0,t.state="queued",this.#e(t),this.#o()}#o(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<AE&&this.#m(n)}async#m(t){t.state="creating",t.begun+=1,t.error=null,
this.#e(t);try{let n=t.files.map(({name:o,size:a})=>({name:o,size:a})),s=await dp(t.label,n,t.filesAre);if(t.state!=="creating"){Mc(s.id).catch(()=>{});return}t.upload=s.id,t.state="sending",this.#e(t),
this.#l()}catch(n){this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#o())}#l(){let t=this.transfers.filter(s=>s.state==="sending"),n=t.flatMap(s=>s.files).
filter(s=>s.state==="sending").length;for(let s of t)for(let o of s.files){if(n>=ME)return;o.state==="waiting"&&(n+=1,this.#p(s,o))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);let{upload:s}=t;
try{await mp(s,n.name,n.file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state==="sending"&&t.upload===s&&await this.#g(
t,n,o),t.state!=="sending"||t.upload!==s)return}this.#e(t),this.#u(t),this.#l()}async#g(t,n,s){if((s.status===0||s.status>=500)&&s.status!==507&&n.attempts<CE){let{upload:a}=t;if(n.state="sending",s.status===
0?await this.#w(t,n):await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state!=="sending"||t.upload!==a||await this.#d(t,n))return;if(t.begun<Vc){this.#c(t);return}}n.state="failed",n.error=
s.message}async#w(t,n){t.waits=!0,this.#e(t);let s=await Ec({signal:t.abort.signal}).catch(()=>!1);n.attempts-=s?1:0,t.waits=!1}#c(t){OE(t),this.#r(t)}async#d(t,n){try{let o=(await fp(t.upload)).files.
find(a=>a.name===n.name);return n.sent=o?.received??0,n.state=o?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sending"||t.files.some(s=>s.state==="waiting"||s.state==="sending"))return;
let n=t.files.filter(s=>s.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length} files could not be sent. ${n[0].error}`}):this.#y(t)}async#y(t){t.state=
"committing",this.#e(t);try{t.job=await hp(t.upload),t.state="job",this.#e(t),this.#f(t)}catch(n){if(n.status===404&&t.begun<Vc&&t.state==="committing"){this.#c(t);return}this.#i(t,n)}this.#o()}#f(t){
t.stopJob=Xc(t.job.id,n=>{if(n.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Vc){this.#c(t);return}if(t.job=n,n.state==="done"){this.#b(t);return}ta(n)&&(t.state=n.state,t.error=n.error?.detail??
null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.
job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#h(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#_(t){let n=t.bundle?t.job.made.
map(({set:s})=>s):[t.job.set];try{for(let s=0;s<n.length&&t.tags.length>0;s+=1)await Ln(n[s],{add_tags:t.tags}),t.tagged=!0}catch(s){t.tagError=s.message}}async#h(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==
t.label&&t.labelError===null;){n=t.label;try{await Ln(t.job.set,{label:n})}catch(s){t.labelError=s.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let s=n.trim()||
t.group.label;s!==t.label&&(t.label=s,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#h(t),this.#e(t))}async takeOffer(t,n){let{offered:s}=t;await Ln(t.job.set,n==="tag"?{add_tags:[s]}:{label:s}),
t.offered=null,t.taken={as:n,text:s},n==="label"&&(t.label=s),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){
await zo(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await Ko(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",
{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;
for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#d(t,n)))){t.upload=null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#u(
t),this.#l()}async cancel(t){let{upload:n,job:s,state:o}=t;if(o==="job"){try{t.job=await Ys(s.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&Mc(n).catch(()=>{}),this.#l(),this.#o()}},
U=new Jc;globalThis.addEventListener?.("beforeunload",e=>{U.sending&&e.preventDefault()});var RE=1e3,LE=5e3,NE=6e4,Qc=class extends EventTarget{list=[];#n=0;#e=new Set;#s=Date.now()-NE;get running(){return this.
list.filter(t=>!ta(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#a(await ip())}catch{}clearTimeout(this.#n),
this.#n=setTimeout(()=>this.#t(),this.running.length>0?RE:LE)}}#a(t){if(U.transfers.some(s=>s.state==="committing"))return;let n=new Set(U.transfers.map(s=>s.job?.id));this.list=t.filter(s=>!n.has(s.id)),
this.dispatchEvent(new CustomEvent("change"));for(let s of this.list.filter(({state:o})=>o==="done"))!this.#e.has(s.id)&&Date.parse(s.finished)>this.#s&&this.dispatchEvent(new CustomEvent("stored",{detail:s})),
this.#e.add(s.id)}},rn=new Qc;var qn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,fs=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null);function PE(e){let t=fs(e,n=>n.longest-n.shortest);return t?
[`${qn(t)} takes ${v(t.shortest)} on one rank and ${v(t.longest)} on another${t.step===null?"":` in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function fg(e,t,n,s=0){
return e?e==="shortest_duration"?" Waiting is told by durations alone, not by a common clock of the ranks.":` Waiting is told by the ranks’ common clock${e==="both"?" where there is one, else by dur\
ations":""}${s>0?`, to ± ${v(s)} a step`:""}; which rank comes last is certain in ${k(t)} of ${$(n,"collective")}.`:""}function hg(e){let[t]=e.summary;if(!t||t.rows===0)return[];let n=fs(e.collectives.
filter(a=>a.exposed_wait_per_step>0),a=>a.exposed_wait_per_step),s=n?` The largest part of the exposed waiting is in ${qn(n)}: ${v(n.exposed_wait_per_step)} a step.`:"",o=fs(e.missing,a=>a.instances);
return[...t.matched_rows===0?[]:[`Matched collectives take ${v(t.time_per_step)} a step and rank: ${v(t.transfer_per_step)} of transfer and ${v(t.wait_per_step)} of waiting, ${v(t.exposed_wait_per_step)}\
 of it exposed.${s}${fg(t.waiting_by,t.last_certain,t.instances,t.wait_half_width_per_step)}`],...o?[`Rank ${o.rank} lacks ${$(o.instances,"collective")} that other ranks have: ${qn(o)}${e.missing.length>
1?". The Missing table has the others":""}.`]:[],...DE(t,e.unmatched),...PE(e.uneven)]}var IE={"never waited for":"point to point, with unequal shares, or of a kind that is not known"};function DE(e,t){
if(e.unmatched_rows===0)return[];let n=[...Ge(t,s=>s.why)].map(([s,o])=>[s,o.reduce((a,r)=>a+r.count,0)]).sort((s,o)=>o[1]-s[1]);return[`Waiting is not known for ${k(e.unmatched_rows)} of ${$(e.rows,"\
collective row")} (${v(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([s,o])=>`${k(o)} ${IE[s]??s}`).join(", ")}`}.`]}function mg([e,t]){let[n,s]=[e.summary[0],t.summary[0]];if(!n?.
matched_rows||!s?.matched_rows)return null;let o=a=>X(s[a]-n[a]);return`${o("time_per_step")} a step and rank: ${o("transfer_per_step")} of transfer, ${o("wait_per_step")} of waiting.`}var qE={compute:"\
it computes",memory:"its copies take",idle:"its device idles"};function BE(e){let t=o=>o[`${o.cause}_excess_per_step`]??0,n=fs(e.filter(({cause:o})=>o!==null),t),s=e.reduce((o,a)=>o+(a.caused_per_step??
0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<s/2||t(n)<.02*n.step_time?"":` Rank ${n.rank} exceeds the median rank most before collectives where it is last: ${qE[n.cause]} ${v(t(n))} a step \
longer, and each other rank waits ${v(s)} on average. Where it delays its process group, the ranks outside wait for the group, whichever of its ranks is last.`}function pg(e,t){let n=Ge(e.filter(s=>s.
device_type===t),s=>s.rank);return n.size<3?"":` The median rank reaches ${G(Tt([...n.values()].map(s=>Math.max(...s.map(o=>o.peak)))))}.`}function gg(e){let[t,n]=e,s=n.row.peak-t.row.peak,o=({data:i,
row:c},d,u)=>new Map([...Ge(i[d].filter(f=>f.rank===c.rank&&f.device_type===c.device_type&&f.device===c.device),f=>f[u])].map(([f,h])=>[f,h.reduce((m,p)=>m+p.bytes,0)])),a=(i,c)=>{let[d,u]=e.map(f=>o(
f,i,c));return fs([...new Set([...d.keys(),...u.keys()])].map(f=>({name:f,change:(u.get(f)??0)-(d.get(f)??0)})),f=>f.change*Math.sign(s))},r=[a("live_modules","module"),a("live_operators","operator")].
find(i=>i!==null&&!i.name.startsWith("no ")&&i.change*s>0);return s===0?null:`${Co(s)} at the peak${r?`; ${r.name}: ${Co(r.change)}`:""}.`}var FE=30,jE=.1;function WE(e){let t=e.by_arithmetic.reduce((r,i)=>r+
i.device_time_per_step,0),n=e.by_arithmetic.filter(r=>r.device_time_per_step>=jE*t),s=n.find(r=>r.arithmetic==="float32"&&r.peak_pctg!==null&&r.fastest_tflops_per_s>r.peak_tflops_per_s),o=n.find(r=>r.
dtype==="float32"&&r.arithmetic===null&&r.peak_pctg!==null),a=s?.dtype==="float32"?"TF32":s?.dtype;return`${s?` Computed in float32: ${Q(s.tflops_per_s,0,1)} TFLOP/s, ${W(s.peak_pctg)} of the float32 \
peak${s.peak_pctg<FE?"":`; ${a} would allow ${Q(s.fastest_tflops_per_s,0,1)} TFLOP/s (${Q(s.fastest_tflops_per_s/s.peak_tflops_per_s,0,1)} times)`}.`:""}${o?` The names of some kernels do not tell whe\
ther they compute in float32 or TF32: ${v(o.device_time_per_step)} are measured against the peak of TF32.`:""}`}var ug=e=>`${Q(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${W(e.peak_pctg)} \
of the peak`}`;function wg(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=fs(e.by_operator,s=>s.device_time_per_step);return`${Bt(t.flops_per_step)}FLOPs a step and rank in ${v(t.known_time_per_step)}\
, ${W(t.known_pctg)} of the device time: ${ug(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${n&&e.by_operator.length>1&&n.tflops_per_s!==null?` The largest part of that time is ${n.operator}\
: ${v(n.device_time_per_step)}, ${ug(n)}.`:""}${WE(e)}`}var yg=(e,t)=>e.phases.filter(({phase:n})=>n!=="empty").map(n=>{let s=fs(t,({key:a})=>n[a]??0),o=100*(n[s.key]??0)/n.mean_time;return`${n.phase}\
: ${v(n.median_time)} a call, the median of ${k(n.calls)}${o>0?`; ${W(o)} of the time is ${s.name}`:""}.`}).join(" "),Vr="No rank waits for another one in the collectives that match.",HE="Ranks wait f\
or each other, but no rank comes last by more than the clocks are uncertain.",UE={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},zE=.2;function KE({
by_rank:e}){let t=[...new Set(e.map(s=>s.waiting_by).filter(Boolean))],n=s=>e.reduce((o,a)=>o+(a[s]??0),0);return fg(t.length>1?"both":t[0],n("last_certain"),n("last"))}var bg=e=>`${GE(e)}${KE(e)}`;function GE(e){
let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return e.by_step.some(u=>u.exposed_wait>0)?HE:Vr;let n=e.by_rank.filter(u=>u.straggler===1),s=e.by_rank.filter(u=>u.worst_steps>
0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${W(t.caused_pctg)} of it. In ${s.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} \
of ${t.steps} steps`} it is this rank`:`different steps it is one of ${s.length} ranks`}.${BE(e.by_rank)}`;let[o]=n,a=e.by_rank,r=a.reduce((u,f)=>u+f.step_time,0)/a.length,i=o.step_time_like_median,c=o.
worst_steps===o.steps?"every step":`${o.worst_steps} of ${o.steps} steps`,d=Math.max(r-i,0);return`Rank ${o.rank} is a straggler: it causes ${W(o.caused_pctg)} of the exposed waiting, the most of all \
ranks in ${c}${YE(o,a.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${v(d)} shorter (${v(i)})${d<zE*Math.min(o[`${o.cause}_excess_per_step`],o.caused_per_step/
(a.length-1))?": not more, because some other rank hardly waits for it":""}.`}function YE(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=e.caused_per_step/t/2?`, because ${UE[e.cause]} (${v(n)} \
a step more than the median rank)`:""}var VE=["reference","aligned","offset_only"],JE={too_few:["shares","share","too few collectives"],no_match:["has","have","no collective that matches"],inconsistent:[
"has","have","times that no clock explains"],clock_step:["has","have","a clock that was set meanwhile"]},_g=e=>`Rank${e.length>1?"s":""} ${re(e.map(({rank:t})=>t))}`;function QE(e){let t=Math.max(0,...e.
map(i=>i.last)),n=e.filter(i=>i.last===t);if(t===0||n.length>2)return"";let[{last_pctg:s,last:o,instances:a,last_certain:r}]=n;return`${_g(n)} ${n.length>1?"come":"comes"} last most often: ${n.length>
1?"each ":""}in ${W(s)} of ${k(a)} collectives${n.length===1&&r<o?`, certainly in ${W(100*r/a)}`:""}.`}function Zc(e){let t=e.per_rank.filter(i=>VE.includes(i.status)),n=Object.entries(JE).map(([i,[c,
d,u]])=>{let f=e.per_rank.filter(h=>h.status===i);return f.length>0&&`${_g(f)} ${f.length>1?d:c} ${u}.`}),s=e.components.filter(i=>i.ranks>1),o=s.length>1?`${s.length} clocks, between which nothing is\
 known`:"one clock",a=s.every(i=>i.applied==="identity")?"that of their host":`a time is known to ± ${v(Math.max(...t.map(i=>i.uncertainty_ns))/1e3)} or better`;return[e.summary[0].status==="not_ali\
gned"?"The clocks of the ranks cannot be compared.":`${t.length===e.per_rank.length?`All ${t.length}`:t.length} ranks are on ${o}: ${a}.`,...n].filter(Boolean).join(" ")}var ed=e=>[Zc(e),QE(e.waiting)].
filter(Boolean).join(" ");var XE=30,na={top:8,right:16,bottom:34},ZE=64,e1=6,kg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Eg(e,t){e.
hidden=t,e.keys.forEach((n,s)=>n.setAttribute("aria-pressed",String(!e.hidden.has(s))))}function t1(e,t,n){if(!Object.keys(t).some(i=>/^[xy]axis\./.test(i)))return;let{xaxis:s,yaxis:o}=e.figure.layout(),
a=[...s.range,...o.range],r=s.autorange&&a[2]===sd(e.rows.length)[0];n.range=r?"":a.join(),e.spec.onZoom?.(r?"":a.map(i=>Number(i.toPrecision(4))).join())}function vg(e,t){e.figure.relayout(({xaxis:{range:n,
fixedrange:s}})=>!n||s?{}:{"xaxis.range[0]":n[0]*t,"xaxis.range[1]":n[1]*t})}function n1(e,t){e.rows=t.rows,Eg(e,new Set(t.hidden??e.hidden)),e.figure.draw({...t,empty:t.empty||e.rows.length===0&&"No \
rows to draw."})}function s1(e,t){t!==e.selected&&(e.selected=t,e.figure.relayout(()=>({shapes:Og(e.rows,e.selected,nn())})))}function Tg(e){let t={spec:e,hidden:new Set,selected:null,rows:[]},n=!1;t.
keys=new Map(kg.map(([r,i])=>[r,l("button",{type:"button",class:`key key-${r}`,title:"Hide or show these bars",on:{click:()=>{let c=new Set(t.hidden);c.delete(r)||c.add(r),e.onHide?e.onHide([...c]):(Eg(
t,c),t.figure.retheme())}}},i)]));let s=l("ul",{class:"chart-legend"},[...t.keys.values()].map(r=>l("li",{},r))),o=Y("pan","Pan instead of zooming",()=>{n=!n,o.setAttribute("aria-pressed",String(n)),t.
figure.relayout(()=>({dragmode:n?"pan":"zoom"}))});o.setAttribute("aria-pressed","false"),t.figure=et({...e,extra:s,tools:[o,Y("plus","Zoom in",()=>vg(t,.6)),Y("minus","Zoom out",()=>vg(t,1/.6)),Y("re\
set","Reset the zoom",a)],keys:()=>kg.filter(([r])=>!t.hidden.has(r)),height:r=>o1(r.rows.length),make:(r,i)=>l1(r,i,t.selected,t.hidden,n),onRelayout:(r,i)=>t1(t,r,i),onDoubleClick:()=>setTimeout(a),
onClick:r=>e.onSelect(t.rows[r.points[0].y]?.key)});function a(){t.figure.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":sd(t.rows.length)}))}return{...t.figure,draw:r=>n1(t,r),select:r=>s1(t,r)}}var o1=e=>Math.
max(e,3)*XE+na.top+na.bottom,sd=e=>[Math.max(e,3)-.5,-.5];function Og(e,t,n){let s=e.findIndex(o=>o.key===t);return s<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:s-.5,y1:s+.5,layer:"below",fillcolor:n.
highlight,line:{width:1,color:n.highlightEdge}}]}function a1(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(o=>[o.control,o.test,o.diff].map(a=>Math.abs(a??
0)))),[n,s]=ae(t);return[s,` ${n}`]}var r1=e=>[Vn(e.name,ZE,e1),e.lines].map(ge);function i1(e,t){let n=t-Math.max(0,...e.map(s=>s.mark.length));return Jt(e.map(s=>s.name),n).map((s,o)=>ie(e[o].mark+s))}
function l1(e,t,n,s,o){let a=nn(),[r,i]=a1(e),c=e.rows.length,d=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((d-14)/6.7),f=e.rows.map((b,E)=>E),h=b=>e.rows.map(E=>E[b]===null?null:E[b]/r),m=(b,E)=>e.
rows[E].noise?"noise":b>0?"more":"less",p=h("diff").map((b,E)=>s.has(m(b,E))?null:b),g=(b,E)=>a[m(b,E)],w=e.range?e.range.split(",").map(Number):null,y={type:"bar",orientation:"h",y:f,textposition:"no\
ne",hoverinfo:"skip"};return{data:[{...y,name:"control",x:h("control"),visible:!s.has("control"),marker:{color:a.control}},{...y,name:"test",x:h("test"),visible:!s.has("test"),marker:{color:a.test}},{
...y,name:"difference",x:p,marker:{color:p.map((b,E)=>g(b,E)),pattern:{shape:p.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((b,E)=>g(b,E)),bgcolor:a.surface},line:{width:p.map(
b=>b>0?0:1),color:p.map((b,E)=>g(b,E))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:f.map(()=>.99),y:f,marker:{size:1,opacity:0},customdata:e.rows.map(r1),hovertemplate:"%{customdata[0]}<br><br>%{cu\
stomdata[1]}<extra></extra>"}],layout:lt({barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:d,r:na.right,t:na.top,b:na.bottom},hovermode:"y",hoverdistance:-1,dragmode:o?"pan":"zoom",xaxis:{ticksuffix:i,
zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...w&&{range:w.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:w?w.slice(2):
sd(c),tickmode:"array",tickvals:f,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono\
", monospace'},ticktext:i1(e.rows,u)},shapes:Og(e.rows,n,a)})}}var sa=212,kt={left:62,right:12,top:20,bottom:24},Xs=sa-kt.top-kt.bottom,Jr=.62,c1=5,xg=8,Qr=84,d1=[["control","control"],["test","test"],
["more","takes more"],["less","takes less"]];function Mg(e){return et({...e,class:"waterfall",height:()=>sa,keys:d1,paint:h1,save:Cp})}function u1(e){let t=[[0,e.control]],n=e.control;for(let{change:s}of e.
parts)t.push([n,n+s]),n+=s;return t.push([0,e.test]),t}function f1(e){let t=e.flat().filter(a=>a!==0),[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(s-n,.02*s);return s-n>.35*s||n<0?[Math.min(0,n*1.1),
s*1.12]:[Math.max(0,n-.7*o),s+.25*o]}var oa=e=>`${100*e}%`;function h1({fall:e}){let t=u1(e),n=f1(t),[s,o]=n,[a,r]=ae(o),i=t.length,c=y=>Xs*(o-Math.max(y,s))/(o-s),d=(y,b=0)=>oa((y+.5+b)/i),u=y=>y===0?
"control":y===i-1?"test":e.parts[y-1].change<0?"less":"more",f=P("fall-less"),h=Lo({from:s/r,to:o/r},c1).values.map(y=>({y:c(y*r),text:`${Q(Number(y.toPrecision(12)),0,9)} ${a}`})),m={"aria-hidden":"\
true",focusable:"false"},p=F("svg",{class:"fall-body",...m},F("defs",{},F("pattern",{id:f,width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},F("rect",{class:"fall-ground",width:5,
height:5}),F("rect",{class:"fall-stripe",width:1.8,height:5}))),h.map(({y})=>F("line",{class:"fall-grid",x2:"100%",y1:y,y2:y})),t.slice(0,-1).map(([,y],b)=>F("line",{class:"fall-join",x1:d(b,Jr/2),x2:d(
b+1,-Jr/2),y1:c(y),y2:c(y)})),t.map(([y,b],E)=>F("rect",{class:`fall-bar fall-${u(E)}`,x:d(E,-Jr/2),width:oa(Jr/i),y:c(Math.max(y,b)),height:c(Math.min(y,b))-c(Math.max(y,b)),...u(E)==="less"?{fill:`u\
rl(#${f})`}:{}})),s>0&&[0,i-1].map(y=>m1(d(y,-.33),oa(.66/i))),e.parts.map(({change:y},b)=>F("text",{class:`fall-label fall-${y>0?"more":y<0?"less":"calm"}-text`,x:d(b+1),y:c(Math.max(...t[b+1]))-5},X(
y))),p1(e).flatMap(([y,b],E)=>[F("text",{class:"fall-tick fall-whole",x:d(E),y:Xs+15},y),F("text",{class:"fall-tick fall-short",x:d(E),y:Xs+15},b)])),g=F("svg",{class:"fall-axis",...m},h.map(({y,text:b})=>F(
"text",{class:"fall-value",x:kt.left-5,y:kt.top+y+4},b)),s>0&&F("text",{class:"fall-cut",x:kt.left,y:kt.top-6},"the axis is cut: it does not begin at 0")),w=t.map(y=>[c(Math.max(...y)),c(Math.min(...y))]);
return[g,p,g1(p,w1(e),w)]}function m1(e,t){let n=(a,r)=>Xs*(.91-(r?.05:0)-(a%2?.035:0)),s=Array.from({length:xg+1},(a,r)=>r),o=[...s.map(a=>`${a},${n(a,!0)}`),...s.reverse().map(a=>`${a},${n(a,!1)}`)].
join(" ");return F("svg",{x:e,width:t,height:Xs,viewBox:`0 0 ${xg} ${Xs}`,preserveAspectRatio:"none"},F("polygon",{class:"fall-ground",points:o}))}function p1(e){return[["control","control"],...e.parts.
map(({part:t})=>[lr[t].name,lr[t].short]),["test","test"]]}function g1(e,t,n){let s=l("div",{class:"fall-hover",hidden:!0}),o=t.length;return t.forEach((a,r)=>{let i=r<o/2,c=i?r:o-1-r,[d,u]=n[r].map(m=>kt.
top+m),f=()=>{_(s,a.map(m=>l("div",{},m))),s.hidden=!1,s.style.setProperty(i?"left":"right",`calc(${i?kt.left:kt.right}px + ${c/o} * (100% - ${kt.left+kt.right}px))`),s.style.setProperty(i?"right":"le\
ft","auto"),s.style.bottom=d>Qr?`${sa-d+17}px`:"auto",s.style.top=d>Qr?"auto":`${u-d>Qr?d+6:Math.min(u+4,sa-Qr)}px`},h=F("rect",{class:"fall-area",x:oa(r/o),y:-kt.top,width:oa(1/o),height:sa});h.addEventListener(
"pointerenter",f),h.addEventListener("pointerleave",()=>{s.hidden=!0}),e.append(h)}),s}function w1(e){return[["control",v(e.control)],...e.parts.map(({part:t,control:n,test:s,change:o})=>[lr[t].name,`${v(
n)} → ${v(s)}`,X(o)]),["test",v(e.test),X(e.change)]]}var y1=820,b1=3,$g=46,He={top:26,right:12,bottom:36},nd=46;function Zr(e){return et({...e,class:"heat-map",height:Rg,make:v1,onClick({points:[t]},n){
n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<b1&&e.onCell(n.rows[t.y],n.columns[t.x])},extra:l("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has\
 the same numbers and links.")})}var _1=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),Ag=e=>Math.max(34,e.rows.length*_1(e.rows.length)),Cg=e=>e<y1;function Rg(e,t){let n=Ag(e);return Cg(t)?
3*(n+He.top)+2*He.bottom+2*nd+He.bottom:n+He.top+He.bottom+nd}var td=e=>e.flat().filter(t=>t!==null);function k1(e){let t=[...td(e.control),...td(e.test)],n=Math.abs(Tt(t)??0),s=Math.min(...t,n*.95),o=Math.
max(...t,n*1.05),a=Math.max(...td(e.diff).map(Math.abs),n*.05);return{low:s,high:o>s?o:s+1,most:a>0?a:1}}function v1(e,t){let n=Cg(t),s=k1(e),[o,a]=e.kind==="time"?ae(Math.max(Math.abs(s.high),Math.abs(
s.low))):["",1],r=e.kind==="percent"?" %":o===""?"":` ${o}`,i=S1(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],d=lt({margin:{l:i.left,
r:He.right,t:0,b:0},dragmode:"zoom",annotations:[],coloraxis:{cmin:s.low/a,cmax:s.high/a,colorscale:Qo(),showscale:!1},coloraxis2:{cmin:-s.most/a,cmax:s.most/a,colorscale:M1(),showscale:!1}}),u=c.map(
([h,m,p,g],w)=>{let y=w===0?"":String(w+1);Object.assign(d,E1(e,i.panels[w],y,n||w===0));let b=(i.panels[w].x[0]+i.panels[w].x[1])/2;return d.annotations.push({text:h,showarrow:!1,xref:"paper",yref:"p\
aper",x:b,xanchor:"center",y:i.panels[w].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||w===0)&&d.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[w].
y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${y}`,yaxis:`y${y}`,xgap:1,ygap:1,hoverongaps:!1,z:m.map(E=>E.map(q=>q===null?null:
q/a)),...Ce($1(e,h,m,p,g)),...x1(e,m,a,i.panels[w].cell)}}),f=[[s.low/a,s.high/a],[-s.most/a,s.most/a]].map((h,m)=>(Object.assign(d,O1(i.bars[m],4+m,h,r)),T1(h,4+m,m===0?"coloraxis":"coloraxis2")));return{
data:[...u,...f],layout:d}}function x1(e,t,n,s){if(s.width<46||s.height<15)return{};let o=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text}",textfont:{size:10.5},
text:t.map(a=>a.map(r=>r===null?"":o.format(r/n).replace("-","−")))}}function $1(e,t,n,s,o){let a=t.toLowerCase();return n.map((r,i)=>r.map((c,d)=>{let{[a]:u}=e.columns[d],f=o||u===void 0?e.columns[d].
text:u===null?"whole file":String(u),h=o?e.rows[i].text:e.rows[i][a]?.rank??"",m=e.control[i][d],p=o&&m>0?` (${D(100*c/m)})`:"";return ge([t,`rank ${h}, step ${f}`,...c===null?[]:[s(c)+p,!o&&e.more?.(
a,i,d)]])}))}function S1(e,t,n){let s=Rg(e,t),o=Math.max(...e.rows.map(h=>h.text.length),2),a=Math.min(120,30+7*o),r=t-a-He.right,i=Ag(e),c=n?r:(r-2*$g)/3,d={width:c/Math.max(1,e.columns.length),height:i/
Math.max(1,e.rows.length)},u=(h,m)=>[1-(h+m)/s,1-h/s];if(!n){let h=[0,1,2].map(w=>{let y=w*(c+$g)/r;return{x:[y,y+c/r],y:u(He.top,i),cell:d}}),m=u(He.top+i+He.bottom+6,8),[p,g]=[h[0].x[0],h[1].x[1]];return{
left:a,panels:h,bars:[{x:[p+(g-p)*.2,g-(g-p)*.2],y:m},{x:h[2].x,y:m}]}}let f=[He.top,2*He.top+i+He.bottom,3*He.top+2*i+2*He.bottom+nd];return{left:a,panels:f.map(h=>({x:[0,1],y:u(h,i),cell:d})),bars:[
1,2].map(h=>({x:[.08,.92],y:u(f[h]+i+He.bottom+6,8)}))}}function E1(e,t,n,s){let o=t.cell.width*e.columns.length,a=Math.max(...e.columns.map(d=>d.text.length),1),r=sn(e.columns.length,o/(7*a+10)),i=sn(
e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,tickvals:r,ticktext:r.map(d=>ie(e.columns[d].text)),
range:[-.5,e.columns.length-.5],title:Je("step",{standoff:3})},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:i,ticktext:i.map(d=>ie(e.rows[d].text)),range:[e.rows.length-.5,-.5],showticklabels:s,
...n===""?{}:{matches:"y"}}}}var Sg=48;function T1([e,t],n,s){let o=Array.from({length:Sg},(a,r)=>e+(t-e)*(r/(Sg-1)));return{type:"heatmap",x:o,y:[0,1],z:[o,o],coloraxis:s,zsmooth:"best",hoverinfo:"sk\
ip",xaxis:`x${n}`,yaxis:`y${n}`}}function O1({x:e,y:t},n,s,o){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:s,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:o,
tickfont:{size:10.5,color:S("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var M1=()=>[[0,S("--less-fill")],[.5,S("--heat-zero")],[1,S("--more-fill")]];function A1({
edges:e,control:t,test:n}){let s=c=>c.reduce((d,u)=>d+u,0),o=Math.max(12,2*Math.sqrt(Math.max(s(t),s(n)))),a=Math.max(1,Math.round(t.length/o)),r=c=>Array.from({length:Math.ceil(c.length/a)},(d,u)=>s(
c.slice(u*a,(u+1)*a))),i=e.length-1;return{control:r(t),test:r(n),edges:[...e.slice(0,i).filter((c,d)=>d%a===0),e[i]]}}function C1(e,t,n){if(t/e<8)return Lo({from:e,to:t},n).values.map(i=>Number(i.toPrecision(
12)));let s=[],o=Math.log10(t/e),a=o*3<=n?[1,2,5]:[1],r=a.length>1?1:Math.max(1,Math.round(o/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(t);i+=r)for(let c of a)s.push(Number((c*10**i).toPrecision(
12)));return s.filter(i=>i>=e&&i<=t)}var R1=250;function Lg(e){return et({...e,height:()=>R1,make:N1,extra:l("div",{class:"legend-row"},l("ul",{class:"chart-legend"},l("li",{class:"key key-control"},"\
control"),l("li",{class:"key key-line key-test"},"test"),l("li",{class:"muted"},"dotted: medians")),e.tools)})}function L1(e){let[t,n]=ae(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")}\
 ${t}`}function N1(e,t){let n={...e,...A1(e)},s=nn(),{edges:o}=n,a=C1(o[0],o[o.length-1],t<520?4:9),[r,i]=["control","test"].map((u,f)=>{let h=n[u].reduce((p,g)=>p+g,0),m=n.share?h/100:n.perStep?n.perStep[f]:
1;return n[u].map(p=>p===0?0:p/m)}),c=o.slice(0,-1).map((u,f)=>Math.sqrt(u*o[f+1])),d=Math.max(...r,...i);return{data:[{...cs(o,r),hoverinfo:"skip",fill:"tozeroy",fillcolor:In(s.control,.4),line:{color:s.
control,width:1}},{...cs(o,i),hoverinfo:"skip",line:{color:s.test,width:2.2}},Hr(c,c.map((u,f)=>Math.max(r[f],i[f])),P1(n))],layout:lt({margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"\
log",fixedrange:!0,tickmode:"array",tickvals:a,ticktext:a.map(L1),range:[Math.log10(o[0]),Math.log10(o[o.length-1])],title:Je("duration of a call")},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:",",
ticksuffix:n.share?" %":"",title:Je(n.share?"share of its calls":n.perStep?"calls per step":"calls")},shapes:(n.medians??[]).flatMap((u,f)=>u===null?[]:[{type:"line",xref:"x",yref:"paper",x0:u,x1:u,y0:0,
y1:1,line:{width:1.5,dash:"dot",color:f===0?S("--control"):S("--test")}}])})}}function P1(e){let t=["control","test"].map(n=>e[n].reduce((s,o)=>s+o,0));return e.edges.slice(0,-1).map((n,s)=>{let o=(a,r)=>`${a}\
 ${k(e[a][s])}${r>0?`, ${W(100*e[a][s]/r)} of its calls`:""}`;return ge([`${v(n)} to ${v(e.edges[s+1])}`,o("control",t[0]),o("test",t[1])])})}var I1=250,Xr=.13;function Ng(e){return et({...e,height:()=>I1,
make:D1,onClick({points:[t]},n){let[s,o]=String(t.id??"").split("/").map(Number);n.rows[s]&&n.columns[o]&&e.onSample(n.rows[s],n.columns[o])},extra:l("ul",{class:"chart-legend"},l("li",{class:"key key\
-dot key-control"},"control"),l("li",{class:"key key-diamond key-test"},"test"),l("li",{class:"muted"},"lines: mean of the ranks"))})}function D1(e,t){let n=nn(),s=[e.control,e.test].flatMap(f=>f.flat()).
filter(f=>f!==null),[o,a]=e.kind==="time"?ae(Math.max(...s)):["",1],r=e.rows.length>8,i=(f,h,m)=>{let p=[];return e[f].forEach((g,w)=>g.forEach((y,b)=>{if(y!==null){let E=e.rows.length>1?.16*(w/(e.rows.
length-1)-.5):0;p.push({x:b+h+E,y:y/a,id:`${w}/${b}`,text:ge(e.hover(f,w,b))})}})),{type:"scatter",mode:"markers",x:p.map(g=>g.x),y:p.map(g=>g.y),ids:p.map(g=>g.id),...Ce(p.map(g=>g.text)),marker:{color:n[f],
symbol:m,size:r?5:8,opacity:r?.6:.9,line:{width:0}}}},c=(f,h)=>{let m=e.columns.map((p,g)=>{let w=e[f].map(y=>y[g]).filter(y=>y!==null);return w.length===0?null:w.reduce((y,b)=>y+b,0)/w.length/a});return{
type:"scatter",mode:"lines",hoverinfo:"skip",y:m,x:m.map((p,g)=>g+h),line:{color:S(`--${f}`),width:1.5,dash:f==="control"?"solid":"dash"}}},d=Math.max(...e.columns.map(f=>f.text.length),1),u=sn(e.columns.
length,(t-80)/(7*d+10));return{data:[c("control",-Xr),c("test",Xr),i("control",-Xr,"circle"),i("test",Xr,"diamond")],layout:lt({margin:{l:64,r:14,t:8,b:40},dragmode:"zoom",xaxis:{tickmode:"array",tickvals:u,
showgrid:!1,zeroline:!1,ticktext:u.map(f=>ie(e.columns[f].text)),range:[-.6,e.columns.length-.4],title:Je("step")},yaxis:{rangemode:"tozero",ticksuffix:o?` ${o}`:"",tickformat:",",zeroline:!0}})}}var q1=4,aa=.75,ei=.12;function li(e,t){let n=e.target.getBoundingClientRect();return[t.clientX-n.left,t.clientY-n.top]}function B1(e,t){let n=t.deltaMode===1?16:1,s=t.shiftKey&&t.deltaX===0?t.deltaY:
t.deltaX;if(t.shiftKey||Math.abs(s)>Math.abs(t.deltaY))t.preventDefault(),e.to.pan(s*n);else if(t.ctrlKey||t.metaKey){t.preventDefault();let o=Math.max(-240,Math.min(240,t.deltaY*n));e.to.zoom(li(e,t)[0],
Math.exp(o*.004))}}function F1(e,t){if(t.button!==0)return;let[n]=li(e,t);e.target.focus({preventScroll:!0}),e.touches.set(t.pointerId,n),e.drag={id:t.pointerId,x:n,y:t.clientY,from:n,measures:t.shiftKey,
moved:e.touches.size>1}}function j1(e,t,n){let s=[...e.touches.values()];e.touches.set(t.pointerId,n);let o=[...e.touches.values()],a=([r,i])=>Math.max(20,Math.abs(r-i));e.to.zoom((o[0]+o[1])/2,a(s)/a(
o))}function W1(e,t){t.pointerType==="mouse"&&(t.buttons&1)===0&&e.touches.delete(t.pointerId)&&(e.drag=null,delete e.target.dataset.drag);let[n,s]=li(e,t);if(e.touches.size===2&&e.touches.has(t.pointerId)){
j1(e,t,n);return}if(!e.drag||e.drag.id!==t.pointerId){e.to.hover(n,s,t);return}!e.drag.moved&&Math.hypot(n-e.drag.x,t.clientY-e.drag.y)<q1||(e.drag.moved||(e.drag.moved=!0,e.target.setPointerCapture(t.
pointerId),e.target.dataset.drag=e.drag.measures?"measure":"pan",e.to.leave()),e.drag.measures?e.to.measure(e.drag.from,n,!1):(e.to.pan(e.drag.x-n),e.to.scroll(e.drag.y-t.clientY)),[e.drag.x,e.drag.y]=
[n,t.clientY])}function Pg(e,t){if(e.touches.delete(t.pointerId),!e.drag||e.drag.id!==t.pointerId)return;let[n,s]=li(e,t),{moved:o,measures:a,from:r}=e.drag;e.drag=null,delete e.target.dataset.drag,t.
type!=="pointercancel"&&(a&&o?e.to.measure(r,n,!0):o||e.to.pick(n,s,t))}function H1(e,t){if(t.ctrlKey||t.metaKey||t.altKey)return;if(e.to.own(t)){t.preventDefault();return}let n=e.keys[t.key.length===
1?t.key.toLowerCase():t.key];n&&(t.preventDefault(),t.stopPropagation(),n())}function U1(e,t,n){let s={target:e,to:t,drag:null,touches:new Map};s.keys={w:()=>t.glide(aa),s:()=>t.glide(1/aa),"+":()=>t.
glide(aa),"=":()=>t.glide(aa),"-":()=>t.glide(1/aa),a:()=>t.slide(-ei),d:()=>t.slide(ei),ArrowLeft:()=>t.slide(-ei),ArrowRight:()=>t.slide(ei),0:()=>t.fit(),Enter:()=>t.enter()},Object.entries({wheel:a=>B1(
s,a),keydown:a=>H1(s,a),pointerdown:a=>F1(s,a),pointermove:a=>W1(s,a),pointerup:a=>Pg(s,a),pointercancel:a=>Pg(s,a),pointerleave:()=>t.leave()}).forEach(([a,r])=>e.addEventListener(a,r,{signal:n,...a===
"wheel"&&{passive:!1}}))}function Hg({start:e,end:t,row:n,length:s}){let o=0;for(let d=0;d<s;d+=1)o=Math.max(o,n[d]+1);let a=new Uint32Array(o+1);for(let d=0;d<s;d+=1)a[n[d]+1]+=1;for(let d=0;d<o;d+=1)
a[d+1]+=a[d];let r=new Uint32Array(s),i=a.slice();for(let d=0;d<s;d+=1)r[i[n[d]]]=d,i[n[d]]+=1;let c=new Float64Array(s);for(let d=0;d<o;d+=1)z1(r.subarray(a[d],a[d+1]),c.subarray(a[d],a[d+1]),e,t);return{
rows:o,first:a,order:r,reach:c,start:e,end:t}}function Ug(e,t,n=null,s=e*t){let o=a=>n?.[a]??a*t;return{height:s,y:o,at(a){let r=n?zg(n,0,n.length,a)-1:Math.floor(a/t);return r<0||a>=o(r)+t?-1:r}}}function z1(e,t,n,s){
for(let a=1;a<e.length;a+=1)if(n[e[a]]<n[e[a-1]]){e.sort((r,i)=>n[r]-n[i]||r-i);break}let o=-1/0;for(let a=0;a<e.length;a+=1)o=Math.max(o,s[e[a]]),t[a]=o}function zg(e,t,n,s){for(;t<n;){let o=t+n>>>1;
e[o]>s?n=o:t=o+1}return t}function Kg(e,t,n,s,o){if(t<0||t>=e.rows)return;let{first:a,order:r,reach:i,start:c,end:d}=e,u=a[t+1];for(let f=zg(i,a[t],u,n);f<u;f+=1){let h=r[f];if(c[h]>=s)return;d[h]>n&&
o(h)}}function K1(e,t,n,s=0){let o=-1,a=1/0;return Kg(e,t,n-s-Number.MIN_VALUE,n+s+Number.MIN_VALUE,r=>{let i=Math.max(0,e.start[r]-n,n-e.end[r]);i<=a&&([o,a]=[r,i])}),o}function G1(e,t,n){let s=n("…"),
o=0,a=0,r=0,i=0;for(let c of e){if(o+=n(c),o>t)return a<2?"":`${e.slice(0,r)}…`;i+=c.length,o+s<=t&&(a+=1,r=i)}return e}var Zs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.
match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function Y1(e){let[t,n,s]=Zs(e).map(i=>{let c=i/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),o=.2126*t+.7152*n+.0722*s,[a,r]=[1.05/(o+.05),
(o+.05)/.058];return Math.max(a,r)<4.5?"#000000":a>=r?"#ffffff":"#10161d"}var rd=(e,t,n)=>`rgb(${Zs(e).map((s,o)=>Math.round(n*s+(1-n)*Zs(t)[o])).join(", ")})`,ci=11;function di(e,t){let n=new Map,s="",
o="",a=i=>{s!==i&&(s=i,e.fillStyle=i)},r=i=>{if(!n.has(i)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let d=c.getContext("2d");d.strokeStyle=i,d.lineWidth=1.4,d.beginPath();for(let u of[
-6,0,6])d.moveTo(u-1,7),d.lineTo(u+7,-1);d.stroke(),n.set(i,e.createPattern(c,"repeat"))}return n.get(i)};return{box(i,c,d,u,f){a(f),e.fillRect(i,c,d,u)},hatch(i,c,d,u,f){s="",e.fillStyle=r(f),e.fillRect(
i,c,d,u)},frame(i,c,d,u,f,h){e.strokeStyle=f,e.lineWidth=h,e.strokeRect(i,c,d,u)},line(i,c,d,u,f,h=1){e.strokeStyle=f,e.lineWidth=h,e.beginPath(),e.moveTo(i,c),e.lineTo(d,u),e.stroke()},words(i,c,d,u,{
size:f=ci,bold:h=!1}={}){let m=`${h?600:400} ${f}px ${t}`;o!==m&&(o=m,e.font=o),a(u),e.fillText(d,i,c)},alpha(i){e.globalAlpha=i},forget(){[s,o]=["",""]}}}var V1={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"\
&quot;"},J1=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,ra=e=>String(e).replace(J1,"").replace(/[&<>"]/g,t=>V1[t]),ia=e=>String(Math.round(e*100)/100);function Q1(e){let t=[],n=new Map,
s=1,o=(r,i,c="")=>{let d={...i,...s<1?{opacity:s}:{}},u=Object.entries(d).map(([f,h])=>` ${f}="${typeof h=="number"?ia(h):ra(h)}"`).join("");t.push(c===""?`<${r}${u}/>`:`<${r}${u}>${ra(c)}</${r}>`)},a=r=>(n.
has(r)||n.set(r,`hatch-${n.size+1}`),n.get(r));return{box(r,i,c,d,u){o("rect",{x:r,y:i,width:c,height:d,fill:u})},hatch(r,i,c,d,u){o("rect",{x:r,y:i,width:c,height:d,fill:`url(#${a(u)})`})},frame(r,i,c,d,u,f){
o("rect",{x:r,y:i,width:c,height:d,fill:"none",stroke:u,"stroke-width":f})},line(r,i,c,d,u,f=1){o("line",{x1:r,y1:i,x2:c,y2:d,stroke:u,"stroke-width":f})},words(r,i,c,d,{size:u=ci,bold:f=!1}={}){o("te\
xt",{x:r,y:i,fill:d,"font-size":u,...f?{"font-weight":600}:{}},c)},alpha(r){s=r},text(r,i,c){let d=[...n].map(([u,f])=>`<pattern id="${f}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M\
-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${ra(u)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${ia(r)}" height="${ia(i)}" viewBox="0 0 ${ia(r)} ${ia(i)}\
" font-family="${ra(e)}"><defs>${d}</defs><rect width="100%" height="100%" fill="${ra(c)}"/>${t.join("")}</svg>`}}}var ai=(e,t,n)=>Math.min(Math.max(e,t),n);function eo({from:e,to:t},n,s=0){let o=n.to-
n.from,a=ai(t-e,Math.min(s,o),o),r=(e+t)/2,i=ai(r-a/2,n.from,n.to-a);return{from:i,to:i+a}}function Ig(e,t,n,s,o=0){let a=s.to-s.from,r=ai((e.to-e.from)*n,Math.min(o,a),a),i=(t-e.from)/(e.to-e.from),c=t-
r*i;return eo({from:c,to:c+r},s,o)}function Dg(e,t,n){let s=e.to-e.from,o=ai(e.from+t,n.from,Math.max(n.from,n.to-s));return{from:o,to:o+s}}function X1(e,t,n){if(n>=1)return{...t};let s=1-(1-n)**3,o=[
e.to-e.from,t.to-t.from],a=o[0]>0&&o[1]>0?o[0]*(o[1]/o[0])**s:o[1],i=Math.abs(o[1]-o[0])>1e-9*Math.max(...o)?(a-o[0])/(o[1]-o[0]):s,c=e.from+(t.from-e.from)*i;return{from:c,to:c+a}}var ln=22,Z1=22,ti=4,
eT=.3;function tT(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${ci}px ${e}`;let n=new Map;return s=>{let o=n.get(s);return o===void 0&&(o=t.measureText(s).width,n.set(s,o)),
o}}var la=new Map;function nT(e){return la.has(e)||(la.size>500&&la.clear(),la.set(e,Y1(e))),la.get(e)}function sT(e,t,n,s,o){let{x:a,y:r,width:i,height:c}=n,d=o?rd(s.colour(t),s.colours.surface,eT):s.
colour(t);if(e.box(a,r,i,c,d),i<3)return;let u=nT(d);if(s.hatched(t)&&e.hatch(a,r,i,c,s.colours.surface),i>=Z1){let f=G1(s.text(t),i-2*ti,s.widthOf);if(f!==""){let h=r+c/2+ci*.36;if(s.hatched(t)){let m=4;
for(let p of f)m+=s.widthOf(p);e.box(a+ti-2,r+1,Math.min(m,i-ti),c-2,d)}e.words(a+ti,h,f,u)}}}function oT(e,t,n,{index:s,view:o,scale:a,width:r,how:i,height:c,dimmed:d}){let u=-1,f=0;return Kg(s,t,o.from,
o.to,h=>{let m=Math.max(0,(s.start[h]-o.from)*a),p=Math.min(r,(s.end[h]-o.from)*a);if(p<=u&&!d?.keep.has(h))return;let g=Math.max(1,p-m>3?p-m-.5:p-m);sT(e,h,{x:m,y:n,width:g,height:c},i,d&&!d.keep.has(
h)),f+=1,u=g<=1?m+1:p}),f}function Gg(e,{view:t,width:n,format:s,colours:o}){let{values:a,step:r}=Lo(t,n/90),i=n/(t.to-t.from);e.box(0,0,n,ln,o.surface);for(let c of a){let d=Math.round((c-t.from)*i)+
.5;e.line(d,ln-5,d,ln,o.border),d<n-30&&e.words(d+3,ln-8,s(c,r),o.muted)}e.line(0,ln-.5,n,ln-.5,o.border)}function aT(e,t){let{index:n,view:s,width:o,height:a,rowHeight:r,top:i,places:c,marks:d,how:u}=t,
f=o/(s.to-s.from),h=d.highlight?{keep:d.highlight}:null,m={index:n,view:s,scale:f,width:o,how:u,height:r-1,dimmed:h},p=0;for(let g=0;g<n.rows;g+=1){let w=i+c.y(g);w+r>0&&w<a&&(p+=oT(e,g,w,m))}return rT(
e,t,f),p}function rT(e,t,n){let{marks:s,how:o}=t,a=(r,i,c)=>{if(r<0||r>=t.index.order.length)return;let{start:d,end:u}=t.index,f=Math.max(-2,(d[r]-t.view.from)*n),h=Math.min(t.width+2,(u[r]-t.view.from)*
n);h>=-2&&f<=t.width+2&&e.frame(f-.5,t.top+t.places.y(t.rowOf(r))-.5,Math.max(2,h-f)+.5,t.rowHeight,i,c)};s.highlight&&s.highlight.size<=2e3&&s.highlight.forEach(r=>a(r,o.colours.text,1)),a(s.hover,o.
colours.text,1.5),a(s.select,o.colours.accent,2.5)}var ri=12,ni=17,iT=8e3,lT=15,cT=12;function ui(e,t,n){return{box:(s,o,...a)=>e.box(s+t,o+n,...a),hatch:(s,o,...a)=>e.hatch(s+t,o+n,...a),frame:(s,o,...a)=>e.
frame(s+t,o+n,...a),line:(s,o,a,r,...i)=>e.line(s+t,o+n,a+t,r+n,...i),words:(s,o,...a)=>e.words(s+t,o+n,...a),alpha:e.alpha}}var qg=(e,t)=>e.flatMap((n,s)=>Vn(n,Math.floor((t-2*ri)/(s===0?8:6.6)),3).map(
o=>({words:o,title:s===0})));function Bg(e,t,n){t.forEach(({words:s,title:o},a)=>{e.words(ri,n+ni*a,s,S(o?"--text":"--muted"),{size:o?lT:cT,bold:o})})}function id(e,t,n){let s=getComputedStyle(document.
body).fontFamily,o=qg(e,n),a=t.map(u=>qg(u.lines,n)),r=10+ni*o.length+ri,i=t.map((u,f)=>{let h=r+ni*a[f].length;return r=h+u.height+ri,h}),c=Math.min(r,iT),d=u=>{Bg(u,o,22),t.forEach((f,h)=>{Bg(u,a[h],
i[h]-ni*a[h].length+12),f.paint(ui(u,0,i[h]))})};return{width:n,height:c,svg(){let u=Q1(s);return d(u),u.text(n,c,S("--surface"))},png(){let u=document.createElement("canvas");[u.width,u.height]=[2*n,
2*c];let f=u.getContext("2d",{alpha:!1});f.scale(2,2);let h=di(f,s);return h.box(0,0,n,c,S("--surface")),d(h),new Promise(m=>{u.toBlob(m,"image/png")})}}}async function fi(e,t,n){let s=t==="svg"?new Blob(
[e.svg()],{type:"image/svg+xml"}):await e.png();qc(s,`${n}.${t}`)}var dT=160,uT=3,od=300,fT=Br("(prefers-reduced-motion: reduce)"),Yg=()=>Object.fromEntries(["surface","text","muted","grid","border","\
accent"].map(e=>[e,S(`--${e}`)])),ld={start:new Float64Array(0),end:new Float64Array(0),row:new Uint16Array(0),length:0},hi=e=>(e.view.to-e.view.from)/Math.max(1,e.width),si=(e,t)=>e.view.from+t*hi(e);
function Vg(e){let{top:t}=e.space.getBoundingClientRect(),n=e.scroller.getBoundingClientRect();return[Math.max(0,n.top)-t,Math.min(window.innerHeight,n.bottom)-t]}var Jg=(e,[t,n])=>Math.max(0,t)>=e.part.
top&&Math.min(e.places.height,n)<=e.part.top+e.part.height;function hT(e){e.width=e.scroller.clientWidth,e.space.style.height=`${e.places.height}px`;let t=Vg(e),[n,s]=[Math.max(0,t[0]-od),Math.min(e.places.
height,t[1]+od)];if(s<=n&&e.part.height>0)return!1;(e.part.height===0||!Jg(e,t)||e.part.top+e.part.height>e.places.height)&&(e.part.height=Math.max(0,Math.min(e.places.height,s>n?s-n:2*od)),e.part.top=
Math.max(0,Math.min(n,e.places.height-e.part.height)));let o=globalThis.devicePixelRatio||1,[a,r]=[Math.round(e.width*o),Math.round(e.part.height*o)];return e.canvas.style.top=`${e.part.top}px`,(e.canvas.
width!==a||e.canvas.height!==r||e.pixels!==o)&&([e.canvas.width,e.canvas.height,e.pixels]=[a,r,o],e.canvas.style.width=`${e.width}px`,e.canvas.style.height=`${e.part.height}px`),!0}function vt(e){e.frame===
0&&(e.frame=requestAnimationFrame(t=>Qg(e,t)))}function Qg(e,t){if(e.frame=0,e.motion){e.motion.since??=t;let s=(t-e.motion.since)/dT;e.view=X1(e.motion.from,e.motion.to,s);let o=s<1;o?vt(e):e.motion=
null,e.onView(e.view.from,e.view.to,o)}let n=performance.now();if(e.stale=!hT(e),!e.stale&&e.width>0&&e.part.height>0){e.context.setTransform(e.pixels,0,0,e.pixels,0,0);let s=Xg(e,mT(e),{width:e.width,
height:e.part.height,top:-e.part.top});e.canvas.dataset.drawn=String(s)}e.canvas.dataset.drawMs=(performance.now()-n).toFixed(2)}function mT(e){let t=`${e.canvas.width} ${e.canvas.height} ${e.pixels}`;
return t!==e.penFor&&(e.penFor=t,e.pen.forget()),e.pen}function Xg(e,t,{width:n,height:s,top:o}){let{colours:a}=e.how;t.box(0,0,n,s,a.surface);let r=aT(t,{index:e.index,view:e.view,width:n,height:s,rowHeight:e.
rowHeight,top:o,places:e.places,marks:e.marks,how:e.how,rowOf:c=>e.spans.row[c]}),i=n/(e.view.to-e.view.from);return e.decorate?.(t,{x:c=>(c-e.view.from)*i,y:c=>o+e.places.y(c),rowHeight:e.rowHeight,top:o,
width:n,height:s,view:e.view}),r}function ii(e,t,n=!1){e.motion=null,!(t.from===e.view.from&&t.to===e.view.to)&&(e.view=t,e.onView(e.view.from,e.view.to,n),vt(e))}function oi(e,t){let n=eo(t,e.extent,
e.least);fT.matches?ii(e,n):(e.motion={from:e.view,to:n,since:null},vt(e))}function Fg(e,t,n){return K1(e.index,e.places.at(n+e.part.top),si(e,t),uT*hi(e))}function jg(e,t,n){t!==e.marks.hover&&(e.marks.
hover=t,e.canvas.style.cursor=t>=0?"pointer":"",vt(e)),e.onHover(t,n)}function pT(e,t){(e.scroller.scrollHeight>e.scroller.clientHeight+1?e.scroller:window).scrollBy(0,t)}function gT(e){e.frame===0&&(e.
stale||!Jg(e,Vg(e)))&&vt(e)}function Wg(e){e.how.colours=Yg(),vt(e)}function wT(e,t){let n=e.spans===ld;e.spans=t,e.index=Hg(t),e.places=Ug(e.index.rows,e.rowHeight,t.tops,t.height);let[s,o]=[t.from??
1/0,t.to??-1/0];if(t.from===void 0||t.to===void 0)for(let r=0;r<t.length;r+=1)s=Math.min(s,t.start[r]),o=Math.max(o,t.end[r]);e.extent=o>s?{from:s,to:o}:{from:0,to:1},e.marks.hover=-1,e.marks.select=-1,
e.marks.highlight=null;let a=n?{...e.extent}:eo(e.view,e.extent,e.least);e.space.style.height=`${e.places.height}px`,e.motion===null&&(e.view=a),vt(e)}function yT(e,t,n,s=!1){s?ii(e,eo({from:t,to:n},e.
extent,e.least)):oi(e,{from:t,to:n})}function bT(e,t){e.marks.select=t,t>=0&&ew(e,e.spans.row[t]),vt(e)}function _T(e,t){e.marks.highlight=t===null?null:new Set(t),vt(e)}function kT(e,t,n,s=!1){e.motion=
null,e.view={from:t,to:n},s?(cancelAnimationFrame(e.frame),Qg(e,0)):vt(e)}function vT(e,t){let n=Zg(e,t),{left:s,right:o,top:a,bottom:r}=e.scroller.getBoundingClientRect();return n.right<s||n.left>o||
n.bottom<a||n.top>r?null:{...n,left:Math.max(s,n.left),right:Math.min(o,n.right)}}function Zg(e,{start:t,end:n,row:s}){let{left:o,top:a}=e.space.getBoundingClientRect(),r=c=>o+(c-e.view.from)/hi(e),i=a+
e.places.y(s);return{left:r(t),right:r(n),top:i,bottom:i+e.rowHeight}}function ew(e,t){let n=e.places.y(t);(n<e.scroller.scrollTop||n+e.rowHeight>e.scroller.scrollTop+e.scroller.clientHeight)&&(e.scroller.
scrollTop=n-e.scroller.clientHeight/2)}function xT(e){cancelAnimationFrame(e.frame),e.stop.abort(),e.stopTheme(),e.size.disconnect(),e.scroller.remove()}var ad=e=>e.motion?.to??e.view;function $T(e,{onPick:t,
onMeasure:n,onKey:s}){return{zoom:(o,a)=>ii(e,Ig(e.view,si(e,o),a,e.extent,e.least)),pan:o=>ii(e,Dg(e.view,o*hi(e),e.extent)),scroll:o=>pT(e,o),hover:(o,a,r)=>jg(e,Fg(e,o,a),r),leave:()=>{e.marks.hover>=
0&&jg(e,-1,null)},pick:(o,a,r)=>t(Fg(e,o,a),r),measure:(o,a,r)=>n?.(...[si(e,o),si(e,a)].sort((i,c)=>i-c),r),slide(o){let a=ad(e);oi(e,Dg(a,o*(a.to-a.from),e.extent))},glide(o){let a=ad(e);oi(e,Ig(a,(a.
from+a.to)/2,o,e.extent,e.least))},fit:()=>oi(e,e.extent),enter:()=>{e.marks.select>=0&&t(e.marks.select,null)},own:s}}function ST(e,t,n){e.canvas=l("canvas",{tabindex:"0",role:"application","aria-lab\
el":n.label,"aria-roledescription":"drawing of spans"}),e.space=l("div",{class:"spans-space"},e.canvas),e.scroller=l("div",{class:"spans-scroll"},e.space),t.classList.add("spans"),t.append(e.scroller),
e.context=e.canvas.getContext("2d",{alpha:!1});let s=getComputedStyle(document.body).fontFamily;e.pen=di(e.context,s),e.how={colour:n.colour,text:n.text,hatched:n.hatched??(()=>!1),widthOf:tT(s),colours:Yg()},
e.index=Hg(ld),e.places=Ug(0,e.rowHeight)}function mi(e,t){let n={spans:ld,extent:{from:0,to:1},view:{from:0,to:1},marks:{hover:-1,select:-1,highlight:null},frame:0,motion:null,width:0,pixels:0,part:{
top:0,height:0},stale:!0,penFor:""},s=()=>gT(n),{rowHeight:o,onHover:a=()=>{},onPick:r=()=>{},onView:i=()=>{},onMeasure:c=null,onKey:d=()=>!1,least:u=.001,decorate:f=null}=t;Object.assign(n,{rowHeight:o,
onHover:a,onView:i,least:u,decorate:f}),ST(n,e,t),n.stop=new AbortController;let{signal:h}=n.stop;return U1(n.canvas,$T(n,{onPick:r,onMeasure:c,onKey:d}),h),document.addEventListener("scroll",s,{capture:!0,
passive:!0,signal:h}),window.addEventListener("resize",s,{signal:h}),n.size=new ResizeObserver(()=>vt(n)),n.size.observe(n.scroller),n.forced=matchMedia("(forced-colors: active)"),n.forced.addEventListener(
"change",()=>Wg(n),{signal:h}),n.stopTheme=Ae(()=>Wg(n)),{node:n.canvas,set:m=>wT(n,m),view:(m,p,g)=>yT(n,m,p,g),current:()=>({...n.view}),goal:()=>({...ad(n)}),extent:()=>({...n.extent}),select:m=>bT(
n,m),highlight:m=>_T(n,m),follow:(m,p,g)=>kT(n,m,p,g),placeOf:m=>vT(n,m),boxOf:(...m)=>Zg(n,...m),redraw:()=>vt(n),reveal:m=>ew(n,m),whole:m=>({height:n.places.height,paint:p=>Xg(n,p,{width:m,height:n.
places.height,top:0})}),picture(m){return id(m,[{lines:[],...this.whole(Math.max(n.width,600))}],Math.max(n.width,600))},destroy:()=>xT(n)}}var oo=[...Zn.by.words,"calls"],yi=4,fd={device:"own",host:"self",calls:"calls"},bi=["calls","host","self","device","own"];function rw(e,t,n){t.nodes.forEach(({significance:s},o)=>{e.frames[o].verdict[n]=
s??""})}function ca(e){let[t,n]=[3735928559,1103547991];for(let s=0;s<e.length;s+=1){let o=e.charCodeAt(s);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var iw=/ #\d+$/,gi=(e,t)=>e==="module"&&t!==null?t.replace(
iw,""):t,lw=()=>[0,0],dd=()=>Object.fromEntries(bi.map(e=>[e,lw()]));function wi(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:dd(),kernels:[],shapes:[],children:[],own:dd(),key:"",foldKey:""}}var cd=(e,t)=>t>0?(e??0)/t:0,pi=(e,t,n,s)=>n?[cd(e[`control_${t}`],s[0]),cd(e[`test_${t}`],s[1])]:[cd(e[t],s[0]),0];function ET(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((o,a)=>o==null||n[a]===0?null:o/n[a])}function TT(e,t,n){let s=Object.fromEntries(bi.map(o=>[o,pi(e,o,t,n)]));return{...wi({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:ET(e,t,n),split:e.split??null},
figures:s,own:{calls:s.calls,self:s.self,own:s.own},kernels:e.kernels.map(o=>({name:o.name,counts:pi(o,"counts",t,n),device:pi(o,"device",t,n)})),shapes:(e.shapes??[]).map(o=>({text:o.text,calls:pi(o,
"calls",t,n)}))}}function _i(e,t,n){[e.key,e.foldKey]=[t,n];let s=new Map;for(let o of e.children){let a=(i,c)=>{let d=[i,o.sort,...c,o.status].join(`
`),u=s.get(d)??0;return s.set(d,u+1),ca(u===0?d:`${d}
${u}`)},r=[n,o.sort,...o.names.map(i=>gi(o.sort,i)),o.status].join(`
`);_i(o,a(t,o.names),ca(r))}}var cw=e=>e.reduce((t,n)=>ca([t,n.sort,gi(n.sort,n.control_name),gi(n.sort,n.test_name),n.status].join(`
`)),"root");function hd(e,t){let n=[],s=(a,r,i)=>{Object.assign(a,{at:n.length,parent:r,depth:i}),n.push(a),a.children.forEach(c=>s(c,a,i+1)),a.end=n.length};s(e,null,0);let o=Object.fromEntries(oo.map(
a=>[a,new Float64Array(n.length)]));for(let a=n.length-1;a>=0;a-=1)OT(n[a],o);return{...t,root:e,frames:n,byKey:new Map(n.map(a=>[a.key,a]))}}var da=e=>e.status==="same"||e.status==="replaced";function OT(e,t){
e.total={},e.ownOf={},e.here={};for(let n of oo){let s=e.own[fd[n]],o=[...s],a=s[1]-s[0];for(let r of e.children)o[0]+=r.total[n][0],o[1]+=r.total[n][1],a+=da(r)?0:t[n][r.at];t[n][e.at]=a,e.total[n]=o,
e.ownOf[n]=s,e.here[n]=da(e)?a:null}}function md(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],s=n.map(a=>a.samples),o=e.nodes.map(a=>TT(a,t,s));return e.nodes.forEach(({parent:a},r)=>{a!==
null&&o[a].children.push(o[r])}),_i(o[0],"root","root"),hd(o[0],{pair:t,samples:s,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var ud=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function tw(e,t,n,s){
let o=new Map(e.map(a=>[a[n],a]));for(let a of t){let r=o.get(a[n]);r||(r={[n]:a[n],...Object.fromEntries(s.map(i=>[i,lw()]))},o.set(a[n],r),e.push(r)),s.forEach(i=>ud(r[i],a[i]))}}function nw(e,t){bi.
forEach(n=>ud(e.figures[n],t.figures[n])),Object.values(fd).forEach(n=>ud(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},tw(e.kernels,t.kernels,"name",["counts","device"]),tw(e.shapes,t.shapes,"text",["calls"])}function MT({sort:e,status:t,names:n}){let[s,o]=n.map(a=>gi(e,a));return t===
"replaced"?[s,o]:[s??o,s??o]}var AT=(e,t)=>bi.some(n=>e.figures[n][t]>0);function dw(e){if(e.children.forEach(dw),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(s=>AT(e,s)||e.children.some(
o=>o.status==="same"||o.status==="replaced"||o.status===(s===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function uw(e){let t=wi(e.root);nw(t,e.root);let n=new Map,s=(a,r)=>{let i=MT(r),c=[r.sort,...i].join(`
`),d=n.get(a)??new Map;if(n.set(a,d),!d.has(c)){let u=wi({...r,names:i,status:r.status==="replaced"?"replaced":"same"});d.set(c,u),a.children.push(u)}return d.get(c)},o=(a,r)=>{let i=s(a.sort==="modul\
e"?t:r,a);nw(i,a),a.children.forEach(c=>o(c,i))};return e.root.children.forEach(a=>o(a,t)),e.pair&&dw(t),_i(t,"root","root"),hd(t,{...fw(e),grouped:"class"})}function fw({pair:e,samples:t,sides:n,byHost:s,
inAll:o,shown:a}){return{pair:e,samples:t,sides:n,byHost:s,inAll:o,shown:a}}var hw=e=>({...e,children:e.children.map(hw)});function CT(e){let t=[];for(let n=e.parent;n;n=n.parent){let s=n.names[1]??n.
names[0];n.sort==="module"&&iw.test(s??"")&&t.unshift(s)}return t}function RT(e,t){let n=wi({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[s,o]of Object.
entries(fd))n.own[o]=[0,1].map(a=>e.total[s][a]-t.reduce((r,i)=>r+i.total[s][a],0)),n.figures[o]=n.own[o];return n.figures.device=n.own.own,n}function mw(e,t,n){let s=new Map([...n].filter(r=>e.byKey.
get(r)?.instances>1).map(r=>[r,[]]));for(let r of t.frames)s.has(r.foldKey)&&r.sort!=="rest"&&s.get(r.foldKey).push(r);let o=r=>{let i=s.get(r.key);if(!i||i.length===0)return{...r,children:r.children.
map(o)};let c=RT(r,i);return{...r,opened:!0,own:dd(),kernels:r.kernels,children:[...i.map(d=>({...hw(d),above:CT(d)})),...c.nodes>0?[c]:[]]}},a=o(e.root);return pw(a,s),hd(a,fw(e))}function pw(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let s=n.key;_i(n,ca(`${e.key}
${s||"rest"}`),n.foldKey||ca(`${e.key}
rest`))}else pw(n,t)}function to(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var ua=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",hs=(e,t)=>e.total[t][1]-e.total[t][0];function ms(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function pd(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function fa(e,t,n){let s=o=>e.pair?Math.abs(o.here[t]??0):o.ownOf[t][0];return e.frames.filter(o=>s(o)>0&&o.sort!=="rest"&&!o.opened).
sort((o,a)=>s(a)-s(o)||o.at-a.at).slice(0,n)}var LT=["both","control","test"];function NT(e,t,n){let[s,o]=e.ownOf[t],a=n==="control"?s:n==="test"?o:Math.max(s,o);return Math.max(0,a)}function gw(e,t,n){
let{frames:s}=e,o=new Float64Array(s.length);for(let f=s.length-1;f>=0;f-=1)o[f]+=NT(s[f],t,e.pair?n:"control"),s[f].parent&&(o[s[f].parent.at]+=o[f]);let a=s.filter(f=>o[f.at]>0),r=new Float64Array(a.
length),i=new Float64Array(a.length),c=new Uint16Array(a.length),d=new Float64Array(s.length),u=new Int32Array(s.length).fill(-1);return a.forEach((f,h)=>{let m=f.parent?d[f.parent.at]:0;r[h]=m,i[h]=m+
o[f.at],c[h]=f.depth,d[f.at]=m,f.parent&&(d[f.parent.at]=i[h]),u[f.at]=h}),{start:r,end:i,row:c,length:a.length,frame:Int32Array.from(a,f=>f.at),place:u}}var PT=["folded","class","instance"],ki=["rank\
s","steps","marker","marker_until"],IT=5e3,ww=40,yw=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,ww),sw={read:(e,t)=>yw(e.get(t))[0]??""},ow={read:(e,t)=>yw(e.get(t)),text:e=>e.
slice(-ww).join(".")},bw={level:ot(Zn,"level"),merge_lines:ot(Zn,"merge_lines"),cut_overlaps:ot(Zn,"cut_overlaps"),by:Ye(oo),width:Ye(LT,"both"),frames:Ye(PT,"folded"),order:Ye(["calls"]),q:Ne,node:sw,
zoom:{...sw,standard:"root"},open:ow,rows:ow};function cn(e){let t=new URLSearchParams(e),n={};for(let s of O){n[s]=t.get(s)??"";for(let o of ki)n[`${s}_${o}`]=t.get(`${s}_${o}`)||t.get(o)||(o.startsWith(
"marker")?"":"all")}return{...n,...Tn(bw,t)}}function dt(e){let t={...cn(""),...e},n=O.flatMap(s=>[[s,Ne],...ki.map(o=>[`${s}_${o}`,{standard:"all"}])]);return ss("/tree",ns(new URLSearchParams,{...Object.
fromEntries(n),...bw},t))}function ha(e,t,n){let s=new URLSearchParams({max_nodes:String(IT)}),o=e.test!=="";for(let a of o?O:["control"]){o&&s.set(a,e[a]);for(let r of ki){let i=e[`${a}_${r}`];i!==""&&
i!=="all"&&s.set(o?`${a}_${r}`:r,i)}}return ts(s,Zn,["level","by","instances","merge_lines","cut_overlaps"],{level:e.level,merge_lines:e.merge_lines,cut_overlaps:e.cut_overlaps,by:Zn.by.words.includes(
t)?t:"",instances:n}),s}var ut=e=>Object.fromEntries([...O.flatMap(t=>[t,...ki.map(n=>`${t}_${n}`)]),"merge_lines","cut_overlaps"].map(t=>[t,e[t]])),DT=["cpu_op","user_annotation","python_function","k\
ernel","gpu_memcpy","gpu_memset"];function _w(e,t){let{name:n,category:s}=Bo(t,"test");if(!DT.includes(s))return"";let o=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),a=s==="python_function"&&!o,r=o?o[1]:a?n.
replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return dt({...ut(e),q:r,level:a?"python":"modules"})}var qT=8,BT=40;function kw(e,t,n){let s=new Set([e.root]);for(let o of[
...fa(e,t,qT),...n.slice(0,BT)])ms(o).slice(0,-1).forEach(a=>s.add(a));return s}function FT(e,t,n,s){let o=t.children.filter(i=>i.total[n].some(c=>c>0));if(s==="calls")return o;let a=i=>e.pair?Math.abs(
hs(i,n)):i.total[n][0],r=i=>i.sort==="rest"?1:0;return o.sort((i,c)=>r(i)-r(c)||a(c)-a(i)||i.at-c.at)}function vw(e,t,n,s){let o=[],a=(r,i,c,d)=>{let u=FT(e,r,t,n),f=u.length>0&&s(r);o.push({frame:r,level:i,
place:c,of:d,open:f,leaf:u.length===0}),f&&u.forEach((h,m)=>a(h,i+1,m+1,u.length))};return a(e.root,1,1,1),o}var no=8,jT=.004;function xw(e,t){return e.frames.reduce((n,s)=>Math.max(n,Math.abs(hs(s,t))),
0)}var dn=(e,t)=>e.verdict[t]==="no_difference_found";function $w(e,t,n){let s=hs(e,t);if(!(n>0)||Math.abs(s)<jT*n||dn(e,t))return 0;let o=Math.max(1,Math.round(no*Math.sqrt(Math.abs(s)/n)));return Math.
sign(s)*Math.min(no,o)}function Sw(e,t,n){let[s,o]=[Zs(e),Zs(t)];return`rgb(${s.map((a,r)=>Math.round(a+(o[r]-a)*n)).join(", ")})`}function Ew(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let s=o=>o!==
null&&o.toLowerCase().includes(n);return e.frames.filter(o=>o.sort!=="root"&&(o.names.some(s)||o.kernels.some(({name:a})=>s(a))))}function Tw(e,t){let n=[0,0],s=-1;for(let o of e)o.at>=s&&(n[0]+=o.total[t][0],
n[1]+=o.total[t][1],{end:s}=o);return n}var Bn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host th\
reads; the time of each call counts once"],calls:["calls","Calls","How often the frames were called"]},so=e=>e!=="calls",Qe=(e,t)=>so(t)?v(e):k(Number(e.toFixed(2))),Rt=(e,t)=>e===null?"–":so(t)?X(e):
Re(Number(e.toFixed(2))),gd=(e,t)=>so(t)?C(Number(e.toFixed(3))):k(e),ma=(e,t)=>e===null?"":so(t)?de(Number(e.toFixed(3))):Re(e),WT={root:"everything",module:"module",annotation:"annotation",operator:"\
operator",python:"Python function",backward:"backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"\
frames that are left out"},HT={replaced:"probably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},pa=e=>WT[e.sort]??e.sort,ga=e=>HT[e.status]??"",Ow=e=>({only_in_control:"\
gone",only_in_test:"new",replaced:"⇄"})[e.status]??"",UT=e=>e.sides.every(t=>t.steps.length===0),ps=e=>UT(e)?"per recording":"per step";function wd(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.
exec(to(e));return t?`${t[2]} · ${t[1]}`:to(e)}var tt=e=>[to(e),ua(e)].filter(Boolean).join(" "),zT=e=>/ #\d+$/.test(to(e));function Mw(e){let t=ms(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module"),
s=t.slice(t.indexOf(n.at(-1))+1).filter(({sort:o})=>o==="backward"||o==="recompute").slice(0,1);return n.length>0?[...n.filter((o,a)=>a>=n.length-2||zT(o)),...s]:t.slice(-1)}function Aw(e,t){let n={only_in_test:null,
only_in_control:null},s=o=>Math.max(...o.total[t]);for(let o of e.children){let a=n[o.status];!da(o)&&o.sort!=="rest"&&s(o)>(a?s(a):0)&&(n[o.status]=o)}return n}var KT=.005;function Cw(e,t){let n=e.here[t],
s=so(t)?v(Math.abs(n)):k(Number(Math.abs(n).toFixed(2)));if(so(t)){let[o,a]=e.total[t],r=Math.abs(a-o-n)>KT*Math.abs(n)?" here":"";return`takes ${s} ${n>0?"more":"less"}${r}`}return`has ${s} ${n>0?"mo\
re":"fewer"} ${s==="1"?"call":"calls"}`}var yd=(e,t)=>t>0?100*e/t:null;function Rw(e,t){let[n,s]=e.root.total[t];return{from:Qe(n,t),to:Qe(s,t),change:Rt(s-n,t),percent:D(yd(s-n,n))}}function Lw(e,t){
let[n,s]=e.root.total[t];return n===s?"±0":n>0?D(yd(s-n,n)):"new"}function Nw(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:a,only_here_device:r})=>yd(r,a)),s=a=>W(a);if(t===null&&n===null)return"";
if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let o=(a,r)=>a===null?`the ${r} has no device time`:`${s(a)} of the device time of the ${r}`;return t===null||n===null?`No \
partner on the other side: ${o(t,"control")}, ${o(n,"test")}.`:`${s(t)} of the device time of the control and ${s(n)} of that of the test is in frames without a partner on the other side.`}var aw=e=>e.
map(t=>`“${t}”`).join(" and ");function Pw(e,t){let n=o=>e.sides.filter((a,r)=>!e.frames.some(i=>i.sort===o&&i.names[r]!==null&&(!e.pair||i.status!==(r===0?"only_in_test":"only_in_control")))).map(
({label:a})=>a),s=[];if(t==="modules"&&n("module").length>0){let o=n("module");s.push(`${aw(o)} ${o.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the fra\
mes. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let o=n("python");s.push(`${aw(o)} ${o.length===1?"has":"have"} no Python frames. Record\
 with with_stack=True.`)}return s}function Iw(e,t){let n=(o,a,r)=>{let[i,c]=a;return t.pair?`${o}: ${Qe(i,r)} → ${Qe(c,r)} (${Rt(c-i,r)})`:`${o}: ${Qe(i,r)}`},s=[...e.kernels].sort((o,a)=>Math.max(...a.
device)-Math.max(...o.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(o=>o>0)&&e.children.length>0&&n("of that, self",e.ownOf.device,"device"),n("Host time",e.total.host,"\
host"),e.children.length>0&&n("of that, self",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...s.slice(0,3).map(({name:o,device:a})=>n(o,a,"device")),s.length>3&&`and ${s.length-3} more kern\
els`,...e.shapes.slice(0,3).map(({text:o,calls:a})=>n(`input ${o}`,a,"calls"))].filter(Boolean)}var Dw=(e,t)=>Rt(hs(e,t),t);var qw=1,Bw=.25,GT=1.4,YT=8e3,VT=100;function Fw(e,t,n,s){let o=t.to-t.from;return(e.to-e.from)/e.pixels<=GT*o/n&&e.from<=Math.max(s.from,t.from-Bw*o)&&e.to>=Math.min(s.to,t.to+Bw*o)}function JT(e,t,n){
let s=e.to-e.from,o=Math.max(n.from,e.from-qw*s),a=Math.min(n.to,e.to+qw*s),r=Math.round(t*(a-o)/s);return{from:o,to:a,pixels:Math.min(YT,Math.max(VT,r))}}function QT({ask:e,onAnswer:t,onError:n}){let s=null,
o=null,a=null,r=null;async function i(d,u,f){let h=JT(d,u,f);o=h;let m=new AbortController;r=m;try{let p=await e(h,m.signal);r===m&&(s={...h,from:p.from,to:p.to,pixels:p.pixels},t(p))}catch(p){r===m&&
p.name!=="AbortError"&&(a=null,n(p))}if(r===m){o=null;let p=a;a=null,p&&c(...p)}}function c(d,u,f){let h=d.from>=f.to||d.to<=f.from;u<=0||h||s&&Fw(s,d,u,f)?a=null:o?a=Fw(o,d,u,f)?null:[d,u,f]:i(d,u,f)}
return{want:c,isBusy:()=>o!==null,has(d){s={from:d.from,to:d.to,pixels:d.pixels}},drop(){r?.abort(),[s,o,a,r]=[null,null,null,null]}}}function XT(e,t,n){let s=new URLSearchParams({rank:String(n.rank),
span:String(n.span)});return n.step_number!==null&&s.set("step",String(n.step_number)),An(s,e,t),e.use_short_name&&s.set("use_short_name","true"),s}async function Kw(e,t,n){e.asked?.abort();let s=new AbortController;
e.asked=s,e.self.error=null;try{let o=await t(s.signal);e.asked===s&&(n(o),e.onChange(e.self))}catch(o){e.asked===s&&o.name!=="AbortError"&&(e.self.error=o,e.onChange(e.self))}}function _d(e){e.asked?.
abort(),e.windows.drop(),Object.assign(e.self,{whole:null,window:null}),e.stepKey=""}function ZT(e,t){let n=Fs(t,e.side),s=JSON.stringify([t[e.side],n]);s!==e.samplesKey&&(e.samplesKey=s,_d(e),Object.
assign(e.self,{samples:null,chosen:null,set:t[e.side]}),t[e.side]!==""&&Kw(e,o=>Gs(t[e.side],n,{signal:o}),o=>{e.self.samples=o}))}function eO(e,t,n){return e.self.chosen=Wm(e.self.samples,{rank:t[`${e.
side}_rank`],span:t[`${e.side}_span`],step:t[`${e.side}_step`]},n),e.self.chosen}function tO(e,t,n){let s=XT(t,e.side,e.self.chosen.sample);if(s.toString()===e.stepKey)return;_d(e),e.stepKey=s.toString(),
e.self.query=s;let o=new URLSearchParams(s),{least:a,most:r}=gr.pixels;o.set("pixels",String(Math.min(r,Math.max(a,Math.round(n))))),Kw(e,i=>Go(e.self.set,o,{signal:i}),i=>{e.self.whole=i,e.self.window=
i,e.windows.has(i)})}async function nO(e,t,n){let s=new URLSearchParams(e.self.query);Object.entries(t).forEach(([a,r])=>{r!==""&&r!==null&&r!==void 0&&s.set(a,String(r))});let o=await Ar(e.self.set,s,
n);return o.rows.length>0?o:null}function sO(e){e.samplesKey="",e.stepKey=""}function Gw(e,{onChange:t,onError:n}){let s={side:e,onChange:t,samplesKey:"",stepKey:"",asked:null};return s.self={side:e,samples:null,
chosen:null,whole:null,window:null,error:null,query:null,set:""},s.windows=QT({ask:({from:o,to:a,pixels:r},i)=>{let c=new URLSearchParams(s.self.query);return Object.entries({from:o,to:a,pixels:r}).forEach(
([d,u])=>c.set(d,String(Math.round(u*1e3)/1e3))),Go(s.self.set,c,{signal:i})},onAnswer:o=>{s.self.window=o,t(s.self)},onError:n}),Object.assign(s.self,{windows:s.windows,load:o=>ZT(s,o),choose:(o,a)=>eO(
s,o,a),loadWhole:(o,a)=>tO(s,o,a),stepKey:()=>`${s.self.set} ${s.stepKey}`,find:(o,a)=>nO(s,o,a),retry:()=>sO(s),unmount:()=>_d(s)})}function oO(e,t,n){let{name:s,category:o}=n??t;return{...e,name:s,category:o,
aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:n?.counts??0,control_total_duration:t?.total_duration??0,test_total_duration:n?.total_duration??
0}}var jw=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function aO(e,t){let n=e.flatMap(a=>t.filter(({name:r})=>r===a.name).map(r=>[a,r])),[s,o]=[e,t].map((a,r)=>a.filter(i=>!n.some(c=>c[r]===i)).
sort((i,c)=>jw(i)-jw(c)));return s.length===o.length?[...n,...s.map((a,r)=>[a,o[r]])]:n}var rO=(e,t)=>e.length===1&&t.length===1&&e[0].category===t[0].category?[[e[0],t[0]]]:[];function iO(e){if(!e.aliases)
return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(a=>e.aliases.filter(r=>r.side===a)),s=(e.category==="python_function"?aO:rO)(t,n);if(s.length===1&&e.aliases.length===
2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}];let o=e.aliases.filter(a=>!s.flat().includes(a)).map(a=>a.side==="control"?[a]:[void 0,a]);return[...s,...o].map(
([a,r])=>({row:oO(e,a,r),names:{control:(a??r).name,test:(r??a).name}}))}function lO(e){let t=({name:i})=>Number(i.slice(13)),n=i=>e.filter(c=>/^ProfilerStep#\d+$/.test(c.name)&&c[i]===0).sort((c,d)=>t(
c)-t(d)),s=new Map;for(let i of n("control_counts").reverse())s.set(i.category,s.get(i.category)??[]).get(i.category).push(i);let o=n("test_counts").map(i=>[i,s.get(i.category)?.pop()]).filter(([,i])=>i),
a=new Set(o.flat()),r=o.map(([i,c])=>({...i,test_counts:c.test_counts,test_total_duration:c.test_total_duration,test_self_duration:c.test_self_duration,aliases:[{side:"control",name:i.name,category:i.
category},{side:"test",name:c.name,category:c.category}]}));return[...e.filter(i=>!a.has(i)),...r]}var Fn=0,wa=1,ya=2,jn=3,bd={id:"steps",sort:"steps",label:"Steps on the device",depth:1},$i=18,cO=24,
Ww=3;function Yw(e=()=>!0){let t=new Map,n=[],s=0;return{add(o){for(let{id:a,label:r,depth:i,sort:c,main:d=!1}of o){let u=t.get(a)?.depth??1;t.set(a,{id:a,label:r,sort:c,main:d,depth:Math.max(u,i,1)})}
n=[],s=0;for(let a of t.values()){let r=a.depth>1&&["host","other"].includes(a.sort),i=!r||e(a),c=i?a.depth:1,d=Math.max(cO,c*$i+2*Ww);Object.assign(a,{row:n.length,rows:c,top:s,height:d,folds:r,open:i});
for(let u=0;u<c;u+=1)n.push(s+Ww+u*$i);s+=d}},bandOf:o=>t.get(o),all:()=>({tops:Float64Array.from(n),height:s,bands:[...t.values()].map(o=>({...o}))})}}function Vw({window:e,all:t,takes:n,shift:s,rows:o}){
let a=[{answer:e,keep:()=>!0}];t&&t!==e&&a.push({answer:t,keep:(m,p)=>p<=e.from||m>=e.to}),n(bd)&&a.some(({answer:m})=>m.steps?.length>0&&m.lanes.some(({sort:p})=>p!=="host"))&&o.add([bd]),a.forEach(({
answer:m})=>o.add(m.lanes.filter(n))),a.forEach(({answer:m})=>o.add((m.counters??[]).map(gO).filter(n)));let r=[],i=[],c=[],d=[],u={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],
gap:[],lane:[]},f=[];for(let{answer:m,keep:p}of a){let g=r.length;r.push(...m.names),i.push(...m.categories),c.push(...m.kinds);for(let w of m.lanes.filter(n))hO(u,w,d.push(w)-1,{keep:p,shift:s,shiftName:g,
band:o.bandOf(w.id)});mO(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),pO(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),yO(u,f,m,{keep:p,shift:s,rows:o,lanes:d})}let h={...u,start:Float64Array.from(u.start),end:Float64Array.
from(u.end),row:Uint16Array.from(u.row),length:u.start.length,names:r,categories:i,kinds:c,lanes:d,gaps:f,shift:s,...o.all()};return Object.assign(h,{pieces:uO(h)})}var dO=(e,t)=>e.bands.find(({id:n})=>n===
e.lanes[e.lane[t]]?.id)?.open===!1;function uO(e){let t={start:[],end:[],row:[],of:[]},n=(o,a,r)=>{(r>a||e.end[o]===e.start[o])&&(t.start.push(a),t.end.push(r),t.row.push(e.row[o]),t.of.push(o))},s=new Map(
e.bands.filter(({open:o})=>!o).map(({id:o})=>[o,[]]));for(let o=0;o<e.length;o+=1){let a=s.get(e.lanes[e.lane[o]]?.id);a?a.push(o):n(o,e.start[o],e.end[o])}return s.forEach(o=>fO(e,o,n)),{start:Float64Array.
from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.of.length,of:t.of}}function fO({start:e,end:t,level:n},s,o){s.sort((c,d)=>e[c]-e[d]||n[c]-n[d]);let a=[],r=-1/0,i=c=>{for(;a.
length>0&&t[a.at(-1)]<=c;){let d=a.pop();o(d,Math.max(r,e[d]),Math.max(r,t[d])),r=Math.max(r,t[d])}};for(let c of s)i(e[c]),a.length>0&&o(a.at(-1),Math.max(r,e[a.at(-1)]),e[c]),r=e[c],a.push(c);i(1/0)}
function hO(e,t,n,{keep:s,shift:o,shiftName:a,band:r}){let{start:i,duration:c,level:d,name:u,occurrence:f,merged:h}=t;for(let m=0;m<i.length;m+=1){let p=i[m]+c[m];s(i[m],p)&&(e.start.push(i[m]-o),e.end.
push(p-o),e.row.push(r.row+(r.open?d[m]:0)),e.level.push(d[m]),e.name.push(a+u[m]),e.occurrence.push(f[m]),e.merged.push(h[m]),e.sort.push(Fn),e.gap.push(-1),e.lane.push(n))}}function kd(e,t,n,{sort:s,
lane:o,keep:a,shift:r,rows:i,lanes:c}){let d=i.bandOf(o),u=n.start+n.duration;d&&a(n.start,u)&&(e.start.push(n.start-r),e.end.push(u-r),e.row.push(d.row),e.level.push(0),e.name.push(-1),e.occurrence.push(
-1),e.merged.push(1),e.sort.push(s),e.gap.push(t.push(n)-1),e.lane.push(c.findIndex(({id:f})=>f===o)))}function mO(e,t,n,s){(n.gaps??[]).forEach(o=>kd(e,t,o,{...s,sort:wa,lane:o.lane}))}function pO(e,t,n,s){
(n.steps??[]).forEach(o=>kd(e,t,{...o,shown:n.step===null||n.step===o.step_number},{...s,sort:ya,lane:bd.id}))}var gO=({id:e,device:t,name:n})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${n}`,
depth:1}),wO=.2;function yO(e,t,n,s){for(let o of n.counters??[]){let{name:a,high:r}=o,i=Math.max(r-o.low,Math.abs(r)*wO)||1;o.start.forEach((c,d)=>kd(e,t,{name:a,start:c,duration:o.duration[d],mean:o.
mean[d],min:o.min[d],max:o.max[d],at:1-(r-o.mean[d])/i},{...s,sort:jn,lane:o.id}))}}var Pe=(e,t)=>`${t}\0${e}`,Si=(e,t)=>Pe(e.names[e.name[t]],e.categories[e.name[t]]),gs=(e,t)=>e.sort[t]===Fn&&e.merged[t]<=
1&&e.occurrence[t]>=0,Hw=new WeakMap;function bO(e,t,n){let s=Hw.get(e);if(!s){s=new Map;for(let o=0;o<e.length;o+=1)gs(e,o)&&s.set(`${Si(e,o)}\0${e.occurrence[o]}`,o);Hw.set(e,s)}return s.get(`${t}\0${n}`)??
-1}var _O=.1,kO=.002,Ei=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function vO(e,t){if(e.control_counts===
0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[s,o]=Ei(e),a=o-s,r=Math.abs(a);return r<_O*Math.max(s,o)||r<kO*t||a*n<=0?"":a>0?"lon\
ger":"shorter"}function ba(e){let{control:t,test:n}=e.step_time,s=Math.max(t?.step??0,n?.step??0),o=st(e),a=new Map,r=(i,c)=>{let d={change:vO(i,s),row:i,names:c,whole:o};a.set(Pe(c.control,i.category),
d).set(Pe(c.test,i.category),d)};return lO(e.rows).flatMap(iO).forEach(({row:i,names:c})=>r(i,c)),a}var vd=(e,t,n,s)=>e?.get(Pe(n,s))?.names[t]??n;function Jw(e,t){let n=t.toLowerCase(),s=e.names.map(
a=>a.toLowerCase().includes(n)),o=[];for(let a=0;a<e.length;a+=1)e.sort[a]===Fn&&s[e.name[a]]&&o.push(a);return o}var xO=1e3;function Qw(e,t){let n=new Map,s=(r,i,c,d)=>[r,e[r].stepKey(),c,i,d].join("\
\0"),o=(r,i,c)=>vd(t(),r,i,c);function a(r,i,c,d,u){for(let f of r){let h=f.side===i?f.data():null,m=h?bO(h,Pe(o(i,c,d),d),u):-1;if(m>=0)return{start:h.start[m]+h.shift,duration:h.end[m]-h.start[m],lane:h.
lanes[h.lane[m]].id,level:h.level[m],pane:f}}return null}return{drawn:a,named:o,known:(r,i,c,d)=>n.get(s(r,o(r,i,c),c,d)),async ask(r,i,c,d,u){let f=o(r,i,c),h=s(r,f,c,d),m=await e[r].find({name:f,category:c,
occurrence:d},{signal:u});n.size>xO&&(n=new Map);let{of:p,launch:g,launched:w,launches:y}=m??{},b=m?{...m.rows[0],of:p,launch:g,launched:w,launches:y}:null;return n.set(h,b),b},nameOf:(r,i)=>{let c=r.
data();if(i<0||!c||!gs(c,i))return null;let[d,u]=Si(c,i).split("\0");return[u,d,c.occurrence[i]]}}}function _a(e,t,n){for(let s of e){let o=s.side===t?s.data():null,a=o?.bands.find(({id:r})=>r===n.lane);
if(a)return{pane:s,lane:n.lane,level:n.level,start:n.start-o.shift,end:n.start+n.duration-o.shift,row:a.row+(a.open?n.level:0)}}return null}var xi=2e4,$O=3,Uw=e=>Math.round(e*1e3),Xw=(e,t,n)=>`${e} ${Uw(
t)} ${Uw(n)}`;function SO(e,{span:t,step_number:n}){let s={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(c=>c.span===t)){if(i.lane!==null){let c=s.lanes.
get(i.lane)??[];c.push([i.start,i.start+i.duration]),s.lanes.set(i.lane,c),i.kind!=="launch_delay"&&i.kind!=="kernel_gap"&&s.rows.add(Xw(i.lane,i.row_start,i.row_duration))}o+=1}let a=e.by_kind.reduce(
(i,c)=>i+c.segments,0),r=e.by_step.find(i=>i.span===t);return s.cut=o===xi?a-xi:0,s.words=r?`${v(r.work)} of work in ${v(r.path)}${s.cut>0?`; the longest ${k(xi)} of ${k(a)} segments are marked`:""}`:
`this ${n===null?"recording":"step"} has none`,s}function EO(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let s=0;s<t.length;s+=1){let o=t.lanes[t.lane[s]];t.sort[s]===Fn&&t.merged[s]<=1&&o&&e.rows.has(Xw(
o.id,t.start[s]+t.shift,t.end[s]-t.start[s]))&&!dO(t,s)&&n.push(s)}e.drawn.set(t,n)}return n}function Zw(e,t,n,s){let o=n.data(),a=S("--path-mark"),r=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,
top:d}of o.bands){let u=-1/0;for(let[f,h]of s.lanes.get(c)??[]){let m=r(t.x(f-o.shift)),p=r(Math.max(t.x(h-o.shift),t.x(f-o.shift)+1));p>u&&p>m&&(e.box(Math.max(m,u),t.top+d,p-Math.max(m,u),$O,a),u=p)}}
let i=t.rowHeight;for(let c of EO(s,o)){let[d,u]=[r(t.x(o.start[c])),r(t.x(o.end[c]))];u-d>3&&e.frame(d,t.y(o.row[c])+.5,u-d-1,i-2,a,1.5)}}function ey({toggle:e,change:t,error:n}){let s=x("Critical pa\
th",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),o=l("p",{class:"muted small timeline-path",role:"status"}),a={control:null,test:null},r={control:"",
test:""},i={control:null,test:null};function c(){let f=O.filter(h=>a[h]).map(h=>`${h}: ${a[h].words}`);o.textContent=f.length>0?`Critical path of the ${f.join("; of the ")}`:""}function d(f){i[f]?.abort(),
r[f]="",a[f]&&(a[f]=null,t())}async function u(f,{set:h,marked:m,sample:p}){let g=new URLSearchParams({set:h,ranks:String(p.rank),segments:String(xi),...p.step_number===null?{}:{steps:String(p.step_number)},
...m}),w=`${g} ${p.span}`;if(r[f]!==w){d(f),r[f]=w,i[f]=new AbortController;try{let y=await Ht("critical_path",g,{signal:i[f].signal});r[f]===w&&(a[f]=SO(y.set,p),c(),t())}catch(y){r[f]===w&&y.name!==
"AbortError"&&n(y)}}}return{node:s,words:o,of:f=>a[f],draw(f,h,m){s.setAttribute("aria-pressed",String(f.path));for(let p of O)f.path&&h.includes(p)&&m[p]?u(p,{set:f[p],marked:Fs(f,p),sample:m[p].sample}):
d(p);c()},unmount(){O.forEach(f=>i[f]?.abort())}}}var TO=200,zw=8,OO=1e3;function ty({onText:e,onStep:t}){let n=P("search"),s=Pn({id:n,wait:TO,onText:e,onStep:t,class:"timeline-q",placeholder:"Search \
names …"}),o=l("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([r,i,c])=>Y(i,c,()=>t(r),{hidden:!0,class:"step-mov\
e"}));return{node:l("span",{class:"timeline-search",role:"search"},l("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,o),focus(){s.focus()},draw(r){document.activeElement!==
s&&(s.value=r),a.forEach(i=>{i.hidden=r===""})},say(r){_(o,r)}}}function MO(e,t,n,s){let o=e.toLowerCase(),a=new Map;for(let{row:r,names:i}of(n??new Map).values()){let c=i[s];r[`${s}_counts`]>0&&c.toLowerCase().
includes(o)&&a.set(Pe(c,r.category),{name:c,category:r.category,time:r[`${s}_total_duration`]})}for(let r of t.filter(i=>i.side===s))r.data()?.names.forEach((i,c)=>{let d=r.data().categories[c],u=Pe(i,
d);!a.has(u)&&i.toLowerCase().includes(o)&&a.set(u,{name:i,category:d,time:0})});return[...a.values()].sort((r,i)=>i.time-r.time)}async function ny(e,t,n,s,o){let a=!1;return{calls:(await Promise.all(
t.flatMap(i=>{let c=MO(e,n,s,i.side);return a||=c.length>zw,c.slice(0,zw).map(async({name:d,category:u})=>{let f=await i.find({name:d,category:u,limit:OO});return a||=f!==null&&f.of>f.rows.length,(f?.
rows??[]).map(h=>({...h,side:i.side,name:d,category:u,at:h.start-o[i.side]}))})}))).flat().sort((i,c)=>i.at-c.at),more:a}}var sy=(e,t,n)=>t===0?"No name contains this text.":n?`${$(t,"call")} of the ${$(
e,"name")} with the most time`:`${$(t,"call")} of ${$(e,"name")}`,oy=(e,t)=>`${k(e+1)} of ${k(t)}`,vi=e=>/^\d+$/.test(e??"")?e:"",Lt=(e,t={})=>zs({control:e.control,test:e.test,control_rank:vi(e.control_ranks),
test_rank:vi(e.test_ranks),control_step:vi(e.control_steps),test_step:vi(e.test_steps),...Wo(e),use_short_name:e.use_short_name,...t});function ao(e,t){let{name:n,category:s}=Bo(t,"test");return Lt(e,
{name:n,category:e.use_short_name?"":s})}function Ti(e,t,n,s=null){let o={};for(let r of["control","test"]){let{rank:i,span:c}=t[r]??{},d=u=>u==null?"":String(u);Object.assign(o,{[`${r}_rank`]:d(i),[`${r}\
_span`]:c>0?String(c):"",[`${r}_step`]:d(n[r])})}let a=s&&Bo(s,"test");return Lt(e,{...o,...a?{name:a.name,category:e.use_short_name?"":a.category}:{}})}function Oi(e,{ranks:t,steps:n,rows:s,change:o}){
if(t.length+n.length+s.length===0)return null;let a=o<0?"control":"test",r=t.length>0?String(t[0]):void 0;return Lt(e,{at:a,...r?{control_rank:r,test_rank:r}:{},...n.length>0?{[`${a}_step`]:String(n[0])}:
{},...s.length>0?{name:s[0].name,category:s[0].category}:{}})}var xt={show:v,diff:X,exact:C,exactDiff:de},ro={show:k,diff:Re},va=(e,t)=>e===null||t===null?null:t-e,xa=(e,t)=>e>0&&t!==null?100*t/e:null,ft=(e,t=null,n="")=>l("td",{class:`num ${n}`.trim(),title:t},
e),fn=(e,{show:t,exact:n},s)=>ft(t(e),n?.(e),s),ws=(e,{diff:t,exactDiff:n},s="strong")=>ft(t(e),n?.(e),`${s} ${te(e)}`);function io([e,t],n,{diff:s=va(e,t),cls:o,percent:a=D(xa(e,s))}={}){return[fn(e,
n),fn(t,n),ws(s,n,o),ft(a,null,te(s))]}var $t=(e,t,n,...s)=>l("table",{class:e},t&&l("caption",{class:"visually-hidden"},t),l("thead",{},l("tr",{},n.map((o,a)=>{let[r,i=a>0?"num":null]=[o].flat();return r===
""?l("td"):l("th",{scope:"col",class:i},r)}))),s.map(o=>l("tbody",{},o))),Wn=(e,...t)=>l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":e},t),un=28,ay=12,xd=e=>e.paper!==null&&Fr(),Ai=e=>e.
count()>e.least&&!xd(e);function ka(e,t=!1,n=e.place){let s=Math.floor(n/un),[o,a]=Ai(e)?[Math.max(0,s-ay),Math.min(e.count(),s+Math.ceil((e.height||600)/un)+ay)]:[0,xd(e)?e.paper.count():e.count()];if(!t&&
o===e.from&&a===e.to)return;[e.from,e.to]=[o,a];let r=e.body.contains(document.activeElement),i=t?new Map:e.nodes;e.nodes=new Map;for(let c=o;c<a;c+=1)e.nodes.set(c,i.get(c)??e.make(c));iy(e,r,t,n),e.
drawn?.()}function iy(e,t,n,s){let o=e.count()-e.to;e.node.toggleAttribute("data-virtual",Ai(e)),[[e.above,e.from],[e.below,o]].forEach(([a,r])=>{a.hidden=r===0,a.firstChild.colSpan=e.columns(),a.style.
height=`${r*un}px`}),Nn(e.body,[e.above,...e.nodes.values(),xd(e)&&e.paper.rest?e.paper.rest(o):e.below]),s>0&&(n||t)&&e.node.scrollTop!==s&&(e.node.scrollTop=s),t&&(e.nodes.get(e.active)??e.node).focus(
{preventScroll:!0})}function ly(e,t,n=!1){let{node:s}=e;s.removeAttribute("data-late");let o=t*un,a=s.clientHeight-e.covers.reduce((r,i)=>r+i.offsetHeight,2);n&&(o<s.scrollTop||o+un>s.scrollTop+a)&&(s.
scrollTop=o-a/2),o<s.scrollTop?s.scrollTop=o:o+un>s.scrollTop+a&&(s.scrollTop=o+un-a),e.place=s.scrollTop,ka(e)}function AO(e,t,n=!1){if(e.count()===0)return;e.nodes.get(e.active)?.setAttribute("tabin\
dex","-1"),e.active=Math.max(0,Math.min(e.count()-1,t)),ly(e,e.active);let s=e.nodes.get(e.active);s?.setAttribute("tabindex","0"),n&&s?.focus({preventScroll:!0})}function CO(e){e.frame=0,e.place=e.node.
scrollTop,ka(e),e.active!==null&&e.count()>0&&!e.nodes.has(e.active)&&(e.active=Math.min(e.count()-1,Math.ceil(e.place/un)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}function RO(e,t){let n=Math.
max(1,Math.floor(e.node.clientHeight/un)-e.covers.length-2);return{ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+n,PageUp:e.active-n,Home:0,End:e.count()-1}[t]}function lo(e){let t={covers:[],
active:0,paper:null,nodes:new Map,from:0,to:0,frame:0,height:0,place:0,...e};[t.above,t.below]=[0,1].map(()=>l("tr",{class:"spacer","aria-hidden":"true"},l("td"))),t.node.addEventListener("scroll",()=>{
t.place=t.node.scrollTop,Ai(t)&&t.frame===0&&(t.frame=requestAnimationFrame(()=>CO(t)))},{passive:!0});let n=new ResizeObserver(()=>{t.height=t.node.clientHeight,ka(t)});n.observe(t.node);let s=t.paper&&
Js(()=>ka(t,!0));return Object.assign(t,{draw:o=>ka(t,o),put:()=>iy(t,t.body.contains(document.activeElement),!1,t.node.scrollTop),isLong:()=>Ai(t),begin(o){t.active=o,t.place>0&&(t.node.scrollTop=t.place=
0)},activate:(o,a)=>AO(t,o,a),reveal:(o,a)=>ly(t,o,a),placeOf:o=>RO(t,o),unmount(){n.disconnect(),s?.(),cancelAnimationFrame(t.frame)}})}var LO=24,Mi=20;function NO(e,t){let n=Array.from(e),s=Math.max(
0,n.length-Mi),o=t>LO?Math.min(Array.from(e.slice(0,t)).length,s):s,a=(r,i,c)=>l("span",{class:r},n.slice(i,c).join(""));return l("bdi",{class:"split"},a("split-head",0,o),l("span",{class:"split-key"},
l("bdi",{dir:"ltr"},n.slice(o,o+Mi).join(""))),o+Mi<n.length&&a("split-rest",o+Mi))}var ry=200,PO=30;function IO(e){if(!e.order)return e.rows;let t=e.order.down?-1:1;return[...e.rows].sort((n,s)=>{let[
o,a]=[n[e.order.key]??null,s[e.order.key]??null];return o===null||a===null?(o===null)-(a===null):t*(typeof o=="number"?o-a:String(o).localeCompare(String(a)))})}function DO(e,t){let n=e.order?.key===t.
key?!e.order.down:!!t.number;e.order={key:t.key,down:n},Ci(e),e.head.querySelector("[aria-sort] button")?.focus()}function qO(e,t,n,s,o){let a=e.spec.href&&t.link?.(s,e.spec.parameters??{}),r=t.mono&&
typeof o=="string"?NO(o,e.places.get(t.key)?.get(o)??0):o;if(a||!t.mono||typeof o!="string"||o.length<=PO)return a?l("a",{href:e.spec.href(a)},r):r;let i=x(r,()=>{let c=i.getAttribute("aria-expanded")!==
"true";i.setAttribute("aria-expanded",String(c)),_(i,c?o:r)},{class:"name-button","aria-expanded":"false"});return i}function BO(e,t){e.groups.hidden=!t.some(s=>s.group);let n=[];for(let s of e.groups.
hidden?[]:t){let o=n.at(-1);s.group&&o?.[0].group===s.group?o[1]+=1:n.push([s,1])}_(e.groups,n.map(([{group:s,groupWhat:o},a])=>s?l("th",{scope:"colgroup",colspan:a,class:"group-start",title:o},s):l("\
td",{}))),_(e.head,t.map((s,o)=>{let a=e.order?.key===s.key;return l("th",{scope:"col",class:cy(s,t[o-1]),"aria-sort":a&&(e.order.down?"descending":"ascending")},x(`${s.title}${a?e.order.down?" ↓":"\
 ↑":""}`,()=>DO(e,s),{class:"link-button th-button",title:s.what,"aria-label":s.group&&`${s.title}, ${s.group}`}))}))}var cy=(e,t,n=[])=>[e.number&&"num",e.group&&e.group!==t?.group&&"group-start",...n].
filter(Boolean).join(" ")||null;function Ci(e){let t=e.spec.columns.filter(s=>e.wide||!s.extra);BO(e,t);let n=new Set;_(e.body,IO(e).slice(0,e.limit).map(s=>l("tr",{},t.map((o,a)=>{let r=s[o.key],i=o.
show(r,s);return i===B&&o.blank&&n.add(o),l("td",{title:i===B&&o.blank?o.blank:o.mono?r:o.exact?.(r,s),class:cy(o,t[a-1],[o.mono&&"mono data-name",o.tone?.(r,s)])},qO(e,o,r,s,i))})))),e.blanks.hidden=
n.size===0,_(e.blanks,[...new Map([...n].map(s=>[s.group??s.title,s.blank]))].map(([s,o])=>`${B} in ${s}: ${o}`).join("; "),"."),e.count.textContent=e.rows.length>1?k(e.rows.length):"",e.more.hidden=e.
rows.length<=e.limit,_(e.more,x(`Show ${k(Math.min(ry,e.rows.length-e.limit))} more of ${k(e.rows.length)}`,()=>{e.limit+=ry,Ci(e)},{class:"link-button"}))}function FO(e,t){e.rows=t;for(let{key:n}of e.
spec.columns.filter(s=>s.mono))e.places.set(n,Jh(e.rows.map(s=>String(s[n]??""))));e.node.hidden=e.rows.length===0,Ci(e)}function Nt(e){let t={spec:e,rows:[],places:new Map,order:null};t.groups=l("tr",
{class:"column-groups"}),t.head=l("tr"),t.wide=!e.columns.some(i=>i.extra);let n=!t.wide&&x("All columns",()=>{t.wide=!t.wide,n.setAttribute("aria-pressed",String(t.wide)),Ci(t)},{"aria-pressed":"fals\
e","aria-label":`All columns of ${e.caption}`});t.body=l("tbody"),t.more=l("p",{class:"data-more",hidden:!0}),t.count=l("span",{class:"chart-unit"});let s=new Map(e.columns.map(i=>[i.group??i.title,i.
what??i.groupWhat]).filter(([,i])=>i)),o=s.size>0&&l("details",{class:"data-meanings small"},l("summary",{},"What the columns mean"),l("dl",{},[...s].flatMap(([i,c])=>[l("dt",{},i),l("dd",{},c)])));t.
blanks=l("p",{class:"data-blanks muted small",hidden:!0});let a=[e.caption,e.heading].filter(Boolean).join(": "),r=Me(a);return r.set(e.sql??null),t.node=l("section",{class:`card data-card ${e.class??
""}`.trim(),"aria-label":a},l("div",{class:"chart-head"},l(e.level??"h3",{},a," ",t.count),l("div",{class:"chart-tools"},n,r.node,e.csv&&l("a",{class:"button",href:e.csv,download:"",title:`${e.caption}\
: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${a}, rows`},l("table",{class:"data-table"},l("caption",{class:"\
visually-hidden"},a),l("thead",{},e.columns.some(i=>i.group)&&t.groups,t.head),t.body)),t.more,o,t.blanks),t.limit=e.limit??20,{node:t.node,show:i=>FO(t,i)}}var jO=3,dy=[14,112],$d=3,Sd=10,WO=.12,HO=1.01;function UO(e,t,n){let{sides:s,changes:o,ranks:a}=e,r=s.every(({sample:d})=>d.step_number===null)?"Whole recording":"Median step";t.href=Ed(e);let i=a?` \
of rank ${[...new Set(s.map(({sample:d})=>d.rank))].join(" and ")}`:"",c=o===null||[...o.values()].every(({change:d})=>d==="");t.setAttribute("aria-label",`${r}${i} of both sides: open it in the timel\
ine`),n.textContent=`${r}${i}${c?"":"; coloured: changed"}`,n.title=s.map(({sample:d})=>v(d.step)).join(" → ")}function zO(e,t){let n=(t??[]).find(({kind:a,ranks:r})=>a!=="memory"&&r.length>0)?.ranks[0];
if(e.some(({rank:a})=>a===n))return n;let s=new Map;e.forEach(({rank:a,step_ns:r})=>{let[i,c]=s.get(a)??[0,0];s.set(a,[i+(r??0),c+1])});let o=[...s].map(([a,[r,i]])=>[a,r/i]);return o.reduce((a,r)=>r[1]>
Math.max(a[1],HO*o[0][1])?r:a)[0]}function KO(e,t){let{rank:n,span:s}=e.find(r=>r.rank===t)??e[0],o=e.filter(r=>r.rank===n&&r.span===s).sort((r,i)=>(r.step_ns??0)-(i.step_ns??0)),a=o[o.length>>1];return{
...a,step:(a.step_ns??0)/1e3}}var GO=({q:e,category:t,change:n,significant:s,device_type:o},{row_count:a,rows:r})=>r.length>=a&&o==="ALL"&&[e,n,s].every(i=>i==="")&&t.length===0,uy=({duration:e})=>e.reduce(
(t,n)=>t+n,0);function YO({lanes:e}){let t=e.filter(({sort:s})=>s==="device"),n=[...t].sort((s,o)=>uy(o)-uy(s)).slice(0,jO);return[...e.filter(({sort:s,main:o})=>s==="host"&&o).slice(0,1),...t.filter(
s=>n.includes(s))]}function VO(e,t,n,s,{y:o,high:a,at:r}){let i=d=>[r(t.start[d]),Math.max(.6,r(t.start[d]+t.duration[d])-r(t.start[d]))],c=[];e.fillStyle=S(t.sort==="host"?"--span-host":"--span-compu\
te"),t.start.forEach((d,u)=>{let f=t.name[u],h=s?.get(Pe(n.names[f],n.categories[f]))?.change??"",[m,p]=i(u);e.fillRect(m,o,p,a),h!==""&&t.merged[u]<=1&&c.push([h,m,p])});for(let[d,u,f]of c)e.fillStyle=
S(`--span-${d}`),e.fillRect(u,o,f,a)}function JO(e,{sides:t,changes:n,extent:s},o,a){let r=c=>o*c/s,i=0;t.forEach((c,d)=>{e.fillStyle=S(d===0?"--control-fill":"--test-fill"),e.fillRect(0,i,r(c.sample.
step),2),i+=4,c.lanes.forEach(u=>{VO(e,u,c.answer,n,{y:i,high:a,at:r}),i+=a+$d}),i+=Sd-4})}function QO(e,t,n){let s=e.clientWidth,o=t.sides.reduce((i,{lanes:c})=>i+c.length,0),a=(n-2*Sd-4)/o-$d,r=Math.
round(Math.min(dy[1],Math.max(dy[0],a)));JO(Jo(e,s,o*(r+$d)+2*Sd),t,s,r)}var Ed=({state:e,sides:t},n={})=>Lt(e,{...Object.fromEntries(t.flatMap(({sample:s},o)=>[[`${O[o]}_rank`,String(s.rank)],[`${O[o]}\
_span`,String(s.span)],[`${O[o]}_step`,s.step_number===null?"":String(s.step_number)]])),...n});function XO(e,t,n,{pixels:s,signal:o}){let a=new URLSearchParams({rank:n.rank,span:n.span,threads:1,pixels:Math.
max(300,Math.round(s))});return n.step_number!==null&&a.set("step",n.step_number),An(a,e,O[t]),Go(e[O[t]],a,{signal:o})}var ZO=({answer:{extent:e}})=>e.to-Math.max(0,e.from);function eM(e,t,n){let s=n*
(e-t.left)/t.width,o=n*WO/2;return{from:Math.max(0,s-o),to:s+o}}function tM(e,t,n,s){let o=e.map((r,i)=>({answer:r,sample:s[i],lanes:YO(r)})),a=O.some(r=>new Set(n.step_time.samples[r].map(({rank:i})=>i)).
size>1);return{state:t,sides:o,ranks:a,changes:GO(t,n)?ba(n):null,extent:Math.max(...o.map(r=>Math.max(ZO(r),r.sample.step)))}}var nM=async(e,t,n,s)=>tM(await Promise.all(n.map((o,a)=>XO(e,a,o,s))),e,
t,n);function sM(e){e.hidden=!0,e.dataset.ready=""}var oM=({ctrlKey:e,metaKey:t,shiftKey:n,detail:s})=>e||t||n||s===0;async function aM(e,t,n){let s=ue(e.state);Object.entries({significance:"false",diagnosis:"\
false",limit:"3000"}).forEach(o=>s.set(...o));try{e.changes=ba(await fe(s,{signal:t})),n()}catch{}}function my(e){let t=l("canvas",{"aria-hidden":"true"}),n=l("span",{class:"muted small"},"Median step\
; coloured: changed"),s=l("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),o=l("div",{class:"step-\
strip",hidden:!0},n,s),a="",r=null,i=null,c=()=>i&&t.clientWidth>0&&QO(t,i,o.clientHeight-n.offsetHeight);function d(h){i&&!oM(h)&&(h.preventDefault(),e(Ed(i,eM(h.clientX,t.getBoundingClientRect(),i.extent))))}
async function u(h,m,p){let{signal:g}=r;i=null,s.href=Ed({state:h,sides:p.map(w=>({sample:w}))}),await We();try{g.throwIfAborted(),i=await nM(h,m,p,{pixels:o.parentNode.clientWidth,signal:g}),o.hidden=
i.sides.some(({lanes:y})=>y.length===0);let w=()=>c(UO(i,s,n));w(),i.changes===null&&aM(i,g,w)}catch(w){o.hidden=!0,a=w.name==="AbortError"?a:""}o.dataset.ready=""}let f=new ResizeObserver(c);return f.
observe(o),{node:o,redraw:c,draw(h,m,p,g){let{samples:w}=p.step_time;if(!O.every(E=>w?.[E]?.length>0)){sM(o);return}let y=zO(w.test,g),b=a;a=`${m} ${y}`,b!==a&&(o.hidden=!1,r?.abort(),r=new AbortController,
u(h,p,O.map(E=>KO(w[E],y))))},stop(){r?.abort(),f.disconnect()}}}var py=8,rM=24,iM=80,Od=({step_number:e})=>e!==null,Td=e=>[e.span,Od(e)?e.step_number:e.rank],gy=({rank:e,span:t})=>`${e}/${t}`;function wy(e){
return`${Od(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function lM(e){let n=[...new Map(e.map(s=>[Td(s).join("/"),Td(s)]))].sort(([,s],[,o])=>s[0]-o[0]||s[1]-o[1]);
return new Map(n.map(([s],o)=>[s,o]))}function cM(e){let[t,n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,t-s),n+s]}var Ri=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function dM(e,t){
let n=new Map;for(let s of e){let o=gy(s.sample);n.set(o,[...n.get(o)??[],s])}return n.size>py?[]:[...n.values()].flatMap(s=>(s.sort((o,a)=>o.x-a.x),s.slice(1).map((o,a)=>F("line",{class:`strip-line s\
trip-${t}`,x1:`${s[a].x}%`,y1:`${s[a].y}%`,x2:`${o.x}%`,y2:`${o.y}%`}))))}function uM(e,t){return e.map((n,s)=>({ring:s+1,step:n,y:Ri(n,t),x:e.length>1?3+94*s/(e.length-1):50}))}function fM(e,{samples:t,
blocks:n},s,o,a){let r=lM(t),i=t.map(f=>({sample:f,y:Ri(f.step,s),x:r.size>1?3+94*r.get(Td(f).join("/"))/(r.size-1):50})),c=uM(n,s),d=t.filter(Od).map(f=>f.step_number),u=d.length===0?$(t.length,"reco\
rding"):`step ${Math.min(...d)}${r.size>1?` – ${Math.max(...d)}`:""}`;return l("div",{class:"strip-panel"},Md(F("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},F("line",{class:"\
strip-median",x1:"0%",x2:"100%",y1:`${Ri(o,s)}%`,y2:`${Ri(o,s)}%`}),dM(i,e),i.map(({sample:f,x:h,y:m})=>F("circle",{class:`strip-dot strip-${e}`,cx:`${h}%`,cy:`${m}%`,r:t.length>iM?2:3.2})),c.map(({x:f,
y:h})=>F("circle",{class:`strip-ring strip-${e}`,cx:`${f}%`,cy:`${h}%`,r:3.2}))),[...i,...c],f=>a(f&&(f.ring?`${e}, block ${f.ring} of ${c.length} without the profiler: ${v(f.step)}`:[`${e}, ${wy(f.sample)}\
: ${v(f.sample.step)}`,Xn(f.sample)].filter(Boolean).join(`
`)))),l("p",{class:`${e}-text small strip-caption`},`${e}, ${u}`))}function Md(e,t,n){return e.addEventListener("pointermove",({clientX:s,clientY:o})=>{let a=e.getBoundingClientRect(),r=({x:c,y:d})=>Math.
hypot(a.left+c*a.width/100-s,a.top+d*a.height/100-o),i=t.reduce((c,d)=>r(d)<r(c)?d:c);n(r(i)<rM?i:null)}),e.addEventListener("pointerleave",()=>n(null)),e}function hM(e,{samples:t,blocks:n}){let s=t.map(
a=>a.step),o=t[s.indexOf(Math.max(...s))];return`${e}: ${$(t.length,"sample")} from ${v(Math.min(...s))} to ${v(o.step)}, median ${v(Tt(s))}; the longest is ${wy(o)}.${n.length>0?` Without the profile\
r: ${$(n.length,"block")} from ${v(Math.min(...n))} to ${v(Math.max(...n))}.`:""}`}var yy=(e,t)=>e&&Object.fromEntries(O.map(n=>[n,e[n].map((s,o)=>{let{host_ns:a=null,lag_ns:r=null}=t?.[n][o]??{};return{
...s,...a!==null&&{host:a/1e3,lag:r/1e3}}})]));function by(e,t,n=null){if(!O.every(f=>e?.[f]?.length>0)||O.every(f=>e[f].length<2))return null;let s=Object.fromEntries(O.map(f=>[f,{samples:e[f],blocks:n?.[f]??
[]}])),o=O.flatMap(f=>[...e[f].map(h=>h.step),...s[f].blocks]),a=cM(o),r=Tt(e.control.map(f=>f.step)),i=[P("strip-title"),P("strip-words")],c=O.some(f=>{let h=new Set(e[f].map(gy));return h.size<=py&&
h.size<e[f].length}),d=l("div",{class:"strip-tip",hidden:!0}),u=f=>{d.hidden=!f,_(d,f)};return l("div",{class:"sample-strip",role:"img","aria-labelledby":i[0],"aria-describedby":i[1]},l("div",{class:"\
small muted strip-words"},l("span",{id:i[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",n&&"; blocks without the profiler as rings","; dashed: the median of the control"),l("p",{class:"visually-h\
idden",id:i[1]},O.map(f=>hM(f,s[f])).join(" ")),l("div",{class:"strip-body"},l("div",{class:"strip-scale small muted","aria-hidden":"true"},l("span",{},v(a[1])),l("span",{},v(a[0]))),O.map(f=>fM(f,s[f],
a,r,u))),d)}function Ad(){let e=l("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=l("details",{class:"grid-table"},l("summary",{},"These n\
umbers as a table"),e),n=null,s=null;function o(){!t.open||!n||s===n||(s=n,_(e,$t(null,`${n.title} of every rank and step`,["Rank",["Step",null],"Control","Test","Δ","Δ %"],n.grid.rows.flatMap((r,i)=>n.
grid.columns.map((c,d)=>a(r,c,i,d))))))}function a(r,i,c,d){let{values:u,format:f,formatDiff:h}=n,[m,p,g]=[u.control[c][d],u.test[c][d],u.diff[c][d]];return m===null&&p===null?null:l("tr",{},l("th",{scope:"\
row"},r.text),l("td",{},l("a",{href:n.timeline(r,i),title:"Show this step in the timeline"},i.text)),io([m,p],{show:f,diff:h},{diff:g,cls:""}))}return t.addEventListener("toggle",o),{node:t,draw(r){n=
r,o()}}}var _y={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(pe).map(([e,{name:t}])=>[e,t]))},mM=20;function pM(e,t){let[n,s]=[new Set(t.ranks),new Set(t.steps)];return e.
filter(({rank:o,step_number:a})=>n.has(o)&&(a===null?t.pseudo_steps>0:s.has(a)))}function fy(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((a,r)=>r.lag-a.lag),s=n.slice(0,
3).map(a=>`rank ${a.rank} by ${W(100*(a.lag-1))}`),o=n.length-s.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${s.join(", ")}${o>0?` and ${o} mo\
re`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${W(
100*t.waiting)} of its step): the others probably wait for it.`}var ky=(e,t)=>t==="step"&&e.view&&st(e.view.answer)?"whole recording":_y[t];function gM(e,{set:t,marker:n,marker_until:s},o){let a=JSON.
stringify([t,n,s,o]);if(!e.stored.has(a)){let r=Gs(t,{...n!==null&&{marker:n,marker_until:s},...o&&{cut_overlaps:"true"}});e.stored.set(a,r),r.catch(()=>e.stored.delete(a))}return e.stored.get(a)}async function wM(e,t){
if(O.some(n=>t[n].any)){hy(e,t,"Each file counts as one step here, so there are no steps to show.");return}try{let n=await Promise.all(O.map(s=>gM(e,t[s],t.selection.cut_overlaps)));if(e.view?.answer===
t){let s=n.map((o,a)=>pM(o,t[O[a]]));e.view={...e.view,samples:s,judged:s.map(hm)},vy(e)}}catch(n){hy(e,t,n.message)}}function hy(e,t,n){e.view?.answer===t&&(e.summary.textContent=n,e.body.hidden=!0)}
function vy(e){let[t,n]=e.view.judged,s=({ranks:i},c)=>`${$(i.length,"rank")}, ${$(e.view.samples[c].length,"sample")}`,o=[fy(t),fy(n)],a=o[0]===o[1]?o[0]:o.map((i,c)=>i&&`${c===0?"Control":"Test"}: ${i}`).
filter(Boolean).join(" "),r=[s(t,0),s(n,1)];e.summary.textContent=`${r[0]===r[1]?`${r[0]} on each side`:`${r[0]} against ${r[1]}`}. ${a}`,e.body.hidden=!1,e.node.classList.toggle("lagging",e.view.judged.
some(i=>i.slow.length>0)),e.metric!==""&&xy(e)}async function yM(e,t){let n={};e.asked.set(t,n),e.asked.size>mM&&e.asked.delete(e.asked.keys().next().value);try{n.samples=(await Or(t)).samples}catch(s){
n.failed=s.message,e.asked.delete(t)}e.metric==="op"&&e.operation?.query===t&&xy(e,n)}function bM(e,t){if(e.metric!=="op")return{samples:e.view.samples,of:s=>s[e.metric],revision:e.metric,none:"Withou\
t device work the parts of a step are not known."};if(e.operation===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let n=t??e.asked.get(
e.operation.query);return n===void 0&&yM(e,e.operation.query),n?.samples?{samples:O.map(s=>n.samples[s]),of:s=>s.total_duration,revision:e.operation.query,none:""}:{none:n?.failed??"Reading the events\
 of this operation …"}}function xy(e,t){let{judged:n,file:s}=e.view,{samples:o=[[],[]],of:a,revision:r,none:i}=bM(e,t),c=hr(...o),d=Fo(c,a),u=[...d.control,...d.test].flat().some(m=>m!==null);e.name.
hidden=e.metric!=="op"||e.operation===null,_(e.name,e.operation&&l("bdi",{},e.operation.name));let f=e.metric==="op"?"duration in each rank and step":ky(e,e.metric);e.heat.draw({rows:c.rows,columns:c.
columns,...d,kind:"time",file:s,format:C,formatDiff:de,heading:f,more:(m,p,g)=>Xn(c[m][p][g]),revision:`${e.view.revision}#${r}`,empty:u?"":i}),e.grid.node.hidden=!u,e.grid.draw({grid:c,values:d,timeline:e.
timeline,title:f,format:v,formatDiff:X}),_(e.lags,kM(n));let h=[c.ranksByPosition&&"ranks",c.stepsByPosition&&"step numbers"].filter(Boolean);e.note.hidden=h.length===0,e.note.textContent=`The sides h\
ave different ${h.join(" and ")}; they are paired by position (control / test).`}function _M(e,t,n,s,o,a){e.metric=n,e.operation=a,e.node.open=e.metric!=="",e.select.value=e.metric||"step",e.view?.answer!==
t?(e.view={answer:t,file:s,revision:o},e.select.options[0].textContent=ky(e,yr[0]),wM(e,t)):e.view.judged&&vy(e)}function $y(e,{timeline:t,go:n}){let s={timeline:t,stored:new Map,asked:new Map,view:null,
metric:"",operation:null};s.summary=l("span",{class:"muted rank-summary"});let o=P("heat");return s.select=ye(yr.map(a=>[a,_y[a]]),e,{id:o}),s.name=l("p",{class:"mono small heat-name",hidden:!0}),s.heat=
Zr({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...a)=>n(t(...a))}),s.grid=Ad(),s.lags=l("div",{class:"lags"}),s.note=l("p",{class:"muted small",hidden:!0}),s.body=l("div",
{class:"heat-block"},l("p",{class:"chart-bar"},l("label",{for:o},"Heat maps of"),s.select),s.name,s.heat.node,s.note,s.lags,s.grid.node),s.node=l("details",{class:"card rank-steps"},l("summary",{},l("\
h2",{},"Ranks and steps")," ",s.summary),s.body),s.node.addEventListener("toggle",()=>{s.node.open!==(s.metric!=="")&&e(s.node.open?"step":"")}),{node:s.node,heat:s.heat,draw:(a,r,i,c,d)=>_M(s,a,r,i,c,
d)}}function kM([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(a=>a.rank))].sort((a,r)=>a-r),s=(a,r)=>{let i=a.ranks.find(d=>d.rank===r);if(!i)return[
1,2,3].map(()=>l("td",{class:"num muted"},"–"));let c=a.slow.includes(i);return[l("td",{class:"num",title:C(i.step)},v(i.step)),l("td",{class:`num${c?" lag":""}`},D(i.lag===null?null:100*(i.lag-1)),
c&&" lags"),l("td",{class:`num${a.awaited===i?" lag":""}`},W(i.waiting===null?null:100*i.waiting))]},o=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its \
mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and for the network"]].map(([a,r])=>l("th",{scope:"col",class:"num",title:r},
a));return l("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${re(n)}`},l("table",{class:"lag-table"},l("caption",{class:"visually-hidden"},"The ranks of both sides"),l(
"thead",{},l("tr",{},l("td"),l("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),l("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),l("tr",{},l("th",{scope:"col"},"Rank"),
o(),o())),l("tbody",{},n.map(a=>l("tr",{},l("th",{scope:"row"},String(a)),s(e,a),s(t,a))))))}var vM=56,xM=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Pt(e,t=()=>null,n=vM){let s=e.flatMap(({name:a})=>a??[]),o=new Map(Jt(s,n).map((a,r)=>[s[r],a]));return e.map(({text:a,name:r,row:i,
number:c})=>{if(r===void 0)return a??xM(c);let d=i&&t(i),u=l("code",{title:i?.name??r},l("bdi",{},o.get(r)));return d?l("a",{href:d,class:"diagnosis-name"},u):u})}var $M=8,Sy=40,SM={"device side":"lau\
nched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device waits between calls in "};function EM({
part:e,name:t,category:n,path:s}){let a=(n!==null||t==="device side"||t==="in the launch")&&s.at(-2)||s.at(-1),r=a&&a!=="launched elsewhere"?[{name:a}]:[];return n===null?r.length===0?[{text:`${e}: ${t}`}]:
[{text:e==="idle"?SM[t]??`${t}, in `:`${e}: in `},...r]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:n}},...r.length>0?[{text:" in "},...r]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}
function TM(e,{control_samples:t,test_samples:n}){let s=new Map,o=(c,d,u,f)=>{let h=s.get(c)??{parts:d,control:0,test:0,count:0};h.control+=u/1e3/Math.max(1,t),h.test+=f/1e3/Math.max(1,n),h.count+=1,s.
set(c,h)};for(let c of e.places){let d=EM(c);o(d.map(({text:u,name:f})=>u??f).join(""),d,c.control_ns,c.test_ns)}let a=[...s.values()].sort((c,d)=>Math.abs(d.test-d.control)-Math.abs(c.test-c.control)).
slice(0,$M),r=c=>a.reduce((d,u)=>d+u[c],0),i=e.places_count-r("count");return i<=0?a:[...a,{parts:[{text:$(i,"more place")}],count:i,control:e.control-r("control"),test:e.test-r("test")}]}function OM(e,t,n,s){
let o=[...e.parts.flatMap(({row:c})=>c??[]),...s?.rows??[]],r=[...[...new Map(o.map(c=>[`${c.name}
${c.category}`,c])).values()].slice(0,3).map(c=>({name:c.name,row:c})),{timeline:n.timeline(s)},{tree:n.tree()}],i=({parts:c,control:d,test:u})=>{let[f,h]=xn(d,u),m=u-d;return l("li",{},l("span",{},Pt(
c,n.page,Sy)),l("span",{class:"account-times",title:`${C(d)} → ${C(u)}`},l("span",{class:"control-text"},f)," → ",l("span",{class:"test-text"},h)),l("span",{class:"account-change",title:de(m)},Ao(
m)))};return l("div",{class:"account-places small"},l("ul",{"aria-label":"What adds up to it"},TM(e,t).map(i)),l("p",{},"Show ",r.flatMap(({name:c,row:d,timeline:u,tree:f},h)=>[h>0&&" · ",d?Pt([{name:c,
row:d}],n.page,Sy):l("a",{href:u??f},u?"in the timeline":"in the tree")])))}var MM=2,AM=3,Ey=52,CM=5,$a=({certainty:e})=>e==="sure"||e==="likely",Nd=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).
length,Pd=({brief:e,parts:t})=>Nd((e??t).map(n=>n.text??n.name??n.number).join(""));function RM(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map((n,s)=>{let o=n.
control_ns/1e3/Math.max(1,e.control_samples),a=n.test_ns/1e3/Math.max(1,e.test_samples);return t+=a-o,{...n,index:s,control:o,test:a,change:a-o,from:t-(a-o)}})}function Ty(e,{least:t,most:n,room:s,more:o}){
let a=s,r=0;for(;r<Math.min(e.length,n)&&(r<t||Pd(e[r])+o<=a);)a-=Pd(e[r])+o,r+=1;return[r,a]}var LM=e=>e.filter(({line:t,kind:n})=>t===void 0&&!["limit","host_need","machine"].includes(n)).sort((t,n)=>(n.
certainty==="fact")-(t.certainty==="fact")),Cd=(e,t=e.some($a)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((n,s)=>n+s.change,0)});function Rd(e,[t,n]){let s=r=>n>t?100*(r-t)/(n-t):0,[o,a]=[
s(e.from),s(e.from+e.change)].sort((r,i)=>r-i);return l("span",{class:"account-track","aria-hidden":"true"},l("span",{class:`account-bar ${$a(e)?te(e.change):"unsure"}`,css:{left:`${o}%`,width:`${a-o}\
%`}}))}var Ld=e=>l("span",{title:de(e.change),class:`account-change ${$a(e)?te(e.change):"muted"}`},Ao(e.change));function Bd(e,t=null){let n=l("ol",{class:"account","aria-label":"Where the change com\
es from"}),s=l("ul",{class:"facts","aria-label":"Also different"}),o=l("p",{class:"muted small",hidden:!0},"Grey: may be noise."),a=l("div",{class:"account-box"},n,o),r=(d,u,f)=>e&&l("button",{type:"b\
utton",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${d.text}`,"aria-expanded":String(f),data:{line:u},on:{click:()=>t(u,!f)}},it("chevron"));function i(d,u,f){
let[h,m]=xn(d.control,d.test),p=`line-${d.index}`,g=f&&f.open.includes(p);return l("li",{data:{kind:d.kind,certainty:d.certainty}},Rd(d,u),l("span",{class:`account-words${$a(d)?"":" muted"}`,title:d.text},
Pt(d.brief??d.parts,void 0,Ey)),l("span",{class:"account-times",title:`${C(d.control)} → ${C(d.test)}`},l("span",{class:"control-text"},h)," → ",l("span",{class:"test-text"},m)),Ld(d),f&&r(d,p,g),
g&&e&&OM(d,f.account,e,f.entry))}let c=(d,u)=>l("button",{type:"button",class:"link-button","aria-expanded":String(u),on:{click:()=>t("lines",!u)}},d);return{node:a,facts:s,draw({account:d,diagnosis:u},{
open:f,sure:h,sum:m,lines:p,words:g}){let w=f.includes("lines"),y=n.contains(document.activeElement)&&document.activeElement.dataset.line,b=RM(d).filter(({change:ke,kind:Xl})=>ke!==0||Xl!=="rest"),E=b.
at(-1)?.kind==="rest"?b.pop():null,q=[...b,...E?[E]:[]].flatMap(ke=>[ke.from,ke.from+ke.change]),A=[Math.min(...q),Math.max(...q)],V=LM(u??[]),I=V[0]?.certainty==="fact"?Pd(V[0]):0,[K,gt]=Ty(b,{least:MM,
most:p,room:g-I,more:CM}),[qe]=Ty(V,{least:I>0?1:0,most:AM,room:gt+I,more:0}),[Ls,kn]=[w?b.length:K,w?[]:[...b.slice(K),...E?[E]:[]]],To=ke=>({account:d,open:f,entry:u?.find(Xl=>Xl.line===ke.index)}),
Oo=b.length>0&&Cd([...b,...E?[E]:[]],h?"sure":""),m$=K<b.length||qe<V.length;_(n,b.slice(0,Ls).map(ke=>i(ke,A,To(ke))),(w||kn.length===1)&&E&&i(E,A,w&&To(E)),kn.length>1&&l("li",{class:"account-rest"},
Rd(Cd(kn),A),c(`${$(kn.length-(E?1:0),"more line")}${E?" and the rest":""}`,!1),l("span"),Ld(Cd(kn))),b.length>0&&l("li",{class:"account-sum"},Rd(Oo,A),l("span",{class:"strong"},m),Ld(Oo))),_(s,V.slice(
0,w?V.length:qe).map(ke=>l("li",{data:{kind:ke.kind,certainty:ke.certainty},title:ke.text},Pt(w?ke.parts:ke.brief??ke.parts,w&&e?e.page:void 0,Ey))),t&&m$&&(w||kn.length<2)&&l("li",{class:"facts-more"},
c(w?"Show less":`${V.length-qe} more`,w))),[...n.querySelectorAll(".account-go")].find(({dataset:ke})=>ke.line===y)?.focus(),s.hidden=s.childElementCount===0,n.hidden=b.length===0,o.hidden=n.hidden||b.
slice(0,Ls).every($a)}}}var Ii=(e="Damaged")=>l("strong",{class:"damage-mark"},it("warning"),e);function Ni(e,{onCut:t,isCut:n}={}){let s=e.filter(({severity:a})=>a==="damage"),o=e.filter(({severity:a})=>a!==
"damage");return[s.length>0&&l("ul",{class:"notice damage","aria-label":"Damage"},s.map(({text:a})=>l("li",{},Ii()," ",a))),o.length>0&&l("ul",{class:"notice"},o.map(({kind:a,text:r})=>l("li",{},r,a===
"formats_differ"&&t&&[" ",x(n?"As recorded":"Cut the rows of both",()=>t(!n),{class:"link-button"})])))]}var NM=(e,t)=>e.filter(({text:n})=>!t?.some(s=>s.text===n));function Di(e,t=e?.length??0){return t>
0&&l("div",{class:"damage-list"},l("p",{},Ii($(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),l("ul",{},e.map(({file:n,rank:s,text:o})=>l("li",{},`Rank ${s} (`,l("span",
{class:"mono"},n),`): ${o}`)),t>e.length&&l("li",{class:"muted"},`and ${k(t-e.length)} more`)))}var Oy={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},Id=(e,t)=>100*
e[t]/e.step;function PM(e){let t=Id(e,"idle"),n=t<9.95||t>90.05?1:0,s=Number(Q(t,n,n));return[100-s,s].map(o=>`${Q(o,n,n)} %`)}function IM({control:e,test:t}){let[n,s]=[e,t].map(({limited_by:o})=>o??
"unclear");return n===s?n:`${n} → ${s}`}function My(e,t,n){let[s,o]=PM(n),a=Object.keys(Oy).filter(r=>n[r]>0);return l("div",{class:"limit-row"},l("b",{class:`letter letter-${t.toLowerCase()}`,"aria\
-label":e},t),l("span",{class:"limit-track","aria-hidden":"true"},a.map(r=>l("span",{class:`limit-${Oy[r]}`,css:{width:`${Id(n,r)}%`},title:`${pe[r].name}: ${v(n[r])}, ${W(Id(n,r))} of the step`}))),l(
"span",{class:"limit-words"},`device ${s} busy, ${o} idle`))}function DM(){let e=l("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:n},verdict:s,...o}){let r=!(s.verdict==="cannot\
_judge"&&O.every(i=>o[i].steps.length>=4))&&[t,n].every(i=>i&&i.step>0&&typeof i.idle=="number"&&i.idle<i.step);e.hidden=!r,_(e,r&&[l("p",{},"Limit: ",l("b",{},IM({control:t,test:n}))),My("control","A",
t),My("test","B",n)])}}}var Ay=e=>l("bdi",{class:"mono"},e),qM=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function BM(e){let[t,n]=O.map(o=>qM(e[o])),s=O.map(
o=>e[o].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:s[0]===s[1]?k(s[0]):`${k(s[0])} and ${k(s[1])}`,changes:{control_marker:t,test_marker:t}}]:O.map((o,a)=>({
text:`The ${o} has no steps.`,marker:[t,n][a],found:k(s[a]),changes:{[`${o}_marker`]:[t,n][a]}})).filter(({marker:o})=>o!=="")}function FM(e){let t=e.map(n=>n.marker_cover);return t.every(n=>n===null||
n>=.95)?" ":` (${t.map(n=>W(n)).join(", ")} of the recording) `}function jM(e,t){let n=(a,r)=>{let{marker:i,marker_until:c}=e[a[0]],d=c==="next",u=d?"end":"next",f=(h,m)=>x(h,()=>t(m),{class:"link-but\
ton"});return l("p",{class:"marker-line small"},`A step${r} ${d?"lasts from one":"is one"} `,Ay(i),d?" to the next ":FM(a.map(h=>e[h])),t&&[f(d?"Until its own end":"Until the next one",Object.fromEntries(
a.map(h=>[`${h}_marker_until`,u])))," ",f("Without it",Zt(a))])},[s,o]=O.map(a=>e[a]);return s.marker!==null&&s.marker===o.marker&&s.marker_until===o.marker_until?[n(O,"")]:O.map(a=>e[a].marker!==null&&
n([a],` of the ${a}`))}function WM(e,t){return[jM(e,t),t&&BM(e).map(({text:n,marker:s,found:o,changes:a})=>l("p",{class:"marker-line"},`${n} Use `,Ay(s),` as step marker (${o} found)? `,x("Use it",()=>t(
a),{class:"link-button","aria-label":`Use ${s} as step marker`})))]}var Fd={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},jd={slower:"▲",
faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Cy=["steps_differ","single_sample","few_shared_kernels"],HM=5,UM=96,zM=(e,{comparability:t})=>e.map(n=>t.some(({kind:s,text:o})=>s==="devic\
es_differ"&&o===n.text)?{...n,brief:[{text:"Another device."}]}:n),Pi=({verdict:e})=>e==="slower"||e==="faster",Dd=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),qd=({change_percent:e,interval:t})=>!(e>=
t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/4);function KM(e){let{change_percent:t,interval:n}=e,s=qd(e)?n?.shift_percent:t;return typeof s=="number"&&[qd(
e)&&", typically",s<900?` by ${W(Math.abs(s))}`:`: ${D(s)} as long`]}function GM(e){let{interval:t}=e;return Pi(e)&&typeof t?.low_percent=="number"?["between ",D(t.low_percent)," and ",D(t.high_percent)]:
Pt(e.range.parts)}function YM(e){let{verdict:t}=e,n=st(e)?"Whole recording":"Step time";if(t.control===null||t.test===null)return l("p",{class:"headline"},`${n}: not known.`);let[s,o]=xn(t.control,t.test);
return l("p",{class:"headline"},l("strong",{class:`verdict-word verdict-${t.verdict.replace("_","-")}`},l("span",{"aria-hidden":"true"},`${Dd(e)?"=":jd[t.verdict]} `),Dd(e)?"Nothing can differ":[Fd[t.
verdict],Pi(t)&&KM(t)]),l("span",{class:"headline-times",title:`Mean ${n.toLowerCase()}: ${C(t.control)} → ${C(t.test)}`},Pi(t)&&qd(t)&&"mean ",l("span",{class:"value control-text"},s),l("span",{class:"\
arrow","aria-label":"to"},"→"),l("span",{class:"value test-text"},o)),l("span",{class:"verdict-range"},GM(t)))}function VM(e,{onClock:t,isCorrected:n}={}){return e.filter(({kind:s})=>s==="machine").
map((s,o)=>l("p",{class:"machine-line",data:{kind:"machine"}},Pt(s.parts)," ",t&&o===0&&l("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the \
times",on:{click:t}},n()?"Show as recorded":"Show at equal clock")))}function Ry({links:e=null,actions:t=null,below:n=[],on:s={}}){let o=l("div",{class:"comparability"}),a=l("div",{class:"verdict-head"}),
r=l("div",{class:"comparability"}),i=l("div",{class:"verdict-strip"}),c=DM(),d=Bd(e,s.fold),u=l("p",{class:"muted",hidden:!0}),f=l("section",{class:"card verdict-card","aria-label":"Verdict"},l("h2",{
class:"visually-hidden"},"Verdict"),o,l("div",{class:"verdict-top"},a,t),r,l("div",{class:"verdict-body"},l("div",{class:"verdict-why"},u,d.node),l("div",{class:"verdict-side"},c.node,d.facts,i)),n);function h(m,p,{
narrowed:g=!1,open:w=[]}={}){let{verdict:y,comparability:b}=m,E=p.diagnosis??[],q=s.widen&&y.verdict==="cannot_judge"&&g,A=NM(b,E).filter(({kind:K})=>!Cy.includes(K)&&K!=="same_selection"),V=({severity:K})=>K===
"damage";_(o,Ni(A.filter(V))),_(r,Ni(A.filter(K=>!V(K)),{onCut:s.cut,isCut:m.selection?.cut_overlaps})),_(a,YM(m),y.recorded&&l("p",{class:"muted small"},Pt(y.recorded.parts)),q&&l("p",{},x("Use all r\
anks and steps",s.widen,{class:"link-button"})),VM(E,s.clock&&{onClock:s.clock,isCorrected:s.isCorrected}),WM(m,s.marker??null)),c.draw(m),u.hidden=!p.note,_(u,p.note);let I=[m.recorded.control,m.recorded.
test].map(K=>K.devices.join(" "));d.draw(Dd(m)?{}:{...p,diagnosis:zM(E,m)},{open:w,sure:Pi(y)&&!y.recorded,sum:y.recorded?"Together, as recorded":"Together",lines:HM-a.querySelectorAll("button").length,
words:UM-[a,o,r].reduce((K,{textContent:gt})=>K+Nd(gt),0)-Nd([...new Set(I)].join(" "))}),_(i,Ly(m)),f.dataset.verdict=y.verdict}return{node:f,draw:h}}var Ly=({verdict:e,step_time:t,without_profiler:n,
...s})=>by(yy(e.samples,t.samples),st(s)?"recording":e.recorded?"recorded step":"step",n?.blocks),JM="Confidence: this share of the intervals that are made in this way contains the true change. p: the\
 probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts onc\
e.",QM=({control:e,test:t})=>H(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),Li={key:"",list:[]},XM=({verdict:e,comparability:t},n,s)=>[e.basis!==null&&
l("p",{class:"verdict-reason"},Pt(e.range.parts)," ",Pt(e.basis.parts),"."),e.basis!==null&&l("p",{class:"muted small"},JM),e.caution&&t.every(({kind:o})=>o!=="same_selection")&&l("p",{class:"one-reco\
rding"},e.caution," ",s&&l("a",{href:s.several},"Compare several recordings")),t.filter(({kind:o})=>Cy.includes(o)).map(({text:o})=>l("p",{},o)),(n.diagnosis??[]).filter(({kind:o})=>o==="limit"||o==="\
host_need").map(o=>l("p",{data:{kind:o.kind}},Pt(o.parts))),s&&(n.diagnosis??[]).some(({kind:o})=>o==="memory")&&l("p",{},l("a",{href:s.memory},"Show memory"))];function Ny(e=null){let t=Mg({id:"chart\
-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),n=l("div",{class:"details-text"}),s=l("div",{class:"details-text"}),o=l("div",{class:"details-strip"}),a=l("details",{class:"\
answer-details"},l("summary",{},"Details"),l("div",{class:"details-body"},l("div",{},n,s,o),t.node)),r=null,i="",c=null;function d(f){_(s,Li.list.map(h=>l("p",{data:{kind:h.kind},title:h.text},Pt(h.parts),
" ",l("a",{href:dt({...ut(f),node:cw(h.tree)})},"Show in the tree"))))}async function u(f){let h=e&&a.open?ue(f).toString():i;if(h===i)return;r?.abort(),r=new AbortController,i=h,_(s);let m=new URLSearchParams(
h);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,g])=>m.set(p,g));try{let p=Li.key===h?null:await fe(m,{signal:r.signal});Li=p?{key:h,list:(p.diagnosis??[]).filter(({kind:g})=>g===
"layer")}:Li,i===h&&(d(f),s.dataset.shown=h)}catch{i=i===h?"":i}}return a.addEventListener("toggle",()=>c&&u(c)),{node:a,chart:t,draw(f,h,m,{revision:p,file:g,caption:w}){let{waterfall:y}=h;c=f,_(n,XM(
h,m,e&&{several:QM(h),memory:e(f)})),_(o,Ly(h)),t.node.hidden=!y||y.change===0,t.node.hidden||t.draw({fall:y,revision:p,file:g,caption:w,heading:`mean per ${st(h)?"recording":"step"}, test − control`}),
u(f)},stop:()=>r?.abort()}}var ZM="https://ui.perfetto.dev",Hd=2*1024**3,Py=100,eA=6e4,Sa=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function tA(e,t,n){return new Promise((s,o)=>{let a=(d,u)=>{
clearInterval(i),clearTimeout(c),window.removeEventListener("message",r),d(u)},r=d=>{d.source===e&&d.origin===t&&d.data==="PONG"&&a(s)},i=setInterval(()=>{e.closed?a(o,new Sa("closed","Perfetto’s wind\
ow was closed.")):e.postMessage("PING","*")},Py),c=setTimeout(()=>a(o,new Sa("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine \
that is.")),n);window.addEventListener("message",r)})}function Wd(e,t=10){e.close(),setTimeout(()=>{!e.closed&&t>1&&Wd(e,t-1)},Py)}async function Ud({title:e,fileName:t,load:n,onWaiting:s=()=>{},at:o=null,
origin:a=ZM,patience:r=eA}){let i=window.open(o?"about:blank":a,"_blank");if(!i)throw new Sa("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(o)try{let{start:f,end:h}=await o();
i.location.replace(`${a}/?visStart=${f}&visEnd=${h}`)}catch(f){throw Wd(i),f}let c=new AbortController,d=tA(i,a,r);d.catch(()=>c.abort());let u;try{u=await n(c.signal)}catch(f){throw c.signal.aborted&&
await d,d.catch(()=>{}),Wd(i),f}s(),await d,i.postMessage({perfetto:{buffer:u,title:e,fileName:t}},a,[u])}var nA=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"],Iy=e=>e.
metadata?.format==="Perfetto";function sA(e){return(e.notes??[]).some(t=>nA.includes(t.kind))?"damaged: nothing can be added":Iy(e)?"not JSON: nothing can be added":e.has_device_rows?"":"no device row\
s: nothing to count"}var oA=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.(json|pftrace|perfetto-trace)$/i,t===""?"":"_with_counters").concat(Iy(e)?".pftrace.gz":".json.gz");function Dy({
name:e,title:t,bytes:n,fileName:s,url:o}){let a=l("span",{class:"muted small trace-status",role:"status"}),r=n>Hd,i=l("a",{class:"button small-button","aria-label":`Download ${e}`},"Download"),c=()=>{
i.href=o()},d=(h,m=!1)=>{a.textContent=h,a.classList.toggle("error-text",m)};async function u(){f.disabled=!0,d("Loading …");try{await Ud({title:t,fileName:s(),load:h=>Pr(o(),{signal:h,onProgress:m=>d(
`Loading ${G(m)}`)}),onWaiting:()=>d("Waiting for Perfetto …")}),d("Handed to Perfetto.")}catch(h){d(h.message,!0),j(h.message,!0)}finally{f.disabled=!1}}let f=x("Open in Perfetto",u,{class:"small-b\
utton",disabled:r,"aria-label":`Open in Perfetto: ${e}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your browser; nothing is uploaded"});return c(),r&&d(`${G(n)} of J\
SON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:l("div",{class:"trace-actions"},i,f,a),prepare:c}}var qy=(e,t,n=()=>"")=>Dy({name:`rank ${t.rank} of ${e.label}`,title:`${e.
label}, rank ${t.rank}`,bytes:t.raw_bytes,fileName:()=>oA(t,n()),url:()=>Nr(e.id,t.number,n())}),aA=140;function rA(e){if(e.ranks.length<2)return null;let t=aA*e.quality.kept,n=l("span",{},"Looking at\
 the clocks …");return Ht("clocks",new URLSearchParams({set:e.id})).then(({set:s})=>_(n,Zc(s),s.summary[0].status!=="one_clock"&&" What is on no common clock keeps its own times."),s=>_(n,s.message)),
l("div",{class:"trace-all"},l("strong",{},"All ranks on one clock"),Dy({name:`all ranks of ${e.label}`,title:`${e.label}, all ranks`,bytes:t,fileName:()=>"all-ranks.json.gz",url:()=>rp(e.id)}).node,l(
"p",{class:"muted small"},`About ${G(t)} of JSON, made of what the set keeps, with arrows through each collective. `,n))}function Hn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this \
set were removed on ${me(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-traces).`:"The traces of this set were not kept."}function iA(e,t){return l("div",{class:"\
notice trace-not-kept"},l("p",{},Hn(e)),t?l("p",{},"This server keeps them now: add the same files again, and this set gets them."):l("p",{},"Start the server with ",l("code",{},"tracediff serve --kee\
p-traces=20G")," and add the same files again, or add their folder with ",l("code",{},"tracediff ingest --keep-traces FOLDER"),": this set then gets them."))}function lA(e,t,n,s){let o=qy(e,t,n.query),
a=l("td",{}),r=()=>{let i=n.on()?sA(t):"";o.prepare(),_(a,i===""?o.node:l("span",{class:"muted"},i))};return s.push(r),r(),l("tr",{},l("th",{scope:"row"},String(t.rank)),l("td",{class:"mono wrap"},t.file),
l("td",{class:"num"},G(t.trace_bytes)),a)}function cA(e,t,n,s,o){let a=e.file_list.filter(i=>i.trace_bytes!==null),r=e.file_list.length-a.length;return l("section",{},o&&l("h3",{},e.label),rA(e),a.length===
0?iA(e,t):l("div",{class:"scroll-x"},l("table",{class:"files-table trace-table"},l("caption",{class:"visually-hidden"},`Traces of ${e.label}`),l("thead",{},l("tr",{},["Rank","File","Size","Trace"].map(
i=>l("th",{scope:"col",class:i==="Size"?"num":""},i)))),l("tbody",{},a.map(i=>lA(e,i,n,s))))),a.length>0&&r>0&&l("p",{class:"muted small"},`${k(r)} more were not kept.`))}function dA(e,t){let n=l("inp\
ut",{type:"checkbox",on:{change:()=>t()}}),s=()=>n.checked;return{on:s,query:()=>s()?new URLSearchParams({counters:"all",...e}).toString():"",node:l("label",{class:"check"},n,"With counters: queue len\
gth of each stream, memory bandwidth")}}function co(e,t={}){let n=[],s=dA(t,()=>n.forEach(r=>r())),o=l("div",{class:"trace-body"},l("p",{class:"muted"},"Loading …")),a=ls("Traces","",l("div"),o);return Promise.
all([Ks(),...e.map(r=>tn(r))]).then(([r,...i])=>{let c=i.some(u=>u.traces_bytes>0),d=c||i.some(u=>u.ranks.length>1);a.querySelector("h2").textContent=`Traces of ${i.map(u=>u.label).join(" and ")}`,_(o,
c&&s.node,i.map(u=>cA(u,r.keep_traces&&!r.read_only,s,n,i.length>1)),d&&l("p",{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that o\
ne, inside your browser: nothing is uploaded."))}).catch(r=>_(o,l("p",{class:"error-text",role:"alert"},r.message))),a}var uA=[["kept","kept","events that count"],["repaired","repaired","negative dura\
tions set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable time"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_wi\
thout_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function By(e){let{repaired:t=0,dropped:n=0,invalid:s=0,notes:o=0,duplicates:a=0,affected:r=0,left_out:i=0}=e??
{};if(r>0)return{level:"warn",text:`${$(r,"file")} damaged`};let c=t+n+s;return c===0&&o===0&&a===0&&i===0?{level:"good",text:"clean"}:{level:n+s>0?"warn":"note",text:[c>0&&`${k(c)} repaired or lost`,
o>0&&$(o,"note"),a>0&&$(a,"duplicate file"),i>0&&`${k(i)} not followed or read`].filter(Boolean).join(", ")}}function fA(e){return l("dl",{class:"counters"},uA.map(([t,n,s])=>l("div",{class:e[t]>0&&t!==
"kept"?"":"calm"},l("dt",{title:s},n),l("dd",{},k(e[t]??0)))))}function hA(e,t,n){let s=t.notes??[],o=t.quality??{},a=t.pseudo_step?"whole file":re(t.steps??[]);return l("tr",{},l("th",{scope:"row",class:"\
mono wrap"},t.file),l("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&l("span",{class:"muted"},` (${t.rank_source})`)),l("td",{},a||B),l("td",{class:"num"},k(o.events)),l("td",
{class:"num"},G(t.raw_bytes)),n&&l("td",{},t.trace_bytes===null?l("span",{class:"muted"},"not kept"):qy(e,t).node),l("td",{class:"wrap"},s.length===0?l("span",{class:"muted"},"nothing to report"):l("u\
l",{class:"notes"},s.map(r=>l("li",{},r.severity==="damage"&&[Ii()," "],r.words,r.count>1&&` (${k(r.count)} ×)`,r.effect&&`. ${r.effect}`,r.example&&l("span",{class:"muted"},`${r.effect?" First:":":"}\
 ${r.example}`))))))}function zd(e){return e?.length>0&&l("details",{class:"duplicates"},l("summary",{},`${$(e.length,"file")} left out: the same as another`),l("ul",{},e.map(({file:t,same_as:n})=>l("\
li",{},l("span",{class:"mono"},t)," has the same content as ",l("span",{class:"mono"},n)))))}var mA={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"\
is without the trace that it is named after",macos_file:"is what macOS writes beside a file, no trace",bad_name:"has a name that is not one below a folder",replaced:"is followed by a file of its name \
in the archive",same_recording:"has the events of the .trace.json or trace_view.json beside it",hard_link:"is a hard link (links are not followed)",inner_archive:"is an archive in an archive: unpack t\
he outer one first",too_deep:"is a folder below 64 others: give a folder nearer to it",locked_folder:"is a folder that cannot be opened"};function Kd(e,t){return e>0&&l("details",{class:"left-out"},l(
"summary",{},`${$(e,"entry","entries")} left out`),l("ul",{},t.map(({file:n,kind:s})=>l("li",{},l("span",{class:"mono"},n),` ${mA[s]??s}`)),e>t.length&&l("li",{class:"muted"},`and ${k(e-t.length)} mor\
e`)))}function Fy(e){let t=l("div",{class:"quality-panel"},l("p",{class:"muted"},"Loading …"));return tn(e.id).then(n=>{let s=n.traces_bytes>0,o=["File","Rank","Steps","Events","JSON",...s?["Trace"]:
[],"Notes"];_(t,Di(n.quality.affected_files,n.quality.affected),fA(n.quality),l("div",{class:"scroll-x"},l("table",{class:"files-table"},l("thead",{},l("tr",{},o.map(a=>l("th",{scope:"col"},a)))),l("t\
body",{},n.file_list.map(a=>hA(n,a,s))))),zd(n.quality.duplicate_files),Kd(n.quality.left_out,n.quality.left_out_files),l("p",{class:"muted small"},"Identity ",l("span",{class:"mono"},n.id)," · stored\
 in ",G(n.stored_bytes)," out of ",G(n.raw_bytes)," of JSON",s&&` (${G(n.traces_bytes)} the traces themselves)`,!s&&`. ${Hn(n)}`))}).catch(n=>_(t,l("p",{class:"error-text"},n.message))),t}var pA=700,gA=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Vd({found:e,checked:t,refused:n,readable:s}){if(!s)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let o=t<e?`${k(t)} of ${$(e,"set file")} are checked.`:`${$(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?o:`${o} ${k(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function wA(e){let t=l("p",{class:"muted small set-files",hidden:!0}),n=!1,s;return{node:t,checking:()=>n,draw({set_files:o,total:a}){let r=n;
return n=gA(o),t.hidden=!o,t.textContent=o?Vd(o):"",clearTimeout(s),n?s=setTimeout(e,pA):r&&j(t.textContent),n?Math.max(a,(o.found??0)-o.refused):a},stop:()=>clearTimeout(s)}}var yA="a[href], button:n\
ot(:disabled), input";function bA(e,t,n){let s=null,o=()=>[...e.querySelectorAll(t)],a=f=>[...f.querySelectorAll(yA)].filter(h=>!h.closest("form"));function r(f){f.tabIndex=f===s?0:-1,a(f).forEach(h=>{
h.tabIndex=-1})}function i(f=!1){let h=o();s=h.includes(s)?s:h[0]??null,h.forEach(r),f&&!e.contains(document.activeElement)&&d()}function c(f){let h=s;s=f??s,[h,f].filter(Boolean).forEach(r)}function d(){
return s?.focus(),s!==null}function u(f,h){let m=o(),p=m.indexOf(s),g=[s,...a(s)],w=g.indexOf(h);return{ArrowDown:m[p+1],ArrowUp:m[p-1],Home:m[0],End:m.at(-1),ArrowRight:g[w+1],ArrowLeft:g[w-1]}[f]}return e.
addEventListener("focusin",f=>c(f.target.closest(t))),e.addEventListener("keydown",f=>{let{key:h,target:m}=f;f.defaultPrevented||f.ctrlKey||f.metaKey||f.altKey||Zo(m)||m.closest(t)!==s||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.
test(h)?(f.preventDefault(),u(h,m)?.focus()):m===s&&(h==="Enter"||h===" ")&&(f.preventDefault(),n(h,s)))}),{sync:i,focus:d}}function Jd(e,t,{name:n,maxlength:s,mayBeEmpty:o=!1,saveSame:a=!1},r,i){let c=P(
"edit"),d=l("input",{id:c,type:"text",value:t,maxlength:String(s),autocomplete:"off",spellcheck:"false",placeholder:n}),u=l("form",{class:"inline-edit",on:{submit:async f=>{f.preventDefault();let h=d.
value.trim();if(h===t&&!a||h===""&&!o){i();return}d.disabled=!0,await r(h)||(d.disabled=!1,d.focus())},keydown:f=>{f.key==="Escape"&&i()}}},l("label",{for:c,class:"visually-hidden"},n),d,l("button",{type:"\
submit",class:"small-button"},"Save"),x("Cancel",i,{class:"small-button"}));_(e,u),d.focus(),d.select()}var Qd=12,jy=3;function _A(e,t,n){let s=document.body.hasAttribute("data-read-only");return[{text:"\
Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n("notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":
"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>co([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,
writes:!0}].filter(o=>!(o.writes&&s))}function Wy(e,t,n){let s=e==="control"?"A":"B",o=e==="control"?"Control":"Test";return l("label",{class:`pick pick-${e}`,title:`${o}: ${t.label}`},l("input",{type:"\
radio",name:`pick-${e}`,value:t.id,"aria-label":`${o}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),l("span",{"aria-hidden":"true"},s))}function kA(e){return e.damaged?l("div",{class:"set-damage small"},
`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function vA(e,t){let n=o=>x(o,()=>t.filterTag(o),{class:"tag",title:`Only sets with the tag “${o}”`,"aria-label":`Only sets \
tagged ${o}`}),s=e.tags.length-jy;return e.tags.length>0&&l("span",{class:"tags"},e.tags.slice(0,jy).map(n),s>0&&l("span",{class:"muted small",title:e.tags.join(", ")},`+${s}`))}function xA(e,t){let n=e.
goes?`removed ${Qh(e.goes)}`:"",s=e.pinned?"Pinned: it stays, however old it gets":`This server removes it on ${me(e.goes)}; pin it to keep it`,o=e.pinned?"pinned":n,a=document.body.hasAttribute("data\
-read-only");return[o!==""&&(a?l("span",{class:"muted small",title:s},o):x([it("pin"),o],()=>t.pin([e],!e.pinned),{class:"pin-toggle",title:s,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin\
 of ${e.label}`:`Pin ${e.label}, which is ${n}`})),e.uploaded_by&&l("span",{class:"muted small by ellipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function $A(e,t,n){let s=l("div",
{class:"set-line"}),o=()=>_(s,l("span",{class:"set-name ellipsis",title:e.label},e.label),vA(e,t),xA(e,t),e.notes!==""&&l("span",{class:"note-text ellipsis",title:e.notes},e.notes)),a=()=>{o(),n()};return o(),
{node:l("td",{class:"set-cell"},s,kA(e)),edit(r){Jd(s,e[r],r==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[r]:i}),a)}}}function SA(e,t,n){let s=By(e.quality),
o=l("button",{type:"button",class:`quality quality-${s.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,Fy(
e)),_(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),o.setAttribute("aria-expanded",String(n.has(e.id)))}}},s.level==="warn"&&it("warning"),l("span",{class:"ellipsis"},s.text),it("chevron"));return o}
function EA(e){return e.steps.length>0?l("span",{title:re(e.steps)},k(e.step_count??e.steps.length)):l("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var TA=e=>e.devices.length>0?e.
devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):B;function OA(e){return e.median_step_ns!==null?[v(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[B,e.steps.length>
0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function MA(e,t,n,{member:s=!1}={}){let o=l("tr",{class:"detail",hidden:!n.has(e.id)},l("td",{colspan:String(Qd)},n.get(e.id))),a=Dr(
`Actions for ${e.label}`,()=>_A(e,t,f=>r.edit(f))),r=$A(e,t,()=>a.focus()),i=l("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:f=>t.check(e,i.checked,f.shiftKey)}}),
[c,d]=OA(e);return[l("tr",{data:{set:e.id},class:s?"member":""},l("td",{class:"check-cell"},i),l("td",{class:"pick-cell"},Wy("control",e,t),Wy("test",e,t)),r.node,l("td",{"data-head":"Device",class:"d\
evice-cell ellipsis",title:e.devices.join(", ")},TA(e)),l("td",{class:"num","data-head":"Step",title:d},c),l("td",{class:"num","data-head":"Ranks",title:re(e.ranks)},k(e.ranks.length)),l("td",{class:"\
num","data-head":"Steps"},EA(e)),l("td",{"data-head":"Recorded",class:"date"},e.recorded===null?B:me(e.recorded)),l("td",{"data-head":"Stored",class:"date"},me(e.created)),l("td",{class:"num","data-he\
ad":"Size",title:`${$(e.quality.events,"event")} in ${G(e.raw_bytes)} of JSON in ${$(e.files,"file")}`},G(e.disk_bytes)),l("td",{"data-head":"Quality"},SA(e,o,n)),l("td",{class:"row-actions"},l("a",{class:"\
button small-button analyse-link",href:H(`/analyse?set=${ee(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),a)),o]}var Yy=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"\
Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},
{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],AA=Yy.filter(e=>e.sort);function CA(e,t){return e.sort?l("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},x([e.
text,l("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):l("th",{scope:"col",class:e.num?"num":""},e.hidden?[l("span",{"aria-hidden":"true"},e.text),l("span",{class:"visually-hidden"},
e.hidden)]:e.text)}function Gd(e,t,n,s,o){let a=e.kept.get(t),r=a?.shown===n?a:{shown:n,rows:s()};return o.set(t,r),r.rows}var Vy=(e,t,n,s=!1)=>Gd(e,t.id,JSON.stringify([t,s]),()=>MA(t,e.actions,e.open,
{member:s}),n);function RA(e,t,n,s){let o=Gd(e,`group ${t.prefix}`,JSON.stringify([t,!!n]),()=>[BA(t,n,e.actions)],s);if(!n)return o;let a=n.total-n.sets.length;return[...o,...n.sets.flatMap(r=>Vy(e,r,
s,!0)),...Gd(e,`more ${t.prefix}`,`${n.loading} ${a}`,()=>n.loading||a>0?[FA(t,n,a,e.actions)]:[],s)]}function LA(e,t){let n=new Map,s=e.body.contains(document.activeElement)?document.activeElement:null,
{prefix:o,set:a}=s?.closest("tr")?.dataset??{};Nn(e.body,t.entries.flatMap(r=>r.group?RA(e,r.group,t.groups.get(r.group.prefix),n):Vy(e,r.set,n))),e.kept=n,o!==void 0&&!s.isConnected&&e.body.querySelector(
`tr[data-prefix="${CSS.escape(o)}"] button`)?.focus({preventScroll:!0}),e.rowFocus.sync(s!==null),s?.matches(".pin-toggle")&&!s.isConnected&&e.body.querySelector(`tr[data-set="${a}"] .pin-toggle`)?.focus(
{preventScroll:!0}),NA(e,t),PA(e,t)}function NA(e,{sort:t,order:n}){for(let s of e.heads){let o=s.dataset.sort===t;s.dataset.sort&&(s.ariaSort=o?{asc:"ascending",desc:"descending"}[n]:null,_(s.querySelector(
".sort-mark"),o&&it(n==="asc"?"up":"down")))}}function PA(e,{picked:t,checked:n}){let s=[...e.body.querySelectorAll("tr[data-set]")];for(let a of s){let{set:r}=a.dataset;for(let i of["control","test"])
a.toggleAttribute(`data-${i}`,r===t[i]),a.querySelector(`.pick-${i} input`).checked=r===t[i];a.toggleAttribute("data-checked",n.has(r)),a.querySelector(".set-check").checked=n.has(r)}e.body.querySelectorAll(
"tr.group").forEach(a=>IA(e,a,t));let o=s.filter(a=>n.has(a.dataset.set)).length;e.all.checked=o>0&&o===s.length,e.all.indeterminate=o>0&&o<s.length,e.all.disabled=s.length===0}function IA(e,t,{labels:n,
...s}){let o=t.dataset.prefix.toLowerCase();_(t.querySelector(".pick-cell"),["control","test"].filter(a=>n[a].toLowerCase().startsWith(o)&&/^([^\p{L}]|$)/u.test(n[a].slice(o.length))&&!e.body.querySelector(
`tr[data-set="${CSS.escape(s[a])}"]`)).map(a=>l("b",{class:`letter letter-${a==="control"?"a":"b"}`,title:n[a]},a==="control"?"A":"B",l("span",{class:"visually-hidden"},`: ${n[a]}`))))}function DA(e,t){
let n=[...e.body.children].find(s=>s.dataset.set===t);return n?.classList.add("fresh"),n?.scrollIntoView({block:"nearest"}),!!n}function qA(e){let t={actions:e,open:new Map,kept:new Map};t.body=l("tbo\
dy"),t.all=l("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(t.all.checked)}}),t.heads=Yy.map(s=>CA(s,e.sort));let n=l("div",{class:"card s\
croll-x"},l("table",{class:"sets",role:"grid"},l("caption",{class:"visually-hidden"},"Sets"),l("thead",{},l("tr",{},l("th",{scope:"col",class:"check-cell"},t.all),t.heads)),t.body));return t.rowFocus=
bA(t.body,"tr[data-set], tr.group, tr.more-row",(s,o)=>{let a=o.dataset.set?s===" "?".set-check":".menu-button":"button";o.querySelector(a)?.click()}),{node:n,draw:s=>LA(t,s),flash:s=>DA(t,s),focus:t.
rowFocus.focus}}function BA(e,t,n){let s=x([it("chevron"),l("span",{class:"set-name"},e.prefix),l("span",{class:"muted"},$(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expan\
ded":String(!!t),"aria-label":`${e.prefix} …, ${$(e.sets,"set")}`});return l("tr",{class:"group",data:{prefix:e.prefix}},l("td",{class:"check-cell"}),l("td",{class:"pick-cell"}),l("td",{class:"set-c\
ell",colspan:"6"},s,!e.prefix.includes(",")&&l("a",{class:"small",href:Uo({...Hs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Ser\
ies")),l("td",{class:"date"},me(e.newest)),l("td",{colspan:String(Qd-9)}))}function FA(e,t,n,s){return l("tr",{class:"more-row member"},l("td",{colspan:String(Qd)},t.loading?l("span",{class:"muted"},"\
Loading …"):x(`Show more of ${e.prefix} (${k(n)} left)`,()=>s.more(e.prefix),{class:"link-button"})))}function jA(e,t){let n=e,s=P("known-tags"),o=l("p",{class:"small",role:"status"}),a=l("ul",{class:"\
tag-list"}),r=l("datalist",{id:s}),i=l("input",{type:"text",list:s,maxlength:"64",autocomplete:"off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),c=l("form",{class:"tag-form",on:{
submit:m=>{m.preventDefault();let p=i.value.trim().replace(/\s+/g," ");p!==""&&u({add_tags:[p]},`Tagged “${p}”.`)}}},i,l("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Ta\
gs of ${$(n.length,"set")}`;async function u(m,p){i.disabled=!0;try{for(let g=0;g<n.length;g+=1){let w=await Ln(n[g].id,m);n=n.map(y=>y.id===w.id?w:y),t(w)}i.value="",o.classList.remove("error-text"),
o.textContent=p}catch(g){o.classList.add("error-text"),o.textContent=g.message,j(g.message,!0)}i.disabled=!1,f(),i.focus()}function f(){let m=new Map;n.flatMap(p=>p.tags).forEach(p=>{let g=[...m.keys()].
find(w=>w.toLowerCase()===p.toLowerCase())??p;m.set(g,(m.get(g)??0)+1)}),_(a,[...m].map(([p,g])=>l("li",{class:"tag"},p,g<n.length&&l("span",{class:"muted"},` ${g} of ${n.length}`),Y("close",`Remove t\
he tag ${p}`,()=>u({remove_tags:[p]},`“${p}” was removed.`)))),m.size===0&&l("li",{class:"muted"},"No tags yet."))}f();let h=ls(d,"tag-dialog",l("div"),l("div",{class:"trace-body"},a,c,r,o));return i.
focus(),is().then(m=>_(r,m.map(({tag:p})=>l("option",{value:p})))).catch(()=>{}),h}function qi(e,t,n=!1){e.status.textContent=t,e.status.classList.toggle("error-text",n),n&&j(t,!0)}function Jy(e,t){e.
fields.disabled=e.go.disabled=!1,e.bar.hidden=!0,e.cancel.textContent="Cancel",e.job=null,qi(e,t,!0),e.dialog.isConnected||z(t,{urgent:!0})}function WA(e,t){t.state==="done"?(e.dialog.close(),e.ended(
t)):t.state==="failed"||t.state==="cancelled"?Jy(e,t.error?.detail??"It did not work."):t.bytes_total>0&&(e.bar.max=t.bytes_total,e.bar.value=t.bytes_done,qi(e,`${k(t.files_done)} of ${$(t.files_total,
"file")}`))}async function HA(e){qi(e,"");try{e.job=await e.start()}catch(t){Jy(e,t.message);return}e.job&&(e.fields.disabled=e.go.disabled=!0,e.bar.hidden=!1,e.bar.removeAttribute("value"),e.cancel.textContent=
"Stop",e.cancel.onclick=()=>e.job&&Ys(e.job.id).catch(()=>{}),Xc(e.job.id,t=>WA(e,t)))}function Qy({title:e,text:t,form:n,action:s,start:o,ended:a}){let r={start:o,ended:a,job:null};return r.status=l(
"p",{class:"small regroup-status",role:"status"}),r.bar=l("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),r.go=l("button",{type:"submit",class:"primary"},s),r.cancel=x("Cancel",()=>r.dialog.close()),
r.fields=l("fieldset",{class:"regroup-fields"},n),r.dialog=ls(e,"regroup-dialog",l("form",{on:{submit:i=>{i.preventDefault(),HA(r)}}}),l("div",{class:"trace-body"},t&&l("p",{class:"muted"},t),r.fields,
r.bar,r.status),l("div",{class:"regroup-buttons"},r.cancel,r.go)),{dialog:r.dialog,say:(i,c)=>qi(r,i,c),go:r.go}}async function UA(e,t){try{for(let n of e.binned)await Ko(n);for(let n of e.made.filter(
s=>!s.already_stored))await zo(n.set)}catch(n){z(`Not everything could be undone. ${n.message}`,{urgent:!0})}t(e.binned[0])}function Xy(e,t,n){z(e,{seconds:30,action:{label:"Undo",run:()=>UA(t,n)}}),n(
t.set)}function zA(e,t){let n=e.file_list.map(o=>l("input",{type:"checkbox",value:String(o.number),on:{change:t}})),s=e.file_list.map((o,a)=>l("li",{},l("label",{class:"check"},n[a],l("span",{class:"r\
egroup-rank"},`Rank ${o.rank}`),l("span",{class:"mono wrap"},o.file),l("span",{class:"muted small"},G(o.disk_bytes)))));return{node:l("ul",{class:"regroup-files","aria-label":"Files"},s),chosen:()=>n.
filter(o=>o.checked).map(o=>Number(o.value))}}function Hy(e,t,n,s,o){return l("label",{class:"check"},l("input",{type:"radio",name:e,value:t,checked:s,on:{change:o}}),n)}async function KA(e,t){let n=P(
"split"),s=l("div",{class:"regroup-form"},l("p",{class:"muted"},"Loading …")),o=null,a=()=>s.querySelector("input:checked")?.value!=="two",{dialog:r,say:i,go:c}=Qy({title:`Split ${e.label}`,action:"\
Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:s,start:async()=>{let u=a()?[]:o.chosen();return!a()&&(u.length===0||u.length===e.files)?
(i("Check some of the files, and not all of them.",!0),null):Qm(e.id,a()?{}:{parts:[{files:u}]})},ended:u=>Xy(`“${e.label}” was split into ${$(u.made.length,"set")}.`,u,t)}),d=()=>{o.node.hidden=a()};
c.disabled=!0;try{let u=await tn(e.id);o=zA(u,()=>i("")),_(s,Hy(n,"each",`Each file becomes a set: ${$(u.file_list.length,"set")}`,!0,d),Hy(n,"two","The checked files become one set, the others anothe\
r",!1,d),o.node),d(),c.disabled=!1,r.open&&s.querySelector("input").focus()}catch(u){_(s),i(u.message,!0)}}function GA(e,t){let n=P("label"),s=l("input",{id:n,type:"text",maxlength:"200",autocomplete:"\
off",spellcheck:"false",placeholder:"The beginning that their labels share"});Qy({title:`Join ${$(e.length,"set")}`,action:"Join",text:"All their files become the ranks of one set, as if they had been\
 dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:l("div",{class:"regroup-form"},l("ul",{class:"regroup-files","aria-label":"Sets"},e.map(o=>l("l\
i",{},l("span",{class:"wrap"},o.label),l("span",{class:"muted small"},` ${$(o.files,"file")}`)))),l("label",{for:n},"Label"),s),start:()=>Xm(e.map(o=>o.id),s.value.trim()),ended:o=>Xy(`${$(e.length,"s\
et")} were joined.`,o,t)}),s.focus()}var YA=10,VA=12,JA=200,QA=4;async function Xd(e,t){let n=[],s=[...e];return await Promise.all(Array.from({length:QA},async()=>{for(;s.length>0;){let o=s.shift();try{
await t(o)}catch(a){n.push({item:o,error:a})}}})),n}function XA({change:e,sort:t}){let n=P("find"),s=l("span",{class:"muted small found"}),o=!1,a=Pn({id:n,wait:JA,onText:f=>e({q:f}),maxlength:"120",placeholder:"\
Find by label, note, tag, device, file or id"}),r=ye(AA.flatMap(({sort:f,text:h})=>[["desc","↓"],["asc","↑"]].map(([m,p])=>[`${f} ${m}`,`${h} ${p}`])),f=>t(...f.split(" ")),{"aria-label":"Sort by"}),
i=l("span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),c=l("div",{class:"find-bar",hidden:!0,role:"search"},l("label",{for:n,class:"visually-hidden"},"Find sets"),a,i,l("span",{class:"\
list-order"},r),s);function d(f,h,m){let p=[...f.tag.filter(g=>!h.some(w=>w.tag===g)).map(g=>({tag:g})),...h.slice(0,VA)];je(i,()=>_(i,p.map(({tag:g,sets:w})=>x([g,w!==void 0&&l("span",{class:"muted"},
` ${k(w)}`)],()=>m(g),{class:"tag","aria-pressed":String(f.tag.includes(g)),data:{tag:g}}))),"tag")}function u(){o=!0,c.hidden=!1,a.focus(),a.select()}return{node:c,drawTags:d,focus:u,draw(f,h,m){c.hidden=
m<=YA&&!_r(f)&&!o,r.value=`${f.sort} ${f.order}`,document.activeElement!==a&&(a.value=f.q);let p=h===0?"No set matches.":$(h,"set");return s.textContent=_r(f)?p:"",p}}}var Zy=e=>[...e.values()].every(
t=>t.pinned);function ZA(e){let t=l("span",{role:"status"}),n=x("",e.compare,{class:"primary"}),s=x("Join …",e.join,{class:"writes"}),o=x("Tags …",e.tags,{class:"writes"}),a=x("",e.pin,{class:"wri\
tes"}),r=x("",e.remove,{class:"writes danger"}),i=l("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,s,o,a,r,Y("close","Select none",e.clear));return{node:i,draw(c){i.hidden=c.size===
0,t.textContent=`${k(c.size)} selected`,n.textContent=`Compare (${k(c.size)})`,n.disabled=c.size!==2,n.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two \
sets to compare them",s.disabled=c.size<2,s.title=c.size<2?"Select two sets or more to join them":"Make one set of them",a.textContent=Zy(c)?"Unpin":"Pin",r.textContent=`Delete (${k(c.size)})`}}}function eC(e){
let t=l("span",{class:"muted"}),n=x("Previous",()=>e(-1)),s=x("Next",()=>e(1)),o=l("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,s);return{node:o,draw(a,r){let i=(a-1)*En,c=Math.
min(i+En,r.entry_total);o.hidden=r.entry_total<=En&&a===1,n.disabled=a===1,s.disabled=c>=r.entry_total,t.textContent=c>i?`${k(i+1)}–${k(c)} of ${k(r.entry_total)}${r.entry_total===r.total?"":` rows,\
 ${$(r.total,"set")}`}`:""}}}function Ea(e,t,n){e.typed=!0,e.change({page:1,...t},n)}async function zt(e){e.question?.abort(),e.question=new AbortController;let{signal:t}=e.question;e.asked=as(e.state).
toString(),e.content.ariaBusy="true";let n=setTimeout(()=>e.context.busy(!0),400);try{let[s,o,a]=await Promise.all([bt(as(e.state),{signal:t}),is({signal:t}),_r(e.state)?bt("limit=0",{signal:t}):null]);
e.answer=s,e.known=o,e.allTotal=e.files.draw(a??s),await nC(e,t),sC(e)}catch(s){s.name!=="AbortError"&&tC(e,s)}finally{clearTimeout(n),t.aborted||(e.context.busy(!1),e.content.ariaBusy=null)}}function tC(e,t){
e.answer=null,e.asked="",_(e.content,l("div",{class:"error-box",role:"alert"},l("h2",{},"The traces cannot be listed"),l("p",{},t.message),x("Try again",()=>zt(e),{class:"primary"})))}function eb(e,t,n,s=En){
let o=as({...e.state,page:1});return o.delete("group"),o.set("prefix",t),o.set("offset",String(n)),o.set("limit",String(s)),o}async function nC(e,t){let n=new Set(e.answer.entries.flatMap(({group:s})=>s?
[s.prefix]:[]));for(let[s,o]of[...e.groups]){if(!n.has(s)){e.groups.delete(s);continue}let a=await bt(eb(e,s,0,Math.min(1e3,Math.max(En,o.sets.length))),{signal:t});e.groups.set(s,{sets:Bi(a),total:a.
total,loading:!1})}}async function tb(e,t){let n=e.groups.get(t),s=e.asked;n.loading=!0,hn(e);try{let o=await bt(eb(e,t,n.sets.length));n.sets=[...n.sets,...Bi(o)],n.total=o.total}catch(o){z(`${t} can\
not be listed. ${o.message}`,{urgent:!0})}n.loading=!1,s===e.asked&&hn(e)}function nb(e,t){e.groups.delete(t)?hn(e):(e.groups.set(t,{sets:[],total:0,loading:!0}),tb(e,t))}var Bi=e=>e.entries.flatMap(({
set:t})=>t?[t]:[]),Zd=e=>e.answer.entries.flatMap(({set:t,group:n})=>t?[t]:e.groups.get(n.prefix)?.sets??[]);function sC(e){e.loaded({sets:Bi(e.answer),allTotal:e.allTotal,checking:e.files.checking()});
let t=e.finder.draw(e.state,e.answer.total,e.allTotal);e.typed&&(e.typed=!1,j(t)),hn(e),e.arrived!==""&&aC(e,e.arrived)}function hn(e){if(e.answer&&(e.finder.drawTags(e.state,e.known,t=>sb(e,t)),e.pager.
draw(e.state.page,e.answer),e.bulk.draw(e.checked),!(e.answer.entries.length===0&&e.files.checking()))){if(e.answer.entries.length===0){_(e.content,e.allTotal===0?e.empty():oC(e));return}e.table.node.
parentNode!==e.content&&_(e.content,e.table.node),e.table.draw({...e.answer,groups:e.groups,picked:e.picked,checked:e.checked,sort:e.state.sort,order:e.state.order})}}var oC=e=>e.answer.total>0?l("p",
{class:"card nothing"},"There is nothing on this page."):l("p",{class:"card nothing"},"No set matches. ",x("Show all",()=>Ea(e,{q:"",tag:[]}),{class:"link-button"}));function aC(e,t){if(e.arrived="",e.
table.flash(t))return;e.answer.entries.find(({group:s})=>s&&e.groups.get(s.prefix)?.sets.some(o=>o.id===t))||Wt([t]).then(([s])=>{let[o]=(s&&e.answer?e.answer.entries:[]).filter(({group:a})=>a&&s.label.
toLowerCase().startsWith(a.prefix.toLowerCase())).sort((a,r)=>r.group.prefix.length-a.group.prefix.length);o&&!e.groups.has(o.group.prefix)&&nb(e,o.group.prefix)}).catch(()=>{})}function rC(e,t){let n=t===
"label"?"asc":"desc",s=n==="asc"?"desc":"asc";Ea(e,{sort:t,order:e.state.sort===t&&e.state.order===n?s:n})}function sb(e,t){let n=e.state.tag.includes(t);Ea(e,{tag:n?e.state.tag.filter(s=>s!==t):[...e.
state.tag,t].slice(-8)})}function iC(e,t,n,s){let o=Zd(e),[a,r]=[o.findIndex(c=>c.id===e.anchor),o.findIndex(c=>c.id===t.id)].sort((c,d)=>c-d);(s&&a>=0?o.slice(a,r+1):[t]).forEach(c=>n?e.checked.set(c.
id,c):e.checked.delete(c.id)),e.anchor=t.id,hn(e)}function lC(e,t){Zd(e).forEach(n=>t?e.checked.set(n.id,n):e.checked.delete(n.id)),hn(e)}function cC(e){let[t,n]=[...e.checked.values()].sort((a,r)=>a.
created.localeCompare(r.created)),[s,o]=ea(t,n);e.context.go(rt(s.id,o.id))}function eu(e,t){if(e.answer===null){zt(e);return}let n=s=>s.id===t.id?{...s,...t}:s;e.answer.entries=e.answer.entries.map(s=>s.
set?{set:n(s.set)}:s),e.groups.forEach(s=>{s.sets=s.sets.map(n)}),e.checked.has(t.id)&&e.checked.set(t.id,t),e.loaded({sets:Bi(e.answer),allTotal:e.allTotal}),hn(e),e.content.ariaBusy==="true"&&zt(e)}
function Uy(e,t){return e.checked.clear(),e.arrived=t,zt(e)}async function dC(e,t,n){try{return eu(e,await Ln(t.id,n)),j("Saved."),!0}catch(s){return z(`Not saved. ${s.message}`,{urgent:!0}),!1}}function zy(e,t){
jA(t,s=>eu(e,s)).addEventListener("close",()=>zt(e))}var Yd=(e,t)=>`${e.length===1?"was":"were"} ${t}`;function tu(e,t){return e.length>0&&z(`${nu(e.map(({item:n})=>n))} ${t}. ${e[0].error.message}`,{
urgent:!0}),e.length>0}var nu=e=>e.length===1?`“${e[0].label}”`:$(e.length,"set");async function Ky(e,t,n){let s=await Xd(t,async o=>eu(e,await Ln(o.id,{pinned:n})));tu(s,Yd(s,"not changed"))||j(`${nu(
t)} ${t.length===1?"is":"are"} ${n?"pinned":"not pinned"}.`)}async function Gy(e,t){let n=await Xd(t,o=>zo(o.id));tu(n,Yd(n,"not deleted"));let s=t.filter(o=>!n.some(({item:a})=>a===o));s.forEach(o=>e.
checked.delete(o.id)),s.length>0&&z(`${nu(s)} ${Yd(s,"deleted")}.`,{seconds:30,action:{label:"Undo",run:()=>uC(e,s)}}),document.getElementById("main").focus({preventScroll:!0}),await zt(e)}async function uC(e,t){
let n=await Xd(t,s=>Ko(s.id));tu(n,"cannot be brought back"),e.arrived=t.length===1?t[0].id:"",await zt(e)}function fC(e,t,n){let s=e.state;e.state=t,e.picked=n,s&&as(s).get("sort")!==as(e.state).get(
"sort")&&e.groups.clear(),as(e.state).toString()!==e.asked?zt(e):hn(e)}function ob({change:e,pick:t,loaded:n,empty:s,context:o}){let a={change:e,loaded:n,empty:s,context:o,checked:new Map,groups:new Map,
state:null,answer:null,asked:"",allTotal:null,known:[],picked:{control:"",test:"",labels:{control:"",test:""}},anchor:"",question:null,arrived:"",typed:!1};return a.content=l("div",{class:"content"},hC()),
a.finder=XA({change:i=>Ea(a,i,{replace:!0}),sort:(i,c)=>Ea(a,{sort:i,order:c})}),a.table=qA({pick:t,save:(i,c)=>dC(a,i,c),pin:(i,c)=>Ky(a,i,c),remove:i=>Gy(a,i),check:(i,c,d)=>iC(a,i,c,d),checkAll:i=>lC(
a,i),toggleGroup:i=>nb(a,i),tags:i=>zy(a,i),more:i=>tb(a,i),split:i=>KA(i,c=>Uy(a,c)),filterTag:i=>sb(a,i),sort:i=>rC(a,i)}),a.bulk=ZA({compare:()=>cC(a),join:()=>GA([...a.checked.values()],i=>Uy(a,i)),
tags:()=>zy(a,[...a.checked.values()]),pin:()=>Ky(a,[...a.checked.values()],!Zy(a.checked)),remove:()=>Gy(a,[...a.checked.values()]),clear:()=>{a.checked.clear(),hn(a)}}),a.pager=eC(i=>{e({page:a.state.
page+i}),a.content.scrollIntoView({block:"start"})}),a.files=wA(()=>zt(a)),{node:l("div",{class:"set-list"},a.files.node,a.finder.node,a.content,a.pager.node,a.bulk.node),show:(i,c)=>fC(a,i,c),reload(i=""){
return a.arrived=i||a.arrived,zt(a)},search:()=>a.allTotal>0&&(a.finder.focus(),!0),enter:()=>a.table.focus(),focused:()=>a.answer&&Zd(a).find(i=>i.id===document.activeElement.closest("tr[data-set]")?.
dataset.set),unmount(){a.question?.abort(),a.files.stop()}}}function hC(){return l("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>l("div",{class:"skeleton"})))}var su=4,uo=e=>e===2?"two":k(e);function mC({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file says which rank it is.";case"equal":return`\
Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sides, but their ranks would fit one set."}}function pC({
kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}”, with the ranks ${re(Array.from({length:t.ranks},
(s,o)=>o))}, in order of the names`:`“${n}”, with ${$(t.ranks,"rank")}`}function gC({parts:e}){let t=e.slice(0,su).map(({label:n})=>`“${n}”`).join(", ");return e.length>su?`${t} and ${k(e.length-
su)} more`:t}function rb({parts:e,one:t,kind:n,open:s}){let o=n==="equal"||t.ranks<2?"one":`${uo(t.ranks)} ranks of one`;return s?Et(`${e.length>0?`${uo(e.length)} sets, `:""}${uo(t.ranks)} ranks, or \
one rank?`):`${Et(uo(e.length))} sets, or ${o}?`}function wC(e){let{question:t,label:n}=e,{parts:s,manyFirst:o,open:a,one:r}=t,i=P("question"),c=(h,m,p)=>x([l("strong",{},m),l("span",{class:"choice-de\
tail"},p)],()=>U.answer(e,h),{class:"choice"}),d=s.length>0&&c("sets",`${Et(uo(s.length))} sets`,gC(t)),u=c("set",a?`${Et(uo(r.ranks))} ranks`:"One set",pC(t,n)),f=a&&c("recordings","One rank",`“${n}\
”, with the files as its recordings, one after the other`);return l("div",{class:"question",role:"group","aria-labelledby":i},l("p",{id:i},l("strong",{},rb(t))," ",mC(t)),l("div",{class:"choices"},o?
[d,u]:[u,d],f))}var yC=64,bC={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},ib=["failed","canc\
elled","undone"];function ru(e){return l("progress",{max:"1",value:"0","aria-label":e})}function iu(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function ys(e){if(e.state==="f\
ailed")return e.error?.detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return _C(e.made);if(e.state==="done"){let t=e.already_stored?
`${kC(e)}; nothing was stored twice.`:`${Fi(e)?"Stored, but damaged":"Done"}: ${$(e.events,"event")}.`;return e.traces_error?`${t} But the files themselves were not kept: ${e.traces_error.detail}`:t}return[
e.state==="queued"?"Queued":bC[e.stage]??e.stage,e.bytes_total>0&&`${G(e.bytes_done)} of ${G(e.bytes_total)}`,e.events>0&&$(e.events,"event"),e.files_total>1&&`${k(e.files_done)} of ${$(e.files_total,
"file")}`].filter(Boolean).join(" · ")}function _C(e){let t=e.filter(o=>o.already_stored).length,n=e.length-t,s=t===1?"one was already here and is unchanged":`${k(t)} were already here and are unchan\
ged`;return n===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${$(n,"set")} stored${t>0?`; ${s}`:""}.`}var kC=e=>`Stored already as “${e.
known_as}”`;function vC(e,t){let{known_as:n,set:s}=e.job,o=t.indexOf("“")+1;return[t.slice(0,o),l("a",{href:H(`/?q=${s.slice(0,12)}`),title:"This set in the list"},n),t.slice(o+n.length)]}function xC(e){
let{offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let s=o=>au(U.takeOffer(e,o));return[x(`Rename to “${t}”`,()=>s("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().
encode(t).length<=yC&&x(`Tag “${t}”`,()=>s("tag"),{title:"The label stays"})]}var Fi=e=>e?.state==="done"&&e.affected_files?.length>0;function lb(e){return[Fi(e)&&Di(e.affected_files),SC(e),zd(e?.
duplicate_files),$C(e?.changed_beside??[]),Kd(e?.left_out??0,e?.left_out_files??[])]}function $C(e){return e.length>0&&l("p",{class:"muted"},"Not taken: what stands beside ",l("span",{class:"mono"},e.
slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${k(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function SC(e){
if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:l("details",{class:"failures",open:e.state==="failed"},l("summary",{},`${$(
e.failures.length,"file")} could not be read`),l("ul",{},e.failures.map(n=>l("li",{},!n.message.startsWith(n.file)&&[l("span",{class:"mono"},n.file)," – "],n.message))))}function cb(e){let t=e.actions.
contains(document.activeElement),n=l("div",{},NC(e.transfer));e.shownLabel=e.transfer.label,n.innerHTML!==e.actions.innerHTML&&(_(e.actions,...n.childNodes),t&&e.actions.querySelector("button")?.focus(
{preventScroll:!0}))}function EC(e){e.shownState=e.transfer.state,e.node.dataset.state=e.transfer.state,cb(e),e.asked=e.transfer.question!==null,_(e.question,e.asked&&wC(e.transfer)),e.transfer.state===
"done"&&(e.list.open=!1)}function TC(e){let t=e.transfer.state==="done"?e.transfer.offered:null;if(t===e.offered)return;let n=e.offer.contains(document.activeElement);e.offered=t,_(e.offer,xC(e.transfer)),
n&&e.title.node.querySelector("input").focus({preventScroll:!0})}function ab(e){e.shownState!==e.transfer.state?EC(e):e.shownLabel!==e.transfer.label&&cb(e),e.title.update(),e.rows.forEach(LC),e.bar.setAttribute(
"aria-label",`Progress of ${e.transfer.label}`);let{done:t,total:n}=lu(e.transfer);e.bar.hidden=e.transfer.state==="asking"||!U.active.includes(e.transfer),iu(e.bar,t,n),e.line=cu(e.transfer),e.text.textContent!==
e.line&&_(e.text,e.transfer.state==="done"&&!e.transfer.bundle&&e.transfer.job.already_stored?vC(e.transfer,e.line):e.line),TC(e),e.node.classList.toggle("affected",Fi(e.transfer.job)),_(e.failures,lb(
e.transfer.job))}function OC(e){e.asked&&document.activeElement.matches("body, main, .page-actions *")&&e.question.querySelector("button").focus({preventScroll:!0}),e.asked=!1}function db(e){let t={transfer:e,
offered:null,shownState:null,shownLabel:"",line:"",asked:!1};return t.bar=ru("Progress"),t.text=l("p",{class:"transfer-text"}),t.actions=l("div",{class:"transfer-actions"}),t.title=AC(e),t.failures=l(
"div"),t.question=l("div"),t.offer=l("div",{class:"transfer-offer"}),t.rows=e.files.map(MC),t.list=l("details",{class:"files",open:e.files.length<=6},l("summary",{},CC(e)),l("ul",{class:"file-list"},t.
rows.map(n=>n.node)),e.skipped.length>0&&RC(e.skipped)),t.node=l("li",{class:"transfer"},l("div",{class:"transfer-head"},t.title.node,t.actions),t.bar,t.text,t.offer,t.question,t.failures,!e.sample&&t.
list),ab(t),{node:t.node,update:()=>ab(t),text:()=>e.question?rb(e.question):t.line,focus:()=>OC(t)}}var Ta=(e,t)=>e.reduce((n,s)=>n+s[t],0);function lu(e){let{job:t,state:n,files:s}=e;return n==="job"&&
t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Ta(s,"sent"),total:n==="looking"?0:Ta(s,"size")}}function MC(e){let t=ru(`Progress of ${e.name}`),n=l("span",{class:"file-state"}),s=l("li",
{},l("span",{class:"mono file-name",title:e.name},e.name),t,n);return{file:e,node:s,fileBar:t,state:n,shown:""}}function AC(e){let t=l("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"\
off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{U.rename(e,t.value),t.value=e.label},keydown:o=>{o.key==="Enter"?t.blur():o.key==="Esca\
pe"&&(t.value=e.label,t.blur())}}}),n=l("span",{class:"error-text small",role:"status"}),s=e.label;return{node:l("div",{class:"transfer-title"},t,n),update(){s!==e.label&&t!==document.activeElement&&(s=
e.label,t.value=s),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||ib.includes(e.state);let o=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].
filter(Boolean).join(" ");n.textContent!==o&&(n.textContent=o)}}}function CC(e){let t=e.files.filter(n=>!an(n));return[$(t.length,e.bundle?"bundle":"trace file"),G(Ta(e.files,"size")),e.skipped.length>
0&&`${k(e.skipped.length)} skipped`].filter(Boolean).join(", ")}function RC(e){let[t,n]=[e.filter(an),e.filter(zc)],s=e.filter(o=>!an(o)&&!zc(o));return[s.length>0&&ou("only .json and .pftrace files, \
also packed, are traces",s),n.length>0&&ou("macOS writes such files beside others",n),t.length>0&&ou("the trace that it is named after is not there",t)]}function ou(e,t){let n=t.slice(0,20).map(({name:o})=>o).
join(", "),s=t.length>20?`, and ${k(t.length-20)} more`:"";return l("p",{class:"muted skipped"},`Not sent, because ${e}: `,l("span",{class:"mono"},n),s)}function LC(e){let{file:t,fileBar:n,state:s}=e,
o=`${t.state} ${t.sent}`;if(o===e.shown)return;e.shown=o,e.node.dataset.state=t.state,iu(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let a=t.size>0?Math.floor(100*(t.sent/t.size)):0;s.textContent=
{waiting:G(t.size),sending:`${a} % of ${G(t.size)}`,sent:`${G(t.size)} sent`,failed:t.error??"failed"}[t.state]}function NC(e){let{label:t}=e,n=Y("close",`Remove ${t} from this list`,()=>U.remove(e));
switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&x("Retry",()=>U.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[e.bundle&&l("a",{class:"button",href:e.job.page,"aria-l\
abel":`Open the comparison of ${t}`},"Open the comparison"),U.canUndo(e)&&x("Undo",()=>au(U.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[x("Bring b\
ack",()=>au(U.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[x("Cancel",()=>U.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function au(e){try{await e}catch(t){z(`That did not wor\
k. ${t.message}`,{urgent:!0})}}function PC(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${re(t.sort((n,s)=>n-s))}`}
function IC(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function cu(e){let t=DC(e);return e.begun>1&&!e.waits&&!ib.includes(e.state)?`${t.replace(/\.$/,
"")} – sent again, because the server was restarted`:t}function DC(e){let t=PC(e),n=Ta(e.files,"sent"),s=Ta(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":
return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${G(n)}\
 of ${G(s)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[ys(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – \
you may close this tab now");case"done":return ys(e.job)+IC(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"\
Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function ub(e,t){let n=e,s=ru(`Progress of ${n.label}`),o=l("p",{class:"transfer-text"}),a=l("div",{class:"transf\
er-actions"}),r=l("div"),i=l("li",{class:"transfer"},l("div",{class:"transfer-head"},l("div",{class:"transfer-title"},l("strong",{},n.label||"Ingest")),a),s,o,r),c=null;function d(u){n=u;let f=n.state===
"queued"||n.state==="running";n.state!==c&&(c=n.state,i.dataset.state=f?"job":n.state,_(a,f?x("Cancel",()=>Ys(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):Y("close",`Remove ${n.label} from \
this list`,()=>t(n)))),s.hidden=!f,iu(s,n.bytes_done,n.bytes_total),o.textContent=ys(n),i.classList.toggle("affected",Fi(n)),_(r,lb(n))}return d(n),{node:i,update:d}}var fb=40,mb=e=>e.length>fb?`${e.slice(0,fb)}…`:e;function pb(e,t){let n=t.map(({name:s,value:o})=>`${s}=${mb(o)}`).join(" and ");return x(`Clear ${n}`,()=>{let s=new URL(location.href);t.forEach(({
name:o})=>s.searchParams.delete(o)),e.go(s.pathname+s.search)})}function gb(e,t){let n="";return{draw(s,o=[]){let a=[...s.read?bm(s.read,location.search):[],...o],r=a.map(({name:i,value:c,allowed:d})=>`\
“${i}=${mb(c)}” in the address is not used. Allowed: ${d}.`);r.join(`
`)!==n&&(n=r.join(`
`),e.hidden=r.length===0,_(e,r.map(i=>l("span",{},i)),r.length>0&&pb(t,a)),j(r.join(" ")))}}}function qC(e,t,n=""){let s=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,a])=>[
a,a.replace(/^set(?=_|$)/,n||"control"),a.replace(/^(set|control|test)_/,"")]),...n!==""&&e.startsWith("there is no")?[n]:[]].find(a=>s.has(a))??""}function BC(e,t,n,s){let o=qC(n,location.search,s);o!==
""&&t?.append(pb(e,[{name:o,value:new URLSearchParams(location.search).getAll(o).join()}]))}var Un=()=>l("a",{href:H("/")},"Choose other traces"),fo=(e,t,n,s=".")=>l("div",{class:"empty"},l("h2",{},e),
l("p",{},t?.length===0?"There are no sets yet. ":n,l("a",{href:H("/")},t?.length===0?"Add traces":"Traces page"),s));async function Wi(e,t,{message:n,parts:s,words:o,none:a,draw:r}){try{e.sets=await Jm(
t.filter(c=>c!==""))}catch(c){_(n,Ee({message:c.message}));return}if(e.dead)return;let i=e.sets.length===0;s.forEach(c=>{c.hidden=i}),i&&_(n,l("p",{class:"notice"},o,l("a",{href:H("/")},"Add some"),".")),
(i?a:r)()}async function ht(e,t){let n=[e.state.control,e.state.test].filter(o=>o!=="");if(n.every(o=>e.sets&&oe(e.sets,o)))return;let s=await Wt(n).catch(()=>[]);e.dead||(e.sets=s,t(e))}var FC=250;function Ue({
context:e,results:t,message:n}){let s=null,o=!1;async function a(d,u,f){s?.abort(),s=new AbortController;let{signal:h}=s,m=()=>o||h.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute("aria-busy","tru\
e")},FC),g;try{let w=await d(h);g=()=>u(w)}catch(w){g=()=>{f(w),r(w)}}clearTimeout(p),!m()&&(i(),g(),e.settled())}let r=(d,u)=>BC(e,n.querySelector(".error-box"),d.message,u);function i(){e.busy(!1),t.
removeAttribute("aria-busy")}function c(){s?.abort(),i()}return{ask:a,clearable:r,drop:c,say(d){_(n,d),t.hidden=d!==null},unmount(){o=!0,s?.abort()}}}var ji=200;function wb(e){let[t,n]=[null,null],s=[],
o=new Map;async function a(i){let c=new AbortController,d=t,u=new URLSearchParams(d);Object.entries({diagnosis:"false",...i}).forEach(([f,h])=>u.set(f,String(h))),n=c;try{let f=await fe(u,{signal:c.signal});
return d===t?f:null}catch{return null}finally{n=n===c?null:n}}function r(i,c){o.set(i,c?c.index:-1),c&&(s[c.index]=c.row)}return{rows:()=>s,start(i,c,d){n?.abort(),[t,o]=[new URLSearchParams(i),new Map],
s=Object.assign(new Array(c.row_count),c.rows),d!==""&&r(d,c.selected)},placeOf(i){let c=s.findIndex(d=>d?.id===i);return c>=0?c:o.get(i)},async find(i){let c=await a({row:i,limit:0});c&&(r(i,c.selected),
e())},async want(i,c){let d=s.slice(Math.max(0,i),c).findIndex(h=>h===void 0);if(d<0||n!==null)return;let u=ji*Math.floor((Math.max(0,i)+d)/ji),f=await a({offset:u,limit:ji});f&&(s.splice(u,f.rows.length,
...f.rows),e())},stop(){n?.abort(),t=null}}}var du=e=>js(e,e.unit,Io(e)).toString();function yb(e,t,n){let s=new URLSearchParams(e);return s.set("limit",String(ji)),t.op!==""&&s.set("row",t.op),n?.key===
ue(t).toString()&&s.set("diagnosis","false"),s.toString()}var uu=e=>({key:ue(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),fu=({diagnosis:e,diagnosis_note:t,account:n,waterfall:s,
work_classes:o})=>({diagnosis:e,note:t,account:n,waterfall:s,classes:o});async function bb(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{return await fe(n)}catch{return null}}function jC(e,t){
if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=yb(du(e),e,t),s=new AbortController,o=fe(n,{signal:s.signal});o.catch(()=>{}),globalThis.firstComparison={query:n,stop:s,answer:o}}
var WC=/^((control|test)(_(ranks|steps|marker|marker_until))?|marker|marker_until|cut_overlaps|q|significant)$/;async function hb(e){let t=()=>{let n=new URLSearchParams(location.search);return[...n.keys()].
filter(s=>!WC.test(s)).forEach(s=>n.delete(s)),location.replace(H(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!==
"not_for_recordings")throw n;return t()}}function _b(e,t){jC(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(s,o,a,r)=>{let i=yb(s,o,a),c=n;return n=null,c?.query===i?(r.
addEventListener("abort",()=>c.stop.abort()),hb(c.answer)):(c?.stop.abort(),hb(fe(i,{signal:r})))}}var kb=7.2,Ui=6,Hi=["solid","dot","dash","dashdot","longdash","longdashdot"],hu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],pu=e=>nn()[e==="B"?
"test":"control"],Gi=e=>lt({margin:{l:64,r:16,t:8,b:42},dragmode:!1,bargap:.25,...e}),ne=(e,t=1)=>52+Math.max(1,e)*(t>1?34:e>40?18:26),zi=116,Oa=22,Yi=e=>e>1?64-Oa+e*(zi+Oa):320;function HC(e,t,n){return n?
{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:S("--muted")},text:e.map(s=>s.values[t].value?"":ie(s.values[t].none??s.values[t].text))}}function Ma({bars:e,series:t,
kind:n,stacked:s=!1,errors:o=!1},a){let r=Math.max(...e.map(w=>s?w.values.reduce((y,b)=>y+(b.value??0),0):Math.max(...w.values.map(y=>y.value??0))),0),[i,c]=n==="time"?ae(r):n==="bytes"?ir(r):[n==="pe\
rcent"?"%":"",1],d=e.map((w,y)=>y),u=o&&e.some(w=>w.values.some(y=>y.low>0||y.high>0)),f=w=>w.value===null&&u?null:(w.value??0)/c,h=Math.max(...e.map(w=>w.label.length)),m=Math.min(Math.ceil(18+Ui+kb*
h),Math.floor(a*.42),360),p=Math.floor((m-14-Ui)/kb),g=e.map(w=>ge([w.full??w.label,...t.map((y,b)=>`${y.name}: ${w.values[b].text}`),...w.total?[`in all: ${w.total}`]:[]]));return{data:t.map((w,y)=>({
type:"bar",orientation:"h",y:d,legendgroup:w.key,x:e.map(b=>f(b.values[y])),marker:{color:w.colour},error_x:u?{type:"data",symmetric:!1,thickness:1.2,color:S("--text"),width:3,array:e.map(b=>(b.values[y].
high??0)/c),arrayminus:e.map(b=>(b.values[y].low??0)/c)}:void 0,...Ce(g),...HC(e,y,s)})),layout:Gi({barmode:s?"stack":"group",margin:{l:m,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:d,autorange:"r\
eversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:Ui,tickcolor:"rgba(0,0,0,0)",ticktext:Jt(e.map(w=>w.label),p).map(ie)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,
fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((a-m)/80)),ticksuffix:i?` ${i}`:""}})}}var wu=(e,t)=>t===""?{property:hu[e%hu.length],dash:Hi[Math.floor(e/hu.length)%Hi.length]}:{property:t===
"B"?"--test-fill":"--control-fill",dash:Hi[e%Hi.length]},UC=e=>ae(Math.max(e,1));function zC(e,t,n,s){let o=e.flatMap(f=>f.points.map(h=>h[1])),a=o.every(f=>Number.isInteger(f)&&f<5),r=o.reduce((f,h)=>Math.
max(f,h),0),[i,c]=t==="rate"?Mo(r):t==="bytes"?ir(r):[t,1],d=s*(zi+Oa)-Oa,u=1-n*(zi+Oa)/d;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:a?1:void 0,nticks:s>1?5:void 0,domain:[
Math.max(0,u-zi/d),u],title:Je(i,{})}}}var KC=(e,t)=>({text:ie(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:S("--text")}}),GC=400,YC=e=>S(e.side===
""?"--muted":e.side==="B"?"--test-fill":"--control-fill"),VC=(e,t)=>e.length>GC?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:In(YC(
n),.55),dash:"dot"}})),JC=(e,t,n)=>e.length>n/60||e.some(s=>s.side!=="")?[]:e.map(s=>({text:ie(s.text),xref:"x",yref:"paper",x:t(s.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{
size:10,color:S("--muted")}}));function QC(e,t){let n=c=>e.flatMap(d=>d.points.slice(c,c+1||void 0).map(u=>u[0])),s=t?.[1]??Math.max(...n(-1)),o=t?.[0]??Math.min(...n(0)),a=o>1e3*(s-o),[r,i]=UC(a?s-o:
s);return{scale:r,per:i,far:a,offset:a?Math.floor(o/i)*i:0}}function Sb({lines:e,panels:t,unit:n,range:s,marks:o=[]},a){let{scale:r,per:i,far:c,offset:d}=QC(e,s),u=p=>(p-d)/i,f=p=>n==="rate"?$n(p):n===
"bytes"?G(p):`${k(p)} ${n}`,h=t.map((p,g)=>zC(e.filter(w=>w.panel===p),n,g,t.length)),m=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let g=wu(p.place,p.side),w=t.indexOf(p.panel);return{type:"scatter",
mode:"lines",x:p.points.map(y=>u(y[0])),y:p.points.map(y=>y[1]/h[w].per),yaxis:m(w),line:{shape:"hv",width:1.4,color:S(g.property),dash:g.dash},legendgroup:p.key,...Ce(p.points.map(y=>ge([p.name,`at ${C(
y[0])}`,f(y[1])])))}}),layout:Gi({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,tickangle:0,range:s?.map(u),autorange:s===null,nticks:Math.
max(4,Math.floor((a-80)/64)),anchor:m(t.length-1),title:Je(c?`since ${C(d)} after the first event`:"since the first event")},...Object.fromEntries(h.map(({axis:p},g)=>[`yaxis${g===0?"":g+1}`,p])),annotations:[
...t.length>1?t.map((p,g)=>KC(p,h[g].axis.domain[1])):[],...JC(o,u,a)],shapes:VC(o,u)}),per:i,offset:d}}function Eb(e){let[t,n]=ae(e);return`${Number((e/n).toPrecision(3))} ${t}`}function XC(e){let t=new Map;
for(let{bin:n,count:s}of e)t.set(n,(t.get(n)??0)+s);return t}function Tb({sides:e},t){let n=e.map(y=>XC(y.bins)),s=[...new Set(n.flatMap(y=>[...y.keys()]))].filter(y=>y>0),o=s.length>0?Math.min(...s):
1,a=Math.max(o+6,...s),r=Math.max(1,Math.min(o,a-12)),i=n.some(y=>y.has(0)),c=Array.from({length:a-r+1},(y,b)=>r+b);i&&c.unshift(r-4,r-3,r-2,r-1);let d=(y,b)=>n[y].get(i&&b===r-4?0:b<r?-1:b)??0,u=y=>10**
((y-1)/10-3),f=y=>y<r?"none":`${v(u(y))} to ${v(u(y+1))}`,h=c.filter(y=>y>=r&&(y-1)%10===0),m=Math.max(1,Math.ceil(h.length*62/Math.max(t-80,62))),p=Math.max(t-80,62)/c.length,g=[...i?[r-4]:[],...h.filter(
(y,b)=>b%m===0&&!(i&&(y-r+4)*p<52))],w=e.length-1;return{data:[...e.map((y,b)=>({...cs([...c,c.at(-1)+1],c.map(E=>d(b,E))),hoverinfo:"skip",legendgroup:y.key,fill:b===0?"tozeroy":"none",fillcolor:In(pu(
y.side),w===0?.65:.4),line:{color:pu(y.side),width:b===0?1:2.2}})),Hr(c.map(y=>y+.5),c.map(y=>Math.max(...e.map((b,E)=>d(E,y)))),c.map(y=>ge([f(y),...e.map((b,E)=>`${b.name}: ${k(d(E,y))}`)])))],layout:Gi(
{hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(y=>y<r?y+.5:y),ticktext:g.map(y=>y<r?"none":Eb(u(y)))},yaxis:{tickformat:",",rangemode:"\
tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(y=>[...y.values()]))<5?1:void 0,title:Je("launches")}})}}function vb(e,t,n){let s=Array.from({length:t-e+1},(o,a)=>e+a);return{tickmode:"array",tickvals:s,
zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Ui,tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:s.map(o=>Eb(10**o)),title:Je(n)}}function Ob({sides:e}){let t=r=>Math.log10(Math.max(r,.001)),
n=r=>{let i=e.flatMap(d=>d.points.map(u=>t(u[r]))),c=Math.floor(Math.min(...i));return[c,Math.max(Math.ceil(Math.max(...i)),c+1)]},[s,o]=[n("cpu_duration"),n("gpu_duration")],a=[Math.max(s[0],o[0]),Math.
min(s[1],o[1])];return{data:[{type:"scatter",mode:"lines",x:a,y:a,hoverinfo:"skip",visible:a[0]<a[1],line:{color:S("--muted"),width:1,dash:"dot"}},...e.map(({key:r,side:i,name:c,points:d})=>({type:"sc\
atter",mode:"markers",cliponaxis:!1,legendgroup:r,x:d.map(u=>t(u.cpu_duration)),y:d.map(u=>t(u.gpu_duration)),marker:{color:pu(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:d.map(u=>Math.min(
18,4+2*Math.log2(u.count+1)))},...Ce(d.map(u=>ge([c,`rank ${u.rank}`,`host ${v(u.cpu_duration)}, device ${v(u.gpu_duration)}`,`${k(u.count)} launches`])))}))],layout:Gi({xaxis:vb(...s,"the launch on t\
he host"),yaxis:vb(...o,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var xb=["circle","square","triangle-up","cross","star","hexagon"],ZC=14,gu=24,Mb=42,Ki=6.6,mu=14,$b=["--control-fill","--part-m\
emory","--part-communication","--more-fill","--part-compute","--less-fill"],yu=e=>$b[e%$b.length];function eR(e,t,n){let s=[];for(let a=Math.floor(Math.log2(e));a<=Math.ceil(Math.log2(t));a+=1)s.push(
a);let o=Math.ceil(s.length/Math.max(2,Math.min(9,n)));return s.filter((a,r)=>r%o===0)}function Ab({sides:e,names:t},n){let s=e.flatMap(d=>d.lines.flatMap(u=>u.points)),o=s.map(d=>Math.max(d.bytes,1)),
[a,r]=Mo(Math.max(...s.map(d=>d.busbw))),i=eR(Math.min(...o),Math.max(...o),(n-80)/66),c=e.length===1;return{data:e.flatMap(d=>d.lines.map(u=>{let f=t.indexOf(u.collective),h=c?S(yu(f)):nn()[d.side===
"B"?"test":"control"];return{type:"scatter",mode:"lines+markers",legendgroup:c?`collective ${f}`:d.key,x:u.points.map(m=>Math.log2(Math.max(m.bytes,1))),y:u.points.map(m=>m.busbw/r),line:{color:h,width:1,
dash:c?"solid":["solid","dot","dash"][f%3]},marker:{color:h,size:8,symbol:`${xb[f%xb.length]}${d.side==="B"?"-open":""}`,line:{width:d.side==="B"?2:0,color:h}},...Ce(u.points.map(m=>ge([[d.side,u.name].
filter(Boolean).join(" · "),`${G(m.bytes)}: ${$n(m.busbw)}, best ${$n(m.best_busbw)}`,`transfer ${v(m.mean_transfer)}, ${k(m.instances)} instances`])))}})),layout:lt({dragmode:!1,margin:{l:64,r:16,t:12,
b:44},xaxis:{tickmode:"array",tickvals:i,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(d=>G(2**d)),title:Je("bytes of the messa\
ge")},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:Je(`bus bandwidth, ${a}`,{})}})}}var Cb=e=>Math.max(3,Math.min(ZC,Math.floor(640/Math.max(1,e)))),bu=(e,t)=>t*(Math.max(40,e*Cb(e))+gu+
Mb);function tR(e,t,n,s,o,a){let r=t===0?"":String(t+1),i=bu(e.rows.length,n),c=i/n-gu-Mb,d=t*(i/n)+gu,u=sn(s.length,(o-a)/74),f=sn(e.rows.length,c/13),h=Math.floor((o-a)/Math.max(1,u.length)/Ki),m={showgrid:!1,
zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${r}`]:{...m,anchor:`y${r}`,tickvals:u,tickangle:0,range:[-.5,s.length-.5],tickfont:{size:10.5},ticktext:Jt(u.map(p=>s[p]),Math.max(6,
h)).map(ie)},[`yaxis${r}`]:{...m,anchor:`x${r}`,tickvals:f,domain:[1-(d+c)/i,1-d/i],range:[e.rows.length-.5,-.5],ticktext:f.map(p=>ie(e.rows[p]))}}}function nR(e,t,n,s){let o=Qo(),a={xref:"paper",yref:"\
paper",y:n,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:S("--text")}},i=Ki*t.length+8+o.length*mu;return{annotations:[{...a,x:0,xanchor:"left",text:ie(Ro(e,Math.max(6,Math.floor((s-i-30)/
Ki))))},{...a,x:1,xanchor:"right",text:ie(t)},{...a,x:1,xanchor:"right",xshift:-i-4,text:"0"}],shapes:o.map(([,c],d)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,
yanchor:n,fillcolor:c,x0:d*mu-i,x1:(d+1)*mu-i,y0:6,y1:16,line:{width:1,color:S("--border-strong")}}))}}function Rb({panels:e,columns:t},n){let s=e.flatMap(u=>u.cells.flat().filter(f=>f!==null)),o=Math.
max(...s,.001),[a,r]=ae(o),i=30+Ki*Math.max(...e.flatMap(u=>u.rows.map(f=>f.length)),4),c=lt({dragmode:!1,margin:{l:i,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:o/r,colorscale:Qo(),
showscale:!1}});return{data:e.map((u,f)=>{let h=tR(u,f,e.length,t,n,i);Object.assign(c,h);let{annotations:m,shapes:p}=nR(u.title,v(o),h[`yaxis${f===0?"":f+1}`].domain[1],n-i);c.annotations.push(...m),
c.shapes.push(...p);let g=f===0?"":String(f+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:Cb(u.rows.length)>5?1:0,hoverongaps:!1,z:u.cells.map(w=>w.map(y=>y===
null?null:y/r)),...Ce(u.texts.map(w=>w.map(ge))),meta:a}}),layout:c}}var Ib="−",he=e=>e==null;function Aa(e,t){return he(e)?B:Q(e,0,t).replace("-",Ib)}function Ca(e,t){let n=Aa(e,t);return Number(n.replace(Ib,"-"))===0?"0":e>0?`+${n}`:n}var R=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:s=>he(s)||s===""?B:String(s)}),Vi=(e,t)=>({key:e,title:t,show:n=>he(n)||n===-1?B:String(n),blank:`the trace does not say which ${t}`}),N=(e,t)=>({key:e,title:t,number:!0,show:k,showDiff:Re}),
T=(e,t)=>({key:e,title:t,number:!0,show:v,exact:n=>he(n)?null:C(n),showDiff:X,exactDiff:n=>he(n)?null:de(n)}),mn=(e,t)=>({key:e,title:t,number:!0,show:$n,exact:n=>he(n)?null:nc(n),showDiff:zh,exactDiff:n=>he(
n)?null:`${n>0?"+":""}${nc(n)}`}),Xe=(e,t)=>({key:e,title:t,number:!0,show:G,exact:n=>he(n)?null:sc(n),showDiff:Co,exactDiff:n=>he(n)?null:`${n>0?"+":""}${sc(n)}`}),ce=(e,t)=>({key:e,title:t,number:!0,
show:n=>he(n)?B:`${Aa(n,2)} %`,showDiff:n=>he(n)?B:`${Ca(n,2)} pp`,exactDiff:n=>he(n)?null:`${Ca(n,6)} percentage points`}),_u=(e,t)=>({...ce(e,t),show:n=>he(n)?B:`${Aa(100*n,1)} %`,showDiff:n=>he(
n)?B:`${Ca(100*n,1)} pp`,exact:n=>he(n)?null:`${Aa(100*n,6)} %`,exactDiff:n=>he(n)?null:`${Ca(100*n,6)} percentage points`}),Lb=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,se=(e,t)=>({key:e,title:t,
number:!0,show:n=>Aa(n,Lb(n)),showDiff:n=>Ca(n,Lb(n)),exact:n=>he(n)?null:String(n),exactDiff:n=>he(n)?null:String(n)}),sR={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ie=e=>({...e,
meaning:"gain"}),L=e=>({...e,meaning:"neutral"}),J=e=>({...e,summed:!0}),Ze=e=>({...e,told:!0});function oR(e){let[t,n]=sR[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,tone:s=>s>
0?t:s<0?n:null}}var ku=e=>[["A",e],["B",e],...e.number?[["Δ",oR(e)]]:[]].map(([t,n])=>({...n,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),Db=e=>e.summed?{...e,title:`${e.title}\
 per step`}:e,Ra=(e,t=s=>s,n=t)=>[L(N("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([s,o])=>t(e(s,o)))],M=(e,t)=>({
...e,what:t}),xe=(e,t)=>({...e,blank:t}),qb=(e,t)=>({...e,isSaid:t}),be=(e,t,n)=>({key:e,title:t,show:s=>he(s)?B:typeof n=="function"?n(s):n[s]??s.replaceAll("_"," ")}),ho={key:"note",title:"note",note:!0,
show:e=>he(e)?"":String(e)},Nb=10;function aR(e){let t=[];for(let n of e){let s=t.at(-1);s?.name===n?s.times+=1:t.push({name:n,times:1})}return t}function rR(e){let t=aR(e.split("|")),n=t.length>Nb+1?
t.slice(0,Nb):t,s=t.slice(n.length).reduce((o,a)=>o+a.times,0);return l("ol",{class:"sequence"},n.map(({name:o,times:a})=>l("li",{title:o},a>1?`${k(a)} × ${o}`:o)),s>0&&l("li",{},`${k(s)} more`))}var Bb=(e,t)=>({
key:e,title:t,mono:!0,show:n=>he(n)?B:rR(n)}),Ji=(e,t)=>({...e,link:(n,s)=>{let o=n[e.key],a=he(o)||o==="others"?null:t(n,s);return a?{name:o,category:a}:null}});function Fb(e,t){let n=t.length>0&&e.extra?
e.extra(t[0]):[];return[...e.columns,...n].filter(s=>(!s.note||t.some(o=>o.note))&&(!s.isSaid||t.some(o=>s.isSaid(o[s.key]))))}var bs=`There is no device work in the selected ranks and steps. ${Jn}`,Qi=`\
No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Jn}`,Z=R("rank","rank"),_s=Vi("device","device"),Xi=Vi("stream","stream"),La=be("kernel_type","kind",
ac),pn=Ji(R("operator","operator",!0),()=>"cpu_op"),Zi=Ji(R("name","kernel",!0),e=>e.category),Pb=(e,t)=>l("p",{class:"analysis-sentence"},e&&l("strong",{},`${e}: `),t);function Na(e,t,n=()=>null){let s=e.
length>1?n(e.map(o=>o.data)):null;return[...e.flatMap(o=>[t(o.data)].flat().filter(a=>a!=="").map(a=>Pb(o.letter,a))),s&&Pb("B − A",s)]}function el(e){let t=new Map;for(let{letter:s,data:o}of e)for(let a of new Set(
o.files.map(r=>r.note).filter(r=>r!==null))){let r=[...new Set(o.files.filter(i=>i.note===a).map(i=>i.rank))].sort((i,c)=>i-c);t.set(a,[...t.get(a)??[],{letter:s,ranks:r}])}let n=s=>s.length===e.length&&
e.every(({data:o},a)=>o.ranks.length===s[a].ranks.length);return[...t].map(([s,o])=>l("p",{},n(o)?`${Et(s)}.`:`${o.map(({letter:a,ranks:r})=>`${a?`${a}, `:""}${r.length>1?"ranks":"rank"} ${re(r)}`).join(
"; ")}: ${s}.`))}var ks=e=>[e.letter,e.label].filter(Boolean).join(" · "),Pa=e=>e.stream===-1?"no stream":`stream ${e.stream}`,tl=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),ze=(e,t,n)=>({name:e,
label:t,type:"number",placeholder:n});var iR=32,lR=512;function cR(e,t){let n=0;for(let s=0;s<Math.max(e.length,t.length);s+=1)n+=Math.abs((e[s]??0)-(t[s]??0));return n}function dR(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,s)=>Tt(e.map(o=>o[s]??0)))}function uR(e){let t=new Map([...Ge(e,({group:n})=>n)].map(([n,s])=>[n,dR(s.map(({values:o})=>o[0]))]));return new Map(e.map(n=>[n,cR(n.values[0],n.values.length>
1?n.values[1]:t.get(n.group))]))}function Hb(e){let t=uR(e);return[...e].sort((n,s)=>t.get(s)-t.get(n))}var Ub=(e,t,n,s)=>`the ${e} of ${t} ${n} that differ most ${s>1?"between A and B":"from the medi\
an"}`;function zb(e,t,n,s){let o=Math.floor(iR/t);if(e.length<=o)return{shown:e,note:"",limited:!1};if(n==="rank"){let a=e.slice(0,Math.floor(lR/t));return{shown:a,limited:!0,note:a.length<e.length?`t\
he first ${a.length} of ${e.length} ${s}`:`all ${a.length} ${s}`}}return{shown:Hb(e).slice(0,o),limited:!0,note:Ub(o,e.length,s,t)}}var fR=16,mo=e=>e==null?B:`${e} %`,vu=(e,t)=>e.letter?`${e.letter} \
· ${t}`:t,hR=e=>e.map(t=>({key:t.key,name:vu(t,t.label),colour:S(t.letter==="B"?"--test-fill":"--control-fill")})),mR=e=>({key:e.property,name:e.name,colour:S(e.property)});function Ia(e){let t=e.map(
s=>[...new Set(s.data.rows.map(o=>o.rank))]),n=t.length>1&&t.every(s=>s.length===1);return s=>`rank ${n?[...new Set(t.flat())].join(" / "):s.rank}`}function zn(e,{order:t},{rowsOf:n,label:s,group:o,parts:a,
what:r,empty:i}){let c=new Map,d=m=>a.map(p=>m[p.key]??null);e.forEach((m,p)=>n(m).filter(g=>d(g).some(w=>w!==null)).forEach(g=>{let w=s(g),y=c.get(w)??{group:o?.(g)??"",bars:[],values:e.map(()=>[])};
y.values[p]=d(g),y.bars.push({label:vu(m,w),full:`${vu(m,m.label)}, ${w}`,total:v(d(g).reduce((b,E)=>b+(E??0),0)),values:a.map(b=>({value:g[b.key],text:b.text(g)}))}),c.set(w,y)}));let{shown:u,...f}=zb(
[...c.values()],e.length,t,r),h=u.flatMap(m=>m.bars);return h.length===0?{empty:i}:{places:h.length,...f,data:m=>Ma({bars:h,kind:"time",stacked:!0,series:a.map(mR)},m)}}function pR(e,{table:t,name:n,value:s,
show:o,range:a,kind:r,sums:i}){let c=new Map;return e.forEach((d,u)=>d.data[t].forEach(f=>{let h=s(f)??null;if(h===null)return;let m=n(f),p=c.get(m)??{label:m,values:e.map(()=>({value:null,text:"none"}))},
g=(p.values[u].value??0)+h*(i?f.weight??1:1);p.values[u]={value:g,text:o(f,g),...a?.(f),none:r==="percent"?"0 %":"0"},c.set(m,p)})),[...c.values()]}var jb=e=>Math.max(...e.values.map(t=>t.value??0));
function gR(e){let t=[...e].sort((n,s)=>jb(s)-jb(n)).slice(0,fR);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function De(e,{order:t},n){let s=pR(e,n),{shown:o,...a}=n.
ranks?zb(s.map(r=>({...r,group:"",values:r.values.map(i=>i.value===null?[]:[i.value]),bar:r})),e.length,t,"ranks"):gR(s);return o.length===0?{empty:n.empty}:{places:o.length,...a,data:r=>Ma({bars:o.map(
i=>i.bar??i),kind:n.kind,series:hR(e),errors:!!n.range},r)}}var xu=6,Wb=e=>new Set(e).size>1;function $u(e,t,n=!1){let s=e.map(i=>i.data.series),o=!s.some(i=>Wb(i.map(c=>c.rank))),a=!n&&s.some(i=>[...new Set(
i.map(d=>d.rank))].some(d=>Wb(i.filter(u=>u.rank===d).map(u=>u.device)))),r=new Map;return s.forEach((i,c)=>i.forEach(d=>{let u=`${a?`device ${d.device}, `:""}${t(d)}`,f=`${o?"":`${d.rank} `}${u}`,h=r.
get(f)??{key:f,name:u,group:o?"":`rank ${d.rank}`,sort:n?d.name:u,series:e.map(()=>null)};h.series[c]=d,r.set(f,h)})),[...r.values()]}var wR=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).
reduce((s,o)=>Math.max(s,o[1]),0))]));function yR(e,t){if(!t[0].data.summary)return wR(e);let n=o=>`${o.rank} ${o.device} ${o.stream??o.name}`,s=t.map(o=>new Map(o.data.summary.map(a=>[n(a),a.mean])));
return new Map(e.map(o=>[o.key,o.series.map((a,r)=>a?s[r].get(n(a))??0:0)]))}function bR(e,t){let n=yR(e,t),s=new Map,o=new Map;for(let r of e){let i=n.get(r.key),c=o.get(r.group)??{name:r.group,lines:new Map,
nth:new Map},d=c.nth.get(r.sort)??0,u=`${r.sort} ${d}`;c.nth.set(r.sort,d+1),c.lines.set(u,i),o.set(r.group,c),s.set(u,Math.max(s.get(u)??0,...i.map(Math.abs)))}let a=[...s.keys()];return Hb([...o.values()].
map(r=>({name:r.name,group:"",values:t.map((i,c)=>a.map(d=>(r.lines.get(d)?.[c]??0)/(s.get(d)||1)))}))).map(r=>r.name)}function _R(e,t){let n=Ge(e,a=>a.group),s=[],o=0;for(let a of t){if(o>0&&s.length+
n.get(a).length>xu)break;s.push(...n.get(a)),o+=1}return{taken:s.slice(0,xu),count:o}}function kR(e,t,n){if(e.length<=xu)return{keys:e.map(c=>c.key),note:"",limited:!1};let s=[...new Set(e.map(c=>c.group))],
o=s.length<2||n==="rank"?s:bR(e,t),{taken:a,count:r}=_R(e,o),i=s.length<2?`the first ${a.length} of ${e.length} lines`:n==="rank"?`the first ${r} of ${s.length} ranks`:Ub(r,s.length,"ranks",t.length);
return{keys:a.map(c=>c.key),note:i,limited:s.length>1}}var Su=[""];function Eu(e,t,{lines:n,order:s}){let o=e.map(r=>r.key).filter(r=>n.includes(r)),a=kR(e,t,s);return o.length>0||n.includes(Su[0])?{...a,
keys:o,note:o.length<e.length?`${o.length} of ${e.length} lines`:""}:a}function vR(e,t){let n=new Map(t.map((s,o)=>[s,o]));return e.filter(s=>n.has(s.key)).sort((s,o)=>n.get(s.key)-n.get(o.key))}var xR=24;
function Kb(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Gb(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function nl(e,t,{unit:n,
name:s,panels:o=!1,ownDevice:a=!1,marks:r,empty:i,flat:c}){let d=$u(e,s,a),{panel:u,style:f}=Kb(o),{keys:h,...m}=Eu(d,e,t),p=Gb(),g=d.filter(A=>h.includes(A.key)).flatMap(A=>{let V=p(f(A));return A.series.
map((I,K)=>I&&{key:e[K].key,place:V,side:e[K].letter,panel:u(A),points:I.points,name:[[e[K].letter,e[K].label].filter(Boolean).join(" · "),`rank ${I.rank}`,A.name].join(", ")})}).filter(Boolean);if(d.
length>0&&h.length===0)return{empty:"No line is chosen.",limited:m.limited};if(g.every(A=>A.points.length===0))return{empty:i};if(c&&g.every(A=>A.points.every(V=>V[1]===0)))return{empty:c};let w=[...new Set(
g.map(A=>A.panel))].slice(0,xR),[y,b]=[Number(t.start||NaN),Number(t.end||NaN)],E=b>(y||0)?[y||0,b]:null,q=r?.(e,vR(d,h))??[];return{data:A=>Sb({panels:w,unit:n,range:E,marks:q,lines:g.filter(V=>w.includes(
V.panel))},A),places:w.length,limited:m.limited,note:[m.note,E&&`${C(E[0])} to ${C(E[1])}`].filter(Boolean).join(", ")}}function Yb(e,t,n){let s=Gb();return new Map(e.filter(o=>t.includes(o.key)).map(
o=>[o.key,s(Kb(n).style(o))]))}var $R=200,SR=512;function ER(e,t,n){let s=new Map;e.forEach(a=>s.set(t(a),(s.get(t(a))??0)+n(a)));let o=new Set([...s].sort((a,r)=>r[1]-a[1]).slice(0,$R).map(([a])=>a));
return{columns:[...s.keys()].filter(a=>o.has(a)),all:s.size}}function TR(e,t,n,{name:s,value:o,text:a}){let r=[...new Set(t.map(f=>f.rank))].slice(0,SR),i=new Map(r.map((f,h)=>[f,h])),c=new Map(n.map(
(f,h)=>[f,h])),d=r.map(()=>n.map(()=>null)),u=r.map(f=>n.map(h=>[`rank ${f}, ${h}`]));for(let f of t){let[h,m]=[i.get(f.rank),c.get(s(f))];h!==void 0&&m!==void 0&&(d[h][m]=(d[h][m]??0)+o(f),u[h][m].push(
...a(f)))}return{title:e.letter?ks(e):"",rows:r.map(String),cells:d,texts:u}}function Tu(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:s,all:o}=ER(n.flat(),t.name,t.value);if(s.length===0)return{empty:t.empty};
let a=e.map((c,d)=>TR(c,n[d],s,t)).filter(c=>c.rows.length>0),r=Math.max(...a.map(c=>c.rows.length)),i=Math.max(...n.map(c=>new Set(c.map(d=>d.rank)).size));return{places:r,panels:a.length,note:[s.length<
o&&`${s.length} of ${o} ${t.what}, those with the most waiting`,r<i&&`the first ${r} of ${i} ranks`].filter(Boolean).join("; "),data:c=>Rb({panels:a,columns:s},c)}}var Ou=(e,t)=>bu(e,t),Vb=e=>[`waits ${v(
e.wait_per_step)} a step, exposed ${v(e.exposed_wait_per_step)}`,`causes ${v(e.caused_per_step)} a step, last ${k(e.last)} of ${k(e.matched_rows)} times`],Jb=e=>[`waits ${v(e.wait)}, exposed ${v(e.exposed_wait)}`,
`causes ${v(e.caused)}, last ${k(e.last)} times`];var Qb=[["compute",pe.compute,"--part-compute"],["non_compute",No,"--part-communication"],["idle",pe.idle,"--part-idle"]].map(([e,{name:t,what:n},s])=>({key:`${e}_time`,name:t,what:n,property:s,text:o=>`${v(
o[`${e}_time`])}, ${mo(o[`${e}_time_pctg`])}`})),u_={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>ne(e),legend:Qb,sums:!0,make:(e,t)=>zn(e,t,{label:Ia(e),rowsOf:n=>n.data.rows,parts:Qb,what:"ranks",empty:bs})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[Z,J(M(T("idle_time",pe.idle.name),pe.idle.what)),ce("idle_time_pctg","idle, %"),J(M(T("compute_ti\
me",pe.compute.name),pe.compute.what)),L(ce("compute_time_pctg","compute, %")),J(M(T("non_compute_time",No.short),No.what)),ce("non_compute_time_pctg",`${No.short}, %`),J(M(T("kernel_time","all"),"Fro\
m the first to the last device row")),ho]}]},OR="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that \
it records.",Lu="no FLOPs are known, or not the peak of this device for numbers of this type",Xb=e=>Q(e,0,3),Da=(e,t)=>L({...se(e,t),show:Bt,showDiff:Yn}),po=Ie(M(se("tflops_per_s","TFLOP/s"),"FLOPs d\
ivided by the device time of what was launched inside the operator, in 10¹² a second")),qa=xe(Ie(M(ce("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names o\
f the kernels tell, from the data sheet of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),Lu),Zb=xe(Ie(M(ce("fastest_peak_pctg","of fastest"),
"The same of the fastest arithmetic that the device has for these numbers: TF32 for float32")),Lu),e_=(e,t)=>xe(L(se(e,t)),Lu),Mu=M(T("device_time_per_step","device per step"),"Device time of what was\
 launched inside the operator, per step and rank"),t_=Ie(M(mn("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),n_=L(M(se("flo\
ps_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at most")),f_={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-poin\
t operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Na(e,wg),charts:[{id:"speed",table:"b\
y_operator",title:"Achieved TFLOP/s by operator",height:ne,make:(e,t)=>De(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:OR,show:n=>`${Xb(n.tflops_per_s)} TFLOP\
/s${n.peak_pctg===null?"":`, ${Xb(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Da("flops_per_step","FLOPs\
 per step"),T("device_time_per_step","device per step"),M(T("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),L(ce("known_pctg","share")),po,
qa,Zb,Ze(R("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[M(R("class","class"),"By the operators that launched\
 it, else by the names of kernels; other: nothing says what it is"),J(L(N("device_rows","device rows"))),T("device_time_per_step","device per step"),L(ce("device_time_pctg","share of device time")),po,
t_,n_]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[Z,Da("flops_per_step","FLOPs per step"),T("device_time_per_step","device per step"),T("known_tim\
e_per_step","with known FLOPs"),po,qa]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[M(R("dtype","type"),"The type of the numbers of both\
 factors"),xe(M(R("arithmetic","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),
"the names of the kernels do not tell: the peak is that of the fastest"),J(L(N("calls","calls"))),Da("flops_per_step","FLOPs per step"),Mu,po,qa,Zb,e_("peak_tflops_per_s","peak TFLOP/s"),e_("fastest_t\
flops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[pn,J(L(N("calls","calls"))),Da("flops_per_step","FLOPs per st\
ep"),Mu,po,qa]},{key:"by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[pn,R("shapes","shapes",!0),M(R("dtype","type"),"The type of the numbers of both fa\
ctors"),R("class","class"),J(L(N("calls","calls"))),Da("flops_per_call","FLOPs per call"),Mu,po,qa,n_]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_s\
tep","gb_per_s_at_least"],columns:[pn,R("shapes","shapes",!0),R("dtypes","types",!0),J(L(N("calls","calls"))),T("device_time_per_step","device per step"),t_]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",main:["device_time_per_step"],columns:[M(pn,"The innermost operator that launched it"),J(L(N("device_rows","device rows"))),T("device_time_per_step","device per step"),L(ce("device_tim\
e_pctg","share of device time"))]}]},s_=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:ic[e],what:em[e],text:n=>v(n[e])}));function MR(e){
let t=new Map;for(let n of e.data.rows.filter(s=>s.stream!==null)){let s=`${n.rank} ${n.device} ${n.stream}`,o=t.get(s)??{rank:n.rank,stream:n.stream};o[n.idle_category]=n.idle_time,t.set(s,o)}return[
...t.values()]}var h_={title:"Idle time",params:[ze("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},tl("show_idle_int\
erval_stats","Statistics of the gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"\
rows",title:"Idle time of each stream",height:e=>ne(e),legend:s_,sums:!0,make:(e,t)=>{let n=Ia(e);return zn(e,t,{rowsOf:MR,group:Pa,label:s=>`${n(s)}, ${Pa(s)}`,parts:s_,what:"streams",empty:bs})}}],tables:[
{key:"rows",caption:"Streams",columns:[Z,_s,Xi,be("idle_category","why idle",ic),J(T("idle_time","idle")),L(_u("idle_time_ratio","share")),ho],extra:e=>"count"in e?Ra(T):[]}]},Nu={title:"Kernels",params:[
ze("duration_ratio","Share of time to show","0.8"),ze("num_kernels","Kernels at most","10"),tl("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the devices do, alone or at once, an\
d the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:ne,make:(e,t)=>De(e,t,{table:"kinds",kind:"percent",empty:bs,name:n=>rc(n.kernel_type),value:n=>n.percentage,show:n=>`${mo(
n.percentage)}, ${v(n.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:ne,make:(e,t)=>De(e,t,{table:"over_ranks",kind:"time",empty:bs,name:n=>n.
name,value:n=>n.mean,show:n=>`${v(n.mean)}, mean of ${k(n.count)} calls${n.ranks>1?`, ranks ${v(n.min_mean)} to ${v(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-n.mean})})}],tables:[
{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Zi,La,L(N("ranks","ranks")),J(N("count","calls")),J(T("sum","time")),T("mean","mean"),T("min_mean","fastest rank"),T("max_mean",
"slowest rank")]},{key:"kinds",caption:"Kinds",columns:[be("kernel_type","kind",rc),J(L(T("sum","time"))),L(ce("percentage","share"))]},{key:"kernels",caption:"Kernels of each rank",main:["sum","count",
"mean"],columns:[Zi,La,Z,J(N("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},AR=(e,t)=>e.place-t.place||Object.keys(cr).indexOf(e.class)-Object.keys(
cr).indexOf(t.class),m_={title:"Kernel launches",params:[ze("runtime_cutoff","Slow launch over, µs","50"),ze("launch_delay_cutoff","Late start over, µs","100"),tl("include_memory_events","Copies too",
!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their launch leave the device idle.",above:{charts:4},charts:[...Object.entries(lc).
map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Et(t),half:!0,height:()=>230,make:n=>{let s=n.map(o=>({key:o.key,side:o.letter,name:ks(o),bins:o.data.histograms.filter(a=>a.measure===e)}));return s.
every(o=>o.bins.length===0)?{empty:Qi}:{data:o=>Tb({sides:s},o)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===
0)?{empty:Qi}:{data:()=>Ob({sides:e.map(t=>({key:t.key,side:t.letter,name:ks(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Z,J(N("count","launches")),J(N("short_ke\
rnels","shorter than their launch")),J(N("runtime_outliers","slow launches")),J(N("launch_delay_outliers","late starts")),ho]},{key:"worst",caption:"The worst launches",apart:!0,order:AR,columns:[be("\
class","why",cr),Z,Zi,pn,T("cpu_duration","host"),T("gpu_duration","device"),T("launch_delay","delay")]},{key:"summary",caption:"Summary",main:["mean","50%","max"],columns:[Z,be("measure","measure",lc),
...Ra(T)]}]},p_={title:"Queue length",window:!0,params:[ze("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to \
look closer: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Pa,height:Yi,make:(e,t)=>nl(e,t,{unit:"waiting",name:Pa,empty:Qi})}],tables:[{key:"summary",caption:"Sum\
mary",main:["mean","50%","max"],columns:[Z,_s,Xi,...Ra(se,L)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Z,_s,Xi,J(T("duration_at_max_queue_length","blocked")),_u("relative_d\
uration_at_max_queue_length","share of the rank")]}]},CR="The part of the time for which a value is known",o_=[L(se("mean","mean")),L(se("min","min")),L(se("max","max")),L(M(T("known_time","known"),CR))],
a_=R("counter","counter"),g_={title:"Clocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:el,
params:[],charts:[],above:{tables:2},tables:[{key:"rows",caption:"All steps",main:["mean","max"],columns:[Z,_s,a_,...o_]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[Z,xe(R("step","s\
tep"),"the recording has no steps"),_s,a_,...o_]}]},w_="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile, as JSON: Perfetto files (.pftrace) have none.",
RR="It is not known what is live at the peak: either all of it was allocated before the recording began, or the trace does not record addresses.",go=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),
r_=e=>go(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),LR=e=>e.replace(/ (allocated|reserved)/,""),NR=e=>e.includes(" reserved")?"reserved":"allocated",i_={panel:e=>LR(e.
name),style:e=>`${e.group} ${NR(e.name)}`},y_=e=>[go(e.device_type),e.device>=0?e.device:""].join(" ").trim(),Ru=(e,t)=>e.some(n=>new Set(n.data.peaks.map(s=>s[t])).size>1),PR=(e,t)=>n=>[Ru(e,"rank")&&
`rank ${n.rank}`,Ru(e,"device_type")&&y_(n),n[t]].filter(Boolean).join(" · ");function IR(e,t){return e.flatMap((n,s)=>{let o=t.map(a=>a.series[s]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(
a=>a.rank===o).map(a=>({side:n.letter,at:a.start,end:a.start+a.duration,text:`step ${a.step}`}))})}function b_(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.
row.peak??-1/0)?n:t,null)}function DR({side:e,row:t}){let n=[Ru([e],"rank")&&`rank ${t.rank}`,y_(t)].filter(Boolean).join(", "),s=t.peak_step===null?"":`, in step ${t.peak_step}`,o=t.live_at_peak===null?
" The trace does not record all addresses, so what is live then is not known.":` ${G(t.live_at_peak)} of it was allocated in the recording, ${G(t.from_before)} before it began.`,a=t.totals==="sums"?" \
The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":"";return[l("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${G(t.peak)} (${n}), ${v(t.peak_at)}\
 after the first event${s}.${o}${pg(e.data.peaks,t.device_type)}${a}`]}function qR(e){let t=e.map(s=>b_([s])),n=t.length===2&&t.every(Boolean)&&go(t[0].row.device_type)===go(t[1].row.device_type)&&gg(
t.map(({side:s,row:o})=>({data:s.data,row:o})));return n?[l("p",{class:"memory-sentence"},l("strong",{},"B − A: "),n)]:[]}var BR=e=>[...e.flatMap(t=>{let n=b_([t]);return n?[l("p",{class:"memory-sen\
tence"},DR(n))]:[]}),...qR(e)],__={...R("device_type","memory"),show:go,alike:go},FR=xe(Vi("device","device"),"host memory has no number"),jR=qb(M({...R("span","file"),show:e=>String(e+1)},"Of a rank \
that has several trace files"),e=>e>0),l_=M(Xe("bytes","live at the peak"),"Allocated at or before the peak, and not freed by then"),Au=L(ce("pctg","share")),Cu=N("allocations","allocations"),sl=[Z,jR,
__,FR],c_=(e,t,n,s)=>e.every(o=>o.data.peaks.length===0)?{empty:w_}:De(e,t,{table:n,kind:"bytes",name:PR(e,s),value:o=>o.bytes,show:(o,a)=>`${G(a)}, ${W(o.pctg)} of the peak`,empty:RR}),k_={title:"Mem\
ory",window:!0,ofSteps:!0,host:!0,params:[ze("limit","Frames of each device","100")],intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, a\
nd what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:BR,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:r_,panels:i_,ownDevice:!0,
height:Yi,make:(e,t)=>nl(e,t,{unit:"bytes",name:r_,panels:i_,ownDevice:!0,marks:IR,empty:w_})},{id:"live_modules",title:"Live at the peak, by module",height:ne,make:(e,t)=>c_(e,t,"live_modules","modul\
e")},{id:"live_operators",title:"Live at the peak, by operator",height:ne,make:(e,t)=>c_(e,t,"live_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_p\
eak"],columns:[...sl,M(Xe("peak","peak allocated"),"The largest amount that is allocated"),Ze(M({...T("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),Ze(xe(R(
"peak_step","step"),"outside of the recorded steps")),M(Xe("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),M(Xe("reserved_peak","peak reserved"),"The largest amount that is res\
erved"),M(Xe("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),M(Xe("live_at_peak","live at the peak"),"Allocated in the recording at or before the p\
eak, and not freed by then"),M(Xe("from_before","from before"),"The rest of the peak: allocated before the recording began"),M(Xe("never_freed","never freed"),"Allocated in the recording and not freed\
 until its end"),N("never_freed_allocations","never freed, allocations"),M(Xe("unseen_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...Ze(R("totals","totals")),
what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...sl,R("module","mo\
dule",!0),l_,Au,Cu,N("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...sl,R("frame","frame",!0),R("operator","operator",!0),l_,Au,Cu]},{key:"operators",caption:"Allocat\
ions and frees in the selected steps",columns:[__,R("operator","operator",!0),se("allocations_per_step","allocations per step"),Xe("allocated_per_step","allocated per step"),se("frees_per_step","frees\
 per step"),Xe("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...sl,R("frame","frame",!0),R("operator","operator",!0),Xe("bytes","never freed"),
Au,Cu]}]},d_=e=>e.name,v_={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look cl\
oser: finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:d_,panels:!0,height:Yi,make:(e,t)=>nl(e,t,{unit:"rate",name:d_,panels:!0,empty:"Th\
ere are no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count",
"mean","max"],columns:[Z,_s,R("name","copy"),...Ra(mn,Ie,L)]}]};var Hu=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Kn=Object.
fromEntries(Hu.map(([e,t])=>[e,t])),x_=Hu.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:s=>`${v(s[e])}, ${mo(s.path>0?Number((s[e]/s.path*100).toFixed(2)):0)}`})),
Wu="There are no steps here.",ol=e=>e.step===null?"whole file":`step ${e.step}`,Pu=e=>e.span>0?`, file ${e.span+1}`:"";function WR(e,t){let[n,s]=e,o=t.step===null?"":String(t.step);return zs({control:n.
data.set,test:s?.data.set??"",control_marker:n.data.marker??"",test_marker:s?.data.marker??"",control_marker_until:n.data.marker_until??"",test_marker_until:s?.data.marker_until??"",control_rank:String(
t.rank),control_step:o,control_span:t.span>0?String(t.span):"",path:!0})}function HR({data:e}){let t=e.by_kind.filter(s=>s.time>0).sort((s,o)=>o.time-s.time);if(t.length===0)return Wu;let n=e.by_kind.
reduce((s,o)=>s+o.time_per_step,0);return`${v(n)} a step: ${t.slice(0,3).map(s=>`${W(s.time_pctg)} ${Kn[s.kind]}`).join(", ")}.`}var $_=xe(T("longest","longest"),"the path has no such segment"),S_=xe(
R("name","name",!0),"waiting and gaps have no name"),L_={title:"Critical path",host:!0,ofSteps:!0,params:[ze("consecutive_kernel_delay","Short gaps, µs","30"),ze("segments","Longest segments","100")],
intro:"The chain of operators, launches and kernels, one after the other, that holds the most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(
t=>l("p",{class:"path-sentence"},t.letter&&l("strong",{},`${t.letter}: `),HR(t))),e[0].data.by_step.length>0&&l("p",{},l("a",{href:WR(e,e[0].data.by_step[0])},`Show the path of ${ol(e[0].data.by_step[0])}\
, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"by_name",title:"On the path, per step",height:ne,make:(e,t)=>De(e,t,{table:"by_name",kind:"time",name:n=>n.name===
null?Kn[n.kind]:`${n.name} (${Kn[n.kind]})`,value:n=>n.time_per_step,empty:Wu,show:n=>`${v(n.time_per_step)} a step, ${W(n.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each\
 step is made of",height:e=>ne(e),legend:x_,make:(e,t)=>zn(e,t,{parts:x_,what:"steps",empty:Wu,rowsOf:n=>n.data.by_step,label:n=>[e.some(s=>s.data.ranks.length>1)&&`rank ${n.rank}`,`${ol(n)}${Pu(n)}`].
filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[be("kind","kind",Kn),be("work","work",e=>e===1?"yes":"waiting"),T("time_per_step","time per step"),L(ce("time_pctg","sh\
are")),J(N("segments","segments")),$_]},{key:"by_name",caption:"Operators, calls and kernels",columns:[be("kind","kind",Kn),S_,T("time_per_step","time per step"),L(ce("time_pctg","share")),J(N("segmen\
ts","segments")),$_]},{key:"by_step",caption:"Steps",columns:[Z,{...R("step","step"),show:(e,t)=>ol(t)+Pu(t)},M(T("path","path"),"The whole path, including waits; the kinds add up to it"),M(T("work","\
work"),"Without waits for the device, between operators and idle"),...Hu.map(([e,t,n])=>M(T(e,t),n)),T("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Z,{...R("\
step","step"),show:(e,t)=>ol(t)+Pu(t)},T("start","from"),T("duration","takes"),be("kind","kind",Kn),S_,xe(R("lane","thread or stream"),"waiting is on none")]}]},N_={title:"Operators on the device",tab:"\
Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"Time, all ranks together",sums:!0,height:ne,
make:(e,t)=>De(e,t,{table:"rows",kind:"time",sums:!0,empty:bs,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,s)=>v(s)})}],tables:[{key:"rows",caption:"Operators",main:["sum","count","mean"],columns:[
pn,La,Z,J(N("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]};function UR(e){let{operator_name:t,min_pattern_len:n}=e.shown,s=n>1&&l("a",{href:e.href(
{min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n} kernels or more`:"a kernel"} in the selected ranks and steps. `,s||Jn]:[`No operator w\
ith “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,s]}var P_={title:"Kernel sequences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"ope\
rator"},ze("min_pattern_len","Kernels at least","3"),ze("top_k","Patterns at most","5")],intro:"What an operator launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==
null&&["This is ",l("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patter\
ns",height:ne,sums:!0,make:(e,t)=>De(e,t,{table:"patterns",kind:"time",sums:!0,name:n=>n.pattern,value:n=>n.kernel_duration,empty:UR(t),show:(n,s)=>v(s)})}],tables:[{key:"patterns",caption:"Patterns",
rows:4,main:["kernel_duration","count"],columns:[Bb("pattern","operator and its kernels"),Z,{...N("length","kernels"),showDiff:null},J(N("count","calls")),J(T("kernel_duration","on the device")),J(T("\
operator_duration","on the host"))]}]},I_={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"\
Time inside the ranges that the program marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===
""&&!e.shown.use_gpu_annotation&&"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:ne,make:(e,t)=>De(
e,t,{table:"rows",kind:"time",sums:!0,name:n=>n.name,value:n=>n.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,s)=>v(s)})}],tables:[{key:"rows",caption:"\
Annotations",main:["sum","count","mean"],columns:[Ji(R("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Z,J(N("count","calls")),J(T("sum","time")),T("mean","mea\
n"),T("min","min"),T("max","max"),T("std","std")]}]},zR='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)\
_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_functi\
on("decode").',KR={prefill:"prefill: prompts are read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are chec\
ked",draft:"draft: a smaller model guesses tokens",empty:"empty: no request"},dl=Object.entries(pe).map(([e,{name:t,what:n,property:s}])=>({key:e,property:s,name:t,what:n,text:o=>`${v(o[e])} a call`})),
GR=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),Iu=e=>e===null?B:k(Math.round(e)).replace("-","−"),
YR=e=>`${k(Math.round(e))} tokens/s`;function VR(e){if(e.length<2)return null;let[t,n]=e.map(({data:o})=>o),s=t.phases.filter(({phase:o})=>o!=="empty"&&n.phases.some(a=>a.phase===o)).map(({phase:o})=>[
" ",l("a",{href:at({...Fe(""),control:t.set,test:n.set,control_marker:`phase:${o}`,test_marker:`phase:${o}`})},o)]);return s.length>0&&l("p",{class:"phase-links"},"Compare the calls of one phase, each\
 as a step:",s)}var Du="the names of these annotations do not say it",qu=[N("calls","calls"),M(T("median_time","median"),"The duration of the annotation on the host"),T("mean_time","mean"),...dl.map(({
key:e,name:t,what:n})=>M(T(e,t),`${n}, per call`)),M(T("device_time","device"),"What a call launches, wherever it runs; per call"),xe(M(L(N("requests_in_all","requests")),"Of all calls whose names say\
 them"),Du),xe(M(L(N("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Du),M(T("active_time","at work"),"Time in which a call runs on the host or on a device, \
of all ranks"),xe(M(Ie({...se("tokens_per_second","tokens/s"),show:Iu,showDiff:e=>e>0?`+${Iu(e)}`:Iu(e)}),"Tokens by the time in which such calls are at work, of one rank"),Du)],Bu=["calls","median_ti\
me","tokens_per_second"],al=R("phase","phase"),E_=(e,t)=>({...R(e,t),show:n=>n===null?"not stated":n.replace("-","–")}),D_={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill\
, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[
...Na(e,t=>yg(t,dl)),l("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(n=>n.phase)))].map(t=>KR[t]).join("; ")),VR(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>ne(
e),legend:dl,make:(e,t)=>zn(e,t,{parts:dl,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.phase,empty:zR})},{id:"phase-rates",table:"sizes",title:"Tokens a second, by phase and size",height:ne,make:(e,t)=>De(
e,t,{table:"sizes",kind:"number",name:GR,value:n=>n.tokens_per_second,show:n=>YR(n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotati\
ons do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:Bu,columns:[al,...qu]},{key:"sizes",caption:"Phases by size of a call",main:Bu,columns:[al,M(E_("requests","\
requests"),"Of one call, up to a power of two"),M(E_("tokens","tokens"),"Of one call, up to a power of two"),...qu.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"\
by_rank",caption:"Phases by rank",main:Bu,columns:[Z,al,...qu]},{key:"forms",caption:"Names that were found",columns:[al,M(R("form","form of the name",!0),"Braces stand for numbers, {k} for members su\
ch as bs=8"),N("calls","calls")]}]},JR="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",QR=e=>e===null?B:Q(e,0,
3),q_={title:"Counters of operators",tab:"Counters",host:!0,params:[ze("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launch\
ed it.",notes:el,charts:[{id:"counters",table:"rows",title:"Sums by operator and counter",height:ne,make:(e,t)=>De(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,
value:n=>n.sum,empty:JR,show:(n,s)=>QR(s)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[Z,xe(pn,"no operator above the launch is recorded"),R("kernel",
"kernel",!0),R("counter","counter",!0),N("kernels","kernels"),se("sum","sum"),L(se("mean","mean")),L(se("min","min")),L(se("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Z,M(N("num\
ber","kernel no."),"In order of time, from 0"),R("kernel","kernel",!0),M(R("operators","operators",!0),"Those above its launch, the outermost first"),R("counter","counter",!0),se("value","value")]}]},
XR="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",ZR="No collective of the selected ranks\
 matches one of another rank: see what does not match below.",Fu="no rank matches, or the trace does not state the bytes sent or the size of the group",rl=[{key:"transfer",property:"--part-communicati\
on",name:"transfer",what:"The shortest duration over the ranks",text:e=>v(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a com\
pute kernel runs",text:e=>v(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>v(e.exposed)}],T_=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function eL(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let s=t.get(qn(
n))??{name:qn(n),collective:n.collective,points:[]};s.points.push(n),t.set(s.name,s)}),{key:e.key,side:e.letter,name:ks(e),lines:[...t.values()]}}var B_=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.filter(
n=>n.busbw!==null).map(n=>n.collective)))],tL=e=>e.length>1?null:B_(e).map((t,n)=>({key:`collective ${n}`,name:t,property:yu(n)}));function nL(e){let t=e.map(eL);return t.every(n=>n.lines.length===0)?
{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:n=>Ab({sides:t,names:B_(e)},n)}}var il=e=>e.every(t=>t.data.summary[0]?.rows===0)?XR:ZR,ll=R("colle\
ctive","collective",!0),cl=R("process_group","process group",!0),O_=M(T("transfer_per_step","transfer"),"The shortest duration over the ranks, per step; on a common clock, what is not waiting"),M_=M(T(
"wait_per_step","wait"),"How much longer a rank takes than the one that comes last; on a common clock, the time until that one begins"),F_=L(M(N("last_certain","certainly last"),"By more than the cloc\
ks of the ranks are uncertain; only where they have a common one")),A_=M(T("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),j_={title:"Collectives",params:[],
ofSteps:!0,intro:"Each collective is matched across all ranks, which wait for the one that comes last; the rest of the time is transfer. Times are means over the steps of all ranks.",notes:e=>[...Na(e,
hg,mg),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>l("p",{},t.letter&&l("strong",{},`${t.letter}: `),k(t.data.summary[0].missing_not_listed)," collectives have more missing rank\
s than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:ne,legend:rl,make:(e,t)=>zn(e,t,{parts:rl,what:"collectives",rowsOf:n=>n.data.collectives.
filter(s=>s.instances>0).map(T_),label:qn,empty:il(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:ne,legend:rl,make:(e,t)=>zn(e,t,{parts:rl,what:"ranks",rowsOf:n=>n.
data.by_rank.filter(s=>s.matched_rows>0).map(T_),label:n=>`rank ${n.rank}`,empty:il(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:tL,make:nL},{id:"\
wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Ou,legend:[],make:e=>Tu(e,{name:qn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Vb,empty:il(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Ou,legend:[],make:e=>Tu(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Jb,empty:il(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[ll,cl,be("\
class","class",String),N("instances","instances"),O_,M_,A_,T("time_per_step","in all"),L(N("group_size","group size")),L(se("bytes_per_instance","bytes")),xe(Ie(mn("algbw","algorithm bandwidth")),Fu),
xe(Ie(mn("busbw","bus bandwidth")),Fu),N("unmatched_rows","without match"),T("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Z,O_,M_,A_,M(T("caused_per_step","caus\
ed"),"Exposed waiting of the other ranks where this one was last"),N("last","last"),F_,L(ce("last_pctg","last, share")),M(T("wait_half_width_per_step","±"),"How well a common clock tells the waiting \
of a step"),N("matched_rows","matched"),N("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Z,ll,cl,be("why","why",String),R("dtype","type"),L(se("bytes","bytes")),
N("count","count"),T("duration","in all"),xe(M(Ie(mn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting"),Fu)]},{key:"missing",caption:"Missing",columns:[
Z,ll,cl,N("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[R("step","step"),ll,cl,R("ranks","ranks"),T("shortest","shortest"),T("longest","longest"),se(
"least_bytes","fewest bytes"),se("most_bytes","most bytes")]}]},W_={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at \
the same time. The rest is exposed.",charts:[{id:"overlap",table:"rows",title:"Overlap",height:ne,make:(e,t)=>De(e,t,{table:"rows",kind:"percent",name:Ia(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,
empty:"There is no communication in the selected ranks and steps. It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${mo(n.comp_comm_overlap_pctg)}\
, ${v(n.overlap)} of ${v(n.communication_time)} of communication`})}],tables:[{key:"rows",caption:"Ranks",columns:[Z,Ie(ce("comp_comm_overlap_pctg","overlap")),J(M(Ie(T("overlap","overlapped")),"Commu\
nication while a compute kernel runs")),J(T("communication_time","communication")),ho]}]},ju={compute:"compute",memory:"copies",host:"host, self"},H_={...R("step","step"),show:e=>e===null?"whole file":
String(e)},C_=M(T("step_time_like_median","step if on time"),"The mean step of all ranks if this rank came at the same time as the others"),U_={title:"Stragglers",ofSteps:!0,params:[ze("num_candidates",
"Ranks with operators","2"),ze("limit","Operators of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, \
and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>l("p",{class:"straggler-sentence"},t.letter&&l("strong",{},`${t.letter}: `),bg(t.data))),charts:[{id:"caused",table:"by_rank",title:"\
Waiting of all others that each rank causes, per step",height:ne,make:(e,t)=>De(e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Vr,show:n=>`${v(n.caused_per_step)}\
 a step, ${W(n.caused_pctg)} of all; last in ${W(n.last_pctg)} of its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:ne,
make:(e,t)=>De(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,
empty:Vr,show:n=>`rank ${n.rank}: ${v(n.caused)}, ${W(n.caused_pctg)} of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_tim\
e"],columns:[Z,Ze(be("straggler","straggler",e=>e===1?"yes":"no")),Ze(be("cause","what it does longer",{...ju,memory:"copies",idle:"idle, the host is late"})),M(T("caused_per_step","caused"),"Exposed \
waiting of the other ranks where this one was last, per step: their sum"),L(ce("caused_pctg","share")),N("last","last"),F_,L(ce("last_pctg","last, share")),M(N("worst_steps","worst in steps"),"In how \
many steps no other rank caused more"),M(T("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),M(T("memory_excess_per_step","more copies"),
"The same of copies"),M(T("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),T("step_time","step"),C_]},{key:"operators",caption:"Operators that exceed the\
 median rank most",apart:!0,columns:[Z,be("measure","measure",ju),R("operator","operator",!0),T("time_per_step","per step"),T("median_per_step","median rank"),T("excess_per_step","more"),se("calls_per\
_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[H_,Ze(M(R("rank","rank"),"The rank that causes the most in the step")),Ze(be("cause","what it does longer",{...ju,idle:"idle, the hos\
t is late"})),M(T("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),L(ce("caused_pctg","share")),T("exposed_wait","exposed wait"),T("step_time","step"),C_]}]},
vs=(e,t)=>{let n=o=>a=>o(a==null?null:a/1e3),s=T(e,t);return{...s,show:n(s.show),exact:n(s.exact)}},R_=e=>e.map(({data:t})=>ed(t)).join(" "),z_={title:"Clocks of ranks",tab:"Clocks",ofSteps:!0,host:!0,
params:[],intro:"Each rank writes its times by its own clock. Collectives end on all their ranks nearly together: from this follows by how much the clocks differ, and so which rank comes last.",notes:e=>[
...e.map(t=>l("p",{class:"clock-sentence"},t.letter&&l("strong",{},`${t.letter}: `),ed(t.data))),l("p",{},x("All ranks in Perfetto …",()=>co(e.map(({data:t})=>t.set))))],charts:[{id:"last",table:"wa\
iting",title:"How often each rank comes last",height:ne,make:(e,t)=>De(e,t,{table:"waiting",kind:"count",ranks:!0,name:n=>`rank ${n.rank}`,value:n=>n.last,empty:R_(e),show:n=>`last in ${k(n.last)} of ${k(
n.instances)} collectives, ${k(n.last_certain)} of them by more than the clocks are uncertain; waited ${v(n.waited)} for others`})},{id:"skew",table:"step_skew",title:"From the first to the last rank \
that begins a step",height:ne,make:(e,t)=>De(e,t,{table:"step_skew",kind:"time",name:n=>`step ${n.step}`,value:n=>n.skew,empty:R_(e),show:n=>`${v(n.skew)}: first rank ${n.first}, last rank ${n.last}`})}],
tables:[{key:"per_rank",caption:"Clocks",apart:!0,main:["offset_ns","status"],columns:[Z,Ze(be("status","clock",{})),M(vs("offset_ns","ahead"),"By how much it is ahead of the clock of the reference"),
M(vs("uncertainty_ns","±"),"Half of the 95 % interval; of 89 % with fewer than 12 collectives"),M(L(se("drift_ppm","drift, ppm")),"By how much faster it runs"),L(N("instances","collectives")),M(vs("r\
esidual_median_ns","rest"),"By how much its ends differ from the others’, median"),vs("jump_ns","was set by"),R("component","group"),R("host","host",!0)]},{key:"waiting",caption:"Arrivals",main:["la\
st_pctg","waited"],columns:[Z,L(N("instances","collectives")),L(N("last","last")),M(L(N("last_certain","certainly last")),"By more than the clocks are uncertain"),L(ce("last_pctg","last, share")),J(T(
"waited","waited"))]},{key:"step_skew",caption:"Steps",main:["skew"],columns:[H_,T("skew","first to last"),Ze(R("first","first rank")),Ze(R("last","last rank"))]},{key:"components",caption:"Groups of \
ranks",apart:!0,columns:[R("number","group"),R("reference","reference"),L(N("ranks","ranks")),L(N("instances","collectives")),vs("scale_ns","noise of an end"),vs("transfer_ns","transfer"),Ze(be("appli\
ed","clock",{identity:"that of one host",fit:"from collectives"}))]},{key:"host_check",caption:"Hosts",apart:!0,columns:[R("host","host",!0),L(N("ranks","ranks")),vs("largest_difference_ns","largest d\
ifference"),Ze(be("agrees","one clock",{}))]}]};var Gt={temporal_breakdown:u_,comm_comp_overlap:W_,idle_time_breakdown:h_,kernel_breakdown:Nu,memory_bw:v_,queue_length:p_,launch_stats:m_,kernel_sequences:P_,user_annotation_breakdown:I_,operator_kernels:N_,
collectives:j_,stragglers:U_,clocks:z_,memory:k_,critical_path:L_,phases:D_,work:f_,device_counters:g_,operator_counters:q_},Ku=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_br\
eakdown","launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","straggler\
s","clocks"]],["Memory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],_e={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...Gt},Q_=["ranks","set_\
ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker","marker_until","set_marker_until","test_marker_until","cut_overlaps"],Gu=["start","end"],ul={...Object.fromEntries(
[...Q_,...Gu].map(e=>[e,""])),lines:[]};function X_(e){return[...Q_,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Gu:[]]}var K_=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.
get("include_last_profiler_step")]??"";function fl(e,t){let n=new URLSearchParams(e),s=i=>n.get(i)??n.get(i.replace(/^set(?=_|$)/,"control"))??"",o=Object.keys(t).filter(i=>i!==""),a={what:Qt(n,"what",
o,"")},r=t[a.what];for(let i of["set","test",...X_(r)])a[i]=s(i);return a.rows=K_(n)==="steps"?"":K_(n),a.lines=r.window?n.getAll("line"):[],a.order=Qt(n,"order",["rank"],""),a.unit=Qt(n,"unit",["tota\
l"],""),a.more=Qt(n,"more",["1"],""),a}function Z_(e,t,n=[]){let s=new URLSearchParams;for(let o of["set","test",...X_(t[e.what])]){let a=e[o]??"",r=o.startsWith("test_")&&e.test==="";a!==""&&!r&&!n.includes(
o)&&s.set(o,a)}return s}function $s(e,t){let n=Z_(e,t);t[e.what].window&&e.lines.forEach(s=>n.append("line",s));for(let s of["order","unit","more"].filter(o=>e[o]))n.set(s,e[s]);return H(`/analyse?${e.
what?`what=${e.what}&`:""}${n}`)}function ek(e,t,n){let s=Z_(e,t,n);return t[e.what].ofSteps||s.set("rows",e.rows||"steps"),s}function yo(e,t){return e.set===""?null:ek(e,t)}function tk(e,t,n){let s=ek(
e,t,Gu);return s.set("format","csv"),s.set("table",n),s}var Yu=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length;function hl(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(
([n])=>e[n]).map(([n,s])=>({key:n,letter:t?s:"",label:e[n].label,data:e[n]}))}var sL=e=>e.reduce((t,n)=>t+n,0),wo=({data:e})=>sL(e.samples);function nk(e,t){let n=e.data.ranks.indexOf(t.rank);return n<
0?wo(e):e.data.samples[n]}function sk(e,t,n){let s=t.filter(o=>typeof e[o]=="number").map(o=>[o,n>0?e[o]/n:null]);return{...e,...Object.fromEntries(s)}}var ok=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);
function ak(e,t){let n={...e.data};for(let s of t){let o=ok(s);o.length>0&&n[s.key]&&(n[s.key]=n[s.key].map(a=>{let r=nk(e,a);return{...sk(a,o,r),weight:r/wo(e)}}))}return{...e,data:n}}var Vu=e=>!e.number&&
!e.note&&!e.told;function rk(e,t){let n=new Map,s=e.filter(o=>Vu(o)&&!(t&&(o.key==="rank"||o.key==="device")));return o=>{let a=JSON.stringify(s.map(r=>r.alike?r.alike(o[r.key]):o[r.key]));return n.set(
a,(n.get(a)??0)+1),`${a} ${n.get(a)}`}}function G_(e,t,n,s){let o=a=>{let r=t?.[a]??null,i=r===null?null:e[a]+n*r;return i!==null&&Math.abs(i)<1e-9*Math.abs(e[a])?0:i};return Object.fromEntries(s.filter(
a=>a.number).map(({key:a})=>[a,o(a)]))}var oL=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function aL(e,t,n){let s={...t,...e};for(let o of n){let{key:a}=o;if(Vu(o)||!(o.showDiff||o.told)){s[a]=
oL(e[a],t[a]);continue}[s[`${a} A`],s[`${a} B`]]=[e[a]??null,t[a]??null],s[`${a} Δ`]=o.number&&s[`${a} A`]!==null&&s[`${a} B`]!==null?s[`${a} B`]-s[`${a} A`]:null}return s}function rL(e,t,n){let s=e.
every(a=>a.data.ranks.length===1),o=new Map;return e.forEach((a,r)=>{let i=rk(n,s);for(let c of a.data[t.key]??[]){let d=i(c),u=o.get(d)??[];u[r]=c,o.set(d,u)}}),{pairs:o,alone:s}}function Ju(e,t,n,s,o){
let{pairs:a,alone:r}=rL(e,t,n),i=rk(n,r),c=new Map((s??[]).map(h=>[i(h),h])),d=[...a].map(([h,[m,p]])=>{let g=c.get(h),[w,y]=[m??{...G_(p,g,-1,n)},p??{...G_(m,g,1,n)}].map((b,E)=>o?sk(b,ok(t),nk(e[E],
b)):b);return aL(m?w:{...w,...Y_(p,n)},p?y:{...y,...Y_(m,n)},n)}),[u]=Qu(t,n,!0),f=h=>Math.abs(h[`${u.key} Δ`]??0);return u?.number&&n.some(h=>h.mono)?d.sort((h,m)=>f(m)-f(h)):d}var Y_=(e,t)=>Object.
fromEntries(t.filter(Vu).map(({key:n})=>[n,e[n]])),V_={one:8,two:3};function Qu(e,t,n){let s=t.filter(a=>a.told||a.number&&(!n||a.showDiff)),o=n&&e.main?e.main.map(a=>s.find(r=>r.key===a)).filter(Boolean):
[];return o.length>0?o:s.slice(0,n?V_.two:V_.one)}var ml=e=>{let t=e.filter(n=>n.number&&n.show);return n=>t.length===0||!!n.note||t.some(({key:s})=>!!(n[s]??n[`${s} A`])||!!n[`${s} B`])},Kt=(e,t)=>e.
reduce((n,s)=>n+(t(s)??0),0),xs=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null),Xu=(e,t)=>t>0?100*e/t:null,Ba=(e,t,n=!1)=>wo(t)>0&&(n||!Yu(t))?e/wo(t):null,Ss={...T("value",""),show:e=>e===null?B:
Vt(e),showDiff:e=>e===null?B:Ao(e)},Uu=Ie({...ce("value",""),show:W,showDiff:e=>e===null?B:`${e>0?"+":""}${W(e).replace("%","pp")}`}),Ke=(e,t,n,s,o={})=>{let a=e.map(r=>s(r.data,r));return a.every(r=>(r??
null)===null)?null:{column:t,what:n,values:a,...o}};function zu(e,{rowsOf:t,name:n,value:s,what:o,mono:a=!0,host:r=!1}){let i=e.map(({data:f})=>{let h=new Map;return t(f).forEach(m=>h.set(n(m),(h.get(
n(m))??0)+(s(m)??0))),h}),c=f=>h=>Ba(i[f].get(h)??0,e[f],r),d=[...new Set(i.flatMap(f=>[...f.keys()]))],u=xs(d,f=>Math.max(...e.map((h,m)=>c(m)(f))));return u===null||i.every(f=>!f.get(u))?null:{name:u,
mono:a,what:o,column:Ss,values:e.map((f,h)=>c(h)(u))}}var Zu=(e,t,n,s)=>xs(e.flatMap(({data:o})=>o[t]),s)?.[n];function iL(e,{difference:t}){let[n]=Nu.tables,s=e.length>1?Ju(e,n,n.columns,t.over_ranks,
!0):e[0].data.over_ranks.map(r=>({...r,"sum A":Ba(r.sum,e[0])})),o=r=>[r["sum A"],r["sum B"]].slice(0,e.length),a=xs(s.filter(r=>r.name!=="others"),r=>Math.max(...o(r)));return a&&{name:a.name,mono:!0,
what:"the most time of a kernel, per step",column:Ss,values:o(a)}}function lL({rows:e}){return Xu(Kt(e,t=>t.kernel_time-t.idle_time),Kt(e,t=>t.kernel_time))}function cL(e){return Ke(e,Uu,"of the peak,\
 in products whose FLOPs are known",({summary:n})=>n[0]?.peak_pctg)??Ke(e,Ie(se("value","")),"TFLOP/s in products whose FLOPs are known",({summary:n})=>n[0]?.tflops_per_s)??zu(e,{rowsOf:({classes:n})=>n,
name:n=>n.class,mono:!1,value:n=>n.device_time,what:"device time per step"})}function dL(e){let t=e.some(({data:n})=>n.summary[0]?.matched_rows>0);return e.every(({data:n})=>!n.summary[0]?.rows)?null:
Ke(e,Ss,t?"exposed waiting for other ranks, per step":"without a match on another rank, per step",({summary:n})=>n[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function uL(e){return e.every(({
data:t})=>!t.by_rank.some(n=>n.caused_per_step>0))?null:Ke(e,R("value",""),"the rank that the others wait for",({by_rank:t})=>{let n=t.filter(s=>s.straggler===1).map(s=>s.rank);return n.length>0?`rank\
 ${n.join(", ")}`:"none"})}function fL(e){return e.map(({data:n})=>xs(n.waiting,s=>s.last/s.instances)).every(n=>!n)?null:Ke(e,R("value",""),"comes last most often",({waiting:n})=>{let s=xs(n,o=>o.last/
o.instances);return s&&`rank ${s.rank}, in ${W(100*s.last/s.instances)}`})}function hL(e){let t=Zu(e,"by_kind","kind",n=>n.time_per_step);return t===void 0?null:Ke(e,Ss,"their part of the chain, per s\
tep",({by_kind:n})=>n.find(s=>s.kind===t)?.time_per_step??0,{name:Kn[t]})}function mL(e){let t=Zu(e.map(({data:n})=>({data:{phases:n.phases.filter(s=>s.phase!=="empty")}})),"phases","phase",n=>n.calls);
return t===void 0?null:Ke(e,Ss,"a call, median",({phases:n})=>n.find(s=>s.phase===t)?.median_time,{name:t})}function pL(e){let t=Zu(e,"summary","name",s=>s.count),n=s=>Xu(Kt(s,o=>o.mean*o.count),100*Kt(
s,o=>o.count));return t===void 0?null:Ke(e,Ie(mn("value","")),"mean bandwidth",({summary:s})=>n(s.filter(o=>o.name===t)),{name:t,mono:!0})}var gL=e=>e.every(({data:t})=>t.rows.every(n=>!n.idle_time))?
null:Ke(e,Ss,"all streams together wait for the host to launch, per step",({rows:t},n)=>Ba(Kt(t.filter(s=>s.idle_category==="host_wait"),s=>s.idle_time),n)),wL="different counters",J_=e=>e.every(({data:t})=>t.
rows.length===0)?null:Ke(e,L(N("value","")),wL,({rows:t})=>new Set(t.map(n=>n.counter)).size),ef={temporal_breakdown:{of:e=>Ke(e,Uu,"busy, from the first to the last row of the device",lL)},work:{of:cL},
idle_time_breakdown:{of:gL},kernel_breakdown:{query:{num_kernels:"2"},of:iL},launch_stats:{query:{limit:"0"},of:e=>e.every(({data:t})=>!Kt(t.counts,n=>n.count))?null:Ke(e,N("value",""),"launches per s\
tep",({counts:t},n)=>Ba(Kt(t,s=>s.count),n))},queue_length:{query:{points:"4"},of:e=>Ke(e,L(N("value","")),"the longest queue of launches",({summary:t})=>xs(t,n=>n.max)?.max)},critical_path:{query:{segments:"\
0"},of:hL},operator_kernels:{of:e=>zu(e,{rowsOf:({rows:t})=>t.filter(n=>n.operator!==null),name:t=>t.operator,value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.
operator_name===null?null:Ke(e,Ss,"the kernels that it launches in the same order, per step",({patterns:n},s)=>Ba(Kt(n,o=>o.kernel_duration),s),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{
query:{use_gpu_annotation:"false"},of:e=>zu(e,{rowsOf:({rows:t})=>t.filter(n=>n.name!=="others"&&!n.name.startsWith("ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step",host:!0})},
phases:{of:mL},collectives:{of:dL},comm_comp_overlap:{of:e=>Ke(e,Uu,"of the communication is hidden by compute",({rows:t})=>Xu(Kt(t,n=>n.overlap),Kt(t,n=>n.communication_time)))},stragglers:{query:{num_candidates:"\
0"},ranks:2,of:uL},clocks:{ranks:2,of:fL},memory:{query:{limit:"1",points:"4"},of:e=>Ke(e,Xe("value",""),"the peak that is allocated",({peaks:t})=>xs(t,n=>n.peak)?.peak)},memory_bw:{query:{points:"4"},
of:pL},device_counters:{counters:!0,of:J_},operator_counters:{query:{limit:"0"},counters:!0,of:J_}};var yL=20,bL=200;function gn({id:e=P("set"),field:t,set:n,text:s="",none:o,onPick:a,onGroup:r}){let i=P("set-list"),c=n?.label??s,d=l("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:o??"Choose a set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>d.select(),click:()=>E(),
input:()=>h(),keydown:V,blur:()=>q()}}),u=l("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:I=>I.preventDefault()}}),f=l("span",{class:"set-picker"},d,u),h=Te(
bL,()=>w(d.value.trim())),m=[],p=-1,g=null;async function w(I){g?.abort(),g=new AbortController;let{signal:K}=g,gt=new URLSearchParams({q:I.slice(0,120),limit:String(yL)});u.hidden=!1,d.setAttribute("\
aria-expanded","true");try{let[{entries:qe,total:Ls},kn]=await Promise.all([bt(gt,{signal:K}),r&&I!==""?is({signal:K}):[]]),To=r?kL(I,qe,kn):[];m=[...o&&I===""?[{none:!0}]:[],...To,...qe],y(Ls>qe.length?
`${$(Ls-qe.length,"more set")}: type to find them`:m.length===0&&"No set matches."),j($(Ls,"set")),b(I===""?m.findIndex(Oo=>Oo.set&&Oo.set.id===n?.id):qe.length>0?To.length:0)}catch(qe){qe.name!=="Abo\
rtError"&&(m=[],y(qe.message))}}function y(I){_(u,m.map((K,gt)=>l("li",{id:`${i}-${gt}`,role:"option",class:"choice-line","aria-selected":String(K.set?K.set.id===n?.id:!!K.none&&!n),on:{click:()=>A(K)}},
K.set?vL(K.set):K.words??o)),I&&l("li",{class:"muted small picker-note",role:"presentation"},I)),p=-1,d.removeAttribute("aria-activedescendant")}function b(I){if(u.children[p]?.classList.remove("activ\
e"),p=m.length===0?-1:Math.max(-1,Math.min(I,m.length-1)),p<0){d.removeAttribute("aria-activedescendant");return}u.children[p].classList.add("active"),u.children[p].scrollIntoView({block:"nearest"}),d.
setAttribute("aria-activedescendant",`${i}-${p}`)}function E(){u.hidden&&w("")}function q(){h.cancel(),g?.abort(),u.hidden=!0,d.setAttribute("aria-expanded","false"),d.removeAttribute("aria-activedesc\
endant"),d.value=c}function A(I){q(),I.group?r(I.group):(I.none||I.set.id!==n?.id)&&a(I.none?null:I.set)}function V(I){let{key:K}=I,gt=!u.hidden,qe={ArrowDown:p+1<m.length?p+1:0,ArrowUp:p>0?p-1:m.length-
1,PageDown:p+8,PageUp:Math.max(0,p-8)}[K];(qe!==void 0||gt&&["Enter","Escape"].includes(K))&&I.preventDefault(),qe!==void 0?gt?b(qe):E():K==="Enter"&&gt&&m[p]?A(m[p]):K==="Escape"&&gt&&(I.stopPropagation(),
q())}return{node:f,input:d}}var _L=3;function kL(e,t,n){let s=(i,...c)=>({group:i,words:l("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let o=e.startsWith("tag:");
if(/[*?]/.test(e)&&!o)return[s(e,"with a label like ",l("b",{},e))];let a=o?[]:t.filter(i=>i.set?.label.startsWith(e)),r=e.replace(/^tag:/,"").toLowerCase();return[...a.length<2?[]:[s(`${e}*`,"whose l\
abels begin with ",l("b",{},e))],...n.filter(i=>!i.tag.includes(",")&&i.tag.toLowerCase().includes(r)).slice(0,_L).map(i=>s(`tag:${i.tag}`,"with the tag ",l("b",{},i.tag),` (${i.sets})`))]}function vL(e){
let t=e.recorded===null?`stored ${me(e.created)}`:`recorded ${me(e.recorded)}`;return[l("span",{class:"choice-name ellipsis"},e.label),l("span",{class:"muted small"},[t,...e.devices.slice(0,1),$(e.ranks.
length,"rank"),...e.tags.slice(0,3),ee(e.id).slice(0,8)].join(" · "))]}var nf=["control_ranks","test_ranks","control_steps","test_steps"];function lk(e,t){e.node.toggleAttribute("data-open",t),e.toggle.
setAttribute("aria-expanded",String(t))}function xL(e,t,n,s){let o=JSON.stringify([t.control,t.test,t.control_ranks,t.test_ranks,t.control_steps,t.test_steps,t.control_marker,t.test_marker,t.control_marker_until,
t.test_marker_until,n?.map(a=>[a.id,a.label]),s&&[s.control.samples,s.test?.samples,s.recorded?.control.devices,s.recorded?.test.devices]]);o!==e.shown&&(e.shown=o,je(e.node,()=>$L(e,t,n,s)))}function $L(e,t,n,s){
let o=SL(e.node).filter(({key:i})=>e.before[i]===t[i]);e.before={...t};let a=t.control!==""&&t.test!=="",r=[(a||e.none===void 0)&&Y("swap","Swap control and test",()=>e.onChange(OL(t))),ML(t,e.onChange)];
_(e.node,tf(e,"control",t,n,s),e.compact?[tf(e,"test",t,n,s),e.toggle,l("div",{class:"swap-cell"},r)]:[l("div",{class:"swap-cell"},r,a&&e.links(t)),tf(e,"test",t,n,s)]),e.compact&&(e.toggle.hidden=!a,
lk(e,e.node.hasAttribute("data-open")||nf.some(i=>t[i]!=="all"))),o.forEach(({key:i,text:c})=>EL(e.node,i,c))}function tf(e,t,n,s,o){let a=s&&oe(s,n[t]),r=gn({field:t,set:a,text:n[t]===""?"":o?.[t]?.label??
(s?n[t]:""),none:t==="test"?e.none:void 0,onPick:i=>e.onChange({[t]:i?ee(i.id):"",op:"",[`${t}_ranks`]:"all",[`${t}_steps`]:"all",...Zt([t])})});return Fa(t,[r,e.compact&&o?.recorded&&l("span",{class:"\
muted small side-about"},[...TL(t,o),$(o[t].samples,"sample")].join(", "))],l("div",{class:"side-selection",hidden:e.none!==void 0&&t==="test"&&n.test===""},ik(`${t}_ranks`,"Ranks",a?.ranks??o?.[t]?.all_ranks,
n,e.onChange),ik(`${t}_steps`,"Steps",(n[`${t}_marker`]?null:a?.steps)??o?.[t]?.all_steps,n,e.onChange),!e.compact&&l("span",{class:"muted small samples"},o?.[t]?$(o[t].samples,"sample"):" ")))}var Fa=(e,[
t,...n],s)=>l("div",{class:`side-card side-${e}`},l("div",{class:"side-title"},l("b",{class:"letter","aria-hidden":"true"},e==="control"?"A":"B"),l("label",{for:t.input.id},e==="control"?"Control":"Te\
st"),t.node,n),s);function ja(e,t){let n=e.querySelector(`[data-field="${t}"]`);n?.focus(),n?.click()}function bo(e,{none:t,links:n=sf,compact:s=!1}={}){let o={onChange:e,none:t,links:n,compact:s,shown:"",
before:{}};return o.node=l("section",{class:`sides${s?" sides-compact":""}`,"aria-label":"Control and test"}),o.toggle=s&&l("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{
click:()=>lk(o,!o.node.hasAttribute("data-open"))}},"Ranks and steps"),{node:o.node,choose:a=>ja(o.node,a),draw:(a,r,i)=>xL(o,a,r,i)}}var SL=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(
t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function EL(e,t,n){let s=e.querySelector(`[data-field="${t}-list"]`);s.hidden=!1,s.value=n,e.querySelector(`[data-field="${t}"]`).value="l\
ist"}function TL(e,{recorded:{control:t,test:n}}){let[s,o]=[t,n].map(({devices:a})=>a.join(", "));return e==="control"?[s].filter(Boolean):s===o?[]:[o].filter(Boolean)}function sf(e){let t=new URLSearchParams(
{set:e.control,test:e.test});for(let[n,s]of[["set","control"],["test","test"]])An(t,e,s,`${n}_`);return l("a",{class:"small",href:H(`/analyse?${t}`)},"Analyse both")}function OL(e){let t={};for(let n of[
"","_ranks","_steps","_marker","_marker_until"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function ML(e,t){let n=nf.every(s=>e[s]==="first");return x(n?"Use all":"First ra\
nk and step",()=>t(Object.fromEntries(nf.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of eac\
h side, as HTA compares"})}function ik(e,t,n,s,o){let a=s[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!i.includes(a),d=P(e),u=n?.length>0,f=l("input",{type:"text",class:"list-inpu\
t",data:{field:`${e}-list`},value:c?a:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:u?AL(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:u?`Availabl\
e: ${re(n)}`:null,on:{change:()=>{let m=f.value.trim();o({[e]:m===""?"all":m})}}}),h=ye([...i.map(m=>[m,CL(m,n)]),["list","list …"]],m=>{f.hidden=m!=="list",m==="list"?f.focus():o({[e]:m})},{id:d,value:c?
"list":a,data:{field:e}});return l("span",{class:"sample-field"},l("label",{for:d},t),h,f)}function AL(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function CL(e,t){return e==="all"?t?.length>
0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var It=e=>`'${e.replaceAll("'","''")}'`,RL=32;function ck(e,t){let n=t.split(",").map(a=>/^(\d+)(?:-(\d+))?$/.exec(a.trim()));if(n.some(a=>a===null))return null;let s=n.filter(a=>a[2]===void 0).map(a=>a[1]),
o=n.filter(a=>a[2]!==void 0).map(a=>`${e} BETWEEN ${a[1]} AND ${a[2]}`);return s.length>0&&o.unshift(`${e} IN (${s.join(", ")})`),o.length===1?o[0]:`(${o.join(" OR ")})`}function af(e,{ranks:t,steps:n,
marker:s},o=!1){if(s)return null;let a=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:ck("rank",t)],r=o?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FROM ${e}.files WHE\
RE has_steps = 0))`],i=n==="all"?r:n==="any"?o?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${a.length>0?` WHERE ${a[0]}`:""})`:ck("step_number",n)],c=[...a,...i];return c.
includes(null)?null:c}function gk(e){let t=Object.entries(e).map(([n,s])=>{let o=af(n,s);return o&&[`side = '${n}'`,...o].join(" AND ")});return t.includes(null)?null:t.length===1?t[0]:t.map(n=>`(${n}\
)`).join(`
   OR `)}var wk=e=>Object.fromEntries(O.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]||e.cut_overlaps}]));function Ha(e){let t=e.replace("self_duration",e.startsWith("\
diff_")?"duration":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function LL(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(mode\
rated_q_value, q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Ha(`diff_${n}`)} / ${Ha(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${Ha(e.slice(4))})`:Ha(e)}function NL(e,t){let[n,s]=Do(e,t);return[...O.map(o=>`${o}_${n}`),`diff_${s}`].
map(o=>t?`${Ha(o)} AS ${o}`:o)}function _o(e,t){let n=[...t].filter(([s])=>!O.includes(s));return n.length>RL?null:`${e}${n.length>0?`(${n.map(([s,o])=>It(`${s}=${o}`)).join(", ")})`:""}`}function pl(e,t,n,s=0){
let o=br(e);o.delete("measure"),n||o.set("measure","total");let a=_o("compare",o),r=js(e,t,n);return a&&`SELECT name, category, control_counts, test_counts, diff_counts,
    ${NL(t,n).join(`,
    `)}${e.fold?", replaces":""}${s?"":", significance, q_value"}
FROM ${a}
ORDER BY ${LL(r.get("sort"))} ${r.get("order").toUpperCase()} NULLS LAST,
    name, category${s?`
LIMIT ${s}`:""}`}function yk(e){let t=ue(e);t.set("fold","true");let n=_o("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function PL({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return O.map(s=>`    SELECT '${s}' AS si\
de, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${s}.op AS o
    JOIN ${s}.name AS raw ON raw.id = o.name
    JOIN ${s}.name AS shown ON shown.id = o.${n}
    JOIN ${s}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var rf=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function IL(e){let t=O.map(n=>{let s=af(n,wk(e)[n],!0);return s&&`SELECT '${n}' AS side, rank, step_numb\
er, ${rf.join(", ")}
FROM ${n}.steps${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var bk=e=>IL(e)??`SELECT side, rank, step_number, ${rf.join(", ")}
FROM ${_o("compare_steps",[...ue(e)].filter(([t])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(t)))}`,_k=e=>`${bk(e)}
ORDER BY rank, step_number, side`,kk=e=>`SELECT side, count(*) AS steps, ${rf.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${bk(e)}
)
GROUP BY side`,vk=e=>_o("compare_places",[...ue(e)].filter(([t])=>!t.startsWith("merge_")));function xk(e){let t=vk(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function DL(e,{name:t,category:n,aliases:s}){let o=gk(wk(e));if(o===null)return null;if(s)return`(${[...new Set(s.map(i=>i.category))].map(i=>`category = ${It(i)} AND name IN (${s.filter(
c=>c.category===i).map(c=>It(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${o})`;let a=!e.use_short_name&&!t.includes("0x…");return`category = ${It(n)} AND ${a?`name = ${It(t)}`:`name IN (
    SELECT raw FROM (
${PL(e)}
    ) WHERE shown = ${It(t)})`}
  AND (${o})`}var $k=(e,t,{name:n,category:s})=>_o(e,[["name",n],["category",s],...ue(t)]);function lf(e,t){let n=DL(e,t);return n?`events
WHERE ${n}`:$k("compare_calls",e,t)}var Sk=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${lf(e,t)}
ORDER BY side, rank, start_us`,cf=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${lf(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,qL={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Ek=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${lf(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(qL).map(([n,s])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${s}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Tk=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${$k("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function Ok(e,{name:t,category:n},s){let o=vk(e);return!o||!s&&(n!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${o}
WHERE ${s?`name = ${It(t)} AND category = ${It(n)}`:`instr(' / ' || path || ' / ', ${It(` / ${t} / `)}) > 0`}
GROUP BY part`}var Mk=(e,t)=>_o(t,[...ue(e)].filter(([n])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(n)).map(([n,s])=>[n.replace("control_","set_"),s])),Ak=(e,{name:t})=>`SELECT side, operat\
or, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Mk(e,"work_by_operator")}
WHERE operator = ${It(t)}`,Ck=e=>O.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${Mk(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,Rk=e=>O.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Lk=(e,t,n,s)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${s}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Nk=e=>Rk(e)?`${Lk("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,BL={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Pk(e,t){let[n,s]=BL[t],o=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Rk(e)||e.frames==="class")return null;let a=e.frames==="instance",r=e.test===""?`sum(${n}) AS ${n}, sum(${s}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,i=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?n:"abs(diff)";return a?`${i}SELECT depth, path, sort,
    ${r}
FROM ${o}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${i}${Lk(o,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${r}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var St=(e,{control:t,test:n},s={})=>e?Sr({control:t,test:n,q:e,...s}):null,dk={control:"set",test:"test"};function Ik(e){let t=(n,s)=>e[`${dk[n]}_${s}`]||e[s];return Object.fromEntries(
["control","test"].filter(n=>e[dk[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function FL(e){let n=e.rows==="before_last_step"&&
!e.steps&&!e.set_steps&&!e.test_steps?null:gk(Ik(e));return n&&`(${n})`}var za="device_type = 'GPU'",of=["COMPUTATION","COMMUNICATION","MEMORY"],gl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",df=(e,t="")=>`\
WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${of.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${za}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${of.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${za}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${of.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,uk=e=>`${df(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,fk=e=>`${df(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,jL=(e,t)=>`${df(e,gl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Dk=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,WL=(e,t)=>`SELECT side, rank, kind, name, category, ${Dk}
FROM events
WHERE ${za}${gl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,qk=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${za}${gl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Bk=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${za}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Fk="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",hk=(e,t)=>`${Bk(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Fk}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,jk=(e,t)=>`${Bk(e,gl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Fk}`,HL=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${jk(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Wa=(e,t)=>`${jk(e,t)}
ORDER BY launch_delay DESC`,mk=(e,t)=>`SELECT side, rank, name, ${Dk}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function UL(e){let t=Object.entries(Ik(e)).map(([n,{ranks:s}])=>{let o=af(n,{ranks:s,steps:"any"});return o&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Ua="side, rank, span, device_type, device",Wk=e=>`WITH changes AS (
    ${e}
)
SELECT ${Ua}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Ua}),
    so_far AS (PARTITION BY ${Ua} ORDER BY at_us, row)`,zL=e=>`SELECT ${Ua}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Wk(e)}
)
GROUP BY ${Ua}
ORDER BY rank, span, device_type, device, side`,pk={peaks:zL,"memory-curves":e=>`${Wk(e)}
ORDER BY side, rank, at_us`},KL={temporal_breakdown:{rows:uk,temporal:uk},comm_comp_overlap:{rows:fk,overlap:fk},kernel_breakdown:{kinds:jL,kernels:WL,over_ranks:qk},idle_time_breakdown:{rows:hk,idle:hk},
launch_stats:{counts:HL,worst:Wa,"launch-cpu_duration":Wa,"launch-gpu_duration":Wa,"launch-launch_delay":Wa,"launch-scatter":Wa},user_annotation_breakdown:{rows:mk,annotations:mk}},GL={kernel_breakdown:{
kernels:qk}},YL={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Hk=e=>YL[e]??{},VL={queue_length:"stream",memory_bw:"name"},JL=["what","set","test","lines","order","rows"];function QL(e,t,{chart:n,difference:s}){let o=n||t,a=Object.entries(
e).filter(([i,c])=>c&&!JL.includes(i)&&(e.test||!i.startsWith("test_")));"rows"in e&&a.unshift(["rows",e.rows||"steps"]),s&&a.push(["difference","true"]);let r=o==="series"&&VL[e.what];return`SELECT ${r?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} AS line,
    `:""}*
FROM ${e.what}_${o}(${a.map(([i,c])=>It(`${i}=${c}`)).join(", ")})`}function XL(e,t,n){if(e.what==="memory"){let a=pk[t]&&UL(e);return a?pk[t](a):null}let s=n&&GL[e.what]?.[t]||KL[e.what]?.[t],o=s?FL(
e):null;return o===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:s(o,e)}var Uk=(e,t,{chart:n="",difference:s=!1}={})=>(s?null:XL(e,t,n))??QL(e,t,{chart:n,
difference:s});var ZL={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"};function eN(e,t){let n=F("path",{d:"M0 4h26","stroke-dasharray":ZL[e.dash]});return n.style.stroke=t?"cu\
rrentcolor":`var(${e.property})`,F("svg",{class:"line-swatch",viewBox:"0 0 26 8","aria-hidden":"true"},n)}function tN(e){let t=l("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=d("fro\
m"),s=d("to"),o=x("Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),a=l("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),
r=l("span",{class:"window-choice",role:"group","aria-label":"Window"},l("label",{},"From ",n),l("label",{},"to ",s," ms"),o),i=l("div",{class:"series-bar"},t,l("div",{class:"window-choice"},r,a)),c="";
function d(p){return l("input",{type:"number",min:0,step:"any",data:{field:p},on:{change:()=>e.onWindow({start:u(n),end:u(s)})}})}let u=p=>p.value===""?"":String(Number((Number(p.value)*1e3).toFixed(3))),
f=p=>p===""?"":String(Number((Number(p)/1e3).toFixed(6)));function h(p,g){p.dataset.shown!==g&&(p.dataset.shown=g,p.value=f(g))}function m(p,{chosen:g,styles:w,two:y}){let b=w.get(p.key)??-1,E=l("inpu\
t",{type:"checkbox",value:p.key,data:{line:p.key},on:{change:()=>{let q=[...t.querySelectorAll("input:checked")];e.onLines(q.length===0?Su:q.map(A=>A.value))}}});return E.checked=g.includes(p.key),l("\
label",{class:"check line-check"},E,l("span",{class:"line-mark"},b>=0&&eN(wu(b,y?"A":""),y)),p.name)}return{node:i,draw(p){let{chosen:g,two:w}=p,y=JSON.stringify([p.lines.map(b=>b.key),g,w]);t.hidden=
p.lines.length<2,y!==c&&(c=y,je(t,()=>_(t,nN(p.lines,g).map(([b,E])=>l("div",{class:"line-group",role:b?"group":null,"aria-label":b||null},b&&l("span",{class:"muted"},b),E.map(q=>m(q,p))))),"line")),h(
n,p.start),h(s,p.end),o.disabled=p.start===""&&p.end==="",r.hidden=p.empty&&o.disabled,a.href=e.csv()}}}function nN(e,t){let n=([,s])=>{let o=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return o.length>
0?Math.min(...o):t.length};return[...Ge(e,s=>s.group)].map(s=>[n(s),s]).sort((s,o)=>s[0]-o[0]).map(([,s])=>s)}var sN=500,Qk=({legend:e},t)=>typeof e=="function"?e(t):e,oN=(e,t)=>(Qk(e,t)??(t.length<2?
[]:t.map(n=>({key:n.key,name:`${n.letter} · ${n.label}`,property:n.letter==="A"?"--control-fill":"--test-fill"})))).map(n=>({...n,key:n.key&&!Array.isArray(e.legend)?n.key:n.property})),aN=({data:e,layout:t},n)=>({
layout:t,data:e.map(s=>n.has(s.legendgroup)?{...s,visible:!1}:s)});function rN(e,t){let n=o=>{let{hidden:a}=e;a.delete(o)||a.add(o),a.size===e.keys.length&&a.clear();for(let r of s)r.setAttribute("ari\
a-pressed",String(!a.has(r.dataset.key)));t()},s=e.keys.map(o=>x(o.name,()=>n(o.key),{class:"key","aria-pressed":"true",title:o.what,data:{key:o.key},css:{"--key-fill":`var(${o.property})`}}));return s.
length>0&&l("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},s)}function iN(e){let t=-1/0;return{zoom(n,s){let[o,a]=[n["xaxis.range[0]"],n["xaxis.range[1]"]];if(Number.
isFinite(o)&&Number.isFinite(a)&&a>o&&performance.now()-t>sN){let r=i=>String(Number(Math.max(0,i*s.per+s.offset).toFixed(3)));e({start:r(o),end:r(a)})}},reset(){t=performance.now(),e({start:"",end:""})}}}
function lN({change:e,csv:t,sql:n}){let s=[],o="",a=null,{zoom:r,reset:i}=iN(e);function c(u,f){let h=u.series&&tN({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t("series")}),m=Oe("Ra\
nks that are drawn",[["","those that differ most"],["rank",h?"the first":"all, in order"]],g=>e({order:g,lines:[]},{replace:!0})),p={chart:u,bar:h,order:m,hidden:new Set,keys:oN(u,f)};return p.figure=
et({id:u.id,title:u.title,file:u.id,level:"h2",class:u.half?"half-chart":"",height:g=>u.height(g.places,g.sides),make:(g,w)=>aN(g.made(w),p.hidden),onRelayout:h&&r,onDoubleClick:h&&i,keys:()=>p.keys.filter(
g=>!p.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[l("div",{class:"chart-choice"},rN(p,()=>d(p)),m.node),h?.node]}),p}function d({chart:u,bar:f,order:h,hidden:m,figure:p}){let{sides:g,state:w,
file:y,caption:b,revision:E,perStep:q}=a,A=u.make(g,w),V=A.empty?null:f&&A.data(600);if(h.node.hidden=!A.limited,h.press(w.order),p.draw({file:y,made:A.data,per:V?.per,heading:[u.sums&&q&&"per step",A.
note].filter(Boolean).join(", "),revision:[E,w.order,...w.lines,...m].join(" "),offset:V?.offset,places:A.places,sides:g.length,caption:b,empty:A.empty??null}),p.sql.set(n(u)),f){let I=$u(g,u.series,u.
ownDevice),K=Eu(I,g,w).keys;f.draw({lines:I,chosen:K,styles:Yb(I,K,u.panels),start:w.start,end:w.end,two:g.length>1,empty:!!A.empty}),f.node.hidden=I.length===0}}return{draw(u,f,[h,m,p]){a=f;let g=u.filter(
y=>typeof y.legend=="function").flatMap(y=>Qk(y,f.sides)??[]).map(y=>y.name),w=JSON.stringify([f.frame,u.map(y=>y.id),g]);w!==o&&(s.forEach(y=>y.figure.unmount()),s=u.map(y=>c(y,f.sides)),_(h,s.slice(
0,p).map(y=>y.figure.node)),_(m,s.slice(p).map(y=>y.figure.node)),o=w),s.forEach(d)},retheme:()=>s.forEach(u=>u.figure.retheme()),unmount:()=>s.forEach(u=>u.figure.unmount())}}var cN={name:"rows",label:"\
Rows",type:"choice",options:cc,fallback:"steps"},dN={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function hf(e,t,n){e.onChange({[t]:n},
{replace:e.last===t}),e.last=t}function zk(e,t,n,s,o){let a=P("set"),r=gn({id:a,field:t,none:o,text:e.state[t],set:oe(s,e.state[t])??null,onPick:i=>{e.last="",e.onSet({[t]:i?.id??""})}});return l("div",
{class:`analysis-field side-${t==="test"?"test":"control"}`},l("label",{for:a},n),r.node)}function uN(e,t){let n=l("input",{type:"checkbox",data:{field:t.name},on:{change:()=>hf(e,t.name,n.checked===t.
fallback?"":String(n.checked))}});return e.fields.push({name:t.name,sync(s){n.checked=s===""?t.fallback:s==="true"}}),l("label",{class:"check"},n,t.label)}function fN(e,t){let n=t.type==="operator"?P(
"ops"):null,s=t.type==="number",o=l("input",{type:s?"number":"text",list:n,autocomplete:"off",spellcheck:"false",placeholder:t.placeholder,step:s&&"any",min:s&&0,data:{field:t.name},class:n&&"wide",title:t.
title,on:{change:()=>hf(e,t.name,o.value.trim())}}),a=n&&l("datalist",{id:n});n&&(o.addEventListener("input",Te(150,()=>Kk(e,o.value,a))),o.addEventListener("focus",()=>{o.select(),Kk(e,"",a)}));let r="";
return e.fields.push({name:t.name,sync(i,c){let d=i||n&&c||"",u=o===document.activeElement&&o.value!==r;o.value.trim()!==d&&!(u&&d===r)&&(o.value=d),r=d,s&&(c??null)!==null&&i===""&&(o.placeholder=c)}}),
l("label",{class:"analysis-field"},l("span",{},t.label),o,a)}function hN(e,t){let n=ye(Object.entries(t.options),s=>hf(e,t.name,s===t.fallback?"":s),{data:{field:t.name},title:t.title});return e.fields.
push({name:t.name,sync(s,o){n.value=s||String(o??Object.keys(t.options)[0])}}),l("label",{class:"analysis-field"},l("span",{},t.label),n)}var yl=(e,t)=>t.type==="boolean"?uN(e,t):t.type==="choice"?hN(
e,t):fN(e,t);async function Kk(e,t,n){if(e.state.set!=="")try{let s=await Cr(e.state.set,t);_(n,[...new Set(s.filter(o=>o.category==="cpu_op").map(o=>o.name))].map(o=>l("option",{value:o})))}catch{}}var Xk=(e,t)=>e?.[t].
length>0?re(e[t],3):"";function uf(e,t,n){let[s,o]=["set","test"].map(a=>Xk(oe(n,e.state[a]),t));return e.state.test!==""&&e.state[t]===""&&(s!==o||e.state[`set_${t}`]!==""||e.state[`test_${t}`]!=="")}
function Gk(e,t,n,s){let[o,a]=["set","test"].map(i=>oe(s,e.state[i])),r=(i,c,d)=>yl(e,{name:i,label:c,type:"text",placeholder:["all",Xk(d,t)].filter(Boolean).join(": "),title:"all, first, or a list su\
ch as 0,2,4-7"});return uf(e,t,s)?[r(`set_${t}`,`${n} of A`,o),r(`test_${t}`,`${n} of B`,a)]:[r(t,n,o)]}function Zk(e,t){let n=s=>s.some(o=>e.state[o]!=="");return!n(["steps","set_steps","test_steps"])&&
(n(["marker","set_marker","test_marker"])||["set","test"].some(s=>oe(t,e.state[s])?.steps.length>0))}var Yk=e=>`${dc[e].letter} · ${dc[e].name}`,e0=e=>e.state.rows===""&&e.specs[e.state.what].tables.
some(t=>t.columns.some(n=>n.summed));function mN(e,t){let n=e.state.test!=="";e.fields=[],_(e.node,zk(e,"set",n?Yk("set"):"Trace set",t),zk(e,"test",n?Yk("test"):"Compare with",t,"none"),Gk(e,"ranks",
"Ranks",t),Gk(e,"steps","Steps",t),!e.specs[e.state.what].ofSteps&&Zk(e,t)&&yl(e,cN),e0(e)&&yl(e,dN),e.specs[e.state.what].params.map(s=>yl(e,s)))}function pN(e){let t=e.node.querySelector("input[list\
]")??e.node.querySelector('[data-field$="ranks"]');return t?.focus(),document.activeElement===t}function gN(e,t,n,s={}){e.state=t;let o=JSON.stringify([e.state.what,e.state.set,e.state.test,uf(e,"rank\
s",n),uf(e,"steps",n),Zk(e,n),e0(e),n.map(a=>[a.id,a.label])]);o!==e.built&&(e.built=o,je(e.node,()=>mN(e,n))),e.fields.forEach(({name:a,sync:r})=>r(e.state[a]??"",s[a]))}function wN(e,{onChange:t,onSet:n}){
let s={specs:e,onChange:t,onSet:n,fields:[],built:"",state:null,last:""};return s.node=l("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:o=>o.preventDefault()}}),{node:s.
node,focus:()=>pN(s),draw:(o,a,r)=>gN(s,o,a,r)}}var wl=["temporal_breakdown","work"],ff=Object.keys(Gt),Vk=e=>String(yo({...e,what:""},{"":{params:[],ofSteps:!0}}));function yN(e){let t=new Map,n="",s=null;
async function o(r,i,c,d){let{query:u={},of:f}=ef[r],h=yo({...i,rows:"",what:r,...u},Gt),m;try{let p=d??await Ht(r,h,{signal:c}),g=hl(p);m={sides:g,line:f(g,p)}}catch(p){m={error:p}}c.aborted||(t.set(
r,m),e())}function a(r){let{sides:i}=t.get(wl[0]),{counters:c,ranks:d=1}=ef[r];return!!i&&(c&&!i.some(({data:u})=>u.has_counters)||i.every(({data:u})=>u.ranks.length<d))}return{async load(r,i=null){let c=Vk(
r);if(c===n&&[...t.values()].every(({error:f})=>!f))return;s?.abort(),s=new AbortController;let{signal:d}=s;if([n,t]=[c,new Map],await Promise.all(wl.map((f,h)=>o(f,r,d,h===0?i:null))),d.aborted||t.get(
wl[0]).error)return;let u=ff.filter(f=>!wl.includes(f));u.filter(a).forEach(f=>t.set(f,{line:null})),await Promise.all(u.filter(f=>!t.has(f)).map(f=>o(f,r,d)))},isOf:r=>Vk(r)===n,get:r=>t.get(r),isEmpty:r=>t.
get(r)?.line===null,isWhole:()=>t.size===ff.length,stop(){s?.abort(),n=""}}}var t0=e=>Gt[e].tab??Gt[e].title;function bN({column:e,values:t}){let[n,s]=t,o=(r,i)=>l("td",{class:["num",r.tone?.(i)].filter(
Boolean).join(" "),title:r.exact?.(i)},r.show(i,{}));if(t.length===1)return[o(e,n)];let a=typeof n=="number"&&typeof s=="number"?s-n:null;return ku(e).map((r,i)=>o(r,[n,s,a][i])).concat(e.number?[]:[l(
"td",{class:"num"})])}var _N=(e,{line:t,error:n},s,o)=>l("tr",{data:{what:e}},l("th",{scope:"row"},l("a",{href:s(e)},t0(e))),n?l("td",{colspan:o-1},n.message):[l("td",{class:"index-what"},t.name&&[t.mono?
l("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),bN(t)]);function kN([e,t],n,s,o){let a=t.map(r=>[r,n.get(r)]).filter(([,r])=>r&&(r.error||r.line!==null)).map(([r,i])=>_N(r,i,s,o));return a.
length>0&&l("tbody",{},l("tr",{class:"index-group"},l("th",{scope:"rowgroup",colspan:o},e)),a)}function vN(e,t,n){let s=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],o=ff.filter(e.isEmpty);
return[l("div",{class:"card data-card index-card"},l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},l("table",{class:"data-table index-table"},l("caption",{
class:"visually-hidden"},"What the analyses found"),l("thead",{},l("tr",{},s.map((a,r)=>l("th",{scope:"col",class:r>1&&"num"},a)))),Ku.map(a=>kN(a,e,n,s.length))))),e.isWhole()&&o.length>0&&l("p",{class:"\
muted small index-without"},"Not in these sets: ",o.map((a,r)=>[r>0&&", ",l("a",{href:n(a)},t0(a))]),".")]}var xN=e=>Gt[e].tab??Gt[e].title;function $N(){let e=(o,a)=>l("a",{data:{what:o}},a),t=Ku.map(
([o,a])=>l("span",{class:"tab-group",role:"group","aria-label":o},l("span",{class:"tab-group-name","aria-hidden":"true"},o),a.map(r=>e(r,xN(r))))),n=l("nav",{class:"analysis-tabs","aria-label":"Analys\
es"});_(n,e("","Overview"),t);function s(o){let a=n.getBoundingClientRect(),{left:r,right:i}=o.getBoundingClientRect();(r<a.left||i>a.right)&&(n.scrollLeft+=r-a.left-24)}return{node:n,draw({what:o,href:a,
isEmpty:r}){for(let i of n.querySelectorAll("a")){let{what:c}=i.dataset;i.href=a(c),i.hidden=c!==""&&c!==o&&r(c),i.toggleAttribute("aria-current",c===o),c===o&&(i.setAttribute("aria-current","page"),s(
i))}for(let i of t)i.hidden=[...i.querySelectorAll("a")].every(c=>c.hidden)}}}var n0=(e,t)=>e.every(Yu)&&!t.host,s0=(e,t)=>t.tables.length>0&&e.every(({data:n})=>(n.series??[]).length===0&&t.tables.every(
({key:s,columns:o})=>!(n[s]??[]).some(ml(o))));function o0(e,t){let n=e.filter(s=>(s.data.last_step_dropped??[]).length>0);return e.every(s=>s.data.steps!==null)?"The rows of the chosen steps count, a\
s in Compare.":_e[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(s=>s.data.all_steps.length===0)?"Without steps, all ro\
ws count, as in Compare.":n.length>0?`Work that the last step of a rank${n.length<e.length?` of ${n[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?
"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var SN=(e,t)=>e.flatMap(({label:n,data:s})=>{let o=t.host?
[]:s.ranks_without_device_rows??[];return o.length===0?[]:[o.length===s.ranks.length?`${n} has no device work${s.ranks.length>1?"":` (rank ${s.ranks[0]})`}: this analysis has nothing to count there. ${Jn}`:
`${n}: ${o.length===1?"rank":"ranks"} ${re(o)} ${o.length===1?"has":"have"} no device rows.`]});function EN(e,t,n){let s=t.charts[0]?.make(e,n).empty;return s&&l("p",{class:"notice"},s)}function TN(e,t,n){
let s=_e[t.what],o=SN(e,s),a=s.chosen?.(t),r=n0(e,s),i=!r&&s0(e,s),c=t.rows!==""&&!s.ofSteps&&e.some(u=>u.data.steps===null)&&x("Count as Compare does",()=>n({rows:""}),{class:"link-button",title:`Row\
s ${cc.steps}`}),d=r&&l("p",{},"To see what the host did, look at its ",l("a",{href:$s({...t,what:"user_annotation_breakdown",lines:[]},_e)},"annotations"),".");return[o.length>0&&l("ul",{class:"notic\
e"},o.map(u=>l("li",{},u))),d,i?EN(e,s,t)??s.notes?.(e):!r&&s.notes?.(e),a&&l("p",{},a),!r&&!i&&l("p",{class:"muted small"},o0(e,t)," ",c)]}var ON=12,MN={key:"side",title:"set",show:e=>l("b",{class:`l\
etter letter-${e.toLowerCase()}`},e)},AN=(e,t)=>e.flatMap(n=>(n.data[t.key]??[]).map(s=>({side:n.letter,...s}))).sort(t.order??(()=>0));function CN(e,{sides:t,raw:n,difference:s,perStep:o}){let a=t.length>
1&&!e.apart,r=Fb(e,t.flatMap(m=>m.data[e.key]??[])),i=a?Ju(n,e,r,s?.[e.key],o):AN(t,e),c=Qu(e,r,a),d=m=>m.told||m.number&&(!a||m.showDiff),u=m=>o?Db(m):m,h=[...r.filter(m=>!d(m)),...c,...r.filter(m=>d(
m)&&!c.includes(m))].flatMap(m=>{let p=d(m)&&!c.includes(m);return(a&&d(m)?ku(u(m)):[u(m)]).map(g=>({...g,extra:p}))}).filter(m=>!m.number||m.blank||i.some(p=>(p[m.key]??null)!==null));return{columns:t.
length>1&&e.apart?[MN,...h]:h,rows:i.some(ml(r))?a?i.filter(ml(r)):i:[]}}function RN(e,t){return e.map((n,s)=>({table:n,...CN(n,t),limit:s<t.above?n.rows??ON:void 0})).filter(({rows:n})=>n.length>0).map(
({table:n,rows:s,columns:o,limit:a})=>{let r=Nt({caption:n.caption,columns:o,limit:a,href:t.href,parameters:t.parameters,csv:t.csv(n.key),sql:t.sql(n.key)});return r.show(s),{table:n,node:r.node}})}var mf={
path:"/analyse",name:"Analyse",read:e=>fl(e,_e),mount:qN};function LN(e){let t=(s,...o)=>l("div",{class:s},o),n={nav:$N(),intro:l("p",{class:"muted analysis-intro"}),message:t("message"),notes:t("anal\
ysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:l("h1",{}),summary:l("summary",{}),lost:l("span",{class:"mu\
ted small trace-lost"})};return n.more=l("details",{class:"analysis-more"},n.summary,n.moreCharts,n.moreTables),n.results=t("results analysis-results",n.notes,n.charts,n.tables,n.more),n.traces=x("Ope\
n in Perfetto …",()=>co([e().set,e().test].filter(s=>s!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces th\
emselves: open them in Perfetto, or download them"}),n}function NN(e,{name:t,category:n}){let s=(a,r)=>e[`${a}_${r}`]||e[r]||"all",o=(a,r)=>e[`${a}_${r}`]||e[r];return Ve({control:e.set,test:e.test,row:Be(
t,n),control_marker:o("set","marker"),test_marker:o("test","marker"),control_marker_until:o("set","marker_until"),test_marker_until:o("test","marker_until"),cut_overlaps:e.cut_overlaps,control_ranks:s(
"set","ranks"),test_ranks:s("test","ranks"),control_steps:s("set","steps"),test_steps:s("test","steps")})}var PN=(e,t)=>e.unit===""&&e.rows===""&&t.every(n=>wo(n)>0);function IN(e,t){let n=[e.set,e.test].
map(o=>o!==""&&oe(t,o)).filter(Boolean),s=n.filter(o=>o.traces_bytes===0);return s.length===0?"":n.length===1?Hn(n[0]):s.map(o=>`${o.label}: ${Hn(o)}`).join(" ")}var a0=e=>Ee(e,"This analysis is not p\
ossible",Un());function DN(e,t){let n=null,s=c=>ep(n.state.what,tk(n.asked,_e,c)),o=(c,d,u={})=>St(Uk(n.asked,c,d),{control:n.state.set,test:n.state.test},u),a=lN({change:t,csv:s,sql:({id:c,table:d})=>o(
c,{chart:d??c},Hk(c))});function r(c,d,u,f){let{answer:h,state:m}=n,p=RN(_e[m.what].tables,{sides:c,raw:d,perStep:f,above:u,difference:h.difference,parameters:h.parameters,csv:s,href:d.length>1?b=>NN(
m,b):null,sql:b=>o(b)}),g=_e[m.what].tables.slice(0,u),w=({table:b})=>g.includes(b);_(e.tables,p.filter(w).map(({node:b})=>b));let y=p.filter(b=>!w(b));return _(e.moreTables,y.map(({node:b})=>b)),y.map(
({table:b})=>b.caption)}function i(c){n=c;let{answer:d,state:u,key:f}=n,h=_e[u.what],m=hl(d),p=PN({...n.asked,unit:u.unit},m),g=p?m.map(A=>ak(A,h.tables)):m,w={...u,shown:d.parameters,href:A=>$s({...u,
...A},_e)};_(e.notes,TN(g,w,t));let y={charts:1,tables:1,...h.above},b=n0(g,h)||s0(g,h),E=r(g,m,y.tables,p);a.draw(h.charts,{sides:g,state:w,revision:f,perStep:p,frame:[u.what,u.set,u.test].join(" "),
file:`tracediff-${g.map(A=>Le(A.label)).join("-")}`,caption:[[g.map(A=>[A.letter,A.label].filter(Boolean).join(" · ")).join(", "),o0(g,u)].join(". ")]},[e.charts,e.moreCharts,y.charts]);let q=[...h.charts.
slice(y.charts).map(A=>A.title),...E];e.more.hidden=b||q.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=u.more==="1",_(e.summary,l("b",{},"More"),`: ${[...new Set(q)].join(" · ")}`)}return{
draw:i,retheme:a.retheme,unmount:a.unmount}}function qN(e,t){let n={state:fl(location.search,_e),sets:null,answer:null,answered:"",asked:null,dead:!1};n.change=(a,r)=>t.go($s({...n.state,...a},_e),r);
let s=LN(()=>n.state);n.controls=wN(_e,{onChange:n.change,onSet:a=>n.change({...ul,...a})}),e.append(l("div",{class:"page analyse-page"},l("div",{class:"analyse-head"},s.heading,s.traces,s.lost),s.nav.
node,n.controls.node,s.intro,s.message,s.results)),n.question=Ue({context:t,results:s.results,message:s.message}),n.drawn=DN(s,n.change),n.findings=yN(()=>gf(n,s));let o=Ae(n.drawn.retheme);return s.more.
addEventListener("toggle",()=>{s.more.open!==(n.state.more==="1")&&n.change({more:s.more.open?"1":""},{replace:!0})}),Jk(n,s,t),{keys:{search:()=>n.controls.focus()},update(a){n.state=fl(a,_e);let r=[
"set","test"].every(i=>n.state[i]===""||oe(n.sets??[],n.state[i]));n.sets?.length>0&&r?l0(n,s,t):Jk(n,s,t)},unmount(){n.dead=!0,n.question.unmount(),n.findings.stop(),o(),n.drawn.unmount()}}}function pf(e,t,n){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(n)}function gf(e,t){if(e.dead)return;let n=a=>$s({...e.state,what:a,lines:[],more:""},_e),s=e.findings.isOf(e.state);if(t.nav.
draw({what:e.state.what,href:n,isEmpty:a=>s&&e.findings.isEmpty(a)}),e.state.what!==""||!s)return;e.question.say(null),_(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;let o=t.tables.contains(
document.activeElement)&&document.activeElement.closest("tr")?.dataset.what;_(t.tables,vN(e.findings,e.state.test!=="",n)),o&&t.tables.querySelector(`tr[data-what="${o}"] a`)?.focus(),e.findings.isWhole()&&
t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",j("What the analyses found is shown."))}function BN(e,t,n,s){let o=_e[e.state.what];e.answer=n;let a=e.asked===e.state&&o.instead?.(
e.state,hl(n));if(a){e.asked={...e.state,...a},r0(e,t,s);return}e.answered=s,e.question.say(null),e.controls.draw(e.state,e.sets,n.parameters),e.drawn.draw({answer:n,state:e.state,asked:e.asked,key:s}),
t.results.dataset.shown=s,j(`${o.title} is shown.`),e.findings.load(e.state)}function r0(e,t,n){e.question.ask(s=>Ht(e.asked.what,yo(e.asked,_e),{signal:s}),s=>BN(e,t,s,n),s=>pf(e,t,a0(s)))}function FN(e,t){
let n={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(s=>Ht(n.what,yo(n,_e),{signal:s}),s=>{e.findings.load(e.state,s),gf(e,t)},s=>{e.findings.
stop(),pf(e,t,a0(s))})}var i0=e=>`${e.what} ${yo(e,_e)}`;function jN(e,t,n){let s=i0(e.state);e.state.set===""?(e.question.drop(),pf(e,t,l("p",{class:"notice"},"Choose a set.")),n.settled()):e.state.what===
""?FN(e,t):e.answer&&e.answered===s?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:s}),n.settled()):(e.asked=e.state,r0(e,t,s))}function l0(e,t,n){let{state:s,sets:o}=e,
a=_e[s.what],r=i=>s[i]===""?null:oe(o,s[i])?.label??s[i];_(t.heading,a.title),_(t.intro,a.intro),_(t.lost,IN(s,o)),n.setTitle([...new Set([a.title,[r("set"),r("test")].filter(Boolean).join(" → "),"A\
nalyse"])].filter(Boolean).join(" · ")),e.controls.draw(s,o,e.answer&&e.answered===i0(s)?e.answer.parameters:{}),gf(e,t),jN(e,t,n)}var Jk=(e,t,n)=>Wi(e,[e.state.set,e.state.test],{message:t.message,parts:[
e.controls.node,t.traces,t.nav.node],words:"There are no sets yet. ",none(){_(t.heading,"Analyse"),n.setTitle("Analyse")},draw:()=>e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):l0(e,t,n)});var WN=14;function bl(e){let[t,n]=lm(e);return n===""?t:`${t} → ${n}`}function HN(e){let t=[],n=0,s=null,o=!1,[a,r]=["",0],i=({row:f})=>f.replaces||f.aliases,c=f=>f.map(({row:h})=>bl(h));function d(){
let f=getComputedStyle(document.documentElement),h=`${.92*parseFloat(f.fontSize)}px ${f.getPropertyValue("--mono")}`;if(h!==a){a=h;let g=document.createElement("canvas").getContext("2d");g.font=a,r=g.
measureText("0".repeat(40)).width/40}let m=getComputedStyle(e),p=e.clientWidth-parseFloat(m.paddingLeft)-parseFloat(m.paddingRight)-2;return r>0?Math.max(WN,Math.floor(p/r)):0}function u(f){if(n>0&&s===
null){let h=t.filter(Boolean);o=h.some(i),s=oc(o?n-2:n),s.add(c(h))}return n===0?f:s.text(f)}return{setRows(f){[t,s]=[f,null]},addRows(f,h){t=f,s=!o&&h.some(i)?null:s,s?.add(c(h))},measure(){let f=n;return n=
d(),s=n===f?s:null,n!==f},draw({row:f}){let h=bl(f),m=u(h);return l("span",{class:"fit",data:m===h?{}:{short:m}},l("bdi",{},h))},refit(f,{row:h}){let[m,p]=[bl(h),f.querySelector(".fit")],g=u(m);g===m?
delete p.dataset.short:p.dataset.short!==g&&(p.dataset.short=g)}}}var UN="abs_diff_duration",kf=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the c\
ontrol","num c-work"],["slower_work","Slower work","The rest of the change of device time: the same FLOPs take more time, or less","num c-work"]],yf={no_operator:"it is not an operator: FLOPs are know\
n for operators, not for single kernels",one_side:"it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"\
the FLOPs are known for less than 80 % of its calls or of its device time"},u0="abcd";function zN({row:e,moreWork:t,slowerWork:n},s){return[t,n].map(o=>{if(o==null){let i=Object.keys(yf).indexOf(e?.work_known);
return l("td",{class:"num c-work muted",title:yf[e?.work_known]??null},B,i>=0&&l("sup",{},u0[i]))}let[a,r]=s(o);return l("td",{class:`num c-work ${te(o)}`,title:r},a)})}function f0(e){let t=null,n=x("\
More and slower work",()=>e({work:!t.work,...t.work&&kf.some(([o])=>o===t.sort)?{sort:UN,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an o\
perator’s device time, where its FLOPs are known; takes longer to load"}),s=l("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(yf).flatMap((o,a)=>[a>0&&"; ",l("sup",{},u0[a]),
` ${o}`]).filter(Boolean),".");return{node:n,note:s,draw(o){t=o,s.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var wf=4,vf={operator_and_shapes:"launched by the same operator with th\
e same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"launched by other operators with the same input shapes"};function h0(e){let t=l(
"h2"),n=l("ul",{class:"replacements-list"}),s=l("p",{class:"related-more"}),o=Me("Probable replacements"),a=l("details",{class:"card rank-steps replacements",hidden:!0},l("summary",{},t,l("span",{class:"\
muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template arguments alone.")),l("div",{class:"chart\
-tools"},o.node),n,s),r=!1,i=null;function c(u,f){let h=u.replacements??[];i!==u&&(i=u,r=!1),a.hidden=h.length===0,!a.hidden&&(t.textContent=`Probable replacements (${k(h.length)})`,_(n,h.slice(0,r?void 0:
wf).map(m=>d(m,u,f))),s.hidden=r||h.length<=wf,_(s,!s.hidden&&x(`Show all ${k(h.length)}`,()=>{r=!0,c(u,f),n.children[wf].querySelector("a").focus()},{class:"link-button"})))}function d(u,f,h){let m={
diff_duration:u.diff_duration};O.forEach(A=>{m[`${A}_counts`]=u[A].counts,m[`${A}_total_duration`]=u[A].total_duration});let{control:p,test:g,diff:w,growth:y,controlCount:b,testCount:E}=Sn(m,h?"per_st\
ep":"total",f),q=(A,V,I)=>l("p",{class:`replaced ${I}`},l("span",{class:"replaced-mark","aria-hidden":"true"},V),l("span",{class:"visually-hidden"},V==="−"?"gone: ":"new: "),l("a",{href:e(A),class:"\
mono",title:A.name},l("bdi",{},A.name)));return l("li",{},l("div",{class:"replaced-names"},q(u.control,"−","less-mark"),q(u.test,"+","more-mark"),l("p",{class:"muted small"},vf[u.rule]??u.rule,u.shared!==
null&&[", ",l("span",{class:"mono"},u.operator??"")," ",u.input_dims&&l("span",{class:"mono"},u.input_dims),` (${W(100*u.shared)} of what launches them is shared)`])),l("dl",{class:"replaced-numbers"},
l("dt",{},h?"calls per step":"calls"),l("dd",{},`${k(b)} → ${k(E)}`),l("dt",{},h?"time per step":"time"),l("dd",{title:`${C(p)} → ${C(g)}`},`${v(p)} → ${v(g)}`),l("dt",{},"Δ"),l("dd",{class:`st\
rong ${te(w)}`,title:de(w)},X(w),p>0&&` (${D(y)})`)))}return{node:a,sql:o,draw:c}}async function mt(e,t){try{await navigator.clipboard.writeText(e),z(t,{seconds:4})}catch{z(`Copy this: ${e}`,{seconds:60})}}
var KN={added:"new: in the test only",deleted:"gone: in the control only",increased:"called more often",decreased:"called less often",unchanged:"called equally often"},GN="q is the false discovery rat\
e: of all rows with a q this small, at most this share is expected to be noise";function kl(e){if(e.q_value===null)return e.among?.[0]>=4?"Cannot judge: rows of the device were lost.":"Cannot judge: e\
ach side needs at least 4 samples.";if(e.too_few&&!Ds(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is needed.";if(e.too_few&&e.among){let[n,s]=e.among;return`${k(n)} \
steps are too few to judge this row among ${k(s)} rows.`}let t=`q = ${Ft(fr(e))}, p = ${Ft(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ s\
o, too (${t}).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function xf(e){return e.calls==="fact"?`calls: ${k(e.control_calls)}\
 → ${k(e.test_calls)} in every step`:["more","fewer"].includes(e.calls)?`${e.calls} calls per step (q = ${Ft(e.calls_q_value)})`:""}var YN=({row:e,of:t})=>{let n=typeof e.control_median=="number"&&typeof e.
test_median=="number",s=(a,r,i,c,d=[])=>l("tr",{},l("th",{scope:"row"},a),[r,i,c].map((u,f)=>l("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},u))),o=(a,r,i,c=va(r,i))=>s(a,v(r),v(i),X(c),[C(
r),C(i),de(c)]);return $t("detail-table",null,["","Control","Test","Δ"],[s("Calls",k(e.control_counts),k(e.test_counts),Re(e.diff_counts)),o("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
o("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_step")),o("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&o("Self, total",e.control_self_duration,
e.test_self_duration,t("diff_self_duration")),n&&o("Median of steps",e.control_median,e.test_median),n&&o("Quartile spread",e.control_spread,e.test_spread)])};function VN(e){return e.replaces?`${e.name}\

probably replaces ${e.replaces.name}
(${vf[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ur(e)].join(`
`):e.name}function m0({onClear:e,href:t,tree:n,timeline:s,onRanks:o,onTable:a}){let r=l("div",{class:"op-panel-body"}),i=l("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},l("div",
{class:"op-panel-head"},l("h2",{},"Selected operation"),Y("close","Close (Escape)",e)),r),c=null;function d(u){let{row:f}=u,{replaces:h}=f,m=xf(f);return[l("p",{class:"mono full-name"},l("bdi",{},f.name)),
l("p",{class:"muted small"},f.category,f.kind&&` · ${f.kind.toLowerCase()}`,` · ${KN[f.change]}`),h&&l("div",{class:"small op-replaces"},l("p",{},"probably replaces"),l("p",{class:"mono full-name"},
l("bdi",{},h.name)),l("p",{class:"muted"},`${vf[h.rule]??h.rule}${h.operator?`: ${h.operator}`:""}`,h.input_dims&&l("span",{class:"mono"},` ${h.input_dims}`))),f.aliases&&l("div",{class:"small op-repl\
aces"},l("p",{},h?"all kernels that are gone or new":f.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),ur(f).map(p=>l("p",{class:"mono full-name"},l("bdi",{},p)))),f.significance&&l("p",{class:"small"},kl(f),m&&` ${m[0].toUpperCase()}${m.slice(1)}.`),YN(u),l("p",{class:"op-actions"},t?.(f)&&l("a",
{href:t(f)},"Open this operation"),s?.(f)&&l("a",{href:s(f)},"Show in the timeline"),n?.(f)&&l("a",{href:n(f)},"Where in the tree"),a&&x("Show in the table",a,{class:"link-button"}),o&&x("Show its ran\
ks and steps",o,{class:"link-button"}),x("Copy the name",()=>mt(f.name,"Name copied."),{class:"link-button"}))]}return{node:i,isOpen:()=>!i.hidden,draw(u,f=null){if(u===c&&f===null)return;c=u;let h=i.
hidden;i.hidden=u===null&&f===null,document.body.toggleAttribute("data-panel",!i.hidden),_(r,i.hidden?null:f??d(u)),(h||f)&&(r.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),i.remove()}}}
var JN=60,c0=100,QN={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},bf=[["change","±","New\
, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","Control","Ca\
lls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],["control\
_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the duration, test \
− control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the change noise? \
Judged by the times shown, all rows together: slower or faster where q < 0.05. ${GN}`,"c-real"],...kf],$f=String(bf.length-kf.length),XN={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},ZN=(e,t)=>Ds(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:XN[t]??["",t],p0={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function eP(e,t,n){let s=p0[e],o=jo(e);return s?t===s?[e,"desc"]:t!==e?[s,"desc"]:n==="desc"?[e,"asc"]:[s,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,o]}function g0(e){let{from:t,to:n}=e.
window,[s,o]=e.window.isLong()?[Math.max(0,t-c0),Math.min(e.rows.length,n+c0)]:[t,n];for(let a=s;a<o;a+=1)if(!e.rows[a]){e.events.onWant(s,o);return}}function w0(e){let t=!1;for(let[n,s]of e.window.nodes)
s.dataset.hole!==void 0&&e.rows[n]?(e.window.nodes.set(n,y0(e,n)),t=!0):e.rows[n]&&e.fit.refit(s,e.rows[n]);t&&e.window.put(),g0(e)}function tP(e){return l("tr",{hidden:e===0},l("td",{colspan:$f,class:"\
muted"},`${k(e)} more: the report and the CSV have all rows.`))}function nP(e){let t=e.rows.findIndex(n=>!n);return t<0?e.rows.length:t}function y0(e,t){let n=e.rows[t];return l("tr",{"aria-rowindex":String(
t+3),data:{index:t},class:`${t%2?"odd":""}${n.noise?" noise":""}`,tabindex:t===e.window.active?"0":"-1","aria-selected":String(n.key===e.selected)},hP(n,e.unit,e.largest,oP(e,n)),e.work&&zN(n,s=>vl(s,
e.unit)))}function sP(e,t){return l("tr",{"aria-rowindex":String(t+3),data:{index:t,hole:""},"aria-busy":"true",tabindex:t===e.window.active?"0":"-1"},l("td",{colspan:$f,class:"muted"},"…"))}function oP(e,t){
return l("a",{href:e.events.href(t.row),class:"op-link",tabindex:"-1"},t.row.replaces&&l("span",{class:"folded"},l("span",{"aria-hidden":"true"},"⇄ "),l("span",{class:"visually-hidden"},"probable re\
placement: ")),t.row.aliases&&!t.row.replaces&&l("span",{class:"folded"},l("span",{"aria-hidden":"true"},"≡ "),l("span",{class:"visually-hidden"},"several names: ")),e.fit.draw(t))}function aP(e,t){
let n=t.target.closest("tr[data-index]");n&&t.target.closest(".op-link")?!t.ctrlKey&&!t.metaKey&&!t.shiftKey&&e.events.onOpen(e.rows[Number(n.dataset.index)].key):n&&e.rows[n.dataset.index]&&getSelection().
isCollapsed&&(e.window.activate(Number(n.dataset.index),!0),e.events.onSelect(e.rows[e.window.active].key))}function rP(e,t){let{active:n,nodes:s}=e.window,o=e.window.placeOf(t.key);if(o!==void 0&&!t.
altKey&&!t.metaKey)t.preventDefault(),e.window.activate(o,!0);else if((t.key==="Enter"||t.key===" ")&&!t.target.closest(".op-link")&&e.rows[n])t.preventDefault(),e.events.onSelect(e.rows[n].key);else if(t.
key==="ArrowRight"||t.key==="ArrowLeft"){t.preventDefault();let a=s.get(n);(t.key==="ArrowRight"?a?.querySelector(".op-link"):a)?.focus({preventScroll:!0})}}function iP(e,t){e.groups[1].textContent=e.
unit==="per_step"||e.unit==="percent"?"Calls per step":"Calls",e.groups[2].textContent=`${e.self?"Self time":"Duration"}, ${t}`,e.groups[2].title=e.self?"Of host operations, without the calls inside t\
hem; of device work, all of it":"",e.groups[4].textContent=`Device time, ${t}`,e.table.querySelectorAll(":is(col, thead th).c-work").forEach(n=>{n.hidden=!e.work});for(let[n,{cell:s,mark:o}]of e.heads){
let a=e.sort===n||(p0[n]??"")===e.sort;a?s.setAttribute("aria-sort",e.order==="asc"?"ascending":"descending"):s.removeAttribute("aria-sort");let r=e.order==="asc"?"↑":"↓";o.textContent=a?e.sort===
n?` ${r}`:` |${r}|`:""}}function lP(e,t){let n=e.revision!==t.revision;({rows:e.rows,unit:e.unit,self:e.self,sort:e.sort,order:e.order,selected:e.selected,revision:e.revision}=t),e.work=t.work===!0,
e.table.toggleAttribute("data-work",e.work),e.largest=_f(e.rows),e.table.setAttribute("aria-rowcount",String(e.rows.length+3)),e.table.toggleAttribute("data-unjudged",!t.judged),e.fit.setRows(e.rows),
iP(e,t.unitName),_(e.foot,t.totals.map(([o,a])=>gP(o,a,e.unit,e.self,e.work)));let s=e.rows.findIndex(o=>o?.key===e.selected);n&&e.window.begin(Math.max(0,s)),e.opened||(e.opened=!0,e.node.setAttribute(
"data-late",""),We().then(We).then(()=>e.node.removeAttribute("data-late"))),e.window.draw(!0),s>=0&&n&&e.window.reveal(s)}function cP(e,t,n,s){e.rows=t,e.table.toggleAttribute("data-unjudged",!s),e.fit.
addRows(e.rows,n),_f(n)>e.largest?(e.largest=_f(n),e.window.draw(!0)):w0(e)}function dP(e,t){let n=t!==e.selected;e.selected=t;for(let o of e.body.querySelectorAll("tr[data-index]"))o.setAttribute("ar\
ia-selected",String(t!==""&&e.rows[Number(o.dataset.index)]?.key===t));let s=e.rows.findIndex(o=>o?.key===t);s>=0&&n&&e.window.activate(s)}function uP(e){e.observer.disconnect(),e.stopPrinting(),e.window.
unmount()}function fP(e){e.groups=[l("td",{colspan:"3"}),l("th",{colspan:"3",scope:"colgroup"}),l("th",{colspan:"4",scope:"colgroup"}),l("td"),l("th",{colspan:"2",scope:"colgroup",class:"c-work"})],e.
head=l("thead",{},l("tr",{class:"head-groups"},e.groups),l("tr",{},bf.map(([t,n,s,o])=>{let a=l("span",{class:"sort-mark","aria-hidden":"true"}),r=l("th",{scope:"col",class:o},l("button",{type:"button",
title:s,on:{click:()=>e.events.onSort(...eP(t,e.sort,e.order))}},n,a));return e.heads.set(t,{cell:r,mark:a}),r}))),e.body=l("tbody"),e.foot=l("tfoot"),e.table=l("table",{class:"ops",role:"grid","aria-\
label":"All operations"},l("colgroup",{},bf.map(([,,,t])=>l("col",{class:t}))),e.head,e.body,e.foot),e.node=l("div",{class:"table-scroll",tabindex:"-1"},e.table),e.window=lo({node:e.node,body:e.body,covers:[
e.head,e.foot],least:JN,columns:()=>Number($f),count:()=>e.rows.length,make:t=>e.rows[t]?y0(e,t):sP(e,t),drawn:()=>g0(e),paper:{count:()=>nP(e),rest:tP}})}function b0(e){let t={events:e,heads:new Map,
rows:[],unit:"total",sort:"",order:"",self:!1,work:!1,revision:"",selected:null,largest:0,opened:!1};return t.stopPrinting=Js(()=>t.fit.measure()),fP(t),t.fit=HN(t.heads.get("name").cell),t.body.addEventListener(
"click",n=>aP(t,n)),t.body.addEventListener("keydown",n=>rP(t,n)),t.observer=new ResizeObserver(()=>t.fit.measure()&&w0(t)),t.observer.observe(t.heads.get("name").cell),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>lP(t,n),add:(n,s,o)=>cP(t,n,s,o),select:n=>dP(t,n),unmount:()=>uP(t)}}function _0(e,t){return t==="percent"?[W(e),W(e)]:[v(e),C(e)]}function vl(e,t){if(t!=="percen\
t")return[X(e),de(e)];let n=e===null?B:`${D(e)}-points`;return[D(e),n]}var _f=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0);function _l(e,t,n){let[s,o]=_0(e,t);return l("td",{class:n,title:o},
s)}function hP(e,t,n,s){let{row:o}=e,[a,r]=QN[o.change]??["",o.change],[i,c]=vl(e.diff,t),d=n>0?Math.abs(e.diff??0)/n:0;return[l("td",{class:`c-change change-${o.change}`,title:r},l("span",{"aria-hidd\
en":"true"},a),l("span",{class:"visually-hidden"},r)),l("th",{scope:"row",class:"c-name mono",title:VN(o)},s),l("td",{class:"c-category",title:o.kind?`${o.category}, ${o.kind}`:o.category},o.category),
l("td",{class:"num c-count"},k(e.controlCount)),l("td",{class:"num c-count"},k(e.testCount)),l("td",{class:`num c-count ${te(e.diffCount)}${o.calls==="fact"?" strong":""}`,title:xf(o)||null},Re(e.diffCount)),
_l(o.control_counts>0?e.control:null,t,"num c-time"),_l(o.test_counts>0?e.test:null,t,"num c-time"),l("td",{class:`num c-time c-diff ${te(e.diff)}`,title:c,css:{"--share":`${(100*d).toFixed(1)}%`}},i),
l("td",{class:`num c-percent ${te(e.percent??e.diff)}`},e.birth||D(e.percent)),mP(e)]}function mP({row:e,verdict:t}){if(t===""||t===null)return l("td",{class:"c-real muted"});let[n,s]=ZN(e,t),o=t==="s\
lower"||t==="faster";return l("td",{class:`c-real ${o?t==="slower"?"more":"less":"muted"}`,title:`${kl(e)}${e.q_value===null?"":` Median of the steps ${v(e.control_median)} → ${v(e.test_median)}.`}`},
l("span",{"aria-hidden":"true"},n&&`${n} `),s,o&&l("span",{class:"q"},` ${Gh(fr(e))}`))}var d0=e=>l("td",{class:"num c-count",title:k(e)},k(e)),pP={host:"Host, sum",device:"Device, sum"};function gP(e,t,n,s,o){
let[a,r]=vl(t.diff,n);return l("tr",{data:{part:e}},l("td",{class:"c-change"}),l("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":s?"S\
elf times do not count nested calls twice":"Host operations nest: the time of a call also counts in its caller"},pP[e]),l("td",{class:"c-category"}),d0(t.controlCount),d0(t.testCount),l("td",{class:`n\
um c-count ${te(t.diffCount)}`},Re(t.diffCount)),_l(t.control,n,"num c-time"),_l(t.test,n,"num c-time"),l("td",{class:`num c-time ${te(t.diff)}`,title:r},a),l("td",{class:`num c-percent ${te(t.percent??
t.diff)}`},t.birth||D(t.percent)),l("td",{class:"c-real"}),o&&l("td",{class:"c-work",colspan:"2"}))}function k0(e){let{row:t,verdict:n}=e,s={no_difference_found:!t.too_few,cannot_judge:t.q_value!==null,
slower:!0,faster:!0}[n];return[t.replaces&&`probably replaces ${t.replaces.name}`,...t.aliases?ur(t):[],Ds(t)?"too few steps to judge":s&&`${n.replaceAll("_"," ")}, q = ${Ft(fr(t))}`,xf(t)].filter(Boolean)}
function wP(e,t,n){let{row:s}=e,o=i=>_0(i,t)[0],a=e.birth||D(e.percent),r=n&&s.kind==="";return[r?`${s.category}, self time`:s.category,`control ${o(e.control)}`,`test ${o(e.test)}`,`Δ ${vl(e.diff,t)[0]}\
 (${a})`,`calls ${k(e.controlCount)} → ${k(e.testCount)}`,...t!=="total"||r?[`total ${v(s.control_total_duration)} → ${v(s.test_total_duration)}, ${X(s.diff_duration)}`]:[],...k0(e)]}function yP(e){
return[e.row.category,`control ${k(e.controlCount)}`,`test ${k(e.testCount)}`,`Δ ${Re(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...k0(e)]}var v0=e=>({key:e.key,name:bl(e.row),noise:e.noise,mark:e.row.
replaces?"⇄ ":e.row.aliases?"≡ ":""});function x0(e,t,n,s){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${Po(t,s)}`:Po(t,s),rows:e.map(o=>({...v0(o),control:o.control,test:o.test,
diff:o.diff,lines:wP(o,t,n)}))}}function $0(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({...v0(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,
lines:yP(n)}))}}function bP({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:s}){return e>0&&["unchanged","not_certain"].includes(t)&&s!==null&&s.slower+s.faster===0&&n.added+n.deleted+n.increased+
n.decreased===0}var S0=(e,t)=>bP(e)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",x("Draw the bars anyway",t,{class:"link-button"})];function xl(){let e=null,
t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tracediff",title:"To see th\
is page, drop it on another tracediff, or open it with tracediff open"};return{node:Dr("Share",()=>[{text:"Copy link",run:()=>mt(location.href,"Link copied."),note:"For people who can reach this serve\
r"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(s){e=s}}}var Sf=8,Mf=["control","test","Δ","Δ %"],Ef={key:"",operators:null},T0=(e,t,n=t-e)=>io([e,t],xt,{diff:n,cls:"",percent:e>0?D(xa(e,n)):t>0?"new":""});function _P(e,t){let{operator:n,control_per_step:s,
test_per_step:o,diff_per_step:a}=t;return l("tr",{},l("th",{scope:"row"},n===null?l("span",{class:"muted"},"in no operator"):l("a",{href:e.href({name:n,category:"cpu_op"}),class:"mono",title:n},l("bdi",
{},n))),ft(`${k(t.control_counts)} → ${k(t.test_counts)}`),T0(s,o,a))}function Rf(e,{rows:t,count:n}){_(e.body,$t("operators-table",null,["Operator","launched, in all",...Mf],t.slice(0,e.all?void 0:
Sf).map(s=>_P(e,s)))),e.more.hidden=e.all||t.length<=Sf,_(e.more,!e.more.hidden&&x(t.length<n?`Show ${k(t.length)} of ${k(n)}`:`Show all ${k(n)}`,()=>{e.all=!0,Rf(e,{rows:t,count:n}),e.body.querySelectorAll(
"tbody tr")[Sf].querySelector("a")?.focus()},{class:"link-button"}))}async function kP(e,t){e.request?.abort(),e.request=new AbortController,e.asked=t,e.all=!1,_(e.body,l("p",{class:"muted"},"Looking \
for the operators …")),_(e.more);let n=new URLSearchParams(t);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([s,o])=>n.set(s,o));try{let{operators:s}=Ef.key===t?Ef:await e.send(
n,{signal:e.request.signal});Ef={key:t,operators:s},e.asked===t&&s?Rf(e,s):e.asked===t&&_(e.body,l("p",{class:"muted"},"Loading the operators took too long."))}catch(s){e.asked===t&&s.name!=="AbortErr\
or"&&_(e.body,l("p",{class:"muted"},`No operators: ${s.message}`))}}function vP(e,t,n){e.node.hidden=!(e.send?n.recorded.few_shared_kernels:n.operators),!e.node.hidden&&!e.send?Rf(e,n.operators):!e.node.
hidden&&e.node.open&&t!==e.asked&&kP(e,t)}function O0(e,t){let n={href:e,send:t,all:!1,asked:"",request:null};n.body=l("div",{class:"scroll-x operators-body"}),n.more=l("p",{class:"related-more"});let s=Me(
"Device time by operator");return n.node=l("details",{class:"card rank-steps operators",hidden:!0,"aria-label":"Device time by operator"},l("summary",{},l("h2",{},"Device time by operator"),l("span",{
class:"muted rank-summary"},"The sides have other kernels: what their operators take.")),l("div",{class:"chart-tools"},s.node),l("p",{class:"muted small"},"Less than half of the kernel time is in kern\
els that both sides have, so this table compares operators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),
n.body,n.more),{node:n.node,sql:s,draw:(o,a)=>vP(n,o,a),stop:()=>n.request?.abort()}}var Tf=20,xP=4,$l=e=>e===null?"–":Q(e,0,e<1?3:e<100?1:0),ko=(e,t,n)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?
"":`${n(e[`control_${t}`])} → ${n(e[`test_${t}`])}`;function M0(){let e=l("span",{class:"muted rank-summary"}),t=Me("Device time by class of work"),n=Wn("Classes of work"),s=Wn("Shapes of products, \
convolutions and attention"),o=l("details",{class:"card rank-steps work-classes",hidden:!0},l("summary",{},l("h2",{},"Classes of work"),e),l("div",{class:"chart-tools"},t.node),l("p",{class:"muted sma\
ll"},"The class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,
r=[1,1],i=w=>a?[w.control_per_step,w.test_per_step]:[w.control_total_duration,w.test_total_duration],c=w=>["control","test"].map((y,b)=>k(w[`${y}_counts`]/(a?r[b]:1))).join(" → "),d=w=>[ft(c(w)),T0(
...i(w))],u=w=>w===null?"–":`${$l(w)} %`,f=w=>w.control_fastest_peak_pctg===w.control_peak_pctg&&w.test_fastest_peak_pctg===w.test_peak_pctg?null:`${ko(w,"fastest_peak_pctg",u)} of the fastest arith\
metic for these numbers, such as TF32`,h=w=>[ft(ko(w,"tflops_per_s",$l)),ft(ko(w,"peak_pctg",u),f(w)),ft(ko(w,"gb_per_s_at_least",$n)),ft(ko(w,"flops_per_byte_at_most",$l))],m=["TFLOP/s","of peak","ba\
ndwidth, at least","FLOPs per byte, at most"];function p(w){_(n,$t("operators-table",null,["Class","device rows",...Mf,"share",...m],w.map(y=>l("tr",{},l("th",{scope:"row"},y.class),d(y),ft(ko(y,"shar\
e",b=>`${$l(b)} %`)),h(y)))))}function g(w){let y=[...w].sort((b,E)=>Math.max(...i(E))-Math.max(...i(b)));s.hidden=w.length===0,_(s,$t("operators-table",null,[w.length>Tf?`Shapes: the ${Tf} that take \
longest`:"Shapes","calls",...Mf,...m],y.slice(0,Tf).map(b=>l("tr",{},l("th",{scope:"row",title:`${b.operator} ${b.shapes}`},l("bdi",{class:"mono"},b.operator)," ",l("span",{class:"mono small"},b.shapes.
replaceAll(",[]",""))," ",l("span",{class:"muted"},b.dtype)),d(b),h(b)))))}return{node:o,sql:t,draw(w,y,b){o.hidden=!w,w&&(a=b!=="total",r=[y.control.samples,y.test.samples],e.textContent=w.classes.slice(
0,xP).map(E=>`${E.class} ${i(E).map(v).join(" → ")}`).join(", "),p(w.classes),g(w.shapes))}}}var $P={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"\
HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},Af="not stated",Of=(e,t,n)=>s=>{let o=s[e]===null?Af:s[e]?"on":"off";return s[t]?`${o}; there are ${n}`:o},
A0=(e,t)=>e.length===0?"none":e.length===t.length?re(e):`${re(e)} of ${re(t)}`,Cf=e=>e.shared_kernel_time===null?"no kernels":W(100*e.shared_kernel_time),SP=(e,t)=>t.any?"every file as one step":t.pseudo_steps>
0&&t.steps.length===0?"none: whole files":A0(t.steps,t.all_steps),EP=[{text:"GPU",of:e=>e.devices.join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>A0(t.ranks,t.all_ranks)},
{text:"Steps",of:SP,key:(e,t)=>t.steps.length},{text:"with_stack",of:Of("with_stack","python_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Of("record_shapes","input_shapes","inpu\
t shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Of("profile_memory"),key:e=>e.profile_memory},...Object.entries($P).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kern\
el time in shared names",of:Cf,key:()=>null}];function TP(e){return EP.map(({text:t,of:n,key:s,optional:o})=>{let a=d=>["control","test"].map(u=>d(e.recorded[u],e[u])),[r,i]=a(n),c=s?a(s):[r||null,i||
null];return{text:t,control:r||Af,test:i||Af,left:o&&r===""&&i==="",differs:c.every(d=>d!==null)&&c[0]!==c[1]}}).filter(({left:t})=>!t)}function OP(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:s,
test:o}=e.recorded,a=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}.`,r=s.shared_kernel_time===null||o.shared_kernel_time===null?"":` Kernels that both sides have take ${Cf(s)} \
of the kernel time in the control, ${Cf(o)} in the test.`;return a+r}function C0(){let e=l("span",{class:"muted rank-summary"}),t=Wn("How both sides were recorded");return{node:l("details",{class:"car\
d rank-steps recorded"},l("summary",{},l("h2",{},"Recorded")," ",e),t),draw(s){let o=TP(s);e.textContent=OP(s,o),_(t,l("table",{class:"recorded-table"},l("caption",{class:"visually-hidden"},"How both \
sides were recorded"),l("thead",{},l("tr",{},l("td"),l("th",{scope:"col",class:"control-text"},"Control"),l("th",{scope:"col",class:"test-text"},"Test"))),l("tbody",{},o.map(a=>l("tr",{class:a.differs?
"differs":""},l("th",{scope:"row"},a.text),l("td",{},a.control),l("td",{},a.test,a.differs&&l("span",{class:"visually-hidden"}," (differs)")))))))}}}var E0=(e,t,n)=>t.length<2||e.length===t.length?"":
`${n} ${re(e)}`,MP=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Sl(e,t=""){let n=u=>{let{label:f,ranks:h,all_ranks:m,steps:p,all_steps:g,samples:w}=e[u];
return`${u}: ${f} (${[E0(h,m,"ranks"),E0(p,g,"steps"),$(w,"sample")].filter(Boolean).join(", ")})`},{selection:s}=e,{q:o,exclude:a,category:r,change:i,device_type:c}=s,d=[c==="CPU"?"host only":c==="GP\
U"?"device only":"",o&&`names with “${o}”`,r.join(", "),i&&`${i} only`,MP(s),...a.map(u=>`without ${u}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n("test")}`,[t,t&&d,`made ${me(new Date().
toISOString())}`].filter(Boolean).join(" · ")]}var R0={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Ka=e=>`tracediff-${Le(e.control.label)}-${Le(e.test.label)}`;function AP(e){let t=P("top"),n=P("sort"),s=ye([],i=>e({top:Number(i)}),
{id:t}),o=ye(Object.entries(R0),i=>e({sort:i,order:jo(i)}),{id:n}),a=l("span",{class:"muted small"});return{node:l("div",{class:"chart-bar"},l("label",{for:t},"Charts: first"),s,l("label",{for:n},"by"),
o,a),draw(i,c){let d=[...new Set([...xm,i.top])].sort((u,f)=>u-f);_(s,d.map(u=>l("option",{value:String(u),selected:u===i.top},String(u))));for(let u of o.options){let f=R0[u.value];u.textContent=c?f.
replace("duration","self time"):f}o.value=i.sort},drawRest(i,c){a.textContent=i>c?`${k(c)} of ${k(i)} rows are drawn; the table has all`:""}}}function CP(e){let t=l("span",{class:"muted"}),n=f0(e),s=l(
"a",{class:"button",title:"All rows, in the order of the table"},"CSV"),o=l("a",{class:"button",title:"Everything on this page, as the API returns it"},"JSON"),a=xl();return{title:l("h3",{},"All rows ",
t),node:l("div",{class:"verdict-actions"},a.node),files:[s,o],work:n.node,workNote:n.note,draw(r,i,c,d){n.draw(r);let{row_count:u,rows_before_filters:f}=i,h=r.fold?i.replacements.length:0;t.textContent=
(u===f?k(u):`${k(u)} of ${k(f)}`)+(h>0?`, ${$(h,"pair")} folded`:""),s.href=Yo(kc(r,c,d,"csv")),o.href=Yo(kc(r,c,d,"json")),a.set({name:Ka(i),bundle:Lr(Pm(r)),report:Rr(Nm(r,c,d))}),s.download=`${Ka(i)}\
.csv`,o.download=`${Ka(i)}.json`}}}function RP(e,{unit:t,self:n,item:s,ofHost:o},a){let r=(i,c,d)=>i.set(St(c,e,d));r(a.table.sql,pl(e,t,n)),r(a.durations.sql,pl(e,t,n,e.top)),r(a.counts.sql,pl(e,t,n,
e.top),{chart:"bars",x:"name",y:"control_counts",y2:"test_counts"}),r(a.fall.chart.sql,o?xk(e):kk(e)),r(a.classes.sql,Ck(e)),r(a.replacements.sql,yk(e)),r(a.operators.sql,Nk(e)),r(a.ranks.heat.sql,e.heat!==
"op"?_k(e):s?cf(e,s.row):null)}function q0(e,t,n){let{histogram:s,points:o,heat:a,numbers:r,related:i,work:c,booked:d}=n;d.sql.set(St(Ok(e,t,t.launches===void 0),e)),r.sql.set(St(Ek(e,t),e)),i.sql.set(
St(Tk(e,t),e)),c.sql.set(St(Ak(e,t),e)),s.sql.set(St(Sk(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let u of[o,a])u.sql.set(St(cf(e,t),e))}var B0=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.
too_few);function L0({state:e,answer:t}){let n=e.unit||fc(t);return n==="percent"&&!hc(t)?fc(t):n}function F0(e,t,n){let s=e.shownPair==="";e.shownPair!==ue(e.state).toString()&&j0(e),LP(e,t,n),PP(e),
e.late+=1;let o=e.late;s&&(history.state?.scroll>0||location.hash!=="")?N0(e,t,n):We().then(()=>!e.dead&&o===e.late&&e.answerKey===e.wantedKey&&N0(e,t,n))}function j0(e){let{state:t,answer:n,why:s,parts:o}=e,
{open:a}=t;e.shownPair=ue(t).toString();let r=JSON.stringify([e.shownPair,e.answerKey,a,s?.note,Mn(t)]);r!==e.shownCard&&(e.shownCard=r,o.verdict.draw(n,s,{narrowed:Mn(t),open:a}),o.stepStrip.draw(t,e.
shownPair,n,e.why?.diagnosis))}function N0(e,t,n){let{state:s,answer:o,answerKey:a,why:r,parts:i}=e,c=Ka(o),d=o.waterfall??r?.waterfall??null;j0(e),i.recorded.draw(o),i.details.draw(s,{...o,waterfall:d},
r,{revision:`${a}${d===null}`,file:c,caption:Sl(o)}),i.operators.draw(ue(s).toString(),o),i.classes.draw(r?.classes,o,t),i.replacements.draw(o,t==="per_step"||t==="percent"),i.exportBar.draw(s,o,t,n);
let u=e.view.items.find(f=>f?.key===s.op);i.ranks.draw(o,s.heat,c,a,u?{name:u.row.name,query:os({...s,row:u.key}).toString()}:null),RP(s,{unit:t,self:n,item:u,ofHost:Zh(d)},{...i,fall:i.details,table:{
sql:i.sql}})}function LP(e,t,n){let{state:s,answer:o,answerKey:a,parts:r}=e,i=JSON.stringify([a,t]),c=JSON.stringify([i,s.top,e.noiseOf===a,s.hide]);if(e.view?.answer!==o||e.view.order!==i){let d=mc(o,
e.pages.rows(),t,{self:n});e.view={answer:o,order:i,unit:t,self:n,items:d},r.noRows.hidden=d.length>0,W0(e,t,d),r.table.draw({rows:d,totals:um(o,t,{self:n}),unit:t,self:n,unitName:Po(t,o),sort:s.sort,
order:s.order,selected:s.op,revision:i,judged:B0(d),work:s.work})}e.view.chartKey!==c&&(e.view.chartKey=c,IP(e,c),_(r.paperHead,Sl(o,$(o.row_count,"row")).map(d=>l("p",{},d))))}function NP(e){let{state:t,
answer:n,view:s,parts:o}=e;if(e.dead||!n||e.answerKey!==e.wantedKey||s?.answer!==n)return;let{items:a,unit:r,self:i}=s,c=[],d=[];e.pages.rows().forEach((f,h)=>{a[h]||(c.push(h),d.push(f))});let u=mc(n,
d,r,{self:i});u.forEach((f,h)=>{a[c[h]]=f}),W0(e,r,a),o.table.add(a,u,B0(a)),t.op!==""&&!e.shownItem&&F0(e,r,i)}function PP(e){let{state:t,parts:n,pages:s}=e,o=t.op===""?-1:s.placeOf(t.op),a=e.view.items[o]??
null,r=a?.key??"";if(e.shownItem=a,n.counts.select(r),n.durations.select(r),n.table.select(r),o===void 0){s.find(t.op);return}n.detail.draw(a,a||t.op===""?null:[l("p",{},"The filters hide the selected\
 row, or these ranks and steps do not have it."),l("p",{},x("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:Mt,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,
a&&n.revealRow())}function W0({answer:e,parts:{remark:t},change:n},s,o){let a=e.control.samples,r=e.test.samples,i=o.find(u=>u&&Ds(u.row)&&u.row.among)?.row;t.hidden=a===r&&!i;let c=i&&`${k(i.among[0])}\
 steps are too few to judge some of the ${k(i.among[1])} rows: these say “too few steps”. `;if(a===r){_(t,c);return}let d=s==="total"?"totals cannot be compared directly.":s==="per_call"?"totals w\
ould mislead.":"calls and durations are shown per step.";_(t,c,`The sides have ${k(a)} and ${$(r,"sample")} (a sample is one step of one rank), so ${d} `,s==="total"?x("Show per step",()=>n({unit:""}),
{class:"link-button"}):x("Show totals",()=>n({unit:"total"}),{class:"link-button"}))}function IP(e,t){let{state:n,answer:s,answerKey:o,parts:a,view:{items:r,unit:i,self:c,order:d}}=e,u=cm(r,n.top),f=Sl(
s,`first ${k(u.length)} of ${$(s.row_count,"row")}`),h=()=>e.noiseOf!==o&&S0(s,()=>{e.noiseOf=o,e.render()}),m={file:Ka(s),revision:t,zoom:`${d}${n.top}`,caption:f,hidden:n.hide};a.durations.draw({...m,
...x0(u,i,c,s),empty:h(),range:n.zoom_time}),a.counts.draw({...m,...$0(u,i),empty:h(),range:n.zoom_calls}),a.chartBar.drawRest(r.length,u.length)}var DP=40,qP={ALL:"All",CPU:"Host",GPU:"Device"},BP={ALL:"\
Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},FP=[["total","Total"],["per_step","Per step"],["per_call","Per call"],["percent","% of step"]],jP=[
["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so one wait is not counted in every caller. Device work \
does not nest"]],WP={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in the test"],decreased:["▼","fewer","Called less of\
ten in the test"],unchanged:["","same","Same number of calls; the time may differ"]},HP={slower:["▲","slower","Rows that are slower, judged by the time shown (q < 0.05)"],faster:["▼","faster","Row\
s that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function vo(e,t,n){let s=l("input",{type:"checkbox",on:{
change:()=>n(s.checked)}});return{input:s,node:l("label",{class:"check",title:t},s,e)}}function UP(e,t){let n=t&&{...t.ops_diff,"":$m.reduce((o,a)=>o+t.ops_diff[a],0)};e.groups.draw(e.state.change,n);
let s=t?.changed_rows;e.times.draw(e.state.significant,s&&{...s,true:s.slower+s.faster}),e.times.node.hidden=e.state.significant===""&&t?.verdict.verdict==="cannot_judge"}function zP(e){return e.search.
input.focus(),e.search.input.select(),document.activeElement===e.search.input}function KP(e,t,n,s){e.state=t,e.device.press(e.state.device_type),e.units.press(s),e.measures.press(Io(e.state)?"self":"t\
otal"),e.units.buttons.get("percent").disabled=n?!hc(n):!1,e.search.draw(e.state.q),e.short.input.checked=e.state.use_short_name,e.merge.input.checked=e.state.merge_addresses,e.merge.node.hidden=e.state.
merge_addresses&&!n?.rows.some(r=>r.name.includes("0x…")),e.aliases.input.checked=e.state.aliases;let o=n?.rows.filter(r=>r.aliases)??[],a=({category:r})=>r==="python_function";e.aliases.node.hidden=
e.state.aliases&&o.every(a),e.lines.input.checked=e.state.merge_lines,e.lines.node.hidden=e.state.merge_lines&&!o.some(a),e.cut.input.checked=e.state.cut_overlaps,e.cut.node.hidden=!e.state.cut_overlaps&&
!n?.comparability.some(({kind:r})=>r==="formats_differ"),e.quiet.setAttribute("aria-pressed",String(El(e.state.exclude))),e.quiet.textContent=El(e.state.exclude)?"steps and waits are hidden":"hide ste\
ps and waits",e.categories.draw(e.state.category,n?.categories??[]),e.exclude.draw(e.state.exclude),e.fold.input.checked=e.state.fold,e.fold.node.hidden=n?.replacements.length===0,UP(e,n),e.clear.hidden=
e.state.q===""&&e.state.category.length===0&&e.state.change===""&&e.state.significant===""&&e.state.device_type==="ALL"&&e.state.exclude.every(r=>Mt.includes(r))}function GP(e){let t={state:null};t.device=
Oe("Device type",Sm.map(o=>[o,qP[o],BP[o]]),o=>e({device_type:o})),t.units=Oe("Unit of the durations",FP,o=>e({unit:o})),t.measures=Oe("Time of host operations, shown and judged",jP,o=>e({measure:o})),
t.search=YP(e),t.short=vo("Short names","Names without templates and parameters; operations with the same short name are summed",o=>e({use_short_name:o,op:""})),t.merge=vo("Merge addresses","Host oper\
ations whose names differ only by a memory address become one row (0x…)",o=>e({merge_addresses:o,op:""})),t.aliases=vo("Join CUDA and HIP names","A call or copy with one name in CUDA and another in \
HIP becomes one row if each name is on one side only; the row shows all names",o=>e({aliases:o,op:""})),t.lines=vo("Join moved Python functions","A Python function whose line moved, or whose file lies\
 in another folder, becomes one row; its details have all names",o=>e({merge_lines:o,op:""})),t.cut=vo("Cut overlapping rows","A row of the device ends where the next one of its stream begins, as Perf\
etto’s files have it",o=>e({cut_overlaps:o})),t.quiet=l("button",{type:"button",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Mt.join(", ")}`,on:{
click:()=>e({exclude:[...El(t.state.exclude)?[]:Mt,...t.state.exclude.filter(o=>!Mt.includes(o))]})}}),t.categories=VP(o=>e({category:o})),t.exclude=JP(o=>e({exclude:o})),t.fold=vo("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",o=>e({fold:o})),t.groups=P0("Calls","Groups by the change of the number of calls",{"":[
"","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...WP},o=>e({change:o})),t.times=P0("Time","Groups by the change of the time",HP,o=>e({significant:o})),
t.clear=x("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Mt,device_type:"ALL",significant:""}),{class:"link-button"});let n=l("details",{class:"menu"},l("summary",{},"Names"),l("div",{class:"\
menu-body"},[t.fold,t.short,t.merge,t.aliases,t.lines,t.cut].map(({node:o})=>o),t.exclude.node));return H0(n),{node:l("section",{class:"card filters","aria-label":"Filters"},l("div",{class:"filter-row"},
t.search.node,t.categories.node,t.device.node,t.units.node,t.measures.node,n),l("div",{class:"filter-row"},t.groups.node,t.times.node,t.quiet,t.exclude.chips,t.clear)),focusSearch:()=>zP(t),draw:(o,a,r)=>KP(
t,o,a,r)}}function YP(e){let t=P("search"),n=!1,s=Te(DP,r=>{e({q:r},{replace:n}),n=!0}),o=l("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>s(
o.value),focus:()=>{n=!1},keydown:r=>{r.key==="Escape"&&o.value!==""&&(r.preventDefault(),o.value="",s(""))}}});return{node:l("div",{class:"search"},l("label",{for:t,class:"visually-hidden"},"Search n\
ames"),o),input:o,draw(r){(document.activeElement!==o||r==="")&&(o.value=r)}}}function VP(e){let t=l("summary"),n=l("div",{class:"menu-body"}),s=l("details",{class:"menu"},t,n);H0(s);let o="";function a(r,i){
let c=JSON.stringify([r,i]);if(c===o)return;o=c,t.textContent=r.length===0?"All categories":r.length===1?r[0]:$(r.length,"category","categories");let d=[...i];for(let u of r)d.some(f=>f.category===u)||
d.push({category:u,rows:0});je(n,()=>_(n,d.map(({category:u,rows:f})=>{let h=l("input",{type:"checkbox",value:u,data:{category:u},checked:r.includes(u),on:{change:()=>e(h.checked?[...r,u]:r.filter(m=>m!==
u))}});return l("label",{class:"check"},h,l("span",{},u),l("span",{class:"muted num"},k(f)))}),r.length>0&&x("All categories",()=>e([]),{class:"link-button"})),"category")}return{node:s,draw:a}}function H0(e){
e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",
t)})}var El=e=>Mt.every(t=>e.includes(t));function JP(e){let t=P("exclude"),n=[],s=l("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:r=>{
let i=s.value.trim();r.key==="Enter"&&i!==""&&!n.includes(i)&&(s.value="",e([...n,i]))}}}),o=l("span",{class:"chips"});return{node:l("div",{class:"exclude"},l("label",{for:t,class:"visually-hidden"},"\
Leave out names like"),s),chips:o,draw(r){n=r,_(o,n.filter(i=>!El(n)||!Mt.includes(i)).map(i=>l("span",{class:"chip mono"},`not ${i}`,Y("close",`Show ${i} again`,()=>e(n.filter(c=>c!==i))))))}}}function P0(e,t,n,s){
let o=new Map,a="",r=([c,[d,u,f]])=>{let h=l("span",{class:"group-count"},"–"),m=l("button",{type:"button",class:`group change-${c||"all"}`,title:f,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>s(a===c?"":c)}},d&&l("span",{class:"mark","aria-hidden":"true"},d),u," ",h);return o.set(c,{b:m,count:h}),m};return{node:l("div",{class:"groups",role:"group","aria-label":t},l("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(r)),draw(c,d){a=c;for(let[u,{b:f,count:h}]of o)f.setAttribute("aria-pressed",String(u===c)),d&&(h.textContent=k(d[u]),f.toggleAttribute("dat\
a-empty",d[u]===0))}}}function QP(e){let t=new Map,n=[],s=(o,a)=>{n.includes(o)!==a&&e(a?[...n,o]:n.filter(r=>r!==o))};return{toggle:s,add(o,a){return t.set(o,a),a.addEventListener("toggle",()=>s(o,a.
open)),a},draw(o){let a=n;n=o,t.forEach((r,i)=>{o.includes(i)!==a.includes(i)&&(r.open=o.includes(i))})}}}var I0=e=>e==="all"?"":e,XP=e=>$s({...ul,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:I0(
e.control_ranks),test_ranks:I0(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker,set_marker_until:e.control_marker_until,test_marker_until:e.test_marker_until,cut_overlaps:e.cut_overlaps?
"true":""},Gt);function ZP(e){let{change:t}=e;function n(s,o=e.parts.table.node){let{parts:a,state:r}=e,i=a.detail.node.contains(document.activeElement),c=s===r.op?"":s??"",d=o.getBoundingClientRect().
top;t({op:c},{replace:!0}),window.scrollBy(0,o.getBoundingClientRect().top-d);let u=e.view?.items.find(f=>f?.key===c);u?j(`${u.row.name} is selected.`):i&&a.table.focus()}return{select:n,keepSelected:s=>s!==
e.state.op&&n(s),opPageOf:({id:s,name:o,category:a})=>Ve({...e.state,heat:"",row:s??Be(o,a)}),revealRow(){e.parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},
showRanks(){t({heat:"op"},{replace:!0});let{node:s}=e.parts.ranks;s.scrollIntoView({block:"start"}),s.querySelector("summary").focus({preventScroll:!0})}}}var D0=(e,t,{name:n,zoom:s,...o})=>Tg({...o,onSelect:a=>t(
a,e.parts[n].node),onHide:a=>e.change({hide:a},{replace:!0}),onZoom:a=>a!==e.state[s]&&e.change({[s]:a},{replace:!0})});function e2(e,{exportBar:t,stepStrip:n,details:s,folds:o,opPageOf:a}){let{change:r}=e;
return Ry({actions:t.node,below:[n.node,o.add("details",s.node)],links:{page:i=>`${a(i)}#booked`,tree:()=>dt(ut(e.state)),timeline:i=>(i&&Oi(e.state,i))??Lt(e.state)},on:{widen:()=>r(On),marker:r,cut:i=>r(
{cut_overlaps:i}),clock:()=>r({equal_clock:!e.state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:o.toggle}})}function t2(e){let{change:t,context:{go:n}}=e,s=ZP(e),{select:o,opPageOf:a}=s,r=CP(
t),i=QP(f=>t({open:f},{replace:!0})),c=Ny(XP),d=my(n),u={...s,exportBar:r,folds:i,details:c,stepStrip:d,sql:Me("All rows"),sides:bo(t,{compact:!0}),verdict:e2(e,{exportBar:r,stepStrip:d,details:c,folds:i,
opPageOf:a}),recorded:C0(),operators:O0(a,fe),ranks:$y(f=>t({heat:f},{replace:!0}),{timeline:(...f)=>Ti(e.state,...f),go:n}),classes:M0(),replacements:h0(a),filters:GP(t),counts:D0(e,o,{name:"counts",
zoom:"zoom_calls",id:"chart-counts",title:"Ops count comparison",file:"ops-count"}),durations:D0(e,o,{name:"durations",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-d\
uration"}),table:b0({onSort:(f,h)=>t({sort:f,order:h}),onSelect:o,href:a,onOpen:s.keepSelected,onWant:e.pages.want}),detail:m0({onClear:()=>o(""),href:a,onRanks:s.showRanks,onTable:s.revealRow,tree:f=>_w(
e.state,f),timeline:f=>ao(e.state,f)}),remark:l("p",{class:"remark",hidden:!0}),noRows:l("p",{class:"muted chart-message",hidden:!0},"No row passes the filters."),chartBar:AP(t),message:l("div",{class:"\
message"}),heading:l("h1",{class:"visually-hidden"},"Compare"),paperHead:l("div",{class:"paper-only"})};return u.charts=[c.chart,u.ranks.heat,u.counts,u.durations],["operators","classes","recorded","r\
eplacements"].forEach(f=>i.add(f,u[f].node)),u}var n2=({exportBar:e,...t})=>l("div",{class:"results"},t.verdict.node,t.filters.node,t.remark,t.chartBar.node,l("div",{class:"charts"},t.durations.node,t.
counts.node),l("section",{class:"card table-card","aria-label":"All rows"},l("div",{class:"chart-head"},e.title,l("div",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),
t.ranks.node,t.operators.node,t.classes.node,t.recorded.node,t.replacements.node);function s2(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),s=/marker/.test(e.code);return Ee(e,"This compari\
son is not possible",n&&x("Use all ranks and steps",t.all,{class:"primary"}),s&&x("Without marker",t.unmarked,{class:"primary"}),!n&&!s&&x("Try again",t.again,{class:"primary"})," ",Un())}var o2=["op",
"heat","open","hide","zoom_time","zoom_calls"],Lf=null,Es={path:"/compare",name:"Compare",read:Fe,mount:l2};function a2(e){let t=Fe(location.search),n={context:e,state:t,sets:null,answer:null,answerKey:"",
wantedKey:"",why:e.newPair?uu(t):Lf,view:null,shownCard:"",shownPair:"",noiseOf:"",shownItem:null,revealing:t.op!=="",dead:!1,late:0,render:()=>wn(n),change(s,{replace:o=!1}={}){let a=Object.keys(s).every(
r=>o2.includes(r));return!n.dead&&e.go(at({...n.state,...!a&&{zoom_time:"",zoom_calls:""},...s}),{replace:o})}};return n.askServer=_b(t,n.why),n.pages=wb(()=>NP(n)),n}function r2({state:e,sets:t,answer:n,
parts:s,context:o}){let a=i=>Cn(i,e,t,n),r=e.control&&e.test?`${a("control")} → ${a("test")} · Compare`:"Compare";s.heading.textContent=r,o.setTitle(r)}async function i2(e,t){let n=e.why,s=n.late===
!0&&await bb(t,n);s!==!1&&e.why===n&&(e.why={key:n.key,...s?fu(s):{diagnosis:[],note:""}},Lf=s&&e.why,wn(e))}function U0(e,t){let{state:n,question:s,pages:o,results:a}=e;e.wantedKey=t,a.dataset.stale=
"";let r=ue(n).toString();s.ask(i=>e.askServer(t,n,e.why,i),i=>{e.answer=i,e.answerKey=t,o.start(t,i,n.op),e.why?.key!==r?(e.why={key:r,...fu(i)},Lf=e.why):e.why.late&&We().then(()=>i2(e,t)),j(i.row_count===
1?"One row.":`${k(i.row_count)} rows.`),s.say(null),delete a.dataset.stale,wn(e)},i=>{e.answer=null,e.answerKey="",o.stop(),s.say(s2(i,{narrowed:Mn(e.state),all:()=>e.change(On),again:()=>U0(e,e.wantedKey),
unmarked:()=>e.change(Zt())})),delete a.dataset.stale,wn(e)})}function wn(e){if(e.dead)return;r2(e);let{state:t,parts:n,question:s}=e,o=t.control!==""&&t.test!=="",a=Io(t),r=du(t);o?r!==e.wantedKey&&(e.
answer||s.say(null),U0(e,r)):(s.drop(),e.wantedKey="",e.answer=null,n.detail.draw(null),s.say(fo("Choose a control and a test",e.sets,"Pick two sets above, or on the ")));let{answer:i}=e;n.folds.draw(
t.open),n.sides.draw(t,e.sets,i),e.results.toggleAttribute("data-skeleton",o&&!i),n.filters.draw(t,i,i?L0(e):t.unit||"total"),n.chartBar.draw(t,a),i?o&&e.answerKey===e.wantedKey&&F0(e,L0(e),a):n.detail.
draw(null)}function l2(e,t){let n=globalThis.firstComparison!==void 0,s=a2(t);s.parts=t2(s);let{parts:o}=s;s.results=n2(o),s.question=Ue({context:t,results:s.results,message:o.message}),e.append(l("di\
v",{class:"page compare-page"},o.heading,o.paperHead,o.sides.node,o.message,s.results),o.detail.node);let a=Ae(()=>{o.charts.forEach(r=>r.retheme()),o.stepStrip.redraw()});return wn(s),n?We().then(()=>ht(
s,wn)):ht(s,wn),{keys:{search:()=>o.filters.focusSearch(),enter:()=>o.table.focus(),control:()=>o.sides.choose("control"),test:()=>o.sides.choose("test"),close:()=>o.detail.isOpen()&&o.select("")},update(r){
s.state=Fe(r),s.why=t.newPair?uu(s.state):s.why,wn(s),ht(s,wn),s.answer&&s.wantedKey===s.answerKey&&t.settled()},unmount(){s.dead=!0,[o.details,o.stepStrip,o.operators].forEach(r=>r.stop()),s.question.
unmount(),s.pages.stop(),a(),o.charts.forEach(r=>r.unmount()),o.table.unmount(),o.detail.unmount()}}}var z0=2,J0=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function c2(e,t,{name:n,category:s},o){let a=new URLSearchParams(t);return a.set("n\
ame",n),o||a.set("category",s),(await Ar(e,a)).rows[0]}async function d2(e,{names:t,marked:n,shortNames:s},o){let{rank:a,span:r,step_number:i}=o,c=new URLSearchParams({rank:a,span:r,order:"duration",limit:"\
1"});i!==null&&c.set("step",i),Object.entries(n).forEach(([b,E])=>c.set(b,E)),s&&c.set("use_short_name","true");let[d,u,{file_list:f}]=await Promise.all([Promise.all(t.map(b=>c2(e,c,b,s))),Gs(e,n),tn(
e)]),[h]=d.filter(Boolean).sort((b,E)=>E.duration-b.duration);if(!h)throw new Error("The timeline of this step has no such call.");let m=f.filter(b=>b.rank===a).find(b=>b.span===r);if(!m||m.trace_bytes===
null)throw new Error("The trace of this call is not kept.");if(m.raw_bytes>Hd)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let p=i===null?m.first_event_ns:
u.find(b=>b.rank===a&&b.span===r&&b.step_number===i).start_ns,g=m.metadata?.baseTimeNanoseconds,w=BigInt(p)-(Number.isFinite(g)?BigInt(g):0n),y=b=>w+BigInt(Math.round(1e3*b));return{file:m,start:y(h.start-
z0*h.duration),end:y(h.start+(1+z0)*h.duration)}}function u2(e,t,n,s){let o=d2(e.id,t,J0(n));return o.catch(()=>{}),Ud({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>o,fileName:"tr\
ace.json.gz",load:async a=>{let{file:r}=await o;return Pr(Nr(e.id,r.number),{signal:a,onProgress:s})}})}function Nf(e,t,n,s){return l("tr",{},l("th",{scope:"row",title:s},e),fn(t.control_per_step,xt),
fn(t.test_per_step,xt),ws(t.diff_per_step,xt),n&&(t.itself?[t.itself,t.below].map(o=>ws(o.diff_per_step,xt,"")):[l("td"),l("td")]))}var K0=(e,t)=>({diff_per_step:e.reduce((n,s)=>n+s[t].diff_per_step,0)}),
f2=(e,t)=>$t("number-table","Booked in the steps, by part",["","Control","Test","Δ",...t?["Δ self","Δ below"]:[]],[e.parts.map(n=>Nf(Et(n.part),n,t)),e.parts.length>1&&Nf("Together",{...e,itself:K0(
e.parts,"itself"),below:K0(e.parts,"below")},t),e.with_others&&Nf("With other device work of its call",e.with_others,t,"The call launches other device work on the other side; all of it is booked toget\
her, on the call")]),h2=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of a ${t} is booked once.`:`The part of a ${t}\
 that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,m2="Nothing is booked on it: other work runs at the same time, or it is outside the steps.";function p2(){let e=Me(
"Booked in the steps"),t=Wn("Booked in the steps, by part"),n=l("p",{class:"muted small"}),s=l("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},
l("div",{class:"chart-head"},l("h2",{},"Booked in the steps"),l("div",{class:"chart-tools"},e.node)),n,t);return{node:s,sql:e,draw(o){let{booked:a}=o,r=o.launches!==void 0;if(s.hidden=a===null,a===null)
return;let i=a.parts.length===0&&a.with_others===null;n.textContent=i?m2:h2(r,st(o)?"recording":"step"),_(t,!i&&f2(a,r))}}}var Q0=["","Control","Test","Δ","Δ %"],g2=[["mean","Mean"],["std","Standard\
 deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]];function qf(e){let{control:t,test:n}=e.calls,s={control_counts:t.count,test_counts:n.
count,control_total_duration:t.total,test_total_duration:n.total},o=Sn(s,"per_step",e);return{row:s,counts:[t.count,n.count],callsPerStep:[o.controlCount,o.testCount],total:[t.total,n.total],perStep:[
o.control,o.test],perCall:[t["50%"],n["50%"]],birth:o.birth}}function Pf(e,t,[n,s],o,a,r){let i=va(n,s),c=r==="new"?"new":r==="gone"?"gone":D(xa(n,i));return l("div",{class:"tile",title:t},l("p",{class:"\
tile-title"},e),l("p",{class:"tile-values"},l("span",{class:"control-text"},r==="new"?B:o(n)),l("span",{class:"arrow","aria-label":"to"}," → "),l("span",{class:"test-text"},r==="gone"?B:o(s))),l("p",
{class:`tile-change ${te(i??(r==="new"?1:-1))}`},i===null?c:`${a(i)} (${c})`))}function w2(e,t){let n=qf(e);return[l("p",{class:"muted op-verdict"},t?kl(t):" "),l("div",{class:"tiles"},Pf("Time per s\
tep","Total duration divided by the number of samples (rank × step)",n.perStep,v,X,n.birth),Pf("Calls per step","Number of calls divided by the number of samples (rank × step)",n.callsPerStep,k,Re,n.
birth),Pf("Median of a call","The median of all calls; the mean is below",n.perCall,v,X,n.birth))]}var Al=(e,t,n,s)=>l("tr",{},l("th",{scope:"row",title:s},e),io(t,n)),Tl=(e,t,n)=>Al(e,t,xt,n);function y2(e,t){
if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:n,test:s}=Sn(qf(e).row,"percent",{...e,step_time:t}),o=st(e)?"recording":"step time";return Al(`Share of the ${o}`,[n,s],{show:W,diff:a=>D(
a).replace("%","pp")},`Change in percentage points. Time per step divided by the ${o}; overlapping work counts in full`)}function b2(e,{stepTime:t,row:n}){let s=qf(e),o=r=>l("tr",{class:"group-row"},l(
"th",{colspan:"5",scope:"colgroup"},r)),a=r=>[e.calls.control[r],e.calls.test[r]];return $t("number-table","Numbers of this operation",Q0,[o("All calls"),Al("Calls",s.counts,ro),Al("Calls per step",s.
callsPerStep,ro),Tl("Total",s.total),Tl("Per step",s.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Tl("Self time per step",["control","test"].map(r=>Is(n,`${r}_self_per_\
step`,e)),"Without the calls inside it"),y2(e,t)],[o("A single call"),g2.map(([r,i])=>Tl(i,a(r)))])}function _2(){let e=l("div",{class:"card op-head"}),t=Me("Numbers"),n=Wn("Numbers of this operation"),
s=l("section",{class:"card op-table-card","aria-label":"Numbers"},l("div",{class:"chart-head"},l("h2",{},"Numbers"),l("div",{class:"chart-tools"},t.node)),n);return{head:e,table:s,sql:t,draw(o,a){e.classList.
toggle("noise",a.row?.significance==="no_difference_found"),_(e,w2(o,a.row)),_(n,b2(o,a))}}}var G0=.8,k2=/^aten::.*(mm|linear|conv|attention)/,If={control:"set",test:"test"};function v2(e,t,n){let s=Object.
values(If).map(d=>e[d].by_operator.find(({operator:u})=>u===t));if(s.includes(void 0))return null;let o=s.map(d=>d.flops_per_step),a=s.map(d=>d.device_time_per_step),r=Object.values(If).map(d=>e[d].unknown.
find(({operator:u})=>u===t)?.device_time??0),c=s.every((d,u)=>d.calls>=G0*n[u]&&d.device_time>=G0*(d.device_time+r[u]))&&o[0]>0?a[0]*(o[1]/o[0]-1):null;return{flops:o,device:a,speed:s.map(d=>d.tflops_per_s),
calls:s.map(d=>d.calls),more:c,slower:c===null?null:a[1]-a[0]-c}}var Y0=e=>{let t=new URLSearchParams({set:e.control,test:e.test,...e.cut_overlaps&&{cut_overlaps:"true"}});for(let[n,s]of Object.entries(
If))for(let o of["ranks","steps","marker","marker_until"]){let a=e[`${n}_${o}`];a&&a!=="all"&&t.set(`${s}_${o}`,a)}return t};function Ol(e,[t,n],s,o,a){let r=t===null||n===null?null:n-t;return l("tr",
{},l("th",{scope:"row"},e),[t,n].map(i=>l("td",{class:"num",title:a?.(i)},s(i))),l("td",{class:"num strong"},r===null?"":o(r)),l("td",{class:"num"},t>0&&r!==null?D(100*r/t):""))}var V0=(e,t,n)=>l("tr",
{},l("th",{scope:"row",title:t},e),l("td"),l("td"),ws(n,xt),l("td")),x2=e=>e===null?B:`${Bt(1e12*e)}FLOP/s`,$2=e=>`${Yn(1e12*e)}FLOP/s`;function S2(e,t){return $t("number-table","Work of this operator\
, per step",Q0,[Ol("FLOPs per step",e.flops,Bt,Yn),Ol("Device time per step",e.device,v,X,C),e.more!==null&&[V0("due to more work","The time that the change of FLOPs would take at the speed of the con\
trol",e.more),V0("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Ol("Achieved",e.speed,x2,$2),e.calls.some((n,s)=>n!==t[s])&&Ol("Calls with known FLOPs",e.calls,k,Re)])}
function E2(){let e=l("div",{class:"op-work-body"}),t=Me("Work"),n=l("section",{class:"card op-table-card op-work","aria-label":"Work",hidden:!0},l("div",{class:"chart-head"},l("h2",{},"Work"),l("div",
{class:"chart-tools"},t.node)),e),s="",o=null,a=r=>_(e,l("p",{class:"muted small op-work-none"},r));return{node:n,sql:t,async draw(r,i){let c=i.category==="cpu_op"&&k2.test(i.name)&&!r.use_short_name&&
r.control!==""&&r.test!=="";n.hidden=!c;let d=c?`${Y0(r)} ${i.name}`:"";if(d===s||(o?.abort(),o=new AbortController,s=d,!c))return;a("Looking for its FLOPs …");let u=[i.calls.control.count,i.calls.test.
count];try{let f=await Ht("work",Y0(r),{signal:o.signal});if(s!==d)return;let h=v2(f,i.name,u);h?_(e,Wn("Work of this operator",S2(h,u))):a("Its FLOPs are not known on both sides, or they count for th\
e operator around it.")}catch{s===d&&(a("Its FLOPs could not be loaded."),s="")}},stop:()=>o?.abort()}}var Ml=12;function X0(e,t){let{answer:n}=t,s=n.launches!==void 0;e.shown!==t.revision&&(e.shown=t.
revision,e.all=!1),e.units.press(t.unit),e.title.textContent=s?"Launches":"Launched by",e.node.setAttribute("aria-label",e.title.textContent),e.explained.textContent=s?"Kernels, copies and memsets tha\
t its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let o=s?n.launches:
n.launched_by;_(e.body,o.length===0?T2(s):O2(e,o,t,s)),_(e.more,o.length>Ml&&!e.all&&x(`Show all ${k(o.length)}`,()=>{e.all=!0,X0(e,t),e.body.querySelectorAll("tbody tr")[Ml].querySelector("a")?.focus()},
{class:"link-button"})),e.more.hidden=o.length<=Ml||e.all}function T2(e){return l("p",{class:"muted chart-message"},e?"Its calls launch no device work.":"The trace does not say what launched it.")}function O2(e,t,n,s){
let o=t.some(a=>a.shapes!==null);return l("table",{class:"related-table"},l("thead",{},l("tr",{},l("th",{scope:"col"},s?"Device work":"Operator"),o&&l("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(a=>l("th",{scope:"col",class:"num wide-only",title:`Calls, ${a}`},l("span",{class:"th-group"},"calls "),a)),["Control","Test","Δ","Δ %"].map(a=>l("th",{scope:"col",class:a==="Control"||
a==="Test"?"num roomy-only":"num",title:`Device time, ${a}`},l("span",{class:"th-group"},"time "),a)))),l("tbody",{},t.slice(0,e.all?void 0:Ml).map(a=>M2(e,a,n,o))))}function M2(e,t,{answer:n,unit:s},o){
let{control:a,test:r,diff:i,controlCount:c,testCount:d,diffCount:u,birth:f,percent:h}=Sn(t,s,n),m=f||D(h);return l("tr",{},l("th",{scope:"row",class:"related-name mono"},t.name===""?l("span",{class:"m\
uted"},"unknown launch"):l("a",{href:e.events.href(t),title:t.name},l("bdi",{},t.name)),l("span",{class:"related-category muted"},` ${t.category??""}`)),o&&l("td",{class:"shapes mono",title:t.shapes},
t.shapes??"–"),fn(c,ro,"wide-only"),fn(d,ro,"wide-only"),ws(u,ro,"wide-only"),fn(t.control_counts>0?a:null,xt,"roomy-only"),fn(t.test_counts>0?r:null,xt,"roomy-only"),ws(i,xt),ft(m,null,te(i)))}function A2(e){
let t={events:e,all:!1,shown:""};t.title=l("h2"),t.explained=l("p",{class:"muted small"});let n=Me("What launches it, or what it launches");return t.units=Oe("Unit of this table",[["total","Total"],["\
per_step","Per step"]],e.onUnit),t.body=l("div",{class:"scroll-x"}),t.more=l("p",{class:"related-more"}),t.node=l("section",{class:"card related"},l("div",{class:"chart-head"},t.title,l("div",{class:"\
chart-tools"},t.units.node,n.node)),t.explained,t.body,t.more),{node:t.node,sql:n,draw:s=>X0(t,s)}}function C2(){let e=l("div",{class:"stacks"}),t=l("section",{class:"card stack-card","aria-label":"Ca\
ll stack"},l("div",{class:"chart-head"},l("h2",{},"Call stack")),l("p",{class:"muted small"},"The calls around the first launch, outermost first, each with its change per step."),e);function n(o,a){return l(
"ol",{class:"stack"},o.map((r,i)=>{let c=a(r);return l("li",{css:{"--depth":String(Math.min(i,24))}},l("span",{class:"mono frame-name",title:r.category},c?l("a",{href:c.href},l("bdi",{},r.name)):l("bd\
i",{},r.name)),c&&c.diff!==null&&l("span",{class:`num frame-diff ${te(c.diff)}`},X(c.diff)))}))}let s=(o,a)=>o.name===a.name&&o.category===a.category;return{node:t,draw(o,a){let{control:r,test:i}=o;if(t.
hidden=r.length===0&&i.length===0,t.hidden)return;let c=(u,f)=>f.length>0&&l("div",{},l("h3",{class:`${u}-text`},u==="control"?"Control":"Test"),n(f,a)),d=r.length===i.length&&r.every((u,f)=>s(u,i[f]));
_(e,d?l("div",{},l("h3",{},"The same in control and test"),n(i,a)):[c("control",r),c("test",i)])}}}var Z0={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.
counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},Bf={path:"/compare/op",name:"Operation",read:Ws,mount:H2};function Ga(e,t,{replace:n=!1}={}){e.context.
go(Ve({...e.state,...t}),{replace:n})}function R2(e){let t=a=>Cn(a,e.state,e.sets,e.answer),n=`${t("control")} → ${t("test")}`,s=e.answer?.name===""?"(no name)":e.answer?.name??"Operation";e.context.
setTitle(`${s.slice(0,80)} · ${n}`),_(e.heading,l("bdi",{},s)),_(e.about,e.answer?.category??"",e.answer?.kind?` · ${e.answer.kind.toLowerCase()}`:"",e.state.use_short_name&&" · short name: all oper\
ations of this name together",e.answer?.category==="python_function"&&e.answer.aliases&&l("span",{class:"mono full-name"},` · ${e.answer.aliases.map(({side:a,name:r})=>`${a} ${r}`).join(", ")}`));let o={
...Fe(""),...ev(e),op:e.state.row};_(e.crumb,l("a",{href:e.context.lastCompare(ue(e.state))??at(o)},`← ${n}`))}function Df(e,t,n){return Ti(e.state,t,n,e.answer)}function ev(e){let{row:t,unit:n,bins:s,
heat:o,...a}=e.state;return a}function tv(e,t){e.wantedKey=t,e.question.ask(n=>Or(t,{signal:n}),n=>{e.answer=n,e.answerRow=new URLSearchParams(t).get("row"),e.question.say(null),j(`${n.name}: ${v(n.calls.
control.total)} to ${v(n.calls.test.total)}.`),Ts(e)},n=>{e.answer=null,e.question.say(N2(e,n)),Ts(e)})}async function L2(e,t){e.pairRequest?.abort(),e.pairRequest=new AbortController,e.pair={key:t,answer:null};
try{let n=new URLSearchParams(t);n.set("significance","true"),n.set("diagnosis","false");let s=await fe(n,{signal:e.pairRequest.signal});if(e.dead||e.pair.key!==t)return;e.pair.answer=s,e.pair.byKey=dm(
s),Ts(e)}catch{}}function N2(e,t){let n=t.code==="unknown_operation",s=Mn(e.state);return Ee({code:t.code,message:n?"Neither side has an operation of this name and category in the selected ranks and s\
teps.":t.message},n?"This operation does not occur":"This operation cannot be shown",s&&x("Use all ranks and steps",()=>Ga(e,On),{class:"primary"}),!s&&!n&&x("Try again",()=>tv(e,os(e.state).toString()),
{class:"primary"})," ",l("a",{href:at({...Fe(""),...ev(e)})},"All operations of this comparison"))}function Ts(e){if(e.dead)return;R2(e);let t=e.state.control!==""&&e.state.test!==""&&e.state.row!=="",
n=os(e.state).toString();t?n!==e.wantedKey&&(e.answer&&e.answerRow!==e.state.row&&(e.answer=null),e.question.say(null),tv(e,n)):(e.question.drop(),e.wantedKey="",e.question.say(l("div",{class:"empty"},
l("h2",{},"No operation is chosen"),l("p",{},"Choose one on the ",l("a",{href:H("/compare")},"Compare page"),"."))));let s=ue({...e.state,use_short_name:!1}).toString();t&&s!==e.pair.key&&L2(e,s),e.parts.
sides.draw(e.state,e.sets,e.answer),e.results.toggleAttribute("data-skeleton",t&&!e.answer),e.answer&&P2(e)}function P2(e){let t=e.state.unit||(e.answer.control.samples===e.answer.test.samples?"total":
"per_step"),n=`tracediff-${Le(e.answer.control.label)}-${Le(e.answer.test.label)}-${Le(e.answer.name)}`,s=e.wantedKey,o=e.state.use_short_name?void 0:pc(e.pair.byKey?.get(qo(e.answer.name,e.answer.category)),
!1);e.parts.numbers.draw(e.answer,{stepTime:e.pair.answer?.step_time,row:o}),B2(e,n,s),F2(e,n,s),e.parts.booked.draw(e.answer),e.parts.work.draw(e.state,e.answer),q0(e.state,e.answer,e.parts),e.parts.
related.draw({answer:e.answer,unit:t,revision:s}),e.parts.stack.draw(e.answer.stack,(...a)=>q2(e,...a)),_(e.actions,x("Copy the name",()=>mt(e.answer.name,"Name copied."),{class:"link-button"}),x("Cop\
y link",()=>mt(location.href,"Link copied."),{class:"link-button"}),l("a",{href:ao(e.state,e.answer)},"Show in the timeline"),l("a",{href:tp(os(e.state)),download:`${n}.json`},"JSON"),["control","test"].
map(a=>D2(e,a)))}var I2=(e,t)=>e.answer.aliases?.filter(n=>n.side===t)??[{name:e.answer.name,category:e.answer.category}];function D2(e,t){let n=e.sets&&oe(e.sets,e.state[t]);if(!n||J0(e.answer.samples[t])===
void 0)return null;let s=`slowest call, ${t}`;if(Hn(n)!=="")return l("span",{class:"muted small",title:Hn(n)},`Perfetto: no trace of the ${t}`);let o={name:e.answer.name,names:I2(e,t),marked:Fs(e.state,
t),shortNames:e.state.use_short_name},a=x(`Perfetto: ${s}`,async()=>{a.disabled=!0;try{await u2(n,o,e.answer.samples[t],r=>j(`Loading ${G(r)}`))}catch(r){z(r.message,{urgent:!0})}finally{a.disabled=!1}},
{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return a}function q2(e,{name:t,category:n}){let s=e.
pair.byKey?.get(qo(t,n));return s&&{diff:s.diff_per_step,href:Ve({...e.state,use_short_name:!1,row:s.id})}}function B2(e,t,n){let{edges:s,control:o,test:a}=e.answer.histogram,r=[e.answer.control.samples,
e.answer.test.samples];e.bins.press(e.state.bins),e.parts.histogram.draw({edges:s,control:o,test:a,file:t,revision:`${n}#${e.state.bins}`,share:e.state.bins==="share",perStep:r[0]===r[1]?null:r,medians:[
e.answer.calls.control["50%"],e.answer.calls.test["50%"]],heading:`${k(e.answer.calls.control.count)} in the control, ${k(e.answer.calls.test.count)} in the test`,empty:s.length===0?"No calls to draw.":
""})}function F2(e,t,n){let{control:s,test:o}=e.answer.samples,a=hr(s,o),r=Fo(a,w=>w.total_duration),i=w=>e.answer.calls[w].count===0,c=r.control.map(w=>w.map(()=>null));e.parts.points.draw({rows:a.rows,
columns:a.columns,kind:"time",file:t,control:i("control")?c:r.control,test:i("test")?c:r.test,hover:(w,y,b)=>U2(w,a[w][y][b]),heading:"duration in each step of each rank",revision:n});let[d,u,f]=Z0[e.
state.heat],h=Fo(a,u),m=f==="time",p={format:m?C:k,formatDiff:m?de:Re};e.heatBar.draw(e.state.heat),e.parts.heat.draw({rows:a.rows,columns:a.columns,...h,...p,kind:f,file:t,heading:d,revision:`${n}#${e.
state.heat}`}),e.parts.grid.draw({grid:a,values:h,title:d,timeline:(w,y)=>Df(e,w,y),format:m?v:k,formatDiff:m?X:Re});let g=[a.ranksByPosition&&"ranks",a.stepsByPosition&&"steps"].filter(Boolean);e.byPosition.
hidden=g.length===0,e.byPosition.textContent=`The sides have different ${g.join(" and ")}; they are paired by position (control / test).`}function j2(e,t){let n=e.state;e.state=Ws(t),n.row!==e.state.row&&
window.scrollTo(0,0),Ts(e),ht(e,Ts)}function W2(e){e.dead=!0,e.parts.work.stop(),e.question.unmount(),e.pairRequest?.abort(),e.stopTheme(),e.charts.forEach(t=>t.unmount())}function H2(e,t){let n={context:t,
sets:null,answer:null,answerRow:"",wantedKey:"",pair:{key:"",answer:null},pairRequest:null,dead:!1};n.state=Ws(location.search),n.bins=Oe("Height of the histogram",[["calls","Calls","Number of calls"],
["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],o=>Ga(n,{bins:o},{replace:!0})),n.parts={sides:bo((...o)=>Ga(n,...o)),numbers:_2(),booked:p2(),
work:E2(),histogram:Lg({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:n.bins.node}),points:Ng({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...o)=>t.go(
Df(n,...o))}),heat:Zr({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...o)=>t.go(Df(n,...o))}),grid:Ad(),related:A2({onUnit:o=>Ga(n,{unit:o}),href:({name:o,category:a})=>Ve(
{...n.state,row:Be(o,a)})}),stack:C2()},n.charts=[n.parts.histogram,n.parts.points,n.parts.heat],n.crumb=l("nav",{class:"crumb","aria-label":"Where this is"}),n.heading=l("h1",{class:"mono op-title"}),
n.about=l("p",{class:"muted"}),n.actions=l("p",{class:"op-actions"});let s=l("div",{class:"message"});return n.heatBar=z2(o=>Ga(n,{heat:o},{replace:!0})),n.byPosition=l("p",{class:"muted small",hidden:!0}),
n.results=l("div",{class:"results"},n.parts.numbers.head,l("div",{class:"op-columns"},n.parts.numbers.table,l("div",{class:"op-charts"},n.parts.histogram.node,n.parts.points.node)),n.parts.booked.node,
n.parts.work.node,n.parts.related.node,n.parts.stack.node,l("div",{class:"heat-block"},n.heatBar.node,n.parts.heat.node,n.byPosition,n.parts.grid.node)),e.append(l("div",{class:"page operation-page"},
n.crumb,l("header",{class:"op-header"},n.heading,n.about,n.actions),n.parts.sides.node,s,n.results)),n.question=Ue({context:t,results:n.results,message:s}),n.stopTheme=Ae(()=>n.charts.forEach(o=>o.retheme())),
Ts(n),ht(n,Ts),{keys:{control:()=>n.parts.sides.choose("control"),test:()=>n.parts.sides.choose("test")},update:o=>j2(n,o),unmount:()=>W2(n)}}function U2(e,t){return[`${e}, rank ${t.rank}${t.span>0?`,\
 file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,C(t.total_duration),$(t.counts,"call")]}function z2(e){let t=P("heat"),n=ye(Object.entries(Z0).map(([s,[o]])=>[s,o]),
e,{id:t});return{node:l("p",{class:"chart-bar"},l("label",{for:t},"Heat maps of"),n),draw(s){n.value=s}}}var nv=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,sv=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Ff=e=>`SELECT ${e}rank, device, stream, name, start_us,
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
    ${Ff("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Ff("")} AND side = 'control'
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
    ${Ff("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var K2=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),G2=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
Y2=["name","short_name","kernel","operator","ended_by"],av=8,V2=40,Dt=e=>e.type==="integer"||e.type==="real",Ll=e=>Dt(e)&&!K2.test(e.name);function Kf(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(G2.
test(e)&&!/count|calls/.test(e)?"µs":"")}var J2=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n=="number");function Cl(e,t,n,s=o=>o){let o=J2(e,t).map(s);return o.length>1&&o[0]!==o.at(-1)&&o.every((a,r)=>r===
0||n*(a-o[r-1])>=0)}function cv(e,t,n){let s=new Set;for(let o of e)if(s.add(o[t]),s.size>n)break;return s.size}var Gf=(e,t)=>e.filter((n,s)=>!Ll(n)&&t.length>0&&cv(t,s,av)<=av);function dv(e,t){let n=e.
replace(/^control(?=_|$)/,"test");return n!==e&&t.some(s=>s.name===n&&Dt(s))?n:""}function Q2(e,t){let n=e.map((r,i)=>({column:r,at:i})).filter(({column:r})=>Ll(r)),s=Math.abs;return(n.find(({at:r})=>Cl(
t,r,-1))??n.find(({at:r})=>Cl(t,r,-1,s))??n.find(({at:r})=>Cl(t,r,1))??n.find(({column:r})=>Kf(r.name)!=="")??n[0])?.column.name??""}var Hf=(e,t)=>Gf(e,t).some(({name:n})=>n==="side")?"side":"";function X2(e,t){
let n=e.findIndex((c,d)=>Dt(c)&&(/^(start|at|from)_us$/.test(c.name)||d===0&&Cl(t,d,1))),s=e.filter((c,d)=>d!==n&&Ll(c)),o=(s.find(({name:c})=>Kf(c)!=="")??s[0])?.name;if(n<0||o===void 0)return null;let a=e[n].
name,r=/_us$/.test(a),i=dv(o,e);return!r&&t.length<=V2?{chart:"bars",x:a,y:o,y2:i,by:""}:{chart:r?"scatter":"line",x:a,y:o,y2:i,by:i?"":Hf(e,t)}}function Z2(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},
s=e.filter(Dt),o=e.find(({name:c})=>Y2.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||s.length===0)return n;let a=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),r=!o||a?X2(e,t):null;if(r)
return r;let i=Q2(e,t);return o&&i!==""&&(o.name!=="side"||cv(t,e.indexOf(o),t.length)===t.length)?{chart:"bars",x:o.name,y:i,y2:dv(i,e),by:""}:s.length>1&&i!==""?{chart:"scatter",x:s.find(({name:d})=>d!==
i).name,y:i,y2:"",by:Hf(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",by:Hf(e,t)}}var Ya=(e,t,n=()=>!0)=>e.some(s=>s.name===t&&n(s));function eI(e,t,n){let s=Z2(t,n),o=t.filter(Dt),a=o.length===0||
n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],r=a.includes(e.chart)?e.chart:a.includes(s.chart)?s.chart:"none",i=r==="bars",c=Ya(t,e.x,i?void 0:Dt)?
e.x:Ya(t,s.x,i?void 0:Dt)?s.x:(i?t:o)[0]?.name??"",d=o.find(({name:g})=>g!==c)??o[0],u=r==="histogram"?"":Ya(t,e.y,Dt)?e.y:Ya(t,s.y,Dt)&&s.y!==c?s.y:d?.name??"",f=e.chart!==""||e.y!=="",h=r==="histogr\
am"?"":Ya(t,e.y2,Dt)?e.y2:f?"":s.y2,m=Gf(t,n).map(({name:g})=>g),p=r==="bars"||h!==""?"":m.includes(e.by)?e.by:e.chart===""?s.by:"";return{chart:r,kinds:a,x:c,y:u,y2:h,by:p}}var tI=200,nI=400,sI=56;function Rl(e){
return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var xo=(e,t)=>t!==null&&Ll(e)?Rl(t).replace(/^-?\d+/,n=>n.replace(/\B(?=(\d{3})+$)/g,",")).replace(
"-","−"):Rl(t);function oI(e,t,n){let s=Math.max(1,Math.ceil(n.length/nI)),o=e.name.length+3+(e.unit?e.unit.length+2:0);for(let a=0;a<n.length;a+=s)o=Math.max(o,xo(e,n[a][t]).length);return Math.min(
sI,o)+3}function aI(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function rI(e,t){return l("\
tr",{"aria-rowindex":String(t+2),class:t%2?"odd":""},e.rows[t].map((n,s)=>{let o=xo(e.columns[s],n);return l("td",{title:o.length>40?o:null,class:n===null?"none":e.columns[s].number?"num":""},o)}))}function iI(e,t){
let n=e.columns[t].number;e.order=e.order?.at!==t?{at:t,down:n}:e.order.down===n?{at:t,down:!n}:null;let s=e.order?.down?-1:1;e.rows=e.order===null?e.given:[...e.given].sort((o,a)=>s*aI(o[t],a[t])),e.
window.begin(null),uv(e),e.window.draw(!0),e.head.children[t].querySelector("button").focus()}function uv(e){_(e.head,e.columns.map((t,n)=>l("th",{scope:"col",class:t.number?"num":"",title:t.name,"ari\
a-sort":e.order?.at===n?e.order.down?"descending":"ascending":null},x(l("span",{class:"ellipsis"},t.name,t.unit&&l("span",{class:"muted"},`, ${t.unit}`),e.order?.at===n&&(e.order.down?" ↓":" ↑")),
()=>iI(e,n),{class:"th-button",title:`Order by ${t.name}`}))))}function lI(e,t,n){e.columns=t.map(a=>({...a,number:a.type==="integer"||a.type==="real"})),e.given=e.rows=n,e.order=null;let o=e.columns.
map((a,r)=>oI(a,r,e.rows)).map(a=>`min(${a}ch, 60cqw)`);_(e.widths,o.map(a=>l("col",{css:{width:a}}))),e.table.style.minWidth=`calc(${["0px",...o].join(" + ")})`,e.table.setAttribute("aria-rowcount",String(
e.rows.length+1)),e.window.begin(null),uv(e),e.window.draw(!0)}function cI(){let e={columns:[],given:[],rows:[],order:null};return e.head=l("tr",{"aria-rowindex":"1"}),e.widths=l("colgroup"),e.body=l(
"tbody"),e.table=l("table",{class:"result-rows"},l("caption",{class:"visually-hidden"},"Rows of the answer"),e.widths,l("thead",{},e.head),e.body),e.node=l("div",{class:"table-scroll result-scroll",tabindex:"\
0",role:"region","aria-label":"Rows of the answer"},e.table),e.window=lo({node:e.node,body:e.body,least:tI,active:null,columns:()=>Math.max(1,e.columns.length),count:()=>e.rows.length,make:t=>rI(e,t),
paper:{count:()=>e.rows.length}}),{node:e.node,unmount:e.window.unmount,show:(t,n)=>lI(e,t,n)}}var Yf=50,fv=5e3,jf=40,dI=360,Yt=["--control-fill","--test-fill","--more-fill","--less-fill","--part-comp\
ute","--part-communication","--part-memory","--noise-fill"],rv=["circle","diamond","square","triangle-up","cross","x","star","hexagon"],uI={control:0,test:1},fI=(e,t)=>`${e.name}: ${xo(e,t)}${e.unit?`\
 ${e.unit}`:""}`;function Uf(e,t){let n=t.reduce((a,r)=>Math.max(a,Math.abs(r)),0),[s,o]=e.unit==="µs"?ae(n):[e.unit??"",1];return{per:o,axis:{tickformat:",",ticksuffix:s?` ${s}`:"",nticks:7,title:Je(
ie(e.name))}}}function Vf({rows:e,by:t}){return t?[...Ge(e,n=>Rl(n[t.at]))].map(([n,s],o)=>({name:n,rows:s,at:uI[n]??o})).sort((n,s)=>n.at-s.at):[{name:"",rows:e,at:0}]}var hv=e=>lt({margin:{l:84,r:18,
t:10,b:46},dragmode:"zoom",...e});function hI(e,t){let{x:n,ys:s,rows:o}=e;return Ma({kind:s.every(({unit:a})=>a==="µs")?"time":"count",series:s.map((a,r)=>({key:a.name,name:a.name,colour:S(Yt[r])})),
bars:o.slice(0,Yf).map(a=>({label:Rl(a[n.at]),values:s.map(r=>({value:typeof a[r.at]=="number"?a[r.at]:null,text:xo(r,a[r.at])+(r.unit?` ${r.unit}`:"")}))}))},t)}function iv(e,t){let n=e.rows.slice(0,
fv).filter(c=>typeof c[e.x.at]=="number"),s=c=>n.map(d=>d[c]).filter(d=>typeof d=="number"),o=Uf(e.x,s(e.x.at)),a=Uf(e.ys[0],e.ys.flatMap(({at:c})=>s(c))),r=Vf({...e,rows:n});return{data:(e.ys.length>
1?e.ys.map((c,d)=>({one:c,rows:n,at:d})):r.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:d,at:u})=>({type:"scatter",mode:t,x:d.map(f=>f[e.x.at]/o.per),y:d.map(f=>typeof f[c.at]=="numbe\
r"?f[c.at]/a.per:null),marker:{color:S(Yt[u%Yt.length]),size:d.length>500?4:7,symbol:rv[u%rv.length],opacity:.8},line:{color:S(Yt[u%Yt.length]),width:1.6,dash:u===1?"dash":"solid"},...Ce(d.map(f=>ge(e.
columns.slice(0,12).map(h=>fI(h,f[h.at]).slice(0,120)))))})),layout:hv({xaxis:{...o.axis,zeroline:!1},yaxis:{...a.axis,rangemode:"tozero"}})}}function mI(e){let t=e.reduce((r,i)=>Math.min(r,i),1/0),n=e.
reduce((r,i)=>Math.max(r,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let s=t>0&&n/t>100,[o,a]=s?[Math.log(t),Math.log(n)]:[t,n];return{log:s,edges:Array.from({length:jf+1},(r,i)=>{let c=o+(a-o)*
i/jf;return i===0?t:i===jf?n:s?Math.exp(c):c})}}function pI(e,t){let n=new Array(t.length-1).fill(0);for(let s of e){let[o,a]=[0,t.length-1];for(;a-o>1;){let r=o+a>>1;[o,a]=t[r]<=s?[r,a]:[o,r]}n[o]+=1}
return n}function gI(e){let t=i=>i.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.rows),{edges:s,log:o}=mI(n),{per:a,axis:r}=Uf(e.x,n);return{data:Vf(e).map(({name:i,rows:c,at:d},u)=>{let f=pI(
t(c),s),h=S(Yt[d%Yt.length]);return{...cs(s.map(m=>m/a),f),fill:u===0?"tozeroy":"none",line:{color:h,width:1.6,shape:"linear",dash:d===1?"dash":"solid"},...Ce(f.flatMap((m,p)=>{let g=ge([i,`${xo(e.x,s[p])}\
 to ${xo(e.x,s[p+1])} ${e.x.unit??""}`,k(m)]);return[g,g]}))}}),layout:hv({xaxis:{...r,type:o?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:",",title:Je("rows")}})}}var wI={bars:hI,histogram:gI,
line:e=>iv(e,"lines"),scatter:e=>iv(e,"markers")};function yI(e,t){let n=e==="bars"?Yf:e==="histogram"?1/0:fv;return t>n?`The chart shows the first ${k(n)} of ${k(t)} rows; the table has all.`:""}function mv(e){
return e.ys.length>1?e.ys.map((t,n)=>[Yt[n],t.name]):e.by?Vf(e).map(({name:t,at:n})=>[Yt[n%Yt.length],t]):[]}function bI(e){let t=null,n=et({id:"chart-result",title:"Chart of the answer",file:"query",
level:"h2",extra:e,keys:()=>mv(t),height:s=>s.chart==="bars"?ne(Math.min(Yf,s.rows.length),s.ys.length):dI,make:(s,o)=>wI[s.chart](s,o)});return{...n,draw(s){t=s,n.draw(s)}}}var _I=[["bars","Bars"],["\
line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],kI={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"value",y2:"and"},histogram:{
x:"of"}};function vI(e){let t=null,n=Oe("Kind of chart",_I,r=>e({chart:r,x:"",y:"",y2:"",by:""})),s=l("span",{class:"choice-fields"}),o=l("div",{class:"result-choice"},n.node,s);function a(r,i,c,d){let u=P(
"column"),{chart:f,x:h,y:m,y2:p,by:g}=t;return l("span",{class:"sample-field"},l("label",{for:u},i),ye([...d?[["",d]]:[],...c.map(w=>[w,w])],w=>e({chart:f,x:h,y:m,y2:p,by:g,[r]:w}),{id:u,value:t[r],data:{
part:r}}))}return{node:o,draw(r,i,c){t=r,n.press(t.chart);for(let[m,p]of n.buttons)p.hidden=!t.kinds.includes(m);let d=kI[t.chart]??{},u=i.filter(Dt).map(({name:m})=>m),f=Gf(i,c).map(({name:m})=>m),h=i.
map(({name:m})=>m);je(s,()=>_(s,d.x&&a("x",d.x,t.chart==="bars"?h:u),d.y&&a("y",d.y,u),d.y2&&u.length>1&&a("y2",d.y2,u,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&a("by","by",f,"–")),"part")}}}
var xI={rows:"there may be more rows",bytes:"the answer would be too long"};function $I({row_count:e,columns:t,truncated:n,truncated_by:s,elapsed_ms:o}){return[e===0?"No rows.":[`${$(e,"row")}, ${$(t.
length,"column")}`,l("span",{class:"muted"},` in ${k(Math.max(1,Math.round(o)))} ms`)],n&&l("span",{class:"notice truncated"},`Cut off here: ${xI[s]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function SI({answer:e,key:t,state:n,units:s,file:o},a){let{rows:r}=e,i=eI(n,a,r),c=d=>a.find(u=>u.name===d);return{...i,columns:a,rows:r,x:c(i.x),ys:[i.y,i.y2].filter(d=>d!=="").map(c),by:c(i.by),
file:o,caption:[n.q.replace(/\s+/g," ")],chosen:i,revision:JSON.stringify([t,i,Object.keys(s).length]),empty:i.chart==="none"?i.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function EI(e){let t=l("p",{class:"result-summary"}),n=vI(e),s=l("ul",{class:"chart-legend"}),o=l("p",{class:"muted small chart-limit"}),a=bI([n.node,s,o]),r=cI(),i=l("section",{class:"card tabl\
e-card","aria-label":"Rows"},r.node),c=["csv","json"].map(h=>[h,l("a",{class:"button",title:`The rows as ${h.toUpperCase()}`},h.toUpperCase())]),d=l("div",{class:"results query-results",hidden:!0},l("\
div",{class:"result-head"},t,l("div",{class:"chart-tools"},x("Copy link",()=>mt(location.href,"Link copied.")),c.map(([,h])=>h))),i,a.node),u={};function f(h,m){let p=SI(h,m);a.node.hidden=p.rows.length<
2,n.draw(p.chosen,m,p.rows);let g=p.empty?[]:mv(p);_(s,g.map(([w,y])=>l("li",{class:"key",css:{"--key-fill":`var(${w})`}},y))),s.hidden=g.length===0,o.textContent=p.empty?"":yI(p.chart,p.rows.length),
a.draw(p)}return{node:d,draw(h){let{answer:m,key:p,state:g,units:w,file:y}=h,b=m.columns.map((E,q)=>({...E,at:q,unit:E.type==="text"?"":Kf(E.name,w)}));_(t,$I(m));for(let[E,q]of c)q.href=op(Er(g,E)),q.
download=`${y}-query.${E}`;i.hidden=b.length===0||m.rows.length===0,(u.answer!==m||u.units!==w)&&(u={answer:m,units:w},r.show(b,m.rows)),f(h,b),d.dataset.shown=p},cancelled:()=>{t.textContent=""},retheme:()=>a.
retheme(),unmount(){a.unmount(),r.unmount()}}}var TI=[["control","A","Control"],["test","B","Test","none: one set alone"]];function OI(e){let t=l("section",{class:"query-sets card","aria-label":"Sets"}),
n="";function s(o,a,[r,i,c,d]){let u=oe(a??[],o[r]),f=gn({field:r,set:u??null,none:d,text:u?"":o[r],onPick:h=>e({[r]:h?ee(h.id):""})});return l("div",{class:`side-${r} query-side`},l("b",{class:`lette\
r letter-${i.toLowerCase()}`,"aria-hidden":"true"},i),l("label",{for:f.input.id},c),f.node)}return{node:t,draw(o,a){let r=JSON.stringify([o.control,o.test,a?.map(i=>[i.id,i.label])]);r!==n&&(n=r,je(t,
()=>_(t,TI.map(i=>s(o,a,i)))))},choose:o=>ja(t,o)}}function MI(e,t){let n=0,s=t;for(let o of e){let a=o.codePointAt(0);if(s-=a<128?1:a<2048?2:a<65536?3:4,s<0)break;n+=o.length}return Math.min(n,e.length)}
function AI(e,t){let n=e.lastIndexOf(`
`,t-1)+1,s=e.indexOf(`
`,t),o=e.slice(n,s<0?e.length:s),a=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:o,from:t,to:t+a.length}}var[pv,CI]=[5,12],RI=/ \(at byte \d+\)/;function Jf(e){let t=e.field.value.split(`
`).length+1;e.field.rows=Math.max(pv,Math.min(CI,t))}function LI(e,t){e.field.focus(),document.execCommand?.("insertText",!1,t)||e.field.setRangeText(t,e.field.selectionStart,e.field.selectionEnd,"end"),
Jf(e)}function NI(e){e.error.hidden=!0,_(e.error),e.field.removeAttribute("aria-invalid"),e.field.setAttribute("aria-describedby",e.hint)}function PI(e){let t=e.text.slice(0,e.column-1).replace(/[^\t]/g,
" "),n=Math.max(1,Math.min(e.to-e.from,e.text.length-e.column+1));return l("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${e.line}`},e.text,`
`,l("span",{"aria-hidden":"true",class:"sql-mark"},t+"^".repeat(n)))}function II(e,t){e.field.value!==t&&(e.field.value=t),Jf(e)}function DI(e,t,n){let s=e.field.value,o=n===null?null:AI(s,MI(s,n));e.
field.setAttribute("aria-invalid","true"),e.field.setAttribute("aria-describedby",`${e.errorId} ${e.hint}`),_(e.error,l("p",{},o&&l("b",{},`Line ${o.line}, column ${o.column}: `),o?t.replace(RI,""):t),
o&&PI(o),o&&x("Go there",()=>{e.field.focus(),e.field.setSelectionRange(o.from,o.to)},{class:"link-button"})),e.error.hidden=!1}function qI({onRun:e,onCancel:t,tools:n}){let s={},o=P("sql");s.errorId=
P("sql-error"),s.hint=P("sql-hint"),s.field=l("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(pv),"aria-desc\
ribedby":s.hint,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:()=>Jf(s),keydown:c=>{c.key==="Enter"&&(c.ctrlKey||c.metaKey)&&(c.preventDefault(),
e())}}});let a=x("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),r=x("Cancel",t,{hidden:!0});return s.error=l("div",{class:"sql-error",id:s.errorId,role:"alert",hidden:!0}),{node:l("\
section",{class:"card sql-editor","aria-label":"Statement"},l("label",{for:o,class:"sql-label"},"Statement"),s.field,s.error,l("div",{class:"sql-bar"},a,r,n,l("span",{class:"muted small",id:s.hint},"C\
trl+Enter runs it. It can only read."))),field:s.field,insert:c=>LI(s,c),clearError:()=>NI(s),value:()=>s.field.value,set:c=>II(s,c),running(c){r.hidden=!c},enable(c){a.disabled=!c},showError:(c,d)=>DI(
s,c,d)}}var BI=100,gv="tracediff.queries";function FI(e){let t=l("div",{class:"example-lists"}),n=l("details",{class:"card sql-list"},l("summary",{},l("h2",{},"Examples")),t),s=(o,a,r)=>l("section",{"\
aria-label":o},l("h3",{},o,!r&&l("span",{class:"muted small"},": choose a test as well")),l("ul",{},ov.filter(i=>i.sides===a).map(i=>l("li",{},x(i.title,()=>e(i.statement),{class:"link-button",disabled:!r})))));
return{node:n,draw:o=>_(t,s("One set",1,!0),s("Control and test",2,o)),open:o=>{n.open=o}}}function Qf(){try{return JSON.parse(localStorage.getItem(gv))??[]}catch{return[]}}function wv(e,t){try{localStorage.
setItem(gv,JSON.stringify(t.sort((n,s)=>n.name.localeCompare(s.name))))}catch(n){return z(`That did not work. ${n.message}`,{urgent:!0}),!1}return bv(e),!0}var yv=(e,t)=>wv(e,[...Qf().filter(({name:n})=>n!==
t.name),t]);function jI(e,t){return yv(e,{name:t,statement:e.statement()})?(e.picked=t,Xf(e,!0),e.node.open=!0,z(`“${t}” is saved.`,{seconds:4}),!0):!1}function WI(e,t){wv(e,Qf().filter(({name:n})=>n!==
t.name))&&((e.list.querySelector("button")??e.box.querySelector("button")).focus(),z(`“${t.name}” is deleted.`,{action:{label:"Undo",run:()=>yv(e,t)}}))}function Xf(e,t){_(e.box,x("Save …",()=>{
if(e.statement().trim()===""){z("First write a statement.",{seconds:4});return}Jd(e.box,e.picked,{name:"Name of the query",maxlength:BI,saveSame:!0},n=>jI(e,n),()=>Xf(e,!0))},{title:"Save the statemen\
t under a name, in this browser"})),t&&e.box.querySelector("button").focus()}function bv(e){let t=Qf();e.node.hidden=t.length===0,e.node.querySelector("summary").title=$(t.length,"query","queries"),_(
e.list,t.map(n=>l("li",{},x(n.name,()=>{e.picked=n.name,e.onPick(n.statement)},{class:"link-button",title:n.statement}),Y("trash",`Delete ${n.name}`,()=>WI(e,n)))))}function HI({onPick:e,statement:t}){
let n={onPick:e,statement:t,picked:""};return n.list=l("ul",{}),n.node=l("details",{class:"card sql-list",hidden:!0},l("summary",{},l("h2",{},"Saved queries")),n.list),n.box=l("span",{class:"save-quer\
y"}),Xf(n,!1),{node:n.node,save:n.box,load:()=>bv(n),forgetName:()=>{n.picked=""}}}var _v=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`,UI=(e,{name:t,kind:n})=>n==="table"||n===
"analysis"||!e.two?[t]:[`control.${t}`,`test.${t}`];function zI(e,t){return l("li",{},x(t.name,()=>e.onInsert(_v(t.name)),{class:"schema-name mono",title:`Insert ${t.name}`}),l("span",{class:"muted sm\
all"},[t.type,t.unit].filter(Boolean).join(", ")),t.description&&l("span",{class:"schema-what small"},t.description))}function KI(e,t,n){let s=t.name.toLowerCase().includes(n),o=n===""||s?t.columns:t.
columns.filter(r=>`${r.name} ${r.description??""}`.toLowerCase().includes(n));if(o.length===0&&!s)return null;let a=l("details",{open:n!==""||e.open.has(t.name),on:{toggle:()=>{n===""&&e.open[a.open?"\
add":"delete"](t.name)}}},l("summary",{},l("span",{class:"mono"},t.name)),l("p",{class:"small"},t.description,t.description&&" ",UI(e,t).flatMap(r=>[x(`Insert ${r}`,()=>e.onInsert(_v(r)),{class:"link-\
button"})," "])),l("ul",{},o.map(r=>zI(e,r))));return a}function kv(e){let t=e.find.value.trim().toLowerCase(),n=(...i)=>(e.tables??[]).filter(({kind:c})=>i.includes(c)).map(c=>KI(e,c,t)).filter(Boolean),
s=(i,c,d)=>c.length>0&&l("details",{class:"schema-stored",open:t!==""||e.open.has(i),on:{toggle:u=>{t===""&&u.target===u.currentTarget&&e.open[u.target.open?"add":"delete"](i)}}},l("summary",{},i),d&&
l("p",{class:"small"},d),c),[o,a,r]=[n("view","table"),n("analysis"),n("stored")];_(e.list,o,s("Tables of the analyses",a,"The tables of the Analyse page. Parameters go in brackets: queue_length_summa\
ry('steps=first', 'ranks=0')."),s("Tables as the set file keeps them",r),o.length+a.length+r.length===0&&l("p",{class:"muted"},e.tables===null?"":t===""?"There are no tables.":`No table or column cont\
ains “${t}”.`))}function GI(e,t,n){e.tables=t,e.two=n,e.find.title=e.tables?$(e.tables.length,"table"):"",kv(e)}function YI(e){let t={onInsert:e,open:new Set,tables:null,two:!1},n=P("find");return t.
find=l("input",{type:"search",id:n,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"false",on:{input:()=>kv(t)}}),t.list=l("div",{class:"schema-list",tabindex:"0",role:"region","ari\
a-label":"Tables and columns"}),{node:l("section",{class:"card sql-schema","aria-label":"Tables"},l("div",{class:"chart-head"},l("h2",{},"Tables"),l("label",{for:n,class:"visually-hidden"},"Find a tab\
le or column"),t.find),t.list),draw:(o,a)=>GI(t,o,a),focus:()=>t.find.focus()}}var VI=300,Zf={path:"/query",name:"Query",read:$r,mount:oD};function JI(e){let t={};for(let{name:n,unit:s}of e.flatMap(o=>o.
columns))t[n]=n in t&&t[n]!==(s??"")?"":s??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}var Nl=({state:e,sets:t})=>O.find(n=>e[n]!==""&&!oe(t,e[n]));function vv(e,t,n){e.question.
say(Ee({code:t,message:n},"There is no such set")),e.question.clearable({message:n},Nl(e))}function xv(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.say(l("p",{class:"n\
otice",data:{code:t.code}},t.message))}async function QI(e){let t=Er({...e.state,q:""}),n=t.toString();if(n===e.tablesKey)return;e.tablesKey=n;let s=()=>e.dead||n!==e.tablesKey;try{let o=await ap(t);s()||
(e.units=JI(o),e.schema.draw(o,e.state.test!==""),e.editor.enable(!0),e.answer&&zf(e))}catch(o){s()||(e.tablesKey=null,e.schema.draw([],!1),o.code==="sql_off"&&xv(e,o))}}function Wf(e,t){let{editor:n,
state:s}=e;if(n.set(t),t.trim()===""){n.showError("There is no statement. Write one, or choose an example.",null),n.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===s.q?{}:Um})}
function XI({question:e,editor:t,result:n}){e.drop(),t.running(!1),n.cancelled(),e.say(l("p",{class:"notice"},"Cancelled.")),j("Cancelled."),t.field.focus()}function ZI(e,t){e.answer=null,e.answered="",
e.editor.running(!1),t.code==="sql_off"?xv(e,t):t.code==="unknown_set"&&Nl(e)?vv(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(l("p",{class:"visually-hidden",data:{code:t.
code}},"The statement was refused.")))}function zf(e){let{answer:t,answered:n,state:s,sets:o,units:a}=e,r=i=>oe(o??[],s[i])?.label??s[i];e.result.draw({answer:t,key:n,state:s,units:a,file:`tracediff-${O.
filter(i=>s[i]!=="").map(i=>Le(r(i))).join("-")}`})}function eD(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-VI&&t.scrollIntoView({block:"start"}),e.byHand=!1}function tD(e){
let{editor:t,context:n,question:s}=e,o=Er(e.state).toString();if(o===e.answered){zf(e),n.settled();return}o!==e.asked&&(e.asked=o,t.clearError(),t.running(!0),e.examples.open(!1),s.ask(a=>sp(new URLSearchParams(
o),{signal:a}),a=>{e.answer=a,e.answered=o,t.running(!1),s.say(null),zf(e),eD(e),j($(a.row_count,"row"))},a=>ZI(e,a)))}function nD(e){let{state:t,question:n,editor:s,context:o}=e;n.drop(),e.answer=null,
e.answered=e.asked="",s.clearError(),s.running(!1),n.say(l("p",{class:"visually-hidden"},"")),e.examples.open(!0);let a=Nl(e);a&&vv(e,"unknown_set",`there is no set "${t[a]}"`),o.settled()}function $v(e){
let{state:t,examples:n}=e,s=t.q.trim().split(`
`).find(a=>!a.startsWith("--"))??"";e.context.setTitle([s.slice(0,60),"Query"].filter(a=>a!=="").join(" · ")),e.sides.draw(t,e.sets),n.draw(t.test!=="");let o=t.q===""?e.left:e.lists;n.node.parentNode!==
o&&o[t.q===""?"append":"prepend"](n.node),QI(e),t.q===""?nD(e):tD(e)}var lv=e=>Wi(e,O.map(t=>e.state[t]),{message:e.message,parts:[e.sides.node,e.editor.node,e.lists],words:"No sets are stored yet. ",
none:()=>e.context.setTitle("Query"),draw:()=>e.state.control===""?e.change({control:ee(e.sets[0].id)},{replace:!0}):$v(e)});function sD(e,t){let{change:n}=e;e.sides=OI(n),e.saved=HI({onPick:s=>Wf(e,s),
statement:()=>e.editor.value()}),e.editor=qI({onRun:()=>Wf(e,e.editor.value()),onCancel:()=>XI(e),tools:e.saved.save}),e.examples=FI(s=>{e.saved.forgetName(),Wf(e,s)}),e.schema=YI(s=>e.editor.insert(s)),
e.result=EI(s=>n(s,{replace:!0})),e.message=l("div",{class:"message"}),e.left=l("div",{class:"query-left"},e.editor.node,e.message,e.result.node),e.lists=l("div",{class:"query-lists"},e.saved.node,e.schema.
node),t.append(l("div",{class:"page query-page"},l("h1",{},"Query"),e.sides.node,l("div",{class:"query-work"},e.left,e.lists))),e.question=Ue({context:e.context,results:e.result.node,message:e.message})}
function oD(e,t){let n={context:t,state:$r(location.search),change:(i,c)=>t.go(Sr({...n.state,...i}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};sD(n,e);let{
editor:s,sides:o,result:a}=n,r=Ae(()=>a.retheme());return s.set(n.state.q),n.saved.load(),lv(n),{keys:{search:()=>n.schema.focus(),control:()=>o.choose("control"),test:()=>o.choose("test")},update(i){
let c=n.state;n.state=$r(i),n.state.q!==c.q&&s.set(n.state.q),n.sets?.length>0&&!Nl(n)&&n.state.control!==""?$v(n):lv(n)},unmount(){n.dead=!0,n.question.unmount(),r(),a.unmount()}}}var Tv=[["control","Control"],["test","Test"]],aD=e=>({slower:"more",faster:"less"})[e]??null,yn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:v,exact:C}),rD=(e,t)=>e===null?B:`${D(e)} to ${D(t)}`,iD=(e,t)=>[
{key:"side",title:"Side",show:n=>n},{key:"label",title:"Recording",show:(n,s)=>l(e?"a":"bdi",{href:e?.(s.set)},n)},yn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[yn("without_p\
rofiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],yn("compute","Compute"),yn("exposed_communication","Exposed communication"),yn("exposed_memory","Expose\
d memory"),yn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:k},{key:"samples",title:"Samples",number:!0,show:k,what:"A sample is one step of one rank"}],lD={slower:"slower",faster:"faster",
no_difference_found:"no difference found",cannot_judge:"cannot judge"};function cD(e){return e.q_value!==null?lD[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`too few: o\
nly ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var dD=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},yn("control","Control","Mean per\
 step of the recordings; host rows without the calls inside them"),yn("test","Test","Mean per step of the recordings"),{...yn("diff","Change"),show:X},{key:"change_percent",title:"%",number:!0,show:D,
what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>rD(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Ft,what:"Of the test betwe\
en recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:aD}],uD=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",s=a=>t[`${a}_${n?"self_":""}per_step`],o=a=>t[`${a}_record\
ings`]===0?null:s(a);return{...t,control:o("control"),test:o("test"),diff:s("diff"),certain:cD(t)}},fD=.05,hD=({verdict:e})=>e==="slower"||e==="faster";function mD(e){let{verdict:t,control:n,test:s,change_percent:o,
low_percent:a,high_percent:r}=e,i=n===null||s===null?null:xn(n,s);return l("h2",{class:"headline"},l("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},l("span",{"aria-hidden":"true"},`${jd[t]}\
 `),Fd[t],hD(e)&&` by ${W(Math.abs(o))}`),i&&l("span",{class:"headline-times",title:`Mean step: ${C(n)} → ${C(s)}; the percentages are of the geometric means`},l("span",{class:"value control-text"},
i[0]),l("span",{class:"arrow","aria-label":"to"},"→"),l("span",{class:"value test-text"},i[1])),a!==null&&l("span",{class:"verdict-range"},`between ${D(a)} and ${D(r)}`))}function pD({words:e}){let t=e.
replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.slice(1)}${/[.!?]$/.
test(t)?"":"."}`}function Ov({verdict:e}){let{between_percent:t,within_percent:n}=e,s=t===null?!1:n!==null&&t<fD?"Recordings of a side differ by no more than the noise of their steps explains.":`Recor\
dings of a side differ by ${D(t).replace("+","")}${n===null?"":" beyond the noise of their steps"}.`;return[mD(e),l("p",{},pD(e)," ",s),e.recorded&&l("p",{class:"muted small"},e.recorded.text)]}var Mv=e=>Object.
fromEntries(Tv.map(([t])=>[t,e[t].recordings.find(({set:n})=>n===e.middle[t])]));function Av(e,t){let n=Tv.flatMap(([a,r])=>e[a].recordings.map(i=>({...i,...i.step_time,side:r}))),s=n.some(a=>a.without_profiler!==
null),o=Nt({caption:"Recordings",limit:128,columns:iD(t,s)});return o.show(n),o.node}function Cv(e,t){let n=Nt({caption:"Rows",limit:50,columns:dD,csv:t});return{node:n.node,show:s=>n.show(s.map(uD(e.
selection.measure)))}}var Rv=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${$(e,"row")} judged: ${k(t.slower)} slower and ${k(t.faster)} faster.`,Os=[["control","A",22],["test","B",50]],
Sv=82,Ev=3,gD=(e,t)=>e[t].recordings.map(n=>({label:n.label,step:e.verdict.recorded===null?n.step_time.step:n.without_profiler})).filter(({step:n})=>typeof n=="number"),wD=({verdict:{control:e,low_percent:t,
high_percent:n}})=>t===null||e===null?null:[t,n].map(s=>e*(1+s/100));function Lv(e){let t=Object.fromEntries(Os.map(([h])=>[h,gD(e,h)])),n=wD(e),s=[...Os.flatMap(([h])=>t[h].map(({step:m})=>m)),...n??
[]];if(Os.some(([h])=>t[h].length===0))return null;let[o,a]=[Math.min(...s),Math.max(...s)],r=h=>a>o?Ev+(100-2*Ev)*(h-o)/(a-o):50,i=Os.flatMap(([h,,m])=>t[h].map(({label:p,step:g})=>({side:h,x:r(g),y:m,
words:`${h}, ${p}: ${v(g)}`}))),c=l("div",{class:"strip-tip",hidden:!0}),d=([h,,m])=>F("line",{class:`strip-mean strip-${h}`,y1:`${m-11}%`,y2:`${m+11}%`,x1:`${r(e.verdict[h])}%`,x2:`${r(e.verdict[h])}\
%`}),u=F("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Os.map(d),i.map(({side:h,x:m,y:p})=>F("circle",{class:`strip-dot strip-${h}`,cx:`${m}%`,cy:`${p}%`,r:5})),n&&F("line",{class:"\
strip-interval",x1:`${r(n[0])}%`,x2:`${r(n[1])}%`,y1:`${Sv}%`,y2:`${Sv}%`}));Md(u,i,h=>{c.hidden=!h,_(c,h?.words)});let f=Os.map(([h,m])=>`${m}, ${h}: ${t[h].map(({step:p})=>v(p)).join(", ")}.`).join(
" ");return l("div",{class:"recordings-chart"},l("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${f}`},Os.map(([h,m,p])=>l("b",{class:`${h}-text`,css:{top:`${p}%`}},
m)),u,c),l("div",{class:"small muted recordings-scale","aria-hidden":"true"},l("span",{},Vt(o)),l("span",{},Vt(a))),l("p",{class:"small muted"},"Each recording as a dot, the means as lines",n&&"; the \
bar: where the test’s mean lies by the 95 % interval of the change","."))}var sh={path:"/compare/recordings",name:"Several recordings",read:th,mount:RD},eh=1e3,yD=250,bD=6,Nv=32,oh=[["control","Control"],["test","Test"]],ah=oh.flatMap(([e])=>["ranks","steps","marker","marke\
r_until"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),Pl=e=>/marker/.test(e),Pv=e=>e.split(",").filter(t=>t!=="");function th(e){let t=new URLSearchParams(e);return{control:Pv(t.get("control")??""),test:Pv(
t.get("test")??""),q:Xt(t,Se,"q"),significant:Xt(t,Se,"significant","")==="true",equal_clock:Xt(t,Se,"equal_clock","false"),cut_overlaps:Xt(t,Se,"cut_overlaps"),chosen:Object.fromEntries(ah.flatMap(({
key:n,what:s})=>{let o=t.get(n)||Pl(s)&&t.get(s)||"";return o===""||!Pl(s)&&o==="all"?[]:[[n,o]]}))}}function Il(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return ts(
t,Se,["q","significant","equal_clock","cut_overlaps"],e),Object.entries(e.chosen).forEach(([n,s])=>t.set(n,s)),t}var qv=({chosen:e})=>ah.some(({key:t,what:n})=>!Pl(n)&&t in e);function _D(e){let t=oh.
flatMap(([n,s])=>{let o=ah.filter(a=>a.side===n&&a.key in e.chosen).map(({key:a,what:r})=>`${r.replace("_"," ")} ${e.chosen[a]}`);return o.length===0?[]:[`${s}: ${o.join(", ")}.`]});return[...qv(e)?[]:
["All ranks and steps of every recording count."],...t].join(" ")}function rh(e,t=eh){let n=Il(e);return n.set("exclude",yc),n.set("sort","abs_diff_self_duration"),t!==null&&n.set("limit",String(t)),n}
function kD(e,t){let n=Il(e);["control","test"].forEach(o=>n.delete(o));let s=new URLSearchParams({view:n.toString()});for(let o of["control","test"])t[o].recordings.forEach(({set:a})=>s.append(o,a));
return s}function vD(e,t){let{state:n,labels:s,change:o,sides:a}=e;return l("ul",{class:"recordings-chosen"},n[t].map(r=>{let i=s.get(r)??r;return l("li",{class:"tag"},i," ",x("×",()=>{o({[t]:n[t].filter(
c=>c!==r)}),a.querySelector(`[data-field="${t}"]`)?.focus()},{class:"link-button","aria-label":`Leave out ${i}`,title:`Leave out ${i}`}))}))}function ih(e){let{sides:t,labels:n,change:s}=e;je(t,()=>_(
t,oh.map(([o])=>{let a=i=>{e.state[o].includes(i)||(s({[o]:[...e.state[o],i]}),t.querySelector(`[data-field="${o}"]`)?.focus())},r=gn({field:o,set:null,text:"",onGroup:a,onPick:i=>{n.set(ee(i.id),i.label),
a(ee(i.id))}});return r.input.placeholder="Add a recording, or nightly-* …",Fa(o,[r],vD(e,o))})))}function xD({state:e,answer:t,labels:n}){for(let s of["control","test"])for(let o of e[s]){let a=t[s].
recordings.find(r=>r.set.startsWith(o));a&&n.set(o,a.label)}}async function $D(e){let{labels:t,state:n}=e,s=[...n.control,...n.test].filter(o=>!Bv(o));try{for(let o of await Wt(s.slice(0,100)))t.set(ee(
o.id),o.label);e.answer===null&&ih(e)}catch{}}var SD=({state:e,answer:t})=>({...Fe(`?${new URLSearchParams(e.chosen)}`),control:ee(t.middle.control),test:ee(t.middle.test),cut_overlaps:e.cut_overlaps});
function ED(e){let t=()=>SD(e),n=({id:s,name:o,category:a})=>Ve({...t(),row:s??Be(o,a)});return Bd({page:s=>`${n(s)}#booked`,tree:()=>dt(ut(cn(`?${new URLSearchParams({...e.state.chosen,cut_overlaps:e.
state.cut_overlaps,control:t().control,test:t().test})}`))),timeline:s=>(s&&Oi(t(),s))??Lt(t())},(s,o)=>{e.open=o?[...e.open,s]:e.open.filter(a=>a!==s),nh(e)})}function nh({account:e,found:t,open:n,why:s}){
s.hidden=!t,t&&e.draw(t,{open:n,sure:!1,sum:"Together, of these two",lines:bD,words:1/0})}async function TD(e){let{answer:t,state:n}=e,s=Il({...n,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,
equal_clock:!1});s.set("limit","0");let o=["slower","faster"].includes(t.verdict.verdict)?s.toString():"";if(e.wanted!==o){Object.assign(e,{wanted:o,found:null,open:[]}),nh(e);try{let a=o!==""&&await fe(
s);a&&e.wanted===o&&(e.found=a,nh(e))}catch{e.wanted=""}}}function OD(e){let{answer:t,state:n,change:s}=e,{control:o,test:a}=Mv(t);_(e.words,Ov(t),l("p",{class:"small recordings-chosen-parts"},_D(n),"\
 ",qv(n)&&x("Use all ranks and steps",()=>s({chosen:Object.fromEntries(Object.entries(n.chosen).filter(([c])=>Pl(c)))}),{class:"link-button"}))),_(e.chart,Lv(t)),_(e.middle,"Account, tree and timeline\
 are of one recording of each side: ",l("a",{href:rt(o.set,a.set)},`${o.label} and ${a.label}`),", those with the middle step time. What the other recordings differ by is not in them",n.equal_clock?",\
 nor the equal clock: they are as recorded.":"."),e.card.dataset.verdict=t.verdict.verdict;let r=t.control.recordings.length+t.test.recordings.length,i=c=>Le(t[c].recordings[0].label);e.share.set({name:`\
tracediff-${i("control")}-${i("test")}`,report:Rr(rh(n,null)),bundle:Lr(kD(n,t)),tooMany:r>Nv&&`${Nv} sets at most`})}function MD(e){let{answer:t,state:n}=e;xD(e),ih(e),OD(e),TD(e),_(e.notes,Ni(t.comparability)),
_(e.recordings,Av(t,r=>H(`/analyse?set=${ee(r)}`)));let s=rh(n,null);s.set("format","csv");let o=Cv(t,Yo(s));o.show(t.rows);let{row_count:a}=t;_(e.rows,o.node,l("p",{class:"muted small"},a===0?"The fi\
lters leave no row. ":"",Rv(t),a>eh?` The ${k(eh)} largest changes of ${k(a)} are here; the CSV has all.`:""))}function Iv(e,t){e.answer=null,e.question.say(Ee(t,"This comparison is not possible"))}var Bv=e=>e.
startsWith("tag:")||/[*?]/.test(e);function AD(e,t){e.answer=null,e.question.drop(),e.question.say(l("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A\
 pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",l("a",{href:t.every(n=>n.length===1)?rt(t[0][0],t[1][0]):H("/compare")},"Compare two sets")))}function Dv(e){let{state:t,search:n,
question:s}=e;e.context.setTitle("Several recordings"),document.activeElement!==n&&(n.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,ih(e);let o=[t.control,t.test];if(o.some(a=>a.
length===0)||o.every(a=>a.length===1&&!Bv(a[0]))){AD(e,o);return}s.ask(a=>fe(rh(t),{signal:a}),a=>{if(a.judged!=="between_recordings"){Iv(e,{code:"one_set",message:"Each of these two names stands for \
only one set."});return}e.answer=a,s.say(null),MD(e),j(a.verdict.words)},a=>Iv(e,a))}function CD(e,t){let{change:n}=e,s=(c,d)=>(e[c]=d,d),o=(c,d)=>s(c,l("input",{type:"checkbox",id:P(c),on:{change:d}}));
s("search",Pn({id:P("q"),wait:yD,empties:!1,onText:c=>n({q:c},{replace:!0})})),e.share=xl(),e.account=ED(e),s("why",l("div",{class:"recordings-why",hidden:!0},e.account.node,e.account.facts)),s("card",
l("section",{class:"card recordings-verdict","aria-label":"Verdict"},l("div",{class:"recordings-top"},s("words",l("div")),l("div",{class:"chart-tools"},l("label",{class:"recordings-only",title:"Step t\
imes without what another clock of the device, or another speed of the host, makes of each recording"},o("clock",()=>n({equal_clock:e.clock.checked}))," at equal clock"),e.share.node)),l("div",{class:"\
recordings-body"},e.why,s("chart",l("div"))),s("middle",l("p",{class:"muted small"}))));let a=l("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:c=>c.preventDefault()}},l("label",
{class:"analysis-field"},l("span",{},"Name contains"),e.search),l("label",{class:"recordings-only"},o("only",()=>n({significant:e.only.checked},{replace:!0}))," only slower or faster")),r=l("div",{class:"\
analysis-results"},e.card,s("notes",l("div",{class:"comparability"})),s("recordings",l("div")),a,s("rows",l("div"))),i=l("div");_(t,l("div",{class:"page analyse-page recordings-page"},l("h1",{},"Sever\
al recordings"),l("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences \
within one side are noise. Record both sides alternately."),s("sides",l("section",{class:"sides recordings-sides","aria-label":"Control and test"})),i,r)),e.question=Ue({context:e.context,results:r,message:i})}
function RD(e,t){let n={context:t,state:th(location.search),answer:null,found:null,open:[],labels:new Map,change:(s,o)=>t.go(H(`/compare/recordings?${Il({...n.state,...s})}`),o)};return CD(n,e),Dv(n),
$D(n),{keys:{search:()=>n.search.focus()},update(s){n.state=th(s),Dv(n)},unmount(){n.answer=null,n.question.unmount()}}}var Vv={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(pe).map(([e,{name:t}])=>[e,t]))},LD=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Vv[e.measured].replace(/^./,t=>t.toUpperCase()),Jv=e=>!!e&&
e.low_percent*e.high_percent>0,Ja=e=>Jv(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${D(e.diff_percent)} of the step (${D(e.low_percent)} to ${D(e.high_percent)})`:"",ND=e=>Jv(e)?`${e.
explains?"the machine’s, ":""}${D(e.diff_percent)}`:"",PD=7.2,Fv=16,ID=56,Qa={l:64,r:16,t:22,b:44},Bl=e=>e.recorded===null?`stored ${me(e.created)} (recording time not stated)`:me(e.recorded);function fh(e,t){
let n=Math.max(2,Math.floor((t-Qa.l-Qa.r)/(Fv*PD+14))),s=sn(e.length,n);return{tickmode:"array",tickvals:s,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:Jt(s.map(o=>e[o].label),
Fv).map(ie)}}var Qv=(e,t)=>({tickformat:",",ticksuffix:` ${e}`,fixedrange:!0,zeroline:!1,...t}),hh=e=>lt({margin:Qa,dragmode:"zoom",...e}),Xv=e=>e.map(t=>({type:"line",xref:"x",yref:"paper",x0:t.at-.5,
x1:t.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:S(Zv(t))}})),Zv=e=>e.direction==="slower"?"--more-fill":"--less-fill",ex=({host_median:e,lag_median:t})=>Xn({host:e,lag:t});function DD(e){let t=e.
interval&&`95 % interval: ${e.interval.map(v).join(" to ")}`;return ge([e.label,Bl(e),`median ${v(e.median)}`,t,ex(e),$(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${D(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var qD=(e,t)=>ge([`${t.direction}: ${v(t.left_median)} → ${v(t.right_median)} (${D(t.diff_percent)}\
)`,Ja(t.machine)&&`change of level: ${Ja(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function tx(e){let t=[],n=[],s=(o,a)=>e[o][a];for(let o=0,a;o<e.length;o=
a+1){for(a=o;a<e.length&&e[a]!==null;)a+=1;let r=Array.from({length:a-o},(d,u)=>o+u),i=r.length===1?[o-.2,o+.2]:r,c=d=>r[Math.min(d,r.length-1)];r.length>0&&(t.push(...i,...[...i].reverse(),null),n.push(
...i.map((d,u)=>s(c(u),1)),...i.map((d,u)=>s(c(u),0)).reverse(),null))}return{x:t,y:n}}function BD(e,t){let{sets:n,levels:s,change_points:o}=e,a=n.map((d,u)=>u),r=d=>d===null?null:d/t,i=S("--control-f\
ill"),c=n.map(d=>d.median===null?null:(d.interval??[d.median,d.median]).map(r));return[{type:"scatter",mode:"lines",...tx(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:In(i,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:S("--muted"),width:1.4,dash:"dash"},x:s.flatMap(({first:d,last:u})=>[d-.5,u+.5,null]),y:s.flatMap(({median:d})=>[r(d),r(d),null])},{type:"scatter",mode:"\
lines+markers",x:a,y:n.map(d=>r(d.median)),line:{color:i,width:1.4},marker:{color:i,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"circle")},...Ce(n.map(DD))},{type:"scatter",mode:"markers",
x:o.map(d=>d.at-.5),y:o.map(d=>r((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,color:S("--surface")},symbol:o.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:o.map(
d=>S(Zv(d)))},...Ce(o.map(d=>qD(e,d)))}]}var FD=.3,jD=.04;function WD(e){let[t,n]=[Math.min(...e),Math.max(...e)];if(e.length===0||t<FD*n)return{range:[0,1.06*Math.max(n,0)||1],cut:!1};let s=Math.max(
.1*(n-t),(jD*n-(n-t))/2);return{range:[Math.max(0,t-s),n+s],cut:t-s>0}}var HD=e=>({shapes:[{type:"path",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,\
8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:S("--muted")}}],annotations:[{xref:"paper",yref:"paper",x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${ie(
Vt(e))}`,bgcolor:S("--surface"),font:{size:11,color:S("--muted")}}]}),UD=3;function zD(e,t){let n=[],s=o=>Math.abs(o.diff_percent??1/0);for(let o of[...e].sort((a,r)=>s(r)-s(a)))n.every(({at:a})=>Math.
abs(a-o.at)*t>=ID)&&n.push(o);return n}function KD({answer:e},t){let{sets:n,change_points:s,baseline:o}=e,a=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[r,i]=ae(Math.max(...a,0)),c=o?.
median??null,d=zD(s,(t-Qa.l-Qa.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:ie(D(m.diff_percent)),font:{size:11,color:S(m.direction==="slower"?"--more":
"--less")}})),{range:u,cut:f}=WD(c===null?a:[...a,c]),h=f?HD(u[0]):{shapes:[],annotations:[]};return{data:BD(e,i),layout:hh({xaxis:fh(n,t),yaxis:Qv(r,{range:u.map(m=>m/i)}),shapes:[...h.shapes,...Xv(s),
...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/i,y1:c/i,line:{width:1.4,dash:"dot",color:S("--test-fill")}}]],annotations:[...d,...h.annotations]})}}var jv=[["--control-fill","median, and it\
s 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],mh=e=>l("div",{class:"chart-legend"},e.map(([t,n])=>l("span",{class:"\
key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),GD=e=>et({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:KD,keys:()=>jv,extra:mh(jv),class:"series-medians",onClick({
points:t},{answer:n}){let[s]=t,o=s?.curveNumber===UD&&n.change_points[s.pointNumber],a=o?o.at:s?.pointNumber;a>0&&e(o?n.sets.findIndex(({id:r})=>r===o.left):a-1,a)}}),Wv=Object.values(pe).map(({property:e,
name:t})=>[e,t]);function YD({answer:e},t){let{sets:n}=e,[s,o]=ae(Math.max(...n.map(r=>r.mean_step_time??0))),a=n.map(r=>ge([r.label,Bl(r),`mean step ${v(r.mean_step_time)}`,ex(r),...Object.keys(pe).map(
i=>`${pe[i].name}: ${r.parts?v(r.parts[i]):B}`)]));return{data:Object.keys(pe).map(r=>({type:"bar",x:n.map((i,c)=>c),y:n.map(i=>i.parts?i.parts[r]/o:null),marker:{color:S(pe[r].property),line:{width:0}},
...Ce(a)})),layout:hh({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...fh(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Qv(s,{rangemode:"tozero"})})}}var VD=()=>et({id:"chart-ser\
ies-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:YD,extra:mh(Wv),keys:()=>Wv}),Hv=[["--test-fill","what the machine makes of the step, and its interval"]];function Uv(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function JD(e,t){let{machine:n}=t;if(n===null)return ge([t.label,
Bl(t),"not known"]);let s=e.sets.find(({id:o})=>o===n.reference).label;return ge([t.label,Bl(t),`${D(n.curve_percent)} of the step, against the first level`,`${D(n.diff_percent)} (${D(n.low_percent)} \
to ${D(n.high_percent)}) against ${s}`,Uv(n.device_factor,"kernels take"),Uv(n.host_factor,"calls of the host take")])}function QD({answer:e},t){let{sets:n,change_points:s}=e,o=S("--test-fill"),a=({machine:r},i)=>((1+
r.curve_percent/100)*(1+i/100)/(1+r.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:In(o,.22),...tx(n.map(r=>r.machine&&[a(r,
r.machine.low_percent),a(r,r.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:n.map((r,i)=>i),y:n.map(r=>r.machine?.curve_percent??null),line:{color:o,width:1.4},marker:{color:o,size:n.
length>200?3:6},...Ce(n.map(r=>JD(e,r)))}],layout:hh({xaxis:fh(n,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:S("--muted")},shapes:Xv(s)})}}var XD=()=>et({id:"chart-series-machin\
e",title:"What the machine makes of the step",file:"series-machine",height:()=>220,make:QD,extra:mh(Hv),keys:()=>Hv}),Dl="row",ql="layer",zv="Ids, labels, patterns such as nightly-*, beginnings of lab\
els, or tag:TAG, separated by commas";function ZD(e){let t=P("ops"),n=l("datalist",{id:t}),s=(p,g,w,y={})=>{let b=l("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...w,on:{change:()=>e(
{...y,[p]:b.value.trim()})}});return{input:b,node:l("label",{class:"analysis-field"},l("span",{},g),b)}},o=s("sets","Sets",{class:"wide",title:zv,placeholder:"nightly-*"}),a=s("baseline","Baseline",{title:zv,
placeholder:"none"}),r=s("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),i=s("category","Category",{placeholder:"any"}),c=P("layer-hint"),d=s("layer","Layer",{class:"wide",placeholder:"\
Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),u=l("p",{class:"muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the \
innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3 is one."),f=(p,g)=>ye(g,w=>e({[p]:w}),{data:{field:p}}),h=f("by",[["device","device time"],["host",
"host time"]]),m=f("time",[["total","total"],["self","self"]]);return{options:n,sets:o,baseline:a,name:r,category:i,layer:d,layerHint:u,by:h,time:m}}async function Kv(e,t,n){if(t!==null)try{let s=await Cr(
t,n);_(e,[...new Set(s.map(o=>o.name))].map(o=>l("option",{value:o})))}catch{}}function eq({onChange:e}){let{options:t,sets:n,baseline:s,name:o,category:a,layer:r,layerHint:i,by:c,time:d}=ZD(e),u=null,
f=null,h="",m={[Dl]:o,[ql]:r},p=ye([...Object.entries(Vv),[Dl,"a row"],[ql,"a layer"]],q=>{h=q in m?q:"",E(),h!==""?m[h].input.focus():e({measure:q,name:"",category:"",time:"total",layer:""})},{data:{
field:"measure"}}),g=l("label",{class:"analysis-field"},l("span",{},"Time"),p),w=l("label",{class:"analysis-field"},l("span",{},"Of the layer"),c),y=l("label",{class:"analysis-field"},l("span",{},"Of \
the row"),d),b=l("form",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:q=>{q.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.
dispatchEvent(new Event("change"))}}},n.node,s.node,g,o.node,a.node,y,r.node,w,t,x("Show",()=>e({sets:n.input.value.trim()}),{class:"primary"}),i);o.input.addEventListener("input",Te(150,()=>Kv(t,f,o.
input.value))),o.input.addEventListener("focus",()=>Kv(t,f,""));function E(){p.value=h||u.measure;for(let q of[o.node,a.node,y])q.hidden=h!==Dl;for(let q of[r.node,w,i])q.hidden=h!==ql}return{node:b,draw(q,A){
u=q,f=A,h=u.layer!==""?ql:u.name!==""?Dl:document.activeElement===m[h]?.input?h:"";for(let{input:V}of[n,s,o,a,r])(V!==document.activeElement||V.value==="")&&(V.value=u[V.dataset.field]);d.value=u.time,
c.value=u.by,E()},focus(){return n.input.focus(),n.input.select(),!0}}}var lh=5,Gv=(e,t=({label:n})=>n)=>e.slice(0,lh).map(t).join(", ")+(e.length>lh?` and ${k(e.length-lh)} more`:""),Fl=({sets:e},t)=>e.
find(n=>n.id===t).label;function ph({direction:e,diff_percent:t,left_median:n,right_median:s}){let o=t===null?"":` by ${D(Math.abs(t)).replace("+","")}`;return l("span",{class:e==="slower"?"more":"les\
s"},`${e}${o}: ${xn(n,s).join(" → ")}`)}function tq(e){let t=e.filter(n=>n.machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${k(t)} of them the machine’s`}function nx({
sets:e,change_points:t,levels:n,neighbours:s,measured:o,too_few_values:a}){return n.length===0?`None of these sets has ${o==="layer"?"this layer":"this time"}.`:s!==null&&s.pairs===0?"One set is not a\
 series: there is no other set to compare it with.":s!==null&&s.unjudged===s.pairs?`Cannot judge whether the level changes in ${$(e.length,"set")}.`:s!==null&&t.length>0?`${k(t.length)} of ${$(s.pairs,
"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:a?e.some(({observations:r})=>r>1)?`${$(e.reduce((r,{observations:i})=>r+i,0),"value")} in ${$(e.length,"set")}: too few to tell a level.`:"O\
ne value a set: too few to tell a level.":`${t.length===0?"No change of level was found":$(t.length,"change of level","changes of level")} in ${$(e.length,"set")}${tq(t)}.`}var sx=({label:e,recorded:t})=>[
l("b",{},e),t&&` (${me(t)})`],ox=({commits:e})=>e&&`The change is ${e.text}. `,ax=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function nq(e,t){let{sets:n,change_points:s}=e,o=s.
at(-1);if(!o||ax(e))return!1;let a=Ja(o.machine);return l("p",{class:"card series-change"},s.length>1&&"The latest: ","from ",sx(n[o.at])," on, ",ph(o),". ",ox(o),a&&`Of it, ${a}. `,l("a",{href:t(o.left,
o.right)},"What changed"))}var sq=({pairs:e,unjudged:t})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two rec\
ordings."+(t===0?"":` ${k(t)} of ${$(e,"such pair")} cannot be judged: a set has too few steps.`);function oq(e,t){let{since_good:n}=e,s=ax(e)?e.change_points.at(-1):null;return n!==null&&l("p",{class:"\
card series-good"},l("b",{},"Since the last good set, "),Fl(e,n.good),", it is ",ph(n),s&&[", from ",sx(e.sets[s.at])," on"],". ",s&&ox(s),l("a",{href:t(n.good,n.now)},`What changed between it and ${Fl(
e,n.now)}`))}function aq(e,t){let{newest:n}=e;return n!==null&&l("p",{class:"card series-newest"},l("b",{},"The newest set, "),Fl(e,n.right),", stands out: it is ",ph({...n,left_median:n.left_mean,right_median:n.
right_mean}),` (p = ${Ft(n.p_value)}, against the ${k(n.others)} sets of its level before it). One set alone is not a change of level. `,Ja(n.machine)&&`Of it, ${Ja(n.machine)}. `,n.commits&&`It is ${n.
commits.text}. `,l("a",{href:t(n.left,n.right)},`What changed between ${Fl(e,n.left)} and it`))}function rq(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size d\
iffers"},n=e.differences.map(({at:s,kind:o,before:a,after:r})=>`From ${e.sets[s].label} on, ${t[o]}: ${a} before, ${r} now.`);return e.more_differences===0?n:[...n,`${$(e.more_differences,"more such d\
ifference")}.`]}function iq({sets:e,levels:t}){let n=[],s=e.filter(a=>a.missing!==null);s.length>0&&t.length>0&&n.push(`${$(s.length,"set")} ${s.length===1?"has no such time, and counts with the level\
 around it":"have no such time, and count with the level around them"}: ${Gv(s,a=>`${a.label} (${a.missing})`)}.`),e.every(a=>!a.has_steps)&&n.push("No set has steps: each whole recording counts as on\
e step.");let o=e.filter(a=>a.affected>0);return o.length>0&&n.push(`${$(o.length,"set")} ${o.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${Gv(o)}.`),n}function lq(e){
let t=e.unknown_recorded===1,n=[e.without_profiler_note,...rq(e),e.unknown_recorded>0&&`${$(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"i\
t was":"they were"} stored is used.`,e.neighbours?.pairs>0&&sq(e.neighbours),...e.left_out.map(({label:s,detail:o})=>`${s} is left out: ${o}`),...iq(e),e.machine_pending>0&&`The machine of ${$(e.machine_pending,
"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`].filter(Boolean);return n.length>0&&l("ul",{class:"notice"},n.map(s=>l("li",{},s)))}var cq=(e,t)=>[l("h2",{},
nx(e)),nq(e,t),oq(e,t),aq(e,t),lq(e)],Va=(e,t,n,s=v)=>({key:e,title:t,what:n,number:!0,show:s,exact:C}),ch=e=>e===null?null:e>0?"more":e<0?"less":null,dq=12,dh=({commit:e,dirty:t})=>`${e.slice(0,dq)}${t?
" (changed)":""}`,uq=e=>[{key:"label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":me(t)},Va("left_median","Before","Median of the level before"),Va("righ\
t_median","After","Median of the level after"),{...Va("diff_duration","Change","After less before",X),tone:ch},{key:"diff_percent",title:"%",number:!0,show:D,tone:ch},{key:"q_value",title:"q",number:!0,
show:Ft,what:"Of the rank test of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s:\
 that is all of the change, as far as the interval tells",show:ND},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders note\
d one",show:t=>t===null?"":l("span",{title:t.text},`${dh(t.left)} → ${dh(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after \
it. Several of each: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,n)=>[l("a",{href:t},"before and\
 after"),n.several&&" · ",n.several&&l("a",{href:n.several},"several of each")]}],fq=e=>[{key:"label",title:"Set",show:(t,n)=>l("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===
null?`stored ${me(n.created)}`:me(t)},{...Va("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.
missing??v(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?B:t.map(v).join(" to ")},...e.baseline?[{key:"\
diff_percent",title:"Against baseline",number:!0,show:D,tone:t=>Math.abs(t)<2?null:ch(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:k},Va("mean_step_time",e.without_profiler?
"Mean recorded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":dh(t)}]:[],{key:"ta\
gs",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":l("a",{href:t},"with the one before")}];function hq({sets:e,change_points:t},n){let s=Nt({caption:"Changes of l\
evel",limit:64,columns:uq(t)});return s.show(t.map(o=>({...o,label:e[o.at].label,recorded:e[o.at].recorded,href:n(o.left,o.right),several:o.recordings_link}))),s.node}function mq(e,t,n){let{sets:s}=e,
o=Nt({caption:"Sets",limit:30,columns:fq(e),csv:Zm(`${kr(t)}&machine=true&format=csv`)});return o.show(s.map((a,r)=>({...a,href:H(`/analyse?set=${a.id.slice(0,12)}`),before:r===0?null:n(s[r-1].id,a.id)})).
reverse()),o.node}var gh={path:"/series",name:"Series",read:Hs,mount:bq},pq="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change o\
f level leads to the comparison of the sets before and after it.",rx=({answer:e,state:t})=>(n,s)=>e.measured!=="layer"?rt(n,s):dt({control:ee(n),test:ee(s),by:t.by,q:t.layer.split(" / ").at(-1).replace(
/ #\d+$/,"")});function wh(e){let{answer:t,answered:n,medians:s,machine:o,parts:a}=e,{sets:r}=t,i=rx(e),c={file:"tracediff",revision:n,answer:t,caption:[`${r[0]?.label??""} to ${r.at(-1)?.label??""}`]};
_(e.summary,cq(t,i),t.change_points.length>0&&hq(t,i)),s.node.toggleAttribute("data-baseline",t.baseline!==null),s.draw({...c,heading:LD(t),empty:t.levels.length===0?"There is nothing to draw.":null}),
o.node.hidden=r.every(d=>d.machine===null),o.node.hidden||o.draw({...c,heading:"clock of the device, speed of the host"}),a.draw({...c,heading:"means over steps and ranks",empty:r.every(d=>d.parts===null)?
"No set has device work: a step has no parts.":null}),_(e.table,mq(t,e.state,i)),e.results.dataset.shown=n}async function gq(e){let[t,n]=await Promise.all([bt("group=always&limit=100"),is()]),o=[...t.
entries.flatMap(({group:a})=>a?[a]:[]).map(({prefix:a,sets:r})=>[`${a}*`,r]),...n.filter(({sets:a})=>a>2).map(({tag:a,sets:r})=>[`tag:${a}`,r])].filter(([a])=>!a.includes(","));return l("div",{class:"\
notice"},t.total===0?l("p",{},"No sets are stored yet. ",l("a",{href:H("/")},"Add some"),"."):l("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces pag\
e, or with ",l("code",{},"tracediff ingest --tag"),"."),o.length>0&&l("ul",{class:"series-offers"},o.slice(0,20).map(([a,r])=>l("li",{},l("a",{href:Uo({...e,sets:a})},a),` (${$(r,"set")})`))))}function uh(e,t){
e.answer=null,e.question.say(Ee(t,"This series is not possible"))}async function wq(e,t){try{let n=await Oc(`${t}&machine=true`);e.answered===t&&e.answer!==null&&(e.answer=n,wh(e))}catch{}}function yq(e,t,n){
let{state:s,question:o,controls:a}=e;if(e.answer=n,e.answered=t,a.draw(s,n.sets.at(-1)?.id??null),n.sets.length===0){let r=n.left_out.length;uh(e,{code:"no_sets",message:`${s.tag.length>0?`tag: no set\
 has ${s.tag.join(", ")}`:"No set was found"}.${r>0?` ${$(r,"set")} cannot be read.`:""}`}),o.clearable({message:"tag: "});return}o.say(null),wh(e),j(nx(n)),wq(e,t)}function Yv(e){let{state:t,question:n,
context:s,controls:o}=e,a=kr(t).toString();o.draw(t,e.answer?.sets.at(-1)?.id??null),s.setTitle([t.sets,"Series"].filter(Boolean).join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",n.ask(()=>gq(
t),r=>n.say(r),r=>uh(e,r))):e.answered===a&&e.answer?(n.drop(),wh(e),s.settled()):n.ask(r=>Oc(a,{signal:r}),r=>yq(e,a,r),r=>uh(e,r))}function bq(e,t){let n={context:t,state:Hs(location.search),answer:null,
answered:"",summary:l("div",{class:"series-summary"}),table:l("div",{class:"analysis-tables"}),machine:XD(),parts:VD()};n.controls=eq({onChange:(r,i)=>t.go(Uo({...n.state,...r}),i)}),n.medians=GD((r,i)=>t.
go(rx(n)(n.answer.sets[r].id,n.answer.sets[i].id)));let s=[n.medians,n.machine,n.parts],o=l("div");n.results=l("div",{class:"analysis-results"},n.summary,n.medians.node,n.table,n.machine.node,n.parts.
node),_(e,l("div",{class:"page analyse-page series-page"},l("h1",{},"Series"),l("p",{class:"muted analysis-intro"},pq),n.controls.node,o,n.results)),n.question=Ue({context:t,results:n.results,message:o});
let a=Ae(()=>s.forEach(r=>r.retheme()));return Yv(n),{keys:{search:()=>n.controls.focus()},update(r){n.state=Hs(r),Yv(n)},unmount(){n.question.unmount(),n.answer=null,a(),s.forEach(r=>r.unmount())}}}var Hl=9,jl=3,_q=7;function kq(e){e.pending=0;let t=e.node.clientWidth,n=O.flatMap(r=>[!0,!1].map(i=>e.panes.filter(c=>c.side===r&&c.data()?.bands.some(d=>d.sort==="host"===i)).map(c=>({pane:c,host:i})))).
filter(r=>r.length>0),s=Math.max(1,n.length)*(Hl+jl)+jl,o=Jo(e.canvas,t,s,{alpha:!1});o.fillStyle=S("--surface-sunk"),o.fillRect(0,0,t,s);let a=r=>t*(r-e.extent.from)/(e.extent.to-e.extent.from);n.forEach(
(r,i)=>r.forEach(({pane:c,host:d})=>vq(o,c,d,jl+i*(Hl+jl),a)))}function vq(e,t,n,s,o){let a=t.data();e.fillStyle=S(n?"--span-host":"--span-compute");let r=new Map,i=-1/0;for(let c=0;c<a.length;c+=1){if(a.
lanes[a.lane[c]]?.sort==="host"!==n)continue;let[d,u]=[o(a.start[c]),o(a.end[c])],f=t.changeAt(c);if(f!==""&&a.merged[c]<=1){let h=r.get(f)??[];h.push(d,u),r.set(f,h)}a.name[c]>=0&&a.lanes[a.lane[c]].
sort!=="other"&&(u>i+.5||d<i-50)&&(e.fillRect(d,s,Math.max(.5,u-d),Hl),i=u)}for(let[c,d]of r){e.fillStyle=S(`--span-${c}`);for(let u=0;u<d.length;u+=2)e.fillRect(d[u],s,Math.max(.7,d[u+1]-d[u]),Hl)}}function bh(e){
e.pending||=requestAnimationFrame(()=>kq(e))}function px(e){let t=e.extent.to-e.extent.from,n=100*(e.view.from-e.extent.from)/t,s=100*(e.view.to-e.view.from)/t;e.frame.style.setProperty("left",`${n}%`),
e.frame.style.setProperty("width",`${s}%`)}function Wl(e,t){let n=e.node.getBoundingClientRect(),s=(t.clientX-n.left)/Math.max(1,n.width);return e.extent.from+Math.min(1,Math.max(0,s))*(e.extent.to-e.
extent.from)}var xq=e=>e.view.to-e.view.from>.999*(e.extent.to-e.extent.from);function ix(e,t){let n=_q*(e.extent.to-e.extent.from)/Math.max(1,e.node.clientWidth),[s,o]=[e.view.from,e.view.to].map(a=>Math.
abs(Wl(e,t)-a));return t.shiftKey||Math.min(s,o)>n?t.shiftKey||xq(e)?"range":"move":s<o?"from":"to"}function lx(e,t){let{part:n,at:s,view:o}=e.press;if(n==="move")e.onRange(o.from+t-s,o.to+t-s);else if(n!==
"range"){let a={...o,[n]:t};e.onRange(Math.min(a.from,a.to),Math.max(a.from,a.to))}}function $q(e,t,n){[e.panes,e.extent]=[t,n],bh(e),px(e)}function Sq(e){cancelAnimationFrame(e.pending),e.size.disconnect(),
e.stopTheme()}function Eq({onRange:e}){let t={onRange:e,panes:[],extent:{from:0,to:1},pending:0,press:null};return t.canvas=l("canvas",{"aria-hidden":"true"}),t.frame=l("div",{class:"overview-view"}),
t.node=l("div",{class:"timeline-overview","aria-hidden":"true"},t.canvas,t.frame),t.view=t.extent,t.node.addEventListener("pointerdown",n=>{if(n.button===0){t.node.setPointerCapture(n.pointerId);let s=Wl(
t,n);t.press={part:ix(t,n),at:s,view:t.view},t.press.part==="move"&&(s<t.view.from||s>t.view.to)&&(t.press.view=Ms(s,s,t.view.to-t.view.from),lx(t,s))}}),t.node.addEventListener("pointermove",n=>{t.press?
lx(t,Wl(t,n)):t.node.style.cursor=["from","to"].includes(ix(t,n))?"ew-resize":""}),t.node.addEventListener("pointerup",n=>{let[s,o]=[t.press?.at,Wl(t,n)];t.press?.part==="range"&&s!==o&&e(Math.min(s,o),
Math.max(s,o)),t.press=null}),t.node.addEventListener("pointercancel",()=>{t.press=null}),t.size=new ResizeObserver(()=>bh(t)),t.size.observe(t.node),t.stopTheme=Ae(()=>bh(t)),{node:t.node,draw:(n,s)=>$q(
t,n,s),view(n,s){t.view={from:n,to:s},px(t)},unmount:()=>Sq(t)}}var Tq=15,Ul=190,Oq={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},gx=.02,Mq=["host","compute","communication","memory","outs\
ide","many","gap","longer","shorter","new","gone"],Aq=new Set(["new","gone","gap"]),Cq={control:"A",test:"B"},Rq=[1,.78,.56];function Lq(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,
n]=Ei(e.row),s=Math.abs(n-t)/Math.max(t,n);return s>=.5?0:s>=.25?1:2}function Nq(e,t,n){return e.sort[t]===wa?"gap":e.sort[t]===ya?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===jn?"outside":n!==
""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function cx(e){e.fills=Object.
fromEntries(Mq.map(t=>[t,Rq.map(n=>rd(S(`--span-${t}`),S("--surface"),n))]))}var wx=(e,t)=>e.data.name[t]<0||e.data.lanes[e.data.lane[t]]?.sort==="other"?"":e.ofName[e.data.name[t]];function yx(e){let t=e.
data.names.map((n,s)=>e.changes?.get(Pe(n,e.data.categories[s])));e.ofName=t.map(n=>n?.change??""),e.strengths=t.map(Lq),e.classes=Array.from({length:e.data.length},(n,s)=>Nq(e.data,s,wx(e,s)))}function dx(e,t){
if(e.data.sort[t]===wa){let a=e.data.gaps[e.data.gap[t]];return`idle ${v(a.duration)} · host: ${a.operator??a.host??"nothing recorded"}`}if(e.data.sort[t]===ya){let a=e.data.gaps[e.data.gap[t]];return`\
step ${a.step_number} · ${v(a.duration)}`}if(e.data.sort[t]===jn)return Q(e.data.gaps[e.data.gap[t]].mean,0,3);let n=e.data.names[e.data.name[t]],o=Qn({name:n,category:e.data.categories[e.data.name[t]]})?
`${Ps} (${n})`:n||"(no name)";return(Oq[e.classes[t]]??"")+(e.data.merged[t]>1?`${e.data.merged[t]} rows, most of them ${o}`:o)}function Pq(e){let t=JSON.stringify(e.data.bands);if(t===e.headsOf)return;
e.headsOf=t;let{lane:n,act:s}=e.heads.contains(document.activeElement)?document.activeElement.dataset:{},o=r=>Y("pin",`${e.kind==="pinned"?"Unpin":"Pin"} ${r.label}`,()=>e.on.pin(e.self,r),{class:"lan\
e-pin",data:{lane:r.id,act:"pin"}}),a=({label:r})=>e.kind==="pinned"?`${Cq[e.side]}: ${r}`:r;e.heads.style.height=`${e.data.height}px`,_(e.heads,e.data.bands.map(r=>l("li",{class:"lane-head",title:r.label,
css:{top:`${r.top}px`,height:`${r.height}px`}},r.folds?x(a(r),()=>e.on.fold(e.self,r),{class:"lane-fold",data:{lane:r.id,act:"fold"},"aria-expanded":String(r.open)}):l("span",{},a(r)),o(r)))),[...e.heads.
querySelectorAll("button")].find(({dataset:r})=>r.lane===n&&r.act===s)?.focus()}function Iq(e,t,n){for(let{top:s}of e.data?.bands??[]){let o=Math.round(n.top+s)+.5;t.line(0,o,n.width,o,S("--grid"))}e.
on.decorate(t,n,e.self)}function Dq(e,t,n){e.data=t,yx(e),e.drawing.set({...t.pieces,tops:t.tops,height:t.height,from:n.from,to:n.to}),e.node.hidden=t.bands.length===0,Pq(e)}function qq(e,t){e.changes=
t,e.data&&(yx(e),e.drawing.redraw())}function Bq(e,t){let n=t&&new Set(t);e.drawing.highlight(n&&e.data.pieces.of.flatMap((s,o)=>n.has(s)?[o]:[]))}function Fq(e,t){let{height:n,paint:s}=e.drawing.whole(
t-Ul);return{height:n,paint(o){s(ui(o,Ul,0)),e.data.bands.forEach(({label:a,top:r})=>o.words(6,r+Tq,Ro(a,30),S("--muted")))}}}function jq(e){e.stopTheme(),e.drawing.destroy()}function Wq({side:e,kind:t,
on:n}){let s={side:e,kind:t,on:n,data:null,classes:[],ofName:[],strengths:[],changes:null,fills:{},headsOf:""},o=`${e==="control"?"Control":"Test"}, ${t}`;s.heads=l("ul",{class:"timeline-heads","aria-\
label":`Lanes: ${o}`});let a=l("div",{class:"timeline-drawing"});s.node=l("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s.heads,a),s.self={side:e,kind:t,node:s.node,data:()=>s.data};let r=c=>c<
0?-1:s.data.pieces.of[c],i=c=>s.fills[s.classes[c]][["longer","shorter"].includes(s.classes[c])?s.strengths[s.data.name[c]]:0];return cx(s),s.drawing=mi(a,{rowHeight:$i,label:`${o}: a table below has \
the same`,least:gx,colour:c=>i(r(c)),hatched:c=>Aq.has(s.classes[r(c)]),text:c=>dx(s,r(c)),onHover:(c,d)=>n.hover(s.self,r(c),d),onPick:(c,d)=>n.pick(s.self,r(c),d),onView:(c,d,u)=>n.view(s.self,c,d,u),
onMeasure:n.measure,onKey:c=>n.key(c,s.self),decorate:(c,d)=>Iq(s,c,d)}),s.stopTheme=Ae(()=>{cx(s),s.drawing.redraw()}),Object.assign(s.self,{drawing:s.drawing,show:(c,d)=>Dq(s,c,d),setChanges:c=>qq(s,
c),highlight:c=>Bq(s,c),whole:c=>Fq(s,c),changeAt:c=>wx(s,c),textOf:c=>dx(s,c),title:o,destroy:()=>jq(s)})}function ux(e,t,{start:n,end:s,row:o},a,r,i){let c=Math.max(-3,t.x(n)),d=Math.min(t.width+3,t.
x(s));d>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(o)-.5,Math.max(2,d-c)+.5,i,a,r)}function Hq(e,t,n,s){let o=-1,a=r=>t.y(n.row[r])+2+(s-4)*(1-n.gaps[n.gap[r]].at);for(let r=0;r<n.length;r+=1){if(n.sort[r]!==
jn)continue;let i=t.x(n.start[r]),c=t.x(n.end[r]);c>=0&&i<=t.width&&(e.line(i,a(r),c,a(r),S("--text"),1),o>=0&&n.row[o]===n.row[r]&&n.end[o]===n.start[r]&&e.line(i,a(o),i,a(r),S("--text"),1)),o=r}}function Uq(e,t,n,s){
let o=t.rowHeight;Hq(e,t,n.data()??{length:0},o);let a=s.path(n.side);if(a&&Zw(e,t,n,a),s.measure){let{from:r,to:i}=s.measure,[c,d]=[t.x(r),t.x(i)];e.alpha(.16),e.box(c,0,d-c,t.height,S("--accent")),e.
alpha(1);for(let u of[c,d])e.line(u,0,u,t.height,S("--accent"),1)}if(s.aligned!==null){let r=Math.round(t.x(s.aligned))+.5;e.line(r,0,r,t.height,S("--accent"),1.5)}for(let r of s.selected)r.pane===n&&
ux(e,t,r,S("--accent"),2.5,o);s.partner?.pane===n&&ux(e,t,s.partner,S("--text"),1.5,o)}var _h={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function kh(e,t=v){
if(!e||e.change==="")return"";let{row:n,change:s}=e,[o,a,r]=Ei(n);return`${_h[s]}: ${t(o)} → ${t(a)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function zq(e,t,{changes:n,partner:s,
other:o}){let a=e.data(),r=a.start[t]+a.shift,i=a.end[t]-a.start[t];if(a.sort[t]===wa){let m=a.gaps[a.gap[t]];return[["The device is idle","strong"],[`${C(i)}, from ${C(r)}`],[m.host?`the host: ${m.host}${m.
operator&&m.operator!==m.host?` in ${m.operator}`:""}`:"the host: mostly nothing recorded"],m.next&&[`then: ${m.next}`]].filter(Boolean)}if(a.sort[t]===ya){let m=a.gaps[a.gap[t]];return[[`Step ${m.step_number}\
, as the device has it`,"strong"],[`${C(i)}, from ${C(r)}`],[Xn(m)],[`the host began it at ${C(m.host_start)}`,"muted"]]}if(a.sort[t]===jn){let{name:m,mean:p,min:g,max:w}=a.gaps[a.gap[t]];return[[`${m}\
: ${Q(p,0,3)}`,"strong"],g<w&&[`from ${Q(g,0,3)} to ${Q(w,0,3)} in this pixel`],[`${C(i)}, from ${C(r)}`]].filter(Boolean)}let c=a.names[a.name[t]],d=Qn({name:c,category:a.categories[a.name[t]]});if(a.
merged[t]>1)return[[`${k(a.merged[t])} rows too short to draw separately`,"strong"],[`most of the time: ${c}`],d&&[Ps],["zoom in to see them","muted"]].filter(Boolean);let u=a.lanes[a.lane[t]],f=[[c||
"(no name)","mono strong"],...d?[[Ps]]:[],[`${C(i)}, from ${C(r)}`],[`${a.categories[a.name[t]]} · ${u.label}`,"muted"]];if(!gs(a,t))return[...f,["not part of this step: it began before, or another o\
ne launched it","muted"]];let h=kh(n?.get(Si(a,t)),C);if(h&&f.push([h,"change"]),s){f.push([`${o}: ${C(s.duration)} (${de(e.side==="control"?s.duration-i:i-s.duration)} test against control), from ${C(
s.start)}`]);let m=vd(n,o,c,a.categories[a.name[t]]);m!==c&&f.push([`${o}: ${m}`,"mono muted"])}else s===null&&o&&f.push([`${o}: no ${k(a.occurrence[t]+1)}${bx(a.occurrence[t]+1)} call of this name`,"\
muted"]);return f}var bx=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",vh=e=>`${k(e)}${bx(e)}`,$o=14;function Kq(){let e=l("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});
return{node:e,show(t,n,s){_(e,t.map(([c,d])=>l("p",{class:d},l("bdi",{},c)))),e.hidden=!1;let{width:o,height:a}=e.getBoundingClientRect(),r=n+$o+o>window.innerWidth?n-$o-o:n+$o,i=s+$o+a>window.innerHeight?
s-$o-a:s+$o;e.style.setProperty("left",`${Math.max(4,r)}px`),e.style.setProperty("top",`${Math.max(4,i)}px`)},hide(){e.hidden=!0}}}function Gq(){let e=F("polygon",{class:"join-shape"}),t=F("g",{class:"\
join-links"}),n=P("arrow"),s=F("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},F("marker",{id:n,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},F("path",
{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{node:s,drawLinks(o){let a=s.getBoundingClientRect();_(t,o.map(([r,i])=>{let[c,d]=[Math.min(r.right,i.left),i.left].map(h=>h-a.left),[u,f]=(r.bottom<=
i.top?[r.bottom,i.top]:[r.top,i.bottom]).map(h=>h-a.top);return F("path",{"marker-end":`url(#${n})`,d:`M${c} ${u}L${d} ${f}`})}))},draw(o,a){if(!o||!a){e.setAttribute("points","");return}let r=s.getBoundingClientRect(),
[i,c]=o.top<=a.top?[o,a]:[a,o],d=({left:p,right:g})=>[p,Math.max(g,p+1.5)],[[u,f],[h,m]]=[d(i),d(c)];e.setAttribute("points",[[u,i.bottom],[f,i.bottom],[m,c.top],[h,c.top]].map(([p,g])=>`${p-r.left},${g-
r.top}`).join(" "))}}}function Yq(e,t){let[n,s]=ae(t*10);return`${Q(e/s,0,3).replace("-","−")} ${n}`}function fx(e,t,n){Gg(e,{view:t,width:n,format:Yq,colours:{surface:S("--surface"),border:S("--bo\
rder"),muted:S("--muted")}})}function Vq(){let e=l("canvas",{}),t=l("div",{class:"timeline-ruler","aria-hidden":"true"},e),n={from:0,to:1},s=0;function o(){s=0;let c=t.clientWidth;fx(di(Jo(e,c,ln,{alpha:!1}),
getComputedStyle(document.body).fontFamily),n,c)}let a=()=>{s||=requestAnimationFrame(o)},r=new ResizeObserver(a);r.observe(t);let i=Ae(a);return{node:t,view(c,d){n={from:c,to:d},a()},whole:c=>({height:ln,
paint:d=>fx(ui(d,Ul,0),n,c-Ul)}),unmount(){cancelAnimationFrame(s),r.disconnect(),i()}}}var Jq=60,Qq=40,Xq=130,hx=8,Xa=({kind:e})=>e==="pinned";function Zq(e){e.pins.hidden||Za(e)}var bn=e=>e.shown[0]??
e.panes[0],zl=e=>bn(e).drawing.current();function eB(e,t,n,s,o){e.following||(e.following=!0,e.shown.filter(a=>a!==t).forEach(a=>a.drawing.follow(n,s,o)),e.following=!1,_x(e),Za(e),e.on.view(n,s,o))}function tB(e,{
side:t},n){e.on.pin(t,n),e.shown.filter(s=>s.side===t).flatMap(s=>[...s.node.querySelectorAll(".lane-pin")]).find(({dataset:s})=>s.lane===n.id)?.focus()}function _x(e){let{from:t,to:n}=zl(e);e.overview.
view(t,n),e.ruler.view(t,n)}function nB(e,t,n,s){e.under=n>=0?{pane:t,i:n,event:s}:null,clearTimeout(e.rest),e.abort?.abort(),e.marks.partner=null,e.under?sB(e):e.tip.hide(),Za(e),xh(e)}function sB(e){
let{pane:t,i:n}=e.under,s=e.on.both()?e.partners.nameOf(t,n):null;if(s===null){kx(e,void 0);return}let o=rs[t.side],a=e.partners.drawn(e.shown,o,...s)??(oB(e,o,...s)?null:e.partners.known(o,...s));if(mx(
e,a),a!==void 0)return;let r=e.under;e.rest=setTimeout(async()=>{e.abort=new AbortController;try{let i=await e.partners.ask(o,...s,e.abort.signal);e.under===r&&(mx(e,i),Za(e),xh(e))}catch{}},Jq)}function oB(e,t,n,s,o){
let a=e.on.changes()?.get(Pe(n,s))?.row;return a!==void 0&&o>=a[`${t}_counts`]}function mx(e,t){e.marks.partner=t?_a(e.shown,rs[e.under.pane.side],t):null,kx(e,t)}function kx(e,t){let{pane:n,i:s,event:o}=e.
under;o&&e.tip.show(zq(n,s,{changes:e.on.changes(),partner:t,other:e.on.both()?rs[n.side]:""}),o.clientX,o.clientY)}var yh=({pane:e,start:t,end:n,row:s})=>e.drawing.placeOf({start:t,end:n,row:s});function Za(e){
e.join.drawLinks(e.marks.links.map(s=>s.map(o=>o.pane.drawing.boxOf(o))));let{partner:t,selected:n}=e.marks;if(e.under&&t){let{start:s,end:o,row:a}=e.under.pane.data(),{pane:r,i}=e.under;e.join.draw(yh(
{pane:r,start:s[i],end:o[i],row:a[i]}),yh(t))}else n.length===2?e.join.draw(...n.map(yh)):e.join.draw(null,null)}var xh=e=>e.shown.forEach(t=>t.drawing.redraw());function Ms(e,t,n){let s=(e+t)/2;return{
from:s-n/2,to:s+n/2}}function aB(e,{start:t,end:n}){let s=zl(e),o=bn(e).drawing.node.clientWidth||1e3,a=Math.max(n-t,.01)*o/Qq;return Ms(t,n,Math.max((n-t)*1.3,Math.min(s.to-s.from,a)))}function rB(e,t){
let{from:n,to:s}=bn(e).drawing.goal(),o=Ms(n,s,(s-n)*t);bn(e).drawing.view(o.from,o.to)}function iB(e,t){let{from:n,to:s}=bn(e).drawing.goal(),o=t*(s-n);bn(e).drawing.view(n+o,s+o)}function lB(e,t,n,s,o,a){
e.home=s,e.under=null,e.marks.partner=null,e.tip.hide();let r=e.shown,i=r.length>0?zl(e):null;e.shown=t.map(({pane:c,data:d})=>(c.show(d,n),c)).filter(c=>c.data().bands.length>0),e.panes.filter(c=>!e.
shown.includes(c)).forEach(c=>{c.node.hidden=!0}),e.pins.hidden=!e.shown.some(Xa),e.groups.forEach(c=>{let{side:d}=c.dataset;c.hidden=!e.shown.some(u=>u.side===d&&!Xa(u)),c.firstChild.textContent=o[d]??
""}),a?e.shown.forEach(c=>{let{from:d,to:u}=eo(a,c.drawing.extent(),gx);c.drawing.follow(d,u)}):i&&e.shown.filter(c=>!r.includes(c)).forEach(c=>c.drawing.follow(i.from,i.to)),_x(e)}function cB(e,t){Object.
assign(e.marks,t),Za(e),xh(e)}function dB(e,{pane:t,start:n,end:s,row:o}){let a=t.drawing.boxOf({start:n,end:s,row:o}),{bottom:r}=(e.pins.hidden?e.ruler.node:e.pins).getBoundingClientRect();if(Xa(t))t.
drawing.reveal(o);else{let i=window.innerHeight-Math.max(Xq,e.on.below());window.scrollBy(0,a.top<r||i<r?a.top-r-hx:Math.max(0,a.bottom-i+hx))}}function uB({pane:e,start:t,lane:n,level:s},o){let a=e.data(),
r=-1;for(let i=0;i<a.length;i+=1){let c=o*(a.start[i]-t);c>0&&a.level[i]===s&&a.lanes[a.lane[i]]?.id===n&&gs(a,i)&&(r<0||c<o*(a.start[r]-t))&&(r=i)}return r}function fB(e){clearTimeout(e.rest),e.abort?.
abort(),document.removeEventListener("scroll",e.onScroll,{capture:!0}),e.size.disconnect(),e.overview.unmount(),e.ruler.unmount(),e.panes.forEach(t=>t.destroy())}function hB(e){let{on:t}=e,n={hover:(s,o,a)=>nB(
e,s,o,a),view:(s,o,a,r)=>eB(e,s,o,a,r),key:t.key,fold:t.fold,pin:(...s)=>tB(e,...s),pick:(s,o)=>t.pick(s,o),measure:(s,o,a)=>t.measure(s<o?{from:s,to:o}:null,a),decorate:(s,o,a)=>Uq(s,o,a,e.marks)};e.
panes=["pinned","host","device"].flatMap(s=>O.map(o=>Wq({side:o,kind:s,on:n}))),e.pins=l("section",{class:"timeline-pins","aria-label":"Pinned lanes"},e.panes.filter(Xa).map(s=>s.node)),e.groups=O.map(
s=>l("section",{class:`timeline-side timeline-${s}`,data:{side:s},"aria-label":s==="control"?"Control":"Test"},l("p",{class:`timeline-side-name ${s}-text small`}),e.panes.filter(o=>o.side===s&&!Xa(o)).
map(o=>o.node)))}function vx({partners:e,on:t}){let n={partners:e,on:t,under:null,rest:0,abort:null,following:!1,shown:[],home:{from:0,to:1}};n.onScroll=()=>Zq(n),n.marks={selected:[],links:[],partner:null,
measure:null,aligned:null,path:t.path},n.tip=Kq(),n.join=Gq(),hB(n),n.overview=Eq({onRange:(r,i)=>bn(n).drawing.view(r,i,!0)}),n.ruler=Vq();let s=l("div",{class:"timeline-lanes"},n.pins,n.groups,n.join.
node),o=l("div",{class:"timeline-head"},n.overview.node,n.ruler.node),a=l("section",{class:"card timeline-stage","aria-label":"Timeline"},o,s,n.tip.node);return n.size=new ResizeObserver(()=>a.style.setProperty(
"--head",`${o.offsetHeight}px`)),n.size.observe(o),document.addEventListener("scroll",n.onScroll,{capture:!0,passive:!0}),{node:a,panes:n.panes,shown:()=>n.shown,current:()=>zl(n),around:(...r)=>aB(n,
...r),goTo:({from:r,to:i},c)=>bn(n).drawing.view(r,i,c),glide:r=>rB(n,r),slide:r=>iB(n,r),fit(){bn(n).drawing.view(n.home.from,n.home.to)},show:(r,i,c,d,u)=>lB(n,r,i,c,d,u),drawOverview(r){n.overview.
draw(n.shown,r)},setChanges(r){n.panes.forEach(i=>i.setChanges(r))},mark:r=>cB(n,r),marks:n.marks,whole:r=>[{lines:[],...n.ruler.whole(r)},...n.shown.map(i=>({lines:[i.title],...i.whole(r)}))],reveal:(...r)=>dB(
n,...r),beside:uB,unmount:()=>fB(n)}}function mB(e,t,n){let s=Oe("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),o=x("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:l("div",{class:"timeline-bar"},t,l("span",{class:"timeline-zoom"},Y("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
Y("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),x("Fit",e.fit,{title:"Show the whole step (0)"}),x("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag with\
 Shift"})),s.node,n,o,l("span",{class:"chart-tools"},["png","svg"].map(r=>x(r.toUpperCase(),()=>e.save(r),{title:`The timeline as ${r.toUpperCase()}`,"aria-label":`${r.toUpperCase()} of the timeline`})))),
draw(r){s.press(r.show),s.node.hidden=r.control===""||r.test==="",o.hidden=r.align===""}}}var pB=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["\
many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function gB(){let e=l("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){
_(e,[...t?Object.entries(_h):[],...pB,...n?[["path","on the critical path"]]:[]].map(([s,o])=>l("li",{class:`key key-span-${s}`},o)),t&&l("li",{class:"muted"},"a name counts as changed if its time in \
the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}var wB=()=>l("div",{class:"empty"},l("h2",{},"Nothing to show"),l("p",{},"This set has n\
o ranks with rows."));function yB(e,t,{retry:n,chooseOther:s}){let o=/rank|step|span/.test(e.code);return Ee(e,`The timeline of the ${t} cannot be shown`,o?x("Choose another rank and step",s,{class:"p\
rimary"}):x("Try again",n,{class:"primary"})," ",Un())}var bB={threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Sx=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";
function _B(e,t,n){let s=[],o=Sx([n]);n.missing.length>0&&s.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let a=Object.entries(bB).filter(([r])=>t.whole.left_out?.[r]>0).map(
([r,i])=>$(t.whole.left_out[r],i));return t.whole.left_out?.spans&&a.push(`rows that are too short for a picture of the whole ${o}`),a.length>0&&s.push(`Not shown for the ${e}: ${a.join(", ")}.`),t.whole.
lanes.every(r=>r.start.length===0)?s.push(`This ${o} of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||s.push(`The ${e} has no device work in this ${o}.`),s}function kB(e){let t=l("\
section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function s(r,i,c){let d=JSON.stringify([i?.map(u=>[u.id,u.label]),O.map(u=>[r[u],c[u]?.samples.length,c[u]?.sample])]);d!==
n&&(n=d,je(t,()=>_(t,O.map(u=>o(u,r,i,c[u])))))}function o(r,i,c,d){let u=gn({field:r,set:c&&oe(c,i[r]),text:i[r],none:`No ${r}`,onPick:f=>e({[r]:f===null?"":ee(f.id),[`${r}_rank`]:"",[`${r}_span`]:"",
[`${r}_step`]:"",...Zt([r])})});return Fa(r,[u],d?.sample&&l("div",{class:"side-selection"},a(r,d)))}function a(r,{samples:i,sample:c}){let d=vc(i),u=xc(i,c.rank),f=$c(i,c.rank,c.span),h=(g,w,y,b,E,q)=>{
let A=P(g);return l("span",{class:"sample-field"},l("label",{for:A},w),ye(y.map(V=>[String(V),E(V)]),V=>e({...q,[`${r}_${g}`]:V}),{id:A,value:String(b),data:{field:`${r}_${g}`}}))},m=f.indexOf(c),p=(g,w,y)=>Y(
w,`${So[r]}: ${y} step`,()=>e({[`${r}_step`]:String(f[m+g].step_number)}),{data:{field:`${r}_${y}`},disabled:!f[m+g],class:"step-move"});return[h("rank","Rank",d,c.rank,String,{[`${r}_span`]:""}),u.length>
1&&h("span","File",u,c.span,g=>String(g+1),{}),c.step_number===null?l("span",{class:"muted small"},`whole recording, ${v(c.step)}`):[h("step","Step",f.map(g=>g.step_number),c.step_number,g=>`${g} · ${v(
f.find(w=>w.step_number===g).step)}`,{}),p(-1,"up","previous"),p(1,"down","next"),l("span",{class:"visually-hidden"},`takes ${C(c.step)}`)]]}return{node:t,draw:s,choose:r=>ja(t,r)}}var So={control:"Co\
ntrol",test:"Test"};function vB(e,t,n){return t===void 0?`${So[e]}: …`:t===null?`${So[e]}: no ${vh(n+1)} call`:`${So[e]}: ${C(t.duration)}, from ${C(t.start)}${t.of?`; ${$(t.of,"call")} in this ${t.
whole?"recording":"step"}`:""}${xB(t)}`}function xB({start:e,launch:t,launched:n,launches:s}){if(t)return`; launched ${v(e-t.start)} earlier`;if(!(n>0))return"";let o=Math.min(...s.map(a=>a.start))-e;
return`; it launched ${$(n,"device row")}, ${n>1?"the first of ":""}which began ${v(o)} later`}var $B=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function SB(e){let t=l("section",{class:"\
card timeline-selected","aria-label":"Selected call",hidden:!0}),n="";return{node:t,draw(s,o){let a=JSON.stringify([s,o]);if(a===n||(n=a,t.hidden=s===null,s===null))return;let{control:r,test:i}=s.rows,
c=e.href(s),d=o.map(f=>[f,$B(s.rows[f])]).filter(([,f])=>f),u=kh(s.change);_(t,l("p",{class:"timeline-selected-name mono"},l("bdi",{},s.name),l("span",{class:"muted"},` · ${s.category} · ${vh(s.nth+
1)} call`)),l("p",{class:"timeline-selected-times"},O.filter(f=>o.includes(f)).map(f=>l("span",{class:`${f}-text`},vB(f,s.rows[f],s.nth))),r&&i&&l("span",{class:"strong"},`test − control: ${X(i.duration-
r.duration)}`)),Qn(s)&&l("p",{class:"small"},`${Ps}.`),u&&l("p",{class:"small"},`This operation ${["new","gone"].includes(s.change.change)?"is ":""}${u}.`),l("p",{class:"op-actions"},x("Zoom to it",e.
zoom,{class:"link-button"}),d.map(([f,h])=>x(`${s.rows[f].launch?"Its launch":"What it launched"}${d.length>1?`, ${f}`:""}`,()=>e.go(f,h),{class:"link-button",title:h.name})),r&&i&&!s.aligned&&x("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&l("a",{href:c},"Open this operation"),x("Copy the name",()=>mt(s.name,"Nam\
e copied."),{class:"link-button"}),x("Clear (Escape)",e.clear,{class:"link-button"})))}}}async function EB(e,t){let n=e.page.state(),s=n.name===""?"":JSON.stringify([e.page.key(),n.name,n.category,n.nth,
t,t.map(o=>e.partners.named(o,n.name,n.category))]);if(s===e.wanted){$h(e,t);return}if(e.wanted=s,e.selected=null,s!==""&&n.nth===null){await OB(e,t,s);return}if(s!==""){let{name:o,category:a,nth:r}=n;
e.selected={name:o,category:a,nth:r,rows:Object.fromEntries(t.map(i=>[i,e.partners.known(i,o,a,r)??e.partners.drawn(e.stage.shown(),i,o,a,r)??void 0]))}}$h(e,t),e.selected&&await TB(e,e.selected,t)}async function TB(e,t,n){
let{name:s,category:o,nth:a,rows:r}=t;await Promise.all(n.filter(i=>r[i]?.of===void 0&&r[i]!==null).map(async i=>{try{r[i]=await e.partners.ask(i,s,o,a)}catch{}})),!e.dead&&e.selected===t&&$h(e,n)}async function OB(e,t,n){
let{name:s,category:o,at:a}=e.page.state(),r=[...new Set([a,"test","control"])].filter(i=>t.includes(i));for(let i of r){let c=null,d=await e.sides[i].find({name:e.partners.named(i,s,o),category:o,order:"\
duration",limit:1}).catch(u=>{c=u});if(e.dead||e.wanted!==n)return;if(c){z(`The search for ${s} failed. ${c.message}`,{urgent:!0});return}if(d){let[u]=d.rows,f=u.start-e.page.shifts()[i];e.reveals=!0,
e.stage.goTo(e.stage.around({start:f,end:f+u.duration}),!0),e.page.change({category:d.category,nth:u.occurrence,at:i,open:e.page.opened(i,u.lane),...e.stage.current()});return}}z(`${s} does not occur \
in this ${Sx(t.map(i=>e.sides[i].chosen))}.`,{seconds:10}),e.page.change(e.none)}function $h(e,t){let n=e.selected===null?[]:t.map(o=>e.selected.rows[o]&&_a(e.stage.shown(),o,e.selected.rows[o])).filter(
Boolean);e.stage.mark({selected:n,links:e.selected===null?[]:t.flatMap(o=>MB(e,o))});let s=e.page.state();e.picked.draw(e.selected&&{...e.selected,rows:Object.fromEntries(t.map(o=>{let a=e.selected.rows[o];
return[o,a&&{...a,pane:void 0,whole:e.sides[o].chosen?.sample.step_number===null}]})),change:e.page.changes()?.get(Pe(e.selected.name,e.selected.category))??null,aligned:s.align===e.selected.name&&s.align_nth===
e.selected.nth},t),e.reveals&&n.length>0&&(e.reveals=!1,e.stage.reveal(Kl(e)))}function MB(e,t){let n=e.selected.rows[t],s=n?.launches?.length===n?.launched?n?.launches??[]:[];return[...n?.launch?[[n.
launch,n]]:[],...s.map(o=>[n,o])].map(o=>o.map(a=>_a(e.stage.shown(),t,a))).filter(([o,a])=>o&&a)}var Kl=e=>e.stage.marks.selected.find(({pane:t})=>t.side===e.page.state().at)??e.stage.marks.selected[0];
function AB(e){let t=Kl(e);return t&&(e.stage.goTo(Ms(t.start,t.end,Math.max((t.end-t.start)*1.6,.1))),e.stage.reveal(t)),t!==void 0}function CB(e,{name:t,category:n,occurrence:s,side:o,at:a,duration:r,
lane:i}){e.reveals=!0,e.stage.goTo(e.stage.around({start:a,end:a+r})),e.page.change({name:t,category:n,nth:s,at:o,open:e.page.opened(o,i)})}function RB(e,t,n){let s=e.partners.nameOf(t,n);if(s){let[o,
a,r]=s,i=e.page.state(),c=i.name===o&&i.category===a&&i.nth===r;e.reveals=!c,e.page.change(c?e.none:{name:o,category:a,nth:r,at:t.side})}return s!==null}function LB(e,t){let n=Kl(e),s=n?e.stage.beside(
n,t):-1;if(s<0)return!1;let[o,a,r]=e.partners.nameOf(n.pane,s),i=n.pane.data(),c=e.stage.current();return(i.start[s]<c.from||i.end[s]>c.to)&&e.stage.goTo(Ms(i.start[s],i.end[s],c.to-c.from)),e.page.change(
{name:o,category:a,nth:r,at:n.pane.side}),!0}function NB(e,t){let n={page:e,picked:t,selected:null,wanted:"",reveals:!1,dead:!1,none:{name:"",category:"",nth:null,at:""}},{stage:s,sides:o,partners:a}=e;
return Object.assign(n,{stage:s,sides:o,partners:a}),{draw:r=>EB(n,r),place:()=>Kl(n),zoom:()=>AB(n),current:()=>n.selected,show:(...r)=>CB(n,...r),pick:(r,i)=>RB(n,r,i),step:r=>LB(n,r),clear:()=>e.change(
n.none),unmount(){n.dead=!0}}}var PB=300,IB={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function DB({onPick:e,partnerOf:t}){let n=(r,i,c)=>({key:r,title:i,show:String,...c}),s=Nt({caption:"\
Spans in view",class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:r=>`${r}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(r,i)=>x(r||"(no name)",()=>e(i.pane,i.i),{class:"\
link-button timeline-name",title:r})}),n("start","Start",{number:!0,show:v,exact:C,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:v,exact:C}),n("diff","Test − control",
{number:!0,show:X,exact:de,what:"Against the same call of the other side, where both are drawn",tone:r=>r>0?"more":r<0?"less":""}),n("change","In the step",{show:r=>IB[r]??"",what:"Whether all calls o\
f this name changed in the step"})]}),o=l("p",{class:"muted small",hidden:!0});function a(r,i){let c=[];for(let d of r){let u=d.data();if(u)for(let f=0;f<u.length;f+=1)u.start[f]<i.to&&u.end[f]>i.from&&
(gs(u,f)||u.sort[f]!==Fn&&u.sort[f]!==jn)&&c.push({pane:d,i:f,duration:u.end[f]-u.start[f]})}return[c.sort((d,u)=>u.duration-d.duration).slice(0,PB),c.length]}return{node:l("div",{},s.node,o),draw(r,i){
let[c,d]=a(r,i);o.hidden=d<=c.length,o.textContent=`The ${k(c.length)} longest of ${$(d,"span")} in view.`,s.show(c.map(({pane:u,i:f,duration:h})=>{let m=u.data(),p=m.sort[f]===Fn,g=p?t(u,f):null;return{
pane:u,i:f,duration:h,side:u.side,start:m.start[f]+m.shift,lane:m.lanes[m.lane[f]]?.label??"steps",name:p?m.names[m.name[f]]:u.textOf(f),change:p?u.changeAt(f):"",diff:g===null?null:u.side==="control"?
g.duration-h:h-g.duration}}))}}}var qB=1e3,BB="Time in the stretch, of a host row without the rows below it";function FB(e,t){let n=new Map,s=Object.keys(e);for(let a of s)for(let{name:r,category:i,sort:c,
calls:d,self:u}of e[a].rows){let f=t(r,i),h=n.get(Pe(f,i))??{name:f,category:i,sort:c};h[a]=(h[a]??0)+u,h[`${a}_calls`]=(h[`${a}_calls`]??0)+d,n.set(Pe(f,i),h)}for(let a of n.values()){for(let r of s){
let i=e[r].of>e[r].rows.length?null:0;a[r]??=i,a[`${r}_calls`]??=i}a.diff=s.length===2&&a.control!==null&&a.test!==null?a.test-a.control:null}let o=a=>Math.abs(a.diff??0)||Math.max(a.control??0,a.test??
0)*1e-6;return[...n.values()].sort((a,r)=>o(r)-o(a))}function jB(e,t){let n=s=>({key:s,title:So[s],number:!0,what:BB,show:v,exact:C});return Nt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:s=>x(s||"(no name)",()=>t(s),{class:"link-button timeline-name",title:s})},{key:"sort",title:"Where",show:String},...e.map(n),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:X,exact:de,tone:s=>s>0?"more":s<0?"less":""}]:[],...e.map(s=>({key:`${s}_calls`,number:!0,title:e.length===2?`${So[s]} calls`:"Call\
s",show:k}))]})}function WB(e){let t=l("p",{class:"timeline-measured",role:"status"}),n=l("div"),s=l("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,n),o="",a=null;async function r(i,c,d){
a?.abort();let u=new AbortController;a=u;try{let f={};if(await Promise.all(c.map(async({side:h,set:m,query:p})=>{let g=new URLSearchParams(p);Object.entries({from:i.from+d[h],to:i.to+d[h]}).forEach(([
w,y])=>g.set(w,String(Math.round(y*1e3)/1e3))),g.set("limit",String(qB)),f[h]=await np(m,g,{signal:u.signal})})),a===u){let h=Object.fromEntries(c.map(({side:g})=>[g,f[g]])),m=jB(Object.keys(h),e.search),
p=FB(h,e.nameOf);m.show(p),_(n,p.length>0?m.node:l("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(f){a===u&&f.name!=="AbortError"&&_(n,l("p",{class:"notice small"},`Its sums could not be\
 loaded. ${f.message}`))}}return{node:s,draw(i,c,d,u){let f=i?JSON.stringify([i,u,d]):"";if(f!==o){if(o=f,s.hidden=i===null,i===null){a?.abort();return}_(t,l("b",{},v(i.to-i.from)),l("span",{class:"mu\
ted small"},` from ${C(i.from)} to ${C(i.to)} `),x("Zoom to it",()=>e.zoom(i),{class:"link-button"}),Y("close","Remove the stretch (Escape)",e.clear)),r(i,c,d)}},unmount(){a?.abort()}}}var xx=.001;function HB(e){
let{stage:t}=e,n=!1;function s(){let{sum_from:r,sum_to:i}=e.state();return r===null?null:{from:r,to:i}}function o(r,i=!0){n=!i,t.mark({measure:r}),i&&(e.change({sum_from:r?.from??null,sum_to:r?.to??null},
{replace:!0}),r&&j(`${v(r.to-r.from)} chosen.`))}let a=WB({zoom:t.goTo,clear:()=>o(null),nameOf:e.nameOf,search:r=>e.change({q:r},{replace:!0})});return{node:a.node,current:s,choose:o,draw(r){n||t.mark(
{measure:s()}),a.draw(s(),e.sides(r),e.shifts(),e.key())},ofCall(){let r=e.place(),i=s();return r&&o(i&&Math.abs(i.from-r.start)>xx?{from:Math.min(i.from,r.start),to:Math.max(i.from,r.start)}:{from:r.
start,to:Math.max(r.end,r.start+xx)}),r!==void 0},unmount:a.unmount}}function UB(e,t){let n=null,s=-1;function o(a){let r=`${t.key()}|${a}`;if(n?.key!==r){let i={key:r,list:[]};n=i,s=-1,i.found=ny(a,t.
sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:d})=>{if(i.list=c,n===i){let u=new Set(c.map(f=>Pe(f.name,f.category)));e.say(sy(u.size,c.length,d))}},()=>{})}return n.found}return{draw(a){
a===""?(e.say(""),n=null):o(a)},async walk(a,r){if(a==="")return;await o(a);let i=n?.list??[];if(i.length!==0){if(s<0){let c=i.findIndex(d=>d.at>=t.from());s=r>0?Math.max(0,c):c<=0?i.length-1:c-1}else
s=(s+r+i.length)%i.length;e.say(oy(s,i.length)),t.onCall(i[s])}}}}var zB=350,KB=250,GB=220,er={path:"/timeline",name:"Timeline",read:xr,mount:gF},Ex=(e,t)=>["from","to"].some(n=>Math.abs(e[n]-t[n])>.002+
1e-6*Math.abs(t[n]));function pt(e,t,{replace:n=!1}={}){e.dead||e.context.go(zs({...e.state,...t}),{replace:n})}var Sh=(e,t)=>Cn(t,e.state,e.sets,null),Tx=({sample:e})=>`rank ${e.rank}${e.span>0?`, fi\
le ${e.span+1}`:""}, ${e.step_number===null?"whole recording":`step ${e.step_number}`}`;function YB(e){let t=O.filter(o=>e.state[o]!==""),n=t.map(o=>Sh(e,o)).join(" → ");e.heading.textContent=t.length>
0?`${n} · Timeline`:"Timeline",e.context.setTitle(e.heading.textContent);let s={...Fe(""),control:e.state.control,test:e.state.test,...Wo(e.state)};_(e.crumb,t.length===2&&l("a",{href:e.context.lastCompare(
new URLSearchParams(s))??at(s)},`← ${n}`))}function As(e){let t=O.filter(i=>e.state[i]!=="");YB(e),O.forEach(i=>e.sides[i].load(e.state));let n=t.length>0&&t.every(i=>e.sides[i].samples!==null)?VB(e,
t):{};e.pickers.draw(e.state,e.sets,Object.fromEntries(O.map(i=>[i,n[i]&&{samples:e.sides[i].samples,...n[i]}]))),e.bar.draw(e.state),e.search.draw(e.state.q);let s=jt(e.state),o=t.find(i=>e.sides[i].
error&&(s.includes(i)||e.sides[i].samples===null)),a=t.some(i=>e.sides[i].samples?.length===0),r=s.length>0&&s.every(i=>e.sides[i].whole);t.length===0?e.question.say(fo("Choose one or two sets",e.sets,
"Pick them above, or on the ",". The timeline shows a step of one set, or of two sets, one above the other.")):o&&!r?cF(e,o):a?e.question.say(wB()):e.question.say(null),e.results.toggleAttribute("data\
-skeleton",!r),e.context.busy(t.length>0&&!r&&!o&&!a),r&&QB(e,s,n)}function VB(e,t){let n={};for(let s of t){let o=n[rs[s]]??null;n[s]=e.sides[s].choose(e.state,o)}return jt(e.state).filter(s=>n[s]).forEach(
s=>e.sides[s].loadWhole(e.state,Math.max(e.room-GB,300))),n}var JB=(e,t)=>t.map(n=>e.sides[n].stepKey()).join("|");function QB(e,t,n){let s=JB(e,t),o=s!==e.drawnKey;o&&(e.drawnKey=s),e.rowsKey!==`${s}\
 ${e.state.pin}`&&(e.rowsKey=`${s} ${e.state.pin}`,t.forEach(a=>{e.rows[a]=Object.fromEntries(["pinned","host","device"].map(r=>[r,Yw(i=>e.state.open.includes(Us(a,i)))]))})),Ox(e,t),tF(e,n),ZB(e,t,n,
o),dF(e,t,n),e.legend.draw(t.length===2,e.state.path),e.path.draw(e.state,t,n),e.selection.draw(t),e.stretch.draw(t),rF(e),e.drawTable(),e.context.settled()}var XB=(e,t,n)=>e.state.pin.includes(Us(t,n))?
"pinned":n.sort==="host"?"host":"device";function ZB(e,t,n,s){let o=c=>t.map(d=>c(e.sides[d].whole.extent)-e.shifts[d]),a=Math.max(...o(c=>c.to));e.extent={from:Math.min(...o(c=>c.from)),to:a},e.home=
{from:Math.min(...o(c=>Math.max(0,c.from))),to:a};let r=e.stage.panes.filter(c=>t.includes(c.side)).map(c=>{let{whole:d,window:u}=e.sides[c.side];return{pane:c,data:Vw({window:u,all:d,takes:f=>XB(e,c.
side,f)===c.kind,shift:e.shifts[c.side],rows:e.rows[c.side][c.kind]})}}),i=e.state.from===null?null:{from:e.state.from,to:e.state.to};e.stage.show(r,e.extent,e.home,Object.fromEntries(t.map(c=>[c,`${Sh(
e,c)}, ${Tx(n[c])}`])),s?i??e.home:null),s&&(e.stage.drawOverview(e.extent),Eh(e))}function Eh(e){let t=e.stage.current();for(let n of jt(e.state)){let s=e.stage.shown().find(r=>r.side===n),{whole:o,windows:a}=e.
sides[n];if(s&&o){let r=e.shifts[n];a.want({from:t.from+r,to:t.to+r},s.drawing.node.clientWidth,o.extent)}}}function eF(e){Eh(e),e.keepUrl(),e.drawTable()}async function tF(e,t){let n=t.control&&t.test,
s=new URLSearchParams({control:e.state.control,test:e.state.test});for(let a of n?O:[]){let{rank:r,step_number:i}=t[a].sample;s.set(`${a}_ranks`,String(r)),s.set(`${a}_steps`,i===null?"all":String(i)),
An(s,e.state,a,`${a}_`)}Object.entries({significance:"false",diagnosis:"false",...e.state.use_short_name?{use_short_name:"true"}:{}}).forEach(([a,r])=>s.set(a,r));let o=n?s.toString():"";if(o!==e.changesKey&&
(e.changesKey=o,e.changesRequest?.abort(),e.changes=null,e.stage.setChanges(null),o!=="")){e.changesRequest=new AbortController;try{let a=await fe(s,{signal:e.changesRequest.signal});!e.dead&&e.changesKey===
o&&(e.changes=ba(a),e.stage.setChanges(e.changes),e.stage.drawOverview(e.extent),e.selection.draw(jt(e.state)),Ox(e,jt(e.state)),e.drawTable())}catch{}}}async function Ox(e,t){let n=e.state.align===""||
t.length<2?"":JSON.stringify([e.drawnKey,e.state.align_category,e.state.align_nth,...t.map(a=>e.partners.named(a,e.state.align,e.state.align_category))]);if(n===e.alignKey)return;e.alignKey=n;let s=e.
shifts;e.shifts={control:0,test:0};let o=null;if(n!==""){let a=null,r=await Promise.all(t.map(i=>e.sides[i].find({name:e.partners.named(i,e.state.align,e.state.align_category),category:e.state.align_category,
occurrence:e.state.align_nth}).catch(c=>{a=c})));if(e.dead||e.alignKey!==n)return;if(a)z(`The search for the call to align at failed. ${a.message}`,{urgent:!0});else if(r.every(Boolean)){let[i,c]=r.map(
d=>d.rows[0].start);e.shifts={control:0,test:c-i},o=i}else(e.changes||e.state.align_category!=="python_function")&&z("The call to align at is not in both steps.",{seconds:8})}e.stage.mark({aligned:o}),
(n!==""||s.test!==0)&&(As(e),Eh(e),e.stage.drawOverview(e.extent))}function nF(e,t,n){let s=e.stage.shown().filter(o=>o.side===t).flatMap(o=>o.data().bands).find(({id:o})=>o===n);return!s||s.open?e.state.
open:vr(e.state.open,Us(t,s))}function sF(e,t,n){let s=jt(e.state).length===2?e.partners.nameOf(t,n):null;return s&&e.partners.drawn(e.stage.shown(),rs[t.side],...s)}function Mx(e,t,n){let s=t.data();
!e.selection.pick(t,n)&&n>=0&&(s.merged[n]>1||s.sort[n]!==Fn)&&e.stage.goTo(Ms(s.start[n],s.end[n],(s.end[n]-s.start[n])*1.5))}function oF(e){let{name:t,category:n,nth:s}=e.selection.current();pt(e,{align:t,
align_category:n,align_nth:s})}function aF(e,{name:t,category:n}){return e.state.control===""||e.state.test===""?null:Ve({...Ws(""),control:e.state.control,test:e.state.test,...Wo(e.state),row:Be(t,n),
use_short_name:e.state.use_short_name})}function rF(e){for(let t of e.stage.shown())t.highlight(e.state.q===""?null:Jw(t.data(),e.state.q));e.walk.draw(e.state.q)}function iF(e,t){let n=e.KEYS[t.key];
return n!==void 0&&n()!==!1}function lF(e){if(e.stage.marks.measure)e.stretch.choose(null);else if(e.state.name!=="")e.selection.clear();else if(e.state.q!=="")pt(e,{q:""},{replace:!0});else return!1;
return!0}function $x(e){z(`This part of the timeline could not be loaded. ${e.message}`,{urgent:!0})}function cF(e,t){e.question.say(yB(e.sides[t].error,t,{retry(){O.filter(n=>e.sides[n].error).forEach(
n=>e.sides[n].retry()),As(e)},chooseOther:()=>pt(e,Object.fromEntries(O.flatMap(n=>["rank","span","step"].map(s=>[`${n}_${s}`,""]))),{replace:!0})})),e.question.clearable(e.sides[t].error,t)}function dF(e,t,n){
let s=t.flatMap(o=>_B(o,e.sides[o],n[o]));_(e.notes,s.map(o=>l("p",{class:"notice small"},o)))}async function uF(e,t){let n=e.stage.shown();if(n.length===0)return;let{from:s,to:o}=e.stage.current(),a=Math.
max(900,n[0].drawing.node.clientWidth),r=jt(e.state),i=[e.heading.textContent,`${v(s)} to ${v(o)} of ${r.map(d=>`the ${d} (${Tx(e.sides[d].chosen)})`).join(" and ")}`],c=id(i,e.stage.whole(a),a);await fi(
c,t,`tracediff-${r.map(d=>Le(Sh(e,d))).join("-")}-timeline`)}function fF(e,t){let n=e.state;e.state=xr(t),As(e);let s=e.state.from!==n.from||e.state.to!==n.to,o=e.state.from===null?e.home:e.state;s&&Ex(
e.stage.current(),o)&&e.stage.goTo(o,!0),ht(e,As)}function hF(e){e.dead=!0,e.keepUrl.cancel(),e.drawTable.cancel(),e.changesRequest?.abort(),O.forEach(t=>e.sides[t].unmount()),e.question.unmount(),e.selection.
unmount(),e.path.unmount(),e.stretch.unmount(),e.stage.unmount()}function mF(e){e.sides=Object.fromEntries(O.map(t=>[t,Gw(t,{onChange:()=>!e.dead&&As(e),onError:n=>!e.dead&&$x(n)})])),e.rows=Object.fromEntries(
O.map(t=>[t,null])),e.partners=Qw(e.sides,()=>e.changes),e.path=ey({toggle:()=>pt(e,{path:!e.state.path}),change:()=>!e.dead&&e.stage.mark({}),error:$x}),e.stage=vx({partners:e.partners,on:{view:()=>eF(
e),pick:(t,n)=>Mx(e,t,n),key:t=>iF(e,t),fold:({side:t},n)=>pt(e,{open:vr(e.state.open,Us(t,n))},{replace:!0}),pin:(t,n)=>pt(e,{pin:vr(e.state.pin,Us(t,n))},{replace:!0}),measure:(...t)=>e.stretch.choose(
...t),changes:()=>e.changes,both:()=>jt(e.state).length===2,path:t=>e.path.of(t),below:()=>e.details.offsetHeight}}),e.search=ty({onText:t=>pt(e,{q:t},{replace:!0}),onStep:t=>e.walk.walk(e.state.q,t)}),
e.bar=mB({zoom:e.stage.glide,fit:e.stage.fit,save:t=>uF(e,t),show:t=>pt(e,{show:t}),sum:()=>e.stretch.choose(e.stage.current()),unalign:()=>pt(e,{align:"",align_category:"",align_nth:0})},e.search.node,
e.path.node)}function pF(e){e.picked=SB({zoom:()=>e.selection.zoom(),align:()=>oF(e),go:(n,s)=>e.selection.show({...s,side:n,at:s.start-e.shifts[n]}),href:(...n)=>aF(e,...n),clear:()=>e.selection.clear()}),
e.stretch=HB({state:()=>e.state,change:(...n)=>pt(e,...n),stage:e.stage,shifts:()=>e.shifts,sides:n=>n.map(s=>e.sides[s]),key:()=>[e.drawnKey,e.changes===null,e.state.show],place:()=>e.selection.place(),
nameOf:(n,s)=>e.partners.named("control",n,s)});let t=()=>`${e.drawnKey}|${e.alignKey}`;e.selection=NB({state:()=>e.state,stage:e.stage,sides:e.sides,partners:e.partners,shifts:()=>e.shifts,change:n=>pt(
e,n,{replace:!0}),changes:()=>e.changes,key:t,opened:(n,s)=>nF(e,n,s)},e.picked),e.walk=UB(e.search,{key:()=>`${t()}|${e.changes===null}`,sides:()=>jt(e.state).map(n=>e.sides[n]),panes:e.stage.shown,changes:()=>e.
changes,shifts:()=>e.shifts,from:()=>e.stage.current().from,onCall:n=>!e.dead&&e.selection.show(n)}),e.pickers=kB(n=>pt(e,{...n,...O.some(s=>s in n)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),e.table=DB({onPick:(n,s)=>Mx(e,n,s),partnerOf:(n,s)=>sF(e,n,s)})}function gF(e,t){let n={context:t,sets:null,changes:null,changesKey:"",changesRequest:null,shifts:{control:0,test:0},
alignKey:"",drawnKey:"",rowsKey:"",extent:{from:0,to:1},dead:!1};n.room=e.clientWidth,n.state=xr(location.search),n.home=n.extent,mF(n),pF(n),n.legend=gB(),n.notes=l("div",{class:"timeline-notes"}),n.
heading=l("h1",{class:"visually-hidden"},"Timeline"),n.crumb=l("nav",{class:"crumb","aria-label":"Where this is"});let s=l("div",{class:"message"}),o=l("p",{class:"muted small"},"Wheel: scroll · Ctrl \
and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys");return n.details=l("div",{class:"timeline-details"},n.picked.node,n.stretch.node),
n.results=l("div",{class:"results"},n.bar.node,n.notes,n.stage.node,n.details,n.legend.node,n.path.words,o,n.table.node),e.append(l("div",{class:"page timeline-page"},n.heading,n.crumb,n.pickers.node,
s,n.results)),n.question=Ue({context:t,results:n.results,message:s}),n.keepUrl=Te(zB,()=>{let{from:a,to:r}=n.stage.current();pt(n,Ex({from:a,to:r},n.home)?{from:a,to:r}:{from:null,to:null},{replace:!0})}),
n.drawTable=Te(KB,()=>{!n.dead&&n.stage.shown().length>0&&n.table.draw(n.stage.shown(),n.stage.current())}),n.KEYS={".":()=>n.selection.step(1),",":()=>n.selection.step(-1),m:()=>n.stretch.ofCall(),f:()=>n.
selection.zoom()},As(n),ht(n,As),{keys:{search:()=>n.search.focus(),control:()=>n.pickers.choose("control"),test:()=>n.pickers.choose("test"),zoomIn:()=>n.stage.glide(.75),zoomOut:()=>n.stage.glide(1/
.75),left:()=>n.stage.slide(-.12),right:()=>n.stage.slide(.12),fit:()=>n.stage.fit(),next:n.KEYS["."],former:n.KEYS[","],measure:n.KEYS.m,zoomTo:n.KEYS.f,close:()=>lF(n)},update:a=>fF(n,a),unmount:()=>hF(
n)}}var wF=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,yF=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`,Px="tracediff.dismissed-jobs",bF=24*3600*1e3,_F=1e4;function Ix(){try{return JSON.parse(localStorage.getItem(Px))??[]}catch{return[]}}function kF(e){try{localStorage.setItem(Px,JSON.stringify([...Ix().
slice(-50),e.id]))}catch{}}function vF(e,t,n){let s=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<bF;return!n.includes(e.id)&&(!ta(e)||t.has(e.id)||s)}function xF(){let e=new Map;return{
tell(t,{state:n,stage:s="",text:o}){let a=e.get(t),r=performance.now()-(a?.at??0);if(a?.state===n&&a.stage===s&&r<_F)return;let i=a?.state===n;e.set(t,{state:n,stage:s,at:performance.now()}),a&&(!i||n===
"job"||n==="running")&&j(o,n==="failed")}}}function $F(e){let t=null;for(let n of U.transfers){let s=e.cards.get(n.key);s||(s=db(n),e.cards.set(n.key,s),t??=s),s.update();let{state:o,label:a,job:r}=n;
e.teller.tell(n.key,{state:o,stage:r?.stage,text:`${a}: ${o==="failed"?"failed. ":""}${s.text()}`})}return t}function SF(e){let t=Ix();rn.running.forEach(s=>e.seen.add(s.id));let n=rn.list.filter(s=>vF(
s,e.seen,t)).reverse();for(let s of n)e.cards.has(s.id)||e.cards.set(s.id,ub(s,()=>{kF(s),Th(e)})),e.cards.get(s.id).update(s),e.teller.tell(s.id,{state:s.state,stage:s.stage,text:`${s.label}: ${ys(s)}`});
return n}function Th(e){e.frame=0;let t=e.cards.size===0,n=$F(e),s=[...U.transfers.map(o=>o.key),...SF(e).map(o=>o.id)];for(let o of e.cards.keys())s.includes(o)||e.cards.delete(o);Nn(e.list,s.map(o=>e.
cards.get(o).node)),e.node.hidden=e.cards.size===0,n&&!t&&n.node.scrollIntoView({block:"nearest"}),U.transfers.forEach(({key:o})=>e.cards.get(o).focus())}function EF(e){e.frame===0&&(e.frame=requestAnimationFrame(
()=>Th(e)))}function TF(e,t){let n={cards:new Map,seen:new Set,frame:0};n.list=l("ul",{class:"transfers"}),n.node=l("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},l("div",{class:"\
section-head"},l("h2",{id:"activity-title"},"Uploads and jobs")),n.list),n.teller=xF();let s=new AbortController,{signal:o}=s;return[U,rn].forEach(a=>a.addEventListener("change",()=>EF(n),{signal:o})),
U.addEventListener("stored",({detail:a})=>e(a.job.set),{signal:o}),rn.addEventListener("stored",({detail:a})=>e(a.set),{signal:o}),U.addEventListener("sets",t,{signal:o}),Th(n),{node:n.node,unmount(){
s.abort(),cancelAnimationFrame(n.frame)}}}var Ax=64,Cx=32;function OF(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Ax)return`${t} i\
s too long: a tag has at most ${Ax} bytes.`;if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[n,...s]=e.split("=");return s.length>0&&(n.trim()===""||s.join("=").trim()==="")?`${t} has no\
thing ${n.trim()===""?"before":"after"} the “=”. Write, for example, branch=main.`:""}function MF(e){let t=e.split(",").map(a=>a.trim().replace(/\s+/g," ")).filter(a=>a!==""),n=t.map(a=>a.toLowerCase()),
s=t.filter((a,r)=>n.indexOf(n[r])===r),o=s.map(OF).find(a=>a!=="")??(s.length>Cx?`${s.length} tags are too many: a set has at most ${Cx}.`:"");return{tags:s,fault:o}}var AF="key=value, separated by co\
mmas";function CF(){let[e,t]=["tags","tags-help"].map(P),n=l("span",{id:t,class:"tag-help",role:"status"}),s=l("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main,\
 host=a100-3","aria-describedby":t,value:U.tagText,on:{input:()=>o(!1),change:()=>o(!0)}});function o(a){let{tags:r,fault:i}=MF(s.value);Object.assign(U,{tagText:s.value,tags:r,tagFault:i}),(a||i==="")&&
(n.textContent=i||AF,n.classList.toggle("error-text",i!==""),s.setAttribute("aria-invalid",String(i!=="")))}return o(!0),l("div",{class:"tag-field writes small"},l("label",{for:e},"Tags of the next up\
loads"),s,n)}function Rx(e,t,n){let s=l("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let o=ng(s.files);o.length>0?U.add(o):n.webkitdirectory&&z("That folder is empty.",{urgent:!0}),
s.value=""}}});return l("span",{class:"writes"},l("button",{type:"button",on:{click:()=>s.click()}},it(t),e),s)}function Lx(e){return l("div",{class:"recipe"},l("pre",{},l("code",{},e)),x("Copy",()=>mt(
e,"Code copied."),{class:"small-button","aria-label":"Copy the code"}))}function RF(){let e=(t,n,s)=>{let o=x(t,async()=>{o.disabled=!0;try{await U.addSample(n)}catch(a){z(`The sample cannot be added.\
 ${a.message}`,{urgent:!0}),o.disabled=!1}},{class:s});return o};return l("div",{class:"empty"},l("h2",{},"No traces yet"),l("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as\
 its profiler recorded them, and says what changed, by how much, and why."),l("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),l("span",{class:"muted"},"Two recordings of a tr\
aining on an H200; attention was one kernel, then written by hand.")),l("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),l("span",{class:"muted"},"Generated, with four changes pla\
nted in the second.")),l("h3",{},"Your own"),l("ol",{},l("li",{},"Copy ",l("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once bef\
ore and once after your change:",Lx(wF),l("details",{},l("summary",{},"Or with ",l("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),Lx(yF))),l("li",{},"Each ru\
n leaves a folder with one ",l("code",{},".json")," or ",l("code",{},".json.gz")," (or ",l("code",{},".pftrace"),") file per rank."),l("li",{class:"writes"},"Drop both folders anywhere in this window,\
 together or one after the other: the comparison opens by itself.")))}function LF(e){let t=l("span",{class:"side side-control"}),n=l("span",{class:"side side-test"}),s=Y("swap","Swap control and test",
e),o=l("a",{class:"button primary",href:H("/compare")},"Compare"),a=l("span",{class:"muted"}),r=l("section",{class:"pick-bar","aria-label":"Control and test"},l("div",{class:"pick-pair"},t,s,n),a,o);function i(c,d){
let u=(h,m,p)=>_(h,l("b",{class:"letter"},m),p?l("span",{class:"ellipsis",title:p.label},p.label):l("span",{class:"muted"},"not picked"));u(t,"A",c),u(n,"B",d);let f=c&&d&&c.id===d.id;a.textContent=f?
"Both sides are the same set.":"",s.disabled=!c&&!d,c&&d?(o.href=rt(c.id,d.id),o.removeAttribute("aria-disabled")):(o.removeAttribute("href"),o.setAttribute("aria-disabled","true"))}return{node:r,draw:i}}
var tr={path:"/",name:"Traces",read:Ho,mount(e,t){return BF(e,t)}},Dx=24,NF=100;function Gl(e,t,n){e.context.go(Dm({...e.state,...t}),n)}function Oh(e){e.list.show(e.state,{control:e.picked.control?.id??
"",test:e.picked.test?.id??"",labels:{control:e.picked.control?.label??"",test:e.picked.test?.label??""}}),e.bar.draw(e.picked.control,e.picked.test)}function PF(e,{sets:t,allTotal:n,checking:s=!1}){e.
unmounted||(e.shown=t,e.context.setTitle(`Traces (${k(n)})`),e.count.textContent=n>0?k(n):"",e.bar.node.hidden=n===0,e.tagField.hidden=n===0,location.search===""&&n<=Dx&&!s&&qx(e,t),Bx(e))}function qx(e,t){
let{control:n,test:s}=Uc(t);n&&(n!==e.picked.control?.id||s!==e.picked.test?.id)&&(e.picked={control:oe(t,n),test:oe(t,s)},Gl(e,{control:ee(n),test:ee(s)},{replace:!0}))}function IF(e,t){let n=U.transfers.
some(s=>s.job?.set===t);n&&!e.arrivals.includes(t)&&e.arrivals.push(t),n&&Gl(e,{q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),e.reload(n?t:"")}async function Bx(e){let t=e.state,n=["co\
ntrol","test"].map(i=>t[i]),s=n.filter(i=>i!==""&&!e.shown.some(c=>c.id.startsWith(i))),o=await Wt(s).catch(()=>null);if(e.unmounted||t!==e.state)return;let[a,r]=n.map(i=>i===""?null:e.shown.find(c=>c.
id.startsWith(i))??oe(o??[],i)??null);e.picked={control:a,test:r},e.context.unknown(["control","test"].filter(i=>o&&e.state[i]!==""&&!e.picked[i]).map(i=>({name:i,value:e.state[i],allowed:"a stored se\
t"}))),Oh(e)}function Fx(e,t){e.chosen=!0,e.picked=t,Gl(e,{control:ee(t.control?.id??""),test:ee(t.test?.id??"")})}function jx(e,t,n){Fx(e,{...e.picked,[t]:n}),j(`${n.label} is the ${t}.`)}function Nx(e,t){
let n=e.list.focused();return n?jx(e,t,n):!1}function DF(e,t){let n=e.state;e.state=Ho(t),Oh(e),(n.control!==e.state.control||n.test!==e.state.test)&&Bx(e)}function qF(e){e.unmounted=!0,e.reload.cancel(),
e.list.unmount(),e.activity.unmount()}function BF(e,t){let n={context:t,picked:{control:null,test:null},shown:[],chosen:!1,arrivals:[],unmounted:!1};return n.state=Ho(location.search),n.count=l("span",
{class:"count"}),n.list=ob({change:(s,o)=>Gl(n,s,o),pick:(s,o)=>jx(n,s,o),loaded:(...s)=>PF(n,...s),empty:RF,context:t}),n.bar=LF(()=>Fx(n,{control:n.picked.test,test:n.picked.control})),n.activity=TF(
s=>IF(n,s),()=>n.list.reload()),n.tagField=CF(),n.bar.node.hidden=!0,n.tagField.hidden=!0,e.append(l("div",{class:"page traces-page"},l("div",{class:"page-head"},l("h1",{},"Traces ",n.count),l("div",{
class:"page-actions"},l("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Rx("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folde\
r"}),Rx("Choose files","file",{accept:".json,.gz,.pftrace,.perfetto-trace,.zst,.xz,.zip,.tar,.tgz,.txz,.bz2,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),n.tagField,l("p",{class:"\
muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",l("code",{},"tracediff serve --keep-traces=20G")," keeps them\
."),n.activity.node,n.bar.node,n.list.node)),t.setTitle("Traces"),n.reload=Te(NF,async s=>{if(await n.list.reload(s),n.arrivals.length>1&&!n.chosen&&!n.unmounted){let o=await Wt(n.arrivals.slice(-Dx)).
catch(()=>[]);if(!n.unmounted&&!n.chosen){o.sort((r,i)=>n.arrivals.indexOf(i.id)-n.arrivals.indexOf(r.id));let{control:a}=Uc(o);qx(n,a===""?o.slice(0,2):o)}}}),Oh(n),{keys:{search:n.list.search,enter:n.
list.enter,control:()=>Nx(n,"control"),test:()=>Nx(n,"test")},update:s=>DF(n,s),back:()=>n.list.reload(),unmount:()=>qF(n)}}var FF=20,jF=.62,Kx={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function WF(){let e=new Map,t=(n,s)=>{let o=`${n} ${s}`;return e.has(o)||
e.set(o,Sw(S("--surface-sunk"),S(n),s)),e.get(o)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",jF*(.12+.88*(Math.abs(n)/no))),noise:()=>t("--noise\
-fill",.75),sort:n=>t(Kx[n]??"--noise-fill",.45)}}function HF(){let e=l("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:s},o){_(e,l(
"p",{class:"mono strong"},tt(t)),l("p",{class:"muted small"},[pa(t),ga(t),dn(t,s)&&"no difference found"].filter(Boolean).join(" · ")),Iw(t,n).map(d=>l("p",{class:"small"},d))),e.hidden=!1;let{offsetWidth:a,
offsetHeight:r}=e,i=Math.min(o.clientX+14,innerWidth-a-8),c=o.clientY+18;e.style.left=`${Math.max(4,i)}px`,e.style.top=`${c+r>innerHeight?Math.max(4,o.clientY-r-12):c}px`}}}var nr=(e,t)=>e.view.tree.frames[e.
layout.frame[t]],Gx=(e,t)=>e.view.tree.pair&&!da(t)&&t.sort!=="rest";function UF(e,t){let n=nr(e,t);return e.view.tree.pair?dn(n,e.view.measure)?e.shades.noise():e.shades.change($w(n,e.view.measure,e.
full)):e.shades.sort(n.sort)}function zF(e,t){let n=nr(e,t);return`${n.status==="replaced"?"⇄ ":""}${[wd(n),ua(n)].filter(Boolean).join(" ")}${e.view.tree.pair?` ${Dw(n,e.view.measure)}`:""}`}function KF(e,t){
let n=e.view?.selected;if(!n)return!1;let s=n.parent?.children.filter(d=>Wx(e,d))??[],o=s.indexOf(n),a=d=>e.layout.end[e.layout.place[d.at]]-e.layout.start[e.layout.place[d.at]],i={ArrowUp:()=>n.parent,
ArrowDown:()=>n.children.filter(d=>Wx(e,d)).reduce((d,u)=>!d||a(u)>a(d)?u:d,null),ArrowLeft:()=>s[o-1],ArrowRight:()=>s[o+1]}[t.key];if(!i)return!1;let c=i();return c&&e.events.onMove(c),!0}var Wx=(e,t)=>e.
layout.place[t.at]>=0;function Ch(e){if(!e.view)return;let t=(s,o,a="")=>l("li",{class:`key ${a}`,css:{"--key-fill":s}},o);if(!e.view.tree.pair){let s=new Set(e.view.tree.frames.map(({sort:o})=>o));_(
e.legend,Object.keys(Kx).filter(o=>s.has(o)).map(o=>t(e.shades.sort(o),pa({sort:o}))));return}let n=s=>`full colour: ${Rt(s,e.view.measure)}`;_(e.legend,t(e.shades.change(no),`takes more (${n(e.full)}\
)`),t(e.shades.change(-no),`takes less (${n(-e.full)})`),t(e.shades.change(0),"hardly changed"),e.view.tree.frames.some(s=>dn(s,e.view.measure))&&t(e.shades.noise(),"not certain"),e.view.tree.frames.some(
s=>Gx(e,s))&&t("var(--muted)","on one side only","key-hatched"))}function GF(e){let t=ms(e.view.zoomed);_(e.path,t.map((n,s)=>[s>0&&l("span",{class:"muted","aria-hidden":"true"}," › "),s===t.length-
1?l("b",{class:"mono","aria-current":"true"},tt(n)):x(tt(n),()=>e.events.onZoom(n),{class:"link-button mono"})]))}function YF(e,t){e.view&&e.layout.length>0&&fi(e.spans.picture([`Flame graph, ${Bn[e.view.
measure][0]} ${ps(e.view.tree)}`,...e.view.lines,VF(e),`made ${me(new Date().toISOString())}`]),t,`${e.view.file}-tree`)}var VF=e=>e.view.tree.pair?`Magenta takes more, green takes less (full colour: ${Rt(
e.full,e.view.measure).replace("+","±")}); stripes: on one side only.`:`${$(e.view.tree.frames.length,"frame")}.`;function JF(e,t){let n=e.view?.revision!==t.revision,s=!n&&e.view.judged!==t.judged,o=n||
e.view.zoomed!==t.zoomed;if(e.view=t,n){e.hover.hide(),e.layout=gw(e.view.tree,e.view.measure,e.view.width),e.full=xw(e.view.tree,e.view.measure),e.spans.set({...e.layout,from:0,to:e.layout.end[0]??1}),
Ch(e),e.empty.hidden=e.layout.length>0,e.empty.textContent=`No ${Bn[e.view.measure][0]} to draw.`;let r={both:"",control:", width: control",test:", width: test"};e.heading.textContent=`${Bn[e.view.measure][0]}\
 ${ps(e.view.tree)}${e.view.tree.pair?r[e.view.width]:""}`}s&&(Ch(e),e.spans.redraw());let a=e.layout.place[e.view.zoomed.at]??-1;o&&a>=0&&e.spans.view(e.layout.start[a],e.layout.end[a],n),GF(e),e.spans.
select(e.layout.place[e.view.selected.at]??-1),e.spans.highlight(e.view.found===null?null:e.view.found.map(r=>e.layout.place[r.at]).filter(r=>r>=0)),e.node.dataset.ready=e.view.revision}function Yx(e){
let t={events:e,view:null,layout:null,full:0};t.heading=l("span",{class:"chart-unit"}),t.path=l("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),t.legend=l("ul",{
class:"chart-legend tree-legend"});let n=l("div",{class:"tree-spans"});t.empty=l("p",{class:"chart-message muted",hidden:!0}),t.hover=HF(),t.shades=WF();let s=Me("Flame graph and table");t.node=l("sec\
tion",{class:"card chart tree-chart","aria-label":"Flame graph"},l("div",{class:"chart-head"},l("h2",{},"Flame graph ",t.heading),l("div",{class:"chart-tools"},s.node,["PNG","SVG"].map(a=>x(a,()=>YF(t,
a.toLowerCase()),{title:`Flame graph: download as ${a}`,"aria-label":`${a} of the flame graph`})))),t.path,t.legend,n,t.empty,t.hover.node),t.spans=mi(n,{rowHeight:FF,label:"Flame graph. Arrow keys mo\
ve from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:a=>UF(t,a),text:a=>zF(t,a),hatched:a=>Gx(t,nr(t,a)),onHover(a,r){a<0||!r?t.hover.hide():
t.hover.show(nr(t,a),t.view,r)},onPick:a=>a>=0&&e.onPick(nr(t,a)),onKey:a=>KF(t,a)});let o=Ae(()=>{t.shades.forget(),Ch(t),t.spans.redraw()});return{node:t.node,sql:s,draw:a=>JF(t,a),focus:()=>t.spans.
node.focus(),unmount(){o(),t.spans.destroy()}}}var QF=150,Vx=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below\
 the frame"],["Test","num c-time side-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of t\
he frame (self) and of frames below it that only one side has; these add up to the change of the whole"]],XF=[["Frame","c-frame",Vx[0][2]],["Time","num c-time","At and below the frame"],["Self","num c\
-time","Without the frames below it"],["Calls","num c-time","Calls of the frame"]];function ZF(e){let t=e.view.tree.pair?Vx:XF,n=`${Bn[e.view.measure][1]} ${ps(e.view.tree)}`;_(e.columns,t.map(([,s])=>l(
"col",{class:s}))),_(e.head,l("tr",{},t.map(([s,o,a],r)=>l("th",{scope:"col",class:o,title:r===0?a:`${n}: ${a}`},s))))}function Hx(e,{frame:t,level:n,open:s,leaf:o}){let a=t.instances>1&&t.sort==="mod\
ule"&&!t.opened&&e.view.canOpen,r=Ow(t),i=t.instances===t.parent?.instances?"":ua(t);return l("th",{scope:"row",class:"c-frame",title:[tt(t),...t.above??[],pa(t),ga(t),t.through.length>0&&`below ${t.through.
join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(n-1,14))}},l("span",{class:"tree-cell"},l("span",{class:`twisty${o?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},s?"▾":"▸"),l("span",{class:`mono frame-t\
ext${["root","rest"].includes(t.sort)?" plain":""}`},l("bdi",{},wd(t))),a?l("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${t.instances} instances`},
ua(t)):i&&l("span",{class:"muted count"},i),t.above?.length>0&&l("span",{class:"muted small ellipsis"},`in ${t.above.join(", ")}`),r&&l("span",{class:`status-mark status-${t.status}`},l("span",{"aria-\
hidden":"true"},r),l("span",{class:"visually-hidden"},` ${ga(t)}`))))}function Yl(e,t,n=!1){return l("td",{class:"num c-time",title:n?null:gd(t,e.view.measure)},n?B:Qe(t,e.view.measure))}function Ux(e,t,n,s){
return l("td",{class:`num c-time ${n} ${dn(s,e.view.measure)?"calm":te(t)}`,title:[ma(t,e.view.measure),dn(s,e.view.measure)&&"no difference found"].filter(Boolean).join(", "),css:n==="c-diff"&&e.largestChange>
0?{"--share":`${(100*Math.abs(t)/e.largestChange).toFixed(1)}%`}:{}},Rt(t,e.view.measure))}function ej(e,t){let{frame:n}=t,[s,o]=n.total[e.view.measure];return e.view.tree.pair?[Hx(e,t),Yl(e,s,n.status===
"only_in_test"),Yl(e,o,n.status==="only_in_control"),Ux(e,hs(n,e.view.measure),"c-diff",n),Ux(e,n.here[e.view.measure],"c-here",n)]:[Hx(e,t),Yl(e,s),Yl(e,n.ownOf[e.view.measure][0]),l("td",{class:"num\
 c-time"},Qe(n.figures.calls[0],"calls"))]}function tj(e,t){let n=e.view.rows[t],{frame:s}=n,o=[t%2?"odd":"",e.view.found?.has(s)?"found":"",s.sort==="rest"?"rest":""].filter(Boolean).join(" ");return l(
"tr",{class:o,data:{index:t},tabindex:t===e.window.active?"0":"-1","aria-level":n.level,"aria-posinset":n.place,"aria-setsize":n.of,"aria-rowindex":t+2,"aria-expanded":n.leaf?null:String(n.open),"aria\
-selected":String(s===e.view.selected)},ej(e,n))}function nj(e,t){return e.view!==null&&e.view.revision===t.revision&&e.view.judged===t.judged&&e.view.text===t.text&&e.view.rows.length===t.rows.length&&
e.view.rows.every((n,s)=>n.frame===t.rows[s].frame&&n.open===t.rows[s].open)}function sj(e,t){let n=e.view.selected!==t.selected;e.view=t;for(let[o,a]of e.window.nodes)a.setAttribute("aria-selected",String(
e.view.rows[o].frame===e.view.selected));let s=e.view.rows.findIndex(o=>o.frame===e.view.selected);n&&s>=0&&e.window.activate(s)}function oj(e,t){let n=t.target.closest("tr[data-index]");if(!n)return;
let{frame:s,leaf:o}=e.view.rows[n.dataset.index],a=t.target.closest("[data-act]")?.dataset.act;e.window.activate(Number(n.dataset.index),!0),a==="instances"?e.events.onInstances(s):a==="toggle"&&!o?e.
events.onToggle(s):e.events.onSelect(s)}function zx(e,{frame:t,open:n,leaf:s},o){!s&&n!==o?e.events.onToggle(t):o&&n?e.window.activate(e.window.active+1,!0):!o&&t.parent&&e.window.activate(e.view.rows.
findIndex(a=>a.frame===t.parent),!0)}function aj(e,t){let n=e.view?.rows[e.window.active];if(!n||t.altKey||t.ctrlKey||t.metaKey||t.target.closest("button"))return;let s=e.window.placeOf(t.key),a=s!==void 0?
()=>e.window.activate(s,!0):{ArrowRight:()=>zx(e,n,!0),ArrowLeft:()=>zx(e,n,!1),Enter:()=>e.events.onZoom(n.frame)," ":()=>e.events.onSelect(n.frame)}[t.key];a&&(t.preventDefault(),a())}function rj(e,t){
if(nj(e,t)){sj(e,t);return}let n=e.view?.rows[e.window.active]?.frame.key,s=e.view?.selected?.key!==t.selected.key||e.view?.revision!==t.revision;e.view=t,e.largestChange=e.view.tree.frames.reduce((a,r)=>Math.
max(a,Math.abs(hs(r,e.view.measure))),0),ZF(e),e.table.setAttribute("aria-rowcount",String(e.view.rows.length+1));let o=s?e.view.selected.key:n;e.window.active=Math.max(0,e.view.rows.findIndex(a=>a.frame.
key===o)),e.window.draw(!0),s&&e.view.chosen&&e.window.reveal(e.window.active,!0)}function Jx(e){let t={events:e,view:null,largestChange:0};return t.head=l("thead"),t.body=l("tbody"),t.columns=l("colg\
roup"),t.table=l("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},t.columns,t.head,t.body),t.node=l("div",{class:"tree-scroll",tabindex:"-1"},t.table),t.window=lo({node:t.node,body:t.
body,covers:[t.head],least:QF,columns:()=>t.columns.children.length,count:()=>t.view?.rows.length??0,make:n=>tj(t,n)}),t.body.addEventListener("click",n=>oj(t,n)),t.body.addEventListener("dblclick",n=>{
let s=n.target.closest("tr[data-index]");s&&!n.target.closest("[data-act]")&&e.onZoom(t.view.rows[s.dataset.index].frame)}),t.body.addEventListener("keydown",n=>aj(t,n)),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>rj(t,n),unmount:t.window.unmount}}var Mh=12,Ah=8,ij=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel",lj=(e,t,n)=>e.tree.pair?l("\
a",{href:Ve({...e.pair(),merge_addresses:!0,use_short_name:!1,row:Be(t,n)}),class:"op-link"},l("bdi",{},t)):l("bdi",{},t);function Cs(e,t,n,s,o="",a=!1){let[r,i]=n,c=d=>l("td",{class:"num",title:gd(d,
s)},Qe(d,s));return l("tr",{},l("th",{scope:"row",title:o,class:a?"inner":null},t),c(r),e.tree.pair&&c(i),e.tree.pair&&l("td",{class:`num strong ${te(i-r)}`,title:ma(i-r,s)},Rt(i-r,s)))}var Rh=(e,t)=>l(
"thead",{},l("tr",{},t===""?l("td"):l("th",{scope:"col"},t),(e.tree.pair?["Control","Test","Δ"]:[ps(e.tree)]).map(n=>l("th",{scope:"col",class:"num"},n))));function cj(e,t){if(!t?.some(s=>s>0))return null;
let n=s=>s===null?"unknown":Bt(s);return l("tr",{},l("th",{scope:"row",title:"FLOPs of matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),t.map(
s=>l("td",{class:"num"},n(s))),e.tree.pair&&l("td",{class:"num strong"},t.includes(null)?"":Yn(t[1]-t[0])))}function dj(e){return e&&[["more_work","more work",e.by==="flops"?"The time that the change \
of FLOPs would take at the speed of the control":"The time that the change of calls would take if each took as long as in the control"],["slower_work","slower work",`The rest: each ${e.by==="flops"?"F\
LOP":"call"} takes more time, or less`]].map(([t,n,s])=>l("tr",{},l("th",{scope:"row",class:"inner",title:s},`${n}, by ${e.by==="flops"?"FLOPs":"calls"}`),l("td"),l("td"),l("td",{class:`num ${te(e[t])}`,
title:ma(e[t],"device")},Rt(e[t],"device"))))}function uj(e,t){let n=t.here.device;return l("table",{class:"detail-table"},l("caption",{class:"visually-hidden"},`Figures of the frame, ${ps(e.tree)}`),
Rh(e,""),l("tbody",{},Cs(e,"Device time",t.total.device,"device","At and below the frame"),Cs(e,"self",t.ownOf.device,"device","Device work that no frame below it launched",!0),dj(t.work.split),Cs(e,"\
Host time",t.total.host,"host","At and below the frame, each call counted once"),Cs(e,"self",t.ownOf.host,"host","Without the frames that it called",!0),Cs(e,"Calls",t.figures.calls,"calls"),cj(e,t.work.
flops),e.tree.pair&&n!==null&&l("tr",{},l("th",{scope:"row",title:"The change of its device time (self) and of the frames below it that only one side has"},"Device time changed here"),l("td"),l("td"),
l("td",{class:`num strong ${te(n)}`,title:ma(n,"device")},Rt(n,"device")))))}function fj(e,t){let n=[...t.kernels].sort((s,o)=>Math.abs(o.device[1]-o.device[0])-Math.abs(s.device[1]-s.device[0])||Math.
max(...o.device)-Math.max(...s.device));return n.length>0&&l("table",{class:"detail-table kernel-table"},l("caption",{},t.opened||t.instances>1?`Kernels of all ${k(t.instances)} instances`:"Its kernel\
s"),Rh(e,"Name"),l("tbody",{},n.slice(0,Mh).map(({name:s,device:o,counts:a})=>{let r=Cs(e,"",o,"device");return _(r.firstChild,l("span",{class:"mono kernel-name"},lj(e,s,ij(s)))),r.firstChild.title=`${s}\

${Qe(a[0],"calls")}${e.tree.pair?` → ${Qe(a[1],"calls")}`:""} calls`,r}),n.length>Mh&&l("tr",{},l("td",{class:"muted",colspan:e.tree.pair?"4":"2"},`${k(n.length-Mh)} more`))))}function hj(e,t){return t.
shapes.length>0&&l("table",{class:"detail-table kernel-table"},l("caption",{},"Shapes of its first input"),Rh(e,"Shape"),l("tbody",{},t.shapes.slice(0,Ah).map(({text:n,calls:s})=>{let o=Cs(e,n,s,"call\
s");return o.firstChild.classList.add("mono"),o}),t.shapes.length>Ah&&l("tr",{},l("td",{class:"muted"},`${k(t.shapes.length-Ah)} more`))))}function mj(e,t,n){let s=t.names[1]??t.names[0],o={operator:"\
cpu_op",python:"python_function"}[t.sort],a=e.tree.pair&&o&&!/(?<!0x)…/.test(s);return l("p",{class:"op-actions"},n&&t.instances>1&&t.sort==="module"&&x(t.opened?"Fold its instances":`Show its ${k(t.
instances)} instances`,()=>e.onInstances(t),{class:"link-button"}),t.parent&&t.children.length>0&&x("Zoom to it",()=>e.onZoom(t),{class:"link-button zoom-button"}),a&&l("a",{href:Ve({...e.pair(),merge_addresses:!0,
use_short_name:!1,row:Be(s,o)})},"Open this operation"),a&&o==="cpu_op"&&l("a",{href:ao(e.pair(),{name:s,category:o})},"Show in the timeline"),!["root","rest"].includes(t.sort)&&x("Copy the name",()=>mt(
to(t),"Name copied."),{class:"link-button"}))}function pj(e,t,n,s){e.tree=t;let o=ms(n).slice(1,-1),a=o.filter(({sort:i})=>i!=="python"),r=a.length>0?a:o.slice(-4);_(e.body,l("p",{class:"mono full-nam\
e"},l("bdi",{},tt(n))),l("p",{class:"muted small"},[pa(n),ga(n),n.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(i=>dn(n,i)).map(i=>`${i} time: no difference\
 found`)].flat().filter(Boolean).join(" · ")),r.length>0&&l("p",{class:"muted small mono frame-path"},`in ${r.map(tt).join(" › ")}`),n.through.length>0&&l("p",{class:"muted small"},`On one side, it\
 is below ${n.through.join(", ")}.`),uj(e,n),mj(e,n,s),fj(e,n),hj(e,n))}function Qx({pair:e,onInstances:t,onZoom:n}){let s={pair:e,onInstances:t,onZoom:n,tree:null};return s.body=l("div",{class:"tree-\
detail-body"}),{node:l("section",{class:"card tree-detail","aria-label":"Selected frame"},l("div",{class:"chart-head"},l("h2",{},"Selected frame")),s.body),draw:(a,r,i)=>pj(s,a,r,i)}}var gj=5;function Xx(e){
let t=l("p",{class:"headline"}),n=l("ol",{class:"tree-largest"}),s=l("div",{class:"tree-notes small"}),o=l("section",{class:"card tree-summary","aria-label":"What changed"},t,n,s);function a(i,c){let d=Aw(
i,c);return[["new: ",d.only_in_test],["gone: ",d.only_in_control]].filter(([,u])=>u).map(([u,f],h)=>[h===0?" (":", ",u,x(tt(f),()=>e(f),{class:"link-button mono tree-name"})]).flatMap((u,f,h)=>f===h.length-
1?[u,")"]:[u])}function r(i,c,d){let u=i.pair?Cw(c,d):Qe(c.ownOf[d][0],d),f=c.sort==="root";return l("li",{},f&&"The part without a partner directly below ",x(tt(c),()=>e(c),{class:"link-button mono t\
ree-name"}),Mw(c).map((h,m)=>[m===0?" in ":" › ",x(tt(h),()=>e(h),{class:"link-button mono tree-name"})])," ",l("span",{class:`strong ${i.pair?te(c.here[d]):""}`},u),i.pair&&l("span",{class:"muted"},
a(c,d)),dn(c,d)&&l("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:o,draw(i,c,d){let{from:u,to:f,change:h,percent:m}=Rw(i,c),[
,p]=Bn[c],[g,w]=i.root.total[c];_(t,l("span",{class:"headline-label"},`${p} ${ps(i)}${c==="device"?", streams added up":""}`),i.pair?[l("span",{class:"value control-text"},u),l("span",{class:"arrow","\
aria-label":"to"},"→"),l("span",{class:"value test-text"},f),l("span",{class:`change ${te(w-g)}`},h,g>0&&l("span",{class:"change-percent"},` (${m})`))]:l("span",{class:"value"},u));let y=fa(i,c,gj);
_(n,y.map(I=>r(i,I,c))),n.hidden=y.length===0;let b=Nw(i),E=i.byHost&&i.pair&&`${i.root.total.device.some(I=>I>0)?"One side has no device time, so host":"Host"} time decides which frames belong togeth\
er.`,q=i.inAll>i.shown&&`${i.shown} of ${i.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,A=i.pair&&i.samples.some(I=>I<yi)&&"Fewer than 4 samples on a sid\
e: changes cannot be distinguished from noise, so all are coloured as measured.",V=!A&&i.root.verdict[c]==="cannot_judge"&&"Rows of the device were lost: changes of its time cannot be judged, and all \
are coloured as measured.";_(s,[...Pw(i,d),V].filter(Boolean).map(I=>l("p",{class:"notice"},I)),[b,A,E,q].filter(Boolean).map(I=>l("p",{class:"muted"},I)))}}}var wj=250,yj=[["both","Both","As wide as \
the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],bj=[["folded","Folded","Layers of the sa\
me kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alone"]],_j=[["modules","Modules","Modules, \
annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function kj(e,t){let n=P("tree-search"),s=l("span",{class:"\
muted small tree-found"}),o=Pn({id:n,wait:wj,onText:e,onStep:t,empties:!1,placeholder:"Frame or kernel"}),a=l("span",{class:"tree-steps",hidden:!0},Y("up","The previous match (Shift+Enter)",()=>t(-1)),
Y("down","The next match (Enter)",()=>t(1)));return{node:l("span",{class:"tree-search"},l("label",{for:n},"Find"),o,a,s),input:o,draw(r,i,c,d){if(document.activeElement!==o&&(o.value=r),a.hidden=i===null||
i.length===0,i===null){s.textContent="";return}let[u,f]=Tw(i,d);s.textContent=i.length===0?"No frame matches.":`${$(i.length,"frame")}: ${c.pair?`${Qe(u,d)} → ${Qe(f,d)} (${Rt(f-u,d)})`:Qe(u,d)}`}}}
function Zx({onChange:e,onStep:t}){let n=new Map(oo.map(h=>[h,{change:l("span",{class:"switch-change"})}])),s=l("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},oo.map(
h=>{let m=n.get(h);return m.button=x("",()=>e({by:h,rows:[]}),{title:Bn[h][2],"aria-pressed":"false"}),m.button.append(Bn[h][1]," ",m.change),m.button})),o=Oe("Width of the frames",yj,h=>e({width:h})),
a=Oe("How frames are grouped",bj,h=>e({frames:h,rows:[],open:[],zoom:""})),r=Oe("What counts as a frame",_j,h=>e({level:h,rows:[],open:[],zoom:"",node:""})),i=Oe("Order of the rows",[["","Largest firs\
t","The largest change first"],["calls","As called","In the order of their first calls"]],h=>e({order:h})),c=kj(h=>e({q:h}),t),d=(h,m,p="")=>l("span",{class:`tree-choice ${p}`},l("span",{class:"muted"},
h),m),u=d("Width",o.node,"wide-choice");return{node:l("div",{class:"tree-controls"},s,d("Layers",a.node),u,d("Frames",r.node),d("Rows",i.node),c.node),search:()=>c.input.focus(),draw(h,m,p,g){for(let[
w,y]of n){y.button.setAttribute("aria-pressed",String(w===p));let b=m?.pair?Lw(m,w):"";_(y.change,b)}o.press(h.width),u.hidden=h.test==="",a.press(h.frames),r.press(h.level),i.press(h.order),c.draw(h.
q,g,m,p)}}}function vj(e){let t=e?.parts?.reduce((n,s)=>Math.abs(s.change)>Math.abs(n?.change??0)?s:n,null);return t?t.part==="idle"?"host":"device":""}var e$=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function xj(e,t){
let{device:n,host:s}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?vj(t)||(e$(s)>4*e$(n)?"host":"device"):"device"}async function $j(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[s,o]of Object.entries(ut(e)))o!==""&&o!=="all"&&n.set(s,o);try{return(await fe(n,{signal:t})).waterfall}catch(s){if(s.name==="AbortError")throw s;return null}}async function Sj(e,t){let n=e.
test!=="",s=e.frames==="instance",o=async c=>({...md(await Mr(n?"":e.control,ha(e,c,s),{signal:t})),chosenBy:c}),[a,r]=await Promise.all([o(e.by==="host"?"host":"device"),n&&e.by===""?$j(e,t):null]),i=e.
by||xj(a,r);return i==="host"&&e.by===""&&a.shown<a.inAll?{tree:await o("host"),measure:i}:{tree:a,measure:i}}async function Ej(e,t,n){let s=t==="host"?"host":"device";return{...md(await Mr(e.test!==""?
"":e.control,ha(e,s,!0),{signal:n})),chosenBy:s}}async function Tj(e,t,n,s=e.frames==="instance"){let o=ha(e,t.chosenBy,s);o.set("significance",n),rw(t,await Mr("",o),n)}var sr={path:"/tree",name:"Tre\
e",read:cn,mount:Fj},Oj=e=>at({...Fe(""),...ut(e)}),Eo=(e,t,{replace:n=!0}={})=>!e.dead&&e.context.go(dt({...e.state,...t}),{replace:n});function _n(e,t,n){let s=a=>a.at<=t.at&&t.at<a.end,o=n??(s(e.shown.
zoomed)?e.shown.zoomed:ms(t).findLast(a=>s(a)&&e.shown.zoomed.at>=a.at&&e.shown.zoomed.at<a.end)??e.shown.tree.root);Eo(e,{node:t.key,zoom:o.key}),e.speak(`${tt(t)} is selected.`)}function Mj(e,t){let n=e.
state.rows.includes(t.key)?e.state.rows.filter(s=>s!==t.key):[...e.state.rows,t.key];Eo(e,{rows:n})}function t$(e,t){let n=t.key,s=e.state.open.includes(n);Eo(e,{open:s?e.state.open.filter(o=>o!==n):[
...e.state.open,n],rows:e.state.rows.filter(o=>o!==n),node:n}),j(s?"Folded.":`Its instances are shown below ${tt(t)}.`)}function Aj(e,t){let n=e.shown?.found??[];if(n.length>0){let s=n.indexOf(e.shown.
selected),o=s<0?t>0?0:n.length-1:(s+t+n.length)%n.length;_n(e,n[o]),j(`${o+1} of ${n.length}: ${tt(n[o])}`)}}function Cj(e){if(e.state.control==="")return"";let t=`${e.state.control} ${ha(e.state,"dev\
ice",e.state.frames==="instance")}`,n=e.state.by===""?"first":e.state.by==="host"?"host":"device";return e.answer?.base===t&&(n==="first"?e.answer.first:e.answer.tree.shown>=e.answer.tree.inAll||e.answer.
tree.chosenBy===n)?e.answer.key:`${t} ${n}`}function n$(e,t){e.wanted=t,e.results.dataset.stale="";let[n,s]=[t.slice(0,t.lastIndexOf(" ")),e.state.by];e.question.ask(o=>Sj(e.state,o),o=>{e.answer={...o,
key:t,base:n,first:s===""},e.instances=null,delete e.results.dataset.stale,e.question.say(null),j($(o.tree.frames.length-1,"frame")),Gn(e)},o=>{e.answer=null,e.shown=null,delete e.results.dataset.stale,
e.question.say(Lj(e,o)),Gn(e)})}function Rj(e,t){let n=`${e.answer.key} ${t==="host"}`;return e.instances?.key===n?(Lh(e,e.instances,t),e.instances.tree):(e.instances={key:n,tree:null},e.question.ask(
s=>Ej(e.state,t,s),s=>{e.instances.tree=s,Gn(e),Lh(e,e.instances,t)},s=>{e.instances=null,z(`The instances could not be loaded. ${s.message}`,{urgent:!0})}),null)}async function Lh(e,t,n){let{tree:s}=t;
if(t.judged??=new Set,!(!s?.pair||n==="calls"||t.judged.has(n)||s.samples.some(o=>o<yi))){t.judged.add(n);try{await Tj(e.state,s,n,t===e.instances||e.state.frames==="instance")}catch{return}!e.dead&&e.
answer&&(e.answer===t||e.instances===t)&&(e.answer.verdicts=`${e.answer.verdicts??""} ${t===e.instances?"each ":""}${n}`,e.answer.classes=void 0,e.answer.openedFor=void 0,Gn(e))}}function Lj(e,t){return Ee(
t,"This tree cannot be shown",Mn(e.state)?x("Use all ranks and steps",()=>Eo(e,On),{class:"primary"}):x("Try again",()=>n$(e,e.wanted),{class:"primary"})," ",Un())}function Nj(e,t){if(e.state.frames===
"class")return e.answer.classes??=uw(e.answer.tree),e.answer.classes;if(e.state.frames==="folded"&&e.state.open.length>0){let n=Rj(e,t);if(n){let s=e.state.open.join();return e.answer.openedFor!==s&&(e.
answer.opened=mw(e.answer.tree,n,new Set(e.state.open)),e.answer.openedFor=s),e.answer.opened}}return e.answer.tree}function Pj(e){let t=e.state.by||e.answer.measure,n=Nj(e,t),s=e.state.q===""?null:Ew(
n,e.state.q),o=pd(n,e.state.node)??fa(n,t,1)[0]??n.root,a=pd(n,e.state.zoom)??n.root,r=kw(n,t,[o,...n.frames.filter(u=>u.opened).flatMap(u=>u.children.slice(0,1)),...s??[]]),i=new Set(e.state.rows),c=vw(
n,t,e.state.order,u=>r.has(u)!==i.has(u.key)),d=[e.answer.key,t,e.state.frames,e.state.width,e.state.open.join(),n.frames.length].join(" ");return{tree:n,measure:t,width:e.state.width,found:s,text:`${e.
state.q} ${e.state.order}`,selected:o,chosen:e.state.node!=="",zoomed:a,rows:c,revision:d,judged:e.answer.verdicts??"",canOpen:e.state.frames==="folded",lines:Ij(n),file:`tracediff-${n.sides.map(({label:u})=>Le(
u)).join("-")}`}}function Ij(e){return[["control","test"].slice(0,e.sides.length).map((n,s)=>`${e.pair?`${n}: `:""}${e.sides[s].label} (${$(e.sides[s].samples,"sample")})`).join(" → ")]}function Dj(e){
let t=e.answer&&{control:e.answer.tree.sides[0],test:e.answer.tree.sides[1]},n=o=>Cn(o,e.state,e.sets,t),s=e.state.control===""?"Tree":`${n("control")}${e.state.test===""?"":` → ${n("test")}`} · Tre\
e`;e.heading.textContent=s,e.context.setTitle(s),e.sides.draw(e.state,e.sets,t)}function Gn(e){if(e.dead)return;let t=Cj(e);if(t===""?(e.question.drop(),[e.wanted,e.answer,e.shown]=["",null,null],e.question.
say(fo("Choose a control and a test",e.sets,"Pick two sets above, or a control alone, or go to the "))):t!==e.wanted&&(e.answer||e.question.say(null),n$(e,t)),Dj(e),e.results.toggleAttribute("data-ske\
leton",t!==""&&!e.answer),!e.answer||e.answer.key!==t){e.controls.draw(e.state,null,e.state.by,null);return}e.shown=Pj(e);let{tree:n,measure:s,found:o}=e.shown,a=[e.shown.revision,e.shown.judged,e.state.
level].join(" ");a!==e.summed&&(e.summed=a,e.summary.draw(n,s,e.state.level)),e.controls.draw(e.state,n,s,o),e.chart.draw(e.shown),e.chart.sql.set(St(Pk(e.state,s),e.state)),e.table.draw({...e.shown,found:o&&
new Set(o)}),e.detail.draw(n,e.shown.selected,e.shown.canOpen),Lh(e,e.answer,s)}function qj(e,t){e.state=cn(t),Gn(e),ht(e,Gn),e.answer&&e.wanted===e.answer.key&&e.context.settled()}function Bj(e){e.dead=
!0,e.question.unmount(),e.chart.unmount(),e.table.unmount()}function Fj(e,t){let n={context:t,sets:null,answer:null,wanted:"",instances:null,shown:null,summed:"",dead:!1};n.state=cn(location.search),n.
sides=bo(a=>Eo(n,{...a,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set alone",links:a=>[l("a",{class:"small",href:Oj(a)},"Compare"),sf(a)]}),n.summary=Xx(a=>_n(n,a)),n.controls=Zx(
{onChange:a=>Eo(n,o(a)),onStep:a=>Aj(n,a)}),n.chart=Yx({onPick:a=>_n(n,a,a),onZoom:a=>_n(n,n.shown.selected,a),onMove:a=>_n(n,a)}),n.table=Jx({onSelect:a=>_n(n,a),onZoom:a=>_n(n,a,a),onToggle:a=>Mj(n,
a),onInstances:a=>t$(n,a)}),n.detail=Qx({pair:()=>ut(n.state),onInstances:a=>t$(n,a),onZoom:a=>_n(n,a,a)});let s=l("div",{class:"message"});n.heading=l("h1",{class:"visually-hidden"},"Tree"),n.results=
l("div",{class:"results tree-results"},n.summary.node,n.controls.node,l("div",{class:"tree-columns"},n.chart.node,l("section",{class:"card table-card tree-card","aria-label":"Tree table"},n.table.node),
n.detail.node)),e.append(l("div",{class:"page tree-page"},n.heading,n.sides.node,s,n.results)),n.question=Ue({context:t,results:n.results,message:s}),n.speak=Te(400,j);function o(a){return a.frames&&n.
shown?{...a,node:n.shown.selected.foldKey}:a}return Gn(n),ht(n,Gn),{keys:{search:()=>n.controls.search(),enter:()=>n.shown!==null&&n.table.focus(),control:()=>n.sides.choose("control"),test:()=>n.sides.
choose("test"),close:()=>n.shown!==null&&n.shown.zoomed!==n.shown.tree.root&&_n(n,n.shown.selected,n.shown.tree.root)},update:a=>qj(n,a),unmount:()=>Bj(n)}}var o$="No connection to the server: trying again.";function jj({actions:e}){return`${o$} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${k(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function Wj(e,t){let n=!1,s="",o=()=>Rn().hurry();function a(){let{gone:r,other:i}=Rn(),c=r?jj(Rn()):i?"The server has been replaced by another version of\
 it.":"";c!==s&&(s=c,e.hidden=c==="",_(e,c,c!==""&&(r?x("Try now",o):x("Load the page again",()=>location.reload())))),r!==n&&(n=r,j(r?o$:"The server answers again.",r),r||t())}Ym(a),window.addEventListener(
"online",o),document.addEventListener("visibilitychange",o),a()}function Hj(e,t,n){let s=0,o=r=>[...r.dataTransfer?.types??[]].includes("Files"),a=()=>{s=0,e.hidden=!0};window.addEventListener("dragen\
ter",r=>{o(r)&&t()&&(r.preventDefault(),s+=1,e.hidden=!1)}),window.addEventListener("dragleave",r=>{o(r)&&(s-=1,(s<=0||r.relatedTarget===null)&&a())}),window.addEventListener("pointermove",()=>{e.hidden||
a()}),window.addEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async r=>{if(a(),!!o(r)){if(r.preventDefault(),!t()){
z("This server is read-only.",{urgent:!0});return}try{let i=await Zp(r.dataTransfer);i.length>0&&n(i)}catch(i){z(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var Uj=1e3,Vl="This\
 page waits for a set that the server has not checked yet.";function zj(){let e=l("span",{class:"toast-text"}),t=l("div",{class:"toast set-wait"},e),n=0,s=0;async function o(a){let r=await Ks().then(i=>i.
set_files,()=>null);a!==s||!t.isConnected||(e.textContent=r?`${Vl} ${Vd(r)}`:Vl,n=setTimeout(o,Uj,a))}Vm(a=>{let r=a&&Ot()!=="/";r!==t.isConnected&&(clearTimeout(n),s+=1,t.remove(),r&&(document.getElementById(
"toasts").append(t),e.textContent=Vl,j(Vl),o(s)))})}var a$=()=>l("a",{href:H("/")},"Show");function Kj(){return[...U.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:cu(t),...lu(t)})),
...rn.running.map(t=>({label:t.label,text:ys(t),done:t.bytes_done,total:t.bytes_total}))]}function Gj(){let e=o=>U.transfers.filter(a=>a.state===o),[t,n]=[e("asking"),e("failed")];return[t.length===1?
`“${t[0].label}” waits for an answer`:t.length>1&&`${k(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${k(n.length)} uploads were not stored`].
filter(Boolean).join("; ")}function Yj(){let e=l("progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=l("strong",{class:"ellipsis"}),n=l("span",{class:"muted small ellipsis"});return{
node:l("div",{class:"status-part status-progress"},l("div",{class:"status-head"},t,a$()),e,n),draw(o){t.textContent=o.length===1?o[0].label:`${k(o.length)} sets on their way`,n.textContent=o[0].text;let a=o.
reduce((r,i)=>r+i.total,0);o.some(r=>r.total===0)?e.removeAttribute("value"):(e.max=a,e.value=Math.min(a,o.reduce((r,i)=>r+i.done,0)))}}}function Vj(){let e=l("span",{});return{node:l("div",{class:"st\
atus-part status-head"},e,a$()),draw(n){e.textContent=`${n}.`}}}function Jj(e){let t=l("div",{class:"status-part status-offer"}),n=!1;function s(){n=!1,e()}function o(a,r){let i=l("p",{class:"status-v\
erdict",role:"status"}),c=l("a",{class:"button primary",href:rt(a.id,r.id)},`Compare ${a.label} with ${r.label}`);_(t,l("div",{class:"status-head"},l("strong",{},"Both sets are stored"),Y("close","Dis\
miss",s)),i,c),n=!0,e(),j(`Both sets are stored. You can compare ${a.label} with ${r.label} now.`);let d=new URLSearchParams({control:a.id,test:r.id,limit:"0",diagnosis:"false"});fe(d).then(u=>{i.textContent=
u.verdict.words?`Step time: ${u.verdict.words}`:""}).catch(()=>{})}return{node:t,set:o,clear:s,isOn:()=>n}}function Qj(){let e=l("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Yj(),
n=Vj(),s=Jj(a);document.getElementById("toasts").append(e);let o=0;function a(){o=0;let i=Ot()!=="/",c=i?Kj():[],d=i?Gj():"";c.length>0&&t.draw(c),d!==""&&n.draw(d),Nn(e,[c.length>0&&t.node,d!==""&&n.
node,s.isOn()&&s.node].filter(Boolean)),e.hidden=e.childElementCount===0}function r(){o===0&&(o=requestAnimationFrame(a))}return U.addEventListener("change",r),rn.addEventListener("change",r),a(),{offer:s.
set,clear:s.clear,draw:a}}var r$="tracediff.session";function Xj(){try{return sessionStorage.getItem(r$)??""}catch{return""}}function Nh(e){return e.last??=Xj(),e.last}function Ql(e,t){e.last=t;try{sessionStorage.
setItem(r$,t)}catch{}}var Zj=e=>tn(e).then(t=>t.quality.kept>0?t:null).catch(()=>null),eW=()=>bt(new URLSearchParams({limit:"0"})).then(({total:e})=>e===2).catch(()=>!1);async function s$(e){if(U.active.
length>0||e.arrived.length===0)return;let t=e.arrived.sort((c,d)=>c.key-d.key).map(({id:c})=>c);e.arrived=[];let n=t.length===1,s=Nh(e);Ql(e,n?t[0]:"");let o=n&&s!==""&&s!==t[0]?[s,...t]:t;if(o.length!==
2)return;let[a,r]=await Promise.all(o.map(Zj));if(!r&&n&&Ql(e,s),!a||!r)return;let i=!n||Kp(a.label,r.label)||await eW();U.active.length===0&&e.onPair(...ea(a,r),{sure:i})}function tW(e){let t={onPair:e,
last:null,arrived:[]},n=s=>{t.arrived=t.arrived.filter(o=>o.id!==s)};return U.addEventListener("stored",({detail:s})=>{n(s.job.set),t.arrived.push({id:s.job.set,key:s.key}),s$(t)}),U.addEventListener(
"change",({detail:s})=>{s?.state==="undone"?(n(s.job.set),Nh(t)===s.job.set&&Ql(t,"")):(s===null||s.state==="failed"||s.state==="cancelled")&&s$(t)}),{clear(){t.last="",We().then(()=>Ql(t,Nh(t)))}}}var i$={
path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(l("div",{class:"page"},l("div",{class:"empty"},l("h1",{},"There is no such page"),l("p",{},"The address may be mistyped. ",
l("a",{href:H("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}},nW=120,sW=[tr,Es,Bf,sr,er,mf,Zf,sh,gh],l$=[["nav-traces",tr],["nav-compare",Es,Bf,sh],["nav-tree",sr],["nav-timeline",er],["\
nav-analyse",mf],["nav-query",Zf],["nav-series",gh]],or=document.getElementById("main"),qt=null,Ph="",Rs=history.state?.scroll??null,Jl=location.hash.slice(1),$e={go(e,{replace:t=!1}={}){let n=location.
pathname+location.search;e!==n&&(t?history.replaceState(history.state,"",e):(c$(),history.pushState(null,"",e)),Rs=null),Jl=new URL(e,location.href).hash.slice(1),Dh()},setTitle(e){document.title=e===
""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){h$.draw(qt.page,e)},lastCompare(e){let t=new URLSearchParams(Ph.split("?")[1]??"");return["control","t\
est"].every(n=>t.get(n)===e.get(n))?Ph:void 0},settled(){Rs!==null?(window.scrollTo(0,Rs),Rs=null):Jl!==""&&document.getElementById(Jl)?.scrollIntoView(),Jl=""},status:null,newPair:!1},c$=()=>history.
state?.scroll!==window.scrollY&&history.replaceState({scroll:window.scrollY},"");function Dh(){let e=sW.find(n=>n.path===Ot())??i$;if(l$.forEach(([n,...s])=>rW(n,s.includes(e))),iW(),d$()&&(uW.clear(),
Ih.clear()),Ih.draw(),h$.draw(e),qt?.page===e){qt.view.update(location.search);return}qt?.view.unmount(),$e.busy(!1),or.textContent="";let t=qt!==null;qt={page:e,view:e.mount(or,$e)},t&&(window.scrollTo(
0,0),or.focus({preventScroll:!0}),j(`${e.name} page`))}function d$(){let e=new URLSearchParams(location.search);return Ot().startsWith(Es.path)&&!!(e.get("control")&&e.get("test"))}function u$(){return(Ot()===
tr.path||Ot()===Es.path&&!d$())&&!Zo(document.activeElement)&&!document.querySelector("dialog[open]")}function oW(e,t,{sure:n}){if(!u$()||!n){Ih.offer(e,t);return}let s=U.transfers.filter(o=>U.canUndo(
o)&&[e.id,t.id].includes(o.job.set));$e.newPair=!0,$e.go(rt(e.id,t.id)),$e.newPair=!1,s.length!==0&&z(`${s.map(({label:o})=>`“${o}”`).join(" and ")} ${s.length===1?"was":"were"} added.`,{seconds:30,
action:{label:"Undo",run:async()=>{try{await Promise.all(s.map(o=>U.undo(o))),$e.go(H("/"))}catch(o){z(`That did not work. ${o.message}`,{urgent:!0})}}}})}function aW({detail:{label:e,job:t}}){let n=()=>$e.
go(t.page);u$()?n():z(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:n}})}function rW(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute(
"aria-current")}function iW(){let[e]=l$.find(([,{path:o}])=>o===Ot())??[];e&&(document.getElementById(e).href=location.pathname+location.search),Ot()===Es.path&&(Ph=location.pathname+location.search);
let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let o of["control","test"])t.get(o)&&n.set(o,t.get(o));let s=Ot();(s.startsWith("/compare")||[sr,er].some(({path:o})=>o===s))&&n.size>
0&&lW(t,n,s)}function lW(e,t,n){let[s,o]=[e.get("control"),e.get("test")],a=(i,c)=>{document.getElementById(i).href=c};a("nav-traces",H(`/?${t}`));let r=new URLSearchParams({set:s??"",test:o??"",...e.
get("cut_overlaps")&&{cut_overlaps:e.get("cut_overlaps")}});a("nav-analyse",H(`/analyse?${r}`)),a("nav-query",H(`/query?${t}`)),n!==sr.path&&a("nav-tree",dt(ut(cn(location.search)))),n!==er.path&&a("n\
av-timeline",Lt(Object.fromEntries(e))),!n.startsWith(Es.path)&&s&&o&&a("nav-compare",$e.lastCompare(e)??rt(s,o))}function cW(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||
e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),s=wc(n.pathname),o=n.origin===location.origin&&H(s)===n.pathname&&!s.startsWith(
"/api/")&&!s.startsWith("/web/"),a=n.pathname+n.search===location.pathname+location.search;!o||n.hash!==""&&a||(e.preventDefault(),$e.go(n.pathname+n.search+n.hash))}async function f$(){try{$e.status=
await Ks(),Gm($e.status.build),document.getElementById("version").textContent=`tracediff ${$e.status.version}`,document.body.toggleAttribute("data-read-only",$e.status.read_only===!0),document.body.toggleAttribute(
"data-no-sql",$e.status.sql===!1),document.body.toggleAttribute("data-no-traces",$e.status.keep_traces===!1)}catch{}}async function dW(){let e=globalThis.firstComparison?.answer;e&&(or.dataset.waits="",
await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,nW)})]),delete or.dataset.waits),qt===null&&Dh()}var h$=gb(document.getElementById("bad-values"),$e),Ih=Qj();Wj(document.getElementById(
"connection"),()=>{f$(),qt?.view.back?.()});zj();var uW=tW(oW);$p();vp(document.getElementById("theme"));Ip(()=>qt,document.getElementById("keys"));Hj(document.getElementById("drop-veil"),()=>$e.status?.
read_only!==!0,e=>{U.add(e),Ot()!=="/"&&!document.querySelector("dialog[open]")&&$e.go(H("/"))});U.addEventListener("bundle",aW);U.addEventListener("change",()=>Wr().catch(()=>{}),{once:!0});document.
addEventListener("click",cW);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Rs=e.state?.scroll??0,Dh(),(qt.page===tr||qt.page===i$)&&$e.settled()});new IntersectionObserver(
([{isIntersecting:e}])=>document.body.toggleAttribute("data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",Te(200,()=>{Rs===null&&c$()}),{passive:!0});for(let e of["\
wheel","touchstart","keydown"])window.addEventListener(e,()=>{Rs=null},{passive:!0});dW();We().then(()=>{rn.watch(),f$()});})();
