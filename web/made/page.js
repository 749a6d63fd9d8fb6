"use strict";
(()=>{function d$(e){let[t,n="0"]=String(e).split("e"),[s,o=""]=t.split("."),a=Number(n);if(a<0){let r=s.padStart(1-a,"0");return[r.slice(0,a),r.slice(a)+o]}return[s+o.padEnd(a,"0").slice(0,a),o.slice(a)]}function Q(e,t,n){
let s=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${s}∞`;let[o,a]=d$(Math.abs(e));if(a.length>n){let r=a[n]>="5",i=o+a.slice(0,n),c=r?String(BigInt(i)+1n).padStart(
i.length,"0"):i;o=c.slice(0,c.length-n),a=c.slice(c.length-n)}for(;a.length>t&&a.endsWith("0");)a=a.slice(0,-1);return a=a.padEnd(t,"0"),s+o.replace(/\B(?=(\d{3})+$)/g,",")+(a===""?"":`.${a}`)}var B="\
–",ec="−",wt=" ",nt=e=>t=>t==null?B:e(t),kn=(e,t)=>t<0?ec+e:e,Ns=(e,t)=>t>0?`+${e}`:kn(e,t),Bh=e=>Q(e,0,2),k=nt(e=>Bh(e).replace("-",ec)),Re=nt(e=>Ns(Bh(Math.abs(e)),e));function Fh(e,t){let n=Math.
max(0,t.findLastIndex((s,o)=>e>=999.5*1e3**(o-1)));return[t[n],1e3**n]}var Bt=nt(e=>{let[t,n]=Fh(Math.abs(e),["","K","M","G","T","P","E"]),s=Math.abs(e)/n,o=s>=99.95?0:s>=9.995?1:2;return kn(Q(s,0,o),
e)+(t&&wt+t)}),Yn=e=>(e>0?"+":"")+Bt(e),Ih=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]],Dh=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]],jh=(e,t,n)=>e.find(([,s])=>t>=s*.99995)??(t>0?e.at(-1):
n),ae=e=>jh(Ih,Math.abs(e),Ih[2]),Oo=e=>jh(Dh,Math.abs(e),Dh[1]);function or(e,[t,n]){let s=Math.abs(e/n),o=s===0||t==="ns"||s>=999.95?0:s>=99.995?1:s>=9.9995?2:3;return Q(s,o,o)+wt+t}var v=nt(e=>{let t=or(
e,ae(e));return/[1-9]/.test(t)?kn(t,e):t}),X=nt(e=>Ns(or(e,ae(e)),e));function Xl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Q(e,t,t)}function Yt(e){let[t,n]=ae(e*1.0005);return kn(Xl(Math.abs(e/
n))+wt+t,e)}var Mo=e=>(e>0?"+":"")+Yt(e);function vn(e,t){let[n,s]=ae(Math.max(e,t)*1.0005);return[e,t].every(o=>o===0||ae(o*1.0005)[0]===n)?[Xl(e/s),Xl(t/s)+wt+n]:[e,t].map(Yt)}function Wh(e){let[t,n]=ae(
Math.max(1,Math.abs(e)));return Q(Math.abs(e)/n,0,{s:9,ms:6,µs:3}[t])+wt+t}var C=nt(e=>kn(Wh(e),e)),ce=nt(e=>Ns(Wh(e),e)),xn=nt(e=>kn(or(e,Oo(e)),e)),Hh=nt(e=>Ns(or(e,Oo(e)),e)),tc=nt(e=>`${Q(e,0,9).
replace("-",ec)}${wt}GB/s`),ar=e=>t=>Number.isFinite(t)?e(t):B;function Uh(e){let t=e>0&&e<.05?2:e>=1e3||e===0?0:1;return`${e>0&&e<.005?"<0.01":Q(e,t,t)}${wt}%`}var W=ar(e=>kn(Uh(Math.abs(e)),e)),D=ar(
e=>{let t=1+e/100,n=t>=99.95?0:1;return e>=900?`${Q(t,n,n)}×`:Ns(Uh(Math.abs(e)),e)}),u$="⁰¹²³⁴⁵⁶⁷⁸⁹",Ft=ar(e=>{if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(
1).split("e-");return`${t}${wt}×${wt}10⁻${[...n].map(s=>u$[s]).join("")}`}),zh=ar(e=>e<.001?"<0.001":Q(e,3,3)),rr=e=>Fh(Math.abs(e),["B","kB","MB","GB","TB"]),nc=nt(e=>`${k(e)}${wt}B`),G=nt(e=>{let[
t,n]=rr(e),s=Math.abs(e)/n,o=t==="B"||s>=100?0:s>=10?1:2;return kn(Q(s,o,o)+wt+t,e)}),Ao=nt(e=>Ns(G(Math.abs(e)),e)),te=e=>e>0?"more":e<0?"less":"calm";function $(e,t,n=`${t}s`){return`${k(e)}${wt}${e===
1?t:n}`}function re(e,t=6){let n=[];for(let s=0;s<e.length;){let o=s;for(;o+1<e.length&&e[o+1]===e[o]+1;)o+=1;if(o-s>=2)n.push(`${e[s]}–${e[o]}`);else for(let a=s;a<=o;a+=1)n.push(String(e[a]));s=o+
1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function Co(e,t){let n=Array.from(e);if(n.length<=t)return e;let s=Math.ceil((t-1)*.55),o=t-1-s;return`${n.slice(0,s).join("")}…${n.
slice(n.length-o).join("")}`}var Zl=8,Kh=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Gh(e,t){let n=e[t],s=a=>a===void 0?0:Kh(n,a),o=Math.max(0,Math.max(s(e[t-1]),
s(e[t+1]))-Zl);return o>0&&/[\uDC00-\uDFFF]/.test(n[o])?o-1:o}function Yh(e){let t=[...new Set(e)].sort();return new Map(t.map((n,s)=>[n,Gh(t,s)]))}function f$(e,t,n){let s=Math.floor(t*.4),o=t-s-1,a=n+
(o<2*Zl?Zl-Math.floor(o/3):0);if(e.length<=t||n===0||a<=s)return Co(e,t);let r=Math.max(s,Math.min(a,e.length-o));if(r<=s+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let i=r+o<e.length;return`${Array.
from(e).slice(0,s).join("")}…${e.slice(r,i?r+o-1:void 0)}${i?"…":""}`}var h$=e=>e.replace(/^void (?=\S)/,"");function sc(e){let t=[],n=new Map,s=new Map,o=new Map,a=c=>c.length>e?h$(c):c;function r(c,d){
let u=o.get(c),f=f$(c,e,d);if(n.set(c,d),u?.text===f)return;u&&(u.names.delete(c),u.first=null);let h=s.get(f)??{text:f,names:new Set,first:null};h.names.add(c),h.first=null,s.set(f,h),o.set(c,h)}function i(c){
if(c.first===null){let[d,...u]=c.names;c.first=u.reduce((f,h)=>Math.min(f,Kh(d,h)),d.length)}return c.first}return{add(c){let d=[...new Set(c.map(a))].filter(f=>!n.has(f)),u=new Set(d);t=[...t,...d.sort()].
sort(),t.forEach((f,h)=>{if(u.has(f)||u.has(t[h-1])||u.has(t[h+1])){let m=Gh(t,h);m!==n.get(f)&&r(f,m)}})},text(c){let d=a(c),u=o.get(d);return u.names.size===1||e<16?u.text:m$(d,e,i(u),n.get(d))}}}function Vt(e,t){
let n=sc(t);return n.add(e),e.map(n.text)}function m$(e,t,n,s){let o=Math.floor(t*.2),a=Math.max(4,Math.floor(t*.25)),r=Math.max(o,n-2),i=t-o-a-3,c=Math.max(r+a,Math.min(s,e.length-i)),d=(u,f)=>f<=u?"":
f===u+1?e[u]:"…";return e.slice(0,o)+d(o,r)+e.slice(r,r+a)+d(r+a,c)+e.slice(c,c+i)+d(c+i,e.length)}function Le(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(
0,60)||"set"}function ie(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Vn(e,t,n){let s=[],o=Array.from(e);for(;o.length>t&&s.length<n-1;){let a=t;for(let r=t;r>
t*.6;r-=1)if(" ,:<>()".includes(o[r-1])){a=r;break}s.push(o.slice(0,a).join("")),o=o.slice(a)}return s.push(o.length>t?`${o.slice(0,t-1).join("")}…`:o.join("")),s}function Ro({from:e,to:t},n){let s=(t-
e)/Math.max(1,n);if(!(s>0)||!Number.isFinite(s))return{values:[],step:0};let o=10**Math.floor(Math.log10(s)),a=o*([1,2,5].find(i=>i*o>=s*.999999)??10),r=[];for(let i=Math.ceil(e/a-1e-9);i*a<=t+a*1e-9;i+=
1)r.push(i*a+0);return{values:r,step:a}}var p$=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],qh=e=>String(e).padStart(2,"0"),g$=36e5;function Vh(e,t=Date.now()){let n=Math.
round((Date.parse(e)-t)/g$);return n>=48?`in ${$(Math.floor(n/24),"day")}`:n>=1?`in ${$(n,"hour")}`:"within the hour"}function me(e){let t=new Date(e);return Number.isNaN(t.getTime())?B:`${t.getDate()}\
 ${p$[t.getMonth()]} ${t.getFullYear()}, ${qh(t.getHours())}:${qh(t.getMinutes())}`}var pe={compute:{name:"compute",short:"compute",property:"--part-compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",property:"\
--part-communication",what:"Communication runs, and no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",property:"--part-memory",what:"Copies or memsets run, and\
 nothing else: nothing hides them"},idle:{name:"idle",short:"idle",property:"--part-idle",what:"No device work of the rank runs"}},Jh={operators:{name:"operators",short:"operators",what:"An operator r\
uns, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of operators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for i\
t"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, another process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects g\
arbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here, at most an annotation"}},ir=Object.assign({},pe,Jh),Qh=e=>e!==null&&e.parts.some(({part:t})=>t in Jh),
Lo={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},St=e=>e[0].toUpperCase()+e.slice(1),w$={COMPUTATION:"\
compute",COMMUNICATION:"communication",MEMORY:"memory"},oc=e=>w$[e]??e.toLowerCase();function ac(e){let t=e.split(" overlapping ").map(oc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")}\
 and ${t.at(-1)} at once`}var rc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},Xh={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Laun\
ched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},ic={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"\
delay from launch to start"},lr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},lc={steps:"of the steps, as in Compare",before_last_step:"al\
l but those of the last step",all:"all, outside of steps too"},cc={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},Jn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUD\
A].",Qn=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",Ps="the host waits: the device’s queue is full",Xn=({host:e,lag:t})=>typeof e!="number"?"":`host ${v(e)}${t>0?` · device ${v(
t)} behind when the host left`:""}`;var y$={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},b$={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Zh=(e,t,n)=>e===
null||!(t>0)?null:n*(e/t);function Is(e,t,n){if(e[t]!==void 0)return e[t];let s=y$[t];if(!s)return b$[t]?.(n)??null;let{rule:o,times:a}=s,r=Is(e,s.of,n),i=Is(e,s.by,n);switch(o){case"change":return r===
null||i===null?null:r-i;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Zh(r,i,a);default:return Zh(r,i,a)}}var st=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+
t.samples>0,am={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},_$={...am,per_step:"per recording",percent:"% of the recording"},No=(e,t)=>(st(t)?_$:am)[e];function uc(e){
return st(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Po=e=>e.measure===""?e.device_type!=="GPU":e.measure==="self";function fc(e){return e.step_time.control?.step>0&&e.step_time.test?.
step>0}var k$=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,v$=e=>e==="per_step"||e==="percent";function Io(e,t){let s=`${t?"self_":""}${{total:"duration",percent:"percent_of_ste\
p"}[e]??e}`;return[e==="total"&&!t?"total_duration":s,s]}function x$(e,t){let n=t?"self_":"",[s,o]=Io(e,t),a=v$(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,diff:`diff_${o}`,
growth:`diff_${n}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${a}`,testCount:`test_${a}`,diffCount:`diff_${a}`}}function $n(e,t,n,s=!1){let o=Object.fromEntries(Object.
entries(x$(t,s&&k$(e))).map(([r,i])=>[r,Is(e,i,n)])),a=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...o,percent:a===""?o.growth:null,birth:a}}function $$(e,t){
let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var Do=(e,t)=>JSON.stringify([e,t]);function Be(e,t){let n=0xcbf29ce484222325n;
for(let s of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(s))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var S$=(e,t)=>e.filter(({side:n})=>n===t).reduce(
(n,s)=>s.counts>n.counts?s:n).name;function rm({name:e,category:t,replaces:n,aliases:s}){if(s&&!n&&t!=="python_function"){let a=["control","test"].map(i=>S$(s,i)),r=s.length-2;return[`${a.join(" / ")}${r>
0?` + ${r} more`:""}`,""]}if(!n)return[e,""];if(n.rule==="template_arguments")return[e,""];let o=n.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[n.operator??"same shapes",o].filter(Boolean).
join(" "),e]}function qo({name:e,category:t,aliases:n},s){let o=n?.filter(({side:a})=>a===s)??[];return o.length===0?{name:e,category:t}:o.reduce((a,r)=>(r.total_duration??0)>(a.total_duration??0)?r:a)}
var dr=({aliases:e})=>e.map(({side:t,name:n,counts:s,total_duration:o})=>`${t} ${n}: ${k(s)} ${s===1?"call":"calls"}, ${v(o)}`);function hc(e,t,n,{self:s=!1}={}){let{control_observations:o,test_observations:a}=e.
verdict??{},r=e.judged_rows?{steps:Math.min(o,a),rows:e.judged_rows}:null;return t.map(i=>{let c=mc({...i,among:r},s);return{row:c,key:i.id??Do(i.name,i.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",of:d=>Is(i,d,e),...$n(i,n,e,s),...$$(i,n)}})}var E$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),im=(e,t)=>e.filter(({row:n})=>!Qn(n)&&!E$(n)).slice(
0,t);function mc(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var ur=e=>e.moderated_q_value??e.q_value??null;function lm(e){let{
control_observations:t,test_observations:n}=e.verdict??{},s=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(o=>[Do(o.name,o.category),{...o,among:s}]))}function cm(e,t,{
self:n=!1}={}){return["host","device"].filter(s=>e.totals[s].control_counts+e.totals[s].test_counts>0).map(s=>[s,$n(e.totals[s],t,e,n)])}var Ds=({too_few:e,control_counts:t,test_counts:n})=>e&&t>0&&n>0,dm=(e,t)=>e.rank-t.rank||e.span-t.span,T$=(e,t)=>e.length===t.length&&e.every((n,s)=>n===t[s]);function em(e){let t=new Set,n=!1;for(let{
rank:o,step_number:a}of e){let r=`${o}/${a}`;n||=t.has(r),t.add(r)}let s=new Map;for(let{rank:o,span:a}of e)s.set(n?`${o}/${a}`:`${o}`,{rank:o,span:n?a:0});return{split:n,keys:[...s.values()].sort(dm)}}
var tm=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??-1)-(n??-1)),cr=e=>e===void 0?"–":e===null?"whole":String(e);function dc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(
e.rank)}var nm=(e,t)=>e===t?e:`${e} / ${t}`;function O$(e,t){let n=({rank:a,span:r})=>`${a}/${r}`,s=new Set(e.map(n));if(t.some(a=>s.has(n(a)))){let a=new Map([...e,...t].map(i=>[n(i),i])),r=new Set(t.
map(n));return{byPosition:!1,rows:[...a.values()].sort(dm).map(i=>({control:s.has(n(i))?i:void 0,test:r.has(n(i))?i:void 0}))}}let o=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>
0,rows:Array.from({length:o},(a,r)=>({control:e[r],test:t[r]}))}}function sm(e,t,n,s,o){let a=new Map;t.forEach((c,d)=>{c[s]&&a.set(`${c[s].rank}/${o?c[s].span:""}`,d)});let r=t.map(()=>n.map(()=>null)),
i=new Map(n.map((c,d)=>[c,d]));for(let c of e){let d=a.get(`${c.rank}/${o?c.span:""}`);r[d][i.get(c.step_number)]=c}return r}function fr(e,t){let[n,s]=[em(e),em(t)],{rows:o,byPosition:a}=O$(n.keys,s.keys),
[r,i]=[tm(e),tm(t)],c=Math.max(r.length,i.length),d=Array.from({length:c},(f,h)=>({control:r[h],test:i[h],text:r.length===0?cr(i[h]):i.length===0?cr(r[h]):nm(cr(r[h]),cr(i[h]))})),u=f=>f.map(h=>[...h,
...Array.from({length:c-h.length},()=>null)]);return{rows:o.map(f=>({...f,text:f.control&&f.test?nm(dc(f.control),dc(f.test)):dc(f.control??f.test)})),columns:d,control:u(sm(e,o,r,"control",n.split)),
test:u(sm(t,o,i,"test",s.split)),ranksByPosition:a,stepsByPosition:r.length>0&&i.length>0&&!T$(r,i)}}function Bo(e,t){let n=r=>r.map(i=>i.map(c=>c===null?null:t(c))),s=n(e.control),o=n(e.test),a=s.map(
(r,i)=>r.map((c,d)=>c===null||o[i][d]===null?null:o[i][d]-c));return{control:s,test:o,diff:a}}function Ge(e,t){let n=new Map;for(let s of e){let o=t(s);n.get(o)?.push(s)??n.set(o,[s])}return n}function Et(e){
if(e.length===0)return null;let t=[...e].sort((s,o)=>s-o),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var om=e=>e.reduce((t,n)=>t+n,0)/e.length,M$=1.05,A$=.05;function um(e){let t=[...Ge(e,({
rank:o})=>o)].sort(([o],[a])=>o-a).map(([o,a])=>{let r=om(a.map(c=>c.step)),i=a.every(c=>c.exposed_communication!==null);return{rank:o,samples:a.length,step:r,waiting:i&&r>0?om(a.map(c=>c.exposed_communication))/
r:null}}),n=Et(t.map(o=>o.step));for(let o of t)o.lag=n>0?o.step/n:null;let s=t.length<2?[]:t.filter(o=>o.lag>=M$);return{ranks:t,median:n,slow:s,awaited:s.length>0?null:C$(t)}}function C$(e){if(e.length<
2||e.some(s=>s.waiting===null))return null;let t=e.reduce((s,o)=>o.waiting<s.waiting?o:s),n=Et(e.filter(s=>s!==t).map(s=>s.waiting));return n>=A$&&t.waiting<=n/2?t:null}var R$={type:"text",standard:""},mr=(e,t)=>e[t]??R$,Se={control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{type:"\
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
n","csv"]}},pr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},
marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"t\
ext",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},gm={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},measure:{
type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},time:{type:"choice",standard:"total",words:["total","self"]},by:{type:"choi\
ce",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Bs=null;function es(e,t,n){Bs&&!Bs.some(s=>s.name===
t)&&Bs.push({name:t,value:e.getAll(t).join(),allowed:n})}function wm(e,t){Bs=[];try{return e(t),Bs}finally{Bs=null}}function Jt(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.includes(o)&&es(e,t,n.filter(
a=>a!=="").join(", ")),o!==""&&n.includes(o)?o:s}function L$(e,t,n){let s=(e.get(t)??"").split(",").filter(o=>o!=="");return s.every(o=>n.includes(o))||es(e,t,n.join(", ")),s.filter(o=>n.includes(o))}
function ym(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.test(o)&&es(e,t,s),n.test(o)?o:""}function N$(e,t,n,s,o){let a=`${n} to ${s.toLocaleString("en-US")}`,r=ym(e,t,/^\d+$/,a),i=r===""||Number(r)>=
n&&Number(r)<=s;return i||es(e,t,a),r!==""&&i?Number(r):o}var P$=new Map([["1","true"],["0","false"]]);function Qt(e,t,n,s=mr(t,n).standard){let{type:o,words:a}=mr(t,n);if(o==="texts")return e.getAll(
n).filter(h=>h!=="");let r=e.get(n)??"",i=o==="text"?r:P$.get(r)??r,c=o==="boolean"?["true","false"]:a,d=o==="text"?i:c.find(h=>h.toLowerCase()===i.toLowerCase());d===void 0&&i!==""&&es(e,n,c.join(", "));
let f=(o==="choice"&&d==="false"?"":d)||s;return o==="boolean"?f==="true":f}function ts(e,t,n,s){for(let o of n){let{type:a,standard:r}=mr(t,o);a==="texts"?s[o].forEach(i=>e.append(o,i)):["",r].includes(
String(s[o]??""))||e.set(o,String(s[o]))}}var Ne={read:(e,t)=>e.get(t)??""},Ye=(e,t="")=>({standard:t,read:(n,s)=>Jt(n,s,e,t)}),fm=e=>({read:(t,n)=>L$(t,n,e),text:t=>t.join()}),ot=(e,t,n=mr(e,t).standard)=>({
standard:n,read:s=>Qt(s,e,t,n)}),bm=(e,t,n)=>({standard:n,read:(s,o)=>N$(s,o,e,t,n)}),En=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,{read:s}])=>[n,s(t,n)]));function ns(e,t,n){for(let[s,{standard:o="",
text:a}]of Object.entries(t)){let r=n[s]??"";if(Array.isArray(r)&&!a)r.forEach(i=>e.append(s,i));else{let i=(a??String)(r);i!==""&&i!==String(o)&&e.set(s,i)}}return e}var _m=(globalThis.document?.documentElement.
dataset.base??"/").replace(/\/$/,""),H=e=>_m+e,ss=(e,t)=>H(t.size===0?e:`${e}?${t}`),gc=e=>`/${e.split("/").slice(_m.split("/").length).join("/")}`,Tt=()=>gc(location.pathname),I$=15,km=[10,15,20,30,50,
100],D$=["total","per_step","per_call","percent"],vm=Se.change.words,xm=Se.device_type.words,q$=Se.measure.words,B$=["step","compute","exposed_communication","exposed_memory","idle"],wr=[...B$,"op"],wc="\
ProfilerStep*",Ot=[wc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],$m=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_du\
ration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],F$=["name","category","change","q_value"],Fo=e=>F$.includes(e)?"asc":"desc",yc=["c\
ontrol","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","control_marker_until","test_marker_until","cut_overlaps","use_short_name","merge_addresses","al\
iases","merge_lines"],Sm=[...yc,"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],Em={fold:"true",significant:"",measure:"",equivalence:""},
j$=["lines","details","operators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],W$=["control","test","more","less","noise"];function hm(e,t){let n=e.get(t)??"",s=n.
split(",").map(a=>a===""?NaN:Number(a)),o=s.length===4&&s.every(Number.isFinite);return n!==""&&!o&&es(e,t,"four numbers"),o?n:""}var Tn={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"\
all"},On=e=>Object.keys(Tn).some(t=>e[t]!=="all"),Tm=(e,t)=>Object.fromEntries(t.map(n=>[n,Qt(e,Se,n,Em[n])])),bc=e=>Object.fromEntries([...O.flatMap(t=>{let n=`${t}_marker`,s=`${n}_until`;return[[n,e.
get(n)||e.get("marker")||""],[s,Jt(e,e.get(s)?s:"marker_until",Se.marker_until.words,"")]]}),["cut_overlaps",Qt(e,Se,"cut_overlaps")]]),Xt=(e=O)=>Object.fromEntries(e.flatMap(t=>[[`${t}_marker`,""],[`${t}\
_marker_until`,""]])),jo=e=>Object.fromEntries([...Object.keys(Xt()),"cut_overlaps"].map(t=>[t,e[t]??""])),Fs=(e,t)=>({...e[`${t}_marker`]&&{marker:e[`${t}_marker`],...e[`${t}_marker_until`]&&{marker_until:e[`${t}\
_marker_until`]}},...H$(e.cut_overlaps)&&{cut_overlaps:"true"}}),H$=e=>String(e??"")==="true",Mn=(e,t,n,s="")=>Object.entries(Fs(t,n)).forEach(([o,a])=>e.set(o==="cut_overlaps"?o:s+o,a));function U$(e,t,n){
let s=e.get(t)??"";return s===""||/^[0-9a-f]{12}$/.test(s)&&!e.has(n)?s:Be(s,e.get(n)??"")}var Om=e=>({sort:Ye($m,Se.sort.standard),order:Ye(Se.order.words,Fo(e)),unit:Ye(D$),measure:{read:t=>Jt(t,t.has(
"measure")?"measure":"time",q$,"")},fold:ot(Se,"fold",Em.fold),heat:Ye(wr),open:fm(j$),hide:fm(W$),zoom_time:{read:hm},zoom_calls:{read:hm},top:bm(1,200,I$),op:{read:(t,n)=>U$(t,n,"op_category")}});function Fe(e){
let t=new URLSearchParams(e),n=Jt(t,"sort",$m,Se.sort.standard);return{...Tm(t,Sm),...bc(t),...!t.has("exclude")&&{exclude:Ot},...n.endsWith("_work")&&{work:!0},...En(Om(n),t)}}function at(e){let t=yr(
e);return t.delete("fold"),ns(t,Om(e.sort),e),e.exclude.join(`
`)===Ot.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),ss("/compare",t)}var rt=(e,t)=>at({...Fe(""),control:ee(e),test:ee(t)});function yr(e){let t=new URLSearchParams;return ts(t,Se,Sm,e),e.
significant||t.delete("measure"),t}function z$(e,t,n){let s=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_\
step"}`;if(e==="diff_percent")return`diff_${s}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,o]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[],[a,r]=Io(t||"per_step",n);return o===void 0?e:`${o}_${o.endsWith("diff")?r:a}`}function js(e,t,n){let s=yr(e);return s.set("significance","true"),s.set("sort",z$(e.sort,t,n)),s.set("order",
e.order),s.set("measure",n?"self":"total"),s}function _c(e,t,n,s){let o=js(e,t,n);return o.set("format",s),o}var Mm=["total","per_step"],K$=["calls","share"],Am=["duration","calls","per_call"],Cm={unit:Ye(
Mm),bins:Ye(K$,"calls"),heat:Ye(Am,"duration")};function Ws(e){let t=new URLSearchParams(e);return{...Tm(t,yc),...bc(t),...En(Cm,t),row:t.has("name")?Be(t.get("name"),t.get("category")??""):t.get("row")??
""}}function de(e){let t=new URLSearchParams({control:e.control,test:e.test});return ts(t,Se,yc,e),t}function os(e){let t=de(e);return t.set("row",e.row),t}var Ve=e=>H(`/compare/op?${ns(os(e),Cm,{...e,
unit:Mm.includes(e.unit)?e.unit:"",heat:Am.includes(e.heat)?e.heat:""})}`);function Rm(e,t,n){let s=js(e,t,n);return s.delete("work"),e.sort.endsWith("_work")&&s.delete("sort"),e.op&&s.set("row",e.op),
s}function Lm(e){let t=new URL(at(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var Sn=Number(
qs.limit.standard),G$=e=>e==="label"?"asc":"desc",Nm=e=>({control:Ne,test:Ne,q:ot(qs,"q"),tag:ot(qs,"tag"),sort:ot(qs,"sort"),order:ot(qs,"order",G$(e)),page:bm(1,1e6,1)});function Wo(e){let t=new URLSearchParams(
e);return En(Nm(Qt(t,qs,"sort")),t)}function Pm(e){let t={...Wo(""),...e};return ss("/",ns(new URLSearchParams,Nm(t.sort),t))}var br=e=>e.q!==""||e.tag.length>0;function as(e){let t=new URLSearchParams(
{group:"auto",sort:e.sort,order:e.order,limit:String(Sn),offset:String((e.page-1)*Sn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ee=e=>e.slice(0,12),An=(e,t,n,s)=>s?.[e]?.
label??(n&&oe(n,t[e])?.label)??t[e];function oe(e,t){if(t==="")return;let n=e.find(a=>a.id===t);if(n)return n;let s=e.filter(a=>a.id.startsWith(t.toLowerCase()));if(s.length===1)return s[0];let o=e.filter(
a=>a.label===t);return o.length===1?o[0]:void 0}var Y$=["sets","tag","baseline","name","category","layer","measure","time","by"],Hs=e=>En(Object.fromEntries(Y$.map(t=>[t,ot(gm,t,t==="sets"?"":void 0)])),
new URLSearchParams(e));function _r(e){let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),ts(t,gm,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","cate\
gory","time"]],e),t}var Ho=e=>ss("/series",_r(e)),O=["control","test"],rs={control:"test",test:"control"},Im=["rank","span","step"],V$=["both",...O],J$={path:{type:"boolean",standard:"false"}},Dm=32,Q$=864e8,
X$=300,gr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,pc=(e,t)=>ym(e,t,/^\d+$/,"whole numbers");function mm(e,t,n){let[s,o]=[gr(e.get(t)),gr(e.get(n))],a=s!==null&&o!==null&&s<o&&Math.
max(-s,o)<=Q$;return[t,n].filter(r=>!a&&e.get(r)).forEach(r=>es(e,r,`µs since the beginning, ${t} before ${n}`)),a?[s,o]:[null,null]}var pm=(e,t)=>[...new Set(e.getAll(t))].filter(n=>n!==""&&n.length<=
X$).slice(0,Dm),Us=(e,{id:t,main:n})=>n?"main":`${e}:${t}`,kr=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t].slice(-Dm),hr={read:()=>null,text:e=>typeof e=="number"?String(Math.round(e*1e3)/1e3):""},
qm={cut_overlaps:ot(pr,"cut_overlaps"),use_short_name:ot(pr,"use_short_name","false"),path:ot(J$,"path"),show:Ye(V$,"both"),from:hr,to:hr,sum_from:hr,sum_to:hr,open:{read:pm},pin:{read:pm},q:Ne,name:Ne,
category:Ne,nth:{read:e=>gr(pc(e,"nth"))},at:Ye(O),align:Ne,align_category:Ne,align_nth:{read:e=>gr(pc(e,"align_nth"))??0,standard:0}};function vr(e){let t=new URLSearchParams(e),n={control:t.get("con\
trol")??"",test:t.get("test")??""};for(let i of O)for(let c of Im){let d=`${i}_${c}`;n[d]=pc(t,t.has(d)?d:c)}Object.assign(n,bc(t));let[s,o]=mm(t,"from","to"),[a,r]=mm(t,"sum_from","sum_to");return{...n,
...En(qm,t),from:s,to:o,sum_from:a,sum_to:r}}function zs(e){let t=new URLSearchParams,n=(s,o)=>o&&t.set(s,o);O.forEach(s=>n(s,e[s]));for(let s of[...Im,"marker","marker_until"]){let[o,a]=O.map(i=>e[`${i}\
_${s}`]??""),r=o===a||!e.control||!e.test;n(s,r?o||a:""),O.forEach(i=>n(`${i}_${s}`,r?"":e[`${i}_${s}`]))}return ss("/timeline",ns(t,qm,{...e,...!e.name&&{category:"",nth:"",at:""},...!e.align&&{align_category:"",
align_nth:0}}))}function jt(e){let t=O.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var Z$=(e,t)=>e-t,Bm=e=>[...new Set(e)].sort(Z$),kc=e=>Bm(e.map(t=>t.rank)),vc=(e,t)=>Bm(e.filter(n=>n.
rank===t).map(n=>n.span)),xc=(e,t,n)=>e.filter(s=>s.rank===t&&s.span===n).sort((s,o)=>(s.step_number??-1)-(o.step_number??-1));function eS(e){let t=[...e].sort((n,s)=>n.step-s.step);return t[t.length>>
1]}var tS=(e,t)=>e.find(n=>String(n)===t);function Fm(e,t,n=null){if(e.length===0)return null;let s=[],o=(d,u,f,h)=>{let m=u===""?void 0:tS(d,u);return u!==""&&m===void 0&&s.push(`${f} ${u}`),m??(d.includes(
h)?h:d[0])},a=o(kc(e),t.rank,"rank",n?.sample.rank),r=o(vc(e,a),t.span,"file",n?.sample.span),i=xc(e,a,r),c=t.step===""?void 0:i.find(d=>String(d.step_number)===t.step);return t.step!==""&&!c&&s.push(
`step ${t.step}`),c??=n?i.find(d=>d.step_number===n.sample.step_number)??i[Math.min(n.place,i.length-1)]:eS(i),{sample:c,place:i.indexOf(c),missing:s}}var jm={control:Ne,test:Ne,q:Ne,chart:Ye(["bars",
"line","scatter","histogram","none"]),x:Ne,y:Ne,y2:Ne,by:Ne},Wm={chart:"",x:"",y:"",y2:"",by:""},xr=e=>En(jm,new URLSearchParams(e)),$r=e=>ss("/query",ns(new URLSearchParams,jm,e));function Sr({control:e,
test:t,q:n},s=""){let o=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:s}).filter(([,a])=>a!=="").forEach(([a,r])=>o.set(a,r)),o}var nS=300,sS=4e3,oS=1e4,Cn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Er=()=>document.dispatchEvent(new Event("connection")),Um=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function aS(){try{let e=await fetch(H("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(oS)});return Um(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function rS(){let e=Cn(),t=nS;for(;;){await new Promise(s=>{e.hurry=s,setTimeout(s,t)});let n=await aS();if(n){let s=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&n.build!==void 0&&n.build!==e.build}),Er(),s}e.gone||(e.gone=!0,Er()),t=Math.min(2*t,sS)}}async function Sc({signal:e,isAction:t=!1}={}){let n=Cn();e?.throwIfAborted(),
n.back??=rS(),t&&(n.actions+=1,Er());let s;try{return await Promise.race([n.back,new Promise((o,a)=>{s=()=>a(e.reason),e?.addEventListener("abort",s,{once:!0})})])}finally{e?.removeEventListener("abor\
t",s),t&&(n.actions-=1,Er())}}var zm=e=>{Cn().build??=e},Km=e=>document.addEventListener("connection",()=>e(Cn())),Mt=H("/api/v1"),iS=700,lS=4,Zt=class extends Error{constructor(t,n,s,o=null){super(s),
this.name="ApiError",this.status=t,this.code=n,this.offset=o}};function Ec(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="string"||typeof n.title=="string")return new Zt(e,n.code??"error",n.detail||
n.title,n.offset??null)}catch{}return new Zt(e,"error",`The server answered with status ${e}.`)}var $c=()=>new Zt(0,"offline","The server does not answer. Is “tracediff serve” still running?"),cS=/"(?:stream|correlation)":-?\d{16}/,
dS=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(t)&&n?.source||t,uS=/\d{16}/,fS=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??
"")?n.source:t,hS=(e,t)=>new Promise((n,s)=>{let o=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(o),s(t.reason)},{once:!0})});function Hm(e){globalThis.waitingRequests=(globalThis.waitingRequests??
0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Gm(e){let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function At(e,t,n={}){let s=!1,o=1;
try{for(;;)try{return await mS(e,t,n)}catch(a){if(a.code==="offline"&&o<lS){o+=1,await Sc({signal:n.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&a.status===404&&o>1)return null;if(a.code!=="n\
ot_checked_yet")throw a;s||(s=!0,Hm(1)),await hS(iS,n.signal)}}finally{s&&Hm(-1)}}async function mS(e,t,{body:n,signal:s,digits:o=!1}){let a={method:e,signal:s,headers:{Accept:"application/json"}};n!==
void 0&&(a.headers["Content-Type"]="application/json",a.body=JSON.stringify(n));let r,i;try{r=await fetch(Mt+t,a),i=await r.text()}catch(c){throw c.name==="AbortError"?c:$c()}if(Um(r))throw $c();if(!r.
ok)throw Ec(r.status,i);if(i==="")return null;try{return JSON.parse(i,o&&uS.test(i)?fS:cS.test(i)?dS:void 0)}catch{throw new Zt(r.status,"bad_answer","The server sent an answer that is not JSON.")}}var we=(e,t)=>At(
"GET",e,t),ue=encodeURIComponent,Ks=e=>we("/status",e);async function yt(e,t){let n=await we(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(s=>({set:s}))}}async function Wt(e,t){let n=e.map(
o=>`id=${ue(o)}`).join("&"),s=e.length===0?[]:(await we(`/sets?${n}`,t)).sets;return[...new Map(s.map(o=>[o.id,o])).values()]}async function Ym(e){let t=await Wt(e);return t.length>0?t:(await yt("limi\
t=1")).entries.map(({set:n})=>n)}var is=async e=>(await we("/tags",e)).tags,en=(e,t)=>we(`/sets/${ue(e)}`,t),Rn=(e,t)=>At("PATCH",`/sets/${ue(e)}`,{body:t}),Uo=e=>At("DELETE",`/sets/${ue(e)}`),Vm=async(e,t)=>(await At(
"POST",`/sets/${ue(e)}/split`,{body:t})).job,Jm=async(e,t)=>(await At("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,zo=e=>At("POST",`/sets/${ue(e)}/restore`),fe=(e,t)=>we(`/compare\
_traces?${e}`,t),Tr=(e,t)=>we(`/compare_traces/op?${e}`,t),Or=(e,t,n)=>we(e===""?`/compare_traces/tree?${t}`:`/sets/${ue(e)}/tree?${t}`,n),Gs=async(e,t,n)=>(await we(`/sets/${ue(e)}/steps?${new URLSearchParams(
t)}`,n)).steps,Ko=(e,t,n)=>we(`/sets/${ue(e)}/timeline?${t}`,n),Mr=(e,t,n)=>we(`/sets/${ue(e)}/timeline/find?${t}`,n),Ln=(e,t,n)=>we(`/analysis/${e}?${t}`,n),Tc=(e,t)=>we(`/series?${e}`,t),Qm=e=>`${Mt}\
/series?${e}`,Xm=(e,t)=>`${Mt}/analysis/${e}?${t}`,Ar=async(e,t,n)=>(await we(`/sets/${ue(e)}/ops?q=${ue(t)}&limit=50`,n)).ops,Go=e=>`${Mt}/compare_traces?${e}`,Cr=e=>`${Mt}/report?${e}`,Rr=e=>`${Mt}/\
bundle?${e}`,Zm=e=>`${Mt}/compare_traces/op?${e}`,ep=(e,t,n)=>we(`/sets/${ue(e)}/timeline/sums?${t}`,n),tp=(e,t)=>we(`/sql?${e}`,{...t,digits:!0}),np=e=>`${Mt}/sql?${e}`,sp=async(e,t)=>(await we(`/sql\
/schema?${e}`,t)).tables,Oc=(e,t,n)=>`${Mt}/sets/${ue(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Lr(e,t,n,{signal:s,onProgress:o}){let a=[],r=0,i;try{if(i=await fetch(Oc(e,t,n),{signal:s}),i.
ok){let c=i.body.getReader();for(;;){let{done:d,value:u}=await c.read();if(d)break;a.push(u),r+=u.length,o(r)}return await new Blob(a).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:r>0?new Zt(
0,"broken","The download stopped before its end. The log of the server says why."):$c()}throw Ec(i.status,await i.text())}var op=async e=>(await we("/jobs",e)).jobs,ap=(e,t)=>we(`/jobs/${ue(e)}`,t),Ys=e=>At(
"DELETE",`/jobs/${ue(e)}`),rp=e=>new EventSource(`${Mt}/jobs/${ue(e)}/events`),ip=(e,t,n)=>At("POST","/uploads",{body:{label:e,files:t,files_are:n}}),lp=async(e="")=>(await At("POST",`/samples${e&&`/${e}`}`)).
jobs,cp=e=>we(`/uploads/${ue(e)}`),Mc=e=>At("DELETE",`/uploads/${ue(e)}`),dp=async e=>(await At("POST",`/uploads/${ue(e)}/commit`)).job;function up(e,t,n,{from:s=0,signal:o,onProgress:a}){return new Promise(
(r,i)=>{let c=new XMLHttpRequest,d=()=>c.abort(),u=(h,m)=>{o?.removeEventListener("abort",d),h(m)},f=()=>u(i,new DOMException("Cancelled","AbortError"));if(o?.aborted){f();return}o?.addEventListener("\
abort",d),c.open("PUT",`${Mt}/uploads/${ue(e)}/files/${ue(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),s>0&&c.setRequestHeader("Content-Range",`bytes ${s}-${n.size-1}/${n.size}`),
c.upload.addEventListener("progress",h=>a(s+h.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){u(i,Ec(c.status,c.responseText));return}try{u(r,JSON.parse(c.responseText))}catch{u(
i,new Zt(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>u(i,new Zt(0,"offline","The connection was lost, or the file changed on the disk while \
it was being sent."))),c.addEventListener("abort",f),c.send(s>0?n.slice(s):n)})}function l(e,t={},...n){let s=document.createElement(e);for(let[o,a]of Object.entries(t??{}))if(!(a==null||a===!1))if(o==="class")s.className=a;else if(o==="text")s.textContent=a;else if(o==="on")for(let[
r,i]of Object.entries(a))s.addEventListener(r,i);else if(o==="data")Object.assign(s.dataset,a);else if(o==="css")for(let[r,i]of Object.entries(a))s.style.setProperty(r,i);else s.setAttribute(o,a===!0?
"":String(a));return Nr(s,n),s}function Nr(e,t){for(let n of t)Array.isArray(n)?Nr(e,n):n!=null&&n!==!1&&e.append(n)}function _(e,...t){return e.textContent="",Nr(e,t),e}function Nn(e,t){let n=new Set(
t);for(let o of[...e.childNodes])n.has(o)||o.remove();let s=e.firstChild;for(let o of t)o===s?s=s.nextSibling:e.insertBefore(o,s)}function x(e,t,n={}){return l("button",{type:"button",...n,on:{click:t}},
e)}function ye(e,t,{value:n,...s}={}){let o=l("select",{...s,on:{change:()=>t(o.value)}},e.map(([a,r])=>l("option",{value:a,selected:a===n},r)));return o}function je(e,t,n="field"){let s=e.contains(document.
activeElement)?document.activeElement.dataset[n]:void 0;t(),s!==void 0&&[...e.querySelectorAll(`[data-${n}]`)].find(o=>o.dataset[n]===s)?.focus()}function ls(e,t,n,...s){let o=N("dialog"),a=()=>r.close();
_(n,l("div",{class:"trace-head"},l("h2",{id:o},e),Y("close","Close",a)),s),n.classList.add("trace-box");let r=l("dialog",{class:`trace-dialog ${t}`.trim(),"aria-labelledby":o,on:{close:()=>r.remove(),
click:i=>{i.target===r&&a()}}},n);return document.body.append(r),r.showModal(),r}var Ee=({code:e,message:t},n,...s)=>l("div",{class:"error-box",role:"alert",data:e&&{code:e}},n&&[l("h2",{},n),l("p",{},
t)],n?s.length>0&&l("p",{},s):t);function Pn({wait:e,onText:t,onStep:n=null,empties:s=!0,...o}){let a=Te(e,()=>t(r.value.trim())),r=l("input",{type:"search",autocomplete:"off",spellcheck:"false",...o,
on:{input:a,keydown(i){let c=n&&i.key==="Enter";!c&&!(s&&i.key==="Escape"&&r.value!=="")||(i.preventDefault(),a.cancel(),r.value=c?r.value:"",t(r.value.trim()),c&&n(i.shiftKey?-1:1))}}});return r}var pS="\
http://www.w3.org/2000/svg";function F(e,t={},...n){let s=document.createElementNS(pS,e);for(let[o,a]of Object.entries(t))s.setAttribute(o,String(a));return Nr(s,n),s}function Vo(e,t,n,s){let o=globalThis.
devicePixelRatio||1;[e.width,e.height]=[Math.round(t*o),Math.round(n*o)],e.style.setProperty("height",`${n}px`);let a=e.getContext("2d",s);return a.scale(o,o),a}var gS={pencil:"M2.5 13.5v-2.6l7.8-7.8 \
2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.\
6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 \
6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",
minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM\
9 2v3h3"};function it(e){return F("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},F("path",{d:gS[e]}))}function Y(e,t,n,s={}){return l("button",{type:"button",title:t,"\
aria-label":t,...s,class:`icon-button ${s.class??""}`.trim(),on:{click:n}},it(e))}var fp=0;function N(e){return fp+=1,`${e}-${fp}`}var We=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function j(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function Te(e,t){let n=0,s=(...o)=>{clearTimeout(n),n=setTimeout(
()=>t(...o),e)};return s.cancel=()=>clearTimeout(n),s}function Oe(e,t,n){let s=new Map;return{node:l("div",{class:"segmented",role:"group","aria-label":e},t.map(([a,r,i])=>{let c=x(r,()=>n(a),{title:i,
"aria-pressed":"false"});return s.set(a,c),c})),buttons:s,press(a){for(let[r,i]of s)i.setAttribute("aria-pressed",String(r===a))}}}function z(e,{action:t=null,seconds:n=8,urgent:s=!1}={}){let o=l("div",
{class:`toast${s?" toast-urgent":""}`},l("span",{class:"toast-text"},e)),a=0,r=()=>{clearTimeout(a),o.remove()},i=()=>{clearTimeout(a),a=setTimeout(r,n*1e3)};t&&o.append(x(t.label,()=>{r(),t.run()},{class:"\
toast-action"})),o.append(Y("close","Dismiss",r));let c=()=>clearTimeout(a);return o.addEventListener("pointerenter",c),o.addEventListener("focusin",c),o.addEventListener("pointerleave",i),o.addEventListener(
"focusout",i),document.getElementById("toasts").append(o),j(t?`${e} ${t.label} is available.`:e,s),i(),r}var Vs=4,wS=e=>pp(e.menu,e.opener);function hp(e,t=!1){e.menu=l("div",{class:"row-menu",role:"m\
enu",id:e.id,"aria-label":e.label,on:{keydown:n=>bS(e,n),focusout:n=>_S(e,n)}}),_(e.menu,e.items().filter(n=>!n.hidden).map(n=>yS(e,n))),e.opener.setAttribute("aria-expanded","true"),e.opener.setAttribute(
"aria-controls",e.id),e.opener.closest("main").append(e.menu),pp(e.menu,e.opener),addEventListener("scroll",e.follow,{capture:!0}),addEventListener("resize",e.follow),mp(e).at(t?-1:0)?.focus({preventScroll:!0})}
function Yo(e){removeEventListener("scroll",e.follow,{capture:!0}),removeEventListener("resize",e.follow);let t=e.menu;e.menu=null,t?.remove(),e.opener.setAttribute("aria-expanded","false"),e.opener.removeAttribute(
"aria-controls")}var mp=e=>[...e.menu.querySelectorAll('[role="menuitem"]')],yS=(e,t)=>l(t.href?"a":"button",{role:"menuitem",type:t.href?null:"button",href:t.href,download:t.download,tabindex:"-1",class:t.
danger?"danger":t.href?"button":"",disabled:t.disabled,title:t.title,on:{click:()=>{if(t.href){setTimeout(()=>e.menu&&(e.opener.focus({preventScroll:!0}),Yo(e)));return}Yo(e),e.opener.focus({preventScroll:!0}),
t.run()}}},t.text,t.note&&[" ",l("span",{class:"muted small"},t.note)]);function bS(e,t){let n=mp(e).filter(r=>!r.disabled),s=n.indexOf(document.activeElement),o=t.key.length===1?t.key.toLowerCase():"",
a={ArrowDown:n[(s+1)%n.length],ArrowUp:n.at(s-1),Home:n[0],End:n.at(-1)}[t.key]??(o.trim()===""?void 0:[...n.slice(s+1),...n].find(r=>r.textContent.toLowerCase().startsWith(o)));(t.key==="Escape"||t.key===
"Tab")&&(Yo(e),e.opener.focus({preventScroll:!0})),(t.key==="Escape"||a)&&(t.preventDefault(),t.stopPropagation(),a?.focus({preventScroll:!0}))}function _S(e,t){e.menu&&!e.menu.contains(t.relatedTarget)&&
t.relatedTarget!==e.opener&&Yo(e)}function Pr(e,t,{text:n,...s}={}){let o={label:e,items:t,menu:null};o.follow=()=>wS(o),o.id=N("menu");let a=n?{}:{title:e,"aria-label":e};return o.opener=l("button",{
type:"button",...a,...s,class:`${n?"":"icon-button "}menu-button ${s.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"false",on:{click:()=>o.menu?Yo(o):hp(o),keydown:r=>{(r.key==="ArrowDown"||
r.key==="ArrowUp")&&(r.preventDefault(),hp(o,r.key==="ArrowUp"))}}},n??it("more")),o.opener}function pp(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:o}=e,a=n.bottom+Vs+o<=innerHeight;
e.style.setProperty("top",`${Math.max(Vs,a?n.bottom+Vs:n.top-Vs-o)}px`),e.style.setProperty("left",`${Math.max(Vs,Math.min(n.right-s,innerWidth-s-Vs))}px`)}function Me(e){let t=l("a",{class:"button sq\
l-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var kS="tracediff.theme",Ac=new Set,Dr=e=>globalThis.matchMedia?.(e)??{matches:!1},Lc=Dr("(prefers-color-scheme: dark)");function Cc(){let e=document.documentElement.dataset.theme;return e==="light"||
e==="dark"?e:"auto"}function vS(){let e=Cc();return e==="auto"?Lc.matches?"dark":"light":e}function Ae(e){return Ac.add(e),()=>Ac.delete(e)}function gp(){for(let e of[...Ac])e(vS())}function bp(e){e.value=
Cc(),e.addEventListener("change",()=>{e.value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(kS,e.value)}catch{}gp()}),Lc.
addEventListener("change",()=>{Cc()==="auto"&&gp()})}var xS=Dr("(forced-colors: active)"),Ir=new Map,wp="";function S(e){let{theme:t,printing:n}=document.documentElement.dataset,s=`${t} ${n} ${Lc.matches}\
 ${xS.matches}`;return s!==wp&&(Ir=new Map,wp=s),Ir.has(e)||Ir.set(e,$S(e)),Ir.get(e)}function $S(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.
body.append(t);let n=getComputedStyle(t).color;return t.remove(),n}var Rc=new Set,_p=!1,qr=()=>_p;function Js(e){return Rc.add(e),()=>Rc.delete(e)}function yp(e){_p=e,document.documentElement.toggleAttribute(
"data-printing",e);for(let t of[...Rc])t()}function kp(){window.addEventListener("beforeprint",()=>yp(!0)),window.addEventListener("afterprint",()=>yp(!1))}var Nc=null;function Fr(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Nc??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Nc=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Nc)}var SS={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},Jo=()=>[[0,S("--heat-low")],[.5,S("--heat-middle")],[1,S("--heat-high")]];function tn(){
return{control:S("--control-fill"),test:S("--test-fill"),more:S("--more-fill"),less:S("--less-fill"),noise:S("--noise-fill"),surface:S("--surface"),highlight:S("--highlight"),highlightEdge:S("--accent")}}
function ES(){let e=S("--text"),t=S("--muted"),n=S("--grid"),s={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},o=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:o,size:12,color:e},colorway:[S("--control-fill"),S("--test-fill"),S("--more-fill")],xaxis:s,yaxis:s,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:S("--surface-raised"),bordercolor:S("--border-strong"),font:{family:o,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var lt=e=>({template:ES(),hovermode:"\
closest",...e}),Je=(e,t={standoff:4})=>({text:e,font:{size:11},...t}),ge=e=>e.filter(Boolean).map(t=>ie(t)).join("<br>"),Ce=e=>({customdata:e,hovertemplate:"%{customdata}<extra></extra>"}),jr=(e,t,n)=>({
type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:e,y:t,...Ce(n)}),cs=(e,t)=>({type:"scatter",mode:"lines",x:t.flatMap((n,s)=>[e[s],e[s+1]]),y:t.flatMap(n=>[n,n])});function In(e,t){let n=/^rgb\((.+)\)$/.
exec(e);return n?`rgba(${n[1]}, ${t})`:e}var Pc=17;function TS({title:e,lines:t,keys:n=[]},s,o){let a=tn(),r=t.flatMap(m=>Vn(m,Math.floor(s/6.6),3)),i=30+Pc*r.length+(n.length>0?24:0)+8,c=(m,p,g,w)=>({
xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-o.left,yshift:o.top+i-m,text:ie(p),font:{size:g,color:S(w?"--text":"--muted")}}),d=[c(8,e,15,!0),...r.
map((m,p)=>c(30+Pc*p,m,12,!1))],u=[],f=12-o.left,h=30+Pc*r.length+4;for(let[m,p]of n)u.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:f,x1:f+14,
y0:o.top+i-h-13,y1:o.top+i-h-4,fillcolor:a[m]??S(m),line:{width:0}}),d.push({...c(h,p,12,!1),xshift:f+19}),f+=19+7*p.length+18;return{annotations:d,shapes:u,height:i}}async function OS(e,t,n,s){let o=await Fr(),
a=S("--surface"),r=Math.max(e.clientWidth,900),{l:i,t:c}=e._fullLayout.margin,d=TS(s,r,{left:i,top:c}),{layout:u}=e,f={data:e.data,layout:{...u,paper_bgcolor:a,plot_bgcolor:a,margin:{...u.margin,t:c+d.
height},annotations:[...u.annotations??[],...d.annotations],shapes:[...u.shapes??[],...d.shapes]}};await o.downloadImage(f,{format:t,filename:n,width:r,height:e.clientHeight+d.height,scale:t==="png"?2:
1})}var MS=4,vp=280,AS=[250,1e3],Ht=[],Sp=-1/0;function CS({target:e}){e.closest?.(".chart")||(Sp=performance.now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(
e,CS,{capture:!0,passive:!0});function RS(e,t){return new Promise(n=>{Ht.push({node:e,isNew:t,go:n}),Ht.length===1&&We().then(Ic)})}function LS(e){let t=Ht.findIndex(n=>n.node===e);t>=0&&Ht.splice(t,1)[0].
go()}function Ic(){if(Ht.length===0)return;let e=performance.now()-Sp,t=({node:a})=>{let{top:r,bottom:i}=a.getBoundingClientRect();return i>0&&r<window.innerHeight},n=Ht.find(t),s=n??Ht[0],o=AS[n||s.isNew?
0:1]-e;if(o>0){setTimeout(Ic,o);return}Ht.splice(Ht.indexOf(s),1),s.go(),Ht.length>0&&We().then(Ic)}function NS(e,t){let n=null,s=null;e.on("plotly_hover",i=>{n=i}),e.on("plotly_unhover",()=>{n=null});
let o=0,a=0,r=i=>{clearTimeout(o),o=performance.now()<a?0:setTimeout(()=>t(i),vp)};e.on("plotly_doubleclick",()=>{clearTimeout(o),a=performance.now()+vp}),e.on("plotly_click",i=>{s=null,r(i)}),e.addEventListener(
"mousedown",({clientX:i,clientY:c,button:d})=>{s=n&&d===0?{event:n,x:i,y:c}:null},!0),e.addEventListener("click",({clientX:i,clientY:c})=>{let d=s;s=null,d&&Math.hypot(i-d.x,c-d.y)<MS&&r(d.event)})}async function Dc(e,t=!1){
if(e.waiting){t&&LS(e.node);return}let n;e.waiting=!0;try{e.drawn||await We(),n=await Fr(),t||(delete e.plot.dataset.ready,await RS(e.node,!e.drawn))}catch(r){_(e.message,r.message),e.message.hidden=!1;
return}finally{e.waiting=!1}if(e.width=e.plot.clientWidth,e.dead||!e.data||e.data.empty||e.width===0)return;let s=e.spec.height(e.data,e.width);e.plot.style.height=`${s}px`;let{data:o,layout:a}=e.spec.
make(e.data,e.width);await n.react(e.plot,o,{...a,width:e.width,height:s,showlegend:!1,uirevision:e.data.zoom??e.data.revision},SS),!e.drawn&&!e.dead&&(e.drawn=!0,e.spec.onClick&&NS(e.plot,r=>e.spec.onClick(
r,e.data)),e.spec.onRelayout&&e.plot.on("plotly_relayout",r=>e.spec.onRelayout(r,e.data)),e.spec.onDoubleClick&&e.plot.on("plotly_doubleclick",()=>e.spec.onDoubleClick(e.data)),e.plot.querySelector(".\
main-svg")?.setAttribute("aria-hidden","true")),e.plot.dataset.ready=e.data.revision}function xp(e){e.drawn&&e.data&&!e.data.empty&&!e.spec.paint&&Dc(e,!0)}function PS(e,t){e.drawn&&(e.spec.save??OS)(
e.plot,t,`${e.data.file}-${e.spec.file}`,{title:[e.spec.title,e.data.heading].filter(Boolean).join(", "),lines:e.data.caption??[],keys:typeof e.spec.keys=="function"?e.spec.keys():e.spec.keys??[]})}function IS(e,t){
let n=e.data?.revision===t.revision&&!t.empty;if(e.data=t,e.heading.textContent=t.heading??"",e.plot.dataset.wanted=t.revision,e.plot.hidden=!!t.empty,e.tools.hidden=e.plot.hidden,e.node.toggleAttribute(
"data-empty",e.plot.hidden),e.message.hidden=!t.empty,_(e.message,t.empty),!(t.empty||n&&e.drawn)){if(e.spec.paint){e.plot.style.height=`${e.spec.height(t)}px`,_(e.plot,e.spec.paint(t)),e.drawn=!0,e.plot.
dataset.ready=t.revision;return}e.plot.style.height=`${e.spec.height(t,e.spec.height.length>1?e.plot.clientWidth||600:0)}px`,Dc(e)}}function DS(e,t){e.drawn&&!e.plot.hidden&&globalThis.Plotly.relayout(
e.plot,t(e.plot.layout))}function qS(e){e.dead=!0,e.observer.disconnect(),e.stopPrinting(),e.drawn&&!e.spec.paint&&globalThis.Plotly.purge(e.plot)}function et(e){let t={spec:e,data:null,drawn:!1,waiting:!1,
dead:!1,width:0};t.plot=l("div",{class:"plot",id:e.id}),t.heading=l("span",{class:"chart-unit"}),t.message=l("p",{class:"chart-message muted",hidden:!0});let n=Me(e.title);return t.tools=l("div",{class:"\
chart-tools"},e.tools,n.node,["PNG","SVG"].map(s=>x(s,()=>PS(t,s.toLowerCase()),{title:`${e.title}: download as ${s}`,"aria-label":`${s} of ${e.title}`}))),t.node=l("section",{class:`card chart ${e.class??
""}`.trim(),"aria-label":e.title},l("div",{class:"chart-head"},l(e.level??"h3",{},e.title," ",t.heading),t.tools),e.extra,t.plot,t.message),t.observer=new ResizeObserver(()=>{t.data&&!e.paint&&!qr()&&
!t.plot.hidden&&t.plot.clientWidth>0&&Math.abs(t.plot.clientWidth-t.width)>1&&Dc(t)}),t.observer.observe(t.node),t.stopPrinting=Js(()=>xp(t)),{node:t.node,sql:n,draw:s=>IS(t,s),retheme:()=>xp(t),layout:()=>t.
plot.layout,relayout:s=>DS(t,s),unmount:()=>qS(t)}}function nn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(s,o)=>o*n)}function qc(e,t){let n=document.createElement(
"a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var BS=900,Br=12,$p=17,FS=["fill","stroke","stroke-width","\
stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Ep(e){let t=getComputedStyle(e);if(t.display==="none"||e.classList.contains("fall-area"))return null;let n=e.
cloneNode(!1);n.removeAttribute("class");for(let s of FS){let o=t.getPropertyValue(s);o!==""&&!o.startsWith("url(")&&n.setAttribute(s,o)}for(let s of e.childNodes){let o=s.nodeType===Node.TEXT_NODE?s.
cloneNode():Ep(s);o&&n.append(o)}return n}function jS({title:e,lines:t,keys:n},s){let o=getComputedStyle(document.body).fontFamily,a=(u,f,h,m,p)=>F("text",{x:u,y:f,fill:S(p?"--text":"--muted"),"font-s\
ize":m,"font-weight":p?600:400,"font-family":o},h),r=t.flatMap(u=>Vn(u,Math.floor(s/6.6),3)),i=[a(Br,22,e,15,!0),...r.map((u,f)=>a(Br,42+$p*f,u,12,!1))],c=30+$p*r.length+18,d=Br;for(let[u,f]of n)i.push(
F("rect",{x:d,y:c-9,width:14,height:9,fill:S(`--${u}-fill`)}),a(d+19,c,f,12,!1)),d+=19+7*f.length+18;return{nodes:i,height:c+Br}}function WS(e,t){let{width:n,height:s,left:o,top:a}=e.getBoundingClientRect(),
r=Math.max(n,BS),i=jS(t,r),c=[...e.querySelectorAll(":scope > svg")].map(u=>{let f=u.getBoundingClientRect(),h=Ep(u);for(let[m,p]of Object.entries({x:f.left-o,height:f.height,y:i.height+f.top-a,overflow:"\
visible",width:f.width+(f.width>n/2?r-n:0)}))h.setAttribute(m,String(p));return h}),d=i.height+s;return{width:r,height:d,node:F("svg",{xmlns:"http://www.w3.org/2000/svg",width:r,height:d,viewBox:`0 0 ${r}\
 ${d}`},F("rect",{width:"100%",height:"100%",fill:S("--surface")}),i.nodes,c)}}var Tp="image/svg+xml";async function HS(e,t,n){let s=new Image;s.src=`data:${Tp};charset=utf-8,${encodeURIComponent(e)}`,
await s.decode();let o=document.createElement("canvas");return[o.width,o.height]=[2*t,2*n],o.getContext("2d").drawImage(s,0,0,o.width,o.height),new Promise(a=>{o.toBlob(a,"image/png")})}async function Op(e,t,n,s){
let{node:o,width:a,height:r}=WS(e,s),i=new XMLSerializer().serializeToString(o),c=t==="svg"?new Blob([i],{type:Tp}):await HS(i,a,r);qc(c,`${n}.${t}`)}var[Dn,ds,Mp,Ct,ct,US,Wr,zS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Qo="Every page",Ap="First move to a set of the list, with the arrow keys.",Hr="First select a\
 call, in the lanes or in the table.",us="There is nothing to search on this page.",Rp=[{pages:[Dn],keys:["/"],text:"Find sets",action:"search",none:us},{pages:[Dn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[Dn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Dn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[Dn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Dn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[Dn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Ap},{pages:[Dn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Ap},{pages:[ds],keys:["/"],text:"Search the names of the rows",action:"search",none:us},{pages:[ds],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
ds],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ds],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[ds],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[Ct],keys:["/"],text:"Find a frame or a kernel",action:"search",none:us},{pages:[Ct],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[Ct],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[Ct],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Ct],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[Ct],keys:["Space"],text:"In the table: select the frame"},{pages:[Ct],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[Ct],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[Ct],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[ds,Mp,Ct,ct,Wr],keys:["c"],text:"Choose the control",action:"control"},{pages:[ds,Mp,Ct,ct,Wr],keys:["t"],text:"Choose the test",action:"test"},{pages:[
ct],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:us},{pages:[ct],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[ct],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[ct],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[ct],keys:["d"],text:"Move to the right",action:"right"},{pages:[ct],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[ct],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Hr},{pages:[ct],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
ct],keys:["m"],action:"measure",none:Hr,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[US],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:us},{pages:[zS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Wr],keys:["/"],text:"Find a table or column",action:"search",none:us},
{pages:[Wr],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Qo],keys:["?"],text:"List the keys",action:"help"},{pages:[Qo],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:us},{pages:[ct],keys:[","],action:"former",none:Hr},{pages:[ct],keys:["."],action:"next",none:Hr}],KS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},GS=["button","checkbox","file","radio","range","reset","submit"];function Xo(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!GS.includes(e.type))}function YS(e,t){let{target:n,key:s}=e,o=Xo(n);return Rp.find(a=>a.action&&a.keys.includes(s)&&(!a.pages||
a.pages.some(r=>[t.name,Qo].includes(r)))&&(a.inSearch?n.type==="search":!o||s==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function VS(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function JS(e){return e.flatMap((t,n)=>[n>0&&" ",l("kbd",{},KS[t]??t)])}function Cp(e,t){let n=Rp.filter(({pages:s,text:o})=>o&&
s?.includes(t));return n.length>0&&l("section",{},l("h3",{},e),l("dl",{class:"keys"},n.map(({keys:s,text:o})=>l("div",{},l("dt",{},JS(s)),l("dd",{},o)))))}var QS=e=>ls("Keys","keys-dialog",l("div"),Cp(
`${e.name} page`,e.name),Cp(Qo,Qo),l("p",{class:"muted small"},"Letters typed into a field stay there."));function Lp(e,t){let n=()=>e()&&QS(e().page);t.addEventListener("click",n),document.addEventListener(
"keydown",s=>{let{page:o,view:a}=e()??{};if(!o||s.defaultPrevented||s.isComposing||s.ctrlKey||s.metaKey||s.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let r=YS(s,o);if(!r||r.action===
"close"&&VS())return;let i=r.action==="help"?n:a.keys?.[r.action],c=i!==void 0&&i()!==!1;(c||r.none)&&s.preventDefault(),!c&&r.none&&z(r.none,{seconds:4})})}var Qs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],jp=Qs.flatMap(([e])=>e),Wp=Qs.flatMap(([,e])=>e),sn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],bt=(e,t)=>t.some(n=>e.includes(n));function XS(e,t){let[n,s]=[sn(e),sn(t)];for(let[o,a]of Qs){let r=bt(n,o)&&bt(s,a);if(r!==(bt(s,o)&&bt(n,a)))return r?-1:1}for(let[o,a]of[[jp,-1],[Wp,1]])if(bt(n,o)!==
bt(s,o))return bt(n,o)?a:-a;return 0}function Hc(e){for(let[t,n]of Qs){let s=e.map(a=>[bt(sn(a),t),bt(sn(a),n)]),o=a=>s.flatMap((r,i)=>r[a]?[i]:[]);if(s.every(([a,r])=>a!==r)&&o(0).length>0&&o(1).length>
0)return[o(0),o(1)]}return null}var ZS=10n**17n;function Np(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let n=e.file_list.filter(s=>s.first_event_ns!==null).map(s=>BigInt(
s.first_event_ns)).reduce((s,o)=>s===null||o<s?o:s,null);return n!==null&&n>ZS?n:null}function Zo(e,t){let n=XS(e.label,t.label),[s,o]=[Np(e),Np(t)];return(n!==0?n>0:s!==null&&o!==null&&o<s)?[t,e]:[e,
t]}var Pp=e=>[...new Set(sn(e).filter(t=>!/\d/.test(t)&&!jp.includes(t)&&!Wp.includes(t)))];function Hp(e,t){let[n,s]=[Pp(e),Pp(t)],o=n.filter(r=>s.includes(r)).length,a=Math.min(n.length,s.length);return a===
0?Qs.some(([r,i])=>[[e,t],[t,e]].some(([c,d])=>bt(sn(c),r)&&bt(sn(d),i))):o>1||o===a}var eE=100,Ip=(e,t)=>sn(e).filter(n=>!t.includes(n)).join(" ");function Uc(e){if(e.length===2){let[t,n]=Zo(e[1],e[0]);
return{control:t.id,test:n.id}}for(let[t,n]of Qs){let s=[...t,...n],o=u=>e.filter(f=>bt(sn(f.label),u)).slice(0,eE),[a,r]=[o(t),o(n)],i=r.map(u=>[a.find(f=>f!==u&&Ip(f.label,s)===Ip(u.label,s)),u]).find(
([u])=>u!==void 0),[c,d]=i??[a[0],r[0]];if(c&&d&&c!==d)return{control:c.id,test:d.id}}return{control:"",test:""}}var tE=4<<20,Dp=16<<20,qp=262144,Up=4;function jc(e){let[t,...n]=e.split("/").reverse(),
s=[/rank[-_.= ]?(\d{1,15})/i.exec(t),...n.map(o=>/(?<![a-z])rank[-_.= ]?(\d{1,15})/i.exec(o))].find(o=>o!==null);return s?Number(s[1]):null}function nE(e,t){let n="",s=0;for(let o=t;o<e.length&&s>=0;o+=
1){let a=e[o];if(a==='"'){let r=sE(e,o+1);n+=s===0?e.slice(o,r):"",o=r-1}else a==="{"||a==="["?s+=1:a==="}"||a==="]"?s-=1:s===0&&(n+=a)}return n}function sE(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=
e[n]==="\\"?2:1;return n+1}function Ur(e){let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(nE(e,t.index+t[0].length));return n?Number(n[1]):null}async function oE(e){
let[t,n]=new Uint8Array(await e.slice(0,2).arrayBuffer());return t===31&&n===139}async function Bp(e,t,n){let s=await oE(e),a=e.slice(0,s?e.size:t).stream().pipeThrough(s?new DecompressionStream("gzip"):
new TransformStream).pipeThrough(new TextDecoderStream).getReader(),r="",i=!1;try{for(;r.length<t&&!n(r);){let{done:c,value:d}=await a.read();if(c){i=!0;break}r+=d}}catch{}return a.cancel().catch(()=>{}),
{text:r,ended:i,zipped:s}}var aE=e=>e.includes('"traceEvents"')||e.includes('"distributedInfo"')&&Ur(e)!==null;async function rE({name:e,file:t}){if(Kp.test(e))return{isTrace:!0,rank:jc(e)};let n=await Bp(
t,tE,aE);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let s=Ur(n.text.split('"traceEvents"')[0]);if(s===null&&!n.zipped)s=Ur(await t.slice(Math.max(0,t.size-qp)).text());else if(s===null&&
t.size<=Dp/8){let{text:o}=await Bp(t,Dp,()=>!1);s=Ur(o.slice(-qp))}return{isTrace:!0,rank:s??jc(e)}}async function zp(e){let t=0,n=async()=>{for(;t<e.length;){let s=e[t];t+=1;try{s.seen??=await rE(s)}catch{
s.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:Up},n))}var Fp=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function iE(e,t){let n=65536,s=0;for(;s<e.size&&
e.size===t.size;){let[o,a]=await Promise.all([Fp(e,s,n),Fp(t,s,n)]);if(o.some((r,i)=>r!==a[i]))return!1;s+=n,n=4<<20}return e.size===t.size}var Wc=/\.(zip|tar|tgz|txz|tar\.(gz|zst|xz|bz2))$/i,Kp=/\.(pftrace|perfetto-trace)(\.gz)?$|\.pftrace\.[^/]*\.gz$/i,
Gp=new RegExp(String.raw`(?<!\.tracediff)\.json$|\.json\.gz$|(?<!\.tar)\.(zst|xz)$|${Kp.source}`,"i"),Yp=/(^|\/)(\._[^/]*$|__MACOSX\/)/,Vp=/\.tracediff\.json$/i,Bc=/\.tracediff$/i;function Jp(e){let t=[],
n=[];for(let s of e.items){if(s.kind!=="file")continue;let o=s.webkitGetAsEntry?.();if(o?.isDirectory)t.push(o);else{let a=s.getAsFile();a&&n.push({name:a.name,file:a})}}return lE(t,n)}async function lE(e,t){
let n=[];for(let s of e){let o=[];await Xp(s,"",o),n.push(Kr(s.name,o))}return n.concat(Qp(t))}function Qp(e){let t=({name:o})=>Bc.test(o)||Wc.test(o),n=e.filter(o=>!t(o)),s=e.filter(t).map(o=>({label:o.
name.replace(Bc,"").replace(Wc,""),files:[o],skipped:[],bundle:Bc.test(o.name)}));return n.length>0?[...s,Kr(ng(n),n)]:s}async function Xp(e,t,n){let s=e.createReader(),o=[];for(;;){let a=await new Promise(
(r,i)=>{s.readEntries(r,i)});if(a.length===0)break;o.push(...a)}o.sort((a,r)=>a.name<r.name?-1:1);for(let a of o)if(a.isDirectory)await Xp(a,`${t}${a.name}/`,n);else{let r=await new Promise((i,c)=>a.file(
i,c));n.push({name:t+a.name,file:r})}}function Zp(e){let t=[...e].map(s=>({file:s,name:s.webkitRelativePath||s.name})),n=({name:s})=>s.indexOf("/")<=0;return eg(t.filter(s=>!n(s))).concat(Qp(t.filter(
n)))}var eg=e=>[...Ge(e,({name:t})=>t.slice(0,t.indexOf("/")))].map(([t,n])=>Kr(t,n.map(s=>({...s,name:s.name.slice(t.length+1)})))),on=({name:e})=>Vp.test(e),zc=({name:e})=>Yp.test(e),tg=({name:e})=>e.
replace(Vp,"");function Kr(e,t){let n=[...t].sort((a,r)=>a.name<r.name?-1:1),s=new Set(n.map(({name:a})=>a).filter(a=>(Gp.test(a)||Wc.test(a))&&!Yp.test(a))),o=a=>on(a)?s.has(tg(a)):s.has(a.name);return{
label:e,files:s.size===0?[]:n.filter(o),skipped:s.size===0?n:n.filter(a=>!o(a))}}function ng(e){let t=e.filter(s=>!on(s)).map(({name:s})=>s.slice(s.lastIndexOf("/")+1).replace(Gp,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n=""]=t;for(let s of t)for(;!s.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function cE(e){let t=e.
files.every(({name:n})=>n.includes("/"))?eg(e.files):[];return t.length<2||t.every(({label:n})=>/_ascend_pt$/i.test(n))?null:t}var dE=256,Fc=20,sg=e=>e.slice(e.lastIndexOf("/")+1),zr=e=>/([^/]*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.
exec(e)?.[1]??/([^/]*)_\d{14,}_ascend_pt\//i.exec(e)?.[1]??null,uE=/_ascend_pt\/(?!(.*\/)?trace_view\.json)/i,fE=e=>e.seen.isTrace&&!on(e)&&!uE.test(e.name);async function hE(e,t){let n=s=>s.replace(/\.gz$/i,
"");return n(e.name)===n(t.name)||iE(e.file,t.file)}async function mE(e){let t=[],n=async(s,o)=>s.seen.rank===o.seen.rank&&(await hE(s,o)||zr(s.name)!==null&&zr(s.name)===zr(o.name));for(let s of e.filter(
fE)){let o=null;for(let a=0;a<t.length&&o===null;a+=1)o=await n(s,t[a])?t[a]:null;o===null?t.push({...s,more:[]}):o.more.push(s)}return t}var Kc=e=>e.map(({seen:t})=>t.rank),Gc=e=>!e.includes(null)&&new Set(
e).size===e.length;function pE(e){let t=Ge(e,({seen:s})=>s.rank),n=new Set([...t.values()].map(s=>s.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(s,o)=>[...t.values()].
map(a=>a[o]))}function gE(e){return Hc(e.map(({name:n})=>sg(n)))?.map(n=>n.map(s=>e[s]))??pE(e)??e.map(n=>[n])}function wE(e,t){let n=new Set;return e.map((s,o)=>{let a=ng(s),r=[a,`${t.label} ${a}`,`${t.
label} ${o+1}`].find(u=>!n.has(u))??`${a} ${o+1}`;n.add(r);let i=s.flatMap(({more:u,...f})=>[f,...u]),c=new Set(i.map(({name:u})=>u)),d=t.files.filter(u=>on(u)?c.has(tg(u)):o===0&&!u.seen.isTrace);return{
...Kr(r,[...i,...d]),settled:!0}})}function og(e){let t=Kc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,s)=>t.indexOf(n)!==s)}}function yE(e,t,n){
return!(t.length===2&&Hc(t.map(({label:o})=>o)))&&Gc(Kc(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(o=>({...o,settled:!0})),one:og(n),manyFirst:!0}}}function bE(e){return e.includes(
null)?"assumed":Gc(e)?"named":"equal"}var ag=e=>new Set(e.map(({name:t})=>t.replace(/\d+/g,"0"))).size===1;async function _E(e){let t=e.files.filter(s=>!on(s)),n=t.slice(0,Up);return t.some(({name:s})=>jc(
s)!==null||zr(s)!==null)||!ag(t)?{}:(await zp(n),n.some(({seen:s})=>s.rank!==null||!s.isTrace)?{}:{question:{kind:"assumed",parts:[],one:{ranks:t.length,assumed:!0},open:!0}})}async function rg(e){if(e.
files.length>dE)return _E(e);if(await zp(e.files),e.files.length<2||e.settled)return{};let t=await mE(e.files),n=cE(e);if(n!==null&&n.length<=Fc)return yE(e,n,t);let s=Kc(t),o=Hc(t.map(({name:c})=>sg(
c)));if(t.length<2||Gc(s)&&o===null)return{};let a=gE(t),r=og(t),i=o===null&&r.assumed===!0&&ag(t);return a.length>Fc&&!i?{}:{question:{kind:bE(s),one:r,open:i,parts:a.length>Fc?[]:wE(a,e),manyFirst:o!==
null||a.length===2}}}var kE=2,ig=1e3,Yc=0,ea=e=>["done","failed","cancelled"].includes(e.state);function Xc(e,t){let n=!1,s=null,o=0,a=()=>{s&&(s.close(),s=null,Yc-=1)},r=()=>{n=!0,a(),clearTimeout(o)},i=u=>{n||(ea(u)&&r(),
t(u))},c=async()=>{let u=ig;try{i(await ap(e))}catch(f){f.status===404&&i({id:e,state:"failed",failures:[],error:{code:f.code,detail:f.message}}),u=3*ig}n||(o=setTimeout(c,u))},d=u=>{try{i(JSON.parse(
u.data))}catch{a(),c()}};return Yc<kE&&typeof EventSource=="function"?(Yc+=1,s=rp(e),s.addEventListener("progress",d),s.addEventListener("end",d),s.addEventListener("error",()=>{s&&(a(),c())})):c(),r}
var vE=(e,t,n)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(s=>({...s,size:s.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...n});function xE(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var $E=2,
SE=3,EE=4,Vc=3,Jc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#s(t,n={}){return this.#n+=1,vE(this.#n,t,{tags:this.
tagFault===""?this.tags:[],tagError:this.tagFault,...n})}add(t){let n=t.map(s=>this.#s(s));return this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#t(s)),n}async addSample(t){let s=(await lp(
t)).map(o=>this.#s({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...s),this.#e(null),s.forEach(o=>this.#f(o))}async#t(t){if(t.files.length===
0){let o=t.skipped.find(({name:a})=>/\.(7z|rar|bz2|lz4|br)$/i.test(a));this.#i(t,{message:`There is no trace in it (.json, .pftrace).${o?` Unpack ${o.name} first.`:""}`});return}if(t.bundle){this.#r(t);
return}let{parts:n,question:s}=await rg(t.group);t.files.forEach((o,a)=>{o.seen=t.group.files[a].seen}),t.state==="looking"&&(n?this.#a(t,n):s?(t.question=s,t.state="asking",this.#e(t)):this.#r(t))}#a(t,n){
let{tags:s,tagError:o}=t,a=n.map(r=>this.#s(r,{tags:s,tagError:o}));this.transfers.splice(this.transfers.indexOf(t),1,...a),t.state="cancelled",this.#e(null),a.forEach(r=>this.#t(r))}answer(t,n){let{parts:s}=t.
question;t.question=null,t.filesAre=n==="recordings"?n:void 0,n==="sets"?this.#a(t,s):this.#r(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(n=>n!==t),this.#e(null),this.#o()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#r(t){t.planned=!0,t.state="queued",this.#e(t),this.#o()}#o(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<SE&&this.#m(n)}async#m(t){t.state="creating",t.begun+=1,t.error=null,
this.#e(t);try{let n=t.files.map(({name:o,size:a})=>({name:o,size:a})),s=await ip(t.label,n,t.filesAre);if(t.state!=="creating"){Mc(s.id).catch(()=>{});return}t.upload=s.id,t.state="sending",this.#e(t),
this.#l()}catch(n){this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#o())}#l(){let t=this.transfers.filter(s=>s.state==="sending"),n=t.flatMap(s=>s.files).
filter(s=>s.state==="sending").length;for(let s of t)for(let o of s.files){if(n>=$E)return;o.state==="waiting"&&(n+=1,this.#p(s,o))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);let{upload:s}=t;
try{await up(s,n.name,n.file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state==="sending"&&t.upload===s&&await this.#g(
t,n,o),t.state!=="sending"||t.upload!==s)return}this.#e(t),this.#u(t),this.#l()}async#g(t,n,s){if((s.status===0||s.status>=500)&&s.status!==507&&n.attempts<EE){let{upload:a}=t;if(n.state="sending",s.status===
0?await this.#w(t,n):await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state!=="sending"||t.upload!==a||await this.#d(t,n))return;if(t.begun<Vc){this.#c(t);return}}n.state="failed",n.error=
s.message}async#w(t,n){t.waits=!0,this.#e(t);let s=await Sc({signal:t.abort.signal}).catch(()=>!1);n.attempts-=s?1:0,t.waits=!1}#c(t){xE(t),this.#r(t)}async#d(t,n){try{let o=(await cp(t.upload)).files.
find(a=>a.name===n.name);return n.sent=o?.received??0,n.state=o?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sending"||t.files.some(s=>s.state==="waiting"||s.state==="sending"))return;
let n=t.files.filter(s=>s.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length} files could not be sent. ${n[0].error}`}):this.#y(t)}async#y(t){t.state=
"committing",this.#e(t);try{t.job=await dp(t.upload),t.state="job",this.#e(t),this.#f(t)}catch(n){if(n.status===404&&t.begun<Vc&&t.state==="committing"){this.#c(t);return}this.#i(t,n)}this.#o()}#f(t){
t.stopJob=Xc(t.job.id,n=>{if(n.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Vc){this.#c(t);return}if(t.job=n,n.state==="done"){this.#b(t);return}ea(n)&&(t.state=n.state,t.error=n.error?.detail??
null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.
job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#h(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#_(t){let n=t.bundle?t.job.made.
map(({set:s})=>s):[t.job.set];try{for(let s=0;s<n.length&&t.tags.length>0;s+=1)await Rn(n[s],{add_tags:t.tags}),t.tagged=!0}catch(s){t.tagError=s.message}}async#h(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==
t.label&&t.labelError===null;){n=t.label;try{await Rn(t.job.set,{label:n})}catch(s){t.labelError=s.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let s=n.trim()||
t.group.label;s!==t.label&&(t.label=s,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#h(t),this.#e(t))}async takeOffer(t,n){let{offered:s}=t;await Rn(t.job.set,n==="tag"?{add_tags:[s]}:{label:s}),
t.offered=null,t.taken={as:n,text:s},n==="label"&&(t.label=s),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){
await Uo(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await zo(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",
{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;
for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#d(t,n)))){t.upload=null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#u(
t),this.#l()}async cancel(t){let{upload:n,job:s,state:o}=t;if(o==="job"){try{t.job=await Ys(s.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&Mc(n).catch(()=>{}),this.#l(),this.#o()}},
U=new Jc;globalThis.addEventListener?.("beforeunload",e=>{U.sending&&e.preventDefault()});var TE=1e3,OE=5e3,ME=6e4,Qc=class extends EventTarget{list=[];#n=0;#e=new Set;#s=Date.now()-ME;get running(){return this.
list.filter(t=>!ea(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#a(await op())}catch{}clearTimeout(this.#n),
this.#n=setTimeout(()=>this.#t(),this.running.length>0?TE:OE)}}#a(t){if(U.transfers.some(s=>s.state==="committing"))return;let n=new Set(U.transfers.map(s=>s.job?.id));this.list=t.filter(s=>!n.has(s.id)),
this.dispatchEvent(new CustomEvent("change"));for(let s of this.list.filter(({state:o})=>o==="done"))!this.#e.has(s.id)&&Date.parse(s.finished)>this.#s&&this.dispatchEvent(new CustomEvent("stored",{detail:s})),
this.#e.add(s.id)}},an=new Qc;var AE=30,ta={top:8,right:16,bottom:34},CE=64,RE=6,lg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function hg(e,t){e.
hidden=t,e.keys.forEach((n,s)=>n.setAttribute("aria-pressed",String(!e.hidden.has(s))))}function LE(e,t,n){if(!Object.keys(t).some(i=>/^[xy]axis\./.test(i)))return;let{xaxis:s,yaxis:o}=e.figure.layout(),
a=[...s.range,...o.range],r=s.autorange&&a[2]===td(e.rows.length)[0];n.range=r?"":a.join(),e.spec.onZoom?.(r?"":a.map(i=>Number(i.toPrecision(4))).join())}function cg(e,t){e.figure.relayout(({xaxis:{range:n,
fixedrange:s}})=>!n||s?{}:{"xaxis.range[0]":n[0]*t,"xaxis.range[1]":n[1]*t})}function NE(e,t){e.rows=t.rows,hg(e,new Set(t.hidden??e.hidden)),e.figure.draw({...t,empty:t.empty||e.rows.length===0&&"No \
rows to draw."})}function PE(e,t){t!==e.selected&&(e.selected=t,e.figure.relayout(()=>({shapes:pg(e.rows,e.selected,tn())})))}function mg(e){let t={spec:e,hidden:new Set,selected:null,rows:[]},n=!1;t.
keys=new Map(lg.map(([r,i])=>[r,l("button",{type:"button",class:`key key-${r}`,title:"Hide or show these bars",on:{click:()=>{let c=new Set(t.hidden);c.delete(r)||c.add(r),e.onHide?e.onHide([...c]):(hg(
t,c),t.figure.retheme())}}},i)]));let s=l("ul",{class:"chart-legend"},[...t.keys.values()].map(r=>l("li",{},r))),o=Y("pan","Pan instead of zooming",()=>{n=!n,o.setAttribute("aria-pressed",String(n)),t.
figure.relayout(()=>({dragmode:n?"pan":"zoom"}))});o.setAttribute("aria-pressed","false"),t.figure=et({...e,extra:s,tools:[o,Y("plus","Zoom in",()=>cg(t,.6)),Y("minus","Zoom out",()=>cg(t,1/.6)),Y("re\
set","Reset the zoom",a)],keys:()=>lg.filter(([r])=>!t.hidden.has(r)),height:r=>IE(r.rows.length),make:(r,i)=>FE(r,i,t.selected,t.hidden,n),onRelayout:(r,i)=>LE(t,r,i),onDoubleClick:()=>setTimeout(a),
onClick:r=>e.onSelect(t.rows[r.points[0].y]?.key)});function a(){t.figure.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":td(t.rows.length)}))}return{...t.figure,draw:r=>NE(t,r),select:r=>PE(t,r)}}var IE=e=>Math.
max(e,3)*AE+ta.top+ta.bottom,td=e=>[Math.max(e,3)-.5,-.5];function pg(e,t,n){let s=e.findIndex(o=>o.key===t);return s<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:s-.5,y1:s+.5,layer:"below",fillcolor:n.
highlight,line:{width:1,color:n.highlightEdge}}]}function DE(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(o=>[o.control,o.test,o.diff].map(a=>Math.abs(a??
0)))),[n,s]=ae(t);return[s,` ${n}`]}var qE=e=>[Vn(e.name,CE,RE),e.lines].map(ge);function BE(e,t){let n=t-Math.max(0,...e.map(s=>s.mark.length));return Vt(e.map(s=>s.name),n).map((s,o)=>ie(e[o].mark+s))}
function FE(e,t,n,s,o){let a=tn(),[r,i]=DE(e),c=e.rows.length,d=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((d-14)/6.7),f=e.rows.map((b,E)=>E),h=b=>e.rows.map(E=>E[b]===null?null:E[b]/r),m=(b,E)=>e.
rows[E].noise?"noise":b>0?"more":"less",p=h("diff").map((b,E)=>s.has(m(b,E))?null:b),g=(b,E)=>a[m(b,E)],w=e.range?e.range.split(",").map(Number):null,y={type:"bar",orientation:"h",y:f,textposition:"no\
ne",hoverinfo:"skip"};return{data:[{...y,name:"control",x:h("control"),visible:!s.has("control"),marker:{color:a.control}},{...y,name:"test",x:h("test"),visible:!s.has("test"),marker:{color:a.test}},{
...y,name:"difference",x:p,marker:{color:p.map((b,E)=>g(b,E)),pattern:{shape:p.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((b,E)=>g(b,E)),bgcolor:a.surface},line:{width:p.map(
b=>b>0?0:1),color:p.map((b,E)=>g(b,E))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:f.map(()=>.99),y:f,marker:{size:1,opacity:0},customdata:e.rows.map(qE),hovertemplate:"%{customdata[0]}<br><br>%{cu\
stomdata[1]}<extra></extra>"}],layout:lt({barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:d,r:ta.right,t:ta.top,b:ta.bottom},hovermode:"y",hoverdistance:-1,dragmode:o?"pan":"zoom",xaxis:{ticksuffix:i,
zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...w&&{range:w.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:w?w.slice(2):
td(c),tickmode:"array",tickvals:f,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono\
", monospace'},ticktext:BE(e.rows,u)},shapes:pg(e.rows,n,a)})}}var na=212,_t={left:62,right:12,top:20,bottom:24},Xs=na-_t.top-_t.bottom,Gr=.62,jE=5,dg=8,Yr=84,WE=[["control","control"],["test","test"],
["more","takes more"],["less","takes less"]];function gg(e){return et({...e,class:"waterfall",height:()=>na,keys:WE,paint:zE,save:Op})}function HE(e){let t=[[0,e.control]],n=e.control;for(let{change:s}of e.
parts)t.push([n,n+s]),n+=s;return t.push([0,e.test]),t}function UE(e){let t=e.flat().filter(a=>a!==0),[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(s-n,.02*s);return s-n>.35*s||n<0?[Math.min(0,n*1.1),
s*1.12]:[Math.max(0,n-.7*o),s+.25*o]}var sa=e=>`${100*e}%`;function zE({fall:e}){let t=HE(e),n=UE(t),[s,o]=n,[a,r]=ae(o),i=t.length,c=y=>Xs*(o-Math.max(y,s))/(o-s),d=(y,b=0)=>sa((y+.5+b)/i),u=y=>y===0?
"control":y===i-1?"test":e.parts[y-1].change<0?"less":"more",f=N("fall-less"),h=Ro({from:s/r,to:o/r},jE).values.map(y=>({y:c(y*r),text:`${Q(Number(y.toPrecision(12)),0,9)} ${a}`})),m={"aria-hidden":"\
true",focusable:"false"},p=F("svg",{class:"fall-body",...m},F("defs",{},F("pattern",{id:f,width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},F("rect",{class:"fall-ground",width:5,
height:5}),F("rect",{class:"fall-stripe",width:1.8,height:5}))),h.map(({y})=>F("line",{class:"fall-grid",x2:"100%",y1:y,y2:y})),t.slice(0,-1).map(([,y],b)=>F("line",{class:"fall-join",x1:d(b,Gr/2),x2:d(
b+1,-Gr/2),y1:c(y),y2:c(y)})),t.map(([y,b],E)=>F("rect",{class:`fall-bar fall-${u(E)}`,x:d(E,-Gr/2),width:sa(Gr/i),y:c(Math.max(y,b)),height:c(Math.min(y,b))-c(Math.max(y,b)),...u(E)==="less"?{fill:`u\
rl(#${f})`}:{}})),s>0&&[0,i-1].map(y=>KE(d(y,-.33),sa(.66/i))),e.parts.map(({change:y},b)=>F("text",{class:`fall-label fall-${y>0?"more":y<0?"less":"calm"}-text`,x:d(b+1),y:c(Math.max(...t[b+1]))-5},X(
y))),GE(e).flatMap(([y,b],E)=>[F("text",{class:"fall-tick fall-whole",x:d(E),y:Xs+15},y),F("text",{class:"fall-tick fall-short",x:d(E),y:Xs+15},b)])),g=F("svg",{class:"fall-axis",...m},h.map(({y,text:b})=>F(
"text",{class:"fall-value",x:_t.left-5,y:_t.top+y+4},b)),s>0&&F("text",{class:"fall-cut",x:_t.left,y:_t.top-6},"the axis is cut: it does not begin at 0")),w=t.map(y=>[c(Math.max(...y)),c(Math.min(...y))]);
return[g,p,YE(p,VE(e),w)]}function KE(e,t){let n=(a,r)=>Xs*(.91-(r?.05:0)-(a%2?.035:0)),s=Array.from({length:dg+1},(a,r)=>r),o=[...s.map(a=>`${a},${n(a,!0)}`),...s.reverse().map(a=>`${a},${n(a,!1)}`)].
join(" ");return F("svg",{x:e,width:t,height:Xs,viewBox:`0 0 ${dg} ${Xs}`,preserveAspectRatio:"none"},F("polygon",{class:"fall-ground",points:o}))}function GE(e){return[["control","control"],...e.parts.
map(({part:t})=>[ir[t].name,ir[t].short]),["test","test"]]}function YE(e,t,n){let s=l("div",{class:"fall-hover",hidden:!0}),o=t.length;return t.forEach((a,r)=>{let i=r<o/2,c=i?r:o-1-r,[d,u]=n[r].map(m=>_t.
top+m),f=()=>{_(s,a.map(m=>l("div",{},m))),s.hidden=!1,s.style.setProperty(i?"left":"right",`calc(${i?_t.left:_t.right}px + ${c/o} * (100% - ${_t.left+_t.right}px))`),s.style.setProperty(i?"right":"le\
ft","auto"),s.style.bottom=d>Yr?`${na-d+17}px`:"auto",s.style.top=d>Yr?"auto":`${u-d>Yr?d+6:Math.min(u+4,na-Yr)}px`},h=F("rect",{class:"fall-area",x:sa(r/o),y:-_t.top,width:sa(1/o),height:na});h.addEventListener(
"pointerenter",f),h.addEventListener("pointerleave",()=>{s.hidden=!0}),e.append(h)}),s}function VE(e){return[["control",v(e.control)],...e.parts.map(({part:t,control:n,test:s,change:o})=>[ir[t].name,`${v(
n)} → ${v(s)}`,X(o)]),["test",v(e.test),X(e.change)]]}var JE=820,QE=3,ug=46,He={top:26,right:12,bottom:36},ed=46;function Jr(e){return et({...e,class:"heat-map",height:bg,make:e1,onClick({points:[t]},n){
n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<QE&&e.onCell(n.rows[t.y],n.columns[t.x])},extra:l("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has\
 the same numbers and links.")})}var XE=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),wg=e=>Math.max(34,e.rows.length*XE(e.rows.length)),yg=e=>e<JE;function bg(e,t){let n=wg(e);return yg(t)?
3*(n+He.top)+2*He.bottom+2*ed+He.bottom:n+He.top+He.bottom+ed}var Zc=e=>e.flat().filter(t=>t!==null);function ZE(e){let t=[...Zc(e.control),...Zc(e.test)],n=Math.abs(Et(t)??0),s=Math.min(...t,n*.95),o=Math.
max(...t,n*1.05),a=Math.max(...Zc(e.diff).map(Math.abs),n*.05);return{low:s,high:o>s?o:s+1,most:a>0?a:1}}function e1(e,t){let n=yg(t),s=ZE(e),[o,a]=e.kind==="time"?ae(Math.max(Math.abs(s.high),Math.abs(
s.low))):["",1],r=e.kind==="percent"?" %":o===""?"":` ${o}`,i=s1(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],d=lt({margin:{l:i.left,
r:He.right,t:0,b:0},dragmode:"zoom",annotations:[],coloraxis:{cmin:s.low/a,cmax:s.high/a,colorscale:Jo(),showscale:!1},coloraxis2:{cmin:-s.most/a,cmax:s.most/a,colorscale:i1(),showscale:!1}}),u=c.map(
([h,m,p,g],w)=>{let y=w===0?"":String(w+1);Object.assign(d,o1(e,i.panels[w],y,n||w===0));let b=(i.panels[w].x[0]+i.panels[w].x[1])/2;return d.annotations.push({text:h,showarrow:!1,xref:"paper",yref:"p\
aper",x:b,xanchor:"center",y:i.panels[w].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||w===0)&&d.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[w].
y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${y}`,yaxis:`y${y}`,xgap:1,ygap:1,hoverongaps:!1,z:m.map(E=>E.map(q=>q===null?null:
q/a)),...Ce(n1(e,h,m,p,g)),...t1(e,m,a,i.panels[w].cell)}}),f=[[s.low/a,s.high/a],[-s.most/a,s.most/a]].map((h,m)=>(Object.assign(d,r1(i.bars[m],4+m,h,r)),a1(h,4+m,m===0?"coloraxis":"coloraxis2")));return{
data:[...u,...f],layout:d}}function t1(e,t,n,s){if(s.width<46||s.height<15)return{};let o=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text}",textfont:{size:10.5},
text:t.map(a=>a.map(r=>r===null?"":o.format(r/n).replace("-","−")))}}function n1(e,t,n,s,o){let a=t.toLowerCase();return n.map((r,i)=>r.map((c,d)=>{let{[a]:u}=e.columns[d],f=o||u===void 0?e.columns[d].
text:u===null?"whole file":String(u),h=o?e.rows[i].text:e.rows[i][a]?.rank??"",m=e.control[i][d],p=o&&m>0?` (${D(100*c/m)})`:"";return ge([t,`rank ${h}, step ${f}`,...c===null?[]:[s(c)+p,!o&&e.more?.(
a,i,d)]])}))}function s1(e,t,n){let s=bg(e,t),o=Math.max(...e.rows.map(h=>h.text.length),2),a=Math.min(120,30+7*o),r=t-a-He.right,i=wg(e),c=n?r:(r-2*ug)/3,d={width:c/Math.max(1,e.columns.length),height:i/
Math.max(1,e.rows.length)},u=(h,m)=>[1-(h+m)/s,1-h/s];if(!n){let h=[0,1,2].map(w=>{let y=w*(c+ug)/r;return{x:[y,y+c/r],y:u(He.top,i),cell:d}}),m=u(He.top+i+He.bottom+6,8),[p,g]=[h[0].x[0],h[1].x[1]];return{
left:a,panels:h,bars:[{x:[p+(g-p)*.2,g-(g-p)*.2],y:m},{x:h[2].x,y:m}]}}let f=[He.top,2*He.top+i+He.bottom,3*He.top+2*i+2*He.bottom+ed];return{left:a,panels:f.map(h=>({x:[0,1],y:u(h,i),cell:d})),bars:[
1,2].map(h=>({x:[.08,.92],y:u(f[h]+i+He.bottom+6,8)}))}}function o1(e,t,n,s){let o=t.cell.width*e.columns.length,a=Math.max(...e.columns.map(d=>d.text.length),1),r=nn(e.columns.length,o/(7*a+10)),i=nn(
e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,tickvals:r,ticktext:r.map(d=>ie(e.columns[d].text)),
range:[-.5,e.columns.length-.5],title:Je("step",{standoff:3})},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:i,ticktext:i.map(d=>ie(e.rows[d].text)),range:[e.rows.length-.5,-.5],showticklabels:s,
...n===""?{}:{matches:"y"}}}}var fg=48;function a1([e,t],n,s){let o=Array.from({length:fg},(a,r)=>e+(t-e)*(r/(fg-1)));return{type:"heatmap",x:o,y:[0,1],z:[o,o],coloraxis:s,zsmooth:"best",hoverinfo:"sk\
ip",xaxis:`x${n}`,yaxis:`y${n}`}}function r1({x:e,y:t},n,s,o){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:s,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:o,
tickfont:{size:10.5,color:S("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var i1=()=>[[0,S("--less-fill")],[.5,S("--heat-zero")],[1,S("--more-fill")]];function l1({
edges:e,control:t,test:n}){let s=c=>c.reduce((d,u)=>d+u,0),o=Math.max(12,2*Math.sqrt(Math.max(s(t),s(n)))),a=Math.max(1,Math.round(t.length/o)),r=c=>Array.from({length:Math.ceil(c.length/a)},(d,u)=>s(
c.slice(u*a,(u+1)*a))),i=e.length-1;return{control:r(t),test:r(n),edges:[...e.slice(0,i).filter((c,d)=>d%a===0),e[i]]}}function c1(e,t,n){if(t/e<8)return Ro({from:e,to:t},n).values.map(i=>Number(i.toPrecision(
12)));let s=[],o=Math.log10(t/e),a=o*3<=n?[1,2,5]:[1],r=a.length>1?1:Math.max(1,Math.round(o/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(t);i+=r)for(let c of a)s.push(Number((c*10**i).toPrecision(
12)));return s.filter(i=>i>=e&&i<=t)}var d1=250;function _g(e){return et({...e,height:()=>d1,make:f1,extra:l("div",{class:"legend-row"},l("ul",{class:"chart-legend"},l("li",{class:"key key-control"},"\
control"),l("li",{class:"key key-line key-test"},"test"),l("li",{class:"muted"},"dotted: medians")),e.tools)})}function u1(e){let[t,n]=ae(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")}\
 ${t}`}function f1(e,t){let n={...e,...l1(e)},s=tn(),{edges:o}=n,a=c1(o[0],o[o.length-1],t<520?4:9),[r,i]=["control","test"].map((u,f)=>{let h=n[u].reduce((p,g)=>p+g,0),m=n.share?h/100:n.perStep?n.perStep[f]:
1;return n[u].map(p=>p===0?0:p/m)}),c=o.slice(0,-1).map((u,f)=>Math.sqrt(u*o[f+1])),d=Math.max(...r,...i);return{data:[{...cs(o,r),hoverinfo:"skip",fill:"tozeroy",fillcolor:In(s.control,.4),line:{color:s.
control,width:1}},{...cs(o,i),hoverinfo:"skip",line:{color:s.test,width:2.2}},jr(c,c.map((u,f)=>Math.max(r[f],i[f])),h1(n))],layout:lt({margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"\
log",fixedrange:!0,tickmode:"array",tickvals:a,ticktext:a.map(u1),range:[Math.log10(o[0]),Math.log10(o[o.length-1])],title:Je("duration of a call")},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:",",
ticksuffix:n.share?" %":"",title:Je(n.share?"share of its calls":n.perStep?"calls per step":"calls")},shapes:(n.medians??[]).flatMap((u,f)=>u===null?[]:[{type:"line",xref:"x",yref:"paper",x0:u,x1:u,y0:0,
y1:1,line:{width:1.5,dash:"dot",color:f===0?S("--control"):S("--test")}}])})}}function h1(e){let t=["control","test"].map(n=>e[n].reduce((s,o)=>s+o,0));return e.edges.slice(0,-1).map((n,s)=>{let o=(a,r)=>`${a}\
 ${k(e[a][s])}${r>0?`, ${W(100*e[a][s]/r)} of its calls`:""}`;return ge([`${v(n)} to ${v(e.edges[s+1])}`,o("control",t[0]),o("test",t[1])])})}var m1=250,Vr=.13;function kg(e){return et({...e,height:()=>m1,
make:p1,onClick({points:[t]},n){let[s,o]=String(t.id??"").split("/").map(Number);n.rows[s]&&n.columns[o]&&e.onSample(n.rows[s],n.columns[o])},extra:l("ul",{class:"chart-legend"},l("li",{class:"key key\
-dot key-control"},"control"),l("li",{class:"key key-diamond key-test"},"test"),l("li",{class:"muted"},"lines: mean of the ranks"))})}function p1(e,t){let n=tn(),s=[e.control,e.test].flatMap(f=>f.flat()).
filter(f=>f!==null),[o,a]=e.kind==="time"?ae(Math.max(...s)):["",1],r=e.rows.length>8,i=(f,h,m)=>{let p=[];return e[f].forEach((g,w)=>g.forEach((y,b)=>{if(y!==null){let E=e.rows.length>1?.16*(w/(e.rows.
length-1)-.5):0;p.push({x:b+h+E,y:y/a,id:`${w}/${b}`,text:ge(e.hover(f,w,b))})}})),{type:"scatter",mode:"markers",x:p.map(g=>g.x),y:p.map(g=>g.y),ids:p.map(g=>g.id),...Ce(p.map(g=>g.text)),marker:{color:n[f],
symbol:m,size:r?5:8,opacity:r?.6:.9,line:{width:0}}}},c=(f,h)=>{let m=e.columns.map((p,g)=>{let w=e[f].map(y=>y[g]).filter(y=>y!==null);return w.length===0?null:w.reduce((y,b)=>y+b,0)/w.length/a});return{
type:"scatter",mode:"lines",hoverinfo:"skip",y:m,x:m.map((p,g)=>g+h),line:{color:S(`--${f}`),width:1.5,dash:f==="control"?"solid":"dash"}}},d=Math.max(...e.columns.map(f=>f.text.length),1),u=nn(e.columns.
length,(t-80)/(7*d+10));return{data:[c("control",-Vr),c("test",Vr),i("control",-Vr,"circle"),i("test",Vr,"diamond")],layout:lt({margin:{l:64,r:14,t:8,b:40},dragmode:"zoom",xaxis:{tickmode:"array",tickvals:u,
showgrid:!1,zeroline:!1,ticktext:u.map(f=>ie(e.columns[f].text)),range:[-.6,e.columns.length-.4],title:Je("step")},yaxis:{rangemode:"tozero",ticksuffix:o?` ${o}`:"",tickformat:",",zeroline:!0}})}}var g1=4,oa=.75,Qr=.12;function ai(e,t){let n=e.target.getBoundingClientRect();return[t.clientX-n.left,t.clientY-n.top]}function w1(e,t){let n=t.deltaMode===1?16:1,s=t.shiftKey&&t.deltaX===0?t.deltaY:
t.deltaX;if(t.shiftKey||Math.abs(s)>Math.abs(t.deltaY))t.preventDefault(),e.to.pan(s*n);else if(t.ctrlKey||t.metaKey){t.preventDefault();let o=Math.max(-240,Math.min(240,t.deltaY*n));e.to.zoom(ai(e,t)[0],
Math.exp(o*.004))}}function y1(e,t){if(t.button!==0)return;let[n]=ai(e,t);e.target.focus({preventScroll:!0}),e.touches.set(t.pointerId,n),e.drag={id:t.pointerId,x:n,y:t.clientY,from:n,measures:t.shiftKey,
moved:e.touches.size>1}}function b1(e,t,n){let s=[...e.touches.values()];e.touches.set(t.pointerId,n);let o=[...e.touches.values()],a=([r,i])=>Math.max(20,Math.abs(r-i));e.to.zoom((o[0]+o[1])/2,a(s)/a(
o))}function _1(e,t){t.pointerType==="mouse"&&(t.buttons&1)===0&&e.touches.delete(t.pointerId)&&(e.drag=null,delete e.target.dataset.drag);let[n,s]=ai(e,t);if(e.touches.size===2&&e.touches.has(t.pointerId)){
b1(e,t,n);return}if(!e.drag||e.drag.id!==t.pointerId){e.to.hover(n,s,t);return}!e.drag.moved&&Math.hypot(n-e.drag.x,t.clientY-e.drag.y)<g1||(e.drag.moved||(e.drag.moved=!0,e.target.setPointerCapture(t.
pointerId),e.target.dataset.drag=e.drag.measures?"measure":"pan",e.to.leave()),e.drag.measures?e.to.measure(e.drag.from,n,!1):(e.to.pan(e.drag.x-n),e.to.scroll(e.drag.y-t.clientY)),[e.drag.x,e.drag.y]=
[n,t.clientY])}function vg(e,t){if(e.touches.delete(t.pointerId),!e.drag||e.drag.id!==t.pointerId)return;let[n,s]=ai(e,t),{moved:o,measures:a,from:r}=e.drag;e.drag=null,delete e.target.dataset.drag,t.
type!=="pointercancel"&&(a&&o?e.to.measure(r,n,!0):o||e.to.pick(n,s,t))}function k1(e,t){if(t.ctrlKey||t.metaKey||t.altKey)return;if(e.to.own(t)){t.preventDefault();return}let n=e.keys[t.key.length===
1?t.key.toLowerCase():t.key];n&&(t.preventDefault(),t.stopPropagation(),n())}function v1(e,t,n){let s={target:e,to:t,drag:null,touches:new Map};s.keys={w:()=>t.glide(oa),s:()=>t.glide(1/oa),"+":()=>t.
glide(oa),"=":()=>t.glide(oa),"-":()=>t.glide(1/oa),a:()=>t.slide(-Qr),d:()=>t.slide(Qr),ArrowLeft:()=>t.slide(-Qr),ArrowRight:()=>t.slide(Qr),0:()=>t.fit(),Enter:()=>t.enter()},Object.entries({wheel:a=>w1(
s,a),keydown:a=>k1(s,a),pointerdown:a=>y1(s,a),pointermove:a=>_1(s,a),pointerup:a=>vg(s,a),pointercancel:a=>vg(s,a),pointerleave:()=>t.leave()}).forEach(([a,r])=>e.addEventListener(a,r,{signal:n,...a===
"wheel"&&{passive:!1}}))}function Ag({start:e,end:t,row:n,length:s}){let o=0;for(let d=0;d<s;d+=1)o=Math.max(o,n[d]+1);let a=new Uint32Array(o+1);for(let d=0;d<s;d+=1)a[n[d]+1]+=1;for(let d=0;d<o;d+=1)
a[d+1]+=a[d];let r=new Uint32Array(s),i=a.slice();for(let d=0;d<s;d+=1)r[i[n[d]]]=d,i[n[d]]+=1;let c=new Float64Array(s);for(let d=0;d<o;d+=1)x1(r.subarray(a[d],a[d+1]),c.subarray(a[d],a[d+1]),e,t);return{
rows:o,first:a,order:r,reach:c,start:e,end:t}}function Cg(e,t,n=null,s=e*t){let o=a=>n?.[a]??a*t;return{height:s,y:o,at(a){let r=n?Rg(n,0,n.length,a)-1:Math.floor(a/t);return r<0||a>=o(r)+t?-1:r}}}function x1(e,t,n,s){
for(let a=1;a<e.length;a+=1)if(n[e[a]]<n[e[a-1]]){e.sort((r,i)=>n[r]-n[i]||r-i);break}let o=-1/0;for(let a=0;a<e.length;a+=1)o=Math.max(o,s[e[a]]),t[a]=o}function Rg(e,t,n,s){for(;t<n;){let o=t+n>>>1;
e[o]>s?n=o:t=o+1}return t}function Lg(e,t,n,s,o){if(t<0||t>=e.rows)return;let{first:a,order:r,reach:i,start:c,end:d}=e,u=a[t+1];for(let f=Rg(i,a[t],u,n);f<u;f+=1){let h=r[f];if(c[h]>=s)return;d[h]>n&&
o(h)}}function $1(e,t,n,s=0){let o=-1,a=1/0;return Lg(e,t,n-s-Number.MIN_VALUE,n+s+Number.MIN_VALUE,r=>{let i=Math.max(0,e.start[r]-n,n-e.end[r]);i<=a&&([o,a]=[r,i])}),o}function S1(e,t,n){let s=n("…"),
o=0,a=0,r=0,i=0;for(let c of e){if(o+=n(c),o>t)return a<2?"":`${e.slice(0,r)}…`;i+=c.length,o+s<=t&&(a+=1,r=i)}return e}var Zs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.
match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function E1(e){let[t,n,s]=Zs(e).map(i=>{let c=i/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),o=.2126*t+.7152*n+.0722*s,[a,r]=[1.05/(o+.05),
(o+.05)/.058];return Math.max(a,r)<4.5?"#000000":a>=r?"#ffffff":"#10161d"}var od=(e,t,n)=>`rgb(${Zs(e).map((s,o)=>Math.round(n*s+(1-n)*Zs(t)[o])).join(", ")})`,ri=11;function ii(e,t){let n=new Map,s="",
o="",a=i=>{s!==i&&(s=i,e.fillStyle=i)},r=i=>{if(!n.has(i)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let d=c.getContext("2d");d.strokeStyle=i,d.lineWidth=1.4,d.beginPath();for(let u of[
-6,0,6])d.moveTo(u-1,7),d.lineTo(u+7,-1);d.stroke(),n.set(i,e.createPattern(c,"repeat"))}return n.get(i)};return{box(i,c,d,u,f){a(f),e.fillRect(i,c,d,u)},hatch(i,c,d,u,f){s="",e.fillStyle=r(f),e.fillRect(
i,c,d,u)},frame(i,c,d,u,f,h){e.strokeStyle=f,e.lineWidth=h,e.strokeRect(i,c,d,u)},line(i,c,d,u,f,h=1){e.strokeStyle=f,e.lineWidth=h,e.beginPath(),e.moveTo(i,c),e.lineTo(d,u),e.stroke()},words(i,c,d,u,{
size:f=ri,bold:h=!1}={}){let m=`${h?600:400} ${f}px ${t}`;o!==m&&(o=m,e.font=o),a(u),e.fillText(d,i,c)},alpha(i){e.globalAlpha=i},forget(){[s,o]=["",""]}}}var T1={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"\
&quot;"},O1=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,aa=e=>String(e).replace(O1,"").replace(/[&<>"]/g,t=>T1[t]),ra=e=>String(Math.round(e*100)/100);function M1(e){let t=[],n=new Map,
s=1,o=(r,i,c="")=>{let d={...i,...s<1?{opacity:s}:{}},u=Object.entries(d).map(([f,h])=>` ${f}="${typeof h=="number"?ra(h):aa(h)}"`).join("");t.push(c===""?`<${r}${u}/>`:`<${r}${u}>${aa(c)}</${r}>`)},a=r=>(n.
has(r)||n.set(r,`hatch-${n.size+1}`),n.get(r));return{box(r,i,c,d,u){o("rect",{x:r,y:i,width:c,height:d,fill:u})},hatch(r,i,c,d,u){o("rect",{x:r,y:i,width:c,height:d,fill:`url(#${a(u)})`})},frame(r,i,c,d,u,f){
o("rect",{x:r,y:i,width:c,height:d,fill:"none",stroke:u,"stroke-width":f})},line(r,i,c,d,u,f=1){o("line",{x1:r,y1:i,x2:c,y2:d,stroke:u,"stroke-width":f})},words(r,i,c,d,{size:u=ri,bold:f=!1}={}){o("te\
xt",{x:r,y:i,fill:d,"font-size":u,...f?{"font-weight":600}:{}},c)},alpha(r){s=r},text(r,i,c){let d=[...n].map(([u,f])=>`<pattern id="${f}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M\
-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${aa(u)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${ra(r)}" height="${ra(i)}" viewBox="0 0 ${ra(r)} ${ra(i)}\
" font-family="${aa(e)}"><defs>${d}</defs><rect width="100%" height="100%" fill="${aa(c)}"/>${t.join("")}</svg>`}}}var ni=(e,t,n)=>Math.min(Math.max(e,t),n);function eo({from:e,to:t},n,s=0){let o=n.to-
n.from,a=ni(t-e,Math.min(s,o),o),r=(e+t)/2,i=ni(r-a/2,n.from,n.to-a);return{from:i,to:i+a}}function xg(e,t,n,s,o=0){let a=s.to-s.from,r=ni((e.to-e.from)*n,Math.min(o,a),a),i=(t-e.from)/(e.to-e.from),c=t-
r*i;return eo({from:c,to:c+r},s,o)}function $g(e,t,n){let s=e.to-e.from,o=ni(e.from+t,n.from,Math.max(n.from,n.to-s));return{from:o,to:o+s}}function A1(e,t,n){if(n>=1)return{...t};let s=1-(1-n)**3,o=[
e.to-e.from,t.to-t.from],a=o[0]>0&&o[1]>0?o[0]*(o[1]/o[0])**s:o[1],i=Math.abs(o[1]-o[0])>1e-9*Math.max(...o)?(a-o[0])/(o[1]-o[0]):s,c=e.from+(t.from-e.from)*i;return{from:c,to:c+a}}var rn=22,C1=22,Xr=4,
R1=.3;function L1(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${ri}px ${e}`;let n=new Map;return s=>{let o=n.get(s);return o===void 0&&(o=t.measureText(s).width,n.set(s,o)),
o}}var ia=new Map;function N1(e){return ia.has(e)||(ia.size>500&&ia.clear(),ia.set(e,E1(e))),ia.get(e)}function P1(e,t,n,s,o){let{x:a,y:r,width:i,height:c}=n,d=o?od(s.colour(t),s.colours.surface,R1):s.
colour(t);if(e.box(a,r,i,c,d),i<3)return;let u=N1(d);if(s.hatched(t)&&e.hatch(a,r,i,c,s.colours.surface),i>=C1){let f=S1(s.text(t),i-2*Xr,s.widthOf);if(f!==""){let h=r+c/2+ri*.36;if(s.hatched(t)){let m=4;
for(let p of f)m+=s.widthOf(p);e.box(a+Xr-2,r+1,Math.min(m,i-Xr),c-2,d)}e.words(a+Xr,h,f,u)}}}function I1(e,t,n,{index:s,view:o,scale:a,width:r,how:i,height:c,dimmed:d}){let u=-1,f=0;return Lg(s,t,o.from,
o.to,h=>{let m=Math.max(0,(s.start[h]-o.from)*a),p=Math.min(r,(s.end[h]-o.from)*a);if(p<=u&&!d?.keep.has(h))return;let g=Math.max(1,p-m>3?p-m-.5:p-m);P1(e,h,{x:m,y:n,width:g,height:c},i,d&&!d.keep.has(
h)),f+=1,u=g<=1?m+1:p}),f}function Ng(e,{view:t,width:n,format:s,colours:o}){let{values:a,step:r}=Ro(t,n/90),i=n/(t.to-t.from);e.box(0,0,n,rn,o.surface);for(let c of a){let d=Math.round((c-t.from)*i)+
.5;e.line(d,rn-5,d,rn,o.border),d<n-30&&e.words(d+3,rn-8,s(c,r),o.muted)}e.line(0,rn-.5,n,rn-.5,o.border)}function D1(e,t){let{index:n,view:s,width:o,height:a,rowHeight:r,top:i,places:c,marks:d,how:u}=t,
f=o/(s.to-s.from),h=d.highlight?{keep:d.highlight}:null,m={index:n,view:s,scale:f,width:o,how:u,height:r-1,dimmed:h},p=0;for(let g=0;g<n.rows;g+=1){let w=i+c.y(g);w+r>0&&w<a&&(p+=I1(e,g,w,m))}return q1(
e,t,f),p}function q1(e,t,n){let{marks:s,how:o}=t,a=(r,i,c)=>{if(r<0||r>=t.index.order.length)return;let{start:d,end:u}=t.index,f=Math.max(-2,(d[r]-t.view.from)*n),h=Math.min(t.width+2,(u[r]-t.view.from)*
n);h>=-2&&f<=t.width+2&&e.frame(f-.5,t.top+t.places.y(t.rowOf(r))-.5,Math.max(2,h-f)+.5,t.rowHeight,i,c)};s.highlight&&s.highlight.size<=2e3&&s.highlight.forEach(r=>a(r,o.colours.text,1)),a(s.hover,o.
colours.text,1.5),a(s.select,o.colours.accent,2.5)}var si=12,Zr=17,B1=8e3,F1=15,j1=12;function li(e,t,n){return{box:(s,o,...a)=>e.box(s+t,o+n,...a),hatch:(s,o,...a)=>e.hatch(s+t,o+n,...a),frame:(s,o,...a)=>e.
frame(s+t,o+n,...a),line:(s,o,a,r,...i)=>e.line(s+t,o+n,a+t,r+n,...i),words:(s,o,...a)=>e.words(s+t,o+n,...a),alpha:e.alpha}}var Sg=(e,t)=>e.flatMap((n,s)=>Vn(n,Math.floor((t-2*si)/(s===0?8:6.6)),3).map(
o=>({words:o,title:s===0})));function Eg(e,t,n){t.forEach(({words:s,title:o},a)=>{e.words(si,n+Zr*a,s,S(o?"--text":"--muted"),{size:o?F1:j1,bold:o})})}function ad(e,t,n){let s=getComputedStyle(document.
body).fontFamily,o=Sg(e,n),a=t.map(u=>Sg(u.lines,n)),r=10+Zr*o.length+si,i=t.map((u,f)=>{let h=r+Zr*a[f].length;return r=h+u.height+si,h}),c=Math.min(r,B1),d=u=>{Eg(u,o,22),t.forEach((f,h)=>{Eg(u,a[h],
i[h]-Zr*a[h].length+12),f.paint(li(u,0,i[h]))})};return{width:n,height:c,svg(){let u=M1(s);return d(u),u.text(n,c,S("--surface"))},png(){let u=document.createElement("canvas");[u.width,u.height]=[2*n,
2*c];let f=u.getContext("2d",{alpha:!1});f.scale(2,2);let h=ii(f,s);return h.box(0,0,n,c,S("--surface")),d(h),new Promise(m=>{u.toBlob(m,"image/png")})}}}async function ci(e,t,n){let s=t==="svg"?new Blob(
[e.svg()],{type:"image/svg+xml"}):await e.png();qc(s,`${n}.${t}`)}var W1=160,H1=3,nd=300,U1=Dr("(prefers-reduced-motion: reduce)"),Pg=()=>Object.fromEntries(["surface","text","muted","grid","border","\
accent"].map(e=>[e,S(`--${e}`)])),rd={start:new Float64Array(0),end:new Float64Array(0),row:new Uint16Array(0),length:0},di=e=>(e.view.to-e.view.from)/Math.max(1,e.width),ei=(e,t)=>e.view.from+t*di(e);
function Ig(e){let{top:t}=e.space.getBoundingClientRect(),n=e.scroller.getBoundingClientRect();return[Math.max(0,n.top)-t,Math.min(window.innerHeight,n.bottom)-t]}var Dg=(e,[t,n])=>Math.max(0,t)>=e.part.
top&&Math.min(e.places.height,n)<=e.part.top+e.part.height;function z1(e){e.width=e.scroller.clientWidth,e.space.style.height=`${e.places.height}px`;let t=Ig(e),[n,s]=[Math.max(0,t[0]-nd),Math.min(e.places.
height,t[1]+nd)];if(s<=n&&e.part.height>0)return!1;(e.part.height===0||!Dg(e,t)||e.part.top+e.part.height>e.places.height)&&(e.part.height=Math.max(0,Math.min(e.places.height,s>n?s-n:2*nd)),e.part.top=
Math.max(0,Math.min(n,e.places.height-e.part.height)));let o=globalThis.devicePixelRatio||1,[a,r]=[Math.round(e.width*o),Math.round(e.part.height*o)];return e.canvas.style.top=`${e.part.top}px`,(e.canvas.
width!==a||e.canvas.height!==r||e.pixels!==o)&&([e.canvas.width,e.canvas.height,e.pixels]=[a,r,o],e.canvas.style.width=`${e.width}px`,e.canvas.style.height=`${e.part.height}px`),!0}function kt(e){e.frame===
0&&(e.frame=requestAnimationFrame(t=>qg(e,t)))}function qg(e,t){if(e.frame=0,e.motion){e.motion.since??=t;let s=(t-e.motion.since)/W1;e.view=A1(e.motion.from,e.motion.to,s);let o=s<1;o?kt(e):e.motion=
null,e.onView(e.view.from,e.view.to,o)}let n=performance.now();if(e.stale=!z1(e),!e.stale&&e.width>0&&e.part.height>0){e.context.setTransform(e.pixels,0,0,e.pixels,0,0);let s=Bg(e,K1(e),{width:e.width,
height:e.part.height,top:-e.part.top});e.canvas.dataset.drawn=String(s)}e.canvas.dataset.drawMs=(performance.now()-n).toFixed(2)}function K1(e){let t=`${e.canvas.width} ${e.canvas.height} ${e.pixels}`;
return t!==e.penFor&&(e.penFor=t,e.pen.forget()),e.pen}function Bg(e,t,{width:n,height:s,top:o}){let{colours:a}=e.how;t.box(0,0,n,s,a.surface);let r=D1(t,{index:e.index,view:e.view,width:n,height:s,rowHeight:e.
rowHeight,top:o,places:e.places,marks:e.marks,how:e.how,rowOf:c=>e.spans.row[c]}),i=n/(e.view.to-e.view.from);return e.decorate?.(t,{x:c=>(c-e.view.from)*i,y:c=>o+e.places.y(c),rowHeight:e.rowHeight,top:o,
width:n,height:s,view:e.view}),r}function oi(e,t,n=!1){e.motion=null,!(t.from===e.view.from&&t.to===e.view.to)&&(e.view=t,e.onView(e.view.from,e.view.to,n),kt(e))}function ti(e,t){let n=eo(t,e.extent,
e.least);U1.matches?oi(e,n):(e.motion={from:e.view,to:n,since:null},kt(e))}function Tg(e,t,n){return $1(e.index,e.places.at(n+e.part.top),ei(e,t),H1*di(e))}function Og(e,t,n){t!==e.marks.hover&&(e.marks.
hover=t,e.canvas.style.cursor=t>=0?"pointer":"",kt(e)),e.onHover(t,n)}function G1(e,t){(e.scroller.scrollHeight>e.scroller.clientHeight+1?e.scroller:window).scrollBy(0,t)}function Y1(e){e.frame===0&&(e.
stale||!Dg(e,Ig(e)))&&kt(e)}function Mg(e){e.how.colours=Pg(),kt(e)}function V1(e,t){let n=e.spans===rd;e.spans=t,e.index=Ag(t),e.places=Cg(e.index.rows,e.rowHeight,t.tops,t.height);let[s,o]=[t.from??
1/0,t.to??-1/0];if(t.from===void 0||t.to===void 0)for(let r=0;r<t.length;r+=1)s=Math.min(s,t.start[r]),o=Math.max(o,t.end[r]);e.extent=o>s?{from:s,to:o}:{from:0,to:1},e.marks.hover=-1,e.marks.select=-1,
e.marks.highlight=null;let a=n?{...e.extent}:eo(e.view,e.extent,e.least);e.space.style.height=`${e.places.height}px`,e.motion===null&&(e.view=a),kt(e)}function J1(e,t,n,s=!1){s?oi(e,eo({from:t,to:n},e.
extent,e.least)):ti(e,{from:t,to:n})}function Q1(e,t){e.marks.select=t,t>=0&&jg(e,e.spans.row[t]),kt(e)}function X1(e,t){e.marks.highlight=t===null?null:new Set(t),kt(e)}function Z1(e,t,n,s=!1){e.motion=
null,e.view={from:t,to:n},s?(cancelAnimationFrame(e.frame),qg(e,0)):kt(e)}function eT(e,t){let n=Fg(e,t),{left:s,right:o,top:a,bottom:r}=e.scroller.getBoundingClientRect();return n.right<s||n.left>o||
n.bottom<a||n.top>r?null:{...n,left:Math.max(s,n.left),right:Math.min(o,n.right)}}function Fg(e,{start:t,end:n,row:s}){let{left:o,top:a}=e.space.getBoundingClientRect(),r=c=>o+(c-e.view.from)/di(e),i=a+
e.places.y(s);return{left:r(t),right:r(n),top:i,bottom:i+e.rowHeight}}function jg(e,t){let n=e.places.y(t);(n<e.scroller.scrollTop||n+e.rowHeight>e.scroller.scrollTop+e.scroller.clientHeight)&&(e.scroller.
scrollTop=n-e.scroller.clientHeight/2)}function tT(e){cancelAnimationFrame(e.frame),e.stop.abort(),e.stopTheme(),e.size.disconnect(),e.scroller.remove()}var sd=e=>e.motion?.to??e.view;function nT(e,{onPick:t,
onMeasure:n,onKey:s}){return{zoom:(o,a)=>oi(e,xg(e.view,ei(e,o),a,e.extent,e.least)),pan:o=>oi(e,$g(e.view,o*di(e),e.extent)),scroll:o=>G1(e,o),hover:(o,a,r)=>Og(e,Tg(e,o,a),r),leave:()=>{e.marks.hover>=
0&&Og(e,-1,null)},pick:(o,a,r)=>t(Tg(e,o,a),r),measure:(o,a,r)=>n?.(...[ei(e,o),ei(e,a)].sort((i,c)=>i-c),r),slide(o){let a=sd(e);ti(e,$g(a,o*(a.to-a.from),e.extent))},glide(o){let a=sd(e);ti(e,xg(a,(a.
from+a.to)/2,o,e.extent,e.least))},fit:()=>ti(e,e.extent),enter:()=>{e.marks.select>=0&&t(e.marks.select,null)},own:s}}function sT(e,t,n){e.canvas=l("canvas",{tabindex:"0",role:"application","aria-lab\
el":n.label,"aria-roledescription":"drawing of spans"}),e.space=l("div",{class:"spans-space"},e.canvas),e.scroller=l("div",{class:"spans-scroll"},e.space),t.classList.add("spans"),t.append(e.scroller),
e.context=e.canvas.getContext("2d",{alpha:!1});let s=getComputedStyle(document.body).fontFamily;e.pen=ii(e.context,s),e.how={colour:n.colour,text:n.text,hatched:n.hatched??(()=>!1),widthOf:L1(s),colours:Pg()},
e.index=Ag(rd),e.places=Cg(0,e.rowHeight)}function ui(e,t){let n={spans:rd,extent:{from:0,to:1},view:{from:0,to:1},marks:{hover:-1,select:-1,highlight:null},frame:0,motion:null,width:0,pixels:0,part:{
top:0,height:0},stale:!0,penFor:""},s=()=>Y1(n),{rowHeight:o,onHover:a=()=>{},onPick:r=()=>{},onView:i=()=>{},onMeasure:c=null,onKey:d=()=>!1,least:u=.001,decorate:f=null}=t;Object.assign(n,{rowHeight:o,
onHover:a,onView:i,least:u,decorate:f}),sT(n,e,t),n.stop=new AbortController;let{signal:h}=n.stop;return v1(n.canvas,nT(n,{onPick:r,onMeasure:c,onKey:d}),h),document.addEventListener("scroll",s,{capture:!0,
passive:!0,signal:h}),window.addEventListener("resize",s,{signal:h}),n.size=new ResizeObserver(()=>kt(n)),n.size.observe(n.scroller),n.forced=matchMedia("(forced-colors: active)"),n.forced.addEventListener(
"change",()=>Mg(n),{signal:h}),n.stopTheme=Ae(()=>Mg(n)),{node:n.canvas,set:m=>V1(n,m),view:(m,p,g)=>J1(n,m,p,g),current:()=>({...n.view}),goal:()=>({...sd(n)}),extent:()=>({...n.extent}),select:m=>Q1(
n,m),highlight:m=>X1(n,m),follow:(m,p,g)=>Z1(n,m,p,g),placeOf:m=>eT(n,m),boxOf:(...m)=>Fg(n,...m),redraw:()=>kt(n),reveal:m=>jg(n,m),whole:m=>({height:n.places.height,paint:p=>Bg(n,p,{width:m,height:n.
places.height,top:0})}),picture(m){return ad(m,[{lines:[],...this.whole(Math.max(n.width,600))}],Math.max(n.width,600))},destroy:()=>tT(n)}}var oo=[...Zn.by.words,"calls"],pi=4,dd={device:"own",host:"self",calls:"calls"},gi=["calls","host","self","device","own"];function Gg(e,t,n){t.nodes.forEach(({significance:s},o)=>{e.frames[o].verdict[n]=
s??""})}function la(e){let[t,n]=[3735928559,1103547991];for(let s=0;s<e.length;s+=1){let o=e.charCodeAt(s);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var Yg=/ #\d+$/,hi=(e,t)=>e==="module"&&t!==null?t.replace(
Yg,""):t,Vg=()=>[0,0],ld=()=>Object.fromEntries(gi.map(e=>[e,Vg()]));function mi(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:ld(),kernels:[],shapes:[],children:[],own:ld(),key:"",foldKey:""}}var id=(e,t)=>t>0?(e??0)/t:0,fi=(e,t,n,s)=>n?[id(e[`control_${t}`],s[0]),id(e[`test_${t}`],s[1])]:[id(e[t],s[0]),0];function oT(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((o,a)=>o==null||n[a]===0?null:o/n[a])}function aT(e,t,n){let s=Object.fromEntries(gi.map(o=>[o,fi(e,o,t,n)]));return{...mi({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:oT(e,t,n),split:e.split??null},
figures:s,own:{calls:s.calls,self:s.self,own:s.own},kernels:e.kernels.map(o=>({name:o.name,counts:fi(o,"counts",t,n),device:fi(o,"device",t,n)})),shapes:(e.shapes??[]).map(o=>({text:o.text,calls:fi(o,
"calls",t,n)}))}}function wi(e,t,n){[e.key,e.foldKey]=[t,n];let s=new Map;for(let o of e.children){let a=(i,c)=>{let d=[i,o.sort,...c,o.status].join(`
`),u=s.get(d)??0;return s.set(d,u+1),la(u===0?d:`${d}
${u}`)},r=[n,o.sort,...o.names.map(i=>hi(o.sort,i)),o.status].join(`
`);wi(o,a(t,o.names),la(r))}}var Jg=e=>e.reduce((t,n)=>la([t,n.sort,hi(n.sort,n.control_name),hi(n.sort,n.test_name),n.status].join(`
`)),"root");function ud(e,t){let n=[],s=(a,r,i)=>{Object.assign(a,{at:n.length,parent:r,depth:i}),n.push(a),a.children.forEach(c=>s(c,a,i+1)),a.end=n.length};s(e,null,0);let o=Object.fromEntries(oo.map(
a=>[a,new Float64Array(n.length)]));for(let a=n.length-1;a>=0;a-=1)rT(n[a],o);return{...t,root:e,frames:n,byKey:new Map(n.map(a=>[a.key,a]))}}var ca=e=>e.status==="same"||e.status==="replaced";function rT(e,t){
e.total={},e.ownOf={},e.here={};for(let n of oo){let s=e.own[dd[n]],o=[...s],a=s[1]-s[0];for(let r of e.children)o[0]+=r.total[n][0],o[1]+=r.total[n][1],a+=ca(r)?0:t[n][r.at];t[n][e.at]=a,e.total[n]=o,
e.ownOf[n]=s,e.here[n]=ca(e)?a:null}}function fd(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],s=n.map(a=>a.samples),o=e.nodes.map(a=>aT(a,t,s));return e.nodes.forEach(({parent:a},r)=>{a!==
null&&o[a].children.push(o[r])}),wi(o[0],"root","root"),ud(o[0],{pair:t,samples:s,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var cd=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Wg(e,t,n,s){
let o=new Map(e.map(a=>[a[n],a]));for(let a of t){let r=o.get(a[n]);r||(r={[n]:a[n],...Object.fromEntries(s.map(i=>[i,Vg()]))},o.set(a[n],r),e.push(r)),s.forEach(i=>cd(r[i],a[i]))}}function Hg(e,t){gi.
forEach(n=>cd(e.figures[n],t.figures[n])),Object.values(dd).forEach(n=>cd(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Wg(e.kernels,t.kernels,"name",["counts","device"]),Wg(e.shapes,t.shapes,"text",["calls"])}function iT({sort:e,status:t,names:n}){let[s,o]=n.map(a=>hi(e,a));return t===
"replaced"?[s,o]:[s??o,s??o]}var lT=(e,t)=>gi.some(n=>e.figures[n][t]>0);function Qg(e){if(e.children.forEach(Qg),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(s=>lT(e,s)||e.children.some(
o=>o.status==="same"||o.status==="replaced"||o.status===(s===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function Xg(e){let t=mi(e.root);Hg(t,e.root);let n=new Map,s=(a,r)=>{let i=iT(r),c=[r.sort,...i].join(`
`),d=n.get(a)??new Map;if(n.set(a,d),!d.has(c)){let u=mi({...r,names:i,status:r.status==="replaced"?"replaced":"same"});d.set(c,u),a.children.push(u)}return d.get(c)},o=(a,r)=>{let i=s(a.sort==="modul\
e"?t:r,a);Hg(i,a),a.children.forEach(c=>o(c,i))};return e.root.children.forEach(a=>o(a,t)),e.pair&&Qg(t),wi(t,"root","root"),ud(t,{...Zg(e),grouped:"class"})}function Zg({pair:e,samples:t,sides:n,byHost:s,
inAll:o,shown:a}){return{pair:e,samples:t,sides:n,byHost:s,inAll:o,shown:a}}var ew=e=>({...e,children:e.children.map(ew)});function cT(e){let t=[];for(let n=e.parent;n;n=n.parent){let s=n.names[1]??n.
names[0];n.sort==="module"&&Yg.test(s??"")&&t.unshift(s)}return t}function dT(e,t){let n=mi({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[s,o]of Object.
entries(dd))n.own[o]=[0,1].map(a=>e.total[s][a]-t.reduce((r,i)=>r+i.total[s][a],0)),n.figures[o]=n.own[o];return n.figures.device=n.own.own,n}function tw(e,t,n){let s=new Map([...n].filter(r=>e.byKey.
get(r)?.instances>1).map(r=>[r,[]]));for(let r of t.frames)s.has(r.foldKey)&&r.sort!=="rest"&&s.get(r.foldKey).push(r);let o=r=>{let i=s.get(r.key);if(!i||i.length===0)return{...r,children:r.children.
map(o)};let c=dT(r,i);return{...r,opened:!0,own:ld(),kernels:r.kernels,children:[...i.map(d=>({...ew(d),above:cT(d)})),...c.nodes>0?[c]:[]]}},a=o(e.root);return nw(a,s),ud(a,Zg(e))}function nw(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let s=n.key;wi(n,la(`${e.key}
${s||"rest"}`),n.foldKey||la(`${e.key}
rest`))}else nw(n,t)}function to(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var da=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",fs=(e,t)=>e.total[t][1]-e.total[t][0];function hs(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function hd(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function ua(e,t,n){let s=o=>e.pair?Math.abs(o.here[t]??0):o.ownOf[t][0];return e.frames.filter(o=>s(o)>0&&o.sort!=="rest"&&!o.opened).
sort((o,a)=>s(a)-s(o)||o.at-a.at).slice(0,n)}var uT=["both","control","test"];function fT(e,t,n){let[s,o]=e.ownOf[t],a=n==="control"?s:n==="test"?o:Math.max(s,o);return Math.max(0,a)}function sw(e,t,n){
let{frames:s}=e,o=new Float64Array(s.length);for(let f=s.length-1;f>=0;f-=1)o[f]+=fT(s[f],t,e.pair?n:"control"),s[f].parent&&(o[s[f].parent.at]+=o[f]);let a=s.filter(f=>o[f.at]>0),r=new Float64Array(a.
length),i=new Float64Array(a.length),c=new Uint16Array(a.length),d=new Float64Array(s.length),u=new Int32Array(s.length).fill(-1);return a.forEach((f,h)=>{let m=f.parent?d[f.parent.at]:0;r[h]=m,i[h]=m+
o[f.at],c[h]=f.depth,d[f.at]=m,f.parent&&(d[f.parent.at]=i[h]),u[f.at]=h}),{start:r,end:i,row:c,length:a.length,frame:Int32Array.from(a,f=>f.at),place:u}}var hT=["folded","class","instance"],yi=["rank\
s","steps","marker","marker_until"],mT=5e3,ow=40,aw=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,ow),Ug={read:(e,t)=>aw(e.get(t))[0]??""},zg={read:(e,t)=>aw(e.get(t)),text:e=>e.
slice(-ow).join(".")},rw={level:ot(Zn,"level"),merge_lines:ot(Zn,"merge_lines"),cut_overlaps:ot(Zn,"cut_overlaps"),by:Ye(oo),width:Ye(uT,"both"),frames:Ye(hT,"folded"),order:Ye(["calls"]),q:Ne,node:Ug,
zoom:{...Ug,standard:"root"},open:zg,rows:zg};function ln(e){let t=new URLSearchParams(e),n={};for(let s of O){n[s]=t.get(s)??"";for(let o of yi)n[`${s}_${o}`]=t.get(`${s}_${o}`)||t.get(o)||(o.startsWith(
"marker")?"":"all")}return{...n,...En(rw,t)}}function dt(e){let t={...ln(""),...e},n=O.flatMap(s=>[[s,Ne],...yi.map(o=>[`${s}_${o}`,{standard:"all"}])]);return ss("/tree",ns(new URLSearchParams,{...Object.
fromEntries(n),...rw},t))}function fa(e,t,n){let s=new URLSearchParams({max_nodes:String(mT)}),o=e.test!=="";for(let a of o?O:["control"]){o&&s.set(a,e[a]);for(let r of yi){let i=e[`${a}_${r}`];i!==""&&
i!=="all"&&s.set(o?`${a}_${r}`:r,i)}}return ts(s,Zn,["level","by","instances","merge_lines","cut_overlaps"],{level:e.level,merge_lines:e.merge_lines,cut_overlaps:e.cut_overlaps,by:Zn.by.words.includes(
t)?t:"",instances:n}),s}var ut=e=>Object.fromEntries([...O.flatMap(t=>[t,...yi.map(n=>`${t}_${n}`)]),"merge_lines","cut_overlaps"].map(t=>[t,e[t]])),pT=["cpu_op","user_annotation","python_function","k\
ernel","gpu_memcpy","gpu_memset"];function iw(e,t){let{name:n,category:s}=qo(t,"test");if(!pT.includes(s))return"";let o=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),a=s==="python_function"&&!o,r=o?o[1]:a?n.
replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return dt({...ut(e),q:r,level:a?"python":"modules"})}var gT=8,wT=40;function lw(e,t,n){let s=new Set([e.root]);for(let o of[
...ua(e,t,gT),...n.slice(0,wT)])hs(o).slice(0,-1).forEach(a=>s.add(a));return s}function yT(e,t,n,s){let o=t.children.filter(i=>i.total[n].some(c=>c>0));if(s==="calls")return o;let a=i=>e.pair?Math.abs(
fs(i,n)):i.total[n][0],r=i=>i.sort==="rest"?1:0;return o.sort((i,c)=>r(i)-r(c)||a(c)-a(i)||i.at-c.at)}function cw(e,t,n,s){let o=[],a=(r,i,c,d)=>{let u=yT(e,r,t,n),f=u.length>0&&s(r);o.push({frame:r,level:i,
place:c,of:d,open:f,leaf:u.length===0}),f&&u.forEach((h,m)=>a(h,i+1,m+1,u.length))};return a(e.root,1,1,1),o}var no=8,bT=.004;function dw(e,t){return e.frames.reduce((n,s)=>Math.max(n,Math.abs(fs(s,t))),
0)}var cn=(e,t)=>e.verdict[t]==="no_difference_found";function uw(e,t,n){let s=fs(e,t);if(!(n>0)||Math.abs(s)<bT*n||cn(e,t))return 0;let o=Math.max(1,Math.round(no*Math.sqrt(Math.abs(s)/n)));return Math.
sign(s)*Math.min(no,o)}function fw(e,t,n){let[s,o]=[Zs(e),Zs(t)];return`rgb(${s.map((a,r)=>Math.round(a+(o[r]-a)*n)).join(", ")})`}function hw(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let s=o=>o!==
null&&o.toLowerCase().includes(n);return e.frames.filter(o=>o.sort!=="root"&&(o.names.some(s)||o.kernels.some(({name:a})=>s(a))))}function mw(e,t){let n=[0,0],s=-1;for(let o of e)o.at>=s&&(n[0]+=o.total[t][0],
n[1]+=o.total[t][1],{end:s}=o);return n}var qn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host th\
reads; the time of each call counts once"],calls:["calls","Calls","How often the frames were called"]},so=e=>e!=="calls",Qe=(e,t)=>so(t)?v(e):k(Number(e.toFixed(2))),Rt=(e,t)=>e===null?"–":so(t)?X(e):
Re(Number(e.toFixed(2))),md=(e,t)=>so(t)?C(Number(e.toFixed(3))):k(e),ha=(e,t)=>e===null?"":so(t)?ce(Number(e.toFixed(3))):Re(e),_T={root:"everything",module:"module",annotation:"annotation",operator:"\
operator",python:"Python function",backward:"backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"\
frames that are left out"},kT={replaced:"probably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},ma=e=>_T[e.sort]??e.sort,pa=e=>kT[e.status]??"",pw=e=>({only_in_control:"\
gone",only_in_test:"new",replaced:"⇄"})[e.status]??"",vT=e=>e.sides.every(t=>t.steps.length===0),ms=e=>vT(e)?"per recording":"per step";function pd(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.
exec(to(e));return t?`${t[2]} · ${t[1]}`:to(e)}var tt=e=>[to(e),da(e)].filter(Boolean).join(" "),xT=e=>/ #\d+$/.test(to(e));function gw(e){let t=hs(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module"),
s=t.slice(t.indexOf(n.at(-1))+1).filter(({sort:o})=>o==="backward"||o==="recompute").slice(0,1);return n.length>0?[...n.filter((o,a)=>a>=n.length-2||xT(o)),...s]:t.slice(-1)}function ww(e,t){let n={only_in_test:null,
only_in_control:null},s=o=>Math.max(...o.total[t]);for(let o of e.children){let a=n[o.status];!ca(o)&&o.sort!=="rest"&&s(o)>(a?s(a):0)&&(n[o.status]=o)}return n}var $T=.005;function yw(e,t){let n=e.here[t],
s=so(t)?v(Math.abs(n)):k(Number(Math.abs(n).toFixed(2)));if(so(t)){let[o,a]=e.total[t],r=Math.abs(a-o-n)>$T*Math.abs(n)?" here":"";return`takes ${s} ${n>0?"more":"less"}${r}`}return`has ${s} ${n>0?"mo\
re":"fewer"} ${s==="1"?"call":"calls"}`}var gd=(e,t)=>t>0?100*e/t:null;function bw(e,t){let[n,s]=e.root.total[t];return{from:Qe(n,t),to:Qe(s,t),change:Rt(s-n,t),percent:D(gd(s-n,n))}}function _w(e,t){
let[n,s]=e.root.total[t];return n===s?"±0":n>0?D(gd(s-n,n)):"new"}function kw(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:a,only_here_device:r})=>gd(r,a)),s=a=>W(a);if(t===null&&n===null)return"";
if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let o=(a,r)=>a===null?`the ${r} has no device time`:`${s(a)} of the device time of the ${r}`;return t===null||n===null?`No \
partner on the other side: ${o(t,"control")}, ${o(n,"test")}.`:`${s(t)} of the device time of the control and ${s(n)} of that of the test is in frames without a partner on the other side.`}var Kg=e=>e.
map(t=>`“${t}”`).join(" and ");function vw(e,t){let n=o=>e.sides.filter((a,r)=>!e.frames.some(i=>i.sort===o&&i.names[r]!==null&&(!e.pair||i.status!==(r===0?"only_in_test":"only_in_control")))).map(
({label:a})=>a),s=[];if(t==="modules"&&n("module").length>0){let o=n("module");s.push(`${Kg(o)} ${o.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the fra\
mes. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let o=n("python");s.push(`${Kg(o)} ${o.length===1?"has":"have"} no Python frames. Record\
 with with_stack=True.`)}return s}function xw(e,t){let n=(o,a,r)=>{let[i,c]=a;return t.pair?`${o}: ${Qe(i,r)} → ${Qe(c,r)} (${Rt(c-i,r)})`:`${o}: ${Qe(i,r)}`},s=[...e.kernels].sort((o,a)=>Math.max(...a.
device)-Math.max(...o.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(o=>o>0)&&e.children.length>0&&n("of that, self",e.ownOf.device,"device"),n("Host time",e.total.host,"\
host"),e.children.length>0&&n("of that, self",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...s.slice(0,3).map(({name:o,device:a})=>n(o,a,"device")),s.length>3&&`and ${s.length-3} more kern\
els`,...e.shapes.slice(0,3).map(({text:o,calls:a})=>n(`input ${o}`,a,"calls"))].filter(Boolean)}var $w=(e,t)=>Rt(fs(e,t),t);var Sw=1,Ew=.25,ST=1.4,ET=8e3,TT=100;function Tw(e,t,n,s){let o=t.to-t.from;return(e.to-e.from)/e.pixels<=ST*o/n&&e.from<=Math.max(s.from,t.from-Ew*o)&&e.to>=Math.min(s.to,t.to+Ew*o)}function OT(e,t,n){
let s=e.to-e.from,o=Math.max(n.from,e.from-Sw*s),a=Math.min(n.to,e.to+Sw*s),r=Math.round(t*(a-o)/s);return{from:o,to:a,pixels:Math.min(ET,Math.max(TT,r))}}function MT({ask:e,onAnswer:t,onError:n}){let s=null,
o=null,a=null,r=null;async function i(d,u,f){let h=OT(d,u,f);o=h;let m=new AbortController;r=m;try{let p=await e(h,m.signal);r===m&&(s={...h,from:p.from,to:p.to,pixels:p.pixels},t(p))}catch(p){r===m&&
p.name!=="AbortError"&&(a=null,n(p))}if(r===m){o=null;let p=a;a=null,p&&c(...p)}}function c(d,u,f){let h=d.from>=f.to||d.to<=f.from;u<=0||h||s&&Tw(s,d,u,f)?a=null:o?a=Tw(o,d,u,f)?null:[d,u,f]:i(d,u,f)}
return{want:c,isBusy:()=>o!==null,has(d){s={from:d.from,to:d.to,pixels:d.pixels}},drop(){r?.abort(),[s,o,a,r]=[null,null,null,null]}}}function AT(e,t,n){let s=new URLSearchParams({rank:String(n.rank),
span:String(n.span)});return n.step_number!==null&&s.set("step",String(n.step_number)),Mn(s,e,t),e.use_short_name&&s.set("use_short_name","true"),s}async function Lw(e,t,n){e.asked?.abort();let s=new AbortController;
e.asked=s,e.self.error=null;try{let o=await t(s.signal);e.asked===s&&(n(o),e.onChange(e.self))}catch(o){e.asked===s&&o.name!=="AbortError"&&(e.self.error=o,e.onChange(e.self))}}function yd(e){e.asked?.
abort(),e.windows.drop(),Object.assign(e.self,{whole:null,window:null}),e.stepKey=""}function CT(e,t){let n=Fs(t,e.side),s=JSON.stringify([t[e.side],n]);s!==e.samplesKey&&(e.samplesKey=s,yd(e),Object.
assign(e.self,{samples:null,chosen:null,set:t[e.side]}),t[e.side]!==""&&Lw(e,o=>Gs(t[e.side],n,{signal:o}),o=>{e.self.samples=o}))}function RT(e,t,n){return e.self.chosen=Fm(e.self.samples,{rank:t[`${e.
side}_rank`],span:t[`${e.side}_span`],step:t[`${e.side}_step`]},n),e.self.chosen}function LT(e,t,n){let s=AT(t,e.side,e.self.chosen.sample);if(s.toString()===e.stepKey)return;yd(e),e.stepKey=s.toString(),
e.self.query=s;let o=new URLSearchParams(s),{least:a,most:r}=pr.pixels;o.set("pixels",String(Math.min(r,Math.max(a,Math.round(n))))),Lw(e,i=>Ko(e.self.set,o,{signal:i}),i=>{e.self.whole=i,e.self.window=
i,e.windows.has(i)})}async function NT(e,t,n){let s=new URLSearchParams(e.self.query);Object.entries(t).forEach(([a,r])=>{r!==""&&r!==null&&r!==void 0&&s.set(a,String(r))});let o=await Mr(e.self.set,s,
n);return o.rows.length>0?o:null}function PT(e){e.samplesKey="",e.stepKey=""}function Nw(e,{onChange:t,onError:n}){let s={side:e,onChange:t,samplesKey:"",stepKey:"",asked:null};return s.self={side:e,samples:null,
chosen:null,whole:null,window:null,error:null,query:null,set:""},s.windows=MT({ask:({from:o,to:a,pixels:r},i)=>{let c=new URLSearchParams(s.self.query);return Object.entries({from:o,to:a,pixels:r}).forEach(
([d,u])=>c.set(d,String(Math.round(u*1e3)/1e3))),Ko(s.self.set,c,{signal:i})},onAnswer:o=>{s.self.window=o,t(s.self)},onError:n}),Object.assign(s.self,{windows:s.windows,load:o=>CT(s,o),choose:(o,a)=>RT(
s,o,a),loadWhole:(o,a)=>LT(s,o,a),stepKey:()=>`${s.self.set} ${s.stepKey}`,find:(o,a)=>NT(s,o,a),retry:()=>PT(s),unmount:()=>yd(s)})}function IT(e,t,n){let{name:s,category:o}=n??t;return{...e,name:s,category:o,
aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:n?.counts??0,control_total_duration:t?.total_duration??0,test_total_duration:n?.total_duration??
0}}var Ow=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function DT(e,t){let n=e.flatMap(a=>t.filter(({name:r})=>r===a.name).map(r=>[a,r])),[s,o]=[e,t].map((a,r)=>a.filter(i=>!n.some(c=>c[r]===i)).
sort((i,c)=>Ow(i)-Ow(c)));return s.length===o.length?[...n,...s.map((a,r)=>[a,o[r]])]:n}var qT=(e,t)=>e.length===1&&t.length===1&&e[0].category===t[0].category?[[e[0],t[0]]]:[];function BT(e){if(!e.aliases)
return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(a=>e.aliases.filter(r=>r.side===a)),s=(e.category==="python_function"?DT:qT)(t,n);if(s.length===1&&e.aliases.length===
2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}];let o=e.aliases.filter(a=>!s.flat().includes(a)).map(a=>a.side==="control"?[a]:[void 0,a]);return[...s,...o].map(
([a,r])=>({row:IT(e,a,r),names:{control:(a??r).name,test:(r??a).name}}))}function FT(e){let t=({name:i})=>Number(i.slice(13)),n=i=>e.filter(c=>/^ProfilerStep#\d+$/.test(c.name)&&c[i]===0).sort((c,d)=>t(
c)-t(d)),s=new Map;for(let i of n("control_counts").reverse())s.set(i.category,s.get(i.category)??[]).get(i.category).push(i);let o=n("test_counts").map(i=>[i,s.get(i.category)?.pop()]).filter(([,i])=>i),
a=new Set(o.flat()),r=o.map(([i,c])=>({...i,test_counts:c.test_counts,test_total_duration:c.test_total_duration,test_self_duration:c.test_self_duration,aliases:[{side:"control",name:i.name,category:i.
category},{side:"test",name:c.name,category:c.category}]}));return[...e.filter(i=>!a.has(i)),...r]}var Bn=0,ga=1,wa=2,Fn=3,wd={id:"steps",sort:"steps",label:"Steps on the device",depth:1},ki=18,jT=24,
Mw=3;function Pw(e=()=>!0){let t=new Map,n=[],s=0;return{add(o){for(let{id:a,label:r,depth:i,sort:c,main:d=!1}of o){let u=t.get(a)?.depth??1;t.set(a,{id:a,label:r,sort:c,main:d,depth:Math.max(u,i,1)})}
n=[],s=0;for(let a of t.values()){let r=a.depth>1&&["host","other"].includes(a.sort),i=!r||e(a),c=i?a.depth:1,d=Math.max(jT,c*ki+2*Mw);Object.assign(a,{row:n.length,rows:c,top:s,height:d,folds:r,open:i});
for(let u=0;u<c;u+=1)n.push(s+Mw+u*ki);s+=d}},bandOf:o=>t.get(o),all:()=>({tops:Float64Array.from(n),height:s,bands:[...t.values()].map(o=>({...o}))})}}function Iw({window:e,all:t,takes:n,shift:s,rows:o}){
let a=[{answer:e,keep:()=>!0}];t&&t!==e&&a.push({answer:t,keep:(m,p)=>p<=e.from||m>=e.to}),n(wd)&&a.some(({answer:m})=>m.steps?.length>0&&m.lanes.some(({sort:p})=>p!=="host"))&&o.add([wd]),a.forEach(({
answer:m})=>o.add(m.lanes.filter(n))),a.forEach(({answer:m})=>o.add((m.counters??[]).map(YT).filter(n)));let r=[],i=[],c=[],d=[],u={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],
gap:[],lane:[]},f=[];for(let{answer:m,keep:p}of a){let g=r.length;r.push(...m.names),i.push(...m.categories),c.push(...m.kinds);for(let w of m.lanes.filter(n))zT(u,w,d.push(w)-1,{keep:p,shift:s,shiftName:g,
band:o.bandOf(w.id)});KT(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),GT(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),JT(u,f,m,{keep:p,shift:s,rows:o,lanes:d})}let h={...u,start:Float64Array.from(u.start),end:Float64Array.
from(u.end),row:Uint16Array.from(u.row),length:u.start.length,names:r,categories:i,kinds:c,lanes:d,gaps:f,shift:s,...o.all()};return Object.assign(h,{pieces:HT(h)})}var WT=(e,t)=>e.bands.find(({id:n})=>n===
e.lanes[e.lane[t]]?.id)?.open===!1;function HT(e){let t={start:[],end:[],row:[],of:[]},n=(o,a,r)=>{(r>a||e.end[o]===e.start[o])&&(t.start.push(a),t.end.push(r),t.row.push(e.row[o]),t.of.push(o))},s=new Map(
e.bands.filter(({open:o})=>!o).map(({id:o})=>[o,[]]));for(let o=0;o<e.length;o+=1){let a=s.get(e.lanes[e.lane[o]]?.id);a?a.push(o):n(o,e.start[o],e.end[o])}return s.forEach(o=>UT(e,o,n)),{start:Float64Array.
from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.of.length,of:t.of}}function UT({start:e,end:t,level:n},s,o){s.sort((c,d)=>e[c]-e[d]||n[c]-n[d]);let a=[],r=-1/0,i=c=>{for(;a.
length>0&&t[a.at(-1)]<=c;){let d=a.pop();o(d,Math.max(r,e[d]),Math.max(r,t[d])),r=Math.max(r,t[d])}};for(let c of s)i(e[c]),a.length>0&&o(a.at(-1),Math.max(r,e[a.at(-1)]),e[c]),r=e[c],a.push(c);i(1/0)}
function zT(e,t,n,{keep:s,shift:o,shiftName:a,band:r}){let{start:i,duration:c,level:d,name:u,occurrence:f,merged:h}=t;for(let m=0;m<i.length;m+=1){let p=i[m]+c[m];s(i[m],p)&&(e.start.push(i[m]-o),e.end.
push(p-o),e.row.push(r.row+(r.open?d[m]:0)),e.level.push(d[m]),e.name.push(a+u[m]),e.occurrence.push(f[m]),e.merged.push(h[m]),e.sort.push(Bn),e.gap.push(-1),e.lane.push(n))}}function bd(e,t,n,{sort:s,
lane:o,keep:a,shift:r,rows:i,lanes:c}){let d=i.bandOf(o),u=n.start+n.duration;d&&a(n.start,u)&&(e.start.push(n.start-r),e.end.push(u-r),e.row.push(d.row),e.level.push(0),e.name.push(-1),e.occurrence.push(
-1),e.merged.push(1),e.sort.push(s),e.gap.push(t.push(n)-1),e.lane.push(c.findIndex(({id:f})=>f===o)))}function KT(e,t,n,s){(n.gaps??[]).forEach(o=>bd(e,t,o,{...s,sort:ga,lane:o.lane}))}function GT(e,t,n,s){
(n.steps??[]).forEach(o=>bd(e,t,{...o,shown:n.step===null||n.step===o.step_number},{...s,sort:wa,lane:wd.id}))}var YT=({id:e,device:t,name:n})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${n}`,
depth:1}),VT=.2;function JT(e,t,n,s){for(let o of n.counters??[]){let{name:a,high:r}=o,i=Math.max(r-o.low,Math.abs(r)*VT)||1;o.start.forEach((c,d)=>bd(e,t,{name:a,start:c,duration:o.duration[d],mean:o.
mean[d],min:o.min[d],max:o.max[d],at:1-(r-o.mean[d])/i},{...s,sort:Fn,lane:o.id}))}}var Pe=(e,t)=>`${t}\0${e}`,vi=(e,t)=>Pe(e.names[e.name[t]],e.categories[e.name[t]]),ps=(e,t)=>e.sort[t]===Bn&&e.merged[t]<=
1&&e.occurrence[t]>=0,Aw=new WeakMap;function QT(e,t,n){let s=Aw.get(e);if(!s){s=new Map;for(let o=0;o<e.length;o+=1)ps(e,o)&&s.set(`${vi(e,o)}\0${e.occurrence[o]}`,o);Aw.set(e,s)}return s.get(`${t}\0${n}`)??
-1}var XT=.1,ZT=.002,xi=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function eO(e,t){if(e.control_counts===
0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[s,o]=xi(e),a=o-s,r=Math.abs(a);return r<XT*Math.max(s,o)||r<ZT*t||a*n<=0?"":a>0?"lon\
ger":"shorter"}function ya(e){let{control:t,test:n}=e.step_time,s=Math.max(t?.step??0,n?.step??0),o=st(e),a=new Map,r=(i,c)=>{let d={change:eO(i,s),row:i,names:c,whole:o};a.set(Pe(c.control,i.category),
d).set(Pe(c.test,i.category),d)};return FT(e.rows).flatMap(BT).forEach(({row:i,names:c})=>r(i,c)),a}var _d=(e,t,n,s)=>e?.get(Pe(n,s))?.names[t]??n;function Dw(e,t){let n=t.toLowerCase(),s=e.names.map(
a=>a.toLowerCase().includes(n)),o=[];for(let a=0;a<e.length;a+=1)e.sort[a]===Bn&&s[e.name[a]]&&o.push(a);return o}var tO=1e3;function qw(e,t){let n=new Map,s=(r,i,c,d)=>[r,e[r].stepKey(),c,i,d].join("\
\0"),o=(r,i,c)=>_d(t(),r,i,c);function a(r,i,c,d,u){for(let f of r){let h=f.side===i?f.data():null,m=h?QT(h,Pe(o(i,c,d),d),u):-1;if(m>=0)return{start:h.start[m]+h.shift,duration:h.end[m]-h.start[m],lane:h.
lanes[h.lane[m]].id,level:h.level[m],pane:f}}return null}return{drawn:a,named:o,known:(r,i,c,d)=>n.get(s(r,o(r,i,c),c,d)),async ask(r,i,c,d,u){let f=o(r,i,c),h=s(r,f,c,d),m=await e[r].find({name:f,category:c,
occurrence:d},{signal:u});n.size>tO&&(n=new Map);let{of:p,launch:g,launched:w,launches:y}=m??{},b=m?{...m.rows[0],of:p,launch:g,launched:w,launches:y}:null;return n.set(h,b),b},nameOf:(r,i)=>{let c=r.
data();if(i<0||!c||!ps(c,i))return null;let[d,u]=vi(c,i).split("\0");return[u,d,c.occurrence[i]]}}}function ba(e,t,n){for(let s of e){let o=s.side===t?s.data():null,a=o?.bands.find(({id:r})=>r===n.lane);
if(a)return{pane:s,lane:n.lane,level:n.level,start:n.start-o.shift,end:n.start+n.duration-o.shift,row:a.row+(a.open?n.level:0)}}return null}var _i=2e4,nO=3,Cw=e=>Math.round(e*1e3),Bw=(e,t,n)=>`${e} ${Cw(
t)} ${Cw(n)}`;function sO(e,{span:t,step_number:n}){let s={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(c=>c.span===t)){if(i.lane!==null){let c=s.lanes.
get(i.lane)??[];c.push([i.start,i.start+i.duration]),s.lanes.set(i.lane,c),i.kind!=="launch_delay"&&i.kind!=="kernel_gap"&&s.rows.add(Bw(i.lane,i.row_start,i.row_duration))}o+=1}let a=e.by_kind.reduce(
(i,c)=>i+c.segments,0),r=e.by_step.find(i=>i.span===t);return s.cut=o===_i?a-_i:0,s.words=r?`${v(r.work)} of work in ${v(r.path)}${s.cut>0?`; the longest ${k(_i)} of ${k(a)} segments are marked`:""}`:
`this ${n===null?"recording":"step"} has none`,s}function oO(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let s=0;s<t.length;s+=1){let o=t.lanes[t.lane[s]];t.sort[s]===Bn&&t.merged[s]<=1&&o&&e.rows.has(Bw(
o.id,t.start[s]+t.shift,t.end[s]-t.start[s]))&&!WT(t,s)&&n.push(s)}e.drawn.set(t,n)}return n}function Fw(e,t,n,s){let o=n.data(),a=S("--path-mark"),r=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,
top:d}of o.bands){let u=-1/0;for(let[f,h]of s.lanes.get(c)??[]){let m=r(t.x(f-o.shift)),p=r(Math.max(t.x(h-o.shift),t.x(f-o.shift)+1));p>u&&p>m&&(e.box(Math.max(m,u),t.top+d,p-Math.max(m,u),nO,a),u=p)}}
let i=t.rowHeight;for(let c of oO(s,o)){let[d,u]=[r(t.x(o.start[c])),r(t.x(o.end[c]))];u-d>3&&e.frame(d,t.y(o.row[c])+.5,u-d-1,i-2,a,1.5)}}function jw({toggle:e,change:t,error:n}){let s=x("Critical pa\
th",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),o=l("p",{class:"muted small timeline-path",role:"status"}),a={control:null,test:null},r={control:"",
test:""},i={control:null,test:null};function c(){let f=O.filter(h=>a[h]).map(h=>`${h}: ${a[h].words}`);o.textContent=f.length>0?`Critical path of the ${f.join("; of the ")}`:""}function d(f){i[f]?.abort(),
r[f]="",a[f]&&(a[f]=null,t())}async function u(f,{set:h,marked:m,sample:p}){let g=new URLSearchParams({set:h,ranks:String(p.rank),segments:String(_i),...p.step_number===null?{}:{steps:String(p.step_number)},
...m}),w=`${g} ${p.span}`;if(r[f]!==w){d(f),r[f]=w,i[f]=new AbortController;try{let y=await Ln("critical_path",g,{signal:i[f].signal});r[f]===w&&(a[f]=sO(y.set,p),c(),t())}catch(y){r[f]===w&&y.name!==
"AbortError"&&n(y)}}}return{node:s,words:o,of:f=>a[f],draw(f,h,m){s.setAttribute("aria-pressed",String(f.path));for(let p of O)f.path&&h.includes(p)&&m[p]?u(p,{set:f[p],marked:Fs(f,p),sample:m[p].sample}):
d(p);c()},unmount(){O.forEach(f=>i[f]?.abort())}}}var aO=200,Rw=8,rO=1e3;function Ww({onText:e,onStep:t}){let n=N("search"),s=Pn({id:n,wait:aO,onText:e,onStep:t,class:"timeline-q",placeholder:"Search \
names …"}),o=l("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([r,i,c])=>Y(i,c,()=>t(r),{hidden:!0,class:"step-mov\
e"}));return{node:l("span",{class:"timeline-search",role:"search"},l("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,o),focus(){s.focus()},draw(r){document.activeElement!==
s&&(s.value=r),a.forEach(i=>{i.hidden=r===""})},say(r){_(o,r)}}}function iO(e,t,n,s){let o=e.toLowerCase(),a=new Map;for(let{row:r,names:i}of(n??new Map).values()){let c=i[s];r[`${s}_counts`]>0&&c.toLowerCase().
includes(o)&&a.set(Pe(c,r.category),{name:c,category:r.category,time:r[`${s}_total_duration`]})}for(let r of t.filter(i=>i.side===s))r.data()?.names.forEach((i,c)=>{let d=r.data().categories[c],u=Pe(i,
d);!a.has(u)&&i.toLowerCase().includes(o)&&a.set(u,{name:i,category:d,time:0})});return[...a.values()].sort((r,i)=>i.time-r.time)}async function Hw(e,t,n,s,o){let a=!1;return{calls:(await Promise.all(
t.flatMap(i=>{let c=iO(e,n,s,i.side);return a||=c.length>Rw,c.slice(0,Rw).map(async({name:d,category:u})=>{let f=await i.find({name:d,category:u,limit:rO});return a||=f!==null&&f.of>f.rows.length,(f?.
rows??[]).map(h=>({...h,side:i.side,name:d,category:u,at:h.start-o[i.side]}))})}))).flat().sort((i,c)=>i.at-c.at),more:a}}var Uw=(e,t,n)=>t===0?"No name contains this text.":n?`${$(t,"call")} of the ${$(
e,"name")} with the most time`:`${$(t,"call")} of ${$(e,"name")}`,zw=(e,t)=>`${k(e+1)} of ${k(t)}`,bi=e=>/^\d+$/.test(e??"")?e:"",Lt=(e,t={})=>zs({control:e.control,test:e.test,control_rank:bi(e.control_ranks),
test_rank:bi(e.test_ranks),control_step:bi(e.control_steps),test_step:bi(e.test_steps),...jo(e),use_short_name:e.use_short_name,...t});function ao(e,t){let{name:n,category:s}=qo(t,"test");return Lt(e,
{name:n,category:e.use_short_name?"":s})}function $i(e,t,n,s=null){let o={};for(let r of["control","test"]){let{rank:i,span:c}=t[r]??{},d=u=>u==null?"":String(u);Object.assign(o,{[`${r}_rank`]:d(i),[`${r}\
_span`]:c>0?String(c):"",[`${r}_step`]:d(n[r])})}let a=s&&qo(s,"test");return Lt(e,{...o,...a?{name:a.name,category:e.use_short_name?"":a.category}:{}})}function Si(e,{ranks:t,steps:n,rows:s,change:o}){
if(t.length+n.length+s.length===0)return null;let a=o<0?"control":"test",r=t.length>0?String(t[0]):void 0;return Lt(e,{at:a,...r?{control_rank:r,test_rank:r}:{},...n.length>0?{[`${a}_step`]:String(n[0])}:
{},...s.length>0?{name:s[0].name,category:s[0].category}:{}})}var vt={show:v,diff:X,exact:C,exactDiff:ce},ro={show:k,diff:Re},ka=(e,t)=>e===null||t===null?null:t-e,va=(e,t)=>e>0&&t!==null?100*t/e:null,ft=(e,t=null,n="")=>l("td",{class:`num ${n}`.trim(),title:t},
e),un=(e,{show:t,exact:n},s)=>ft(t(e),n?.(e),s),gs=(e,{diff:t,exactDiff:n},s="strong")=>ft(t(e),n?.(e),`${s} ${te(e)}`);function io([e,t],n,{diff:s=ka(e,t),cls:o,percent:a=D(va(e,s))}={}){return[un(e,
n),un(t,n),gs(s,n,o),ft(a,null,te(s))]}var xt=(e,t,n,...s)=>l("table",{class:e},t&&l("caption",{class:"visually-hidden"},t),l("thead",{},l("tr",{},n.map((o,a)=>{let[r,i=a>0?"num":null]=[o].flat();return r===
""?l("td"):l("th",{scope:"col",class:i},r)}))),s.map(o=>l("tbody",{},o))),jn=(e,...t)=>l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":e},t),dn=28,Kw=12,kd=e=>e.paper!==null&&qr(),Ti=e=>e.
count()>e.least&&!kd(e);function _a(e,t=!1,n=e.place){let s=Math.floor(n/dn),[o,a]=Ti(e)?[Math.max(0,s-Kw),Math.min(e.count(),s+Math.ceil((e.height||600)/dn)+Kw)]:[0,kd(e)?e.paper.count():e.count()];if(!t&&
o===e.from&&a===e.to)return;[e.from,e.to]=[o,a];let r=e.body.contains(document.activeElement),i=t?new Map:e.nodes;e.nodes=new Map;for(let c=o;c<a;c+=1)e.nodes.set(c,i.get(c)??e.make(c));Yw(e,r,t,n),e.
drawn?.()}function Yw(e,t,n,s){let o=e.count()-e.to;e.node.toggleAttribute("data-virtual",Ti(e)),[[e.above,e.from],[e.below,o]].forEach(([a,r])=>{a.hidden=r===0,a.firstChild.colSpan=e.columns(),a.style.
height=`${r*dn}px`}),Nn(e.body,[e.above,...e.nodes.values(),kd(e)&&e.paper.rest?e.paper.rest(o):e.below]),s>0&&(n||t)&&e.node.scrollTop!==s&&(e.node.scrollTop=s),t&&(e.nodes.get(e.active)??e.node).focus(
{preventScroll:!0})}function Vw(e,t,n=!1){let{node:s}=e;s.removeAttribute("data-late");let o=t*dn,a=s.clientHeight-e.covers.reduce((r,i)=>r+i.offsetHeight,2);n&&(o<s.scrollTop||o+dn>s.scrollTop+a)&&(s.
scrollTop=o-a/2),o<s.scrollTop?s.scrollTop=o:o+dn>s.scrollTop+a&&(s.scrollTop=o+dn-a),e.place=s.scrollTop,_a(e)}function lO(e,t,n=!1){if(e.count()===0)return;e.nodes.get(e.active)?.setAttribute("tabin\
dex","-1"),e.active=Math.max(0,Math.min(e.count()-1,t)),Vw(e,e.active);let s=e.nodes.get(e.active);s?.setAttribute("tabindex","0"),n&&s?.focus({preventScroll:!0})}function cO(e){e.frame=0,e.place=e.node.
scrollTop,_a(e),e.active!==null&&e.count()>0&&!e.nodes.has(e.active)&&(e.active=Math.min(e.count()-1,Math.ceil(e.place/dn)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}function dO(e,t){let n=Math.
max(1,Math.floor(e.node.clientHeight/dn)-e.covers.length-2);return{ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+n,PageUp:e.active-n,Home:0,End:e.count()-1}[t]}function lo(e){let t={covers:[],
active:0,paper:null,nodes:new Map,from:0,to:0,frame:0,height:0,place:0,...e};[t.above,t.below]=[0,1].map(()=>l("tr",{class:"spacer","aria-hidden":"true"},l("td"))),t.node.addEventListener("scroll",()=>{
t.place=t.node.scrollTop,Ti(t)&&t.frame===0&&(t.frame=requestAnimationFrame(()=>cO(t)))},{passive:!0});let n=new ResizeObserver(()=>{t.height=t.node.clientHeight,_a(t)});n.observe(t.node);let s=t.paper&&
Js(()=>_a(t,!0));return Object.assign(t,{draw:o=>_a(t,o),put:()=>Yw(t,t.body.contains(document.activeElement),!1,t.node.scrollTop),isLong:()=>Ti(t),begin(o){t.active=o,t.place>0&&(t.node.scrollTop=t.place=
0)},activate:(o,a)=>lO(t,o,a),reveal:(o,a)=>Vw(t,o,a),placeOf:o=>dO(t,o),unmount(){n.disconnect(),s?.(),cancelAnimationFrame(t.frame)}})}var uO=24,Ei=20;function fO(e,t){let n=Array.from(e),s=Math.max(
0,n.length-Ei),o=t>uO?Math.min(Array.from(e.slice(0,t)).length,s):s,a=(r,i,c)=>l("span",{class:r},n.slice(i,c).join(""));return l("bdi",{class:"split"},a("split-head",0,o),l("span",{class:"split-key"},
l("bdi",{dir:"ltr"},n.slice(o,o+Ei).join(""))),o+Ei<n.length&&a("split-rest",o+Ei))}var Gw=200,hO=30;function mO(e){if(!e.order)return e.rows;let t=e.order.down?-1:1;return[...e.rows].sort((n,s)=>{let[
o,a]=[n[e.order.key]??null,s[e.order.key]??null];return o===null||a===null?(o===null)-(a===null):t*(typeof o=="number"?o-a:String(o).localeCompare(String(a)))})}function pO(e,t){let n=e.order?.key===t.
key?!e.order.down:!!t.number;e.order={key:t.key,down:n},Oi(e),e.head.querySelector("[aria-sort] button")?.focus()}function gO(e,t,n,s,o){let a=e.spec.href&&t.link?.(s,e.spec.parameters??{}),r=t.mono&&
typeof o=="string"?fO(o,e.places.get(t.key)?.get(o)??0):o;if(a||!t.mono||typeof o!="string"||o.length<=hO)return a?l("a",{href:e.spec.href(a)},r):r;let i=x(r,()=>{let c=i.getAttribute("aria-expanded")!==
"true";i.setAttribute("aria-expanded",String(c)),_(i,c?o:r)},{class:"name-button","aria-expanded":"false"});return i}function wO(e,t){e.groups.hidden=!t.some(s=>s.group);let n=[];for(let s of e.groups.
hidden?[]:t){let o=n.at(-1);s.group&&o?.[0].group===s.group?o[1]+=1:n.push([s,1])}_(e.groups,n.map(([{group:s,groupWhat:o},a])=>s?l("th",{scope:"colgroup",colspan:a,class:"group-start",title:o},s):l("\
td",{}))),_(e.head,t.map((s,o)=>{let a=e.order?.key===s.key;return l("th",{scope:"col",class:Jw(s,t[o-1]),"aria-sort":a&&(e.order.down?"descending":"ascending")},x(`${s.title}${a?e.order.down?" ↓":"\
 ↑":""}`,()=>pO(e,s),{class:"link-button th-button",title:s.what,"aria-label":s.group&&`${s.title}, ${s.group}`}))}))}var Jw=(e,t,n=[])=>[e.number&&"num",e.group&&e.group!==t?.group&&"group-start",...n].
filter(Boolean).join(" ")||null;function Oi(e){let t=e.spec.columns.filter(s=>e.wide||!s.extra);wO(e,t);let n=new Set;_(e.body,mO(e).slice(0,e.limit).map(s=>l("tr",{},t.map((o,a)=>{let r=s[o.key],i=o.
show(r,s);return i===B&&o.blank&&n.add(o),l("td",{title:i===B&&o.blank?o.blank:o.mono?r:o.exact?.(r,s),class:Jw(o,t[a-1],[o.mono&&"mono data-name",o.tone?.(r,s)])},gO(e,o,r,s,i))})))),e.blanks.hidden=
n.size===0,_(e.blanks,[...new Map([...n].map(s=>[s.group??s.title,s.blank]))].map(([s,o])=>`${B} in ${s}: ${o}`).join("; "),"."),e.count.textContent=e.rows.length>1?k(e.rows.length):"",e.more.hidden=e.
rows.length<=e.limit,_(e.more,x(`Show ${k(Math.min(Gw,e.rows.length-e.limit))} more of ${k(e.rows.length)}`,()=>{e.limit+=Gw,Oi(e)},{class:"link-button"}))}function yO(e,t){e.rows=t;for(let{key:n}of e.
spec.columns.filter(s=>s.mono))e.places.set(n,Yh(e.rows.map(s=>String(s[n]??""))));e.node.hidden=e.rows.length===0,Oi(e)}function Nt(e){let t={spec:e,rows:[],places:new Map,order:null};t.groups=l("tr",
{class:"column-groups"}),t.head=l("tr"),t.wide=!e.columns.some(i=>i.extra);let n=!t.wide&&x("All columns",()=>{t.wide=!t.wide,n.setAttribute("aria-pressed",String(t.wide)),Oi(t)},{"aria-pressed":"fals\
e","aria-label":`All columns of ${e.caption}`});t.body=l("tbody"),t.more=l("p",{class:"data-more",hidden:!0}),t.count=l("span",{class:"chart-unit"});let s=new Map(e.columns.map(i=>[i.group??i.title,i.
what??i.groupWhat]).filter(([,i])=>i)),o=s.size>0&&l("details",{class:"data-meanings small"},l("summary",{},"What the columns mean"),l("dl",{},[...s].flatMap(([i,c])=>[l("dt",{},i),l("dd",{},c)])));t.
blanks=l("p",{class:"data-blanks muted small",hidden:!0});let a=[e.caption,e.heading].filter(Boolean).join(": "),r=Me(a);return r.set(e.sql??null),t.node=l("section",{class:`card data-card ${e.class??
""}`.trim(),"aria-label":a},l("div",{class:"chart-head"},l(e.level??"h3",{},a," ",t.count),l("div",{class:"chart-tools"},n,r.node,e.csv&&l("a",{class:"button",href:e.csv,download:"",title:`${e.caption}\
: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${a}, rows`},l("table",{class:"data-table"},l("caption",{class:"\
visually-hidden"},a),l("thead",{},e.columns.some(i=>i.group)&&t.groups,t.head),t.body)),t.more,o,t.blanks),t.limit=e.limit??20,{node:t.node,show:i=>yO(t,i)}}var bO=3,Qw=[14,112],vd=3,xd=10,_O=.12,kO=1.01;function vO(e,t,n){let{sides:s,changes:o,ranks:a}=e,r=s.every(({sample:d})=>d.step_number===null)?"Whole recording":"Median step";t.href=$d(e);let i=a?` \
of rank ${[...new Set(s.map(({sample:d})=>d.rank))].join(" and ")}`:"",c=o===null||[...o.values()].every(({change:d})=>d==="");t.setAttribute("aria-label",`${r}${i} of both sides: open it in the timel\
ine`),n.textContent=`${r}${i}${c?"":"; coloured: changed"}`,n.title=s.map(({sample:d})=>v(d.step)).join(" → ")}function xO(e,t){let n=(t??[]).find(({kind:a,ranks:r})=>a!=="memory"&&r.length>0)?.ranks[0];
if(e.some(({rank:a})=>a===n))return n;let s=new Map;e.forEach(({rank:a,step_ns:r})=>{let[i,c]=s.get(a)??[0,0];s.set(a,[i+(r??0),c+1])});let o=[...s].map(([a,[r,i]])=>[a,r/i]);return o.reduce((a,r)=>r[1]>
Math.max(a[1],kO*o[0][1])?r:a)[0]}function $O(e,t){let{rank:n,span:s}=e.find(r=>r.rank===t)??e[0],o=e.filter(r=>r.rank===n&&r.span===s).sort((r,i)=>(r.step_ns??0)-(i.step_ns??0)),a=o[o.length>>1];return{
...a,step:(a.step_ns??0)/1e3}}var SO=({q:e,category:t,change:n,significant:s,device_type:o},{row_count:a,rows:r})=>r.length>=a&&o==="ALL"&&[e,n,s].every(i=>i==="")&&t.length===0,Xw=({duration:e})=>e.reduce(
(t,n)=>t+n,0);function EO({lanes:e}){let t=e.filter(({sort:s})=>s==="device"),n=[...t].sort((s,o)=>Xw(o)-Xw(s)).slice(0,bO);return[...e.filter(({sort:s,main:o})=>s==="host"&&o).slice(0,1),...t.filter(
s=>n.includes(s))]}function TO(e,t,n,s,{y:o,high:a,at:r}){let i=d=>[r(t.start[d]),Math.max(.6,r(t.start[d]+t.duration[d])-r(t.start[d]))],c=[];e.fillStyle=S(t.sort==="host"?"--span-host":"--span-compu\
te"),t.start.forEach((d,u)=>{let f=t.name[u],h=s?.get(Pe(n.names[f],n.categories[f]))?.change??"",[m,p]=i(u);e.fillRect(m,o,p,a),h!==""&&t.merged[u]<=1&&c.push([h,m,p])});for(let[d,u,f]of c)e.fillStyle=
S(`--span-${d}`),e.fillRect(u,o,f,a)}function OO(e,{sides:t,changes:n,extent:s},o,a){let r=c=>o*c/s,i=0;t.forEach((c,d)=>{e.fillStyle=S(d===0?"--control-fill":"--test-fill"),e.fillRect(0,i,r(c.sample.
step),2),i+=4,c.lanes.forEach(u=>{TO(e,u,c.answer,n,{y:i,high:a,at:r}),i+=a+vd}),i+=xd-4})}function MO(e,t,n){let s=e.clientWidth,o=t.sides.reduce((i,{lanes:c})=>i+c.length,0),a=(n-2*xd-4)/o-vd,r=Math.
round(Math.min(Qw[1],Math.max(Qw[0],a)));OO(Vo(e,s,o*(r+vd)+2*xd),t,s,r)}var $d=({state:e,sides:t},n={})=>Lt(e,{...Object.fromEntries(t.flatMap(({sample:s},o)=>[[`${O[o]}_rank`,String(s.rank)],[`${O[o]}\
_span`,String(s.span)],[`${O[o]}_step`,s.step_number===null?"":String(s.step_number)]])),...n});function AO(e,t,n,{pixels:s,signal:o}){let a=new URLSearchParams({rank:n.rank,span:n.span,threads:1,pixels:Math.
max(300,Math.round(s))});return n.step_number!==null&&a.set("step",n.step_number),Mn(a,e,O[t]),Ko(e[O[t]],a,{signal:o})}var CO=({answer:{extent:e}})=>e.to-Math.max(0,e.from);function RO(e,t,n){let s=n*
(e-t.left)/t.width,o=n*_O/2;return{from:Math.max(0,s-o),to:s+o}}function LO(e,t,n,s){let o=e.map((r,i)=>({answer:r,sample:s[i],lanes:EO(r)})),a=O.some(r=>new Set(n.step_time.samples[r].map(({rank:i})=>i)).
size>1);return{state:t,sides:o,ranks:a,changes:SO(t,n)?ya(n):null,extent:Math.max(...o.map(r=>Math.max(CO(r),r.sample.step)))}}var NO=async(e,t,n,s)=>LO(await Promise.all(n.map((o,a)=>AO(e,a,o,s))),e,
t,n);function PO(e){e.hidden=!0,e.dataset.ready=""}var IO=({ctrlKey:e,metaKey:t,shiftKey:n,detail:s})=>e||t||n||s===0;async function DO(e,t,n){let s=de(e.state);Object.entries({significance:"false",diagnosis:"\
false",limit:"3000"}).forEach(o=>s.set(...o));try{e.changes=ya(await fe(s,{signal:t})),n()}catch{}}function ty(e){let t=l("canvas",{"aria-hidden":"true"}),n=l("span",{class:"muted small"},"Median step\
; coloured: changed"),s=l("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),o=l("div",{class:"step-\
strip",hidden:!0},n,s),a="",r=null,i=null,c=()=>i&&t.clientWidth>0&&MO(t,i,o.clientHeight-n.offsetHeight);function d(h){i&&!IO(h)&&(h.preventDefault(),e($d(i,RO(h.clientX,t.getBoundingClientRect(),i.extent))))}
async function u(h,m,p){let{signal:g}=r;i=null,s.href=$d({state:h,sides:p.map(w=>({sample:w}))}),await We();try{g.throwIfAborted(),i=await NO(h,m,p,{pixels:o.parentNode.clientWidth,signal:g}),o.hidden=
i.sides.some(({lanes:y})=>y.length===0);let w=()=>c(vO(i,s,n));w(),i.changes===null&&DO(i,g,w)}catch(w){o.hidden=!0,a=w.name==="AbortError"?a:""}o.dataset.ready=""}let f=new ResizeObserver(c);return f.
observe(o),{node:o,redraw:c,draw(h,m,p,g){let{samples:w}=p.step_time;if(!O.every(E=>w?.[E]?.length>0)){PO(o);return}let y=xO(w.test,g),b=a;a=`${m} ${y}`,b!==a&&(o.hidden=!1,r?.abort(),r=new AbortController,
u(h,p,O.map(E=>$O(w[E],y))))},stop(){r?.abort(),f.disconnect()}}}var ny=8,qO=24,BO=80,Ed=({step_number:e})=>e!==null,Sd=e=>[e.span,Ed(e)?e.step_number:e.rank],sy=({rank:e,span:t})=>`${e}/${t}`;function oy(e){
return`${Ed(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function FO(e){let n=[...new Map(e.map(s=>[Sd(s).join("/"),Sd(s)]))].sort(([,s],[,o])=>s[0]-o[0]||s[1]-o[1]);
return new Map(n.map(([s],o)=>[s,o]))}function jO(e){let[t,n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,t-s),n+s]}var Mi=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function WO(e,t){
let n=new Map;for(let s of e){let o=sy(s.sample);n.set(o,[...n.get(o)??[],s])}return n.size>ny?[]:[...n.values()].flatMap(s=>(s.sort((o,a)=>o.x-a.x),s.slice(1).map((o,a)=>F("line",{class:`strip-line s\
trip-${t}`,x1:`${s[a].x}%`,y1:`${s[a].y}%`,x2:`${o.x}%`,y2:`${o.y}%`}))))}function HO(e,t){return e.map((n,s)=>({ring:s+1,step:n,y:Mi(n,t),x:e.length>1?3+94*s/(e.length-1):50}))}function UO(e,{samples:t,
blocks:n},s,o,a){let r=FO(t),i=t.map(f=>({sample:f,y:Mi(f.step,s),x:r.size>1?3+94*r.get(Sd(f).join("/"))/(r.size-1):50})),c=HO(n,s),d=t.filter(Ed).map(f=>f.step_number),u=d.length===0?$(t.length,"reco\
rding"):`step ${Math.min(...d)}${r.size>1?` – ${Math.max(...d)}`:""}`;return l("div",{class:"strip-panel"},Td(F("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},F("line",{class:"\
strip-median",x1:"0%",x2:"100%",y1:`${Mi(o,s)}%`,y2:`${Mi(o,s)}%`}),WO(i,e),i.map(({sample:f,x:h,y:m})=>F("circle",{class:`strip-dot strip-${e}`,cx:`${h}%`,cy:`${m}%`,r:t.length>BO?2:3.2})),c.map(({x:f,
y:h})=>F("circle",{class:`strip-ring strip-${e}`,cx:`${f}%`,cy:`${h}%`,r:3.2}))),[...i,...c],f=>a(f&&(f.ring?`${e}, block ${f.ring} of ${c.length} without the profiler: ${v(f.step)}`:[`${e}, ${oy(f.sample)}\
: ${v(f.sample.step)}`,Xn(f.sample)].filter(Boolean).join(`
`)))),l("p",{class:`${e}-text small strip-caption`},`${e}, ${u}`))}function Td(e,t,n){return e.addEventListener("pointermove",({clientX:s,clientY:o})=>{let a=e.getBoundingClientRect(),r=({x:c,y:d})=>Math.
hypot(a.left+c*a.width/100-s,a.top+d*a.height/100-o),i=t.reduce((c,d)=>r(d)<r(c)?d:c);n(r(i)<qO?i:null)}),e.addEventListener("pointerleave",()=>n(null)),e}function zO(e,{samples:t,blocks:n}){let s=t.map(
a=>a.step),o=t[s.indexOf(Math.max(...s))];return`${e}: ${$(t.length,"sample")} from ${v(Math.min(...s))} to ${v(o.step)}, median ${v(Et(s))}; the longest is ${oy(o)}.${n.length>0?` Without the profile\
r: ${$(n.length,"block")} from ${v(Math.min(...n))} to ${v(Math.max(...n))}.`:""}`}var ay=(e,t)=>e&&Object.fromEntries(O.map(n=>[n,e[n].map((s,o)=>{let{host_ns:a=null,lag_ns:r=null}=t?.[n][o]??{};return{
...s,...a!==null&&{host:a/1e3,lag:r/1e3}}})]));function ry(e,t,n=null){if(!O.every(f=>e?.[f]?.length>0)||O.every(f=>e[f].length<2))return null;let s=Object.fromEntries(O.map(f=>[f,{samples:e[f],blocks:n?.[f]??
[]}])),o=O.flatMap(f=>[...e[f].map(h=>h.step),...s[f].blocks]),a=jO(o),r=Et(e.control.map(f=>f.step)),i=[N("strip-title"),N("strip-words")],c=O.some(f=>{let h=new Set(e[f].map(sy));return h.size<=ny&&
h.size<e[f].length}),d=l("div",{class:"strip-tip",hidden:!0}),u=f=>{d.hidden=!f,_(d,f)};return l("div",{class:"sample-strip",role:"img","aria-labelledby":i[0],"aria-describedby":i[1]},l("div",{class:"\
small muted strip-words"},l("span",{id:i[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",n&&"; blocks without the profiler as rings","; dashed: the median of the control"),l("p",{class:"visually-h\
idden",id:i[1]},O.map(f=>zO(f,s[f])).join(" ")),l("div",{class:"strip-body"},l("div",{class:"strip-scale small muted","aria-hidden":"true"},l("span",{},v(a[1])),l("span",{},v(a[0]))),O.map(f=>UO(f,s[f],
a,r,u))),d)}function Od(){let e=l("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=l("details",{class:"grid-table"},l("summary",{},"These n\
umbers as a table"),e),n=null,s=null;function o(){!t.open||!n||s===n||(s=n,_(e,xt(null,`${n.title} of every rank and step`,["Rank",["Step",null],"Control","Test","Δ","Δ %"],n.grid.rows.flatMap((r,i)=>n.
grid.columns.map((c,d)=>a(r,c,i,d))))))}function a(r,i,c,d){let{values:u,format:f,formatDiff:h}=n,[m,p,g]=[u.control[c][d],u.test[c][d],u.diff[c][d]];return m===null&&p===null?null:l("tr",{},l("th",{scope:"\
row"},r.text),l("td",{},l("a",{href:n.timeline(r,i),title:"Show this step in the timeline"},i.text)),io([m,p],{show:f,diff:h},{diff:g,cls:""}))}return t.addEventListener("toggle",o),{node:t,draw(r){n=
r,o()}}}var iy={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(pe).map(([e,{name:t}])=>[e,t]))},KO=20;function GO(e,t){let[n,s]=[new Set(t.ranks),new Set(t.steps)];return e.
filter(({rank:o,step_number:a})=>n.has(o)&&(a===null?t.pseudo_steps>0:s.has(a)))}function Zw(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((a,r)=>r.lag-a.lag),s=n.slice(0,
3).map(a=>`rank ${a.rank} by ${W(100*(a.lag-1))}`),o=n.length-s.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${s.join(", ")}${o>0?` and ${o} mo\
re`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${W(
100*t.waiting)} of its step): the others probably wait for it.`}var ly=(e,t)=>t==="step"&&e.view&&st(e.view.answer)?"whole recording":iy[t];function YO(e,{set:t,marker:n,marker_until:s},o){let a=JSON.
stringify([t,n,s,o]);if(!e.stored.has(a)){let r=Gs(t,{...n!==null&&{marker:n,marker_until:s},...o&&{cut_overlaps:"true"}});e.stored.set(a,r),r.catch(()=>e.stored.delete(a))}return e.stored.get(a)}async function VO(e,t){
if(O.some(n=>t[n].any)){ey(e,t,"Each file counts as one step here, so there are no steps to show.");return}try{let n=await Promise.all(O.map(s=>YO(e,t[s],t.selection.cut_overlaps)));if(e.view?.answer===
t){let s=n.map((o,a)=>GO(o,t[O[a]]));e.view={...e.view,samples:s,judged:s.map(um)},cy(e)}}catch(n){ey(e,t,n.message)}}function ey(e,t,n){e.view?.answer===t&&(e.summary.textContent=n,e.body.hidden=!0)}
function cy(e){let[t,n]=e.view.judged,s=({ranks:i},c)=>`${$(i.length,"rank")}, ${$(e.view.samples[c].length,"sample")}`,o=[Zw(t),Zw(n)],a=o[0]===o[1]?o[0]:o.map((i,c)=>i&&`${c===0?"Control":"Test"}: ${i}`).
filter(Boolean).join(" "),r=[s(t,0),s(n,1)];e.summary.textContent=`${r[0]===r[1]?`${r[0]} on each side`:`${r[0]} against ${r[1]}`}. ${a}`,e.body.hidden=!1,e.node.classList.toggle("lagging",e.view.judged.
some(i=>i.slow.length>0)),e.metric!==""&&dy(e)}async function JO(e,t){let n={};e.asked.set(t,n),e.asked.size>KO&&e.asked.delete(e.asked.keys().next().value);try{n.samples=(await Tr(t)).samples}catch(s){
n.failed=s.message,e.asked.delete(t)}e.metric==="op"&&e.operation?.query===t&&dy(e,n)}function QO(e,t){if(e.metric!=="op")return{samples:e.view.samples,of:s=>s[e.metric],revision:e.metric,none:"Withou\
t device work the parts of a step are not known."};if(e.operation===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let n=t??e.asked.get(
e.operation.query);return n===void 0&&JO(e,e.operation.query),n?.samples?{samples:O.map(s=>n.samples[s]),of:s=>s.total_duration,revision:e.operation.query,none:""}:{none:n?.failed??"Reading the events\
 of this operation …"}}function dy(e,t){let{judged:n,file:s}=e.view,{samples:o=[[],[]],of:a,revision:r,none:i}=QO(e,t),c=fr(...o),d=Bo(c,a),u=[...d.control,...d.test].flat().some(m=>m!==null);e.name.
hidden=e.metric!=="op"||e.operation===null,_(e.name,e.operation&&l("bdi",{},e.operation.name));let f=e.metric==="op"?"duration in each rank and step":ly(e,e.metric);e.heat.draw({rows:c.rows,columns:c.
columns,...d,kind:"time",file:s,format:C,formatDiff:ce,heading:f,more:(m,p,g)=>Xn(c[m][p][g]),revision:`${e.view.revision}#${r}`,empty:u?"":i}),e.grid.node.hidden=!u,e.grid.draw({grid:c,values:d,timeline:e.
timeline,title:f,format:v,formatDiff:X}),_(e.lags,ZO(n));let h=[c.ranksByPosition&&"ranks",c.stepsByPosition&&"step numbers"].filter(Boolean);e.note.hidden=h.length===0,e.note.textContent=`The sides h\
ave different ${h.join(" and ")}; they are paired by position (control / test).`}function XO(e,t,n,s,o,a){e.metric=n,e.operation=a,e.node.open=e.metric!=="",e.select.value=e.metric||"step",e.view?.answer!==
t?(e.view={answer:t,file:s,revision:o},e.select.options[0].textContent=ly(e,wr[0]),VO(e,t)):e.view.judged&&cy(e)}function uy(e,{timeline:t,go:n}){let s={timeline:t,stored:new Map,asked:new Map,view:null,
metric:"",operation:null};s.summary=l("span",{class:"muted rank-summary"});let o=N("heat");return s.select=ye(wr.map(a=>[a,iy[a]]),e,{id:o}),s.name=l("p",{class:"mono small heat-name",hidden:!0}),s.heat=
Jr({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...a)=>n(t(...a))}),s.grid=Od(),s.lags=l("div",{class:"lags"}),s.note=l("p",{class:"muted small",hidden:!0}),s.body=l("div",
{class:"heat-block"},l("p",{class:"chart-bar"},l("label",{for:o},"Heat maps of"),s.select),s.name,s.heat.node,s.note,s.lags,s.grid.node),s.node=l("details",{class:"card rank-steps"},l("summary",{},l("\
h2",{},"Ranks and steps")," ",s.summary),s.body),s.node.addEventListener("toggle",()=>{s.node.open!==(s.metric!=="")&&e(s.node.open?"step":"")}),{node:s.node,heat:s.heat,draw:(a,r,i,c,d)=>XO(s,a,r,i,c,
d)}}function ZO([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(a=>a.rank))].sort((a,r)=>a-r),s=(a,r)=>{let i=a.ranks.find(d=>d.rank===r);if(!i)return[
1,2,3].map(()=>l("td",{class:"num muted"},"–"));let c=a.slow.includes(i);return[l("td",{class:"num",title:C(i.step)},v(i.step)),l("td",{class:`num${c?" lag":""}`},D(i.lag===null?null:100*(i.lag-1)),
c&&" lags"),l("td",{class:`num${a.awaited===i?" lag":""}`},W(i.waiting===null?null:100*i.waiting))]},o=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its \
mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and for the network"]].map(([a,r])=>l("th",{scope:"col",class:"num",title:r},
a));return l("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${re(n)}`},l("table",{class:"lag-table"},l("caption",{class:"visually-hidden"},"The ranks of both sides"),l(
"thead",{},l("tr",{},l("td"),l("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),l("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),l("tr",{},l("th",{scope:"col"},"Rank"),
o(),o())),l("tbody",{},n.map(a=>l("tr",{},l("th",{scope:"row"},String(a)),s(e,a),s(t,a))))))}var eM=56,tM=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Pt(e,t=()=>null,n=eM){let s=e.flatMap(({name:a})=>a??[]),o=new Map(Vt(s,n).map((a,r)=>[s[r],a]));return e.map(({text:a,name:r,row:i,
number:c})=>{if(r===void 0)return a??tM(c);let d=i&&t(i),u=l("code",{title:i?.name??r},l("bdi",{},o.get(r)));return d?l("a",{href:d,class:"diagnosis-name"},u):u})}var nM=8,fy=40,sM={"device side":"lau\
nched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device waits between calls in "};function oM({
part:e,name:t,category:n,path:s}){let a=(n!==null||t==="device side"||t==="in the launch")&&s.at(-2)||s.at(-1),r=a&&a!=="launched elsewhere"?[{name:a}]:[];return n===null?r.length===0?[{text:`${e}: ${t}`}]:
[{text:e==="idle"?sM[t]??`${t}, in `:`${e}: in `},...r]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:n}},...r.length>0?[{text:" in "},...r]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}
function aM(e,{control_samples:t,test_samples:n}){let s=new Map,o=(c,d,u,f)=>{let h=s.get(c)??{parts:d,control:0,test:0,count:0};h.control+=u/1e3/Math.max(1,t),h.test+=f/1e3/Math.max(1,n),h.count+=1,s.
set(c,h)};for(let c of e.places){let d=oM(c);o(d.map(({text:u,name:f})=>u??f).join(""),d,c.control_ns,c.test_ns)}let a=[...s.values()].sort((c,d)=>Math.abs(d.test-d.control)-Math.abs(c.test-c.control)).
slice(0,nM),r=c=>a.reduce((d,u)=>d+u[c],0),i=e.places_count-r("count");return i<=0?a:[...a,{parts:[{text:$(i,"more place")}],count:i,control:e.control-r("control"),test:e.test-r("test")}]}function rM(e,t,n,s){
let o=[...e.parts.flatMap(({row:c})=>c??[]),...s?.rows??[]],r=[...[...new Map(o.map(c=>[`${c.name}
${c.category}`,c])).values()].slice(0,3).map(c=>({name:c.name,row:c})),{timeline:n.timeline(s)},{tree:n.tree()}],i=({parts:c,control:d,test:u})=>{let[f,h]=vn(d,u),m=u-d;return l("li",{},l("span",{},Pt(
c,n.page,fy)),l("span",{class:"account-times",title:`${C(d)} → ${C(u)}`},l("span",{class:"control-text"},f)," → ",l("span",{class:"test-text"},h)),l("span",{class:"account-change",title:ce(m)},Mo(
m)))};return l("div",{class:"account-places small"},l("ul",{"aria-label":"What adds up to it"},aM(e,t).map(i)),l("p",{},"Show ",r.flatMap(({name:c,row:d,timeline:u,tree:f},h)=>[h>0&&" · ",d?Pt([{name:c,
row:d}],n.page,fy):l("a",{href:u??f},u?"in the timeline":"in the tree")])))}var iM=2,lM=3,hy=52,cM=5,xa=({certainty:e})=>e==="sure"||e==="likely",Rd=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).
length,Ld=({brief:e,parts:t})=>Rd((e??t).map(n=>n.text??n.name??n.number).join(""));function dM(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map((n,s)=>{let o=n.
control_ns/1e3/Math.max(1,e.control_samples),a=n.test_ns/1e3/Math.max(1,e.test_samples);return t+=a-o,{...n,index:s,control:o,test:a,change:a-o,from:t-(a-o)}})}function my(e,{least:t,most:n,room:s,more:o}){
let a=s,r=0;for(;r<Math.min(e.length,n)&&(r<t||Ld(e[r])+o<=a);)a-=Ld(e[r])+o,r+=1;return[r,a]}var uM=e=>e.filter(({line:t,kind:n})=>t===void 0&&!["limit","host_need","machine"].includes(n)).sort((t,n)=>(n.
certainty==="fact")-(t.certainty==="fact")),Md=(e,t=e.some(xa)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((n,s)=>n+s.change,0)});function Ad(e,[t,n]){let s=r=>n>t?100*(r-t)/(n-t):0,[o,a]=[
s(e.from),s(e.from+e.change)].sort((r,i)=>r-i);return l("span",{class:"account-track","aria-hidden":"true"},l("span",{class:`account-bar ${xa(e)?te(e.change):"unsure"}`,css:{left:`${o}%`,width:`${a-o}\
%`}}))}var Cd=e=>l("span",{title:ce(e.change),class:`account-change ${xa(e)?te(e.change):"muted"}`},Mo(e.change));function Dd(e,t=null){let n=l("ol",{class:"account","aria-label":"Where the change com\
es from"}),s=l("ul",{class:"facts","aria-label":"Also different"}),o=l("p",{class:"muted small",hidden:!0},"Grey: may be noise."),a=l("div",{class:"account-box"},n,o),r=(d,u,f)=>e&&l("button",{type:"b\
utton",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${d.text}`,"aria-expanded":String(f),data:{line:u},on:{click:()=>t(u,!f)}},it("chevron"));function i(d,u,f){
let[h,m]=vn(d.control,d.test),p=`line-${d.index}`,g=f&&f.open.includes(p);return l("li",{data:{kind:d.kind,certainty:d.certainty}},Ad(d,u),l("span",{class:`account-words${xa(d)?"":" muted"}`,title:d.text},
Pt(d.brief??d.parts,void 0,hy)),l("span",{class:"account-times",title:`${C(d.control)} → ${C(d.test)}`},l("span",{class:"control-text"},h)," → ",l("span",{class:"test-text"},m)),Cd(d),f&&r(d,p,g),
g&&e&&rM(d,f.account,e,f.entry))}let c=(d,u)=>l("button",{type:"button",class:"link-button","aria-expanded":String(u),on:{click:()=>t("lines",!u)}},d);return{node:a,facts:s,draw({account:d,diagnosis:u},{
open:f,sure:h,sum:m,lines:p,words:g}){let w=f.includes("lines"),y=n.contains(document.activeElement)&&document.activeElement.dataset.line,b=dM(d).filter(({change:ke,kind:Ql})=>ke!==0||Ql!=="rest"),E=b.
at(-1)?.kind==="rest"?b.pop():null,q=[...b,...E?[E]:[]].flatMap(ke=>[ke.from,ke.from+ke.change]),M=[Math.min(...q),Math.max(...q)],V=uM(u??[]),I=V[0]?.certainty==="fact"?Ld(V[0]):0,[K,gt]=my(b,{least:iM,
most:p,room:g-I,more:cM}),[qe]=my(V,{least:I>0?1:0,most:lM,room:gt+I,more:0}),[Ls,_n]=[w?b.length:K,w?[]:[...b.slice(K),...E?[E]:[]]],Eo=ke=>({account:d,open:f,entry:u?.find(Ql=>Ql.line===ke.index)}),
To=b.length>0&&Md([...b,...E?[E]:[]],h?"sure":""),c$=K<b.length||qe<V.length;_(n,b.slice(0,Ls).map(ke=>i(ke,M,Eo(ke))),(w||_n.length===1)&&E&&i(E,M,w&&Eo(E)),_n.length>1&&l("li",{class:"account-rest"},
Ad(Md(_n),M),c(`${$(_n.length-(E?1:0),"more line")}${E?" and the rest":""}`,!1),l("span"),Cd(Md(_n))),b.length>0&&l("li",{class:"account-sum"},Ad(To,M),l("span",{class:"strong"},m),Cd(To))),_(s,V.slice(
0,w?V.length:qe).map(ke=>l("li",{data:{kind:ke.kind,certainty:ke.certainty},title:ke.text},Pt(w?ke.parts:ke.brief??ke.parts,w&&e?e.page:void 0,hy))),t&&c$&&(w||_n.length<2)&&l("li",{class:"facts-more"},
c(w?"Show less":`${V.length-qe} more`,w))),[...n.querySelectorAll(".account-go")].find(({dataset:ke})=>ke.line===y)?.focus(),s.hidden=s.childElementCount===0,n.hidden=b.length===0,o.hidden=n.hidden||b.
slice(0,Ls).every(xa)}}}var Li=(e="Damaged")=>l("strong",{class:"damage-mark"},it("warning"),e);function Ci(e,{onCut:t,isCut:n}={}){let s=e.filter(({severity:a})=>a==="damage"),o=e.filter(({severity:a})=>a!==
"damage");return[s.length>0&&l("ul",{class:"notice damage","aria-label":"Damage"},s.map(({text:a})=>l("li",{},Li()," ",a))),o.length>0&&l("ul",{class:"notice"},o.map(({kind:a,text:r})=>l("li",{},r,a===
"formats_differ"&&t&&[" ",x(n?"As recorded":"Cut the rows of both",()=>t(!n),{class:"link-button"})])))]}var fM=(e,t)=>e.filter(({text:n})=>!t?.some(s=>s.text===n));function Ni(e,t=e?.length??0){return t>
0&&l("div",{class:"damage-list"},l("p",{},Li($(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),l("ul",{},e.map(({file:n,rank:s,text:o})=>l("li",{},`Rank ${s} (`,l("span",
{class:"mono"},n),`): ${o}`)),t>e.length&&l("li",{class:"muted"},`and ${k(t-e.length)} more`)))}var py={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},Nd=(e,t)=>100*
e[t]/e.step;function hM(e){let t=Nd(e,"idle"),n=t<9.95||t>90.05?1:0,s=Number(Q(t,n,n));return[100-s,s].map(o=>`${Q(o,n,n)} %`)}function mM({control:e,test:t}){let[n,s]=[e,t].map(({limited_by:o})=>o??
"unclear");return n===s?n:`${n} → ${s}`}function gy(e,t,n){let[s,o]=hM(n),a=Object.keys(py).filter(r=>n[r]>0);return l("div",{class:"limit-row"},l("b",{class:`letter letter-${t.toLowerCase()}`,"aria\
-label":e},t),l("span",{class:"limit-track","aria-hidden":"true"},a.map(r=>l("span",{class:`limit-${py[r]}`,css:{width:`${Nd(n,r)}%`},title:`${pe[r].name}: ${v(n[r])}, ${W(Nd(n,r))} of the step`}))),l(
"span",{class:"limit-words"},`device ${s} busy, ${o} idle`))}function pM(){let e=l("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:n},verdict:s,...o}){let r=!(s.verdict==="cannot\
_judge"&&O.every(i=>o[i].steps.length>=4))&&[t,n].every(i=>i&&i.step>0&&typeof i.idle=="number"&&i.idle<i.step);e.hidden=!r,_(e,r&&[l("p",{},"Limit: ",l("b",{},mM({control:t,test:n}))),gy("control","A",
t),gy("test","B",n)])}}}var wy=e=>l("bdi",{class:"mono"},e),gM=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function wM(e){let[t,n]=O.map(o=>gM(e[o])),s=O.map(
o=>e[o].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:s[0]===s[1]?k(s[0]):`${k(s[0])} and ${k(s[1])}`,changes:{control_marker:t,test_marker:t}}]:O.map((o,a)=>({
text:`The ${o} has no steps.`,marker:[t,n][a],found:k(s[a]),changes:{[`${o}_marker`]:[t,n][a]}})).filter(({marker:o})=>o!=="")}function yM(e){let t=e.map(n=>n.marker_cover);return t.every(n=>n===null||
n>=.95)?" ":` (${t.map(n=>W(n)).join(", ")} of the recording) `}function bM(e,t){let n=(a,r)=>{let{marker:i,marker_until:c}=e[a[0]],d=c==="next",u=d?"end":"next",f=(h,m)=>x(h,()=>t(m),{class:"link-but\
ton"});return l("p",{class:"marker-line small"},`A step${r} ${d?"lasts from one":"is one"} `,wy(i),d?" to the next ":yM(a.map(h=>e[h])),t&&[f(d?"Until its own end":"Until the next one",Object.fromEntries(
a.map(h=>[`${h}_marker_until`,u])))," ",f("Without it",Xt(a))])},[s,o]=O.map(a=>e[a]);return s.marker!==null&&s.marker===o.marker&&s.marker_until===o.marker_until?[n(O,"")]:O.map(a=>e[a].marker!==null&&
n([a],` of the ${a}`))}function _M(e,t){return[bM(e,t),t&&wM(e).map(({text:n,marker:s,found:o,changes:a})=>l("p",{class:"marker-line"},`${n} Use `,wy(s),` as step marker (${o} found)? `,x("Use it",()=>t(
a),{class:"link-button","aria-label":`Use ${s} as step marker`})))]}var qd={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Bd={slower:"▲",
faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},yy=["steps_differ","single_sample","few_shared_kernels"],kM=5,vM=96,xM=(e,{comparability:t})=>e.map(n=>t.some(({kind:s,text:o})=>s==="devic\
es_differ"&&o===n.text)?{...n,brief:[{text:"Another device."}]}:n),Ri=({verdict:e})=>e==="slower"||e==="faster",Pd=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),Id=({change_percent:e,interval:t})=>!(e>=
t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/4);function $M(e){let{change_percent:t,interval:n}=e,s=Id(e)?n?.shift_percent:t;return typeof s=="number"&&[Id(
e)&&", typically",s<900?` by ${W(Math.abs(s))}`:`: ${D(s)} as long`]}function SM(e){let{interval:t}=e;return Ri(e)&&typeof t?.low_percent=="number"?["between ",D(t.low_percent)," and ",D(t.high_percent)]:
Pt(e.range.parts)}function EM(e){let{verdict:t}=e,n=st(e)?"Whole recording":"Step time";if(t.control===null||t.test===null)return l("p",{class:"headline"},`${n}: not known.`);let[s,o]=vn(t.control,t.test);
return l("p",{class:"headline"},l("strong",{class:`verdict-word verdict-${t.verdict.replace("_","-")}`},l("span",{"aria-hidden":"true"},`${Pd(e)?"=":Bd[t.verdict]} `),Pd(e)?"Nothing can differ":[qd[t.
verdict],Ri(t)&&$M(t)]),l("span",{class:"headline-times",title:`Mean ${n.toLowerCase()}: ${C(t.control)} → ${C(t.test)}`},Ri(t)&&Id(t)&&"mean ",l("span",{class:"value control-text"},s),l("span",{class:"\
arrow","aria-label":"to"},"→"),l("span",{class:"value test-text"},o)),l("span",{class:"verdict-range"},SM(t)))}function TM(e,{onClock:t,isCorrected:n}={}){return e.filter(({kind:s})=>s==="machine").
map((s,o)=>l("p",{class:"machine-line",data:{kind:"machine"}},Pt(s.parts)," ",t&&o===0&&l("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the \
times",on:{click:t}},n()?"Show as recorded":"Show at equal clock")))}function by({links:e=null,actions:t=null,below:n=[],on:s={}}){let o=l("div",{class:"comparability"}),a=l("div",{class:"verdict-head"}),
r=l("div",{class:"comparability"}),i=l("div",{class:"verdict-strip"}),c=pM(),d=Dd(e,s.fold),u=l("p",{class:"muted",hidden:!0}),f=l("section",{class:"card verdict-card","aria-label":"Verdict"},l("h2",{
class:"visually-hidden"},"Verdict"),o,l("div",{class:"verdict-top"},a,t),r,l("div",{class:"verdict-body"},l("div",{class:"verdict-why"},u,d.node),l("div",{class:"verdict-side"},c.node,d.facts,i)),n);function h(m,p,{
narrowed:g=!1,open:w=[]}={}){let{verdict:y,comparability:b}=m,E=p.diagnosis??[],q=s.widen&&y.verdict==="cannot_judge"&&g,M=fM(b,E).filter(({kind:K})=>!yy.includes(K)&&K!=="same_selection"),V=({severity:K})=>K===
"damage";_(o,Ci(M.filter(V))),_(r,Ci(M.filter(K=>!V(K)),{onCut:s.cut,isCut:m.selection?.cut_overlaps})),_(a,EM(m),y.recorded&&l("p",{class:"muted small"},Pt(y.recorded.parts)),q&&l("p",{},x("Use all r\
anks and steps",s.widen,{class:"link-button"})),TM(E,s.clock&&{onClock:s.clock,isCorrected:s.isCorrected}),_M(m,s.marker??null)),c.draw(m),u.hidden=!p.note,_(u,p.note);let I=[m.recorded.control,m.recorded.
test].map(K=>K.devices.join(" "));d.draw(Pd(m)?{}:{...p,diagnosis:xM(E,m)},{open:w,sure:Ri(y)&&!y.recorded,sum:y.recorded?"Together, as recorded":"Together",lines:kM-a.querySelectorAll("button").length,
words:vM-[a,o,r].reduce((K,{textContent:gt})=>K+Rd(gt),0)-Rd([...new Set(I)].join(" "))}),_(i,_y(m)),f.dataset.verdict=y.verdict}return{node:f,draw:h}}var _y=({verdict:e,step_time:t,without_profiler:n,
...s})=>ry(ay(e.samples,t.samples),st(s)?"recording":e.recorded?"recorded step":"step",n?.blocks),OM="Confidence: this share of the intervals that are made in this way contains the true change. p: the\
 probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts onc\
e.",MM=({control:e,test:t})=>H(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),Ai={key:"",list:[]},AM=({verdict:e,comparability:t},n,s)=>[e.basis!==null&&
l("p",{class:"verdict-reason"},Pt(e.range.parts)," ",Pt(e.basis.parts),"."),e.basis!==null&&l("p",{class:"muted small"},OM),e.caution&&t.every(({kind:o})=>o!=="same_selection")&&l("p",{class:"one-reco\
rding"},e.caution," ",s&&l("a",{href:s.several},"Compare several recordings")),t.filter(({kind:o})=>yy.includes(o)).map(({text:o})=>l("p",{},o)),(n.diagnosis??[]).filter(({kind:o})=>o==="limit"||o==="\
host_need").map(o=>l("p",{data:{kind:o.kind}},Pt(o.parts))),s&&(n.diagnosis??[]).some(({kind:o})=>o==="memory")&&l("p",{},l("a",{href:s.memory},"Show memory"))];function ky(e=null){let t=gg({id:"chart\
-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),n=l("div",{class:"details-text"}),s=l("div",{class:"details-text"}),o=l("div",{class:"details-strip"}),a=l("details",{class:"\
answer-details"},l("summary",{},"Details"),l("div",{class:"details-body"},l("div",{},n,s,o),t.node)),r=null,i="",c=null;function d(f){_(s,Ai.list.map(h=>l("p",{data:{kind:h.kind},title:h.text},Pt(h.parts),
" ",l("a",{href:dt({...ut(f),node:Jg(h.tree)})},"Show in the tree"))))}async function u(f){let h=e&&a.open?de(f).toString():i;if(h===i)return;r?.abort(),r=new AbortController,i=h,_(s);let m=new URLSearchParams(
h);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,g])=>m.set(p,g));try{let p=Ai.key===h?null:await fe(m,{signal:r.signal});Ai=p?{key:h,list:(p.diagnosis??[]).filter(({kind:g})=>g===
"layer")}:Ai,i===h&&(d(f),s.dataset.shown=h)}catch{i=i===h?"":i}}return a.addEventListener("toggle",()=>c&&u(c)),{node:a,chart:t,draw(f,h,m,{revision:p,file:g,caption:w}){let{waterfall:y}=h;c=f,_(n,AM(
h,m,e&&{several:MM(h),memory:e(f)})),_(o,_y(h)),t.node.hidden=!y||y.change===0,t.node.hidden||t.draw({fall:y,revision:p,file:g,caption:w,heading:`mean per ${st(h)?"recording":"step"}, test − control`}),
u(f)},stop:()=>r?.abort()}}var CM="https://ui.perfetto.dev",jd=2*1024**3,vy=100,RM=6e4,$a=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function LM(e,t,n){return new Promise((s,o)=>{let a=(d,u)=>{
clearInterval(i),clearTimeout(c),window.removeEventListener("message",r),d(u)},r=d=>{d.source===e&&d.origin===t&&d.data==="PONG"&&a(s)},i=setInterval(()=>{e.closed?a(o,new $a("closed","Perfetto’s wind\
ow was closed.")):e.postMessage("PING","*")},vy),c=setTimeout(()=>a(o,new $a("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine \
that is.")),n);window.addEventListener("message",r)})}function Fd(e,t=10){e.close(),setTimeout(()=>{!e.closed&&t>1&&Fd(e,t-1)},vy)}async function Wd({title:e,fileName:t,load:n,onWaiting:s=()=>{},at:o=null,
origin:a=CM,patience:r=RM}){let i=window.open(o?"about:blank":a,"_blank");if(!i)throw new $a("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(o)try{let{start:f,end:h}=await o();
i.location.replace(`${a}/?visStart=${f}&visEnd=${h}`)}catch(f){throw Fd(i),f}let c=new AbortController,d=LM(i,a,r);d.catch(()=>c.abort());let u;try{u=await n(c.signal)}catch(f){throw c.signal.aborted&&
await d,d.catch(()=>{}),Fd(i),f}s(),await d,i.postMessage({perfetto:{buffer:u,title:e,fileName:t}},a,[u])}var NM=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"],xy=e=>e.
metadata?.format==="Perfetto";function PM(e){return(e.notes??[]).some(t=>NM.includes(t.kind))?"damaged: nothing can be added":xy(e)?"not JSON: nothing can be added":e.has_device_rows?"":"no device row\
s: nothing to count"}var IM=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.(json|pftrace|perfetto-trace)$/i,t===""?"":"_with_counters").concat(xy(e)?".pftrace.gz":".json.gz");function $y(e,t,n=()=>""){
let s=l("span",{class:"muted small trace-status",role:"status"}),o=`rank ${t.rank} of ${e.label}`,a=t.raw_bytes>jd,r=l("a",{class:"button small-button","aria-label":`Download ${o}`},"Download"),i=()=>{
r.href=Oc(e.id,t.number,n())},c=(f,h=!1)=>{s.textContent=f,s.classList.toggle("error-text",h)};async function d(){u.disabled=!0,c("Loading …");try{await Wd({title:`${e.label}, rank ${t.rank}`,fileName:IM(
t,n()),load:f=>Lr(e.id,t.number,n(),{signal:f,onProgress:h=>c(`Loading ${G(h)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(f){c(f.message,!0),j(f.message,!0)}finally{
u.disabled=!1}}let u=x("Open in Perfetto",d,{class:"small-button",disabled:a,"aria-label":`Open in Perfetto: ${o}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return i(),a&&c(`${G(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:l("div",{class:"trace-actions"},r,u,s),prepare:i}}
function Wn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${me(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function DM(e,t){return l("div",{class:"notice trace-not-kept"},l("p",{},Wn(e)),t?l("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):l("p",{},"Start the server with ",l("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",l("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function qM(e,t,n,s){let o=$y(e,t,n.query),a=l("td",{}),r=()=>{let i=n.on()?PM(t):"";o.prepare(),_(a,i===""?o.node:l("span",{class:"muted"},i))};return s.push(
r),r(),l("tr",{},l("th",{scope:"row"},String(t.rank)),l("td",{class:"mono wrap"},t.file),l("td",{class:"num"},G(t.trace_bytes)),a)}function BM(e,t,n,s,o){let a=e.file_list.filter(i=>i.trace_bytes!==null),
r=e.file_list.length-a.length;return l("section",{},o&&l("h3",{},e.label),a.length===0?DM(e,t):l("div",{class:"scroll-x"},l("table",{class:"files-table trace-table"},l("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),l("thead",{},l("tr",{},["Rank","File","Size","Trace"].map(i=>l("th",{scope:"col",class:i==="Size"?"num":""},i)))),l("tbody",{},a.map(i=>qM(e,i,n,s))))),a.length>0&&r>0&&l("\
p",{class:"muted small"},`${k(r)} more were not kept.`))}function FM(e,t){let n=l("input",{type:"checkbox",on:{change:()=>t()}}),s=()=>n.checked;return{on:s,query:()=>s()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:l("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function Pi(e,t={}){let n=[],s=FM(t,()=>n.forEach(r=>r())),o=l("div",{class:"\
trace-body"},l("p",{class:"muted"},"Loading …")),a=ls("Traces","",l("div"),o);return Promise.all([Ks(),...e.map(r=>en(r))]).then(([r,...i])=>{let c=i.some(d=>d.traces_bytes>0);a.querySelector("h2").
textContent=`Traces of ${i.map(d=>d.label).join(" and ")}`,_(o,c&&s.node,i.map(d=>BM(d,r.keep_traces&&!r.read_only,s,n,i.length>1)),c&&l("p",{class:"muted small"},"“Open in Perfetto” opens ui.perfetto\
.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(r=>_(o,l("p",{class:"error-text",role:"alert"},r.message))),a}var jM=[["kept","k\
ept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable time"],["ignored","i\
gnored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Sy(e){let{repaired:t=0,dropped:n=0,invalid:s=0,
notes:o=0,duplicates:a=0,affected:r=0,left_out:i=0}=e??{};if(r>0)return{level:"warn",text:`${$(r,"file")} damaged`};let c=t+n+s;return c===0&&o===0&&a===0&&i===0?{level:"good",text:"clean"}:{level:n+s>
0?"warn":"note",text:[c>0&&`${k(c)} repaired or lost`,o>0&&$(o,"note"),a>0&&$(a,"duplicate file"),i>0&&`${k(i)} not followed or read`].filter(Boolean).join(", ")}}function WM(e){return l("dl",{class:"\
counters"},jM.map(([t,n,s])=>l("div",{class:e[t]>0&&t!=="kept"?"":"calm"},l("dt",{title:s},n),l("dd",{},k(e[t]??0)))))}function HM(e,t,n){let s=t.notes??[],o=t.quality??{},a=t.pseudo_step?"whole file":
re(t.steps??[]);return l("tr",{},l("th",{scope:"row",class:"mono wrap"},t.file),l("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&l("span",{class:"muted"},` (${t.rank_source})`)),
l("td",{},a||B),l("td",{class:"num"},k(o.events)),l("td",{class:"num"},G(t.raw_bytes)),n&&l("td",{},t.trace_bytes===null?l("span",{class:"muted"},"not kept"):$y(e,t).node),l("td",{class:"wrap"},s.length===
0?l("span",{class:"muted"},"nothing to report"):l("ul",{class:"notes"},s.map(r=>l("li",{},r.severity==="damage"&&[Li()," "],r.words,r.count>1&&` (${k(r.count)} ×)`,r.effect&&`. ${r.effect}`,r.example&&
l("span",{class:"muted"},`${r.effect?" First:":":"} ${r.example}`))))))}function Hd(e){return e?.length>0&&l("details",{class:"duplicates"},l("summary",{},`${$(e.length,"file")} left out: the same as \
another`),l("ul",{},e.map(({file:t,same_as:n})=>l("li",{},l("span",{class:"mono"},t)," has the same content as ",l("span",{class:"mono"},n)))))}var UM={symbolic_link:"is a symbolic link (links are not\
 followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after",macos_file:"is what macOS writes beside a file, no trace",bad_name:"has a name that is not \
one below a folder",replaced:"is followed by a file of its name in the archive",same_recording:"has the events of the .trace.json or trace_view.json beside it",hard_link:"is a hard link (links are not\
 followed)",inner_archive:"is an archive in an archive: unpack the outer one first",too_deep:"is a folder below 64 others: give a folder nearer to it",locked_folder:"is a folder that cannot be opened"};
function Ud(e,t){return e>0&&l("details",{class:"left-out"},l("summary",{},`${$(e,"entry","entries")} left out`),l("ul",{},t.map(({file:n,kind:s})=>l("li",{},l("span",{class:"mono"},n),` ${UM[s]??s}`)),
e>t.length&&l("li",{class:"muted"},`and ${k(e-t.length)} more`)))}function Ey(e){let t=l("div",{class:"quality-panel"},l("p",{class:"muted"},"Loading …"));return en(e.id).then(n=>{let s=n.traces_bytes>
0,o=["File","Rank","Steps","Events","JSON",...s?["Trace"]:[],"Notes"];_(t,Ni(n.quality.affected_files,n.quality.affected),WM(n.quality),l("div",{class:"scroll-x"},l("table",{class:"files-table"},l("th\
ead",{},l("tr",{},o.map(a=>l("th",{scope:"col"},a)))),l("tbody",{},n.file_list.map(a=>HM(n,a,s))))),Hd(n.quality.duplicate_files),Ud(n.quality.left_out,n.quality.left_out_files),l("p",{class:"muted sm\
all"},"Identity ",l("span",{class:"mono"},n.id)," · stored in ",G(n.stored_bytes)," out of ",G(n.raw_bytes)," of JSON",s&&` (${G(n.traces_bytes)} the traces themselves)`,!s&&`. ${Wn(n)}`))}).catch(n=>_(
t,l("p",{class:"error-text"},n.message))),t}var zM=700,KM=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Gd({found:e,checked:t,refused:n,readable:s}){if(!s)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let o=t<e?`${k(t)} of ${$(e,"set file")} are checked.`:`${$(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?o:`${o} ${k(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function GM(e){let t=l("p",{class:"muted small set-files",hidden:!0}),n=!1,s;return{node:t,checking:()=>n,draw({set_files:o,total:a}){let r=n;
return n=KM(o),t.hidden=!o,t.textContent=o?Gd(o):"",clearTimeout(s),n?s=setTimeout(e,zM):r&&j(t.textContent),n?Math.max(a,(o.found??0)-o.refused):a},stop:()=>clearTimeout(s)}}var YM="a[href], button:n\
ot(:disabled), input";function VM(e,t,n){let s=null,o=()=>[...e.querySelectorAll(t)],a=f=>[...f.querySelectorAll(YM)].filter(h=>!h.closest("form"));function r(f){f.tabIndex=f===s?0:-1,a(f).forEach(h=>{
h.tabIndex=-1})}function i(f=!1){let h=o();s=h.includes(s)?s:h[0]??null,h.forEach(r),f&&!e.contains(document.activeElement)&&d()}function c(f){let h=s;s=f??s,[h,f].filter(Boolean).forEach(r)}function d(){
return s?.focus(),s!==null}function u(f,h){let m=o(),p=m.indexOf(s),g=[s,...a(s)],w=g.indexOf(h);return{ArrowDown:m[p+1],ArrowUp:m[p-1],Home:m[0],End:m.at(-1),ArrowRight:g[w+1],ArrowLeft:g[w-1]}[f]}return e.
addEventListener("focusin",f=>c(f.target.closest(t))),e.addEventListener("keydown",f=>{let{key:h,target:m}=f;f.defaultPrevented||f.ctrlKey||f.metaKey||f.altKey||Xo(m)||m.closest(t)!==s||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.
test(h)?(f.preventDefault(),u(h,m)?.focus()):m===s&&(h==="Enter"||h===" ")&&(f.preventDefault(),n(h,s)))}),{sync:i,focus:d}}function Yd(e,t,{name:n,maxlength:s,mayBeEmpty:o=!1,saveSame:a=!1},r,i){let c=N(
"edit"),d=l("input",{id:c,type:"text",value:t,maxlength:String(s),autocomplete:"off",spellcheck:"false",placeholder:n}),u=l("form",{class:"inline-edit",on:{submit:async f=>{f.preventDefault();let h=d.
value.trim();if(h===t&&!a||h===""&&!o){i();return}d.disabled=!0,await r(h)||(d.disabled=!1,d.focus())},keydown:f=>{f.key==="Escape"&&i()}}},l("label",{for:c,class:"visually-hidden"},n),d,l("button",{type:"\
submit",class:"small-button"},"Save"),x("Cancel",i,{class:"small-button"}));_(e,u),d.focus(),d.select()}var Vd=12,Ty=3;function JM(e,t,n){let s=document.body.hasAttribute("data-read-only");return[{text:"\
Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n("notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":
"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>Pi([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,
writes:!0}].filter(o=>!(o.writes&&s))}function Oy(e,t,n){let s=e==="control"?"A":"B",o=e==="control"?"Control":"Test";return l("label",{class:`pick pick-${e}`,title:`${o}: ${t.label}`},l("input",{type:"\
radio",name:`pick-${e}`,value:t.id,"aria-label":`${o}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),l("span",{"aria-hidden":"true"},s))}function QM(e){return e.damaged?l("div",{class:"set-damage small"},
`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function XM(e,t){let n=o=>x(o,()=>t.filterTag(o),{class:"tag",title:`Only sets with the tag “${o}”`,"aria-label":`Only sets \
tagged ${o}`}),s=e.tags.length-Ty;return e.tags.length>0&&l("span",{class:"tags"},e.tags.slice(0,Ty).map(n),s>0&&l("span",{class:"muted small",title:e.tags.join(", ")},`+${s}`))}function ZM(e,t){let n=e.
goes?`removed ${Vh(e.goes)}`:"",s=e.pinned?"Pinned: it stays, however old it gets":`This server removes it on ${me(e.goes)}; pin it to keep it`,o=e.pinned?"pinned":n,a=document.body.hasAttribute("data\
-read-only");return[o!==""&&(a?l("span",{class:"muted small",title:s},o):x([it("pin"),o],()=>t.pin([e],!e.pinned),{class:"pin-toggle",title:s,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin\
 of ${e.label}`:`Pin ${e.label}, which is ${n}`})),e.uploaded_by&&l("span",{class:"muted small by ellipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function eA(e,t,n){let s=l("div",
{class:"set-line"}),o=()=>_(s,l("span",{class:"set-name ellipsis",title:e.label},e.label),XM(e,t),ZM(e,t),e.notes!==""&&l("span",{class:"note-text ellipsis",title:e.notes},e.notes)),a=()=>{o(),n()};return o(),
{node:l("td",{class:"set-cell"},s,QM(e)),edit(r){Yd(s,e[r],r==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[r]:i}),a)}}}function tA(e,t,n){let s=Sy(e.quality),
o=l("button",{type:"button",class:`quality quality-${s.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,Ey(
e)),_(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),o.setAttribute("aria-expanded",String(n.has(e.id)))}}},s.level==="warn"&&it("warning"),l("span",{class:"ellipsis"},s.text),it("chevron"));return o}
function nA(e){return e.steps.length>0?l("span",{title:re(e.steps)},k(e.step_count??e.steps.length)):l("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var sA=e=>e.devices.length>0?e.
devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):B;function oA(e){return e.median_step_ns!==null?[v(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[B,e.steps.length>
0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function aA(e,t,n,{member:s=!1}={}){let o=l("tr",{class:"detail",hidden:!n.has(e.id)},l("td",{colspan:String(Vd)},n.get(e.id))),a=Pr(
`Actions for ${e.label}`,()=>JM(e,t,f=>r.edit(f))),r=eA(e,t,()=>a.focus()),i=l("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:f=>t.check(e,i.checked,f.shiftKey)}}),
[c,d]=oA(e);return[l("tr",{data:{set:e.id},class:s?"member":""},l("td",{class:"check-cell"},i),l("td",{class:"pick-cell"},Oy("control",e,t),Oy("test",e,t)),r.node,l("td",{"data-head":"Device",class:"d\
evice-cell ellipsis",title:e.devices.join(", ")},sA(e)),l("td",{class:"num","data-head":"Step",title:d},c),l("td",{class:"num","data-head":"Ranks",title:re(e.ranks)},k(e.ranks.length)),l("td",{class:"\
num","data-head":"Steps"},nA(e)),l("td",{"data-head":"Recorded",class:"date"},e.recorded===null?B:me(e.recorded)),l("td",{"data-head":"Stored",class:"date"},me(e.created)),l("td",{class:"num","data-he\
ad":"Size",title:`${$(e.quality.events,"event")} in ${G(e.raw_bytes)} of JSON in ${$(e.files,"file")}`},G(e.disk_bytes)),l("td",{"data-head":"Quality"},tA(e,o,n)),l("td",{class:"row-actions"},l("a",{class:"\
button small-button analyse-link",href:H(`/analyse?set=${ee(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),a)),o]}var Ny=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"\
Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},
{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],rA=Ny.filter(e=>e.sort);function iA(e,t){return e.sort?l("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},x([e.
text,l("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):l("th",{scope:"col",class:e.num?"num":""},e.hidden?[l("span",{"aria-hidden":"true"},e.text),l("span",{class:"visually-hidden"},
e.hidden)]:e.text)}function zd(e,t,n,s,o){let a=e.kept.get(t),r=a?.shown===n?a:{shown:n,rows:s()};return o.set(t,r),r.rows}var Py=(e,t,n,s=!1)=>zd(e,t.id,JSON.stringify([t,s]),()=>aA(t,e.actions,e.open,
{member:s}),n);function lA(e,t,n,s){let o=zd(e,`group ${t.prefix}`,JSON.stringify([t,!!n]),()=>[pA(t,n,e.actions)],s);if(!n)return o;let a=n.total-n.sets.length;return[...o,...n.sets.flatMap(r=>Py(e,r,
s,!0)),...zd(e,`more ${t.prefix}`,`${n.loading} ${a}`,()=>n.loading||a>0?[gA(t,n,a,e.actions)]:[],s)]}function cA(e,t){let n=new Map,s=e.body.contains(document.activeElement)?document.activeElement:null,
{prefix:o,set:a}=s?.closest("tr")?.dataset??{};Nn(e.body,t.entries.flatMap(r=>r.group?lA(e,r.group,t.groups.get(r.group.prefix),n):Py(e,r.set,n))),e.kept=n,o!==void 0&&!s.isConnected&&e.body.querySelector(
`tr[data-prefix="${CSS.escape(o)}"] button`)?.focus({preventScroll:!0}),e.rowFocus.sync(s!==null),s?.matches(".pin-toggle")&&!s.isConnected&&e.body.querySelector(`tr[data-set="${a}"] .pin-toggle`)?.focus(
{preventScroll:!0}),dA(e,t),uA(e,t)}function dA(e,{sort:t,order:n}){for(let s of e.heads){let o=s.dataset.sort===t;s.dataset.sort&&(s.ariaSort=o?{asc:"ascending",desc:"descending"}[n]:null,_(s.querySelector(
".sort-mark"),o&&it(n==="asc"?"up":"down")))}}function uA(e,{picked:t,checked:n}){let s=[...e.body.querySelectorAll("tr[data-set]")];for(let a of s){let{set:r}=a.dataset;for(let i of["control","test"])
a.toggleAttribute(`data-${i}`,r===t[i]),a.querySelector(`.pick-${i} input`).checked=r===t[i];a.toggleAttribute("data-checked",n.has(r)),a.querySelector(".set-check").checked=n.has(r)}e.body.querySelectorAll(
"tr.group").forEach(a=>fA(e,a,t));let o=s.filter(a=>n.has(a.dataset.set)).length;e.all.checked=o>0&&o===s.length,e.all.indeterminate=o>0&&o<s.length,e.all.disabled=s.length===0}function fA(e,t,{labels:n,
...s}){let o=t.dataset.prefix.toLowerCase();_(t.querySelector(".pick-cell"),["control","test"].filter(a=>n[a].toLowerCase().startsWith(o)&&/^([^\p{L}]|$)/u.test(n[a].slice(o.length))&&!e.body.querySelector(
`tr[data-set="${CSS.escape(s[a])}"]`)).map(a=>l("b",{class:`letter letter-${a==="control"?"a":"b"}`,title:n[a]},a==="control"?"A":"B",l("span",{class:"visually-hidden"},`: ${n[a]}`))))}function hA(e,t){
let n=[...e.body.children].find(s=>s.dataset.set===t);return n?.classList.add("fresh"),n?.scrollIntoView({block:"nearest"}),!!n}function mA(e){let t={actions:e,open:new Map,kept:new Map};t.body=l("tbo\
dy"),t.all=l("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(t.all.checked)}}),t.heads=Ny.map(s=>iA(s,e.sort));let n=l("div",{class:"card s\
croll-x"},l("table",{class:"sets",role:"grid"},l("caption",{class:"visually-hidden"},"Sets"),l("thead",{},l("tr",{},l("th",{scope:"col",class:"check-cell"},t.all),t.heads)),t.body));return t.rowFocus=
VM(t.body,"tr[data-set], tr.group, tr.more-row",(s,o)=>{let a=o.dataset.set?s===" "?".set-check":".menu-button":"button";o.querySelector(a)?.click()}),{node:n,draw:s=>cA(t,s),flash:s=>hA(t,s),focus:t.
rowFocus.focus}}function pA(e,t,n){let s=x([it("chevron"),l("span",{class:"set-name"},e.prefix),l("span",{class:"muted"},$(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expan\
ded":String(!!t),"aria-label":`${e.prefix} …, ${$(e.sets,"set")}`});return l("tr",{class:"group",data:{prefix:e.prefix}},l("td",{class:"check-cell"}),l("td",{class:"pick-cell"}),l("td",{class:"set-c\
ell",colspan:"6"},s,!e.prefix.includes(",")&&l("a",{class:"small",href:Ho({...Hs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Ser\
ies")),l("td",{class:"date"},me(e.newest)),l("td",{colspan:String(Vd-9)}))}function gA(e,t,n,s){return l("tr",{class:"more-row member"},l("td",{colspan:String(Vd)},t.loading?l("span",{class:"muted"},"\
Loading …"):x(`Show more of ${e.prefix} (${k(n)} left)`,()=>s.more(e.prefix),{class:"link-button"})))}function wA(e,t){let n=e,s=N("known-tags"),o=l("p",{class:"small",role:"status"}),a=l("ul",{class:"\
tag-list"}),r=l("datalist",{id:s}),i=l("input",{type:"text",list:s,maxlength:"64",autocomplete:"off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),c=l("form",{class:"tag-form",on:{
submit:m=>{m.preventDefault();let p=i.value.trim().replace(/\s+/g," ");p!==""&&u({add_tags:[p]},`Tagged “${p}”.`)}}},i,l("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Ta\
gs of ${$(n.length,"set")}`;async function u(m,p){i.disabled=!0;try{for(let g=0;g<n.length;g+=1){let w=await Rn(n[g].id,m);n=n.map(y=>y.id===w.id?w:y),t(w)}i.value="",o.classList.remove("error-text"),
o.textContent=p}catch(g){o.classList.add("error-text"),o.textContent=g.message,j(g.message,!0)}i.disabled=!1,f(),i.focus()}function f(){let m=new Map;n.flatMap(p=>p.tags).forEach(p=>{let g=[...m.keys()].
find(w=>w.toLowerCase()===p.toLowerCase())??p;m.set(g,(m.get(g)??0)+1)}),_(a,[...m].map(([p,g])=>l("li",{class:"tag"},p,g<n.length&&l("span",{class:"muted"},` ${g} of ${n.length}`),Y("close",`Remove t\
he tag ${p}`,()=>u({remove_tags:[p]},`“${p}” was removed.`)))),m.size===0&&l("li",{class:"muted"},"No tags yet."))}f();let h=ls(d,"tag-dialog",l("div"),l("div",{class:"trace-body"},a,c,r,o));return i.
focus(),is().then(m=>_(r,m.map(({tag:p})=>l("option",{value:p})))).catch(()=>{}),h}function Ii(e,t,n=!1){e.status.textContent=t,e.status.classList.toggle("error-text",n),n&&j(t,!0)}function Iy(e,t){e.
fields.disabled=e.go.disabled=!1,e.bar.hidden=!0,e.cancel.textContent="Cancel",e.job=null,Ii(e,t,!0),e.dialog.isConnected||z(t,{urgent:!0})}function yA(e,t){t.state==="done"?(e.dialog.close(),e.ended(
t)):t.state==="failed"||t.state==="cancelled"?Iy(e,t.error?.detail??"It did not work."):t.bytes_total>0&&(e.bar.max=t.bytes_total,e.bar.value=t.bytes_done,Ii(e,`${k(t.files_done)} of ${$(t.files_total,
"file")}`))}async function bA(e){Ii(e,"");try{e.job=await e.start()}catch(t){Iy(e,t.message);return}e.job&&(e.fields.disabled=e.go.disabled=!0,e.bar.hidden=!1,e.bar.removeAttribute("value"),e.cancel.textContent=
"Stop",e.cancel.onclick=()=>e.job&&Ys(e.job.id).catch(()=>{}),Xc(e.job.id,t=>yA(e,t)))}function Dy({title:e,text:t,form:n,action:s,start:o,ended:a}){let r={start:o,ended:a,job:null};return r.status=l(
"p",{class:"small regroup-status",role:"status"}),r.bar=l("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),r.go=l("button",{type:"submit",class:"primary"},s),r.cancel=x("Cancel",()=>r.dialog.close()),
r.fields=l("fieldset",{class:"regroup-fields"},n),r.dialog=ls(e,"regroup-dialog",l("form",{on:{submit:i=>{i.preventDefault(),bA(r)}}}),l("div",{class:"trace-body"},t&&l("p",{class:"muted"},t),r.fields,
r.bar,r.status),l("div",{class:"regroup-buttons"},r.cancel,r.go)),{dialog:r.dialog,say:(i,c)=>Ii(r,i,c),go:r.go}}async function _A(e,t){try{for(let n of e.binned)await zo(n);for(let n of e.made.filter(
s=>!s.already_stored))await Uo(n.set)}catch(n){z(`Not everything could be undone. ${n.message}`,{urgent:!0})}t(e.binned[0])}function qy(e,t,n){z(e,{seconds:30,action:{label:"Undo",run:()=>_A(t,n)}}),n(
t.set)}function kA(e,t){let n=e.file_list.map(o=>l("input",{type:"checkbox",value:String(o.number),on:{change:t}})),s=e.file_list.map((o,a)=>l("li",{},l("label",{class:"check"},n[a],l("span",{class:"r\
egroup-rank"},`Rank ${o.rank}`),l("span",{class:"mono wrap"},o.file),l("span",{class:"muted small"},G(o.disk_bytes)))));return{node:l("ul",{class:"regroup-files","aria-label":"Files"},s),chosen:()=>n.
filter(o=>o.checked).map(o=>Number(o.value))}}function My(e,t,n,s,o){return l("label",{class:"check"},l("input",{type:"radio",name:e,value:t,checked:s,on:{change:o}}),n)}async function vA(e,t){let n=N(
"split"),s=l("div",{class:"regroup-form"},l("p",{class:"muted"},"Loading …")),o=null,a=()=>s.querySelector("input:checked")?.value!=="two",{dialog:r,say:i,go:c}=Dy({title:`Split ${e.label}`,action:"\
Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:s,start:async()=>{let u=a()?[]:o.chosen();return!a()&&(u.length===0||u.length===e.files)?
(i("Check some of the files, and not all of them.",!0),null):Vm(e.id,a()?{}:{parts:[{files:u}]})},ended:u=>qy(`“${e.label}” was split into ${$(u.made.length,"set")}.`,u,t)}),d=()=>{o.node.hidden=a()};
c.disabled=!0;try{let u=await en(e.id);o=kA(u,()=>i("")),_(s,My(n,"each",`Each file becomes a set: ${$(u.file_list.length,"set")}`,!0,d),My(n,"two","The checked files become one set, the others anothe\
r",!1,d),o.node),d(),c.disabled=!1,r.open&&s.querySelector("input").focus()}catch(u){_(s),i(u.message,!0)}}function xA(e,t){let n=N("label"),s=l("input",{id:n,type:"text",maxlength:"200",autocomplete:"\
off",spellcheck:"false",placeholder:"The beginning that their labels share"});Dy({title:`Join ${$(e.length,"set")}`,action:"Join",text:"All their files become the ranks of one set, as if they had been\
 dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:l("div",{class:"regroup-form"},l("ul",{class:"regroup-files","aria-label":"Sets"},e.map(o=>l("l\
i",{},l("span",{class:"wrap"},o.label),l("span",{class:"muted small"},` ${$(o.files,"file")}`)))),l("label",{for:n},"Label"),s),start:()=>Jm(e.map(o=>o.id),s.value.trim()),ended:o=>qy(`${$(e.length,"s\
et")} were joined.`,o,t)}),s.focus()}var $A=10,SA=12,EA=200,TA=4;async function Jd(e,t){let n=[],s=[...e];return await Promise.all(Array.from({length:TA},async()=>{for(;s.length>0;){let o=s.shift();try{
await t(o)}catch(a){n.push({item:o,error:a})}}})),n}function OA({change:e,sort:t}){let n=N("find"),s=l("span",{class:"muted small found"}),o=!1,a=Pn({id:n,wait:EA,onText:f=>e({q:f}),maxlength:"120",placeholder:"\
Find by label, note, tag, device, file or id"}),r=ye(rA.flatMap(({sort:f,text:h})=>[["desc","↓"],["asc","↑"]].map(([m,p])=>[`${f} ${m}`,`${h} ${p}`])),f=>t(...f.split(" ")),{"aria-label":"Sort by"}),
i=l("span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),c=l("div",{class:"find-bar",hidden:!0,role:"search"},l("label",{for:n,class:"visually-hidden"},"Find sets"),a,i,l("span",{class:"\
list-order"},r),s);function d(f,h,m){let p=[...f.tag.filter(g=>!h.some(w=>w.tag===g)).map(g=>({tag:g})),...h.slice(0,SA)];je(i,()=>_(i,p.map(({tag:g,sets:w})=>x([g,w!==void 0&&l("span",{class:"muted"},
` ${k(w)}`)],()=>m(g),{class:"tag","aria-pressed":String(f.tag.includes(g)),data:{tag:g}}))),"tag")}function u(){o=!0,c.hidden=!1,a.focus(),a.select()}return{node:c,drawTags:d,focus:u,draw(f,h,m){c.hidden=
m<=$A&&!br(f)&&!o,r.value=`${f.sort} ${f.order}`,document.activeElement!==a&&(a.value=f.q);let p=h===0?"No set matches.":$(h,"set");return s.textContent=br(f)?p:"",p}}}var By=e=>[...e.values()].every(
t=>t.pinned);function MA(e){let t=l("span",{role:"status"}),n=x("",e.compare,{class:"primary"}),s=x("Join …",e.join,{class:"writes"}),o=x("Tags …",e.tags,{class:"writes"}),a=x("",e.pin,{class:"wri\
tes"}),r=x("",e.remove,{class:"writes danger"}),i=l("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,s,o,a,r,Y("close","Select none",e.clear));return{node:i,draw(c){i.hidden=c.size===
0,t.textContent=`${k(c.size)} selected`,n.textContent=`Compare (${k(c.size)})`,n.disabled=c.size!==2,n.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two \
sets to compare them",s.disabled=c.size<2,s.title=c.size<2?"Select two sets or more to join them":"Make one set of them",a.textContent=By(c)?"Unpin":"Pin",r.textContent=`Delete (${k(c.size)})`}}}function AA(e){
let t=l("span",{class:"muted"}),n=x("Previous",()=>e(-1)),s=x("Next",()=>e(1)),o=l("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,s);return{node:o,draw(a,r){let i=(a-1)*Sn,c=Math.
min(i+Sn,r.entry_total);o.hidden=r.entry_total<=Sn&&a===1,n.disabled=a===1,s.disabled=c>=r.entry_total,t.textContent=c>i?`${k(i+1)}–${k(c)} of ${k(r.entry_total)}${r.entry_total===r.total?"":` rows,\
 ${$(r.total,"set")}`}`:""}}}function Sa(e,t,n){e.typed=!0,e.change({page:1,...t},n)}async function Ut(e){e.question?.abort(),e.question=new AbortController;let{signal:t}=e.question;e.asked=as(e.state).
toString(),e.content.ariaBusy="true";let n=setTimeout(()=>e.context.busy(!0),400);try{let[s,o,a]=await Promise.all([yt(as(e.state),{signal:t}),is({signal:t}),br(e.state)?yt("limit=0",{signal:t}):null]);
e.answer=s,e.known=o,e.allTotal=e.files.draw(a??s),await RA(e,t),LA(e)}catch(s){s.name!=="AbortError"&&CA(e,s)}finally{clearTimeout(n),t.aborted||(e.context.busy(!1),e.content.ariaBusy=null)}}function CA(e,t){
e.answer=null,e.asked="",_(e.content,l("div",{class:"error-box",role:"alert"},l("h2",{},"The traces cannot be listed"),l("p",{},t.message),x("Try again",()=>Ut(e),{class:"primary"})))}function Fy(e,t,n,s=Sn){
let o=as({...e.state,page:1});return o.delete("group"),o.set("prefix",t),o.set("offset",String(n)),o.set("limit",String(s)),o}async function RA(e,t){let n=new Set(e.answer.entries.flatMap(({group:s})=>s?
[s.prefix]:[]));for(let[s,o]of[...e.groups]){if(!n.has(s)){e.groups.delete(s);continue}let a=await yt(Fy(e,s,0,Math.min(1e3,Math.max(Sn,o.sets.length))),{signal:t});e.groups.set(s,{sets:Di(a),total:a.
total,loading:!1})}}async function jy(e,t){let n=e.groups.get(t),s=e.asked;n.loading=!0,fn(e);try{let o=await yt(Fy(e,t,n.sets.length));n.sets=[...n.sets,...Di(o)],n.total=o.total}catch(o){z(`${t} can\
not be listed. ${o.message}`,{urgent:!0})}n.loading=!1,s===e.asked&&fn(e)}function Wy(e,t){e.groups.delete(t)?fn(e):(e.groups.set(t,{sets:[],total:0,loading:!0}),jy(e,t))}var Di=e=>e.entries.flatMap(({
set:t})=>t?[t]:[]),Qd=e=>e.answer.entries.flatMap(({set:t,group:n})=>t?[t]:e.groups.get(n.prefix)?.sets??[]);function LA(e){e.loaded({sets:Di(e.answer),allTotal:e.allTotal,checking:e.files.checking()});
let t=e.finder.draw(e.state,e.answer.total,e.allTotal);e.typed&&(e.typed=!1,j(t)),fn(e),e.arrived!==""&&PA(e,e.arrived)}function fn(e){if(e.answer&&(e.finder.drawTags(e.state,e.known,t=>Hy(e,t)),e.pager.
draw(e.state.page,e.answer),e.bulk.draw(e.checked),!(e.answer.entries.length===0&&e.files.checking()))){if(e.answer.entries.length===0){_(e.content,e.allTotal===0?e.empty():NA(e));return}e.table.node.
parentNode!==e.content&&_(e.content,e.table.node),e.table.draw({...e.answer,groups:e.groups,picked:e.picked,checked:e.checked,sort:e.state.sort,order:e.state.order})}}var NA=e=>e.answer.total>0?l("p",
{class:"card nothing"},"There is nothing on this page."):l("p",{class:"card nothing"},"No set matches. ",x("Show all",()=>Sa(e,{q:"",tag:[]}),{class:"link-button"}));function PA(e,t){if(e.arrived="",e.
table.flash(t))return;e.answer.entries.find(({group:s})=>s&&e.groups.get(s.prefix)?.sets.some(o=>o.id===t))||Wt([t]).then(([s])=>{let[o]=(s&&e.answer?e.answer.entries:[]).filter(({group:a})=>a&&s.label.
toLowerCase().startsWith(a.prefix.toLowerCase())).sort((a,r)=>r.group.prefix.length-a.group.prefix.length);o&&!e.groups.has(o.group.prefix)&&Wy(e,o.group.prefix)}).catch(()=>{})}function IA(e,t){let n=t===
"label"?"asc":"desc",s=n==="asc"?"desc":"asc";Sa(e,{sort:t,order:e.state.sort===t&&e.state.order===n?s:n})}function Hy(e,t){let n=e.state.tag.includes(t);Sa(e,{tag:n?e.state.tag.filter(s=>s!==t):[...e.
state.tag,t].slice(-8)})}function DA(e,t,n,s){let o=Qd(e),[a,r]=[o.findIndex(c=>c.id===e.anchor),o.findIndex(c=>c.id===t.id)].sort((c,d)=>c-d);(s&&a>=0?o.slice(a,r+1):[t]).forEach(c=>n?e.checked.set(c.
id,c):e.checked.delete(c.id)),e.anchor=t.id,fn(e)}function qA(e,t){Qd(e).forEach(n=>t?e.checked.set(n.id,n):e.checked.delete(n.id)),fn(e)}function BA(e){let[t,n]=[...e.checked.values()].sort((a,r)=>a.
created.localeCompare(r.created)),[s,o]=Zo(t,n);e.context.go(rt(s.id,o.id))}function Xd(e,t){if(e.answer===null){Ut(e);return}let n=s=>s.id===t.id?{...s,...t}:s;e.answer.entries=e.answer.entries.map(s=>s.
set?{set:n(s.set)}:s),e.groups.forEach(s=>{s.sets=s.sets.map(n)}),e.checked.has(t.id)&&e.checked.set(t.id,t),e.loaded({sets:Di(e.answer),allTotal:e.allTotal}),fn(e),e.content.ariaBusy==="true"&&Ut(e)}
function Ay(e,t){return e.checked.clear(),e.arrived=t,Ut(e)}async function FA(e,t,n){try{return Xd(e,await Rn(t.id,n)),j("Saved."),!0}catch(s){return z(`Not saved. ${s.message}`,{urgent:!0}),!1}}function Cy(e,t){
wA(t,s=>Xd(e,s)).addEventListener("close",()=>Ut(e))}var Kd=(e,t)=>`${e.length===1?"was":"were"} ${t}`;function Zd(e,t){return e.length>0&&z(`${eu(e.map(({item:n})=>n))} ${t}. ${e[0].error.message}`,{
urgent:!0}),e.length>0}var eu=e=>e.length===1?`“${e[0].label}”`:$(e.length,"set");async function Ry(e,t,n){let s=await Jd(t,async o=>Xd(e,await Rn(o.id,{pinned:n})));Zd(s,Kd(s,"not changed"))||j(`${eu(
t)} ${t.length===1?"is":"are"} ${n?"pinned":"not pinned"}.`)}async function Ly(e,t){let n=await Jd(t,o=>Uo(o.id));Zd(n,Kd(n,"not deleted"));let s=t.filter(o=>!n.some(({item:a})=>a===o));s.forEach(o=>e.
checked.delete(o.id)),s.length>0&&z(`${eu(s)} ${Kd(s,"deleted")}.`,{seconds:30,action:{label:"Undo",run:()=>jA(e,s)}}),document.getElementById("main").focus({preventScroll:!0}),await Ut(e)}async function jA(e,t){
let n=await Jd(t,s=>zo(s.id));Zd(n,"cannot be brought back"),e.arrived=t.length===1?t[0].id:"",await Ut(e)}function WA(e,t,n){let s=e.state;e.state=t,e.picked=n,s&&as(s).get("sort")!==as(e.state).get(
"sort")&&e.groups.clear(),as(e.state).toString()!==e.asked?Ut(e):fn(e)}function Uy({change:e,pick:t,loaded:n,empty:s,context:o}){let a={change:e,loaded:n,empty:s,context:o,checked:new Map,groups:new Map,
state:null,answer:null,asked:"",allTotal:null,known:[],picked:{control:"",test:"",labels:{control:"",test:""}},anchor:"",question:null,arrived:"",typed:!1};return a.content=l("div",{class:"content"},HA()),
a.finder=OA({change:i=>Sa(a,i,{replace:!0}),sort:(i,c)=>Sa(a,{sort:i,order:c})}),a.table=mA({pick:t,save:(i,c)=>FA(a,i,c),pin:(i,c)=>Ry(a,i,c),remove:i=>Ly(a,i),check:(i,c,d)=>DA(a,i,c,d),checkAll:i=>qA(
a,i),toggleGroup:i=>Wy(a,i),tags:i=>Cy(a,i),more:i=>jy(a,i),split:i=>vA(i,c=>Ay(a,c)),filterTag:i=>Hy(a,i),sort:i=>IA(a,i)}),a.bulk=MA({compare:()=>BA(a),join:()=>xA([...a.checked.values()],i=>Ay(a,i)),
tags:()=>Cy(a,[...a.checked.values()]),pin:()=>Ry(a,[...a.checked.values()],!By(a.checked)),remove:()=>Ly(a,[...a.checked.values()]),clear:()=>{a.checked.clear(),fn(a)}}),a.pager=AA(i=>{e({page:a.state.
page+i}),a.content.scrollIntoView({block:"start"})}),a.files=GM(()=>Ut(a)),{node:l("div",{class:"set-list"},a.files.node,a.finder.node,a.content,a.pager.node,a.bulk.node),show:(i,c)=>WA(a,i,c),reload(i=""){
return a.arrived=i||a.arrived,Ut(a)},search:()=>a.allTotal>0&&(a.finder.focus(),!0),enter:()=>a.table.focus(),focused:()=>a.answer&&Qd(a).find(i=>i.id===document.activeElement.closest("tr[data-set]")?.
dataset.set),unmount(){a.question?.abort(),a.files.stop()}}}function HA(){return l("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>l("div",{class:"skeleton"})))}var tu=4,co=e=>e===2?"two":k(e);function UA({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file says which rank it is.";case"equal":return`\
Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sides, but their ranks would fit one set."}}function zA({
kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}”, with the ranks ${re(Array.from({length:t.ranks},
(s,o)=>o))}, in order of the names`:`“${n}”, with ${$(t.ranks,"rank")}`}function KA({parts:e}){let t=e.slice(0,tu).map(({label:n})=>`“${n}”`).join(", ");return e.length>tu?`${t} and ${k(e.length-
tu)} more`:t}function Ky({parts:e,one:t,kind:n,open:s}){let o=n==="equal"||t.ranks<2?"one":`${co(t.ranks)} ranks of one`;return s?St(`${e.length>0?`${co(e.length)} sets, `:""}${co(t.ranks)} ranks, or \
one rank?`):`${St(co(e.length))} sets, or ${o}?`}function GA(e){let{question:t,label:n}=e,{parts:s,manyFirst:o,open:a,one:r}=t,i=N("question"),c=(h,m,p)=>x([l("strong",{},m),l("span",{class:"choice-de\
tail"},p)],()=>U.answer(e,h),{class:"choice"}),d=s.length>0&&c("sets",`${St(co(s.length))} sets`,KA(t)),u=c("set",a?`${St(co(r.ranks))} ranks`:"One set",zA(t,n)),f=a&&c("recordings","One rank",`“${n}\
”, with the files as its recordings, one after the other`);return l("div",{class:"question",role:"group","aria-labelledby":i},l("p",{id:i},l("strong",{},Ky(t))," ",UA(t)),l("div",{class:"choices"},o?
[d,u]:[u,d],f))}var YA=64,VA={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},Gy=["failed","canc\
elled","undone"];function ou(e){return l("progress",{max:"1",value:"0","aria-label":e})}function au(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function ws(e){if(e.state==="f\
ailed")return e.error?.detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return JA(e.made);if(e.state==="done"){let t=e.already_stored?
`${QA(e)}; nothing was stored twice.`:`${qi(e)?"Stored, but damaged":"Done"}: ${$(e.events,"event")}.`;return e.traces_error?`${t} But the files themselves were not kept: ${e.traces_error.detail}`:t}return[
e.state==="queued"?"Queued":VA[e.stage]??e.stage,e.bytes_total>0&&`${G(e.bytes_done)} of ${G(e.bytes_total)}`,e.events>0&&$(e.events,"event"),e.files_total>1&&`${k(e.files_done)} of ${$(e.files_total,
"file")}`].filter(Boolean).join(" · ")}function JA(e){let t=e.filter(o=>o.already_stored).length,n=e.length-t,s=t===1?"one was already here and is unchanged":`${k(t)} were already here and are unchan\
ged`;return n===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${$(n,"set")} stored${t>0?`; ${s}`:""}.`}var QA=e=>`Stored already as “${e.
known_as}”`;function XA(e,t){let{known_as:n,set:s}=e.job,o=t.indexOf("“")+1;return[t.slice(0,o),l("a",{href:H(`/?q=${s.slice(0,12)}`),title:"This set in the list"},n),t.slice(o+n.length)]}function ZA(e){
let{offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let s=o=>su(U.takeOffer(e,o));return[x(`Rename to “${t}”`,()=>s("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().
encode(t).length<=YA&&x(`Tag “${t}”`,()=>s("tag"),{title:"The label stays"})]}var qi=e=>e?.state==="done"&&e.affected_files?.length>0;function Yy(e){return[qi(e)&&Ni(e.affected_files),tC(e),Hd(e?.
duplicate_files),eC(e?.changed_beside??[]),Ud(e?.left_out??0,e?.left_out_files??[])]}function eC(e){return e.length>0&&l("p",{class:"muted"},"Not taken: what stands beside ",l("span",{class:"mono"},e.
slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${k(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function tC(e){
if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:l("details",{class:"failures",open:e.state==="failed"},l("summary",{},`${$(
e.failures.length,"file")} could not be read`),l("ul",{},e.failures.map(n=>l("li",{},!n.message.startsWith(n.file)&&[l("span",{class:"mono"},n.file)," – "],n.message))))}function Vy(e){let t=e.actions.
contains(document.activeElement),n=l("div",{},dC(e.transfer));e.shownLabel=e.transfer.label,n.innerHTML!==e.actions.innerHTML&&(_(e.actions,...n.childNodes),t&&e.actions.querySelector("button")?.focus(
{preventScroll:!0}))}function nC(e){e.shownState=e.transfer.state,e.node.dataset.state=e.transfer.state,Vy(e),e.asked=e.transfer.question!==null,_(e.question,e.asked&&GA(e.transfer)),e.transfer.state===
"done"&&(e.list.open=!1)}function sC(e){let t=e.transfer.state==="done"?e.transfer.offered:null;if(t===e.offered)return;let n=e.offer.contains(document.activeElement);e.offered=t,_(e.offer,ZA(e.transfer)),
n&&e.title.node.querySelector("input").focus({preventScroll:!0})}function zy(e){e.shownState!==e.transfer.state?nC(e):e.shownLabel!==e.transfer.label&&Vy(e),e.title.update(),e.rows.forEach(cC),e.bar.setAttribute(
"aria-label",`Progress of ${e.transfer.label}`);let{done:t,total:n}=ru(e.transfer);e.bar.hidden=e.transfer.state==="asking"||!U.active.includes(e.transfer),au(e.bar,t,n),e.line=iu(e.transfer),e.text.textContent!==
e.line&&_(e.text,e.transfer.state==="done"&&!e.transfer.bundle&&e.transfer.job.already_stored?XA(e.transfer,e.line):e.line),sC(e),e.node.classList.toggle("affected",qi(e.transfer.job)),_(e.failures,Yy(
e.transfer.job))}function oC(e){e.asked&&document.activeElement.matches("body, main, .page-actions *")&&e.question.querySelector("button").focus({preventScroll:!0}),e.asked=!1}function Jy(e){let t={transfer:e,
offered:null,shownState:null,shownLabel:"",line:"",asked:!1};return t.bar=ou("Progress"),t.text=l("p",{class:"transfer-text"}),t.actions=l("div",{class:"transfer-actions"}),t.title=rC(e),t.failures=l(
"div"),t.question=l("div"),t.offer=l("div",{class:"transfer-offer"}),t.rows=e.files.map(aC),t.list=l("details",{class:"files",open:e.files.length<=6},l("summary",{},iC(e)),l("ul",{class:"file-list"},t.
rows.map(n=>n.node)),e.skipped.length>0&&lC(e.skipped)),t.node=l("li",{class:"transfer"},l("div",{class:"transfer-head"},t.title.node,t.actions),t.bar,t.text,t.offer,t.question,t.failures,!e.sample&&t.
list),zy(t),{node:t.node,update:()=>zy(t),text:()=>e.question?Ky(e.question):t.line,focus:()=>oC(t)}}var Ea=(e,t)=>e.reduce((n,s)=>n+s[t],0);function ru(e){let{job:t,state:n,files:s}=e;return n==="job"&&
t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Ea(s,"sent"),total:n==="looking"?0:Ea(s,"size")}}function aC(e){let t=ou(`Progress of ${e.name}`),n=l("span",{class:"file-state"}),s=l("li",
{},l("span",{class:"mono file-name",title:e.name},e.name),t,n);return{file:e,node:s,fileBar:t,state:n,shown:""}}function rC(e){let t=l("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"\
off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{U.rename(e,t.value),t.value=e.label},keydown:o=>{o.key==="Enter"?t.blur():o.key==="Esca\
pe"&&(t.value=e.label,t.blur())}}}),n=l("span",{class:"error-text small",role:"status"}),s=e.label;return{node:l("div",{class:"transfer-title"},t,n),update(){s!==e.label&&t!==document.activeElement&&(s=
e.label,t.value=s),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||Gy.includes(e.state);let o=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].
filter(Boolean).join(" ");n.textContent!==o&&(n.textContent=o)}}}function iC(e){let t=e.files.filter(n=>!on(n));return[$(t.length,e.bundle?"bundle":"trace file"),G(Ea(e.files,"size")),e.skipped.length>
0&&`${k(e.skipped.length)} skipped`].filter(Boolean).join(", ")}function lC(e){let[t,n]=[e.filter(on),e.filter(zc)],s=e.filter(o=>!on(o)&&!zc(o));return[s.length>0&&nu("only .json and .pftrace files, \
also packed, are traces",s),n.length>0&&nu("macOS writes such files beside others",n),t.length>0&&nu("the trace that it is named after is not there",t)]}function nu(e,t){let n=t.slice(0,20).map(({name:o})=>o).
join(", "),s=t.length>20?`, and ${k(t.length-20)} more`:"";return l("p",{class:"muted skipped"},`Not sent, because ${e}: `,l("span",{class:"mono"},n),s)}function cC(e){let{file:t,fileBar:n,state:s}=e,
o=`${t.state} ${t.sent}`;if(o===e.shown)return;e.shown=o,e.node.dataset.state=t.state,au(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let a=t.size>0?Math.floor(100*(t.sent/t.size)):0;s.textContent=
{waiting:G(t.size),sending:`${a} % of ${G(t.size)}`,sent:`${G(t.size)} sent`,failed:t.error??"failed"}[t.state]}function dC(e){let{label:t}=e,n=Y("close",`Remove ${t} from this list`,()=>U.remove(e));
switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&x("Retry",()=>U.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[e.bundle&&l("a",{class:"button",href:e.job.page,"aria-l\
abel":`Open the comparison of ${t}`},"Open the comparison"),U.canUndo(e)&&x("Undo",()=>su(U.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[x("Bring b\
ack",()=>su(U.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[x("Cancel",()=>U.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function su(e){try{await e}catch(t){z(`That did not wor\
k. ${t.message}`,{urgent:!0})}}function uC(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${re(t.sort((n,s)=>n-s))}`}
function fC(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function iu(e){let t=hC(e);return e.begun>1&&!e.waits&&!Gy.includes(e.state)?`${t.replace(/\.$/,
"")} – sent again, because the server was restarted`:t}function hC(e){let t=uC(e),n=Ea(e.files,"sent"),s=Ea(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":
return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${G(n)}\
 of ${G(s)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[ws(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – \
you may close this tab now");case"done":return ws(e.job)+fC(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"\
Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Qy(e,t){let n=e,s=ou(`Progress of ${n.label}`),o=l("p",{class:"transfer-text"}),a=l("div",{class:"transf\
er-actions"}),r=l("div"),i=l("li",{class:"transfer"},l("div",{class:"transfer-head"},l("div",{class:"transfer-title"},l("strong",{},n.label||"Ingest")),a),s,o,r),c=null;function d(u){n=u;let f=n.state===
"queued"||n.state==="running";n.state!==c&&(c=n.state,i.dataset.state=f?"job":n.state,_(a,f?x("Cancel",()=>Ys(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):Y("close",`Remove ${n.label} from \
this list`,()=>t(n)))),s.hidden=!f,au(s,n.bytes_done,n.bytes_total),o.textContent=ws(n),i.classList.toggle("affected",qi(n)),_(r,Yy(n))}return d(n),{node:i,update:d}}var Xy=40,eb=e=>e.length>Xy?`${e.slice(0,Xy)}…`:e;function tb(e,t){let n=t.map(({name:s,value:o})=>`${s}=${eb(o)}`).join(" and ");return x(`Clear ${n}`,()=>{let s=new URL(location.href);t.forEach(({
name:o})=>s.searchParams.delete(o)),e.go(s.pathname+s.search)})}function nb(e,t){let n="";return{draw(s,o=[]){let a=[...s.read?wm(s.read,location.search):[],...o],r=a.map(({name:i,value:c,allowed:d})=>`\
“${i}=${eb(c)}” in the address is not used. Allowed: ${d}.`);r.join(`
`)!==n&&(n=r.join(`
`),e.hidden=r.length===0,_(e,r.map(i=>l("span",{},i)),r.length>0&&tb(t,a)),j(r.join(" ")))}}}function mC(e,t,n=""){let s=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,a])=>[
a,a.replace(/^set(?=_|$)/,n||"control"),a.replace(/^(set|control|test)_/,"")]),...n!==""&&e.startsWith("there is no")?[n]:[]].find(a=>s.has(a))??""}function pC(e,t,n,s){let o=mC(n,location.search,s);o!==
""&&t?.append(tb(e,[{name:o,value:new URLSearchParams(location.search).getAll(o).join()}]))}var Hn=()=>l("a",{href:H("/")},"Choose other traces"),uo=(e,t,n,s=".")=>l("div",{class:"empty"},l("h2",{},e),
l("p",{},t?.length===0?"There are no sets yet. ":n,l("a",{href:H("/")},t?.length===0?"Add traces":"Traces page"),s));async function Fi(e,t,{message:n,parts:s,words:o,none:a,draw:r}){try{e.sets=await Ym(
t.filter(c=>c!==""))}catch(c){_(n,Ee({message:c.message}));return}if(e.dead)return;let i=e.sets.length===0;s.forEach(c=>{c.hidden=i}),i&&_(n,l("p",{class:"notice"},o,l("a",{href:H("/")},"Add some"),".")),
(i?a:r)()}async function ht(e,t){let n=[e.state.control,e.state.test].filter(o=>o!=="");if(n.every(o=>e.sets&&oe(e.sets,o)))return;let s=await Wt(n).catch(()=>[]);e.dead||(e.sets=s,t(e))}var gC=250;function Ue({
context:e,results:t,message:n}){let s=null,o=!1;async function a(d,u,f){s?.abort(),s=new AbortController;let{signal:h}=s,m=()=>o||h.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute("aria-busy","tru\
e")},gC),g;try{let w=await d(h);g=()=>u(w)}catch(w){g=()=>{f(w),r(w)}}clearTimeout(p),!m()&&(i(),g(),e.settled())}let r=(d,u)=>pC(e,n.querySelector(".error-box"),d.message,u);function i(){e.busy(!1),t.
removeAttribute("aria-busy")}function c(){s?.abort(),i()}return{ask:a,clearable:r,drop:c,say(d){_(n,d),t.hidden=d!==null},unmount(){o=!0,s?.abort()}}}var Bi=200;function sb(e){let[t,n]=[null,null],s=[],
o=new Map;async function a(i){let c=new AbortController,d=t,u=new URLSearchParams(d);Object.entries({diagnosis:"false",...i}).forEach(([f,h])=>u.set(f,String(h))),n=c;try{let f=await fe(u,{signal:c.signal});
return d===t?f:null}catch{return null}finally{n=n===c?null:n}}function r(i,c){o.set(i,c?c.index:-1),c&&(s[c.index]=c.row)}return{rows:()=>s,start(i,c,d){n?.abort(),[t,o]=[new URLSearchParams(i),new Map],
s=Object.assign(new Array(c.row_count),c.rows),d!==""&&r(d,c.selected)},placeOf(i){let c=s.findIndex(d=>d?.id===i);return c>=0?c:o.get(i)},async find(i){let c=await a({row:i,limit:0});c&&(r(i,c.selected),
e())},async want(i,c){let d=s.slice(Math.max(0,i),c).findIndex(h=>h===void 0);if(d<0||n!==null)return;let u=Bi*Math.floor((Math.max(0,i)+d)/Bi),f=await a({offset:u,limit:Bi});f&&(s.splice(u,f.rows.length,
...f.rows),e())},stop(){n?.abort(),t=null}}}var lu=e=>js(e,e.unit,Po(e)).toString();function ob(e,t,n){let s=new URLSearchParams(e);return s.set("limit",String(Bi)),t.op!==""&&s.set("row",t.op),n?.key===
de(t).toString()&&s.set("diagnosis","false"),s.toString()}var cu=e=>({key:de(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),du=({diagnosis:e,diagnosis_note:t,account:n,waterfall:s,
work_classes:o})=>({diagnosis:e,note:t,account:n,waterfall:s,classes:o});async function ab(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{return await fe(n)}catch{return null}}function wC(e,t){
if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=ob(lu(e),e,t),s=new AbortController,o=fe(n,{signal:s.signal});o.catch(()=>{}),globalThis.firstComparison={query:n,stop:s,answer:o}}
var yC=/^((control|test)(_(ranks|steps|marker|marker_until))?|marker|marker_until|cut_overlaps|q|significant)$/;async function Zy(e){let t=()=>{let n=new URLSearchParams(location.search);return[...n.keys()].
filter(s=>!yC.test(s)).forEach(s=>n.delete(s)),location.replace(H(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!==
"not_for_recordings")throw n;return t()}}function rb(e,t){wC(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(s,o,a,r)=>{let i=ob(s,o,a),c=n;return n=null,c?.query===i?(r.
addEventListener("abort",()=>c.stop.abort()),Zy(c.answer)):(c?.stop.abort(),Zy(fe(i,{signal:r})))}}var ib=7.2,Wi=6,ji=["solid","dot","dash","dashdot","longdash","longdashdot"],uu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],hu=e=>tn()[e==="B"?
"test":"control"],zi=e=>lt({margin:{l:64,r:16,t:8,b:42},dragmode:!1,bargap:.25,...e}),ne=(e,t=1)=>52+Math.max(1,e)*(t>1?34:e>40?18:26),Hi=116,Ta=22,Ki=e=>e>1?64-Ta+e*(Hi+Ta):320;function bC(e,t,n){return n?
{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:S("--muted")},text:e.map(s=>s.values[t].value?"":ie(s.values[t].none??s.values[t].text))}}function Oa({bars:e,series:t,
kind:n,stacked:s=!1,errors:o=!1},a){let r=Math.max(...e.map(w=>s?w.values.reduce((y,b)=>y+(b.value??0),0):Math.max(...w.values.map(y=>y.value??0))),0),[i,c]=n==="time"?ae(r):n==="bytes"?rr(r):[n==="pe\
rcent"?"%":"",1],d=e.map((w,y)=>y),u=o&&e.some(w=>w.values.some(y=>y.low>0||y.high>0)),f=w=>w.value===null&&u?null:(w.value??0)/c,h=Math.max(...e.map(w=>w.label.length)),m=Math.min(Math.ceil(18+Wi+ib*
h),Math.floor(a*.42),360),p=Math.floor((m-14-Wi)/ib),g=e.map(w=>ge([w.full??w.label,...t.map((y,b)=>`${y.name}: ${w.values[b].text}`),...w.total?[`in all: ${w.total}`]:[]]));return{data:t.map((w,y)=>({
type:"bar",orientation:"h",y:d,legendgroup:w.key,x:e.map(b=>f(b.values[y])),marker:{color:w.colour},error_x:u?{type:"data",symmetric:!1,thickness:1.2,color:S("--text"),width:3,array:e.map(b=>(b.values[y].
high??0)/c),arrayminus:e.map(b=>(b.values[y].low??0)/c)}:void 0,...Ce(g),...bC(e,y,s)})),layout:zi({barmode:s?"stack":"group",margin:{l:m,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:d,autorange:"r\
eversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:Wi,tickcolor:"rgba(0,0,0,0)",ticktext:Vt(e.map(w=>w.label),p).map(ie)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,
fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((a-m)/80)),ticksuffix:i?` ${i}`:""}})}}var pu=(e,t)=>t===""?{property:uu[e%uu.length],dash:ji[Math.floor(e/uu.length)%ji.length]}:{property:t===
"B"?"--test-fill":"--control-fill",dash:ji[e%ji.length]},_C=e=>ae(Math.max(e,1));function kC(e,t,n,s){let o=e.flatMap(f=>f.points.map(h=>h[1])),a=o.every(f=>Number.isInteger(f)&&f<5),r=o.reduce((f,h)=>Math.
max(f,h),0),[i,c]=t==="rate"?Oo(r):t==="bytes"?rr(r):[t,1],d=s*(Hi+Ta)-Ta,u=1-n*(Hi+Ta)/d;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:a?1:void 0,nticks:s>1?5:void 0,domain:[
Math.max(0,u-Hi/d),u],title:Je(i,{})}}}var vC=(e,t)=>({text:ie(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:S("--text")}}),xC=400,$C=e=>S(e.side===
""?"--muted":e.side==="B"?"--test-fill":"--control-fill"),SC=(e,t)=>e.length>xC?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:In($C(
n),.55),dash:"dot"}})),EC=(e,t,n)=>e.length>n/60||e.some(s=>s.side!=="")?[]:e.map(s=>({text:ie(s.text),xref:"x",yref:"paper",x:t(s.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{
size:10,color:S("--muted")}}));function TC(e,t){let n=c=>e.flatMap(d=>d.points.slice(c,c+1||void 0).map(u=>u[0])),s=t?.[1]??Math.max(...n(-1)),o=t?.[0]??Math.min(...n(0)),a=o>1e3*(s-o),[r,i]=_C(a?s-o:
s);return{scale:r,per:i,far:a,offset:a?Math.floor(o/i)*i:0}}function ub({lines:e,panels:t,unit:n,range:s,marks:o=[]},a){let{scale:r,per:i,far:c,offset:d}=TC(e,s),u=p=>(p-d)/i,f=p=>n==="rate"?xn(p):n===
"bytes"?G(p):`${k(p)} ${n}`,h=t.map((p,g)=>kC(e.filter(w=>w.panel===p),n,g,t.length)),m=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let g=pu(p.place,p.side),w=t.indexOf(p.panel);return{type:"scatter",
mode:"lines",x:p.points.map(y=>u(y[0])),y:p.points.map(y=>y[1]/h[w].per),yaxis:m(w),line:{shape:"hv",width:1.4,color:S(g.property),dash:g.dash},legendgroup:p.key,...Ce(p.points.map(y=>ge([p.name,`at ${C(
y[0])}`,f(y[1])])))}}),layout:zi({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,tickangle:0,range:s?.map(u),autorange:s===null,nticks:Math.
max(4,Math.floor((a-80)/64)),anchor:m(t.length-1),title:Je(c?`since ${C(d)} after the first event`:"since the first event")},...Object.fromEntries(h.map(({axis:p},g)=>[`yaxis${g===0?"":g+1}`,p])),annotations:[
...t.length>1?t.map((p,g)=>vC(p,h[g].axis.domain[1])):[],...EC(o,u,a)],shapes:SC(o,u)}),per:i,offset:d}}function fb(e){let[t,n]=ae(e);return`${Number((e/n).toPrecision(3))} ${t}`}function OC(e){let t=new Map;
for(let{bin:n,count:s}of e)t.set(n,(t.get(n)??0)+s);return t}function hb({sides:e},t){let n=e.map(y=>OC(y.bins)),s=[...new Set(n.flatMap(y=>[...y.keys()]))].filter(y=>y>0),o=s.length>0?Math.min(...s):
1,a=Math.max(o+6,...s),r=Math.max(1,Math.min(o,a-12)),i=n.some(y=>y.has(0)),c=Array.from({length:a-r+1},(y,b)=>r+b);i&&c.unshift(r-4,r-3,r-2,r-1);let d=(y,b)=>n[y].get(i&&b===r-4?0:b<r?-1:b)??0,u=y=>10**
((y-1)/10-3),f=y=>y<r?"none":`${v(u(y))} to ${v(u(y+1))}`,h=c.filter(y=>y>=r&&(y-1)%10===0),m=Math.max(1,Math.ceil(h.length*62/Math.max(t-80,62))),p=Math.max(t-80,62)/c.length,g=[...i?[r-4]:[],...h.filter(
(y,b)=>b%m===0&&!(i&&(y-r+4)*p<52))],w=e.length-1;return{data:[...e.map((y,b)=>({...cs([...c,c.at(-1)+1],c.map(E=>d(b,E))),hoverinfo:"skip",legendgroup:y.key,fill:b===0?"tozeroy":"none",fillcolor:In(hu(
y.side),w===0?.65:.4),line:{color:hu(y.side),width:b===0?1:2.2}})),jr(c.map(y=>y+.5),c.map(y=>Math.max(...e.map((b,E)=>d(E,y)))),c.map(y=>ge([f(y),...e.map((b,E)=>`${b.name}: ${k(d(E,y))}`)])))],layout:zi(
{hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(y=>y<r?y+.5:y),ticktext:g.map(y=>y<r?"none":fb(u(y)))},yaxis:{tickformat:",",rangemode:"\
tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(y=>[...y.values()]))<5?1:void 0,title:Je("launches")}})}}function lb(e,t,n){let s=Array.from({length:t-e+1},(o,a)=>e+a);return{tickmode:"array",tickvals:s,
zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Wi,tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:s.map(o=>fb(10**o)),title:Je(n)}}function mb({sides:e}){let t=r=>Math.log10(Math.max(r,.001)),
n=r=>{let i=e.flatMap(d=>d.points.map(u=>t(u[r]))),c=Math.floor(Math.min(...i));return[c,Math.max(Math.ceil(Math.max(...i)),c+1)]},[s,o]=[n("cpu_duration"),n("gpu_duration")],a=[Math.max(s[0],o[0]),Math.
min(s[1],o[1])];return{data:[{type:"scatter",mode:"lines",x:a,y:a,hoverinfo:"skip",visible:a[0]<a[1],line:{color:S("--muted"),width:1,dash:"dot"}},...e.map(({key:r,side:i,name:c,points:d})=>({type:"sc\
atter",mode:"markers",cliponaxis:!1,legendgroup:r,x:d.map(u=>t(u.cpu_duration)),y:d.map(u=>t(u.gpu_duration)),marker:{color:hu(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:d.map(u=>Math.min(
18,4+2*Math.log2(u.count+1)))},...Ce(d.map(u=>ge([c,`rank ${u.rank}`,`host ${v(u.cpu_duration)}, device ${v(u.gpu_duration)}`,`${k(u.count)} launches`])))}))],layout:zi({xaxis:lb(...s,"the launch on t\
he host"),yaxis:lb(...o,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var cb=["circle","square","triangle-up","cross","star","hexagon"],MC=14,mu=24,pb=42,Ui=6.6,fu=14,db=["--control-fill","--part-m\
emory","--part-communication","--more-fill","--part-compute","--less-fill"],gu=e=>db[e%db.length];function AC(e,t,n){let s=[];for(let a=Math.floor(Math.log2(e));a<=Math.ceil(Math.log2(t));a+=1)s.push(
a);let o=Math.ceil(s.length/Math.max(2,Math.min(9,n)));return s.filter((a,r)=>r%o===0)}function gb({sides:e,names:t},n){let s=e.flatMap(d=>d.lines.flatMap(u=>u.points)),o=s.map(d=>Math.max(d.bytes,1)),
[a,r]=Oo(Math.max(...s.map(d=>d.busbw))),i=AC(Math.min(...o),Math.max(...o),(n-80)/66),c=e.length===1;return{data:e.flatMap(d=>d.lines.map(u=>{let f=t.indexOf(u.collective),h=c?S(gu(f)):tn()[d.side===
"B"?"test":"control"];return{type:"scatter",mode:"lines+markers",legendgroup:c?`collective ${f}`:d.key,x:u.points.map(m=>Math.log2(Math.max(m.bytes,1))),y:u.points.map(m=>m.busbw/r),line:{color:h,width:1,
dash:c?"solid":["solid","dot","dash"][f%3]},marker:{color:h,size:8,symbol:`${cb[f%cb.length]}${d.side==="B"?"-open":""}`,line:{width:d.side==="B"?2:0,color:h}},...Ce(u.points.map(m=>ge([[d.side,u.name].
filter(Boolean).join(" · "),`${G(m.bytes)}: ${xn(m.busbw)}, best ${xn(m.best_busbw)}`,`transfer ${v(m.mean_transfer)}, ${k(m.instances)} instances`])))}})),layout:lt({dragmode:!1,margin:{l:64,r:16,t:12,
b:44},xaxis:{tickmode:"array",tickvals:i,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(d=>G(2**d)),title:Je("bytes of the messa\
ge")},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:Je(`bus bandwidth, ${a}`,{})}})}}var wb=e=>Math.max(3,Math.min(MC,Math.floor(640/Math.max(1,e)))),wu=(e,t)=>t*(Math.max(40,e*wb(e))+mu+
pb);function CC(e,t,n,s,o,a){let r=t===0?"":String(t+1),i=wu(e.rows.length,n),c=i/n-mu-pb,d=t*(i/n)+mu,u=nn(s.length,(o-a)/74),f=nn(e.rows.length,c/13),h=Math.floor((o-a)/Math.max(1,u.length)/Ui),m={showgrid:!1,
zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${r}`]:{...m,anchor:`y${r}`,tickvals:u,tickangle:0,range:[-.5,s.length-.5],tickfont:{size:10.5},ticktext:Vt(u.map(p=>s[p]),Math.max(6,
h)).map(ie)},[`yaxis${r}`]:{...m,anchor:`x${r}`,tickvals:f,domain:[1-(d+c)/i,1-d/i],range:[e.rows.length-.5,-.5],ticktext:f.map(p=>ie(e.rows[p]))}}}function RC(e,t,n,s){let o=Jo(),a={xref:"paper",yref:"\
paper",y:n,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:S("--text")}},i=Ui*t.length+8+o.length*fu;return{annotations:[{...a,x:0,xanchor:"left",text:ie(Co(e,Math.max(6,Math.floor((s-i-30)/
Ui))))},{...a,x:1,xanchor:"right",text:ie(t)},{...a,x:1,xanchor:"right",xshift:-i-4,text:"0"}],shapes:o.map(([,c],d)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,
yanchor:n,fillcolor:c,x0:d*fu-i,x1:(d+1)*fu-i,y0:6,y1:16,line:{width:1,color:S("--border-strong")}}))}}function yb({panels:e,columns:t},n){let s=e.flatMap(u=>u.cells.flat().filter(f=>f!==null)),o=Math.
max(...s,.001),[a,r]=ae(o),i=30+Ui*Math.max(...e.flatMap(u=>u.rows.map(f=>f.length)),4),c=lt({dragmode:!1,margin:{l:i,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:o/r,colorscale:Jo(),
showscale:!1}});return{data:e.map((u,f)=>{let h=CC(u,f,e.length,t,n,i);Object.assign(c,h);let{annotations:m,shapes:p}=RC(u.title,v(o),h[`yaxis${f===0?"":f+1}`].domain[1],n-i);c.annotations.push(...m),
c.shapes.push(...p);let g=f===0?"":String(f+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:wb(u.rows.length)>5?1:0,hoverongaps:!1,z:u.cells.map(w=>w.map(y=>y===
null?null:y/r)),...Ce(u.texts.map(w=>w.map(ge))),meta:a}}),layout:c}}var vb="−",he=e=>e==null;function Ma(e,t){return he(e)?B:Q(e,0,t).replace("-",vb)}function Aa(e,t){let n=Ma(e,t);return Number(n.replace(vb,"-"))===0?"0":e>0?`+${n}`:n}var R=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:s=>he(s)||s===""?B:String(s)}),Gi=(e,t)=>({key:e,title:t,show:n=>he(n)||n===-1?B:String(n),blank:`the trace does not say which ${t}`}),P=(e,t)=>({key:e,title:t,number:!0,show:k,showDiff:Re}),
T=(e,t)=>({key:e,title:t,number:!0,show:v,exact:n=>he(n)?null:C(n),showDiff:X,exactDiff:n=>he(n)?null:ce(n)}),hn=(e,t)=>({key:e,title:t,number:!0,show:xn,exact:n=>he(n)?null:tc(n),showDiff:Hh,exactDiff:n=>he(
n)?null:`${n>0?"+":""}${tc(n)}`}),Xe=(e,t)=>({key:e,title:t,number:!0,show:G,exact:n=>he(n)?null:nc(n),showDiff:Ao,exactDiff:n=>he(n)?null:`${n>0?"+":""}${nc(n)}`}),le=(e,t)=>({key:e,title:t,number:!0,
show:n=>he(n)?B:`${Ma(n,2)} %`,showDiff:n=>he(n)?B:`${Aa(n,2)} pp`,exactDiff:n=>he(n)?null:`${Aa(n,6)} percentage points`}),yu=(e,t)=>({...le(e,t),show:n=>he(n)?B:`${Ma(100*n,1)} %`,showDiff:n=>he(
n)?B:`${Aa(100*n,1)} pp`,exact:n=>he(n)?null:`${Ma(100*n,6)} %`,exactDiff:n=>he(n)?null:`${Aa(100*n,6)} percentage points`}),bb=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,se=(e,t)=>({key:e,title:t,
number:!0,show:n=>Ma(n,bb(n)),showDiff:n=>Aa(n,bb(n)),exact:n=>he(n)?null:String(n),exactDiff:n=>he(n)?null:String(n)}),LC={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ie=e=>({...e,
meaning:"gain"}),L=e=>({...e,meaning:"neutral"}),J=e=>({...e,summed:!0}),Ze=e=>({...e,told:!0});function NC(e){let[t,n]=LC[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,tone:s=>s>
0?t:s<0?n:null}}var bu=e=>[["A",e],["B",e],...e.number?[["Δ",NC(e)]]:[]].map(([t,n])=>({...n,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),xb=e=>e.summed?{...e,title:`${e.title}\
 per step`}:e,Ca=(e,t=s=>s,n=t)=>[L(P("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([s,o])=>t(e(s,o)))],A=(e,t)=>({
...e,what:t}),xe=(e,t)=>({...e,blank:t}),$b=(e,t)=>({...e,isSaid:t}),be=(e,t,n)=>({key:e,title:t,show:s=>he(s)?B:typeof n=="function"?n(s):n[s]??s.replaceAll("_"," ")}),fo={key:"note",title:"note",note:!0,
show:e=>he(e)?"":String(e)},_b=10;function PC(e){let t=[];for(let n of e){let s=t.at(-1);s?.name===n?s.times+=1:t.push({name:n,times:1})}return t}function IC(e){let t=PC(e.split("|")),n=t.length>_b+1?
t.slice(0,_b):t,s=t.slice(n.length).reduce((o,a)=>o+a.times,0);return l("ol",{class:"sequence"},n.map(({name:o,times:a})=>l("li",{title:o},a>1?`${k(a)} × ${o}`:o)),s>0&&l("li",{},`${k(s)} more`))}var Sb=(e,t)=>({
key:e,title:t,mono:!0,show:n=>he(n)?B:IC(n)}),Yi=(e,t)=>({...e,link:(n,s)=>{let o=n[e.key],a=he(o)||o==="others"?null:t(n,s);return a?{name:o,category:a}:null}});function Eb(e,t){let n=t.length>0&&e.extra?
e.extra(t[0]):[];return[...e.columns,...n].filter(s=>(!s.note||t.some(o=>o.note))&&(!s.isSaid||t.some(o=>s.isSaid(o[s.key]))))}var ys=`There is no device work in the selected ranks and steps. ${Jn}`,Vi=`\
No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Jn}`,Z=R("rank","rank"),bs=Gi("device","device"),Ji=Gi("stream","stream"),Ra=be("kernel_type","kind",
oc),mn=Yi(R("operator","operator",!0),()=>"cpu_op"),Qi=Yi(R("name","kernel",!0),e=>e.category),kb=(e,t)=>l("p",{class:"analysis-sentence"},e&&l("strong",{},`${e}: `),t);function La(e,t,n=()=>null){let s=e.
length>1?n(e.map(o=>o.data)):null;return[...e.flatMap(o=>[t(o.data)].flat().filter(a=>a!=="").map(a=>kb(o.letter,a))),s&&kb("B − A",s)]}function Xi(e){let t=new Map;for(let{letter:s,data:o}of e)for(let a of new Set(
o.files.map(r=>r.note).filter(r=>r!==null))){let r=[...new Set(o.files.filter(i=>i.note===a).map(i=>i.rank))].sort((i,c)=>i-c);t.set(a,[...t.get(a)??[],{letter:s,ranks:r}])}let n=s=>s.length===e.length&&
e.every(({data:o},a)=>o.ranks.length===s[a].ranks.length);return[...t].map(([s,o])=>l("p",{},n(o)?`${St(s)}.`:`${o.map(({letter:a,ranks:r})=>`${a?`${a}, `:""}${r.length>1?"ranks":"rank"} ${re(r)}`).join(
"; ")}: ${s}.`))}var _s=e=>[e.letter,e.label].filter(Boolean).join(" · "),Na=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Zi=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),ze=(e,t,n)=>({name:e,
label:t,type:"number",placeholder:n});var DC=32,qC=512;function BC(e,t){let n=0;for(let s=0;s<Math.max(e.length,t.length);s+=1)n+=Math.abs((e[s]??0)-(t[s]??0));return n}function FC(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,s)=>Et(e.map(o=>o[s]??0)))}function jC(e){let t=new Map([...Ge(e,({group:n})=>n)].map(([n,s])=>[n,FC(s.map(({values:o})=>o[0]))]));return new Map(e.map(n=>[n,BC(n.values[0],n.values.length>
1?n.values[1]:t.get(n.group))]))}function Mb(e){let t=jC(e);return[...e].sort((n,s)=>t.get(s)-t.get(n))}var Ab=(e,t,n,s)=>`the ${e} of ${t} ${n} that differ most ${s>1?"between A and B":"from the medi\
an"}`;function Cb(e,t,n,s){let o=Math.floor(DC/t);if(e.length<=o)return{shown:e,note:"",limited:!1};if(n==="rank"){let a=e.slice(0,Math.floor(qC/t));return{shown:a,limited:!0,note:a.length<e.length?`t\
he first ${a.length} of ${e.length} ${s}`:`all ${a.length} ${s}`}}return{shown:Mb(e).slice(0,o),limited:!0,note:Ab(o,e.length,s,t)}}var WC=16,ho=e=>e==null?B:`${e} %`,_u=(e,t)=>e.letter?`${e.letter} \
· ${t}`:t,HC=e=>e.map(t=>({key:t.key,name:_u(t,t.label),colour:S(t.letter==="B"?"--test-fill":"--control-fill")})),UC=e=>({key:e.property,name:e.name,colour:S(e.property)});function Pa(e){let t=e.map(
s=>[...new Set(s.data.rows.map(o=>o.rank))]),n=t.length>1&&t.every(s=>s.length===1);return s=>`rank ${n?[...new Set(t.flat())].join(" / "):s.rank}`}function Un(e,{order:t},{rowsOf:n,label:s,group:o,parts:a,
what:r,empty:i}){let c=new Map,d=m=>a.map(p=>m[p.key]??null);e.forEach((m,p)=>n(m).filter(g=>d(g).some(w=>w!==null)).forEach(g=>{let w=s(g),y=c.get(w)??{group:o?.(g)??"",bars:[],values:e.map(()=>[])};
y.values[p]=d(g),y.bars.push({label:_u(m,w),full:`${_u(m,m.label)}, ${w}`,total:v(d(g).reduce((b,E)=>b+(E??0),0)),values:a.map(b=>({value:g[b.key],text:b.text(g)}))}),c.set(w,y)}));let{shown:u,...f}=Cb(
[...c.values()],e.length,t,r),h=u.flatMap(m=>m.bars);return h.length===0?{empty:i}:{places:h.length,...f,data:m=>Oa({bars:h,kind:"time",stacked:!0,series:a.map(UC)},m)}}function zC(e,{table:t,name:n,value:s,
show:o,range:a,kind:r,sums:i}){let c=new Map;return e.forEach((d,u)=>d.data[t].forEach(f=>{let h=s(f)??null;if(h===null)return;let m=n(f),p=c.get(m)??{label:m,values:e.map(()=>({value:null,text:"none"}))},
g=(p.values[u].value??0)+h*(i?f.weight??1:1);p.values[u]={value:g,text:o(f,g),...a?.(f),none:r==="percent"?"0 %":"0"},c.set(m,p)})),[...c.values()]}var Tb=e=>Math.max(...e.values.map(t=>t.value??0));
function KC(e){let t=[...e].sort((n,s)=>Tb(s)-Tb(n)).slice(0,WC);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function De(e,{order:t},n){let s=zC(e,n),{shown:o,...a}=n.
ranks?Cb(s.map(r=>({...r,group:"",values:r.values.map(i=>i.value===null?[]:[i.value]),bar:r})),e.length,t,"ranks"):KC(s);return o.length===0?{empty:n.empty}:{places:o.length,...a,data:r=>Oa({bars:o.map(
i=>i.bar??i),kind:n.kind,series:HC(e),errors:!!n.range},r)}}var ku=6,Ob=e=>new Set(e).size>1;function vu(e,t,n=!1){let s=e.map(i=>i.data.series),o=!s.some(i=>Ob(i.map(c=>c.rank))),a=!n&&s.some(i=>[...new Set(
i.map(d=>d.rank))].some(d=>Ob(i.filter(u=>u.rank===d).map(u=>u.device)))),r=new Map;return s.forEach((i,c)=>i.forEach(d=>{let u=`${a?`device ${d.device}, `:""}${t(d)}`,f=`${o?"":`${d.rank} `}${u}`,h=r.
get(f)??{key:f,name:u,group:o?"":`rank ${d.rank}`,sort:n?d.name:u,series:e.map(()=>null)};h.series[c]=d,r.set(f,h)})),[...r.values()]}var GC=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).
reduce((s,o)=>Math.max(s,o[1]),0))]));function YC(e,t){if(!t[0].data.summary)return GC(e);let n=o=>`${o.rank} ${o.device} ${o.stream??o.name}`,s=t.map(o=>new Map(o.data.summary.map(a=>[n(a),a.mean])));
return new Map(e.map(o=>[o.key,o.series.map((a,r)=>a?s[r].get(n(a))??0:0)]))}function VC(e,t){let n=YC(e,t),s=new Map,o=new Map;for(let r of e){let i=n.get(r.key),c=o.get(r.group)??{name:r.group,lines:new Map,
nth:new Map},d=c.nth.get(r.sort)??0,u=`${r.sort} ${d}`;c.nth.set(r.sort,d+1),c.lines.set(u,i),o.set(r.group,c),s.set(u,Math.max(s.get(u)??0,...i.map(Math.abs)))}let a=[...s.keys()];return Mb([...o.values()].
map(r=>({name:r.name,group:"",values:t.map((i,c)=>a.map(d=>(r.lines.get(d)?.[c]??0)/(s.get(d)||1)))}))).map(r=>r.name)}function JC(e,t){let n=Ge(e,a=>a.group),s=[],o=0;for(let a of t){if(o>0&&s.length+
n.get(a).length>ku)break;s.push(...n.get(a)),o+=1}return{taken:s.slice(0,ku),count:o}}function QC(e,t,n){if(e.length<=ku)return{keys:e.map(c=>c.key),note:"",limited:!1};let s=[...new Set(e.map(c=>c.group))],
o=s.length<2||n==="rank"?s:VC(e,t),{taken:a,count:r}=JC(e,o),i=s.length<2?`the first ${a.length} of ${e.length} lines`:n==="rank"?`the first ${r} of ${s.length} ranks`:Ab(r,s.length,"ranks",t.length);
return{keys:a.map(c=>c.key),note:i,limited:s.length>1}}var xu=[""];function $u(e,t,{lines:n,order:s}){let o=e.map(r=>r.key).filter(r=>n.includes(r)),a=QC(e,t,s);return o.length>0||n.includes(xu[0])?{...a,
keys:o,note:o.length<e.length?`${o.length} of ${e.length} lines`:""}:a}function XC(e,t){let n=new Map(t.map((s,o)=>[s,o]));return e.filter(s=>n.has(s.key)).sort((s,o)=>n.get(s.key)-n.get(o.key))}var ZC=24;
function Rb(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Lb(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function el(e,t,{unit:n,
name:s,panels:o=!1,ownDevice:a=!1,marks:r,empty:i,flat:c}){let d=vu(e,s,a),{panel:u,style:f}=Rb(o),{keys:h,...m}=$u(d,e,t),p=Lb(),g=d.filter(M=>h.includes(M.key)).flatMap(M=>{let V=p(f(M));return M.series.
map((I,K)=>I&&{key:e[K].key,place:V,side:e[K].letter,panel:u(M),points:I.points,name:[[e[K].letter,e[K].label].filter(Boolean).join(" · "),`rank ${I.rank}`,M.name].join(", ")})}).filter(Boolean);if(d.
length>0&&h.length===0)return{empty:"No line is chosen.",limited:m.limited};if(g.every(M=>M.points.length===0))return{empty:i};if(c&&g.every(M=>M.points.every(V=>V[1]===0)))return{empty:c};let w=[...new Set(
g.map(M=>M.panel))].slice(0,ZC),[y,b]=[Number(t.start||NaN),Number(t.end||NaN)],E=b>(y||0)?[y||0,b]:null,q=r?.(e,XC(d,h))??[];return{data:M=>ub({panels:w,unit:n,range:E,marks:q,lines:g.filter(V=>w.includes(
V.panel))},M),places:w.length,limited:m.limited,note:[m.note,E&&`${C(E[0])} to ${C(E[1])}`].filter(Boolean).join(", ")}}function Nb(e,t,n){let s=Lb();return new Map(e.filter(o=>t.includes(o.key)).map(
o=>[o.key,s(Rb(n).style(o))]))}var eR=200,tR=512;function nR(e,t,n){let s=new Map;e.forEach(a=>s.set(t(a),(s.get(t(a))??0)+n(a)));let o=new Set([...s].sort((a,r)=>r[1]-a[1]).slice(0,eR).map(([a])=>a));
return{columns:[...s.keys()].filter(a=>o.has(a)),all:s.size}}function sR(e,t,n,{name:s,value:o,text:a}){let r=[...new Set(t.map(f=>f.rank))].slice(0,tR),i=new Map(r.map((f,h)=>[f,h])),c=new Map(n.map(
(f,h)=>[f,h])),d=r.map(()=>n.map(()=>null)),u=r.map(f=>n.map(h=>[`rank ${f}, ${h}`]));for(let f of t){let[h,m]=[i.get(f.rank),c.get(s(f))];h!==void 0&&m!==void 0&&(d[h][m]=(d[h][m]??0)+o(f),u[h][m].push(
...a(f)))}return{title:e.letter?_s(e):"",rows:r.map(String),cells:d,texts:u}}function Su(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:s,all:o}=nR(n.flat(),t.name,t.value);if(s.length===0)return{empty:t.empty};
let a=e.map((c,d)=>sR(c,n[d],s,t)).filter(c=>c.rows.length>0),r=Math.max(...a.map(c=>c.rows.length)),i=Math.max(...n.map(c=>new Set(c.map(d=>d.rank)).size));return{places:r,panels:a.length,note:[s.length<
o&&`${s.length} of ${o} ${t.what}, those with the most waiting`,r<i&&`the first ${r} of ${i} ranks`].filter(Boolean).join("; "),data:c=>yb({panels:a,columns:s},c)}}var Eu=(e,t)=>wu(e,t),Pb=e=>[`waits ${v(
e.wait_per_step)} a step, exposed ${v(e.exposed_wait_per_step)}`,`causes ${v(e.caused_per_step)} a step, last ${k(e.last)} of ${k(e.matched_rows)} times`],Ib=e=>[`waits ${v(e.wait)}, exposed ${v(e.exposed_wait)}`,
`causes ${v(e.caused)}, last ${k(e.last)} times`];var zn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,ks=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null);function oR(e){let t=ks(e,n=>n.longest-n.shortest);return t?
[`${zn(t)} takes ${v(t.shortest)} on one rank and ${v(t.longest)} on another${t.step===null?"":` in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function qb(e){
let[t]=e.summary;if(!t||t.rows===0)return[];let n=ks(e.collectives.filter(a=>a.exposed_wait_per_step>0),a=>a.exposed_wait_per_step),s=n?` The largest part of the exposed waiting is in ${zn(n)}: ${v(n.
exposed_wait_per_step)} a step.`:"",o=ks(e.missing,a=>a.instances);return[...t.matched_rows===0?[]:[`Matched collectives take ${v(t.time_per_step)} a step and rank: ${v(t.transfer_per_step)} of transf\
er and ${v(t.wait_per_step)} of waiting, ${v(t.exposed_wait_per_step)} of it exposed.${s}`],...o?[`Rank ${o.rank} lacks ${$(o.instances,"collective")} that other ranks have: ${zn(o)}${e.missing.length>
1?". The Missing table has the others":""}.`]:[],...rR(t,e.unmatched),...oR(e.uneven)]}var aR={"never waited for":"point to point, with unequal shares, or of a kind that is not known"};function rR(e,t){
if(e.unmatched_rows===0)return[];let n=[...Ge(t,s=>s.why)].map(([s,o])=>[s,o.reduce((a,r)=>a+r.count,0)]).sort((s,o)=>o[1]-s[1]);return[`Waiting is not known for ${k(e.unmatched_rows)} of ${$(e.rows,"\
collective row")} (${v(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([s,o])=>`${k(o)} ${aR[s]??s}`).join(", ")}`}.`]}function Bb([e,t]){let[n,s]=[e.summary[0],t.summary[0]];if(!n?.
matched_rows||!s?.matched_rows)return null;let o=a=>X(s[a]-n[a]);return`${o("time_per_step")} a step and rank: ${o("transfer_per_step")} of transfer, ${o("wait_per_step")} of waiting.`}var iR={compute:"\
it computes",memory:"its copies take",idle:"its device idles"};function lR(e){let t=o=>o[`${o.cause}_excess_per_step`]??0,n=ks(e.filter(({cause:o})=>o!==null),t),s=e.reduce((o,a)=>o+(a.caused_per_step??
0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<s/2||t(n)<.02*n.step_time?"":` Rank ${n.rank} exceeds the median rank most before collectives where it is last: ${iR[n.cause]} ${v(t(n))} a step \
longer, and each other rank waits ${v(s)} on average. Where it delays its process group, the ranks outside wait for the group, whichever of its ranks is last.`}function Fb(e,t){let n=Ge(e.filter(s=>s.
device_type===t),s=>s.rank);return n.size<3?"":` The median rank reaches ${G(Et([...n.values()].map(s=>Math.max(...s.map(o=>o.peak)))))}.`}function jb(e){let[t,n]=e,s=n.row.peak-t.row.peak,o=({data:i,
row:c},d,u)=>new Map([...Ge(i[d].filter(f=>f.rank===c.rank&&f.device_type===c.device_type&&f.device===c.device),f=>f[u])].map(([f,h])=>[f,h.reduce((m,p)=>m+p.bytes,0)])),a=(i,c)=>{let[d,u]=e.map(f=>o(
f,i,c));return ks([...new Set([...d.keys(),...u.keys()])].map(f=>({name:f,change:(u.get(f)??0)-(d.get(f)??0)})),f=>f.change*Math.sign(s))},r=[a("live_modules","module"),a("live_operators","operator")].
find(i=>i!==null&&!i.name.startsWith("no ")&&i.change*s>0);return s===0?null:`${Ao(s)} at the peak${r?`; ${r.name}: ${Ao(r.change)}`:""}.`}var cR=30,dR=.1;function uR(e){let t=e.by_arithmetic.reduce((r,i)=>r+
i.device_time_per_step,0),n=e.by_arithmetic.filter(r=>r.device_time_per_step>=dR*t),s=n.find(r=>r.arithmetic==="float32"&&r.peak_pctg!==null&&r.fastest_tflops_per_s>r.peak_tflops_per_s),o=n.find(r=>r.
dtype==="float32"&&r.arithmetic===null&&r.peak_pctg!==null),a=s?.dtype==="float32"?"TF32":s?.dtype;return`${s?` Computed in float32: ${Q(s.tflops_per_s,0,1)} TFLOP/s, ${W(s.peak_pctg)} of the float32 \
peak${s.peak_pctg<cR?"":`; ${a} would allow ${Q(s.fastest_tflops_per_s,0,1)} TFLOP/s (${Q(s.fastest_tflops_per_s/s.peak_tflops_per_s,0,1)} times)`}.`:""}${o?` The names of some kernels do not tell whe\
ther they compute in float32 or TF32: ${v(o.device_time_per_step)} are measured against the peak of TF32.`:""}`}var Db=e=>`${Q(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${W(e.peak_pctg)} \
of the peak`}`;function Wb(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=ks(e.by_operator,s=>s.device_time_per_step);return`${Bt(t.flops_per_step)}FLOPs a step and rank in ${v(t.known_time_per_step)}\
, ${W(t.known_pctg)} of the device time: ${Db(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${n&&e.by_operator.length>1&&n.tflops_per_s!==null?` The largest part of that time is ${n.operator}\
: ${v(n.device_time_per_step)}, ${Db(n)}.`:""}${uR(e)}`}var Hb=(e,t)=>e.phases.filter(({phase:n})=>n!=="empty").map(n=>{let s=ks(t,({key:a})=>n[a]??0),o=100*(n[s.key]??0)/n.mean_time;return`${n.phase}\
: ${v(n.median_time)} a call, the median of ${k(n.calls)}${o>0?`; ${W(o)} of the time is ${s.name}`:""}.`}).join(" "),tl="No rank waits for another one in the collectives that match.",fR={compute:"it \
computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},hR=.2;function Ub(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return tl;let n=e.
by_rank.filter(u=>u.straggler===1),s=e.by_rank.filter(u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${W(t.caused_pctg)} of it. In ${s.
length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${s.length} ranks`}.${lR(e.by_rank)}`;let[o]=n,a=e.by_rank,r=a.
reduce((u,f)=>u+f.step_time,0)/a.length,i=o.step_time_like_median,c=o.worst_steps===o.steps?"every step":`${o.worst_steps} of ${o.steps} steps`,d=Math.max(r-i,0);return`Rank ${o.rank} is a straggler: \
it causes ${W(o.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${mR(o,a.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${v(d)} shorter (${v(
i)})${d<hR*Math.min(o[`${o.cause}_excess_per_step`],o.caused_per_step/(a.length-1))?": not more, because some other rank hardly waits for it":""}.`}function mR(e,t){let n=e[`${e.cause}_excess_per_step`];
return n>=e.caused_per_step/t/2?`, because ${fR[e.cause]} (${v(n)} a step more than the median rank)`:""}var pR=["reference","aligned","offset_only"],gR={too_few:["shares","share","too few collectives"],
no_match:["has","have","no collective that matches"],inconsistent:["has","have","times that no clock explains"],clock_step:["has","have","a clock that was set meanwhile"]},zb=e=>`Rank${e.length>1?"s":
""} ${re(e.map(({rank:t})=>t))}`;function wR(e){let t=Math.max(0,...e.map(i=>i.last)),n=e.filter(i=>i.last===t);if(t===0||n.length>2)return"";let[{last_pctg:s,last:o,instances:a,last_certain:r}]=n;return`${zb(
n)} ${n.length>1?"come":"comes"} last most often: ${n.length>1?"each ":""}in ${W(s)} of ${k(a)} collectives${n.length===1&&r<o?`, certainly in ${W(100*r/a)}`:""}.`}function Kb(e){let t=e.per_rank.filter(
i=>pR.includes(i.status)),n=Object.entries(gR).map(([i,[c,d,u]])=>{let f=e.per_rank.filter(h=>h.status===i);return f.length>0&&`${zb(f)} ${f.length>1?d:c} ${u}.`}),s=e.components.filter(i=>i.ranks>1),
o=s.length>1?`${s.length} clocks, between which nothing is known`:"one clock",a=s.every(i=>i.applied==="identity")?"that of their host":`a time is known to ± ${v(Math.max(...t.map(i=>i.uncertainty_ns))/
1e3)} or better`;return[e.summary[0].status==="not_aligned"?"The clocks of the ranks cannot be compared.":`${t.length===e.per_rank.length?`All ${t.length}`:t.length} ranks are on ${o}: ${a}.`,...n,wR(
e.waiting)].filter(Boolean).join(" ")}var Gb=[["compute",pe.compute,"--part-compute"],["non_compute",Lo,"--part-communication"],["idle",pe.idle,"--part-idle"]].map(([e,{name:t,what:n},s])=>({key:`${e}_time`,name:t,what:n,property:s,text:o=>`${v(
o[`${e}_time`])}, ${ho(o[`${e}_time_pctg`])}`})),i_={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>ne(e),legend:Gb,sums:!0,make:(e,t)=>Un(e,t,{label:Pa(e),rowsOf:n=>n.data.rows,parts:Gb,what:"ranks",empty:ys})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[Z,J(A(T("idle_time",pe.idle.name),pe.idle.what)),le("idle_time_pctg","idle, %"),J(A(T("compute_ti\
me",pe.compute.name),pe.compute.what)),L(le("compute_time_pctg","compute, %")),J(A(T("non_compute_time",Lo.short),Lo.what)),le("non_compute_time_pctg",`${Lo.short}, %`),J(A(T("kernel_time","all"),"Fro\
m the first to the last device row")),fo]}]},yR="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that \
it records.",Cu="no FLOPs are known, or not the peak of this device for numbers of this type",Yb=e=>Q(e,0,3),Ia=(e,t)=>L({...se(e,t),show:Bt,showDiff:Yn}),mo=Ie(A(se("tflops_per_s","TFLOP/s"),"FLOPs d\
ivided by the device time of what was launched inside the operator, in 10¹² a second")),Da=xe(Ie(A(le("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names o\
f the kernels tell, from the data sheet of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),Cu),Vb=xe(Ie(A(le("fastest_peak_pctg","of fastest"),
"The same of the fastest arithmetic that the device has for these numbers: TF32 for float32")),Cu),Jb=(e,t)=>xe(L(se(e,t)),Cu),Tu=A(T("device_time_per_step","device per step"),"Device time of what was\
 launched inside the operator, per step and rank"),Qb=Ie(A(hn("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Xb=L(A(se("flo\
ps_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at most")),l_={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-poin\
t operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>La(e,Wb),charts:[{id:"speed",table:"b\
y_operator",title:"Achieved TFLOP/s by operator",height:ne,make:(e,t)=>De(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:yR,show:n=>`${Yb(n.tflops_per_s)} TFLOP\
/s${n.peak_pctg===null?"":`, ${Yb(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Ia("flops_per_step","FLOPs\
 per step"),T("device_time_per_step","device per step"),A(T("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),L(le("known_pctg","share")),mo,
Da,Vb,Ze(R("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[A(R("class","class"),"By the operators that launched\
 it, else by the names of kernels; other: nothing says what it is"),J(L(P("device_rows","device rows"))),T("device_time_per_step","device per step"),L(le("device_time_pctg","share of device time")),mo,
Qb,Xb]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[Z,Ia("flops_per_step","FLOPs per step"),T("device_time_per_step","device per step"),T("known_tim\
e_per_step","with known FLOPs"),mo,Da]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[A(R("dtype","type"),"The type of the numbers of both\
 factors"),xe(A(R("arithmetic","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),
"the names of the kernels do not tell: the peak is that of the fastest"),J(L(P("calls","calls"))),Ia("flops_per_step","FLOPs per step"),Tu,mo,Da,Vb,Jb("peak_tflops_per_s","peak TFLOP/s"),Jb("fastest_t\
flops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[mn,J(L(P("calls","calls"))),Ia("flops_per_step","FLOPs per st\
ep"),Tu,mo,Da]},{key:"by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[mn,R("shapes","shapes",!0),A(R("dtype","type"),"The type of the numbers of both fa\
ctors"),R("class","class"),J(L(P("calls","calls"))),Ia("flops_per_call","FLOPs per call"),Tu,mo,Da,Xb]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_s\
tep","gb_per_s_at_least"],columns:[mn,R("shapes","shapes",!0),R("dtypes","types",!0),J(L(P("calls","calls"))),T("device_time_per_step","device per step"),Qb]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",main:["device_time_per_step"],columns:[A(mn,"The innermost operator that launched it"),J(L(P("device_rows","device rows"))),T("device_time_per_step","device per step"),L(le("device_tim\
e_pctg","share of device time"))]}]},Zb=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:rc[e],what:Xh[e],text:n=>v(n[e])}));function bR(e){
let t=new Map;for(let n of e.data.rows.filter(s=>s.stream!==null)){let s=`${n.rank} ${n.device} ${n.stream}`,o=t.get(s)??{rank:n.rank,stream:n.stream};o[n.idle_category]=n.idle_time,t.set(s,o)}return[
...t.values()]}var c_={title:"Idle time",params:[ze("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Zi("show_idle_int\
erval_stats","Statistics of the gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"\
rows",title:"Idle time of each stream",height:e=>ne(e),legend:Zb,sums:!0,make:(e,t)=>{let n=Pa(e);return Un(e,t,{rowsOf:bR,group:Na,label:s=>`${n(s)}, ${Na(s)}`,parts:Zb,what:"streams",empty:ys})}}],tables:[
{key:"rows",caption:"Streams",columns:[Z,bs,Ji,be("idle_category","why idle",rc),J(T("idle_time","idle")),L(yu("idle_time_ratio","share")),fo],extra:e=>"count"in e?Ca(T):[]}]},Ru={title:"Kernels",params:[
ze("duration_ratio","Share of time to show","0.8"),ze("num_kernels","Kernels at most","10"),Zi("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the devices do, alone or at once, an\
d the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:ne,make:(e,t)=>De(e,t,{table:"kinds",kind:"percent",empty:ys,name:n=>ac(n.kernel_type),value:n=>n.percentage,show:n=>`${ho(
n.percentage)}, ${v(n.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:ne,make:(e,t)=>De(e,t,{table:"over_ranks",kind:"time",empty:ys,name:n=>n.
name,value:n=>n.mean,show:n=>`${v(n.mean)}, mean of ${k(n.count)} calls${n.ranks>1?`, ranks ${v(n.min_mean)} to ${v(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-n.mean})})}],tables:[
{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Qi,Ra,L(P("ranks","ranks")),J(P("count","calls")),J(T("sum","time")),T("mean","mean"),T("min_mean","fastest rank"),T("max_mean",
"slowest rank")]},{key:"kinds",caption:"Kinds",columns:[be("kernel_type","kind",ac),J(L(T("sum","time"))),L(le("percentage","share"))]},{key:"kernels",caption:"Kernels of each rank",main:["sum","count",
"mean"],columns:[Qi,Ra,Z,J(P("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},_R=(e,t)=>e.place-t.place||Object.keys(lr).indexOf(e.class)-Object.keys(
lr).indexOf(t.class),d_={title:"Kernel launches",params:[ze("runtime_cutoff","Slow launch over, µs","50"),ze("launch_delay_cutoff","Late start over, µs","100"),Zi("include_memory_events","Copies too",
!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their launch leave the device idle.",above:{charts:4},charts:[...Object.entries(ic).
map(([e,t])=>({id:`launch-${e}`,table:"launches",title:St(t),half:!0,height:()=>230,make:n=>{let s=n.map(o=>({key:o.key,side:o.letter,name:_s(o),bins:o.data.histograms.filter(a=>a.measure===e)}));return s.
every(o=>o.bins.length===0)?{empty:Vi}:{data:o=>hb({sides:s},o)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===
0)?{empty:Vi}:{data:()=>mb({sides:e.map(t=>({key:t.key,side:t.letter,name:_s(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Z,J(P("count","launches")),J(P("short_ke\
rnels","shorter than their launch")),J(P("runtime_outliers","slow launches")),J(P("launch_delay_outliers","late starts")),fo]},{key:"worst",caption:"The worst launches",apart:!0,order:_R,columns:[be("\
class","why",lr),Z,Qi,mn,T("cpu_duration","host"),T("gpu_duration","device"),T("launch_delay","delay")]},{key:"summary",caption:"Summary",main:["mean","50%","max"],columns:[Z,be("measure","measure",ic),
...Ca(T)]}]},u_={title:"Queue length",window:!0,params:[ze("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to \
look closer: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Na,height:Ki,make:(e,t)=>el(e,t,{unit:"waiting",name:Na,empty:Vi})}],tables:[{key:"summary",caption:"Sum\
mary",main:["mean","50%","max"],columns:[Z,bs,Ji,...Ca(se,L)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Z,bs,Ji,J(T("duration_at_max_queue_length","blocked")),yu("relative_d\
uration_at_max_queue_length","share of the rank")]}]},kR="The part of the time for which a value is known",e_=[L(se("mean","mean")),L(se("min","min")),L(se("max","max")),L(A(T("known_time","known"),kR))],
t_=R("counter","counter"),f_={title:"Clocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Xi,
params:[],charts:[],above:{tables:2},tables:[{key:"rows",caption:"All steps",main:["mean","max"],columns:[Z,bs,t_,...e_]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[Z,xe(R("step","s\
tep"),"the recording has no steps"),bs,t_,...e_]}]},h_="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile, as JSON: Perfetto files (.pftrace) have none.",
vR="It is not known what is live at the peak: either all of it was allocated before the recording began, or the trace does not record addresses.",po=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),
n_=e=>po(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),xR=e=>e.replace(/ (allocated|reserved)/,""),$R=e=>e.includes(" reserved")?"reserved":"allocated",s_={panel:e=>xR(e.
name),style:e=>`${e.group} ${$R(e.name)}`},m_=e=>[po(e.device_type),e.device>=0?e.device:""].join(" ").trim(),Au=(e,t)=>e.some(n=>new Set(n.data.peaks.map(s=>s[t])).size>1),SR=(e,t)=>n=>[Au(e,"rank")&&
`rank ${n.rank}`,Au(e,"device_type")&&m_(n),n[t]].filter(Boolean).join(" · ");function ER(e,t){return e.flatMap((n,s)=>{let o=t.map(a=>a.series[s]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(
a=>a.rank===o).map(a=>({side:n.letter,at:a.start,end:a.start+a.duration,text:`step ${a.step}`}))})}function p_(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.
row.peak??-1/0)?n:t,null)}function TR({side:e,row:t}){let n=[Au([e],"rank")&&`rank ${t.rank}`,m_(t)].filter(Boolean).join(", "),s=t.peak_step===null?"":`, in step ${t.peak_step}`,o=t.live_at_peak===null?
" The trace does not record all addresses, so what is live then is not known.":` ${G(t.live_at_peak)} of it was allocated in the recording, ${G(t.from_before)} before it began.`,a=t.totals==="sums"?" \
The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":"";return[l("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${G(t.peak)} (${n}), ${v(t.peak_at)}\
 after the first event${s}.${o}${Fb(e.data.peaks,t.device_type)}${a}`]}function OR(e){let t=e.map(s=>p_([s])),n=t.length===2&&t.every(Boolean)&&po(t[0].row.device_type)===po(t[1].row.device_type)&&jb(
t.map(({side:s,row:o})=>({data:s.data,row:o})));return n?[l("p",{class:"memory-sentence"},l("strong",{},"B − A: "),n)]:[]}var MR=e=>[...e.flatMap(t=>{let n=p_([t]);return n?[l("p",{class:"memory-sen\
tence"},TR(n))]:[]}),...OR(e)],g_={...R("device_type","memory"),show:po,alike:po},AR=xe(Gi("device","device"),"host memory has no number"),CR=$b(A({...R("span","file"),show:e=>String(e+1)},"Of a rank \
that has several trace files"),e=>e>0),o_=A(Xe("bytes","live at the peak"),"Allocated at or before the peak, and not freed by then"),Ou=L(le("pctg","share")),Mu=P("allocations","allocations"),nl=[Z,CR,
g_,AR],a_=(e,t,n,s)=>e.every(o=>o.data.peaks.length===0)?{empty:h_}:De(e,t,{table:n,kind:"bytes",name:SR(e,s),value:o=>o.bytes,show:(o,a)=>`${G(a)}, ${W(o.pctg)} of the peak`,empty:vR}),w_={title:"Mem\
ory",window:!0,ofSteps:!0,host:!0,params:[ze("limit","Frames of each device","100")],intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, a\
nd what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:MR,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:n_,panels:s_,ownDevice:!0,
height:Ki,make:(e,t)=>el(e,t,{unit:"bytes",name:n_,panels:s_,ownDevice:!0,marks:ER,empty:h_})},{id:"live_modules",title:"Live at the peak, by module",height:ne,make:(e,t)=>a_(e,t,"live_modules","modul\
e")},{id:"live_operators",title:"Live at the peak, by operator",height:ne,make:(e,t)=>a_(e,t,"live_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_p\
eak"],columns:[...nl,A(Xe("peak","peak allocated"),"The largest amount that is allocated"),Ze(A({...T("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),Ze(xe(R(
"peak_step","step"),"outside of the recorded steps")),A(Xe("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),A(Xe("reserved_peak","peak reserved"),"The largest amount that is res\
erved"),A(Xe("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),A(Xe("live_at_peak","live at the peak"),"Allocated in the recording at or before the p\
eak, and not freed by then"),A(Xe("from_before","from before"),"The rest of the peak: allocated before the recording began"),A(Xe("never_freed","never freed"),"Allocated in the recording and not freed\
 until its end"),P("never_freed_allocations","never freed, allocations"),A(Xe("unseen_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...Ze(R("totals","totals")),
what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...nl,R("module","mo\
dule",!0),o_,Ou,Mu,P("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...nl,R("frame","frame",!0),R("operator","operator",!0),o_,Ou,Mu]},{key:"operators",caption:"Allocat\
ions and frees in the selected steps",columns:[g_,R("operator","operator",!0),se("allocations_per_step","allocations per step"),Xe("allocated_per_step","allocated per step"),se("frees_per_step","frees\
 per step"),Xe("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...nl,R("frame","frame",!0),R("operator","operator",!0),Xe("bytes","never freed"),
Ou,Mu]}]},r_=e=>e.name,y_={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look cl\
oser: finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:r_,panels:!0,height:Ki,make:(e,t)=>el(e,t,{unit:"rate",name:r_,panels:!0,empty:"Th\
ere are no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count",
"mean","max"],columns:[Z,bs,R("name","copy"),...Ca(hn,Ie,L)]}]};var ju=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Kn=Object.
fromEntries(ju.map(([e,t])=>[e,t])),b_=ju.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:s=>`${v(s[e])}, ${ho(s.path>0?Number((s[e]/s.path*100).toFixed(2)):0)}`})),
Fu="There are no steps here.",sl=e=>e.step===null?"whole file":`step ${e.step}`,Lu=e=>e.span>0?`, file ${e.span+1}`:"";function RR(e,t){let[n,s]=e,o=t.step===null?"":String(t.step);return zs({control:n.
data.set,test:s?.data.set??"",control_marker:n.data.marker??"",test_marker:s?.data.marker??"",control_marker_until:n.data.marker_until??"",test_marker_until:s?.data.marker_until??"",control_rank:String(
t.rank),control_step:o,control_span:t.span>0?String(t.span):"",path:!0})}function LR({data:e}){let t=e.by_kind.filter(s=>s.time>0).sort((s,o)=>o.time-s.time);if(t.length===0)return Fu;let n=e.by_kind.
reduce((s,o)=>s+o.time_per_step,0);return`${v(n)} a step: ${t.slice(0,3).map(s=>`${W(s.time_pctg)} ${Kn[s.kind]}`).join(", ")}.`}var __=xe(T("longest","longest"),"the path has no such segment"),k_=xe(
R("name","name",!0),"waiting and gaps have no name"),M_={title:"Critical path",host:!0,ofSteps:!0,params:[ze("consecutive_kernel_delay","Short gaps, µs","30"),ze("segments","Longest segments","100")],
intro:"The chain of operators, launches and kernels, one after the other, that holds the most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(
t=>l("p",{class:"path-sentence"},t.letter&&l("strong",{},`${t.letter}: `),LR(t))),e[0].data.by_step.length>0&&l("p",{},l("a",{href:RR(e,e[0].data.by_step[0])},`Show the path of ${sl(e[0].data.by_step[0])}\
, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"by_name",title:"On the path, per step",height:ne,make:(e,t)=>De(e,t,{table:"by_name",kind:"time",name:n=>n.name===
null?Kn[n.kind]:`${n.name} (${Kn[n.kind]})`,value:n=>n.time_per_step,empty:Fu,show:n=>`${v(n.time_per_step)} a step, ${W(n.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each\
 step is made of",height:e=>ne(e),legend:b_,make:(e,t)=>Un(e,t,{parts:b_,what:"steps",empty:Fu,rowsOf:n=>n.data.by_step,label:n=>[e.some(s=>s.data.ranks.length>1)&&`rank ${n.rank}`,`${sl(n)}${Lu(n)}`].
filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[be("kind","kind",Kn),be("work","work",e=>e===1?"yes":"waiting"),T("time_per_step","time per step"),L(le("time_pctg","sh\
are")),J(P("segments","segments")),__]},{key:"by_name",caption:"Operators, calls and kernels",columns:[be("kind","kind",Kn),k_,T("time_per_step","time per step"),L(le("time_pctg","share")),J(P("segmen\
ts","segments")),__]},{key:"by_step",caption:"Steps",columns:[Z,{...R("step","step"),show:(e,t)=>sl(t)+Lu(t)},A(T("path","path"),"The whole path, including waits; the kinds add up to it"),A(T("work","\
work"),"Without waits for the device, between operators and idle"),...ju.map(([e,t,n])=>A(T(e,t),n)),T("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Z,{...R("\
step","step"),show:(e,t)=>sl(t)+Lu(t)},T("start","from"),T("duration","takes"),be("kind","kind",Kn),k_,xe(R("lane","thread or stream"),"waiting is on none")]}]},A_={title:"Operators on the device",tab:"\
Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"Time, all ranks together",sums:!0,height:ne,
make:(e,t)=>De(e,t,{table:"rows",kind:"time",sums:!0,empty:ys,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,s)=>v(s)})}],tables:[{key:"rows",caption:"Operators",main:["sum","count","mean"],columns:[
mn,Ra,Z,J(P("count","calls")),J(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]};function NR(e){let{operator_name:t,min_pattern_len:n}=e.shown,s=n>1&&l("a",{href:e.href(
{min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n} kernels or more`:"a kernel"} in the selected ranks and steps. `,s||Jn]:[`No operator w\
ith “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,s]}var C_={title:"Kernel sequences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"ope\
rator"},ze("min_pattern_len","Kernels at least","3"),ze("top_k","Patterns at most","5")],intro:"What an operator launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==
null&&["This is ",l("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patter\
ns",height:ne,sums:!0,make:(e,t)=>De(e,t,{table:"patterns",kind:"time",sums:!0,name:n=>n.pattern,value:n=>n.kernel_duration,empty:NR(t),show:(n,s)=>v(s)})}],tables:[{key:"patterns",caption:"Patterns",
rows:4,main:["kernel_duration","count"],columns:[Sb("pattern","operator and its kernels"),Z,{...P("length","kernels"),showDiff:null},J(P("count","calls")),J(T("kernel_duration","on the device")),J(T("\
operator_duration","on the host"))]}]},R_={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"\
Time inside the ranges that the program marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===
""&&!e.shown.use_gpu_annotation&&"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:ne,make:(e,t)=>De(
e,t,{table:"rows",kind:"time",sums:!0,name:n=>n.name,value:n=>n.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,s)=>v(s)})}],tables:[{key:"rows",caption:"\
Annotations",main:["sum","count","mean"],columns:[Yi(R("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Z,J(P("count","calls")),J(T("sum","time")),T("mean","mea\
n"),T("min","min"),T("max","max"),T("std","std")]}]},PR='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)\
_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_functi\
on("decode").',IR={prefill:"prefill: prompts are read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are chec\
ked",draft:"draft: a smaller model guesses tokens",empty:"empty: no request"},cl=Object.entries(pe).map(([e,{name:t,what:n,property:s}])=>({key:e,property:s,name:t,what:n,text:o=>`${v(o[e])} a call`})),
DR=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),Nu=e=>e===null?B:k(Math.round(e)).replace("-","−"),
qR=e=>`${k(Math.round(e))} tokens/s`;function BR(e){if(e.length<2)return null;let[t,n]=e.map(({data:o})=>o),s=t.phases.filter(({phase:o})=>o!=="empty"&&n.phases.some(a=>a.phase===o)).map(({phase:o})=>[
" ",l("a",{href:at({...Fe(""),control:t.set,test:n.set,control_marker:`phase:${o}`,test_marker:`phase:${o}`})},o)]);return s.length>0&&l("p",{class:"phase-links"},"Compare the calls of one phase, each\
 as a step:",s)}var Pu="the names of these annotations do not say it",Iu=[P("calls","calls"),A(T("median_time","median"),"The duration of the annotation on the host"),T("mean_time","mean"),...cl.map(({
key:e,name:t,what:n})=>A(T(e,t),`${n}, per call`)),A(T("device_time","device"),"What a call launches, wherever it runs; per call"),xe(A(L(P("requests_in_all","requests")),"Of all calls whose names say\
 them"),Pu),xe(A(L(P("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Pu),A(T("active_time","at work"),"Time in which a call runs on the host or on a device, \
of all ranks"),xe(A(Ie({...se("tokens_per_second","tokens/s"),show:Nu,showDiff:e=>e>0?`+${Nu(e)}`:Nu(e)}),"Tokens by the time in which such calls are at work, of one rank"),Pu)],Du=["calls","median_ti\
me","tokens_per_second"],ol=R("phase","phase"),v_=(e,t)=>({...R(e,t),show:n=>n===null?"not stated":n.replace("-","–")}),L_={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill\
, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[
...La(e,t=>Hb(t,cl)),l("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(n=>n.phase)))].map(t=>IR[t]).join("; ")),BR(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>ne(
e),legend:cl,make:(e,t)=>Un(e,t,{parts:cl,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.phase,empty:PR})},{id:"phase-rates",table:"sizes",title:"Tokens a second, by phase and size",height:ne,make:(e,t)=>De(
e,t,{table:"sizes",kind:"number",name:DR,value:n=>n.tokens_per_second,show:n=>qR(n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotati\
ons do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:Du,columns:[ol,...Iu]},{key:"sizes",caption:"Phases by size of a call",main:Du,columns:[ol,A(v_("requests","\
requests"),"Of one call, up to a power of two"),A(v_("tokens","tokens"),"Of one call, up to a power of two"),...Iu.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"\
by_rank",caption:"Phases by rank",main:Du,columns:[Z,ol,...Iu]},{key:"forms",caption:"Names that were found",columns:[ol,A(R("form","form of the name",!0),"Braces stand for numbers, {k} for members su\
ch as bs=8"),P("calls","calls")]}]},FR="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",jR=e=>e===null?B:Q(e,0,
3),N_={title:"Counters of operators",tab:"Counters",host:!0,params:[ze("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launch\
ed it.",notes:Xi,charts:[{id:"counters",table:"rows",title:"Sums by operator and counter",height:ne,make:(e,t)=>De(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,
value:n=>n.sum,empty:FR,show:(n,s)=>jR(s)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[Z,xe(mn,"no operator above the launch is recorded"),R("kernel",
"kernel",!0),R("counter","counter",!0),P("kernels","kernels"),se("sum","sum"),L(se("mean","mean")),L(se("min","min")),L(se("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Z,A(P("num\
ber","kernel no."),"In order of time, from 0"),R("kernel","kernel",!0),A(R("operators","operators",!0),"Those above its launch, the outermost first"),R("counter","counter",!0),se("value","value")]}]},
WR="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",HR="No collective of the selected ranks\
 matches one of another rank: see what does not match below.",qu="no rank matches, or the trace does not state the bytes sent or the size of the group",al=[{key:"transfer",property:"--part-communicati\
on",name:"transfer",what:"The shortest duration over the ranks",text:e=>v(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a com\
pute kernel runs",text:e=>v(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>v(e.exposed)}],x_=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function UR(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let s=t.get(zn(
n))??{name:zn(n),collective:n.collective,points:[]};s.points.push(n),t.set(s.name,s)}),{key:e.key,side:e.letter,name:_s(e),lines:[...t.values()]}}var P_=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.filter(
n=>n.busbw!==null).map(n=>n.collective)))],zR=e=>e.length>1?null:P_(e).map((t,n)=>({key:`collective ${n}`,name:t,property:gu(n)}));function KR(e){let t=e.map(UR);return t.every(n=>n.lines.length===0)?
{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:n=>gb({sides:t,names:P_(e)},n)}}var rl=e=>e.every(t=>t.data.summary[0]?.rows===0)?WR:HR,il=R("colle\
ctive","collective",!0),ll=R("process_group","process group",!0),$_=A(T("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),S_=A(T("wait_per_step","wait"),"How much longe\
r a rank takes than the one that comes last"),E_=A(T("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),I_={title:"Collectives",params:[],ofSteps:!0,intro:"\
Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[...La(
e,qb,Bb),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>l("p",{},t.letter&&l("strong",{},`${t.letter}: `),k(t.data.summary[0].missing_not_listed)," collectives have more missing ra\
nks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:ne,legend:al,make:(e,t)=>Un(e,t,{parts:al,what:"collectives",rowsOf:n=>n.data.collectives.
filter(s=>s.instances>0).map(x_),label:zn,empty:rl(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:ne,legend:al,make:(e,t)=>Un(e,t,{parts:al,what:"ranks",rowsOf:n=>n.
data.by_rank.filter(s=>s.matched_rows>0).map(x_),label:n=>`rank ${n.rank}`,empty:rl(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:zR,make:KR},{id:"\
wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Eu,legend:[],make:e=>Su(e,{name:zn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Pb,empty:rl(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Eu,legend:[],make:e=>Su(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Ib,empty:rl(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[il,ll,be("\
class","class",String),P("instances","instances"),$_,S_,E_,T("time_per_step","in all"),L(P("group_size","group size")),L(se("bytes_per_instance","bytes")),xe(Ie(hn("algbw","algorithm bandwidth")),qu),
xe(Ie(hn("busbw","bus bandwidth")),qu),P("unmatched_rows","without match"),T("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Z,$_,S_,E_,A(T("caused_per_step","caus\
ed"),"Exposed waiting of the other ranks where this one was last"),P("last","last"),L(le("last_pctg","last, share")),P("matched_rows","matched"),P("unmatched_rows","without match")]},{key:"unmatched",
caption:"Without a match",columns:[Z,il,ll,be("why","why",String),R("dtype","type"),L(se("bytes","bytes")),P("count","count"),T("duration","in all"),xe(A(Ie(hn("busbw_at_least","bus bandwidth, at leas\
t")),"Computed from whole durations, which may include waiting"),qu)]},{key:"missing",caption:"Missing",columns:[Z,il,ll,P("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal share\
s",apart:!0,columns:[R("step","step"),il,ll,R("ranks","ranks"),T("shortest","shortest"),T("longest","longest"),se("least_bytes","fewest bytes"),se("most_bytes","most bytes")]}]},D_={title:"Communicati\
on overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"rows",title:"Overlap",
height:ne,make:(e,t)=>De(e,t,{table:"rows",kind:"percent",name:Pa(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded where s\
everal ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${ho(n.comp_comm_overlap_pctg)}, ${v(n.overlap)} of ${v(n.communication_time)} of communication`})}],tables:[{key:"ro\
ws",caption:"Ranks",columns:[Z,Ie(le("comp_comm_overlap_pctg","overlap")),J(A(Ie(T("overlap","overlapped")),"Communication while a compute kernel runs")),J(T("communication_time","communication")),fo]}]},
Bu={compute:"compute",memory:"copies",host:"host, self"},q_={...R("step","step"),show:e=>e===null?"whole file":String(e)},T_=A(T("step_time_like_median","step if on time"),"The mean step of all ranks \
if this rank came at the same time as the others"),B_={title:"Stragglers",ofSteps:!0,params:[ze("num_candidates","Ranks with operators","2"),ze("limit","Operators of each","10")],intro:"Which rank the\
 others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>l("p",{class:"stra\
ggler-sentence"},t.letter&&l("strong",{},`${t.letter}: `),Ub(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:ne,make:(e,t)=>De(e,t,{
table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:tl,show:n=>`${v(n.caused_per_step)} a step, ${W(n.caused_pctg)} of all; last in ${W(n.last_pctg)} of its \
collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:ne,make:(e,t)=>De(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[
n.step===null?"whole file":`step ${n.step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:tl,show:n=>`rank ${n.rank}: ${v(n.caused)}, ${W(n.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[Z,Ze(be("straggler","straggler",e=>e===1?"yes":"no")),Ze(
be("cause","what it does longer",{...Bu,memory:"copies",idle:"idle, the host is late"})),A(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their su\
m"),L(le("caused_pctg","share")),P("last","last"),L(le("last_pctg","last, share")),A(P("worst_steps","worst in steps"),"In how many steps no other rank caused more"),A(T("compute_excess_per_step","mor\
e compute"),"Before the collectives where it is last, compared with the median rank"),A(T("memory_excess_per_step","more copies"),"The same of copies"),A(T("idle_excess_per_step","more idle"),"The sam\
e of time in which neither runs: the host is late"),T("step_time","step"),T_]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Z,be("measure","measure",Bu),R("o\
perator","operator",!0),T("time_per_step","per step"),T("median_per_step","median rank"),T("excess_per_step","more"),se("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[q_,
Ze(A(R("rank","rank"),"The rank that causes the most in the step")),Ze(be("cause","what it does longer",{...Bu,idle:"idle, the host is late"})),A(T("caused","caused"),"Exposed waiting of the other ran\
ks where this one was last: their sum"),L(le("caused_pctg","share")),T("exposed_wait","exposed wait"),T("step_time","step"),T_]}]},vs=(e,t)=>{let n=o=>a=>o(a==null?null:a/1e3),s=T(e,t);return{...s,show:n(
s.show),exact:n(s.exact)}},O_="No two ranks are on one clock.",F_={title:"Clocks of ranks",tab:"Clocks",ofSteps:!0,host:!0,params:[],intro:"Each rank writes its times by its own clock. Collectives end\
 on all their ranks nearly together: from this follows by how much the clocks differ, and so which rank comes last.",notes:e=>e.map(t=>l("p",{class:"clock-sentence"},t.letter&&l("strong",{},`${t.letter}\
: `),Kb(t.data))),charts:[{id:"last",table:"waiting",title:"How often each rank comes last",height:ne,make:(e,t)=>De(e,t,{table:"waiting",kind:"count",ranks:!0,name:n=>`rank ${n.rank}`,value:n=>n.last,
empty:O_,show:n=>`last in ${k(n.last)} of ${k(n.instances)} collectives, ${k(n.last_certain)} of them by more than the clocks are uncertain; waited ${v(n.waited)} for others`})},{id:"skew",table:"step\
_skew",title:"From the first to the last rank that begins a step",height:ne,make:(e,t)=>De(e,t,{table:"step_skew",kind:"time",name:n=>`step ${n.step}`,value:n=>n.skew,empty:O_,show:n=>`${v(n.skew)}: f\
irst rank ${n.first}, last rank ${n.last}`})}],tables:[{key:"per_rank",caption:"Clocks",apart:!0,main:["offset_ns","status"],columns:[Z,Ze(be("status","clock",{})),A(vs("offset_ns","ahead"),"By how mu\
ch it is ahead of the clock of the reference"),A(vs("uncertainty_ns","±"),"Half of the 95 % interval; of 89 % with fewer than 12 collectives"),A(L(se("drift_ppm","drift, ppm")),"By how much faster it\
 runs"),L(P("instances","collectives")),A(vs("residual_median_ns","rest"),"By how much its ends differ from the others’, median"),vs("jump_ns","was set by"),R("component","group"),R("host","host",!0)]},
{key:"waiting",caption:"Arrivals",main:["last_pctg","waited"],columns:[Z,L(P("instances","collectives")),L(P("last","last")),A(L(P("last_certain","certainly last")),"By more than the clocks are uncert\
ain"),L(le("last_pctg","last, share")),J(T("waited","waited"))]},{key:"step_skew",caption:"Steps",main:["skew"],columns:[q_,T("skew","first to last"),Ze(R("first","first rank")),Ze(R("last","last rank"))]},
{key:"components",caption:"Groups of ranks",apart:!0,columns:[R("number","group"),R("reference","reference"),L(P("ranks","ranks")),L(P("instances","collectives")),vs("scale_ns","noise of an end"),vs("\
transfer_ns","transfer"),Ze(be("applied","clock",{identity:"that of one host",fit:"from collectives"}))]},{key:"host_check",caption:"Hosts",apart:!0,columns:[R("host","host",!0),L(P("ranks","ranks")),
vs("largest_difference_ns","largest difference"),Ze(be("agrees","one clock",{}))]}]};var Kt={temporal_breakdown:i_,comm_comp_overlap:D_,idle_time_breakdown:c_,kernel_breakdown:Ru,memory_bw:y_,queue_length:u_,launch_stats:d_,kernel_sequences:C_,user_annotation_breakdown:R_,operator_kernels:A_,
collectives:I_,stragglers:B_,clocks:F_,memory:w_,critical_path:M_,phases:L_,work:l_,device_counters:f_,operator_counters:N_},Uu=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_br\
eakdown","launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","straggler\
s","clocks"]],["Memory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],_e={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...Kt},K_=["ranks","set_\
ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker","marker_until","set_marker_until","test_marker_until","cut_overlaps"],zu=["start","end"],dl={...Object.fromEntries(
[...K_,...zu].map(e=>[e,""])),lines:[]};function G_(e){return[...K_,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?zu:[]]}var j_=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.
get("include_last_profiler_step")]??"";function ul(e,t){let n=new URLSearchParams(e),s=i=>n.get(i)??n.get(i.replace(/^set(?=_|$)/,"control"))??"",o=Object.keys(t).filter(i=>i!==""),a={what:Jt(n,"what",
o,"")},r=t[a.what];for(let i of["set","test",...G_(r)])a[i]=s(i);return a.rows=j_(n)==="steps"?"":j_(n),a.lines=r.window?n.getAll("line"):[],a.order=Jt(n,"order",["rank"],""),a.unit=Jt(n,"unit",["tota\
l"],""),a.more=Jt(n,"more",["1"],""),a}function Y_(e,t,n=[]){let s=new URLSearchParams;for(let o of["set","test",...G_(t[e.what])]){let a=e[o]??"",r=o.startsWith("test_")&&e.test==="";a!==""&&!r&&!n.includes(
o)&&s.set(o,a)}return s}function $s(e,t){let n=Y_(e,t);t[e.what].window&&e.lines.forEach(s=>n.append("line",s));for(let s of["order","unit","more"].filter(o=>e[o]))n.set(s,e[s]);return H(`/analyse?${e.
what?`what=${e.what}&`:""}${n}`)}function V_(e,t,n){let s=Y_(e,t,n);return t[e.what].ofSteps||s.set("rows",e.rows||"steps"),s}function wo(e,t){return e.set===""?null:V_(e,t)}function J_(e,t,n){let s=V_(
e,t,zu);return s.set("format","csv"),s.set("table",n),s}var Ku=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length;function fl(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(
([n])=>e[n]).map(([n,s])=>({key:n,letter:t?s:"",label:e[n].label,data:e[n]}))}var GR=e=>e.reduce((t,n)=>t+n,0),go=({data:e})=>GR(e.samples);function Q_(e,t){let n=e.data.ranks.indexOf(t.rank);return n<
0?go(e):e.data.samples[n]}function X_(e,t,n){let s=t.filter(o=>typeof e[o]=="number").map(o=>[o,n>0?e[o]/n:null]);return{...e,...Object.fromEntries(s)}}var Z_=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);
function ek(e,t){let n={...e.data};for(let s of t){let o=Z_(s);o.length>0&&n[s.key]&&(n[s.key]=n[s.key].map(a=>{let r=Q_(e,a);return{...X_(a,o,r),weight:r/go(e)}}))}return{...e,data:n}}var Gu=e=>!e.number&&
!e.note&&!e.told;function tk(e,t){let n=new Map,s=e.filter(o=>Gu(o)&&!(t&&(o.key==="rank"||o.key==="device")));return o=>{let a=JSON.stringify(s.map(r=>r.alike?r.alike(o[r.key]):o[r.key]));return n.set(
a,(n.get(a)??0)+1),`${a} ${n.get(a)}`}}function W_(e,t,n,s){let o=a=>{let r=t?.[a]??null,i=r===null?null:e[a]+n*r;return i!==null&&Math.abs(i)<1e-9*Math.abs(e[a])?0:i};return Object.fromEntries(s.filter(
a=>a.number).map(({key:a})=>[a,o(a)]))}var YR=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function VR(e,t,n){let s={...t,...e};for(let o of n){let{key:a}=o;if(Gu(o)||!(o.showDiff||o.told)){s[a]=
YR(e[a],t[a]);continue}[s[`${a} A`],s[`${a} B`]]=[e[a]??null,t[a]??null],s[`${a} Δ`]=o.number&&s[`${a} A`]!==null&&s[`${a} B`]!==null?s[`${a} B`]-s[`${a} A`]:null}return s}function JR(e,t,n){let s=e.
every(a=>a.data.ranks.length===1),o=new Map;return e.forEach((a,r)=>{let i=tk(n,s);for(let c of a.data[t.key]??[]){let d=i(c),u=o.get(d)??[];u[r]=c,o.set(d,u)}}),{pairs:o,alone:s}}function Yu(e,t,n,s,o){
let{pairs:a,alone:r}=JR(e,t,n),i=tk(n,r),c=new Map((s??[]).map(h=>[i(h),h])),d=[...a].map(([h,[m,p]])=>{let g=c.get(h),[w,y]=[m??{...W_(p,g,-1,n)},p??{...W_(m,g,1,n)}].map((b,E)=>o?X_(b,Z_(t),Q_(e[E],
b)):b);return VR(m?w:{...w,...H_(p,n)},p?y:{...y,...H_(m,n)},n)}),[u]=Vu(t,n,!0),f=h=>Math.abs(h[`${u.key} Δ`]??0);return u?.number&&n.some(h=>h.mono)?d.sort((h,m)=>f(m)-f(h)):d}var H_=(e,t)=>Object.
fromEntries(t.filter(Gu).map(({key:n})=>[n,e[n]])),U_={one:8,two:3};function Vu(e,t,n){let s=t.filter(a=>a.told||a.number&&(!n||a.showDiff)),o=n&&e.main?e.main.map(a=>s.find(r=>r.key===a)).filter(Boolean):
[];return o.length>0?o:s.slice(0,n?U_.two:U_.one)}var hl=e=>{let t=e.filter(n=>n.number&&n.show);return n=>t.length===0||!!n.note||t.some(({key:s})=>!!(n[s]??n[`${s} A`])||!!n[`${s} B`])},zt=(e,t)=>e.
reduce((n,s)=>n+(t(s)??0),0),xs=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null),Ju=(e,t)=>t>0?100*e/t:null,qa=(e,t,n=!1)=>go(t)>0&&(n||!Ku(t))?e/go(t):null,Ss={...T("value",""),show:e=>e===null?B:
Yt(e),showDiff:e=>e===null?B:Mo(e)},Wu=Ie({...le("value",""),show:W,showDiff:e=>e===null?B:`${e>0?"+":""}${W(e).replace("%","pp")}`}),Ke=(e,t,n,s,o={})=>{let a=e.map(r=>s(r.data,r));return a.every(r=>(r??
null)===null)?null:{column:t,what:n,values:a,...o}};function Hu(e,{rowsOf:t,name:n,value:s,what:o,mono:a=!0,host:r=!1}){let i=e.map(({data:f})=>{let h=new Map;return t(f).forEach(m=>h.set(n(m),(h.get(
n(m))??0)+(s(m)??0))),h}),c=f=>h=>qa(i[f].get(h)??0,e[f],r),d=[...new Set(i.flatMap(f=>[...f.keys()]))],u=xs(d,f=>Math.max(...e.map((h,m)=>c(m)(f))));return u===null||i.every(f=>!f.get(u))?null:{name:u,
mono:a,what:o,column:Ss,values:e.map((f,h)=>c(h)(u))}}var Qu=(e,t,n,s)=>xs(e.flatMap(({data:o})=>o[t]),s)?.[n];function QR(e,{difference:t}){let[n]=Ru.tables,s=e.length>1?Yu(e,n,n.columns,t.over_ranks,
!0):e[0].data.over_ranks.map(r=>({...r,"sum A":qa(r.sum,e[0])})),o=r=>[r["sum A"],r["sum B"]].slice(0,e.length),a=xs(s.filter(r=>r.name!=="others"),r=>Math.max(...o(r)));return a&&{name:a.name,mono:!0,
what:"the most time of a kernel, per step",column:Ss,values:o(a)}}function XR({rows:e}){return Ju(zt(e,t=>t.kernel_time-t.idle_time),zt(e,t=>t.kernel_time))}function ZR(e){return Ke(e,Wu,"of the peak,\
 in products whose FLOPs are known",({summary:n})=>n[0]?.peak_pctg)??Ke(e,Ie(se("value","")),"TFLOP/s in products whose FLOPs are known",({summary:n})=>n[0]?.tflops_per_s)??Hu(e,{rowsOf:({classes:n})=>n,
name:n=>n.class,mono:!1,value:n=>n.device_time,what:"device time per step"})}function eL(e){let t=e.some(({data:n})=>n.summary[0]?.matched_rows>0);return e.every(({data:n})=>!n.summary[0]?.rows)?null:
Ke(e,Ss,t?"exposed waiting for other ranks, per step":"without a match on another rank, per step",({summary:n})=>n[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function tL(e){return e.every(({
data:t})=>!t.by_rank.some(n=>n.caused_per_step>0))?null:Ke(e,R("value",""),"the rank that the others wait for",({by_rank:t})=>{let n=t.filter(s=>s.straggler===1).map(s=>s.rank);return n.length>0?`rank\
 ${n.join(", ")}`:"none"})}function nL(e){return e.map(({data:n})=>xs(n.waiting,s=>s.last/s.instances)).every(n=>!n)?null:Ke(e,R("value",""),"comes last most often",({waiting:n})=>{let s=xs(n,o=>o.last/
o.instances);return s&&`rank ${s.rank}, in ${W(100*s.last/s.instances)}`})}function sL(e){let t=Qu(e,"by_kind","kind",n=>n.time_per_step);return t===void 0?null:Ke(e,Ss,"their part of the chain, per s\
tep",({by_kind:n})=>n.find(s=>s.kind===t)?.time_per_step??0,{name:Kn[t]})}function oL(e){let t=Qu(e.map(({data:n})=>({data:{phases:n.phases.filter(s=>s.phase!=="empty")}})),"phases","phase",n=>n.calls);
return t===void 0?null:Ke(e,Ss,"a call, median",({phases:n})=>n.find(s=>s.phase===t)?.median_time,{name:t})}function aL(e){let t=Qu(e,"summary","name",s=>s.count),n=s=>Ju(zt(s,o=>o.mean*o.count),100*zt(
s,o=>o.count));return t===void 0?null:Ke(e,Ie(hn("value","")),"mean bandwidth",({summary:s})=>n(s.filter(o=>o.name===t)),{name:t,mono:!0})}var rL=e=>e.every(({data:t})=>t.rows.every(n=>!n.idle_time))?
null:Ke(e,Ss,"all streams together wait for the host to launch, per step",({rows:t},n)=>qa(zt(t.filter(s=>s.idle_category==="host_wait"),s=>s.idle_time),n)),iL="different counters",z_=e=>e.every(({data:t})=>t.
rows.length===0)?null:Ke(e,L(P("value","")),iL,({rows:t})=>new Set(t.map(n=>n.counter)).size),Xu={temporal_breakdown:{of:e=>Ke(e,Wu,"busy, from the first to the last row of the device",XR)},work:{of:ZR},
idle_time_breakdown:{of:rL},kernel_breakdown:{query:{num_kernels:"2"},of:QR},launch_stats:{query:{limit:"0"},of:e=>e.every(({data:t})=>!zt(t.counts,n=>n.count))?null:Ke(e,P("value",""),"launches per s\
tep",({counts:t},n)=>qa(zt(t,s=>s.count),n))},queue_length:{query:{points:"4"},of:e=>Ke(e,L(P("value","")),"the longest queue of launches",({summary:t})=>xs(t,n=>n.max)?.max)},critical_path:{query:{segments:"\
0"},of:sL},operator_kernels:{of:e=>Hu(e,{rowsOf:({rows:t})=>t.filter(n=>n.operator!==null),name:t=>t.operator,value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.
operator_name===null?null:Ke(e,Ss,"the kernels that it launches in the same order, per step",({patterns:n},s)=>qa(zt(n,o=>o.kernel_duration),s),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{
query:{use_gpu_annotation:"false"},of:e=>Hu(e,{rowsOf:({rows:t})=>t.filter(n=>n.name!=="others"&&!n.name.startsWith("ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step",host:!0})},
phases:{of:oL},collectives:{of:eL},comm_comp_overlap:{of:e=>Ke(e,Wu,"of the communication is hidden by compute",({rows:t})=>Ju(zt(t,n=>n.overlap),zt(t,n=>n.communication_time)))},stragglers:{query:{num_candidates:"\
0"},ranks:2,of:tL},clocks:{ranks:2,of:nL},memory:{query:{limit:"1",points:"4"},of:e=>Ke(e,Xe("value",""),"the peak that is allocated",({peaks:t})=>xs(t,n=>n.peak)?.peak)},memory_bw:{query:{points:"4"},
of:aL},device_counters:{counters:!0,of:z_},operator_counters:{query:{limit:"0"},counters:!0,of:z_}};var lL=20,cL=200;function pn({id:e=N("set"),field:t,set:n,text:s="",none:o,onPick:a,onGroup:r}){let i=N("set-list"),c=n?.label??s,d=l("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:o??"Choose a set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>d.select(),click:()=>E(),
input:()=>h(),keydown:V,blur:()=>q()}}),u=l("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:I=>I.preventDefault()}}),f=l("span",{class:"set-picker"},d,u),h=Te(
cL,()=>w(d.value.trim())),m=[],p=-1,g=null;async function w(I){g?.abort(),g=new AbortController;let{signal:K}=g,gt=new URLSearchParams({q:I.slice(0,120),limit:String(lL)});u.hidden=!1,d.setAttribute("\
aria-expanded","true");try{let[{entries:qe,total:Ls},_n]=await Promise.all([yt(gt,{signal:K}),r&&I!==""?is({signal:K}):[]]),Eo=r?uL(I,qe,_n):[];m=[...o&&I===""?[{none:!0}]:[],...Eo,...qe],y(Ls>qe.length?
`${$(Ls-qe.length,"more set")}: type to find them`:m.length===0&&"No set matches."),j($(Ls,"set")),b(I===""?m.findIndex(To=>To.set&&To.set.id===n?.id):qe.length>0?Eo.length:0)}catch(qe){qe.name!=="Abo\
rtError"&&(m=[],y(qe.message))}}function y(I){_(u,m.map((K,gt)=>l("li",{id:`${i}-${gt}`,role:"option",class:"choice-line","aria-selected":String(K.set?K.set.id===n?.id:!!K.none&&!n),on:{click:()=>M(K)}},
K.set?fL(K.set):K.words??o)),I&&l("li",{class:"muted small picker-note",role:"presentation"},I)),p=-1,d.removeAttribute("aria-activedescendant")}function b(I){if(u.children[p]?.classList.remove("activ\
e"),p=m.length===0?-1:Math.max(-1,Math.min(I,m.length-1)),p<0){d.removeAttribute("aria-activedescendant");return}u.children[p].classList.add("active"),u.children[p].scrollIntoView({block:"nearest"}),d.
setAttribute("aria-activedescendant",`${i}-${p}`)}function E(){u.hidden&&w("")}function q(){h.cancel(),g?.abort(),u.hidden=!0,d.setAttribute("aria-expanded","false"),d.removeAttribute("aria-activedesc\
endant"),d.value=c}function M(I){q(),I.group?r(I.group):(I.none||I.set.id!==n?.id)&&a(I.none?null:I.set)}function V(I){let{key:K}=I,gt=!u.hidden,qe={ArrowDown:p+1<m.length?p+1:0,ArrowUp:p>0?p-1:m.length-
1,PageDown:p+8,PageUp:Math.max(0,p-8)}[K];(qe!==void 0||gt&&["Enter","Escape"].includes(K))&&I.preventDefault(),qe!==void 0?gt?b(qe):E():K==="Enter"&&gt&&m[p]?M(m[p]):K==="Escape"&&gt&&(I.stopPropagation(),
q())}return{node:f,input:d}}var dL=3;function uL(e,t,n){let s=(i,...c)=>({group:i,words:l("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let o=e.startsWith("tag:");
if(/[*?]/.test(e)&&!o)return[s(e,"with a label like ",l("b",{},e))];let a=o?[]:t.filter(i=>i.set?.label.startsWith(e)),r=e.replace(/^tag:/,"").toLowerCase();return[...a.length<2?[]:[s(`${e}*`,"whose l\
abels begin with ",l("b",{},e))],...n.filter(i=>!i.tag.includes(",")&&i.tag.toLowerCase().includes(r)).slice(0,dL).map(i=>s(`tag:${i.tag}`,"with the tag ",l("b",{},i.tag),` (${i.sets})`))]}function fL(e){
let t=e.recorded===null?`stored ${me(e.created)}`:`recorded ${me(e.recorded)}`;return[l("span",{class:"choice-name ellipsis"},e.label),l("span",{class:"muted small"},[t,...e.devices.slice(0,1),$(e.ranks.
length,"rank"),...e.tags.slice(0,3),ee(e.id).slice(0,8)].join(" · "))]}var ef=["control_ranks","test_ranks","control_steps","test_steps"];function sk(e,t){e.node.toggleAttribute("data-open",t),e.toggle.
setAttribute("aria-expanded",String(t))}function hL(e,t,n,s){let o=JSON.stringify([t.control,t.test,t.control_ranks,t.test_ranks,t.control_steps,t.test_steps,t.control_marker,t.test_marker,t.control_marker_until,
t.test_marker_until,n?.map(a=>[a.id,a.label]),s&&[s.control.samples,s.test?.samples,s.recorded?.control.devices,s.recorded?.test.devices]]);o!==e.shown&&(e.shown=o,je(e.node,()=>mL(e,t,n,s)))}function mL(e,t,n,s){
let o=pL(e.node).filter(({key:i})=>e.before[i]===t[i]);e.before={...t};let a=t.control!==""&&t.test!=="",r=[(a||e.none===void 0)&&Y("swap","Swap control and test",()=>e.onChange(yL(t))),bL(t,e.onChange)];
_(e.node,Zu(e,"control",t,n,s),e.compact?[Zu(e,"test",t,n,s),e.toggle,l("div",{class:"swap-cell"},r)]:[l("div",{class:"swap-cell"},r,a&&e.links(t)),Zu(e,"test",t,n,s)]),e.compact&&(e.toggle.hidden=!a,
sk(e,e.node.hasAttribute("data-open")||ef.some(i=>t[i]!=="all"))),o.forEach(({key:i,text:c})=>gL(e.node,i,c))}function Zu(e,t,n,s,o){let a=s&&oe(s,n[t]),r=pn({field:t,set:a,text:n[t]===""?"":o?.[t]?.label??
(s?n[t]:""),none:t==="test"?e.none:void 0,onPick:i=>e.onChange({[t]:i?ee(i.id):"",op:"",[`${t}_ranks`]:"all",[`${t}_steps`]:"all",...Xt([t])})});return Ba(t,[r,e.compact&&o?.recorded&&l("span",{class:"\
muted small side-about"},[...wL(t,o),$(o[t].samples,"sample")].join(", "))],l("div",{class:"side-selection",hidden:e.none!==void 0&&t==="test"&&n.test===""},nk(`${t}_ranks`,"Ranks",a?.ranks??o?.[t]?.all_ranks,
n,e.onChange),nk(`${t}_steps`,"Steps",(n[`${t}_marker`]?null:a?.steps)??o?.[t]?.all_steps,n,e.onChange),!e.compact&&l("span",{class:"muted small samples"},o?.[t]?$(o[t].samples,"sample"):" ")))}var Ba=(e,[
t,...n],s)=>l("div",{class:`side-card side-${e}`},l("div",{class:"side-title"},l("b",{class:"letter","aria-hidden":"true"},e==="control"?"A":"B"),l("label",{for:t.input.id},e==="control"?"Control":"Te\
st"),t.node,n),s);function Fa(e,t){let n=e.querySelector(`[data-field="${t}"]`);n?.focus(),n?.click()}function yo(e,{none:t,links:n=tf,compact:s=!1}={}){let o={onChange:e,none:t,links:n,compact:s,shown:"",
before:{}};return o.node=l("section",{class:`sides${s?" sides-compact":""}`,"aria-label":"Control and test"}),o.toggle=s&&l("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{
click:()=>sk(o,!o.node.hasAttribute("data-open"))}},"Ranks and steps"),{node:o.node,choose:a=>Fa(o.node,a),draw:(a,r,i)=>hL(o,a,r,i)}}var pL=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(
t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function gL(e,t,n){let s=e.querySelector(`[data-field="${t}-list"]`);s.hidden=!1,s.value=n,e.querySelector(`[data-field="${t}"]`).value="l\
ist"}function wL(e,{recorded:{control:t,test:n}}){let[s,o]=[t,n].map(({devices:a})=>a.join(", "));return e==="control"?[s].filter(Boolean):s===o?[]:[o].filter(Boolean)}function tf(e){let t=new URLSearchParams(
{set:e.control,test:e.test});for(let[n,s]of[["set","control"],["test","test"]])Mn(t,e,s,`${n}_`);return l("a",{class:"small",href:H(`/analyse?${t}`)},"Analyse both")}function yL(e){let t={};for(let n of[
"","_ranks","_steps","_marker","_marker_until"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function bL(e,t){let n=ef.every(s=>e[s]==="first");return x(n?"Use all":"First ra\
nk and step",()=>t(Object.fromEntries(ef.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of eac\
h side, as HTA compares"})}function nk(e,t,n,s,o){let a=s[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!i.includes(a),d=N(e),u=n?.length>0,f=l("input",{type:"text",class:"list-inpu\
t",data:{field:`${e}-list`},value:c?a:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:u?_L(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:u?`Availabl\
e: ${re(n)}`:null,on:{change:()=>{let m=f.value.trim();o({[e]:m===""?"all":m})}}}),h=ye([...i.map(m=>[m,kL(m,n)]),["list","list …"]],m=>{f.hidden=m!=="list",m==="list"?f.focus():o({[e]:m})},{id:d,value:c?
"list":a,data:{field:e}});return l("span",{class:"sample-field"},l("label",{for:d},t),h,f)}function _L(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function kL(e,t){return e==="all"?t?.length>
0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var It=e=>`'${e.replaceAll("'","''")}'`,vL=32;function ok(e,t){let n=t.split(",").map(a=>/^(\d+)(?:-(\d+))?$/.exec(a.trim()));if(n.some(a=>a===null))return null;let s=n.filter(a=>a[2]===void 0).map(a=>a[1]),
o=n.filter(a=>a[2]!==void 0).map(a=>`${e} BETWEEN ${a[1]} AND ${a[2]}`);return s.length>0&&o.unshift(`${e} IN (${s.join(", ")})`),o.length===1?o[0]:`(${o.join(" OR ")})`}function sf(e,{ranks:t,steps:n,
marker:s},o=!1){if(s)return null;let a=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:ok("rank",t)],r=o?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FROM ${e}.files WHE\
RE has_steps = 0))`],i=n==="all"?r:n==="any"?o?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${a.length>0?` WHERE ${a[0]}`:""})`:ok("step_number",n)],c=[...a,...i];return c.
includes(null)?null:c}function uk(e){let t=Object.entries(e).map(([n,s])=>{let o=sf(n,s);return o&&[`side = '${n}'`,...o].join(" AND ")});return t.includes(null)?null:t.length===1?t[0]:t.map(n=>`(${n}\
)`).join(`
   OR `)}var fk=e=>Object.fromEntries(O.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]||e.cut_overlaps}]));function Wa(e){let t=e.replace("self_duration",e.startsWith("\
diff_")?"duration":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function xL(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(mode\
rated_q_value, q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Wa(`diff_${n}`)} / ${Wa(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${Wa(e.slice(4))})`:Wa(e)}function $L(e,t){let[n,s]=Io(e,t);return[...O.map(o=>`${o}_${n}`),`diff_${s}`].
map(o=>t?`${Wa(o)} AS ${o}`:o)}function bo(e,t){let n=[...t].filter(([s])=>!O.includes(s));return n.length>vL?null:`${e}${n.length>0?`(${n.map(([s,o])=>It(`${s}=${o}`)).join(", ")})`:""}`}function ml(e,t,n,s=0){
let o=yr(e);o.delete("measure"),n||o.set("measure","total");let a=bo("compare",o),r=js(e,t,n);return a&&`SELECT name, category, control_counts, test_counts, diff_counts,
    ${$L(t,n).join(`,
    `)}${e.fold?", replaces":""}${s?"":", significance, q_value"}
FROM ${a}
ORDER BY ${xL(r.get("sort"))} ${r.get("order").toUpperCase()} NULLS LAST,
    name, category${s?`
LIMIT ${s}`:""}`}function hk(e){let t=de(e);t.set("fold","true");let n=bo("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function SL({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return O.map(s=>`    SELECT '${s}' AS si\
de, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${s}.op AS o
    JOIN ${s}.name AS raw ON raw.id = o.name
    JOIN ${s}.name AS shown ON shown.id = o.${n}
    JOIN ${s}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var of=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function EL(e){let t=O.map(n=>{let s=sf(n,fk(e)[n],!0);return s&&`SELECT '${n}' AS side, rank, step_numb\
er, ${of.join(", ")}
FROM ${n}.steps${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var mk=e=>EL(e)??`SELECT side, rank, step_number, ${of.join(", ")}
FROM ${bo("compare_steps",[...de(e)].filter(([t])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(t)))}`,pk=e=>`${mk(e)}
ORDER BY rank, step_number, side`,gk=e=>`SELECT side, count(*) AS steps, ${of.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${mk(e)}
)
GROUP BY side`,wk=e=>bo("compare_places",[...de(e)].filter(([t])=>!t.startsWith("merge_")));function yk(e){let t=wk(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function TL(e,{name:t,category:n,aliases:s}){let o=uk(fk(e));if(o===null)return null;if(s)return`(${[...new Set(s.map(i=>i.category))].map(i=>`category = ${It(i)} AND name IN (${s.filter(
c=>c.category===i).map(c=>It(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${o})`;let a=!e.use_short_name&&!t.includes("0x…");return`category = ${It(n)} AND ${a?`name = ${It(t)}`:`name IN (
    SELECT raw FROM (
${SL(e)}
    ) WHERE shown = ${It(t)})`}
  AND (${o})`}var bk=(e,t,{name:n,category:s})=>bo(e,[["name",n],["category",s],...de(t)]);function af(e,t){let n=TL(e,t);return n?`events
WHERE ${n}`:bk("compare_calls",e,t)}var _k=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${af(e,t)}
ORDER BY side, rank, start_us`,rf=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${af(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,OL={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},kk=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${af(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(OL).map(([n,s])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${s}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,vk=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${bk("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function xk(e,{name:t,category:n},s){let o=wk(e);return!o||!s&&(n!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${o}
WHERE ${s?`name = ${It(t)} AND category = ${It(n)}`:`instr(' / ' || path || ' / ', ${It(` / ${t} / `)}) > 0`}
GROUP BY part`}var $k=(e,t)=>bo(t,[...de(e)].filter(([n])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(n)).map(([n,s])=>[n.replace("control_","set_"),s])),Sk=(e,{name:t})=>`SELECT side, operat\
or, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${$k(e,"work_by_operator")}
WHERE operator = ${It(t)}`,Ek=e=>O.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${$k(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,Tk=e=>O.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Ok=(e,t,n,s)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${s}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Mk=e=>Tk(e)?`${Ok("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,ML={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Ak(e,t){let[n,s]=ML[t],o=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Tk(e)||e.frames==="class")return null;let a=e.frames==="instance",r=e.test===""?`sum(${n}) AS ${n}, sum(${s}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,i=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?n:"abs(diff)";return a?`${i}SELECT depth, path, sort,
    ${r}
FROM ${o}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${i}${Ok(o,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${r}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var $t=(e,{control:t,test:n},s={})=>e?$r({control:t,test:n,q:e,...s}):null,ak={control:"set",test:"test"};function Ck(e){let t=(n,s)=>e[`${ak[n]}_${s}`]||e[s];return Object.fromEntries(
["control","test"].filter(n=>e[ak[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function AL(e){let n=e.rows==="before_last_step"&&
!e.steps&&!e.set_steps&&!e.test_steps?null:uk(Ck(e));return n&&`(${n})`}var Ua="device_type = 'GPU'",nf=["COMPUTATION","COMMUNICATION","MEMORY"],pl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",lf=(e,t="")=>`\
WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${nf.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Ua}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${nf.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${Ua}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${nf.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,rk=e=>`${lf(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,ik=e=>`${lf(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,CL=(e,t)=>`${lf(e,pl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Rk=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,RL=(e,t)=>`SELECT side, rank, kind, name, category, ${Rk}
FROM events
WHERE ${Ua}${pl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Lk=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Ua}${pl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Nk=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Ua}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Pk="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",lk=(e,t)=>`${Nk(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Pk}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Ik=(e,t)=>`${Nk(e,pl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Pk}`,LL=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Ik(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ja=(e,t)=>`${Ik(e,t)}
ORDER BY launch_delay DESC`,ck=(e,t)=>`SELECT side, rank, name, ${Rk}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function NL(e){let t=Object.entries(Ck(e)).map(([n,{ranks:s}])=>{let o=sf(n,{ranks:s,steps:"any"});return o&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Ha="side, rank, span, device_type, device",Dk=e=>`WITH changes AS (
    ${e}
)
SELECT ${Ha}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Ha}),
    so_far AS (PARTITION BY ${Ha} ORDER BY at_us, row)`,PL=e=>`SELECT ${Ha}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Dk(e)}
)
GROUP BY ${Ha}
ORDER BY rank, span, device_type, device, side`,dk={peaks:PL,"memory-curves":e=>`${Dk(e)}
ORDER BY side, rank, at_us`},IL={temporal_breakdown:{rows:rk,temporal:rk},comm_comp_overlap:{rows:ik,overlap:ik},kernel_breakdown:{kinds:CL,kernels:RL,over_ranks:Lk},idle_time_breakdown:{rows:lk,idle:lk},
launch_stats:{counts:LL,worst:ja,"launch-cpu_duration":ja,"launch-gpu_duration":ja,"launch-launch_delay":ja,"launch-scatter":ja},user_annotation_breakdown:{rows:ck,annotations:ck}},DL={kernel_breakdown:{
kernels:Lk}},qL={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},qk=e=>qL[e]??{},BL={queue_length:"stream",memory_bw:"name"},FL=["what","set","test","lines","order","rows"];function jL(e,t,{chart:n,difference:s}){let o=n||t,a=Object.entries(
e).filter(([i,c])=>c&&!FL.includes(i)&&(e.test||!i.startsWith("test_")));"rows"in e&&a.unshift(["rows",e.rows||"steps"]),s&&a.push(["difference","true"]);let r=o==="series"&&BL[e.what];return`SELECT ${r?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} AS line,
    `:""}*
FROM ${e.what}_${o}(${a.map(([i,c])=>It(`${i}=${c}`)).join(", ")})`}function WL(e,t,n){if(e.what==="memory"){let a=dk[t]&&NL(e);return a?dk[t](a):null}let s=n&&DL[e.what]?.[t]||IL[e.what]?.[t],o=s?AL(
e):null;return o===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:s(o,e)}var Bk=(e,t,{chart:n="",difference:s=!1}={})=>(s?null:WL(e,t,n))??jL(e,t,{chart:n,
difference:s});var HL={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"};function UL(e,t){let n=F("path",{d:"M0 4h26","stroke-dasharray":HL[e.dash]});return n.style.stroke=t?"cu\
rrentcolor":`var(${e.property})`,F("svg",{class:"line-swatch",viewBox:"0 0 26 8","aria-hidden":"true"},n)}function zL(e){let t=l("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=d("fro\
m"),s=d("to"),o=x("Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),a=l("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),
r=l("span",{class:"window-choice",role:"group","aria-label":"Window"},l("label",{},"From ",n),l("label",{},"to ",s," ms"),o),i=l("div",{class:"series-bar"},t,l("div",{class:"window-choice"},r,a)),c="";
function d(p){return l("input",{type:"number",min:0,step:"any",data:{field:p},on:{change:()=>e.onWindow({start:u(n),end:u(s)})}})}let u=p=>p.value===""?"":String(Number((Number(p.value)*1e3).toFixed(3))),
f=p=>p===""?"":String(Number((Number(p)/1e3).toFixed(6)));function h(p,g){p.dataset.shown!==g&&(p.dataset.shown=g,p.value=f(g))}function m(p,{chosen:g,styles:w,two:y}){let b=w.get(p.key)??-1,E=l("inpu\
t",{type:"checkbox",value:p.key,data:{line:p.key},on:{change:()=>{let q=[...t.querySelectorAll("input:checked")];e.onLines(q.length===0?xu:q.map(M=>M.value))}}});return E.checked=g.includes(p.key),l("\
label",{class:"check line-check"},E,l("span",{class:"line-mark"},b>=0&&UL(pu(b,y?"A":""),y)),p.name)}return{node:i,draw(p){let{chosen:g,two:w}=p,y=JSON.stringify([p.lines.map(b=>b.key),g,w]);t.hidden=
p.lines.length<2,y!==c&&(c=y,je(t,()=>_(t,KL(p.lines,g).map(([b,E])=>l("div",{class:"line-group",role:b?"group":null,"aria-label":b||null},b&&l("span",{class:"muted"},b),E.map(q=>m(q,p))))),"line")),h(
n,p.start),h(s,p.end),o.disabled=p.start===""&&p.end==="",r.hidden=p.empty&&o.disabled,a.href=e.csv()}}}function KL(e,t){let n=([,s])=>{let o=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return o.length>
0?Math.min(...o):t.length};return[...Ge(e,s=>s.group)].map(s=>[n(s),s]).sort((s,o)=>s[0]-o[0]).map(([,s])=>s)}var GL=500,Kk=({legend:e},t)=>typeof e=="function"?e(t):e,YL=(e,t)=>(Kk(e,t)??(t.length<2?
[]:t.map(n=>({key:n.key,name:`${n.letter} · ${n.label}`,property:n.letter==="A"?"--control-fill":"--test-fill"})))).map(n=>({...n,key:n.key&&!Array.isArray(e.legend)?n.key:n.property})),VL=({data:e,layout:t},n)=>({
layout:t,data:e.map(s=>n.has(s.legendgroup)?{...s,visible:!1}:s)});function JL(e,t){let n=o=>{let{hidden:a}=e;a.delete(o)||a.add(o),a.size===e.keys.length&&a.clear();for(let r of s)r.setAttribute("ari\
a-pressed",String(!a.has(r.dataset.key)));t()},s=e.keys.map(o=>x(o.name,()=>n(o.key),{class:"key","aria-pressed":"true",title:o.what,data:{key:o.key},css:{"--key-fill":`var(${o.property})`}}));return s.
length>0&&l("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},s)}function QL(e){let t=-1/0;return{zoom(n,s){let[o,a]=[n["xaxis.range[0]"],n["xaxis.range[1]"]];if(Number.
isFinite(o)&&Number.isFinite(a)&&a>o&&performance.now()-t>GL){let r=i=>String(Number(Math.max(0,i*s.per+s.offset).toFixed(3)));e({start:r(o),end:r(a)})}},reset(){t=performance.now(),e({start:"",end:""})}}}
function XL({change:e,csv:t,sql:n}){let s=[],o="",a=null,{zoom:r,reset:i}=QL(e);function c(u,f){let h=u.series&&zL({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t("series")}),m=Oe("Ra\
nks that are drawn",[["","those that differ most"],["rank",h?"the first":"all, in order"]],g=>e({order:g,lines:[]},{replace:!0})),p={chart:u,bar:h,order:m,hidden:new Set,keys:YL(u,f)};return p.figure=
et({id:u.id,title:u.title,file:u.id,level:"h2",class:u.half?"half-chart":"",height:g=>u.height(g.places,g.sides),make:(g,w)=>VL(g.made(w),p.hidden),onRelayout:h&&r,onDoubleClick:h&&i,keys:()=>p.keys.filter(
g=>!p.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[l("div",{class:"chart-choice"},JL(p,()=>d(p)),m.node),h?.node]}),p}function d({chart:u,bar:f,order:h,hidden:m,figure:p}){let{sides:g,state:w,
file:y,caption:b,revision:E,perStep:q}=a,M=u.make(g,w),V=M.empty?null:f&&M.data(600);if(h.node.hidden=!M.limited,h.press(w.order),p.draw({file:y,made:M.data,per:V?.per,heading:[u.sums&&q&&"per step",M.
note].filter(Boolean).join(", "),revision:[E,w.order,...w.lines,...m].join(" "),offset:V?.offset,places:M.places,sides:g.length,caption:b,empty:M.empty??null}),p.sql.set(n(u)),f){let I=vu(g,u.series,u.
ownDevice),K=$u(I,g,w).keys;f.draw({lines:I,chosen:K,styles:Nb(I,K,u.panels),start:w.start,end:w.end,two:g.length>1,empty:!!M.empty}),f.node.hidden=I.length===0}}return{draw(u,f,[h,m,p]){a=f;let g=u.filter(
y=>typeof y.legend=="function").flatMap(y=>Kk(y,f.sides)??[]).map(y=>y.name),w=JSON.stringify([f.frame,u.map(y=>y.id),g]);w!==o&&(s.forEach(y=>y.figure.unmount()),s=u.map(y=>c(y,f.sides)),_(h,s.slice(
0,p).map(y=>y.figure.node)),_(m,s.slice(p).map(y=>y.figure.node)),o=w),s.forEach(d)},retheme:()=>s.forEach(u=>u.figure.retheme()),unmount:()=>s.forEach(u=>u.figure.unmount())}}var ZL={name:"rows",label:"\
Rows",type:"choice",options:lc,fallback:"steps"},eN={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function uf(e,t,n){e.onChange({[t]:n},
{replace:e.last===t}),e.last=t}function Fk(e,t,n,s,o){let a=N("set"),r=pn({id:a,field:t,none:o,text:e.state[t],set:oe(s,e.state[t])??null,onPick:i=>{e.last="",e.onSet({[t]:i?.id??""})}});return l("div",
{class:`analysis-field side-${t==="test"?"test":"control"}`},l("label",{for:a},n),r.node)}function tN(e,t){let n=l("input",{type:"checkbox",data:{field:t.name},on:{change:()=>uf(e,t.name,n.checked===t.
fallback?"":String(n.checked))}});return e.fields.push({name:t.name,sync(s){n.checked=s===""?t.fallback:s==="true"}}),l("label",{class:"check"},n,t.label)}function nN(e,t){let n=t.type==="operator"?N(
"ops"):null,s=t.type==="number",o=l("input",{type:s?"number":"text",list:n,autocomplete:"off",spellcheck:"false",placeholder:t.placeholder,step:s&&"any",min:s&&0,data:{field:t.name},class:n&&"wide",title:t.
title,on:{change:()=>uf(e,t.name,o.value.trim())}}),a=n&&l("datalist",{id:n});n&&(o.addEventListener("input",Te(150,()=>jk(e,o.value,a))),o.addEventListener("focus",()=>{o.select(),jk(e,"",a)}));let r="";
return e.fields.push({name:t.name,sync(i,c){let d=i||n&&c||"",u=o===document.activeElement&&o.value!==r;o.value.trim()!==d&&!(u&&d===r)&&(o.value=d),r=d,s&&(c??null)!==null&&i===""&&(o.placeholder=c)}}),
l("label",{class:"analysis-field"},l("span",{},t.label),o,a)}function sN(e,t){let n=ye(Object.entries(t.options),s=>uf(e,t.name,s===t.fallback?"":s),{data:{field:t.name},title:t.title});return e.fields.
push({name:t.name,sync(s,o){n.value=s||String(o??Object.keys(t.options)[0])}}),l("label",{class:"analysis-field"},l("span",{},t.label),n)}var wl=(e,t)=>t.type==="boolean"?tN(e,t):t.type==="choice"?sN(
e,t):nN(e,t);async function jk(e,t,n){if(e.state.set!=="")try{let s=await Ar(e.state.set,t);_(n,[...new Set(s.filter(o=>o.category==="cpu_op").map(o=>o.name))].map(o=>l("option",{value:o})))}catch{}}var Gk=(e,t)=>e?.[t].
length>0?re(e[t],3):"";function cf(e,t,n){let[s,o]=["set","test"].map(a=>Gk(oe(n,e.state[a]),t));return e.state.test!==""&&e.state[t]===""&&(s!==o||e.state[`set_${t}`]!==""||e.state[`test_${t}`]!=="")}
function Wk(e,t,n,s){let[o,a]=["set","test"].map(i=>oe(s,e.state[i])),r=(i,c,d)=>wl(e,{name:i,label:c,type:"text",placeholder:["all",Gk(d,t)].filter(Boolean).join(": "),title:"all, first, or a list su\
ch as 0,2,4-7"});return cf(e,t,s)?[r(`set_${t}`,`${n} of A`,o),r(`test_${t}`,`${n} of B`,a)]:[r(t,n,o)]}function Yk(e,t){let n=s=>s.some(o=>e.state[o]!=="");return!n(["steps","set_steps","test_steps"])&&
(n(["marker","set_marker","test_marker"])||["set","test"].some(s=>oe(t,e.state[s])?.steps.length>0))}var Hk=e=>`${cc[e].letter} · ${cc[e].name}`,Vk=e=>e.state.rows===""&&e.specs[e.state.what].tables.
some(t=>t.columns.some(n=>n.summed));function oN(e,t){let n=e.state.test!=="";e.fields=[],_(e.node,Fk(e,"set",n?Hk("set"):"Trace set",t),Fk(e,"test",n?Hk("test"):"Compare with",t,"none"),Wk(e,"ranks",
"Ranks",t),Wk(e,"steps","Steps",t),!e.specs[e.state.what].ofSteps&&Yk(e,t)&&wl(e,ZL),Vk(e)&&wl(e,eN),e.specs[e.state.what].params.map(s=>wl(e,s)))}function aN(e){let t=e.node.querySelector("input[list\
]")??e.node.querySelector('[data-field$="ranks"]');return t?.focus(),document.activeElement===t}function rN(e,t,n,s={}){e.state=t;let o=JSON.stringify([e.state.what,e.state.set,e.state.test,cf(e,"rank\
s",n),cf(e,"steps",n),Yk(e,n),Vk(e),n.map(a=>[a.id,a.label])]);o!==e.built&&(e.built=o,je(e.node,()=>oN(e,n))),e.fields.forEach(({name:a,sync:r})=>r(e.state[a]??"",s[a]))}function iN(e,{onChange:t,onSet:n}){
let s={specs:e,onChange:t,onSet:n,fields:[],built:"",state:null,last:""};return s.node=l("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:o=>o.preventDefault()}}),{node:s.
node,focus:()=>aN(s),draw:(o,a,r)=>rN(s,o,a,r)}}var gl=["temporal_breakdown","work"],df=Object.keys(Kt),Uk=e=>String(wo({...e,what:""},{"":{params:[],ofSteps:!0}}));function lN(e){let t=new Map,n="",s=null;
async function o(r,i,c,d){let{query:u={},of:f}=Xu[r],h=wo({...i,rows:"",what:r,...u},Kt),m;try{let p=d??await Ln(r,h,{signal:c}),g=fl(p);m={sides:g,line:f(g,p)}}catch(p){m={error:p}}c.aborted||(t.set(
r,m),e())}function a(r){let{sides:i}=t.get(gl[0]),{counters:c,ranks:d=1}=Xu[r];return!!i&&(c&&!i.some(({data:u})=>u.has_counters)||i.every(({data:u})=>u.ranks.length<d))}return{async load(r,i=null){let c=Uk(
r);if(c===n&&[...t.values()].every(({error:f})=>!f))return;s?.abort(),s=new AbortController;let{signal:d}=s;if([n,t]=[c,new Map],await Promise.all(gl.map((f,h)=>o(f,r,d,h===0?i:null))),d.aborted||t.get(
gl[0]).error)return;let u=df.filter(f=>!gl.includes(f));u.filter(a).forEach(f=>t.set(f,{line:null})),await Promise.all(u.filter(f=>!t.has(f)).map(f=>o(f,r,d)))},isOf:r=>Uk(r)===n,get:r=>t.get(r),isEmpty:r=>t.
get(r)?.line===null,isWhole:()=>t.size===df.length,stop(){s?.abort(),n=""}}}var Jk=e=>Kt[e].tab??Kt[e].title;function cN({column:e,values:t}){let[n,s]=t,o=(r,i)=>l("td",{class:["num",r.tone?.(i)].filter(
Boolean).join(" "),title:r.exact?.(i)},r.show(i,{}));if(t.length===1)return[o(e,n)];let a=typeof n=="number"&&typeof s=="number"?s-n:null;return bu(e).map((r,i)=>o(r,[n,s,a][i])).concat(e.number?[]:[l(
"td",{class:"num"})])}var dN=(e,{line:t,error:n},s,o)=>l("tr",{data:{what:e}},l("th",{scope:"row"},l("a",{href:s(e)},Jk(e))),n?l("td",{colspan:o-1},n.message):[l("td",{class:"index-what"},t.name&&[t.mono?
l("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),cN(t)]);function uN([e,t],n,s,o){let a=t.map(r=>[r,n.get(r)]).filter(([,r])=>r&&(r.error||r.line!==null)).map(([r,i])=>dN(r,i,s,o));return a.
length>0&&l("tbody",{},l("tr",{class:"index-group"},l("th",{scope:"rowgroup",colspan:o},e)),a)}function fN(e,t,n){let s=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],o=df.filter(e.isEmpty);
return[l("div",{class:"card data-card index-card"},l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},l("table",{class:"data-table index-table"},l("caption",{
class:"visually-hidden"},"What the analyses found"),l("thead",{},l("tr",{},s.map((a,r)=>l("th",{scope:"col",class:r>1&&"num"},a)))),Uu.map(a=>uN(a,e,n,s.length))))),e.isWhole()&&o.length>0&&l("p",{class:"\
muted small index-without"},"Not in these sets: ",o.map((a,r)=>[r>0&&", ",l("a",{href:n(a)},Jk(a))]),".")]}var hN=e=>Kt[e].tab??Kt[e].title;function mN(){let e=(o,a)=>l("a",{data:{what:o}},a),t=Uu.map(
([o,a])=>l("span",{class:"tab-group",role:"group","aria-label":o},l("span",{class:"tab-group-name","aria-hidden":"true"},o),a.map(r=>e(r,hN(r))))),n=l("nav",{class:"analysis-tabs","aria-label":"Analys\
es"});_(n,e("","Overview"),t);function s(o){let a=n.getBoundingClientRect(),{left:r,right:i}=o.getBoundingClientRect();(r<a.left||i>a.right)&&(n.scrollLeft+=r-a.left-24)}return{node:n,draw({what:o,href:a,
isEmpty:r}){for(let i of n.querySelectorAll("a")){let{what:c}=i.dataset;i.href=a(c),i.hidden=c!==""&&c!==o&&r(c),i.toggleAttribute("aria-current",c===o),c===o&&(i.setAttribute("aria-current","page"),s(
i))}for(let i of t)i.hidden=[...i.querySelectorAll("a")].every(c=>c.hidden)}}}var Qk=(e,t)=>e.every(Ku)&&!t.host,Xk=(e,t)=>t.tables.length>0&&e.every(({data:n})=>(n.series??[]).length===0&&t.tables.every(
({key:s,columns:o})=>!(n[s]??[]).some(hl(o))));function Zk(e,t){let n=e.filter(s=>(s.data.last_step_dropped??[]).length>0);return e.every(s=>s.data.steps!==null)?"The rows of the chosen steps count, a\
s in Compare.":_e[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(s=>s.data.all_steps.length===0)?"Without steps, all ro\
ws count, as in Compare.":n.length>0?`Work that the last step of a rank${n.length<e.length?` of ${n[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?
"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var pN=(e,t)=>e.flatMap(({label:n,data:s})=>{let o=t.host?
[]:s.ranks_without_device_rows??[];return o.length===0?[]:[o.length===s.ranks.length?`${n} has no device work${s.ranks.length>1?"":` (rank ${s.ranks[0]})`}: this analysis has nothing to count there. ${Jn}`:
`${n}: ${o.length===1?"rank":"ranks"} ${re(o)} ${o.length===1?"has":"have"} no device rows.`]});function gN(e,t,n){let s=t.charts[0]?.make(e,n).empty;return s&&l("p",{class:"notice"},s)}function wN(e,t,n){
let s=_e[t.what],o=pN(e,s),a=s.chosen?.(t),r=Qk(e,s),i=!r&&Xk(e,s),c=t.rows!==""&&!s.ofSteps&&e.some(u=>u.data.steps===null)&&x("Count as Compare does",()=>n({rows:""}),{class:"link-button",title:`Row\
s ${lc.steps}`}),d=r&&l("p",{},"To see what the host did, look at its ",l("a",{href:$s({...t,what:"user_annotation_breakdown",lines:[]},_e)},"annotations"),".");return[o.length>0&&l("ul",{class:"notic\
e"},o.map(u=>l("li",{},u))),d,i?gN(e,s,t)??s.notes?.(e):!r&&s.notes?.(e),a&&l("p",{},a),!r&&!i&&l("p",{class:"muted small"},Zk(e,t)," ",c)]}var yN=12,bN={key:"side",title:"set",show:e=>l("b",{class:`l\
etter letter-${e.toLowerCase()}`},e)},_N=(e,t)=>e.flatMap(n=>(n.data[t.key]??[]).map(s=>({side:n.letter,...s}))).sort(t.order??(()=>0));function kN(e,{sides:t,raw:n,difference:s,perStep:o}){let a=t.length>
1&&!e.apart,r=Eb(e,t.flatMap(m=>m.data[e.key]??[])),i=a?Yu(n,e,r,s?.[e.key],o):_N(t,e),c=Vu(e,r,a),d=m=>m.told||m.number&&(!a||m.showDiff),u=m=>o?xb(m):m,h=[...r.filter(m=>!d(m)),...c,...r.filter(m=>d(
m)&&!c.includes(m))].flatMap(m=>{let p=d(m)&&!c.includes(m);return(a&&d(m)?bu(u(m)):[u(m)]).map(g=>({...g,extra:p}))}).filter(m=>!m.number||m.blank||i.some(p=>(p[m.key]??null)!==null));return{columns:t.
length>1&&e.apart?[bN,...h]:h,rows:i.some(hl(r))?a?i.filter(hl(r)):i:[]}}function vN(e,t){return e.map((n,s)=>({table:n,...kN(n,t),limit:s<t.above?n.rows??yN:void 0})).filter(({rows:n})=>n.length>0).map(
({table:n,rows:s,columns:o,limit:a})=>{let r=Nt({caption:n.caption,columns:o,limit:a,href:t.href,parameters:t.parameters,csv:t.csv(n.key),sql:t.sql(n.key)});return r.show(s),{table:n,node:r.node}})}var ff={
path:"/analyse",name:"Analyse",read:e=>ul(e,_e),mount:ON};function xN(e){let t=(s,...o)=>l("div",{class:s},o),n={nav:mN(),intro:l("p",{class:"muted analysis-intro"}),message:t("message"),notes:t("anal\
ysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:l("h1",{}),summary:l("summary",{}),lost:l("span",{class:"mu\
ted small trace-lost"})};return n.more=l("details",{class:"analysis-more"},n.summary,n.moreCharts,n.moreTables),n.results=t("results analysis-results",n.notes,n.charts,n.tables,n.more),n.traces=x("Ope\
n in Perfetto …",()=>Pi([e().set,e().test].filter(s=>s!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces th\
emselves: open them in Perfetto, or download them"}),n}function $N(e,{name:t,category:n}){let s=(a,r)=>e[`${a}_${r}`]||e[r]||"all",o=(a,r)=>e[`${a}_${r}`]||e[r];return Ve({control:e.set,test:e.test,row:Be(
t,n),control_marker:o("set","marker"),test_marker:o("test","marker"),control_marker_until:o("set","marker_until"),test_marker_until:o("test","marker_until"),cut_overlaps:e.cut_overlaps,control_ranks:s(
"set","ranks"),test_ranks:s("test","ranks"),control_steps:s("set","steps"),test_steps:s("test","steps")})}var SN=(e,t)=>e.unit===""&&e.rows===""&&t.every(n=>go(n)>0);function EN(e,t){let n=[e.set,e.test].
map(o=>o!==""&&oe(t,o)).filter(Boolean),s=n.filter(o=>o.traces_bytes===0);return s.length===0?"":n.length===1?Wn(n[0]):s.map(o=>`${o.label}: ${Wn(o)}`).join(" ")}var e0=e=>Ee(e,"This analysis is not p\
ossible",Hn());function TN(e,t){let n=null,s=c=>Xm(n.state.what,J_(n.asked,_e,c)),o=(c,d,u={})=>$t(Bk(n.asked,c,d),{control:n.state.set,test:n.state.test},u),a=XL({change:t,csv:s,sql:({id:c,table:d})=>o(
c,{chart:d??c},qk(c))});function r(c,d,u,f){let{answer:h,state:m}=n,p=vN(_e[m.what].tables,{sides:c,raw:d,perStep:f,above:u,difference:h.difference,parameters:h.parameters,csv:s,href:d.length>1?b=>$N(
m,b):null,sql:b=>o(b)}),g=_e[m.what].tables.slice(0,u),w=({table:b})=>g.includes(b);_(e.tables,p.filter(w).map(({node:b})=>b));let y=p.filter(b=>!w(b));return _(e.moreTables,y.map(({node:b})=>b)),y.map(
({table:b})=>b.caption)}function i(c){n=c;let{answer:d,state:u,key:f}=n,h=_e[u.what],m=fl(d),p=SN({...n.asked,unit:u.unit},m),g=p?m.map(M=>ek(M,h.tables)):m,w={...u,shown:d.parameters,href:M=>$s({...u,
...M},_e)};_(e.notes,wN(g,w,t));let y={charts:1,tables:1,...h.above},b=Qk(g,h)||Xk(g,h),E=r(g,m,y.tables,p);a.draw(h.charts,{sides:g,state:w,revision:f,perStep:p,frame:[u.what,u.set,u.test].join(" "),
file:`tracediff-${g.map(M=>Le(M.label)).join("-")}`,caption:[[g.map(M=>[M.letter,M.label].filter(Boolean).join(" · ")).join(", "),Zk(g,u)].join(". ")]},[e.charts,e.moreCharts,y.charts]);let q=[...h.charts.
slice(y.charts).map(M=>M.title),...E];e.more.hidden=b||q.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=u.more==="1",_(e.summary,l("b",{},"More"),`: ${[...new Set(q)].join(" · ")}`)}return{
draw:i,retheme:a.retheme,unmount:a.unmount}}function ON(e,t){let n={state:ul(location.search,_e),sets:null,answer:null,answered:"",asked:null,dead:!1};n.change=(a,r)=>t.go($s({...n.state,...a},_e),r);
let s=xN(()=>n.state);n.controls=iN(_e,{onChange:n.change,onSet:a=>n.change({...dl,...a})}),e.append(l("div",{class:"page analyse-page"},l("div",{class:"analyse-head"},s.heading,s.traces,s.lost),s.nav.
node,n.controls.node,s.intro,s.message,s.results)),n.question=Ue({context:t,results:s.results,message:s.message}),n.drawn=TN(s,n.change),n.findings=lN(()=>mf(n,s));let o=Ae(n.drawn.retheme);return s.more.
addEventListener("toggle",()=>{s.more.open!==(n.state.more==="1")&&n.change({more:s.more.open?"1":""},{replace:!0})}),zk(n,s,t),{keys:{search:()=>n.controls.focus()},update(a){n.state=ul(a,_e);let r=[
"set","test"].every(i=>n.state[i]===""||oe(n.sets??[],n.state[i]));n.sets?.length>0&&r?s0(n,s,t):zk(n,s,t)},unmount(){n.dead=!0,n.question.unmount(),n.findings.stop(),o(),n.drawn.unmount()}}}function hf(e,t,n){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(n)}function mf(e,t){if(e.dead)return;let n=a=>$s({...e.state,what:a,lines:[],more:""},_e),s=e.findings.isOf(e.state);if(t.nav.
draw({what:e.state.what,href:n,isEmpty:a=>s&&e.findings.isEmpty(a)}),e.state.what!==""||!s)return;e.question.say(null),_(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;let o=t.tables.contains(
document.activeElement)&&document.activeElement.closest("tr")?.dataset.what;_(t.tables,fN(e.findings,e.state.test!=="",n)),o&&t.tables.querySelector(`tr[data-what="${o}"] a`)?.focus(),e.findings.isWhole()&&
t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",j("What the analyses found is shown."))}function MN(e,t,n,s){let o=_e[e.state.what];e.answer=n;let a=e.asked===e.state&&o.instead?.(
e.state,fl(n));if(a){e.asked={...e.state,...a},t0(e,t,s);return}e.answered=s,e.question.say(null),e.controls.draw(e.state,e.sets,n.parameters),e.drawn.draw({answer:n,state:e.state,asked:e.asked,key:s}),
t.results.dataset.shown=s,j(`${o.title} is shown.`),e.findings.load(e.state)}function t0(e,t,n){e.question.ask(s=>Ln(e.asked.what,wo(e.asked,_e),{signal:s}),s=>MN(e,t,s,n),s=>hf(e,t,e0(s)))}function AN(e,t){
let n={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(s=>Ln(n.what,wo(n,_e),{signal:s}),s=>{e.findings.load(e.state,s),mf(e,t)},s=>{e.findings.
stop(),hf(e,t,e0(s))})}var n0=e=>`${e.what} ${wo(e,_e)}`;function CN(e,t,n){let s=n0(e.state);e.state.set===""?(e.question.drop(),hf(e,t,l("p",{class:"notice"},"Choose a set.")),n.settled()):e.state.what===
""?AN(e,t):e.answer&&e.answered===s?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:s}),n.settled()):(e.asked=e.state,t0(e,t,s))}function s0(e,t,n){let{state:s,sets:o}=e,
a=_e[s.what],r=i=>s[i]===""?null:oe(o,s[i])?.label??s[i];_(t.heading,a.title),_(t.intro,a.intro),_(t.lost,EN(s,o)),n.setTitle([...new Set([a.title,[r("set"),r("test")].filter(Boolean).join(" → "),"A\
nalyse"])].filter(Boolean).join(" · ")),e.controls.draw(s,o,e.answer&&e.answered===n0(s)?e.answer.parameters:{}),mf(e,t),CN(e,t,n)}var zk=(e,t,n)=>Fi(e,[e.state.set,e.state.test],{message:t.message,parts:[
e.controls.node,t.traces,t.nav.node],words:"There are no sets yet. ",none(){_(t.heading,"Analyse"),n.setTitle("Analyse")},draw:()=>e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):s0(e,t,n)});var RN=14;function yl(e){let[t,n]=rm(e);return n===""?t:`${t} → ${n}`}function LN(e){let t=[],n=0,s=null,o=!1,[a,r]=["",0],i=({row:f})=>f.replaces||f.aliases,c=f=>f.map(({row:h})=>yl(h));function d(){
let f=getComputedStyle(document.documentElement),h=`${.92*parseFloat(f.fontSize)}px ${f.getPropertyValue("--mono")}`;if(h!==a){a=h;let g=document.createElement("canvas").getContext("2d");g.font=a,r=g.
measureText("0".repeat(40)).width/40}let m=getComputedStyle(e),p=e.clientWidth-parseFloat(m.paddingLeft)-parseFloat(m.paddingRight)-2;return r>0?Math.max(RN,Math.floor(p/r)):0}function u(f){if(n>0&&s===
null){let h=t.filter(Boolean);o=h.some(i),s=sc(o?n-2:n),s.add(c(h))}return n===0?f:s.text(f)}return{setRows(f){[t,s]=[f,null]},addRows(f,h){t=f,s=!o&&h.some(i)?null:s,s?.add(c(h))},measure(){let f=n;return n=
d(),s=n===f?s:null,n!==f},draw({row:f}){let h=yl(f),m=u(h);return l("span",{class:"fit",data:m===h?{}:{short:m}},l("bdi",{},h))},refit(f,{row:h}){let[m,p]=[yl(h),f.querySelector(".fit")],g=u(m);g===m?
delete p.dataset.short:p.dataset.short!==g&&(p.dataset.short=g)}}}var NN="abs_diff_duration",bf=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the c\
ontrol","num c-work"],["slower_work","Slower work","The rest of the change of device time: the same FLOPs take more time, or less","num c-work"]],gf={no_operator:"it is not an operator: FLOPs are know\
n for operators, not for single kernels",one_side:"it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"\
the FLOPs are known for less than 80 % of its calls or of its device time"},r0="abcd";function PN({row:e,moreWork:t,slowerWork:n},s){return[t,n].map(o=>{if(o==null){let i=Object.keys(gf).indexOf(e?.work_known);
return l("td",{class:"num c-work muted",title:gf[e?.work_known]??null},B,i>=0&&l("sup",{},r0[i]))}let[a,r]=s(o);return l("td",{class:`num c-work ${te(o)}`,title:r},a)})}function i0(e){let t=null,n=x("\
More and slower work",()=>e({work:!t.work,...t.work&&bf.some(([o])=>o===t.sort)?{sort:NN,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an o\
perator’s device time, where its FLOPs are known; takes longer to load"}),s=l("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(gf).flatMap((o,a)=>[a>0&&"; ",l("sup",{},r0[a]),
` ${o}`]).filter(Boolean),".");return{node:n,note:s,draw(o){t=o,s.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var pf=4,_f={operator_and_shapes:"launched by the same operator with th\
e same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"launched by other operators with the same input shapes"};function l0(e){let t=l(
"h2"),n=l("ul",{class:"replacements-list"}),s=l("p",{class:"related-more"}),o=Me("Probable replacements"),a=l("details",{class:"card rank-steps replacements",hidden:!0},l("summary",{},t,l("span",{class:"\
muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template arguments alone.")),l("div",{class:"chart\
-tools"},o.node),n,s),r=!1,i=null;function c(u,f){let h=u.replacements??[];i!==u&&(i=u,r=!1),a.hidden=h.length===0,!a.hidden&&(t.textContent=`Probable replacements (${k(h.length)})`,_(n,h.slice(0,r?void 0:
pf).map(m=>d(m,u,f))),s.hidden=r||h.length<=pf,_(s,!s.hidden&&x(`Show all ${k(h.length)}`,()=>{r=!0,c(u,f),n.children[pf].querySelector("a").focus()},{class:"link-button"})))}function d(u,f,h){let m={
diff_duration:u.diff_duration};O.forEach(M=>{m[`${M}_counts`]=u[M].counts,m[`${M}_total_duration`]=u[M].total_duration});let{control:p,test:g,diff:w,growth:y,controlCount:b,testCount:E}=$n(m,h?"per_st\
ep":"total",f),q=(M,V,I)=>l("p",{class:`replaced ${I}`},l("span",{class:"replaced-mark","aria-hidden":"true"},V),l("span",{class:"visually-hidden"},V==="−"?"gone: ":"new: "),l("a",{href:e(M),class:"\
mono",title:M.name},l("bdi",{},M.name)));return l("li",{},l("div",{class:"replaced-names"},q(u.control,"−","less-mark"),q(u.test,"+","more-mark"),l("p",{class:"muted small"},_f[u.rule]??u.rule,u.shared!==
null&&[", ",l("span",{class:"mono"},u.operator??"")," ",u.input_dims&&l("span",{class:"mono"},u.input_dims),` (${W(100*u.shared)} of what launches them is shared)`])),l("dl",{class:"replaced-numbers"},
l("dt",{},h?"calls per step":"calls"),l("dd",{},`${k(b)} → ${k(E)}`),l("dt",{},h?"time per step":"time"),l("dd",{title:`${C(p)} → ${C(g)}`},`${v(p)} → ${v(g)}`),l("dt",{},"Δ"),l("dd",{class:`st\
rong ${te(w)}`,title:ce(w)},X(w),p>0&&` (${D(y)})`)))}return{node:a,sql:o,draw:c}}async function mt(e,t){try{await navigator.clipboard.writeText(e),z(t,{seconds:4})}catch{z(`Copy this: ${e}`,{seconds:60})}}
var IN={added:"new: in the test only",deleted:"gone: in the control only",increased:"called more often",decreased:"called less often",unchanged:"called equally often"},DN="q is the false discovery rat\
e: of all rows with a q this small, at most this share is expected to be noise";function _l(e){if(e.q_value===null)return e.among?.[0]>=4?"Cannot judge: rows of the device were lost.":"Cannot judge: e\
ach side needs at least 4 samples.";if(e.too_few&&!Ds(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is needed.";if(e.too_few&&e.among){let[n,s]=e.among;return`${k(n)} \
steps are too few to judge this row among ${k(s)} rows.`}let t=`q = ${Ft(ur(e))}, p = ${Ft(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ s\
o, too (${t}).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function kf(e){return e.calls==="fact"?`calls: ${k(e.control_calls)}\
 → ${k(e.test_calls)} in every step`:["more","fewer"].includes(e.calls)?`${e.calls} calls per step (q = ${Ft(e.calls_q_value)})`:""}var qN=({row:e,of:t})=>{let n=typeof e.control_median=="number"&&typeof e.
test_median=="number",s=(a,r,i,c,d=[])=>l("tr",{},l("th",{scope:"row"},a),[r,i,c].map((u,f)=>l("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},u))),o=(a,r,i,c=ka(r,i))=>s(a,v(r),v(i),X(c),[C(
r),C(i),ce(c)]);return xt("detail-table",null,["","Control","Test","Δ"],[s("Calls",k(e.control_counts),k(e.test_counts),Re(e.diff_counts)),o("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
o("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_step")),o("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&o("Self, total",e.control_self_duration,
e.test_self_duration,t("diff_self_duration")),n&&o("Median of steps",e.control_median,e.test_median),n&&o("Quartile spread",e.control_spread,e.test_spread)])};function BN(e){return e.replaces?`${e.name}\

probably replaces ${e.replaces.name}
(${_f[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...dr(e)].join(`
`):e.name}function c0({onClear:e,href:t,tree:n,timeline:s,onRanks:o,onTable:a}){let r=l("div",{class:"op-panel-body"}),i=l("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},l("div",
{class:"op-panel-head"},l("h2",{},"Selected operation"),Y("close","Close (Escape)",e)),r),c=null;function d(u){let{row:f}=u,{replaces:h}=f,m=kf(f);return[l("p",{class:"mono full-name"},l("bdi",{},f.name)),
l("p",{class:"muted small"},f.category,f.kind&&` · ${f.kind.toLowerCase()}`,` · ${IN[f.change]}`),h&&l("div",{class:"small op-replaces"},l("p",{},"probably replaces"),l("p",{class:"mono full-name"},
l("bdi",{},h.name)),l("p",{class:"muted"},`${_f[h.rule]??h.rule}${h.operator?`: ${h.operator}`:""}`,h.input_dims&&l("span",{class:"mono"},` ${h.input_dims}`))),f.aliases&&l("div",{class:"small op-repl\
aces"},l("p",{},h?"all kernels that are gone or new":f.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),dr(f).map(p=>l("p",{class:"mono full-name"},l("bdi",{},p)))),f.significance&&l("p",{class:"small"},_l(f),m&&` ${m[0].toUpperCase()}${m.slice(1)}.`),qN(u),l("p",{class:"op-actions"},t?.(f)&&l("a",
{href:t(f)},"Open this operation"),s?.(f)&&l("a",{href:s(f)},"Show in the timeline"),n?.(f)&&l("a",{href:n(f)},"Where in the tree"),a&&x("Show in the table",a,{class:"link-button"}),o&&x("Show its ran\
ks and steps",o,{class:"link-button"}),x("Copy the name",()=>mt(f.name,"Name copied."),{class:"link-button"}))]}return{node:i,isOpen:()=>!i.hidden,draw(u,f=null){if(u===c&&f===null)return;c=u;let h=i.
hidden;i.hidden=u===null&&f===null,document.body.toggleAttribute("data-panel",!i.hidden),_(r,i.hidden?null:f??d(u)),(h||f)&&(r.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),i.remove()}}}
var FN=60,o0=100,jN={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},wf=[["change","±","New\
, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","Control","Ca\
lls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],["control\
_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the duration, test \
− control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the change noise? \
Judged by the times shown, all rows together: slower or faster where q < 0.05. ${DN}`,"c-real"],...bf],vf=String(wf.length-bf.length),WN={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},HN=(e,t)=>Ds(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:WN[t]??["",t],d0={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function UN(e,t,n){let s=d0[e],o=Fo(e);return s?t===s?[e,"desc"]:t!==e?[s,"desc"]:n==="desc"?[e,"asc"]:[s,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,o]}function u0(e){let{from:t,to:n}=e.
window,[s,o]=e.window.isLong()?[Math.max(0,t-o0),Math.min(e.rows.length,n+o0)]:[t,n];for(let a=s;a<o;a+=1)if(!e.rows[a]){e.events.onWant(s,o);return}}function f0(e){let t=!1;for(let[n,s]of e.window.nodes)
s.dataset.hole!==void 0&&e.rows[n]?(e.window.nodes.set(n,h0(e,n)),t=!0):e.rows[n]&&e.fit.refit(s,e.rows[n]);t&&e.window.put(),u0(e)}function zN(e){return l("tr",{hidden:e===0},l("td",{colspan:vf,class:"\
muted"},`${k(e)} more: the report and the CSV have all rows.`))}function KN(e){let t=e.rows.findIndex(n=>!n);return t<0?e.rows.length:t}function h0(e,t){let n=e.rows[t];return l("tr",{"aria-rowindex":String(
t+3),data:{index:t},class:`${t%2?"odd":""}${n.noise?" noise":""}`,tabindex:t===e.window.active?"0":"-1","aria-selected":String(n.key===e.selected)},sP(n,e.unit,e.largest,YN(e,n)),e.work&&PN(n,s=>kl(s,
e.unit)))}function GN(e,t){return l("tr",{"aria-rowindex":String(t+3),data:{index:t,hole:""},"aria-busy":"true",tabindex:t===e.window.active?"0":"-1"},l("td",{colspan:vf,class:"muted"},"…"))}function YN(e,t){
return l("a",{href:e.events.href(t.row),class:"op-link",tabindex:"-1"},t.row.replaces&&l("span",{class:"folded"},l("span",{"aria-hidden":"true"},"⇄ "),l("span",{class:"visually-hidden"},"probable re\
placement: ")),t.row.aliases&&!t.row.replaces&&l("span",{class:"folded"},l("span",{"aria-hidden":"true"},"≡ "),l("span",{class:"visually-hidden"},"several names: ")),e.fit.draw(t))}function VN(e,t){
let n=t.target.closest("tr[data-index]");n&&t.target.closest(".op-link")?!t.ctrlKey&&!t.metaKey&&!t.shiftKey&&e.events.onOpen(e.rows[Number(n.dataset.index)].key):n&&e.rows[n.dataset.index]&&getSelection().
isCollapsed&&(e.window.activate(Number(n.dataset.index),!0),e.events.onSelect(e.rows[e.window.active].key))}function JN(e,t){let{active:n,nodes:s}=e.window,o=e.window.placeOf(t.key);if(o!==void 0&&!t.
altKey&&!t.metaKey)t.preventDefault(),e.window.activate(o,!0);else if((t.key==="Enter"||t.key===" ")&&!t.target.closest(".op-link")&&e.rows[n])t.preventDefault(),e.events.onSelect(e.rows[n].key);else if(t.
key==="ArrowRight"||t.key==="ArrowLeft"){t.preventDefault();let a=s.get(n);(t.key==="ArrowRight"?a?.querySelector(".op-link"):a)?.focus({preventScroll:!0})}}function QN(e,t){e.groups[1].textContent=e.
unit==="per_step"||e.unit==="percent"?"Calls per step":"Calls",e.groups[2].textContent=`${e.self?"Self time":"Duration"}, ${t}`,e.groups[2].title=e.self?"Of host operations, without the calls inside t\
hem; of device work, all of it":"",e.groups[4].textContent=`Device time, ${t}`,e.table.querySelectorAll(":is(col, thead th).c-work").forEach(n=>{n.hidden=!e.work});for(let[n,{cell:s,mark:o}]of e.heads){
let a=e.sort===n||(d0[n]??"")===e.sort;a?s.setAttribute("aria-sort",e.order==="asc"?"ascending":"descending"):s.removeAttribute("aria-sort");let r=e.order==="asc"?"↑":"↓";o.textContent=a?e.sort===
n?` ${r}`:` |${r}|`:""}}function XN(e,t){let n=e.revision!==t.revision;({rows:e.rows,unit:e.unit,self:e.self,sort:e.sort,order:e.order,selected:e.selected,revision:e.revision}=t),e.work=t.work===!0,
e.table.toggleAttribute("data-work",e.work),e.largest=yf(e.rows),e.table.setAttribute("aria-rowcount",String(e.rows.length+3)),e.table.toggleAttribute("data-unjudged",!t.judged),e.fit.setRows(e.rows),
QN(e,t.unitName),_(e.foot,t.totals.map(([o,a])=>rP(o,a,e.unit,e.self,e.work)));let s=e.rows.findIndex(o=>o?.key===e.selected);n&&e.window.begin(Math.max(0,s)),e.opened||(e.opened=!0,e.node.setAttribute(
"data-late",""),We().then(We).then(()=>e.node.removeAttribute("data-late"))),e.window.draw(!0),s>=0&&n&&e.window.reveal(s)}function ZN(e,t,n,s){e.rows=t,e.table.toggleAttribute("data-unjudged",!s),e.fit.
addRows(e.rows,n),yf(n)>e.largest?(e.largest=yf(n),e.window.draw(!0)):f0(e)}function eP(e,t){let n=t!==e.selected;e.selected=t;for(let o of e.body.querySelectorAll("tr[data-index]"))o.setAttribute("ar\
ia-selected",String(t!==""&&e.rows[Number(o.dataset.index)]?.key===t));let s=e.rows.findIndex(o=>o?.key===t);s>=0&&n&&e.window.activate(s)}function tP(e){e.observer.disconnect(),e.stopPrinting(),e.window.
unmount()}function nP(e){e.groups=[l("td",{colspan:"3"}),l("th",{colspan:"3",scope:"colgroup"}),l("th",{colspan:"4",scope:"colgroup"}),l("td"),l("th",{colspan:"2",scope:"colgroup",class:"c-work"})],e.
head=l("thead",{},l("tr",{class:"head-groups"},e.groups),l("tr",{},wf.map(([t,n,s,o])=>{let a=l("span",{class:"sort-mark","aria-hidden":"true"}),r=l("th",{scope:"col",class:o},l("button",{type:"button",
title:s,on:{click:()=>e.events.onSort(...UN(t,e.sort,e.order))}},n,a));return e.heads.set(t,{cell:r,mark:a}),r}))),e.body=l("tbody"),e.foot=l("tfoot"),e.table=l("table",{class:"ops",role:"grid","aria-\
label":"All operations"},l("colgroup",{},wf.map(([,,,t])=>l("col",{class:t}))),e.head,e.body,e.foot),e.node=l("div",{class:"table-scroll",tabindex:"-1"},e.table),e.window=lo({node:e.node,body:e.body,covers:[
e.head,e.foot],least:FN,columns:()=>Number(vf),count:()=>e.rows.length,make:t=>e.rows[t]?h0(e,t):GN(e,t),drawn:()=>u0(e),paper:{count:()=>KN(e),rest:zN}})}function m0(e){let t={events:e,heads:new Map,
rows:[],unit:"total",sort:"",order:"",self:!1,work:!1,revision:"",selected:null,largest:0,opened:!1};return t.stopPrinting=Js(()=>t.fit.measure()),nP(t),t.fit=LN(t.heads.get("name").cell),t.body.addEventListener(
"click",n=>VN(t,n)),t.body.addEventListener("keydown",n=>JN(t,n)),t.observer=new ResizeObserver(()=>t.fit.measure()&&f0(t)),t.observer.observe(t.heads.get("name").cell),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>XN(t,n),add:(n,s,o)=>ZN(t,n,s,o),select:n=>eP(t,n),unmount:()=>tP(t)}}function p0(e,t){return t==="percent"?[W(e),W(e)]:[v(e),C(e)]}function kl(e,t){if(t!=="percen\
t")return[X(e),ce(e)];let n=e===null?B:`${D(e)}-points`;return[D(e),n]}var yf=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0);function bl(e,t,n){let[s,o]=p0(e,t);return l("td",{class:n,title:o},
s)}function sP(e,t,n,s){let{row:o}=e,[a,r]=jN[o.change]??["",o.change],[i,c]=kl(e.diff,t),d=n>0?Math.abs(e.diff??0)/n:0;return[l("td",{class:`c-change change-${o.change}`,title:r},l("span",{"aria-hidd\
en":"true"},a),l("span",{class:"visually-hidden"},r)),l("th",{scope:"row",class:"c-name mono",title:BN(o)},s),l("td",{class:"c-category",title:o.kind?`${o.category}, ${o.kind}`:o.category},o.category),
l("td",{class:"num c-count"},k(e.controlCount)),l("td",{class:"num c-count"},k(e.testCount)),l("td",{class:`num c-count ${te(e.diffCount)}${o.calls==="fact"?" strong":""}`,title:kf(o)||null},Re(e.diffCount)),
bl(o.control_counts>0?e.control:null,t,"num c-time"),bl(o.test_counts>0?e.test:null,t,"num c-time"),l("td",{class:`num c-time c-diff ${te(e.diff)}`,title:c,css:{"--share":`${(100*d).toFixed(1)}%`}},i),
l("td",{class:`num c-percent ${te(e.percent??e.diff)}`},e.birth||D(e.percent)),oP(e)]}function oP({row:e,verdict:t}){if(t===""||t===null)return l("td",{class:"c-real muted"});let[n,s]=HN(e,t),o=t==="s\
lower"||t==="faster";return l("td",{class:`c-real ${o?t==="slower"?"more":"less":"muted"}`,title:`${_l(e)}${e.q_value===null?"":` Median of the steps ${v(e.control_median)} → ${v(e.test_median)}.`}`},
l("span",{"aria-hidden":"true"},n&&`${n} `),s,o&&l("span",{class:"q"},` ${zh(ur(e))}`))}var a0=e=>l("td",{class:"num c-count",title:k(e)},k(e)),aP={host:"Host, sum",device:"Device, sum"};function rP(e,t,n,s,o){
let[a,r]=kl(t.diff,n);return l("tr",{data:{part:e}},l("td",{class:"c-change"}),l("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":s?"S\
elf times do not count nested calls twice":"Host operations nest: the time of a call also counts in its caller"},aP[e]),l("td",{class:"c-category"}),a0(t.controlCount),a0(t.testCount),l("td",{class:`n\
um c-count ${te(t.diffCount)}`},Re(t.diffCount)),bl(t.control,n,"num c-time"),bl(t.test,n,"num c-time"),l("td",{class:`num c-time ${te(t.diff)}`,title:r},a),l("td",{class:`num c-percent ${te(t.percent??
t.diff)}`},t.birth||D(t.percent)),l("td",{class:"c-real"}),o&&l("td",{class:"c-work",colspan:"2"}))}function g0(e){let{row:t,verdict:n}=e,s={no_difference_found:!t.too_few,cannot_judge:t.q_value!==null,
slower:!0,faster:!0}[n];return[t.replaces&&`probably replaces ${t.replaces.name}`,...t.aliases?dr(t):[],Ds(t)?"too few steps to judge":s&&`${n.replaceAll("_"," ")}, q = ${Ft(ur(t))}`,kf(t)].filter(Boolean)}
function iP(e,t,n){let{row:s}=e,o=i=>p0(i,t)[0],a=e.birth||D(e.percent),r=n&&s.kind==="";return[r?`${s.category}, self time`:s.category,`control ${o(e.control)}`,`test ${o(e.test)}`,`Δ ${kl(e.diff,t)[0]}\
 (${a})`,`calls ${k(e.controlCount)} → ${k(e.testCount)}`,...t!=="total"||r?[`total ${v(s.control_total_duration)} → ${v(s.test_total_duration)}, ${X(s.diff_duration)}`]:[],...g0(e)]}function lP(e){
return[e.row.category,`control ${k(e.controlCount)}`,`test ${k(e.testCount)}`,`Δ ${Re(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...g0(e)]}var w0=e=>({key:e.key,name:yl(e.row),noise:e.noise,mark:e.row.
replaces?"⇄ ":e.row.aliases?"≡ ":""});function y0(e,t,n,s){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${No(t,s)}`:No(t,s),rows:e.map(o=>({...w0(o),control:o.control,test:o.test,
diff:o.diff,lines:iP(o,t,n)}))}}function b0(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({...w0(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,
lines:lP(n)}))}}function cP({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:s}){return e>0&&["unchanged","not_certain"].includes(t)&&s!==null&&s.slower+s.faster===0&&n.added+n.deleted+n.increased+
n.decreased===0}var _0=(e,t)=>cP(e)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",x("Draw the bars anyway",t,{class:"link-button"})];function vl(){let e=null,
t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tracediff",title:"To see th\
is page, drop it on another tracediff, or open it with tracediff open"};return{node:Pr("Share",()=>[{text:"Copy link",run:()=>mt(location.href,"Link copied."),note:"For people who can reach this serve\
r"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(s){e=s}}}var xf=8,Tf=["control","test","Δ","Δ %"],$f={key:"",operators:null},v0=(e,t,n=t-e)=>io([e,t],vt,{diff:n,cls:"",percent:e>0?D(va(e,n)):t>0?"new":""});function dP(e,t){let{operator:n,control_per_step:s,
test_per_step:o,diff_per_step:a}=t;return l("tr",{},l("th",{scope:"row"},n===null?l("span",{class:"muted"},"in no operator"):l("a",{href:e.href({name:n,category:"cpu_op"}),class:"mono",title:n},l("bdi",
{},n))),ft(`${k(t.control_counts)} → ${k(t.test_counts)}`),v0(s,o,a))}function Af(e,{rows:t,count:n}){_(e.body,xt("operators-table",null,["Operator","launched, in all",...Tf],t.slice(0,e.all?void 0:
xf).map(s=>dP(e,s)))),e.more.hidden=e.all||t.length<=xf,_(e.more,!e.more.hidden&&x(t.length<n?`Show ${k(t.length)} of ${k(n)}`:`Show all ${k(n)}`,()=>{e.all=!0,Af(e,{rows:t,count:n}),e.body.querySelectorAll(
"tbody tr")[xf].querySelector("a")?.focus()},{class:"link-button"}))}async function uP(e,t){e.request?.abort(),e.request=new AbortController,e.asked=t,e.all=!1,_(e.body,l("p",{class:"muted"},"Looking \
for the operators …")),_(e.more);let n=new URLSearchParams(t);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([s,o])=>n.set(s,o));try{let{operators:s}=$f.key===t?$f:await e.send(
n,{signal:e.request.signal});$f={key:t,operators:s},e.asked===t&&s?Af(e,s):e.asked===t&&_(e.body,l("p",{class:"muted"},"Loading the operators took too long."))}catch(s){e.asked===t&&s.name!=="AbortErr\
or"&&_(e.body,l("p",{class:"muted"},`No operators: ${s.message}`))}}function fP(e,t,n){e.node.hidden=!(e.send?n.recorded.few_shared_kernels:n.operators),!e.node.hidden&&!e.send?Af(e,n.operators):!e.node.
hidden&&e.node.open&&t!==e.asked&&uP(e,t)}function x0(e,t){let n={href:e,send:t,all:!1,asked:"",request:null};n.body=l("div",{class:"scroll-x operators-body"}),n.more=l("p",{class:"related-more"});let s=Me(
"Device time by operator");return n.node=l("details",{class:"card rank-steps operators",hidden:!0,"aria-label":"Device time by operator"},l("summary",{},l("h2",{},"Device time by operator"),l("span",{
class:"muted rank-summary"},"The sides have other kernels: what their operators take.")),l("div",{class:"chart-tools"},s.node),l("p",{class:"muted small"},"Less than half of the kernel time is in kern\
els that both sides have, so this table compares operators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),
n.body,n.more),{node:n.node,sql:s,draw:(o,a)=>fP(n,o,a),stop:()=>n.request?.abort()}}var Sf=20,hP=4,xl=e=>e===null?"–":Q(e,0,e<1?3:e<100?1:0),_o=(e,t,n)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?
"":`${n(e[`control_${t}`])} → ${n(e[`test_${t}`])}`;function $0(){let e=l("span",{class:"muted rank-summary"}),t=Me("Device time by class of work"),n=jn("Classes of work"),s=jn("Shapes of products, \
convolutions and attention"),o=l("details",{class:"card rank-steps work-classes",hidden:!0},l("summary",{},l("h2",{},"Classes of work"),e),l("div",{class:"chart-tools"},t.node),l("p",{class:"muted sma\
ll"},"The class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,
r=[1,1],i=w=>a?[w.control_per_step,w.test_per_step]:[w.control_total_duration,w.test_total_duration],c=w=>["control","test"].map((y,b)=>k(w[`${y}_counts`]/(a?r[b]:1))).join(" → "),d=w=>[ft(c(w)),v0(
...i(w))],u=w=>w===null?"–":`${xl(w)} %`,f=w=>w.control_fastest_peak_pctg===w.control_peak_pctg&&w.test_fastest_peak_pctg===w.test_peak_pctg?null:`${_o(w,"fastest_peak_pctg",u)} of the fastest arith\
metic for these numbers, such as TF32`,h=w=>[ft(_o(w,"tflops_per_s",xl)),ft(_o(w,"peak_pctg",u),f(w)),ft(_o(w,"gb_per_s_at_least",xn)),ft(_o(w,"flops_per_byte_at_most",xl))],m=["TFLOP/s","of peak","ba\
ndwidth, at least","FLOPs per byte, at most"];function p(w){_(n,xt("operators-table",null,["Class","device rows",...Tf,"share",...m],w.map(y=>l("tr",{},l("th",{scope:"row"},y.class),d(y),ft(_o(y,"shar\
e",b=>`${xl(b)} %`)),h(y)))))}function g(w){let y=[...w].sort((b,E)=>Math.max(...i(E))-Math.max(...i(b)));s.hidden=w.length===0,_(s,xt("operators-table",null,[w.length>Sf?`Shapes: the ${Sf} that take \
longest`:"Shapes","calls",...Tf,...m],y.slice(0,Sf).map(b=>l("tr",{},l("th",{scope:"row",title:`${b.operator} ${b.shapes}`},l("bdi",{class:"mono"},b.operator)," ",l("span",{class:"mono small"},b.shapes.
replaceAll(",[]",""))," ",l("span",{class:"muted"},b.dtype)),d(b),h(b)))))}return{node:o,sql:t,draw(w,y,b){o.hidden=!w,w&&(a=b!=="total",r=[y.control.samples,y.test.samples],e.textContent=w.classes.slice(
0,hP).map(E=>`${E.class} ${i(E).map(v).join(" → ")}`).join(", "),p(w.classes),g(w.shapes))}}}var mP={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"\
HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},Of="not stated",Ef=(e,t,n)=>s=>{let o=s[e]===null?Of:s[e]?"on":"off";return s[t]?`${o}; there are ${n}`:o},
S0=(e,t)=>e.length===0?"none":e.length===t.length?re(e):`${re(e)} of ${re(t)}`,Mf=e=>e.shared_kernel_time===null?"no kernels":W(100*e.shared_kernel_time),pP=(e,t)=>t.any?"every file as one step":t.pseudo_steps>
0&&t.steps.length===0?"none: whole files":S0(t.steps,t.all_steps),gP=[{text:"GPU",of:e=>e.devices.join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>S0(t.ranks,t.all_ranks)},
{text:"Steps",of:pP,key:(e,t)=>t.steps.length},{text:"with_stack",of:Ef("with_stack","python_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Ef("record_shapes","input_shapes","inpu\
t shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Ef("profile_memory"),key:e=>e.profile_memory},...Object.entries(mP).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kern\
el time in shared names",of:Mf,key:()=>null}];function wP(e){return gP.map(({text:t,of:n,key:s,optional:o})=>{let a=d=>["control","test"].map(u=>d(e.recorded[u],e[u])),[r,i]=a(n),c=s?a(s):[r||null,i||
null];return{text:t,control:r||Of,test:i||Of,left:o&&r===""&&i==="",differs:c.every(d=>d!==null)&&c[0]!==c[1]}}).filter(({left:t})=>!t)}function yP(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:s,
test:o}=e.recorded,a=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}.`,r=s.shared_kernel_time===null||o.shared_kernel_time===null?"":` Kernels that both sides have take ${Mf(s)} \
of the kernel time in the control, ${Mf(o)} in the test.`;return a+r}function E0(){let e=l("span",{class:"muted rank-summary"}),t=jn("How both sides were recorded");return{node:l("details",{class:"car\
d rank-steps recorded"},l("summary",{},l("h2",{},"Recorded")," ",e),t),draw(s){let o=wP(s);e.textContent=yP(s,o),_(t,l("table",{class:"recorded-table"},l("caption",{class:"visually-hidden"},"How both \
sides were recorded"),l("thead",{},l("tr",{},l("td"),l("th",{scope:"col",class:"control-text"},"Control"),l("th",{scope:"col",class:"test-text"},"Test"))),l("tbody",{},o.map(a=>l("tr",{class:a.differs?
"differs":""},l("th",{scope:"row"},a.text),l("td",{},a.control),l("td",{},a.test,a.differs&&l("span",{class:"visually-hidden"}," (differs)")))))))}}}var k0=(e,t,n)=>t.length<2||e.length===t.length?"":
`${n} ${re(e)}`,bP=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function $l(e,t=""){let n=u=>{let{label:f,ranks:h,all_ranks:m,steps:p,all_steps:g,samples:w}=e[u];
return`${u}: ${f} (${[k0(h,m,"ranks"),k0(p,g,"steps"),$(w,"sample")].filter(Boolean).join(", ")})`},{selection:s}=e,{q:o,exclude:a,category:r,change:i,device_type:c}=s,d=[c==="CPU"?"host only":c==="GP\
U"?"device only":"",o&&`names with “${o}”`,r.join(", "),i&&`${i} only`,bP(s),...a.map(u=>`without ${u}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n("test")}`,[t,t&&d,`made ${me(new Date().
toISOString())}`].filter(Boolean).join(" · ")]}var T0={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},za=e=>`tracediff-${Le(e.control.label)}-${Le(e.test.label)}`;function _P(e){let t=N("top"),n=N("sort"),s=ye([],i=>e({top:Number(i)}),
{id:t}),o=ye(Object.entries(T0),i=>e({sort:i,order:Fo(i)}),{id:n}),a=l("span",{class:"muted small"});return{node:l("div",{class:"chart-bar"},l("label",{for:t},"Charts: first"),s,l("label",{for:n},"by"),
o,a),draw(i,c){let d=[...new Set([...km,i.top])].sort((u,f)=>u-f);_(s,d.map(u=>l("option",{value:String(u),selected:u===i.top},String(u))));for(let u of o.options){let f=T0[u.value];u.textContent=c?f.
replace("duration","self time"):f}o.value=i.sort},drawRest(i,c){a.textContent=i>c?`${k(c)} of ${k(i)} rows are drawn; the table has all`:""}}}function kP(e){let t=l("span",{class:"muted"}),n=i0(e),s=l(
"a",{class:"button",title:"All rows, in the order of the table"},"CSV"),o=l("a",{class:"button",title:"Everything on this page, as the API returns it"},"JSON"),a=vl();return{title:l("h3",{},"All rows ",
t),node:l("div",{class:"verdict-actions"},a.node),files:[s,o],work:n.node,workNote:n.note,draw(r,i,c,d){n.draw(r);let{row_count:u,rows_before_filters:f}=i,h=r.fold?i.replacements.length:0;t.textContent=
(u===f?k(u):`${k(u)} of ${k(f)}`)+(h>0?`, ${$(h,"pair")} folded`:""),s.href=Go(_c(r,c,d,"csv")),o.href=Go(_c(r,c,d,"json")),a.set({name:za(i),bundle:Rr(Lm(r)),report:Cr(Rm(r,c,d))}),s.download=`${za(i)}\
.csv`,o.download=`${za(i)}.json`}}}function vP(e,{unit:t,self:n,item:s,ofHost:o},a){let r=(i,c,d)=>i.set($t(c,e,d));r(a.table.sql,ml(e,t,n)),r(a.durations.sql,ml(e,t,n,e.top)),r(a.counts.sql,ml(e,t,n,
e.top),{chart:"bars",x:"name",y:"control_counts",y2:"test_counts"}),r(a.fall.chart.sql,o?yk(e):gk(e)),r(a.classes.sql,Ek(e)),r(a.replacements.sql,hk(e)),r(a.operators.sql,Mk(e)),r(a.ranks.heat.sql,e.heat!==
"op"?pk(e):s?rf(e,s.row):null)}function L0(e,t,n){let{histogram:s,points:o,heat:a,numbers:r,related:i,work:c,booked:d}=n;d.sql.set($t(xk(e,t,t.launches===void 0),e)),r.sql.set($t(kk(e,t),e)),i.sql.set(
$t(vk(e,t),e)),c.sql.set($t(Sk(e,t),e)),s.sql.set($t(_k(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let u of[o,a])u.sql.set($t(rf(e,t),e))}var N0=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.
too_few);function O0({state:e,answer:t}){let n=e.unit||uc(t);return n==="percent"&&!fc(t)?uc(t):n}function P0(e,t,n){let s=e.shownPair==="";e.shownPair!==de(e.state).toString()&&I0(e),xP(e,t,n),SP(e),
e.late+=1;let o=e.late;s&&(history.state?.scroll>0||location.hash!=="")?M0(e,t,n):We().then(()=>!e.dead&&o===e.late&&e.answerKey===e.wantedKey&&M0(e,t,n))}function I0(e){let{state:t,answer:n,why:s,parts:o}=e,
{open:a}=t;e.shownPair=de(t).toString();let r=JSON.stringify([e.shownPair,e.answerKey,a,s?.note,On(t)]);r!==e.shownCard&&(e.shownCard=r,o.verdict.draw(n,s,{narrowed:On(t),open:a}),o.stepStrip.draw(t,e.
shownPair,n,e.why?.diagnosis))}function M0(e,t,n){let{state:s,answer:o,answerKey:a,why:r,parts:i}=e,c=za(o),d=o.waterfall??r?.waterfall??null;I0(e),i.recorded.draw(o),i.details.draw(s,{...o,waterfall:d},
r,{revision:`${a}${d===null}`,file:c,caption:$l(o)}),i.operators.draw(de(s).toString(),o),i.classes.draw(r?.classes,o,t),i.replacements.draw(o,t==="per_step"||t==="percent"),i.exportBar.draw(s,o,t,n);
let u=e.view.items.find(f=>f?.key===s.op);i.ranks.draw(o,s.heat,c,a,u?{name:u.row.name,query:os({...s,row:u.key}).toString()}:null),vP(s,{unit:t,self:n,item:u,ofHost:Qh(d)},{...i,fall:i.details,table:{
sql:i.sql}})}function xP(e,t,n){let{state:s,answer:o,answerKey:a,parts:r}=e,i=JSON.stringify([a,t]),c=JSON.stringify([i,s.top,e.noiseOf===a,s.hide]);if(e.view?.answer!==o||e.view.order!==i){let d=hc(o,
e.pages.rows(),t,{self:n});e.view={answer:o,order:i,unit:t,self:n,items:d},r.noRows.hidden=d.length>0,D0(e,t,d),r.table.draw({rows:d,totals:cm(o,t,{self:n}),unit:t,self:n,unitName:No(t,o),sort:s.sort,
order:s.order,selected:s.op,revision:i,judged:N0(d),work:s.work})}e.view.chartKey!==c&&(e.view.chartKey=c,EP(e,c),_(r.paperHead,$l(o,$(o.row_count,"row")).map(d=>l("p",{},d))))}function $P(e){let{state:t,
answer:n,view:s,parts:o}=e;if(e.dead||!n||e.answerKey!==e.wantedKey||s?.answer!==n)return;let{items:a,unit:r,self:i}=s,c=[],d=[];e.pages.rows().forEach((f,h)=>{a[h]||(c.push(h),d.push(f))});let u=hc(n,
d,r,{self:i});u.forEach((f,h)=>{a[c[h]]=f}),D0(e,r,a),o.table.add(a,u,N0(a)),t.op!==""&&!e.shownItem&&P0(e,r,i)}function SP(e){let{state:t,parts:n,pages:s}=e,o=t.op===""?-1:s.placeOf(t.op),a=e.view.items[o]??
null,r=a?.key??"";if(e.shownItem=a,n.counts.select(r),n.durations.select(r),n.table.select(r),o===void 0){s.find(t.op);return}n.detail.draw(a,a||t.op===""?null:[l("p",{},"The filters hide the selected\
 row, or these ranks and steps do not have it."),l("p",{},x("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:Ot,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,
a&&n.revealRow())}function D0({answer:e,parts:{remark:t},change:n},s,o){let a=e.control.samples,r=e.test.samples,i=o.find(u=>u&&Ds(u.row)&&u.row.among)?.row;t.hidden=a===r&&!i;let c=i&&`${k(i.among[0])}\
 steps are too few to judge some of the ${k(i.among[1])} rows: these say “too few steps”. `;if(a===r){_(t,c);return}let d=s==="total"?"totals cannot be compared directly.":s==="per_call"?"totals w\
ould mislead.":"calls and durations are shown per step.";_(t,c,`The sides have ${k(a)} and ${$(r,"sample")} (a sample is one step of one rank), so ${d} `,s==="total"?x("Show per step",()=>n({unit:""}),
{class:"link-button"}):x("Show totals",()=>n({unit:"total"}),{class:"link-button"}))}function EP(e,t){let{state:n,answer:s,answerKey:o,parts:a,view:{items:r,unit:i,self:c,order:d}}=e,u=im(r,n.top),f=$l(
s,`first ${k(u.length)} of ${$(s.row_count,"row")}`),h=()=>e.noiseOf!==o&&_0(s,()=>{e.noiseOf=o,e.render()}),m={file:za(s),revision:t,zoom:`${d}${n.top}`,caption:f,hidden:n.hide};a.durations.draw({...m,
...y0(u,i,c,s),empty:h(),range:n.zoom_time}),a.counts.draw({...m,...b0(u,i),empty:h(),range:n.zoom_calls}),a.chartBar.drawRest(r.length,u.length)}var TP=40,OP={ALL:"All",CPU:"Host",GPU:"Device"},MP={ALL:"\
Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},AP=[["total","Total"],["per_step","Per step"],["per_call","Per call"],["percent","% of step"]],CP=[
["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so one wait is not counted in every caller. Device work \
does not nest"]],RP={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in the test"],decreased:["▼","fewer","Called less of\
ten in the test"],unchanged:["","same","Same number of calls; the time may differ"]},LP={slower:["▲","slower","Rows that are slower, judged by the time shown (q < 0.05)"],faster:["▼","faster","Row\
s that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function ko(e,t,n){let s=l("input",{type:"checkbox",on:{
change:()=>n(s.checked)}});return{input:s,node:l("label",{class:"check",title:t},s,e)}}function NP(e,t){let n=t&&{...t.ops_diff,"":vm.reduce((o,a)=>o+t.ops_diff[a],0)};e.groups.draw(e.state.change,n);
let s=t?.changed_rows;e.times.draw(e.state.significant,s&&{...s,true:s.slower+s.faster}),e.times.node.hidden=e.state.significant===""&&t?.verdict.verdict==="cannot_judge"}function PP(e){return e.search.
input.focus(),e.search.input.select(),document.activeElement===e.search.input}function IP(e,t,n,s){e.state=t,e.device.press(e.state.device_type),e.units.press(s),e.measures.press(Po(e.state)?"self":"t\
otal"),e.units.buttons.get("percent").disabled=n?!fc(n):!1,e.search.draw(e.state.q),e.short.input.checked=e.state.use_short_name,e.merge.input.checked=e.state.merge_addresses,e.merge.node.hidden=e.state.
merge_addresses&&!n?.rows.some(r=>r.name.includes("0x…")),e.aliases.input.checked=e.state.aliases;let o=n?.rows.filter(r=>r.aliases)??[],a=({category:r})=>r==="python_function";e.aliases.node.hidden=
e.state.aliases&&o.every(a),e.lines.input.checked=e.state.merge_lines,e.lines.node.hidden=e.state.merge_lines&&!o.some(a),e.cut.input.checked=e.state.cut_overlaps,e.cut.node.hidden=!e.state.cut_overlaps&&
!n?.comparability.some(({kind:r})=>r==="formats_differ"),e.quiet.setAttribute("aria-pressed",String(Sl(e.state.exclude))),e.quiet.textContent=Sl(e.state.exclude)?"steps and waits are hidden":"hide ste\
ps and waits",e.categories.draw(e.state.category,n?.categories??[]),e.exclude.draw(e.state.exclude),e.fold.input.checked=e.state.fold,e.fold.node.hidden=n?.replacements.length===0,NP(e,n),e.clear.hidden=
e.state.q===""&&e.state.category.length===0&&e.state.change===""&&e.state.significant===""&&e.state.device_type==="ALL"&&e.state.exclude.every(r=>Ot.includes(r))}function DP(e){let t={state:null};t.device=
Oe("Device type",xm.map(o=>[o,OP[o],MP[o]]),o=>e({device_type:o})),t.units=Oe("Unit of the durations",AP,o=>e({unit:o})),t.measures=Oe("Time of host operations, shown and judged",CP,o=>e({measure:o})),
t.search=qP(e),t.short=ko("Short names","Names without templates and parameters; operations with the same short name are summed",o=>e({use_short_name:o,op:""})),t.merge=ko("Merge addresses","Host oper\
ations whose names differ only by a memory address become one row (0x…)",o=>e({merge_addresses:o,op:""})),t.aliases=ko("Join CUDA and HIP names","A call or copy with one name in CUDA and another in \
HIP becomes one row if each name is on one side only; the row shows all names",o=>e({aliases:o,op:""})),t.lines=ko("Join moved Python functions","A Python function whose line moved, or whose file lies\
 in another folder, becomes one row; its details have all names",o=>e({merge_lines:o,op:""})),t.cut=ko("Cut overlapping rows","A row of the device ends where the next one of its stream begins, as Perf\
etto’s files have it",o=>e({cut_overlaps:o})),t.quiet=l("button",{type:"button",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Ot.join(", ")}`,on:{
click:()=>e({exclude:[...Sl(t.state.exclude)?[]:Ot,...t.state.exclude.filter(o=>!Ot.includes(o))]})}}),t.categories=BP(o=>e({category:o})),t.exclude=FP(o=>e({exclude:o})),t.fold=ko("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",o=>e({fold:o})),t.groups=A0("Calls","Groups by the change of the number of calls",{"":[
"","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...RP},o=>e({change:o})),t.times=A0("Time","Groups by the change of the time",LP,o=>e({significant:o})),
t.clear=x("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Ot,device_type:"ALL",significant:""}),{class:"link-button"});let n=l("details",{class:"menu"},l("summary",{},"Names"),l("div",{class:"\
menu-body"},[t.fold,t.short,t.merge,t.aliases,t.lines,t.cut].map(({node:o})=>o),t.exclude.node));return q0(n),{node:l("section",{class:"card filters","aria-label":"Filters"},l("div",{class:"filter-row"},
t.search.node,t.categories.node,t.device.node,t.units.node,t.measures.node,n),l("div",{class:"filter-row"},t.groups.node,t.times.node,t.quiet,t.exclude.chips,t.clear)),focusSearch:()=>PP(t),draw:(o,a,r)=>IP(
t,o,a,r)}}function qP(e){let t=N("search"),n=!1,s=Te(TP,r=>{e({q:r},{replace:n}),n=!0}),o=l("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>s(
o.value),focus:()=>{n=!1},keydown:r=>{r.key==="Escape"&&o.value!==""&&(r.preventDefault(),o.value="",s(""))}}});return{node:l("div",{class:"search"},l("label",{for:t,class:"visually-hidden"},"Search n\
ames"),o),input:o,draw(r){(document.activeElement!==o||r==="")&&(o.value=r)}}}function BP(e){let t=l("summary"),n=l("div",{class:"menu-body"}),s=l("details",{class:"menu"},t,n);q0(s);let o="";function a(r,i){
let c=JSON.stringify([r,i]);if(c===o)return;o=c,t.textContent=r.length===0?"All categories":r.length===1?r[0]:$(r.length,"category","categories");let d=[...i];for(let u of r)d.some(f=>f.category===u)||
d.push({category:u,rows:0});je(n,()=>_(n,d.map(({category:u,rows:f})=>{let h=l("input",{type:"checkbox",value:u,data:{category:u},checked:r.includes(u),on:{change:()=>e(h.checked?[...r,u]:r.filter(m=>m!==
u))}});return l("label",{class:"check"},h,l("span",{},u),l("span",{class:"muted num"},k(f)))}),r.length>0&&x("All categories",()=>e([]),{class:"link-button"})),"category")}return{node:s,draw:a}}function q0(e){
e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",
t)})}var Sl=e=>Ot.every(t=>e.includes(t));function FP(e){let t=N("exclude"),n=[],s=l("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:r=>{
let i=s.value.trim();r.key==="Enter"&&i!==""&&!n.includes(i)&&(s.value="",e([...n,i]))}}}),o=l("span",{class:"chips"});return{node:l("div",{class:"exclude"},l("label",{for:t,class:"visually-hidden"},"\
Leave out names like"),s),chips:o,draw(r){n=r,_(o,n.filter(i=>!Sl(n)||!Ot.includes(i)).map(i=>l("span",{class:"chip mono"},`not ${i}`,Y("close",`Show ${i} again`,()=>e(n.filter(c=>c!==i))))))}}}function A0(e,t,n,s){
let o=new Map,a="",r=([c,[d,u,f]])=>{let h=l("span",{class:"group-count"},"–"),m=l("button",{type:"button",class:`group change-${c||"all"}`,title:f,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>s(a===c?"":c)}},d&&l("span",{class:"mark","aria-hidden":"true"},d),u," ",h);return o.set(c,{b:m,count:h}),m};return{node:l("div",{class:"groups",role:"group","aria-label":t},l("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(r)),draw(c,d){a=c;for(let[u,{b:f,count:h}]of o)f.setAttribute("aria-pressed",String(u===c)),d&&(h.textContent=k(d[u]),f.toggleAttribute("dat\
a-empty",d[u]===0))}}}function jP(e){let t=new Map,n=[],s=(o,a)=>{n.includes(o)!==a&&e(a?[...n,o]:n.filter(r=>r!==o))};return{toggle:s,add(o,a){return t.set(o,a),a.addEventListener("toggle",()=>s(o,a.
open)),a},draw(o){let a=n;n=o,t.forEach((r,i)=>{o.includes(i)!==a.includes(i)&&(r.open=o.includes(i))})}}}var C0=e=>e==="all"?"":e,WP=e=>$s({...dl,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:C0(
e.control_ranks),test_ranks:C0(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker,set_marker_until:e.control_marker_until,test_marker_until:e.test_marker_until,cut_overlaps:e.cut_overlaps?
"true":""},Kt);function HP(e){let{change:t}=e;function n(s,o=e.parts.table.node){let{parts:a,state:r}=e,i=a.detail.node.contains(document.activeElement),c=s===r.op?"":s??"",d=o.getBoundingClientRect().
top;t({op:c},{replace:!0}),window.scrollBy(0,o.getBoundingClientRect().top-d);let u=e.view?.items.find(f=>f?.key===c);u?j(`${u.row.name} is selected.`):i&&a.table.focus()}return{select:n,keepSelected:s=>s!==
e.state.op&&n(s),opPageOf:({id:s,name:o,category:a})=>Ve({...e.state,heat:"",row:s??Be(o,a)}),revealRow(){e.parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},
showRanks(){t({heat:"op"},{replace:!0});let{node:s}=e.parts.ranks;s.scrollIntoView({block:"start"}),s.querySelector("summary").focus({preventScroll:!0})}}}var R0=(e,t,{name:n,zoom:s,...o})=>mg({...o,onSelect:a=>t(
a,e.parts[n].node),onHide:a=>e.change({hide:a},{replace:!0}),onZoom:a=>a!==e.state[s]&&e.change({[s]:a},{replace:!0})});function UP(e,{exportBar:t,stepStrip:n,details:s,folds:o,opPageOf:a}){let{change:r}=e;
return by({actions:t.node,below:[n.node,o.add("details",s.node)],links:{page:i=>`${a(i)}#booked`,tree:()=>dt(ut(e.state)),timeline:i=>(i&&Si(e.state,i))??Lt(e.state)},on:{widen:()=>r(Tn),marker:r,cut:i=>r(
{cut_overlaps:i}),clock:()=>r({equal_clock:!e.state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:o.toggle}})}function zP(e){let{change:t,context:{go:n}}=e,s=HP(e),{select:o,opPageOf:a}=s,r=kP(
t),i=jP(f=>t({open:f},{replace:!0})),c=ky(WP),d=ty(n),u={...s,exportBar:r,folds:i,details:c,stepStrip:d,sql:Me("All rows"),sides:yo(t,{compact:!0}),verdict:UP(e,{exportBar:r,stepStrip:d,details:c,folds:i,
opPageOf:a}),recorded:E0(),operators:x0(a,fe),ranks:uy(f=>t({heat:f},{replace:!0}),{timeline:(...f)=>$i(e.state,...f),go:n}),classes:$0(),replacements:l0(a),filters:DP(t),counts:R0(e,o,{name:"counts",
zoom:"zoom_calls",id:"chart-counts",title:"Ops count comparison",file:"ops-count"}),durations:R0(e,o,{name:"durations",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-d\
uration"}),table:m0({onSort:(f,h)=>t({sort:f,order:h}),onSelect:o,href:a,onOpen:s.keepSelected,onWant:e.pages.want}),detail:c0({onClear:()=>o(""),href:a,onRanks:s.showRanks,onTable:s.revealRow,tree:f=>iw(
e.state,f),timeline:f=>ao(e.state,f)}),remark:l("p",{class:"remark",hidden:!0}),noRows:l("p",{class:"muted chart-message",hidden:!0},"No row passes the filters."),chartBar:_P(t),message:l("div",{class:"\
message"}),heading:l("h1",{class:"visually-hidden"},"Compare"),paperHead:l("div",{class:"paper-only"})};return u.charts=[c.chart,u.ranks.heat,u.counts,u.durations],["operators","classes","recorded","r\
eplacements"].forEach(f=>i.add(f,u[f].node)),u}var KP=({exportBar:e,...t})=>l("div",{class:"results"},t.verdict.node,t.filters.node,t.remark,t.chartBar.node,l("div",{class:"charts"},t.durations.node,t.
counts.node),l("section",{class:"card table-card","aria-label":"All rows"},l("div",{class:"chart-head"},e.title,l("div",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),
t.ranks.node,t.operators.node,t.classes.node,t.recorded.node,t.replacements.node);function GP(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),s=/marker/.test(e.code);return Ee(e,"This compari\
son is not possible",n&&x("Use all ranks and steps",t.all,{class:"primary"}),s&&x("Without marker",t.unmarked,{class:"primary"}),!n&&!s&&x("Try again",t.again,{class:"primary"})," ",Hn())}var YP=["op",
"heat","open","hide","zoom_time","zoom_calls"],Cf=null,Es={path:"/compare",name:"Compare",read:Fe,mount:XP};function VP(e){let t=Fe(location.search),n={context:e,state:t,sets:null,answer:null,answerKey:"",
wantedKey:"",why:e.newPair?cu(t):Cf,view:null,shownCard:"",shownPair:"",noiseOf:"",shownItem:null,revealing:t.op!=="",dead:!1,late:0,render:()=>gn(n),change(s,{replace:o=!1}={}){let a=Object.keys(s).every(
r=>YP.includes(r));return!n.dead&&e.go(at({...n.state,...!a&&{zoom_time:"",zoom_calls:""},...s}),{replace:o})}};return n.askServer=rb(t,n.why),n.pages=sb(()=>$P(n)),n}function JP({state:e,sets:t,answer:n,
parts:s,context:o}){let a=i=>An(i,e,t,n),r=e.control&&e.test?`${a("control")} → ${a("test")} · Compare`:"Compare";s.heading.textContent=r,o.setTitle(r)}async function QP(e,t){let n=e.why,s=n.late===
!0&&await ab(t,n);s!==!1&&e.why===n&&(e.why={key:n.key,...s?du(s):{diagnosis:[],note:""}},Cf=s&&e.why,gn(e))}function B0(e,t){let{state:n,question:s,pages:o,results:a}=e;e.wantedKey=t,a.dataset.stale=
"";let r=de(n).toString();s.ask(i=>e.askServer(t,n,e.why,i),i=>{e.answer=i,e.answerKey=t,o.start(t,i,n.op),e.why?.key!==r?(e.why={key:r,...du(i)},Cf=e.why):e.why.late&&We().then(()=>QP(e,t)),j(i.row_count===
1?"One row.":`${k(i.row_count)} rows.`),s.say(null),delete a.dataset.stale,gn(e)},i=>{e.answer=null,e.answerKey="",o.stop(),s.say(GP(i,{narrowed:On(e.state),all:()=>e.change(Tn),again:()=>B0(e,e.wantedKey),
unmarked:()=>e.change(Xt())})),delete a.dataset.stale,gn(e)})}function gn(e){if(e.dead)return;JP(e);let{state:t,parts:n,question:s}=e,o=t.control!==""&&t.test!=="",a=Po(t),r=lu(t);o?r!==e.wantedKey&&(e.
answer||s.say(null),B0(e,r)):(s.drop(),e.wantedKey="",e.answer=null,n.detail.draw(null),s.say(uo("Choose a control and a test",e.sets,"Pick two sets above, or on the ")));let{answer:i}=e;n.folds.draw(
t.open),n.sides.draw(t,e.sets,i),e.results.toggleAttribute("data-skeleton",o&&!i),n.filters.draw(t,i,i?O0(e):t.unit||"total"),n.chartBar.draw(t,a),i?o&&e.answerKey===e.wantedKey&&P0(e,O0(e),a):n.detail.
draw(null)}function XP(e,t){let n=globalThis.firstComparison!==void 0,s=VP(t);s.parts=zP(s);let{parts:o}=s;s.results=KP(o),s.question=Ue({context:t,results:s.results,message:o.message}),e.append(l("di\
v",{class:"page compare-page"},o.heading,o.paperHead,o.sides.node,o.message,s.results),o.detail.node);let a=Ae(()=>{o.charts.forEach(r=>r.retheme()),o.stepStrip.redraw()});return gn(s),n?We().then(()=>ht(
s,gn)):ht(s,gn),{keys:{search:()=>o.filters.focusSearch(),enter:()=>o.table.focus(),control:()=>o.sides.choose("control"),test:()=>o.sides.choose("test"),close:()=>o.detail.isOpen()&&o.select("")},update(r){
s.state=Fe(r),s.why=t.newPair?cu(s.state):s.why,gn(s),ht(s,gn),s.answer&&s.wantedKey===s.answerKey&&t.settled()},unmount(){s.dead=!0,[o.details,o.stepStrip,o.operators].forEach(r=>r.stop()),s.question.
unmount(),s.pages.stop(),a(),o.charts.forEach(r=>r.unmount()),o.table.unmount(),o.detail.unmount()}}}var F0=2,z0=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function ZP(e,t,{name:n,category:s},o){let a=new URLSearchParams(t);return a.set("n\
ame",n),o||a.set("category",s),(await Mr(e,a)).rows[0]}async function e2(e,{names:t,marked:n,shortNames:s},o){let{rank:a,span:r,step_number:i}=o,c=new URLSearchParams({rank:a,span:r,order:"duration",limit:"\
1"});i!==null&&c.set("step",i),Object.entries(n).forEach(([b,E])=>c.set(b,E)),s&&c.set("use_short_name","true");let[d,u,{file_list:f}]=await Promise.all([Promise.all(t.map(b=>ZP(e,c,b,s))),Gs(e,n),en(
e)]),[h]=d.filter(Boolean).sort((b,E)=>E.duration-b.duration);if(!h)throw new Error("The timeline of this step has no such call.");let m=f.filter(b=>b.rank===a).find(b=>b.span===r);if(!m||m.trace_bytes===
null)throw new Error("The trace of this call is not kept.");if(m.raw_bytes>jd)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let p=i===null?m.first_event_ns:
u.find(b=>b.rank===a&&b.span===r&&b.step_number===i).start_ns,g=m.metadata?.baseTimeNanoseconds,w=BigInt(p)-(Number.isFinite(g)?BigInt(g):0n),y=b=>w+BigInt(Math.round(1e3*b));return{file:m,start:y(h.start-
F0*h.duration),end:y(h.start+(1+F0)*h.duration)}}function t2(e,t,n,s){let o=e2(e.id,t,z0(n));return o.catch(()=>{}),Wd({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>o,fileName:"tr\
ace.json.gz",load:async a=>{let{file:r}=await o;return Lr(e.id,r.number,"",{signal:a,onProgress:s})}})}function Rf(e,t,n,s){return l("tr",{},l("th",{scope:"row",title:s},e),un(t.control_per_step,vt),un(
t.test_per_step,vt),gs(t.diff_per_step,vt),n&&(t.itself?[t.itself,t.below].map(o=>gs(o.diff_per_step,vt,"")):[l("td"),l("td")]))}var j0=(e,t)=>({diff_per_step:e.reduce((n,s)=>n+s[t].diff_per_step,0)}),
n2=(e,t)=>xt("number-table","Booked in the steps, by part",["","Control","Test","Δ",...t?["Δ self","Δ below"]:[]],[e.parts.map(n=>Rf(St(n.part),n,t)),e.parts.length>1&&Rf("Together",{...e,itself:j0(
e.parts,"itself"),below:j0(e.parts,"below")},t),e.with_others&&Rf("With other device work of its call",e.with_others,t,"The call launches other device work on the other side; all of it is booked toget\
her, on the call")]),s2=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of a ${t} is booked once.`:`The part of a ${t}\
 that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,o2="Nothing is booked on it: other work runs at the same time, or it is outside the steps.";function a2(){let e=Me(
"Booked in the steps"),t=jn("Booked in the steps, by part"),n=l("p",{class:"muted small"}),s=l("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},
l("div",{class:"chart-head"},l("h2",{},"Booked in the steps"),l("div",{class:"chart-tools"},e.node)),n,t);return{node:s,sql:e,draw(o){let{booked:a}=o,r=o.launches!==void 0;if(s.hidden=a===null,a===null)
return;let i=a.parts.length===0&&a.with_others===null;n.textContent=i?o2:s2(r,st(o)?"recording":"step"),_(t,!i&&n2(a,r))}}}var K0=["","Control","Test","Δ","Δ %"],r2=[["mean","Mean"],["std","Standard\
 deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]];function If(e){let{control:t,test:n}=e.calls,s={control_counts:t.count,test_counts:n.
count,control_total_duration:t.total,test_total_duration:n.total},o=$n(s,"per_step",e);return{row:s,counts:[t.count,n.count],callsPerStep:[o.controlCount,o.testCount],total:[t.total,n.total],perStep:[
o.control,o.test],perCall:[t["50%"],n["50%"]],birth:o.birth}}function Lf(e,t,[n,s],o,a,r){let i=ka(n,s),c=r==="new"?"new":r==="gone"?"gone":D(va(n,i));return l("div",{class:"tile",title:t},l("p",{class:"\
tile-title"},e),l("p",{class:"tile-values"},l("span",{class:"control-text"},r==="new"?B:o(n)),l("span",{class:"arrow","aria-label":"to"}," → "),l("span",{class:"test-text"},r==="gone"?B:o(s))),l("p",
{class:`tile-change ${te(i??(r==="new"?1:-1))}`},i===null?c:`${a(i)} (${c})`))}function i2(e,t){let n=If(e);return[l("p",{class:"muted op-verdict"},t?_l(t):" "),l("div",{class:"tiles"},Lf("Time per s\
tep","Total duration divided by the number of samples (rank × step)",n.perStep,v,X,n.birth),Lf("Calls per step","Number of calls divided by the number of samples (rank × step)",n.callsPerStep,k,Re,n.
birth),Lf("Median of a call","The median of all calls; the mean is below",n.perCall,v,X,n.birth))]}var Ml=(e,t,n,s)=>l("tr",{},l("th",{scope:"row",title:s},e),io(t,n)),El=(e,t,n)=>Ml(e,t,vt,n);function l2(e,t){
if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:n,test:s}=$n(If(e).row,"percent",{...e,step_time:t}),o=st(e)?"recording":"step time";return Ml(`Share of the ${o}`,[n,s],{show:W,diff:a=>D(
a).replace("%","pp")},`Change in percentage points. Time per step divided by the ${o}; overlapping work counts in full`)}function c2(e,{stepTime:t,row:n}){let s=If(e),o=r=>l("tr",{class:"group-row"},l(
"th",{colspan:"5",scope:"colgroup"},r)),a=r=>[e.calls.control[r],e.calls.test[r]];return xt("number-table","Numbers of this operation",K0,[o("All calls"),Ml("Calls",s.counts,ro),Ml("Calls per step",s.
callsPerStep,ro),El("Total",s.total),El("Per step",s.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&El("Self time per step",["control","test"].map(r=>Is(n,`${r}_self_per_\
step`,e)),"Without the calls inside it"),l2(e,t)],[o("A single call"),r2.map(([r,i])=>El(i,a(r)))])}function d2(){let e=l("div",{class:"card op-head"}),t=Me("Numbers"),n=jn("Numbers of this operation"),
s=l("section",{class:"card op-table-card","aria-label":"Numbers"},l("div",{class:"chart-head"},l("h2",{},"Numbers"),l("div",{class:"chart-tools"},t.node)),n);return{head:e,table:s,sql:t,draw(o,a){e.classList.
toggle("noise",a.row?.significance==="no_difference_found"),_(e,i2(o,a.row)),_(n,c2(o,a))}}}var W0=.8,u2=/^aten::.*(mm|linear|conv|attention)/,Nf={control:"set",test:"test"};function f2(e,t,n){let s=Object.
values(Nf).map(d=>e[d].by_operator.find(({operator:u})=>u===t));if(s.includes(void 0))return null;let o=s.map(d=>d.flops_per_step),a=s.map(d=>d.device_time_per_step),r=Object.values(Nf).map(d=>e[d].unknown.
find(({operator:u})=>u===t)?.device_time??0),c=s.every((d,u)=>d.calls>=W0*n[u]&&d.device_time>=W0*(d.device_time+r[u]))&&o[0]>0?a[0]*(o[1]/o[0]-1):null;return{flops:o,device:a,speed:s.map(d=>d.tflops_per_s),
calls:s.map(d=>d.calls),more:c,slower:c===null?null:a[1]-a[0]-c}}var H0=e=>{let t=new URLSearchParams({set:e.control,test:e.test,...e.cut_overlaps&&{cut_overlaps:"true"}});for(let[n,s]of Object.entries(
Nf))for(let o of["ranks","steps","marker","marker_until"]){let a=e[`${n}_${o}`];a&&a!=="all"&&t.set(`${s}_${o}`,a)}return t};function Tl(e,[t,n],s,o,a){let r=t===null||n===null?null:n-t;return l("tr",
{},l("th",{scope:"row"},e),[t,n].map(i=>l("td",{class:"num",title:a?.(i)},s(i))),l("td",{class:"num strong"},r===null?"":o(r)),l("td",{class:"num"},t>0&&r!==null?D(100*r/t):""))}var U0=(e,t,n)=>l("tr",
{},l("th",{scope:"row",title:t},e),l("td"),l("td"),gs(n,vt),l("td")),h2=e=>e===null?B:`${Bt(1e12*e)}FLOP/s`,m2=e=>`${Yn(1e12*e)}FLOP/s`;function p2(e,t){return xt("number-table","Work of this operator\
, per step",K0,[Tl("FLOPs per step",e.flops,Bt,Yn),Tl("Device time per step",e.device,v,X,C),e.more!==null&&[U0("due to more work","The time that the change of FLOPs would take at the speed of the con\
trol",e.more),U0("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],Tl("Achieved",e.speed,h2,m2),e.calls.some((n,s)=>n!==t[s])&&Tl("Calls with known FLOPs",e.calls,k,Re)])}
function g2(){let e=l("div",{class:"op-work-body"}),t=Me("Work"),n=l("section",{class:"card op-table-card op-work","aria-label":"Work",hidden:!0},l("div",{class:"chart-head"},l("h2",{},"Work"),l("div",
{class:"chart-tools"},t.node)),e),s="",o=null,a=r=>_(e,l("p",{class:"muted small op-work-none"},r));return{node:n,sql:t,async draw(r,i){let c=i.category==="cpu_op"&&u2.test(i.name)&&!r.use_short_name&&
r.control!==""&&r.test!=="";n.hidden=!c;let d=c?`${H0(r)} ${i.name}`:"";if(d===s||(o?.abort(),o=new AbortController,s=d,!c))return;a("Looking for its FLOPs …");let u=[i.calls.control.count,i.calls.test.
count];try{let f=await Ln("work",H0(r),{signal:o.signal});if(s!==d)return;let h=f2(f,i.name,u);h?_(e,jn("Work of this operator",p2(h,u))):a("Its FLOPs are not known on both sides, or they count for th\
e operator around it.")}catch{s===d&&(a("Its FLOPs could not be loaded."),s="")}},stop:()=>o?.abort()}}var Ol=12;function G0(e,t){let{answer:n}=t,s=n.launches!==void 0;e.shown!==t.revision&&(e.shown=t.
revision,e.all=!1),e.units.press(t.unit),e.title.textContent=s?"Launches":"Launched by",e.node.setAttribute("aria-label",e.title.textContent),e.explained.textContent=s?"Kernels, copies and memsets tha\
t its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let o=s?n.launches:
n.launched_by;_(e.body,o.length===0?w2(s):y2(e,o,t,s)),_(e.more,o.length>Ol&&!e.all&&x(`Show all ${k(o.length)}`,()=>{e.all=!0,G0(e,t),e.body.querySelectorAll("tbody tr")[Ol].querySelector("a")?.focus()},
{class:"link-button"})),e.more.hidden=o.length<=Ol||e.all}function w2(e){return l("p",{class:"muted chart-message"},e?"Its calls launch no device work.":"The trace does not say what launched it.")}function y2(e,t,n,s){
let o=t.some(a=>a.shapes!==null);return l("table",{class:"related-table"},l("thead",{},l("tr",{},l("th",{scope:"col"},s?"Device work":"Operator"),o&&l("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(a=>l("th",{scope:"col",class:"num wide-only",title:`Calls, ${a}`},l("span",{class:"th-group"},"calls "),a)),["Control","Test","Δ","Δ %"].map(a=>l("th",{scope:"col",class:a==="Control"||
a==="Test"?"num roomy-only":"num",title:`Device time, ${a}`},l("span",{class:"th-group"},"time "),a)))),l("tbody",{},t.slice(0,e.all?void 0:Ol).map(a=>b2(e,a,n,o))))}function b2(e,t,{answer:n,unit:s},o){
let{control:a,test:r,diff:i,controlCount:c,testCount:d,diffCount:u,birth:f,percent:h}=$n(t,s,n),m=f||D(h);return l("tr",{},l("th",{scope:"row",class:"related-name mono"},t.name===""?l("span",{class:"m\
uted"},"unknown launch"):l("a",{href:e.events.href(t),title:t.name},l("bdi",{},t.name)),l("span",{class:"related-category muted"},` ${t.category??""}`)),o&&l("td",{class:"shapes mono",title:t.shapes},
t.shapes??"–"),un(c,ro,"wide-only"),un(d,ro,"wide-only"),gs(u,ro,"wide-only"),un(t.control_counts>0?a:null,vt,"roomy-only"),un(t.test_counts>0?r:null,vt,"roomy-only"),gs(i,vt),ft(m,null,te(i)))}function _2(e){
let t={events:e,all:!1,shown:""};t.title=l("h2"),t.explained=l("p",{class:"muted small"});let n=Me("What launches it, or what it launches");return t.units=Oe("Unit of this table",[["total","Total"],["\
per_step","Per step"]],e.onUnit),t.body=l("div",{class:"scroll-x"}),t.more=l("p",{class:"related-more"}),t.node=l("section",{class:"card related"},l("div",{class:"chart-head"},t.title,l("div",{class:"\
chart-tools"},t.units.node,n.node)),t.explained,t.body,t.more),{node:t.node,sql:n,draw:s=>G0(t,s)}}function k2(){let e=l("div",{class:"stacks"}),t=l("section",{class:"card stack-card","aria-label":"Ca\
ll stack"},l("div",{class:"chart-head"},l("h2",{},"Call stack")),l("p",{class:"muted small"},"The calls around the first launch, outermost first, each with its change per step."),e);function n(o,a){return l(
"ol",{class:"stack"},o.map((r,i)=>{let c=a(r);return l("li",{css:{"--depth":String(Math.min(i,24))}},l("span",{class:"mono frame-name",title:r.category},c?l("a",{href:c.href},l("bdi",{},r.name)):l("bd\
i",{},r.name)),c&&c.diff!==null&&l("span",{class:`num frame-diff ${te(c.diff)}`},X(c.diff)))}))}let s=(o,a)=>o.name===a.name&&o.category===a.category;return{node:t,draw(o,a){let{control:r,test:i}=o;if(t.
hidden=r.length===0&&i.length===0,t.hidden)return;let c=(u,f)=>f.length>0&&l("div",{},l("h3",{class:`${u}-text`},u==="control"?"Control":"Test"),n(f,a)),d=r.length===i.length&&r.every((u,f)=>s(u,i[f]));
_(e,d?l("div",{},l("h3",{},"The same in control and test"),n(i,a)):[c("control",r),c("test",i)])}}}var Y0={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.
counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},Df={path:"/compare/op",name:"Operation",read:Ws,mount:L2};function Ka(e,t,{replace:n=!1}={}){e.context.
go(Ve({...e.state,...t}),{replace:n})}function v2(e){let t=a=>An(a,e.state,e.sets,e.answer),n=`${t("control")} → ${t("test")}`,s=e.answer?.name===""?"(no name)":e.answer?.name??"Operation";e.context.
setTitle(`${s.slice(0,80)} · ${n}`),_(e.heading,l("bdi",{},s)),_(e.about,e.answer?.category??"",e.answer?.kind?` · ${e.answer.kind.toLowerCase()}`:"",e.state.use_short_name&&" · short name: all oper\
ations of this name together",e.answer?.category==="python_function"&&e.answer.aliases&&l("span",{class:"mono full-name"},` · ${e.answer.aliases.map(({side:a,name:r})=>`${a} ${r}`).join(", ")}`));let o={
...Fe(""),...V0(e),op:e.state.row};_(e.crumb,l("a",{href:e.context.lastCompare(de(e.state))??at(o)},`← ${n}`))}function Pf(e,t,n){return $i(e.state,t,n,e.answer)}function V0(e){let{row:t,unit:n,bins:s,
heat:o,...a}=e.state;return a}function J0(e,t){e.wantedKey=t,e.question.ask(n=>Tr(t,{signal:n}),n=>{e.answer=n,e.answerRow=new URLSearchParams(t).get("row"),e.question.say(null),j(`${n.name}: ${v(n.calls.
control.total)} to ${v(n.calls.test.total)}.`),Ts(e)},n=>{e.answer=null,e.question.say($2(e,n)),Ts(e)})}async function x2(e,t){e.pairRequest?.abort(),e.pairRequest=new AbortController,e.pair={key:t,answer:null};
try{let n=new URLSearchParams(t);n.set("significance","true"),n.set("diagnosis","false");let s=await fe(n,{signal:e.pairRequest.signal});if(e.dead||e.pair.key!==t)return;e.pair.answer=s,e.pair.byKey=lm(
s),Ts(e)}catch{}}function $2(e,t){let n=t.code==="unknown_operation",s=On(e.state);return Ee({code:t.code,message:n?"Neither side has an operation of this name and category in the selected ranks and s\
teps.":t.message},n?"This operation does not occur":"This operation cannot be shown",s&&x("Use all ranks and steps",()=>Ka(e,Tn),{class:"primary"}),!s&&!n&&x("Try again",()=>J0(e,os(e.state).toString()),
{class:"primary"})," ",l("a",{href:at({...Fe(""),...V0(e)})},"All operations of this comparison"))}function Ts(e){if(e.dead)return;v2(e);let t=e.state.control!==""&&e.state.test!==""&&e.state.row!=="",
n=os(e.state).toString();t?n!==e.wantedKey&&(e.answer&&e.answerRow!==e.state.row&&(e.answer=null),e.question.say(null),J0(e,n)):(e.question.drop(),e.wantedKey="",e.question.say(l("div",{class:"empty"},
l("h2",{},"No operation is chosen"),l("p",{},"Choose one on the ",l("a",{href:H("/compare")},"Compare page"),"."))));let s=de({...e.state,use_short_name:!1}).toString();t&&s!==e.pair.key&&x2(e,s),e.parts.
sides.draw(e.state,e.sets,e.answer),e.results.toggleAttribute("data-skeleton",t&&!e.answer),e.answer&&S2(e)}function S2(e){let t=e.state.unit||(e.answer.control.samples===e.answer.test.samples?"total":
"per_step"),n=`tracediff-${Le(e.answer.control.label)}-${Le(e.answer.test.label)}-${Le(e.answer.name)}`,s=e.wantedKey,o=e.state.use_short_name?void 0:mc(e.pair.byKey?.get(Do(e.answer.name,e.answer.category)),
!1);e.parts.numbers.draw(e.answer,{stepTime:e.pair.answer?.step_time,row:o}),M2(e,n,s),A2(e,n,s),e.parts.booked.draw(e.answer),e.parts.work.draw(e.state,e.answer),L0(e.state,e.answer,e.parts),e.parts.
related.draw({answer:e.answer,unit:t,revision:s}),e.parts.stack.draw(e.answer.stack,(...a)=>O2(e,...a)),_(e.actions,x("Copy the name",()=>mt(e.answer.name,"Name copied."),{class:"link-button"}),x("Cop\
y link",()=>mt(location.href,"Link copied."),{class:"link-button"}),l("a",{href:ao(e.state,e.answer)},"Show in the timeline"),l("a",{href:Zm(os(e.state)),download:`${n}.json`},"JSON"),["control","test"].
map(a=>T2(e,a)))}var E2=(e,t)=>e.answer.aliases?.filter(n=>n.side===t)??[{name:e.answer.name,category:e.answer.category}];function T2(e,t){let n=e.sets&&oe(e.sets,e.state[t]);if(!n||z0(e.answer.samples[t])===
void 0)return null;let s=`slowest call, ${t}`;if(Wn(n)!=="")return l("span",{class:"muted small",title:Wn(n)},`Perfetto: no trace of the ${t}`);let o={name:e.answer.name,names:E2(e,t),marked:Fs(e.state,
t),shortNames:e.state.use_short_name},a=x(`Perfetto: ${s}`,async()=>{a.disabled=!0;try{await t2(n,o,e.answer.samples[t],r=>j(`Loading ${G(r)}`))}catch(r){z(r.message,{urgent:!0})}finally{a.disabled=!1}},
{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return a}function O2(e,{name:t,category:n}){let s=e.
pair.byKey?.get(Do(t,n));return s&&{diff:s.diff_per_step,href:Ve({...e.state,use_short_name:!1,row:s.id})}}function M2(e,t,n){let{edges:s,control:o,test:a}=e.answer.histogram,r=[e.answer.control.samples,
e.answer.test.samples];e.bins.press(e.state.bins),e.parts.histogram.draw({edges:s,control:o,test:a,file:t,revision:`${n}#${e.state.bins}`,share:e.state.bins==="share",perStep:r[0]===r[1]?null:r,medians:[
e.answer.calls.control["50%"],e.answer.calls.test["50%"]],heading:`${k(e.answer.calls.control.count)} in the control, ${k(e.answer.calls.test.count)} in the test`,empty:s.length===0?"No calls to draw.":
""})}function A2(e,t,n){let{control:s,test:o}=e.answer.samples,a=fr(s,o),r=Bo(a,w=>w.total_duration),i=w=>e.answer.calls[w].count===0,c=r.control.map(w=>w.map(()=>null));e.parts.points.draw({rows:a.rows,
columns:a.columns,kind:"time",file:t,control:i("control")?c:r.control,test:i("test")?c:r.test,hover:(w,y,b)=>N2(w,a[w][y][b]),heading:"duration in each step of each rank",revision:n});let[d,u,f]=Y0[e.
state.heat],h=Bo(a,u),m=f==="time",p={format:m?C:k,formatDiff:m?ce:Re};e.heatBar.draw(e.state.heat),e.parts.heat.draw({rows:a.rows,columns:a.columns,...h,...p,kind:f,file:t,heading:d,revision:`${n}#${e.
state.heat}`}),e.parts.grid.draw({grid:a,values:h,title:d,timeline:(w,y)=>Pf(e,w,y),format:m?v:k,formatDiff:m?X:Re});let g=[a.ranksByPosition&&"ranks",a.stepsByPosition&&"steps"].filter(Boolean);e.byPosition.
hidden=g.length===0,e.byPosition.textContent=`The sides have different ${g.join(" and ")}; they are paired by position (control / test).`}function C2(e,t){let n=e.state;e.state=Ws(t),n.row!==e.state.row&&
window.scrollTo(0,0),Ts(e),ht(e,Ts)}function R2(e){e.dead=!0,e.parts.work.stop(),e.question.unmount(),e.pairRequest?.abort(),e.stopTheme(),e.charts.forEach(t=>t.unmount())}function L2(e,t){let n={context:t,
sets:null,answer:null,answerRow:"",wantedKey:"",pair:{key:"",answer:null},pairRequest:null,dead:!1};n.state=Ws(location.search),n.bins=Oe("Height of the histogram",[["calls","Calls","Number of calls"],
["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],o=>Ka(n,{bins:o},{replace:!0})),n.parts={sides:yo((...o)=>Ka(n,...o)),numbers:d2(),booked:a2(),
work:g2(),histogram:_g({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:n.bins.node}),points:kg({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...o)=>t.go(
Pf(n,...o))}),heat:Jr({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...o)=>t.go(Pf(n,...o))}),grid:Od(),related:_2({onUnit:o=>Ka(n,{unit:o}),href:({name:o,category:a})=>Ve(
{...n.state,row:Be(o,a)})}),stack:k2()},n.charts=[n.parts.histogram,n.parts.points,n.parts.heat],n.crumb=l("nav",{class:"crumb","aria-label":"Where this is"}),n.heading=l("h1",{class:"mono op-title"}),
n.about=l("p",{class:"muted"}),n.actions=l("p",{class:"op-actions"});let s=l("div",{class:"message"});return n.heatBar=P2(o=>Ka(n,{heat:o},{replace:!0})),n.byPosition=l("p",{class:"muted small",hidden:!0}),
n.results=l("div",{class:"results"},n.parts.numbers.head,l("div",{class:"op-columns"},n.parts.numbers.table,l("div",{class:"op-charts"},n.parts.histogram.node,n.parts.points.node)),n.parts.booked.node,
n.parts.work.node,n.parts.related.node,n.parts.stack.node,l("div",{class:"heat-block"},n.heatBar.node,n.parts.heat.node,n.byPosition,n.parts.grid.node)),e.append(l("div",{class:"page operation-page"},
n.crumb,l("header",{class:"op-header"},n.heading,n.about,n.actions),n.parts.sides.node,s,n.results)),n.question=Ue({context:t,results:n.results,message:s}),n.stopTheme=Ae(()=>n.charts.forEach(o=>o.retheme())),
Ts(n),ht(n,Ts),{keys:{control:()=>n.parts.sides.choose("control"),test:()=>n.parts.sides.choose("test")},update:o=>C2(n,o),unmount:()=>R2(n)}}function N2(e,t){return[`${e}, rank ${t.rank}${t.span>0?`,\
 file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,C(t.total_duration),$(t.counts,"call")]}function P2(e){let t=N("heat"),n=ye(Object.entries(Y0).map(([s,[o]])=>[s,o]),
e,{id:t});return{node:l("p",{class:"chart-bar"},l("label",{for:t},"Heat maps of"),n),draw(s){n.value=s}}}var Q0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,X0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,qf=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Z0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Q0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${X0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${X0}
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
    ${qf("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${qf("")} AND side = 'control'
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
WHERE name = ${Q0}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${qf("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var I2=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),D2=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
q2=["name","short_name","kernel","operator","ended_by"],ev=8,B2=40,Dt=e=>e.type==="integer"||e.type==="real",Rl=e=>Dt(e)&&!I2.test(e.name);function Uf(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(D2.
test(e)&&!/count|calls/.test(e)?"µs":"")}var F2=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n=="number");function Al(e,t,n,s=o=>o){let o=F2(e,t).map(s);return o.length>1&&o[0]!==o.at(-1)&&o.every((a,r)=>r===
0||n*(a-o[r-1])>=0)}function ov(e,t,n){let s=new Set;for(let o of e)if(s.add(o[t]),s.size>n)break;return s.size}var zf=(e,t)=>e.filter((n,s)=>!Rl(n)&&t.length>0&&ov(t,s,ev)<=ev);function av(e,t){let n=e.
replace(/^control(?=_|$)/,"test");return n!==e&&t.some(s=>s.name===n&&Dt(s))?n:""}function j2(e,t){let n=e.map((r,i)=>({column:r,at:i})).filter(({column:r})=>Rl(r)),s=Math.abs;return(n.find(({at:r})=>Al(
t,r,-1))??n.find(({at:r})=>Al(t,r,-1,s))??n.find(({at:r})=>Al(t,r,1))??n.find(({column:r})=>Uf(r.name)!=="")??n[0])?.column.name??""}var jf=(e,t)=>zf(e,t).some(({name:n})=>n==="side")?"side":"";function W2(e,t){
let n=e.findIndex((c,d)=>Dt(c)&&(/^(start|at|from)_us$/.test(c.name)||d===0&&Al(t,d,1))),s=e.filter((c,d)=>d!==n&&Rl(c)),o=(s.find(({name:c})=>Uf(c)!=="")??s[0])?.name;if(n<0||o===void 0)return null;let a=e[n].
name,r=/_us$/.test(a),i=av(o,e);return!r&&t.length<=B2?{chart:"bars",x:a,y:o,y2:i,by:""}:{chart:r?"scatter":"line",x:a,y:o,y2:i,by:i?"":jf(e,t)}}function H2(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},
s=e.filter(Dt),o=e.find(({name:c})=>q2.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||s.length===0)return n;let a=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),r=!o||a?W2(e,t):null;if(r)
return r;let i=j2(e,t);return o&&i!==""&&(o.name!=="side"||ov(t,e.indexOf(o),t.length)===t.length)?{chart:"bars",x:o.name,y:i,y2:av(i,e),by:""}:s.length>1&&i!==""?{chart:"scatter",x:s.find(({name:d})=>d!==
i).name,y:i,y2:"",by:jf(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",by:jf(e,t)}}var Ga=(e,t,n=()=>!0)=>e.some(s=>s.name===t&&n(s));function U2(e,t,n){let s=H2(t,n),o=t.filter(Dt),a=o.length===0||
n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],r=a.includes(e.chart)?e.chart:a.includes(s.chart)?s.chart:"none",i=r==="bars",c=Ga(t,e.x,i?void 0:Dt)?
e.x:Ga(t,s.x,i?void 0:Dt)?s.x:(i?t:o)[0]?.name??"",d=o.find(({name:g})=>g!==c)??o[0],u=r==="histogram"?"":Ga(t,e.y,Dt)?e.y:Ga(t,s.y,Dt)&&s.y!==c?s.y:d?.name??"",f=e.chart!==""||e.y!=="",h=r==="histogr\
am"?"":Ga(t,e.y2,Dt)?e.y2:f?"":s.y2,m=zf(t,n).map(({name:g})=>g),p=r==="bars"||h!==""?"":m.includes(e.by)?e.by:e.chart===""?s.by:"";return{chart:r,kinds:a,x:c,y:u,y2:h,by:p}}var z2=200,K2=400,G2=56;function Cl(e){
return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var vo=(e,t)=>t!==null&&Rl(e)?Cl(t).replace(/^-?\d+/,n=>n.replace(/\B(?=(\d{3})+$)/g,",")).replace(
"-","−"):Cl(t);function Y2(e,t,n){let s=Math.max(1,Math.ceil(n.length/K2)),o=e.name.length+3+(e.unit?e.unit.length+2:0);for(let a=0;a<n.length;a+=s)o=Math.max(o,vo(e,n[a][t]).length);return Math.min(
G2,o)+3}function V2(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function J2(e,t){return l("\
tr",{"aria-rowindex":String(t+2),class:t%2?"odd":""},e.rows[t].map((n,s)=>{let o=vo(e.columns[s],n);return l("td",{title:o.length>40?o:null,class:n===null?"none":e.columns[s].number?"num":""},o)}))}function Q2(e,t){
let n=e.columns[t].number;e.order=e.order?.at!==t?{at:t,down:n}:e.order.down===n?{at:t,down:!n}:null;let s=e.order?.down?-1:1;e.rows=e.order===null?e.given:[...e.given].sort((o,a)=>s*V2(o[t],a[t])),e.
window.begin(null),rv(e),e.window.draw(!0),e.head.children[t].querySelector("button").focus()}function rv(e){_(e.head,e.columns.map((t,n)=>l("th",{scope:"col",class:t.number?"num":"",title:t.name,"ari\
a-sort":e.order?.at===n?e.order.down?"descending":"ascending":null},x(l("span",{class:"ellipsis"},t.name,t.unit&&l("span",{class:"muted"},`, ${t.unit}`),e.order?.at===n&&(e.order.down?" ↓":" ↑")),
()=>Q2(e,n),{class:"th-button",title:`Order by ${t.name}`}))))}function X2(e,t,n){e.columns=t.map(a=>({...a,number:a.type==="integer"||a.type==="real"})),e.given=e.rows=n,e.order=null;let o=e.columns.
map((a,r)=>Y2(a,r,e.rows)).map(a=>`min(${a}ch, 60cqw)`);_(e.widths,o.map(a=>l("col",{css:{width:a}}))),e.table.style.minWidth=`calc(${["0px",...o].join(" + ")})`,e.table.setAttribute("aria-rowcount",String(
e.rows.length+1)),e.window.begin(null),rv(e),e.window.draw(!0)}function Z2(){let e={columns:[],given:[],rows:[],order:null};return e.head=l("tr",{"aria-rowindex":"1"}),e.widths=l("colgroup"),e.body=l(
"tbody"),e.table=l("table",{class:"result-rows"},l("caption",{class:"visually-hidden"},"Rows of the answer"),e.widths,l("thead",{},e.head),e.body),e.node=l("div",{class:"table-scroll result-scroll",tabindex:"\
0",role:"region","aria-label":"Rows of the answer"},e.table),e.window=lo({node:e.node,body:e.body,least:z2,active:null,columns:()=>Math.max(1,e.columns.length),count:()=>e.rows.length,make:t=>J2(e,t),
paper:{count:()=>e.rows.length}}),{node:e.node,unmount:e.window.unmount,show:(t,n)=>X2(e,t,n)}}var Kf=50,iv=5e3,Bf=40,eI=360,Gt=["--control-fill","--test-fill","--more-fill","--less-fill","--part-comp\
ute","--part-communication","--part-memory","--noise-fill"],tv=["circle","diamond","square","triangle-up","cross","x","star","hexagon"],tI={control:0,test:1},nI=(e,t)=>`${e.name}: ${vo(e,t)}${e.unit?`\
 ${e.unit}`:""}`;function Wf(e,t){let n=t.reduce((a,r)=>Math.max(a,Math.abs(r)),0),[s,o]=e.unit==="µs"?ae(n):[e.unit??"",1];return{per:o,axis:{tickformat:",",ticksuffix:s?` ${s}`:"",nticks:7,title:Je(
ie(e.name))}}}function Gf({rows:e,by:t}){return t?[...Ge(e,n=>Cl(n[t.at]))].map(([n,s],o)=>({name:n,rows:s,at:tI[n]??o})).sort((n,s)=>n.at-s.at):[{name:"",rows:e,at:0}]}var lv=e=>lt({margin:{l:84,r:18,
t:10,b:46},dragmode:"zoom",...e});function sI(e,t){let{x:n,ys:s,rows:o}=e;return Oa({kind:s.every(({unit:a})=>a==="µs")?"time":"count",series:s.map((a,r)=>({key:a.name,name:a.name,colour:S(Gt[r])})),
bars:o.slice(0,Kf).map(a=>({label:Cl(a[n.at]),values:s.map(r=>({value:typeof a[r.at]=="number"?a[r.at]:null,text:vo(r,a[r.at])+(r.unit?` ${r.unit}`:"")}))}))},t)}function nv(e,t){let n=e.rows.slice(0,
iv).filter(c=>typeof c[e.x.at]=="number"),s=c=>n.map(d=>d[c]).filter(d=>typeof d=="number"),o=Wf(e.x,s(e.x.at)),a=Wf(e.ys[0],e.ys.flatMap(({at:c})=>s(c))),r=Gf({...e,rows:n});return{data:(e.ys.length>
1?e.ys.map((c,d)=>({one:c,rows:n,at:d})):r.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:d,at:u})=>({type:"scatter",mode:t,x:d.map(f=>f[e.x.at]/o.per),y:d.map(f=>typeof f[c.at]=="numbe\
r"?f[c.at]/a.per:null),marker:{color:S(Gt[u%Gt.length]),size:d.length>500?4:7,symbol:tv[u%tv.length],opacity:.8},line:{color:S(Gt[u%Gt.length]),width:1.6,dash:u===1?"dash":"solid"},...Ce(d.map(f=>ge(e.
columns.slice(0,12).map(h=>nI(h,f[h.at]).slice(0,120)))))})),layout:lv({xaxis:{...o.axis,zeroline:!1},yaxis:{...a.axis,rangemode:"tozero"}})}}function oI(e){let t=e.reduce((r,i)=>Math.min(r,i),1/0),n=e.
reduce((r,i)=>Math.max(r,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let s=t>0&&n/t>100,[o,a]=s?[Math.log(t),Math.log(n)]:[t,n];return{log:s,edges:Array.from({length:Bf+1},(r,i)=>{let c=o+(a-o)*
i/Bf;return i===0?t:i===Bf?n:s?Math.exp(c):c})}}function aI(e,t){let n=new Array(t.length-1).fill(0);for(let s of e){let[o,a]=[0,t.length-1];for(;a-o>1;){let r=o+a>>1;[o,a]=t[r]<=s?[r,a]:[o,r]}n[o]+=1}
return n}function rI(e){let t=i=>i.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.rows),{edges:s,log:o}=oI(n),{per:a,axis:r}=Wf(e.x,n);return{data:Gf(e).map(({name:i,rows:c,at:d},u)=>{let f=aI(
t(c),s),h=S(Gt[d%Gt.length]);return{...cs(s.map(m=>m/a),f),fill:u===0?"tozeroy":"none",line:{color:h,width:1.6,shape:"linear",dash:d===1?"dash":"solid"},...Ce(f.flatMap((m,p)=>{let g=ge([i,`${vo(e.x,s[p])}\
 to ${vo(e.x,s[p+1])} ${e.x.unit??""}`,k(m)]);return[g,g]}))}}),layout:lv({xaxis:{...r,type:o?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:",",title:Je("rows")}})}}var iI={bars:sI,histogram:rI,
line:e=>nv(e,"lines"),scatter:e=>nv(e,"markers")};function lI(e,t){let n=e==="bars"?Kf:e==="histogram"?1/0:iv;return t>n?`The chart shows the first ${k(n)} of ${k(t)} rows; the table has all.`:""}function cv(e){
return e.ys.length>1?e.ys.map((t,n)=>[Gt[n],t.name]):e.by?Gf(e).map(({name:t,at:n})=>[Gt[n%Gt.length],t]):[]}function cI(e){let t=null,n=et({id:"chart-result",title:"Chart of the answer",file:"query",
level:"h2",extra:e,keys:()=>cv(t),height:s=>s.chart==="bars"?ne(Math.min(Kf,s.rows.length),s.ys.length):eI,make:(s,o)=>iI[s.chart](s,o)});return{...n,draw(s){t=s,n.draw(s)}}}var dI=[["bars","Bars"],["\
line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],uI={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"value",y2:"and"},histogram:{
x:"of"}};function fI(e){let t=null,n=Oe("Kind of chart",dI,r=>e({chart:r,x:"",y:"",y2:"",by:""})),s=l("span",{class:"choice-fields"}),o=l("div",{class:"result-choice"},n.node,s);function a(r,i,c,d){let u=N(
"column"),{chart:f,x:h,y:m,y2:p,by:g}=t;return l("span",{class:"sample-field"},l("label",{for:u},i),ye([...d?[["",d]]:[],...c.map(w=>[w,w])],w=>e({chart:f,x:h,y:m,y2:p,by:g,[r]:w}),{id:u,value:t[r],data:{
part:r}}))}return{node:o,draw(r,i,c){t=r,n.press(t.chart);for(let[m,p]of n.buttons)p.hidden=!t.kinds.includes(m);let d=uI[t.chart]??{},u=i.filter(Dt).map(({name:m})=>m),f=zf(i,c).map(({name:m})=>m),h=i.
map(({name:m})=>m);je(s,()=>_(s,d.x&&a("x",d.x,t.chart==="bars"?h:u),d.y&&a("y",d.y,u),d.y2&&u.length>1&&a("y2",d.y2,u,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&a("by","by",f,"–")),"part")}}}
var hI={rows:"there may be more rows",bytes:"the answer would be too long"};function mI({row_count:e,columns:t,truncated:n,truncated_by:s,elapsed_ms:o}){return[e===0?"No rows.":[`${$(e,"row")}, ${$(t.
length,"column")}`,l("span",{class:"muted"},` in ${k(Math.max(1,Math.round(o)))} ms`)],n&&l("span",{class:"notice truncated"},`Cut off here: ${hI[s]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function pI({answer:e,key:t,state:n,units:s,file:o},a){let{rows:r}=e,i=U2(n,a,r),c=d=>a.find(u=>u.name===d);return{...i,columns:a,rows:r,x:c(i.x),ys:[i.y,i.y2].filter(d=>d!=="").map(c),by:c(i.by),
file:o,caption:[n.q.replace(/\s+/g," ")],chosen:i,revision:JSON.stringify([t,i,Object.keys(s).length]),empty:i.chart==="none"?i.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function gI(e){let t=l("p",{class:"result-summary"}),n=fI(e),s=l("ul",{class:"chart-legend"}),o=l("p",{class:"muted small chart-limit"}),a=cI([n.node,s,o]),r=Z2(),i=l("section",{class:"card tabl\
e-card","aria-label":"Rows"},r.node),c=["csv","json"].map(h=>[h,l("a",{class:"button",title:`The rows as ${h.toUpperCase()}`},h.toUpperCase())]),d=l("div",{class:"results query-results",hidden:!0},l("\
div",{class:"result-head"},t,l("div",{class:"chart-tools"},x("Copy link",()=>mt(location.href,"Link copied.")),c.map(([,h])=>h))),i,a.node),u={};function f(h,m){let p=pI(h,m);a.node.hidden=p.rows.length<
2,n.draw(p.chosen,m,p.rows);let g=p.empty?[]:cv(p);_(s,g.map(([w,y])=>l("li",{class:"key",css:{"--key-fill":`var(${w})`}},y))),s.hidden=g.length===0,o.textContent=p.empty?"":lI(p.chart,p.rows.length),
a.draw(p)}return{node:d,draw(h){let{answer:m,key:p,state:g,units:w,file:y}=h,b=m.columns.map((E,q)=>({...E,at:q,unit:E.type==="text"?"":Uf(E.name,w)}));_(t,mI(m));for(let[E,q]of c)q.href=np(Sr(g,E)),q.
download=`${y}-query.${E}`;i.hidden=b.length===0||m.rows.length===0,(u.answer!==m||u.units!==w)&&(u={answer:m,units:w},r.show(b,m.rows)),f(h,b),d.dataset.shown=p},cancelled:()=>{t.textContent=""},retheme:()=>a.
retheme(),unmount(){a.unmount(),r.unmount()}}}var wI=[["control","A","Control"],["test","B","Test","none: one set alone"]];function yI(e){let t=l("section",{class:"query-sets card","aria-label":"Sets"}),
n="";function s(o,a,[r,i,c,d]){let u=oe(a??[],o[r]),f=pn({field:r,set:u??null,none:d,text:u?"":o[r],onPick:h=>e({[r]:h?ee(h.id):""})});return l("div",{class:`side-${r} query-side`},l("b",{class:`lette\
r letter-${i.toLowerCase()}`,"aria-hidden":"true"},i),l("label",{for:f.input.id},c),f.node)}return{node:t,draw(o,a){let r=JSON.stringify([o.control,o.test,a?.map(i=>[i.id,i.label])]);r!==n&&(n=r,je(t,
()=>_(t,wI.map(i=>s(o,a,i)))))},choose:o=>Fa(t,o)}}function bI(e,t){let n=0,s=t;for(let o of e){let a=o.codePointAt(0);if(s-=a<128?1:a<2048?2:a<65536?3:4,s<0)break;n+=o.length}return Math.min(n,e.length)}
function _I(e,t){let n=e.lastIndexOf(`
`,t-1)+1,s=e.indexOf(`
`,t),o=e.slice(n,s<0?e.length:s),a=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:o,from:t,to:t+a.length}}var[dv,kI]=[5,12],vI=/ \(at byte \d+\)/;function Yf(e){let t=e.field.value.split(`
`).length+1;e.field.rows=Math.max(dv,Math.min(kI,t))}function xI(e,t){e.field.focus(),document.execCommand?.("insertText",!1,t)||e.field.setRangeText(t,e.field.selectionStart,e.field.selectionEnd,"end"),
Yf(e)}function $I(e){e.error.hidden=!0,_(e.error),e.field.removeAttribute("aria-invalid"),e.field.setAttribute("aria-describedby",e.hint)}function SI(e){let t=e.text.slice(0,e.column-1).replace(/[^\t]/g,
" "),n=Math.max(1,Math.min(e.to-e.from,e.text.length-e.column+1));return l("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${e.line}`},e.text,`
`,l("span",{"aria-hidden":"true",class:"sql-mark"},t+"^".repeat(n)))}function EI(e,t){e.field.value!==t&&(e.field.value=t),Yf(e)}function TI(e,t,n){let s=e.field.value,o=n===null?null:_I(s,bI(s,n));e.
field.setAttribute("aria-invalid","true"),e.field.setAttribute("aria-describedby",`${e.errorId} ${e.hint}`),_(e.error,l("p",{},o&&l("b",{},`Line ${o.line}, column ${o.column}: `),o?t.replace(vI,""):t),
o&&SI(o),o&&x("Go there",()=>{e.field.focus(),e.field.setSelectionRange(o.from,o.to)},{class:"link-button"})),e.error.hidden=!1}function OI({onRun:e,onCancel:t,tools:n}){let s={},o=N("sql");s.errorId=
N("sql-error"),s.hint=N("sql-hint"),s.field=l("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(dv),"aria-desc\
ribedby":s.hint,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:()=>Yf(s),keydown:c=>{c.key==="Enter"&&(c.ctrlKey||c.metaKey)&&(c.preventDefault(),
e())}}});let a=x("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),r=x("Cancel",t,{hidden:!0});return s.error=l("div",{class:"sql-error",id:s.errorId,role:"alert",hidden:!0}),{node:l("\
section",{class:"card sql-editor","aria-label":"Statement"},l("label",{for:o,class:"sql-label"},"Statement"),s.field,s.error,l("div",{class:"sql-bar"},a,r,n,l("span",{class:"muted small",id:s.hint},"C\
trl+Enter runs it. It can only read."))),field:s.field,insert:c=>xI(s,c),clearError:()=>$I(s),value:()=>s.field.value,set:c=>EI(s,c),running(c){r.hidden=!c},enable(c){a.disabled=!c},showError:(c,d)=>TI(
s,c,d)}}var MI=100,uv="tracediff.queries";function AI(e){let t=l("div",{class:"example-lists"}),n=l("details",{class:"card sql-list"},l("summary",{},l("h2",{},"Examples")),t),s=(o,a,r)=>l("section",{"\
aria-label":o},l("h3",{},o,!r&&l("span",{class:"muted small"},": choose a test as well")),l("ul",{},Z0.filter(i=>i.sides===a).map(i=>l("li",{},x(i.title,()=>e(i.statement),{class:"link-button",disabled:!r})))));
return{node:n,draw:o=>_(t,s("One set",1,!0),s("Control and test",2,o)),open:o=>{n.open=o}}}function Vf(){try{return JSON.parse(localStorage.getItem(uv))??[]}catch{return[]}}function fv(e,t){try{localStorage.
setItem(uv,JSON.stringify(t.sort((n,s)=>n.name.localeCompare(s.name))))}catch(n){return z(`That did not work. ${n.message}`,{urgent:!0}),!1}return mv(e),!0}var hv=(e,t)=>fv(e,[...Vf().filter(({name:n})=>n!==
t.name),t]);function CI(e,t){return hv(e,{name:t,statement:e.statement()})?(e.picked=t,Jf(e,!0),e.node.open=!0,z(`“${t}” is saved.`,{seconds:4}),!0):!1}function RI(e,t){fv(e,Vf().filter(({name:n})=>n!==
t.name))&&((e.list.querySelector("button")??e.box.querySelector("button")).focus(),z(`“${t.name}” is deleted.`,{action:{label:"Undo",run:()=>hv(e,t)}}))}function Jf(e,t){_(e.box,x("Save …",()=>{
if(e.statement().trim()===""){z("First write a statement.",{seconds:4});return}Yd(e.box,e.picked,{name:"Name of the query",maxlength:MI,saveSame:!0},n=>CI(e,n),()=>Jf(e,!0))},{title:"Save the statemen\
t under a name, in this browser"})),t&&e.box.querySelector("button").focus()}function mv(e){let t=Vf();e.node.hidden=t.length===0,e.node.querySelector("summary").title=$(t.length,"query","queries"),_(
e.list,t.map(n=>l("li",{},x(n.name,()=>{e.picked=n.name,e.onPick(n.statement)},{class:"link-button",title:n.statement}),Y("trash",`Delete ${n.name}`,()=>RI(e,n)))))}function LI({onPick:e,statement:t}){
let n={onPick:e,statement:t,picked:""};return n.list=l("ul",{}),n.node=l("details",{class:"card sql-list",hidden:!0},l("summary",{},l("h2",{},"Saved queries")),n.list),n.box=l("span",{class:"save-quer\
y"}),Jf(n,!1),{node:n.node,save:n.box,load:()=>mv(n),forgetName:()=>{n.picked=""}}}var pv=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`,NI=(e,{name:t,kind:n})=>n==="table"||n===
"analysis"||!e.two?[t]:[`control.${t}`,`test.${t}`];function PI(e,t){return l("li",{},x(t.name,()=>e.onInsert(pv(t.name)),{class:"schema-name mono",title:`Insert ${t.name}`}),l("span",{class:"muted sm\
all"},[t.type,t.unit].filter(Boolean).join(", ")),t.description&&l("span",{class:"schema-what small"},t.description))}function II(e,t,n){let s=t.name.toLowerCase().includes(n),o=n===""||s?t.columns:t.
columns.filter(r=>`${r.name} ${r.description??""}`.toLowerCase().includes(n));if(o.length===0&&!s)return null;let a=l("details",{open:n!==""||e.open.has(t.name),on:{toggle:()=>{n===""&&e.open[a.open?"\
add":"delete"](t.name)}}},l("summary",{},l("span",{class:"mono"},t.name)),l("p",{class:"small"},t.description,t.description&&" ",NI(e,t).flatMap(r=>[x(`Insert ${r}`,()=>e.onInsert(pv(r)),{class:"link-\
button"})," "])),l("ul",{},o.map(r=>PI(e,r))));return a}function gv(e){let t=e.find.value.trim().toLowerCase(),n=(...i)=>(e.tables??[]).filter(({kind:c})=>i.includes(c)).map(c=>II(e,c,t)).filter(Boolean),
s=(i,c,d)=>c.length>0&&l("details",{class:"schema-stored",open:t!==""||e.open.has(i),on:{toggle:u=>{t===""&&u.target===u.currentTarget&&e.open[u.target.open?"add":"delete"](i)}}},l("summary",{},i),d&&
l("p",{class:"small"},d),c),[o,a,r]=[n("view","table"),n("analysis"),n("stored")];_(e.list,o,s("Tables of the analyses",a,"The tables of the Analyse page. Parameters go in brackets: queue_length_summa\
ry('steps=first', 'ranks=0')."),s("Tables as the set file keeps them",r),o.length+a.length+r.length===0&&l("p",{class:"muted"},e.tables===null?"":t===""?"There are no tables.":`No table or column cont\
ains “${t}”.`))}function DI(e,t,n){e.tables=t,e.two=n,e.find.title=e.tables?$(e.tables.length,"table"):"",gv(e)}function qI(e){let t={onInsert:e,open:new Set,tables:null,two:!1},n=N("find");return t.
find=l("input",{type:"search",id:n,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"false",on:{input:()=>gv(t)}}),t.list=l("div",{class:"schema-list",tabindex:"0",role:"region","ari\
a-label":"Tables and columns"}),{node:l("section",{class:"card sql-schema","aria-label":"Tables"},l("div",{class:"chart-head"},l("h2",{},"Tables"),l("label",{for:n,class:"visually-hidden"},"Find a tab\
le or column"),t.find),t.list),draw:(o,a)=>DI(t,o,a),focus:()=>t.find.focus()}}var BI=300,Qf={path:"/query",name:"Query",read:xr,mount:YI};function FI(e){let t={};for(let{name:n,unit:s}of e.flatMap(o=>o.
columns))t[n]=n in t&&t[n]!==(s??"")?"":s??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}var Ll=({state:e,sets:t})=>O.find(n=>e[n]!==""&&!oe(t,e[n]));function wv(e,t,n){e.question.
say(Ee({code:t,message:n},"There is no such set")),e.question.clearable({message:n},Ll(e))}function yv(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.say(l("p",{class:"n\
otice",data:{code:t.code}},t.message))}async function jI(e){let t=Sr({...e.state,q:""}),n=t.toString();if(n===e.tablesKey)return;e.tablesKey=n;let s=()=>e.dead||n!==e.tablesKey;try{let o=await sp(t);s()||
(e.units=FI(o),e.schema.draw(o,e.state.test!==""),e.editor.enable(!0),e.answer&&Hf(e))}catch(o){s()||(e.tablesKey=null,e.schema.draw([],!1),o.code==="sql_off"&&yv(e,o))}}function Ff(e,t){let{editor:n,
state:s}=e;if(n.set(t),t.trim()===""){n.showError("There is no statement. Write one, or choose an example.",null),n.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===s.q?{}:Wm})}
function WI({question:e,editor:t,result:n}){e.drop(),t.running(!1),n.cancelled(),e.say(l("p",{class:"notice"},"Cancelled.")),j("Cancelled."),t.field.focus()}function HI(e,t){e.answer=null,e.answered="",
e.editor.running(!1),t.code==="sql_off"?yv(e,t):t.code==="unknown_set"&&Ll(e)?wv(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(l("p",{class:"visually-hidden",data:{code:t.
code}},"The statement was refused.")))}function Hf(e){let{answer:t,answered:n,state:s,sets:o,units:a}=e,r=i=>oe(o??[],s[i])?.label??s[i];e.result.draw({answer:t,key:n,state:s,units:a,file:`tracediff-${O.
filter(i=>s[i]!=="").map(i=>Le(r(i))).join("-")}`})}function UI(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-BI&&t.scrollIntoView({block:"start"}),e.byHand=!1}function zI(e){
let{editor:t,context:n,question:s}=e,o=Sr(e.state).toString();if(o===e.answered){Hf(e),n.settled();return}o!==e.asked&&(e.asked=o,t.clearError(),t.running(!0),e.examples.open(!1),s.ask(a=>tp(new URLSearchParams(
o),{signal:a}),a=>{e.answer=a,e.answered=o,t.running(!1),s.say(null),Hf(e),UI(e),j($(a.row_count,"row"))},a=>HI(e,a)))}function KI(e){let{state:t,question:n,editor:s,context:o}=e;n.drop(),e.answer=null,
e.answered=e.asked="",s.clearError(),s.running(!1),n.say(l("p",{class:"visually-hidden"},"")),e.examples.open(!0);let a=Ll(e);a&&wv(e,"unknown_set",`there is no set "${t[a]}"`),o.settled()}function bv(e){
let{state:t,examples:n}=e,s=t.q.trim().split(`
`).find(a=>!a.startsWith("--"))??"";e.context.setTitle([s.slice(0,60),"Query"].filter(a=>a!=="").join(" · ")),e.sides.draw(t,e.sets),n.draw(t.test!=="");let o=t.q===""?e.left:e.lists;n.node.parentNode!==
o&&o[t.q===""?"append":"prepend"](n.node),jI(e),t.q===""?KI(e):zI(e)}var sv=e=>Fi(e,O.map(t=>e.state[t]),{message:e.message,parts:[e.sides.node,e.editor.node,e.lists],words:"No sets are stored yet. ",
none:()=>e.context.setTitle("Query"),draw:()=>e.state.control===""?e.change({control:ee(e.sets[0].id)},{replace:!0}):bv(e)});function GI(e,t){let{change:n}=e;e.sides=yI(n),e.saved=LI({onPick:s=>Ff(e,s),
statement:()=>e.editor.value()}),e.editor=OI({onRun:()=>Ff(e,e.editor.value()),onCancel:()=>WI(e),tools:e.saved.save}),e.examples=AI(s=>{e.saved.forgetName(),Ff(e,s)}),e.schema=qI(s=>e.editor.insert(s)),
e.result=gI(s=>n(s,{replace:!0})),e.message=l("div",{class:"message"}),e.left=l("div",{class:"query-left"},e.editor.node,e.message,e.result.node),e.lists=l("div",{class:"query-lists"},e.saved.node,e.schema.
node),t.append(l("div",{class:"page query-page"},l("h1",{},"Query"),e.sides.node,l("div",{class:"query-work"},e.left,e.lists))),e.question=Ue({context:e.context,results:e.result.node,message:e.message})}
function YI(e,t){let n={context:t,state:xr(location.search),change:(i,c)=>t.go($r({...n.state,...i}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};GI(n,e);let{
editor:s,sides:o,result:a}=n,r=Ae(()=>a.retheme());return s.set(n.state.q),n.saved.load(),sv(n),{keys:{search:()=>n.schema.focus(),control:()=>o.choose("control"),test:()=>o.choose("test")},update(i){
let c=n.state;n.state=xr(i),n.state.q!==c.q&&s.set(n.state.q),n.sets?.length>0&&!Ll(n)&&n.state.control!==""?bv(n):sv(n)},unmount(){n.dead=!0,n.question.unmount(),r(),a.unmount()}}}var vv=[["control","Control"],["test","Test"]],VI=e=>({slower:"more",faster:"less"})[e]??null,wn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:v,exact:C}),JI=(e,t)=>e===null?B:`${D(e)} to ${D(t)}`,QI=(e,t)=>[
{key:"side",title:"Side",show:n=>n},{key:"label",title:"Recording",show:(n,s)=>l(e?"a":"bdi",{href:e?.(s.set)},n)},wn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[wn("without_p\
rofiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],wn("compute","Compute"),wn("exposed_communication","Exposed communication"),wn("exposed_memory","Expose\
d memory"),wn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:k},{key:"samples",title:"Samples",number:!0,show:k,what:"A sample is one step of one rank"}],XI={slower:"slower",faster:"faster",
no_difference_found:"no difference found",cannot_judge:"cannot judge"};function ZI(e){return e.q_value!==null?XI[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`too few: o\
nly ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var eD=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},wn("control","Control","Mean per\
 step of the recordings; host rows without the calls inside them"),wn("test","Test","Mean per step of the recordings"),{...wn("diff","Change"),show:X},{key:"change_percent",title:"%",number:!0,show:D,
what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>JI(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Ft,what:"Of the test betwe\
en recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:VI}],tD=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",s=a=>t[`${a}_${n?"self_":""}per_step`],o=a=>t[`${a}_record\
ings`]===0?null:s(a);return{...t,control:o("control"),test:o("test"),diff:s("diff"),certain:ZI(t)}},nD=.05,sD=({verdict:e})=>e==="slower"||e==="faster";function oD(e){let{verdict:t,control:n,test:s,change_percent:o,
low_percent:a,high_percent:r}=e,i=n===null||s===null?null:vn(n,s);return l("h2",{class:"headline"},l("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},l("span",{"aria-hidden":"true"},`${Bd[t]}\
 `),qd[t],sD(e)&&` by ${W(Math.abs(o))}`),i&&l("span",{class:"headline-times",title:`Mean step: ${C(n)} → ${C(s)}; the percentages are of the geometric means`},l("span",{class:"value control-text"},
i[0]),l("span",{class:"arrow","aria-label":"to"},"→"),l("span",{class:"value test-text"},i[1])),a!==null&&l("span",{class:"verdict-range"},`between ${D(a)} and ${D(r)}`))}function aD({words:e}){let t=e.
replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.slice(1)}${/[.!?]$/.
test(t)?"":"."}`}function xv({verdict:e}){let{between_percent:t,within_percent:n}=e,s=t===null?!1:n!==null&&t<nD?"Recordings of a side differ by no more than the noise of their steps explains.":`Recor\
dings of a side differ by ${D(t).replace("+","")}${n===null?"":" beyond the noise of their steps"}.`;return[oD(e),l("p",{},aD(e)," ",s),e.recorded&&l("p",{class:"muted small"},e.recorded.text)]}var $v=e=>Object.
fromEntries(vv.map(([t])=>[t,e[t].recordings.find(({set:n})=>n===e.middle[t])]));function Sv(e,t){let n=vv.flatMap(([a,r])=>e[a].recordings.map(i=>({...i,...i.step_time,side:r}))),s=n.some(a=>a.without_profiler!==
null),o=Nt({caption:"Recordings",limit:128,columns:QI(t,s)});return o.show(n),o.node}function Ev(e,t){let n=Nt({caption:"Rows",limit:50,columns:eD,csv:t});return{node:n.node,show:s=>n.show(s.map(tD(e.
selection.measure)))}}var Tv=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${$(e,"row")} judged: ${k(t.slower)} slower and ${k(t.faster)} faster.`,Os=[["control","A",22],["test","B",50]],
_v=82,kv=3,rD=(e,t)=>e[t].recordings.map(n=>({label:n.label,step:e.verdict.recorded===null?n.step_time.step:n.without_profiler})).filter(({step:n})=>typeof n=="number"),iD=({verdict:{control:e,low_percent:t,
high_percent:n}})=>t===null||e===null?null:[t,n].map(s=>e*(1+s/100));function Ov(e){let t=Object.fromEntries(Os.map(([h])=>[h,rD(e,h)])),n=iD(e),s=[...Os.flatMap(([h])=>t[h].map(({step:m})=>m)),...n??
[]];if(Os.some(([h])=>t[h].length===0))return null;let[o,a]=[Math.min(...s),Math.max(...s)],r=h=>a>o?kv+(100-2*kv)*(h-o)/(a-o):50,i=Os.flatMap(([h,,m])=>t[h].map(({label:p,step:g})=>({side:h,x:r(g),y:m,
words:`${h}, ${p}: ${v(g)}`}))),c=l("div",{class:"strip-tip",hidden:!0}),d=([h,,m])=>F("line",{class:`strip-mean strip-${h}`,y1:`${m-11}%`,y2:`${m+11}%`,x1:`${r(e.verdict[h])}%`,x2:`${r(e.verdict[h])}\
%`}),u=F("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Os.map(d),i.map(({side:h,x:m,y:p})=>F("circle",{class:`strip-dot strip-${h}`,cx:`${m}%`,cy:`${p}%`,r:5})),n&&F("line",{class:"\
strip-interval",x1:`${r(n[0])}%`,x2:`${r(n[1])}%`,y1:`${_v}%`,y2:`${_v}%`}));Td(u,i,h=>{c.hidden=!h,_(c,h?.words)});let f=Os.map(([h,m])=>`${m}, ${h}: ${t[h].map(({step:p})=>v(p)).join(", ")}.`).join(
" ");return l("div",{class:"recordings-chart"},l("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${f}`},Os.map(([h,m,p])=>l("b",{class:`${h}-text`,css:{top:`${p}%`}},
m)),u,c),l("div",{class:"small muted recordings-scale","aria-hidden":"true"},l("span",{},Yt(o)),l("span",{},Yt(a))),l("p",{class:"small muted"},"Each recording as a dot, the means as lines",n&&"; the \
bar: where the test’s mean lies by the 95 % interval of the change","."))}var th={path:"/compare/recordings",name:"Several recordings",read:Zf,mount:vD},Xf=1e3,lD=250,cD=6,Mv=32,nh=[["control","Control"],["test","Test"]],sh=nh.flatMap(([e])=>["ranks","steps","marker","marke\
r_until"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),Nl=e=>/marker/.test(e),Av=e=>e.split(",").filter(t=>t!=="");function Zf(e){let t=new URLSearchParams(e);return{control:Av(t.get("control")??""),test:Av(
t.get("test")??""),q:Qt(t,Se,"q"),significant:Qt(t,Se,"significant","")==="true",equal_clock:Qt(t,Se,"equal_clock","false"),cut_overlaps:Qt(t,Se,"cut_overlaps"),chosen:Object.fromEntries(sh.flatMap(({
key:n,what:s})=>{let o=t.get(n)||Nl(s)&&t.get(s)||"";return o===""||!Nl(s)&&o==="all"?[]:[[n,o]]}))}}function Pl(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return ts(
t,Se,["q","significant","equal_clock","cut_overlaps"],e),Object.entries(e.chosen).forEach(([n,s])=>t.set(n,s)),t}var Lv=({chosen:e})=>sh.some(({key:t,what:n})=>!Nl(n)&&t in e);function dD(e){let t=nh.
flatMap(([n,s])=>{let o=sh.filter(a=>a.side===n&&a.key in e.chosen).map(({key:a,what:r})=>`${r.replace("_"," ")} ${e.chosen[a]}`);return o.length===0?[]:[`${s}: ${o.join(", ")}.`]});return[...Lv(e)?[]:
["All ranks and steps of every recording count."],...t].join(" ")}function oh(e,t=Xf){let n=Pl(e);return n.set("exclude",wc),n.set("sort","abs_diff_self_duration"),t!==null&&n.set("limit",String(t)),n}
function uD(e,t){let n=Pl(e);["control","test"].forEach(o=>n.delete(o));let s=new URLSearchParams({view:n.toString()});for(let o of["control","test"])t[o].recordings.forEach(({set:a})=>s.append(o,a));
return s}function fD(e,t){let{state:n,labels:s,change:o,sides:a}=e;return l("ul",{class:"recordings-chosen"},n[t].map(r=>{let i=s.get(r)??r;return l("li",{class:"tag"},i," ",x("×",()=>{o({[t]:n[t].filter(
c=>c!==r)}),a.querySelector(`[data-field="${t}"]`)?.focus()},{class:"link-button","aria-label":`Leave out ${i}`,title:`Leave out ${i}`}))}))}function ah(e){let{sides:t,labels:n,change:s}=e;je(t,()=>_(
t,nh.map(([o])=>{let a=i=>{e.state[o].includes(i)||(s({[o]:[...e.state[o],i]}),t.querySelector(`[data-field="${o}"]`)?.focus())},r=pn({field:o,set:null,text:"",onGroup:a,onPick:i=>{n.set(ee(i.id),i.label),
a(ee(i.id))}});return r.input.placeholder="Add a recording, or nightly-* …",Ba(o,[r],fD(e,o))})))}function hD({state:e,answer:t,labels:n}){for(let s of["control","test"])for(let o of e[s]){let a=t[s].
recordings.find(r=>r.set.startsWith(o));a&&n.set(o,a.label)}}async function mD(e){let{labels:t,state:n}=e,s=[...n.control,...n.test].filter(o=>!Nv(o));try{for(let o of await Wt(s.slice(0,100)))t.set(ee(
o.id),o.label);e.answer===null&&ah(e)}catch{}}var pD=({state:e,answer:t})=>({...Fe(`?${new URLSearchParams(e.chosen)}`),control:ee(t.middle.control),test:ee(t.middle.test),cut_overlaps:e.cut_overlaps});
function gD(e){let t=()=>pD(e),n=({id:s,name:o,category:a})=>Ve({...t(),row:s??Be(o,a)});return Dd({page:s=>`${n(s)}#booked`,tree:()=>dt(ut(ln(`?${new URLSearchParams({...e.state.chosen,cut_overlaps:e.
state.cut_overlaps,control:t().control,test:t().test})}`))),timeline:s=>(s&&Si(t(),s))??Lt(t())},(s,o)=>{e.open=o?[...e.open,s]:e.open.filter(a=>a!==s),eh(e)})}function eh({account:e,found:t,open:n,why:s}){
s.hidden=!t,t&&e.draw(t,{open:n,sure:!1,sum:"Together, of these two",lines:cD,words:1/0})}async function wD(e){let{answer:t,state:n}=e,s=Pl({...n,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,
equal_clock:!1});s.set("limit","0");let o=["slower","faster"].includes(t.verdict.verdict)?s.toString():"";if(e.wanted!==o){Object.assign(e,{wanted:o,found:null,open:[]}),eh(e);try{let a=o!==""&&await fe(
s);a&&e.wanted===o&&(e.found=a,eh(e))}catch{e.wanted=""}}}function yD(e){let{answer:t,state:n,change:s}=e,{control:o,test:a}=$v(t);_(e.words,xv(t),l("p",{class:"small recordings-chosen-parts"},dD(n),"\
 ",Lv(n)&&x("Use all ranks and steps",()=>s({chosen:Object.fromEntries(Object.entries(n.chosen).filter(([c])=>Nl(c)))}),{class:"link-button"}))),_(e.chart,Ov(t)),_(e.middle,"Account, tree and timeline\
 are of one recording of each side: ",l("a",{href:rt(o.set,a.set)},`${o.label} and ${a.label}`),", those with the middle step time. What the other recordings differ by is not in them",n.equal_clock?",\
 nor the equal clock: they are as recorded.":"."),e.card.dataset.verdict=t.verdict.verdict;let r=t.control.recordings.length+t.test.recordings.length,i=c=>Le(t[c].recordings[0].label);e.share.set({name:`\
tracediff-${i("control")}-${i("test")}`,report:Cr(oh(n,null)),bundle:Rr(uD(n,t)),tooMany:r>Mv&&`${Mv} sets at most`})}function bD(e){let{answer:t,state:n}=e;hD(e),ah(e),yD(e),wD(e),_(e.notes,Ci(t.comparability)),
_(e.recordings,Sv(t,r=>H(`/analyse?set=${ee(r)}`)));let s=oh(n,null);s.set("format","csv");let o=Ev(t,Go(s));o.show(t.rows);let{row_count:a}=t;_(e.rows,o.node,l("p",{class:"muted small"},a===0?"The fi\
lters leave no row. ":"",Tv(t),a>Xf?` The ${k(Xf)} largest changes of ${k(a)} are here; the CSV has all.`:""))}function Cv(e,t){e.answer=null,e.question.say(Ee(t,"This comparison is not possible"))}var Nv=e=>e.
startsWith("tag:")||/[*?]/.test(e);function _D(e,t){e.answer=null,e.question.drop(),e.question.say(l("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A\
 pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",l("a",{href:t.every(n=>n.length===1)?rt(t[0][0],t[1][0]):H("/compare")},"Compare two sets")))}function Rv(e){let{state:t,search:n,
question:s}=e;e.context.setTitle("Several recordings"),document.activeElement!==n&&(n.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,ah(e);let o=[t.control,t.test];if(o.some(a=>a.
length===0)||o.every(a=>a.length===1&&!Nv(a[0]))){_D(e,o);return}s.ask(a=>fe(oh(t),{signal:a}),a=>{if(a.judged!=="between_recordings"){Cv(e,{code:"one_set",message:"Each of these two names stands for \
only one set."});return}e.answer=a,s.say(null),bD(e),j(a.verdict.words)},a=>Cv(e,a))}function kD(e,t){let{change:n}=e,s=(c,d)=>(e[c]=d,d),o=(c,d)=>s(c,l("input",{type:"checkbox",id:N(c),on:{change:d}}));
s("search",Pn({id:N("q"),wait:lD,empties:!1,onText:c=>n({q:c},{replace:!0})})),e.share=vl(),e.account=gD(e),s("why",l("div",{class:"recordings-why",hidden:!0},e.account.node,e.account.facts)),s("card",
l("section",{class:"card recordings-verdict","aria-label":"Verdict"},l("div",{class:"recordings-top"},s("words",l("div")),l("div",{class:"chart-tools"},l("label",{class:"recordings-only",title:"Step t\
imes without what another clock of the device, or another speed of the host, makes of each recording"},o("clock",()=>n({equal_clock:e.clock.checked}))," at equal clock"),e.share.node)),l("div",{class:"\
recordings-body"},e.why,s("chart",l("div"))),s("middle",l("p",{class:"muted small"}))));let a=l("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:c=>c.preventDefault()}},l("label",
{class:"analysis-field"},l("span",{},"Name contains"),e.search),l("label",{class:"recordings-only"},o("only",()=>n({significant:e.only.checked},{replace:!0}))," only slower or faster")),r=l("div",{class:"\
analysis-results"},e.card,s("notes",l("div",{class:"comparability"})),s("recordings",l("div")),a,s("rows",l("div"))),i=l("div");_(t,l("div",{class:"page analyse-page recordings-page"},l("h1",{},"Sever\
al recordings"),l("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences \
within one side are noise. Record both sides alternately."),s("sides",l("section",{class:"sides recordings-sides","aria-label":"Control and test"})),i,r)),e.question=Ue({context:e.context,results:r,message:i})}
function vD(e,t){let n={context:t,state:Zf(location.search),answer:null,found:null,open:[],labels:new Map,change:(s,o)=>t.go(H(`/compare/recordings?${Pl({...n.state,...s})}`),o)};return kD(n,e),Rv(n),
mD(n),{keys:{search:()=>n.search.focus()},update(s){n.state=Zf(s),Rv(n)},unmount(){n.answer=null,n.question.unmount()}}}var Uv={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(pe).map(([e,{name:t}])=>[e,t]))},xD=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Uv[e.measured].replace(/^./,t=>t.toUpperCase()),zv=e=>!!e&&
e.low_percent*e.high_percent>0,Va=e=>zv(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${D(e.diff_percent)} of the step (${D(e.low_percent)} to ${D(e.high_percent)})`:"",$D=e=>zv(e)?`${e.
explains?"the machine’s, ":""}${D(e.diff_percent)}`:"",SD=7.2,Pv=16,ED=56,Ja={l:64,r:16,t:22,b:44},ql=e=>e.recorded===null?`stored ${me(e.created)} (recording time not stated)`:me(e.recorded);function dh(e,t){
let n=Math.max(2,Math.floor((t-Ja.l-Ja.r)/(Pv*SD+14))),s=nn(e.length,n);return{tickmode:"array",tickvals:s,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:Vt(s.map(o=>e[o].label),
Pv).map(ie)}}var Kv=(e,t)=>({tickformat:",",ticksuffix:` ${e}`,fixedrange:!0,zeroline:!1,...t}),uh=e=>lt({margin:Ja,dragmode:"zoom",...e}),Gv=e=>e.map(t=>({type:"line",xref:"x",yref:"paper",x0:t.at-.5,
x1:t.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:S(Yv(t))}})),Yv=e=>e.direction==="slower"?"--more-fill":"--less-fill",Vv=({host_median:e,lag_median:t})=>Xn({host:e,lag:t});function TD(e){let t=e.
interval&&`95 % interval: ${e.interval.map(v).join(" to ")}`;return ge([e.label,ql(e),`median ${v(e.median)}`,t,Vv(e),$(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${D(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var OD=(e,t)=>ge([`${t.direction}: ${v(t.left_median)} → ${v(t.right_median)} (${D(t.diff_percent)}\
)`,Va(t.machine)&&`change of level: ${Va(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function Jv(e){let t=[],n=[],s=(o,a)=>e[o][a];for(let o=0,a;o<e.length;o=
a+1){for(a=o;a<e.length&&e[a]!==null;)a+=1;let r=Array.from({length:a-o},(d,u)=>o+u),i=r.length===1?[o-.2,o+.2]:r,c=d=>r[Math.min(d,r.length-1)];r.length>0&&(t.push(...i,...[...i].reverse(),null),n.push(
...i.map((d,u)=>s(c(u),1)),...i.map((d,u)=>s(c(u),0)).reverse(),null))}return{x:t,y:n}}function MD(e,t){let{sets:n,levels:s,change_points:o}=e,a=n.map((d,u)=>u),r=d=>d===null?null:d/t,i=S("--control-f\
ill"),c=n.map(d=>d.median===null?null:(d.interval??[d.median,d.median]).map(r));return[{type:"scatter",mode:"lines",...Jv(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:In(i,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:S("--muted"),width:1.4,dash:"dash"},x:s.flatMap(({first:d,last:u})=>[d-.5,u+.5,null]),y:s.flatMap(({median:d})=>[r(d),r(d),null])},{type:"scatter",mode:"\
lines+markers",x:a,y:n.map(d=>r(d.median)),line:{color:i,width:1.4},marker:{color:i,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"circle")},...Ce(n.map(TD))},{type:"scatter",mode:"markers",
x:o.map(d=>d.at-.5),y:o.map(d=>r((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,color:S("--surface")},symbol:o.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:o.map(
d=>S(Yv(d)))},...Ce(o.map(d=>OD(e,d)))}]}var AD=.3,CD=.04;function RD(e){let[t,n]=[Math.min(...e),Math.max(...e)];if(e.length===0||t<AD*n)return{range:[0,1.06*Math.max(n,0)||1],cut:!1};let s=Math.max(
.1*(n-t),(CD*n-(n-t))/2);return{range:[Math.max(0,t-s),n+s],cut:t-s>0}}var LD=e=>({shapes:[{type:"path",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,\
8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:S("--muted")}}],annotations:[{xref:"paper",yref:"paper",x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${ie(
Yt(e))}`,bgcolor:S("--surface"),font:{size:11,color:S("--muted")}}]}),ND=3;function PD(e,t){let n=[],s=o=>Math.abs(o.diff_percent??1/0);for(let o of[...e].sort((a,r)=>s(r)-s(a)))n.every(({at:a})=>Math.
abs(a-o.at)*t>=ED)&&n.push(o);return n}function ID({answer:e},t){let{sets:n,change_points:s,baseline:o}=e,a=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[r,i]=ae(Math.max(...a,0)),c=o?.
median??null,d=PD(s,(t-Ja.l-Ja.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:ie(D(m.diff_percent)),font:{size:11,color:S(m.direction==="slower"?"--more":
"--less")}})),{range:u,cut:f}=RD(c===null?a:[...a,c]),h=f?LD(u[0]):{shapes:[],annotations:[]};return{data:MD(e,i),layout:uh({xaxis:dh(n,t),yaxis:Kv(r,{range:u.map(m=>m/i)}),shapes:[...h.shapes,...Gv(s),
...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/i,y1:c/i,line:{width:1.4,dash:"dot",color:S("--test-fill")}}]],annotations:[...d,...h.annotations]})}}var Iv=[["--control-fill","median, and it\
s 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],fh=e=>l("div",{class:"chart-legend"},e.map(([t,n])=>l("span",{class:"\
key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),DD=e=>et({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:ID,keys:()=>Iv,extra:fh(Iv),class:"series-medians",onClick({
points:t},{answer:n}){let[s]=t,o=s?.curveNumber===ND&&n.change_points[s.pointNumber],a=o?o.at:s?.pointNumber;a>0&&e(o?n.sets.findIndex(({id:r})=>r===o.left):a-1,a)}}),Dv=Object.values(pe).map(({property:e,
name:t})=>[e,t]);function qD({answer:e},t){let{sets:n}=e,[s,o]=ae(Math.max(...n.map(r=>r.mean_step_time??0))),a=n.map(r=>ge([r.label,ql(r),`mean step ${v(r.mean_step_time)}`,Vv(r),...Object.keys(pe).map(
i=>`${pe[i].name}: ${r.parts?v(r.parts[i]):B}`)]));return{data:Object.keys(pe).map(r=>({type:"bar",x:n.map((i,c)=>c),y:n.map(i=>i.parts?i.parts[r]/o:null),marker:{color:S(pe[r].property),line:{width:0}},
...Ce(a)})),layout:uh({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...dh(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Kv(s,{rangemode:"tozero"})})}}var BD=()=>et({id:"chart-ser\
ies-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:qD,extra:fh(Dv),keys:()=>Dv}),qv=[["--test-fill","what the machine makes of the step, and its interval"]];function Bv(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function FD(e,t){let{machine:n}=t;if(n===null)return ge([t.label,
ql(t),"not known"]);let s=e.sets.find(({id:o})=>o===n.reference).label;return ge([t.label,ql(t),`${D(n.curve_percent)} of the step, against the first level`,`${D(n.diff_percent)} (${D(n.low_percent)} \
to ${D(n.high_percent)}) against ${s}`,Bv(n.device_factor,"kernels take"),Bv(n.host_factor,"calls of the host take")])}function jD({answer:e},t){let{sets:n,change_points:s}=e,o=S("--test-fill"),a=({machine:r},i)=>((1+
r.curve_percent/100)*(1+i/100)/(1+r.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:In(o,.22),...Jv(n.map(r=>r.machine&&[a(r,
r.machine.low_percent),a(r,r.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:n.map((r,i)=>i),y:n.map(r=>r.machine?.curve_percent??null),line:{color:o,width:1.4},marker:{color:o,size:n.
length>200?3:6},...Ce(n.map(r=>FD(e,r)))}],layout:uh({xaxis:dh(n,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:S("--muted")},shapes:Gv(s)})}}var WD=()=>et({id:"chart-series-machin\
e",title:"What the machine makes of the step",file:"series-machine",height:()=>220,make:jD,extra:fh(qv),keys:()=>qv}),Il="row",Dl="layer",Fv="Ids, labels, patterns such as nightly-*, beginnings of lab\
els, or tag:TAG, separated by commas";function HD(e){let t=N("ops"),n=l("datalist",{id:t}),s=(p,g,w,y={})=>{let b=l("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...w,on:{change:()=>e(
{...y,[p]:b.value.trim()})}});return{input:b,node:l("label",{class:"analysis-field"},l("span",{},g),b)}},o=s("sets","Sets",{class:"wide",title:Fv,placeholder:"nightly-*"}),a=s("baseline","Baseline",{title:Fv,
placeholder:"none"}),r=s("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),i=s("category","Category",{placeholder:"any"}),c=N("layer-hint"),d=s("layer","Layer",{class:"wide",placeholder:"\
Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),u=l("p",{class:"muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the \
innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3 is one."),f=(p,g)=>ye(g,w=>e({[p]:w}),{data:{field:p}}),h=f("by",[["device","device time"],["host",
"host time"]]),m=f("time",[["total","total"],["self","self"]]);return{options:n,sets:o,baseline:a,name:r,category:i,layer:d,layerHint:u,by:h,time:m}}async function jv(e,t,n){if(t!==null)try{let s=await Ar(
t,n);_(e,[...new Set(s.map(o=>o.name))].map(o=>l("option",{value:o})))}catch{}}function UD({onChange:e}){let{options:t,sets:n,baseline:s,name:o,category:a,layer:r,layerHint:i,by:c,time:d}=HD(e),u=null,
f=null,h="",m={[Il]:o,[Dl]:r},p=ye([...Object.entries(Uv),[Il,"a row"],[Dl,"a layer"]],q=>{h=q in m?q:"",E(),h!==""?m[h].input.focus():e({measure:q,name:"",category:"",time:"total",layer:""})},{data:{
field:"measure"}}),g=l("label",{class:"analysis-field"},l("span",{},"Time"),p),w=l("label",{class:"analysis-field"},l("span",{},"Of the layer"),c),y=l("label",{class:"analysis-field"},l("span",{},"Of \
the row"),d),b=l("form",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:q=>{q.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.
dispatchEvent(new Event("change"))}}},n.node,s.node,g,o.node,a.node,y,r.node,w,t,x("Show",()=>e({sets:n.input.value.trim()}),{class:"primary"}),i);o.input.addEventListener("input",Te(150,()=>jv(t,f,o.
input.value))),o.input.addEventListener("focus",()=>jv(t,f,""));function E(){p.value=h||u.measure;for(let q of[o.node,a.node,y])q.hidden=h!==Il;for(let q of[r.node,w,i])q.hidden=h!==Dl}return{node:b,draw(q,M){
u=q,f=M,h=u.layer!==""?Dl:u.name!==""?Il:document.activeElement===m[h]?.input?h:"";for(let{input:V}of[n,s,o,a,r])(V!==document.activeElement||V.value==="")&&(V.value=u[V.dataset.field]);d.value=u.time,
c.value=u.by,E()},focus(){return n.input.focus(),n.input.select(),!0}}}var rh=5,Wv=(e,t=({label:n})=>n)=>e.slice(0,rh).map(t).join(", ")+(e.length>rh?` and ${k(e.length-rh)} more`:""),Bl=({sets:e},t)=>e.
find(n=>n.id===t).label;function hh({direction:e,diff_percent:t,left_median:n,right_median:s}){let o=t===null?"":` by ${D(Math.abs(t)).replace("+","")}`;return l("span",{class:e==="slower"?"more":"les\
s"},`${e}${o}: ${vn(n,s).join(" → ")}`)}function zD(e){let t=e.filter(n=>n.machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${k(t)} of them the machine’s`}function Qv({
sets:e,change_points:t,levels:n,neighbours:s,measured:o,too_few_values:a}){return n.length===0?`None of these sets has ${o==="layer"?"this layer":"this time"}.`:s!==null&&s.pairs===0?"One set is not a\
 series: there is no other set to compare it with.":s!==null&&s.unjudged===s.pairs?`Cannot judge whether the level changes in ${$(e.length,"set")}.`:s!==null&&t.length>0?`${k(t.length)} of ${$(s.pairs,
"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:a?e.some(({observations:r})=>r>1)?`${$(e.reduce((r,{observations:i})=>r+i,0),"value")} in ${$(e.length,"set")}: too few to tell a level.`:"O\
ne value a set: too few to tell a level.":`${t.length===0?"No change of level was found":$(t.length,"change of level","changes of level")} in ${$(e.length,"set")}${zD(t)}.`}var Xv=({label:e,recorded:t})=>[
l("b",{},e),t&&` (${me(t)})`],Zv=({commits:e})=>e&&`The change is ${e.text}. `,ex=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function KD(e,t){let{sets:n,change_points:s}=e,o=s.
at(-1);if(!o||ex(e))return!1;let a=Va(o.machine);return l("p",{class:"card series-change"},s.length>1&&"The latest: ","from ",Xv(n[o.at])," on, ",hh(o),". ",Zv(o),a&&`Of it, ${a}. `,l("a",{href:t(o.left,
o.right)},"What changed"))}var GD=({pairs:e,unjudged:t})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two rec\
ordings."+(t===0?"":` ${k(t)} of ${$(e,"such pair")} cannot be judged: a set has too few steps.`);function YD(e,t){let{since_good:n}=e,s=ex(e)?e.change_points.at(-1):null;return n!==null&&l("p",{class:"\
card series-good"},l("b",{},"Since the last good set, "),Bl(e,n.good),", it is ",hh(n),s&&[", from ",Xv(e.sets[s.at])," on"],". ",s&&Zv(s),l("a",{href:t(n.good,n.now)},`What changed between it and ${Bl(
e,n.now)}`))}function VD(e,t){let{newest:n}=e;return n!==null&&l("p",{class:"card series-newest"},l("b",{},"The newest set, "),Bl(e,n.right),", stands out: it is ",hh({...n,left_median:n.left_mean,right_median:n.
right_mean}),` (p = ${Ft(n.p_value)}, against the ${k(n.others)} sets of its level before it). One set alone is not a change of level. `,Va(n.machine)&&`Of it, ${Va(n.machine)}. `,n.commits&&`It is ${n.
commits.text}. `,l("a",{href:t(n.left,n.right)},`What changed between ${Bl(e,n.left)} and it`))}function JD(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size d\
iffers"},n=e.differences.map(({at:s,kind:o,before:a,after:r})=>`From ${e.sets[s].label} on, ${t[o]}: ${a} before, ${r} now.`);return e.more_differences===0?n:[...n,`${$(e.more_differences,"more such d\
ifference")}.`]}function QD({sets:e,levels:t}){let n=[],s=e.filter(a=>a.missing!==null);s.length>0&&t.length>0&&n.push(`${$(s.length,"set")} ${s.length===1?"has no such time, and counts with the level\
 around it":"have no such time, and count with the level around them"}: ${Wv(s,a=>`${a.label} (${a.missing})`)}.`),e.every(a=>!a.has_steps)&&n.push("No set has steps: each whole recording counts as on\
e step.");let o=e.filter(a=>a.affected>0);return o.length>0&&n.push(`${$(o.length,"set")} ${o.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${Wv(o)}.`),n}function XD(e){
let t=e.unknown_recorded===1,n=[e.without_profiler_note,...JD(e),e.unknown_recorded>0&&`${$(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"i\
t was":"they were"} stored is used.`,e.neighbours?.pairs>0&&GD(e.neighbours),...e.left_out.map(({label:s,detail:o})=>`${s} is left out: ${o}`),...QD(e),e.machine_pending>0&&`The machine of ${$(e.machine_pending,
"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`].filter(Boolean);return n.length>0&&l("ul",{class:"notice"},n.map(s=>l("li",{},s)))}var ZD=(e,t)=>[l("h2",{},
Qv(e)),KD(e,t),YD(e,t),VD(e,t),XD(e)],Ya=(e,t,n,s=v)=>({key:e,title:t,what:n,number:!0,show:s,exact:C}),ih=e=>e===null?null:e>0?"more":e<0?"less":null,eq=12,lh=({commit:e,dirty:t})=>`${e.slice(0,eq)}${t?
" (changed)":""}`,tq=e=>[{key:"label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":me(t)},Ya("left_median","Before","Median of the level before"),Ya("righ\
t_median","After","Median of the level after"),{...Ya("diff_duration","Change","After less before",X),tone:ih},{key:"diff_percent",title:"%",number:!0,show:D,tone:ih},{key:"q_value",title:"q",number:!0,
show:Ft,what:"Of the rank test of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s:\
 that is all of the change, as far as the interval tells",show:$D},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders note\
d one",show:t=>t===null?"":l("span",{title:t.text},`${lh(t.left)} → ${lh(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after \
it. Several of each: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,n)=>[l("a",{href:t},"before and\
 after"),n.several&&" · ",n.several&&l("a",{href:n.several},"several of each")]}],nq=e=>[{key:"label",title:"Set",show:(t,n)=>l("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===
null?`stored ${me(n.created)}`:me(t)},{...Ya("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.
missing??v(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?B:t.map(v).join(" to ")},...e.baseline?[{key:"\
diff_percent",title:"Against baseline",number:!0,show:D,tone:t=>Math.abs(t)<2?null:ih(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:k},Ya("mean_step_time",e.without_profiler?
"Mean recorded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":lh(t)}]:[],{key:"ta\
gs",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":l("a",{href:t},"with the one before")}];function sq({sets:e,change_points:t},n){let s=Nt({caption:"Changes of l\
evel",limit:64,columns:tq(t)});return s.show(t.map(o=>({...o,label:e[o.at].label,recorded:e[o.at].recorded,href:n(o.left,o.right),several:o.recordings_link}))),s.node}function oq(e,t,n){let{sets:s}=e,
o=Nt({caption:"Sets",limit:30,columns:nq(e),csv:Qm(`${_r(t)}&machine=true&format=csv`)});return o.show(s.map((a,r)=>({...a,href:H(`/analyse?set=${a.id.slice(0,12)}`),before:r===0?null:n(s[r-1].id,a.id)})).
reverse()),o.node}var mh={path:"/series",name:"Series",read:Hs,mount:cq},aq="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change o\
f level leads to the comparison of the sets before and after it.",tx=({answer:e,state:t})=>(n,s)=>e.measured!=="layer"?rt(n,s):dt({control:ee(n),test:ee(s),by:t.by,q:t.layer.split(" / ").at(-1).replace(
/ #\d+$/,"")});function ph(e){let{answer:t,answered:n,medians:s,machine:o,parts:a}=e,{sets:r}=t,i=tx(e),c={file:"tracediff",revision:n,answer:t,caption:[`${r[0]?.label??""} to ${r.at(-1)?.label??""}`]};
_(e.summary,ZD(t,i),t.change_points.length>0&&sq(t,i)),s.node.toggleAttribute("data-baseline",t.baseline!==null),s.draw({...c,heading:xD(t),empty:t.levels.length===0?"There is nothing to draw.":null}),
o.node.hidden=r.every(d=>d.machine===null),o.node.hidden||o.draw({...c,heading:"clock of the device, speed of the host"}),a.draw({...c,heading:"means over steps and ranks",empty:r.every(d=>d.parts===null)?
"No set has device work: a step has no parts.":null}),_(e.table,oq(t,e.state,i)),e.results.dataset.shown=n}async function rq(e){let[t,n]=await Promise.all([yt("group=always&limit=100"),is()]),o=[...t.
entries.flatMap(({group:a})=>a?[a]:[]).map(({prefix:a,sets:r})=>[`${a}*`,r]),...n.filter(({sets:a})=>a>2).map(({tag:a,sets:r})=>[`tag:${a}`,r])].filter(([a])=>!a.includes(","));return l("div",{class:"\
notice"},t.total===0?l("p",{},"No sets are stored yet. ",l("a",{href:H("/")},"Add some"),"."):l("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces pag\
e, or with ",l("code",{},"tracediff ingest --tag"),"."),o.length>0&&l("ul",{class:"series-offers"},o.slice(0,20).map(([a,r])=>l("li",{},l("a",{href:Ho({...e,sets:a})},a),` (${$(r,"set")})`))))}function ch(e,t){
e.answer=null,e.question.say(Ee(t,"This series is not possible"))}async function iq(e,t){try{let n=await Tc(`${t}&machine=true`);e.answered===t&&e.answer!==null&&(e.answer=n,ph(e))}catch{}}function lq(e,t,n){
let{state:s,question:o,controls:a}=e;if(e.answer=n,e.answered=t,a.draw(s,n.sets.at(-1)?.id??null),n.sets.length===0){let r=n.left_out.length;ch(e,{code:"no_sets",message:`${s.tag.length>0?`tag: no set\
 has ${s.tag.join(", ")}`:"No set was found"}.${r>0?` ${$(r,"set")} cannot be read.`:""}`}),o.clearable({message:"tag: "});return}o.say(null),ph(e),j(Qv(n)),iq(e,t)}function Hv(e){let{state:t,question:n,
context:s,controls:o}=e,a=_r(t).toString();o.draw(t,e.answer?.sets.at(-1)?.id??null),s.setTitle([t.sets,"Series"].filter(Boolean).join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",n.ask(()=>rq(
t),r=>n.say(r),r=>ch(e,r))):e.answered===a&&e.answer?(n.drop(),ph(e),s.settled()):n.ask(r=>Tc(a,{signal:r}),r=>lq(e,a,r),r=>ch(e,r))}function cq(e,t){let n={context:t,state:Hs(location.search),answer:null,
answered:"",summary:l("div",{class:"series-summary"}),table:l("div",{class:"analysis-tables"}),machine:WD(),parts:BD()};n.controls=UD({onChange:(r,i)=>t.go(Ho({...n.state,...r}),i)}),n.medians=DD((r,i)=>t.
go(tx(n)(n.answer.sets[r].id,n.answer.sets[i].id)));let s=[n.medians,n.machine,n.parts],o=l("div");n.results=l("div",{class:"analysis-results"},n.summary,n.medians.node,n.table,n.machine.node,n.parts.
node),_(e,l("div",{class:"page analyse-page series-page"},l("h1",{},"Series"),l("p",{class:"muted analysis-intro"},aq),n.controls.node,o,n.results)),n.question=Ue({context:t,results:n.results,message:o});
let a=Ae(()=>s.forEach(r=>r.retheme()));return Hv(n),{keys:{search:()=>n.controls.focus()},update(r){n.state=Hs(r),Hv(n)},unmount(){n.question.unmount(),n.answer=null,a(),s.forEach(r=>r.unmount())}}}var Wl=9,Fl=3,dq=7;function uq(e){e.pending=0;let t=e.node.clientWidth,n=O.flatMap(r=>[!0,!1].map(i=>e.panes.filter(c=>c.side===r&&c.data()?.bands.some(d=>d.sort==="host"===i)).map(c=>({pane:c,host:i})))).
filter(r=>r.length>0),s=Math.max(1,n.length)*(Wl+Fl)+Fl,o=Vo(e.canvas,t,s,{alpha:!1});o.fillStyle=S("--surface-sunk"),o.fillRect(0,0,t,s);let a=r=>t*(r-e.extent.from)/(e.extent.to-e.extent.from);n.forEach(
(r,i)=>r.forEach(({pane:c,host:d})=>fq(o,c,d,Fl+i*(Wl+Fl),a)))}function fq(e,t,n,s,o){let a=t.data();e.fillStyle=S(n?"--span-host":"--span-compute");let r=new Map,i=-1/0;for(let c=0;c<a.length;c+=1){if(a.
lanes[a.lane[c]]?.sort==="host"!==n)continue;let[d,u]=[o(a.start[c]),o(a.end[c])],f=t.changeAt(c);if(f!==""&&a.merged[c]<=1){let h=r.get(f)??[];h.push(d,u),r.set(f,h)}a.name[c]>=0&&a.lanes[a.lane[c]].
sort!=="other"&&(u>i+.5||d<i-50)&&(e.fillRect(d,s,Math.max(.5,u-d),Wl),i=u)}for(let[c,d]of r){e.fillStyle=S(`--span-${c}`);for(let u=0;u<d.length;u+=2)e.fillRect(d[u],s,Math.max(.7,d[u+1]-d[u]),Wl)}}function wh(e){
e.pending||=requestAnimationFrame(()=>uq(e))}function dx(e){let t=e.extent.to-e.extent.from,n=100*(e.view.from-e.extent.from)/t,s=100*(e.view.to-e.view.from)/t;e.frame.style.setProperty("left",`${n}%`),
e.frame.style.setProperty("width",`${s}%`)}function jl(e,t){let n=e.node.getBoundingClientRect(),s=(t.clientX-n.left)/Math.max(1,n.width);return e.extent.from+Math.min(1,Math.max(0,s))*(e.extent.to-e.
extent.from)}var hq=e=>e.view.to-e.view.from>.999*(e.extent.to-e.extent.from);function nx(e,t){let n=dq*(e.extent.to-e.extent.from)/Math.max(1,e.node.clientWidth),[s,o]=[e.view.from,e.view.to].map(a=>Math.
abs(jl(e,t)-a));return t.shiftKey||Math.min(s,o)>n?t.shiftKey||hq(e)?"range":"move":s<o?"from":"to"}function sx(e,t){let{part:n,at:s,view:o}=e.press;if(n==="move")e.onRange(o.from+t-s,o.to+t-s);else if(n!==
"range"){let a={...o,[n]:t};e.onRange(Math.min(a.from,a.to),Math.max(a.from,a.to))}}function mq(e,t,n){[e.panes,e.extent]=[t,n],wh(e),dx(e)}function pq(e){cancelAnimationFrame(e.pending),e.size.disconnect(),
e.stopTheme()}function gq({onRange:e}){let t={onRange:e,panes:[],extent:{from:0,to:1},pending:0,press:null};return t.canvas=l("canvas",{"aria-hidden":"true"}),t.frame=l("div",{class:"overview-view"}),
t.node=l("div",{class:"timeline-overview","aria-hidden":"true"},t.canvas,t.frame),t.view=t.extent,t.node.addEventListener("pointerdown",n=>{if(n.button===0){t.node.setPointerCapture(n.pointerId);let s=jl(
t,n);t.press={part:nx(t,n),at:s,view:t.view},t.press.part==="move"&&(s<t.view.from||s>t.view.to)&&(t.press.view=Ms(s,s,t.view.to-t.view.from),sx(t,s))}}),t.node.addEventListener("pointermove",n=>{t.press?
sx(t,jl(t,n)):t.node.style.cursor=["from","to"].includes(nx(t,n))?"ew-resize":""}),t.node.addEventListener("pointerup",n=>{let[s,o]=[t.press?.at,jl(t,n)];t.press?.part==="range"&&s!==o&&e(Math.min(s,o),
Math.max(s,o)),t.press=null}),t.node.addEventListener("pointercancel",()=>{t.press=null}),t.size=new ResizeObserver(()=>wh(t)),t.size.observe(t.node),t.stopTheme=Ae(()=>wh(t)),{node:t.node,draw:(n,s)=>mq(
t,n,s),view(n,s){t.view={from:n,to:s},dx(t)},unmount:()=>pq(t)}}var wq=15,Hl=190,yq={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},ux=.02,bq=["host","compute","communication","memory","outs\
ide","many","gap","longer","shorter","new","gone"],_q=new Set(["new","gone","gap"]),kq={control:"A",test:"B"},vq=[1,.78,.56];function xq(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,
n]=xi(e.row),s=Math.abs(n-t)/Math.max(t,n);return s>=.5?0:s>=.25?1:2}function $q(e,t,n){return e.sort[t]===ga?"gap":e.sort[t]===wa?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Fn?"outside":n!==
""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function ox(e){e.fills=Object.
fromEntries(bq.map(t=>[t,vq.map(n=>od(S(`--span-${t}`),S("--surface"),n))]))}var fx=(e,t)=>e.data.name[t]<0||e.data.lanes[e.data.lane[t]]?.sort==="other"?"":e.ofName[e.data.name[t]];function hx(e){let t=e.
data.names.map((n,s)=>e.changes?.get(Pe(n,e.data.categories[s])));e.ofName=t.map(n=>n?.change??""),e.strengths=t.map(xq),e.classes=Array.from({length:e.data.length},(n,s)=>$q(e.data,s,fx(e,s)))}function ax(e,t){
if(e.data.sort[t]===ga){let a=e.data.gaps[e.data.gap[t]];return`idle ${v(a.duration)} · host: ${a.operator??a.host??"nothing recorded"}`}if(e.data.sort[t]===wa){let a=e.data.gaps[e.data.gap[t]];return`\
step ${a.step_number} · ${v(a.duration)}`}if(e.data.sort[t]===Fn)return Q(e.data.gaps[e.data.gap[t]].mean,0,3);let n=e.data.names[e.data.name[t]],o=Qn({name:n,category:e.data.categories[e.data.name[t]]})?
`${Ps} (${n})`:n||"(no name)";return(yq[e.classes[t]]??"")+(e.data.merged[t]>1?`${e.data.merged[t]} rows, most of them ${o}`:o)}function Sq(e){let t=JSON.stringify(e.data.bands);if(t===e.headsOf)return;
e.headsOf=t;let{lane:n,act:s}=e.heads.contains(document.activeElement)?document.activeElement.dataset:{},o=r=>Y("pin",`${e.kind==="pinned"?"Unpin":"Pin"} ${r.label}`,()=>e.on.pin(e.self,r),{class:"lan\
e-pin",data:{lane:r.id,act:"pin"}}),a=({label:r})=>e.kind==="pinned"?`${kq[e.side]}: ${r}`:r;e.heads.style.height=`${e.data.height}px`,_(e.heads,e.data.bands.map(r=>l("li",{class:"lane-head",title:r.label,
css:{top:`${r.top}px`,height:`${r.height}px`}},r.folds?x(a(r),()=>e.on.fold(e.self,r),{class:"lane-fold",data:{lane:r.id,act:"fold"},"aria-expanded":String(r.open)}):l("span",{},a(r)),o(r)))),[...e.heads.
querySelectorAll("button")].find(({dataset:r})=>r.lane===n&&r.act===s)?.focus()}function Eq(e,t,n){for(let{top:s}of e.data?.bands??[]){let o=Math.round(n.top+s)+.5;t.line(0,o,n.width,o,S("--grid"))}e.
on.decorate(t,n,e.self)}function Tq(e,t,n){e.data=t,hx(e),e.drawing.set({...t.pieces,tops:t.tops,height:t.height,from:n.from,to:n.to}),e.node.hidden=t.bands.length===0,Sq(e)}function Oq(e,t){e.changes=
t,e.data&&(hx(e),e.drawing.redraw())}function Mq(e,t){let n=t&&new Set(t);e.drawing.highlight(n&&e.data.pieces.of.flatMap((s,o)=>n.has(s)?[o]:[]))}function Aq(e,t){let{height:n,paint:s}=e.drawing.whole(
t-Hl);return{height:n,paint(o){s(li(o,Hl,0)),e.data.bands.forEach(({label:a,top:r})=>o.words(6,r+wq,Co(a,30),S("--muted")))}}}function Cq(e){e.stopTheme(),e.drawing.destroy()}function Rq({side:e,kind:t,
on:n}){let s={side:e,kind:t,on:n,data:null,classes:[],ofName:[],strengths:[],changes:null,fills:{},headsOf:""},o=`${e==="control"?"Control":"Test"}, ${t}`;s.heads=l("ul",{class:"timeline-heads","aria-\
label":`Lanes: ${o}`});let a=l("div",{class:"timeline-drawing"});s.node=l("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s.heads,a),s.self={side:e,kind:t,node:s.node,data:()=>s.data};let r=c=>c<
0?-1:s.data.pieces.of[c],i=c=>s.fills[s.classes[c]][["longer","shorter"].includes(s.classes[c])?s.strengths[s.data.name[c]]:0];return ox(s),s.drawing=ui(a,{rowHeight:ki,label:`${o}: a table below has \
the same`,least:ux,colour:c=>i(r(c)),hatched:c=>_q.has(s.classes[r(c)]),text:c=>ax(s,r(c)),onHover:(c,d)=>n.hover(s.self,r(c),d),onPick:(c,d)=>n.pick(s.self,r(c),d),onView:(c,d,u)=>n.view(s.self,c,d,u),
onMeasure:n.measure,onKey:c=>n.key(c,s.self),decorate:(c,d)=>Eq(s,c,d)}),s.stopTheme=Ae(()=>{ox(s),s.drawing.redraw()}),Object.assign(s.self,{drawing:s.drawing,show:(c,d)=>Tq(s,c,d),setChanges:c=>Oq(s,
c),highlight:c=>Mq(s,c),whole:c=>Aq(s,c),changeAt:c=>fx(s,c),textOf:c=>ax(s,c),title:o,destroy:()=>Cq(s)})}function rx(e,t,{start:n,end:s,row:o},a,r,i){let c=Math.max(-3,t.x(n)),d=Math.min(t.width+3,t.
x(s));d>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(o)-.5,Math.max(2,d-c)+.5,i,a,r)}function Lq(e,t,n,s){let o=-1,a=r=>t.y(n.row[r])+2+(s-4)*(1-n.gaps[n.gap[r]].at);for(let r=0;r<n.length;r+=1){if(n.sort[r]!==
Fn)continue;let i=t.x(n.start[r]),c=t.x(n.end[r]);c>=0&&i<=t.width&&(e.line(i,a(r),c,a(r),S("--text"),1),o>=0&&n.row[o]===n.row[r]&&n.end[o]===n.start[r]&&e.line(i,a(o),i,a(r),S("--text"),1)),o=r}}function Nq(e,t,n,s){
let o=t.rowHeight;Lq(e,t,n.data()??{length:0},o);let a=s.path(n.side);if(a&&Fw(e,t,n,a),s.measure){let{from:r,to:i}=s.measure,[c,d]=[t.x(r),t.x(i)];e.alpha(.16),e.box(c,0,d-c,t.height,S("--accent")),e.
alpha(1);for(let u of[c,d])e.line(u,0,u,t.height,S("--accent"),1)}if(s.aligned!==null){let r=Math.round(t.x(s.aligned))+.5;e.line(r,0,r,t.height,S("--accent"),1.5)}for(let r of s.selected)r.pane===n&&
rx(e,t,r,S("--accent"),2.5,o);s.partner?.pane===n&&rx(e,t,s.partner,S("--text"),1.5,o)}var yh={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function bh(e,t=v){
if(!e||e.change==="")return"";let{row:n,change:s}=e,[o,a,r]=xi(n);return`${yh[s]}: ${t(o)} → ${t(a)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Pq(e,t,{changes:n,partner:s,
other:o}){let a=e.data(),r=a.start[t]+a.shift,i=a.end[t]-a.start[t];if(a.sort[t]===ga){let m=a.gaps[a.gap[t]];return[["The device is idle","strong"],[`${C(i)}, from ${C(r)}`],[m.host?`the host: ${m.host}${m.
operator&&m.operator!==m.host?` in ${m.operator}`:""}`:"the host: mostly nothing recorded"],m.next&&[`then: ${m.next}`]].filter(Boolean)}if(a.sort[t]===wa){let m=a.gaps[a.gap[t]];return[[`Step ${m.step_number}\
, as the device has it`,"strong"],[`${C(i)}, from ${C(r)}`],[Xn(m)],[`the host began it at ${C(m.host_start)}`,"muted"]]}if(a.sort[t]===Fn){let{name:m,mean:p,min:g,max:w}=a.gaps[a.gap[t]];return[[`${m}\
: ${Q(p,0,3)}`,"strong"],g<w&&[`from ${Q(g,0,3)} to ${Q(w,0,3)} in this pixel`],[`${C(i)}, from ${C(r)}`]].filter(Boolean)}let c=a.names[a.name[t]],d=Qn({name:c,category:a.categories[a.name[t]]});if(a.
merged[t]>1)return[[`${k(a.merged[t])} rows too short to draw separately`,"strong"],[`most of the time: ${c}`],d&&[Ps],["zoom in to see them","muted"]].filter(Boolean);let u=a.lanes[a.lane[t]],f=[[c||
"(no name)","mono strong"],...d?[[Ps]]:[],[`${C(i)}, from ${C(r)}`],[`${a.categories[a.name[t]]} · ${u.label}`,"muted"]];if(!ps(a,t))return[...f,["not part of this step: it began before, or another o\
ne launched it","muted"]];let h=bh(n?.get(vi(a,t)),C);if(h&&f.push([h,"change"]),s){f.push([`${o}: ${C(s.duration)} (${ce(e.side==="control"?s.duration-i:i-s.duration)} test against control), from ${C(
s.start)}`]);let m=_d(n,o,c,a.categories[a.name[t]]);m!==c&&f.push([`${o}: ${m}`,"mono muted"])}else s===null&&o&&f.push([`${o}: no ${k(a.occurrence[t]+1)}${mx(a.occurrence[t]+1)} call of this name`,"\
muted"]);return f}var mx=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",_h=e=>`${k(e)}${mx(e)}`,xo=14;function Iq(){let e=l("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});
return{node:e,show(t,n,s){_(e,t.map(([c,d])=>l("p",{class:d},l("bdi",{},c)))),e.hidden=!1;let{width:o,height:a}=e.getBoundingClientRect(),r=n+xo+o>window.innerWidth?n-xo-o:n+xo,i=s+xo+a>window.innerHeight?
s-xo-a:s+xo;e.style.setProperty("left",`${Math.max(4,r)}px`),e.style.setProperty("top",`${Math.max(4,i)}px`)},hide(){e.hidden=!0}}}function Dq(){let e=F("polygon",{class:"join-shape"}),t=F("g",{class:"\
join-links"}),n=N("arrow"),s=F("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},F("marker",{id:n,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},F("path",
{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{node:s,drawLinks(o){let a=s.getBoundingClientRect();_(t,o.map(([r,i])=>{let[c,d]=[Math.min(r.right,i.left),i.left].map(h=>h-a.left),[u,f]=(r.bottom<=
i.top?[r.bottom,i.top]:[r.top,i.bottom]).map(h=>h-a.top);return F("path",{"marker-end":`url(#${n})`,d:`M${c} ${u}L${d} ${f}`})}))},draw(o,a){if(!o||!a){e.setAttribute("points","");return}let r=s.getBoundingClientRect(),
[i,c]=o.top<=a.top?[o,a]:[a,o],d=({left:p,right:g})=>[p,Math.max(g,p+1.5)],[[u,f],[h,m]]=[d(i),d(c)];e.setAttribute("points",[[u,i.bottom],[f,i.bottom],[m,c.top],[h,c.top]].map(([p,g])=>`${p-r.left},${g-
r.top}`).join(" "))}}}function qq(e,t){let[n,s]=ae(t*10);return`${Q(e/s,0,3).replace("-","−")} ${n}`}function ix(e,t,n){Ng(e,{view:t,width:n,format:qq,colours:{surface:S("--surface"),border:S("--bo\
rder"),muted:S("--muted")}})}function Bq(){let e=l("canvas",{}),t=l("div",{class:"timeline-ruler","aria-hidden":"true"},e),n={from:0,to:1},s=0;function o(){s=0;let c=t.clientWidth;ix(ii(Vo(e,c,rn,{alpha:!1}),
getComputedStyle(document.body).fontFamily),n,c)}let a=()=>{s||=requestAnimationFrame(o)},r=new ResizeObserver(a);r.observe(t);let i=Ae(a);return{node:t,view(c,d){n={from:c,to:d},a()},whole:c=>({height:rn,
paint:d=>ix(li(d,Hl,0),n,c-Hl)}),unmount(){cancelAnimationFrame(s),r.disconnect(),i()}}}var Fq=60,jq=40,Wq=130,lx=8,Qa=({kind:e})=>e==="pinned";function Hq(e){e.pins.hidden||Xa(e)}var yn=e=>e.shown[0]??
e.panes[0],Ul=e=>yn(e).drawing.current();function Uq(e,t,n,s,o){e.following||(e.following=!0,e.shown.filter(a=>a!==t).forEach(a=>a.drawing.follow(n,s,o)),e.following=!1,px(e),Xa(e),e.on.view(n,s,o))}function zq(e,{
side:t},n){e.on.pin(t,n),e.shown.filter(s=>s.side===t).flatMap(s=>[...s.node.querySelectorAll(".lane-pin")]).find(({dataset:s})=>s.lane===n.id)?.focus()}function px(e){let{from:t,to:n}=Ul(e);e.overview.
view(t,n),e.ruler.view(t,n)}function Kq(e,t,n,s){e.under=n>=0?{pane:t,i:n,event:s}:null,clearTimeout(e.rest),e.abort?.abort(),e.marks.partner=null,e.under?Gq(e):e.tip.hide(),Xa(e),kh(e)}function Gq(e){
let{pane:t,i:n}=e.under,s=e.on.both()?e.partners.nameOf(t,n):null;if(s===null){gx(e,void 0);return}let o=rs[t.side],a=e.partners.drawn(e.shown,o,...s)??(Yq(e,o,...s)?null:e.partners.known(o,...s));if(cx(
e,a),a!==void 0)return;let r=e.under;e.rest=setTimeout(async()=>{e.abort=new AbortController;try{let i=await e.partners.ask(o,...s,e.abort.signal);e.under===r&&(cx(e,i),Xa(e),kh(e))}catch{}},Fq)}function Yq(e,t,n,s,o){
let a=e.on.changes()?.get(Pe(n,s))?.row;return a!==void 0&&o>=a[`${t}_counts`]}function cx(e,t){e.marks.partner=t?ba(e.shown,rs[e.under.pane.side],t):null,gx(e,t)}function gx(e,t){let{pane:n,i:s,event:o}=e.
under;o&&e.tip.show(Pq(n,s,{changes:e.on.changes(),partner:t,other:e.on.both()?rs[n.side]:""}),o.clientX,o.clientY)}var gh=({pane:e,start:t,end:n,row:s})=>e.drawing.placeOf({start:t,end:n,row:s});function Xa(e){
e.join.drawLinks(e.marks.links.map(s=>s.map(o=>o.pane.drawing.boxOf(o))));let{partner:t,selected:n}=e.marks;if(e.under&&t){let{start:s,end:o,row:a}=e.under.pane.data(),{pane:r,i}=e.under;e.join.draw(gh(
{pane:r,start:s[i],end:o[i],row:a[i]}),gh(t))}else n.length===2?e.join.draw(...n.map(gh)):e.join.draw(null,null)}var kh=e=>e.shown.forEach(t=>t.drawing.redraw());function Ms(e,t,n){let s=(e+t)/2;return{
from:s-n/2,to:s+n/2}}function Vq(e,{start:t,end:n}){let s=Ul(e),o=yn(e).drawing.node.clientWidth||1e3,a=Math.max(n-t,.01)*o/jq;return Ms(t,n,Math.max((n-t)*1.3,Math.min(s.to-s.from,a)))}function Jq(e,t){
let{from:n,to:s}=yn(e).drawing.goal(),o=Ms(n,s,(s-n)*t);yn(e).drawing.view(o.from,o.to)}function Qq(e,t){let{from:n,to:s}=yn(e).drawing.goal(),o=t*(s-n);yn(e).drawing.view(n+o,s+o)}function Xq(e,t,n,s,o,a){
e.home=s,e.under=null,e.marks.partner=null,e.tip.hide();let r=e.shown,i=r.length>0?Ul(e):null;e.shown=t.map(({pane:c,data:d})=>(c.show(d,n),c)).filter(c=>c.data().bands.length>0),e.panes.filter(c=>!e.
shown.includes(c)).forEach(c=>{c.node.hidden=!0}),e.pins.hidden=!e.shown.some(Qa),e.groups.forEach(c=>{let{side:d}=c.dataset;c.hidden=!e.shown.some(u=>u.side===d&&!Qa(u)),c.firstChild.textContent=o[d]??
""}),a?e.shown.forEach(c=>{let{from:d,to:u}=eo(a,c.drawing.extent(),ux);c.drawing.follow(d,u)}):i&&e.shown.filter(c=>!r.includes(c)).forEach(c=>c.drawing.follow(i.from,i.to)),px(e)}function Zq(e,t){Object.
assign(e.marks,t),Xa(e),kh(e)}function eB(e,{pane:t,start:n,end:s,row:o}){let a=t.drawing.boxOf({start:n,end:s,row:o}),{bottom:r}=(e.pins.hidden?e.ruler.node:e.pins).getBoundingClientRect();if(Qa(t))t.
drawing.reveal(o);else{let i=window.innerHeight-Math.max(Wq,e.on.below());window.scrollBy(0,a.top<r||i<r?a.top-r-lx:Math.max(0,a.bottom-i+lx))}}function tB({pane:e,start:t,lane:n,level:s},o){let a=e.data(),
r=-1;for(let i=0;i<a.length;i+=1){let c=o*(a.start[i]-t);c>0&&a.level[i]===s&&a.lanes[a.lane[i]]?.id===n&&ps(a,i)&&(r<0||c<o*(a.start[r]-t))&&(r=i)}return r}function nB(e){clearTimeout(e.rest),e.abort?.
abort(),document.removeEventListener("scroll",e.onScroll,{capture:!0}),e.size.disconnect(),e.overview.unmount(),e.ruler.unmount(),e.panes.forEach(t=>t.destroy())}function sB(e){let{on:t}=e,n={hover:(s,o,a)=>Kq(
e,s,o,a),view:(s,o,a,r)=>Uq(e,s,o,a,r),key:t.key,fold:t.fold,pin:(...s)=>zq(e,...s),pick:(s,o)=>t.pick(s,o),measure:(s,o,a)=>t.measure(s<o?{from:s,to:o}:null,a),decorate:(s,o,a)=>Nq(s,o,a,e.marks)};e.
panes=["pinned","host","device"].flatMap(s=>O.map(o=>Rq({side:o,kind:s,on:n}))),e.pins=l("section",{class:"timeline-pins","aria-label":"Pinned lanes"},e.panes.filter(Qa).map(s=>s.node)),e.groups=O.map(
s=>l("section",{class:`timeline-side timeline-${s}`,data:{side:s},"aria-label":s==="control"?"Control":"Test"},l("p",{class:`timeline-side-name ${s}-text small`}),e.panes.filter(o=>o.side===s&&!Qa(o)).
map(o=>o.node)))}function wx({partners:e,on:t}){let n={partners:e,on:t,under:null,rest:0,abort:null,following:!1,shown:[],home:{from:0,to:1}};n.onScroll=()=>Hq(n),n.marks={selected:[],links:[],partner:null,
measure:null,aligned:null,path:t.path},n.tip=Iq(),n.join=Dq(),sB(n),n.overview=gq({onRange:(r,i)=>yn(n).drawing.view(r,i,!0)}),n.ruler=Bq();let s=l("div",{class:"timeline-lanes"},n.pins,n.groups,n.join.
node),o=l("div",{class:"timeline-head"},n.overview.node,n.ruler.node),a=l("section",{class:"card timeline-stage","aria-label":"Timeline"},o,s,n.tip.node);return n.size=new ResizeObserver(()=>a.style.setProperty(
"--head",`${o.offsetHeight}px`)),n.size.observe(o),document.addEventListener("scroll",n.onScroll,{capture:!0,passive:!0}),{node:a,panes:n.panes,shown:()=>n.shown,current:()=>Ul(n),around:(...r)=>Vq(n,
...r),goTo:({from:r,to:i},c)=>yn(n).drawing.view(r,i,c),glide:r=>Jq(n,r),slide:r=>Qq(n,r),fit(){yn(n).drawing.view(n.home.from,n.home.to)},show:(r,i,c,d,u)=>Xq(n,r,i,c,d,u),drawOverview(r){n.overview.
draw(n.shown,r)},setChanges(r){n.panes.forEach(i=>i.setChanges(r))},mark:r=>Zq(n,r),marks:n.marks,whole:r=>[{lines:[],...n.ruler.whole(r)},...n.shown.map(i=>({lines:[i.title],...i.whole(r)}))],reveal:(...r)=>eB(
n,...r),beside:tB,unmount:()=>nB(n)}}function oB(e,t,n){let s=Oe("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),o=x("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:l("div",{class:"timeline-bar"},t,l("span",{class:"timeline-zoom"},Y("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
Y("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),x("Fit",e.fit,{title:"Show the whole step (0)"}),x("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag with\
 Shift"})),s.node,n,o,l("span",{class:"chart-tools"},["png","svg"].map(r=>x(r.toUpperCase(),()=>e.save(r),{title:`The timeline as ${r.toUpperCase()}`,"aria-label":`${r.toUpperCase()} of the timeline`})))),
draw(r){s.press(r.show),s.node.hidden=r.control===""||r.test==="",o.hidden=r.align===""}}}var aB=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["\
many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function rB(){let e=l("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){
_(e,[...t?Object.entries(yh):[],...aB,...n?[["path","on the critical path"]]:[]].map(([s,o])=>l("li",{class:`key key-span-${s}`},o)),t&&l("li",{class:"muted"},"a name counts as changed if its time in \
the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}var iB=()=>l("div",{class:"empty"},l("h2",{},"Nothing to show"),l("p",{},"This set has n\
o ranks with rows."));function lB(e,t,{retry:n,chooseOther:s}){let o=/rank|step|span/.test(e.code);return Ee(e,`The timeline of the ${t} cannot be shown`,o?x("Choose another rank and step",s,{class:"p\
rimary"}):x("Try again",n,{class:"primary"})," ",Hn())}var cB={threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},_x=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";
function dB(e,t,n){let s=[],o=_x([n]);n.missing.length>0&&s.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let a=Object.entries(cB).filter(([r])=>t.whole.left_out?.[r]>0).map(
([r,i])=>$(t.whole.left_out[r],i));return t.whole.left_out?.spans&&a.push(`rows that are too short for a picture of the whole ${o}`),a.length>0&&s.push(`Not shown for the ${e}: ${a.join(", ")}.`),t.whole.
lanes.every(r=>r.start.length===0)?s.push(`This ${o} of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||s.push(`The ${e} has no device work in this ${o}.`),s}function uB(e){let t=l("\
section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function s(r,i,c){let d=JSON.stringify([i?.map(u=>[u.id,u.label]),O.map(u=>[r[u],c[u]?.samples.length,c[u]?.sample])]);d!==
n&&(n=d,je(t,()=>_(t,O.map(u=>o(u,r,i,c[u])))))}function o(r,i,c,d){let u=pn({field:r,set:c&&oe(c,i[r]),text:i[r],none:`No ${r}`,onPick:f=>e({[r]:f===null?"":ee(f.id),[`${r}_rank`]:"",[`${r}_span`]:"",
[`${r}_step`]:"",...Xt([r])})});return Ba(r,[u],d?.sample&&l("div",{class:"side-selection"},a(r,d)))}function a(r,{samples:i,sample:c}){let d=kc(i),u=vc(i,c.rank),f=xc(i,c.rank,c.span),h=(g,w,y,b,E,q)=>{
let M=N(g);return l("span",{class:"sample-field"},l("label",{for:M},w),ye(y.map(V=>[String(V),E(V)]),V=>e({...q,[`${r}_${g}`]:V}),{id:M,value:String(b),data:{field:`${r}_${g}`}}))},m=f.indexOf(c),p=(g,w,y)=>Y(
w,`${$o[r]}: ${y} step`,()=>e({[`${r}_step`]:String(f[m+g].step_number)}),{data:{field:`${r}_${y}`},disabled:!f[m+g],class:"step-move"});return[h("rank","Rank",d,c.rank,String,{[`${r}_span`]:""}),u.length>
1&&h("span","File",u,c.span,g=>String(g+1),{}),c.step_number===null?l("span",{class:"muted small"},`whole recording, ${v(c.step)}`):[h("step","Step",f.map(g=>g.step_number),c.step_number,g=>`${g} · ${v(
f.find(w=>w.step_number===g).step)}`,{}),p(-1,"up","previous"),p(1,"down","next"),l("span",{class:"visually-hidden"},`takes ${C(c.step)}`)]]}return{node:t,draw:s,choose:r=>Fa(t,r)}}var $o={control:"Co\
ntrol",test:"Test"};function fB(e,t,n){return t===void 0?`${$o[e]}: …`:t===null?`${$o[e]}: no ${_h(n+1)} call`:`${$o[e]}: ${C(t.duration)}, from ${C(t.start)}${t.of?`; ${$(t.of,"call")} in this ${t.
whole?"recording":"step"}`:""}${hB(t)}`}function hB({start:e,launch:t,launched:n,launches:s}){if(t)return`; launched ${v(e-t.start)} earlier`;if(!(n>0))return"";let o=Math.min(...s.map(a=>a.start))-e;
return`; it launched ${$(n,"device row")}, ${n>1?"the first of ":""}which began ${v(o)} later`}var mB=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function pB(e){let t=l("section",{class:"\
card timeline-selected","aria-label":"Selected call",hidden:!0}),n="";return{node:t,draw(s,o){let a=JSON.stringify([s,o]);if(a===n||(n=a,t.hidden=s===null,s===null))return;let{control:r,test:i}=s.rows,
c=e.href(s),d=o.map(f=>[f,mB(s.rows[f])]).filter(([,f])=>f),u=bh(s.change);_(t,l("p",{class:"timeline-selected-name mono"},l("bdi",{},s.name),l("span",{class:"muted"},` · ${s.category} · ${_h(s.nth+
1)} call`)),l("p",{class:"timeline-selected-times"},O.filter(f=>o.includes(f)).map(f=>l("span",{class:`${f}-text`},fB(f,s.rows[f],s.nth))),r&&i&&l("span",{class:"strong"},`test − control: ${X(i.duration-
r.duration)}`)),Qn(s)&&l("p",{class:"small"},`${Ps}.`),u&&l("p",{class:"small"},`This operation ${["new","gone"].includes(s.change.change)?"is ":""}${u}.`),l("p",{class:"op-actions"},x("Zoom to it",e.
zoom,{class:"link-button"}),d.map(([f,h])=>x(`${s.rows[f].launch?"Its launch":"What it launched"}${d.length>1?`, ${f}`:""}`,()=>e.go(f,h),{class:"link-button",title:h.name})),r&&i&&!s.aligned&&x("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&l("a",{href:c},"Open this operation"),x("Copy the name",()=>mt(s.name,"Nam\
e copied."),{class:"link-button"}),x("Clear (Escape)",e.clear,{class:"link-button"})))}}}async function gB(e,t){let n=e.page.state(),s=n.name===""?"":JSON.stringify([e.page.key(),n.name,n.category,n.nth,
t,t.map(o=>e.partners.named(o,n.name,n.category))]);if(s===e.wanted){vh(e,t);return}if(e.wanted=s,e.selected=null,s!==""&&n.nth===null){await yB(e,t,s);return}if(s!==""){let{name:o,category:a,nth:r}=n;
e.selected={name:o,category:a,nth:r,rows:Object.fromEntries(t.map(i=>[i,e.partners.known(i,o,a,r)??e.partners.drawn(e.stage.shown(),i,o,a,r)??void 0]))}}vh(e,t),e.selected&&await wB(e,e.selected,t)}async function wB(e,t,n){
let{name:s,category:o,nth:a,rows:r}=t;await Promise.all(n.filter(i=>r[i]?.of===void 0&&r[i]!==null).map(async i=>{try{r[i]=await e.partners.ask(i,s,o,a)}catch{}})),!e.dead&&e.selected===t&&vh(e,n)}async function yB(e,t,n){
let{name:s,category:o,at:a}=e.page.state(),r=[...new Set([a,"test","control"])].filter(i=>t.includes(i));for(let i of r){let c=null,d=await e.sides[i].find({name:e.partners.named(i,s,o),category:o,order:"\
duration",limit:1}).catch(u=>{c=u});if(e.dead||e.wanted!==n)return;if(c){z(`The search for ${s} failed. ${c.message}`,{urgent:!0});return}if(d){let[u]=d.rows,f=u.start-e.page.shifts()[i];e.reveals=!0,
e.stage.goTo(e.stage.around({start:f,end:f+u.duration}),!0),e.page.change({category:d.category,nth:u.occurrence,at:i,open:e.page.opened(i,u.lane),...e.stage.current()});return}}z(`${s} does not occur \
in this ${_x(t.map(i=>e.sides[i].chosen))}.`,{seconds:10}),e.page.change(e.none)}function vh(e,t){let n=e.selected===null?[]:t.map(o=>e.selected.rows[o]&&ba(e.stage.shown(),o,e.selected.rows[o])).filter(
Boolean);e.stage.mark({selected:n,links:e.selected===null?[]:t.flatMap(o=>bB(e,o))});let s=e.page.state();e.picked.draw(e.selected&&{...e.selected,rows:Object.fromEntries(t.map(o=>{let a=e.selected.rows[o];
return[o,a&&{...a,pane:void 0,whole:e.sides[o].chosen?.sample.step_number===null}]})),change:e.page.changes()?.get(Pe(e.selected.name,e.selected.category))??null,aligned:s.align===e.selected.name&&s.align_nth===
e.selected.nth},t),e.reveals&&n.length>0&&(e.reveals=!1,e.stage.reveal(zl(e)))}function bB(e,t){let n=e.selected.rows[t],s=n?.launches?.length===n?.launched?n?.launches??[]:[];return[...n?.launch?[[n.
launch,n]]:[],...s.map(o=>[n,o])].map(o=>o.map(a=>ba(e.stage.shown(),t,a))).filter(([o,a])=>o&&a)}var zl=e=>e.stage.marks.selected.find(({pane:t})=>t.side===e.page.state().at)??e.stage.marks.selected[0];
function _B(e){let t=zl(e);return t&&(e.stage.goTo(Ms(t.start,t.end,Math.max((t.end-t.start)*1.6,.1))),e.stage.reveal(t)),t!==void 0}function kB(e,{name:t,category:n,occurrence:s,side:o,at:a,duration:r,
lane:i}){e.reveals=!0,e.stage.goTo(e.stage.around({start:a,end:a+r})),e.page.change({name:t,category:n,nth:s,at:o,open:e.page.opened(o,i)})}function vB(e,t,n){let s=e.partners.nameOf(t,n);if(s){let[o,
a,r]=s,i=e.page.state(),c=i.name===o&&i.category===a&&i.nth===r;e.reveals=!c,e.page.change(c?e.none:{name:o,category:a,nth:r,at:t.side})}return s!==null}function xB(e,t){let n=zl(e),s=n?e.stage.beside(
n,t):-1;if(s<0)return!1;let[o,a,r]=e.partners.nameOf(n.pane,s),i=n.pane.data(),c=e.stage.current();return(i.start[s]<c.from||i.end[s]>c.to)&&e.stage.goTo(Ms(i.start[s],i.end[s],c.to-c.from)),e.page.change(
{name:o,category:a,nth:r,at:n.pane.side}),!0}function $B(e,t){let n={page:e,picked:t,selected:null,wanted:"",reveals:!1,dead:!1,none:{name:"",category:"",nth:null,at:""}},{stage:s,sides:o,partners:a}=e;
return Object.assign(n,{stage:s,sides:o,partners:a}),{draw:r=>gB(n,r),place:()=>zl(n),zoom:()=>_B(n),current:()=>n.selected,show:(...r)=>kB(n,...r),pick:(r,i)=>vB(n,r,i),step:r=>xB(n,r),clear:()=>e.change(
n.none),unmount(){n.dead=!0}}}var SB=300,EB={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function TB({onPick:e,partnerOf:t}){let n=(r,i,c)=>({key:r,title:i,show:String,...c}),s=Nt({caption:"\
Spans in view",class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:r=>`${r}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(r,i)=>x(r||"(no name)",()=>e(i.pane,i.i),{class:"\
link-button timeline-name",title:r})}),n("start","Start",{number:!0,show:v,exact:C,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:v,exact:C}),n("diff","Test − control",
{number:!0,show:X,exact:ce,what:"Against the same call of the other side, where both are drawn",tone:r=>r>0?"more":r<0?"less":""}),n("change","In the step",{show:r=>EB[r]??"",what:"Whether all calls o\
f this name changed in the step"})]}),o=l("p",{class:"muted small",hidden:!0});function a(r,i){let c=[];for(let d of r){let u=d.data();if(u)for(let f=0;f<u.length;f+=1)u.start[f]<i.to&&u.end[f]>i.from&&
(ps(u,f)||u.sort[f]!==Bn&&u.sort[f]!==Fn)&&c.push({pane:d,i:f,duration:u.end[f]-u.start[f]})}return[c.sort((d,u)=>u.duration-d.duration).slice(0,SB),c.length]}return{node:l("div",{},s.node,o),draw(r,i){
let[c,d]=a(r,i);o.hidden=d<=c.length,o.textContent=`The ${k(c.length)} longest of ${$(d,"span")} in view.`,s.show(c.map(({pane:u,i:f,duration:h})=>{let m=u.data(),p=m.sort[f]===Bn,g=p?t(u,f):null;return{
pane:u,i:f,duration:h,side:u.side,start:m.start[f]+m.shift,lane:m.lanes[m.lane[f]]?.label??"steps",name:p?m.names[m.name[f]]:u.textOf(f),change:p?u.changeAt(f):"",diff:g===null?null:u.side==="control"?
g.duration-h:h-g.duration}}))}}}var OB=1e3,MB="Time in the stretch, of a host row without the rows below it";function AB(e,t){let n=new Map,s=Object.keys(e);for(let a of s)for(let{name:r,category:i,sort:c,
calls:d,self:u}of e[a].rows){let f=t(r,i),h=n.get(Pe(f,i))??{name:f,category:i,sort:c};h[a]=(h[a]??0)+u,h[`${a}_calls`]=(h[`${a}_calls`]??0)+d,n.set(Pe(f,i),h)}for(let a of n.values()){for(let r of s){
let i=e[r].of>e[r].rows.length?null:0;a[r]??=i,a[`${r}_calls`]??=i}a.diff=s.length===2&&a.control!==null&&a.test!==null?a.test-a.control:null}let o=a=>Math.abs(a.diff??0)||Math.max(a.control??0,a.test??
0)*1e-6;return[...n.values()].sort((a,r)=>o(r)-o(a))}function CB(e,t){let n=s=>({key:s,title:$o[s],number:!0,what:MB,show:v,exact:C});return Nt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:s=>x(s||"(no name)",()=>t(s),{class:"link-button timeline-name",title:s})},{key:"sort",title:"Where",show:String},...e.map(n),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:X,exact:ce,tone:s=>s>0?"more":s<0?"less":""}]:[],...e.map(s=>({key:`${s}_calls`,number:!0,title:e.length===2?`${$o[s]} calls`:"Call\
s",show:k}))]})}function RB(e){let t=l("p",{class:"timeline-measured",role:"status"}),n=l("div"),s=l("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,n),o="",a=null;async function r(i,c,d){
a?.abort();let u=new AbortController;a=u;try{let f={};if(await Promise.all(c.map(async({side:h,set:m,query:p})=>{let g=new URLSearchParams(p);Object.entries({from:i.from+d[h],to:i.to+d[h]}).forEach(([
w,y])=>g.set(w,String(Math.round(y*1e3)/1e3))),g.set("limit",String(OB)),f[h]=await ep(m,g,{signal:u.signal})})),a===u){let h=Object.fromEntries(c.map(({side:g})=>[g,f[g]])),m=CB(Object.keys(h),e.search),
p=AB(h,e.nameOf);m.show(p),_(n,p.length>0?m.node:l("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(f){a===u&&f.name!=="AbortError"&&_(n,l("p",{class:"notice small"},`Its sums could not be\
 loaded. ${f.message}`))}}return{node:s,draw(i,c,d,u){let f=i?JSON.stringify([i,u,d]):"";if(f!==o){if(o=f,s.hidden=i===null,i===null){a?.abort();return}_(t,l("b",{},v(i.to-i.from)),l("span",{class:"mu\
ted small"},` from ${C(i.from)} to ${C(i.to)} `),x("Zoom to it",()=>e.zoom(i),{class:"link-button"}),Y("close","Remove the stretch (Escape)",e.clear)),r(i,c,d)}},unmount(){a?.abort()}}}var yx=.001;function LB(e){
let{stage:t}=e,n=!1;function s(){let{sum_from:r,sum_to:i}=e.state();return r===null?null:{from:r,to:i}}function o(r,i=!0){n=!i,t.mark({measure:r}),i&&(e.change({sum_from:r?.from??null,sum_to:r?.to??null},
{replace:!0}),r&&j(`${v(r.to-r.from)} chosen.`))}let a=RB({zoom:t.goTo,clear:()=>o(null),nameOf:e.nameOf,search:r=>e.change({q:r},{replace:!0})});return{node:a.node,current:s,choose:o,draw(r){n||t.mark(
{measure:s()}),a.draw(s(),e.sides(r),e.shifts(),e.key())},ofCall(){let r=e.place(),i=s();return r&&o(i&&Math.abs(i.from-r.start)>yx?{from:Math.min(i.from,r.start),to:Math.max(i.from,r.start)}:{from:r.
start,to:Math.max(r.end,r.start+yx)}),r!==void 0},unmount:a.unmount}}function NB(e,t){let n=null,s=-1;function o(a){let r=`${t.key()}|${a}`;if(n?.key!==r){let i={key:r,list:[]};n=i,s=-1,i.found=Hw(a,t.
sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:d})=>{if(i.list=c,n===i){let u=new Set(c.map(f=>Pe(f.name,f.category)));e.say(Uw(u.size,c.length,d))}},()=>{})}return n.found}return{draw(a){
a===""?(e.say(""),n=null):o(a)},async walk(a,r){if(a==="")return;await o(a);let i=n?.list??[];if(i.length!==0){if(s<0){let c=i.findIndex(d=>d.at>=t.from());s=r>0?Math.max(0,c):c<=0?i.length-1:c-1}else
s=(s+r+i.length)%i.length;e.say(zw(s,i.length)),t.onCall(i[s])}}}}var PB=350,IB=250,DB=220,Za={path:"/timeline",name:"Timeline",read:vr,mount:rF},kx=(e,t)=>["from","to"].some(n=>Math.abs(e[n]-t[n])>.002+
1e-6*Math.abs(t[n]));function pt(e,t,{replace:n=!1}={}){e.dead||e.context.go(zs({...e.state,...t}),{replace:n})}var xh=(e,t)=>An(t,e.state,e.sets,null),vx=({sample:e})=>`rank ${e.rank}${e.span>0?`, fi\
le ${e.span+1}`:""}, ${e.step_number===null?"whole recording":`step ${e.step_number}`}`;function qB(e){let t=O.filter(o=>e.state[o]!==""),n=t.map(o=>xh(e,o)).join(" → ");e.heading.textContent=t.length>
0?`${n} · Timeline`:"Timeline",e.context.setTitle(e.heading.textContent);let s={...Fe(""),control:e.state.control,test:e.state.test,...jo(e.state)};_(e.crumb,t.length===2&&l("a",{href:e.context.lastCompare(
new URLSearchParams(s))??at(s)},`← ${n}`))}function As(e){let t=O.filter(i=>e.state[i]!=="");qB(e),O.forEach(i=>e.sides[i].load(e.state));let n=t.length>0&&t.every(i=>e.sides[i].samples!==null)?BB(e,
t):{};e.pickers.draw(e.state,e.sets,Object.fromEntries(O.map(i=>[i,n[i]&&{samples:e.sides[i].samples,...n[i]}]))),e.bar.draw(e.state),e.search.draw(e.state.q);let s=jt(e.state),o=t.find(i=>e.sides[i].
error&&(s.includes(i)||e.sides[i].samples===null)),a=t.some(i=>e.sides[i].samples?.length===0),r=s.length>0&&s.every(i=>e.sides[i].whole);t.length===0?e.question.say(uo("Choose one or two sets",e.sets,
"Pick them above, or on the ",". The timeline shows a step of one set, or of two sets, one above the other.")):o&&!r?ZB(e,o):a?e.question.say(iB()):e.question.say(null),e.results.toggleAttribute("data\
-skeleton",!r),e.context.busy(t.length>0&&!r&&!o&&!a),r&&jB(e,s,n)}function BB(e,t){let n={};for(let s of t){let o=n[rs[s]]??null;n[s]=e.sides[s].choose(e.state,o)}return jt(e.state).filter(s=>n[s]).forEach(
s=>e.sides[s].loadWhole(e.state,Math.max(e.room-DB,300))),n}var FB=(e,t)=>t.map(n=>e.sides[n].stepKey()).join("|");function jB(e,t,n){let s=FB(e,t),o=s!==e.drawnKey;o&&(e.drawnKey=s),e.rowsKey!==`${s}\
 ${e.state.pin}`&&(e.rowsKey=`${s} ${e.state.pin}`,t.forEach(a=>{e.rows[a]=Object.fromEntries(["pinned","host","device"].map(r=>[r,Pw(i=>e.state.open.includes(Us(a,i)))]))})),xx(e,t),zB(e,n),HB(e,t,n,
o),eF(e,t,n),e.legend.draw(t.length===2,e.state.path),e.path.draw(e.state,t,n),e.selection.draw(t),e.stretch.draw(t),JB(e),e.drawTable(),e.context.settled()}var WB=(e,t,n)=>e.state.pin.includes(Us(t,n))?
"pinned":n.sort==="host"?"host":"device";function HB(e,t,n,s){let o=c=>t.map(d=>c(e.sides[d].whole.extent)-e.shifts[d]),a=Math.max(...o(c=>c.to));e.extent={from:Math.min(...o(c=>c.from)),to:a},e.home=
{from:Math.min(...o(c=>Math.max(0,c.from))),to:a};let r=e.stage.panes.filter(c=>t.includes(c.side)).map(c=>{let{whole:d,window:u}=e.sides[c.side];return{pane:c,data:Iw({window:u,all:d,takes:f=>WB(e,c.
side,f)===c.kind,shift:e.shifts[c.side],rows:e.rows[c.side][c.kind]})}}),i=e.state.from===null?null:{from:e.state.from,to:e.state.to};e.stage.show(r,e.extent,e.home,Object.fromEntries(t.map(c=>[c,`${xh(
e,c)}, ${vx(n[c])}`])),s?i??e.home:null),s&&(e.stage.drawOverview(e.extent),$h(e))}function $h(e){let t=e.stage.current();for(let n of jt(e.state)){let s=e.stage.shown().find(r=>r.side===n),{whole:o,windows:a}=e.
sides[n];if(s&&o){let r=e.shifts[n];a.want({from:t.from+r,to:t.to+r},s.drawing.node.clientWidth,o.extent)}}}function UB(e){$h(e),e.keepUrl(),e.drawTable()}async function zB(e,t){let n=t.control&&t.test,
s=new URLSearchParams({control:e.state.control,test:e.state.test});for(let a of n?O:[]){let{rank:r,step_number:i}=t[a].sample;s.set(`${a}_ranks`,String(r)),s.set(`${a}_steps`,i===null?"all":String(i)),
Mn(s,e.state,a,`${a}_`)}Object.entries({significance:"false",diagnosis:"false",...e.state.use_short_name?{use_short_name:"true"}:{}}).forEach(([a,r])=>s.set(a,r));let o=n?s.toString():"";if(o!==e.changesKey&&
(e.changesKey=o,e.changesRequest?.abort(),e.changes=null,e.stage.setChanges(null),o!=="")){e.changesRequest=new AbortController;try{let a=await fe(s,{signal:e.changesRequest.signal});!e.dead&&e.changesKey===
o&&(e.changes=ya(a),e.stage.setChanges(e.changes),e.stage.drawOverview(e.extent),e.selection.draw(jt(e.state)),xx(e,jt(e.state)),e.drawTable())}catch{}}}async function xx(e,t){let n=e.state.align===""||
t.length<2?"":JSON.stringify([e.drawnKey,e.state.align_category,e.state.align_nth,...t.map(a=>e.partners.named(a,e.state.align,e.state.align_category))]);if(n===e.alignKey)return;e.alignKey=n;let s=e.
shifts;e.shifts={control:0,test:0};let o=null;if(n!==""){let a=null,r=await Promise.all(t.map(i=>e.sides[i].find({name:e.partners.named(i,e.state.align,e.state.align_category),category:e.state.align_category,
occurrence:e.state.align_nth}).catch(c=>{a=c})));if(e.dead||e.alignKey!==n)return;if(a)z(`The search for the call to align at failed. ${a.message}`,{urgent:!0});else if(r.every(Boolean)){let[i,c]=r.map(
d=>d.rows[0].start);e.shifts={control:0,test:c-i},o=i}else(e.changes||e.state.align_category!=="python_function")&&z("The call to align at is not in both steps.",{seconds:8})}e.stage.mark({aligned:o}),
(n!==""||s.test!==0)&&(As(e),$h(e),e.stage.drawOverview(e.extent))}function KB(e,t,n){let s=e.stage.shown().filter(o=>o.side===t).flatMap(o=>o.data().bands).find(({id:o})=>o===n);return!s||s.open?e.state.
open:kr(e.state.open,Us(t,s))}function GB(e,t,n){let s=jt(e.state).length===2?e.partners.nameOf(t,n):null;return s&&e.partners.drawn(e.stage.shown(),rs[t.side],...s)}function $x(e,t,n){let s=t.data();
!e.selection.pick(t,n)&&n>=0&&(s.merged[n]>1||s.sort[n]!==Bn)&&e.stage.goTo(Ms(s.start[n],s.end[n],(s.end[n]-s.start[n])*1.5))}function YB(e){let{name:t,category:n,nth:s}=e.selection.current();pt(e,{align:t,
align_category:n,align_nth:s})}function VB(e,{name:t,category:n}){return e.state.control===""||e.state.test===""?null:Ve({...Ws(""),control:e.state.control,test:e.state.test,...jo(e.state),row:Be(t,n),
use_short_name:e.state.use_short_name})}function JB(e){for(let t of e.stage.shown())t.highlight(e.state.q===""?null:Dw(t.data(),e.state.q));e.walk.draw(e.state.q)}function QB(e,t){let n=e.KEYS[t.key];
return n!==void 0&&n()!==!1}function XB(e){if(e.stage.marks.measure)e.stretch.choose(null);else if(e.state.name!=="")e.selection.clear();else if(e.state.q!=="")pt(e,{q:""},{replace:!0});else return!1;
return!0}function bx(e){z(`This part of the timeline could not be loaded. ${e.message}`,{urgent:!0})}function ZB(e,t){e.question.say(lB(e.sides[t].error,t,{retry(){O.filter(n=>e.sides[n].error).forEach(
n=>e.sides[n].retry()),As(e)},chooseOther:()=>pt(e,Object.fromEntries(O.flatMap(n=>["rank","span","step"].map(s=>[`${n}_${s}`,""]))),{replace:!0})})),e.question.clearable(e.sides[t].error,t)}function eF(e,t,n){
let s=t.flatMap(o=>dB(o,e.sides[o],n[o]));_(e.notes,s.map(o=>l("p",{class:"notice small"},o)))}async function tF(e,t){let n=e.stage.shown();if(n.length===0)return;let{from:s,to:o}=e.stage.current(),a=Math.
max(900,n[0].drawing.node.clientWidth),r=jt(e.state),i=[e.heading.textContent,`${v(s)} to ${v(o)} of ${r.map(d=>`the ${d} (${vx(e.sides[d].chosen)})`).join(" and ")}`],c=ad(i,e.stage.whole(a),a);await ci(
c,t,`tracediff-${r.map(d=>Le(xh(e,d))).join("-")}-timeline`)}function nF(e,t){let n=e.state;e.state=vr(t),As(e);let s=e.state.from!==n.from||e.state.to!==n.to,o=e.state.from===null?e.home:e.state;s&&kx(
e.stage.current(),o)&&e.stage.goTo(o,!0),ht(e,As)}function sF(e){e.dead=!0,e.keepUrl.cancel(),e.drawTable.cancel(),e.changesRequest?.abort(),O.forEach(t=>e.sides[t].unmount()),e.question.unmount(),e.selection.
unmount(),e.path.unmount(),e.stretch.unmount(),e.stage.unmount()}function oF(e){e.sides=Object.fromEntries(O.map(t=>[t,Nw(t,{onChange:()=>!e.dead&&As(e),onError:n=>!e.dead&&bx(n)})])),e.rows=Object.fromEntries(
O.map(t=>[t,null])),e.partners=qw(e.sides,()=>e.changes),e.path=jw({toggle:()=>pt(e,{path:!e.state.path}),change:()=>!e.dead&&e.stage.mark({}),error:bx}),e.stage=wx({partners:e.partners,on:{view:()=>UB(
e),pick:(t,n)=>$x(e,t,n),key:t=>QB(e,t),fold:({side:t},n)=>pt(e,{open:kr(e.state.open,Us(t,n))},{replace:!0}),pin:(t,n)=>pt(e,{pin:kr(e.state.pin,Us(t,n))},{replace:!0}),measure:(...t)=>e.stretch.choose(
...t),changes:()=>e.changes,both:()=>jt(e.state).length===2,path:t=>e.path.of(t),below:()=>e.details.offsetHeight}}),e.search=Ww({onText:t=>pt(e,{q:t},{replace:!0}),onStep:t=>e.walk.walk(e.state.q,t)}),
e.bar=oB({zoom:e.stage.glide,fit:e.stage.fit,save:t=>tF(e,t),show:t=>pt(e,{show:t}),sum:()=>e.stretch.choose(e.stage.current()),unalign:()=>pt(e,{align:"",align_category:"",align_nth:0})},e.search.node,
e.path.node)}function aF(e){e.picked=pB({zoom:()=>e.selection.zoom(),align:()=>YB(e),go:(n,s)=>e.selection.show({...s,side:n,at:s.start-e.shifts[n]}),href:(...n)=>VB(e,...n),clear:()=>e.selection.clear()}),
e.stretch=LB({state:()=>e.state,change:(...n)=>pt(e,...n),stage:e.stage,shifts:()=>e.shifts,sides:n=>n.map(s=>e.sides[s]),key:()=>[e.drawnKey,e.changes===null,e.state.show],place:()=>e.selection.place(),
nameOf:(n,s)=>e.partners.named("control",n,s)});let t=()=>`${e.drawnKey}|${e.alignKey}`;e.selection=$B({state:()=>e.state,stage:e.stage,sides:e.sides,partners:e.partners,shifts:()=>e.shifts,change:n=>pt(
e,n,{replace:!0}),changes:()=>e.changes,key:t,opened:(n,s)=>KB(e,n,s)},e.picked),e.walk=NB(e.search,{key:()=>`${t()}|${e.changes===null}`,sides:()=>jt(e.state).map(n=>e.sides[n]),panes:e.stage.shown,changes:()=>e.
changes,shifts:()=>e.shifts,from:()=>e.stage.current().from,onCall:n=>!e.dead&&e.selection.show(n)}),e.pickers=uB(n=>pt(e,{...n,...O.some(s=>s in n)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),e.table=TB({onPick:(n,s)=>$x(e,n,s),partnerOf:(n,s)=>GB(e,n,s)})}function rF(e,t){let n={context:t,sets:null,changes:null,changesKey:"",changesRequest:null,shifts:{control:0,test:0},
alignKey:"",drawnKey:"",rowsKey:"",extent:{from:0,to:1},dead:!1};n.room=e.clientWidth,n.state=vr(location.search),n.home=n.extent,oF(n),aF(n),n.legend=rB(),n.notes=l("div",{class:"timeline-notes"}),n.
heading=l("h1",{class:"visually-hidden"},"Timeline"),n.crumb=l("nav",{class:"crumb","aria-label":"Where this is"});let s=l("div",{class:"message"}),o=l("p",{class:"muted small"},"Wheel: scroll · Ctrl \
and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys");return n.details=l("div",{class:"timeline-details"},n.picked.node,n.stretch.node),
n.results=l("div",{class:"results"},n.bar.node,n.notes,n.stage.node,n.details,n.legend.node,n.path.words,o,n.table.node),e.append(l("div",{class:"page timeline-page"},n.heading,n.crumb,n.pickers.node,
s,n.results)),n.question=Ue({context:t,results:n.results,message:s}),n.keepUrl=Te(PB,()=>{let{from:a,to:r}=n.stage.current();pt(n,kx({from:a,to:r},n.home)?{from:a,to:r}:{from:null,to:null},{replace:!0})}),
n.drawTable=Te(IB,()=>{!n.dead&&n.stage.shown().length>0&&n.table.draw(n.stage.shown(),n.stage.current())}),n.KEYS={".":()=>n.selection.step(1),",":()=>n.selection.step(-1),m:()=>n.stretch.ofCall(),f:()=>n.
selection.zoom()},As(n),ht(n,As),{keys:{search:()=>n.search.focus(),control:()=>n.pickers.choose("control"),test:()=>n.pickers.choose("test"),zoomIn:()=>n.stage.glide(.75),zoomOut:()=>n.stage.glide(1/
.75),left:()=>n.stage.slide(-.12),right:()=>n.stage.slide(.12),fit:()=>n.stage.fit(),next:n.KEYS["."],former:n.KEYS[","],measure:n.KEYS.m,zoomTo:n.KEYS.f,close:()=>XB(n)},update:a=>nF(n,a),unmount:()=>sF(
n)}}var iF=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,lF=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`,Ax="tracediff.dismissed-jobs",cF=24*3600*1e3,dF=1e4;function Cx(){try{return JSON.parse(localStorage.getItem(Ax))??[]}catch{return[]}}function uF(e){try{localStorage.setItem(Ax,JSON.stringify([...Cx().
slice(-50),e.id]))}catch{}}function fF(e,t,n){let s=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<cF;return!n.includes(e.id)&&(!ea(e)||t.has(e.id)||s)}function hF(){let e=new Map;return{
tell(t,{state:n,stage:s="",text:o}){let a=e.get(t),r=performance.now()-(a?.at??0);if(a?.state===n&&a.stage===s&&r<dF)return;let i=a?.state===n;e.set(t,{state:n,stage:s,at:performance.now()}),a&&(!i||n===
"job"||n==="running")&&j(o,n==="failed")}}}function mF(e){let t=null;for(let n of U.transfers){let s=e.cards.get(n.key);s||(s=Jy(n),e.cards.set(n.key,s),t??=s),s.update();let{state:o,label:a,job:r}=n;
e.teller.tell(n.key,{state:o,stage:r?.stage,text:`${a}: ${o==="failed"?"failed. ":""}${s.text()}`})}return t}function pF(e){let t=Cx();an.running.forEach(s=>e.seen.add(s.id));let n=an.list.filter(s=>fF(
s,e.seen,t)).reverse();for(let s of n)e.cards.has(s.id)||e.cards.set(s.id,Qy(s,()=>{uF(s),Sh(e)})),e.cards.get(s.id).update(s),e.teller.tell(s.id,{state:s.state,stage:s.stage,text:`${s.label}: ${ws(s)}`});
return n}function Sh(e){e.frame=0;let t=e.cards.size===0,n=mF(e),s=[...U.transfers.map(o=>o.key),...pF(e).map(o=>o.id)];for(let o of e.cards.keys())s.includes(o)||e.cards.delete(o);Nn(e.list,s.map(o=>e.
cards.get(o).node)),e.node.hidden=e.cards.size===0,n&&!t&&n.node.scrollIntoView({block:"nearest"}),U.transfers.forEach(({key:o})=>e.cards.get(o).focus())}function gF(e){e.frame===0&&(e.frame=requestAnimationFrame(
()=>Sh(e)))}function wF(e,t){let n={cards:new Map,seen:new Set,frame:0};n.list=l("ul",{class:"transfers"}),n.node=l("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},l("div",{class:"\
section-head"},l("h2",{id:"activity-title"},"Uploads and jobs")),n.list),n.teller=hF();let s=new AbortController,{signal:o}=s;return[U,an].forEach(a=>a.addEventListener("change",()=>gF(n),{signal:o})),
U.addEventListener("stored",({detail:a})=>e(a.job.set),{signal:o}),an.addEventListener("stored",({detail:a})=>e(a.set),{signal:o}),U.addEventListener("sets",t,{signal:o}),Sh(n),{node:n.node,unmount(){
s.abort(),cancelAnimationFrame(n.frame)}}}var Sx=64,Ex=32;function yF(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Sx)return`${t} i\
s too long: a tag has at most ${Sx} bytes.`;if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[n,...s]=e.split("=");return s.length>0&&(n.trim()===""||s.join("=").trim()==="")?`${t} has no\
thing ${n.trim()===""?"before":"after"} the “=”. Write, for example, branch=main.`:""}function bF(e){let t=e.split(",").map(a=>a.trim().replace(/\s+/g," ")).filter(a=>a!==""),n=t.map(a=>a.toLowerCase()),
s=t.filter((a,r)=>n.indexOf(n[r])===r),o=s.map(yF).find(a=>a!=="")??(s.length>Ex?`${s.length} tags are too many: a set has at most ${Ex}.`:"");return{tags:s,fault:o}}var _F="key=value, separated by co\
mmas";function kF(){let[e,t]=["tags","tags-help"].map(N),n=l("span",{id:t,class:"tag-help",role:"status"}),s=l("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main,\
 host=a100-3","aria-describedby":t,value:U.tagText,on:{input:()=>o(!1),change:()=>o(!0)}});function o(a){let{tags:r,fault:i}=bF(s.value);Object.assign(U,{tagText:s.value,tags:r,tagFault:i}),(a||i==="")&&
(n.textContent=i||_F,n.classList.toggle("error-text",i!==""),s.setAttribute("aria-invalid",String(i!=="")))}return o(!0),l("div",{class:"tag-field writes small"},l("label",{for:e},"Tags of the next up\
loads"),s,n)}function Tx(e,t,n){let s=l("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let o=Zp(s.files);o.length>0?U.add(o):n.webkitdirectory&&z("That folder is empty.",{urgent:!0}),
s.value=""}}});return l("span",{class:"writes"},l("button",{type:"button",on:{click:()=>s.click()}},it(t),e),s)}function Ox(e){return l("div",{class:"recipe"},l("pre",{},l("code",{},e)),x("Copy",()=>mt(
e,"Code copied."),{class:"small-button","aria-label":"Copy the code"}))}function vF(){let e=(t,n,s)=>{let o=x(t,async()=>{o.disabled=!0;try{await U.addSample(n)}catch(a){z(`The sample cannot be added.\
 ${a.message}`,{urgent:!0}),o.disabled=!1}},{class:s});return o};return l("div",{class:"empty"},l("h2",{},"No traces yet"),l("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as\
 its profiler recorded them, and says what changed, by how much, and why."),l("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),l("span",{class:"muted"},"Two recordings of a tr\
aining on an H200; attention was one kernel, then written by hand.")),l("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),l("span",{class:"muted"},"Generated, with four changes pla\
nted in the second.")),l("h3",{},"Your own"),l("ol",{},l("li",{},"Copy ",l("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once bef\
ore and once after your change:",Ox(iF),l("details",{},l("summary",{},"Or with ",l("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),Ox(lF))),l("li",{},"Each ru\
n leaves a folder with one ",l("code",{},".json")," or ",l("code",{},".json.gz")," (or ",l("code",{},".pftrace"),") file per rank."),l("li",{class:"writes"},"Drop both folders anywhere in this window,\
 together or one after the other: the comparison opens by itself.")))}function xF(e){let t=l("span",{class:"side side-control"}),n=l("span",{class:"side side-test"}),s=Y("swap","Swap control and test",
e),o=l("a",{class:"button primary",href:H("/compare")},"Compare"),a=l("span",{class:"muted"}),r=l("section",{class:"pick-bar","aria-label":"Control and test"},l("div",{class:"pick-pair"},t,s,n),a,o);function i(c,d){
let u=(h,m,p)=>_(h,l("b",{class:"letter"},m),p?l("span",{class:"ellipsis",title:p.label},p.label):l("span",{class:"muted"},"not picked"));u(t,"A",c),u(n,"B",d);let f=c&&d&&c.id===d.id;a.textContent=f?
"Both sides are the same set.":"",s.disabled=!c&&!d,c&&d?(o.href=rt(c.id,d.id),o.removeAttribute("aria-disabled")):(o.removeAttribute("href"),o.setAttribute("aria-disabled","true"))}return{node:r,draw:i}}
var er={path:"/",name:"Traces",read:Wo,mount(e,t){return MF(e,t)}},Rx=24,$F=100;function Kl(e,t,n){e.context.go(Pm({...e.state,...t}),n)}function Eh(e){e.list.show(e.state,{control:e.picked.control?.id??
"",test:e.picked.test?.id??"",labels:{control:e.picked.control?.label??"",test:e.picked.test?.label??""}}),e.bar.draw(e.picked.control,e.picked.test)}function SF(e,{sets:t,allTotal:n,checking:s=!1}){e.
unmounted||(e.shown=t,e.context.setTitle(`Traces (${k(n)})`),e.count.textContent=n>0?k(n):"",e.bar.node.hidden=n===0,e.tagField.hidden=n===0,location.search===""&&n<=Rx&&!s&&Lx(e,t),Nx(e))}function Lx(e,t){
let{control:n,test:s}=Uc(t);n&&(n!==e.picked.control?.id||s!==e.picked.test?.id)&&(e.picked={control:oe(t,n),test:oe(t,s)},Kl(e,{control:ee(n),test:ee(s)},{replace:!0}))}function EF(e,t){let n=U.transfers.
some(s=>s.job?.set===t);n&&!e.arrivals.includes(t)&&e.arrivals.push(t),n&&Kl(e,{q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),e.reload(n?t:"")}async function Nx(e){let t=e.state,n=["co\
ntrol","test"].map(i=>t[i]),s=n.filter(i=>i!==""&&!e.shown.some(c=>c.id.startsWith(i))),o=await Wt(s).catch(()=>null);if(e.unmounted||t!==e.state)return;let[a,r]=n.map(i=>i===""?null:e.shown.find(c=>c.
id.startsWith(i))??oe(o??[],i)??null);e.picked={control:a,test:r},e.context.unknown(["control","test"].filter(i=>o&&e.state[i]!==""&&!e.picked[i]).map(i=>({name:i,value:e.state[i],allowed:"a stored se\
t"}))),Eh(e)}function Px(e,t){e.chosen=!0,e.picked=t,Kl(e,{control:ee(t.control?.id??""),test:ee(t.test?.id??"")})}function Ix(e,t,n){Px(e,{...e.picked,[t]:n}),j(`${n.label} is the ${t}.`)}function Mx(e,t){
let n=e.list.focused();return n?Ix(e,t,n):!1}function TF(e,t){let n=e.state;e.state=Wo(t),Eh(e),(n.control!==e.state.control||n.test!==e.state.test)&&Nx(e)}function OF(e){e.unmounted=!0,e.reload.cancel(),
e.list.unmount(),e.activity.unmount()}function MF(e,t){let n={context:t,picked:{control:null,test:null},shown:[],chosen:!1,arrivals:[],unmounted:!1};return n.state=Wo(location.search),n.count=l("span",
{class:"count"}),n.list=Uy({change:(s,o)=>Kl(n,s,o),pick:(s,o)=>Ix(n,s,o),loaded:(...s)=>SF(n,...s),empty:vF,context:t}),n.bar=xF(()=>Px(n,{control:n.picked.test,test:n.picked.control})),n.activity=wF(
s=>EF(n,s),()=>n.list.reload()),n.tagField=kF(),n.bar.node.hidden=!0,n.tagField.hidden=!0,e.append(l("div",{class:"page traces-page"},l("div",{class:"page-head"},l("h1",{},"Traces ",n.count),l("div",{
class:"page-actions"},l("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Tx("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folde\
r"}),Tx("Choose files","file",{accept:".json,.gz,.pftrace,.perfetto-trace,.zst,.xz,.zip,.tar,.tgz,.txz,.bz2,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),n.tagField,l("p",{class:"\
muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",l("code",{},"tracediff serve --keep-traces=20G")," keeps them\
."),n.activity.node,n.bar.node,n.list.node)),t.setTitle("Traces"),n.reload=Te($F,async s=>{if(await n.list.reload(s),n.arrivals.length>1&&!n.chosen&&!n.unmounted){let o=await Wt(n.arrivals.slice(-Rx)).
catch(()=>[]);if(!n.unmounted&&!n.chosen){o.sort((r,i)=>n.arrivals.indexOf(i.id)-n.arrivals.indexOf(r.id));let{control:a}=Uc(o);Lx(n,a===""?o.slice(0,2):o)}}}),Eh(n),{keys:{search:n.list.search,enter:n.
list.enter,control:()=>Mx(n,"control"),test:()=>Mx(n,"test")},update:s=>TF(n,s),back:()=>n.list.reload(),unmount:()=>OF(n)}}var AF=20,CF=.62,jx={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function RF(){let e=new Map,t=(n,s)=>{let o=`${n} ${s}`;return e.has(o)||
e.set(o,fw(S("--surface-sunk"),S(n),s)),e.get(o)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",CF*(.12+.88*(Math.abs(n)/no))),noise:()=>t("--noise\
-fill",.75),sort:n=>t(jx[n]??"--noise-fill",.45)}}function LF(){let e=l("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:s},o){_(e,l(
"p",{class:"mono strong"},tt(t)),l("p",{class:"muted small"},[ma(t),pa(t),cn(t,s)&&"no difference found"].filter(Boolean).join(" · ")),xw(t,n).map(d=>l("p",{class:"small"},d))),e.hidden=!1;let{offsetWidth:a,
offsetHeight:r}=e,i=Math.min(o.clientX+14,innerWidth-a-8),c=o.clientY+18;e.style.left=`${Math.max(4,i)}px`,e.style.top=`${c+r>innerHeight?Math.max(4,o.clientY-r-12):c}px`}}}var tr=(e,t)=>e.view.tree.frames[e.
layout.frame[t]],Wx=(e,t)=>e.view.tree.pair&&!ca(t)&&t.sort!=="rest";function NF(e,t){let n=tr(e,t);return e.view.tree.pair?cn(n,e.view.measure)?e.shades.noise():e.shades.change(uw(n,e.view.measure,e.
full)):e.shades.sort(n.sort)}function PF(e,t){let n=tr(e,t);return`${n.status==="replaced"?"⇄ ":""}${[pd(n),da(n)].filter(Boolean).join(" ")}${e.view.tree.pair?` ${$w(n,e.view.measure)}`:""}`}function IF(e,t){
let n=e.view?.selected;if(!n)return!1;let s=n.parent?.children.filter(d=>Dx(e,d))??[],o=s.indexOf(n),a=d=>e.layout.end[e.layout.place[d.at]]-e.layout.start[e.layout.place[d.at]],i={ArrowUp:()=>n.parent,
ArrowDown:()=>n.children.filter(d=>Dx(e,d)).reduce((d,u)=>!d||a(u)>a(d)?u:d,null),ArrowLeft:()=>s[o-1],ArrowRight:()=>s[o+1]}[t.key];if(!i)return!1;let c=i();return c&&e.events.onMove(c),!0}var Dx=(e,t)=>e.
layout.place[t.at]>=0;function Mh(e){if(!e.view)return;let t=(s,o,a="")=>l("li",{class:`key ${a}`,css:{"--key-fill":s}},o);if(!e.view.tree.pair){let s=new Set(e.view.tree.frames.map(({sort:o})=>o));_(
e.legend,Object.keys(jx).filter(o=>s.has(o)).map(o=>t(e.shades.sort(o),ma({sort:o}))));return}let n=s=>`full colour: ${Rt(s,e.view.measure)}`;_(e.legend,t(e.shades.change(no),`takes more (${n(e.full)}\
)`),t(e.shades.change(-no),`takes less (${n(-e.full)})`),t(e.shades.change(0),"hardly changed"),e.view.tree.frames.some(s=>cn(s,e.view.measure))&&t(e.shades.noise(),"not certain"),e.view.tree.frames.some(
s=>Wx(e,s))&&t("var(--muted)","on one side only","key-hatched"))}function DF(e){let t=hs(e.view.zoomed);_(e.path,t.map((n,s)=>[s>0&&l("span",{class:"muted","aria-hidden":"true"}," › "),s===t.length-
1?l("b",{class:"mono","aria-current":"true"},tt(n)):x(tt(n),()=>e.events.onZoom(n),{class:"link-button mono"})]))}function qF(e,t){e.view&&e.layout.length>0&&ci(e.spans.picture([`Flame graph, ${qn[e.view.
measure][0]} ${ms(e.view.tree)}`,...e.view.lines,BF(e),`made ${me(new Date().toISOString())}`]),t,`${e.view.file}-tree`)}var BF=e=>e.view.tree.pair?`Magenta takes more, green takes less (full colour: ${Rt(
e.full,e.view.measure).replace("+","±")}); stripes: on one side only.`:`${$(e.view.tree.frames.length,"frame")}.`;function FF(e,t){let n=e.view?.revision!==t.revision,s=!n&&e.view.judged!==t.judged,o=n||
e.view.zoomed!==t.zoomed;if(e.view=t,n){e.hover.hide(),e.layout=sw(e.view.tree,e.view.measure,e.view.width),e.full=dw(e.view.tree,e.view.measure),e.spans.set({...e.layout,from:0,to:e.layout.end[0]??1}),
Mh(e),e.empty.hidden=e.layout.length>0,e.empty.textContent=`No ${qn[e.view.measure][0]} to draw.`;let r={both:"",control:", width: control",test:", width: test"};e.heading.textContent=`${qn[e.view.measure][0]}\
 ${ms(e.view.tree)}${e.view.tree.pair?r[e.view.width]:""}`}s&&(Mh(e),e.spans.redraw());let a=e.layout.place[e.view.zoomed.at]??-1;o&&a>=0&&e.spans.view(e.layout.start[a],e.layout.end[a],n),DF(e),e.spans.
select(e.layout.place[e.view.selected.at]??-1),e.spans.highlight(e.view.found===null?null:e.view.found.map(r=>e.layout.place[r.at]).filter(r=>r>=0)),e.node.dataset.ready=e.view.revision}function Hx(e){
let t={events:e,view:null,layout:null,full:0};t.heading=l("span",{class:"chart-unit"}),t.path=l("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),t.legend=l("ul",{
class:"chart-legend tree-legend"});let n=l("div",{class:"tree-spans"});t.empty=l("p",{class:"chart-message muted",hidden:!0}),t.hover=LF(),t.shades=RF();let s=Me("Flame graph and table");t.node=l("sec\
tion",{class:"card chart tree-chart","aria-label":"Flame graph"},l("div",{class:"chart-head"},l("h2",{},"Flame graph ",t.heading),l("div",{class:"chart-tools"},s.node,["PNG","SVG"].map(a=>x(a,()=>qF(t,
a.toLowerCase()),{title:`Flame graph: download as ${a}`,"aria-label":`${a} of the flame graph`})))),t.path,t.legend,n,t.empty,t.hover.node),t.spans=ui(n,{rowHeight:AF,label:"Flame graph. Arrow keys mo\
ve from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:a=>NF(t,a),text:a=>PF(t,a),hatched:a=>Wx(t,tr(t,a)),onHover(a,r){a<0||!r?t.hover.hide():
t.hover.show(tr(t,a),t.view,r)},onPick:a=>a>=0&&e.onPick(tr(t,a)),onKey:a=>IF(t,a)});let o=Ae(()=>{t.shades.forget(),Mh(t),t.spans.redraw()});return{node:t.node,sql:s,draw:a=>FF(t,a),focus:()=>t.spans.
node.focus(),unmount(){o(),t.spans.destroy()}}}var jF=150,Ux=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below\
 the frame"],["Test","num c-time side-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of t\
he frame (self) and of frames below it that only one side has; these add up to the change of the whole"]],WF=[["Frame","c-frame",Ux[0][2]],["Time","num c-time","At and below the frame"],["Self","num c\
-time","Without the frames below it"],["Calls","num c-time","Calls of the frame"]];function HF(e){let t=e.view.tree.pair?Ux:WF,n=`${qn[e.view.measure][1]} ${ms(e.view.tree)}`;_(e.columns,t.map(([,s])=>l(
"col",{class:s}))),_(e.head,l("tr",{},t.map(([s,o,a],r)=>l("th",{scope:"col",class:o,title:r===0?a:`${n}: ${a}`},s))))}function qx(e,{frame:t,level:n,open:s,leaf:o}){let a=t.instances>1&&t.sort==="mod\
ule"&&!t.opened&&e.view.canOpen,r=pw(t),i=t.instances===t.parent?.instances?"":da(t);return l("th",{scope:"row",class:"c-frame",title:[tt(t),...t.above??[],ma(t),pa(t),t.through.length>0&&`below ${t.through.
join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(n-1,14))}},l("span",{class:"tree-cell"},l("span",{class:`twisty${o?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},s?"▾":"▸"),l("span",{class:`mono frame-t\
ext${["root","rest"].includes(t.sort)?" plain":""}`},l("bdi",{},pd(t))),a?l("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${t.instances} instances`},
da(t)):i&&l("span",{class:"muted count"},i),t.above?.length>0&&l("span",{class:"muted small ellipsis"},`in ${t.above.join(", ")}`),r&&l("span",{class:`status-mark status-${t.status}`},l("span",{"aria-\
hidden":"true"},r),l("span",{class:"visually-hidden"},` ${pa(t)}`))))}function Gl(e,t,n=!1){return l("td",{class:"num c-time",title:n?null:md(t,e.view.measure)},n?B:Qe(t,e.view.measure))}function Bx(e,t,n,s){
return l("td",{class:`num c-time ${n} ${cn(s,e.view.measure)?"calm":te(t)}`,title:[ha(t,e.view.measure),cn(s,e.view.measure)&&"no difference found"].filter(Boolean).join(", "),css:n==="c-diff"&&e.largestChange>
0?{"--share":`${(100*Math.abs(t)/e.largestChange).toFixed(1)}%`}:{}},Rt(t,e.view.measure))}function UF(e,t){let{frame:n}=t,[s,o]=n.total[e.view.measure];return e.view.tree.pair?[qx(e,t),Gl(e,s,n.status===
"only_in_test"),Gl(e,o,n.status==="only_in_control"),Bx(e,fs(n,e.view.measure),"c-diff",n),Bx(e,n.here[e.view.measure],"c-here",n)]:[qx(e,t),Gl(e,s),Gl(e,n.ownOf[e.view.measure][0]),l("td",{class:"num\
 c-time"},Qe(n.figures.calls[0],"calls"))]}function zF(e,t){let n=e.view.rows[t],{frame:s}=n,o=[t%2?"odd":"",e.view.found?.has(s)?"found":"",s.sort==="rest"?"rest":""].filter(Boolean).join(" ");return l(
"tr",{class:o,data:{index:t},tabindex:t===e.window.active?"0":"-1","aria-level":n.level,"aria-posinset":n.place,"aria-setsize":n.of,"aria-rowindex":t+2,"aria-expanded":n.leaf?null:String(n.open),"aria\
-selected":String(s===e.view.selected)},UF(e,n))}function KF(e,t){return e.view!==null&&e.view.revision===t.revision&&e.view.judged===t.judged&&e.view.text===t.text&&e.view.rows.length===t.rows.length&&
e.view.rows.every((n,s)=>n.frame===t.rows[s].frame&&n.open===t.rows[s].open)}function GF(e,t){let n=e.view.selected!==t.selected;e.view=t;for(let[o,a]of e.window.nodes)a.setAttribute("aria-selected",String(
e.view.rows[o].frame===e.view.selected));let s=e.view.rows.findIndex(o=>o.frame===e.view.selected);n&&s>=0&&e.window.activate(s)}function YF(e,t){let n=t.target.closest("tr[data-index]");if(!n)return;
let{frame:s,leaf:o}=e.view.rows[n.dataset.index],a=t.target.closest("[data-act]")?.dataset.act;e.window.activate(Number(n.dataset.index),!0),a==="instances"?e.events.onInstances(s):a==="toggle"&&!o?e.
events.onToggle(s):e.events.onSelect(s)}function Fx(e,{frame:t,open:n,leaf:s},o){!s&&n!==o?e.events.onToggle(t):o&&n?e.window.activate(e.window.active+1,!0):!o&&t.parent&&e.window.activate(e.view.rows.
findIndex(a=>a.frame===t.parent),!0)}function VF(e,t){let n=e.view?.rows[e.window.active];if(!n||t.altKey||t.ctrlKey||t.metaKey||t.target.closest("button"))return;let s=e.window.placeOf(t.key),a=s!==void 0?
()=>e.window.activate(s,!0):{ArrowRight:()=>Fx(e,n,!0),ArrowLeft:()=>Fx(e,n,!1),Enter:()=>e.events.onZoom(n.frame)," ":()=>e.events.onSelect(n.frame)}[t.key];a&&(t.preventDefault(),a())}function JF(e,t){
if(KF(e,t)){GF(e,t);return}let n=e.view?.rows[e.window.active]?.frame.key,s=e.view?.selected?.key!==t.selected.key||e.view?.revision!==t.revision;e.view=t,e.largestChange=e.view.tree.frames.reduce((a,r)=>Math.
max(a,Math.abs(fs(r,e.view.measure))),0),HF(e),e.table.setAttribute("aria-rowcount",String(e.view.rows.length+1));let o=s?e.view.selected.key:n;e.window.active=Math.max(0,e.view.rows.findIndex(a=>a.frame.
key===o)),e.window.draw(!0),s&&e.view.chosen&&e.window.reveal(e.window.active,!0)}function zx(e){let t={events:e,view:null,largestChange:0};return t.head=l("thead"),t.body=l("tbody"),t.columns=l("colg\
roup"),t.table=l("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},t.columns,t.head,t.body),t.node=l("div",{class:"tree-scroll",tabindex:"-1"},t.table),t.window=lo({node:t.node,body:t.
body,covers:[t.head],least:jF,columns:()=>t.columns.children.length,count:()=>t.view?.rows.length??0,make:n=>zF(t,n)}),t.body.addEventListener("click",n=>YF(t,n)),t.body.addEventListener("dblclick",n=>{
let s=n.target.closest("tr[data-index]");s&&!n.target.closest("[data-act]")&&e.onZoom(t.view.rows[s.dataset.index].frame)}),t.body.addEventListener("keydown",n=>VF(t,n)),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>JF(t,n),unmount:t.window.unmount}}var Th=12,Oh=8,QF=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel",XF=(e,t,n)=>e.tree.pair?l("\
a",{href:Ve({...e.pair(),merge_addresses:!0,use_short_name:!1,row:Be(t,n)}),class:"op-link"},l("bdi",{},t)):l("bdi",{},t);function Cs(e,t,n,s,o="",a=!1){let[r,i]=n,c=d=>l("td",{class:"num",title:md(d,
s)},Qe(d,s));return l("tr",{},l("th",{scope:"row",title:o,class:a?"inner":null},t),c(r),e.tree.pair&&c(i),e.tree.pair&&l("td",{class:`num strong ${te(i-r)}`,title:ha(i-r,s)},Rt(i-r,s)))}var Ah=(e,t)=>l(
"thead",{},l("tr",{},t===""?l("td"):l("th",{scope:"col"},t),(e.tree.pair?["Control","Test","Δ"]:[ms(e.tree)]).map(n=>l("th",{scope:"col",class:"num"},n))));function ZF(e,t){if(!t?.some(s=>s>0))return null;
let n=s=>s===null?"unknown":Bt(s);return l("tr",{},l("th",{scope:"row",title:"FLOPs of matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),t.map(
s=>l("td",{class:"num"},n(s))),e.tree.pair&&l("td",{class:"num strong"},t.includes(null)?"":Yn(t[1]-t[0])))}function ej(e){return e&&[["more_work","more work",e.by==="flops"?"The time that the change \
of FLOPs would take at the speed of the control":"The time that the change of calls would take if each took as long as in the control"],["slower_work","slower work",`The rest: each ${e.by==="flops"?"F\
LOP":"call"} takes more time, or less`]].map(([t,n,s])=>l("tr",{},l("th",{scope:"row",class:"inner",title:s},`${n}, by ${e.by==="flops"?"FLOPs":"calls"}`),l("td"),l("td"),l("td",{class:`num ${te(e[t])}`,
title:ha(e[t],"device")},Rt(e[t],"device"))))}function tj(e,t){let n=t.here.device;return l("table",{class:"detail-table"},l("caption",{class:"visually-hidden"},`Figures of the frame, ${ms(e.tree)}`),
Ah(e,""),l("tbody",{},Cs(e,"Device time",t.total.device,"device","At and below the frame"),Cs(e,"self",t.ownOf.device,"device","Device work that no frame below it launched",!0),ej(t.work.split),Cs(e,"\
Host time",t.total.host,"host","At and below the frame, each call counted once"),Cs(e,"self",t.ownOf.host,"host","Without the frames that it called",!0),Cs(e,"Calls",t.figures.calls,"calls"),ZF(e,t.work.
flops),e.tree.pair&&n!==null&&l("tr",{},l("th",{scope:"row",title:"The change of its device time (self) and of the frames below it that only one side has"},"Device time changed here"),l("td"),l("td"),
l("td",{class:`num strong ${te(n)}`,title:ha(n,"device")},Rt(n,"device")))))}function nj(e,t){let n=[...t.kernels].sort((s,o)=>Math.abs(o.device[1]-o.device[0])-Math.abs(s.device[1]-s.device[0])||Math.
max(...o.device)-Math.max(...s.device));return n.length>0&&l("table",{class:"detail-table kernel-table"},l("caption",{},t.opened||t.instances>1?`Kernels of all ${k(t.instances)} instances`:"Its kernel\
s"),Ah(e,"Name"),l("tbody",{},n.slice(0,Th).map(({name:s,device:o,counts:a})=>{let r=Cs(e,"",o,"device");return _(r.firstChild,l("span",{class:"mono kernel-name"},XF(e,s,QF(s)))),r.firstChild.title=`${s}\

${Qe(a[0],"calls")}${e.tree.pair?` → ${Qe(a[1],"calls")}`:""} calls`,r}),n.length>Th&&l("tr",{},l("td",{class:"muted",colspan:e.tree.pair?"4":"2"},`${k(n.length-Th)} more`))))}function sj(e,t){return t.
shapes.length>0&&l("table",{class:"detail-table kernel-table"},l("caption",{},"Shapes of its first input"),Ah(e,"Shape"),l("tbody",{},t.shapes.slice(0,Oh).map(({text:n,calls:s})=>{let o=Cs(e,n,s,"call\
s");return o.firstChild.classList.add("mono"),o}),t.shapes.length>Oh&&l("tr",{},l("td",{class:"muted"},`${k(t.shapes.length-Oh)} more`))))}function oj(e,t,n){let s=t.names[1]??t.names[0],o={operator:"\
cpu_op",python:"python_function"}[t.sort],a=e.tree.pair&&o&&!/(?<!0x)…/.test(s);return l("p",{class:"op-actions"},n&&t.instances>1&&t.sort==="module"&&x(t.opened?"Fold its instances":`Show its ${k(t.
instances)} instances`,()=>e.onInstances(t),{class:"link-button"}),t.parent&&t.children.length>0&&x("Zoom to it",()=>e.onZoom(t),{class:"link-button zoom-button"}),a&&l("a",{href:Ve({...e.pair(),merge_addresses:!0,
use_short_name:!1,row:Be(s,o)})},"Open this operation"),a&&o==="cpu_op"&&l("a",{href:ao(e.pair(),{name:s,category:o})},"Show in the timeline"),!["root","rest"].includes(t.sort)&&x("Copy the name",()=>mt(
to(t),"Name copied."),{class:"link-button"}))}function aj(e,t,n,s){e.tree=t;let o=hs(n).slice(1,-1),a=o.filter(({sort:i})=>i!=="python"),r=a.length>0?a:o.slice(-4);_(e.body,l("p",{class:"mono full-nam\
e"},l("bdi",{},tt(n))),l("p",{class:"muted small"},[ma(n),pa(n),n.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(i=>cn(n,i)).map(i=>`${i} time: no difference\
 found`)].flat().filter(Boolean).join(" · ")),r.length>0&&l("p",{class:"muted small mono frame-path"},`in ${r.map(tt).join(" › ")}`),n.through.length>0&&l("p",{class:"muted small"},`On one side, it\
 is below ${n.through.join(", ")}.`),tj(e,n),oj(e,n,s),nj(e,n),sj(e,n))}function Kx({pair:e,onInstances:t,onZoom:n}){let s={pair:e,onInstances:t,onZoom:n,tree:null};return s.body=l("div",{class:"tree-\
detail-body"}),{node:l("section",{class:"card tree-detail","aria-label":"Selected frame"},l("div",{class:"chart-head"},l("h2",{},"Selected frame")),s.body),draw:(a,r,i)=>aj(s,a,r,i)}}var rj=5;function Gx(e){
let t=l("p",{class:"headline"}),n=l("ol",{class:"tree-largest"}),s=l("div",{class:"tree-notes small"}),o=l("section",{class:"card tree-summary","aria-label":"What changed"},t,n,s);function a(i,c){let d=ww(
i,c);return[["new: ",d.only_in_test],["gone: ",d.only_in_control]].filter(([,u])=>u).map(([u,f],h)=>[h===0?" (":", ",u,x(tt(f),()=>e(f),{class:"link-button mono tree-name"})]).flatMap((u,f,h)=>f===h.length-
1?[u,")"]:[u])}function r(i,c,d){let u=i.pair?yw(c,d):Qe(c.ownOf[d][0],d),f=c.sort==="root";return l("li",{},f&&"The part without a partner directly below ",x(tt(c),()=>e(c),{class:"link-button mono t\
ree-name"}),gw(c).map((h,m)=>[m===0?" in ":" › ",x(tt(h),()=>e(h),{class:"link-button mono tree-name"})])," ",l("span",{class:`strong ${i.pair?te(c.here[d]):""}`},u),i.pair&&l("span",{class:"muted"},
a(c,d)),cn(c,d)&&l("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:o,draw(i,c,d){let{from:u,to:f,change:h,percent:m}=bw(i,c),[
,p]=qn[c],[g,w]=i.root.total[c];_(t,l("span",{class:"headline-label"},`${p} ${ms(i)}${c==="device"?", streams added up":""}`),i.pair?[l("span",{class:"value control-text"},u),l("span",{class:"arrow","\
aria-label":"to"},"→"),l("span",{class:"value test-text"},f),l("span",{class:`change ${te(w-g)}`},h,g>0&&l("span",{class:"change-percent"},` (${m})`))]:l("span",{class:"value"},u));let y=ua(i,c,rj);
_(n,y.map(I=>r(i,I,c))),n.hidden=y.length===0;let b=kw(i),E=i.byHost&&i.pair&&`${i.root.total.device.some(I=>I>0)?"One side has no device time, so host":"Host"} time decides which frames belong togeth\
er.`,q=i.inAll>i.shown&&`${i.shown} of ${i.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,M=i.pair&&i.samples.some(I=>I<pi)&&"Fewer than 4 samples on a sid\
e: changes cannot be distinguished from noise, so all are coloured as measured.",V=!M&&i.root.verdict[c]==="cannot_judge"&&"Rows of the device were lost: changes of its time cannot be judged, and all \
are coloured as measured.";_(s,[...vw(i,d),V].filter(Boolean).map(I=>l("p",{class:"notice"},I)),[b,M,E,q].filter(Boolean).map(I=>l("p",{class:"muted"},I)))}}}var ij=250,lj=[["both","Both","As wide as \
the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],cj=[["folded","Folded","Layers of the sa\
me kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alone"]],dj=[["modules","Modules","Modules, \
annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function uj(e,t){let n=N("tree-search"),s=l("span",{class:"\
muted small tree-found"}),o=Pn({id:n,wait:ij,onText:e,onStep:t,empties:!1,placeholder:"Frame or kernel"}),a=l("span",{class:"tree-steps",hidden:!0},Y("up","The previous match (Shift+Enter)",()=>t(-1)),
Y("down","The next match (Enter)",()=>t(1)));return{node:l("span",{class:"tree-search"},l("label",{for:n},"Find"),o,a,s),input:o,draw(r,i,c,d){if(document.activeElement!==o&&(o.value=r),a.hidden=i===null||
i.length===0,i===null){s.textContent="";return}let[u,f]=mw(i,d);s.textContent=i.length===0?"No frame matches.":`${$(i.length,"frame")}: ${c.pair?`${Qe(u,d)} → ${Qe(f,d)} (${Rt(f-u,d)})`:Qe(u,d)}`}}}
function Yx({onChange:e,onStep:t}){let n=new Map(oo.map(h=>[h,{change:l("span",{class:"switch-change"})}])),s=l("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},oo.map(
h=>{let m=n.get(h);return m.button=x("",()=>e({by:h,rows:[]}),{title:qn[h][2],"aria-pressed":"false"}),m.button.append(qn[h][1]," ",m.change),m.button})),o=Oe("Width of the frames",lj,h=>e({width:h})),
a=Oe("How frames are grouped",cj,h=>e({frames:h,rows:[],open:[],zoom:""})),r=Oe("What counts as a frame",dj,h=>e({level:h,rows:[],open:[],zoom:"",node:""})),i=Oe("Order of the rows",[["","Largest firs\
t","The largest change first"],["calls","As called","In the order of their first calls"]],h=>e({order:h})),c=uj(h=>e({q:h}),t),d=(h,m,p="")=>l("span",{class:`tree-choice ${p}`},l("span",{class:"muted"},
h),m),u=d("Width",o.node,"wide-choice");return{node:l("div",{class:"tree-controls"},s,d("Layers",a.node),u,d("Frames",r.node),d("Rows",i.node),c.node),search:()=>c.input.focus(),draw(h,m,p,g){for(let[
w,y]of n){y.button.setAttribute("aria-pressed",String(w===p));let b=m?.pair?_w(m,w):"";_(y.change,b)}o.press(h.width),u.hidden=h.test==="",a.press(h.frames),r.press(h.level),i.press(h.order),c.draw(h.
q,g,m,p)}}}function fj(e){let t=e?.parts?.reduce((n,s)=>Math.abs(s.change)>Math.abs(n?.change??0)?s:n,null);return t?t.part==="idle"?"host":"device":""}var Vx=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function hj(e,t){
let{device:n,host:s}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?fj(t)||(Vx(s)>4*Vx(n)?"host":"device"):"device"}async function mj(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[s,o]of Object.entries(ut(e)))o!==""&&o!=="all"&&n.set(s,o);try{return(await fe(n,{signal:t})).waterfall}catch(s){if(s.name==="AbortError")throw s;return null}}async function pj(e,t){let n=e.
test!=="",s=e.frames==="instance",o=async c=>({...fd(await Or(n?"":e.control,fa(e,c,s),{signal:t})),chosenBy:c}),[a,r]=await Promise.all([o(e.by==="host"?"host":"device"),n&&e.by===""?mj(e,t):null]),i=e.
by||hj(a,r);return i==="host"&&e.by===""&&a.shown<a.inAll?{tree:await o("host"),measure:i}:{tree:a,measure:i}}async function gj(e,t,n){let s=t==="host"?"host":"device";return{...fd(await Or(e.test!==""?
"":e.control,fa(e,s,!0),{signal:n})),chosenBy:s}}async function wj(e,t,n,s=e.frames==="instance"){let o=fa(e,t.chosenBy,s);o.set("significance",n),Gg(t,await Or("",o),n)}var nr={path:"/tree",name:"Tre\
e",read:ln,mount:Aj},yj=e=>at({...Fe(""),...ut(e)}),So=(e,t,{replace:n=!0}={})=>!e.dead&&e.context.go(dt({...e.state,...t}),{replace:n});function bn(e,t,n){let s=a=>a.at<=t.at&&t.at<a.end,o=n??(s(e.shown.
zoomed)?e.shown.zoomed:hs(t).findLast(a=>s(a)&&e.shown.zoomed.at>=a.at&&e.shown.zoomed.at<a.end)??e.shown.tree.root);So(e,{node:t.key,zoom:o.key}),e.speak(`${tt(t)} is selected.`)}function bj(e,t){let n=e.
state.rows.includes(t.key)?e.state.rows.filter(s=>s!==t.key):[...e.state.rows,t.key];So(e,{rows:n})}function Jx(e,t){let n=t.key,s=e.state.open.includes(n);So(e,{open:s?e.state.open.filter(o=>o!==n):[
...e.state.open,n],rows:e.state.rows.filter(o=>o!==n),node:n}),j(s?"Folded.":`Its instances are shown below ${tt(t)}.`)}function _j(e,t){let n=e.shown?.found??[];if(n.length>0){let s=n.indexOf(e.shown.
selected),o=s<0?t>0?0:n.length-1:(s+t+n.length)%n.length;bn(e,n[o]),j(`${o+1} of ${n.length}: ${tt(n[o])}`)}}function kj(e){if(e.state.control==="")return"";let t=`${e.state.control} ${fa(e.state,"dev\
ice",e.state.frames==="instance")}`,n=e.state.by===""?"first":e.state.by==="host"?"host":"device";return e.answer?.base===t&&(n==="first"?e.answer.first:e.answer.tree.shown>=e.answer.tree.inAll||e.answer.
tree.chosenBy===n)?e.answer.key:`${t} ${n}`}function Qx(e,t){e.wanted=t,e.results.dataset.stale="";let[n,s]=[t.slice(0,t.lastIndexOf(" ")),e.state.by];e.question.ask(o=>pj(e.state,o),o=>{e.answer={...o,
key:t,base:n,first:s===""},e.instances=null,delete e.results.dataset.stale,e.question.say(null),j($(o.tree.frames.length-1,"frame")),Gn(e)},o=>{e.answer=null,e.shown=null,delete e.results.dataset.stale,
e.question.say(xj(e,o)),Gn(e)})}function vj(e,t){let n=`${e.answer.key} ${t==="host"}`;return e.instances?.key===n?(Ch(e,e.instances,t),e.instances.tree):(e.instances={key:n,tree:null},e.question.ask(
s=>gj(e.state,t,s),s=>{e.instances.tree=s,Gn(e),Ch(e,e.instances,t)},s=>{e.instances=null,z(`The instances could not be loaded. ${s.message}`,{urgent:!0})}),null)}async function Ch(e,t,n){let{tree:s}=t;
if(t.judged??=new Set,!(!s?.pair||n==="calls"||t.judged.has(n)||s.samples.some(o=>o<pi))){t.judged.add(n);try{await wj(e.state,s,n,t===e.instances||e.state.frames==="instance")}catch{return}!e.dead&&e.
answer&&(e.answer===t||e.instances===t)&&(e.answer.verdicts=`${e.answer.verdicts??""} ${t===e.instances?"each ":""}${n}`,e.answer.classes=void 0,e.answer.openedFor=void 0,Gn(e))}}function xj(e,t){return Ee(
t,"This tree cannot be shown",On(e.state)?x("Use all ranks and steps",()=>So(e,Tn),{class:"primary"}):x("Try again",()=>Qx(e,e.wanted),{class:"primary"})," ",Hn())}function $j(e,t){if(e.state.frames===
"class")return e.answer.classes??=Xg(e.answer.tree),e.answer.classes;if(e.state.frames==="folded"&&e.state.open.length>0){let n=vj(e,t);if(n){let s=e.state.open.join();return e.answer.openedFor!==s&&(e.
answer.opened=tw(e.answer.tree,n,new Set(e.state.open)),e.answer.openedFor=s),e.answer.opened}}return e.answer.tree}function Sj(e){let t=e.state.by||e.answer.measure,n=$j(e,t),s=e.state.q===""?null:hw(
n,e.state.q),o=hd(n,e.state.node)??ua(n,t,1)[0]??n.root,a=hd(n,e.state.zoom)??n.root,r=lw(n,t,[o,...n.frames.filter(u=>u.opened).flatMap(u=>u.children.slice(0,1)),...s??[]]),i=new Set(e.state.rows),c=cw(
n,t,e.state.order,u=>r.has(u)!==i.has(u.key)),d=[e.answer.key,t,e.state.frames,e.state.width,e.state.open.join(),n.frames.length].join(" ");return{tree:n,measure:t,width:e.state.width,found:s,text:`${e.
state.q} ${e.state.order}`,selected:o,chosen:e.state.node!=="",zoomed:a,rows:c,revision:d,judged:e.answer.verdicts??"",canOpen:e.state.frames==="folded",lines:Ej(n),file:`tracediff-${n.sides.map(({label:u})=>Le(
u)).join("-")}`}}function Ej(e){return[["control","test"].slice(0,e.sides.length).map((n,s)=>`${e.pair?`${n}: `:""}${e.sides[s].label} (${$(e.sides[s].samples,"sample")})`).join(" → ")]}function Tj(e){
let t=e.answer&&{control:e.answer.tree.sides[0],test:e.answer.tree.sides[1]},n=o=>An(o,e.state,e.sets,t),s=e.state.control===""?"Tree":`${n("control")}${e.state.test===""?"":` → ${n("test")}`} · Tre\
e`;e.heading.textContent=s,e.context.setTitle(s),e.sides.draw(e.state,e.sets,t)}function Gn(e){if(e.dead)return;let t=kj(e);if(t===""?(e.question.drop(),[e.wanted,e.answer,e.shown]=["",null,null],e.question.
say(uo("Choose a control and a test",e.sets,"Pick two sets above, or a control alone, or go to the "))):t!==e.wanted&&(e.answer||e.question.say(null),Qx(e,t)),Tj(e),e.results.toggleAttribute("data-ske\
leton",t!==""&&!e.answer),!e.answer||e.answer.key!==t){e.controls.draw(e.state,null,e.state.by,null);return}e.shown=Sj(e);let{tree:n,measure:s,found:o}=e.shown,a=[e.shown.revision,e.shown.judged,e.state.
level].join(" ");a!==e.summed&&(e.summed=a,e.summary.draw(n,s,e.state.level)),e.controls.draw(e.state,n,s,o),e.chart.draw(e.shown),e.chart.sql.set($t(Ak(e.state,s),e.state)),e.table.draw({...e.shown,found:o&&
new Set(o)}),e.detail.draw(n,e.shown.selected,e.shown.canOpen),Ch(e,e.answer,s)}function Oj(e,t){e.state=ln(t),Gn(e),ht(e,Gn),e.answer&&e.wanted===e.answer.key&&e.context.settled()}function Mj(e){e.dead=
!0,e.question.unmount(),e.chart.unmount(),e.table.unmount()}function Aj(e,t){let n={context:t,sets:null,answer:null,wanted:"",instances:null,shown:null,summed:"",dead:!1};n.state=ln(location.search),n.
sides=yo(a=>So(n,{...a,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set alone",links:a=>[l("a",{class:"small",href:yj(a)},"Compare"),tf(a)]}),n.summary=Gx(a=>bn(n,a)),n.controls=Yx(
{onChange:a=>So(n,o(a)),onStep:a=>_j(n,a)}),n.chart=Hx({onPick:a=>bn(n,a,a),onZoom:a=>bn(n,n.shown.selected,a),onMove:a=>bn(n,a)}),n.table=zx({onSelect:a=>bn(n,a),onZoom:a=>bn(n,a,a),onToggle:a=>bj(n,
a),onInstances:a=>Jx(n,a)}),n.detail=Kx({pair:()=>ut(n.state),onInstances:a=>Jx(n,a),onZoom:a=>bn(n,a,a)});let s=l("div",{class:"message"});n.heading=l("h1",{class:"visually-hidden"},"Tree"),n.results=
l("div",{class:"results tree-results"},n.summary.node,n.controls.node,l("div",{class:"tree-columns"},n.chart.node,l("section",{class:"card table-card tree-card","aria-label":"Tree table"},n.table.node),
n.detail.node)),e.append(l("div",{class:"page tree-page"},n.heading,n.sides.node,s,n.results)),n.question=Ue({context:t,results:n.results,message:s}),n.speak=Te(400,j);function o(a){return a.frames&&n.
shown?{...a,node:n.shown.selected.foldKey}:a}return Gn(n),ht(n,Gn),{keys:{search:()=>n.controls.search(),enter:()=>n.shown!==null&&n.table.focus(),control:()=>n.sides.choose("control"),test:()=>n.sides.
choose("test"),close:()=>n.shown!==null&&n.shown.zoomed!==n.shown.tree.root&&bn(n,n.shown.selected,n.shown.tree.root)},update:a=>Oj(n,a),unmount:()=>Mj(n)}}var Zx="No connection to the server: trying again.";function Cj({actions:e}){return`${Zx} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${k(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function Rj(e,t){let n=!1,s="",o=()=>Cn().hurry();function a(){let{gone:r,other:i}=Cn(),c=r?Cj(Cn()):i?"The server has been replaced by another version of\
 it.":"";c!==s&&(s=c,e.hidden=c==="",_(e,c,c!==""&&(r?x("Try now",o):x("Load the page again",()=>location.reload())))),r!==n&&(n=r,j(r?Zx:"The server answers again.",r),r||t())}Km(a),window.addEventListener(
"online",o),document.addEventListener("visibilitychange",o),a()}function Lj(e,t,n){let s=0,o=r=>[...r.dataTransfer?.types??[]].includes("Files"),a=()=>{s=0,e.hidden=!0};window.addEventListener("dragen\
ter",r=>{o(r)&&t()&&(r.preventDefault(),s+=1,e.hidden=!1)}),window.addEventListener("dragleave",r=>{o(r)&&(s-=1,(s<=0||r.relatedTarget===null)&&a())}),window.addEventListener("pointermove",()=>{e.hidden||
a()}),window.addEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async r=>{if(a(),!!o(r)){if(r.preventDefault(),!t()){
z("This server is read-only.",{urgent:!0});return}try{let i=await Jp(r.dataTransfer);i.length>0&&n(i)}catch(i){z(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var Nj=1e3,Yl="This\
 page waits for a set that the server has not checked yet.";function Pj(){let e=l("span",{class:"toast-text"}),t=l("div",{class:"toast set-wait"},e),n=0,s=0;async function o(a){let r=await Ks().then(i=>i.
set_files,()=>null);a!==s||!t.isConnected||(e.textContent=r?`${Yl} ${Gd(r)}`:Yl,n=setTimeout(o,Nj,a))}Gm(a=>{let r=a&&Tt()!=="/";r!==t.isConnected&&(clearTimeout(n),s+=1,t.remove(),r&&(document.getElementById(
"toasts").append(t),e.textContent=Yl,j(Yl),o(s)))})}var e$=()=>l("a",{href:H("/")},"Show");function Ij(){return[...U.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:iu(t),...ru(t)})),
...an.running.map(t=>({label:t.label,text:ws(t),done:t.bytes_done,total:t.bytes_total}))]}function Dj(){let e=o=>U.transfers.filter(a=>a.state===o),[t,n]=[e("asking"),e("failed")];return[t.length===1?
`“${t[0].label}” waits for an answer`:t.length>1&&`${k(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${k(n.length)} uploads were not stored`].
filter(Boolean).join("; ")}function qj(){let e=l("progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=l("strong",{class:"ellipsis"}),n=l("span",{class:"muted small ellipsis"});return{
node:l("div",{class:"status-part status-progress"},l("div",{class:"status-head"},t,e$()),e,n),draw(o){t.textContent=o.length===1?o[0].label:`${k(o.length)} sets on their way`,n.textContent=o[0].text;let a=o.
reduce((r,i)=>r+i.total,0);o.some(r=>r.total===0)?e.removeAttribute("value"):(e.max=a,e.value=Math.min(a,o.reduce((r,i)=>r+i.done,0)))}}}function Bj(){let e=l("span",{});return{node:l("div",{class:"st\
atus-part status-head"},e,e$()),draw(n){e.textContent=`${n}.`}}}function Fj(e){let t=l("div",{class:"status-part status-offer"}),n=!1;function s(){n=!1,e()}function o(a,r){let i=l("p",{class:"status-v\
erdict",role:"status"}),c=l("a",{class:"button primary",href:rt(a.id,r.id)},`Compare ${a.label} with ${r.label}`);_(t,l("div",{class:"status-head"},l("strong",{},"Both sets are stored"),Y("close","Dis\
miss",s)),i,c),n=!0,e(),j(`Both sets are stored. You can compare ${a.label} with ${r.label} now.`);let d=new URLSearchParams({control:a.id,test:r.id,limit:"0",diagnosis:"false"});fe(d).then(u=>{i.textContent=
u.verdict.words?`Step time: ${u.verdict.words}`:""}).catch(()=>{})}return{node:t,set:o,clear:s,isOn:()=>n}}function jj(){let e=l("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=qj(),
n=Bj(),s=Fj(a);document.getElementById("toasts").append(e);let o=0;function a(){o=0;let i=Tt()!=="/",c=i?Ij():[],d=i?Dj():"";c.length>0&&t.draw(c),d!==""&&n.draw(d),Nn(e,[c.length>0&&t.node,d!==""&&n.
node,s.isOn()&&s.node].filter(Boolean)),e.hidden=e.childElementCount===0}function r(){o===0&&(o=requestAnimationFrame(a))}return U.addEventListener("change",r),an.addEventListener("change",r),a(),{offer:s.
set,clear:s.clear,draw:a}}var t$="tracediff.session";function Wj(){try{return sessionStorage.getItem(t$)??""}catch{return""}}function Rh(e){return e.last??=Wj(),e.last}function Jl(e,t){e.last=t;try{sessionStorage.
setItem(t$,t)}catch{}}var Hj=e=>en(e).then(t=>t.quality.kept>0?t:null).catch(()=>null),Uj=()=>yt(new URLSearchParams({limit:"0"})).then(({total:e})=>e===2).catch(()=>!1);async function Xx(e){if(U.active.
length>0||e.arrived.length===0)return;let t=e.arrived.sort((c,d)=>c.key-d.key).map(({id:c})=>c);e.arrived=[];let n=t.length===1,s=Rh(e);Jl(e,n?t[0]:"");let o=n&&s!==""&&s!==t[0]?[s,...t]:t;if(o.length!==
2)return;let[a,r]=await Promise.all(o.map(Hj));if(!r&&n&&Jl(e,s),!a||!r)return;let i=!n||Hp(a.label,r.label)||await Uj();U.active.length===0&&e.onPair(...Zo(a,r),{sure:i})}function zj(e){let t={onPair:e,
last:null,arrived:[]},n=s=>{t.arrived=t.arrived.filter(o=>o.id!==s)};return U.addEventListener("stored",({detail:s})=>{n(s.job.set),t.arrived.push({id:s.job.set,key:s.key}),Xx(t)}),U.addEventListener(
"change",({detail:s})=>{s?.state==="undone"?(n(s.job.set),Rh(t)===s.job.set&&Jl(t,"")):(s===null||s.state==="failed"||s.state==="cancelled")&&Xx(t)}),{clear(){t.last="",We().then(()=>Jl(t,Rh(t)))}}}var n$={
path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(l("div",{class:"page"},l("div",{class:"empty"},l("h1",{},"There is no such page"),l("p",{},"The address may be mistyped. ",
l("a",{href:H("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}},Kj=120,Gj=[er,Es,Df,nr,Za,ff,Qf,th,mh],s$=[["nav-traces",er],["nav-compare",Es,Df,th],["nav-tree",nr],["nav-timeline",Za],["\
nav-analyse",ff],["nav-query",Qf],["nav-series",mh]],sr=document.getElementById("main"),qt=null,Lh="",Rs=history.state?.scroll??null,Vl=location.hash.slice(1),$e={go(e,{replace:t=!1}={}){let n=location.
pathname+location.search;e!==n&&(t?history.replaceState(history.state,"",e):(o$(),history.pushState(null,"",e)),Rs=null),Vl=new URL(e,location.href).hash.slice(1),Ph()},setTitle(e){document.title=e===
""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){l$.draw(qt.page,e)},lastCompare(e){let t=new URLSearchParams(Lh.split("?")[1]??"");return["control","t\
est"].every(n=>t.get(n)===e.get(n))?Lh:void 0},settled(){Rs!==null?(window.scrollTo(0,Rs),Rs=null):Vl!==""&&document.getElementById(Vl)?.scrollIntoView(),Vl=""},status:null,newPair:!1},o$=()=>history.
state?.scroll!==window.scrollY&&history.replaceState({scroll:window.scrollY},"");function Ph(){let e=Gj.find(n=>n.path===Tt())??n$;if(s$.forEach(([n,...s])=>Jj(n,s.includes(e))),Qj(),a$()&&(tW.clear(),
Nh.clear()),Nh.draw(),l$.draw(e),qt?.page===e){qt.view.update(location.search);return}qt?.view.unmount(),$e.busy(!1),sr.textContent="";let t=qt!==null;qt={page:e,view:e.mount(sr,$e)},t&&(window.scrollTo(
0,0),sr.focus({preventScroll:!0}),j(`${e.name} page`))}function a$(){let e=new URLSearchParams(location.search);return Tt().startsWith(Es.path)&&!!(e.get("control")&&e.get("test"))}function r$(){return(Tt()===
er.path||Tt()===Es.path&&!a$())&&!Xo(document.activeElement)&&!document.querySelector("dialog[open]")}function Yj(e,t,{sure:n}){if(!r$()||!n){Nh.offer(e,t);return}let s=U.transfers.filter(o=>U.canUndo(
o)&&[e.id,t.id].includes(o.job.set));$e.newPair=!0,$e.go(rt(e.id,t.id)),$e.newPair=!1,s.length!==0&&z(`${s.map(({label:o})=>`“${o}”`).join(" and ")} ${s.length===1?"was":"were"} added.`,{seconds:30,
action:{label:"Undo",run:async()=>{try{await Promise.all(s.map(o=>U.undo(o))),$e.go(H("/"))}catch(o){z(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Vj({detail:{label:e,job:t}}){let n=()=>$e.
go(t.page);r$()?n():z(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:n}})}function Jj(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute(
"aria-current")}function Qj(){let[e]=s$.find(([,{path:o}])=>o===Tt())??[];e&&(document.getElementById(e).href=location.pathname+location.search),Tt()===Es.path&&(Lh=location.pathname+location.search);
let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let o of["control","test"])t.get(o)&&n.set(o,t.get(o));let s=Tt();(s.startsWith("/compare")||[nr,Za].some(({path:o})=>o===s))&&n.size>
0&&Xj(t,n,s)}function Xj(e,t,n){let[s,o]=[e.get("control"),e.get("test")],a=(i,c)=>{document.getElementById(i).href=c};a("nav-traces",H(`/?${t}`));let r=new URLSearchParams({set:s??"",test:o??"",...e.
get("cut_overlaps")&&{cut_overlaps:e.get("cut_overlaps")}});a("nav-analyse",H(`/analyse?${r}`)),a("nav-query",H(`/query?${t}`)),n!==nr.path&&a("nav-tree",dt(ut(ln(location.search)))),n!==Za.path&&a("n\
av-timeline",Lt(Object.fromEntries(e))),!n.startsWith(Es.path)&&s&&o&&a("nav-compare",$e.lastCompare(e)??rt(s,o))}function Zj(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||
e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),s=gc(n.pathname),o=n.origin===location.origin&&H(s)===n.pathname&&!s.startsWith(
"/api/")&&!s.startsWith("/web/"),a=n.pathname+n.search===location.pathname+location.search;!o||n.hash!==""&&a||(e.preventDefault(),$e.go(n.pathname+n.search+n.hash))}async function i$(){try{$e.status=
await Ks(),zm($e.status.build),document.getElementById("version").textContent=`tracediff ${$e.status.version}`,document.body.toggleAttribute("data-read-only",$e.status.read_only===!0),document.body.toggleAttribute(
"data-no-sql",$e.status.sql===!1),document.body.toggleAttribute("data-no-traces",$e.status.keep_traces===!1)}catch{}}async function eW(){let e=globalThis.firstComparison?.answer;e&&(sr.dataset.waits="",
await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,Kj)})]),delete sr.dataset.waits),qt===null&&Ph()}var l$=nb(document.getElementById("bad-values"),$e),Nh=jj();Rj(document.getElementById(
"connection"),()=>{i$(),qt?.view.back?.()});Pj();var tW=zj(Yj);kp();bp(document.getElementById("theme"));Lp(()=>qt,document.getElementById("keys"));Lj(document.getElementById("drop-veil"),()=>$e.status?.
read_only!==!0,e=>{U.add(e),Tt()!=="/"&&!document.querySelector("dialog[open]")&&$e.go(H("/"))});U.addEventListener("bundle",Vj);U.addEventListener("change",()=>Fr().catch(()=>{}),{once:!0});document.
addEventListener("click",Zj);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Rs=e.state?.scroll??0,Ph(),(qt.page===er||qt.page===n$)&&$e.settled()});new IntersectionObserver(
([{isIntersecting:e}])=>document.body.toggleAttribute("data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",Te(200,()=>{Rs===null&&o$()}),{passive:!0});for(let e of["\
wheel","touchstart","keydown"])window.addEventListener(e,()=>{Rs=null},{passive:!0});eW();We().then(()=>{an.watch(),i$()});})();
